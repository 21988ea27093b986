"""Nine Lives: every sentence a person reads; why a move is refused stands in refusals.py."""

from collections.abc import Callable, Sequence

from nekoban.core.moves import Move
from nekoban.core.record import Raw, View
from nekoban.games.nine_lives.data.lives import life_set
from nekoban.games.nine_lives.parts import (
    CARDS,
    FIRST_COLUMN,
    LIFE_CARDS,
    LIMIT_OF,
    LIVES,
    NOUGHT,
    VALUE_OF,
    Happening,
    Sign,
)
from nekoban.games.nine_lives.rules.lives import hand_limit, top_life
from nekoban.games.nine_lives.show.asking import asked
from nekoban.games.nine_lives.show.names import (
    card_name,
    cat_name,
    counted,
    figure,
    join,
    life_name,
    place_name,
    power_text,
    seat_name,
    suit_name,
)
from nekoban.games.nine_lives.show.refusals import flaw, reason
from nekoban.games.nine_lives.state import MOVES, Kind

__all__ = [
    "breakdown", "component_names", "flaw", "lead", "life_set_lines", "log", "reason", "result", "say",
    "status",
]  # fmt: skip


def lead(count: int) -> str:
    """What a lead is counted in."""
    return counted(count, "life")


def life_set_lines(number: int) -> list[str]:
    """`nekoban life-set N`: the 54 life cards of a set."""
    lines = [f"Life set {number}"]
    for life in life_set(number):
        if life.number == 1:
            lines += ["", cat_name(life.cat)]
        lines.append(f"  {life.number} (hand limit {LIMIT_OF[life.number]}): {life.text}")
    return lines


# What is asked


def status(view: View, names: Sequence[str]) -> str:
    """What the seat to move is asked."""
    if view.to_move < 0:
        return result(view, names)
    return f"{names[view.to_move]}: {asked(view)}."


def say(view: View, move: Move, names: Sequence[str]) -> str:
    """A move as an offer: 'play star 2 on the left'."""
    row = MOVES[move]
    said = SAYINGS[row.kind]
    return said(view, row, names) if callable(said) else said


def say_sign(view: View, row: Raw, names: Sequence[str]) -> str:
    return f"{'add' if row.sign == Sign.PLUS else 'subtract'} {card_name(row.card)}"


def say_put(view: View, row: Raw, names: Sequence[str]) -> str:
    return f"put the stack {place_name(row.place)}"


def say_uncover(view: View, row: Raw, names: Sequence[str]) -> str:
    card = view.players[view.to_move].lives[row.life] if view.to_move >= 0 else -1
    return f"put {life_name(card)} on top" if card >= 0 else f"put life {row.life + 1} on top"


def say_take(view: View, row: Raw, names: Sequence[str]) -> str:
    if row.spot < view.row_card_count:
        return f"take {card_name(view.row_cards[row.spot])} (card {row.spot + 1} of the row)"
    return f"take card {row.spot + 1} of the row"


Saying = str | Callable[[View, Raw, Sequence[str]], str]


SAYINGS: dict[int, Saying] = {
    Kind.LAY: lambda view, row, names: f"play {card_name(row.card)} {place_name(row.place)}",
    Kind.PICK: say_sign,
    Kind.PUT: say_put,
    Kind.WAGER: "wager a life",
    Kind.WAGER_CARD: "wager a life for a card",
    Kind.WAGER_STACK: "wager a life for a stack",
    Kind.GIVE_UP: "give up",
    Kind.SKIP: "skip this turn",
    Kind.END: "end the turn",
    Kind.DRAW: lambda view, row, names: f"draw column {row.place - FIRST_COLUMN + 1}",
    Kind.GIVE: lambda view, row, names: f"give {card_name(row.card)} to {seat_name(names, row.seat)}",
    Kind.STEAL: lambda view, row, names: f"take a card from {seat_name(names, row.seat)}",
    Kind.ASK: lambda view, row, names: f"ask {seat_name(names, row.seat)} for a {card_name(row.card)}",
    Kind.BLAME: lambda view, row, names: f"let {seat_name(names, row.seat)} lose a life too",
    Kind.UNCOVER: say_uncover,
    Kind.SWAP_HANDS: lambda view, row, names: f"swap hands with {seat_name(names, row.seat)}",
    Kind.KEEP_HAND: "keep your hand",
    Kind.CROWN: lambda view, row, names: f"make {seat_name(names, row.seat)} Kittyking",
    Kind.TAKE: say_take,
    Kind.BAD_SUIT: lambda view, row, names: f"call {suit_name(row.suit)}s bad",
    Kind.NAME: lambda view, row, names: f"name {figure(row.number)}",
    Kind.SWAP_LIVES: lambda view, row, names: f"swap the top life of {seat_name(names, row.seat)}",
}


