"""Nine Lives: whether the reason for a refusal is true.

Written from RULES.md and the fields of the state alone, apart from the rules that give the reasons: what they
overlook or mix up is found by asking here. A play is a set of hand cards (`taken`, one bit a place in the
hand), of which some are subtracted (`minus`). A card is refused for a stack for a true reason if no way to go
on from it is a play and some way breaks the clause, unless another clause is broken by every stack and this
one is not; NL-16 is true only where the number alone is wrong, NL-15 only where no other card can join.
"""

from nekoban.core.moves import Move
from nekoban.core.record import NOBODY, OVER, SeatNumber
from nekoban.games.nine_lives.parts import (
    FIRST_COLUMN,
    LEFT_END,
    NOUGHT,
    NP,
    NUMBERS,
    RIGHT_END,
    SHIFTED_HIGH,
    SHIFTED_LOW,
    STACK,
    START,
    SUIT_COUNT,
    SUIT_LIMIT,
    SUIT_OF,
    TALL_STACK,
    VALUE_OF,
    Clause,
    Power,
    Side,
    Sign,
    Stage,
    Suit,
)
from nekoban.games.nine_lives.state import MOVES, Kind, State

STAGE_OF_ANSWER = (  # the stage at which each kind of move is asked; those of a turn at TURN
    *(int(Stage.TURN),) * 9,
    *map(int, (Stage.COLUMN, Stage.GIVE, Stage.STEAL, Stage.ASK, Stage.BLAME, Stage.UNCOVER)),
    *map(int, (Stage.SWAP_HANDS, Stage.SWAP_HANDS, Stage.CROWN, Stage.TAKE, Stage.BAD_SUIT)),
    *map(int, (Stage.NAME, Stage.SWAP_LIVES)),
)
ASKED_BY = tuple(  # the clause that asks something at each stage
    int(Clause[f"{name[:2]}_{name[2:]}"])
    for name in [
        "NL11",
        "NL16",
        "NP80",
        "NP34",
        "NP68",
        "NP69",
        "NP66",
        "NP37",
        "NP62",
        "NP67",
        "NP75",
        "NL54",
        "NP58",
        "NP76",
    ]
)
ABOUT_CARDS = tuple(
    map(int, (Clause.NL_15, Clause.NL_53, Clause.NL_54, Clause.NP_81, Clause.NP_82, Clause.NP_85))
)
BANS = tuple(map(int, (Clause.NL_53, Clause.NP_82, Clause.NP_85)))  # about single cards, or any stack
WHOLE_POWERS = (5, 27, 28)  # those about the cards together: one that breaks them may yet be joined
ABOUT_NUMBERS = tuple(map(int, (Clause.NL_11, Clause.NL_16, Clause.NL_50, Clause.NP_51, Clause.NP_87)))
NUMBER_POWERS = (2, 3, 10, 24, 25, 26, 39, 44, 45, 51, 57, 87)  # those about numbers
WAGER_CLAUSES = tuple(map(int, (Clause.NL_14, Clause.NL_20, Clause.NL_51, Clause.NL_52))) + tuple(
    map(int, (Clause.NP_07, Clause.NP_21, Clause.NP_82, Clause.NP_83))
)


def applies(state: State, move: Move, clause: int) -> bool:
    """Nine Lives: whether this clause really stands in the way of this move here."""
    if state.to_move == OVER:
        return clause == Clause.OVER
    kind, seat = MOVES[move].kind, state.to_move
    stage = STAGE_OF_ANSWER[kind]
    is_turn = state.stage == Stage.TURN or state.stage == Stage.STACK
    if (stage == Stage.TURN) != is_turn or (not is_turn and stage != state.stage):
        if state.stage == Stage.NAME and state.players[seat].power == Power.EXTRA_NUM_OUTSIDE_RANGE:
            return clause == Clause.NP_59
        return clause == ASKED_BY[state.stage]
    if stage != Stage.TURN:
        return answer_applies(state, seat, move, clause)
    if kind == Kind.WAGER or kind == Kind.WAGER_CARD or kind == Kind.WAGER_STACK:
        return wager_applies(state, seat, kind, clause)
    if kind == Kind.SKIP:
        return skip_applies(state, seat, clause)
    if kind == Kind.END:
        is_second = state.players[seat].power == Power.DOUBLE_TURN and state.second_turn == 1
        return clause == Clause.NP_42 and (not is_second or state.wager_count > 0)
    if is_demanded(state, seat, clause):
        return True
    if kind == Kind.GIVE_UP:
        return clause == Clause.NL_19 and (state.players[seat].chosen_count > 0 or has_play(state, seat))
    return play_applies(state, seat, move, clause)


