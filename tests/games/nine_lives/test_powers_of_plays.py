"""Nine Lives: the powers about what may be played. Every test runs with the life on top, and covered."""

from __future__ import annotations

from typing import Any

import pytest

from nekoban.core.game import OK
from nekoban.games.nine_lives.parts import NOUGHT, Clause, Power, Side, Suit
from tests.games.nine_lives.board import (
    GIVE_UP,
    SUIT_LETTERS,
    board,
    give_lives,
    hand,
    lay,
    lays,
    offers,
    only_deck,
    owing_stack,
    pick,
    picks,
    play,
    playable,
    put,
    puts,
    row,
    stacks,
    wagered,
)

SIDES = [Side.LEFT, Side.RIGHT]
SUITS = list(Suit)


def test_NP_01_no_match_keeps_away_from_its_neighbours_suit(rules: Any, acts: bool) -> None:
    state = board(["s2 q5", "c1"], "s7 c1 t9", tops={0: Power.NO_MATCH}, acts=acts)
    assert ("s2 left" in lays(rules, state)) is not acts
    assert lays(rules, state) >= {"s2 right", "q5 left", "q5 right"}
    assert rules.why_not(state, lay("s2", "left")) == (Clause.NP_01 if acts else OK)


def test_NP_01_binds_every_card_of_a_stack(rules: Any, acts: bool) -> None:
    state = owing_stack(board(["s2 q5 c4", "c1"], "s7 t9", tops={0: Power.NO_MATCH}, acts=acts))
    play(rules, state, pick("+s2"), pick("+c4"))
    assert puts(rules, state) == ({"right"} if acts else {"left", "right"})
    assert rules.why_not(state, put("left")) == (Clause.NP_01 if acts else OK)


def test_NP_02_even_plays_even_numbers_only(rules: Any, acts: bool) -> None:
    state = board(["s2 q5 c4", "c1"], "s7", tops={0: Power.EVEN}, acts=acts)
    assert playable(rules, state) == ({"s2", "c4"} if acts else {"s2", "q5", "c4"})
    assert rules.why_not(state, lay("q5", "left")) == (Clause.NP_02 if acts else OK)


def test_NP_02_counts_the_total_of_a_stack(rules: Any, acts: bool) -> None:
    state = owing_stack(board(["s2 q5", "c1"], "s9", tops={0: Power.EVEN}, acts=acts))
    assert picks(rules, state) == (set() if acts else {"+s2", "-s2", "+q5"})
    assert (GIVE_UP in rules.legal(state)) is acts


def test_NP_03_odd_plays_odd_numbers_only(rules: Any, acts: bool) -> None:
    state = board(["s2 q5 c1", "c1"], "s7", tops={0: Power.ODD}, acts=acts)
    assert playable(rules, state) == ({"q5", "c1"} if acts else {"s2", "q5", "c1"})
    assert rules.why_not(state, lay("s2", "left")) == (Clause.NP_03 if acts else OK)


def test_NP_05_must_match_shares_a_suit_with_the_first_column(rules: Any, acts: bool) -> None:
    state = board(["s2 q5 c4", "c1"], "t9 8:s7+c1", tops={0: Power.MUST_MATCH}, acts=acts, start=1)
    assert playable(rules, state) == ({"s2", "c4"} if acts else {"s2", "q5", "c4"})
    assert rules.why_not(state, lay("q5", "left")) == (Clause.NP_05 if acts else OK)


def test_NP_05_one_card_of_a_stack_is_enough(rules: Any, acts: bool) -> None:
    state = owing_stack(board(["q2 q5 s9", "c1"], "s7", tops={0: Power.MUST_MATCH}, acts=acts))
    assert (("+q2", "+q5") in stacks(rules, state)) is False  # 7 is on the table
    assert (("+q5", "-q2") in stacks(rules, state)) is not acts
    assert ("+s9", "-q5") in stacks(rules, state)
    assert ("+q5" in picks(rules, state)) is not acts  # never offered where no stack can follow suit


def test_NP_05_does_not_bind_the_first_play(rules: Any) -> None:
    state = board(["s2 q5", "c1"], "", tops={0: Power.MUST_MATCH})
    assert lays(rules, state) == {"s2 start", "q5 start"}


def test_NP_10_inverse_turn_plays_numbers_on_the_table(rules: Any, acts: bool) -> None:
    state = board(["s2 q5 c7", "c1"], "s7 t3", tops={0: Power.INVERSE_TURN}, acts=acts)
    assert playable(rules, state) == ({"c7"} if acts else {"s2", "q5"})
    assert rules.why_not(state, lay("s2", "left")) == (Clause.NP_10 if acts else OK)


def test_NP_10_is_free_on_an_empty_table(rules: Any) -> None:
    state = board(["s2 q5", "c1"], "", tops={0: Power.INVERSE_TURN})
    assert playable(rules, state) == {"s2", "q5"}


@pytest.mark.parametrize("side", SIDES)
def test_NP_11_forced_side_plays_at_one_end(rules: Any, acts: bool, side: Side) -> None:
    state = board(["s2", "c1"], "s7 t3", tops={0: (Power.FORCED_SIDE, side)}, acts=acts)
    ends = {"left", "right"} if not acts else {side.name.lower()}
    assert lays(rules, state) == {f"s2 {end}" for end in ends}
    other = "right" if side == Side.LEFT else "left"
    assert rules.why_not(state, lay("s2", other)) == (Clause.NP_11 if acts else OK)


