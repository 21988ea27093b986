"""Nine Lives: what no position can be. Clause ids refer to RULES.md."""

from nekoban.core.game import OK
from nekoban.core.record import HIDDEN, NOBODY, NONE, OVER, Array, SeatNumber
from nekoban.games.nine_lives.parts import (
    DECK,
    KINDS,
    LARGEST_HAND,
    LIVES,
    NOUGHT,
    NP,
    NUMBERS,
    OUTSIDE_HIGH,
    OUTSIDE_LOW,
    ROUND_LIMIT,
    SHIFTED_HIGH,
    SHIFTED_LOW,
    SUIT_COUNT,
    SUIT_OF,
    TAKEN_CARDS,
    TURN_LIMIT,
    VALUE_OF,
    Clause,
    Ending,
    Power,
    Sign,
    Stage,
    Suit,
)
from nekoban.games.nine_lives.rules.draws import has_column_to_draw
from nekoban.games.nine_lives.rules.lives import has_room, life_number, show_top, top_life, top_power
from nekoban.games.nine_lives.rules.numbers import DOWNWARDS
from nekoban.games.nine_lives.rules.round_end import first_loss
from nekoban.games.nine_lives.rules.row import column_first_card
from nekoban.games.nine_lives.rules.turn import takes_second_turn
from nekoban.games.nine_lives.rules.turn_over import has_receiver, has_victim
from nekoban.games.nine_lives.state import Player, State

MOST_PLAYED = 4 * 9 + 2 * 8  # what the six highest cards make together: no hand has more
POWER_OF_STAGE = (  # the power that asks at each stage
    Power.NONE,
    Power.NONE,
    Power.DRAW_CARDS_PLAYED,
    Power.GIVE_AWAY,
    Power.THIEF,
    Power.THIEF_POLITE,
    Power.COLLATERAL_DAMAGE,
    Power.SHUFFLE_LIVES,
    Power.SWAP_HAND,
    Power.KITTYKING_PICKER,
    Power.LIFE_MEANS_CARD,
    Power.NONE,
    Power.EXTRA_NUM,
    Power.SWAP_LIVES,
)


def flaw(state: State) -> int:
    """Nine Lives: OK, or the clause that a typed-in position breaks."""
    clause = seats_flaw(state)
    for seat in range(state.seats):
        if clause == OK:
            clause = player_flaw(state, seat)
    if clause == OK:
        clause = row_flaw(state)
    if clause == OK:
        clause = piles_flaw(state)
    if clause == OK:
        clause = counters_flaw(state)
    if clause == OK:
        clause = round_flaw(state)
    if clause == OK and state.stage != Stage.OVER:
        clause = stage_flaw(state)
    return clause


def is_round_over(state: State) -> bool:
    """NL-36 (4). Whether a life asks something after the round."""
    return Stage.UNCOVER <= state.stage <= Stage.TAKE


def is_round_start(state: State) -> bool:
    """NL-36 (7), (8). Whether the round has not begun yet."""
    return Stage.BAD_SUIT <= state.stage <= Stage.SWAP_LIVES


# Whose turn


def seats_flaw(state: State) -> int:
    """NL-10, NL-40. Seats of this game, and somebody to move while everybody has a life."""
    if not 0 <= state.kittyking < state.seats:
        return Clause.NL_10
    for seat in (state.demand_from, state.failed, state.crowned, state.swapping):
        if seat != NOBODY and not 0 <= seat < state.seats:
            return Clause.NL_10
    is_last = state.round_count == ROUND_LIMIT
    for seat in range(state.seats):
        if state.players[seat].life_count == 0:
            is_last = True
            if state.stage != Stage.OVER:
                return Clause.NL_40
    if state.stage == Stage.OVER:
        return OK if state.to_move == OVER and is_last else Clause.NL_40
    return OK if 0 <= state.to_move < state.seats and state.stage < Stage.DRAWING else Clause.NL_10


# Players


def player_flaw(state: State, seat: SeatNumber) -> int:
    """NL-02, NL-03, NL-05, NL-16 and what a player has done this round."""
    player, first = state.players[seat], state.players[0]
    if not has_sound_lives(player, first.life_count + first.lost_count):
        return Clause.NL_03
    if not shows_its_top(state, player):
        return Clause.NL_05
    if not has_sound_hand(player):
        return Clause.NL_02
    is_building = state.stage == Stage.STACK and seat == state.to_move
    if chosen_cards(player) != player.chosen_count or (player.chosen_count > 0) != is_building:
        return Clause.NL_16
    if not 0 <= player.turn_count <= TURN_LIMIT or not 0 <= player.duplicate_used <= 1:
        return Clause.NL_60
    for suit in range(SUIT_COUNT):
        if player.suits_played[suit] < 0:
            return Clause.NL_60
    if player.named != 0 and not OUTSIDE_LOW <= player.named - NOUGHT <= OUTSIDE_HIGH:
        return Clause.NP_58
    return OK


