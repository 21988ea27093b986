"""Puzzles: all that are shipped, what is refused, how they are made, and how they are solved."""

from __future__ import annotations

import datetime
import io
import json
import random
import shutil
import subprocess
from collections import Counter
from collections.abc import Iterator
from dataclasses import asdict, replace
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text
from typer.testing import CliRunner

from nekoban import cli
from nekoban.bots.levels import deepest_name, levels_of, network_name
from nekoban.bots.network import network_mark
from nekoban.bots.search import Thought
from nekoban.commands.arguments import UsageError
from nekoban.commands.puzzles import judging_level, list_puzzles
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.core.language import languages, reading
from nekoban.core.puzzles import (
    Puzzle,
    PuzzleError,
    begin_puzzle,
    check_puzzle,
    daily_puzzle,
    lessons_of,
    mixed,
    puzzle_id,
    puzzles_of,
    read_puzzles,
    theme_name,
    theme_of,
    write_puzzles,
)
from nekoban.lab.puzzle_making import TIMES, Maker, Wanted, make_puzzles
from nekoban.terminal.puzzles import solve_lesson, solve_puzzles

GAMES = [game for game in all_games().values() if game.status == "verified"]
STATIC = Path(__file__).parents[1] / "src" / "nekoban" / "web" / "static"
MAUWI = find_game("mauwi")


def one() -> Puzzle:
    return next(iter(puzzles_of(MAUWI).values()))


# --- what is shipped


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_shipped_puzzle_works_and_hides_what_its_seat_does_not_see(game: Game) -> None:
    puzzles = puzzles_of(game)
    assert len(puzzles) >= 100
    for puzzle in puzzles.values():
        check_puzzle(game, puzzle)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_lower_level_misses_each_and_its_margin_is_as_the_recipe_says(game: Game) -> None:
    levels, recipes = list(levels_of(game)), game.puzzles["made"]
    for made in recipes:
        assert made["bot"] in levels
        assert made["command"].startswith(f"nekoban puzzle make {game.name} ")
    margin, worse = (recipes[0]["checks"][name] for name in ("margin", "worse in at most"))
    assert all(made["checks"] == recipes[0]["checks"] for made in recipes)
    assert recipes[0]["checks"]["agrees"] == f"{network_name(game)}*{TIMES}"
    for puzzle in puzzles_of(game).values():
        assert puzzle.grade in levels[1:]
        best, second = sorted(puzzle.chances.values())[:-3:-1]
        assert puzzle.chances[puzzle.answer] == best
        assert puzzle.margin >= margin
        assert puzzle.margin == pytest.approx(best - second, abs=0.0011)  # each is rounded
        assert puzzle.worse <= worse


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_theme_of_each_is_what_its_moves_are_about(game: Game) -> None:
    for puzzle in puzzles_of(game).values():
        match = begin_puzzle(puzzle.position, puzzle.deal)
        assert puzzle.theme == theme_of(match, puzzle.answer, puzzle.tempting), puzzle.id


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_lessons_have_a_few_puzzles_of_one_theme_and_texts_in_every_language(game: Game) -> None:
    assert len(lessons_of(game)) >= 3
    told = set[str]()
    for language in languages():
        with reading(language):
            for lesson in lessons_of(game):
                assert 3 <= len(lesson.puzzles) <= 5
                assert len({puzzle.theme for puzzle in lesson.puzzles}) == 1
                told |= {lesson.title, lesson.before, lesson.after}
    assert len(told) == 3 * len(languages()) * len(lessons_of(game))


# --- what is refused


def changed(puzzle: Puzzle, **fields: Any) -> Puzzle:
    """A puzzle with other content, whose name fits it."""
    other = replace(puzzle, **fields)
    return replace(other, id=puzzle_id(other.position, other.answer))


def test_a_puzzle_whose_content_was_changed_is_refused_in_a_sentence() -> None:
    rows = [asdict(replace(one(), answer=one().tempting))]
    with pytest.raises(PuzzleError, match="was changed: its name does not fit"):
        read_puzzles(MAUWI, {**MAUWI.puzzles, "puzzles": rows})


def test_puzzles_of_other_rules_or_of_another_game_are_refused() -> None:
    with pytest.raises(PuzzleError, match="were made for version 99 of its rules"):
        read_puzzles(MAUWI, {**MAUWI.puzzles, "version": 99})
    for data in ({**MAUWI.puzzles, "game": "iwari"}, [], {}, None, {**MAUWI.puzzles, "format": 1}):
        with pytest.raises(PuzzleError, match="are not a file of the format"):
            read_puzzles(MAUWI, data)
    with pytest.raises(PuzzleError, match="The field 'grade' of a puzzle is missing"):
        read_puzzles(MAUWI, {**MAUWI.puzzles, "puzzles": [{"id": "x"}]})