# Answers to what a life asks


def answer_applies(state: State, seat: SeatNumber, move: Move, clause: int) -> bool:
    """Whether this clause bars an answer: no such player, oneself, no cards, no room, no such thing."""
    kind, other = MOVES[move].kind, MOVES[move].seat
    if other >= state.seats:
        return clause == Clause.NL_01
    if kind == Kind.DRAW:
        return clause == Clause.NP_80 and not is_drawable(state, MOVES[move].place - FIRST_COLUMN)
    if kind == Kind.GIVE:
        return gift_applies(state, seat, MOVES[move].card, other, clause)
    if kind == Kind.STEAL or kind == Kind.ASK:
        is_power = clause == (Clause.NP_68 if kind == Kind.STEAL else Clause.NP_69)
        return is_power and (other == seat or state.players[other].hand_count == 0)
    if kind == Kind.BLAME:
        return clause == Clause.NP_66 and other == seat
    if kind == Kind.SWAP_HANDS:
        return clause == Clause.NP_62 and other == seat
    if kind == Kind.SWAP_LIVES:
        return clause == Clause.NP_76 and other == state.swapping
    if kind == Kind.UNCOVER:
        return clause == Clause.NP_37 and MOVES[move].life >= state.players[seat].life_count
    if kind == Kind.TAKE:
        return clause == Clause.NP_75 and MOVES[move].spot >= state.row_card_count
    is_within = 1 <= MOVES[move].number <= NUMBERS
    if kind == Kind.NAME and state.players[seat].power == Power.EXTRA_NUM:
        return clause == Clause.NP_58 and not is_within
    return kind == Kind.NAME and clause == Clause.NP_59 and is_within


def is_drawable(state: State, column: int) -> bool:
    """NP-80. A single card, neither where the row began nor laid this turn."""
    if column >= state.row_count or column == state.start_column or column == state.laid_column:
        return False
    return state.column_length[column] == 1


def gift_applies(state: State, seat: SeatNumber, card: int, other: SeatNumber, clause: int) -> bool:
    """NP-34. One's own card, to another player whose hand is below its limit."""
    if clause == Clause.NL_02:
        return copies(state, seat, card) == 0
    if clause == Clause.NP_34:
        return other == seat
    limit = 3
    shown = state.players[other].shown
    for owner in range(state.seats):
        if owner != other and state.players[owner].power == Power.OTHERS_LOW_LIMIT:
            shown = 9  # whose limit is 3 as well
    if shown < 8:
        limit = 6 if shown == 1 else 5 if shown <= 4 else 4
    return clause == Clause.NL_13 and state.players[other].hand_count >= limit


# Wagers, skips, demands


def wager_applies(state: State, seat: SeatNumber, kind: int, clause: int) -> bool:
    """Whether this clause bars the wager."""
    player = state.players[seat]
    left = player.life_count - player.wagered_count
    if clause == Clause.NL_14:
        return state.stage == Stage.STACK
    if clause == Clause.NL_20:
        return left == 0
    if clause == Clause.NL_51:
        return (kind == Kind.WAGER) == (state.wager_one == 1)
    if clause == Clause.NL_52:
        is_last = left == 1 or (left == 2 and player.power == Power.WAGER_DOUBLE)
        return state.no_first_last == 1 and (is_last or player.lost_count == 0)
    if clause == Clause.NP_07:
        return player.power == Power.CANT_WAGER
    if clause == Clause.NP_21:
        return player.power == Power.WAGER_DOUBLE and left == 1
    if clause == Clause.NP_82:
        return kind != Kind.WAGER_CARD and other_with(state, seat, Power.OTHERS_CANT_STACK) != NOBODY
    owner = other_with(state, seat, Power.OTHERS_CANT_WAGER)
    return clause == Clause.NP_83 and owner != NOBODY and state.players[owner].wagered_count == 0


