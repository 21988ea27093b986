"""What a hand feels at the table: dragging, picking, travelling, looking. Nothing jumps or covers."""

import json
import re
from collections.abc import Callable
from typing import Any

import pytest

from nekoban.core.catalogue import all_games
from tests.web.browser import STOPPED, Player

Sit = Callable[..., Player]
SIZES = [(1024, 768), (1200, 800), (1366, 768)]
SEATS = {name: game.seats for name, game in all_games().items()}
GAMES = {name: min(seats, 3) - 1 for name, seats in SEATS.items()}  # and how many bots
LONG = "Wilhelmina MWMWMWMWMWMWM"
BOX = """(place) => {
  const {x, y, width, height} = document.querySelector(place).getBoundingClientRect();
  return {x, y, width, height};
}"""
CLICK_FIRST = """(() => {
  const thing = document.querySelector("#board:not([data-sent]) .can");
  thing?.dispatchEvent(new MouseEvent("click", {bubbles: true}));
  return Boolean(thing);
})()"""
# What of the page is drawn on: the picture itself, without the empty room beside it.
DRAWN = """(() => {
  const svg = document.querySelector("#board > svg"), {width, height} = svg.viewBox.baseVal;
  const box = svg.getBoundingClientRect(), unit = Math.min(box.width / width, box.height / height);
  return {x: box.x, y: box.y, width: unit * width, height: unit * height};
})()"""
# Texts of a drawing that lie over another text of the same panel.
OVERLAPS = """(() => {
  const seen = text => text.getBoundingClientRect().width;
  const texts = [...document.querySelectorAll("#board svg text")].filter(seen);
  const boxes = texts.map(text => text.getBoundingClientRect());
  const found = [];
  texts.forEach((text, i) => texts.forEach((other, j) => {
    const [a, b] = [boxes[i], boxes[j]];
    if (i >= j || !/Wilhelm/.test(text.textContent + other.textContent)) return;
    const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (across > 2 && down > 4) found.push(`${text.textContent} / ${other.textContent}`);
  }));
  return found;
})()"""
SEAT_OVERLAPS = """[...document.querySelectorAll("#seats li")].filter(row => {
  const range = document.createRange();
  range.selectNodeContents(row.querySelector(".name"));
  const name = range.getBoundingClientRect();
  return [...row.querySelectorAll(".dot, .score, button")].some(sign => {
    const box = sign.getBoundingClientRect();
    const down = name.bottom > box.top && name.top < box.bottom;
    return name.right > box.left + 1 && name.left < box.right && down;
  });
}).length"""


def box(player: Player, place: str) -> dict[str, float]:
    return player.page.evaluate(BOX, place)


def middle(found: dict[str, float]) -> tuple[float, float]:
    return found["x"] + found["width"] / 2, found["y"] + found["height"] / 2


def at_own_turn(sit: Sit, game: str, *size: int, moves: int = 0, **more: Any) -> Player:
    player = sit(*size, **more)
    table = player.make_table(game, GAMES.get(game, 1))
    player.move_unseen(table, moves)
    player.go(f"/table/{table}")
    player.wait_for_turn()
    return player


def overlaps(one: dict[str, float], other: dict[str, float]) -> bool:
    return (
        min(one["x"] + one["width"], other["x"] + other["width"]) - max(one["x"], other["x"]) > 1
        and min(one["y"] + one["height"], other["y"] + other["height"]) - max(one["y"], other["y"]) > 1
    )


# --- dragging


def first_card(player: Player) -> str:
    """A card of the hand that can be played, by its id."""
    found = player.page.wait_for_selector("#board [id^=held-].can", state="attached")
    assert found is not None
    return found.get_attribute("id") or ""


