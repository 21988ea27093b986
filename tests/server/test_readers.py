"""Readers: people of several languages at one table, each with their own."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path

import pytest

from nekoban.adding.page_words import page_gaps
from nekoban.core import language, messages
from nekoban.core.catalogue import all_games
from nekoban.core.messages import catalogue
from nekoban.server import pages
from nekoban.server.refusals import message_name
from tests.server.people import Place, Player, go_home, join, open_table, server

SOURCE = Path(__file__).parents[2] / "src" / "nekoban"


class Reader(Player):
    """Somebody who reads another language than English."""

    language = "fr"

    @property
    def headers(self) -> dict[str, str]:
        return {**super().headers, "Accept-Language": self.language}


def reader(player: Player, language: str) -> Reader:
    made = Reader(player.place, player.table, player.token)
    made.language = language
    return made


def test_everybody_at_a_table_reads_their_own_language(place: Place) -> None:
    host = open_table(place, settings={"spectators": True})
    everybody = [host, reader(join(host), "fr-CH"), reader(Player(place, host.table, None), "ja")]
    for player in everybody:
        player.sit()
    host.move(["heap"])
    for player in everybody[1:]:
        player.hear("moved")
    ann, ben, cat = (player.last for player in everybody)
    assert [told["log"]["lines"] for told in (ann, ben, cat)] == [
        ["Ann takes 1 mouse."],
        ["Ann prend 1 souris."],
        ["Annがネズミを1匹取りました。"],
    ]
    assert ann["status"] == "Ben: take one mouse, or play your paw."
    assert ben["status"] == "Ben\u00a0: prenez une souris, ou jouez votre patte."
    assert cat["status"] == "Benの番：ネズミを1匹取るか、手のカードを出します。"
    whole = everybody[1].look(show="words").json()
    assert whole["log"][0]["lines"] == ["Ann prend 1 souris."]
    assert host.look(show="words").json()["log"][0]["lines"] == ["Ann takes 1 mouse."]
    go_home(*everybody)


NAMED = {
    "en": ["Random", "Random 2"],
    "fr": ["Hasard", "Hasard\u00a02"],
    "ja": ["ランダム", "ランダム\u00a02"],
    "de": ["Random", "Random 2"],
}


@pytest.mark.parametrize("brought", NAMED)
def test_whoever_brings_the_bots_everybody_reads_their_names_in_their_own_language(
    place: Place, brought: str
) -> None:
    bots = [{"kind": "bot", "bot": "random"}] * 2
    with place.http() as http:
        planned = {
            "game": "mice",
            "options": {"players": 3},
            "seats": [{"kind": "me"}, *bots],
            "name": "Tiger",
        }
        spoken = {"accept-language": brought}
        made = http.post("/api/tables", json={**planned, "program": True}, headers=spoken).json()
    host = Player(place, made["table"], made["token"])
    filled = open_table(place, players=3)
    assert reader(filled, brought).post("fill", bot="random").status_code < 300
    for table, own in ((host, "Tiger"), (filled, "Ann")):
        for code, names in NAMED.items():
            seen = reader(table, code).look(show="words").json()
            assert [seat["name"] for seat in seen["seats"]] == [own, *names]
            with place.http() as http:
                replay = f"/api/tables/{table.table}/frames/0?show=words"
                assert http.get(replay, headers=reader(table, code).headers).json()["names"] == [own, *names]


def test_refusals_and_reasons_are_told_in_the_language_of_whoever_asked(place: Place) -> None:
    host = open_table(place)
    ben = reader(join(host), "fr")
    host.sit()
    ben.sit()
    assert ben.ask(kind="why", path=["heap"])["error"] == "C’est à Ann de jouer."
    assert host.ask(kind="undo", turn=0)["error"] == "The match has moved on since."
    assert ben.post("free", seat=0).json()["error"] == "Seul l’hôte de la table peut faire cela."
    go_home(host, ben)


def test_the_address_chooses_and_a_cookie_keeps_the_choice(place: Place) -> None:
    with place.http() as http:
        told = [
            http.get("/api/games/mauwi", headers={"accept-language": "fr"}).json()["summary"],
            http.get("/api/games/mauwi?language=ja", headers={"accept-language": "fr"}).json()["summary"],
            http.get("/api/games/mauwi").json()["summary"],
        ]
        assert [text[:9] for text in told] == ["Des chats", "猫の戦士たちが仲間", "Cat warri"]
        assert "set-cookie" not in http.get("/?language=klingon").headers
        assert http.get("/?language=fr").headers["set-cookie"].startswith("language=fr;")
        assert http.get("/api/games/mauwi").json()["summary"] == told[0]
        assert http.get("/api/games/mauwi?language=en").json()["summary"] == told[2]


def test_the_installed_app_is_described_in_the_language_of_the_page(place: Place) -> None:
    with place.http() as http:
        page = http.get("/", headers={"accept-language": "ja"}).text
        (where,) = re.findall(r'rel="manifest" href="([^"]+)"', page)
        answer = http.get(where)  # a browser asks for it without cookies and without its own language
        assert (answer.json()["lang"], answer.json()["description"]) == ("ja", "猫のゲームを遊ぶための卓。")
        assert answer.json()["icons"]
        assert "set-cookie" not in answer.headers
        assert http.get("/static/manifest.json").json()["description"] == "A table for games about cats."


def test_a_fourth_language_reaches_the_browser_with_files_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its messages, and the sentences of the pages; what it lacks is told in English."""
    web, core = tmp_path / "web", tmp_path / "core"
    shutil.copytree(pages.WEB, web, ignore=shutil.ignore_patterns("docs", "__pycache__"))
    shutil.copytree(language.SHARED, core)
    (core / "pl.ftl").write_text("-language = Polski\npoints-label = punkty\n", encoding="utf-8")
    sentences = json.loads((web / "static/messages/en.json").read_text(encoding="utf-8"))
    own = sentences | {"start.title": "Wybierz grę"}
    (web / "static/messages/pl.json").write_text(json.dumps(own), encoding="utf-8")
    found = " ".join(page_gaps("pl", web / "static/messages", web / "marks"))
    assert "is missing" not in found
    assert "start.lead is still English" in found
    assert "start.title is still English" not in found
    monkeypatch.setattr(pages, "WEB", web)
    monkeypatch.setattr(language, "SHARED", core)
    monkeypatch.setattr(messages.tell, "folder", core)
    monkeypatch.setattr(messages.tell, "tables", {})
    language.languages.cache_clear()
    try:
        with server(tmp_path / "tables.db") as place, place.http() as http:
            page = http.get("/", headers={"accept-language": "pl-PL, en;q=0.5"}).text
            assert '<html lang="pl">' in page
            assert '<option value="pl" lang="pl" selected>Polski</option>' in page
            assert http.get("/static/messages/pl.json").json()["start.title"] == "Wybierz grę"
            assert '"/static/messages/pl.json"' in page
            told = [http.get(f"/api/games/mauwi?language={code}").json()["summary"] for code in ("pl", "en")]
            assert told[0] == told[1]
    finally:
        language.languages.cache_clear()


