"""Nine Lives: positions that random games hardly ever reach, so that no move goes untried (law 10).

Rows grow long when lives let numbers be played again. All lives are shuffled together, so that any seat may
have any power on top.
"""

from collections.abc import Iterator, Sequence
from typing import cast

from nekoban.core.game import Game
from nekoban.core.options import Chosen
from nekoban.core.record import NOBODY, NONE, Raw, SeatNumber
from nekoban.games.nine_lives.data.lives import life_set, read_cats
from nekoban.games.nine_lives.data.own_powers import lives_of
from nekoban.games.nine_lives.parts import (
    CARDS,
    COPIES,
    DECK,
    FIRST_COLUMN,
    KINDS,
    LARGEST_HAND,
    LIFE_CARDS,
    LIVES,
    NOUGHT,
    NUMBERS,
    SEATS,
    SHIFTED_HIGH,
    SHIFTED_LOW,
    STACK,
    TAKEN_CARDS,
    VALUE_OF,
    Card,
    Ending,
    Power,
    Sign,
    Stage,
)
from nekoban.games.nine_lives.rules.lives import show_top
from nekoban.games.nine_lives.rules.numbers import DOWNWARDS, UPWARDS
from nekoban.games.nine_lives.state import Kind, State

Column = tuple[Sequence[int], int]  # its cards, its number
DECK_CARDS = tuple(card for card in CARDS for _ in range(COPIES[card]))
COMMON, LONE = Card.CIRCLE_1, Card.STAR_1  # one suit has three ones, the stars have one


def rare_positions(game: Game) -> Iterator[tuple[Chosen, State]]:
    """Options and states: long rows under NP-75, NP-77 and NP-80, and every seat asking every other."""
    for card in CARDS:
        yield replacing(game, card)
    yield replacing_with_a_stack(game)
    yield drawing(game, 0)
    yield drawing(game, DECK - 1)
    yield taking(game)
    yield asking(game, Power.SHUFFLE_LIVES, 0, Stage.UNCOVER)
    for owner in (0, 1):
        for first in range(0, KINDS, LARGEST_HAND):
            yield giving(game, owner, CARDS[first : first + LARGEST_HAND])
        yield asking(game, Power.THIEF, owner, Stage.STEAL)
        yield asking(game, Power.THIEF_POLITE, owner, Stage.ASK)
        yield asking(game, Power.COLLATERAL_DAMAGE, owner, Stage.BLAME)
        yield asking(game, Power.SWAP_HAND, owner, Stage.SWAP_HANDS)


def replacing(game: Game, card: Card) -> tuple[Chosen, State]:
    """NP-77. A card against the longest row without its number: what can was played as a 4 or a 6."""
    options, state = table_for(game, Power.REPLACE_PLAY, 0, 0)
    number = VALUE_OF[card]
    rest = list(DECK_CARDS)
    rest.remove(card)
    same = [other for other in rest if VALUE_OF[other] == number]
    columns: list[Column] = [((other,), VALUE_OF[other]) for other in rest if VALUE_OF[other] != number]
    if SHIFTED_LOW <= number <= SHIFTED_HIGH:
        columns.append((same, number * len(same)))
    else:
        columns += [((other,), shifted(number)) for other in same]
    hold(state, 0, [card])
    lay_row(state, columns)
    return options, state


def replacing_with_a_stack(game: Game) -> tuple[Chosen, State]:
    """NP-77. A stack of two ones against the longest row without a two."""
    options, state = table_for(game, Power.REPLACE_PLAY, 0, 1)
    player = state.players[0]
    hold(state, 0, [COMMON, LONE])
    player.chosen[0] = player.chosen[1] = Sign.PLUS
    player.chosen_count = 2
    lay_row(state, singles([COMMON, LONE], 2))
    state.stage = Stage.STACK
    return options, state


def drawing(game: Game, start: int) -> tuple[Chosen, State]:
    """NP-80. A wager's draw while all cards lie in the row, the nines as sixes."""
    options, state = table_for(game, Power.DRAW_CARDS_PLAYED, 0, 1)
    lay_row(state, singles([], 9))
    state.start_column = start
    state.draws_due = 1
    state.stage = Stage.COLUMN
    return options, state


def taking(game: Game) -> tuple[Chosen, State]:
    """NP-75. All cards lie in the row, and the next player has failed."""
    options, state = table_for(game, Power.LIFE_MEANS_CARD, 0, 0)
    lay_row(state, singles([], 9))
    state.ending = Ending.FAILURE
    state.failed = 1
    state.takes_due = TAKEN_CARDS
    state.stage = Stage.TAKE
    return options, state