def test_a_card_stays_under_the_pointer_while_it_is_dragged(sit: Sit) -> None:
    player = at_own_turn(sit, "mauwi")
    card = f"#{first_card(player)}"
    x, y = middle(box(player, card))
    player.page.mouse.move(x, y)
    player.page.mouse.down()
    for step in range(1, 8):
        player.page.mouse.move(x - 20 * step, y - 12 * step)
        seen = middle(box(player, card))
        assert abs(seen[0] - (x - 20 * step)) < 6
        assert abs(seen[1] - (y - 12 * step)) < 6
    player.page.mouse.up()


def test_a_finger_drags_a_card_and_drops_it_on_a_column(sit: Sit) -> None:
    player = at_own_turn(sit, "mauwi", 390, 844, has_touch=True, is_mobile=True)
    card = f"#{first_card(player)}"
    x, y = middle(box(player, card))
    finger = player.page.context.new_cdp_session(player.page)

    def touch(kind: str, *points: tuple[float, float]) -> None:
        spots = [{"x": a, "y": b} for a, b in points]
        finger.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": spots})

    touch("touchStart", (x, y))
    touch("touchMove", (x, y - 14))
    touch("touchMove", (x, y - 30))
    player.page.wait_for_selector(f"{card}.dragged")
    target = middle(box(player, "#board [id^=column-].can"))
    for part in (0.3, 0.6, 1.0):
        spot = (x + part * (target[0] - x), y - 30 + part * (target[1] - y + 30))
        touch("touchMove", spot)
    seen = middle(box(player, card))
    assert abs(seen[0] - target[0]) < 8
    assert abs(seen[1] - target[1]) < 8
    touch("touchEnd")
    player.until("document.querySelectorAll('#log > li').length >= 1")


# --- the board keeps its place


@pytest.mark.parametrize("confirm", [False, True])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", GAMES)
def test_the_board_does_not_jump_and_fills_its_room(
    game: str, size: tuple[int, int], confirm: bool, sit: Sit
) -> None:
    player = at_own_turn(sit, game, *size)
    if confirm:
        player.set(confirm=True, skip=False)
        player.page.reload()
        player.wait_for_turn()
    before = box(player, "#board > svg")
    for _ in range(2):
        if not player.page.evaluate(CLICK_FIRST):
            break
        player.page.wait_for_timeout(150)
        now = box(player, "#board > svg")
        assert abs(now["y"] - before["y"]) < 1
        assert abs(now["height"] - before["height"]) < 1
    drawn = player.page.evaluate(DRAWN)
    assert drawn["y"] + drawn["height"] <= size[1] + 1  # nothing is cut off below
    room = size[1] - drawn["y"]
    assert drawn["height"] > 0.86 * room or drawn["width"] > 0.9 * size[0] - 300


# --- every click is answered


@pytest.mark.parametrize("game", GAMES)
def test_every_click_begins_a_move_or_says_what_to_do(game: str, sit: Sit) -> None:
    player = at_own_turn(sit, game)
    things = "[...new Set([...document.querySelectorAll('#board [data-click]')].map(t => t.dataset.click))]"
    for thing in player.page.evaluate(things)[:60]:
        player.page.keyboard.press("Escape")
        player.page.evaluate("document.querySelector('#told').hidden = true")
        if player.page.evaluate("(id) => document.querySelector(`[data-click='${id}'].can`)", thing):
            continue  # it glows; what follows is another test's
        click = """(id) => document.querySelector(`#board [data-click='${id}']`)
            .dispatchEvent(new MouseEvent("click", {bubbles: true}))"""
        player.page.evaluate(click, thing)
        player.page.wait_for_selector("#told:not([hidden]), #board .picked", state="attached")


CLICK_SPACE = """document.querySelector("#board [data-click^=space-].can")
    .dispatchEvent(new MouseEvent("click", {bubbles: true}))"""


def test_a_piece_is_placed_beginning_from_the_card_that_pays(sit: Sit) -> None:
    player = at_own_turn(sit, "iwari")
    player.page.click("#board [data-click^=card-]")
    assert player.page.locator("#board [data-click^=space-].can").count() > 0
    player.page.evaluate(CLICK_SPACE)
    pair = player.page.locator("#board [data-click^=pay-two].can")  # spent by a click of its own
    if pair.count():
        pair.click()
    player.until("document.querySelectorAll('#log > li').length >= 1")
    assert "places a tent" in player.page.inner_text("#log")


