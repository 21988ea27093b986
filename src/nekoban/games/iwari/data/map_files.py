"""The map files of Iwari (IW-03, IW-99): a whole map, or changes to one of ours, read from TOML and checked.

A map that breaks a rule is refused with one sentence that says where, what, and what to do about it.
"""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import combinations
from pathlib import Path as FilePath
from typing import NamedTuple, NoReturn

from nekoban.core.messages import Phrase
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
from nekoban.games.iwari.words import tell

FILE_LIMIT = 64_000  # bytes
NAME_LIMIT = 40  # letters
ORIGIN_LIMIT = 400
QUOTED = 4  # a list of up to this length is quoted in a complaint
OUTLINE_LIMIT = 200  # points
SIZE_RANGE = (200, 2000)
SEA_NAME_LIMIT = 12
ISLE_LIMIT = 24

CHANGED_BY = {"territory": ("territory", "key"), "connection": ("connections", "number")}  # see `from`
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
        raise MapError(tell("map-unfit", file=file, fault=str(fault), example=names()[0])) from None
    except tomllib.TOMLDecodeError as fault:
        raise MapError(tell("map-no-toml", file=file, fault=str(fault))) from None
    return read_data(data, file)


def read_data(data: FileValue, file: str) -> Map:
    """The map of a file's data: whole, or what differs from one of ours that it names by `from`."""
    entry = _Entry(file, None, data)
    if "from" in entry.data:
        entry = _Entry(file, None, _with_base(entry))
    return _read_map(entry)


def _with_base(entry: _Entry) -> dict[str, FileValue]:
    """One of our maps, changed: single territories by key, connections by number, other fields as a whole."""
    base = read_toml(read_text(DATA / f"{entry.choice('from', names())}.toml"))
    changed = {**base, **{field: value for field, value in entry.data.items() if field not in CHANGED_BY}}
    del changed["from"]
    for field, (many, mark) in CHANGED_BY.items():
        if field in entry.data:
            places = {one[mark]: place for place, one in enumerate(base[many])}
            changed[many] = list(base[many])
            for table in entry.listing(field, 0, TERRITORY_LIMIT + CONNECTION_LIMIT):
                place = _changed_place(_Entry(entry.file, _place("changed", field), table), mark, places)
                changed[many][place] = {**changed[many][place], **table}
    return changed


def _changed_place(part: _Entry, mark: str, places: Mapping[str | int, int]) -> int:
    """The place of the territory or connection that a table changes."""
    wanted = part.value(mark)
    if not isinstance(wanted, str | int) or wanted not in places:
        part.refuse(
            "map-field-choice", field=mark, value=_quoted(wanted), allowed=[str(one) for one in places]
        )
    return places[wanted]


def read_text(file: FilePath) -> str:
    """The text of a map file, without the mark that some editors put before it."""
    shown = ascii(str(file))
    try:
        if not file.is_file():
            raise MapError(tell("map-or-file-unknown", file=shown, names=names()))
        with file.open("rb") as stream:
            raw = stream.read(FILE_LIMIT + 1)
    except MapError:
        raise
    except (OSError, ValueError) as fault:
        raise MapError(tell("map-unreadable", file=shown, fault=str(fault))) from None
    if len(raw) > FILE_LIMIT:
        raise MapError(tell("map-too-long", file=file.name, limit=FILE_LIMIT))
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as fault:
        raise MapError(tell("map-no-utf-8", file=file.name, byte=fault.start)) from None


