"""Mauwi and Mauw: the table as a picture. Every id of every legal path stands in it as data-click.

The viewer's area lies at the bottom, the others in their order above it, clockwise from the left; between
them the piles, and what is being decided.
"""

from functools import lru_cache
from typing import NamedTuple

import numpy as np

from nekoban.core.contracts import Names
from nekoban.core.events import Event
from nekoban.core.language import kept
from nekoban.core.record import HIDDEN, NONE, SeatNumber, View
from nekoban.core.svg import (
    ASKED,
    GLYPH,
    Box,
    Svg,
    button,
    drawing_of,
    drawing_start,
    fitted,
    group,
    letter_count,
    panel,
    path,
    rect,
    short_names,
    text,
    use,
    written,
)
from nekoban.games.mauwi.parts import (
    COLUMN_COUNT,
    HAND,
    JOKER,
    KINDS,
    MOST_NINES,
    SEATS,
    Card,
    Column,
    Happening,
    Origin,
    Stage,
)
from nekoban.games.mauwi.rules.ending import column_score
from nekoban.games.mauwi.show import labels, words
from nekoban.games.mauwi.show.heads import PIPS, full_columns, header_art, name_room
from nekoban.games.mauwi.show.naming import Wording
from nekoban.games.mauwi.state import Player, State

WIDE, TALL = 1200, 420
GAP = 10
RATIO = 1.4  # a card's height by its width
PEEK = 0.24  # what is seen of a nine under a card, by the card's height
FOOT = 24  # below a column: its letter and its points
ROOMY = 500  # a panel so wide has its hand beside the columns
NARROW = 240  # a panel up to this width shows only how many cards a hand has, below the name
HEAD = 30  # of a small panel; below it, in a narrow one, the hand
SMALL = HAND * 21  # the room of a hand in a panel's head
KEPT = 8192  # drawn parts of each kind: from one picture to the next, and from one viewer to another
SHARED = 256  # positions: each is drawn for one viewer after the other
RING = 5  # opponents, from whom on they sit around the piles
NOBODY_MOVED = (NONE,) * COLUMN_COUNT
AT_A_COLUMN = (Happening.LAYS, Happening.LIFTS, Happening.FETCHES, Happening.NINOX, Happening.ATTACKS)
EXCHANGE = (Stage.DEFEND, Stage.HELP, Stage.GO_ON)
PLAYER = State.fields["players"].dtype
ROWS = range(State.start("players"), State.start("players") + SEATS * PLAYER.itemsize, PLAYER.itemsize)
EVENTS, EVENT_SIZE = State.start("events"), Event.dtype.itemsize
NO_HAND = bytes([HIDDEN % 256]) * HAND
DISCARDS, DECK = (slice(start, start + KINDS) for start in map(State.start, ("discards", "deck")))
FIELDS = ("hand", "origin", "nines", "top", "teammate")
PLACES = tuple(slice(Player.start(name), Player.start(name) + PLAYER[name].itemsize) for name in FIELDS)
FACES = tuple(f"face-mauwi-{card.name.lower()}" for card in Card)
CLICKS = tuple(f"card-{card.name.lower()}" for card in Card)
CLAWS = "M-7 8C-7 0 -4 -5 0 -9M-1 9C-1 2 2 -4 6 -8M5 9C6 4 8 0 11 -3"
HEART = "M0 8C-10 2 -9 -7 -4 -7Q-1 -7 0 -4Q1 -7 4 -7C9 -7 10 2 0 8Z"


class DrawnPlayer(NamedTuple):
    """What lies before a player, and in the hand."""

    hand: list[int]
    origins: list[int]
    nines: list[int]
    tops: list[int]
    mate: int
    held: int  # cards in the hand
    lying: int  # cards in the columns
    score: int


class DrawnTable(NamedTuple):
    """What is drawn for everybody alike, read once: all but the hands."""

    names: Names
    edition: int
    to_move: int
    stage: int
    target: tuple[int, int]  # the attacked column, during an exchange
    players: list[DrawnPlayer]
    kinds: list[int]  # how many of each kind the game has
    discards: list[int]
    deck: int  # cards in the draw pile
    shown: tuple[tuple[int, str], ...]  # cards on the move: the card, its id
    last: dict[int, tuple[int, ...]]  # whose columns the last move changed: for each, who moved
    seats: int


