"""Nine Lives: what a turn leaves behind: whose turn it is then, what is counted, what is told."""

from __future__ import annotations

from typing import Any

import pytest

from nekoban.core.events import hush
from nekoban.core.record import NONE
from nekoban.games.nine_lives.parts import Happening, Power, Stage
from tests.games.nine_lives.board import (
    GIVE_UP,
    INTERPRETED,
    WAGER,
    board,
    card,
    hand,
    lay,
    lives,
    move,
    owing_stack,
    pick,
    put,
)

Q5, C4, C1, S2, T3, T9 = map(card, ("q5", "c4", "c1", "s2", "t3", "t9"))


def told(state: Any) -> list[str]:
    """The events of the last move: kind, seat and details; what is whispered, and to whom."""
    found = []
    for event in (state.events[index] for index in range(state.event_count)):
        details = [event.a, event.b, event.c]
        while details and details[-1] == NONE:
            details.pop()
        words = [Happening(event.kind).name, str(event.seat), *map(str, details)]
        whispered = [] if event.what == NONE else [f"what={event.what}", f"eyes={event.eyes}"]
        found.append(" ".join([*words, *whispered]))
    return found


def after(state: Any, *moves: int) -> tuple[list[str], int]:
    """What the last of these moves tells, and who is to move then."""
    INTERPRETED(state).play(*moves[:-1])
    hush(state)
    INTERPRETED(state).play(moves[-1])
    return told(state), state.to_move


def with_top(hands: list[str], power: Power, columns: str = "s8", parameter: int = 0, **more: Any) -> Any:
    return board(hands, columns, tops={0: (power, parameter, 3)}, **more)


def test_NL_11_a_card_laid_is_told_with_its_number_and_place() -> None:
    state = board(["s2 q5", "c1"], "s8")
    assert after(state, lay("q5", "left")) == ([f"CARD 0 {Q5} 1", "LAYS 0 205 1"], 1)
    assert (state.turn_count, state.players[0].turn_count, state.players[1].turn_count) == (2, 1, 0)
    assert after(state, lay("c1", "right")) == ([f"CARD 1 {C1} 1", "LAYS 1 201 2"], 0)
    assert (state.turn_count, state.players[0].turn_count, state.players[1].turn_count) == (3, 1, 1)


def test_NL_16_a_stack_is_told_card_by_card_with_its_signs() -> None:
    state = owing_stack(board(["s2 q5 c4", "c1"], "s8"))
    found = after(state, pick("+q5"), pick("-c4"), put("right"))
    assert found == ([f"CARD 0 {Q5} 1", f"CARD 0 {C4} 2", "LAYS 0 201 2"], 1)


def test_NL_10_a_turn_begins_with_nothing_done_in_it() -> None:
    state = owing_stack(board(["s2 s3 c4", "c1"], "s8", lives=5))
    state.players[0].wagered_count = 1
    INTERPRETED(state).play(pick("+s2"), pick("+s3"), put("right"))
    assert (state.to_move, state.stage, state.laid_column) == (1, Stage.TURN, NONE)
    assert (state.wager_count, state.stack_due, state.drawn_count, state.laid_count) == (0, 0, 0, 0)
    assert (state.previous_wagered, state.skip_count, state.second_turn) == (1, 0, 0)
    INTERPRETED(state).play(lay("c1", "left"))
    assert state.previous_wagered == 0


def test_NL_30_whoever_gives_up_loses_a_life_and_a_new_round_is_told() -> None:
    state = board(["s7", "c1"], "c7")
    assert after(state, GIVE_UP) == (["FAILS 0", "LOSES 0 1", "TOP 0 3", "ROUND 1 2"], 1)
    assert (state.turn_count, state.round_count, lives(state)) == (1, 2, [4, 5])


def test_NL_31_a_table_is_full_beside_a_column_outside_1_to_9() -> None:
    state = board(["s9 s1", "c4"], "c1 q2 t3 c4 q5 t6 c7 q8 0:q2+q2")
    found, _ = after(state, lay("s9", "right"))
    assert "FULL 0" in found
    assert lives(state) == [4, 4]


def test_NL_31_nought_and_ten_fill_no_table() -> None:
    state = board(["s9 s1", "c4"], "c1 q2 t3 c4 q5 t6 c7 10:q8+q2")
    found, seat = after(state, lay("s9", "right"))
    assert found[-1].startswith("LAYS")
    assert (seat, lives(state)) == (1, [5, 5])


