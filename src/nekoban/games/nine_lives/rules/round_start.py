"""Nine Lives: a new round (NL-36 (7) and (8), NL-54 and the powers that act there)."""

from nekoban.core.events import tell
from nekoban.core.game import OK
from nekoban.core.record import NOBODY, NONE, SeatNumber
from nekoban.games.nine_lives.parts import (
    NOUGHT,
    NUMBERS,
    ROUND_LIMIT,
    SUIT_COUNT,
    Clause,
    Ending,
    Happening,
    Power,
    Stage,
)
from nekoban.games.nine_lives.rules.ending import end_game
from nekoban.games.nine_lives.rules.lives import announce, top_power
from nekoban.games.nine_lives.rules.turn import ask, give_turn
from nekoban.games.nine_lives.state import Player, State


def prepare_round(state: State) -> None:
    """NL-36 (7), NL-54. A new round; the Kittyking names a bad suit. NL-60: too many rounds end the game."""
    forget_round(state)
    if state.round_count == ROUND_LIMIT:
        end_game(state)
        return
    state.round_count += 1
    for seat in range(state.seats):
        forget_players_round(state.players[seat])
    tell(state, Happening.ROUND, state.kittyking, state.round_count, NONE, NONE)
    state.phase = 0
    state.stage = Stage.ROUND_START
    if state.with_bad_suit:
        ask(state, state.kittyking, Stage.BAD_SUIT)


def forget_round(state: State) -> None:
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


def forget_players_round(player: Player) -> None:
    """NL-36. What a player did in the last round counts no longer."""
    player.turn_count = 0
    player.named = 0
    player.duplicate_used = 0
    for suit in range(SUIT_COUNT):
        player.suits_played[suit] = 0


def name_bad_suit(state: State, seat: SeatNumber, suit: int) -> None:
    """NL-54. The Kittyking proclaims the bad suit."""
    state.bad_suit = suit
    tell(state, Happening.BAD_SUIT, seat, suit, NONE, NONE)
    state.stage = Stage.ROUND_START


# The round starts


def round_start(state: State) -> None:
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


def name_refusal(state: State, seat: SeatNumber, number: int) -> int:
    """NP-58, NP-59. A number from 1 to 9 for the one, outside it for the other."""
    if top_power(state, seat) == Power.EXTRA_NUM:
        return OK if 1 <= number <= NUMBERS else Clause.NP_58
    return Clause.NP_59 if 1 <= number <= NUMBERS else OK


def name_number(state: State, seat: SeatNumber, number: int) -> None:
    """NP-58, NP-59. Name the number for this round."""
    state.players[seat].named = number + NOUGHT
    tell(state, Happening.NAMES, seat, number + NOUGHT, NONE, NONE)
    state.stage = Stage.ROUND_START


def swap_lives_refusal(state: State, other: SeatNumber) -> int:
    """NP-76. Two different players."""
    return OK if other != state.swapping else Clause.NP_76


def choose_life_to_swap(state: State, seat: SeatNumber, other: SeatNumber) -> None:
    """NP-76. The first player is noted; with the second the top lives change places."""
    if state.swapping == NOBODY:
        state.swapping = other
        return
    mine, theirs = state.players[state.swapping], state.players[other]
    card = mine.lives[mine.life_count - 1]
    mine.lives[mine.life_count - 1] = theirs.lives[theirs.life_count - 1]
    theirs.lives[theirs.life_count - 1] = card
    tell(state, Happening.SWAPS_LIVES, seat, state.swapping, other, NONE)
    announce(state, state.swapping)
    announce(state, other)
    state.swapping = NOBODY
    state.stage = Stage.ROUND_START
