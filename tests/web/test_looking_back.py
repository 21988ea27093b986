"""Review and coach of every game in a browser, by a server that judges hastily: what they show and obey.

tests/web/test_reviews.py and test_coach.py have all that does not depend on the game, with the usual judges.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from pathlib import Path

import pytest

from nekoban.bots import make_bot
from nekoban.core.catalogue import all_games
from nekoban.core.luck import bot_luck
from nekoban.core.match import Match
from nekoban.review.reviews import Review, review
from tests.web.browser import Player
from tests.web.hasty import COST, hasty_judge

Sit = Callable[..., Player]
GAMES = list(all_games())
READY = "#play:not([hidden]) #board svg"
HINTED = """path => path.every((id) => document.querySelector(`#board .hinted[data-click="${id}"]`))"""
AT = "location.hash.startsWith('#ply={ply}&') && document.querySelector('#count').innerText === '{count}'"
MOST_MOVES = 20  # until the coach asks, if a busy machine lets some moves pass


@cache
def reviewed(name: str) -> Review:
    """What the server will find: the same match, judge and seed."""
    match = Match.new(name, seed=5, players=2, names=["Ana", "Bo"])
    bot = make_bot("random", match.game)
    while not match.over:
        match.play(bot.choose(match.view(match.to_move), match.legal(), bot_luck(match.seed, match.ply)))
    return review(match, [hasty_judge(match.game)])


def open_review(player: Player, made: Review, folder: Path) -> None:
    made.match.save(folder / "match.neko")
    player.go("/review#seat=")
    player.page.set_input_files("#file", folder / "match.neko")
    player.page.click("#bring button")
    player.page.wait_for_selector(READY, timeout=120_000)


def is_at(player: Player, made: Review, place: int) -> None:
    """The page shows a decision: its place, its words, and the best move on the board."""
    decision = made.decisions[place]
    player.until(AT.format(ply=decision.ply, count=f"Move {decision.ply + 1} of {made.match.ply}"))
    assert player.page.evaluate(HINTED, list(made.match.game.moves.paths[decision.best[0].move]))
    assert player.page.inner_text("#said").startswith(f"{made.match.names[decision.seat]} chose:")


@pytest.mark.parametrize("game", GAMES)
def test_a_review_of_every_game_by_clicks_and_by_keys(game: str, sit_hastily: Sit, tmp_path: Path) -> None:
    player, made = sit_hastily(), reviewed(game)
    open_review(player, made, tmp_path)
    page, marked = player.page, [n for n, one in enumerate(made.decisions) if one.mark]
    is_at(player, made, 0)
    page.click("#forward")
    is_at(player, made, 1)
    page.locator("#mistakes button").last.click()
    is_at(player, made, marked[-1])
    page.click("#last")
    is_at(player, made, -1)
    for key, place in (("Home", 0), ("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", -1)):
        page.keyboard.press(key)
        is_at(player, made, place)
    page.keyboard.press("m")
    is_at(player, made, marked[0])  # after the last decision it begins again


@pytest.mark.parametrize("game", GAMES)
def test_on_a_laptop_the_buttons_stay_in_sight(game: str, sit_hastily: Sit, tmp_path: Path) -> None:
    player = sit_hastily(1366, 768)
    open_review(player, reviewed(game), tmp_path)
    for name in ("#first", "#again"):
        assert player.page.locator(name).evaluate("one => one.getBoundingClientRect().bottom") <= 768, name


@pytest.mark.parametrize("game", GAMES)
def test_marks_and_sums_of_every_game_are_those_of_the_review(
    game: str, sit_hastily: Sit, tmp_path: Path
) -> None:
    player, made = sit_hastily(390, 844), reviewed(game)
    open_review(player, made, tmp_path)
    page, marks = player.page, [one.mark for one in made.decisions]
    for mark in ("inaccuracy", "mistake", "blunder"):
        assert page.locator(f"#curve .point.{mark}").count() == marks.count(mark)
    assert page.locator("#curve .kind").count() == 3  # their shapes are explained
    assert page.locator("#curve .point").count() == len(marks)
    assert page.locator("#mistakes button").count() == len(marks) - marks.count("") > 0
    assert page.locator("#turns button").count() == len(made.turning_points())
    for row, account in zip(page.locator("#accounts tbody tr").all(), made.accounts(), strict=True):
        cells = [text.replace("−", "-").rstrip("\u00a0%") for text in row.locator("td").all_inner_texts()]
        first, costs, luck, result = (round(10 * float(cell)) for cell in cells)
        assert (first, -costs, luck, result) == account[1:]
        assert first + costs + luck == result
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


# --- the coach


PATHS = "table => fetch(`/api/tables/${table}`).then((answer) => answer.json()).then((told) => told.paths)"
ANSWERED = (
    "document.querySelector('dialog') !== null || document.querySelectorAll('#log > li').length > {before}"
)


def click_first(player: Player, table: str) -> None:
    """Click the first legal move, which the coach of this server doubts if there is another."""
    player.click_path(player.page.evaluate(PATHS, table)[0])


def press_first(player: Player, table: str) -> None:
    """Choose what the keyboard reaches first, until that is a whole move."""
    while not player.page.locator("dialog").count() and player.reach_board():
        player.page.keyboard.press("Enter")


def until_doubted(player: Player, table: str, play: Callable[[Player, str], None]) -> int:
    """Play until the coach asks; how many moves there were before."""
    for _ in range(MOST_MOVES):
        assert player.wait_for_turn()
        before = player.ply
        play(player, table)
        player.until(ANSWERED.format(before=before))
        if player.page.locator("dialog").count():
            return before
    raise AssertionError("the coach never asked")


@pytest.mark.parametrize("game", GAMES)
def test_the_coach_of_every_game_asks_says_why_and_obeys(game: str, sit_hastily: Sit) -> None:
    player = sit_hastily()
    table = player.sit_down(game, coach=5)
    before = until_doubted(player, table, click_first)
    dialog = player.page.get_by_role("dialog", name="Are you sure?")
    assert f"falls by about {round(100 * COST)}%" in dialog.inner_text()
    dialog.get_by_role("button", name="Why?").click()
    assert "Better: " in dialog.inner_text()
    assert "Your move: " in dialog.inner_text()
    player.page.keyboard.press("Escape")
    dialog.wait_for(state="detached")
    assert player.ply == before
    before = until_doubted(player, table, press_first)
    assert player.page.evaluate("document.activeElement.tagName") == "P"  # Enter alone makes no move
    dialog.get_by_role("button", name="Make this move").focus()
    player.page.keyboard.press("Enter")
    player.until(f"document.querySelectorAll('#log > li').length > {before}")
