"""Nine Lives: why a move is refused, and what is wrong with a typed-in position."""

from collections.abc import Callable, Sequence

from nekoban.core.game import OK
from nekoban.core.moves import Move
from nekoban.core.record import NOBODY, OVER, Raw, SeatNumber, View
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
from nekoban.games.nine_lives.show.asking import asked, asked_exactly
from nekoban.games.nine_lives.show.naming import (
    KEY_TEXTS,
    card_name,
    figure,
    life_name,
    order_note,
    top_text,
    with_note,
)
from nekoban.games.nine_lives.state import MOVES, Kind
from nekoban.games.nine_lives.words import tell

SENTENCES = {
    Clause.NL_02: "reason-nl-02",
    Clause.NL_14: "reason-nl-14",
    Clause.NL_18: "reason-nl-18",
    Clause.NL_20: "reason-nl-20",
    Clause.NL_54: "reason-nl-54",
    Clause.NL_60: "reason-nl-60",
    Clause.OVER: "over",
}
"""The messages of reasons that need nothing filled in."""
FLAWS = {
    clause: f"flaw-{clause.name.lower().replace('_', '-')}"
    for clause in (
        Clause.NL_02,
        Clause.NL_03,
        Clause.NL_05,
        Clause.NL_10,
        Clause.NL_11,
        Clause.NL_14,
        Clause.NL_16,
        Clause.NL_21,
        Clause.NL_22,
        Clause.NL_23,
        Clause.NL_36,
        Clause.NL_37,
        Clause.NL_40,
        Clause.NL_53,
        Clause.NL_54,
        Clause.NL_60,
        Clause.NP_58,
        Clause.NP_87,
    )
}
"""The messages of what a position may break; other powers share one."""


# Why not?


def reason(view: View, move: Move, clause: int, names: Sequence[str]) -> str:
    """Nine Lives: why a move is refused; a power is named with its owner."""
    row = MOVES[move]
    if is_something_else(view, row):
        return tell("asked-now", asked=asked_exactly(view))
    if clause in SENTENCES:
        return tell(SENTENCES[Clause(clause)])
    if clause in RULES:
        told = RULES[clause](view, row, names)
    else:
        told = power_reason(view, row, Power(clause - NP), names)
    if clause in ABOUT_NUMBERS and counts_otherwise(view, row):
        number = number_played(view, row)
        return tell("counts-as", card=card_name(row.card), number=number, reason=told)
    return told


def is_something_else(view: Raw, row: Raw) -> bool:
    """Whether a kind of move is tried that nobody asks for now."""
    if view.to_move == OVER:
        return False
    turn = (Stage.TURN, Stage.STACK)
    asked_at = STAGE_OF_KIND[row.kind]
    return asked_at != view.stage and not (view.stage in turn and asked_at in turn)


ABOUT_NUMBERS = (Clause.NL_11, Clause.NL_50, Clause.NP_51, Clause.NP_87)


def counts_otherwise(view: Raw, row: Raw) -> bool:
    """NP-47, NP-48. Whether a single card counts as another number than it shows."""
    return row.kind == Kind.LAY and number_played(view, row) != VALUE_OF[row.card]


def number_played(view: Raw, row: Raw) -> int:
    """The number a single card, or the stack chosen so far, would be."""
    if row.kind == Kind.LAY:
        return counted_value(view, view.to_move, row.card)
    return chosen_total(view, view.to_move)


# Rules of the booklet