def other_with(state: State, seat: SeatNumber, power: int) -> int:
    """Somebody else whose top life has the power."""
    for owner in range(state.seats):
        if state.players[owner].power == power and owner != seat:
            return owner
    return NOBODY


def is_wager_open(state: State, seat: SeatNumber, kind: int) -> bool:
    """Whether no clause bars this wager."""
    for clause in WAGER_CLAUSES:
        if wager_applies(state, seat, kind, clause):
            return False
    return True


def is_demanded(state: State, seat: SeatNumber, clause: int) -> bool:
    """NL-19. Whether this clause demands a wager that is not made yet and can be made."""
    power = state.players[seat].power
    asks = (
        (clause == Clause.NP_08 and power == Power.MUST_WAGER_FIRST and state.players[seat].turn_count == 0)
        or (clause == Clause.NP_09 and power == Power.MUST_WAGER_ALL)
        or (clause == Clause.NP_20 and power == Power.WAGER_FOLLOW and state.previous_wagered == 1)
        or (clause == Clause.NP_50 and state.demand_from >= 0 and state.demand_from != seat)
    )
    if not asks or state.wager_count > 0:
        return False
    return (
        is_wager_open(state, seat, Kind.WAGER)
        or is_wager_open(state, seat, Kind.WAGER_CARD)
        or is_wager_open(state, seat, Kind.WAGER_STACK)
    )


def skip_applies(state: State, seat: SeatNumber, clause: int) -> bool:
    """NP-70, NP-71, NP-78. Whether this clause keeps the turn from being skipped."""
    player = state.players[seat]
    power = player.power
    if power != Power.SKIP_BIG_HAND and power != Power.SKIP_SMALL_HAND and power != Power.SINGLE_TURN:
        return clause == Clause.NL_60
    if clause == Clause.NP_32:
        return state.wager_count > 0 or state.second_turn == 1
    if clause != NP + power:
        return False
    if power == Power.SINGLE_TURN:
        return seat != state.kittyking or player.turn_count == 0
    for other in range(state.seats):
        more = state.players[other].hand_count - player.hand_count
        if other != seat and (more >= 0 if power == Power.SKIP_BIG_HAND else more <= 0):
            return True
    return False


# Plays


def play_applies(state: State, seat: SeatNumber, move: Move, clause: int) -> bool:
    """Whether this clause bars a single card, a card for the stack, or the stack in its place."""
    kind, card, place = MOVES[move].kind, MOVES[move].card, MOVES[move].place
    if kind != Kind.LAY and state.stack_due == 0:
        return clause == (Clause.NL_51 if state.wager_count > 0 else Clause.NL_18)
    if kind != Kind.PUT and copies(state, seat, card) == 0:
        return clause == Clause.NL_02
    if kind == Kind.PICK:
        return pick_applies(state, seat, card, MOVES[move].sign, clause)
    if kind == Kind.LAY and state.stack_due == 1:
        return clause == Clause.NL_15
    if not is_place(state, seat, place):
        return place_applies(state, seat, place, clause)
    if kind == Kind.PUT:
        return breaks(state, seat, chosen_cards(state, seat, 0), chosen_cards(state, seat, 2), place, clause)
    for index in range(state.players[seat].hand_count):
        if state.players[seat].hand[index] == card and not breaks(state, seat, 1 << index, 0, place, clause):
            return False
    return True


def copies(state: State, seat: SeatNumber, card: int) -> int:
    """How many cards of a kind the hand has."""
    count = 0
    for index in range(state.players[seat].hand_count):
        if state.players[seat].hand[index] == card:
            count += 1
    return count


def chosen_cards(state: State, seat: SeatNumber, sign: int) -> int:
    """The places of the hand cards chosen with a sign, or with any (0)."""
    found = 0
    for index in range(state.players[seat].hand_count):
        chosen = state.players[seat].chosen[index]
        if chosen > 0 and (sign == 0 or chosen == sign):
            found |= 1 << index
    return found


