"""Iwari: the table in text, for terminals and screen readers. Rich markup; --plain drops it.

First the map as a picture of letters, then the same in words, territory by territory.
"""

from collections.abc import Sequence
from functools import reduce

from rich.cells import cell_len
from rich.markup import escape

from nekoban.core.messages import Phrase, capital
from nekoban.core.record import OVER, SeatNumber, View
from nekoban.games.iwari.data.loading import map_of
from nekoban.games.iwari.data.maps import Map, Point
from nekoban.games.iwari.parts import EMPTY, Biome, Feat
from nekoban.games.iwari.rules.placing import is_explored, most_tents, totem_count, tribe_count
from nekoban.games.iwari.rules.scoring import journey_points, multiplier
from nekoban.games.iwari.show.naming import (
    BIOME_LETTERS,
    BIOME_NAMES,
    COLOUR_LETTERS,
    COLOURS,
    FEAT_NAMES,
    cards_word,
    counted,
    place_name,
    territory_word,
    tribe_word,
)
from nekoban.games.iwari.show.words import deck_word, feats_word, hand_word, open_spaces
from nekoban.games.iwari.words import tell

COLUMNS = 104
ROW_HEIGHT = 2.1  # a letter is about twice as high as wide
STYLES = ("red", "green", "blue", "yellow", "magenta")  # of the tribes
BIOME_STYLES = {
    Biome.TUNDRA: "red",
    Biome.FOREST: "green",
    Biome.GLACIERS: "cyan",
    Biome.COAST: "yellow",
    Biome.DESERT: "magenta",
}
NEAR = (
    (0, 0),
    (0, 1),
    (0, -1),
    (2, 0),
    (-2, 0),
    (2, 1),
    (-2, 1),
    (2, -1),
    (-2, -1),
    (0, 2),
    (0, -2),
    (5, 0),
    (-5, 0),
)


def table(view: View, seat: SeatNumber | None, names: Sequence[str]) -> str:
    """Iwari: the whole table as one seat, or a spectator, sees it."""
    board = map_of(view)
    names = [escape(name) for name in names]
    parts = [
        heading(board),
        picture(view, board),
        f"[dim]{tell('key', colour=COLOURS[0], letter=COLOUR_LETTERS[0])}[/]",
        territories(view, names),
        connections(view, board),
        paths(board),
        tribes(view, seat, names),
        deck_word(view),
        feats_word(view),
    ]
    return "\n".join(part for part in parts if part)


def heading(board: Map) -> str:
    """The map's name over the table as text."""
    name, origin = escape(place_name(board.name)), escape(place_name(board.origin))
    return tell("heading", map=f"[bold]{name}[/]", origin=f"[dim]{origin}[/]")


# --- the picture ----------------------------------------------------------------------------------


