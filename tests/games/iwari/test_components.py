"""Iwari: pieces and cards are conserved, and every component is counted."""

import numpy as np
import pytest

from nekoban.games.iwari import GAME
from nekoban.games.iwari.parts import Feat
from nekoban.games.iwari.show import words
from tests.games.iwari.conftest import ALBA


def counted(at):
    out = np.zeros(GAME.component_count, np.int32)
    at.rules.components(at.state, out)
    return dict(zip(words.component_names(), out.tolist(), strict=True))


def test_IW_02_every_card_is_counted_wherever_it_lies(table):
    at = table(players=5).discards(1, "DDC")
    found = counted(at)
    assert [found[f"the {b} cards"] for b in ("Tundra", "Forest", "Glaciers", "Coast", "Desert")] == [
        13, 12, 11, 11, 10,
    ]  # fmt: skip


def test_IW_01_every_piece_is_counted_wherever_it_stands(table):
    at = table(players=2, union=True, honour=True).tents(0, 1, 2).tents(2, 3).totems(1, ALBA, 2)
    found = counted(at)
    assert [found[f"the tents of tribe {n}"] for n in range(1, 6)] == [20, 20, 20, 0, 0]
    assert [found[f"the totems of tribe {n}"] for n in range(1, 6)] == [8, 8, 8, 0, 0]
    assert found["the Feats of Union and Discovery"] == 2
    assert found["the Feats of Honour and Respect"] == 1
    at.state.feats_left[Feat.UNION] -= 1
    at.state.territory_feats[4] += 1
    at.state.feats_left[Feat.HONOUR] -= 1
    at.state.connection_feats[4] += 1
    assert counted(at) == found


@pytest.mark.parametrize("players", [2, 4])
def test_IW_19_a_whole_game_loses_nothing(fresh, players):
    at = fresh(players=players, union=True, discovery=True, honour=True, respect=True)
    start = counted(at)
    assert start["the Feats of Union and Discovery"] == 4
    assert start["the Feats of Honour and Respect"] == 2
    at.finish()
    assert counted(at) == start


def test_IW_01_a_tent_of_no_tribe_is_not_counted(table):
    at = table()
    start = counted(at)
    at.state.tents[0] = 100
    assert counted(at) == start
    at.state.tents[0] = 5
    assert counted(at) == start
