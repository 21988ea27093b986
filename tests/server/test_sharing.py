"""What viewers share: nobody is sent anything else because of what others were sent before.

Much is found once and kept: lines of the log, pictures and their parts, texts of positions, legal moves. So
each message is made twice: after everybody else's, at tables with other options and at some that look alike,
and again when all that was kept is forgotten. It is the same, byte for byte.
"""

from __future__ import annotations

import copy
import gc
import random
import sys
from collections.abc import Callable, Iterator
from functools import cache
from typing import Any, NamedTuple

import pytest

from nekoban.core import once
from nekoban.core.contracts import Names
from nekoban.core.game import Game
from nekoban.core.language import READER, languages, reading
from nekoban.core.match import Match
from nekoban.core.options import OptionValues
from nekoban.core.record import View
from nekoban.core.svg import Pieces
from nekoban.server import happenings, journal, presentation
from nekoban.server.commands import NewTable, SeatPlan, Settings
from nekoban.server.happenings import read_table
from nekoban.server.messages import encode
from nekoban.server.new_tables import new_table
from nekoban.server.presentation import Moment, Said, Viewer, move_message, whole_table
from nekoban.server.replay import match_frame
from nekoban.server.tables import TableState
from tests.server.test_secrecy import GAMES, LAYOUTS, need_compiled, redealt
from tests.variants import EXAMPLES, read_example

AT = 1_000_000  # the time of all messages
SETS = 5  # of options, or some more
LOOKS = 5
SAMPLE = 20  # messages of each look that are made again
SHOWING = ("nekoban.core.", "nekoban.server.presentation", "nekoban.server.replay")
ALWAYS_SO = (  # modules and functions of what takes long, and depends on no table
    "cache",
    "catalogue",
    "compiled",
    "faces",
    "game",
    "language",
    "laws",
    "map_places",
    "messages",
    "tokens",
    "workload",
)


# --- what is kept -----------------------------------------------------------------------------------


@cache
def kept_caches() -> list[Callable[[], None]]:
    """How to empty every cache of what shows something."""
    ours = [module for name, module in sys.modules.items() if name.startswith("nekoban.")]
    parts = [part for module in ours for part in vars(module).values() if shows(part)]
    gc.unfreeze()  # what was imported too
    pieces = [one for one in gc.get_objects() if type(one) is Pieces]  # isinstance asks dead proxies
    gc.collect()
    gc.freeze()
    return [*(part.cache_clear for part in parts), *(one.clear for one in pieces), once.ANSWERS.clear]


def shows(part: Any) -> bool:
    """Whether this is a function that keeps what it made, of a module that shows something."""
    module = str(getattr(part, "__module__", ""))
    is_kept = hasattr(part, "cache_clear") and part.__name__ not in ALWAYS_SO
    is_shown = module.startswith(SHOWING) or (module.startswith("nekoban.games.") and ".show" in module)
    return is_kept and is_shown and module.split(".")[-1] not in ALWAYS_SO


def forget() -> None:
    """Nothing is kept any more of what was shown to anybody."""
    for empty in kept_caches():
        empty()


def alone(table: TableState) -> TableState:
    """The table as if nobody had looked at it."""
    found = copy.copy(table)
    found.logs, found.found_legal = {}, (None, [])
    found.match = copy.copy(table.match)
    found.match.past = [state.twin() for state in table.match.past]
    found.match.state = table.match.state.twin()
    return found


# --- tables and viewers -----------------------------------------------------------------------------


