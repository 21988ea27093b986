"""Small positions of Nine Lives for tests: who holds what, what lies in the row, whose life says what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Self

from nekoban.core.catalogue import find_game
from nekoban.core.record import NONE
from nekoban.games.nine_lives import rules as nine_lives
from nekoban.games.nine_lives.parts import (
    COPIES,
    DECK,
    KINDS,
    LIFE_CARDS,
    LIVES,
    NOUGHT,
    SUIT_OF,
    VALUE_OF,
    Card,
    Happening,
    Place,
    Power,
    Sign,
    Stage,
    Suit,
)
from nekoban.games.nine_lives.rules.lives import show_top
from nekoban.games.nine_lives.rules.numbers import DOWNWARDS, UPWARDS
from nekoban.games.nine_lives.rules.row import column_number
from nekoban.games.nine_lives.state import MOVES, Kind
from nekoban.testing import Position, Twins

GAME = find_game("nine-lives")

SHORT = {"c": "CIRCLE", "q": "SQUARE", "t": "TRIANGLE", "s": "STAR"}
Top = Power | tuple[Power, int] | tuple[Power, int, int]


def card(text: str) -> Card:
    """'s7' is star 7; c, q, t are circle, square, triangle."""
    return Card[f"{SHORT[text[0]]}_{text[1:]}"]


def cards(text: str) -> list[Card]:
    return [card(word) for word in text.split()]


def board(
    hands: Sequence[str],
    row: str = "",
    tops: Mapping[int, Top] | None = None,
    acts: bool = True,
    turn: int = 0,
    king: int = 0,
    start: int = 0,
    lives: int = 5,
    luck: int = 1,
    discards: str = "",
    **options: Any,
) -> Any:
    """A turn. The row has columns apart by spaces: 's7', or '3:c1+s2' for a stack that counts 3.

    tops gives seats a power on their top life (with parameter, with life number); everybody has `lives`
    lives, and no other power is in the game. With acts=False these lives lie just below the top instead.
    """
    chosen = GAME.options.read({"players": len(hands), **options})
    state = GAME.interpreted.start(chosen, luck)
    for seat, hand in enumerate(hands):
        give_hand(state, seat, cards(hand))
    for life in range(LIFE_CARDS):
        state.powers[life] = state.parameters[life] = 0
    for seat in range(state.seats):
        give_lives(state, seat, (tops or {}).get(seat), lives, acts)
    lay_row(state, row.split(), start)
    for index, found in enumerate(cards(discards)):
        state.discards[index] = found
    state.discard_count = len(discards.split())
    count_deck(state)
    state.kittyking = king
    state.to_move = turn
    state.stage = Stage.TURN
    state.turn_count = 1
    state.bad_suit = NONE
    return state


def give_hand(state: Any, seat: int, hand: Sequence[Card]) -> None:
    player = state.players[seat]
    for index in range(DECK):
        player.hand[index] = hand[index] if index < len(hand) else NONE
    player.hand_count = len(hand)


def give_lives(state: Any, seat: int, top: Top | None, lives: int, acts: bool) -> None:
    power, parameter, number = (*(top if isinstance(top, tuple) else (top or Power.NONE,)), 0, 0)[:3]
    if isinstance(top, tuple) and len(top) == 2:
        number = 0
    player = state.players[seat]
    count = number or lives
    own = [player.cat * LIVES + life for life in range(LIVES)]
    shown = own[count - 1]
    if not acts and top is not None:
        count += 1
    for life in range(LIVES):
        player.lives[life] = own[life] if life < count else NONE
        player.lost[life] = own[LIVES - 1 - life] if life < LIVES - count else NONE
    player.life_count, player.lost_count, player.wagered_count = count, LIVES - count, 0
    state.powers[shown] = power
    state.parameters[shown] = parameter
    show_top(state, seat)


def lay_row(state: Any, columns: Sequence[str], start: int) -> None:
    spot = 0
    for index, column in enumerate(columns):
        number, _, stack = column.rpartition(":")
        found = [card(word) for word in stack.split("+")]
        state.column_total[index] = NOUGHT + (int(number) if number else VALUE_OF[found[0]])
        state.column_length[index] = len(found)
        for one in found:
            state.row_cards[spot] = one
            spot += 1
    state.row_count, state.row_card_count = len(columns), spot
    if columns:
        state.start_column = start
        state.first_total = state.column_total[start]
        state.last_total = state.column_total[len(columns) - 1]
        totals = [state.column_total[index] for index in range(len(columns))]
        different = [total for total in [*totals[start:], *totals[:start][::-1]] if total != totals[start]]
        state.order = 0 if not different else UPWARDS if different[0] > totals[start] else DOWNWARDS


def count_deck(state: Any) -> None:
    left = list(COPIES)
    seen = [state.row_cards[index] for index in range(state.row_card_count)]
    seen += [state.discards[index] for index in range(state.discard_count)]
    for player in state.players:
        seen += [player.hand[index] for index in range(player.hand_count)]
    for found in seen:
        left[found] -= 1
    assert min(left) >= 0, "a card is used more often than there are copies"
    for kind in range(KINDS):
        state.deck[kind] = left[kind]
    state.deck_count = sum(left)


def only_deck(state: Any, text: str) -> None:
    """Only these cards are left in the deck; the rest is out of the way, on nobody's hands."""
    wanted = cards(text)
    for kind in range(KINDS):
        state.deck[kind] = wanted.count(Card(kind))
    state.deck_count = len(wanted)


