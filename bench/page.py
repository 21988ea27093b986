"""The benchmark page: tables in Markdown and a chart, from the figures of one run."""

from __future__ import annotations

import os
import platform
from collections.abc import Iterable, Iterator, Sequence
from datetime import date
from pathlib import Path
from typing import Any, NamedTuple

from bench.costs import Cost
from bench.ours import AEC, BATCH_TWO, LOOP, SEARCH, SPIEL, STEPS
from bench.peers import IS_MCTS, Absence, Figure
from bench.scaling import PAIRS, Scaling, StepCost
from tools.expectations import expected

HEAD = """# Benchmarks

`make bench` writes this page: one run on one machine ({machine}, {day}), every library in its own fastest
public way, all taking turns, the best of some rounds for each. It is random play with the legal moves
computed at every decision. The ways differ:

- a *loop* never leaves native code;
- a *batch* hands out masks and observations at every step;
- *steps* are single calls from Python that answer with the legal moves, and with no observations;
- an *environment* of PettingZoo's kind, ours and theirs, makes an observation and a mask at every step;
- *IS-MCTS* searches with whole random games at its leaves, ours and OpenSpiel's.

Ratios count more than figures, since machines differ, and they are only taken of like things: loops in native
code, steps without observations, environments with observations, searches. Two threads are held against one,
and a batch against the bare loop at the same tables (by computing time), in {pairs} pairs of short slices,
one right after the other, and the median of the pairs counts. The column CPU tells a busy machine from a slow
library: computing time by time, 1.00 for one core left alone.

![Decisions a second, logarithmic](pictures/benchmarks.svg)
"""
COPIES = """\
A copy is one that can be played on by itself: `twin()` of our single match, `clone()` of OpenSpiel's
states, a deep copy where a library has nothing of the kind.
"""
MISSED = "**not reached**"
BATCH_TARGET = 500_000  # decisions a second of a game that does not say otherwise
SCALING_TARGETS = {"compiled loop": 1.8, "batch with observations": 1.7}
STEP_TARGET = 5
STEP_COST = "a step of a batch on one thread, by a decision of the loop at the same tables"
MOST_STEP_COST = 1.6  # decisions of the bare loop
NATIVE_PEER = "OpenSpiel hearts"  # the fastest native loop that we know of a card game
LIKE = [  # our way, the same way of others, and how many times as fast ours has to be
    (AEC, "PettingZoo gin_rummy_v4", "steps of its raw environment", STEP_TARGET),
    (STEPS, "RLCard uno", "steps of its game", STEP_TARGET),
    (SPIEL, "OpenSpiel gin_rummy", STEPS, None),
    (SPIEL, "OpenSpiel hearts", STEPS, None),
]
SEARCHES = ("OpenSpiel gin_rummy", "OpenSpiel hearts")
COLOURS = {
    "Nekoban": "#b5482a", "OpenSpiel": "#3b6ea5", "RLCard": "#5b8c5a", "PettingZoo": "#8a6fae",
    "Pgx": "#c79a2b", "boardgame.io": "#777777",
}  # fmt: skip


class Ratio(NamedTuple):
    """What is compared, the ratio (or figure), and what we want of it."""

    what: str
    measured: float
    least: float | None = None
    most: float | None = None

    @property
    def wanted(self) -> str:
        if self.most is not None:
            return f"at most {self.most:g}{'' if self.measured <= self.most else f': {MISSED}'}"
        if self.least is None:
            return "no bound"
        return f"at least {self.least:g}{'' if self.measured >= self.least else f': {MISSED}'}"


def write(
    file: Path, figures: Sequence[Figure | Absence], scalings: Sequence[Scaling], steps: Sequence[StepCost],
    found: Sequence[Cost],
) -> None:  # fmt: skip
    """The page, and its chart beside the other pictures."""
    machine = f"{platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"
    lines = [HEAD.format(machine=machine, day=date.today().isoformat(), pairs=PAIRS)]
    lines += ["## Ratios within this run", "", *ratio_table(figures, scalings, steps), ""]
    lines += ["## Random play", "", *figure_table(figures), ""]
    lines += ["## Copying a state, starting a program", "", COPIES, *cost_table(found), ""]
    absent = [figure for figure in figures if isinstance(figure, Absence)]
    if absent:
        lines += ["## Not measured", "", *(f"- {one.name}, {one.way}: {one.reason}" for one in absent), ""]
    file.write_text("\n".join(lines), encoding="utf-8")
    draw(figures, file.parent / "pictures" / "benchmarks.svg")


def rates_of(figures: Iterable[Figure | Absence]) -> dict[tuple[str, str], float]:
    return {(one.name, one.way): one.decisions_per_second for one in figures if isinstance(one, Figure)}


def computing_rate(one: Figure) -> float:
    """Decisions by the time that was spent computing: a busy machine hardly changes it."""
    return one.decisions_per_second / one.cpu_share if one.cpu_share else one.decisions_per_second


def ratios(
    figures: Sequence[Figure | Absence], scalings: Sequence[Scaling], steps: Sequence[StepCost] = ()
) -> Iterator[Ratio]:
    """Game after game, against the peers that ran."""
    ran = [one for one in figures if isinstance(one, Figure)]
    for name, target in expected("speed").items():
        yield from loop_ratios(name, target, ran)
        for one in scalings:
            if one.name == f"Nekoban {name}":
                yield Ratio(f"{name}, {one.way}: two threads by one", one.ratio, SCALING_TARGETS[one.way])
        for one in steps:
            if one.name == f"Nekoban {name}":
                yield Ratio(f"{name}, {STEP_COST}", one.ratio, most=MOST_STEP_COST)
        yield from like_ratios(name, target, ran)


