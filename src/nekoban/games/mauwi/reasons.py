"""Mauwi and Mauw: whether the reason for a refusal is true.

Written from RULES.md and the fields of a position, apart from the rules that give the reasons: no function of
theirs is called here. Law 12 asks about every refused move.
"""

from nekoban.core.moves import Move
from nekoban.core.record import NONE, OVER, SeatNumber
from nekoban.games.mauwi.parts import (
    COLUMN_COUNT,
    HAND,
    JOKER,
    KIWI,
    LAST_WARRIOR,
    MOST_NINES,
    NINE,
    NINOX,
    SPIRIT,
    TUATARA,
    Clause,
    Edition,
    Stage,
)
from nekoban.games.mauwi.state import MOVES, Kind, State


def applies(state: State, move: Move, clause: int) -> bool:
    """Mauwi: whether this clause really stands in the way of this move here."""
    if state.to_move == OVER:
        return clause == Clause.OVER
    if MOVES[move].seat >= state.seats:
        return clause == Clause.MW_10
    if state.stage == Stage.TURN:
        return applies_in_a_turn(state, move, clause)
    if state.stage == Stage.CARRY:
        return applies_to_the_fetched(state, move, clause)
    if state.stage == Stage.PLACE:
        return applies_to_a_gain(state, move, clause)
    return applies_in_an_exchange(state, move, clause)


def applies_in_a_turn(state: State, move: Move, clause: int) -> bool:
    """MW-20, 22, 71, 72, 73, 92. A turn is a card that is held, or a pass."""
    kind = MOVES[move].kind
    if kind == Kind.PASS:
        return clause == Clause.MW_92 and state.edition == Edition.MAUW and some_card_goes(state)
    if kind == Kind.DEFEND and MOVES[move].card == TUATARA:
        return clause == Clause.MW_73
    card = card_of(move)
    if kind == Kind.DEFEND or kind == Kind.GO_ON or card == NONE:
        return clause == Clause.MW_20
    if clause == Clause.MW_20:
        return not is_in_hand(state, card)
    if kind == Kind.FETCH:
        return clause == Clause.MW_71 and not has_somewhere_to_go(state, move)
    if kind == Kind.FREE:
        return clause == Clause.MW_72 and not is_spirit_of_an_opponent(state, move)
    return applies_to_a_card(state, move, card, clause)


def card_of(move: Move) -> int:
    """The card of the hand that a move uses; NONE for moves that use none."""
    kind = MOVES[move].kind
    if kind == Kind.ANNOUNCE or kind == Kind.LIFT:
        return JOKER
    if kind == Kind.FETCH:
        return KIWI
    return NINOX if kind == Kind.FREE else int(MOVES[move].card)


def is_in_hand(state: State, card: int) -> bool:
    """Whether the seat to move holds that card."""
    hand = state.players[state.to_move].hand
    return hand[0] == card or hand[1] == card or hand[2] == card or hand[3] == card


def is_teammate(state: State, seat: SeatNumber) -> bool:
    """Whether a seat is in the team of the seat to move."""
    return state.players[seat].teammate == state.to_move


def applies_to_a_card(state: State, move: Move, card: int, clause: int) -> bool:
    """A warrior, a spirit or a Joker that is laid on a column, by what lies there."""
    seat, column = int(MOVES[move].seat), int(MOVES[move].column)
    top, nines = int(state.players[seat].top[column]), int(state.players[seat].nines[column])
    if top == SPIRIT:
        return clause == Clause.MW_43 and not lifts_a_spirit(state, move, card)
    if top == NONE and card == JOKER:
        return clause == Clause.MW_05
    if top == NONE and nines == 0:
        return applies_to_a_slot(state, seat, card, clause)
    if top == NONE:
        if clause == Clause.MW_82:
            return is_teammate(state, seat)
        return clause == Clause.MW_40 and card == SPIRIT and seat == state.to_move
    return applies_on_a_warrior(state, move, card, clause)


def lifts_a_spirit(state: State, move: Move, card: int) -> bool:
    """MW-43. A spirit, or a Joker that is announced as nothing, in one's own area."""
    is_lifter = card == SPIRIT or MOVES[move].kind == Kind.LIFT
    return is_lifter and MOVES[move].seat == state.to_move


def applies_to_a_slot(state: State, seat: SeatNumber, card: int, clause: int) -> bool:
    """MW-03: no spirit on an empty slot. MW-91: perhaps no warrior on a slot of others."""
    if card == SPIRIT:
        return clause == Clause.MW_03
    return clause == Clause.MW_91 and seat != state.to_move and state.any_free_slot == 0


