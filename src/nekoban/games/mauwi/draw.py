"""Mauwi and Mauw: the table as a picture. Every id of every legal path stands in it as data-click.

The viewer's area lies at the bottom, the others in their order above it, clockwise from the left; between
them the piles, and what is being decided.
"""

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from nekoban.core.record import HIDDEN, NONE
from nekoban.core.svg import (
    GLYPH,
    Box,
    Svg,
    broken,
    button,
    drawing,
    group,
    lines,
    name_plate,
    panel,
    path,
    rect,
    text,
    use,
)
from nekoban.games.mauwi import words
from nekoban.games.mauwi.parts import COLUMN_COUNT, HAND, JOKER, KINDS, Card, Column, Origin, Stage, Told
from nekoban.games.mauwi.rules import column_score

WIDE, TALL = 1200, 420
GAP = 10
RATIO = 1.4  # a card's height by its width
PEEK = 0.24  # what is seen of a nine under a card, by the card's height
FOOT = 24  # below a column: its letter and its points
ROOMY = 500  # a panel so wide has its hand beside the columns
NARROW = 240  # a panel up to this width shows only how many cards a hand has
SMALL = 84  # the room of a hand in a panel's head
KEPT = 8192  # drawn parts of each kind: from one picture to the next, and from one viewer to another
RING = 5  # opponents, from whom on they sit around the piles
EXCHANGE = (Stage.DEFEND, Stage.HELP, Stage.GO_ON)
FACES = tuple(f"face-mauwi-{card.name.lower()}" for card in Card)
CLICKS = tuple(f"card-{card.name.lower()}" for card in Card)
CLAWS = "M-7 8C-7 0 -4 -5 0 -9M-1 9C-1 2 2 -4 6 -8M5 9C6 4 8 0 11 -3"
HEART = "M0 8C-10 2 -9 -7 -4 -7Q-1 -7 0 -4Q1 -7 4 -7C9 -7 10 2 0 8Z"


class Book(NamedTuple):
    """What the words of a part need: parts are drawn once for the same words, place and cards."""

    edition: int
    name: str = ""  # whose it is; empty for the viewer's own


class Table(NamedTuple):
    """What is drawn of a view, read once."""

    seat: int | None
    bottom: int  # the seat that is drawn at the bottom
    names: Sequence[str]
    seats: int
    edition: int
    to_move: int
    stage: int
    target: tuple[int, int]  # the attacked column, during an exchange
    hands: list[list[int]]
    origins: list[list[int]]
    nines: list[list[int]]
    tops: list[list[int]]
    mates: list[int]
    kinds: list[int]  # how many of each kind the game has
    discards: list[int]
    deck: int  # cards in the draw pile
    shown: tuple[tuple[int, str], ...]  # cards on the move: the card, its id
    last: dict[tuple[int, int], int]  # columns of the last move, and who moved
    scores: list[int]


def draw(view: Any, seat: int | None, layout: str, names: Sequence[str]) -> Svg:
    """One SVG, in either layout."""
    table = read(view, seat, names)
    others = [(table.bottom + step) % table.seats for step in range(1, table.seats)]
    status = words.status(view, names)
    if layout == "wide":
        return wide(table, others, status)
    return tall(table, others, status)


def read(view: Any, seat: int | None, names: Sequence[str]) -> Table:
    """The numbers of a view as plain lists: each is read once."""
    array, seats = view.array, view.seats
    rows = array["players"].reshape(-1)[:seats]
    nines, tops = rows["nines"].tolist(), rows["top"].tolist()
    origins = rows["origin"].tolist()
    held = sum(place != Origin.EMPTY for hand in origins for place in hand)
    shown = on_the_move(view)
    discards = array["discards"].reshape(-1).tolist()
    kinds = array["deck"].reshape(-1).tolist()
    lying = sum(map(sum, nines)) + sum(top != NONE for area in tops for top in area)
    moving = sum(card != NONE and id != "unseen" for card, id in shown)
    return Table(
        seat,
        seat or 0,
        names,
        seats,
        view.edition,
        view.to_move,
        view.stage,
        (view.target_seat, view.target_column),
        rows["hand"].tolist(),
        origins,
        nines,
        tops,
        rows["teammate"].tolist(),
        kinds,
        discards,
        sum(kinds) - sum(discards) - held - lying - moving,
        shown,
        last_columns(view),
        [
            sum(column_score(*column) for column in zip(*area, strict=True))
            for area in zip(nines, tops, strict=True)
        ],
    )


