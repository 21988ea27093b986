"""Bots that search in compiled code: the levels and the greedy bot."""

from __future__ import annotations

import itertools
import time
from collections.abc import Callable, Sequence
from functools import cache
from typing import NamedTuple, TypeAlias

import numpy as np

from nekoban.bots import forward, network_search, tree
from nekoban.bots.levels import Level, judge_of, knobs_of, prefer_of, simple_knobs
from nekoban.bots.mind import (
    AVAILABLE,
    CHANCE,
    CHILD,
    DONE,
    GREEDY,
    LEAD,
    MOVE,
    REWARD,
    SIBLING,
    STOP,
    USED,
    VISITS,
    new_mind,
)
from nekoban.bots.network import Bench, Net, has_network, new_bench, shipped_net, shipped_weights
from nekoban.core.compiled import Twin
from nekoban.core.encode_loops import encoding_parts
from nekoban.core.game import Game, bind
from nekoban.core.luck import start_luck
from nekoban.core.moves import Move
from nekoban.core.reach import Tuned
from nekoban.core.record import Raw, View
from nekoban.core.score_leads import make_leads

STRETCH = 256  # iterations between two checks of the clock
NETWORK_STRETCH = 32  # of a search with a network
TIMED_ITERATIONS = 1_000_000_000  # of a search that only the clock ends
HOPELESS = -1e9  # what a move promises that is not to be looked at
Ponder: TypeAlias = Callable[[Raw, Raw, Raw, int, int, int], int]  # `ponder` of tree.py
Consider: TypeAlias = Callable[[Raw, Raw, Raw, Raw, Raw, Raw, int, int, int], int]  # of network_search.py
WORLDS = 8  # worlds in which a move must look the same for its tree to be kept


class Thought(NamedTuple):
    """What a search found about one move."""

    move: int
    visits: int
    hope: float  # the expected result for the mover, from 0 to 1; of a move without visits, see `thoughts`
    chance: float = 0.0  # the expected share of the win
    lead: float = 0.0  # the expected lead over the best opponent


class Search:
    """Plays at one level. Its move depends only on the view and the luck.

    `think` returns what it finds. It can report progress, be limited in time or stopped from another thread,
    and can keep its tree from one decision to the next. Use an object in one thread at a time.
    """

    stretch = STRETCH

    def __init__(
        self,
        game: Game,
        level: Level,
        rows: int | None = None,
        weights: tuple[float, ...] | None = None,
        seconds: float | None = None,
    ) -> None:
        self.game = game
        self.level = level
        self.name = level.name
        self.seconds = seconds  # for each move; then its choice depends on the machine too
        self.knobs = knobs_of(game, level, weights)
        most = max(level.iterations, len(game.moves))
        self.mind = new_mind(game, most + 2 if rows is None else rows)
        self.grown_from: View | None = None  # the view the tree belongs to
        self.ponder: Ponder | None = None  # other than compiled: see early.py

    def budget(self, legal: Sequence[Move]) -> int:
        """How many iterations it makes for a decision between these moves."""
        return tree.budget(self.knobs, len(legal))

    def stop(self) -> None:
        """Ask a running search to stop; it answers with what it has found."""
        self.mind.watch[STOP] = 1

    def choose(self, view: View, legal: Sequence[Move], luck: int) -> Move:
        """The level's move, after its number of iterations or its time."""
        if len(legal) == 1:
            return legal[0]
        self.mind.watch[STOP] = 0
        self.grown_from = None
        return self.run(view, start_luck(luck), True, self.budget(legal), self.seconds)

    def think(
        self,
        view: View,
        legal: Sequence[Move],
        luck: int,
        seconds: float | None = None,
        told: Callable[[int, int], None] | None = None,
        keep: bool = False,
    ) -> list[Thought]:
        """Search, and return what was found about each legal move, the best first.

        seconds: a time limit, even for fewer iterations. told: called with the progress (iterations made, and
        in total); may call `stop`. keep: reuse the tree of the last decision if nothing was revealed since;
        without it, the same view and luck give the same findings.
        """
        self.mind.watch[STOP] = 0
        begin = not (keep and self.keep_tree(view))
        self.mind.watch[DONE] = 0
        self.grown_from = view
        total = self.budget(legal)
        self.run(view, start_luck(luck), begin, total, seconds or self.seconds, told)
        found = {thought.move: thought for thought in self.thoughts()}
        thoughts = [found.get(move, Thought(move, 0, 0.0)) for move in legal]
        return sorted(thoughts, key=rank)

    def look_at(self, view: View, legal: Sequence[Move], move: Move, luck: int) -> Thought:
        """Search, as if one legal move were the only one, and return what was found about it.

        Where `think` tries the better moves more often, and so knows less of the others, two moves that are
        looked at in this way can be compared.
        """
        self.mind.watch[STOP] = 0
        self.grown_from = None
        self.run(view, start_luck(luck), True, 0)  # an empty tree
        for other in legal:
            if other != move:
                self.give_up(other)
        self.run(view, start_luck(luck), False, self.budget(legal), self.seconds)
        return next(thought for thought in self.thoughts() if thought.move == move)

    def give_up(self, move: Move) -> None:
        """Enter a move into an empty tree as one that is never worth another visit."""
        rows, node = self.mind.tree, int(self.mind.watch[USED])
        self.mind.watch[USED] += 1
        rows[node], self.mind.values[node] = 0, HOPELESS
        rows[node, [MOVE, VISITS, AVAILABLE, SIBLING]] = move, 1, 1, rows[tree.ROOT, CHILD]
        rows[tree.ROOT, CHILD] = node

    def run(
        self,
        view: View,
        luck: int,
        begin: bool,
        total: int,
        seconds: float | None = None,
        told: Callable[[int, int], None] | None = None,
    ) -> int:
        """Iterate in equal stretches, checking the clock after each; returns the chosen move."""
        watch, started, done, move = self.mind.watch, time.monotonic(), 0, 0
        while begin or (done < total and not watch[STOP]):
            count = min(self.stretch, total - done)
            move = self.go_on(view, luck, begin, count)
            begin, done = False, done + count
            if told:
                told(min(done, int(watch[DONE])), total)
            if seconds and time.monotonic() - started >= seconds:
                break
        return int(move)

    def go_on(self, view: View, luck: int, begin: bool, count: int) -> int:
        """Make this many more iterations, with an empty tree if asked; returns the move chosen so far."""
        ponder = self.ponder or thinking(self.game)
        return ponder(view.bytes, self.mind, self.knobs, luck, int(begin), count)

    def thoughts(self) -> list[Thought]:
        """What the root's children say."""
        found, rows, values = [], self.mind.tree, self.mind.values
        node = int(rows[tree.ROOT, CHILD])
        while node != tree.NO_NODE:
            visits = int(rows[node, VISITS])
            if visits:
                hope, chance, lead = (float(values[node, kind]) / visits for kind in (REWARD, CHANCE, LEAD))
                found.append(Thought(int(rows[node, MOVE]), visits, hope, chance, lead))
            node = int(rows[node, SIBLING])
        return found

    # --- keeping the tree

    def keep_tree(self, view: View) -> bool:
        """Whether the tree can be kept: for the same view, or after a move that revealed nothing."""
        before = self.grown_from
        if before is None:
            return False
        if before == view:
            return True
        node = int(self.mind.tree[tree.ROOT, CHILD])
        while node != tree.NO_NODE:
            if self.leads_to(before, int(self.mind.tree[node, MOVE]), view):
                replanting()(self.mind, node)
                return True
            node = int(self.mind.tree[node, SIBLING])
        return False

    def leads_to(self, before: View, move: int, after: View) -> bool:
        """Whether the move leads to that view in every world consistent with the first view."""
        engine = self.game.compiled
        for number in range(WORLDS):
            world = engine.imagine(before, start_luck(1_000_003 * (number + 1)))
            seat = world.to_move
            if move not in engine.legal(world):
                return False
            engine.play(world, move)
            if world.to_move != seat or engine.view(world, seat) != after:
                return False
        return True


