"""Mauwi and Mauw: every sentence a person reads. Which message, and its arguments; words/ has the texts."""

from collections.abc import Callable, Sequence
from itertools import groupby

from nekoban.core.contracts import Names
from nekoban.core.events import Happened, happened
from nekoban.core.language import kept
from nekoban.core.messages import Phrase, often
from nekoban.core.moves import Move
from nekoban.core.record import NONE, Raw, SeatNumber, View
from nekoban.games.mauwi.parts import (
    COLUMN_COUNT,
    FULL_COLUMNS,
    HAND,
    JOKER,
    KIWI,
    MOST_ATTACKS,
    MOST_NINES,
    NINE,
    NINOX,
    SPIRIT,
    TUATARA,
    TURNS_EACH,
    WARRIORS,
    Card,
    Clause,
    Column,
    Combo,
    Ending,
    Happening,
    Stage,
)
from nekoban.games.mauwi.rules.ending import area_score, column_score
from nekoban.games.mauwi.show.naming import (
    Spoken,
    Wording,
    card_as,
    card_name,
    card_names,
    colour_name,
    column_of,
    combos,
    content,
    edition_name,
    joker,
    nine,
    points,
    whose,
)
from nekoban.games.mauwi.show.question import Question, question
from nekoban.games.mauwi.state import MOVES, Kind
from nekoban.games.mauwi.words import tell


def component_names() -> list[str]:
    """Mauwi: what `components` counts: the kinds of cards."""
    return [
        tell("component-warrior", card=int(card))
        if card in WARRIORS
        else tell(f"component-{card.name.lower()}")
        for card in Card
    ]


# --- why not --------------------------------------------------------------------------------------

REASONS: dict[int, str] = {
    clause: f"reason-{clause.name.lower().replace('_', '-')}"
    for clause in (
        Clause.MW_03,
        Clause.MW_05,
        Clause.MW_10,
        Clause.MW_11,
        Clause.MW_36,
        Clause.MW_40,
        Clause.MW_51,
        Clause.MW_52,
        Clause.MW_73,
        Clause.MW_81,
        Clause.MW_82,
        Clause.MW_91,
        Clause.MW_92,
        Clause.OVER,
    )
}
"""The messages of reasons that do not depend on the move."""


def reason(view: View, move: Move, clause: int, names: Names) -> str:
    """Mauwi: why a move is refused."""
    if clause in SPOKEN_REASONS:
        return SPOKEN_REASONS[clause](view, MOVES[move], names)
    return tell(
        REASONS[clause],
        nine=nine(view),
        joker=joker(view),
        defence=defence(question(view)),
        answers=answers(question(view)),
        **combos(view),
    )


def no_turn(view: View, entry: Raw, names: Names) -> str:
    """MW-20. The card is not held; or the move is none of a turn."""
    card = USED_CARDS.get(entry.kind, int(entry.card))
    if card == NONE or (entry.kind in (Kind.DEFEND, Kind.GO_ON) and view.stage == Stage.TURN):
        return tell(f"your-turn-{edition_name(view)}")
    return tell("not-held", card=card_name(view, card))


USED_CARDS: dict[int, int] = {Kind.ANNOUNCE: JOKER, Kind.LIFT: JOKER, Kind.FETCH: KIWI, Kind.FREE: NINOX}
"""The card of the hand that a kind of move takes."""


def no_combo(view: View, entry: Raw, names: Names) -> str:
    """MW-32, 50. The warrior is of another colour."""
    top = int(view.players[entry.seat].top[entry.column])
    takes = card_names(view, (*sorted((top, NINE - top)), JOKER))
    what = "no-combo" if entry.seat == view.to_move else "no-attack"
    return tell(what, top=top, colour=colour_name(top), takes=takes)


def no_lifting(view: View, entry: Raw, names: Names) -> str:
    """MW-43. Not with this card, not as a combo, or not there."""
    if entry.seat == view.to_move and entry.kind == Kind.ANNOUNCE:
        return tell("no-combo-with-spirit", joker=joker(view))
    return tell("no-lifting", joker=joker(view))