def test_a_payment_is_shown_once_a_place_is_picked_that_it_pays_for(sit: Sit) -> None:
    player = at_own_turn(sit, "iwari")
    player.set(skip=False)
    player.page.reload()
    player.wait_for_turn()
    assert not player.page.locator("#board [data-click=pay-card]").is_visible()
    player.page.evaluate(CLICK_SPACE)
    assert player.page.locator("#board [data-button=later].can").first.is_visible()


# --- motion and marks


def slowly(player: Player) -> None:
    player.set(speed="slow", pace="slow")
    player.page.reload()
    player.wait_for_turn()


# A number of one's hand and an empty column of one's own: nothing else moves when it is laid there.
PLAIN_MOVE = """async (table) => {
  const told = await (await fetch(`/api/tables/${table}`)).json(), own = `seat-${told.mine[0] + 1}-`;
  const find = (click) => document.querySelector(`#board [data-click="${click}"]`);
  for (const [card, column, more] of told.paths) {
    if (more || !/^card-[1-8]$/.test(card) || !column.startsWith(own)) continue;
    const top = find(column).id.replace("column", "top");
    if (!document.querySelector(`#board [id^="${top}"]`)) return [find(card).id, find(column).id, top];
  }
  return null;
}"""


def test_a_played_card_starts_in_the_size_it_had_and_travels_above_the_panels(sit: Sit) -> None:
    found = None
    while not found:
        player = at_own_turn(sit, "mauwi")
        slowly(player)
        found = player.page.evaluate(PLAIN_MOVE, player.page.url.rpartition("/")[2])
    card, column, top = found
    held = box(player, f"#{card}")
    player.page.click(f"#{card}")
    player.page.evaluate(STOPPED, column)
    start = box(player, f"#board .above [data-copy^='{top}']")
    assert 0.8 < start["height"] / held["height"] < 1.25
    assert abs(middle(start)[0] - middle(held)[0]) < held["width"]
    last = "document.querySelector('#board > svg').lastElementChild.classList.contains('above')"
    assert player.page.evaluate(last)


def test_what_only_makes_room_is_not_marked_as_the_last_move(sit: Sit) -> None:
    player = at_own_turn(sit, "mice")
    shown = """(async () => {
      const {travel, places} = await import("/static/motion.js");
      const root = document.createElement("div");
      document.body.append(root);
      const card = (id, i) => `<rect id="${id}" data-from="hand" x="${60 * i}" width="40" height="60"/>`;
      const row = (...cards) => `<svg viewBox="0 0 400 100" width="400" height="100">
        <g id="hand"></g><g id="row">${cards.map(card).join("")}</g></svg>`;
      root.innerHTML = row("old");
      const before = places(root);
      root.innerHTML = row("new", "old");
      travel(root, before, 0);
      return [...root.querySelectorAll(".last")].map(thing => thing.id);
    })()"""
    assert player.page.evaluate(shown) == ["new"]


def test_all_that_others_did_since_my_turn_is_marked_with_who_did_it(sit: Sit) -> None:
    player = at_own_turn(sit, "mauwi")
    for number in range(6):
        player.make_move()
        if not player.wait_for_turn():
            return
        marked = player.page.evaluate(
            "[...new Set([...document.querySelectorAll('#board .last')].map(t => t.dataset.by))]"
        )
        if set(marked) == {"1"}:
            continue  # one's own turn has another step
        assert set(marked) <= {"2", "3", None}, number
        if {"2", "3"} <= set(marked):
            return
    raise AssertionError("never were the moves of both others marked")