def asking(game: Game, power: Power, owner: SeatNumber, stage: Stage) -> tuple[Chosen, State]:
    """What a life asks of any other player: all others hold a card."""
    options, state = table_for(game, power, owner, 0)
    for seat in range(SEATS):
        if seat != owner:
            hold(state, seat, [CARDS[seat]])
    if stage > Stage.ASK:  # the round is over, since the owner failed
        state.ending = Ending.FAILURE
        state.failed = owner
        state.players[owner].loss = 1 if stage == Stage.BLAME else 0
    state.stage = stage
    return options, state


def giving(game: Game, owner: SeatNumber, cards: Sequence[Card]) -> tuple[Chosen, State]:
    """NP-34. A hand of these cards to give from, and nobody else holds any."""
    options, state = table_for(game, Power.GIVE_AWAY, owner, 0)
    hold(state, owner, cards)
    state.stage = Stage.GIVE
    return options, state


def shifted(number: int) -> int:
    """NP-47, NP-48. What a player may have counted a card as."""
    return SHIFTED_LOW if number < SHIFTED_LOW else SHIFTED_HIGH


def singles(held: Sequence[Card], number: int) -> list[Column]:
    """A column for every card but those held; cards of this number were played as a 4 or a 6."""
    rest = list(DECK_CARDS)
    for card in held:
        rest.remove(card)
    return [((card,), shifted(number) if VALUE_OF[card] == number else VALUE_OF[card]) for card in rest]


def table_for(game: Game, power: Power, owner: SeatNumber, wagered: int) -> tuple[Chosen, State]:
    """NL-56. Six players, lives shuffled so that the owner has the power on top; no card is dealt yet."""
    number = next(n for n in range(1, LIFE_CARDS) if any(life.power == power for life in life_set(n)))
    options = game.options.read({"players": SEATS, "life_set": str(number), "shuffle_all": True})
    state = cast(State, game.interpreted.start(options, 1))
    state.kittyking = state.to_move = owner
    state.stage = Stage.TURN
    state.phase = 0
    empty_hands(state)
    order_lives(state, [life.power for life in life_set(number)].index(power), owner, wagered)
    if wagered:
        state.players[owner].wagered_count = wagered
        state.wager_count = state.stack_due = 1
    for seat in range(SEATS):
        show_top(state, seat)
    return options, state


def empty_hands(state: State) -> None:
    """All cards are in the deck."""
    for card in CARDS:
        state.deck[card] = COPIES[card]
    state.deck_count = DECK
    for player in state.players:
        player.hand_count = 0
        for index in range(DECK):
            player.hand[index] = NONE


def order_lives(state: State, card: int, owner: SeatNumber, wagered: int) -> None:
    """That life on top for the owner, below those wagered; a nine, which has no power, for everybody else."""
    nines = [nine for nine in range(LIVES - 1, LIFE_CARDS, LIVES) if nine != card]
    others = [life for life in range(LIFE_CARDS) if life not in nines and life != card]
    nines = nines[:SEATS]
    for seat in range(SEATS):
        top = card if seat == owner else nines.pop()
        lives = [others.pop() for _ in range(min(LIVES - 1, len(others)))]
        lives.insert(len(lives) - (wagered if seat == owner else 0), top)
        for index in range(LIVES):
            state.players[seat].lives[index] = lives[index] if index < len(lives) else nines.pop()


def hold(state: State, seat: SeatNumber, cards: Sequence[int]) -> None:
    """Give a hand its cards."""
    player = state.players[seat]
    for index, card in enumerate(cards):
        player.hand[index] = card
        state.deck[card] -= 1
    player.hand_count = len(cards)
    state.deck_count -= len(cards)


def lay_row(state: State, columns: Sequence[Column]) -> None:
    """Lay the row of a round that began with its first column."""
    spot = 0
    for column, (cards, number) in enumerate(columns):
        state.column_total[column] = number + NOUGHT
        state.column_length[column] = len(cards)
        for card in cards:
            state.row_cards[spot] = card
            state.deck[card] -= 1
            spot += 1
    state.row_count = len(columns)
    state.row_card_count = spot
    state.deck_count -= spot
    state.start_column = 0
    state.first_total = state.column_total[0]
    state.last_total = state.column_total[len(columns) - 1]
    different = [number for _, number in columns if number != columns[0][1]]
    if different:
        state.order = UPWARDS if different[0] > columns[0][1] else DOWNWARDS


