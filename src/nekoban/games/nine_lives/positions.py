"""Nine Lives: positions that random games hardly ever reach, so that no move goes untried (law 10).

Rows grow long when lives let numbers be played again. All lives are shuffled together, so that any seat may
have any power on top.
"""

from collections.abc import Iterator, Sequence
from typing import Any

from nekoban.core.record import NONE
from nekoban.games.nine_lives.data.lives import life_set
from nekoban.games.nine_lives.parts import (
    CARDS,
    COPIES,
    DECK,
    LIFE_CARDS,
    LIVES,
    NOUGHT,
    SEATS,
    SHIFTED_HIGH,
    SHIFTED_LOW,
    TAKEN_CARDS,
    VALUE_OF,
    Card,
    Ending,
    Power,
    Sign,
    Stage,
)
from nekoban.games.nine_lives.state import show_top

Column = tuple[Sequence[int], int]  # its cards, its number
DECK_CARDS = tuple(card for card in CARDS for _ in range(COPIES[card]))
COMMON, LONE = Card.CIRCLE_1, Card.STAR_1  # one suit has three ones, the stars have one


def rare_positions(game: Any) -> Iterator[tuple[Any, Any]]:
    """Options and states: long rows under NP-75, NP-77 and NP-80, and every seat asking every other."""
    for card in CARDS:
        yield replacing(game, card)
    yield replacing_with_a_stack(game)
    yield drawing(game, 0)
    yield drawing(game, DECK - 1)
    yield taking(game)
    yield asking(game, Power.SHUFFLE_LIVES, 0, Stage.UNCOVER)
    for owner in (0, 1):
        yield asking(game, Power.GIVE_AWAY, owner, Stage.GIVE)
        yield asking(game, Power.THIEF, owner, Stage.STEAL)
        yield asking(game, Power.THIEF_POLITE, owner, Stage.ASK)
        yield asking(game, Power.COLLATERAL_DAMAGE, owner, Stage.BLAME)
        yield asking(game, Power.SWAP_HAND, owner, Stage.SWAP_HANDS)


def replacing(game: Any, card: Card) -> tuple[Any, Any]:
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


def replacing_with_a_stack(game: Any) -> tuple[Any, Any]:
    """NP-77. A stack of two ones against the longest row without a two."""
    options, state = table_for(game, Power.REPLACE_PLAY, 0, 1)
    player = state.players[0]
    hold(state, 0, [COMMON, LONE])
    player.chosen[0] = player.chosen[1] = Sign.PLUS
    player.chosen_count = 2
    lay_row(state, singles([COMMON, LONE], 2))
    state.stage = Stage.STACK
    return options, state


def drawing(game: Any, start: int) -> tuple[Any, Any]:
    """NP-80. A wager's draw while all cards lie in the row, the nines as sixes."""
    options, state = table_for(game, Power.DRAW_CARDS_PLAYED, 0, 1)
    lay_row(state, singles([], 9))
    state.start_column = start
    state.draws_due = 1
    state.stage = Stage.COLUMN
    return options, state


def taking(game: Any) -> tuple[Any, Any]:
    """NP-75. All cards lie in the row, and the next player has failed."""
    options, state = table_for(game, Power.LIFE_MEANS_CARD, 0, 0)
    lay_row(state, singles([], 9))
    state.ending = Ending.FAILURE
    state.failed = 1
    state.takes_due = TAKEN_CARDS
    state.stage = Stage.TAKE
    return options, state


def asking(game: Any, power: Power, owner: int, stage: Stage) -> tuple[Any, Any]:
    """What a life asks of any other player: all others hold a card, and one who gives all kinds."""
    options, state = table_for(game, power, owner, 0)
    for seat in range(SEATS):
        if seat != owner:
            hold(state, seat, [CARDS[seat]])
    if stage == Stage.GIVE:
        hold(state, owner, CARDS)
    if stage > Stage.ASK:  # the round is over, since the owner failed
        state.ending = Ending.FAILURE
        state.failed = owner
        state.players[owner].loss = 1 if stage == Stage.BLAME else 0
    state.stage = stage
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


def table_for(game: Any, power: Power, owner: int, wagered: int) -> tuple[Any, Any]:
    """NL-56. Six players, lives shuffled so that the owner has the power on top; no card is dealt yet."""
    number = next(n for n in range(1, LIFE_CARDS) if any(life.power == power for life in life_set(n)))
    options = game.options.read({"players": SEATS, "life_set": str(number), "shuffle_all": True})
    state = game.interpreted.start(options, 1)
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


def empty_hands(state: Any) -> None:
    """All cards are in the deck."""
    for card in CARDS:
        state.deck[card] = COPIES[card]
    state.deck_count = DECK
    for player in state.players:
        player.hand_count = 0
        for index in range(DECK):
            player.hand[index] = NONE


def order_lives(state: Any, card: int, owner: int, wagered: int) -> None:
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


def hold(state: Any, seat: int, cards: Sequence[int]) -> None:
    """Give a hand its cards."""
    player = state.players[seat]
    for index, card in enumerate(cards):
        player.hand[index] = card
        state.deck[card] -= 1
    player.hand_count = len(cards)
    state.deck_count -= len(cards)


def lay_row(state: Any, columns: Sequence[Column]) -> None:
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
