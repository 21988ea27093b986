"""Cat Battles: the table as a picture. The territory with its cats, everybody's fish, what is being decided.

Whoever looks sits at the bottom: the second seat sees the territory turned round. A figure's `cat-…` or
`foe-…` counts from the viewer's side, as in moves.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import ceil

from nekoban.core.language import READER, kept
from nekoban.core.messages import capital
from nekoban.core.record import NONE, Raw, SeatNumber, View
from nekoban.core.svg import (
    ASKED,
    GLYPH,
    Box,
    Pieces,
    Svg,
    cut,
    drawing,
    fitted,
    fitted_name,
    group,
    letter_count,
    name_width,
    paint,
    panel,
    path,
    seat_mark,
    short_names,
    text,
    use,
)
from nekoban.games.cat_battles.data.figures import DIE, DIE_SIDES, TOUCHING_WITH_LANES, figure_id
from nekoban.games.cat_battles.parts import (
    AREA_COUNT,
    AREAS,
    GREEDY,
    Area,
    Ask,
    Face,
    Front,
    Happening,
    Rest,
)
from nekoban.games.cat_battles.rules.places import boss_of, is_boss, owner, squad_end, squad_start
from nekoban.games.cat_battles.rules.tasks import FIGHTING, asked
from nekoban.games.cat_battles.show import buttons, naming, questions, words
from nekoban.games.cat_battles.show.faces import FIGURES
from nekoban.games.cat_battles.show.territory import floor, frame, ground, street, town

HIGH = 144 / 112  # a figure's height by its width
ROW = HIGH + 0.16  # with its name
BADGE = 26
LEGEND_ROW, ONE_LINE = 36, 0.7  # of the names of effects and what they do
NAME_HIGH = 0.16  # of a figure's width; the names of large ones do not grow with them
LARGEST_NAME = 14
READABLE = 13.5  # 11 pixels of a window of 1366
READABLE_TALL = 12  # 11 pixels of a phone 390 wide
ROOMY = 56  # such a figure's name may be a little higher than its own room, to be readable
NAME_WIDE = 89  # the longest name of the sets in readable letters
SPILL = 1.01  # how far a name may go beyond its room: letters of 13.3 instead of 13.2 can be read
NAMED = 44  # a smaller figure shows no name
LARGEST = 92
TWO_LINES = 24  # of names on a phone
OUTER = 8  # how far the first and last name of a row may go beyond its room on a phone
DONE = 0.55  # how faint a cat is that has acted
SIGN, SIGN_MOST = 0.27, 0.38  # of a figure's width; the latter of a small one's
SIGN_LEAST = 23  # if the figure is not too small for it
APART, LOOSE = 1.06, 1.12  # from one figure to the next, by their width: at least, and where there is room
FENCE = 13  # how far figures stay from the edge of an area
BUTTON_HIGH, PAYMENTS_HIGH, GAP = 54, 132, 8  # of the wide layout
END_TOP = 390  # where the main phase is ended: far from all other buttons
END_WIDE = 150  # the same on a phone
HEADING_SIGNS = 3.6  # what stands beside a player's name, in sizes of its type: mark, fish, number
BOARD = (640, 744)
BOXES = {  # left, top, width, height, as the first seat sees them
    Area.NORTH: (60, 0, 520, 152),
    Area.NORTH_WEST: (0, 164, 204, 202),
    Area.NORTH_EAST: (436, 164, 204, 202),
    Area.CENTER: (224, 250, 192, 244),
    Area.SOUTH_WEST: (0, 378, 204, 202),
    Area.SOUTH_EAST: (436, 378, 204, 202),
    Area.SOUTH: (60, 592, 520, 152),
}
OPPOSITE = tuple(AREAS[AREA_COUNT - 1 - area] for area in AREAS)
DICE = {Face.NO_DAMAGE: "0", Face.ONE_DAMAGE: "1", Face.TWO_DAMAGE: "2", Face.SLEEP: "sleep"}
FRONT_FACES = {
    front: {Front.DAMAGE_MORE_1: "damage-plus-1", Front.DAMAGE_LESS_1: "damage-minus-1"}.get(
        front, front.name.lower().replace("_", "-")
    )
    for front in Front
}
TOUCHING = (
    Happening.PLAYS,
    Happening.MOVES,
    Happening.ATTACKS,
    Happening.SUFFERS,
    Happening.BOX_SUFFERS,
    Happening.RUNS,
    Happening.MOVED,
)


def draw(view: View, seat: SeatNumber | None, layout: str, names: Sequence[str]) -> Svg:
    """Cat Battles: one SVG, in either layout."""
    picture = Picture(view, seat, layout, names)
    return picture.wide() if layout == "wide" else picture.tall()


class Picture:
    """One view in one layout, and what is read from it more than once."""

    def __init__(self, view: View, seat: SeatNumber | None, layout: str, names: Sequence[str]) -> None:
        self.view, self.seat, self.layout, self.names = view, seat, layout, names
        self.bottom = seat or 0
        self.ask = asked(view) if view.to_move >= 0 else NONE
        self.is_mine = seat is not None and view.to_move == seat
        self.cats = [
            cat for side in range(view.seats) for cat in range(squad_start(side), squad_end(view, side))
        ]
        self.printed = view.raw["cats"]  # as arrays: a record for each would cost more than the rest
        self.areas = self.printed["area"].tolist()
        told = view.raw["events"][: view.event_count]
        events = list(zip(told["kind"].tolist(), told["a"].tolist(), told["b"].tolist(), strict=True))
        self.last = {one for kind, one, _ in events if kind in TOUCHING}
        self.rolled = [shown for kind, _, shown in events if kind == Happening.ROLLS]
        self.is_fight = self.ask in FIGHTING
        self.fighters = (view.attacker, view.target) if self.is_fight else ()

    # --- layouts

    def wide(self) -> Svg:
        return drawing(
            1200,
            760,
            self.player(1 - self.bottom, Box(8, 8, 258, 364)),
            self.player(self.bottom, Box(8, 388, 258, 364)),
            self.territory(Box(276, 8, 640, 744)),
            self.panel(Box(926, 8, 266, 744)),
            title=words.title(self.view),
        )

    def tall(self) -> Svg:
        return drawing(
            420,
            970,
            self.strip(1 - self.bottom, Box(6, 6, 408, 132)),
            self.territory(Box(6, 144, 408, 494)),
            self.corner(Box(6, 644, 408, 182)),
            self.strip(self.bottom, Box(6, 832, 408, 132)),
            title=words.title(self.view),
        )

    # --- the territory

    def territory(self, box: Box) -> str:
        floor = town(box)
        ways = lanes(pairs(tuple(self.view.touching.tolist())), box, self.bottom)
        about = (self.bottom, self.view.seats, self.view.center, *self.names)
        return floor + ways + "".join(self.area(area, box, about) for area in AREAS)

    def area(self, area: Area, board: Box, about: tuple[Raw, ...]) -> str:
        box = place(area, board, self.bottom)
        standing = [cat for cat in self.cats if self.areas[cat] == area]
        return PIECES.kept((area, board, about), self.spot, area, box) + self.crowd(standing, box)

    def spot(self, area: Area, box: Box) -> str:
        spot = group(
            ground(area, box),
            frame(box),
            id=f"place-{area.name.lower().replace('_', '-')}",
            click=f"area-{area.name.lower().replace('_', '-')}",
            title=words.area_title(self.view, area, self.names),
        )
        return spot + (self.center_effects(box) if area == Area.CENTER else "")

    def center_effects(self, box: Box) -> str:
        fronts = naming.front_list(self.view.center)
        return "".join(
            use(f"face-battle-{FRONT_FACES[front]}", box.x + box.w - 30 * (k + 1), box.y + 4, 26, 26)
            for k, front in enumerate(fronts)
        )

    def crowd(self, cats: list[int], box: Box) -> str:
        """The cats of an area, all of one size, the opponent's first."""
        label, edge = (20, FENCE) if self.layout == "wide" else (16, FENCE * 0.7)
        free = Box(box.x + edge, box.y + label, box.w - 2 * edge, box.h - label - edge)
        return self.row(sorted(cats, key=lambda cat: owner(cat) == self.bottom), free)

    def row(self, cats: list[int], box: Box) -> str:
        found = spots(len(cats), box, *(() if self.layout == "wide" else (NAMED, READABLE_TALL)))
        if self.layout == "tall" and is_staggered(found, box):
            found = staggered(found, box)
        return "".join(self.figure(cat, *spot) for cat, spot in zip(cats, found, strict=True))

    # --- figures

    def figure(self, cat: int, x: float, y: float, size: float, room: float, lower: float = 0) -> str:
        """Most cats stay as they were at the move before: their figures are kept."""
        part = self.fighters.index(cat) if cat in self.fighters else NONE
        is_over = self.view.to_move < 0
        spot = (x, y, size, room, lower)
        about = (cat, spot, self.seat, self.names[owner(cat)], part, cat in self.last, is_over)
        return PIECES.kept((self.printed[cat].tobytes(), about), self.new_figure, cat, *spot)

    def new_figure(self, cat: int, x: float, y: float, size: float, room: float, lower: float) -> str:
        one = self.view.cats[cat]
        side = owner(cat)
        name, told = printed(self.view, cat)
        is_done = self.view.to_move >= 0 and (one.acted or one.rest == Rest.THIS_TURN)
        art = use(face(one.figure, is_boss(cat)), x, y, size, size * HIGH)
        art += stand_marks(one.figure, one.level, x, y, size) + fronts(one.front, x, y, size)
        is_dim = is_done and cat not in self.fighters  # what is written on it can still be read
        inside = [f'<g opacity="{DONE}">{art}</g>' if is_dim else art]
        if self.areas[cat] < AREA_COUNT:
            inside.append(held(one.held, x, y, size) + whose_mark(side, x, y, size))
        elif self.areas[cat] == Area.BENCH:
            inside.append(held(one.level, x, y, size))  # CB-23: what it costs, and will hold
        if size >= (ROOMY if self.layout == "wide" else NAMED):  # else nobody could read it
            letters = name_letters(name, size, room, 0 if self.layout == "wide" else READABLE_TALL)
            below = max(size * 0.11, 0 if self.layout == "wide" else letters * 0.7) + lower
            inside.append(text(name, x + size / 2, y + size * HIGH + below, letters, edge="panel"))
        marks = words.mark_text(one.more, one.rest)
        if marks:
            inside.append(text(marks, x + size * 0.78, y + size * 0.24, size * 0.24, "bad"))
        click = ""
        if self.seat is not None:
            click = f"{'cat' if side == self.seat else 'foe'}-{cat - squad_start(side)}"
        more = f'color="{paint(f"seat-{side + 1}")}"'
        if cat in self.last:
            more += ' class="last"'
        title = words.figure_title(self.view, cat, name, told, self.names)
        return group(*inside, id=f"figure-{cat}", click=click, title=title, more=more)

    # --- players

    def player(self, side: int, box: Box) -> str:
        """Name and fish, bench and hangout."""
        x, y = box.x, box.y
        crowd = Box(x + 8, y + 150, box.w - 16, box.h - 158)
        return "".join(
            [
                panel(box, self.view.to_move == side),
                self.heading(side, (x + 14, y + 30, x + box.w - 14, 19)),
                self.stores(side, x + 12, y + 44, 54, 82),
                self.aside(side, crowd),
            ]
        )

    def strip(self, side: int, box: Box) -> str:
        x, y = box.x, box.y
        return "".join(
            [
                panel(box, self.view.to_move == side),
                self.heading(side, (x + 10, y + 24, x + 206, 16)),
                self.stores(side, x + 8, y + 38, 42, 52),
                self.aside(side, Box(x + 164, y + 6, 238, 120)),
            ]
        )

    def heading(self, side: int, spot: tuple[float, float, float, float]) -> str:
        about = (side, side == self.seat, self.names[side], spot)
        return PIECES.kept((self.printed[boss_of(side)].tobytes(), about), self.new_heading, side, *spot)

    def new_heading(self, side: int, x: float, y: float, right: float, size: float) -> str:
        room, said = right - x - HEADING_SIGNS * size, words.own_name if side == self.seat else str
        shown, letters = fitted_name(self.names[side], size, room, said)
        return group(
            seat_mark(side, x + size / 2, y - size * 0.33, size),
            text(shown, x + size * 1.35, y, letters, "text", "start"),
            use("face-battle-fish", right - size * 2.2, y - size * 0.8, size * 1.4, size * 0.95),
            text(self.view.cats[boss_of(side)].held, right, y, size, "text", "end"),
            id=f"player-{side + 1}",
            title=words.player_title(self.view, side, self.names),
        )

    def stores(self, side: int, x: float, y: float, size: float, step: float) -> str:
        """Box, dish and trash."""
        player, boss = self.view.players[side], self.view.cats[boss_of(side)]
        counts = (("box", player.box), ("dish", player.dish), ("trash", player.trash))
        about = (side, self.names[side], boss.figure, boss.effect, boss.amount, x, y, size, step)
        return "".join(
            PIECES.kept((name, count, *about), self.store, name, count, side, x + k * step, y, size, step)
            for k, (name, count) in enumerate(counts)
        )

    def store(self, name: str, count: int, side: int, x: float, y: float, size: float, step: float) -> str:
        """A box, dish or trash with its fish and its name; of a dish also how many make a Boss greedy."""
        said = f"{count}/{GREEDY}" if name == "dish" else count
        label = words.store_label(name)
        small = min(13.5, (step - 3) / letter_count(label) / GLYPH)
        return group(
            use(f"face-battle-{name}", x, y, size, size),
            text(said, x + size / 2, y + size * 1.42, size * 0.4),
            text(label, x + size / 2, y + size * 1.42 + 15, small, "text-soft"),
            id=f"{name}-{side + 1}",
            title=words.store_title(self.view, name, count, side, self.names),
        )

    def aside(self, side: int, box: Box) -> str:
        """Bench, and the hangout if somebody is there."""
        bench, hangout = (
            [cat for cat in self.cats if owner(cat) == side and self.areas[cat] == place]
            for place in (Area.BENCH, Area.HANGOUT)
        )
        rows = [ceil(len(cats) / 4) + 0.3 for cats in (bench, hangout)]  # a name above each
        share = box.h * rows[0] / sum(rows) if hangout else box.h
        made = [self.spot_name(Area.BENCH, box), self.row(bench, under_name(box, share))]
        if hangout:
            low = Box(box.x, box.y + share, box.w, box.h - share)
            made += [self.spot_name(Area.HANGOUT, low), self.row(hangout, under_name(low, low.h))]
        return "".join(made)

    def spot_name(self, place: Area, box: Box) -> str:
        """On a phone it stands at the right: at the left there are the player's name and fish."""
        name = words.area_label(place)
        if self.layout == "wide":
            return text(name, box.x + 4, box.y + 14, 14, "text-soft", "start")
        return text(name, box.x + box.w - 4, box.y + 12, 12, "text-soft", "end")

    # --- what is being decided

    def panel(self, box: Box) -> str:
        x, y, width = box.x + 14, box.y, box.w - 28
        low = y + (194 if self.is_fight else 48)
        said, size = fitted(
            self.sentence(), 14, width, 7
        )  # where payments would be: a page says it elsewhere
        return "".join(
            [
                panel(box, self.is_mine),
                text(words.turn_line(self.view), x, y + 30, 17, "text", "start"),
                self.fight(Box(x, y + 44, width, 98)),
                self.dice(Box(x, y + (147 if self.is_fight else 272), width, 40)),
                self.die(Box(x, y + 396, width, 28)),
                self.buttons(Box(x, low, width, 0)),
                group(lines(said, x, low + 78, size), role="", more=ASKED),
                self.badges(Box(x, y + 446, width, 294)),
            ]
        )

    def corner(self, box: Box) -> str:
        """On a phone the buttons stand right below the territory; what is asked is said above it."""
        x, y = box.x, box.y
        return "".join(
            [
                panel(box, self.is_mine),
                text(words.turn_line(self.view), x + 10, y + 22, 14, "text", "start"),
                self.fight(Box(x + 158, y + 6, 120, 62)),
                self.dice(Box(x + 290, y + 32, 112, 28)),
                self.die(Box(x + 10, y + 36, 142, 22)),
                self.corner_buttons(Box(x + 10, y + 74, box.w - 20, 0)),
            ]
        )

    def badges(self, box: Box) -> str:
        """The front effects of this game's cats, by name; what they do is their tooltip."""
        bits, fronts = self.view.center, self.printed["front"].tolist()
        for cat in self.cats:
            bits |= fronts[cat]
        return legend(bits, box)

    def sentence(self) -> str:
        if self.is_mine:
            return capital(questions.question(self.view, self.names))
        return words.status(self.view, short_names(self.names))

    def fight(self, box: Box) -> str:
        """Who attacks whom."""
        if not self.is_fight:
            return ""
        size = min(box.h / HIGH, box.w * 0.4)
        right = box.x + box.w - size
        middle = box.y + size * 0.7
        arrow = f"M{box.x + size + 4:g} {middle:g}H{right - 6:g}m-9 -8l9 8l-9 8"
        return "".join(
            [
                self.portrait(self.view.attacker, box.x, box.y, size),
                path(arrow, "none", "bad", 4, 'stroke-linecap="round" stroke-linejoin="round"'),
                self.portrait(self.view.target, right, box.y, size),
            ]
        )

    def portrait(self, cat: int, x: float, y: float, size: float) -> str:
        colour = paint(f"seat-{owner(cat) + 1}")
        name = face(self.view.cats[cat].figure, is_boss(cat))
        return use(name, x, y, size, size * HIGH, f'color="{colour}"')

    def dice(self, box: Box) -> str:
        """What the attack has rolled; after it, all that was rolled in it, until the next attack."""
        faces = self.view.dice.tolist()[: self.view.roll_count]
        if not faces:
            return ""
        size = min(box.h, box.w / len(faces) - 4)
        made = [] if self.is_fight else [self.roller(box)]
        for k, shown in enumerate(faces):
            fresh = ' class="last"' if self.rolled and k == len(faces) - 1 else ""
            made.append(
                group(
                    use(f"face-battle-die-{DICE[Face(shown)]}", box.x + k * (size + 4), box.y, size, size),
                    id=f"die-{k + 1}",
                    title=words.die_title(shown),
                    more=f'data-roll="{shown}" data-from="button-roll"{fresh}',
                )
            )
        return "".join(made)

    def die(self, box: Box) -> str:
        """What a roll can show: the six faces of a die, while one rolls."""
        if self.ask != Ask.ROLLING:
            return ""
        if self.layout == "wide":
            return faces_of_die(box, words.die_label())
        return faces_of_die(box, "")

    def roller(self, box: Box) -> str:
        """Whose dice they were."""
        said = words.roller_label(self.view)
        size = min(14 if self.layout == "wide" else 11, max(8.5, box.w / name_width(said)))
        return text(cut(said, box.w / size), box.x, box.y - 7, size, "text-soft", "start")

    def buttons(self, box: Box) -> str:
        """On a wide page: what is answered with, payments below it, and apart what ends the main phase."""
        if not self.is_mine:
            return ""
        wanted = buttons.in_a_row(self.view)
        paid = box._replace(y=box.y + BUTTON_HIGH + GAP, h=PAYMENTS_HIGH)
        return "".join(
            [
                buttons.row(wanted, box._replace(h=BUTTON_HIGH), len(wanted)) if wanted else "",
                *(buttons.pay_column(ways, paid) for ways in buttons.payments(self.view)),
                buttons.row(buttons.apart(self.view), Box(box.x, END_TOP, box.w, BUTTON_HIGH), 1),
            ]
        )

    def corner_buttons(self, box: Box) -> str:
        """On a phone: two rows; in the lower one at the right what ends the main phase."""
        if not self.is_mine:
            return ""
        wanted, (upper, lower) = (
            buttons.in_a_row(self.view),
            (box._replace(h=46, y=box.y + 54 * k) for k in (0, 1)),
        )
        paid = lower._replace(w=lower.w - END_WIDE - GAP)
        end = lower._replace(x=lower.x + lower.w - END_WIDE, w=END_WIDE)
        return "".join(
            [
                buttons.row(wanted, upper, max(3, len(wanted))),
                *(buttons.pay_row(ways, paid) for ways in buttons.payments(self.view)),
                buttons.row(buttons.apart(self.view), end, 1),
            ]
        )


