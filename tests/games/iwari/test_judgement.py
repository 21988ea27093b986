"""Iwari: what its bots think of a position."""

from __future__ import annotations

import numpy as np
import pytest

import nekoban
from nekoban.bots import make_bot
from nekoban.bots.levels import weights_of
from nekoban.games.iwari import GAME
from nekoban.games.iwari.judgement import judge
from nekoban.games.iwari.parts import THIRD
from nekoban.lab.duels import play_game


def test_with_two_players_the_third_tribe_is_a_rival() -> None:
    match = nekoban.new("iwari", players=2, seed="third")
    match.state.tribes[THIRD].points = 50
    match.state.tribes[0].points = 20
    leads = np.zeros(5)
    judge(match.state, None, leads, weights_of(match.game))
    assert leads[0] == pytest.approx(-30, abs=10)
    assert leads[1] < leads[0]


@pytest.mark.compiled
def test_with_two_players_bots_do_not_let_the_third_tribe_win() -> None:
    def third_wins(name: str) -> int:
        return sum(
            sum(play_game(GAME, [make_bot(name, GAME)] * 2, bytes([deal] * 32))[0]) == 0 for deal in range(4)
        )

    assert third_wins("random") == 4
    assert third_wins("mouser") <= 1
