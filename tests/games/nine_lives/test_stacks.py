"""Nine Lives: the cards offered for a stack are exactly those that some legal stack holds (NL-16)."""

from __future__ import annotations

import itertools
import random
from typing import Any

import pytest

from nekoban.games.nine_lives.facts import random_options
from nekoban.games.nine_lives.parts import (
    COPIES,
    LARGEST_HAND,
    LIMIT_OF,
    NOUGHT,
    POWER_CARDS,
    VALUE_OF,
    Card,
    Clause,
    Power,
    Sign,
    Stage,
)
from nekoban.games.nine_lives.rules.lives import show_top
from nekoban.games.nine_lives.state import Kind
from tests.games.nine_lives.board import GAME, INTERPRETED, MOVES, At, board, owing_stack, pick, put, short

OWN = [
    Power.NONE,
    Power.NO_MATCH,
    Power.EVEN,
    Power.MUST_MATCH,
    Power.INVERSE_TURN,
    Power.FORCED_SIDE,
    Power.NO_UNIQUE_SUITS,
    Power.NO_EXTREME_NUMBERS,
    Power.NO_MULTIPLE_NUMBER,
    Power.FIXED_HAND_SIDE,
    Power.SUIT_PLAY_LIMIT,
    Power.MUST_STACK,
    Power.MUST_SUBTRACT,
    Power.MUST_ADD,
    Power.UNIQUE_SUITS,
    Power.HIGHER_THAN_NBS,
    Power.LOWER_THAN_NBS,
    Power.SUIT_SHAPESHIFT,
    Power.NUMBER_SHAPESHIFT_ABOVE,
    Power.EXTRA_NUM_OUTSIDE_RANGE,
    Power.EXCEED_ABOVE,
    Power.EXCEED_BELOW,
    Power.REPLACE_PLAY,
]
PICKS = [row for row in range(len(MOVES)) if MOVES[row].kind == Kind.PICK]
OTHERS = [Power.NONE, Power.OTHERS_FOLLOW, Power.OTHERS_NO_SUIT, Power.PLAY_IN_ORDER]


def random_board(chance: random.Random, power: Power, size: int) -> Any:
    """A player who owes a stack: a hand of that size, a row, one own power and one of somebody else."""
    deck = [kind for kind in Card for _ in range(COPIES[kind])]
    chance.shuffle(deck)
    columns = [short(deck.pop()) for _ in range(chance.randrange(5))]
    parameters = [one.parameter for one in POWER_CARDS if one.power == power] or [0]
    other = chance.choice(OTHERS)
    tops = {0: (power, chance.choice(parameters), 5), 1: (other, chance.randrange(4), 3)}
    hands = [" ".join(short(deck.pop()) for _ in range(size)), short(deck.pop())]
    state = board(hands, " ".join(columns), tops=tops, star_once=chance.random() < 0.3, table_count=True)
    state.order = chance.randrange(3) if columns else 0
    state.players[0].named = chance.choice([-3, 0, 12, 17]) + NOUGHT
    state.players[0].suits_played[chance.randrange(4)] = chance.randrange(3)
    return owing_stack(state)


def legal_stacks(at: At, state: Any) -> list[tuple[int, ...]]:
    """Every way to choose signs for hand cards that some place accepts, by trying them all."""
    player = state.players[0]
    found = []
    places = [MOVES.row(Kind.PUT, place=place) for place in range(3 + state.row_count)]
    state.stage = Stage.STACK
    for signs in itertools.product((0, Sign.PLUS, Sign.MINUS), repeat=player.hand_count):
        for index, sign in enumerate(signs):
            player.chosen[index] = sign
        player.chosen_count = sum(sign > 0 for sign in signs)
        if any(at(state).refused(place) is None for place in places):
            found.append(signs)
    for index in range(player.hand_count):
        player.chosen[index] = 0
    player.chosen_count = 0
    state.stage = Stage.TURN
    return found


def cards_in(state: Any, stacks: list[tuple[int, ...]]) -> set[str]:
    hand = state.players[0].hand
    return {
        f"{'+' if sign == Sign.PLUS else '-'}{short(hand[index])}"
        for signs in stacks
        for index, sign in enumerate(signs)
        if sign
    }


