"""Nine Lives: stacks (NL-15 to NL-17). May this card be part of a legal stack? May this stack be put here?

A card is offered only if some legal stack holds it together with all cards chosen so far.
"""

from nekoban.core.game import OK
from nekoban.core.record import NONE, SeatNumber
from nekoban.games.nine_lives.parts import (
    ENDS,
    NP,
    NUMBERS,
    SIGNS,
    STACK,
    SUIT_COUNT,
    TALL_STACK,
    Clause,
    Power,
    Sign,
    Stage,
)
from nekoban.games.nine_lives.rules.cards import (
    ALL_SUITS,
    Playable,
    card_clause,
    follow_clause,
    follow_suits,
    furthest,
    hand_position,
    has_capped_suit,
    holds,
    is_chosen,
    is_playable,
    place_count,
    place_matters,
    place_refusal,
    playable_cards,
    room_clause,
    suit_room,
)
from nekoban.games.nine_lives.rules.lives import counted_suit, counted_value, has_power_elsewhere, top_power
from nekoban.games.nine_lives.rules.numbers import leaves_range, number_clause, outside_clause
from nekoban.games.nine_lives.state import Player, State

ENTRY = 4  # bits of a number in a small table
FULL_ENTRY = (1 << ENTRY) - 1
Demands = tuple[int, int, int, int, int, int]
"""The life on top, cards still needed, the suits one of which is to be followed, how many of each suit (0:
no suit is limited), the cards chosen so far, and how many of them are added."""


def fewest_cards(state: State, seat: SeatNumber) -> int:
    """NL-15, NP-27. A stack has two or more cards; under must_stack three or more."""
    return TALL_STACK if top_power(state, seat) == Power.MUST_STACK else STACK


def added_count(player: Player) -> int:
    """Cards chosen so far that are added."""
    count = 0
    for index in range(player.hand_count):
        if player.chosen[index] == Sign.PLUS:
            count += 1
    return count


def chosen_total(state: State, seat: SeatNumber) -> int:
    """NL-16. What the cards chosen so far make."""
    player = state.players[seat]
    total = 0
    for index in range(player.hand_count):
        if player.chosen[index] > 0:
            value = counted_value(state, seat, player.hand[index])
            total += value if player.chosen[index] == Sign.PLUS else -value
    return total


def chosen_of_suit(state: State, seat: SeatNumber, suit: int) -> int:
    """Cards of a suit, as the seat counts suits, among those chosen so far."""
    player = state.players[seat]
    count = 0
    for index in range(player.hand_count):
        if player.chosen[index] > 0 and counted_suit(state, seat, player.hand[index]) == suit:
            count += 1
    return count


def has_followed(state: State, seat: SeatNumber, suits: int) -> bool:
    """NP-05, NP-81. Whether a card chosen so far has one of these suits, if that is asked."""
    if suits == ALL_SUITS:
        return True
    player = state.players[seat]
    for index in range(player.hand_count):
        if player.chosen[index] > 0 and suits >> counted_suit(state, seat, player.hand[index]) & 1:
            return True
    return False


def holds_any(state: State, seat: SeatNumber, suits: int) -> bool:
    """NP-05, NP-81. Whether a hand card, chosen or not, has one of these suits."""
    player = state.players[seat]
    for index in range(player.hand_count):
        if suits >> counted_suit(state, seat, player.hand[index]) & 1:
            return True
    return False


def are_chosen_playable(state: State, seat: SeatNumber, playable: Playable) -> bool:
    """Whether each card chosen may be played, and not too many of a suit."""
    player = state.players[seat]
    for index in range(player.hand_count):
        if player.chosen[index] > 0 and not is_playable(state, seat, player.hand[index], playable):
            return False
    if has_capped_suit(state, seat):
        for suit in range(SUIT_COUNT):
            if chosen_of_suit(state, seat, suit) > max(0, suit_room(state, seat, suit)):
                return False
    return True


def chosen_clause(state: State, seat: SeatNumber, is_whole: bool) -> int:
    """NP-19, NP-28, NP-29. OK, or why the cards chosen are no whole stack, or not the beginning of one."""
    player = state.players[seat]
    power = top_power(state, seat)
    if power == Power.FIXED_HAND_SIDE:
        for step in range(player.chosen_count):
            if player.chosen[furthest(state, seat, step)] == 0:
                return Clause.NP_19
    elif power == Power.MUST_SUBTRACT:
        if added_count(player) > 1 or (is_whole and added_count(player) == 0):
            return Clause.NP_28
    elif power == Power.MUST_ADD:
        if added_count(player) < player.chosen_count:
            return Clause.NP_29
    return OK


