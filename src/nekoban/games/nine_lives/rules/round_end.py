"""Nine Lives: the end of a round (NL-30 to NL-37 and the powers that act there)."""

from nekoban.core.events import tell
from nekoban.core.game import OK
from nekoban.core.record import NOBODY, NONE, SeatNumber
from nekoban.games.nine_lives.parts import DOUBLE_LOSS, TAKEN_CARDS, Clause, Ending, Happening, Power, Stage
from nekoban.games.nine_lives.rules.ending import end_game
from nekoban.games.nine_lives.rules.hands import receive, swap_hands
from nekoban.games.nine_lives.rules.lives import announce, has_room, top_life, top_parameter, top_power
from nekoban.games.nine_lives.rules.round_start import prepare_round
from nekoban.games.nine_lives.rules.row import discard_row, take_from_row
from nekoban.games.nine_lives.rules.turn import ask, neighbour_seat
from nekoban.games.nine_lives.state import Player, State

# Who loses how many lives?


def end_round(state: State) -> None:
    """NL-36 (1). Count the losses under the lives now on top; collateral_damage asks whom it strikes."""
    for seat in range(state.seats):
        state.players[seat].loss = first_loss(state, seat)
    state.stage = Stage.LOSSES
    for seat in range(state.seats):
        if top_power(state, seat) == Power.COLLATERAL_DAMAGE and state.players[seat].loss > 0:
            ask(state, seat, Stage.BLAME)


def first_loss(state: State, seat: SeatNumber) -> int:
    """NL-30, NL-31, NL-37. Lives lost to the round's end itself, before NP-66 and NP-18."""
    power = top_power(state, seat)
    if state.ending == Ending.FAILURE:
        return failure_loss(state, seat)
    if state.ending == Ending.FULL:
        return 0 if power == Power.ONLY_SELF_FAILURE or power == Power.GAIN_LIFE else 1  # NP-72, NP-79
    if state.ending == Ending.EMPTY_HAND:  # NP-22
        return 0 if power == Power.ONLY_SELF_FAILURE else 1
    return 0


def failure_loss(state: State, seat: SeatNumber) -> int:
    """NL-30, NP-30, NP-31. Whoever failed loses a life, or two; a neighbour bound to them loses one too."""
    power = top_power(state, seat)
    loss = 0
    if seat == state.failed:
        loss = DOUBLE_LOSS if power == Power.DOUBLE_LOSS else 1
    if power == Power.NEIGHBOR_SIDE_LOSS:
        if neighbour_seat(state, seat, top_parameter(state, seat)) == state.failed:
            loss += 1
    return loss


def blame_refusal(state: State, seat: SeatNumber, other: SeatNumber) -> int:
    """NP-66. Any other player."""
    return OK if other != seat else Clause.NP_66


def blame(state: State, seat: SeatNumber, other: SeatNumber) -> None:
    """NP-66. The player picked loses a life too, unless only own failure can hurt them (NP-72)."""
    costs = 0 if top_power(state, other) == Power.ONLY_SELF_FAILURE else 1
    tell(state, Happening.BLAMES, seat, other, costs, NONE)
    state.players[other].loss += costs
    state.stage = Stage.LOSSES


def discarded_count(player: Player) -> int:
    """NL-32. Life cards a player discards for the loss: the top ones, and all that are wagered."""
    if player.loss == 0:
        return 0
    return min(player.life_count, player.wagered_count + player.loss)


def share_kittykings_loss(state: State) -> None:
    """NP-18. kittyking_loss adds as many lives as the Kittyking discards."""
    king = state.kittyking
    for seat in range(state.seats):
        if seat != king and top_power(state, seat) == Power.KITTYKING_LOSS:
            state.players[seat].loss += discarded_count(state.players[king])


