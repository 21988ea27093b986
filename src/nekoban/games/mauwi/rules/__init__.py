"""Mauwi (Tsume edition) and Mauw (first edition): the rules. Clause ids refer to RULES.md.

Here are the set-up and what is legal; piles.py has draw pile and hands, turn.py what a card does,
flaws.py what no position can be.
"""

from typing import Any

from nekoban.core.game import OK
from nekoban.core.luck import roll
from nekoban.core.record import NONE, OVER
from nekoban.games.mauwi.parts import (
    COLUMN_COUNT,
    HAND,
    JOKER,
    JOKER_COPIES,
    KINDS,
    KIWI,
    LAST_WARRIOR,
    MOST_NINES,
    NINE,
    NINOX,
    ONE_DOT,
    ONE_DOT_LEAVES,
    SEATS,
    SPIRIT,
    SPIRIT_COPIES,
    TIMES,
    TUATARA,
    TWO_DOTS,
    TWO_DOTS_LEAVE,
    WARRIOR_COPIES,
    WARRIORS,
    Clause,
    Combo,
    Edition,
    FreeSlot,
    Origin,
    Stage,
)
from nekoban.games.mauwi.rules.flaws import flaw
from nekoban.games.mauwi.rules.piles import components, deal_hand, holds, imagine
from nekoban.games.mauwi.rules.turn import (
    carry,
    defend,
    defend_with_tuatara,
    give_up,
    go_on,
    has_room,
    pass_turn,
    place_gain,
    play_card,
    play_joker,
    play_joker_on_spirit,
    play_kiwi,
    play_ninox,
)
from nekoban.games.mauwi.state import (
    ANNOUNCE,
    ANNOUNCE_FIRST,
    CARRY,
    CARRY_FIRST,
    COMBO_COUNT,
    DEFEND,
    DEFEND_FIRST,
    FETCH,
    FETCH_FIRST,
    FREE,
    FREE_FIRST,
    GIVE_UP,
    GIVE_UP_ROW,
    GO_ON,
    GO_ON_FIRST,
    LAY,
    LAY_FIRST,
    LIFT,
    LIFT_FIRST,
    MOVES,
    PASS,
    PASS_ROW,
    PLACE,
    PLACE_FIRST,
    TUATARA_ROW,
    WARRIOR_BITS,
)

__all__ = ["components", "flaw", "imagine"]


# --- set-up ---------------------------------------------------------------------------------------


def setup(state: Any, options: Any) -> None:
    """MW-06, 23, 80, 90, 91. Shuffle, deal four cards to each player, choose who starts."""
    state.seats = options.players
    state.edition = options.edition
    state.any_free_slot = may_use_any_free_slot(options)
    build_deck(state, options)
    if options.teams:
        form_teams(state)
    for card in range(KINDS):
        state.draw_pile[card] = state.deck[card]
    for seat in range(state.seats):
        deal_hand(state, seat)
    if options.start == 0:
        state.to_move = roll(state, state.seats)
    else:
        state.to_move = options.start - 1


def may_use_any_free_slot(options: Any) -> int:
    """MW-91. Free slots of any area in mauwi, of one's own in mauw; mauwi has the choice."""
    if options.free_slot == FreeSlot.EDITION:
        return 1 if options.edition == Edition.MAUWI else 0
    return 1 if options.free_slot == FreeSlot.ANY else 0


def build_deck(state: Any, options: Any) -> None:
    """MW-70, 90. The cards of the edition, without those that this number of players removes."""
    edition = options.edition
    for warrior in WARRIORS:
        state.deck[warrior] = WARRIOR_COPIES[edition]
    state.deck[SPIRIT] = SPIRIT_COPIES[edition]
    state.deck[JOKER] = JOKER_COPIES[edition]
    state.deck[KIWI] = options.kiwi
    state.deck[NINOX] = options.ninox
    state.deck[TUATARA] = options.tuatara
    if edition == Edition.MAUW:
        for card in range(KINDS):
            if options.players <= ONE_DOT_LEAVES:
                state.deck[card] -= ONE_DOT[card]
            if options.players <= TWO_DOTS_LEAVE:
                state.deck[card] -= TWO_DOTS[card]


def form_teams(state: Any) -> None:
    """MW-80. Seat i and the seat half the table away; an odd one out is alone."""
    pairs = state.seats // 2
    for seat in range(pairs):
        state.players[seat].teammate = seat + pairs
        state.players[seat + pairs].teammate = seat


# --- what is legal --------------------------------------------------------------------------------


def why_not(state: Any, move: int) -> int:
    """OK, or the clause that forbids the move."""
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


