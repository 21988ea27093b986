"""What the table answers at once to somebody who plays for the first time, in a real browser."""

from collections.abc import Callable
from functools import partial
from typing import Any

import pytest

from tests.web.browser import TOLD_OVER, Player
from tests.web.test_play import CLICK_SPACE

Sit = Callable[..., Player]
# A board of two things, whose moves bring something; what it reports is kept in `window.heard`.
BOARD = """async () => {
  const { Board } = await import("/static/board.js"), root = document.createElement("div");
  root.id = "tried";
  Object.assign(root.style, {position: "fixed", inset: "0 auto auto 0", width: "400px", zIndex: 9});
  document.body.append(root);
  const thing = (name, x) => `<g id="${name}" data-click="${name}"><title>The ${name}</title>
    <rect x="${x}" width="100" height="100"/></g>`;
  window.heard = [];
  window.board = new Board(root, {
    play: path => window.heard.push(path.join(" ")), about: async () => null,
  });
  const things = thing("card", 0) + thing("place", 100);
  window.drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${things}</svg>`;
  Object.assign(board, {mine: [0], outcomes: {"card place": ["draw 2", "You draw 2 cards here."]}});
  board.show(drawing, [["card", "place"]], false);
}"""
MOVED = "(by) => board.show(drawing, [['card', 'place']], true, by)"
# For how many milliseconds hasty clicks do nothing; then the time stands still, however slow the machine is.
REST = "(() => { const rest = board.calm - performance.now(); board.calm = Infinity; return rest; })()"
OVERLAP = """([one, others]) => {
  const box = place => document.querySelector(place).getBoundingClientRect(), told = box(one);
  return others.filter(other => {
    const under = box(other), across = Math.min(told.right, under.right) - Math.max(told.left, under.left);
    return across > 1 && Math.min(told.bottom, under.bottom) - Math.max(told.top, under.top) > 1;
  });
}"""
SCROLLED = "place => new Promise(done => { scrollTo(0, place); setTimeout(done, 200); })"
READ = """([game, clause]) => import("/static/about.js")
  .then(({lines}) => lines(game, [["", clause]])).then(list => list.textContent)"""
NARROW = """(() => {  // how far a label reaches over the neighbour of its thing, and how far above it
  const box = (x, width) => `<rect x="${x}" y="50" width="${width}" height="40"/>`;
  const thing = (id, x, width) => `<g id="${id}" data-click="${id}">${box(x, width)}</g>`;
  const things = thing("card", 0, 40) + thing("place", 100, 8) + thing("neighbour", 109, 40);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${things}</svg>`;
  board.show(drawing, [["card", "place"]], false);
  board.pick(["card"]);
  const label = document.querySelector("#tried .outcome").getBoundingClientRect();
  const neighbour = document.querySelector("#neighbour").getBoundingClientRect();
  return [label.right - neighbour.left, neighbour.top + 1 - label.bottom];
})()"""
HAND = """(() => {  // how strongly cards are seen: one that can be used, one in a stack, another
  const card = (id, more) => `<g id="${id}" data-click="${id}" ${more}><rect width="9" height="9"/></g>`;
  const cards = card("can", "") + card("in-stack", 'class="taken"') + card("other", "");
  board.root.classList.add("board");
  board.show(`<svg xmlns="http://www.w3.org/2000/svg"><g id="hand-0">${cards}</g></svg>`, [["can"]], false);
  const seen = id => Number(getComputedStyle(document.getElementById(id)).opacity);
  return ["can", "in-stack", "other"].map(seen);
})()"""
LONG = """(() => {  // as many lines as a long game has, some of them broken
  const log = document.querySelector("#log");
  for (let n = 0; n < 30; n++) log.append(...[...log.children].slice(0, 3).map(line => line.cloneNode(true)));
  log.querySelectorAll("span").forEach((line, n) => { line.textContent += " and so on".repeat(n % 5); });
  log.scrollTop = log.scrollHeight;
})()"""
STRENGTHS = ("very easy", "easy", "medium", "hard", "very hard")
CUT = """(() => {
  const log = document.querySelector("#log"), top = log.getBoundingClientRect().top;
  const all = document.createRange();
  all.selectNodeContents(log);
  const lines = [...all.getClientRects()].filter(box => box.height < 30);  // of texts, not of what holds them
  const cut = lines.some(line => line.top < top - 1.5 && line.bottom > top + 1.5);
  return [log.scrollHeight > log.clientHeight, cut];
})()"""


def tried(sit: Sit, **settings: Any) -> Player:
    """A page with a board of its own."""
    player = sit()
    player.go("/about")
    player.set(**settings)
    player.go("/about")
    player.page.evaluate(BOARD)
    return player


