"""How long a review takes, and whether a repeat with another seed agrees with it.

    python -m bench.review [--matches 4] [--first 7000] [--games mauwi,iwari] [--write]
    python -m bench.review --matches 10 -j 8 --results FOLDER    # on a machine with 16 cores
    python -m bench.review --from FOLDER --write                 # the page, on any machine

Bots of different strength play matches with the usual number of players. Each match is reviewed twice, with
different seeds, by two threads. A mistake of more than 5 % changes its sign if the other review finds that
the move cost nothing. The run fails if one does, if a match takes more than 30 s of two cores, or if the
reviews of a game take longer than that by the clock on average: give it a quiet machine. With -j several
matches are reviewed at a time, each by a process that has two cores and no more.

Matches have numbers. Those from 0 on were looked at while the judge was tuned; a fresh look begins later.
What came of each is kept in a file, so the same command goes on where it was stopped, as long as neither the
search nor the judge has changed.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bench.results import about_now, machine_said, read_results, write_results
from bench.tables import write_table
from nekoban.bots import make_bot, search, tree
from nekoban.bots.levels import deepest_name
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.core.luck import bot_luck
from nekoban.core.match import Match
from nekoban.review import decisions, judging
from nekoban.review.judging import BUDGET, judge_key, strongest_judge
from nekoban.review.reviews import Review, review
from tools.kept import kept_rows
from tools.processes import prepare, spread

LEVELS = ("house-cat", "mouser", "kitten", "panther", "stray")  # who plays, in turn
CORES = 2
LARGE = 50  # thousandths of a win
MOST_SECONDS = 30.0
NAME = "reviews"  # of the file of results
FRESH = 7000  # the number of the first match that nobody looked at while the judge was tuned
ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "review.md"
KEPT = ROOT / "build" / "reviews-measured.jsonl"
SOURCE = (decisions, judging, search, tree)  # of what a review finds


class Asked(NamedTuple):
    """A match to be reviewed twice; what came of it is good as long as all of this holds."""

    game: str
    mark: str  # of the search and the judge
    number: int
    budget: int


class Measured(NamedTuple):
    """What came of one match."""

    choices: int
    computing: Sequence[float]  # seconds of each review, over both cores
    clock: Sequence[float]  # seconds of each that somebody waits
    large: int  # mistakes of more than 5 % in either review
    turned: int  # those of which the other review says that they cost nothing
    apart: int  # by how much the two differ about all costs together, in thousandths


Found = dict[Asked, Measured]
Turn = tuple[int, int, int]  # a decision of a match, and what it costs in either review


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


def turned(one: Review, other: Review) -> tuple[int, list[Turn]]:
    """How many large mistakes there are in either review, and those that cost nothing in the other."""
    pairs = zip(one.decisions, other.decisions, strict=True)
    large = [(a.ply, a.cost, b.cost) for a, b in pairs if max(a.cost, b.cost) > LARGE]
    return len(large), [turn for turn in large if 0 in turn[1:]]


def timed(match: Match, budget: int, seed: int) -> tuple[Review, float, float]:
    """A review, with its seconds of computing and by the clock."""
    judges = [strongest_judge(match.game, budget, seed) for _ in range(CORES)]
    computing, clock = time.process_time(), time.monotonic()
    made = review(match, judges)
    return made, time.process_time() - computing, time.monotonic() - clock


def reviewed_twice(asked: Asked) -> tuple[Asked, Measured]:
    """One match, reviewed with two seeds; a mistake that changed its sign is printed."""
    game = find_game(asked.game)
    match = played(game, asked.number)
    made, computing, clock = zip(*(timed(match, asked.budget, seed) for seed in range(2)), strict=True)
    large, turns = turned(*made)
    for ply, one, other in turns:
        move = game.moves.texts[match.played[ply]]
        print(f"{game.name} {asked.number}, move {ply + 1}: {move} costs {one / 10}% or {other / 10}%")
    pairs = list(zip(*(one.decisions for one in made), strict=True))
    apart = sum(abs(one.cost - other.cost) for one, other in pairs)
    return asked, Measured(len(pairs), computing, clock, large, len(turns), apart)


def read_rows(rows: Sequence[Any]) -> Found:
    return {Asked(*asked): Measured(*found) for asked, found in rows}


def measured(wanted: Sequence[Asked], file: Path, jobs: int = 1) -> Found:
    """What came of matches; those that the file has are not reviewed again."""
    known = read_rows(kept_rows(file))
    lacking = [asked for asked in wanted if asked not in known]
    with file.open("a", encoding="utf-8") as kept:
        for asked, found in spread(reviewed_twice, lacking, jobs, CORES):
            known[asked] = found
            print(json.dumps([asked, found]), file=kept, flush=True)
            print(f"{asked.game} {asked.number}: {found}", flush=True)
    return {asked: known[asked] for asked in wanted}


def matches_of(games: Sequence[Game], numbers: Sequence[int], budget: int) -> list[Asked]:
    return [Asked(game.name, judge_key(game), number, budget) for game in games for number in numbers]


def rows_of(found: Found) -> list[Row]:
    """A row for every game."""
    games = dict.fromkeys(asked.game for asked in found)
    return [row_of(game, [one for asked, one in found.items() if asked.game == game]) for game in games]


def row_of(game: str, found: Sequence[Measured]) -> Row:
    """What the matches of a game come to."""
    times = [seconds for one in found for seconds in one.computing]
    waits = [seconds for one in found for seconds in one.clock]
    choices = sum(one.choices for one in found)
    return Row(
        game,
        matches=len(found),
        choices=choices / len(found),
        computing=sum(times) / len(times),
        longest=max(times) / CORES,
        clock=sum(waits) / len(waits),
        longest_wait=max(waits),
        large=sum(one.large for one in found),
        turned=sum(one.turned for one in found),
        apart=sum(one.apart for one in found) / choices,
    )


def table(rows: Sequence[Row]) -> list[str]:
    lines = [
        "| game | matches | choices a match | computing, s | on two cores, s | longest, s | by the clock, s "
        "| longest, s | mistakes over 5% | of another sign | apart |",
        "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|",
    ]
    for row in rows:
        computing = f"{row.computing:.1f} | {row.computing / CORES:.1f} | {row.longest:.1f}"
        clock = f"{row.clock:.1f} | {row.longest_wait:.1f}"
        signs = f"{row.large} | {row.turned} | {row.apart / 10:.2f}%"
        lines.append(f"| {row.game} | {row.matches} | {row.choices:.0f} | {computing} | {clock} | {signs} |")
    return lines


def summary(found: Found, about: Mapping[str, Any]) -> str:
    """What was measured, in a sentence or two below the table."""
    large, turned = (sum(getattr(one, name) for one in found.values()) for name in ("large", "turned"))
    first, budget = min(asked.number for asked in found), next(iter(found)).budget
    fresh = (
        "None of them was looked at while the judge was tuned: those begin with number 0"
        if first >= FRESH
        else "Matches with so low numbers were looked at while the judge was tuned"
    )
    return (
        f"The matches of each game begin with number {first}, and a thorough look has {budget:,} iterations. "
        f"{fresh}. {large} large mistakes in all; {turned} of them of another sign. {machine_said(about)}"
    )


def is_missed(row: Row) -> bool:
    """Whether a game misses what is asked of its reviews."""
    return bool(row.turned) or row.longest > MOST_SECONDS or row.clock > MOST_SECONDS


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="bench.review", description="Time and stability of reviews.")
    parser.add_argument("--matches", type=int, default=4, help="of each game")
    parser.add_argument("--first", type=int, default=FRESH, help="the number of the first match")
    parser.add_argument("--budget", type=int, default=BUDGET, help="iterations of a thorough look")
    parser.add_argument("--games", default=",".join(all_games()), help="separated by commas")
    parser.add_argument("-j", "--jobs", type=int, default=1, help="processes, each with two cores")
    parser.add_argument("--keep", type=Path, default=KEPT, help="the file of results to go on with")
    parser.add_argument("--results", type=Path, help="a folder to write the results to, as JSON")
    parser.add_argument("--from", dest="given", type=Path, help="the folder of results; measures nothing")
    parser.add_argument("--write", action="store_true", help="write the table into docs/review.md")
    args = parser.parse_args(argv)
    if args.given:
        about, rows = read_results(args.given, NAME, SOURCE)
        found = read_rows(rows)
    else:
        games = [find_game(name) for name in args.games.split(",")]
        about = about_now({game.name: [deepest_name(game)] for game in games}, SOURCE)
        numbers = range(args.first, args.first + args.matches)
        prepare([game.name for game in games], args.jobs)
        found = measured(matches_of(games, numbers, args.budget), args.keep, args.jobs)
    if args.results:
        write_results(args.results, NAME, about, [*found.items()])
    rows = rows_of(found)
    print("\n".join(table(rows)))
    if args.write:
        write_table("bench.review", [*table(rows), "", summary(found, about)], PAGE)
    if any(map(is_missed, rows)):
        raise SystemExit("A large mistake has another sign in a repeat, or a review takes too long.")


if __name__ == "__main__":
    main()
