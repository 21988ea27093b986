"""Mauwi and Mauw: draw pile, discard pile and hands. Clause ids refer to RULES.md.

Piles are counts of kinds: the order of a shuffled pile is luck not yet drawn.
What everybody can know about unseen cards is kept along the way: which of them come from the pile as it was
last shuffled, and which (`old`) were drawn before.
"""

from typing import Any

from nekoban.core.events import only, tell, whisper
from nekoban.core.luck import draw_kind
from nekoban.core.record import HIDDEN, NONE
from nekoban.games.mauwi.parts import COLUMN_COUNT, HAND, KINDS, Edition, Ending, Origin, Told


def card_count(counts: Any) -> int:
    """How many cards a pile has."""
    total = 0
    for card in range(KINDS):
        total += counts[card]
    return total


def reshuffle(state: Any) -> None:
    """MW-07. The discard pile becomes the draw pile; cards in hands and unseen nines are old now."""
    state.old_nine_count = card_count(state.unseen)
    tell(state, Told.RESHUFFLES, NONE, card_count(state.discards), NONE, NONE)
    for card in range(KINDS):
        state.old[card] = state.unseen[card]
        state.draw_pile[card] = state.discards[card]
        state.discards[card] = 0
    for seat in range(state.seats):
        player = state.players[seat]
        for place in range(HAND):
            if player.origin[place] == Origin.FRESH or player.origin[place] == Origin.OLD:
                player.origin[place] = Origin.OLD
                state.old[player.hand[place]] += 1


def has_cards(counts: Any) -> bool:
    """Whether a pile has a card."""
    for card in range(KINDS):
        if counts[card] > 0:
            return True
    return False


def has_top_card(state: Any) -> bool:
    """MW-07. Whether a card can be drawn; reshuffles if that takes it."""
    if has_cards(state.draw_pile):
        return True
    if not has_cards(state.discards):
        return False
    reshuffle(state)
    return True


def top_card(state: Any) -> int:
    """Take the top card of the draw pile; the caller knows there is one."""
    card = draw_kind(state, state.draw_pile)
    state.draw_pile[card] -= 1
    return card


def deal_hand(state: Any, seat: int) -> None:
    """MW-06. Four cards."""
    player = state.players[seat]
    for place in range(HAND):
        player.hand[place] = top_card(state)
        player.origin[place] = Origin.FRESH


def fill_hand(state: Any, seat: int) -> None:
    """MW-21. Draw at once, up to four cards. MW-61: no more once the piles have run out."""
    player = state.players[seat]
    for place in range(HAND):
        if player.origin[place] == Origin.EMPTY and state.ending == NONE:
            draw_card(state, seat, place)


def draw_card(state: Any, seat: int, place: int) -> None:
    """MW-21, MW-61. Draw a card into a place of the hand; mauwi ends with this turn if there is none."""
    if has_top_card(state):
        player = state.players[seat]
        card = top_card(state)
        player.hand[place] = card
        player.origin[place] = Origin.FRESH
        whisper(state, Told.DRAWS, seat, NONE, NONE, NONE, card, only(seat))
    elif state.edition == Edition.MAUWI:
        state.ending = Ending.PILES


def fill_short_hands(state: Any, seat: int) -> None:
    """MW-93. At the end of a turn of mauw short hands are filled; one that stays short ends the game."""
    for step in range(state.seats):
        fill_hand(state, (seat + step) % state.seats)
    for step in range(state.seats):
        if missing_count(state.players[step]) > 0:
            state.ending = Ending.PILES


def missing_count(player: Any) -> int:
    """MW-61. How many cards a hand lacks."""
    count = 0
    for place in range(HAND):
        if player.origin[place] == Origin.EMPTY:
            count += 1
    return count


def holds(player: Any, card: int) -> bool:
    """Whether a card is in the hand."""
    for place in range(HAND):
        if player.hand[place] == card:
            return True
    return False


def drop_card(state: Any, seat: int, place: int) -> int:
    """Take the card out of a place in the hand; everybody sees it."""
    player = state.players[seat]
    card = int(player.hand[place])
    if player.origin[place] == Origin.OLD:
        state.old[card] -= 1
    player.hand[place] = NONE
    player.origin[place] = Origin.EMPTY
    return card


