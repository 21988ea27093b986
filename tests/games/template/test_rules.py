"""Mice, clause by clause."""

from __future__ import annotations

from typing import Any

import pytest

from nekoban.core.catalogue import find_game
from nekoban.core.game import OK
from nekoban.core.notation import complete, read_position
from nekoban.core.record import NONE, OVER
from nekoban.games._template import rules as mice
from nekoban.games._template.parts import Card, Clause
from nekoban.games._template.state import MOVES, PAW

MICE = find_game("mice")
ONE = MOVES.by_text["one"]


def paw(card: Card) -> int:
    return MOVES.row(PAW, card=card)


@pytest.fixture
def rules(twin: Any) -> Any:
    return twin(mice)


def at(text: str) -> Any:
    """A state from a position; what it hides is dealt."""
    game, options, record = read_position(f"mice {text}")
    return complete(game, options, record, luck=1)


def test_MI_01_the_heap_has_21_mice_and_there_are_five_cards_of_each_kind() -> None:
    state = MICE.interpreted.start(MICE.options.read({"players": 4}), 1)
    assert state.heap == 21
    held = [player.paw for player in state.players]
    assert [state.deck[card] + held.count(card) for card in (1, 2, 3)] == [5, 5, 5]


def test_MI_02_each_is_dealt_one_card_that_only_they_see() -> None:
    state = MICE.interpreted.start(MICE.options.read({"players": 2}), 1)
    view = MICE.interpreted.view(state, 0)
    assert view.players[0].paw == state.players[0].paw > 0
    assert view.players[1].paw == -1
    assert state.to_move == 0


def test_MI_02_a_card_that_is_not_held_cannot_be_played(rules: Any) -> None:
    state = at("players=2 | heap=9 1.paw=two 1.has_paw=1 1.taken=12 2.has_paw=1")
    assert rules.why_not(state, paw(Card.THREE)) == Clause.MI_02
    assert rules.why_not(state, paw(Card.TWO)) == OK


def test_MI_03_one_mouse_is_taken_and_the_paw_kept(rules: Any) -> None:
    state = at("players=2 | heap=9 1.paw=two 1.has_paw=1 1.taken=12 2.has_paw=1")
    rules.play(state, ONE)
    assert (state.heap, state.players[0].taken, state.players[0].paw, state.to_move) == (8, 13, 2, 1)


def test_MI_04_the_paw_takes_its_number_and_is_replaced(rules: Any) -> None:
    state = at("players=2 | heap=9 1.paw=three 1.has_paw=1 1.taken=12 2.has_paw=1")
    before = state.deck.sum()
    rules.play(state, paw(Card.THREE))
    assert (state.heap, state.players[0].taken, state.discards[3]) == (6, 15, 1)
    assert state.deck.sum() == before - 1
    assert state.players[0].paw > 0


def test_MI_05_a_paw_larger_than_the_heap_cannot_be_played(rules: Any) -> None:
    state = at("players=2 | heap=2 1.paw=three 1.has_paw=1 1.taken=19 2.has_paw=1")
    assert rules.why_not(state, paw(Card.THREE)) == Clause.MI_05
    state = at("players=2 | heap=3 1.paw=three 1.has_paw=1 1.taken=18 2.has_paw=1")
    assert rules.why_not(state, paw(Card.THREE)) == OK


def test_MI_06_without_a_deck_nothing_is_drawn(rules: Any) -> None:
    text = (
        "players=2 | heap=9 1.paw=three 1.has_paw=1 1.taken=12 2.paw=one 2.has_paw=1 discards=0,4,5,4 deck=0"
    )
    state = at(text)
    rules.play(state, paw(Card.THREE))
    assert (state.players[0].paw, state.players[0].has_paw) == (NONE, 0)
    state.to_move = 0
    assert rules.why_not(state, paw(Card.THREE)) == Clause.MI_06
    assert rules.why_not(state, ONE) == OK


def test_MI_07_whoever_takes_the_last_mouse_wins(rules: Any) -> None:
    state = at("players=3 | heap=1 to_move=3 1.has_paw=1 2.has_paw=1 3.has_paw=1 3.taken=20")
    rules.play(state, ONE)
    assert (state.to_move, state.winner) == (OVER, 2)
    assert MICE.interpreted.winners(state) == [2]
    assert rules.why_not(state, ONE) == Clause.OVER


def test_MI_08_the_score_is_the_mice_taken() -> None:
    state = at("players=2 | heap=9 1.taken=5 2.taken=7 1.has_paw=1 2.has_paw=1")
    assert MICE.interpreted.scores(state) == [5, 7]
