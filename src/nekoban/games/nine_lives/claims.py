"""Nine Lives: whether the sentence for a refusal is true in the position, by the eyes of reasons.py."""

from nekoban.core.claims import is_over, named
from nekoban.core.contracts import Claim, Said
from nekoban.core.record import Raw
from nekoban.games.nine_lives.parts import (
    FIRST_COLUMN,
    LEFT_END,
    LIVES,
    NOUGHT,
    NP,
    NUMBERS,
    RIGHT_END,
    START,
    SUIT_COUNT,
    SUIT_OF,
    VALUE_OF,
    Cat,
    Clause,
    Power,
    Stage,
    Suit,
)
from nekoban.games.nine_lives.reasons import (
    CARDS_FIT,
    LEGAL,
    STAGE_OF_ANSWER,
    breaks,
    chosen_cards,
    copies,
    has_play,
    lies_there,
    look_ahead,
    may_be_next,
    suit_for,
    total,
)
from nekoban.games.nine_lives.state import Kind

WAGERS = (Kind.WAGER, Kind.WAGER_CARD, Kind.WAGER_STACK)
SKIPS = (Power.SKIP_BIG_HAND, Power.SKIP_SMALL_HAND, Power.SINGLE_TURN)
ENDS = (START, LEFT_END, RIGHT_END)
UP, DOWN = 1, 2  # NP-87: how the round's numbers go


# Who and what is meant


def own(state: Raw) -> Raw:
    return state.players[state.to_move]


def is_card(phrase: Raw, card: int) -> bool:
    """Whether a card is called by its suit and its value."""
    suit = f"suit-{Suit(SUIT_OF[card]).name.lower()}"
    return named(phrase.arguments["suit"]) == suit and phrase.arguments["value"] == VALUE_OF[card]


def is_top_life(state: Raw, seat: int, phrase: Raw) -> bool:
    """Whether this names the life that a seat shows."""
    player = state.players[seat]
    life = int(player.lives[max(0, player.life_count - 1 - player.wagered_count)])
    cat = f"cat-{Cat(life // LIVES).name.lower()}"
    return named(phrase.arguments["cat"]) == cat and phrase.arguments["number"] == life % LIVES + 1


def is_power(phrase: Raw, power: int) -> bool:
    """Whether this is the text of a power, perhaps with a note on it."""
    text = phrase.arguments["power"] if named(phrase) == "power-with-note" else phrase
    return named(text) == f"power-np-{power:02}"


def number_in(text: Raw) -> int:
    return int(str(text).replace("−", "-"))


def hand_cards(state: Raw, card: int) -> list[int]:
    """The places of a card in the hand."""
    return [index for index in range(own(state).hand_count) if own(state).hand[index] == card]


def free_cards(state: Raw, card: int) -> list[int]:
    """Those of them that are not in the stack."""
    return [index for index in hand_cards(state, card) if own(state).chosen[index] == 0]


def number_played(state: Raw, row: Raw) -> int:
    """What a single card, or the stack chosen so far, makes."""
    seat = state.to_move
    if row.kind == Kind.LAY:
        return total(state, seat, 1 << hand_cards(state, row.card)[0], 0)
    return total(state, seat, chosen_cards(state, seat, 0), chosen_cards(state, seat, 2))


def column_in(row: Raw) -> int:
    return int(row.place - FIRST_COLUMN)


# What is asked instead


def is_asked(state: Raw, phrase: Raw) -> bool:
    """Whether this is what the seat to move is asked; in a turn it is made of ways."""
    if state.stage == Stage.TURN:
        return not named(phrase).startswith("asked-")
    if state.stage == Stage.NAME and own(state).power == Power.EXTRA_NUM_OUTSIDE_RANGE:
        return named(phrase) == "asked-name-outside"
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


# Cards, places and numbers


def counts_otherwise(state: Raw, row: Raw, said: Said) -> bool:
    """'Your circle 1 counts as 4.'"""
    is_right = row.kind == Kind.LAY and is_card(said["card"], row.card)
    return is_right and said["number"] == number_played(state, row) != VALUE_OF[row.card]


def is_not_held(state: Raw, row: Raw, said: Said) -> bool:
    """'You do not hold that card.'"""
    return row.card >= 0 and copies(state, state.to_move, row.card) == 0


