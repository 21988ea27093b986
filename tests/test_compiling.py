"""Playing begins at once: with interpreted rules, while they are compiled in another process."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Any

import pytest

from nekoban.bots import all_bots, make_bot
from nekoban.bots.compiling import PART_COUNT, Compiling, is_prepared
from nekoban.bots.early import lower_bot, make_early_bot, plays_early, plays_now
from nekoban.bots.levels import RATED
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Compiled, Game, Interpreted
from nekoban.core.match import Match, read_seed
from nekoban.core.match_luck import luck_of
from nekoban.terminal.patience import PatientBot

GAMES = list(all_games())


def new_match(game: Game, seed: int) -> Match:
    return Match(game, game.options.read({}), read_seed(seed))


@pytest.fixture
def uncompiled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Game:
    """A game of which nothing is compiled yet."""
    monkeypatch.setenv("NEKOBAN_CACHE", str(tmp_path / "cache"))
    return find_game("mice").with_parts()


@pytest.mark.compiled
@pytest.mark.parametrize("name", GAMES)
def test_a_low_level_chooses_the_same_move_with_interpreted_rules(name: str) -> None:
    game, chance = find_game(name), random.Random(5)
    match = new_match(game, 11)
    compared = 0
    for ply in range(24):
        legal = match.legal()
        if len(legal) > 1 and ply % 4 == 0:
            view = match.view(match.to_move)
            for bot in ("random", "greedy", "kitten", "house-cat"):
                assert plays_early(bot, game)
                early = make_early_bot(bot, game).choose(view, legal, 7 + ply)
                assert early == make_bot(bot, game).choose(view, legal, 7 + ply), (bot, ply)
                compared += 1
        match.play(chance.choice(legal))
    assert compared >= 8


def test_the_page_has_a_figure_for_every_level_that_plays_early() -> None:
    """And for no other."""
    lines = (Path(__file__).parents[1] / "docs" / "bots.md").read_text(encoding="utf-8").splitlines()
    begin = lines.index("<!-- bench.early -->")
    cells = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[begin + 1 : begin + 20]]
    head, rows = cells[0][1:], {row[0]: row[1:] for row in cells[2:]}
    assert head == [*RATED]
    for game in all_games().values():
        found = [level for level, told in zip(head, rows[game.title], strict=True) if told != "waits"]
        assert found == [level for level in RATED if plays_early(level, game)], game.title


def test_the_bot_offered_meanwhile_is_the_strongest_that_plays_early() -> None:
    for game in all_games().values():
        assert not plays_early("tiger", game)
        offered = lower_bot("tiger", game)
        assert plays_early(offered, game)
        above = all_bots()[all_bots().index(offered) + 1]
        assert not plays_early(above, game)
        assert lower_bot("kitten", game) == "kitten"


@pytest.mark.compiled
def test_a_match_goes_over_to_the_compiled_rules_between_two_moves(uncompiled: Game) -> None:
    match, reference = new_match(uncompiled, 3), new_match(uncompiled, 3)
    assert isinstance(match.engine, Interpreted)
    match.play(match.legal()[0])
    told: list[str] = []
    compiling = Compiling(told.append)
    assert compiling.progress(uncompiled).state == "waiting"
    compiling.ask(uncompiled)
    assert compiling.wait(uncompiled, 500)
    assert compiling.progress(uncompiled) == ("ready", PART_COUNT, PART_COUNT)
    compiling.close()
    assert isinstance(match.engine, Compiled)
    while not match.over:
        match.play(match.legal()[-1])
    for move in match.played:
        reference.state.luck, reference.state.key = luck_of(match, match.played[: reference.ply])
        reference.go_on(move, foreseen(reference, move))
        assert reference.state == [*match.past, match.state][reference.ply]
    assert [told[0].split(" are ")[1], told[-1].split(" are ")[1]] == [
        "being compiled; it can be played meanwhile.",
        "compiled.",
    ]


def foreseen(match: Match, move: int) -> Any:
    """What a move leads to by the interpreted rules."""
    state = match.state.twin()
    state.luck, state.key = luck_of(match, [*match.played, move])
    match.game.interpreted.play(state, move)
    return state


class Slow(Compiling):
    """Compiles when it is let, and nothing really."""

    def __init__(self) -> None:
        super().__init__()
        self.order: list[str] = []
        self.gate = threading.Semaphore(0)

    def compile(self, game: Game) -> bool:
        self.order.append(game.name)
        self.gate.acquire(timeout=60)
        return game.name != "mauwi"

    def load(self, game: Game) -> bool:
        return True


def test_the_game_asked_for_comes_first_and_a_failure_holds_nobody_up(
    uncompiled: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = [game.with_parts() for game in all_games().values()]
    assert not any(is_prepared(game) for game in games)
    slow = Slow()
    slow.add(games[:1])
    while not slow.order:
        pass
    slow.add(games[1:])
    slow.ask(games[-1])
    slow.ask(games[-2])
    slow.gate.release(len(games))
    assert not slow.wait(next(game for game in games if game.name == "mauwi"), 60)
    assert slow.progress(next(game for game in games if game.name == "mauwi")).state == "failed"
    slow.close()
    assert slow.order[:3] == [games[0].name, games[-1].name, games[-2].name]


def test_a_bot_of_the_terminal_waits_with_a_sentence_or_lets_a_lower_one_play(uncompiled: Game) -> None:
    match = new_match(uncompiled, 3)
    view, legal = match.view(match.to_move), match.legal()
    assert not plays_now("tiger", uncompiled)
    slow = Slow()
    tiger = PatientBot(make_bot("tiger", uncompiled), uncompiled, slow, "")
    assert tiger.progress() == f"tiger is waiting for the rules: 0 of {PART_COUNT} parts are compiled …"
    lower = PatientBot(make_bot("tiger", uncompiled), uncompiled, slow, "kitten")
    assert lower.progress() == ""
    assert lower.choose(view, legal, 1) == make_early_bot("kitten", uncompiled).choose(view, legal, 1)
    slow.failed.append(uncompiled)
    assert tiger.choose(view, legal, 1) in legal
    slow.close()
