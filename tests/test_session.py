"""A match at one keyboard: what is typed, and what is answered."""

from __future__ import annotations

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import nekoban
from nekoban import Match
from nekoban.bots import make_bot
from nekoban.bots.random import Random
from nekoban.core.language import reading
from nekoban.terminal import thinking
from nekoban.terminal.session import Session
from nekoban.terminal.thinking import think_aside

OVER = "mauwi players=2 | to_move=- ending=columns 1.nines=3,3,3"


class Terminal:
    """A session whose keyboard is a list of lines."""

    def __init__(self, match: Match, lines: list[str], folder: Path, bots: Any = None, **screen: Any) -> None:
        self.lines: Iterator[str] = iter(lines)
        self.screen = io.StringIO()
        console = Console(file=self.screen, width=200, **screen)
        self.session = Session(
            match,
            bots or {},
            console,
            self.ask,
            folder / "here.neko",
            make_bot("random", match.game),  # type: ignore[arg-type]
        )

    def ask(self, question: str) -> str:
        self.screen.write(question)
        try:
            return next(self.lines)
        except StopIteration:
            raise EOFError from None

    def run(self) -> str:
        self.session.run()
        return self.screen.getvalue()


def mice(**more: Any) -> Match:
    return nekoban.new("mice", players=2, seed=1, names=["Ann", "Bob"], **more)


@pytest.mark.parametrize("text", [OVER, "mice players=2 | heap=0 to_move=- winner=1 1.taken=21"])
def test_names_with_brackets_are_shown_as_they_are(text: str, tmp_path: Path) -> None:
    shown = Terminal(Match.from_position(text, names=["[/]", "[red]B"]), [], tmp_path).run()
    assert "[/]" in shown
    assert "[red]B" in shown


def test_the_table_is_drawn_and_its_markup_is_not_seen(tmp_path: Path) -> None:
    match = nekoban.new("mauwi", players=2, seed=1, names=["Ann", "Bob"])
    shown = Terminal(match, ["", "quit"], tmp_path).run()
    assert "Your hand: " in shown
    assert "[bold]" not in shown
    assert "[/]" not in shown


def test_a_session_speaks_the_language_of_who_plays(tmp_path: Path) -> None:
    with reading("fr"):
        shown = Terminal(mice(), ["", "?", "why one", "log", "undo", "xyz", "save", "quit"], tmp_path).run()
    for said in (
        "Empreinte de la graine\u00a0: ", "Passez le clavier à Ann.", "quitter sans enregistrer",
        "Ce coup est permis.", "Il ne s’est encore rien passé.", "Vous n’avez pas de coup à reprendre.",
        "'xyz' n’est pas un coup de Mice. Tapez\u202f? pour de l’aide.", "continuer\u00a0: nekoban resume",
        "Vous avez quitté la table\u202f; la partie est enregistrée dans ",
    ):  # fmt: skip
        assert said in shown


@pytest.mark.parametrize("name", [".", "/", ".."])
def test_a_name_that_is_no_file_is_refused_and_the_game_goes_on(name: str, tmp_path: Path) -> None:
    shown = Terminal(mice(), ["", f"save {name}", "quit"], tmp_path).run()
    assert "cannot be" in shown
    assert "You left the table; nothing was saved." in shown


def test_a_match_is_saved_where_it_is_told_and_the_end_of_input_saves_too(tmp_path: Path) -> None:
    Terminal(mice(), ["", f"save {tmp_path / 'there'}", "quit"], tmp_path).run()
    assert nekoban.load(tmp_path / "there.neko").ply == 0
    shown = Terminal(mice(), ["", "one"], tmp_path).run()
    assert "Saved as" in shown
    assert nekoban.load(tmp_path / "here.neko").ply == 1


def test_the_log_forgets_moves_that_were_taken_back(tmp_path: Path) -> None:
    shown = Terminal(mice(), ["", "one", "undo", "log", "quit"], tmp_path).run()
    assert "Taken back." in shown
    assert "Nothing has happened yet." in shown
    assert "Ann takes 1 mouse." not in shown


def test_the_log_tells_what_happened_before_a_match_was_resumed(tmp_path: Path) -> None:
    match = mice()
    match.play("one")
    assert "Ann takes 1 mouse." in Terminal(match, ["", "log", "quit"], tmp_path).run()


