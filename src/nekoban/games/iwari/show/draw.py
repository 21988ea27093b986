"""Iwari: the table as a picture. The map with its pieces, the players, display and deck, one's own hand.

The ground of a map is a face (faces.py) where the map comes with the game; the map of a user's own file is
drawn along. Only what may be asked is clickable: places of Feats while a Feat is to be placed, for instance.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import count
from math import floor
from typing import NamedTuple

from nekoban.core.language import kept
from nekoban.core.messages import capital
from nekoban.core.record import OVER, SeatNumber, View
from nekoban.core.svg import (
    ASKED,
    BUTTON,
    LATER,
    Box,
    Pieces,
    Svg,
    cut,
    drawing,
    fitted,
    group,
    move_button,
    name_width,
    paint,
    panel,
    seat_mark,
    short_names,
    text,
    use,
    wrapped,
)
from nekoban.core.svg import lines as written
from nekoban.games.iwari.data.loading import map_of
from nekoban.games.iwari.data.maps import Map
from nekoban.games.iwari.parts import BIOMES, CARDS_PER_PAIR, NOWHERE, Feat, Happening, Stage
from nekoban.games.iwari.rules.placing import is_third_turn, tribe_count
from nekoban.games.iwari.show import titles, words, worth
from nekoban.games.iwari.show.map_picture import road
from nekoban.games.iwari.show.map_pieces import WORDS, connection, feat_mark, ground, land, space, totem_space
from nekoban.games.iwari.show.map_places import feat_spots, named, turned
from nekoban.games.iwari.show.naming import THIRD_NAME, tribe_word
from nekoban.games.iwari.show.points_table import lines, points_table

PIECES = Pieces()
NUMBERS = count()  # of maps: to look a map itself up for each piece of it would cost more than the piece
AT_ONCE = 8  # tent spaces that are kept together
PLACING = (Stage.ACT, Stage.MORE, Stage.THIRD, Stage.THIRD_MORE)
FEAT_IN_TERRITORY = (Stage.UNION, Stage.DISCOVERY)
FEAT_ON_CONNECTION = (Stage.HONOUR, Stage.RESPECT)
CARD = 1.4  # height by width
COLUMN, PANEL, GAP = 300, 104, 6  # of the wide layout
MAP_WIDE, MAP_TALL = 868, 420
STRIP = 132
SMALLEST_NAME = 0.66  # of its usual size; a longer name is cut
SMALL, OWN = 74, 184  # panels of the tall layout


@lru_cache(maxsize=64)
def board_number(board: Map) -> int:
    """What pieces of this map are kept by; after it was forgotten, another number."""
    return next(NUMBERS)


def draw(view: View, seat: SeatNumber | None, layout: str, names: Sequence[str]) -> Svg:
    """Iwari: one SVG, in either layout."""
    picture = Picture(view, seat, layout, names)
    return picture.wide() if layout == "wide" else picture.tall()


class Picture:
    """One view in one layout, and what is read from it more than once."""

    def __init__(self, view: View, seat: SeatNumber | None, layout: str, names: Sequence[str]) -> None:
        self.view, self.seat, self.layout = view, seat, layout
        self.tribes = tribe_count(view)
        self.names = [tribe_word(view, tribe, names) for tribe in range(self.tribes)]
        self.kept = map_of(view)
        self.told_map = named(self.kept)
        self.board = self.told_map if layout == "wide" else turned(self.told_map)
        self.number = board_number(self.board)
        self.told = last_events(view)
        self.tribes_told = view.raw["tribes"]  # as an array: a record for each would cost more
        self.stage = view.stage if view.to_move != OVER else None

    # --- layouts

    def wide(self) -> Svg:
        x = MAP_WIDE + 2 * 8
        parts = [self.map(8, 8, MAP_WIDE)]
        height = 8 + self.board.size[1] * MAP_WIDE / self.board.size[0] + 8 + STRIP + 8
        height = max(760, height)
        others = self.others()
        for row, tribe in enumerate(others):
            parts.append(self.panel(tribe, x, 8 + row * (PANEL + GAP)))
        low = 180 if any(self.view.feats_left) else 128
        top = 8 + len(others) * (PANEL + GAP)
        beside = Box(x, top, COLUMN, height - low - 8 - GAP - top)
        parts.append(points_table(worth.worths(self.view), beside))
        parts.append(self.market(x, height - low - 8, COLUMN, low, 44))
        parts.append(self.own_strip(8, height - STRIP - 8))
        return drawing(x + COLUMN + 8, height, *parts, title=titles.picture_title(self.kept))

    def tall(self) -> Svg:
        parts, others = [], self.others()
        for number, tribe in enumerate(others):
            parts.append(self.small_panel(tribe, 6 + number % 2 * 206, 6 + number // 2 * (SMALL + GAP)))
        y = 6 + (len(others) + 1) // 2 * (SMALL + GAP)
        parts.append(self.map(0, y, MAP_TALL))
        y += self.board.size[1] * MAP_TALL / self.board.size[0] + 2
        parts.append(lines(wrapped(titles.map_caption(self.told_map), 56), 10, y + 12, 11.5, "text-soft"))
        parts.append(self.market(6, y + 34, 408, 108, 50))
        y += 148
        if self.seat is not None:
            parts.append(self.own_corner(6, y))
            y += OWN + 6
        else:
            parts.append(self.notice(6, y, 408, 80, 15))
            y += 86
        return drawing(420, y, *parts, title=titles.picture_title(self.kept))

    def others(self) -> list[int]:
        """Everybody else in seating order, then the third tribe; for a spectator everybody."""
        view, seat = self.view, self.seat
        if seat is None:
            return list(range(self.tribes))
        return [(seat + k) % view.seats for k in range(1, view.seats)] + list(range(view.seats, self.tribes))

    # --- the map

    def map(self, x: float, y: float, width: float) -> str:
        board = self.board
        scale = width / board.size[0]
        return group(
            ground(self.kept, self.layout),
            self.lands(),
            self.roads(),
            self.spaces(),
            self.badges(),
            self.totems(),
            self.feats(),
            id="map",
            title=titles.map_caption(self.told_map),
            role="group",
            more=f'data-zoom="0 0 {board.size[0]:g} {board.size[1]:g}" '
            f'transform="translate({x:g} {y:g})scale({scale:.4g})"',
        )

    def lands(self) -> str:
        """Shapes that tell a territory's name; clickable and framed where a Feat may go."""
        asked = self.stage in FEAT_IN_TERRITORY and self.seat == self.view.to_move
        open_places = tuple(self.view.places.tolist()) if asked else ()
        tents = self.tribes_told["tents"].tobytes()
        return PIECES.kept(
            ("lands", self.number, open_places, tents, *self.names), self.new_lands, open_places
        )

    def new_lands(self, open_places: tuple[int, ...]) -> str:
        return "".join(
            land(
                self.board,
                index,
                worth.land_worth(self.view, self.board, index, self.names),
                bool(open_places and open_places[index]),
            )
            for index in range(len(self.board.territories))
        )

    def roads(self) -> str:
        """Paths between tents of one tribe, in its colour."""
        tents, board = self.view.tents.tolist(), self.board
        found: dict[int, list[str]] = {}
        for way in board.paths:
            tribe = tents[way.a]
            if tribe >= 0 and tribe == tents[way.b]:
                found.setdefault(tribe, []).append(road(board, way))
        return "".join(
            f'<path d="{"".join(ways)}" stroke="{paint(f"seat-{tribe + 1}")}" stroke-width="4"/>'
            for tribe, ways in sorted(found.items())
        )

    def spaces(self) -> str:
        """Some at a time: a move touches few of them."""
        tents, last = tuple(self.view.tents.tolist()[: len(self.board.spaces)]), self.told.tents
        drawn = []
        for start in range(0, len(tents), AT_ONCE):
            some = tents[start : start + AT_ONCE]
            fresh = tuple(sorted(last.intersection(range(start, start + AT_ONCE))))
            about = ("spaces", self.number, start, some, fresh, *self.names)
            drawn.append(PIECES.kept(about, self.new_spaces, start, some))
        return "".join(drawn)

    def new_spaces(self, start: int, tents: tuple[int, ...]) -> str:
        return "".join(
            space(self.board, index, tribe, self.names[tribe] if tribe >= 0 else "", index in self.told.tents)
            for index, tribe in enumerate(tents, start)
        )

    def totems(self) -> str:
        counts, tents = (self.tribes_told[name][: self.tribes] for name in ("totems", "tents"))
        about = ("totems", self.number, counts.tobytes(), tents.tobytes(), self.told.totem, *self.names)
        return PIECES.kept(about, self.new_totems, counts.tolist(), tents.tolist())

    def new_totems(self, counts: list[list[int]], tents: list[list[int]]) -> str:
        names = tuple(self.names)
        return "".join(
            totem_space(
                self.board,
                index,
                tuple(row[index] for row in counts),
                max(row[index] for row in tents),
                names,
                self.told.totem[1] if self.told.totem[0] == index else NOWHERE,
            )
            for index in range(len(self.board.territories))
        )

    def badges(self) -> str:
        view = self.view
        asked = self.stage in FEAT_ON_CONNECTION and self.seat == view.to_move
        links = [tuple(part.tolist()) for part in (view.mountain, view.connection_feats)]
        links.append(tuple(view.places.tolist()) if asked else ())
        totems = self.tribes_told["totems"].tobytes()
        about = ("badges", self.number, *links, tuple(sorted(self.told.links)), totems, *self.names)
        return PIECES.kept(about, self.new_badges, *links)

    def new_badges(self, mountains: tuple[int, ...], feats: tuple[int, ...], places: tuple[int, ...]) -> str:
        return "".join(
            connection(
                self.board,
                index,
                mountains[index],
                feats[index],
                worth.connection_worth(self.view, self.board, index, self.names),
                bool(places and places[index]),
                index in self.told.links,
            )
            for index in range(len(self.board.connections))
        )

    def feats(self) -> str:
        feats = self.view.territory_feats.tolist()
        spots = feat_spots(self.board)
        return "".join(
            feat_mark(
                f"feat-{index + 1}",
                spots[index],
                feats[index],
                titles.feat_title(self.board, index, feats[index]),
                index in self.told.lands,
            )
            for index in range(len(self.board.territories))
            if feats[index]
        )

    # --- players

    def panel(self, tribe: int, x: float, y: float) -> str:
        """Another player: name and points, pieces left, hand, discards."""
        is_player = tribe < self.view.seats
        inside = [
            self.heading(tribe, x + 14, y + 26, x + COLUMN - 14, 18),
            self.stock(tribe, x + 12, y + 38, 17),
        ]
        if is_player:
            inside.append(self.hand(tribe, x + 190, y + 36, 30, 35))
            inside.append(self.pile(tribe, x + 12, y + 84, 17, 34))
        else:
            inside.append(text(titles.label("third"), x + 14, y + 86, 13.5, "text-soft", "start"))
        return group(panel(Box(x, y, COLUMN, PANEL), self.is_active(tribe)), *inside, role="")

    def small_panel(self, tribe: int, x: float, y: float) -> str:
        inside = [
            self.heading(tribe, x + 8, y + 20, x + 194, 15),
            self.stock(tribe, x + 6, y + 27, 14),
        ]
        if tribe < self.view.seats:
            inside.append(self.hand(tribe, x + 136, y + 26, 17, 20))
            inside.append(self.pile(tribe, x + 6, y + 62, 15, 38))
        return group(panel(Box(x, y, 202, SMALL), self.is_active(tribe)), *inside, role="")

    def is_active(self, tribe: int) -> bool:
        """Whether this tribe is to place or draw now."""
        acting = self.view.seats if self.stage is not None and is_third_turn(self.view) else self.view.to_move
        return tribe in (acting, self.view.to_move)

    def heading(self, tribe: int, x: float, y: float, right: float, size: float) -> str:
        """Mark, name and points."""
        view, spot = self.view, (x, y, right, size)
        about = (tribe, self.names[tribe], tribe == self.seat, tribe == view.to_move, tribe == view.starter)
        points = int(self.tribes_told["points"][tribe])
        known = worth.worths(view)[tribe]
        return PIECES.kept((points, known, view.seats, about, spot), self.new_heading, tribe, *spot)

    def new_heading(self, tribe: int, x: float, y: float, right: float, size: float) -> str:
        points = self.view.tribes[tribe].points
        before = right - size * (0.8 * len(str(points)) + 0.2)
        name = self.names[tribe] if tribe < self.view.seats else str(THIRD_NAME)
        own = name_width(titles.own_name("")) if tribe == self.seat else 0
        label, room = 0.75 * name_width(titles.label("scored")), (before - x) / size - 1.8
        # One's own name stands beside the hand: there is not always room for what the points are.
        is_narrow = tribe == self.seat and SMALLEST_NAME * (own + name_width(name)) > room - label
        room = room + 0.2 if is_narrow else room - label
        letters = floor(10 * size * max(SMALLEST_NAME, min(1, room / (own + name_width(name))))) / 10
        name = cut(name, room * size / letters - own)
        if tribe == self.seat:
            name = titles.own_name(name)
        return group(
            seat_mark(tribe, x + size / 2, y - size * 0.33, size),
            text(name, x + size * 1.4, y, letters, "text", "start"),
            "" if is_narrow else text(titles.label("scored"), before, y, size * 0.75, "text-soft", "end"),
            text(points, right, y, size * 1.15, "text", "end"),
            id=f"player-{tribe + 1}",
            title=worth.player_worth(self.view, tribe, self.names),
        )

    def stock(self, tribe: int, x: float, y: float, size: float) -> str:
        """Pieces not yet placed."""
        left = [int(self.tribes_told[name][tribe]) for name in ("tents_left", "totems_left")]
        about = (tribe, self.names[tribe], tribe == self.view.starter, *left)
        return PIECES.kept((about, x, y, size), self.new_stock, tribe, x, y, size)

    def new_stock(self, tribe: int, x: float, y: float, size: float) -> str:
        left = self.view.tribes[tribe]
        step = size * 3.6
        starts = text(titles.label("starts"), x + size * 6.6, y + size * 1.1, 13.5, "text-soft", "start")
        return group(
            starts if tribe == self.view.starter else "",
            use(f"face-iwari-tent-{tribe + 1}", x, y, size * 1.5, size * 1.5),
            text(left.tents_left, x + size * 1.7, y + size * 1.1, size * 0.95, "text", "start"),
            use(f"face-iwari-totem-{tribe + 1}", x + step, y - size * 0.15, size * 1.15, size * 1.75),
            text(left.totems_left, x + step + size * 1.35, y + size * 1.1, size * 0.95, "text", "start"),
            id=f"stock-{tribe + 1}",
            title=titles.stock_title(self.view, tribe, self.names),
        )

    def pile(self, seat: int, x: float, y: float, size: float, step: float) -> str:
        discards = tuple(self.view.players[seat].discards.tolist())
        return discard_pile(seat, self.names[seat], discards, x, y, size, step)

    def hand(self, seat: int, x: float, y: float, width: float, step: float) -> str:
        """A hand as the viewer knows it: open cards first, then backs."""
        player = self.view.players[seat]
        held = player.hand.tolist()
        is_own = seat == self.seat
        shown = held if held[0] >= 0 else player.known.tolist()
        cards = [biome for biome in range(BIOMES) for _ in range(shown[biome])]
        backs = player.hand_count - len(cards)
        drawn = []
        count = [0] * BIOMES
        for k, biome in enumerate(cards):
            source = self.source(seat, biome, count[biome] == shown[biome] - 1)
            click = f"card-{WORDS[biome]}" if is_own else ""
            title = titles.card_title(biome, self.names[seat], is_own)
            card = f"hand-{seat + 1}-{WORDS[biome]}-{count[biome] + 1}"
            drawn.append(held_card(WORDS[biome], card, click, title, source, x + k * step, y, width))
            count[biome] += 1
        title = titles.back_title(self.names[seat])
        for k in range(backs):
            card, left = f"hand-{seat + 1}-back-{k + 1}", x + (len(cards) + k) * step
            drawn.append(held_card("back", card, "", title, 'data-from="deck"', left, y, width))
        return "".join(drawn)

    def source(self, seat: int, biome: int, is_newest: bool) -> str:
        """Where the newest card of a hand came from."""
        taken = is_newest and (seat, biome) in self.told.taken
        from_ = f"display-{WORDS[biome]}-{self.view.display[biome] + 1}" if taken else "deck"
        drawn = is_newest and (taken or (seat, biome) in self.told.drawn)
        return f'data-from="{from_}"' + (' class="last"' if drawn else "")

    # --- display and deck

    def market(self, x: float, y: float, width: float, height: float, card: float) -> str:
        step = (width - 24 - card) / BIOMES
        top = y + (34 if self.layout == "wide" else 24)
        label = titles.deck_label(self.view)
        return "".join(
            [
                panel(Box(x, y, width, height), False),
                text(
                    label, x + 12, top - 9, min(13.5, (width - 24) / name_width(label)), "text-soft", "start"
                ),
                deck(self.view.deck_count, x + 12, top, card),
                *self.display(
                    x + 12 + step, top, card, step, min(9, (y + height - top - card * CARD - 4) / 3)
                ),
                self.feat_supply(x + 12, y + height - 48) if self.layout == "wide" else "",
            ]
        )

    def display(self, x: float, y: float, card: float, step: float, down: float) -> Iterator[str]:
        """The face-up cards, each biome at its own place: what is taken leaves a gap, and nothing shifts."""
        shown = self.view.display.tolist()
        for biome in range(BIOMES):
            left = round(x + biome * step, 1)
            if not shown[biome]:
                yield use("face-iwari-slot", left, y, card, card * CARD)
            for number in range(1, shown[biome] + 1):
                yield group(
                    use(
                        f"face-iwari-{WORDS[biome]}",
                        left,
                        round(y + (number - 1) * down, 1),
                        card,
                        card * CARD,
                    ),
                    id=f"display-{WORDS[biome]}-{number}",
                    click=f"display-card-{WORDS[biome]}",
                    title=titles.display_title(biome),
                    more='data-from="deck"' + (' class="last"' if biome in self.told.refills else ""),
                )

    def feat_supply(self, x: float, y: float) -> str:
        """The Feats that can still be earned."""
        left = self.view.feats_left.tolist()
        drawn = []
        for feat in Feat:
            if left[feat]:
                at = x + len(drawn) * 56
                drawn.append(
                    group(
                        use(f"face-iwari-{feat.name.lower()}", at, y, 32, 32),
                        text(f"×{left[feat]}", at + 35, y + 21, 13, "text", "start"),
                        id=f"supply-{feat.name.lower()}",
                        title=titles.supply_title(feat, left[feat]),
                    )
                )
        return "".join(drawn)

    # --- one's own

    def own_strip(self, x: float, y: float) -> str:
        seat = self.seat
        if seat is None:
            return self.notice(x, y, MAP_WIDE, STRIP, 19)
        asked, buttons = self.decision()
        return "".join(
            [
                panel(Box(x, y, MAP_WIDE, STRIP), self.view.to_move == seat),
                self.heading(seat, x + 14, y + 30, x + 250, 20),
                self.stock(seat, x + 12, y + 46, 20),
                text(titles.label("discards"), x + 14, y + 93, 13.5, "text-soft", "start"),
                self.pile(seat, x + 14, y + 119, 21, 46),
                self.hand(seat, x + 266, y + 9, 81, 88),
                group(written(asked, x + 544, y + 25, 15, MAP_WIDE - 556, 3), role="", more=ASKED),
                button_row(buttons, x + 542, y + 78, 100, 44),
            ]
        )

    def own_corner(self, x: float, y: float) -> str:
        seat = self.seat or 0
        asked, buttons = self.decision()
        return "".join(
            [
                panel(Box(x, y, 408, OWN), self.view.to_move == seat),
                self.heading(seat, x + 10, y + 23, x + 208, 17),
                self.stock(seat, x + 8, y + 32, 15),
                self.hand(seat, x + 10, y + 62, 62, 67),
                self.pile(seat, x + 10, y + 172, 17, 41),
                group(written(asked, x + 222, y + 20, 13.5, 176, 4), role="", more=ASKED),
                button_row(buttons[:2], x + 220, y + 86, 88, 42),
                button_row(buttons[2:], x + 220, y + 134, 88, 42),
            ]
        )

    def notice(self, x: float, y: float, width: float, height: float, size: float) -> str:
        """For spectators: what is being decided."""
        said, size = fitted(words.status(self.view, short_names(self.names)), size, width - 32, 3)
        top = y + height / 2 - (len(said) - 1.7) * 0.6 * size
        asked = group(lines(said, x + 16, top, size), role="", more=ASKED)
        return panel(Box(x, y, width, height), False) + asked

    def decision(self) -> tuple[str, list[Button]]:
        """What is asked, and the buttons that answer it."""
        view = self.view
        if self.stage is None or view.to_move != self.seat:
            return words.status(view, short_names(self.names)), []
        return capital(words.asked(view)), self.buttons()

    def buttons(self) -> list[Button]:
        """First what stays; payments are hidden until a place is picked that they pay for."""
        hand, wanted = self.view.players[self.seat].hand.tolist(), []
        if self.stage in (Stage.ACT, Stage.THIRD_DISCARD):
            wanted.append(Button("button-discard", *titles.button("discard")))
        if self.stage in (Stage.MORE, Stage.THIRD_MORE):
            wanted.append(Button("button-done", *titles.button("done")))
        if self.stage in PLACING:
            wanted.append(Button("pay-card", *titles.button("pay-card"), more=LATER))
            wanted += [
                Button(f"pay-two-{WORDS[biome]}", *titles.pay_pair(biome), biome, LATER)
                for biome in range(BIOMES)
                if hand[biome] >= CARDS_PER_PAIR
            ]
        return wanted


