"""Nine Lives: the powers about what may be played. Every test runs with the life on top, and covered."""

from __future__ import annotations

import pytest

from nekoban.games.nine_lives.parts import NOUGHT, Power, Side, Suit
from tests.games.nine_lives.board import (
    GIVE_UP,
    SUIT_LETTERS,
    At,
    board,
    give_lives,
    hand,
    lay,
    only_deck,
    owing_stack,
    pick,
    put,
    row,
)

SIDES = [Side.LEFT, Side.RIGHT]
SUITS = list(Suit)


def test_NP_01_no_match_keeps_away_from_its_neighbours_suit(at: At, acts: bool) -> None:
    state = board(["s2 q5", "c1"], "s7 c1 t9", tops={0: Power.NO_MATCH}, acts=acts)
    assert ("s2 left" in at(state).lays()) is not acts
    assert at(state).lays() >= {"s2 right", "q5 left", "q5 right"}
    assert at(state).refused(lay("s2", "left")) == ("NP-01" if acts else None)


def test_NP_01_binds_every_card_of_a_stack(at: At, acts: bool) -> None:
    state = owing_stack(board(["s2 q5 c4", "c1"], "s7 t9", tops={0: Power.NO_MATCH}, acts=acts))
    at(state).play(pick("+s2"), pick("+c4"))
    assert at(state).puts() == ({"right"} if acts else {"left", "right"})
    assert at(state).refused(put("left")) == ("NP-01" if acts else None)


def test_NP_02_even_plays_even_numbers_only(at: At, acts: bool) -> None:
    state = board(["s2 q5 c4", "c1"], "s7", tops={0: Power.EVEN}, acts=acts)
    assert at(state).playable() == ({"s2", "c4"} if acts else {"s2", "q5", "c4"})
    assert at(state).refused(lay("q5", "left")) == ("NP-02" if acts else None)


def test_NP_02_counts_the_total_of_a_stack(at: At, acts: bool) -> None:
    state = owing_stack(board(["s2 q5", "c1"], "s9", tops={0: Power.EVEN}, acts=acts))
    assert at(state).picks() == (set() if acts else {"+s2", "-s2", "+q5"})
    assert (at(state).allows(GIVE_UP)) is acts


def test_NP_03_odd_plays_odd_numbers_only(at: At, acts: bool) -> None:
    state = board(["s2 q5 c1", "c1"], "s7", tops={0: Power.ODD}, acts=acts)
    assert at(state).playable() == ({"q5", "c1"} if acts else {"s2", "q5", "c1"})
    assert at(state).refused(lay("s2", "left")) == ("NP-03" if acts else None)


def test_NP_05_must_match_shares_a_suit_with_the_first_column(at: At, acts: bool) -> None:
    state = board(["s2 q5 c4", "c1"], "t9 8:s7+c1", tops={0: Power.MUST_MATCH}, acts=acts, start=1)
    assert at(state).playable() == ({"s2", "c4"} if acts else {"s2", "q5", "c4"})
    assert at(state).refused(lay("q5", "left")) == ("NP-05" if acts else None)


def test_NP_05_one_card_of_a_stack_is_enough(at: At, acts: bool) -> None:
    state = owing_stack(board(["q2 q5 s9", "c1"], "s7", tops={0: Power.MUST_MATCH}, acts=acts))
    assert (("+q2", "+q5") in at(state).stacks()) is False  # 7 is on the table
    assert (("+q5", "-q2") in at(state).stacks()) is not acts
    assert ("+s9", "-q5") in at(state).stacks()
    assert ("+q5" in at(state).picks()) is not acts  # never offered where no stack can follow suit


def test_NP_05_does_not_bind_the_first_play(at: At) -> None:
    state = board(["s2 q5", "c1"], "", tops={0: Power.MUST_MATCH})
    assert at(state).lays() == {"s2 start", "q5 start"}


def test_NP_10_inverse_turn_plays_numbers_on_the_table(at: At, acts: bool) -> None:
    state = board(["s2 q5 c7", "c1"], "s7 t3", tops={0: Power.INVERSE_TURN}, acts=acts)
    assert at(state).playable() == ({"c7"} if acts else {"s2", "q5"})
    assert at(state).refused(lay("s2", "left")) == ("NP-10" if acts else None)


def test_NP_10_is_free_on_an_empty_table(at: At) -> None:
    state = board(["s2 q5", "c1"], "", tops={0: Power.INVERSE_TURN})
    assert at(state).playable() == {"s2", "q5"}


@pytest.mark.parametrize("side", SIDES)
def test_NP_11_forced_side_plays_at_one_end(at: At, acts: bool, side: Side) -> None:
    state = board(["s2", "c1"], "s7 t3", tops={0: (Power.FORCED_SIDE, side)}, acts=acts)
    ends = {"left", "right"} if not acts else {side.name.lower()}
    assert at(state).lays() == {f"s2 {end}" for end in ends}
    other = "right" if side == Side.LEFT else "left"
    assert at(state).refused(lay("s2", other)) == ("NP-11" if acts else None)


