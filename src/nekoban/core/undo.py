"""Taking back: which move can be taken back, and whether it revealed something first."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

import numpy as np

from nekoban.core.luck import seed_luck
from nekoban.core.messages import tell
from nekoban.core.record import Record, SeatNumber, View

if TYPE_CHECKING:
    from nekoban.core.match import Match

UNDO_WORLDS = 300  # imagined worlds that decide about a move: even what is so in one of a hundred must show


class UndoError(ValueError):
    """A move that cannot be taken back; the text says why."""


def undo_ply(match: Match, bots: Collection[SeatNumber] = (), seat: SeatNumber | None = None) -> int:
    """The ply that an undo goes back to. Raises UndoError if there is none."""
    ply = match.ply - 1
    while ply >= 0 and match.movers[ply] in bots:
        ply -= 1
    if ply < 0:
        raise UndoError(tell("undo-nothing"))
    mover = match.movers[ply]
    if seat is not None and mover != seat:
        raise UndoError(tell("undo-other", player=match.names[mover]))
    alone = len(set(range(match.options.players)) - set(bots)) == 1
    if not alone and ply < match.ply - 1:
        raise UndoError(tell("undo-answered"))
    if not alone and revealed(match, ply):
        raise UndoError(tell("undo-revealed"))
    return ply


def revealed(match: Match, ply: int) -> bool:
    """Whether the move at that ply revealed something new to its mover.

    It did if something that was hidden from the mover lies open now. It also did if its result would look
    different to the mover in another world, with another luck, that looked the same before the move. Chance
    alone reveals nothing: a card may be laid face down.
    """
    if uncovered(match, ply):
        return True
    engine, move, seat = match.engine, match.played[ply], match.movers[ply]
    before, after = match.states[ply : ply + 2]
    known, seen = engine.view(before, seat), engine.view(after, seat)
    for number in range(UNDO_WORLDS):
        world = engine.imagine(known, world_luck(match, ply, number))
        engine.play(world, move)
        if engine.view(world, seat) != seen:
            return True
    return False


def uncovered(match: Match, ply: int) -> bool:
    """Whether the mover sees now what was hidden before the move and still lies there.

    Worlds need not show it: a card that somebody looked at may be the same in nearly all of them.
    """
    seat, pair = match.movers[ply], match.states[ply : ply + 2]
    before, after = (without_events(state) for state in pair)
    known, seen = (without_events(match.engine.view(state, seat)) for state in pair)
    return bool(((known != before) & (seen == after) & (before == after)).any())


def world_luck(match: Match, ply: int, number: int) -> int:
    """The luck of one of the worlds that decide about a ply."""
    return seed_luck(match.seed, (ply + 1 << 32) + number)


def without_events(record: Record | View) -> np.ndarray:
    """A record's bytes without the account of the last move."""
    bare = record.twin()
    bare.array["event_count"] = 0
    bare.array["events"] = 0
    return bare.bytes
