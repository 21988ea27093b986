"""Mauwi and Mauw: every sentence a person reads."""

from collections.abc import Callable, Sequence

from nekoban.core.contracts import Names
from nekoban.core.events import Event
from nekoban.core.moves import Move
from nekoban.core.record import NONE, Raw, SeatNumber, View
from nekoban.core.sentences import all_of, counted, one_of
from nekoban.games.mauwi.parts import (
    COLUMN_COUNT,
    FEWEST_IN_TEAMS,
    FULL_COLUMNS,
    HAND,
    JOKER,
    KIWI,
    MOST_ATTACKS,
    MOST_NINES,
    MOST_PLAYERS,
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
    Edition,
    Ending,
    Happening,
    Stage,
)
from nekoban.games.mauwi.rules.ending import area_score, column_score
from nekoban.games.mauwi.show.naming import (
    Spoken,
    a_card,
    card_name,
    cards,
    colour_name,
    column_of,
    content,
    first_up,
    joker,
    many_nines,
    nine,
    points,
    whose,
)
from nekoban.games.mauwi.state import MOVES, Kind


def component_names() -> list[str]:
    """What `components` counts."""
    return [f"warrior {card}" if card in WARRIORS else Card(card).name.lower() for card in Card]


# --- options that do not go together -------------------------------------------------------------

TOO_FEW_FOR_TEAMS = (
    f"Teams need at least {FEWEST_IN_TEAMS} players: teammates never sit side by side (MW-80)."
)
TOO_MANY_FOR_MAUW = (
    f"The first edition is for 2 to {MOST_PLAYERS[Edition.MAUW]} players; edition=mauwi takes more."
)
NO_EXPERTS_IN_MAUW = (
    "The first edition has no expert cards (Kiwi, Ninox, Tuatara); they come with edition=mauwi."
)
NO_TEAMS_IN_MAUW = "The first edition is not played in teams; edition=mauwi is."
OWN_SLOTS_IN_MAUW = "In the first edition a warrior is put only on a free slot of one's own area (MW-91)."


def no_start(players: int, start: str) -> str:
    return f"start takes chance or a seat from 1 to {players}, not {start}."


# --- why not --------------------------------------------------------------------------------------

REASONS: dict[int, str] = {
    Clause.MW_03: "A spirit goes on {nines} without a card on top, or on a spirit in your own area: "
    "never on a warrior, never on an empty slot.",
    Clause.MW_05: "A {joker} never lies on a column: it is played on a warrior, or on a spirit of your own.",
    Clause.MW_10: "Nobody sits there.",
    Clause.MW_11: "A column holds at most three {nines}.",
    Clause.MW_36: "On a warrior a {joker} makes a combo: say which, friends or fight.",
    Clause.MW_40: "A spirit blocks the columns of others, not your own.",
    Clause.MW_51: "You are attacked: defend with {defence}, or give up.",
    Clause.MW_52: "Go on attacking with {answers}, or give up.",
    Clause.MW_73: "Tuatara answers an attack; it cannot be played in your own turn.",
    Clause.MW_81: "Your teammate is attacked: defend with {defence}, or give up.",
    Clause.MW_82: "Your teammate is neither blocked nor attacked.",
    Clause.MW_91: "A warrior goes only on a free slot of your own area.",
    Clause.MW_92: "You can play a card, so you may not pass.",
    Clause.OVER: "The game is over.",
}


def reason(view: View, move: Move, clause: int, names: Names) -> str:
    """Why a move is refused."""
    if clause in SPOKEN_REASONS:
        return SPOKEN_REASONS[clause](view, MOVES[move], names)
    return REASONS[clause].format(
        nines=many_nines(view), joker=joker(view), defence=defence(view), answers=answers(view)
    )


def no_turn(view: View, entry: Raw, names: Names) -> str:
    """MW-20. The card is not held; or the move is none of a turn."""
    card = USED_CARDS.get(entry.kind, int(entry.card))
    if card == NONE or (entry.kind in (Kind.DEFEND, Kind.GO_ON) and view.stage == Stage.TURN):
        return f"It is your turn: play one card of your hand on a column{or_pass(view)}."
    return f"You do not hold {a_card(view, card)}."


USED_CARDS: dict[int, int] = {Kind.ANNOUNCE: JOKER, Kind.LIFT: JOKER, Kind.FETCH: KIWI, Kind.FREE: NINOX}
"""The card of the hand that a kind of move takes."""


