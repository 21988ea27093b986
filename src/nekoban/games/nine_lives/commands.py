"""Nine Lives: commands of its own."""

from typing import Annotated

import typer
from rich.console import Console

from nekoban.core.prose import Prose
from nekoban.games.nine_lives.facts import GAME
from nekoban.games.nine_lives.show.words import life_set_lines
from nekoban.games.nine_lives.words import tell


def life_set(number: Annotated[str, typer.Argument(help="The number of the set.")]) -> None:
    """Nine Lives: the 54 life cards of a set; the same number always gives the same set."""
    chosen = GAME.options.declared["life_set"].read(tell("life-set-number"), number)
    Console(highlight=False).print(Prose("\n".join(life_set_lines(int(chosen)))))


COMMANDS = {"life-set": life_set}
