"""Iwari: the end of a turn, when hand and display are refilled (IW-06, IW-20)."""

from nekoban.core.game import OK
from nekoban.core.moves import Move
from nekoban.games.iwari.parts import Clause, Stage
from nekoban.games.iwari.rules.cards import draw_from_deck, may_draw, refill_display, take_from_display
from nekoban.games.iwari.rules.ending import end_turn
from nekoban.games.iwari.state import MOVES, Kind, State


def begin_drawing(state: State) -> None:
    """IW-20. Only now is the hand refilled."""
    state.stage = Stage.DRAW
    go_on_drawing(state)


def drawing_refusal(state: State, move: Move) -> int:
    """IW-20, IW-30. From the display or the deck, once the actions are over; from a new deck alone."""
    if state.stage != Stage.DRAW and state.stage != Stage.DRAFT:
        return Clause.IW_22
    if MOVES[move].kind == Kind.DECK:
        return OK  # there is a deck until it has run out twice, and then nobody draws
    if state.half_due:
        return Clause.IW_30  # the deck has run out within this hand
    return OK if state.display[MOVES[move].card] > 0 else Clause.IW_20


def draw_card(state: State, move: Move) -> None:
    """IW-20. Take a card from the display, or draw one from the deck."""
    if MOVES[move].kind == Kind.DECK:
        draw_from_deck(state, state.to_move)
    else:
        take_from_display(state, MOVES[move].card)
    go_on_drawing(state)


def go_on_drawing(state: State) -> None:
    """IW-20, IW-06. Card by card until the hand is full; then the display is refilled."""
    if may_draw(state):
        return
    refill_display(state)
    if state.stage == Stage.DRAFT:
        end_draft(state)
    else:
        end_turn(state)


def end_draft(state: State) -> None:
    """IW-06. Counter-clockwise; after the starting player's hand the first turn begins."""
    if state.to_move == state.starter:
        state.stage = Stage.ACT
    else:
        state.to_move = (state.to_move + state.seats - 1) % state.seats