# --- cards ----------------------------------------------------------------------------------------


@lru_cache(maxsize=4096)
def held_card(face: str, id: str, click: str, title: str, more: str, x: float, y: float, width: float) -> str:
    """A card of Iwari in one's own hand, with its click."""
    shown = use(f"face-iwari-{face}", x, y, width, width * CARD)
    return group(shown, id=id, click=click, title=title, more=more)


@kept(1024)
def discard_pile(
    seat: int, name: str, discards: tuple[int, ...], x: float, y: float, size: float, step: float
) -> str:
    """The discards by biome: they are open to all."""
    inside = [
        use(f"face-iwari-icon-{WORDS[biome]}", x + k * step, y - size * 0.85, size, size)
        + text(discards[biome], x + k * step + size * 1.1, y, size * 0.8, "text", "start")
        for k, biome in enumerate(range(BIOMES))
    ]
    faint = "" if sum(discards) else 'opacity="0.45"'
    title = titles.pile_title(list(discards), name)
    return group(*inside, id=f"discards-{seat + 1}", title=title, more=faint)


# --- what the last move told ----------------------------------------------------------------------


class Events(NamedTuple):
    """Places and cards that the last move touched."""

    tents: set[int]  # spaces
    totem: tuple[int, int]  # territory, tribe
    taken: set[tuple[int, int]]  # seat, biome: from the display
    drawn: set[tuple[int, int]]
    refills: set[int]  # biomes
    lands: set[int]  # territories with a new Feat
    links: set[int]


