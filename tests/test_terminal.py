"""A match in a terminal: what is listed, how scores are told, what is said on leaving."""

from __future__ import annotations

import io
import re
import time
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

from nekoban.bots import Bot, Random
from nekoban.bots.advice import make_adviser
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.language import reading
from nekoban.core.match import Match
from nekoban.core.prose import Prose
from nekoban.core.seeds import read_seed
from nekoban.core.svg import NOT_FIRST
from nekoban.terminal.replay import show_ply
from nekoban.terminal.session import LISTED, Session, rule_lines, score_lines
from nekoban.terminal.thinking import think_aside


@pytest.fixture(autouse=True)
def _interpreted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEKOBAN_TWIN", "interpreted")


def new_match(game: str, **options: Any) -> Match:
    found = find_game(game)
    return Match(found, found.options.read(options), read_seed(7), ["Ann", "Ben"])


def played(match: Match, file: Path, *typed: str) -> str:
    """What the screen shows when somebody types these lines and then leaves."""
    lines = iter([*typed, "quit"])
    console = Console(file=io.StringIO(), width=150, color_system=None)
    bots: dict[int, Bot] = {seat: Random(match.game) for seat in range(1, match.options.players)}
    Session(match, bots, console, lambda _: next(lines), file, make_adviser(match.game)).run()
    shown = console.file
    assert isinstance(shown, io.StringIO)
    return shown.getvalue()


def listed(screen: str) -> list[str]:
    """The numbered lines of the last list."""
    last = re.split(r"(?m)^   1  ", screen)[-1]
    return ["   1  " + line if number == 0 else line for number, line in enumerate(last.splitlines())]


def first_turn(game: str, **options: Any) -> Match:
    """A match in which the first seat is to move and has many moves."""
    for seed in range(99):
        found = find_game(game)
        match = Match(found, found.options.read(options), read_seed(seed), ["Ann", "Ben"])
        if match.to_move == 0 and len(match.legal()) > LISTED:
            return match
    raise AssertionError("no such match")


def test_many_moves_are_listed_in_the_groups_that_the_game_knows(tmp_path):
    match = first_turn("iwari", players=2)
    screen = played(match, tmp_path / "m.neko")
    choices = re.findall(r"(?m)^ +\d+  (?!tent|totem)(.*: open spaces [\d ]+)$", screen)
    places = {match.game.parts["words"].module.territory_title(match.view(0), t) for t in range(9)}
    assert choices
    assert {choice.split(":")[0] for choice in choices} <= places
    assert "moves)" not in screen
    assert len(listed(screen)) < LISTED


def test_a_group_is_opened_by_its_number_and_closed_by_enter(tmp_path):
    match = first_turn("iwari", players=2)
    opened = played(match, tmp_path / "m.neko", "1")
    territory = re.search(r"(?m)^   1  (.*): open spaces", opened)
    assert territory
    inside = [line for line in listed(opened) if re.match(r" +\d+  ", line)]
    assert inside
    assert all(f"in {territory[1]} for" in line for line in inside)
    assert listed(played(match, tmp_path / "m.neko", "1", "")) == listed(played(match, tmp_path / "m.neko"))


def test_a_move_of_a_group_is_played_by_its_number(tmp_path):
    match = first_turn("iwari", players=2)
    groups = match.game.words.headings(match.view(match.to_move), match.legal(), match.names)
    assert groups
    played(match, tmp_path / "m.neko", "1", "2")
    assert match.played[0] == next(iter(groups.values()))[1]


def test_a_move_can_still_be_typed_while_groups_are_listed(tmp_path):
    match = first_turn("iwari", players=2)
    text = match.moves()[3]
    played(match, tmp_path / "m.neko", text)
    assert match.game.moves.texts[match.played[0]] == text


def test_a_click_that_leaves_one_move_offers_that_move(tmp_path):
    match = first_turn("iwari", players=2)
    words = match.game.words
    screen = io.StringIO()
    console = Console(file=screen, width=150, color_system=None)
    session = Session(match, {}, console, lambda _: "", tmp_path / "m.neko", make_adviser(match.game))
    offers = session.offer_clicks(0, match.legal(), ())
    assert "1 moves" not in screen.getvalue()
    single = [choice for choice in offers if isinstance(choice, int)]
    assert single
    assert all(words.say(match.view(0), move, match.names) in screen.getvalue() for move in single)
    for clicks in offers:
        if isinstance(clicks, tuple):
            assert sum(path[: len(clicks)] == clicks for path in match.paths()) > 1


