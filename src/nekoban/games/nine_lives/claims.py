"""Nine Lives: whether the sentence for a refusal is true: wagers, powers, and who or what may be chosen.

What refuses a play of cards is in play_claims.py, what a turn asks in turn_claims.py, what the text of a
power must say in power_claims.py; all look by the eyes of reasons.py.
"""

from nekoban.core.claims import clauses_in, is_over, named
from nekoban.core.contracts import Claim, Said
from nekoban.core.record import Raw
from nekoban.games.nine_lives.parts import (
    FIRST_COLUMN,
    LEFT_END,
    LIVES,
    NOUGHT,
    NP,
    NUMBERS,
    OUTSIDE_HIGH,
    OUTSIDE_LOW,
    RIGHT_END,
    Cat,
    Clause,
    Power,
    Stage,
)
from nekoban.games.nine_lives.play_claims import (
    PLAYS,
    can_play,
    can_stack_go_on,
    column_in,
    counts_otherwise,
    free_cards,
    hand_cards,
    has_row_begun,
    is_alone,
    is_bad_suit,
    is_broken,
    is_explained,
    is_in_stack,
    is_kept_out,
    is_nobody,
    is_not_held,
    is_nothing_chosen,
    is_on_table,
    is_one_chosen,
    is_outside,
    is_row_empty,
    is_second_star,
    is_stack_asked,
    is_table_count,
    is_top_life,
    is_wager_for_card,
    is_without_wager,
    makes_no_number,
    number_in,
    number_played,
    owes_stack,
    own,
    played,
)
from nekoban.games.nine_lives.power_claims import is_power, is_printed_power, is_shown_power
from nekoban.games.nine_lives.reasons import (
    ASKED_BY,
    STAGE_OF_ANSWER,
    has_suit,
    is_demanded,
    is_place,
    may_be_next,
    skip_applies,
    wager_applies,
)
from nekoban.games.nine_lives.state import Kind
from nekoban.games.nine_lives.turn_claims import is_turn_asked

WAGERS = (Kind.WAGER, Kind.WAGER_CARD, Kind.WAGER_STACK)
OF_OTHERS = (Kind.GIVE, Kind.STEAL, Kind.ASK, Kind.BLAME, Kind.SWAP_HANDS)  # asked of somebody else
SKIPS = (Power.SKIP_BIG_HAND, Power.SKIP_SMALL_HAND, Power.SINGLE_TURN)
UP, DOWN = 1, 2  # NP-87: how the round's numbers go


# What is asked instead


def asks(state: Raw, kind: int) -> bool:
    """NL-15, NL-18. In a turn a play: a single card, or where a wager was for a stack the cards of one."""
    if state.stage not in (Stage.TURN, Stage.STACK):
        return False
    is_of_stack = kind == Kind.PICK or kind == Kind.PUT
    return is_of_stack if state.stack_due == 1 else kind == Kind.LAY


def is_asked(state: Raw, phrase: Raw) -> bool:
    """Whether this is what the seat to move is asked; in a turn, or with a stack begun, all that is open."""
    if state.stage == Stage.TURN:
        return is_turn_asked(state, phrase)
    if state.stage == Stage.STACK:
        return is_stack_asked(state, phrase)
    if state.stage == Stage.NAME and own(state).power == Power.EXTRA_NUM_OUTSIDE_RANGE:
        if named(phrase) != "asked-name-outside":
            return False
        told = phrase.arguments
        is_range = (number_in(told["low"]), number_in(told["high"])) == (OUTSIDE_LOW, OUTSIDE_HIGH)
        return is_range and told["numbers"] == NUMBERS
    return named(phrase) == f"asked-{Stage(state.stage).name.lower().replace('_', '-')}"


def is_not_asked(state: Raw, row: Raw, said: Said) -> bool:
    """'What is asked now: …'. A move of this kind answers something else."""
    is_turn = state.stage in (Stage.TURN, Stage.STACK)
    stage = STAGE_OF_ANSWER[row.kind]
    is_other = stage != Stage.TURN if is_turn else stage != state.stage
    return is_other and is_asked(state, said["asked"])


def is_wrong_number(state: Raw, row: Raw, said: Said) -> bool:
    """'Name a number …'. The number named is on the wrong side of 1 to 9."""
    is_within = 1 <= row.number <= NUMBERS
    is_right = is_within != (own(state).power == Power.EXTRA_NUM_OUTSIDE_RANGE)
    return (
        row.kind == Kind.NAME
        and state.stage == Stage.NAME
        and not is_right
        and is_asked(state, said["asked"])
    )


