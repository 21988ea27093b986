"""The pages in a real browser."""

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route

from nekoban.core.catalogue import all_games
from nekoban.core.match import Match
from nekoban.web.lessons import has_lesson
from tests.web.browser import STOPPED, TOLD_OVER, Player, Server, wait_for_server
from tools.expectations import expected

Sit = Callable[..., Player]
GAMES = list(all_games(hidden=True))
TAUGHT = [name for name, game in all_games(hidden=True).items() if has_lesson(game)]


PHONE_CLICKS = 16
WIDTH = "document.documentElement.scrollWidth"
STATUS_SEEN = """(() => {
  const {top, bottom} = document.querySelector("#status").getBoundingClientRect();
  return top >= 0 && bottom <= innerHeight;
})()"""
# What is picked and what can be done stands above the board, and leaves it most of the screen.
BAR_SHARE = "document.querySelector('#bar').getBoundingClientRect().height / innerHeight"
HANDS = expected("hand", hidden=True)
# Of what can be done at least half lies in the window.
HALF_SEEN = """(() => {
  const boxes = [...document.querySelectorAll(".board .can")].map(thing => thing.getBoundingClientRect());
  return 2 * boxes.filter(({top, bottom}) => top >= 0 && bottom <= innerHeight).length >= boxes.length;
})()"""
SERVE = "import sys; from nekoban.cli import app; app(sys.argv[1:])"
TOLD = "(table) => fetch(`/api/tables/${table}`).then(answer => answer.json())"
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', {value: undefined})"  # as on plain http
# Click what does not glow until there is an answer: whether there was one. What begins a move is given back.
ASK_WHY = """(async () => {
  const told = document.querySelector("#told"), still = () => new Promise(done => setTimeout(done, 50));
  const things = [...document.querySelectorAll("#board [data-click]:not(.can)")];
  for (const thing of things.filter(thing => !thing.querySelector(".can"))) {
    thing.dispatchEvent(new MouseEvent("click", {bubbles: true}));
    if (document.querySelector("#board .picked")) {
      document.dispatchEvent(new KeyboardEvent("keydown", {key: "Escape"}));
      continue;
    }
    for (let wait = 0; wait < 100 && told.hidden; wait++) await still();
    if (!told.hidden) return true;
  }
  return false;
})()"""


# --- whole games


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_clicks_only(game: str, sit: Sit) -> None:
    player = sit()
    player.sit_down(game)
    assert player.play_by_clicks() > 1
    player.page.wait_for_selector("#result table tr", state="attached")
    assert player.page.locator("#result table tr").count() >= 2


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_by_keys_only_in_a_phones_window(game: str, sit: Sit) -> None:
    player = sit(360, 740)
    player.sit_down(game)
    assert player.play_by_keys() > 1
    player.page.wait_for_selector("#result table tr", state="attached")
    assert player.page.evaluate(WIDTH) <= 360
    assert player.page.locator("#result table tr").count() >= 2


