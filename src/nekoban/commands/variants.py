"""The command for variants: what a file or a short text changes, and both as texts to share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from nekoban.commands.words import tell
from nekoban.core.options import OptionError
from nekoban.core.variants import change_lines, local_text, read_variant, short_text, variant_text

app = typer.Typer()


@app.command()
def variant(
    given: Annotated[str, typer.Argument(help="A variant file, or a variant's short text.")],
    write: Annotated[Path | None, typer.Option(help="Write the variant into this file.")] = None,
) -> None:
    """Check a variant: say what it changes of the published rules, and its short text."""
    game, values = read_variant(*local_text(given))
    chosen = game.options.read(values)
    console = Console(highlight=False)
    console.print(Text(game.title_of(chosen), style="bold"), soft_wrap=True)
    for line in [*change_lines(game, chosen), short_text(game, chosen)]:
        console.print(Text(line), soft_wrap=True)
    if write is None:
        return
    if not game.changes(chosen):
        raise OptionError(tell("variant-none", game=game.shown_title))
    try:
        write.write_text(variant_text(game, chosen), encoding="utf-8")
    except OSError as error:
        why = error.strerror or str(error)
        raise OptionError(tell("variant-unwritten", file=str(write), error=why)) from None
