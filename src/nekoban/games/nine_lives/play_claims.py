"""Nine Lives: whether what refuses a play is true: cards, places, numbers, stacks and stars; for claims.py.

No function of the rules or of what is shown is called here.
"""

from nekoban.core.claims import named
from nekoban.core.contracts import Claim, Said
from nekoban.core.once import once
from nekoban.core.record import Raw
from nekoban.games.nine_lives.parts import (
    FIRST_COLUMN,
    LEFT_END,
    LIVES,
    NUMBERS,
    RIGHT_END,
    START,
    SUIT_COUNT,
    SUIT_OF,
    VALUE_OF,
    Cat,
    Clause,
    Power,
    Sign,
    Suit,
)
from nekoban.games.nine_lives.power_claims import suit_message
from nekoban.games.nine_lives.reasons import (
    LEGAL,
    are_cards_sound,
    breaks,
    chosen_cards,
    copies,
    count_of_suit,
    has_play,
    is_number_sound,
    is_place,
    lies_there,
    look_ahead,
    may_be_next,
    pick_applies,
    suit_for,
    total,
)
from nekoban.games.nine_lives.state import Kind

PLAYS = (Kind.LAY, Kind.PUT)
FROM_HAND = (Kind.LAY, Kind.PICK, Kind.GIVE)
ENDS = (START, LEFT_END, RIGHT_END)


# Who and what is meant


def own(state: Raw) -> Raw:
    """The player to move in Nine Lives."""
    return state.players[state.to_move]


def is_card(phrase: Raw, card: int) -> bool:
    """Whether a card is called by its suit and its value."""
    suit = named(phrase.arguments["suit"])
    return suit == suit_message(SUIT_OF[card]) and phrase.arguments["value"] == VALUE_OF[card]


def is_top_life(state: Raw, seat: int, phrase: Raw) -> bool:
    """Whether this names the life that a seat shows."""
    player = state.players[seat]
    life = int(player.lives[max(0, player.life_count - 1 - player.wagered_count)])
    cat = f"cat-{Cat(life // LIVES).name.lower()}"
    return named(phrase.arguments["cat"]) == cat and phrase.arguments["number"] == life % LIVES + 1


def number_in(text: Raw) -> int:
    """The number that a sentence names."""
    return int(str(text).replace("−", "-"))


def hand_cards(state: Raw, card: int) -> list[int]:
    """The places of a card in the hand."""
    return [index for index in range(own(state).hand_count) if own(state).hand[index] == card]


def free_cards(state: Raw, card: int) -> list[int]:
    """Those of them that are not in the stack."""
    return [index for index in hand_cards(state, card) if own(state).chosen[index] == 0]


def played(state: Raw, row: Raw) -> tuple[int, int]:
    """The cards of a play, and those of them that are subtracted, as places in the hand."""
    if row.kind == Kind.LAY:
        return sum(1 << index for index in hand_cards(state, row.card)[:1]), 0
    return chosen_cards(state, state.to_move, 0), chosen_cards(state, state.to_move, 2)


def number_played(state: Raw, row: Raw) -> int:
    """What a single card, or the stack chosen so far, makes."""
    return total(state, state.to_move, *played(state, row))


def is_broken(state: Raw, row: Raw, *clauses: int) -> bool:
    """Whether a play, made of cards that are there, breaks one of these clauses in its place."""
    if row.kind not in PLAYS or not is_place(state, state.to_move, row.place):
        return False
    taken, minus = played(state, row)
    is_right = (state.stack_due == 1) == (row.kind == Kind.PUT) and taken != 0
    return is_right and any(breaks(state, state.to_move, taken, minus, row.place, one) for one in clauses)


def column_in(row: Raw) -> int:
    """The column that a refused play names."""
    return int(row.place - FIRST_COLUMN)


# Cards, places and numbers


def counts_otherwise(state: Raw, row: Raw, said: Said) -> bool:
    """'Your circle 1 counts as 4.'"""
    is_right = row.kind == Kind.LAY and is_card(said["card"], row.card) and hand_cards(state, row.card) != []
    return is_right and said["number"] == number_played(state, row) != VALUE_OF[row.card]


def is_not_held(state: Raw, row: Raw, said: Said) -> bool:
    """'You do not hold that card.' It was clicked, not only a place or a player for it; or none is held."""
    is_clicked = own(state).hand_count == 0 or any(click.startswith("card-") for click in said["clicked"])
    return is_clicked and row.kind in FROM_HAND and copies(state, state.to_move, row.card) == 0


