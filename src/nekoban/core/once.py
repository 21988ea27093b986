"""Once for a position: what was found in it is kept for its bytes, while the same few are asked about."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from nekoban.core.record import Raw

KEPT = 64  # answers; then all are forgotten
Found = TypeVar("Found")
ANSWERS: dict[tuple[Callable[..., Any], int | None, bytes], Any] = {}


def once(find: Callable[[Raw], Found], position: Raw) -> Found:
    """What this function finds in a state or a view; a position with other bytes is asked anew."""
    key = find, getattr(position, "viewer", None), position.bytes.tobytes()
    found = ANSWERS.get(key, ANSWERS)
    if found is ANSWERS:
        if len(ANSWERS) >= KEPT:
            ANSWERS.clear()
        found = ANSWERS[key] = find(position)
    return found
