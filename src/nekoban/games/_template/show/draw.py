"""Mice: the table as a picture. Every id of every legal path stands in it as data-click."""

from collections.abc import Sequence

from nekoban.core.record import SeatNumber, View
from nekoban.core.svg import Box, Svg, drawing, group, name_plate, panel, path, rect, text, use
from nekoban.games._template.parts import CARDS, MICE, Card
from nekoban.games._template.words import tell

WIDTHS = {"wide": 840, "tall": 420}
ROW = 7  # mice side by side in the heap
GAP = 46
CHEESE = (24, 26, 372, 218)  # where the heap lies in both layouts


def draw(view: View, seat: SeatNumber | None, layout: str, names: Sequence[str]) -> Svg:
    """Mice: one SVG, in either layout."""
    width, height = WIDTHS[layout], 396 if layout == "wide" else 390 + 106 * view.seats
    height = max(height, 36 + 108 * view.seats)
    parts = [heap(view.heap), piles(view, seat, layout)]
    for number in range(view.seats):
        x, y = (424, 26 + 108 * number) if layout == "wide" else (24, 262 + 106 * number)
        parts.append(player(view, number, seat, x, y, names[number]))
    return drawing(width, height, *parts, title=tell("title"))


def heap(count: int) -> str:
    """The mice nobody has taken, on their cheese."""
    left, top, width, height = CHEESE
    holes = f"M{left + 330} {top + 176}a16 14 0 1 0 .1 0ZM{left + 30} {top + 180}a10 9 0 1 0 .1 0Z"
    mice = "".join(
        use(
            "face-mice-mouse",
            left + 32 + i % ROW * GAP,
            top + 22 + i // ROW * (GAP + 6),
            44,
            33,
            f'id="mouse-{i}"',
        )
        for i in range(count)
    )
    return group(
        rect(left, top, width, height, 18, "gold", "line", 3) + path(holes, "shade"),
        mice,
        text(tell("heap-left", count=count, all=MICE), left + width / 2, top + height - 14, 18, "on-gold"),
        id="heap",
        click="heap",
        title=tell("heap-title", count=count),
    )


def player(view: View, number: int, seat: SeatNumber | None, x: float, y: float, name: str) -> str:
    """One player: name, paw, mice taken."""
    row = view.players[number]
    mice = "".join(
        use(
            "face-mice-mouse",
            x + 106 + i * min(26, 250 / max(1, row.taken)),
            y + 44,
            44,
            33,
            f'id="taken-{number}-{i}" data-from="heap"',
        )
        for i in range(row.taken)
    )
    said = (lambda short: tell("you", player=short)) if number == seat else str
    is_to_move, has_won = view.to_move == number, view.winner == number
    plate = name_plate(number, name, x + 84, y + 24, 18, 250, is_to_move, has_won, said)
    score = text(row.taken, x + 372, y + 31, 22, "text", "end")
    return group(panel(Box(x, y, 392, 96), is_to_move), plate, score, mice, paw(view, number, seat, x, y))


def paw(view: View, number: int, seat: SeatNumber | None, x: float, y: float) -> str:
    """What a mouse holds in its paw: the card for its owner, its back for others."""
    row = view.players[number]
    if not row.has_paw:
        return ""
    shown = row.paw > 0
    face = f"face-mice-paw-{row.paw if shown else 'back'}"
    which = "your-paw" if number == seat else "open-paw"
    title = tell(which, card=row.paw) if shown or number == seat else tell("hidden-paw")
    return group(
        use(face, x + 12, y + 6, 60, 84),
        id=f"paw-{number}",
        click=click(row.paw) if shown else "",
        title=title,
        more=f'data-from="deck" data-flip="{row.paw}"',
    )


def piles(view: View, seat: SeatNumber | None, layout: str) -> str:
    """The deck, and the cards that were played."""
    x, y = 24, 268 if layout == "wide" else 270 + 106 * view.seats
    held = view.players[seat].paw if seat is not None else 0
    hidden = sum(view.players[number].has_paw for number in range(view.seats))
    left = len(CARDS) * 5 - sum(int(view.discards[card]) for card in CARDS) - hidden
    deck = group(
        use("face-mice-paw-back", x, y, 60, 84),
        text(left, x + 30, y + 104, 16),
        id="deck",
        title=tell("deck-title", count=left),
    )
    cards = [deck]
    for index, card in enumerate(CARDS):
        at = x + 144 + 76 * index
        count = int(view.discards[card])
        cards.append(
            group(
                use(f"face-mice-paw-{card}", at, y, 60, 84, "" if count else 'opacity="0.35"'),
                text(f"{count}×", at + 30, y + 104, 16),
                id=f"pile-{card}",
                click="" if card == held else click(card),
                title=tell("played-title", count=count, card=card),
            )
        )
    return "".join(cards)


def click(card: int) -> str:
    """The id of a card in the drawing."""
    return f"card-{Card(card).name.lower()}"