def no_place(view: View, entry: Raw, names: Names) -> str:
    """MW-33, 34, 72. Where a gain goes."""
    what = "no-place" if entry.kind == Kind.PLACE else "place-first"
    return tell(what, gain=gain(question(view)), nine=nine(view))


def no_fetching(view: View, entry: Raw, names: Names) -> str:
    """MW-71. There is no such warrior, or no place for it; or it waits to be put down."""
    if view.stage == Stage.CARRY:
        return tell("carry-first", card=view.carried)
    top = int(view.players[entry.seat].top[entry.column])
    if top not in WARRIORS:
        return tell("no-warrior-there", column=whose(view, names, entry.seat, entry.column))
    return tell("no-place-for-warrior", card=top)


def no_freeing(view: View, entry: Raw, names: Names) -> str:
    """MW-72. Ninox finds no spirit there; or what it brought waits to be placed."""
    if view.stage == Stage.PLACE:
        return no_place(view, entry, names)
    return tell("no-freeing")


SPOKEN_REASONS: dict[int, Callable[[View, Raw, Names], str]] = {
    Clause.MW_20: no_turn,
    Clause.MW_32: no_combo,
    Clause.MW_33: no_place,
    Clause.MW_34: no_place,
    Clause.MW_43: no_lifting,
    Clause.MW_50: no_combo,
    Clause.MW_71: no_fetching,
    Clause.MW_72: no_freeing,
}
"""Reasons whose sentence depends on the move."""

FLAWS: dict[int, dict[str, Raw]] = {
    Clause.MW_01: {},
    Clause.MW_02: {},
    Clause.MW_03: {},
    Clause.MW_05: {},
    Clause.MW_07: {},
    Clause.MW_11: {"nines": MOST_NINES},
    Clause.MW_20: {},
    Clause.MW_21: {"hand": HAND},
    Clause.MW_33: {},
    Clause.MW_34: {},
    Clause.MW_38: {},
    Clause.MW_50: {},
    Clause.MW_51: {},
    Clause.MW_52: {},
    Clause.MW_60: {"columns": FULL_COLUMNS, "nines": MOST_NINES},
    Clause.MW_63: {"turns": TURNS_EACH, "attacks": MOST_ATTACKS},
    Clause.MW_71: {},
    Clause.MW_72: {},
    Clause.MW_73: {},
    Clause.MW_81: {},
    Clause.MW_82: {},
}
"""What a position may break, with the arguments of its message."""


def flaw(clause: int) -> str:
    """Mauwi: what is wrong with a typed-in position."""
    number = f"{clause:02}"
    return tell("flaw", what=tell(f"flaw-mw-{number}", **FLAWS[clause]), clause=number)


# --- what is asked --------------------------------------------------------------------------------


def status(view: View, names: Names) -> str:
    """Mauwi: what the seat to move is asked."""
    if view.to_move < 0:
        return result(view, names)
    seat: SeatNumber = view.to_move
    if view.stage == Stage.TURN:
        return turn_status(Wording(view.edition), names[seat])
    return asked_status(question(view), tuple(names))


@often(4096)
def asked_status(view: Question, names: Names) -> str:
    """The line above Mauwi's table when something is asked within a turn."""
    return tell("status-asked", player=names[view.to_move], asked=asked(view, names, column_of))


@often(1024)
def turn_status(view: Wording, player: str) -> str:
    """The line above Mauwi's table when a turn begins."""
    return tell(f"status-turn-{edition_name(view)}", player=player)


def asked(view: Question, names: Names, column_name: Callable[..., Phrase]) -> str:
    """What the seat to move is asked within a turn."""
    if view.stage == Stage.CARRY:
        return tell("asked-carry", card=view.carried)
    if view.stage == Stage.PLACE:
        return tell("asked-place", gain=gain(view))
    if view.stage == Stage.GO_ON:
        return tell("asked-go-on", answers=answers(view))
    return tell("asked-defend", threat=threat(view, names, column_name), defence=defence(view))


SAME_VALUE = tell.phrase("same-value")


