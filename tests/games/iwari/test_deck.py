"""Iwari, the deck runs out: IW-30 to IW-33."""

from nekoban.core.record import OVER
from nekoban.games.iwari.parts import Stage
from tests.games.iwari.conftest import ALBA


def test_IW_30_the_last_card_to_a_hand_shuffles_all_discards_into_a_new_deck(table):
    at = table().tents(1, 1).hand(0, "TTF").display("CCDD").deck("G")
    discarded = sum(player.discards.sum() for player in at.state.players)
    at.play("tent 2 card", "tent 3 card", "deck")
    assert at.state.exhaustions == 1
    assert at.state.deck_count == at.state.deck.sum() == discarded + 2
    assert all(player.discards.sum() == 0 for player in at.state.players)
    assert (at.stage(), at.state.to_move) == (Stage.DRAW, 0)
    assert at.hand_of(0) == [0, 1, 1, 0, 0]


def test_IW_30_the_rest_of_the_hand_comes_from_the_new_deck_alone(table):
    at = table().tents(1, 1).hand(0, "TTF").display("CCDD").deck("G")
    at.play("tent 2 card", "tent 3 card", "deck")
    assert set(at.legal()) == {"deck"}
    assert at.refused("take coast") == at.refused("take tundra") == "IW-30"
    at.play("deck")
    assert at.state.players[0].hand_count == 3
    assert at.state.display.tolist() == [0, 0, 0, 2, 2]
    assert at.state.to_move == 1
    at.play("discard forest")
    assert at.allows("take coast")


def test_IW_30_the_display_is_open_while_the_first_deck_lasts(table):
    at = (
        table()
        .tents(1, 1)
        .hand(0, "TTF")
        .display("CCDD")
        .deck("GG")
        .play("tent 2 card", "tent 3 card", "deck")
    )
    assert set(at.legal()) == {"deck", "take coast", "take desert"}


def test_IW_30_a_last_card_for_the_display_leaves_the_next_hand_free(table):
    at = table().tents(1, 1).display("CCDD").deck("G").play("discard forest", "take coast", "discard forest")
    assert at.state.exhaustions == 1
    assert at.allows("take coast")


def test_IW_30_half_journey_scores_tents_only(table):
    at = table().tents(1, 1, 2, 3, 4).tents(2, 5).totems(1, ALBA, 1).hand(0, "TTF").deck("G")
    at.state.territory_feats[ALBA] = 2
    at.play("discard forest", "deck")
    assert [tribe.points for tribe in at.state.tribes[:3]] == [0, 4, 1]
    assert at.state.tribes[1].half[:3].tolist() == [4, 0, 0]
    assert (at.state.half_due, at.state.last_round, at.state.to_move) == (0, 0, 1)


def test_IW_30_the_deck_may_run_out_into_the_display(table):
    at = table().tents(1, 1).display("CCDD").deck("G").play("discard forest", "take coast")
    assert at.state.exhaustions == 1
    assert at.state.display.tolist() == [0, 0, 1, 1, 2]
    assert at.state.deck_count > 0
    assert at.state.tribes[1].points == 1


def test_IW_30_the_display_goes_on_from_the_new_deck(table):
    at = table().tents(1, 1).hand(0, "TTF").display("CCDD").deck("G").play("tent 2 card", "tent 3 card")
    at.play("take coast", "take coast")
    assert at.state.exhaustions == 1
    assert at.state.display.sum() == 4


def test_IW_30_scoring_waits_for_the_end_of_the_turn(table):
    at = table().tents(1, 1).hand(0, "TTF").deck("G").play("tent 2 card", "tent 3 card", "deck")
    assert at.state.half_due == 1
    assert at.state.tribes[1].points == 0
    at.play("deck")
    assert at.state.half_due == 0
    assert at.state.tribes[1].points == 2
    assert at.state.tribes[0].points == 3


def test_IW_30_not_before_the_last_card(table):
    at = table().tents(1, 1).deck("GG").play("discard forest", "take coast")
    assert (at.state.exhaustions, at.state.deck_count, at.state.tribes[1].points) == (0, 1, 0)


def second_deck(at, letters):
    at.deck(letters).state.exhaustions = 1
    return at


