"""Nine Lives: the powers about losses and rounds. Every test runs with the life on top, and covered."""

from __future__ import annotations

from typing import Any

import pytest

from nekoban.core.record import NOBODY, NONE
from nekoban.games.nine_lives.parts import NOUGHT, Card, Power, Side, Stage, Suit
from nekoban.games.nine_lives.rules.lives import show_top
from tests.games.nine_lives.board import (
    GIVE_UP,
    At,
    board,
    hand,
    lay,
    lives,
    move,
    only_deck,
    owing_stack,
    pick,
    put,
    row,
)

SIDES = [Side.LEFT, Side.RIGHT]
NEARLY_FULL = "s1 q2 t3 c4 q5 t6 c7 q8"  # t9 fills the table


def fail(at: At, state: Any) -> Any:
    """The seat to move has nothing to play and gives up; how many lives each has lost."""
    before = lives(state)
    at(state).play(GIVE_UP)
    return [old - new for old, new in zip(before, lives(state), strict=True)]


def fill(at: At, state: Any) -> Any:
    """The first player plays the last number; how many lives each has lost."""
    before = lives(state)
    at(state).play(lay("t9", "left"))
    return [old - new for old, new in zip(before, lives(state), strict=True)]


# Losses


def test_NP_18_kittyking_loss_is_shared(at: At, acts: bool) -> None:
    state = board(["s7", "c1", "t3"], "c7", tops={1: Power.KITTYKING_LOSS}, acts=acts)
    assert fail(at, state) == ([1, 1, 0] if acts else [1, 0, 0])


def test_NP_18_counts_the_kittykings_wagers(at: At, acts: bool) -> None:
    state = board(["s7", "c1", "t3"], "c7", tops={1: Power.KITTYKING_LOSS}, acts=acts)
    state.players[0].wagered_count = 2
    assert fail(at, state) == ([3, 3, 0] if acts else [3, 0, 0])


def test_NP_18_comes_on_top_of_ones_own_loss(at: At, acts: bool) -> None:
    state = board(["t9", "c1", "t3"], NEARLY_FULL, tops={1: Power.KITTYKING_LOSS}, acts=acts)
    assert fill(at, state) == ([1, 2, 1] if acts else [1, 1, 1])


def test_NP_18_does_nothing_to_the_kittyking(at: At) -> None:
    state = board(["s7", "c1", "t3"], "c7", tops={0: Power.KITTYKING_LOSS})
    assert fail(at, state) == [1, 0, 0]


def test_NP_30_double_loss(at: At, acts: bool) -> None:
    state = board(["s7", "c1"], "c7", tops={0: Power.DOUBLE_LOSS}, acts=acts)
    assert fail(at, state) == ([2, 0] if acts else [1, 0])
    state = board(["t9", "c1"], NEARLY_FULL, tops={0: Power.DOUBLE_LOSS}, acts=acts)
    assert fill(at, state) == [1, 1]


@pytest.mark.parametrize("side", SIDES)
def test_NP_31_neighbor_side_loss(at: At, acts: bool, side: Side) -> None:
    bound = 2 if side == Side.LEFT else 1  # whose neighbour on that side is the first player
    state = board(["s7", "c1", "t3"], "c7", tops={bound: (Power.NEIGHBOR_SIDE_LOSS, side)}, acts=acts)
    expected = [1, 0, 0]
    expected[bound] = 1 if acts else 0
    assert fail(at, state) == expected
    other = 1 if side == Side.LEFT else 2
    state = board(["s7", "c1", "t3"], "c7", tops={other: (Power.NEIGHBOR_SIDE_LOSS, side)}, acts=acts)
    assert fail(at, state) == [1, 0, 0]


def test_NP_31_only_when_the_neighbour_fails(at: At) -> None:
    state = board(["t9", "c1"], NEARLY_FULL, tops={1: (Power.NEIGHBOR_SIDE_LOSS, Side.LEFT)})
    assert fill(at, state) == [1, 1]


def test_NP_66_collateral_damage(at: At, acts: bool) -> None:
    state = board(["s7", "c1", "t3"], "c7", tops={0: (Power.COLLATERAL_DAMAGE, 0, 3)}, acts=acts)
    before = lives(state)
    at(state).play(GIVE_UP)
    if acts:
        assert (state.stage, set(at(state).legal())) == (Stage.BLAME, {"blame 2", "blame 3"})
        assert at(state).refused(move("blame 1")) == "NP-66"
        assert at(state).refused(move("blame 4")) == "NL-01"
        at(state).play(move("blame 3"))
    lost = [old - new for old, new in zip(before, lives(state), strict=True)]
    assert lost == ([1, 0, 1] if acts else [1, 0, 0])


