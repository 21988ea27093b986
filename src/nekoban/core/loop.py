"""The loops that a game's rules are compiled into: start, step, list moves, score, view, imagine.

Bound to a game by `Twin`: `setup`, `legal`, `play`, `scores`, `winners`, `reveal`, `imagine` are the game's,
STATE and OPTIONS its layouts, SIGHT its masks. States are passed as a `uint8` array and an index, because
looking up the type of a record takes ten times as long as the call.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false

import numpy as np

from nekoban.core.events import hush, show_events
from nekoban.core.luck import roll
from nekoban.core.moves import Move
from nekoban.core.record import HIDDEN_BYTE, Raw, SeatNumber


def start(raw: Raw, index: int, options: Raw, luck: int) -> None:
    """Set up a game in a state that holds its defaults."""
    state = raw.view(STATE)[index]
    state.luck = luck
    setup(state, options.view(OPTIONS)[0])


def step(raw: Raw, index: int, move: Move) -> None:
    """Make a move, by the game's rules."""
    state = raw.view(STATE)[index]
    hush(state)
    play(state, move)


def list_moves(raw: Raw, index: int, out: Raw) -> int:
    """Write the legal moves into out; returns their number."""
    return legal(raw.view(STATE)[index], out)


def refuse(raw: Raw, index: int, move: Move) -> int:
    """OK, or the clause that forbids the move, by the game's rules."""
    return why_not(raw.view(STATE)[index], move)


def count_scores(raw: Raw, index: int, out: Raw) -> None:
    """The points of every seat of a position, by the game's rules."""
    scores(raw.view(STATE)[index], out)


def count_winners(raw: Raw, index: int, out: Raw) -> None:
    """Which seats have won a position, by the game's rules."""
    winners(raw.view(STATE)[index], out)


def look(raw: Raw, index: int, seat: SeatNumber, out: Raw, place: int) -> None:
    """Write a seat's view of a state: a blank, then what the seat may see, then the game's exceptions."""
    row = seat if seat >= 0 else SIGHT.shape[0] - 1
    size = SIGHT.shape[1]
    for byte in range(size):
        if SIGHT[row, byte]:
            out[place * size + byte] = raw[index * size + byte]
        else:
            out[place * size + byte] = HIDDEN_BYTE
    state = raw.view(STATE)[index]
    view = out.view(STATE)[place]
    show_events(state, seat, view)
    reveal(state, seat, view)


def dream(raw: Raw, index: int, luck: int) -> None:
    """Deal into the hidden places of a copied view."""
    imagine(raw.view(STATE)[index], luck)


def random_games(raw: Raw, fresh: Raw, options: Raw, lucks: Raw, out: Raw, decisions: int) -> int:
    """Play random games in one state for about this many decisions; returns how many games ended.

    `fresh` is a state of defaults; `lucks` has one number per game; `out` is room for legal moves. The number
    of decisions is written to lucks[0].
    """
    states = raw.view(STATE)
    state = states[0]
    made = 0
    games = 0
    while made < decisions:
        for byte in range(len(raw)):
            raw[byte] = fresh[byte]
        state.luck = lucks[games % len(lucks)] + games
        setup(state, options.view(OPTIONS)[0])
        while state.to_move >= 0:
            count = legal(state, out)
            hush(state)
            play(state, out[roll(state, count)])
            made += 1
        games += 1
    lucks[0] = made
    return games


def signatures() -> dict[str, str]:
    """The argument types for which the border is compiled ahead of time."""
    raw, small, number = "uint8[::1]", "int16[::1]", "int64"
    return {
        "start": f"void({raw},{number},{raw},{number})",
        "step": f"void({raw},{number},{number})",
        "list_moves": f"int64({raw},{number},{small})",
        "refuse": f"int64({raw},{number},{number})",
        "count_scores": f"void({raw},{number},int32[::1])",
        "count_winners": f"void({raw},{number},int32[::1])",
        "look": f"void({raw},{number},{number},{raw},{number})",
        "dream": f"void({raw},{number},{number})",
        "random_games": f"int64({raw},{raw},{raw},int64[::1],{small},{number})",
    }


def empty_moves() -> np.ndarray:
    """Room for the legal moves of any state."""
    return np.zeros(2048, np.int16)
