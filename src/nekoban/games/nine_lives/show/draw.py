"""Nine Lives: the table as a picture. Every id of every legal path stands in it as data-click.

The viewer lies at the bottom, the others in their order above, clockwise from the left; between them the row
with its ends, the deck, the numbers that are still free, and what is being decided.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from nekoban.core.language import kept
from nekoban.core.once import once
from nekoban.core.record import OVER, SeatNumber, View
from nekoban.core.svg import (
    ASKED,
    GLYPH,
    LATER,
    Box,
    Svg,
    button,
    drawing,
    fitted,
    group,
    letter_count,
    lines,
    path,
    rect,
    short_names,
    text,
    use,
)
from nekoban.games.nine_lives.parts import (
    KINDS,
    NUMBERS,
    OUTSIDE_HIGH,
    OUTSIDE_LOW,
    SUITS,
    Power,
    Stage,
)
from nekoban.games.nine_lives.rules.stacks import chosen_total
from nekoban.games.nine_lives.show import titles, words
from nekoban.games.nine_lives.show.asking import may_play
from nekoban.games.nine_lives.show.naming import figure
from nekoban.games.nine_lives.show.players import (
    CLICKS,
    FACES,
    GAP,
    PEEK,
    RATIO,
    SUIT_NAMES,
    TALL,
    WIDE,
    other_area,
    own_area,
)
from nekoban.games.nine_lives.show.snapshot import Snapshot, read_snapshot

CLOCKWISE = "M-8 3A8.5 8.5 0 1 1 7 5M7 5L8 -2M7 5L0 6"
LEFT_ARROW = "M8 -8L-6 0L8 8Z"
RIGHT_ARROW = "M-8 -8L6 0L-8 8Z"
PILES = 168  # how wide deck and discard pile are beside the row
FAN = 0.56  # what is seen of a card beside another one of its stack: its number and its suit
LARGEST = 104  # of a card in the row
CHOOSING = (Stage.ASK, Stage.BAD_SUIT, Stage.NAME, Stage.STACK)


def draw(view: View, seat: SeatNumber | None, layout: str, names: Sequence[str]) -> Svg:
    """Nine Lives: one SVG, in either layout."""
    table = read_snapshot(view, seat, names)
    others = [(table.bottom + step) % len(table.seats) for step in range(1, len(table.seats))]
    return wide(table, others) if layout == "wide" else tall(table, others)


# --- layouts --------------------------------------------------------------------------------------


def wide(table: Snapshot, others: list[int]) -> Svg:
    """The picture of Nine Lives for wide screens."""
    width = WIDE - 2 * GAP
    across = (width + GAP) / len(others)
    parts = [
        other_area(table, other, Box(GAP + index * across, GAP, across - GAP, 176))
        for index, other in enumerate(others)
    ]
    middle = Box(GAP, 2 * GAP + 176, width, 284)
    mine = Box(GAP, middle.y + middle.h + GAP, width, 262)
    parts += [centre(table, middle), own_area(table, mine)]
    return drawing(WIDE, mine.y + mine.h + GAP, *parts, title=titles.game_title())


def tall(table: Snapshot, others: list[int]) -> Svg:
    """Two others in a row; an odd one has a row alone."""
    width, y = TALL - 2 * GAP, float(GAP)
    half, height, parts = (width - GAP) / 2, 158, []
    start = len(others) % 2
    if start:
        parts.append(other_area(table, others[0], Box(GAP, y, width, height)))
        y += height + GAP
    for index, other in enumerate(others[start:]):
        parts.append(other_area(table, other, Box(GAP + index % 2 * (half + GAP), y, half, height)))
        y += (height + GAP) * (index % 2)
    middle = Box(GAP, y, width, 290)
    mine = Box(GAP, y + middle.h + GAP, width, 400)
    parts += [centre(table, middle), own_area(table, mine)]
    return drawing(TALL, mine.y + mine.h + GAP, *parts, title=titles.game_title())


# --- the middle -----------------------------------------------------------------------------------


def centre(table: Snapshot, box: Box) -> str:
    """Round and free numbers above, the row, and below what is being decided."""
    is_wide = box.w > TALL
    choice = choice_height(table, is_wide)
    side = PILES if is_wide else 0
    row = Box(box.x + side, box.y + 50, box.w - side, box.h - 50 - choice)
    below = Box(box.x + 8, box.y + box.h - choice, box.w - 16, choice - 6)
    return group(
        rect(*box, 14, "table-deep"),
        chips(table, box, is_wide),
        piles(
            table,
            Box(box.x + 12, row.y + 14, 150, row.h - 28)
            if is_wide
            else Box(box.x + box.w - 92, box.y + 4, 88, 46),
        ),
        the_row(table, row),
        choices(table, below) if is_choosing(table) else told_below(table, below),
        id="centre",
        role="",
    )


def chips(table: Snapshot, box: Box, is_wide: bool) -> str:
    """Which round it is, which way round, the bad suit, and the numbers not on the table."""
    view, y = table.view, box.y + 26
    parts, x = [], box.x + 14.0
    turn = ' transform="scale(-1 1)"' if view.backwards else ""
    arrow = (
        f'<g transform="translate({x + 10:g} {y:g})"><g{turn}>{path(CLOCKWISE, "none", "text", 2.5)}</g></g>'
    )
    label = titles.round_label(view.round_count, is_wide)
    parts.append(
        group(
            arrow,
            text(label, x + 26, y + 5, 14, "text", "start"),
            id="round",
            title=titles.round_title(view.round_count, view.backwards),
        )
    )
    x += 34 + letter_count(label) * 14 * GLYPH
    if view.bad_suit >= 0:
        parts.append(
            group(
                use(f"face-nine-{SUIT_NAMES[view.bad_suit]}", x, y - 12, 24, 24),
                path(f"M{x:g} {y - 12:g}l24 24", "none", "bad", 3.5),
                id="bad-suit",
                title=titles.bad_suit_title(view.bad_suit),
            )
        )
        x += 30
    lying = {column.total for column in table.columns}
    across = min(32.0, (box.x + box.w - (12 if is_wide else 96) - x) / NUMBERS)
    x = box.x + (PILES + box.w - across * NUMBERS) / 2 if is_wide else x  # above the row
    parts += [
        chip(number, x + (number - 0.5) * across, y, across, number in lying)
        for number in range(1, NUMBERS + 1)
    ]
    return "".join(parts)


@kept(1024)
def chip(number: int, x: float, y: float, across: float, is_taken: bool) -> str:
    """A number: free, or on the table already."""
    half = min(13.0, across / 2 - 1)
    colours = ("none", "border") if is_taken else ("paper", "line")
    ground = rect(x - half, y - half, 2 * half, 2 * half, half, *colours, 1.5)
    strike = path(
        f"M{x - half * 0.6:g} {y + half * 0.6:g}l{half * 1.2:g} {-half * 1.2:g}", "none", "text-soft", 2
    )
    figure = text(number, x, y + 5, 14, "text-soft" if is_taken else "line")
    return group(
        ground,
        figure,
        strike if is_taken else "",
        id=f"free-{number}",
        title=titles.chip_title(number, is_taken),
    )


def piles(table: Snapshot, box: Box) -> str:
    """The deck, and the discard pile with its top card."""
    height = min(box.h, 98)
    width = min(height / RATIO, box.w / 2 - 6)
    height = width * RATIO
    y, other = box.y + (box.h - height) / 2, box.x + box.w / 2 + 2
    back = "face-nine-back" if table.deck else "face-nine-slot"
    top = FACES[table.discards[-1]] if table.discards else "face-nine-slot"
    deck = group(
        use(back, box.x, y, width, height),
        count(table.deck, box.x + width / 2, y + height),
        id="deck",
        title=titles.deck_title(table.deck),
    )
    thrown = group(
        use(top, other, y, width, height),
        count(len(table.discards), other + width / 2, y + height),
        id="discards",
        title=titles.discards_title(table.discards),
    )
    return deck + thrown


def count(number: int, x: float, y: float) -> str:
    """A number on a small plate."""
    return rect(x - 14, y - 16, 28, 19, 9, "paper", "line", 1.5) + text(number, x, y - 1.8, 13.5, "line")


def the_row(table: Snapshot, box: Box) -> str:
    """The columns between the two ends; where nothing lies, the place of the first one."""
    if not table.columns:
        width = min(LARGEST, (box.h - 50) / RATIO)
        x, y = box.x + (box.w - width) / 2, box.y + 30
        return group(
            use("face-nine-slot", x, y, width, width * RATIO),
            id="place-start",
            click="place-start",
            title=titles.place_title("start"),
        )
    ends = 34 if box.w > TALL else 26
    room = Box(0, 0, box.w - 2 * ends - 16, box.h - 44)
    across, places = places_of(tuple(len(column.cards) for column in table.columns), room)
    left = box.x + (box.w - across) / 2
    seen = [0] * KINDS
    parts = [end("left", left - ends - 2, box, ends, places[0].card)]
    parts += [row_column(table, index, left, box.y + 32, place, seen) for index, place in enumerate(places)]
    parts.append(end("right", left + across + 2, box, ends, places[0].card))
    return "".join(parts)


class Place(NamedTuple):
    """Where a column lies in the row, how wide its cards are, and from each to the next one on it."""

    x: float
    card: float
    across: float
    down: float


@lru_cache(1024)
def places_of(counts: tuple[int, ...], room: Box) -> tuple[float, list[Place]]:
    """How wide the row is and where its columns lie, which have so many cards.

    The cards of a stack lie beside or below one another, whichever lets them be larger.
    """
    columns, beside = len(counts), sum(1 + FAN * (count - 1) for count in counts)
    below = min(room.w / columns - 6, room.h / RATIO / (1 + PEEK * (max(counts) - 1)), LARGEST)
    card = min((room.w - 6 * columns) / beside, room.h / RATIO, LARGEST)
    across, down = (card * FAN, 0.0) if card >= below else (0.0, below * RATIO * PEEK)
    card = max(card, below)
    widths = [card + across * (count - 1) for count in counts]
    gap = min(12.0, room.w / columns - sum(widths) / columns)
    starts = [gap / 2 + sum(widths[:index]) + gap * index for index in range(columns)]
    return sum(widths) + gap * columns, [Place(x, card, across, down) for x in starts]


def end(side: str, x: float, box: Box, width: float, card: float) -> str:
    """An end of the row: where a card or a stack can be put."""
    height = card * RATIO
    y = box.y + 32
    arrow = LEFT_ARROW if side == "left" else RIGHT_ARROW
    return group(
        rect(x, y, width, height, 8, "shade", "border", 2, 'stroke-dasharray="5 5"'),
        path(arrow, "text-soft", "none", 0, f'transform="translate({x + width / 2:g} {y + height / 2:g})"'),
        id=f"place-{side}",
        click=f"place-{side}",
        title=titles.place_title(side),
    )


def row_column(table: Snapshot, index: int, left: float, y: float, place: Place, seen: list[int]) -> str:
    """A column: its number above, its cards; each card by itself while one is taken from the row (NP-75)."""
    column = table.columns[index]
    x, width, height = left + place.x, place.card, place.card * RATIO
    more = len(column.cards) - 1
    whole = Box(x, y, width + place.across * more, height + place.down * more)
    is_last = index == table.last
    parts = [total_chip(column.total, x + whole.w / 2, y - 18, index == table.start)]
    for count, card in enumerate(column.cards):
        known = (
            f'id="number-{card}-{seen[card]}" data-from="hand-{table.mover}"'
            if is_last
            else f'id="number-{card}-{seen[card]}"'
        )
        seen[card] += 1
        at = x + count * place.across, y + count * place.down, width, height
        if table.stage == Stage.TAKE:
            parts.append(
                group(
                    use(FACES[card], *at),
                    click=f"spot-{column.first + count + 1}",
                    title=titles.card_title(card),
                    more=known,
                )
            )
        else:
            parts.append(use(FACES[card], *at, known))
    if is_last:
        parts.insert(0, rect(x - 4, y - 4, whole.w + 8, whole.h + 8, 9, "none", "last", 2.5))
    return group(
        *parts,
        id=f"column-{index - table.start}",
        click="" if table.stage == Stage.TAKE else f"place-column-{index + 1}",
        title=titles.column_title(index, column.total, tuple(column.cards), index == table.start),
        more='class="last"' if is_last else "",
    )


def total_chip(total: int, x: float, y: float, is_start: bool) -> str:
    """A column's number; the starting column's stands in a square."""
    return rect(
        x - 17, y - 12, 34, 24, 4 if is_start else 12, "gold" if is_start else "paper", "line", 2
    ) + text(figure(total), x, y + 6, 17, "line")


def told_below(table: Snapshot, box: Box) -> str:
    """What is asked; after the end of a round how it ended, which a page shows too."""
    if news := words.news(table.view, short_names(table.names)):
        return said(news, box, 15 if box.w > TALL else 10.5, "")
    told = words.winners if table.view.to_move == OVER else words.status  # why it ended is said beside it
    return said(told(table.view, short_names(table.names)), box, 16 if box.w > TALL else 14, ASKED)


def said(status: str, box: Box, size: float, more: str) -> str:
    """The line above the table, in the picture."""
    rows, size = fitted(status, size, box.w, 4)
    y = box.y + (box.h - 1.22 * size * len(rows)) / 2 + size
    return group(lines(status, box.x + box.w / 2, y, size, box.w, 4, "text", "middle"), role="", more=more)


def choice_height(table: Snapshot, is_wide: bool) -> int:
    """For what is chosen or told below the row. On a wide page signs need no more: cards keep their size."""
    if not is_choosing(table) or (is_wide and table.stage in (Stage.TURN, Stage.STACK)):
        return 52
    return 76 if is_wide else 92


def is_choosing(table: Snapshot) -> bool:
    """Whether the viewer chooses from things that lie nowhere."""
    if table.seat is None or table.to_move != table.seat:
        return False
    return table.stage in CHOOSING or (table.stage == Stage.TURN and bool(table.view.stack_due))


def choices(table: Snapshot, box: Box) -> str:
    """Signs, suits, numbers, kinds of card."""
    if table.stage == Stage.ASK:
        return all_kinds(box)
    if table.stage == Stage.BAD_SUIT:
        return suit_choice(box)
    if table.stage == Stage.NAME:
        return number_choice(table, box)
    return sign_choice(table, box)


@kept(64)
def all_kinds(box: Box) -> str:
    """NP-69. One of each of the 18 kinds."""
    per_row = KINDS if box.w > TALL else KINDS // 2
    across, down = box.w / per_row, box.h / (KINDS // per_row)
    width = min(across - 4, (down - 4) / RATIO)
    parts = []
    for card in range(KINDS):
        x, y = box.x + (card % per_row + 0.5) * across - width / 2, box.y + card // per_row * down
        parts.append(
            group(
                use(FACES[card], x, y, width, width * RATIO),
                id=f"kind-{card}",
                click=CLICKS[card],
                title=titles.card_title(card),
            )
        )
    return "".join(parts)


def suit_choice(box: Box) -> str:
    """The suits to choose from."""
    across, size = box.w / len(SUITS), box.h - 24
    return "".join(
        group(
            rect(box.x + suit * across + 8, box.y + 6, across - 16, box.h - 12, 12, "raised", "border", 2),
            use(
                f"face-nine-{SUIT_NAMES[suit]}",
                box.x + (suit + 0.5) * across - size / 2,
                box.y + 12,
                size,
                size,
            ),
            id=f"suit-{SUIT_NAMES[suit]}",
            click=f"suit-{SUIT_NAMES[suit]}",
            title=titles.bad_suit_title(suit),
        )
        for suit in range(len(SUITS))
    )


def number_choice(table: Snapshot, box: Box) -> str:
    """NP-58: a number from 1 to 9. NP-59: one outside of them."""
    assert table.seat is not None
    found = list(range(1, NUMBERS + 1))
    if table.seats[table.seat].power == Power.EXTRA_NUM_OUTSIDE_RANGE:
        found = [number for number in range(OUTSIDE_LOW, OUTSIDE_HIGH + 1) if number not in found]
    per_row = len(found) if box.w > TALL or len(found) <= NUMBERS else (len(found) + 1) // 2
    rows = -(-len(found) // per_row)
    across, height = box.w / per_row, min(44.0, box.h / rows - 6)
    return "".join(
        button(
            figure(number),
            f"number-{number}",
            box.x + index % per_row * across + 2,
            box.y + 4 + index // per_row * (height + 6),
            across - 4,
            height,
            titles.name_title(number),
            id=f"name-{number}",
        )
        for index, number in enumerate(found)
    )


def sign_choice(table: Snapshot, box: Box) -> str:
    """NL-16. Whether the card that is picked is added or subtracted; what the stack makes so far."""
    assert table.seat is not None
    if table.stage == Stage.STACK:
        told = titles.stack_prompt(chosen_total(table.view, table.seat))
    else:  # what cannot be built is not asked for
        told = titles.stack_prompt(None) if once(may_play, table.view) else ""
    width = min(150.0, box.w * 0.26)
    size = 16 if box.w > TALL else 13
    room = box.w - 2 * width - 24
    left, y = box.x + (box.w - min(room, 520) - 2 * width - 24) / 2, box.y + (box.h - 46) / 2
    rows, size = fitted(told, size, min(room, 520), 4)
    return (
        lines(told, left, box.y + (box.h - 1.22 * size * len(rows)) / 2 + size, size, min(room, 520), 4)
        + button(
            titles.button_label("plus"),
            "sign-plus",
            box.x + box.w - left + box.x - 2 * width - 8,
            y,
            width,
            46,
            titles.button_title("plus"),
            more=LATER,
        )
        + button(
            titles.button_label("minus"),
            "sign-minus",
            box.x + box.w - left + box.x - width,
            y,
            width,
            46,
            titles.button_title("minus"),
            more=LATER,
        )
    )
