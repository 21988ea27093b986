"""Hosts: what whoever made a table may do while it waits; invitations to a rematch; games of bots alone."""

import random
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from nekoban.server import happenings, journal
from nekoban.server.commands import NewTable, SeatPlan
from nekoban.server.happenings import read_table
from nekoban.server.new_tables import new_table
from nekoban.server.safety import UNLIMITED, Limits
from nekoban.server.tables import UNDEALT
from tests.server.people import (
    Place,
    Player,
    full_table,
    go_home,
    join,
    open_table,
    play_out,
    server,
    wait_until,
)

RANDOM = {"kind": "bot", "bot": "random"}


def kinds(player: Player) -> list[str]:
    return [seat["kind"] for seat in player.look().json()["seats"]]


def names(player: Player) -> list[str]:
    return [seat["name"] for seat in player.look().json()["seats"]]


def hear_all(player: Player) -> None:
    while True:
        player.hear()


def follow(player: Player) -> Player:
    """Accept the invitation to a rematch."""
    given = player.post("follow")
    assert given.status_code == 201, given.text
    return Player(player.place, given.json()["table"], player.token)


# --- a waiting table ------------------------------------------------------------------------------


def test_the_host_seats_bots_and_takes_them_out_again(place: Place) -> None:
    host = open_table(place, players=4)
    guest = join(host)
    guest.sit()
    assert host.post("fill", bot="random", seat=2).status_code == 200
    assert [seat["kind"] for seat in guest.hear("table")["seats"]] == ["person", "person", "bot", "open"]
    assert guest.last["seats"][2] == {
        "name": "Random",
        "sign": "",
        "kind": "bot",
        "bot": "random",
        "cause": "",
        "here": True,
        "promised": False,
        "contributed": False,
        "strength": None,
    }
    assert host.post("free", seat=2).status_code == 200
    assert [seat["kind"] for seat in guest.hear("table")["seats"]] == ["person", "person", "open", "open"]
    assert guest.last["phase"] == "open"
    guest.leave()


def test_nobody_sees_their_cards_before_the_game_begins(place: Place) -> None:
    host = open_table(place, players=2)
    host.sit()
    stranger = Player(place, host.table, None)
    assert host.last["seat"] is None
    assert place.site.registry.lives[host.table].table.match.seed == UNDEALT  # nor is it dealt
    assert host.last.get("position") is stranger.look(show="position").json()["position"] is None
    with place.http() as http:
        frame = http.get(
            f"/api/tables/{host.table}/frames/0", params={"show": "position"}, headers=host.headers
        )
    assert frame.json()["error"] == "The game has not begun: nobody sees the table until all are seated."
    host.post("fill", bot="random")
    told = host.hear("table")
    assert told["seat"] == 0
    assert stranger.look(show="position").status_code == 403
    with place.http() as http:
        begun = http.get(
            f"/api/tables/{host.table}/frames/0", params={"show": "position"}, headers=host.headers
        )
    assert begun.json()["seat"] == 0
    assert "1.paw=" in begun.json()["position"]  # now there is a hand in it
    host.leave()


def test_the_last_bot_starts_the_game_and_no_two_names_are_alike(place: Place) -> None:
    host = open_table(place, players=3)
    host.sit()
    host.post("fill", bot="random")
    host.hear("table")
    assert (host.last["phase"], [seat["name"] for seat in host.last["seats"]]) == (
        "playing",
        ["Ann", "Random", "Random 2"],
    )
    assert play_out([host], random.Random(1), 1) == 1
    for what, data in (("fill", {}), ("free", {"seat": 1}), ("close", {})):
        refused = host.post(what, **data)
        assert (refused.status_code, refused.json()["code"]) == (409, "not-now"), what
    host.leave()


def test_a_bot_that_was_planned_can_make_room_for_a_friend(place: Place) -> None:
    host = open_table(place, players=3, seats=[{"kind": "me"}, RANDOM, {"kind": "open"}])
    host.post("free", seat=1)
    join(host, seat=1)
    assert kinds(host) == ["person", "person", "open"]


