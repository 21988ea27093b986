"""Nine Lives: the rules. Clause ids refer to RULES.md.

The parts of the booklet have a file each: numbers, cards, stacks, wagers, draws, turns, rounds. Here they
come together: setting up, what is legal, what a move does, who wins, and who sees what.
"""

from typing import Any

from nekoban.core.game import OK
from nekoban.core.luck import draw_kind, roll, shuffle
from nekoban.core.record import HIDDEN, NONE
from nekoban.core.record import OVER as GAME_OVER
from nekoban.games.nine_lives.parts import (
    COPIES,
    DECK,
    FIRST_COLUMN,
    KINDS,
    LIFE_CARDS,
    LIVES,
    PLACE_COUNT,
    SEATS,
    SIGNS,
    START,
    STARTING_HAND,
    Clause,
    Power,
    Sign,
    Stage,
)
from nekoban.games.nine_lives.rules.cards import (
    follow_suits,
    hand_position,
    place_count,
    place_matters,
    place_refusal,
    playable_cards,
)
from nekoban.games.nine_lives.rules.draws import draw_column, draw_due_cards, may_draw_column, receive
from nekoban.games.nine_lives.rules.flaws import flaw
from nekoban.games.nine_lives.rules.rounds import (
    blame,
    blame_refusal,
    carry_out_losses,
    choose_life_to_swap,
    crown,
    crown_kittyking,
    done_after_round,
    end_round,
    name_bad_suit,
    name_number,
    name_refusal,
    prepare_round,
    round_over,
    round_start,
    swap_lives_refusal,
    take_card,
    trade_hands,
    uncover,
)
from nekoban.games.nine_lives.rules.stacks import (
    chosen_total,
    is_complete,
    offered_picks,
    pick_refusal,
    put_refusal,
)
from nekoban.games.nine_lives.rules.totals import pick_bit
from nekoban.games.nine_lives.rules.turns import (
    ask_for,
    choose,
    decline_second_turn,
    end_refusal,
    end_turn,
    give,
    give_refusal,
    give_up,
    give_up_refusal,
    lay_chosen,
    lay_refusal,
    may_lay,
    next_turn,
    playable_singles,
    skip,
    skip_refusal,
    steal,
    turn_over,
    victim_refusal,
)
from nekoban.games.nine_lives.rules.wagers import demand_clause, wager, wager_refusal
from nekoban.games.nine_lives.state import (
    ASK,
    BLAME,
    CROWN,
    DRAW,
    END,
    GIVE,
    GIVE_UP,
    KEEP_HAND,
    LAY,
    MOVES,
    NAME,
    NAME_BAD_SUIT,
    PICK,
    PUT,
    SKIP,
    STEAL,
    SWAP_HANDS,
    SWAP_LIVES,
    TAKE,
    UNCOVER,
    WAGER,
    WAGER_CARD,
    WAGER_STACK,
    State,
    has_power_elsewhere,
    is_hand_open,
    show_top,
    top_power,
)

__all__ = ["MOVES", "State", "chosen_total", "flaw"]

LAY_FIRST = MOVES.first(LAY)
PICK_FIRST = MOVES.first(PICK)
PUT_FIRST = MOVES.first(PUT)
GIVE_FIRST = MOVES.first(GIVE)
WAGERS = (WAGER, WAGER_CARD, WAGER_STACK)
KIND_FIRST = tuple(MOVES.first(kind) for kind in MOVES.kinds)
KIND_COUNT = tuple(sum(row.kind == kind for row in MOVES.rows) for kind in MOVES.kinds)

