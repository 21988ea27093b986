"""The whole tree of a small table for two: every decision, every outcome of luck, every information set.

A player remembers everything: an information set is all that the seat has seen, and its own moves. Nodes in
which the state and the memories of both are the same are one node. Where nothing is hidden, memories do not
matter, and every state is an information set of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from hashlib import blake2b
from typing import NamedTuple

import numpy as np

from nekoban.core.events import hush
from nekoban.core.game import Game
from nekoban.core.luck import LUCK_FIELDS
from nekoban.core.messages import number
from nekoban.core.moves import Move
from nekoban.core.outcomes import ANY_LUCK, Outcomes
from nekoban.core.record import Raw, Record, View
from nekoban.core.relatives import read_table
from nekoban.lab.words import tell

PAIR = 2
MOST_NODES = 2_000_000
MEMORY = 16  # bytes
NO_MOVE = -1


class TooLarge(ValueError):
    """A table with more nodes than can be solved here."""


class Node(NamedTuple):
    """A state, what both seats remember, and the last slots of both."""

    state: Raw
    memories: tuple[bytes, ...] = ()
    lasts: tuple[int, int] = (-1, -1)

    @property
    def key(self) -> tuple[bytes, ...]:
        return (self.state.bytes.tobytes(), *self.memories)


@dataclass
class Tree:
    """The nodes layer by layer: every move leads into the next layer.

    A slot is a legal move of an information set. A branch is a legal move of a node, an edge one of its
    outcomes; edges stand in the order of their branches, and branches in that of their nodes.
    """

    game: Game
    layers: list[slice]  # nodes of each layer
    players: np.ndarray  # by node: who moves, or -1 at the end
    gains: np.ndarray  # by node: what the first seat has won at the end
    sets: np.ndarray  # by node: the information set, or -1
    roots: np.ndarray  # by node: the chance that play begins there
    branch_nodes: np.ndarray
    branch_slots: np.ndarray
    edge_branches: np.ndarray
    edge_nodes: np.ndarray
    edge_chances: np.ndarray
    slot_sets: np.ndarray
    slot_moves: np.ndarray
    views: list[View]  # by information set: what the player sees there
    previous: np.ndarray  # by information set: the player's last slot before it, or -1
    lasts: np.ndarray  # by node: the last slots of both seats, or -1
    is_open: bool  # nothing is hidden

    @cached_property
    def set_players(self) -> np.ndarray:
        """By information set: whose it is."""
        found = np.zeros(len(self.views), np.int64)
        asked = self.sets >= 0
        found[self.sets[asked]] = self.players[asked]
        return found

    @cached_property
    def first_slots(self) -> np.ndarray:
        """By information set: its first slot, and at the end the number of slots."""
        return np.searchsorted(self.slot_sets, np.arange(len(self.views) + 1))

    @cached_property
    def parts(self) -> list[tuple[slice, slice]]:
        """By layer: its branches and its edges."""
        bounds = [layer.start for layer in self.layers] + [len(self.players)]
        branches = np.searchsorted(self.branch_nodes, bounds)
        edges = np.searchsorted(self.edge_branches, branches)
        return [
            (slice(*branches[layer : layer + 2]), slice(*edges[layer : layer + 2]))
            for layer in range(len(self.layers))
        ]


def is_open(kind: type[Record]) -> bool:
    """Whether a state hides nothing but its luck."""
    for field in kind.fields.values():
        if field.rows is not None:
            if field.name != "events" and not is_open(field.rows):
                return False
        elif field.sight != "public" and field.name not in LUCK_FIELDS:
            return False
    return True


class Grower:
    """Grows the tree of a table, layer by layer."""

    def __init__(self, text: str) -> None:
        self.begin = read_table(text)
        self.game = self.begin.game
        if self.begin.options.players != PAIR:
            raise ValueError(tell("exact-only-two", players=self.begin.options.players))
        self.luck = Outcomes(self.game)
        self.engine = self.game.engine
        self.is_open = is_open(self.game.state)
        self.layer: dict[tuple[bytes, ...], int] = {}  # the nodes of the layer that grows
        self.nodes: list[Node] = []
        self.sets: dict[bytes, int] = {}
        self.set_slots: list[range] = []
        self.views: list[View] = []
        self.previous: list[int] = []
        self.slots: list[tuple[int, Move]] = []  # information set and move
        self.node_sets: list[int] = []
        self.branches: list[tuple[int, int]] = []  # node and slot
        self.edges: list[tuple[int, int, float]] = []  # branch, node and chance

    def grow(self, most: int = MOST_NODES) -> Tree:
        roots: list[float] = []
        for chance, state in self.luck.every(lambda decided: self.begin.deal(self.luck, decided)):
            place = self.place_of(self.start_node(state))
            roots += [0.0] * (len(self.nodes) - len(roots))
            roots[place] += chance
        layers: list[slice] = []
        while len(self.node_sets) < len(self.nodes):
            if len(self.nodes) > most:
                raise TooLarge(tell("exact-too-large", game=self.game.shown_title, count=number(most, 0)))
            layers.append(slice(len(self.node_sets), len(self.nodes)))
            self.layer = {}
            for place in range(layers[-1].start, layers[-1].stop):
                self.go_on_from(place)
        return self.tree(layers, np.array(roots + [0.0] * (len(self.nodes) - len(roots))))

    def tree(self, layers: list[slice], roots: np.ndarray) -> Tree:
        branch_nodes, branch_slots = np.array(self.branches).T
        edge_branches, edge_nodes, chances = (np.array(column) for column in zip(*self.edges, strict=True))
        slot_sets, slot_moves = np.array(self.slots).T
        return Tree(
            game=self.game,
            layers=layers,
            players=np.array([max(node.state.to_move, -1) for node in self.nodes]),
            gains=np.array([self.gain(node.state) for node in self.nodes]),
            sets=np.array(self.node_sets),
            roots=roots,
            branch_nodes=branch_nodes,
            branch_slots=branch_slots,
            edge_branches=edge_branches,
            edge_nodes=edge_nodes,
            edge_chances=chances,
            slot_sets=slot_sets,
            slot_moves=slot_moves,
            views=self.views,
            previous=np.array(self.previous),
            lasts=np.array([node.lasts for node in self.nodes]),
            is_open=self.is_open,
        )

    # --- nodes

    def start_node(self, state: Raw) -> Node:
        state.luck = ANY_LUCK
        hush(state)
        return Node(state, tuple(self.memory(state, seat, b"", NO_MOVE) for seat in self.remembering()))

    def node_after(self, before: Node, slot: int, state: Raw) -> Node:
        """The node of a state that came about by a move."""
        mover, move = before.state.to_move, self.slots[slot][1]
        state.luck = ANY_LUCK
        if self.is_open:
            hush(state)
        memories = [
            self.memory(state, seat, before.memories[seat], move if seat == mover else NO_MOVE)
            for seat in self.remembering()
        ]
        first, second = before.lasts
        return Node(state, tuple(memories), (slot, second) if mover == 0 else (first, slot))

    def remembering(self) -> range:
        return range(0 if self.is_open else PAIR)

    def memory(self, state: Raw, seat: int, before: bytes, move: Move) -> bytes:
        """A fingerprint of what a seat remembers: all before, the move it made, and what it sees now."""
        seen = move.to_bytes(4, "big", signed=True) + self.engine.view(state, seat).bytes.tobytes()
        return blake2b(seen, key=before, digest_size=MEMORY).digest()

    def place_of(self, node: Node) -> int:
        """Where a node stands; a new one is put at the end of the layer."""
        place = self.layer.setdefault(node.key, len(self.nodes))
        if place == len(self.nodes):
            self.nodes.append(node)
        return place

    def gain(self, state: Raw) -> float:
        """What the first seat has won: 1, or -1 if the other won alone, else 0."""
        winners = self.engine.winners(state) if state.to_move < 0 else []
        return 1.0 - PAIR * winners[0] if len(winners) == 1 else 0.0

    # --- moves

    def go_on_from(self, place: int) -> None:
        """Add everything that can happen next."""
        node = self.nodes[place]
        if node.state.to_move < 0:
            self.node_sets.append(-1)
            return
        found = self.set_of(node)
        self.node_sets.append(found)
        for slot in self.set_slots[found]:
            for chance, state in self.results(node.state, self.slots[slot][1]):
                after = self.place_of(self.node_after(node, slot, state))
                self.edges.append((len(self.branches), after, chance))
            self.branches.append((place, slot))

    def set_of(self, node: Node) -> int:
        """The information set of whoever moves."""
        seat = node.state.to_move
        key = node.key[0] if self.is_open else bytes([seat]) + node.memories[seat]
        found = self.sets.setdefault(key, len(self.views))
        if found == len(self.views):
            legal = sorted(self.engine.legal(node.state))
            self.views.append(self.engine.view(node.state, seat))
            self.previous.append(node.lasts[seat])
            self.set_slots.append(range(len(self.slots), len(self.slots) + len(legal)))
            self.slots += [(found, move) for move in legal]
        return found

    def results(self, state: Raw, move: Move) -> Iterator[tuple[float, Raw]]:
        """Every state after a move. Only where luck decides something, all that it can decide is tried."""
        after = state.twin()
        self.engine.play(after, move)
        if after.luck == state.luck:
            return iter([(1.0, after)])
        return self.luck.every(lambda decided: self.luck.play(state, move, decided))


def grow(text: str, most: int = MOST_NODES) -> Tree:
    """The tree of a table."""
    return Grower(text).grow(most)
