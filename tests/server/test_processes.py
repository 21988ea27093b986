"""Two processes on one PostgreSQL: one table, one game, no move lost or made twice."""

import json
import random
import threading
from collections.abc import Iterator

import psycopg
import pytest
import sqlalchemy as sa

from nekoban.server import journal
from nekoban.server.store import Store
from nekoban.server.store.layout import TABLES
from nekoban.server.store.writing import Gone
from tests.server.people import Place, Player, Process, go_home, join, open_table, play_out, wait_until
from tests.server.postgres import Cluster


@pytest.fixture(scope="module")
def processes(postgresql: str) -> Iterator[list[Process]]:
    running = [Process(postgresql), Process(postgresql)]
    yield running
    for process in running:
        if process.process.returncode is None:
            process.kill()


@pytest.fixture
def both(processes: list[Process]) -> list[Place]:
    return [process.place for process in processes]


def seated(both: list[Place], players: int = 2) -> list[Player]:
    """A table whose players are spread over both processes."""
    host = open_table(both[0], players=players)
    everybody = [host]
    for number in range(1, players):
        guest = join(host, f"Guest {number + 1}")
        guest.place = both[number % 2]
        everybody.append(guest)
    for player in everybody:
        player.sit()
    return everybody


def test_players_on_two_processes_play_one_game(both: list[Place]) -> None:
    everybody = seated(both, 4)
    moves = play_out(everybody, random.Random(1))
    results = [player.last["result"] for player in everybody]
    assert all(result == results[0] for result in results)
    assert {player.last["ply"] for player in everybody} == {moves}
    go_home(*everybody)


def test_both_processes_see_who_is_here_and_what_is_said(both: list[Place]) -> None:
    ann, ben = seated(both)
    wait_until(lambda: [seat["here"] for seat in ann.look().json()["seats"]] == [True, True], "both are here")
    ann.ask(kind="chat", text="hello")
    assert ben.hear("said")["text"] == "hello"
    go_home(ann, ben)


def test_concurrent_submissions_are_neither_lost_nor_doubled(both: list[Place], postgresql: str) -> None:
    """At every ply the mover sends the same move to both processes at once, many times."""
    ann, ben = seated(both)
    ply, accepted, late = 0, 0, 0
    told = ann.look().json()
    while told["to_move"] is not None and ply < 12:
        mover = (ann, ben)[told["to_move"]]
        answers: list[int] = []

        def send(place: Place, mover: Player = mover, ply: int = ply, answers: list[int] = answers) -> None:
            with place.http() as http:
                asked = {"ply": ply, "path": ["heap"]}
                address = f"/api/tables/{mover.table}/moves"
                answers.append(http.post(address, json=asked, headers=mover.headers).status_code)

        threads = [threading.Thread(target=send, args=(place,)) for place in both * 3]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
        assert sorted(answers) == [201] + [409] * 5
        accepted += 1
        late += 5
        ply += 1
        told = mover.look().json()
    assert (accepted, late) == (12, 60)
    assert [ply for _, ply in written_moves(postgresql, ann.table)] == list(range(12))
    go_home(ann, ben)


