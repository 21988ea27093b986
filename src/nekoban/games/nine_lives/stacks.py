"""Nine Lives: stacks (NL-15 to NL-17). May this card be part of a legal stack? May this stack be put here?

A card is offered only if some legal stack holds it together with all cards chosen so far. Which totals the
other hand cards can still reach is worked out card by card, as sets of totals: bit t + base of a set says that
the total t can be reached. Taking a card of value v adds or subtracts it; since the base moves by v too,
subtracting leaves the bits in place, leaving the card out moves them by v, adding it by twice v. There is
one set for every answer to: how many cards so far, a suit followed, a card added, cards of this suit.
"""

from typing import Any

import numpy as np

from nekoban.core.game import OK
from nekoban.core.record import NONE
from nekoban.games.nine_lives.cards import (
    card_refusal,
    follow_clause,
    furthest,
    hand_position,
    holds,
    place_matters,
    place_refusal,
    suit_room,
)
from nekoban.games.nine_lives.numbers import leaves_range, number_refusal, outside_refusal, playable_numbers
from nekoban.games.nine_lives.parts import (
    ENDS,
    HIGHEST,
    LOWEST,
    NUMBERS,
    STACK,
    SUIT_COUNT,
    TALL_STACK,
    Clause,
    Power,
    Sign,
)
from nekoban.games.nine_lives.table import (
    column_suits,
    counted_suit,
    counted_value,
    has_power_elsewhere,
    top_power,
)

WORD = 60  # bits of a set kept in one number
FULL_WORD = (1 << WORD) - 1
CAPPED = 3  # cards of a limited suit so far: 0, 1, 2


def fewest_cards(state: Any, seat: int) -> int:
    """NL-15, NP-27. A stack has two or more cards; under must_stack three or more."""
    return TALL_STACK if top_power(state, seat) == Power.MUST_STACK else STACK


def sign_refusal(state: Any, seat: int, sign: int) -> int:
    """NP-28, NP-29. OK, or why a card cannot be added, or subtracted, besides those chosen already."""
    power = top_power(state, seat)
    if power == Power.MUST_ADD and sign == Sign.MINUS:
        return Clause.NP_29
    if power == Power.MUST_SUBTRACT and sign == Sign.PLUS and added_count(state.players[seat]) > 0:
        return Clause.NP_28
    return OK


def added_count(player: Any) -> int:
    """Cards chosen so far that are added."""
    count = 0
    for index in range(player.hand_count):
        if player.chosen[index] == Sign.PLUS:
            count += 1
    return count


def chosen_total(state: Any, seat: int) -> int:
    """NL-16. What the cards chosen so far make."""
    player = state.players[seat]
    total = 0
    for index in range(player.hand_count):
        total += signed_value(state, seat, player.hand[index], player.chosen[index])
    return total


def signed_value(state: Any, seat: int, card: int, sign: int) -> int:
    if sign == Sign.PLUS:
        return counted_value(state, seat, card)
    if sign == Sign.MINUS:
        return -counted_value(state, seat, card)
    return 0


def chosen_of_suit(state: Any, seat: int, suit: int) -> int:
    """Cards of a suit, as the seat counts suits, among those chosen so far."""
    player = state.players[seat]
    count = 0
    for index in range(player.hand_count):
        if player.chosen[index] > 0 and counted_suit(state, seat, player.hand[index]) == suit:
            count += 1
    return count


def follow_suits(state: Any, seat: int) -> int:
    """NP-05, NP-81. The suits of which a play must hold one; none when nothing is asked."""
    if follow_clause(state, seat) == OK:
        return 0
    return column_suits(state, seat, state.start_column)


def has_followed(state: Any, seat: int, suits: int) -> bool:
    """Whether a card chosen so far has one of these suits."""
    for suit in range(SUIT_COUNT):
        if suits >> suit & 1 and chosen_of_suit(state, seat, suit) > 0:
            return True
    return False


# May the chosen stack be put here?


def put_refusal(state: Any, seat: int, place: int) -> int:
    """NL-15, NL-16. OK, or why the cards chosen do not make a legal stack in this place."""
    player = state.players[seat]
    refusal = place_refusal(state, seat, place)
    if refusal != OK:
        return refusal
    if player.chosen_count < fewest_cards(state, seat):
        return Clause.NP_27 if player.chosen_count >= STACK else Clause.NL_15
    if top_power(state, seat) == Power.MUST_SUBTRACT and added_count(player) != 1:
        return Clause.NP_28
    for index in range(player.hand_count):
        if player.chosen[index] > 0:
            refusal = card_refusal(state, seat, player.hand[index], place)
            if refusal != OK:
                return refusal
    refusal = number_refusal(state, seat, chosen_total(state, seat), place)
    if refusal == OK and follow_clause(state, seat) != OK:
        if not has_followed(state, seat, follow_suits(state, seat)):
            return follow_clause(state, seat)
    return refusal


# May this card be picked?


