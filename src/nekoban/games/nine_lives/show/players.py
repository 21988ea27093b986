"""Nine Lives: the players in the picture, with their lives, cards and buttons."""

from functools import lru_cache

from nekoban.core.language import kept
from nekoban.core.record import Raw, SeatNumber
from nekoban.core.svg import (
    BUTTON,
    GLYPH,
    Box,
    Pieces,
    broken,
    button,
    fitted,
    group,
    letter_count,
    lines,
    longest_word,
    name_plate,
    numeral,
    panel,
    path,
    rect,
    text,
    use,
)
from nekoban.games.nine_lives.motives import lives_lost_by_failing
from nekoban.games.nine_lives.parts import (
    DECK,
    KINDS,
    LIVES,
    STACK,
    SUITS,
    Card,
    Cat,
    Power,
    Sign,
    Stage,
)
from nekoban.games.nine_lives.rules.stacks import fewest_cards
from nekoban.games.nine_lives.show import titles
from nekoban.games.nine_lives.show.asking import may_give_up
from nekoban.games.nine_lives.show.naming import TEXTS, with_note
from nekoban.games.nine_lives.show.snapshot import Seat, Snapshot

PIECES = Pieces()  # players
WIDE, TALL = 1200, 420
GAP = 10
SIZES = (16, 15, 14, 13, 12, 11, 10, 9, 8, 7)  # of what a life says: the largest in which it fits
RATIO = 1.4  # a card's height by its width
PEEK = 0.3  # what is seen of a card under another one of its stack
SHOWN_BACKS = 10  # more cards of a hidden hand are only counted
FACES = tuple(f"face-nine-{card.name.lower().replace('_', '-')}" for card in Card)
CLICKS = tuple(f"card-{card.name.lower().replace('_', '-')}" for card in Card)
CATS = tuple(cat.name.lower() for cat in Cat)
SUIT_NAMES = tuple(suit.name.lower() for suit in SUITS)
HEART = "M0 9C-9 2 -11 -3 -9 -7C-6 -11 -1 -9 0 -5C1 -9 6 -11 9 -7C11 -3 9 2 0 9Z"
NOTE_ROWS, SMALLEST_NOTE = (1, 2, 3), 8.5  # below a button's label
SKIPS = (Power.SKIP_BIG_HAND, Power.SKIP_SMALL_HAND, Power.SINGLE_TURN)


def other_area(table: Snapshot, owner: SeatNumber, box: Box) -> str:
    """Another player, as drawn before while nothing about them changes."""
    return PIECES.kept((owner, box, *shown_of(table, owner)), new_other_area, table, owner, box)


def shown_of(table: Snapshot, owner: SeatNumber) -> tuple[Raw, ...]:
    """All that is shown of a player."""
    seat = table.seats[owner]
    facts = (*seat[:1], tuple(seat.hand), tuple(seat.chosen), *seat[3:])
    flags = (owner == table.to_move, owner == table.king, owner == table.seat, has_won(table, owner))
    return table.names[owner], facts, flags


def new_other_area(table: Snapshot, owner: SeatNumber, box: Box) -> str:
    """Name, lives, what the life on top says, the hand."""
    seat, name = table.seats[owner], table.names[owner]
    life = Box(box.x + 7, box.y + 34, box.w - 14, box.h - 72)
    head = group(
        panel(box, owner == table.to_move),
        plate(table, owner, box, 14, box.w - 16),
        life_box(table, owner, life),
        id=f"player-{owner}",
        click=f"seat-{owner + 1}",
        title=titles.player_title(table.view, seat, name, owner == table.king),
    )
    below = box.y + box.h - 34
    room = min(9 * 15, box.w * 0.5 - 8)
    marks = hearts(owner, seat.lives, seat.wagered, box.x + 10, below + 17, room / 9)
    hand = Box(box.x + room + 16, below, box.w - room - 22, 29)
    return group(head, named(marks, owner, seat, name), hidden_hand(table, owner, hand), role="")


def plate(table: Snapshot, owner: SeatNumber, box: Box, size: float, width: float) -> str:
    """The name, with the Kittyking's crown."""
    name = table.names[owner]
    said = titles.you if owner == table.seat else str
    crown = ""
    if owner == table.king:
        crown = group(
            use("face-nine-crown", box.x + box.w - 42, box.y + 4, 34, 25),
            id="crown",
            title=titles.king_title(name),
        )
        width -= 40
    return (
        name_plate(
            owner,
            name,
            box.x + 6,
            box.y + 18,
            size,
            width,
            owner == table.to_move,
            has_won(table, owner),
            said,
        )
        + crown
    )


def has_won(table: Snapshot, owner: SeatNumber) -> bool:
    """Whether a player of the picture has won."""
    if table.to_move >= 0:
        return False
    return standing(table, owner) == max(standing(table, other) for other in range(len(table.seats)))