WRONG = (None, True, -1, 10**400, 0.5, float("nan"), "", "x", "\ud800", "\0", [], {}, [[]], {"x": []}, [1])
SIGNS = ("", "-", "=", ",", "9", "?", "*", "|", " ")


def damaged(row: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """A puzzle with another value in one place, as somebody who writes one by hand might have it."""
    field = chance.choice(list(row))
    value, wrong = row[field], chance.choice(WRONG)
    place = chance.randrange(len(value)) if isinstance(value, str) and value else 0
    ways: list[Any] = [wrong]
    if isinstance(value, dict):
        move = chance.choice(list(value))
        ways += [{**value, move: wrong}, {**value, "x": value[move]}]
    elif isinstance(value, str):
        ways += [value[:place] + chance.choice(SIGNS) + value[place + chance.randrange(3) :]]
    changed = {**row, field: chance.choice(ways)}
    try:
        return {**changed, "id": puzzle_id(changed["position"], changed["answer"])}
    except UnicodeEncodeError:
        return changed


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_wrong_puzzle_of_a_file_is_refused_in_a_sentence(game: Game) -> None:
    chance, refused = random.Random(game.name), set[str]()
    shortest = sorted(game.puzzles["puzzles"], key=lambda row: len(row["lines"]))[:30]
    for _ in range(150):
        row = damaged(chance.choice(shortest), chance)
        try:
            for puzzle in read_puzzles(game, {**game.puzzles, "puzzles": [row]}).values():
                theme_name(game, puzzle.theme)
                check_puzzle(game, puzzle)
        except PuzzleError as error:
            refused.add(str(error))
    assert len(refused) > 50
    assert all(sentence.encode() for sentence in refused)


def test_a_puzzle_that_shows_a_hidden_card_is_refused() -> None:
    puzzle = one()
    match = begin_puzzle(puzzle.position, puzzle.deal)
    assert match.position() != puzzle.position
    for position in (match.position(), match.position((match.to_move or 0) - 1)):
        with pytest.raises(PuzzleError, match="not exactly what the seat to move sees"):
            check_puzzle(MAUWI, changed(puzzle, position=position))


@pytest.mark.parametrize(
    ("fields", "sentence"),
    [
        ({"position": "mauwi players=2 | 1.hand=5,5,5,x"}, "1.hand"),
        ({"position": "mice players=2 | heap=21"}, "not one of Mauwi"),
        ({"tempting": "no move"}, "two legal moves"),
        ({"chances": {}}, "for every legal move"),
        ({"lines": {}}, "for every legal move"),
    ],
)
def test_a_puzzle_that_does_not_work_is_refused_with_the_reason(
    fields: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(PuzzleError, match=sentence) as error:
        check_puzzle(MAUWI, changed(one(), **fields))
    assert str(error.value).startswith("The puzzle ")


def test_a_line_that_cannot_be_played_and_a_wrong_chance_are_refused() -> None:
    puzzle = one()
    lines = {**puzzle.lines, puzzle.answer: ["give up", "give up"]}
    with pytest.raises(PuzzleError, match="cannot be used"):
        check_puzzle(MAUWI, replace(puzzle, lines=lines))
    with pytest.raises(PuzzleError, match="a better chance"):
        check_puzzle(MAUWI, replace(puzzle, chances={**puzzle.chances, puzzle.tempting: 1.0}))


# --- making


@pytest.mark.parametrize(("name", "margin"), [("mice", 0.02), ("nine-lives", 0.05)])
def test_puzzles_are_made_kept_and_read_again(name: str, margin: float) -> None:
    game = find_game(name)
    runs = [Maker(game, "test", {"players": 2}, margin, "tiger") for _ in range(2)]
    first, again = (make_puzzles(maker, 2, 120) for maker in runs)
    assert len(first) == 2
    assert first == again
    for puzzle in first:
        check_puzzle(game, puzzle)
        assert puzzle.margin >= margin
        assert runs[0].ask_again(puzzle) == puzzle
        assert runs[0].ask_again(replace(puzzle, answer=puzzle.tempting)) is None
    told = runs[0].recipe("nekoban puzzle make")
    assert told["bot"] == "tiger"
    assert told["came through"]["graded"] >= 2  # type: ignore[index]
    text = write_puzzles(game, first, [told])
    assert list(read_puzzles(game, json.loads(text)).values()) == first


def test_the_strongest_level_of_the_ladder_judges_unless_another_is_named() -> None:
    game = find_game("mice")
    assert Maker(game, "test", {}, judge="mouser").strongest.name == "mouser"
    assert list(Maker(game, "test", {}, judge="mouser").levels) == ["kitten", "stray", "house-cat", "mouser"]
    assert Maker(game, "test", {}).strongest.name == deepest_name(game)


class Stubborn:
    """Thinks that one move is the best, and gives it so many of a hundred visits."""

    def __init__(self, move: int, visits: int) -> None:
        self.name, self.move, self.visits = "stubborn", move, visits

    def think(self, view: Any, legal: list[int], luck: int) -> list[Thought]:
        others = [move for move in legal if move != self.move]
        left = [100 - self.visits, *[0] * (len(others) - 1)]
        tried = zip([self.move, *others], [self.visits, *left], strict=True)
        return [Thought(move, visits, 0.5) for move, visits in tried]


def test_a_puzzle_is_kept_only_if_the_level_that_asks_a_network_clearly_agrees() -> None:
    puzzle, maker = one(), Maker(MAUWI, "test", {})
    assert maker.other.level.iterations == TIMES * levels_of(MAUWI)["nekomata"].iterations
    assert maker.checks()["network"] == network_mark(MAUWI)
    match = begin_puzzle(puzzle.position, 0)
    answer, tempting = map(match.read, (puzzle.answer, puzzle.tempting))
    for move, visits, is_kept in ((answer, 75, True), (answer, 74, False), (tempting, 100, False)):
        maker.other = maker.other_briefly = Stubborn(move, visits)
        assert (maker.ask_again(puzzle) is not None) == is_kept


def test_where_no_level_asks_a_network_none_has_to_agree() -> None:
    maker = Maker(find_game("mice"), "test", {})
    assert maker.other is None
    assert "agrees" not in maker.checks()


def test_a_level_that_asks_a_network_judges_no_puzzles() -> None:
    with pytest.raises(UsageError, match="nekomata"):
        judging_level(MAUWI, "nekomata")
    assert judging_level(MAUWI, None) == deepest_name(MAUWI)


def test_a_file_that_has_enough_gets_no_more() -> None:
    known = puzzles_of(MAUWI)
    made = make_puzzles(Maker(MAUWI, "test", {}, judge="stray"), 5, 0.5, known=known)
    assert {puzzle.id for puzzle in made} == set(known)


def test_what_the_search_is_not_sure_of_is_not_kept() -> None:
    """Moves that come to the same leave no margin: nothing is found where all is equal."""
    maker, room = Maker(find_game("mice"), "test", {"players": 2}, 0.9, "mouser"), Wanted(1, {})
    positions = (position for match in maker.tables() for position in maker.positions(match))
    assert not any(maker.ask(position, room) for position in islice(positions, 30))
    assert maker.seen["positions"] == 30


# --- the puzzle of the day


def test_the_mix_is_fnv() -> None:
    assert [mixed(text) for text in ("", "a", "foobar")] == [0x811C9DC5, 0xE40C292C, 0xBF9CF968]


def test_pages_choose_the_same_puzzle_of_the_day() -> None:
    node = shutil.which("node")
    if node is None:
        pytest.skip("THE CLIENT IS NOT TESTED: node is not installed")
    days = [datetime.date(2026, 1, 1) + datetime.timedelta(number) for number in range(400)]
    ids = [[*puzzles_of(game)] for game in GAMES]
    script = (
        f"import {{ daily }} from {json.dumps((STATIC / 'daily.js').as_uri())};"
        f"console.log(JSON.stringify({json.dumps(ids)}.map((ids) => {json.dumps([str(day) for day in days])}"
        ".map((day) => daily(ids, day)))))"
    )
    done = subprocess.run(
        [node, "--input-type=module", "-e", script], capture_output=True, text=True, timeout=60, check=True
    )
    assert json.loads(done.stdout) == [[daily_puzzle(names, day) for day in days] for names in ids]
    assert len({daily_puzzle(ids[0], day) for day in days}) > 60  # the days differ


# --- at a keyboard


def solved(lines: list[str], puzzle: Puzzle | None = None) -> str:
    """What is shown to somebody who types these lines."""
    keyboard: Iterator[str] = iter(lines)
    screen = io.StringIO()

    def ask(question: str) -> str:
        screen.write(question)
        try:
            return next(keyboard)
        except StopIteration:
            raise EOFError from None

    console = Console(file=screen, width=200, color_system=None)
    puzzles = list(puzzles_of(MAUWI).values())
    solve_puzzles(MAUWI, puzzles, puzzle or one(), console, ask)
    return screen.getvalue()


def test_the_right_move_is_praised_and_the_next_puzzle_follows() -> None:
    shown = solved([one().answer, "", "quit"])
    assert "Find the best move." in shown
    assert "Right. " in shown
    assert f"{round(100 * one().chances[one().answer])}% to win" in shown
    assert "Solved on the first try: 1 of 1." in shown
    assert list(puzzles_of(MAUWI))[1] in shown
    assert "[bold]" not in shown


def test_the_page_has_the_figures_of_the_shipped_files() -> None:
    page = (Path(__file__).parents[1] / "docs" / "puzzles.md").read_text(encoding="utf-8")
    files = {game.name: list(puzzles_of(game).values()) for game in GAMES}
    shipped = [puzzle for file in files.values() for puzzle in file]
    bare = sum(not puzzle.theme for puzzle in shipped)
    assert f"({bare} of the {len(shipped)} shipped)" in page
    two = {name: sum(len(puzzle.chances) == 2 for puzzle in file) for name, file in files.items()}
    assert (
        f"Nine Lives {two['nine-lives']}, of those of Cat Battles {two['cat-battles']} have only two" in page
    )
    most = max(max(Counter(puzzle.theme for puzzle in file).values()) for file in files.values())
    assert f"one has {most} puzzles now" in page
    for name, file in files.items():
        assert f"| {name} | {len(file)} |" in page


def test_q_leaves_in_a_puzzle_as_between_two() -> None:
    assert "is not a move" not in solved(["q", one().answer])
    assert "Right. " not in solved(["q", one().answer])


def test_grades_have_their_names_in_the_readers_language(capsys: pytest.CaptureFixture[str]) -> None:
    graded = next(puzzle for puzzle in puzzles_of(MAUWI).values() if puzzle.grade == "house-cat")
    for language, name in (("en", "House cat"), ("fr", "Chat de maison"), ("ja", "家猫")):
        with reading(language):
            assert name in solved(["q"], graded).splitlines()[0]
            list_puzzles(MAUWI, puzzles_of(MAUWI), Console(width=200))
        listed = capsys.readouterr().out
        row = next(line for line in listed.splitlines() if graded.id in line)
        assert row.split("  ")[1].strip() == name
        assert "house-cat" not in listed


def test_a_wrong_move_shows_its_refutation_and_hides_the_answer_until_it_is_asked_for() -> None:
    puzzle = one()
    tried = solved([puzzle.tempting])
    assert "Not the best. " in tried
    assert theme_name(MAUWI, puzzle.theme) not in tried  # it would give the answer away
    assert "What can follow, with one possible deal:" in tried
    assert "The best move" not in tried
    shown = solved(["?", "why " + puzzle.tempting, "xyz", puzzle.tempting, "answer", "q"])
    assert "show the best move" in shown
    assert "That move is allowed." in shown
    assert "The best move: " in shown
    assert f"Theme: {theme_name(MAUWI, puzzle.theme)}" in shown
    assert "Solved on the first try: 0 of 1." in shown


def test_nothing_is_saved_taken_back_or_hinted_in_a_puzzle(tmp_path: Path, monkeypatch: Any) -> None:
    monkeypatch.chdir(tmp_path)
    shown = solved(["save", "undo", "hint"])
    assert shown.count("Type ? for help.") == 3
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(("language", "said"), [("fr", "Trouvez le meilleur coup."), ("ja", "最善の手")])
def test_puzzles_speak_the_language_of_who_solves(language: str, said: str) -> None:
    with reading(language):
        shown = solved([one().answer])
    assert said in shown
    assert "Find the best move" not in shown


def test_a_lesson_says_something_before_and_after() -> None:
    lesson = lessons_of(MAUWI)[0]
    answers = iter([puzzle.answer for puzzle in lesson.puzzles])
    console = Console(file=io.StringIO(), width=200)
    solve_lesson(MAUWI, lesson, console, lambda question: next(answers))
    shown = console.file.getvalue()  # type: ignore[attr-defined]
    assert lesson.before in shown
    assert shown.rstrip().endswith(lesson.after)


# --- the command


def run(*words: str, typed: str = "") -> Any:
    return CliRunner().invoke(cli.app, ["puzzle", *words], input=typed, catch_exceptions=True)


def test_the_command_lists_tells_as_data_and_asks() -> None:
    puzzle = one()
    listed = run("mauwi", "--list")
    assert listed.exit_code == 0
    assert puzzle.id in listed.stdout
    rows = json.loads(run("mauwi", "--list", "--json").stdout)
    assert [row["id"] for row in rows] == [*puzzles_of(MAUWI)]
    assert set(rows[0]) == {"id", "grade", "theme"}
    data = json.loads(run("mauwi", puzzle.id, "--json").stdout)
    assert (data["position"], data["answer"]) == (puzzle.position, puzzle.answer)
    asked = run("mauwi", puzzle.id, "--plain", typed=f"{puzzle.answer}\nq\n")
    assert "Right. " in asked.stdout
    assert "\x1b[" not in asked.stdout


def test_a_table_that_is_wider_than_eighty_letters_is_not_broken_in_a_pipe() -> None:
    puzzle = next(iter(puzzles_of(find_game("iwari")).values()))
    match = begin_puzzle(puzzle.position, puzzle.deal)
    table = Text.from_markup(match.text(match.to_move), emoji=False).plain.splitlines()
    assert max(map(len, table)) > 80
    shown = run("iwari", puzzle.id, "--plain", typed="q\n").stdout.splitlines()
    assert {line.rstrip() for line in table} <= {line.rstrip() for line in shown}


def test_the_command_has_the_puzzle_of_the_day() -> None:
    today = daily_puzzle([*puzzles_of(MAUWI)], datetime.date.today())
    assert json.loads(run("mauwi", "--daily", "--json").stdout)["id"] == today


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["mauwi", "nothing"], "has no puzzle 'nothing'"),
        (["mice"], "has no puzzles"),
        (["mauwi", "--lesson", "99"], "lessons made of puzzles"),
        (["mauwi", "--file", "nowhere.json"], "cannot be read"),
        (["chess"], "chess"),
        (["make", "mice", "--bot", "kitten"], "not a level that can judge"),
    ],
)
def test_what_is_not_there_is_answered_with_a_sentence(words: list[str], sentence: str) -> None:
    done = run(*words)
    assert done.exit_code != 0
    assert sentence in str(done.exception)