def answers(view: Question) -> list[Phrase]:
    """What goes on with an attack."""
    value = SAME_VALUE if view.attack_value == NONE else card_name(view, view.attack_value)
    return [value, joker(view)]


def defence(view: Question) -> list[Phrase]:
    """What defends against an attack."""
    if not view.has_tuatara or view.attack_value == NONE:
        return answers(view)
    return [*answers(view), card_name(view, TUATARA)]


def gain(view: Question) -> Phrase:
    """What a combo brings: a nine, perhaps with the card that stays on top."""
    return gain_of(view, view.gain_top)


def gain_of(view: Spoken, top: int) -> Phrase:
    """What a combo brings, with that card on top."""
    if top == NONE:
        return nine(view)
    return tell.phrase("gain-with", nine=nine(view), top=top)


def threat(view: Question, names: Names, column_name: Callable[..., Phrase] = column_of) -> str:
    """Who attacks what."""
    column = column_name(names, view.target_seat, view.target_column)
    card = card_as(view, view.attack_card, view.attack_value)
    return tell("threat", attacker=names[view.attacker], warrior=view.warrior, column=column, card=card)


# --- moves as offers ------------------------------------------------------------------------------


def say(view: View, move: Move, names: Names) -> str:
    """Mauwi: a move as an offer: 'lay a 5 on your column B'."""
    entry = MOVES[move]
    if entry.seat != NONE and view.to_move >= 0:
        return say_column(view, entry, whose(view, names, entry.seat, entry.column))
    if entry.kind == Kind.DEFEND:
        return tell("say-defend", card=card_name(view, entry.card))
    if entry.kind == Kind.GO_ON:
        return tell("say-go-on", card=card_name(view, entry.card))
    return tell("say-give-up" if entry.kind == Kind.GIVE_UP else "say-pass")


def say_column(view: View, entry: Raw, there: Phrase) -> str:
    """An offer that concerns a column."""
    top = view.players[entry.seat].top[entry.column]
    if entry.kind == Kind.PLACE:
        return tell("say-place", gain=gain(question(view)), column=there)
    if entry.kind == Kind.LIFT:
        return tell("say-lift-by", column=there, joker=joker(view))
    if entry.kind == Kind.FETCH:
        return tell("say-fetch", card=top, column=there)
    if entry.kind == Kind.FREE:
        return tell("say-free", column=there, nine=nine(view))
    if entry.kind == Kind.ANNOUNCE:
        value = top if entry.combo == Combo.FIGHT else NINE - top
        return say_combo(view, card_as(view, JOKER, value), value, entry, top, there)
    card = view.carried if entry.kind == Kind.CARRY else entry.card
    if card == SPIRIT and top == SPIRIT:
        return tell("say-lift", column=there)
    if card == SPIRIT:
        return tell("say-block", column=there, card=card_name(view, SPIRIT))
    return say_combo(view, card_name(view, card), card, entry, top, there)


def say_combo(view: View, what: Phrase, value: int, entry: Raw, top: int, there: Phrase) -> str:
    """A warrior laid: on a slot, on nines, on a warrior of one's own, or as an attack."""
    if top in WARRIORS:
        combo = combos(view)["fight" if value == top else "friends"]
        return offered("say-play" if entry.seat == view.to_move else "say-attack", what, there, top, combo)
    is_block = entry.seat != view.to_move and view.players[entry.seat].nines[entry.column]
    return offered("say-block" if is_block else "say-lay", what, there)


@kept(4096)
def offered(message: str, card: Phrase, there: Phrase, top: int = NONE, combo: Phrase | None = None) -> str:
    """Most offers are the same ones, time and again."""
    return tell(message, card=card, column=there, top=top, combo=combo)


# --- what happened --------------------------------------------------------------------------------


def log(view: View, names: Names) -> list[str]:
    """Mauwi: what happened in the last move, for whoever this view belongs to."""
    wording, names = Wording(view.edition), tuple(names)
    runs = groupby(happened(view), key=drawn_by)
    return [told for drawer, events in runs for told in lines(wording, drawer, tuple(events), names)]


