"""The search, compiled with a game's rules: information-set Monte Carlo tree search, and two simpler ones.

Every iteration imagines a world from the searcher's own view, descends a tree of the moves chosen, adds one
node, plays on as far as the horizon allows, and backs up a result for every seat. Moves that are not legal in
this world are skipped, and exploration depends on how often a move was available (after Cowling, Powley and
Whitehouse, 2012).

Bound like core/loop.py: STATE and the rule functions are the game's; `judge` and `prefer` are those of the
game's judgement.py, or of bots/plain_judgement.py.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
import math

from nekoban.bots.mind import (
    AVAILABLE,
    CHANCE,
    CHILD,
    DEPTH,
    DICE,
    DONE,
    EXPLORE,
    GREEDY,
    HORIZON,
    ITERATIONS,
    KIND,
    LEAD,
    MOVE,
    MOVER,
    RANDOM,
    RESULTS,
    REWARD,
    SCALE,
    SIBLING,
    SLACK,
    STOP,
    TRIAL,
    URGENCY,
    USED,
    VISITS,
    WEIGHTS,
    WIN_PART,
    WORLD,
    copy_row,
)
from nekoban.core.events import hush
from nekoban.core.luck import roll
from nekoban.core.moves import Move
from nekoban.core.record import Raw, SeatNumber

NO_NODE = 0  # the root has no parent
ROOT = 0
GREEDY_WORLDS = 4  # imagined worlds in which the greedy bot tries every move
GREEDY_CHAIN = 3  # further random decisions of its own that it plays before it counts
WIN = 1000.0  # points that winning is worth to it
UNSEATED = -1e9  # the lead of a side that the judgement does not know


def ponder(view: Raw, mind: Raw, knobs: Raw, luck: int, begin: int, count: int) -> int:
    """Think about a view for at most `count` more iterations; returns the move chosen so far.

    begin: 1 to start with this luck and an empty tree, 0 to go on with the tree as it is.
    """
    if begin:
        mind.room.view(STATE)[DICE].luck = luck
        clear_tree(mind)
    if knobs[KIND] == RANDOM:
        return any_move(view, mind)
    if knobs[KIND] == GREEDY:
        return greedy_move(view, mind, knobs)
    search(view, mind, knobs, count)
    return chosen_move(view, mind, knobs)


def budget(knobs: Raw, legal_count: int) -> int:
    """A search looks at every legal move at least once."""
    return max(int(knobs[ITERATIONS]), legal_count)


def clear_tree(mind: Raw) -> None:
    """An empty tree: only the root, never visited."""
    for column in range(len(mind.tree[0])):
        mind.tree[0, column] = 0
    for result in range(RESULTS):
        mind.values[0, result] = 0.0
    mind.watch[USED] = 1
    mind.watch[DONE] = 0


def dream(view: Raw, mind: Raw) -> None:
    """Imagine a world consistent with this view."""
    states = mind.room.view(STATE)
    copy_row(view, mind.room)
    imagine(states[WORLD], new_luck(states[DICE]))


def new_luck(dice: Raw) -> int:
    """A luck for another world of the search."""
    return 1 + roll(dice, 1 << 30) * (1 << 31) + roll(dice, 1 << 30)


# --- searching


def search(view: Raw, mind: Raw, knobs: Raw, count: int) -> None:
    """Make that many iterations, or fewer if asked to stop."""
    for _ in range(count):
        if mind.watch[STOP] != 0:
            return
        dream(view, mind)
        iterate(mind, knobs)
        mind.watch[DONE] += 1


def iterate(mind: Raw, knobs: Raw) -> None:
    """One iteration of the search: one descent, one new node, one playout."""
    states = mind.room.view(STATE)
    world, dice = states[WORLD], states[DICE]
    node = ROOT
    depth = 0
    grown = False
    while world.to_move >= 0 and not grown and depth < DEPTH:
        count = legal(world, mind.moves)
        child = best_child(mind, node, count, knobs)
        if child == NO_NODE:
            child = new_child(mind, node, count, world.to_move, dice)
            grown = count > 1
        clear_marks(mind.moves, count, mind.marks)
        if child == NO_NODE:
            break
        hush(world)
        play(world, mind.tree[child, MOVE])
        depth += 1
        mind.path[depth] = child
        node = child
    play_out(world, dice, mind.moves, int(knobs[HORIZON]), knobs[WEIGHTS:])
    weigh(world, mind, knobs[WEIGHTS:])
    back_up(mind, depth)


def best_child(mind: Raw, node: int, count: int, knobs: Raw) -> int:
    """The child with the best mix of promise and uncertainty; NO_NODE: try a new move.

    Legal moves are marked with 1, those that have a child with 2.
    """
    tree, values, marks = mind.tree, mind.values, mind.marks
    for index in range(count):
        marks[mind.moves[index]] = 1
    best, best_hope, known, explore = NO_NODE, -1.0, 0, knobs[EXPLORE]
    child = tree[node, CHILD]
    while child != NO_NODE:
        if marks[tree[child, MOVE]] == 1:
            marks[tree[child, MOVE]] = 2
            tree[child, AVAILABLE] += 1
            known += 1
            visits = tree[child, VISITS]
            hope = values[child, REWARD] / visits + explore * math.sqrt(
                math.log(tree[child, AVAILABLE]) / visits
            )
            if hope > best_hope:
                best, best_hope = child, hope
        child = tree[child, SIBLING]
    if known < count and mind.watch[USED] < len(tree) and best_hope < knobs[URGENCY]:
        return NO_NODE
    return best


def new_child(mind: Raw, node: int, count: int, seat: SeatNumber, dice: Raw) -> int:
    """A node for a random legal move that has none yet; NO_NODE if there is no room."""
    tree, child = mind.tree, mind.watch[USED]
    if child >= len(tree):
        return NO_NODE
    mind.watch[USED] += 1
    tree[child, CHILD], tree[child, SIBLING] = NO_NODE, tree[node, CHILD]
    tree[child, MOVE], tree[child, MOVER] = new_move(dice, mind.moves, count, mind.marks), seat
    tree[child, VISITS], tree[child, AVAILABLE] = 0, 1
    for result in range(RESULTS):
        mind.values[child, result] = 0.0
    tree[node, CHILD] = child
    return child


def new_move(dice: Raw, moves: Raw, count: int, marks: Raw) -> int:
    """A random legal move that has no child yet."""
    open_count = 0
    for index in range(count):
        if marks[moves[index]] == 1:
            open_count += 1
    left = roll(dice, open_count)
    for index in range(count):
        if marks[moves[index]] == 1:
            if left == 0:
                return moves[index]
            left -= 1
    return moves[0]


def clear_marks(moves: Raw, count: int, marks: Raw) -> None:
    """Unmark some moves."""
    for index in range(count):
        marks[moves[index]] = 0


def play_out(world: Raw, dice: Raw, moves: Raw, horizon: int, weights: Raw) -> None:
    """Go on until the end, or for as many decisions as the horizon allows."""
    for _ in range(horizon):
        if world.to_move < 0:
            return
        count = legal(world, moves)
        chosen = moves[prefer(world, moves, count, dice, weights)]
        hush(world)
        play(world, chosen)


def weigh(world: Raw, mind: Raw, weights: Raw) -> None:
    """What a position is worth to each seat: mostly whether it wins, a little by how much.

    Before the end, the judged leads stand in for the chances to win.
    """
    for side in range(len(mind.leads)):
        mind.leads[side] = UNSEATED
    judge(world, mind.points, mind.leads, weights)
    share_out(mind, weights[SCALE])
    for seat in range(world.seats):
        mind.rewards[seat, REWARD] = 1.0 / (1.0 + math.exp(-mind.leads[seat] / weights[SCALE]))
        mind.rewards[seat, LEAD] = mind.leads[seat]
    if world.to_move >= 0:
        return
    winners(world, mind.points)
    count = 0
    for seat in range(world.seats):
        count += mind.points[seat]
    part = weights[WIN_PART]
    for seat in range(world.seats):
        won = mind.points[seat] / count if count > 0 else 0.0
        mind.rewards[seat, CHANCE] = won
        mind.rewards[seat, REWARD] = part * won + (1.0 - part) * mind.rewards[seat, REWARD]


def share_out(mind: Raw, scale: float) -> None:
    """Each side's chance to win by its lead; all of them add up to 1.

    Whoever leads counts as 1, the others the less the further they are behind. With two sides that is the
    reward of a lead. With more, rewards look at the best of the others alone, and add up to more than 1.
    """
    total = 0.0
    for side in range(len(mind.leads)):
        mind.rewards[side, CHANCE] = math.exp(min(mind.leads[side], 0.0) / scale)
        total += mind.rewards[side, CHANCE]
    for side in range(len(mind.leads)):
        mind.rewards[side, CHANCE] /= total


def back_up(mind: Raw, depth: int) -> None:
    """Add the result of a playout to all nodes on its path."""
    mind.tree[ROOT, VISITS] += 1
    for step in range(1, depth + 1):
        node = mind.path[step]
        mover = mind.tree[node, MOVER]
        mind.tree[node, VISITS] += 1
        for result in range(RESULTS):
            mind.values[node, result] += mind.rewards[mover, result]


def chosen_move(view: Raw, mind: Raw, knobs: Raw) -> int:
    """The most visited move; a weak bot takes any that seems about as good."""
    tree, values = mind.tree, mind.values
    best = NO_NODE
    child = tree[ROOT, CHILD]
    while child != NO_NODE:
        if best == NO_NODE or is_better(tree, values, child, best):
            best = child
        child = tree[child, SIBLING]
    dice = mind.room.view(STATE)[DICE]
    if best == NO_NODE:
        return any_move(view, mind)
    enough = values[best, REWARD] / tree[best, VISITS] - knobs[SLACK]
    near = 0
    child = tree[ROOT, CHILD]
    while child != NO_NODE:
        if values[child, REWARD] / tree[child, VISITS] >= enough:
            near += 1
            if knobs[SLACK] > 0.0 and roll(dice, near) == 0:
                best = child
        child = tree[child, SIBLING]
    return tree[best, MOVE]


def is_better(tree: Raw, values: Raw, one: int, two: int) -> bool:
    """Whether it has more visits, or as many and a better mean."""
    if tree[one, VISITS] != tree[two, VISITS]:
        return tree[one, VISITS] > tree[two, VISITS]
    return values[one, REWARD] > values[two, REWARD]


def any_move(view: Raw, mind: Raw) -> int:
    """A random move: for the random bot, or for a search that was stopped before it began."""
    states = mind.room.view(STATE)
    dream(view, mind)
    return mind.moves[roll(states[DICE], legal(states[WORLD], mind.moves))]


# --- one move ahead


def greedy_move(view: Raw, mind: Raw, knobs: Raw) -> int:
    """The move with the best lead over a few worlds; ties are broken at random."""
    states, hopes = mind.room.view(STATE), mind.hopes
    dice, count = states[DICE], 0
    for index in range(len(hopes)):
        hopes[index] = 0.0
    for _ in range(GREEDY_WORLDS):
        dream(view, mind)
        count = legal(states[WORLD], mind.moves)  # the same in every world
        for index in range(count):
            hopes[index] += hope_after(view, mind, mind.moves[index], knobs[WEIGHTS:])
    best, equals = 0, 0
    for index in range(count):
        if hopes[index] > hopes[best]:
            best, equals = index, 1
        elif hopes[index] == hopes[best]:
            equals += 1
            if roll(dice, equals) == 0:
                best = index
    return mind.moves[best]


def hope_after(view: Raw, mind: Raw, move: Move, weights: Raw) -> float:
    """The lead after a move in the imagined world, once the mover's consecutive decisions are made."""
    states, size = mind.room.view(STATE), len(view)
    seat = states[WORLD].to_move
    trial = states[TRIAL]
    copy_row(mind.room[:size], mind.room[TRIAL * size :])
    hush(trial)
    play(trial, move)
    for _ in range(GREEDY_CHAIN):
        if trial.to_move != seat:
            break
        count = legal(trial, mind.answers)
        hush(trial)
        play(trial, mind.answers[roll(states[DICE], count)])
    judge(trial, mind.points, mind.leads, weights)
    lead = mind.leads[seat]
    if trial.to_move < 0:
        winners(trial, mind.points)
        lead += WIN if mind.points[seat] else -WIN
    return lead


