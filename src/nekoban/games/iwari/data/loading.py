"""Iwari: the one way to load a map: the option's text, its numbers for the rules, and the way back.

A map that comes with the game is written by its name. A map file of a user's own is written as its packed
content, so that a saved match needs no file beside it. The rules only see numbers; whoever shows a table
finds the names and places by the map's mark, which the state carries.
"""

from __future__ import annotations

import zlib
from base64 import urlsafe_b64encode
from functools import cache, lru_cache
from hashlib import blake2b
from pathlib import Path
from weakref import WeakValueDictionary

from nekoban.core.options import OptionValues
from nekoban.core.record import Raw
from nekoban.core.untrusted_text import UnfitText, unpacked
from nekoban.games.iwari.data.map_files import DATA, FILE_LIMIT, MapError, names, parse, read_file, read_text
from nekoban.games.iwari.data.map_writing import map_text
from nekoban.games.iwari.data.maps import Map, Tables
from nekoban.games.iwari.words import tell

PACKED = "toml."  # how a packed map begins
MARK_BYTES = 8
MARK_MASK = (1 << 31) - 1
HIGHEST_LEVEL = 9
KEPT_MAPS = 64  # read last; others are kept by the options that chose them

seen_maps: WeakValueDictionary[tuple[int, ...], Map] = WeakValueDictionary()  # by their marks


@cache
def own_map(name: str) -> Map:
    """A map that comes with the game."""
    return read_file(DATA / f"{name}.toml")


def pack(text: str) -> str:
    """A map file's text as one word."""
    return PACKED + urlsafe_b64encode(zlib.compress(text.encode(), HIGHEST_LEVEL)).decode().rstrip("=")


def unpack(word: str) -> str:
    """The text of a packed map file."""
    try:
        return unpacked(word.removeprefix(PACKED), FILE_LIMIT)
    except UnfitText:
        raise MapError(tell("map-packed-cut-off")) from None
    except ValueError:
        raise MapError(tell("map-packed-damaged")) from None


@lru_cache(KEPT_MAPS)
def packed_map(word: str) -> Map:
    """A map from the packed text of an option."""
    return parse(unpack(word), tell("map-packed"))


def read_map(text: str) -> tuple[str, Map]:
    """A map by its name or its packed content, and its own spelling."""
    if text in names():
        return text, own_map(text)
    if text.startswith(PACKED):
        return text, packed_map(text)
    raise MapError(tell("map-unknown", map=ascii(text[:40]), names=names()))


def with_own_map(options: OptionValues) -> OptionValues:
    """A map of one's own, which the options carry from then on: a file, its text, or a `Map`."""
    given = options.get("map")
    if isinstance(given, Map):
        return {**options, "map": spelled_map(map_text(given), tell("map-given"))}
    if isinstance(given, Path):
        given = str(given)
    if not isinstance(given, str) or given in names() or given.startswith(PACKED):
        return options
    if "\n" in given or " = " in given:
        return {**options, "map": spelled_map(given, tell("map-given"))}
    return {**options, "map": spelled_map(read_text(Path(given)), Path(given).name)}


def spelled_map(content: str, file: str) -> str:
    """How the map of a file is written: by its name if it is one of ours, else as its packed content."""
    board = parse(content, file)
    return next((name for name in names() if board == own_map(name)), None) or pack(content)


def load_map(text: str) -> Map:
    """A map by its name or its packed content."""
    return read_map(text)[1]


class MapNumbers(list[int]):
    """A map's numbers for the rules; whoever holds them keeps the map."""

    def __init__(self, mark: tuple[int, ...], board: Map) -> None:
        super().__init__([*mark, *numbers(board.tables())])
        self.board = board


def parse_map(text: str) -> tuple[str, MapNumbers]:
    """IW-03. What the option `map` stands for: its own spelling, and the numbers of the state."""
    spelling, board = read_map(text)
    mark = map_mark(spelling)
    return spelling, MapNumbers(mark, seen_maps.setdefault(mark, board))


def map_mark(spelling: str) -> tuple[int, ...]:
    """Two numbers by which a map is known."""
    digest = blake2b(spelling.encode(), digest_size=MARK_BYTES).digest()
    half = MARK_BYTES // 2
    return tuple(int.from_bytes(part, "big") & MARK_MASK for part in (digest[:half], digest[half:]))


def numbers(tables: Tables) -> list[int]:
    """The tables one after the other, in the order in which `lay_out_map` reads them."""
    return [
        tables.territory_count,
        tables.space_count,
        tables.connection_count,
        *tables.biome.tolist(),
        *tables.tent_spaces.tolist(),
        *tables.space_territory.tolist(),
        *tables.connection_a.tolist(),
        *tables.connection_b.tolist(),
        *tables.connection_water.tolist(),
        *tables.symbol_pair.ravel().tolist(),
        *tables.neighbour_count.tolist(),
        *tables.neighbours.ravel().tolist(),
    ]


def map_of(view: Raw) -> Map:
    """The map of a table, with its names and places."""
    mark = tuple(view.map_mark.tolist())
    board = seen_maps.get(mark) or own_maps().get(mark)
    if board is None:
        raise LookupError(tell("map-not-known-here"))
    return board


@cache
def own_maps() -> dict[tuple[int, ...], Map]:
    """The maps that come with the game, by their marks."""
    return {map_mark(name): own_map(name) for name in names()}


NUMBER_COUNT = len(parse_map(names()[0])[1])