def test_NP_66_asks_nothing_when_its_owner_loses_nothing(at: At) -> None:
    state = board(["s7", "c1"], "c7", tops={1: (Power.COLLATERAL_DAMAGE, 0, 3)})
    assert fail(at, state) == [1, 0]


def test_NP_66_takes_the_targets_wagers_too(at: At) -> None:
    state = board(["s7", "c1"], "c7", tops={0: (Power.COLLATERAL_DAMAGE, 0, 3)})
    state.players[1].wagered_count = 2
    at(state).play(GIVE_UP, move("blame 2"))
    assert lives(state) == [2, 2]


def test_NP_72_only_self_failure(at: At, acts: bool) -> None:
    tops = {1: (Power.ONLY_SELF_FAILURE, 0, 1)}
    state = board(["t9", "c1", "t3"], NEARLY_FULL, tops=tops, acts=acts)
    assert fill(at, state) == ([1, 0, 1] if acts else [1, 1, 1])
    state = board(["t3", "s7", "t3"], "c7", tops={1: (Power.ONLY_SELF_FAILURE, 0, 1)}, turn=1, acts=acts)
    assert fail(at, state) == [0, 1, 0]


def test_NP_72_is_safe_from_NP_66_NP_22_and_shares_nothing(at: At, acts: bool) -> None:
    tops = {0: (Power.COLLATERAL_DAMAGE, 0, 3), 1: (Power.ONLY_SELF_FAILURE, 0, 2)}
    state = board(["s7", "c1"], "c7", tops=tops)
    if acts:
        at(state).play(GIVE_UP, move("blame 2"))
        assert lives(state) == [2, 2]
    state = board(["q5", "c1"], "s8", tops={0: Power.HAND_EMPTY_LOSS, 1: (Power.ONLY_SELF_FAILURE, 0, 2)})
    at(state).play(lay("q5", "left"))
    assert lives(state) == [4, 2]


def test_NP_79_gain_life_when_all_numbers_were_played(at: At, acts: bool) -> None:
    state = board(["t9", "c1", "t3"], NEARLY_FULL, tops={1: (Power.GAIN_LIFE, 0, 3)}, acts=acts)
    last = state.players[1].lost[state.players[1].lost_count - 1]
    assert fill(at, state) == ([1, -1, 1] if acts else [1, 1, 1])
    if acts:
        assert state.players[1].lives[3] == last
        assert state.players[1].shown == 4
        assert state.players[1].lost[state.players[1].lost_count] == NONE  # it lies there no more


def test_NL_34_a_new_round_has_no_numbers_of_the_last_one(at: At) -> None:
    state = board(["t9", "c1", "t3"], "s2 q5 c4")
    at(state).play(lay("t9", "left"))
    at(state).play(lay("c1", "left"))
    assert state.column_total[:5].all()
    while state.row_count:
        at(state).play(GIVE_UP if at(state).allows(GIVE_UP) else at(state).legal_rows()[0])
    assert not state.column_total.any()


def test_NP_79_gains_after_the_wagers_have_returned(at: At) -> None:
    state = board(["t9", "c1", "t3"], NEARLY_FULL, tops={1: (Power.GAIN_LIFE, 0, 3)}, acts=False)
    player = state.players[1]
    player.wagered_count = 1  # the life above it
    show_top(state, 1)
    wager, last = player.lives[3], player.lost[player.lost_count - 1]
    assert player.power == Power.GAIN_LIFE
    assert fill(at, state) == [1, -1, 1]
    assert [player.lives[3], player.lives[4], player.wagered_count] == [wager, last, 0]


def test_NP_22_on_a_full_table_leaves_NP_79_its_gain(at: At) -> None:
    tops = {0: Power.HAND_EMPTY_LOSS, 1: (Power.GAIN_LIFE, 0, 3)}
    assert fill(at, board(["t9", "c1"], NEARLY_FULL, tops=tops)) == [1, -1]


def test_NP_79_gains_nothing_when_none_was_lost(at: At) -> None:
    state = board(["t9", "c1"], NEARLY_FULL, tops={1: (Power.GAIN_LIFE, 0, 9)})
    assert fill(at, state) == [1, 0]


def test_NP_79_helps_only_against_a_full_table(at: At) -> None:
    state = board(["s7", "c1"], "c7", tops={0: (Power.GAIN_LIFE, 0, 3)})
    assert fail(at, state) == [1, 0]
    state = board(["q5", "c1"], "s8", tops={0: Power.HAND_EMPTY_LOSS, 1: (Power.GAIN_LIFE, 0, 3)})
    at(state).play(lay("q5", "left"))
    assert lives(state) == [4, 2]


