"""Nine Lives: edges of single rules, where one number more or less would be wrong."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nekoban.core.record import HIDDEN, OVER
from nekoban.games.nine_lives import rules as rule_functions
from nekoban.games.nine_lives.parts import (
    KINDS,
    LEFT_END,
    LIFE_CARDS,
    NOUGHT,
    RIGHT_END,
    START,
    Clause,
    Happening,
    Power,
    Stage,
)
from nekoban.games.nine_lives.rules.lives import announce, show_top
from nekoban.games.nine_lives.rules.numbers import DOWNWARDS, numbers_below, outside_clause
from nekoban.games.nine_lives.rules.round_end import regain_life
from nekoban.games.nine_lives.rules.row import close_column, discard_row, right_neighbour
from nekoban.games.nine_lives.rules.wagers import may_wager
from nekoban.games.nine_lives.show import words
from nekoban.games.nine_lives.show.asking import asked
from nekoban.games.nine_lives.show.matches import cards_beside_laid
from nekoban.games.nine_lives.show.naming import figure, life_name, place_name, seat_name
from tests.games.nine_lives.board import (
    GAME,
    INTERPRETED,
    MOVES,
    At,
    board,
    card,
    cards,
    lay,
    move,
    owing_stack,
    told,
)

NAMES = ["Ann", "Bob", "Cleo"]


def test_NP_87_below_10_there_is_every_number(at: At) -> None:
    """A stack of 10 was played last, and numbers go down: a 9 is below it."""
    assert numbers_below(10) >> 9 & 1
    state = board(["t9", "c1"], "2:c1+q2 10:s5+t6", tops={1: (Power.PLAY_IN_ORDER, 0, 3)})
    state.order = DOWNWARDS
    assert at(state).refused(lay("t9", "left")) is None
    state.last_total = 9 + NOUGHT
    assert at(state).refused(lay("t9", "left")) == "NP-87"


def test_NL_12_a_replaced_first_column_has_its_neighbour_at_the_right() -> None:
    state = board(["t9", "c1"], "t3 s4 c4")
    columns = [right_neighbour(state, place) for place in (START, LEFT_END, RIGHT_END)]
    assert columns == [-2, 0, -2]
    first = MOVES[move("stack at column-1")].place
    assert [right_neighbour(state, first + column) for column in range(3)] == [1, 2, -2]


def test_NP_42_a_stack_that_is_begun_keeps_the_second_turn(at: At) -> None:
    state = board(["s2 q5 c4", "c1"], "s9", tops={0: (Power.DOUBLE_TURN, 0, 5)})
    state.second_turn = 1
    assert at(state).refused(move("end the turn")) is None
    state.players[0].chosen_count = 1
    assert at(state).refused(move("end the turn")) == "NP-42"


@pytest.mark.parametrize(
    ("stage", "flaw"), [(Stage.ASK, Clause.NL_60), (Stage.BLAME, None), (Stage.TURN, Clause.NL_60)]
)
def test_NL_60_a_second_turn_follows_a_first(stage: Stage, flaw: Clause | None) -> None:
    state = board(["s2 q5 c4", "c1"], "s9", tops={0: (Power.DOUBLE_TURN, 0, 5)})
    state.second_turn, state.stage = 1, stage
    assert (GAME.rules.flaw(state) == Clause.NL_60) == (flaw is not None)
    state.players[0].turn_count = 1
    assert GAME.rules.flaw(state) != Clause.NL_60


def test_NL_21_a_deck_that_lacks_a_card_is_none() -> None:
    state = board(["s2", "c1"], "s9")
    assert GAME.rules.flaw(state) == 0
    state.deck[card("t3")] -= 1
    state.deck[card("s1")] = -1
    state.deck_count = sum(state.deck.tolist())
    assert GAME.rules.flaw(state) == Clause.NL_21


def test_components_are_counted_into_whatever_was_there_before() -> None:
    state = board(["s2", "c1"], "s9", discards="t9")
    fresh, used = np.zeros(KINDS + LIFE_CARDS, np.int32), np.full(KINDS + LIFE_CARDS, 7, np.int32)
    for out in (fresh, used):
        rule_functions.components(state, out)
    assert fresh.tolist() == used.tolist()
    assert fresh.max() <= 4
    assert fresh[KINDS:].sum() == 2 * 9


def test_a_life_that_is_hidden_is_not_counted() -> None:
    state = board(["s2", "c1"], "s9")
    out, less = np.zeros(KINDS + LIFE_CARDS, np.int32), np.zeros(KINDS + LIFE_CARDS, np.int32)
    rule_functions.components(state, out)
    state.players[0].lives[1] = state.players[1].lost[0] = HIDDEN
    rule_functions.components(state, less)
    assert out[:KINDS].tolist() == less[:KINDS].tolist()
    assert sum(less[KINDS:]) == sum(out[KINDS:]) - 2


def test_the_first_life_of_the_first_cat_is_counted_when_it_is_lost() -> None:
    state = board(["s2", "c1"], "s9")
    player = state.players[0]
    player.lives[0], player.lost[0] = player.lost[0], player.lives[0]
    out = np.zeros(KINDS + LIFE_CARDS, np.int32)
    rule_functions.components(state, out)
    assert out[KINDS + player.cat * 9] == 1


def test_NL_40_without_a_life_nothing_is_shown() -> None:
    state = board(["s2", "c1"], "s9", tops={0: (Power.FORBIDDEN_NUMBER, 3, 1)})
    player = state.players[0]
    assert (player.power, player.parameter, player.shown) == (Power.FORBIDDEN_NUMBER, 3, 1)
    player.life_count = 0
    show_top(state, 0)
    assert (player.power, player.parameter, player.shown) == (0, 0, 0)
    state.event_count = 0
    announce(state, 0)
    assert told(state, Happening.TOP) == []
    announce(state, 1)
    assert [event.seat for event in told(state, Happening.TOP)] == [1]


def test_NL_50_a_stack_outside_1_to_9_may_not_be_the_number_of_cards() -> None:
    """NP-64: ten cards lie there, so 10 is barred though the life allows it."""
    row = "3:c1+q2+s5 4:c4+q5+t6 t9 s7 s1 q8"
    state = board(["s4 s6", "c1"], row, tops={0: (Power.EXCEED_ABOVE, 0, 3)}, table_count=True)
    assert state.row_card_count == 10
    assert outside_clause(state, 0, 10) == Clause.NL_50
    assert outside_clause(state, 0, 11) == 0


def test_NL_23_the_column_that_is_closed_moves_only_those_behind_it() -> None:
    for start, after in ((0, 0), (1, 1), (2, 1)):
        state = board(["t9", "c1"], "t3 s4 c4", start=start)
        close_column(state, 1)
        assert state.start_column == after


@pytest.mark.parametrize("barred", [True, False])
def test_NP_82_where_stacks_are_barred_a_wager_for_a_card_is_left(barred: bool) -> None:
    tops = {1: (Power.OTHERS_CANT_STACK, 0, 3)} if barred else None
    state = board(["t9", "c1"], "t3", tops=tops, wager_one=True)
    assert may_wager(state, 0)
    state = board(["t9", "c1"], "t3", tops={0: (Power.CANT_WAGER, 0, 3)}, wager_one=True)
    assert not may_wager(state, 0)


def test_NP_79_a_life_that_comes_back_is_no_longer_lost() -> None:
    state = board(["s7", "c1"], "c7")
    player = state.players[0]
    before, last = player.lost_count, player.lost[player.lost_count - 1]
    regain_life(state, 0)
    assert (player.lost_count, player.lives[player.life_count - 1]) == (before - 1, last)
    assert [card for card in player.lost.tolist() if card >= 0] == player.lost[: before - 1].tolist()


def test_NL_36_a_row_that_is_discarded_leaves_no_numbers() -> None:
    state = board(["s7", "c1"], "t3 s4 c4")
    discard_row(state)
    assert not state.column_total.any()
    assert not state.column_length.any()


# What is said


def test_NL_32_with_a_single_life_no_wagers_are_lost() -> None:
    for wagers, said in ((0, False), (1, True)):
        state = INTERPRETED(board(["s7", "c1"], "c7 s9")).wagered(wagers).state
        if wagers:
            state.players[0].hand_count = 0  # nothing can be played after the wager
        state = INTERPRETED(state).play("give up").state
        assert ("counting any wagered in this round" in words.news(state, NAMES)) == said


def test_NP_58_a_number_is_asked_for_and_NP_59_one_outside() -> None:
    for power, said in (
        (Power.EXTRA_NUM, "asked-name"),
        (Power.EXTRA_NUM_OUTSIDE_RANGE, "asked-name-outside"),
    ):
        state = board(["t9", "c1"], "", tops={0: (power, 0, 3)})
        state.stage = Stage.NAME
        assert asked(GAME.interpreted.view(state, 0)).name == said
    state.stage = Stage.TURN
    assert not asked(GAME.interpreted.view(state, 0)).name.startswith("asked")
    state.stage = Stage.STACK
    assert asked(GAME.interpreted.view(state, 0)).name == "asked-stack"


def test_NP_75_the_card_that_is_taken_is_told_by_its_place() -> None:
    state = board(["t9", "c1"], "t3 s4")
    view = GAME.interpreted.view(state, 0)
    assert words.say(view, move("take 2"), NAMES) == "take star 4 (card 2 of the row)"
    assert words.say(view, move("take 3"), NAMES) == "take card 3 of the row"


def test_a_column_is_called_by_its_number_from_the_left() -> None:
    first = MOVES[move("stack at column-1")].place
    assert [str(place_name(first + column)) for column in (0, 4)] == ["onto column 1", "onto column 5"]


def test_the_cards_beside_what_was_laid_are_those_of_the_next_columns() -> None:
    state = board(["t9", "c1"], "t3 3:c1+s2 c4")
    first = MOVES[move("stack at column-1")].place
    assert cards_beside_laid(state, LEFT_END) == cards("c1 s2")
    assert cards_beside_laid(state, RIGHT_END) == cards("c1 s2")
    assert [cards_beside_laid(state, first + column) for column in range(3)] == [
        cards("c1 s2"), cards("t3 c4"), cards("c1 s2"),
    ]  # fmt: skip
    assert cards_beside_laid(state, START) == []


FIRST_CARD = "c1"  # the first of all kinds


@pytest.mark.parametrize(
    ("kind", "seen", "unseen"),
    [
        (Happening.DRAWS, "Ann draws circle 1.", "Ann draws a card."),
        (Happening.GIVES, "Ann gives circle 1 to Bob.", "Ann gives a card to Bob."),
        (Happening.STEALS, "Ann takes circle 1 from Bob.", "Ann takes a card from Bob."),
    ],
)
def test_a_card_is_told_to_those_who_see_it(kind: Happening, seen: str, unseen: str) -> None:
    """The first card of all is one too; and a card that no other line counts is told where nobody sees it."""
    view: Any = GAME.interpreted.view(board(["t9", "c1"], "t3"), 0)
    view.event_count = 1
    event = view.events[0]
    event.kind, event.seat, event.a = kind, 0, 1
    for what, said in ((card(FIRST_CARD), seen), (HIDDEN, unseen)):
        event.what = what
        assert words.log(view, NAMES) == [said]


def test_an_event_of_nobody_names_nobody() -> None:
    view: Any = GAME.interpreted.view(board(["t9", "c1"], "t3"), 0)
    view.event_count = 1
    view.events[0].kind = Happening.IDLE
    assert words.log(view, NAMES) == [words.news(view, NAMES)] == ["The round ends, and nobody loses a life."]
    view.to_move = OVER
    assert words.news(view, NAMES) == ""


def test_NP_37_a_life_is_uncovered_by_name_or_by_its_place() -> None:
    """The first life of the first cat is one too."""
    state = board(["t9", "c1"], "t3")
    state.players[0].lives[1] = state.players[0].lives[0]
    state.players[0].lives[0], state.players[0].lives[2] = 0, HIDDEN
    said = {number: f"uncover {number}" for number in (1, 3)}
    told = [words.say(state, move(text), NAMES) for text in said.values()]
    assert told[0] == f"put {life_name(0)} on top"
    assert "life 3" in told[1]
    state.to_move = OVER
    assert [words.say(state, move(text), NAMES) for text in said.values()] == [
        told[1].replace("3", "1"), told[1],
    ]  # fmt: skip


def test_a_seat_at_which_nobody_sits_has_a_number() -> None:
    assert [seat_name(["Ann", "Bob"], seat) for seat in range(4)] == ["Ann", "Bob", "player 3", "player 4"]


def test_numbers_are_written_with_a_true_minus() -> None:
    assert [figure(value) for value in (-1, 0, 1, -17)] == ["−1", "0", "1", "−17"]


def test_NL_19_who_holds_nothing_can_play_nothing_as_all_see() -> None:
    for hand in ("", FIRST_CARD):
        state = board([hand, "s2"], "s1 t9")
        assert asked(GAME.interpreted.view(state, 0)).name == "no-card-fits"
        seen_by_bob = asked(GAME.interpreted.view(state, 1)).name
        assert (seen_by_bob == "no-card-fits") == (hand == "")


def test_the_end_refuses_everything_with_one_sentence() -> None:
    state = board(["t9", "c1"], "t3")
    state.to_move = OVER
    said = {words.reason(state, one, Clause.OVER, NAMES) for one in (lay("t9", "left"), move("give up"))}
    assert len(said) == 1
    assert "over" in said.pop()


def test_a_stack_owed_is_built_before_it_is_put() -> None:
    state = owing_stack(board(["s2 q5", "c1"], "t9"))
    offered = {MOVES.texts[one] for one in GAME.interpreted.legal(state)}
    assert not any(text.startswith("stack at") for text in offered)
