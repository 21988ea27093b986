"""A package of others brings a game that is played, drawn, searched, learned and reported like ours."""

from __future__ import annotations

import io
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console
from typer.testing import CliRunner

import nekoban
import nekoban.rl
from nekoban.bots import make_bot
from nekoban.bots.advice import make_adviser
from nekoban.cli import app
from nekoban.core import laws
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.core.match import Match
from nekoban.mcp.seat import FreeGames, OneSeat
from nekoban.terminal.session import Session
from nekoban.web.rulebook import rulebook
from tests.guests import at_hand, write_guest
from tests.server.people import full_table, play_out, server


@pytest.fixture(scope="module", params=["whole", "bare"])
def guest(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    """A game of another package: one with everything, and one without words, text and pictures."""
    name = f"guest-{request.param}"
    site = write_guest(name, tmp_path_factory.mktemp("guest"))
    package = site / name.replace("-", "_")
    if request.param == "bare":
        for file in (*package.glob("show/*.py"), package / "lesson.toml"):
            file.unlink()
        (package / "show").rmdir()
    with at_hand(site):
        yield find_game(name)


def played(game: Game, seed: int = 1) -> Match:
    chance, match = random.Random(seed), nekoban.new(game.name, seed=seed, players=3)
    while not match.over:
        match.play(chance.choice(match.moves()))
    return match


def test_it_is_found_and_played_in_python(guest: Game) -> None:
    assert guest.name in all_games()
    match = played(guest)
    assert match.result() is not None
    assert Match.from_save(match.to_save()).state == match.state
    assert match.text(0)
    assert match.status()


def test_it_obeys_the_laws(guest: Game) -> None:
    assert laws.run(guest, games=6).games == 6


def test_it_is_played_in_the_terminal(guest: Game, tmp_path: Path) -> None:
    match = nekoban.new(guest.name, seed=3, players=2)
    shown = Console(file=io.StringIO(), width=100)
    bots = {1: make_bot("random", guest)}
    lines = iter(["?", "why one", "table", "scores", "log", "moves", "rules", "hint", *["1"] * 40])
    answer = lambda question: "" if match.over else next(lines)  # noqa: E731
    Session(match, bots, shown, answer, tmp_path / "m.neko", make_adviser(guest)).run()
    assert match.over
    assert match.result().sentence in shown.file.getvalue()  # type: ignore[union-attr]


def test_it_is_drawn_or_says_that_it_has_no_pictures(guest: Game) -> None:
    match = nekoban.new(guest.name, seed=1)
    if guest.drawing is None:
        with pytest.raises(LookupError, match="has no pictures"):
            match.svg(0)
        assert match._repr_svg_() is None
    else:
        assert match.svg(0).startswith("<svg")
        assert match._repr_svg_() == match.svg(0)


def test_it_is_searched(guest: Game) -> None:
    match = nekoban.new(guest.name, seed=1)
    assert make_bot("house-cat", guest).choose(match.view(0), match.legal(), 5) in match.legal()


def test_it_is_learned(guest: Game) -> None:
    env = nekoban.rl.batch(guest.name, 8, players=2, seed=1, threads=1)
    step = env.reset()
    for _ in range(40):
        step = env.step(step.masks.argmax(axis=1))
    assert step.observations.shape[0] == 8


def test_its_rules_can_be_read_on_a_page(guest: Game) -> None:
    html = "".join(section["html"] for section in rulebook(guest)["sections"])
    assert ("<svg" in html) == (guest.drawing is not None)
    assert "heap: 3" in html or guest.drawing is not None


@pytest.mark.server
def test_it_is_played_on_a_server(guest: Game, tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as place:
        everybody = full_table(place, game=guest.name)
        assert play_out(everybody, random.Random(1)) > 0


def test_it_is_reported(guest: Game, tmp_path: Path) -> None:
    page = tmp_path / "page.html"
    bots = ["--weaker", "random", "--bot", "greedy", "--stronger", "greedy"]
    result = CliRunner().invoke(app, ["report", guest.name, "-n", "20", *bots, "-o", str(page)])
    assert result.exit_code == 0, result.output
    assert guest.title in page.read_text(encoding="utf-8")


def test_an_agent_and_a_language_model_play_it(guest: Game) -> None:
    program = Path(__file__).parents[1] / "examples" / "line_agent.py"
    agent = make_bot(f"program:{sys.executable} {program}", guest)
    match = nekoban.new(guest.name, seed=4, players=2)
    while match.to_move is not None:
        match.play(agent.choose(match.view(match.to_move), match.legal(), match.ply))
    assert match.over
    seat = OneSeat(FreeGames(bots="random", seed="4"))
    told = seat.start(guest.name, {"players": 2}, "")
    while not told["over"]:
        assert seat.moves()
        told = seat.play(told["legal"][0])
    assert seat.rules(guest.name, "")
