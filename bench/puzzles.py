"""Puzzles asked again: does a level with a hundred times its budget give the same answers?

    python -m bench.puzzles -j 2 --write        # a sample of 50 a game
    python -m bench.puzzles mauwi --sample 10 --bots tiger
    python -m bench.puzzles -j 16 --results FOLDER      # on a machine with 16 cores
    python -m bench.puzzles --from FOLDER --write       # the page, on any machine

Writes the table of docs/puzzles.md. Two levels are asked: the one that judges puzzles, and, where the
strongest player asks a network, that one too. The sample is drawn by a fixed seed from all shipped puzzles;
the search has a luck that the maker never used. Every answer is kept in a file as it comes: the same command
goes on where it was stopped. The run fails if a level answers less than 95% of a game's sample as before.
"""

from __future__ import annotations

import argparse
import json
import os
import random
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from bench.results import about_now, machine_said, read_results, write_results
from bench.tables import write_table
from nekoban.bots import forward, make_bot, network_search, search, tree
from nekoban.bots.levels import deepest_name, levels_of, network_name
from nekoban.bots.search import level_mark
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.core.puzzles import Puzzle, begin_puzzle, puzzles_of
from tools.kept import kept_rows
from tools.processes import prepare, spread

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "puzzles.md"
KEPT = ROOT / "build" / "puzzles-asked.jsonl"
NAME = "puzzles"  # of the file of results
SOURCE = (search, tree, network_search, forward)  # of what a level answers
TIMES = 100
LEAST = 0.95  # of a sample
LUCK = 987_654_321  # none of the maker's


class Question(NamedTuple):
    """A puzzle for a level with this many iterations; an answer is good as long as all of this holds."""

    game: str
    version: int  # of the rules
    puzzle: str
    level: str
    iterations: int
    mark: str  # of all that decides what the level answers: code, settings, and the network if it asks one


Answers = dict[Question, str]


class Share(NamedTuple):
    """How many of the sample a level answered as before."""

    bot: str
    asked: int
    same: int

    def __str__(self) -> str:
        return f"{self.bot}: {self.same} of {self.asked}, {100 * self.same / self.asked:.0f}%"


# --- asking


def asked_levels(game: Game) -> list[str]:
    """The level that judges; and the strongest, where it is stronger because it asks a network."""
    stronger = network_name(game)
    return [deepest_name(game), *([stronger] if stronger else [])]


def sample_of(game: Game, count: int) -> list[Puzzle]:
    puzzles = list(puzzles_of(game).values())
    return random.Random("bench").sample(puzzles, min(count, len(puzzles)))


def questions(game: Game, sample: int, levels: Sequence[str]) -> list[Question]:
    chosen = [levels_of(game)[name] for name in levels]
    marks = [blake2b(level_mark(game, level).encode(), digest_size=8).hexdigest() for level in chosen]
    return [
        Question(game.name, game.version, puzzle.id, level.name, TIMES * level.iterations, mark)
        for level, mark in zip(chosen, marks, strict=True)
        for puzzle in sample_of(game, sample)
    ]


@cache
def bot_of(game: str, level: str) -> Any:
    return make_bot(f"{level}*{TIMES}", find_game(game))


def answered(question: Question) -> tuple[Question, str]:
    """What a level plays in a puzzle, from what its seat sees."""
    game = find_game(question.game)
    match = begin_puzzle(puzzles_of(game)[question.puzzle].position, 0)
    thoughts = bot_of(question.game, question.level).think(match.view(match.to_move), match.legal(), LUCK)
    return question, game.moves.texts[thoughts[0].move]


def ask_all(wanted: Sequence[Question], file: Path, jobs: int) -> Answers:
    """The answers of the file, and those that it lacks, which are kept there as they come."""
    known = read_kept(file)
    lacking = [question for question in wanted if question not in known]
    print(f"{len(wanted)} questions, {len(lacking)} of them without an answer.", flush=True)
    with file.open("a", encoding="utf-8") as kept:
        for question, answer in spread(answered, lacking, jobs):
            known[question] = answer
            print(json.dumps([*question, answer]), file=kept, flush=True)
            tell_other(question, answer)
    return {question: known[question] for question in wanted}