def is_nobody(state: Raw, row: Raw, said: Said) -> bool:
    """'There is no player 5: 3 play.'"""
    return said["number"] == row.seat + 1 > state.seats == said["players"]


def is_explained(state: Raw, row: Raw, said: Said) -> bool:
    """Whether a card that counts as another number than it shows is said to."""
    is_otherwise = row.kind == Kind.LAY and number_played(state, row) != VALUE_OF[row.card]
    return ("counts-as" in said["told"]) == is_otherwise


def is_on_table(state: Raw, row: Raw, said: Said) -> bool:
    """'4 is on the table already.' That is the number of the play."""
    number = number_in(said["number"])
    is_right = row.kind in (Kind.LAY, Kind.PUT) and number == number_played(state, row)
    return is_right and lies_there(state, number) and is_explained(state, row, said)


def is_row_empty(state: Raw, row: Raw, said: Said) -> bool:
    """'The row is empty: the first card starts it.'"""
    return state.row_count == 0 and row.place in (LEFT_END, RIGHT_END)


def has_row_begun(state: Raw, row: Raw, said: Said) -> bool:
    """'The row has begun: play at its left or its right end.'"""
    return state.row_count > 0 and row.place == START


def is_bad_suit(state: Raw, row: Raw, said: Said) -> bool:
    """'The bad suit cannot be played outside a stack.'"""
    is_bad = row.kind == Kind.LAY and suit_for(state, state.to_move, row.card) == state.bad_suit
    return is_bad and state.stack_due == 0


def is_table_count(state: Raw, row: Raw, said: Said) -> bool:
    """'5 cards lie on the table, so the number 5 may not be played.'"""
    cards = state.column_length[: state.row_count].sum()
    is_right = said["count"] == cards == number_played(state, row)
    return state.table_count == 1 and is_right and is_explained(state, row, said)


# Stacks


def owes_stack(state: Raw, row: Raw, said: Said) -> bool:
    """'You have wagered for a stack, so you must play two or more cards together.'"""
    return row.kind == Kind.LAY and state.stack_due == 1


def ways_with(state: Raw, row: Raw) -> int:
    """What can become of a stack with this card: CARDS_FIT if some cards fit together, LEGAL if it goes."""
    found = 0
    for index in free_cards(state, row.card):
        for place in ENDS:
            found |= look_ahead(state, state.to_move, index, row.sign, place, Clause.NL_15)
    return found


def is_alone(state: Raw, row: Raw, said: Said) -> bool:
    """'A stack has two or more cards, and no other card can join this one.'"""
    is_first = row.kind == Kind.PICK and own(state).chosen_count == 0
    return is_first and not ways_with(state, row) & CARDS_FIT


def makes_no_number(state: Raw, row: Raw, said: Said) -> bool:
    """'No stack with that card makes a number you may play.' The cards would fit together."""
    is_free = row.kind == Kind.PICK and free_cards(state, row.card) != []
    ways = ways_with(state, row) if is_free else 0
    return bool(ways & CARDS_FIT) and not is_legal_somewhere(state, row)


def is_legal_somewhere(state: Raw, row: Raw) -> bool:
    """Whether the card begins a stack that can be played, from the side that may be fixed, at an open end."""
    seat, is_begun = state.to_move, state.row_count > 0
    places = (LEFT_END, RIGHT_END) if is_begun else (START,)
    return any(
        look_ahead(state, seat, index, row.sign, place, Clause.NL_15) & LEGAL
        for index in free_cards(state, row.card)
        if may_be_next(state, seat, index)
        for place in places
    )


def is_in_stack(state: Raw, row: Raw, said: Said) -> bool:
    """'Your star 1 is in the stack already.'"""
    is_chosen = hand_cards(state, row.card) != [] == free_cards(state, row.card)
    return row.kind == Kind.PICK and is_chosen and is_card(said["card"], row.card)


def is_nothing_chosen(state: Raw, row: Raw, said: Said) -> bool:
    """'Choose the cards of the stack first: it has two or more.'"""
    return row.kind == Kind.PUT and chosen_cards(state, state.to_move, 0) == 0


def is_one_chosen(state: Raw, row: Raw, said: Said) -> bool:
    """'A stack has two or more cards, and you have chosen only one.'"""
    return row.kind == Kind.PUT and own(state).chosen_count == 1


