"""Nine Lives: which hand cards some legal stack holds (NL-16), found without trying all stacks.

The hand cards that may still be picked are looked at one after another; each may be left out, subtracted or
added. Going forward we note what the cards so far can make; going back from the totals that may be played, we
keep what leads there. A card is offered with a sign if some way to a legal stack takes it so.

What can be made is kept as sets of totals: bit t + base of a set says that the total t can be made. The base
grows by the value v of every card passed: so subtracting it leaves the bits in place, leaving it out moves
them by v, adding it by twice v. There is one set for every `mark` (how many cards of this suit, a suit
followed, a card added, the run ended) and every number of cards up to those needed. A plan is what all sets
share: the marks told apart, the cards still needed, the suits to follow, the words of a set.
"""

from typing import Any

from nekoban.core.game import OK
from nekoban.core.record import NONE
from nekoban.core.scratch import blank_numbers
from nekoban.games.nine_lives.parts import DECK, NUMBERS, SIGNS, TALL_STACK, Power, Sign
from nekoban.games.nine_lives.rules.cards import suit_room
from nekoban.games.nine_lives.rules.numbers import leaves_range, outside_clause
from nekoban.games.nine_lives.state import counted_suit, counted_value, top_power

WORD = 60  # bits of a set kept in one number
FULL_WORD = (1 << WORD) - 1
OF_SUIT, FOLLOWED, ADDED, STOPPED = 3, 4, 8, 16  # marks; OF_SUIT counts up to 2
COUNTS = TALL_STACK + 1  # numbers of cards that are told apart: none to those needed
FEW = 2  # cards of a suit that are told apart: no suit is limited to more (NP-23)


def pick_bit(card: int, sign: int) -> int:
    """One bit for each kind of card and sign."""
    return 1 << (card * len(SIGNS) + sign - 1)


def picks_found(state: Any, seat: int, cards: Any, count: int, plan: Any, numbers: int, total: int) -> int:
    """The picks among these hand cards that a legal stack holds, as bits.

    `total` is what the cards chosen so far make, `numbers` are those of 1 to 9 that may be played.
    """
    sets = blank_numbers((count + 1) * set_count(plan) * plan[3])
    sets[(plan[0] & begun_marks(state.players[seat])) * COUNTS * plan[3]] = 1
    base = -total
    for step in range(count):
        facts = card_facts(state, seat, cards, step, plan)
        spread_totals(top_power(state, seat), step, facts, plan, sets)
        base += facts[0]
    keep_playable(state, seat, count, numbers, base, plan, sets)
    offered = 0
    for step in range(count - 1, -1, -1):
        facts = card_facts(state, seat, cards, step, plan)
        signs = trace_back(top_power(state, seat), step, facts, plan, sets)
        if step == 0 or plan[0] & STOPPED == 0:  # NP-19: only the furthest card
            offered |= signs * pick_bit(state.players[seat].hand[cards[step]], Sign.PLUS)
    return offered


def set_count(plan: Any) -> int:
    """The sets after each card: one for every mark and number of cards."""
    return (plan[0] + 1) * COUNTS


def begun_marks(player: Any) -> int:
    """NP-28. The marks of the cards chosen so far."""
    for index in range(player.hand_count):
        if player.chosen[index] == Sign.PLUS:
            return ADDED
    return 0


# What a card does to a set


def card_facts(state: Any, seat: int, cards: Any, step: int, plan: Any) -> Any:
    """A card's value, whether it follows suit, the room for its suit, and whether that suit begins."""
    marks, _, suits, _ = plan
    hand = state.players[seat].hand
    card = hand[cards[step]]
    suit = counted_suit(state, seat, card)
    room, begins = DECK, False
    if marks & OF_SUIT:
        room = suit_room(state, seat, suit) - chosen_of_suit(state, seat, suit)
        begins = step > 0 and counted_suit(state, seat, hand[cards[step - 1]]) != suit
    return counted_value(state, seat, card), suits >> suit & 1 == 1, room, begins


def chosen_of_suit(state: Any, seat: int, suit: int) -> int:
    """Cards of a suit, as the seat counts suits, among those chosen so far."""
    player = state.players[seat]
    count = 0
    for index in range(player.hand_count):
        if player.chosen[index] > 0 and counted_suit(state, seat, player.hand[index]) == suit:
            count += 1
    return count