def test_a_target_says_what_the_move_would_bring_by_a_label_and_by_a_tip(sit: Sit) -> None:
    page = tried(sit).page
    assert page.locator("#tried .outcome").count() == 0
    page.mouse.click(100, 100)
    assert page.locator("#tried .outcome").text_content() == "draw 2"
    assert page.get_attribute("#place", "aria-label") == "The place: You draw 2 cards here."
    page.mouse.move(300, 100)
    page.wait_for_selector("#tip b")
    assert page.inner_text("#tip b") == "You draw 2 cards here."
    page.mouse.click(300, 100)
    assert page.evaluate("heard") == ["card place"]


def test_a_label_that_is_wider_than_its_thing_does_not_lie_on_the_neighbour(sit: Sit) -> None:
    across, above = tried(sit).page.evaluate(NARROW)
    assert across > 0  # it would
    assert above >= 0


def test_a_card_that_was_put_into_a_stack_does_not_look_as_if_it_were_of_no_use(sit: Sit) -> None:
    can, in_stack, other = tried(sit).page.evaluate(HAND)
    assert can == in_stack == 1
    assert other < 1


TWINS = """(() => {  // two cards that are alike, and a place
  const thing = (id, click, x) => `<g id="${id}" data-click="${click}"><title>A ${click}</title>
    <rect x="${x}" width="60" height="60"/></g>`;
  const things = thing("one", "card", 0) + thing("other", "card", 70) + thing("place", "place", 140);
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">${things}</svg>`;
  board.show(drawing, [["card", "place"]], false);
})()"""
PICKED = "[...document.querySelectorAll('#tried .picked')].map(thing => thing.id)"


def test_of_cards_that_are_alike_the_one_that_was_clicked_is_picked(sit: Sit) -> None:
    page = tried(sit).page
    page.evaluate(TWINS)
    for name in ("other", "one"):  # the second click is a change of mind, not a step back
        page.click(f"#{name} rect")
        assert page.evaluate(PICKED) == [name]
    page.click("#one rect")
    assert page.evaluate(PICKED) == []


def test_no_tip_covers_the_board_after_a_tap(sit: Sit) -> None:
    page = tried(partial(sit, has_touch=True)).page
    page.touchscreen.tap(100, 100)
    assert page.evaluate("board.picked") == ["card"]
    page.wait_for_timeout(1200)
    assert page.locator("#tip").count() == 0


LONG_TIP = """board.reports.about = async () => {
  const list = document.createElement("ul"), line = () => document.createElement("li");
  list.className = "about";
  const textContent = "A clause of many words. ".repeat(12);
  for (let n = 0; n < 9; n++) list.append(Object.assign(line(), {textContent}));
  return list;
}"""
BEYOND = (
    "(({scrollHeight, clientHeight}) => scrollHeight - clientHeight)(document.querySelector('#tip .about'))"
)


def test_a_tip_ends_with_a_whole_sentence(sit: Sit) -> None:
    page = tried(sit).page
    page.evaluate(LONG_TIP)
    page.mouse.move(100, 100)
    page.wait_for_selector("#tip li")
    assert 1 <= page.locator("#tip li").count() < 9
    assert page.evaluate(BEYOND) <= 0


TENT = "tent"
FRAMED = "[...document.querySelectorAll('#board .pointed')].map(({id}) => id.split('-')[0])"
IN_SIGHT = """place => {
  const {top, bottom} = document.querySelector(place).getBoundingClientRect();
  return bottom > 0 && top < innerHeight;
}"""


def with_a_tent(player: Player) -> tuple[Player, str]:
    """At a table of Iwari, after a tent was placed; the line that says so."""
    player.sit_down("iwari", 2)
    player.wait_for_turn()
    before = player.ply
    player.page.evaluate(CLICK_SPACE)
    pair = player.page.locator("#board [data-click^=pay-two].can")
    if pair.count():
        pair.first.click()
    player.until(f"document.querySelectorAll('#log > li').length > {before}")
    return player, f"#log > li:nth-child({before + 1})"


def framed(player: Player) -> list[str]:
    """What kinds of things are framed on the board."""
    return player.page.evaluate(FRAMED)


def test_a_line_of_the_log_frames_on_the_board_what_it_tells_of(sit: Sit) -> None:
    player, line = with_a_tent(sit(1366, 768))
    player.page.hover(line)
    assert framed(player) == [TENT]
    player.page.hover("#bar")
    assert framed(player) == []
    player.page.click(line)
    player.page.hover("#bar")
    assert framed(player) == [TENT]
    player.page.click(line)
    player.page.hover("#bar")
    assert framed(player) == []


