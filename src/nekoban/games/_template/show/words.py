"""Mice: every sentence a person reads. Which message, and its arguments; words/ has the texts."""

from collections.abc import Sequence

from nekoban.core.moves import Move
from nekoban.core.record import Raw, View
from nekoban.games._template.parts import CARDS, Clause, Happening
from nekoban.games._template.state import MOVES, ONE
from nekoban.games._template.words import tell

REASONS = {
    Clause.MI_02: "not-held",
    Clause.MI_05: "too-few",
    Clause.MI_06: "no-card",
    Clause.OVER: "over",
}


def reason(view: View, move: Move, clause: int, names: Sequence[str]) -> str:
    """Mice: why a move is refused."""
    return tell(REASONS[Clause(clause)])


def flaw(clause: int) -> str:
    """Mice: what is wrong with a typed-in position."""
    return tell("flaw-cards" if clause == Clause.MI_01 else "flaw-paw")


def component_names() -> list[str]:
    """Mice: what `components` counts: mice, and the kinds of cards."""
    return [tell("component-mice"), *(tell("component-card", card=card) for card in CARDS)]


def status(view: View, names: Sequence[str]) -> str:
    """Mice: what the seat to move is asked."""
    if view.to_move < 0:
        return result(view, names)
    return tell("status", player=names[view.to_move])


def say(view: View, move: Move, names: Sequence[str]) -> str:
    """Mice: a move as an offer: 'take one mouse'."""
    return tell("say-one") if MOVES[move].kind == ONE else tell("say-paw", card=MOVES[move].card)


def log(view: View, names: Sequence[str]) -> list[str]:
    """Mice: what happened in the last move, for whoever this view belongs to."""
    return [line(view.events[index], names) for index in range(view.event_count)]


def line(event: Raw, names: Sequence[str]) -> str:
    """A line of the log of Mice."""
    name = names[event.seat]
    if event.kind == Happening.TAKES:
        return tell("takes", player=name, count=event.a)
    if event.what > 0:
        return tell("draws", player=name, card=event.what)
    return tell("draws-unseen", player=name)


def result(view: View, names: Sequence[str]) -> str:
    """Mice: how the game ended, tie-breaks explained."""
    return tell("result", player=names[view.winner])


def breakdown(view: View, names: Sequence[str]) -> list[list[tuple[str, int]]]:
    """Mice: for each seat where its points come from."""
    return [[(tell("taken"), view.players[seat].taken)] for seat in range(view.seats)]