def applies_on_a_warrior(state: State, move: Move, card: int, clause: int) -> bool:
    """MW-03, 32, 36, 50, 82. A combo of one colour: one's own, or an attack on an opponent."""
    seat = int(MOVES[move].seat)
    if card == SPIRIT:
        return clause == Clause.MW_03
    if clause == Clause.MW_82:
        return is_teammate(state, seat)
    if MOVES[move].kind == Kind.LIFT:
        return clause == Clause.MW_36
    if card == JOKER or are_of_one_colour(card, int(state.players[seat].top[MOVES[move].column])):
        return False
    if seat == state.to_move:
        return clause == Clause.MW_32
    return clause == Clause.MW_50 and not is_teammate(state, seat)


def are_of_one_colour(card: int, top: int) -> bool:
    """MW-01. The same value, or two values that make nine."""
    return card == top or card + top == NINE


def is_spirit_of_an_opponent(state: State, move: Move) -> bool:
    """MW-72. What Ninox lifts."""
    seat = int(MOVES[move].seat)
    is_opponent = seat != state.to_move and not is_teammate(state, seat)
    return is_opponent and state.players[seat].top[MOVES[move].column] == SPIRIT


def has_somewhere_to_go(state: State, move: Move) -> bool:
    """MW-71. A warrior lies there, and would find a place on the table without it."""
    seat, column = int(MOVES[move].seat), int(MOVES[move].column)
    warrior = int(state.players[seat].top[column])
    if warrior < 1 or warrior > LAST_WARRIOR:
        return False
    for other in range(state.seats):
        for place in range(COLUMN_COUNT):
            is_old_place = other == seat and place == column
            top = NONE if is_old_place else int(state.players[other].top[place])
            if takes(state, other, int(state.players[other].nines[place]), top, warrior):
                return True
    return False


def some_card_goes(state: State) -> bool:
    """MW-92. Whether a column takes a card of the hand; there are no expert cards in mauw."""
    hand = state.players[state.to_move].hand
    for seat in range(state.seats):
        for column in range(COLUMN_COUNT):
            nines, top = int(state.players[seat].nines[column]), int(state.players[seat].top[column])
            for place in range(HAND):
                if hand[place] != NONE and takes(state, seat, nines, top, int(hand[place])):
                    return True
    return False


def takes(state: State, seat: SeatNumber, nines: int, top: int, card: int) -> bool:
    """Whether a column with this many nines and this card on top takes a warrior, a spirit or a Joker."""
    is_own = seat == state.to_move
    if top == SPIRIT:  # MW-43
        return is_own and card in (SPIRIT, JOKER)
    if top != NONE:  # MW-32, 50, 82
        is_combo = card == JOKER or are_of_one_colour(card, top)
        return is_combo and not is_teammate(state, seat)
    if card == JOKER:  # MW-05
        return False
    if card == SPIRIT:  # MW-03, 40, 82
        return nines > 0 and not is_own and not is_teammate(state, seat)
    if nines == 0:  # MW-30, 91
        return is_own or state.any_free_slot == 1
    return not is_teammate(state, seat)  # MW-31, 41, 82


def applies_to_the_fetched(state: State, move: Move, clause: int) -> bool:
    """MW-71. Nothing but the place of the warrior that Kiwi fetched is asked for."""
    if MOVES[move].kind != Kind.CARRY:
        return clause == Clause.MW_71
    return applies_to_a_card(state, move, int(state.carried), clause)


def applies_to_a_gain(state: State, move: Move, clause: int) -> bool:
    """MW-11, 33, 34, 72. Nothing but a place for the gain is asked for, in one's own area."""
    is_place = MOVES[move].kind == Kind.PLACE and MOVES[move].seat == state.to_move
    area, column = state.players[state.to_move], int(MOVES[move].column)
    if is_place and area.nines[column] == MOST_NINES:
        return clause == Clause.MW_11
    if is_place and area.top[column] == NONE:
        return False
    if state.gain_top != NONE:
        return clause == Clause.MW_34
    return clause == (Clause.MW_33 if state.gain_nine == NONE else Clause.MW_72)


def applies_in_an_exchange(state: State, move: Move, clause: int) -> bool:
    """MW-20, 51, 52, 81. A card of the attacking value, a Joker, in defence Tuatara; or giving up."""
    is_attacker = state.stage == Stage.GO_ON
    kind, card = MOVES[move].kind, int(MOVES[move].card)
    if kind == Kind.GIVE_UP:
        return False
    is_answer = kind == (Kind.GO_ON if is_attacker else Kind.DEFEND)
    if clause == Clause.MW_20:
        return is_answer and not is_in_hand(state, card)
    if is_answer and (card == state.attack_value or card in (JOKER, TUATARA)):
        return False
    if is_attacker:
        return clause == Clause.MW_52
    return clause == (Clause.MW_51 if state.stage == Stage.DEFEND else Clause.MW_81)