def read_kept(file: Path) -> Answers:
    return {Question(*row): answer for *row, answer in kept_rows(file)}


def tell_other(question: Question, answer: str) -> None:
    before = puzzles_of(find_game(question.game))[question.puzzle].answer
    if answer != before:
        print(f"{question.game} {question.puzzle}: {before} was the answer, {question.level} says {answer}")


# --- the table


def shares(game: Game, answers: Answers) -> list[Share]:
    """What came of a game's questions, level by level."""
    known, found = puzzles_of(game), list[Share]()
    for level in dict.fromkeys(question.level for question in answers if question.game == game.name):
        own = [(one.puzzle, answer) for one, answer in answers.items() if one[0::3] == (game.name, level)]
        same = sum(known[puzzle].answer == answer for puzzle, answer in own)
        found.append(Share(f"{level}*{TIMES}", len(own), same))
    return found


def row(game: Game, found: Sequence[Share]) -> str:
    judge, *stronger = found
    return f"| {game.name} | {len(puzzles_of(game))} | {judge} | {stronger[0] if stronger else ''} |"


HEAD = ["| game | puzzles | same answer by the judge | and by a stronger level |", "|---|---:|---|---|"]


def summary(games: Sequence[Game], sample: int, about: Mapping[str, Any]) -> str:
    count = sum(len(puzzles_of(game)) for game in games)
    return (
        f"{count} puzzles are shipped; {sample} of each game were asked, with {TIMES} times the iterations "
        f"of each level. {machine_said(about)}"
    )


def answers_asked(given: argparse.Namespace) -> tuple[dict[str, Any], Answers]:
    """Ask, unless the file has the answer."""
    games = [find_game(name) for name in given.games]
    named = given.bots.split(",") if given.bots else None
    levels = {game.name: named or asked_levels(game) for game in games}
    prepare(given.games, given.jobs)
    wanted = [one for game in games for one in questions(game, given.sample, levels[game.name])]
    return about_now(levels, SOURCE), ask_all(wanted, given.keep, given.jobs)


def answers_given(folder: Path) -> tuple[dict[str, Any], Answers]:
    """The answers of a folder, if they are all of puzzles that are shipped today."""
    about, rows = read_results(folder, NAME, SOURCE)
    answers = {Question(*asked): answer for *asked, answer in rows}
    if any(one.puzzle not in puzzles_of(find_game(one.game)) for one in answers):
        raise SystemExit("Other puzzles are shipped now. Ask again.")
    return about, answers


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="bench.puzzles", description="Puzzles asked again.")
    parser.add_argument("games", nargs="*", default=list(all_games()))
    parser.add_argument("--sample", type=int, default=50, help="puzzles of each game")
    parser.add_argument(
        "--bots", help="levels, separated by commas; else the judge, and the strongest if it asks a network"
    )
    parser.add_argument("-j", "--jobs", type=int, default=os.cpu_count() or 1, help="processes")
    parser.add_argument("--keep", type=Path, default=KEPT, help="the file of answers to go on with")
    parser.add_argument("--results", type=Path, help="a folder to write the answers to, as JSON")
    parser.add_argument("--from", dest="given", type=Path, help="the folder of answers; asks nothing")
    parser.add_argument("--write", action="store_true", help="write the table into docs/puzzles.md")
    given = parser.parse_args(argv)
    if given.given:
        about, answers = answers_given(given.given)
    else:
        about, answers = answers_asked(given)
    if given.results:
        write_results(
            given.results, NAME, about, [[*question, answer] for question, answer in answers.items()]
        )
    games = [find_game(name) for name in dict.fromkeys(question.game for question in answers)]
    found = {game: shares(game, answers) for game in games}
    table = [*HEAD, *(row(game, parts) for game, parts in found.items())]
    print("\n".join(table))
    if given.write:
        sample = max(part.asked for parts in found.values() for part in parts)
        write_table("bench.puzzles", [*table, "", summary(games, sample, about)], PAGE)
    if any(part.same < LEAST * part.asked for parts in found.values() for part in parts):
        raise SystemExit(f"A level answers less than {LEAST:.0%} of a sample as before.")


if __name__ == "__main__":
    main()
