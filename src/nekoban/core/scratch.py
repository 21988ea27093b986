"""Room for numbers that a rule needs only while it runs.

Most rules need none. On a GPU the room is a thread's own and of one size (gpu_build.py), so it should be
small: a match that needs more cannot be played there, and says so.
"""

from typing import Any

import numpy as np

FEW = 64


def few_numbers(count: int) -> Any:
    """At most FEW zeros, forgotten when the rule that asks returns."""
    return np.zeros(count, np.int64)


def blank_numbers(count: int) -> Any:
    """That many zeros, forgotten when the rule that asks returns."""
    return np.zeros(count, np.int64)
