"""Iwari, a turn: IW-10 to IW-22."""

import pytest

from nekoban.games.iwari.parts import Biome, Happening, Stage
from tests.games.iwari.conftest import ALBA, BRAE, CRAG


def told(at):
    return [at.state.events[index].kind for index in range(at.state.event_count)]


def test_IW_10_placing_and_refilling_the_hand(table):
    at = table().tents(1, 1).hand(0, "TTF")
    at.play("tent 2 card", "tent 3 card")
    assert (at.stage(), at.hand_of(0)) == (Stage.DRAW, [0, 1, 0, 0, 0])
    at.play("deck", "deck")
    assert (at.state.players[0].hand_count, at.state.to_move, at.stage()) == (3, 1, Stage.ACT)


def test_IW_10_or_discarding_one_card_and_drawing_one(table):
    at = table().play("discard forest")
    assert at.stage() == Stage.DRAW
    assert set(at.legal()) == {"take tundra", "take forest", "take glaciers", "take coast", "deck"}
    at.play("take coast")
    assert (at.hand_of(0), at.state.to_move) == ([1, 0, 1, 1, 0], 1)


def test_IW_10_turns_go_clockwise(table):
    at = table()
    for seat in (0, 1, 2, 0):
        assert at.state.to_move == seat
        at.play("discard tundra" if at.hand_of(seat)[0] else sorted(at.legal())[0], "deck")


def test_IW_10_one_piece_is_needed_before_being_done(table):
    at = table().tents(1, 1)
    assert at.refused("done") == "IW-10"
    at.hand(0, "TTF").play("tent 2 card")
    assert at.allows("done")
    assert at.refused("discard forest") == "IW-10"
    assert at.play("done").stage() == Stage.DRAW
    assert at.refused("done") == "IW-22"


def test_IW_10_whoever_cannot_place_discards(table):
    at = table().tents(1, *range(1, 5), *range(24, 28)).hand(0, "TTT")
    at.totems(1, 0, 4).totems(1, 5, 4)
    full = {"discard tundra"} | {t for t in at.legal() if "two-tundra" in t}
    assert set(at.legal()) == full
    at.hand(0, "T")
    assert set(at.legal()) == {"discard tundra"}


def test_IW_10_whoever_has_discarded_does_not_place(table):
    at = table().play("discard tundra")
    assert at.refused("tent 5 card") == at.refused("totem 1 card") == "IW-10"
    assert at.refused("done") == "IW-22"


def test_IW_11_a_card_places_a_piece_in_a_territory_of_its_biome(table):
    at = table().hand(0, "TFF")
    assert at.allows("tent 1 card")
    assert at.allows("tent 24 card")
    assert at.refused("tent 9 card") == "IW-11"
    at.play("tent 5 card")
    assert at.state.tents[4] == 0
    assert at.hand_of(0) == [1, 1, 0, 0, 0]
    assert at.state.tribes[0].tents.tolist() == [0, 1] + [0] * 10
    assert at.state.tribes[0].tents_left == 19


def test_IW_11_a_totem_too_needs_a_card_of_the_biome(table):
    at = table().tents(1, 9).hand(0, "TFF")
    assert at.refused("totem 3 card") == "IW-11"
    at.hand(0, "TGF").play("totem 3 card")
    assert at.hand_of(0) == [1, 1, 0, 0, 0]
    assert at.state.tribes[0].totems[CRAG] == 1
    assert at.state.tribes[0].totems_left == 7


def test_IW_12_a_pair_stands_for_a_card_of_another_biome(table):
    at = table().hand(0, "TTF")
    assert at.allows("tent 9 two-tundra")
    assert at.refused("tent 1 two-tundra") == "IW-12"
    assert at.refused("tent 9 two-forest") == "IW-12"
    at.play("tent 9 two-tundra")
    assert at.hand_of(0) == [0, 1, 0, 0, 0]
    assert at.state.players[0].discards.tolist() == [2, 0, 0, 0, 0]


@pytest.mark.parametrize("biome", Biome)
def test_IW_12_a_pair_of_each_biome_pays(table, biome):
    home = (1, 5, 9, 13, 16)
    at = table().hand(0, biome.name[0] * 2)
    for other in Biome:
        expected = "IW-12" if other == biome else None
        assert at.refused(f"tent {home[other]} two-{biome.word}") == expected
    for pair in Biome:
        if pair != biome:
            assert at.refused(f"tent {home[biome]} two-{pair.word}") == "IW-12"


def test_IW_12_one_card_and_a_pair_in_either_order(table):
    first = table().tents(1, 9).hand(0, "GTT").play("tent 10 card")
    assert set(first.legal()) == {"tent 11 two-tundra", "tent 12 two-tundra", "totem 3 two-tundra", "done"}
    first.play("tent 11 two-tundra")
    second = table().tents(1, 9).hand(0, "GTT").play("tent 11 two-tundra")
    assert second.allows("tent 10 card")
    assert not second.allows("tent 10 two-tundra")
    second.play("tent 10 card")
    assert first.state.tents.tolist() == second.state.tents.tolist()
    assert first.hand_of(0) == second.hand_of(0) == [0] * 5


