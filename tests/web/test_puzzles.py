"""Puzzles in a real browser: by clicks, by keys, on a phone, in every language; and the days in a row."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nekoban.core.catalogue import all_games, find_game
from nekoban.core.puzzles import Puzzle, begin_puzzle, daily_puzzle, lessons_of, puzzles_of, theme_name
from tests.web.browser import POINT, Player
from tests.web.test_axe import check

Sit = Callable[..., Player]
GAMES = list(all_games())
OVER = "document.querySelector('#follow').hidden"
SHAPE = "document.querySelector('#board > svg').getAttribute('viewBox')"
KEPT = "JSON.parse(localStorage.getItem('nekoban-puzzles'))"


def open_puzzle(player: Player, game: str, puzzle: Puzzle) -> None:
    player.go(f"/puzzles/{game}#id={puzzle.id}")
    player.page.wait_for_selector(".board .can")


def click_move(player: Player, puzzle: Puzzle, move: str) -> None:
    match = begin_puzzle(puzzle.position, puzzle.deal)
    player.click_path(match.game.moves.paths[match.read(move)])


def step_through(player: Player, puzzle: Puzzle, move: str) -> None:
    """Look at all that follows a move."""
    for _ in puzzle.lines[move]:
        player.page.click("#follow")
    player.until(OVER)


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_is_refuted_and_the_right_one_found_by_clicks(game: str, sit: Sit) -> None:
    player, puzzle = sit(), list(puzzles_of(find_game(game)).values())[3]
    open_puzzle(player, game, puzzle)
    assert player.page.inner_text("#say").startswith("Find the best move. Your turn: ")
    assert "Player" not in player.page.inner_text("#say")
    click_move(player, puzzle, puzzle.tempting)
    player.page.wait_for_selector("#again:not([hidden])")
    assert player.page.inner_text("#say").startswith("Not the best.")
    assert "Theme" not in player.page.inner_text("#about")  # it would give the answer away
    step_through(player, puzzle, puzzle.tempting)
    player.page.click("#again")
    player.page.wait_for_selector(".board .can")
    click_move(player, puzzle, puzzle.answer)
    player.page.wait_for_selector("#next:not([hidden])")
    assert player.page.inner_text("#say").startswith("Right.")
    assert f"Theme: {theme_name(find_game(game), puzzle.theme)}." in player.page.inner_text("#about")
    step_through(player, puzzle, puzzle.answer)
    assert player.page.evaluate(KEPT)["solved"] == {puzzle.id: False}  # the first try counts
    player.page.click("#next")
    player.page.wait_for_selector("#answer:not([hidden])")


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_answered_and_gone_through_by_keys_alone(game: str, sit: Sit) -> None:
    player, puzzle = sit(), list(puzzles_of(find_game(game)).values())[3]
    open_puzzle(player, game, puzzle)
    while player.reach_board():
        player.page.keyboard.press("Enter")
    player.page.wait_for_selector("#follow:not([hidden]), #next:not([hidden]), #again:not([hidden])")
    for _ in range(12):
        if player.page.evaluate(OVER):
            break
        assert player.page.evaluate("document.activeElement.id") == "follow"
        player.page.keyboard.press("Enter")
    assert player.page.evaluate("document.activeElement.id") in ("again", "next", "done")
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector(".board .can")


def test_turning_the_device_keeps_what_was_answered_and_where_one_was(sit: Sit) -> None:
    player, puzzle = sit(), list(puzzles_of(find_game("mauwi")).values())[3]
    open_puzzle(player, "mauwi", puzzle)
    click_move(player, puzzle, puzzle.tempting)
    player.page.wait_for_selector("#again:not([hidden])")
    player.page.click("#follow")
    said, drawn = player.page.inner_text("#say"), player.page.evaluate(SHAPE)
    player.page.set_viewport_size({"width": 390, "height": 844})
    player.until(f"{SHAPE} !== '{drawn}'")
    assert player.page.inner_text("#say") == said
    assert player.page.locator("#again").is_visible()
    player.page.click("#again")
    player.page.wait_for_selector(".board .can")


def test_what_to_click_next_is_said_after_each_pick(sit: Sit) -> None:
    player, puzzle = sit(), list(puzzles_of(find_game("mauwi")).values())[3]
    open_puzzle(player, "mauwi", puzzle)
    asked = player.page.inner_text("#say")
    path = next(path for path in begin_puzzle(puzzle.position, puzzle.deal).paths() if len(path) > 1)
    player.page.mouse.click(*player.page.evaluate(POINT, path[0]))
    assert "choose" in player.page.inner_text("#say")
    player.page.keyboard.press("Escape")
    assert player.page.inner_text("#say") == asked


def test_the_answer_can_be_shown(sit: Sit) -> None:
    player, puzzle = sit(), list(puzzles_of(find_game("mauwi")).values())[3]
    open_puzzle(player, "mauwi", puzzle)
    player.page.click("#answer")
    player.page.wait_for_selector("#next:not([hidden])")
    assert player.page.inner_text("#say").startswith("The best move: ")
    assert player.page.evaluate(KEPT)["solved"] == {puzzle.id: False}


def test_the_puzzle_of_the_day_is_todays_and_begins_a_streak(sit: Sit) -> None:
    player, puzzles = sit(), puzzles_of(find_game("mauwi"))
    day = datetime.date(2026, 3, 1)
    player.page.clock.set_fixed_time(datetime.datetime(2026, 3, 1, 12))
    player.go_nowhere()
    before: dict[str, Any] = {"solved": {}, "day": "2026-02-28", "streak": 4}
    player.page.evaluate("kept => localStorage.setItem('nekoban-puzzles', JSON.stringify(kept))", before)
    player.go("/puzzles")
    player.page.wait_for_selector(".numbers a")
    assert "4 days in a row" in player.page.inner_text("#streak")
    begin = player.page.locator("#mauwi").get_by_role("link", name="Begin with the easiest")
    assert begin.get_attribute("href") == f"/puzzles/mauwi#id={next(iter(puzzles))}"
    player.page.click("#mauwi .button.main")
    player.page.wait_for_selector(".board .can")
    puzzle = puzzles[daily_puzzle([*puzzles], day)]
    click_move(player, puzzle, puzzle.answer)
    player.page.wait_for_selector("#done:not([hidden])")
    kept = {"solved": {puzzle.id: True}, "day": "2026-03-01", "streak": 5, "tried": f"{day} {puzzle.id}"}
    assert player.page.evaluate(KEPT) == kept
    step_through(player, puzzle, puzzle.answer)
    player.page.click("#done")
    player.page.wait_for_selector(".numbers a")
    assert "5 days in a row" in player.page.inner_text("#streak")


def test_the_list_is_narrowed_by_grade_and_theme(sit: Sit) -> None:
    player, puzzles = sit(), list(puzzles_of(find_game("mauwi")).values())
    player.go("/puzzles")
    player.page.wait_for_selector("#mauwi .numbers a")
    assert player.page.locator("#mauwi .numbers a").count() == len(puzzles)
    chosen = puzzles[-1]
    selects = player.page.locator("#mauwi select")
    selects.nth(0).select_option(chosen.grade)
    selects.nth(1).select_option(chosen.theme or "none")
    fitting = [one for one in puzzles if (one.grade, one.theme) == (chosen.grade, chosen.theme)]
    assert player.page.locator("#mauwi .numbers a").count() == len(fitting)
    player.page.locator("#mauwi .numbers a").last.click()
    player.page.wait_for_selector(".board .can")
    assert f"Puzzle {len(fitting)} of {len(fitting)}" in player.page.inner_text("#count")


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_of_puzzles_follows_the_first_game_on_a_phone(game: str, sit: Sit) -> None:
    player, lesson = sit(390, 844), lessons_of(find_game(game))[0]
    player.go(f"/learn/{game}")
    player.page.wait_for_selector("#say:not(:empty)")
    assert player.page.get_attribute("#more", "href") == f"/puzzles#{game}"
    player.go(f"/puzzles#{game}")
    player.page.click(f"#{game} .lessons a >> nth=0")
    player.page.wait_for_selector(".board .can")
    assert lesson.before == player.page.inner_text("#note")
    for number, puzzle in enumerate(lesson.puzzles, 1):
        click_move(player, puzzle, puzzle.answer)
        last = number == len(lesson.puzzles)
        player.page.wait_for_selector("#done:not([hidden])" if last else "#next:not([hidden])")
        step_through(player, puzzle, puzzle.answer)
        if not last:
            player.page.click("#next")
            player.page.wait_for_selector("#answer:not([hidden])")
    assert lesson.after == player.page.inner_text("#note")


@pytest.mark.parametrize(("language", "said"), [("fr", "Trouvez le meilleur coup."), ("ja", "最善の手")])
def test_puzzles_speak_the_readers_language(language: str, said: str, sit: Sit) -> None:
    player, puzzle = sit(locale=language), next(iter(puzzles_of(find_game("mauwi")).values()))
    player.go("/puzzles")
    player.page.wait_for_selector(".numbers a")
    assert "Puzzle" not in player.page.inner_text("main")
    open_puzzle(player, "mauwi", puzzle)
    assert said in player.page.inner_text("#say")


def test_axe_finds_nothing_on_the_pages_of_puzzles(sit: Sit, node_modules: Path) -> None:
    player, puzzle = sit(), next(iter(puzzles_of(find_game("mauwi")).values()))
    player.go("/puzzles")
    player.page.wait_for_selector(".numbers a")
    check(player, node_modules)
    open_puzzle(player, "mauwi", puzzle)
    check(player, node_modules)
    player.page.click("#answer")
    player.page.wait_for_selector("#next:not([hidden])")
    check(player, node_modules)
