"""Nine Lives: stacks (NL-15 to NL-17). May this card be part of a legal stack? May this stack be put here?

A card is offered only if some legal stack holds it together with all cards chosen so far. Which totals
the other hand cards can still reach is worked out card by card, as sets of totals: bit t + base of a set
says that the total t can be reached. Taking a card of value v adds or subtracts it; since the base moves by
v too, subtracting leaves the bits in place, leaving the card out moves them by v, adding it by twice v.
There is one set for every answer to: how many cards of this suit, a suit followed, a card added (together
the `marks`), and how many cards in all.
"""

from typing import Any

import numpy as np

from nekoban.core.game import OK
from nekoban.core.record import NONE
from nekoban.games.nine_lives.cards import (
    ALL_SUITS,
    card_clause,
    follow_clause,
    follow_suits,
    furthest,
    hand_position,
    has_capped_suit,
    holds,
    is_playable,
    place_matters,
    place_refusal,
    playable_cards,
    suit_room,
)
from nekoban.games.nine_lives.numbers import leaves_range, number_clause, outside_clause
from nekoban.games.nine_lives.parts import (
    DECK,
    ENDS,
    HIGHEST,
    LOWEST,
    NUMBERS,
    SIGNS,
    STACK,
    SUIT_COUNT,
    TALL_STACK,
    Clause,
    Power,
    Sign,
)
from nekoban.games.nine_lives.table import (
    counted_suit,
    counted_value,
    has_power_elsewhere,
    top_power,
)