def test_IW_13_all_pieces_of_a_turn_go_into_one_territory(table):
    at = table().tents(1, 1, 24).hand(0, "TTT").play("tent 2 card")
    assert at.stage() == Stage.MORE
    assert at.refused("tent 25 card") == "IW-13"
    assert at.refused("totem 6 card") == "IW-13"
    assert set(at.legal()) == {"tent 3 card", "tent 4 card", "totem 1 card", "done"}


def test_IW_13_a_totem_binds_the_turn_to_its_territory_too(table):
    at = table().tents(1, 1, 2, 24).hand(0, "TTT").play("totem 1 card")
    assert set(at.legal()) == {"tent 3 card", "tent 4 card", "totem 1 card", "done"}
    at.play("done")
    assert (at.state.territory, at.state.tents_laid, at.state.pieces_laid) == (ALBA, 0, 1)
    at.play("deck")
    assert (at.state.territory, at.state.tents_laid, at.state.pieces_laid) == (-2, 0, 0)


def test_IW_14_an_unexplored_territory_takes_a_single_tent(table):
    at = table().hand(0, "TTT")
    assert at.refused("totem 1 card") == "IW-14"
    at.play("tent 2 card")
    assert at.stage() == Stage.DRAW
    assert at.refused("tent 1 card") == at.refused("totem 1 card") == at.refused("tent 5 card") == "IW-14"


def test_IW_14_the_single_tent_may_be_paid_by_a_pair(table):
    at = table().hand(0, "FFT").play("tent 2 two-forest")
    assert (at.stage(), at.hand_of(0)) == (Stage.DRAW, [1, 0, 0, 0, 0])


@pytest.mark.parametrize("second", ["tent 3 card", "totem 1 card", "tent 4 card", "done"])
def test_IW_15_an_explored_territory_takes_up_to_two_pieces(table, second):
    at = table().tents(1, 1).hand(0, "TTT").play("tent 2 card", second)
    assert at.stage() == Stage.DRAW
    assert at.refused("tent 3 card") == ("IW-22" if second == "done" else "IW-15")


def test_IW_15_two_totems_in_a_turn(table):
    at = table().tents(1, 1, 2).hand(0, "TTT").play("totem 1 card", "totem 1 card")
    assert at.state.tribes[0].totems[ALBA] == 2
    assert at.stage() == Stage.DRAW


def test_IW_15_the_placing_ends_by_itself_when_nothing_more_can_be_placed(table):
    at = table().tents(1, 1).hand(0, "TFG").play("tent 2 card")
    assert at.stage() == Stage.DRAW
    at = table().tents(1, 1, 2, 3).totems(1, ALBA, 3).hand(0, "TTF").play("tent 4 card")
    assert at.stage() == Stage.DRAW


def test_IW_16_one_tent_a_space_and_a_full_territory_takes_no_more(table):
    at = table().tents(1, 1, 2, 3).hand(0, "TTF")
    assert at.refused("tent 2 card") == "IW-16"
    assert at.allows("tent 4 card")
    at.tents(2, 4)
    assert all(at.refused(f"tent {space} card") == "IW-16" for space in range(1, 5))


def test_IW_17_the_leading_tribes_tents_limit_all_totems(table):
    # The booklet's example: three tents of one tribe in a Glaciers territory, so three totems at most.
    at = table(players=4).tents(1, 9, 10, 11).totems(2, CRAG, 1).totems(3, CRAG, 1).hand(0, "GGF")
    assert at.allows("totem 3 card")
    at.totems(3, CRAG, 1)
    assert at.refused("totem 3 card") == "IW-17"


def test_IW_17_a_tent_of_the_same_turn_makes_room_for_a_totem(table):
    # The booklet's example goes on: a fourth tent raises the limit to four, in the same turn.
    at = table().tents(0, 9, 10, 11).totems(1, CRAG, 3).hand(0, "GGF")
    assert at.refused("totem 3 card") == "IW-17"
    at.play("tent 12 card", "totem 3 card")
    assert at.state.tribes[0].totems[CRAG] == 1


def test_IW_17_a_tent_of_a_lesser_tribe_makes_no_room(table):
    at = table().tents(1, 9, 10).totems(1, CRAG, 2).hand(0, "GGF").play("tent 12 card")
    assert at.stage() == Stage.MORE
    assert at.refused("totem 3 card") == "IW-17"


def test_IW_17_a_totem_needs_no_tent_of_its_own_tribe(table):
    assert table().tents(2, 9).hand(0, "GFF").allows("totem 3 card")