def test_NP_11_does_not_bind_the_first_play(at: At) -> None:
    state = board(["s2", "c1"], "", tops={0: (Power.FORCED_SIDE, Side.RIGHT)})
    assert at(state).lays() == {"s2 start"}


def test_NP_12_no_unique_suits(at: At, acts: bool) -> None:
    state = board(["s2 s4 q5 c1", "c1"], "", tops={0: Power.NO_UNIQUE_SUITS}, acts=acts)
    assert at(state).playable() == ({"s2", "s4"} if acts else {"s2", "s4", "q5", "c1"})
    assert at(state).refused(lay("q5", "start")) == ("NP-12" if acts else None)


@pytest.mark.parametrize(
    "power",
    [
        Power.NO_UNIQUE_SUITS,
        Power.NO_EXTREME_NUMBERS,
        Power.NO_MAJORITY_SUIT,
        Power.NO_MINORITY_SUIT,
    ],
)
def test_NP_12_a_single_card_is_unique_extreme_and_majority_at_once(at: At, acts: bool, power: Power) -> None:
    state = board(["s2", "c1"], "", tops={0: power}, acts=acts)
    assert at(state).playable() == (set() if acts else {"s2"})


def test_NP_12_binds_every_card_of_a_stack_by_the_whole_hand(at: At, acts: bool) -> None:
    state = owing_stack(board(["s2 s4 q5", "c1"], "", tops={0: Power.NO_UNIQUE_SUITS}, acts=acts))
    assert ("+q5" in at(state).picks()) is not acts
    at(state).play(pick("+s2"))
    assert "+s4" in at(state).picks()  # s4 is not unique, although s2 is chosen
    assert at(state).refused(pick("+q5")) == ("NP-12" if acts else None)


def test_NP_13_no_extreme_numbers(at: At, acts: bool) -> None:
    state = board(["s2 q2 q5 c7", "c1"], "", tops={0: Power.NO_EXTREME_NUMBERS}, acts=acts)
    assert at(state).playable() == ({"q5"} if acts else {"s2", "q2", "q5", "c7"})
    assert at(state).refused(lay("c7", "start")) == ("NP-13" if acts else None)
    assert at(state).refused(lay("q2", "start")) == ("NP-13" if acts else None)


def test_NP_14_no_multiple_suits(at: At, acts: bool) -> None:
    state = board(["s2 s4 q5 c1", "c1"], "", tops={0: Power.NO_MULTIPLE_SUITS}, acts=acts)
    assert at(state).playable() == ({"q5", "c1"} if acts else {"s2", "s4", "q5", "c1"})
    assert at(state).refused(lay("s2", "start")) == ("NP-14" if acts else None)


def test_NP_15_no_multiple_number(at: At, acts: bool) -> None:
    state = board(["s2 q2 q5 c1", "c1"], "", tops={0: Power.NO_MULTIPLE_NUMBER}, acts=acts)
    assert at(state).playable() == ({"q5", "c1"} if acts else {"s2", "q2", "q5", "c1"})
    assert at(state).refused(lay("q2", "start")) == ("NP-15" if acts else None)


def test_NP_16_no_majority_suit(at: At, acts: bool) -> None:
    state = board(["s2 s4 q5 q8 c1", "c1"], "", tops={0: Power.NO_MAJORITY_SUIT}, acts=acts)
    assert at(state).playable() == ({"c1"} if acts else {"s2", "s4", "q5", "q8", "c1"})
    assert at(state).refused(lay("q5", "start")) == ("NP-16" if acts else None)


def test_NP_17_no_minority_suit(at: At, acts: bool) -> None:
    state = board(["s2 s4 q5 c1", "c1"], "", tops={0: Power.NO_MINORITY_SUIT}, acts=acts)
    assert at(state).playable() == ({"s2", "s4"} if acts else {"s2", "s4", "q5", "c1"})
    assert at(state).refused(lay("c1", "start")) == ("NP-17" if acts else None)


@pytest.mark.parametrize("side", SIDES)
def test_NP_19_fixed_hand_side_plays_the_furthest_card(at: At, acts: bool, side: Side) -> None:
    state = board(["s2 q5 c1", "c1"], "", tops={0: (Power.FIXED_HAND_SIDE, side)}, acts=acts)
    furthest = "s2" if side == Side.LEFT else "c1"
    assert at(state).playable() == ({furthest} if acts else {"s2", "q5", "c1"})
    assert at(state).refused(lay("q5", "start")) == ("NP-19" if acts else None)


@pytest.mark.parametrize("side", SIDES)
def test_NP_19_a_stack_is_the_furthest_cards_together(at: At, acts: bool, side: Side) -> None:
    state = owing_stack(board(["s2 q5 c4 t9", "c1"], "", tops={0: (Power.FIXED_HAND_SIDE, side)}, acts=acts))
    found = at(state).stacks()
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


def test_NP_19_plays_the_copy_on_its_side(at: At) -> None:
    state = board(["c1 q5 c1", "s1"], "", tops={0: (Power.FIXED_HAND_SIDE, Side.RIGHT)})
    at(state).play(lay("c1", "start"))
    assert hand(state, 0) == "c1 q5"


