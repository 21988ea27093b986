"""Mice: the table in text, for terminals and screen readers. Rich markup; --plain drops it."""

from collections.abc import Sequence

from rich.markup import escape

from nekoban.core.record import Raw, SeatNumber, View
from nekoban.games._template.words import tell


def table(view: View, seat: SeatNumber | None, names: Sequence[str]) -> str:
    """The whole table of Mice as text."""
    lines = [tell("heap-line", heap=f"[bold]{view.heap}[/]")]
    for number in range(view.seats):
        player = view.players[number]
        lines.append(tell("player-line", player=escape(names[number]), taken=player.taken, paw=paw(player)))
    return "\n".join(lines)


def paw(player: Raw) -> str:
    """What a player holds, as far as it can be seen."""
    if not player.has_paw:
        return tell("nothing")
    return str(player.paw) if player.paw > 0 else tell("a-card")
