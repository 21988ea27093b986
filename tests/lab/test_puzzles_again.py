"""Shipped puzzles asked again: by levels below and at their grade, by bench/puzzles.py, tools/puzzles.py."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bench import puzzles as bench
from nekoban.bots import make_bot, search
from nekoban.bots.levels import deepest_name, levels_of, network_name
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.core.puzzles import Puzzle, begin_puzzle, puzzles_of, read_puzzles
from nekoban.lab.puzzle_making import ENOUGH, TRIES
from tools import puzzles as tool

GAMES = list(all_games().values())
MAUWI = find_game("mauwi")
SAMPLE = 6  # puzzles of each game


def by_name(game: Game) -> str:
    return game.name


# --- grades


def right_answers(game: Game, puzzle: Puzzle, level: str) -> int:
    """In how many tries a level finds the answer, with the maker's luck."""
    match, bot = begin_puzzle(puzzle.position, 0), make_bot(level, game)
    view, legal, answer = match.view(match.to_move), match.legal(), match.read(puzzle.answer)
    return sum(bot.choose(view, legal, 5000 + number) == answer for number in range(TRIES))


@pytest.mark.parametrize("game", GAMES, ids=by_name)
def test_the_level_below_the_grade_misses_it_and_the_grade_finds_it(game: Game) -> None:
    levels = list(levels_of(game))
    for puzzle in bench.sample_of(game, SAMPLE):
        below = levels[levels.index(puzzle.grade) - 1]
        assert right_answers(game, puzzle, below) < ENOUGH, (puzzle.id, below)
        assert right_answers(game, puzzle, puzzle.grade) >= ENOUGH, (puzzle.id, puzzle.grade)


# --- with a hundred times the budget


def test_the_judge_is_asked_and_a_network_that_plays_better() -> None:
    asked = {game.name: bench.asked_levels(game) for game in GAMES}
    assert set(map(tuple, asked.values())) == {("tiger", "nekomata")}
    assert [deepest_name(MAUWI), network_name(MAUWI)] == asked["mauwi"]
    assert bench.asked_levels(find_game("mice")) == ["tiger"]


def answers_of(monkeypatch: pytest.MonkeyPatch, wrong: set[str]) -> list[bench.Question]:
    """Answers without a search; those of these levels are wrong. What is asked comes into the list."""
    asked: list[bench.Question] = []

    def answered(question: bench.Question) -> tuple[bench.Question, str]:
        asked.append(question)
        puzzle = puzzles_of(find_game(question.game))[question.puzzle]
        return question, puzzle.tempting if question.level in wrong else puzzle.answer

    monkeypatch.setattr(bench, "answered", answered)
    return asked


def test_a_run_goes_on_where_it_was_stopped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    asked, file = answers_of(monkeypatch, set()), tmp_path / "build" / "kept.jsonl"
    words = ["mauwi", "--sample", "3", "-j", "1", "--keep", str(file)]
    bench.main(words)
    assert [question.level for question in asked] == ["tiger"] * 3 + ["nekomata"] * 3
    assert asked[0].iterations == 100 * levels_of(MAUWI)["tiger"].iterations
    row = f"| mauwi | {len(puzzles_of(MAUWI))} | tiger*100: 3 of 3, 100% | nekomata*100: 3 of 3, 100% |"
    told = capsys.readouterr().out
    assert row in told
    lines = file.read_text(encoding="utf-8").splitlines(keepends=True)
    file.write_text("".join([*lines[:4], lines[4][:9]]), encoding="utf-8")  # it ended while it wrote
    asked.clear()
    bench.main(words)
    assert len(asked) == 2
    assert row in capsys.readouterr().out
    bench.main(words)
    assert len(asked) == 2


def test_answers_by_other_rules_another_budget_or_another_network_are_asked_again(tmp_path: Path) -> None:
    question, file = bench.questions(MAUWI, 1, ["nekomata"])[0], tmp_path / "kept.jsonl"
    others = [question._replace(**one) for one in ({"version": 99}, {"iterations": 1}, {"mark": "x"})]
    file.write_text("".join(f"{json.dumps([*one, 'x'])}\n" for one in others), encoding="utf-8")
    assert question not in bench.read_kept(file)
    assert len(bench.read_kept(file)) == 3


def test_the_mark_of_a_question_is_of_the_network_of_settings_and_of_the_code(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    marks = [bench.questions(MAUWI, 1, [level])[0].mark for level in ("tiger", "nekomata", "nekomata")]
    assert len({*marks}) == 2
    for place, name in ((search, "asking_mark"), (search, "knobs_of")):
        with monkeypatch.context() as patch:
            patch.setattr(place, name, lambda *asked: np.zeros(1))
            assert bench.questions(MAUWI, 1, ["nekomata"])[0].mark not in marks


def test_answers_of_another_machine_make_the_page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "page.md").write_text("<!-- bench.puzzles -->\nold\n<!-- end -->\n", encoding="utf-8")
    monkeypatch.setattr(bench, "PAGE", tmp_path / "page.md")
    asked = answers_of(monkeypatch, set())
    words = ["mauwi", "--sample", "2", "-j", "1", "--keep", str(tmp_path / "kept.jsonl")]
    bench.main([*words, "--results", str(tmp_path / "results")])
    asked.clear()
    bench.main(["--from", str(tmp_path / "results"), "--write"])
    text = (tmp_path / "page.md").read_text(encoding="utf-8")
    assert "tiger*100: 2 of 2, 100%" in text
    assert "2 of each game were asked, with 100 times the iterations" in text
    assert not asked
    monkeypatch.setattr(bench, "puzzles_of", lambda game: {})
    with pytest.raises(SystemExit, match="Other puzzles are shipped"):
        bench.main(["--from", str(tmp_path / "results")])