def test_IW_18_a_full_territory_still_takes_totems(table):
    at = table().tents(1, 9, 10, 11).tents(2, 12).totems(1, CRAG, 1).hand(0, "GGF")
    assert {text for text in at.legal() if text.startswith("totem 3")} == {"totem 3 card"}
    at.play("totem 3 card", "totem 3 card")
    assert at.state.tribes[0].totems[CRAG] == 2
    assert at.stage() == Stage.DRAW


def test_IW_19_pieces_are_limited_to_the_supply(table):
    at = table().tents(1, 9).hand(0, "GGF")
    at.state.tribes[0].tents_left = 0
    assert at.refused("tent 10 card") == "IW-19"
    assert at.allows("totem 3 card")
    at.state.tribes[0].tents_left = 1
    at.state.tribes[0].totems_left = 0
    assert at.allows("tent 10 card")
    assert at.refused("totem 3 card") == "IW-19"


def test_IW_19_the_last_tent_ends_the_placing(table):
    at = table().tents(1, 9).totems(1, CRAG, 1).hand(0, "GGF")
    at.state.tribes[0].tents_left = 1
    assert at.play("tent 10 card").stage() == Stage.DRAW


def test_IW_20_the_hand_is_refilled_card_by_card_from_display_and_deck(table):
    at = table().tents(1, 1).hand(0, "TTF").display("TCCD").play("tent 2 card", "tent 3 card")
    assert set(at.legal()) == {"take tundra", "take coast", "take desert", "deck"}
    assert at.refused("take glaciers") == "IW-20"
    at.play("take coast")
    assert at.state.display.tolist() == [1, 0, 0, 1, 1]
    before = at.state.deck_count
    at.play("deck")
    assert (at.state.deck_count, at.state.display.sum()) == (before - 2, 4)
    assert at.state.players[0].known.tolist() == [0, 0, 0, 1, 0]


def test_IW_20_the_display_is_refilled_only_after_the_hand(table):
    at = table().tents(1, 1).hand(0, "TTF").display("CCCD").play("tent 2 card", "tent 3 card")
    at.play("take coast")
    assert at.state.display.sum() == 3
    at.play("take coast")
    assert at.state.display.sum() == 4
    assert at.state.to_move == 1


def test_IW_20_nobody_draws_before_the_end_of_the_turn(table):
    at = table().tents(1, 1).hand(0, "TTF")
    assert at.refused("deck") == at.refused("take tundra") == "IW-22"
    at.play("tent 2 card")
    assert at.refused("deck") == at.refused("take tundra") == "IW-22"


def test_IW_21_cards_go_to_the_players_own_discard_pile(table):
    at = table().hand(0, "TTF").play("discard tundra", "deck")
    assert at.state.players[0].discards.tolist() == [1, 0, 0, 0, 0]
    at.hand(1, "FFD").play("tent 9 two-forest", "deck", "deck")
    assert at.state.players[1].discards.tolist() == [0, 2, 0, 0, 0]
    assert at.state.players[0].discards.tolist() == [1, 0, 0, 0, 0]


def test_IW_21_only_a_card_of_the_hand_can_be_discarded(table):
    at = table().hand(0, "TTF")
    assert at.allows("discard tundra")
    assert at.refused("discard coast") == "IW-21"
    at.play("discard tundra")
    assert at.refused("discard forest") == "IW-22"


def test_IW_22_action_then_feats_then_third_tribe_then_hand(table):
    at = table(players=2, union=True, discovery=True, honour=True)
    at.tents(0, 1, 2, 3).tents(1, 5).tents(2, 9).totems(0, BRAE, 1).hand(0, "TTG")
    at.play("tent 4 card")
    assert at.stage() == Stage.MORE
    at.play("totem 1 card")
    stages = []
    while at.state.to_move == 0 and len(stages) < 12:
        stages.append(at.stage())
        at.play("tent 10 card" if at.stage() == Stage.THIRD else sorted(at.legal())[0])
    assert stages == [Stage.UNION, Stage.DISCOVERY, Stage.HONOUR, Stage.THIRD, *[Stage.DRAW] * 3]
    assert at.stage() == Stage.ACT


def test_IW_22_the_display_then_half_journey_then_end_check(table):
    at = table().hand(0, "TFG").display("TTTT").deck("D").tents(0, 1)
    at.state.tribes[0].tents_left = 1
    at.play("tent 5 card", "take tundra")
    assert told(at) == [
        Happening.TAKES, Happening.REFILLS, Happening.SHUFFLES, Happening.HALF_JOURNEY, Happening.LAST_ROUND,
    ]  # fmt: skip
    assert at.state.to_move == 1


def test_IW_22_nothing_can_be_done_after_the_end(table):
    at = table(players=5)
    at.state.to_move = -2
    assert at.refused("tent 1 card") == at.refused("deck") == at.refused("done") == "OVER"
    assert set(at.legal()) == set()


def test_IW_22_a_feat_is_placed_only_when_one_is_earned(table):
    at = table(union=True)
    assert at.refused("feat in 1") == at.refused("feat on 1") == "IW-95"