class Shared(NamedTuple):
    """What is drawn of a position for everybody alike, and the panels that were drawn of it so far."""

    table: DrawnTable
    start: str  # of the picture
    centre: str
    panels: dict[tuple[SeatNumber, bool, bool, bytes, float], tuple[str, ...]]  # see `draw`


class Panel(NamedTuple):
    """All that a player's panel shows. What stays as it was is not drawn again, nor for another viewer."""

    owner: SeatNumber
    width: float
    height: float
    edition: int
    name: str
    note: str  # in teams: with whom, and how many points both have
    row: bytes  # the player's memory
    movers: tuple[int, ...]  # who moved last in each column
    target: int  # the attacked column
    is_bottom: bool
    is_mine: bool
    is_turn: bool
    has_won: bool
    buttons: tuple[str, ...]  # what can be said now

    @property
    def wording(self) -> Wording:
        return Wording(self.edition, "" if self.is_mine else self.name)


class Layout(NamedTuple):
    """Where everything lies."""

    width: float
    height: float
    others: list[Box]  # the areas of the others, in their order from the viewer
    middle: Box
    mine: Box


def draw(view: View, seat: SeatNumber | None, layout: str, names: Names) -> Svg:
    """Mauwi: one SVG, in either layout."""
    names, memory = tuple(names), view.memory.tobytes()
    is_wide, bottom = layout == "wide", seat or 0
    told = memory[EVENTS : EVENTS + view.event_count * EVENT_SIZE]
    status = words.status(view, short_names(names))
    common = shared(without_hands(memory), last_columns(told), names, is_wide, status)
    parts: list[str] = []
    for owner, box, start in around(bottom, view.seats, is_wide):
        if owner == bottom:
            parts.append(common.centre)
        row = memory[ROWS[owner] : ROWS[owner] + PLAYER.itemsize]
        place = owner, owner == bottom, owner == seat, row
        about = *place, box.w  # in a tall picture somebody's area is wider for one viewer than for another
        drawn = common.panels.get(about)
        if drawn is None:
            drawn = common.panels[about] = panel_art(panel_of(common.table, box, *place))
        parts += (start, *drawn, "</g>")
    return drawing_of(common.start, *parts)


def without_hands(memory: bytes) -> bytes:
    """What a view shows of the table but for the hands, which not everybody sees."""
    found = bytearray(memory[:EVENTS])
    for place in ROWS:
        found[place : place + HAND] = NO_HAND
    return bytes(found)


@kept(SHARED)
def shared(
    memory: bytes, last: tuple[tuple[int, tuple[int, ...]], ...], names: Names, is_wide: bool, status: str
) -> Shared:
    """Made of the memory without hands alone: so nobody is shown a card that another viewer sees."""
    whole = np.frombuffer(memory.ljust(State.dtype.itemsize, b"\0"), np.uint8)
    table = read(State.of(whole), dict(last), names)
    places = (wide if is_wide else tall)(table.seats - 1)
    start = drawing_start(places.width, places.height, "", words.title(table))
    return Shared(table, start, centre(table, places.middle, status), {})


def read(view: State, last: dict[int, tuple[int, ...]], names: Names) -> DrawnTable:
    """The numbers of a view as plain lists: each is read once."""
    rows = [bytes(view.memory[place : place + PLAYER.itemsize]) for place in ROWS[: view.seats]]
    players = [read_player(row) for row in rows]
    shown = on_the_move(view)
    discards, kinds = view.memory[DISCARDS].tolist(), view.memory[DECK].tolist()
    lying = sum(player.held + player.lying for player in players)
    moving = sum(card != NONE and id != "unseen" for card, id in shown)
    return DrawnTable(
        names,
        view.edition,
        view.to_move,
        view.stage,
        (view.target_seat, view.target_column),
        players,
        kinds,
        discards,
        sum(kinds) - sum(discards) - lying - moving,
        shown,
        last,
        len(players),
    )


@lru_cache(KEPT)
def read_player(row: bytes) -> DrawnPlayer:
    """A player's row of Mauwi's view, read at once for the picture."""
    memory = memoryview(row).cast("b").tolist()
    hand, origins, nines, tops, (mate,) = [memory[place] for place in PLACES]
    return DrawnPlayer(
        hand,
        origins,
        nines,
        tops,
        mate,
        HAND - origins.count(Origin.EMPTY),
        sum(nines) + COLUMN_COUNT - tops.count(NONE),
        sum(column_score(*column) for column in zip(nines, tops, strict=True)),
    )


