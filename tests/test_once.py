"""What is found in a position is kept for its bytes, and for nothing else."""

from __future__ import annotations

from typing import Any

import nekoban
from nekoban.core.once import ANSWERS, KEPT, once


def test_a_position_is_looked_at_once_and_anew_when_it_has_changed() -> None:
    looked: list[int] = []

    def heap(position: Any) -> int:
        looked.append(position.heap)
        return position.heap

    state = nekoban.new("mice", seed=1).state
    before = int(state.heap)
    assert [once(heap, state), once(heap, state), once(heap, state.twin())] == [before] * 3
    assert looked == [before]
    state.heap -= 1
    assert once(heap, state) == before - 1
    assert looked == [before, before - 1]


def test_two_questions_and_two_viewers_are_told_apart() -> None:
    match = nekoban.new("mice", seed=1)
    state = match.state
    assert once(lambda position: "one", state) == "one"
    assert once(lambda position: "two", state) == "two"

    def viewer(view: Any) -> Any:
        return view.viewer

    seen = match.view(0)
    other = seen.twin()
    other.viewer = 1
    assert [once(viewer, seen), once(viewer, other)] == [0, 1]


def test_nothing_found_is_an_answer_too_and_few_are_kept() -> None:
    looked: list[int] = []

    def nothing(position: Any) -> None:
        looked.append(1)

    state = nekoban.new("mice", seed=1).state
    assert once(nothing, state) is once(nothing, state) is None
    assert len(looked) == 1
    for number in range(KEPT + 5):
        once(lambda position, number=number: number, state)
        assert len(ANSWERS) <= KEPT