# May the chosen stack be put here?


def is_complete(state: State, seat: SeatNumber, playable: Playable, suits: int) -> bool:
    """NL-15, NL-16. Whether the cards chosen are a legal stack, given what is playable in its place."""
    player = state.players[seat]
    if player.chosen_count < fewest_cards(state, seat):
        return False
    if chosen_clause(state, seat, True) != OK:
        return False
    total = chosen_total(state, seat)
    if 1 <= total <= NUMBERS:
        if playable[0] >> total & 1 == 0:
            return False
    elif not leaves_range(state, seat) or outside_clause(state, seat, total) != OK:
        return False
    return has_followed(state, seat, suits) and are_chosen_playable(state, seat, playable)


def put_refusal(state: State, seat: SeatNumber, place: int) -> int:
    """NL-15, NL-16. OK, or why the cards chosen do not make a legal stack in this place."""
    refusal = place_refusal(state, seat, place)
    if refusal != OK:
        return refusal
    if is_complete(state, seat, playable_cards(state, seat, place), follow_suits(state, seat)):
        return OK
    return put_clause(state, seat, place)


def put_clause(state: State, seat: SeatNumber, place: int) -> int:
    """The clause that keeps the chosen stack from being put here."""
    player = state.players[seat]
    if player.chosen_count < fewest_cards(state, seat):
        return Clause.NP_27 if player.chosen_count >= STACK else Clause.NL_15
    clause = chosen_clause(state, seat, True)
    if clause != OK:
        return clause
    clause = chosen_card_clause(state, seat, place)
    if clause == OK:
        clause = number_clause(state, seat, chosen_total(state, seat), place)
    return clause if clause != OK else follow_clause(state, seat)


def can_go_on(state: State, seat: SeatNumber) -> bool:
    """NL-16. Whether a card can join the stack being built, or the stack can be put somewhere."""
    if offered_picks(state, seat) != 0:
        return True
    for place in range(place_count(state, seat)):
        if put_refusal(state, seat, place) == OK:
            return True
    return False


# May this card be picked?


def sign_clause(state: State, seat: SeatNumber, sign: int) -> int:
    """NP-28, NP-29. OK, or why a card cannot be added, or subtracted, besides those chosen already."""
    power = top_power(state, seat)
    if power == Power.MUST_ADD and sign == Sign.MINUS:
        return Clause.NP_29
    if power == Power.MUST_SUBTRACT and sign == Sign.PLUS and added_count(state.players[seat]) > 0:
        return Clause.NP_28
    return OK


def pick_refusal(state: State, seat: SeatNumber, card: int, sign: int) -> int:
    """NL-16. OK, or why no legal stack holds this card with this sign and all cards chosen so far."""
    player = state.players[seat]
    if not holds(player, card):
        return Clause.NL_16 if is_chosen(player, card) else Clause.NL_02
    if has_power_elsewhere(state, seat, Power.OTHERS_CANT_STACK):
        return Clause.NP_82
    if hand_position(state, seat, card) == NONE:
        return Clause.NP_19
    clause = sign_clause(state, seat, sign)
    if clause != OK:
        return clause
    return OK if offered_picks(state, seat) & pick_bit(card, sign) else pick_clause(state, seat, card, sign)


def pick_clause(state: State, seat: SeatNumber, card: int, sign: int) -> int:
    """The clause to name when no legal stack holds the card: what keeps it out everywhere, else NL-16."""
    barred = OK
    for place in ENDS:
        if place_refusal(state, seat, place) == OK:
            clause = stack_clause(state, seat, card, sign, place)
            if clause == OK:
                return Clause.NL_16
            if barred == OK or barred == Clause.NP_01:
                barred = clause  # NP-01 bars one end; what bars the other says more
    return barred


