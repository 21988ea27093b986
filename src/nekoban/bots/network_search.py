"""The search with a network, compiled with a game's rules: it tries moves by playing on as the network would.

Every iteration imagines a world from the searcher's own view, makes one of its moves there, and lets every
seat go on as the network would in its place, seeing what it sees in that world. After `horizon` decisions the
network says what share of the win each seat can hope for. The n-th try of every move has the same world and
the same luck, so that moves differ by what they bring and not by what was dealt. Which move is tried next
follows from what was found, from how little that is, and from how likely the network thinks the move (after
Auer, Cesa-Bianchi and Fischer, 2002; playing on with a policy is due to Tesauro and Galperin, 1996).

Nothing below the first move is remembered: what a seat does later depends on what it sees then.

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
    TRIAL,
    USED,
    VISITS,
    WEIGHTS,
    WORLD,
)
from nekoban.bots.tree import NO_NODE, ROOT, back_up, clear_tree, dream, new_luck
from nekoban.core.encode import encode_row
from nekoban.core.events import hush
from nekoban.core.luck import LUCK_MASK, roll
from nekoban.core.record import Raw, SeatNumber

FINE = 1 << 30  # steps of a chance
DOUBT = 0.15  # how far a single try may be off, about
UNLIKELY = 1e-6  # no move counts as less likely
NEVER = -1e30  # what a move promises that is not to be looked at
APART = 2654435761  # between the lucks of two tries


def consider(
    view: Raw, mind: Raw, net: Raw, room: Raw, priors: Raw, knobs: Raw, luck: int, begin: int, count: int
) -> int:
    """Think about a view for at most `count` more iterations; returns the move chosen so far.

    begin: 1 to start with this luck and nothing tried, 0 to go on. With no iterations at all it is the move
    that the network thinks most likely.
    """
    states = mind.room.view(STATE)
    if begin:
        states[DICE].luck = luck
        clear_tree(mind)
        dream(view, mind)
        expand(mind, net, room, priors)
        states[TRIAL].luck = new_luck(states[DICE])  # what the lucks of all tries are made from
    if knobs[ITERATIONS] == 0:
        return likeliest(mind, priors)
    for _ in range(count):
        if mind.watch[STOP] != 0:
            break
        try_out(view, mind, net, room, next_child(mind, priors, knobs), knobs)
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
    """The child of the root that the network likes most."""
    best = child = mind.tree[ROOT, CHILD]
    while child != NO_NODE:
        if priors[child] > priors[best]:
            best = child
        child = mind.tree[child, SIBLING]
    return mind.tree[best, MOVE]


def next_child(mind: Raw, priors: Raw, knobs: Raw) -> int:
    """The move with the best mix of promise, likelihood and uncertainty.

    Before it is tried, every move promises what the network hopes of the position; that counts as one try.
    """
    tree, values = mind.tree, mind.values
    best, best_hope, known = NO_NODE, 2 * NEVER, math.log(tree[ROOT, VISITS] + 1.0)
    child = tree[ROOT, CHILD]
    while child != NO_NODE:
        hope = NEVER
        if priors[child] >= 0.0:
            tries = tree[child, VISITS] + 1.0
            mean = (values[child, REWARD] + values[ROOT, REWARD]) / tries
            liking = knobs[EXPLORE] * math.log(max(priors[child], UNLIKELY))
            hope = mean + liking + DOUBT * math.sqrt(known / tries)
        if hope > best_hope:
            best, best_hope = child, hope
        child = tree[child, SIBLING]
    return best


def try_out(view: Raw, mind: Raw, net: Raw, room: Raw, node: int, knobs: Raw) -> None:
    """Make a move in an imagined world, play on, and remember what came of it."""
    states = mind.room.view(STATE)
    world, dice = states[WORLD], states[DICE]
    set_luck(dice, states[TRIAL].luck, mind.tree[node, VISITS])
    dream(view, mind)
    hush(world)
    play(world, mind.tree[node, MOVE])
    play_on(mind, net, room, int(knobs[HORIZON]))
    weigh(world, mind, room, knobs[WEIGHTS:])
    mind.path[1] = node
    back_up(mind, 1)


def set_luck(dice: Raw, base: int, number: int) -> None:
    """The luck of a try. It is rolled from the number: rolls of numbers that are evenly apart are so too."""
    dice.luck = 1 + ((base + APART * number) & LUCK_MASK)
    dice.luck = new_luck(dice)


def play_on(mind: Raw, net: Raw, room: Raw, left: int) -> None:
    """Go on as the network would in everybody's place, for this many decisions; then it says what each seat
    can hope for. Where only one move is legal nobody is asked.
    """
    states = mind.room.view(STATE)
    world = states[WORLD]
    while world.to_move >= 0:
        count = legal(world, mind.moves)
        move = mind.moves[0]
        if count > 1:
            seat = see(world, mind, net, room)
            if left <= 0:
                return
            left -= 1
            weigh_moves(net, room, seat, mind.moves, count)
            move = drawn_move(mind, room, states[DICE], count)
        hush(world)
        play(world, move)


def drawn_move(mind: Raw, room: Raw, dice: Raw, count: int) -> int:
    """A legal move by the network's chances."""
    left = roll(dice, FINE) / FINE
    for index in range(count):
        left -= room.chances[index]
        if left < 0.0:
            return mind.moves[index]
    return mind.moves[count - 1]


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


def expand(mind: Raw, net: Raw, room: Raw, priors: Raw) -> None:
    """Give the root a child for every legal move, as likely as the network says, and what it hopes for."""
    tree, world = mind.tree, mind.room.view(STATE)[WORLD]
    seat = see(world, mind, net, room)
    count = legal(world, mind.moves)
    weigh_moves(net, room, seat, mind.moves, count)
    for index in range(count):
        child = index + 1
        tree[child, CHILD], tree[child, SIBLING] = NO_NODE, tree[ROOT, CHILD]
        tree[child, MOVE], tree[child, MOVER] = mind.moves[index], seat
        tree[child, VISITS], tree[child, AVAILABLE] = 0, 0
        for result in range(RESULTS):
            mind.values[child, result] = 0.0
        priors[child] = room.chances[index]
        tree[ROOT, CHILD] = child
    mind.watch[USED] = count + 1
    mind.values[ROOT, REWARD] = room.shares[seat]


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