def test_NP_19_never_offers_a_run_that_meets_a_spent_star(at: At) -> None:
    state = board(["s2 s4 q5", "c1"], "", tops={0: (Power.FIXED_HAND_SIDE, Side.LEFT)}, star_once=True)
    assert at(owing_stack(state)).picks() == set()


def test_NP_23_suit_play_limit_allows_two_of_a_suit(at: At, acts: bool) -> None:
    state = board(["s2 q5", "c1"], "t3", tops={0: Power.SUIT_PLAY_LIMIT}, acts=acts)
    state.players[0].suits_played[Suit.STAR] = 2
    assert at(state).playable() == ({"q5"} if acts else {"s2", "q5"})
    assert at(state).refused(lay("s2", "left")) == ("NP-23" if acts else None)
    state.players[0].suits_played[Suit.STAR] = 1
    assert at(state).playable() == {"s2", "q5"}


def test_NP_23_counts_the_cards_of_a_stack_singly(at: At, acts: bool) -> None:
    state = owing_stack(board(["s2 s4 s1 q5", "c1"], "", tops={0: Power.SUIT_PLAY_LIMIT}, acts=acts))
    found = at(state).stacks()
    assert ("+s2", "+s4") in found
    assert (("+s1", "+s2", "+s4") in found) is not acts
    state.players[0].suits_played[Suit.STAR] = 1
    assert (("+s2", "+s4") in at(state).stacks()) is not acts
    assert ("+q5", "+s4") in at(state).stacks()


def test_NP_23_counts_what_was_played_under_any_life(at: At, acts: bool) -> None:
    state = board(["s2 s4 s1 q5", "q8"], "t9 c7", tops={0: Power.SUIT_PLAY_LIMIT}, acts=acts)
    only_deck(state, "q2")
    at(state).play(lay("s2", "right"), lay("q8", "left"))
    at(state).wagered()  # covers the limit by another life, or uncovers it
    assert (("+s1", "+s4") in at(state).stacks()) is acts


def test_NP_24_must_play_lives_plays_numbers_shown(at: At, acts: bool) -> None:
    state = board(["s5 q8 c7", "c1"], "", tops={0: (Power.MUST_PLAY_LIVES, 0, 7), 1: (Power.NONE, 0, 5)})
    assert at(state).playable() == {"s5", "c7"}
    state = board(
        ["s5 q8 c7", "c1"], "", tops={0: (Power.MUST_PLAY_LIVES, 0, 7), 1: (Power.EVEN, 0, 4)}, acts=acts
    )
    assert at(state).playable() == ({"c7"} if acts else {"s5", "q8", "c7"})
    assert at(state).refused(lay("q8", "start")) == ("NP-24" if acts else None)


def test_NP_25_value_above_lives(at: At, acts: bool) -> None:
    state = board(["s2 s5 q5 c7", "c1"], "", tops={0: (Power.VALUE_ABOVE_LIVES, 0, 5)}, acts=acts)
    assert at(state).playable() == ({"s5", "q5", "c7"} if acts else {"s2", "s5", "q5", "c7"})
    assert at(state).refused(lay("s2", "start")) == ("NP-25" if acts else None)


def test_NP_26_value_below_lives(at: At, acts: bool) -> None:
    state = board(["s2 s5 c7", "c1"], "", tops={0: (Power.VALUE_BELOW_LIVES, 0, 5)}, acts=acts)
    assert at(state).playable() == ({"s2", "s5"} if acts else {"s2", "s5", "c7"})
    assert at(state).refused(lay("c7", "start")) == ("NP-26" if acts else None)


def test_NP_27_must_stack_needs_three_cards(at: At, acts: bool) -> None:
    state = owing_stack(board(["s2 q5 c1", "c1"], "", tops={0: Power.MUST_STACK}, acts=acts))
    found = at(state).stacks()
    assert (("+q5", "+s2") in found) is not acts
    assert ("+c1", "+q5", "+s2") in found
    at(state).play(pick("+s2"), pick("+q5"))
    assert at(state).refused(put("start")) == ("NP-27" if acts else None)


def test_NP_27_two_cards_cannot_become_a_stack(at: At, acts: bool) -> None:
    state = owing_stack(board(["s2 q5", "c1"], "", tops={0: Power.MUST_STACK}, acts=acts))
    assert bool(at(state).picks()) is not acts


def test_NP_28_must_subtract_adds_one_card(at: At, acts: bool) -> None:
    state = owing_stack(board(["s8 q2 c1", "c1"], "", tops={0: Power.MUST_SUBTRACT}, acts=acts))
    found = at(state).stacks()
    assert {("+s8", "-q2"), ("+s8", "-c1"), ("+q2", "-c1"), ("+s8", "-c1", "-q2")} <= found
    if acts:
        assert all(sum(text[0] == "+" for text in stack) == 1 for stack in found)
    else:
        assert ("+c1", "+q2") in found
    at(state).play(pick("+s8"))
    assert at(state).refused(pick("+c1")) == ("NP-28" if acts else None)


