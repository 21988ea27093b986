"""Iwari: what the picture says: titles for readers, labels, buttons."""

from collections.abc import Sequence

from nekoban.core.record import View
from nekoban.core.sentences import all_of, counted
from nekoban.games.iwari.data.maps import Map
from nekoban.games.iwari.parts import Feat
from nekoban.games.iwari.rules.scoring import multiplier
from nekoban.games.iwari.show.words import FEAT_WORDS, biome_word, capital, cards_word

DECKS = ("First deck and display", "Second deck and display", "No deck is left")
SCORED = "scored"  # so far: what the map is worth at the end comes on top
THIRD_HINT = "If it wins, both players lose."
LAST_ROUND = "the last round"
STARTS = "1st"
PAY_CARD = ("Pay 1 card", "Pay with one card of the territory's biome")
DISCARD_BUTTON = ("Discard", "Discard a card: then choose it from your hand")
DONE_BUTTON = ("Done", "Be done with placing")


def picture_title(board: Map) -> str:
    return f"Iwari on {board.name}"


def map_caption(board: Map) -> str:
    return f"{board.name}. {board.origin}"


def own_name(name: str) -> str:
    return f"{name} (you)"


def pay_pair(biome: int) -> tuple[str, str]:
    return f"Pay 2 {biome_word(biome)}", f"Pay with two {biome_word(biome)} cards, for any other biome"


def times(feats: int) -> str:
    return f"×{multiplier(feats)}"


def land_title(board: Map, territory: int) -> str:
    land = board.territories[territory]
    spaces = sum(space.territory == territory for space in board.spaces)
    return f"{land.name} ({biome_word(land.biome)}), {counted(spaces, 'tent space')}"


def space_title(board: Map, space: int, owner: str) -> str:
    land = board.territories[board.spaces[space].territory]
    where = f"space {space + 1} in {land.name} ({biome_word(land.biome)})"
    return f"Tent of {owner} on {where}" if owner else f"Open tent {where}"


def totem_title(board: Map, territory: int, counts: Sequence[int], most: int, names: Sequence[str]) -> str:
    """'Totem space of Tallpine (Forest): 2 of Ann; room for 1 more'."""
    land = board.territories[territory]
    standing = all_of(
        [f"{count} of {names[tribe]}" for tribe, count in enumerate(counts) if count] or ["none"]
    )
    room = max(0, most - sum(counts))
    return f"Totem space of {land.name} ({biome_word(land.biome)}): {standing}; room for {room} more"


def connection_title(board: Map, connection: int, is_covered: int, feats: int) -> str:
    link = board.connections[connection]
    ends = " and ".join(board.territories[end].name for end in (link.a, link.b))
    facts = [f"Connection {link.number} by {'water' if link.water else 'land'}, {ends}"]
    if is_covered:
        facts.append("under a mountain: it scores nothing")
    if feats:
        facts.append(f"totems count {times(feats)}")
    return "; ".join(facts)


def feat_title(board: Map, territory: int, feats: int) -> str:
    name = board.territories[territory].name
    return f"{counted(feats, 'Feat')} in {name}: its tents count {times(feats)} at the end"


def supply_title(feat: int, count: int) -> str:
    return f"{counted(count, 'Feat')} of {FEAT_WORDS[Feat(feat)]} still to be earned"


def player_title(view: View, tribe: int, names: Sequence[str]) -> str:
    facts = [f"{capital(names[tribe])}: {counted(view.tribes[tribe].points, 'point')} scored so far"]
    if tribe == view.to_move:
        facts.append("to move")
    if tribe == view.starter:
        facts.append("starting player")
    return ", ".join(facts)


def stock_title(view: View, tribe: int, names: Sequence[str]) -> str:
    left = view.tribes[tribe]
    tents, totems = counted(left.tents_left, "tent"), counted(left.totems_left, "totem")
    return f"{capital(names[tribe])} has {tents} and {totems} left"


def pile_title(discards: Sequence[int], name: str) -> str:
    return f"Discards of {name}: {cards_word(discards)}"


def card_title(biome: int, name: str, is_own: bool) -> str:
    where = "in your hand" if is_own else f"in the hand of {name}, taken from the display"
    return f"{biome_word(biome)} card {where}"


def back_title(name: str) -> str:
    return f"Hidden card of {name}"


def display_title(biome: int) -> str:
    return f"{biome_word(biome)} card in the display"


def deck_title(count: int) -> str:
    return f"The deck: {counted(count, 'card')}"


def deck_label(view: View) -> str:
    if view.last_round:
        return f"{DECKS[view.exhaustions]} · {LAST_ROUND}"
    return DECKS[view.exhaustions]
