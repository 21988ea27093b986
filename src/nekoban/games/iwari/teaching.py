"""Iwari: the kinds of moves that strong play is asked about. words/ has their names, as `habit-…`."""

from __future__ import annotations

from nekoban.core.habits import Habit, Habits, Holds
from nekoban.core.motives import Choice
from nekoban.games.iwari.data.loading import load_map
from nekoban.games.iwari.data.map_files import names
from nekoban.games.iwari.parts import NOWHERE, Biome, Pay, Stage
from nekoban.games.iwari.rules.placing import is_explored, is_third_turn
from nekoban.games.iwari.show.naming import BIOME_NAMES, our_names
from nekoban.games.iwari.state import MOVES, Kind
from nekoban.games.iwari.words import tell

habit = Habits(tell, MOVES)
MAP = next(iter(names()))  # the one that is usual; territories are told of it
TABLES = ({"players": 2, "map": MAP},)
PLACING = (Kind.TENT, Kind.TOTEM)
OPENING = 3  # tents of one's own, at most


def own(holds: Holds) -> Holds:
    """The same, but not where the seat to move plays for the third tribe (IW-80)."""
    return lambda choice: not is_third_turn(choice.view) and holds(choice)


def where(choice: Choice) -> int:
    """The territory in which the move places a piece; NOWHERE if it places none."""
    entry = MOVES[choice.move]
    if entry.kind not in PLACING:
        return NOWHERE
    return int(choice.view.space_territory[entry.space] if entry.kind == Kind.TENT else entry.territory)


def tents(choice: Choice) -> tuple[int, int]:
    """The mover's tents in that territory, and those of the strongest other tribe."""
    view, territory = choice.view, where(choice)
    counts = [int(tribe.tents[territory]) for tribe in view.tribes]
    return counts[view.to_move], max(count for seat, count in enumerate(counts) if seat != view.to_move)


def is_opening(choice: Choice) -> bool:
    """Whether a tribe has only a few tents on the map."""
    tribe = choice.view.tribes[choice.view.to_move]
    return int(tribe.tents.sum()) < OPENING


def opens(choice: Choice) -> bool:
    """The habit of entering new territories early."""
    return where(choice) != NOWHERE and is_opening(choice) and not is_explored(choice.view, where(choice))


def opens_with_totem(choice: Choice) -> bool:
    """The habit of placing totems early."""
    return MOVES[choice.move].kind == Kind.TOTEM and is_opening(choice)


def joins(choice: Choice) -> bool:
    """A piece where only others have tents."""
    if where(choice) == NOWHERE:
        return False
    mine, theirs = tents(choice)
    return mine == 0 < theirs


def is_double(choice: Choice) -> bool:
    """The habit of paying with two cards."""
    return MOVES[choice.move].kind in PLACING and MOVES[choice.move].pay != Pay.CARD


def is_second(choice: Choice) -> bool:
    """The habit of placing a second piece."""
    return choice.view.stage == Stage.MORE and MOVES[choice.move].kind in PLACING


def taking(biome: Biome) -> Habit:
    """A card of this biome from the display."""

    def holds(choice: Choice) -> bool:
        entry = MOVES[choice.move]
        return entry.kind == Kind.TAKE and entry.card == biome

    return habit(f"take-{biome.word}", "cards", holds, "take", biome=BIOME_NAMES[biome])


def settling(number: int) -> Habit:
    """A piece in this territory."""
    name = load_map(MAP).territories[number].name
    holds = own(lambda choice: where(choice) == number)
    return habit(f"in-{number + 1}", "territories", holds, "in", place=our_names()[name])


MARKS = {"territories led": tuple(our_names()[territory.name] for territory in load_map(MAP).territories)}
HABITS = (
    habit("open-alone", "openings", own(opens), count=OPENING),
    habit("open-totem", "openings", own(opens_with_totem), count=OPENING),
    habit("tent", "pieces", own(lambda choice: MOVES[choice.move].kind == Kind.TENT)),
    habit("totem", "pieces", own(lambda choice: MOVES[choice.move].kind == Kind.TOTEM)),
    habit("second-piece", "pieces", own(is_second)),
    habit("two-cards", "pieces", own(is_double)),
    habit("join", "territories", own(joins)),
    *(settling(number) for number in range(len(load_map(MAP).territories))),
    *(taking(biome) for biome in Biome),
)
