"""A check-up: what a server needs, each looked at, with what to do where it is not so."""

from __future__ import annotations

import platform
import shutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from nekoban import __version__
from nekoban.core.cache import cache_root, complaint
from nekoban.core.catalogue import all_games, broken_games
from nekoban.core.game import is_compiled

OLDEST_PYTHON = (3, 11)
LEAST_DISK = 500_000_000  # bytes
RELEASED = 1_763_000_000  # seconds since 1970: no clock that is right says an earlier moment
BACK = 60_000  # milliseconds by which a clock may be behind the last moment that was served


class Finding(NamedTuple):
    """What was looked at, whether it is well, and a sentence: how it is, or what to do."""

    what: str
    is_well: bool
    sentence: str


def checkup(database: str, port: int) -> Iterator[Finding]:
    yield python_finding()
    yield numba_finding()
    yield games_finding()
    yield cache_finding(cache_root())
    yield database_finding(database)
    yield port_finding(port)
    yield disk_finding(Path.cwd() if "://" in database else Path(database).absolute().parent)
    yield clock_finding(time.time())


def python_finding() -> Finding:
    wanted = ".".join(map(str, OLDEST_PYTHON))
    is_well = sys.version_info >= OLDEST_PYTHON
    told = f"{platform.python_version()} with Nekoban {__version__}"
    return Finding("Python", is_well, f"{told}." if is_well else f"{told}. Install {wanted} or newer.")


def numba_finding() -> Finding:
    try:
        from nekoban.core.translate import numba
    except ImportError as error:
        return Finding("Compiler", False, str(error))
    return Finding("Compiler", True, f"numba {numba.__version__}.")


def games_finding() -> Finding:
    games = all_games()
    if broken := broken_games():
        return Finding("Games", False, " ".join(broken.values()))
    return Finding("Games", True, f"{len(games)}: {', '.join(games)}.")


def cache_finding(root: Path) -> Finding:
    if not root.exists():
        return Finding("Cache", True, f"{root} is made when rules are compiled.")
    if problem := complaint(root):
        return Finding("Cache", False, f"{root} is not used: {problem}. Mend that, or set NEKOBAN_CACHE.")
    waiting = [game.title for game in all_games().values() if not is_compiled(game)]
    told = f"not compiled yet: {', '.join(waiting)}" if waiting else "all games are compiled"
    return Finding("Cache", True, f"{root}; {told}.")


def database_finding(database: str) -> Finding:
    from nekoban.server.store import Store, StoreError

    if "://" not in database and not Path(database).exists():
        return Finding("Database", True, f"{database} is made by the first start.")
    try:
        store = Store(database)
        store.write_and_read()
        served = store.keep_served_time(0)
        store.close()
    except (StoreError, OSError) as error:
        return Finding("Database", False, str(error))
    if served > time.time() * 1000 + BACK:
        told = "it has served later moments than this machine's clock says. Set the clock"
        return Finding("Database", False, f"{database} can be used, but {told}.")
    return Finding("Database", True, f"{database} can be read and written.")


def port_finding(port: int) -> Finding:
    from nekoban.commands.serve import HERE, is_free

    if is_free(HERE, port):
        return Finding("Port", True, f"{port} is free.")
    return Finding(
        "Port", False, f"{port} is taken, perhaps by a running server. Choose another with --port."
    )


def disk_finding(folder: Path) -> Finding:
    while not folder.exists():
        folder = folder.parent
    free = shutil.disk_usage(folder).free
    told = f"{free / 1e9:.1f} GB are free at {folder}"
    is_well = free > LEAST_DISK
    return Finding("Disk", is_well, f"{told}." if is_well else f"{told}. Make room: half a GB is wanted.")


def clock_finding(now: float) -> Finding:
    told = time.strftime("%Y-%m-%d %H:%M", time.localtime(now))
    is_well = now > RELEASED
    return Finding("Clock", is_well, f"{told}." if is_well else f"{told} cannot be right. Set the clock.")
