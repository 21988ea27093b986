"""The review of a game in a browser: by clicks, by keys, of a file, on a phone, and for those who listen."""

from collections.abc import Callable
from pathlib import Path

import pytest

from tests.web.browser import Player
from tests.web.test_axe import check

Sit = Callable[..., Player]
READY = "#play:not([hidden]) #board svg"
CHOICES = """path => fetch(path, {
  method: "POST", headers: {"content-type": "application/json"}, body: "{}"
}).then(answer => answer.text())
  .then(text => JSON.parse(text.trim().split("\\n").at(-1)).decisions.map(one => one.ply))"""
POINTS = "[...document.querySelectorAll('#curve .point')]"


def reviewed(player: Player, seat: str = "") -> str:
    """The page of a review that is done, of all seats or one; the table's id."""
    table = player.finished_table("mice")
    player.go(f"/review/{table}#seat={seat}")
    player.page.wait_for_selector(READY, timeout=120_000)
    return table


def plies(player: Player, table: str) -> list[int]:
    """Where there was a choice, as the server tells it."""
    return player.page.evaluate(CHOICES, f"/api/tables/{table}/review")


def place(player: Player) -> int:
    """The move that is looked at, from the address."""
    return int(player.page.evaluate("new URLSearchParams(location.hash.slice(1)).get('ply')"))


def test_a_review_by_clicks(sit: Sit) -> None:
    player = sit()
    table = player.finished_table("mice")
    player.go(f"/table/{table}")
    player.page.click("#result a[href^='/review']")
    page = player.page
    page.wait_for_selector(READY, timeout=120_000)
    page.select_option("#seat", "")
    page.click("#first")
    choices = plies(player, table)
    player.until(f"location.hash.includes('ply={choices[0]}&')")
    assert page.locator("#curve .point").count() == len(choices)
    assert page.locator("#curve .line").count() == 2
    assert page.locator("#accounts tbody tr").count() == 2
    assert page.inner_text("#judge") == "Every decision was judged by Tiger."
    assert page.locator("#board .hinted").count() > 0
    said = page.inner_text("#said")
    assert "chose:" in said
    page.click("#forward")
    player.until(f"location.hash.includes('ply={choices[1]}&')")
    assert page.inner_text("#count").startswith(f"Move {choices[1] + 1} of ")
    page.locator("#curve .point").nth(0).dispatch_event("click")
    player.until(f"location.hash.includes('ply={choices[0]}&')")
    page.click("#last")
    player.until(f"location.hash.includes('ply={choices[-1]}&')")
    assert page.inner_text("#said") != said


def test_the_sum_on_the_page_adds_up(sit: Sit) -> None:
    player = sit()
    reviewed(player)
    for row in player.page.locator("#accounts tbody tr").all():
        cells = [text.replace("−", "-").rstrip("\u00a0%") for text in row.locator("td").all_inner_texts()]
        assert "-0.0" not in cells
        first, costs, luck, result = (round(10 * float(cell)) for cell in cells)
        assert first + costs + luck == result  # costs are shown with their minus


def test_a_review_by_keys(sit: Sit) -> None:
    player = sit()
    table = reviewed(player)
    choices, page = plies(player, table), player.page
    for key, wanted in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", -1), ("Home", 0)):
        page.keyboard.press(key)
        player.until(f"location.hash.includes('ply={choices[wanted]}&')")
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.matches('#curve .point')"):
            break
    label = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert label.startswith(f"Move {choices[0] + 1}, ")
    assert page.evaluate(f"{POINTS}.filter(point => point.tabIndex === 0).length") == 1
    page.keyboard.press("ArrowRight")
    player.until(f"location.hash.includes('ply={choices[1]}&')")
    label = page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert label.startswith(f"Move {choices[1] + 1}, ")  # the focus goes with the reader
    page.keyboard.press("Shift+M")
    heard = "document.querySelector('#heard p:last-child').textContent"
    player.until(f"{heard} === document.querySelector('#said').textContent")
    again = page.get_by_role("button", name="Try again from here")
    again.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")


def test_only_the_decisions_of_one_player(sit: Sit) -> None:
    player = sit()
    reviewed(player, seat="1")
    page = player.page
    assert page.input_value("#seat") == "1"
    name = page.locator("#accounts tbody .named").nth(1).inner_text()
    for _ in range(3):
        assert page.inner_text("#said").startswith(f"{name} chose:")
        before = place(player)
        page.click("#forward")
        player.until(f"!location.hash.includes('ply={before}&')")


