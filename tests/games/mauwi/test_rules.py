"""Mauwi and Mauw, clause by clause: material, area, turn, strengthen, block, end."""

from __future__ import annotations

from typing import Any

import pytest

from nekoban.core.catalogue import find_game
from nekoban.core.options import OptionError
from nekoban.core.record import HIDDEN, NONE, OVER
from nekoban.games.mauwi import rules as mauwi
from nekoban.games.mauwi.parts import Card, Ending, Origin
from tests.games.mauwi.conftest import A, B, C, D

GAME = find_game("mauwi")
SPIRIT, JOKER = int(Card.SPIRIT), int(Card.JOKER)


# --- material


@pytest.mark.parametrize(("one", "two"), [(1, 8), (2, 7), (3, 6), (4, 5)])
def test_MW_01_two_warriors_of_a_colour_add_up_to_nine(one: int, two: int, at: Any) -> None:
    assert mauwi.colour(one) == mauwi.colour(two)
    table = at(f"players=2 | 1.hand={two},1,1,1 1.top={one}")
    assert f"{two} 1a" in table.legal()
    others = {value for value in range(1, 9) if mauwi.colour(value) != mauwi.colour(one)}
    assert len(others) == 6


def test_MW_02_a_nine_from_the_draw_pile_is_seen_by_nobody(at: Any) -> None:
    table = at("players=2 | 1.hand=8,2,3,4 1.top=1").play("8 1a", "place 1b")
    assert table.column(0, B) == (1, NONE)
    assert table.state.unseen.sum() == 1
    view = GAME.interpreted.view(table.state, 0)
    assert set(view.unseen.tolist()) == {HIDDEN}


def test_MW_02_a_nine_from_a_fight_was_seen_by_all(at: Any) -> None:
    table = at("players=2 | 1.hand=8,2,3,4 1.top=8").play("8 1a", "place 1b")
    assert (table.state.seen[8], table.state.unseen.sum()) == (1, 0)
    assert GAME.interpreted.view(table.state, None).seen[8] == 1


def test_MW_02_nines_never_leave_a_column(at: Any) -> None:
    table = at("players=2 | 1.hand=8,2,3,4 1.top=1 1.nines=2").play("8 1a", "place 1b")
    assert table.column(0, A) == (2, NONE)


def test_MW_03_a_spirit_stands_only_on_bare_nines(at: Any) -> None:
    table = at("players=2 | 1.hand=spirit,2,3,4 2.nines=2,1,0,0 2.top=-,5,6,-")
    assert table.refused("spirit 2a") == ""
    assert table.refused("spirit 2b") == "MW-03"  # a warrior
    assert table.refused("spirit 2c") == "MW-03"
    assert table.refused("spirit 2d") == "MW-03"  # an empty slot


def test_MW_04_a_joker_stands_for_either_warrior_of_the_colour_or_a_spirit(at: Any) -> None:
    table = at("players=2 | 1.hand=joker,1,1,1 1.top=4,spirit,-,- 1.nines=0,1 2.top=6")
    offered = {move for move in table.legal() if move.startswith("joker")}
    assert offered == {"joker 1a friends", "joker 1a fight", "joker 1b", "joker 2a friends", "joker 2a fight"}


def test_MW_04_a_joker_stands_for_no_expert_card(at: Any) -> None:
    table = at("players=2 kiwi=1 ninox=1 | 1.hand=joker,1,1,1 2.top=4,spirit 2.nines=0,1")
    assert not any(move.startswith(("kiwi", "ninox")) for move in table.legal())


def test_MW_05_a_joker_never_stays_on_the_table(at: Any) -> None:
    table = at("players=2 | 1.hand=joker,1,1,1 1.nines=2 2.nines=2")
    assert {move for move in table.legal() if move.startswith("joker")} == set()
    assert table.refused("joker 2a") == "MW-05"
    assert table.refused("joker 1a") == "MW-05"
    assert table.refused("joker 1b friends") == "MW-05"


