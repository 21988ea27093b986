"""Every click on the board is answered, and what cannot be done does not look as if it could."""

from collections.abc import Callable

import pytest

from nekoban.core.catalogue import all_games
from tests.web.browser import Player
from tools.expectations import expected

Sit = Callable[..., Player]
# What has a name and is no part of any move: where it can be hit, and what it says of itself.
SEEN = """([...document.querySelectorAll("#board svg g:has(> title):not([data-click])")].flatMap(thing => {
  const first = thing.querySelector("use, rect, path") ?? thing;
  const {x, y, width, height} = first.getBoundingClientRect(), at = [x + width / 2, y + height / 2];
  const under = document.elementFromPoint(...at)?.closest("[data-click], g:has(> title)");
  return under === thing ? [[thing.id, ...at, thing.querySelector(":scope > title").textContent]] : [];
}))"""
# Moves of one's own, until a nine has one place only: the ply, or null if the game is over before.
UNTIL_ONE_PLACE = """async (table) => {
  const post = {method: "POST", headers: {"content-type": "application/json"}};
  for (let count = 0; ; count++) {
    const told = await (await fetch(`/api/tables/${table}`)).json(), [path] = told.paths;
    if (told.phase === "over") return null;
    if (!path) { await new Promise(done => setTimeout(done, 20)); continue; }
    if (told.paths.length === 1 && path.length === 1 && path[0].startsWith("seat-")) return told.ply;
    const body = JSON.stringify({ply: told.ply, path: told.paths[(7 * count + 3) % told.paths.length]});
    await fetch(`/api/tables/${table}/moves`, {...post, body});
  }
}"""
HAPPENED = "#board .last[data-by]:not(.can, .can *)"
LOOK = """thing => {
  const {filter, outlineStyle} = getComputedStyle(thing);
  return [filter, outlineStyle, thing.querySelector("text") !== null];
}"""
# The colours of all frames of a thing and of what lies in it: of edges, frames and lines that are drawn.
FRAMED = """thing => {
  const colours = [], seat = getComputedStyle(thing).getPropertyValue("--by");
  for (const part of [thing, ...thing.querySelectorAll("*")]) {
    const {filter, outlineStyle, outlineColor, stroke, fill} = getComputedStyle(part);
    if (filter !== "none") colours.push(/rgba?[(].*?[)]/.exec(filter)[0]);
    if (outlineStyle !== "none") colours.push(outlineColor);
    if (part.getAttribute("stroke")?.startsWith("var(--last")) colours.push(stroke);
  }
  const tried = document.createElement("i");
  tried.style.color = seat;
  document.body.append(tried);
  const colour = getComputedStyle(tried).color;
  tried.remove();
  return [colours, colour];
}"""
PARTS = expected("page")


@pytest.mark.parametrize("game", all_games())
def test_what_is_no_part_of_a_move_says_what_it_is_by_a_click_and_by_a_tip(game: str, sit: Sit) -> None:
    player = sit(1366, 768)
    player.sit_down(game)
    player.wait_for_turn()
    seen = player.page.evaluate(SEEN)
    found = [thing for thing, *_ in seen]
    asked = PARTS[game]["parts"] if game in PARTS else found[:3]
    assert set(asked) <= set(found)
    for thing, x, y, says in seen:
        if thing not in asked:
            continue
        player.page.mouse.move(1, 1)
        player.page.mouse.move(x, y)
        assert player.page.locator("#tip").inner_text() == says
        assert player.page.get_attribute(f"#{thing}", "aria-label") == says
        player.page.mouse.click(x, y)
        assert player.page.inner_text("#told") == says


def test_undo_is_dimmed_until_there_is_something_to_take_back(sit: Sit) -> None:
    player = sit()
    player.sit_down("mice")
    player.wait_for_turn()
    assert player.page.get_attribute("#undo", "aria-disabled") == "true"
    player.make_move()
    player.wait_for_turn()
    assert player.page.get_attribute("#undo", "aria-disabled") is None


