"""Nine Lives: which cards may be played, and where (NL-11, NL-53, NL-54 and the powers about cards).

Three questions are asked of the powers here: which suits or values does a life ban (`banned_suits`,
`banned_values`), how many more cards of a suit may be played (`suit_room`), and which suits must be
followed (`follow_clause`). Sets of suits and of values are bits.
"""

from nekoban.core.game import OK
from nekoban.core.record import NONE, SeatNumber
from nekoban.games.nine_lives.parts import (
    DECK,
    FIRST_COLUMN,
    LEFT_END,
    NP,
    NUMBERS,
    START,
    SUIT_COUNT,
    SUIT_LIMIT,
    SUIT_OF,
    VALUE_OF,
    Clause,
    Power,
    Side,
    Suit,
)
from nekoban.games.nine_lives.rules.lives import (
    counted_suit,
    has_power_elsewhere,
    shifted_suit,
    top_parameter,
    top_power,
)
from nekoban.games.nine_lives.rules.numbers import playable_numbers
from nekoban.games.nine_lives.rules.row import column_suits, left_neighbour, right_neighbour
from nekoban.games.nine_lives.state import Player, State

ALL_SUITS = (1 << SUIT_COUNT) - 1
Playable = tuple[int, int, int]  # the numbers, the suits and the card values that may be played, as bits


def suit_count(player: Player, suit: int) -> int:
    """Cards of a suit in hand."""
    count = 0
    for index in range(player.hand_count):
        if SUIT_OF[player.hand[index]] == suit:
            count += 1
    return count


# What does a life ban?


def banned_suits(state: State, seat: SeatNumber, owner: SeatNumber) -> int:
    """The suits that the owner's top life forbids this seat to play."""
    holder = state.players[owner]
    if owner != seat:
        return 1 << holder.parameter if holder.power == Power.OTHERS_NO_SUIT else 0  # NP-85
    if holder.power == Power.FORBIDDEN_SUIT:  # NP-38
        return 1 << holder.parameter
    if holder.power in (
        Power.NO_UNIQUE_SUITS,
        Power.NO_MULTIPLE_SUITS,
        Power.NO_MAJORITY_SUIT,
        Power.NO_MINORITY_SUIT,
    ):
        return suits_banned_by_count(holder)
    return 0


def suits_banned_by_count(player: Player) -> int:
    """NP-12, NP-14, NP-16, NP-17. Suits banned for how many cards of them the whole hand holds."""
    least, most = DECK, 1
    for suit in range(SUIT_COUNT):
        count = suit_count(player, suit)
        most = max(most, count)
        if count > 0:
            least = min(least, count)
    suits = 0
    for suit in range(SUIT_COUNT):
        if is_count_banned(player.power, suit_count(player, suit), least, most):
            suits |= 1 << suit
    return suits


def is_count_banned(power: int, count: int, least: int, most: int) -> bool:
    """Whether a suit held so often may not be played."""
    if power == Power.NO_UNIQUE_SUITS:  # NP-12
        return count == 1
    if power == Power.NO_MULTIPLE_SUITS:  # NP-14
        return count > 1
    if power == Power.NO_MAJORITY_SUIT:  # NP-16
        return count == most
    return count == least  # NP-17


def banned_values(state: State, seat: SeatNumber) -> int:
    """The card values that a seat's own top life forbids it to play."""
    player = state.players[seat]
    if player.power == Power.NO_EXTREME_NUMBERS:
        return extreme_values(player)
    if player.power == Power.NO_MULTIPLE_NUMBER:
        return repeated_values(player)
    return 0


def extreme_values(player: Player) -> int:
    """NP-13. The lowest and the highest value in the whole hand."""
    lowest, highest = NUMBERS, 1
    for index in range(player.hand_count):
        value = VALUE_OF[player.hand[index]]
        lowest = min(lowest, value)
        highest = max(highest, value)
    return (1 << lowest) | (1 << highest)


