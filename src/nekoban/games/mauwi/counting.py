"""Mauwi and Mauw: combos, attacks, defences, and every card played."""

from typing import Any

from nekoban.core.counting import Mark, by_kind
from nekoban.core.record import NONE
from nekoban.games.mauwi.parts import COLUMN_COUNT, SPIRIT, Card, Told
from nekoban.games.mauwi.rules import area_score, column_score

FRIENDS, FIGHTS, ATTACKS, ATTACKS_WON, DEFENCES, GAINS, GAINS_LOST, BLOCKS, HANDS_DROPPED = range(9)
CARDS = 9  # from here on, one column a card
MARKS = (
    Mark("friends"),
    Mark("fights"),
    Mark("attacks"),
    Mark("attacks won"),
    Mark("defences"),
    Mark("gains"),
    Mark("gains lost"),
    Mark("blocks"),
    Mark("hands dropped"),
    Mark("cards played", tuple(card.name.lower().replace("_", " ") for card in Card)),
)
COUNTED = by_kind(
    Told,
    {
        Told.FRIENDS: FRIENDS,
        Told.FIGHTS: FIGHTS,
        Told.ATTACKS: ATTACKS,
        Told.DEFENDS: DEFENCES,
        Told.PLACES: GAINS,
        Told.LOSES: GAINS_LOST,
        Told.PASSES: HANDS_DROPPED,
        Told.FETCHES: CARDS + Card.KIWI,
        Told.NINOX: CARDS + Card.NINOX,
        Told.TUATARA: CARDS + Card.TUATARA,
    },
)
COLUMNS, TEAMMATE = 0, 1
SOURCES = ("own columns", "teammate's columns")
PASSES = ("pass",)


def first_seat(state: Any) -> int:
    return state.to_move


def turn_mark(state: Any) -> int:
    return state.turn_count


def mark_start(state: Any, marks: Any) -> None:
    """Nothing is known yet."""


def mark_event(state: Any, event: Any, marks: Any) -> None:
    seat, kind = event.seat, event.kind
    if COUNTED[kind] >= 0:
        marks[seat, COUNTED[kind]] += 1
    if kind == Told.LAYS or kind == Told.LIFTS or kind == Told.ATTACKS or kind == Told.DEFENDS:
        marks[seat, CARDS + event.a] += 1
    if kind == Told.LAYS and event.a == SPIRIT:
        marks[seat, BLOCKS] += 1
    elif kind == Told.FRIENDS or kind == Told.FIGHTS:
        if state.events[0].kind == Told.GIVES_UP:
            marks[seat, ATTACKS_WON] += 1


def mark_end(state: Any, marks: Any) -> None:
    """Everything was told on the way."""


def mark_sources(state: Any, sources: Any) -> None:
    for seat in range(state.seats):
        player = state.players[seat]
        for column in range(COLUMN_COUNT):
            sources[seat, COLUMNS] += column_score(player.nines[column], player.top[column])
        if player.teammate != NONE:
            sources[seat, TEAMMATE] = area_score(state.players[player.teammate])
