"""Mauwi and Mauw: a turn. Which moves may be made, which are listed, and what begins when one is made.

MW-20, 22, 92. What a card may do and what it does stand together in the files of the booklet's sections.
"""

from nekoban.core.events import EVERYONE, whisper
from nekoban.core.game import OK
from nekoban.core.moves import Move
from nekoban.core.record import NONE, OVER, Raw, SeatNumber
from nekoban.games.mauwi.parts import (
    COLUMN_COUNT,
    HAND,
    JOKER,
    KINDS,
    KIWI,
    NINE,
    NINOX,
    SPIRIT,
    TUATARA,
    WARRIORS,
    Clause,
    Combo,
    Edition,
    Happening,
    Stage,
)
from nekoban.games.mauwi.rules.attack import defend, give_up, go_on, why_not_defend, why_not_go_on
from nekoban.games.mauwi.rules.block import play_joker_on_spirit, play_spirit, why_no_spirit
from nekoban.games.mauwi.rules.ending import end_turn
from nekoban.games.mauwi.rules.experts import (
    carry,
    defend_with_tuatara,
    play_kiwi,
    play_ninox,
    why_not_carry,
    why_not_kiwi,
    why_not_ninox,
)
from nekoban.games.mauwi.rules.gain import place_gain, why_not_place
from nekoban.games.mauwi.rules.piles import drop_card, fill_hand, holds
from nekoban.games.mauwi.rules.strengthen import play_joker, play_warrior, why_no_warrior, why_not_joker
from nekoban.games.mauwi.state import (
    MOVES,
    Kind,
    Player,
    State,
    announce_row,
    carry_row,
    defend_row,
    fetch_row,
    free_row,
    give_up_row,
    go_on_row,
    lay_row,
    lift_row,
    pass_row,
    place_row,
)

WARRIOR_BITS = sum(1 << warrior for warrior in WARRIORS)
LAID_BITS = WARRIOR_BITS | 1 << SPIRIT
NO_KIND = KINDS


def why_not(state: State, move: Move) -> int:
    """Mauwi: OK, or the clause that forbids the move."""
    if state.to_move == OVER:
        return Clause.OVER
    if MOVES[move].seat >= state.seats:
        return Clause.MW_10
    if state.stage == Stage.TURN:
        return why_not_turn(state, move)
    if state.stage == Stage.PLACE:
        return why_not_place(state, move)
    if state.stage == Stage.DEFEND:
        return why_not_defend(state, move, Clause.MW_51)
    if state.stage == Stage.HELP:
        return why_not_defend(state, move, Clause.MW_81)
    if state.stage == Stage.GO_ON:
        return why_not_go_on(state, move)
    return why_not_carry(state, move)


def why_not_turn(state: State, move: Move) -> int:
    """MW-20. A turn is one card played, or a pass."""
    kind = MOVES[move].kind
    if kind == Kind.LAY:
        return why_not_lay(state, move)
    if kind == Kind.ANNOUNCE or kind == Kind.LIFT:
        return why_not_joker(state, move)
    if kind == Kind.FETCH:
        return why_not_kiwi(state, move)
    if kind == Kind.FREE:
        return why_not_ninox(state, move)
    if kind == Kind.PASS:
        return why_not_pass(state)
    if MOVES[move].card == TUATARA:
        return Clause.MW_73
    return Clause.MW_20


def why_not_lay(state: State, move: Move) -> int:
    """MW-20. A card of one's hand, on a column that takes it."""
    seat, card = int(state.to_move), int(MOVES[move].card)
    target, column = int(MOVES[move].seat), int(MOVES[move].column)
    if not holds(state.players[seat], card):
        return Clause.MW_20
    top = int(state.players[target].top[column])
    if card == SPIRIT:
        return why_no_spirit(state, seat, target, column, top)
    return why_no_warrior(state, seat, card, target, column, top)


