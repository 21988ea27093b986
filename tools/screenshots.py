"""Pictures of the pages: every game at its start, in its middle and at its end: python -m tools.screenshots

They go to docs/pictures, wide and phone, light and dark, from games against bots; names of games or pages
("start", "mauwi", "mauwi-rules" ...) choose among them.

    python -m tools.screenshots review puzzle coach --folder build/pictures

Pages on which one looks back are only taken when they are named, of all games or of one ("mauwi-coach"). A
server that judges hastily shows them: they are there to be looked at, and nobody should believe them.
--language fr photographs what a French reader sees.
"""

from __future__ import annotations

import argparse
import base64
import json
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from nekoban.adding.page_words import PAGES
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.language import ENGLISH, languages
from nekoban.core.puzzles import begin_puzzle, puzzles_of
from tests.web.browser import Player, Server
from tools.chromium import open_browser

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
SIZES = {
    "wide": {"width": 1280, "height": 800},
    "laptop": {"width": 1366, "height": 768},
    "phone": {"width": 360, "height": 740},
}
ALL: tuple[Any, ...] = (("wide", "light"), ("wide", "dark"), ("phone", "light"), ("phone", "dark"))
SOME: tuple[Any, ...] = (("wide", "light"), ("phone", "dark"))
BACK: tuple[Any, ...] = (("laptop", "light"), ("laptop", "dark"), ("phone", "light"), ("phone", "dark"))
LOOKING_BACK = ("review", "puzzle", "coach")
HASTY = ("-m", "tests.web.hasty")
TALLEST = 1400  # pixels of a phone's page that are shown
QUALITY = 64
MOMENTS = {"start": 0, "middle": 16, "end": 3000}  # own moves made before
# The drawing has the shape of the window.
SHAPED = """(() => {
  const box = document.querySelector("#board > svg")?.viewBox.baseVal;
  return !box || (box.width < box.height) === (innerWidth < innerHeight);
})()"""
PATHS = "table => fetch(`/api/tables/${table}`).then((answer) => answer.json()).then((told) => told.paths)"
STILL = "localStorage.nekoban ??= JSON.stringify({speed: 'off', sound: false, name: 'Mia'})"


class Photographer:
    """One player, photographed in every size and theme."""

    def __init__(self, browser: Browser, address: str, folder: Path, language: str) -> None:
        self.browser = browser
        self.address = address
        self.folder = folder
        self.language = language
        folder.mkdir(parents=True, exist_ok=True)

    def open(self) -> Player:
        context = self.browser.new_context(
            viewport=SIZES["wide"],  # type: ignore[arg-type]
            reduced_motion="reduce",
            locale=self.language,
        )
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
        (self.folder / f"{name}.webp").write_bytes(base64.b64decode(taken["data"]))
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

    # --- looking back

    def look_back(self, game: str, page: str) -> None:
        player = self.open()
        {"review": self.review, "puzzle": self.puzzle, "coach": self.coach}[page](player, game)
        player.page.context.close()

    def review(self, player: Player, game: str) -> None:
        """The review of a match against one bot, at its first mistake."""
        player.go(f"/review/{player.finished_table(game)}")
        player.page.wait_for_selector("#play:not([hidden]) #board svg", timeout=120_000)
        player.page.keyboard.press("m")
        self.shoot(player, f"{game}-review", BACK)

    def puzzle(self, player: Player, game: str) -> None:
        """A puzzle, and what is said to a wrong answer."""
        puzzle = list(puzzles_of(find_game(game)).values())[3]
        player.go(f"/puzzles/{game}#id={puzzle.id}")
        player.page.wait_for_selector(".board .can")
        self.shoot(player, f"{game}-puzzle", BACK)
        match = begin_puzzle(puzzle.position, puzzle.deal)
        player.click_path(match.game.moves.paths[match.read(puzzle.tempting)])
        player.page.wait_for_selector("#again:not([hidden])")
        self.shoot(player, f"{game}-puzzle-wrong", BACK)

    def coach(self, player: Player, game: str) -> None:
        """What the coach says of the first legal move, with its reasons."""
        table = player.sit_down(game, coach=3)
        player.wait_for_turn()
        player.click_path(player.page.evaluate(PATHS, table)[0])
        said = json.loads((PAGES / f"{self.language}.json").read_text(encoding="utf-8"))
        dialog = player.page.get_by_role("dialog", name=said["coach.title"])
        dialog.get_by_role("button", name=said["coach.why"]).click()
        self.shoot(player, f"{game}-coach", BACK)


def pages_of(games: Sequence[str]) -> dict[str, str]:
    """The pages that need no table, by the names of their pictures."""
    pages = {"start": "/", "new": f"/new/{games[-1]}"}
    for game in games:
        pages |= {f"{game}-{page}": f"/{page}/{game}" for page in ("rules", "learn")}
    return pages


def take_usual(photographer: Photographer, wanted: Sequence[str]) -> None:
    games = list(all_games())
    for name, path in pages_of(games).items():
        if not wanted or name in wanted:
            photographer.page(path, name)
    for game in games:
        if not wanted or game in wanted:
            print(game, flush=True)
            photographer.game(game)


def take_back(photographer: Photographer, wanted: Sequence[str]) -> None:
    for game in all_games():
        for page in LOOKING_BACK:
            if page in wanted or f"{game}-{page}" in wanted:
                print(game, page, flush=True)
                photographer.look_back(game, page)


def main() -> None:
    parser = argparse.ArgumentParser(prog="tools.screenshots", description="Pictures of the pages.")
    parser.add_argument("names", nargs="*", help="games and pages; without any, all but those that look back")
    parser.add_argument("--folder", type=Path, default=FOLDER, help="where the pictures go")
    parser.add_argument("--language", default=ENGLISH, choices=languages(), help="the reader's language")
    asked = parser.parse_args()
    back = any(name.endswith(LOOKING_BACK) for name in asked.names)
    server = Server(Path(tempfile.mkdtemp()), *([HASTY] if back else []))
    try:
        with open_browser() as browser:
            photographer = Photographer(browser, server.address, asked.folder, asked.language)
            (take_back if back else take_usual)(photographer, asked.names)
    finally:
        server.stop()


if __name__ == "__main__":
    main()
