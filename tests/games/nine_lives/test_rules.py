"""Nine Lives, clause by clause: material, rounds and ends."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from nekoban.core.options import OptionError
from nekoban.core.record import HIDDEN, NOBODY, NONE, OVER
from nekoban.games.nine_lives.data.lives import life_set
from nekoban.games.nine_lives.parts import (
    COPIES,
    LIMIT_OF,
    NOUGHT,
    POWER_CARDS,
    ROUND_LIMIT,
    SUIT_OF,
    TURN_LIMIT,
    VALUE_OF,
    Card,
    Cat,
    Happening,
    Power,
    Side,
    Stage,
    Suit,
)
from nekoban.games.nine_lives.rules.lives import show_top, top_life
from nekoban.games.nine_lives.rules.turn import neighbour_seat
from tests.games.nine_lives.board import (
    GAME,
    GIVE_UP,
    MOVES,
    WAGER,
    At,
    board,
    card,
    hand,
    lay,
    lives,
    move,
    only_deck,
    owing_stack,
    pick,
    put,
    row,
    start,
    told,
)

NEARLY_FULL = "s1 q2 t3 c4 q5 t6 c7 q8"  # t9 fills the table


# Material


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_NL_01_two_to_six_players_have_different_cats(at: At, players: int) -> None:
    state = start(at.engine, players=players)
    assert len({state.players[seat].cat for seat in range(players)}) == players
    assert len(Cat) == 6


@pytest.mark.parametrize("players", [1, 7])
def test_NL_01_not_fewer_nor_more(players: int) -> None:
    with pytest.raises(OptionError):
        GAME.options.read({"players": players})


def test_NL_01_players_choose_their_cats(at: At) -> None:
    state = start(at.engine, players=3, cats="persian, curl")
    assert [state.players[seat].cat for seat in range(3)] == [Cat.PERSIAN, Cat.CURL, Cat.SIAMESE]
    assert GAME.options.read({"cats": "persian, curl"})["cats"] == "persian,curl"
    for wrong in ("lion", "curl,curl"):
        with pytest.raises(OptionError):
            GAME.options.read({"cats": wrong})


def test_NL_02_the_number_cards() -> None:
    assert sum(COPIES) == 36
    values = {suit: [VALUE_OF[one] for one in Card if SUIT_OF[one] == suit] for suit in Suit}
    assert values[Suit.CIRCLE] == [1, 4, 7]
    assert values[Suit.SQUARE] == [2, 5, 8]
    assert values[Suit.TRIANGLE] == [3, 6, 9]
    assert values[Suit.STAR] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert {COPIES[one] for one in Card if SUIT_OF[one] == Suit.STAR} == {1}
    assert {COPIES[one] for one in Card if SUIT_OF[one] != Suit.STAR} == {3}


def test_NL_02_a_card_that_is_not_held_cannot_be_played(at: At) -> None:
    state = board(["s2", "c1"], "")
    assert at(state).refused(lay("s3", "start")) == "NL-02"
    assert at(owing_stack(state)).refused(pick("+s3")) == "NL-02"


def test_NL_03_nine_lives_with_the_nine_on_top(at: At) -> None:
    state = start(at.engine, players=2)
    assert [life % 9 + 1 for life in state.players[1].lives] == [1, 2, 3, 4, 5, 6, 7, 8, 9]
    assert top_life(state.players[1]) == Cat.MUNCHKIN * 9 + 8
    assert {life // 9 for life in state.players[1].lives} == {Cat.MUNCHKIN}


@pytest.mark.parametrize(
    ("life", "limit"), [(1, 6), (2, 5), (3, 5), (4, 5), (5, 4), (6, 4), (7, 4), (8, 3), (9, 3)]
)
def test_NL_04_hand_limits(at: At, life: int, limit: int) -> None:
    assert LIMIT_OF[life] == limit
    state = board(["s2 q5 c4 c4 q8 t9", "c1"], "s7", lives=life)
    for index in range(limit, 6):
        state.players[0].hand[index] = NONE
    state.players[0].hand_count = limit
    at(state).play(lay("s2", "left"))
    assert state.players[0].hand_count == limit  # one played, one of the two drawn


def test_NL_05_a_set_has_a_power_on_every_life_but_the_nine_and_none_twice() -> None:
    for number in range(1, 60):
        cards = life_set(number)
        assert [(life.cat, life.number) for life in cards] == [(cat, n) for cat in Cat for n in range(1, 10)]
        powers = [(life.power, life.parameter) for life in cards if life.number < 9]
        assert len(set(powers)) == 48
        assert all(life.power == Power.NONE for life in cards if life.number == 9)
        allowed = {(one.power, one.parameter): one.lives for one in POWER_CARDS}
        assert all(life.number in allowed[life.power, life.parameter] for life in cards if life.number < 9)


def test_NL_05_every_value_of_a_parameter_is_a_power_of_its_own() -> None:
    values = Counter(one.power for one in POWER_CARDS)
    assert set(values) == set(Power) - {Power.NONE}
    assert values[Power.SUIT_SHAPESHIFT] == 12
    assert values[Power.FORBIDDEN_SUIT] == 4
    assert values[Power.FORCED_SIDE] == 2
    assert values[Power.FORBIDDEN_NUMBER] == 3
    assert values[Power.IGNORE_NUMBER_ABOVE] == 2
    assert values[Power.EVEN] == 1


@pytest.mark.long
def test_NL_05_all_parameters_have_about_the_same_chance() -> None:
    seen: Counter[Any] = Counter()
    for number in range(1, 1201):
        seen.update((life.power, life.parameter) for life in life_set(number) if life.number in (4, 5, 6))
    everywhere = [one for one in POWER_CARDS if one.lives == (4, 5, 6)]
    counts = [seen[one.power, one.parameter] for one in everywhere]
    assert min(counts) > 0.8 * sum(counts) / len(counts)
    assert max(counts) < 1.2 * sum(counts) / len(counts)


def test_NL_05_the_powers_of_a_game_are_those_of_its_set(at: At) -> None:
    state = start(at.engine, players=2, life_set="7")
    assert [state.powers[index] for index in range(54)] == [life.power for life in life_set(7)]
    assert [state.parameters[index] for index in range(54)] == [life.parameter for life in life_set(7)]
    assert GAME.options.read({})["life_set"] == "1"
    for wrong in ("0", "-1", "x", "1.5", "10000000000"):
        with pytest.raises(OptionError):
            GAME.options.read({"life_set": wrong})


def test_NL_06_three_cards_each_and_a_kittyking_by_chance(at: At) -> None:
    kings = set()
    for luck in range(1, 60):
        state = start(at.engine, luck * 7919**3, players=4)
        kings.add(state.kittyking)
        assert [state.players[seat].hand_count for seat in range(4)] == [3, 3, 3, 3]
        assert (state.deck_count, state.to_move, state.stage) == (24, state.kittyking, Stage.TURN)
    assert kings == {0, 1, 2, 3}


def test_NL_07_the_left_neighbour_is_the_next_clockwise(at: At) -> None:
    state = board(["s2", "c1", "t3"], "")
    assert neighbour_seat(state, 0, Side.LEFT) == 1
    assert neighbour_seat(state, 0, Side.RIGHT) == 2
    assert neighbour_seat(state, 2, Side.LEFT) == 0


def test_NL_07_new_cards_go_to_the_right_and_the_order_stays(at: At) -> None:
    state = board(["q5 s2 c4", "c1"], "s7")
    only_deck(state, "t9 t9")
    at(state).play(lay("s2", "left"))
    assert hand(state, 0) == "q5 c4 t9 t9"


# A round


def test_NL_10_the_kittyking_starts_and_turns_go_clockwise(at: At) -> None:
    state = board(["q5", "c1", "t3"], "", turn=2, king=2)
    at(state).play(lay("t3", "start"))
    assert state.to_move == 0
    at(state).play(lay("q5", "left"))
    assert state.to_move == 1


def test_NL_11_a_number_not_on_the_table_at_either_end(at: At) -> None:
    state = board(["s7 q5", "c1"], "c7 t3")
    assert at(state).lays() == {"q5 left", "q5 right"}
    assert at(state).refused(lay("s7", "left")) == "NL-11"
    assert at(state).refused(lay("q5", "start")) == "NL-11"
    at(state).play(lay("q5", "left"))
    assert (row(state), state.start_column) == ("5 7 3", 1)
    at(state).play(lay("c1", "right"))
    assert (row(state), state.start_column) == ("5 7 3 1", 1)


def test_NL_11_the_first_card_starts_the_row(at: At) -> None:
    state = board(["s7 q5", "c1"], "")
    assert at(state).lays() == {"s7 start", "q5 start"}
    assert at(state).refused(lay("s7", "left")) == "NL-11"
    at(state).play(lay("s7", "start"))
    assert (row(state), state.start_column, state.to_move) == ("7", 0, 1)


def test_NL_12_a_match_draws_two(at: At) -> None:
    state = board(["s2 q5", "c1"], "s7 t3")
    at(state).play(lay("s2", "left"))
    assert state.players[0].hand_count == 3
    state = board(["s2 q5", "c1"], "s7 t3")
    at(state).play(lay("s2", "right"))
    assert state.players[0].hand_count == 1


def test_NL_13_a_draw_stops_at_the_limit(at: At) -> None:
    state = board(["s2 q5 c4 c1", "c1"], "s7")
    at(state).play(lay("s2", "left"))
    assert state.players[0].hand_count == 4
    state = board(["s2 q5 c4 c1 q8 t9", "c1"], "s7")
    at(state).play(lay("s2", "left"))
    assert state.players[0].hand_count == 5  # above the limit, and kept


def test_NL_14_a_wager_uncovers_the_next_life_and_draws_one(at: At) -> None:
    state = board(["s2", "c1"], "s7", lives=5)
    at(state).wagered()
    player = state.players[0]
    assert (player.wagered_count, player.life_count, player.shown, player.hand_count) == (1, 5, 4, 2)
    assert (state.to_move, state.stack_due) == (0, 1)
    at(state).wagered()
    assert (player.wagered_count, player.shown, player.hand_count) == (2, 3, 3)


def test_NL_14_the_uncovered_limit_holds_for_the_draw(at: At) -> None:
    state = board(["s2 q5 c1", "c1"], "s7", lives=9)
    at(state).wagered()
    assert state.players[0].hand_count == 3  # from 9 to 8 with three cards draws nothing
    state = board(["s2 q5 c1", "c1"], "s7", lives=8)
    at(state).wagered()
    assert state.players[0].hand_count == 4


def test_NL_14_the_wager_follows_the_life_wagered(at: At) -> None:
    state = board(["s2", "c1"], "", tops={0: (Power.SUPER_WAGER, 0, 5)})
    state.powers[3] = Power.CANT_WAGER  # the life below
    at(state).wagered()
    assert state.players[0].hand_count == 3
    assert at(state).refused(WAGER) == "NP-07"


def test_NL_14_no_wager_once_cards_are_chosen(at: At) -> None:
    state = owing_stack(board(["s2 q5", "c1"], ""))
    at(state).play(pick("+s2"))
    assert at(state).refused(WAGER) == "NL-14"
    assert at(state).refused(GIVE_UP) == "NL-19"
    assert at(state).refused(lay("q5", "start")) == "NL-15"
    assert at(state).refused(move("skip")) == "NL-60"
    assert "wager" not in at(state).legal()


def test_NL_15_after_a_wager_a_stack_must_be_played(at: At) -> None:
    state = at(board(["s2 q5", "c1"], "")).wagered().state
    assert at(state).lays() == set()
    assert at(state).refused(lay("s2", "start")) == "NL-15"
    at(state).play(pick("+s2"))
    assert at(state).refused(put("start")) == "NL-15"
    at(state).play(pick("+q5"))
    assert at(state).puts() == {"start"}


def test_NL_16_a_stack_counts_what_its_cards_make(at: At) -> None:
    state = owing_stack(board(["s2 q5 t9", "c1"], "7:c7 t3"))
    assert at(state).stacks() == {("+t9", "-q5"), ("+s2", "+t9", "-q5"), ("+t9", "-q5", "-s2")}
    at(state).play(pick("+t9"), pick("-q5"), put("left"))
    assert (row(state), state.column_length[0], state.row_card_count) == ("4 7 3", 2, 4)


def test_NL_16_the_cards_inside_are_no_numbers_on_the_table(at: At) -> None:
    state = board(["s2 s3", "c1"], "5:q2+t3 c7")
    assert at(state).playable() == {"s2", "s3"}


def test_NL_16_a_card_is_offered_only_if_a_legal_stack_holds_it(at: At) -> None:
    state = owing_stack(board(["s8 t9 t9", "c1"], "s1"))
    assert at(state).picks() == {"+t9", "-t9", "+s8"}  # 9 + 8 - 9 is the only one
    for found in at(state).picks():
        after = at(state.twin()).play(pick(found)).state
        assert at(after).picks() or at(after).puts()


def test_NL_16_a_stack_being_built_is_not_seen_by_others(at: At) -> None:
    state = owing_stack(board(["s2 q5 t9", "c1"], "c7"))
    at(state).play(pick("+t9"))
    mine, theirs = at.engine.view(state, 0), at.engine.view(state, 1)
    assert list(mine.players[0].chosen[:3]) == [0, 0, 1]
    assert theirs.players[0].chosen[0] == HIDDEN
    assert theirs.players[0].chosen_count == 1


def test_NL_17_every_matching_card_of_a_stack_draws_two(at: At) -> None:
    state = owing_stack(board(["s2 s4 q5", "c1"], "s9", lives=1))
    at(state).play(pick("+s2"), pick("+s4"), put("left"))
    assert state.players[0].hand_count == 1 + 4


def test_NL_17_a_single_card_matches_any_card_of_a_stack(at: At) -> None:
    state = board(["s2 q8", "c1"], "9:c4+s5")
    at(state).play(lay("s2", "left"))
    assert state.players[0].hand_count == 3


def test_NL_18_without_a_wager_only_a_single_card(at: At) -> None:
    state = board(["s2 q5", "c1"], "")
    assert at(state).picks() == set()
    assert at(state).refused(pick("+s2")) == "NL-18"


def test_NL_19_giving_up_exactly_when_no_play_is_legal(at: At) -> None:
    state = board(["s2 q5", "c1"], "q2 s5")
    assert set(at(state).legal()) == {"wager", "give up"}
    state = board(["s2 q8", "c1"], "q2 s5")
    assert "give up" not in at(state).legal()
    assert at(state).refused(GIVE_UP) == "NL-19"
    state = owing_stack(board(["s2 q5", "c1"], "c7 t3"))
    assert set(at(state).legal()) == {"wager", "give up"}
    state = owing_stack(board(["s2 q5", "c1"], "c7"))
    assert at(state).refused(GIVE_UP) == "NL-19"


def test_NL_19_a_demand_lapses_when_no_wager_is_legal(at: At) -> None:
    tops = {0: (Power.MUST_WAGER_ALL, 0, 8), 1: (Power.OTHERS_CANT_WAGER, 0, 1)}
    state = board(["s2", "c1"], "", tops=tops)
    assert set(at(state).legal()) == {"star-2 at start"}


def test_NL_19_one_wager_meets_all_demands(at: At) -> None:
    state = board(["s2 q5", "c1"], "", tops={0: (Power.MUST_WAGER_ALL, 0, 8)})
    state.demand_from = 1
    at(state).wagered()
    assert at(state).picks()
    assert state.demand_from == NOBODY


def test_NL_20_all_lives_may_be_wagered_and_the_last_goes_on_showing(at: At) -> None:
    state = board(["s2", "c1"], "s9", tops={0: (Power.ODD, 0, 1)})
    at(state).wagered()
    player = state.players[0]
    assert (player.wagered_count, player.life_count, player.power, player.shown) == (1, 1, Power.ODD, 1)
    assert at(state).refused(WAGER) == "NL-20"


def test_NL_21_the_discards_become_the_deck(at: At) -> None:
    state = board(["s2 q5", "c1"], "s7", discards="t9 q8")
    only_deck(state, "c4")
    at(state).play(lay("s2", "left"))
    assert state.players[0].hand_count == 3
    assert (state.discard_count, state.deck_count) == (0, 1)
    assert len(told(state, Happening.SHUFFLES)) == 1


def test_NL_21_with_nothing_left_nothing_is_drawn(at: At) -> None:
    state = board(["s2 q5", "c1"], "s7")
    only_deck(state, "c4")
    at(state).play(lay("s2", "left"))
    assert hand(state, 0) == "q5 c4"
    assert (state.deck_count, state.to_move) == (0, 1)


def test_NL_21_the_row_is_discarded_from_left_to_right(at: At) -> None:
    state = owing_stack(board(["q5 s2 t9", "c1"], "c7 t3"))
    at(state).play(pick("+t9"), pick("-q5"), put("left"))
    at(owing_stack(state)).play(GIVE_UP)
    assert [state.discards[index] for index in range(4)] == [card("q5"), card("t9"), card("c7"), card("t3")]
    assert at.engine.view(state, 1).discards[3] == card("t3")


def test_NL_22_a_columns_number_is_as_its_player_counted(at: At) -> None:
    state = board(["s2", "c4 q2"], "", tops={0: (Power.NUMBER_SHAPESHIFT_ABOVE, 3)})
    at(state).play(lay("s2", "start"))
    assert at(state).playable() == {"q2"}  # 4 is on the table, 2 is not


def test_NL_23_a_replacement_takes_the_start_over(at: At) -> None:
    state = board(["q5", "s2 c1"], "s7 t3", tops={0: (Power.REPLACE_PLAY, 0, 3), 1: Power.MUST_MATCH})
    at(state).play(lay("q5", "column-1"))
    assert (row(state), state.start_column) == ("5 3", 0)
    assert at(state).playable() == set()  # no square in hand


def test_NL_24_every_round_starts_clockwise(at: At) -> None:
    state = board(["s7 q5", "c1", "t3"], "c7 s5")
    state.backwards = 1
    at(state).play(GIVE_UP)
    assert (state.backwards, state.round_count) == (0, 2)


def test_NL_24_a_reversal_lasts_for_the_round(at: At) -> None:
    state = board(["q5", "c1", "t3"], "s8")
    state.backwards = 1
    at(state).play(lay("q5", "left"))
    assert state.to_move == 2
    at(state).play(lay("t3", "left"))
    assert state.to_move == 1


def test_NL_25_several_reductions_still_draw_one(at: At) -> None:
    tops = {0: Power.WEAK_MATCH, 1: (Power.OTHERS_LOW_DRAW, 0, 3)}
    state = owing_stack(board(["s2 q5", "c1"], "s9", tops=tops, bad_suit=True))
    state.bad_suit = Suit.STAR
    at(state).play(pick("+s2"), pick("+q5"), put("left"))
    assert state.players[0].hand_count == 1


def test_NL_25_a_card_draws_once_between_two_neighbours(at: At) -> None:
    state = board(["s2", "c1"], "s7 t3 s4", tops={0: (Power.REPLACE_PLAY, 0, 3)})
    at(state).play(lay("s2", "column-2"))
    assert state.players[0].hand_count == 2


# End of a round


def test_NL_30_only_who_fails_loses_a_life(at: At) -> None:
    state = board(["s7", "c1", "t3"], "c7")
    at(state).play(GIVE_UP)
    assert lives(state) == [4, 5, 5]


def test_NL_31_all_numbers_on_the_table_cost_everybody_a_life(at: At) -> None:
    state = board(["t9 q2", "c1", "t3"], NEARLY_FULL)
    at(state).play(lay("t9", "left"))
    assert lives(state) == [4, 4, 4]
    assert (state.row_count, state.discard_count, state.round_count) == (0, 9, 2)


def test_NL_31_the_turns_draws_still_happen(at: At) -> None:
    state = board(["s9", "c1"], NEARLY_FULL)
    at(state).play(lay("s9", "left"))
    assert state.players[0].hand_count == 2


def test_NL_31_the_turn_over_power_acts_but_there_is_no_second_turn(at: At) -> None:
    state = board(["t9 q2 q2", "c1"], NEARLY_FULL.replace("q2", "s2"), tops={0: Power.GIVE_AWAY})
    at(state).play(lay("t9", "left"))
    assert state.stage == Stage.GIVE
    at(state).play(move("give square-2 to 2"))
    assert lives(state) == [4, 4]
    state = board(["t9 q2", "c1"], NEARLY_FULL.replace("q2", "s2"), tops={0: Power.DOUBLE_TURN})
    at(state).play(lay("t9", "left"))
    assert (lives(state), state.second_turn) == ([4, 4], 0)


def test_NL_31_is_judged_as_the_column_is_laid(at: At) -> None:
    state = board(["s9", "c1"], NEARLY_FULL, tops={0: (Power.DRAW_CARDS_PLAYED, 0, 3)})
    at(state).play(lay("s9", "left"))
    assert state.stage == Stage.COLUMN
    at(state).play(move("draw column-3"), move("draw column-3"))
    assert lives(state) == [2, 4]


def test_NL_31_a_number_replaced_is_not_on_the_table(at: At) -> None:
    state = board(["t9 q2", "c1"], NEARLY_FULL, tops={0: (Power.REPLACE_PLAY, 0, 3)})
    at(state).play(lay("t9", "column-2"))
    assert (lives(state), state.row_count) == ([3, 5], 8)


def test_NL_32_a_loss_takes_the_wagers_along(at: At) -> None:
    state = board(["s7", "c1"], "c7")
    state.players[0].wagered_count = 2
    at(state).play(GIVE_UP)
    player = state.players[0]
    assert (player.life_count, player.wagered_count, player.lost_count, player.shown) == (2, 0, 7, 2)
    assert [player.lost[index] % 9 + 1 for index in range(4, 7)] == [5, 4, 3]  # the deepest last


def test_NL_33_wagers_return_in_their_order(at: At) -> None:
    state = board(["s7", "c1"], "c7", tops={1: (Power.EVEN, 0, 5)})
    state.players[1].wagered_count = 2
    show_top(state, 1)
    at(state).play(GIVE_UP)
    player = state.players[1]
    assert (player.life_count, player.wagered_count, player.power, player.shown) == (5, 0, Power.EVEN, 5)


def test_NL_34_the_row_is_discarded_and_hands_are_kept(at: At) -> None:
    state = board(["s7", "c1 c4"], "c7 t3")
    at(state).play(GIVE_UP)
    assert (hand(state, 0), hand(state, 1), state.row_count, state.discard_count) == ("s7", "c1 c4", 0, 2)
    assert state.row_card_count == 0
    assert state.start_column == NONE


@pytest.mark.parametrize(
    ("hands", "tops", "king"),
    [
        (["s7", "c1 c4", "t3"], {}, 1),
        (["s7", "c1", "t3"], {1: (Power.EVEN, 0, 7)}, 1),
        (["s7", "c1 c4", "t3 q5"], {2: (Power.EVEN, 0, 7)}, 2),
        (["s7", "c1 c4", "t3 q5"], {}, 0),  # tied: the old one stays, though not among the tied
        (["s7 c7", "c1", "t3"], {}, 0),
        (["s7", "c1", "t3 t6"], {1: (Power.EVEN, 0, 4)}, 2),  # the first two are tied, and both behind
    ],
)
def test_NL_35_the_new_kittyking(at: At, hands: list[str], tops: dict[int, Any], king: int) -> None:
    state = board(hands, "7:c4+t3", tops=tops)
    at(state).play(GIVE_UP)
    assert (state.kittyking, state.to_move) == (king, king)


def test_NL_36_round_over_powers_act_under_the_lives_then_on_top(at: At) -> None:
    state = board(["s7", "c1"], "c7", tops={0: (Power.KITTYKING_PICKER, 0, 4)}, lives=4)
    at(state).play(GIVE_UP)
    assert state.stage == Stage.TURN  # the life was lost before it could act
    state = board(["s7", "c1"], "c7", tops={0: (Power.KITTYKING_PICKER, 0, 3)}, acts=False)
    at(state).play(GIVE_UP)
    assert state.stage == Stage.CROWN  # and the one below acts at once


def test_NL_36_the_bad_suit_comes_before_the_round_start_powers(at: At) -> None:
    state = board(
        ["s7", "c1 c4"], "c7", tops={0: (Power.SWAP_LIVES, 0, 3), 1: Power.EXTRA_NUM}, bad_suit=True
    )
    state.players[0].wagered_count = 0
    state.turn_count = 1
    state.to_move = 0
    at(state).play(GIVE_UP)
    assert (state.to_move, state.stage) == (1, Stage.BAD_SUIT)
    at(state).play(move("bad star"))
    assert (state.to_move, state.stage, state.bad_suit) == (1, Stage.NAME, Suit.STAR)


def test_NL_36_the_row_is_still_there_for_round_over_powers(at: At) -> None:
    state = board(["s7", "c1"], "c7 t3", tops={1: (Power.LIFE_MEANS_CARD, 0, 3)})
    at(state).play(GIVE_UP)
    assert row(state) == "7 3"


def test_NL_37_losses_add_up(at: At) -> None:
    tops = {0: Power.DOUBLE_LOSS, 1: Power.KITTYKING_LOSS, 2: (Power.NEIGHBOR_SIDE_LOSS, Side.LEFT)}
    state = board(["s7", "c1", "t3"], "c7", tops=tops)
    state.players[2].wagered_count = 0
    at(state).play(GIVE_UP)
    assert lives(state) == [3, 3, 4]


def test_NL_37_NP_18_counts_what_NP_66_costs_the_kittyking(at: At) -> None:
    tops = {1: (Power.COLLATERAL_DAMAGE, 0, 3), 2: Power.KITTYKING_LOSS}
    state = board(["c1", "s7", "t3"], "c7", tops=tops, turn=1)
    state.players[0].wagered_count = 1
    at(state).play(GIVE_UP, move("blame 1"))
    assert lives(state) == [3, 2, 3]  # the Kittyking discards the wager too, and so does who shares it


def test_NL_40_NP_79_who_discards_the_last_life_takes_none_back(at: At) -> None:
    """A ruling: the game ends as soon as somebody has discarded the last life."""
    tops = {0: (Power.COLLATERAL_DAMAGE, 0, 3), 1: (Power.GAIN_LIFE, 0, 1)}
    state = board(["t9 q2", "c1"], NEARLY_FULL, tops=tops)
    at(state).play(lay("t9", "left"), move("blame 2"))
    assert (lives(state), state.stage, state.to_move) == ([2, 0], Stage.OVER, OVER)
    assert state.players[1].lost_count == 9
    assert GAME.rules.flaw(state) == 0


def test_NL_36_NP_79_who_keeps_a_life_takes_one_back_in_the_same_instant(at: At) -> None:
    tops = {0: (Power.COLLATERAL_DAMAGE, 0, 3), 1: (Power.GAIN_LIFE, 0, 2)}
    state = board(["t9 q2", "c1"], NEARLY_FULL, tops=tops)
    regained = state.players[1].lives[1]
    at(state).play(lay("t9", "left"), move("blame 2"))
    assert (lives(state), state.stage, state.round_count) == ([2, 2], Stage.TURN, 2)
    assert (state.players[1].lives[1], state.players[1].lost_count) == (regained, 7)


def test_NL_37_no_more_lives_than_there_are(at: At) -> None:
    state = board(["s7", "c1"], "c7", tops={0: (Power.DOUBLE_LOSS, 0, 1)})
    at(state).play(GIVE_UP)
    assert (lives(state), state.to_move) == ([0, 5], OVER)


# End of the game


def test_NL_40_the_game_ends_with_the_last_life_of_a_player(at: At) -> None:
    state = board(["s7", "c1"], "c7", lives=1)
    at(state).play(GIVE_UP)
    assert (state.to_move, state.stage, lives(state)) == (OVER, Stage.OVER, [0, 1])
    assert at(state).legal_rows() == []
    assert at(state).refused(WAGER) == "OVER"


def test_NL_43_whoever_has_no_life_left_shows_none(at: At) -> None:
    state = board(["s7", "c1"], "c7", tops={0: (Power.FORBIDDEN_SUIT, 1, 1)})
    assert (state.players[0].power, state.players[0].parameter) == (Power.FORBIDDEN_SUIT, 1)
    at(state).play(GIVE_UP)
    player = state.players[0]
    assert (player.life_count, player.power, player.parameter, player.shown) == (0, 0, 0, 0)
    assert told(state, Happening.TOP) == []


def test_NL_40_all_losses_of_the_instant_are_carried_out(at: At) -> None:
    state = board(["t9", "c1 c4", "t3"], NEARLY_FULL, lives=1)
    at(state).play(lay("t9", "left"))
    assert (state.to_move, lives(state)) == (OVER, [0, 0, 0])
    assert at(state).winners() == [1]


def test_NL_40_wagers_are_back_and_round_over_powers_do_not_act(at: At) -> None:
    state = board(["s7", "c1"], "c7", tops={0: (Power.NONE, 0, 1), 1: (Power.KITTYKING_PICKER, 0, 3)})
    state.players[1].wagered_count = 1
    at(state).play(GIVE_UP)
    assert (state.to_move, state.players[1].wagered_count, lives(state)) == (OVER, 0, [0, 3])


def test_NL_41_most_lives_win_then_the_larger_hand_then_all_share(at: At) -> None:
    state = board(["s7", "c1 c4", "t3"], "c7", tops={0: (Power.NONE, 0, 1)})
    at(state).play(GIVE_UP)
    assert at(state).scores() == [0, 5, 5]
    assert at(state).winners() == [1]
    state = board(["s7", "c1", "t3"], "c7", tops={0: (Power.NONE, 0, 1)})
    at(state).play(GIVE_UP)
    assert at(state).winners() == [1, 2]
    state = board(["s7", "c1 c4", "t3"], "c7", tops={0: (Power.NONE, 0, 1), 2: (Power.EVEN, 0, 6)})
    at(state).play(GIVE_UP)
    assert at(state).winners() == [2]


def test_NL_42_everybody_may_look_through_all_life_decks(at: At) -> None:
    state = start(at.engine, players=3)
    for viewer in (0, 1, None):
        view = at.engine.view(state, viewer)
        assert [list(view.players[seat].lives) for seat in range(3)] == [
            list(state.players[seat].lives) for seat in range(3)
        ]


def test_NL_43_a_new_top_life_is_announced(at: At) -> None:
    state = board(["s2", "c1"], "s7")
    at.engine.play(state, WAGER)
    assert [(event.seat, event.a % 9 + 1) for event in told(state, Happening.TOP)] == [(0, 4)]
    state = board(["s7", "c1"], "c7")
    at.engine.play(state, GIVE_UP)
    assert [(event.seat, event.a % 9 + 1) for event in told(state, Happening.TOP)] == [(0, 4)]


# All powers


def test_NL_60_a_rule_that_forbids_wins_over_one_that_allows(at: At) -> None:
    tops = {0: (Power.IGNORE_NUMBER_BELOW, 6), 1: (Power.OTHERS_NO_NUMBER, 7, 4)}
    state = board(["s7 s8", "c1"], "c7 q8", tops=tops)
    assert at(state).playable() == {"s8"}


def test_NL_60_a_round_in_which_all_are_skipped_costs_nobody_a_life(at: At) -> None:
    tops = {0: (Power.SKIP_BIG_HAND, 0, 3), 1: Power.HAND_SIZE_SMALL_SKIP}
    state = board(["s2 q5", "c1"], "s8", tops=tops)
    at(state).play(move("skip"))
    assert (state.round_count, lives(state), state.row_count) == (2, [3, 5], 0)


def test_NL_60_only_skips_one_after_another_end_the_round(at: At) -> None:
    state = board(["s2 q5 t3", "c1 c4"], "s8", tops={0: (Power.SKIP_BIG_HAND, 0, 3)})
    at(state).play(move("skip"), lay("c1", "left"), move("skip"))
    assert (state.round_count, state.to_move, row(state)) == (1, 1, "1 8")


def test_NL_60_skips_of_the_last_round_do_not_count(at: At) -> None:
    state = board(["s2 q5 t3", "s8"], "q8", tops={0: (Power.SKIP_BIG_HAND, 0, 3)})
    at(state).play(move("skip"), GIVE_UP)
    assert (state.round_count, state.to_move) == (2, 0)
    at(state).play(move("skip"))
    assert (state.round_count, state.to_move) == (2, 1)


def test_NL_60_a_round_of_more_than_200_turns_ends(at: At) -> None:
    state = board(["q5 s2", "c1"], "s8")
    state.turn_count = TURN_LIMIT
    assert TURN_LIMIT == 200
    at(state).play(lay("q5", "left"))
    assert (state.round_count, lives(state), state.row_count) == (2, [5, 5], 0)
    state = board(["q5 s2", "c1"], "s8")
    state.turn_count = TURN_LIMIT - 1
    at(state).play(lay("q5", "left"))
    assert (state.round_count, state.to_move) == (1, 1)


def test_NL_60_a_game_of_more_than_400_rounds_ends(at: At) -> None:
    state = board(["s7", "c1"], "c7")
    state.round_count = ROUND_LIMIT
    assert ROUND_LIMIT == 400
    at(state).play(GIVE_UP)
    assert (state.to_move, lives(state)) == (OVER, [4, 5])
    assert at(state).winners() == [1]


def test_NL_61_four_plays_of_which_one_draws(at: At) -> None:
    state = board(["s2 q5", "c1"], "s7 c1 t9")
    assert at(state).lays() == {"s2 left", "s2 right", "q5 left", "q5 right"}
    for found, drawn in (("s2 left", 2), ("s2 right", 0), ("q5 left", 0), ("q5 right", 0)):
        after = at(state.twin()).play(lay(*found.split())).state
        assert after.players[0].hand_count == 1 + drawn


def test_NL_61_one_and_two_make_three(at: At) -> None:
    state = board(["c1", "t6"], "s7 c1")
    only_deck(state, "s2")
    at(state).wagered()
    assert hand(state, 0) == "c1 s2"
    for found in ("c4", "q5"):
        state.deck[card(found)] = 1
        state.deck_count += 1
    at(state).play(pick("+c1"), pick("+s2"), put("left"))
    assert row(state) == "3 7 1"
    assert state.players[0].hand_count == 2


def test_every_move_text_is_known() -> None:
    assert len(MOVES) == len(set(MOVES.texts))
    assert NOUGHT > 180
