"""Iwari: whether the reason for a refusal is true. Written from RULES.md, apart from the rules."""

from nekoban.core.moves import Move
from nekoban.core.record import OVER
from nekoban.games.iwari.parts import (
    EMPTY,
    NOWHERE,
    PAIR_OF_PLAYERS,
    SETTLEMENT,
    SPACE_LIMIT,
    THIRD,
    TRIBES,
    Clause,
    Pay,
    Stage,
)
from nekoban.games.iwari.state import MOVES, Kind, State

TURN_OVER = (Stage.UNION, Stage.DISCOVERY, Stage.HONOUR, Stage.RESPECT, Stage.DRAW)  # for whoever would place
PLACING = (Stage.ACT, Stage.MORE, Stage.THIRD, Stage.THIRD_MORE)


def applies(state: State, move: Move, clause: int) -> bool:
    """Iwari: whether this clause really stands in the way of this move here."""
    if clause == Clause.OVER or state.to_move == OVER:
        return clause == Clause.OVER and state.to_move == OVER
    kind = MOVES[move].kind
    if kind == Kind.TENT or kind == Kind.TOTEM:
        return stops_piece(state, move, clause)
    if kind == Kind.DONE:
        return stops_done(state, clause)
    if kind == Kind.DISCARD:
        return stops_discard(state, MOVES[move].card, clause)
    if kind == Kind.FEAT_IN:
        return stops_feat_in(state, MOVES[move].territory, clause)
    if kind == Kind.FEAT_ON:
        return stops_feat_on(state, MOVES[move].connection, clause)
    return stops_drawing(state, move, clause)


# --- placing


def stops_piece(state: State, move: Move, clause: int) -> bool:
    """IW-03, IW-06, IW-10 to IW-22, IW-80."""
    space = MOVES[move].space
    territory = MOVES[move].territory
    if MOVES[move].kind == Kind.TENT:
        if space >= state.space_count:
            return clause == Clause.IW_03
        territory = state.space_territory[space]
    elif territory >= state.territory_count:
        return clause == Clause.IW_03
    if clause == Clause.IW_06:
        return state.stage == Stage.DRAFT
    if clause == Clause.IW_80:
        return state.stage == Stage.THIRD_DISCARD
    if state.stage in TURN_OVER:
        return clause == end_of_placing(state)
    if state.stage not in PLACING:
        return False
    if clause == Clause.IW_13:
        return state.territory != NOWHERE and state.territory != territory
    if clause == Clause.IW_11 or clause == Clause.IW_12:
        return cannot_pay(state, territory, MOVES[move].pay, clause)
    if MOVES[move].kind == Kind.TENT:
        return stops_tent(state, space, clause)
    return stops_totem(state, territory, clause)


def end_of_placing(state: State) -> int:
    """The one clause that ended the placing of this turn, found apart from the rules."""
    if state.pieces_laid > 1:
        return Clause.IW_15
    if state.pieces_laid == 1:
        only_tent = state.tents_laid == 1 and standing_tents(state, state.territory) == 1
        return Clause.IW_14 if only_tent else Clause.IW_22
    return Clause.IW_22 if state.seats == PAIR_OF_PLAYERS else Clause.IW_10


def standing_tents(state: State, territory: int) -> int:
    """Tents on the spaces of a territory."""
    count = 0
    for space in range(state.space_count):
        if state.space_territory[space] == territory and state.tents[space] != EMPTY:
            count += 1
    return count


def acting_tribe(state: State) -> int:
    """The tribe whose pieces are placed: the third one's, or that of the seat to move."""
    is_third = state.stage == Stage.THIRD or state.stage == Stage.THIRD_MORE
    return THIRD if is_third else state.to_move


def stops_tent(state: State, space: int, clause: int) -> bool:
    """IW-16, IW-19."""
    if clause == Clause.IW_16:
        return state.tents[space] != EMPTY
    return clause == Clause.IW_19 and state.tribes[acting_tribe(state)].tents_left == 0


def stops_totem(state: State, territory: int, clause: int) -> bool:
    """IW-14, IW-17, IW-19."""
    if clause == Clause.IW_14:
        return standing_tents(state, territory) == 0
    if clause == Clause.IW_19:
        return state.tribes[acting_tribe(state)].totems_left == 0
    totems = 0
    most = 0
    for tribe in range(TRIBES):
        totems += state.tribes[tribe].totems[territory]
        most = max(most, state.tribes[tribe].tents[territory])
    return clause == Clause.IW_17 and most > 0 and totems >= most


def cannot_pay(state: State, territory: int, pay: int, clause: int) -> bool:
    """IW-11, IW-12."""
    hand = state.players[state.to_move].hand
    own = state.biome[territory]
    if pay == Pay.CARD:
        return clause == Clause.IW_11 and hand[own] == 0
    pair = pay - 1
    return clause == Clause.IW_12 and (pair == own or hand[pair] < 2)


