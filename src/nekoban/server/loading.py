"""Loading: everything is imported before the first request comes.

A module that one thread imports for the first time is half there for another.
"""

from __future__ import annotations

import importlib
import logging
import pkgutil
from collections.abc import Iterable

import nekoban.bots
import nekoban.core
import nekoban.server
import nekoban.web
from nekoban.core.game import all_games

LOG = logging.getLogger("nekoban.server")


def load_everything() -> None:
    """Import all modules that a request may need. A game that cannot be loaded does not keep the others."""
    packages = [nekoban.core, nekoban.bots, nekoban.web, nekoban.server]
    names = [f"{package.__name__}.{module}" for package in packages for module in modules(package.__path__)]
    for game in all_games(hidden=True).values():
        package = game.rules.__package__
        names += [f"{package}.{module}" for module in modules([str(game.folder)])]
    for name in names:
        try:
            importlib.import_module(name)
        except ImportError as error:
            LOG.error("a module cannot be loaded", exc_info=error)


def modules(path: Iterable[str]) -> list[str]:
    return [module.name for module in pkgutil.iter_modules(path)]
