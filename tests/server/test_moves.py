"""Moves over the socket and over HTTP."""

import json
import random

import pytest

from nekoban.core.catalogue import all_games
from nekoban.core.record import View
from nekoban.server import actions, bots
from nekoban.server.commands import NewTable, SeatPlan
from nekoban.server.happenings import read_table
from nekoban.server.metrics import Metrics
from nekoban.server.new_tables import new_table
from tests.server.people import Place, Player, full_table, go_home, join, open_table, play_out


def test_a_whole_game_is_played_over_sockets(place: Place) -> None:
    everybody = full_table(place, 4)
    moves = play_out(everybody, random.Random(1))
    assert moves > 6
    for player in everybody:
        assert player.last["result"]["winners"]
        assert player.last["result"] == everybody[0].last["result"]
        assert len(player.last["result"]["seed"]) == 64
        player.leave()


def test_the_game_starts_when_the_last_seat_is_taken(place: Place) -> None:
    host = open_table(place, players=3)
    assert host.sit()["phase"] == "open"
    assert host.last["status"] == "Waiting for 2 more players."
    join(host)
    assert host.hear("table")["phase"] == "open"
    join(host, "Cat")
    assert host.hear("table")["phase"] == "playing"
    assert [seat["name"] for seat in host.last["seats"]] == ["Ann", "Ben", "Cat"]
    host.leave()


def test_a_late_move_changes_nothing_and_says_where_the_match_stands(place: Place) -> None:
    ann, ben = full_table(place)
    ann.move()
    refused = ann.ask(kind="move", ply=0, path=["heap"])
    assert (refused["kind"], refused["code"], refused["ply"]) == ("refused", "late", 1)
    assert ann.look().json()["ply"] == 1
    go_home(ann, ben)


def test_a_move_aimed_at_a_position_that_was_taken_back_is_late(place: Place) -> None:
    """Without `turn` it could be taken for an answer to what came after the undo: the ply is the same."""
    ann, ben = full_table(place)
    ann.move(["heap"])
    seen = ben.hear("moved")
    ann.ask(kind="undo")
    ann.move(["heap"])
    refused = ben.ask(kind="move", ply=seen["ply"], turn=seen["turn"], path=["heap"])
    assert (refused["code"], refused["error"]) == ("late", "That answers a position that was taken back.")
    while ben.last["turn"] == seen["turn"] or ben.last["ply"] == 0:
        ben.hear()
    assert ben.last["ply"] == seen["ply"]
    answer = ben.post("moves", ply=1, turn=seen["turn"], path=["heap"])
    assert (answer.status_code, answer.json()["code"]) == (409, "late")
    assert ben.move(["heap"])["ply"] == 2
    go_home(ann, ben)


def test_chat_does_not_make_a_move_late(place: Place) -> None:
    ann, ben = full_table(place)
    ben.ask(kind="chat", text="hurry")
    assert ann.move(["heap"])["kind"] == "moved"
    go_home(ann, ben)


def test_a_foreign_move_is_refused(place: Place) -> None:
    ann, ben = full_table(place)
    refused = ben.ask(kind="move", ply=0, path=["heap"])
    assert refused["code"] == "not-your-turn"
    stranger = Player(place, ann.table, "a-token-nobody-has")
    answer = stranger.post("moves", ply=0, path=["heap"])
    assert (answer.status_code, answer.json()["code"]) == (403, "not-seated")
    assert ann.look().json()["ply"] == 0
    go_home(ann, ben)


def test_an_illegal_move_names_the_clause(place: Place) -> None:
    ann, ben = full_table(place)
    wrong = next(card for card in ("card-one", "card-two", "card-three") if [card] not in ann.last["paths"])
    refused = ann.ask(kind="move", ply=0, path=[wrong])
    assert (refused["code"], refused["clause"]) == ("illegal", "MI-02")
    assert refused["error"] == "You do not hold that card."
    why = ann.ask(kind="why", path=[wrong])
    assert (why["kind"], why["clause"]) == ("why", "MI-02")
    assert "error" not in ann.ask(kind="why", path=["heap"])
    assert ann.look().json()["ply"] == 0
    go_home(ann, ben)


def test_what_was_asked_before_something_was_picked_is_not_said_again(place: Place) -> None:
    everybody = full_table(place, game="nine-lives")
    mover = next(player for player in everybody if player.last["paths"])
    card = next(path[0] for path in mover.last["paths"] if path[0].startswith("card-"))
    assert mover.ask(kind="why", path=["seat-1"])["error"].startswith("What is asked now: start the row")
    assert mover.ask(kind="why", path=[card, "seat-1"])["error"].startswith("Now put the ")
    assert mover.ask(kind="why", path=[card, "button-give-up"])["error"].startswith("You can play")
    go_home(*everybody)


def test_why_not_is_answered_for_parts_of_moves_and_for_things_that_are_none(place: Place) -> None:
    everybody = full_table(place, game="mauwi")
    mover = next(player for player in everybody if player.last["paths"])
    told = mover.last
    usable = {click for path in told["paths"] for click in path}
    parts = [f"card-{number}" for number in range(1, 9) if f"card-{number}" not in usable]
    for click in parts:
        why = mover.ask(kind="why", path=[click])
        assert why["clause"].startswith("MW-")
        assert click not in why["error"]
        assert "Nobody sits" not in why["error"]
    assert parts
    card = next(path[0] for path in told["paths"] if len(path) > 1)
    assert mover.ask(kind="why", path=[card, "button-pass"])["error"].startswith("That does not go with")
    assert mover.ask(kind="why", path=["no-such-thing"])["error"].startswith("You can only look at that. ")
    go_home(*everybody)


