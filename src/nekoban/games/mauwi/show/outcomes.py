"""Mauwi and Mauw: what a move brings, before it is made: friends or fight, and how the column counts then."""

from functools import lru_cache
from typing import NamedTuple

from nekoban.core.contracts import Names
from nekoban.core.language import kept
from nekoban.core.messages import Phrase, together
from nekoban.core.moves import Move
from nekoban.core.record import NONE, Raw, SeatNumber, View
from nekoban.games.mauwi.parts import (
    COLUMN_COUNT,
    FULL_COLUMNS,
    JOKER,
    MOST_NINES,
    NINE,
    SPIRIT,
    WARRIORS,
    Combo,
)
from nekoban.games.mauwi.rules.ending import column_score, full_column_count
from nekoban.games.mauwi.rules.gain import has_room
from nekoban.games.mauwi.show.naming import YOUR_COLUMNS, Wording, card_name, column_phrase, combos, nine
from nekoban.games.mauwi.state import MOVES, Kind, Player, State
from nekoban.games.mauwi.words import tell

LAID = (Kind.LAY, Kind.CARRY, Kind.ANNOUNCE, Kind.LIFT)
NINES, PLAYER_SIZE = State.start("players") + Player.start("nines"), Player.dtype.itemsize  # then the tops
EDITION, TO_MOVE, CARRIED, GAIN_TOP = map(State.start, ("edition", "to_move", "carried", "gain_top"))
KEPT = 4096  # outcomes of each kind: most are the same ones, time and again


class Place(NamedTuple):
    """The column that a move goes to, as it is before."""

    edition: int
    owner: str  # whose it is; empty for the seat to move
    column: int
    nines: int
    top: int

    @property
    def called(self) -> Phrase:
        return (
            column_phrase("column-of", self.owner, self.column) if self.owner else YOUR_COLUMNS[self.column]
        )


class Columns(NamedTuple):
    """The columns of a player, as the rules read them; empty where the others do not matter."""

    nines: list[int]
    top: list[int]


def outcome(view: View, move: Move, names: Names) -> tuple[str, str] | None:
    """A word or two, and a sentence, about a move that goes to a column."""
    entry = MOVES[move]
    seat: SeatNumber = entry.seat
    if seat == NONE:
        return None
    memory, start = view.memory, NINES + seat * PLAYER_SIZE  # a record would take longer
    nines, top = memory[start + entry.column], memory[start + COLUMN_COUNT + entry.column]
    mover = memory[TO_MOVE]
    is_mine, is_combo = seat == mover, top in WARRIORS
    columns, rooms = b"", 0
    if is_combo or (is_mine and nines + 1 >= MOST_NINES):  # then one's other columns count too
        own = NINES + mover * PLAYER_SIZE
        columns = memory[own : own + 2 * COLUMN_COUNT].tobytes()
    if is_combo:
        columns, rooms = b"", rooms_of(columns)
    owner = "" if is_mine else names[seat]
    facts = memory[EDITION], memory[CARRIED], memory[GAIN_TOP]
    return brought(move, nines, top, columns, rooms, owner, *facts)


@kept(KEPT)
def brought(
    move: Move,
    nines: int,
    top: int,
    columns: bytes,
    rooms: int,
    owner: str,
    edition: int,
    carried: int,
    gain_top: int,
) -> tuple[str, str] | None:
    """The same, by all that it depends on; `owner` is whose column it is, empty for the seat to move."""
    entry = MOVES[move]
    numbers = memoryview(columns).cast("b").tolist()
    player: Raw = Columns(numbers[:COLUMN_COUNT], numbers[COLUMN_COUNT:])
    place = Place(edition, owner, entry.column, nines, top)
    if entry.kind == Kind.FREE:
        return tell("outcome-free"), tell("outcome-free-why", nine=nine(place))
    if entry.kind == Kind.PLACE:
        is_last = nines + 1 == MOST_NINES and full_column_count(player) + 1 == FULL_COLUMNS
        return ended(place) if is_last else counted(place, gain_top, 1)
    if entry.kind not in LAID:
        return None
    card = carried if entry.kind == Kind.CARRY else entry.card if entry.kind == Kind.LAY else JOKER
    if top not in WARRIORS:
        return counted(place, NONE if top == SPIRIT else card, 0)
    is_fight = entry.combo == Combo.FIGHT if entry.kind == Kind.ANNOUNCE else card == top
    if owner:
        return attacked(place, is_fight, rooms)
    if nines < MOST_NINES:  # MW-37: both cards go before the gain is placed
        rooms |= 1 << nines
    if not rooms:
        return lost(place)
    freed = column_score(nines, NONE) - column_score(nines, top)
    return combined(place, is_fight, freed + best_gain(rooms, top if is_fight else NONE))