def test_NP_11_does_not_bind_the_first_play(rules: Any) -> None:
    state = board(["s2", "c1"], "", tops={0: (Power.FORCED_SIDE, Side.RIGHT)})
    assert lays(rules, state) == {"s2 start"}


def test_NP_12_no_unique_suits(rules: Any, acts: bool) -> None:
    state = board(["s2 s4 q5 c1", "c1"], "", tops={0: Power.NO_UNIQUE_SUITS}, acts=acts)
    assert playable(rules, state) == ({"s2", "s4"} if acts else {"s2", "s4", "q5", "c1"})
    assert rules.why_not(state, lay("q5", "start")) == (Clause.NP_12 if acts else OK)


@pytest.mark.parametrize(
    "power",
    [
        Power.NO_UNIQUE_SUITS,
        Power.NO_EXTREME_NUMBERS,
        Power.NO_MAJORITY_SUIT,
        Power.NO_MINORITY_SUIT,
    ],
)
def test_NP_12_a_single_card_is_unique_extreme_and_majority_at_once(
    rules: Any, acts: bool, power: Power
) -> None:
    state = board(["s2", "c1"], "", tops={0: power}, acts=acts)
    assert playable(rules, state) == (set() if acts else {"s2"})


def test_NP_12_binds_every_card_of_a_stack_by_the_whole_hand(rules: Any, acts: bool) -> None:
    state = owing_stack(board(["s2 s4 q5", "c1"], "", tops={0: Power.NO_UNIQUE_SUITS}, acts=acts))
    assert ("+q5" in picks(rules, state)) is not acts
    play(rules, state, pick("+s2"))
    assert "+s4" in picks(rules, state)  # s4 is not unique, although s2 is chosen
    assert rules.why_not(state, pick("+q5")) == (Clause.NP_12 if acts else OK)


def test_NP_13_no_extreme_numbers(rules: Any, acts: bool) -> None:
    state = board(["s2 q2 q5 c7", "c1"], "", tops={0: Power.NO_EXTREME_NUMBERS}, acts=acts)
    assert playable(rules, state) == ({"q5"} if acts else {"s2", "q2", "q5", "c7"})
    assert rules.why_not(state, lay("c7", "start")) == (Clause.NP_13 if acts else OK)
    assert rules.why_not(state, lay("q2", "start")) == (Clause.NP_13 if acts else OK)


def test_NP_14_no_multiple_suits(rules: Any, acts: bool) -> None:
    state = board(["s2 s4 q5 c1", "c1"], "", tops={0: Power.NO_MULTIPLE_SUITS}, acts=acts)
    assert playable(rules, state) == ({"q5", "c1"} if acts else {"s2", "s4", "q5", "c1"})
    assert rules.why_not(state, lay("s2", "start")) == (Clause.NP_14 if acts else OK)


def test_NP_15_no_multiple_number(rules: Any, acts: bool) -> None:
    state = board(["s2 q2 q5 c1", "c1"], "", tops={0: Power.NO_MULTIPLE_NUMBER}, acts=acts)
    assert playable(rules, state) == ({"q5", "c1"} if acts else {"s2", "q2", "q5", "c1"})
    assert rules.why_not(state, lay("q2", "start")) == (Clause.NP_15 if acts else OK)


def test_NP_16_no_majority_suit(rules: Any, acts: bool) -> None:
    state = board(["s2 s4 q5 q8 c1", "c1"], "", tops={0: Power.NO_MAJORITY_SUIT}, acts=acts)
    assert playable(rules, state) == ({"c1"} if acts else {"s2", "s4", "q5", "q8", "c1"})
    assert rules.why_not(state, lay("q5", "start")) == (Clause.NP_16 if acts else OK)


def test_NP_17_no_minority_suit(rules: Any, acts: bool) -> None:
    state = board(["s2 s4 q5 c1", "c1"], "", tops={0: Power.NO_MINORITY_SUIT}, acts=acts)
    assert playable(rules, state) == ({"s2", "s4"} if acts else {"s2", "s4", "q5", "c1"})
    assert rules.why_not(state, lay("c1", "start")) == (Clause.NP_17 if acts else OK)


@pytest.mark.parametrize("side", SIDES)
def test_NP_19_fixed_hand_side_plays_the_furthest_card(rules: Any, acts: bool, side: Side) -> None:
    state = board(["s2 q5 c1", "c1"], "", tops={0: (Power.FIXED_HAND_SIDE, side)}, acts=acts)
    furthest = "s2" if side == Side.LEFT else "c1"
    assert playable(rules, state) == ({furthest} if acts else {"s2", "q5", "c1"})
    assert rules.why_not(state, lay("q5", "start")) == (Clause.NP_19 if acts else OK)


