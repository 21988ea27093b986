"""Nine Lives: refusals, offers, happenings and titles, sentence by sentence."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from nekoban.core.events import hush
from nekoban.core.record import NONE
from nekoban.games.nine_lives.parts import NOUGHT, Clause, Power, Sign
from nekoban.games.nine_lives.rules.lives import show_top
from nekoban.games.nine_lives.show import naming, titles, words
from tests.games.nine_lives.board import (
    GIVE_UP,
    INTERPRETED,
    MOVES,
    WAGER,
    board,
    card,
    lay,
    move,
    owing_stack,
    pick,
    put,
)

PEOPLE = ["Ann", "Bob", "Cleo"]


def why(state: Any, refused: int, clause: int) -> str:
    """The sentence with which a move is refused, by that clause."""
    assert INTERPRETED(state).clause(refused) == clause
    return words.reason(INTERPRETED.engine.view(state, state.to_move), refused, clause, PEOPLE)


def after(state: Any, *moves: int, viewer: int | None = 0) -> list[str]:
    """What the last of these moves tells a viewer."""
    INTERPRETED(state).play(*moves[:-1])
    hush(state)
    INTERPRETED(state).play(moves[-1])
    return words.log(INTERPRETED.engine.view(state, viewer), PEOPLE)


# Refusals


def test_NL_11_the_row_begins_once() -> None:
    empty = "The row is empty: the first card starts it."
    begun = "The row has begun: play at its left or its right end."
    assert why(board(["s2", "c1"]), lay("s2", "left"), Clause.NL_11) == empty
    assert why(board(["s2", "c1"], "s8"), lay("s2", "start"), Clause.NL_11) == begun
    assert why(board(["s8", "c1"], "s9 q8"), lay("s8", "left"), Clause.NL_11) == "8 is on the table already."


def test_NL_51_a_wager_of_the_other_kind() -> None:
    one = board(["s2", "c1"], "s8", wager_one=True)
    said = "At this table a wager is for a card or for a stack: choose which."
    assert why(one, WAGER, Clause.NL_51) == said
    both = board(["s2", "c1"], "s8")
    said = "At this table a wager is for a card and a stack together."
    assert why(both, move("wager for a card"), Clause.NL_51) == said
    assert why(both, move("wager for a stack"), Clause.NL_51) == said


@pytest.mark.parametrize(
    ("lives", "lost", "top", "said"),
    [
        (9, 0, Power.NONE, "You have not lost a life yet, and the first life cannot be wagered."),
        (1, 8, Power.NONE, "The last life cannot be wagered."),
        (1, 8, Power.WAGER_DOUBLE, "The last life cannot be wagered."),
        (
            2,
            7,
            Power.WAGER_DOUBLE,
            "Your wager would put down two lives, and the last life cannot be wagered.",
        ),
    ],
)
def test_NL_52_the_first_and_the_last_life(lives: int, lost: int, top: Power, said: str) -> None:
    state = board(["s2", "c1"], "s8", tops={0: (top, 0, lives)}, no_first_last=True)
    assert (state.players[0].life_count, state.players[0].lost_count) == (lives, lost)
    assert why(state, WAGER, Clause.NL_52) == said


def test_NL_52_a_wagered_life_does_not_count_as_left() -> None:
    state = board(["s2", "c1"], "s8", lives=2, no_first_last=True)
    state.players[0].wagered_count = 1
    show_top(state, 0)
    assert why(state, WAGER, Clause.NL_52) == "The last life cannot be wagered."


def test_NL_53_a_star_was_played_or_is_one_too_many() -> None:
    state = board(["s2 s3", "c1"], "q8", star_once=True)
    state.players[1].suits_played[3] = 1
    was = "Only one star card can be played per round, and one has been."
    assert why(state, lay("s2", "left"), Clause.NL_53) == was
    state = owing_stack(board(["s2 s3", "c1"], "q8", star_once=True))
    two = "Only one star card can be played per round, so a stack cannot hold two."
    assert why(state, pick("+s2"), Clause.NL_53) == two


def test_NP_32_a_turn_is_skipped_before_any_wager() -> None:
    state = board(["s2 s3", "c1"], "q8", tops={0: (Power.SKIP_BIG_HAND, 0, 3)})
    state.wager_count = 1
    assert (
        why(state, move("skip"), Clause.NP_32) == "A turn is skipped before any wager, and you have wagered."
    )
    state = board(["s2 s3", "c1 c4"], "q8", tops={0: (Power.SKIP_BIG_HAND, 0, 3)})
    assert why(state, move("skip"), Clause.NP_70).startswith("Your top life, the Siamese's life 3, says: ")


def test_NP_19_the_furthest_cards_go_together() -> None:
    tops = {0: (Power.FIXED_HAND_SIDE, 0, 3)}
    state = owing_stack(board(["q8 s2 c4", "c1"], "s9", tops=tops))
    assert why(state, pick("+c4"), Clause.NP_19).startswith("Your top life, the Siamese's life 3, says: ")


def test_NP_85_a_forbidden_suit_of_the_stack_is_named_with_its_owner() -> None:
    tops = {1: (Power.OTHERS_NO_SUIT, 0, 3), 2: (Power.OTHERS_NO_SUIT, 1, 3)}
    state = owing_stack(board(["s2 s3 c4", "t9", "t9"], "s9", tops=tops))
    INTERPRETED(state).play(pick("+s2"))
    state.players[0].chosen[2], state.players[0].chosen_count = Sign.MINUS, 2
    said = why(state, put("left"), Clause.NP_85)
    assert ", which Bob shows, forbids it: " in said
    state = owing_stack(board(["s2 s3 q5", "t9", "t9"], "s9", tops=tops))
    INTERPRETED(state).play(pick("+s2"))
    state.players[0].chosen[2], state.players[0].chosen_count = Sign.PLUS, 2
    assert ", which Cleo shows, forbids it: " in why(state, put("left"), Clause.NP_85)


# Offers


def test_NP_37_a_life_to_uncover_is_named() -> None:
    state = INTERPRETED(board(["s7", "c1"], "c7", tops={1: (Power.SHUFFLE_LIVES, 0, 3)})).play(GIVE_UP).state
    said = words.say(INTERPRETED.engine.view(state, 1), move("uncover 2"), PEOPLE)
    assert said == f"put {naming.life_name(state.players[1].lives[1])} on top"
    assert said.endswith("'s life 2 on top")
    assert words.say(INTERPRETED.engine.view(state, 1), move("uncover 9"), PEOPLE) == "put life 9 on top"
    over = INTERPRETED(board(["s7", "c1"], "c7", lives=1)).play(GIVE_UP).state
    assert words.say(INTERPRETED.engine.view(over, 1), move("uncover 1"), PEOPLE) == "put life 1 on top"


def test_NP_37_the_first_cat_of_all_has_a_name_too() -> None:
    covered = board(["s7", "c1"], "c7", tops={0: (Power.SHUFFLE_LIVES, 0, 3)}, acts=False)
    state = INTERPRETED(covered).play(GIVE_UP).state
    assert (state.to_move, state.players[0].lives[0]) == (0, 0)
    said = words.say(INTERPRETED.engine.view(state, 0), move("uncover 1"), PEOPLE)
    assert said == "put the Siamese's life 1 on top"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("star-2 at column-1", "play star 2 onto column 1"),
        ("stack at column-3", "put the stack onto column 3"),
        ("give star-2 to 2", "give star 2 to Bob"),
        ("give star-2 to 4", "give star 2 to player 4"),
        ("steal from 1", "take a card from Ann"),
        ("ask 2 for circle-4", "ask Bob for a circle 4"),
        ("name 0", "name 0"),
        ("name -1", "name −1"),
        ("name 12", "name 12"),
    ],
)
def test_offers_name_players_and_numbers(text: str, said: str) -> None:
    assert (
        words.say(INTERPRETED.engine.view(board(["s2", "c1"], "s8"), 0), MOVES.by_text[text], PEOPLE) == said
    )


# Happenings


@pytest.mark.parametrize(("asked", "got"), [("circle-1", "and gets it"), ("circle-4", "in vain")])
def test_NP_69_the_log_tells_whether_a_card_was_handed_over(asked: str, got: str) -> None:
    state = board(["s2 q5", "c1"], "s8", tops={0: (Power.THIEF_POLITE, 0, 3)})
    found = after(state, lay("q5", "left"), move(f"ask 2 for {asked}"))
    assert found == [f"Ann asks Bob for a {asked.replace('-', ' ')}, {got}."]


@pytest.mark.parametrize(
    ("viewer", "seen"), [(0, "circle 1"), (1, "circle 1"), (2, "a card"), (None, "a card")]
)
def test_NP_68_only_two_read_which_card_was_taken(viewer: int | None, seen: str) -> None:
    state = board(["s2 q5", "c1", "t3"], "s8", tops={0: (Power.THIEF, 0, 3)})
    found = after(state, lay("q5", "left"), move("steal from 2"), viewer=viewer)
    assert found == [f"Ann takes {seen} from Bob."]


@pytest.mark.parametrize(("viewer", "seen"), [(0, "star 2"), (1, "a card"), (2, "star 2")])
def test_NP_34_only_two_read_which_card_was_given(viewer: int, seen: str) -> None:
    state = board(["s2 q5", "c1", "t3"], "s8", tops={0: (Power.GIVE_AWAY, 0, 3)})
    found = after(state, lay("q5", "left"), move("give star-2 to 3"), viewer=viewer)
    assert found == [f"Ann gives {seen} to Cleo."]


def test_NL_17_two_plays_in_a_row_are_told_apart() -> None:
    state = owing_stack(board(["s2 q5 c4", "c1"], "s8"))
    said = "Ann plays square 5 − circle 4 = 1 on the right."
    assert after(state, pick("+q5"), pick("-c4"), put("right")) == [said]
    view: Any = INTERPRETED.engine.view(state, 0)
    for index in range(3, 6):
        for name in ("kind", "seat", "a", "b"):
            setattr(view.events[index], name, getattr(view.events[index - 3], name))
    view.event_count = 6
    assert words.log(view, PEOPLE) == [said, said]


def test_NL_43_a_new_top_life_is_told_with_its_limit() -> None:
    state = board(["s7", "c1"], "c7")
    found = after(state, GIVE_UP)
    assert found[:3] == [
        "Ann cannot play: the round ends.",
        "Ann loses 1 life.",
        "Ann now shows the Siamese's life 4 (hand limit 5): No power.",
    ]
    state = board(["s7", "c1"], "c7", tops={1: (Power.SWAP_LIVES, 0, 3)})
    found = after(state, GIVE_UP, move("swap the life of 1"), move("swap the life of 2"))
    assert found[0] == "Bob swaps the top lives of Ann and Bob."
    assert found[1].startswith("Ann now shows the ")
    assert "'s life 3 (hand limit 5): " in found[1]


def test_NP_43_a_life_told_and_covered_again_has_its_printed_limit() -> None:
    state = board(["s7", "c1"], "c7", lives=8)
    view: Any = INTERPRETED.engine.view(state, 0)
    view.event_count = 1
    view.events[0].kind, view.events[0].seat, view.events[0].a = 2, 0, 3
    assert words.log(view, PEOPLE) == ["Ann now shows the Siamese's life 4 (hand limit 5): No power."]
    view.events[0].a = 7
    assert words.log(view, PEOPLE) == ["Ann now shows the Siamese's life 8 (hand limit 3): No power."]


def test_NL_41_the_breakdown_tells_kept_from_wagered_lives() -> None:
    state = board(["s2", "c1"], "s8")
    state.players[0].wagered_count = 2
    assert words.breakdown(INTERPRETED.engine.view(state, 0), PEOPLE) == [
        [("lives kept", 3), ("lives wagered", 2)],
        [("lives kept", 5), ("lives wagered", 0)],
    ]


@pytest.mark.parametrize(("value", "said"), [(-9, "−9"), (-1, "−1"), (0, "0"), (1, "1"), (12, "12")])
def test_numbers_below_nothing_have_a_true_minus(value: int, said: str) -> None:
    assert naming.figure(value) == said


# The titles of the picture


@pytest.mark.parametrize(
    ("name", "sign", "is_open", "said"),
    [
        ("", 0, False, "Star 2, in your hand"),
        ("", Sign.PLUS, False, "Star 2, in your hand, added to the stack"),
        ("", Sign.MINUS, True, "Star 2, in your open hand, subtracted in the stack"),
        ("Bob", 0, True, "Star 2, in the open hand of Bob"),
    ],
)
def test_a_card_in_hand_has_a_title(name: str, sign: int, is_open: bool, said: str) -> None:
    assert titles.held_title(card("s2"), name, sign, is_open) == said
    assert titles.held_title(0, "", 0, False) == "Circle 1, in your hand"
    assert titles.held_title(-1, "Bob", 0, False) == "A hidden card in the hand of Bob"


def seat_of(lives: list[int], wagered: int) -> Any:
    return SimpleNamespace(lives=lives, wagered=wagered, power=0, parameter=0, note="", limit=4)


def test_a_player_has_a_title() -> None:
    view = INTERPRETED.engine.view(board(["s2", "c1"], "s8"), 0)
    found = titles.player_title(view, seat_of([0, 1, 2], 0), "Ann", True)
    assert found == "Ann, Kittyking: the Siamese's life 3, hand limit 4. No power."
    found = titles.player_title(view, seat_of([0, 1, 2], 1), "Ann", False)
    assert found == "Ann: the Siamese's life 2, hand limit 4. No power."
    found = titles.player_title(view, seat_of([0, 1, 2], 3), "Ann", False)
    assert found == "Ann: the Siamese's life 1, hand limit 4. No power."
    assert titles.player_title(view, seat_of([], 0), "Ann", True) == "Ann, Kittyking: no life left"


@pytest.mark.parametrize(
    ("power", "number", "said"),
    [
        (Power.EXTRA_NUM, 1, "Named: 1."),
        (Power.EXTRA_NUM, 9, "Named: 9."),
        (Power.EXTRA_NUM, 10, ""),
        (Power.EXTRA_NUM, 0, ""),
        (Power.EXTRA_NUM_OUTSIDE_RANGE, 10, "Named: 10."),
        (Power.EXTRA_NUM_OUTSIDE_RANGE, 0, "Named: 0."),
        (Power.EXTRA_NUM_OUTSIDE_RANGE, -3, "Named: −3."),
        (Power.EXTRA_NUM_OUTSIDE_RANGE, 1, ""),
        (Power.NONE, 5, ""),
    ],
)
def test_NP_58_NP_59_a_named_number_stands_beside_its_life(power: Power, number: int, said: str) -> None:
    view = INTERPRETED.engine.view(board(["s2", "c1"], "s8"), 0)
    assert titles.life_note(view, power, number + NOUGHT) == said
    assert titles.life_note(view, power, 0) == ""


def test_lives_hands_and_piles_have_titles() -> None:
    assert titles.lives_title("Ann", 1, 0) == "Ann: 1 life"
    assert titles.lives_title("Ann", 4, 2) == "Ann: 4 lives, 2 of them wagered"
    assert (
        titles.life_title(3, naming.TEXTS[0, 0], False, False)
        == "The Siamese's life 4, hand limit 5: No power."
    )
    assert " (wagered), hand" in titles.life_title(3, naming.TEXTS[0, 0], True, True)
    assert " (on top), hand" in titles.life_title(3, naming.TEXTS[0, 0], False, True)
    assert titles.hand_title("Ann", [NONE], 4, 0).startswith("Ann: 1 card of at most 4, and")
    two = [card("c1"), card("s2")]
    assert titles.hand_title("Ann", two, 4, 0) == "Ann: 2 cards of at most 4: circle 1, star 2"
    assert titles.hand_title("Ann", two, 4, 1).endswith("star 2; 1 card in a stack being built")
    assert titles.discards_title([]) == "Discard pile: empty"
    assert titles.discards_title(two) == "Discard pile: 2 cards, star 2 on top"
    assert titles.deck_title(1).startswith("Deck: 1 card.")


def test_row_round_and_stack_have_titles() -> None:
    two = (card("c1"), card("s2"))
    assert titles.column_title(0, 3, two, True) == "Column 1, where the row began: number 3, circle 1, star 2"
    assert titles.column_title(2, -1, two, False) == "Column 3: number −1, circle 1, star 2"
    assert titles.round_title(3, 0).startswith("Round 3; turns go clockwise. ")
    assert titles.round_title(3, 1).startswith("Round 3; turns go anticlockwise. ")
    assert (titles.round_label(3, True), titles.round_label(3, False)) == ("Round 3", "R3")
    assert titles.chip_title(4, True) == "4 is on the table"
    assert titles.chip_title(4, False) == "4 is not on the table yet"
    assert titles.stack_prompt(None) == "Build a stack that makes one number: pick a card, then its sign."
    assert titles.stack_prompt(0) == "The stack makes 0 so far."
