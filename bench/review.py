"""How long a review takes, and whether a repeat with another seed agrees with it.

    python -m bench.review [--matches 4] [--games mauwi,iwari] [--write]

Bots of different strength play matches with the usual number of players. Each match is reviewed twice, with
different seeds, by two threads. A mistake of more than 5 % changes its sign if the other review finds that
the move cost nothing. The run fails if one does, or if a match takes more than 30 s on two cores.
"""

from __future__ import annotations

import argparse
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
PAGE = Path(__file__).parents[1] / "docs" / "review.md"


class Row(NamedTuple):
    """What was measured of one game."""

    game: str
    matches: int
    choices: float  # a match
    computing: float  # seconds a review, over both cores
    longest: float  # seconds on two cores
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


def measured(game: Game, matches: int, budget: int) -> Row:
    thinking(game)
    times, large, turns, apart, count = list[float](), 0, 0, 0, 0
    for number in range(matches):
        match, reviews = played(game, number), []
        for seed in range(2):
            judges = [strongest_judge(game, budget, seed) for _ in range(CORES)]
            began = time.process_time()
            reviews.append(review(match, judges))
            times.append(time.process_time() - began)
        found = turned(*reviews)
        large, turns = large + found[0], turns + found[1]
        pairs = list(zip(*(one.decisions for one in reviews), strict=True))
        apart += sum(abs(one.cost - other.cost) for one, other in pairs)
        count += len(pairs)
    mean = sum(times) / len(times)
    longest = max(time / CORES for time in times)
    return Row(game.name, matches, count / matches, mean, longest, large, turns, apart / count)


def table(rows: Sequence[Row]) -> list[str]:
    lines = [
        "| game | matches | choices a match | computing, s | on two cores, s | longest, s "
        "| mistakes over 5 % | of another sign | apart |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for row in rows:
        numbers = f"{row.choices:.0f} | {row.computing:.1f} | {row.computing / CORES:.1f} | {row.longest:.1f}"
        signs = f"{row.large} | {row.turned} | {row.apart / 10:.2f} %"
        lines.append(f"| {row.game} | {row.matches} | {numbers} | {signs} |")
    return lines


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="bench.review", description="Time and stability of reviews.")
    parser.add_argument("--matches", type=int, default=4, help="of each game")
    parser.add_argument("--budget", type=int, default=BUDGET, help="iterations of the first look")
    parser.add_argument("--games", default=",".join(all_games()), help="separated by commas")
    parser.add_argument("--write", action="store_true", help="write the table into docs/review.md")
    args = parser.parse_args(argv)
    rows = []
    for name in args.games.split(","):
        rows.append(measured(find_game(name), args.matches, args.budget))
        print("\n".join(table(rows[-1:])[2:]), flush=True)
    if args.write:
        write_table("bench.review", table(rows), PAGE)
    if any(row.turned or row.longest > MOST_SECONDS for row in rows):
        raise SystemExit("A large mistake has another sign in a repeat, or a review takes too long.")


if __name__ == "__main__":
    main()
