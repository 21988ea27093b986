"""Iwari, the Feats: IW-90 to IW-96."""

import pytest

from nekoban.games.iwari.parts import Feat, Happening, Stage
from tests.games.iwari.conftest import ALBA, BRAE, CRAG, DOCK, ERG

ALL = {"union": True, "discovery": True, "honour": True, "respect": True}


def end_now(at):
    """The last turn of the game: the last seat discards."""
    at.state.last_round = 1
    at.state.to_move = at.state.seats - 1
    at.deck("").state.exhaustions = 2
    return at.play(next(text for text in sorted(at.legal()) if text.startswith("discard")))


@pytest.mark.parametrize(
    ("feats", "points"), [(0, [5, 3]), (1, [10, 6]), (2, [15, 9]), (3, [20, 12]), (4, [25, 15])]
)
def test_IW_90_feats_multiply_a_territorys_tents(table, feats, points):
    # The booklet's example: 5 and 3 points with two Feats give 15 and 9.
    at = table().tents(0, 16, 18, 20).tents(1, 22, 23)
    at.state.territory_feats[ERG] = feats
    assert at.scores()[:2] == points
    assert end_now(at).scores()[:2] == points


def test_IW_90_feats_multiply_a_connections_totems(table):
    at = table().totems(0, ALBA, 2).totems(0, CRAG, 1)
    at.state.connection_feats[6] = 1
    assert at.scores() == [6, 0, 0]
    assert end_now(at).scores() == [6, 0, 0]


def test_IW_90_settlements_are_never_multiplied(table):
    at = table().tents(0, 1, 2, 3, 4)
    at.state.territory_feats[ALBA] = 1
    assert at.scores()[0] == 2 * 4 + 4


def test_IW_90_nor_is_the_half_journey(table):
    at = table().tents(1, 16, 18).deck("G")
    at.state.territory_feats[ERG] = 2
    at.play("discard tundra", "deck")
    assert at.state.tribes[1].points == 2


def test_IW_91_completing_a_settlement_earns_a_union_feat_for_one_of_its_territories(table):
    at = table(union=True).tents(0, 3, 5, 6).hand(0, "TFG").play("tent 4 card")
    assert at.stage() == Stage.UNION
    assert set(at.legal()) == {"feat in 1", "feat in 2"}
    assert at.refused("feat in 3") == "IW-91"
    assert at.refused("feat on 1") == "IW-95"
    at.play("feat in 2")
    assert at.state.territory_feats.tolist() == [0, 1] + [0] * 10
    assert at.state.feats_left[Feat.UNION] == 1
    assert at.state.players[0].earned.tolist() == [1, 0, 0, 0]
    assert at.state.places.sum() == 0
    assert at.state.marked.sum() == at.state.trail.sum() == 0
    assert at.stage() == Stage.DRAW


def test_IW_91_joining_smaller_groups_counts(table):
    at = table(union=True).tents(0, 1, 2).tents(0, 4).hand(0, "TFG").play("tent 3 card")
    assert at.stage() == Stage.UNION
    assert set(at.legal()) == {"feat in 1"}


def test_IW_91_three_tents_or_a_broken_group_earn_nothing(table):
    at = table(union=True).tents(0, 1, 2).hand(0, "TFG").play("tent 3 card")
    assert at.stage() == Stage.DRAW
    at = table(union=True).tents(0, 16, 17, 18, 20).hand(0, "DFG").play("tent 21 card")
    assert at.stage() == Stage.DRAW


def test_IW_91_the_second_player_gets_the_second_and_the_third_nothing(table):
    at = table(union=True).tents(0, 1, 2, 3).tents(1, 5, 6, 7).tents(2, 9, 10, 11)
    at.play("tent 4 card", "feat in 1", "deck").play("tent 8 card", "feat in 2", "deck")
    assert at.state.feats_left[Feat.UNION] == 0
    assert at.play("tent 12 card").stage() == Stage.DRAW