# What happened


def log(view: View, names: Sequence[str]) -> list[str]:
    """What happened in the last move, for whoever this view belongs to."""
    lines: list[str] = []
    cards: list[tuple[int, int]] = []
    for index in range(view.event_count):
        event = view.events[index]
        if event.kind == Happening.CARD:
            cards.append((event.a, event.b))
        elif event.kind == Happening.LAYS:
            lines.append(lay_line(event, cards, names))
            cards = []
        else:
            name = names[event.seat] if event.seat >= 0 else ""
            lines.append(LINES[event.kind](view, event, str(name), names))
    return lines


def lay_line(event: Raw, cards: Sequence[tuple[int, int]], names: Sequence[str]) -> str:
    """A play: its cards with their signs, and what they count where that is not what they show."""
    told = [f"{'+' if sign == Sign.PLUS else '−'} {card_name(card)}" for card, sign in cards]
    shown = sum(VALUE_OF[card] if sign == Sign.PLUS else -VALUE_OF[card] for card, sign in cards)
    total = event.a - NOUGHT
    made = f" = {figure(total)}" if len(cards) > 1 else ""
    if total != shown:
        made += ", as their life counts them," if len(cards) > 1 else f" as a {figure(total)}"
    return f"{names[event.seat]} plays {' '.join(told).removeprefix('+ ')}{made} {place_name(event.b)}."


def draws_line(view: View, event: Raw, name: str, names: Sequence[str]) -> str:
    return f"{name} draws {card_name(event.what) if event.what >= 0 else 'a card'}."


def top_line(view: Raw, event: Raw, name: str, names: Sequence[str]) -> str:
    is_on_top = event.a == top_life(view.players[event.seat])
    limit = hand_limit(view, event.seat) if is_on_top else LIMIT_OF[event.a % LIVES + 1]  # NP-84
    return f"{name} now shows {life_name(event.a)} (hand limit {limit}): {power_text(view, event.a)}"


def gives_line(view: View, event: Raw, name: str, names: Sequence[str]) -> str:
    return f"{name} gives {card_name(event.what) if event.what >= 0 else 'a card'} to {names[event.a]}."


def steals_line(view: View, event: Raw, name: str, names: Sequence[str]) -> str:
    return f"{name} takes {card_name(event.what) if event.what >= 0 else 'a card'} from {names[event.a]}."


def asks_line(view: View, event: Raw, name: str, names: Sequence[str]) -> str:
    got = "and gets it" if event.c else "in vain"
    return f"{name} asks {names[event.a]} for a {card_name(event.b)}, {got}."


def wagers_line(view: View, event: Raw, name: str, names: Sequence[str]) -> str:
    return f"{name} wagers {counted(event.a, 'life')}."


def loses_line(view: View, event: Raw, name: str, names: Sequence[str]) -> str:
    return f"{name} loses {counted(event.a, 'life')}."


Line = Callable[[View, Raw, str, Sequence[str]], str]