@pytest.mark.parametrize("side", SIDES)
def test_NP_19_a_stack_is_the_furthest_cards_together(rules: Any, acts: bool, side: Side) -> None:
    state = owing_stack(board(["s2 q5 c4 t9", "c1"], "", tops={0: (Power.FIXED_HAND_SIDE, side)}, acts=acts))
    found = stacks(rules, state)
    if not acts:
        assert ("+q5", "+s2") in found
        assert ("+t9", "-q5") in found
    elif side == Side.LEFT:
        assert ("+q5", "+s2") in found
        assert ("+c4", "+q5", "-s2") in found
        assert not any("t9" in text for stack in found for text in stack if len(stack) < 4)
    else:
        assert ("+t9", "-c4") in found
        assert not any(text.endswith("s2") for stack in found for text in stack if len(stack) < 4)


def test_NP_19_plays_the_copy_on_its_side(rules: Any) -> None:
    state = board(["c1 q5 c1", "s1"], "", tops={0: (Power.FIXED_HAND_SIDE, Side.RIGHT)})
    play(rules, state, lay("c1", "start"))
    assert hand(state, 0) == "c1 q5"


def test_NP_19_never_offers_a_run_that_meets_a_spent_star(rules: Any) -> None:
    state = board(["s2 s4 q5", "c1"], "", tops={0: (Power.FIXED_HAND_SIDE, Side.LEFT)}, star_once=True)
    assert picks(rules, owing_stack(state)) == set()


def test_NP_23_suit_play_limit_allows_two_of_a_suit(rules: Any, acts: bool) -> None:
    state = board(["s2 q5", "c1"], "t3", tops={0: Power.SUIT_PLAY_LIMIT}, acts=acts)
    state.players[0].suits_played[Suit.STAR] = 2
    assert playable(rules, state) == ({"q5"} if acts else {"s2", "q5"})
    assert rules.why_not(state, lay("s2", "left")) == (Clause.NP_23 if acts else OK)
    state.players[0].suits_played[Suit.STAR] = 1
    assert playable(rules, state) == {"s2", "q5"}


def test_NP_23_counts_the_cards_of_a_stack_singly(rules: Any, acts: bool) -> None:
    state = owing_stack(board(["s2 s4 s1 q5", "c1"], "", tops={0: Power.SUIT_PLAY_LIMIT}, acts=acts))
    found = stacks(rules, state)
    assert ("+s2", "+s4") in found
    assert (("+s1", "+s2", "+s4") in found) is not acts
    state.players[0].suits_played[Suit.STAR] = 1
    assert (("+s2", "+s4") in stacks(rules, state)) is not acts
    assert ("+q5", "+s4") in stacks(rules, state)


def test_NP_23_counts_what_was_played_under_any_life(rules: Any, acts: bool) -> None:
    state = board(["s2 s4 s1 q5", "q8"], "t9 c7", tops={0: Power.SUIT_PLAY_LIMIT}, acts=acts)
    only_deck(state, "q2")
    play(rules, state, lay("s2", "right"), lay("q8", "left"))
    wagered(rules, state)  # covers the limit by another life, or uncovers it
    assert (("+s1", "+s4") in stacks(rules, state)) is acts


def test_NP_24_must_play_lives_plays_numbers_shown(rules: Any, acts: bool) -> None:
    state = board(["s5 q8 c7", "c1"], "", tops={0: (Power.MUST_PLAY_LIVES, 0, 7), 1: (Power.NONE, 0, 5)})
    assert playable(rules, state) == {"s5", "c7"}
    state = board(
        ["s5 q8 c7", "c1"], "", tops={0: (Power.MUST_PLAY_LIVES, 0, 7), 1: (Power.EVEN, 0, 4)}, acts=acts
    )
    assert playable(rules, state) == ({"c7"} if acts else {"s5", "q8", "c7"})
    assert rules.why_not(state, lay("q8", "start")) == (Clause.NP_24 if acts else OK)


def test_NP_25_value_above_lives(rules: Any, acts: bool) -> None:
    state = board(["s2 s5 q5 c7", "c1"], "", tops={0: (Power.VALUE_ABOVE_LIVES, 0, 5)}, acts=acts)
    assert playable(rules, state) == ({"s5", "q5", "c7"} if acts else {"s2", "s5", "q5", "c7"})
    assert rules.why_not(state, lay("s2", "start")) == (Clause.NP_25 if acts else OK)


def test_NP_26_value_below_lives(rules: Any, acts: bool) -> None:
    state = board(["s2 s5 c7", "c1"], "", tops={0: (Power.VALUE_BELOW_LIVES, 0, 5)}, acts=acts)
    assert playable(rules, state) == ({"s2", "s5"} if acts else {"s2", "s5", "c7"})
    assert rules.why_not(state, lay("c7", "start")) == (Clause.NP_26 if acts else OK)


def test_NP_27_must_stack_needs_three_cards(rules: Any, acts: bool) -> None:
    state = owing_stack(board(["s2 q5 c1", "c1"], "", tops={0: Power.MUST_STACK}, acts=acts))
    found = stacks(rules, state)
    assert (("+q5", "+s2") in found) is not acts
    assert ("+c1", "+q5", "+s2") in found
    play(rules, state, pick("+s2"), pick("+q5"))
    assert rules.why_not(state, put("start")) == (Clause.NP_27 if acts else OK)


def test_NP_27_two_cards_cannot_become_a_stack(rules: Any, acts: bool) -> None:
    state = owing_stack(board(["s2 q5", "c1"], "", tops={0: Power.MUST_STACK}, acts=acts))
    assert bool(picks(rules, state)) is not acts


