"""Mauwi: the kinds of moves that strong play is asked about. words/ has their names, as `habit-…`."""

from __future__ import annotations

from nekoban.core.habits import Habit, Habits
from nekoban.core.motives import Choice
from nekoban.core.record import NONE
from nekoban.games.mauwi.parts import MOST_NINES, SPIRIT, WARRIORS
from nekoban.games.mauwi.show.naming import CARDS
from nekoban.games.mauwi.state import MOVES, Kind
from nekoban.games.mauwi.words import tell

habit = Habits(tell, MOVES)
VALUES = (WARRIORS[:3], WARRIORS[3:5], WARRIORS[5:])  # low, middle and high warriors
FIRST_TURNS = 4  # two of each player
MANY_NINES = 2


def top_and_nines(choice: Choice) -> tuple[int, int]:
    """What lies in the column that the move names: its top card and how many nines."""
    entry = MOVES[choice.move]
    player = choice.view.players[entry.seat]
    return int(player.top[entry.column]), int(player.nines[entry.column])


def is_placed(choice: Choice) -> bool:
    """Whether a warrior is laid on a free column of one's own."""
    entry = MOVES[choice.move]
    is_own = entry.kind == Kind.LAY and entry.card != SPIRIT and entry.seat == choice.view.to_move
    return is_own and top_and_nines(choice)[0] == NONE


def placing(values: tuple[int, ...], group: str) -> Habit:
    """A warrior of these values on a free column: as an opening, or later."""

    def holds(choice: Choice) -> bool:
        is_early = choice.view.turn_count < FIRST_TURNS
        return is_early is (group == "openings") and is_placed(choice) and MOVES[choice.move].card in values

    low, high = values[0], values[-1]
    return habit(f"{group}-{low}", group, holds, f"warrior-{group}", low=low, high=high)


def onto_nines(count: int) -> Habit:
    """A warrior on a free column with so many nines."""

    def holds(choice: Choice) -> bool:
        return is_placed(choice) and top_and_nines(choice)[1] == count

    return habit(f"onto-{count}", "columns", holds, "onto", count=count)


def gains_high(choice: Choice) -> bool:
    """A gain on the column with the most nines that can take it."""
    if MOVES[choice.move].kind != Kind.PLACE:
        return False
    counts = [top_and_nines(choice._replace(move=move))[1] for move in choice.legal]
    return top_and_nines(choice)[1] == max(counts)


def is_attack(choice: Choice) -> bool:
    """A card on a warrior of somebody else."""
    entry = MOVES[choice.move]
    if entry.kind not in (Kind.LAY, Kind.ANNOUNCE) or entry.card == SPIRIT:
        return False
    return entry.seat != choice.view.to_move and top_and_nines(choice)[0] in WARRIORS


def attacks_nines(choice: Choice) -> bool:
    """The habit of attacking columns with many nines."""
    return is_attack(choice) and top_and_nines(choice)[1] >= MANY_NINES


MARKS = {"cards played": CARDS}
HABITS = (
    *(placing(values, "openings") for values in VALUES),
    *(placing(values, "cards") for values in VALUES),
    habit.of_kind("joker", "cards", Kind.ANNOUNCE, Kind.LIFT),
    habit.of_kind("kiwi", "cards", Kind.FETCH),
    habit.of_kind("ninox", "cards", Kind.FREE),
    *(onto_nines(count) for count in range(MOST_NINES)),
    habit("gains-high", "columns", gains_high),
    habit("attack", "fights", is_attack),
    habit("attack-nines", "fights", attacks_nines, count=MANY_NINES),
    habit.of_kind("go-on", "fights", Kind.GO_ON),
    habit.of_kind("drop", "fights", Kind.PASS),
)
