"""Readers of other languages in a real browser."""

import re
from collections.abc import Callable
from typing import Any

import pytest

from nekoban.bots.levels import NAMES
from nekoban.core.language import languages, reading
from nekoban.server.pages import framed
from tests.web.browser import Player

Sit = Callable[..., Player]
SPOKEN = "document.documentElement.lang"
WORDS_IN_ROWS = """(where) => {
  const words = [], range = document.createRange();
  for (const place of document.querySelectorAll(where)) {
    const texts = document.createTreeWalker(place, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode;
      for (const { 0: word, index } of node.data.matchAll(/[^\\s（]+/g)) {
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        const { right } = range.getBoundingClientRect();
        const isBroken = range.getClientRects().length > 1 || right > place.getBoundingClientRect().right;
        words.push([word, isBroken]);
      }
    }
  }
  return [words.length, words.filter(([, isBroken]) => isBroken).map(([word]) => word)];
}"""


def catalogues_asked_for(player: Player) -> list[str]:
    """The catalogues that the page fetches from now on."""
    asked: list[str] = []

    def note(request: Any) -> None:
        if "/messages/" in request.url:
            asked.append(request.url.rpartition("/")[2])

    player.page.on("request", note)
    return asked


@pytest.mark.parametrize("language", languages())
def test_a_page_is_made_in_the_language_of_the_reader(language: str) -> None:
    with reading(language):
        page = framed("start")
    assert f'<html lang="{language}">' in page
    assert re.findall(r"messages/(\w+)\.json", page) == [language]
    offered = re.findall(r'<option value="(\w+)" lang="\1"( selected)?>([^<]+)<', page)
    assert [code for code, _, _ in offered] == list(languages())
    assert [code for code, selected, _ in offered if selected] == [language]
    assert {"English", "Français", "日本語"} <= {name for _, _, name in offered}


def test_a_french_browser_gets_french_pages_and_a_table_with_french_words(sit: Sit) -> None:
    player = sit(locale="fr-CH", service_workers="block")  # a worker asks in the language of the machine
    asked = catalogues_asked_for(player)
    player.go("/")
    player.page.wait_for_selector(".game button.main")
    assert player.page.locator("h1").inner_text() == "Choisissez un jeu et prenez place"
    assert player.page.evaluate(SPOKEN) == "fr"
    player.sit_down("mice")
    player.wait_for_turn()
    assert player.page.locator("#status").inner_text().startswith("À vous\u00a0: prenez une souris")
    assert player.page.locator("#undo").inner_text() == "Reprendre"
    assert set(asked) == {"fr.json"}
    player.go("/rules/mice")
    player.page.wait_for_selector("#sections section")
    assert "règles" in player.page.locator("#title").inner_text()


def test_the_language_that_is_picked_stays(sit: Sit) -> None:
    player = sit()
    player.go("/rules/mice?language=fr#MI-05")
    player.page.wait_for_selector("#sections section")
    assert player.page.evaluate(SPOKEN) == "fr"
    with player.page.expect_navigation():
        player.page.select_option("#language", "ja")
    player.page.wait_for_selector("#sections section")
    assert player.page.url == f"{player.address}/rules/mice#MI-05"
    asked = catalogues_asked_for(player)
    player.go("/about")
    player.page.wait_for_selector("#credits dt")
    assert player.page.locator("h1").inner_text() == "ゲームについて"
    assert (player.page.evaluate(SPOKEN), set(asked)) == ("ja", {"ja.json"})
    assert player.page.locator("#language").input_value() == "ja"


def test_words_of_a_glossary_leave_room_for_their_meaning_on_a_phone(sit: Sit) -> None:
    player = sit(width=390, height=844)
    player.go("/rules/mauwi?language=fr")
    player.page.wait_for_selector("#sections section table")
    wide = """(() => {
      const [glossary] = document.querySelectorAll("#sections table");
      return [...glossary.querySelectorAll("td:nth-child(2)")].map(cell => cell.offsetWidth);
    })()"""
    assert min(player.page.evaluate(wide)) > 120


