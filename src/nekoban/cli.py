"""The command line, `nekoban …`."""

from __future__ import annotations

import io
import os
import re
import sys
from importlib import import_module
from typing import Any

import typer
from rich.console import Console
from rich.text import Text

from nekoban.commands import (
    advising,
    agents,
    authors,
    lab,
    operate,
    play,
    puzzles,
    reviewing,
    serve,
    train,
    variants,
)
from nekoban.commands.arguments import UsageError
from nekoban.commands.helping import told_command, told_fault
from nekoban.commands.words import tell
from nekoban.core.catalogue import all_games
from nekoban.core.language import READER, LanguageError, check_language, environment_language
from nekoban.core.notation import NotationError
from nekoban.core.options import OptionError
from nekoban.core.subset import UntriedCompiler

app = typer.Typer(
    help="Nekoban: a table for five published rulebooks. Without a command it opens in the browser."
)
app.callback(invoke_without_command=True)(play.start)
for part in (play, puzzles, variants, advising, reviewing, serve, operate, authors, lab, agents, train):
    app.add_typer(part.app)


def keep_signs_with_words() -> None:
    """Break no line before a sign of French: Rich would also break at spaces that hold things together."""
    wrapping: Any = import_module("rich._wrap")
    wrapping.re_word = re.compile(r"[^\S\u00a0\u202f]*[\S\u00a0\u202f]+[^\S\u00a0\u202f]*")


def fail(error: Exception) -> None:
    """Print one sentence for an error of a command, and exit with code 2."""
    Console(stderr=True, highlight=False).print(Text(str(error.args[0])), soft_wrap=True)
    raise SystemExit(2)


def main() -> None:
    """The command line; a user's mistake is answered with a sentence."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a stray byte must not end a game
    keep_signs_with_words()
    READER.set(environment_language(os.environ))
    try:
        words = take_language(sys.argv[1:])
        sys.exit(told_command(app, words)(words, prog_name="nekoban", standalone_mode=False))
    except CALL_ERROR as error:
        if not error.format_message():
            raise SystemExit(2) from None  # a group without a command, which has shown its help
        fail(UsageError(call_sentence(error)))
    except typer.Abort:
        fail(UsageError(tell("input-ended")))
    except (NotationError, OptionError, UsageError, LanguageError, LookupError, UntriedCompiler) as error:
        if isinstance(error, (KeyError, IndexError)):
            raise  # a fault of ours, not of the person's
        fail(error)


def take_language(words: list[str]) -> list[str]:
    """Read in the language that `--language fr` names, wherever it stands; the other words are returned."""
    for place, word in enumerate(words):
        name, sign, code = word.partition("=")
        if name == "--language":
            if not sign and place + 1 == len(words):
                raise UsageError(tell("language-code"))
            READER.set(check_language(code if sign else words[place + 1]))
            return words[:place] + words[place + (1 if sign else 2) :]
    return words


CALL_ERROR: Any = typer.BadParameter.__mro__[1]  # whatever the parser of the command line says


def call_sentence(error: Any) -> str:
    """What was wrong with the arguments, and where to find help."""
    said = told_fault(" ".join(error.format_message().split()))
    return tell("call-error", said=said, command=error.ctx.command_path if error.ctx else "nekoban")


def add_commands_of_games() -> None:
    """Add the games' own commands, under the game's title."""
    for game in all_games().values():
        for word, function in (game.commands.COMMANDS if game.commands else {}).items():
            app.command(name=word, rich_help_panel=game.title)(function)


add_commands_of_games()

if __name__ == "__main__":
    sys.exit(main())