# --- pieces ---------------------------------------------------------------------------------------

# Name and text of every figure seen, by language and by what is printed on it.
told_before: dict[tuple[str, bytes], tuple[str, str]] = {}
PIECES = Pieces()  # figures, areas and headings
KEPT_TEXTS = 512


def printed(view: View, cat: int) -> tuple[str, str]:
    """A cat's name, and what is printed on its figure."""
    one = view.cats[cat]
    key = bytes(one.name.tobytes() + one.figure.to_bytes(4, "big") + one.level.to_bytes(1, "big"))
    key += f"{one.front} {one.timing} {one.condition} {one.effect} {one.amount} {one.cost}".encode()
    told = (READER.get(), key)
    if told not in told_before:
        if len(told_before) > KEPT_TEXTS:
            told_before.clear()
        told_before[told] = naming.cat_name(view, cat), naming.printed_text(view, cat)
    return told_before[told]


@cache
def face(figure: int, boss: bool) -> str:
    """A figure's face; one of a player's own making borrows one of the same kind."""
    name = figure_id(figure).lower()
    if name not in FIGURES:
        alike = [known for known, shown in FIGURES.items() if shown.boss == boss]
        name = alike[figure % len(alike)]
    return f"face-battle-{name}"


@cache
def stand_marks(figure: int, level: int, x: float, y: float, size: float) -> str:
    """CB-01. On the stand: the level in pips, and a mark for a figure that was not published."""
    shown = [f"level-{level}", naming.origin_sign(figure_id(figure))]
    return "".join(use(f"face-battle-{name}", x, y, size, size * HIGH) for name in shown if name)


