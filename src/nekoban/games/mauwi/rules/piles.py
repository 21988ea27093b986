"""Mauwi and Mauw: draw pile, discard pile and hands. MW-06, 07, 21, 61, 93.

Piles are counts of kinds: the order of a shuffled pile is luck not yet drawn.
What everybody can know about unseen cards is kept along the way: which of them come from the pile as it was
last shuffled, and which (`old`) were drawn before.
"""

from nekoban.core.events import only, tell, whisper
from nekoban.core.luck import draw_kind
from nekoban.core.record import NONE, Raw, SeatNumber
from nekoban.games.mauwi.parts import COLUMN_COUNT, HAND, KINDS, Edition, Ending, Happening, Origin
from nekoban.games.mauwi.state import Player, State


def card_count(counts: Raw) -> int:
    """How many cards a pile has."""
    total = 0
    for card in range(KINDS):
        total += counts[card]
    return total


def has_cards(counts: Raw) -> bool:
    """Whether a pile has a card."""
    for card in range(KINDS):
        if counts[card] > 0:
            return True
    return False


def nine_count(state: State) -> int:
    """How many nines lie on the table."""
    total = 0
    for seat in range(state.seats):
        for column in range(COLUMN_COUNT):
            total += state.players[seat].nines[column]
    return total


def missing_count(player: Player) -> int:
    """MW-61. How many cards a hand lacks."""
    count = 0
    for place in range(HAND):
        if player.origin[place] == Origin.EMPTY:
            count += 1
    return count


def holds(player: Player, card: int) -> bool:
    """Whether a card is in the hand."""
    for place in range(HAND):
        if player.hand[place] == card:
            return True
    return False


def reshuffle(state: State) -> None:
    """MW-07. The discard pile becomes the draw pile; cards in hands and unseen nines are old now."""
    state.old_nine_count = card_count(state.unseen)
    tell(state, Happening.RESHUFFLES, NONE, card_count(state.discards), NONE, NONE)
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


def has_top_card(state: State) -> bool:
    """MW-07. Whether a card can be drawn; reshuffles if that takes it."""
    if has_cards(state.draw_pile):
        return True
    if not has_cards(state.discards):
        return False
    reshuffle(state)
    return True


def top_card(state: State) -> int:
    """Take the top card of the draw pile; the caller knows there is one."""
    card = draw_kind(state, state.draw_pile)
    state.draw_pile[card] -= 1
    return card


def deal_hand(state: State, seat: SeatNumber) -> None:
    """MW-06. Four cards."""
    player = state.players[seat]
    for place in range(HAND):
        player.hand[place] = top_card(state)
        player.origin[place] = Origin.FRESH


def fill_hand(state: State, seat: SeatNumber) -> None:
    """MW-21. Draw at once, up to four cards. MW-61: no more once the piles have run out."""
    player = state.players[seat]
    for place in range(HAND):
        if player.origin[place] == Origin.EMPTY and state.ending == NONE:
            draw_card(state, seat, place)


def draw_card(state: State, seat: SeatNumber, place: int) -> None:
    """MW-21, MW-61. Draw a card into a place of the hand; mauwi ends with this turn if there is none."""
    if has_top_card(state):
        player = state.players[seat]
        card = top_card(state)
        player.hand[place] = card
        player.origin[place] = Origin.FRESH
        whisper(state, Happening.DRAWS, seat, NONE, NONE, NONE, card, only(seat))
    elif state.edition == Edition.MAUWI:
        state.ending = Ending.PILES


def fill_short_hands(state: State, seat: SeatNumber) -> None:
    """MW-93. At the end of a turn of mauw short hands are filled; one that stays short ends the game."""
    for step in range(state.seats):
        fill_hand(state, (seat + step) % state.seats)
    for step in range(state.seats):
        if missing_count(state.players[step]) > 0:
            state.ending = Ending.PILES


def drop_card(state: State, seat: SeatNumber, place: int) -> int:
    """Take the card out of a place in the hand; everybody sees it."""
    player = state.players[seat]
    card = int(player.hand[place])
    if player.origin[place] == Origin.OLD:
        state.old[card] -= 1
    player.hand[place] = NONE
    player.origin[place] = Origin.EMPTY
    return card


def use_card(state: State, seat: SeatNumber, card: int) -> int:
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