LINES: dict[int, Line] = {
    Happening.ROUND: lambda view, event, name, names: f"Round {event.a}. {name} is Kittyking.",
    Happening.TOP: top_line,
    Happening.WAGERS: wagers_line,
    Happening.DRAWS: draws_line,
    Happening.DRAWS_DISCARD: lambda view, event, name, names: (
        f"{name} draws {card_name(event.a)} from the discard pile."
    ),
    Happening.DRAWS_COLUMN: lambda view, event, name, names: (
        f"{name} draws {card_name(event.a)} from the row."
    ),
    Happening.SHUFFLES: lambda view, event, name, names: "The discard pile is shuffled into a new deck.",
    Happening.REPLACES: lambda view, event, name, names: (
        f"{name} discards the column that counts {figure(event.a - NOUGHT)}."
    ),
    Happening.FAILS: lambda view, event, name, names: f"{name} cannot play: the round ends.",
    Happening.FULL: lambda view, event, name, names: (
        "All numbers from 1 to 9 are on the table: the round ends."
    ),
    Happening.EMPTY_HAND: lambda view, event, name, names: (
        f"{name} has an empty hand: the round ends, and everyone loses a life."
    ),
    Happening.IDLE: lambda view, event, name, names: "The round ends, and nobody loses a life.",
    Happening.SKIPS: lambda view, event, name, names: f"{name}'s turn is skipped.",
    Happening.ENDS_TURN: lambda view, event, name, names: f"{name} takes no second turn.",
    Happening.SECOND_TURN: lambda view, event, name, names: f"{name} has a second turn.",
    Happening.REVERSES: lambda view, event, name, names: f"{name} reverses the direction of play.",
    Happening.GIVES: gives_line,
    Happening.STEALS: steals_line,
    Happening.ASKS: asks_line,
    Happening.PASSES_HANDS: lambda view, event, name, names: (
        f"{name} has an empty hand: everybody passes their hand to the {'right' if event.a else 'left'}."
    ),
    Happening.OPENS: lambda view, event, name, names: f"{name}'s hand is open for the rest of the game.",
    Happening.LOSES: loses_line,
    Happening.REGAINS: lambda view, event, name, names: f"{name} takes back {life_name(event.a)}.",
    Happening.BLAMES: lambda view, event, name, names: (
        f"{name} drags {names[event.a]} along."
        if event.b
        else f"{name} picks {names[event.a]}, whose life lets nothing but an own failure cost one."
    ),
    Happening.UNCOVERS: lambda view, event, name, names: f"{name} puts {life_name(event.a)} on top.",
    Happening.SWAPS_HANDS: lambda view, event, name, names: f"{name} swaps hands with {names[event.a]}.",
    Happening.CROWNS: lambda view, event, name, names: f"{name} names {names[event.a]} Kittyking.",
    Happening.TAKES: lambda view, event, name, names: f"{name} takes {card_name(event.a)} from the row.",
    Happening.BAD_SUIT: lambda view, event, name, names: (
        f"{name} calls {suit_name(event.a)}s bad for this round."
    ),
    Happening.NAMES: lambda view, event, name, names: f"{name} names the number {figure(event.a - NOUGHT)}.",
    Happening.SWAPS_LIVES: lambda view, event, name, names: (
        f"{name} swaps the top lives of {names[event.a]} and {names[event.b]}."
    ),
    Happening.GAME_OVER: lambda view, event, name, names: "The game is over.",
}


# How it ended


def result(view: View, names: Sequence[str]) -> str:
    """How the game ended, tie-breaks explained."""
    players = [view.players[seat] for seat in range(view.seats)]
    lives = max(player.life_count for player in players)
    leaders = [seat for seat in range(view.seats) if players[seat].life_count == lives]
    if len(leaders) == 1:
        return f"{names[leaders[0]]} wins with {counted(lives, 'life')}."
    cards = max(players[seat].hand_count for seat in leaders)
    best = [seat for seat in leaders if players[seat].hand_count == cards]
    tied = f"{join(names, leaders)} have {counted(lives, 'life')} each"
    if len(best) == 1:
        return f"{tied}; {names[best[0]]} wins with the larger hand ({counted(cards, 'card')})."
    if best == leaders:
        return f"{tied} and as many hand cards: they share the victory."
    return f"{tied}; {join(names, best)} have the larger hands and share the victory."


def breakdown(view: View, names: Sequence[str]) -> list[list[tuple[str, int]]]:
    """For each seat where its points come from."""
    return [
        [
            ("lives kept", view.players[seat].life_count - view.players[seat].wagered_count),
            ("lives wagered", view.players[seat].wagered_count),
        ]
        for seat in range(view.seats)
    ]


# Components


def component_names() -> list[str]:
    """What `components` counts."""
    return [*(card_name(card) for card in CARDS), *(life_name(card) for card in range(LIFE_CARDS))]
