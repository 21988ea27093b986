"""Mauwi and Mauw: spirits block columns and are lifted. MW-40 to 44; warriors that block: strengthen.py."""

from nekoban.core.events import tell
from nekoban.core.game import OK
from nekoban.core.record import NONE, SeatNumber
from nekoban.games.mauwi.parts import JOKER, SPIRIT, Clause, Happening
from nekoban.games.mauwi.rules.ending import end_turn
from nekoban.games.mauwi.rules.piles import fill_hand, use_card
from nekoban.games.mauwi.rules.strengthen import lay_on_top
from nekoban.games.mauwi.rules.teams import why_no_opponent
from nekoban.games.mauwi.state import State


def why_no_spirit(state: State, seat: SeatNumber, target: SeatNumber, column: int, top: int) -> int:
    """MW-03, 40, 43. On an opponent's bare nines, or on a spirit in one's own area."""
    if top == SPIRIT:
        return OK if target == seat else Clause.MW_43
    if top != NONE or state.players[target].nines[column] == 0:
        return Clause.MW_03
    if target == seat:
        return Clause.MW_40
    return why_no_opponent(state, seat, target)


def play_spirit(state: State, target: SeatNumber, column: int) -> None:
    """MW-40, 43. A spirit from the hand blocks a column, or lifts the spirit on one's own."""
    seat = int(state.to_move)
    use_card(state, seat, SPIRIT)
    if state.players[target].top[column] == SPIRIT:
        lift_spirit(state, seat, SPIRIT, column)
    else:
        tell(state, Happening.LAYS, seat, SPIRIT, target, column)
        lay_on_top(state, seat, SPIRIT, target, column)


def play_joker_on_spirit(state: State, column: int) -> None:
    """MW-43. A Joker lifts a spirit."""
    seat = int(state.to_move)
    use_card(state, seat, JOKER)
    lift_spirit(state, seat, JOKER, column)


def lift_spirit(state: State, seat: SeatNumber, card: int, column: int) -> None:
    """MW-43. Both cards are discarded and the turn ends."""
    state.players[seat].top[column] = NONE
    state.discards[SPIRIT] += 1
    state.discards[card] += 1
    tell(state, Happening.LIFTS, seat, card, seat, column)
    fill_hand(state, seat)
    end_turn(state, seat)