def test_NP_28_must_subtract_adds_one_card(rules: Any, acts: bool) -> None:
    state = owing_stack(board(["s8 q2 c1", "c1"], "", tops={0: Power.MUST_SUBTRACT}, acts=acts))
    found = stacks(rules, state)
    assert {("+s8", "-q2"), ("+s8", "-c1"), ("+q2", "-c1"), ("+s8", "-c1", "-q2")} <= found
    if acts:
        assert all(sum(text[0] == "+" for text in stack) == 1 for stack in found)
    else:
        assert ("+c1", "+q2") in found
    play(rules, state, pick("+s8"))
    assert rules.why_not(state, pick("+c1")) == (Clause.NP_28 if acts else OK)


def test_NP_28_a_subtracted_card_may_come_first(rules: Any) -> None:
    state = owing_stack(board(["s8 q2", "c1"], "", tops={0: Power.MUST_SUBTRACT}))
    play(rules, state, pick("-q2"))
    assert rules.why_not(state, put("start")) == Clause.NL_15
    assert picks(rules, state) == {"+s8"}
    play(rules, state, pick("+s8"))
    assert puts(rules, state) == {"start"}


def test_NP_29_must_add(rules: Any, acts: bool) -> None:
    state = owing_stack(board(["s8 q2 c1", "c1"], "", tops={0: Power.MUST_ADD}, acts=acts))
    found = stacks(rules, state)
    assert ("+c1", "+s8") in found
    assert (("+s8", "-q2") in found) is not acts
    assert rules.why_not(state, pick("-q2")) == (Clause.NP_29 if acts else OK)


@pytest.mark.parametrize("number", [3, 4])
def test_NP_35_ignore_number_above(rules: Any, acts: bool, number: int) -> None:
    state = board(["s2 s3 s4", "c1"], "q2 t3 c4", tops={0: (Power.IGNORE_NUMBER_ABOVE, number)}, acts=acts)
    free = {3: {"s2"}, 4: {"s2", "s3"}}[number]
    assert playable(rules, state) == (free if acts else set())
    assert rules.why_not(state, lay("s2", "left")) == (OK if acts else Clause.NL_11)


@pytest.mark.parametrize("number", [6, 7])
def test_NP_36_ignore_number_below(rules: Any, acts: bool, number: int) -> None:
    state = board(["s6 s7 s8", "c1"], "t6 c7 q8", tops={0: (Power.IGNORE_NUMBER_BELOW, number)}, acts=acts)
    free = {6: {"s7", "s8"}, 7: {"s8"}}[number]
    assert playable(rules, state) == (free if acts else set())


@pytest.mark.parametrize("suit", SUITS)
def test_NP_38_forbidden_suit(rules: Any, acts: bool, suit: Suit) -> None:
    state = board(["s2 q5 c1 t3", "c1"], "", tops={0: (Power.FORBIDDEN_SUIT, suit)}, acts=acts)
    banned = {"s2", "q5", "c1", "t3"} & {
        found for found in ["s2", "q5", "c1", "t3"] if found[0] == SUIT_LETTERS[suit]
    }
    assert playable(rules, state) == ({"s2", "q5", "c1", "t3"} - banned if acts else {"s2", "q5", "c1", "t3"})
    assert rules.why_not(state, lay(banned.pop(), "start")) == (Clause.NP_38 if acts else OK)


@pytest.mark.parametrize("number", [3, 5, 7])
def test_NP_39_forbidden_number(rules: Any, acts: bool, number: int) -> None:
    state = board(["s3 s5 s7", "c1"], "", tops={0: (Power.FORBIDDEN_NUMBER, number)}, acts=acts)
    free = {"s3", "s5", "s7"}
    assert playable(rules, state) == (free - {f"s{number}"} if acts else free)
    assert rules.why_not(state, lay(f"s{number}", "start")) == (Clause.NP_39 if acts else OK)


def test_NP_39_the_card_is_fine_inside_a_stack_but_not_as_total(rules: Any, acts: bool) -> None:
    state = owing_stack(board(["s5 q2 t3", "c1"], "", tops={0: (Power.FORBIDDEN_NUMBER, 5)}, acts=acts))
    found = stacks(rules, state)
    assert ("+q2", "+s5") in found
    assert (("+q2", "+t3") in found) is not acts


def test_NP_40_unique_suits(rules: Any, acts: bool) -> None:
    state = board(["s2 q5", "c1"], "t3", tops={0: Power.UNIQUE_SUITS}, acts=acts)
    state.players[0].suits_played[Suit.STAR] = 1
    assert playable(rules, state) == ({"q5"} if acts else {"s2", "q5"})
    assert rules.why_not(state, lay("s2", "left")) == (Clause.NP_40 if acts else OK)


def test_NP_40_within_a_stack_too(rules: Any, acts: bool) -> None:
    state = owing_stack(board(["s2 s4 q5", "c1"], "", tops={0: Power.UNIQUE_SUITS}, acts=acts))
    found = stacks(rules, state)
    assert ("+q5", "+s2") in found
    assert (("+s2", "+s4") in found) is not acts