def why_not_turn(state: Any, move: int) -> int:
    """MW-20. A turn is one card played, or a pass."""
    move_kind = MOVES[move].kind
    if move_kind == LAY:
        return why_not_lay(state, move)
    if move_kind == ANNOUNCE:
        return why_not_joker(state, move)
    if move_kind == LIFT:
        return why_not_lift(state, move)
    if move_kind == FETCH:
        return why_not_kiwi(state, move)
    if move_kind == FREE:
        return why_not_ninox(state, move)
    if move_kind == PASS:
        return why_not_pass(state)
    if MOVES[move].card == TUATARA:
        return Clause.MW_73
    return Clause.MW_20


def why_not_lay(state: Any, move: int) -> int:
    """MW-20. A card of one's hand, on a column that takes it."""
    seat, card = int(state.to_move), int(MOVES[move].card)
    target, column = int(MOVES[move].seat), int(MOVES[move].column)
    if not holds(state.players[seat], card):
        return Clause.MW_20
    top = int(state.players[target].top[column])
    if card == SPIRIT:
        return why_no_spirit(state, seat, target, column, top)
    return why_no_warrior(state, seat, card, target, column, top)


def why_no_spirit(state: Any, seat: int, target: int, column: int, top: int) -> int:
    """MW-03, 40, 43. On an opponent's bare nines, or on a spirit in one's own area."""
    if top == SPIRIT:
        return OK if target == seat else Clause.MW_43
    if top != NONE or state.players[target].nines[column] == 0:
        return Clause.MW_03
    if target == seat:
        return Clause.MW_40
    return why_no_opponent(state, seat, target)


def why_no_warrior(state: Any, seat: int, value: int, target: int, column: int, top: int) -> int:
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


def why_no_opponent(state: Any, seat: int, target: int) -> int:
    """MW-82. A teammate is neither blocked nor attacked."""
    return Clause.MW_82 if state.players[seat].teammate == target else OK


def colour(value: int) -> int:
    """MW-01. Two values that add up to nine share their colour."""
    return min(value, NINE - value)


def is_warrior(card: int) -> bool:
    return 0 < card <= LAST_WARRIOR


def why_not_joker(state: Any, move: int) -> int:
    """MW-05, 36. A Joker for a warrior: only on a warrior."""
    seat, target = int(state.to_move), int(MOVES[move].seat)
    if not holds(state.players[seat], JOKER):
        return Clause.MW_20
    if not is_warrior(int(state.players[target].top[MOVES[move].column])):
        return Clause.MW_05
    return why_no_opponent(state, seat, target)


def why_not_lift(state: Any, move: int) -> int:
    """MW-05, 43. A Joker for a spirit: only on a spirit in one's own area."""
    seat, target = int(state.to_move), int(MOVES[move].seat)
    if not holds(state.players[seat], JOKER):
        return Clause.MW_20
    if state.players[target].top[MOVES[move].column] != SPIRIT:
        return Clause.MW_05
    return OK if target == seat else Clause.MW_43


def why_not_kiwi(state: Any, move: int) -> int:
    """MW-71. Kiwi takes any warrior that can then be played somewhere."""
    if not holds(state.players[state.to_move], KIWI):
        return Clause.MW_20
    target, column = int(MOVES[move].seat), int(MOVES[move].column)
    if not is_warrior(int(state.players[target].top[column])):
        return Clause.MW_71
    return OK if can_be_carried(state, target, column) else Clause.MW_71


def can_be_carried(state: Any, source: int, source_column: int) -> bool:
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


def why_not_ninox(state: Any, move: int) -> int:
    """MW-72. Ninox, and a spirit for it."""
    seat, target = int(state.to_move), int(MOVES[move].seat)
    if not holds(state.players[seat], NINOX):
        return Clause.MW_20
    return why_no_ninox(state, seat, target, int(state.players[target].top[MOVES[move].column]))


def why_no_ninox(state: Any, seat: int, target: int, top: int) -> int:
    """MW-72. Ninox frees an opponent's column from a spirit."""
    if top != SPIRIT or target == seat or state.players[seat].teammate == target:
        return Clause.MW_72
    return OK


def why_not_pass(state: Any) -> int:
    """MW-22: whenever one likes. MW-92: in mauw only when no card can be played."""
    if state.edition == Edition.MAUW and can_play(state):
        return Clause.MW_92
    return OK


def can_play(state: Any) -> bool:
    """MW-92. Whether a card of the hand can be played (mauw has no expert cards)."""
    seat = int(state.to_move)
    held = hand_bits(state.players[seat])
    for target in range(state.seats):
        for column in range(COLUMN_COUNT):
            if held & taken_bits(state, seat, target, column):
                return True
    return False