def no_combo(view: View, entry: Raw, names: Names) -> str:
    """MW-32, 50. The warrior is of another colour."""
    top = int(view.players[entry.seat].top[entry.column])
    takes = one_of([a_card(view, card) for card in (*sorted((top, NINE - top)), JOKER)])
    what = "make a combo on it" if entry.seat == view.to_move else "attack it"
    return f"The {top} is {colour_name(top)}: only {takes} can {what}."


def no_lifting(view: View, entry: Raw, names: Names) -> str:
    """MW-43. Not with this card, not as a combo, or not there."""
    if entry.seat == view.to_move and entry.kind == Kind.ANNOUNCE:
        return f"There is no combo with a spirit: a {joker(view)} lifts it, announced as nothing."
    return f"A spirit is lifted only by another spirit or a {joker(view)}, and only in your own area."


def no_place(view: View, entry: Raw, names: Names) -> str:
    """MW-33, 34, 72. Where a gain goes."""
    places = f"on an empty slot of yours, or on one or two {many_nines(view)} of yours without a card on top"
    if entry.kind != Kind.PLACE:
        return f"First say where your {gain(view)} goes: {places}."
    return f"Your {gain(view)} goes {places}."


def no_fetching(view: View, entry: Raw, names: Names) -> str:
    """MW-71. There is no such warrior, or no place for it; or it waits to be put down."""
    if view.stage == Stage.CARRY:
        return f"Kiwi has fetched the {view.carried}: first say where it goes."
    top = int(view.players[entry.seat].top[entry.column])
    if top not in WARRIORS:
        there = whose(view, names, entry.seat, entry.column)
        return f"Kiwi fetches a warrior, and there is none on {there}."
    return f"Kiwi fetches only a warrior that can then be played somewhere, and the {top} could not."


def no_freeing(view: View, entry: Raw, names: Names) -> str:
    """MW-72. Ninox finds no spirit there; or what it brought waits to be placed."""
    if view.stage == Stage.PLACE:
        return no_place(view, entry, names)
    return "Ninox lifts a spirit from a column of an opponent."


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

FLAWS: dict[int, str] = {
    Clause.MW_01: "there are more cards of a kind than the game has.",
    Clause.MW_02: "seen and unseen count the nines on the table, and there are more or fewer.",
    Clause.MW_03: "a spirit stands only on nines.",
    Clause.MW_05: "a Joker is never the top card of a column.",
    Clause.MW_07: "old counts the unseen cards in old places of hands and old_nine_count; they differ.",
    Clause.MW_11: f"a column has 0 to {MOST_NINES} nines and on top at most one warrior or spirit.",
    Clause.MW_20: "to_move is no seat of this game.",
    Clause.MW_21: f"every player holds {HAND} cards, and each has its origin.",
    Clause.MW_33: "a gain waits only in the stage that asks for its place; friends need a card to draw.",
    Clause.MW_34: "a fight gains one of the two warriors, or a Joker, below the other.",
    Clause.MW_38: "a place is asked for a gain that fits nowhere.",
    Clause.MW_50: "attacker, target and attack card do not make an attack.",
    Clause.MW_51: "the attacked player is the one to defend.",
    Clause.MW_52: "after a defence the attacker is asked, and no attack card waits.",
    Clause.MW_60: f"{FULL_COLUMNS} columns of {MOST_NINES} nines end the game; an ended game has its ending.",
    Clause.MW_63: f"a game has at most {TURNS_EACH} turns a player, an exchange {MOST_ATTACKS} attack cards.",
    Clause.MW_71: "a warrior is carried exactly while Kiwi asks where it goes.",
    Clause.MW_72: "a gain without a warrior comes from friends, unseen, or is a spirit that Ninox freed.",
    Clause.MW_73: "only Tuatara takes a card into a hand, and only a warrior or a Joker.",
    Clause.MW_81: "only the attacked player's teammate can help.",
    Clause.MW_82: "teammates do not attack each other.",
}


def flaw(clause: int) -> str:
    """What is wrong with a typed-in position."""
    return f"{FLAWS[clause]} (MW-{clause:02})"


# --- what is asked --------------------------------------------------------------------------------


def status(view: View, names: Names) -> str:
    """What the seat to move is asked."""
    if view.to_move < 0:
        return result(view, names)
    name = names[view.to_move]
    if view.stage == Stage.TURN:
        return f"{name}: play one card{or_pass(view)}."
    if view.stage == Stage.CARRY:
        return f"{name}: where does the {view.carried} go that Kiwi fetched?"
    if view.stage == Stage.PLACE:
        return f"{name}: where does your {gain(view)} go?"
    if view.stage == Stage.GO_ON:
        return f"{name}: your attack was defended. Go on with {answers(view)}, or give up?"
    return f"{name}: {threat(view, names)} Defend with {defence(view)}, or give up?"


