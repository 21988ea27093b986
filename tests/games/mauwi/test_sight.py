"""Mauwi: lists, views and re-deals, watched in the interpreted rules through random games."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from nekoban.core.catalogue import find_game
from nekoban.core.luck import start_luck
from nekoban.games.mauwi import rules as mauwi
from nekoban.games.mauwi.parts import KINDS
from nekoban.games.mauwi.rules.piles import draw_count

GAME = find_game("mauwi")
ENGINE = GAME.interpreted
SAMPLES = [
    {"players": 2, "edition": "mauw"},
    {"players": 3},
    {"players": 2, "kiwi": 4, "ninox": 4, "tuatara": 4},
    {"players": 4, "teams": True, "free-slot": "own", "tuatara": 4, "kiwi": 4},
    {"players": 3, "free-slot": "any", "ninox": 2},
]
PASS = mauwi.MOVES.by_text["pass"]


def counted(state: Any) -> list[int]:
    out = np.zeros(KINDS, np.int32)
    mauwi.components(state, out)
    return out.tolist()


def listed(state: Any) -> list[int]:
    return [move for move in range(len(mauwi.MOVES)) if mauwi.why_not(state, move) == 0]


@pytest.mark.parametrize("number", range(len(SAMPLES)))
def test_lists_views_and_worlds_hold_through_random_games_with_reshuffles(number: int) -> None:
    chance = random.Random(number)
    options = GAME.options.read(SAMPLES[number])
    state = ENGINE.start(options, start_luck(chance.getrandbits(60)))
    whole = counted(state)
    reshuffled = False
    for _ in range(90):
        if state.to_move < 0:
            break
        legal = ENGINE.legal(state)
        assert sorted(legal) == listed(state)
        assert counted(state) == whole
        reshuffled |= state.old.sum() > 0
        check_sight(state, legal, whole, chance)
        passing = PASS in legal and chance.random() < 0.4
        ENGINE.play(state, PASS if passing else chance.choice(legal))
    assert reshuffled or state.to_move < 0


def check_sight(state: Any, legal: list[int], whole: list[int], chance: random.Random) -> None:
    """For whoever moves and a spectator: an imagined world is whole, possible, and looks the same."""
    for seat in (state.to_move, None):
        view = ENGINE.view(state, seat)
        assert draw_count(view) == state.draw_pile.sum()
        luck = start_luck(chance.getrandbits(60))
        world = ENGINE.imagine(view, luck)
        assert mauwi.flaw(world) == 0
        assert counted(world) == whole
        assert ENGINE.view(world, seat) == view
        assert world.luck != luck or world.draw_pile.sum() == state.draw_pile.sum()
        if seat is not None:
            assert ENGINE.legal(world) == legal


def test_imagined_worlds_differ_in_everything_hidden() -> None:
    state = ENGINE.start(GAME.options.read({"players": 3}), start_luck(12345678901))
    view = ENGINE.view(state, 0)
    worlds = [ENGINE.imagine(view, start_luck(number * 987654321987)) for number in range(1, 12)]
    assert len({tuple(world.players[1].hand.tolist()) for world in worlds}) > 5
    assert len({tuple(world.draw_pile.tolist()) for world in worlds}) > 5
    assert {tuple(world.players[0].hand.tolist()) for world in worlds} == {
        tuple(state.players[0].hand.tolist())
    }