@cache
def fronts(bits: int, x: float, y: float, size: float) -> str:
    """Front effects as badges down the figure's left side; those of small figures stand out farther."""
    step = max(size * SIGN, min(SIGN_LEAST, size * SIGN_MOST))
    left = x - (step - size * SIGN)
    return "".join(
        use(f"face-battle-{FRONT_FACES[front]}", left, y + size * 0.12 + k * step, step, step)
        for k, front in enumerate(naming.front_list(bits))
    )


@cache
def whose_mark(side: int, x: float, y: float, size: float) -> str:
    """The shape of its owner at the foot of a figure: in a crowd stands alone do not tell whose it is."""
    return seat_mark(side, x + size * 0.1, y + size * 1.1, max(10, size * 0.2))


@cache
def held(count: int, x: float, y: float, size: float) -> str:
    """The fish on a stand."""
    left, top = x + size * 0.64, y + size * 0.88
    disc = (
        f'<circle cx="{left + size * 0.19:.4g}" cy="{top + size * 0.19:.4g}" r="{size * 0.17:.4g}"'
        f' fill="{paint("paper")}" stroke="{paint("line")}" stroke-width="1.5"/>'
    )
    fish = use("face-battle-fish", left - size * 0.2, top - size * 0.04, size * 0.36, size * 0.24)
    return disc + text(count, left + size * 0.19, top + size * 0.29, size * 0.28, "line") + fish


