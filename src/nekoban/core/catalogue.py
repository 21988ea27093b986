"""All games: found in `nekoban.games` and in other packages, loaded, and looked up by name.

Another package declares the entry point group `nekoban.games`; each entry names a package that has a GAME:

    [project.entry-points."nekoban.games"]
    hearts = "my_hearts"

A game that cannot be loaded does not affect the others: `broken_games` says what is wrong with it.
"""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterator
from functools import cache
from importlib.metadata import entry_points

from nekoban.core.game import Game
from nekoban.core.messages import tell
from nekoban.core.options import Options, short

GROUP = "nekoban.games"


def packages() -> Iterator[str]:
    """Every package that should have a GAME, ours first."""
    ours = importlib.import_module(GROUP)
    for entry in pkgutil.iter_modules(ours.__path__):
        if entry.ispkg:
            yield f"{GROUP}.{entry.name}"
    for point in entry_points(group=GROUP):
        yield point.value


@cache
def loaded() -> tuple[dict[str, Game], dict[str, str]]:
    """All games by name, and for each package that cannot be loaded a sentence that says why."""
    found: dict[str, Game] = {}
    broken: dict[str, str] = {}
    for package in packages():
        try:
            game = load(package)
            if game.name in found:
                raise LookupError(
                    f"there is another game named {game.name!r}, in {found[game.name].package}."
                )
        except (
            Exception,
            SystemExit,
        ) as error:  # an error in one game must not break the others
            broken[package] = f"{package} cannot be loaded: {error or type(error).__name__}"
        else:
            found[game.name] = game
    return found, broken


def load(package: str) -> Game:
    """The game of a package, with all its parts bound."""
    game = getattr(importlib.import_module(package), "GAME", None)
    if not isinstance(game, Game):
        raise LookupError("it has no GAME.")
    game.parts  # noqa: B018  bound now, so that a broken contract is reported now
    return game


def is_hidden(game: Game) -> bool:
    """Whether a game is only an example: its folder's name begins with an underscore."""
    return game.package.rpartition(".")[2].startswith("_")


@cache
def all_games(hidden: bool = False) -> dict[str, Game]:
    """Every game by name. With hidden, the template too."""
    return {name: game for name, game in loaded()[0].items() if hidden or not is_hidden(game)}


def broken_games() -> dict[str, str]:
    """For each package whose game cannot be loaded, a sentence that says why."""
    return loaded()[1]


def known_game(name: object) -> Game | None:
    """The game with this name, the template included; None if there is none."""
    return all_games(hidden=True).get(name) if isinstance(name, str) else None


def find_game(name: object) -> Game:
    """The game with this name; else an error that lists all games."""
    game = known_game(name)
    if game is None:
        told = [
            tell("no-game", name=short(name), known=[*all_games()]),
            *broken_games().values(),
        ]
        raise LookupError(" ".join(told))
    return game


def options_of(name: str) -> Options:
    """The options that the game with this name offers."""
    return find_game(name).options


def forget_games() -> None:
    """Search for games again at the next request, because a package was installed or removed."""
    loaded.cache_clear()
    all_games.cache_clear()
