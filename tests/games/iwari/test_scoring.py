"""Iwari, scoring and winning: IW-40 to IW-70."""

import pytest

from nekoban.core.record import OVER
from nekoban.games.iwari.parts import Biome
from nekoban.games.iwari.show import words
from tests.games.iwari.conftest import ALBA, BRAE, CRAG, ERG

NAMES = ["Ann", "Ben", "Cleo"]


def test_IW_40_the_most_scores_all_tents_each_other_rank_the_tents_of_the_rank_above(table):
    at = table(players=5).tents(0, 16, 17, 18).tents(1, 19, 20).tents(2, 21).tents(4, 22, 23)
    at.state.tribes[4].tents[ERG] = 0
    assert at.tent_points(ERG)[:4] == [6, 3, 2, 0]


def test_IW_40_all_five_ranks(table):
    at = table(players=5)
    for tribe, tents in enumerate((5, 4, 3, 2, 1)):
        at.state.tribes[tribe].tents[ERG] = tents
    assert at.tent_points(ERG) == [15, 5, 4, 3, 2]


def test_IW_40_without_a_tent_there_are_no_points(table):
    at = table().tents(1, 1, 2)
    assert at.tent_points(ALBA) == [0, 2, 0]
    assert at.tent_points(BRAE) == [0, 0, 0]


def test_IW_41_the_booklets_example_3_2_1_1_tents_score_7_3_2_2(table):
    at = table(players=4).tents(0, 16, 17, 18).tents(1, 19, 20).tents(2, 21).tents(3, 22)
    assert at.state.biome[ERG] == Biome.DESERT
    assert at.tent_points(ERG) == [7, 3, 2, 2]


def test_IW_41_a_tie_for_the_most_gives_both_all_tents_and_skips_no_rank(table):
    at = table(players=4).tents(0, 16, 17).tents(1, 18, 19).tents(2, 20)
    assert at.tent_points(ERG) == [5, 5, 2, 0]


def test_IW_41_a_tie_in_the_middle(table):
    at = table(players=5)
    for tribe, tents in enumerate((1, 3, 2, 2, 1)):
        at.state.tribes[tribe].tents[ERG] = tents
    assert at.tent_points(ERG) == [2, 9, 3, 3, 2]


def test_IW_50_a_connection_under_a_mountain_scores_nothing(table):
    at = table().tents(0, 1, 5).totems(0, ALBA, 1).totems(0, BRAE, 1)
    assert at.connection_points(1) == [2, 0, 0]
    at.state.mountain[0] = 1
    assert at.connection_points(1) == [0, 0, 0]


def test_IW_50_every_connection_counts_once(table):
    at = table().totems(0, ALBA, 1).totems(0, BRAE, 1).totems(0, CRAG, 2)
    assert [at.connection_points(number)[0] for number in (1, 2, 7)] == [2, 3, 3]
    assert at.scores()[0] == 2 + 3 + 3


def test_IW_50_connections_are_scored_in_the_order_of_their_numbers(table):
    at = table().totems(0, CRAG, 2).totems(0, BRAE, 1).totems(0, ALBA, 1).totems(0, ERG, 1)
    at.state.to_move = OVER
    lines = [label.split(":")[0] for label, _ in words.breakdown(at.view(0), NAMES)[0]]
    ends = ["Alba and Brae", "Brae and Crag", "Crag and Alba", "Brae and Erg", "Crag and Erg"]
    assert lines == [f"connection of {both}" for both in ends]


def test_IW_51_the_booklets_example_only_the_tribe_that_leads_at_both_ends_scores_5(table):
    # Connection 7, between a Glaciers and a Tundra territory: blue and yellow tie in the first,
    # yellow leads in the second; five totems in all.
    blue, yellow, red = 0, 1, 2
    at = table().totems(blue, CRAG, 1).totems(yellow, CRAG, 1).totems(yellow, ALBA, 2).totems(red, ALBA, 1)
    assert (at.state.biome[CRAG], at.state.biome[ALBA]) == (Biome.GLACIERS, Biome.TUNDRA)
    assert at.connection_points(7) == [0, 5, 0]