@pytest.mark.parametrize("code", ["en", "fr", "ja"])
def test_names_of_bots_are_not_broken_on_a_phone(code: str, sit: Sit) -> None:
    """Neither are their times, which are told once a bot has played here."""
    player = sit(360, 740, locale=code)
    told = {"state": "ready", "done": 1, "parts": 1, "bots": [*NAMES], "seconds": dict.fromkeys(NAMES, 12.8)}
    player.page.route("**/api/games/iwari/compiling", lambda route: route.fulfill(json=told))
    player.go("/new/iwari")
    player.page.wait_for_selector(".picker.bots .item")
    player.page.wait_for_selector(".picker.bots .item:has-text('12')")
    words, broken = player.page.evaluate(WORDS_IN_ROWS, ".picker.bots .item")
    assert words > 20
    assert broken == []


@pytest.mark.parametrize("page", ["new", "rules"])
def test_a_japanese_title_is_not_broken_on_a_phone(page: str, sit: Sit) -> None:
    player = sit(360, 740, locale="ja")
    player.go(f"/{page}/cat-battles")
    player.page.wait_for_selector("h1:has-text('猫のなわばりあらそい')")
    assert player.page.evaluate(WORDS_IN_ROWS, "h1") == [1, []]


def test_what_a_japanese_player_is_stays_in_one_piece_beside_the_name(sit: Sit) -> None:
    """A table's side is narrow: how strong a bot is stands beside its name or below it, in one piece."""
    player = sit(1280, 800, locale="ja")
    player.sit_down("mauwi", bots=2)
    player.wait_for_turn()
    words, broken = player.page.evaluate(WORDS_IN_ROWS, "#seats small")
    assert (words, broken) == (3, [])


def test_options_are_told_in_words_of_the_language_in_the_form_and_at_the_table(sit: Sit) -> None:
    player = sit(locale="fr")
    player.go("/new/mauwi")
    player.page.wait_for_selector("#option-start option", state="attached")
    assert player.page.locator("#option-start option").first.text_content() == "au hasard"
    player.sit_down("mauwi", options={"edition": "mauw", "start": "2"})
    player.wait_for_turn()
    player.page.locator("aside details > summary").last.click()
    player.page.wait_for_selector("#chosen dt:has-text('Édition')")
    told = player.page.evaluate("[...document.querySelectorAll('#chosen > *')].map(one => one.textContent)")
    facts = dict(zip(told[::2], told[1::2], strict=True))
    assert facts["Joueurs"] == "2"
    assert facts["Édition"] == "Mauw, première édition"
    assert facts["Équipes"] == "non"
    assert facts["Premier joueur"] == "2"


# How many lines a clause is on in what is told, behind ever more words.
CLAUSE_LINES = """async () => {
  const { tell } = await import("/static/page.js"), lines = [];
  for (let count = 1; count < 40; count++) {
    tell("word ".repeat(count) + "(CB-46)");
    lines.push(document.querySelector("#told .clause").getClientRects().length);
  }
  return lines;
}"""


def test_a_clause_is_not_broken_in_its_middle(sit: Sit) -> None:
    player = sit(width=390, height=844)
    player.go("/")
    player.page.wait_for_selector(".game button.main")
    assert player.page.evaluate(CLAUSE_LINES) == [1] * 39


def test_numbers_of_a_result_stay_in_one_row(sit: Sit) -> None:
    """A Japanese text may break between any two signs; a number of three must not."""
    player = sit(1366, 768, locale="ja")
    player.go(f"/table/{player.finished_table('mauwi')}")
    player.page.click("#result summary")
    heights = player.page.evaluate(
        "[...document.querySelectorAll('#result details td')].map(place => {"
        " const all = document.createRange(); all.selectNodeContents(place);"
        " return all.getClientRects().length; })"
    )
    assert len(heights) > 4
    assert {*heights} == {1}
