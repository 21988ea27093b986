"""The coach at a table: who must agree, from where on it asks, and that it never stands in the way."""

from __future__ import annotations

import copy
import random
import threading
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import pytest

from nekoban.bots.levels import Level
from nekoban.bots.search import Search, Thought
from nekoban.core.catalogue import all_games
from nekoban.core.luck import start_luck
from nekoban.core.match import Match
from nekoban.server import coaching
from nekoban.server.safety import Limits
from tests.hopeful import Hopeful
from tests.server.people import Place, Player, full_table, go_home, open_table, server

ME, RANDOM = {"kind": "me"}, {"kind": "bot", "bot": "random"}
NOT_HERE = "There is no coach at this table."


@pytest.fixture
def hopes(monkeypatch: pytest.MonkeyPatch) -> Callable[[float], None]:
    """The strongest bot finds the first move so much worse than the last."""
    return lambda cost: monkeypatch.setattr(coaching, "search_for", lambda name, game: Hopeful(game, cost))


def coached(place: Place, percent: int = 5, seats: Sequence[Any] = (ME, RANDOM), **settings: Any) -> Player:
    host = open_table(place, seats=list(seats), settings={"coach": percent, **settings})
    host.sit()
    while not host.last["paths"]:
        host.hear()
    return host


def ask_first(player: Player) -> Any:
    """What the coach says of the first legal move."""
    return player.ask(kind="coach", ply=player.last["ply"], path=player.last["paths"][0])


# --- the threshold


def test_the_coach_asks_above_the_threshold_and_says_why(place: Place, hopes: Any) -> None:
    hopes(0.08)
    ann = coached(place, 5)
    told = ask_first(ann)
    assert (told["kind"], told["percent"], told["better"]) == ("coach", 8, ann.last["paths"][-1])
    assert told["question"] == "With this move your chance to win falls by about 8%."
    assert told["lines"][0][0].startswith("Better: ")
    ann.leave()


def test_the_coach_is_silent_below_the_threshold_and_about_the_best_move(place: Place, hopes: Any) -> None:
    hopes(0.08)
    ann = coached(place, 10)
    assert ask_first(ann)["question"] == ""
    best = ann.ask(kind="coach", ply=ann.last["ply"], path=ann.last["paths"][-1])
    assert (best["question"], best["lines"], best["percent"]) == ("", [], 0)
    ann.leave()


def test_a_question_changes_nothing_and_the_move_can_be_made(place: Place, hopes: Any) -> None:
    hopes(0.5)
    ann = coached(place)
    live = place.site.registry.lives[ann.table]
    number, state = live.table.number, live.table.match.state.twin()
    assert ask_first(ann)["question"]
    assert (live.table.number, live.table.match.state) == (number, state)
    ply = ann.last["ply"]
    assert ann.ask(kind="move", ply=ply, path=ann.last["paths"][0])["kind"] == "moved"
    ann.leave()


# --- who is asked


def test_without_the_setting_there_is_no_coach(place: Place) -> None:
    ann = coached(place, 0)
    assert ann.last["coach"] is None
    assert ask_first(ann)["error"] == NOT_HERE
    assert ann.ask(kind="answer-coach", agree=True)["error"] == NOT_HERE
    ann.leave()


def test_with_bots_alone_nobody_has_to_agree(place: Place) -> None:
    ann = coached(place)
    assert ann.last["coach"] == {"percent": 5, "active": True, "agreed": [], "refused": False}
    ann.leave()


def test_people_at_one_screen_have_agreed_by_making_the_table(place: Place) -> None:
    both = coached(place, seats=(ME, ME))
    assert both.last["coach"]["active"] is True
    both.leave()


def test_who_leaves_need_not_agree_any_more(place: Place) -> None:
    ann, ben = full_table(place, settings={"coach": 5})
    assert ann.last["coach"]["active"] is False
    assert ben.post("leave").status_code == 200
    assert ann.hear("table")["coach"]["active"] is True
    go_home(ann, ben)


def test_among_people_the_coach_is_off_until_all_agree(place: Place, hopes: Any) -> None:
    hopes(0.5)
    ann, ben, cat = full_table(place, 3, settings={"coach": 5})
    assert ann.last["coach"]["active"] is False
    assert ask_first(ann)["error"] == NOT_HERE
    assert ann.ask(kind="answer-coach", agree=True)["coach"]["agreed"] == [0]
    assert ben.post("coach/answer", agree=True).status_code == 201
    assert ask_first(ann)["error"] == NOT_HERE
    told = cat.ask(kind="answer-coach", agree=True)["coach"]
    assert (told["active"], told["agreed"]) == (True, [0, 1, 2])
    assert ask_first(ann)["question"]
    place.site.registry.lives.clear()  # what is stored says the same
    assert ann.look().json()["coach"]["active"] is True
    go_home(ann, ben, cat)


