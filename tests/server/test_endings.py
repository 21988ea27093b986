"""Games that their players end before the rules do; and who is told that others watch."""

import random

from nekoban.core.saves import read_save
from tests.server.people import Place, Player, full_table, go_home, open_table, play_out

ME, RANDOM = {"kind": "me"}, {"kind": "bot", "bot": "random"}


def test_a_game_ends_in_a_draw_when_all_agree(place: Place) -> None:
    ann, ben, cat = full_table(place, 3)
    play_out([ann, ben, cat], random.Random(1), 3)
    assert ben.ask(kind="ask-end", how="draw")["ending"] == {"how": "draw", "asked_by": 1, "agreed": []}
    assert ben.ask(kind="answer-end", agree=True)["code"] == "not-allowed"
    assert cat.ask(kind="answer-end", agree=True, how="abort", asked_by=1)["code"] == "not-now"
    told = cat.ask(kind="answer-end", agree=True, how="draw", asked_by=1)
    assert (told["phase"], told["ending"]["agreed"]) == ("playing", [2])
    told = ann.ask(kind="answer-end", agree=True, how="draw", asked_by=1)
    assert (told["phase"], told["to_move"], told["paths"], told["ending"]) == ("over", None, [], None)
    assert told["status"] == told["result"]["sentence"] == "The players agreed on a draw."
    assert (told["result"]["winners"], told["result"]["ended"]) == ([0, 1, 2], "draw")
    for said in ({"kind": "move", "ply": 3, "path": ["heap"]}, {"kind": "undo"}, {"kind": "hint"}):
        assert ann.ask(**said)["code"] in ("not-now", "late"), said
    assert ann.ask(kind="ask-end", how="abort")["code"] == "not-now"
    go_home(ann, ben, cat)


def test_an_ended_game_is_shown_saved_proved_and_played_on_like_any_other(place: Place) -> None:
    ann, ben = full_table(place)
    play_out([ann, ben], random.Random(2), 2)
    ann.ask(kind="ask-end", how="abort")
    assert ben.ask(kind="answer-end", agree=True)["result"]["winners"] == []
    place.site.registry.lives.clear()  # what is stored says the same
    told = Player(place, ann.table, None).look().json()
    assert (told["phase"], told["result"]["ended"]) == ("over", "abort")
    with place.http() as http:
        api = f"/api/tables/{ann.table}"
        assert http.get(f"{api}/frames/2", params={"seat": 1}).json()["plies"] == 2
        assert len(http.get(f"{api}/story").json()["moves"]) == 2
        assert read_save(http.get(f"{api}/save").text)["moves"]
        assert "deals exactly these 2 moves" in http.get(f"{api}/verify").json()["sentence"]
        assert http.post(f"{api}/play-on", json={"ply": 2, "seat": 0}).status_code == 201
        assert http.post(f"{api}/play-on", json={"ply": 3, "seat": 0}).status_code == 404
    assert ann.post("rematch").status_code == 201
    go_home(ann, ben)


def test_a_refused_end_is_asked_for_again_only_after_the_next_move(place: Place) -> None:
    ann, ben = full_table(place)
    ann.ask(kind="ask-end", how="draw")
    assert ben.ask(kind="ask-end", how="abort")["code"] == "not-now"
    assert ben.ask(kind="answer-end", agree=False)["ending"] is None
    assert ann.ask(kind="ask-end", how="draw")["code"] == "not-now"
    ann.move()
    assert ann.ask(kind="ask-end", how="draw")["ending"]["asked_by"] == 0
    ann.move() if ann.last["paths"] else ben.hear("table") and ben.move()
    assert ann.look().json()["ending"]["asked_by"] == 0  # a move is no answer
    assert ann.ask(kind="answer-end", agree=False)["ending"] is None  # it is taken back
    assert ben.ask(kind="answer-end", agree=True)["code"] == "not-now"
    go_home(ann, ben)


def test_an_end_that_was_asked_for_is_void_when_the_game_is_over(place: Place) -> None:
    ann, ben = full_table(place)
    ann.ask(kind="ask-end", how="draw")
    play_out([ann, ben], random.Random(3))
    told = ben.look().json()
    assert (told["phase"], told["ending"]) == ("over", None)
    assert ben.ask(kind="answer-end", agree=True)["code"] == "not-now"
    assert ben.look().json()["number"] == told["number"]
    go_home(ann, ben)


def test_with_bots_alone_a_game_ends_at_once_and_they_stop(place: Place) -> None:
    host = open_table(place, seats=[ME, RANDOM])
    host.sit()
    assert host.post("end", how="abort").status_code == 201
    assert host.hear("table")["phase"] == "over"
    host.leave()


def test_strangers_end_nothing(place: Place) -> None:
    ann, ben = full_table(place, settings={"spectators": True})
    stranger = Player(place, ann.table, None)
    assert stranger.post("end", how="abort").json()["code"] == "not-seated"
    ann.ask(kind="ask-end", how="abort")
    assert stranger.post("end/answer", agree=True).json()["code"] == "not-seated"
    assert ann.look().json()["phase"] == "playing"
    go_home(ann, ben)


def test_those_who_play_are_told_how_many_watch(place: Place) -> None:
    ann, ben = full_table(place, settings={"spectators": True})
    assert ann.last["watching"] == 0
    watching = [Player(place, ann.table, None) for _ in range(2)]
    assert watching[0].sit()["watching"] == 1
    while ann.hear("here")["watching"] != 1:
        pass
    watching[1].sit()
    assert ann.hear("here")["watching"] == ann.look().json()["watching"] == 2
    go_home(*watching)
    while ann.hear("here")["watching"]:
        pass
    go_home(ann, ben)