# What ends with a round


def test_NP_87_every_round_has_an_order_of_its_own(at: At) -> None:
    state = board(["c4 q5 q2", "s4"], "t3 s6", tops={1: (Power.PLAY_IN_ORDER, 0, 3)})
    state.order = 1  # from 3 upwards
    at(state).play(GIVE_UP, lay("q5", "start"))
    assert state.order == 0
    at(state).play(lay("s4", "left"))
    assert at(state).playable() == {"q2"}  # from 5 downwards


def test_NP_20_a_wager_of_the_last_round_is_not_followed(at: At) -> None:
    state = board(["c1 q5", "s6", "s2 s4 c7 t9"], "", tops={2: Power.WAGER_FOLLOW})
    at(at(state).wagered().state).play(pick("+c1"), pick("+q5"), put("start"), GIVE_UP)
    assert (state.round_count, state.to_move) == (2, 2)
    assert "star-2 at start" in at(state).legal()


def test_NP_50_a_demand_ends_with_its_round(at: At) -> None:
    state = board(["s7", "c1 c4"], "q2", tops={0: Power.WAGER_FORCE})
    only_deck(state, "c7")
    at(at(state).wagered().state).play(GIVE_UP)  # two sevens make nothing
    assert (state.round_count, state.to_move) == (2, 1)
    assert "circle-1 at start" in at(state).legal()


def test_NL_54_no_suit_is_bad_until_one_is_named(at: At) -> None:
    state = board(["s7", "c1 c4"], "c7", bad_suit=True)
    state.bad_suit = Suit.STAR
    at(state).play(GIVE_UP)
    assert (state.stage, state.bad_suit) == (Stage.BAD_SUIT, NONE)


def test_NP_42_NP_43_a_second_turn_ends_with_its_round(at: At) -> None:
    state = board(["t6", "c1 c4"], "q8", tops={0: Power.DOUBLE_TURN_VARIANT, 1: Power.DOUBLE_TURN})
    at(state).play(lay("t6", "left"), GIVE_UP)
    assert (state.round_count, state.to_move) == (2, 1)
    assert "end the turn" not in at(state).legal()  # it is a first turn
    at(state).play(lay("c1", "start"))
    assert (state.to_move, state.second_turn) == (1, 1)


def test_NP_63_every_round_has_its_duplicate(at: At) -> None:
    state = board(["s2 q5 q5 c4", "s7"], "q2 c7", tops={0: Power.ONE_DUPLICATE})
    at(state).play(lay("s2", "right"), GIVE_UP, lay("q5", "start"), lay("s7", "left"))
    assert (state.round_count, at(state).playable()) == (2, {"q5", "c4"})


@pytest.mark.parametrize("power", [Power.SUIT_PLAY_LIMIT, Power.UNIQUE_SUITS])
def test_NP_23_NP_40_count_the_suits_of_one_round(at: At, power: Power) -> None:
    state = board(["q5 q2 c4", "s8"], "t9 q8 c7", tops={0: power})
    state.players[0].suits_played[Suit.SQUARE] = 1 if power == Power.SUIT_PLAY_LIMIT else 0
    at(state).play(lay("q5", "right"), GIVE_UP)
    assert (state.round_count, at(state).playable()) == (2, {"q2", "c4"})


def test_NL_53_every_round_has_its_star(at: At) -> None:
    state = board(["s2 s4 c4", "s8"], "t9 q8 c7", star_once=True)
    at(state).play(lay("s2", "right"), GIVE_UP)
    assert (state.round_count, at(state).playable()) == (2, {"s4", "c4"})


def test_NP_08_NP_78_every_round_has_a_first_turn(at: At) -> None:
    for power, offered in ((Power.MUST_WAGER_FIRST, {"wager"}), (Power.SINGLE_TURN, None)):
        state = board(["q5 q2 c4", "s8"], "q8 c7", tops={0: power})
        state.players[0].turn_count = 1
        at(state).play(lay("q5", "right"), GIVE_UP)
        assert (state.round_count, state.to_move) == (2, 0)
        assert "skip" not in at(state).legal()
        assert offered is None or set(at(state).legal()) == offered


def test_NP_52_a_hand_stays_open_in_the_next_round(at: At) -> None:
    state = board(["s7", "c1 c4"], "q2", tops={0: Power.WAGER_MEANS_OPEN})
    only_deck(state, "c7")
    at(at(state).wagered().state).play(GIVE_UP)
    assert state.round_count == 2
    assert at.engine.view(state, 1).players[0].hand[0] == Card.STAR_7


