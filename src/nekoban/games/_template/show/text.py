"""Mice: the table in text, for terminals and screen readers. Rich markup; --plain drops it."""

from collections.abc import Sequence

from rich.markup import escape

from nekoban.core.record import SeatNumber, View


def table(view: View, seat: SeatNumber | None, names: Sequence[str]) -> str:
    lines = [f"Heap: [bold]{view.heap}[/] mice"]
    for number in range(view.seats):
        player = view.players[number]
        paw = "nothing" if not player.has_paw else (str(player.paw) if player.paw > 0 else "a card")
        lines.append(f"{escape(names[number])}: {player.taken} taken, holds {paw}")
    return "\n".join(lines)