def on_the_move(view: State) -> tuple[tuple[int, str], ...]:
    """The cards that lie in nobody's area or hand: attacking, fetched, gained."""
    found = [(view.attack_card, "attack"), (view.carried, "carried")]
    if view.stage == Stage.PLACE:
        gained = view.gain_nine
        found += [(gained, "gain") if gained != NONE else (HIDDEN, "unseen"), (view.gain_top, "top")]
    return tuple((card, id) for card, id in found if card != NONE)


@lru_cache(KEPT)
def last_columns(events: bytes) -> tuple[tuple[int, tuple[int, ...]], ...]:
    """Where the last move happened: the seats, and who moved in each of their columns."""
    found: dict[int, list[int]] = {}
    for kind, seat, _, a, b, c, _ in np.frombuffer(events, Event.dtype).tolist():
        if kind in AT_A_COLUMN:
            found.setdefault(b, [*NOBODY_MOVED])[c] = seat
        elif kind == Happening.PLACES:
            found.setdefault(seat, [*NOBODY_MOVED])[a] = seat
    return tuple((seat, tuple(movers)) for seat, movers in found.items())


# --- layouts --------------------------------------------------------------------------------------


@lru_cache(16)
def wide(count: int) -> Layout:
    """Up to four others in a row, the piles below them; more sit around the piles."""
    around = count >= RING
    width = WIDE - 2 * GAP
    boxes = ring(count) if around else row(count, GAP, 208 if count == 4 else 246)
    below = max(box.y + box.h for box in boxes) + GAP
    if around:
        middle = Box(boxes[0].x + boxes[0].w + GAP, boxes[0].y, width - 2 * (boxes[0].w + GAP), boxes[0].h)
    else:
        middle, below = Box(GAP, below, width, 112), below + 112 + GAP
    mine = Box(GAP, below, width, 292)
    return Layout(WIDE, below + mine.h + GAP, boxes, middle, mine)


def row(count: int, y: float, height: float) -> list[Box]:
    """Areas side by side."""
    width = (WIDE - GAP) / count - GAP
    return [Box(GAP + index * (width + GAP), y, width, height) for index in range(count)]


def ring(count: int) -> list[Box]:
    """Areas around the piles, clockwise from the lower left."""
    top = row(count - 2, GAP, 194)
    left = top[0]._replace(y=2 * GAP + 194)
    return [left, *top, left._replace(x=WIDE - GAP - left.w)]


@lru_cache(16)
def tall(count: int) -> Layout:
    """Two others in a row; an odd one has a row alone."""
    width, boxes, y = TALL - 2 * GAP, [], float(GAP)
    half = (width - GAP) / 2
    height = 206 if count == 1 else 178
    start = count % 2
    if start:
        boxes.append(Box(GAP, y, width, height))
        y += height + GAP
    for index in range(count - start):
        boxes.append(Box(GAP + index % 2 * (half + GAP), y, half, height))
        y += (height + GAP) * (index % 2)
    middle = Box(GAP, y, width, 150)
    mine = Box(GAP, middle.y + middle.h + GAP, width, 414)
    return Layout(TALL, mine.y + mine.h + GAP, boxes, middle, mine)


@lru_cache(64)
def around(bottom: SeatNumber, seats: int, is_wide: bool) -> list[tuple[SeatNumber, Box, str]]:
    """All areas with their owners and how they begin, clockwise from the viewer's left, the viewer's last.

    A panel is drawn about its own corner and put into its place.
    """
    places = (wide if is_wide else tall)(seats - 1)
    owners = [(bottom + step) % seats for step in range(1, seats + 1)]
    boxes = zip(owners, (*places.others, places.mine), strict=True)
    return [
        (owner, box, f'<g id="area-{owner}" transform="translate({box.x:g} {box.y:g})">')
        for owner, box in boxes
    ]


# --- an area --------------------------------------------------------------------------------------