def test_a_prompt_offers_only_what_can_be_done(sit: Sit) -> None:
    """In Mauwi a player without a card for it is asked as well (MW-55): the page says that there is none."""
    player = sit(1366, 768)
    player.sit_down("mauwi", bots=2)
    for _ in range(60):
        assert player.wait_for_turn()
        ways = player.page.locator("#board .can")
        if ways.count() == 1 and ways.get_attribute("data-click") == "button-give-up":
            break
        player.make_move()
    assert "You would need" in player.page.inner_text("#status")
    assert player.page.inner_text("#status").endswith("give up.")


def test_a_nine_that_has_one_place_goes_there_by_itself(sit: Sit) -> None:
    player = sit(1366, 768)
    table = player.make_table("mauwi", bots=2)
    ply = player.page.evaluate(UNTIL_ONE_PLACE, table)
    assert ply is not None, "no nine had one place in this game"
    player.go(f"/table/{table}")
    player.until(f"fetch('/api/tables/{table}').then(told => told.json()).then(told => told.ply > {ply})")


def test_a_nine_that_went_by_itself_is_taken_back_with_what_led_to_it(sit: Sit) -> None:
    player = sit(1366, 768)
    table = player.make_table("mauwi", bots=2)
    ply = player.page.evaluate(UNTIL_ONE_PLACE, table)
    assert ply is not None, "no nine had one place in this game"
    player.go(f"/table/{table}")
    told = f"fetch('/api/tables/{table}').then(told => told.json())"
    player.until(f"{told}.then(told => told.ply > {ply} && (told.paths.length > 0 || told.phase === 'over'))")
    assert player.wait_for_turn(), "the game ended with this nine"
    player.page.click("#undo")
    player.until(f"{told}.then(told => told.ply < {ply})")


def test_an_answer_goes_with_the_next_pick(sit: Sit) -> None:
    player = sit(1366, 768)
    player.sit_down("cat-battles")
    player.wait_for_turn()
    player.page.evaluate("import('/static/page.js').then(({tell}) => tell('Why not?'))")
    player.page.wait_for_selector("#told:not([hidden])")
    player.make_move()
    assert not player.page.is_visible("text=Why not?")


def test_what_happened_has_an_edge_or_a_frame_and_only_what_can_be_done_glows(sit: Sit) -> None:
    player = sit(1366, 768)
    player.sit_down("mauwi")
    for _ in range(6):
        assert player.wait_for_turn()
        if player.page.locator(HAPPENED).count():
            break
        player.make_move()
    happened = player.page.locator(HAPPENED).all()
    assert happened, "nothing is marked after six moves"
    for thing in happened:
        edge, _, words = thing.evaluate(LOOK)
        assert not words or edge == "none"  # it would smear them
        assert edge.count("drop-shadow") == edge.count(" 0px)")  # none of them is blurred
    glow, *_ = player.page.locator("#board .can").first.evaluate(LOOK)
    assert " 0px)" not in glow != "none"


@pytest.mark.parametrize("game", ["mauwi", "nine-lives"])
def test_what_happened_is_framed_once_in_the_colour_of_who_did_it(game: str, sit: Sit) -> None:
    player = sit(1366, 768)
    player.sit_down(game, bots=2)
    outermost = f"{HAPPENED}:not(.last .last)"
    drawn = "document.querySelector('#board .last[data-by] > rect[stroke^=\"var(--last\"]') !== null"
    for _ in range(12):
        assert player.wait_for_turn()
        if player.page.evaluate(drawn):
            break
        player.make_move()
    assert player.page.evaluate(drawn), "no frame is drawn after twelve moves"
    for thing in player.page.locator(outermost).all():
        colours, seat = thing.evaluate(FRAMED)
        assert colours == [seat], thing.get_attribute("id")


SEPARATED = """() => {  // the dots that are seen although nothing stands before them in their row
  const places = [...document.querySelectorAll(".facts")].map(list => list.getBoundingClientRect().left);
  return [...document.querySelectorAll(".facts")].map(list => {
    const cut = parseFloat(/([\\d.]+)px[)]$/.exec(getComputedStyle(list).clipPath)?.[1] ?? "0");
    const left = list.getBoundingClientRect().left + cut;
    return [...list.children].filter((fact, n) => {
      const range = document.createRange(), next = list.children[n + 1];
      range.selectNodeContents(fact);
      const text = range.getBoundingClientRect();
      const before = getComputedStyle(fact, "::before"), after = getComputedStyle(fact, "::after");
      const first = fact.getBoundingClientRect().left < left + 1;
      const leads = before.content.includes("·") && first && text.left - parseFloat(before.width) >= left - 1;
      const trails = after.content.includes("·") && next && next.getBoundingClientRect().top > text.top + 2;
      return leads || trails;
    }).map(fact => fact.textContent);
  }).flat();
}"""


