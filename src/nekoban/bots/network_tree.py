"""The search with a network, compiled with a game's rules.

Like tree.py, every iteration imagines a world from the searcher's own view and descends a tree of the moves
chosen. Where another seat decides, it does what the network would in its place, seeing what it sees in that
world. Where a decision is new, nothing is played on: the network says how likely each move is and what share
of the win each seat can hope for (after Silver et al., 2017, with the sets of moves of
Cowling, Powley and Whitehouse, 2012).

Bound like core/loop.py: STATE and the rule functions are the game's.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
import math

import numpy as np

from nekoban.bots.forward import describe, share_out, weigh_moves
from nekoban.bots.mind import (
    AVAILABLE,
    CHANCE,
    CHILD,
    DEPTH,
    DICE,
    DONE,
    EXPLORE,
    HORIZON,
    ITERATIONS,
    LEAD,
    MOVE,
    MOVER,
    RESULTS,
    REWARD,
    SIBLING,
    SLACK,
    STOP,
    USED,
    VISITS,
    WEIGHTS,
    WORLD,
)
from nekoban.bots.tree import NO_NODE, ROOT, back_up, clear_marks, clear_tree, dream
from nekoban.core.encode import encode_row
from nekoban.core.events import hush
from nekoban.core.luck import roll
from nekoban.core.record import Raw, SeatNumber

FINE = 1 << 30  # steps of a chance
CAUTION = 0.1  # how much worse than its parent a move is expected to be before it was tried


def consider(
    view: Raw, mind: Raw, net: Raw, room: Raw, priors: Raw, knobs: Raw, luck: int, begin: int, count: int
) -> int:
    """Think about a view for at most `count` more iterations; returns the move chosen so far.

    begin: 1 to start with this luck and an empty tree, 0 to go on with the tree as it is. With no iterations
    at all it is the move that the network thinks most likely.
    """
    states = mind.room.view(STATE)
    if begin:
        states[DICE].luck = luck
        clear_tree(mind)
        dream(view, mind)
        expand(mind, net, room, priors, ROOT)
    if knobs[ITERATIONS] == 0:
        return likeliest(mind, priors)
    for _ in range(count):
        if mind.watch[STOP] != 0:
            break
        dream(view, mind)
        iterate(mind, net, room, priors, knobs, states[WORLD].to_move)
        mind.watch[DONE] += 1
    return chosen_move(mind, priors, knobs)


def chosen_move(mind: Raw, priors: Raw, knobs: Raw) -> int:
    """The most visited move, the likelier of equals; a weak bot takes any that seems about as good."""
    tree, values = mind.tree, mind.values
    best = child = tree[ROOT, CHILD]
    while child != NO_NODE:
        ahead = tree[child, VISITS] - tree[best, VISITS]
        if ahead > 0 or (ahead == 0 and priors[child] > priors[best]):
            best = child
        child = tree[child, SIBLING]
    if knobs[SLACK] <= 0.0 or tree[best, VISITS] == 0:
        return tree[best, MOVE]
    dice, near = mind.room.view(STATE)[DICE], 0
    enough = values[best, REWARD] / tree[best, VISITS] - knobs[SLACK]
    child = tree[ROOT, CHILD]
    while child != NO_NODE:
        if tree[child, VISITS] > 0 and values[child, REWARD] / tree[child, VISITS] >= enough:
            near += 1
            if roll(dice, near) == 0:
                best = child
        child = tree[child, SIBLING]
    return tree[best, MOVE]


def likeliest(mind: Raw, priors: Raw) -> int:
    best = child = mind.tree[ROOT, CHILD]
    while child != NO_NODE:
        if priors[child] > priors[best]:
            best = child
        child = mind.tree[child, SIBLING]
    return mind.tree[best, MOVE]


def iterate(mind: Raw, net: Raw, room: Raw, priors: Raw, knobs: Raw, seat: SeatNumber) -> None:
    """One descent to the first decision that is new, and what the network says of it.

    The others decide on the way as the network would in their place, with what they see in this world, but
    only so often (`horizon`): then the network says what it is worth. Where only one move is legal nobody is
    asked.
    """
    world = mind.room.view(STATE)[WORLD]
    node = ROOT
    depth = 0
    left = knobs[HORIZON]
    while world.to_move >= 0 and depth < DEPTH:
        is_own = world.to_move == seat
        count = legal(world, mind.moves)
        if count > 1 and is_own and node != ROOT and mind.tree[node, VISITS] == 0:
            expand(mind, net, room, priors, node)
            break
        if count > 1 and not is_own:
            if left <= 0 or mind.tree[node, VISITS] == 0:
                see(world, mind, net, room)
                break
            left -= 1
        if is_own:
            child = best_child(mind, priors, node, count, seat, knobs)
            clear_marks(mind.moves, count, mind.marks)
        else:
            child = reply(mind, net, room, priors, node, count)
        if child == NO_NODE:
            see(world, mind, net, room)
            break
        hush(world)
        play(world, mind.tree[child, MOVE])
        depth += 1
        mind.path[depth] = child
        node = child
    weigh(world, mind, room, knobs[WEIGHTS:])
    back_up(mind, depth)


def reply(mind: Raw, net: Raw, room: Raw, priors: Raw, node: int, count: int) -> int:
    """The child of what another seat does, drawn by the network's chances; NO_NODE if there is no room."""
    states = mind.room.view(STATE)
    move = mind.moves[0]
    chance = 1.0
    if count > 1:
        seat = see(states[WORLD], mind, net, room)
        weigh_moves(net, room, seat, mind.moves, count)
        left = roll(states[DICE], FINE) / FINE
        for index in range(count):
            move, chance = mind.moves[index], room.chances[index]
            left -= chance
            if left < 0.0:
                break
    child = mind.tree[node, CHILD]
    while child != NO_NODE and mind.tree[child, MOVE] != move:
        child = mind.tree[child, SIBLING]
    if child == NO_NODE:
        child = add_child(mind, priors, node, move, states[WORLD].to_move, chance)
    return child