def test_a_line_of_the_log_is_reached_by_keys_and_frames_what_it_tells_of(sit: Sit) -> None:
    player, line = with_a_tent(sit(1366, 768))
    keys = player.page.keyboard
    player.page.focus("#hint")
    for _ in range(60):
        if player.page.evaluate("document.activeElement.id") == "log":
            break
        keys.press("Tab")
    keys.press("End")
    number = player.ply
    while not player.page.evaluate(f"document.activeElement.matches({line!r})"):
        keys.press("ArrowUp")
        number -= 1
        assert number > 0, "the arrows do not reach the line"
    assert framed(player) == [TENT]
    keys.press("Tab")
    assert framed(player) == []
    player.page.focus(line)
    keys.press("Enter")
    keys.press("Tab")
    assert framed(player) == [TENT]
    player.page.focus(line)
    keys.press("Escape")
    keys.press("Tab")
    assert framed(player) == []


def test_a_tap_on_a_line_of_the_log_brings_what_it_tells_of_into_sight(sit: Sit) -> None:
    player, line = with_a_tent(sit(390, 740, has_touch=True, is_mobile=True))
    tent = f"[id='{player.page.get_attribute(line, 'data-things')}']"
    player.page.evaluate("place => document.querySelector(place).scrollIntoView()", line)
    assert not player.page.evaluate(IN_SIGHT, tent)
    player.page.tap(line)
    assert framed(player) == [TENT]
    assert player.page.evaluate(IN_SIGHT, tent)


def test_whoever_reads_the_log_stays_at_the_line_when_something_happens(sit: Sit) -> None:
    player, line = with_a_tent(sit(1366, 768))
    player.page.focus(line)
    before = player.ply
    player.move_unseen(player.page.url.rpartition("/")[2], 1)
    player.until(f"document.querySelectorAll('#log > li').length > {before}")
    assert player.page.evaluate(f"document.activeElement.matches({line!r})")


PAIR = """table => fetch(`/api/tables/${table}`).then(answer => answer.json()).then(({paths}) => {
  const own = new Set(paths.filter(path => path[1] === "pay-card").map(([place]) => place));
  const pairs = paths.filter(([place, pay]) => pay?.startsWith("pay-two-") && place.startsWith("space-"));
  return pairs.find(([place]) => !own.has(place));
})"""


def test_a_pair_is_paid_by_a_click_on_it_as_the_line_above_the_board_says(sit: Sit) -> None:
    player = sit(1366, 768)
    for _ in range(40):
        table = player.make_table("iwari", 2)
        player.page.wait_for_timeout(100)  # the bots may begin
        found = player.page.evaluate(PAIR, table)
        if found:
            break
    place, pay = found
    player.go(f"/table/{table}")
    player.wait_for_turn()
    before = player.ply
    card = f"card-{pay.removeprefix('pay-two-')}"
    player.click_path([card, place])
    assert "Click the pair" in player.page.inner_text("#status")
    player.click_path([card])
    player.until(f"document.querySelectorAll('#log > li').length > {before}")


def test_a_click_that_was_meant_for_what_lay_there_before_makes_no_move(sit: Sit) -> None:
    page = tried(sit, pace="slow").page
    assert 0 < page.evaluate(f"(({MOVED})(1), {REST})") < 800
    page.mouse.click(100, 100)  # to pick costs nothing: whoever is quick is not kept waiting
    assert page.locator("#tried .picked").count() == 1
    page.mouse.click(300, 100)
    assert page.evaluate("heard") == []
    page.evaluate("board.calm = performance.now()")
    page.mouse.click(300, 100)
    assert page.evaluate("heard") == ["card place"]
    page.evaluate(f"(({MOVED})(0), {REST})")  # after a move of one's own only the second of a double click
    page.mouse.click(100, 100)
    assert page.locator("#tried .picked").count() == 1
    page.mouse.dblclick(300, 20)
    assert page.evaluate("heard") == ["card place"] * 2


def test_nor_does_one_that_would_make_a_move_without_a_choice(sit: Sit) -> None:
    page = tried(sit, pace="slow").page
    page.evaluate(f"(board.unasked = ['place'], ({MOVED})(1), {REST})")
    page.mouse.click(100, 100)
    assert page.evaluate("heard") == []
    page.evaluate("board.calm = performance.now()")
    page.mouse.click(100, 100)
    assert page.evaluate("heard") == ["card place"]