def standing(table: Snapshot, owner: SeatNumber) -> int:
    """NL-41. Lives first, then hand cards, as one number."""
    seat = table.seats[owner]
    return len(seat.lives) * (DECK + 1) + len(seat.hand)


def life_box(table: Snapshot, owner: SeatNumber, box: Box) -> str:
    """The life on top: the cat, its number and hand limit, and the sentence of its power."""
    seat = table.seats[owner]
    if not seat.lives:
        return use("face-nine-slot", box.x + box.w / 2 - box.h / 2 / RATIO, box.y, box.h / RATIO, box.h)
    card = seat.lives[max(0, len(seat.lives) - 1 - seat.wagered)]
    sentence = with_note(TEXTS[seat.power, seat.parameter], seat.note)
    return life_art(owner, card // LIVES, seat.shown, str(sentence), box)


@lru_cache(4096)
def life_art(owner: SeatNumber, cat: int, number: int, sentence: str, box: Box) -> str:
    """A life in the picture, with its cat and the sentence of its power."""
    art = min(box.h - 4, box.w * 0.3)
    width = art / 0.86
    faces = (f"face-nine-life-{CATS[cat]}", f"face-nine-figures-{number}")
    crop = (
        f'<svg x="{box.x + 3:g}" y="{box.y + (box.h - art) / 2:g}" width="{width:g}" height="{art:g}"'
        f' viewBox="5 5 90 82" preserveAspectRatio="xMidYMid slice">'
        f"{''.join(use(face, 0, 0, 100, 140) for face in faces)}</svg>"
    )
    room = box.w - width - 14
    sizes = SIZES if box.w > 300 else SIZES[2:]
    size = next((size for size in sizes if fits(sentence, size, room, box.h - 6)), SIZES[-1])
    rows = broken(sentence, int(room / size / GLYPH), int((box.h - 6) / size / 1.22))
    y = box.y + (box.h - 1.22 * size * len(rows)) / 2 + 0.92 * size
    words_shown = "".join(
        text(row, box.x + width + 10, y + 1.22 * size * index, size, "line", "start")
        for index, row in enumerate(rows)
    )
    return rect(*box, 9, "paper", "line", 2) + crop + words_shown


def fits(sentence: str, size: float, width: float, height: float) -> bool:
    """Whether the sentence of a power fits into a box."""
    letters, most = int(width / size / GLYPH), int(height / size / 1.22)
    return longest_word(sentence) <= letters and len(broken(sentence, letters, 99)) <= most


@lru_cache(4096)
def hearts(owner: SeatNumber, lives: tuple[int, ...], wagered: int, x: float, y: float, across: float) -> str:
    """Nine hearts from the lowest life to the top one: kept, wagered (gold, put forward), lost (empty)."""
    parts, scale = [], across / 22
    for index in range(LIVES):
        where = f'transform="translate({x + (index + 0.5) * across:.4g} {y:.4g})scale({scale:.3g})"'
        if index >= len(lives):
            parts.append(path(HEART, "none", "border", 2, where))
        elif index >= len(lives) - wagered:
            lifted = where.replace(f" {y:.4g})", f" {y - across * 0.2:.4g})")
            parts.append(path(HEART, "gold", "line", 2.5, lifted))
        else:
            parts.append(path(HEART, "red", "line", 2, where))
    return "".join(parts)


def named(marks: str, owner: SeatNumber, seat: Seat, name: str) -> str:
    """The lives of a player, with their title."""
    return group(marks, id=f"lives-{owner}", title=titles.lives_title(name, len(seat.lives), seat.wagered))


def hidden_hand(table: Snapshot, owner: SeatNumber, box: Box) -> str:
    """Somebody else's hand: backs, or faces where it is open; and how many of how many."""
    seat, name = table.seats[owner], table.names[owner]
    label = titles.hand_label(len(seat.hand), seat.limit)
    room = box.w - letter_count(label) * 13.5 * GLYPH - 6
    shown = seat.hand[:SHOWN_BACKS]
    width = min(20.0, box.h / RATIO)
    step = min(width + 2, (room - width) / max(1, len(shown) - 1)) if shown else 0
    cards = "".join(
        use(
            FACES[card] if card >= 0 else "face-nine-back",
            box.x + index * step,
            box.y,
            width,
            width * RATIO,
            f'id="held-{owner}-{index}" data-flip="{card}" data-from="deck"',
        )
        for index, card in enumerate(shown)
    )
    return group(
        cards,
        text(
            label,
            box.x + (width + step * (len(shown) - 1) + 6 if shown else 0),
            box.y + 20,
            13.5,
            "text",
            "start",
        ),
        id=f"hand-{owner}",
        title=titles.hand_title(name, seat.hand, seat.limit, seat.chosen_count),
    )


def own_area(table: Snapshot, box: Box) -> str:
    """The viewer: the same, larger, with every life to look through, and the buttons."""
    owner = table.bottom
    is_wide = box.w > TALL
    if is_wide:
        life = Box(box.x + 12, box.y + 38, 390, 140)
        deck = Box(box.x + 12, box.y + 190, 390, 56)
        keys = Box(box.x + box.w - 178, box.y + 12, 166, box.h - 24)
        hand = Box(life.x + life.w + 22, box.y + 24, keys.x - life.x - life.w - 40, box.h - 40)
    else:
        life = Box(box.x + 8, box.y + 36, box.w - 16, 92)
        deck = Box(box.x + 8, box.y + 134, box.w - 16, 44)
        hand = Box(box.x + 8, box.y + 186, box.w - 16, 148)
        keys = Box(box.x + 8, box.y + 338, box.w - 16, 56)
    head = PIECES.kept(("own", owner, box, *shown_of(table, owner)), own_head, table, box, life)
    return group(
        head, own_lives(table, owner, deck), own_hand(table, owner, hand), buttons(table, keys), role=""
    )


def own_head(table: Snapshot, box: Box, life: Box) -> str:
    """The head of one's own panel in Nine Lives."""
    owner = table.bottom
    width = life.w + 20 if box.w > TALL else box.w
    return group(
        panel(box, owner == table.to_move),
        plate(table, owner, box._replace(w=width), 17, life.w),
        life_box(table, owner, life),
        id=f"player-{owner}",
        click=f"seat-{owner + 1}",
        title=titles.player_title(table.view, table.seats[owner], table.names[owner], owner == table.king),
    )


def own_lives(table: Snapshot, owner: SeatNumber, box: Box) -> str:
    """Every life with its number; what it says is its title."""
    seat, across = table.seats[owner], box.w / LIVES
    top = max(0, len(seat.lives) - 1 - seat.wagered)
    powers, parameters = (table.view.array[name].reshape(-1) for name in ("powers", "parameters"))
    parts = []
    for index in range(LIVES):
        x, y = box.x + (index + 0.5) * across, box.y + box.h / 2 + 2
        if index >= len(seat.lives):
            parts.append(heart("none", "border", x, y, across, ""))
            continue
        card = seat.lives[index]
        is_wagered = index > top or seat.wagered == len(seat.lives)
        power = int(powers[card]), int(parameters[card])
        parts.append(own_life(owner, index, card, power, is_wagered, index == top, x, y, across))
    return group(*parts, id=f"lives-{owner}", role="")


@kept(4096)
def own_life(
    owner: SeatNumber,
    index: int,
    card: int,
    power: tuple[int, int],
    is_wagered: bool,
    is_top: bool,
    x: float,
    y: float,
    across: float,
) -> str:
    """One life: a heart with its number; a power is known by its number and its parameter."""
    colour, high = ("gold", y - 5) if is_wagered else ("red", y)
    shape = heart(colour, "glow" if is_top else "line", x, high, across, "")
    number = numeral(card % LIVES + 1, x, high - across * 0.24, across * 0.36, f"on-{colour}")
    title = titles.life_title(card, TEXTS[power], is_wagered, is_top)
    return group(shape, number, id=f"life-{owner}-{index}", click=f"life-{index + 1}", title=title)


@lru_cache(4096)
def heart(fill: str, stroke: str, x: float, y: float, across: float, more: str) -> str:
    """A heart, which stands for a life."""
    scale = across / 23
    width = 3.5 if stroke == "glow" else 2
    return path(HEART, fill, stroke, width, f'transform="translate({x:.4g} {y:.4g})scale({scale:.3g})"{more}')


def own_hand(table: Snapshot, owner: SeatNumber, box: Box) -> str:
    """The hand in the order received (NL-07); cards of the stack being built are lifted, with their sign.

    NL-34: beside fewer cards than a stack has stands that no more are dealt.
    """
    seat = table.seats[owner]
    name = "" if owner == table.seat else table.names[owner]
    note = ""
    if len(seat.hand) < STACK and table.to_move >= 0:
        left = box.w * 0.5 if seat.hand else 0
        note = few_cards(fewest_cards(table.view, owner), box._replace(x=box.x + left, w=box.w - left))
        box = box._replace(w=left or box.w)
    count = max(1, len(seat.hand))
    width = min((box.h - 26) / RATIO, 124, max(box.w / count - 8, box.w / (count * 0.7 + 0.6)))
    step = min(width + 10, (box.w - width) / max(1, count - 1))
    left = box.x + (box.w - width - step * (count - 1)) / 2
    seen = [0] * KINDS
    parts = (
        [text(str(titles.OPEN_HAND), box.x + box.w / 2, box.y - 1, 12, "text-soft")] if seat.is_open else []
    )
    for index, card in enumerate(seat.hand):
        sign = seat.chosen[index]
        x, y = left + index * step, box.y + (4 if sign > 0 else 20)
        face = use(FACES[card] if card >= 0 else "face-nine-back", x, y, width, width * RATIO)
        copy, id = 0, f"held-{owner}-{index}"
        if card >= 0:
            copy = seen[card]
            seen[card] += 1
            id = f"own-{card}-{copy}"
        parts.append(
            group(
                face,
                badge(sign, x + width - 14, y + 14) if sign > 0 else "",
                id=id,
                click=CLICKS[card] if card >= 0 and owner == table.seat else "",
                title=titles.held_title(card, name, sign, seat.is_open),
                more='data-from="deck"' + ' class="taken"' * (sign > 0),
            )
        )
    return group(*parts, note, id=f"hand-{owner}", role="")


@kept(64)
def few_cards(count: int, box: Box) -> str:
    """NL-15, NL-34. Hands are not refilled, and a stack needs so many cards."""
    said = titles.few_cards(count)
    rows, size = fitted(said, 15, box.w, 6)
    y = box.y + (box.h - 1.22 * size * len(rows)) / 2 + size
    return lines(said, box.x + box.w / 2, y, size, box.w, 6, "text-soft", "middle")


def badge(sign: int, x: float, y: float) -> str:
    """The sign plus or minus on a card of a stack."""
    shape = "M-6 0H6M0 -6V6" if sign == Sign.PLUS else "M-6 0H6"
    where = f'transform="translate({x:g} {y:g})"'
    return (
        f"<g {where}>{rect(-13, -13, 26, 26, 13, 'picked', 'paper', 2)}{path(shape, 'none', 'paper', 4)}</g>"
    )


def buttons(table: Snapshot, box: Box) -> str:
    """What the viewer can say now."""
    if table.seat is None or table.to_move != table.seat:
        return ""
    found = possible(table)
    if not found:
        return ""
    is_column = box.h > box.w
    width = box.w if is_column else (box.w - 6 * (len(found) - 1)) / len(found)
    height = min(84, (box.h + 8) / len(found) - 8) if is_column else box.h
    drawn = []
    for index, name in enumerate(found):
        x = box.x if is_column else box.x + index * (width + 6)
        y = box.y + box.h - (len(found) - index) * (height + 8) + 8 if is_column else box.y
        drawn.append(noted_button(name, note_of(table, name), Box(x, y, width, height)))
    return "".join(drawn)


def note_of(table: Snapshot, name: str) -> str:
    """What a button costs and brings, to be read before it is clicked."""
    if name == "give-up":
        return titles.give_up_note(lives_lost_by_failing(table.view) if may_give_up(table.view) else 0)
    return titles.wager_note(name) if name.startswith("wager") else ""


@kept(1024)
def noted_button(name: str, note: str, box: Box) -> str:
    """A button with a note below its label, where there is room to read it."""
    click, label, title = f"button-{name}", titles.button_label(name), titles.button_title(name)
    size = min(16, box.h * 0.27, (box.w - 12) / letter_count(label) / GLYPH)
    room = box.h - 1.25 * size - 8
    tried = [fitted(note, min(13.4, room / most / 1.2), box.w - 12, most) for most in NOTE_ROWS if note]
    whole = [found for found in tried if "…" not in found[0][-1]]
    rows, small = max(whole, key=lambda found: found[1], default=([], 0))
    if small < SMALLEST_NOTE:
        high = min(44, box.h)
        return button(label, click, box.x, box.y + (box.h - high) / 2, box.w, high, title)
    middle, high = box.x + box.w / 2, 1.25 * size + 1.2 * small * len(rows)
    top = box.y + (box.h - high) / 2
    told = "".join(
        text(row, middle, top + 1.25 * size + 1.2 * small * index + 0.9 * small, small, "on-button")
        for index, row in enumerate(rows)
    )
    return group(
        rect(*box, 13, "button"),
        text(label, middle, top + 0.9 * size, size, "on-button"),
        told,
        id=click,
        click=click,
        title=title,
        more=BUTTON,
    )


def possible(table: Snapshot) -> list[str]:
    """The buttons that this moment of the game knows."""
    assert table.seat is not None
    seat = table.seats[table.seat]
    if table.stage == Stage.SWAP_HANDS:
        return ["keep-hand"]
    if table.stage != Stage.TURN:
        return []
    found = []
    if seat.wagered < len(seat.lives):
        found = ["wager-card", "wager-stack"] if table.view.wager_one else ["wager"]
    if seat.power in SKIPS:
        found.append("skip")
    if seat.power == Power.DOUBLE_TURN and table.view.second_turn:
        found.append("end")
    return [*found, "give-up"]