@pytest.mark.parametrize("more", [[], ["--daily"], ["--list"]])
def test_a_file_without_puzzles_is_answered_with_a_sentence(more: list[str], tmp_path: Path) -> None:
    file = tmp_path / "empty.json"
    file.write_text(write_puzzles(MAUWI, [], []), encoding="utf-8")
    done = run("mauwi", "--file", str(file), *more)
    assert isinstance(done.exception, UsageError)
    assert "has no puzzles" in str(done.exception)
    for wrong in ({"puzzles": None}, {"made": 3}, {"puzzles": {}}):
        file.write_text(json.dumps({**MAUWI.puzzles, **wrong}), encoding="utf-8")
        assert isinstance(run("mauwi", "--file", str(file), *more).exception, PuzzleError)


def test_a_lesson_is_told_as_data() -> None:
    lesson = lessons_of(MAUWI)[0]
    data = json.loads(run("mauwi", "--lesson", "1", "--json").stdout)
    assert (data["name"], data["title"]) == (lesson.name, lesson.title)
    assert [one["id"] for one in data["puzzles"]] == [puzzle.id for puzzle in lesson.puzzles]
    assert all(one["chances"] and one["game"] == "mauwi" for one in data["puzzles"])


def test_puzzles_of_ones_own_are_made_and_solved_from_their_file(tmp_path: Path) -> None:
    file = tmp_path / "own.json"
    asked = ("--margin", "0.02", "--budget", "60", "--bot", "tiger", "-o", str(file))
    done = run("make", "mice", "--count", "1", *asked)
    assert done.exit_code == 0, done.output
    assert "1 puzzle is in" in done.stdout.replace("\n", " ")
    made = json.loads(file.read_text(encoding="utf-8"))
    command = "nekoban puzzle make mice --count 1 --seed 1 --margin 0.02 --budget 60 --bot tiger"
    assert made["made"][0]["command"] == command
    assert run("make", "mice", "--count", "2", "--seed", "2", *asked, "--add").exit_code == 0
    again = json.loads(file.read_text(encoding="utf-8"))
    assert len(again["puzzles"]) == len(again["made"]) == 2
    assert again["made"][1]["command"].endswith(" --add")
    assert made["puzzles"][0] in again["puzzles"]
    answer = made["puzzles"][0]["answer"]
    assert "Right. " in run("mice", "--file", str(file), "--plain", typed=f"{answer}\nq\n").stdout
