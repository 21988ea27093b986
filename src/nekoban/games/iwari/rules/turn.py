"""Iwari: a turn (IW-10 to IW-22). What may be done, and what it does; clause ids refer to RULES.md.

A turn goes through the modules in the order of IW-22: turn and placing, feats, third_tribe, drawing, ending.
"""

from nekoban.core.events import tell
from nekoban.core.game import OK
from nekoban.core.moves import Move
from nekoban.core.record import NONE, OVER, Raw
from nekoban.games.iwari.parts import BIOMES, PIECES_A_TURN, Clause, Feat, Happening, Stage
from nekoban.games.iwari.rules.cards import discard_card
from nekoban.games.iwari.rules.feats import award_feats, feat_refusal, place_feat
from nekoban.games.iwari.rules.placing import (
    is_explored,
    is_placing,
    is_third_turn,
    list_placements,
    may_place_in,
    place_tent,
    place_totem,
    placing_refusal,
)
from nekoban.games.iwari.rules.refilling import begin_drawing, draw_card, drawing_refusal
from nekoban.games.iwari.rules.third_tribe import begin_third_turn, discard_for_third
from nekoban.games.iwari.state import (
    MOVES,
    Kind,
    State,
    deck_row,
    discard_row,
    done_row,
    feat_in_row,
    feat_on_row,
    take_row,
)


def why_not(state: State, move: Move) -> int:
    """Iwari: OK, or the clause that forbids the move."""
    if state.to_move == OVER:
        return Clause.OVER
    kind = MOVES[move].kind
    if kind in (Kind.TENT, Kind.TOTEM):
        return placing_refusal(state, move)
    if kind == Kind.DONE:
        return done_refusal(state)
    if kind == Kind.DISCARD:
        return discard_refusal(state, MOVES[move].card)
    if kind in (Kind.TAKE, Kind.DECK):
        return drawing_refusal(state, move)
    return feat_refusal(state, move)


def legal(state: State, out: Raw) -> int:
    """Iwari: the legal moves, by the stage of the turn; pieces are listed by the refusals of why_not."""
    if state.to_move == OVER:
        return 0
    stage = state.stage
    count = 0
    if is_placing(state):
        count = list_placements(state, out)
    if stage == Stage.ACT or stage == Stage.THIRD_DISCARD:
        count = list_rows(state, discard_row(0), BIOMES, out, count)
    elif stage == Stage.MORE or stage == Stage.THIRD_MORE:
        count = list_rows(state, done_row(), 1, out, count)
    elif stage == Stage.DRAW or stage == Stage.DRAFT:
        count = list_rows(state, take_row(0), BIOMES, out, count)
        count = list_rows(state, deck_row(), 1, out, count)
    elif stage == Stage.UNION or stage == Stage.DISCOVERY:
        count = list_rows(state, feat_in_row(0), state.territory_count, out, count)
    elif stage == Stage.HONOUR or stage == Stage.RESPECT:
        count = list_rows(state, feat_on_row(0), state.connection_count, out, count)
    return count


def list_rows(state: State, first: int, many: int, out: Raw, count: int) -> int:
    """Of this many rows from the first on, those that why_not allows."""
    for move in range(first, first + many):
        if why_not(state, move) == OK:
            out[count] = move
            count += 1
    return count


def play(state: State, move: Move) -> None:
    """IW-22. A turn: act, place Feats, play for the third tribe, draw."""
    kind = MOVES[move].kind
    if kind in (Kind.TENT, Kind.TOTEM):
        place_piece(state, move)
    elif kind == Kind.DONE:
        end_placing(state)
    elif kind == Kind.DISCARD:
        discard(state, MOVES[move].card)
    elif kind in (Kind.TAKE, Kind.DECK):
        draw_card(state, move)
    else:
        place_feat(state, MOVES[move].territory if kind == Kind.FEAT_IN else MOVES[move].connection)


def place_piece(state: State, move: Move) -> None:
    """IW-14, IW-15. An unexplored territory takes one tent in a turn, an explored one up to two pieces."""
    entry = MOVES[move]
    territory = state.space_territory[entry.space] if entry.kind == Kind.TENT else entry.territory
    was_explored = is_explored(state, territory)
    if entry.kind == Kind.TENT:
        place_tent(state, entry.space, entry.pay)
    else:
        place_totem(state, territory, entry.pay)
    if was_explored and state.pieces_laid < PIECES_A_TURN and may_place_in(state, territory):
        state.stage = Stage.THIRD_MORE if is_third_turn(state) else Stage.MORE
    else:
        end_placing(state)


def done_refusal(state: State) -> int:
    """IW-10, IW-80. One piece is needed; the second is a choice."""
    if state.stage == Stage.MORE or state.stage == Stage.THIRD_MORE:
        return OK
    if state.stage == Stage.ACT:
        return Clause.IW_10
    if state.stage == Stage.DRAFT:
        return Clause.IW_06
    return Clause.IW_80 if is_third_turn(state) else Clause.IW_22


def end_placing(state: State) -> None:
    """IW-22. After the own pieces come the Feats, after the third tribe's the cards."""
    if is_third_turn(state):
        begin_drawing(state)
    else:
        award_feats(state, Feat.UNION)


def discard_refusal(state: State, biome: int) -> int:
    """IW-10, IW-21, IW-80. Instead of placing; for the third tribe only if nothing can be placed."""
    stage = state.stage
    if stage == Stage.MORE:
        return Clause.IW_10
    if stage == Stage.THIRD or stage == Stage.THIRD_MORE:
        return Clause.IW_80
    if stage == Stage.DRAFT:
        return Clause.IW_06
    if stage != Stage.ACT and stage != Stage.THIRD_DISCARD:
        return Clause.IW_22
    return OK if state.players[state.to_move].hand[biome] > 0 else Clause.IW_21


def discard(state: State, biome: int) -> None:
    """IW-10, IW-80. Discard instead of placing."""
    if is_third_turn(state):
        discard_for_third(state, biome)
    else:
        discard_card(state, biome)
        tell(state, Happening.DISCARDS, state.to_move, biome, NONE, NONE)
        begin_third_turn(state)
