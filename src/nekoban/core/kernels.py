"""Many matches at once, each by a thread of its own: what the kernels of a GPU do for one match.

Bound like core/loop.py. A match lies in a column of `words`, eight bytes a number, so that threads side by
side read memory side by side. A thread works on a copy in memory of its own: `memory` has room for a state,
`out` for a list of legal moves. The same functions run on a CPU, which is how they are tested.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
import numpy as np

from nekoban.core.events import hush
from nekoban.core.loop import empty_moves
from nekoban.core.luck import roll
from nekoban.core.record import Raw

UNFINISHED = -1  # instead of how many decisions a playout took


def fetch(words: Raw, row: int, memory: Raw) -> None:
    """Copy a match into a thread's memory."""
    for word in range(len(memory)):
        memory[word] = words[word, row]


def store(words: Raw, row: int, memory: Raw) -> None:
    """Copy a thread's memory back."""
    for word in range(len(memory)):
        words[word, row] = memory[word]


def deal_anew(memory: Raw, fresh: Raw, options: Raw) -> None:
    """Begin a new match; its luck goes on from where the last one left it."""
    state = memory.view(STATE)[0]
    luck = state.luck
    for word in range(len(memory)):
        memory[word] = fresh[word]
    state.luck = luck
    setup(state, options.view(OPTIONS)[0])


def choose_and_play(state: Raw, out: Raw) -> None:
    """Make a legal move by chance."""
    count = legal(state, out)
    hush(state)
    play(state, out[roll(state, count)])


def wander(
    row: int, memory: Raw, out: Raw, words: Raw, fresh: Raw, options: Raw, steps: int, done: Raw
) -> None:
    """Make that many decisions by chance in one match; where it is over, a new one begins.

    done: 1 at the end; a thread that meets a fault does not come so far.
    """
    fetch(words, row, memory)
    state = memory.view(STATE)[0]
    for _ in range(steps):
        if state.to_move < 0:
            deal_anew(memory, fresh, options)
        choose_and_play(state, out)
    store(words, row, memory)
    done[row] = 1


def finish(
    row: int, memory: Raw, out: Raw, words: Raw, sources: Raw, lucks: Raw, limit: int, made: Raw, won: Raw,
    points: Raw, done: Raw,
) -> None:  # fmt: skip
    """Play one match by chance from a given state to its end.

    sources: which column of `words` each playout starts from; lucks: its luck; made: how many decisions it
    took, or UNFINISHED after `limit`; won, points: of every seat.
    """
    fetch(words, sources[row], memory)
    state = memory.view(STATE)[0]
    state.luck = lucks[row]
    count = 0
    while state.to_move >= 0 and count < limit:
        choose_and_play(state, out)
        count += 1
    made[row] = count if state.to_move < 0 else UNFINISHED
    if state.to_move < 0:
        winners(state, won[row])
    scores(state, points[row])
    done[row] = 1


# --- on a CPU


def wander_all(memory: Raw, out: Raw, words: Raw, fresh: Raw, options: Raw, steps: int, done: Raw) -> None:
    """The same for all matches, one after the other."""
    for row in range(words.shape[1]):
        wander(row, memory, out, words, fresh, options, steps, done)


def finish_all(
    memory: Raw, out: Raw, words: Raw, sources: Raw, lucks: Raw, limit: int, made: Raw, won: Raw, points: Raw,
    done: Raw,
) -> None:  # fmt: skip
    for row in range(len(sources)):
        finish(row, memory, out, words, sources, lucks, limit, made, won, points, done)


def scratch(game: Raw) -> dict[str, tuple[Raw, ...]]:
    """What a thread of a GPU has of its own, by kernel."""
    room = np.zeros(game.state.dtype.itemsize // 8, np.uint64), empty_moves()
    return {"wander": room, "finish": room}


def signatures() -> dict[str, str]:
    """The types at which these are compiled, for either machine."""
    words, wide, raw, count = "uint64[:,::1]", "uint64[::1]", "uint8[::1]", "int64[::1]"
    tables = f"{words},int32[::1],{count},int64,int32[::1],int32[:,::1],int32[:,::1],{raw}"
    return {"wander": f"void({words},{wide},{raw},int64,{raw})", "finish": f"void({tables})"}
