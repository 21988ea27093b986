"""Fairness: what one player cannot do to the others, however they try."""

import random
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from nekoban.server import actions
from nekoban.server.clocks import DAY, ClockPlan, Clocks
from nekoban.server.commands import Move, NewTable, SeatPlan, Settings
from nekoban.server.happenings import read_table
from nekoban.server.new_tables import new_table
from nekoban.server.refusals import Refused
from nekoban.server.safety import Limits, Rate
from nekoban.server.store.layout import TABLES
from nekoban.server.tables import TableState
from tests.server.people import (
    Place,
    Player,
    full_table,
    go_home,
    join,
    long_gone,
    open_table,
    play_out,
    server,
    wait_until,
)

ME, RANDOM = {"kind": "me"}, {"kind": "bot", "bot": "random"}

# --- absence --------------------------------------------------------------------------------------


def test_a_connection_that_blinks_costs_nobody_their_seat(place: Place) -> None:
    ann, ben = full_table(place)
    ben.leave()
    wait_until(lambda: not ann.look().json()["seats"][1]["here"], "Ben is seen to be gone")
    refused = ann.ask(kind="ask-bot", seat=1)
    assert (refused["code"], refused["error"][:31]) == ("not-now", "Guest 2 was here just now. Ask ")
    assert ann.look().json()["seats"][1]["bot"] == ""
    go_home(ann)


def test_after_a_restart_nobody_counts_as_absent_at_once(place: Place) -> None:
    ann, ben = full_table(place)
    go_home(ann, ben)
    place.site.registry.lives.pop(ann.table)  # as if the process had just begun
    assert ann.post("bot", seat=1).json()["error"].startswith("Guest 2 was here just now.")


def test_whoever_blinks_is_still_asked_about_a_bot_for_another(place: Place) -> None:
    ann, ben, cat = full_table(place, 3)
    go_home(ben, cat)
    long_gone(ann, 1)
    wait_until(lambda: not ann.look().json()["seats"][2]["here"], "the third is seen to be gone")
    assert ann.ask(kind="ask-bot", seat=1)["seats"][1]["bot"] == ""
    go_home(ann)


def test_nothing_that_an_absent_player_would_be_asked_about_is_taken_back(place: Place) -> None:
    ann, ben = full_table(place, settings={"pace": 0})
    play_out([ann, ben], random.Random(2), most=4)
    ben.leave()
    long_gone(ann, 1)
    assert ann.ask(kind="ask-bot", seat=1)["seats"][1]["cause"] == "absent"
    ply = ann.last["ply"]
    refused = ann.ask(kind="undo")
    assert (refused["kind"], refused["error"]) == ("refused", "Guest 2 is away and would have to agree.")
    assert ben.sit()["ply"] >= ply
    go_home(ann, ben)


# --- rematch --------------------------------------------------------------------------------------


def test_two_who_ask_for_a_rematch_at_once_meet_at_one_table(tmp_path: Path) -> None:
    """Where writes are awaited, the second question comes while the first is being written."""
    with server(tmp_path / "tables.db", synchronous="FULL") as place:
        ann, ben = full_table(place)
        play_out([ann, ben], random.Random(3))
        go_home(ann, ben)
        with ThreadPoolExecutor() as both:
            asked = [both.submit(player.post, "rematch") for player in (ann, ben) * 3]
            assert len({answer.result().json()["table"] for answer in asked}) == 1
        assert table_count(place) == 2


def table_count(place: Place) -> int:
    with place.site.store.engine.connect() as connection:
        return connection.scalar(sa.select(sa.func.count()).select_from(TABLES)) or 0


# --- time -----------------------------------------------------------------------------------------


def test_moving_and_taking_back_wins_no_time(place: Place) -> None:
    ann, ben = full_table(place, settings={"clock": {"kind": "player", "minutes": 1, "increment": 60}})
    for _ in range(3):
        ann.move(["heap"])
        assert ann.last["clocks"][0] > 60_000
        ann.ask(kind="undo")
        assert ann.last["clocks"][0] < 60_000
    go_home(ann, ben)