def or_pass(view: View) -> str:
    if view.edition == Edition.MAUWI:
        return ", or pass: discard your hand and draw four cards"
    return "; only if you cannot, pass"


def answers(view: View) -> str:
    if view.attack_value == NONE:
        return f"the same value or a {joker(view)}"
    return f"{a_card(view, view.attack_value)} or a {joker(view)}"


def defence(view: View) -> str:
    if view.deck[TUATARA] == 0 or view.attack_value == NONE:
        return answers(view)
    return f"{a_card(view, view.attack_value)}, a {joker(view)} or Tuatara"


def gain(view: View) -> str:
    if view.gain_top != NONE:
        return f"{nine(view)} with the {view.gain_top} on top"
    return nine(view)


def threat(view: View, names: Names) -> str:
    """Who attacks what."""
    warrior = view.players[view.target_seat].top[view.target_column]
    card = a_card(view, view.attack_card)
    if view.attack_card == JOKER:
        card += f" as {a_card(view, view.attack_value)}"
    target = f"the {warrior} on {column_of(names, view.target_seat, view.target_column)}"
    return f"{names[view.attacker]} attacks {target} with {card}."


# --- moves as offers ------------------------------------------------------------------------------


def say(view: View, move: Move, names: Names) -> str:
    """A move as an offer: 'lay a 5 on your column B'."""
    entry = MOVES[move]
    if entry.seat != NONE and view.to_move >= 0:
        return say_column(view, entry, whose(view, names, entry.seat, entry.column))
    if entry.kind == Kind.DEFEND:
        return f"defend with {a_card(view, entry.card)}"
    if entry.kind == Kind.GO_ON:
        return f"go on with {a_card(view, entry.card)}"
    if entry.kind == Kind.GIVE_UP:
        return "give up"
    return "pass: discard your hand and draw four cards"


def say_column(view: View, entry: Raw, there: str) -> str:
    """An offer that concerns a column."""
    top = view.players[entry.seat].top[entry.column]
    if entry.kind == Kind.PLACE:
        return f"place your {gain(view)} on {there}"
    if entry.kind == Kind.LIFT:
        return f"lift the spirit from {there} with a {joker(view)}"
    if entry.kind == Kind.FETCH:
        return f"fetch the {top} from {there} with Kiwi"
    if entry.kind == Kind.FREE:
        return f"make the spirit on {there} your {nine(view)} with Ninox"
    if entry.kind == Kind.ANNOUNCE:
        value = top if entry.combo == Combo.FIGHT else NINE - top
        return say_combo(view, f"a {joker(view)} as {a_card(view, value)}", value, entry, there)
    card = view.carried if entry.kind == Kind.CARRY else entry.card
    if card == SPIRIT:
        return f"lift the spirit from {there}" if top == SPIRIT else f"block {there} with a spirit"
    return say_combo(view, a_card(view, card), card, entry, there)


def say_combo(view: View, what: str, value: int, entry: Raw, there: str) -> str:
    """A warrior laid: on a slot, on nines, on a warrior of one's own, or as an attack."""
    player = view.players[entry.seat]
    top = player.top[entry.column]
    if top in WARRIORS:
        effect = "fight" if value == top else "friends"
        verb = "play" if entry.seat == view.to_move else "attack with"
        return f"{verb} {what} on the {top} on {there} ({effect})"
    if entry.seat != view.to_move and player.nines[entry.column]:
        return f"block {there} with {what}"
    return f"lay {what} on {there}"


# --- what happened --------------------------------------------------------------------------------


def log(view: View, names: Names) -> list[str]:
    """What happened in the last move, for whoever this view belongs to."""
    lines = []
    for index in range(view.event_count):
        event = view.events[index]
        lines.append(SENTENCES[event.kind](view, event, names))
    return lines


def lays(view: View, event: Event, names: Names) -> str:
    what = a_card(view, event.a)
    if event.a == JOKER:
        what += f" as {a_card(view, event.what)}"
    return f"{names[event.seat]} plays {what} on {column_of(names, event.b, event.c)}."


def attacks(view: View, event: Event, names: Names) -> str:
    what = a_card(view, event.a)
    if event.a == JOKER:
        what += f" as {a_card(view, event.what)}"
    return f"{names[event.seat]} attacks {column_of(names, event.b, event.c)} with {what}."


def lifts(view: View, event: Event, names: Names) -> str:
    where = column_of(names, event.seat, event.c)
    return f"{names[event.seat]} lifts the spirit from {where} with {a_card(view, event.a)}."