def test_turns_of_bots_can_be_followed_or_skipped(sit: Sit) -> None:
    player = at_own_turn(sit, "iwari")
    table = player.page.url.rpartition("/")[2]
    player.set(pace="slow", speed="off")
    player.page.reload()
    player.wait_for_turn()
    player.page.evaluate("import('/static/page.js').then(({PACES}) => { PACES.slow = 60_000; })")
    for number in range(20):  # until one's own turn is over
        player.click_something(number)
        player.page.wait_for_timeout(500)
        if player.page.locator("#skip").is_visible():
            break
    player.until(f"fetch('/api/tables/{table}').then(a => a.json()).then(told => told.paths.length > 0)")
    before = player.ply  # all that others do has been told, and is shown minute by minute
    player.page.click("#skip")
    player.page.wait_for_selector("#board .can")
    assert player.ply > before


# When each line of the log came, in milliseconds, and what the status line said.
CLOCK = """(() => {
  window.came = [];
  window.said = [];
  const status = document.querySelector("#status");
  new MutationObserver(() => said.push(status.textContent)).observe(status, {childList: true, subtree: true});
  new MutationObserver(() => {
    while (came.length < document.querySelectorAll("#log > li").length) came.push(performance.now());
  }).observe(document.querySelector("#log"), {childList: true});
})()"""


def test_while_others_move_it_is_said_who_thinks_and_each_move_stays_a_while(sit: Sit) -> None:
    player = sit()
    player.sit_down("mice", 2)  # nothing is dealt, and every turn is one move
    player.set(pace="normal")
    player.page.reload()
    player.wait_for_turn()
    player.page.evaluate(CLOCK)
    player.make_move()
    player.until("came.length > 2")
    assert player.page.evaluate("said.some(text => text.includes('is thinking.'))")
    gaps = player.page.evaluate("came.slice(1).map((at, n) => at - came[n])")
    pace = player.page.evaluate("import('/static/page.js').then(({PACES}) => PACES.normal)")
    assert max(gaps) > pace / 2, gaps  # a machine may draw late, and so shorten what follows


DIM = """(kind) => [...document.querySelectorAll(`#board [data-button]${kind}`)]
  .filter(one => one.checkVisibility({visibilityProperty: true}))
  .map(one => Number(getComputedStyle(one).opacity))"""


def test_buttons_that_cannot_be_used_are_dim(sit: Sit) -> None:
    player = at_own_turn(sit, "nine-lives")  # a card has to be picked before it can be part of a stack
    dim = player.page.evaluate(DIM, ":not(.can)")
    assert dim
    assert max(dim) < 0.5
    assert all(opacity == 1 for opacity in player.page.evaluate(DIM, ".can"))


MOVING = """(() => {
  const animate = Element.prototype.animate;
  window.moving = 0;
  Element.prototype.animate = function (...how) { window.moving++; return animate.apply(this, how); };
})()"""


@pytest.mark.parametrize("game", GAMES)
def test_nothing_moves_for_whoever_asked_the_system_for_less_motion(game: str, sit: Sit) -> None:
    player = at_own_turn(sit, game)
    no_word_on_motion = "localStorage.nekoban = JSON.stringify({pace: 'none', sound: false})"
    player.page.evaluate(no_word_on_motion)
    player.page.reload()
    player.wait_for_turn()
    player.page.evaluate(MOVING)
    player.make_move()
    player.wait_for_turn()
    assert player.page.evaluate("[moving, document.getAnimations().length]") == [0, 0]
    assert player.ply >= 1


# --- forced clicks


# Play to the end, one of the moves each turn; how many clicks each takes with and without those passed over.
CLICKS = """async (table) => {
  const { forced, nextIds } = await import("/static/paths.js"), api = `/api/tables/${table}`;
  const clicks = { all: 0, made: 0 };
  for (let count = 0; count < 3000;) {
    const told = await (await fetch(api)).json();
    if (told.phase === "over") return clicks;
    if (!told.paths.length) { await new Promise(done => setTimeout(done, 20)); continue; }
    const path = told.paths[(7 * count++ + 3) % told.paths.length];
    clicks.all += path.length;
    let at = forced(told.paths, [], told.unasked);
    for (; !at.whole; clicks.made++) {
      const picked = path.slice(0, at.picked.length + 1);
      const goes_on = nextIds(told.paths, picked).size > 0;
      at = goes_on ? forced(told.paths, picked, told.unasked) : { picked, whole: true };
    }
    const body = JSON.stringify({ply: told.ply, path});
    await fetch(`${api}/moves`, {method: "POST", headers: {"content-type": "application/json"}, body});
  }
}"""


