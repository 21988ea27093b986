"""Two processes on one PostgreSQL: one table, one game, no move lost or made twice."""

import random
import threading
from collections.abc import Iterator

import pytest

from nekoban.server import entries as e
from nekoban.server.store import Store
from tests.server.people import Place, Player, Process, go_home, join, open_table, play_out, wait_until


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
    store = Store(postgresql)
    moves = [row.entry for row in store.rows(ann.table) if isinstance(row.entry, e.Moved)]
    store.close()
    assert [move.ply for move in moves] == list(range(12))
    go_home(ann, ben)


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
