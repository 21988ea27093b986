"""Mice: the table as a picture."""

from collections.abc import Sequence
from html import escape
from typing import Any


def draw(view: Any, seat: int | None, layout: str, names: Sequence[str]) -> str:
    """One SVG. Every id of every legal path stands in it as data-click."""
    parts = [
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 200" role="img"><title>Mice</title>',
        '<g id="heap" data-click="heap"><title>Take one mouse</title><circle cx="80" cy="100" r="50"/>'
        f'<text x="80" y="105" text-anchor="middle" fill="white">{view.heap}</text></g>',
    ]
    for number in range(view.seats):
        player = view.players[number]
        shown = player.paw if player.paw > 0 else "?"
        click = f' data-click="card-{("one", "two", "three")[player.paw - 1]}"' if player.paw > 0 else ""
        label = f"{escape(names[number])}: {player.taken} taken, paw {shown}"
        parts.append(
            f'<g id="paw-{number}"{click}><title>{label}</title>'
            f'<text x="200" y="{40 * number + 40}">{label}</text></g>'
        )
    return "".join([*parts, "</svg>"])
