"""Nine Lives: before the first turn (NL-01 to NL-06, NL-55, NL-56)."""

from nekoban.core.luck import draw_kind, roll, shuffle
from nekoban.core.record import NONE, Raw, SeatNumber
from nekoban.games.nine_lives.parts import COPIES, DECK, KINDS, LIFE_CARDS, LIVES, SEATS, STARTING_HAND
from nekoban.games.nine_lives.rules.decisions import advance
from nekoban.games.nine_lives.rules.hands import receive
from nekoban.games.nine_lives.rules.lives import show_top
from nekoban.games.nine_lives.rules.round_start import prepare_round
from nekoban.games.nine_lives.state import State


def setup(state: State, options: Raw) -> None:
    """NL-01 to NL-06. Life decks, the shuffled number cards, three cards each, a Kittyking by chance."""
    state.seats = options.players
    keep_options(state, options)
    stack_lives(state, options)
    for card in range(KINDS):
        state.deck[card] = COPIES[card]
    state.deck_count = DECK
    for seat in range(state.seats):
        for _ in range(STARTING_HAND):
            deal_card(state, seat)
    state.kittyking = roll(state, state.seats)
    state.to_move = state.kittyking
    prepare_round(state)
    advance(state)


def keep_options(state: State, options: Raw) -> None:
    """NL-05, NL-50 to NL-54. The life set and the variants of this game."""
    for card in range(LIFE_CARDS):
        state.powers[card] = options.life_set[card]
        state.parameters[card] = options.life_set[LIFE_CARDS + card]
        if options.powers[card] > 0:  # chosen instead: the power and one more
            state.powers[card] = options.powers[card] - 1
            state.parameters[card] = options.powers[LIFE_CARDS + card]
    state.table_count = options.table_count
    state.wager_one = options.wager_one
    state.no_first_last = options.no_first_last
    state.star_once = options.star_once
    state.with_bad_suit = options.bad_suit


def stack_lives(state: State, options: Raw) -> None:
    """NL-03, NL-55, NL-56. Nine lives for each cat, the 9 on top; shuffled where the variant says so."""
    for seat in range(SEATS):
        state.players[seat].cat = options.cats[seat]
        for life in range(LIVES):
            state.players[seat].lives[life] = options.cats[seat] * LIVES + life
    if options.shuffle_all:
        shuffle_all_lives(state)
    for seat in range(SEATS):
        player = state.players[seat]
        if seat >= state.seats:
            player.cat = 0
            for life in range(LIVES):
                player.lives[life] = NONE
        else:
            player.life_count = options.lives
            for life in range(options.lives, LIVES):
                player.lives[life] = NONE
            if options.shuffle_own:
                shuffle(state, player.lives, options.lives)
            show_top(state, seat)


def shuffle_all_lives(state: State) -> None:
    """NL-56. The 54 life cards of all six cats, shuffled together."""
    for last in range(LIFE_CARDS - 1, 0, -1):
        other = roll(state, last + 1)
        here, there = state.players[last // LIVES], state.players[other // LIVES]
        card = here.lives[last % LIVES]
        here.lives[last % LIVES] = there.lives[other % LIVES]
        there.lives[other % LIVES] = card


def deal_card(state: State, seat: SeatNumber) -> None:
    """NL-06. One card from the deck, untold."""
    card = draw_kind(state, state.deck)
    state.deck[card] -= 1
    state.deck_count -= 1
    receive(state, seat, card)
