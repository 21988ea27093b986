"""Nine Lives: the list of legal moves, from the cards and targets at hand."""

from nekoban.core.game import OK
from nekoban.core.moves import Move
from nekoban.core.record import OVER, Raw, SeatNumber
from nekoban.games.nine_lives.parts import SIGNS, START, Power, Stage
from nekoban.games.nine_lives.rules.cards import (
    follow_suits,
    hand_position,
    is_repeated,
    place_count,
    place_matters,
    place_refusal,
    playable_cards,
)
from nekoban.games.nine_lives.rules.decisions import STAGE_OF_KIND, answer_refusal
from nekoban.games.nine_lives.rules.lives import has_power_elsewhere
from nekoban.games.nine_lives.rules.plays import may_lay, playable_singles
from nekoban.games.nine_lives.rules.stacks import is_complete, offered_picks, pick_bit
from nekoban.games.nine_lives.rules.turn import end_refusal, skip_refusal
from nekoban.games.nine_lives.rules.wagers import demand_clause, wager_refusal
from nekoban.games.nine_lives.state import (
    MOVES,
    Kind,
    State,
    end_row,
    give_row,
    give_up_row,
    lay_row,
    pick_row,
    put_row,
    skip_row,
    wager_card_row,
    wager_row,
    wager_stack_row,
)

FIRST_ROWS = tuple(MOVES.first(kind) for kind in MOVES.kinds)


ROW_COUNTS = tuple(sum(row.kind == kind for row in MOVES.rows) for kind in MOVES.kinds)


def legal(state: State, out: Raw) -> int:
    """Nine Lives: the legal moves: in a turn by what is playable where, all else as `why_not` asks."""
    if state.to_move == OVER:
        return 0
    if state.stage == Stage.TURN:
        return legal_in_turn(state, state.to_move, out)
    if state.stage == Stage.STACK:
        return legal_plays(state, out)
    count = 0
    for index in range(likely_moves(state, out)):
        if answer_refusal(state, state.to_move, out[index]) == OK:
            out[count] = out[index]
            count += 1
    return count


def legal_in_turn(state: State, seat: SeatNumber, out: Raw) -> int:
    """NL-11, NL-14, NL-19. Plays unless a wager is demanded, wagers, and what else a life allows."""
    is_free = demand_clause(state, seat) == OK
    plays = legal_plays(state, out) if is_free else 0
    count = plays
    count = add_if(out, count, wager_row(), wager_refusal(state, seat, Kind.WAGER) == OK)
    count = add_if(out, count, wager_card_row(), wager_refusal(state, seat, Kind.WAGER_CARD) == OK)
    count = add_if(out, count, wager_stack_row(), wager_refusal(state, seat, Kind.WAGER_STACK) == OK)
    count = add_if(out, count, give_up_row(), is_free and plays == 0)
    count = add_if(out, count, skip_row(), skip_refusal(state, seat) == OK)
    return add_if(out, count, end_row(), end_refusal(state, seat) == OK)


def add_if(out: Raw, count: int, move: Move, is_legal: bool) -> int:
    """Add a move if it is legal."""
    if is_legal:
        out[count] = move
        return count + 1
    return count


def likely_moves(state: State, out: Raw) -> int:
    """What may answer a life's question: from the cards at hand, the players and the row."""
    if state.stage == Stage.GIVE:
        return likely_gifts(state, out)
    count = 0
    for kind in range(len(STAGE_OF_KIND)):
        if STAGE_OF_KIND[kind] == state.stage:
            count = add_moves(out, count, FIRST_ROWS[kind], FIRST_ROWS[kind] + ROW_COUNTS[kind])
    return count


def add_moves(out: Raw, count: int, first: int, last: int) -> int:
    """Add the moves from first to before last."""
    for move in range(first, last):
        out[count] = move
        count += 1
    return count


def likely_gifts(state: State, out: Raw) -> int:
    """NP-34. Every kind of card in hand, to every player."""
    player = state.players[state.to_move]
    count = 0
    for index in range(player.hand_count):
        if not is_repeated(player, index):
            first = give_row(player.hand[index], 0)
            count = add_moves(out, count, first, first + state.seats)
    return count


# Plays


def legal_plays(state: State, out: Raw) -> int:
    """NL-11, NL-15, NL-18. Single cards, or what can go on with a stack."""
    if not state.stack_due:
        return legal_lays(state, out)
    if has_power_elsewhere(state, state.to_move, Power.OTHERS_CANT_STACK):
        return 0
    count = legal_picks(state, out)
    return legal_puts(state, out, count) if state.stage == Stage.STACK else count


def legal_lays(state: State, out: Raw) -> int:
    """NL-11. Every kind of card in hand, in every place there is."""
    seat = state.to_move
    player = state.players[seat]
    playable = playable_singles(state, seat, START)  # as wherever the place does not matter
    count = 0
    for place in range(place_count(state, seat)):
        if place_refusal(state, seat, place) != OK:
            continue
        if place_matters(state, seat):
            playable = playable_singles(state, seat, place)
        for index in range(player.hand_count):
            if may_lay(state, seat, player.hand[index], playable) and not is_repeated(player, index):
                out[count] = lay_row(player.hand[index], place)
                count += 1
    return count


def legal_picks(state: State, out: Raw) -> int:
    """NL-16. Cards, with either sign, that some legal stack holds in some place."""
    seat = state.to_move
    player = state.players[seat]
    offered = offered_picks(state, seat)
    count = 0
    for index in range(player.hand_count):
        if hand_position(state, seat, player.hand[index]) == index:  # every kind once
            for sign in SIGNS:
                if offered & pick_bit(player.hand[index], sign):
                    out[count] = pick_row(player.hand[index], sign)
                    count += 1
    return count


def legal_puts(state: State, out: Raw, count: int) -> int:
    """NL-16. Places where the chosen stack is legal."""
    seat = state.to_move
    suits = follow_suits(state, seat)
    is_legal = is_complete(state, seat, playable_cards(state, seat, START), suits)
    for place in range(place_count(state, seat)):
        if place_refusal(state, seat, place) != OK:
            continue
        if place_matters(state, seat):
            is_legal = is_complete(state, seat, playable_cards(state, seat, place), suits)
        if is_legal:
            out[count] = put_row(place)
            count += 1
    return count