def on_the_move(view: Any) -> tuple[tuple[int, str], ...]:
    """The cards that lie in nobody's area or hand: attacking, fetched, gained."""
    found = [(view.attack_card, "attack"), (view.carried, "carried")]
    if view.stage == Stage.PLACE:
        gained = view.gain_nine
        found += [(gained, "gain") if gained != NONE else (HIDDEN, "unseen"), (view.gain_top, "top")]
    return tuple((card, id) for card, id in found if card != NONE)


def last_columns(view: Any) -> dict[tuple[int, int], int]:
    """Where the last move happened."""
    found: dict[tuple[int, int], int] = {}
    for index in range(view.event_count):
        event = view.events[index]
        if event.kind in (Told.LAYS, Told.LIFTS, Told.FETCHES, Told.NINOX, Told.ATTACKS):
            found[event.b, event.c] = event.seat
        elif event.kind == Told.PLACES:
            found[event.seat, event.a] = event.seat
    return found


# --- layouts --------------------------------------------------------------------------------------


def wide(table: Table, others: list[int], status: str) -> Svg:
    """Up to four others in a row, the piles below them; more sit around the piles."""
    around = len(others) >= RING
    width = WIDE - 2 * GAP
    boxes = ring(len(others)) if around else row(len(others), GAP, 208 if len(others) == 4 else 246)
    below = max(box.y + box.h for box in boxes) + GAP
    if around:
        middle = Box(boxes[0].x + boxes[0].w + GAP, boxes[0].y, width - 2 * (boxes[0].w + GAP), boxes[0].h)
    else:
        middle, below = Box(GAP, below, width, 112), below + 112 + GAP
    mine = Box(GAP, below, width, 292)
    parts = [area(table, other, box) for other, box in zip(others, boxes, strict=True)]
    parts += [centre(table, middle, status), area(table, table.bottom, mine)]
    return drawing(WIDE, below + mine.h + GAP, *parts, title=words.title(table))


def row(count: int, y: float, height: float) -> list[Box]:
    """Areas side by side."""
    width = (WIDE - GAP) / count - GAP
    return [Box(GAP + index * (width + GAP), y, width, height) for index in range(count)]


def ring(count: int) -> list[Box]:
    """Areas around the piles, clockwise from the lower left."""
    top = row(count - 2, GAP, 194)
    left = top[0]._replace(y=2 * GAP + 194)
    return [left, *top, left._replace(x=WIDE - GAP - left.w)]


def tall(table: Table, others: list[int], status: str) -> Svg:
    """Two others in a row; an odd one has a row alone."""
    width, parts, y = TALL - 2 * GAP, [], float(GAP)
    half = (width - GAP) / 2
    height = 206 if len(others) == 1 else 160
    start = len(others) % 2
    if start:
        parts.append(area(table, others[0], Box(GAP, y, width, height)))
        y += height + GAP
    for index, other in enumerate(others[start:]):
        box = Box(GAP + index % 2 * (half + GAP), y, half, height)
        parts.append(area(table, other, box))
        y += (height + GAP) * (index % 2)
    parts.append(centre(table, Box(GAP, y, width, 178), status))
    y += 178 + GAP
    mine = Box(GAP, y, width, 414)
    parts.append(area(table, table.bottom, mine))
    return drawing(TALL, y + mine.h + GAP, *parts, title=words.title(table))


# --- an area --------------------------------------------------------------------------------------


def area(table: Table, owner: int, box: Box) -> str:
    """A player's panel: name and points, the four columns, the hand."""
    is_bottom, is_roomy = owner == table.bottom, box.w > ROOMY
    head = 36 if is_roomy or is_bottom else 30
    body = Box(box.x + 8, box.y + head, box.w - 16, box.h - head - 6)
    if is_bottom and not is_roomy:
        body = body._replace(h=206)
        hand = Box(body.x, body.y + body.h + 10, body.w, 110)
        keys = Box(body.x, hand.y + 118, body.w, 40)
    elif is_roomy:
        body = body._replace(w=body.w * 0.42)
        keys = Box(box.x + box.w - 150, body.y + 8, 138, body.h - 16)
        hand = Box(body.x + body.w + 30, body.y, keys.x - body.x - body.w - 46, body.h)
        if box.w < 700:
            body = body._replace(w=body.w * 1.6)
            hand = Box(body.x + body.w + 16, body.y, box.x + box.w - body.x - body.w - 30, body.h)
            keys = hand
    else:
        room = hand_room(table, owner, box.w)
        hand = Box(box.x + box.w - 54 - room, box.y + 5, room, head - 6)
        keys = hand
    return group(
        panel(box, owner == table.to_move),
        header(table, owner, box, head, 0 if is_bottom or is_roomy else hand.w),
        columns(table, owner, body),
        small_hand(table, owner, hand) if hand.w <= SMALL else hand_cards(table, owner, hand),
        buttons(table, keys) if is_bottom else "",
        id=f"area-{owner}",
        role="",
    )


