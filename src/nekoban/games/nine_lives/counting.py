"""Nine Lives: wagers, failures, stacks, and the powers a seat was dealt and came to show."""

import tomllib
from pathlib import Path
from typing import Any

from nekoban.core.counting import Mark, by_kind
from nekoban.games.nine_lives import parts
from nekoban.games.nine_lives.parts import LIVES, TURN_LIMIT, Power, Told

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
    Told,
    {
        Told.LAYS: NUMBERS,
        Told.CARD: CARDS,
        Told.DRAWS: DRAWN,
        Told.DRAWS_DISCARD: DRAWN,
        Told.DRAWS_COLUMN: DRAWN,
        Told.WAGERS: WAGERS,
        Told.FAILS: FAILURES,
        Told.FULL: FULL_ROWS,
        Told.REGAINS: LIVES_REGAINED,
        Told.SKIPS: SKIPS,
    },
)
KEPT, WAGERED = 0, 1
SOURCES = ("lives kept", "lives wagered")
PASSES = ("give-up", "skip")


def first_seat(state: Any) -> int:
    return state.kittyking


def turn_mark(state: Any) -> int:
    return state.round_count * (TURN_LIMIT + 1) + state.turn_count


def mark_start(state: Any, marks: Any) -> None:
    for seat in range(state.seats):
        for life in range(LIVES):
            power = state.powers[state.players[seat].lives[life]]
            if power > 0:
                marks[seat, DEALT + power - 1] = 1


def mark_event(state: Any, event: Any, marks: Any) -> None:
    seat, kind = event.seat, event.kind
    if COUNTED[kind] >= 0:
        marks[seat, COUNTED[kind]] += 1
    if kind == Told.WAGERS:
        marks[seat, LIVES_WAGERED] += event.a
    elif kind == Told.LOSES:
        marks[seat, LIVES_LOST] += event.a
    elif kind == Told.TOP:
        power = state.powers[event.a]
        if power > 0:
            marks[seat, SEEN + power - 1] += 1


def mark_end(state: Any, marks: Any) -> None:
    """Everything was told on the way."""


def mark_sources(state: Any, sources: Any) -> None:
    for seat in range(state.seats):
        player = state.players[seat]
        sources[seat, KEPT] = player.life_count - player.wagered_count
        sources[seat, WAGERED] = player.wagered_count
