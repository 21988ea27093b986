"""Mauwi and Mauw: who sees what, and what the unseen can be. MW-02, 07, 73."""

from nekoban.core.luck import draw_kind
from nekoban.core.record import HIDDEN, NONE, Raw, SeatNumber
from nekoban.games.mauwi.parts import COLUMN_COUNT, HAND, KINDS, Origin
from nekoban.games.mauwi.rules.piles import card_count, nine_count
from nekoban.games.mauwi.state import Player, State


def reveal(state: State, seat: SeatNumber, view: Raw) -> None:
    """MW-73. All have seen a card that Tuatara took."""
    for owner in range(state.seats):
        player = state.players[owner]
        for place in range(HAND):
            if player.origin[place] == Origin.TAKEN:
                view.players[owner].hand[place] = player.hand[place]


def imagine(state: State, luck: int) -> None:
    """Mauwi: deal what a seat does not see: old cards into old places, others into fresh ones and the pile.

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


def take_out_known(state: State, player: Player) -> None:
    """The cards of a hand that is seen are not dealt again."""
    for place in range(HAND):
        if player.hand[place] >= 0:
            if player.origin[place] == Origin.FRESH:
                state.draw_pile[player.hand[place]] -= 1
            elif player.origin[place] == Origin.OLD:
                state.unseen[player.hand[place]] -= 1


def deal_unseen(state: State, player: Player, is_playing: bool) -> None:
    """Deal into the places of a hand that is not seen."""
    for place in range(HAND):
        if player.hand[place] == HIDDEN:
            player.hand[place] = NONE
            if is_playing and player.origin[place] == Origin.FRESH:
                player.hand[place] = dealt_card(state, state.draw_pile)
            elif is_playing and player.origin[place] == Origin.OLD:
                player.hand[place] = dealt_card(state, state.unseen)


def dealt_card(state: State, counts: Raw) -> int:
    """A card by chance, taken from counts; NONE where a typed-in position leaves too few."""
    if card_count(counts) <= 0:
        return NONE
    card = draw_kind(state, counts)
    counts[card] -= 1
    return card


def seen_counts(state: State, sign: int, out: Raw) -> None:
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


def draw_count(state: Raw) -> int:
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


def components(state: State, out: Raw) -> None:
    """Mauwi: cards of each kind over all fields."""
    for card in range(KINDS):
        out[card] = state.draw_pile[card] + state.unseen[card]
    seen_counts(state, 1, out)
    for seat in range(state.seats):
        player = state.players[seat]
        for place in range(HAND):
            if player.origin[place] != Origin.TAKEN and player.hand[place] >= 0:
                out[player.hand[place]] += 1