def test_NP_28_a_subtracted_card_may_come_first(at: At) -> None:
    state = owing_stack(board(["s8 q2", "c1"], "", tops={0: Power.MUST_SUBTRACT}))
    at(state).play(pick("-q2"))
    assert at(state).refused(put("start")) == "NL-15"
    assert at(state).picks() == {"+s8"}
    at(state).play(pick("+s8"))
    assert at(state).puts() == {"start"}


def test_NP_29_must_add(at: At, acts: bool) -> None:
    state = owing_stack(board(["s8 q2 c1", "c1"], "", tops={0: Power.MUST_ADD}, acts=acts))
    found = at(state).stacks()
    assert ("+c1", "+s8") in found
    assert (("+s8", "-q2") in found) is not acts
    assert at(state).refused(pick("-q2")) == ("NP-29" if acts else None)


@pytest.mark.parametrize("number", [3, 4])
def test_NP_35_ignore_number_above(at: At, acts: bool, number: int) -> None:
    state = board(["s2 s3 s4", "c1"], "q2 t3 c4", tops={0: (Power.IGNORE_NUMBER_ABOVE, number)}, acts=acts)
    free = {3: {"s2"}, 4: {"s2", "s3"}}[number]
    assert at(state).playable() == (free if acts else set())
    assert at(state).refused(lay("s2", "left")) == (None if acts else "NL-11")


@pytest.mark.parametrize("number", [6, 7])
def test_NP_36_ignore_number_below(at: At, acts: bool, number: int) -> None:
    state = board(["s6 s7 s8", "c1"], "t6 c7 q8", tops={0: (Power.IGNORE_NUMBER_BELOW, number)}, acts=acts)
    free = {6: {"s7", "s8"}, 7: {"s8"}}[number]
    assert at(state).playable() == (free if acts else set())


@pytest.mark.parametrize("suit", SUITS)
def test_NP_38_forbidden_suit(at: At, acts: bool, suit: Suit) -> None:
    state = board(["s2 q5 c1 t3", "c1"], "", tops={0: (Power.FORBIDDEN_SUIT, suit)}, acts=acts)
    banned = {"s2", "q5", "c1", "t3"} & {
        found for found in ["s2", "q5", "c1", "t3"] if found[0] == SUIT_LETTERS[suit]
    }
    assert at(state).playable() == ({"s2", "q5", "c1", "t3"} - banned if acts else {"s2", "q5", "c1", "t3"})
    assert at(state).refused(lay(banned.pop(), "start")) == ("NP-38" if acts else None)


@pytest.mark.parametrize("number", [3, 5, 7])
def test_NP_39_forbidden_number(at: At, acts: bool, number: int) -> None:
    state = board(["s3 s5 s7", "c1"], "", tops={0: (Power.FORBIDDEN_NUMBER, number)}, acts=acts)
    free = {"s3", "s5", "s7"}
    assert at(state).playable() == (free - {f"s{number}"} if acts else free)
    assert at(state).refused(lay(f"s{number}", "start")) == ("NP-39" if acts else None)


def test_NP_39_the_card_is_fine_inside_a_stack_but_not_as_total(at: At, acts: bool) -> None:
    state = owing_stack(board(["s5 q2 t3", "c1"], "", tops={0: (Power.FORBIDDEN_NUMBER, 5)}, acts=acts))
    found = at(state).stacks()
    assert ("+q2", "+s5") in found
    assert (("+q2", "+t3") in found) is not acts


def test_NP_40_unique_suits(at: At, acts: bool) -> None:
    state = board(["s2 q5", "c1"], "t3", tops={0: Power.UNIQUE_SUITS}, acts=acts)
    state.players[0].suits_played[Suit.STAR] = 1
    assert at(state).playable() == ({"q5"} if acts else {"s2", "q5"})
    assert at(state).refused(lay("s2", "left")) == ("NP-40" if acts else None)


def test_NP_40_within_a_stack_too(at: At, acts: bool) -> None:
    state = owing_stack(board(["s2 s4 q5", "c1"], "", tops={0: Power.UNIQUE_SUITS}, acts=acts))
    found = at(state).stacks()
    assert ("+q5", "+s2") in found
    assert (("+s2", "+s4") in found) is not acts


def test_NP_44_higher_than_its_neighbour(at: At, acts: bool) -> None:
    state = board(["s4 q5", "c1"], "q2 c4 q8", tops={0: Power.HIGHER_THAN_NBS}, acts=acts)
    assert at(state).lays() == ({"q5 left"} if acts else {"q5 left", "q5 right"})
    assert at(state).refused(lay("q5", "right")) == ("NP-44" if acts else None)


def test_NP_45_lower_than_its_neighbour(at: At, acts: bool) -> None:
    state = board(["q5", "c1"], "q2 q8", tops={0: Power.LOWER_THAN_NBS}, acts=acts)
    assert at(state).lays() == ({"q5 right"} if acts else {"q5 left", "q5 right"})
    assert at(state).refused(lay("q5", "left")) == ("NP-45" if acts else None)