def under_name(box: Box, height: float) -> Box:
    """What is left of a box for the figures."""
    return Box(box.x, box.y + 17, box.w, height - 18)


@kept(KEPT_TEXTS)
def legend(bits: int, box: Box) -> str:
    """Badges in a row of their own each, with their names and, where there is room, what they do."""
    shown = naming.front_list(bits)
    rows = [1 if front in naming.FRONT_BRIEFS else ONE_LINE for front in shown]
    step = min(LEGEND_ROW, (box.h - 20) / max(1, sum(rows)))
    is_roomy, top = step >= 2 * READABLE + 2, box.y + 20
    made = [text(words.badges_label(), box.x, box.y + 12, 14, "text-soft", "start")]
    for front, share in zip(shown, rows, strict=True):
        high = step * share
        size, middle, left = min(BADGE, high - 2), top + high / 2, box.x + BADGE + 10
        said = [use(f"face-battle-{FRONT_FACES[front]}", box.x, round(middle - size / 2, 1), size, size)]
        told = [str(naming.FRONTS[front]), *([str(naming.FRONT_BRIEFS[front])] if share == 1 else [])]
        for line, ink in zip(told if is_roomy else told[:1], ("text", "text-soft"), strict=False):
            lower = 5 if share < 1 or not is_roomy else -2.5 if ink == "text" else READABLE - 1
            said.append(
                text(line, left, round(middle + lower, 1), 14 if ink == "text" else READABLE, ink, "start")
            )
        made.append(group(*said, id=f"front-{naming.spelled(front)}", title=naming.front_meaning(1 << front)))
        top += high
    return "".join(made)


