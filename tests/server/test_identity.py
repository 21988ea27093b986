"""Identity: one cookie for all seats of a browser, which it can keep elsewhere and have back."""

import random
from pathlib import Path

import httpx
import pytest

from nekoban.server import journal
from nekoban.server.identity import PLAYER, SAFE_PLAYER, SEAT, SECRET, seat_token
from nekoban.server.seats import hashed, new_token
from tests.server.people import Place, Player, go_home, play_out, server

MOST_COOKIES = 180  # that browsers keep of one site
HOT_SEAT = {"game": "mice", "options": {"players": 2}, "seats": [{"kind": "me"}, {"kind": "me"}]}
OPEN = {"game": "mice", "options": {"players": 2}, "name": "Ann"}


def browser(place: Place, **headers: str) -> httpx.Client:
    return httpx.Client(base_url=place.url, timeout=60, verify=False, headers=headers)


def mine(http: httpx.Client, table: str) -> list[int]:
    return http.get(f"/api/tables/{table}").json()["mine"]


def test_one_browser_with_200_tables_loses_no_seat(place: Place) -> None:
    with browser(place) as http:
        tables = []
        for _ in range(200):
            tables.append(http.post("/api/tables", json=HOT_SEAT).json()["table"])
            while len(http.cookies.jar) > MOST_COOKIES:  # as browsers do, the oldest first
                oldest = next(iter(http.cookies.jar))
                http.cookies.jar.clear(oldest.domain, oldest.path, oldest.name)
        assert [mine(http, table) for table in tables] == [[0, 1]] * 200
        assert len(http.cookies.jar) == 1


def test_a_browser_sits_with_its_one_secret_however_it_comes(place: Place) -> None:
    """It makes a table, joins one, follows to a rematch, plays on and arrives by a link."""
    with browser(place) as ann, browser(place) as ben:
        table = ann.post("/api/tables", json=OPEN).json()["table"]
        assert ben.post(f"/api/tables/{table}/seats", json={"name": "Ben"}).json()["seats"] == [1]
        secret = ann.cookies[PLAYER]
        players = [Player(place, table, seat_token(who.cookies[PLAYER], table)) for who in (ann, ben)]
        for player in players:
            player.sit()
        play_out(players, random.Random(1))
        go_home(*players)
        again = ann.post(f"/api/tables/{table}/rematch", json={}).json()
        assert (again["seats"], mine(ann, again["table"])) == ([0], [0])
        assert ben.post(f"/api/tables/{table}/follow").json()["seats"] == [1]
        assert (mine(ben, again["table"]), mine(ann, again["table"])) == ([1], [0])
        on = ben.post(f"/api/tables/{table}/play-on", json={"ply": 1, "seat": 0, "bot": "random"}).json()
        assert mine(ben, on["table"]) == [0]
        link = ben.post(f"/api/tables/{again['table']}/link").json()["link"].partition("=")[2]
        with browser(place) as phone:
            assert phone.post(f"/api/tables/{again['table']}/arrive", json={"link": link}).json()[
                "seats"
            ] == [1]
            assert (mine(phone, again["table"]), mine(ben, on["table"])) == ([1], [0])
        assert ann.cookies[PLAYER] == secret
        assert {cookie.name for cookie in [*ann.cookies.jar, *ben.cookies.jar]} == {PLAYER}


def test_seats_are_had_back_by_a_link_that_the_player_keeps(place: Place) -> None:
    with browser(place) as ann, browser(place) as phone:
        tables = [ann.post("/api/tables", json=HOT_SEAT).json()["table"] for _ in range(3)]
        link = ann.post("/api/player/link").json()["link"]
        assert phone.get(f"/api/tables/{tables[0]}").status_code == 403
        secret = link.partition("#player=")[2]
        assert SECRET.fullmatch(secret)
        assert phone.post("/api/player", json={"player": secret}).status_code == 200
        assert [mine(phone, table) for table in tables] == [mine(ann, table) for table in tables]
        for wrong in ("", "x", secret[:-1], secret + "x", "é" * 32):
            assert phone.post("/api/player", json={"player": wrong}).status_code == 400


def test_another_site_can_neither_ask_for_the_secret_nor_set_it(place: Place) -> None:
    with browser(place) as ann:
        ann.post("/api/tables", json=HOT_SEAT)
        for headers in ({"origin": "http://evil.example"}, {"sec-fetch-site": "cross-site"}):
            assert ann.post("/api/player/link", headers=headers).status_code == 403
            set_it = ann.post("/api/player", json={"player": new_token()}, headers=headers)
            assert set_it.status_code == 403


