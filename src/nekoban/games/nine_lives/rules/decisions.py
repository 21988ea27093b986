"""Nine Lives: every decision. What forbids a move, what it does, and what follows by itself."""

from nekoban.core.game import OK
from nekoban.core.moves import Move
from nekoban.core.record import OVER, SeatNumber
from nekoban.games.nine_lives.parts import FIRST_COLUMN, Clause, Power, Sign, Stage
from nekoban.games.nine_lives.rules.cards import hand_position
from nekoban.games.nine_lives.rules.draws import draw_column, draw_due_cards, may_draw_column
from nekoban.games.nine_lives.rules.lives import top_power
from nekoban.games.nine_lives.rules.plays import lay_chosen, lay_refusal
from nekoban.games.nine_lives.rules.round_end import (
    blame,
    blame_refusal,
    carry_out_losses,
    crown,
    crown_kittyking,
    done_after_round,
    end_round,
    round_over,
    take_card,
    trade_hands,
    uncover,
)
from nekoban.games.nine_lives.rules.round_start import (
    choose_life_to_swap,
    name_bad_suit,
    name_number,
    name_refusal,
    round_start,
    swap_lives_refusal,
)
from nekoban.games.nine_lives.rules.stacks import choose, pick_refusal, put_refusal
from nekoban.games.nine_lives.rules.turn import (
    decline_second_turn,
    end_refusal,
    end_turn,
    give_up,
    give_up_refusal,
    next_turn,
    skip,
    skip_refusal,
)
from nekoban.games.nine_lives.rules.turn_over import (
    ask_for,
    give,
    give_refusal,
    steal,
    turn_over,
    victim_refusal,
)
from nekoban.games.nine_lives.rules.wagers import demand_clause, wager, wager_refusal
from nekoban.games.nine_lives.state import MOVES, Kind, State

STAGE_OF_KIND = tuple(
    {
        Kind.PUT: Stage.STACK,
        Kind.DRAW: Stage.COLUMN,
        Kind.GIVE: Stage.GIVE,
        Kind.STEAL: Stage.STEAL,
        Kind.ASK: Stage.ASK,
        Kind.BLAME: Stage.BLAME,
        Kind.UNCOVER: Stage.UNCOVER,
        Kind.SWAP_HANDS: Stage.SWAP_HANDS,
        Kind.KEEP_HAND: Stage.SWAP_HANDS,
        Kind.CROWN: Stage.CROWN,
        Kind.TAKE: Stage.TAKE,
        Kind.BAD_SUIT: Stage.BAD_SUIT,
        Kind.NAME: Stage.NAME,
        Kind.SWAP_LIVES: Stage.SWAP_LIVES,
    }.get(kind, Stage.TURN)
    for kind in MOVES.kinds
)


CLAUSE_OF_STAGE = (
    Clause.NL_11,
    Clause.NL_16,
    Clause.NP_80,
    Clause.NP_34,
    Clause.NP_68,
    Clause.NP_69,
    Clause.NP_66,
    Clause.NP_37,
    Clause.NP_62,
    Clause.NP_67,
    Clause.NP_75,
    Clause.NL_54,
    Clause.NP_58,
    Clause.NP_76,
)


# What is legal


def why_not(state: State, move: Move) -> int:
    """Nine Lives: OK, or the clause that forbids the move."""
    if state.to_move == OVER:
        return Clause.OVER
    asked_at = STAGE_OF_KIND[MOVES[move].kind]
    is_turn = state.stage == Stage.TURN or state.stage == Stage.STACK
    if is_turn and (asked_at == Stage.TURN or asked_at == Stage.STACK):
        return turn_refusal(state, state.to_move, move)
    if asked_at != state.stage:
        return stage_clause(state)
    return answer_refusal(state, state.to_move, move)


def stage_clause(state: State) -> int:
    """The clause that asks for something else now."""
    if state.stage == Stage.NAME and top_power(state, state.to_move) == Power.EXTRA_NUM_OUTSIDE_RANGE:
        return Clause.NP_59
    return CLAUSE_OF_STAGE[state.stage]


def turn_refusal(state: State, seat: SeatNumber, move: Move) -> int:
    """NL-11, NL-14, NL-19. OK, or why this is not possible in a turn."""
    kind = MOVES[move].kind
    if kind == Kind.WAGER or kind == Kind.WAGER_CARD or kind == Kind.WAGER_STACK:
        return wager_refusal(state, seat, kind)
    if kind == Kind.SKIP:
        return skip_refusal(state, seat)
    if kind == Kind.END:
        return end_refusal(state, seat)
    if kind == Kind.GIVE_UP:
        return give_up_refusal(state, seat)
    clause = demand_clause(state, seat)
    if clause != OK:
        return clause
    if kind == Kind.LAY:
        return lay_refusal(state, seat, MOVES[move].card, MOVES[move].place)
    if state.stack_due == 0:  # NL-51: wagers for a card leave the play single
        return Clause.NL_51 if state.wager_count > 0 else Clause.NL_18
    if kind == Kind.PUT:
        return put_refusal(state, seat, MOVES[move].place)
    return pick_refusal(state, seat, MOVES[move].card, MOVES[move].sign)


