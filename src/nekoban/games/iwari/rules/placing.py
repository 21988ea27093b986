"""Iwari: placing pieces, and what pays for them (IW-10 to IW-19). Clause ids refer to RULES.md."""

from nekoban.core.events import tell
from nekoban.core.game import OK
from nekoban.core.moves import Move
from nekoban.core.record import Raw
from nekoban.games.iwari.parts import (
    BIOMES,
    CARDS_PER_PAIR,
    EMPTY,
    NOWHERE,
    PAIR_OF_PLAYERS,
    PAY_COUNT,
    PIECES_A_TURN,
    THIRD,
    Clause,
    Happening,
    Pay,
    Stage,
)
from nekoban.games.iwari.rules.cards import discard_card
from nekoban.games.iwari.state import MOVES, Kind, Position, State, tent_row, totem_row


def tribe_count(state: Position) -> int:
    """The tribes in play: one a player, and with two players the third tribe (IW-80)."""
    return THIRD + 1 if state.seats == PAIR_OF_PLAYERS else state.seats


def is_placing(state: State) -> bool:
    """Whether a piece may be placed now, the player's own or the third tribe's."""
    stage = state.stage
    return stage == Stage.ACT or stage == Stage.MORE or stage == Stage.THIRD or stage == Stage.THIRD_MORE


def is_third_turn(state: Position) -> bool:
    """Whether the seat to move plays for the third tribe."""
    stage = state.stage
    return stage == Stage.THIRD or stage == Stage.THIRD_MORE or stage == Stage.THIRD_DISCARD


def placing_tribe(state: State) -> int:
    """Whose pieces are placed now."""
    return THIRD if is_third_turn(state) else state.to_move


def tent_count(state: Position, territory: int) -> int:
    """Tents of all colours in a territory."""
    count = 0
    for tribe in range(tribe_count(state)):
        count += state.tribes[tribe].tents[territory]
    return count


def most_tents(state: Position, territory: int) -> int:
    """The tents of the tribe with the most tents in a territory."""
    most = 0
    for tribe in range(tribe_count(state)):
        most = max(most, state.tribes[tribe].tents[territory])
    return most


def totem_count(state: Position, territory: int) -> int:
    """Totems of all colours in a territory."""
    count = 0
    for tribe in range(tribe_count(state)):
        count += state.tribes[tribe].totems[territory]
    return count


def is_explored(state: Position, territory: int) -> bool:
    """IW-15. A territory is explored once a tent stands in it."""
    return most_tents(state, territory) > 0


def is_full(state: State, territory: int) -> bool:
    """IW-16. A tent stands on every space."""
    return tent_count(state, territory) == state.tent_spaces[territory]


def begin_placing(state: State) -> None:
    """Nothing is placed yet in this turn."""
    state.territory = NOWHERE
    state.tents_laid = 0
    state.pieces_laid = 0


def placing_refusal(state: State, move: Move) -> int:
    """IW-03. Why a piece cannot be placed on this place and paid so, or OK."""
    is_tent = MOVES[move].kind == Kind.TENT
    if is_tent and MOVES[move].space >= state.space_count:
        return Clause.IW_03
    if not is_tent and MOVES[move].territory >= state.territory_count:
        return Clause.IW_03
    if not is_placing(state):
        return late_refusal(state)
    if is_tent:
        return tent_refusal(state, MOVES[move].space, MOVES[move].pay)
    return totem_or_payment_refusal(state, MOVES[move].territory, MOVES[move].pay)


def late_refusal(state: State) -> int:
    """IW-06, IW-10, IW-14, IW-15, IW-22, IW-80. Why no piece is placed now: what ended the placing."""
    if state.stage == Stage.DRAFT:
        return Clause.IW_06
    if state.stage == Stage.THIRD_DISCARD:
        return Clause.IW_80
    if state.pieces_laid == PIECES_A_TURN:
        return Clause.IW_15
    if has_just_explored(state):
        return Clause.IW_14
    if state.pieces_laid == 0 and state.seats != PAIR_OF_PLAYERS:
        return Clause.IW_10  # a card was discarded instead
    return Clause.IW_22


def has_just_explored(state: Position) -> bool:
    """IW-14. This turn's tent is the only one of its territory."""
    return state.tents_laid == 1 and tent_count(state, state.territory) == 1


