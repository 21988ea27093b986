"""Accessibility: axe-core finds nothing to object to on any page, light and dark."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nekoban.core.game import all_games
from nekoban.web.lessons import has_lesson
from tests.web.browser import Player

Sit = Callable[..., Player]
THEMES = ["light", "dark"]


def check(player: Player, node_modules: Path) -> None:
    """The policy of the pages lets no script in, so axe comes in by way of the browser's tools."""
    source = (node_modules / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
    player.page.evaluate(f"() => {{ {source} }}")
    found: list[dict[str, Any]] = player.page.evaluate("axe.run().then(found => found.violations)")
    told = [f"{v['id']}: {v['help']}: {[n['html'][:160] for n in v['nodes'][:3]]}" for v in found]
    assert not told, "\n".join(told)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("path", ["/", "/new/mice", "/rules/mice", "/learn/mice"])
def test_pages(path: str, theme: str, sit: Sit, node_modules: Path) -> None:
    player = sit(theme=theme)
    player.go(path)
    player.page.wait_for_load_state("networkidle")
    check(player, node_modules)


@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("game", list(all_games(hidden=True)))
def test_tables(game: str, theme: str, sit: Sit, node_modules: Path) -> None:
    player = sit(theme=theme)
    player.sit_down(game)
    for number in range(4):
        player.wait_for_turn()
        check(player, node_modules)
        player.click_something(number)
        player.settle()


@pytest.mark.parametrize("theme", THEMES)
def test_the_end_and_the_replay(theme: str, sit: Sit, node_modules: Path) -> None:
    player = sit(360, 740, theme)
    player.sit_down("mice")
    player.play_by_clicks()
    check(player, node_modules)
    player.page.click("#result a")
    player.page.wait_for_selector("#board svg")
    check(player, node_modules)


@pytest.mark.parametrize("game", [name for name, game in all_games().items() if has_lesson(game)])
def test_lessons_and_rules(game: str, sit: Sit, node_modules: Path) -> None:
    player = sit()
    for path in (f"/learn/{game}", f"/rules/{game}"):
        player.go(path)
        player.page.wait_for_load_state("networkidle")
        check(player, node_modules)