def allowed_picks(at: At, state: Any) -> set[str]:
    """What `why_not` allows of all picks there are; the list of legal moves is found in another way."""
    rows = [row for row in PICKS if not at(state).clause(row)]
    return {f"{'+' if MOVES[row].sign == Sign.PLUS else '-'}{short(MOVES[row].card)}" for row in rows}


@pytest.mark.parametrize("power", OWN)
def test_NL_16_first_cards_on_offer_are_those_of_all_legal_stacks(at: At, power: Power) -> None:
    chance = random.Random(int(power))
    fast = "Compiled" in type(at.engine).__name__
    for _ in range(40 if fast else 8):
        state = random_board(chance, power, chance.randrange(2, 6 if fast else 5))
        found = cards_in(state, legal_stacks(at, state))
        if power == Power.FIXED_HAND_SIDE:
            first = short(
                state.players[0].hand[
                    0 if state.players[0].parameter == 0 else state.players[0].hand_count - 1
                ]
            )
            found = {text for text in found if text[1:] == first}
        assert at(state).picks() == found == allowed_picks(at, state)
        assert ("give up" in {MOVES.texts[one] for one in at(state).legal_rows()}) == (not found)


@pytest.mark.parametrize("power", OWN)
def test_NL_16_whoever_follows_the_offers_ends_with_a_legal_stack(at: At, power: Power) -> None:
    chance = random.Random(1000 + power)
    fast = "Compiled" in type(at.engine).__name__
    for _ in range(40 if fast else 6):
        state = random_board(chance, power, chance.randrange(2, 7))
        while not (here := at(state).puts()) or chance.random() < 0.5:
            offered = sorted(at(state).picks())
            if not offered:
                break
            at(state).play(pick(chance.choice(offered)))
        assert here or state.players[0].chosen_count == 0 or at(state).puts()


def test_NL_16_threes_make_nothing_but_threes(at: At) -> None:
    state = owing_stack(board(["t3 t3 t6 t9 s3 s6", "c1"], "s1"))
    state.powers[4] = Power.NONE
    assert at(state).picks() == {f"{sign}{text}" for sign in "+-" for text in ("t3", "t6", "t9", "s3", "s6")}
    state = owing_stack(board(["t3 t3 t6 t9 s3 s6", "c1"], "c1 3:c7 6:q2 9:q5"))
    assert at(state).picks() == set()


def test_NL_13_no_hand_has_more_than_six_cards() -> None:
    """No limit is larger, and a card comes into a hand only where there is room."""
    assert max(LIMIT_OF) == LARGEST_HAND == 6
    chance, at = random.Random(13), INTERPRETED
    for _ in range(25):
        state = at.engine.start(GAME.options.read(random_options(chance)), chance.getrandbits(60))
        while legal := at(state).legal_rows():
            assert max(player.hand_count for player in state.players) <= LARGEST_HAND
            at.engine.play(state, chance.choice(legal))
    state = board(["c1 c4 c7 q2 q5 q8", "c1"], "s1")
    assert GAME.rules.flaw(state) == 0
    state = board(["c1 c4 c7 q2 q5 q8 s3", "c1"], "s1")
    assert GAME.rules.flaw(state) == Clause.NL_02


def totals(values: list[int], least: int) -> set[int]:
    """Everything that at least this many of these numbers make, added or subtracted."""
    found = {(0, 0)}
    for value in values:
        found |= {(total + sign * value, count + 1) for total, count in found for sign in (1, -1)}
    return {total for total, count in found if count >= least}


def test_NL_16_the_largest_hands_offer_what_sums_say(at: At) -> None:
    """With all numbers but one on the table a card is offered if the others reach that number with it."""
    chance = random.Random(16)
    for _ in range(6):
        deck = [kind for kind in Card if kind < Card.STAR_1]
        hand = chance.sample(deck, 6)
        free = chance.randrange(1, 10)
        row = " ".join(
            f"{number}:{short(Card.STAR_1 + number - 1)}" for number in range(1, 10) if number != free
        )
        state = owing_stack(board([" ".join(map(short, hand)), "c1"], row))
        values = [VALUE_OF[kind] for kind in hand]
        wanted = set()
        for index, kind in enumerate(hand):
            rest = totals(values[:index] + values[index + 1 :], 1)
            wanted |= {f"+{short(kind)}"} if free - VALUE_OF[kind] in rest else set()
            wanted |= {f"-{short(kind)}"} if free + VALUE_OF[kind] in rest else set()
        assert at(state).picks() == wanted