# Wagers and lives


def lives_left(state: Raw) -> int:
    """The lives that one has and has not bet."""
    return int(own(state).life_count - own(state).wagered_count)


def is_late_wager(state: Raw, row: Raw, said: Said) -> bool:
    """'A wager comes before the cards are chosen.'"""
    return row.kind in WAGERS and own(state).chosen_count > 0


def has_no_life(state: Raw, row: Raw, said: Said) -> bool:
    """'You have no life left to wager.'"""
    return row.kind in WAGERS and lives_left(state) == 0


def is_wager_of_one(state: Raw, row: Raw, said: Said) -> bool:
    """'At this table a wager is for a card or for a stack: say which.'"""
    return row.kind == Kind.WAGER and state.wager_one == 1


def is_wager_of_both(state: Raw, row: Raw, said: Said) -> bool:
    """'At this table a wager is for a card and a stack together.'"""
    return row.kind in (Kind.WAGER_CARD, Kind.WAGER_STACK) and state.wager_one == 0


def is_first_life(state: Raw, row: Raw, said: Said) -> bool:
    """'You have not lost a life yet, and the first life cannot be wagered.'"""
    return row.kind in WAGERS and state.no_first_last == 1 and own(state).lost_count == 0


def is_last_life(state: Raw, row: Raw, said: Said) -> bool:
    """'The last life cannot be wagered.'"""
    return row.kind in WAGERS and state.no_first_last == 1 and lives_left(state) == 1


def is_double_last(state: Raw, row: Raw, said: Said) -> bool:
    """'Your wager would put down two lives, and the last life cannot be wagered.'"""
    is_double = own(state).power == Power.WAGER_DOUBLE and lives_left(state) == 2
    return row.kind in WAGERS and state.no_first_last == 1 and is_double


def must_follow(state: Raw, row: Raw, said: Said) -> bool:
    """'Bob wagered a life that says so, and you are next: …'. A wager is possible, and the move is none."""
    asker = int(state.demand_from)
    is_right = asker >= 0 and said["player"] == said["names"][asker] and is_power(said["power"], 50)
    return is_right and is_before_wager(row) and bool(is_demanded(state, state.to_move, Clause.NP_50))


def is_before_wager(row: Raw) -> bool:
    """Whether a move is one of those that wait until a wager that must be is made."""
    return row.kind in (*PLAYS, Kind.PICK, Kind.GIVE_UP)


# Skipping, ending


def cannot_skip(state: Raw, row: Raw, said: Said) -> bool:
    """'Nothing lets you skip this turn now.'"""
    return row.kind == Kind.SKIP and own(state).power not in SKIPS


def is_skip_after_wager(state: Raw, row: Raw, said: Said) -> bool:
    """'A turn is skipped before any wager, and you have wagered.'"""
    return row.kind == Kind.SKIP and own(state).power in SKIPS and state.wager_count > 0


def is_first_turn(state: Raw, row: Raw, said: Said) -> bool:
    """'This is your first turn: only the second one can be ended without a play.'"""
    is_double = own(state).power == Power.DOUBLE_TURN
    return row.kind == Kind.END and is_double and state.second_turn == 0


def has_wagered(state: Raw, row: Raw, said: Said) -> bool:
    """'You have wagered in this turn, so it can no longer be ended without a play.'"""
    return row.kind == Kind.END and state.second_turn == 1 and state.wager_count > 0


# Lives


def is_forbidden_by(state: Raw, row: Raw, said: Said) -> bool:
    """'The Munchkin's life 3, which Bob shows, forbids it: …'"""
    owner = list(said["names"]).index(said["player"])
    power = int(state.players[owner].power)
    is_right = is_top_life(state, owner, said["life"]) and is_shown_power(state, owner, said["power"])
    is_right = is_right and owner != state.to_move and said["clause"] == NP + power
    return is_right and binds(state, row, owner, power, said)