def test_NP_42_a_second_turn_is_told_and_so_is_its_refusal() -> None:
    state = with_top(["s2 q5 c4", "c1"], Power.DOUBLE_TURN, "s9")
    assert after(state, lay("q5", "left")) == ([f"CARD 0 {Q5} 1", "LAYS 0 205 1", "SECOND_TURN 0"], 0)
    assert (state.second_turn, state.turn_count, state.players[0].turn_count) == (1, 2, 1)
    assert after(state, move("end the turn")) == (["ENDS_TURN 0"], 1)
    assert (state.second_turn, state.turn_count, state.players[0].turn_count) == (0, 3, 1)


def test_NP_68_a_theft_ends_the_turn_and_only_two_see_the_card() -> None:
    state = with_top(["s2 q5", "c1", "t3"], Power.THIEF)
    found = after(state, lay("q5", "left"), move("steal from 2"))
    assert found == ([f"STEALS 0 1 what={C1} eyes=3"], 1)
    assert (state.players[0].turn_count, hand(state, 0), hand(state, 1)) == (1, "s2 c1", "")


@pytest.mark.parametrize(("asked", "card_asked", "has"), [("circle-1", C1, 1), ("circle-4", C4, 0)])
def test_NP_69_a_question_is_told_with_its_answer(asked: str, card_asked: int, has: int) -> None:
    state = with_top(["s2 q5", "c1"], Power.THIEF_POLITE)
    found = after(state, lay("q5", "left"), move(f"ask 2 for {asked}"))
    assert found == ([f"ASKS 0 1 {card_asked} {has}"], 1)
    assert state.players[0].turn_count == 1
    assert (hand(state, 0), hand(state, 1)) == (("s2 c1", "") if has else ("s2", "c1"))


def test_NP_34_a_gift_ends_the_turn_and_only_two_see_the_card() -> None:
    state = with_top(["s2 q5", "c1", "t3"], Power.GIVE_AWAY)
    found = after(state, lay("q5", "left"), move("give star-2 to 3"))
    assert found == ([f"GIVES 0 2 what={S2} eyes=5"], 1)
    assert (state.players[0].turn_count, hand(state, 0), hand(state, 2)) == (1, "", "t3 s2")


@pytest.mark.parametrize(("side", "hands"), [(0, ["t3", "", "c1"]), (1, ["c1", "t3", ""])])
def test_NP_54_hands_that_are_passed_are_told_with_the_side(side: int, hands: list[str]) -> None:
    state = with_top(["s2", "c1", "t3"], Power.HAND_EMPTY_CAROUSEL, "q8", side)
    found, seat = after(state, lay("s2", "left"))
    assert (found[-1], seat) == (f"PASSES_HANDS 0 {side}", 1)
    assert [hand(state, seat) for seat in range(3)] == hands


def test_NP_66_blame_is_told_with_what_it_costs() -> None:
    state = with_top(["s7", "c1", "t3"], Power.COLLATERAL_DAMAGE, "c7")
    found = ["BLAMES 0 1 1", "LOSES 0 1", "TOP 0 1", "LOSES 1 1", "TOP 1 12", "ROUND 2 2"]
    assert after(state, GIVE_UP, move("blame 2")) == (found, 2)
    tops = {0: (Power.COLLATERAL_DAMAGE, 0, 3), 1: (Power.ONLY_SELF_FAILURE, 0, 3)}
    state = board(["s7", "c1", "t3"], "c7", tops=tops)
    assert after(state, GIVE_UP, move("blame 2"))[0][0] == "BLAMES 0 1 0"
    assert lives(state) == [2, 3, 5]


def test_NP_30_two_lives_lost_are_told_at_once() -> None:
    state = with_top(["s7", "c1", "t3"], Power.DOUBLE_LOSS, "c7")
    assert after(state, GIVE_UP)[0][:3] == ["FAILS 0", "LOSES 0 2", "TOP 0 0"]
    assert [state.players[0].lost[index] % 9 + 1 for index in range(8)] == [9, 8, 7, 6, 5, 4, 3, 2]


def test_NP_58_a_number_named_is_told() -> None:
    state = board(["s7", "c1"], "c7", tops={1: (Power.EXTRA_NUM, 0, 3)})
    assert after(state, GIVE_UP, move("name 5")) == (["NAMES 1 205"], 0)