def test_NP_44_higher_than_its_neighbour(rules: Any, acts: bool) -> None:
    state = board(["s4 q5", "c1"], "q2 c4 q8", tops={0: Power.HIGHER_THAN_NBS}, acts=acts)
    assert lays(rules, state) == ({"q5 left"} if acts else {"q5 left", "q5 right"})
    assert rules.why_not(state, lay("q5", "right")) == (Clause.NP_44 if acts else OK)


def test_NP_45_lower_than_its_neighbour(rules: Any, acts: bool) -> None:
    state = board(["q5", "c1"], "q2 q8", tops={0: Power.LOWER_THAN_NBS}, acts=acts)
    assert lays(rules, state) == ({"q5 right"} if acts else {"q5 left", "q5 right"})
    assert rules.why_not(state, lay("q5", "left")) == (Clause.NP_45 if acts else OK)


@pytest.mark.parametrize("power", [Power.HIGHER_THAN_NBS, Power.LOWER_THAN_NBS])
def test_NP_44_NP_45_an_equal_neighbour_is_neither(rules: Any, power: Power) -> None:
    state = board(["q5", "c1"], "5:c1+c4 q2 5:t3+s2", tops={0: power})
    assert lays(rules, state) == set()
    state = board(["q5", "c1"], "", tops={0: power})
    assert lays(rules, state) == {"q5 start"}


def test_NP_44_a_stack_is_offered_for_the_end_where_it_fits(rules: Any, acts: bool) -> None:
    state = owing_stack(board(["s4 q2", "c1"], "s5 c7", tops={0: Power.HIGHER_THAN_NBS}, acts=acts))
    play(rules, state, pick("+s4"), pick("+q2"))
    assert puts(rules, state) == ({"left"} if acts else {"left", "right"})


@pytest.mark.parametrize("other", [suit for suit in SUITS if suit != Suit.STAR])
@pytest.mark.parametrize("suit", SUITS)
def test_NP_46_suit_shapeshift(rules: Any, acts: bool, suit: Suit, other: Suit) -> None:
    other = other if other != suit else Suit.STAR
    mine = {Suit.CIRCLE: "c1", Suit.SQUARE: "q2", Suit.TRIANGLE: "t3", Suit.STAR: "s4"}
    beside = {Suit.CIRCLE: "c7", Suit.SQUARE: "q8", Suit.TRIANGLE: "t9", Suit.STAR: "s6"}
    top = (Power.SUIT_SHAPESHIFT, suit * 4 + other)
    state = board([mine[suit], "q5"], beside[other], tops={0: top}, acts=acts)
    play(rules, state, lay(mine[suit], "left"))
    assert state.players[0].hand_count == (2 if acts else 0)  # my card counts as the other suit
    state = board([mine[other], "q5"], beside[suit], tops={0: top}, acts=acts)
    play(rules, state, lay(mine[other], "left"))
    assert state.players[0].hand_count == (2 if acts else 0)  # and so do cards of the row
    state = (
        board([mine[suit], mine[suit]], beside[suit], tops={1: top}, acts=acts) if suit != Suit.STAR else None
    )
    if state is not None:
        play(rules, state, lay(mine[suit], "left"))
        assert state.players[0].hand_count == 2  # everybody else goes by the printed suit


def test_NP_46_counts_for_what_others_forbid_its_owner(rules: Any, acts: bool) -> None:
    tops = {0: (Power.SUIT_SHAPESHIFT, Suit.STAR * 4 + Suit.CIRCLE)}
    state = board(["s2 c1", "q5"], "", tops=tops, acts=acts)
    give_lives(state, 1, (Power.OTHERS_NO_SUIT, Suit.STAR, 3), 5, True)
    assert playable(rules, state) == ({"s2", "c1"} if acts else {"c1"})
    give_lives(state, 1, (Power.OTHERS_NO_SUIT, Suit.CIRCLE, 3), 5, True)
    assert playable(rules, state) == (set() if acts else {"s2"})


def test_NP_46_NP_05_NP_81_the_first_column_has_the_suits_that_its_follower_counts(rules: Any) -> None:
    shift = (Power.SUIT_SHAPESHIFT, Suit.STAR * 4 + Suit.CIRCLE)
    state = board(["s2 c4", "c1"], "s7", tops={0: Power.MUST_MATCH, 1: shift})
    assert playable(rules, state) == {"s2"}
    state = board(["c4 s2 q5", "t3"], "s7", tops={0: shift, 1: (Power.OTHERS_FOLLOW, 0, 3)})
    assert playable(rules, state) == {"c4", "s2"}  # the star counts as a circle, in hand and row


@pytest.mark.parametrize("number", [3, 4, 5])
def test_NP_47_number_shapeshift_above(rules: Any, acts: bool, number: int) -> None:
    text = {3: "s2", 4: "s3", 5: "s4"}[number]
    state = board([f"{text} q5", "c1"], "", tops={0: (Power.NUMBER_SHAPESHIFT_ABOVE, number)}, acts=acts)
    play(rules, state, lay(text, "start"))
    assert row(state) == ("4" if acts else text[1:])
    state = board([f"s{number} q5", "c1"], "", tops={0: (Power.NUMBER_SHAPESHIFT_ABOVE, number)}, acts=acts)
    play(rules, state, lay(f"s{number}", "start"))
    assert row(state) == str(number)


