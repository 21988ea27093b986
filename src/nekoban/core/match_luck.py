"""The luck of a match: what its seed, or luck given by hand, makes of the set-up and of each move."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TYPE_CHECKING
from weakref import WeakKeyDictionary

from nekoban.core import notation
from nekoban.core.given_luck import GivenLuck
from nekoban.core.luck import KEYED, NO_KEY, hashed_key, hashed_moves, seed_key, seed_luck
from nekoban.core.messages import tell
from nekoban.core.moves import Move
from nekoban.core.notation import QUICK_FORMAT, NotationError
from nekoban.core.record import Position

if TYPE_CHECKING:
    from nekoban.core.match import Match

HASHED: WeakKeyDictionary[Match, tuple[int, Position, blake2b]] = WeakKeyDictionary()
"""How many moves of a match were hashed before, and where they led: the next key needs only those since."""


def luck_of(match: Match, moves: Sequence[Move]) -> tuple[int, Sequence[int]]:
    """The luck and its key for the last of these moves; without moves, for the set-up."""
    if match.format == QUICK_FORMAT:
        return seed_luck(match.seed, len(moves)), NO_KEY
    texts = match.game.moves.texts
    return KEYED, seed_key(match.dealing_seed, "\n".join(map(texts.__getitem__, moves)))


def luck_after(match: Match, row: Move) -> tuple[int, Sequence[int]]:
    """The luck and its key for one move more, as `luck_of` finds them from all moves."""
    if match.format == QUICK_FORMAT or not match.played:
        return luck_of(match, [*match.played, row])
    hashed = hashed_match(match).copy()
    hashed.update(b"\n" + match.game.moves.texts[row].encode())
    return KEYED, hashed_key(hashed)


def hashed_match(match: Match) -> blake2b:
    """All moves of a match, hashed on from where it is as it was. Nobody may change what is found."""
    texts = match.game.moves.texts
    count, state, hashed = HASHED.get(match, (0, None, None))
    if hashed is None or count > match.ply or state is not (*match.past[count:], match.state)[0]:
        hashed = hashed_moves(match.dealing_seed, "\n".join(map(texts.__getitem__, match.played)))
    elif more := match.played[count:]:
        hashed = hashed.copy()
        hashed.update("".join(f"\n{texts[move]}" for move in more).encode())
    HASHED[match] = match.ply, match.state, hashed
    return hashed


def first_state(match: Match) -> Position:
    """The state that a match begins with: the set-up, or the position that it was given."""
    luck, key = luck_of(match, [])
    if match.start is None and match.given:
        state = match.game.state()
        state.luck, state.key = luck, key
        return GivenLuck(match.game, match.given[0]).start(match.options, state)
    if match.start is None:
        return match.engine.start(match.options, luck, key)
    _, _, record = notation.read_position(match.start, notation.style_of(match.format))
    state = notation.complete(match.game, match.options, record, luck, key)
    if state.to_move >= 0 and not match.engine.legal(state):
        raise NotationError(tell("position-no-move"))
    return state


def state_after(match: Match, row: Move, luck: Sequence[object] = ()) -> Position:
    """The state that a legal move leads to; the match does not change."""
    state = match.state.twin()
    state.luck, state.key = luck_after(match, row)
    if luck:
        return GivenLuck(match.game, luck).play(state, row)
    match.engine.play(state, row)
    return state
