"""Help in the reader's language: each text of a command or an option is a message named by its own words."""

from __future__ import annotations

import os
import re
from collections.abc import Iterator, Sequence
from typing import Any

import typer
from rich.console import Console, ConsoleOptions, RenderResult
from typer.core import TyperGroup

from nekoban.commands.words import tell
from nekoban.core.catalogue import all_games
from nekoban.core.language import ENGLISH, READER
from nekoban.core.messages import Catalogue, message_name

COMPLETION = "_NEKOBAN_COMPLETE"  # set by a shell that asks what can be typed next
FAULTS = {  # what the parser of the command line says, and the message for it in other languages
    "call-no-option": r"No\ssuch\soption: (\S+)",
    "call-no-command": r"No\ssuch\scommand (.+?)\.",
    "call-missing": r"Missing \w+ (.+?)\.",
    "call-bad-value": r"(?:Invalid\svalue\sfor|Option) (.+?)(?:: | requires)",
}


def told_command(app: typer.Typer, words: Sequence[str]) -> Any:
    """The command line of an app; where help may be shown, with its texts in the reader's language."""
    command: Any = typer.main.get_command(app)
    is_group_alone = bool(words) and isinstance(command.commands.get(words[-1]), TyperGroup)
    if READER.get() != ENGLISH and (is_group_alone or "--help" in words or COMPLETION in os.environ):
        tell_headings()
        for one, own in commands_of(command):
            tell_help(one, own)
        for game in all_games().values():
            for word in game.commands.COMMANDS if game.commands else ():
                command.commands[word].rich_help_panel = game.shown_title
    return command


def commands_of(group: Any, own: Catalogue = tell) -> Iterator[tuple[Any, Catalogue]]:
    """A group and all in it, each with the catalogue of its words: for a game's commands the game's."""
    yield group, own
    games = all_games().values()
    theirs = {word: game.tell for game in games if game.commands for word in game.commands.COMMANDS}
    for name, command in group.commands.items() if isinstance(group, TyperGroup) else ():
        yield from commands_of(command, theirs.get(name, own))


def texts_of(command: Any) -> Iterator[str]:
    """What a command and its options say of themselves."""
    yield from filter(None, (command.help, *(parameter.help for parameter in command.params)))


def tell_help(command: Any, own: Catalogue) -> None:
    """Put a command's texts into the reader's language."""
    plain_option = command.get_help_option

    def help_option(context: Any) -> Any:
        option = plain_option(context)
        option.help = tell("help-this")
        return option

    def usage(context: Any, formatter: Any) -> None:
        pieces = " ".join(command.collect_usage_pieces(context))
        formatter.write_usage(context.command_path, pieces, f"{tell('help-usage')} ")

    command.help = told_text(command.help, own)
    for parameter in command.params:
        parameter.help = told_text(parameter.help, own)
    command.get_help_option, command.format_usage = help_option, usage


def told_text(text: str | None, own: Catalogue) -> str | None:
    """A text in the reader's language; one that nobody has translated stays as it is."""
    return own(message_name(text)) if text and own.has(message_name(text)) else text


def tell_headings() -> None:
    """Put what stands over and beside the options into the reader's language."""
    from typer import rich_utils

    for name in ("Table", "Columns"):
        setattr(rich_utils, name, whole(getattr(rich_utils, name)))
    rich_utils.ARGUMENTS_PANEL_TITLE = tell("help-arguments")
    rich_utils.OPTIONS_PANEL_TITLE = tell("help-options")
    rich_utils.COMMANDS_PANEL_TITLE = tell("help-commands")
    rich_utils.DEFAULT_STRING = f"[{tell('help-default', value='{}')}]"
    rich_utils.REQUIRED_LONG_STRING = f"[{tell('help-required')}]"


def whole(kind: type) -> type:
    """Tables or columns of the help that cut no text without spaces, such as Japanese: it breaks anywhere."""

    class WholeHelp(kind):
        def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
            for part in getattr(self, "columns", None) or self.renderables:
                if hasattr(part, "overflow"):
                    part.overflow = "fold"
            return super().__rich_console__(console, options)

    return WholeHelp


def told_fault(said: str) -> str:
    """What the parser of the command line says, in the reader's language."""
    if READER.get() == ENGLISH:
        return said if said.endswith((".", "?", "!")) else f"{said}."
    found = ((name, re.match(pattern, said)) for name, pattern in FAULTS.items())
    return next((tell(name, name=fault[1]) for name, fault in found if fault), tell("call-too-much"))
