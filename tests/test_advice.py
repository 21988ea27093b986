"""Advice in words, and thinking that never holds up the keyboard."""

from __future__ import annotations

import _thread
import io
import json
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from typer.testing import CliRunner

import nekoban
from bench import hints
from nekoban import cli
from nekoban.bots.advice import advise, expectation, make_adviser
from nekoban.bots.search import Thought
from nekoban.core.catalogue import find_game
from nekoban.core.motives import Reason
from nekoban.terminal.session import Session
from nekoban.terminal.thinking import think_aside

MICE = find_game("mice")
POINTS = MICE.words


def test_advice_names_the_best_move_what_it_expects_and_the_next_best() -> None:
    position = "mice players=2 | heap=3 1.taken=9 2.taken=9 1.paw=three 1.has_paw=1 2.paw=two 2.has_paw=1"
    match = nekoban.Match.from_position(position)
    view, legal = match.view(match.to_move), match.legal()
    advice = advise(make_adviser(MICE), view, legal, 5, match.names)
    assert advice.move == advice.thoughts[0].move
    say = MICE.words.say
    best, second = (say(view, thought.move, match.names) for thought in advice.thoughts[:2])
    assert advice.sentence.lower().startswith(f"{best.lower()}: a")
    assert f"Next best: {second} (a" in advice.sentence
    assert "% chance to win" in advice.sentence


def test_advice_for_a_forced_move_says_so() -> None:
    match = nekoban.new("mice", seed="advice")
    view, only = match.view(match.to_move), match.legal()[:1]
    assert advise(make_adviser(MICE), view, only, 5, match.names).sentence.endswith(
        "there is nothing else to do."
    )


@pytest.mark.parametrize(
    ("thought", "text"),
    [
        (Thought(1, 9, 0.6, 0.63, 12.2), "a 63% chance to win, about 12 points ahead"),
        (Thought(1, 9, 0.6, 0.81, -1.0), "an 81% chance to win, about 1 point behind"),
        (Thought(1, 9, 0.6, 0.001, 0.2), "hardly a chance to win, about level"),
        (Thought(1, 9, 0.6, 1.0, 3.0), "an almost certain win, about 3 points ahead"),
    ],
)
def test_an_expectation_in_words(thought: Thought, text: str) -> None:
    assert expectation(thought, POINTS) == text


def test_hint_in_the_terminal_gives_a_reason(tmp_path: Path) -> None:
    match, told = nekoban.new("mice", seed="hint"), io.StringIO()
    lines = iter(["", "hint", "quit"])
    console = Console(file=told, width=200)
    Session(match, {}, console, lambda prompt: next(lines), tmp_path / "a.neko", make_adviser(MICE)).run()
    assert "% chance to win" in told.getvalue()


def test_hints_without_a_reason_are_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    row = hints.measured(MICE, "at random", 12, "stray")
    assert (row.game, row.hints) == ("mice", 12)
    assert sum(row.misses.values()) == row.bare <= row.gainless
    assert hints.measured(MICE, "at random", 12, "stray") == row
    assert len({line.count("|") for line in hints.table([row, row])}) == 1
    monkeypatch.setattr(hints, "reasons", lambda game, choice: [Reason("x", "MI-01", False, "x")])
    warned = hints.measured(MICE, "by bots", 3, "stray")
    assert (warned.bare, warned.gainless) == (0, 3)
    monkeypatch.setattr(hints, "reasons", lambda game, choice: [])
    assert hints.measured(MICE, "by bots", 3, "stray").cells() == "100% | 100%"


@pytest.fixture
def ctrl_c() -> Iterator[None]:
    """Programs in the background of a shell are deaf to it: let it be heard."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("ctrl_c")
def test_ctrl_c_is_answered_while_a_bot_thinks() -> None:
    bot = make_adviser(MICE)
    asked, stopped = threading.Event(), threading.Event()
    bot.stop = stopped.set  # type: ignore[method-assign]

    def interrupt() -> None:
        asked.wait()
        _thread.interrupt_main()

    def think() -> None:
        asked.set()
        stopped.wait()

    threading.Thread(target=interrupt, daemon=True).start()
    with pytest.raises(KeyboardInterrupt):
        think_aside(Console(file=io.StringIO()), "Tiger", bot, think)
    assert stopped.is_set()


def test_a_fault_of_a_bot_is_raised_where_it_was_asked() -> None:
    with pytest.raises(ZeroDivisionError):
        think_aside(Console(file=io.StringIO()), "Tiger", None, lambda: 1 // 0)


def test_a_plain_terminal_is_told_that_somebody_thinks() -> None:
    told = io.StringIO()
    think_aside(Console(file=told), "Tiger 2", None, lambda: time.sleep(1.5))
    assert told.getvalue() == "Tiger 2 is thinking …\n"


# --- the command


HEAP = "mice players=2 | heap=3 1.taken=9 2.taken=9 1.paw=three 1.has_paw=1 2.paw=two 2.has_paw=1"

OVER = "mice players=2 | to_move=- heap=0 winner=1 1.taken=12 2.taken=9"


def asked(*words: str) -> Any:
    return CliRunner().invoke(cli.app, ["hint", *words], catch_exceptions=True)


def test_a_hint_is_told_for_a_position_and_for_a_saved_match(tmp_path: Path) -> None:
    match = nekoban.Match.from_position(HEAP)
    match.save(tmp_path / "mice.neko")
    told = asked("--position", HEAP, "--plain").stdout
    assert told.startswith("paw three  ")
    assert "It takes the last mouse" in told
    assert asked(str(tmp_path / "mice.neko"), "--plain").stdout == told


def test_a_hint_and_what_the_coach_says_are_data() -> None:
    data = json.loads(asked("--position", HEAP, "--move", "one", "--json").stdout)
    assert (data["format"], data["game"], data["seat"]) == ("nekoban-hint-1", "mice", 0)
    row = MICE.moves.texts.index("paw three")
    assert (data["move"], data["path"]) == ("paw three", list(MICE.moves.paths[row]))
    assert data["reasons"][0]["id"] == "last-mouse"
    assert {one["move"] for one in data["moves"]} == set(nekoban.Match.from_position(HEAP).moves())
    assert data["moves"][0]["chance"] > data["moves"][-1]["chance"]
    assert data["coach"]["better"] == "paw three"
    assert data["coach"]["percent"] > 5
    assert data["coach"]["why"][0]["sentence"]
    assert json.loads(asked("--position", HEAP, "--move", "paw three", "--json").stdout)["coach"] is None


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ([], "Give a saved match, or a position"),
        (["x.neko", "--position", HEAP], "and not both"),
        (["nowhere.neko"], "nowhere.neko"),
        (["--position", "mice players=2 | heap=x"], "heap"),
        (["--position", OVER], "The match is over"),
        (["--position", HEAP, "--move", "dance"], "dance"),
        (["--position", HEAP, "--move", "paw two"], "You do not hold that card. (MI-02)"),
    ],
)
def test_what_no_hint_can_be_given_for_is_answered_with_a_sentence(words: list[str], sentence: str) -> None:
    done = asked(*words)
    assert done.exit_code != 0
    assert isinstance(done.exception, ValueError)
    assert sentence in str(done.exception)