def pick_refusal(state: Any, seat: int, card: int, sign: int) -> int:
    """NL-16. OK, or why no legal stack holds this card with this sign and all cards chosen so far."""
    player = state.players[seat]
    if not holds(player, card):
        return Clause.NL_02
    if has_power_elsewhere(state, seat, Power.OTHERS_CANT_STACK):
        return Clause.NP_82
    position = hand_position(state, seat, card)
    if position == NONE:
        return Clause.NP_19
    refusal = sign_refusal(state, seat, sign)
    if refusal != OK:
        return refusal
    player.chosen[position] = sign  # tried out, and taken back at once
    player.chosen_count += 1
    finds = can_finish(state, seat)
    player.chosen[position] = 0
    player.chosen_count -= 1
    return OK if finds else pick_clause(state, seat, card)


def pick_clause(state: Any, seat: int, card: int) -> int:
    """The clause to name when no legal stack holds the card: one that bars it everywhere, else NL-16."""
    barred = OK
    for place in ENDS:
        if place_refusal(state, seat, place) == OK:
            barred = card_refusal(state, seat, card, place)
            if barred == OK:
                return Clause.NL_16
    return barred if barred != OK else Clause.NL_16


def can_finish(state: Any, seat: int) -> bool:
    """Whether the cards chosen so far can become a legal stack in some place."""
    for place in ENDS:
        if place_refusal(state, seat, place) == OK:
            if can_finish_at(state, seat, place):
                return True
            if not place_matters(state, seat):
                return False  # a replaced column is no better than an end (NP-77)
    return False


def can_finish_at(state: Any, seat: int, place: int) -> bool:
    """Whether the cards chosen so far can become a legal stack in this place."""
    if playable_numbers(state, seat, place) == 0 and not leaves_range(state, seat):
        return False
    if not are_chosen_welcome(state, seat, place):
        return False
    if top_power(state, seat) == Power.FIXED_HAND_SIDE:
        return can_finish_in_order(state, seat, place)
    return can_finish_freely(state, seat, place)


def are_chosen_welcome(state: Any, seat: int, place: int) -> bool:
    """Whether each card chosen may be played here, and not too many of a suit."""
    player = state.players[seat]
    if player.chosen_count == 0:
        return True
    for index in range(player.hand_count):
        if player.chosen[index] > 0 and card_refusal(state, seat, player.hand[index], place) != OK:
            return False
    for suit in range(SUIT_COUNT):
        if chosen_of_suit(state, seat, suit) > max(0, suit_room(state, seat, suit)):
            return False
    return True


def has_legal_total(state: Any, seat: int, place: int, sets: Any, first: int, width: int, base: int) -> bool:
    """Whether a total in this set may be played here; bit t + base stands for the total t."""
    numbers = playable_numbers(state, seat, place)
    for number in range(1, NUMBERS + 1):
        if numbers >> number & 1 and has_bit(sets, first, width, number + base):
            return True
    if leaves_range(state, seat):
        for number in range(LOWEST, HIGHEST + 1):
            if has_bit(sets, first, width, number + base):
                if (number < 1 or number > NUMBERS) and outside_refusal(state, seat, number) == OK:
                    return True
    return False