def has_sound_lives(player: Player, count: int) -> bool:
    """NL-03, NL-20. As many lives as the first player, kept and lost in order; only kept ones are wagered."""
    if player.life_count + player.lost_count != count or not 0 <= player.life_count <= LIVES:
        return False
    for index in range(LIVES):
        if (player.lives[index] >= 0) != (index < player.life_count):
            return False
        if (player.lost[index] >= 0) != (index < player.lost_count):
            return False
    return 0 <= player.wagered_count <= player.life_count


def shows_its_top(state: State, player: Player) -> bool:
    """NL-05. Whether power, parameter and number are those of the life on top."""
    if player.life_count == 0:
        return player.power == 0 and player.parameter == 0 and player.shown == 0
    card = top_life(player)
    return (
        player.power == state.powers[card]
        and player.parameter == state.parameters[card]
        and player.shown == life_number(card)
    )


def has_sound_hand(player: Player) -> bool:
    """NL-02, NL-13. Whether the hand has hand_count cards, at most six, and nothing after them."""
    if not 0 <= player.hand_open <= 1:
        return False
    for index in range(DECK):
        if (player.hand[index] >= 0) != (index < player.hand_count):
            return False
    return 0 <= player.hand_count <= LARGEST_HAND


def chosen_cards(player: Player) -> int:
    """NL-16. How many hand cards are chosen, each added or subtracted; -1 if anything else is."""
    count = 0
    for index in range(DECK):
        if player.chosen[index] != 0:
            count += 1
            if index >= player.hand_count or not Sign.PLUS <= player.chosen[index] <= Sign.MINUS:
                return -1  # pragma: no mutate — any number below 0
    return count


# The row


def row_flaw(state: State) -> int:
    """NL-11, NL-22, NL-23. Columns with cards in them, their numbers, and where the row began."""
    if not has_sound_columns(state):
        return Clause.NL_11
    for column in range(state.row_count):
        if not may_count(state, column):
            return Clause.NL_22
    for total in (state.first_total, state.last_total):
        if total != 0 and not -MOST_PLAYED <= total - NOUGHT <= MOST_PLAYED:
            return Clause.NL_22
    if state.star_once and stars_in_row(state) > stars_counted(state):
        return Clause.NL_53
    clause = OK if is_round_over(state) else start_flaw(state)
    return clause if clause != OK or has_sound_order(state) else Clause.NP_87


def has_sound_order(state: State) -> bool:
    """NP-87. Whether order is open exactly as long as one number alone was played."""
    if not 0 <= state.order <= DOWNWARDS:
        return False
    if state.order > 0:
        return state.first_total > 0
    for column in range(state.row_count):
        if state.column_total[column] != state.first_total:
            return False
    return state.last_total == state.first_total


def stars_in_row(state: State) -> int:
    """NL-53. Star cards that lie in the row."""
    stars = 0
    for index in range(state.row_card_count):
        if SUIT_OF[state.row_cards[index]] == Suit.STAR:
            stars += 1
    return stars


def stars_counted(state: State) -> int:
    """NL-53. Star cards that suits_played counts for this round."""
    stars = 0
    for seat in range(state.seats):
        stars += state.players[seat].suits_played[Suit.STAR]
    return stars


def has_sound_columns(state: State) -> bool:
    """NL-11. Whether lengths and cards fit together, with nothing after them."""
    if not 0 <= state.row_count <= DECK or not 0 <= state.row_card_count <= DECK:
        return False
    count = 0
    for column in range(DECK):
        length = state.column_length[column]
        if length < 0 or (length > 0) != (column < state.row_count):
            return False
        count += length
    for index in range(DECK):
        if (state.row_cards[index] >= 0) != (index < state.row_card_count):
            return False
    return count == state.row_card_count