def hand_room(table: Table, owner: int, width: float) -> float:
    """How much of a small panel's head the hand takes."""
    if width > NARROW:
        return HAND * 21
    return 38 + 19 * table.origins[owner].count(Origin.TAKEN)


def small_hand(table: Table, owner: int, box: Box) -> str:
    """A hand in a narrow head: the cards that all have seen, and how many others there are."""
    if box.w == HAND * 21:
        return hand_cards(table, owner, box)
    origins, hand = table.origins[owner], table.hands[owner]
    width, height, x = 16, 16 * RATIO, box.x
    taken = [place for place in range(HAND) if origins[place] == Origin.TAKEN]
    cards = []
    for place in taken:
        title = words.held_title(table, hand[place], table.names[owner])
        cards.append(
            group(use(FACES[hand[place]], x, box.y, width, height), id=f"held-{owner}-{place}", title=title)
        )
        x += 19
    count = HAND - origins.count(Origin.EMPTY) - len(taken)
    if count:
        back = use("face-mauwi-hidden", x, box.y, width, height)
        number = text(f"×{count}", x + width + 2, box.y + 16, 12, "text-soft", "start")
        cards.append(
            group(back, number, id=f"held-{owner}", title=words.hidden_title(table.names[owner], count))
        )
    return group(*cards, id=f"hand-{owner}", role="")


def header(table: Table, owner: int, box: Box, head: float, taken: float) -> str:
    """Whose area it is, whether they are to move or have won, and their points."""
    name, score = table.names[owner], table.scores[owner]
    mate = table.mates[owner]
    total = score + (table.scores[mate] if mate != NONE else 0)
    room = box.w - 66 - taken
    label = words.you(name) if owner == table.seat else name
    if mate != NONE and room > 200:
        label += f" · {words.team_note(table.names[mate], total)}"
    has_won = table.to_move < 0 and total == best(table)
    return header_art(owner, box, head, room, name, label, score, owner == table.to_move, has_won)


@lru_cache(KEPT)
def header_art(
    owner: int,
    box: Box,
    head: float,
    room: float,
    name: str,
    label: str,
    score: int,
    is_turn: bool,
    has_won: bool,
) -> str:
    y, size = box.y + head / 2 + 2, head * 0.46
    points = group(
        rect(box.x + box.w - 50, y - head * 0.36, 42, head * 0.72, head * 0.36, "table", "border", 1.5),
        text(score, box.x + box.w - 29, y + size * 0.4, size * 1.1),
        id=f"points-{owner}",
        title=words.score_title(name, score),
    )
    return name_plate(owner, label, box.x + 7, y, size, room, is_turn, has_won) + points


def best(table: Table) -> int:
    """The highest total of a player or a team."""
    mates = table.mates
    return max(
        score + (table.scores[mates[seat]] if mates[seat] != NONE else 0)
        for seat, score in enumerate(table.scores)
    )


def columns(table: Table, owner: int, box: Box) -> str:
    """The four columns, as large as the place allows."""
    book = Book(table.edition, "" if owner == table.seat else table.names[owner])
    movers = tuple(table.last.get((owner, number)) for number in range(COLUMN_COUNT))
    target = table.target[1] if table.target[0] == owner else NONE
    cards = tuple(zip(table.nines[owner], table.tops[owner], movers, strict=True))
    return columns_art(book, owner, box, cards, target)


@lru_cache(KEPT)
def columns_art(
    book: Book, owner: int, box: Box, cards: tuple[tuple[int, int, int | None], ...], target: int
) -> str:
    across = box.w / COLUMN_COUNT
    width = min(across - 8, (box.h - FOOT - 6) / RATIO / (1 + 3 * PEEK), 104)
    across = min(across, width + 26)
    left = box.x + (box.w - COLUMN_COUNT * across) / 2
    return "".join(
        column(
            book,
            owner,
            number,
            count,
            top,
            Box(left + number * across, box.y, across, box.h),
            width,
            mover,
            number == target,
        )
        for number, (count, top, mover) in enumerate(cards)
    )


