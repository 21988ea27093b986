"""Pictures of the pages: every game at its start, in its middle and at its end: python -m tools.screenshots

They go to docs/pictures, wide and phone, light and dark, from games against bots; names of games or pages
("start", "mauwi", "mauwi-rules" ...) choose among them.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from nekoban.core.catalogue import all_games
from tests.web.browser import Player, Server
from tools.chromium import open_browser

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SIZES = {"wide": {"width": 1280, "height": 800}, "phone": {"width": 360, "height": 740}}
ALL: tuple[Any, ...] = (("wide", "light"), ("wide", "dark"), ("phone", "light"), ("phone", "dark"))
SOME: tuple[Any, ...] = (("wide", "light"), ("phone", "dark"))
TALLEST = 1400  # pixels of a phone's page that are shown
QUALITY = 64
MOMENTS = {"start": 0, "middle": 16, "end": 3000}  # own moves made before
# The drawing has the shape of the window.
SHAPED = """(() => {
  const box = document.querySelector("#board > svg")?.viewBox.baseVal;
  return !box || (box.width < box.height) === (innerWidth < innerHeight);
})()"""
STILL = "localStorage.nekoban ??= JSON.stringify({speed: 'off', sound: false, name: 'Mia'})"


class Photographer:
    """One player, photographed in every size and theme."""

    def __init__(self, browser: Browser, address: str) -> None:
        self.browser = browser
        self.address = address
        FOLDER.mkdir(parents=True, exist_ok=True)

    def open(self) -> Player:
        context = self.browser.new_context(viewport=SIZES["wide"], reduced_motion="reduce")  # type: ignore[arg-type]
        context.add_init_script(STILL)
        return Player(context.new_page(), self.address)

    def shoot(self, player: Player, name: str, shapes: tuple[Any, ...] = ALL) -> None:
        for size, theme in shapes:
            self.resize(player, size)
            player.page.emulate_media(color_scheme=theme)
            player.page.mouse.move(2, 300)
            full = player.page.evaluate("document.documentElement.scrollHeight")
            height = min(full, TALLEST) if size == "phone" else SIZES[size]["height"]
            self.save(player, f"{name}-{size}-{theme}", SIZES[size]["width"], height)
        self.resize(player, "wide")

    def resize(self, player: Player, size: str) -> None:
        """Another window: the drawing for it has to come from the server."""
        player.page.set_viewport_size(SIZES[size])  # type: ignore[arg-type]
        player.until(SHAPED)
        player.page.evaluate("scrollTo(0, 0)")
        player.page.wait_for_timeout(300)

    def save(self, player: Player, name: str, width: int, height: int) -> None:
        """As WebP, which Playwright itself does not write."""
        tools = player.page.context.new_cdp_session(player.page)
        clip = {"x": 0, "y": 0, "width": width, "height": height, "scale": 1}
        beyond = height > SIZES["wide"]["height"]  # a window as long as the page has another shape
        asked = {"format": "webp", "quality": QUALITY, "clip": clip, "captureBeyondViewport": beyond}
        taken = tools.send("Page.captureScreenshot", asked)
        (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
        tools.detach()

    def game(self, name: str) -> None:
        """One game; nobody looks at the moves between the moments."""
        player = self.open()
        table = player.make_table(name, all_games(hidden=True)[name].options.read({}).players - 1)
        for moment, moves in MOMENTS.items():
            player.move_unseen(table, moves)
            player.go(f"/table/{table}")
            player.wait_for_turn()
            self.shoot(player, f"{name}-{moment}")
        player.go(f"/replay/{table}#ply={MOMENTS['middle']}")
        player.page.wait_for_selector("#board svg")
        self.shoot(player, f"{name}-replay", SOME)
        player.page.context.close()

    def page(self, path: str, name: str) -> None:
        player = self.open()
        player.go(path)
        player.page.wait_for_load_state("networkidle")
        self.shoot(player, name, ALL if path == "/" else SOME)
        player.page.context.close()


def main() -> None:
    wanted = sys.argv[1:]
    pages = {"start": "/", "new": f"/new/{next(reversed(all_games()))}"}
    for game in all_games():
        pages |= {f"{game}-{page}": f"/{page}/{game}" for page in ("rules", "learn")}
    server = Server(Path(tempfile.mkdtemp()))
    try:
        with open_browser() as browser:
            photographer = Photographer(browser, server.address)
            for name, path in pages.items():
                if not wanted or name in wanted:
                    photographer.page(path, name)
            for game in all_games():
                if not wanted or game in wanted:
                    print(game, flush=True)
                    photographer.game(game)
    finally:
        server.stop()


if __name__ == "__main__":
    main()