def is_nobody(state: Raw, row: Raw, said: Said) -> bool:
    """'There is no player 5: 3 play.'"""
    return said["number"] == row.seat + 1 > state.seats == said["players"]


def is_explained(state: Raw, row: Raw, said: Said) -> bool:
    """Whether a card that counts as another number than it shows is said to."""
    is_otherwise = row.kind == Kind.LAY and number_played(state, row) != VALUE_OF[row.card]
    return ("counts-as" in said["told"]) == is_otherwise


def is_on_table(state: Raw, row: Raw, said: Said) -> bool:
    """'4 is on the table already.' That is the number of the play, and no life lets it be played again."""
    number = number_in(said["number"])
    is_right = number == number_played(state, row) and lies_there(state, number)
    return is_right and is_broken(state, row, Clause.NL_11, Clause.NL_16) and is_explained(state, row, said)


def is_row_empty(state: Raw, row: Raw, said: Said) -> bool:
    """'The row is empty: the first card starts it.'"""
    return row.kind in PLAYS and state.row_count == 0 and row.place in (LEFT_END, RIGHT_END)


def has_row_begun(state: Raw, row: Raw, said: Said) -> bool:
    """'The row has begun: play at its left or its right end.'"""
    return row.kind in PLAYS and state.row_count > 0 and row.place == START


def is_bad_suit(state: Raw, row: Raw, said: Said) -> bool:
    """'The bad suit cannot be played outside a stack.'"""
    is_bad = row.kind == Kind.LAY and suit_for(state, state.to_move, row.card) == state.bad_suit
    return is_bad and state.stack_due == 0 and hand_cards(state, row.card) != []


def is_table_count(state: Raw, row: Raw, said: Said) -> bool:
    """'5 cards lie on the table, so the number 5 may not be played.'"""
    cards = state.column_length[: state.row_count].sum()
    is_right = said["count"] == cards == number_played(state, row) and is_broken(state, row, Clause.NL_50)
    return state.table_count == 1 and is_right and is_explained(state, row, said)


# Stacks


def owes_stack(state: Raw, row: Raw, said: Said) -> bool:
    """'You have wagered for a stack, so you must play two or more cards together.'"""
    return row.kind == Kind.LAY and state.stack_due == 1


def ways_with(state: Raw, row: Raw) -> int:
    """What can become of a stack with this card: CARDS_FIT if some cards fit together, LEGAL if it goes.

    At an end where something may be laid, with all copies of the card that are not chosen yet.
    """
    found = 0
    for index in free_cards(state, row.card):
        for place in filter(lambda place: is_place(state, state.to_move, place), ENDS):
            found |= look_ahead(state, state.to_move, index, row.sign, place, Clause.NL_15)
    return found


def is_kept_out(state: Raw, row: Raw, clause: int) -> bool:
    """Whether a card at hand begins no stack, or goes into none that is begun, because of this clause."""
    is_free = row.kind == Kind.PICK and state.stack_due == 1 and free_cards(state, row.card) != []
    return is_free and bool(pick_applies(state, state.to_move, row.card, row.sign, clause))


def is_alone(state: Raw, row: Raw, said: Said) -> bool:
    """'A stack has two or more cards, and no other card can join this one.' The card itself could."""
    return own(state).chosen_count == 0 and is_kept_out(state, row, Clause.NL_15)


def makes_no_number(state: Raw, row: Raw, said: Said) -> bool:
    """'No stack with that card makes a number you may play.' The cards would fit together."""
    return is_kept_out(state, row, Clause.NL_16) and not ways_with(state, row) & LEGAL


def is_in_stack(state: Raw, row: Raw, said: Said) -> bool:
    """'Your star 1 is in the stack already.'"""
    is_chosen = hand_cards(state, row.card) != [] == free_cards(state, row.card)
    return row.kind == Kind.PICK and is_chosen and is_card(said["card"], row.card)


def is_nothing_chosen(state: Raw, row: Raw, said: Said) -> bool:
    """'Choose the cards of the stack first: it has two or more.'"""
    return row.kind == Kind.PUT and state.stack_due == 1 and chosen_cards(state, state.to_move, 0) == 0


def is_one_chosen(state: Raw, row: Raw, said: Said) -> bool:
    """'A stack has two or more cards, and you have chosen only one.'"""
    return row.kind == Kind.PUT and own(state).chosen_count == 1