def sets_after(power: int, number: int, facts: Any, plan: Any) -> Any:
    """Which set a set goes to if the card is left out, subtracted, added; NONE where that is not allowed."""
    marks, needed, _, _ = plan
    _, follows, room, begins = facts
    mark, held = number // COUNTS, number % COUNTS
    of_suit = 0 if begins else mark & OF_SUIT
    rest = mark & ~OF_SUIT
    left = (rest | of_suit | (marks & STOPPED)) * COUNTS + held
    if mark & STOPPED or of_suit >= room:
        return left, NONE, NONE
    if marks & OF_SUIT:
        rest |= min(of_suit + 1, FEW)
    if follows:
        rest |= marks & FOLLOWED
    more = min(held + 1, needed)
    minus = NONE if power == Power.MUST_ADD else rest * COUNTS + more
    if power == Power.MUST_SUBTRACT and mark & ADDED:
        return left, minus, NONE
    return left, minus, (rest | (marks & ADDED)) * COUNTS + more


# Forward: what can be made?


def spread_totals(power: int, step: int, facts: Any, plan: Any, sets: Any) -> None:
    """Note what can be made with one card more."""
    value, width = facts[0], plan[3]
    after = (step + 1) * set_count(plan) * width
    for number in range(set_count(plan)):
        source = (step * set_count(plan) + number) * width
        if has_bits(sets, source, width):
            left, minus, plus = sets_after(power, number, facts, plan)
            add_moved(sets, source, after, left, width, value)
            add_moved(sets, source, after, minus, width, 0)
            add_moved(sets, source, after, plus, width, 2 * value)


def has_bits(sets: Any, first: int, width: int) -> bool:
    for word in range(first, first + width):
        if sets[word] != 0:
            return True
    return False


def add_moved(sets: Any, source: int, after: int, number: int, width: int, distance: int) -> None:
    """Add one set to another, if that is one, its bits moved up by a distance below a word."""
    if number != NONE:
        carried = 0
        for word in range(width):
            bits = sets[source + word]
            sets[after + number * width + word] |= ((bits << distance) & FULL_WORD) | carried
            carried = bits >> (WORD - distance)


# What may be played?


def keep_playable(state: Any, seat: int, step: int, numbers: int, base: int, plan: Any, sets: Any) -> None:
    """After the last card keep only the totals of legal stacks."""
    marks, needed, _, width = plan
    asked = marks & (FOLLOWED | ADDED)
    for number in range(set_count(plan)):
        is_whole = number % COUNTS == needed and number // COUNTS & asked == asked
        for word in range(width):
            place = (step * set_count(plan) + number) * width + word
            if is_whole:
                sets[place] = playable_totals(state, seat, sets[place], numbers, base - word * WORD)
            else:
                sets[place] = 0


def playable_totals(state: Any, seat: int, bits: int, numbers: int, base: int) -> int:
    """The totals in one word of a set that may be played; bit t + base stands for the total t."""
    kept = 0
    if 0 <= base < WORD:
        kept = bits & ((numbers << base) & FULL_WORD)
    elif -WORD < base < 0:
        kept = bits & (numbers >> -base)
    if leaves_range(state, seat):
        for bit in range(WORD):
            total = bit - base
            if bits >> bit & 1 and (total < 1 or total > NUMBERS):
                if outside_clause(state, seat, total) == OK:
                    kept |= 1 << bit
    return kept


# Backward: what leads there?


def trace_back(power: int, step: int, facts: Any, plan: Any, sets: Any) -> int:
    """Keep before a card what leads to a legal stack; with which signs it does (1 added, 2 subtracted)."""
    value, width = facts[0], plan[3]
    after = (step + 1) * set_count(plan) * width
    signs = 0
    for number in range(set_count(plan)):
        source = (step * set_count(plan) + number) * width
        if has_bits(sets, source, width):
            left, minus, plus = sets_after(power, number, facts, plan)
            for word in range(width):
                bits = sets[source + word]
                added = bits & leading(sets, after, plus, width, word, 2 * value)
                subtracted = bits & leading(sets, after, minus, width, word, 0)
                without = bits & leading(sets, after, left, width, word, value)
                sets[source + word] = added | subtracted | without
                signs |= (Sign.PLUS if added else 0) | (Sign.MINUS if subtracted else 0)
    return signs


def leading(sets: Any, after: int, number: int, width: int, word: int, distance: int) -> int:
    """The bits of a word that, moved up by a distance, get into this set, if it is one."""
    if number == NONE:
        return 0
    first = after + number * width
    bits = sets[first + word] >> distance
    if word + 1 < width:
        bits |= (sets[first + word + 1] << (WORD - distance)) & FULL_WORD
    return bits
