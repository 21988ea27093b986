"""The command that gives advice: the best move of a position, the reasons for it, and what a move costs."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.text import Text

from nekoban.bots.advice import Advice, advise, make_adviser, view_luck, with_clause
from nekoban.bots.coach import Doubt, find_doubt
from nekoban.bots.search import Search, Thought
from nekoban.commands.arguments import Plain, UsageError, make_console
from nekoban.commands.preparing import compile_with_progress
from nekoban.commands.words import tell
from nekoban.core.match import Match
from nekoban.core.motives import Choice

FORMAT = "nekoban-hint-1"
app = typer.Typer()


@app.command()
def hint(
    file: Annotated[Path | None, typer.Argument(help="A saved match that is not over.")] = None,
    position: Annotated[str, typer.Option(help="A position text instead of a file.")] = "",
    move: Annotated[str, typer.Option(help="Ask the coach about this move too.")] = "",
    coach: Annotated[
        int, typer.Option(min=1, max=100, help="What a move may cost, in percent, before the coach objects.")
    ] = 5,
    as_data: Annotated[bool, typer.Option("--json", help="Print it as data.")] = False,
    plain: Plain = False,
) -> None:
    """The best move for whoever is to move, and why, from what that player sees."""
    match, console = read_match(file, position), make_console(plain)
    if match.to_move is None:
        raise UsageError(tell("hint-over"))
    chosen = match.read(move) if move else None
    if chosen is not None and chosen not in match.legal():
        raise UsageError(str(match.why_not(chosen)))
    compile_with_progress([match.game], Console(stderr=True, highlight=False))
    adviser = make_adviser(match.game)
    choice = Choice(match.view(match.to_move), chosen or 0, match.legal(), match.names)
    advice = advise(adviser, choice.view, choice.legal, view_luck(choice.view), choice.names)
    doubt = None if chosen is None else found_doubt(adviser, choice, coach)
    if as_data:
        data = {**hint_data(match, adviser.name, advice), "coach": doubt and doubt_data(match, doubt)}
        console.print(Text(json.dumps(data, ensure_ascii=False)), soft_wrap=True)
        return
    console.print(Text(f"{match.game.moves.texts[advice.move]}  {advice.sentence}"), soft_wrap=True)
    if chosen is not None:
        show_doubt(doubt, console)


def read_match(file: Path | None, position: str) -> Match:
    """The match of a save file, or of a position's text."""
    if (file is None) == (not position):
        raise UsageError(tell("hint-what"))
    return Match.load(file) if file is not None else Match.from_position(position)


def found_doubt(adviser: Search, choice: Choice, threshold: int) -> Doubt | None:
    """What the coach says of a move, if it has doubts."""
    from nekoban.terminal.coaching import weighing_bot

    return find_doubt(weighing_bot(adviser), choice, threshold, None, adviser)


def show_doubt(doubt: Doubt | None, console: Console) -> None:
    """Print what the coach says of a move."""
    lines = [(tell("coach-content"), "")] if doubt is None else [(doubt.question, ""), *doubt.why]
    for sentence, clause in lines:
        console.print(Text(with_clause(sentence, clause)), soft_wrap=True)


# --- as data


def hint_data(match: Match, mind: str, advice: Advice) -> dict[str, Any]:
    """A hint with everything that was found, as docs/coach.md describes it."""
    moves = [{**move_data(match, one.move), **thought_data(one)} for one in advice.thoughts]
    game = match.game
    about = {"format": FORMAT, "game": game.name, "version": game.version, "mind": mind}
    reasons = [reason._asdict() for reason in advice.reasons]
    equals = [game.moves.texts[move] for move in advice.equals]
    told = {"seat": match.to_move, "sentence": advice.sentence, **move_data(match, advice.move)}
    return {**about, **told, "reasons": reasons, "equals": equals, "moves": moves}


def move_data(match: Match, move: int) -> dict[str, Any]:
    """A move as data, for `--json`."""
    moves = match.game.moves
    return {"move": moves.texts[move], "words": match.words(move), "path": list(moves.paths[move])}


def thought_data(thought: Thought) -> dict[str, Any]:
    """What the search found about a move; nothing if it did not try it."""
    known = thought.visits > 0
    expected = {"chance": thought.chance if known else None, "lead": thought.lead if known else None}
    return {"visits": thought.visits, **expected}


def doubt_data(match: Match, doubt: Doubt) -> dict[str, Any]:
    """The doubts of the coach as data, for `--json`."""
    why = [{"sentence": sentence, "clause": clause} for sentence, clause in doubt.why]
    better = match.game.moves.texts[doubt.better]
    return {"percent": doubt.percent, "better": better, "question": doubt.question, "why": why}