def stack_clause(state: State, seat: SeatNumber, card: int, sign: int, place: int) -> int:
    """The clause that keeps every stack with this card out of this place, whatever its number; or OK."""
    player = state.players[seat]
    clause = card_clause(state, seat, card, place)
    if clause == OK:
        clause = chosen_card_clause(state, seat, place)
    suit = counted_suit(state, seat, card)
    if clause == OK and chosen_of_suit(state, seat, suit) >= suit_room(state, seat, suit):
        clause = room_clause(state, seat, suit)
    if clause != OK:
        return clause
    if not holds_any(state, seat, follow_suits(state, seat)):
        return follow_clause(state, seat)
    playable = playable_cards(state, seat, place)
    joining = joining_cards(state, seat, card, playable, True)
    if player.chosen_count + 1 + joining < fewest_cards(state, seat):
        return lack_clause(state, seat, card, place)
    if not can_follow(state, seat, card, playable):
        return follow_clause(state, seat)
    if top_power(state, seat) == Power.MUST_SUBTRACT and sign == Sign.MINUS:
        return Clause.NP_28 if joining == 0 and added_count(player) == 0 else OK
    return OK


def chosen_card_clause(state: State, seat: SeatNumber, place: int) -> int:
    """The clause that keeps a card chosen already, or the number of them, out of this place; or OK."""
    player = state.players[seat]
    for index in range(player.hand_count):
        if player.chosen[index] > 0:
            clause = card_clause(state, seat, player.hand[index], place)
            if clause != OK:
                return clause
    for suit in range(SUIT_COUNT):
        if chosen_of_suit(state, seat, suit) > max(0, suit_room(state, seat, suit)):
            return room_clause(state, seat, suit)
    return OK


def joining_cards(state: State, seat: SeatNumber, card: int, playable: Playable, is_capped: bool) -> int:
    """How many hand cards can join the cards chosen and this one; NP-19: only the next ones."""
    if top_power(state, seat) == Power.FIXED_HAND_SIDE:
        return joining_run(state, seat, playable, is_capped)
    count = 0
    for suit in range(SUIT_COUNT):
        of_suit = free_of_suit(state, seat, suit, playable)
        room = suit_room(state, seat, suit) - chosen_of_suit(state, seat, suit)
        if suit == counted_suit(state, seat, card):
            of_suit -= 1
            room -= 1
        count += min(of_suit, max(0, room)) if is_capped else of_suit
    return count


def joining_run(state: State, seat: SeatNumber, playable: Playable, is_capped: bool) -> int:
    """NP-19, NL-53. How many cards after the next one follow each other from the fixed side."""
    player = state.players[seat]
    first = player.chosen_count + 1
    for step in range(first, player.hand_count):
        card = player.hand[furthest(state, seat, step)]
        is_full = is_capped and is_suit_full(state, seat, step, counted_suit(state, seat, card))
        if is_full or not is_playable(state, seat, card, playable):
            return step - first
    return player.hand_count - first


def is_suit_full(state: State, seat: SeatNumber, step: int, suit: int) -> bool:
    """NL-53 with NP-19. Whether the cards before this step use up the suit."""
    used = 0
    for before in range(step):
        if counted_suit(state, seat, state.players[seat].hand[furthest(state, seat, before)]) == suit:
            used += 1
    return used >= suit_room(state, seat, suit)


def free_of_suit(state: State, seat: SeatNumber, suit: int, playable: Playable) -> int:
    """Hand cards of a suit, as the seat counts suits, that are not chosen yet and may be played."""
    player = state.players[seat]
    count = 0
    for index in range(player.hand_count):
        card = player.hand[index]
        if player.chosen[index] == 0 and counted_suit(state, seat, card) == suit:
            count += 1 if is_playable(state, seat, card, playable) else 0
    return count


def lack_clause(state: State, seat: SeatNumber, card: int, place: int) -> int:
    """What keeps enough cards from joining: a limited suit (NL-53, NP-23, NP-40), the fixed side, the own
    life that bars what is to be followed, or none."""
    playable = playable_cards(state, seat, place)
    begun = state.players[seat].chosen_count + 1
    needed = fewest_cards(state, seat)
    if begun + joining_cards(state, seat, card, playable, False) >= needed:
        for suit in range(SUIT_COUNT):
            held = free_of_suit(state, seat, suit, playable) + chosen_of_suit(state, seat, suit)
            if held > suit_room(state, seat, suit):
                return room_clause(state, seat, suit)
    if top_power(state, seat) == Power.FIXED_HAND_SIDE:
        held = 0
        for suit in range(SUIT_COUNT):
            held += free_of_suit(state, seat, suit, playable)
        if state.players[seat].chosen_count + held >= needed:
            return Clause.NP_19
    if not can_follow(state, seat, card, playable) and is_follower_barred(state, seat, place):
        return NP + top_power(state, seat)
    has_two = begun + joining_cards(state, seat, card, playable, True) >= STACK
    return Clause.NP_27 if has_two else Clause.NL_15