def is_outside(state: Raw, row: Raw, said: Said) -> bool:
    """'The stack makes 17, which is not a number from 1 to 9.'"""
    number = number_played(state, row)
    is_right = number_in(said["number"]) == number and said["numbers"] == NUMBERS
    is_right = is_right and not 1 <= number <= NUMBERS and not lies_there(state, number)
    return row.kind == Kind.PUT and is_right and is_broken(state, row, Clause.NL_16)


def is_without_wager(state: Raw, row: Raw, said: Said) -> bool:
    """'Without a wager only a single card may be played.'"""
    return row.kind in (Kind.PICK, Kind.PUT) and state.wager_count == 0 == state.stack_due


def is_wager_for_card(state: Raw, row: Raw, said: Said) -> bool:
    """'You have wagered for a card and not for a stack.'"""
    is_for_card = state.wager_one == 1 and state.wager_count > 0 == state.stack_due
    return row.kind in (Kind.PICK, Kind.PUT) and is_for_card


def is_stack_asked(state: Raw, phrase: Raw) -> bool:
    """Whether who builds a stack is told what is open: another card, a place for the stack, or either."""
    ways = {(True, True): "asked-stack", (True, False): "asked-stack-add", (False, True): "asked-stack-put"}
    return named(phrase) == ways.get((once(can_add_card, state), once(can_put_stack, state)))


def can_add_card(state: Raw) -> bool:
    """Whether some card at hand goes into the stack that is begun, with either sign."""
    seat, cards = state.to_move, range(own(state).hand_count)
    free = [index for index in cards if own(state).chosen[index] == 0 and may_be_next(state, seat, index)]
    return any(
        look_ahead(state, seat, index, sign, place, Clause.NL_15) & LEGAL
        for place in ENDS
        if is_place(state, seat, place)
        for index in free
        for sign in Sign
    )


def can_put_stack(state: Raw) -> bool:
    """Whether the cards chosen so far are a stack that can be played somewhere."""
    seat = state.to_move
    taken, minus = chosen_cards(state, seat, 0), chosen_cards(state, seat, Sign.MINUS)
    return any(
        is_place(state, seat, place)
        and are_cards_sound(state, seat, taken, minus, place)
        and is_number_sound(state, seat, taken, minus, place)
        for place in ENDS
    )


def can_stack_go_on(state: Raw, row: Raw, said: Said) -> bool:
    """'You have begun a stack that can be played, so you cannot give up.'"""
    seat, chosen = state.to_move, own(state).chosen[: own(state).hand_count].tolist()
    begun = next((index for index, sign in enumerate(chosen) if sign), None)
    if row.kind != Kind.GIVE_UP or begun is None:
        return False
    places = [place for place in ENDS if is_place(state, seat, place)]
    return any(look_ahead(state, seat, begun, chosen[begun], place, Clause.NL_15) & LEGAL for place in places)


def can_play(state: Raw, row: Raw, said: Said) -> bool:
    """'You can play, so you cannot give up.'"""
    return row.kind == Kind.GIVE_UP and own(state).chosen_count == 0 and bool(has_play(state, state.to_move))


# Stars


def stars_before(state: Raw) -> int:
    """NL-53. Stars played this round, as the seat to move counts them."""
    counted = [suit for suit in range(SUIT_COUNT) if suit_counted(state, suit) == Suit.STAR]
    return sum(int(state.players[seat].suits_played[suit]) for seat in range(state.seats) for suit in counted)


def suit_counted(state: Raw, suit: int) -> int:
    """The suit that a card counts as, with the power of the life on top."""
    shown, other = divmod(int(own(state).parameter), SUIT_COUNT)
    return other if own(state).power == Power.SUIT_SHAPESHIFT and suit == shown else suit


def stars_in(state: Raw, row: Raw) -> int:
    """The most stars that a play has, or that a stack with this card could have."""
    cards = played(state, row)[0]
    if row.kind == Kind.PICK:
        cards = (1 << own(state).hand_count) - 1
    return count_of_suit(state, state.to_move, cards, Suit.STAR)


def is_second_star(was_played: bool, is_counted: bool) -> Claim:
    """'Only one star card can be played per round, and one was', or 'so a stack cannot hold two'."""

    def claim(state: Raw, row: Raw, said: Said) -> bool:
        is_shifted = own(state).power == Power.SUIT_SHAPESHIFT
        is_played = stars_before(state) > 0
        is_barred = is_broken(state, row, Clause.NL_53) or is_kept_out(state, row, Clause.NL_53)
        return (
            state.star_once == 1
            and is_shifted == is_counted
            and is_played == was_played
            and stars_in(state, row) > (0 if was_played else 1)
            and is_barred
        )

    return claim