@pytest.mark.parametrize("number", [5, 6, 7])
def test_NP_48_number_shapeshift_below(rules: Any, acts: bool, number: int) -> None:
    text = {5: "s7", 6: "s7", 7: "s8"}[number]
    state = board([f"{text} q5", "c1"], "", tops={0: (Power.NUMBER_SHAPESHIFT_BELOW, number)}, acts=acts)
    play(rules, state, lay(text, "start"))
    assert row(state) == ("6" if acts else text[1:])
    state = board([f"s{number} q5", "c1"], "", tops={0: (Power.NUMBER_SHAPESHIFT_BELOW, number)}, acts=acts)
    play(rules, state, lay(f"s{number}", "start"))
    assert row(state) == str(number)


def test_NP_47_counts_in_stacks(rules: Any, acts: bool) -> None:
    state = owing_stack(board(["s1 s2", "c1"], "", tops={0: (Power.NUMBER_SHAPESHIFT_ABOVE, 5)}, acts=acts))
    play(rules, state, pick("+s1"), pick("+s2"), put("start"))
    assert row(state) == ("8" if acts else "3")


@pytest.mark.parametrize("number", [3, 5, 7])
def test_NP_51_others_no_number(rules: Any, acts: bool, number: int) -> None:
    state = board(["s3 s5 s7", "c1"], "", tops={1: (Power.OTHERS_NO_NUMBER, number)}, acts=acts)
    free = {"s3", "s5", "s7"}
    assert playable(rules, state) == (free - {f"s{number}"} if acts else free)
    assert rules.why_not(state, lay(f"s{number}", "start")) == (Clause.NP_51 if acts else OK)
    state = board(["s3 s5 s7", "c1"], "", tops={0: (Power.OTHERS_NO_NUMBER, number)})
    assert playable(rules, state) == free


def test_NP_51_counts_totals(rules: Any, acts: bool) -> None:
    state = owing_stack(board(["s5 q2", "c1"], "", tops={1: (Power.OTHERS_NO_NUMBER, 7)}, acts=acts))
    assert (("+q2", "+s5") in stacks(rules, state)) is not acts


def test_NP_57_cant_play_lives(rules: Any, acts: bool) -> None:
    tops = {0: (Power.CANT_PLAY_LIVES, 0, 6), 1: (Power.EVEN, 0, 4)}
    state = board(["s4 s6 s7 s5", "c1"], "", tops=tops, acts=acts)
    assert playable(rules, state) == ({"s7", "s5"} if acts else {"s4", "s6", "s7", "s5"})
    assert rules.why_not(state, lay("s4", "start")) == (Clause.NP_57 if acts else OK)


def test_NP_58_extra_num_may_duplicate_the_number_named(rules: Any, acts: bool) -> None:
    state = board(["s2 s3", "c1"], "q2 t3", tops={0: Power.EXTRA_NUM}, acts=acts)
    assert playable(rules, state) == set()
    state.players[0].named = 2 + NOUGHT
    assert playable(rules, state) == ({"s2"} if acts else set())


def test_NP_59_extra_num_outside_range_lets_a_stack_be_it(rules: Any, acts: bool) -> None:
    state = owing_stack(board(["s8 t9", "c1"], "s1", tops={0: Power.EXTRA_NUM_OUTSIDE_RANGE}, acts=acts))
    assert stacks(rules, state) == set()  # 1 is on the table, and nothing named
    state.players[0].named = 17 + NOUGHT
    assert stacks(rules, state) == ({("+s8", "+t9")} if acts else set())
    state.players[0].named = -1 + NOUGHT
    assert stacks(rules, state) == ({("+s8", "-t9")} if acts else set())
    state.column_total[0] = -1 + NOUGHT
    assert ("+s8", "-t9") not in stacks(rules, state)


@pytest.mark.parametrize("side", SIDES)
def test_NP_60_ignore_numbers_side(rules: Any, acts: bool, side: Side) -> None:
    state = board(
        ["s2 s3 s4", "c1"], "q2 t3 c4", tops={0: (Power.IGNORE_NUMBERS_SIDE, side)}, acts=acts, start=1
    )
    free = {"s2"} if side == Side.LEFT else {"s4"}
    assert playable(rules, state) == (free if acts else set())


@pytest.mark.parametrize("suit", SUITS)
def test_NP_61_ignore_suit_specific(rules: Any, acts: bool, suit: Suit) -> None:
    state = board(
        ["s2 s3 s4 s6", "c1"], "q2 t3 c4 6:s5+c1", tops={0: (Power.IGNORE_SUIT_SPECIFIC, suit)}, acts=acts
    )
    free = {Suit.SQUARE: {"s2"}, Suit.TRIANGLE: {"s3"}, Suit.CIRCLE: {"s4", "s6"}, Suit.STAR: {"s6"}}[suit]
    assert playable(rules, state) == (free if acts else set())


def test_NP_63_one_duplicate_per_round(rules: Any, acts: bool) -> None:
    state = board(["s2 q2 q5", "t9 t9"], "s1 c7 q2", tops={0: Power.ONE_DUPLICATE}, acts=acts)
    assert playable(rules, state) == ({"s2", "q2", "q5"} if acts else {"q5"})
    if acts:
        play(rules, state, lay("s2", "right"), lay("t9", "left"))
        assert state.players[0].duplicate_used == 1
        assert playable(rules, state) == {"q5"}


