"""Loading: everything is imported before the first request comes.

A module that one thread imports for the first time is half there for another.
"""

from __future__ import annotations

import importlib
import logging
import pkgutil
from collections.abc import Iterator
from contextlib import contextmanager

import nekoban.bots
import nekoban.core
import nekoban.server
import nekoban.web
from nekoban.core.catalogue import all_games, broken_games

LOG = logging.getLogger("nekoban.server")


def load_everything() -> None:
    """Import all that a request may need. A game that cannot be loaded does not keep the others waiting."""
    for package in (nekoban.core, nekoban.bots, nekoban.web, nekoban.server):
        for module in pkgutil.iter_modules(package.__path__):
            with suppress_missing_extra():
                importlib.import_module(f"{package.__name__}.{module.name}")
    all_games(hidden=True)
    for package in broken_games():
        LOG.error("a game cannot be loaded", extra={"game": package})


@contextmanager
def suppress_missing_extra() -> Iterator[None]:
    """Modules for a GPU need packages that a server does without."""
    try:
        yield
    except ImportError as error:  # numba has an empty `numba.cuda` of its own
        if str(error.name).startswith("nekoban"):
            raise