def test_who_hands_over_may_take_back_and_the_next_may_not(tmp_path: Path) -> None:
    shown = Terminal(mice(), ["", "one", "", "undo", "quit"], tmp_path).run()
    assert "The last move was Ann's: only they can take it back." in shown
    assert "Taken back." not in shown
    assert "Bob" in shown
    again = Terminal(mice(), ["", "one", "undo", "one", "", "quit"], tmp_path)
    again.run()
    assert again.session.match.ply == 1


def test_the_news_of_a_move_taken_back_are_not_told(tmp_path: Path) -> None:
    shown = Terminal(mice(), ["", "one", "undo", "paw three", "", "quit"], tmp_path).run()
    assert "Ann takes 1 mouse." not in shown


def test_the_whole_fingerprint_is_shown_at_the_start_and_the_seed_at_the_end(tmp_path: Path) -> None:
    match = Match.from_position(OVER, seed=5)
    shown = Terminal(match, [], tmp_path).run()
    assert match.commitment in shown
    assert match.seed.hex() in shown


def test_the_first_edition_has_its_own_title(tmp_path: Path) -> None:
    match = Match.from_position("mauwi players=2 edition=mauw | to_move=- ending=columns 1.nines=3,3,3")
    assert Terminal(match, [], tmp_path).run().splitlines()[0] == "Mauw"


def test_a_hand_over_clears_what_was_scrolled_away_where_the_screen_can(tmp_path: Path) -> None:
    coloured = Terminal(
        mice(), ["", "quit"], tmp_path, force_terminal=True, color_system="standard", legacy_windows=False
    )
    assert "\x1b[3J" in coloured.run()
    plain = Terminal(mice(), ["", "quit"], tmp_path, force_terminal=True, color_system=None)
    assert "\x1b[3J" not in plain.run()


def whole_game(match: Match) -> list[str]:
    """What two people type to play it to its end."""
    lines: list[str] = []
    while not match.over:
        lines += ["", match.moves()[0]]
        match.play(match.moves()[0])
    return lines


def test_a_finished_match_can_be_saved_and_verified(tmp_path: Path) -> None:
    shown = Terminal(mice(), [*whole_game(mice()), "save"], tmp_path).run()
    assert "look at it with: nekoban replay" in shown
    assert nekoban.load(tmp_path / "here.neko").over


def test_a_finished_match_that_nobody_saves_leaves_no_file(tmp_path: Path) -> None:
    Terminal(mice(), [*whole_game(mice()), ""], tmp_path).run()
    assert not list(tmp_path.iterdir())


def test_a_slip_at_the_end_loses_no_match(tmp_path: Path) -> None:
    Terminal(mice(), [*whole_game(mice()), "sav", f"save {tmp_path}/no/where", "save"], tmp_path).run()
    assert nekoban.load(tmp_path / "here.neko").over


def test_why_answers_for_a_part_of_a_move_and_asks_which(tmp_path: Path) -> None:
    match = Match.from_position(
        "mauwi players=2 | 1.hand=1,6,6,2 2.hand=2,7,1,3 2.nines=2,1 2.top=8 seen=0,1,1,1"
    )
    shown = Terminal(match, ["", "why", "why 6", "why spirit", "quit"], tmp_path).run()
    assert "Say which move" in shown
    assert "That move is allowed." in shown
    assert "Not allowed: " in shown
    assert "is not a move" not in shown


def test_a_saved_match_is_brought_up_to_date_at_its_end(tmp_path: Path) -> None:
    first, *rest = whole_game(mice())
    Terminal(mice(), [first, "save", *rest], tmp_path).run()
    assert nekoban.load(tmp_path / "here.neko").over


@pytest.mark.parametrize("can_stop", [True, False])
def test_an_interrupt_stops_a_bot_that_can_be_stopped(
    can_stop: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    stopped: list[str] = []

    class Slow(Random):
        def stop(self) -> None:
            stopped.append(self.name)

    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(thinking, "wait", interrupted)
    bot = (Slow if can_stop else Random)(nekoban.new("mice").game)
    with pytest.raises(KeyboardInterrupt):
        think_aside(Console(file=io.StringIO()), bot.name, bot, lambda: 0)
    assert stopped == [bot.name] * can_stop