def binds(state: Raw, row: Raw, owner: int, power: int, said: Said) -> bool:
    """Whether another's life has something against this very move."""
    parameter = int(state.players[owner].parameter)
    if row.kind in WAGERS:
        is_about_wagers = power in (Power.OTHERS_CANT_STACK, Power.OTHERS_CANT_WAGER)
        return is_about_wagers and bool(wager_applies(state, state.to_move, row.kind, NP + power))
    if power == Power.OTHERS_NO_SUIT:
        cards = played(state, row)[0]
        if row.kind == Kind.PICK:
            cards |= sum(1 << index for index in free_cards(state, row.card))
        if not has_suit(state, state.to_move, cards, parameter):
            return False
    if row.kind == Kind.PICK:
        return is_kept_out(state, row, NP + power)
    if power == Power.OTHERS_NO_NUMBER and number_played(state, row) != parameter:
        return False
    is_number = power in (Power.OTHERS_NO_NUMBER, Power.PLAY_IN_ORDER)
    return is_broken(state, row, NP + power) and (not is_number or is_explained(state, row, said))


def is_of_another_power(state: Raw, row: Raw, said: Said) -> bool:
    """'Only a life with this power would make that possible: …'"""
    wanted = Power.DOUBLE_TURN if row.kind == Kind.END else Power.REPLACE_PLAY
    is_onto = row.kind in PLAYS and row.place >= FIRST_COLUMN
    is_held = row.kind == Kind.PUT or hand_cards(state, row.card) != []
    is_right = is_power(said["power"], wanted) and own(state).power != wanted
    return is_right and (row.kind == Kind.END or (is_onto and is_held))


def is_said_by_own(state: Raw, row: Raw, said: Said) -> bool:
    """'Your top life, the Siamese's life 5, says: …'. And what it says is against this very move."""
    seat, power = state.to_move, int(own(state).power)
    is_right = is_top_life(state, seat, said["life"]) and is_shown_power(state, seat, said["power"])
    is_right = is_right and state.stage in (Stage.TURN, Stage.STACK) and said["clause"] == NP + power
    return is_right and own_life_forbids(state, row, seat, NP + power)


def own_life_forbids(state: Raw, row: Raw, seat: int, clause: int) -> bool:
    """Whether the life that the seat to move shows stands against a move of its turn."""
    if row.kind in WAGERS:
        return bool(wager_applies(state, seat, row.kind, clause))
    if row.kind == Kind.SKIP:
        return bool(skip_applies(state, seat, clause))
    if is_before_wager(row) and is_demanded(state, seat, clause):
        return True
    if row.kind == Kind.PICK:
        return is_kept_out(state, row, clause)
    if clause == Clause.NP_11 and row.kind in PLAYS and row.place in (LEFT_END, RIGHT_END):
        return state.row_count > 0 and not is_place(state, seat, row.place)
    return is_broken(state, row, clause)


def is_next_barred(state: Raw, row: Raw, said: Said) -> bool:
    """'Your stack is made of the furthest cards together, and the next one cannot be played.'"""
    is_fixed = own(state).power == Power.FIXED_HAND_SIDE and row.kind == Kind.PICK
    is_next = any(may_be_next(state, state.to_move, index) for index in free_cards(state, row.card))
    return is_fixed and is_next and is_kept_out(state, row, Clause.NP_19)


def is_order(way: int) -> Claim:
    """'Now: above 6.'"""
    return lambda state, row, said: (
        state.order == way and number_in(said["last"]) == state.last_total - NOUGHT
    )


def is_order_open(state: Raw, row: Raw, said: Said) -> bool:
    """'Name an order.' Something was played before to compare with."""
    return is_order(0)(state, row, said) and state.last_total != 0


# What was told of a move


def is_life_told(state: Raw, row: Raw, said: Said) -> bool:
    """'Ann now shows the Siamese's life 5 (hand limit 4): …'. Her limit, if she still does."""
    seat, number = list(said["names"]).index(said["player"]), said["life"].arguments["number"]
    cats = {f"cat-{cat.name.lower()}": int(cat) for cat in Cat}
    card = cats[named(said["life"].arguments["cat"])] * LIVES + number - 1
    is_top = is_top_life(state, seat, said["life"])
    is_limit = said["limit"] == (limit_of(state, seat) if is_top else printed_limit(number))
    return is_limit and is_printed_power(state, card, said["power"])


# Answers to what a life asks


def answers(state: Raw, row: Raw, *kinds: int) -> bool:
    """Whether the move is one of these kinds, and that is asked now."""
    return row.kind in kinds and STAGE_OF_ANSWER[row.kind] == state.stage