def play(state: State, move: Move) -> None:
    """MW-20. The move, up to the next decision."""
    kind, card = MOVES[move].kind, int(MOVES[move].card)
    seat, column = int(MOVES[move].seat), int(MOVES[move].column)
    if kind == Kind.LAY and card == SPIRIT:
        play_spirit(state, seat, column)
    elif kind == Kind.LAY:
        play_warrior(state, card, seat, column)
    elif kind == Kind.PLACE:
        place_gain(state, column)
    elif kind == Kind.PASS:
        pass_turn(state)
    elif kind == Kind.GIVE_UP:
        give_up(state)
    elif kind == Kind.ANNOUNCE:
        play_joker(state, int(MOVES[move].combo), seat, column)
    elif kind == Kind.LIFT:
        play_joker_on_spirit(state, column)
    elif kind == Kind.GO_ON:
        go_on(state, card)
    elif kind == Kind.FETCH:
        play_kiwi(state, seat, column)
    elif kind == Kind.CARRY:
        carry(state, seat, column)
    elif kind == Kind.FREE:
        play_ninox(state, seat, column)
    elif card == TUATARA:
        defend_with_tuatara(state)
    else:
        defend(state, card)


# --- passing --------------------------------------------------------------------------------------


def why_not_pass(state: State) -> int:
    """MW-22: whenever one likes. MW-92: in mauw only when no card can be played."""
    if state.edition == Edition.MAUW and can_play(state):
        return Clause.MW_92
    return OK


def can_play(state: State) -> bool:
    """MW-92. Whether a card of the hand can be played (mauw has no expert cards)."""
    seat = int(state.to_move)
    held = hand_bits(state.players[seat])
    for target in range(state.seats):
        for column in range(COLUMN_COUNT):
            if held & taken_bits(state, seat, target, column):
                return True
    return False


def pass_turn(state: State) -> None:
    """MW-22. Discard the whole hand, draw four, end the turn."""
    seat = int(state.to_move)
    hand = state.players[seat].hand
    a, b, c, d = int(hand[0]), int(hand[1]), int(hand[2]), int(hand[3])
    whisper(state, Happening.PASSES, seat, a, b, c, d, EVERYONE)
    for place in range(HAND):
        state.discards[drop_card(state, seat, place)] += 1
    fill_hand(state, seat)
    end_turn(state, seat)


# --- the list of legal moves ----------------------------------------------------------------------


def legal(state: State, out: Raw) -> int:
    """Mauwi: the legal moves: those of this stage that why_not allows; in a turn, what list_turn finds."""
    if state.stage == Stage.TURN:
        return list_turn(state, out)
    if state.stage == Stage.PLACE:
        return list_places(state, out)
    if state.stage == Stage.CARRY:
        return list_carries(state, out)
    return list_answers(state, out)


def add(state: State, move: Move, out: Raw, count: int) -> int:
    """List the move if it is legal; how many are listed."""
    if why_not(state, move) != OK:
        return count
    out[count] = move
    return count + 1


def list_places(state: State, out: Raw) -> int:
    """Where the gain can go."""
    count = 0
    for column in range(COLUMN_COUNT):
        count = add(state, place_row(int(state.to_move), column), out, count)
    return count


def list_carries(state: State, out: Raw) -> int:
    """Where the warrior can go that Kiwi fetched."""
    count = 0
    for seat in range(state.seats):
        for column in range(COLUMN_COUNT):
            count = add(state, carry_row(seat, column), out, count)
    return count


def list_answers(state: State, out: Raw) -> int:
    """In an exchange: a card of the attacking value, a Joker, Tuatara, or give up."""
    value = int(state.attack_value)
    if state.stage == Stage.GO_ON:
        count = add(state, go_on_row(value), out, 0)
        count = add(state, go_on_row(JOKER), out, count)
    else:
        count = add(state, defend_row(value), out, 0)
        count = add(state, defend_row(JOKER), out, count)
        count = add(state, defend_row(TUATARA), out, count)
    return add(state, give_up_row(), out, count)


