"""Mauwi and Mauw: the head of a player's panel: the name, the points, and how near the end is."""

from nekoban.core.language import kept
from nekoban.core.record import SeatNumber
from nekoban.core.svg import Box, group, name_plate, rect, text
from nekoban.games.mauwi.parts import FULL_COLUMNS
from nekoban.games.mauwi.show import labels
from nekoban.games.mauwi.show.naming import Spoken

PIPS = 38  # the width of the marks for full columns
HEADS = 8192  # that are kept


@kept(HEADS)
def full_columns(view: Spoken, owner: SeatNumber, name: str, count: int, x: float, y: float) -> str:
    """MW-60. How near the end is: columns with three nines, of the three that end the game."""
    pips = (
        rect(
            x + 11 * index,
            y - 4,
            8,
            8,
            2,
            "gold" if index < count else "none",
            "border",
            1.5,
            'pointer-events="all"',
        )
        for index in range(FULL_COLUMNS)
    )
    return group(*pips, id=f"full-{owner}", title=labels.full_title(view, name, count))


@kept(HEADS)
def header_art(
    owner: SeatNumber,
    box: Box,
    head: float,
    room: float,
    name: str,
    note: str,
    score: int,
    is_mine: bool,
    is_turn: bool,
    has_won: bool,
) -> str:
    """The head of a player's panel in Mauwi."""

    def said(short: str) -> str:
        own = labels.you(short) if is_mine else short
        return f"{own} · {note}" if note else own

    y, size = box.y + head / 2 + 2, head * 0.46
    points = group(
        rect(box.x + box.w - 50, y - head * 0.36, 42, head * 0.72, head * 0.36, "table", "border", 1.5),
        text(score, box.x + box.w - 29, y + size * 0.4, size * 1.1),
        id=f"points-{owner}",
        title=labels.score_title(name, score),
    )
    return name_plate(owner, name, box.x + 7, y, size, room, is_turn, has_won, said) + points