def test_a_tip_comes_only_when_the_mouse_has_moved_since_the_board_changed(sit: Sit) -> None:
    page = tried(sit).page
    page.mouse.move(100, 100)
    page.wait_for_selector("#tip")
    page.evaluate(MOVED, 1)
    page.wait_for_timeout(1200)
    assert page.locator("#tip").count() == 0
    page.mouse.move(102, 101)
    page.wait_for_selector("#tip")


def test_what_is_told_covers_neither_board_nor_chat_nor_seats(sit: Sit) -> None:
    player = sit(1366, 768)
    player.sit_down("mice")
    player.wait_for_turn()
    player.page.evaluate("import('/static/page.js').then(({tell}) => tell('Why not? '.repeat(12)))")
    player.page.wait_for_selector("#told:not([hidden])")
    assert player.page.evaluate(OVERLAP, ["#told", ["#board > svg", "#seats", ".chat", "#bar"]]) == []


def test_what_is_told_above_a_square_board_ends_above_it(sit: Sit) -> None:
    player = sit(1024, 768)
    player.sit_down("mice")
    player.wait_for_turn()
    player.page.evaluate("import('/static/page.js').then(({tell}) => tell('Why not? '.repeat(40)))")
    player.page.wait_for_selector("#told:not([hidden])")
    assert player.page.evaluate(OVERLAP, ["#told", ["#board > svg"]]) == []


def test_what_happened_has_the_room_below_it(sit: Sit) -> None:
    shown = []
    for height in (768, 1000):
        player = sit(1800, height)
        player.sit_down("mice")
        player.make_move()
        player.make_move()
        player.page.evaluate(LONG)
        assert player.page.evaluate(CUT) == [True, False]
        assert player.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        shown.append(player.page.evaluate("document.querySelector('#log').clientHeight"))
    assert shown[1] > shown[0] + 8 * 21  # eight more lines


@pytest.mark.parametrize("game", ["nine-lives", "mice"])
def test_on_a_phone_what_is_told_covers_nothing_that_is_asked_or_can_be_used(game: str, sit: Sit) -> None:
    player = sit(360, 740, has_touch=True, is_mobile=True)
    player.sit_down(game)
    player.wait_for_turn()
    player.page.evaluate("import('/static/page.js').then(({tell}) => tell('Why not? '.repeat(40)))")
    player.page.wait_for_selector("#told:not([hidden])")
    for place in (0, 300):
        player.page.evaluate(SCROLLED, place)
        told = player.page.locator("#told").bounding_box()
        assert told is not None
        assert player.page.evaluate(OVERLAP, ["#told", ["#bar", "#status", "#hint"]]) == []
        assert player.page.evaluate(TOLD_OVER) == []
        assert 0 <= told["y"] <= 740 - told["height"]
        assert told["height"] >= 60  # enough of it to read
    player.page.evaluate("document.querySelector('#aim').hidden = true")
    player.page.locator(".board .can").first.tap()
    player.page.wait_for_selector("#told", state="hidden")  # the turn is under way


def test_the_end_begins_with_what_it_is_to_the_reader_and_no_line_of_the_log_is_cut(sit: Sit) -> None:
    player = sit(1366, 768)
    table = player.make_table("mice")  # one's own: to those who watch, a game is only over
    player.move_unseen(table)
    player.go(f"/table/{table}")
    player.page.wait_for_selector("#result:not([hidden]) h2")
    assert player.page.inner_text("#result h2") in ("You win!", "You lost", "You share the win!")
    player.page.evaluate(LONG)
    assert player.page.evaluate(CUT) == [True, False]


def test_how_strong_the_bots_are_stands_at_the_button_and_at_the_table(sit: Sit) -> None:
    player = sit()
    player.go("/")
    player.page.wait_for_selector(".game button.main")
    told = player.page.locator(".game", has_text="Mauwi").locator("p", has_text="Your opponents").inner_text()
    assert told.removeprefix("Your opponents: ").split(", ")[1] in STRENGTHS
    player.sit_down("mauwi")
    player.wait_for_turn()
    assert player.page.locator("#seats li small").last.inner_text() in STRENGTHS


def test_what_the_numbers_beside_the_names_count_is_said(sit: Sit) -> None:
    player = sit()
    for game, counted in (
        ("cat-battles", "Fish that the Boss holds now."),
        ("nine-lives", "Lives that are left, with those wagered."),
    ):
        player.sit_down(game)
        player.wait_for_turn()
        assert player.page.inner_text("#counted") == counted
        label = player.page.locator("#seats .score").first.get_attribute("aria-label")
        assert label is not None
        assert label.endswith(counted)
    player.sit_down("mauwi")
    player.wait_for_turn()
    assert player.page.inner_text("#counted") == "Points as if the game ended now."
    player.go(f"/replay/{player.finished_table('nine-lives')}")
    lives = "Lives that are left, with those wagered."
    player.until(f"document.querySelector('#counted').textContent === '{lives}'")


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
def test_who_watches_is_not_spoken_to_as_if_to_move(sit: Sit, language: str) -> None:
    player, other = sit(locale=language), sit(locale=language)
    table = player.make_table("mauwi")
    other.go(f"/table/{table}")
    other.until("/[“«「]/.test(document.querySelector('#status').textContent)")  # the person's turn comes
    said = other.page.inner_text("#status")
    assert said.count("Mia") == 1
    assert said[-1] in "”»」"