def last_events(view: View) -> Events:
    """What the last move changed, for marks in the picture."""
    found = Events(set(), (NOWHERE, NOWHERE), set(), set(), set(), set(), set())
    told = view.raw["events"][: view.event_count]  # an array: a record for each would cost more
    fields = [told[name].tolist() for name in ("kind", "seat", "what", "a", "b", "c")]
    for kind, seat, what, a, b, c in zip(*fields, strict=True):
        match kind:
            case Happening.TENT:
                found.tents.add(a)
            case Happening.TOTEM:
                found = found._replace(totem=(a, c))
            case Happening.TAKES:
                found.taken.add((seat, a))
            case Happening.DRAWS:
                found.drawn.add((seat, what))
            case Happening.REFILLS:
                found.refills.add(a)
            case Happening.FEAT_IN_TERRITORY:
                found.lands.add(b)
            case Happening.FEAT_ON_CONNECTION:
                found.links.add(b)
    return found


# --- things beside the map ------------------------------------------------------------------------


@kept(512)
def deck(count: int, x: float, y: float, width: float) -> str:
    """The deck of Iwari, higher while it has more cards."""
    face = "face-iwari-back" if count else "face-iwari-slot"
    depth = "".join(
        use(face, x - 2 * k, y - 2 * k, width, width * CARD) for k in range(min(3, 1 + count // 12))
    )
    label = f'<circle cx="{x + width / 2:g}" cy="{y + width * 1.12:g}" r="13" fill="{paint("paper")}"/>'
    number = text(count, x + width / 2, y + width * 1.12 + 5, 15, "line")
    return group(depth, label + number, id="deck", click="deck", title=titles.deck_title(count))


class Button(NamedTuple):
    click: str
    label: str
    title: str
    biome: int = NOWHERE  # whose sign it shows twice
    more: str = BUTTON


def button_row(wanted: Sequence[Button], x: float, y: float, width: float, height: float) -> str:
    """Buttons of the picture side by side."""
    return "".join(button(*entry, x + k * (width + 8), y, width, height) for k, entry in enumerate(wanted))


@kept(512)
def button(
    click: str, label: str, title: str, biome: int, more: str, x: float, y: float, width: float, height: float
) -> str:
    """A button of the picture, coloured as its biome."""
    middle = y + height / 2
    if biome < 0:
        drawn = text(label, x + width / 2, middle + 5, 13.5, "on-button")
    else:
        icon, letters = f"face-iwari-icon-{WORDS[biome]}", min(12, (width - 8) / name_width(label))
        drawn = "".join(use(icon, x + width / 2 + side, middle - 19, 20, 20) for side in (-22, 2))
        drawn += text(label, x + width / 2, middle + 14, round(letters, 1), "on-button")
    return move_button(drawn, click, title, x, y, width, height, more)