def test_IW_31_the_second_exhaustion_finishes_the_round(table):
    at = second_deck(table(), "G").play("discard forest", "deck")
    assert (at.state.exhaustions, at.state.last_round, at.state.to_move) == (2, 1, 1)
    at.play("discard forest")
    assert at.state.to_move == 2
    at.play("discard forest")
    assert at.state.to_move == OVER


def test_IW_31_the_last_player_of_the_round_ends_it_at_once(table):
    at = second_deck(table(), "G")
    at.state.to_move = 2
    at.play("discard forest", "deck")
    assert at.state.to_move == OVER


def test_IW_31_a_round_begins_with_the_starting_player(table):
    at = second_deck(table(), "G")
    at.state.starter = 1
    at.play("discard forest", "deck")
    assert at.state.to_move == OVER
    at = second_deck(table(), "G")
    at.state.starter = 2
    at.play("discard forest", "deck").play("discard forest")
    assert at.state.to_move == OVER


def test_IW_31_a_player_without_tents_finishes_the_round(table):
    at = table().tents(1, 1).hand(0, "TFG")
    at.state.tribes[0].tents_left = 1
    at.play("tent 2 card")
    assert at.state.last_round == 0
    at.play("deck")
    assert (at.state.last_round, at.state.to_move) == (1, 1)
    at.play("discard tundra", "deck", "discard tundra", "deck")
    assert at.state.to_move == OVER


def test_IW_31_another_players_tents_do_not_matter(table):
    at = table()
    at.state.tribes[1].tents_left = 0
    at.play("discard tundra", "deck")
    assert at.state.last_round == 0


def test_IW_31_the_end_scores_tents_totems_and_settlements(table):
    at = second_deck(table(), "G").tents(1, 5, 6, 7, 8).tents(1, 1).totems(1, 0, 1).totems(1, 1, 2)
    at.state.to_move = 2
    at.state.tribes[1].points = 10
    assert at.scores() == [0, 10 + 4 + 1 + 3 + 4, 0]
    at.play("discard forest", "deck")
    assert at.scores() == [0, 10 + 4 + 1 + 3 + 4, 0]
    assert [tribe.points for tribe in at.state.tribes[:3]] == at.scores()


def test_IW_32_after_the_second_exhaustion_nobody_draws(table):
    at = second_deck(table().tents(1, 1).hand(0, "TTF").display("CCDD"), "G")
    at.play("tent 2 card", "tent 3 card", "deck")
    assert at.state.players[0].hand_count == 2
    assert at.state.to_move == 1
    at.play("discard tundra")
    assert (at.state.players[1].hand_count, at.state.to_move) == (2, 2)
    assert at.state.display.tolist() == [0, 0, 0, 2, 2]


def test_IW_32_nor_is_the_display_refilled(table):
    at = second_deck(table().tents(1, 1).hand(0, "TTF").display("CCDD"), "G")
    at.play("tent 2 card", "tent 3 card", "take coast", "take coast")
    assert at.state.display.tolist() == [0, 0, 1, 0, 2]
    assert at.state.exhaustions == 2
    assert at.state.deck_count == 0


def test_IW_33_half_journey_is_still_scored_in_the_last_round(table):
    at = table().tents(1, 1).deck("GG")
    at.state.last_round = 1
    at.play("discard tundra", "take coast")
    assert at.state.tribes[1].points == 0
    at.play("discard tundra", "deck")
    assert (at.state.exhaustions, at.state.tribes[1].points, at.state.to_move) == (1, 1, 2)


def test_IW_33_if_the_game_ends_before_that_it_is_not(table):
    at = table().tents(1, 1)
    at.state.last_round = 1
    at.state.to_move = 2
    at.play("discard tundra", "deck")
    assert at.state.to_move == OVER
    assert at.state.tribes[1].points == 1
    assert at.state.tribes[1].half.sum() == 0


def test_IW_33_the_third_tribe_without_tents_does_not_end_the_game(table):
    at = table(players=2).tents(1, 5).hand(0, "TFG")
    at.state.tribes[2].tents_left = 1
    at.play("tent 1 card", "tent 6 card", "deck", "deck")
    assert at.state.tribes[2].tents_left == 0
    assert at.state.last_round == 0
