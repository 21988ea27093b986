"""Exact results of a small table: its value, the best replies to a policy, and how far one can be exploited.

A policy is a number for every slot of a tree: how likely the move is chosen in that information set. Gains
are those of a game that sums to 0: 1 for a win, -1 for a loss, 0 for a draw. The exploitability of a policy
is what the best replies gain against it, the mean of both seats, beyond what they gain in equilibrium: 0 for
an optimal policy, 1 for one that loses everything. OpenSpiel defines it in the same way.

Where nothing is hidden, backward induction solves a table. Else a linear program in sequence form does
(D. Koller, N. Megiddo, B. von Stengel, 1996): the first seat's plan, and from its dual the second's.
"""

from __future__ import annotations

from dataclasses import dataclass
from hashlib import blake2b
from typing import TYPE_CHECKING, Any

import numpy as np

from nekoban.core.luck import SEED_BYTES, bot_luck
from nekoban.core.moves import Move
from nekoban.core.record import View
from nekoban.lab.exact_tree import PAIR, Tree

if TYPE_CHECKING:
    from nekoban.bots import Bot

SIGNS = (1.0, -1.0)  # the second seat gains what the first loses
CHOICES = 16  # of a bot that draws from luck, in every view


@dataclass(frozen=True)
class Solution:
    """A table solved."""

    value: float  # to the first seat
    policy: np.ndarray  # optimal for both seats
    exploitability: float  # of the policy: 0, but for what arithmetic leaves


def solve(tree: Tree) -> Solution:
    """An optimal policy and the value of the table."""
    value, policy = solve_open(tree) if tree.is_open else solve_hidden(tree)
    return Solution(value, policy, exploitability(tree, policy))


def solve_open(tree: Tree) -> tuple[float, np.ndarray]:
    """Backward induction: from the last layer to the first."""
    values, policy = tree.gains.copy(), np.zeros(len(tree.slot_sets))
    for branches, edges in reversed(tree.parts):
        found = branch_values(tree, values, branches, edges)
        nodes, slots = tree.branch_nodes[branches], tree.branch_slots[branches]
        best = best_of(tree.sets[nodes], found * np.array(SIGNS)[tree.players[nodes]])
        values[nodes[best]] = found[best]
        policy[slots] = 0.0
        policy[slots[best]] = 1.0
    return float(tree.roots @ values), policy


def solve_hidden(tree: Tree) -> tuple[float, np.ndarray]:
    """The linear program in sequence form: the plan of the first seat that the second can exploit least."""
    from scipy.optimize import linprog
    from scipy.sparse import csr_matrix, hstack

    payoffs = payoff_matrix(tree)
    plans, replies = (plan_constraints(tree, seat) for seat in range(PAIR))
    cost = np.zeros(plans.shape[1] + replies.shape[0])
    cost[plans.shape[1]] = -1.0  # the value, which is what the second seat concedes at its beginning
    beginning = np.zeros(plans.shape[0])
    beginning[0] = 1.0
    found = linprog(
        cost,
        A_ub=hstack([-payoffs.T, replies.T]),
        b_ub=np.zeros(replies.shape[1]),
        A_eq=hstack([plans, csr_matrix((plans.shape[0], replies.shape[0]))]),
        b_eq=beginning,
        bounds=[(0, None)] * plans.shape[1] + [(None, None)] * replies.shape[0],
        method="highs",
    )
    first, second = found.x[: plans.shape[1]], -found.ineqlin.marginals
    return -found.fun, policy_of_plans(tree, (first, second))


def payoff_matrix(tree: Tree) -> Any:
    """What the first seat gains by each pair of sequences: 0 is the beginning, others are a slot + 1."""
    from scipy.sparse import coo_matrix

    ends = tree.players < 0
    weights = reaches(tree, np.ones(len(tree.slot_sets)))[ends] * tree.gains[ends]
    size = len(tree.slot_sets) + 1
    rows, columns = tree.lasts[ends].T + 1
    return coo_matrix((weights, (rows, columns)), (size, size)).tocsr()


def plan_constraints(tree: Tree, seat: int) -> Any:
    """A plan is 1 at the beginning; the moves of an information set share what its sequence has."""
    from scipy.sparse import coo_matrix

    own = np.flatnonzero(tree.set_players == seat)
    row_of = np.zeros(len(tree.views), np.int64)
    row_of[own] = np.arange(len(own)) + 1
    slots = np.flatnonzero(tree.set_players[tree.slot_sets] == seat)
    rows = np.concatenate([[0], row_of[tree.slot_sets[slots]], row_of[own]])
    columns = np.concatenate([[0], slots + 1, tree.previous[own] + 1])
    numbers = np.concatenate([np.ones(len(slots) + 1), -np.ones(len(own))])
    return coo_matrix((numbers, (rows, columns)), (len(own) + 1, len(tree.slot_sets) + 1)).tocsr()