class Canvas:
    """A sheet of letters. What was put first stays; the rest looks for room beside its place."""

    def __init__(self, board: Map) -> None:
        self.scale = (COLUMNS - 1) / board.size[0]
        self.rows = int(board.size[1] * self.scale / ROW_HEIGHT) + 1
        self.cells = [[(" ", "")] * COLUMNS for _ in range(self.rows)]

    def place(self, point: Point) -> tuple[int, int]:
        return round(point[0] * self.scale), min(self.rows - 1, int(point[1] * self.scale / ROW_HEIGHT))

    def is_free(self, column: int, row: int, width: int) -> bool:
        if not (0 <= row < self.rows and column >= 0 and column + width <= COLUMNS):
            return False
        around = self.cells[row][max(0, column - 1) : column + width + 1]
        return all(letter == " " for letter, _ in around)

    def put(self, point: Point, word: str, style: str) -> None:
        column, row = self.place(point)
        width = cell_len(word)
        left = min(max(0, column - width // 2), COLUMNS - width)
        for aside, down in NEAR:
            if self.is_free(left + aside, row + down, width):
                left, row = left + aside, row + down
                break
        for letter in word:
            wide = cell_len(letter)
            self.cells[row][left : left + wide] = [(letter, style), *[("", style)] * (wide - 1)]
            left += wide

    def dot(self, a: Point, b: Point) -> None:
        """A path between two spaces, where nothing else stands."""
        (x1, y1), (x2, y2) = self.place(a), self.place(b)
        steps = max(abs(x2 - x1) // 2, abs(y2 - y1))
        for step in range(1, steps):
            column, row = x1 + (x2 - x1) * step // steps, y1 + (y2 - y1) * step // steps
            if self.cells[row][column][0] == " ":
                self.cells[row][column] = ("·", "dim")

    def text(self) -> str:
        return "\n".join(row_text(row) for row in self.cells)


def row_text(row: list[tuple[str, str]]) -> str:
    """One line, runs of a style marked once."""
    out = []
    start = 0
    while start < len(row):
        end = start
        while end < len(row) and row[end][1] == row[start][1]:
            end += 1
        word = escape("".join(letter for letter, _ in row[start:end]))
        out.append(f"[{row[start][1]}]{word}[/]" if row[start][1] else word)
        start = end
    return "".join(out).rstrip()


def picture(view: View, board: Map) -> str:
    """The map: spaces and tents, totems, connections, names, and the paths between."""
    canvas = Canvas(board)
    for index, space in enumerate(board.spaces):
        tribe = view.tents[index]
        if tribe == EMPTY:
            canvas.put(space.at, str(space.number), "bold")
        else:
            canvas.put(space.at, f"▲{COLOUR_LETTERS[tribe]}", f"bold {STYLES[tribe]}")
    for index, territory in enumerate(board.territories):
        canvas.put(territory.totem, f"◎{totem_letters(view, index)}", "bold")
    for index, connection in enumerate(board.connections):
        canvas.put(connection.badge, badge(view, index) + "^" * connection.symbol, "reverse")
    for territory in board.territories:
        label = f"{place_name(territory.name)} {BIOME_LETTERS[territory.biome]}"
        canvas.put(territory.label, label, BIOME_STYLES[territory.biome])
    for path in board.paths:
        canvas.dot(board.spaces[path.a].at, board.spaces[path.b].at)
    return canvas.text()


def totem_letters(view: View, territory: int) -> str:
    """'R2B1'."""
    counts = [(tribe, view.tribes[tribe].totems[territory]) for tribe in range(tribe_count(view))]
    return "".join(f"{COLOUR_LETTERS[tribe]}{count}" for tribe, count in counts if count)


def badge(view: View, connection: int) -> str:
    """A connection's number with its mountains, in the table as text."""
    number = connection + 1
    if view.mountain[connection]:
        return f"x{number}x"
    return f"~{number}~" if view.connection_water[connection] else f"({number})"


# --- the same in words ----------------------------------------------------------------------------


def territories(view: View, names: Sequence[str]) -> str:
    """All territories of the map as text."""
    lines = [f"[bold]{tell('territories')}[/]"]
    lines += [territory_line(view, territory) for territory in range(view.territory_count)]
    return "\n".join(lines)


def territory_line(view: View, territory: int) -> str:
    """One territory of the map as text: its biome, pieces and room."""
    style = BIOME_STYLES[Biome(view.biome[territory])]
    name = tell("territory-name", place=named(view, territory), biome=BIOME_NAMES[view.biome[territory]])
    standing = pieces(view, "tents", territory)
    facts = [
        tell("standing-tents", tents=standing) if is_explored(view, territory) else tell("unexplored"),
        room_fact(view, territory),
    ]
    if is_explored(view, territory):
        facts.append(totem_fact(view, territory))
    if view.territory_feats[territory]:
        facts.append(tell("tents-times", times=multiplier(view.territory_feats[territory])))
    told = tell("territory-line", territory=f"[{style}]{name}[/]", facts=all_facts(facts))
    return f"{territory + 1:>2} {told}"


def all_facts(facts: Sequence[str]) -> str:
    """What is said of a place or a tribe, one after the other."""
    return reduce(lambda first, next: tell("facts", first=first, next=next), facts)


def named(view: View, territory: int) -> str:
    """A territory's name in the table as text."""
    return escape(territory_word(view, territory))


def pieces(view: View, kind: str, territory: int) -> list[str]:
    """'Red 2', 'Blue 1'."""
    counts = [(tribe, getattr(view.tribes[tribe], kind)[territory]) for tribe in range(tribe_count(view))]
    return [
        f"[{STYLES[tribe]}]{tell('colour-count', colour=COLOURS[tribe], count=int(count))}[/]"
        for tribe, count in counts
        if count
    ]


def room_fact(view: View, territory: int) -> str:
    """The open tent spaces of a territory as text."""
    found = open_spaces(view, territory)
    return tell("open-spaces", spaces=" ".join(map(str, found))) if found else tell("no-open-space")


def totem_fact(view: View, territory: int) -> str:
    """The cell of the table that says whose totems stand in a territory, and how many more may."""
    room = int(most_tents(view, territory) - totem_count(view, territory))
    standing = pieces(view, "totems", territory)
    return tell("standing-totems", totems=standing, room=room) if standing else tell("no-totems", room=room)


def connections(view: View, board: Map) -> str:
    """All connections of the map as text."""
    lines = [f"[bold]{tell('connections')}[/]"]
    for connection in range(view.connection_count):
        a, b = view.connection_a[connection], view.connection_b[connection]
        told = tell(
            "connection-row",
            **{"from": named(view, a), "to": named(view, b)},
            facts=connection_facts(view, board, connection),
            one=totem_letters(view, a) or "0",
            other=totem_letters(view, b) or "0",
        )
        lines.append(f"{connection + 1:>2} {told}")
    return "\n".join(lines)


def connection_facts(view: View, board: Map, connection: int) -> list[Phrase]:
    """'by land', 'symbol ▲▲', 'mountain: does not score'."""
    facts = [tell.phrase("by-water" if view.connection_water[connection] else "by-land")]
    if symbol := board.connections[connection].symbol:
        facts.append(tell.phrase("symbol", symbol="▲" * symbol))
    if view.mountain[connection]:
        facts.append(tell.phrase("mountain"))
    if view.connection_feats[connection]:
        facts.append(tell.phrase("totems-times", times=multiplier(view.connection_feats[connection])))
    return facts


def paths(board: Map) -> str:
    """The line under the table that lists which territories are joined by a path."""
    pairs = " ".join(f"{path.a + 1}-{path.b + 1}" for path in board.paths)
    return f"[dim]{tell('paths', pairs=pairs)}[/]"


def tribes(view: View, seat: SeatNumber | None, names: Sequence[str]) -> str:
    """All tribes as text: points, pieces and cards."""
    lines = [f"[bold]{tell('tribes')}[/]"]
    for tribe in range(tribe_count(view)):
        facts = [points_fact(view, tribe), stock_fact(view, tribe)]
        if tribe < view.seats:
            facts += player_facts(view, tribe)
        name = capital(tribe_word(view, tribe, names))
        if tribe == seat:
            name = tell("you", player=name)
        arrow = "→" if tribe == view.to_move else " "
        told = tell("tribe-line", tribe=name, facts=all_facts(facts))
        lines.append(f"{arrow} [{STYLES[tribe]}]{COLOURS[tribe]}[/] {told}")
    return "\n".join(lines)


def stock_fact(view: View, tribe: int) -> str:
    """'12 tents and 3 totems left'."""
    left = view.tribes[tribe]
    return tell("stock", tents=counted("tents", left.tents_left), totems=counted("totems", left.totems_left))


def points_fact(view: View, tribe: int) -> str:
    """'12 points scored, 9 more on the map now'; at the end all of them are scored."""
    scored = counted("points", view.tribes[tribe].points)
    if view.to_move == OVER:
        return tell("points-at-end", points=scored)
    return tell("points-now", points=scored, more=int(journey_points(view, tribe)))


def player_facts(view: View, seat: SeatNumber) -> list[str]:
    """What is known of a player as text."""
    facts = [tell("hand", cards=hand_word(view, seat))]
    if seat == view.starter:
        facts.append(tell("starting-player"))
    if sum(view.players[seat].discards):
        facts.append(tell("discard-pile", cards=cards_word(view.players[seat].discards)))
    if sum(view.players[seat].earned):
        earned = [FEAT_NAMES[feat] for feat in Feat if view.players[seat].earned[feat]]
        facts.append(tell("earned", count=len(earned), feats=earned))
    return facts
