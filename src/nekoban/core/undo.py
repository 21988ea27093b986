"""Taking back: which move can be taken back, and whether it revealed something first."""

from __future__ import annotations

from collections.abc import Collection
from typing import TYPE_CHECKING

from nekoban.core.luck import seed_luck
from nekoban.core.match_luck import luck_of
from nekoban.core.messages import tell
from nekoban.core.record import SeatNumber, View

if TYPE_CHECKING:
    from nekoban.core.match import Match

WORLDS = 12  # imagined worlds that decide whether a move revealed something
LUCKY_WORLDS = 300  # the same if chance was involved: even what happens once in a hundred must show


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

    It did if its result would look different to the mover in another world, with another luck, that
    looked the same before the move. Chance alone reveals nothing: a card may be laid face down.
    """
    engine, move, seat = match.engine, match.played[ply], match.movers[ply]
    before, after = match.states[ply : ply + 2]
    used_chance = after.luck != luck_of(match, match.played[: ply + 1])[0]
    known = engine.view(before, seat)
    seen = visible(engine.view(after, seat))
    for number in range(LUCKY_WORLDS if used_chance else WORLDS):
        world = engine.imagine(known, world_luck(match, ply, number))
        engine.play(world, move)
        if visible(engine.view(world, seat)) != seen:
            return True
    return False


def world_luck(match: Match, ply: int, number: int) -> int:
    """The luck of one of the worlds that decide about a ply."""
    return seed_luck(match.seed, (ply + 1 << 32) + number)


def visible(view: View) -> bytes:
    """A view's bytes without the events."""
    view.array["event_count"] = 0
    view.array["events"] = 0
    return view.bytes.tobytes()
