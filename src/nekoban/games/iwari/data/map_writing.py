"""Iwari: a map as the text of a map file, the way back from map_files.py."""

from nekoban.core.untrusted_text import FileValue
from nekoban.core.variant_files import toml_value
from nekoban.games.iwari.data.maps import Connection, Map, Sea, Territory


def map_text(board: Map) -> str:
    """A map as TOML: reading it gives the same map."""
    fields: dict[str, FileValue] = {
        "name": board.name,
        "origin": board.origin,
        "size": board.size,
        "connections": [connection_fields(board, connection) for connection in board.connections],
        "paths": [(path.a + 1, path.b + 1) for path in board.paths],
        "territory": [territory_fields(board, index) for index in range(len(board.territories))],
        "sea": sea_fields(board.sea),
    }
    return "".join(f"{field} = {toml_value(value)}\n" for field, value in fields.items())


def territory_fields(board: Map, index: int) -> dict[str, FileValue]:
    """A territory of a map, as its file has it."""
    land: Territory = board.territories[index]
    return {
        "key": land.key,
        "name": land.name,
        "biome": land.biome.word,
        "neighbours": land.neighbours,
        "outline": land.outline,
        "totem": land.totem,
        "label": land.label,
        "spaces": [(space.number, *space.at) for space in board.spaces_of(index)],
    }


def connection_fields(board: Map, connection: Connection) -> dict[str, FileValue]:
    """A connection of a map, as its file has it."""
    return {
        "number": connection.number,
        "between": [board.territories[end].key for end in (connection.a, connection.b)],
        "by": "water" if connection.water else "land",
        "symbol": connection.symbol,
        "badge": connection.badge,
    }


def sea_fields(sea: Sea) -> dict[str, FileValue]:
    """What is drawn in the sea; a place that it does not have is left out."""
    places = {"title": sea.title, "compass": sea.compass}
    return {
        **{name: place for name, place in places.items() if place is not None},
        "names": [{"name": label.name, "at": label.at} for label in sea.names],
        "isles": sea.isles,
    }
