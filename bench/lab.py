"""Measurements of the lab, written into docs/benchmarks-lab.md.

python -m bench.lab                    some minutes, on a machine that does nothing else
python -m bench.lab pace sameness      only these parts; the others stay on the page as they were measured

Exits 1 when a goal is not reached.
"""

from __future__ import annotations

import argparse
import hashlib
import itertools
import os
import platform
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from datetime import date
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory

import numpy as np

from nekoban.core.catalogue import all_games
from nekoban.core.game import Game
from nekoban.core.loop import empty_moves
from nekoban.lab.ratings import Results, rate
from nekoban.lab.simulate import Parts, simulate
from nekoban.lab.statistics import Estimate, difference, mean, part, share, slope
from nekoban.lab.tables import Plan, loop_of, lucks, make_plan

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "benchmarks-lab.md"
KEPT = ROOT / "build" / "bench-lab"  # the parts of the page, as they were measured last
ROUNDS = 5
DECISIONS = 2_000_000  # of each way in each round
PACE = 0.7  # of the bare loop's decisions, at least
SAME = 10_000  # games played three ways
KILLS = 5
FLAT = 1.25  # times the memory for 32 times the games, at most
FEW, MANY = 8_192, 262_144  # games whose memory is compared
TRIALS = 10_000
COVERED = (0.93, 0.97)
HEAD = """# Measurements of the lab

WrittenMessage by `make bench-lab`. What is wanted stands beside what was measured.
"""


# --- pace


def bare(game: Game, decisions: int) -> tuple[int, float]:
    """Random games in the compiled loop and nothing else: decisions, and seconds of computing."""
    fresh, options = game.state().bytes, game.options.read({}).bytes
    luck = lucks(range(1000))
    begin = time.process_time()
    game.compiled.border.random_games(fresh.copy(), fresh, options, luck, empty_moves(), decisions)
    return int(luck[0]), time.process_time() - begin


def simulated(plan: Plan) -> tuple[int, float]:
    """The same by `simulate` with one worker, up to the finished file."""
    import polars as pl

    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.parquet"
        begin = time.process_time()
        simulate(plan, file)
        spent = time.process_time() - begin
        return int(pl.read_parquet(file, columns=["decisions"])["decisions"].sum()), spent


def pace() -> Iterator[str]:
    yield (
        f"Random bots, published rules, one worker, about {DECISIONS / 1e6:g} million decisions a round, up "
        f"to the finished file; the bare loop only plays. Medians of {ROUNDS} rounds in which the two take "
        "turns, by seconds of computing (all threads), which a busy machine hardly changes."
    )
    yield ""
    heads = ("bare loop, decisions/s", "simulate, decisions/s", "simulate, games/s", "part of the loop")
    yield f"| game | {' | '.join(heads)} | wanted |"
    yield "|---|---:|---:|---:|---:|---|"
    for name, game in all_games().items():
        loop_of(game)
        each = simulated(make_plan(name, ["random"], {}, 500))[0] / 500
        plan = make_plan(name, ["random"], {}, int(DECISIONS / each))
        rounds = [(bare(game, DECISIONS), simulated(plan)) for _ in range(ROUNDS)]
        plain = median(made / spent for (made, spent), _ in rounds)
        whole = median(made / spent for _, (made, spent) in rounds)
        ratio = median(ours[0] / ours[1] / (loop[0] / loop[1]) for loop, ours in rounds)
        cells = (f"{plain:,.0f}", f"{whole:,.0f}", f"{whole / each:,.0f}", f"{ratio:.2f}")
        yield told_row(ratio >= PACE, game.title, *cells, f"at least {PACE}")


# --- memory


def memory() -> Iterator[str]:
    yield (
        f"The most memory that `nekoban simulate` took for {FEW:,} games and for {MANY:,}, as the system "
        "tells of the finished process: random bots, one worker."
    )
    yield ""
    yield f"| game | {FEW:,} games, MB | {MANY:,} games, MB | times as much | wanted |"
    yield "|---|---:|---:|---:|---|"
    for name, game in all_games().items():
        few, many = (memory_of(name, count) for count in (FEW, MANY))
        cells = (game.title, f"{few:.0f}", f"{many:.0f}", f"{many / few:.2f}", f"at most {FLAT}")
        yield told_row(many <= FLAT * few, *cells)


