"""Quotas: one address cannot fill the lobby or the database, and what is kept is for the operator to say."""

import asyncio
import random
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa

from nekoban.games.iwari.data.loading import pack
from nekoban.server.clocks import DAY
from nekoban.server.refusals import Refused
from nekoban.server.safety import UNLIMITED, Buckets, Rate
from nekoban.server.store.layout import ARCHIVE, ENTRIES, OPENED, TABLES
from tests.server.people import (
    SOURCE,
    Place,
    Player,
    full_table,
    go_home,
    open_table,
    play_out,
    server,
    wait_until,
)

ONE, OTHER = {"x-forwarded-for": "192.0.2.1"}, {"x-forwarded-for": "192.0.2.2"}


@pytest.fixture
def own(tmp_path: Path) -> Iterator[Place]:
    """A server of one's own, with the usual limit of the lobby."""
    with server(tmp_path / "tables.db", replace(UNLIMITED, lobby_tables=5)) as place:
        yield place


def listed(place: Place, where: dict[str, str], **more: Any) -> str:
    """A table that anybody can join."""
    asked = {"game": "mice", "options": {"players": 2}, "settings": {"listed": True}, "program": True, **more}
    with place.http() as http:
        answer = http.post("/api/tables", json=asked, headers=where)
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]


def lobby(place: Place) -> list[str]:
    with place.http() as http:
        return [table["table"] for table in http.get("/api/tables").json()]


def test_one_address_cannot_push_others_out_of_the_lobby(own: Place) -> None:
    honest = listed(own, ONE)
    flood = [listed(own, OTHER) for _ in range(60)]
    shown = lobby(own)
    assert honest in shown
    assert [table for table in shown if table != honest] == flood[:-6:-1]  # its newest five


def test_the_lobby_does_not_repeat_maps_that_somebody_brings(own: Place) -> None:
    """Everybody fetches it every few seconds, and a map has up to twenty thousand letters."""
    text = next((SOURCE / "nekoban/games/iwari/data").glob("*.toml")).read_text()
    brought = pack(text.replace('name = "', 'name = "My ', 1))
    options = {"players": 3, "map": brought}
    host = open_table(own, "iwari", 3, options=options, settings={"listed": True})
    with own.http() as http:
        (row,) = http.get("/api/tables").json()
    assert (row["table"], row["options"]["players"], "map" in row["options"]) == (host.table, 3, False)
    assert host.look().json()["options"]["map"] == brought  # whoever looks at the table has it


def test_a_rematch_counts_for_its_address_too(own: Place) -> None:
    for _ in range(5):
        listed(own, {})
    ann, ben = full_table(own, settings={"listed": True})

    play_out([ann, ben], random.Random(1))
    assert ann.post("rematch").status_code == 201
    assert len(lobby(own)) == 4  # its open seats are kept: it is one of the five, and not shown
    go_home(ann, ben)


def test_what_is_kept_of_an_address_does_not_tell_it(own: Place) -> None:
    listed(own, ONE)
    listed(own, ONE)
    listed(own, OTHER)
    with own.site.store.engine.connect() as connection:
        origins = list(connection.scalars(sa.select(OPENED.c.origin)))
    assert sorted(origins.count(origin) for origin in origins) == [1, 2, 2]
    assert not any("192" in origin for origin in origins)


@pytest.mark.parametrize(
    ("limit", "most"),
    [({"tables_a_day": Rate(3, 1e-9)}, 3), ({"bytes_a_day": Rate(10_000, 1e-9)}, 4)],
    ids=["tables", "bytes"],
)
def test_an_address_has_so_many_tables_and_bytes_a_day(
    tmp_path: Path, limit: dict[str, Rate], most: int
) -> None:
    with server(tmp_path / "tables.db", replace(UNLIMITED, **limit)) as place, place.http() as http:
        asked = {"game": "mice", "options": {"players": 2}}
        codes = [http.post("/api/tables", json=asked, headers=ONE).status_code for _ in range(most + 2)]
        assert codes == [201] * most + [429] * 2
        assert http.post("/api/tables", json=asked, headers=OTHER).status_code == 201


def test_chat_counts_as_bytes(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, bytes_a_day=Rate(3_000, 1e-9))
    with server(tmp_path / "tables.db", limits) as place:
        ann = open_table(place, seats=[{"kind": "me"}, {"kind": "me"}])
        codes = [ann.post("chat", text="x" * 400).status_code for _ in range(4)]
        assert codes == [201, 201, 429, 429]
        assert ann.post("moves", ply=0, path=["heap"]).status_code == 201  # moves always have room