def drawn_by(event: Happened) -> tuple[int, bool] | None:
    """Who draws, and whether the card is seen: the cards that one player draws in a row are told together."""
    return (event.seat, event.what >= 0) if event.kind == Happening.DRAWS else None


def lines(
    view: Wording, drawer: tuple[int, bool] | None, events: tuple[Happened, ...], names: Names
) -> list[str]:
    """The log of a move of Mauwi; what is drawn one by one is one line."""
    if drawer is None or len(events) == 1:
        return [line(view, event, names) for event in events]
    player = names[drawer[0]]
    if not drawer[1]:
        return [tell("draws-unseen", player=player, count=len(events))]
    return [tell("draws", player=player, cards=card_names(view, [event.what for event in events]))]


@often(4096)
def line(view: Wording, event: Happened, names: Names) -> str:
    """What one event was."""
    return SENTENCES[event.kind](view, event, names)


def lays(view: Spoken, event: Happened, names: Names) -> str:
    """'Ann lays a warrior.' A line of the log."""
    return with_card("lays", view, event, names)


def attacks(view: Spoken, event: Happened, names: Names) -> str:
    """'Ann attacks.' A line of the log."""
    return with_card("attacks", view, event, names)


def with_card(what: str, view: Spoken, event: Happened, names: Names) -> str:
    """A card played on a column."""
    card, column = card_as(view, event.a, event.what), column_of(names, event.b, event.c, event.seat)
    return tell(what, player=names[event.seat], card=card, column=column)


def lifts(view: Spoken, event: Happened, names: Names) -> str:
    """'Ann lifts a spirit.' A line of the log."""
    where = column_of(names, event.seat, event.c, event.seat)
    return tell("lifts", player=names[event.seat], column=where, card=card_name(view, event.a))


def fetches(view: Spoken, event: Happened, names: Names) -> str:
    """'Ann fetches a warrior.' A line of the log."""
    where = column_of(names, event.b, event.c, event.seat)
    return tell("fetches", player=names[event.seat], card=event.a, column=where)


def frees(view: Spoken, event: Happened, names: Names) -> str:
    """'Ann frees a column.' A line of the log."""
    where = column_of(names, event.b, event.c, event.seat)
    return tell("frees", player=names[event.seat], column=where, nine=nine(view))


def defends(view: Spoken, event: Happened, names: Names) -> str:
    """'Ann defends.' A line of the log."""
    name, card = names[event.seat], card_name(view, event.a)
    if event.b == event.seat:
        return tell("defends", player=name, card=card)
    return tell("defends-mate", player=name, mate=names[event.b], card=card)


def cancels(view: Spoken, event: Happened, names: Names) -> str:
    """'Ann cancels the attack.' A line of the log."""
    return tell("cancels", player=names[event.seat], card=card_name(view, event.a))


def gives_up(view: Spoken, event: Happened, names: Names) -> str:
    """'Ann gives up.' A line of the log."""
    given: dict[int, str] = {Stage.HELP: "does-not-help", Stage.GO_ON: "gives-up-attack"}
    return tell(given.get(event.a, "gives-up-defence"), player=names[event.seat])


def befriends(view: Spoken, event: Happened, names: Names) -> str:
    """'Two warriors become friends.' A line of the log."""
    return tell("befriends", one=event.a, other=event.b, player=names[event.seat], nine=nine(view))


def fights(view: Spoken, event: Happened, names: Names) -> str:
    """'Two warriors fight.' A line of the log."""
    name = names[event.seat]
    if event.a == JOKER:
        return tell("fights-joker", card=event.b, joker=joker(view), player=name, nine=nine(view))
    return tell("fights", card=event.b, player=name, nine=nine(view))


def places(view: Spoken, event: Happened, names: Names) -> str:
    """'Ann puts the gain on a column.' A line of the log."""
    where = column_of(names, event.seat, event.a, event.seat)
    return tell("places", player=names[event.seat], gain=gain_of(view, event.b), column=where)


def loses(view: Spoken, event: Happened, names: Names) -> str:
    """'Ann loses a warrior.' A line of the log."""
    lost = [event.a] if event.b == NONE else [event.a, event.b]
    return tell("loses", player=names[event.seat], cards=card_names(view, lost))


