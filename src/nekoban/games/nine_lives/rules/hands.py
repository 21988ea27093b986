"""Nine Lives: hands and piles (NL-07, NL-13, NL-21). Cards that change hands."""

from nekoban.core.events import tell
from nekoban.core.record import NONE, SeatNumber
from nekoban.games.nine_lives.parts import Happening
from nekoban.games.nine_lives.state import State


def receive(state: State, seat: SeatNumber, card: int) -> None:
    """NL-07. A new card goes to the right of the hand."""
    player = state.players[seat]
    player.hand[player.hand_count] = card
    player.hand_count += 1


def remove_from_hand(state: State, seat: SeatNumber, position: int) -> int:
    """Take a card out of a hand; the others keep their order."""
    player = state.players[seat]
    card = player.hand[position]
    for index in range(position, player.hand_count - 1):
        player.hand[index] = player.hand[index + 1]
    player.hand_count -= 1
    player.hand[player.hand_count] = NONE
    return card


def hand_over(state: State, seat: SeatNumber, card: int, other: SeatNumber) -> None:
    """The first card of this kind goes from one hand to another."""
    player = state.players[seat]
    position = 0
    while player.hand[position] != card:
        position += 1
    receive(state, other, remove_from_hand(state, seat, position))


def swap_hands(state: State, seat: SeatNumber, other: SeatNumber) -> None:
    """NP-62, NL-13. Two hands change places, whatever the limits."""
    mine, theirs = state.players[seat], state.players[other]
    for index in range(max(mine.hand_count, theirs.hand_count)):
        card = mine.hand[index]
        mine.hand[index] = theirs.hand[index]
        theirs.hand[index] = card
    count = mine.hand_count
    mine.hand_count = theirs.hand_count
    theirs.hand_count = count


def pass_hands(state: State, side: int) -> None:
    """NP-54, NL-13. Everybody passes the hand to that side, whatever the limits."""
    last = state.seats - 1
    for step in range(last):  # swapping the first hand along moves every hand by one seat
        if side == 0:
            swap_hands(state, 0, step + 1)
        else:
            swap_hands(state, last, last - 1 - step)


# The discard pile


def discard(state: State, card: int) -> None:
    """NL-21. Put a card on the discard pile."""
    state.discards[state.discard_count] = card
    state.discard_count += 1


def shuffle_discards(state: State) -> None:
    """NL-21. The discard pile becomes the new deck."""
    for index in range(state.discard_count):
        state.deck[state.discards[index]] += 1
        state.discards[index] = NONE
    state.deck_count = state.discard_count
    state.discard_count = 0
    tell(state, Happening.SHUFFLES, NONE, NONE, NONE, NONE)
