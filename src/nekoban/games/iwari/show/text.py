"""Iwari: the table in text, for terminals and screen readers. Rich markup; --plain drops it.

First the map as a picture of letters, then the same in words, territory by territory.
"""

from collections.abc import Sequence

from rich.markup import escape

from nekoban.core.record import SeatNumber, View
from nekoban.core.sentences import all_of, counted
from nekoban.games.iwari.data.loading import map_of
from nekoban.games.iwari.data.maps import Map, Point
from nekoban.games.iwari.parts import BIOMES, EMPTY, Biome, Feat
from nekoban.games.iwari.rules.placing import is_explored, most_tents, totem_count, tribe_count
from nekoban.games.iwari.rules.scoring import multiplier
from nekoban.games.iwari.show.words import (
    COLOURS,
    FEAT_WORDS,
    biome_word,
    capital,
    cards_word,
    deck_word,
    feats_word,
    hand_word,
    open_spaces,
    territory_word,
    tribe_word,
)

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
BIOME_LETTERS = {
    Biome.TUNDRA: "Tu",
    Biome.FOREST: "Fo",
    Biome.GLACIERS: "Gl",
    Biome.COAST: "Co",
    Biome.DESERT: "De",
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
    """The whole table as one seat, or a spectator, sees it."""
    board = map_of(view)
    names = [escape(name) for name in names]
    parts = [
        f"[bold]{escape(board.name)}[/]. [dim]{escape(board.origin)}[/]",
        picture(view, board),
        KEY,
        territories(view, names),
        connections(view, board),
        paths(board),
        tribes(view, seat, names),
        deck_word(view),
        feats_word(view),
    ]
    return "\n".join(part for part in parts if part)


KEY = (
    "[dim]Numbers are open tent spaces, ▲R a tent of Red; ◎ a totem space with its totems (R2: two of Red); "
    "(7) a connection by land, ~7~ by water, x7x under a mountain; ^ to ^^^^ are its mountain symbols; "
    "dots are paths.[/]"
)


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
        left = min(max(0, column - len(word) // 2), COLUMNS - len(word))
        for aside, down in NEAR:
            if self.is_free(left + aside, row + down, len(word)):
                left, row = left + aside, row + down
                break
        for index, letter in enumerate(word):
            self.cells[row][left + index] = (letter, style)

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
            canvas.put(space.at, f"▲{COLOURS[tribe][0]}", f"bold {STYLES[tribe]}")
    for index, territory in enumerate(board.territories):
        canvas.put(territory.totem, f"◎{totem_letters(view, index)}", "bold")
    for index, connection in enumerate(board.connections):
        canvas.put(connection.badge, badge(view, index) + "^" * connection.symbol, "reverse")
    for territory in board.territories:
        label = f"{territory.name} {BIOME_LETTERS[territory.biome]}"
        canvas.put(territory.label, label, BIOME_STYLES[territory.biome])
    for path in board.paths:
        canvas.dot(board.spaces[path.a].at, board.spaces[path.b].at)
    return canvas.text()


def totem_letters(view: View, territory: int) -> str:
    """'R2B1'."""
    counts = [(tribe, view.tribes[tribe].totems[territory]) for tribe in range(tribe_count(view))]
    return "".join(f"{COLOURS[tribe][0]}{count}" for tribe, count in counts if count)


def badge(view: View, connection: int) -> str:
    number = connection + 1
    if view.mountain[connection]:
        return f"x{number}x"
    return f"~{number}~" if view.connection_water[connection] else f"({number})"


# --- the same in words ----------------------------------------------------------------------------


def territories(view: View, names: Sequence[str]) -> str:
    lines = ["[bold]Territories[/]"]
    lines += [territory_line(view, territory) for territory in range(view.territory_count)]
    return "\n".join(lines)


def territory_line(view: View, territory: int) -> str:
    style = BIOME_STYLES[Biome(view.biome[territory])]
    name = f"[{style}]{named(view, territory)}, {biome_word(view.biome[territory])}[/]"
    standing = pieces(view, "tents", territory)
    facts = [
        f"tents {standing}" if is_explored(view, territory) else "unexplored",
        room_fact(view, territory),
    ]
    if is_explored(view, territory):
        facts.append(totem_fact(view, territory))
    if view.territory_feats[territory]:
        facts.append(f"Feats: tents ×{multiplier(view.territory_feats[territory])}")
    return f"{territory + 1:>2} {name}: {'; '.join(facts)}"


def named(view: View, territory: int) -> str:
    return escape(territory_word(view, territory))


def pieces(view: View, kind: str, territory: int) -> str:
    """'Red 2, Blue 1'."""
    counts = [(tribe, getattr(view.tribes[tribe], kind)[territory]) for tribe in range(tribe_count(view))]
    return ", ".join(f"[{STYLES[tribe]}]{COLOURS[tribe]} {count}[/]" for tribe, count in counts if count)


def room_fact(view: View, territory: int) -> str:
    found = open_spaces(view, territory)
    return f"open {' '.join(map(str, found))}" if found else "no open space"


def totem_fact(view: View, territory: int) -> str:
    room = most_tents(view, territory) - totem_count(view, territory)
    standing = pieces(view, "totems", territory)
    return f"totems {standing or 'none'}, room for {room}"


def connections(view: View, board: Map) -> str:
    lines = ["[bold]Connections[/]"]
    for connection in range(view.connection_count):
        a, b = view.connection_a[connection], view.connection_b[connection]
        fact = connection_fact(view, board, connection)
        lines.append(
            f"{connection + 1:>2} {named(view, a)} – {named(view, b)}, {fact}; "
            f"totems {totem_letters(view, a) or '0'} – {totem_letters(view, b) or '0'}"
        )
    return "\n".join(lines)


def connection_fact(view: View, board: Map, connection: int) -> str:
    """'by land, symbol ▲▲, mountain: does not score'."""
    facts = ["by water" if view.connection_water[connection] else "by land"]
    if symbol := board.connections[connection].symbol:
        facts.append(f"symbol {'▲' * symbol}")
    if view.mountain[connection]:
        facts.append("mountain: does not score")
    if view.connection_feats[connection]:
        facts.append(f"Feats: totems ×{multiplier(view.connection_feats[connection])}")
    return ", ".join(facts)


def paths(board: Map) -> str:
    pairs = " ".join(f"{path.a + 1}-{path.b + 1}" for path in board.paths)
    return f"[dim]Paths: {pairs}[/]"


def tribes(view: View, seat: SeatNumber | None, names: Sequence[str]) -> str:
    lines = ["[bold]Tribes[/]"]
    for tribe in range(tribe_count(view)):
        stock = view.tribes[tribe]
        facts = [
            f"{counted(stock.points, 'point')}",
            f"{counted(stock.tents_left, 'tent')} and {counted(stock.totems_left, 'totem')} left",
        ]
        if tribe < view.seats:
            facts += player_facts(view, tribe)
        name = capital(tribe_word(view, tribe, names))
        marks = " (you)" if tribe == seat else ""
        arrow = "→" if tribe == view.to_move else " "
        lines.append(f"{arrow} [{STYLES[tribe]}]{COLOURS[tribe]}[/] {name}{marks}: {'; '.join(facts)}")
    return "\n".join(lines)


def player_facts(view: View, seat: SeatNumber) -> list[str]:
    facts = [f"hand {hand_word(view, seat)}"]
    if seat == view.starter:
        facts.append("starting player")
    if sum(view.players[seat].discards):
        facts.append(f"discards {cards_word([view.players[seat].discards[b] for b in range(BIOMES)])}")
    if sum(view.players[seat].earned):
        earned = [FEAT_WORDS[feat] for feat in Feat if view.players[seat].earned[feat]]
        facts.append(f"earned the {'Feat' if len(earned) == 1 else 'Feats'} of {all_of(earned)}")
    return facts
