"""Reviews on a server: of finished games alone, kept with them, limited fairly, and files for nobody else."""

from __future__ import annotations

import asyncio
import gc
import json
import random
import sqlite3
import threading
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest

from nekoban.core.catalogue import all_games
from nekoban.core.match import Match
from nekoban.review.reviews import choices
from nekoban.server import review_routes, reviews, site
from nekoban.server.safety import UNLIMITED, Rate
from tests.review.test_review import played, small_judge
from tests.server.people import Place, Player, full_table, go_home, play_out, server, wait_until


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """How well it is judged is tested elsewhere."""
    monkeypatch.setattr(reviews, "strongest_judge", lambda game: small_judge(game.name, iterations=30))
    monkeypatch.setattr(reviews, "JUDGES", reviews.Judges())


def finished(place: Place) -> list[Player]:
    everybody = full_table(place)
    play_out(everybody, random.Random(4))
    go_home(*everybody)
    return everybody


def lines(answer: httpx.Response) -> list[dict[str, Any]]:
    assert answer.status_code == 200, answer.text
    assert answer.headers["content-type"].startswith("application/x-ndjson")
    return [json.loads(line) for line in answer.text.splitlines()]


def review_of(place: Place, table: str, **query: str) -> list[dict[str, Any]]:
    with place.http() as http:
        return lines(http.post(f"/api/tables/{table}/review", json={}, params=query))


def saved(place: Place, table: str) -> str:
    with place.http() as http:
        return http.get(f"/api/tables/{table}/save").text