def is_oneself(state: Raw, row: Raw, said: Said) -> bool:
    """'Choose another player, not yourself.'"""
    return answers(state, row, *OF_OTHERS) and row.seat == state.to_move


def is_full_hand(state: Raw, row: Raw, said: Said) -> bool:
    """'Bob has no room: the hand limit is 4 cards.'"""
    if not answers(state, row, Kind.GIVE) or row.seat == state.to_move or row.seat >= state.seats:
        return False
    is_right = said["player"] == said["names"][row.seat] and said["count"] == limit_of(state, row.seat)
    return is_right and state.players[row.seat].hand_count >= said["count"]


def limit_of(state: Raw, seat: int) -> int:
    """NL-04, NP-84. By the number of the life that is shown."""
    others = [state.players[other].power for other in range(state.seats) if other != seat]
    return 3 if Power.OTHERS_LOW_LIMIT in others else printed_limit(int(state.players[seat].shown))


def printed_limit(number: int) -> int:
    """NL-04. The hand limit on a life card."""
    if number >= 8:
        return 3
    return 6 if number == 1 else 5 if number <= 4 else 4


def holds_none(state: Raw, row: Raw, said: Said) -> bool:
    """'Cleo holds no cards.' Nothing can be taken from her, or asked of her."""
    if not answers(state, row, Kind.STEAL, Kind.ASK) or row.seat == state.to_move or row.seat >= state.seats:
        return False
    is_named = said["player"] == said["names"][row.seat]
    return is_named and state.players[row.seat].hand_count == 0


def is_chosen_already(state: Raw, row: Raw, said: Said) -> bool:
    """'Choose two different players: Cleo is chosen already.'"""
    is_same = answers(state, row, Kind.SWAP_LIVES) and row.seat == state.swapping
    return is_same and said["player"] == said["names"][row.seat]


def is_no_column(state: Raw, row: Raw, said: Said) -> bool:
    """'There is no such column to draw.'"""
    return answers(state, row, Kind.DRAW) and column_in(row) >= state.row_count


def is_starting_column(state: Raw, row: Raw, said: Said) -> bool:
    """'The column that the round began with cannot be drawn.'"""
    return answers(state, row, Kind.DRAW) and column_in(row) == state.start_column


def is_new_column(state: Raw, row: Raw, said: Said) -> bool:
    """'The column that was just laid cannot be drawn.'"""
    return answers(state, row, Kind.DRAW) and column_in(row) == state.laid_column


def is_stack_column(state: Raw, row: Raw, said: Said) -> bool:
    """'A stack cannot be drawn.'"""
    return answers(state, row, Kind.DRAW) and state.column_length[column_in(row)] > 1


def is_no_column_to_replace(state: Raw, row: Raw, said: Said) -> bool:
    """'There is no such column to replace.'"""
    is_onto = row.kind in (Kind.LAY, Kind.PUT) and own(state).power == Power.REPLACE_PLAY
    return is_onto and column_in(row) >= state.row_count


def is_no_life(state: Raw, row: Raw, said: Said) -> bool:
    """'You have only so many lives.'"""
    return answers(state, row, Kind.UNCOVER) and said["count"] == own(state).life_count <= row.life


def is_no_card_of_row(state: Raw, row: Raw, said: Said) -> bool:
    """'The row has only so many cards.'"""
    return answers(state, row, Kind.TAKE) and said["count"] == state.row_card_count <= row.spot