def test_NP_63_a_fresh_number_uses_nothing_up(rules: Any) -> None:
    state = board(["q5 q2", "t9"], "s1 c7 q2", tops={0: Power.ONE_DUPLICATE})
    play(rules, state, lay("q5", "left"))
    assert state.players[0].duplicate_used == 0


def test_NP_64_exceed_above(rules: Any, acts: bool) -> None:
    state = owing_stack(
        board(["s8 t9 q5", "c1"], "13:c4+t9", tops={0: (Power.EXCEED_ABOVE, 0, 1)}, acts=acts)
    )
    found = stacks(rules, state)
    assert (("+s8", "+t9") in found) is acts
    assert ("+q5", "+s8") not in found  # 13 is on the table
    assert ("+s8", "-t9") not in found
    assert rules.why_not(state, pick("+t9")) == OK


def test_NP_65_exceed_below(rules: Any, acts: bool) -> None:
    state = owing_stack(board(["s8 t9", "c1"], "s1", tops={0: (Power.EXCEED_BELOW, 0, 1)}, acts=acts))
    assert stacks(rules, state) == ({("+s8", "-t9"), ("-s8", "-t9")} if acts else set())
    state.column_total[0] = -17 + NOUGHT
    assert ("-s8", "-t9") not in stacks(rules, state)


def test_NP_65_may_make_nothing(rules: Any, acts: bool) -> None:
    state = owing_stack(board(["s2 q2", "c1"], "4:c4", tops={0: (Power.EXCEED_BELOW, 0, 1)}, acts=acts))
    assert (("+q2", "-s2") in stacks(rules, state)) is acts


def test_NP_64_NP_65_a_single_card_never_leaves_the_range(rules: Any) -> None:
    state = board(["s2", "c1"], "q2", tops={0: (Power.EXCEED_ABOVE, 0, 1)})
    assert playable(rules, state) == set()


def test_NP_77_replace_play_goes_onto_a_column(rules: Any, acts: bool) -> None:
    state = board(["s2 q5", "c1"], "s7 t3 c4", tops={0: (Power.REPLACE_PLAY, 0, 3)}, acts=acts)
    columns = {"column-1", "column-2", "column-3"}
    ends = {"left", "right"}
    assert lays(rules, state) == {
        f"{found} {place}" for found in ("s2", "q5") for place in (columns | ends if acts else ends)
    }
    assert rules.why_not(state, lay("s2", "column-2")) == (OK if acts else Clause.NP_77)
    assert rules.why_not(state, lay("s2", "column-4")) == Clause.NP_77


def test_NP_77_both_columns_beside_it_are_neighbours_and_the_old_one_is_discarded(rules: Any) -> None:
    state = board(["s2", "c1"], "c7 8:t3+q5 s4", tops={0: (Power.REPLACE_PLAY, 0, 3)}, start=1)
    play(rules, state, lay("s2", "column-2"))
    assert row(state) == "7 2 4"
    assert [state.discards[0], state.discards[1]] == [6, 4]
    assert state.players[0].hand_count == 2  # one match, on the right
    assert state.start_column == 1


def test_NP_77_legality_is_judged_with_the_replaced_column(rules: Any) -> None:
    state = board(["s7", "c1"], "c7 t3", tops={0: (Power.REPLACE_PLAY, 0, 3)})
    assert lays(rules, state) == set()


def test_NP_77_a_stack_may_replace_too(rules: Any) -> None:
    state = owing_stack(board(["s2 q5", "c1"], "t9 c4 t3", tops={0: (Power.REPLACE_PLAY, 0, 3)}))
    play(rules, state, pick("+s2"), pick("+q5"), put("column-1"))
    assert row(state) == "7 4 3"
    assert state.column_length[0] == 2


def test_NP_81_others_follow_the_first_cards_suit(rules: Any, acts: bool) -> None:
    state = board(["s2 q5 c4", "c1"], "t9 s7", tops={1: (Power.OTHERS_FOLLOW, 0, 3)}, acts=acts, start=1)
    assert playable(rules, state) == ({"s2"} if acts else {"s2", "q5", "c4"})
    assert rules.why_not(state, lay("q5", "left")) == (Clause.NP_81 if acts else OK)
    owner = board(["s2 q5 c4", "c1"], "s7", tops={0: (Power.OTHERS_FOLLOW, 0, 3)})
    assert playable(rules, owner) == {"s2", "q5", "c4"}


def test_NP_81_one_card_of_a_stack_follows(rules: Any, acts: bool) -> None:
    state = owing_stack(board(["q2 q5 s1", "c1"], "s9", tops={1: (Power.OTHERS_FOLLOW, 0, 3)}, acts=acts))
    found = stacks(rules, state)
    assert ("+q5", "+s1") in found
    assert (("+q2", "+q5") in found) is not acts
    play(rules, state, pick("+q2"), pick("+q5"))
    assert rules.why_not(state, put("left")) == (Clause.NP_81 if acts else OK)


