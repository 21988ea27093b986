"""Secrecy on the wire: a client receives what it would receive in any game it cannot tell from this one.

Everything a client cannot see is dealt anew, in the present and in the past; then it is told the same things
again, byte for byte: messages of the socket and of the stream, answers to requests, refusals, hints, metrics.
"""

import copy
import json
import logging
import random
from contextlib import contextmanager
from typing import Any

import pytest

from nekoban.bots import make_bot
from nekoban.core.catalogue import all_games
from nekoban.core.game import Game, is_compiled
from nekoban.core.luck import start_luck
from nekoban.core.match import Match
from nekoban.server import hints
from nekoban.server.commands import NewTable, SeatPlan, Settings
from nekoban.server.happenings import read_table
from nekoban.server.live import LiveTable
from nekoban.server.messages import encode
from nekoban.server.new_tables import new_table
from nekoban.server.padding import padded
from nekoban.server.presentation import Moment, Viewer, move_message, whole_table
from nekoban.server.served_time import wall as now
from nekoban.server.tables import TableState
from tests.server.people import Place, Player, go_home, join, open_table

SHOW = "picture,text,position"
LAYOUTS = ("wide", "tall")
ASKED_ONCE = 7  # the ply at which questions are asked, where they are asked once
LONG_GAME = 40  # plies after which the questions begin to be far apart
EVERY = 7  # plies between looks, where all sets of options are played
GAMES = list(all_games(hidden=True).values())


def redealt(table: TableState, seat: int | None, chance: random.Random, past: bool = True) -> TableState:
    """The table in another world: all that this seat cannot see is dealt otherwise; also in the past."""
    other, match = copy.copy(table), copy.copy(table.match)
    if past:
        match.past = [another_world(match, state, seat, chance) for state in match.past]
    match.state = another_world(match, match.state, seat, chance)
    other.match = match
    return other


def another_world(match: Match, state: Any, seat: int | None, chance: random.Random) -> Any:
    return match.engine.imagine(match.engine.view(state, seat), start_luck(chance.getrandbits(60)))


def comparable(message: bytes) -> Any:
    """A message but for what the end of a game makes known to all."""
    if b'"result":{' in message:
        told = json.loads(message)
        return {key: value for key, value in told.items() if key not in ("result", "scores")}
    return message


def need_compiled(game: Game) -> None:
    if not is_compiled(game):
        pytest.fail(f"{game.title} is not compiled: run `nekoban compile` first, as `make test` does.")


@pytest.fixture(autouse=True)
def quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    """Law 7 looks at all bots; the weakest is quick, and a new one remembers no other world."""
    monkeypatch.setattr(hints, "search_for", lambda name, game: make_bot("kitten", game))


# --- over sockets, streams and requests -----------------------------------------------------------

ALL = [(game, number) for game in GAMES for number in range(len(game.samples()))]


@pytest.mark.parametrize(("game", "number"), ALL, ids=lambda value: getattr(value, "name", "options"))
def test_nobody_receives_what_they_may_not_see(place: Place, game: Game, number: int) -> None:
    """Whole games of every set of options: every message that every client receives, byte for byte."""
    need_compiled(game)
    chance = random.Random(5)
    everybody = seated(place, game, number)
    live: LiveTable = place.site.registry.lives[everybody[0].table]
    with silent_log():
        while (table := live.table).phase == "playing":
            if is_time_to_ask(game, number, table.match.ply):
                viewer = chance.choice(everybody)
                ask_in_two_worlds(place, live, viewer, seat_of(viewer), chance)
            mover = everybody[table.to_move or 0]
            mover.say(kind="move", ply=table.match.ply, path=chance.choice(mover.last["paths"]))
            for player in everybody:
                compare(table, player, chance)
    go_home(*everybody)