WORD = 60  # bits of a set kept in one number
FULL_WORD = (1 << WORD) - 1
OF_SUIT, FOLLOWED, ADDED = 3, 4, 8  # marks: cards of a limited suit so far, a suit followed, a card added
COUNTS = TALL_STACK + 1  # cards so far, up to those needed
ROOM = (ADDED + FOLLOWED + OF_SUIT + 1) * COUNTS * (2 * HIGHEST // WORD + 1)


def fewest_cards(state: Any, seat: int) -> int:
    """NL-15, NP-27. A stack has two or more cards; under must_stack three or more."""
    return TALL_STACK if top_power(state, seat) == Power.MUST_STACK else STACK


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
        if player.chosen[index] > 0:
            value = counted_value(state, seat, player.hand[index])
            total += value if player.chosen[index] == Sign.PLUS else -value
    return total


def chosen_of_suit(state: Any, seat: int, suit: int) -> int:
    """Cards of a suit, as the seat counts suits, among those chosen so far."""
    player = state.players[seat]
    count = 0
    for index in range(player.hand_count):
        if player.chosen[index] > 0 and counted_suit(state, seat, player.hand[index]) == suit:
            count += 1
    return count


def has_followed(state: Any, seat: int, suits: int) -> bool:
    """NP-05, NP-81. Whether a card chosen so far has one of these suits, if that is asked."""
    if suits == ALL_SUITS:
        return True
    player = state.players[seat]
    for index in range(player.hand_count):
        if player.chosen[index] > 0 and suits >> counted_suit(state, seat, player.hand[index]) & 1:
            return True
    return False


def are_chosen_playable(state: Any, seat: int, playable: Any) -> bool:
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


# May the chosen stack be put here?


def is_complete(state: Any, seat: int, playable: Any, suits: int) -> bool:
    """NL-15, NL-16. Whether the cards chosen are a legal stack, given what is playable in its place."""
    player = state.players[seat]
    if player.chosen_count < fewest_cards(state, seat):
        return False
    if top_power(state, seat) == Power.MUST_SUBTRACT and added_count(player) != 1:
        return False
    total = chosen_total(state, seat)
    if 1 <= total <= NUMBERS:
        if playable[0] >> total & 1 == 0:
            return False
    elif not leaves_range(state, seat) or outside_clause(state, seat, total) != OK:
        return False
    return has_followed(state, seat, suits) and are_chosen_playable(state, seat, playable)


def put_refusal(state: Any, seat: int, place: int) -> int:
    """NL-15, NL-16. OK, or why the cards chosen do not make a legal stack in this place."""
    refusal = place_refusal(state, seat, place)
    if refusal != OK:
        return refusal
    if is_complete(state, seat, playable_cards(state, seat, place), follow_suits(state, seat)):
        return OK
    return put_clause(state, seat, place)


def put_clause(state: Any, seat: int, place: int) -> int:
    """The clause that keeps the chosen stack from being put here."""
    player = state.players[seat]
    if player.chosen_count < fewest_cards(state, seat):
        return Clause.NP_27 if player.chosen_count >= STACK else Clause.NL_15
    if top_power(state, seat) == Power.MUST_SUBTRACT and added_count(player) != 1:
        return Clause.NP_28
    for index in range(player.hand_count):
        if player.chosen[index] > 0:
            clause = card_clause(state, seat, player.hand[index], place)
            if clause != OK:
                return clause
    clause = number_clause(state, seat, chosen_total(state, seat), place)
    if clause == OK:
        clause = follow_clause(state, seat)
    return clause if clause != OK else Clause.NL_16


# May this card be picked?


def sign_clause(state: Any, seat: int, sign: int) -> int:
    """NP-28, NP-29. OK, or why a card cannot be added, or subtracted, besides those chosen already."""
    power = top_power(state, seat)
    if power == Power.MUST_ADD and sign == Sign.MINUS:
        return Clause.NP_29
    if power == Power.MUST_SUBTRACT and sign == Sign.PLUS and added_count(state.players[seat]) > 0:
        return Clause.NP_28
    return OK


def pick_refusal(state: Any, seat: int, card: int, sign: int) -> int:
    """NL-16. OK, or why no legal stack holds this card with this sign and all cards chosen so far."""
    if not holds(state.players[seat], card):
        return Clause.NL_02
    if has_power_elsewhere(state, seat, Power.OTHERS_CANT_STACK):
        return Clause.NP_82
    position = hand_position(state, seat, card)
    if position == NONE:
        return Clause.NP_19
    clause = sign_clause(state, seat, sign)
    if clause != OK:
        return clause
    if can_finish(state, seat, position, sign):
        return OK
    return pick_clause(state, seat, card)


def pick_clause(state: Any, seat: int, card: int) -> int:
    """The clause to name when no legal stack holds the card: one that bars it everywhere, else NL-16."""
    barred = OK
    for place in ENDS:
        if place_refusal(state, seat, place) == OK:
            barred = card_clause(state, seat, card, place)
            if barred == OK:
                return Clause.NL_16
    return barred if barred != OK else Clause.NL_16


def can_finish(state: Any, seat: int, position: int, sign: int) -> bool:
    """Whether the cards chosen, with this one if it is one, can become a legal stack in some place."""
    sets = np.zeros(ROOM, np.int64)
    suits = follow_suits(state, seat)
    for place in ENDS:
        if place_refusal(state, seat, place) == OK:
            if can_finish_with(state, seat, position, sign, playable_cards(state, seat, place), suits, sets):
                return True
            if not place_matters(state, seat):
                return False  # a replaced column is no better than an end (NP-77)
    return False


def can_finish_with(
    state: Any, seat: int, position: int, sign: int, playable: Any, suits: int, sets: Any
) -> bool:
    """Try the card out: choose it, see whether a legal stack can follow, and take it back."""
    player = state.players[seat]
    if position != NONE:
        player.chosen[position] = sign
        player.chosen_count += 1
    finds = can_finish_here(state, seat, playable, suits, sets)
    if position != NONE:
        player.chosen[position] = 0
        player.chosen_count -= 1
    return finds


def can_finish_here(state: Any, seat: int, playable: Any, suits: int, sets: Any) -> bool:
    """Whether the cards chosen so far can become a legal stack, given what is playable in its place."""
    if playable[0] == 0 and not leaves_range(state, seat):
        return False
    if not are_chosen_playable(state, seat, playable):
        return False
    if top_power(state, seat) == Power.FIXED_HAND_SIDE:
        return can_finish_in_order(state, seat, playable, suits, sets)
    return can_finish_freely(state, seat, playable, suits, sets)


def list_picks(state: Any, seat: int, place: int, out: Any, count: int) -> int:
    """NL-16. Add the picks that `pick_refusal` allows in this place, as card * 2 + sign, to the list."""
    player = state.players[seat]
    playable = playable_cards(state, seat, place)
    suits = follow_suits(state, seat)
    sets = np.zeros(ROOM, np.int64)
    for index in range(player.hand_count):
        position = hand_position(state, seat, player.hand[index])
        if position != index:  # every kind once; NP-19: only the furthest card
            continue
        for sign in SIGNS:
            if sign_clause(state, seat, sign) == OK:
                if can_finish_with(state, seat, position, sign, playable, suits, sets):
                    out[count] = player.hand[index] * len(SIGNS) + sign - 1
                    count += 1
    return count


# Which totals can be reached?


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


def has_bit(sets: Any, first: int, width: int, bit: int) -> bool:
    if bit < 0 or bit >= width * WORD:
        return False
    return sets[first + bit // WORD] >> (bit % WORD) & 1 == 1


def has_number(numbers: int, sets: Any, first: int, width: int, base: int) -> bool:
    """Whether a total in this set is one of these numbers; bit t + base stands for the total t."""
    for number in range(1, NUMBERS + 1):
        if numbers >> number & 1 and has_bit(sets, first, width, number + base):
            return True
    return False


def has_outside_number(state: Any, seat: int, sets: Any, first: int, width: int, base: int) -> bool:
    """NP-59, NP-64, NP-65. Whether a total in this set may be played although it is outside 1 to 9."""
    if leaves_range(state, seat):
        for number in range(LOWEST, HIGHEST + 1):
            is_outside = number < 1 or number > NUMBERS
            if is_outside and has_bit(sets, first, width, number + base):
                if outside_clause(state, seat, number) == OK:
                    return True
    return False


def can_finish_in_order(state: Any, seat: int, playable: Any, suits: int, sets: Any) -> bool:
    """NP-19. Whether the next cards from the fixed side, with suitable signs, make the stack legal."""
    player = state.players[seat]
    width = room_for_totals(state, seat)
    for word in range(width):
        sets[word] = 0
    sets[0] = 1
    base = -chosen_total(state, seat)
    follows = has_followed(state, seat, suits)
    for step in range(player.chosen_count, player.hand_count + 1):
        if step >= STACK and follows and has_number(playable[0], sets, 0, width, base):
            return True
        if step == player.hand_count:
            return False
        card = player.hand[furthest(state, seat, step)]
        suit = counted_suit(state, seat, card)
        if not is_playable(state, seat, card, playable) or is_suit_full(state, seat, step, suit):
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


def can_finish_freely(state: Any, seat: int, playable: Any, suits: int, sets: Any) -> bool:
    """Whether some of the other hand cards, with suitable signs, make the stack legal."""
    player = state.players[seat]
    power = top_power(state, seat)
    marks = OF_SUIT if has_capped_suit(state, seat) else 0
    marks |= 0 if has_followed(state, seat, suits) else FOLLOWED
    marks |= ADDED if power == Power.MUST_SUBTRACT else 0
    needed = max(0, fewest_cards(state, seat) - player.chosen_count)
    width = room_for_totals(state, seat)
    for word in range((marks + 1) * COUNTS * width):
        sets[word] = 0
    begun = ADDED if power == Power.MUST_SUBTRACT and added_count(player) > 0 else 0
    sets[begun * COUNTS * width] = 1
    base = -chosen_total(state, seat)
    for suit in range(SUIT_COUNT if marks & OF_SUIT else 1):
        base += add_cards(state, seat, playable, suits, sets, width, marks, needed, suit)
    last = ((marks & (FOLLOWED | ADDED)) * COUNTS + needed) * width
    if has_number(playable[0], sets, last, width, base):
        return True
    return has_outside_number(state, seat, sets, last, width, base)


def add_cards(
    state: Any,
    seat: int,
    playable: Any,
    suits: int,
    sets: Any,
    width: int,
    marks: int,
    needed: int,
    only: int,
) -> int:
    """Let cards be taken or left, suit by suit where suits are limited; how far the base has moved."""
    player = state.players[seat]
    room = DECK
    if marks & OF_SUIT:
        room = suit_room(state, seat, only) - chosen_of_suit(state, seat, only)
    base = 0
    for index in range(player.hand_count):
        card = player.hand[index]
        suit = counted_suit(state, seat, card)
        is_meant = suit == only or marks & OF_SUIT == 0
        if is_meant and room > 0 and player.chosen[index] == 0 and is_playable(state, seat, card, playable):
            value = counted_value(state, seat, card)
            follows = FOLLOWED if suits >> suit & 1 else 0
            add_card(top_power(state, seat), sets, width, marks, needed, follows, room, value)
            base += value
    if marks & OF_SUIT:
        forget_suit(sets, width, marks)
    return base


def add_card(
    power: int, sets: Any, width: int, marks: int, needed: int, follows: int, room: int, value: int
) -> None:
    """Let one card be taken with either sign, or left. Later sets come first: no card is taken twice."""
    for mark in range(marks, -1, -1):
        of_suit = mark & OF_SUIT
        if mark & ~marks or of_suit > min(room, OF_SUIT - 1):
            continue
        taken = mark | (follows & marks)
        if marks & OF_SUIT:
            taken = (taken & ~OF_SUIT) | min(of_suit + 1, OF_SUIT - 1)
        minus = taken if of_suit < room and power != Power.MUST_ADD else NONE
        plus = NONE
        if of_suit < room and (power != Power.MUST_SUBTRACT or mark & ADDED == 0):
            plus = taken | (marks & ADDED)
        for count in range(needed, -1, -1):
            after = min(count + 1, needed)
            take_or_leave(sets, width, mark * COUNTS + count, minus, plus, after, value)


def take_or_leave(sets: Any, width: int, source: int, minus: int, plus: int, after: int, value: int) -> None:
    """Move one set for one card: left out, subtracted into the minus marks, added into the plus marks."""
    first = source * width
    for word in range(width - 1, -1, -1):
        subtracted = sets[first + word]
        added = moved(sets, first, word, 2 * value)
        sets[first + word] = moved(sets, first, word, value)
        if minus != NONE:
            sets[(minus * COUNTS + after) * width + word] |= subtracted
        if plus != NONE:
            sets[(plus * COUNTS + after) * width + word] |= added


def forget_suit(sets: Any, width: int, marks: int) -> None:
    """The next suit begins: how many cards the last one had no longer matters."""
    span = COUNTS * width
    for mark in range(marks + 1):
        if mark & OF_SUIT:
            for word in range(span):
                sets[(mark & ~OF_SUIT) * span + word] |= sets[mark * span + word]
                sets[mark * span + word] = 0
