"""Many matches at once, each by a thread of its own: what the kernels of a GPU do for one match.

Bound like core/loop.py. There are two ways to make decisions by chance, which give the same matches:

- `wander`: a thread makes all decisions of a match. It works on a copy in memory of its own. Matches lie in
  columns of `words`, eight bytes a number, so that threads side by side read memory side by side.
- `choose` and `make`: the two phases of one decision. Matches lie in rows and are sorted before each phase
  (sorting.py), so that threads side by side do alike things. On a GPU they work
  on a copy of a small row that is near (cuda_kernels.py); parted_kernels.py has them for larger states.

`memory` is a state, `out` has room for a list of legal moves. done: 1 at the end; a thread that meets a fault
does not come so far, and its match is left alone from then on. The same functions run on a CPU, which is how
they are tested.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
import numpy as np

from nekoban.core import sorting
from nekoban.core.events import hush
from nekoban.core.loop import empty_moves
from nekoban.core.luck import roll
from nekoban.core.record import Raw
from nekoban.core.sorting import move_key, work_key

tally_all, starts_all, place_all = sorting.tally_all, sorting.starts_all, sorting.place_all

UNFINISHED = -1  # instead of how many decisions a playout took


def fetch(words: Raw, row: int, memory: Raw) -> None:
    """Copy a match into the memory of a thread of a GPU."""
    for word in range(len(memory)):
        memory[word] = words[word, row]


def store(words: Raw, row: int, memory: Raw) -> None:
    """Copy the memory of a thread back into its match."""
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


def wander(
    row: int, memory: Raw, out: Raw, words: Raw, fresh: Raw, options: Raw, steps: int, done: Raw
) -> None:
    """Make that many decisions by chance in one match; where it is over, a new one begins."""
    fetch(words, row, memory)
    state = memory.view(STATE)[0]
    for _ in range(steps):
        if state.to_move < 0:
            deal_anew(memory, fresh, options)
        count = legal(state, out)
        hush(state)
        play(state, out[roll(state, count)])
    store(words, row, memory)
    done[row] = 1


def choose(
    row: int, memory: Raw, out: Raw, fresh: Raw, options: Raw, picks: Raw, keys: Raw, done: Raw
) -> None:
    """Choose a legal move by chance; where the match is over, a new one begins first."""
    done[row] = 0
    state = memory.view(STATE)[0]
    if state.to_move < 0:
        deal_anew(memory, fresh, options)
    count = legal(state, out)
    hush(state)
    move = out[roll(state, count)]
    picks[row] = move
    keys[row] = move_key(move)
    done[row] = 1


def make(row: int, memory: Raw, places: Raw, picks: Raw, keys: Raw, made: Raw, done: Raw) -> None:
    """Make the chosen move. made: how many moves the match has had."""
    done[row] = 0
    play(memory.view(STATE)[0], picks[row])
    keys[row] = work_key(memory, places)
    made[row] += 1
    done[row] = 1


def judge(row: int, memory: Raw, made: Raw, won: Raw, points: Raw) -> None:
    """How a match has ended: won, points: of every seat; made is UNFINISHED if it has not."""
    state = memory.view(STATE)[0]
    if state.to_move < 0:
        winners(state, won[row])
    else:
        made[row] = UNFINISHED
    scores(state, points[row])


# --- on a CPU


def wander_all(memory: Raw, out: Raw, words: Raw, fresh: Raw, options: Raw, steps: int, done: Raw) -> None:
    """The same for all matches, one after the other."""
    for row in range(words.shape[1]):
        wander(row, memory, out, words, fresh, options, steps, done)


def choose_all(
    out: Raw, words: Raw, order: Raw, fresh: Raw, options: Raw, picks: Raw, keys: Raw, done: Raw
) -> None:
    """The first phase of a decision for all matches one after the other, as a CPU does it in tests."""
    for row in order:
        if done[row]:
            choose(row, words[row], out, fresh, options, picks, keys, done)


def make_all(words: Raw, order: Raw, places: Raw, picks: Raw, keys: Raw, made: Raw, done: Raw) -> None:
    """The second phase of a decision for all matches one after the other."""
    for row in order:
        if done[row]:
            make(row, words[row], places, picks, keys, made, done)


def judge_all(words: Raw, made: Raw, won: Raw, points: Raw) -> None:
    """Who has won, and the points, for all matches one after the other."""
    for row in range(len(words)):
        judge(row, words[row], made, won, points)


def scratch(game: Raw) -> dict[str, tuple[Raw, ...]]:
    """What a thread of a GPU has of its own, by kernel."""
    out = empty_moves()
    return {"wander": (np.zeros(game.state.dtype.itemsize // 8, np.uint64), out), "choose": (out,)}


def signatures() -> dict[str, str]:
    """The types at which these are compiled, for either machine."""
    words, wide, raw = "uint64[:,::1]", "uint64[::1]", "uint8[::1]"
    few, row, table = "int16[::1]", "int32[::1]", "int32[:,::1]"
    return {
        "wander": f"void({words},{wide},{raw},int64,{raw})",
        "choose": f"void({words},{row},{wide},{raw},{few},{few},{raw})",
        "make": f"void({words},{row},{table},{few},{few},{row},{raw})",
        "judge": f"void({words},{row},{table},{table})",
        **sorting.signatures(),
    }
