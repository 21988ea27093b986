"""What a table explains and offers: pickers with pictures, things that say what they do, sounds, the end."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Locator

from nekoban.core.catalogue import all_games
from nekoban.core.match import Match
from nekoban.core.saves import read_save
from tests.web.browser import Player

Sit = Callable[..., Player]
GAMES = list(all_games())
BUILDER = ".field:has(#option-squad-1)"
PROBLEM = "document.querySelector('#problem').textContent !== ''"
SETTLED = "!document.querySelector('#problem').textContent && !document.querySelector('#make').disabled"


# --- pickers


def open_form(player: Player, game: str) -> None:
    player.go(f"/new/{game}")
    player.page.wait_for_selector("#make")
    player.page.click("#more > summary")


def test_a_squad_is_put_together_from_figures_and_its_rules_are_checked(sit: Sit) -> None:
    player = sit()
    open_form(player, "cat-battles")
    page, builder = player.page, player.page.locator(BUILDER)
    assert not page.locator("#option-squad-1").is_visible()  # nothing is typed
    builder.locator("summary").click()
    figures = builder.locator(".items .item")
    kitten = figures.filter(has_text=", Kitten, level ").first
    assert kitten.locator("svg use").count() == 1
    assert "Front: " in kitten.inner_text()
    count(figures.filter(has_text=", Kitten, ").nth(0), 3)
    player.until(PROBLEM)
    assert "Boss" in page.inner_text("#problem")
    assert page.is_disabled("#make")
    count(figures.filter(has_text=", Boss").first, 1)
    for number in range(4):
        count(figures.filter(has_text=", Kitten, ").nth(number), 1)
    player.until(SETTLED)
    player.faults.clear()  # the squads that were refused
    assert page.input_value("#option-squad-1").count(".") == 4
    printed = builder.get_by_role("button")
    assert {one.get_attribute("aria-pressed") for one in printed.all()} == {"false"}
    printed.first.click()
    player.until(SETTLED)
    assert printed.first.get_attribute("aria-pressed") == "true"
    assert {one.input_value() for one in figures.locator("input").all()} == {"0"}
    page.click("#make")
    player.wait_for_turn()


def count(figure: Locator, number: int) -> None:
    """How many of a figure are in the squad; once the server has said what it thinks of that."""
    with figure.page.expect_response("**/preview"):
        figure.locator("input").fill(str(number))
        figure.locator("input").press("Tab")


def test_a_map_is_chosen_by_its_name_and_cats_for_their_seats(sit: Sit) -> None:
    player = sit()
    open_form(player, "iwari")
    radios = player.page.locator(".picker.one input[type=radio]")
    assert radios.count() >= 2
    radios.last.check()
    field = radios.last.get_attribute("name")
    chosen = player.page.input_value(f"#option-{str(field).removeprefix('pick-')}")
    assert chosen
    player.until(SETTLED)
    open_form(player, "nine-lives")
    selects = player.page.locator(".picker.order select")
    wanted = selects.first.locator("option").nth(2)
    selects.first.select_option(str(wanted.get_attribute("value")))
    assert player.page.input_value("#option-cats") == wanted.get_attribute("value")
    player.until(SETTLED)


CODED = "[...document.querySelectorAll('#form input')].filter(one => one.value.match(/[:,.]|-[0-9]/))"


@pytest.mark.parametrize("game", GAMES)
def test_a_form_shows_no_code_and_asks_for_nothing_that_only_a_variant_brings(game: str, sit: Sit) -> None:
    player = sit()
    open_form(player, game)
    page = player.page
    brought = [one["name"] for one in all_games()[game].options.form() if one.get("by_variant")]
    assert "called" in brought
    for name in brought:
        assert page.get_attribute(f"#option-{name}", "type") == "hidden"
    assert page.locator("#form input[type=text]:visible, #form input:not([type]):visible").count() == 1  # you
    assert page.evaluate(f"{CODED}.filter(one => one.checkVisibility()).length") == 0
    page.locator("#bots input:checked").wait_for(state="attached")
    assert page.locator("#changes li").count() == 0


def test_what_a_variant_changes_is_said_in_the_form(sit: Sit) -> None:
    player = sit()
    player.go("/new/nine-lives#players=2&lives=3&called=short")
    changes = player.page.locator("#changes li")
    changes.first.wait_for()
    assert changes.all_inner_texts() == [
        "NL-03 Every cat has 3 lives instead of 9, the highest number on top."
    ]
    assert "short" in player.page.inner_text("h1")
    player.page.click("#make")
    player.wait_for_turn()
    told = player.page.evaluate("fetch(location.href.replace('/table', '/api/tables')).then(a => a.json())")
    assert told["options"]["lives"] == 3


DRAWN = """(place) => [...document.querySelectorAll(place)].filter(one => {
  const svg = one.querySelector("svg"), parts = svg ? [...svg.querySelectorAll("path, rect, use")] : [];
  return !parts.some(part => part.getBoundingClientRect().width > 4);
}).length"""


@pytest.mark.parametrize(
    ("game", "places"),
    [
        ("iwari", "#bots .item:has(small), .field:has(#option-map) .item"),
        ("cat-battles", ".field:has(#option-territory) .item"),
        ("nine-lives", ".picker.order .item, [data-looks=life-set] .item"),
    ],
)
def test_what_is_picked_has_a_picture(game: str, places: str, sit: Sit) -> None:
    player = sit()
    open_form(player, game)
    player.page.locator(places).first.wait_for(state="attached")
    for folded in player.page.locator(".picker details > summary").all():
        folded.click()
    player.until("document.querySelector('#preview svg')")
    player.until(f"({DRAWN})({places!r}) === 0")
    assert player.page.locator(places).count() > 1


def test_bots_are_called_in_the_readers_language(sit: Sit) -> None:
    player = sit(locale="fr-CH", service_workers="block")
    player.go("/new/mauwi")
    names = player.page.locator("#bots .item b")
    names.first.wait_for()
    said = player.page.evaluate("fetch('/static/messages/fr.json').then(a => a.json())")
    assert "chaton" in (shown := names.all_text_contents())
    assert set(shown) <= {text for key, text in said.items() if key.startswith("bot.")}


def test_a_form_that_asks_too_fast_says_so_and_makes_its_table(sit: Sit) -> None:
    player = sit()
    told = {"error": "That was too fast.", "code": "too-fast"}
    player.page.route("**/preview", lambda route: route.fulfill(status=429, json=told))
    open_form(player, "mice")
    player.until(PROBLEM)
    assert player.page.inner_text("#problem") == told["error"]
    player.faults.clear()  # the answer that refuses
    player.page.click("#make")
    player.wait_for_turn()


def test_bots_have_a_sign_a_name_and_their_strength_the_weakest_first(sit: Sit) -> None:
    player = sit()
    player.go("/new/mauwi")
    rated = player.page.locator("#bots .item:has(.drawn)")
    rated.first.wait_for()
    texts = rated.locator("small").all_inner_texts()
    numbers = [int(text.partition("(")[2].partition(")")[0].replace(",", "")) for text in texts]
    assert numbers == sorted(numbers)
    paws = [one.locator(".full").count() for one in rated.all()]
    assert (paws[0], paws[-1]) == (1, 5)
    player.page.get_by_role("radio", name="tiger").check()
    player.page.click("#more > summary")
    assert player.page.locator("#seats select").nth(1).input_value() == "bot tiger"


def test_a_rematch_begins_with_the_figures_and_cats_of_the_game_before(sit: Sit) -> None:
    player = sit()
    table = player.make_table("cat-battles", options={"squad-1": "S01-05.01.02.03x2"})
    player.go(f"/new/cat-battles#again={table}")
    figures = player.page.locator(f"{BUILDER} .items .item input")
    figures.first.wait_for(state="attached")
    counts = [int(one.input_value()) for one in figures.all()]
    assert (sum(counts), max(counts)) == (5, 2)
    assert player.page.locator(f"{BUILDER} [aria-pressed=true]").count() == 0


# --- things explain themselves


MIDDLE = """(() => {
  const {x, y, width, height} = document.activeElement.getBoundingClientRect();
  return [x + width / 2, y + height / 2];
})()"""


@pytest.mark.parametrize("game", GAMES)
def test_a_thing_says_what_it_does_by_key_and_by_hover_and_the_log_begins_with_the_goal(
    game: str, sit: Sit
) -> None:
    player = sit()
    player.sit_down(game)
    player.wait_for_turn()
    page = player.page
    goal = page.locator("section.log p").first
    assert goal.inner_text().endswith(".")
    clause = f"a[href^='/rules/{game}#']"
    player.reach_board()
    page.keyboard.press("i")
    page.wait_for_selector(f"dialog[open] .about li {clause}")
    page.keyboard.press("Escape")
    page.locator("dialog").wait_for(state="detached")
    x, y = page.evaluate(MIDDLE)
    page.mouse.move(x, y)
    page.wait_for_selector(f"#tip {clause}")
    page.mouse.move(2, 2)
    page.locator("#tip").wait_for(state="detached")


# --- sounds


HEARD = """(() => {
  window.heard = 0;
  const start = AudioScheduledSourceNode.prototype.start;
  const count = function (...at) { window.heard++; return start.apply(this, at); };
  AudioScheduledSourceNode.prototype.start = count;
  localStorage.nekoban = JSON.stringify({speed: "off", pace: "none", sound: SOUND});
})()"""


@pytest.mark.parametrize("sound", ["true", "false"])
def test_a_move_is_heard_unless_sounds_are_off(sound: str, sit: Sit) -> None:
    player = sit()
    player.page.add_init_script(HEARD.replace("SOUND", sound))
    player.sit_down("mice")
    player.wait_for_turn()
    player.make_move()
    player.wait_for_turn()
    assert (player.page.evaluate("window.heard") > 0) == (sound == "true")


# --- the end, and looking at it again


@pytest.mark.parametrize("game", GAMES)
def test_the_end_says_who_came_where_in_a_table_that_fits_and_adds_up(game: str, sit: Sit) -> None:
    player = sit(1366, 768)
    table = player.finished_table(game)
    player.go(f"/table/{table}")
    page = player.page
    page.wait_for_selector("#result:not([hidden])")
    page.locator("#result .places li").first.wait_for()
    assert page.locator("#result .places li").count() >= 2
    saved = page.request.get(f"{player.address}/api/tables/{table}/save").text()
    result = Match.from_save(read_save(saved)).result()
    assert result is not None
    assert page.locator("#result .places li.won").count() == len(result.winners)
    box = page.locator("#result .categories").bounding_box()
    assert box is not None
    assert box["y"] + box["height"] <= 768
    numbers = "row => [...row.querySelectorAll('td')].map(cell => Number(cell.textContent.replace('−', '-')))"
    rows = page.locator("#result .categories tbody tr").evaluate_all(f"rows => rows.map({numbers})")
    *parts, total = rows
    assert [sum(column) for column in zip(*parts, strict=True)] == total
    assert page.get_attribute("#result details", "open") is None


def test_a_replay_has_chapters_moves_to_click_changes_of_the_lead_and_a_speed(sit: Sit) -> None:
    player = sit()
    page = player.page
    player.go(f"/replay/{player.finished_table('mauwi')}")
    page.wait_for_selector("#moves [data-ply]")
    assert page.locator("#moves .chapter h3").first.inner_text() == "Round 1"
    assert page.locator("#moves .chapter").count() > 3
    row = page.locator("#moves [data-ply]").nth(4)
    ply = row.get_attribute("data-ply")
    row.locator("button").click()
    player.until(f"location.hash.startsWith('#ply={ply}&')")
    assert row.locator("button").get_attribute("aria-current") == "true"
    page.click("#first")
    player.until("location.hash.startsWith('#ply=0&')")
    page.click("#lead")
    first = page.locator("#moves [data-ply]:has(b)").first
    player.until(f"location.hash.startsWith('#ply={first.get_attribute('data-ply')}&')")
    assert first.inner_text().rstrip().endswith("leads.")
    page.click("#first")
    player.until("location.hash.startsWith('#ply=0&')")
    page.select_option("#pace", "fast")
    page.click("#run")
    player.until("Number(document.querySelector('#slider').value) >= 3")
    page.click("#run")
    assert page.inner_text("#run") == "Play"


def test_how_many_play_is_asked_only_where_there_is_a_choice(sit: Sit) -> None:
    player = sit()
    for game, is_asked in (("cat-battles", False), ("mauwi", True)):
        player.go(f"/new/{game}")
        player.page.wait_for_selector("#bots .item")
        assert player.page.is_visible("#option-players") == is_asked
