"""What tests must know of the system they run on: Windows has no signals, no modes of files and no root."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

IS_POSIX = os.name == "posix"
needs_signals = pytest.mark.skipif(not IS_POSIX, reason="On Windows no signal asks a process to end.")
needs_modes = pytest.mark.skipif(not IS_POSIX, reason="On Windows the mode of a file keeps nobody out.")


def is_root() -> bool:
    return IS_POSIX and os.geteuid() == 0


def is_private(file: Path) -> bool:
    """Whether only its owner may read it; on Windows the folder above decides that."""
    return not IS_POSIX or file.stat().st_mode & 0o077 == 0