@lru_cache(KEPT)
def column(
    book: Book,
    owner: int,
    number: int,
    count: int,
    top: int,
    box: Box,
    width: float,
    mover: int | None,
    is_target: bool,
) -> str:
    """A column with its name."""
    return group(
        column_art(owner, number, count, top, box, width, mover, is_target),
        id=f"column-{owner}-{number}",
        click=f"seat-{owner + 1}-column-{Column(number).name.lower()}",
        title=words.column_title(book, book.name, number, count, top),
        more="" if mover is None else 'class="last"',
    )


def column_art(
    owner: int, number: int, count: int, top: int, box: Box, width: float, mover: int | None, is_target: bool
) -> str:
    """Nines, the card on top, the letter and the points."""
    left, height = box.x + (box.w - width) / 2, width * RATIO
    step, floor = height * PEEK, box.y + box.h - FOOT
    start = floor - height - step * (count if top != NONE else max(0, count - 1))
    parts = [frame(box, start, mover is not None, is_target)]
    if not count and top == NONE:
        parts.append(use("face-mauwi-slot", left, floor - height, width, height))
    for index in range(count):
        known = f'id="nine-{owner}-{number}-{index}" data-from="draw-pile"'
        parts.append(use("face-mauwi-nine", left, start + index * step, width, height, known))
    if top != NONE:
        known = f'id="top-{owner}-{number}" data-flip="{top}"'
        if mover is not None:
            known += f' data-from="hand-{mover}"'
        parts.append(use(FACES[top], left, floor - height, width, height, known))
    label = words.column_label(number, count, top, box.w > 84)
    size = min(16.0, max(13.0, width * 0.19), (box.w - 2) / len(label) / GLYPH)
    parts.append(text(label, box.x + box.w / 2, floor + 18, size))
    return "".join(parts)


def frame(box: Box, start: float, is_last: bool, is_target: bool) -> str:
    """What can be clicked of a column; around the last move, and around what is fought for."""
    place = (box.x + 1, start - 5, box.w - 2, box.y + box.h - start + 5, 8)
    if is_target:
        return rect(*place, "glow-soft", "bad", 3, 'stroke-dasharray="9 5"')
    if is_last:
        return rect(*place, "none", "last", 2.5, 'pointer-events="all"')
    return rect(*place, "none", more='pointer-events="all"')


def hand_cards(table: Table, owner: int, box: Box) -> str:
    """The hand: open for the viewer, and where all have seen a card."""
    is_mine = owner == table.seat
    held = tuple(
        NONE if origin == Origin.EMPTY else card
        for card, origin in zip(table.hands[owner], table.origins[owner], strict=True)
    )
    return hand_art(Book(table.edition, "" if is_mine else table.names[owner]), owner, box, held, is_mine)


@lru_cache(KEPT)
def hand_art(book: Book, owner: int, box: Box, held: tuple[int, ...], is_mine: bool) -> str:
    across = box.w / HAND
    width = min(across - (6 if box.w > SMALL else 2), box.h / RATIO, 128)
    across = min(across, width + 14)
    left = box.x + (box.w - across * HAND) / 2 + (across - width) / 2
    top = box.y + max(0, (box.h - width * RATIO) / 2)
    cards = []
    for place, card in enumerate(held):
        if card == NONE:
            continue
        face = FACES[card] if card >= 0 else "face-mauwi-hidden"
        cards.append(
            group(
                use(face, left + place * across, top, width, width * RATIO),
                id=f"held-{owner}-{place}",
                click=CLICKS[card] if is_mine and card >= 0 else "",
                title=words.held_title(book, card, book.name),
                more=f'data-from="draw-pile" data-flip="{card}"',
            )
        )
    return group(*cards, id=f"hand-{owner}", role="")


def buttons(table: Table, box: Box) -> str:
    """What the viewer can say now, one below or beside the other."""
    if table.seat is None or table.to_move != table.seat:
        return ""
    names = ["give-up"] if table.stage in EXCHANGE else []
    if table.stage == Stage.TURN:
        names = ["pass"]
        if JOKER in table.hands[table.seat]:
            names = ["friends", "fight", "pass"]
    drawn = []
    is_column = box.h > box.w
    for index, name in enumerate(names):
        width = box.w if is_column else (box.w - 8 * (len(names) - 1)) / len(names)
        height = 46 if is_column else box.h
        x = box.x + (0 if is_column else index * (width + 8))
        y = box.y + box.h - (len(names) - index) * (height + 10) if is_column else box.y
        icon = {"friends": path(HEART, "pink", "none"), "fight": path(CLAWS, "none", "glow", 3)}.get(name, "")
        click = f"combo-{name}" if icon else f"button-{name}"
        label, title = words.button_label(table, name), words.button_title(table, name)
        drawn.append(button(label, click, x, y, width, height, title, icon))
    return "".join(drawn)


