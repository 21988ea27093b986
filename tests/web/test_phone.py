"""On a phone: a low header, the board and its buttons together, and a map that can be looked at closely."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.web.browser import Player
from tests.web.test_axe import check
from tests.web.test_play import GAMES, SEATS, at_own_turn

Sit = Callable[..., Player]
UNSEEN = """(() => {
  const bar = document.querySelector("#bar").getBoundingClientRect();
  return [...document.querySelectorAll("#board .can, #board [data-button]")].filter(thing => {
    const {top, bottom} = thing.getBoundingClientRect();
    return top < bar.bottom - 1 || bottom > innerHeight + 1;
  }).map(thing => thing.dataset.click);
})()"""
SIGHT = """(() => {
  const [, x, y, scale] = document.querySelector("[data-zoom] > g").getAttribute("transform")
    .match(/translate\\((\\S+) (\\S+)\\)scale\\((\\S+)\\)/).map(Number);
  return {x, y, scale};
})()"""
PLIES = "document.querySelectorAll('#log > li').length"
SPACE = """(() => {
  const box = document.querySelector("[data-zoom]").getBoundingClientRect();
  const seen = [...document.querySelectorAll("[data-zoom] .can")].map(one => one.getBoundingClientRect());
  const one = seen.find(({x, y}) => x > box.x + 30 && y > Math.max(box.y, 130) + 30 && y < innerHeight - 90);
  return [one.x + one.width / 2, one.y + one.height / 2];
})()"""


# A point of something that can be used, and that is not covered.
THING = """(() => {
  const bar = document.querySelector("#bar").getBoundingClientRect().bottom;
  for (const thing of document.querySelectorAll("#board .can")) {
    const {x, y, width, height} = thing.getBoundingClientRect(), at = [x + width / 2, y + height / 2];
    const above = document.elementFromPoint(...at)?.closest("[data-click]");
    if (at[1] > bar && at[1] < innerHeight && above === thing) return at;
  }
})()"""


# Boxes to tick that lie below their words, or above them, and not beside.
BELOW = """[...document.querySelectorAll("main .row:has(> [type=checkbox])")].filter((row) => {
  const words = row.querySelector("span").getBoundingClientRect();
  const box = row.querySelector("input").getBoundingClientRect();
  return box.width && (box.left < words.right || box.top > words.bottom);
}).map((row) => row.textContent)"""


def sight(player: Player) -> dict[str, float]:
    player.until("document.querySelector('[data-zoom] > g')?.hasAttribute('transform')")
    return player.page.evaluate(SIGHT)


def test_the_head_is_low_and_the_board_and_its_buttons_are_seen_together(sit: Sit) -> None:
    for width, height in ((390, 844), (360, 740)):
        player = at_own_turn(sit, "cat-battles", width, height, moves=4)
        player.page.evaluate("scrollTo(0, 0)")
        bar: float = player.page.evaluate("document.querySelector('#bar').getBoundingClientRect().bottom")
        assert bar <= height / 6 + 8, (width, bar)  # the header and the line that says what to do
        player.page.reload()
        player.wait_for_turn()
        player.until("document.querySelectorAll('#board [data-button]').length > 0")
        assert player.page.evaluate(UNSEEN) == [], (width, height)


@pytest.mark.parametrize("game", GAMES)
def test_the_head_takes_at_most_a_sixth_of_a_phone(game: str, sit: Sit) -> None:
    player = at_own_turn(sit, game, 390, 844)
    player.page.evaluate("scrollTo(0, 0)")
    bar: float = player.page.evaluate("document.querySelector('#bar').getBoundingClientRect().bottom")
    assert bar <= 844 / 6, bar


@pytest.mark.parametrize("game", GAMES)
def test_a_long_press_says_what_a_thing_does(game: str, sit: Sit) -> None:
    player = at_own_turn(sit, game, 390, 844, has_touch=True, is_mobile=True)
    before = player.ply
    x, y = player.page.evaluate(THING)
    tools = player.page.context.new_cdp_session(player.page)
    tools.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    player.page.wait_for_selector("dialog.zoom[open] .about li")  # while the finger still lies there
    tools.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    rule = player.page.locator("dialog.zoom .about a").first.get_attribute("href")
    assert str(rule).startswith(f"/rules/{game}#")
    assert (player.ply, player.page.locator("#board .picked").count()) == (before, 0)
    player.page.locator("dialog.zoom button").click()
    player.page.touchscreen.tap(x, y)  # the first tap after it counts
    moved = f"document.querySelectorAll('#log > li').length > {before}"
    player.until(f"document.querySelector('#board .picked') || {moved}")


@pytest.mark.parametrize(("game", "players"), [one for one in SEATS.items() if one[1] > 2])
def test_the_end_of_a_game_of_many_fits_a_phone_and_a_screen(game: str, players: int, sit: Sit) -> None:
    player = sit(360, 740)
    table = player.make_table(game, players - 1)
    player.move_unseen(table)
    for width, height in ((360, 740), (1366, 768)):
        player.page.set_viewport_size({"width": width, "height": height})
        player.go(f"/table/{table}")
        found = player.page.locator("#result .categories")
        found.wait_for()
        box = found.bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= width
        assert box["height"] <= height
        assert found.locator("thead th").count() == players
        assert player.page.locator("#result .places li").count() >= players
        assert player.page.evaluate("document.documentElement.scrollWidth") <= width


def test_a_map_is_enlarged_by_pinch_wheel_keys_and_buttons(sit: Sit, node_modules: Path) -> None:
    player = at_own_turn(sit, "iwari", 390, 844, has_touch=True)
    assert sight(player)["scale"] == 1
    player.page.get_by_role("button", name="Zoom in").click()
    assert sight(player)["scale"] == 1.5
    check(player, node_modules)
    player.page.get_by_role("button", name="Show all").click()
    player.reach_board()
    player.page.keyboard.press("+")
    assert sight(player)["scale"] == 1.5
    player.page.keyboard.press("0")
    assert sight(player) == {"x": 0, "y": 0, "scale": 1}

    x, y = player.page.evaluate(SPACE)
    tools = player.page.context.new_cdp_session(player.page)

    def touch(kind: str, *apart: float) -> None:
        points: list[Any] = [
            {"x": x + sign * far, "y": y, "id": n} for far in apart for n, sign in ((0, -1), (1, 1))
        ]
        tools.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    before = player.ply
    touch("touchStart", 20)
    touch("touchMove", 30)
    touch("touchMove", 40)
    touch("touchEnd")
    player.until(f"{SIGHT}.scale > 1.8")
    found: list[str] = player.page.evaluate(
        "([x, y]) => [document.elementFromPoint(x, y).closest('[data-click]')?.dataset.click]", [x, y]
    )
    assert (player.ply, player.page.locator("#board .picked").count()) == (before, 0)  # nothing was dragged
    assert found[0]  # what lay between the fingers lies there still
    scale = sight(player)["scale"]
    player.page.touchscreen.tap(x, y)  # and a move begins with it, in the same view
    player.until(f"document.querySelector('#board .picked') || {PLIES} > {before}")
    assert sight(player)["scale"] == scale

    wide = at_own_turn(sit, "iwari", 1366, 768)
    x, y = wide.page.evaluate(SPACE)
    wide.page.mouse.move(x, y)
    wide.page.keyboard.down("Control")
    wide.page.mouse.wheel(0, -100)
    wide.page.keyboard.up("Control")
    wide.until(f"{SIGHT}.scale > 2")


def test_a_table_that_waits_is_not_wider_than_a_phone(sit: Sit) -> None:
    """For whoever made it, with the bots to pick from, and for whoever may join, with the signs."""
    host, guest = (sit(width=390, height=844, locale="fr") for _ in range(2))
    host.go_nowhere()
    seats = [{"kind": kind} for kind in ("me", "open", "open")]
    table = host.ask("/api/tables", {"game": "mauwi", "options": {"players": 3}, "seats": seats})["table"]
    for player, shown in ((host, "#level"), (guest, ".signs")):
        player.go(f"/table/{table}")
        player.page.wait_for_selector(shown)
        assert player.page.evaluate("document.documentElement.scrollWidth") <= 390


# Selects that would be wider if they had the room: what is chosen there is cut.
CUT = """() => [...document.querySelectorAll("dialog .row select")].filter((one) => {
  const width = one.offsetWidth;
  one.style.flex = "none";
  return one.offsetWidth > width;
}).map((one) => one.selectedOptions[0].textContent)"""


def test_what_is_chosen_in_the_settings_is_not_cut(sit: Sit) -> None:
    player = sit(width=390, height=844, locale="fr")
    player.go("/")
    player.page.get_by_role("button", name="Réglages").click()
    player.page.wait_for_selector("dialog .row select")
    assert player.page.evaluate(CUT) == []


@pytest.mark.parametrize("locale", ["en", "fr", "ja"])
def test_what_is_ticked_stands_beside_its_words(sit: Sit, locale: str) -> None:
    player = sit(360, 740, locale=locale)
    player.go("/new/mice")
    player.page.wait_for_selector("main .row [type=checkbox]", state="attached")
    player.page.evaluate("document.querySelectorAll('details').forEach(part => part.open = true)")
    assert player.page.evaluate("document.querySelectorAll('main .row > [type=checkbox]').length") >= 3
    assert player.page.evaluate(BELOW) == []