def may_count(state: State, column: int) -> bool:
    """NL-16, NL-22. Whether the cards of a column can make its number; NP-75 may have taken some of them."""
    number = state.column_total[column] - NOUGHT
    if is_round_over(state):
        return -MOST_PLAYED <= number <= MOST_PLAYED
    first = column_first_card(state, column)
    if state.column_length[column] == 1:
        value = VALUE_OF[state.row_cards[first]]
        return number == value or number == shifted_value(value)
    if state.column_length[column] > LARGEST_HAND:
        return False
    most, together, sums = 0, 0, 1
    for index in range(first, first + state.column_length[column]):
        value = VALUE_OF[state.row_cards[index]]
        most += max(value, shifted_value(value))
        together += value
        sums |= sums << value  # of the cards that are added, as bits
    if 1 <= number <= NUMBERS:  # a life may have changed what the cards count
        return number <= most
    twice = together + number  # the added cards make half of this
    return 0 <= twice <= 2 * together and twice % 2 == 0 and (sums >> (twice // 2)) & 1 == 1


def shifted_value(value: int) -> int:
    """NP-47, NP-48. What else a card may have counted: a low one as 4, a high one as 6."""
    if value <= SHIFTED_LOW:  # pragma: no mutate — 4 is 4 either way
        return SHIFTED_LOW
    return SHIFTED_HIGH if value >= SHIFTED_HIGH else value


def start_flaw(state: State) -> int:
    """NL-23, NP-87. The row began somewhere, with a number; an empty one did not begin."""
    has_begun = state.row_count > 0
    if has_begun != (state.first_total > 0) or has_begun != (state.last_total > 0):
        return Clause.NL_23
    if state.laid_column != NONE and not 0 <= state.laid_column < state.row_count:
        return Clause.NL_23
    if has_begun:
        return OK if 0 <= state.start_column < state.row_count else Clause.NL_23
    return OK if state.start_column == NONE else Clause.NL_23


def piles_flaw(state: State) -> int:
    """NL-21. The deck has deck_count cards, the discard pile discard_count."""
    count = 0
    for card in range(KINDS):
        if state.deck[card] < 0:
            return Clause.NL_21
        count += state.deck[card]
    for index in range(DECK):
        if (state.discards[index] >= 0) != (index < state.discard_count):
            return Clause.NL_21
    return OK if count == state.deck_count and 0 <= state.discard_count <= DECK else Clause.NL_21


# Rounds and turns


def counters_flaw(state: State) -> int:
    """NL-14, NL-54, NL-60. What is counted of the round and the turn is in its range."""
    for switch in (state.backwards, state.stack_due, state.second_turn, state.previous_wagered):
        if not 0 <= switch <= 1:
            return Clause.NL_60
    if not 1 <= state.round_count <= ROUND_LIMIT or not 0 <= state.turn_count <= TURN_LIMIT:
        return Clause.NL_60
    if not 0 <= state.skip_count < state.seats and state.ending != Ending.IDLE:
        return Clause.NL_60
    if not 0 <= state.laid_count <= DECK or state.drawn_count < 0:
        return Clause.NL_60
    if not 0 <= state.wager_count <= LIVES or (state.stack_due and state.wager_count == 0):
        return Clause.NL_14
    if not state.with_bad_suit:
        return OK if state.bad_suit == NONE else Clause.NL_54
    is_named = state.bad_suit != NONE
    return OK if state.stage == Stage.OVER or is_named == (state.stage != Stage.BAD_SUIT) else Clause.NL_54


def round_flaw(state: State) -> int:
    """NL-36, NL-37. Whether the round has ended, and how, fits what is asked."""
    if (state.ending == Ending.FAILURE) != (state.failed != NOBODY):
        return Clause.NL_36
    for seat in range(state.seats):
        loss = first_loss(state, seat) if state.stage == Stage.BLAME else 0
        if state.players[seat].loss != loss:
            return Clause.NL_37
        is_back = is_round_over(state) or is_round_start(state) or state.stage == Stage.OVER
        if is_back and state.players[seat].wagered_count > 0:
            return Clause.NL_36
    if state.stage == Stage.OVER:
        return OK
    has_ended = is_round_over(state) or state.stage == Stage.BLAME
    is_after_play = Stage.COLUMN <= state.stage <= Stage.ASK and state.ending == Ending.FULL
    if has_ended != (state.ending != Ending.NONE) and not is_after_play:
        return Clause.NL_36
    if state.crowned != NOBODY and not is_round_over(state):
        return Clause.NL_36
    return phase_flaw(state)


def phase_flaw(state: State) -> int:
    """NL-36. Seats are asked in their order, clockwise from the Kittyking."""
    return OK if state.phase == seats_done(state) else Clause.NL_36


def seats_done(state: State) -> int:
    """NL-36. How many seats were asked, this one included where the round begins."""
    done = (state.to_move + state.seats - state.kittyking) % state.seats
    if state.stage == Stage.NAME or state.stage == Stage.SWAP_LIVES:
        return done + 1
    return done if is_round_over(state) else 0


def stage_flaw(state: State) -> int:
    """What a decision needs is there, and nothing else."""
    seat = state.to_move
    if (state.stage <= Stage.STACK or is_round_start(state)) and state.laid_column != NONE:
        return Clause.NL_23
    if state.stage <= Stage.ASK and state.second_turn and not follows_a_first(state, seat):
        return Clause.NL_60
    if (state.draws_due > 0) != (state.stage == Stage.COLUMN) or not 0 <= state.draws_due <= 2 * DECK:
        return Clause.NL_14
    if state.stage <= Stage.COLUMN and state.wager_count > state.players[seat].wagered_count:
        return Clause.NL_14
    if (state.takes_due > 0) != (state.stage == Stage.TAKE) or not 0 <= state.takes_due <= TAKEN_CARDS:
        return Clause.NP_75
    if state.swapping != NOBODY and state.stage != Stage.SWAP_LIVES:
        return Clause.NP_76
    if state.stage == Stage.STACK:
        return OK if state.stack_due else Clause.NL_16
    if state.stage == Stage.BAD_SUIT:
        return OK if state.with_bad_suit and seat == state.kittyking else Clause.NL_54
    power = POWER_OF_STAGE[state.stage]
    if power == Power.NONE or (is_power_asking(state, seat, power) and has_answer(state, seat)):
        return OK
    return NP + power


def follows_a_first(state: State, seat: SeatNumber) -> bool:
    """NP-42, NP-43. A turn was taken before, and the life that gave another is on top until it is wagered."""
    return state.players[seat].turn_count > 0 and (state.wager_count > 0 or takes_second_turn(state, seat))


def is_power_asking(state: State, seat: SeatNumber, power: int) -> bool:
    """Whether the seat to move has the life that asks on top."""
    found = top_power(state, seat)
    if power == Power.EXTRA_NUM and found == Power.EXTRA_NUM_OUTSIDE_RANGE:
        return True
    return found == power


def has_answer(state: State, seat: SeatNumber) -> bool:
    """Whether there is something to draw, to give, to steal or to take, and room for it."""
    if state.stage == Stage.COLUMN:
        return has_room(state, seat) and has_column_to_draw(state, seat)
    if state.stage == Stage.GIVE:
        return has_receiver(state, seat)
    if state.stage == Stage.STEAL or state.stage == Stage.ASK:
        return has_victim(state, seat)
    if state.stage == Stage.TAKE:
        return has_room(state, seat) and state.row_card_count > 0
    return True


# What follows from the rest


def derive(state: State) -> None:
    """Nine Lives: fill in what follows from others. A hidden hand or choice keeps the count that is typed."""
    state.row_card_count = leading(state.row_cards, 0)
    if not state.column_length.any():
        state.column_length[: state.row_card_count] = 1
    state.row_count = leading(state.column_length, 1)
    state.discard_count = leading(state.discards, 0)
    left = DECK - state.row_card_count - state.discard_count
    for seat in range(state.seats):
        derive_player(state, seat)
        left -= state.players[seat].hand_count
    state.deck_count = left
    derive_numbers(state)
    derive_round(state)


def derive_numbers(state: State) -> None:
    """NL-11, NL-23. A single card makes the number it shows, and a row of one column began with it.

    What is typed stays: a life may have changed a card's number, and what a stack makes must be typed.
    """
    for column in range(state.row_count):
        if state.column_total[column] == 0 and state.column_length[column] == 1:
            card = state.row_cards[column_first_card(state, column)]
            state.column_total[column] = VALUE_OF[card] + NOUGHT
    if state.row_count == 1 and not is_round_over(state):
        state.start_column = 0 if state.start_column == NONE else state.start_column
        state.first_total = state.first_total or state.column_total[0]
        state.last_total = state.last_total or state.column_total[0]


def derive_round(state: State) -> None:
    """NL-36, NL-37. Seats that were asked after the round or before it, and lives that are about to be lost.

    What is typed stays, and must be so.
    """
    if state.phase == 0 and state.stage != Stage.OVER:
        state.phase = seats_done(state)
    if state.stage == Stage.BLAME and all(player.loss == 0 for player in state.players):
        for seat in range(state.seats):
            state.players[seat].loss = first_loss(state, seat)


def derive_player(state: State, seat: SeatNumber) -> None:
    """The counts of a player, and what the life on top shows."""
    player = state.players[seat]
    player.life_count = leading(player.lives, 0)
    player.lost_count = leading(player.lost, 0)
    if player.hand[0] != HIDDEN:
        player.hand_count = leading(player.hand, 0)
    if player.chosen[0] != HIDDEN:  # pragma: no mutate — all places are hidden together
        player.chosen_count = int((player.chosen > 0).sum())
    if 0 <= player.wagered_count <= player.life_count:
        show_top(state, seat)


def leading(numbers: Array, least: int) -> int:
    """How many numbers at the front are at least this large."""
    count = 0
    while count < len(numbers) and numbers[count] >= least:
        count += 1
    return count
