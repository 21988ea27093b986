"""Lessons: a first game, step by step, from a game's `lesson.toml`; docs/web.md describes the file."""

from __future__ import annotations

from typing import Any

from nekoban.core.game import Game
from nekoban.core.language import kept
from nekoban.core.lesson_files import LessonChapter, LessonFile, LessonStep
from nekoban.core.match import Match


class LessonError(ValueError):
    """A lesson that does not work; the text says where and why."""


def has_lesson(game: Game) -> bool:
    """A lesson needs pictures to point at."""
    return game.lesson is not None and game.drawing is not None


@kept(64)
def lesson(game: Game, layout: str = "wide") -> dict[str, Any] | None:
    """All steps with their drawings; None if the game has no lesson."""
    script = game.lesson
    if script is None:
        return None
    steps: list[dict[str, Any]] = []
    for chapter in script["chapter"]:
        steps += chapter_steps(game, script, chapter, layout)
    return {"game": game.name, "title": told(game, script["title"]), "steps": steps}


def chapter_steps(game: Game, script: LessonFile, chapter: LessonChapter, layout: str) -> list[Any]:
    """The steps of a chapter, which is a match of its own: from a position, or dealt from its seed."""
    seat = script.get("seat", 1) - 1
    seed, names = chapter.get("seed", "lesson"), script["names"]
    if "position" in chapter:
        match = Match.from_position(chapter["position"], seed=seed, names=names)
    else:
        luck = chapter.get("luck", ())
        match = Match.new(game.name, seed=seed, names=names, luck=luck, **chapter.get("options", {}))
    steps = []
    for number, step in enumerate(chapter["step"], 1):
        try:
            about = {"chapter": told(game, chapter["title"]), "begins": number == 1}
            steps.append({**about, **shown(match, step, seat, layout)})
        except ValueError as error:
            raise LessonError(f"{chapter['title']}, step {number}: {error}") from None
    return steps


def shown(match: Match, step: LessonStep, seat: int, layout: str) -> dict[str, Any]:
    """One step. The reader makes their own move; another player's is made, and its result shown."""
    move, path = step.get("move"), None
    is_mine = match.to_move == seat
    luck = step.get("luck", ())
    if move is not None and not is_mine:
        match.play(move, luck)
    picture = match.svg(seat, layout, faces=False)
    if move is not None and is_mine:
        path = list(match.game.moves.paths[match.read(move)])
        match.play(move, luck)
    say, otherwise = told(match.game, step["say"]), told(match.game, step.get("otherwise", ""))
    return {"say": say, "otherwise": otherwise, "picture": picture, "path": path}


def told(game: Game, text: str) -> str:
    """A text of a lesson: the name of one of the game's messages, or the text itself."""
    return game.tell(text) if game.tell.has(text) else text
