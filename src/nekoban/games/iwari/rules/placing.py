"""Iwari: placing pieces, and what pays for them (IW-10 to IW-19). Clause ids refer to RULES.md."""

from typing import Any

from nekoban.core.events import tell
from nekoban.core.game import OK
from nekoban.core.record import NONE
from nekoban.games.iwari.parts import (
    BIOMES,
    CARDS_PER_PAIR,
    EMPTY,
    NOWHERE,
    PAIR_OF_PLAYERS,
    PAY_COUNT,
    THIRD,
    Clause,
    Pay,
    Stage,
    Told,
)
from nekoban.games.iwari.state import tent_row, totem_row


def tribe_count(state: Any) -> int:
    """The tribes in play: one a player, and with two players the third tribe (IW-80)."""
    return THIRD + 1 if state.seats == PAIR_OF_PLAYERS else state.seats


def is_third_turn(state: Any) -> bool:
    """Whether the seat to move plays for the third tribe."""
    stage = state.stage
    return stage == Stage.THIRD or stage == Stage.THIRD_MORE or stage == Stage.THIRD_DISCARD


def placing_tribe(state: Any) -> int:
    """Whose pieces are placed now."""
    return THIRD if is_third_turn(state) else state.to_move


def tent_count(state: Any, territory: int) -> int:
    """Tents of all colours in a territory."""
    count = 0
    for tribe in range(tribe_count(state)):
        count += state.tribes[tribe].tents[territory]
    return count


def most_tents(state: Any, territory: int) -> int:
    """The tents of the tribe with the most tents in a territory."""
    most = 0
    for tribe in range(tribe_count(state)):
        most = max(most, state.tribes[tribe].tents[territory])
    return most


def totem_count(state: Any, territory: int) -> int:
    """Totems of all colours in a territory."""
    count = 0
    for tribe in range(tribe_count(state)):
        count += state.tribes[tribe].totems[territory]
    return count


def is_explored(state: Any, territory: int) -> bool:
    """IW-15. A territory is explored once a tent stands in it."""
    return most_tents(state, territory) > 0


def is_full(state: Any, territory: int) -> bool:
    """IW-16. A tent stands on every space."""
    return tent_count(state, territory) == state.tent_spaces[territory]


def pair_biome(pay: int) -> int:
    """The biome of the two cards that pay together."""
    return pay - Pay.TWO_TUNDRA


def pair_payments(state: Any) -> int:
    """IW-12. The pairs in the hand, as ways to pay, one bit each."""
    hand = state.players[state.to_move].hand
    found = 0
    for biome in range(BIOMES):
        if hand[biome] >= CARDS_PER_PAIR:
            found |= 1 << (biome + Pay.TWO_TUNDRA)
    return found


def payments(state: Any, territory: int, pairs: int) -> int:
    """IW-11, IW-12. The ways to pay for a piece there, one bit each: its biome's card, another's pair."""
    biome = state.biome[territory]
    found = pairs & ~(1 << (biome + Pay.TWO_TUNDRA))
    if state.players[state.to_move].hand[biome] > 0:
        found |= 1 << Pay.CARD
    return found


def payment_refusal(state: Any, territory: int, pay: int) -> int:
    """IW-11, IW-12. Whether the hand can pay so for a piece in a territory."""
    if (payments(state, territory, pair_payments(state)) >> pay) & 1:
        return OK
    return Clause.IW_11 if pay == Pay.CARD else Clause.IW_12


def tents_refusal(state: Any, territory: int) -> int:
    """IW-13, IW-19. One territory a turn; a tent must be left. Which space, IW-16 says."""
    if state.territory != NOWHERE and state.territory != territory:
        return Clause.IW_13
    if state.tribes[placing_tribe(state)].tents_left == 0:
        return Clause.IW_19
    return OK


def totem_refusal(state: Any, territory: int) -> int:
    """IW-13, IW-14, IW-17, IW-19. No more totems than the leading tribe has tents there."""
    if state.territory != NOWHERE and state.territory != territory:
        return Clause.IW_13
    if state.tribes[placing_tribe(state)].totems_left == 0:
        return Clause.IW_19
    most = most_tents(state, territory)
    if most == 0:
        return Clause.IW_14
    if totem_count(state, territory) >= most:
        return Clause.IW_17
    return OK


