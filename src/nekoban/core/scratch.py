"""Room for numbers that a rule needs only while it runs.

Most rules need none. On a GPU the room is a thread's own and of one size (gpu_build.py), so it should be
small: a match that needs more cannot be played there, and says so.
"""

import numpy as np

from nekoban.core.record import Raw

FEW = 64


def few_numbers(count: int) -> Raw:
    """At most FEW zeros, forgotten when the rule that asks returns."""
    return np.zeros(count, np.int64)


def blank_numbers(count: int) -> Raw:
    """That many zeros, forgotten when the rule that asks returns."""
    return np.zeros(count, np.int64)