@pytest.mark.parametrize("width", [390, 1366, 1600])
def test_a_dot_stands_between_two_facts_of_a_game_and_not_at_the_end_of_a_row(width: int, sit: Sit) -> None:
    player = sit(width, 800)
    player.go("/")
    player.page.wait_for_selector(".game .facts li")
    assert player.page.evaluate(SEPARATED) == []


COVERED = """() => [...document.querySelectorAll(".game .cover")].map(cover => {
  const chip = cover.parentNode.querySelector(".chip").getBoundingClientRect();
  return [...cover.querySelectorAll("use")].filter(face => {
    const box = face.getBoundingClientRect();
    return box.right > chip.left && box.left < chip.right && box.bottom > chip.top && box.top < chip.bottom;
  }).length;
})"""


@pytest.mark.parametrize("width", [390, 1366, 1600])
def test_the_button_over_a_cover_hides_no_face_of_it(width: int, sit: Sit) -> None:
    player = sit(width, 800)
    player.go("/")
    player.page.wait_for_selector(".game .cover svg")
    covered = player.page.evaluate(COVERED)
    assert len(covered) == len(all_games())
    assert not any(covered)


@pytest.mark.parametrize("width", [1280, 1366, 1920])
def test_all_games_are_seen_at_one_glance_and_their_names_lead_to_them(width: int, sit: Sit) -> None:
    player = sit(width, 768)
    player.go("/")
    player.page.wait_for_selector(".game .cover svg")
    names = player.page.locator(".game h2 a")
    assert names.count() == len(all_games())
    for number in range(names.count()):
        box = names.nth(number).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] < 768
    names.first.click()
    player.page.wait_for_url("**/new/*")


def test_many_tables_of_ones_own_leave_the_games_in_sight(sit: Sit) -> None:
    player = sit(1366, 768)
    for _ in range(5):
        player.sit_down("mice")
        player.wait_for_turn()
    player.go("/")
    player.page.wait_for_selector("#own-tables details")
    assert player.page.locator("#own-tables > li > .button").count() == 3
    assert player.page.locator("#own-tables details .button").count() == 2
    assert player.page.locator("#own-tables details .button").first.is_hidden()
    player.page.click("#own-tables summary")
    assert player.page.locator("#own-tables details .button").first.is_visible()


@pytest.mark.parametrize("game", all_games())
def test_the_buttons_of_a_replay_are_in_sight(game: str, sit: Sit) -> None:
    player = sit(1366, 768)
    player.go(f"/replay/{player.finished_table(game)}")
    player.page.wait_for_selector("#board > svg")
    reel = player.page.locator(".reel").bounding_box()
    assert reel is not None
    assert reel["y"] + reel["height"] <= 768


def test_a_close_look_names_a_thing_and_tells_the_rest_line_by_line(sit: Sit) -> None:
    player = sit(1366, 768)
    player.sit_down("cat-battles")
    player.wait_for_turn()
    player.page.locator("[data-click='foe-1']").first.click(button="right", force=True)
    player.page.wait_for_selector("dialog.zoom .about")
    assert "." not in player.page.inner_text("dialog.zoom h2")
    box = player.page.locator("dialog.zoom").bounding_box()
    assert box is not None
    assert box["height"] < 768
    is_cut = (
        "(({scrollHeight, clientHeight}) => scrollHeight > clientHeight)(document.querySelector('.zoom'))"
    )
    assert not player.page.evaluate(is_cut)


def test_whoever_plays_by_keys_stays_at_the_board_from_turn_to_turn(sit: Sit) -> None:
    player = sit(1366, 768)
    player.sit_down("nine-lives")
    player.wait_for_turn()
    player.page.focus("#board .can")
    for _ in range(6):
        player.page.keyboard.press("Enter")
        player.page.wait_for_timeout(100)  # the browser takes the focus from what cannot have it any more
        if not player.wait_for_turn():
            break
        player.until("document.activeElement.matches('#board .can')")
