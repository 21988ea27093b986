"""Whether everything legal can be touched: python -m tools.touch [game ...]

A thing glows for nothing where another one lies on all of it. Positions of random games are drawn in a real
Chromium, in both layouts, as on a desk and a phone; of everything that a legal path names, a grid of points
is tried. What is told for each game: how many things were tried, and the share of its own box that the worst
of them answers to.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Iterator
from typing import Any, NamedTuple

import msgspec
from playwright.sync_api import Browser, Page

from nekoban.core.catalogue import all_games
from nekoban.core.game import Game
from nekoban.core.match import Match
from nekoban.server.presentation import drawn, faces
from tools.chromium import open_browser

GAMES = 6  # random games of each
EVERY = 3  # moves between two drawings
MOST = 600  # moves of a game
WINDOWS = {"wide": (1200, 760), "tall": (340, 1000)}  # pixels that the board has on a desk, on a phone
GRID = 8  # points across and down
STYLE = """
body { margin: 0 }
.faces { position: absolute; height: 0; overflow: hidden }
.board > svg { display: block; width: 100%; max-height: 100vh }
"""
TOUCH = """([picture, ids, grid]) => {
  document.querySelector(".board").innerHTML = picture;
  const things = [...document.querySelectorAll("[data-click]")];
  return things.filter(({dataset}) => ids.includes(dataset.click)).map(thing => {
    thing.style.visibility = "visible";  // some are only shown after another click
    const {x, y, width, height} = thing.getBoundingClientRect();
    let hits = 0;
    for (let i = 1; i < grid; i++) for (let j = 1; j < grid; j++) {
      const found = document.elementFromPoint(x + width * i / grid, y + height * j / grid);
      if (found?.closest("[data-click]")?.dataset.click === thing.dataset.click) hits++;
    }
    thing.style.visibility = "";
    return [thing.dataset.click, hits / (grid - 1) ** 2];
  });
}"""


class Touched(NamedTuple):
    """A thing of a drawing, and which share of its box answers."""

    id: str
    share: float
    position: str
    layout: str


def positions(game: Game, seed: int, every: int) -> Iterator[Match]:
    """A random game, with a stop every few moves."""
    chance = random.Random(seed)
    options = chance.choice(game.samples())
    match = Match.new(game.name, **options, seed=f"touch {seed}")
    for number in range(MOST):
        if match.over:
            return
        if (number + seed) % every == 0:
            yield match
        match.play(chance.choice(match.legal()))


def touched(page: Page, match: Match, layout: str) -> Iterator[Touched]:
    """Everything that whoever is to move may touch in this position."""
    seat = match.to_move
    picture = msgspec.json.decode(drawn(match.game, match.view(seat), seat, layout, match.names))
    ids = sorted({id for path in match.paths() for id in path})
    found: list[Any] = page.evaluate(TOUCH, [picture, ids, GRID])
    missing = set(ids) - {id for id, _ in found}
    for id, share in [*found, *((id, 0.0) for id in sorted(missing))]:
        yield Touched(id, share, match.position(), layout)


def lay_out(browser: Browser, game: Game, layout: str) -> Page:
    """An empty board of the pages' own, with the game's faces."""
    width, height = WINDOWS[layout]
    page = browser.new_page(viewport={"width": width, "height": height})
    sheet = faces(game)
    page.set_content(f'<div class="faces">{sheet[0] if sheet else ""}</div><div class="board"></div>')
    page.add_style_tag(content=STYLE)
    return page


def survey(browser: Browser, game: Game, games: int, every: int) -> Iterator[Touched]:
    for layout in WINDOWS:
        page = lay_out(browser, game, layout)
        for seed in range(games):
            for match in positions(game, seed, every):
                yield from touched(page, match, layout)
        page.close()


def main() -> None:
    known = all_games(hidden=True)
    print("| game | things | the least share | of |\n|---|---:|---:|---|")
    hidden = []
    with open_browser() as browser:
        for name in sys.argv[1:] or known:
            found = list(survey(browser, known[name], GAMES, EVERY))
            worst = min(found, key=lambda thing: thing.share)
            hidden += [thing for thing in found if not thing.share]
            print(f"| {name} | {len(found)} | {worst.share:.2f} | {worst.id}, {worst.layout} |", flush=True)
    for thing in hidden[:20]:
        print(f"{thing.id} cannot be touched ({thing.layout}): {thing.position}")
    sys.exit(1 if hidden else 0)


if __name__ == "__main__":
    main()
