"""Puzzles as pages show them: the lists, one puzzle with its drawing and moves, and what follows a move."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from nekoban.core.game import Game
from nekoban.core.guiding import prompts
from nekoban.core.match import Match
from nekoban.core.player_names import bot_name
from nekoban.core.puzzles import (
    Puzzle,
    PuzzleError,
    begin_puzzle,
    lessons_of,
    line_moments,
    puzzles_of,
    reasons_for,
    shown_answer,
    theme_name,
    verdict,
)

NO_THEME = "none"  # in addresses, for puzzles of no theme


def usable_puzzles(game: Game) -> dict[str, Puzzle]:
    """The puzzles of a game that has pictures; none if their file does not fit its rules."""
    try:
        return puzzles_of(game) if game.drawing is not None else {}
    except PuzzleError:
        return {}


def puzzle_list(game: Game) -> dict[str, Any] | None:
    """All puzzles of a game by name, grade and theme, and its lessons; None if it has no puzzles."""
    puzzles = usable_puzzles(game)
    if not puzzles:
        return None
    rows = [{"id": one.id, "grade": one.grade, "theme": one.theme or NO_THEME} for one in puzzles.values()]
    grades = {one.grade: bot_name(one.grade) for one in puzzles.values()}
    themes = {one.theme or NO_THEME: theme_name(game, one.theme) for one in puzzles.values()}
    lessons = [{**asdict(one), "puzzles": [puzzle.id for puzzle in one.puzzles]} for one in lessons_of(game)]
    about = {"game": game.name, "title": game.shown_title}
    return {**about, "grades": grades, "themes": themes, "puzzles": rows, "lessons": lessons}


def puzzle_shown(game: Game, puzzle: Puzzle, layout: str) -> dict[str, Any]:
    """A puzzle with its drawing, and for every legal move its path and what is said to it."""
    match = begin_puzzle(puzzle.position, puzzle.deal)
    seat = match.to_move
    assert seat is not None
    return {
        "id": puzzle.id,
        "grade": bot_name(puzzle.grade),
        "theme": theme_name(game, puzzle.theme),
        "prompts": {"": match.status(seat), **prompts(match, match.view(seat))},
        "picture": match.svg(seat, layout, faces=False),
        "moves": [move_told(match, puzzle, text) for text in match.moves()],
        "answer": shown_answer(puzzle, match),
    }


def move_told(match: Match, puzzle: Puzzle, text: str) -> dict[str, Any]:
    """What a page says of a move in a puzzle: whether it is right, and why."""
    reasons = [one._asdict() for one in reasons_for(match, text)]
    path = list(match.game.moves.paths[match.read(text)])
    right = text == puzzle.answer
    return {"path": path, "right": right, "said": verdict(puzzle, match, text), "reasons": reasons}


def line_shown(puzzle: Puzzle, path: list[str], layout: str) -> list[dict[str, Any]] | None:
    """What follows a move, drawing by drawing, as the solver's seat sees it; None if it is no legal move."""
    match = begin_puzzle(puzzle.position, puzzle.deal)
    seat = match.to_move
    texts = {match.game.moves.paths[match.read(text)]: text for text in match.moves()}
    if tuple(path) not in texts:
        return None
    return [
        {"picture": moment.svg(seat, layout, faces=False), "said": said, "by": moment.movers[-1]}
        for moment, said in line_moments(puzzle, match, texts[tuple(path)])
    ]