def test_NL_16_a_stack_may_use_the_whole_hand(at: At) -> None:
    state = owing_stack(board(["s1 s2 s4 s8", "c1"], "t3", tops={0: (Power.EXCEED_ABOVE, 0, 1)}))
    at(state).play(pick("+s1"), pick("+s2"), pick("+s4"), pick("+s8"))
    assert (at(state).picks(), at(state).puts()) == (set(), {"left", "right"})


@pytest.mark.parametrize(
    ("power", "chosen", "clause"),
    [
        (Power.FIXED_HAND_SIDE, {1: Sign.PLUS, 2: Sign.PLUS}, Clause.NP_19),  # not the first card
        (Power.MUST_SUBTRACT, {0: Sign.PLUS, 1: Sign.PLUS}, Clause.NP_28),
        (Power.MUST_SUBTRACT, {0: Sign.MINUS, 1: Sign.MINUS}, Clause.NP_28),
        (Power.MUST_ADD, {0: Sign.MINUS, 2: Sign.PLUS}, Clause.NP_29),
    ],
)
def test_a_stack_typed_into_a_position_obeys_the_same_powers(
    at: At, power: Power, chosen: dict[int, int], clause: int
) -> None:
    state = owing_stack(board(["s2 s1 s4", "c1"], "t9", tops={0: power}, acts=False))
    state.players[0].wagered_count = 1  # the life above it
    show_top(state, 0)
    for index, sign in chosen.items():
        state.players[0].chosen[index] = sign
    state.players[0].chosen_count = len(chosen)
    state.stage = Stage.STACK
    assert GAME.rules.flaw(state) == 0
    assert at(state).clause(put("left")) == clause
    assert at(state).puts() == set()
    state.players[0].power = Power.EXCEED_BELOW  # then all of them could be put
    assert at(state).puts() == {"left", "right"}


def test_suits_that_run_out_limit_stacks_whatever_the_hand(at: At) -> None:
    """NL-53 with NP-19: the run of cards from the fixed side ends at the second star."""
    tops = {0: (Power.FIXED_HAND_SIDE, 0)}
    state = owing_stack(board(["s9 q8 s7 c4", "c1"], "t3", tops=tops, star_once=True))
    assert at(state).picks() == {"+s9"}  # 9 - 8 = 1; with all four cards 9 + 8 - 7 - 4 = 6
    state = owing_stack(board(["s9 c7 s7 c4", "c1"], "2:q2", tops=tops, star_once=True))
    assert at(state).picks() == set()


def test_NP_19_a_stack_is_chosen_from_the_fixed_side_inwards(at: At) -> None:
    """A ruling: the furthest card first, then the next one."""
    state = owing_stack(board(["s2 q5 c1", "c1"], "t9", tops={0: (Power.FIXED_HAND_SIDE, 1)}))
    assert {text[1:] for text in at(state).picks()} == {"c1"}
    assert at(state).refused(pick("+q5")) == "NP-19"
    at(state).play(pick("+c1"))
    assert {text[1:] for text in at(state).picks()} == {"q5"}
    assert at(state).refused(pick("+s2")) == "NP-19"


ADD, TAKE = int(Sign.PLUS), int(Sign.MINUS)
FIXED = (Power.FIXED_HAND_SIDE, 0)
FOLLOWS = {1: Power.OTHERS_FOLLOW}
FULL = "3:q5 5:s5 9:s9 1:s1"