# --- moving a tree


def replant(mind: Raw, child: int) -> None:
    """Make a child of the root the new root, and keep everything below it.

    Nodes are numbered in the order in which they were made, so a node comes after its parent. Therefore one
    pass finds all children, and a kept row only ever moves to the front of the tree.
    """
    tree, values, numbers, used = mind.tree, mind.values, mind.numbers, mind.watch[USED]
    for node in range(used):
        numbers[node] = -1
    numbers[child] = ROOT
    kept = 1
    for node in range(child, used):
        if numbers[node] >= 0:
            below = tree[node, CHILD]
            while below != NO_NODE:
                numbers[below] = 0
                below = tree[below, SIBLING]
            if node != child:
                numbers[node] = kept
                kept += 1
    for node in range(child, used):
        if numbers[node] >= 0:
            move_node(tree, values, numbers, node)
    tree[ROOT, SIBLING] = NO_NODE
    mind.watch[USED] = kept


def move_node(tree: Raw, values: Raw, numbers: Raw, node: int) -> None:
    """Write a node into its new row, and renumber its links."""
    row = numbers[node]
    for column in range(len(tree[0])):
        tree[row, column] = tree[node, column]
    for result in range(RESULTS):
        values[row, result] = values[node, result]
    tree[row, CHILD] = numbers[tree[node, CHILD]] if tree[node, CHILD] != NO_NODE else NO_NODE
    tree[row, SIBLING] = numbers[tree[node, SIBLING]] if tree[node, SIBLING] != NO_NODE else NO_NODE
