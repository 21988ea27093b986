"""Nine Lives: why a move is refused, and what is wrong with a typed-in position."""

from collections.abc import Callable, Sequence

from nekoban.core.game import OK
from nekoban.core.moves import Move
from nekoban.core.record import Raw, SeatNumber, View
from nekoban.games.nine_lives.parts import FIRST_COLUMN, NP, NUMBERS, VALUE_OF, Clause, Power, Stage
from nekoban.games.nine_lives.rules.cards import (
    banned_suits,
    hand_position,
    holds,
    place_refusal,
    stars_played,
)
from nekoban.games.nine_lives.rules.decisions import STAGE_OF_KIND
from nekoban.games.nine_lives.rules.lives import counted_suit, counted_value, hand_limit, top_life
from nekoban.games.nine_lives.rules.numbers import banned_numbers
from nekoban.games.nine_lives.rules.row import is_on_table
from nekoban.games.nine_lives.rules.stacks import chosen_total
from nekoban.games.nine_lives.show.asking import asked
from nekoban.games.nine_lives.show.names import (
    KEY_TEXTS,
    capital,
    card_name,
    counted,
    figure,
    life_name,
    order_note,
    top_text,
)
from nekoban.games.nine_lives.state import MOVES, Kind

SENTENCES = {
    Clause.NL_02: "You do not hold that card.",
    Clause.NL_14: "A wager comes before the cards are chosen.",
    Clause.NL_18: "Without a wager only a single card may be played.",
    Clause.NL_20: "You have no life left to wager.",
    Clause.NL_54: "The bad suit cannot be played outside a stack.",
    Clause.NL_60: "Nothing lets you skip this turn now.",
    Clause.OVER: "The game is over.",
}
FLAWS = {
    Clause.NL_02: (
        "hand: it has hand_count cards, at most six, one in each of its first places; hand_open is 0 or 1."
    ),
    Clause.NL_03: (
        "lives and lost: nine together, life_count and lost_count of them in the first places; "
        "wagered_count is at most life_count."
    ),
    Clause.NL_05: "power, parameter and shown must be those of the life on top.",
    Clause.NL_10: "to_move, kittyking and the like must be seats of this game; stage must be a question.",
    Clause.NL_11: "row_count columns, each with column_length cards, must be the row_card_count row_cards.",
    Clause.NL_14: "wager_count: at most the lives wagered by the seat to move; draws_due waits for a column.",
    Clause.NL_16: (
        "chosen_count is the number of hand cards chosen, 1 added and 2 subtracted; "
        "only who builds a stack has any."
    ),
    Clause.NL_21: "deck and discards must have deck_count and discard_count cards.",
    Clause.NL_22: "column_total: what the cards of the column can make; likewise first_total and last_total.",
    Clause.NL_23: (
        "start_column: a column, with first_total and last_total; none of them in an empty row; "
        "laid_column: a column, once the turn's play is made."
    ),
    Clause.NL_36: "stage, ending, failed, crowned and phase do not fit together, or wagers are still out.",
    Clause.NL_37: "loss: only where collateral damage asks for its target, and as the round ended.",
    Clause.NL_40: "The game is over exactly when a player has no life left, or after 400 rounds.",
    Clause.NL_53: "suits_played: with star-once it counts at least the stars that lie in the row.",
    Clause.NL_54: "bad_suit: named by the Kittyking at the start of each round, in games that have one.",
    Clause.NL_60: (
        "round_count is from 1 to 400, turn_count to 200, skip_count below the number of players; "
        "other counts are not below 0, what is yes or no is 0 or 1, and a second turn follows a first."
    ),
    Clause.NP_87: (
        "order: 1 where the first two different numbers of the round went up, 2 where they went down; else 0."
    ),
    Clause.NP_58: "named: a number from −9 to 18.",
}


# Why not?


def reason(view: View, move: Move, clause: int, names: Sequence[str]) -> str:
    """Why a move is refused; a power is named with its owner."""
    row = MOVES[move]
    if is_something_else(view, row):
        return f"What is asked now: {asked(view)}."
    told = f"{counts_as(view, row)} " if clause in ABOUT_NUMBERS and counts_as(view, row) else ""
    if clause in SENTENCES:
        return SENTENCES[Clause(clause)]
    if clause in RULES:
        return told + RULES[clause](view, row, names)
    return told + power_reason(view, row, Power(clause - NP), names)


def is_something_else(view: Raw, row: Raw) -> bool:
    """Whether a kind of move is tried that nobody asks for now."""
    if view.to_move < 0:
        return False
    turn = (Stage.TURN, Stage.STACK)
    asked_at = STAGE_OF_KIND[row.kind]
    return asked_at != view.stage and not (view.stage in turn and asked_at in turn)


ABOUT_NUMBERS = (Clause.NL_11, Clause.NL_50, Clause.NP_51, Clause.NP_87)


