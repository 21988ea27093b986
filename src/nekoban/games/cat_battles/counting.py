"""Cat Battles: attacks, damage, effects, and every figure played and lost."""

from typing import Any

from nekoban.core.counting import Mark, by_kind
from nekoban.games.cat_battles.data.figures import FIGURES
from nekoban.games.cat_battles.parts import Face, Told
from nekoban.games.cat_battles.state import boss_of

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
    Told,
    {
        Told.ATTACKS: ATTACKS,
        Told.FAILS: FAILED,
        Told.ROLLS: ROLLS,
        Told.USES: EFFECTS,
        Told.MOVES: MOVES_MADE,
        Told.GREEDY: GREEDY,
        Told.ONE_ON_ONE: ONE_ON_ONE,
        Told.RUNS: KITTENS_LOST,
    },
)
SOURCES = ("fish held by the Boss",)
PASSES = ("pass", "done")


def first_seat(state: Any) -> int:
    return state.current


def turn_mark(state: Any) -> int:
    return state.turn


def figure_place(number: int) -> int:
    """A figure's place in the list, or -1 for a figure of somebody's own."""
    for place in range(len(FIGURE_NUMBERS)):
        if FIGURE_NUMBERS[place] == number:
            return place
    return -1


def mark_figure(state: Any, cat: int, seat: int, first: int, marks: Any) -> None:
    place = figure_place(state.cats[cat].figure)
    if place >= 0:
        marks[seat, first + place] += 1


def mark_start(state: Any, marks: Any) -> None:
    """Nothing has been played yet."""


def mark_event(state: Any, event: Any, marks: Any) -> None:
    seat, kind = event.seat, event.kind
    if COUNTED[kind] >= 0:
        marks[seat, COUNTED[kind]] += 1
    if kind == Told.ROLLS and event.b == Face.SLEEP:
        marks[seat, SLEEPS] += 1
    elif kind == Told.TAKES:
        marks[seat, FISH_TAKEN] += event.a
    elif kind == Told.SUFFERS:
        marks[seat, FISH_LOST] += event.b
    elif kind == Told.BOX_SUFFERS:
        marks[seat, BOX_FISH_LOST] += event.b
    elif kind == Told.PLAYS:
        mark_figure(state, event.a, seat, PLAYED, marks)
    elif kind == Told.RUNS:
        mark_figure(state, event.a, seat, LOST, marks)


def mark_end(state: Any, marks: Any) -> None:
    """Everything was told on the way."""


def mark_sources(state: Any, sources: Any) -> None:
    for seat in range(state.seats):
        sources[seat, 0] = state.cats[boss_of(seat)].held