# Moves


def lay(text: str, place: str) -> int:
    return MOVES.row(Kind.LAY, card=card(text), place=Place[place.upper().replace("-", "_")])


def pick(text: str) -> int:
    """'+s7' or '-s7'."""
    return MOVES.row(Kind.PICK, card=card(text[1:]), sign=Sign.PLUS if text[0] == "+" else Sign.MINUS)


def put(place: str) -> int:
    return MOVES.row(Kind.PUT, place=Place[place.upper().replace("-", "_")])


def move(text: str) -> int:
    return MOVES.by_text[text]


WAGER = move("wager")
GIVE_UP = move("give up")


def short(found: int) -> str:
    return f"{ {0: 'c', 1: 'q', 2: 't', 3: 's'}[SUIT_OF[found]] }{VALUE_OF[found]}"


def hand(state: Any, seat: int) -> str:
    player = state.players[seat]
    return " ".join(short(player.hand[index]) for index in range(player.hand_count))


def row(state: Any) -> str:
    """The numbers of the row, from left to right."""
    return " ".join(str(column_number(state, column)) for column in range(state.row_count))


def owing_stack(state: Any) -> Any:
    """As after a wager, without its draw."""
    state.stack_due = 1
    state.wager_count = 1
    return state


def lives(state: Any) -> list[int]:
    return [state.players[seat].life_count for seat in range(state.seats)]


SUIT_LETTERS = {Suit.CIRCLE: "c", Suit.SQUARE: "q", Suit.TRIANGLE: "t", Suit.STAR: "s"}


def start(twin: Any, luck: int = 1, **options: Any) -> Any:
    """A game dealt by that twin of the rules."""
    return twin.start(GAME.options.read(options), luck)


def told(state: Any, kind: Happening) -> list[Any]:
    """The events of that kind since the last move."""
    return [state.events[index] for index in range(state.event_count) if state.events[index].kind == kind]


# Positions


class LivesPosition(Position):
    """A position of Nine Lives: which cards are offered."""

    def lays(self) -> set[str]:
        """Single plays on offer: 's7 left'."""
        return {
            f"{short(row.card)} {Place(row.place).name.lower().replace('_', '-')}"
            for row in self.offered(Kind.LAY)
        }

    def playable(self) -> set[str]:
        """The cards that may be played alone, anywhere."""
        return {text.split()[0] for text in self.lays()}

    def picks(self) -> set[str]:
        """Cards on offer for a stack: '+s7'."""
        return {
            f"{'+' if row.sign == Sign.PLUS else '-'}{short(row.card)}" for row in self.offered(Kind.PICK)
        }

    def puts(self) -> set[str]:
        return {Place(row.place).name.lower() for row in self.offered(Kind.PUT)}

    def offered(self, kind: Kind) -> list[Any]:
        """The legal moves of a kind."""
        return [MOVES[one] for one in self.legal_rows() if MOVES[one].kind == kind]

    def wagered(self, times: int = 1) -> Self:
        return self.play(*[WAGER] * times)

    def stacks(self, limit: int = 4) -> set[tuple[str, ...]]:
        """All stacks of up to `limit` cards that can be put somewhere, found by clicking."""
        found: set[tuple[str, ...]] = set()
        open_positions: list[tuple[LivesPosition, tuple[str, ...]]] = [(self, ())]
        seen: set[tuple[str, ...]] = set()
        while open_positions:
            here, chosen = open_positions.pop()
            if chosen and here.puts():
                found.add(chosen)
            for text in here.picks():
                further = tuple(sorted((*chosen, text)))
                if len(further) <= limit and further not in seen:
                    seen.add(further)
                    after = LivesPosition(self.game, self.rules, here.state.twin())
                    self.rules.play(after.state, pick(text))
                    open_positions.append((after, further))
        return found


class At:
    """Makes positions from states, for one twin of the rules."""

    def __init__(self, twin: Twins) -> None:
        self.rules = twin(nine_lives)
        self.engine = twin.engine(GAME)

    def __call__(self, state: Any) -> LivesPosition:
        return LivesPosition(GAME, self.rules, state)


INTERPRETED = At(Twins("interpreted"))
