"""Contributions: they are promised, sealed and opened, and nobody can choose by what the others added."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

import pytest

from nekoban import Match
from nekoban.core.fairness import promise, seal
from nekoban.core.luck import bot_luck
from nekoban.server import bots, contributions
from tests.server.people import (
    Place,
    Player,
    full_table,
    go_home,
    join,
    open_table,
    play_out,
    server,
    wait_until,
)

ONE, TWO, OTHER = "01" * 16, "fe" * 16, "77" * 16


def live(player: Player) -> Any:
    return player.place.site.registry.lives[player.table]


def give_promise(player: Player, contribution: str) -> Any:
    shown = promise(player.look().json()["commitment"], contribution)
    return player.post("promise", promise=shown)


def open_promise(player: Player, contribution: str) -> Any:
    return player.post("contribution", contribution=contribution)


def sealed_table(place: Place, **more: Any) -> tuple[Player, Player]:
    """Two players who have promised."""
    host = open_table(place, contributes=True, **more)
    guest = join(host, contributes=True)
    for player, given in ((host, ONE), (guest, TWO)):
        assert give_promise(player, given).status_code == 200
    return host, guest


def lose_patience(player: Player) -> None:
    """Nobody waits any longer, as far as the server can tell."""
    live(player).table.dealing.since -= contributions.PATIENCE + 1000


def told(player: Player) -> dict[str, Any]:
    return player.look().json()


def see_the_deal(*everybody: Player) -> None:
    for player in everybody:
        while player.last["phase"] == "dealing":
            player.hear("table")


# --- the way it goes ------------------------------------------------------------------------------


def test_a_match_is_dealt_from_what_was_sealed_before_it_was_opened(place: Place) -> None:
    host = open_table(place, "mice", 3, contributes=True)
    commitment = told(host)["commitment"]
    everybody = [host, join(host, "Ben"), join(host, "Cat", contributes=True)]
    for player in everybody:
        assert player.sit()["phase"] == "dealing"
    assert told(host)["status"] == "Everybody is here. The luck is being drawn together."
    everybody[2].ask(kind="promise", promise=promise(commitment, TWO).upper())
    assert told(host)["promises"] is None
    assert [seat["promised"] for seat in told(host)["seats"]] == [False, False, True]
    host.ask(kind="promise", promise=promise(commitment, ONE))
    shown = told(everybody[1])["promises"]
    assert shown == [promise(commitment, ONE), None, promise(commitment, TWO)]
    assert live(host).table.match.seed == bytes(32), "nothing is dealt before all is opened"
    host.ask(kind="contribute", contribution=ONE)
    assert [seat["contributed"] for seat in told(host)["seats"]] == [True, False, False]
    assert everybody[2].ask(kind="contribute", contribution=TWO.upper())["phase"] == "playing"
    match = live(host).table.match
    again = Match(match.game, match.options, match.seed, contributions=[ONE, None, TWO])
    assert match.at(0).state == again.state
    see_the_deal(*everybody)
    play_out(everybody, random.Random(3))
    heard = b"".join(message for player in everybody for message in player.heard[:-1])
    assert ONE.encode() not in heard
    assert TWO.encode() not in heard
    check_the_end(host, commitment, shown)
    go_home(*everybody)


def check_the_end(host: Player, commitment: str, shown: list[str | None]) -> None:
    """What whoever saw the fingerprint and the promises can find out when the match is over."""
    promised = seal(commitment, shown)
    address = f"/api/tables/{host.table}"
    with host.place.http() as http:
        found = http.get(f"{address}/verify", params={"commitment": commitment, "seal": promised}).json()
        plain = http.get(f"{address}/verify", params={"commitment": commitment}).json()
        other = http.get(f"{address}/verify", params={"seal": seal(commitment, [None, *shown[1:]])}).json()
        saved = Match.from_save(http.get(f"{address}/save").json())
    assert found["contributions"] == saved.contributions == [ONE, None, TWO]
    assert found["seal"] == promised
    told = "Only seats 1, 3 contributed to the luck. Each contribution is the one that was sealed"
    assert told in found["sentence"]
    assert "compare it with the one that was shown before they were revealed" in plain["sentence"]
    assert "compare it" not in found["sentence"]
    assert other["error"] == "The contributions are NOT those that were sealed before they were revealed."


def test_promises_survive_a_restart(place: Place) -> None:
    host, guest = sealed_table(place)
    place.site.registry.lives.pop(host.table)  # as if the process had just begun
    assert told(host)["promises"]
    assert open_promise(host, ONE).status_code == 200
    place.site.registry.lives.pop(host.table)
    assert open_promise(guest, TWO).status_code == 200
    before = live(host).table.match
    place.site.registry.lives.pop(host.table)
    assert told(host)["phase"] == "playing"
    assert live(host).table.match.state == before.state
    assert before.contributions == [ONE, TWO]


@pytest.mark.parametrize("seats", [[{"kind": "me"}, {"kind": "bot", "bot": "random"}], [{"kind": "me"}] * 2])
def test_whoever_sits_alone_or_at_a_hot_seat_contributes_once(place: Place, seats: list[Any]) -> None:
    alone = open_table(place, seats=seats, contributes=True)
    assert told(alone)["phase"] == "dealing"
    assert give_promise(alone, ONE).status_code == 200
    assert told(alone)["promises"][1] is None
    assert open_promise(alone, ONE).status_code == 200
    assert live(alone).table.match.contributions == [ONE, None]


def test_a_rematch_waits_for_those_who_contributed_before(place: Place) -> None:
    everybody = sealed_table(place)
    for player, given in zip(everybody, (ONE, TWO), strict=True):
        player.sit()
        open_promise(player, given)
    see_the_deal(*everybody)
    play_out([*everybody], random.Random(3))
    again = [
        Player(place, player.post(what).json()["table"], player.token)
        for player, what in zip(everybody, ("rematch", "follow"), strict=True)
    ]
    assert told(again[0])["phase"] == "dealing"
    assert {promised["promised"] for promised in told(again[0])["seats"]} == {False}
    for act in (give_promise, open_promise):
        for player in again:
            assert act(player, OTHER).status_code == 200
    assert told(again[1])["phase"] == "playing"
    go_home(*everybody)


def test_where_nobody_contributes_the_game_begins_at_once(place: Place) -> None:
    host, guest = full_table(place)
    assert told(host)["phase"] == "playing"
    for act in (give_promise, open_promise):
        assert "The match has been dealt" in act(guest, TWO).json()["error"]


def test_the_luck_of_bots_too_comes_from_what_all_have_added(
    place: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    lucks: list[int] = []
    chosen = SimpleNamespace(choose=lambda view, legal, luck: lucks.append(luck) or legal[0])
    monkeypatch.setattr(bots, "bot_for", lambda *about: chosen)
    alone = open_table(place, seats=[{"kind": "me"}, {"kind": "bot", "bot": "random"}], contributes=True)
    give_promise(alone, ONE)
    open_promise(alone, ONE)
    table = live(alone).table
    bots.bot_choice(table, 1, None)()  # type: ignore[arg-type]
    assert lucks[-1] == bot_luck(table.match.dealing_seed, 0) != bot_luck(table.match.seed, 0)


# --- nobody can choose ----------------------------------------------------------------------------


def test_the_last_to_sit_who_knows_the_seed_cannot_choose(place: Place) -> None:
    """The owner of the server has the database, and sits down last with a hundred contributions at hand."""
    host = open_table(place, "mauwi", contributes=True)
    owner = join(host, "Owner", contributes=True)
    give_promise(host, ONE)
    assert "Yours stays secret" in open_promise(host, ONE).json()["error"], (
        "nothing is opened before the seal"
    )
    promised = random.Random("own").randbytes(16).hex()
    give_promise(owner, promised)
    open_promise(host, ONE)
    table = live(host).table
    others = [random.Random(number).randbytes(16).hex() for number in range(100)]
    options = table.match.options
    seed = bytes.fromhex(table.table_row.seed)
    known = {Match(table.game, options, seed, contributions=[ONE, one]).position() for one in others}
    assert len(known) == 100, "the owner could choose among a hundred deals, if any of them could be had"
    for given in others[:20]:
        refused = open_promise(owner, given).json()
        assert refused["error"] == "That is not the contribution you promised."
        assert "sealed" in give_promise(owner, given).json()["error"]
    assert told(host)["phase"] == "dealing"
    open_promise(owner, promised)
    assert live(host).table.match.position() not in known


def test_whoever_does_not_open_loses_the_seat_and_nothing_is_dealt(place: Place) -> None:
    host, guest = sealed_table(place)
    open_promise(host, ONE)
    lose_patience(host)
    wait_until(lambda: told(host)["phase"] == "open", "the match is not dealt")
    found = told(host)
    assert found["unopened"] == ["Ben"]
    assert found["status"].startswith(
        "Ben did not reveal the promised contribution to the luck. So the match was not"
    )
    assert [seat["kind"] for seat in found["seats"]] == ["person", "open"]
    assert not any(seat["promised"] or seat["contributed"] for seat in found["seats"])
    assert open_promise(guest, TWO).json()["code"] == "not-seated"
    assert live(host).table.match.seed == bytes(32)
    again = join(host, "Ben", contributes=True)
    assert "it no longer contributes" in give_promise(again, TWO).json()["error"]
    give_promise(host, OTHER)
    open_promise(host, OTHER)
    assert live(host).table.match.contributions == [OTHER, None]
    host.sit()
    again.sit()
    play_out([host, again], random.Random(3))
    with place.http() as http:
        sentence = http.get(f"/api/tables/{host.table}/verify").json()["sentence"]
    assert "Only seat 1 contributed to the luck. Ben did not reveal the promised contribution" in sentence
    go_home(host, again)


def test_a_seat_that_did_not_open_holds_nobody_up_again(place: Place) -> None:
    host, _ = sealed_table(place, players=2)
    open_promise(host, ONE)
    lose_patience(host)
    wait_until(lambda: told(host)["phase"] == "open", "the match is not dealt")
    host.post("leave")
    strangers = [join(host, name, contributes=True) for name in ("Cat", "Dan")]
    assert [seat.gives for seat in live(host).table.seats] == [True, False]
    assert told(strangers[0])["host"], "whoever sits down first is the host"


def test_nobody_comes_or_goes_between_the_seal_and_the_deal(place: Place) -> None:
    host, guest = sealed_table(place)
    for player, what, data in (
        (guest, "leave", {}),
        (host, "leave", {}),
        (host, "free", {"seat": 1}),
        (host, "fill", {}),
        (host, "close", {}),
    ):
        assert "just being dealt" in player.post(what, **data).json()["error"], what
    for player, given in ((guest, TWO), (host, ONE)):
        assert open_promise(player, given).status_code == 200
    assert guest.post("leave").status_code == 200
    assert [seat["contributed"] for seat in told(host)["seats"]] == [True, True], "the deal stays theirs"


def test_who_is_not_there_to_promise_is_not_waited_for_and_knew_nothing(place: Place) -> None:
    host = open_table(place, players=3, contributes=True)
    others = [join(host, name, contributes=True) for name in ("Ben", "Cat")]
    give_promise(others[0], TWO)
    assert told(host)["promises"] is None
    lose_patience(host)
    wait_until(lambda: told(host)["promises"], "what there is, is sealed")
    assert "The promises are sealed" in give_promise(host, ONE).json()["error"]
    open_promise(others[0], TWO)
    assert live(host).table.match.contributions == [None, TWO, None]
    absent = open_table(place, contributes=True)
    join(absent)
    lose_patience(absent)
    wait_until(lambda: told(absent)["phase"] == "playing", "the match begins without promises")


def test_other_people_at_the_table_make_promises_void(place: Place) -> None:
    host = open_table(place, players=2, contributes=True)
    guest = join(host, contributes=True)
    give_promise(guest, TWO)
    host.post("leave")
    assert told(guest)["phase"] == "open"
    assert not told(guest)["seats"][1]["promised"]


def test_what_is_wrong_is_refused_with_a_sentence(place: Place) -> None:
    host = open_table(place, contributes=True)
    stranger = Player(place, host.table, None)
    assert stranger.post("promise", promise="00" * 32).json()["code"] == "not-seated"
    assert "There are open seats" in give_promise(host, ONE).json()["error"]
    guest = join(host)
    refused = host.post("promise", promise="mine")
    assert refused.json()["error"] == "A promise is the SHA-256 of a contribution, not 'mine'."
    give_promise(guest, TWO)
    assert "already there" in give_promise(guest, OTHER).json()["error"]
    give_promise(host, ONE)
    refused = open_promise(host, ONE + "0")
    assert refused.json()["error"].startswith("A contribution is 32 hexadecimal digits")
    open_promise(host, ONE)
    assert "already there" in open_promise(host, ONE).json()["error"]


def test_time_runs_out_also_where_nobody_asks(tmp_path: Any, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(contributions, "PATIENCE", 300)
    with server(tmp_path / "quick.db") as place:
        host, _ = sealed_table(place)
        wait_until(lambda: told(host)["unopened"], "both lose their seats")
        assert told(host)["unopened"] == ["Ann", "Ben"]
        assert {seat["kind"] for seat in told(host)["seats"]} == {"open"}
