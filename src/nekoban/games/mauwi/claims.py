"""Mauwi and Mauw: whether the sentence for a refusal is true in the position."""

from collections.abc import Sequence

from nekoban.core.claims import clauses_in, is_over, named
from nekoban.core.contracts import Claim, Said
from nekoban.core.record import NONE, Raw
from nekoban.games.mauwi.parts import (
    COLUMN_COUNT,
    JOKER,
    KIWI,
    MOST_NINES,
    NINE,
    NINOX,
    SPIRIT,
    TUATARA,
    WARRIORS,
    Card,
    Clause,
    Column,
    Edition,
    Stage,
)
from nekoban.games.mauwi.state import Kind

COLOURS = ("red", "yellow", "green", "blue")  # MW-01: of 1 and 8, 2 and 7, 3 and 6, 4 and 5


OF_A_TURN = (Kind.LAY, Kind.ANNOUNCE, Kind.LIFT, Kind.FETCH, Kind.FREE)
KINDS_WITH_CARD = {  # the moves that play a card of the hand, by what is asked
    Stage.TURN: OF_A_TURN,
    Stage.DEFEND: (Kind.DEFEND,),
    Stage.HELP: (Kind.DEFEND,),
    Stage.GO_ON: (Kind.GO_ON,),
}


# --- what is said of the hand and of the turn


def is_not_held(state: Raw, row: Raw, said: Said) -> bool:
    """'You do not hold a 5.' That is the card of the move, and no place of the hand has it."""
    if row.kind not in KINDS_WITH_CARD.get(state.stage, ()):
        return False
    hand = state.players[state.to_move].hand.tolist()
    return named(said["card"]) == card_message(state, used_card(row)) and used_card(row) not in hand


def is_no_turn(state: Raw, row: Raw, said: Said) -> bool:
    """'It is your turn: play one card …'. Nothing else is asked, and the move is none of a turn."""
    answers = (Kind.DEFEND, Kind.GO_ON, Kind.GIVE_UP, Kind.PLACE, Kind.CARRY)
    return state.stage == Stage.TURN and row.kind in answers


def is_turn_of(edition: int) -> Claim:
    """'It is your turn.' The same in the words of either edition."""
    return lambda state, row, said: state.edition == edition and is_no_turn(state, row, said)


def can_play(state: Raw, row: Raw, said: Said) -> bool:
    """'You can play a card, so you may not pass.'"""
    is_mauw = state.edition == Edition.MAUW and row.kind == Kind.PASS
    return is_mauw and any(takes(state, card, seat, column) for card, seat, column in chances(state))


def chances(state: Raw) -> list[tuple[int, int, int]]:
    """Every card of the hand with every column."""
    hand = {card for card in state.players[state.to_move].hand.tolist() if card != NONE}
    return [(card, seat, col) for card in hand for seat in range(state.seats) for col in range(COLUMN_COUNT)]


def takes(state: Raw, card: int, seat: int, column: int) -> bool:
    """Whether a column takes a card of the hand, in mauw: there are neither teams nor expert cards."""
    top, nines = column_of(state, seat, column)
    if top == SPIRIT:
        return seat == state.to_move and card in (SPIRIT, JOKER)
    if top != NONE:
        return card == JOKER or card in combo_values(top)
    if card == JOKER:
        return False
    if card == SPIRIT:
        return nines > 0 and seat != state.to_move
    return nines > 0 or seat == state.to_move or state.any_free_slot == 1


def used_card(row: Raw) -> int:
    """The card that a refused move would use."""
    used = {Kind.ANNOUNCE: JOKER, Kind.LIFT: JOKER, Kind.FETCH: KIWI, Kind.FREE: NINOX}
    return used.get(row.kind, int(row.card))


def card_message(state: Raw, card: int) -> str:
    """How the message of a card is called; the first edition's Joker is Maui."""
    if card == JOKER and state.edition == Edition.MAUW:
        return "card-maui"
    return f"card-{Card(card).name.lower()}"


# --- what is said of a column


