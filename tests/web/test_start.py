"""The start page: what one must know to pick a game, and one's own tables first."""

import json
from collections.abc import Callable
from pathlib import Path

from nekoban.core.catalogue import all_games
from tests.web.browser import Player
from tests.web.test_axe import check

Sit = Callable[..., Player]
TOPS = "[...document.querySelectorAll('.game')].map(card => Math.round(card.getBoundingClientRect().top))"


def test_finished_games_are_listed_for_whoever_played_them_and_can_be_saved(sit: Sit, tmp_path: Path) -> None:
    player = sit()
    table = player.sit_down("mice")
    player.wait_for_turn()
    player.go("/")
    player.page.wait_for_selector("#games li")
    assert not player.page.locator("#past").is_visible()
    player.move_unseen(table)
    player.go(f"/table/{table}")
    player.page.wait_for_selector("#result:not([hidden])")
    player.go("/")
    row = player.page.locator("#past-tables li")
    row.wait_for()
    assert "Mice" in row.inner_text()
    with player.page.expect_download() as download:
        player.page.get_by_role("button", name="Save the list").click()
    download.value.save_as(tmp_path / "games.json")
    kept = json.loads((tmp_path / "games.json").read_text())
    assert [(id, one["title"]) for id, one in kept.items()] == [(table, "Mice")]
    row.get_by_role("link", name="Replay").click()
    player.page.wait_for_url(f"**/replay/{table}*")
    player.page.wait_for_selector("#board svg")


def test_games_are_told_by_their_facts_and_a_picture_and_ones_tables_come_first(
    sit: Sit, node_modules: Path
) -> None:
    player = sit(1366, 768)
    player.sit_down("mice")
    player.wait_for_turn()
    player.go("/")
    cards = player.page.locator(".game")
    cards.first.wait_for()
    tops: list[int] = player.page.evaluate(TOPS)
    assert len(set(tops)) == 1, tops  # all in one row, so none is alone in another
    own = player.page.locator("#own li").bounding_box()
    assert own is not None
    assert own["y"] < tops[0]
    for number, game in enumerate(all_games().values()):
        told = cards.nth(number).locator(".facts").inner_text()
        assert game.minutes is not None
        assert f"{game.minutes[1]} minutes" in told
        assert "about" in told
        assert str(game.weight) in told
    cards.first.get_by_role("button", name="A picture of the table").click()
    player.until("document.querySelector('img.look')?.naturalWidth > 0")
    check(player, node_modules)


def test_until_the_games_are_there_the_page_shows_that_they_come(sit: Sit) -> None:
    player = sit(1366, 768)
    page, held = player.page, []
    page.route("**/api/games", lambda route: held.append(route))
    player.go("/")
    page.wait_for_selector("#games[aria-busy] .waits")
    assert page.locator("#games :is(a, button)").count() == 0
    assert not page.locator("#lobby-title").is_visible()  # it would jump
    player.until("document.querySelector('#settings') !== null")
    player.wait_until_asked(held)
    held[0].continue_()
    page.wait_for_selector(".game")
    assert page.locator("#games[aria-busy], .waits").count() == 0


def test_a_table_that_takes_time_is_said_to_come_and_the_button_is_no_dead_one(sit: Sit) -> None:
    player = sit(1366, 768)
    page, held = player.page, []
    player.go("/")
    page.wait_for_selector(".game")
    page.route(
        "**/api/tables",
        lambda route: held.append(route) if route.request.method == "POST" else route.continue_(),
    )
    now = page.locator(".game .main").first
    now.click()
    player.wait_until_asked(held)
    assert now.is_disabled()
    assert now.inner_text() == "Setting up the table …"
    held[0].continue_()
    page.wait_for_url("**/table/*")
    page.go_back()
    page.wait_for_selector(".game")
    assert now.is_enabled()
    assert now.inner_text() == "Play against bots now"