def test_a_click_that_leaves_many_moves_is_listed_by_its_name(tmp_path):
    match = first_turn("mauwi", players=3)
    lines = [line for line in listed(played(match, tmp_path / "m.neko")) if line.endswith(" moves)")]
    assert lines
    assert all(
        re.match(r" +\d+  card-\d +(Warrior|Spirit) .* in your hand … \(\d+ moves\)", line) for line in lines
    )


def test_why_takes_a_number_of_the_list(tmp_path):
    match = first_turn("mauwi", players=3)
    assert played(match, tmp_path / "m.neko", "why 1").count("That move is allowed.") == 1
    assert "'99' is not a move of Mauwi." in played(match, tmp_path / "m.neko", "why 99")
    grouped = first_turn("iwari", players=2)
    assert played(grouped, tmp_path / "m.neko", "why 1").count("That move is allowed.") == 1


def test_at_the_end_every_score_is_told_once(tmp_path):
    match = new_match("iwari", players=2)
    while not match.over:
        match.play(match.legal()[0])
    screen = played(match, tmp_path / "m.neko", "")
    assert screen.count("\n".join(score_lines(match))) == 1
    labels = [label for parts in match.breakdown() for label, _ in parts]
    assert labels
    for label in labels:
        assert screen.count(label) == "\n".join(score_lines(match)).count(label)


def test_leaving_says_what_was_saved(tmp_path):
    file = tmp_path / "mine.neko"
    match = first_turn("iwari", players=2)
    assert "You left the table; nothing was saved." in played(match, file)
    said = played(match, file, f"save {file}")
    assert f"the match is saved as {file}." in said.replace("\n", "").replace("  ", " ")
    text = match.moves()[0]
    said = played(match, file, f"save {file}", text)
    assert f"as it stood after move 0 is saved as {file}." in said.replace("\n", " ").replace("  ", " ")


# --- names are text, never markup -----------------------------------------------------------------

EVIL = ["[/]", "[red]B", "[link=file:///etc/passwd]C[/link]", ":cat:", "[bold"]


@pytest.mark.parametrize("game", list(all_games(hidden=True)))
def test_names_are_text_and_never_markup(game: str, tmp_path: Path) -> None:
    found = find_game(game)
    players = found.options.read({}).players
    names = (EVIL * 2)[:players] if players <= len(EVIL) else [f"{EVIL[n % 5]}{n}" for n in range(players)]
    match = Match(found, found.options.read({}), read_seed(7), names)
    screen = played(match, tmp_path / "m.neko", "table", "log")
    for name in names:
        assert name in screen
    console = Console(file=io.StringIO(), width=150, color_system=None, force_terminal=False)
    show_ply(match, match.ply, None, console)
    said, until = console.file, time.monotonic() + 60
    assert isinstance(said, io.StringIO)

    def think() -> None:
        """As long as it takes: a busy machine looks up late."""
        while f"{names[0]} is thinking" not in said.getvalue() and time.monotonic() < until:
            time.sleep(0.05)

    think_aside(console, names[0], None, think)
    assert f"{names[0]} is thinking" in said.getvalue()


@pytest.mark.parametrize("width", [24, 25, 40, 79])
@pytest.mark.parametrize("game", list(all_games()))
def test_no_japanese_row_begins_with_a_mark_or_ends_early(game: str, width: int) -> None:
    """Rich alone breaks between any two signs, and moves what has no spaces to a row of its own."""
    with reading("ja"):
        told = rule_lines(find_game(game).folder)
    console = Console(file=io.StringIO(), width=width, color_system=None)
    for line in told:
        console.print(Prose(line))
    rows = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert "".join(rows).replace(" ", "") == "".join(told).replace(" ", "")
    assert [row for row in rows if row[:1] in NOT_FIRST and row] == []
    assert max(map(cell_len, rows)) <= width
    alone = [row for row in rows if re.fullmatch(r"[A-Z]{2}-\d\d：", row)]
    assert width < 40 or alone == []


def test_english_rows_are_those_of_rich() -> None:
    words = "A cat that is not asleep, and not well-fed, asks for more: it is a law of nature. " * 3
    console = Console(file=io.StringIO(), width=30, color_system=None)
    console.print(Prose(words))
    console.print(Text(words))
    told = console.file.getvalue().splitlines()  # type: ignore[attr-defined]
    assert told[: len(told) // 2] == told[len(told) // 2 :]


def test_behind_a_ruling_in_wide_brackets_there_is_no_space() -> None:
    with reading("ja"):
        told = rule_lines(find_game("mauwi").folder)
    assert any("（裁定）" in line for line in told)
    assert [line for line in told if "） " in line] == []