def column_of(state: Raw, seat: int, column: int) -> tuple[int, int]:
    """What lies on top of a column, and on how many nines."""
    return int(state.players[seat].top[column]), int(state.players[seat].nines[column])


def top_at(state: Raw, row: Raw) -> int:
    """The card on top of the column that a move names."""
    return column_of(state, row.seat, row.column)[0]


def combo_values(top: int) -> tuple[int, int]:
    """MW-01. The values of a warrior's colour."""
    return min(top, NINE - top), max(top, NINE - top)


def is_of_another_colour(state: Raw, row: Raw, said: Said) -> bool:
    """'The 8 is red: only a 1, an 8 or a Joker …'. The card is none of these."""
    top = top_at(state, row)
    if top not in WARRIORS or said["top"] != top:
        return False
    low, high = combo_values(top)
    card = state.carried if row.kind == Kind.CARRY else used_card(row)
    right = [card_message(state, kind) for kind in (low, high, JOKER)]
    is_colour = named(said["colour"]) == f"colour-{COLOURS[low - 1]}"
    return is_colour and listed(said["takes"]) == right and card not in (low, high, JOKER)


def listed(phrases: Sequence[Raw]) -> list[str]:
    """The messages of the things that a sentence lists."""
    return [named(phrase) for phrase in phrases]


def is_own_combo(state: Raw, row: Raw, said: Said) -> bool:
    """'That is a combo of your own.' The column is one's own, and the card of another colour."""
    return row.seat == state.to_move and is_of_another_colour(state, row, said)


def is_attack(state: Raw, row: Raw, said: Said) -> bool:
    """The same of an opponent's warrior; a teammate's is never attacked."""
    return not is_own_team(state, row.seat) and is_of_another_colour(state, row, said)


def is_own_team(state: Raw, seat: int) -> bool:
    """Whether a seat belongs to the team of the seat to move."""
    return seat == state.to_move or state.players[seat].teammate == state.to_move


def is_no_ground_for_spirit(state: Raw, row: Raw, said: Said) -> bool:
    """'… never on a warrior, never on an empty slot.'"""
    top, nines = column_of(state, row.seat, row.column)
    is_ground = (top == NONE and nines > 0) or top == SPIRIT
    return used_card(row) == SPIRIT and not is_ground and is_nine(state, said)


def is_joker_on_nothing(state: Raw, row: Raw, said: Said) -> bool:
    """'A Joker never lies on a column: it is played on a warrior, or on a spirit of your own.'"""
    return used_card(row) == JOKER and top_at(state, row) == NONE and is_joker(state, said)


def is_joker_without_combo(state: Raw, row: Raw, said: Said) -> bool:
    """'On a warrior a Joker makes a combo: say which.'"""
    return row.kind == Kind.LIFT and top_at(state, row) in WARRIORS and is_joker(state, said)


def is_combo_with_spirit(state: Raw, row: Raw, said: Said) -> bool:
    """'There is no combo with a spirit: a Joker lifts it.' So it does in one's own area."""
    is_own_spirit = top_at(state, row) == SPIRIT and row.seat == state.to_move
    return row.kind == Kind.ANNOUNCE and is_own_spirit and is_joker(state, said)


def is_no_lifter(state: Raw, row: Raw, said: Said) -> bool:
    """'A spirit is lifted only by another spirit or a Joker, and only in your own area.'"""
    card = state.carried if row.kind == Kind.CARRY else used_card(row)
    is_lifted = row.seat == state.to_move and card in (SPIRIT, JOKER)
    return top_at(state, row) == SPIRIT and not is_lifted and is_joker(state, said)


def is_block_of_own(state: Raw, row: Raw, said: Said) -> bool:
    """'A spirit blocks the columns of others, not your own.'"""
    top, nines = column_of(state, row.seat, row.column)
    return used_card(row) == SPIRIT and row.seat == state.to_move and top == NONE and nines > 0