class NetworkSearch(Search):
    """Plays at a level that asks a network. Its move depends only on the view and the luck."""

    stretch = NETWORK_STRETCH

    def __init__(
        self,
        game: Game,
        level: Level,
        seconds: float | None = None,
        net_for: Callable[[Game, int], Net] = shipped_net,
    ) -> None:
        super().__init__(game, level, len(game.moves) + 1, seconds=seconds)
        self.priors = np.zeros(len(self.mind.tree), np.float64)
        self.net_for = net_for
        self.nets: dict[int, tuple[Net, Bench]] = {}  # by the number of players: the network, and room for it

    def asked(self, players: int) -> tuple[Net, Bench]:
        """The network for this number of players, and room for its sums."""
        if players not in self.nets:
            net = self.net_for(self.game, players)
            self.nets[players] = net, new_bench(self.game, net)
        return self.nets[players]

    def budget(self, legal: Sequence[Move]) -> int:
        """A policy alone does not search."""
        return super().budget(legal) if self.level.iterations else 0

    def go_on(self, view: View, luck: int, begin: bool, count: int) -> int:
        net, room = self.asked(int(view.seats))
        memory = self.mind, net, room, self.priors
        return considering(self.game)(view.bytes, *memory, self.knobs, luck, int(begin), count)

    def thoughts(self) -> list[Thought]:
        """What the root's children say; of those that were not tried, how likely the network thinks them."""
        rows, node, found = self.mind.tree, int(self.mind.tree[tree.ROOT, CHILD]), []
        tried = {thought.move: thought for thought in super().thoughts()}
        while node != tree.NO_NODE:
            move = int(rows[node, MOVE])
            found.append(tried.get(move, Thought(move, 0, float(self.priors[node]))))
            node = int(rows[node, SIBLING])
        return found

    def give_up(self, move: Move) -> None:
        """Enter a move as one that the network would never make, and so never worth a visit."""
        rows = self.mind.tree
        node = int(rows[tree.ROOT, CHILD])
        while int(rows[node, MOVE]) != move:
            node = int(rows[node, SIBLING])
        self.priors[node] = HOPELESS

    def keep_tree(self, view: View) -> bool:
        """A tree is kept for the same view only."""
        return self.grown_from is not None and self.grown_from == view