def seated(place: Place, game: Game, number: int) -> list[Player]:
    """A table with persons on all seats, and a spectator; something was said at it.

    All are sent positions, but for one who is sent pictures at every other table, and one who is sent the
    table as text at every fourth. Who that is differs by table.
    """
    sample = game.samples()[number]
    players = game.options.read(sample).players
    host = open_table(place, game.name, players, options=sample, settings={"spectators": True})
    everybody = [host, *(join(host, f"Guest {number}") for number in range(2, players + 1))]
    everybody.append(Player(place, host.table, None))
    for player in everybody:
        player.show = "position,words"
    if number % 2 == 0:
        everybody[number // 2 % len(everybody)].show = f"picture&layout={LAYOUTS[number // 2 % 2]}"
    if number % 4 == 0:
        everybody[(number // 4 + 1) % len(everybody)].show = "text"
    for player in everybody:
        player.sit()
    host.ask(kind="chat", text="good luck")
    return everybody


def seat_of(player: Player) -> int | None:
    return player.last["seat"]


def wanted(player: Player) -> tuple[list[str], str]:
    """What a client is sent, and in which layout."""
    show, _, layout = player.show.partition("&layout=")
    return show.split(","), layout or "wide"


def is_time_to_ask(game: Game, number: int, ply: int) -> bool:
    """Again and again at the first and the last set of options, which lie far apart; once at the others."""
    if number not in (0, len(game.samples()) - 1):
        return ply == ASKED_ONCE
    return ply in (1, LONG_GAME // 2) or (ply > 0 and ply % (4 * LONG_GAME) == 0)


def compare(table: TableState, player: Player, chance: random.Random) -> None:
    """What was received about a move is what another world would have sent."""
    player.hear("moved")
    seat = seat_of(player)
    mine, (show, layout) = () if seat is None else (seat,), wanted(player)
    viewer = Viewer.wanting(show, layout)._replace(mine=mine)
    other = redealt(table, seat, chance, past=False)
    assert comparable(player.heard[-1]) == comparable(padded(move_message(Moment(other, now()), viewer)))


def ask_in_two_worlds(
    place: Place, live: LiveTable, player: Player, seat: int | None, chance: random.Random
) -> None:
    """Everything that can be asked without changing anything, here and in another world."""
    here = live.table
    paths = [list(chance.choice(here.game.moves.paths)) for _ in range(4)]
    first = answers(player, live.table.match.ply, paths)
    live.table = redealt(here, seat, chance)
    try:
        second = answers(player, live.table.match.ply, paths)
    finally:
        live.table = here
    for question, answer in first.items():
        assert comparable(answer) == comparable(second[question]), question


def answers(player: Player, ply: int, paths: list[list[str]]) -> dict[str, bytes]:
    """What a client is told, by question."""
    table = f"/api/tables/{player.table}"
    told: dict[str, bytes] = {}
    with player.place.http() as http:
        for address in (
            f"{table}?show={SHOW}",
            f"{table}?show=picture&layout=tall",
            f"{table}/frames/{ply // 2}?show={SHOW}",
            f"{table}/frames/{ply}?show={SHOW}&seat=0",
            f"{table}/save",
            f"{table}/verify",
        ):
            told[f"GET {address}"] = http.get(address, headers=player.headers).content
        with http.stream("GET", f"{table}/events?show={SHOW}", headers=player.headers) as stream:
            told["the stream"] = next(stream.iter_lines()).encode()
        for path in paths:
            if path not in player.last["paths"]:
                answer = http.post(f"{table}/moves", json={"ply": ply, "path": path}, headers=player.headers)
                told[f"POST {path}"] = answer.content
    things = sorted({click for path in [*paths, *player.last["paths"][:2]] for click in path})
    about = [{"kind": "about", "thing": thing} for thing in things]
    for asked in (*({"kind": "why", "path": path} for path in paths), *about):
        told[str(asked)] = heard(player, **asked)
    show, layout = wanted(player)
    for asked in ({"kind": "hint"}, {"kind": "show", "show": show, "layout": layout}):
        told[str(asked)] = heard(player, **asked)
    told["a late move"] = heard(player, kind="move", ply=ply - 1, path=paths[0])
    told["the metrics"] = b"\n".join(sorted(names_in(player.place.numbers())))
    return told


def heard(player: Player, **asked: Any) -> bytes:
    """The answer on the socket, without its number, and so without the spaces that fill it up."""
    number = player.ask(**asked)["re"]
    return player.heard[-1].replace(b'"re":%d' % number, b"").rstrip(b" ")


def names_in(metrics: str) -> list[bytes]:
    """The metrics without their values, which count what we ask."""
    return [line.rsplit(" ", 1)[0].encode() for line in metrics.splitlines()]


@contextmanager
def silent_log() -> Any:
    """Whole games leave nothing in the log."""
    records: list[logging.LogRecord] = []
    handler = logging.Handler(logging.DEBUG)
    handler.emit = records.append  # type: ignore[method-assign]
    logger = logging.getLogger("nekoban.server")
    logger.addHandler(handler)
    try:
        yield
    finally:
        logger.removeHandler(handler)
    assert [record.getMessage() for record in records] == []


# --- all sets of options --------------------------------------------------------------------------


@pytest.mark.parametrize(("game", "number"), ALL, ids=lambda value: getattr(value, "name", "options"))
def test_all_options_are_told_blindly(game: Game, number: int) -> None:
    """Pictures, texts and positions together, for one viewer after the other, without the sockets between."""
    need_compiled(game)
    chance, sample = random.Random(6), game.samples()[number]
    players = game.options.read(sample).players
    asked = NewTable(game.name, sample, [SeatPlan("me")] * players, Settings(spectators=True))
    table = read_table(*new_table(asked, "somebody", now()))
    looks = 0
    while not table.match.over:
        table.match.play(chance.choice(table.match.legal()))
        if table.match.ply % EVERY == 0 or table.match.over:
            seat = (None, *range(players))[looks % (players + 1)]
            mine = () if seat is None else (seat,)
            viewer = Viewer(mine, looks % 3 == 0, True, True, LAYOUTS[looks % 2], True)
            other = redealt(table, seat, chance, past=table.match.over)
            here = [True] * players
            one, two = (told(world, viewer, here) for world in (table, other))
            assert comparable(one) == comparable(two)
            looks += 1
    assert looks > 0


def told(table: TableState, viewer: Viewer, here: list[bool]) -> bytes:
    """The message about a move; at the end the whole table, with the log of the whole game."""
    if table.match.over:
        return encode(whole_table(table, viewer, here, now()))
    return move_message(Moment(table, now()), viewer)


# --- the check itself -----------------------------------------------------------------------------


def test_a_leak_would_be_noticed() -> None:
    """A message made from another seat's viewer differs in another world."""
    asked = NewTable("mice", {"players": 2}, [SeatPlan("me")] * 2)
    table = read_table(*new_table(asked, "somebody", now()))
    chance = random.Random(7)
    table.match.play(0)
    leaks = 0
    for _ in range(10):
        other = redealt(table, 0, chance)
        viewer = Viewer((1,), position=True)  # seat 0 is sent what seat 1 sees
        leaks += move_message(Moment(table, now()), viewer) != move_message(Moment(other, now()), viewer)
    assert leaks > 0


def test_a_leak_on_the_wire_would_be_noticed(place: Place) -> None:
    """Whoever is asked for in place of another seat hears something else in another world."""
    game = next(game for game in GAMES if game.name == "mice")
    everybody = seated(place, game, 0)
    live = place.site.registry.lives[everybody[0].table]
    everybody[0].move(["heap"])
    leaks = 0
    for seed in range(5):
        try:
            ask_in_two_worlds(place, live, everybody[1], 0, random.Random(seed))
        except AssertionError:
            leaks += 1
    assert leaks > 0
    go_home(*everybody)
