"""Puzzles in a real browser: by clicks, by keys, on a phone, in every language; and the days in a row."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nekoban.core.catalogue import all_games, find_game
from nekoban.core.puzzles import Puzzle, begin_puzzle, daily_puzzle, lessons_of, puzzles_of
from tests.web.browser import GLOWS, Player
from tests.web.test_axe import check

Sit = Callable[..., Player]
GAMES = list(all_games())
# One of the things of that name that a mouse can hit, and where.
POINT = """id => {
  for (const thing of document.querySelectorAll(`.board [data-click="${id}"]`)) {
    thing.scrollIntoView({block: "center"});
    const box = thing.getBoundingClientRect();
    for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) {
      const [x, y] = [box.x + box.width * ((i * 5) % 12) / 12, box.y + box.height * ((j * 5) % 12) / 12];
      if (document.elementFromPoint(x, y)?.closest("[data-click]")?.dataset.click === id) return [x, y];
    }
  }
  return null;
}"""
OVER = "document.querySelector('#follow').hidden"
KEPT = "JSON.parse(localStorage.getItem('nekoban-puzzles'))"


def open_puzzle(player: Player, game: str, puzzle: Puzzle) -> None:
    player.go(f"/puzzles/{game}#id={puzzle.id}")
    player.page.wait_for_selector(".board .can")


def click_move(player: Player, puzzle: Puzzle, move: str) -> None:
    """Click a move's path on the board, thing by thing, with a real mouse."""
    match = begin_puzzle(puzzle.position, puzzle.deal)
    for id in match.game.moves.paths[match.read(move)]:
        if not player.page.evaluate(GLOWS):
            return  # what was left to click was the only choice
        point = player.page.evaluate(POINT, id)
        assert point, f"{id} cannot be clicked"
        player.page.mouse.click(*point)


def step_through(player: Player, puzzle: Puzzle, move: str) -> None:
    """Look at all that follows a move."""
    for _ in puzzle.lines[move]:
        player.page.click("#follow")
    player.until(OVER)


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_answer_is_refuted_and_the_right_one_found_by_clicks(game: str, sit: Sit) -> None:
    player, puzzle = sit(), list(puzzles_of(find_game(game)).values())[3]
    open_puzzle(player, game, puzzle)
    click_move(player, puzzle, puzzle.tempting)
    player.page.wait_for_selector("#again:not([hidden])")
    assert player.page.inner_text("#say").startswith("Not the best.")
    step_through(player, puzzle, puzzle.tempting)
    player.page.click("#again")
    player.page.wait_for_selector(".board .can")
    click_move(player, puzzle, puzzle.answer)
    player.page.wait_for_selector("#next:not([hidden])")
    assert player.page.inner_text("#say").startswith("Right.")
    step_through(player, puzzle, puzzle.answer)
    assert player.page.evaluate(KEPT)["solved"] == {puzzle.id: False}  # the first try counts
    player.page.click("#next")
    player.page.wait_for_selector("#answer:not([hidden])")


def test_a_puzzle_is_answered_and_gone_through_by_keys_alone(sit: Sit) -> None:
    player, puzzle = sit(), list(puzzles_of(find_game("mauwi")).values())[3]
    open_puzzle(player, "mauwi", puzzle)
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
    player.go("/missing")
    player.faults.clear()
    before: dict[str, Any] = {"solved": {}, "day": "2026-02-28", "streak": 4}
    player.page.evaluate("kept => localStorage.setItem('nekoban-puzzles', JSON.stringify(kept))", before)
    player.go("/puzzles")
    player.page.wait_for_selector(".numbers a")
    assert "4 days in a row" in player.page.inner_text("#streak")
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
    assert lesson.before in player.page.inner_text("#say")
    for number, puzzle in enumerate(lesson.puzzles, 1):
        click_move(player, puzzle, puzzle.answer)
        last = number == len(lesson.puzzles)
        player.page.wait_for_selector("#done:not([hidden])" if last else "#next:not([hidden])")
        step_through(player, puzzle, puzzle.answer)
        if not last:
            player.page.click("#next")
            player.page.wait_for_selector("#answer:not([hidden])")
    assert lesson.after in player.page.inner_text("#say")


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