def test_NP_81_does_not_bind_the_first_play(rules: Any) -> None:
    state = board(["s2 q5", "c1"], "", tops={1: (Power.OTHERS_FOLLOW, 0, 3)})
    assert playable(rules, state) == {"s2", "q5"}


def test_NP_82_others_cant_stack_nor_wager(rules: Any, acts: bool) -> None:
    state = board(["s2 q5", "c1"], "", tops={1: (Power.OTHERS_CANT_STACK, 0, 1)}, acts=acts)
    assert ("wager" in offers(rules, state)) is not acts
    owing_stack(state)
    assert bool(picks(rules, state)) is not acts
    assert rules.why_not(state, pick("+s2")) == (Clause.NP_82 if acts else OK)
    assert ("give up" in offers(rules, state)) is acts


def test_NP_82_still_lets_a_wager_be_for_a_card(rules: Any, acts: bool) -> None:
    state = board(["s2 q5", "c1"], "", tops={1: (Power.OTHERS_CANT_STACK, 0, 1)}, acts=acts, wager_one=True)
    assert "wager for a card" in offers(rules, state)
    assert ("wager for a stack" in offers(rules, state)) is not acts


@pytest.mark.parametrize("suit", SUITS)
def test_NP_85_others_no_suit(rules: Any, acts: bool, suit: Suit) -> None:
    held = {"s2", "q5", "c1", "t3"}
    state = board(["s2 q5 c1 t3", "c1"], "", tops={1: (Power.OTHERS_NO_SUIT, suit, 3)}, acts=acts)
    banned = {found for found in held if found[0] == SUIT_LETTERS[suit]}
    assert playable(rules, state) == (held - banned if acts else held)
    assert rules.why_not(state, lay(banned.pop(), "start")) == (Clause.NP_85 if acts else OK)
    owner = board(["s2 q5 c1 t3", "c1"], "", tops={0: (Power.OTHERS_NO_SUIT, suit, 3)})
    assert playable(rules, owner) == held


@pytest.mark.parametrize("suit", SUITS)
def test_NP_85_bars_the_suit_from_stacks(rules: Any, acts: bool, suit: Suit) -> None:
    state = owing_stack(
        board(["s2 q5 c1 t3", "c1"], "", tops={1: (Power.OTHERS_NO_SUIT, suit, 3)}, acts=acts)
    )
    found = {text[1] for text in picks(rules, state)}
    assert found == ({"s", "q", "c", "t"} - {SUIT_LETTERS[suit]} if acts else {"s", "q", "c", "t"})


def test_NP_87_play_in_order(rules: Any, acts: bool) -> None:
    tops = {1: (Power.PLAY_IN_ORDER, 0, 3)}
    state = board(["s2 s4 s6 s8", "c1"], "", tops=tops, acts=acts)
    assert playable(rules, state) == {"s2", "s4", "s6", "s8"}
    state = board(["s2 s4 s6 s8", "c1 q5"], "t3 q5", tops=tops, acts=acts)
    state.order, state.last_total = 1, 5 + NOUGHT
    assert playable(rules, state) == ({"s6", "s8"} if acts else {"s2", "s4", "s6", "s8"})
    assert rules.why_not(state, lay("s4", "left")) == (Clause.NP_87 if acts else OK)
    state.order = 2
    assert playable(rules, state) == ({"s2", "s4"} if acts else {"s2", "s4", "s6", "s8"})


def test_NP_87_the_first_two_different_numbers_set_the_direction(rules: Any) -> None:
    tops = {1: (Power.PLAY_IN_ORDER, 0, 3)}
    state = board(["s4 s8 s2", "c1 t3 s6", "t6 t9 q5"], "", tops=tops)
    play(rules, state, lay("s4", "start"))
    assert (state.order, playable(rules, state)) == (0, {"c1", "t3", "s6"})  # the owner is free
    play(rules, state, lay("s6", "left"))
    assert (state.order, state.last_total - NOUGHT) == (1, 6)
    assert playable(rules, state) == {"t9"}  # 6 and 5 are not above 6
    play(rules, state, lay("t9", "left"))
    assert playable(rules, state) == set()
    state = board(["s4 s8 s2", "c1 t3 s6", "t6 t9 q5"], "", tops=tops)
    play(rules, state, lay("s4", "start"), lay("t3", "left"))
    assert state.order == 2
    assert playable(rules, state) == set()


def test_NP_87_binds_totals_outside_the_range(rules: Any, acts: bool) -> None:
    state = owing_stack(board(["s8 t9", "c1"], "t3 s1", tops={1: (Power.PLAY_IN_ORDER, 0, 3)}, acts=acts))
    give_lives(state, 0, (Power.EXCEED_ABOVE, 0, 1), 5, True)
    state.order, state.last_total = 2, 1 + NOUGHT
    assert stacks(rules, state) == (set() if acts else {("+s8", "+t9")})
    state.order = 1
    assert stacks(rules, state) == {("+s8", "+t9")}


def test_NP_85_and_NP_38_hold_together(rules: Any) -> None:
    tops = {0: (Power.FORBIDDEN_SUIT, Suit.STAR), 1: (Power.OTHERS_NO_SUIT, Suit.SQUARE, 3)}
    state = board(["s2 q5 c1", "c1"], "", tops=tops)
    assert playable(rules, state) == {"c1"}