def answer_refusal(state: State, seat: SeatNumber, move: Move) -> int:
    """OK, or why this is no answer to what a life asks now; NL-01: only players of this game are chosen."""
    kind = MOVES[move].kind
    if MOVES[move].seat >= state.seats:
        return Clause.NL_01
    if kind == Kind.DRAW:
        return OK if may_draw_column(state, seat, MOVES[move].place - FIRST_COLUMN) else Clause.NP_80
    if kind == Kind.GIVE:
        return give_refusal(state, seat, MOVES[move].card, MOVES[move].seat)
    if kind == Kind.STEAL or kind == Kind.ASK:
        return victim_refusal(state, seat, MOVES[move].seat)
    if kind == Kind.BLAME:
        return blame_refusal(state, seat, MOVES[move].seat)
    if kind == Kind.NAME:
        return name_refusal(state, seat, MOVES[move].number)
    if kind == Kind.SWAP_LIVES:
        return swap_lives_refusal(state, MOVES[move].seat)
    return round_answer_refusal(state, seat, move)


def round_answer_refusal(state: State, seat: SeatNumber, move: Move) -> int:
    """NP-37, NP-62, NP-75. OK, or why this is no answer when the round is over."""
    kind = MOVES[move].kind
    if kind == Kind.UNCOVER:
        return OK if MOVES[move].life < state.players[seat].life_count else Clause.NP_37
    if kind == Kind.SWAP_HANDS:
        return OK if MOVES[move].seat != seat else Clause.NP_62
    if kind == Kind.TAKE:
        return OK if MOVES[move].spot < state.row_card_count else Clause.NP_75
    return OK


# What a move does


def play(state: State, move: Move) -> None:
    """Nine Lives: do what was decided, and go on to the next decision."""
    seat = state.to_move
    if STAGE_OF_KIND[MOVES[move].kind] == Stage.TURN:
        act(state, seat, move)
    else:
        answer(state, seat, move)
    advance(state)


def act(state: State, seat: SeatNumber, move: Move) -> None:
    """NL-11, NL-14. What a player does in a turn."""
    kind = MOVES[move].kind
    if kind == Kind.LAY:
        choose(state, seat, hand_position(state, seat, MOVES[move].card), Sign.PLUS)
        lay_chosen(state, seat, MOVES[move].place)
    elif kind == Kind.PICK:
        choose(state, seat, hand_position(state, seat, MOVES[move].card), MOVES[move].sign)
    elif kind == Kind.GIVE_UP:
        give_up(state, seat)
    elif kind == Kind.SKIP:
        skip(state, seat)
    elif kind == Kind.END:
        decline_second_turn(state, seat)
    else:
        wager(state, seat, kind)


def answer(state: State, seat: SeatNumber, move: Move) -> None:
    """What a player does when asked: where the stack goes, what a life wants to know."""
    kind = MOVES[move].kind
    if kind == Kind.PUT:
        lay_chosen(state, seat, MOVES[move].place)
    elif kind == Kind.DRAW:
        draw_column(state, seat, MOVES[move].place - FIRST_COLUMN)
    elif kind == Kind.GIVE:
        give(state, seat, MOVES[move].card, MOVES[move].seat)
    elif kind == Kind.STEAL:
        steal(state, seat, MOVES[move].seat)
    elif kind == Kind.ASK:
        ask_for(state, seat, MOVES[move].card, MOVES[move].seat)
    elif kind == Kind.BLAME:
        blame(state, seat, MOVES[move].seat)
    else:
        answer_between_rounds(state, seat, move)


def answer_between_rounds(state: State, seat: SeatNumber, move: Move) -> None:
    """NL-36 (4), (7), (8). What a player does when a round is over, or starts."""
    kind = MOVES[move].kind
    if kind == Kind.UNCOVER:
        uncover(state, seat, MOVES[move].life)
    elif kind == Kind.SWAP_HANDS:
        trade_hands(state, seat, MOVES[move].seat)
    elif kind == Kind.KEEP_HAND:
        done_after_round(state)
    elif kind == Kind.CROWN:
        crown(state, seat, MOVES[move].seat)
    elif kind == Kind.TAKE:
        take_card(state, seat, MOVES[move].spot)
    elif kind == Kind.BAD_SUIT:
        name_bad_suit(state, seat, MOVES[move].suit)
    elif kind == Kind.NAME:
        name_number(state, seat, MOVES[move].number)
    else:
        choose_life_to_swap(state, seat, MOVES[move].seat)


def advance(state: State) -> None:
    """Go through everything that happens by itself, up to the next decision."""
    while Stage.DRAWING <= state.stage < Stage.OVER:
        match state.stage:
            case Stage.DRAWING:
                draw_due_cards(state)
            case Stage.TURN_OVER:
                turn_over(state, state.to_move)
            case Stage.TURN_END:
                end_turn(state, state.to_move)
            case Stage.NEXT_TURN:
                next_turn(state)
            case Stage.ROUND_END:
                end_round(state)
            case Stage.LOSSES:
                carry_out_losses(state)
            case Stage.ROUND_OVER:
                round_over(state)
            case Stage.CROWNING:
                crown_kittyking(state)
            case Stage.ROUND_START:
                round_start(state)