@pytest.mark.parametrize("level", ["tiger", "nekomata"])
def test_a_level_that_answers_otherwise_too_often_fails_the_run(
    level: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answers_of(monkeypatch, {level})
    with pytest.raises(SystemExit, match="less than 95%"):
        bench.main(["mauwi", "--sample", "2", "-j", "1", "--keep", str(tmp_path / "kept.jsonl")])


def test_what_a_level_answers_is_the_move_that_it_would_play(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "TIMES", 1)
    bench.bot_of.cache_clear()
    for question in bench.questions(MAUWI, 2, ["tiger"]):
        assert bench.answered(question) == (question, puzzles_of(MAUWI)[question.puzzle].answer)
    bench.bot_of.cache_clear()


# --- asked again by the maker


def test_puzzles_that_hold_no_longer_are_dropped_and_lessons_that_need_others_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    known = puzzles_of(MAUWI)
    gone, graded = list(known)[:2]
    lost = tool.lessons_of(MAUWI)[0].puzzles[0].id

    def asked_again(asked: tuple[str, str]) -> tuple[str, Any]:
        id = asked[1]
        after = replace(known[id], grade="tiger") if id == graded else known[id]
        return id, None if id in (gone, lost) else after

    monkeypatch.setattr(tool, "asked_again", asked_again)
    words = ["mauwi", "-o", str(tmp_path / "puzzles.json"), "--keep", str(tmp_path / "kept.jsonl")]
    tool.main(words)
    said = capsys.readouterr().out
    assert f"{gone} holds no longer" in said
    assert f"{graded} grade: {known[graded].grade!r} is now 'tiger'" in said
    assert f"The lesson {tool.lessons_of(MAUWI)[0].name} needs other puzzles" in said
    rows = json.loads((tmp_path / "puzzles.json").read_text(encoding="utf-8"))["puzzles"]
    assert {row["id"] for row in rows} == set(known) - {gone, lost}
    assert [row["id"] for row in rows].index(graded) > len(rows) / 2  # the easiest come first
    monkeypatch.setattr(tool, "asked_again", None)  # nothing is asked a second time
    tool.main(words)
    assert capsys.readouterr().out == said


def test_what_is_lacking_is_made_by_all_processes(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of the shipped puzzles some hold no longer; others of them take the place of what is found anew."""
    known = puzzles_of(MAUWI)
    first, rest = list(known.values())[:20], list(known.values())[20:]
    orders: list[tool.Order] = []

    def make(order: tool.Order) -> tool.Made:
        orders.append(order)
        start = 3 * (len(orders) - 1)
        return tool.Made(rest[start : start + 3], Counter(positions=7))

    held = {one.id for one in first}
    monkeypatch.setattr(
        tool, "asked_again", lambda asked: (asked[1], known[asked[1]] if asked[1] in held else None)
    )
    monkeypatch.setattr(tool, "make", make)
    monkeypatch.setattr(tool, "spread", lambda do, asked, jobs: map(do, asked))
    file = tmp_path / "puzzles.json"
    words = ["mauwi", "-o", str(file), "--keep", str(tmp_path / "kept.jsonl"), "-j", "2", "--fill", "30"]
    tool.main(words)
    data = json.loads(file.read_text(encoding="utf-8"))
    found = read_puzzles(MAUWI, data)
    assert len(found) == 30
    assert held < {*found}
    assert len({order.seed for order in orders}) == len(orders) >= 4  # two rounds of two processes
    assert orders[0].count == 25  # each looks for its part of what is lacking
    assert [*orders[0].known] != [*orders[-1].known]
    assert data["made"][-1]["command"] == "python -m tools.puzzles mauwi --fill 30 --seed 5"
    assert data["made"][-1]["came through"] == {"positions": 7 * len(orders)}
    themes = Counter(one.theme for one in found.values())
    held_themes = Counter(one.theme for one in first)
    assert all(count <= max(8, held_themes[theme]) for theme, count in themes.items())


def test_what_is_made_is_new_and_takes_no_longer_than_asked() -> None:
    known = puzzles_of(MAUWI)
    assert tool.make(tool.Order("mauwi", "x", known, len(known), 60.0)).puzzles == []
    assert tool.fill(MAUWI, [*known.values()], len(known) + 1, "x", 0.0, 1) == ([*known.values()], {})


def test_today_the_themes_are_those_of_the_motives(capsys: pytest.CaptureFixture[str]) -> None:
    tool.main(["mauwi", "--themes"])
    assert " is now " not in capsys.readouterr().out