# --- between the areas ----------------------------------------------------------------------------


def centre(table: Table, box: Box, status: str) -> str:
    """Both piles, the cards on the move, and what is decided."""
    if box.w > 700:
        piles, news = box._replace(w=560), Box(box.x + 580, box.y, box.w - 590, box.h)
    else:
        piles, news = box._replace(h=box.h * 0.52), Box(box.x, box.y + box.h * 0.56, box.w, box.h * 0.44)
    return group(
        rect(*box, 14, "table-deep"),
        draw_pile(table.deck, piles),
        discards(Book(table.edition), tuple(table.kinds), tuple(table.discards), piles),
        decided(table, news, status),
        id="centre",
        role="",
    )


@lru_cache(KEPT)
def draw_pile(deck: int, box: Box) -> str:
    height = min(box.h - 14, 92)
    width = height / RATIO
    x, y = box.x + 12, box.y + (box.h - height) / 2
    cards = "".join(
        use("face-mauwi-nine", x + 3 * index, y - 2 * index, width, height) for index in range(min(3, deck))
    )
    empty = use("face-mauwi-slot", x, y, width, height)
    return group(
        cards or empty,
        rect(x + width / 2 - 15, y + height - 24, 36, 21, 10, "paper", "line", 1.5),
        text(deck, x + width / 2 + 3, y + height - 8, 15, "line"),
        id="draw-pile",
        title=words.pile_title(deck),
    )


@lru_cache(KEPT)
def discards(book: Book, kinds: tuple[int, ...], found: tuple[int, ...], box: Box) -> str:
    """The discard pile, kind by kind: every kind of the game has its place."""
    room, per_row = box.w - 100, KINDS if box.w > 500 else (KINDS + 1) // 2
    is_beside = per_row < KINDS  # the count stands beside the card, or below it
    across, down = room / per_row, (box.h - 8) / (2 if is_beside else 1)
    width = min((across - 4) * (0.5 if is_beside else 1), (down - (4 if is_beside else 18)) / RATIO, 38)
    drawn = []
    for card, count in enumerate(found):
        if not count and not kinds[card]:
            continue
        x, y = box.x + 94 + card % per_row * across, box.y + 4 + card // per_row * down
        y += (down - width * RATIO - (0 if is_beside else 16)) / 2
        drawn.append(use(FACES[card], x, y, width, width * RATIO, "" if count else 'opacity="0.28"'))
        if count and is_beside:
            drawn.append(text(f"×{count}", x + width + 2, y + width * 0.9, 11, "text", "start"))
        elif count:
            drawn.append(text(f"×{count}", x + width / 2, y + width * RATIO + 14, 13))
    return group(*drawn, id="discards", title=words.discards_title(book, found))


def decided(table: Table, box: Box, status: str) -> str:
    """Cards on the move, and the sentence that says what is asked."""
    x, parts = box.x + 12, []
    height = min(box.h - 12, 96)
    width = height / RATIO
    top = box.y + (box.h - height) / 2
    for card, id in table.shown:
        face = "face-mauwi-nine" if id in ("gain", "unseen") else FACES[card]
        known = f'id="card-{id}" data-from="{"draw-pile" if card < 0 else f"hand-{table.to_move}"}"'
        parts.append(use(face, x, top, width, height, known))
        x += width + 8
    if table.target[0] >= 0:
        parts.append(path(CLAWS, "none", "bad", 4, f'transform="translate({x + 12:g} {top + height / 2:g})"'))
        x += 34
        under = table.tops[table.target[0]][table.target[1]]
        if under >= 0:
            parts.append(use(FACES[under], x, top, width, height))
            x += width + 10
    room = box.x + box.w - x - 8
    size = 17 if room > 420 else 14
    most = max(2, int(box.h / size / 1.25))
    count = len(broken(status, int(room / size / GLYPH), most))
    y = box.y + (box.h - 1.22 * size * count) / 2 + 0.9 * size
    return "".join(parts) + lines(status, x, y, size, room, most)
