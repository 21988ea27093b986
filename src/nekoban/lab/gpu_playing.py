"""A whole game of random bots, as a thread of a GPU plays and counts it. See playing.py and core/kernels.py.

The very functions that the lab plays with on a CPU work on a state in memory of a thread's own.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
import numpy as np

from nekoban.core.loop import empty_moves
from nekoban.core.record import Raw
from nekoban.lab.playing import begin_game, play_on


def play_game(
    number: int, memory: Raw, moves: Raw, points: Raw, rows: Raw, fresh: Raw, options: Raw, lucks: Raw,
    policies: Raw, places: Raw, histories: Raw, done: Raw,
) -> None:  # fmt: skip
    """Play the game of this number into its row.

    places: which of `histories` a game whose lead is followed writes its points to; done: as in kernels.py.
    """
    row = rows.view(ROW)[number]
    for word in range(len(memory)):
        memory[word] = fresh[word]
    state = memory.view(STATE)[0]
    state.luck = lucks[number]
    begin_game(row, state, options.view(OPTIONS)[row.option], points)
    play_on(row, state, policies, moves, points, histories[places[number]])
    done[number] = 1


def play_game_all(
    memory: Raw, moves: Raw, points: Raw, rows: Raw, fresh: Raw, options: Raw, lucks: Raw, policies: Raw,
    places: Raw, histories: Raw, done: Raw,
) -> None:  # fmt: skip
    """All games, one after the other."""
    for number in range(len(lucks)):
        play_game(
            number, memory, moves, points, rows, fresh, options, lucks, policies, places, histories, done
        )  # fmt: skip


def scratch(game: Raw) -> dict[str, tuple[Raw, ...]]:
    """What a thread of a GPU has of its own, by kernel."""
    words = game.state.dtype.itemsize // 8
    return {"play_game": (np.zeros(words, np.uint64), empty_moves(), np.zeros(game.seats, np.int32))}


def signatures() -> dict[str, str]:
    """The types at which these are compiled, for either machine."""
    raw, count = "uint8[::1]", "int64[::1]"
    arrays = (raw, "uint64[::1]", raw, count, "int8[:,::1]", count, "int32[:,:,::1]", raw)
    return {"play_game": f"void({','.join(arrays)})"}
