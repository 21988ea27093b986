"""The command that looks back: a review of a saved match."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from nekoban.commands.arguments import Plain, UsageError, make_console
from nekoban.commands.preparing import compile_with_progress, progress_bar
from nekoban.commands.words import tell
from nekoban.core.match import Match
from nekoban.review.judging import BUDGET, Judge, judge_key, strongest_judge
from nekoban.review.keeping import keep_review, kept_review
from nekoban.review.reviews import Review, choices, review
from nekoban.review.telling import data, moment_data
from nekoban.review.words import tell as review_words

app = typer.Typer()
MOST = 4  # threads, each with a memory of its own
JudgeBudget = Annotated[
    int, typer.Option(min=1, max=1_000_000, help="Iterations of a thorough look at one move.")
]


@app.command("review")
def review_file(
    file: Annotated[Path, typer.Argument(help="A saved match that is finished.")],
    seat: Annotated[int | None, typer.Option(min=1, help="Only what concerns this seat.")] = None,
    at: Annotated[int | None, typer.Option(min=1, help="Only the decision of this move.")] = None,
    again: Annotated[bool, typer.Option("--again", help="Review anew, although a review is kept.")] = False,
    budget: JudgeBudget = BUDGET,
    as_data: Annotated[bool, typer.Option("--json", help="Print the whole review as JSON.")] = False,
    plain: Plain = False,
) -> None:
    """Review a finished match: chances, mistakes, better moves, luck and skill."""
    from nekoban.terminal.review import show_moment, show_review

    match = Match.load(file)
    if seat is not None and seat > match.options.players:
        raise UsageError(tell("review-seats", count=match.options.players))
    plies = choices(match)  # refuses an unfinished match before anything is compiled
    if at is not None and at - 1 not in plies:
        raise UsageError(tell("review-no-choice" if at <= match.ply else "review-moves", count=match.ply))
    found = None if again else kept_review(match, judge_key(match.game, budget))
    if at is not None:
        made = found or looked_at(match, at - 1, budget)
        decision = next(one for one in made.decisions if one.ply == at - 1)
        told, show = moment_data(made, decision), partial(show_moment, made, decision)
    else:
        made = found or reviewed(match, budget)
        told, show = data(made), partial(show_review, made, seat=None if seat is None else seat - 1)
    if as_data:
        print(json.dumps(told, ensure_ascii=False, indent=1))
    else:
        show(make_console(plain))


def reviewed(match: Match, budget: int) -> Review:
    """The review, which is kept. Progress goes to standard error."""
    aside = Console(stderr=True, highlight=False)
    compile_with_progress([match.game], aside)
    with told_review(match, aside) as told:
        made = review(match, judges(lambda: strongest_judge(match.game, budget)), told)
    keep_review(made, judge_key(match.game, budget))
    return made


def looked_at(match: Match, ply: int, budget: int) -> Review:
    """A review of one decision alone. It is the same as in the whole review."""
    compile_with_progress([match.game], Console(stderr=True, highlight=False))
    judge = strongest_judge(match.game, budget)
    return Review(match, judge.name, [judge.decide(match, ply)])


def judges(make: Callable[[], Judge]) -> list[Judge]:
    """As many as there are cores; each has a thread of its own."""
    return [make() for _ in range(min(MOST, os.cpu_count() or 1))]


@contextmanager
def told_review(match: Match, console: Console) -> Iterator[Callable[[int, int], None]]:
    """A bar of the decisions that are judged; yields the function that moves it. Without a terminal, none."""
    if not console.is_terminal:
        yield lambda done, total: None
        return
    with progress_bar(console) as bar:
        task = bar.add_task(review_words("reviewing"), total=len(choices(match)))
        yield lambda done, total: bar.update(task, completed=done)
