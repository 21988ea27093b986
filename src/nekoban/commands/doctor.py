"""`nekoban doctor`: what a server needs, each looked at, with what to do where it is not so."""

from __future__ import annotations

import platform
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from nekoban import __version__
from nekoban.commands.words import tell
from nekoban.core.cache import cache_root, complaint
from nekoban.core.catalogue import all_games, broken_games
from nekoban.core.game import is_compiled
from nekoban.core.messages import together

OLDEST_PYTHON = (3, 11)
LEAST_DISK = 500_000_000  # bytes
RELEASED = 1_763_000_000  # seconds since 1970: no clock that is right says an earlier moment
BACK = 60_000  # milliseconds by which a clock may be behind the last moment that was served


class Finding(NamedTuple):
    """What was looked at, whether it is well, and a sentence: how it is, or what to do."""

    what: str
    is_well: bool
    sentence: str


def all_findings(database: str, port: int) -> Iterator[Finding]:
    """All that `nekoban doctor` looks at, one after the other."""
    yield python_finding()
    yield numba_finding()
    yield games_finding()
    yield cache_finding(cache_root())
    yield database_finding(database)
    yield port_finding(port)
    yield disk_finding(Path.cwd() if "://" in database else Path(database).absolute().parent)
    yield clock_finding(time.time())


def python_finding() -> Finding:
    """Whether this Python is new enough."""
    wanted = ".".join(map(str, OLDEST_PYTHON))
    is_well = sys.version_info >= OLDEST_PYTHON
    versions = {"python": platform.python_version(), "nekoban": __version__, "wanted": wanted}
    return Finding(
        tell("finding-python"), is_well, tell("python-fit" if is_well else "python-old", **versions)
    )


def numba_finding() -> Finding:
    """Whether the compiler of the rules is installed."""
    what = tell("finding-compiler")
    try:
        from nekoban.core.translate import numba
    except ImportError as error:
        return Finding(what, False, str(error))
    return Finding(what, True, tell("compiler-fit", version=numba.__version__))


def games_finding() -> Finding:
    """Whether all games can be loaded."""
    what, games = tell("finding-games"), all_games()
    if broken := broken_games():
        return Finding(what, False, together(*broken.values()))
    return Finding(what, True, tell("games-found", count=len(games), games=[*games]))


def cache_finding(root: Path) -> Finding:
    """Whether the folder of compiled rules can be written."""
    what, folder = tell("finding-cache"), str(root)
    if problem := writing_problem(root, "NEKOBAN_CACHE"):
        return Finding(what, False, problem)
    if not root.exists():
        return Finding(what, True, tell("cache-later", folder=folder))
    if problem := complaint(root):
        return Finding(what, False, tell("cache-bad", folder=folder, problem=problem))
    waiting = [game.title for game in all_games().values() if not is_compiled(game)]
    return Finding(
        what, True, tell("cache-waiting" if waiting else "cache-full", folder=folder, games=waiting)
    )


def database_finding(database: str) -> Finding:
    """Whether the server's database can be opened."""
    from nekoban.server.backup import Damaged
    from nekoban.server.store import Store
    from nekoban.server.store.address import StoreError

    what = tell("finding-database")
    if "://" not in database:
        if problem := writing_problem(Path(database).absolute().parent, "--database"):
            return Finding(what, False, problem)
        if not Path(database).exists():
            return Finding(what, True, tell("database-later", database=database))
    try:
        if "://" not in database:
            read_all(Path(database))
        store = Store(database)
        store.values.write_and_read()
        served = store.values.keep_served_time(0)
        store.close()
    except Damaged as error:
        return Finding(what, False, tell("database-damaged", problem=str(error)))
    except (StoreError, OSError) as error:
        return Finding(what, False, str(error))
    if served > time.time() * 1000 + BACK:
        return Finding(what, False, tell("database-ahead", database=database))
    return Finding(what, True, tell("database-fit", database=database))


def writing_problem(folder: Path, setting: str) -> str:
    """What keeps us from writing there, or from making the folder; and the setting that names another."""
    there = nearest(folder)
    try:
        if there.is_dir():
            tempfile.TemporaryFile(dir=there).close()
    except OSError as error:
        said = {"folder": str(there), "problem": error.strerror or str(error), "setting": setting}
        return tell("folder-unwritable", **said)
    return ""


def nearest(folder: Path) -> Path:
    """A folder, or the one above in which it would be made."""
    while not folder.exists():
        folder = folder.parent
    return folder


def read_all(file: Path) -> None:
    """Look for damage on all pages of a database; an empty one is as good as new."""
    from nekoban.server.backup import check_whole

    if file.stat().st_size:
        check_whole(file)


def port_finding(port: int) -> Finding:
    """Whether the server's port is free."""
    from nekoban.commands.serve import HERE
    from nekoban.server.listening import obstacle

    problem = obstacle(HERE, port)
    said = "port-busy" if problem == "port-taken" else problem or "port-free"
    return Finding(tell("finding-port"), not problem, tell(said, port=str(port)))


def disk_finding(folder: Path) -> Finding:
    """Whether the disk has room."""
    folder = nearest(folder)
    free = shutil.disk_usage(folder).free
    said = "disk-fit" if free > LEAST_DISK else "disk-full"
    told = tell(said, free=decimal(free / 1e9), folder=str(folder))
    return Finding(tell("finding-disk"), free > LEAST_DISK, told)


def clock_finding(now: float) -> Finding:
    """Whether the clock can be right."""
    told = time.strftime("%Y-%m-%d %H:%M", time.localtime(now))
    is_well = now > RELEASED
    return Finding(tell("finding-clock"), is_well, tell("clock-fit" if is_well else "clock-wrong", now=told))


def decimal(number: float) -> str:
    """A number with one digit behind its point, or what the language has for it."""
    whole, tenth = divmod(round(10 * number), 10)
    return tell("decimal", whole=str(whole), tenth=str(tenth))