def test_MW_06_each_is_dealt_four_cards_from_one_shuffled_pile(dealt: Any) -> None:
    state = dealt(players=5)
    assert all(len([card for card in player.hand if card >= 0]) == 4 for player in list(state.players)[:5])
    assert state.draw_pile.sum() == 95 - 20
    assert dealt(1).players[0].hand.tolist() != dealt(2).players[0].hand.tolist()


def test_MW_07_an_empty_draw_pile_is_made_anew_from_the_discards(at: Any) -> None:
    deck = "players=2 | 1.hand=1,2,3,4 2.hand=1,2,3,4 draw_pile=0 unseen=0"
    table = at(f"{deck} discards=10,8,8,8,8,10,10,10,10,5").play("1 1a")
    assert table.state.discards.sum() == 0
    assert table.state.draw_pile.sum() == 87 - 1  # all discards but the card drawn
    assert len(table.hand(0)) == 4
    assert table.state.players[1].origin.tolist() == [Origin.OLD] * 4


def test_MW_07_the_discard_pile_is_public_passed_hands_too(at: Any) -> None:
    table = at("players=2 | 1.hand=1,2,3,joker").play("pass")
    view = GAME.interpreted.view(table.state, 1)
    assert [view.discards[card] for card in (1, 2, 3, 9)] == [1, 1, 1, 1]


# --- the area


def test_MW_10_each_player_has_four_columns_and_nobody_else(at: Any) -> None:
    table = at("players=2 | 1.hand=5,5,5,5")
    assert {move for move in table.legal() if move != "pass"} == {
        f"5 {seat}{c}" for seat in "12" for c in "abcd"
    }
    assert table.refused("5 3a") == "MW-10"


def test_MW_11_a_column_takes_no_fourth_nine(at: Any) -> None:
    table = at("players=2 | 1.hand=8,2,3,4 1.top=-,-,1,- 1.nines=3,2,0,0").play("8 1c")
    assert table.legal() == {"place 1b", "place 1c", "place 1d"}
    assert table.refused("place 1a") == "MW-11"


def test_MW_11_a_warrior_may_stand_on_three_nines_and_alone(at: Any) -> None:
    table = at("players=2 | 1.hand=8,2,3,4 1.nines=3")
    assert table.refused("8 1a") == ""
    assert table.play("8 1a").column(0, A) == (3, 8)


@pytest.mark.parametrize(
    ("nines", "top", "points"),
    [(3, 4, 32), (3, NONE, 72), (1, SPIRIT, 0), (2, NONE, 36), (1, NONE, 18), (2, 3, 12)],
)
def test_MW_12_a_column_scores_as_printed(nines: int, top: int, points: int, twin: Any) -> None:
    assert twin(mauwi).column_score(nines, top) == points


@pytest.mark.parametrize(("top", "points"), [(1, 1), (8, 8), (NONE, 0)])
def test_MW_13_a_warrior_alone_scores_its_value_an_empty_column_nothing(
    top: int, points: int, twin: Any
) -> None:
    assert twin(mauwi).column_score(0, top) == points


def test_MW_14_a_warrior_belongs_to_the_area_it_lies_in(at: Any) -> None:
    table = at("players=2 | 1.hand=5,4,4,4").play("5 2a")
    assert table.scores() == [0, 5]
    table.state.to_move = 0
    assert table.play("4 2a").stage == "DEFEND"  # whoever laid it must attack it


# --- a turn


def test_MW_20_turns_go_clockwise_and_one_card_is_played(at: Any) -> None:
    table = at("players=3 | to_move=3 3.hand=5,5,5,5")
    assert table.play("5 3a").to_move == 0
    assert table.refused("defend 5") == "MW-20"
    assert at("players=3 | 1.hand=5,5,5,5").play("5 1a").to_move == 1


def test_MW_20_only_cards_of_the_hand_can_be_played(at: Any) -> None:
    table = at("players=2 kiwi=1 ninox=1 | 1.hand=5,5,5,5 2.top=4,spirit,-,- 2.nines=0,1")
    for move in ("4 1a", "spirit 2c", "joker 2a fight", "joker 1a", "kiwi 2a", "ninox 2b"):
        assert table.refused(move) == "MW-20", move
    assert table.refused("place 1a") == "MW-20"