def is_place(state: State, seat: SeatNumber, place: int) -> bool:
    """NL-11, NP-11, NP-77. Whether something may be laid there."""
    player = state.players[seat]
    if place >= FIRST_COLUMN:
        return player.power == Power.REPLACE_PLAY and place - FIRST_COLUMN < state.row_count
    if state.row_count == 0 or place == START:
        return state.row_count == 0 and place == START
    if player.power != Power.FORCED_SIDE:
        return True
    return place == (LEFT_END if player.parameter == Side.LEFT else RIGHT_END)


def place_applies(state: State, seat: SeatNumber, place: int, clause: int) -> bool:
    """Whether this clause says why nothing may be laid there."""
    if place >= FIRST_COLUMN:
        return clause == Clause.NP_77
    if (state.row_count == 0) != (place == START):
        return clause == Clause.NL_11
    return clause == Clause.NP_11


def pick_applies(state: State, seat: SeatNumber, card: int, sign: int, clause: int) -> bool:
    """Whether this clause keeps the card, so signed, out of every stack with the cards chosen."""
    free = 0
    for index in range(state.players[seat].hand_count):
        if state.players[seat].hand[index] == card and state.players[seat].chosen[index] == 0:
            free |= 1 << index
    if free == 0:
        return clause == Clause.NL_16  # it is in the stack already
    found = 0
    for place in (START, LEFT_END, RIGHT_END):
        if is_place(state, seat, place):
            for index in range(state.players[seat].hand_count):
                if free >> index & 1 and may_be_next(state, seat, index):
                    found |= look_ahead(state, seat, index, sign, place, clause)
    if found & LEGAL != 0:
        return False
    if clause == Clause.NL_16:
        return found & CARDS_FIT != 0
    if clause == Clause.NL_15:
        return found & ALONE != 0 and found & JOINED == 0
    if clause == Clause.NP_19 and found & BROKEN == 0:
        return is_never_next(state, seat, free)
    if found & BROKEN == 0 or found & CARDS_FIT != 0:
        return False
    return found & SPARED == 0 or not is_other_everywhere(state, seat, found, clause)


BROKEN, CARDS_FIT, LEGAL = 1, 2, 4  # the clause is broken; no clause about cards is; no clause at all
SPARED = 8  # a stack of two or more does not break it
ALONE, JOINED = 16, 32  # nothing bans the card alone; nothing bans two or more
SPARED_BY_FIRST = 64  # by the first clause about cards; then by the next ones, and last by the own life


def is_other_everywhere(state: State, seat: SeatNumber, found: int, clause: int) -> bool:
    """Whether every stack breaks one and the same clause about cards, another one than this."""
    for index in range(len(ABOUT_CARDS)):
        if ABOUT_CARDS[index] != clause and found & SPARED_BY_FIRST << index == 0:
            return True
    return NP + state.players[seat].power != clause and found & SPARED_BY_FIRST << len(ABOUT_CARDS) == 0


def may_be_next(state: State, seat: SeatNumber, index: int) -> bool:
    """NP-19. Whether this hand card is the next from the fixed side, where one is fixed."""
    player = state.players[seat]
    if player.power != Power.FIXED_HAND_SIDE:
        return True
    begun = player.chosen_count
    return index == (begun if player.parameter == Side.LEFT else player.hand_count - 1 - begun)


def is_never_next(state: State, seat: SeatNumber, free: int) -> bool:
    """NP-19. Whether none of these cards is the next from the fixed side."""
    for index in range(state.players[seat].hand_count):
        if free >> index & 1 and may_be_next(state, seat, index):
            return False
    return True