def see(world: Raw, mind: Raw, net: Raw, room: Raw) -> SeatNumber:
    """Show the network what the seat to move sees; it says what each seat can hope for."""
    seat, players = world.to_move, world.seats
    words = mind.room.view(np.uint64)
    for word in range(len(room.sight)):
        room.sight[word] = words[word] | net.hidden[seat, word]
    reveal(world, seat, room.sight.view(STATE)[0])
    sight, plan, ends = room.sight, net.plan, net.ends
    encode_row(sight, sight, seat, plan, ends, net.turns, net.tables, room.seen, 0, net.low, net.high)
    describe(net, room)
    share_out(net, room, seat, players)
    return seat


def expand(mind: Raw, net: Raw, room: Raw, priors: Raw, node: int) -> None:
    """Ask the network about a position, and give it a child for every legal move, as likely as it says."""
    world = mind.room.view(STATE)[WORLD]
    seat = see(world, mind, net, room)
    count = legal(world, mind.moves)
    weigh_moves(net, room, seat, mind.moves, count)
    for index in range(count):
        add_child(mind, priors, node, mind.moves[index], seat, room.chances[index])


def add_child(mind: Raw, priors: Raw, node: int, move: int, seat: SeatNumber, prior: float) -> int:
    """A node for a move; NO_NODE if there is no room."""
    tree, child = mind.tree, mind.watch[USED]
    if child >= len(tree):
        return NO_NODE
    mind.watch[USED] += 1
    tree[child, CHILD], tree[child, SIBLING] = NO_NODE, tree[node, CHILD]
    tree[child, MOVE], tree[child, MOVER] = move, seat
    tree[child, VISITS], tree[child, AVAILABLE] = 0, 0
    for result in range(RESULTS):
        mind.values[child, result] = 0.0
    priors[child] = prior
    tree[node, CHILD] = child
    return child


def best_child(mind: Raw, priors: Raw, node: int, count: int, seat: SeatNumber, knobs: Raw) -> int:
    """The child with the best mix of promise, likelihood and uncertainty; NO_NODE if there is no room.

    Legal moves are marked with 1, those that have a child with 2. A move that was not legal in the worlds
    before gets its child now; until the network is asked below it, it is as likely as the others on average.
    """
    tree, values, marks = mind.tree, mind.values, mind.marks
    for index in range(count):
        marks[mind.moves[index]] = 1
    reward, visits, known = 0.0, 0, 0
    child = tree[node, CHILD]
    while child != NO_NODE:
        if marks[tree[child, MOVE]] == 1:
            marks[tree[child, MOVE]] = 2
            tree[child, AVAILABLE] += 1
            known += 1
            reward += values[child, REWARD]
            visits += tree[child, VISITS]
        child = tree[child, SIBLING]
    if known < count:
        for index in range(count):
            if marks[mind.moves[index]] == 1:
                marks[mind.moves[index]] = 2
                child = add_child(mind, priors, node, mind.moves[index], seat, 1.0 / count)
                if child != NO_NODE:
                    tree[child, AVAILABLE] = 1
    hoped = reward / visits - CAUTION if visits > 0 else 0.0
    best, best_hope = NO_NODE, -1e30
    child = tree[node, CHILD]
    while child != NO_NODE:
        if marks[tree[child, MOVE]] == 2:
            tried = tree[child, VISITS]
            mean = values[child, REWARD] / tried if tried > 0 else hoped
            unknown = math.sqrt(float(tree[child, AVAILABLE])) / (1.0 + tried)
            hope = mean + knobs[EXPLORE] * priors[child] * unknown
            if hope > best_hope:
                best, best_hope = child, hope
        child = tree[child, SIBLING]
    return best


def weigh(world: Raw, mind: Raw, room: Raw, weights: Raw) -> None:
    """What a position is worth to each seat: the share of the win, or what the network hopes for."""
    judge(world, mind.points, mind.leads, weights)
    for seat in range(world.seats):
        mind.rewards[seat, LEAD] = mind.leads[seat]
        mind.rewards[seat, REWARD] = room.shares[seat]
        mind.rewards[seat, CHANCE] = room.shares[seat]
    if world.to_move >= 0:
        return
    winners(world, mind.points)
    count = 0
    for seat in range(world.seats):
        count += mind.points[seat]
    for seat in range(world.seats):
        won = mind.points[seat] / count if count > 0 else 1.0 / world.seats
        mind.rewards[seat, REWARD] = won
        mind.rewards[seat, CHANCE] = won
