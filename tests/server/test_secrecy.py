"""Secrecy on the wire: a client receives what it would receive in any game it cannot tell from this one.

After every move everything a client cannot see is dealt anew and its messages are made again, byte for byte.
"""

import copy
import json
import random
from typing import Any

import pytest

from nekoban.core.game import Game, all_games, is_compiled
from nekoban.core.luck import start_luck
from nekoban.core.match import Match
from nekoban.server.hall import now
from nekoban.server.messages import NewTable, SeatPlan, Settings, encode
from nekoban.server.openings import new_table
from nekoban.server.scenes import Eyes, move_told, whole_table
from nekoban.server.tables import Table, read_table
from tests.server.people import Place, Player, go_home, join, open_table

SHOW = "picture,text,position"
ON_THE_WIRE = 2  # sets of options of each game that are played over sockets
EVERY = 9  # plies between looks, where all sets of options are played
GAMES = list(all_games(hidden=True).values())


def redealt(table: Table, seat: int | None, chance: random.Random, past: bool = True) -> Table:
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
    """A message but for the result, which the end of the game makes known, and our own id."""
    told = json.loads(message)
    if told.get("result"):
        return {key: value for key, value in told.items() if key not in ("result", "scores")}
    return message


def options_of(game: Game, count: int | None = None) -> list[dict[str, Any]]:
    samples = game.samples()
    if count is None or len(samples) <= count:
        return samples
    return [samples[index * (len(samples) - 1) // (count - 1)] for index in range(count)]


def need_compiled(game: Game) -> None:
    if not is_compiled(game):
        pytest.skip(f"{game.title} IS NOT COMPILED, so its secrecy is NOT tested: run `nekoban compile`.")


WIRE = [(game, sample) for game in GAMES for sample in options_of(game, ON_THE_WIRE)]


@pytest.mark.parametrize(("game", "sample"), WIRE, ids=lambda value: getattr(value, "name", "options"))
def test_nobody_receives_what_they_may_not_see(place: Place, game: Game, sample: dict[str, Any]) -> None:
    need_compiled(game)
    chance = random.Random(5)
    players = game.options.read(sample).players
    host = open_table(place, game.name, players, options=sample, settings={"spectators": True})
    everybody = [host, *(join(host, f"Guest {number}") for number in range(2, players + 1))]
    everybody.append(Player(place, host.table, None))
    for player in everybody:
        player.show = SHOW
        player.sit()
    table: Table = place.site.hall.lives[host.table].table
    while table.phase == "playing":
        before = table.match.ply
        mover = everybody[table.to_move or 0]
        mover.say(kind="move", ply=before, path=chance.choice(mover.last["paths"]))
        for number, player in enumerate(everybody):
            player.hear("moved")
            compare(table, number if number < players else None, player.heard[-1], chance)
    go_home(*everybody)


def compare(table: Table, seat: int | None, received: bytes, chance: random.Random) -> None:
    """What was received is what another world would have sent."""
    eyes = Eyes(() if seat is None else (seat,), True, True, True)
    other = redealt(table, seat, chance, past=False)
    assert comparable(received) == comparable(encode(move_told(other, eyes, now())))
    if table.match.ply % (4 * EVERY) == 1:
        other = redealt(table, seat, chance)
        here = [True] * len(table.seats)
        one, two = (encode(whole_table(world, eyes, here, now())) for world in (table, other))
        assert comparable(one) == comparable(two)


ALL = [(game, sample) for game in GAMES for sample in options_of(game)]


@pytest.mark.parametrize(("game", "sample"), ALL, ids=lambda value: getattr(value, "name", "options"))
def test_all_options_are_told_blindly(game: Game, sample: dict[str, Any]) -> None:
    """Every set of options, from the first move to the last, without the sockets between."""
    need_compiled(game)
    chance = random.Random(6)
    players = game.options.read(sample).players
    asked = NewTable(game.name, sample, [SeatPlan("me")] * players, Settings(spectators=True))
    table = read_table(*new_table(asked, "somebody", now()))
    eyes = [(None, Eyes((), text=True, position=True))]
    eyes += [(seat, Eyes((seat,), text=True, position=True)) for seat in range(players)]
    here = [True] * players
    while not table.match.over:
        table.match.play(chance.choice(table.match.legal()))
        if table.match.ply % EVERY == 0 or table.match.over:
            for seat, looking in eyes:
                other = redealt(table, seat, chance, past=table.match.over)
                one, two = (encode(told(world, looking, here)) for world in (table, other))
                assert comparable(one) == comparable(two)


def told(table: Table, eyes: Eyes, here: list[bool]) -> Any:
    """The message about a move; at the end the whole table, with the log of the whole game."""
    return whole_table(table, eyes, here, now()) if table.match.over else move_told(table, eyes, now())


def test_a_leak_would_be_noticed() -> None:
    """The check itself is checked: a message made from another seat's eyes differs in another world."""
    asked = NewTable("mice", {"players": 2}, [SeatPlan("me")] * 2)
    table = read_table(*new_table(asked, "somebody", now()))
    chance = random.Random(7)
    table.match.play(0)
    leaks = 0
    for _ in range(10):
        other = redealt(table, 0, chance)
        eyes = Eyes((1,), position=True)  # seat 0 is sent what seat 1 sees
        leaks += encode(move_told(table, eyes, now())) != encode(move_told(other, eyes, now()))
    assert leaks > 0
