"""The map files of Iwari (IW-03, IW-99): a TOML file read into a map, and checked.

A map that breaks a rule is refused with one sentence that says where, what, and what to do about it.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import combinations
from pathlib import Path as FilePath
from typing import NamedTuple, NoReturn

from nekoban.core.untrusted_text import FileValue, UnfitText, read_toml
from nekoban.games.iwari.data.maps import (
    BIOMES,
    CONNECTION_LIMIT,
    PAIR,
    PATH_LIMIT,
    PATHS_AT_SPACE_LIMIT,
    SPACE_LIMIT,
    SYMBOL_COUNT,
    TERRITORY_LIMIT,
    Biome,
    Connection,
    Map,
    Path,
    Point,
    Sea,
    SeaName,
    Space,
    Territory,
    borders,
    is_within,
)

FILE_LIMIT = 64_000  # bytes
NAME_LIMIT = 40  # letters
ORIGIN_LIMIT = 400
QUOTED = 4  # a list of up to so many is quoted in a complaint
OUTLINE_LIMIT = 200  # points
SIZE_RANGE = (200, 2000)
SEA_NAME_LIMIT = 12
ISLE_LIMIT = 24

DATA = FilePath(__file__).parent


class MapError(ValueError):
    """A map that cannot be used; its text is one sentence for the person who wrote the file."""


def names() -> tuple[str, ...]:
    """The maps that come with the game."""
    return tuple(sorted(file.stem for file in DATA.glob("*.toml")))


def read_file(file: FilePath) -> Map:
    """The map in that file; MapError with one sentence if it cannot be used."""
    return parse(read_text(file), file.name)


def parse(text: str, file: str) -> Map:
    """The map written in `text`; `file` is the name used in complaints."""
    try:
        data = read_toml(text)
    except UnfitText as fault:
        raise MapError(f"{file}: {fault}; write it like {names()[0]}.toml.") from None
    except tomllib.TOMLDecodeError as fault:
        raise MapError(f"{file}: this is not valid TOML ({fault}); correct that line.") from None
    return _read_map(_Entry(file, "", data))


def read_text(file: FilePath) -> str:
    """The text of a map file, without the mark that some editors put before it."""
    shown = ascii(str(file))
    try:
        if not file.is_file():
            raise MapError(
                f"There is no map or file {shown}; use {', '.join(names())}, or the path of a .toml file."
            )
        with file.open("rb") as stream:
            raw = stream.read(FILE_LIMIT + 1)
    except MapError:
        raise
    except (OSError, ValueError) as fault:
        raise MapError(f"The file {shown} cannot be read ({fault}); give one that can.") from None
    if len(raw) > FILE_LIMIT:
        raise MapError(f"{file.name}: the file has more than {FILE_LIMIT} bytes; a map needs far less.")
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise MapError(f"{file.name}: byte {fault.start} is not UTF-8; save the file as UTF-8.") from None


class _Entry:
    """A table of the file, and where it stands, so that a complaint can say so."""

    def __init__(self, file: str, place: str, data: FileValue) -> None:
        self.file, self.place, self.data = file, place, data
        if not isinstance(data, dict):
            self.refuse("this must be a table of fields", "write `field = value` pairs")

    def refuse(self, wrong: str, remedy: str) -> NoReturn:
        place = f", {self.place}" if self.place else ""
        raise MapError(f"{self.file}{place}: {wrong}; {remedy}.")

    def only(self, *fields: str) -> None:
        for field in self.data:
            if field not in fields:
                self.refuse(f"the field {_quoted(field)} is unknown", f"use {', '.join(fields)}")

    def value(self, field: str) -> FileValue:
        if field not in self.data:
            self.refuse(f"the field '{field}' is missing", "add it")
        return self.data[field]

    def text(self, field: str, limit: int = NAME_LIMIT) -> str:
        value = self.value(field)
        if not isinstance(value, str) or not value.strip() or len(value) > limit or not value.isprintable():
            self.refuse(f"'{field}' must be a text of 1 to {limit} letters", "write it in quotes on one line")
        return value

    def choice(self, field: str, allowed: Iterable[str]) -> str:
        value = self.value(field)
        if not isinstance(value, str) or value not in allowed:
            self.refuse(f"'{field}' is {_quoted(value)}", f"write one of {', '.join(allowed)}")
        return value

    def whole(self, field: str, low: int, high: int) -> int:
        value = self.value(field)
        if not _is_whole(value) or not low <= value <= high:
            self.refuse(f"'{field}' is {_quoted(value)}", f"write a whole number from {low} to {high}")
        return value

    def listing(self, field: str, low: int, high: int) -> list[FileValue]:
        value = self.value(field)
        if not isinstance(value, list):
            self.refuse(f"'{field}' must be a list", "write it in square brackets")
        if not low <= len(value) <= high:
            wanted = f"exactly {low}" if low == high else f"{low} to {high}, as there is room for"
            self.refuse(f"'{field}' has {len(value)} entries", f"write {wanted}")
        return value

    def wholes(self, field: str, value: FileValue, count: int) -> list[int]:
        if not isinstance(value, list) or len(value) != count or not all(_is_whole(v) for v in value):
            self.refuse(f"{_quoted(value)} stands in '{field}'", f"write {count} whole numbers in brackets")
        return value

    def point(self, field: str, size: tuple[int, int], value: FileValue = None) -> Point:
        x, y = self.wholes(field, self.value(field) if value is None else value, 2)
        if not (0 <= x <= size[0] and 0 <= y <= size[1]):
            self.refuse(
                f"the point [{_quoted(x)}, {_quoted(y)}] of '{field}' lies off the map",
                f"keep within {list(size)}",
            )
        return x, y


def _is_whole(value: FileValue) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**9


def _quoted(value: FileValue) -> str:
    """Any value of a file, short enough for a sentence."""
    if isinstance(value, int) and abs(value) >= 10**9:
        return "a huge number"
    if isinstance(value, dict) or (isinstance(value, list) and len(value) > QUOTED):
        return "a list or table"
    if isinstance(value, list):
        return _short(f"[{', '.join('[…]' if isinstance(v, list) else _quoted(v) for v in value)}]")
    return _short(repr(value))


def _short(text: str) -> str:
    return text if len(text) <= NAME_LIMIT else f"{text[: NAME_LIMIT - 1]}…"


def _read_map(entry: _Entry) -> Map:
    entry.only("name", "origin", "size", "connections", "paths", "territory", "sea")
    size = _read_size(entry)
    tables = entry.listing("territory", len(Biome), TERRITORY_LIMIT)
    parts = [_Entry(entry.file, f"territory {i}", table) for i, table in enumerate(tables, 1)]
    result = Map(
        name=entry.text("name"),
        origin=entry.text("origin", limit=ORIGIN_LIMIT),
        size=size,
        territories=tuple(_read_territory(part, size) for part in parts),
        spaces=_read_spaces(entry, parts, size),
        paths=(),
        connections=(),
        sea=_read_sea(entry, size),
    )
    _check_territories(entry, result)
    result = replace(result, paths=_read_paths(entry, result))
    _check_paths(entry, result)
    result = replace(result, connections=_read_connections(entry, result))
    _check_symbols(entry, result)
    if result.name in PUBLISHED:
        _check_published(entry, result)
    return result


def _read_size(entry: _Entry) -> tuple[int, int]:
    low, high = SIZE_RANGE
    width, height = entry.wholes("size", entry.value("size"), 2)
    if not (low <= width <= high and low <= height <= high):
        entry.refuse(f"the size is {width} by {height}", f"write two numbers from {low} to {high}")
    return width, height


def _read_territory(entry: _Entry, size: tuple[int, int]) -> Territory:
    entry.only("key", "name", "biome", "neighbours", "outline", "totem", "label", "spaces")
    key = entry.text("key")
    if not all(c in "abcdefghijklmnopqrstuvwxyz0123456789-" for c in key):
        entry.refuse(f"the key {_quoted(key)} is not plain", "use small letters, digits and hyphens")
    entry.place = f"territory {key}"
    neighbours = entry.listing("neighbours", 0, TERRITORY_LIMIT - 1) if "neighbours" in entry.data else []
    if not all(isinstance(neighbour, str) for neighbour in neighbours):
        entry.refuse("'neighbours' must name territories", "write their keys in quotes")
    totem = entry.point("totem", size)
    return Territory(
        key=key,
        name=entry.text("name"),
        biome=BIOMES[entry.choice("biome", BIOMES)],
        neighbours=tuple(neighbours),
        outline=tuple(entry.point("outline", size, p) for p in entry.listing("outline", 3, OUTLINE_LIMIT)),
        totem=totem,
        label=entry.point("label", size)
        if "label" in entry.data
        else (totem[0], min(totem[1] + 28, size[1])),
    )


def _read_spaces(entry: _Entry, parts: list[_Entry], size: tuple[int, int]) -> tuple[Space, ...]:
    found: dict[int, Space] = {}
    for index, part in enumerate(parts):
        for written in part.listing("spaces", 1, SPACE_LIMIT):
            number, *at = part.wholes("spaces", written, 3)
            if number in found:
                part.refuse(f"tent space {number} is there twice", "give each space a number of its own")
            found[number] = Space(number, index, part.point("spaces", size, at))
    if len(found) > SPACE_LIMIT:
        entry.refuse(
            f"there are {len(found)} tent spaces", f"keep to {SPACE_LIMIT}, as there is no more room"
        )
    _check_numbers(entry, "tent space", found)
    return tuple(found[number] for number in sorted(found))


def _check_numbers(entry: _Entry, noun: str, found: Iterable[int]) -> None:
    """Numbers run from 1 without gaps."""
    numbers = set(found)
    missing = [number for number in range(1, len(numbers) + 1) if number not in numbers]
    if missing:
        entry.refuse(
            f"{noun} {missing[0]} is missing", f"number the {noun}s 1 to {len(numbers)} without gaps"
        )


def _read_sea(entry: _Entry, size: tuple[int, int]) -> Sea:
    if "sea" not in entry.data:
        return Sea()
    sea = _Entry(entry.file, "sea", entry.data["sea"])
    sea.only("title", "compass", "names", "isles")
    written = sea.listing("names", 0, SEA_NAME_LIMIT) if "names" in sea.data else []
    labels = [_Entry(entry.file, f"sea name {i}", table) for i, table in enumerate(written, 1)]
    for label in labels:
        label.only("name", "at")
    isles = sea.listing("isles", 0, ISLE_LIMIT) if "isles" in sea.data else []
    if not all(isinstance(isle, list) and 3 <= len(isle) <= OUTLINE_LIMIT for isle in isles):
        sea.refuse("an isle is not a list of points", f"write 3 to {OUTLINE_LIMIT} points for each")
    return Sea(
        title=sea.point("title", size) if "title" in sea.data else None,
        compass=sea.point("compass", size) if "compass" in sea.data else None,
        names=tuple(SeaName(label.text("name"), label.point("at", size)) for label in labels),
        isles=tuple(tuple(sea.point("isles", size, point) for point in isle) for isle in isles),
    )


def _read_paths(entry: _Entry, board: Map) -> tuple[Path, ...]:
    found: list[Path] = []
    for written in entry.listing("paths", 0, PATH_LIMIT):
        a, b = sorted(entry.wholes("paths", written, 2))
        for number in (a, b):
            if not 1 <= number <= len(board.spaces):
                entry.refuse(
                    f"the path [{a}, {b}] leads to nowhere, as there is no tent space {number}",
                    f"join two of the spaces 1 to {len(board.spaces)}",
                )
        if a == b:
            entry.refuse(f"the path [{a}, {b}] leads back to its own space", "join two different spaces")
        if Path(a - 1, b - 1) in found:
            entry.refuse(f"the path [{a}, {b}] is there twice", "delete one of them")
        found.append(Path(a - 1, b - 1))
    return tuple(found)


def _read_connections(entry: _Entry, board: Map) -> tuple[Connection, ...]:
    found: dict[int, Connection] = {}
    for i, table in enumerate(entry.listing("connections", 1, CONNECTION_LIMIT), 1):
        part = _Entry(entry.file, f"connection at place {i}", table)
        part.only("number", "between", "by", "symbol", "badge")
        number = part.whole("number", 1, CONNECTION_LIMIT)
        part.place = f"connection {number}"
        if number in found:
            part.refuse("this number is there twice", "give each connection a number of its own")
        a, b = (_territory(part, board, key) for key in part.listing("between", 2, 2))
        if a == b:
            part.refuse("it joins a territory to itself", "name two different territories in 'between'")
        water = part.choice("by", ("land", "water")) == "water"
        symbol = part.whole("symbol", 0, SYMBOL_COUNT)
        found[number] = Connection(number, a, b, water, symbol, part.point("badge", board.size))
    _check_numbers(entry, "connection", found)
    return tuple(found[number] for number in sorted(found))


def _territory(entry: _Entry, board: Map, key: FileValue) -> int:
    if not isinstance(key, str) or key not in board.index:
        entry.refuse(f"there is no territory {_quoted(key)}", "write the key of an existing one")
    return board.index[key]


# --- checks for every map


def _check_territories(entry: _Entry, board: Map) -> None:
    for key, count in Counter(territory.key for territory in board.territories).items():
        if count > 1:
            entry.refuse(f"two territories have the key '{key}'", "give each a key of its own")
    for biome in Biome:
        if all(territory.biome != biome for territory in board.territories):
            entry.refuse(f"no territory is {biome.word}", "give every biome at least one territory")
    for i, territory in enumerate(board.territories):
        part = _Entry(entry.file, f"territory {territory.key}", {})
        _check_neighbours(part, board, territory)
        if not is_within(territory.totem, territory.outline):
            part.refuse("its totem space lies outside its outline", "move 'totem' inside")
        for space in board.spaces_of(i):
            if not is_within(space.at, territory.outline):
                part.refuse(f"tent space {space.number} lies outside its outline", "move the space inside")


def _check_neighbours(part: _Entry, board: Map, territory: Territory) -> None:
    """Neighbours exist and name each other."""
    for key in territory.neighbours:
        other = board.territories[_territory(part, board, key)]
        if other == territory:
            part.refuse("it is its own neighbour", "delete its key from 'neighbours'")
        if territory.key not in other.neighbours:
            part.refuse(f"'{key}' does not name it as a neighbour", "add it there, or delete it here")


def _check_paths(entry: _Entry, board: Map) -> None:
    """No more paths at a space than the tables hold."""
    for space, count in Counter(end for path in board.paths for end in (path.a, path.b)).items():
        if count > PATHS_AT_SPACE_LIMIT:
            entry.refuse(f"tent space {space + 1} has {count} paths", f"keep to {PATHS_AT_SPACE_LIMIT}")


def _joined(start: int, paths: Iterable[Path], within: set[int] | None = None) -> Iterator[int]:
    """The spaces joined to one by paths, and itself; with `within`, using only those."""
    around: dict[int, list[int]] = {}
    for path in paths:
        around.setdefault(path.a, []).append(path.b)
        around.setdefault(path.b, []).append(path.a)
    seen, waiting = {start}, [start]
    while waiting:
        here = waiting.pop()
        yield here
        fresh = [s for s in around.get(here, []) if s not in seen and (within is None or s in within)]
        seen.update(fresh)
        waiting.extend(fresh)


def _check_symbols(entry: _Entry, board: Map) -> None:
    """Each symbol marks two connections or none (IW-03, IW-04)."""
    marked = Counter(connection.symbol for connection in board.connections)
    for symbol in range(1, SYMBOL_COUNT + 1):
        if marked[symbol] not in (0, PAIR):
            times = "once" if marked[symbol] == 1 else f"{marked[symbol]} times"
            entry.refuse(
                f"the symbol {'▲' * symbol} is used {times}", "print it on two connections or on none"
            )


# --- checks for the two maps that come with the game


class Published(NamedTuple):
    """A column of the table that binds our own maps."""

    territories: dict[Biome, int]
    spaces: range
    spaces_in_all: range
    desert_spaces: range
    connections: range
    water_connections: int  # at least
    crossings: int  # at least
    seven_joins: frozenset[Biome]  # empty: any two


PUBLISHED = {
    "New Horizons": Published(
        territories=dict(zip(Biome, (2, 2, 2, 2, 1), strict=True)),
        spaces=range(4, 9),
        spaces_in_all=range(50, 55),
        desert_spaces=range(8, 9),
        connections=range(14, 17),
        water_connections=4,
        crossings=8,
        seven_joins=frozenset({Biome.GLACIERS, Biome.TUNDRA}),
    ),
    "The Vast Lands": Published(
        territories=dict(zip(Biome, (3, 3, 2, 2, 2), strict=True)),
        spaces=range(4, 8),
        spaces_in_all=range(60, 67),
        desert_spaces=range(4, 8),
        connections=range(18, 23),
        water_connections=6,
        crossings=12,
        seven_joins=frozenset(),
    ),
}


def _check_published(entry: _Entry, board: Map) -> None:
    """A map that bears the name of one of ours keeps to the table that binds it."""
    for complaint in _complaints(board, PUBLISHED[board.name]):
        entry.refuse(complaint, f"correct that, or give a map that is not our {board.name} another name")


def _complaints(board: Map, table: Published) -> Iterator[str]:
    yield from _border_complaints(board)
    yield from _network_complaints(board)
    biomes = Counter(territory.biome for territory in board.territories)
    for biome in Biome:
        if biomes[biome] != table.territories[biome]:
            yield f"{biomes[biome]} territories are {biome.word}, not {table.territories[biome]}"
    yield from _space_complaints(board, table)
    yield from _connection_complaints(board, table)
    if len(board.crossings) < table.crossings:
        yield f"{len(board.crossings)} paths cross borders, fewer than {table.crossings}"


def _border_complaints(board: Map) -> Iterator[str]:
    """Common stretches of outline are borders; biomes differ across them."""
    for one, two in combinations(board.territories, 2):
        if two.key in one.neighbours and one.biome == two.biome:
            yield f"the neighbours '{one.key}' and '{two.key}' are both {one.biome.word}"
        if borders(one) & borders(two) and two.key not in one.neighbours:
            yield f"'{one.key}' and '{two.key}' share a border, and 'neighbours' does not say so"


def _network_complaints(board: Map) -> Iterator[str]:
    """Every space is joined to all others."""
    reached = set(_joined(0, board.paths))
    for space in board.spaces:
        if space.number - 1 not in reached:
            home = board.territories[space.territory].key
            yield f"tent space {space.number} in territory {home} is an island that no path joins to space 1"


def _connection_complaints(board: Map, table: Published) -> Iterator[str]:
    if len(board.connections) not in table.connections:
        yield f"there are {len(board.connections)} connections, not {_spoken(table.connections)}"
    if sum(connection.water for connection in board.connections) < table.water_connections:
        yield f"fewer than {table.water_connections} connections are by water"
    for symbol in range(1, SYMBOL_COUNT + 1):
        if all(connection.symbol != symbol for connection in board.connections):
            yield f"the symbol {'▲' * symbol} is not used"
    for water, kind in ((False, "land"), (True, "water")):
        if all(connection.symbol for connection in board.connections if connection.water == water):
            yield f"no connection by {kind} is without a symbol"
    seven = {board.territories[end].biome for c in board.connections if c.number == 7 for end in (c.a, c.b)}
    if table.seven_joins and seven != table.seven_joins:
        yield "connection 7 does not join a Glaciers and a Tundra territory"


def _space_complaints(board: Map, table: Published) -> Iterator[str]:
    if len(board.spaces) not in table.spaces_in_all:
        yield f"there are {len(board.spaces)} tent spaces, not {_spoken(table.spaces_in_all)}"
    for i, territory in enumerate(board.territories):
        own = {space.number - 1 for space in board.spaces_of(i)}
        allowed = table.desert_spaces if territory.biome == Biome.DESERT else table.spaces
        if len(own) not in allowed:
            yield f"{territory.name} has {len(own)} tent spaces, not {_spoken(allowed)}"
        if set(_joined(min(own), board.paths, own)) != own:
            yield f"the tent spaces of {territory.name} are not joined within it"


def _spoken(numbers: range) -> str:
    return f"{numbers[0]}" if len(numbers) == 1 else f"{numbers[0]} to {numbers[-1]}"
