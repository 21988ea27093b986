"""Mauwi and Mauw: what a move brings, before it is made: friends or fight, and how the column counts then."""

from nekoban.core.contracts import Names
from nekoban.core.messages import Phrase
from nekoban.core.moves import Move
from nekoban.core.record import NONE, Raw, View
from nekoban.games.mauwi.parts import FULL_COLUMNS, JOKER, MOST_NINES, NINE, SPIRIT, WARRIORS, Combo
from nekoban.games.mauwi.rules.ending import column_score, full_column_count
from nekoban.games.mauwi.rules.gain import has_any_room
from nekoban.games.mauwi.show.naming import card_name, combos, nine, whose
from nekoban.games.mauwi.state import MOVES, Kind
from nekoban.games.mauwi.words import tell

LAID = (Kind.LAY, Kind.CARRY, Kind.ANNOUNCE, Kind.LIFT)


def outcome(view: View, move: Move, names: Names) -> tuple[str, str] | None:
    """A word or two, and a sentence, about a move that goes to a column."""
    entry = MOVES[move]
    if entry.seat == NONE:
        return None
    there = whose(view, names, entry.seat, entry.column)
    if entry.kind == Kind.PLACE:
        return placed(view, entry, there)
    if entry.kind == Kind.FREE:
        return tell("outcome-free"), tell("outcome-free-why", nine=nine(view))
    if entry.kind not in LAID:
        return None
    card = view.carried if entry.kind == Kind.CARRY else entry.card if entry.kind == Kind.LAY else JOKER
    top = view.players[entry.seat].top[entry.column]
    if top in WARRIORS:
        is_fight = entry.combo == Combo.FIGHT if entry.kind == Kind.ANNOUNCE else card == top
        return combined(view, entry, is_fight, there)
    return counted(view, entry, NONE if top == SPIRIT else card, there)


def placed(view: View, entry: Raw, there: Phrase) -> tuple[str, str]:
    """MW-33, 34, 60. A gain put down: what the column counts then, or that the game ends."""
    player = view.players[entry.seat]
    if player.nines[entry.column] + 1 == MOST_NINES and full_column_count(player) + 1 == FULL_COLUMNS:
        return tell("outcome-ends"), tell("outcome-ends-why", nine=nine(view))
    return counted(view, entry, view.gain_top, there, more=1)


def counted(view: View, entry: Raw, top: int, there: Phrase, more: int = 0) -> tuple[str, str]:
    """How a column counts with another card on top, and this many more nines."""
    player = view.players[entry.seat]
    nines = player.nines[entry.column]
    before, after = column_score(nines, player.top[entry.column]), column_score(nines + more, top)
    sign = "+" if after > before else "−" if after < before else "±"
    label = f"{sign}{abs(after - before)}"
    return label, tell("outcome-counts", column=there, before=before, after=after)


def combined(view: View, entry: Raw, is_fight: bool, there: Phrase) -> tuple[str, str]:
    """MW-33, 34, 50. A combo on one's own warrior, or an attack on another's."""
    player = view.players[entry.seat]
    top = player.top[entry.column]
    what = "fight" if is_fight else "friends"
    if entry.seat != view.to_move:
        said = tell(f"outcome-attack-{what}", top=top, nine=nine(view))
        return tell("outcome-attack"), said
    tried = view.twin()
    tried.players[entry.seat].top[entry.column] = NONE  # MW-37
    if not has_any_room(tried.players[entry.seat]):
        return tell("outcome-lost"), tell("outcome-lost-why", nine=nine(view))
    said = combos(view)
    why = tell(f"outcome-{what}", top=top, friend=card_name(view, NINE - top), nine=nine(view), **said)
    return str(said[what]), why
