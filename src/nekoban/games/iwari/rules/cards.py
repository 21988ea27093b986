"""Iwari: hands, display and deck, and what happens when the deck runs out (IW-20, IW-21, IW-30, IW-32)."""

from nekoban.core.events import only, tell, whisper
from nekoban.core.luck import draw_kind
from nekoban.core.record import NOBODY, NONE, SeatNumber
from nekoban.games.iwari.parts import BIOMES, CARDS, CARDS_REMOVED, DISPLAY, EXHAUSTIONS, HAND, Happening
from nekoban.games.iwari.state import Position, State


def card_count(state: State, biome: int) -> int:
    """IW-02. How many cards of a biome are in the game."""
    return CARDS[biome] - CARDS_REMOVED[state.seats]


def display_count(state: Position) -> int:
    """IW-20. How many cards lie in the display."""
    count = 0
    for biome in range(BIOMES):
        count += state.display[biome]
    return count


def discard_card(state: State, biome: int) -> None:
    """IW-21. From the hand to the player's discard pile; a card that all have seen leaves first (IW-07)."""
    player = state.players[state.to_move]
    player.hand[biome] -= 1
    player.hand_count -= 1
    if player.known[biome] > 0:
        player.known[biome] -= 1
    player.discards[biome] += 1


def may_draw(state: State) -> bool:
    """IW-20, IW-32. A hand of fewer than three is refilled, until the deck has run out twice."""
    return state.exhaustions < EXHAUSTIONS and state.players[state.to_move].hand_count < HAND


def take_from_display(state: State, biome: int) -> None:
    """IW-20. Take a face-up card; everybody knows it (IW-07)."""
    player = state.players[state.to_move]
    state.display[biome] -= 1
    player.hand[biome] += 1
    player.known[biome] += 1
    player.hand_count += 1
    tell(state, Happening.TAKES, state.to_move, biome, NONE, NONE)


def draw_from_deck(state: State, seat: SeatNumber) -> None:
    """IW-20. Draw the top card; only the player sees it (IW-07)."""
    player = state.players[seat]
    biome = draw_kind(state, state.deck)
    player.hand[biome] += 1
    player.hand_count += 1
    whisper(state, Happening.DRAWS, seat, NONE, NONE, NONE, biome, only(seat))
    leave_deck(state, biome)


def refill_display(state: State) -> None:
    """IW-20, IW-32. Turn up cards until four lie open, or the deck has run out for the second time."""
    for _ in range(DISPLAY):
        if state.exhaustions < EXHAUSTIONS and display_count(state) < DISPLAY:
            biome = draw_kind(state, state.deck)
            state.display[biome] += 1
            tell(state, Happening.REFILLS, NOBODY, biome, NONE, NONE)
            leave_deck(state, biome)


def leave_deck(state: State, biome: int) -> None:
    """IW-30. A card has left the deck; with the last one the deck is exhausted."""
    state.deck[biome] -= 1
    state.deck_count -= 1
    if state.deck_count > 0:
        return
    state.exhaustions += 1
    if state.exhaustions < EXHAUSTIONS:
        shuffle_discards(state)
        state.half_due = 1
    else:
        tell(state, Happening.DECK_OUT, NOBODY, NONE, NONE, NONE)


def shuffle_discards(state: State) -> None:
    """IW-30. All discards become the new deck."""
    for player in state.players:
        for biome in range(BIOMES):
            state.deck[biome] += player.discards[biome]
            state.deck_count += player.discards[biome]
            player.discards[biome] = 0
    tell(state, Happening.SHUFFLES, NOBODY, state.deck_count, NONE, NONE)
