"""Mauwi and Mauw: combos, and what they bring. MW-33 to 38."""

from nekoban.core.events import tell
from nekoban.core.game import OK
from nekoban.core.moves import Move
from nekoban.core.record import NONE, SeatNumber
from nekoban.games.mauwi.parts import COLUMN_COUNT, FULL_COLUMNS, MOST_NINES, Clause, Ending, Happening, Stage
from nekoban.games.mauwi.rules.ending import end_turn, full_column_count
from nekoban.games.mauwi.rules.piles import has_top_card, top_card
from nekoban.games.mauwi.state import MOVES, Kind, Player, State


def make_combo(
    state: State, seat: SeatNumber, card: int, value: int, target: SeatNumber, column: int
) -> None:
    """MW-33: friends are discarded. MW-34: in a fight the card played is turned, a Joker too (MW-35)."""
    player = state.players[target]
    top = int(player.top[column])
    player.top[column] = NONE  # MW-37
    if value == top:
        state.gain_nine = card
        state.gain_top = top
        tell(state, Happening.FIGHTS, seat, card, top, NONE)
    else:
        state.discards[card] += 1
        state.discards[top] += 1
        tell(state, Happening.FRIENDS, seat, value, top, NONE)


def take_gain(state: State, seat: SeatNumber) -> None:
    """MW-38. The gain is placed if it can be, else it is lost."""
    state.to_move = seat
    state.stage = Stage.PLACE
    if not has_any_room(state.players[seat]):
        lose_gain(state, seat)


def why_not_place(state: State, move: Move) -> int:
    """MW-33, 34. An empty slot of one's own, or one's nines without a top card and fewer than three."""
    target, column = int(MOVES[move].seat), int(MOVES[move].column)
    if MOVES[move].kind != Kind.PLACE or target != state.to_move:
        return gain_clause(state)
    player = state.players[target]
    if player.nines[column] == MOST_NINES:
        return Clause.MW_11
    return OK if has_room(player, column) else gain_clause(state)


def gain_clause(state: State) -> int:
    """MW-33, 34, 72. The clause that says where this gain goes: of friends, of a fight, of Ninox."""
    if state.gain_top != NONE:
        return Clause.MW_34
    return Clause.MW_33 if state.gain_nine == NONE else Clause.MW_72


def has_room(player: Player, column: int) -> bool:
    """MW-33, 34. An empty slot, or fewer than three nines without a top card."""
    return player.top[column] == NONE and player.nines[column] < MOST_NINES


def has_any_room(player: Player) -> bool:
    """MW-38. Whether a gain can be placed at all."""
    for column in range(COLUMN_COUNT):
        if has_room(player, column):
            return True
    return False


def next_nine(state: State) -> int:
    """MW-33. The top card of the draw pile: two friends have just been discarded, so there is one."""
    if not has_top_card(state):
        raise ValueError("no card to gain")
    return top_card(state)


def lose_gain(state: State, seat: SeatNumber) -> None:
    """MW-38. The gain is discarded; of friends, the top card of the draw pile."""
    card = int(state.gain_nine)
    if card == NONE:
        card = next_nine(state)
    state.discards[card] += 1
    if state.gain_top != NONE:
        state.discards[state.gain_top] += 1
    tell(state, Happening.LOSES, seat, card, int(state.gain_top), NONE)
    end_gain(state, seat)


def place_gain(state: State, column: int) -> None:
    """MW-33: friends give an unseen nine. MW-34: a fight gives nine and warrior. MW-72: a spirit turned."""
    seat = int(state.to_move)
    player = state.players[seat]
    player.nines[column] += 1
    tell(state, Happening.PLACES, seat, column, int(state.gain_top), int(state.gain_nine))
    if state.gain_nine == NONE:
        state.unseen[next_nine(state)] += 1
    else:
        state.seen[state.gain_nine] += 1
        player.top[column] = state.gain_top
    if full_column_count(player) == FULL_COLUMNS:  # MW-60
        state.ending = Ending.COLUMNS
    end_gain(state, seat)


def end_gain(state: State, seat: SeatNumber) -> None:
    """The gain has found its place, or none."""
    state.gain_nine = NONE
    state.gain_top = NONE
    end_turn(state, seat)