def test_the_mark_of_a_ruling_is_not_read_as_a_word(sit: Sit) -> None:
    player = sit()
    player.go("/about")
    said = player.page.evaluate(READ, ["nine-lives", "NL-19"])
    assert said.startswith("A player gives up")


GOAL = "#aim"
FIRST = """([card, board]) => {  // where the goal lies, and where the board does
  const at = place => document.querySelector(place).getBoundingClientRect();
  return {bottom: at(card).bottom, size: parseFloat(getComputedStyle(document.querySelector(card)).fontSize),
    board: at(board).top + scrollY, seen: at(card).bottom <= innerHeight && at(card).top >= 0};
}"""


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (390, 844)])
@pytest.mark.parametrize("game", ["cat-battles", "iwari", "mauwi", "nine-lives"])
def test_the_goal_is_read_before_the_first_move_and_nothing_jumps_when_it_goes(
    sit: Sit, game: str, width: int, height: int
) -> None:
    player = sit(width, height)
    player.sit_down(game)
    player.wait_for_turn()
    goal = player.page.locator(GOAL)
    assert goal.locator("#aim-told").inner_text() == player.page.locator("#goal").inner_text()
    before = player.page.evaluate(FIRST, [GOAL, "#board"])
    assert before["seen"]
    assert before["size"] >= 16
    goal.get_by_role("button", name="Got it").click()
    assert not goal.is_visible()
    assert player.page.evaluate(FIRST, [GOAL, "#board"])["board"] == before["board"]
    player.sit_down(game)  # who has read it is not told again
    player.wait_for_turn()
    assert not goal.is_visible()


UNDER = """(() => {  // whether a click on the goal hits the board
  const {x, y} = document.querySelector("#aim").getBoundingClientRect();
  return document.elementFromPoint(x + 40, y + 30).closest("#board") !== null;
})()"""


def test_the_goal_goes_when_something_is_picked_and_what_lies_under_it_can_be_clicked(sit: Sit) -> None:
    player = sit(1366, 768)
    player.sit_down("mauwi")
    player.wait_for_turn()
    page = player.page
    assert page.evaluate(UNDER)
    page.keyboard.press("Escape")
    assert page.locator(GOAL).is_visible()
    page.locator("#hand-0 .can").first.click()
    assert not page.locator(GOAL).is_visible()
    page.keyboard.press("Escape")
    assert not page.locator(GOAL).is_visible()


def test_whoever_watches_or_has_moved_is_not_told_the_goal_over_the_board(sit: Sit) -> None:
    player, watcher = sit(), sit()
    table = player.sit_down("mauwi")
    player.wait_for_turn()
    watcher.go(f"/table/{table}")
    watcher.page.wait_for_selector("#board svg")
    assert not watcher.page.locator(GOAL).is_visible()
    player.move_unseen(table, 1)
    player.page.reload()
    player.wait_for_turn()
    assert not player.page.locator(GOAL).is_visible()


ROWS = """(() => {  // a label of two rows above the name of its thing
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 100">
    <g id="card" data-click="card"><title>Card</title><rect width="60" height="60"/></g>
    <g id="place" data-click="place"><title>Place</title>
    <rect x="90" width="90" height="90"/><text x="135" y="86">A</text></g></svg>`;
  Object.assign(board, {outcomes: {"card place": ["friends\\n+12", "You gain a nine."]}});
  board.show(drawing, [["card", "place"]], false);
  board.pick(["card"]);
  const [first, second] = [...document.querySelectorAll("#tried .outcome tspan")];
  const box = part => part.getBoundingClientRect();
  const isBelow = box(second).top > box(first).top;
  const isAboveName = box(second).bottom < box(document.querySelector("#place > text")).bottom;
  return [first.textContent, second.textContent, isBelow, isAboveName];
})()"""


def test_a_label_of_two_rows_says_what_happens_and_what_it_is_worth(sit: Sit) -> None:
    assert tried(sit).page.evaluate(ROWS) == ["friends", "+12", True, True]
