"""Mauwi and Mauw: before the first turn. MW-06, 23, 70, 90, 91."""

from nekoban.core.luck import roll
from nekoban.core.record import Raw
from nekoban.games.mauwi.parts import (
    JOKER,
    JOKER_COPIES,
    KINDS,
    KIWI,
    NINOX,
    ONE_DOT,
    ONE_DOT_LEAVES,
    SPIRIT,
    SPIRIT_COPIES,
    TUATARA,
    TWO_DOTS,
    TWO_DOTS_LEAVE,
    WARRIOR_COPIES,
    WARRIORS,
    Edition,
    FreeSlot,
)
from nekoban.games.mauwi.rules.piles import deal_hand
from nekoban.games.mauwi.rules.teams import form_teams
from nekoban.games.mauwi.state import State


def setup(state: State, options: Raw) -> None:
    """MW-06, 23, 80, 90, 91. Shuffle, deal four cards to each player, choose who starts."""
    state.seats = options.players
    state.edition = options.edition
    state.any_free_slot = may_use_any_free_slot(options)
    build_deck(state, options)
    if options.teams:
        form_teams(state)
    for card in range(KINDS):
        state.draw_pile[card] = state.deck[card]
    for seat in range(state.seats):
        deal_hand(state, seat)
    if options.start == 0:
        state.to_move = roll(state, state.seats)
    else:
        state.to_move = options.start - 1


def may_use_any_free_slot(options: Raw) -> int:
    """MW-91. Free slots of any area in mauwi, of one's own in mauw; mauwi has the choice."""
    if options.free_slot == FreeSlot.EDITION:
        return 1 if options.edition == Edition.MAUWI else 0
    return 1 if options.free_slot == FreeSlot.ANY else 0


def build_deck(state: State, options: Raw) -> None:
    """MW-70, 90. The cards of the edition, without those that this number of players removes."""
    edition = options.edition
    for warrior in WARRIORS:
        state.deck[warrior] = WARRIOR_COPIES[edition]
    state.deck[SPIRIT] = SPIRIT_COPIES[edition]
    state.deck[JOKER] = JOKER_COPIES[edition]
    state.deck[KIWI] = options.kiwi
    state.deck[NINOX] = options.ninox
    state.deck[TUATARA] = options.tuatara
    if edition == Edition.MAUW:
        for card in range(KINDS):
            if options.players <= ONE_DOT_LEAVES:
                state.deck[card] -= ONE_DOT[card]
            if options.players <= TWO_DOTS_LEAVE:
                state.deck[card] -= TWO_DOTS[card]
    for card in range(KINDS):
        if options.cards[card] > 0:  # a deck of one's own: the count and one more
            state.deck[card] = options.cards[card] - 1
