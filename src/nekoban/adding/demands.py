"""Everything that is required of a game, each a sentence, in the order in which a game is written.

A draft must load, be playable at random and have rules. A playable game has everything that players see. A
verified one has also been measured and described. What a game's status does not require yet is only listed.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

from nekoban.adding.playthrough import golden_files, playthrough
from nekoban.adding.showing import check_pictures, play_in_terminal
from nekoban.adding.telling import Untold, check_telling
from nekoban.adding.turning import Unturned, check_turning
from nekoban.core import laws
from nekoban.core.catalogue import all_games, broken_games
from nekoban.core.clauses import clause_ids, folder_of_tests, project_of, test_counts
from nekoban.core.contracts import LATE_PARTS, ContractError, bind_part
from nekoban.core.game import Game
from nekoban.core.match import Match

STATUSES = ("draft", "playable", "verified")
OK, MISSING, BROKEN = "ok", "missing", "broken"
LOADS = "The game loads, and its parts keep their contracts."  # the first demand, before all others
GAMES = 30  # games that the laws check by default


class Gap(Exception):
    """Something is missing; the text says what to do."""


class Fault(Exception):
    """Something is wrong; the text says what."""


class Demand(NamedTuple):
    """One requirement: from which status on, its sentence, and the function that checks it."""

    status: str
    sentence: str
    ask: Callable[[Game], None]


class Answer(NamedTuple):
    """The result of a check."""

    demand: Demand
    found: str  # ok, missing or broken
    what: str  # what is missing or broken

    def counts(self, status: str) -> bool:
        """Whether it makes a game of that status fail; broken things always do."""
        is_due = STATUSES.index(self.demand.status) <= STATUSES.index(status)
        return self.found == BROKEN or (self.found == MISSING and is_due)


def answers(game: Game, games: int = GAMES) -> Iterator[Answer]:
    """Check a game for everything, one after another."""
    for demand in demands(games):
        try:
            demand.ask(game)
        except Gap as gap:
            yield Answer(demand, MISSING, str(gap))
        except Exception as error:  # any error is the game's, not the check's
            kind = (
                ""
                if isinstance(error, Fault | laws.Breach | Untold | Unturned)
                else f"{type(error).__name__}: "
            )
            yield Answer(demand, BROKEN, f"{kind}{error}")
        else:
            yield Answer(demand, OK, "")


def why_not_loaded(name: str) -> str | None:
    """What is wrong with a game that cannot be loaded; None if it can, or if there is no such game."""
    if name in all_games(hidden=True):
        return None
    folder = name.replace("-", "_")
    return next((why for package, why in broken_games().items() if package.split(".")[-1] == folder), None)


def demands(games: int) -> tuple[Demand, ...]:
    """All that `nekoban check` asks of a game, in the order in which a game is written."""
    return (
        Demand("draft", "A game of random moves ends within its bound.", check_random_game),
        Demand("draft", "The samples show every number of players.", check_samples),
        Demand("draft", "RULES.md has numbered clauses.", check_clauses),
        Demand("draft", "Every clause has a test that carries its id.", check_clause_tests),
        Demand("draft", "What is bound only when it is used keeps its contract.", check_late_parts),
        Demand("draft", "The rules compile.", check_compiling),
        Demand("draft", f"The laws hold over {games} games.", lambda game: check_laws(game, games)),
        Demand("draft", "A turned table is the same game, so that learners can sit anywhere.", check_seats),
        Demand("playable", "People read sentences of the game's own.", wants("show/words.py", "words")),
        Demand("playable", "Every sentence comes from a message, in every language.", check_messages),
        Demand("playable", "The table is shown as text.", wants("show/text.py", "text")),
        Demand("playable", "A session in the terminal can be played to the end.", check_session),
        Demand("playable", "The table is drawn, in every layout and for everybody.", check_drawing),
        Demand("playable", "The golden playthroughs are as recorded.", check_golden),
        Demand("verified", "A first game is taught.", wants_data("lesson.toml", "lesson")),
        Demand("verified", "Clauses of refusals have a second opinion.", wants("reasons.py", "reasons")),
        Demand("verified", "Sentences of refusals have one too.", wants("claims.py", "claims")),
        Demand("verified", "Moves have reasons of the game's own.", wants("motives.py", "motives")),
        Demand("verified", "The lab counts what is worth counting.", wants("counting.py", "counting")),
        Demand("verified", "The strength of the bots was measured.", wants_data("ratings.json", "ratings")),
        Demand("verified", "There is a report on its balance.", wants_data("report.py", "report")),
        Demand("verified", "The README names the game.", check_readme),
        Demand("verified", "The game has its pages in the docs.", check_pages),
    )


# --- the checks


def check_random_game(game: Game) -> None:
    """Play a random game with the interpreted rules, so that nothing needs compiling."""
    chance, options, bound = random.Random(1), game.options.read({}), game.bound(game.options.read({}))
    state = game.interpreted.start(options, 1)
    for _ in range(bound):
        if state.to_move < 0:
            return
        moves = game.interpreted.legal(state)
        if not moves:
            raise Fault(f"Seat {state.to_move + 1} is to move and has no legal move.")
        game.interpreted.play(state, chance.choice(moves))
    if state.to_move >= 0:
        raise Fault(f"The game goes on after {bound} decisions, which is its bound.")


def check_samples(game: Game) -> None:
    """Demand: the samples of facts.py show every number of players."""
    form = game.options.form()[0]
    shown = {game.options.read(sample).players for sample in game.samples()}
    if lacking := set(range(form["low"], form["high"] + 1)) - shown:
        raise Gap(f"No sample of facts.py has {min(lacking)} players.")


def check_late_parts(game: Game) -> None:
    """What is bound only when it is used: none of it has to exist, a broken one is refused."""
    for part in LATE_PARTS:
        try:
            bind_part(game.package, part)
        except ContractError as error:
            raise Fault(str(error)) from None


def check_clauses(game: Game) -> None:
    """Demand: RULES.md has numbered clauses."""
    if not (game.folder / "RULES.md").is_file():
        raise Gap("Write RULES.md: every rule as a numbered clause in your own words.")
    ids = clause_ids(game)
    if not ids:
        raise Gap(f"No line of RULES.md begins with a clause id, such as {game.clause_prefixes[0]}-01.")
    unknown = [
        clause.name
        for clause in game.clauses
        if clause.name != "OVER" and clause.name.replace("_", "-") not in ids
    ]
    if unknown:
        raise Fault(f"Clause.{unknown[0]} of parts.py is no clause of RULES.md.")


def check_clause_tests(game: Game) -> None:
    """Demand: every clause has a test."""
    folder = folder_of_tests(game)
    if folder is None:
        raise Gap("The tests were not found: they are in the game's checkout.")
    bare = [clause for clause, count in test_counts(game, folder).items() if count == 0]
    if bare:
        raise Gap(f"No test in {folder} carries the id of {', '.join(bare[:5])}.")


def check_compiling(game: Game) -> None:
    """Demand: the rules compile."""
    game.compiled.compile_ahead()


def check_laws(game: Game, games: int) -> None:
    """Demand: the game keeps the laws over this many games."""
    laws.run(game, games)


def check_seats(game: Game) -> None:
    """Demand: a turned table is the same game."""
    check_turning(game)


def check_messages(game: Game) -> None:
    """The plain words that a game has meanwhile say a move by its text, which nobody translates."""
    wants("show/words.py", "words")(game)
    check_telling(game)


def check_session(game: Game) -> None:
    """Demand: a match can be played in the terminal."""
    play_in_terminal(Match.new(game.name, seed=1), 1)


def check_drawing(game: Game) -> None:
    """Demand: there is a picture of every sample."""
    if game.drawing is None:
        raise Gap("Write show/draw.py; until then the text is shown instead of a picture.")
    for sample in game.samples():
        check_pictures(Match.new(game.name, seed=1, **sample), 1)


def check_golden(game: Game) -> None:
    """Demand: the recorded playthroughs are as they were."""
    if folder_of_tests(game) is None:
        raise Gap("The tests were not found: they are in the game's checkout.")
    for file, (options, luck) in golden_files(game).items():
        if not file.is_file():
            raise Gap(f"{file} is missing. Write it with `make golden`, then read it with the booklet open.")
        if file.read_text(encoding="utf-8") != playthrough(game, options, luck):
            raise Fault(f"{file} differs from the game. Run `make golden` and read the diff.")


def check_readme(game: Game) -> None:
    """Demand: README.md names the game."""
    if game.title not in (checkout(game) / "README.md").read_text(encoding="utf-8"):
        raise Gap(f"README.md does not name {game.title}.")


def check_pages(game: Game) -> None:
    """Demand: docs/ has the pages of the game."""
    docs = checkout(game) / "docs"
    for folder in ("games", "observations", "ladder"):
        if (docs / folder).is_dir() and not (docs / folder / f"{game.name}.md").is_file():
            raise Gap(f"There is no docs/{folder}/{game.name}.md: `make docs` and `make ladder` write it.")


def checkout(game: Game) -> Path:
    """The folder of the project that the game is developed in."""
    project = project_of(game)
    if project is None:
        raise Gap("Only the game's checkout has it.")
    return project


def wants(file: str, part: str) -> Callable[[Game], None]:
    """Checks that a game has this part."""

    def ask(game: Game) -> None:
        if getattr(game.parts[part], "module", None) is None:
            raise Gap(f"Write {file}; docs/contracts.md says what it must contain.")

    return ask


def wants_data(file: str, name: str) -> Callable[[Game], None]:
    """Checks that a game's folder has this data file."""

    def ask(game: Game) -> None:
        if getattr(game, name) is None:
            raise Gap(f"Write {file}; docs/contracts.md says what it must contain.")

    return ask
