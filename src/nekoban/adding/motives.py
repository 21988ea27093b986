"""Checks of motives: each is found where it should be, is true after the move, and has a title.

For a game's tests:

    check_example(GAME, "last-mouse", Example(("players=2 | heap=3 …", "paw three"), ("…", "one")))
    check_random_games(GAME, {"last-mouse": lambda made: made.after.winner == made.seat}, games=6, plies=50)
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from nekoban.core.clauses import clause_ids
from nekoban.core.game import Game
from nekoban.core.language import languages, reading
from nekoban.core.match import Match
from nekoban.core.match_luck import state_after
from nekoban.core.motives import Choice, Facts, motives_of, reasons, theme
from nekoban.core.notation import complete, read_move, read_position
from nekoban.core.record import Position, Raw, SeatNumber

NAMES = ("Ann", "Ben", "Cid", "Dee", "Eve", "Fay", "Gus", "Hal")
TRIED = 4  # moves at each decision of a random game


class Example(NamedTuple):
    """A position in which a motive holds for a move, and one in which it does not."""

    holds: tuple[str | Position, str]
    not_here: tuple[str | Position, str]


class Made(NamedTuple):
    """A move with a motive, and the true positions before and after it."""

    choice: Choice
    facts: Facts
    before: Position
    after: Position
    game: Game

    @property
    def seat(self) -> SeatNumber:
        return int(self.before.to_move)

    @property
    def entry(self) -> Raw:
        return self.game.moves[self.choice.move]


Check = Callable[[Made], bool]


def choice_at(game: Game, position: str | Position, text: str) -> Choice:
    """A legal move of a position; this is a state, or a text without the game's name."""
    state = read_state(game, position) if isinstance(position, str) else position
    legal = game.interpreted.legal(state)
    move = read_move(game, lambda: legal, text)
    assert move in legal, f"{text} is not legal: {[game.moves.texts[row] for row in legal]}"
    return Choice(game.interpreted.view(state, state.to_move), move, legal, NAMES[: state.seats])


def read_state(game: Game, text: str) -> Position:
    """The position of an example, as it is written in a test."""
    _, options, record = read_position(f"{game.name} {text}")
    return complete(game, options, record, 1)


def found_at(game: Game, position: str | Position, text: str) -> set[str]:
    """The motives of a move."""
    return {reason.id for reason in reasons(game, choice_at(game, position, text))}


def check_example(game: Game, id: str, example: Example) -> None:
    """A motive is found where its example says, and not where it should not be."""
    assert id in found_at(game, *example.holds)
    assert id not in found_at(game, *example.not_here)


def check_names(game: Game) -> None:
    """Ids differ, clauses are clauses of the rules page, and every theme has a title of its own language."""
    ids = [motive.id for motive in motives_of(game)]
    assert len(set(ids)) == len(ids)
    assert {motive.clause for motive in motives_of(game)} <= set(clause_ids(game))
    for id in ids:
        titles = []
        for language in languages():
            with reading(language):
                titles.append(theme(game, id))
        assert len(set(titles)) == len(titles), f"{id} has the same title in two languages: {titles}"


def check_random_games(game: Game, checks: Mapping[str, Check], games: int, plies: int) -> Counter[str]:
    """Play random games: what a motive says must be so after the move. How often each was found."""
    found: Counter[str] = Counter()
    samples = game.published_samples()
    for number in range(games):
        match = Match.new(game.name, seed=number, **samples[number % len(samples)])
        for made, id in motives_made(match, plies):
            found[id] += 1
            assert checks[id](made), failure(made, id)
    return found


def motives_made(match: Match, plies: int) -> Iterator[tuple[Made, str]]:
    """Every motive of some moves of a random game, with the positions around the move."""
    chance, game = random.Random(match.seed), match.game
    while not match.over and match.ply < plies:
        legal, view = match.legal(), match.view(match.to_move)
        tried = chance.sample(legal, min(TRIED, len(legal)))
        for move in tried:
            after = state_after(match, move)
            choice = Choice(view, move, legal, match.names)
            for id, facts in facts_of(game, choice):
                yield Made(choice, facts, match.state, after, game), id
        match.play(tried[0])


def facts_of(game: Game, choice: Choice) -> list[tuple[str, Facts]]:
    """The motives of a move, each with what it says."""
    asked = ((motive.id, motive.find(choice)) for motive in motives_of(game))
    return [(id, facts) for id, facts in asked if facts is not None]


def failure(made: Made, id: str) -> str:
    """What is said when a motive is not true after the move."""
    move = made.game.moves.texts[made.choice.move]
    return f"{id} is said of {move}, and it is not so: {made.facts} {made.before}"


def play_on(made: Made, *wanted: str) -> Position:
    """The position after the move, played on by moves of these texts or kinds as far as they are legal."""
    state = made.after.twin()
    for text in wanted:
        legal = made.game.engine.legal(state)
        fitting = [move for move in legal if made.game.moves.texts[move] == text]
        if fitting:
            made.game.engine.play(state, fitting[0])
    return state