def test_IW_91_a_totem_completes_no_settlement(table):
    at = table(union=True).tents(0, 1, 2, 3, 4).hand(0, "TFG").play("totem 1 card")
    assert at.stage() == Stage.DRAW


def test_IW_91_without_the_option_there_are_none(table):
    at = table().tents(0, 1, 2, 3).play("tent 4 card")
    assert at.stage() == Stage.DRAW


def test_IW_92_filling_the_last_space_earns_a_discovery_feat_for_any_other_territory(table):
    at = table(discovery=True).tents(1, 1, 2, 3).play("tent 4 card")
    assert at.stage() == Stage.DISCOVERY
    assert at.refused("feat in 1") == "IW-92"
    assert set(at.legal()) == {f"feat in {number}" for number in range(2, 8)}
    assert at.state.places.tolist()[:8] == [0, 1, 1, 1, 1, 1, 1, 0]
    at.play("feat in 7")
    assert at.state.territory_feats[6] == 1
    assert at.state.feats_left.tolist() == [0, 1, 0, 0]
    assert at.state.players[0].earned[Feat.DISCOVERY] == 1


def test_IW_92_a_totem_in_a_full_territory_earns_nothing(table):
    at = table(discovery=True).tents(1, 1, 2, 3, 4).play("totem 1 card")
    assert at.stage() == Stage.DRAW


def test_IW_92_a_single_space_is_filled_while_unexplored_and_earns_nothing(table):
    at = table(discovery=True).hand(0, "CFG").play("tent 28 card")
    assert at.stage() == Stage.DRAW


def test_IW_92_an_open_space_left_earns_nothing(table):
    at = table(discovery=True).tents(1, 1, 2).play("tent 4 card")
    assert at.stage() == Stage.DRAW


def test_IW_92_only_two_players_get_one(table):
    at = table(discovery=True).tents(1, 1, 2, 3).tents(0, 5, 6, 7).tents(0, 9, 10, 11)
    at.play("tent 4 card", "feat in 5", "deck").play("tent 8 card", "feat in 5", "deck")
    assert at.state.territory_feats[ERG] == 2
    assert at.play("tent 12 card").stage() == Stage.DRAW


def test_IW_93_the_first_majority_by_land_earns_the_honour_feat(table):
    at = table(honour=True).tents(1, 1, 9, 13).totems(0, ALBA, 1).totems(0, DOCK, 1).hand(0, "GFT")
    at.play("totem 3 card")
    assert at.stage() == Stage.HONOUR
    assert set(at.legal()) == {"feat on 7"}
    assert at.refused("feat on 3") == "IW-93"
    assert at.refused("feat in 1") == "IW-95"
    at.play("feat on 7")
    assert at.state.connection_feats[6] == 1
    assert at.state.feats_left.tolist() == [0, 0, 0, 0]
    assert at.state.players[0].earned.tolist() == [0, 0, 1, 0]


def test_IW_93_with_several_such_connections_the_player_chooses(table):
    at = table(honour=True).tents(1, 1, 5, 9).totems(0, ALBA, 1).totems(0, BRAE, 1).hand(0, "GFT")
    at.play("totem 3 card")
    assert set(at.legal()) == {"feat on 1", "feat on 2", "feat on 7"}


def test_IW_93_only_one_player_gets_it(table):
    at = table(honour=True).tents(1, 1, 9, 2, 10).totems(0, ALBA, 1).totems(1, ALBA, 1).hand(0, "GFT")
    at.play("totem 3 card", "feat on 7", "deck")
    assert at.hand(1, "GFT").play("totem 3 card").stage() == Stage.DRAW


def test_IW_94_the_same_by_water(table):
    at = table(respect=True).tents(1, 1, 9, 13).totems(0, ALBA, 1).totems(0, DOCK, 1).hand(0, "GFT")
    at.play("totem 3 card")
    assert at.stage() == Stage.RESPECT
    assert set(at.legal()) == {"feat on 3", "feat on 8"}
    assert at.state.places.sum() == 2
    assert at.refused("feat on 7") == "IW-94"
    at.play("feat on 3")
    assert at.state.connection_feats[2] == 1
    assert at.state.players[0].earned.tolist() == [0, 0, 0, 1]