def test_the_database_does_not_tell_who_sits_at_several_tables(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as place, browser(place) as ann:
        tables = [ann.post("/api/tables", json=HOT_SEAT).json()["table"] for _ in range(5)]
        store, secret = place.site.store, ann.cookies[PLAYER]
        entries = [row.entry for table in tables for row in store.journals.rows(table)]
        sat = {entry.token for entry in entries if isinstance(entry, journal.Sat)}
        assert sat == {hashed(seat_token(secret, table)) for table in tables}
        assert len(sat) == 5
        for file in tmp_path.iterdir():
            assert secret.encode() not in file.read_bytes()


def test_a_seat_that_an_older_server_gave_is_kept(place: Place) -> None:
    """Its cookie is for one table; a program that shows the same in a header stays, too."""
    with browser(place) as old, place.http() as http:
        given = http.post("/api/tables", json={**HOT_SEAT, "program": True}).json()
        live = place.site.registry.lives[given["table"]]
        live.opener = given["table"]  # which that server did not keep
        old.cookies.set(SEAT, given["token"], path=f"/api/tables/{given['table']}", domain="127.0.0.1")
        assert mine(old, given["table"]) == [0, 1]
        moved = old.post(f"/api/tables/{given['table']}/moves", json={"ply": 0, "path": ["heap"]})
        assert moved.status_code == 201
        other = old.post("/api/tables", json=HOT_SEAT).json()["table"]
        assert (mine(old, other), mine(old, given["table"])) == ([0, 1], [0, 1])


@pytest.mark.parametrize(
    ("headers", "name"),
    [
        ({}, PLAYER),
        ({"x-forwarded-proto": "https", "x-forwarded-for": "192.0.2.1"}, SAFE_PLAYER),
        ({"origin": "https://localhost"}, SAFE_PLAYER),
    ],
    ids=["plain", "a proxy that says so", "a proxy that says nothing"],
)
def test_cookies_are_secure_behind_tls(place: Place, headers: dict[str, str], name: str) -> None:
    headers = {"host": "localhost", **headers}
    with place.http() as http:
        answer = http.post("/api/tables", json=HOT_SEAT, headers=headers)
    assert answer.status_code == 201, answer.text
    words = answer.headers["set-cookie"].lower().split("; ")
    assert words[0].startswith(f"{name.lower()}=")
    assert ("secure" in words) is (name == SAFE_PLAYER)
    assert {"httponly", "samesite=lax", "path=/"} <= set(words)
    assert not any(word.startswith("domain=") for word in words)


def test_behind_tls_a_neighbouring_site_cannot_give_a_browser_its_own_secret(place: Place) -> None:
    """A page of another name below the same domain can set plain cookies; those are not believed there."""
    evil = new_token()
    headers = {"origin": "https://localhost", "host": "localhost", "cookie": f"{PLAYER}={evil}"}
    with place.http() as http:
        answer = http.post("/api/tables", json=HOT_SEAT, headers=headers)
    assert evil not in answer.headers["set-cookie"]


def test_a_neighbouring_site_cannot_seat_a_browser_by_the_cookie_of_a_single_table(place: Place) -> None:
    """Else the host of a table could plant the own token there, and see the cards of whoever sits down."""
    asked = {"game": "mauwi", "options": {"players": 2}, "seats": [{"kind": "open"}] * 2, "program": True}
    with place.http() as http, browser(place) as ann:
        evil = http.post("/api/tables", json=asked).json()
        table, token = evil["table"], evil["token"]
        tls = {"origin": "https://localhost", "host": "localhost"}
        planted = f"{SAFE_PLAYER}={'a' * 32}; {SEAT}={token}"
        headers = {**tls, "cookie": planted}
        seat = ann.post(f"/api/tables/{table}/seats", json={"name": "Ann"}, headers=headers)
        assert seat.json()["seats"] == [0]
        assert http.post(f"/api/tables/{table}/seats", json={"program": True}).status_code == 201
        seen = http.get(f"/api/tables/{table}", headers={"authorization": f"Bearer {token}"}).json()
        assert seen["mine"] == []
        own = ann.get(f"/api/tables/{table}", headers={"cookie": planted, "host": "localhost"}).json()
        assert own["mine"] == [0]
