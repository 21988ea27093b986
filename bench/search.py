"""Our search beside OpenSpiel's IS-MCTS on gin_rummy, in one run: iterations a second in mid-game.

    python -m bench.search [--seconds 1] [--rounds 3] [--write]

Ours is measured twice: with whole random games at its leaves, as OpenSpiel's is, and as the Tiger searches.
All take turns, the best round counts, and the computing time is what is counted, so that a busy machine
slows nobody down on paper. One core each.
"""

from __future__ import annotations

import argparse
import functools
import random
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

from bench.peers import (
    IS_MCTS,
    SEARCH_DECISION,
    Absence,
    Count,
    Peer,
    Ready,
    measure,
    open_spiel_peers,
    prepared,
    repeated,
)
from bench.tables import write_table
from nekoban import __version__
from nekoban.bots.levels import NAMES, levels_of
from nekoban.bots.search import Search
from nekoban.core.catalogue import all_games
from nekoban.core.game import Game
from nekoban.core.luck import start_luck

ITERATIONS = 2000  # of one search
WHOLE_GAME = 100_000  # a horizon beyond every end
PEER = "OpenSpiel gin_rummy"
TIMES = 20  # what is asked of us
SEED = 2024
PAGE = Path(__file__).parents[1] / "docs" / "bots.md"


def middle_position(game: Game) -> tuple[Any, list[int]]:
    """A fixed position of two players: this many decisions into a random game, with a choice."""
    engine, chance = game.compiled, random.Random(SEED)
    state = engine.start(game.options.read({"players": 2}), start_luck(SEED))
    decisions = 0
    while decisions < SEARCH_DECISION or len(engine.legal(state)) < 2:
        engine.play(state, chance.choice(engine.legal(state)))
        decisions += 1
        if state.to_move < 0:
            state, decisions = engine.start(game.options.read({"players": 2}), start_luck(SEED + 1)), 0
    return engine.view(state, state.to_move), engine.legal(state)


def prepare_search(game: Game, horizon: int | None) -> Ready:
    """Searches from the fixed position."""
    tiger = replace(levels_of(game)[NAMES[-1]], iterations=ITERATIONS)
    bot = Search(game, tiger if horizon is None else replace(tiger, horizon=horizon))
    view, legal = middle_position(game)

    def play() -> Count:
        bot.choose(view, legal, SEED)
        return Count(1, 0, simulations=ITERATIONS)

    return Ready(__version__, repeated(play))


def peers() -> list[Peer]:
    """OpenSpiel first, then each game in both ways."""
    found = [peer for peer in open_spiel_peers() if (peer.name, peer.way) == (PEER, IS_MCTS)]
    for name, game in all_games().items():
        whole = functools.partial(prepare_search, game, WHOLE_GAME)
        found.append(Peer(name, "random games to the end", "make setup", whole))
        found.append(Peer(name, "as the Tiger", "make setup", functools.partial(prepare_search, game, None)))
    return found


def rate(peer: Peer, seconds: float) -> float:
    """Iterations a second of computing time."""
    count = prepared(peer).run(seconds)
    return count.simulations / max(count.computing, 1e-9)


def measure_all(chosen: Sequence[Peer], seconds: float, rounds: int) -> list[float]:
    """The best round of each; they take turns."""
    for peer in chosen:
        ready = measure(peer, 0.1)
        if isinstance(ready, Absence):
            raise SystemExit(f"{ready.name}: {ready.reason}")
    rows = [[rate(peer, seconds) for peer in chosen] for _ in range(rounds)]
    return [max(row) for row in zip(*rows, strict=True)]


def table(chosen: Sequence[Peer], rates: Sequence[float]) -> list[str]:
    """In Markdown, the peer first."""
    lines = ["| search | playouts | iterations/s | times OpenSpiel |", "|---|---|---:|---:|"]
    for peer, found in zip(chosen, rates, strict=True):
        lines.append(f"| {peer.name} | {peer.way} | {found:,.0f} | {found / rates[0]:.0f} |")
    return lines


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="bench.search", description="Iterations a second of searches.")
    parser.add_argument("--seconds", type=float, default=1.0, help="how long each runs in a round")
    parser.add_argument("--rounds", type=int, default=3, help="the best round counts")
    parser.add_argument("--write", action="store_true", help="write the table into docs/bots.md")
    args = parser.parse_args(argv)
    chosen = peers()
    rates = measure_all(chosen, args.seconds, args.rounds)
    lines = table(chosen, rates)
    print("\n".join(lines))
    if args.write:
        write_table("bench.search", lines, PAGE)
    if min(rates[1:]) < TIMES * rates[0]:
        raise SystemExit(f"At least one search is less than {TIMES} times as fast as OpenSpiel's.")


if __name__ == "__main__":
    main()
