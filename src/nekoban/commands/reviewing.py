"""The command that looks back: a review of a saved match."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from nekoban.commands.calls import Plain, UsageError, make_console
from nekoban.commands.preparing import compile_with_progress, progress_bar
from nekoban.commands.words import tell
from nekoban.core.match import Match
from nekoban.review.judging import BUDGET, strongest_judge
from nekoban.review.reviews import Review, choices, review
from nekoban.review.telling import data
from nekoban.review.words import tell as review_words

app = typer.Typer()
MOST = 4  # threads, each with a memory of its own


@app.command("review")
def review_file(
    file: Annotated[Path, typer.Argument(help="A saved match that is finished.")],
    seat: Annotated[int | None, typer.Option(min=1, help="Only what concerns this seat.")] = None,
    budget: Annotated[
        int,
        typer.Option(min=1, max=1_000_000, help="Iterations of the first search of each decision."),
    ] = BUDGET,
    as_data: Annotated[bool, typer.Option("--json", help="Print the whole review as JSON.")] = False,
    plain: Plain = False,
) -> None:
    """Review a finished match: chances, mistakes, better moves, luck and skill."""
    from nekoban.terminal.review import show_review

    match = Match.load(file)
    if seat is not None and seat > match.options.players:
        raise UsageError(tell("review-seats", count=match.options.players))
    found = reviewed(match, budget)
    if as_data:
        print(json.dumps(data(found), ensure_ascii=False, indent=1))
    else:
        show_review(found, make_console(plain), None if seat is None else seat - 1)


def reviewed(match: Match, budget: int) -> Review:
    """The review, by as many threads as there are cores. Progress is told beside the answer."""
    aside = Console(stderr=True, highlight=False)
    total = len(choices(match))
    compile_with_progress([match.game], aside)
    judges = [strongest_judge(match.game, budget) for _ in range(min(MOST, os.cpu_count() or 1))]
    if not aside.is_terminal:
        return review(match, judges)
    with progress_bar(aside) as bar:
        task = bar.add_task(review_words("reviewing"), total=total)
        return review(match, judges, lambda done, total: bar.update(task, completed=done))
