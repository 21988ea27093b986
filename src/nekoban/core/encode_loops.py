"""The compiled loops of encode.py, ready to be called from Python. All games share them."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Any

from nekoban.core import encode
from nekoban.core.compiled import Twin
from nekoban.core.reach import Tuned


def unchecked(*names: str, inlined: bool = False) -> dict[str, Tuned]:
    """Functions of encode.py without bounds checks: Layout checks their input."""
    return {name: Tuned(getattr(encode, name), checked=False, inlined=inlined) for name in names}


def encoding_parts(inlined: bool = False) -> dict[str, Any]:
    """What machine code for a CPU encodes with: unchecked, many numbers at once."""
    from nekoban.core import together  # numba, which takes a while to load

    own = unchecked("encode_row", "encode_part", "encode_columns", "turn_numbers", inlined=inlined)
    return own | {name: getattr(together, name) for name in encode.MOVES}


@cache
def encoding() -> Twin:
    """The compiled twin of encode.py."""
    return Twin(encode, encoding_parts(), "rl-encode")


@cache
def encode_loop(name: str) -> Callable[..., Any]:
    """A loop of encode.py by its name, or by name and type of numbers: "pick_all", "encode int8"."""
    return encoding().prepare(name.split()[0], encode.signatures()[name])