def carry_out_losses(state: State) -> None:
    """NL-36 (2), (3). Discard lives, return wagers, take back lives; the game ends if one has none left."""
    share_kittykings_loss(state)
    is_over = False
    for seat in range(state.seats):
        player = state.players[seat]
        gains = state.ending == Ending.FULL and top_power(state, seat) == Power.GAIN_LIFE
        lose_lives(state, seat)
        player.wagered_count = 0  # NL-33
        if player.life_count == 0:  # NL-40: NP-79 does not bring back the last life either
            is_over = True
        elif gains:
            regain_life(state, seat)
        player.loss = 0
    if is_over:
        end_game(state)
    else:
        state.phase = 0
        state.stage = Stage.ROUND_OVER


def lose_lives(state: State, seat: SeatNumber) -> None:
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
    tell(state, Happening.LOSES, seat, count, NONE, NONE)
    announce(state, seat)


def regain_life(state: State, seat: SeatNumber) -> None:
    """NP-79. The last life lost comes back on top."""
    player = state.players[seat]
    if player.lost_count > 0:
        player.lost_count -= 1
        player.lives[player.life_count] = player.lost[player.lost_count]
        player.lost[player.lost_count] = NONE
        player.life_count += 1
        tell(state, Happening.REGAINS, seat, top_life(player), NONE, NONE)
        announce(state, seat)


# The round is over


def round_over(state: State) -> None:
    """NL-36 (4). Round-over powers, clockwise from the old Kittyking, each seat once."""
    while state.phase < state.seats:
        seat = (state.kittyking + state.phase) % state.seats
        stage = round_over_stage(state, seat)
        if stage != Stage.ROUND_OVER:
            ask(state, seat, stage)
            return
        state.phase += 1
    state.stage = Stage.CROWNING


def round_over_stage(state: State, seat: SeatNumber) -> int:
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


def done_after_round(state: State) -> None:
    """This seat has done what its life asked; the next seat follows."""
    state.phase += 1
    state.stage = Stage.ROUND_OVER


def uncover(state: State, seat: SeatNumber, position: int) -> None:
    """NP-37. That life goes on top, the others keep their order."""
    player = state.players[seat]
    card = player.lives[position]
    for index in range(position, player.life_count - 1):
        player.lives[index] = player.lives[index + 1]
    player.lives[player.life_count - 1] = card
    tell(state, Happening.UNCOVERS, seat, card, NONE, NONE)
    announce(state, seat)
    done_after_round(state)


def trade_hands(state: State, seat: SeatNumber, other: SeatNumber) -> None:
    """NP-62. Swap whole hands."""
    swap_hands(state, seat, other)
    tell(state, Happening.SWAPS_HANDS, seat, other, NONE, NONE)
    done_after_round(state)


def crown(state: State, seat: SeatNumber, other: SeatNumber) -> None:
    """NP-67. Name the next Kittyking."""
    state.crowned = other
    tell(state, Happening.CROWNS, seat, other, NONE, NONE)
    done_after_round(state)


def take_card(state: State, seat: SeatNumber, spot: int) -> None:
    """NP-75. Take a card from the row; a second one follows if there is one and room for it."""
    card = state.row_cards[spot]
    take_from_row(state, spot)
    receive(state, seat, card)
    tell(state, Happening.TAKES, seat, card, NONE, NONE)
    state.takes_due -= 1
    if state.takes_due == 0:
        done_after_round(state)
    else:
        state.stage = Stage.ROUND_OVER


# The next Kittyking


def new_kittyking(state: State) -> int:
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


def compare(player: Player, other: Player) -> int:
    """NL-35. Above 0 if the first has more hand cards, or as many and more lives."""
    if player.hand_count != other.hand_count:
        return player.hand_count - other.hand_count
    return player.life_count - other.life_count


def crown_kittyking(state: State) -> None:
    """NL-36 (5), (6). The row is discarded, the Kittyking found, and the next round prepared."""
    discard_row(state)
    state.kittyking = new_kittyking(state) if state.crowned == NOBODY else state.crowned
    prepare_round(state)