def test_IW_94_a_lead_at_one_end_only_is_no_majority(table):
    at = (
        table(respect=True).tents(1, 9, 10, 13).totems(1, DOCK, 1).hand(0, "GGF").play("totem 3 card", "done")
    )
    assert at.stage() == Stage.DRAW


def test_IW_95_the_same_player_cannot_take_both_union_feats(table):
    at = table(union=True).tents(0, 1, 2, 3).tents(0, 16, 17, 18)
    at.play("tent 4 card", "feat in 1", "deck", "discard tundra", "deck", "discard tundra", "deck")
    at.hand(0, "DFG").play("tent 19 card")
    assert at.stage() == Stage.DRAW
    assert at.state.feats_left[Feat.UNION] == 1


def test_IW_95_judged_in_order_union_discovery_honour_respect(table):
    at = table(**ALL).tents(0, 1, 2, 3).tents(1, 9, 13).totems(0, CRAG, 1).totems(0, DOCK, 1).hand(0, "TTF")
    at.play("tent 4 card", "totem 1 card")
    order = []
    for place in ("feat in 1", "feat in 5", "feat on 7", "feat on 3"):
        order.append(at.stage())
        at.play(place)
    assert order == [Stage.UNION, Stage.DISCOVERY, Stage.HONOUR, Stage.RESPECT]
    assert at.stage() == Stage.DRAW
    assert at.state.feats_left.tolist() == [1, 1, 0, 0]


def test_IW_95_discarding_earns_nothing(table):
    at = table(**ALL).tents(0, 1, 2, 3, 4).totems(0, ALBA, 1).totems(0, CRAG, 1).play("discard tundra")
    assert at.stage() == Stage.DRAW


def test_IW_95_an_earned_feat_must_be_placed_at_once(table):
    at = table(union=True).tents(0, 1, 2, 3).play("tent 4 card")
    assert (
        at.refused("deck")
        == at.refused("tent 5 card")
        == at.refused("done")
        == at.refused("discard forest")
        == "IW-22"
    )
    at.play("feat in 1")
    kinds = [at.state.events[i].kind for i in range(at.state.event_count)]
    assert kinds == [Happening.FEAT_IN_TERRITORY]


def test_IW_96_a_connection_with_a_mountain_earns_and_carries_no_feat(table):
    at = table(honour=True).tents(1, 1, 9).totems(0, ALBA, 1).hand(0, "GFT")
    at.state.mountain[6] = 1
    assert at.play("totem 3 card").stage() == Stage.DRAW
    at = table(honour=True).tents(1, 1, 5, 9).totems(0, ALBA, 1).totems(0, BRAE, 1).hand(0, "GFT")
    at.state.mountain[6] = 1
    at.play("totem 3 card")
    assert set(at.legal()) == {"feat on 1", "feat on 2"}
    assert at.refused("feat on 7") == "IW-96"


def test_IW_96_the_third_tribe_earns_nobody_a_feat_and_uses_none_up(table):
    at = table(players=2, **ALL).tents(2, 1, 2, 3).totems(2, CRAG, 1).hand(0, "FTT")
    at.play("discard forest", "tent 4 card", "totem 1 card")
    assert at.stage() == Stage.DRAW
    assert at.state.feats_left.tolist() == [2, 2, 1, 1]
    assert all(player.earned.sum() == 0 for player in at.state.players)


def test_IW_96_a_lead_shared_with_the_third_tribe_is_a_majority_of_the_player(table):
    at = table(players=2, honour=True).tents(1, 1, 2, 9).totems(2, ALBA, 1).totems(0, ALBA, 1).hand(0, "GFT")
    at.play("totem 3 card")
    assert at.stage() == Stage.HONOUR