def tables_of(game: Game) -> list[TableState]:
    """Tables with quite different options, at one of which a variant is played."""
    samples = game.samples()
    chosen = samples[:: len(samples) // SETS or 1]
    if game.name in EXAMPLES:
        chosen.append(read_example(game.name)[1].changed())
    return [started(game, options) for options in chosen]


def started(game: Game, options: OptionValues) -> TableState:
    players = game.options.read(options).players
    asked = NewTable(game.name, options, [SeatPlan("me")] * players, Settings(spectators=True))
    return read_table(*new_table(asked, "somebody", AT))


def viewers(players: int, turn: int) -> list[Viewer]:
    """Everybody at a table, somebody with two seats, two spectators; who wants what changes with the turn."""
    mine = [(), *((seat,) for seat in range(players)), (0, players - 1), ()]
    return [
        Viewer(
            seats,
            picture=(place + turn) % 3 != 0,
            text=(place + turn) % 4 == 1,
            position=(place + turn) % 2 == 0,
            layout=LAYOUTS[(place + turn // 2) % 2],
            words=(place + turn) % 12 != 0,  # whoever sees a picture or a text reads words too
            language=languages()[(place + turn) % len(languages())],
        )
        for place, seats in enumerate(mine)
    ]


def alike(table: TableState, chance: random.Random) -> list[TableState]:
    """The table, and one that looks the same from outside: hands and piles are dealt anew, the past too."""
    other = redealt(table, None, chance)
    other.logs, other.found_legal = {}, (None, [])
    return [table, other]


class Sent(NamedTuple):
    """A message, and how it was made."""

    way: Callable[[TableState, Viewer], bytes]
    table: TableState
    viewer: Viewer
    message: bytes


def everybody_told(table: TableState, look: int, chance: random.Random) -> Iterator[Sent]:
    """What everybody is sent of a move, of the whole table and of a moment before, in any order."""
    moment, eyes = Moment(table, AT), viewers(len(table.seats), look)
    chance.shuffle(eyes)
    for viewer in eyes:
        yield Sent(last_move, table, viewer, move_message(moment, viewer))
    for viewer in eyes:
        yield Sent(everything, table, viewer, everything(table, viewer))
        yield Sent(earlier, table, viewer, earlier(table, viewer))


def last_move(table: TableState, viewer: Viewer) -> bytes:
    return move_message(Moment(table, AT), viewer)


def everything(table: TableState, viewer: Viewer) -> bytes:
    return encode(whole_table(table, viewer, [True] * len(table.seats), AT))


def earlier(table: TableState, viewer: Viewer) -> bytes:
    """A moment of the game, as replays and reviews show it."""
    seat = table.viewing_seat(viewer.mine)
    with reading(viewer.language):
        return encode(match_frame(table.match, 1, table.match.ply // 2, seat, viewer))


def go_on(table: TableState, is_back: bool, chance: random.Random) -> None:
    """Some random moves; of the last ones some are taken back, and others made."""
    for _ in range(chance.randrange(1, 12)):
        play(table, chance)
    if is_back and table.match.ply > 2:
        back = table.match.ply - chance.randrange(1, 3)
        happenings.took_back(table, journal.Tookback(0, back), AT)
        play(table, chance)


def play_to_the_end(table: TableState, chance: random.Random) -> None:
    while not table.match.over:
        play(table, chance)


def play(table: TableState, chance: random.Random) -> None:
    if not table.match.over:
        table.match.play(chance.choice(table.match.legal()))


def strangely_told(tables: list[TableState], chance: random.Random) -> list[Sent]:
    """The messages that would be others if nobody else had been sent anything before."""
    found: list[Sent] = []
    for look in range(LOOKS):
        for table in tables:
            if look == LOOKS - 1:
                play_to_the_end(table, chance)
            else:
                go_on(table, look % 2 == 1, chance)
        worlds = [world for table in tables for world in alike(table, chance)]
        sent = [one for world in worlds for one in everybody_told(world, look, chance)]
        for one in chance.sample(sent, SAMPLE):
            forget()
            if one.message != one.way(alone(one.table), one.viewer):
                found.append(one)
    return found


# --- the laws ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_nobody_is_sent_what_was_made_for_others(game: Game) -> None:
    need_compiled(game)
    assert strangely_told(tables_of(game), random.Random(8)) == []


def test_what_one_seat_sees_would_be_noticed_at_another(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where lines of the log are kept for everybody alike, somebody is told which card another drew."""
    exact = presentation.said_lines

    def for_all(match: Match, view: View, names: Names, said: Said) -> list[str]:
        if READER.get() not in said:
            said[READER.get()] = exact(match, view, names, {})  # type: ignore[index]
        return said[READER.get()]  # type: ignore[index]

    monkeypatch.setattr(presentation, "said_lines", for_all)
    mauwi = next(game for game in GAMES if game.name == "mauwi")
    assert any(strangely_told([started(mauwi, {"players": 7})], random.Random(seed)) for seed in range(20))
