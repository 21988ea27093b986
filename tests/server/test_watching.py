"""Those who watch: what they may say and who hears it; and the small sign beside a name."""

import random
import re
from pathlib import Path
from typing import Any, get_args

import pytest

from nekoban.server import actions
from nekoban.server.commands import Sign
from tests.server.people import Place, Player, full_table, go_home, join, open_table, play_out

SIGNS = Path(__file__).parents[2] / "src/nekoban/web/static/signs.svg"


def watched(place: Place, **settings: Any) -> tuple[Player, Player, Player]:
    """Ann and Ben play, and Eve watches."""
    ann, ben = full_table(place, settings={"spectators": True, **settings})
    eve = Player(place, ann.table, None)
    eve.sit()
    return ann, ben, eve


def said_to(player: Player) -> list[str]:
    return [line["text"] for line in player.look().json()["chat"]]


def test_those_who_watch_talk_among_themselves_and_nobody_who_plays_hears_it(place: Place) -> None:
    ann, ben, eve = watched(place)
    zoe = Player(place, ann.table, None)
    zoe.sit()
    assert eve.ask(kind="chat", text="Ann holds a three", name="Eve")["kind"] == "done"
    heard = zoe.hear("said")
    assert (heard["seat"], heard["name"], heard["apart"]) == (None, "Eve", True)
    ann.ask(kind="chat", text="hello")
    assert ben.hear("said")["text"] == "hello"  # the first that Ben is told
    assert said_to(ann) == said_to(ben) == ["hello"]
    assert said_to(zoe) == ["Ann holds a three", "hello"]
    go_home(ann, ben, eve, zoe)


def test_after_the_game_all_talk_together_and_what_was_said_apart_stays_apart(place: Place) -> None:
    ann, ben, eve = watched(place)
    eve.ask(kind="chat", text="apart", name="Eve")
    play_out([ann, ben], random.Random(1))
    eve.ask(kind="chat", text="well played", name="Eve")
    assert said_to(ann) == ["well played"]
    assert said_to(eve) == ["apart", "well played"]
    go_home(ann, ben, eve)


def test_the_host_decides_whether_those_who_watch_are_heard(place: Place) -> None:
    ann, ben, eve = watched(place, spectator_chat="all")
    eve.ask(kind="chat", text="good luck", name="Eve")
    assert ann.hear("said")["text"] == "good luck"
    go_home(ann, ben, eve)
    ann, ben, eve = watched(place, spectator_chat="never")
    assert eve.ask(kind="chat", text="good luck", name="Eve")["code"] == "not-allowed"
    assert ann.ask(kind="chat", text="thanks")["kind"] == "done"
    go_home(ann, ben, eve)


def test_where_nobody_may_watch_nobody_without_a_seat_speaks(place: Place) -> None:
    ann, ben = full_table(place)
    assert (
        Player(place, ann.table, None).post("chat", text="let me in", name="Eve").json()["code"]
        == "not-seated"
    )
    go_home(ann, ben)


def test_nobody_who_watches_speaks_in_the_name_of_a_player(place: Place) -> None:
    ann, ben, eve = watched(place, spectator_chat="all")
    for name, shown in (("Ann", "Ann 2"), ("", "Guest"), ("E\u202eve\n", "Eve")):
        eve.ask(kind="chat", text="it is me", name=name)
        assert ann.hear("said")["name"] == shown
    assert eve.ask(kind="chat", text="x", name="x" * 25)["code"] == "too-large"
    assert eve.ask(kind="chat", text="x" * 501, name="Eve")["code"] == "too-large"
    go_home(ann, ben, eve)


def test_those_who_watch_cannot_use_up_what_players_may_say(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(actions, "REMARKS", 2)
    ann, ben, eve = watched(place)
    answers = [eve.ask(kind="chat", text="again", name="Eve").get("code") for _ in range(3)]
    assert answers == [None, None, "not-now"]
    assert ann.ask(kind="chat", text="still here")["kind"] == "done"
    go_home(ann, ben, eve)


# --- signs


def test_a_sign_stands_beside_the_name_and_comes_along_to_a_rematch(place: Place) -> None:
    ann = open_table(place, sign="fish")
    ben = join(ann, sign="moon")
    told = ann.look().json()
    assert [seat["sign"] for seat in told["seats"]] == ["fish", "moon"]
    ann.sit()
    ben.sit()
    ben.ask(kind="chat", text="hello")
    assert ann.hear("said")["sign"] == "moon"
    play_out([ann, ben], random.Random(1))
    again = ann.post("rematch").json()["table"]
    assert [seat["sign"] for seat in Player(place, again, ann.token).look().json()["seats"]] == [
        "fish",
        "moon",
    ]
    go_home(ann, ben)


def test_only_signs_that_there_are_can_be_chosen_and_each_is_drawn(place: Place) -> None:
    drawn = re.findall(r'<symbol id="(\w+)"', SIGNS.read_text(encoding="utf-8"))
    assert ("", *drawn) == get_args(Sign)
    with place.http() as http:
        asked = {"game": "mice", "options": {"players": 2}, "sign": "<svg>"}
        assert http.post("/api/tables", json=asked).status_code == 400