@kept(64)
def faces_of_die(box: Box, label: str) -> str:
    """All faces of a die beside each other, small, after a word."""
    said = text(label, box.x, box.y + box.h * 0.68, 14, "text-soft", "start") if label else ""
    left = box.x + 14 * name_width(label) + 10 if label else box.x
    step = min(box.h + 2, (box.x + box.w - left) / DIE_SIDES)
    faces = (
        use(f"face-battle-die-{DICE[Face(shown)]}", round(left + k * step, 1), box.y, step - 2, step - 2)
        for k, shown in enumerate(sorted(DIE))
    )
    return group(said, *faces, id="faces-of-die", title=words.die_odds())


@cache
def spots(
    count: int, box: Box, named: float = ROOMY, letters: float = READABLE
) -> tuple[tuple[float, float, float, float], ...]:
    """Places, size and room for the names of this many figures in a box: as large as readable names allow."""
    if not count:
        return ()
    sizes = {
        columns: min(box.w / columns / APART, box.h / ceil(count / columns) / ROW, LARGEST)
        for columns in range(1, count + 1)
    }
    columns = max(
        sizes, key=lambda many: (sizes[many] >= ROOMY and box.w / many >= NAME_WIDE, sizes[many], -many)
    )
    size = sizes[columns]
    step = min(box.w / columns, max(size * LOOSE, NAME_WIDE * letters / READABLE if size >= named else 0))
    rows = ceil(count / columns)
    top = box.y + (box.h - rows * size * ROW) / 2
    found = []
    for k in range(count):
        row = k // columns
        many = min(columns, count - row * columns)
        left = box.x + (box.w - many * step) / 2 + (step - size) / 2
        found.append((left + k % columns * step, top + row * size * ROW))
    return tuple((round(x, 1), round(y, 1), round(size, 1), round(step, 1)) for x, y in found)