def test_MW_21_the_hand_is_filled_at_once(at: Any) -> None:
    table = at("players=2 | 1.hand=5,1,1,1").play("5 1a")
    assert len(table.hand(0)) == 4
    combo = at("players=2 | 1.hand=5,1,1,1 1.top=4").play("5 1a")
    assert (combo.stage, len(combo.hand(0))) == ("PLACE", 4)  # before the gain is placed
    attack = at("players=2 | 1.hand=5,1,1,1 2.top=4").play("5 2a")
    assert (attack.stage, len(attack.hand(0))) == ("DEFEND", 4)  # before the defender is asked


def test_MW_21_the_discards_of_a_combo_come_before_the_draw() -> None:
    state = GAME.interpreted.start(GAME.options.read({"players": 2, "start": "1"}), 5)
    state.players[0].hand[:] = [8, 2, 3, 4]
    state.players[0].top[A] = 1
    state.draw_pile[:] = 0  # the only cards to draw are the two friends themselves
    GAME.interpreted.play(state, mauwi.MOVES.by_text["8 1a"])
    assert state.players[0].hand[0] in (1, 8)


def test_MW_22_passing_discards_the_hand_and_draws_four(at: Any) -> None:
    table = at("players=2 | 1.hand=1,2,3,4").play("pass")
    assert [table.state.discards[card] for card in (1, 2, 3, 4)] == [1, 1, 1, 1]
    assert (len(table.hand(0)), table.to_move) == (4, 1)


def test_MW_23_chance_chooses_the_starting_player_or_the_option_does(dealt: Any) -> None:
    assert {dealt(number, players=3).to_move for number in range(30)} == {0, 1, 2}
    assert {dealt(number, players=3, start="2").to_move for number in range(8)} == {1}
    with pytest.raises(OptionError, match="seat from 1 to 3"):
        GAME.options.read({"players": 3, "start": "4"})


# --- strengthen


def test_MW_30_a_warrior_on_a_free_slot(at: Any) -> None:
    assert at("players=2 | 1.hand=7,1,1,1").play("7 1c").column(0, C) == (0, 7)


def test_MW_31_a_warrior_on_ones_own_bare_nines(at: Any) -> None:
    table = at("players=2 | 1.hand=7,1,1,1 1.nines=2").play("7 1a")
    assert table.column(0, A) == (2, 7)
    assert table.scores()[0] == 28


def test_MW_32_a_combo_needs_the_same_colour(at: Any) -> None:
    table = at("players=2 | 1.hand=7,2,6,joker 1.top=2")
    assert table.refused("6 1a") == "MW-32"
    assert {"7 1a", "2 1a", "joker 1a friends", "joker 1a fight"} <= table.legal()


def test_MW_33_friends_are_discarded_and_give_an_unseen_nine(at: Any) -> None:
    table = at("players=2 | 1.hand=7,1,1,1 1.top=2,-,3,- 1.nines=0,1,0,3").play("7 1a")
    assert (table.state.discards[7], table.state.discards[2]) == (1, 1)
    assert table.legal() == {"place 1a", "place 1b"}
    assert table.refused("place 1c") == "MW-33"  # a warrior stands there
    assert table.refused("place 2a") == "MW-33"  # another's area
    assert table.refused("pass") == "MW-33"
    table.play("place 1b")
    assert (table.column(0, B), table.to_move) == ((2, NONE), 1)
    assert table.state.unseen.sum() == 1 + 4


def test_MW_34_a_fight_gives_nine_and_warrior_together(at: Any) -> None:
    table = at("players=2 | 1.hand=2,1,1,1 1.top=2,-,-,- 1.nines=0,1").play("2 1a")
    assert table.state.discards.sum() == 0
    table.play("place 1b")
    assert table.column(0, B) == (2, 2)
    assert table.column(0, A) == (0, NONE)
    assert (table.state.seen[2], table.to_move) == (1, 1)