def test_clicks_without_a_choice_are_spared_in_a_whole_game(sit: Sit) -> None:
    player = sit()
    clicks = player.page.evaluate(CLICKS, player.make_table("iwari", GAMES["iwari"]))
    assert clicks["made"] <= 0.95 * clicks["all"], clicks


# --- looking closer


def test_the_closer_look_has_no_frame_of_its_own(sit: Sit) -> None:
    player = at_own_turn(sit, "mauwi")
    player.reach_board()
    player.page.keyboard.press("i")
    player.page.wait_for_selector("dialog.zoom svg")
    within = (
        "document.querySelectorAll('dialog.zoom svg [tabindex], dialog.zoom svg .can, dialog.zoom svg [id]')"
    )
    assert player.page.evaluate(f"{within}.length") == 0
    assert player.page.evaluate("document.activeElement.closest('svg')") is None


@pytest.mark.parametrize("size", [(1366, 768), (390, 844)])
@pytest.mark.parametrize("game", GAMES)
def test_long_names_cover_neither_scores_nor_signs(game: str, size: tuple[int, int], sit: Sit) -> None:
    player = sit(*size)
    player.go_nowhere()
    bots = min(SEATS[game], 4) - 1
    seats = [{"kind": "me", "name": LONG}, *[{"kind": "bot", "bot": "random", "name": LONG}] * bots]
    asked = {"game": game, "options": {"players": bots + 1}, "seats": seats, "name": LONG}
    table = player.ask("/api/tables", asked)["table"]
    player.go(f"/table/{table}")
    player.wait_for_turn()
    assert player.page.evaluate(OVERLAPS) == []
    assert player.page.evaluate(SEAT_OVERLAPS) == 0


@pytest.mark.parametrize("size", [(1366, 768), (360, 740)])
def test_the_ring_of_somebody_away_and_what_can_be_done_then_leave_a_long_name_free(
    size: tuple[int, int], sit: Sit
) -> None:
    host, guest = sit(*size), sit()
    for player in (host, guest):
        player.go("/about")
    seats = [{"kind": "me"}, {"kind": "open"}]
    asked = {"game": "mauwi", "options": {"players": 2}, "seats": seats, "name": LONG}
    table = host.ask("/api/tables", asked)["table"]
    guest.ask(f"/api/tables/{table}/seats", {"name": LONG[::-1]})  # and never opens the table
    host.go(f"/table/{table}")
    host.page.wait_for_selector("#seats li:has(.dot.away):has(button)")
    assert host.page.locator("#seats .dot.here").count() == 1
    assert host.page.evaluate(SEAT_OVERLAPS) == 0


@pytest.mark.parametrize("game", GAMES)
def test_a_hint_leaves_what_it_recommends_uncovered(game: str, sit: Sit) -> None:
    player = at_own_turn(sit, game, 1366, 768)
    player.page.click("#hint")
    player.page.wait_for_selector(".board .hinted", timeout=120_000)
    player.page.wait_for_selector("#told:not([hidden])")
    told = box(player, "#told")
    assert not overlaps(told, player.page.evaluate(DRAWN))