@pytest.mark.parametrize("game", GAMES)
def test_a_phone_shows_and_plays_every_game(game: str, sit: Sit) -> None:
    player = sit(360, 740, has_touch=True, is_mobile=True)
    table = player.make_table(game)
    for number in range(PHONE_CLICKS):
        if number % (PHONE_CLICKS // 2) == 0:  # at the start, and later in the game
            if number:
                player.wait_for_turn()  # what was clicked last has arrived
                player.go("/about")  # a page of the table makes forced moves by itself
            player.move_unseen(table, number)
            player.go(f"/table/{table}")
        if not player.wait_for_turn():
            break
        player.until(HALF_SEEN)
        player.click_something(number)
        assert player.page.evaluate(WIDTH) <= 360
        assert player.page.evaluate(STATUS_SEEN)
        assert player.page.evaluate(BAR_SHARE) < 1 / 3


def test_large_letters_fit_a_phone(sit: Sit) -> None:
    player = sit(360, 740)
    table = player.finished_table("mice")
    for path in ("/", "/new/mice", "/learn/mice", "/rules/mice", f"/table/{table}", f"/replay/{table}"):
        player.go(path)
        player.page.evaluate("document.documentElement.style.fontSize = '200%'")
        player.page.wait_for_load_state("networkidle")
        assert player.page.evaluate(WIDTH) <= 360, path


@pytest.mark.parametrize("game", all_games())
def test_at_200_percent_a_table_can_be_played_and_is_no_wider_than_the_window(game: str, sit: Sit) -> None:
    player = sit(683, 384, device_scale_factor=2)  # what is left of 1366 × 768
    player.sit_down(game)
    for _ in range(2):
        player.wait_for_turn()
        player.make_move()
        assert player.page.evaluate(WIDTH) <= 683
    player.wait_for_turn()
    player.until(STATUS_SEEN)


# --- the start page and a new table


def test_two_clicks_lead_into_every_game_where_make_play_leads(chromium: Browser, tmp_path: Path) -> None:
    """One click sits a newcomer down against bots, at every game; the other is already part of a move."""
    command = [sys.executable, "-c", SERVE, "serve", "--port", "0", "--database", str(tmp_path / "play.db")]
    serving = subprocess.Popen(command, stdout=subprocess.PIPE, text=True)
    page = chromium.new_page()
    try:
        assert serving.stdout is not None
        address = next(word for line in serving.stdout for word in line.split() if word.startswith("http"))
        newcomer = Player(page, address.rstrip("/"))
        wait_for_server(newcomer.address)
        for number in range(len(all_games())):
            newcomer.go("/")
            page.click(f".game button.main >> nth={number}")
            page.wait_for_url("**/table/*")
            assert newcomer.wait_for_turn()
            newcomer.click_something(0)
            page.wait_for_selector("#board[data-sent], #board .picked, #log li", state="attached")
        assert not newcomer.faults
    finally:
        page.close()
        serving.terminate()
        serving.communicate()


def unfold(player: Player) -> None:
    """What a new table can have besides players and bots."""
    player.page.click("#more > summary")


def test_a_table_is_made_by_the_form_and_found_in_the_lobby(sit: Sit) -> None:
    host, guest = sit(), sit()
    host.go("/new/mice")
    host.page.fill("#name", "Mia")
    host.page.fill("#option-players", "3")
    host.page.check("[name=with][value=friends]")
    unfold(host)
    assert host.page.locator("#seats select").count() == 3
    host.page.locator("#seats select").nth(1).select_option("bot random")
    host.page.check("#listed")
    host.page.click("button.main")
    host.page.wait_for_url("**/table/*")
    host.page.wait_for_selector("#questions code")
    guest.go("/")
    guest.page.click(".tables a")
    guest.page.fill("#guest", "Tom")
    guest.page.click("#questions button.main")
    host.wait_for_turn()
    assert "Tom" in host.page.inner_text("#seats")


def test_the_picker_shows_what_bots_are_worth(sit: Sit) -> None:
    player = sit()

    rated_with = 1

    def rate(route: Route) -> None:
        game = route.fetch().json()
        route.fulfill(
            json={
                **game,
                "ratings": [
                    {"seats": 2, "rules": rated_with, "ratings": {"random": 812}, "strengths": {"random": 0}}
                ],
            }
        )

    player.page.route("**/api/games/mice", rate)
    player.go("/new/mice")
    unfold(player)
    shown = player.page.locator("#seats select >> nth=1").inner_text()
    assert "bot: random, very easy (812)" in shown
    assert re.search(r"bot: greedy(, [\d.]+ s a move)?\n", shown)  # it may have played here before
    assert player.page.locator("#ratings").is_visible()
    assert not player.page.locator("#older_rules").is_visible()
    rated_with = 0
    player.go("/new/mice")
    unfold(player)
    said = "The strengths were measured with rules version 0; the rules are now version 1."
    assert player.page.locator("#older_rules").inner_text() == said


def test_the_bot_that_plays_on_is_chosen_in_the_form(sit: Sit) -> None:
    host = sit(360, 740)
    host.go("/new/mice")
    unfold(host)
    host.page.locator("#seats select").nth(1).select_option("bot random")
    host.page.check("#spectators")
    assert not host.page.locator("#days").is_visible()
    host.page.select_option("#kind", "days")
    assert host.page.locator("#days").is_visible()
    host.page.select_option("#stand_in", "greedy")
    assert host.page.evaluate(WIDTH) <= 360
    host.page.click("#make")
    host.page.wait_for_url("**/table/*")
    host.page.wait_for_selector("#board svg")  # nobody leaves while the luck is drawn
    table = host.page.url.rsplit("/", 1)[1]
    host.ask(f"/api/tables/{table}/leave", {})
    assert host.page.evaluate(TOLD, table)["seats"][0]["bot"] == "greedy"


def test_a_closed_tab_loses_no_table(sit: Sit) -> None:
    player = sit(360, 740)
    player.go("/")
    player.page.wait_for_selector("#games li")
    assert not player.page.locator("#own").is_visible()
    table = player.sit_down("mice")
    player.wait_for_turn()
    keep_another = """(kept => {
      kept.gone = {...Object.values(kept)[0]};
      localStorage["nekoban-tables"] = JSON.stringify(kept);
    })(JSON.parse(localStorage["nekoban-tables"]))"""
    player.page.evaluate(keep_another)
    player.go("/")
    player.page.wait_for_selector("#own li")
    assert player.page.locator("#own li").count() == 1
    assert "Mia" in player.page.inner_text("#own li")
    assert player.page.evaluate(WIDTH) <= 360
    player.page.click("#own li a")
    player.page.wait_for_url(f"**/table/{table}")
    player.wait_for_turn()
    player.go("/")
    player.page.wait_for_selector("#own li")
    player.move_unseen(table)
    player.page.reload()
    player.page.wait_for_selector("#games li")
    player.page.wait_for_load_state("networkidle")
    assert not player.page.locator("#own").is_visible()
    player.faults.clear()  # the browser reports the 404 of the table that is gone


def two_at_a_table(sit: Sit) -> tuple[Player, Player]:
    """A host and a guest who came by the link."""
    host, guest = sit(), sit()
    host.go("/new/mice")
    host.page.check("[name=with][value=friends]")
    host.page.click("#make")
    host.page.wait_for_selector("#questions code")
    guest.page.goto(host.page.url)
    guest.page.click("#questions button.main")
    return host, guest


def test_two_browsers_play_at_one_table(sit: Sit) -> None:
    mia, tom = two_at_a_table(sit)
    for number in range(40):
        mover = (mia, tom)[number % 2]
        if not mover.wait_for_turn():
            break
        assert (tom, mia)[number % 2].page.locator(".board .can").count() == 0
        mover.click_something(number)
    mia.wait_for_turn()
    tom.wait_for_turn()
    assert mia.page.inner_text("#result .sentence") == tom.page.inner_text("#result .sentence")


def waiting_table(sit: Sit, players: str) -> tuple[Player, Player]:
    """A host at a desk and a guest with a phone, while others are missing."""
    host, guest = sit(), sit(390, 844)
    host.go("/new/mice")
    host.page.fill("#option-players", players)
    host.page.check("[name=with][value=friends]")
    host.page.click("#make")
    host.page.wait_for_selector("#level")
    guest.page.goto(host.page.url)
    guest.page.click("#questions button.main")
    guest.page.wait_for_selector("#questions code")
    return host, guest


def test_the_host_fills_up_with_bots_and_starts(sit: Sit) -> None:
    host, guest = waiting_table(sit, "4")
    host.page.select_option("#level", "random")
    seats = host.page.locator("#seats li")
    seats.nth(2).get_by_role("button", name="Add a bot").click()
    guest.page.locator("#seats li", has_text="Random").wait_for()
    assert guest.page.get_by_role("button", name="Free this seat").count() == 0
    assert guest.page.locator("#level").count() == 0
    seats.nth(1).get_by_role("button", name="Free this seat").click()
    guest.page.wait_for_selector("#guest")
    assert "no seat" in guest.page.inner_text("#told")
    seats.nth(2).get_by_role("button", name="Free this seat").click()
    host.page.locator("#seats li", has_text="open seat").nth(2).wait_for()
    assert host.page.input_value("#level") == "random"
    host.page.get_by_role("button", name="Fill with bots and start").click()
    host.wait_for_turn()
    assert host.page.locator("#seats li", has_text="Random").count() == 3
    assert host.page.locator("#questions").inner_text() == ""


def test_the_host_closes_a_waiting_table_after_a_question(sit: Sit) -> None:
    host, guest = waiting_table(sit, "3")
    host.page.get_by_role("button", name="Close the table").click()
    host.page.click("dialog button:not(.main)")
    for player in (host, guest):
        player.until("document.querySelector('#status').textContent.includes('closed')")
        assert player.page.locator("#questions").inner_text() == ""
    guest.go("/")
    guest.page.wait_for_selector("#games li")
    guest.page.wait_for_load_state("networkidle")
    assert not guest.page.locator("#own").is_visible()


def test_a_host_who_leaves_hands_the_buttons_on(sit: Sit) -> None:
    host, guest = waiting_table(sit, "4")
    host.page.click("details summary")
    host.page.get_by_role("button", name="Leave the table").click()
    host.page.click("dialog button:not(.main)")
    guest.page.wait_for_selector("#level")
    host.page.wait_for_selector("#guest")
    assert host.page.locator("#level, #seats button").count() == 0
    guest.page.select_option("#level", "random")
    guest.page.get_by_role("button", name="Fill with bots and start").click()
    guest.page.locator("#seats li", has_text="Random").nth(2).wait_for()


def test_at_a_hot_seat_the_first_hand_too_is_shown_only_to_its_owner(sit: Sit) -> None:
    ann, guest = sit(), sit()
    ann.go("/")
    me, other = {"kind": "me"}, {"kind": "open"}
    table = ann.ask("/api/tables", {"game": "mice", "options": {"players": 3}, "seats": [me, me, other]})[
        "table"
    ]
    ann.go(f"/table/{table}")
    ann.page.wait_for_selector("#questions code")
    guest.go(f"/table/{table}")
    guest.page.click("#questions button.main")
    ann.page.wait_for_selector("dialog")
    assert "Pass the screen on" in ann.page.inner_text("dialog")
    assert ann.page.locator("#board svg").count() == 0
    ann.page.click("dialog button.main")
    assert ann.wait_for_turn()


def test_chat_reaches_the_others_as_plain_text(sit: Sit) -> None:
    mia, tom = sit(), sit()
    table = mia.sit_down("mice")
    tom.go(f"/table/{table}")
    mia.page.fill("#words", "<b>meow</b> & hello")
    mia.page.press("#words", "Enter")
    tom.page.wait_for_selector("#chat li")
    assert tom.page.inner_text("#chat li") == "Mia <b>meow</b> & hello"


# --- staying at the table


def test_a_reload_shows_the_same_table(sit: Sit) -> None:
    player = sit()
    player.sit_down("mice")
    for number in range(2):
        player.wait_for_turn()
        player.click_something(number)
    player.wait_for_turn()
    seen = player.page.inner_text("#log"), player.page.inner_text("#board")
    player.page.reload()
    player.wait_for_turn()
    assert (player.page.inner_text("#log"), player.page.inner_text("#board")) == seen


def test_every_page_comes_back_by_itself_after_the_server_was_killed(sit: Sit, server: Server) -> None:
    players = [sit() for _ in GAMES]
    seen = []
    for player, game in zip(players, GAMES, strict=True):
        table = player.make_table(game)
        player.move_unseen(table, 3)
        player.go(f"/table/{table}")
        player.wait_for_turn()
        seen.append((player.page.inner_text("#log"), player.page.inner_text("#board")))
    server.kill()
    for player in players:
        player.page.wait_for_selector("#lost:not([hidden])")
    server.start()
    for player, (log, board) in zip(players, seen, strict=True):
        player.page.wait_for_selector("#lost", state="hidden", timeout=60_000)
        assert player.page.inner_text("#log") == log
        assert player.page.inner_text("#board") == board
        player.make_move()
    players[0].play_by_clicks()
    for player in players:
        player.faults.clear()  # the browser's own words about the lost connection


@pytest.mark.parametrize("game", HANDS)
def test_a_spectator_sees_no_hands_and_cannot_move(game: str, sit: Sit) -> None:
    mia, guest = sit(), sit()
    table = mia.sit_down(game)
    mia.wait_for_turn()
    guest.go(f"/table/{table}")
    guest.page.wait_for_selector("#board svg")
    back, cards = HANDS[game]["back"], HANDS[game]["cards"]
    backs = f"document.querySelectorAll('#board use[href=\"#{back}\"]').length"
    assert guest.page.evaluate(backs) == mia.page.evaluate(backs) + cards
    assert guest.page.locator(".board .can").count() == 0


# --- playing


def test_why_not_is_answered_with_the_rule(sit: Sit) -> None:
    player = sit()
    player.sit_down("mice")
    player.wait_for_turn()
    player.page.locator("#board [id^=pile-]:not(.can)[data-click]").first.click()
    told = player.page.locator("#told")
    told.wait_for()
    assert "You do not hold that card." in told.inner_text()
    assert told.locator("a").get_attribute("href") == "/rules/mice#MI-02"


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_why_not_and_goes_back_to_ones_own_last_decision(game: str, sit: Sit) -> None:
    player = sit()
    player.sit_down(game)
    player.wait_for_turn()
    while not player.page.evaluate(ASK_WHY):  # all that lies there is part of some move
        player.make_move()
        assert player.wait_for_turn()
    assert player.page.inner_text("#told")
    before, log = player.page.inner_text("#board"), player.page.inner_text("#log")
    player.make_move()
    player.wait_for_turn()
    assert player.page.inner_text("#log") != log
    player.page.click("#undo")
    player.until(f"document.querySelector('#log').innerText === {json.dumps(log)}")
    assert player.page.inner_text("#board") == before


def test_an_undo_that_is_not_allowed_says_why_and_hints_can_be_switched_off(sit: Sit) -> None:
    player = sit()
    player.sit_down("mice")
    player.wait_for_turn()
    player.page.click("#undo", force=True)  # dimmed: it still answers
    player.page.wait_for_selector("#told:not([hidden])")
    assert "There is no move of yours to take back." in player.page.inner_text("#told")
    assert player.page.locator("#hint").is_visible()
    player.sit_down("mice", undo="never", hints=False)
    player.wait_for_turn()
    assert not player.page.locator("#hint").is_visible()
    player.page.click("#undo", force=True)
    player.page.wait_for_selector("#told:not([hidden])")
    assert "Moves cannot be taken back at this table." in player.page.inner_text("#told")


def test_others_are_asked_about_an_undo_once(sit: Sit) -> None:
    mia, tom = two_at_a_table(sit)
    for player in (mia, tom):
        player.wait_for_turn()
        player.click_something(0)
    mia.wait_for_turn()
    mia.page.click("#undo")
    mia.page.wait_for_selector("#undo:disabled")
    tom.page.wait_for_selector("#undo:disabled")
    tom.page.click("#questions button.main")
    mia.page.wait_for_selector("#undo:enabled")
    mia.wait_for_turn()
    assert mia.ply == 0
    tom.page.wait_for_selector("#questions", state="hidden")


def test_leaving_asks_first(sit: Sit) -> None:
    player = sit(360, 740)
    table = player.sit_down("mice")
    player.wait_for_turn()
    player.page.click("summary")
    for way_out in ("Escape", "Enter"):
        player.page.get_by_role("button", name="Leave the table").click()
        assert "for good" in player.page.inner_text("dialog")
        player.page.locator("dialog button.main").focus()  # to close it
        player.page.keyboard.press(way_out)
        player.page.wait_for_selector("dialog", state="detached")
    assert player.page.evaluate(TOLD, table)["mine"] == [0]
    player.page.get_by_role("button", name="Leave the table").click()
    player.page.click("dialog button:not(.main)")
    player.until("document.querySelector('#seats').innerText.includes('has left')")
    assert player.page.locator("dialog").count() == 0


def test_without_a_clipboard_links_are_shown(sit: Sit) -> None:
    player = sit()
    player.page.add_init_script(NO_CLIPBOARD)
    table = player.sit_down("mice")
    player.wait_for_turn()
    player.page.click("summary")
    for name, link in (("Copy the link", table), ("Move my seat", "#arrive=")):
        player.page.get_by_role("button", name=name).click()
        player.page.wait_for_selector("dialog input:focus")
        assert link in player.page.evaluate("getSelection().toString()")
        player.page.keyboard.press("Escape")


def test_a_move_can_be_confirmed_or_given_back(sit: Sit) -> None:
    player = sit()
    player.sit_down("mice")
    player.set(confirm=True)
    player.page.reload()
    player.wait_for_turn()
    player.click_something(0)
    player.page.wait_for_selector("#confirm")
    player.page.keyboard.press("Tab")  # to "cancel"
    player.page.keyboard.press("Enter")
    player.page.wait_for_selector("#confirm", state="hidden")
    assert player.ply == 0
    player.click_something(0)
    player.page.click("#confirm")
    player.until("document.querySelectorAll('#log > li').length >= 1")


def test_a_card_can_be_dragged(sit: Sit) -> None:
    player = sit()
    player.sit_down("mice")
    player.wait_for_turn()
    box = player.page.locator("#paw-0").bounding_box()
    assert box is not None
    player.page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    player.page.mouse.down()
    player.page.mouse.move(box["x"] - 150, box["y"] + 60, steps=5)
    player.page.mouse.up()
    player.until("document.querySelectorAll('#log > li').length >= 1")


def test_a_hint_glows_and_is_said(sit: Sit) -> None:
    player = sit()
    player.sit_down("mice")
    player.wait_for_turn()
    player.page.click("#hint")
    player.page.wait_for_selector(".board .hinted", timeout=120_000)  # the search may have to be compiled
    assert player.page.inner_text("#told")


def test_on_a_phone_a_hint_does_not_lie_over_the_hand(sit: Sit) -> None:
    player = sit(390, 844)
    player.sit_down("mice")
    player.wait_for_turn()
    player.page.click("#hint")
    player.page.wait_for_selector(".board .hinted", timeout=120_000)
    player.page.wait_for_selector("#told:not([hidden])")
    assert player.page.evaluate(TOLD_OVER) == []
    player.page.click("#told")
    assert not player.page.locator("#told").is_visible()


def test_the_title_and_the_listener_know_whose_turn_it_is(sit: Sit) -> None:
    player = sit()
    player.sit_down("mice")
    player.wait_for_turn()
    assert player.page.title().startswith("● Your turn")
    assert "icon-turn" in str(player.page.get_attribute("link[rel=icon]", "href"))
    assert "moves are possible" in str(player.page.text_content("#heard"))


def test_a_closer_look_by_key_and_right_click(sit: Sit) -> None:
    player = sit()
    player.sit_down("mice")
    player.wait_for_turn()
    player.page.locator("#paw-0").click(button="right")
    player.page.wait_for_selector("dialog.zoom svg")
    player.page.keyboard.press("Escape")
    player.reach_board()
    player.page.keyboard.press("i")
    player.page.wait_for_selector("dialog.zoom svg")


def test_things_travel_to_their_new_places(sit: Sit) -> None:
    player = sit()
    player.sit_down("mice")
    player.set(speed="slow", pace="slow")
    player.page.reload()
    player.wait_for_turn()
    player.page.evaluate(STOPPED, player.page.evaluate("document.querySelector('#board .can').id"))
    running = "document.querySelector('.above [data-copy=taken-0-0]').getAnimations().length"
    assert player.page.evaluate(running) == 1
    assert player.page.locator("#taken-0-0.last").count() == 1


def test_settings_are_kept(sit: Sit) -> None:
    player = sit()
    player.go("/")
    player.page.click("#settings")
    player.page.select_option("dialog [name=theme]", "dark")
    player.page.reload()
    assert player.page.evaluate("document.documentElement.dataset.theme") == "dark"


# --- afterwards


def test_a_replay_goes_to_any_moment_through_any_eyes(sit: Sit, tmp_path: Path) -> None:
    player = sit()
    table = player.sit_down("mice")
    player.play_by_clicks()
    plies = player.ply
    player.page.click("#result a[href^='/replay']")
    page = player.page
    page.wait_for_selector("#board svg")
    assert page.inner_text("#count") == f"0 / {plies}"
    page.keyboard.press("ArrowRight")
    player.until("document.querySelector('#count').textContent.startsWith('1 ')")
    page.keyboard.press("End")
    player.until(f"document.querySelector('#slider').value === '{plies}'")
    page.select_option("#seat", "0")
    player.until("location.hash.endsWith('seat=0')")
    page.fill("#slider", "2")
    player.until("location.hash === '#ply=2&seat=0'")
    guest = sit()
    guest.go(f"/replay/{table}#ply=2&seat=0")
    guest.page.wait_for_selector("#board svg")
    assert guest.page.inner_text("#board") == page.inner_text("#board")
    with page.expect_download() as download:
        page.click("#save")
    download.value.save_as(tmp_path / "game.neko")
    kept = json.loads((tmp_path / "game.neko").read_text())
    assert (kept["game"], kept["bots"]) == ("mice", [None, "random"])
    page.click("#verify")
    player.until("document.querySelector('#told').textContent.length > 10")
    with page.expect_download() as download:
        page.click("#picture")
    download.value.save_as(tmp_path / "game.png")
    assert (tmp_path / "game.png").read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("game", GAMES)
def test_every_result_is_explained_and_can_be_replayed(game: str, sit: Sit) -> None:
    player = sit()
    player.go(f"/table/{player.finished_table(game)}")
    page = player.page
    page.wait_for_selector("#result:not([hidden])")
    page.click("#result summary")
    named = page.locator("#result [scope=rowgroup]").all_inner_texts()
    match = Match.new(game, players=2)
    others = [name for name, _, _ in match.game.words.more_scores(match.view())]  # who score without a seat
    assert len(named) == 2 + len(others)
    sentence = page.inner_text(".sentence").lower()
    assert any(name.startswith("★") for name in named) or any(name.lower() in sentence for name in others)
    log = page.locator("#log li").count()
    page.click("#result a[href^='/replay']")
    page.wait_for_selector("#board svg")
    page.keyboard.press("End")
    player.until("document.querySelector('#slider').value === document.querySelector('#slider').max")
    assert int(str(page.get_attribute("#slider", "max"))) >= log
    player.until("document.querySelector('#status').textContent.length > 10")


def test_one_can_play_on_from_any_moment(sit: Sit) -> None:
    player = sit()
    table = player.sit_down("mice")
    player.play_by_clicks()
    player.go(f"/replay/{table}#ply=2&seat=0")
    player.page.wait_for_selector("#board svg")
    player.page.click("#on")
    player.page.wait_for_url("**/table/*")
    player.wait_for_turn()
    assert table not in player.page.url


def test_a_rematch_leads_to_another_table(sit: Sit) -> None:
    player = sit()
    table = player.sit_down("mice")
    player.play_by_clicks()
    player.page.click("#result button.main")
    player.page.wait_for_url(lambda url: "/table/" in url and table not in url)
    player.wait_for_turn()


def test_the_others_are_invited_to_a_rematch_and_come_by_one_click(sit: Sit) -> None:
    mia, tom = two_at_a_table(sit)
    tom.page.wait_for_selector("#seats li.turn")
    table = mia.page.url.rsplit("/", 1)[1]
    both = [mia, tom]
    while mia.page.evaluate(TOLD, table)["phase"] != "over":
        for player in both:
            if player.page.evaluate(TOLD, table)["paths"]:
                player.move_unseen(table, 1)
    for player in both:
        player.page.wait_for_selector("#result:not([hidden])")
    mia.page.click("#result button.main")
    mia.page.wait_for_selector("#questions code")
    assert table not in mia.page.url
    assert "invited" in mia.page.inner_text("#seats")
    tom.page.wait_for_selector("#questions button.main")
    assert "would like to play again" in tom.page.inner_text("#questions")
    assert table in tom.page.url
    tom.page.click("#questions button.main")
    tom.page.wait_for_url(mia.page.url)
    mia.wait_for_turn()
    tom.page.wait_for_selector("#seats li.turn")
    assert mia.page.locator("#seats li").count() == 2


def test_a_rematch_can_have_other_options(sit: Sit) -> None:
    player = sit(360, 740)
    clock = {"kind": "days", "days": 3}
    table = player.make_table("mice", bots=2, stand_in="random", undo="never", clock=clock)
    player.move_unseen(table)
    player.go(f"/table/{table}")
    page = player.page
    page.click("#result a[href^='/new']")
    page.wait_for_selector("#form:has(#seats select)")
    asked = [page.input_value(f"#{name}") for name in ("option-players", "kind", "days", "stand_in")]
    assert asked == ["3", "days", "3", "random"]
    assert page.is_checked("#spectators")
    assert not page.is_checked("#undo")
    assert not page.locator("#sitting").is_visible()
    assert page.evaluate(WIDTH) <= 360
    page.fill("#option-players", "2")
    page.uncheck("#hints")
    page.click("#make")
    page.wait_for_url(lambda url: "/table/" in url and table not in url)
    player.wait_for_turn()
    assert page.locator("#seats li").count() == 2
    assert "Mia" in page.inner_text("#seats")
    assert not page.locator("#hint").is_visible()


def test_verification_remembers_the_fingerprint_seen_first(sit: Sit) -> None:
    player = sit()
    table = player.sit_down("mice")
    player.wait_for_turn()
    player.move_unseen(table)
    player.go(f"/replay/{table}")
    page = player.page
    page.wait_for_selector("#board svg")
    page.click("#verify")
    page.wait_for_selector("#verified dd")
    seed, seen = page.locator("#verified dd").all_inner_texts()
    assert (seed, "promised at the start" in page.inner_text("#told")) == (seen, True)
    page.evaluate(
        f"localStorage['nekoban-tables'] = localStorage['nekoban-tables'].replace('{seen}', 'other')"
    )
    page.click("#verify")
    player.until("document.querySelector('#verified').innerText.includes('other')")
    assert page.locator("#verified dd").all_inner_texts() == [seed, "other"]
    assert "NOT" in page.inner_text("#told")
    player.faults.clear()  # the browser reports the refusal


@pytest.mark.parametrize("width", [1280, 360])
@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_to_its_end(game: str, width: int, sit: Sit) -> None:
    player = sit(width, 760)
    player.go(f"/learn/{game}")
    page = player.page
    page.wait_for_selector("#board svg")
    for _ in range(200):
        if page.locator("#after:not([hidden])").count():
            return
        if page.locator("#next:not([hidden])").count():
            page.click("#next")
        else:
            player.click_something(0)
    raise AssertionError("the lesson does not end")


def test_the_rules_lead_to_a_clause(sit: Sit) -> None:
    player = sit()
    player.go("/rules/mice#MI-05")
    player.page.wait_for_selector("tr:target")
    assert player.page.locator(".ruling").count() >= 1


def test_an_address_that_leads_nowhere_says_so(sit: Sit) -> None:
    player = sit()
    for address in ("/nowhere", "/rules/chess", "/new/chess", "/learn/chess"):
        player.go(address)
        player.page.locator("h1", has_text="Nothing is here").wait_for()
        assert player.page.get_attribute("main a", "href") == "/"
    assert all("404" in fault for fault in player.faults), player.faults
    player.faults.clear()  # the browser reports the 404
