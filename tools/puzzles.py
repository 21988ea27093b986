"""Shipped puzzles, asked again: does each still pass every question of the maker?

    python -m tools.puzzles iwari -j 2            # those that do not, and those that changed
    python -m tools.puzzles iwari -j 2 --write    # and keep only those that do, with what was found
    python -m tools.puzzles iwari -j 16 --fill 105 --seconds 300 -o iwari.json   # and make what is lacking
    python -m tools.puzzles iwari --themes        # the themes alone, by today's motives: needs no search

A change of what the search relies on (a rule, a judgement, how worlds are imagined) can make a puzzle
unclear, and a new motive can give it another theme. `--fill` makes as many as are lacking then, in all
processes, each with a seed of its own. What came of each old puzzle is kept in a file, so the same command
goes on where it was stopped.
"""

from __future__ import annotations

import argparse
import itertools
import json
import time
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import asdict, replace
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

from nekoban.bots.search import thinking_mark
from nekoban.core.catalogue import find_game
from nekoban.core.game import Game
from nekoban.core.puzzles import Puzzle, begin_puzzle, lessons_of, puzzles_of, theme_of, write_puzzles
from nekoban.lab.puzzle_making import Maker, Wanted, easiest_first, make_puzzles
from tools.kept import kept_rows
from tools.processes import prepare, spread

KEPT = Path(__file__).parents[1] / "build" / "puzzles-asked-again.jsonl"
FIELDS = ("grade", "tempting", "theme")  # those whose change is told
A_ROUND = 60.0  # seconds after which the processes tell each other what they have found


class Order(NamedTuple):
    """What one process is asked to make."""

    game: str
    seed: str
    known: Mapping[str, Puzzle]
    count: int  # with those that are known
    seconds: float


class Made(NamedTuple):
    """What it made, and how many positions came as far as each question."""

    puzzles: list[Puzzle]
    seen: Counter[str]


@cache
def maker_of(name: str, seed: str = "again") -> Maker:
    """A maker with the margin and the judge of the shipped file."""
    game = find_game(name)
    made = game.puzzles["made"][0]
    return Maker(game, seed, {}, made["checks"]["margin"], made["bot"])


def asked_again(asked: tuple[str, str]) -> tuple[str, Puzzle | None]:
    name, id = asked
    return id, maker_of(name).ask_again(puzzles_of(find_game(name))[id])


def with_theme(puzzle: Puzzle) -> Puzzle:
    """The same puzzle with the theme that today's motives give it."""
    match = begin_puzzle(puzzle.position, puzzle.deal)
    return replace(puzzle, theme=theme_of(match, puzzle.answer, puzzle.tempting))


def mark_of(game: Game) -> str:
    """A fingerprint of the rules, the search, and all that is asked."""
    asked = json.dumps([game.version, maker_of(game.name).checks()])
    return blake2b(f"{thinking_mark(game)} {asked}".encode(), digest_size=8).hexdigest()


def found_again(game: Game, jobs: int, file: Path) -> dict[str, Puzzle | None]:
    """What came of every puzzle; those of the file are not asked again."""
    mark = mark_of(game)
    known = {row[0]: row[2] and Puzzle(**row[2]) for row in kept_rows(file) if row[1] == mark}
    lacking = [(game.name, id) for id in puzzles_of(game) if id not in known]
    with file.open("a", encoding="utf-8") as kept:
        for id, after in spread(asked_again, lacking, jobs):
            known[id] = after
            print(json.dumps([id, mark, after and asdict(after)]), file=kept, flush=True)
    return {id: known[id] for id in puzzles_of(game)}


def told(before: Puzzle, after: Puzzle | None) -> str:
    """What came of one puzzle; empty if nothing changed."""
    if after is None:
        return f"{before.id} holds no longer"
    changes = [
        f"{name}: {getattr(before, name)!r} is now {getattr(after, name)!r}"
        for name in FIELDS
        if getattr(before, name) != getattr(after, name)
    ]
    return f"{before.id} {', '.join(changes)}" if changes else ""


