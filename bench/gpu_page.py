"""docs/benchmarks-gpu.md, from the files that `python -m bench.gpu --write` made."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from bench.cores import APART, BOUND, LOOP, SUMS, THREADS
from nekoban.core.catalogue import all_games
from tools.expectations import expected

SMALL_KERNEL = 20_000  # bytes; smaller ones are not told
COMPARED = 1000  # matches of every set of options
FASTER_LEARNING, FASTER_CORES = 20, 12  # wanted: times the CPU, and times one core on 16
NOT_MEASURED = "This was not measured."


def mark(speed: float, wanted: float | None) -> str:
    """A figure, and whether it is what was wanted."""
    told = f"{speed:,.0f}" if speed >= 100 else f"{speed:.1f}"
    if wanted is None:
        return told
    return f"{told} (wanted {wanted})" if speed >= wanted else f"{told} (wanted {wanted}: **not reached**)"


def row(*cells: object) -> str:
    return "| " + " | ".join(map(str, cells)) + " |"


def heads(*names: str) -> Iterator[str]:
    yield row(*names)
    yield "|---" + "|---:" * (len(names) - 1) + "|"


# --- the parts of the page


def machine_lines(told: dict[str, Any]) -> Iterator[str]:
    machine = told.get("machine")
    if machine:
        cpu, cuda = machine["cpu"], machine["cuda"]
        yield (
            f"On {machine['day']}, on one {machine['gpu']} (CUDA {cuda // 1000}.{cuda % 1000 // 10}) beside "
            f"{cpu['cores']} cores of {cpu['model name']}, with Python {machine['python']}."
        )


def speed_lines(told: dict[str, Any]) -> Iterator[str]:
    peers = [one for one in told.get("peers", []) if one["speed"]]
    backgammon = next((one["speed"] for one in peers if one["name"] == "backgammon"), None)
    yield from heads(
        "game", "bytes of a state", "each thread", "sorted", "batch, int8", "batch, float32",
        "faster loop by Pgx backgammon", "seconds to load",
    )  # fmt: skip
    wanted = expected("gpu")
    for one in filter(None, told.get("speed", [])):
        loop, batch = (wanted.get(one["game"], {}).get(way) for way in ("loop", "batch"))
        ways = [one[way][-1]["speed"] for way in ("loop", "sorted")]
        bare = max(ways)
        small, large = (entry["speed"] for entry in one["batch"][-2:])
        ratio = mark(bare / backgammon, 10 if loop else None) if backgammon else "-"
        loops = (mark(speed, loop if speed == bare else None) for speed in ways)
        speeds = (*loops, mark(small, batch), mark(large, batch))
        yield row(one["game"], one["bytes"], *speeds, ratio, f"{one['load']:.2f}")
    for peer in peers:
        name, speed = f"Pgx {peer['name']}, 131,072 matches", mark(peer["speed"], None)
        yield row(name, "", speed, "", "", "", "", "")


def equal_lines(told: dict[str, Any]) -> Iterator[str]:
    yield from heads("game", "sets of options", "matches with equal bytes", "equal steps of a batch")
    for name in all_games(hidden=True):
        sets = [one for one in told["equal"] if one and one["game"] == name]
        equal = sum(one["equal"] for one in sets)
        steps = {one["steps"] or 0 for one in told.get("batch_equal", []) if one["game"] == name}
        yield row(name, len(sets), f"{equal:,} of {COMPARED * len(sets):,}", min(steps, default=0))


def playout_lines(told: dict[str, Any]) -> Iterator[str]:
    yield from heads("game", "thousand playouts a second", "million decisions a second", "not ended")
    for one in filter(None, told["playouts"]):
        yield row(one["game"], mark(one["playouts"], None), mark(one["decisions"], None), one["unfinished"])


def simulate_lines(told: dict[str, Any]) -> Iterator[str]:
    yield from heads(
        "game", "games a second, GPU", "games a second, one core", "times", "rows equal to the CPU's"
    )
    for one in filter(None, told["simulate"]):
        times = f"{one['gpu'] / one['cpu']:.0f}"
        yield row(
            one["game"], f"{one['gpu']:,.0f}", f"{one['cpu']:,.0f}", times, f"{one['equal']:,} of 8,192"
        )


def parts_lines(told: dict[str, Any]) -> Iterator[str]:
    """Ways to lay states, and how long each phase takes."""
    peers = [one["speed"] for one in told.get("peers", []) if one["name"] == "backgammon"]
    phases = ("begin", "choose", "make")
    yield from heads(
        "game", "states", "million decisions a second", "by Pgx backgammon",
        "begin, ms", "choose, ms", "make, ms", "both sorts, ms", "equal matches",
    )  # fmt: skip
    for one in told["parts"]:
        times = [f"{one[phase]:.2f}" if phase in one else "" for phase in phases]
        ratio = f"{one['speed'] / peers[0]:.1f}" if peers else "-"
        sorts, same = f"{one['sort'] + one['sort again']:.2f}", f"{one['same']:,}"
        yield row(one["game"], one["variant"], mark(one["speed"], None), ratio, *times, sorts, same)


def training_lines(told: dict[str, Any]) -> Iterator[str]:
    yield from heads("learner", "matches", "updates", "decisions a second", "share of time spent playing")
    last = {one["gpu"]: one for one in told["training"]}
    for on_gpu, one in last.items():
        name = "--gpu" if on_gpu else f"--threads {one['threads']}"
        speed = f"{one['speed']:,.0f}"
        yield row(f"`{name}`", f"{one['matches']:,}", one["updates"], speed, f"{one['playing']:.0%}")
    yield ""
    if len(last) == 2:
        times = mark(last[True]["speed"] / last[False]["speed"], FASTER_LEARNING)
        yield f"The GPU makes {times} times the decisions a second of the CPU."
    else:
        yield "Only one of the two has been measured, so there is no ratio."


def core_lines(told: dict[str, Any]) -> Iterator[str]:
    times = ("times one", "bound to cores, times one")
    apart = (
        "processes that share nothing",
        "times one",
        "their bare loop, times one",
        "sums alone, times one",
    )
    yield from heads("game", "cores", "threads of one batch", *times, *apart, "nothing played, µs")
    found = {(one["game"], one["way"], one["cores"]): one for one in told["cores"]}
    for (name, way, count), one in found.items():
        if way == THREADS:
            wanted = FASTER_CORES if count == 16 else None
            other = [found.get((name, each, count)) for each in (BOUND, APART, LOOP, SUMS)]
            bound, alone, loop, sums = ("" if each is None else f"{each['times']:.1f}" for each in other)
            bound = bound and mark(float(bound), wanted)
            speed = "" if other[1] is None else f"{other[1]['speed']:.2f}"
            own = f"{one['speed']:.2f}", mark(one["times"], wanted), bound
            yield row(name, count, *own, speed, alone, loop, sums, f"{one['checking']:.0f}")


def build_lines(told: dict[str, Any]) -> Iterator[str]:
    yield from heads("game", "kernel", "seconds", "registers", "stack, bytes", "code, bytes")
    for one in told["built"]:
        for kernel, (registers, stack, size) in one["kernels"].items():
            if size > SMALL_KERNEL:
                yield row(one["game"], kernel, f"{one['seconds']:.0f}", registers, f"{stack:,}", f"{size:,}")


PAGE = """# The rules on a GPU

