"""Cat Battles: attacks, damage, effects, and every figure played and lost."""

from nekoban.core.counting import Mark, by_kind
from nekoban.core.record import Raw, SeatNumber
from nekoban.games.cat_battles.data.figures import FIGURES
from nekoban.games.cat_battles.parts import Face, Happening
from nekoban.games.cat_battles.rules.places import boss_of
from nekoban.games.cat_battles.state import State

(
    ATTACKS,
    FAILED,
    ROLLS,
    SLEEPS,
    EFFECTS,
    FISH_TAKEN,
    FISH_LOST,
    BOX_FISH_LOST,
    MOVES_MADE,
    GREEDY,
    ONE_ON_ONE,
    KITTENS_LOST,
) = range(12)
FIGURE_NUMBERS = tuple(figure.number for figure in FIGURES.values())
PLAYED = 12  # from here on, one column a figure
LOST = PLAYED + len(FIGURE_NUMBERS)
FIGURE_NAMES = tuple(f"{figure.name} ({figure.id})" for figure in FIGURES.values())
MARKS = (
    Mark("attacks"),
    Mark("attacks failed"),
    Mark("dice rolled"),
    Mark("dice asleep"),
    Mark("effects used"),
    Mark("fish taken"),
    Mark("fish lost by cats"),
    Mark("fish lost from the box"),
    Mark("moves"),
    Mark("greedy boss"),
    Mark("one on one"),
    Mark("kittens lost"),
    Mark("figures played", FIGURE_NAMES),
    Mark("figures lost", FIGURE_NAMES),
)
COUNTED = by_kind(
    Happening,
    {
        Happening.ATTACKS: ATTACKS,
        Happening.FAILS: FAILED,
        Happening.ROLLS: ROLLS,
        Happening.USES: EFFECTS,
        Happening.MOVES: MOVES_MADE,
        Happening.GREEDY: GREEDY,
        Happening.ONE_ON_ONE: ONE_ON_ONE,
        Happening.RUNS: KITTENS_LOST,
    },
)
SOURCES = ("fish held by the Boss",)
PASSES = ("pass", "done")


def first_seat(state: State) -> int:
    """Who begins in Cat Battles: the current player."""
    return state.current


def turn_mark(state: State) -> int:
    """Cat Battles: the number of the turn."""
    return state.turn


def figure_place(number: int) -> int:
    """A figure's place in the list, or -1 for a figure of somebody's own."""
    for place in range(len(FIGURE_NUMBERS)):
        if FIGURE_NUMBERS[place] == number:
            return place
    return -1


def mark_figure(state: State, cat: int, seat: SeatNumber, first: int, marks: Raw) -> None:
    """Count a figure of a squad, played or lost."""
    place = figure_place(state.cats[cat].figure)
    if place >= 0:
        marks[seat, first + place] += 1


def mark_start(state: State, marks: Raw) -> None:
    """Cat Battles: nothing has been played yet."""


def mark_event(state: State, event: Raw, marks: Raw) -> None:
    """What an event of Cat Battles adds to the marks of a seat."""
    seat, kind = event.seat, event.kind
    if COUNTED[kind] >= 0:
        marks[seat, COUNTED[kind]] += 1
    if kind == Happening.ROLLS and event.b == Face.SLEEP:
        marks[seat, SLEEPS] += 1
    elif kind == Happening.TAKES:
        marks[seat, FISH_TAKEN] += event.a
    elif kind == Happening.SUFFERS:
        marks[seat, FISH_LOST] += event.b
    elif kind == Happening.BOX_SUFFERS:
        marks[seat, BOX_FISH_LOST] += event.b
    elif kind == Happening.PLAYS:
        mark_figure(state, event.a, seat, PLAYED, marks)
    elif kind == Happening.RUNS:
        mark_figure(state, event.a, seat, LOST, marks)


def mark_end(state: State, marks: Raw) -> None:
    """Cat Battles: everything was counted on the way."""


def mark_sources(state: State, sources: Raw) -> None:
    """Cat Battles: the fish that each Boss holds at the end."""
    for seat in range(state.seats):
        sources[seat, 0] = state.cats[boss_of(seat)].held
