"""Limits: nobody takes more of the server than their share."""

import asyncio
from pathlib import Path

import pytest

from nekoban.games.iwari.board import pack
from nekoban.server import scenes
from nekoban.server.listeners import QUEUE_BYTES, Listener
from nekoban.server.openings import UNPACKED_LIMIT, has_long_text
from nekoban.server.safety import Limits, Rate
from nekoban.server.scenes import Eyes
from tests.server.people import Place, full_table, go_home, server


def test_the_log_is_put_into_words_once(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    ann, ben = full_table(place)
    for player, other in ((ann, ben), (ben, ann)) * 2:
        player.move(["heap"])
        while other.last["ply"] < player.last["ply"]:
            other.hear()
    whole = ann.look().json()["log"]
    assert [entry["ply"] for entry in whole] == [1, 2, 3, 4]
    words: list[int] = []
    lines = scenes.log_lines
    monkeypatch.setattr(scenes, "log_lines", lambda *given: words.append(1) or lines(*given))
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


def test_a_connection_that_does_not_read_is_given_up_by_bytes() -> None:
    async def fill() -> None:
        slow, quick = Listener("", Eyes(())), Listener("", Eyes(()))
        for _ in range(12):
            for listener in (slow, quick):
                listener.tell(bytes(QUEUE_BYTES // 10))
            assert await quick.next()
        assert slow.is_closed
        assert await slow.next() is None
        assert not quick.is_closed

    asyncio.run(fill())


def test_a_packed_map_that_is_enormous_when_unpacked_is_refused(place: Place) -> None:
    bomb = pack("#\n" * (UNPACKED_LIMIT // 2 + 1))
    assert len(bomb) < 300
    with place.http() as http:
        answer = http.post("/api/tables", json={"game": "iwari", "options": {"map": bomb}})
        assert (answer.status_code, answer.json()["code"]) == (413, "too-large")
        fair = http.post("/api/tables", json={"game": "iwari", "options": {"map": pack("#\n" * 100)}})
        assert fair.status_code == 400


def test_every_packed_word_counts_as_a_map_of_ones_own() -> None:
    assert has_long_text({"map": pack("#\n" * (UNPACKED_LIMIT // 2))})
    assert not has_long_text({"map": "new-horizons", "players": 3})
