"""Limits: nobody takes more of the server than their share."""

import asyncio
import socket
import sys
import threading
import time
from dataclasses import replace
from itertools import pairwise
from pathlib import Path

import pytest

from nekoban.games.iwari.data.loading import pack
from nekoban.games.iwari.data.map_files import FILE_LIMIT
from nekoban.server import listeners, presentation, safety, upkeep
from nekoban.server.app import REST
from nekoban.server.listeners import QUEUE_BYTES, Listener
from nekoban.server.new_tables import has_long_text
from nekoban.server.presentation import Viewer
from nekoban.server.refusals import Refused
from nekoban.server.safety import UNLIMITED, Buckets, Limits, Rate, network
from nekoban.server.store.layout import TABLES
from nekoban.server.thinking import Thinking
from tests.server.people import Place, Player, full_table, go_home, join, open_table, server, wait_until
from tests.server.test_frames import HANDSHAKE

ME, RANDOM = {"kind": "me"}, {"kind": "bot", "bot": "random"}


def test_the_log_is_put_into_words_once(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = full_table(place)
    for player, other in ((ann, ben), (ben, ann)) * 2:
        player.move(["heap"])
        while other.last["ply"] < player.last["ply"]:
            other.hear()
    whole = ann.look().json()["log"]
    assert [entry["ply"] for entry in whole] == [1, 2, 3, 4]
    words: list[int] = []
    lines = presentation.log_lines
    monkeypatch.setattr(presentation, "log_lines", lambda *given: words.append(1) or lines(*given))
    for _ in range(3):
        assert ann.ask(kind="show", show=["text"])["log"] == whole
    assert not words
    ben.ask(kind="undo")
    assert ann.look().json()["log"] == whole[:3]
    ben.move(next(path for path in ben.last["paths"] if path != ["heap"]))
    told = ann.look().json()["log"]
    assert (told[:3], len(told), told[3] == whole[3]) == (whole[:3], 4, False)
    go_home(ann, ben)


def test_whole_tables_are_not_asked_for_too_often(tmp_path: Path) -> None:
    """However many sockets somebody has."""
    with server(tmp_path / "tables.db", Limits(looks=Rate(3, 0.001))) as place:
        ann, ben = full_table(place)
        asked = [player.ask(kind="show", show=["text"])["kind"] for player in (ann, ben, ann, ben)]
        assert asked == ["table", "table", "table", "refused"]
        assert ann.look().status_code == 429
        go_home(ann, ben)


def test_all_connections_together_are_only_so_far_behind(monkeypatch: pytest.MonkeyPatch) -> None:
    """A hundred sockets of twenty addresses that read nothing would take two gigabytes."""

    async def fall_behind() -> list[bool]:
        before = Listener.all_queued
        monkeypatch.setattr(listeners, "ALL_QUEUED", before + 2_000_000)
        slow = [Listener("", Viewer(())) for _ in range(100)]
        for _ in range(9):
            for listener in slow:
                listener.tell(b"x" * 100_000)
        assert Listener.all_queued - before < 2_200_000
        closed = [listener.is_closed for listener in slow]
        for listener in slow:
            listener.close()
        assert Listener.all_queued == before
        return closed

    assert any(asyncio.run(fall_behind()))


def test_long_games_that_nobody_looks_at_leave_the_memory_when_it_is_full(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path / "tables.db") as place:
        tables = [full_table(place) for _ in range(4)]
        for ann, ben in tables:
            ann.move(["heap"])
            if ann is not tables[0][0]:
                go_home(ann, ben)
        lives = place.site.registry.lives
        assert len(lives) == 4
        monkeypatch.setattr(upkeep, "MOST_MOVES", 2)
        wait_until(lambda: len(lives) == 2, "those asked for longest ago are gone")
        assert set(lives) == {tables[0][0].table, tables[3][0].table}, "where somebody is, all stays"
        go_home(*tables[0])


@pytest.mark.parametrize(
    ("method", "path"), [("GET", "/nothing"), ("DELETE", "/health"), ("GET", "/static/nothing.js")]
)
def test_addresses_that_are_not_there_are_asked_for_only_so_often(
    tmp_path: Path, method: str, path: str
) -> None:
    """No guard sees the first two: thousands a second made everybody wait. The third is counted once too."""
    with server(tmp_path / "tables.db", Limits(requests=Rate(2, 0.001))) as place, place.http() as http:
        asked = [http.request(method, path) for _ in range(2)]
        assert {answer.status_code for answer in asked} <= {404, 405}
        began = time.monotonic()
        answer = http.request(method, path, headers={"accept": "text/html"})
        assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
        assert time.monotonic() - began >= REST


def test_looking_at_a_brought_map_does_not_use_up_the_maps_for_tables(tmp_path: Path) -> None:
    folder = Path(__file__).parents[2] / "src/nekoban/games/iwari/data"
    text = next(folder.glob("*.toml")).read_text(encoding="utf-8")
    options = {"map": pack(text.replace('name = "', 'name = "My ', 1))}
    limits = replace(UNLIMITED, maps=Rate(1, 1e-9), previews=Rate(2, 1e-9))
    with server(tmp_path / "tables.db", limits) as place, place.http() as http:
        looked = [http.post("/api/games/iwari/preview", json={"options": options}) for _ in range(3)]
        assert [answer.status_code for answer in looked] == [201, 201, 429]
        asked = [http.post("/api/tables", json={"game": "iwari", "options": options}) for _ in range(2)]
        assert [answer.status_code for answer in asked] == [201, 429]


@pytest.mark.parametrize("way", ["rematch", "play-on"])
def test_a_map_counts_again_for_the_table_that_follows(tmp_path: Path, way: str) -> None:
    """Each stores it anew: twenty thousand letters that no limit saw."""
    folder = Path(__file__).parents[2] / "src/nekoban/games/iwari/data"
    text = next(folder.glob("*.toml")).read_text(encoding="utf-8")
    options = {"players": 2, "map": pack(text.replace('name = "', 'name = "Our ', 1))}
    limits = replace(UNLIMITED, maps=Rate(2, 1e-9))
    with server(tmp_path / "tables.db", limits) as place:
        host = open_table(place, "iwari", seats=[ME, ME], options=options)
        assert host.post("end", how="abort").status_code == 201
        given = {"ply": 0} if way == "play-on" else {}
        assert [host.post(way, **given).status_code for _ in range(2)] == [201, 429]


def test_matches_are_dealt_again_only_so_often(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db", Limits(proofs=Rate(2, 0.001))) as place, place.http() as http:
        address = f"/api/tables/{open_table(place).table}/verify"
        assert [http.get(address).status_code for _ in range(3)] == [409, 409, 429]


def test_why_not_is_asked_as_often_as_one_looks(tmp_path: Path) -> None:
    """To answer, the server draws the table."""
    with server(tmp_path / "tables.db", Limits(looks=Rate(3, 0.001))) as place:
        ann, ben = full_table(place)
        asked = [ann.ask(kind="why", path=["heap"])["kind"] for _ in range(4)]
        assert asked == ["why", "why", "why", "refused"]
        go_home(ann, ben)


def test_a_connection_that_does_not_read_is_given_up_by_bytes() -> None:
    async def fill() -> None:
        slow, quick = Listener("", Viewer(())), Listener("", Viewer(()))
        for _ in range(12):
            for listener in (slow, quick):
                listener.tell(bytes(QUEUE_BYTES // 10))
            assert await quick.next()
        assert slow.is_closed
        assert await slow.next() is None
        assert not quick.is_closed

    asyncio.run(fill())


def test_a_packed_map_that_is_enormous_when_unpacked_is_refused(place: Place) -> None:
    bomb = pack("#\n" * (FILE_LIMIT // 2 + 1))
    assert len(bomb) < 300
    with place.http() as http:
        answer = http.post("/api/tables", json={"game": "iwari", "options": {"map": bomb}})
        assert (answer.status_code, "too long" in answer.json()["error"]) == (400, True)
        fair = http.post("/api/tables", json={"game": "iwari", "options": {"map": pack("#\n" * 100)}})
        assert fair.status_code == 400


def test_every_packed_word_counts_as_a_map_of_ones_own() -> None:
    assert has_long_text({"map": pack("#\n" * (FILE_LIMIT // 2))})
    assert not has_long_text({"map": "new-horizons", "players": 3})


# --- bots -----------------------------------------------------------------------------------------


def test_bots_do_not_play_for_nobody(place: Place) -> None:
    """All have left: the bots wait until somebody asks for the table, and it leaves memory meanwhile."""
    host = open_table(
        place, players=3, seats=[ME, RANDOM, RANDOM], settings={"pace": 0.2, "spectators": True}
    )
    host.sit()
    live = place.site.registry.lives[host.table]
    host.post("leave")
    host.leave()
    wait_until(lambda: not live.listeners, "nobody is there")
    live.used -= 1000
    wait_until(lambda: host.table not in place.site.registry.lives, "the table leaves memory")
    ply = live.table.match.ply
    assert live.table.phase == "playing"
    stranger = Player(place, host.table, None)
    assert stranger.sit()["ply"] == ply
    while stranger.last["ply"] < ply + 2:
        stranger.hear()
    stranger.leave()


def test_the_lobby_wakes_no_bots(place: Place) -> None:
    settings = {"pace": 10, "listed": True, "spectators": True}
    host = open_table(place, seats=[ME, RANDOM], settings=settings)
    host.post("moves", ply=0, path=["heap"])
    live = place.site.registry.lives[host.table]
    live.used -= 30
    used = live.used
    with place.http() as http:
        assert host.table in [entry["table"] for entry in http.get("/api/tables").json()]
    assert live.used == used


# --- the lobby ------------------------------------------------------------------------------------


def test_running_tables_do_not_hide_open_ones_in_the_lobby(tmp_path: Path) -> None:
    """Neither those that nobody may watch, nor newer ones that anybody may."""
    listed = {"listed": True}
    with server(tmp_path / "tables.db") as place, place.http() as http:
        waiting = open_table(place, settings=listed)
        running = [open_table(place, settings=listed | {"spectators": watched}) for watched in (False, True)]
        for host in running:
            join(host)
        begun = open_table(place, seats=[ME, ME], settings=listed)
        store = place.site.store
        assert store.tables.listed(9) == [waiting.table, running[1].table]
        assert store.tables.listed(1) == [waiting.table]
        assert begun.table not in store.tables.listed(9)
        assert len(http.get("/api/tables").json()) == 2


def test_the_lobby_forgets_tables_that_wait_for_days(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as place, place.http() as http:
        host = open_table(place, settings={"listed": True})
        assert len(http.get("/api/tables").json()) == 1
        with place.site.store.engine.begin() as connection:
            connection.execute(TABLES.update().values(changed=TABLES.c.changed - 25 * 3600_000))
        assert http.get("/api/tables").json() == []
        assert join(host).look().json()["phase"] == "playing"


# --- connections ----------------------------------------------------------------------------------


def test_streams_count_as_connections_like_sockets(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db", Limits(connections=2)) as place, place.http() as http:
        ann = open_table(place)
        events = f"/api/tables/{ann.table}/events"
        with http.stream("GET", events, headers=ann.headers) as first:
            lines = first.iter_lines()
            assert next(lines)
            ann.sit()
            assert http.get(events, headers=ann.headers).status_code == 429
            assert Player(place, ann.table, ann.token).sit()["code"] == "too-fast"
            ann.leave()
        wait_until(lambda: not place.site.connections, "all are gone")
        assert place.site.registry.connection_count() == 0


def test_askers_are_forgotten_one_by_one_and_never_all_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(safety, "KEPT_BUCKETS", 3)
    buckets, once = Buckets(), Rate(1, 0.001)
    buckets.take("moves", "ann", once)
    for number in range(20):
        buckets.take("moves", f"other {number}", once)
        with pytest.raises(Refused):
            buckets.take("moves", "ann", once)
    assert len(buckets.found) == 3


def test_of_an_address_in_ipv6_the_network_counts() -> None:
    assert network("192.0.2.7") == "192.0.2.7"
    assert network("::ffff:192.0.2.7") == "192.0.2.7"
    assert network("2001:db8:1:2::1") == network("2001:db8:1:2:3:4:5:6%eth0") == "2001:db8:1:2::/64"
    assert network("2001:db8:1:3::1") != network("2001:db8:1:2::1")
    assert network("no:address") == "no:address"


def test_made_up_tokens_do_not_make_new_askers(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db", Limits(moves=Rate(3, 0.001))) as place:
        ann = open_table(place)
        answers = [
            Player(place, ann.table, f"x{number}").post("moves", ply=0).status_code for number in range(4)
        ]
        assert answers == [403, 403, 403, 429]
        join(ann)
        assert ann.post("moves", ply=0, path=["heap"]).status_code == 201


# --- thinking -------------------------------------------------------------------------------------


class OwnThread:
    """A queue of thinking whose thread we are."""

    def __init__(self) -> None:
        self.thinking = Thinking(1)
        self.thinking.start = lambda: None
        self.asked: set[asyncio.Future[None]] = set()

    async def ask(self, table: str, owner: str = "") -> None:
        self.asked.add(asyncio.ensure_future(self.thinking.think(table, lambda: None, owner)))
        await asyncio.sleep(0)

    def serve(self, seconds: float) -> str:
        job = self.thinking.take()
        assert job is not None
        self.thinking.finish(job, seconds, None, None)
        return job.table

    def close(self) -> None:
        for task in self.asked:
            task.cancel()


def test_a_table_that_has_played_for_long_is_served_like_a_new_one() -> None:
    async def served() -> list[str]:
        queue = OwnThread()
        await queue.ask("idle")
        queue.serve(0.0)
        for _ in range(20):
            await queue.ask("old")
            queue.serve(0.1)
        for table in ("old", "new", "newer", "newest"):
            await queue.ask(table)
        order = []
        for _ in range(12):
            order.append(queue.serve(0.1))
            await queue.ask(order[-1])
        queue.close()
        return order

    order = asyncio.run(served())
    assert {order[:4].count(table) for table in ("old", "new", "newer", "newest")} == {1}
    assert order.count("old") == 3


def test_many_tables_of_one_address_have_the_share_of_one() -> None:
    async def served() -> list[str]:
        queue, owners = OwnThread(), {**{f"many {n}": "one" for n in range(20)}, "honest": "another"}
        for table, owner in owners.items():
            await queue.ask(table, owner)
        order = []
        for _ in range(120):
            order.append(queue.serve(0.1))
            await queue.ask(order[-1], owners[order[-1]])
        queue.close()
        return order

    order = asyncio.run(served())
    assert 40 <= order.count("honest") <= 62  # of 120 about half, once all have had their first turn
    assert {order.count(f"many {n}") for n in range(20)} <= {2, 3, 4, 5}


def test_what_nobody_waits_for_any_more_is_not_thought_about() -> None:
    async def thought_about() -> list[int]:
        thinking, thought, is_free = Thinking(1), [], threading.Event()
        first = asyncio.ensure_future(thinking.think("a", is_free.wait))
        await asyncio.sleep(0.05)
        left = asyncio.ensure_future(thinking.think("b", lambda: thought.append(1)))
        await asyncio.sleep(0)
        left.cancel()
        await asyncio.sleep(0)
        is_free.set()
        await first
        await thinking.think("c", lambda: thought.append(2))
        thinking.close()
        return thought

    assert asyncio.run(thought_about()) == [2]


def test_what_takes_thought_has_limits_of_its_own(tmp_path: Path) -> None:
    """Each of them twice at once, whatever was asked for before."""
    twice = Rate(2, 1e-9)
    limits = replace(UNLIMITED, moments=twice, stories=twice, takebacks=twice, variants=twice)
    with server(tmp_path / "tables.db", limits) as place, place.http() as http:
        ann, ben = full_table(place)
        asked = [
            lambda: http.get(f"/api/tables/{ann.table}/frames/0", headers=ann.headers),
            lambda: http.get(f"/api/tables/{ann.table}/story"),
            lambda: ann.post("undo"),
            lambda: http.post("/api/variants", json={"text": "#"}),
        ]
        for ask in asked:
            assert [ask().status_code == 429 for _ in range(3)] == [False, False, True]
        go_home(ann, ben)


def test_the_bytes_of_requests_are_counted(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, body_bytes=Rate(1000, 1e-9))
    with server(tmp_path / "tables.db", limits) as place, place.http() as http:
        statuses = [http.post("/api/player", content=b" " * 400).status_code for _ in range(3)]
    assert statuses == [400, 400, 429]


def test_a_request_too_many_is_refused_after_a_rest(tmp_path: Path) -> None:
    """To refuse costs as much as to answer: whoever goes on asking waits between two refusals."""
    limits = replace(UNLIMITED, requests=Rate(2, 1e-9))
    with server(tmp_path / "tables.db", limits) as place, place.http() as http:
        times = []
        for _ in range(3):
            began = time.monotonic()
            status = http.get("/health").status_code
            times.append((status, time.monotonic() - began >= REST))
    assert [status for status, _ in times] == [200, 200, 429]
    assert times[2][1]


@pytest.mark.parametrize(
    ("address", "host"),
    [("/nothing", "localhost"), ("/health", "localhost"), ("/api/tables/none/socket", "cats.example")],
)
def test_a_socket_that_is_refused_hears_so_after_a_rest(place: Place, address: str, host: str) -> None:
    """No limit counts these: one address was refused 800 times a second, and others waited for it."""
    began = time.monotonic()
    answered = refused_socket(place, address, host)
    assert answered.startswith(b"HTTP/1.1 403")
    assert time.monotonic() - began >= REST


def test_a_socket_too_many_is_refused_after_a_rest(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, sockets=Rate(1, 1e-9))
    with server(tmp_path / "tables.db", limits) as place:
        times = []
        for _ in range(2):
            began = time.monotonic()
            assert b"101" in refused_socket(place, "/api/tables/none/socket", "localhost")
            times.append(time.monotonic() - began >= REST)
    assert times == [False, True]


def refused_socket(place: Place, address: str, host: str) -> bytes:
    """What is answered, until the first message, to whoever asks for a socket that there is not."""
    asked = HANDSHAKE.replace(b"GET /", f"GET {address}".encode()).replace(b"localhost", host.encode())
    with socket.create_connection(("127.0.0.1", place.port), timeout=30) as connection:
        connection.sendall(asked)
        answered = b""
        while b"}" not in answered and (piece := connection.recv(4096)):
            answered += piece
    return answered


def test_nothing_that_strangers_send_is_kept_for_ever(place: Place) -> None:
    """In French too, where a sentence is looked up among those that are translated.

    What was made for the first time may stay, and so may rules that are being compiled meanwhile; what is
    kept of strangers grows each time.
    """
    ann, ben = full_table(place)
    sizes: list[dict[str, int]] = []
    for word in ("before", "other", "another", "one-more"):
        send_strange_things(ann, word)
        sizes.append(kept_for_ever())
    times = list(pairwise(sizes))
    assert [name for name in sizes[0] if all(after[name] > before[name] for before, after in times)] == []
    go_home(ann, ben)


def send_strange_things(player: Player, word: str) -> None:
    """Whatever somebody can name, by names that nobody else has."""
    ann = {"game": "mice", "name": word, "options": {"players": 2}}
    table, game = f"/api/tables/{player.table}", "/api/games/mauwi"
    posted: list[tuple[str, dict[str, object]]] = [
        ("/api/tables", ann),
        ("/api/tables", {**ann, "game": word}),
        ("/api/tables", {**ann, "options": {word: 1}}),
        ("/api/tables", {**ann, "options": {"players": word}}),
        ("/api/tables", {**ann, "seats": [ME, {"kind": "bot", "bot": word}]}),
        ("/api/tables", {**ann, "settings": {"stand_in": word}}),
        ("/api/tables", {**ann, word: 1}),
        (f"{game}/preview", {"options": {"called": word}}),
        ("/api/games/iwari/preview", {"options": {"map": f"{word}({word})"}}),
        ("/api/variants", {"text": f"iwari called={word}"}),
        ("/api/variants", {"text": f"[variant]\ngame = '{word}'\n"}),
        (f"{table}/moves", {"ply": 0, "move": word}),
        (f"{table}/moves", {"ply": 0, "path": [word]}),
        (f"{table}/chat", {"text": word, "name": word}),
        (f"{table}/contribution", {"contribution": word}),
        ("/api/reviews", {"file": word}),
        ("/api/reviews", {"file": f'{{"format": 1, "game": "{word}"}}'}),
        (f"/{word}", {}),
    ]
    asked = [
        f"/{word}",
        f"/api/games/{word}",
        f"{game}/faces/{word}.svg",
        f"{game}/puzzles/{word}",
        f"/new/{word}",
        f"/static/{word}.js",
        f"/api/tables/{word}",
        f"{table}?show={word}",
        f"{table}?language={word}",
        f"{table}/verify?seal={word}",
    ]
    headers = [{"cookie": f"language={word}; {word}={word}"}, {"host": f"{word}.example"}, {"origin": word}]
    with player.place.http() as http:
        for language in ("fr", "ja"):
            told = {"accept-language": f"{language}, {word}", **player.headers}
            for address, data in posted:
                http.post(address, json=data, headers=told)
            for address in asked:
                http.get(address, headers=told)
            for more in headers:
                http.get("/api/games", headers={**told, **more})
    player.sit()
    for asked_too in (
        {"kind": "why", "path": [word]},
        {"kind": "about", "thing": word},
        {"kind": "move", "ply": 0, "move": word},
        {"kind": "chat", "text": word},
    ):
        player.ask(**asked_too)
    player.leave()


def kept_for_ever() -> dict[str, int]:
    """How many answers every function keeps that forgets none."""
    ours = [module for name, module in sys.modules.items() if name.startswith("nekoban.")]
    parts = {part for module in ours for part in vars(module).values() if hasattr(part, "cache_info")}
    return {
        f"{part.__module__}.{part.__name__}": part.cache_info().currsize
        for part in parts
        if part.cache_info().maxsize is None
    }
