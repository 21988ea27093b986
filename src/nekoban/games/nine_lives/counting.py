"""Nine Lives: wagers, failures, stacks, and the powers a seat was dealt and came to show."""

import tomllib
from pathlib import Path

from nekoban.core.counting import Mark, by_kind
from nekoban.core.record import Raw
from nekoban.games.nine_lives import parts
from nekoban.games.nine_lives.parts import TURN_LIMIT, Happening, Power
from nekoban.games.nine_lives.state import State

WAGERS, LIVES_WAGERED, FAILURES, FULL_ROWS, NUMBERS, CARDS, DRAWN, LIVES_LOST, LIVES_REGAINED, SKIPS = range(
    10
)
DEALT = 10  # from here on, one column a power: 1 if it stands on one of the seat's life cards
SEEN = DEALT + len(Power) - 1  # the same: how often it came on top
POWERS = tuple(
    entry["id"]
    for entry in tomllib.loads(
        (Path(parts.__file__).parent / "data" / "powers.toml").read_text(encoding="utf-8")
    )["power"]
)
MARKS = (
    Mark("wagers"),
    Mark("lives wagered"),
    Mark("failures"),
    Mark("full rows"),
    Mark("numbers laid"),
    Mark("cards laid"),
    Mark("cards drawn"),
    Mark("lives lost"),
    Mark("lives regained"),
    Mark("turns skipped"),
    Mark("powers dealt", POWERS),
    Mark("powers seen", POWERS),
)
COUNTED = by_kind(
    Happening,
    {
        Happening.LAYS: NUMBERS,
        Happening.CARD: CARDS,
        Happening.DRAWS: DRAWN,
        Happening.DRAWS_DISCARD: DRAWN,
        Happening.DRAWS_COLUMN: DRAWN,
        Happening.WAGERS: WAGERS,
        Happening.FAILS: FAILURES,
        Happening.FULL: FULL_ROWS,
        Happening.REGAINS: LIVES_REGAINED,
        Happening.SKIPS: SKIPS,
    },
)
KEPT, WAGERED = 0, 1
SOURCES = ("lives kept", "lives wagered")
PASSES = ("give-up", "skip")


def first_seat(state: State) -> int:
    """Who begins in Nine Lives: the Kittyking."""
    return state.kittyking


def turn_mark(state: State) -> int:
    """Nine Lives: the number of the round and of its turn."""
    return state.round_count * (TURN_LIMIT + 1) + state.turn_count


def mark_start(state: State, marks: Raw) -> None:
    """Nine Lives: the powers that each seat was dealt."""
    for seat in range(state.seats):
        for life in range(state.players[seat].life_count):
            power = state.powers[state.players[seat].lives[life]]
            if power > 0:
                marks[seat, DEALT + power - 1] = 1


def mark_event(state: State, event: Raw, marks: Raw) -> None:
    """What an event of Nine Lives adds to the marks of a seat."""
    seat, kind = event.seat, event.kind
    if COUNTED[kind] >= 0:
        marks[seat, COUNTED[kind]] += 1
    if kind == Happening.WAGERS:
        marks[seat, LIVES_WAGERED] += event.a
    elif kind == Happening.LOSES:
        marks[seat, LIVES_LOST] += event.a
    elif kind == Happening.TOP:
        power = state.powers[event.a]
        if power > 0:
            marks[seat, SEEN + power - 1] += 1


def mark_end(state: State, marks: Raw) -> None:
    """Nine Lives: everything was counted on the way."""


def mark_sources(state: State, sources: Raw) -> None:
    """Nine Lives: the lives that each seat has at the end, kept and bet."""
    for seat in range(state.seats):
        player = state.players[seat]
        sources[seat, KEPT] = player.life_count - player.wagered_count
        sources[seat, WAGERED] = player.wagered_count
