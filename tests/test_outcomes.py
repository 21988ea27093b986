"""Outcomes of luck: all of them, each with its probability."""

from __future__ import annotations

from typing import Any

import pytest

from nekoban.core.catalogue import find_game
from nekoban.core.outcomes import Outcomes, Undecided

GAME = find_game("mice")
OPTIONS = GAME.options.read({"players": 2})


def shuffled(cards: list[int]) -> dict[tuple[int, ...], float]:
    """Every order, with its probability."""
    found: dict[tuple[int, ...], float] = {}

    def follow(decided: list[int], probability: float) -> None:
        luck, pile = Outcomes(GAME), list(cards)
        luck.left = list(decided)
        state: Any = None
        try:
            luck.shuffle(state, pile, len(pile))
        except Undecided as more:
            for outcome, share in more.outcomes:
                follow([*decided, outcome], probability * share)
        else:
            found[tuple(pile)] = found.get(tuple(pile), 0.0) + probability

    follow([], 1.0)
    return found


def test_every_order_of_different_cards_is_as_likely() -> None:
    found = shuffled([1, 2, 3])
    assert len(found) == 6
    assert list(found.values()) == [pytest.approx(1 / 6)] * 6


def test_equal_cards_are_one_outcome() -> None:
    found = shuffled([4, 4, 7])
    assert found == {order: pytest.approx(1 / 3) for order in ((4, 4, 7), (4, 7, 4), (7, 4, 4))}


def test_what_is_certain_is_not_asked() -> None:
    assert shuffled([5, 5]) == {(5, 5): 1.0}


def test_an_outcome_that_cannot_happen_is_refused() -> None:
    with pytest.raises(ValueError, match=r"9 cannot happen here\. Possible are 1, 2, 3"):
        Outcomes(GAME).start(OPTIONS, [9])


def test_a_move_changes_nothing_of_the_state_it_is_made_in() -> None:
    luck = Outcomes(GAME)
    state = luck.start(OPTIONS, [1, 2])
    before, move = state.twin(), GAME.interpreted.legal(state)[-1]
    with pytest.raises(Undecided):
        luck.play(state, move, [])
    assert luck.play(state, move, [1]) != state
    assert state == before