def test_IW_51_all_tribes_that_tie_at_both_ends_score(table):
    at = table().totems(0, CRAG, 2).totems(1, CRAG, 2).totems(0, ALBA, 1).totems(1, ALBA, 1)
    assert at.connection_points(7) == [6, 6, 0]


def test_IW_51_a_totem_is_needed_at_each_end(table):
    at = table().totems(0, CRAG, 2)
    assert at.connection_points(7) == [0, 0, 0]
    at = table().totems(0, ALBA, 2)
    assert at.connection_points(7) == [0, 0, 0]


def test_IW_60_four_tents_in_a_row_are_a_settlement_and_three_are_not(table):
    at = table().tents(0, 1, 2, 3)
    assert at.scoring.settlement_points(at.state, 0) == 0
    at.tents(0, 4)
    assert at.scoring.settlement_points(at.state, 0) == 4
    assert at.scoring.settlement_points(at.state, 1) == 0


def test_IW_60_it_may_cross_borders_and_branch(table):
    at = table().tents(0, 4, 5, 6, 7, 8)
    assert at.scoring.settlement_points(at.state, 0) == 5
    at = table().tents(0, 5, 6, 7, 8)
    assert at.scoring.settlement_points(at.state, 0) == 4


def test_IW_60_an_empty_space_or_another_tribes_tent_breaks_it(table):
    at = table().tents(0, 16, 17, 18, 20, 21, 22)
    assert at.scoring.settlement_points(at.state, 0) == 0
    at.tents(1, 19)
    assert at.scoring.settlement_points(at.state, 0) == 0
    at = table().tents(0, 16, 17, 18, 19, 20, 21, 22)
    assert at.scoring.settlement_points(at.state, 0) == 7


def test_IW_60_two_settlements_both_count(table):
    at = table().tents(0, 1, 2, 3, 4).tents(0, 16, 17, 18, 19, 20)
    assert at.scoring.settlement_points(at.state, 0) == 9


def test_IW_60_mountains_do_not_matter_to_paths(table):
    at = table().tents(0, 3, 4, 5, 6)
    at.state.mountain[0] = 1
    assert at.scoring.settlement_points(at.state, 0) == 4


def test_IW_60_the_scratch_is_left_clean(table):
    at = table().tents(0, 1, 2, 3, 4)
    before = at.state.bytes.tobytes()
    at.scoring.settlement_points(at.state, 0)
    assert at.state.bytes.tobytes() == before


def ended(at, *points):
    for tribe, value in enumerate(points):
        at.state.tribes[tribe].points = value
    at.state.to_move = OVER
    return at


def test_IW_70_the_most_points_win(table):
    assert ended(table(), 5, 9, 7).winners() == [1]


def test_IW_70_in_a_tie_the_most_unused_pieces_win(table):
    at = ended(table(), 9, 9, 7)
    at.state.tribes[0].tents_left = 3
    at.state.tribes[0].totems_left = 4
    at.state.tribes[1].tents_left = 6
    at.state.tribes[1].totems_left = 0
    at.state.tribes[2].tents_left = 20
    assert at.winners() == [0]


def test_IW_70_if_that_is_equal_too_the_victory_is_shared(table):
    at = ended(table(), 9, 7, 9)
    assert at.winners() == [0, 2]


def test_IW_70_nobody_has_won_before_the_end(table):
    assert table().winners() == []


@pytest.mark.parametrize("players", [2, 3, 5])
def test_IW_70_a_whole_game_has_a_result_that_adds_up(fresh, players):
    at = fresh(players=players).finish()
    assert at.scores() == [at.state.tribes[seat].points for seat in range(players)]
    best = max(tribe.points for tribe in at.state.tribes)
    if players > 2:
        assert all(at.scores()[seat] == best for seat in at.winners())
        assert at.winners()


def test_IW_51_a_totem_at_both_ends_is_not_enough_without_the_lead_at_both(table):
    at = table().totems(0, CRAG, 2).totems(1, CRAG, 1).totems(0, ALBA, 1).totems(1, ALBA, 2)
    assert at.connection_points(7) == [0, 0, 0]
    at.totems(0, ALBA, 1)
    assert at.connection_points(7) == [7, 0, 0]