def is_against_teammate(state: Raw, row: Raw, said: Said) -> bool:
    """'Your teammate is neither blocked nor attacked.' There is something to block or to attack."""
    top, nines = column_of(state, row.seat, row.column)
    is_mate = row.seat != state.to_move and is_own_team(state, row.seat)
    return is_mate and (top in WARRIORS or (top == NONE and nines > 0))


def is_slot_of_others(state: Raw, row: Raw, said: Said) -> bool:
    """'A warrior goes only on a free slot of your own area.'"""
    is_free = column_of(state, row.seat, row.column) == (NONE, 0)
    return is_free and row.seat != state.to_move and state.any_free_slot == 0


def nobody_sits_there(state: Raw, row: Raw, said: Said) -> bool:
    """'Nobody sits there.'"""
    return row.seat >= state.seats


# --- expert cards


def is_no_warrior(state: Raw, row: Raw, said: Said) -> bool:
    """'Kiwi fetches a warrior, and there is none on your column A.' That column, of that player."""
    if row.kind != Kind.FETCH or state.stage != Stage.TURN:
        return False
    column = said["column"]
    told = column.arguments.get("player"), column.arguments["column"]
    owner = None if row.seat == state.to_move else said["names"][row.seat]
    is_named = told == (owner, Column(row.column).name)
    return is_named and top_at(state, row) not in WARRIORS


def is_without_place(state: Raw, row: Raw, said: Said) -> bool:
    """'… a warrior that can then be played somewhere, and the 5 could not.'"""
    top = top_at(state, row)
    if row.kind != Kind.FETCH or top not in WARRIORS or said["card"] != top:
        return False
    places = [(seat, column) for seat in range(state.seats) for column in range(COLUMN_COUNT)]
    return not any(carries(state, row, top, seat, column) for seat, column in places)


def carries(state: Raw, row: Raw, warrior: int, seat: int, column: int) -> bool:
    """Whether a column would take the fetched warrior, once it is gone from where it lay."""
    top, nines = column_of(state, seat, column)
    if seat == row.seat and column == row.column:
        top = NONE
    is_mate = seat != state.to_move and is_own_team(state, seat)
    if top != NONE:
        return top != SPIRIT and warrior in combo_values(top) and not is_mate
    if nines == 0:
        return seat == state.to_move or state.any_free_slot == 1
    return not is_mate


def is_carrying(state: Raw, row: Raw, said: Said) -> bool:
    """'Kiwi has fetched the 5: first say where it goes.'"""
    return state.stage == Stage.CARRY and said["card"] == state.carried and row.kind != Kind.CARRY


def is_no_spirit_to_free(state: Raw, row: Raw, said: Said) -> bool:
    """'Ninox lifts a spirit from a column of an opponent.'"""
    is_spirit = top_at(state, row) == SPIRIT
    return row.kind == Kind.FREE and not (is_spirit and not is_own_team(state, row.seat))


def is_tuatara_in_turn(state: Raw, row: Raw, said: Said) -> bool:
    """'Tuatara answers an attack; it cannot be played in your own turn.'"""
    return state.stage == Stage.TURN and row.kind == Kind.DEFEND and row.card == TUATARA


# --- gains


def is_gain(state: Raw, said: Said) -> bool:
    """Whether the gain is called what waits to be placed."""
    gain = said["gain"]
    if state.stage != Stage.PLACE or not is_nine(state, said):
        return False
    if state.gain_top == NONE:
        return named(gain) == nine_message(state)
    return named(gain) == "gain-with" and gain.arguments["top"] == state.gain_top


def is_no_place(state: Raw, row: Raw, said: Said) -> bool:
    """'Your nine goes on an empty slot of yours, or on one or two nines of yours without a card on top.'"""
    if row.kind != Kind.PLACE:
        return False
    top, nines = column_of(state, row.seat, row.column)
    is_ground = row.seat == state.to_move and top == NONE and nines < MOST_NINES
    return not is_ground and is_gain(state, said)


def is_place_first(state: Raw, row: Raw, said: Said) -> bool:
    """'First say where your nine goes.' Something else was tried."""
    return row.kind != Kind.PLACE and is_gain(state, said)