def test_MW_35_in_a_fight_with_a_joker_the_joker_is_turned(at: Any) -> None:
    table = at("players=2 | 1.hand=joker,1,1,1 1.top=2").play("joker 1a fight", "place 1c")
    assert table.column(0, C) == (1, 2)
    assert (table.state.seen[JOKER], table.state.seen[2]) == (1, 0)


def test_MW_36_a_joker_chooses_friends_or_fight(at: Any) -> None:
    friends = at("players=2 | 1.hand=joker,1,1,1 1.top=2").play("joker 1a friends")
    assert (friends.state.discards[JOKER], friends.state.discards[2]) == (1, 1)
    assert friends.state.gain_nine == NONE
    fight = at("players=2 | 1.hand=joker,1,1,1 1.top=2").play("joker 1a fight")
    assert (fight.state.gain_nine, fight.state.gain_top) == (JOKER, 2)


def test_MW_37_the_column_the_warrior_stood_on_can_take_the_gain(at: Any) -> None:
    table = at("players=2 | 1.hand=7,1,1,1 1.top=2,3,4,5 1.nines=1").play("7 1a")
    assert table.legal() == {"place 1a"}
    assert table.play("place 1a").column(0, A) == (2, NONE)


def test_MW_38_a_gain_without_a_place_is_lost(at: Any) -> None:
    table = at("players=2 | 1.hand=7,1,1,1 1.top=2,3,4,5 1.nines=3,0,0,0").play("7 1a")
    assert table.to_move == 1
    assert table.state.discards.sum() == 3  # both friends and the top card of the draw pile
    assert table.state.unseen.sum() == 3


def test_MW_38_a_lost_fight_discards_nine_and_warrior(at: Any) -> None:
    table = at("players=2 | 1.hand=2,1,1,1 1.top=2,3,4,5 1.nines=3,0,0,0").play("2 1a")
    assert (table.to_move, table.state.discards[2], table.state.discards.sum()) == (1, 2, 2)


# --- block and unblock


def test_MW_40_a_spirit_blocks_anothers_nines_and_not_ones_own(at: Any) -> None:
    table = at("players=2 | 1.hand=spirit,1,1,1 1.nines=1 2.nines=0,2")
    assert table.refused("spirit 1a") == "MW-40"
    table.play("spirit 2b")
    assert table.column(1, B) == (2, SPIRIT)
    assert table.scores() == [18, 0]


def test_MW_41_a_warrior_blocks_anothers_nines(at: Any) -> None:
    table = at("players=2 | 1.hand=3,1,1,1 2.nines=2").play("3 2a")
    assert (table.column(1, A), table.scores(), table.to_move) == ((2, 3), [0, 12], 1)


def test_MW_42_a_blocked_player_unblocks_only_in_their_own_turn(at: Any) -> None:
    hands = "1.hand=spirit,1,1,1 2.hand=5,5,5,5 3.hand=spirit,1,1,1"
    table = at(f"players=3 | {hands} 3.nines=1 3.top=-,4").play("spirit 3a")
    assert table.to_move == 1
    table.play("5 3b")  # an attack: the blocked player is asked, but not in a turn of their own
    assert (table.to_move, table.refused("spirit 3a")) == (2, "MW-51")
    table.play("give up", "place 2a")
    assert table.refused("spirit 3a") == ""
    assert table.play("spirit 3a").column(2, A) == (1, NONE)


@pytest.mark.parametrize("move", ["spirit 1a", "joker 1a"])
def test_MW_43_a_spirit_is_lifted_by_a_spirit_or_a_joker(move: str, at: Any) -> None:
    table = at("players=2 | 1.hand=spirit,joker,1,1 1.top=spirit 1.nines=2").play(move)
    assert table.column(0, A) == (2, NONE)
    assert table.state.discards.sum() == 2
    assert table.state.discards[SPIRIT] == (2 if move.startswith("spirit") else 1)
    assert (table.to_move, table.stage, len(table.hand(0))) == (1, "TURN", 4)