CLAIMS: dict[str, Claim] = {
    "asked-now": is_not_asked,
    "asked-again": is_wrong_number,
    "counts-as": counts_otherwise,
    "reason-nl-02": is_not_held,
    "reason-nl-14": is_late_wager,
    "reason-nl-18": is_without_wager,
    "reason-nl-20": has_no_life,
    "reason-nl-54": is_bad_suit,
    "reason-nl-60": cannot_skip,
    "over": is_over,
    "no-player": is_nobody,
    "on-table": is_on_table,
    "row-empty-yet": is_row_empty,
    "row-begun": has_row_begun,
    "full-hand": is_full_hand,
    "owes-stack": owes_stack,
    "no-second-card": is_alone,
    "choose-cards-first": is_nothing_chosen,
    "only-one-chosen": is_one_chosen,
    "no-such-stack": makes_no_number,
    "in-stack-already": is_in_stack,
    "outside": is_outside,
    "stack-can-go-on": can_stack_go_on,
    "can-play": can_play,
    "table-count": is_table_count,
    "wagered-for-card": is_wager_for_card,
    "say-which-wager": is_wager_of_one,
    "wager-is-both": is_wager_of_both,
    "first-life": is_first_life,
    "last-life": is_last_life,
    "double-last-life": is_double_last,
    "one-star": is_second_star(was_played=True, is_counted=False),
    "one-star-in-stack": is_second_star(was_played=False, is_counted=False),
    "one-counted-star": is_second_star(was_played=True, is_counted=True),
    "one-counted-star-in-stack": is_second_star(was_played=False, is_counted=True),
    "demanded": must_follow,
    "forbidden-by": is_forbidden_by,
    "skip-before-wager": is_skip_after_wager,
    "only-with-power": is_of_another_power,
    "next-card-fails": is_next_barred,
    "life-says": is_said_by_own,
    "first-turn": is_first_turn,
    "wagered-this-turn": has_wagered,
    "no-column-to-draw": is_no_column,
    "no-starting-column": is_starting_column,
    "no-new-column": is_new_column,
    "no-stack-to-draw": is_stack_column,
    "not-yourself": is_oneself,
    "holds-none": holds_none,
    "chosen-already": is_chosen_already,
    "no-column-to-replace": is_no_column_to_replace,
    "only-so-many-lives": is_no_life,
    "only-so-many-cards": is_no_card_of_row,
    "order-up": is_order(UP),
    "order-down": is_order(DOWN),
    "order-open": is_order_open,
    "shows": is_life_told,
    "order-none": lambda state, row, said: state.order == 0 == state.last_total,
}
"""Whether what a message says is so, by its name."""
CLAUSES = clauses_in(CLAIMS, Clause) | {
    "asked-now": (*ASKED_BY, Clause.NP_59),
    "asked-again": (Clause.NP_58, Clause.NP_59),
    "no-player": (Clause.NL_01,),
    "on-table": (Clause.NL_11, Clause.NL_16),
    "row-empty-yet": (Clause.NL_11,),
    "row-begun": (Clause.NL_11,),
    "full-hand": (Clause.NL_13,),
    "owes-stack": (Clause.NL_15,),
    "no-second-card": (Clause.NL_15,),
    "choose-cards-first": (Clause.NL_15,),
    "only-one-chosen": (Clause.NL_15,),
    "no-such-stack": (Clause.NL_16,),
    "in-stack-already": (Clause.NL_16,),
    "outside": (Clause.NL_16,),
    "stack-can-go-on": (Clause.NL_19,),
    "can-play": (Clause.NL_19,),
    "table-count": (Clause.NL_50,),
    "wagered-for-card": (Clause.NL_51,),
    "say-which-wager": (Clause.NL_51,),
    "wager-is-both": (Clause.NL_51,),
    "first-life": (Clause.NL_52,),
    "last-life": (Clause.NL_52,),
    "double-last-life": (Clause.NL_52,),
    "one-star": (Clause.NL_53,),
    "one-star-in-stack": (Clause.NL_53,),
    "one-counted-star": (Clause.NL_53,),
    "one-counted-star-in-stack": (Clause.NL_53,),
    "demanded": (Clause.NP_50,),
    "skip-before-wager": (Clause.NP_32,),
    "only-with-power": (Clause.NP_42, Clause.NP_77),
    "next-card-fails": (Clause.NP_19,),
    "first-turn": (Clause.NP_42,),
    "wagered-this-turn": (Clause.NP_42,),
    "no-column-to-draw": (Clause.NP_80,),
    "no-starting-column": (Clause.NP_80,),
    "no-new-column": (Clause.NP_80,),
    "no-stack-to-draw": (Clause.NP_80,),
    "not-yourself": (Clause.NP_34, Clause.NP_62, Clause.NP_66, Clause.NP_68, Clause.NP_69),
    "holds-none": (Clause.NP_68, Clause.NP_69),
    "chosen-already": (Clause.NP_76,),
    "no-column-to-replace": (Clause.NP_77,),
    "only-so-many-lives": (Clause.NP_37,),
    "only-so-many-cards": (Clause.NP_75,),
}
"""The clauses for which a message speaks; those of a life's own text say themselves what they forbid."""