# The round is over


def test_NP_37_shuffle_lives_picks_the_top(at: At, acts: bool) -> None:
    state = board(["s7", "c1"], "c7", tops={1: (Power.SHUFFLE_LIVES, 0, 4)}, acts=acts)
    at(state).play(GIVE_UP)
    if not acts:
        assert state.stage == Stage.TURN
        return
    assert (state.to_move, state.stage) == (1, Stage.UNCOVER)
    assert set(at(state).legal()) == {"uncover 1", "uncover 2", "uncover 3", "uncover 4"}
    assert at(state).refused(move("uncover 5")) == "NP-37"
    at(state).play(move("uncover 2"))
    assert [life % 9 + 1 for life in state.players[1].lives if life >= 0] == [1, 3, 4, 2]
    assert state.players[1].shown == 2


def test_NP_62_swap_hand_may_swap(at: At, acts: bool) -> None:
    hands = ["s7", "c1 c4 t3 q8 t9", "t3 q5"]
    state = board(hands, "c7", tops={2: (Power.SWAP_HAND, 0, 3)}, acts=acts)
    at(state).play(GIVE_UP)
    if not acts:
        assert state.stage == Stage.TURN
        return
    assert set(at(state).legal()) == {"swap hands with 1", "swap hands with 2", "keep hand"}
    assert at(state).refused(move("swap hands with 3")) == "NP-62"
    assert at(state).refused(move("swap hands with 4")) == "NL-01"
    kept = state.twin()
    at(state).play(move("swap hands with 2"))
    assert [hand(state, seat) for seat in (0, 1, 2)] == [hands[0], hands[2], hands[1]]
    at(kept).play(move("keep hand"))
    assert [hand(kept, seat) for seat in (0, 1, 2)] == hands


def test_NP_67_kittyking_picker(at: At, acts: bool) -> None:
    state = board(["s7", "c1 c4", "t3"], "c7", tops={2: (Power.KITTYKING_PICKER, 0, 3)}, acts=acts)
    at(state).play(GIVE_UP)
    if acts:
        assert set(at(state).legal()) == {"crown 1", "crown 2", "crown 3"}
        assert at(state).refused(move("crown 4")) == "NL-01"
        at(state).play(move("crown 3"))
    assert state.kittyking == (2 if acts else 1)  # else the largest hand
    assert state.to_move == state.kittyking
    assert state.crowned == NOBODY


def test_NP_75_life_means_card_takes_two_from_the_row(at: At, acts: bool) -> None:
    state = board(["s7", "c1 c4"], "c7 8:t3+q5 s9", tops={1: (Power.LIFE_MEANS_CARD, 0, 3)}, acts=acts)
    at(state).play(GIVE_UP)
    if not acts:
        assert state.stage == Stage.TURN
        return
    assert set(at(state).legal()) == {"take 1", "take 2", "take 3", "take 4"}
    assert at(state).refused(move("take 5")) == "NP-75"
    at(state).play(move("take 2"))
    assert set(at(state).legal()) == {"take 1", "take 2", "take 3"}
    at(state).play(move("take 3"))
    assert (hand(state, 1), state.stage, state.discard_count) == ("c1 c4 t3 s9", Stage.TURN, 2)


def test_NP_75_takes_fewer_only_for_the_limit_or_the_row(at: At) -> None:
    state = board(["s7", "c1 c4 q8 t9"], "c7 s9", tops={1: (Power.LIFE_MEANS_CARD, 0, 3)})
    at(state).play(GIVE_UP, move("take 1"))
    assert (state.players[1].hand_count, state.takes_due, state.stage) == (5, 0, Stage.TURN)
    state = board(["s7", "c1"], "c7", tops={1: (Power.LIFE_MEANS_CARD, 0, 3)})
    at(state).play(GIVE_UP, move("take 1"))
    assert (hand(state, 1), state.stage) == ("c1 c7", Stage.TURN)


# The round starts


def test_NP_58_extra_num_names_a_number_at_the_start(at: At, acts: bool) -> None:
    state = board(["s7", "c1 c4"], "c7", tops={1: Power.EXTRA_NUM}, acts=acts)
    at(state).play(GIVE_UP)
    if not acts:
        assert state.stage == Stage.TURN
        return
    assert (state.to_move, state.stage) == (1, Stage.NAME)
    assert set(at(state).legal()) == {f"name {number}" for number in range(1, 10)}
    assert at(state).refused(move("name 10")) == "NP-58"
    at(state).play(move("name 4"))
    assert state.players[1].named == 4 + NOUGHT