@pytest.mark.parametrize("power", [Power.HIGHER_THAN_NBS, Power.LOWER_THAN_NBS])
def test_NP_44_NP_45_an_equal_neighbour_is_neither(at: At, power: Power) -> None:
    state = board(["q5", "c1"], "5:c1+c4 q2 5:t3+s2", tops={0: power})
    assert at(state).lays() == set()
    state = board(["q5", "c1"], "", tops={0: power})
    assert at(state).lays() == {"q5 start"}


def test_NP_44_a_stack_is_offered_for_the_end_where_it_fits(at: At, acts: bool) -> None:
    state = owing_stack(board(["s4 q2", "c1"], "s5 c7", tops={0: Power.HIGHER_THAN_NBS}, acts=acts))
    at(state).play(pick("+s4"), pick("+q2"))
    assert at(state).puts() == ({"left"} if acts else {"left", "right"})


@pytest.mark.parametrize("other", [suit for suit in SUITS if suit != Suit.STAR])
@pytest.mark.parametrize("suit", SUITS)
def test_NP_46_suit_shapeshift(at: At, acts: bool, suit: Suit, other: Suit) -> None:
    other = other if other != suit else Suit.STAR
    mine = {Suit.CIRCLE: "c1", Suit.SQUARE: "q2", Suit.TRIANGLE: "t3", Suit.STAR: "s4"}
    beside = {Suit.CIRCLE: "c7", Suit.SQUARE: "q8", Suit.TRIANGLE: "t9", Suit.STAR: "s6"}
    top = (Power.SUIT_SHAPESHIFT, suit * 4 + other)
    state = board([mine[suit], "q5"], beside[other], tops={0: top}, acts=acts)
    at(state).play(lay(mine[suit], "left"))
    assert state.players[0].hand_count == (2 if acts else 0)  # my card counts as the other suit
    state = board([mine[other], "q5"], beside[suit], tops={0: top}, acts=acts)
    at(state).play(lay(mine[other], "left"))
    assert state.players[0].hand_count == (2 if acts else 0)  # and so do cards of the row
    state = (
        board([mine[suit], mine[suit]], beside[suit], tops={1: top}, acts=acts) if suit != Suit.STAR else None
    )
    if state is not None:
        at(state).play(lay(mine[suit], "left"))
        assert state.players[0].hand_count == 2  # everybody else goes by the printed suit


def test_NP_46_counts_for_what_others_forbid_its_owner(at: At, acts: bool) -> None:
    tops = {0: (Power.SUIT_SHAPESHIFT, Suit.STAR * 4 + Suit.CIRCLE)}
    state = board(["s2 c1", "q5"], "", tops=tops, acts=acts)
    give_lives(state, 1, (Power.OTHERS_NO_SUIT, Suit.STAR, 3), 5, True)
    assert at(state).playable() == ({"s2", "c1"} if acts else {"c1"})
    give_lives(state, 1, (Power.OTHERS_NO_SUIT, Suit.CIRCLE, 3), 5, True)
    assert at(state).playable() == (set() if acts else {"s2"})


def test_NP_46_NP_05_NP_81_the_first_column_has_the_suits_that_its_follower_counts(at: At) -> None:
    shift = (Power.SUIT_SHAPESHIFT, Suit.STAR * 4 + Suit.CIRCLE)
    state = board(["s2 c4", "c1"], "s7", tops={0: Power.MUST_MATCH, 1: shift})
    assert at(state).playable() == {"s2"}
    state = board(["c4 s2 q5", "t3"], "s7", tops={0: shift, 1: (Power.OTHERS_FOLLOW, 0, 3)})
    assert at(state).playable() == {"c4", "s2"}  # the star counts as a circle, in hand and row


@pytest.mark.parametrize("number", [3, 4, 5])
def test_NP_47_number_shapeshift_above(at: At, acts: bool, number: int) -> None:
    text = {3: "s2", 4: "s3", 5: "s4"}[number]
    state = board([f"{text} q5", "c1"], "", tops={0: (Power.NUMBER_SHAPESHIFT_ABOVE, number)}, acts=acts)
    at(state).play(lay(text, "start"))
    assert row(state) == ("4" if acts else text[1:])
    state = board([f"s{number} q5", "c1"], "", tops={0: (Power.NUMBER_SHAPESHIFT_ABOVE, number)}, acts=acts)
    at(state).play(lay(f"s{number}", "start"))
    assert row(state) == str(number)


@pytest.mark.parametrize("number", [5, 6, 7])
def test_NP_48_number_shapeshift_below(at: At, acts: bool, number: int) -> None:
    text = {5: "s7", 6: "s7", 7: "s8"}[number]
    state = board([f"{text} q5", "c1"], "", tops={0: (Power.NUMBER_SHAPESHIFT_BELOW, number)}, acts=acts)
    at(state).play(lay(text, "start"))
    assert row(state) == ("6" if acts else text[1:])
    state = board([f"s{number} q5", "c1"], "", tops={0: (Power.NUMBER_SHAPESHIFT_BELOW, number)}, acts=acts)
    at(state).play(lay(f"s{number}", "start"))
    assert row(state) == str(number)