`python -m bench.gpu` measures this. {machine}
Times of the GPU are its own, medians of 5 launches. Matches play by chance, 2^20 at a time; a match that ends
begins anew. Pgx, where it is named, ran on the same machine in the same run.

## Millions of decisions a second

A bare loop lists the legal moves, chooses one and makes it, 64 times. *Each thread* makes all decisions of
its match in one launch; or all matches make one decision together, *sorted* before they choose and before
they make their moves. What is wanted is compared with the faster of the two. A *batch* also checks the
actions and writes observations, masks and rewards at every step, as the CPU's batch does; it is sorted.
*Seconds to load* are those of the kernels of the loop and of the batch, from the cache.

{speed}

## States in parts

States of more than 128 bytes, a line of memory, lie in three parts: *near* what is busy, a match's *own*
what is seldom, and once for all matches with the same options what is *alike* in them
([how](decisions.md#a-state-lies-in-three-parts)). *Old*: whole states. A number: bytes of near fields at
most; *all*: all but events and key. *Held*: a warp copies its near parts into shared memory; *in rows*:
they stay where they are. *Told*: functions are told in which kind of memory each part lies. Milliseconds of
a decision of 2^20 matches; *choose* of old kernels begins new matches too. Equal matches: those of 2^20
with the bytes of the old kernels.

{parts}

## The same bytes

1,000 matches by 1,000 decisions for every set of options, in both ways, against the compiled rules on the
CPU; and batches of 256 matches for 64 steps, number for number.

{equal}

## Playouts

`game.gpu.playouts`: 262,144 from the first position, each to its end.

{playouts}

## Simulations

`nekoban simulate --gpu`: 262,144 games of random bots with all that is counted in them, without the writing
of the file, which the CPU does for both.

{simulate}

## Training

`examples/ppo.py` on Mauwi, network and learning included, without its evaluations.

{training}

## The CPU's batch on more cores

`python -m bench.cores --out FOLDER` measures this alone. 16,384 matches, int8, millions of decisions a
second, medians of rounds in which all take turns. Processes that share nothing, each with its part of the
matches and one thread, show what the machine itself gives; so do their bare loop, which uses little memory,
and sums, which use none. *Nothing played*: a step that is refused, because its last action is not legal.

{cores}

## Building

From nothing, in seconds of one core. Kernels that were built together have the seconds of all. The stack
holds what a thread has in memory of its own: a copy of the state, a list of moves, and what did not fit into
the registers.

{built}

{profile}
"""


def page(told: dict[str, Any], profile: str) -> str:
    """What docs/benchmarks-gpu.md says; a stage that was not measured says so."""
    stages = {
        "speed": speed_lines, "equal": equal_lines, "playouts": playout_lines, "simulate": simulate_lines,
        "training": training_lines, "parts": parts_lines, "cores": core_lines, "built": build_lines,
    }  # fmt: skip
    parts = {name: joined(lines(told)) if told.get(name) else NOT_MEASURED for name, lines in stages.items()}
    for name, note in told.get("notes", {}).items():
        parts[name] += f"\n\n{note}"
    return PAGE.format(machine=joined(machine_lines(told)), profile=profile, **parts)


def joined(lines: Iterable[str]) -> str:
    return "\n".join(lines)


def write_page(files: list[Path]) -> None:
    told: dict[str, Any] = {}
    for file in files:
        told |= json.loads(file.read_text(encoding="utf-8"))
    docs = Path(__file__).parents[1] / "docs"
    profile = Path(__file__).with_name("gpu_profile.md").read_text(encoding="utf-8")
    (docs / "benchmarks-gpu.md").write_text(page(told, profile.strip()), encoding="utf-8")
