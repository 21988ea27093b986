"""Nine Lives: every sentence a person reads; why a move is refused stands in refusals.py."""

from collections.abc import Callable, Sequence

from nekoban.core.messages import Phrase
from nekoban.core.moves import Move
from nekoban.core.record import NOBODY, OVER, Raw, View
from nekoban.games.nine_lives.data.lives import life_set
from nekoban.games.nine_lives.parts import (
    FIRST_COLUMN,
    LIMIT_OF,
    LIVES,
    NOUGHT,
    VALUE_OF,
    Happening,
    Sign,
)
from nekoban.games.nine_lives.rules.lives import hand_limit, top_life
from nekoban.games.nine_lives.show.asking import asked, asks
from nekoban.games.nine_lives.show.matches import draw_line
from nekoban.games.nine_lives.show.naming import (
    CARD_NAMES,
    LIFE_NAMES,
    TEXTS,
    card_name,
    cat_name,
    figure,
    life_name,
    place_name,
    power_text,
    seat_name,
    suit_name,
)
from nekoban.games.nine_lives.show.refusals import flaw, reason
from nekoban.games.nine_lives.state import MOVES, Kind
from nekoban.games.nine_lives.words import tell

__all__ = [
    "asks", "breakdown", "component_names", "flaw", "lead", "life_set_lines", "log", "news", "reason",
    "result", "say", "status",
]  # fmt: skip


Saying = str | Callable[[View, Raw, Sequence[str]], str]
Line = Callable[[View, Raw, str, Sequence[str]], str]


def lead(count: int) -> str:
    """Nine Lives: what a lead is counted in."""
    return tell("lives", count=count)


def life_set_lines(number: int) -> list[str]:
    """`nekoban life-set N`: the 54 life cards of a set."""
    lines = [tell("life-set", number=number)]
    for life in life_set(number):
        if life.number == 1:
            lines += ["", str(cat_name(life.cat))]
        limit, said = LIMIT_OF[life.number], TEXTS[life.power, life.parameter]
        lines.append(f"  {tell('life-set-line', number=life.number, limit=limit, power=said)}")
    return lines


# What is asked


def status(view: View, names: Sequence[str]) -> str:
    """Nine Lives: what the seat to move is asked."""
    if view.to_move == OVER:
        return result(view, names)
    return tell("status", player=names[view.to_move], asked=asked(view))


def say(view: View, move: Move, names: Sequence[str]) -> str:
    """Nine Lives: a move as an offer: 'play star 2 on the left'."""
    row = MOVES[move]
    said = SAYINGS[row.kind]
    return said(view, row, names) if callable(said) else tell(said)


def say_lay(view: View, row: Raw, names: Sequence[str]) -> str:
    """A move as an offer: lay a card."""
    return tell("say-lay", card=card_name(row.card), place=place_name(row.place))


def say_sign(view: View, row: Raw, names: Sequence[str]) -> str:
    """A move as an offer: a card of a stack, added or subtracted."""
    return tell("say-add" if row.sign == Sign.PLUS else "say-subtract", card=card_name(row.card))


def say_put(view: View, row: Raw, names: Sequence[str]) -> str:
    """A move as an offer: where a stack is put."""
    return tell("say-put", place=place_name(row.place))


def say_draw(view: View, row: Raw, names: Sequence[str]) -> str:
    """A move as an offer: draw a column."""
    return tell("say-draw", column=row.place - FIRST_COLUMN + 1)


def say_uncover(view: View, row: Raw, names: Sequence[str]) -> str:
    """A move as an offer: look for a life."""
    is_over = view.to_move == OVER
    card = -1 if is_over else view.players[view.to_move].lives[row.life]
    life = life_name(card) if card >= 0 else tell.phrase("life-number", number=row.life + 1)
    return tell("say-uncover", life=life)


def say_take(view: View, row: Raw, names: Sequence[str]) -> str:
    """A move as an offer: take a card of the row."""
    if row.spot < view.row_card_count:
        return tell("say-take", card=card_name(view.row_cards[row.spot]), spot=row.spot + 1)
    return tell("say-take-unseen", spot=row.spot + 1)