def test_NP_47_counts_in_stacks(at: At, acts: bool) -> None:
    state = owing_stack(board(["s1 s2", "c1"], "", tops={0: (Power.NUMBER_SHAPESHIFT_ABOVE, 5)}, acts=acts))
    at(state).play(pick("+s1"), pick("+s2"), put("start"))
    assert row(state) == ("8" if acts else "3")


@pytest.mark.parametrize("number", [3, 5, 7])
def test_NP_51_others_no_number(at: At, acts: bool, number: int) -> None:
    state = board(["s3 s5 s7", "c1"], "", tops={1: (Power.OTHERS_NO_NUMBER, number)}, acts=acts)
    free = {"s3", "s5", "s7"}
    assert at(state).playable() == (free - {f"s{number}"} if acts else free)
    assert at(state).refused(lay(f"s{number}", "start")) == ("NP-51" if acts else None)
    state = board(["s3 s5 s7", "c1"], "", tops={0: (Power.OTHERS_NO_NUMBER, number)})
    assert at(state).playable() == free


def test_NP_51_counts_totals(at: At, acts: bool) -> None:
    state = owing_stack(board(["s5 q2", "c1"], "", tops={1: (Power.OTHERS_NO_NUMBER, 7)}, acts=acts))
    assert (("+q2", "+s5") in at(state).stacks()) is not acts


def test_NP_57_cant_play_lives(at: At, acts: bool) -> None:
    tops = {0: (Power.CANT_PLAY_LIVES, 0, 6), 1: (Power.EVEN, 0, 4)}
    state = board(["s4 s6 s7 s5", "c1"], "", tops=tops, acts=acts)
    assert at(state).playable() == ({"s7", "s5"} if acts else {"s4", "s6", "s7", "s5"})
    assert at(state).refused(lay("s4", "start")) == ("NP-57" if acts else None)


def test_NP_58_extra_num_may_duplicate_the_number_named(at: At, acts: bool) -> None:
    state = board(["s2 s3", "c1"], "q2 t3", tops={0: Power.EXTRA_NUM}, acts=acts)
    assert at(state).playable() == set()
    state.players[0].named = 2 + NOUGHT
    assert at(state).playable() == ({"s2"} if acts else set())


def test_NP_59_extra_num_outside_range_lets_a_stack_be_it(at: At, acts: bool) -> None:
    state = owing_stack(board(["s8 t9", "c1"], "s1", tops={0: Power.EXTRA_NUM_OUTSIDE_RANGE}, acts=acts))
    assert at(state).stacks() == set()  # 1 is on the table, and nothing named
    state.players[0].named = 17 + NOUGHT
    assert at(state).stacks() == ({("+s8", "+t9")} if acts else set())
    state.players[0].named = -1 + NOUGHT
    assert at(state).stacks() == ({("+s8", "-t9")} if acts else set())
    state.column_total[0] = -1 + NOUGHT
    assert ("+s8", "-t9") not in at(state).stacks()


@pytest.mark.parametrize("side", SIDES)
def test_NP_60_ignore_numbers_side(at: At, acts: bool, side: Side) -> None:
    state = board(
        ["s2 s3 s4", "c1"], "q2 t3 c4", tops={0: (Power.IGNORE_NUMBERS_SIDE, side)}, acts=acts, start=1
    )
    free = {"s2"} if side == Side.LEFT else {"s4"}
    assert at(state).playable() == (free if acts else set())


@pytest.mark.parametrize("suit", SUITS)
def test_NP_61_ignore_suit_specific(at: At, acts: bool, suit: Suit) -> None:
    state = board(
        ["s2 s3 s4 s6", "c1"], "q2 t3 c4 6:s5+c1", tops={0: (Power.IGNORE_SUIT_SPECIFIC, suit)}, acts=acts
    )
    free = {Suit.SQUARE: {"s2"}, Suit.TRIANGLE: {"s3"}, Suit.CIRCLE: {"s4", "s6"}, Suit.STAR: {"s6"}}[suit]
    assert at(state).playable() == (free if acts else set())


def test_NP_63_one_duplicate_per_round(at: At, acts: bool) -> None:
    state = board(["s2 q2 q5", "t9 t9"], "s1 c7 q2", tops={0: Power.ONE_DUPLICATE}, acts=acts)
    assert at(state).playable() == ({"s2", "q2", "q5"} if acts else {"q5"})
    if acts:
        at(state).play(lay("s2", "right"), lay("t9", "left"))
        assert state.players[0].duplicate_used == 1
        assert at(state).playable() == {"q5"}


def test_NP_63_a_fresh_number_uses_nothing_up(at: At) -> None:
    state = board(["q5 q2", "t9"], "s1 c7 q2", tops={0: Power.ONE_DUPLICATE})
    at(state).play(lay("q5", "left"))
    assert state.players[0].duplicate_used == 0