def passes(view: Spoken, event: Happened, names: Names) -> str:
    """'Ann passes.' A line of the log."""
    hand = [card for card in (event.a, event.b, event.c, event.what) if card >= 0]
    return tell("passes", player=names[event.seat], cards=card_names(view, hand))


def draws(view: Spoken, event: Happened, names: Names) -> str:
    """'Ann draws a card.' A line of the log."""
    if event.what < 0:
        return tell("draws-unseen", player=names[event.seat], count=1)
    return tell("draws", player=names[event.seat], cards=card_names(view, [event.what]))


def reshuffles(view: Spoken, event: Happened, names: Names) -> str:
    """The discards are shuffled: a line of the log."""
    return tell("reshuffles", count=event.a)


def ends(view: Spoken, event: Happened, names: Names) -> str:
    """The game ends: a line of the log, with the reason."""
    return tell("ends", ending=ending(view, event.a))


def ending(view: Spoken, how: int) -> Phrase:
    """Why the game has ended."""
    if how == Ending.COLUMNS:
        return tell.phrase("ending-columns", count=MOST_NINES, nine=nine(view))
    if how == Ending.TURNS:
        return tell.phrase("ending-turns", turns=TURNS_EACH)
    return tell.phrase("ending-piles")


SENTENCES: dict[int, Callable[[Spoken, Happened, Names], str]] = {
    Happening.LAYS: lays,
    Happening.LIFTS: lifts,
    Happening.FETCHES: fetches,
    Happening.NINOX: frees,
    Happening.ATTACKS: attacks,
    Happening.DEFENDS: defends,
    Happening.TUATARA: cancels,
    Happening.GIVES_UP: gives_up,
    Happening.FRIENDS: befriends,
    Happening.FIGHTS: fights,
    Happening.PLACES: places,
    Happening.LOSES: loses,
    Happening.PASSES: passes,
    Happening.DRAWS: draws,
    Happening.RESHUFFLES: reshuffles,
    Happening.ENDS: ends,
}


# --- the end --------------------------------------------------------------------------------------


def team_of(view: View, seat: SeatNumber) -> list[int]:
    """A player and the teammate, in the order of seats."""
    mate = view.players[seat].teammate
    return sorted({seat, seat if mate == NONE else mate})


def result(view: View, names: Names) -> str:
    """How the game ended; a tie is a shared win (MW-62)."""
    totals: dict[tuple[int, ...], int] = {}
    for seat in range(view.seats):
        team = team_of(view, seat)
        totals[tuple(team)] = sum(area_score(view.players[member]) for member in team)
    best = max(totals.values())
    winning = [team for team, total in totals.items() if total == best]
    ended = ending(view, view.ending)
    if len(winning) > 1:
        teams = [team_name(names, team) for team in winning]
        return tell("share", ending=ended, teams=teams, points=points(best))
    winners = [names[seat] for seat in winning[0]]
    return tell("wins", ending=ended, winners=winners, count=len(winners), points=points(best))


def team_name(names: Names, team: Sequence[int]) -> Phrase | str:
    """'Ann'; where two play as a team, 'Ann with Cid'."""
    if len(team) == 1:
        return names[team[0]]
    return tell.phrase("team", one=names[team[0]], other=names[team[1]])


def breakdown(view: View, names: Names) -> list[list[tuple[str, int]]]:
    """Mauwi: for each seat where its points come from: the columns, and the teammate's."""
    rows = []
    for seat in range(view.seats):
        player = view.players[seat]
        parts = []
        for column in range(COLUMN_COUNT):
            points = column_score(player.nines[column], player.top[column])
            told = content(view, seat, column)
            parts.append((tell("breakdown-column", column=Column(column).name, content=told), points))
        if player.teammate != NONE:
            teammate = view.players[player.teammate]
            parts.append((tell("breakdown-mate", player=names[player.teammate]), area_score(teammate)))
        rows.append(parts)
    return rows


def title(view: Spoken) -> str:
    """Mauwi: the title of the edition."""
    return tell(f"title-{edition_name(view)}")
