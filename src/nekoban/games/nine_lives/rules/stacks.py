"""Nine Lives: stacks (NL-15 to NL-17). May this card be part of a legal stack? May this stack be put here?

A card is offered only if some legal stack holds it together with all cards chosen so far.
"""

from typing import Any

from nekoban.core.game import OK
from nekoban.core.record import NONE
from nekoban.core.scratch import few_numbers
from nekoban.games.nine_lives.parts import (
    DECK,
    ENDS,
    NUMBERS,
    STACK,
    SUIT_COUNT,
    TALL_STACK,
    Clause,
    Power,
    Sign,
)
from nekoban.games.nine_lives.rules.cards import (
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
from nekoban.games.nine_lives.rules.numbers import leaves_range, number_clause, outside_clause
from nekoban.games.nine_lives.rules.totals import (
    ADDED,
    FOLLOWED,
    OF_SUIT,
    STOPPED,
    WORD,
    chosen_of_suit,
    pick_bit,
    picks_found,
)
from nekoban.games.nine_lives.state import counted_suit, counted_value, has_power_elsewhere, top_power


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


def chosen_clause(state: Any, seat: int, is_whole: bool) -> int:
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


def is_complete(state: Any, seat: int, playable: Any, suits: int) -> bool:
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
    clause = chosen_clause(state, seat, True)
    if clause != OK:
        return clause
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
    if hand_position(state, seat, card) == NONE:
        return Clause.NP_19
    clause = sign_clause(state, seat, sign)
    if clause != OK:
        return clause
    return OK if offered_picks(state, seat) & pick_bit(card, sign) else pick_clause(state, seat, card)


def pick_clause(state: Any, seat: int, card: int) -> int:
    """The clause to name when no legal stack holds the card: one that bars it everywhere, else NL-16."""
    barred = OK
    for place in ENDS:
        if place_refusal(state, seat, place) == OK:
            barred = card_clause(state, seat, card, place)
            if barred == OK:
                return Clause.NL_16
    return barred if barred != OK else Clause.NL_16


def offered_picks(state: Any, seat: int) -> int:
    """NL-16. The picks that some legal stack holds in some place, as bits (`pick_bit`)."""
    offered = 0
    for place in ENDS:
        if place_refusal(state, seat, place) == OK:
            offered |= picks_in_place(state, seat, place)
            if not place_matters(state, seat):
                return offered  # a replaced column is no better than an end (NP-77)
    return offered


def picks_in_place(state: Any, seat: int, place: int) -> int:
    """NL-16. The picks that some legal stack in this place holds with all cards chosen so far."""
    playable = playable_cards(state, seat, place)
    if playable[0] == 0 and not leaves_range(state, seat):
        return 0
    if chosen_clause(state, seat, False) != OK or not are_chosen_playable(state, seat, playable):
        return 0
    cards = few_numbers(DECK)
    is_limited = is_suit_limited(state, seat, playable)
    count = list_cards(state, seat, playable, is_limited, cards)
    needed = max(0, fewest_cards(state, seat) - state.players[seat].chosen_count)
    if count == 0 or count < needed:
        return 0
    plan = make_plan(state, seat, is_limited, needed, words_needed(state, seat, cards, count))
    return picks_found(state, seat, cards, count, plan, playable[0], chosen_total(state, seat))


def is_suit_limited(state: Any, seat: int, playable: Any) -> bool:
    """NL-53, NP-23, NP-40. Whether the hand holds more playable cards of some suit than may be played."""
    if not has_capped_suit(state, seat):
        return False
    for suit in range(SUIT_COUNT):
        if playable[1] >> suit & 1 and held_of_suit(state, seat, suit) > suit_room(state, seat, suit):
            return True
    return False


def held_of_suit(state: Any, seat: int, suit: int) -> int:
    """Cards of a suit in hand, as the seat counts suits."""
    player = state.players[seat]
    count = 0
    for index in range(player.hand_count):
        if counted_suit(state, seat, player.hand[index]) == suit:
            count += 1
    return count


def list_cards(state: Any, seat: int, playable: Any, is_limited: bool, cards: Any) -> int:
    """List the hand cards that may be picked, suit by suit where a suit is limited; how many."""
    if top_power(state, seat) == Power.FIXED_HAND_SIDE:
        return list_run(state, seat, playable, cards)
    player = state.players[seat]
    count = 0
    for suit in range(SUIT_COUNT if is_limited else 1):
        for index in range(player.hand_count):
            card = player.hand[index]
            if player.chosen[index] == 0 and is_playable(state, seat, card, playable):
                if not is_limited or counted_suit(state, seat, card) == suit:
                    cards[count] = index
                    count += 1
    return count


def list_run(state: Any, seat: int, playable: Any, cards: Any) -> int:
    """NP-19. List the next cards from the fixed side, up to the first that may not be played; how many."""
    player = state.players[seat]
    count = 0
    for step in range(player.chosen_count, player.hand_count):
        card = player.hand[furthest(state, seat, step)]
        is_full = is_suit_full(state, seat, step, counted_suit(state, seat, card))
        if is_full or not is_playable(state, seat, card, playable):
            break
        cards[count] = furthest(state, seat, step)
        count += 1
    return count


def is_suit_full(state: Any, seat: int, step: int, suit: int) -> bool:
    """NL-53 with NP-19. Whether the cards before this step use up the suit."""
    used = 0
    for before in range(step):
        if counted_suit(state, seat, state.players[seat].hand[furthest(state, seat, before)]) == suit:
            used += 1
    return used >= suit_room(state, seat, suit)


def words_needed(state: Any, seat: int, cards: Any, count: int) -> int:
    """The words of a set of totals: every card moves the bits by at most twice its value."""
    total = 0
    for step in range(count):
        total += 2 * counted_value(state, seat, state.players[seat].hand[cards[step]])
    return total // WORD + 1


def make_plan(state: Any, seat: int, is_limited: bool, needed: int, width: int) -> Any:
    """What the sets of totals share: the marks told apart, cards needed, suits to follow, words of a set."""
    power = top_power(state, seat)
    suits = follow_suits(state, seat)
    marks = 0 if has_followed(state, seat, suits) else FOLLOWED
    if power == Power.FIXED_HAND_SIDE:  # the run ends where a suit does
        marks |= STOPPED
    elif is_limited:
        marks |= OF_SUIT
    if power == Power.MUST_SUBTRACT:
        marks |= ADDED
    return marks, needed, suits, width