def test_names_are_listed_as_the_language_lists_them(place: Place) -> None:
    with place.http() as http:
        told = [
            http.post(f"/api/tables?language={code}", json={"game": "nothing", "name": "Ann"}).json()["error"]
            for code in ("fr", "ja")
        ]
    first, second, *_ = all_games()
    assert f"{first}, {second}" in told[0]
    assert f"{first}、{second}" in told[1]


def test_a_game_is_called_as_its_readers_know_it(place: Place) -> None:
    with place.http() as http:
        titles = [
            http.get(f"/api/games/cat-battles?language={code}").json()["title"] for code in ("en", "ja")
        ]
        assert titles == ["Cat Battles", "猫のなわばりあらそい"]
        listed = http.get("/api/games?language=ja").json()
        assert "猫のなわばりあらそい" in json.dumps(listed, ensure_ascii=False)
    host = open_table(place, game="cat-battles", options={})
    guest = reader(join(host), "ja")
    assert guest.look().json()["title"] == "猫のなわばりあらそい"
    assert host.look().json()["title"] == "Cat Battles"


@pytest.mark.parametrize(
    ("part", "told"),
    [("lesson", "Mauwi\u00a0: votre première partie"), ("rules", "Mauwi et Mauw\u00a0: les règles")],
)
def test_lessons_and_rules_are_in_the_language_of_the_reader(place: Place, part: str, told: str) -> None:
    with place.http() as http:
        assert http.get(f"/api/games/mauwi/{part}?language=fr").json()["title"] == told
        assert http.get(f"/api/games/mauwi/{part}").json()["title"] != told


def test_every_refusal_has_a_message() -> None:
    """The messages of refusals are named by the texts in the code, and say the same in English."""
    texts = json.loads((SOURCE / "web/static/messages/server.json").read_text(encoding="utf-8"))
    words = catalogue(SOURCE / "server" / "words")
    for text in texts:
        values = {name: f"<{name}>" for name in re.findall(r"\{(\w+)\}", text)}
        assert words(message_name(text), **values) == text.format(**values)