def building(hand: str, row: str, tops: dict[int, Any], chosen: dict[int, int], **options: Any) -> Any:
    """A stack being built: some cards of the hand are chosen, each with its sign."""
    state = owing_stack(board([hand, "t9"], row, tops=tops, **options))
    for index, sign in chosen.items():
        state.players[0].chosen[index] = sign
    state.players[0].chosen_count = len(chosen)
    state.stage = Stage.STACK if chosen else Stage.TURN
    return state


@pytest.mark.parametrize(
    ("hand", "row", "tops", "chosen", "picked", "clause"),
    [
        # NP-28: one card is added; it may still come as long as there is one
        ("s2 s9", "5:t3", {0: Power.MUST_SUBTRACT}, {0: TAKE}, "-s9", Clause.NP_28),
        ("s2 s9 c1", "5:t3", {0: Power.MUST_SUBTRACT}, {0: TAKE}, "-s9", Clause.NL_16),
        ("s9 s2", "7:t3", {0: Power.MUST_SUBTRACT}, {0: ADD}, "-s2", Clause.NL_16),
        # NL-15, NP-27: too few cards
        ("c7", "5:t3", {}, {}, "+c7", Clause.NL_15),
        ("c7", "5:t3", {0: FIXED}, {}, "+c7", Clause.NL_15),
        ("c7", "5:t3", {0: Power.MUST_STACK}, {}, "+c7", Clause.NL_15),
        ("c7 q5", "5:t3", {0: Power.MUST_STACK}, {}, "+c7", Clause.NP_27),
        ("c7 q5", "5:t3", {0: Power.MUST_STACK}, {0: ADD}, "-q5", Clause.NP_27),
        # NP-40: each suit once
        ("c7 c4", "5:t3", {0: Power.UNIQUE_SUITS}, {}, "+c7", Clause.NP_40),
        ("c7 c4 q5", "5:t3", {0: Power.UNIQUE_SUITS}, {0: ADD}, "-c4", Clause.NP_40),
        ("c7 c4 q5", "5:t3", {0: Power.UNIQUE_SUITS}, {0: ADD, 1: TAKE}, "+q5", Clause.NP_40),
        ("c7 q5 q2", "2:t3 5:t6 9:t9", {0: Power.UNIQUE_SUITS}, {}, "+c7", Clause.NL_16),
        ("c7 q5 q2", "2:t3 5:t6 9:t9", {0: Power.UNIQUE_SUITS}, {0: ADD}, "-q5", Clause.NL_16),
        # NP-01: beside its own suit, at both ends or at one
        ("c7 q5", "c1", {0: Power.NO_MATCH}, {}, "+c7", Clause.NP_01),
        ("c7 q5", "c1", {0: Power.NO_MATCH}, {0: ADD}, "-q5", Clause.NP_01),
        ("c7 q5", "c1 2:t3", {0: Power.NO_MATCH}, {}, "+c7", Clause.NL_16),
        # NP-81: a square is to be followed; 1, 5 and 9 lie there already
        ("c7 c4 q2", FULL, FOLLOWS, {}, "+c7", Clause.NL_16),
        ("c7 c4 q2", FULL, FOLLOWS, {}, "-c7", Clause.NL_16),
        ("c7 c4 t3", FULL, FOLLOWS, {}, "+c7", Clause.NP_81),
        ("c7 c4 q2", FULL, FOLLOWS, {2: ADD}, "+c7", Clause.NL_16),
        ("c7 c4 q2", FULL, {0: FIXED, **FOLLOWS}, {}, "+c7", Clause.NL_16),
        ("c7 q2 c4", FULL, {0: FIXED, **FOLLOWS}, {}, "+c7", Clause.NL_16),
        ("c7 c4 t3", FULL, {0: FIXED, **FOLLOWS}, {}, "+c7", Clause.NP_81),
        # NP-01 keeps out the only square, and alone the circle does not follow
        ("c7 q5", "q2", {0: Power.NO_MATCH, **FOLLOWS}, {}, "+c7", Clause.NP_01),
    ],
)
def test_NL_16_a_card_that_no_stack_takes_is_told_why(
    at: At, hand: str, row: str, tops: Any, chosen: Any, picked: str, clause: int
) -> None:
    state = building(hand, row, tops, chosen)
    assert Clause(at(state).clause(pick(picked))) == clause
    assert picked not in at(state).picks()


