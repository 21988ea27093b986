"""A server plays at once: strong bots wait for their rules with a sentence, and a lower one is offered."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from nekoban.core.catalogue import find_game
from tests.server.people import Place, Player, open_table, server
from tests.server.unready import READY, compile_for_ever


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Place]:
    compile_for_ever(monkeypatch)
    with server(tmp_path / "tables.db") as running:
        yield running


def against(place: Place, bot: str) -> Player:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    player = open_table(place, seats=seats)
    player.sit()
    return player


def test_a_strong_bot_waits_with_a_sentence_and_plays_when_its_rules_are_there(place: Place) -> None:
    ann = against(place, "tiger")
    ann.say(kind="move", ply=0, path=ann.last["paths"][0])
    told = ann.hear("waiting")
    assert (told["seat"], told["bot"], told["offered"]) == (1, "tiger", "kitten")
    assert (told["done"], told["parts"], told["title"]) == (3, 10, find_game("mice").title)
    READY[0] = True
    while ann.last["ply"] < 2:
        ann.hear()
    ann.leave()


def test_a_lower_bot_plays_meanwhile_if_somebody_at_the_table_wants_it(place: Place) -> None:
    ann = against(place, "tiger")
    ann.say(kind="move", ply=0, path=ann.last["paths"][0])
    turn = ann.hear("waiting")["turn"]
    while ann.last["turn"] < turn:
        ann.hear()
    assert ann.last["turn"] == turn
    stranger = Player(place, ann.table, None)
    ann.say(kind="meanwhile", id=5)
    while ann.last["ply"] < 2:
        ann.hear()
    assert stranger.look().status_code == 403
    ann.leave()


def test_a_low_level_answers_at_once_and_hints_say_when_they_come(place: Place) -> None:
    ann = against(place, "kitten")
    refused = ann.ask(kind="hint")
    assert (refused["code"], "still being compiled" in refused["error"]) == ("not-now", True)
    ann.move()
    while ann.last["ply"] < 2:
        assert ann.hear()["kind"] != "waiting"
    ann.leave()


def test_programs_and_pages_can_ask_how_far_a_game_is(place: Place) -> None:
    with place.http() as http:
        told = http.get("/api/games/mauwi/compiling").json()
        assert (told["state"], told["done"], told["parts"]) == ("compiling", 3, 10)
        assert told["bots"][-1] == "mouser"
        READY[0] = True
        assert http.get("/api/games/mauwi/compiling").json()["bots"][-1] == "nekomata"
        assert http.get("/api/games/none/compiling").status_code == 404


def test_what_a_bot_takes_for_a_move_is_told_once_one_has_played(place: Place) -> None:
    with place.http() as http:
        host = open_table(place, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}])
        host.sit()
        host.move(["heap"])
        while host.last["ply"] < 2:
            host.hear()
        assert http.get("/api/games/mice/compiling").json()["seconds"]["random"] >= 0.1
        assert "random" not in http.get("/api/games/iwari/compiling").json()["seconds"]
    host.leave()
