"""Bots that search with a network: the highest levels, and the network's own policy without any search."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from nekoban.bots import forward, network_tree
from nekoban.bots.levels import Level, judge_of
from nekoban.bots.mind import NODES, STOP, new_mind
from nekoban.bots.network import Net, new_bench, shipped_net
from nekoban.bots.search import Search
from nekoban.core.compiled import Twin
from nekoban.core.encode_loops import unchecked
from nekoban.core.game import Game, bind
from nekoban.core.reach import Unchecked
from nekoban.core.record import View
from nekoban.core.score_leads import make_leads

STRETCH = 32  # iterations between two checks of the clock
CHILDREN = 24  # rows of the tree for each iteration


class NetworkSearch(Search):
    """Plays at a level that asks a network. Its move depends only on the view and the luck."""

    def __init__(
        self,
        game: Game,
        level: Level,
        seconds: float | None = None,
        net_for: Callable[[Game, int], Net] = shipped_net,
    ) -> None:
        rows = min(NODES, (level.iterations + 2) * CHILDREN + len(game.moves))
        super().__init__(game, level, rows, seconds=seconds)
        self.priors = np.zeros(len(self.mind.tree), np.float64)
        self.net_for = net_for
        self.nets: dict[int, tuple[Any, Any]] = {}  # by the number of players: the network, and room for it

    def asked(self, players: int) -> tuple[Any, Any]:
        if players not in self.nets:
            self.nets[players] = self.net_for(self.game, players), new_bench(self.game, players)
        return self.nets[players]

    def run(
        self,
        view: View,
        luck: int,
        begin: bool,
        total: int,
        seconds: float | None = None,
        told: Callable[[int, int], None] | None = None,
    ) -> int:
        """Iterate in short stretches, checking the clock after each; returns the chosen move."""
        consider, watch = considering(self.game), self.mind.watch
        net, room = self.asked(int(view.seats))
        started, done, move = time.monotonic(), 0, 0
        while begin or (done < total and not watch[STOP]):
            count = min(STRETCH, total - done)
            move = consider(
                view.bytes, self.mind, net, room, self.priors, self.knobs, luck, int(begin), count
            )
            begin, done = False, done + count
            if told:
                told(done, total)
            if self.level.iterations == 0 or (seconds and time.monotonic() - started >= seconds):
                break
        return int(move)

    def keep_tree(self, view: View) -> bool:
        """A tree is kept for the same view only."""
        return self.grown_from is not None and self.grown_from == view


@cache
def considering_twin(game: Game) -> Twin:
    """network_tree.py with a game's rules and its judgement of leads."""
    quick = {name: Unchecked(getattr(forward, name)) for name in ("add_row", "norm", "product")}
    ours = {"judge": judge_of(game), "new_mind": new_mind, "make_leads": make_leads}
    return bind(game, network_tree, {**ours, **quick, **unchecked("encode_row")})


def considering(game: Game) -> Any:
    """The compiled `consider` of a game."""
    return considering_twin(game).entry(network_tree.consider)