def make_search(game: Game, level: Level, seconds: float | None = None) -> Search:
    """The bot of a level."""
    return NetworkSearch(game, level, seconds) if level.network else Search(game, level, seconds=seconds)


def all_together(lists: Sequence[Sequence[Thought]], legal: Sequence[Move]) -> list[Thought]:
    """What several searches found about each legal move, the best first."""
    found = list(itertools.chain.from_iterable(lists))
    return sorted((together([t for t in found if t.move == move]) for move in legal), key=rank)


def together(thoughts: Sequence[Thought]) -> Thought:
    """What several searches found about one move, weighted by their visits."""
    visits = sum(thought.visits for thought in thoughts)
    means = [sum(t.visits * t[place] for t in thoughts) / max(1, visits) for place in (2, 3, 4)]
    return Thought(thoughts[0].move, visits, *means)


def rank(thought: Thought) -> tuple[float, ...]:
    """Sort key for thoughts of a search: the best first."""
    return -thought.visits, -thought.hope, thought.move


class Greedy:
    """Tries every legal move in a few imagined worlds and takes the one with the best lead."""

    name = "greedy"

    def __init__(self, game: Game) -> None:
        self.game = game
        self.knobs = simple_knobs(game, GREEDY)
        self.mind = new_mind(game, 1)
        self.legal_count = 0  # moves of its last choice
        self.ponder: Ponder | None = None  # other than compiled: see early.py

    def choose(self, view: View, legal: Sequence[Move], luck: int) -> Move:
        if len(legal) == 1:
            return legal[0]
        ponder = self.ponder or thinking(self.game)
        self.legal_count = len(legal)
        return int(ponder(view.bytes, self.mind, self.knobs, start_luck(luck), 1, 0))

    def thoughts(self) -> list[Thought]:
        """What it found about every move of its last choice."""
        found = zip(self.mind.moves[: self.legal_count], self.mind.hopes, strict=False)
        return [Thought(int(move), 1, float(hope)) for move, hope in found]


# --- compiled with a game's rules


@cache
def thinking_twin(game: Game) -> Twin:
    """tree.py with a game's rules and its judgement."""
    ours = {"new_mind": new_mind, "make_leads": make_leads, **unchecked("copy_row")}
    return bind(game, tree, {"judge": judge_of(game), "prefer": prefer_of(game), **ours})


@cache
def considering_twin(game: Game) -> Twin:
    """network_search.py with a game's rules and its judgement of leads."""
    quick = unchecked("add_row", "copy_row", "norm", "product")
    ours = {"judge": judge_of(game), "new_mind": new_mind, "make_leads": make_leads}
    return bind(game, network_search, {**ours, **quick, **encoding_parts()})


def unchecked(*names: str) -> dict[str, Tuned]:
    """Functions of forward.py whose rows are as long as they take them to be."""
    return {name: Tuned(getattr(forward, name), checked=False) for name in names}


def considering(game: Game) -> Consider:
    """The compiled `consider` of tree.py for a game."""
    return considering_twin(game).entry(network_search.consider)


def thinking_mark(game: Game) -> str:
    """A fingerprint of all code and constants that decide what a bot does."""
    return thinking_twin(game).reach.digest(tree.ponder)


def asking_mark(game: Game) -> str:
    """A fingerprint of all that decides what a bot does with the network of a game: its code and weights."""
    return (
        considering_twin(game).reach.digest(network_search.consider) + shipped_weights(game).about["digest"]
    )


def level_mark(game: Game, level: Level) -> str:
    """A fingerprint of all that decides what a level does: code, settings, and the network if it asks one."""
    code = asking_mark(game) if level.network else thinking_mark(game)
    return f"{code} {knobs_of(game, level).tolist()}"


def thinking(game: Game) -> Ponder:
    """The compiled `ponder` of tree.py for a game."""
    return thinking_twin(game).entry(tree.ponder)


@cache
def replanting() -> Callable[[Raw, int], None]:
    """The compiled `replant`. It uses no rules, so all games share it."""
    return Twin(tree, name="trees").entry(tree.replant)


def compile_search(game: Game) -> None:
    """Compile the search now, or load it from the cache."""
    import numba

    mind, knobs = new_mind(game, 1), simple_knobs(game, GREEDY)
    arguments = (game.state().bytes, mind, knobs, 1, 1, 1)
    thinking_twin(game).prepare("ponder", tuple(map(numba.typeof, arguments)))
    if has_network(game):
        net = shipped_net(game, game.seats)
        asked = (game.state().bytes, mind, net, new_bench(game, net), np.zeros(1), knobs, 1, 1, 1)
        considering_twin(game).prepare("consider", tuple(map(numba.typeof, asked)))


def search_is_compiled(game: Game) -> bool:
    """Whether the searches of all levels are compiled."""
    is_ready = thinking_twin(game).is_ready("ponder")
    return is_ready and (not has_network(game) or considering_twin(game).is_ready("consider"))