def memory_of(name: str, count: int) -> float:
    """Megabytes that the command takes, with the file written to a folder that goes away."""
    asked = [sys.executable, "-m", "nekoban.cli", "simulate", name, "-n", str(count), "-o"]
    with TemporaryDirectory() as folder:
        running = subprocess.Popen([*asked, str(Path(folder) / "games.parquet")], stdout=subprocess.DEVNULL)
        _, status, used = os.wait4(running.pid, 0)
        running.returncode = os.waitstatus_to_exitcode(status)
    if running.returncode:
        sys.exit(f"{' '.join(asked)} ended with {running.returncode}.")
    return used.ru_maxrss / 1024


# --- the same games everywhere, and after a kill


def sameness() -> Iterator[str]:
    yield f"{SAME:,} games of each game by one worker, by two, and by Ray started on this machine."
    yield ""
    yield "| game | one worker | two workers | Ray | wanted |"
    yield "|---|---|---|---|---|"
    ways: list[tuple[int, str | None]] = [(1, None), (2, None), (2, "local")]
    for name, game in all_games().items():
        plan = make_plan(name, ["random"], {}, SAME)
        marks = [file_mark(lambda file, way=way, plan=plan: simulate(plan, file, *way)) for way in ways]
        yield told_row(len(set(marks)) == 1, game.title, *marks, "the same file")


def file_mark(make: Callable[[Path], object]) -> str:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "games.parquet"
        make(file)
        return hashlib.sha256(file.read_bytes()).hexdigest()[:16]


def resumed() -> Iterator[str]:
    yield (
        f"A simulation of Mauwi with greedy bots is killed {KILLS} times with SIGKILL, each time some parts "
        "further on, and started again."
    )
    yield ""
    plan = make_plan("mauwi", ["greedy"], {}, 640)
    told: list[int] = []
    killed = file_mark(lambda file: told.extend(killed_often(plan, file)))
    plain = file_mark(lambda file: simulate(plan, file))
    yield f"- parts there at each kill: {', '.join(map(str, told))} of {len(plan.chunks())}"
    yield f"- file after the kills: `{killed}`; without: `{plain}`"
    yield verdict(killed == plain and len(told) == KILLS, "the same file: nothing lost, nothing doubled")


def killed_often(plan: Plan, file: Path) -> Iterator[int]:
    """How many parts were there at each kill."""
    parts = Parts(plan, file)
    asked = [sys.executable, "-m", "nekoban.cli", "simulate", plan.game, "-n", str(plan.count)]
    for _ in range(KILLS):
        before = len(list(parts.folder.glob("*.arrow")))
        running = subprocess.Popen(
            [*asked, "--bots", plan.bots[0], "-o", str(file)], stdout=subprocess.DEVNULL
        )
        while len(list(parts.folder.glob("*.arrow"))) <= before and running.poll() is None:
            time.sleep(0.01)
        running.send_signal(signal.SIGKILL)
        running.wait()
        yield len(list(parts.folder.glob("*.arrow")))
    simulate(plan, file)


# --- intervals


def shared_wins(chance: np.random.Generator) -> Estimate:
    return share(chance.choice([0.0, 0.5, 1.0], 300, p=[0.4, 0.3, 0.3]))


def charm(chance: np.random.Generator) -> Estimate:
    """Three seats; a charm brings 0.15 of a win, a third of it its owner's anyway."""
    charms = (chance.random((300, 3)) < 0.3).astype(float)
    chances = 1 / 3 + 0.15 * (charms - charms.mean(axis=1, keepdims=True))
    winner = (chance.random((300, 1)) > np.cumsum(chances, axis=1)).sum(axis=1)
    return slope(charms, np.eye(3)[np.minimum(winner, 2)])


def two_of_three(chance: np.random.Generator) -> Estimate:
    """One wins half of all games, two three tenths: one's part of theirs is five eighths."""
    winner = chance.choice(3, 200, p=[0.5, 0.3, 0.2])
    return part(winner == 0, winner == 1)


def strong_bot(chance: np.random.Generator) -> Estimate:
    """A bot that wins 95 of 100 games, by deals of two games."""
    won = (chance.random((60, 2)) < 0.95).mean(axis=1)
    return part(won, 1 - won)


def rating(chance: np.random.Generator, true: Sequence[float], deals: int, none: float = 0.0) -> Estimate:
    """The first bot's rating, on the scale of the true ones; every pair plays deals of two games, of which a
    part is won by nobody.
    """
    bots = np.array(list(itertools.combinations(range(len(true)), 2)))
    strength = 10 ** (np.array(true)[bots] / 400)
    chances = np.cumsum((1 - none) * strength / strength.sum(axis=1, keepdims=True), axis=1)
    drawn = chance.random((len(bots), deals, 2))
    first, either = ((drawn < chances[:, place, None, None]).sum(axis=2) for place in (0, 1))
    middle, rated = rate(Results(bots, np.stack([first, either - first], axis=2), len(true)))
    return rated[0].scaled(1.0, true[middle])


