"""Puzzles asked again: does the strongest level with a hundred times its budget give the same answers?

    python -m bench.puzzles                     # a sample of 50 a game
    python -m bench.puzzles mauwi --sample 10 --write

Writes the table of docs/puzzles.md. The sample is drawn by a fixed seed from all shipped puzzles; the search
has a luck that the maker never used.
"""

from __future__ import annotations

import argparse
import random
import time
from pathlib import Path
from typing import Any, NamedTuple

from bench.tables import write_table
from nekoban.bots import make_bot
from nekoban.bots.levels import strongest_name
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.core.puzzles import Puzzle, begin_puzzle, puzzles_of

PAGE = Path(__file__).parents[1] / "docs" / "puzzles.md"
TIMES = 100
LUCK = 987_654_321  # none of the maker's


class Asked(NamedTuple):
    """The answers of one game's sample."""

    game: str
    bot: str
    puzzles: int
    asked: int
    same: int
    seconds: float

    def row(self) -> str:
        share = f"{100 * self.same / self.asked:.0f} %"
        return f"| {self.game} | {self.bot} | {self.puzzles} | {self.asked} | {self.same} | {share} |"


def answer(bot: Any, puzzle: Puzzle) -> str:
    """What a bot plays in a puzzle, from what its seat sees."""
    match = begin_puzzle(puzzle.position, 0)
    thoughts = bot.think(match.view(match.to_move), match.legal(), LUCK)
    return match.game.moves.texts[thoughts[0].move]


def ask(game: Game, sample: int, name: str) -> Asked:
    """Ask a level with a hundred times its budget about some puzzles."""
    puzzles = list(puzzles_of(game).values())
    chosen = random.Random("bench").sample(puzzles, min(sample, len(puzzles)))
    bot = make_bot(f"{name}*{TIMES}", game)
    began, same = time.monotonic(), 0
    for puzzle in chosen:
        found = answer(bot, puzzle)
        same += found == puzzle.answer
        if found != puzzle.answer:
            print(f"{game.name} {puzzle.id}: {puzzle.answer} was the answer, now {found}", flush=True)
    return Asked(game.name, bot.name, len(puzzles), len(chosen), same, time.monotonic() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", nargs="?")
    parser.add_argument("--sample", type=int, default=50)
    parser.add_argument("--bot", help="a level; the strongest without it")
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    games = [find_game(given.game)] if given.game else list(all_games().values())
    rows = ["| game | asked of | puzzles | asked | same answer | share |", "|---|---|---:|---:|---:|---:|"]
    for game in games:
        found = ask(game, given.sample, given.bot or strongest_name(game))
        rows.append(found.row())
        print(f"{found.row()} {found.seconds:.0f} s", flush=True)
    if given.write:
        write_table("bench.puzzles", rows, PAGE)


if __name__ == "__main__":
    main()