def test_one_who_does_not_agree_is_enough_and_may_change_the_mind(place: Place, hopes: Any) -> None:
    hopes(0.5)
    ann, ben = full_table(place, settings={"coach": 5})
    ann.ask(kind="answer-coach", agree=True)
    told = ben.ask(kind="answer-coach", agree=False)["coach"]
    assert (told["active"], told["refused"]) == (False, True)
    assert ask_first(ann)["error"] == NOT_HERE
    assert ben.ask(kind="answer-coach", agree=True)["coach"]["active"] is True
    assert ann.ask(kind="answer-coach", agree=False)["coach"]["active"] is False
    go_home(ann, ben)


def test_only_whoever_is_to_move_is_answered(place: Place, hopes: Any) -> None:
    hopes(0.5)
    ann, ben = full_table(place, settings={"coach": 5})
    for player in (ann, ben):
        player.ask(kind="answer-coach", agree=True)
    asked = {"kind": "coach", "ply": 0, "path": ["heap"]}
    assert ben.ask(**asked)["code"] == "not-your-turn"
    assert Player(place, ann.table, None).look().status_code == 403
    assert ann.ask(kind="coach", ply=0, path=["nothing"])["code"] == "illegal"
    assert ann.ask(kind="coach", ply=7, path=["heap"])["code"] == "late"
    go_home(ann, ben)


def test_where_a_clock_runs_there_is_no_coach(place: Place) -> None:
    clock = {"kind": "player", "minutes": 5, "increment": 0}
    with place.http() as http:
        asked = {"game": "mice", "seats": [ME, RANDOM], "settings": {"coach": 5, "clock": clock}}
        told = http.post("/api/tables", json=asked)
        assert (told.status_code, told.json()["code"]) == (400, "malformed")
        assert "There is no coach" in told.json()["error"]
        asked["settings"] = {"coach": 4}
        assert http.post("/api/tables", json=asked).status_code == 400


# --- it never stands in the way


def test_thinking_that_fails_lets_the_move_pass(place: Place, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(coaching, "search_for", lambda name, game: 1 // 0)
    ann = coached(place)
    assert ask_first(ann)["question"] == ""
    ann.move()
    ann.leave()


def test_thinking_that_takes_too_long_lets_the_move_pass(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Slow(Hopeful):
        def think(self, *asked: Any, **more: object) -> list[Thought]:
            assert is_enough.wait(60)
            return super().think(*asked)

    is_enough = threading.Event()

    monkeypatch.setattr(coaching, "PATIENCE", 0.2)
    monkeypatch.setattr(coaching, "search_for", lambda name, game: Slow(game, 0.5))
    ann = coached(place)
    assert ask_first(ann)["question"] == ""
    assert ask_first(ann)["question"] == ""  # the thread is still busy: this waits in the queue, in vain
    is_enough.set()
    ann.leave()


def test_so_many_questions_at_once_are_answered_and_no_more(tmp_path: Path, hopes: Any) -> None:
    hopes(0.5)
    with server(tmp_path / "tables.db", Limits()) as place:
        ann = coached(place)
        told = [ask_first(ann) for _ in range(21)]
        assert all(one["question"] for one in told[:20])
        assert told[20]["code"] == "too-fast"
        assert ann.move()["kind"] == "moved"
        ann.leave()


def test_before_the_rules_are_compiled_the_coach_is_silent(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(coaching, "search_is_compiled", lambda game: False)
    ann = coached(place)
    assert ask_first(ann)["question"] == ""
    ann.leave()


# --- secrecy


DEALS = 40  # some may come out as the cards truly lie
TABLES = 5  # at one of twenty the other seat's hand is empty, or was taken openly: nothing can be dealt anew


@pytest.mark.parametrize("game", ["mice", *all_games()])
def test_the_coach_says_the_same_however_the_hidden_cards_are_dealt(
    place: Place, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    quick = Level("quick", 200)
    monkeypatch.setattr(coaching, "search_for", lambda name, found: Search(found, quick))
    for _ in range(TABLES):
        host = open_table(place, game, 2, seats=[ME, RANDOM], settings={"coach": 3})
        host.sit()
        while not host.last["paths"]:
            host.hear()
        live, chance = place.site.registry.lives[host.table], random.Random(3)
        first, table = ask_first(host), live.table
        others = [dealt(table.match, chance.getrandbits(60)) for _ in range(DEALS)]
        unlike = [match for match in others if match.position() != table.match.position()]
        is_open = table.match.position(0) == table.match.position()  # as in a game without hidden cards
        if unlike or is_open:
            break
        host.leave()
    assert bool(unlike) != is_open
    for match in (unlike or others)[:3]:
        live.table = copy.copy(table)
        live.table.match = match
        again = ask_first(host)
        assert {**again, "re": 0} == {**first, "re": 0}
    live.table = table
    host.leave()


def dealt(match: Match, luck: int) -> Match:
    """The same match with everything dealt anew that the first seat cannot see."""
    other = copy.copy(match)
    other.state = match.engine.imagine(match.view(0), start_luck(luck))
    return other