def test_an_area_under_a_figure_can_be_clicked(sit: Sit) -> None:
    player = sit()
    asked: list[Any] = []
    player.page.on(
        "websocket", lambda socket: socket.on("framesent", lambda sent: asked.append(json.loads(sent)))
    )
    player.sit_down("cat-battles")
    player.wait_for_turn()
    under = """(() => {
      const root = document.querySelector("#board"), svg = root.querySelector("svg");
      const area = svg.querySelector("[data-click^=area-]"), cat = svg.querySelector("[data-click^=foe-]");
      const {x, y, width, height} = area.getBoundingClientRect(), lying = cat.getBoundingClientRect();
      const unit = svg.getScreenCTM().a;
      cat.style.translate = `${(x + width / 2 - lying.x - lying.width / 2) / unit}px ${
        (y + height / 2 - lying.y - lying.height / 2) / unit}px`;
      svg.append(cat);
      area.classList.add("can");
      cat.classList.remove("can");
      return [x + width / 2, y + height / 2, area.dataset.click];
    })()"""
    x, y, area = player.page.evaluate(under)
    player.page.mouse.click(x, y)
    player.page.wait_for_selector("#told:not([hidden])")
    assert asked[-1]["path"] == [area]  # and not the figure that lies on it


# --- replay


def test_a_replay_follows_its_address_and_begins_with_ones_own_eyes(sit: Sit) -> None:
    player = sit()
    table = player.make_table("mice")
    player.move_unseen(table)
    player.go(f"/replay/{table}")
    page = player.page
    page.wait_for_selector("#board svg")
    mine = page.evaluate(f"fetch('/api/tables/{table}').then(a => a.json()).then(t => t.mine)")
    assert mine == [0]
    assert page.input_value("#seat") == "0"
    page.evaluate("location.hash = 'ply=3&seat=1'")
    player.until("document.querySelector('#slider').value === '3'")
    assert page.input_value("#seat") == "1"
    frame = page.evaluate(f"fetch('/api/tables/{table}/frames/3').then(a => a.json())")
    turn = "[...document.querySelectorAll('#scores li')].findIndex(row => row.matches('.turn'))"
    assert page.evaluate(turn) == frame["to_move"]


def test_playing_on_keeps_the_names(sit: Sit) -> None:
    player = sit()
    player.go_nowhere()
    seats = [{"kind": "me", "name": "Mia"}, {"kind": "bot", "bot": "random", "name": "Tom"}]
    table = player.ask("/api/tables", {"game": "mice", "seats": seats, "name": "Mia"})["table"]
    player.move_unseen(table)
    player.go(f"/replay/{table}#ply=2&seat=0")
    player.page.wait_for_selector("#board svg")
    player.page.click("#on")
    player.page.wait_for_url("**/table/*")
    player.page.wait_for_selector("#seats li")
    names = player.page.locator("#seats .name").all_inner_texts()
    assert ["Mia" in names[0], "Tom" in names[1]] == [True, True]


# --- a new table


OF_A_FILE = re.compile(r"\bpath (?:of|to)\b|file|\.toml")  # tents are joined by paths of another kind


def test_no_form_offers_the_path_of_a_file(sit: Sit) -> None:
    player = sit()
    player.go("/new/iwari")
    player.page.click("#more > summary")
    player.page.wait_for_selector("#options .field")
    told = player.page.evaluate("fetch('/api/games/iwari').then(a => a.json()).then(g => g.options)")
    said = " ".join(str(option["help"]) for option in told) + player.page.inner_text("#form")
    assert "display and deck" in said  # it is what the options say
    assert OF_A_FILE.findall(said) == []
    assert OF_A_FILE.search("Or the path of a map of your own.")  # as a terminal asks for one


# Pixels of the smallest letters on the board, and what they say.
RENDERED = """(() => {
  const seen = text => text.textContent.trim() && text.checkVisibility({visibilityProperty: true});
  return [...document.querySelectorAll("#board svg text")].filter(seen).map(text =>
    [parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a, text.textContent]
  ).sort(([one], [other]) => one - other)[0];
})()"""
LEAST = 11


@pytest.mark.parametrize("moves", [0, 12])
@pytest.mark.parametrize("game", GAMES)
def test_all_letters_on_the_table_can_be_read_in_a_window_of_1366(game: str, moves: int, sit: Sit) -> None:
    player = at_own_turn(sit, game, 1366, 768, moves=moves)
    pixels, words = player.page.evaluate(RENDERED)
    assert pixels >= LEAST, words