def test_NP_58_uncovered_later_names_nothing(at: At) -> None:
    state = board(["s7 s2", "c1"], "c7 q2", tops={0: Power.EXTRA_NUM}, acts=False)
    at(state).wagered()
    assert (state.players[0].power, state.players[0].named) == (Power.EXTRA_NUM, 0)


def test_NP_59_extra_num_outside_range_names_outside(at: At, acts: bool) -> None:
    state = board(["s7", "c1 c4"], "c7", tops={1: Power.EXTRA_NUM_OUTSIDE_RANGE}, acts=acts)
    at(state).play(GIVE_UP)
    if not acts:
        assert state.stage == Stage.TURN
        return
    assert set(at(state).legal()) == {f"name {number}" for number in [*range(-9, 1), *range(10, 19)]}
    assert at(state).refused(move("name 9")) == "NP-59"
    assert at(state).refused(move("name 1")) == "NP-59"
    at(state).play(move("name -2"))
    assert state.players[1].named == -2 + NOUGHT


def test_NP_76_swap_lives_of_two_players(at: At, acts: bool) -> None:
    tops = {1: (Power.SWAP_LIVES, 0, 3), 2: (Power.EVEN, 0, 5)}
    state = board(["s7", "c1 c4", "t3"], "c7", tops=tops, acts=acts)
    at(state).play(GIVE_UP)
    if not acts:
        assert state.stage == Stage.TURN
        return
    assert set(at(state).legal()) == {f"swap the life of {seat}" for seat in (1, 2, 3)}
    assert at(state).refused(move("swap the life of 4")) == "NL-01"
    at(state).play(move("swap the life of 3"))
    assert set(at(state).legal()) == {"swap the life of 1", "swap the life of 2"}
    assert at(state).refused(move("swap the life of 3")) == "NP-76"
    at(state).play(move("swap the life of 2"))
    assert [state.players[seat].power for seat in (0, 1, 2)] == [0, Power.EVEN, Power.SWAP_LIVES]
    assert lives(state) == [4, 3, 5]
    assert state.stage == Stage.TURN or state.to_move == 2


def test_NP_76_a_power_received_acts_only_if_its_place_is_still_to_come(at: At) -> None:
    tops = {1: (Power.SWAP_LIVES, 0, 3), 2: Power.EXTRA_NUM}
    state = board(["s7", "c1 c4", "t3"], "c7", tops=tops, king=1)
    at(state).play(GIVE_UP)
    assert (state.kittyking, state.to_move, state.stage) == (1, 1, Stage.SWAP_LIVES)
    later = state.twin()
    at(state).play(move("swap the life of 2"), move("swap the life of 3"))
    assert (state.to_move, state.stage) == (2, Stage.SWAP_LIVES)  # the second player's turn has passed
    at(state).play(move("swap the life of 2"), move("swap the life of 3"))
    assert (state.to_move, state.stage) == (1, Stage.TURN)
    assert [state.players[seat].power for seat in (1, 2)] == [Power.SWAP_LIVES, Power.EXTRA_NUM]
    at(later).play(move("swap the life of 1"), move("swap the life of 3"))
    assert (later.to_move, later.stage) == (0, Stage.NAME)  # clockwise: 2, 3, 1


def test_NP_37_NP_75_act_clockwise_from_the_old_kittyking(at: At) -> None:
    tops = {0: (Power.SHUFFLE_LIVES, 0, 5), 2: (Power.LIFE_MEANS_CARD, 0, 3)}
    state = board(["s7", "c1", "t3"], "c7 s9", tops=tops, king=1, turn=1)
    state.players[1].hand_count = 0
    state.players[1].hand[0] = NONE
    at(state).play(GIVE_UP)
    assert (state.to_move, state.stage) == (2, Stage.TAKE)
    at(state).play(move("take 1"), move("take 1"))
    assert (state.to_move, state.stage) == (0, Stage.UNCOVER)


def test_NP_58_lasts_for_the_round(at: At) -> None:
    state = board(["s7 s2", "c1 c4 t6", "t3"], "c7 q2", tops={1: Power.EXTRA_NUM}, turn=2)
    state.players[1].named = 4 + NOUGHT
    owing_stack(state)
    at(state).play(GIVE_UP)
    assert (state.stage, state.players[1].named, row(state)) == (Stage.NAME, 0, "")
    at(state).play(move("name 7"))
    assert at(state).playable() == {"c1", "c4", "t6"}