def why_not_carry(state: Any, move: int) -> int:
    """MW-71. The fetched warrior goes where it could be played from the hand."""
    if MOVES[move].kind != CARRY:
        return Clause.MW_71
    target, column = int(MOVES[move].seat), int(MOVES[move].column)
    top = int(state.players[target].top[column])
    return why_no_warrior(state, int(state.to_move), int(state.carried), target, column, top)


def why_not_defend(state: Any, move: int, asked: int) -> int:
    """MW-51, 57, 73, 81. A warrior of the attacking value, a Joker or Tuatara; or give up."""
    move_kind, card = MOVES[move].kind, int(MOVES[move].card)
    if move_kind == GIVE_UP:
        return OK
    if move_kind != DEFEND:
        return asked
    if not holds(state.players[state.to_move], card):
        return Clause.MW_20
    if card != state.attack_value and card != JOKER and card != TUATARA:
        return asked
    return OK


def why_not_go_on(state: Any, move: int) -> int:
    """MW-52, 57. The same value again or a Joker; or give up."""
    move_kind, card = MOVES[move].kind, int(MOVES[move].card)
    if move_kind == GIVE_UP:
        return OK
    if move_kind != GO_ON:
        return Clause.MW_52
    if not holds(state.players[state.to_move], card):
        return Clause.MW_20
    if card != state.attack_value and card != JOKER:
        return Clause.MW_52
    return OK


def why_not_place(state: Any, move: int) -> int:
    """MW-33, 34. An empty slot of one's own, or one's nines without a top card and fewer than three."""
    target, column = int(MOVES[move].seat), int(MOVES[move].column)
    if MOVES[move].kind != PLACE or target != state.to_move:
        return Clause.MW_33
    player = state.players[target]
    if player.nines[column] == MOST_NINES:
        return Clause.MW_11
    return OK if has_room(player, column) else Clause.MW_33


# --- the list of legal moves ----------------------------------------------------------------------


def column_row(first: int, seat: int, column: int) -> int:
    """The row of a kind that has a seat and a column; `first` is the kind's first row."""
    return first + seat * COLUMN_COUNT + column


def lay_row(card: int, seat: int, column: int) -> int:
    return LAY_FIRST + (card * SEATS + seat) * COLUMN_COUNT + column


def announce_row(seat: int, column: int, combo: int) -> int:
    return ANNOUNCE_FIRST + (seat * COLUMN_COUNT + column) * COMBO_COUNT + combo


def defend_row(card: int) -> int:
    """Warriors, then Joker; the row of Tuatara has its own name."""
    return DEFEND_FIRST + card - 1


def go_on_row(card: int) -> int:
    """Warriors, then Joker."""
    return GO_ON_FIRST + card - 1


def add(state: Any, move: int, out: Any, count: int) -> int:
    """List the move if it is legal; how many are listed."""
    if why_not(state, move) != OK:
        return count
    out[count] = move
    return count + 1


def legal(state: Any, out: Any) -> int:
    """The legal moves: the candidates of this stage that why_not, or the part of it that decides, allows."""
    if state.stage == Stage.TURN:
        return list_turn(state, out)
    if state.stage == Stage.PLACE:
        return list_columns(state, PLACE_FIRST, int(state.to_move), out, 0)
    if state.stage == Stage.CARRY:
        count = 0
        for seat in range(state.seats):
            count = list_columns(state, CARRY_FIRST, seat, out, count)
        return count
    return list_answers(state, out)


def list_columns(state: Any, first: int, seat: int, out: Any, count: int) -> int:
    """One move for each column of an area."""
    for column in range(COLUMN_COUNT):
        count = add(state, column_row(first, seat, column), out, count)
    return count


def list_answers(state: Any, out: Any) -> int:
    """In an exchange: a card of the attacking value, a Joker, Tuatara, or give up."""
    value, joker = int(state.attack_value), JOKER
    if state.stage == Stage.GO_ON:
        count = add(state, go_on_row(value), out, 0)
        count = add(state, go_on_row(joker), out, count)
    else:
        count = add(state, defend_row(value), out, 0)
        count = add(state, defend_row(joker), out, count)
        count = add(state, TUATARA_ROW, out, count)
    return add(state, GIVE_UP_ROW, out, count)


def list_turn(state: Any, out: Any) -> int:
    """For every column the cards at hand that it takes; and passing."""
    seat = int(state.to_move)
    held = hand_bits(state.players[seat])
    count = 0
    for target in range(state.seats):
        for column in range(COLUMN_COUNT):
            cards = held & taken_bits(state, seat, target, column)
            if cards == 0:
                continue
            for card in range(LAST_WARRIOR + 1):
                if has_bit(cards, card):
                    out[count] = lay_row(card, target, column)
                    count += 1
            if cards >= bit(JOKER):
                count = list_special(state, cards, target, column, out, count)
    if why_not_pass(state) == OK:
        out[count] = PASS_ROW
        count += 1
    return count


