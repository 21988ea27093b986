"""Lessons: every game's can be played to its end."""

import pytest

from nekoban.core.catalogue import all_games
from nekoban.core.game import Game
from nekoban.core.lesson_files import LessonChapter, LessonFile, LessonStep
from nekoban.games._template import GAME as MICE
from nekoban.web import lessons
from nekoban.web.lessons import LessonError, has_lesson, lesson

TAUGHT = [game for game in all_games(hidden=True).values() if has_lesson(game)]


@pytest.mark.parametrize("layout", ["wide", "tall"])
@pytest.mark.parametrize("game", TAUGHT, ids=lambda game: game.name)
def test_every_step_of_a_lesson_can_be_clicked(game: Game, layout: str) -> None:
    script = lesson(game, layout)
    assert script is not None
    steps = script["steps"]
    assert any(step["path"] for step in steps)
    assert steps[-1]["path"] is None, "the last step shows what came of it"
    for step in steps:
        assert step["say"]
        for id in step["path"] or []:
            assert f'data-click="{id}"' in step["picture"], f"{step['say']}: {id} is not in the drawing"


def test_the_others_move_by_themselves() -> None:
    script = lesson(MICE)
    assert script is not None
    paths = [step["path"] for step in script["steps"]]
    assert paths == [None, ["heap"], None, ["card-two"], ["card-three"], None]


def test_a_chapter_begins_anew() -> None:
    script = lesson(MICE)
    assert script is not None
    assert [step["begins"] for step in script["steps"]] == [True, False, False, False, True, False]


def script_with(step: LessonStep) -> list[dict[str, object]]:
    chapter: LessonChapter = {"title": "One", "options": {"players": 2}, "step": [step]}
    script: LessonFile = {"title": "Mice", "names": [], "chapter": [chapter]}
    return lessons.chapter_steps(MICE, script, chapter, "wide")


def test_a_move_that_is_not_legal_is_named_with_its_step() -> None:
    with pytest.raises(LessonError, match="One, step 1: "):
        script_with({"say": "Nine!", "move": "paw nine"})