class _Entry:
    """A table of the file, and where it stands, so that a complaint can say so."""

    def __init__(self, file: str, place: Phrase | None, data: FileValue) -> None:
        self.file, self.place, self.data = file, place, data
        if not isinstance(data, dict):
            self.refuse("map-no-table")

    def refuse(self, wrong: str, **arguments: int | str | Sequence[str]) -> NoReturn:
        """Say the message of this name, and where it holds."""
        fault = tell.phrase(wrong, **arguments)
        if self.place:
            raise MapError(tell("map-fault-at", file=self.file, place=self.place, fault=fault))
        raise MapError(tell("map-fault", file=self.file, fault=fault))

    def only(self, *fields: str) -> None:
        for field in self.data:
            if field not in fields:
                self.refuse("map-field-unknown", field=_quoted(field), known=fields)

    def value(self, field: str) -> FileValue:
        if field not in self.data:
            self.refuse("map-field-missing", field=field)
        return self.data[field]

    def text(self, field: str, limit: int = NAME_LIMIT) -> str:
        value = self.value(field)
        if not isinstance(value, str) or not value.strip() or len(value) > limit or not value.isprintable():
            self.refuse("map-field-text", field=field, limit=limit)
        return value

    def choice(self, field: str, allowed: Iterable[str]) -> str:
        value = self.value(field)
        if not isinstance(value, str) or value not in allowed:
            self.refuse("map-field-choice", field=field, value=_quoted(value), allowed=[*allowed])
        return value

    def whole(self, field: str, low: int, high: int) -> int:
        value = self.value(field)
        if not _is_whole(value) or not low <= value <= high:
            self.refuse("map-field-number", field=field, value=_quoted(value), low=low, high=high)
        return value

    def listing(self, field: str, low: int, high: int) -> list[FileValue]:
        value = self.value(field)
        if not isinstance(value, list):
            self.refuse("map-field-list", field=field)
        if not low <= len(value) <= high:
            wrong = "map-entries-exactly" if low == high else "map-entries"
            self.refuse(wrong, field=field, count=len(value), low=low, high=high)
        return value

    def wholes(self, field: str, value: FileValue, count: int) -> list[int]:
        if not isinstance(value, list) or len(value) != count or not all(_is_whole(v) for v in value):
            self.refuse("map-field-numbers", field=field, value=_quoted(value), count=count)
        return value

    def point(self, field: str, size: tuple[int, int], value: FileValue = None) -> Point:
        x, y = self.wholes(field, self.value(field) if value is None else value, 2)
        if not (0 <= x <= size[0] and 0 <= y <= size[1]):
            point = f"[{_quoted(x)}, {_quoted(y)}]"
            self.refuse("map-point-off", field=field, point=point, size=str([*size]))
        return x, y


def _place(kind: str, number: int | str) -> Phrase:
    """A place in the file, for a complaint."""
    return tell.phrase(f"map-place-{kind}", number=str(number))


