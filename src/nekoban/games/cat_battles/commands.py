"""Cat Battles: commands of its own."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from nekoban.core.options import OptionError
from nekoban.core.prose import Prose
from nekoban.games.cat_battles.data.figures import read_own_figures
from nekoban.games.cat_battles.show.text import build_squad


def squads(
    figures: Annotated[Path | None, typer.Option(help="A file of your own figures.")] = None,
) -> None:
    """Cat Battles: see all figures and build a squad; its text goes into --squad-1 or --squad-2."""
    console = Console(highlight=False)

    def show(marked: str) -> None:
        console.print(Prose(Text.from_markup(marked, emoji=False)))

    try:
        own = read_own_figures(figures) if figures else ()
        built = build_squad(input, show, own)
    except ValueError as error:
        raise OptionError(str(error)) from None
    except (EOFError, KeyboardInterrupt):
        built = None
    if built:
        console.print(Text(f"nekoban play cat-battles --squad-1 {built}"), soft_wrap=True)


COMMANDS = {"squads": squads}