SMALLEST = """Math.min(...[...document.querySelectorAll("#board text:not([data-button] *)")]
  .map(text => Number(text.getAttribute("font-size"))))"""
OUTLINE = "(kind) => getComputedStyle(document.querySelector(`#board ${kind}`)).outlineStyle"


def test_letters_of_figures_grow_and_states_are_told_by_lines_where_somebody_wants_it(sit: Sit) -> None:
    player = at_own_turn(sit, "cat-battles", 1366, 768, moves=2)
    smallest: float = player.page.evaluate(SMALLEST)
    assert player.page.evaluate(OUTLINE, ".can") == "none"
    player.page.click("#settings")
    player.page.select_option("dialog [name=size]", "larger")
    player.page.check("dialog [name=patterns]")
    assert player.page.evaluate(OUTLINE, ".can") == "dashed"
    player.page.reload()  # it is kept
    player.wait_for_turn()
    assert player.page.evaluate(OUTLINE, ".can") == "dashed"
    assert player.page.evaluate(SMALLEST) >= 1.2 * smallest


HIDDEN_NUMBERS = """() => {
  const across = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const down = (a, b) => Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  const numbers = [...document.querySelectorAll(".board :is([id^=top-], [id^=nine-])")].map(card => {
    const {left, top, width, height} = card.getBoundingClientRect();
    return {left, top, right: left + width * 0.35, bottom: top + height * 0.2};  // the upper left corner
  });
  const words = [...document.querySelectorAll(".outcome")].map(one => one.getBoundingClientRect());
  const hides = one => numbers.some(number => across(one, number) > 0 && down(one, number) > 0);
  return [numbers.length, words.length, words.filter(hides).length];
}"""


def test_what_a_move_would_bring_hides_no_number_of_a_card(sit: Sit) -> None:
    player = sit(1366, 768)
    table = player.make_table("mauwi", 2)
    player.move_unseen(table, 8)
    player.go(f"/table/{table}")
    for _ in range(8):
        player.wait_for_turn()
        if player.page.locator('.board [id^="hand-"] .can').count():
            player.page.locator('.board [id^="hand-"] .can').first.click()
            numbers, words, hidden = player.page.evaluate(HIDDEN_NUMBERS)
            if numbers and words:
                assert not hidden
                return
            player.page.keyboard.press("Escape")
        player.make_move()
    raise AssertionError("no word stands over a column")


ASKED = """async (table) => {
  for (;;) {
    const told = await (await fetch(`/api/tables/${table}?show=picture`)).json();
    if (told.paths.length || told.phase === "over") return told;
    await new Promise((done) => setTimeout(done, 20));
  }
}"""
# Words that lie over nothing that can be clicked.
APART = """[...document.querySelectorAll(".outcome")].filter((words) => {
  const { left, right, top, bottom } = words.getBoundingClientRect(), x = (left + right) / 2;
  return ![...document.querySelectorAll(".board .can")].some((thing) => {
    const box = thing.getBoundingClientRect();
    return x > box.left && x < box.right && bottom > box.top - 10 && top < box.bottom + 10;
  });
}).map((words) => words.textContent)"""


def test_what_a_move_would_bring_stands_where_it_would_as_soon_as_the_page_is_open(sit: Sit) -> None:
    """Nothing has a place while the page is hidden: the words would all lie in the picture's corner."""
    player = sit(1366, 768)
    table = player.make_table("mauwi", 2)
    for _ in range(60):
        outcomes = player.page.evaluate(ASKED, table)["outcomes"]
        if any(words for clicks, (words, _) in outcomes.items() if " " not in clicks):
            player.go(f"/table/{table}")
            player.page.wait_for_selector(".outcome", state="attached")
            assert player.page.evaluate(APART) == []
            return
        player.move_unseen(table, 1)
    raise AssertionError("no gain had to be placed")
