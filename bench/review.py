"""How long a review takes, and whether a repeat with another seed agrees with it.

    python -m bench.review [--matches 4] [--first 1000] [--games mauwi,iwari] [--write]

Bots of different strength play matches with the usual number of players. Each match is reviewed twice, with
different seeds, by two threads. A mistake of more than 5 % changes its sign if the other review finds that
the move cost nothing. The run fails if one does, if a match takes more than 30 s of two cores, or if the
reviews of a game take longer than that by the clock on average: give it a quiet machine.

Matches have numbers. Those from 0 on were looked at while the judge was tuned; a fresh look begins later.
"""

from __future__ import annotations

import argparse
import os
import time
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from bench.tables import write_table
from nekoban.bots import make_bot
from nekoban.bots.search import thinking
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.core.luck import bot_luck
from nekoban.core.match import Match
from nekoban.review.judging import BUDGET, strongest_judge
from nekoban.review.reviews import Review, review

LEVELS = ("house-cat", "mouser", "kitten", "panther", "stray")  # who plays, in turn
CORES = 2
LARGE = 50  # thousandths of a win
MOST_SECONDS = 30.0
FRESH = 1000  # the number of the first match that nobody looked at while the judge was tuned
PAGE = Path(__file__).parents[1] / "docs" / "review.md"


class Row(NamedTuple):
    """What was measured of one game."""

    game: str
    matches: int
    choices: float  # a match
    computing: float  # seconds a review, over both cores
    longest: float  # seconds on two cores
    clock: float  # seconds a review that somebody waits
    longest_wait: float  # seconds by the clock
    large: int  # mistakes of more than 5 % in either review
    turned: int  # those of which the other review says that they cost nothing
    apart: float  # by how much two reviews of the same decision differ, in thousandths: the mean


def played(game: Game, number: int) -> Match:
    """A match of bots of different strength."""
    match = Match.new(game.name, seed=number)
    players = match.options.players
    bots = [make_bot(LEVELS[(number + seat) % len(LEVELS)], game) for seat in range(players)]
    while not match.over:
        seat = match.to_move or 0
        match.play(bots[seat].choose(match.view(seat), match.legal(), bot_luck(match.seed, match.ply)))
    return match


def turned(one: Review, other: Review) -> tuple[int, int]:
    """How many large mistakes there are in either review, and how many cost nothing in the other."""
    costs = [(a.cost, b.cost) for a, b in zip(one.decisions, other.decisions, strict=True)]
    large = [pair for pair in costs if max(pair) > LARGE]
    return len(large), sum(min(pair) == 0 for pair in large)


def timed(match: Match, budget: int, seed: int) -> tuple[Review, float, float]:
    """A review, with its seconds of computing and by the clock."""
    judges = [strongest_judge(match.game, budget, seed) for _ in range(CORES)]
    computing, clock = time.process_time(), time.monotonic()
    made = review(match, judges)
    return made, time.process_time() - computing, time.monotonic() - clock


def measured(game: Game, numbers: Sequence[int], budget: int) -> Row:
    thinking(game)
    times, waits, large, turns, apart, count = list[float](), list[float](), 0, 0, 0, 0
    for number in numbers:
        match, reviews = played(game, number), []
        for seed in range(2):
            made, computing, clock = timed(match, budget, seed)
            reviews.append(made)
            times.append(computing)
            waits.append(clock)
        found = turned(*reviews)
        large, turns = large + found[0], turns + found[1]
        pairs = list(zip(*(one.decisions for one in reviews), strict=True))
        apart += sum(abs(one.cost - other.cost) for one, other in pairs)
        count += len(pairs)
    mean, longest = sum(times) / len(times), max(times) / CORES
    wait = sum(waits) / len(waits)
    per_match = count / len(numbers)
    return Row(
        game.name, len(numbers), per_match, mean, longest, wait, max(waits), large, turns, apart / count
    )


def table(rows: Sequence[Row]) -> list[str]:
    lines = [
        "| game | matches | choices a match | computing, s | on two cores, s | longest, s | by the clock, s "
        "| longest, s | mistakes over 5 % | of another sign | apart |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for row in rows:
        computing = f"{row.computing:.1f} | {row.computing / CORES:.1f} | {row.longest:.1f}"
        clock = f"{row.clock:.1f} | {row.longest_wait:.1f}"
        signs = f"{row.large} | {row.turned} | {row.apart / 10:.2f} %"
        lines.append(f"| {row.game} | {row.matches} | {row.choices:.0f} | {computing} | {clock} | {signs} |")
    return lines


def summary(rows: Sequence[Row], first: int, budget: int) -> str:
    """What was measured, in a sentence or two below the table."""
    large, turned = (sum(getattr(row, name) for row in rows) for name in ("large", "turned"))
    fresh = (
        "None of them was looked at while the judge was tuned: those begin with number 0"
        if first >= FRESH
        else "Matches with so low numbers were looked at while the judge was tuned"
    )
    return (
        f"The matches of each game begin with number {first}, the first look has {budget:,} iterations, "
        f"and the machine {os.cpu_count()} cores. {fresh}. "
        f"{large} large mistakes in all; {turned} of them of another sign."
    )


def is_missed(row: Row) -> bool:
    """Whether a game misses what is asked of its reviews."""
    return bool(row.turned) or row.longest > MOST_SECONDS or row.clock > MOST_SECONDS


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="bench.review", description="Time and stability of reviews.")
    parser.add_argument("--matches", type=int, default=4, help="of each game")
    parser.add_argument("--first", type=int, default=FRESH, help="the number of the first match")
    parser.add_argument("--budget", type=int, default=BUDGET, help="iterations of the first look")
    parser.add_argument("--games", default=",".join(all_games()), help="separated by commas")
    parser.add_argument("--write", action="store_true", help="write the table into docs/review.md")
    args = parser.parse_args(argv)
    rows = []
    for name in args.games.split(","):
        numbers = range(args.first, args.first + args.matches)
        rows.append(measured(find_game(name), numbers, args.budget))
        print("\n".join(table(rows[-1:])[2:]), flush=True)
    if args.write:
        write_table("bench.review", [*table(rows), "", summary(rows, args.first, args.budget)], PAGE)
    if any(map(is_missed, rows)):
        raise SystemExit("A large mistake has another sign in a repeat, or a review takes too long.")


if __name__ == "__main__":
    main()