def test_NP_76_lives_that_are_swapped_are_told_with_both_new_tops() -> None:
    state = board(["s7", "c1"], "c7", tops={1: (Power.SWAP_LIVES, 0, 3)})
    found = after(state, GIVE_UP, move("swap the life of 1"), move("swap the life of 2"))
    assert found == (["SWAPS_LIVES 1 0 1", "TOP 0 11", "TOP 1 3"], 0)
    assert (state.swapping, state.phase) == (-2, 0)


def test_NP_53_cards_of_the_discard_pile_are_told_to_all() -> None:
    state = with_top(["s2 q5", "c1"], Power.DRAW_FROM_DISCARD, "q8", discards="t3 t9")
    found, _ = after(state, lay("q5", "left"))
    assert found[-2:] == [f"DRAWS_DISCARD 0 {T9}", f"DRAWS_DISCARD 0 {T3}"]
    assert (state.discard_count, state.discards[0], state.discards[1]) == (0, NONE, NONE)


def test_NP_80_a_column_drawn_left_of_the_play_moves_the_play_along() -> None:
    state = with_top(["s2 q5", "c1"], Power.DRAW_CARDS_PLAYED, "3:c1+q2 q8 t9 s7", start=1)
    INTERPRETED(state).play(lay("s2", "right"))
    assert (state.laid_column, state.start_column, state.draws_due) == (4, 1, 2)
    found, seat = after(state, move("draw column-3"))
    assert (found, seat) == ([f"DRAWS_COLUMN 0 {T9}"], 0)
    assert (state.laid_column, state.start_column, state.row_count, state.draws_due) == (3, 1, 4, 1)
    assert [state.column_length[column] for column in range(5)] == [2, 1, 1, 1, 0]
    assert [state.column_total[column] for column in range(5)] == [203, 208, 207, 202, 0]
    assert state.row_cards[5] == NONE


def test_NP_77_a_replaced_column_is_told_and_discarded_in_its_place() -> None:
    state = with_top(["s2 c4", "c1"], Power.REPLACE_PLAY, "s8 3:c4+c1 t9")
    found, _ = after(state, lay("s2", "column-2"))
    assert found[:3] == ["REPLACES 0 203", f"CARD 0 {S2} 1", "LAYS 0 202 4"]
    assert [state.column_length[column] for column in range(4)] == [1, 1, 1, 0]
    assert [state.column_total[column] for column in range(4)] == [208, 202, 209, 0]
    assert [state.row_cards[spot] for spot in range(5)] == [card("s8"), S2, T9, NONE, NONE]
    assert [state.discards[spot] for spot in range(3)] == [C4, C1, NONE]
    assert (state.row_card_count, state.discard_count, state.start_column) == (3, 2, 0)


def test_NL_14_a_wager_is_told_with_the_lives_put_down() -> None:
    state = board(["s2", "c1"], "s7", tops={0: (Power.WAGER_DOUBLE, 0, 3)})
    found, seat = after(state, WAGER)
    assert (found[0], found[1], seat) == ("WAGERS 0 2", "TOP 0 0", 0)
    assert (state.wager_count, state.players[0].wagered_count, state.stack_due) == (1, 2, 1)


def test_NL_33_wagers_that_come_back_are_told_by_the_new_top() -> None:
    state = board(["s7 s2", "c7"], "c1 c4")
    INTERPRETED(state).play(WAGER)
    state.to_move, state.wager_count, state.stack_due = 1, 0, 0
    for place, number in ((0, 7), (1, 4)):
        state.column_total[place] = 200 + number
    found, _ = after(state, GIVE_UP)
    assert found[0] == "FAILS 1"
    assert "TOP 0 4" in found
    assert "LOSES 1 1" in found
    assert state.players[0].wagered_count == 0


def test_NL_60_turns_are_counted_up_to_the_limit() -> None:
    state = board(["s2 q5", "c1"], "s8")
    state.turn_count = 199
    found, seat = after(state, lay("q5", "left"))
    assert (found[-1], seat, state.turn_count) == ("LAYS 0 205 1", 1, 200)
    found, _ = after(state, lay("c1", "left"))
    assert found[-2:] == ["IDLE -2", f"ROUND {state.kittyking} 2"]
    assert (state.turn_count, lives(state)) == (1, [5, 5])


def test_NP_79_the_only_life_lost_comes_back() -> None:
    state = board(["s9 s1", "c1"], "c1 q2 t3 c4 q5 t6 c7 q8", tops={0: (Power.GAIN_LIFE, 0, 8)})
    assert "REGAINS 0 8" in after(state, lay("s9", "right"))[0]
    assert (lives(state), state.players[0].lost_count) == ([9, 4], 0)