def panel_of(
    table: DrawnTable, box: Box, owner: SeatNumber, is_bottom: bool, is_mine: bool, row: bytes
) -> Panel:
    """What the panel of a player shows to a viewer who sees this of the player's memory."""
    mate, is_turn = table.players[owner].mate, owner == table.to_move
    return Panel(
        owner,
        box.w,
        box.h,
        table.edition,
        table.names[owner],
        "" if mate == NONE else labels.team_note(table.names[mate], team_score(table, owner)),
        row,
        table.last.get(owner, NOBODY_MOVED),
        table.target[1] if table.target[0] == owner else NONE,
        is_bottom,
        is_mine,
        is_turn,
        table.to_move < 0 and has_won(table, owner),
        said_now(table, row) if is_mine and is_turn else (),
    )


def has_won(table: DrawnTable, owner: SeatNumber) -> bool:
    """Whether nobody has more points, now that the game has ended."""
    return team_score(table, owner) == max(team_score(table, seat) for seat in range(table.seats))


def team_score(table: DrawnTable, owner: SeatNumber) -> int:
    """The points of a player, with those of the teammate."""
    player = table.players[owner]
    return player.score + (table.players[player.mate].score if player.mate != NONE else 0)


def said_now(table: DrawnTable, row: bytes) -> tuple[str, ...]:
    """What the viewer, whose turn it is and whose memory this is, can say."""
    if table.stage in EXCHANGE:
        return ("give-up",)
    if table.stage != Stage.TURN:
        return ()
    return ("friends", "fight", "pass") if JOKER in read_player(row).hand else ("pass",)


class PanelPlaces(NamedTuple):
    """Where the parts of a panel lie."""

    box: Box
    head: float  # the height of the name
    columns: Box
    hand: Box
    keys: Box  # for what can be said
    taken: float  # by the hand, beside the name


@kept(KEPT)
def panel_art(shown: Panel) -> tuple[str, ...]:
    """Name and points, the four columns, the hand, what can be said."""
    box, head, body, hand, keys, taken = panel_places(
        shown.width, shown.height, shown.is_bottom, hand_room(shown)
    )
    player, wording = read_player(shown.row), shown.wording
    cards = tuple(zip(player.nines, player.tops, shown.movers, strict=True))
    return (
        panel(box, shown.is_turn) + header(shown, box, head, taken),
        columns(wording, shown.owner, body, cards, shown.target),
        small_hand(shown, hand) if hand.w < SMALL else hand_cards(wording, shown.owner, hand, held(player)),
        buttons(wording, shown.buttons, keys) if shown.buttons else "",
    )


@lru_cache(KEPT)
def panel_places(width: float, height: float, is_bottom: bool, room: float) -> PanelPlaces:
    """Where everything stands in a player's panel in Mauwi."""
    box = Box(0, 0, width, height)
    is_roomy = box.w > ROOMY
    is_narrow = box.w <= NARROW
    head = 36 if is_roomy or is_bottom else HEAD + 22 if is_narrow else HEAD
    body = Box(8, head, box.w - 16, box.h - head - 6)
    if is_bottom and not is_roomy:
        body = body._replace(h=206)
        hand = Box(body.x, body.y + body.h + 10, body.w, 110)
        keys = Box(body.x, hand.y + 118, body.w, 40)
    elif is_roomy:
        body = body._replace(w=body.w * 0.42)
        keys = Box(box.w - 150, body.y + 8, 138, body.h - 16)
        hand = Box(body.x + body.w + 30, body.y, keys.x - body.x - body.w - 46, body.h)
        if box.w < 700:
            body = body._replace(w=body.w * 1.6)
            hand = Box(body.x + body.w + 16, body.y, box.w - body.x - body.w - 30, body.h)
            keys = hand
    elif is_narrow:
        keys = hand = Box(box.w - 8 - room, HEAD, room, 22)
    else:
        keys = hand = Box(box.w - 54 - SMALL, 5, SMALL, head - 6)
    return PanelPlaces(box, head, body, hand, keys, 0 if is_bottom or is_roomy or is_narrow else hand.w)


def held(player: DrawnPlayer) -> tuple[int, ...]:
    """The card at each place of a hand: NONE where there is none."""
    places = zip(player.hand, player.origins, strict=True)
    return tuple([NONE if origin == Origin.EMPTY else card for card, origin in places])


def hand_room(shown: Panel) -> float:
    """How much of a narrow panel the hand takes."""
    return 38 + 19 * read_player(shown.row).origins.count(Origin.TAKEN)


