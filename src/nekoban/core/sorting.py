"""In which order the threads of a GPU take their matches: those that do alike things side by side.

The threads of a warp share their instructions, so that all wait while some do another thing. Before each
phase of a decision matches are therefore sorted by a key, by counting: how many there are of each key
(`tally`), where each key begins (`starts`) and where each match goes (`place`). Those of one key come in any
order; what happens in a match does not depend on it.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
import numpy as np

from nekoban.core.moves import Move
from nekoban.core.record import Raw

WARP = 32  # threads that share their instructions
BLOCK = 128  # threads of a block
HELD_BLOCK = 64  # threads of a block that holds the states of its matches in shared memory
KEYS = 1024
OVER_KEY = KEYS - 1  # of matches that are over: they are last


def work_key(memory: Raw, places: Raw) -> int:
    """The key of a match before its legal moves are listed. places: the bytes that tell (workload.py)."""
    state = memory.view(STATE)[0]
    if state.to_move < 0:
        return OVER_KEY
    small, seat = memory.view(np.int8), int(state.to_move)
    first = min(max(small[places[0, 0] + seat * places[0, 1]], 0), 15)
    second = min(max(small[places[1, 0] + seat * places[1, 1]], 0), 7)
    third = min(max(small[places[2, 0] + seat * places[2, 1]], 0), 7)
    return min(first * 64 + second * 8 + third, OVER_KEY - 1)


def move_key(move: Move) -> int:
    """The key of a match before a move is made: moves of one kind are neighbours in the table of moves."""
    return move * OVER_KEY // ROOM


# --- on a CPU


def tally_all(keys: Raw, counts: Raw) -> None:
    """How many matches there are of each key."""
    for row in range(len(keys)):
        counts[keys[row]] += 1


def starts_all(counts: Raw, cursors: Raw) -> None:
    """Where each key begins. Counts are 0 again."""
    before = 0
    for key in range(len(counts)):
        cursors[key] = before
        before += counts[key]
        counts[key] = 0


def place_all(keys: Raw, cursors: Raw, order: Raw) -> None:
    """Put every match where it belongs. Afterwards a key's cursor is where the next key begins."""
    for row in range(len(keys)):
        order[cursors[keys[row]]] = row
        cursors[keys[row]] += 1


def signatures() -> dict[str, str]:
    """The types at which these are compiled, for either machine."""
    keys, counts = "int16[::1]", "int32[::1]"
    return {
        "tally": f"void({keys},{counts})",
        "starts": f"void({counts},{counts})",
        "place": f"void({keys},{counts},{counts})",
    }
