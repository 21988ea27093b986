"""Decisions as data for imitation: what a seat saw, could do and did, and how that ended."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from hashlib import blake2b
from typing import NamedTuple

from nekoban.core.game import Engine, Game
from nekoban.core.match import Match
from nekoban.core.messages import tell
from nekoban.core.moves import Move
from nekoban.core.notation import NotationError
from nekoban.core.record import Position


class Decision(NamedTuple):
    """One decision of a finished game. Rows of moves count as the game's table does, seats from 0."""

    ply: int
    seat: int
    view: bytes  # the record of what the seat saw
    legal: list[Move]
    move: Move
    won: float  # this seat's share of the win, from 0 to 1
    score: int  # this seat's points at the end


def played_decisions(
    engine: Engine, state: Position, choose: Callable[[Position, Sequence[Move]], Move]
) -> Iterator[Decision]:
    """Play on from a state, which changes, and tell every decision; each is known when the game is over."""
    seen: list[tuple[int, bytes, list[Move], Move]] = []
    while state.to_move >= 0:
        legal, seat = engine.legal(state), int(state.to_move)
        view = engine.view(state, seat).bytes.tobytes()
        move = int(choose(state, legal))
        seen.append((seat, view, legal, move))
        engine.play(state, move)
    yield from ended(engine, state, seen)


def match_decisions(match: Match) -> Iterator[Decision]:
    """Every decision of a finished match."""
    if not match.over:
        raise NotationError(tell("decisions-not-over"))
    engine, seen = match.engine, []
    for state, seat, move in zip(match.past, match.movers, match.played, strict=True):
        seen.append((int(seat), engine.view(state, seat).bytes.tobytes(), engine.legal(state), int(move)))
    yield from ended(engine, match.state, seen)


def ended(
    engine: Engine, state: Position, seen: list[tuple[int, bytes, list[Move], Move]]
) -> Iterator[Decision]:
    """The decisions of a game, once it is known how it ended."""
    winners, scores = engine.winners(state), engine.scores(state)
    for ply, (seat, view, legal, move) in enumerate(seen):
        won = 1 / len(winners) if seat in winners else 0.0
        yield Decision(ply, seat, view, legal, move, won, scores[seat])


def layout_mark(game: Game) -> str:
    """A fingerprint of how a game's views and moves are laid out. Files of another layout are refused."""
    told = f"{game.name} {game.version} {game.state.dtype.descr} {game.moves.texts}"
    return blake2b(told.encode(), digest_size=8).hexdigest()