def look_ahead(state: State, seat: SeatNumber, index: int, sign: int, place: int, clause: int) -> int:
    """What is found among all ways to go on with this card: BROKEN, CARDS_FIT and so on."""
    player = state.players[seat]
    begun, begun_minus = chosen_cards(state, seat, 0), chosen_cards(state, seat, 2)
    ways = 1
    for other in range(player.hand_count):
        ways *= 1 if begun >> other & 1 or other == index else 3
    found = 0
    for way in range(ways):
        taken, minus = begun | 1 << index, begun_minus | (1 << index if sign == Sign.MINUS else 0)
        rest = way
        for other in range(player.hand_count):
            if not (begun >> other & 1 or other == index):
                taken |= 1 << other if rest % 3 > 0 else 0
                minus |= 1 << other if rest % 3 == 2 else 0
                rest //= 3
        found |= way_found(state, seat, taken, minus, place, clause)
        if found & LEGAL != 0:
            return found
    return found


def way_found(state: State, seat: SeatNumber, taken: int, minus: int, place: int, clause: int) -> int:
    """What one way to go on shows about a clause."""
    is_stack = bit_count(taken) >= STACK
    found = 0
    if not is_banned(state, seat, taken, minus, place):
        found |= JOINED if is_stack else ALONE
    is_broken = breaks(state, seat, taken, minus, place, clause)
    found |= BROKEN if is_broken else 0
    found |= SPARED if is_stack and not is_broken else 0
    if is_stack:
        found |= clauses_spared(state, seat, taken, minus, place)
    if are_cards_sound(state, seat, taken, minus, place):
        found |= CARDS_FIT
        if is_number_sound(state, seat, taken, minus, place):
            found |= LEGAL
    return found


def clauses_spared(state: State, seat: SeatNumber, taken: int, minus: int, place: int) -> int:
    """Which clauses about cards a stack does not break, one bit each."""
    found = 0
    for index in range(len(ABOUT_CARDS)):
        if not breaks(state, seat, taken, minus, place, ABOUT_CARDS[index]):
            found |= SPARED_BY_FIRST << index
    power = state.players[seat].power
    if power in NUMBER_POWERS or not breaks(state, seat, taken, minus, place, NP + power):
        found |= SPARED_BY_FIRST << len(ABOUT_CARDS)
    return found


def is_banned(state: State, seat: SeatNumber, taken: int, minus: int, place: int) -> bool:
    """Whether something is wrong with single cards of a play, or with every stack."""
    for clause in BANS:
        if breaks(state, seat, taken, minus, place, clause):
            return True
    power = state.players[seat].power
    is_own = power not in NUMBER_POWERS and power not in WHOLE_POWERS
    return is_own and breaks(state, seat, taken, minus, place, NP + power)


def are_cards_sound(state: State, seat: SeatNumber, taken: int, minus: int, place: int) -> bool:
    """Whether a play breaks no clause about its cards."""
    for clause in ABOUT_CARDS:
        if breaks(state, seat, taken, minus, place, clause):
            return False
    power = state.players[seat].power
    return power in NUMBER_POWERS or not breaks(state, seat, taken, minus, place, NP + power)


def is_number_sound(state: State, seat: SeatNumber, taken: int, minus: int, place: int) -> bool:
    """Whether a play breaks no clause about its number."""
    for clause in ABOUT_NUMBERS:
        if breaks(state, seat, taken, minus, place, clause):
            return False
    power = state.players[seat].power
    return power not in NUMBER_POWERS or not breaks(state, seat, taken, minus, place, NP + power)


def has_play(state: State, seat: SeatNumber) -> bool:
    """NL-19. Whether some single card, or after a wager for one some stack, can be played."""
    ways = 1
    for _ in range(state.players[seat].hand_count):
        ways *= 3
    for place in (START, LEFT_END, RIGHT_END):
        if is_place(state, seat, place):
            for way in range(1, ways):
                taken, minus, rest = 0, 0, way
                for index in range(state.players[seat].hand_count):
                    taken |= 1 << index if rest % 3 > 0 else 0
                    minus |= 1 << index if rest % 3 == 2 else 0
                    rest //= 3
                is_single = minus == 0 and taken & (taken - 1) == 0
                is_kind = state.stack_due == 1 or is_single
                if is_kind and are_cards_sound(state, seat, taken, minus, place):
                    if is_number_sound(state, seat, taken, minus, place):
                        return True
    return False


# What a play breaks