def test_whatever_begins_a_legal_move_is_legal_so_far() -> None:
    """Also of a move that takes three clicks; a click that does not go with the first one is refused."""
    seats = [SeatPlan("me")] * 3
    table = read_table(*new_table(NewTable("mauwi", {"players": 3}, seats), "a" * 48, 1))
    chance, clicks = random.Random(3), 0
    while clicks < 3:
        for path in table.match.paths():
            clicks = max(clicks, len(path))
            for count in range(1, len(path) + 1):
                assert actions.why(table, [0, 1, 2], list(path[:count])) is None
        path = max(table.match.paths(), key=len)
        refused = actions.why(table, [0, 1, 2], [*path, path[0]])
        assert refused is not None
        table.match.play(chance.choice(table.match.legal()))


def test_why_not_tells_nobody_but_the_mover_about_cards(place: Place) -> None:
    ann, ben = full_table(place)
    for card in ("card-one", "card-two", "card-three"):
        assert ben.ask(kind="why", path=[card])["error"].startswith("It is the turn of")
    go_home(ann, ben)


def test_programs_play_over_http_and_a_stream(place: Place) -> None:
    host = open_table(place)
    guest = join(host)
    players = [host, guest]
    with (
        place.http() as http,
        http.stream("GET", f"/api/tables/{host.table}/events?show=text", headers=host.headers) as stream,
    ):
        lines = stream.iter_lines()
        told = json.loads(next(lines))
        assert told["kind"] == "table"
        assert "Heap" in told["text"]
        while told["to_move"] is not None:
            mover = players[told["to_move"]]
            answer = mover.post("moves", ply=told["ply"], move="one")
            assert answer.status_code == 201
            assert answer.json()["ply"] == told["ply"] + 1
            told = json.loads(next(lines))
            while told["kind"] != "moved":
                told = json.loads(next(lines))
        assert told["ply"] == 21
        assert told["result"]["winners"] == [0]


@pytest.mark.parametrize("text", ["nine", "paw four", "card-one heap"])
def test_a_move_that_does_not_exist_is_refused_in_a_sentence(place: Place, text: str) -> None:
    host = open_table(place)
    join(host)
    answer = host.post("moves", ply=0, move=text)
    assert answer.status_code == 422
    assert answer.json()["error"].endswith("is not a move of Mice.")


def test_a_spectator_is_admitted_only_where_the_host_allows_it(place: Place) -> None:
    private = open_table(place)
    join(private)
    assert Player(place, private.table, None).look().status_code == 403
    refused = Player(place, private.table, None).sit()
    assert (refused["kind"], refused["code"]) == ("refused", "not-seated")
    shown = open_table(place, settings={"spectators": True})
    join(shown)
    watcher = Player(place, shown.table, None)
    told = watcher.sit()
    assert (told["seat"], told["paths"], told["mine"]) == (None, [], [])
    assert watcher.ask(kind="move", ply=0, path=["heap"])["code"] == "not-seated"
    watcher.leave()


def test_a_picture_comes_where_it_is_asked_for(place: Place) -> None:
    ann, ben = full_table(place)
    told = ann.ask(kind="show", show=["picture"], layout="tall")
    assert told["picture"].startswith("<svg")
    assert told["position"] is None
    go_home(ann, ben)


def test_words_come_where_they_are_asked_for(place: Place) -> None:
    """A program that reads positions is not sent sentences; one that wants them has those of before too."""
    ann, ben = full_table(place)
    ann.ask(kind="show", show=["position"])
    ann.move()
    assert (ann.last["kind"], ann.last["status"], ann.last["log"]["lines"]) == ("moved", "", [])
    assert (ann.last["log"]["ply"], ann.last["log"]["seat"], bool(ann.last["position"])) == (1, 0, True)
    ben.hear("moved")
    assert ben.last["status"].startswith("Guest 2: ")
    assert ben.last["log"]["lines"]
    told = ann.ask(kind="show", show=["words"])
    assert (told["status"], [log["lines"] for log in told["log"]]) == (
        ben.last["status"],
        [ben.last["log"]["lines"]],
    )
    go_home(ann, ben)


def test_hot_seat_players_share_a_device_and_see_who_moves(place: Place) -> None:
    host = open_table(place, seats=[{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Ben"}])
    told = host.sit()
    assert (told["mine"], told["seat"], told["phase"]) == ([0, 1], 0, "playing")
    moved = host.move(["heap"])
    assert (moved["seat"], moved["to_move"]) == (1, 1)
    assert host.move(["heap"])["seat"] == 0
    host.leave()


@pytest.mark.parametrize("game", all_games(hidden=True))
def test_a_bot_of_the_server_is_given_the_view_of_its_own_seat(
    game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    viewers: list[int | None] = []

    class Watching:
        def choose(self, view: View, legal: list[int], luck: int) -> int:
            viewers.append(view.viewer)
            return legal[0]

    monkeypatch.setattr(bots, "bot_for", lambda name, game: Watching())
    seats = [SeatPlan("bot", bot="random")] * 2
    table = read_table(*new_table(NewTable(game, {"players": 2}, seats), "a" * 48, 1))
    for _ in range(6):
        seat = table.match.to_move
        assert seat is not None
        table.match.play(bots.bot_choice(table, seat, Metrics())())
    assert viewers == table.match.movers
    assert len(viewers) == 6
