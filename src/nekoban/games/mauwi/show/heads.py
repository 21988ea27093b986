"""Mauwi and Mauw: the head of a player's panel: the name, the points, and how near the end is."""

from nekoban.core.language import kept
from nekoban.core.record import SeatNumber
from nekoban.core.svg import GLYPH, Box, group, letter_count, name_plate, name_width, rect, text
from nekoban.games.mauwi.parts import FULL_COLUMNS
from nekoban.games.mauwi.show import labels
from nekoban.games.mauwi.show.naming import Spoken

PIPS = 38  # the width of the marks for full columns
CAPTION, SMALLEST_CAPTION = 12.6, 12  # what they count, in units of the drawing
NAME_SIZE, NAME_SIGNS = 0.46, 60  # of a name, by the height of the head; what stands before it
HEADS = 8192  # that are kept


@kept(HEADS)
def full_columns(
    view: Spoken, owner: SeatNumber, name: str, count: int, x: float, y: float, room: float
) -> str:
    """MW-60. How near the end is: columns with three nines, of the three that end the game.

    What they count is said where there is room: right of them, or if it is below 0, left of them.
    """
    said = labels.full_caption(view)
    size = min(CAPTION, round((abs(room) - 6) / letter_count(said) / GLYPH, 1))
    caption = ""
    if size >= SMALLEST_CAPTION:
        at, anchor = (x + PIPS - 2, "start") if room > 0 else (x - 6, "end")
        caption = text(said, at, y + 4.5, size, "text-soft", anchor)
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
    return group(caption, *pips, id=f"full-{owner}", title=labels.full_title(view, name, count))


def said_name(name: str, note: str, is_mine: bool) -> str:
    """A name as the head of a panel says it."""
    own = labels.you(name) if is_mine else name
    return f"{own} · {note}" if note else own


@kept(HEADS)
def name_room(name: str, note: str, is_mine: bool, head: float) -> float:
    """How much of a head its name takes, with the seat's sign and the arrow of whose turn it is."""
    return name_width(said_name(name, note, is_mine)) * head * NAME_SIZE + NAME_SIGNS


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
        return said_name(short, note, is_mine)

    y, size = box.y + head / 2 + 2, head * NAME_SIZE
    points = group(
        rect(box.x + box.w - 50, y - head * 0.36, 42, head * 0.72, head * 0.36, "table", "border", 1.5),
        text(score, box.x + box.w - 29, y + size * 0.4, size * 1.1),
        id=f"points-{owner}",
        title=labels.score_title(name, score),
    )
    return name_plate(owner, name, box.x + 7, y, size, room, is_turn, has_won, said) + points