def test_MW_43_only_on_ones_own_column_and_by_nothing_else(at: Any) -> None:
    table = at("players=2 | 1.hand=spirit,joker,5,1 1.top=spirit 1.nines=2 2.top=spirit 2.nines=1")
    assert table.refused("spirit 2a") == "MW-43"
    assert table.refused("joker 2a") == "MW-43"
    assert table.refused("5 1a") == "MW-43"
    assert table.refused("joker 1a fight") == "MW-05"


def test_MW_44_a_blocking_warrior_is_removed_by_a_combo(at: Any) -> None:
    table = at("players=2 | 1.hand=6,1,1,1 1.top=3 1.nines=2").play("6 1a", "place 1a")
    assert table.column(0, A) == (3, NONE)


# --- end


def test_MW_60_three_columns_of_three_nines_end_the_game_at_once(at: Any) -> None:
    table = at("players=2 | 1.hand=6,1,1,1 1.top=-,8,-,3 1.nines=3,3,2,0").play("6 1d", "place 1c")
    assert (table.to_move, table.state.ending) == (OVER, Ending.COLUMNS)
    assert table.refused("pass") == "OVER"
    assert table.winners() == [0]


def test_MW_60_two_full_columns_do_not_end_it(at: Any) -> None:
    table = at("players=2 | 1.hand=6,1,1,1 1.top=-,-,-,3 1.nines=3,2,0,0").play("6 1d", "place 1b")
    assert table.to_move == 1


def test_MW_60_a_fight_can_end_the_game_too_and_nothing_more_is_drawn(at: Any) -> None:
    table = at("players=2 | 1.hand=3,1,1,1 1.top=-,-,-,3 1.nines=3,3,2,0").play("3 1d")
    pile = table.state.draw_pile.sum()
    table.play("place 1c")
    assert (table.to_move, table.column(0, C), table.state.draw_pile.sum()) == (OVER, (3, 3), pile)


def test_MW_61_a_hand_that_cannot_be_filled_ends_the_game_after_the_turn() -> None:
    state = GAME.interpreted.start(GAME.options.read({"players": 2, "start": "1"}), 5)
    state.discards[:] = 0
    buried = state.draw_pile.tolist()
    state.draw_pile[:] = 0
    state.seen[:] = buried  # out of reach, as if they lay in columns
    card = next(card for card in state.players[0].hand if 0 < card < 9)
    GAME.interpreted.play(state, mauwi.MOVES.by_text[f"{card} 1a"])
    assert (state.to_move, state.ending) == (OVER, Ending.PILES)
    assert GAME.interpreted.winners(state) == [0]
    assert state.players[0].top[A] == card
    assert len([card for card in state.players[0].hand if card >= 0]) == 3


def test_MW_61_the_gain_of_that_turn_is_still_placed() -> None:
    state = GAME.interpreted.start(GAME.options.read({"players": 2, "start": "1"}), 5)
    state.players[0].hand[:] = [3, 3, 3, 3]
    state.players[0].top[A] = 3
    state.draw_pile[:] = 0
    GAME.interpreted.play(state, mauwi.MOVES.by_text["3 1a"])
    assert (state.ending, state.to_move) == (Ending.PILES, 0)
    GAME.interpreted.play(state, mauwi.MOVES.by_text["place 1b"])
    assert state.to_move == OVER
    assert (state.players[0].nines[B], state.players[0].top[B]) == (1, 3)


def test_MW_62_the_printed_total_is_176_and_a_tie_is_shared(at: Any) -> None:
    table = at("players=2 | 1.nines=3,3,1,3 1.top=4,-,spirit,- 2.nines=2 ending=columns to_move=-")
    assert table.scores() == [176, 36]
    assert table.winners() == [0]
    tie = at("players=3 | 1.nines=1 2.nines=1 3.top=7 ending=turns turn_count=600 to_move=-")
    assert tie.winners() == [0, 1]