def small_hand(shown: Panel, box: Box) -> str:
    """A hand in a narrow panel: the cards that all have seen, and how many others there are."""
    player, owner = read_player(shown.row), shown.owner
    width, height, x = 16, 16 * RATIO, box.x
    taken = [place for place in range(HAND) if player.origins[place] == Origin.TAKEN]
    cards = []
    for place in taken:
        card = player.hand[place]
        title = labels.held_title(shown, card, shown.name)
        cards.append(
            group(use(FACES[card], x, box.y, width, height), id=f"held-{owner}-{place}", title=title)
        )
        x += 19
    count = player.held - len(taken)
    if count:
        back = use("face-mauwi-hidden", x, box.y, width, height)
        number = text(f"×{count}", x + width + 2, box.y + 16, 12, "text-soft", "start")
        cards.append(group(back, number, id=f"held-{owner}", title=labels.hidden_title(shown.name, count)))
    return whole_hand(owner, cards, shown.name, player.held)


def header(shown: Panel, box: Box, head: float, taken: float) -> str:
    """Whose area it is, whether they are to move or have won, and their points."""
    is_narrow, high = box.w <= NARROW, min(head, HEAD) if box.w <= NARROW else head
    room = box.w - 66 - (0 if is_narrow else taken + PIPS)
    note = shown.note if room > 200 else ""
    player = read_player(shown.row)
    count = player.nines.count(MOST_NINES)
    if is_narrow:
        at = 10, HEAD + 11, box.w - 18 - PIPS - hand_room(shown)
    else:
        free = room - name_room(shown.name, note, shown.is_mine, head)
        at = box.w - 54 - taken - PIPS, head / 2 + 2, -max(0, free)
    pips = full_columns(shown.wording, shown.owner, shown.name, count, *at)
    head_art = header_art(
        shown.owner,
        box,
        high,
        room,
        shown.name,
        note,
        player.score,
        shown.is_mine,
        shown.is_turn,
        shown.has_won,
    )
    return head_art + pips


