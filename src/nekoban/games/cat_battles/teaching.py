"""Cat Battles: the kinds of moves that strong play is asked about. words/ has their names, as `habit-…`."""

from __future__ import annotations

import itertools
from collections.abc import Callable

from nekoban.core.habits import Habit, Habits
from nekoban.core.motives import Choice
from nekoban.core.record import Raw
from nekoban.games.cat_battles.data.figures import FIGURES, Figure
from nekoban.games.cat_battles.parts import BASES, FISH_TAKEN, Area
from nekoban.games.cat_battles.rules.places import is_boss, squad_start
from nekoban.games.cat_battles.show.naming import NAMES
from nekoban.games.cat_battles.state import MOVES, Kind
from nekoban.games.cat_battles.words import tell

habit = Habits(tell, MOVES)
SETS = ("S01", "S02", "G01", "H01")
TABLES = tuple(  # the starter squads, every two from both sides
    {"players": 2, "squad-1": one, "squad-2": two} for one, two in itertools.permutations(SETS, 2)
)
FAR = (  # the areas on the other side of the center, and the other base, by seat
    (Area.NORTH_WEST, Area.NORTH_EAST, Area.NORTH),
    (Area.SOUTH_WEST, Area.SOUTH_EAST, Area.SOUTH),
)
OPENING = 4  # turns: two of each player


def taking(fish: int) -> Habit:
    """The habit of taking so many fish from the box."""

    def holds(choice: Choice) -> bool:
        entry = MOVES[choice.move]
        return entry.kind == Kind.TAKE and entry.fish == fish

    return habit(f"take-{fish}", "fish", holds, "take", count=fish)


def saves(choice: Choice) -> bool:
    """Nothing is played or used, although something could be: the fish stay in the dish."""
    is_over = MOVES[choice.move].kind in (Kind.PASS, Kind.DONE)
    return is_over and any(MOVES[move].kind in (Kind.PLAY, Kind.USE) for move in choice.legal)


def playing(figure: Figure) -> Habit:
    """This Kitten enters."""

    def holds(choice: Choice) -> bool:
        entry, view = MOVES[choice.move], choice.view
        is_play = entry.kind == Kind.PLAY
        return is_play and view.cats[squad_start(view.to_move) + entry.cat].figure == figure.number

    name = tell.phrase(NAMES[figure.number])
    return habit(f"play-{figure.id.lower()}", "figures", holds, "play", cat=name, figure=figure.id)


def is_early(choice: Choice) -> bool:
    """Whether a game of Cat Battles has just begun."""
    return choice.view.turn < OPENING


def plays_early(choice: Choice) -> bool:
    """The habit of playing Kittens early."""
    return MOVES[choice.move].kind == Kind.PLAY and is_early(choice)


def takes_most_early(choice: Choice) -> bool:
    """As many fish as can be had."""
    entry = MOVES[choice.move]
    most = max((MOVES[move].fish for move in choice.legal), default=0)
    return entry.kind == Kind.TAKE and entry.fish == most and is_early(choice)


def attacks_early(choice: Choice) -> bool:
    """The habit of attacking early."""
    return MOVES[choice.move].kind == Kind.ATTACK and is_early(choice)


def moving(id: str, areas: tuple[tuple[Area, ...], ...]) -> Habit:
    """A Kitten goes to some of these areas, by seat."""

    def holds(choice: Choice) -> bool:
        entry = MOVES[choice.move]
        return entry.kind == Kind.MOVE and entry.area in areas[choice.view.to_move]

    return habit(id, "territory", holds)


def attacking(id: str, is_wanted: Callable[[Raw, int, int], bool]) -> Habit:
    """An attack by a cat on a cat."""

    def holds(choice: Choice) -> bool:
        entry = MOVES[choice.move]
        if entry.kind != Kind.ATTACK:
            return False
        seat, cats = choice.view.to_move, choice.view.cats
        own, foe = squad_start(seat) + entry.cat, squad_start(1 - seat) + entry.foe
        return bool(is_wanted(cats, own, foe))

    return habit(id, "fights", holds)


MARKS = {"figures played": tuple(tell.phrase(NAMES[figure.number]) for figure in FIGURES.values())}
HABITS = (
    habit("early-most-fish", "openings", takes_most_early),
    habit("early-kitten", "openings", plays_early),
    habit("early-attack", "openings", attacks_early),
    *(taking(fish) for fish in range(1, FISH_TAKEN + 1)),
    habit("save-fish", "fish", saves),
    *(playing(figure) for figure in FIGURES.values() if not figure.boss),
    habit.of_kind("kitten-moves", "territory", Kind.MOVE),
    moving("kitten-center", ((Area.CENTER,),) * 2),
    moving("kitten-far", FAR),
    moving("kitten-home", tuple((base,) for base in BASES)),
    habit.of_kind("attack", "fights", Kind.ATTACK),
    attacking("boss-attacks", lambda cats, own, foe: is_boss(own)),
    attacking("attack-weaker", lambda cats, own, foe: cats[foe].held < cats[own].held),
    attacking("attack-stronger", lambda cats, own, foe: cats[foe].held > cats[own].held),
)
