"""Our games beside other libraries, in one run: random play, legal moves computed at every decision.

    python -m bench.speed [--game mauwi] [--all-peers] [--seconds 0.8] [--rounds 5] [--write PAGE]

Ratios count: the machine may be busy, and all take turns. --write puts tables and a chart into a page.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console
from rich.table import Table

from bench import page
from bench.costs import costs
from bench.ours import our_peers
from bench.peers import PEERS, Absence, Figure, measure_all, open_spiel_peers, shown
from bench.scaling import Scaling, StepCost, scalings, step_costs
from nekoban.core.catalogue import all_games


def shown_ratios(
    figures: Sequence[Figure | Absence], threads: Sequence[Scaling], steps: Sequence[StepCost]
) -> Table:
    table = Table("figure", "measured", "target", title="ratios within this run")
    for one in page.ratios(figures, threads, steps):
        table.add_row(one.what, f"{one.measured:.2f}", one.wanted)
    return table


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="bench.speed", description=__doc__)
    parser.add_argument("--game", action="append", help="only this game")
    parser.add_argument("--all-peers", action="store_true", help="the optional libraries too")
    parser.add_argument("--seconds", type=float, default=0.8)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--write", type=Path, help="write the figures into this page, its chart beside it")
    parser.add_argument("--leave-out", default="", help="name this library on the page without running it")
    args = parser.parse_args(argv)
    games = [game for game in all_games().values() if not args.game or game.name in args.game]
    ours = our_peers(games)
    peers = [*ours, *(PEERS if args.all_peers or args.write else open_spiel_peers())]
    out = [peer for peer in peers if args.leave_out and peer.name.startswith(args.leave_out)]
    figures = measure_all([peer for peer in peers if peer not in out], args.seconds, args.rounds)
    figures += [Absence(peer.name, peer.way, "left out of this run") for peer in out]
    threads, steps = list(scalings(ours)), list(step_costs(games))
    console = Console(width=150)
    console.print(shown(figures))
    console.print(shown_ratios(figures, threads, steps))
    if args.write:
        page.write(args.write, figures, threads, steps, costs(games))


if __name__ == "__main__":
    main()