def say_bad_suit(view: View, row: Raw, names: Sequence[str]) -> str:
    """A move as an offer: name the bad suit."""
    return tell("say-bad-suit", suit=suit_name(row.suit))


def say_name(view: View, row: Raw, names: Sequence[str]) -> str:
    """A move as an offer: name a number."""
    return tell("say-name", number=figure(row.number))


def about_player(what: str) -> Saying:
    """An offer that concerns another player."""
    return lambda view, row, names: tell(what, player=seat_name(names, row.seat))


def about_card(what: str) -> Saying:
    """An offer that concerns another player and a card."""
    return lambda view, row, names: tell(what, player=seat_name(names, row.seat), card=card_name(row.card))


SAYINGS: dict[int, Saying] = {
    Kind.LAY: say_lay,
    Kind.PICK: say_sign,
    Kind.PUT: say_put,
    Kind.WAGER: "say-wager",
    Kind.WAGER_CARD: "say-wager-card",
    Kind.WAGER_STACK: "say-wager-stack",
    Kind.GIVE_UP: "say-give-up",
    Kind.SKIP: "say-skip",
    Kind.END: "say-end",
    Kind.DRAW: say_draw,
    Kind.GIVE: about_card("say-give"),
    Kind.STEAL: about_player("say-steal"),
    Kind.ASK: about_card("say-ask"),
    Kind.BLAME: about_player("say-blame"),
    Kind.UNCOVER: say_uncover,
    Kind.SWAP_HANDS: about_player("say-swap-hands"),
    Kind.KEEP_HAND: "say-keep-hand",
    Kind.CROWN: about_player("say-crown"),
    Kind.TAKE: say_take,
    Kind.BAD_SUIT: say_bad_suit,
    Kind.NAME: say_name,
    Kind.SWAP_LIVES: about_player("say-swap-lives"),
}


# What happened


def log(view: View, names: Sequence[str]) -> list[str]:
    """Nine Lives: what happened in the last move, for whoever this view belongs to."""
    lines: list[str] = []
    cards: list[tuple[int, int]] = []
    is_counted = False  # a line says how many cards are drawn: those that nobody sees need none of their own
    for index in range(view.event_count):
        event = view.events[index]
        if event.kind == Happening.CARD:
            cards.append((event.a, event.b))
        elif event.kind == Happening.LAYS:
            lines.append(lay_line(event, cards, names))
            drawn = sum(view.events[later].kind in DRAWN for later in range(index, view.event_count))
            why = draw_line(view, event, [card for card, _ in cards], drawn, str(names[event.seat]))
            lines += [why] if why else []
            is_counted = bool(why)
            cards = []
        elif not (is_counted and event.kind == Happening.DRAWS and event.what < 0):
            lines.append(line_of(view, event, names))
    return lines


def line_of(view: View, event: Raw, names: Sequence[str]) -> str:
    """The sentence of an event, by its own kind; some are nobody's."""
    name = "" if event.seat == NOBODY else str(names[event.seat])
    return LINES[event.kind](view, event, name, names)


def news(view: View, names: Sequence[str]) -> str:
    """The news of the end of a round: how it came, who lost what, and who begins the next."""
    told = [view.events[index] for index in range(view.event_count)]
    if not any(event.kind in ROUND_ENDS for event in told) or view.to_move == OVER:
        return ""
    lines = []
    for event in told:
        if event.kind == Happening.LOSES and event.a > 1:
            lines.append(tell("loses-several", player=names[event.seat], count=event.a))
        elif event.kind in (*ROUND_ENDS, Happening.BLAMES, Happening.REGAINS):
            lines.append(line_of(view, event, names))
    if back := [names[seat] for seat in wagers_back(told)]:
        lines.append(tell("wagers-back", players=back))
    lines += [line_of(view, event, names) for event in told if event.kind == Happening.ROUND]
    said = lines[0]
    for line in lines[1:]:
        said = tell("sentences", told=said, next=line)
    return said


def wagers_back(told: Sequence[Raw]) -> list[int]:
    """NL-33. Who gets wagers back: another life on top at the end of a round, and none lost or regained."""
    seats: list[int] = []
    changed: set[int] = set()
    for event in told:
        if event.kind == Happening.TOP and event.seat not in changed:
            seats.append(event.seat)
        if event.kind in (Happening.TOP, Happening.LOSES, Happening.REGAINS):
            changed.add(event.seat)
    return seats


