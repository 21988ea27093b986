"""Small positions of Nine Lives for tests: who holds what, what lies in the row, whose life says what."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from nekoban.core.catalogue import find_game
from nekoban.core.record import NONE
from nekoban.games.nine_lives import rules
from nekoban.games.nine_lives import state as table
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
    Place,
    Power,
    Sign,
    Stage,
    Suit,
    Told,
)

GAME = find_game("nine-lives")
MOVES = rules.MOVES
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
    table.show_top(state, seat)


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
    return MOVES.row(table.LAY, card=card(text), place=Place[place.upper().replace("-", "_")])


def pick(text: str) -> int:
    """'+s7' or '-s7'."""
    return MOVES.row(table.PICK, card=card(text[1:]), sign=Sign.PLUS if text[0] == "+" else Sign.MINUS)


def put(place: str) -> int:
    return MOVES.row(table.PUT, place=Place[place.upper().replace("-", "_")])


def move(text: str) -> int:
    return MOVES.by_text[text]


WAGER = move("wager")
GIVE_UP = move("give up")


def offers(rules: Any, state: Any) -> set[str]:
    """The legal moves as texts; both the list and why_not are asked."""
    found = rules.legal(state)
    assert len(set(found)) == len(found)
    assert all(rules.why_not(state, one) == 0 for one in found)
    return {MOVES.texts[one] for one in found}


def lays(rules: Any, state: Any) -> set[str]:
    """Single plays on offer: 's7 left'."""
    found = set()
    for one in rules.legal(state):
        row = MOVES[one]
        if row.kind == table.LAY:
            found.add(f"{short(row.card)} {Place(row.place).name.lower().replace('_', '-')}")
    return found


def playable(rules: Any, state: Any) -> set[str]:
    """The cards that may be played alone, anywhere."""
    return {text.split()[0] for text in lays(rules, state)}


def picks(rules: Any, state: Any) -> set[str]:
    """Cards on offer for a stack: '+s7'."""
    found = set()
    for one in rules.legal(state):
        row = MOVES[one]
        if row.kind == table.PICK:
            found.add(f"{'+' if row.sign == Sign.PLUS else '-'}{short(row.card)}")
    return found


def puts(rules: Any, state: Any) -> set[str]:
    return {
        Place(MOVES[one].place).name.lower() for one in rules.legal(state) if MOVES[one].kind == table.PUT
    }


def short(found: int) -> str:
    return f"{ {0: 'c', 1: 'q', 2: 't', 3: 's'}[SUIT_OF[found]] }{VALUE_OF[found]}"


def hand(state: Any, seat: int) -> str:
    player = state.players[seat]
    return " ".join(short(player.hand[index]) for index in range(player.hand_count))


def row(state: Any) -> str:
    """The numbers of the row, from left to right."""
    return " ".join(str(table.column_number(state, column)) for column in range(state.row_count))


def play(rules: Any, state: Any, *moves: int) -> Any:
    """Play these moves, each of which must be legal."""
    for one in moves:
        assert one in rules.legal(state), f"{MOVES.texts[one]} is not legal: {rules.why_not(state, one)}"
        rules.play(state, one)
    return state


def stacks(rules: Any, state: Any, limit: int = 4) -> set[tuple[str, ...]]:
    """All stacks of up to `limit` cards that can be put somewhere, found by clicking."""
    found: set[tuple[str, ...]] = set()
    open_states: list[tuple[Any, tuple[str, ...]]] = [(state.twin(), ())]
    seen: set[tuple[str, ...]] = set()
    while open_states:
        here, chosen = open_states.pop()
        if chosen and puts(rules, here):
            found.add(chosen)
        for text in picks(rules, here):
            further = tuple(sorted((*chosen, text)))
            if len(further) <= limit and further not in seen:
                seen.add(further)
                after = here.twin()
                rules.play(after, pick(text))
                open_states.append((after, further))
    return found


def wagered(rules: Any, state: Any, times: int = 1) -> Any:
    return play(rules, state, *[WAGER] * times)


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


def told(state: Any, kind: Told) -> list[Any]:
    """The events of that kind since the last move."""
    return [state.events[index] for index in range(state.event_count) if state.events[index].kind == kind]
