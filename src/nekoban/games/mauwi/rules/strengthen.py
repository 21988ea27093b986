"""Mauwi and Mauw: a warrior, or a Joker that stands for one, is laid on a column. MW-30 to 32, 36, 41, 50.

On a slot or on nines it stays; on a warrior it makes a combo (gain.py) or attacks (attack.py).
"""

from nekoban.core.events import EVERYONE, tell, whisper
from nekoban.core.game import OK
from nekoban.core.moves import Move
from nekoban.core.record import NONE, SeatNumber
from nekoban.games.mauwi.parts import JOKER, LAST_WARRIOR, NINE, SPIRIT, Clause, Combo, Happening
from nekoban.games.mauwi.rules.attack import attack
from nekoban.games.mauwi.rules.ending import end_turn
from nekoban.games.mauwi.rules.gain import make_combo, take_gain
from nekoban.games.mauwi.rules.piles import fill_hand, holds, use_card
from nekoban.games.mauwi.rules.teams import why_no_opponent
from nekoban.games.mauwi.state import MOVES, Kind, State


def colour(value: int) -> int:
    """MW-01. Two values that add up to nine share their colour."""
    return min(value, NINE - value)


def is_warrior(card: int) -> bool:
    """Whether a card is a warrior."""
    return 0 < card <= LAST_WARRIOR


def why_no_warrior(
    state: State, seat: SeatNumber, value: int, target: SeatNumber, column: int, top: int
) -> int:
    """MW-30 to 32, 41, 50. On a free slot, on bare nines, or on a warrior of its colour."""
    if top == SPIRIT:
        return Clause.MW_43
    if top == NONE and state.players[target].nines[column] == 0:
        return OK if target == seat or state.any_free_slot else Clause.MW_91
    if target != seat and why_no_opponent(state, seat, target) != OK:
        return Clause.MW_82
    if top != NONE and colour(top) != colour(value):
        return Clause.MW_32 if target == seat else Clause.MW_50
    return OK


def play_warrior(state: State, card: int, target: SeatNumber, column: int) -> None:
    """MW-20. A warrior from the hand onto a column."""
    seat = int(state.to_move)
    use_card(state, seat, card)
    lay_warrior(state, seat, card, card, target, column)


def why_not_joker(state: State, move: Move) -> int:
    """MW-05, 36, 43. On a warrior it is announced for a combo; on a spirit of one's own it is not."""
    seat, target = int(state.to_move), int(MOVES[move].seat)
    if not holds(state.players[seat], JOKER):
        return Clause.MW_20
    top = int(state.players[target].top[MOVES[move].column])
    lifts = MOVES[move].kind == Kind.LIFT
    if top == NONE:
        return Clause.MW_05
    if top == SPIRIT:
        return OK if lifts and target == seat else Clause.MW_43
    if why_no_opponent(state, seat, target) != OK:
        return Clause.MW_82
    return Clause.MW_36 if lifts else OK


def play_joker(state: State, combo: int, target: SeatNumber, column: int) -> None:
    """MW-36. A Joker on a warrior, announced as either value of its colour."""
    seat = int(state.to_move)
    use_card(state, seat, JOKER)
    top = int(state.players[target].top[column])
    value = top if combo == Combo.FIGHT else NINE - top
    lay_warrior(state, seat, JOKER, value, target, column)


def lay_warrior(
    state: State, seat: SeatNumber, card: int, value: int, target: SeatNumber, column: int
) -> None:
    """MW-30, 31, 41: on a slot or on nines it stays. MW-32, 50: on a warrior it makes a combo, or attacks.

    `card` is the warrior itself or the Joker that stands for it.
    """
    if state.players[target].top[column] == NONE:
        tell(state, Happening.LAYS, seat, card, target, column)
        lay_on_top(state, seat, card, target, column)
    elif target == seat:
        whisper(state, Happening.LAYS, seat, card, target, column, value, EVERYONE)
        make_combo(state, seat, card, value, target, column)
        fill_hand(state, seat)
        take_gain(state, seat)
    else:
        state.attacker = seat
        state.target_seat = target
        state.target_column = column
        state.attack_value = value
        attack(state, card)


def lay_on_top(state: State, seat: SeatNumber, card: int, target: SeatNumber, column: int) -> None:
    """MW-30, 31, 40, 41. The card lies on top of the column."""
    state.players[target].top[column] = card
    fill_hand(state, seat)
    end_turn(state, seat)
