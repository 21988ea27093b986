"""Mice: every sentence a person reads."""

from collections.abc import Sequence

from nekoban.core.moves import Move
from nekoban.core.record import Raw, View
from nekoban.games._template.parts import CARDS, Clause, Happening
from nekoban.games._template.state import MOVES, ONE

REASONS = {
    Clause.MI_02: "You do not hold that card.",
    Clause.MI_05: "The heap has fewer mice than that.",
    Clause.MI_06: "You have no card, so you can only take one mouse.",
    Clause.OVER: "The game is over.",
}


def reason(view: View, move: Move, clause: int, names: Sequence[str]) -> str:
    """Why a move is refused."""
    return REASONS[Clause(clause)]


def flaw(clause: int) -> str:
    """What is wrong with a typed-in position."""
    if clause == Clause.MI_01:
        return "more cards of a kind lie open than there are."
    return "a player holds a card exactly when has_paw is 1."


def component_names() -> list[str]:
    """What `components` counts."""
    return ["mice", *(f"card {card}" for card in CARDS)]


def status(view: View, names: Sequence[str]) -> str:
    """What the seat to move is asked."""
    if view.to_move < 0:
        return result(view, names)
    return f"{names[view.to_move]}: take one mouse, or play your paw."


def say(view: View, move: Move, names: Sequence[str]) -> str:
    """A move as an offer: 'take one mouse'."""
    return "take one mouse" if MOVES[move].kind == ONE else f"play your {MOVES[move].card}"


def log(view: View, names: Sequence[str]) -> list[str]:
    """What happened in the last move, for whoever this view belongs to."""
    return [line(view.events[index], names) for index in range(view.event_count)]


def line(event: Raw, names: Sequence[str]) -> str:
    name = names[event.seat]
    if event.kind == Happening.TAKES:
        return f"{name} takes {event.a} {'mouse' if event.a == 1 else 'mice'}."
    return f"{name} draws a {event.what}." if event.what > 0 else f"{name} draws a card."


def result(view: View, names: Sequence[str]) -> str:
    """How the game ended, tie-breaks explained."""
    return f"{names[view.winner]} took the last mouse and wins."


def breakdown(view: View, names: Sequence[str]) -> list[list[tuple[str, int]]]:
    """For each seat where its points come from."""
    return [[("mice taken", view.players[seat].taken)] for seat in range(view.seats)]