ROUND_ENDS = (Happening.FAILS, Happening.FULL, Happening.EMPTY_HAND, Happening.IDLE, Happening.LOSES)
DRAWN = (Happening.DRAWS, Happening.DRAWS_DISCARD, Happening.DRAWS_COLUMN)


def lay_line(event: Raw, cards: Sequence[tuple[int, int]], names: Sequence[str]) -> str:
    """A play: its cards with their signs, and what they count where that is not what they show."""
    shown = sum(VALUE_OF[card] if sign == Sign.PLUS else -VALUE_OF[card] for card, sign in cards)
    total = event.a - NOUGHT
    what = "lays" if len(cards) == 1 else "lays-stack"
    return tell(
        what if total == shown else f"{what}-as",
        player=names[event.seat],
        card=card_name(cards[0][0]),  # pragma: no mutate — told of single cards alone
        sum=sum_of(cards),
        number=figure(total),
        place=place_name(event.b),
    )


def sum_of(cards: Sequence[tuple[int, int]]) -> Phrase:
    """'− square 5 + triangle 9'"""
    first, sign = cards[0]
    told = card_name(first)
    if sign == Sign.MINUS:
        told = tell.phrase("sum-first-minus", card=told)
    for card, sign in cards[1:]:
        told = tell.phrase("sum-plus" if sign == Sign.PLUS else "sum-minus", sum=told, card=card_name(card))
    return told


def top_line(view: Raw, event: Raw, name: str, names: Sequence[str]) -> str:
    """A line of the log: another life on top."""
    is_on_top = event.a == top_life(view.players[event.seat])
    limit = hand_limit(view, event.seat) if is_on_top else LIMIT_OF[event.a % LIVES + 1]  # NP-84
    return tell("shows", player=name, life=life_name(event.a), limit=limit, power=power_text(view, event.a))


def draws_line(view: View, event: Raw, name: str, names: Sequence[str]) -> str:
    """A line of the log: a card drawn."""
    if event.what < 0:
        return tell("draws-unseen", player=name)
    return tell("draws", player=name, card=card_name(event.what))


def asks_line(view: View, event: Raw, name: str, names: Sequence[str]) -> str:
    """A line of the log: a card asked for."""
    what = "asks" if event.c else "asks-in-vain"
    return tell(what, player=name, other=names[event.a], card=card_name(event.b))


def blames_line(view: View, event: Raw, name: str, names: Sequence[str]) -> str:
    """A line of the log: a wager that was blamed."""
    return tell("blames" if event.b else "blames-in-vain", player=name, other=names[event.a])


def passes_line(view: View, event: Raw, name: str, names: Sequence[str]) -> str:
    """A line of the log: hands go to the next players."""
    return tell("passes-right" if event.a else "passes-left", player=name)


def swaps_lives_line(view: View, event: Raw, name: str, names: Sequence[str]) -> str:
    """A line of the log: two players swap lives."""
    return tell("swaps-lives", player=name, one=names[event.a], other=names[event.b])


def hands_over(what: str) -> Line:
    """A card goes from one hand to another; who does not see it reads that a card went."""

    def line(view: View, event: Raw, name: str, names: Sequence[str]) -> str:
        if event.what < 0:
            return tell(f"{what}-unseen", player=name, other=names[event.a])
        return tell(what, player=name, other=names[event.a], card=card_name(event.what))

    return line


def by_player(what: str) -> Line:
    """A line that names a player, or nobody."""
    return lambda view, event, name, names: tell(what, player=name)


def to_other(what: str) -> Line:
    """A line of the log about another player."""
    return lambda view, event, name, names: tell(what, player=name, other=names[event.a])


def of_card(what: str) -> Line:
    """A line of the log about a card."""
    return lambda view, event, name, names: tell(what, player=name, card=card_name(event.a))


def of_life(what: str) -> Line:
    """A line of the log about a life."""
    return lambda view, event, name, names: tell(what, player=name, life=life_name(event.a))