def test_time_that_was_used_stays_used_after_an_undo() -> None:
    clocks = Clocks(ClockPlan("player", minutes=1, increment=30), 2)
    clocks.run(0, now=0)
    clocks.run(1, now=50_000, mover=0)
    assert clocks.shown(50_000) == [40_000, 60_000]
    clocks.run(0, now=70_000, mover=1)
    assert clocks.shown(70_000) == [40_000, 70_000]
    clocks.take_back(0, 0, now=71_000)
    assert clocks.shown(71_000) == [10_000, 60_000]


def test_days_for_a_move_begin_anew_with_a_move_and_with_nothing_else() -> None:
    clocks = Clocks(ClockPlan("days", days=2), 2)
    clocks.run(0, now=0)
    clocks.run(0, now=DAY)  # somebody left or came back
    assert clocks.shown(DAY) == [DAY, 2 * DAY]
    clocks.run(1, now=DAY + 1000, mover=0)
    assert clocks.shown(DAY + 1000) == [2 * DAY, 2 * DAY]
    clocks.take_back(0, 0, now=DAY + 2000)
    assert clocks.shown(DAY + 2000) == [DAY - 1000, 2 * DAY - 1000]


def test_a_move_after_ones_time_is_refused() -> None:
    table, paths = hot_seat(ClockPlan("player", minutes=1, increment=0))
    asked = Move(0, path=paths[0])
    assert actions.move(table, [0, 1], asked, now=table.changed + 60_000)
    with pytest.raises(Refused, match="Your time is up"):
        actions.move(table, [0, 1], asked, now=table.changed + 60_001)


def hot_seat(clock: ClockPlan) -> tuple[TableState, list[list[str]]]:
    """A table of two who sit at one device, and what the first of them may do."""
    asked = NewTable("mice", {"players": 2}, [SeatPlan("me")] * 2, Settings(clock=clock))
    table = read_table(*new_table(asked, "0" * 48, 1))
    return table, [list(path) for path in table.match.paths()]


# --- asking again and again -----------------------------------------------------------------------


def ask_to_undo_a_draw(ann: Player) -> dict[str, Any]:
    """Ann draws a card, so that the others are asked whether she may take that back."""
    ann.move(next(path for path in ann.last["paths"] if path != ["heap"]))
    return ann.ask(kind="undo")


def test_an_undo_is_asked_for_once_and_not_again_after_a_refusal(place: Place) -> None:
    ann, ben = full_table(place)
    number = ask_to_undo_a_draw(ann)["number"]
    for _ in range(3):
        assert ann.ask(kind="undo")["error"] == "The others are being asked already."
    ben.ask(kind="answer-undo", agree=False)
    for _ in range(3):
        assert ann.ask(kind="undo")["error"].startswith("The others have refused.")
    assert ann.look().json()["number"] == number + 1
    ben.move(["heap"])
    assert ann.ask(kind="undo")["undo"]["asked_by"] == 0
    go_home(ann, ben)


def test_a_bot_for_an_absent_player_is_asked_for_once(place: Place) -> None:
    ann, ben, cat = full_table(place, 3)
    ben.leave()
    long_gone(ann, 1)
    number = ann.ask(kind="ask-bot", seat=1)["number"]
    assert ann.ask(kind="ask-bot", seat=1)["error"] == "You have already asked; now the others must agree."
    assert ann.look().json()["number"] == number
    go_home(ann, cat)


