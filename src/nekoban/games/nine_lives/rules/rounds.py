"""Nine Lives: the end of a round and the start of the next (NL-30 to NL-43 and the powers that act there)."""

from typing import Any

from nekoban.core.events import tell
from nekoban.core.game import OK
from nekoban.core.record import NOBODY, NONE, OVER
from nekoban.games.nine_lives.parts import (
    DOUBLE_LOSS,
    NOUGHT,
    NUMBERS,
    ROUND_LIMIT,
    SUIT_COUNT,
    TAKEN_CARDS,
    Clause,
    Ending,
    Power,
    Stage,
    Told,
)
from nekoban.games.nine_lives.rules.draws import discard, receive, swap_hands, take_from_row
from nekoban.games.nine_lives.rules.turns import give_turn
from nekoban.games.nine_lives.state import (
    announce,
    ask,
    has_room,
    neighbour_seat,
    top_life,
    top_parameter,
    top_power,
)

# Who loses how many lives?


def end_round(state: Any) -> None:
    """NL-36 (1). Count the losses under the lives now on top; collateral_damage asks whom it strikes."""
    for seat in range(state.seats):
        state.players[seat].loss = first_loss(state, seat)
    state.stage = Stage.LOSSES
    for seat in range(state.seats):
        if top_power(state, seat) == Power.COLLATERAL_DAMAGE and state.players[seat].loss > 0:
            ask(state, seat, Stage.BLAME)


def first_loss(state: Any, seat: int) -> int:
    """NL-30, NL-31, NL-37. Lives lost to the round's end itself, before NP-66 and NP-18."""
    power = top_power(state, seat)
    if state.ending == Ending.FAILURE:
        return failure_loss(state, seat)
    if state.ending == Ending.FULL:
        return 0 if power == Power.ONLY_SELF_FAILURE or power == Power.GAIN_LIFE else 1  # NP-72, NP-79
    if state.ending == Ending.EMPTY_HAND:  # NP-22
        return 0 if power == Power.ONLY_SELF_FAILURE else 1
    return 0


def failure_loss(state: Any, seat: int) -> int:
    """NL-30, NP-30, NP-31. Whoever failed loses a life, or two; a neighbour bound to them loses one too."""
    power = top_power(state, seat)
    loss = 0
    if seat == state.failed:
        loss = DOUBLE_LOSS if power == Power.DOUBLE_LOSS else 1
    if power == Power.NEIGHBOR_SIDE_LOSS:
        if neighbour_seat(state, seat, top_parameter(state, seat)) == state.failed:
            loss += 1
    return loss


def blame_refusal(state: Any, seat: int, other: int) -> int:
    """NP-66. Any other player."""
    return OK if other < state.seats and other != seat else Clause.NP_66


def blame(state: Any, seat: int, other: int) -> None:
    """NP-66. The player picked loses a life too, unless only own failure can hurt them (NP-72)."""
    costs = 0 if top_power(state, other) == Power.ONLY_SELF_FAILURE else 1
    tell(state, Told.BLAMES, seat, other, costs, NONE)
    state.players[other].loss += costs
    state.stage = Stage.LOSSES


def discarded_count(player: Any) -> int:
    """NL-32. Life cards a player discards for the loss: the top ones, and all that are wagered."""
    if player.loss == 0:
        return 0
    return min(player.life_count, player.wagered_count + player.loss)


def share_kittykings_loss(state: Any) -> None:
    """NP-18. kittyking_loss adds as many lives as the Kittyking discards."""
    king = state.kittyking
    for seat in range(state.seats):
        if seat != king and top_power(state, seat) == Power.KITTYKING_LOSS:
            state.players[seat].loss += discarded_count(state.players[king])


def carry_out_losses(state: Any) -> None:
    """NL-36 (2), (3). Discard lives, return wagers, take back lives; the game ends if one has none left."""
    share_kittykings_loss(state)
    is_over = False
    for seat in range(state.seats):
        player = state.players[seat]
        gains = state.ending == Ending.FULL and top_power(state, seat) == Power.GAIN_LIFE
        lose_lives(state, seat)
        player.wagered_count = 0  # NL-33
        if gains:
            regain_life(state, seat)
        if player.life_count == 0:
            is_over = True
        player.loss = 0
    if is_over:
        end_game(state)
    else:
        state.phase = 0
        state.stage = Stage.ROUND_OVER