Draw = Callable[[np.random.Generator], Estimate]
CASES: dict[str, tuple[float, Draw]] = {
    "a share of 0.50, 60 games": (0.5, lambda chance: share(chance.random(60) < 0.5)),
    "a share of 0.31, 400 games": (0.31, lambda chance: share(chance.random(400) < 0.31)),
    "a share of 0.90, 300 games": (0.9, lambda chance: share(chance.random(300) < 0.9)),
    "a share of 0.04, 500 games": (0.04, lambda chance: share(chance.random(500) < 0.04)),
    "a share with shared wins, 300 games": (0.45, shared_wins),
    "a mean, 8 games": (7.0, lambda chance: mean(chance.normal(7, 3, 8))),
    "a mean of a skew count, 200 games": (4.0, lambda chance: mean(chance.poisson(4, 200))),
    "a difference of shares, 250 and 400 games": (
        0.15,
        lambda chance: difference(share(chance.random(250) < 0.55), share(chance.random(400) < 0.4)),
    ),
    "what a charm goes with, 300 games": (0.1, charm),
    "a bot's part of what two of three won, 200 deals": (0.625, two_of_three),
    "a strong bot's part, 60 deals": (0.95, strong_bot),
    "a rating of two, 100 deals, a fifth won by nobody": (
        -147.0,
        lambda chance: rating(chance, (-147.0, 0.0), 100, 0.2),
    ),
    "a rating of four, 60 deals a pair": (300.0, lambda chance: rating(chance, (300, 100, -100, -300), 60)),
    "a rating beside a hopeless bot, 60 deals a pair": (
        200.0,
        lambda chance: rating(chance, (200, 0, -200, -1500), 60),
    ),
}


def coverage() -> Iterator[str]:
    low, high = COVERED
    yield f"How often the 95% interval holds the truth, in {TRIALS:,} trials each."
    yield ""
    yield "| estimate | covered | wanted |"
    yield "|---|---:|---|"
    for label, (truth, draw) in CASES.items():
        chance = np.random.default_rng(2026)
        drawn = [draw(chance) for _ in range(TRIALS)]
        held = float(np.mean([one.low <= truth <= one.high for one in drawn]))
        yield told_row(low <= held <= high, label, f"{held:.1%}", f"{low:.0%} to {high:.0%}")


# --- the page

MISSED = "**not reached**"
PARTS: dict[str, tuple[str, Callable[[], Iterator[str]]]] = {
    "pace": ("Simulate beside the bare loop", pace),
    "memory": ("Memory does not grow with the number of games", memory),
    "sameness": ("One worker, two, and Ray", sameness),
    "resumed": ("Killed and resumed", resumed),
    "coverage": ("Coverage of the intervals", coverage),
}


def told_row(reached: bool, *cells: str) -> str:
    return f"| {' | '.join(cells)}{'' if reached else f': {MISSED}'} |"


def verdict(reached: bool, wanted: str) -> str:
    return f"- wanted: {wanted}{'' if reached else f': {MISSED}'}"


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.lab", description="Measurements of the lab.")
    parser.add_argument(
        "parts", nargs="*", help=f"some of {', '.join(PARTS)}; all, and the page, without any"
    )
    args = parser.parse_args()
    machine = f"{os.cpu_count()} cores, {platform.machine()}, Python {platform.python_version()}"
    KEPT.mkdir(parents=True, exist_ok=True)
    for name in args.parts or PARTS:
        title, measure = PARTS[name]
        lines = [f"## {title}", f"Measured on {date.today().isoformat()}: {machine}.", ""]
        for line in measure():
            print(line, flush=True)
            lines.append(line)
        (KEPT / f"{name}.md").write_text("\n".join(lines) + "\n", encoding="utf-8")
    text = page()
    PAGE.write_text(text, encoding="utf-8")
    sys.exit(1 if MISSED in text else 0)


def page() -> str:
    """What was measured, part by part."""
    parts = [KEPT / f"{name}.md" for name in PARTS]
    return "\n".join([HEAD, *(part.read_text(encoding="utf-8") for part in parts if part.exists())])


if __name__ == "__main__":
    main()