def check(game: Game, found: dict[str, Puzzle | None]) -> list[Puzzle]:
    """Tell what came of each, and which lesson loses one; those that hold."""
    known = puzzles_of(game)
    for id, after in found.items():
        if told(known[id], after):
            print(told(known[id], after))
    for lesson in lessons_of(game):
        themes = {after.theme for one in lesson.puzzles if (after := found[one.id])}
        lost = [one.id for one in lesson.puzzles if found[one.id] is None]
        if lost or len(themes) > 1:
            print(f"The lesson {lesson.name} needs other puzzles: {[one.id for one in lesson.puzzles]}")
    kept = easiest_first(game, [puzzle for puzzle in found.values() if puzzle])
    bare = sum(not puzzle.theme for puzzle in kept)
    print(f"{game.name}: {len(kept)} of {len(known)} puzzles hold, {bare} of them without a theme")
    return kept


# --- made anew


def make(order: Order) -> Made:
    """The puzzles that one process finds, without those that are known."""
    maker = maker_of(order.game, order.seed)
    found = make_puzzles(maker, order.count, order.seconds, known=order.known)
    return Made([one for one in found if one.id not in order.known], maker.seen)


def fill(game: Game, kept: Sequence[Puzzle], count: int, seed: str, seconds: float, jobs: int) -> Made:
    """As many puzzles as there shall be, or as the time allows; and what was seen for the new ones.

    No theme gets more than its share of all, as in a run of one process.
    """
    known, seen, until = {one.id: one for one in kept}, Counter[str](), time.monotonic() + seconds
    for number in itertools.count():
        left = until - time.monotonic()
        if len(known) >= count or left <= 0:
            break
        enough = len(known) + -(-(count - len(known)) // jobs)
        orders = [
            Order(game.name, f"{seed} {number} {job}", {**known}, enough, min(left, A_ROUND))
            for job in range(jobs)
        ]
        for found in spread(make, orders, jobs):
            seen += found.seen
            for one in found.puzzles:
                if len(known) < count and Wanted(count, known).has_theme(one.theme):
                    known.setdefault(one.id, one)
        print(f"{game.name}: {len(known)} of {count} puzzles", flush=True)
    return Made(easiest_first(game, known.values()), seen)


def recipe_of(game: Game, count: int, seed: str, seen: Counter[str]) -> dict[str, object]:
    command = f"python -m tools.puzzles {game.name} --fill {count} --seed {seed}"
    return {**maker_of(game.name, seed).recipe(command), "came through": dict(seen)}


def made_today(game: Game) -> list[dict[str, object]]:
    """How the puzzles were made, with what was asked of all of them today."""
    return [{**made, "checks": maker_of(game.name).checks()} for made in game.puzzles["made"]]


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="tools.puzzles", description="Shipped puzzles, asked again.")
    parser.add_argument("game")
    parser.add_argument("-j", "--jobs", type=int, default=1, help="processes")
    parser.add_argument("--keep", type=Path, default=KEPT, help="the file of results to go on with")
    parser.add_argument("--themes", action="store_true", help="only the themes")
    parser.add_argument("--fill", type=int, default=0, help="make others until there are so many")
    parser.add_argument("--seed", default="5", help="another seed makes others")
    parser.add_argument("--seconds", type=float, default=300, help="to make others at most")
    parser.add_argument("--write", action="store_true", help="write the file of the game anew")
    parser.add_argument("-o", "--output", type=Path, help="write another file")
    asked = parser.parse_args(argv)
    game = find_game(asked.game)
    if asked.themes:
        found: dict[str, Puzzle | None] = {id: with_theme(one) for id, one in puzzles_of(game).items()}
    else:
        prepare([game.name], 1)
        found = found_again(game, asked.jobs, asked.keep)
    kept = check(game, found)
    made: list[Any] = game.puzzles["made"] if asked.themes else made_today(game)
    if asked.fill > len(kept):
        kept, seen = fill(game, kept, asked.fill, asked.seed, asked.seconds, asked.jobs)
        made = [*made, recipe_of(game, asked.fill, asked.seed, seen)]
    if asked.write or asked.output:
        text = write_puzzles(game, kept, made)
        (asked.output or game.folder / "puzzles.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