def of_lives(what: str) -> Line:
    """A line of the log about a number of lives."""
    return lambda view, event, name, names: tell(what, player=name, count=event.a)


def of_number(what: str) -> Line:
    """A line of the log about a number."""
    return lambda view, event, name, names: tell(what, player=name, number=figure(event.a - NOUGHT))


LINES: dict[int, Line] = {
    Happening.ROUND: lambda view, event, name, names: tell("round-begins", round=event.a, player=name),
    Happening.TOP: top_line,
    Happening.WAGERS: of_lives("wagers"),
    Happening.DRAWS: draws_line,
    Happening.DRAWS_DISCARD: of_card("draws-discard"),
    Happening.DRAWS_COLUMN: of_card("draws-column"),
    Happening.SHUFFLES: by_player("shuffles"),
    Happening.REPLACES: of_number("replaces"),
    Happening.FAILS: by_player("fails"),
    Happening.FULL: by_player("full"),
    Happening.EMPTY_HAND: by_player("empty-hand"),
    Happening.IDLE: by_player("idle"),
    Happening.SKIPS: by_player("skips"),
    Happening.ENDS_TURN: by_player("ends-turn"),
    Happening.SECOND_TURN: by_player("second-turn"),
    Happening.REVERSES: by_player("reverses"),
    Happening.GIVES: hands_over("gives"),
    Happening.STEALS: hands_over("steals"),
    Happening.ASKS: asks_line,
    Happening.PASSES_HANDS: passes_line,
    Happening.OPENS: by_player("opens"),
    Happening.LOSES: of_lives("loses"),
    Happening.REGAINS: of_life("regains"),
    Happening.BLAMES: blames_line,
    Happening.UNCOVERS: of_life("uncovers"),
    Happening.SWAPS_HANDS: to_other("swaps-hands"),
    Happening.CROWNS: to_other("crowns"),
    Happening.TAKES: of_card("takes"),
    Happening.BAD_SUIT: lambda view, event, name, names: tell(
        "calls-bad", player=name, suit=suit_name(event.a)
    ),
    Happening.NAMES: of_number("names"),
    Happening.SWAPS_LIVES: swaps_lives_line,
    Happening.GAME_OVER: by_player("over"),
}


# How it ended


def result(view: View, names: Sequence[str]) -> str:
    """How it ended: who has lost the last life (NL-40), or that all rounds are over (NL-60); and who won."""
    lost = [names[seat] for seat in range(view.seats) if not view.players[seat].life_count]
    if not lost:
        return tell("ended-rounds", count=view.round_count, result=winners(view, names))
    return tell("ended", players=lost, count=len(lost), result=winners(view, names))


def winners(view: View, names: Sequence[str]) -> str:
    """NL-41. Who won, tie-breaks explained."""
    players = [view.players[seat] for seat in range(view.seats)]
    lives = max(player.life_count for player in players)
    leaders = [seat for seat in range(view.seats) if players[seat].life_count == lives]
    if len(leaders) == 1:
        return tell("wins", player=names[leaders[0]], count=lives)  # pragma: no mutate — one leader
    cards = max(players[seat].hand_count for seat in leaders)
    best = [seat for seat in leaders if players[seat].hand_count == cards]
    tied = [names[seat] for seat in leaders]
    if len(best) == 1:
        player = names[best[0]]  # pragma: no mutate — there is one
        return tell("wins-by-hand", tied=tied, count=lives, player=player, cards=cards)
    if best == leaders:
        return tell("share-all", tied=tied, count=lives)
    return tell("share-some", tied=tied, count=lives, winners=[names[seat] for seat in best])


def breakdown(view: View, names: Sequence[str]) -> list[list[tuple[str, int]]]:
    """Nine Lives: for each seat where its points come from."""
    return [
        [
            (tell("lives-kept"), view.players[seat].life_count - view.players[seat].wagered_count),
            (tell("lives-at-stake"), view.players[seat].wagered_count),
        ]
        for seat in range(view.seats)
    ]


# Components


def component_names() -> list[str]:
    """Nine Lives: what `components` counts: the cards, and the life cards."""
    return [str(name) for name in (*CARD_NAMES, *LIFE_NAMES)]