def is_staggered(found: tuple[tuple[float, ...], ...], box: Box) -> bool:
    """Whether names beside each other would be small, and there is a line more for every second one."""
    if len(found) < 3 or len({y for _, y, _, _ in found}) > 1:
        return False
    *_, size, step = found[0]
    return size >= NAMED and step < NAME_WIDE and size * HIGH + TWO_LINES <= box.h


def staggered(found: tuple[tuple[float, ...], ...], box: Box) -> list[tuple[float, ...]]:
    """Every second name one line lower: all but the outer ones have the room of two."""
    last, top = len(found) - 1, box.y + (box.h - found[0][2] * HIGH - TWO_LINES) / 2
    return [
        (
            x,
            round(top, 1),
            size,
            step + OUTER if k in (0, last) else 2 * step - 4,
            READABLE_TALL if k % 2 else 0,
        )
        for k, (x, _, size, step) in enumerate(found)
    ]


@cache
def place(area: Area, board: Box, bottom: int) -> Box:
    """Where an area lies for whoever sits at the bottom."""
    left, top, width, height = BOXES[OPPOSITE[area] if bottom else area]
    across, down = (board.w - 16) / BOARD[0], (board.h - 16) / BOARD[1]
    return Box(board.x + 8 + left * across, board.y + 8 + top * down, width * across, height * down)