def breaks(state: State, seat: SeatNumber, taken: int, minus: int, place: int, clause: int) -> bool:
    """Whether these hand cards, played together in this place, break this clause."""
    if clause == Clause.NL_15:
        return state.stack_due == 1 and bit_count(taken) < STACK
    if clause == Clause.NP_82:
        return state.stack_due == 1 and other_with(state, seat, Power.OTHERS_CANT_STACK) != NOBODY
    if clause == Clause.NL_54:
        return state.stack_due == 0 and has_suit(state, seat, taken, state.bad_suit)
    if clause == Clause.NL_53:
        return state.star_once == 1 and stars_after(state, seat, taken) > 1
    if clause == Clause.NP_81:
        return other_with(state, seat, Power.OTHERS_FOLLOW) != NOBODY and not follows(state, seat, taken)
    if clause == Clause.NP_85:
        for owner in range(state.seats):
            if owner != seat and state.players[owner].power == Power.OTHERS_NO_SUIT:
                if has_suit(state, seat, taken, state.players[owner].parameter):
                    return True
        return False
    number = total(state, seat, taken, minus)
    if clause in ABOUT_NUMBERS:
        return breaks_number(state, seat, number, clause)
    if clause <= NP or state.players[seat].power != clause - NP:
        return False
    if state.players[seat].power in NUMBER_POWERS:
        return own_number_broken(state, seat, number, place)
    return own_cards_broken(state, seat, taken, minus, place)


def bit_count(bits: int) -> int:
    """How many bits a set has."""
    count = 0
    while bits > 0:
        count += bits & 1
        bits >>= 1
    return count


def suit_for(state: State, seat: SeatNumber, card: int) -> int:
    """NP-46. A card's suit, as its player counts it."""
    player = state.players[seat]
    if player.power == Power.SUIT_SHAPESHIFT and SUIT_OF[card] == player.parameter // SUIT_COUNT:
        return player.parameter % SUIT_COUNT
    return SUIT_OF[card]


def total(state: State, seat: SeatNumber, taken: int, minus: int) -> int:
    """NL-16, NP-47, NP-48. What the cards make."""
    player = state.players[seat]
    made = 0
    for index in range(player.hand_count):
        if taken >> index & 1:
            value = VALUE_OF[player.hand[index]]
            if player.power == Power.NUMBER_SHAPESHIFT_ABOVE and value < player.parameter:
                value = SHIFTED_LOW
            elif player.power == Power.NUMBER_SHAPESHIFT_BELOW and value > player.parameter:
                value = SHIFTED_HIGH
            made += -value if minus >> index & 1 else value
    return made


def count_of_suit(state: State, seat: SeatNumber, taken: int, suit: int) -> int:
    """Cards of a suit among these."""
    count = 0
    for index in range(state.players[seat].hand_count):
        if taken >> index & 1 and suit_for(state, seat, state.players[seat].hand[index]) == suit:
            count += 1
    return count


def has_suit(state: State, seat: SeatNumber, taken: int, suit: int) -> bool:
    """Whether a hand has another card of that suit."""
    return suit >= 0 and count_of_suit(state, seat, taken, suit) > 0


def stars_after(state: State, seat: SeatNumber, taken: int) -> int:
    """NL-53, NP-46. Stars of the round after the play, as its player counts; 0 if it holds none."""
    stars = count_of_suit(state, seat, taken, Suit.STAR)
    if stars == 0:
        return 0
    player = state.players[seat]
    for other in range(state.seats):
        for suit in range(SUIT_COUNT):
            counted = suit
            if player.power == Power.SUIT_SHAPESHIFT and suit == player.parameter // SUIT_COUNT:
                counted = player.parameter % SUIT_COUNT
            if counted == Suit.STAR:
                stars += state.players[other].suits_played[suit]
    return stars


def column_has_suit(state: State, seat: SeatNumber, column: int, suit: int, is_printed: bool) -> bool:
    """Whether a column holds a suit, as the seat counts it or as it is printed."""
    spot = 0
    for before in range(column):
        spot += state.column_length[before]
    for index in range(spot, spot + state.column_length[column]):
        card = state.row_cards[index]
        if (SUIT_OF[card] if is_printed else suit_for(state, seat, card)) == suit:
            return True
    return False


