"""Accessibility: axe-core finds nothing to object to on any page, light and dark."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from nekoban.core.catalogue import all_games
from tests.web.browser import Player

Sit = Callable[..., Player]
GAMES = list(all_games(hidden=True))
# What a theme can change are colours: everything is checked in the light, and in the dark what sees colours.
THEMES: dict[Any, str] = {
    "light": "{resultTypes: ['violations']}",
    "dark": "{resultTypes: ['violations'], runOnly: ['color-contrast', 'link-in-text-block']}",
}


def check(player: Player, node_modules: Path) -> None:
    """The policy of the pages lets no script in, so axe comes in by way of the browser's tools."""
    source = (node_modules / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
    player.page.evaluate(f"() => {{ {source} }}")
    for theme, asked in THEMES.items():
        player.page.emulate_media(color_scheme=theme)
        found: list[dict[str, Any]] = player.page.evaluate(
            f"axe.run({asked}).then(found => found.violations)"
        )
        told = [
            f"{theme}: {v['id']}: {v['help']}: {[n['html'][:160] for n in v['nodes'][:3]]}" for v in found
        ]
        assert not told, "\n".join(told)


def test_the_start_page(sit: Sit, node_modules: Path) -> None:
    player = sit()
    player.go("/")
    player.page.wait_for_selector(".cover svg")
    check(player, node_modules)
    player.page.click("#settings")
    check(player, node_modules)


def test_an_address_that_leads_nowhere(sit: Sit, node_modules: Path) -> None:
    player = sit()
    player.go("/nowhere")
    player.page.wait_for_selector("#settings")
    check(player, node_modules)
    player.faults.clear()  # the browser reports the 404


def test_a_table_that_waits_for_players_as_host_and_as_guest(sit: Sit, node_modules: Path) -> None:
    host, guest = sit(), sit(360, 740)
    host.go("/new/mice")
    host.page.check("[name=with][value=friends]")
    host.page.click("button.main")
    host.page.wait_for_selector("#questions code")
    check(host, node_modules)
    guest.page.goto(host.page.url)
    guest.page.wait_for_selector("#guest")
    check(guest, node_modules)


def test_a_closer_look(sit: Sit, node_modules: Path) -> None:
    player = sit()
    player.sit_down("mice")
    player.wait_for_turn()
    player.reach_board()
    player.page.keyboard.press("i")
    player.page.wait_for_selector("dialog.zoom svg")
    check(player, node_modules)


def test_leaving_and_ones_own_tables(sit: Sit, node_modules: Path) -> None:
    player = sit(360, 740)
    player.sit_down("mice")
    player.wait_for_turn()
    player.page.click("summary")
    player.page.get_by_role("button", name="Leave the table").click()
    check(player, node_modules)
    player.go("/")
    player.page.wait_for_selector("#own li")
    check(player, node_modules)


@pytest.mark.parametrize("page", ["new", "rules", "learn"])
@pytest.mark.parametrize("game", GAMES)
def test_the_pages_of_a_game(game: str, page: str, sit: Sit, node_modules: Path) -> None:
    player = sit()
    player.go(f"/{page}/{game}")
    if page == "new":
        player.page.click("#more > summary")
    player.page.wait_for_selector(
        {"new": "#seats select", "rules": "figure svg", "learn": "#board svg"}[page]
    )
    check(player, node_modules)


@pytest.mark.parametrize("game", GAMES)
def test_a_table_with_something_picked(game: str, sit: Sit, node_modules: Path) -> None:
    player = sit()
    table = player.make_table(game)
    player.move_unseen(table, 6)
    player.go(f"/table/{table}")
    if player.wait_for_turn():
        player.click_something(0)
    player.wait_for_turn()
    check(player, node_modules)


@pytest.mark.parametrize(("page", "shown"), [("about", "#credits *"), ("offline", "main *")])
def test_a_page_that_belongs_to_no_game(page: str, shown: str, sit: Sit, node_modules: Path) -> None:
    player = sit()
    player.go(f"/{page}")
    player.page.wait_for_selector(shown)
    check(player, node_modules)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_on_a_wide_screen_with_all_its_details(game: str, sit: Sit, node_modules: Path) -> None:
    player = sit(1366, 768)
    player.go(f"/table/{player.finished_table(game)}")
    player.page.click("#result summary")
    check(player, node_modules)


@pytest.mark.parametrize("game", GAMES)
def test_the_end_and_the_replay(game: str, sit: Sit, node_modules: Path) -> None:
    player = sit(360, 740)
    player.go(f"/table/{player.finished_table(game)}")
    player.page.wait_for_selector("#result:not([hidden])")
    check(player, node_modules)
    player.page.click("#result a[href^='/replay']")
    player.page.wait_for_selector("#board svg")
    check(player, node_modules)