@cache
def pairs(touching: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """The areas that touch each other."""
    return tuple((one, two) for one in AREAS for two in AREAS if one < two and touching[one] >> two & 1)


@cache
def lanes(pairs: tuple[tuple[int, int], ...], board: Box, bottom: int) -> str:
    """Streets between areas that touch."""
    ways = []
    for one, two in pairs:
        a, b = place(AREAS[one], board, bottom), place(AREAS[two], board, bottom)
        ax, ay, bx, by = (
            a.x + a.w / 2, a.y + a.h / 2, b.x + b.w / 2, b.y + b.h / 2,
        )  # fmt: skip
        if abs(ay - by) < 1:  # between the sides: past the center
            ay = by = ay + (-0.33 if ay < board.y + board.h / 2 else 0.33) * a.h
        ways.append(f"M{ax:.4g} {ay:.4g}L{bx:.4g} {by:.4g}")
    return street("".join(ways))


def name_letters(name: str, size: float, room: float, least: float = 0) -> float:
    """The size of a figure's name: no wider than its room, and readable where the figure is not too small."""
    high = max(min(LARGEST_NAME, size * NAME_HIGH), READABLE if size >= ROOMY else least)
    return min(round(high, 1), int(10 * SPILL * room / name_width(name)) / 10)


def empty_territory(center: Sequence[Front]) -> Svg:
    """A territory without names and cats, and large what its center does: a picture to choose it by."""
    board, fronts = Box(0, 0, *BOARD), [f"face-battle-{FRONT_FACES[Front(front)]}" for front in center]
    middle, size = place(Area.CENTER, board, 0), 110
    left, top = middle.x + (middle.w - size * len(fronts)) / 2, middle.y + (middle.h - size) / 2
    return drawing(
        *BOARD,
        town(board),
        lanes(pairs(TOUCHING_WITH_LANES), board, 0),
        *(floor(area, place(area, board, 0)) for area in AREAS),
        *(use(face, left + size * k, top, size, size) for k, face in enumerate(fronts)),
    )


def lines(said: Sequence[str], x: float, y: float, size: float) -> str:
    """Lines of text in the picture of Cat Battles."""
    return "".join(text(line, x, y + 1.25 * size * k, size, "text", "start") for k, line in enumerate(said))