def test_several_chances_are_taken_at_once() -> None:
    buckets = Buckets()
    buckets.take("x", "me", Rate(10, 1e-9), 7)
    with pytest.raises(Refused):
        buckets.take("x", "me", Rate(10, 1e-9), 7)
    buckets.take("x", "me", Rate(10, 1e-9), 3)


# --- what expires ---------------------------------------------------------------------------------


def age(place: Place, id: str, days: float) -> None:
    """All of it happened this many days before."""
    with place.site.store.engine.begin() as connection:
        older = int(days * DAY)
        connection.execute(TABLES.update().where(TABLES.c.id == id).values(changed=TABLES.c.changed - older))
        connection.execute(ENTRIES.update().where(ENTRIES.c.table == id).values(at=ENTRIES.c.at - older))


def is_there(place: Place, id: str) -> bool:
    with place.site.store.engine.connect() as connection:
        found = [
            connection.scalar(sa.select(sa.func.count()).select_from(table).where(column == id))
            for table, column in ((TABLES, TABLES.c.id), (ENTRIES, ENTRIES.c.table), (OPENED, OPENED.c.table))
        ]
    assert all(found) or not any(found)
    return bool(found[0])


def three(place: Place) -> dict[str, str]:
    """A table that waits, one that runs and one that is over, and of each an older one."""

    found: dict[str, str] = {}
    for name in ("new", "old"):
        found[f"{name} waiting"] = open_table(place).table
        playing, over = full_table(place), full_table(place)
        playing[0].move(["heap"])
        play_out(over, random.Random(1))
        found[f"{name} playing"], found[f"{name} over"] = playing[0].table, over[0].table
        go_home(*playing, *over)
        wait_until(lambda over=over: place.site.store.finished.is_kept(over[0].table), "its replay is kept")
    lives = place.site.upkeep.registry.lives
    wait_until(lambda: not any(live.listeners for live in lives.values()), "everybody has gone")
    for name, table in found.items():
        if name.startswith("old"):
            age(place, table, 40)
    return found