def repeated_values(player: Player) -> int:
    """NP-15. The values that the whole hand holds more than once."""
    once, more = 0, 0
    for index in range(player.hand_count):
        bit = 1 << VALUE_OF[player.hand[index]]
        more |= once & bit
        once |= bit
    return more


def neighbour_suits(state: State, seat: SeatNumber, place: int) -> int:
    """NL-12, NL-17. The suits in the columns beside a place, as this seat counts them."""
    suits = 0
    left, right = left_neighbour(state, place), right_neighbour(state, place)
    if left != NONE:
        suits |= column_suits(state, seat, left)
    if right != NONE:
        suits |= column_suits(state, seat, right)
    return suits


# How many more cards of a suit?


def suit_room(state: State, seat: SeatNumber, suit: int) -> int:
    """How many more cards of a suit the seat may play this round."""
    room = own_suit_room(state, seat, suit)
    if state.star_once and suit == Suit.STAR:
        room = min(room, 1 - stars_played(state, seat))
    return room


def own_suit_room(state: State, seat: SeatNumber, suit: int) -> int:
    """NP-23, NP-40. How many more cards of a suit the seat's top life lets it play this round."""
    power = top_power(state, seat)
    if power == Power.SUIT_PLAY_LIMIT:
        return SUIT_LIMIT - state.players[seat].suits_played[suit]
    if power == Power.UNIQUE_SUITS:
        return 1 - state.players[seat].suits_played[suit]
    return DECK


def has_capped_suit(state: State, seat: SeatNumber) -> bool:
    """Whether the number of cards of some suit is limited: NP-23, NP-40, NL-53."""
    power = top_power(state, seat)
    return power == Power.SUIT_PLAY_LIMIT or power == Power.UNIQUE_SUITS or state.star_once == 1


def stars_played(state: State, seat: SeatNumber) -> int:
    """NL-53. Star cards played this round in all, as this seat counts suits."""
    stars = 0
    for suit in range(SUIT_COUNT):
        if shifted_suit(state, seat, suit) == Suit.STAR:
            for other in range(state.seats):
                stars += state.players[other].suits_played[suit]
    return stars


def room_clause(state: State, seat: SeatNumber, suit: int) -> int:
    """The clause behind `suit_room`: whichever leaves less room; else the life's, which limits all suits."""
    room = own_suit_room(state, seat, suit)
    if state.star_once and suit == Suit.STAR and 1 - stars_played(state, seat) < room:
        return Clause.NL_53
    return NP + top_power(state, seat)


# Which suits must be followed?


def follow_suits(state: State, seat: SeatNumber) -> int:
    """NP-05, NP-81. The suits of which a play must hold one: those of the round's first column, or any."""
    if follow_clause(state, seat) == OK:
        return ALL_SUITS
    return column_suits(state, seat, state.start_column)


def follow_clause(state: State, seat: SeatNumber) -> int:
    """NP-05, NP-81. OK, or the clause that asks for a card in a suit of the round's first column."""
    if state.row_count == 0:
        return OK
    if top_power(state, seat) == Power.MUST_MATCH:
        return Clause.NP_05
    if has_power_elsewhere(state, seat, Power.OTHERS_FOLLOW):
        return Clause.NP_81
    return OK


# May this card be played, and where?


def playable_suits(state: State, seat: SeatNumber, place: int) -> int:
    """The suits of which a card may be played in this place."""
    suits = ALL_SUITS
    for owner in range(state.seats):
        suits &= ~banned_suits(state, seat, owner)
    if top_power(state, seat) == Power.NO_MATCH:  # NP-01
        suits &= ~neighbour_suits(state, seat, place)
    if has_capped_suit(state, seat):
        for suit in range(SUIT_COUNT):
            if suit_room(state, seat, suit) <= 0:
                suits &= ~(1 << suit)
    return suits


def playable_cards(state: State, seat: SeatNumber, place: int) -> Playable:
    """The numbers, suits and card values that may be played in this place."""
    return (
        playable_numbers(state, seat, place),
        playable_suits(state, seat, place),
        ~banned_values(state, seat),
    )