# What each kind of move answers, and the clause to name at each stage when something else is tried.
STAGE_OF_KIND = tuple(
    {
        PUT: Stage.STACK,
        DRAW: Stage.COLUMN,
        GIVE: Stage.GIVE,
        STEAL: Stage.STEAL,
        ASK: Stage.ASK,
        BLAME: Stage.BLAME,
        UNCOVER: Stage.UNCOVER,
        SWAP_HANDS: Stage.SWAP_HANDS,
        KEEP_HAND: Stage.SWAP_HANDS,
        CROWN: Stage.CROWN,
        TAKE: Stage.TAKE,
        NAME_BAD_SUIT: Stage.BAD_SUIT,
        NAME: Stage.NAME,
        SWAP_LIVES: Stage.SWAP_LIVES,
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


# Set-up


def setup(state: Any, options: Any) -> None:
    """NL-01 to NL-06. Life decks, the shuffled number cards, three cards each, a Kittyking by chance."""
    state.seats = options.players
    keep_options(state, options)
    stack_lives(state, options)
    for card in range(KINDS):
        state.deck[card] = COPIES[card]
    state.deck_count = DECK
    for seat in range(state.seats):
        for _ in range(STARTING_HAND):
            deal_card(state, seat)
    state.kittyking = roll(state, state.seats)
    state.to_move = state.kittyking
    prepare_round(state)
    advance(state)


def keep_options(state: Any, options: Any) -> None:
    """NL-05, NL-50 to NL-54. The life set and the variants of this game."""
    for card in range(LIFE_CARDS):
        state.powers[card] = options.life_set[card]
        state.parameters[card] = options.life_set[LIFE_CARDS + card]
    state.table_count = options.table_count
    state.wager_one = options.wager_one
    state.no_first_last = options.no_first_last
    state.star_once = options.star_once
    state.with_bad_suit = options.bad_suit


def stack_lives(state: Any, options: Any) -> None:
    """NL-03, NL-55, NL-56. Nine lives for each cat, the 9 on top; shuffled where the variant says so."""
    for seat in range(SEATS):
        state.players[seat].cat = options.cats[seat]
        for life in range(LIVES):
            state.players[seat].lives[life] = options.cats[seat] * LIVES + life
    if options.shuffle_all:
        shuffle_all_lives(state)
    for seat in range(SEATS):
        player = state.players[seat]
        if seat >= state.seats:
            player.cat = 0
            for life in range(LIVES):
                player.lives[life] = NONE
        else:
            player.life_count = LIVES
            if options.shuffle_own:
                shuffle(state, player.lives, LIVES)
            show_top(state, seat)


def shuffle_all_lives(state: Any) -> None:
    """NL-56. The 54 life cards of all six cats, shuffled together."""
    for last in range(LIFE_CARDS - 1, 0, -1):
        other = roll(state, last + 1)
        here, there = state.players[last // LIVES], state.players[other // LIVES]
        card = here.lives[last % LIVES]
        here.lives[last % LIVES] = there.lives[other % LIVES]
        there.lives[other % LIVES] = card


def deal_card(state: Any, seat: int) -> None:
    """NL-06. One card from the deck, untold."""
    card = draw_kind(state, state.deck)
    state.deck[card] -= 1
    state.deck_count -= 1
    receive(state, seat, card)


# What is legal


def why_not(state: Any, move: int) -> int:
    """OK, or the clause that forbids the move."""
    if state.to_move == GAME_OVER:
        return Clause.OVER
    asked_at = STAGE_OF_KIND[MOVES[move].kind]
    if asked_at == Stage.TURN and (state.stage == Stage.TURN or state.stage == Stage.STACK):
        return turn_refusal(state, state.to_move, move)
    if asked_at != state.stage:
        return stage_clause(state)
    return answer_refusal(state, state.to_move, move)


def stage_clause(state: Any) -> int:
    """The clause that asks for something else now."""
    if state.stage == Stage.NAME and top_power(state, state.to_move) == Power.EXTRA_NUM_OUTSIDE_RANGE:
        return Clause.NP_59
    return CLAUSE_OF_STAGE[state.stage]


def turn_refusal(state: Any, seat: int, move: int) -> int:
    """NL-11, NL-14, NL-19. OK, or why this is not possible in a turn."""
    kind = MOVES[move].kind
    if kind in WAGERS:
        return wager_refusal(state, seat, kind)
    if kind == SKIP:
        return skip_refusal(state, seat)
    if kind == END:
        return end_refusal(state, seat)
    if kind == GIVE_UP:
        return give_up_refusal(state, seat)
    clause = demand_clause(state, seat)
    if clause != OK:
        return clause
    if kind == LAY:
        return lay_refusal(state, seat, MOVES[move].card, MOVES[move].place)
    if state.stack_due == 0:
        return Clause.NL_18
    return pick_refusal(state, seat, MOVES[move].card, MOVES[move].sign)


def answer_refusal(state: Any, seat: int, move: int) -> int:
    """OK, or why this is no answer to what a life, or the stack, asks now."""
    kind = MOVES[move].kind
    if kind == PUT:
        return put_refusal(state, seat, MOVES[move].place)
    if kind == DRAW:
        return OK if may_draw_column(state, seat, MOVES[move].place - FIRST_COLUMN) else Clause.NP_80
    if kind == GIVE:
        return give_refusal(state, seat, MOVES[move].card, MOVES[move].seat)
    if kind in (STEAL, ASK):
        return victim_refusal(state, seat, MOVES[move].seat)
    if kind == BLAME:
        return blame_refusal(state, seat, MOVES[move].seat)
    if kind == NAME:
        return name_refusal(state, seat, MOVES[move].number)
    if kind == SWAP_LIVES:
        return swap_lives_refusal(state, MOVES[move].seat)
    return round_answer_refusal(state, seat, move)


def round_answer_refusal(state: Any, seat: int, move: int) -> int:
    """NP-37, NP-62, NP-67, NP-75. OK, or why this is no answer when the round is over."""
    kind = MOVES[move].kind
    if kind == UNCOVER:
        return OK if MOVES[move].life < state.players[seat].life_count else Clause.NP_37
    if kind == SWAP_HANDS:
        is_other = MOVES[move].seat < state.seats and MOVES[move].seat != seat
        return OK if is_other else Clause.NP_62
    if kind == CROWN:
        return OK if MOVES[move].seat < state.seats else Clause.NP_67
    if kind == TAKE:
        return OK if MOVES[move].spot < state.row_card_count else Clause.NP_75
    return OK


def legal(state: Any, out: Any) -> int:
    """The legal moves: in a turn by what is playable where, all else by asking what `why_not` asks."""
    if state.to_move == GAME_OVER:
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


def legal_in_turn(state: Any, seat: int, out: Any) -> int:
    """NL-11, NL-14, NL-19. Plays unless a wager is demanded, wagers, and what else a life allows."""
    is_free = demand_clause(state, seat) == OK
    plays = legal_plays(state, out) if is_free else 0
    count = plays
    for kind in WAGERS:
        count = add_button(out, count, kind, wager_refusal(state, seat, kind) == OK)
    count = add_button(out, count, GIVE_UP, is_free and plays == 0)
    count = add_button(out, count, SKIP, skip_refusal(state, seat) == OK)
    return add_button(out, count, END, end_refusal(state, seat) == OK)


def add_button(out: Any, count: int, kind: int, is_legal: bool) -> int:
    """Add the one move of a kind, if it is legal."""
    if is_legal:
        out[count] = KIND_FIRST[kind]
        return count + 1
    return count


def legal_plays(state: Any, out: Any) -> int:
    """NL-11, NL-15, NL-18. Single cards, or what can go on with a stack."""
    if not state.stack_due:
        return legal_lays(state, out)
    if has_power_elsewhere(state, state.to_move, Power.OTHERS_CANT_STACK):
        return 0
    count = legal_picks(state, out)
    return legal_puts(state, out, count) if state.stage == Stage.STACK else count


def likely_moves(state: Any, out: Any) -> int:
    """What may answer a life's question: from the cards at hand, the players and the row."""
    if state.stage == Stage.GIVE:
        return likely_gifts(state, out)
    count = 0
    for kind in range(len(STAGE_OF_KIND)):
        if STAGE_OF_KIND[kind] == state.stage:
            count = add_moves(out, count, KIND_FIRST[kind], KIND_FIRST[kind] + KIND_COUNT[kind])
    return count


def add_moves(out: Any, count: int, first: int, last: int) -> int:
    """Add the moves from first to before last."""
    for move in range(first, last):
        out[count] = move
        count += 1
    return count


def is_repeated(player: Any, position: int) -> bool:
    """Whether an earlier hand card is of the same kind."""
    for before in range(position):
        if player.hand[before] == player.hand[position]:
            return True
    return False


def legal_lays(state: Any, out: Any) -> int:
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
                out[count] = lay_move(player.hand[index], place)
                count += 1
    return count


def lay_move(card: int, place: int) -> int:
    """The row of a single card in a place."""
    return LAY_FIRST + card * PLACE_COUNT + place


def legal_picks(state: Any, out: Any) -> int:
    """NL-16. Cards, with either sign, that some legal stack holds in some place."""
    seat = state.to_move
    player = state.players[seat]
    offered = offered_picks(state, seat)
    count = 0
    for index in range(player.hand_count):
        if hand_position(state, seat, player.hand[index]) == index:  # every kind once
            for sign in SIGNS:
                if offered & pick_bit(player.hand[index], sign):
                    out[count] = PICK_FIRST + player.hand[index] * len(SIGNS) + sign - 1
                    count += 1
    return count


def legal_puts(state: Any, out: Any, count: int) -> int:
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
            out[count] = PUT_FIRST + place
            count += 1
    return count


def likely_gifts(state: Any, out: Any) -> int:
    """NP-34. Every kind of card in hand, to every player."""
    player = state.players[state.to_move]
    count = 0
    for index in range(player.hand_count):
        if not is_repeated(player, index):
            first = GIVE_FIRST + player.hand[index] * SEATS
            count = add_moves(out, count, first, first + state.seats)
    return count


# What a move does


def play(state: Any, move: int) -> None:
    """Do what was decided, and go on to the next decision."""
    seat = state.to_move
    if STAGE_OF_KIND[MOVES[move].kind] == Stage.TURN:
        act(state, seat, move)
    else:
        answer(state, seat, move)
    advance(state)


def act(state: Any, seat: int, move: int) -> None:
    """NL-11, NL-14. What a player does in a turn."""
    kind = MOVES[move].kind
    if kind == LAY:
        choose(state, seat, hand_position(state, seat, MOVES[move].card), Sign.PLUS)
        lay_chosen(state, seat, MOVES[move].place)
    elif kind == PICK:
        choose(state, seat, hand_position(state, seat, MOVES[move].card), MOVES[move].sign)
    elif kind == GIVE_UP:
        give_up(state, seat)
    elif kind == SKIP:
        skip(state, seat)
    elif kind == END:
        decline_second_turn(state, seat)
    else:
        wager(state, seat, kind)


def answer(state: Any, seat: int, move: int) -> None:
    """What a player does when asked: where the stack goes, what a life wants to know."""
    kind = MOVES[move].kind
    if kind == PUT:
        lay_chosen(state, seat, MOVES[move].place)
    elif kind == DRAW:
        draw_column(state, seat, MOVES[move].place - FIRST_COLUMN)
    elif kind == GIVE:
        give(state, seat, MOVES[move].card, MOVES[move].seat)
    elif kind == STEAL:
        steal(state, seat, MOVES[move].seat)
    elif kind == ASK:
        ask_for(state, seat, MOVES[move].card, MOVES[move].seat)
    elif kind == BLAME:
        blame(state, seat, MOVES[move].seat)
    else:
        answer_between_rounds(state, seat, move)


def answer_between_rounds(state: Any, seat: int, move: int) -> None:
    """NL-36 (4), (7), (8). What a player does when a round is over, or starts."""
    kind = MOVES[move].kind
    if kind == UNCOVER:
        uncover(state, seat, MOVES[move].life)
    elif kind == SWAP_HANDS:
        trade_hands(state, seat, MOVES[move].seat)
    elif kind == KEEP_HAND:
        done_after_round(state)
    elif kind == CROWN:
        crown(state, seat, MOVES[move].seat)
    elif kind == TAKE:
        take_card(state, seat, MOVES[move].spot)
    elif kind == NAME_BAD_SUIT:
        name_bad_suit(state, seat, MOVES[move].suit)
    elif kind == NAME:
        name_number(state, seat, MOVES[move].number)
    else:
        choose_life_to_swap(state, seat, MOVES[move].seat)


def advance(state: Any) -> None:
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


# Who wins, who sees what


def scores(state: Any, out: Any) -> None:
    """NL-41. Lives, wagered ones included."""
    for seat in range(state.seats):
        out[seat] = state.players[seat].life_count


def winners(state: Any, out: Any) -> None:
    """NL-41. Most lives; tied, the larger hand; still tied, shared."""
    best = 0
    for seat in range(state.seats):
        best = max(best, standing(state.players[seat]))
    for seat in range(state.seats):
        out[seat] = 1 if standing(state.players[seat]) == best else 0


def standing(player: Any) -> int:
    """NL-41. Lives first, then hand cards, as one number."""
    return player.life_count * (DECK + 1) + player.hand_count


def reveal(state: Any, seat: int, view: Any) -> None:
    """NP-06, NP-52, NP-86. Open hands are seen by everybody."""
    for other in range(state.seats):
        if other != seat and is_hand_open(state, other):
            for index in range(DECK):
                view.players[other].hand[index] = state.players[other].hand[index]


def imagine(state: Any, luck: int) -> None:
    """Deal the cards a viewer does not see into the closed hands; the rest is the deck."""
    state.luck = luck
    gather_unseen(state)
    for player in state.players:
        if player.hand[0] == HIDDEN:
            for index in range(DECK):
                player.hand[index] = NONE
            for index in range(player.hand_count):
                player.hand[index] = draw_kind(state, state.deck)
                state.deck[player.hand[index]] -= 1
        if player.chosen[0] == HIDDEN:
            imagine_choice(state, player)


def gather_unseen(state: Any) -> None:
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


def count_card(counts: Any, card: int, step: int) -> None:
    """Count a card where there is one, and is seen: a typed-in position may say too many."""
    if card >= 0:
        counts[card] += step


def imagine_choice(state: Any, player: Any) -> None:
    """A stack being built by somebody else: any cards of that hand, with any signs."""
    for index in range(DECK):
        player.chosen[index] = 0
    left = player.chosen_count
    for index in range(player.hand_count):
        if roll(state, player.hand_count - index) < left:
            player.chosen[index] = SIGNS[roll(state, len(SIGNS))]
            left -= 1


def components(state: Any, out: Any) -> None:
    """Number cards of each kind, then each life card, over all fields."""
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
