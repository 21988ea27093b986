"""The cache of compiled code: folders named by what the code is made from, in the user's cache folder.

Code that is loaded from there is run, so the folder must belong to the user and nobody else may write to it.
If that is not so, a sentence says why, and code is kept in a private folder for this run only.
"""

from __future__ import annotations

import ast
import atexit
import os
import platform
import shutil
import stat
import sys
import tempfile
from functools import cache
from hashlib import blake2b
from importlib.metadata import version
from pathlib import Path

from nekoban.core.folders import cache_folder
from nekoban.core.messages import tell

KEPT_FOLDERS = 3  # folders of older code that are kept, so that switching back is cheap
FORM = 3  # raised when storing changes, so that older files are no longer used
COMPILING = (
    "ahead",
    "atomics",
    "compiled",
    "hastening",
    "linking",
    "translate",
)  # modules of core that say how
PRIVATE = 0o700
OTHERS_WRITE = stat.S_IWGRP | stat.S_IWOTH
READY = "ready"  # a file that marks a folder whose code is complete
KEY_DIGITS = 16
UNTOUCHED_SETTINGS = ("NUMBA_CACHE", "NUMBA_NUM_THREADS")  # settings that do not change the code


def cache_root() -> Path:
    """Where compiled rules are kept: NEKOBAN_CACHE, or nekoban in the user's cache folder."""
    if chosen := os.environ.get("NEKOBAN_CACHE"):
        return Path(chosen)
    return cache_folder()


def complaint(root: Path) -> str | None:
    """Why code in this folder cannot be trusted, or None."""
    found = root.stat()
    if not stat.S_ISDIR(found.st_mode):
        return tell("cache-no-folder")
    if os.name != "posix":
        return None
    if found.st_uid != os.getuid():
        return tell("cache-other-user")
    if found.st_mode & OTHERS_WRITE:
        return tell("cache-others-write", folder=str(root))
    return None


@cache
def trusted_root(root: Path) -> Path:
    """The folder, made if it is missing; or a private one for this run if it cannot be trusted."""
    try:
        root.mkdir(PRIVATE, parents=True, exist_ok=True)
        problem = complaint(root) or (None if os.access(root, os.W_OK) else tell("cache-unwritable"))
    except OSError as error:
        problem = error.strerror or str(error)
    if problem is None:
        return root
    print(tell("cache-unused", folder=str(root), problem=problem), file=sys.stderr)
    private = tempfile.mkdtemp(prefix="nekoban-")
    atexit.register(shutil.rmtree, private, ignore_errors=True)
    return Path(private)


@cache
def is_trusted(root: Path) -> bool:
    """Whether there is a cache that can be trusted. Creates nothing."""
    try:
        return complaint(root) is None
    except OSError:
        return False


@cache
def way_of_compiling() -> str:
    """A digest of the modules that make machine code, but for their comments."""
    here = Path(__file__).parent
    trees = [ast.parse((here / f"{name}.py").read_text(encoding="utf-8")) for name in COMPILING]
    return blake2b("".join(map(ast.dump, trees)).encode(), digest_size=KEY_DIGITS // 2).hexdigest()


@cache
def environment() -> str:
    """Everything outside the code that machine code depends on."""
    import llvmlite.binding as llvm

    settings = sorted(
        f"{name}={value}"
        for name, value in os.environ.items()
        if name.startswith("NUMBA_") and not name.startswith(UNTOUCHED_SETTINGS)
    )
    versions = [version(package) for package in ("numba", "llvmlite", "numpy")]
    chip = (llvm.get_process_triple(), llvm.get_host_cpu_name(), llvm.get_host_cpu_features().flatten())
    return repr((FORM, way_of_compiling(), platform.python_version(), versions, chip, settings))


def key_of(*parts: object) -> str:
    """A short name for all these parts and this environment."""
    told = repr((environment(), *parts)).encode()
    return blake2b(told, digest_size=KEY_DIGITS // 2).hexdigest()


def is_ready(name: str, key: str) -> bool:
    """Whether the cache has the complete code for this key."""
    root = cache_root()
    return is_trusted(root) and (root / f"{name}-{key}" / READY).exists()


def folder_for(name: str, key: str) -> Path:
    """The folder for code of this key. Old folders of the same name are deleted."""
    folder = trusted_root(cache_root()) / f"{name}-{key}"
    if folder.is_dir():
        folder.touch()  # used now
    else:
        folder.mkdir(PRIVATE, exist_ok=True)
        clear_old_folders(name, folder)
    return folder


def clear_old_folders(name: str, current: Path) -> None:
    """Remove folders of compiled code that other versions of the source left, but for a few."""
    pattern = f"{name}-" + "?" * KEY_DIGITS
    older = [(used(path), path) for path in current.parent.glob(pattern) if path != current]
    for _, path in sorted(older, reverse=True)[KEPT_FOLDERS:]:
        shutil.rmtree(path, ignore_errors=True)


def used(folder: Path) -> float:
    """When a folder was last used; another process may just have cleared it."""
    try:
        return folder.stat().st_mtime
    except FileNotFoundError:
        return 0.0