def use_card(state: Any, seat: int, card: int) -> int:
    """Take such a card out of the hand; the place it came from.

    Of several, the one that all know best: what Tuatara took, then the oldest. So playing it tells nothing
    about the others, wherever they are held.
    """
    player = state.players[seat]
    used = NONE
    for place in range(HAND):
        if player.hand[place] == card and (used == NONE or player.origin[place] > player.origin[used]):
            used = place
    drop_card(state, seat, used)
    return used


def seen_counts(state: Any, sign: int, out: Any) -> None:
    """Add to counts, or take from them, every card that all can see, and the seen nines."""
    for card in range(KINDS):
        out[card] += sign * (state.discards[card] + state.seen[card])
    for seat in range(state.seats):
        player = state.players[seat]
        for column in range(COLUMN_COUNT):
            if player.top[column] >= 0:
                out[player.top[column]] += sign
        for place in range(HAND):
            if player.origin[place] == Origin.TAKEN and player.hand[place] >= 0:
                out[player.hand[place]] += sign
    for card in (state.carried, state.attack_card, state.gain_nine, state.gain_top):
        if card >= 0:
            out[card] += sign


def nine_count(state: Any) -> int:
    """How many nines lie on the table."""
    total = 0
    for seat in range(state.seats):
        for column in range(COLUMN_COUNT):
            total += state.players[seat].nines[column]
    return total


def draw_count(state: Any) -> int:
    """How many cards the draw pile has: what is not elsewhere. A view tells it too."""
    count = card_count(state.deck) - card_count(state.discards) - nine_count(state)
    for seat in range(state.seats):
        player = state.players[seat]
        for column in range(COLUMN_COUNT):
            if player.top[column] != NONE:
                count -= 1
        for place in range(HAND):
            if player.origin[place] != Origin.EMPTY:
                count -= 1
    for card in (state.carried, state.attack_card, state.gain_nine, state.gain_top):
        if card != NONE:
            count -= 1
    return count


def imagine(state: Any, luck: int) -> None:
    """Deal what a seat does not see: old cards into old places, others into fresh places and the draw pile.

    Memory reaches back to the last reshuffle; everything unseen that was drawn before it is one lot.
    """
    state.luck = luck
    for card in range(KINDS):
        state.unseen[card] = state.old[card]
        state.draw_pile[card] = state.deck[card] - state.old[card]
    seen_counts(state, -1, state.draw_pile)
    for seat in range(state.seats):
        take_out_known(state, state.players[seat])
    for seat in range(len(state.players)):
        deal_unseen(state, state.players[seat], seat < state.seats)
    fresh_nines = nine_count(state) - card_count(state.seen) - state.old_nine_count
    for _ in range(fresh_nines):
        card = dealt_card(state, state.draw_pile)
        if card != NONE:
            state.unseen[card] += 1


def take_out_known(state: Any, player: Any) -> None:
    """The cards of a hand that is seen are not dealt again."""
    for place in range(HAND):
        if player.hand[place] >= 0:
            if player.origin[place] == Origin.FRESH:
                state.draw_pile[player.hand[place]] -= 1
            elif player.origin[place] == Origin.OLD:
                state.unseen[player.hand[place]] -= 1


def deal_unseen(state: Any, player: Any, is_playing: bool) -> None:
    """Deal into the places of a hand that is not seen."""
    for place in range(HAND):
        if player.hand[place] == HIDDEN:
            player.hand[place] = NONE
            if is_playing and player.origin[place] == Origin.FRESH:
                player.hand[place] = dealt_card(state, state.draw_pile)
            elif is_playing and player.origin[place] == Origin.OLD:
                player.hand[place] = dealt_card(state, state.unseen)


def dealt_card(state: Any, counts: Any) -> int:
    """A card by chance, taken from counts; NONE where a typed-in position leaves too few."""
    if card_count(counts) <= 0:
        return NONE
    card = draw_kind(state, counts)
    counts[card] -= 1
    return card


def components(state: Any, out: Any) -> None:
    """Cards of each kind over all fields."""
    for card in range(KINDS):
        out[card] = state.draw_pile[card] + state.unseen[card]
    seen_counts(state, 1, out)
    for seat in range(state.seats):
        player = state.players[seat]
        for place in range(HAND):
            if player.origin[place] != Origin.TAKEN and player.hand[place] >= 0:
                out[player.hand[place]] += 1
