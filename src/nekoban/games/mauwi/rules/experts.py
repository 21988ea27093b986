"""Mauwi: Kiwi, Ninox and Tuatara. MW-70 to 73."""

from nekoban.core.events import tell
from nekoban.core.game import OK
from nekoban.core.moves import Move
from nekoban.core.record import NONE, SeatNumber
from nekoban.games.mauwi.parts import (
    COLUMN_COUNT,
    KIWI,
    NINOX,
    SPIRIT,
    TUATARA,
    Clause,
    Happening,
    Origin,
    Stage,
)
from nekoban.games.mauwi.rules.attack import end_attack
from nekoban.games.mauwi.rules.ending import end_turn
from nekoban.games.mauwi.rules.gain import take_gain
from nekoban.games.mauwi.rules.piles import fill_hand, holds, use_card
from nekoban.games.mauwi.rules.strengthen import is_warrior, lay_warrior, why_no_warrior
from nekoban.games.mauwi.state import MOVES, Kind, State


def why_not_kiwi(state: State, move: Move) -> int:
    """MW-71. Kiwi takes any warrior that can then be played somewhere."""
    if not holds(state.players[state.to_move], KIWI):
        return Clause.MW_20
    target, column = int(MOVES[move].seat), int(MOVES[move].column)
    if not is_warrior(int(state.players[target].top[column])):
        return Clause.MW_71
    return OK if can_be_carried(state, target, column) else Clause.MW_71


def can_be_carried(state: State, source: SeatNumber, source_column: int) -> bool:
    """MW-71. Whether a warrior, once it has left its column, has a place to go; its old place included."""
    seat, value = int(state.to_move), int(state.players[source].top[source_column])
    for target in range(state.seats):
        for column in range(COLUMN_COUNT):
            top = int(state.players[target].top[column])
            if target == source and column == source_column:
                top = NONE
            if why_no_warrior(state, seat, value, target, column, top) == OK:
                return True
    return False


def play_kiwi(state: State, target: SeatNumber, column: int) -> None:
    """MW-71. Kiwi fetches a warrior; where it goes is asked next, and the hand is filled after that."""
    seat = int(state.to_move)
    use_card(state, seat, KIWI)
    state.discards[KIWI] += 1
    player = state.players[target]
    state.carried = player.top[column]
    player.top[column] = NONE
    tell(state, Happening.FETCHES, seat, int(state.carried), target, column)
    state.stage = Stage.CARRY


def why_not_carry(state: State, move: Move) -> int:
    """MW-71. The fetched warrior goes where it could be played from the hand."""
    if MOVES[move].kind != Kind.CARRY:
        return Clause.MW_71
    target, column = int(MOVES[move].seat), int(MOVES[move].column)
    top = int(state.players[target].top[column])
    return why_no_warrior(state, int(state.to_move), int(state.carried), target, column, top)


def carry(state: State, target: SeatNumber, column: int) -> None:
    """MW-71. The fetched warrior is played as if it came from the hand."""
    warrior = int(state.carried)
    state.carried = NONE
    lay_warrior(state, int(state.to_move), warrior, warrior, target, column)


def why_not_ninox(state: State, move: Move) -> int:
    """MW-72. Ninox, and a spirit for it."""
    seat, target = int(state.to_move), int(MOVES[move].seat)
    if not holds(state.players[seat], NINOX):
        return Clause.MW_20
    return why_no_ninox(state, seat, target, int(state.players[target].top[MOVES[move].column]))


def why_no_ninox(state: State, seat: SeatNumber, target: SeatNumber, top: int) -> int:
    """MW-72. Ninox frees an opponent's column from a spirit."""
    if top != SPIRIT or target == seat or state.players[seat].teammate == target:
        return Clause.MW_72
    return OK


def play_ninox(state: State, target: SeatNumber, column: int) -> None:
    """MW-72. Ninox makes an opponent's spirit one's own nine."""
    seat = int(state.to_move)
    use_card(state, seat, NINOX)
    state.discards[NINOX] += 1
    state.players[target].top[column] = NONE
    state.gain_nine = SPIRIT
    tell(state, Happening.NINOX, seat, NONE, target, column)
    fill_hand(state, seat)
    take_gain(state, seat)


def defend_with_tuatara(state: State) -> None:
    """MW-73. The attacking card goes into the hand instead of a drawn one; the attacker's turn ends."""
    seat = int(state.to_move)
    attacker = int(state.attacker)
    place = use_card(state, seat, TUATARA)
    state.discards[TUATARA] += 1
    state.players[seat].hand[place] = state.attack_card
    state.players[seat].origin[place] = Origin.TAKEN
    tell(state, Happening.TUATARA, seat, int(state.attack_card), int(state.target_seat), NONE)
    end_attack(state)
    end_turn(state, attacker)