def is_outside(state: Raw, row: Raw, said: Said) -> bool:
    """'The stack makes 17, which is not a number from 1 to 9.'"""
    number = number_played(state, row)
    is_right = number_in(said["number"]) == number and said["numbers"] == NUMBERS
    return row.kind == Kind.PUT and is_right and not 1 <= number <= NUMBERS


def is_without_wager(state: Raw, row: Raw, said: Said) -> bool:
    """'Without a wager only a single card may be played.'"""
    return row.kind in (Kind.PICK, Kind.PUT) and state.wager_count == 0 == state.stack_due


def is_wager_for_card(state: Raw, row: Raw, said: Said) -> bool:
    """'You have wagered for a card and not for a stack.'"""
    return row.kind in (Kind.PICK, Kind.PUT) and state.wager_count > 0 == state.stack_due


def can_stack_go_on(state: Raw, row: Raw, said: Said) -> bool:
    """'You have begun a stack that can be played, so you cannot give up.'"""
    return row.kind == Kind.GIVE_UP and own(state).chosen_count > 0


def can_play(state: Raw, row: Raw, said: Said) -> bool:
    """'You can play, so you cannot give up.'"""
    return row.kind == Kind.GIVE_UP and bool(has_play(state, state.to_move))


# Stars


def stars_before(state: Raw) -> int:
    """NL-53. Stars played this round, as the seat to move counts them."""
    counted = [suit for suit in range(SUIT_COUNT) if suit_counted(state, suit) == Suit.STAR]
    return sum(int(state.players[seat].suits_played[suit]) for seat in range(state.seats) for suit in counted)


def suit_counted(state: Raw, suit: int) -> int:
    shown, other = divmod(int(own(state).parameter), SUIT_COUNT)
    return other if own(state).power == Power.SUIT_SHAPESHIFT and suit == shown else suit


def stars_in_hand(state: Raw) -> int:
    cards = own(state).hand[: own(state).hand_count].tolist()
    return sum(suit_for(state, state.to_move, card) == Suit.STAR for card in cards)


def is_second_star(was_played: bool, is_counted: bool) -> Claim:
    """'Only one star card can be played per round, and one was', or 'so a stack cannot hold two'."""

    def claim(state: Raw, row: Raw, said: Said) -> bool:
        is_shifted = own(state).power == Power.SUIT_SHAPESHIFT
        is_played = stars_before(state) > 0
        return (
            state.star_once == 1
            and is_shifted == is_counted
            and is_played == was_played
            and stars_in_hand(state) > (0 if was_played else 1)
        )

    return claim


# Wagers and lives


def lives_left(state: Raw) -> int:
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


def is_demanded(state: Raw, row: Raw, said: Said) -> bool:
    """'Bob wagered a life that says so, and you are next: …'"""
    asker = int(state.demand_from)
    is_right = asker >= 0 and said["player"] == said["names"][asker] and is_power(said["power"], 50)
    return is_right and state.wager_count == 0


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
    is_right = is_top_life(state, owner, said["life"]) and is_power(said["power"], power)
    return owner != state.to_move and is_right and binds(state, row, owner, power)


def binds(state: Raw, row: Raw, owner: int, power: int) -> bool:
    """Whether another's life has something against this very move."""
    parameter = int(state.players[owner].parameter)
    if power in (Power.OTHERS_CANT_STACK, Power.OTHERS_CANT_WAGER):
        return row.kind in (*WAGERS, Kind.PICK, Kind.PUT, Kind.LAY)
    if row.kind == Kind.PICK:
        return power != Power.OTHERS_NO_SUIT or suit_for(state, state.to_move, row.card) == parameter
    taken, minus = played(state, row)
    if power == Power.OTHERS_NO_NUMBER:
        return total(state, state.to_move, taken, minus) == parameter
    return breaks(state, state.to_move, taken, minus, row.place, NP + power)


def played(state: Raw, row: Raw) -> tuple[int, int]:
    """The cards of a play, and those of them that are subtracted, as places in the hand."""
    if row.kind == Kind.LAY:
        return 1 << hand_cards(state, row.card)[0], 0
    return chosen_cards(state, state.to_move, 0), chosen_cards(state, state.to_move, 2)