def no_player(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """'There is no player 5.'"""
    return tell("no-player", number=row.seat + 1, players=view.seats)


def place_or_duplicate(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """NL-11. A place that is not there, or a number that lies on the table already."""
    if place_refusal(view, view.to_move, row.place) == OK:
        return tell("on-table", number=figure(number_played(view, row)))
    if view.row_count == 0:
        return tell("row-empty-yet")
    return tell("row-begun")


def full_hand(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """'This hand is full.'"""
    return tell("full-hand", player=names[row.seat], count=hand_limit(view, row.seat))


def too_few_cards(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """NL-15."""
    if row.kind == Kind.LAY:
        return tell("owes-stack")
    if row.kind == Kind.PICK:
        return tell("no-second-card")
    if view.players[view.to_move].chosen_count == 0:
        return tell("choose-cards-first")
    return tell("only-one-chosen")


def no_stack(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """NL-16."""
    if row.kind == Kind.PICK:
        if holds(view.players[view.to_move], row.card):
            return tell("no-such-stack")
        return tell("in-stack-already", card=card_name(row.card))
    total = figure(chosen_total(view, view.to_move))
    if is_on_table(view, chosen_total(view, view.to_move)):
        return tell("on-table", number=total)
    return tell("outside", number=total, numbers=NUMBERS)


def can_play_on(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """NL-19."""
    if view.players[view.to_move].chosen_count:
        return tell("stack-can-go-on")
    return tell("can-play")


def table_count(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """'The row has only so many cards.'"""
    return tell("table-count", count=view.row_card_count)


def wager_of_other_kind(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """NL-51."""
    if row.kind in (Kind.PICK, Kind.PUT):
        return tell("wagered-for-card")
    return tell("say-which-wager" if view.wager_one else "wager-is-both")


def first_or_last_life(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """NL-52, NP-21."""
    player = view.players[view.to_move]
    if player.lost_count == 0:
        return tell("first-life")
    if player.life_count - player.wagered_count == 1:
        return tell("last-life")
    return tell("double-last-life")


def one_star(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """NL-53, NP-46."""
    is_shifted = view.players[view.to_move].power == Power.SUIT_SHAPESHIFT
    if stars_played(view, view.to_move) > 0:
        return tell("one-counted-star" if is_shifted else "one-star")
    return tell("one-counted-star-in-stack" if is_shifted else "one-star-in-stack")


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
    if power == Power.WAGER_FORCE and view.demand_from != NOBODY:  # NP-50: that life is wagered now
        return tell("demanded", player=names[view.demand_from], power=KEY_TEXTS[power])
    if power in FOR_OTHERS:
        for owner in range(view.seats):
            if owner != seat and forbids(view, row, owner, power):
                life = life_name(top_life(view.players[owner]))
                note = order_note(view) if power == Power.PLAY_IN_ORDER else ""
                said = with_note(top_text(view, owner), note)
                return tell("forbidden-by", life=life, player=names[owner], power=said)
    if power == Power.HAND_SIZE_SMALL_SKIP and row.kind == Kind.SKIP:
        return tell("skip-before-wager")
    if view.players[seat].power == power:
        return own_reason(view, row, power, names)
    return tell("only-with-power", power=KEY_TEXTS[power])


def own_reason(view: Raw, row: Raw, power: Power, names: Sequence[str]) -> str:
    """What one's own top life says against the move."""
    seat = view.to_move
    if power in CHOICES:
        return CHOICES[power](view, row, names)
    if power == Power.FIXED_HAND_SIDE and row.kind == Kind.PICK and hand_position(view, seat, row.card) >= 0:
        return tell("next-card-fails")
    return tell("life-says", life=life_name(top_life(view.players[seat])), power=top_text(view, seat))


def no_second_turn(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """NP-42."""
    return tell("wagered-this-turn" if view.second_turn else "first-turn")


def wrong_column(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """NP-80."""
    column = row.place - FIRST_COLUMN
    if column >= view.row_count:
        return tell("no-column-to-draw")
    if column == view.start_column:
        return tell("no-starting-column")
    if column == view.laid_column:
        return tell("no-new-column")
    return tell("no-stack-to-draw")


def wrong_victim(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """NP-68, NP-69."""
    if row.seat == view.to_move:
        return tell("not-yourself")
    return tell("holds-none", player=names[row.seat])


def same_player(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """'That player was chosen already.'"""
    return tell("chosen-already", player=names[row.seat])


def wrong_number(view: Raw, row: Raw, names: Sequence[str]) -> str:
    """A number is asked for, and something else was named."""
    return tell("asked-again", asked=asked(view))


Choice = Callable[[Raw, Raw, Sequence[str]], str]
CHOICES: dict[int, Choice] = {  # powers that ask something: what was wrong with the answer
    Power.REPLACE_PLAY: lambda view, row, names: tell("no-column-to-replace"),
    Power.GIVE_AWAY: lambda view, row, names: tell("not-yourself"),
    Power.COLLATERAL_DAMAGE: lambda view, row, names: tell("not-yourself"),
    Power.SWAP_HAND: lambda view, row, names: tell("not-yourself"),
    Power.THIEF: wrong_victim,
    Power.THIEF_POLITE: wrong_victim,
    Power.SWAP_LIVES: same_player,
    Power.DRAW_CARDS_PLAYED: wrong_column,
    Power.DOUBLE_TURN: no_second_turn,
    Power.EXTRA_NUM: wrong_number,
    Power.EXTRA_NUM_OUTSIDE_RANGE: wrong_number,
    Power.SHUFFLE_LIVES: lambda view, row, names: tell(
        "only-so-many-lives", count=view.players[view.to_move].life_count
    ),
    Power.LIFE_MEANS_CARD: lambda view, row, names: tell("only-so-many-cards", count=view.row_card_count),
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
    """Nine Lives: what is wrong with a typed-in position."""
    if clause in FLAWS:
        return tell(FLAWS[Clause(clause)])
    return tell("flaw-power", power=KEY_TEXTS[clause - NP])
