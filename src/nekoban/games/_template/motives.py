"""Mice: what a move gains and allows. words/ has the sentences, as `motive-…`."""

from nekoban.core.motives import Choice, Facts, Motive
from nekoban.games._template.state import MOVES, PAW


def mice_left(choice: Choice) -> int:
    """The heap after the move."""
    entry = MOVES[choice.move]
    return choice.view.heap - (entry.card if entry.kind == PAW else 1)


def takes_the_last(choice: Choice) -> Facts | None:
    """MI-07. The move takes the last mouse."""
    return {} if mice_left(choice) == 0 else None


def leaves_one(choice: Choice) -> Facts | None:
    """MI-03. One mouse is left, and taking one is always allowed: the next player wins."""
    following = choice.names[(choice.view.to_move + 1) % choice.view.seats]
    return {"player": following} if mice_left(choice) == 1 else None


def takes_many(choice: Choice) -> Facts | None:
    """MI-04. The paw takes more than one mouse."""
    entry = MOVES[choice.move]
    return {"count": entry.card} if entry.kind == PAW and entry.card > 1 else None


MOTIVES = (
    Motive("last-mouse", "MI-07", takes_the_last),
    Motive("one-left", "MI-03", leaves_one, is_gain=False),
    Motive("many-mice", "MI-04", takes_many),
)
