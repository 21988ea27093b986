"""Iwari: what things and places are called, in the reader's language."""

from collections.abc import Sequence
from functools import cache

from nekoban.core.language import kept
from nekoban.core.messages import Phrase
from nekoban.core.record import View
from nekoban.games.iwari.data.loading import load_map, map_of
from nekoban.games.iwari.data.map_files import names as map_names
from nekoban.games.iwari.parts import BIOMES, PAIR_OF_PLAYERS, THIRD, TRIBES, Biome, Feat, Pay
from nekoban.games.iwari.rules.placing import pair_biome
from nekoban.games.iwari.words import tell

COLOUR_KEYS = ("red", "green", "blue", "yellow", "orange")  # of the tribes, by seat
COLOURS = tuple(tell.phrase(f"colour-{key}") for key in COLOUR_KEYS)
COLOUR_LETTERS = tuple(tell.phrase(f"letter-{key}") for key in COLOUR_KEYS)
BIOME_NAMES = tuple(tell.phrase(f"biome-{biome.word}") for biome in Biome)
BIOME_LETTERS = tuple(tell.phrase(f"letters-{biome.word}") for biome in Biome)
PAY_ONE, PAY_TWO = (
    tuple(tell.phrase(message, biome=biome) for biome in BIOME_NAMES) for message in ("pay-one", "pay-two")
)
FEAT_NAMES = tuple(tell.phrase(f"feat-{feat.name.lower()}") for feat in Feat)
THIRD_NAME = tell.phrase("third-name")


# --- places ---------------------------------------------------------------------------------------


@cache
def our_names() -> dict[str, Phrase]:
    """What is written on the maps that come with the game: the text of their files -> its message."""
    found = {}
    for name in map_names():
        board = load_map(name)
        found[board.name], found[board.origin] = tell.phrase(f"map-{name}"), tell.phrase("map-origin")
        found |= {land.name: tell.phrase(f"land-{land.key}") for land in board.territories}
        for sea in board.sea.names:
            found[sea.name] = tell.phrase(f"sea-{sea.name.lower().replace(' ', '-')}")
    return found


def place_name(name: str) -> str:
    """A name on a map in the reader's language; names on a map of a user's own stay as they are."""
    return str(our_names().get(name, name))


def territory_word(view: View, territory: int) -> str:
    """A territory, or its number where the map has none."""
    board = map_of(view)
    if territory >= len(board.territories):
        return tell("nowhere")
    return place_name(board.territories[territory].name)


def territory_title(view: View, territory: int) -> str:
    """'Tallpine (Forest)'."""
    return titled(territory_word(view, territory), BIOME_NAMES[view.biome[territory]])


@kept(256)
def titled(place: str, biome: Phrase) -> str:
    """A territory with its biome."""
    return tell("territory", place=place, biome=biome)


def connection_word(view: View, connection: int) -> Phrase:
    """'connection 7 (Frostcrown and Windmoor)'."""
    one, other = ends_of(view, connection)
    return tell.phrase("connection", number=connection + 1, one=one, other=other)


def ends_of(view: View, connection: int) -> tuple[str, str]:
    """The territories that it joins."""
    a, b = view.connection_a[connection], view.connection_b[connection]
    return territory_word(view, a), territory_word(view, b)


# --- tribes, cards, what is counted ---------------------------------------------------------------


def tribe_word(view: View, tribe: int, names: Sequence[str]) -> str:
    """A tribe: its player's name, or the third tribe."""
    is_third = view.seats == PAIR_OF_PLAYERS and tribe == THIRD
    return tell("third-tribe") if is_third else names[tribe]


def counted(things: str, count: int) -> Phrase:
    """'3 tents'; `things` is the name of the message."""
    return tell.phrase(things, count=int(count))


def payment_word(view: View, territory: int, pay: int) -> Phrase:
    """What pays for a piece: one card, or a pair."""
    return PAY_ONE[view.biome[territory]] if pay == Pay.CARD else PAY_TWO[pair_biome(pay)]


def cards_word(counts: Sequence[int]) -> str:
    """Cards by biome: 'Tundra, 2 Forest'."""
    shown = [
        BIOME_NAMES[biome]
        if counts[biome] == 1
        else tell.phrase("cards-of", count=int(counts[biome]), biome=BIOME_NAMES[biome])
        for biome in range(BIOMES)
        if counts[biome] > 0
    ]
    return tell("card-list", cards=shown) if shown else tell("no-cards")


def component_names() -> list[str]:
    """What `components` counts, for the complaint about a typed-in position."""
    return [
        *(tell("component-cards", biome=biome) for biome in BIOME_NAMES),
        *(tell("component-tents", number=tribe + 1) for tribe in range(TRIBES)),
        *(tell("component-totems", number=tribe + 1) for tribe in range(TRIBES)),
        tell("component-territory-feats"),
        tell("component-connection-feats"),
    ]