def tent_refusal(state: Any, space: int, pay: int) -> int:
    """Why a tent cannot be placed on this space and paid so, or OK."""
    if space >= state.space_count:
        return Clause.IW_03
    territory = state.space_territory[space]
    refusal = tents_refusal(state, territory)
    if refusal != OK:
        return refusal
    if state.tents[space] != EMPTY:
        return Clause.IW_16
    return payment_refusal(state, territory, pay)


def totem_or_payment_refusal(state: Any, territory: int, pay: int) -> int:
    """Why a totem cannot be placed in this territory and paid so, or OK."""
    if territory >= state.territory_count:
        return Clause.IW_03
    refusal = totem_refusal(state, territory)
    if refusal != OK:
        return refusal
    return payment_refusal(state, territory, pay)


def may_place_in(state: Any, territory: int) -> bool:
    """Whether any piece can be placed in a territory."""
    if payments(state, territory, pair_payments(state)) == 0:
        return False
    if totem_refusal(state, territory) == OK:
        return True
    return tents_refusal(state, territory) == OK and not is_full(state, territory)


def may_place(state: Any) -> bool:
    """Whether any piece can be placed at all."""
    for territory in range(state.territory_count):
        if may_place_in(state, territory):
            return True
    return False


def list_placements(state: Any, out: Any) -> int:
    """Every piece that can be placed: territories that refuse nothing, free spaces, ways to pay."""
    count = 0
    pairs = pair_payments(state)
    territory = NOWHERE
    pays = 0
    for space in range(state.space_count):
        if state.space_territory[space] != territory:
            territory = state.space_territory[space]
            pays = payments(state, territory, pairs) if tents_refusal(state, territory) == OK else 0
        if pays != 0 and state.tents[space] == EMPTY:
            count = list_payments(tent_row(space), pays, out, count)
    for place in range(state.territory_count):
        pays = payments(state, place, pairs)
        if pays != 0 and totem_refusal(state, place) == OK:
            count = list_payments(totem_row(place), pays, out, count)
    return count


def list_payments(row: int, pays: int, out: Any, count: int) -> int:
    for pay in range(PAY_COUNT):
        if (pays >> pay) & 1:
            out[count] = row + pay
            count += 1
    return count


def discard_card(state: Any, biome: int) -> None:
    """IW-21. From the hand to the player's discard pile; a card that all have seen leaves first (IW-07)."""
    player = state.players[state.to_move]
    player.hand[biome] -= 1
    player.hand_count -= 1
    if player.known[biome] > 0:
        player.known[biome] -= 1
    player.discards[biome] += 1


def pay_for_piece(state: Any, territory: int, pay: int) -> None:
    """IW-11, IW-12. Discard the card or the two cards that pay."""
    if pay == Pay.CARD:
        discard_card(state, state.biome[territory])
    else:
        for _ in range(CARDS_PER_PAIR):
            discard_card(state, pair_biome(pay))


def place_tent(state: Any, space: int, pay: int) -> None:
    """IW-16. Pay, and put a tent on a space."""
    territory = state.space_territory[space]
    tribe = placing_tribe(state)
    pay_for_piece(state, territory, pay)
    state.tents[space] = tribe
    state.tribes[tribe].tents[territory] += 1
    state.tribes[tribe].tents_left -= 1
    state.territory = territory
    state.tents_laid += 1
    state.pieces_laid += 1
    tell(state, Told.TENT, state.to_move, space, pay, tribe)


def place_totem(state: Any, territory: int, pay: int) -> None:
    """IW-17. Pay, and put a totem on the totem space."""
    tribe = placing_tribe(state)
    pay_for_piece(state, territory, pay)
    state.tribes[tribe].totems[territory] += 1
    state.tribes[tribe].totems_left -= 1
    state.territory = territory
    state.pieces_laid += 1
    tell(state, Told.TOTEM, state.to_move, territory, pay, tribe)


def begin_placing(state: Any) -> None:
    """Nothing is placed yet in this turn."""
    state.territory = NOWHERE
    state.tents_laid = 0
    state.pieces_laid = 0


def only_card(state: Any) -> int:
    """The biome of the hand's cards if all are of one biome, else NONE."""
    hand = state.players[state.to_move].hand
    found = NONE
    for biome in range(BIOMES):
        if hand[biome] > 0:
            if found != NONE:
                return NONE
            found = biome
    return found