def is_playable(state: State, seat: SeatNumber, card: int, playable: Playable) -> bool:
    """Whether a card's suit and value may be played."""
    suit = counted_suit(state, seat, card)
    return (playable[1] >> suit) & (playable[2] >> VALUE_OF[card]) & 1 == 1


def card_clause(state: State, seat: SeatNumber, card: int, place: int) -> int:
    """The clause that keeps this card out of any play in this place, or OK."""
    suit = counted_suit(state, seat, card)
    for owner in range(state.seats):
        if banned_suits(state, seat, owner) >> suit & 1:
            return NP + top_power(state, owner)
    if banned_values(state, seat) >> VALUE_OF[card] & 1:
        return NP + top_power(state, seat)
    if suit_room(state, seat, suit) <= 0:
        return room_clause(state, seat, suit)
    if top_power(state, seat) == Power.NO_MATCH and neighbour_suits(state, seat, place) >> suit & 1:
        return Clause.NP_01  # last, as the other end may be free of it
    return OK


def place_refusal(state: State, seat: SeatNumber, place: int) -> int:
    """NL-11. OK, or why nothing may be played here: the first play starts the row, others go to an end."""
    if place >= FIRST_COLUMN:
        if top_power(state, seat) != Power.REPLACE_PLAY:
            return Clause.NP_77
        return OK if place - FIRST_COLUMN < state.row_count else Clause.NP_77
    if (place == START) != (state.row_count == 0):
        return Clause.NL_11
    if place != START and top_power(state, seat) == Power.FORCED_SIDE:
        if (place == LEFT_END) != (top_parameter(state, seat) == Side.LEFT):
            return Clause.NP_11
    return OK


def place_count(state: State, seat: SeatNumber) -> int:
    """NL-11, NP-77. Places worth asking about: start and ends, and the columns for who may replace."""
    is_replacing = top_power(state, seat) == Power.REPLACE_PLAY
    return FIRST_COLUMN + (state.row_count if is_replacing else 0)


def place_matters(state: State, seat: SeatNumber) -> bool:
    """Whether a play may be legal at one end and not at the other: NP-01, NP-11, NP-44, NP-45."""
    power = top_power(state, seat)
    return (
        power == Power.NO_MATCH
        or power == Power.FORCED_SIDE
        or power == Power.HIGHER_THAN_NBS
        or power == Power.LOWER_THAN_NBS
    )


# Which hand card is it?


def furthest(state: State, seat: SeatNumber, step: int) -> int:
    """NP-19. The position of the hand card that is this many steps from the fixed side."""
    if top_parameter(state, seat) == Side.LEFT:
        return step
    return state.players[seat].hand_count - 1 - step


def hand_position(state: State, seat: SeatNumber, card: int) -> int:
    """The hand card meant by this kind, not yet chosen, or NONE. NP-19: only the furthest will do."""
    player = state.players[seat]
    if top_power(state, seat) == Power.FIXED_HAND_SIDE:
        step = player.chosen_count
        if step < player.hand_count and player.hand[furthest(state, seat, step)] == card:
            return furthest(state, seat, step)
        return NONE
    for index in range(player.hand_count):
        if player.hand[index] == card and player.chosen[index] == 0:
            return index
    return NONE


def holds(player: Player, card: int) -> bool:
    """Whether the hand has a card of this kind that is not in the stack being built."""
    for index in range(player.hand_count):
        if player.hand[index] == card and player.chosen[index] == 0:
            return True
    return False


def is_repeated(player: Player, position: int) -> bool:
    """Whether an earlier hand card is of the same kind."""
    for before in range(position):
        if player.hand[before] == player.hand[position]:
            return True
    return False


def is_chosen(player: Player, card: int) -> bool:
    """Whether a card of this kind is in the stack being built."""
    for index in range(player.hand_count):
        if player.hand[index] == card and player.chosen[index] > 0:
            return True
    return False