@pytest.mark.parametrize(
    ("hand", "tops", "clause"),
    [
        ("s8 s7", {}, Clause.NL_53),
        ("s9 s8 q2", {0: Power.MUST_STACK}, Clause.NL_53),  # two stars would be needed for three cards
        ("c7 s1 s2 q5", {0: FIXED, **FOLLOWS}, Clause.NP_81),  # the square lies behind the second star
    ],
)
def test_NL_53_one_star_is_too_few_for_a_stack(at: At, hand: str, tops: Any, clause: int) -> None:
    state = building(hand, "8:q2 6:t6", tops, {}, star_once=True)
    assert Clause(at(state).clause(pick(f"+{hand[:2]}"))) == clause


@pytest.mark.parametrize(("played", "clause"), [(0, Clause.NL_16), (1, Clause.NP_23)])
def test_NP_23_a_stack_needs_room_for_two_of_its_suit(at: At, played: int, clause: int) -> None:
    state = building("c7 c4", "t3", {0: Power.SUIT_PLAY_LIMIT}, {})
    state.players[0].suits_played[0] = played
    assert Clause(at(state).clause(pick("+c7"))) == clause


@pytest.mark.parametrize(("hand", "clause"), [("c7 s5 q2", Clause.NP_19), ("c7 s5", Clause.NL_15)])
def test_NP_19_a_star_that_cannot_be_played_lies_between_two_cards(at: At, hand: str, clause: int) -> None:
    state = building(hand, "s8", {0: FIXED}, {}, star_once=True)
    state.players[1].suits_played[3] = 1
    assert Clause(at(state).clause(pick("+c7"))) == clause


def test_NL_02_NL_16_NP_82_a_card_that_is_not_there_or_chosen_already(at: At) -> None:
    state = building("c7 q5", "5:t3", {}, {0: ADD})
    assert at(state).refused(pick("+c7")) == "NL-16"
    assert at(state).refused(pick("+c1")) == "NL-02"
    state = building("c7 q5", "5:t3", {1: Power.OTHERS_CANT_STACK}, {})
    assert at(state).refused(pick("+c7")) == "NP-82"
    assert at(state).refused(pick("+c1")) == "NL-02"


@pytest.mark.parametrize(
    ("hand", "row", "tops", "chosen", "clause"),
    [
        ("c7 q5", "5:t3", {}, {0: ADD}, Clause.NL_15),
        ("c7 q5 q2", "5:t3", {0: Power.MUST_STACK}, {0: ADD}, Clause.NL_15),
        ("c7 q5 q2", "5:t3", {0: Power.MUST_STACK}, {0: ADD, 1: TAKE}, Clause.NP_27),
        ("c7 q5 q2", "9:q8", FOLLOWS, {0: ADD, 1: TAKE}, None),
        ("c7 c4 q2", "9:q8", FOLLOWS, {0: ADD, 1: TAKE}, Clause.NP_81),
        ("c7 c4 q2", "5:t3", {0: Power.UNIQUE_SUITS}, {0: ADD, 1: TAKE}, Clause.NP_40),
        ("c7 q5 q2", "c1", {0: Power.NO_MATCH}, {0: ADD, 1: TAKE}, Clause.NP_01),
        ("c7 q5 q2", "2:t3", {}, {0: ADD, 1: TAKE}, Clause.NL_11),
        ("c7 q5 q2", "5:t3", {}, {0: ADD, 1: ADD}, Clause.NL_16),
    ],
)
def test_NL_16_a_stack_that_cannot_be_put_is_told_why(
    at: At, hand: str, row: str, tops: Any, chosen: Any, clause: int | None
) -> None:
    state = building(hand, row, tops, chosen)
    assert at(state).clause(put("left")) == (clause or 0)


def test_NL_50_a_stack_of_as_many_as_lie_there_is_told_why(at: At) -> None:
    tops = {0: (Power.EXCEED_BELOW, 0, 1)}
    state = building("s2 q2", "", tops, {0: ADD, 1: TAKE}, table_count=True)
    assert at(state).refused(put("start")) == "NL-50"