def has_bit(sets: Any, first: int, width: int, bit: int) -> bool:
    if bit < 0 or bit >= width * WORD:
        return False
    return sets[first + bit // WORD] >> (bit % WORD) & 1 == 1


def room_for_totals(state: Any, seat: int) -> int:
    """How many words a set of totals needs: every card moves the bits by at most twice its value."""
    player = state.players[seat]
    total = 0
    for index in range(player.hand_count):
        total += 2 * counted_value(state, seat, player.hand[index])
    return total // WORD + 1


def moved(sets: Any, first: int, word: int, distance: int) -> int:
    """One word of a set moved up by a distance below a word."""
    found = (sets[first + word] << distance) & FULL_WORD
    if word > 0:
        found |= sets[first + word - 1] >> (WORD - distance)
    return found


def can_finish_in_order(state: Any, seat: int, place: int) -> bool:
    """NP-19. As `can_finish_freely`, where every further card must be the next one from the fixed side."""
    player = state.players[seat]
    width = room_for_totals(state, seat)
    sets = np.zeros(width, np.int64)
    sets[0] = 1
    base = -chosen_total(state, seat)
    suits = follow_suits(state, seat)
    follows = suits == 0 or has_followed(state, seat, suits)
    for step in range(player.chosen_count, player.hand_count + 1):
        if step >= STACK and follows and has_legal_total(state, seat, place, sets, 0, width, base):
            return True
        if step == player.hand_count:
            return False
        card = player.hand[furthest(state, seat, step)]
        suit = counted_suit(state, seat, card)
        if card_refusal(state, seat, card, place) != OK or is_suit_full(state, seat, step, suit):
            return False
        follows = follows or suits >> suit & 1 == 1
        value = counted_value(state, seat, card)
        for word in range(width - 1, -1, -1):
            sets[word] |= moved(sets, 0, word, 2 * value)
        base += value
    return False


def is_suit_full(state: Any, seat: int, step: int, suit: int) -> bool:
    """NL-53 with NP-19. Whether the cards before this step use up the suit."""
    used = 0
    for before in range(step):
        if counted_suit(state, seat, state.players[seat].hand[furthest(state, seat, before)]) == suit:
            used += 1
    return used >= suit_room(state, seat, suit)


# Which totals can be reached?


def set_shape(state: Any, seat: int) -> Any:
    """How many answers there are to: a card added (NP-28)? a suit followed? how many cards? how many of this suit?"""
    missing = max(0, fewest_cards(state, seat) - state.players[seat].chosen_count)
    return (
        2 if top_power(state, seat) == Power.MUST_SUBTRACT else 1,
        2 if needs_follower(state, seat) else 1,
        missing + 1,
        CAPPED if has_capped_suit(state, seat) else 1,
    )


def needs_follower(state: Any, seat: int) -> bool:
    """NP-05, NP-81. Whether a card of the right suit is still to come."""
    suits = follow_suits(state, seat)
    return suits != 0 and not has_followed(state, seat, suits)


def has_capped_suit(state: Any, seat: int) -> bool:
    """Whether the number of cards of some suit is limited: NP-23, NP-40, NL-53."""
    power = top_power(state, seat)
    return power == Power.SUIT_PLAY_LIMIT or power == Power.UNIQUE_SUITS or state.star_once == 1


def set_index(shape: Any, added: int, followed: int, count: int, of_suit: int) -> int:
    """Which of the sets has these answers; each answer saturates at the last one."""
    return (
        (min(added, shape[0] - 1) * shape[1] + min(followed, shape[1] - 1)) * shape[2]
        + min(count, shape[2] - 1)
    ) * shape[3] + min(of_suit, shape[3] - 1)


def can_finish_freely(state: Any, seat: int, place: int) -> bool:
    """Whether some of the other hand cards, with suitable signs, make the stack legal here."""
    player = state.players[seat]
    shape = set_shape(state, seat)
    count = shape[0] * shape[1] * shape[2] * shape[3]
    width = room_for_totals(state, seat)
    sets = np.zeros(count * width, np.int64)
    sets[set_index(shape, added_count(player), 0, 0, 0) * width] = 1
    base = -chosen_total(state, seat)
    for suit in range(SUIT_COUNT):
        base += add_suit(state, seat, place, suit, sets, width, shape)
    last = set_index(shape, 1, 1, TALL_STACK, 0) * width
    return has_legal_total(state, seat, place, sets, last, width, base)


def add_suit(state: Any, seat: int, place: int, suit: int, sets: Any, width: int, shape: Any) -> int:
    """Let every card of one suit be taken or left; how far the base has moved."""
    player = state.players[seat]
    room = suit_room(state, seat, suit) - chosen_of_suit(state, seat, suit)
    follows = follow_suits(state, seat) >> suit & 1
    base = 0
    for index in range(player.hand_count):
        card = player.hand[index]
        if player.chosen[index] == 0 and counted_suit(state, seat, card) == suit:
            if room > 0 and card_refusal(state, seat, card, place) == OK:
                value = counted_value(state, seat, card)
                add_card(top_power(state, seat), sets, width, shape, follows, room, value)
                base += value
    forget_suit(sets, width, shape)
    return base


def add_card(power: int, sets: Any, width: int, shape: Any, follows: int, room: int, value: int) -> None:
    """Let one card be taken with either sign, or left. Later sets come first, so that no card is taken twice."""
    for source in range(shape[0] * shape[1] * shape[2] * shape[3] - 1, -1, -1):
        of_suit = source % shape[3]
        count = source // shape[3] % shape[2]
        followed = source // shape[3] // shape[2] % shape[1]
        added = source // shape[3] // shape[2] // shape[1]
        minus_to = NONE
        plus_to = NONE
        if of_suit < room and power != Power.MUST_ADD:
            minus_to = set_index(shape, added, followed | follows, count + 1, of_suit + 1) * width
        if of_suit < room and (power != Power.MUST_SUBTRACT or added == 0):
            plus_to = set_index(shape, 1, followed | follows, count + 1, of_suit + 1) * width
        take_or_leave(sets, width, source * width, minus_to, plus_to, value)


def take_or_leave(sets: Any, width: int, source: int, minus_to: int, plus_to: int, value: int) -> None:
    """Move one set for one card: left out, subtracted into a set, added into a set."""
    for word in range(width - 1, -1, -1):
        minus = sets[source + word]
        plus = moved(sets, source, word, 2 * value)
        sets[source + word] = moved(sets, source, word, value)
        if minus_to != NONE:
            sets[minus_to + word] |= minus
        if plus_to != NONE:
            sets[plus_to + word] |= plus


def forget_suit(sets: Any, width: int, shape: Any) -> None:
    """The next suit begins: how many cards the last one had no longer matters."""
    if shape[3] == 1:
        return
    for first in range(0, len(sets), shape[3] * width):
        for index in range(first + width, first + shape[3] * width):
            sets[first + (index - first) % width] |= sets[index]
            sets[index] = 0