def can_follow(state: State, seat: SeatNumber, card: int, playable: Playable) -> bool:
    """NP-05, NP-81. Whether this card, one chosen, or one that can join has a suit that is to be followed."""
    suits = follow_suits(state, seat)
    if has_followed(state, seat, suits) or suits >> counted_suit(state, seat, card) & 1:
        return True
    if top_power(state, seat) == Power.FIXED_HAND_SIDE:
        first = state.players[seat].chosen_count + 1
        for step in range(first, first + joining_run(state, seat, playable, True)):
            joining = state.players[seat].hand[furthest(state, seat, step)]
            if suits >> counted_suit(state, seat, joining) & 1:
                return True
        return False
    for suit in range(SUIT_COUNT):
        if suits >> suit & 1 and free_of_suit(state, seat, suit, playable) > 0:
            return True
    return False


def is_follower_barred(state: State, seat: SeatNumber, place: int) -> bool:
    """Whether the seat's own life bars a card of the suit to be followed (NP-05, NP-81) from this place."""
    suits = follow_suits(state, seat)
    player = state.players[seat]
    for index in range(player.hand_count):
        card = player.hand[index]
        is_follower = suits >> counted_suit(state, seat, card) & 1 == 1
        if is_follower and card_clause(state, seat, card, place) == NP + top_power(state, seat):
            return True
    return False


# Which cards does some legal stack hold?
#
# No hand has more than six cards, so all ways to leave out, add or subtract each are tried. Cards are counted
# from the fixed side under NP-19. A number of four bits a card, or a suit, serves as a small table.


def pick_bit(card: int, sign: int) -> int:
    """One bit for each kind of card and sign."""
    return 1 << (card * len(SIGNS) + sign - 1)  # pragma: no mutate — other bits serve as well


def offered_picks(state: State, seat: SeatNumber) -> int:
    """NL-16. The picks that some legal stack holds in some place, as bits (`pick_bit`)."""
    offered = 0
    for place in ENDS:
        if place_refusal(state, seat, place) == OK:
            offered |= picks_in_place(state, seat, place)
            if not place_matters(state, seat):
                return offered  # a replaced column is no better than an end (NP-77)
    return offered


def picks_in_place(state: State, seat: SeatNumber, place: int) -> int:
    """NL-16. The picks that some legal stack in this place holds with all cards chosen so far."""
    playable = playable_cards(state, seat, place)
    if playable[0] == 0 and not leaves_range(state, seat):
        return 0
    if chosen_clause(state, seat, False) != OK or not are_chosen_playable(state, seat, playable):
        return 0
    player = state.players[seat]
    free, values, suits = hand_tables(state, seat, playable)
    added, subtracted = signs_found(state, seat, playable[0], free, values, suits)
    is_fixed = top_power(state, seat) == Power.FIXED_HAND_SIDE
    offered = 0
    for step in range(player.hand_count):
        if not is_fixed or step == player.chosen_count:  # NP-19: only the furthest card
            card = player.hand[furthest(state, seat, step) if is_fixed else step]
            if added >> step & 1:
                offered |= pick_bit(card, Sign.PLUS)
            if subtracted >> step & 1:
                offered |= pick_bit(card, Sign.MINUS)
    return offered


def hand_tables(state: State, seat: SeatNumber, playable: Playable) -> tuple[int, int, int]:
    """The hand cards that may be picked, one bit each; what each counts; and the suit of each."""
    player = state.players[seat]
    is_fixed = top_power(state, seat) == Power.FIXED_HAND_SIDE
    free, values, suits = 0, 0, 0
    for step in range(player.hand_count):
        index = furthest(state, seat, step) if is_fixed else step
        card = player.hand[index]
        values |= counted_value(state, seat, card) << ENTRY * step
        suits |= counted_suit(state, seat, card) << ENTRY * step
        if player.chosen[index] == 0 and is_playable(state, seat, card, playable):
            free |= 1 << step
    return free, values, suits


