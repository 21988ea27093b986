"""What all commands share: reading the arguments, and the error for arguments that make no sense."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import typer
from rich.console import Console

from nekoban.commands.words import tell
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.core.options import OptionError

FREE = {"allow_extra_args": True, "ignore_unknown_options": True}  # a game's own options


def game_names(incomplete: str) -> list[str]:
    """Names of games for shell completion."""
    return [name for name in all_games() if name.startswith(incomplete)]


GameName = Annotated[
    str, typer.Argument(help="The name of the game; `nekoban games` lists them.", autocompletion=game_names)
]
OneGame = Annotated[
    str | None, typer.Argument(help="One game; without it, all games.", autocompletion=game_names)
]
Plain = Annotated[bool, typer.Option("--plain", help="No colour, no drawing: for screen readers and pipes.")]


class UsageError(ValueError):
    """Wrong arguments; the text says what is wrong."""


def make_console(plain: bool) -> Console:
    """A console in colours, or a plain one for pipes and screen readers."""
    return Console(no_color=True, highlight=False, emoji=False, color_system=None) if plain else Console()


def read_options(arguments: Iterable[str]) -> dict[str, str]:
    """`--name value`, `--name=value`, or `--name` for yes."""
    words = list(arguments)
    options: dict[str, str] = {}
    while words:
        word = words.pop(0)
        if not word.startswith("--"):
            raise UsageError(tell("no-option-word", word=repr(word)))
        name, equals, value = word[2:].partition("=")
        if not equals:
            value = words.pop(0) if words and not words[0].startswith("--") else "yes"
        options[name] = value
    return options


def split_names(text: str) -> list[str]:
    """Names between commas, in an argument."""
    return [name.strip() for name in text.split(",") if name.strip()]


def game_options(game: Game, arguments: Iterable[str]) -> dict[str, str]:
    """The options of a game from the command line, with files read in."""
    try:
        return game.local_options(read_options(arguments))
    except (OptionError, UsageError):
        raise
    except ValueError as error:
        raise UsageError(str(error)) from None


def chosen_games(name: str | None, hidden: bool = False) -> list[Game]:
    """The named game, or all games."""
    return [find_game(name)] if name else list(all_games(hidden=hidden).values())
