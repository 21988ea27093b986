"""Nine Lives: the life on top of each player's deck, and what it says (NL-03 to NL-05, NL-13, NL-43)."""

from nekoban.core.events import tell
from nekoban.core.record import NOBODY, NONE, SeatNumber
from nekoban.games.nine_lives.parts import (
    LIMIT_OF,
    LIVES,
    LOW_LIMIT,
    SHIFTED_HIGH,
    SHIFTED_LOW,
    SUIT_COUNT,
    SUIT_OF,
    VALUE_OF,
    Happening,
    Power,
)
from nekoban.games.nine_lives.state import Player, State


def top_life(player: Player) -> int:
    """NL-14, NL-20. The life card on top: the first one not wagered, or the last one wagered."""
    return player.lives[max(0, player.life_count - 1 - player.wagered_count)]


def top_power(state: State, seat: SeatNumber) -> int:
    """NL-05. The power of a seat's top life."""
    return state.players[seat].power


def top_parameter(state: State, seat: SeatNumber) -> int:
    """NL-05. The parameter of the power of the life on top."""
    return state.players[seat].parameter


def life_number(card: int) -> int:
    """NL-03. Each cat's life cards are numbered 1 to 9."""
    return card % LIVES + 1


def owner_elsewhere(state: State, seat: SeatNumber, power: int) -> int:
    """The first other seat whose top life has that power, or NOBODY.

    Only powers with parameters can be on several lives (NL-05): of those, ask each owner.
    """
    for owner in range(state.seats):
        if owner != seat and top_power(state, owner) == power:
            return owner
    return NOBODY


def has_power_elsewhere(state: State, seat: SeatNumber, power: int) -> bool:
    """Whether somebody else has that power on top."""
    return owner_elsewhere(state, seat, power) != NOBODY


# Hands


def hand_limit(state: State, seat: SeatNumber) -> int:
    """NL-04, NP-84. The limit on the top life; others_low_limit makes it 3 for everybody else."""
    if has_power_elsewhere(state, seat, Power.OTHERS_LOW_LIMIT):
        return LOW_LIMIT
    return LIMIT_OF[state.players[seat].shown]


def has_room(state: State, seat: SeatNumber) -> bool:
    """NL-13. A hand at its limit receives no more cards."""
    return state.players[seat].hand_count < hand_limit(state, seat)


def is_hand_open(state: State, seat: SeatNumber) -> bool:
    """NP-06, NP-52, NP-86. Whether everybody sees this hand."""
    return (
        state.players[seat].hand_open == 1
        or top_power(state, seat) == Power.SHOW_HAND
        or has_power_elsewhere(state, seat, Power.OTHERS_PLAY_OPEN)
    )


# Cards as a life counts them


def counted_suit(state: State, seat: SeatNumber, card: int) -> int:
    """NP-46. The suit a card has in this seat's checks: suit_shapeshift makes one suit count as another."""
    return shifted_suit(state, seat, SUIT_OF[card])


def shifted_suit(state: State, seat: SeatNumber, suit: int) -> int:
    """The suit that a card counts as, with the power to change suits."""
    parameter = state.players[seat].parameter
    if state.players[seat].power == Power.SUIT_SHAPESHIFT and suit == parameter // SUIT_COUNT:
        return parameter % SUIT_COUNT
    return suit


def counted_value(state: State, seat: SeatNumber, card: int) -> int:
    """NP-47, NP-48. What a hand card counts: low ones count as 4, or high ones as 6."""
    value = VALUE_OF[card]
    power = top_power(state, seat)
    if power == Power.NUMBER_SHAPESHIFT_ABOVE and value < top_parameter(state, seat):
        return SHIFTED_LOW
    if power == Power.NUMBER_SHAPESHIFT_BELOW and value > top_parameter(state, seat):
        return SHIFTED_HIGH
    return value


# The top life changes


def show_top(state: State, seat: SeatNumber) -> None:
    """What the life on top shows; nothing when the last life is lost."""
    player = state.players[seat]
    player.power = 0
    player.parameter = 0
    player.shown = 0
    if player.life_count > 0:
        card = top_life(player)
        player.power = state.powers[card]
        player.parameter = state.parameters[card]
        player.shown = life_number(card)


def announce(state: State, seat: SeatNumber) -> None:
    """NL-43. The top life has changed: say which it is."""
    show_top(state, seat)
    if state.players[seat].life_count > 0:
        tell(state, Happening.TOP, seat, top_life(state.players[seat]), NONE, NONE)