def lose_lives(state: Any, seat: int) -> None:
    """NL-32. Top lives go, and with them every life wagered this round; the deepest is the last one lost."""
    player = state.players[seat]
    count = discarded_count(player)
    if count == 0:
        if player.wagered_count > 0:
            player.wagered_count = 0
            announce(state, seat)
        return
    for _ in range(count):
        player.life_count -= 1
        player.lost[player.lost_count] = player.lives[player.life_count]
        player.lost_count += 1
        player.lives[player.life_count] = NONE
    player.wagered_count = 0
    tell(state, Told.LOSES, seat, count, NONE, NONE)
    announce(state, seat)


def regain_life(state: Any, seat: int) -> None:
    """NP-79. The last life lost comes back on top."""
    player = state.players[seat]
    if player.lost_count > 0:
        player.lost_count -= 1
        player.lives[player.life_count] = player.lost[player.lost_count]
        player.lost[player.lost_count] = NONE
        player.life_count += 1
        tell(state, Told.REGAINS, seat, top_life(player), NONE, NONE)
        announce(state, seat)


def end_game(state: Any) -> None:
    """NL-40. The game is over."""
    state.stage = Stage.OVER
    state.to_move = OVER
    tell(state, Told.GAME_OVER, NONE, NONE, NONE, NONE)


# The round is over


def round_over(state: Any) -> None:
    """NL-36 (4). Round-over powers, clockwise from the old Kittyking, each seat once."""
    while state.phase < state.seats:
        seat = (state.kittyking + state.phase) % state.seats
        stage = round_over_stage(state, seat)
        if stage != Stage.ROUND_OVER:
            ask(state, seat, stage)
            return
        state.phase += 1
    state.stage = Stage.CROWNING


def round_over_stage(state: Any, seat: int) -> int:
    """NP-37, NP-62, NP-67, NP-75. What a seat's top life asks when the round is over."""
    match top_power(state, seat):
        case Power.SHUFFLE_LIVES:
            return Stage.UNCOVER
        case Power.SWAP_HAND:
            return Stage.SWAP_HANDS
        case Power.KITTYKING_PICKER:
            return Stage.CROWN
        case Power.LIFE_MEANS_CARD:
            state.takes_due = TAKEN_CARDS if state.takes_due == 0 else state.takes_due
            if state.row_card_count > 0 and has_room(state, seat):
                return Stage.TAKE
            state.takes_due = 0
    return Stage.ROUND_OVER


def done_after_round(state: Any) -> None:
    """This seat has done what its life asked; the next seat follows."""
    state.phase += 1
    state.stage = Stage.ROUND_OVER


def uncover(state: Any, seat: int, position: int) -> None:
    """NP-37. That life goes on top, the others keep their order."""
    player = state.players[seat]
    card = player.lives[position]
    for index in range(position, player.life_count - 1):
        player.lives[index] = player.lives[index + 1]
    player.lives[player.life_count - 1] = card
    tell(state, Told.UNCOVERS, seat, card, NONE, NONE)
    announce(state, seat)
    done_after_round(state)


def trade_hands(state: Any, seat: int, other: int) -> None:
    """NP-62. Swap whole hands."""
    swap_hands(state, seat, other)
    tell(state, Told.SWAPS_HANDS, seat, other, NONE, NONE)
    done_after_round(state)


def crown(state: Any, seat: int, other: int) -> None:
    """NP-67. Name the next Kittyking."""
    state.crowned = other
    tell(state, Told.CROWNS, seat, other, NONE, NONE)
    done_after_round(state)


def take_card(state: Any, seat: int, spot: int) -> None:
    """NP-75. Take a card from the row; a second one follows if there is one and room for it."""
    card = state.row_cards[spot]
    take_from_row(state, spot)
    receive(state, seat, card)
    tell(state, Told.TAKES, seat, card, NONE, NONE)
    state.takes_due -= 1
    if state.takes_due == 0:
        done_after_round(state)
    else:
        state.stage = Stage.ROUND_OVER


# The next round


def discard_row(state: Any) -> None:
    """NL-21, NL-34. The row goes to the discard pile from left to right."""
    for index in range(state.row_card_count):
        discard(state, state.row_cards[index])
        state.row_cards[index] = NONE
    for column in range(state.row_count):
        state.column_total[column] = 0
        state.column_length[column] = 0
    state.row_count = 0
    state.row_card_count = 0
    state.start_column = NONE


def new_kittyking(state: Any) -> int:
    """NL-35. Most hand cards; tied, most lives; still tied, the Kittyking stays."""
    best = 0
    is_tied = False
    for seat in range(1, state.seats):
        order = compare(state.players[seat], state.players[best])
        if order > 0:
            best = seat
            is_tied = False
        elif order == 0:
            is_tied = True
    return state.kittyking if is_tied else best