@kept(KEPT)
def columns(
    wording: Wording, owner: SeatNumber, box: Box, cards: tuple[tuple[int, int, int], ...], target: int
) -> str:
    """The four columns, as large as the place allows."""
    across = box.w / COLUMN_COUNT
    width = min(across - 8, (box.h - FOOT - 6) / RATIO / (1 + 3 * PEEK), 104)
    across = min(across, width + 26)
    left = box.x + (box.w - COLUMN_COUNT * across) / 2
    return "".join(
        column(
            wording,
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


@kept(KEPT)
def column(
    wording: Wording,
    owner: SeatNumber,
    number: int,
    count: int,
    top: int,
    box: Box,
    width: float,
    mover: int,
    is_target: bool,
) -> str:
    """A column with its name."""
    return group(
        column_art(owner, number, count, top, box, width, mover, is_target),
        id=f"column-{owner}-{number}",
        click=f"seat-{owner + 1}-column-{Column(number).name.lower()}",
        title=labels.column_title(wording, wording.name, number, count, top),
        more="" if mover == NONE else 'class="last"',
    )


def column_art(
    owner: SeatNumber, number: int, count: int, top: int, box: Box, width: float, mover: int, is_target: bool
) -> str:
    """Nines, the card on top, the letter and the points."""
    left, height = box.x + (box.w - width) / 2, width * RATIO
    step, floor = height * PEEK, box.y + box.h - FOOT
    start = floor - height - step * (count if top != NONE else max(0, count - 1))
    parts = [frame(box, start, mover != NONE, is_target, count == MOST_NINES)]
    if not count and top == NONE:
        parts.append(use("face-mauwi-slot", left, floor - height, width, height))
    for index in range(count):
        known = f'id="nine-{owner}-{number}-{index}" data-from="draw-pile"'
        parts.append(use("face-mauwi-nine", left, start + index * step, width, height, known))
    if top != NONE:
        known = f'id="top-{owner}-{number}" data-flip="{top}"'
        if mover != NONE:
            known += f' data-from="hand-{mover}"'
        parts.append(use(FACES[top], left, floor - height, width, height, known))
    label = labels.column_label(number, count, top, box.w > 84)
    size = min(16.0, max(13.0, width * 0.19), (box.w - 2) / letter_count(label) / GLYPH)
    parts.append(text(label, box.x + box.w / 2, floor + 18, size))
    return "".join(parts)


def frame(box: Box, start: float, is_last: bool, is_target: bool, is_full: bool) -> str:
    """What can be clicked of a column; around the last move, what is fought for, and three nines."""
    place = (box.x + 1, start - 5, box.w - 2, box.y + box.h - start + 5, 8)
    if is_target:
        return rect(*place, "glow-soft", "bad", 3, 'stroke-dasharray="9 5"')
    if is_last:
        return rect(*place, "none", "last", 2.5, 'pointer-events="all"')
    if is_full:
        return rect(*place, "none", "gold", 3, 'pointer-events="all"')
    return rect(*place, "none", more='pointer-events="all"')


@kept(KEPT)
def hand_cards(wording: Wording, owner: SeatNumber, box: Box, held: tuple[int, ...]) -> str:
    """The hand: open for the viewer, and where all have seen a card."""
    across = box.w / HAND
    width = min(across - (6 if box.w > SMALL else 2), box.h / RATIO, 128)
    across = min(across, width + 14)
    left = box.x + (box.w - across * HAND) / 2 + (across - width) / 2
    top = box.y + max(0, (box.h - width * RATIO) / 2)
    cards = [
        held_card(wording, owner, place, card, Box(left + place * across, top, width, width * RATIO))
        for place, card in enumerate(held)
        if card != NONE
    ]
    return whole_hand(owner, cards, wording.name, HAND - held.count(NONE))


def whole_hand(owner: SeatNumber, cards: list[str], name: str, count: int) -> str:
    """The places for cards are not drawn: how many are taken is said."""
    return group(*cards, id=f"hand-{owner}", role="group", title=labels.hand_title(name, count))


@kept(KEPT)
def held_card(wording: Wording, owner: SeatNumber, place: int, card: int, box: Box) -> str:
    """A card of Mauwi in a hand, with its click."""
    return group(
        use(FACES[card] if card >= 0 else "face-mauwi-hidden", *box),
        id=f"held-{owner}-{place}",
        click=CLICKS[card] if not wording.name and card >= 0 else "",
        title=labels.held_title(wording, card, wording.name),
        more=f'data-from="draw-pile" data-flip="{card}"',
    )


@kept(KEPT)
def buttons(wording: Wording, names: tuple[str, ...], box: Box) -> str:
    """What the viewer can say now, one below or beside the other."""
    drawn, is_column = [], box.h > box.w
    for index, name in enumerate(names):
        width = box.w if is_column else (box.w - 8 * (len(names) - 1)) / len(names)
        height = 46 if is_column else box.h
        x = box.x + (0 if is_column else index * (width + 8))
        y = box.y + box.h - (len(names) - index) * (height + 10) if is_column else box.y
        icon = {"friends": path(HEART, "pink", "none"), "fight": path(CLAWS, "none", "glow", 3)}.get(name, "")
        click = f"combo-{name}" if icon else f"button-{name}"
        label, title = labels.button_label(wording, name), labels.button_title(wording, name)
        drawn.append(button(label, click, x, y, width, height, title, icon))
    return "".join(drawn)


# --- between the areas ----------------------------------------------------------------------------


def centre(table: DrawnTable, box: Box, status: str) -> str:
    """Both piles, the cards on the move, and what is decided."""
    seat, column = table.target
    attacked = table.players[seat].tops[column] if seat >= 0 else None
    piles = table.deck, tuple(table.kinds), tuple(table.discards)
    return centre_art(box, table.edition, *piles, table.shown, table.to_move, attacked, status)


@kept(KEPT)
def centre_art(
    box: Box,
    edition: int,
    deck: int,
    kinds: tuple[int, ...],
    discarded: tuple[int, ...],
    shown: tuple[tuple[int, str], ...],
    to_move: int,
    attacked: int | None,
    status: str,
) -> str:
    """The middle of Mauwi's table: piles and buttons."""
    if box.w > 700:
        piles, news = box._replace(w=720), Box(box.x + 730, box.y, box.w - 740, box.h)
    else:
        piles, news = box._replace(h=box.h * 0.6), Box(box.x, box.y + box.h * 0.6, box.w, box.h * 0.4)
    return group(
        rect(*box, 14, "table-deep"),
        draw_pile(Wording(edition), deck, piles),
        discards(Wording(edition), kinds, discarded, piles),
        decided(Wording(edition), shown, to_move, attacked, news, status),
        id="centre",
        role="",
    )


@kept(KEPT)
def draw_pile(wording: Wording, deck: int, box: Box) -> str:
    """Mauwi's draw pile, with how many cards it has."""
    height = min(box.h - 14, 92)
    width = height / RATIO
    x, y = box.x + 12, box.y + (box.h - height) / 2
    cards = "".join(
        use("face-mauwi-hidden", x + 3 * index, y - 2 * index, width, height) for index in range(min(3, deck))
    )
    empty = use("face-mauwi-slot", x, y, width, height)
    return group(
        cards or empty,
        rect(x + width / 2 - 15, y + height - 24, 36, 21, 10, "paper", "line", 1.5),
        text(deck, x + width / 2 + 3, y + height - 8, 15, "line"),
        id="draw-pile",
        title=labels.pile_title(wording, deck),
    )


@kept(KEPT)
def discards(wording: Wording, kinds: tuple[int, ...], found: tuple[int, ...], box: Box) -> str:
    """The discard pile, kind by kind: every kind of the game has its place."""
    used = [card for card in range(KINDS) if kinds[card] or found[card]]
    rows = 1 if box.w > 500 else 2  # of two rows the cards are small: the count lies on them, else below
    per_row, foot = -(-len(used) // rows), 18 if rows == 1 else 4
    across, down = (box.w - 100) / per_row, (box.h - 8) / rows
    width = min(across - 6, (down - foot) / RATIO, 54)
    high, drawn = width * RATIO, []
    for place, card in enumerate(used):
        x, y = box.x + 94 + place % per_row * across, box.y + 4 + place // per_row * down
        y += (down - high - foot + 2) / 2
        count, middle = found[card], x + width / 2
        drawn.append(use(FACES[card], x, y, width, high, "" if count else 'opacity="0.28"'))
        if count and rows > 1:
            drawn.append(rect(middle - 13, y + high - 13, 26, 15, 7, "paper", "line"))
            drawn.append(text(f"×{count}", middle, y + high - 1.5, 11.5, "line"))
        elif count:
            drawn.append(text(f"×{count}", middle, y + high + 14, 13.5))
    title = labels.discards_title(wording, found)
    if not any(found):  # nothing else would say what this place is for
        middle, high, across = (
            box.x + 94 + (box.w - 100) / 2,
            box.y + box.h / 2,
            30 + letter_count(title) * 8.8,
        )
        drawn.append(rect(middle - across / 2, high - 13, across, 26, 13, "paper", "line", 1.5))
        drawn.append(text(title, middle, high + 5, 14, "line"))
    return group(*drawn, id="discards", title=title)


def decided(
    wording: Wording,
    shown: tuple[tuple[int, str], ...],
    to_move: int,
    attacked: int | None,
    box: Box,
    status: str,
) -> str:
    """Cards on the move, and the sentence that says what is asked."""
    x, parts = box.x + 12, []
    height = min(box.h - 12, 96)
    width = height / RATIO
    top = box.y + (box.h - height) / 2
    for card, id in shown:
        face = "face-mauwi-nine" if id in ("gain", "unseen") else FACES[card]
        known = f'id="card-{id}" data-from="{"draw-pile" if card < 0 else f"hand-{to_move}"}"'
        title = labels.moving_title(wording, id, card)
        parts.append(group(use(face, x, top, width, height, known), title=title))
        x += width + 8
    if attacked is not None:
        parts.append(path(CLAWS, "none", "bad", 4, f'transform="translate({x + 12:g} {top + height / 2:g})"'))
        x += 34
        if attacked >= 0:
            title = labels.moving_title(wording, "attacked", attacked)
            parts.append(group(use(FACES[attacked], x, top, width, height), title=title))
            x += width + 10
    room = box.x + box.w - x - 8
    size = 17 if room > 420 else 14
    most = max(2, int(box.h / size / 1.25))
    rows, size = fitted(status, size, room, most)
    y = box.y + (box.h - 1.22 * size * len(rows)) / 2 + 0.9 * size
    return "".join(parts) + group(written(rows, x, y, size), role="", more=ASKED)