def counts_as(view: Raw, row: Raw) -> str:
    """NP-47, NP-48. What a single card counts as, where that is not what it shows."""
    if row.kind != Kind.LAY or number_played(view, row) == VALUE_OF[row.card]:
        return ""
    return f"Your {card_name(row.card)} counts as {number_played(view, row)}."


def number_played(view: Raw, row: Raw) -> int:
    """The number a single card, or the stack chosen so far, would be."""
    if row.kind == Kind.LAY:
        return counted_value(view, view.to_move, row.card)
    return chosen_total(view, view.to_move)


# Rules of the booklet


def no_player(view: Raw, row: Raw, names: Sequence[str]) -> str:
    return f"There is no player {row.seat + 1}: {view.seats} play."


def place_or_duplicate(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """NL-11. A place that is not there, or a number that lies on the table already."""
    if place_refusal(view, view.to_move, row.place) == OK:
        return f"{figure(number_played(view, row))} is on the table already."
    if view.row_count == 0:
        return "The row is empty: the first card starts it."
    return "The row has begun: play at its left or its right end."


def full_hand(view: Raw, row: Raw, names: Sequence[str]) -> str:
    limit = counted(hand_limit(view, row.seat), "card")
    return f"{names[row.seat]} has no room: the hand limit is {limit}."


def too_few_cards(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """NL-15."""
    if row.kind == Kind.LAY:
        return "You have wagered for a stack, so you must play two or more cards together."
    if row.kind == Kind.PICK:
        return "A stack has two or more cards, and no other card can join this one."
    if view.players[view.to_move].chosen_count == 0:
        return "Choose the cards of the stack first: it has two or more."
    return "A stack has two or more cards, and you have chosen only one."


def no_stack(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """NL-16."""
    if row.kind == Kind.PICK:
        if holds(view.players[view.to_move], row.card):
            return "No stack with that card makes a number you may play."
        return f"Your {card_name(row.card)} is in the stack already."
    total = figure(chosen_total(view, view.to_move))
    if is_on_table(view, chosen_total(view, view.to_move)):
        return f"{total} is on the table already."
    return f"The stack makes {total}, which is not a number from 1 to {NUMBERS}."


def can_play_on(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """NL-19."""
    if view.players[view.to_move].chosen_count:
        return "You have begun a stack that can be played, so you cannot give up."
    return "You can play, so you cannot give up."


def table_count(view: Raw, row: Raw, names: Sequence[str]) -> str:
    cards = counted(view.row_card_count, "card")
    verb = "lies" if view.row_card_count == 1 else "lie"
    return f"{cards} {verb} on the table, so the number {view.row_card_count} may not be played."


def wager_of_other_kind(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """NL-51."""
    if row.kind in (Kind.PICK, Kind.PUT):
        return "You have wagered for a card and not for a stack, so only a single card may be played."
    if view.wager_one:
        return "At this table a wager is for a card or for a stack: say which."
    return "At this table a wager is for a card and a stack together."


def first_or_last_life(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """NL-52, NP-21."""
    player = view.players[view.to_move]
    if player.lost_count == 0:
        return "You have not lost a life yet, and the first life cannot be wagered."
    if player.life_count - player.wagered_count == 1:
        return "The last life cannot be wagered."
    return "Your wager would put down two lives, and the last life cannot be wagered."


def one_star(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """NL-53, NP-46."""
    stars = (
        "star card"
        if view.players[view.to_move].power != Power.SUIT_SHAPESHIFT
        else "card you count as a star"
    )
    if stars_played(view, view.to_move) > 0:
        return f"Only one {stars} can be played per round, and one was."
    return f"Only one {stars} can be played per round, so a stack cannot hold two."


RULES: dict[int, Callable[[Raw, Raw, Sequence[str]], str]] = {
    Clause.NL_01: no_player,
    Clause.NL_11: place_or_duplicate,
    Clause.NL_13: full_hand,
    Clause.NL_15: too_few_cards,
    Clause.NL_16: no_stack,
    Clause.NL_19: can_play_on,
    Clause.NL_50: table_count,
    Clause.NL_51: wager_of_other_kind,
    Clause.NL_52: first_or_last_life,
    Clause.NL_53: one_star,
}


# Powers


def power_reason(view: Raw, row: Raw, power: Power, names: Sequence[str]) -> str:
    """What a life says against the move: one's own, or somebody else's; or that no life allows it."""
    seat = view.to_move
    if power == Power.WAGER_FORCE and view.demand_from >= 0:  # NP-50: that life is wagered, and not shown
        said = KEY_TEXTS[power]
        return f"{names[view.demand_from]} wagered a life that says so, and you are next: {said}"
    if power in FOR_OTHERS:
        for owner in range(view.seats):
            if owner != seat and forbids(view, row, owner, power):
                life = capital(life_name(top_life(view.players[owner])))
                note = f" {order_note(view)}" if power == Power.PLAY_IN_ORDER else ""
                return f"{life}, which {names[owner]} shows, forbids it: {top_text(view, owner)}{note}"
    if power == Power.HAND_SIZE_SMALL_SKIP and row.kind == Kind.SKIP:
        return "A turn is skipped before any wager, and you have wagered."
    if view.players[seat].power == power:
        return own_reason(view, row, power, names)
    return f"Only a life with this power would make that possible: {KEY_TEXTS[power]}"


def own_reason(view: Raw, row: Raw, power: Power, names: Sequence[str]) -> str:
    """What one's own top life says against the move."""
    seat = view.to_move
    if power in CHOICES:
        return CHOICES[power](view, row, names)
    if power == Power.FIXED_HAND_SIDE and row.kind == Kind.PICK and hand_position(view, seat, row.card) >= 0:
        return "Your stack is made of the furthest cards together, and the next one cannot be played."
    return f"Your top life, {life_name(top_life(view.players[seat]))}, says: {top_text(view, seat)}"


def no_second_turn(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """NP-42."""
    if not view.second_turn:
        return "This is your first turn: only the second one can be ended without a play."
    return "You have wagered in this turn, so it can no longer be ended without a play."


def wrong_column(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """NP-80."""
    column = row.place - FIRST_COLUMN
    if column >= view.row_count:
        return "There is no such column to draw."
    if column == view.start_column:
        return "The column with which the row began cannot be drawn."
    if column == view.laid_column:
        return "The column laid this turn cannot be drawn."
    return "Only a single card can be drawn, and that column is a stack."


def wrong_victim(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """NP-68, NP-69."""
    if row.seat == view.to_move:
        return "Choose another player, not yourself."
    return f"{names[row.seat]} holds no cards."


def same_player(view: Raw, row: Raw, names: Sequence[str]) -> str:
    return f"Choose two different players: {names[row.seat]} is chosen already."


def wrong_number(view: Raw, row: Raw, names: Sequence[str]) -> str:
    return f"{capital(asked(view))}."


Choice = Callable[[Raw, Raw, Sequence[str]], str]
CHOICES: dict[int, Choice] = {  # powers that ask something: what was wrong with the answer
    Power.REPLACE_PLAY: lambda view, row, names: "There is no such column to play onto.",
    Power.GIVE_AWAY: lambda view, row, names: "Choose another player, not yourself.",
    Power.COLLATERAL_DAMAGE: lambda view, row, names: "Choose another player, not yourself.",
    Power.SWAP_HAND: lambda view, row, names: "Choose another player, not yourself.",
    Power.THIEF: wrong_victim,
    Power.THIEF_POLITE: wrong_victim,
    Power.SWAP_LIVES: same_player,
    Power.DRAW_CARDS_PLAYED: wrong_column,
    Power.DOUBLE_TURN: no_second_turn,
    Power.EXTRA_NUM: wrong_number,
    Power.EXTRA_NUM_OUTSIDE_RANGE: wrong_number,
    Power.SHUFFLE_LIVES: lambda view, row, names: (
        f"You have only {counted(view.players[view.to_move].life_count, 'life')}."
    ),
    Power.LIFE_MEANS_CARD: lambda view, row, names: (
        f"The row has only {counted(view.row_card_count, 'card')}."
    ),
}
FOR_OTHERS = (  # powers that bind everybody but their owner
    Power.OTHERS_NO_NUMBER,
    Power.OTHERS_FOLLOW,
    Power.OTHERS_CANT_STACK,
    Power.OTHERS_CANT_WAGER,
    Power.OTHERS_NO_SUIT,
    Power.PLAY_IN_ORDER,
)


def forbids(view: Raw, row: Raw, owner: SeatNumber, power: Power) -> bool:
    """Whether the owner's top life has that power, and forbids this very suit or number."""
    seat = view.to_move
    if view.players[owner].power != power:
        return False
    if power == Power.OTHERS_NO_SUIT:
        return bool(banned_suits(view, seat, owner) & suits_played(view, row))
    if power == Power.OTHERS_NO_NUMBER:
        return bool(banned_numbers(view, seat, owner) >> max(0, number_played(view, row)) & 1)
    return True


def suits_played(view: Raw, row: Raw) -> int:
    """The suits of a play as its player counts them, one bit a suit."""
    seat = view.to_move
    if row.kind != Kind.PUT:
        return 1 << counted_suit(view, seat, row.card)
    player, suits = view.players[seat], 0
    for index in range(player.hand_count):
        if player.chosen[index] > 0:
            suits |= 1 << counted_suit(view, seat, player.hand[index])
    return suits


def flaw(clause: int) -> str:
    """What is wrong with a typed-in position."""
    if clause in FLAWS:
        return FLAWS[Clause(clause)]
    return f"stage: only this life on top asks that, where there is an answer: {KEY_TEXTS[clause - NP]}"