def test_whoever_played_sees_their_own_decisions_at_first(sit: Sit) -> None:
    player = sit()
    table = player.make_table("mice")
    player.move_unseen(table)
    player.go(f"/review/{table}")
    player.page.wait_for_selector(READY, timeout=120_000)
    assert player.page.input_value("#seat") == "0"
    assert player.page.inner_text("#said").startswith("Mia chose:")


def test_trying_again_sits_down_at_a_new_table(sit: Sit) -> None:
    player = sit()
    table = reviewed(player)
    player.page.click("#forward")
    player.page.click("#again")
    player.page.wait_for_url("**/table/*")
    assert table not in player.page.url
    player.page.wait_for_selector("#seats li")
    assert player.wait_for_turn()


def test_a_file_is_reviewed_and_can_be_played_on(sit: Sit, tmp_path: Path) -> None:
    player = sit()
    table = player.finished_table("mice")
    player.go(f"/replay/{table}")
    text = player.page.evaluate(f"fetch('/api/tables/{table}/save').then(a => a.text())")
    (tmp_path / "match.neko").write_text(text, encoding="utf-8")
    player.go("/review")
    page = player.page
    page.set_input_files("#file", tmp_path / "match.neko")
    page.click("#bring button")
    page.wait_for_selector(READY, timeout=120_000)
    assert page.locator("#replay").is_hidden()
    assert page.locator("#accounts tbody tr").count() == 2
    page.click("#again")
    page.wait_for_url("**/table/*")


def test_what_is_no_finished_game_is_refused_with_a_sentence(sit: Sit, tmp_path: Path) -> None:
    player = sit()
    table = player.make_table("mice")
    player.go(f"/review/{table}")
    player.page.wait_for_selector("#told:not([hidden])")
    assert "not over" in player.page.inner_text("#told")
    player.faults.clear()  # the browser reports the refusal
    player.go("/review")
    for text in ("x" * 70_000, '"' * 40_000):  # a request spells each quotation mark with two bytes
        (tmp_path / "large.neko").write_text(text)
        player.page.set_input_files("#file", tmp_path / "large.neko")
        player.page.click("#bring button")
        player.until("document.querySelector('#told').innerText.includes('too large')")
        player.go("/review")


def test_a_refused_step_is_told_and_leaves_the_reader_where_they_were(sit: Sit) -> None:
    player = sit()
    table = reviewed(player)
    choices, page = plies(player, table), player.page
    refusal = {"code": "too-fast", "error": "That is too much at once."}
    page.route("**/frames/*", lambda route: route.fulfill(status=429, json=refusal))
    page.keyboard.press("ArrowRight")
    player.until("document.querySelector('#told').innerText.includes('too much at once')")
    page.unroute("**/frames/*")
    page.keyboard.press("ArrowRight")
    player.until(f"location.hash.includes('ply={choices[1]}&')")
    player.faults.clear()  # the browser reports the refusal


@pytest.mark.parametrize("width", [360, 1280])
def test_nothing_sticks_out_and_axe_is_content(width: int, sit: Sit, node_modules: Path) -> None:
    player = sit(width, 740)
    reviewed(player)
    assert player.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    check(player, node_modules)
    player.go("/review")
    player.page.wait_for_selector("#bring:not([hidden])")
    check(player, node_modules)


@pytest.mark.parametrize(("language", "word", "judge"), [("fr", "Choix", "Tigre"), ("ja", "選択", "トラ")])
def test_a_review_in_other_languages(language: str, word: str, judge: str, sit: Sit) -> None:
    player = sit(locale=language)
    reviewed(player)
    assert word in player.page.inner_text("#said")
    assert judge in player.page.inner_text("#judge")


def test_every_turning_point_is_read_without_scrolling_in_the_list(sit: Sit) -> None:
    player = sit(360, 740)
    reviewed(player)
    player.page.evaluate("document.querySelector('#turns').append(document.createElement('p'))")
    player.page.evaluate("document.querySelector('#turns p').style.height = '60rem'")
    assert player.page.evaluate(
        "(one => one.scrollHeight <= one.clientHeight)(document.querySelector('#turns'))"
    )


def test_the_replay_leads_to_the_review(sit: Sit) -> None:
    player = sit()
    table = player.finished_table("mice")
    player.go(f"/replay/{table}")
    player.page.wait_for_selector("#board svg")
    assert player.page.get_attribute("#review", "href") == f"/review/{table}"