def policy_of_plans(tree: Tree, plans: tuple[np.ndarray, np.ndarray]) -> np.ndarray:
    """How likely every move is, by the plan of its seat; where the plan never comes, all alike."""
    seats = tree.set_players[tree.slot_sets]
    found = np.maximum(np.choose(seats, [plan[1:] for plan in plans]), 0.0)
    totals = np.bincount(tree.slot_sets, found, len(tree.views))[tree.slot_sets]
    return np.where(totals > 0, found / np.where(totals > 0, totals, 1.0), uniform(tree))


# --- policies


def uniform(tree: Tree) -> np.ndarray:
    """The policy that chooses among all legal moves alike."""
    return 1.0 / np.diff(tree.first_slots)[tree.slot_sets]


def policy_of(tree: Tree, bot: Bot, choices: int = CHOICES) -> np.ndarray:
    """How often a bot chooses every move, over this many lucks. It sees its view, and remembers nothing."""
    policy, known = np.zeros(len(tree.slot_sets)), dict[bytes, np.ndarray]()
    for place, view in enumerate(tree.views):
        slots = slice(*tree.first_slots[place : place + 2])
        key = view.bytes.tobytes()
        if key not in known:
            known[key] = chosen_shares(bot, view, tree.slot_moves[slots].tolist(), choices)
        policy[slots] = known[key]
    return policy


def chosen_shares(bot: Bot, view: View, legal: list[Move], choices: int) -> np.ndarray:
    """How often a bot chooses each move, from its view."""
    if len(legal) == 1:
        return np.ones(1)
    seed = blake2b(view.bytes.tobytes(), digest_size=SEED_BYTES).digest()
    chosen = [legal.index(bot.choose(view, legal, bot_luck(seed, number))) for number in range(choices)]
    return np.bincount(chosen, minlength=len(legal)) / choices


# --- replies


def reaches(tree: Tree, policy: np.ndarray) -> np.ndarray:
    """How likely play comes to every node, by chance and this policy."""
    found = tree.roots.copy()
    for branches, edges in tree.parts:
        likely = found[tree.branch_nodes[branches]] * policy[tree.branch_slots[branches]]
        places = tree.edge_branches[edges] - branches.start
        found += np.bincount(tree.edge_nodes[edges], likely[places] * tree.edge_chances[edges], len(found))
    return found


def best_reply(tree: Tree, policy: np.ndarray, seat: int) -> float:
    """The most that a seat can gain against a policy of the other: it knows the policy, not the cards."""
    own = tree.set_players[tree.slot_sets] == seat
    weights = reaches(tree, np.where(own, 1.0, policy))
    values = SIGNS[seat] * tree.gains
    for branches, edges in reversed(tree.parts):
        found = branch_values(tree, values, branches, edges)
        nodes, slots = tree.branch_nodes[branches], tree.branch_slots[branches]
        totals = np.bincount(slots, weights[nodes] * found, len(tree.slot_sets))
        chances = np.where(own[slots], 0.0, policy[slots])
        replies = np.zeros(len(tree.slot_sets))
        mine = np.unique(slots[own[slots]])
        replies[mine[best_of(tree.slot_sets[mine], totals[mine])]] = 1.0
        values += np.bincount(nodes, (chances + replies[slots]) * found, len(values))
    return float(tree.roots @ values)


def exploitability(tree: Tree, policy: np.ndarray) -> float:
    """What best replies gain against a policy, the mean of both seats."""
    return sum(best_reply(tree, policy, seat) for seat in range(PAIR)) / PAIR


def branch_values(tree: Tree, values: np.ndarray, branches: slice, edges: slice) -> np.ndarray:
    """What every move of a layer is worth, over its outcomes."""
    worth = tree.edge_chances[edges] * values[tree.edge_nodes[edges]]
    return np.bincount(tree.edge_branches[edges] - branches.start, worth, branches.stop - branches.start)


def best_of(groups: np.ndarray, numbers: np.ndarray) -> np.ndarray:
    """Where each group has its largest number, the first one; a group stands together or apart."""
    order = np.lexsort((np.arange(len(groups)), -numbers, groups))
    return order[np.unique(groups[order], return_index=True)[1]]
