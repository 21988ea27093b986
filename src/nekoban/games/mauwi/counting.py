"""Mauwi and Mauw: combos, attacks, defences, and every card played."""

from nekoban.core.counting import Mark, by_kind
from nekoban.core.events import Event
from nekoban.core.record import NONE, Raw, SeatNumber
from nekoban.games.mauwi.parts import COLUMN_COUNT, SPIRIT, Card, Happening
from nekoban.games.mauwi.rules.ending import area_score, column_score
from nekoban.games.mauwi.state import State

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
    Happening,
    {
        Happening.FRIENDS: FRIENDS,
        Happening.FIGHTS: FIGHTS,
        Happening.ATTACKS: ATTACKS,
        Happening.DEFENDS: DEFENCES,
        Happening.PLACES: GAINS,
        Happening.LOSES: GAINS_LOST,
        Happening.PASSES: HANDS_DROPPED,
        Happening.FETCHES: CARDS + Card.KIWI,
        Happening.NINOX: CARDS + Card.NINOX,
        Happening.TUATARA: CARDS + Card.TUATARA,
    },
)
COLUMNS, TEAMMATE = 0, 1
SOURCES = ("own columns", "teammate's columns")
PASSES = ("pass",)


def first_seat(state: State) -> SeatNumber:
    """Who begins in Mauwi."""
    return state.to_move


def turn_mark(state: State) -> int:
    """Mauwi: the number of the turn."""
    return state.turn_count


def mark_start(state: State, marks: Raw) -> None:
    """Mauwi: nothing is known yet."""


def mark_event(state: State, event: Event, marks: Raw) -> None:
    """What an event of Mauwi adds to the marks of a seat."""
    seat, kind = event.seat, event.kind
    if COUNTED[kind] >= 0:
        marks[seat, COUNTED[kind]] += 1
    if (
        kind == Happening.LAYS
        or kind == Happening.LIFTS
        or kind == Happening.ATTACKS
        or kind == Happening.DEFENDS
    ):
        marks[seat, CARDS + event.a] += 1
    if kind == Happening.LAYS and event.a == SPIRIT:
        marks[seat, BLOCKS] += 1
    elif kind == Happening.FRIENDS or kind == Happening.FIGHTS:
        if state.events[0].kind == Happening.GIVES_UP:
            marks[seat, ATTACKS_WON] += 1


def mark_end(state: State, marks: Raw) -> None:
    """Mauwi: everything was counted on the way."""


def mark_sources(state: State, sources: Raw) -> None:
    """Mauwi: the points of each seat by what they come from."""
    for seat in range(state.seats):
        player = state.players[seat]
        for column in range(COLUMN_COUNT):
            sources[seat, COLUMNS] += column_score(player.nines[column], player.top[column])
        if player.teammate != NONE:
            sources[seat, TEAMMATE] = area_score(state.players[player.teammate])