def pair_biome(pay: int) -> int:
    """The biome of the two cards that pay together."""
    return pay - Pay.TWO_TUNDRA


def pair_payments(state: State) -> int:
    """IW-12. The pairs in the hand, as ways to pay, one bit each."""
    hand = state.players[state.to_move].hand
    found = 0
    for biome in range(BIOMES):
        if hand[biome] >= CARDS_PER_PAIR:
            found |= 1 << (biome + Pay.TWO_TUNDRA)
    return found


def payments(state: State, territory: int, pairs: int) -> int:
    """IW-11, IW-12. The ways to pay for a piece there, one bit each: its biome's card, another's pair."""
    biome = state.biome[territory]
    found = pairs & ~(1 << (biome + Pay.TWO_TUNDRA))
    if state.players[state.to_move].hand[biome] > 0:
        found |= 1 << Pay.CARD
    return found


def payment_refusal(state: State, territory: int, pay: int) -> int:
    """IW-11, IW-12. Whether the hand can pay so for a piece in a territory."""
    if (payments(state, territory, pair_payments(state)) >> pay) & 1:
        return OK
    return Clause.IW_11 if pay == Pay.CARD else Clause.IW_12


def pay_for_piece(state: State, territory: int, pay: int) -> None:
    """IW-11, IW-12. Discard the card or the two cards that pay."""
    if pay == Pay.CARD:
        discard_card(state, state.biome[territory])
    else:
        for _ in range(CARDS_PER_PAIR):
            discard_card(state, pair_biome(pay))


def tents_refusal(state: State, territory: int) -> int:
    """IW-13, IW-19. One territory a turn; a tent must be left. Which space, IW-16 says."""
    if state.territory != NOWHERE and state.territory != territory:
        return Clause.IW_13
    if state.tribes[placing_tribe(state)].tents_left == 0:
        return Clause.IW_19
    return OK


def tent_refusal(state: State, space: int, pay: int) -> int:
    """Why a tent cannot be placed on this space and paid so, or OK."""
    territory = state.space_territory[space]
    refusal = tents_refusal(state, territory)
    if refusal != OK:
        return refusal
    if state.tents[space] != EMPTY:
        return Clause.IW_16
    return payment_refusal(state, territory, pay)


def place_tent(state: State, space: int, pay: int) -> None:
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
    tell(state, Happening.TENT, state.to_move, space, pay, tribe)


def totem_refusal(state: State, territory: int) -> int:
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


def totem_or_payment_refusal(state: State, territory: int, pay: int) -> int:
    """Why a totem cannot be placed in this territory and paid so, or OK."""
    refusal = totem_refusal(state, territory)
    if refusal != OK:
        return refusal
    return payment_refusal(state, territory, pay)


def place_totem(state: State, territory: int, pay: int) -> None:
    """IW-17. Pay, and put a totem on the totem space."""
    tribe = placing_tribe(state)
    pay_for_piece(state, territory, pay)
    state.tribes[tribe].totems[territory] += 1
    state.tribes[tribe].totems_left -= 1
    state.territory = territory
    state.pieces_laid += 1
    tell(state, Happening.TOTEM, state.to_move, territory, pay, tribe)


def may_place_in(state: State, territory: int) -> bool:
    """Whether any piece can be placed in a territory."""
    if payments(state, territory, pair_payments(state)) == 0:
        return False
    if totem_refusal(state, territory) == OK:
        return True
    return tents_refusal(state, territory) == OK and not is_full(state, territory)


def may_place(state: State) -> bool:
    """Whether any piece can be placed at all."""
    for territory in range(state.territory_count):
        if may_place_in(state, territory):
            return True
    return False


def list_placements(state: State, out: Raw) -> int:
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
            count = list_payments(tent_row(space, Pay.CARD), pays, out, count)
    for place in range(state.territory_count):
        pays = payments(state, place, pairs)
        if pays != 0 and totem_refusal(state, place) == OK:
            count = list_payments(totem_row(place, Pay.CARD), pays, out, count)
    return count


def list_payments(row: int, pays: int, out: Raw, count: int) -> int:
    """IW-12. The moves that place one piece, a row for each way to pay."""
    for pay in range(PAY_COUNT):
        if (pays >> pay) & 1:
            out[count] = row + pay
            count += 1
    return count