def test_many_players_move_at_once_on_both_processes(both: list[Place], postgresql: str) -> None:
    """Everybody sends moves all the time, whoever's turn it is; what is acknowledged is what is played."""
    everybody = seated(both, 4)
    acknowledged: list[tuple[int, int]] = []

    def hurry(player: Player, chance: random.Random) -> None:
        while (told := player.look().json())["to_move"] is not None:
            path = chance.choice(told["paths"] or [["heap"]])
            places = [player.place, *chance.sample(both, 1)]
            for place in places:
                with place.http() as http:
                    asked = {"ply": told["ply"], "turn": told["turn"], "path": path}
                    answer = http.post(
                        f"/api/tables/{player.table}/moves", json=asked, headers=player.headers
                    )
                assert answer.status_code in (201, 409), answer.text
                if answer.status_code == 201:
                    acknowledged.append((told["seat"], told["ply"]))

    threads = [
        threading.Thread(target=hurry, args=(player, random.Random(number)))
        for number, player in enumerate(everybody)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(acknowledged, key=lambda move: move[1]) == written_moves(postgresql, everybody[0].table)
    go_home(*everybody)


def written_moves(database: str, table: str) -> list[tuple[int, int]]:
    store = Store(database)
    moves = [row.entry for row in store.journals.rows(table) if isinstance(row.entry, journal.Moved)]
    store.close()
    return [(move.seat, move.ply) for move in moves]


def test_the_processes_hear_each_other_again_after_their_connections_were_cut(
    both: list[Place], postgresql: str
) -> None:
    ann, ben = seated(both)
    for ply in range(2):
        cut_connections(postgresql)
        mover, other = (ann, ben) if ply == 0 else (ben, ann)
        mover.move(["heap"])
        while other.last["ply"] <= ply:
            other.hear()
    go_home(ann, ben)


def cut_connections(database: str) -> None:
    store = Store(database)
    with store.engine.begin() as connection:
        connection.execute(
            sa.text(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE pid <> pg_backend_pid() AND backend_type = 'client backend'"
            )
        )
    store.close()


def test_tables_go_on_after_the_database_went_down_and_came_back(
    both: list[Place], cluster: Cluster, postgresql: str
) -> None:
    ann, ben = seated(both)
    ann.move(["heap"])
    while ben.last["ply"] < 1:
        ben.hear()
    cluster.stop()
    with both[0].http() as http:
        health = http.get("/health")
    assert (health.status_code, health.json()["code"]) == (503, "full")
    assert ben.ask(kind="move", ply=1, path=["heap"])["error"].startswith("The database does not answer.")
    cluster.start()
    wait_until(lambda: ben.ask(kind="move", ply=1, path=["heap"])["kind"] == "moved", "the move is written")
    while ann.last["ply"] < 2:
        ann.hear()
    assert written_moves(postgresql, ann.table) == [(0, 0), (1, 1)]
    go_home(ann, ben)


NONSENSE = [
    "",
    "nonsense",
    "{}",
    "[" * 3000,
    "\x01",
    '{"process":"x","table":5}',
    '{"process":"x","table":"TABLE","here":[99]}',
    '{"process":"x","table":"TABLE","here":[-9]}',
    '{"process":"x","table":"TABLE","number":99999999999999999999}',
    "0" * 32 + ' {"process":"x","table":"TABLE","here":[0,1]}',
]


def test_nonsense_on_the_channel_ends_no_listening_and_is_not_believed(
    both: list[Place], postgresql: str
) -> None:
    """By a role that may do nothing else: PostgreSQL lets everybody notify."""
    ann, ben = seated(both)
    ben.leave()
    wait_until(lambda: not ann.look().json()["seats"][1]["here"], "Ben is seen to be gone")
    url = postgresql.replace("postgresql://", "postgresql+psycopg://")
    owner = sa.create_engine(url, isolation_level="AUTOCOMMIT")
    with owner.connect() as connection:
        connection.exec_driver_sql("DROP ROLE IF EXISTS noise")
        connection.exec_driver_sql("CREATE ROLE noise LOGIN")
    owner.dispose()
    noise = sa.create_engine(url.replace("nekoban@", "noise@"), isolation_level="AUTOCOMMIT")
    heard = [nonsense_heard(place) for place in both]
    for round in (1, 2):  # whoever stopped listening at the first would not hear the second
        with noise.connect() as connection:
            for text in NONSENSE:
                connection.execute(sa.select(sa.func.pg_notify("nekoban", text.replace("TABLE", ann.table))))
        for place, before in zip(both, heard, strict=True):
            all_of_it = before + round * len(NONSENSE)
            wait_until(lambda place=place, all=all_of_it: nonsense_heard(place) == all, "it is heard")
    noise.dispose()
    assert not ann.look().json()["seats"][1]["here"]
    ben.sit()
    play_out([ann, ben], random.Random(5), most=4)
    go_home(ann, ben)


def test_whoever_may_only_listen_learns_of_no_table_and_repeats_nothing(
    both: list[Place], postgresql: str
) -> None:
    """PostgreSQL lets every role listen, and the id of a table is a link to it."""
    with psycopg.connect(postgresql, autocommit=True) as spy:
        spy.execute("LISTEN nekoban")
        ann, ben = seated(both)
        wait_until(lambda: ann.look().json()["seats"][1]["here"], "Ben is seen to be there")
        ann.move(["heap"])
        ben.leave()
        wait_until(lambda: not ann.look().json()["seats"][1]["here"], "Ben is seen to be gone")
        overheard = [note.payload for note in spy.notifies(timeout=1)]
        assert len(overheard) > 2
        assert not any(ann.table in said or ann.table.encode().hex() in said for said in overheard)
        for said in overheard:
            spy.execute("SELECT pg_notify('nekoban', %s)", [said])
        ben.post("chat", text="later")
        ann.hear("said")
        assert not ann.look().json()["seats"][1]["here"]
        go_home(ann)


def test_what_was_said_long_ago_is_worth_nothing_to_a_process_that_begins(
    both: list[Place], postgresql: str
) -> None:
    with psycopg.connect(postgresql, autocommit=True) as spy:
        spy.execute("LISTEN nekoban")
        ann, ben = seated(both)
        wait_until(lambda: ann.look().json()["seats"][1]["here"], "Ben is seen to be there")
        overheard = [note.payload for note in spy.notifies(timeout=1)]
        ben.leave()
        wait_until(lambda: not ann.look().json()["seats"][1]["here"], "Ben is seen to be gone")
        ann.leave()
        third = Process(postgresql)
        try:
            ann.place = third.place
            ann.sit()
            for said in overheard:
                spy.execute("SELECT pg_notify('nekoban', %s)", [said])
            ben.post("chat", text="later")
            ann.hear("said")
            assert not ann.look().json()["seats"][1]["here"]
            ben.sit()  # what is said now is heard
            wait_until(lambda: ann.look().json()["seats"][1]["here"], "Ben is seen to be back")
            go_home(ann, ben)
        finally:
            third.kill()


def test_a_table_is_either_forgotten_or_goes_on(both: list[Place], postgresql: str) -> None:
    """Somebody writes an entry while it is decided whether the table goes, and the other way round."""
    tables = [open_table(both[0]).table for _ in range(2)]
    store, done = Store(postgresql), []
    entry = journal.written(journal.Said(0, "still here", 1), 9, 1 << 50, "")

    def forget() -> None:
        done.append(store.tables.forget(tables[0], 1 << 49))

    def write() -> None:
        try:
            store.journals.append(tables[1], [entry])
        except Gone:
            done.append("gone")

    with store.engine.begin() as connection:
        store.journals.add_rows(connection, tables[0], [entry])
        connection.execute(TABLES.delete().where(TABLES.c.id == tables[1]))
        threads = [threading.Thread(target=forget), threading.Thread(target=write)]
        for thread in threads:
            thread.start()
            thread.join(1)
            assert thread.is_alive()  # it waits until this is decided
    for thread in threads:
        thread.join()
    assert done == [False, "gone"] or done == ["gone", False]
    assert store.journals.rows(tables[0], 8) == [entry]
    assert store.journals.rows(tables[1], 8) == []
    store.close()


def test_a_table_that_cannot_be_is_no_fault_of_the_database(both: list[Place]) -> None:
    """A zero byte in the address of a socket was told to be one, and filled the log."""
    for id in ("%00", "a%00b", "%ff", "x" * 33):
        with both[0].socket(f"/api/tables/{id}/socket") as socket:
            assert json.loads(socket.recv(timeout=10))["code"] == "no-such"


def nonsense_heard(place: Place) -> int:
    lines = place.numbers().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("nekoban_nonsense_total "))


def test_a_table_goes_on_when_its_process_is_killed(processes: list[Process]) -> None:
    """The last test here: it ends one of the two."""
    first, second = processes
    ann, ben = seated([first.place, second.place])
    ann.move(["heap"])
    while ben.last["ply"] < 1:
        ben.hear()
    first.kill()
    ann.place = second.place
    assert ann.sit()["ply"] == 1
    ben.move(["heap"])
    while ann.last["ply"] < 2:
        ann.hear()
    go_home(ben)
