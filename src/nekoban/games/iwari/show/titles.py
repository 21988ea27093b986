"""Iwari: what the picture says: titles for readers, labels, buttons.

Maps are given with their names in the reader's language (map_places.named).
"""

from collections.abc import Sequence

from nekoban.core.record import View
from nekoban.games.iwari.data.maps import Connection, Map
from nekoban.games.iwari.rules.scoring import multiplier
from nekoban.games.iwari.show.naming import BIOME_NAMES, FEAT_NAMES, cards_word, counted, place_name
from nekoban.games.iwari.words import tell


def picture_title(board: Map) -> str:
    """The title of Iwari's picture: the map's name."""
    return tell("picture-title", map=place_name(board.name))


def map_caption(board: Map) -> str:
    """The line below a map: its name and where it comes from."""
    return tell("heading", map=place_name(board.name), origin=board.origin)


def own_name(name: str) -> str:
    """The label of one's own panel in Iwari."""
    return tell("you", player=name)


def label(name: str) -> str:
    """A label of Iwari's picture."""
    return tell(f"label-{name}")


def explained(name: str) -> str:
    """How a column of the table of points scores."""
    return tell(f"explain-{name}")


def button(name: str) -> tuple[str, str]:
    """What a button says, and its title."""
    return tell(f"button-{name}"), tell(f"button-{name}-title")


def pay_pair(biome: int) -> tuple[str, str]:
    """The button that pays with a pair, and its title."""
    name = BIOME_NAMES[biome]
    return tell("button-pay-two", biome=name), tell("button-pay-two-title", biome=name)


def times(feats: int) -> str:
    """By how much Feats multiply, as a label."""
    return f"×{multiplier(feats)}"


def land_name(board: Map, territory: int) -> str:
    """'Tallpine (Forest)'."""
    land = board.territories[territory]
    return tell("territory", place=land.name, biome=BIOME_NAMES[land.biome])


def land_title(board: Map, territory: int) -> str:
    """The title of a territory."""
    spaces = sum(space.territory == territory for space in board.spaces)
    return tell("land-title", territory=land_name(board, territory), count=spaces)


def space_title(board: Map, space: int, owner: str) -> str:
    """The title of a tent space, with whose tent stands there."""
    where = land_name(board, board.spaces[space].territory)
    if owner:
        return tell("tent-title", tribe=owner, space=space + 1, territory=where)
    return tell("space-title", space=space + 1, territory=where)


def totem_title(board: Map, territory: int, counts: Sequence[int], most: int, names: Sequence[str]) -> str:
    """'Totem space of Tallpine (Forest): 2 of Ann; room for 1 more'."""
    standing = [
        tell.phrase("totems-of", count=count, tribe=names[tribe])
        for tribe, count in enumerate(counts)
        if count
    ]
    return tell(
        "totem-title",
        territory=land_name(board, territory),
        standing=standing or [tell.phrase("totems-none")],
        room=max(0, most - sum(counts)),
    )


def link_title(board: Map, link: Connection) -> str:
    """'Connection 7 by land, Frostcrown and Windmoor'."""
    one, other = (board.territories[end].name for end in (link.a, link.b))
    name = "water-connection-title" if link.water else "land-connection-title"
    return tell(name, number=link.number, one=one, other=other)


def connection_title(board: Map, connection: int, is_covered: int, feats: int) -> str:
    """The title of a connection, with what lies on it."""
    told = link_title(board, board.connections[connection])
    if is_covered:
        told = tell("covered-title", connection=told)
    if feats:
        told = tell("multiplied-title", connection=told, times=times(feats))
    return told


def feat_title(board: Map, territory: int, feats: int) -> str:
    """The title of a territory's Feats."""
    place = board.territories[territory].name
    return tell("feat-title", feats=counted("feats", feats), place=place, times=times(feats))


def supply_title(feat: int, count: int) -> str:
    """The title of the Feats that nobody has earned."""
    told = tell("supply-title", count=count, feat=FEAT_NAMES[feat])
    return tell("two-sentences", first=told, next=tell("supply-does"))


def player_title(view: View, tribe: int, names: Sequence[str]) -> str:
    """The title of a tribe's panel."""
    points = counted("points", view.tribes[tribe].points)
    notes = [tell("player-title", tribe=names[tribe], points=points)]
    if tribe == view.to_move:
        notes.append(tell("to-move"))
    if tribe == view.starter:
        notes.append(tell("starting-player"))
    return tell("notes", notes=notes)


def stock_title(view: View, tribe: int, names: Sequence[str]) -> str:
    """The title of the pieces that a tribe has left."""
    left = view.tribes[tribe]
    tents, totems = counted("tents", left.tents_left), counted("totems", left.totems_left)
    told = tell("stock-title", tribe=names[tribe], tents=tents, totems=totems)
    return tell("two-sentences", first=told, next=tell("stock-does"))


def pile_title(discards: Sequence[int], name: str) -> str:
    """The title of a player's discards in Iwari."""
    told = tell("pile-title", player=name, cards=cards_word(discards))
    return tell("two-sentences", first=told, next=tell("pile-does"))


def card_title(biome: int, name: str, is_own: bool) -> str:
    """The title of a card in a hand of Iwari."""
    if is_own:
        return tell("own-card-title", biome=BIOME_NAMES[biome])
    return tell("card-title", biome=BIOME_NAMES[biome], player=name)


def back_title(name: str) -> str:
    """The title of a hidden card in Iwari."""
    return tell("back-title", player=name)


def display_title(biome: int) -> str:
    """The title of a card in Iwari's display."""
    return tell("display-title", biome=BIOME_NAMES[biome])


def deck_title(count: int) -> str:
    """The title of Iwari's deck."""
    return tell("deck-title", cards=counted("cards", count))


def deck_label(view: View) -> str:
    """The label of Iwari's deck: how often it ran out."""
    told = label(f"deck-{view.exhaustions}")
    return tell("label-last-round", deck=told) if view.last_round else told
