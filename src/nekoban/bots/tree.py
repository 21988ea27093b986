"""Information-set Monte Carlo tree search over any game: the loop itself, compiled with the game's rules.

Every iteration imagines a world from the searcher's own view, descends a tree keyed by what was chosen,
adds one node, plays out, and backs up a result for every seat. Moves that are not legal in this world are
passed over, and a move's chance to be explored counts from how often it was available (after Cowling, Powley
and Whitehouse, 2012).

Bound like core/loop.py: STATE and the rule functions are the game's; `judge` and `prefer` are those of the
game's judgement.py, or of bots/judgement.py.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
import math
from typing import Any

from nekoban.core.events import hush
from nekoban.core.luck import roll

NO_NODE = 0  # the root is nobody's child
CHILD, SIBLING, MOVE, VISITS, AVAILABLE, MOVER = 0, 1, 2, 3, 4, 5  # columns of the tree
ROOT = 0
DEPTH = 256  # decisions below the root that can be remembered


def search(
    view: Any, room: Any, tree: Any, values: Any, moves: Any, marks: Any,
    points: Any, rewards: Any, path: Any,
    iterations: int, luck: int, horizon: int, explore: float, stop: Any,
) -> int:  # fmt: skip
    """Search from a view; how many iterations were made. The root's children hold what was found.

    tree: int32 rows of (child, sibling, move, visits, available, mover); values: the mover's summed rewards;
    moves: room for legal moves; marks: one number a move, all 0; points, rewards: one number a seat;
    path: DEPTH + 1 nodes; stop[0] != 0 ends the search.
    """
    size = len(view)
    world = room.view(STATE)[0]
    dice = room.view(STATE)[1]
    dice.luck = luck
    used = 1
    tree[ROOT, :] = 0
    for done in range(iterations):
        if stop[0] != 0:
            return done
        room[:size] = view
        imagine(world, 1 + roll(dice, 1 << 30) * (1 << 31) + roll(dice, 1 << 30))
        used = iterate(world, dice, tree, values, moves, marks, points, rewards, path, used, horizon, explore)
    return iterations


def iterate(
    world: Any, dice: Any, tree: Any, values: Any, moves: Any, marks: Any,
    points: Any, rewards: Any, path: Any,
    used: int, horizon: int, explore: float,
) -> int:  # fmt: skip
    """One descent, one new node, one playout. How many rows of the tree are in use then."""
    node = ROOT
    depth = 0
    path[0] = ROOT
    grown = False
    while world.to_move >= 0 and not grown and depth < DEPTH:
        seat = world.to_move
        count = legal(world, moves)
        known = mark_children(tree, node, moves, count, marks)
        if known < count and used < len(tree):
            move = new_move(dice, moves, count, known, marks)
            child = used
            used += 1
            tree[child, CHILD], tree[child, SIBLING] = NO_NODE, tree[node, CHILD]
            tree[child, MOVE], tree[child, VISITS], tree[child, AVAILABLE], tree[child, MOVER] = (
                move,
                0,
                1,
                seat,
            )
            values[child] = 0.0
            tree[node, CHILD] = child
            grown = True
        else:
            child = best_child(tree, values, node, marks, explore)
            move = tree[child, MOVE] if child != NO_NODE else moves[roll(dice, count)]
        clear_marks(moves, count, marks)
        hush(world)
        play(world, move)
        if child == NO_NODE:
            break
        depth += 1
        path[depth] = child
        node = child
    play_out(world, dice, moves, horizon)
    judge(world, points, rewards)
    back_up(tree, values, path, depth, rewards)
    return used


def mark_children(tree: Any, node: int, moves: Any, count: int, marks: Any) -> int:
    """Mark legal moves with 1, those that have a child with 2; how many children are legal here."""
    for index in range(count):
        marks[moves[index]] = 1
    known = 0
    child = tree[node, CHILD]
    while child != NO_NODE:
        if marks[tree[child, MOVE]] == 1:
            marks[tree[child, MOVE]] = 2
            tree[child, AVAILABLE] += 1
            known += 1
        child = tree[child, SIBLING]
    return known


def clear_marks(moves: Any, count: int, marks: Any) -> None:
    for index in range(count):
        marks[moves[index]] = 0


def new_move(dice: Any, moves: Any, count: int, known: int, marks: Any) -> int:
    """A legal move that has no child yet, by chance."""
    left = roll(dice, count - known)
    for index in range(count):
        if marks[moves[index]] == 1:
            if left == 0:
                return moves[index]
            left -= 1
    return moves[0]


def best_child(tree: Any, values: Any, node: int, marks: Any, explore: float) -> int:
    """The child with the best mix of what it promises and how little it is known."""
    best = NO_NODE
    best_hope = -1.0
    child = tree[node, CHILD]
    while child != NO_NODE:
        if marks[tree[child, MOVE]] == 2:
            visits = tree[child, VISITS]
            hope = 1e9
            if visits > 0:
                hope = values[child] / visits + explore * math.sqrt(math.log(tree[child, AVAILABLE]) / visits)
            if hope > best_hope:
                best, best_hope = child, hope
        child = tree[child, SIBLING]
    return best


def play_out(world: Any, dice: Any, moves: Any, horizon: int) -> None:
    """Go on until the end, or for as many decisions as the horizon allows."""
    for _ in range(horizon):
        if world.to_move < 0:
            return
        count = legal(world, moves)
        chosen = moves[prefer(world, moves, count, dice)]
        hush(world)
        play(world, chosen)


def back_up(tree: Any, values: Any, path: Any, depth: int, rewards: Any) -> None:
    tree[ROOT, VISITS] += 1
    for step in range(1, depth + 1):
        node = path[step]
        tree[node, VISITS] += 1
        values[node] += rewards[tree[node, MOVER]]