def loop_ratios(name: str, target: dict[str, Any], ran: Sequence[Figure]) -> Iterator[Ratio]:
    """Our loop by the fastest ways of others, which are loops in native code too."""
    ours = [one for one in ran if (one.name, one.way) == (f"Nekoban {name}", LOOP)]
    bounds = {target["peer"]: target["times"], NATIVE_PEER: target.get("native")}
    for peer, times in bounds.items():
        rates = [computing_rate(one) for one in ran if one.name == peer and "MCTS" not in one.way]
        if ours and rates:
            what = f"{name}, {LOOP}, by {peer} at its fastest"
            yield Ratio(what, computing_rate(ours[0]) / max(rates), times)


def like_ratios(name: str, target: dict[str, Any], ran: Sequence[Figure]) -> Iterator[Ratio]:
    """Our other ways, each by the same way of others."""
    known = {(one.name, one.way): one for one in ran}
    ours = {way: one for (owner, way), one in known.items() if owner == f"Nekoban {name}"}
    if BATCH_TWO in ours:
        least = target.get("batch", BATCH_TARGET) / 1e6
        yield Ratio(
            f"{name}, {BATCH_TWO}, millions a second", ours[BATCH_TWO].decisions_per_second / 1e6, least
        )
    for way, peer, theirs, times in LIKE:
        if way in ours and (peer, theirs) in known:
            by = computing_rate(ours[way]) / computing_rate(known[peer, theirs])
            yield Ratio(f"{name}, {way}, by {peer}, {theirs}", by, times)
    for peer in SEARCHES:
        if SEARCH in ours and (peer, IS_MCTS) in known:
            by = simulation_rate(ours[SEARCH]) / simulation_rate(known[peer, IS_MCTS])
            yield Ratio(f"{name}, {SEARCH}, simulations by {peer}, {IS_MCTS}", by)


def simulation_rate(one: Figure) -> float:
    """Simulations by the time that was spent computing."""
    return (one.simulations_per_second or 0) / (one.cpu_share or 1)


def ratio_table(
    figures: Sequence[Figure | Absence], scalings: Sequence[Scaling], steps: Sequence[StepCost] = ()
) -> Iterator[str]:
    yield "| what | measured | wanted |"
    yield "|---|---:|---|"
    for one in ratios(figures, scalings, steps):
        yield f"| {one.what} | {one.measured:,.2f} | {one.wanted} |"


def figure_table(figures: Sequence[Figure | Absence]) -> Iterator[str]:
    heads = ("decisions/s", "games/s", "CPU", "decisions by second of computing", "note")
    yield f"| library and game | version | way | {' | '.join(heads)} |"
    yield "|---|---|---|---:|---:|---:|---:|---|"
    for one in figures:
        if isinstance(one, Absence):
            yield f"| {one.name} | | {one.way} | not measured | | | | |"
            continue
        searched = f"{one.simulations_per_second:,.0f} simulations/s" if one.simulations_per_second else ""
        note = "; ".join(filter(None, [one.note, searched]))
        games = f"{one.games_per_second:,.1f}" if one.games_per_second else ""
        rate = f"{one.decisions_per_second:,.0f}"
        cells = (rate, games, f"{one.cpu_share:.2f}", f"{computing_rate(one):,.0f}", note)
        yield f"| {one.name} | {one.version} | {one.way} | {' | '.join(cells)} |"


def cost_table(found: Sequence[Cost]) -> Iterator[str]:
    yield "| library and game | copy of a state, µs | from command to first move, s |"
    yield "|---|---:|---:|"
    for one in found:
        start = f"{one.start:.2f}" if one.start is not None else f"not measured: {one.note}"
        yield f"| {one.name} | {one.copy} | {start} |"


def draw(figures: Sequence[Figure | Absence], file: Path) -> None:
    """The fastest way of each game of each library; ours the loop, the batch and the steps."""
    import matplotlib.pyplot as plt  # pyright: ignore[reportMissingImports]

    plt.rcParams["svg.hashsalt"] = "nekoban"
    bars = sorted(chosen_bars(figures).items(), key=lambda bar: bar[1])
    plot, axes = plt.subplots(figsize=(8, 0.3 * len(bars) + 1))
    labels = [f"{name}, {way}" for (name, way), _ in bars]
    colours = [COLOURS[name.split()[0]] for (name, _), _ in bars]
    axes.barh(labels, [rate for _, rate in bars], color=colours)
    for height, (_, rate) in enumerate(bars):
        axes.text(rate * 1.1, height, f"{rate:,.0f}", va="center", fontsize=7)
    axes.set_xscale("log")
    axes.set_xlabel("decisions a second")
    axes.tick_params(axis="y", labelsize=7)
    axes.margins(x=0.15, y=0.01)
    axes.spines[["top", "right"]].set_visible(False)
    plot.tight_layout()
    plot.savefig(file, metadata={"Date": None})
    plt.close(plot)


def chosen_bars(figures: Sequence[Figure | Absence]) -> dict[tuple[str, str], float]:
    rates = {key: rate for key, rate in rates_of(figures).items() if "MCTS" not in key[1]}
    ours = {
        key: rate
        for key, rate in rates.items()
        if key[0].startswith("Nekoban") and key[1] in (LOOP, BATCH_TWO, STEPS, AEC, SPIEL)
    }
    best: dict[str, tuple[str, str]] = {}
    for key, rate in rates.items():
        if not key[0].startswith("Nekoban") and rate >= rates.get(best.get(key[0], key), 0):
            best[key[0]] = key
    return {**ours, **{key: rates[key] for key in best.values()}}