@lru_cache(KEPT)
def rooms_of(columns: bytes) -> int:
    """MW-33, 34. On how many nines a gain can be placed: a bit for each number that a column has."""
    numbers = memoryview(columns).cast("b").tolist()
    player: Raw = Columns(numbers[:COLUMN_COUNT], numbers[COLUMN_COUNT:])
    found = {1 << player.nines[column] for column in range(COLUMN_COUNT) if has_room(player, column)}
    return sum(found)


@lru_cache(KEPT)
def best_gain(rooms: int, top: int) -> int:
    """The most points that a nine with this card on top can bring where it is placed; 0: it has no place."""
    counts = [count for count in range(MOST_NINES) if rooms >> count & 1]
    return max((column_score(count + 1, top) - column_score(count, NONE) for count in counts), default=0)


def signed(count: int) -> str:
    """A change of points: '+12'."""
    return f"{'+' if count > 0 else '−' if count < 0 else '±'}{abs(count)}"


@kept(KEPT)
def counted(place: Place, top: int, more: int) -> tuple[str, str]:
    """MW-33, 34. How a column counts with another card on top, and this many more nines."""
    before, after = column_score(place.nines, place.top), column_score(place.nines + more, top)
    label = signed(after - before)
    told = tell("outcome-counts", column=place.called, before=before, after=after)
    return (f"{tell('outcome-them')}\n{label}" if place.owner else label), told


def bared(place: Place) -> str:
    """How a column counts without the card on top."""
    return counted(place, NONE, 0)[1]


@kept(KEPT)
def ended(place: Place) -> tuple[str, str]:
    """MW-60. A gain put down that ends the game."""
    return tell("outcome-ends"), tell("outcome-ends-why", nine=nine(place))


def attacked(place: Place, is_fight: bool, rooms: int) -> tuple[str, str]:
    """MW-50. An attack on another's warrior: what it is worth if nobody defends."""
    label, told = attack(place.edition, place.top, is_fight)
    if not rooms:  # MW-38
        return label, together(told, tell("outcome-no-room"), bared(place))
    more, worth = best_place(best_gain(rooms, place.top if is_fight else NONE))
    return f"{label}\n{more}?", together(told, worth, bared(place))


@kept(KEPT)
def attack(edition: int, top: int, is_fight: bool) -> tuple[str, str]:
    """What is said on a column that can be attacked, by a fight or by friends."""
    what = "outcome-attack-fight" if is_fight else "outcome-attack-friends"
    return tell("outcome-attack"), tell(what, top=top, nine=nine(Wording(edition)))


@kept(KEPT)
def best_place(more: int) -> tuple[str, str]:
    """How one's points change where a gain is placed best: a word, and a sentence."""
    return signed(more), tell("outcome-at-best", more=signed(more))


@kept(KEPT)
def lost(place: Place) -> tuple[str, str]:
    """MW-38. A combo whose gain goes nowhere."""
    return tell("outcome-lost"), tell("outcome-lost-why", nine=nine(place))


def combined(place: Place, is_fight: bool, more: int) -> tuple[str, str]:
    """MW-33, 34. A combo on one's own warrior, and what it is worth at the best place."""
    label, told = combo(place.edition, place.top, is_fight)
    worth, best = best_place(more)
    return f"{label}\n{worth}", together(told, best)


@kept(KEPT)
def combo(edition: int, top: int, is_fight: bool) -> tuple[str, str]:
    """What a fight or friends on a column gain: a word, and a sentence."""
    view = Wording(edition)
    what, said, friend = "fight" if is_fight else "friends", combos(view), card_name(view, NINE - top)
    return str(said[what]), tell(f"outcome-{what}", top=top, friend=friend, nine=nine(view), **said)