def bit(card: int) -> int:
    """A set of kinds of cards is a number with one bit a kind."""
    return 1 << card


def has_bit(bits: int, card: int) -> bool:
    return (bits >> card) & 1 == 1


def hand_bits(player: Any) -> int:
    """The kinds of cards in a hand."""
    bits = 0
    for place in range(HAND):
        if player.hand[place] >= 0:
            bits |= bit(player.hand[place])
    return bits


def taken_bits(state: Any, seat: int, target: int, column: int) -> int:
    """The kinds of cards that a player may play on a column."""
    top = int(state.players[target].top[column])
    if top == NONE:
        bits = WARRIOR_BITS if why_no_warrior(state, seat, 1, target, column, top) == OK else 0
        return bits | (bit(SPIRIT) if why_no_spirit(state, seat, target, column, top) == OK else 0)
    if top == SPIRIT:
        bits = bit(NINOX) if why_no_ninox(state, seat, target, top) == OK else 0
        return bits | (bit(SPIRIT) | bit(JOKER) if target == seat else 0)
    bits = bit(KIWI)
    if why_no_opponent(state, seat, target) == OK:
        bits |= bit(top) | bit(NINE - top) | bit(JOKER)
    return bits


def list_special(state: Any, cards: int, target: int, column: int, out: Any, count: int) -> int:
    """What Joker, Kiwi and Ninox can do on a column."""
    if has_bit(cards, JOKER) and state.players[target].top[column] == SPIRIT:
        out[count] = column_row(LIFT_FIRST, target, column)
        count += 1
    elif has_bit(cards, JOKER):
        out[count] = announce_row(target, column, Combo.FRIENDS)
        out[count + 1] = announce_row(target, column, Combo.FIGHT)
        count += COMBO_COUNT
    if has_bit(cards, KIWI):
        count = add(state, column_row(FETCH_FIRST, target, column), out, count)
    if has_bit(cards, NINOX):
        out[count] = column_row(FREE_FIRST, target, column)
        count += 1
    return count


# --- play -----------------------------------------------------------------------------------------


def play(state: Any, move: int) -> None:
    """MW-20. The move, up to the next decision."""
    move_kind, card = MOVES[move].kind, int(MOVES[move].card)
    seat, column = int(MOVES[move].seat), int(MOVES[move].column)
    if move_kind == LAY:
        play_card(state, card, seat, column)
    elif move_kind == PLACE:
        place_gain(state, column)
    elif move_kind == PASS:
        pass_turn(state)
    elif move_kind == GIVE_UP:
        give_up(state)
    elif move_kind == ANNOUNCE:
        play_joker(state, int(MOVES[move].combo), seat, column)
    elif move_kind == LIFT:
        play_joker_on_spirit(state, column)
    elif move_kind == GO_ON:
        go_on(state, card)
    elif move_kind == FETCH:
        play_kiwi(state, seat, column)
    elif move_kind == CARRY:
        carry(state, seat, column)
    elif move_kind == FREE:
        play_ninox(state, seat, column)
    elif card == TUATARA:
        defend_with_tuatara(state)
    else:
        defend(state, card)


# --- scores and sight -----------------------------------------------------------------------------


def column_score(nines: int, top: int) -> int:
    """MW-12, 13. The top card's value, or 9 where a nine is on top, times 2 for every nine."""
    if top == NONE:
        return NINE * TIMES[nines] if nines else 0
    return top * TIMES[nines]


def area_score(player: Any) -> int:
    """MW-62. The four columns of a player together."""
    total = 0
    for column in range(COLUMN_COUNT):
        total += column_score(player.nines[column], player.top[column])
    return total


def scores(state: Any, out: Any) -> None:
    """MW-62. A player's columns; MW-83: with those of the teammate."""
    for seat in range(state.seats):
        out[seat] = area_score(state.players[seat])
        teammate = state.players[seat].teammate
        if teammate != NONE:
            out[seat] += area_score(state.players[teammate])


def winners(state: Any, out: Any) -> None:
    """MW-62, 83. Everybody with the highest total."""
    scores(state, out)
    best = 0
    for seat in range(state.seats):
        best = max(best, out[seat])
    for seat in range(state.seats):
        out[seat] = 1 if out[seat] == best else 0


def reveal(state: Any, seat: int, view: Any) -> None:
    """MW-73. All have seen a card that Tuatara took."""
    for owner in range(state.seats):
        player = state.players[owner]
        for place in range(HAND):
            if player.origin[place] == Origin.TAKEN:
                view.players[owner].hand[place] = player.hand[place]
