"""Mice: the rules. Clause ids refer to RULES.md."""

from typing import Any

from nekoban.core.events import only, tell, told, whisper
from nekoban.core.game import OK
from nekoban.core.luck import draw_kind, luck_key
from nekoban.core.moves import kind, moves
from nekoban.core.record import HIDDEN, NONE, OVER, Array, Record, Rows, Seat, private, public, seated, secret
from nekoban.games._template.parts import CARDS, COPIES, EVENTS, KINDS, MICE, SEATS, Card, Clause, Told


class Player(Record):
    paw: int = private.i8(default=NONE, of=Card)
    has_paw: int = public.i8()  # 1 while a card is held
    taken: int = public.i16()  # mice


class State(Record):
    seats: int = public.i8(kept=True)
    to_move: int = public.i8(of=Seat)
    winner: int = public.i8(default=NONE, of=Seat)
    heap: int = public.i16()
    players: Rows = seated(Player, SEATS)
    discards: Array = public.i8(KINDS)
    deck: Array = secret.i8(KINDS)  # how many of each; their order is luck not yet drawn
    events: Rows = told(EVENTS)
    event_count: int = public.i8()
    luck: int = secret.i64()
    key: Array = luck_key()


MOVES = moves(
    kind("one", clicks="heap", text="one"),
    kind("paw", card=CARDS, text="paw {card}"),
)
ONE = MOVES.kinds.ONE
PAW = MOVES.kinds.PAW


def setup(state: Any, options: Any) -> None:
    """MI-01, MI-02. Shuffle, deal one card each; the first seat starts."""
    state.seats = options.players
    state.heap = MICE
    for card in CARDS:
        state.deck[card] = COPIES
    for seat in range(state.seats):
        draw(state, seat)
    state.to_move = 0


def draw(state: Any, seat: int) -> None:
    """MI-04, MI-06. Draw a card, if there is one."""
    player = state.players[seat]
    player.paw = NONE
    player.has_paw = 0
    if state.deck.sum() > 0:
        player.paw = draw_kind(state, state.deck)
        player.has_paw = 1
        state.deck[player.paw] -= 1
        whisper(state, Told.DRAWS, seat, NONE, NONE, NONE, player.paw, only(seat))


def why_not(state: Any, move: int) -> int:
    """OK, or the clause that forbids the move."""
    if state.to_move == OVER:
        return Clause.OVER
    if MOVES[move].kind == ONE:
        return OK
    player = state.players[state.to_move]
    if player.has_paw == 0:
        return Clause.MI_06
    if player.paw != MOVES[move].card:
        return Clause.MI_02
    if player.paw > state.heap:
        return Clause.MI_05
    return OK


def legal(state: Any, out: Any) -> int:
    """The legal moves, from the card at hand."""
    count = 0
    for move in range(len(MOVES)):  # four in all: a larger game lists its candidates
        if why_not(state, move) == OK:
            out[count] = move
            count += 1
    return count


def play(state: Any, move: int) -> None:
    """A turn: take mice, draw, and see whether that was the last."""
    seat = int(state.to_move)
    taken = 1
    if MOVES[move].kind == PAW:
        taken = int(MOVES[move].card)
        state.discards[taken] += 1
    state.heap -= taken
    state.players[seat].taken += taken
    tell(state, Told.TAKES, seat, taken, NONE, NONE)
    if MOVES[move].kind == PAW:
        draw(state, seat)
    state.to_move = (seat + 1) % state.seats
    if state.heap == 0:  # MI-07
        state.winner = seat
        state.to_move = OVER


def scores(state: Any, out: Any) -> None:
    """MI-08. Mice taken."""
    for seat in range(state.seats):
        out[seat] = state.players[seat].taken


def winners(state: Any, out: Any) -> None:
    """MI-07. Whoever took the last mouse."""
    for seat in range(state.seats):
        out[seat] = 1 if seat == state.winner else 0


def reveal(state: Any, seat: int, view: Any) -> None:
    """Exceptions from the declared sight: none."""


def imagine(state: Any, luck: int) -> None:
    """Deal the cards a seat does not see into the hidden paws, the rest into the deck."""
    state.luck = luck
    for card in CARDS:
        state.deck[card] = COPIES - state.discards[card]
    state.deck[0] = 0
    for player in state.players:
        if player.has_paw and player.paw != HIDDEN:
            state.deck[player.paw] -= 1
    for player in state.players:
        if player.paw == HIDDEN:
            player.paw = NONE
            if player.has_paw:
                player.paw = draw_kind(state, state.deck)
                state.deck[player.paw] -= 1


def components(state: Any, out: Any) -> None:
    """Cards of each kind, and mice, over all fields."""
    for card in CARDS:
        out[card] = state.deck[card] + state.discards[card]
    out[0] = state.heap
    for player in state.players:
        out[0] += player.taken
        if player.has_paw:
            out[player.paw] += 1


def flaw(state: Any) -> int:
    """OK, or the clause that a typed-in position breaks."""
    for card in CARDS:
        if state.deck[card] < 0:
            return Clause.MI_01
    for player in state.players:
        if (player.has_paw == 1) != (player.paw > 0):
            return Clause.MI_02
    return OK