def test_NP_64_exceed_above(at: At, acts: bool) -> None:
    state = owing_stack(
        board(["s8 t9 q5", "c1"], "13:c4+t9", tops={0: (Power.EXCEED_ABOVE, 0, 1)}, acts=acts)
    )
    found = at(state).stacks()
    assert (("+s8", "+t9") in found) is acts
    assert ("+q5", "+s8") not in found  # 13 is on the table
    assert ("+s8", "-t9") not in found
    assert at(state).refused(pick("+t9")) is None


def test_NP_65_exceed_below(at: At, acts: bool) -> None:
    state = owing_stack(board(["s8 t9", "c1"], "s1", tops={0: (Power.EXCEED_BELOW, 0, 1)}, acts=acts))
    assert at(state).stacks() == ({("+s8", "-t9"), ("-s8", "-t9")} if acts else set())
    state.column_total[0] = -17 + NOUGHT
    assert ("-s8", "-t9") not in at(state).stacks()


def test_NP_65_may_make_nothing(at: At, acts: bool) -> None:
    state = owing_stack(board(["s2 q2", "c1"], "4:c4", tops={0: (Power.EXCEED_BELOW, 0, 1)}, acts=acts))
    assert (("+q2", "-s2") in at(state).stacks()) is acts


def test_NP_64_NP_65_a_single_card_never_leaves_the_range(at: At) -> None:
    state = board(["s2", "c1"], "q2", tops={0: (Power.EXCEED_ABOVE, 0, 1)})
    assert at(state).playable() == set()


def test_NP_77_replace_play_goes_onto_a_column(at: At, acts: bool) -> None:
    state = board(["s2 q5", "c1"], "s7 t3 c4", tops={0: (Power.REPLACE_PLAY, 0, 3)}, acts=acts)
    columns = {"column-1", "column-2", "column-3"}
    ends = {"left", "right"}
    assert at(state).lays() == {
        f"{found} {place}" for found in ("s2", "q5") for place in (columns | ends if acts else ends)
    }
    assert at(state).refused(lay("s2", "column-2")) == (None if acts else "NP-77")
    assert at(state).refused(lay("s2", "column-4")) == "NP-77"


def test_NP_77_both_columns_beside_it_are_neighbours_and_the_old_one_is_discarded(at: At) -> None:
    state = board(["s2", "c1"], "c7 8:t3+q5 s4", tops={0: (Power.REPLACE_PLAY, 0, 3)}, start=1)
    at(state).play(lay("s2", "column-2"))
    assert row(state) == "7 2 4"
    assert [state.discards[0], state.discards[1]] == [6, 4]
    assert state.players[0].hand_count == 2  # one match, on the right
    assert state.start_column == 1


def test_NP_77_legality_is_judged_with_the_replaced_column(at: At) -> None:
    state = board(["s7", "c1"], "c7 t3", tops={0: (Power.REPLACE_PLAY, 0, 3)})
    assert at(state).lays() == set()


def test_NP_77_a_stack_may_replace_too(at: At) -> None:
    state = owing_stack(board(["s2 q5", "c1"], "t9 c4 t3", tops={0: (Power.REPLACE_PLAY, 0, 3)}))
    at(state).play(pick("+s2"), pick("+q5"), put("column-1"))
    assert row(state) == "7 4 3"
    assert state.column_length[0] == 2


def test_NP_81_others_follow_the_first_cards_suit(at: At, acts: bool) -> None:
    state = board(["s2 q5 c4", "c1"], "t9 s7", tops={1: (Power.OTHERS_FOLLOW, 0, 3)}, acts=acts, start=1)
    assert at(state).playable() == ({"s2"} if acts else {"s2", "q5", "c4"})
    assert at(state).refused(lay("q5", "left")) == ("NP-81" if acts else None)
    owner = board(["s2 q5 c4", "c1"], "s7", tops={0: (Power.OTHERS_FOLLOW, 0, 3)})
    assert at(owner).playable() == {"s2", "q5", "c4"}


def test_NP_81_one_card_of_a_stack_follows(at: At, acts: bool) -> None:
    state = owing_stack(board(["q2 q5 s1", "c1"], "s9", tops={1: (Power.OTHERS_FOLLOW, 0, 3)}, acts=acts))
    found = at(state).stacks()
    assert ("+q5", "+s1") in found
    assert (("+q2", "+q5") in found) is not acts
    at(state).play(pick("+q2"), pick("+q5"))
    assert at(state).refused(put("left")) == ("NP-81" if acts else None)


def test_NP_81_does_not_bind_the_first_play(at: At) -> None:
    state = board(["s2 q5", "c1"], "", tops={1: (Power.OTHERS_FOLLOW, 0, 3)})
    assert at(state).playable() == {"s2", "q5"}


def test_NP_82_others_cant_stack_nor_wager(at: At, acts: bool) -> None:
    state = board(["s2 q5", "c1"], "", tops={1: (Power.OTHERS_CANT_STACK, 0, 1)}, acts=acts)
    assert ("wager" in at(state).legal()) is not acts
    owing_stack(state)
    assert bool(at(state).picks()) is not acts
    assert at(state).refused(pick("+s2")) == ("NP-82" if acts else None)
    assert ("give up" in at(state).legal()) is acts


