"""Iwari: the Feats (IW-91 to IW-96)."""

from nekoban.core.events import tell
from nekoban.core.game import OK
from nekoban.core.moves import Move
from nekoban.core.record import NONE, SeatNumber
from nekoban.games.iwari.parts import CONNECTION_LIMIT, FEAT_COUNT, SETTLEMENT, Clause, Feat, Happening, Stage
from nekoban.games.iwari.rules.placing import is_full
from nekoban.games.iwari.rules.scoring import clear_marks, has_majority, mark_group
from nekoban.games.iwari.rules.third_tribe import begin_third_turn
from nekoban.games.iwari.state import MOVES, Kind, State


def award_feats(state: State, first: int) -> None:
    """IW-95. Union, Discovery, Honour, Respect: the player places an earned Feat at once."""
    for feat in range(first, FEAT_COUNT):
        if mark_places(state, feat) > 0:
            state.stage = Stage.UNION + feat
            return
    begin_third_turn(state)


def is_open_to(state: State, feat: int, seat: SeatNumber) -> bool:
    """IW-95. One is left, and this player has had none of the kind."""
    return state.feats_left[feat] > 0 and state.players[seat].earned[feat] == 0


def mark_places(state: State, feat: int) -> int:
    """IW-95. Mark where the acting player may put a Feat just earned; how many, none if not earned."""
    seat = state.to_move
    if not is_open_to(state, feat, seat):
        return 0
    if feat == Feat.UNION:
        mark_union(state, seat)
    elif feat == Feat.DISCOVERY:
        mark_discovery(state)
    else:
        mark_majorities(state, seat, feat == Feat.RESPECT)
    return place_count(state)


def mark_union(state: State, seat: SeatNumber) -> None:
    """IW-91. The territories that hold a tent of the settlement, which a tent of this turn has completed."""
    if state.tents_laid == 0:
        return
    for space in range(state.space_count):
        if state.tents[space] == seat and state.space_territory[space] == state.territory:
            if state.marked[space] == 0:
                mark_settlement(state, mark_group(state, space))
    clear_marks(state)


def mark_settlement(state: State, tents: int) -> None:
    """IW-91. The territories of the group just marked, if it is a settlement."""
    if tents >= SETTLEMENT:
        for step in range(tents):
            state.places[state.space_territory[state.trail[step]]] = 1


def mark_discovery(state: State) -> None:
    """IW-92. Any other territory than the one just filled; filling it must not have explored it."""
    filled = state.territory
    if state.tents_laid == 0 or not is_full(state, filled) or state.tent_spaces[filled] == 1:
        return
    for territory in range(state.territory_count):
        if territory != filled:
            state.places[territory] = 1


def mark_majorities(state: State, seat: SeatNumber, water: int) -> None:
    """IW-93, IW-94, IW-96. Connections of that kind, without a mountain, with the lead at both ends.

    Only a totem of this turn can have won a lead.
    """
    if state.pieces_laid == state.tents_laid:
        return
    for connection in range(state.connection_count):
        if state.connection_water[connection] == water and state.mountain[connection] == 0:
            if has_majority(state, connection, seat):
                state.places[connection] = 1


def feat_refusal(state: State, move: Move) -> int:
    """IW-03, IW-95. The map has the place, and a Feat of the kind is waiting."""
    stage = state.stage
    if MOVES[move].kind == Kind.FEAT_IN:
        if MOVES[move].territory >= state.territory_count:
            return Clause.IW_03
        is_waiting = stage == Stage.UNION or stage == Stage.DISCOVERY
        return place_refusal(state, MOVES[move].territory) if is_waiting else Clause.IW_95
    if MOVES[move].connection >= state.connection_count:
        return Clause.IW_03
    is_waiting = stage == Stage.HONOUR or stage == Stage.RESPECT
    return place_refusal(state, MOVES[move].connection) if is_waiting else Clause.IW_95


def place_refusal(state: State, place: int) -> int:
    """IW-91 to IW-96. A Feat just earned goes to one of the places that its clause allows."""
    if state.places[place]:
        return OK
    if state.stage == Stage.UNION:
        return Clause.IW_91
    if state.stage == Stage.DISCOVERY:
        return Clause.IW_92
    if state.mountain[place]:
        return Clause.IW_96
    return Clause.IW_93 if state.stage == Stage.HONOUR else Clause.IW_94


def place_feat(state: State, place: int) -> None:
    """IW-91 to IW-95. Union and Discovery lie in a territory, Honour and Respect on a connection.

    Then the next Feat in order is judged.
    """
    feat = state.stage - Stage.UNION
    state.feats_left[feat] -= 1
    state.players[state.to_move].earned[feat] = 1
    if feat == Feat.UNION or feat == Feat.DISCOVERY:
        state.territory_feats[place] += 1
        tell(state, Happening.FEAT_IN_TERRITORY, state.to_move, feat, place, NONE)
    else:
        state.connection_feats[place] += 1
        tell(state, Happening.FEAT_ON_CONNECTION, state.to_move, feat, place, NONE)
    clear_places(state)
    award_feats(state, feat + 1)


def place_count(state: State) -> int:
    """How many connections are marked."""
    count = 0
    for place in range(CONNECTION_LIMIT):
        count += state.places[place]
    return count


def clear_places(state: State) -> None:
    """Unmark all connections."""
    for place in range(CONNECTION_LIMIT):
        state.places[place] = 0
