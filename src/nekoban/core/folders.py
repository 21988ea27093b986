"""Where things are kept for a user: what can be made again, and what cannot; and how a file is kept."""

from __future__ import annotations

import os
import sys
from pathlib import Path

NAME = "nekoban"


def cache_folder() -> Path:
    """The folder for what can be made again, as the system has it."""
    if sys.platform == "win32":
        return windows_folder() / "Cache"
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / NAME
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / NAME


def data_folder() -> Path:
    """The folder for what cannot be made again: the tables of whoever starts `nekoban` without a word."""
    if chosen := os.environ.get("NEKOBAN_DATA"):
        return Path(chosen)
    if sys.platform == "win32":
        return windows_folder()
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / NAME
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / NAME


def keep(path: Path, content: bytes) -> None:
    """Write a file completely or not at all."""
    scratch = path.with_name(path.name + ".part")
    scratch.write_bytes(content)
    scratch.replace(path)


def windows_folder() -> Path:
    """Where Windows keeps what can be made again."""
    return Path(os.environ.get("LOCALAPPDATA") or Path.home() / "AppData" / "Local") / NAME