def test_NP_82_still_lets_a_wager_be_for_a_card(at: At, acts: bool) -> None:
    state = board(["s2 q5", "c1"], "", tops={1: (Power.OTHERS_CANT_STACK, 0, 1)}, acts=acts, wager_one=True)
    assert "wager for a card" in at(state).legal()
    assert ("wager for a stack" in at(state).legal()) is not acts


@pytest.mark.parametrize("suit", SUITS)
def test_NP_85_others_no_suit(at: At, acts: bool, suit: Suit) -> None:
    held = {"s2", "q5", "c1", "t3"}
    state = board(["s2 q5 c1 t3", "c1"], "", tops={1: (Power.OTHERS_NO_SUIT, suit, 3)}, acts=acts)
    banned = {found for found in held if found[0] == SUIT_LETTERS[suit]}
    assert at(state).playable() == (held - banned if acts else held)
    assert at(state).refused(lay(banned.pop(), "start")) == ("NP-85" if acts else None)
    owner = board(["s2 q5 c1 t3", "c1"], "", tops={0: (Power.OTHERS_NO_SUIT, suit, 3)})
    assert at(owner).playable() == held


@pytest.mark.parametrize("suit", SUITS)
def test_NP_85_bars_the_suit_from_stacks(at: At, acts: bool, suit: Suit) -> None:
    state = owing_stack(
        board(["s2 q5 c1 t3", "c1"], "", tops={1: (Power.OTHERS_NO_SUIT, suit, 3)}, acts=acts)
    )
    found = {text[1] for text in at(state).picks()}
    assert found == ({"s", "q", "c", "t"} - {SUIT_LETTERS[suit]} if acts else {"s", "q", "c", "t"})


def test_NP_87_play_in_order(at: At, acts: bool) -> None:
    tops = {1: (Power.PLAY_IN_ORDER, 0, 3)}
    state = board(["s2 s4 s6 s8", "c1"], "", tops=tops, acts=acts)
    assert at(state).playable() == {"s2", "s4", "s6", "s8"}
    state = board(["s2 s4 s6 s8", "c1 q5"], "t3 q5", tops=tops, acts=acts)
    state.order, state.last_total = 1, 5 + NOUGHT
    assert at(state).playable() == ({"s6", "s8"} if acts else {"s2", "s4", "s6", "s8"})
    assert at(state).refused(lay("s4", "left")) == ("NP-87" if acts else None)
    state.order = 2
    assert at(state).playable() == ({"s2", "s4"} if acts else {"s2", "s4", "s6", "s8"})


def test_NP_87_the_first_two_different_numbers_set_the_direction(at: At) -> None:
    tops = {1: (Power.PLAY_IN_ORDER, 0, 3)}
    state = board(["s4 s8 s2", "c1 t3 s6", "t6 t9 q5"], "", tops=tops)
    at(state).play(lay("s4", "start"))
    assert (state.order, at(state).playable()) == (0, {"c1", "t3", "s6"})  # the owner is free
    at(state).play(lay("s6", "left"))
    assert (state.order, state.last_total - NOUGHT) == (1, 6)
    assert at(state).playable() == {"t9"}  # 6 and 5 are not above 6
    at(state).play(lay("t9", "left"))
    assert at(state).playable() == set()
    state = board(["s4 s8 s2", "c1 t3 s6", "t6 t9 q5"], "", tops=tops)
    at(state).play(lay("s4", "start"), lay("t3", "left"))
    assert state.order == 2
    assert at(state).playable() == set()


def test_NP_87_binds_totals_outside_the_range(at: At, acts: bool) -> None:
    state = owing_stack(board(["s8 t9", "c1"], "t3 s1", tops={1: (Power.PLAY_IN_ORDER, 0, 3)}, acts=acts))
    give_lives(state, 0, (Power.EXCEED_ABOVE, 0, 1), 5, True)
    state.order, state.last_total = 2, 1 + NOUGHT
    assert at(state).stacks() == (set() if acts else {("+s8", "+t9")})
    state.order = 1
    assert at(state).stacks() == {("+s8", "+t9")}


def test_NP_87_nothing_within_the_range_is_above_a_number_outside_it(at: At) -> None:
    """A stack of 12 was played last, and the numbers go up."""
    state = board(["t9", "c1"], "t3 12:q8+c4", tops={1: (Power.PLAY_IN_ORDER, 0, 3)})
    assert at(state).refused(lay("t9", "left")) == "NP-87"


def test_NP_85_and_NP_38_hold_together(at: At) -> None:
    tops = {0: (Power.FORBIDDEN_SUIT, Suit.STAR), 1: (Power.OTHERS_NO_SUIT, Suit.SQUARE, 3)}
    state = board(["s2 q5 c1", "c1"], "", tops=tops)
    assert at(state).playable() == {"c1"}