def list_turn(state: State, out: Raw) -> int:
    """For every column the cards at hand that it takes; and passing."""
    seat = int(state.to_move)
    held = hand_bits(state.players[seat])
    a, b, c, d = in_order(state.players[seat])
    count = 0
    for target in range(state.seats):
        for column in range(COLUMN_COUNT):
            cards = held & taken_bits(state, seat, target, column)
            count = list_card(a, cards, target, column, out, count)
            count = list_card(b, cards, target, column, out, count)
            count = list_card(c, cards, target, column, out, count)
            count = list_card(d, cards, target, column, out, count)
            if cards >= bit(JOKER):
                count = list_special(state, cards, target, column, out, count)
    if (count == 0 or state.edition != Edition.MAUW) and why_not_pass(state) == OK:
        out[count] = pass_row()
        count += 1
    return count


def list_card(card: int, cards: int, target: SeatNumber, column: int, out: Raw, count: int) -> int:
    """Write the card at the end of the list, which grows only if the column takes it: there is no choice to
    make, and a processor guesses wrong at most of such choices.
    """
    out[count] = lay_row(card, target, column)
    return count + ((cards & LAID_BITS) >> card & 1)


def in_order(player: Player) -> tuple[int, int, int, int]:
    """The kinds of cards in a hand from the lowest to the highest; NO_KIND for what is there already."""
    hand = player.hand
    a, b = min(hand[0], hand[1]), max(hand[0], hand[1])
    c, d = min(hand[2], hand[3]), max(hand[2], hand[3])
    a, c = min(a, c), max(a, c)
    b, d = min(b, d), max(b, d)
    b, c = min(b, c), max(b, c)
    return kind_after(NONE, a), kind_after(a, b), kind_after(b, c), kind_after(c, d)


def kind_after(before: int, card: int) -> int:
    """A card of a hand in order, unless it is of the same kind as the one before, or there is none."""
    return card if card > before else NO_KIND


def list_special(state: State, cards: int, target: SeatNumber, column: int, out: Raw, count: int) -> int:
    """What Joker, Kiwi and Ninox can do on a column."""
    if has_bit(cards, JOKER) and state.players[target].top[column] == SPIRIT:
        out[count] = lift_row(target, column)
        count += 1
    elif has_bit(cards, JOKER):
        out[count] = announce_row(target, column, Combo.FRIENDS)
        out[count + 1] = announce_row(target, column, Combo.FIGHT)
        count += 2
    if has_bit(cards, KIWI):
        count = add(state, fetch_row(target, column), out, count)
    if has_bit(cards, NINOX):
        out[count] = free_row(target, column)
        count += 1
    return count


def taken_bits(state: State, seat: SeatNumber, target: SeatNumber, column: int) -> int:
    """The kinds of cards that a player may play on a column, found without asking for each card.

    This says once more what why_not says: MW-32 and 50 (a warrior takes both values of its colour, and
    Jokers), MW-71 (and Kiwi), MW-30 and 91 (free slots take warriors), MW-31, 40 and 41 (bare nines too, and
    of an opponent spirits), MW-43 (one's own spirit takes spirits and Jokers), MW-72 (an opponent's takes
    Ninox), MW-82 (a teammate's columns take none of these). Law 5 guards it: at every position of its games
    each row of the table of moves is listed exactly if why_not allows it.
    """
    top = int(state.players[target].top[column])
    is_own, is_mate = target == seat, state.players[seat].teammate == target
    if top == NONE and state.players[target].nines[column] == 0:
        return WARRIOR_BITS if is_own or state.any_free_slot else 0
    if is_mate:
        return bit(KIWI) if top > SPIRIT else 0
    if top == NONE:
        return WARRIOR_BITS if is_own else WARRIOR_BITS | bit(SPIRIT)
    if top == SPIRIT:
        return bit(SPIRIT) | bit(JOKER) if is_own else bit(NINOX)
    return bit(top) | bit(NINE - top) | bit(JOKER) | bit(KIWI)


def bit(card: int) -> int:
    """A set of kinds of cards is a number with one bit a kind."""
    return 1 << card


def has_bit(bits: int, card: int) -> bool:
    """Whether a set of cards has that card."""
    return (bits >> card) & 1 == 1


def hand_bits(player: Player) -> int:
    """The kinds of cards in a hand."""
    bits = 0
    for place in range(HAND):
        if player.hand[place] >= 0:
            bits |= bit(player.hand[place])
    return bits