def follows(state: State, seat: SeatNumber, taken: int) -> bool:
    """NP-05, NP-81. Whether one of the cards has a suit of the column where the row began."""
    if state.row_count == 0:
        return True
    for suit in range(SUIT_COUNT):
        if has_suit(state, seat, taken, suit) and column_has_suit(
            state, seat, state.start_column, suit, False
        ):
            return True
    return False


# Numbers


def breaks_number(state: State, seat: SeatNumber, number: int, clause: int) -> bool:
    """NL-11, NL-16, NL-50, NP-51, NP-87. Whether the number is forbidden by this clause."""
    is_within = 1 <= number <= NUMBERS
    if clause == Clause.NL_11:
        return is_within and is_duplicate(state, seat, number)
    if clause == Clause.NL_16:
        return not is_within and (not is_outside_allowed(state, seat, number) or lies_there(state, number))
    if clause == Clause.NL_50:
        return state.table_count == 1 and number == state.row_card_count
    for owner in range(state.seats):
        holder = state.players[owner]
        if owner != seat and clause == NP + holder.power:
            if holder.power == Power.OTHERS_NO_NUMBER and number == holder.parameter:
                return True
            if holder.power == Power.PLAY_IN_ORDER:
                last = state.last_total - NOUGHT
                return (state.order == 1 and number <= last) or (state.order == 2 and number >= last)
    return False


def lies_there(state: State, number: int) -> bool:
    """Whether a number lies on the table."""
    for column in range(state.row_count):
        if state.column_total[column] == number + NOUGHT:
            return True
    return False


def is_outside_allowed(state: State, seat: SeatNumber, number: int) -> bool:
    """NP-59, NP-64, NP-65. Whether a stack may be this number outside 1 to 9."""
    player = state.players[seat]
    return (
        (player.power == Power.EXCEED_ABOVE and number > NUMBERS)
        or (player.power == Power.EXCEED_BELOW and number < 1)
        or (player.power == Power.EXTRA_NUM_OUTSIDE_RANGE and player.named == number + NOUGHT)
    )


def is_duplicate(state: State, seat: SeatNumber, number: int) -> bool:
    """NL-11. Whether a column with this number lies there that the top life does not excuse."""
    player = state.players[seat]
    power, parameter = player.power, player.parameter
    if (
        power == Power.INVERSE_TURN
        or power == Power.DOUBLE_TURN_VARIANT
        or (power == Power.IGNORE_NUMBER_ABOVE and number < parameter)
        or (power == Power.IGNORE_NUMBER_BELOW and number > parameter)
        or (power == Power.EXTRA_NUM and player.named == number + NOUGHT)
        or (power == Power.ONE_DUPLICATE and player.duplicate_used == 0)
    ):
        return False
    for column in range(state.row_count):
        if state.column_total[column] == number + NOUGHT:
            away = state.start_column - column if parameter == Side.LEFT else column - state.start_column
            is_aside = power == Power.IGNORE_NUMBERS_SIDE and away > 0
            is_suited = power == Power.IGNORE_SUIT_SPECIFIC
            if not is_aside and not (is_suited and column_has_suit(state, seat, column, parameter, True)):
                return True
    return False


def own_number_broken(state: State, seat: SeatNumber, number: int, place: int) -> bool:
    """Whether one's own top life forbids the number, if that is within 1 to 9."""
    player = state.players[seat]
    if number < 1 or number > NUMBERS:
        return False
    match player.power:
        case Power.EVEN:
            return number % 2 == 1
        case Power.ODD:
            return number % 2 == 0
        case Power.INVERSE_TURN:
            return state.row_count > 0 and not lies_there(state, number)
        case Power.MUST_PLAY_LIVES:
            return not is_on_a_top(state, number)
        case Power.CANT_PLAY_LIVES:
            return is_on_a_top(state, number)
        case Power.VALUE_ABOVE_LIVES:
            return number < player.shown
        case Power.VALUE_BELOW_LIVES:
            return number > player.shown
        case Power.FORBIDDEN_NUMBER:
            return number == player.parameter
    if state.row_count == 0:
        return False
    beside = state.column_total[0 if place == LEFT_END else state.row_count - 1] - NOUGHT
    return number <= beside if player.power == Power.HIGHER_THAN_NBS else number >= beside


