"""Luck at tables: no position before all sit, and tables of old that go on as they began."""

from __future__ import annotations

import json
import random
from pathlib import Path
from typing import Any

import pytest

from nekoban import Match
from nekoban.core.game import Game
from nekoban.core.match_luck import state_after
from nekoban.core.notation import FORMAT, QUICK_FORMAT
from nekoban.server import actions
from nekoban.server.commands import Move
from nekoban.server.happenings import foresee, read_table
from nekoban.server.journal import JournalRow
from nekoban.server.refusals import Refused
from nekoban.server.store.stored_tables import TableRow
from nekoban.server.tables import UNDEALT, digest
from tests.server.people import Place, Player, full_table, go_home, join, open_table, play_out

SHOW = "picture,text,position,words"
OLD_TABLES = json.loads((Path(__file__).parent / "first_format.json").read_text(encoding="utf-8"))
SHUFFLED = {"shuffle-all": True}


def live(player: Player) -> Any:
    return player.place.site.registry.lives[player.table]


# --- before the start -----------------------------------------------------------------------------


def told_while_waiting(player: Player) -> dict[str, Any]:
    """Everything that can be asked of a waiting table, as JSON or text."""
    table, told = f"/api/tables/{player.table}", {}
    with player.place.http() as http:
        for address in (
            *(f"{table}?show={SHOW}&layout={layout}" for layout in ("wide", "tall")),
            *(f"{table}/frames/{ply}?show={SHOW}{seat}" for ply in (0, 1) for seat in ("", "&seat=0")),
            f"{table}/save",
            f"{table}/verify",
            "/api/tables",
            f"/table/{player.table}",
            f"/replay/{player.table}",
        ):
            told[address] = http.get(address, headers=player.headers).text
        for what in ("moves", "undo", "play-on", "rematch", "follow"):
            body = {"ply": 0, "move": "pass"} if what == "moves" else {"ply": 0} if what == "play-on" else {}
            told[what] = http.post(f"{table}/{what}", json=body, headers=player.headers).text
        with http.stream("GET", f"{table}/events?show={SHOW}", headers=player.headers) as stream:
            told["events"] = next(stream.iter_lines())
    return told


@pytest.mark.parametrize("who", ["host", "stranger"])
def test_nobody_sees_a_position_of_a_table_before_all_sit(place: Place, who: str) -> None:
    settings = {"spectators": True, "listed": True}
    host = open_table(place, "nine-lives", 3, options=SHUFFLED, settings=settings)
    player = host if who == "host" else Player(place, host.table, None)
    told = told_while_waiting(player)
    player.show = SHOW
    told["socket"] = json.dumps(player.sit())
    told["why"] = json.dumps(player.ask(kind="why", path=["card-star-1"]))
    told["hint"] = json.dumps(player.ask(kind="hint"))
    go_home(player)
    for address in told:
        if "show=" in address or address in ("events", "socket"):
            answer = json.loads(told[address])
            shown = [answer.get(name) for name in ("picture", "text", "position", "scores", "paths", "log")]
            assert not any(shown), address
    seed = live(host).table.table_row.seed
    undealt = live(host).table.match
    match = Match(undealt.game, undealt.options, bytes.fromhex(seed))
    lives = [card for card in match.position().split() if ".lives=" in card]
    assert len(lives) == 3
    for address, text in told.items():
        assert seed not in text, address
        assert not any(part in text for part in lives), address
        assert "<svg" not in json.dumps(text) or address.startswith(("/table", "/replay")), address


def test_before_the_start_the_server_itself_has_not_dealt(place: Place) -> None:
    host = open_table(place, "mauwi")
    assert live(host).table.match.seed == UNDEALT
    before = host.look().json()["commitment"]
    join(host)
    match = live(host).table.match
    assert match.seed != UNDEALT
    assert before == match.commitment == host.look().json()["commitment"]
    assert match.state.luck < 0


def test_a_match_without_contributions_says_so(place: Place) -> None:
    everybody = full_table(place)
    play_out(everybody, random.Random(3))
    with place.http() as http:
        told = http.get(f"/api/tables/{everybody[0].table}/verify").json()
    assert "No player contributed to the luck" in told["sentence"]
    assert told["contributions"] == [None, None]
    go_home(*everybody)


def test_a_table_from_a_position_is_verified_as_one(place: Place) -> None:
    everybody = full_table(place)
    play_out(everybody, random.Random(3))
    with place.http() as http:
        asked = {"ply": 2, "seat": 0, "bot": "random", "program": True}
        begun = http.post(f"/api/tables/{everybody[0].table}/play-on", json=asked).json()
    alone = Player(place, begun["table"], begun["token"])
    alone.sit()
    while alone.last.get("result") is None:
        if alone.last["paths"]:
            alone.say(kind="move", ply=alone.last["ply"], path=alone.last["paths"][0])
        before = alone.last["ply"]
        while alone.last["ply"] == before:
            alone.hear()
    with place.http() as http:
        sentence = http.get(f"/api/tables/{begun['table']}/verify").json()["sentence"]
    assert "began from a given position, which its seed did not deal" in sentence
    assert "exactly" not in sentence
    go_home(alone, *everybody)


# --- tables of old --------------------------------------------------------------------------------


@pytest.mark.parametrize("old", OLD_TABLES, ids=lambda old: old["table"][1])
def test_a_table_that_began_with_quick_luck_goes_on_with_it(old: dict[str, Any]) -> None:
    rows = [JournalRow(*row) for row in old["rows"]]
    table = read_table(TableRow(*old["table"]), rows)
    match = table.match
    assert (match.format, match.ply) == (QUICK_FORMAT, 10)
    game: Game = match.game
    move = match.legal()[0]
    entry: Any = foresee(table, match.to_move or 0, move)
    assert entry.digest == digest(state_after(match, move), QUICK_FORMAT)
    assert state_after(match, move).luck > 0
    assert digest(match.state, QUICK_FORMAT) != digest(match.state, FORMAT)
    assert game.state.fields["key"].sight == "secret"


def test_several_people_do_not_go_on_with_quick_luck_but_end_it_or_leave(place: Place) -> None:
    """From open cards hidden ones can be computed: against bots that harms nobody."""
    for how in ("end", "leave"):
        ann, ben = full_table(place)
        live(ann).table.match.format = QUICK_FORMAT
        refused = ann.post("moves", ply=0, path=ann.last["paths"][0])
        assert (refused.status_code, refused.json()["code"]) == (409, "not-now")
        assert "several people cannot go on with it" in refused.json()["error"]
        if how == "end":
            assert ann.post("end", how="abort").is_success
            assert ben.post("end/answer", agree=True).is_success
            assert live(ann).table.phase == "over"
        else:
            assert ben.post("leave").is_success
            assert ann.post("moves", ply=0, path=ann.last["paths"][0]).is_success
        go_home(ann, ben)


@pytest.mark.parametrize("old", OLD_TABLES, ids=lambda old: old["table"][1])
def test_a_stored_table_of_two_people_with_quick_luck_takes_no_move(old: dict[str, Any]) -> None:
    table = read_table(TableRow(*old["table"]), [JournalRow(*row) for row in old["rows"]])
    assert table.has_older_luck
    move = Move(ply=table.match.ply, move=table.game.moves.texts[table.legal()[0]])
    with pytest.raises(Refused, match="older luck"):
        actions.move(table, [0, 1], move)
