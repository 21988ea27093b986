"""Iwari: who sees what (IW-07), and what the components are (IW-01, IW-02, IW-91 to IW-94)."""

from nekoban.core.luck import draw_kind
from nekoban.core.record import HIDDEN, Raw, SeatNumber
from nekoban.games.iwari.parts import (
    BIOMES,
    CONNECTION_LIMIT,
    SPACE_LIMIT,
    TERRITORY_LIMIT,
    TRIBES,
    Feat,
    Stage,
)
from nekoban.games.iwari.rules.cards import card_count
from nekoban.games.iwari.rules.placing import may_place
from nekoban.games.iwari.state import State

MOST_DEALS = 10_000  # of a hand that must be able to place: nearly all are after a few

# What components are counted: cards by biome, then for each tribe its tents and its totems, then the Feats.
TENT_COMPONENT = BIOMES
TOTEM_COMPONENT = TENT_COMPONENT + TRIBES
TERRITORY_FEATS = TOTEM_COMPONENT + TRIBES
CONNECTION_FEATS = TERRITORY_FEATS + 1
COMPONENTS = CONNECTION_FEATS + 1


def reveal(state: State, seat: SeatNumber, view: Raw) -> None:
    """Iwari: exceptions from the declared sight: none. What all have seen of a hand is public as `known`."""


def imagine(state: State, luck: int) -> None:
    """IW-07. Deal the unseen cards: into hands beyond what all know of them; the rest is the deck."""
    state.luck = luck
    for biome in range(BIOMES):
        state.deck[biome] = card_count(state, biome) - state.display[biome]
        for player in state.players:
            state.deck[biome] -= player.discards[biome]
            state.deck[biome] -= player.known[biome] if is_hidden(player) else player.hand[biome]
    if state.stage == Stage.THIRD and is_hidden(state.players[state.to_move]):
        imagine_placing_hand(state, state.players[state.to_move])
    for player in state.players:
        if is_hidden(player):
            imagine_hand(state, player)


def imagine_placing_hand(state: State, player: Raw) -> None:
    """IW-80. Whoever is asked for the third tribe holds a card that it can place: deal until it is so."""
    for _ in range(MOST_DEALS):
        imagine_hand(state, player)
        if may_place(state):
            return
        for biome in range(BIOMES):
            state.deck[biome] += player.hand[biome] - player.known[biome]
    imagine_hand(state, player)


def is_hidden(player: Raw) -> bool:
    """Whether a hand, or a part of it, is not for this viewer's eyes."""
    for biome in range(BIOMES):
        if player.hand[biome] == HIDDEN:
            return True
    return False


def imagine_hand(state: State, player: Raw) -> None:
    """IW-07. The known cards, and others from the unseen."""
    unknown = player.hand_count
    unseen = 0
    for biome in range(BIOMES):
        player.hand[biome] = player.known[biome]
        unknown -= player.known[biome]
        unseen += state.deck[biome]
    for _ in range(min(unknown, unseen)):
        biome = draw_kind(state, state.deck)
        player.hand[biome] += 1
        state.deck[biome] -= 1


def components(state: State, out: Raw) -> None:
    """IW-01, IW-02, IW-91 to IW-94. Cards, tents, totems and Feats over all fields."""
    for biome in range(BIOMES):
        out[biome] = state.deck[biome] + state.display[biome]
        for player in state.players:
            out[biome] += player.hand[biome] + player.discards[biome]
    for number in range(TRIBES):
        tribe = state.tribes[number]
        out[TENT_COMPONENT + number] = tribe.tents_left
        out[TOTEM_COMPONENT + number] = tribe.totems_left
        for territory in range(TERRITORY_LIMIT):
            out[TOTEM_COMPONENT + number] += tribe.totems[territory]
    for space in range(SPACE_LIMIT):
        if 0 <= state.tents[space] < TRIBES:
            out[TENT_COMPONENT + state.tents[space]] += 1
    count_feats(state, out)


def count_feats(state: State, out: Raw) -> None:
    """The tokens of Feats, for the count of Iwari's components."""
    out[TERRITORY_FEATS] = state.feats_left[Feat.UNION] + state.feats_left[Feat.DISCOVERY]
    out[CONNECTION_FEATS] = state.feats_left[Feat.HONOUR] + state.feats_left[Feat.RESPECT]
    for territory in range(TERRITORY_LIMIT):
        out[TERRITORY_FEATS] += state.territory_feats[territory]
    for connection in range(CONNECTION_LIMIT):
        out[CONNECTION_FEATS] += state.connection_feats[connection]