def test_a_finished_game_is_reviewed_with_progress_and_kept(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as place:
        ann = finished(place)[0]
        table = ann.table
        told = review_of(place, table)
        assert {one["kind"] for one in told[:-1]} == {"progress"}
        assert told[-1]["mine"] == []
        assert told[-1]["kind"] == "review"
        match = Match.from_save(json.loads(saved(place, table)))
        assert [one["ply"] for one in told[-1]["decisions"]] == choices(match)
        assert all(a["first"] - a["costs"] + a["luck"] == a["result"] for a in told[-1]["accounts"])
        wait_until(lambda: place.site.store.finished.review(table) is not None, "the review is kept")
        again = review_of(place, table)
        assert again == told[-1:]  # at once
        own = lines(ann.post("review"))[-1]
        assert own == {**told[-1], "mine": [0]}
        french = review_of(place, table, language="fr")[-1]
        assert french["decisions"][0]["said"].startswith("Choix d")
    with server(tmp_path / "tables.db") as place:  # another process
        assert review_of(place, table) == told[-1:]
        place.site.store.tables.forget(table)
        assert place.site.store.finished.review(table) is None


def test_a_review_by_other_rules_or_another_judge_is_made_anew(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with server(tmp_path / "tables.db") as place:
        table = finished(place)[0].table
        review_of(place, table)
        wait_until(lambda: place.site.store.finished.review(table) is not None, "the review is kept")
        assert len(review_of(place, table)) == 1
        version, before = place.site.store.finished.review(table)
        monkeypatch.setattr(reviews, "judge_key", lambda game: "another")
        assert len(review_of(place, table)) > 1
        wait_until(lambda: place.site.store.finished.review(table)[1] != before, "the new one is kept")
        assert len(review_of(place, table)) == 1
        version, body = place.site.store.finished.review(table)
        place.site.store.finished.keep_review(table, version + 1, body)
        assert review_of(place, table)[0]["kind"] == "progress"


def test_a_running_game_is_not_reviewed(place: Place) -> None:
    ann, ben = full_table(place)
    for one in (ann, ben):
        answer = one.post("review")
        assert answer.status_code == 409
        assert answer.json()["error"] == "The game is not over: a review would tell its players too much."
    ann.move()
    assert ann.post("review").status_code == 409
    assert place.site.store.finished.review(ann.table) is None
    go_home(ann, ben)


def test_a_game_without_a_result_is_not_reviewed(place: Place) -> None:
    ann, ben = full_table(place)
    ann.post("end", how="draw")
    ben.post("end/answer", agree=True)
    answer = ann.post("review")
    assert (answer.status_code, answer.json()["error"]) == (
        409,
        "This game was stopped early: it has no result to explain.",
    )
    go_home(ann, ben)


def test_one_review_at_a_time_for_an_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = replace(UNLIMITED, own_reviews=1, all_reviews=1)
    with server(tmp_path / "tables.db", limits) as place:
        one, two = finished(place)[0].table, finished(place)[0].table
        file = saved(place, two)
        place.site.reviews.asked["127.0.0.1"] = 1  # one is under way
        with place.http() as http:
            for path, body in ((f"/api/tables/{two}/review", {}), ("/api/reviews", {"file": file})):
                answer = http.post(path, json=body)
                assert (answer.status_code, answer.json()["code"]) == (429, "too-fast")
                assert "under way" in answer.json()["error"]
        place.site.reviews.asked.clear()
        place.site.reviews.asked["192.0.2.1"] = 1  # the server has no room for another
        with place.http() as http:
            assert http.post(f"/api/tables/{two}/review", json={}).status_code == 503
        place.site.reviews.asked.clear()
        assert review_of(place, one)[-1]["kind"] == "review"
        wait_until(lambda: not place.site.reviews.asked, "the address is free again")


def test_reviews_are_begun_at_a_rate_and_kept_ones_are_free(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, reviews=Rate(1, 0.001))
    with server(tmp_path / "tables.db", limits) as place, place.http() as http:
        one, two = finished(place)[0].table, finished(place)[0].table
        review_of(place, one)
        wait_until(lambda: place.site.store.finished.review(one) is not None, "the review is kept")
        assert http.post(f"/api/tables/{two}/review", json={}).status_code == 429
        assert len(review_of(place, one)) == 1


def test_the_review_of_a_file_ends_when_whoever_brought_it_leaves(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    thought: list[int] = []

    def slowly(match: Match, ply: int) -> Any:
        time.sleep(0.2)
        thought.append(ply)
        return small_judge(match.game.name, iterations=5).decide(match, ply)

    monkeypatch.setattr(reviews, "decide", slowly)
    match = played("mauwi", 2)
    with server(tmp_path / "tables.db") as place, place.http() as http:
        monkeypatch.setattr(reviews, "search_is_compiled", lambda game: True)
        with http.stream("POST", "/api/reviews", json={"file": json.dumps(match.to_save())}) as answer:
            next(answer.iter_lines())
        wait_until(lambda: not place.site.reviews.asked, "it ends")
        assert len(thought) < len(choices(match)) / 2


class Waiting:
    """Thoughts that never come, except one that fails."""

    def __init__(self, fails: int = -1) -> None:
        self.fails, self.ended = fails, list[int]()

    async def think(self, key: str, think: Any) -> Any:
        ply = think.args[1]
        if ply == self.fails:
            raise ValueError
        try:
            await asyncio.Event().wait()
        finally:
            self.ended.append(ply)


def test_the_review_of_a_file_ends_if_its_first_line_is_never_read(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "search_is_compiled", lambda game: True)
    nothing: Any = None

    async def leave() -> None:
        thinking: Any = Waiting()
        under_way = reviews.Reviews(nothing, thinking, nothing, UNLIMITED, lambda what, who: None)
        told = await under_way.of_match(played("mice", 2), "here")
        assert under_way.asked == {"here": 1}
        del told
        for _ in range(500):
            gc.collect()
            await asyncio.sleep(0.01)
            if not under_way.asked:
                return
        raise AssertionError("it goes on")

    asyncio.run(leave())


def test_if_a_thought_fails_the_others_end() -> None:
    match = played("mice", 2)
    first, second = choices(match)[:2]
    thinking: Any = Waiting(fails=second)

    async def compute() -> None:
        with pytest.raises(ExceptionGroup):
            await reviews.Job(match, "review").compute(thinking)
        assert thinking.ended == [first]

    asyncio.run(compute())


def test_who_steps_through_a_file_has_it_played_again_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for module in (review_routes, site):
        monkeypatch.setattr(module, "has_long_text", lambda options: True)  # as if it had a map of its own
    files = [json.dumps(played("mice", seed).to_save()) for seed in range(3)]
    limits = replace(UNLIMITED, proofs=Rate(2, 0.001), maps=Rate(3, 0.001))
    with server(tmp_path / "tables.db", limits) as place, place.http() as http:

        def asked(path: str, file: str, ply: int) -> int:
            more = {"seat": 0, "redeal": True, "program": True} if path == "play-on" else {}
            return http.post(f"/api/reviews/{path}", json={"file": file, "ply": ply, **more}).status_code

        assert {asked("frame", files[0], ply % 3) for ply in range(12)} == {200}
        assert [asked("play-on", file, 0) for file in files[:2]] == [201, 201]  # a map each
        assert asked("play-on", files[1], 0) == 429
        assert asked("frame", files[2], 0) == 429
        assert asked("frame", files[1], 0) == 200


def test_only_the_last_files_are_remembered(place: Place) -> None:
    found, match = place.site.reviews, Match.new("mice", seed=1)
    for number in range(reviews.REMEMBERED):
        found.remember(f"{number}", match)
    assert found.remembered("0") is match  # and is the last one now
    found.remember("another", match)
    assert len(found.brought) == reviews.REMEMBERED
    assert (found.remembered("0"), found.remembered("1")) == (match, None)


def test_who_asks_meanwhile_follows_the_same_review(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    free, thought = threading.Event(), []
    real = reviews.decide

    def slowly(match: Match, ply: int) -> Any:
        free.wait(30)
        thought.append(ply)
        return real(match, ply)

    monkeypatch.setattr(reviews, "decide", slowly)
    limits = replace(UNLIMITED, own_reviews=1)
    with server(tmp_path / "tables.db", limits) as place:
        table = finished(place)[0].table
        found: list[Any] = []
        threads = [threading.Thread(target=lambda: found.append(review_of(place, table))) for _ in range(2)]
        for thread in threads:
            thread.start()
        wait_until(lambda: table in place.site.reviews.running, "it is under way")
        free.set()
        for thread in threads:
            thread.join(60)
        assert found[0][-1] == found[1][-1]
        assert sorted(thought) == [one["ply"] for one in found[0][-1]["decisions"]]  # each once


def test_a_file_is_reviewed_and_nothing_is_kept(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as place, place.http() as http:
        table = finished(place)[0].table
        file = saved(place, table)
        wait_until(lambda: place.site.store.finished.is_kept(table), "the replay is kept")
        before = rows(tmp_path / "tables.db")
        told = lines(http.post("/api/reviews", json={"file": file}))[-1]
        assert told["names"] == json.loads(file)["names"]
        frame = http.post("/api/reviews/frame", json={"file": file, "ply": 3, "seat": 1}).json()
        kept = http.get(f"/api/tables/{table}/frames/3", params={"seat": 1}).json()
        assert frame == kept
        assert rows(tmp_path / "tables.db") == before


def rows(database: Path) -> dict[str, int]:
    with sqlite3.connect(database) as connection:
        names = [
            name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")
        ]
        return {name: connection.execute(f'SELECT count(*) FROM "{name}"').fetchone()[0] for name in names}


@pytest.mark.parametrize("path", ["/api/reviews", "/api/reviews/frame", "/api/reviews/play-on"])
def test_a_file_of_a_running_game_or_of_something_else_is_refused(place: Place, path: str) -> None:
    running = json.dumps(Match.new("mice", seed=1).to_save())
    wrong = json.loads(running) | {"moves": ["fly"]}
    named = json.loads(json.dumps(Match.new("iwari", seed=1).to_save()))
    named["options"] = {"map": "/etc/passwd.toml"}
    with place.http() as http:
        for file, status, said in (
            (running, 409, "not over"),
            ("hello", 400, ""),
            (json.dumps(wrong), 400, "fly"),
            (json.dumps(named), 400, "cannot name a file"),
            ("x" * 70_000, 413, "too large"),
        ):
            answer = http.post(path, json={"file": file, **({} if path.endswith("views") else {"ply": 0})})
            assert answer.status_code == status, answer.text
            assert said in answer.json()["error"]
            assert "Traceback" not in answer.text


@pytest.mark.parametrize("name", ["mice", *all_games()])
def test_trying_again_begins_with_what_the_seat_knew_and_deals_the_rest_anew(place: Place, name: str) -> None:
    match = played(name, 4)
    file = json.dumps(match.to_save())
    differ, hidden = 0, 0
    for ply in choices(match)[1::9][:5]:
        seat, before = match.movers[ply], match.at(ply)
        is_hidden = before.position(seat) != before.position()
        hidden += is_hidden
        for _ in range(40 if is_hidden else 1):  # a new deal may happen to be the old one: then another
            again = try_again(place, file, ply, seat)
            assert again.position(seat) == before.position(seat)
            differ += again.position() != before.position()
            if differ:
                break
    assert bool(differ) == bool(hidden)  # what was hidden is something else now


def try_again(place: Place, file: str, ply: int, seat: int) -> Match:
    """The match that a table of "try again from here" begins with."""
    asked = {"file": file, "ply": ply, "seat": seat, "redeal": True, "program": True, "bot": "random"}
    with place.http() as http:
        given = http.post("/api/reviews/play-on", json=asked).json()
    assert given["seats"] == [seat]
    table = place.site.registry.lives[given["table"]].table
    return Match.from_position(table.table_row.start, seed=bytes.fromhex(table.table_row.seed))