# --- being done, discarding, drawing


def stops_done(state: State, clause: int) -> bool:
    """IW-06, IW-10, IW-22, IW-80."""
    if clause == Clause.IW_10:
        return state.stage == Stage.ACT
    if clause == Clause.IW_80:
        return state.stage == Stage.THIRD or state.stage == Stage.THIRD_DISCARD
    if clause == Clause.IW_06:
        return state.stage == Stage.DRAFT
    return clause == Clause.IW_22 and state.stage in TURN_OVER


def stops_discard(state: State, biome: int, clause: int) -> bool:
    """IW-06, IW-10, IW-21, IW-22, IW-80."""
    if clause == Clause.IW_10:
        return state.stage == Stage.MORE
    if clause == Clause.IW_80:
        return state.stage == Stage.THIRD or state.stage == Stage.THIRD_MORE
    if clause == Clause.IW_06:
        return state.stage == Stage.DRAFT
    if clause == Clause.IW_22:
        return state.stage in TURN_OVER
    may_discard = state.stage == Stage.ACT or state.stage == Stage.THIRD_DISCARD
    return clause == Clause.IW_21 and may_discard and state.players[state.to_move].hand[biome] == 0


def stops_drawing(state: State, move: Move, clause: int) -> bool:
    """IW-20, IW-22, IW-30."""
    is_drawing = state.stage == Stage.DRAW or state.stage == Stage.DRAFT
    if clause == Clause.IW_22:
        return not is_drawing
    if MOVES[move].kind == Kind.DECK or not is_drawing:
        return False
    if clause == Clause.IW_30:
        return state.exhaustions == 1 and state.half_due == 1
    return clause == Clause.IW_20 and state.display[MOVES[move].card] == 0


# --- Feats


def stops_feat_in(state: State, territory: int, clause: int) -> bool:
    """IW-03, IW-91, IW-92, IW-95."""
    if territory >= state.territory_count:
        return clause == Clause.IW_03
    if clause == Clause.IW_95:
        return state.stage != Stage.UNION and state.stage != Stage.DISCOVERY
    if clause == Clause.IW_91:
        return state.stage == Stage.UNION and not reaches_settlement(state, territory)
    return clause == Clause.IW_92 and state.stage == Stage.DISCOVERY and territory == state.territory


def reaches_settlement(state: State, territory: int) -> bool:
    """IW-91. Whether a tent there belongs to a settlement with a tent in the territory of this turn."""
    found = False
    for space in range(state.space_count):
        if state.space_territory[space] == territory and state.tents[space] == state.to_move:
            state.marked[space] = 1
            tents = spread_marks(state)
            for other in range(SPACE_LIMIT):
                is_here = state.marked[other] == 1 and state.space_territory[other] == state.territory
                found = found or (is_here and tents >= SETTLEMENT)
                state.marked[other] = 0
    return found


def spread_marks(state: State) -> int:
    """Mark all that paths join to what is marked, again and again until nothing is added; how many."""
    count = 0
    added = 1
    while added > 0:
        added = 0
        for space in range(state.space_count):
            if state.tents[space] == state.to_move and state.marked[space] == 0:
                for path in range(state.neighbour_count[space]):
                    if state.marked[state.neighbours[space, path]] == 1:
                        state.marked[space] = 1
                        added = 1
    for space in range(state.space_count):
        count += state.marked[space]
    return count


def stops_feat_on(state: State, connection: int, clause: int) -> bool:
    """IW-03, IW-93 to IW-96."""
    if connection >= state.connection_count:
        return clause == Clause.IW_03
    is_waiting = state.stage == Stage.HONOUR or state.stage == Stage.RESPECT
    if clause == Clause.IW_95:
        return not is_waiting
    if clause == Clause.IW_96:
        return is_waiting and state.mountain[connection] == 1
    asked = Clause.IW_93 if state.stage == Stage.HONOUR else Clause.IW_94
    if not is_waiting or clause != asked:
        return False
    is_other_way = state.connection_water[connection] != (1 if state.stage == Stage.RESPECT else 0)
    is_behind = is_behind_at(state, state.connection_a[connection])
    return is_other_way or is_behind or is_behind_at(state, state.connection_b[connection])


def is_behind_at(state: State, territory: int) -> bool:
    """IW-51. Whether the seat to move has no totem there, or another tribe has more."""
    own = state.tribes[state.to_move].totems[territory]
    most = 0
    for tribe in range(TRIBES):
        most = max(most, state.tribes[tribe].totems[territory])
    return own == 0 or most > own