# Moves that cannot occur


NEEDED = {  # a kind of move, and the powers that can ask for it
    Kind.DRAW: (Power.DRAW_CARDS_PLAYED,),
    Kind.GIVE: (Power.GIVE_AWAY,),
    Kind.STEAL: (Power.THIEF,),
    Kind.ASK: (Power.THIEF_POLITE,),
    Kind.BLAME: (Power.COLLATERAL_DAMAGE,),
    Kind.UNCOVER: (Power.SHUFFLE_LIVES,),
    Kind.SWAP_HANDS: (Power.SWAP_HAND,),
    Kind.KEEP_HAND: (Power.SWAP_HAND,),
    Kind.CROWN: (Power.KITTYKING_PICKER,),
    Kind.TAKE: (Power.LIFE_MEANS_CARD,),
    Kind.SWAP_LIVES: (Power.SWAP_LIVES,),
    Kind.END: (Power.DOUBLE_TURN,),
    Kind.SKIP: (Power.SKIP_BIG_HAND, Power.SKIP_SMALL_HAND, Power.SINGLE_TURN),
}
LONGEST_UNSHIFTED = 33  # all 32 cards of other numbers, and the three others of a 4, 5 or 6 as one stack
TOWARDS_OTHERS = (Kind.GIVE, Kind.STEAL, Kind.ASK, Kind.BLAME, Kind.SWAP_HANDS)


def powers_in_play(options: Chosen) -> set[Power]:
    """The powers that can come on top under these options."""
    cards = lives_of(options.values)
    if not options["shuffle_all"]:
        cats = read_cats(options["cats"])[1][: options.players]
        cards = tuple(life for life in cards if life.cat in cats and life.number <= options["lives"])
    return {life.power for life in cards}


def sole_owner(options: Chosen, power: Power) -> int:
    """The seat whose cat has this power, where lives stay with their cats; else NOBODY."""
    if options["shuffle_all"] or Power.SWAP_LIVES in powers_in_play(options):
        return NOBODY
    cats = read_cats(options["cats"])[1]
    owners = [cats.index(life.cat) for life in lives_of(options.values) if life.power == power]
    return owners[0] if len(owners) == 1 else NOBODY


def unreachable(options: Chosen, move: Raw) -> str | None:
    """Why a move cannot occur under these options."""
    powers = powers_in_play(options)
    needed = NEEDED.get(move.kind)
    if needed and powers.isdisjoint(needed):
        return "no life in this game has the power that asks for it"
    if move.seat >= options.players:
        return "there are fewer players"
    if needed and move.kind in TOWARDS_OTHERS and move.seat == sole_owner(options, needed[0]):
        return "only this player's life asks for it, and of others"
    if move.kind == Kind.NAME:
        power = Power.EXTRA_NUM if 1 <= move.number <= NUMBERS else Power.EXTRA_NUM_OUTSIDE_RANGE
        return None if power in powers else "no life in this game lets its owner name that number"
    return variant_reason(options, move) or row_reason(powers, move)


def variant_reason(options: Chosen, move: Raw) -> str | None:
    """Moves of variants that are not chosen."""
    if move.kind == Kind.WAGER and options["wager_one"]:
        return "a wager is for a card or for a stack (NL-51)"
    if move.kind in (Kind.WAGER_CARD, Kind.WAGER_STACK) and not options["wager_one"]:
        return "a wager is for a card and a stack"
    if move.kind == Kind.BAD_SUIT and not options["bad_suit"]:
        return "there is no bad suit in this game"
    return None


def row_reason(powers: set[Power], move: Raw) -> str | None:
    """NP-77. Columns that nobody can replace."""
    if move.kind not in (Kind.LAY, Kind.PUT) or move.place < FIRST_COLUMN:
        return None
    if Power.REPLACE_PLAY not in powers:
        return "no life in this game lets its owner replace a column"
    columns = move.place - FIRST_COLUMN + 1
    if columns > DECK - (STACK if move.kind == Kind.PUT else 1):
        return "the cards in hand and in so long a row are more than there are"
    is_shifted = not SHIFTED_LOW <= VALUE_OF[move.card] <= SHIFTED_HIGH
    if move.kind == Kind.LAY and columns > LONGEST_UNSHIFTED and not is_shifted:
        return "in so long a row a card lies with this number already"
    return None
