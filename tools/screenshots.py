"""Pictures of every game at its start, in its middle and at its end: python -m tools.screenshots [game ...]

They go to docs/screenshots, wide and phone, light and dark, from a game against bots.
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from nekoban.core.game import all_games
from tests.web.browser import Player, Server
from tools.chromium import find_chromium

FOLDER = Path(__file__).parents[1] / "docs" / "screenshots"
SHAPES: dict[str, dict[str, Any]] = {
    "wide-light": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "light"},
    "wide-dark": {"viewport": {"width": 1280, "height": 800}, "color_scheme": "dark"},
    "phone-light": {"viewport": {"width": 360, "height": 740}, "color_scheme": "light"},
    "phone-dark": {"viewport": {"width": 360, "height": 740}, "color_scheme": "dark"},
}
MIDDLE = 24  # clicks
STILL = "localStorage.nekoban ??= JSON.stringify({speed: 'off', sound: false})"


class Photographer:
    """One player, photographed in all shapes: other shapes look at the same table."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        FOLDER.mkdir(parents=True, exist_ok=True)

    def open(self, shape: str) -> Player:
        context = self.browser.new_context(**SHAPES[shape], reduced_motion="reduce")
        context.add_init_script(STILL)
        return Player(context.new_page(), self.address)

    def shoot(self, player: Player, name: str) -> None:
        """The same page in every shape, by changing the window and the theme."""
        for shape, settings in SHAPES.items():
            player.page.emulate_media(color_scheme=settings["color_scheme"])
            player.page.set_viewport_size(settings["viewport"])
            player.page.wait_for_timeout(700)  # the drawing for another window has to come
            player.page.screenshot(path=FOLDER / f"{name}-{shape}.png")
        player.page.set_viewport_size(SHAPES["wide-light"]["viewport"])
        player.page.wait_for_timeout(700)

    def game(self, name: str) -> None:
        player = self.open("wide-light")
        player.sit_down(name, bots=all_games(hidden=True)[name].options.read({}).players - 1)
        for click in range(3000):
            player.wait_for_turn()
            if click == 0:
                self.shoot(player, f"{name}-start")
            elif click == MIDDLE:
                self.shoot(player, f"{name}-middle")
            if player.is_over:
                break
            player.click_something(click)
            player.settle()
        self.shoot(player, f"{name}-end")

    def page(self, path: str, name: str) -> None:
        player = self.open("wide-light")
        player.go(path)
        player.page.wait_for_load_state("networkidle")
        self.shoot(player, name)


def main() -> None:
    program = find_chromium()
    if program is None:
        sys.exit("There is no Chromium: python -m tools.chromium")
    games = sys.argv[1:] or list(all_games())
    server = Server(Path(tempfile.mkdtemp()))
    try:
        with sync_playwright() as playwright:
            browser = playwright.chromium.launch(
                executable_path=program, args=["--no-sandbox", "--disable-gpu"]
            )
            photographer = Photographer(browser, server.address)
            photographer.page("/", "start")
            for game in games:
                print(game, flush=True)
                photographer.page(f"/rules/{game}", f"{game}-rules")
                photographer.game(game)
            browser.close()
    finally:
        server.stop()


if __name__ == "__main__":
    main()
