"""Iwari: what a variant may change, the map."""

from nekoban.core.options import Chosen, OptionValues
from nekoban.core.untrusted_text import FileValue, read_toml
from nekoban.core.variant_files import Change, VariantFile, toml_value
from nekoban.games.iwari.data.loading import load_map, pack, unpack
from nekoban.games.iwari.data.map_files import MapError, names, read_data
from nekoban.games.iwari.words import tell

TABLES = ("map",)


def read(file: VariantFile, options: OptionValues) -> OptionValues:
    """Iwari: `[map]`: a map file's fields, or what differs from one of our maps (`from`)."""
    table = file.table("map")
    if table is None:
        return {}
    try:
        read_data(table.values, "[map]")
    except MapError as error:
        file.fault("map", error)
    return {"map": pack("\n".join(f"{field} = {toml_value(value)}" for field, value in table.values.items()))}


def write(options: Chosen) -> dict[str, FileValue]:
    """The map of a variant of Iwari, for its file."""
    return {"map": read_toml(unpack(options["map"]))} if options["map"] not in names() else {}


def changes(options: Chosen) -> list[Change]:
    """IW-03. A map that is not one of the two."""
    if options["map"] in names():
        return []
    board = load_map(options["map"])
    counts = {
        "territories": len(board.territories),
        "spaces": len(board.spaces),
        "connections": len(board.connections),
    }
    return [Change("map", "IW-03", tell("change-map", map=board.name, **counts))]
