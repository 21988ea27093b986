"""The start page: what one must know to pick a game, and one's own tables first."""

from collections.abc import Callable
from pathlib import Path

from nekoban.core.catalogue import all_games
from tests.web.browser import Player
from tests.web.test_axe import check

Sit = Callable[..., Player]
TOPS = "[...document.querySelectorAll('.game')].map(card => Math.round(card.getBoundingClientRect().top))"


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
    assert all(tops.count(top) == 2 for top in tops), tops  # an even grid
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