def is_full(state: Raw, row: Raw, said: Said) -> bool:
    """'A column holds at most three nines.'"""
    return column_of(state, row.seat, row.column)[1] == MOST_NINES and is_nine(state, said)


def nine_message(state: Raw) -> str:
    """What nines are called in this edition."""
    return "mauw" if state.edition == Edition.MAUW else "nine"


def is_nine(state: Raw, said: Said) -> bool:
    """Whether a sentence calls nines by the name of this edition."""
    return named(said["nine"]) == nine_message(state)


def is_joker(state: Raw, said: Said) -> bool:
    """Whether a sentence calls the Joker by the name of this edition."""
    return named(said["joker"]) == card_message(state, JOKER)


# --- an exchange


def is_asked_to_defend(stage: int) -> Claim:
    """'You are attacked: defend with a 1, a Joker or Tuatara, or give up.'"""

    def claim(state: Raw, row: Raw, said: Said) -> bool:
        right = [*answers(state), *([TUATARA] if state.deck[TUATARA] else [])]
        is_right = listed(said["defence"]) == [card_message(state, card) for card in right]
        return state.stage == stage and is_right and not (row.kind == Kind.DEFEND and row.card in right)

    return claim


def is_asked_to_go_on(state: Raw, row: Raw, said: Said) -> bool:
    """'Go on attacking with a 1 or a Joker, or give up.'"""
    is_right = listed(said["answers"]) == [card_message(state, card) for card in answers(state)]
    is_answer = row.kind == Kind.GO_ON and row.card in answers(state)
    return state.stage == Stage.GO_ON and is_right and not is_answer


def answers(state: Raw) -> list[int]:
    """The cards that can answer the attack."""
    return [int(state.attack_value), JOKER]


CLAIMS: dict[str, Claim] = {
    "reason-mw-03": is_no_ground_for_spirit,
    "reason-mw-05": is_joker_on_nothing,
    "reason-mw-10": nobody_sits_there,
    "reason-mw-11": is_full,
    "reason-mw-36": is_joker_without_combo,
    "reason-mw-40": is_block_of_own,
    "reason-mw-51": is_asked_to_defend(Stage.DEFEND),
    "reason-mw-52": is_asked_to_go_on,
    "reason-mw-73": is_tuatara_in_turn,
    "reason-mw-81": is_asked_to_defend(Stage.HELP),
    "reason-mw-82": is_against_teammate,
    "reason-mw-91": is_slot_of_others,
    "reason-mw-92": can_play,
    "reason-over": is_over,
    "your-turn-mauwi": is_turn_of(Edition.MAUWI),
    "your-turn-mauw": is_turn_of(Edition.MAUW),
    "not-held": is_not_held,
    "no-combo": is_own_combo,
    "no-attack": is_attack,
    "no-combo-with-spirit": is_combo_with_spirit,
    "no-lifting": is_no_lifter,
    "place-first": is_place_first,
    "no-place": is_no_place,
    "carry-first": is_carrying,
    "no-warrior-there": is_no_warrior,
    "no-place-for-warrior": is_without_place,
    "no-freeing": is_no_spirit_to_free,
}
"""Whether what a message says is so, by its name."""
GAINS = (Clause.MW_33, Clause.MW_34, Clause.MW_72)
CLAUSES = clauses_in(CLAIMS, Clause) | {
    "your-turn-mauwi": (Clause.MW_20,),
    "your-turn-mauw": (Clause.MW_20,),
    "not-held": (Clause.MW_20,),
    "no-combo": (Clause.MW_32,),
    "no-attack": (Clause.MW_50,),
    "no-combo-with-spirit": (Clause.MW_43,),
    "no-lifting": (Clause.MW_43,),
    "place-first": GAINS,
    "no-place": GAINS,
    "carry-first": (Clause.MW_71,),
    "no-warrior-there": (Clause.MW_71,),
    "no-place-for-warrior": (Clause.MW_71,),
    "no-freeing": (Clause.MW_72,),
}
"""The clauses for which a message speaks."""