def test_a_guest_who_is_sent_away_loses_the_seat_at_once(place: Place) -> None:
    host = open_table(place, players=4)
    guest, other = join(host), join(host, "Cat")
    guest.sit()
    other.sit()
    assert host.post("free", seat=1).status_code == 200
    assert [seat["name"] for seat in other.hear("table")["seats"]] == ["Ann", "", "Cat", ""]
    assert guest.post("chat", text="hello?").status_code == 403
    assert guest.look().json()["mine"] == []
    with pytest.raises(ConnectionClosed, match="4408"):
        hear_all(guest)
    go_home(guest, other)


def test_a_closed_table_says_so_and_takes_nobody_in(place: Place) -> None:
    host = open_table(place, players=3, settings={"listed": True})
    guest = join(host)
    guest.sit()
    assert host.post("close").status_code == 200
    told = guest.hear("table")
    assert (told["phase"], told["status"]) == ("closed", "The host has closed this table.")
    late = Player(place, host.table, None)
    assert late.look().json()["phase"] == "closed"
    assert late.post("seats", name="Late").json()["error"] == "The host has closed this table."
    for what in ("fill", "close", "leave"):
        assert host.post(what).json()["error"] == "The host has closed this table."
    with place.http() as http:
        assert host.table not in [table["table"] for table in http.get("/api/tables").json()]
    guest.leave()


def test_guests_and_strangers_decide_nothing(place: Place) -> None:
    host = open_table(place, players=4)
    host.post("fill", bot="random", seat=3)
    guest, stranger = join(host), Player(place, host.table, None)
    for player in (guest, stranger):
        for what, data in (
            ("fill", {"bot": "random"}),
            ("free", {"seat": 3}),
            ("free", {"seat": 0}),
            ("close", {}),
        ):
            refused = player.post(what, **data)
            assert (refused.status_code, refused.json()["code"]) == (403, "not-allowed"), what
    assert kinds(host) == ["person", "person", "open", "bot"]


def test_what_a_host_cannot_do_is_said_in_a_sentence(place: Place) -> None:
    host = open_table(place, players=3)
    said = [
        host.post("fill", bot="nobody"),
        host.post("fill", bot="random", seat=0),
        host.post("fill", bot="random", seat=50),
        host.post("free", seat=0),
        host.post("free", seat=1),
        host.post("free", seat=50),
    ]
    assert [answer.status_code for answer in said] == [400, 409, 409, 409, 409, 409]
    assert said[2].json()["error"] == "Seat 51 is not open."
    assert said[3].json()["error"] == "That is your own seat: leave the table to give it up."
    assert said[4].json()["error"] == "Nobody sits in seat 2."
    assert kinds(host) == ["person", "open", "open"]


def test_a_host_who_moves_to_another_device_stays_the_host(place: Place) -> None:
    host = open_table(place, players=3)
    link = host.post("link").json()["link"].split("#arrive=")[1]
    moved = Player(place, host.table, None).post("arrive", link=link, program=True).json()
    assert host.post("fill", bot="random", seat=1).json()["code"] == "not-allowed"
    there = Player(place, host.table, moved["token"])
    assert there.post("fill", bot="random", seat=1).status_code == 200
    assert there.look().json()["host"]


def test_a_host_who_leaves_a_waiting_table_passes_it_on_to_whoever_has_sat_there_longest(
    place: Place,
) -> None:
    host = open_table(place, players=4)
    second, third = join(host, "Ben", seat=3), join(host, "Cat", seat=1)
    third.sit()
    assert not third.last["host"]
    assert host.post("leave").status_code == 200
    assert [player.look().json()["host"] for player in (host, second, third)] == [False, True, False]
    second.post("leave")
    while not third.last["host"]:
        third.hear("table")
    third.leave()
    third.post("leave")
    assert third.post("close").json()["code"] == "not-allowed"
    last = join(third, "Dan")
    assert last.post("fill", bot="random").status_code == 200
    assert last.look().json()["phase"] == "playing"