def compare(player: Any, other: Any) -> int:
    """NL-35. Above 0 if the first has more hand cards, or as many and more lives."""
    if player.hand_count != other.hand_count:
        return player.hand_count - other.hand_count
    return player.life_count - other.life_count


def crown_kittyking(state: Any) -> None:
    """NL-36 (5), (6). The row is discarded, the Kittyking found, and the next round prepared."""
    discard_row(state)
    state.kittyking = new_kittyking(state) if state.crowned == NOBODY else state.crowned
    prepare_round(state)


def prepare_round(state: Any) -> None:
    """NL-36 (7), NL-54. A new round; the Kittyking names a bad suit. NL-60: too many rounds end the game."""
    if state.round_count == ROUND_LIMIT:
        end_game(state)
        return
    state.round_count += 1
    forget_round(state)
    for seat in range(state.seats):
        forget_players_round(state.players[seat])
    tell(state, Told.ROUND, state.kittyking, state.round_count, NONE, NONE)
    state.phase = 0
    state.stage = Stage.ROUND_START
    if state.with_bad_suit:
        ask(state, state.kittyking, Stage.BAD_SUIT)


def forget_round(state: Any) -> None:
    """NL-24 and what else holds for one round only."""
    state.crowned = NOBODY
    state.failed = NOBODY
    state.demand_from = NOBODY
    state.bad_suit = NONE
    state.laid_column = NONE
    state.ending = Ending.NONE
    state.backwards = 0
    state.turn_count = 0
    state.skip_count = 0
    state.first_total = 0
    state.last_total = 0
    state.order = 0
    state.previous_wagered = 0
    state.second_turn = 0


def forget_players_round(player: Any) -> None:
    player.turn_count = 0
    player.named = 0
    player.duplicate_used = 0
    for suit in range(SUIT_COUNT):
        player.suits_played[suit] = 0


def name_bad_suit(state: Any, seat: int, suit: int) -> None:
    """NL-54. The Kittyking proclaims the bad suit."""
    state.bad_suit = suit
    tell(state, Told.BAD_SUIT, seat, suit, NONE, NONE)
    state.stage = Stage.ROUND_START


# The round starts


def round_start(state: Any) -> None:
    """NL-36 (8). Round-start powers clockwise from the Kittyking, each seat once; then the first turn."""
    while state.phase < state.seats:
        seat = (state.kittyking + state.phase) % state.seats
        state.phase += 1
        power = top_power(state, seat)
        if power == Power.EXTRA_NUM or power == Power.EXTRA_NUM_OUTSIDE_RANGE:
            ask(state, seat, Stage.NAME)
            return
        if power == Power.SWAP_LIVES:
            ask(state, seat, Stage.SWAP_LIVES)
            return
    state.phase = 0
    give_turn(state, state.kittyking)


def name_refusal(state: Any, seat: int, number: int) -> int:
    """NP-58, NP-59. A number from 1 to 9 for the one, outside it for the other."""
    if top_power(state, seat) == Power.EXTRA_NUM:
        return OK if 1 <= number <= NUMBERS else Clause.NP_58
    return Clause.NP_59 if 1 <= number <= NUMBERS else OK


def name_number(state: Any, seat: int, number: int) -> None:
    """NP-58, NP-59. Name the number for this round."""
    state.players[seat].named = number + NOUGHT
    tell(state, Told.NAMES, seat, number + NOUGHT, NONE, NONE)
    state.stage = Stage.ROUND_START


def swap_lives_refusal(state: Any, other: int) -> int:
    """NP-76. Two different players."""
    return OK if other < state.seats and other != state.swapping else Clause.NP_76


def choose_life_to_swap(state: Any, seat: int, other: int) -> None:
    """NP-76. The first player is noted; with the second the top lives change places."""
    if state.swapping == NOBODY:
        state.swapping = other
        return
    mine, theirs = state.players[state.swapping], state.players[other]
    card = mine.lives[mine.life_count - 1]
    mine.lives[mine.life_count - 1] = theirs.lives[theirs.life_count - 1]
    theirs.lives[theirs.life_count - 1] = card
    tell(state, Told.SWAPS_LIVES, seat, state.swapping, other, NONE)
    announce(state, state.swapping)
    announce(state, other)
    state.swapping = NOBODY
    state.stage = Stage.ROUND_START