def test_nothing_expires_unless_the_operator_says_so(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as place:
        found = three(place)
        run_expiry(place)
        assert all(is_there(place, table) for table in found.values())


@pytest.mark.parametrize(
    ("setting", "gone"),
    [("keep_waiting", "old waiting"), ("keep_unfinished", "old playing"), ("keep_finished", "old over")],
)
def test_what_is_older_than_the_operator_keeps_it_is_forgotten(
    tmp_path: Path, setting: str, gone: str
) -> None:
    days: dict[str, Any] = {setting: 30}
    with server(tmp_path / "tables.db", UNLIMITED, **days) as place:
        found = three(place)
        run_expiry(place)
        assert [name for name, table in found.items() if not is_there(place, table)] == [gone]
        assert Player(place, found[gone], None).look().status_code == 404
        with place.site.store.engine.connect() as connection:
            kept = set(connection.scalars(sa.select(ARCHIVE.c.table)))
        assert (found["old over"] in kept) is (gone != "old over")


def test_a_table_at_which_something_happened_lately_stays(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db", keep_unfinished=30) as place:
        ann, ben = full_table(place)
        age(place, ann.table, 40)
        go_home(ann, ben)
        ann.post("moves", ply=0, path=["heap"])
        run_expiry(place)
        assert is_there(place, ann.table)


def test_a_table_at_which_something_happens_just_now_stays(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Old tables are looked for first and forgotten afterwards: a move in between was acknowledged."""
    with server(tmp_path / "tables.db", keep_unfinished=30) as place:
        ann, ben = full_table(place)
        age(place, ann.table, 40)
        go_home(ann, ben)
        live = place.site.registry.lives[ann.table]
        wait_until(lambda: not live.listeners, "everybody has gone")
        find = place.site.store.tables.expired

        def find_and_move(phases: Any, *given: Any) -> list[str]:
            found = find(phases, *given)
            if ann.table in found:
                assert ann.post("moves", ply=0, path=["heap"]).status_code == 201
            return found

        monkeypatch.setattr(place.site.store.tables, "expired", find_and_move)
        run_expiry(place)
        assert is_there(place, ann.table)


def test_a_table_leaves_the_memory_only_when_it_is_gone(tmp_path: Path) -> None:
    """Something happened just now, which the search for old tables did not see: it goes on as it was."""
    with server(tmp_path / "tables.db", keep_unfinished=30) as place:
        ann, ben = full_table(place)
        age(place, ann.table, 40)
        go_home(ann, ben)
        live = place.site.registry.lives[ann.table]
        wait_until(lambda: not live.listeners, "everybody has gone")
        ann.post("moves", ply=0, path=["heap"])
        place.site.store.tables.expired = lambda phases, before, count: [ann.table]
        run_expiry(place)
        assert place.site.registry.lives[ann.table] is live


def test_a_move_at_a_table_that_is_being_forgotten_is_refused_in_a_sentence(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as place:
        ann, ben = full_table(place)
        assert place.site.store.tables.forget(ann.table)
        answer = ann.post("moves", ply=0, path=["heap"])
        assert (answer.status_code, answer.json()["error"]) == (404, "There is no such table.")
        assert ann.table not in place.site.registry.lives
        assert place.site.store.journals.rows(ann.table) == []
        go_home(ann, ben)


def run_expiry(place: Place) -> None:

    asyncio.run(place.site.upkeep.expire(place.site.serving))


# --- whom a table counts for ----------------------------------------------------------------------


def openers(place: Place, tables: list[str]) -> list[str]:
    """For whom tables count that somebody at another address has just asked for."""
    with place.http() as http:
        for table in tables:
            assert http.get(f"/api/tables/{table}", headers=OTHER).status_code in (200, 403)
    return [place.site.registry.lives[table].opener for table in tables]


def test_whoever_asks_first_after_a_restart_is_not_taken_for_the_opener(tmp_path: Path) -> None:
    """Else all tables of a stranger would share one table's thinking, by being asked for."""
    database = tmp_path / "tables.db"
    with server(database) as place:
        tables = [listed(place, ONE) for _ in range(3)]
        nobodys = listed(place, ONE)
        with place.site.store.engine.begin() as connection:  # as one from before 0.2
            connection.execute(OPENED.delete().where(OPENED.c.table == nobodys))
    with server(database) as place:
        assert openers(place, tables) == [place.site.origin("192.0.2.1")] * 3
        assert openers(place, [nobodys]) == [nobodys], "it stands for itself"
        place.site.registry.lives.clear()  # nobody has looked at them for a while
        assert openers(place, tables) == [place.site.origin("192.0.2.1")] * 3


def test_tables_that_begin_in_a_finished_game_count_for_their_address(own: Place) -> None:
    ann, ben = full_table(own)
    play_out([ann, ben], random.Random(1))
    asked = {"ply": 1, "seat": 0, "bot": "random", "program": True}
    with own.http() as http:
        answer = http.post(f"/api/tables/{ann.table}/play-on", json=asked, headers={**ann.headers, **ONE})
    assert answer.status_code == 201, answer.text
    own.site.registry.lives.pop(answer.json()["table"])
    assert openers(own, [answer.json()["table"]]) == [own.site.origin("192.0.2.1")]
    go_home(ann, ben)


def test_a_table_counts_for_whoever_puts_bots_on_its_seats(own: Place) -> None:
    host = open_table(own)
    before = openers(own, [host.table])
    asked = {"seat": 1, "bot": "random"}
    with own.http() as http:
        answer = http.post(f"/api/tables/{host.table}/fill", json=asked, headers={**host.headers, **ONE})
    assert answer.status_code == 200, answer.text
    assert before != openers(own, [host.table]) == [own.site.origin("192.0.2.1")]
    own.site.registry.lives.clear()
    assert openers(own, [host.table]) == [own.site.origin("192.0.2.1")]


def test_bots_think_for_the_address_that_opened_the_table(own: Place) -> None:
    asked: list[tuple[str, str]] = []
    think = own.site.thinking.think

    async def noted(table: str, choose: Any, owner: str = "") -> Any:
        asked.append((table, owner))
        return await think(table, choose, owner)

    own.site.thinking.think = noted
    table = listed(own, ONE, seats=[{"kind": "bot", "bot": "random"}] * 2)
    own.site.registry.lives[table].used += 1000
    wait_until(lambda: asked, "a bot is asked")
    assert asked[0] == (table, own.site.origin("192.0.2.1"))