def test_a_host_with_two_seats_stays_the_host_until_both_are_given_up() -> None:
    seats = [SeatPlan("me"), SeatPlan("me"), SeatPlan()]
    table = read_table(*new_table(NewTable("mice", {"players": 3}, seats), "a" * 48, 1))
    for seat, host in ((0, "a" * 48), (1, "")):
        happenings.left(table, journal.Left(seat), 1)
        assert table.host == host


def test_what_was_said_stays_with_whoever_said_it(place: Place) -> None:
    """Also when the host opens the seat again and somebody else sits down there."""
    host = open_table(place, players=3)
    join(host, "Eve").post("chat", text="You are all mice.")
    host.post("free", seat=1)
    join(host, "Bob").post("chat", text="Hello.")
    host.post("free", seat=1)
    host.post("fill", bot="random", seat=1)
    assert [(line["name"], line["text"]) for line in host.look().json()["chat"]] == [
        ("Eve", "You are all mice."),
        ("Bob", "Hello."),
    ]


def test_what_a_host_decided_is_still_so_after_a_restart(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as place:
        kept, gone = open_table(place, players=4), open_table(place)
        join(kept)
        kept.post("fill", bot="random", seat=2)
        kept.post("free", seat=1)
        gone.post("close")
    with server(tmp_path / "tables.db") as place:
        kept.place = gone.place = place
        assert kinds(kept) == ["person", "open", "bot", "open"]
        assert kept.post("fill", bot="random").status_code == 200
        assert kept.look().json()["phase"] == "playing"
        assert gone.look().json()["phase"] == "closed"


# --- a rematch ------------------------------------------------------------------------------------


def finished(place: Place, players: int = 2, **more: Any) -> list[Player]:
    everybody = full_table(place, players, **more)
    play_out(everybody, random.Random(4))
    go_home(*everybody)
    return everybody


def test_nobody_is_dragged_into_a_rematch(place: Place) -> None:
    ann, ben, cat = finished(place, 3)
    made = ben.post("rematch").json()
    there = Player(place, made["table"], ben.token)
    told = there.look().json()
    assert (told["phase"], told["mine"], told["host"]) == ("open", [1], True)
    assert (kinds(there), names(there)) == (["open", "person", "open"], ["Ann", "Guest 2", "Guest 3"])
    assert Player(place, made["table"], ann.token).look().json()["mine"] == []
    assert (ann.look().json()["rematch"], ann.look().json()["rematch_by"]) == (made["table"], 1)
    assert follow(ann).look().json()["mine"] == [0]
    assert there.look().json()["phase"] == "open"
    assert ann.post("follow").status_code == 201  # once more changes nothing
    assert follow(cat).look().json()["phase"] == "playing"


def test_a_kept_seat_is_for_the_invited_until_the_host_gives_it_up(place: Place) -> None:
    ann, ben = finished(place, settings={"listed": True})
    made = ann.post("rematch").json()["table"]
    there = Player(place, made, ann.token)
    stranger = Player(place, made, None)
    assert stranger.post("seats", name="Eve").json()["error"].startswith("The open seats are kept for")
    with place.http() as http:
        assert made not in [table["table"] for table in http.get("/api/tables").json()]
    assert there.post("free", seat=1).status_code == 200
    assert stranger.post("seats", name="Eve").status_code == 201
    assert ben.post("follow").json()["error"] == (
        "The rematch has begun, and you have no seat there on this device."
    )


def test_a_bot_can_take_the_place_of_somebody_who_does_not_come(place: Place) -> None:
    ann, _ = finished(place)
    there = Player(place, ann.post("rematch").json()["table"], ann.token)
    there.post("fill", bot="random")
    assert (there.look().json()["phase"], names(there)) == ("playing", ["Ann", "Random"])


def test_a_rematch_that_was_given_up_can_be_asked_for_again(place: Place) -> None:
    ann, ben = finished(place)
    first = ann.post("rematch").json()["table"]
    Player(place, first, ann.token).post("close")
    assert ben.post("follow").json()["error"] == "The host has closed this table."
    second = ben.post("rematch").json()["table"]
    assert second != first
    assert follow(ann).table == second
    assert Player(place, second, ben.token).look().json()["phase"] == "playing"


def test_a_rematch_whose_asker_leaves_goes_on_with_the_others(place: Place) -> None:
    ann, ben, cat = finished(place, 3)
    made = ann.post("rematch").json()["table"]
    assert Player(place, made, ann.token).post("leave").status_code == 200
    there = follow(ben)
    assert there.look().json()["host"]
    assert follow(cat).table == made
    assert there.post("fill", bot="random").status_code == 200
    assert (there.look().json()["phase"], names(there)) == ("playing", ["Random", "Guest 2", "Guest 3"])


def test_who_lost_the_kept_seat_may_look_and_asks_again_once_the_game_has_begun(place: Place) -> None:
    ann, ben, cat = finished(place, 3)
    first = ann.post("rematch").json()["table"]
    there = Player(place, first, ann.token)
    there.post("free", seat=1)
    waiting = ben.post("rematch")
    assert (waiting.status_code, waiting.json()["table"], waiting.json()["seats"]) == (201, first, [])
    there.post("fill", bot="random", seat=1)
    follow(cat)
    assert there.look().json()["phase"] == "playing"
    assert ben.post("follow").json()["code"] == "not-now"
    second = ben.post("rematch").json()
    assert (second["table"] != first, second["seats"]) == (True, [1])
    assert ann.look().json()["rematch"] == second["table"]
    assert there.look().json()["phase"] == "playing"


def test_a_rematch_is_asked_for_again_although_somebody_writes_meanwhile(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The one before was closed: nobody is sent back to it."""
    ann, _ = finished(place)
    first = ann.post("rematch").json()["table"]
    Player(place, first, ann.token).post("close")
    store, site = place.site.store, place.site
    write = store.tables.follow

    def late(*given: Any) -> None:
        monkeypatch.setattr(store.tables, "follow", write)
        store.journals.append(
            ann.table, site.writer.rows(site.registry.lives[ann.table].table, [journal.Said(1, "Again?")])
        )
        write(*given)

    monkeypatch.setattr(store.tables, "follow", late)
    again = ann.post("rematch").json()["table"]
    assert again not in (first, ann.table)
    assert ann.look().json()["chat"][-1]["text"] == "Again?"


def test_a_rematch_that_was_lost_can_be_asked_for_again(place: Place) -> None:
    ann, _ = finished(place)
    first = ann.post("rematch").json()["table"]
    place.site.store.tables.set_aside(first, "entry 1 is missing")
    del place.site.registry.lives[first]
    assert ann.post("follow").json()["code"] == "set-aside"
    assert ann.post("rematch").json()["table"] not in (first, ann.table)


def test_an_invitation_moves_to_another_device_with_the_seats(place: Place) -> None:
    ann, ben = finished(place, settings={"spectators": True})
    made = ann.post("rematch").json()["table"]
    for _ in range(2):  # to the phone, and on to another
        link = ben.post("link").json()["link"].split("#arrive=")[1]
        moved = Player(place, ben.table, None).post("arrive", link=link, program=True).json()
        old, ben = ben, Player(place, ben.table, moved["token"])
    assert old.post("follow").json()["seats"] == []
    assert ben.post("follow").json() == {"table": made, "seats": [1]} | {"token": None}
    assert Player(place, made, ben.token).look().json()["phase"] == "playing"


# --- bots alone -----------------------------------------------------------------------------------


def ask_for_bots(place: Place) -> httpx.Response:
    asked = {"game": "mice", "options": {"players": 2}, "seats": [RANDOM, RANDOM], "settings": {"pace": 10}}
    with place.http() as http:
        return http.post("/api/tables", json=asked)


def limits(own: int, all: int) -> Limits:
    return Limits(**{**vars(UNLIMITED), "bot_tables": own, "all_bot_tables": all})


def test_one_address_has_only_so_many_tables_of_bots_alone(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db", limits(own=2, all=9)) as place:
        assert [ask_for_bots(place).status_code for _ in range(3)] == [201, 201, 429]
        assert ask_for_bots(place).json()["error"] == (
            "Bots are already playing alone at 2 tables from your address. "
            "Wait until one game is over, or take a seat yourself."
        )
        assert open_table(place, seats=[{"kind": "me"}, RANDOM]).look().json()["phase"] == "playing"


def test_the_server_has_only_so_many_tables_of_bots_alone_and_the_others_wait(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db", limits(own=9, all=1)) as place:
        assert [ask_for_bots(place).status_code for _ in range(2)] == [201, 503]
        assert "no room" in ask_for_bots(place).json()["error"]
        (first,) = place.site.bot_turns.bot_tables()
        people = open_table(place, settings={"pace": 0})
        guest = join(people)
        guest.sit()
        for player in (guest, people):  # now bots have all seats there, and one of their tables goes on
            player.post("leave")
        second = place.site.registry.lives[people.table]
        assert place.site.bot_turns.bot_tables() == [first]
        rooms = place.site.bot_turns.has_room(first), place.site.bot_turns.has_room(second)
        assert rooms == (True, False), (first.table.phase, second.table.phase)
        # A bot may have been asked while there was still a person: its move comes, and then no other.
        wait_until(lambda: second.thinking_turn != second.table.turn, "the bot that was asked has moved")
        ply = second.table.match.ply
        time.sleep(0.3)
        assert second.table.match.ply == ply
        first.table.match.state.to_move = -1  # it is over, as far as the server can see
        wait_until(lambda: second.table.phase == "over", "the second table has its turn")
        go_home(guest)


def test_tables_that_people_left_count_for_their_address_and_leave_room_for_others(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db", limits(own=2, all=3)) as place:
        for _ in range(5):
            open_table(place, seats=[{"kind": "me"}, RANDOM], settings={"pace": 10}).post("leave")
        lives = list(place.site.registry.lives.values())
        assert all(live.is_for_bots_alone for live in lives)
        assert [place.site.bot_turns.has_room(live) for live in lives] == [True, True, False, False, False]
        assert ask_for_bots(place).status_code == 429
        lives[-1].opener = "192.0.2.7"  # a neighbour has its place behind two of those five
        assert place.site.bot_turns.bot_tables() == [*lives[:2], lives[-1]]


def test_tables_that_are_being_made_count_too(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db", limits(own=2, all=9)) as place:
        open_table(place, seats=[{"kind": "me"}, RANDOM])  # the game is loaded
        with ThreadPoolExecutor(8) as askers:
            answers = [answer.status_code for answer in askers.map(lambda _: ask_for_bots(place), range(8))]
        assert sorted(answers) == [201, 201, *[429] * 6]
        assert not place.site.coming


def test_who_ran_out_of_time_and_still_sits_there_is_never_kept_waiting(tmp_path: Path) -> None:
    clock = {"kind": "player", "minutes": 0.005, "increment": 0}
    with server(tmp_path / "tables.db", limits(own=9, all=1)) as place:
        assert ask_for_bots(place).status_code == 201
        place.site.bot_turns.bot_tables()[0].used += 1000  # somebody asks for it all the time
        ann = open_table(place, seats=[{"kind": "me"}, RANDOM], settings={"pace": 0, "clock": clock})
        ann.sit()
        while ann.last["to_move"] is not None:
            ann.hear()
        assert ann.last["result"]["bots"] == [0]
        ann.leave()