def signs_found(
    state: State, seat: SeatNumber, numbers: int, free: int, values: int, suits: int
) -> tuple[int, int]:
    """The cards that some legal stack adds, and those that one subtracts, one bit a card."""
    demands = stack_demands(state, seat)
    total, held = chosen_total(state, seat), chosen_suits(state, seat)
    taken, added, ever_added, ever_subtracted = 0, 0, 0, 0
    step, last = 0, state.players[seat].hand_count
    while step < last:
        bit = 1 << step
        value = entry(values, step)
        if free & bit == 0:
            step += 1
        elif taken & bit and (added & bit == 0 or demands[0] == Power.MUST_ADD):  # leave it out again
            total += -value if added & bit else value
            held -= 1 << ENTRY * entry(suits, step)
            taken &= ~bit
            added &= ~bit
            step += 1
        else:
            if taken & bit:  # subtract it
                added &= ~bit
                total -= 2 * value
            else:  # add it
                taken |= bit
                added |= bit
                total += value
                held += 1 << ENTRY * entry(suits, step)
            if is_number(state, seat, total, numbers) and is_stack(demands, taken, added, held):
                ever_added |= added
                ever_subtracted |= taken & ~added
                if ever_added & ever_subtracted == free:
                    return ever_added, ever_subtracted
            step = 0
    return ever_added, ever_subtracted


def entry(table: int, step: int) -> int:
    """A number out of a small table."""
    return table >> ENTRY * step & FULL_ENTRY


def chosen_suits(state: State, seat: SeatNumber) -> int:
    """How many cards of each suit are chosen so far, as a small table."""
    held = 0
    for suit in range(SUIT_COUNT):
        held |= chosen_of_suit(state, seat, suit) << ENTRY * suit
    return held


def stack_demands(state: State, seat: SeatNumber) -> Demands:
    """What a stack must be besides its number: see `Demands`."""
    player = state.players[seat]
    rooms = 0
    if has_capped_suit(state, seat):
        for suit in range(SUIT_COUNT):
            rooms |= min(max(0, suit_room(state, seat, suit)), FULL_ENTRY) << ENTRY * suit
    suits = follow_suits(state, seat)
    if has_followed(state, seat, suits):
        suits = ALL_SUITS  # pragma: no mutate — is_stack finds the chosen card too
    needed = max(0, fewest_cards(state, seat) - player.chosen_count)  # pragma: no mutate — below 0 asks none
    return top_power(state, seat), needed, suits, rooms, player.chosen_count, added_count(player)


def is_number(state: State, seat: SeatNumber, total: int, numbers: int) -> bool:
    """NL-16. Whether a stack may be this number, given those of 1 to 9 that may be played."""
    if 1 <= total <= NUMBERS:
        return numbers >> total & 1 == 1
    return leaves_range(state, seat) and outside_clause(state, seat, total) == OK


def is_stack(demands: Demands, taken: int, added: int, held: int) -> bool:
    """NL-15, NL-53, NP-05, NP-19, NP-23, NP-28, NP-40, NP-81. Whether these cards are a stack."""
    power, needed, suits, rooms, begun, begun_added = demands
    if needed > 1 and taken & (taken - 1) == 0:
        return False
    if needed > STACK and (taken & (taken - 1)) & ((taken & (taken - 1)) - 1) == 0:
        return False
    if power == Power.FIXED_HAND_SIDE and (taken >> begun) & ((taken >> begun) + 1) != 0:
        return False
    if power == Power.MUST_SUBTRACT and (added & (added - 1) != 0 or (added != 0) == (begun_added == 1)):
        return False
    is_followed = suits == ALL_SUITS
    for suit in range(SUIT_COUNT):
        count = entry(held, suit)
        if rooms > 0 and count > entry(rooms, suit):
            return False
        if count > 0 and suits >> suit & 1:
            is_followed = True
    return is_followed


# Picking


def choose(state: State, seat: SeatNumber, position: int, sign: int) -> None:
    """NL-16. Put a hand card into the stack being built."""
    state.players[seat].chosen[position] = sign
    state.players[seat].chosen_count += 1
    state.stage = Stage.STACK
