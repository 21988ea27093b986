"""Nine Lives: who sees what, and what everything is made of."""

from nekoban.core.luck import draw_kind, roll
from nekoban.core.record import HIDDEN, NONE, Raw, SeatNumber
from nekoban.games.nine_lives.parts import COPIES, DECK, KINDS, LIFE_CARDS, SIGNS, Stage
from nekoban.games.nine_lives.rules.lives import is_hand_open
from nekoban.games.nine_lives.rules.stacks import can_go_on
from nekoban.games.nine_lives.state import Player, State

MOST_DEALS = 10_000  # of a stack that somebody builds: nearly all are legal after a few

# What is seen


def reveal(state: State, seat: SeatNumber, view: Raw) -> None:
    """NP-06, NP-52, NP-86. Open hands are seen by everybody."""
    for other in range(state.seats):
        if other != seat and is_hand_open(state, other):
            for index in range(DECK):
                view.players[other].hand[index] = state.players[other].hand[index]


def imagine(state: State, luck: int) -> None:
    """Nine Lives: deal the cards a viewer does not see into the closed hands; the rest is the deck."""
    state.luck = luck
    gather_unseen(state)
    if state.stage == Stage.STACK:
        imagine_stack(state, state.to_move)
    for player in state.players:
        if player.hand[0] == HIDDEN:
            imagine_hand(state, player)
        if player.chosen[0] == HIDDEN:
            imagine_choice(state, player)


def imagine_stack(state: State, seat: SeatNumber) -> None:
    """NL-16. The stack that somebody builds is part of a legal one: deal until it is."""
    player = state.players[seat]
    is_hand_closed = player.hand[0] == HIDDEN
    if player.chosen[0] != HIDDEN:
        return
    for _ in range(MOST_DEALS):
        if is_hand_closed:
            imagine_hand(state, player)
        imagine_choice(state, player)
        if can_go_on(state, seat):
            return
        if is_hand_closed:
            for index in range(player.hand_count):
                state.deck[player.hand[index]] += 1
    if is_hand_closed:
        imagine_hand(state, player)


def imagine_hand(state: State, player: Player) -> None:
    """Any of the unseen cards."""
    for index in range(DECK):
        player.hand[index] = NONE
    for index in range(player.hand_count):
        player.hand[index] = draw_kind(state, state.deck)
        state.deck[player.hand[index]] -= 1


def gather_unseen(state: State) -> None:
    """Whatever lies neither in the row, nor on the discard pile, nor in a hand that is seen."""
    for card in range(KINDS):
        state.deck[card] = COPIES[card]
    for index in range(state.row_card_count):
        count_card(state.deck, state.row_cards[index], -1)
    for index in range(state.discard_count):
        count_card(state.deck, state.discards[index], -1)
    for player in state.players:
        for index in range(player.hand_count):
            count_card(state.deck, player.hand[index], -1)


def count_card(counts: Raw, card: int, step: int) -> None:
    """Count a card where there is one, and is seen: a typed-in position may say too many."""
    if card >= 0:
        counts[card] += step


def imagine_choice(state: State, player: Player) -> None:
    """A stack being built by somebody else: any cards of that hand, with any signs."""
    for index in range(DECK):
        player.chosen[index] = 0
    left = player.chosen_count
    for index in range(player.hand_count):
        if roll(state, player.hand_count - index) < left:
            player.chosen[index] = SIGNS[roll(state, len(SIGNS))]
            left -= 1


# Components


def components(state: State, out: Raw) -> None:
    """Nine Lives: number cards of each kind, then each life card, over all fields."""
    for index in range(KINDS + LIFE_CARDS):
        out[index] = 0
    for card in range(KINDS):
        out[card] = state.deck[card]
    for index in range(state.row_card_count):
        count_card(out, state.row_cards[index], 1)
    for index in range(state.discard_count):
        count_card(out, state.discards[index], 1)
    for player in state.players:
        for index in range(player.hand_count):
            count_card(out, player.hand[index], 1)
        for index in range(player.life_count):
            if player.lives[index] >= 0:
                out[KINDS + player.lives[index]] += 1
        for index in range(player.lost_count):
            if player.lost[index] >= 0:
                out[KINDS + player.lost[index]] += 1