def is_of_another_power(state: Raw, row: Raw, said: Said) -> bool:
    """'Only a life with this power would make that possible: …'"""
    wanted = Power.DOUBLE_TURN if row.kind == Kind.END else Power.REPLACE_PLAY
    is_own_column = row.kind in (Kind.LAY, Kind.PUT) and row.place >= FIRST_COLUMN
    is_right = is_power(said["power"], wanted) and own(state).power != wanted
    return is_right and (row.kind == Kind.END or is_own_column)


def is_said_by_own(state: Raw, row: Raw, said: Said) -> bool:
    """'Your top life, the Siamese's life 5, says: …'

    Of a turn's moves only: what is wrong with an answer, or with ending a turn, is in no life's text.
    """
    is_turn = STAGE_OF_ANSWER[row.kind] == Stage.TURN and row.kind != Kind.END
    is_right = is_top_life(state, state.to_move, said["life"]) and is_power(said["power"], own(state).power)
    return is_turn and is_right


def is_next_barred(state: Raw, row: Raw, said: Said) -> bool:
    """'Your stack is made of the furthest cards together, and the next one cannot be played.'"""
    is_fixed = own(state).power == Power.FIXED_HAND_SIDE and row.kind == Kind.PICK
    is_next = any(may_be_next(state, state.to_move, index) for index in free_cards(state, row.card))
    return is_fixed and is_next and not is_legal_somewhere(state, row)


def is_order(way: int) -> Claim:
    """'Now: above 6.'"""
    return lambda state, row, said: (
        state.order == way and number_in(said["last"]) == state.last_total - NOUGHT
    )


def is_order_open(state: Raw, row: Raw, said: Said) -> bool:
    return is_order(0)(state, row, said) and state.last_total != 0


# Answers to what a life asks


def is_oneself(state: Raw, row: Raw, said: Said) -> bool:
    return row.seat == state.to_move


def is_full_hand(state: Raw, row: Raw, said: Said) -> bool:
    """'Bob has no room: the hand limit is 4 cards.'"""
    is_right = said["player"] == said["names"][row.seat] and said["count"] == limit_of(state, row.seat)
    return is_right and state.players[row.seat].hand_count >= said["count"]


def limit_of(state: Raw, seat: int) -> int:
    """NL-04, NP-84. By the number of the life that is shown."""
    others = [state.players[other].power for other in range(state.seats) if other != seat]
    shown = state.players[seat].shown
    if Power.OTHERS_LOW_LIMIT in others or shown >= 8:
        return 3
    return 6 if shown == 1 else 5 if shown <= 4 else 4


def holds_none(state: Raw, row: Raw, said: Said) -> bool:
    is_named = said["player"] == said["names"][row.seat]
    return is_named and state.players[row.seat].hand_count == 0


def is_chosen_already(state: Raw, row: Raw, said: Said) -> bool:
    return said["player"] == said["names"][row.seat] and row.seat == state.swapping


def is_no_column(state: Raw, row: Raw, said: Said) -> bool:
    return row.kind == Kind.DRAW and column_in(row) >= state.row_count


def is_starting_column(state: Raw, row: Raw, said: Said) -> bool:
    return row.kind == Kind.DRAW and column_in(row) == state.start_column


def is_new_column(state: Raw, row: Raw, said: Said) -> bool:
    return row.kind == Kind.DRAW and column_in(row) == state.laid_column


def is_stack_column(state: Raw, row: Raw, said: Said) -> bool:
    return row.kind == Kind.DRAW and state.column_length[column_in(row)] > 1


def is_no_column_to_replace(state: Raw, row: Raw, said: Said) -> bool:
    is_onto = row.kind in (Kind.LAY, Kind.PUT) and own(state).power == Power.REPLACE_PLAY
    return is_onto and column_in(row) >= state.row_count


def is_no_life(state: Raw, row: Raw, said: Said) -> bool:
    return row.kind == Kind.UNCOVER and said["count"] == own(state).life_count <= row.life


def is_no_card_of_row(state: Raw, row: Raw, said: Said) -> bool:
    return row.kind == Kind.TAKE and said["count"] == state.row_card_count <= row.spot


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
    "demanded": is_demanded,
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
    "order-none": lambda state, row, said: state.order == 0 == state.last_total,
}
"""Whether what a message says is so, by its name."""