def test_whatever_is_asked_at_a_table_there_is_room_for_moves(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(actions, "ENTRY_LIMIT", 6)
    ann, ben = full_table(place)
    while ann.post("link").status_code == 201:
        pass
    assert ann.look().json()["number"] == 6
    assert ann.ask(kind="undo")["code"] == "not-now"
    assert ann.move(["heap"])["ply"] == 1
    while ben.last["ply"] < 1:
        ben.hear()
    assert ben.move(["heap"])["ply"] == 2
    go_home(ann, ben)


def test_a_waiting_table_does_not_grow_by_those_who_come_and_go(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(actions, "ENTRY_LIMIT", 21)
    host = open_table(place, players=3)
    for _ in range(10):
        guest = join(host)
        assert guest.post("leave").status_code == 200
    refused = Player(place, host.table, None).post("seats", program=True)
    assert (refused.status_code, "Too much has happened" in refused.json()["error"]) == (409, True)


def test_a_seat_may_not_ask_for_too_much(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db", Limits(asks=Rate(3, 0.001))) as place:
        ann, ben = full_table(place)
        assert [ann.post("link").status_code for _ in range(4)] == [201, 201, 201, 429]
        assert ann.ask(kind="undo")["code"] == "too-fast"
        assert ben.post("link").status_code == 201
        assert ann.move(["heap"])["ply"] == 1
        go_home(ann, ben)


# --- strangers ------------------------------------------------------------------------------------


def test_the_link_to_a_finished_game_tells_strangers_nothing_else(place: Place) -> None:
    ann, ben = full_table(place)
    ann.ask(kind="chat", text="our secret")
    play_out([ann, ben], random.Random(3))
    stranger = Player(place, ann.table, None)
    stranger.sit()
    made = ann.post("rematch").json()["table"]
    ann.ask(kind="chat", text="well played")
    assert ben.look().json()["rematch"] == made
    assert [line["text"] for line in ben.look().json()["chat"]] == ["our secret", "well played"]
    told = stranger.look().json()
    assert (told["phase"], told["chat"], told["rematch"]) == ("over", [], None)
    assert stranger.post("follow").status_code == 403
    stranger.ask(kind="ping")
    heard = b"".join(stranger.heard)
    assert b"well played" not in heard
    assert made.encode() not in heard
    go_home(ann, ben, stranger)


def test_spectators_hear_what_is_said_and_may_follow(place: Place) -> None:
    ann, ben = full_table(place, settings={"spectators": True})
    ann.ask(kind="chat", text="hello all")
    play_out([ann, ben], random.Random(3))
    made = ann.post("rematch").json()["table"]
    told = Player(place, ann.table, None).look().json()
    assert ([line["text"] for line in told["chat"]], told["rematch"]) == (["hello all"], made)
    assert Player(place, ann.table, None).post("follow").json() == {"table": made, "seats": [], "token": None}
    go_home(ann, ben)


# --- what one saw ---------------------------------------------------------------------------------


def test_a_double_click_takes_back_one_decision(place: Place) -> None:
    host = open_table(place, seats=[ME, RANDOM])
    host.sit()
    for ply in (0, 2):
        host.say(kind="move", ply=ply, path=["heap"])
        while host.last["ply"] < ply + 2:
            host.hear()
    turn = host.last["turn"]
    assert host.ask(kind="undo", turn=turn)["ply"] == 2
    late = host.ask(kind="undo", turn=turn)
    assert (late["code"], late["error"]) == ("late", "The match has moved on since.")
    assert host.post(f"undo?turn={turn}").status_code == 409
    assert host.look().json()["ply"] == 2
    host.leave()


def test_an_agreement_is_for_the_question_that_was_seen(place: Place) -> None:
    ann, ben, cat = full_table(place, 3)
    seen = ask_to_undo_a_draw(ann)
    for wrong in ({"turn": seen["turn"] - 1}, {"turn": seen["turn"], "asked_by": 2}):
        assert ben.ask(kind="answer-undo", agree=True, **wrong)["kind"] == "refused"
        assert ben.post("undo/answer", agree=True, **wrong).status_code == 409
    assert ben.ask(kind="answer-undo", agree=True, turn=seen["turn"], asked_by=0)["undo"]["agreed"] == [1]
    go_home(ann, ben, cat)


def test_whoever_ran_out_of_time_is_told_that_there_is_no_way_back(place: Place) -> None:
    ann, ben = full_table(place, settings={"clock": {"kind": "player", "minutes": 0.005, "increment": 0}})
    while not ann.last.get("seats", [{}])[0].get("cause"):
        ann.hear("table")
    answer = ann.post("return")
    assert (answer.status_code, answer.json()["error"][:16]) == (409, "Your time is up:")
    go_home(ann, ben)