def _is_whole(value: FileValue) -> bool:
    """Whether a value of a map file is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool) and abs(value) < 10**9


def _quoted(value: FileValue) -> str:
    """Any value of a file, short enough for a sentence."""
    if isinstance(value, int) and abs(value) >= 10**9:
        return tell("map-huge-number")
    if isinstance(value, dict) or (isinstance(value, list) and len(value) > QUOTED):
        return tell("map-list-or-table")
    if isinstance(value, list):
        return _short(f"[{', '.join('[…]' if isinstance(v, list) else _quoted(v) for v in value)}]")
    return _short(repr(value))


def _short(text: str) -> str:
    """A name of a map file, short enough for an error."""
    return text if len(text) <= NAME_LIMIT else f"{text[: NAME_LIMIT - 1]}…"


def _read_map(entry: _Entry) -> Map:
    """A whole map from its file."""
    entry.only("name", "origin", "size", "connections", "paths", "territory", "sea")
    size = _read_size(entry)
    tables = entry.listing("territory", len(Biome), TERRITORY_LIMIT)
    parts = [_Entry(entry.file, _place("territory", i), table) for i, table in enumerate(tables, 1)]
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
    """The size of a map."""
    low, high = SIZE_RANGE
    width, height = entry.wholes("size", entry.value("size"), 2)
    if not (low <= width <= high and low <= height <= high):
        entry.refuse("map-size", width=width, height=height, low=low, high=high)
    return width, height


def _read_territory(entry: _Entry, size: tuple[int, int]) -> Territory:
    """One territory of a map file."""
    entry.only("key", "name", "biome", "neighbours", "outline", "totem", "label", "spaces")
    key = entry.text("key")
    if not all(c in "abcdefghijklmnopqrstuvwxyz0123456789-" for c in key):
        entry.refuse("map-key", key=_quoted(key))
    entry.place = _place("territory", key)
    neighbours = entry.listing("neighbours", 0, TERRITORY_LIMIT - 1) if "neighbours" in entry.data else []
    if not all(isinstance(neighbour, str) for neighbour in neighbours):
        entry.refuse("map-neighbours")
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
    """The tent spaces of a map, by their numbers."""
    found: dict[int, Space] = {}
    for index, part in enumerate(parts):
        for written in part.listing("spaces", 1, SPACE_LIMIT):
            number, *at = part.wholes("spaces", written, 3)
            if number in found:
                part.refuse("map-space-twice", space=number)
            found[number] = Space(number, index, part.point("spaces", size, at))
    if len(found) > SPACE_LIMIT:
        entry.refuse("map-too-many-spaces", count=len(found), limit=SPACE_LIMIT)
    _check_numbers(entry, "map-space-missing", found)
    return tuple(found[number] for number in sorted(found))


def _check_numbers(entry: _Entry, wrong: str, found: Iterable[int]) -> None:
    """Numbers run from 1 without gaps."""
    numbers = set(found)
    missing = [number for number in range(1, len(numbers) + 1) if number not in numbers]
    if missing:
        entry.refuse(wrong, number=missing[0], last=len(numbers))


def _read_sea(entry: _Entry, size: tuple[int, int]) -> Sea:
    """The sea of a map."""
    if "sea" not in entry.data:
        return Sea()
    sea = _Entry(entry.file, tell.phrase("map-place-sea"), entry.data["sea"])
    sea.only("title", "compass", "names", "isles")
    written = sea.listing("names", 0, SEA_NAME_LIMIT) if "names" in sea.data else []
    labels = [_Entry(entry.file, _place("sea-name", i), table) for i, table in enumerate(written, 1)]
    for label in labels:
        label.only("name", "at")
    isles = sea.listing("isles", 0, ISLE_LIMIT) if "isles" in sea.data else []
    if not all(isinstance(isle, list) and 3 <= len(isle) <= OUTLINE_LIMIT for isle in isles):
        sea.refuse("map-isle", limit=OUTLINE_LIMIT)
    return Sea(
        title=sea.point("title", size) if "title" in sea.data else None,
        compass=sea.point("compass", size) if "compass" in sea.data else None,
        names=tuple(SeaName(label.text("name"), label.point("at", size)) for label in labels),
        isles=tuple(tuple(sea.point("isles", size, point) for point in isle) for isle in isles),
    )


def _read_paths(entry: _Entry, board: Map) -> tuple[Path, ...]:
    """The paths between tent spaces."""
    found: list[Path] = []
    for written in entry.listing("paths", 0, PATH_LIMIT):
        a, b = sorted(entry.wholes("paths", written, 2))
        for number in (a, b):
            if not 1 <= number <= len(board.spaces):
                entry.refuse("map-path-nowhere", path=str([a, b]), space=number, last=len(board.spaces))
        if a == b:
            entry.refuse("map-path-back", path=str([a, b]))
        if Path(a - 1, b - 1) in found:
            entry.refuse("map-path-twice", path=str([a, b]))
        found.append(Path(a - 1, b - 1))
    return tuple(found)


def _read_connections(entry: _Entry, board: Map) -> tuple[Connection, ...]:
    """The connections between territories."""
    found: dict[int, Connection] = {}
    for i, table in enumerate(entry.listing("connections", 1, CONNECTION_LIMIT), 1):
        part = _Entry(entry.file, _place("connection-at", i), table)
        part.only("number", "between", "by", "symbol", "badge")
        number = part.whole("number", 1, CONNECTION_LIMIT)
        part.place = _place("connection", number)
        if number in found:
            part.refuse("map-connection-twice")
        a, b = (_territory(part, board, key) for key in part.listing("between", 2, 2))
        if a == b:
            part.refuse("map-connection-to-itself")
        water = part.choice("by", ("land", "water")) == "water"
        symbol = part.whole("symbol", 0, SYMBOL_COUNT)
        found[number] = Connection(number, a, b, water, symbol, part.point("badge", board.size))
    _check_numbers(entry, "map-connection-missing", found)
    return tuple(found[number] for number in sorted(found))


def _territory(entry: _Entry, board: Map, key: FileValue) -> int:
    """The territory of a map file with that key."""
    if not isinstance(key, str) or key not in board.index:
        entry.refuse("map-territory-unknown", key=_quoted(key))
    return board.index[key]


# --- checks for every map


def _check_territories(entry: _Entry, board: Map) -> None:
    """Refuse territories of a map file that do not fit together."""
    for key, count in Counter(territory.key for territory in board.territories).items():
        if count > 1:
            entry.refuse("map-key-twice", key=key)
    for biome in Biome:
        if all(territory.biome != biome for territory in board.territories):
            entry.refuse("map-biome-missing", biome=biome.word)
    for i, territory in enumerate(board.territories):
        part = _Entry(entry.file, _place("territory", territory.key), {})
        _check_neighbours(part, board, territory)
        if not is_within(territory.totem, territory.outline):
            part.refuse("map-totem-outside")
        for space in board.spaces_of(i):
            if not is_within(space.at, territory.outline):
                part.refuse("map-space-outside", space=space.number)


def _check_neighbours(part: _Entry, board: Map, territory: Territory) -> None:
    """Neighbours exist and name each other."""
    for key in territory.neighbours:
        other = board.territories[_territory(part, board, key)]
        if other == territory:
            part.refuse("map-own-neighbour")
        if territory.key not in other.neighbours:
            part.refuse("map-one-sided-neighbour", key=key)


def _check_paths(entry: _Entry, board: Map) -> None:
    """No more paths at a space than the tables hold."""
    for space, count in Counter(end for path in board.paths for end in (path.a, path.b)).items():
        if count > PATHS_AT_SPACE_LIMIT:
            entry.refuse("map-too-many-paths", space=space + 1, count=count, limit=PATHS_AT_SPACE_LIMIT)


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
            entry.refuse("map-symbol-used", symbol="▲" * symbol, times=marked[symbol])


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
        entry.refuse("map-not-ours", complaint=complaint, map=board.name)


def _complaints(board: Map, table: Published) -> Iterator[str]:
    """All that keeps a map from being played like the published ones."""
    yield from _border_complaints(board)
    yield from _network_complaints(board)
    biomes = Counter(territory.biome for territory in board.territories)
    for biome in Biome:
        if biomes[biome] != table.territories[biome]:
            count = biomes[biome]
            wanted = table.territories[biome]
            yield tell("map-wrong-biomes", count=count, biome=biome.word, wanted=wanted)
    yield from _space_complaints(board, table)
    yield from _connection_complaints(board, table)
    if len(board.crossings) < table.crossings:
        yield tell("map-few-crossings", count=len(board.crossings), wanted=table.crossings)


def _border_complaints(board: Map) -> Iterator[str]:
    """Common stretches of outline are borders; biomes differ across them."""
    for one, two in combinations(board.territories, 2):
        if two.key in one.neighbours and one.biome == two.biome:
            yield tell("map-same-biome", one=one.key, other=two.key, biome=one.biome.word)
        if borders(one) & borders(two) and two.key not in one.neighbours:
            yield tell("map-border-unsaid", one=one.key, other=two.key)


def _network_complaints(board: Map) -> Iterator[str]:
    """Every space is joined to all others."""
    reached = set(_joined(0, board.paths))
    for space in board.spaces:
        if space.number - 1 not in reached:
            home = board.territories[space.territory].key
            yield tell("map-island", space=space.number, territory=home)


def _connection_complaints(board: Map, table: Published) -> Iterator[str]:
    """What is wrong with the connections of a map."""
    if len(board.connections) not in table.connections:
        wanted = _spoken(table.connections)
        yield tell("map-connection-count", count=len(board.connections), wanted=wanted)
    if sum(connection.water for connection in board.connections) < table.water_connections:
        yield tell("map-few-by-water", wanted=table.water_connections)
    for symbol in range(1, SYMBOL_COUNT + 1):
        if all(connection.symbol != symbol for connection in board.connections):
            yield tell("map-symbol-unused", symbol="▲" * symbol)
    for water, kind in ((False, "land"), (True, "water")):
        if all(connection.symbol for connection in board.connections if connection.water == water):
            yield tell(f"map-plain-{kind}")
    seven = {board.territories[end].biome for c in board.connections if c.number == 7 for end in (c.a, c.b)}
    if table.seven_joins and seven != table.seven_joins:
        yield tell("map-connection-7")


def _space_complaints(board: Map, table: Published) -> Iterator[str]:
    """What is wrong with the tent spaces of a map."""
    if len(board.spaces) not in table.spaces_in_all:
        wanted = _spoken(table.spaces_in_all)
        yield tell("map-space-count", count=len(board.spaces), wanted=wanted)
    for i, territory in enumerate(board.territories):
        own = {space.number - 1 for space in board.spaces_of(i)}
        allowed = table.desert_spaces if territory.biome == Biome.DESERT else table.spaces
        if len(own) not in allowed:
            wanted = _spoken(allowed)
            yield tell("map-land-spaces", place=territory.name, count=len(own), wanted=wanted)
        if set(_joined(min(own), board.paths, own)) != own:
            yield tell("map-land-not-joined", place=territory.name)


def _spoken(numbers: range) -> str:
    """The numbers that a map may have, in words."""
    return f"{numbers[0]}" if len(numbers) == 1 else tell("map-range", low=numbers[0], high=numbers[-1])