def fetches(view: View, event: Event, names: Names) -> str:
    return (
        f"{names[event.seat]} plays Kiwi and fetches the {event.a} from {column_of(names, event.b, event.c)}."
    )


def frees(view: View, event: Event, names: Names) -> str:
    where = column_of(names, event.b, event.c)
    return f"{names[event.seat]} plays Ninox: the spirit on {where} becomes a {nine(view)}."


def defends(view: View, event: Event, names: Names) -> str:
    helped = "" if event.b == event.seat else f" {names[event.b]}"
    return f"{names[event.seat]} defends{helped} with {a_card(view, event.a)}."


def cancels(view: View, event: Event, names: Names) -> str:
    card = card_name(view, event.a)
    return f"{names[event.seat]} plays Tuatara: the attack is cancelled and the {card} taken."


def gives_up(view: View, event: Event, names: Names) -> str:
    if event.a == Stage.HELP:
        return f"{names[event.seat]} does not help."
    return f"{names[event.seat]} gives up the {'attack' if event.a == Stage.GO_ON else 'defence'}."


def befriends(view: View, event: Event, names: Names) -> str:
    return f"The {event.a} and the {event.b} become friends: {names[event.seat]} gains a {nine(view)}."


def fights(view: View, event: Event, names: Names) -> str:
    gained = f"{names[event.seat]} gains a {nine(view)} with the {event.b} on top"
    if event.a == JOKER:
        return f"The {event.b} fights the {joker(view)}: {gained}."
    return f"The two {event.a}s fight: {gained}."


def places(view: View, event: Event, names: Names) -> str:
    what = nine(view) if event.b == NONE else f"{nine(view)} with the {event.b} on top"
    return f"{names[event.seat]} places the {what} on {column_of(names, event.seat, event.a)}."


def loses(view: View, event: Event, names: Names) -> str:
    lost = [event.a] if event.b == NONE else [event.a, event.b]
    return f"The gain fits nowhere: {names[event.seat]} loses it ({cards(view, lost)} discarded)."


def passes(view: View, event: Event, names: Names) -> str:
    hand = [card for card in (event.a, event.b, event.c, event.what) if card >= 0]
    return f"{names[event.seat]} passes and discards {cards(view, hand)}."


def draws(view: View, event: Event, names: Names) -> str:
    if event.what < 0:
        return f"{names[event.seat]} draws a card."
    return f"{names[event.seat]} draws {a_card(view, event.what)}."


def reshuffles(view: View, event: Event, names: Names) -> str:
    return f"The discard pile ({counted(event.a, 'card')}) is shuffled into a new draw pile."


def ends(view: View, event: Event, names: Names) -> str:
    return f"The game ends: {ENDINGS[event.a].format(nines=many_nines(view))}."


ENDINGS: dict[int, str] = {
    Ending.COLUMNS: f"three columns of one player have {MOST_NINES} {{nines}} each",
    Ending.PILES: "draw pile and discard pile are empty, and a hand cannot be filled",
    Ending.TURNS: f"everybody has had {TURNS_EACH} turns",
}
SENTENCES: dict[int, Callable[[View, Event, Names], str]] = {
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
    ended = first_up(ENDINGS[view.ending].format(nines=many_nines(view)))
    if len(winning) > 1:
        return f"{ended}. {all_teams(names, winning)} share the win with {points(best)} each."
    verb = "win" if len(winning[0]) > 1 else "wins"
    return f"{ended}. {all_of(names[seat] for seat in winning[0])} {verb} with {points(best)}."


def all_teams(names: Names, teams: Sequence[Sequence[int]]) -> str:
    """'Ann, Bob and Cid'; where two play as a team, 'Ann with Cid and Bob with Dee'."""
    return all_of(" with ".join(names[seat] for seat in team) for team in teams)


def breakdown(view: View, names: Names) -> list[list[tuple[str, int]]]:
    """For each seat where its points come from: the columns, and the teammate's."""
    rows = []
    for seat in range(view.seats):
        player = view.players[seat]
        parts = []
        for column in range(COLUMN_COUNT):
            points = column_score(player.nines[column], player.top[column])
            parts.append((f"column {Column(column).name}: {content(view, seat, column)}", points))
        if player.teammate != NONE:
            teammate = view.players[player.teammate]
            parts.append((f"teammate {names[player.teammate]}", area_score(teammate)))
        rows.append(parts)
    return rows


def title(view: Spoken) -> str:
    return "Mauwi" if view.edition == Edition.MAUWI else "Mauw"