def test_MW_63_a_game_has_200_turns_a_player(at: Any) -> None:
    table = at("players=3 | turn_count=599 1.hand=5,5,5,5").play("5 1a")
    assert (table.to_move, table.state.ending) == (OVER, Ending.TURNS)
    assert at("players=3 | turn_count=598 1.hand=5,5,5,5").play("5 1a").to_move == 1


# --- editions


@pytest.mark.parametrize(
    ("options", "warriors", "spirits", "jokers"),
    [
        ({"players": 7}, 80, 10, 5),
        ({"players": 6, "edition": "mauw"}, 56, 12, 4),
        ({"players": 5, "edition": "mauw"}, 56, 12, 4),
        ({"players": 4, "edition": "mauw"}, 48, 12, 4),
        ({"players": 3, "edition": "mauw"}, 48, 12, 4),
        ({"players": 2, "edition": "mauw"}, 40, 12, 4),
    ],
)
def test_MW_90_MW_94_cards_are_removed_by_player_count(
    options: dict[str, Any], warriors: int, spirits: int, jokers: int, dealt: Any
) -> None:
    deck = dealt(**options).deck
    assert (deck[1:9].sum(), deck[SPIRIT], deck[JOKER]) == (warriors, spirits, jokers)


def test_MW_90_mauw_has_at_most_six_players_and_no_expert_cards_or_teams() -> None:
    for options in ({"players": 7}, {"kiwi": 1}, {"ninox": 1}, {"tuatara": 1}, {"players": 4, "teams": True}):
        with pytest.raises(OptionError):
            GAME.options.read({"edition": "mauw", **options})


def test_MW_91_free_slots_of_others_by_edition_and_option(at: Any) -> None:
    assert at("players=2 | 1.hand=5,5,5,5").refused("5 2a") == ""
    assert at("players=2 free-slot=any | 1.hand=5,5,5,5").refused("5 2a") == ""
    assert at("players=2 free-slot=own | 1.hand=5,5,5,5").refused("5 2a") == "MW-91"
    assert at("players=2 edition=mauw | 1.hand=5,5,5,5").refused("5 2a") == "MW-91"
    assert at("players=2 edition=mauw | 1.hand=5,5,5,5").refused("5 1a") == ""
    with pytest.raises(OptionError, match="MW-91"):
        GAME.options.read({"edition": "mauw", "free-slot": "any"})


def test_MW_92_in_mauw_passing_needs_that_nothing_can_be_played(at: Any) -> None:
    blocked = "1.top=1,1,8,8 2.top=1,1,8,8"
    assert at(f"players=2 edition=mauw | 1.hand=2,3,4,5 {blocked}").legal() == {"pass"}
    playable = (
        f"1.hand=2,3,4,8 {blocked}",
        "1.hand=2,3,4,5 1.top=1,1,8,-",
        "1.hand=spirit,2,2,2 1.top=1,1,8,8 2.top=-,1,8,8 2.nines=1",
        f"1.hand=joker,2,2,2 {blocked}",
        "1.hand=joker,2,2,2 1.top=spirit,3,3,3 1.nines=1 2.top=3,6,6,6",
        "1.hand=spirit,2,2,2 1.top=spirit,3,3,3 1.nines=1 2.top=3,6,6,6",
    )
    for text in playable:
        assert at(f"players=2 edition=mauw | {text}").refused("pass") == "MW-92", text
    assert at(f"players=2 | 1.hand=2,3,4,8 {blocked}").refused("pass") == ""
    stuck = "1.hand=spirit,2,2,2 1.top=3,3,3,4 2.top=spirit,6,6,6 2.nines=1"
    assert at(f"players=2 edition=mauw | {stuck}").legal() == {"pass"}


def test_MW_95_in_mauw_too_a_joker_blocks_nothing_and_is_the_card_turned(at: Any) -> None:
    table = at("players=2 edition=mauw | 1.hand=joker,1,1,1 1.top=2 2.nines=1")
    assert table.refused("joker 2a") == "MW-05"
    assert table.play("joker 1a fight", "place 1b").state.seen[JOKER] == 1
    assert table.column(0, D) == (0, NONE)
