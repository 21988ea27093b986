"""Who has seen what, in both twins."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nekoban.core import seen
from nekoban.core.record import HIDDEN, NOBODY
from nekoban.testing import Twins


@pytest.fixture
def rules(twin: Twins) -> Any:
    """The helper as rules use it."""
    return twin(seen)


def test_a_card_is_seen_by_whom_it_was_shown_to(rules: Any) -> None:
    eyes = np.zeros(3, np.int8)
    rules.show(eyes, 1, 0)
    rules.show(eyes, 1, 2)
    assert [bool(rules.is_seen(int(eyes[1]), seat)) for seat in (0, 1, 2, NOBODY)] == [
        True,
        False,
        True,
        False,
    ]
    assert eyes.tolist() == [0, 0b101, 0]
    rules.hide(eyes, 1)
    assert not rules.is_seen(int(eyes[1]), 0)


def test_what_everyone_sees_a_spectator_sees_too(rules: Any) -> None:
    eyes = np.zeros(1, np.int8)
    rules.show_all(eyes, 0)
    assert all(rules.is_seen(int(eyes[0]), seat) for seat in (*range(7), NOBODY))


def test_a_view_is_shown_only_what_its_seat_has_seen(rules: Any) -> None:
    hand, eyes = np.array([4, 5, 6], np.int8), np.array([seen.only(1), 0, seen.EVERYONE], np.int8)
    for seat, shown in ((0, [HIDDEN, HIDDEN, 6]), (1, [4, HIDDEN, 6]), (NOBODY, [HIDDEN, HIDDEN, 6])):
        view = np.full(3, HIDDEN, np.int8)
        rules.reveal_seen(hand, eyes, seat, view)
        assert view.tolist() == shown
