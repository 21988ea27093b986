"""A mind: the memory that a bot thinks in, and the settings of its search.

Both are plain arrays, passed directly to compiled code: nothing is allocated while a bot thinks.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from nekoban.core.game import Game
from nekoban.core.record import Raw

WORLD, DICE, TRIAL, ROOMS = 0, 1, 2, 3  # the states of a mind's room
CHILD, SIBLING, MOVE, VISITS, AVAILABLE, MOVER, COLUMNS = 0, 1, 2, 3, 4, 5, 6  # columns of the tree
REWARD, CHANCE, LEAD, RESULTS = 0, 1, 2, 3  # what is summed up in a node, for its mover
STOP, DONE, USED, WATCHES = 0, 1, 2, 3  # a request to stop; iterations made; rows of the tree in use
DEPTH = 256  # decisions below the root that can be remembered
NODES = 60_000  # rows of a tree; when it is full, a search continues without adding nodes

KIND, ITERATIONS, HORIZON, EXPLORE, URGENCY, SLACK, WEIGHTS = 0, 1, 2, 3, 4, 5, 6  # knobs; then the weights
WIN_PART, SCALE, FEATURES = 0, 1, 2  # weights: of winning beside the lead; of a clear lead; the game's own
RANDOM, GREEDY, SEARCH = 0, 1, 2  # kinds of bots


class Mind(NamedTuple):
    """The memory of a bot. See the constants above for rows and columns."""

    room: Any  # states, one after another, as bytes
    tree: Any  # int32: a row a node
    values: Any  # float64: a row a node, of RESULTS
    numbers: Any  # int32: one a node, for moving a tree
    moves: Any  # legal moves
    answers: Any  # legal moves of a trial
    marks: Any  # one a move of the game, 0 between uses
    hopes: Any  # one a legal move
    points: Any  # one a seat
    leads: Any  # one a seat
    rewards: Any  # a row a seat, of RESULTS
    path: Any  # nodes from the root
    watch: Any  # STOP, DONE, USED


def new_mind(game: Game, rows: int = NODES) -> Mind:
    """Memory for thinking about a game, with a tree of that many rows."""
    rows, count = max(1, min(rows, NODES)), len(game.moves)
    return Mind(
        room=np.zeros(ROOMS * game.state.dtype.itemsize, np.uint8),
        tree=np.zeros((rows, COLUMNS), np.int32),
        values=np.zeros((rows, RESULTS), np.float64),
        numbers=np.zeros(rows, np.int32),
        moves=np.zeros(count + 1, np.int16),
        answers=np.zeros(count + 1, np.int16),
        marks=np.zeros(count, np.int8),
        hopes=np.zeros(count + 1, np.float64),
        points=np.zeros(game.seats, np.int32),
        leads=np.zeros(game.seats, np.float64),
        rewards=np.zeros((game.seats, RESULTS), np.float64),
        path=np.zeros(DEPTH + 1, np.int32),
        watch=np.zeros(WATCHES, np.int64),
    )


def copy_row(row: Raw, out: Raw) -> None:
    """Write a row over the beginning of another, in the arrays of a mind.

    To fill a slice would take memory, and then every rule that a search calls would be compiled once more,
    with counts of who holds an array.
    """
    for index in range(len(row)):
        out[index] = row[index]
