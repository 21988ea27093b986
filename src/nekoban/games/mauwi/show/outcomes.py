"""Mauwi and Mauw: what a move brings, before it is made: friends or fight, and how the column counts then."""

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
from nekoban.games.mauwi.rules.gain import has_any_room, has_room
from nekoban.games.mauwi.show.naming import YOUR_COLUMNS, card_name, column_phrase, combos, nine
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
    is_mine = seat == mover
    own, columns = NINES + mover * PLAYER_SIZE, b""
    if top in WARRIORS or (is_mine and nines + 1 >= MOST_NINES):  # then one's other columns count too
        columns = memory[own : own + 2 * COLUMN_COUNT].tobytes()
    owner = "" if is_mine else names[seat]
    return brought(move, nines, top, columns, owner, memory[EDITION], memory[CARRIED], memory[GAIN_TOP])


@kept(KEPT)
def brought(
    move: Move, nines: int, top: int, columns: bytes, owner: str, edition: int, carried: int, gain_top: int
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
        return attacked(place, is_fight, best_gain(player, top if is_fight else NONE))
    before = column_score(nines, top)
    player.top[entry.column] = NONE  # MW-37: both cards go before the gain is placed
    if not has_any_room(player):
        return lost(place)
    more = column_score(nines, NONE) - before + (best_gain(player, top if is_fight else NONE) or 0)
    return combined(place, is_fight, more)


def best_gain(player: Raw, top: int) -> int | None:
    """MW-33, 34. The most points that a nine with this card on top can bring where it is placed; None: no room."""
    places = [column for column in range(COLUMN_COUNT) if has_room(player, column)]
    gains = (
        column_score(player.nines[column] + 1, top) - column_score(player.nines[column], NONE)
        for column in places
    )
    return max(gains, default=None)


def signed(count: int) -> str:
    """A change of points: '+12'."""
    return f"{'+' if count > 0 else '−' if count < 0 else '±'}{abs(count)}"


@kept(KEPT)
def counted(place: Place, top: int, more: int) -> tuple[str, str]:
    """MW-33, 34. How a column counts with another card on top, and this many more nines."""
    before, after = column_score(place.nines, place.top), column_score(place.nines + more, top)
    label, told = signed(after - before), tell("outcome-counts", column=place.called, before=before, after=after)
    return (f"{tell('outcome-them')}\n{label}" if place.owner else label), told


@kept(KEPT)
def ended(place: Place) -> tuple[str, str]:
    """MW-60. A gain put down that ends the game."""
    return tell("outcome-ends"), tell("outcome-ends-why", nine=nine(place))


@kept(KEPT)
def attacked(place: Place, is_fight: bool, more: int | None) -> tuple[str, str]:
    """MW-50. An attack on another's warrior: what it is worth if nobody defends."""
    what = "outcome-attack-fight" if is_fight else "outcome-attack-friends"
    before, after = column_score(place.nines, place.top), column_score(place.nines, NONE)
    told = tell(what, top=place.top, nine=nine(place))
    theirs = tell("outcome-counts", column=place.called, before=before, after=after)
    if more is None:  # MW-38
        return tell("outcome-attack"), together(told, tell("outcome-no-room"), theirs)
    label = f"{tell('outcome-attack')}\n{signed(more)}?"
    return label, together(told, tell("outcome-at-best", more=signed(more)), theirs)


@kept(KEPT)
def lost(place: Place) -> tuple[str, str]:
    """MW-38. A combo whose gain goes nowhere."""
    return tell("outcome-lost"), tell("outcome-lost-why", nine=nine(place))


@kept(KEPT)
def combined(place: Place, is_fight: bool, more: int) -> tuple[str, str]:
    """MW-33, 34. A combo on one's own warrior, and what it is worth at the best place."""
    what, said, friend = "fight" if is_fight else "friends", combos(place), card_name(place, NINE - place.top)
    why = tell(f"outcome-{what}", top=place.top, friend=friend, nine=nine(place), **said)
    label = f"{said[what]}\n{signed(more)}"
    return label, together(why, tell("outcome-at-best", more=signed(more)))
