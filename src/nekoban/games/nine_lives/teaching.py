"""Nine Lives: the kinds of moves that strong play is asked about. words/ has their names, as `habit-…`."""

from __future__ import annotations

from collections.abc import Callable

from nekoban.core.habits import Habit, Habits
from nekoban.core.motives import Choice
from nekoban.core.record import Raw
from nekoban.games.nine_lives.counting import POWERS
from nekoban.games.nine_lives.parts import LEFT_END, NUMBERS, RIGHT_END, START, VALUE_OF, Sign
from nekoban.games.nine_lives.state import MOVES, Kind
from nekoban.games.nine_lives.words import tell

habit = Habits(tell, MOVES)
THIRD = NUMBERS // 3
VALUES = tuple(range(first, first + THIRD) for first in range(1, NUMBERS + 1, THIRD))  # low, middle, high
SETS = 120  # life sets that take turns
FEW = 2  # cards in hand, or lives, with which a wager is bold
TABLES = tuple({"players": 2, "life-set": str(number + 1)} for number in range(SETS))


def laying(values: range, group: str) -> Habit:
    """A card of these values: as the first of the row, or later."""

    def holds(choice: Choice) -> bool:
        entry = MOVES[choice.move]
        is_first = entry.place == START
        is_asked = entry.kind == Kind.LAY and is_first is (group == "openings")
        return is_asked and VALUE_OF[entry.card] in values

    low, high = values[0], values[-1]
    return habit(f"{group}-{low}", group, holds, f"number-{group}", low=low, high=high)


def at_place(id: str, *places: int) -> Habit:
    """The habit of playing at certain places of the row."""

    def holds(choice: Choice) -> bool:
        entry = MOVES[choice.move]
        return entry.kind in (Kind.LAY, Kind.PUT) and entry.place in places

    return habit(id, "places", holds)


def grows_stack(choice: Choice) -> bool:
    """One card more, where the stack could be put down."""
    return MOVES[choice.move].kind == Kind.PICK and any(MOVES[one].kind == Kind.PUT for one in choice.legal)


def subtracts(choice: Choice) -> bool:
    """The habit of subtracting in stacks."""
    entry = MOVES[choice.move]
    return entry.kind == Kind.PICK and entry.sign == Sign.MINUS


WAGERS = (Kind.WAGER, Kind.WAGER_CARD, Kind.WAGER_STACK)


def wagers_with(id: str, is_met: Callable[[Raw], bool]) -> Habit:
    """A wager in a position of some kind."""

    def holds(choice: Choice) -> bool:
        player = choice.view.players[choice.view.to_move]
        return MOVES[choice.move].kind in WAGERS and bool(is_met(player))

    return habit(id, "wagers", holds, count=FEW)


ANY = {name: tell.phrase(f"any-{name}") for name in ("side", "suit", "other", "number")}
POWER_TEXTS = tuple(tell.phrase(f"power-{power.lower()}", **ANY) for power in POWERS)
MARKS = {"powers dealt": POWER_TEXTS}
HABITS = (
    *(laying(values, "openings") for values in VALUES),
    *(laying(values, "cards") for values in VALUES),
    at_place("left-end", LEFT_END),
    at_place("right-end", RIGHT_END),
    habit("grow-stack", "stacks", grows_stack),
    habit("subtract", "stacks", subtracts),
    habit.of_kind("wager", "wagers", *WAGERS),
    wagers_with("wager-few-cards", lambda player: player.hand_count <= FEW),
    wagers_with("wager-few-lives", lambda player: player.life_count <= FEW),
    wagers_with("wager-again", lambda player: player.wagered_count > 0),
    habit.of_kind("skip", "wagers", Kind.SKIP),
)