def is_on_a_top(state: State, number: int) -> bool:
    """Whether a number is that of somebody's life on top."""
    for seat in range(state.seats):
        if state.players[seat].shown == number:
            return True
    return False


# Cards


def own_cards_broken(state: State, seat: SeatNumber, taken: int, minus: int, place: int) -> bool:
    """Whether one's own top life forbids these cards together, or one of them."""
    player = state.players[seat]
    match player.power:
        case Power.MUST_STACK:
            return state.stack_due == 1 and bit_count(taken) < TALL_STACK
        case Power.MUST_SUBTRACT:
            return state.stack_due == 1 and bit_count(taken & ~minus) != 1
        case Power.MUST_ADD:
            return minus != 0
        case Power.MUST_MATCH:
            return not follows(state, seat, taken)
        case Power.FIXED_HAND_SIDE:
            edge = (1 << bit_count(taken)) - 1
            if player.parameter == Side.RIGHT:
                edge <<= player.hand_count - bit_count(taken)
            return taken != edge
        case Power.SUIT_PLAY_LIMIT:
            return has_too_many(state, seat, taken, SUIT_LIMIT)
        case Power.UNIQUE_SUITS:
            return has_too_many(state, seat, taken, 1)
        case Power.FORBIDDEN_SUIT:
            return has_suit(state, seat, taken, player.parameter)
        case Power.NO_MATCH:
            return touches(state, seat, taken, place)
    for index in range(player.hand_count):
        if taken >> index & 1 and is_card_banned(state, seat, player.hand[index]):
            return True
    return False


def has_too_many(state: State, seat: SeatNumber, taken: int, limit: int) -> bool:
    """NP-23, NP-40. Whether the play has a suit of which the round then has too many."""
    for suit in range(SUIT_COUNT):
        count = count_of_suit(state, seat, taken, suit)
        if count > 0 and count + state.players[seat].suits_played[suit] > limit:
            return True
    return False


def touches(state: State, seat: SeatNumber, taken: int, place: int) -> bool:
    """NP-01. Whether a card has a suit of the column beside it."""
    if state.row_count == 0:
        return False
    beside = 0 if place == LEFT_END else state.row_count - 1
    for suit in range(SUIT_COUNT):
        if has_suit(state, seat, taken, suit) and column_has_suit(state, seat, beside, suit, False):
            return True
    return False


def is_card_banned(state: State, seat: SeatNumber, card: int) -> bool:
    """NP-12 to NP-17. Whether the whole hand keeps this card back."""
    player = state.players[seat]
    of_suit, of_value, lowest, highest = 0, 0, NUMBERS, 1
    for index in range(player.hand_count):
        other = player.hand[index]
        of_suit += 1 if SUIT_OF[other] == SUIT_OF[card] else 0
        of_value += 1 if VALUE_OF[other] == VALUE_OF[card] else 0
        lowest, highest = min(lowest, VALUE_OF[other]), max(highest, VALUE_OF[other])
    is_most, is_least = True, True
    for suit in range(SUIT_COUNT):
        count = 0
        for index in range(player.hand_count):
            count += 1 if SUIT_OF[player.hand[index]] == suit else 0
        is_most = is_most and count <= of_suit
        is_least = is_least and (count == 0 or count >= of_suit)
    match player.power:
        case Power.NO_UNIQUE_SUITS:
            return of_suit == 1
        case Power.NO_EXTREME_NUMBERS:
            return VALUE_OF[card] == lowest or VALUE_OF[card] == highest
        case Power.NO_MULTIPLE_SUITS:
            return of_suit > 1
        case Power.NO_MULTIPLE_NUMBER:
            return of_value > 1
        case Power.NO_MAJORITY_SUIT:
            return is_most
        case Power.NO_MINORITY_SUIT:
            return is_least
    return False
