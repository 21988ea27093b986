"""Mauwi and Mauw: every sentence a person reads."""

from collections.abc import Callable, Sequence
from typing import Any

from nekoban.core.record import NONE
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
    TIMES,
    TUATARA,
    TURNS_EACH,
    WARRIORS,
    Card,
    Clause,
    Colour,
    Column,
    Combo,
    Edition,
    Ending,
    Stage,
    Told,
)
from nekoban.games.mauwi.rules import area_score, colour, column_score
from nekoban.games.mauwi.state import ANNOUNCE, CARRY, DEFEND, FETCH, FREE, GIVE_UP, GO_ON, LIFT, MOVES, PLACE

Names = Sequence[str]

# --- words for things -----------------------------------------------------------------------------


def nine(view: Any) -> str:
    return "nine" if view.edition == Edition.MAUWI else "Mauw"


def many_nines(view: Any) -> str:
    return "nines" if view.edition == Edition.MAUWI else "Mauw"


def nines(view: Any, count: int) -> str:
    return f"{count} {nine(view) if count == 1 else many_nines(view)}"


def joker(view: Any) -> str:
    return "Joker" if view.edition == Edition.MAUWI else "Maui"


def colour_name(value: int) -> str:
    return Colour(colour(value)).name.lower()


def card_name(view: Any, card: int) -> str:
    """A card's name without an article: '5', 'spirit', 'Joker'."""
    if card in WARRIORS:
        return str(card)
    if card == SPIRIT:
        return "spirit"
    return joker(view) if card == JOKER else Card(card).name.capitalize()


def a_card(view: Any, card: int) -> str:
    """'a 5', 'an 8', 'a spirit', 'Kiwi'."""
    name = card_name(view, card)
    if card > JOKER:
        return name
    return f"an {name}" if name == "8" else f"a {name}"


def cards(view: Any, kinds: Sequence[int]) -> str:
    """Several cards in a row."""
    return ", ".join(card_name(view, card) for card in kinds)


def owner(names: Names, seat: int) -> str:
    name = names[seat]
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def column_of(names: Names, seat: int, column: int) -> str:
    return f"{owner(names, seat)} column {Column(column).name}"


def whose(view: Any, names: Names, seat: int, column: int) -> str:
    """A column as the seat to move would call it."""
    name = Column(column).name
    return f"your column {name}" if seat == view.to_move else f"{owner(names, seat)} column {name}"


def content(view: Any, seat: int, column: int) -> str:
    """What lies in a column: '4 on 3 nines'."""
    player = view.players[seat]
    top, count = player.top[column], player.nines[column]
    if top == NONE:
        return nines(view, count) if count else "empty"
    name = card_name(view, top)
    return f"{name} on {nines(view, count)}" if count else name


def listed(names: Sequence[Any]) -> str:
    """'Ann', 'Ann and Bob', 'Ann, Bob and Cid'."""
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


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
    Clause.MW_03: "A spirit goes only on {nines} that have no card on top.",
    Clause.MW_05: "A {joker} never lies on a column: it is played on a warrior, or on a spirit of your own.",
    Clause.MW_10: "Nobody sits there.",
    Clause.MW_11: "A column holds at most three {nines}.",
    Clause.MW_20: "It is your turn: play one card of your hand on a column{or_pass}.",
    Clause.MW_32: "Only a warrior of the same colour makes a combo.",
    Clause.MW_33: "Say where your gain goes: an empty slot of yours, or your {nines} without a card on top.",
    Clause.MW_40: "A spirit blocks the columns of others, not your own.",
    Clause.MW_43: "A spirit is lifted only by another spirit or a {joker}, and only on your own column.",
    Clause.MW_50: "Only a warrior of the same colour can attack.",
    Clause.MW_51: "You are attacked: defend with {defence}, or give up.",
    Clause.MW_52: "Go on attacking with {answers}, or give up.",
    Clause.MW_71: "Kiwi fetches a warrior that can then be played somewhere; first it must be put down.",
    Clause.MW_72: "Ninox lifts a spirit from a column of an opponent.",
    Clause.MW_73: "Tuatara answers an attack; it cannot be played in your own turn.",
    Clause.MW_81: "Your teammate is attacked: defend with {defence}, or give up.",
    Clause.MW_82: "Your teammate is neither blocked nor attacked.",
    Clause.MW_91: "A warrior goes only on a free slot of your own area.",
    Clause.MW_92: "You can play a card, so you may not pass.",
    Clause.OVER: "The game is over.",
}


def reason(view: Any, move: int, clause: int, names: Names) -> str:
    """Why a move is refused."""
    card = needed_card(move)
    is_answer = MOVES[move].kind in (DEFEND, GO_ON)
    if clause == Clause.MW_20 and card != NONE and not (is_answer and view.stage == Stage.TURN):
        return f"You do not hold {a_card(view, card)}."
    return REASONS[clause].format(
        nines=many_nines(view),
        joker=joker(view),
        defence=defence(view),
        answers=answers(view),
        or_pass=or_pass(view),
    )


def needed_card(move: int) -> int:
    """The card of the hand that a move takes."""
    needed: dict[int, int] = {ANNOUNCE: JOKER, LIFT: JOKER, FETCH: KIWI, FREE: NINOX}
    return needed.get(MOVES[move].kind, int(MOVES[move].card))


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


def status(view: Any, names: Names) -> str:
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


def or_pass(view: Any) -> str:
    if view.edition == Edition.MAUWI:
        return ", or pass: discard your hand and draw four cards"
    return "; only if you cannot, pass"


def answers(view: Any) -> str:
    if view.attack_value == NONE:
        return f"the same value or a {joker(view)}"
    return f"{a_card(view, view.attack_value)} or a {joker(view)}"


def defence(view: Any) -> str:
    if view.deck[TUATARA] == 0 or view.attack_value == NONE:
        return answers(view)
    return f"{a_card(view, view.attack_value)}, a {joker(view)} or Tuatara"


def gain(view: Any) -> str:
    if view.gain_top != NONE:
        return f"{nine(view)} with the {view.gain_top} on top"
    return nine(view)


def threat(view: Any, names: Names) -> str:
    """Who attacks what."""
    warrior = view.players[view.target_seat].top[view.target_column]
    card = a_card(view, view.attack_card)
    if view.attack_card == JOKER:
        card += f" as {a_card(view, view.attack_value)}"
    target = f"the {warrior} on {column_of(names, view.target_seat, view.target_column)}"
    return f"{names[view.attacker]} attacks {target} with {card}."


# --- moves as offers ------------------------------------------------------------------------------


def say(view: Any, move: int, names: Names) -> str:
    """A move as an offer: 'lay a 5 on your column B'."""
    entry = MOVES[move]
    if entry.seat != NONE and view.to_move >= 0:
        return say_column(view, entry, whose(view, names, entry.seat, entry.column))
    if entry.kind == DEFEND:
        return f"defend with {a_card(view, entry.card)}"
    if entry.kind == GO_ON:
        return f"go on with {a_card(view, entry.card)}"
    if entry.kind == GIVE_UP:
        return "give up"
    return "pass: discard your hand and draw four cards"


def say_column(view: Any, entry: Any, there: str) -> str:
    """An offer that concerns a column."""
    top = view.players[entry.seat].top[entry.column]
    if entry.kind == PLACE:
        return f"place your {gain(view)} on {there}"
    if entry.kind == LIFT:
        return f"lift the spirit from {there} with a {joker(view)}"
    if entry.kind == FETCH:
        return f"fetch the {top} from {there} with Kiwi"
    if entry.kind == FREE:
        return f"make the spirit on {there} your {nine(view)} with Ninox"
    if entry.kind == ANNOUNCE:
        value = top if entry.combo == Combo.FIGHT else NINE - top
        return say_combo(view, f"a {joker(view)} as {a_card(view, value)}", value, entry, there)
    card = view.carried if entry.kind == CARRY else entry.card
    if card == SPIRIT:
        return f"lift the spirit from {there}" if top == SPIRIT else f"block {there} with a spirit"
    return say_combo(view, a_card(view, card), card, entry, there)


def say_combo(view: Any, what: str, value: int, entry: Any, there: str) -> str:
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


def log(view: Any, names: Names) -> list[str]:
    """What happened in the last move, for whoever this view belongs to."""
    lines = []
    for index in range(view.event_count):
        event = view.events[index]
        lines.append(SENTENCES[event.kind](view, event, names))
    return lines


def lays(view: Any, event: Any, names: Names) -> str:
    what = a_card(view, event.a)
    if event.a == JOKER:
        what += f" as {a_card(view, event.what)}"
    return f"{names[event.seat]} plays {what} on {column_of(names, event.b, event.c)}."


def attacks(view: Any, event: Any, names: Names) -> str:
    what = a_card(view, event.a)
    if event.a == JOKER:
        what += f" as {a_card(view, event.what)}"
    return f"{names[event.seat]} attacks {column_of(names, event.b, event.c)} with {what}."


def lifts(view: Any, event: Any, names: Names) -> str:
    where = column_of(names, event.seat, event.c)
    return f"{names[event.seat]} lifts the spirit from {where} with {a_card(view, event.a)}."


def fetches(view: Any, event: Any, names: Names) -> str:
    return (
        f"{names[event.seat]} plays Kiwi and fetches the {event.a} from {column_of(names, event.b, event.c)}."
    )


def frees(view: Any, event: Any, names: Names) -> str:
    where = column_of(names, event.b, event.c)
    return f"{names[event.seat]} plays Ninox: the spirit on {where} becomes a {nine(view)}."


def defends(view: Any, event: Any, names: Names) -> str:
    helped = "" if event.b == event.seat else f" {names[event.b]}"
    return f"{names[event.seat]} defends{helped} with {a_card(view, event.a)}."


def cancels(view: Any, event: Any, names: Names) -> str:
    card = card_name(view, event.a)
    return f"{names[event.seat]} plays Tuatara: the attack is cancelled and the {card} taken."


def gives_up(view: Any, event: Any, names: Names) -> str:
    if event.a == Stage.HELP:
        return f"{names[event.seat]} does not help."
    return f"{names[event.seat]} gives up the {'attack' if event.a == Stage.GO_ON else 'defence'}."


def befriends(view: Any, event: Any, names: Names) -> str:
    return f"The {event.a} and the {event.b} become friends: {names[event.seat]} gains a {nine(view)}."


def fights(view: Any, event: Any, names: Names) -> str:
    gained = f"{names[event.seat]} gains a {nine(view)} with the {event.b} on top"
    if event.a == JOKER:
        return f"The {event.b} fights the {joker(view)}: {gained}."
    return f"The two {event.a}s fight: {gained}."


def places(view: Any, event: Any, names: Names) -> str:
    what = nine(view) if event.b == NONE else f"{nine(view)} with the {event.b} on top"
    return f"{names[event.seat]} places the {what} on {column_of(names, event.seat, event.a)}."


def loses(view: Any, event: Any, names: Names) -> str:
    lost = [event.a] if event.b == NONE else [event.a, event.b]
    return f"The gain fits nowhere: {names[event.seat]} loses it ({cards(view, lost)} discarded)."


def passes(view: Any, event: Any, names: Names) -> str:
    hand = [card for card in (event.a, event.b, event.c, event.what) if card >= 0]
    return f"{names[event.seat]} passes and discards {cards(view, hand)}."


def draws(view: Any, event: Any, names: Names) -> str:
    if event.what < 0:
        return f"{names[event.seat]} draws a card."
    return f"{names[event.seat]} draws {a_card(view, event.what)}."


def reshuffles(view: Any, event: Any, names: Names) -> str:
    return f"The discard pile ({event.a} cards) is shuffled into a new draw pile."


def ends(view: Any, event: Any, names: Names) -> str:
    return f"The game ends: {ENDINGS[event.a].format(nines=many_nines(view))}."


ENDINGS = {
    Ending.COLUMNS: f"three columns of one player have {MOST_NINES} {{nines}} each",
    Ending.PILES: "draw pile and discard pile are empty, and a hand cannot be filled",
    Ending.TURNS: f"everybody has had {TURNS_EACH} turns",
}
SENTENCES: dict[int, Callable[[Any, Any, Names], str]] = {
    Told.LAYS: lays,
    Told.LIFTS: lifts,
    Told.FETCHES: fetches,
    Told.NINOX: frees,
    Told.ATTACKS: attacks,
    Told.DEFENDS: defends,
    Told.TUATARA: cancels,
    Told.GIVES_UP: gives_up,
    Told.FRIENDS: befriends,
    Told.FIGHTS: fights,
    Told.PLACES: places,
    Told.LOSES: loses,
    Told.PASSES: passes,
    Told.DRAWS: draws,
    Told.RESHUFFLES: reshuffles,
    Told.ENDS: ends,
}


# --- the end --------------------------------------------------------------------------------------


def team_of(view: Any, seat: int) -> list[int]:
    """A player and the teammate, in the order of seats."""
    mate = view.players[seat].teammate
    return sorted({seat, seat if mate == NONE else mate})


def result(view: Any, names: Names) -> str:
    """How the game ended; a tie is a shared win (MW-62)."""
    totals = {}
    for seat in range(view.seats):
        team = team_of(view, seat)
        totals[tuple(team)] = sum(area_score(view.players[member]) for member in team)
    best = max(totals.values())
    winning = [team for team, total in totals.items() if total == best]
    said = [listed([names[seat] for seat in team]) for team in winning]
    ended = first_up(ENDINGS[view.ending].format(nines=many_nines(view)))
    if len(winning) > 1:
        return f"{ended}. {'; '.join(said)} share the win with {best} points each."
    verb = "win" if len(winning[0]) > 1 else "wins"
    return f"{ended}. {said[0]} {verb} with {best} points."


def breakdown(view: Any, names: Names) -> list[list[tuple[str, int]]]:
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


# --- the table in text ----------------------------------------------------------------------------

YOU, EMPTY, NO_CARDS, ATTACKED = "you", "empty", "no cards", "<- attacked"


def your_hand(held: str) -> str:
    return f"Your hand: {held}"


def piles_line(drawable: int, discarded: int) -> str:
    return f"Draw pile {drawable} · discard pile {discarded}"


def seat_note(seat: int) -> str:
    return f"seat {seat + 1}"


def team_with(name: str) -> str:
    return f"team with {name}"


def cards_note(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def holds(held: str) -> str:
    return f"holds {held}"


# --- the picture ----------------------------------------------------------------------------------

BUTTONS = {"pass": "Pass", "give-up": "Give up", "friends": "Friends", "fight": "Fight"}


def kind_name(view: Any, card: int) -> str:
    """'warrior 5, blue', 'spirit', 'Joker'."""
    return f"warrior {card}, {colour_name(card)}" if card in WARRIORS else card_name(view, card)


def first_up(sentence: str) -> str:
    return sentence[0].upper() + sentence[1:]


def held_title(view: Any, card: int, name: str) -> str:
    """A card in a hand; `name` is empty for the viewer's own."""
    if card < 0:
        return f"A hidden card of {name}" if name else "A hidden card"
    return f"{first_up(kind_name(view, card))}, in {'the hand of ' + name if name else 'your hand'}"


def column_title(view: Any, name: str, column: int, count: int, top: int) -> str:
    """'Your column B: warrior 4, blue, on 3 nines: 32 points'; `name` is empty for the viewer's own."""
    where = f"{name}, column {Column(column).name}" if name else f"Your column {Column(column).name}"
    if top == NONE and not count:
        return f"{where}: empty"
    what = kind_name(view, top) if top != NONE else ""
    under = nines(view, count) if count else ""
    both = f"{what}, on {under}" if what and under else what or under
    return f"{where}: {both}: {points(column_score(count, top))}"


def points(count: int) -> str:
    return "1 point" if count == 1 else f"{count} points"


def column_label(column: int, count: int, top: int, is_long: bool) -> str:
    """A column's letter and how it counts: 'B 4×8=32', or short 'B 32'."""
    name, total = Column(column).name, column_score(count, top)
    if top == NONE and not count:
        return name
    if not count or not is_long:
        return f"{name} {total}"
    return f"{name} {NINE if top == NONE else top}×{TIMES[count]}={total}"


def hidden_title(name: str, count: int) -> str:
    return f"{name}: {'a hidden card' if count == 1 else f'{count} hidden cards'}"


def pile_title(count: int) -> str:
    return f"Draw pile: {'1 card' if count == 1 else f'{count} cards'}"


def discards_title(view: Any, counts: Sequence[int]) -> str:
    found = [f"{count} × {card_name(view, card)}" for card, count in enumerate(counts) if count]
    return f"Discard pile: {', '.join(found) or 'empty'}"


def score_title(name: str, count: int) -> str:
    return f"{name}: {points(count)}"


def team_note(name: str, total: int) -> str:
    return f"with {name}: {total}"


def you(name: str) -> str:
    return f"{name} (you)"


def button_title(view: Any, button: str) -> str:
    return {
        "pass": "Pass: discard your hand and draw four cards",
        "give-up": "Give up: play no card in this exchange",
        "friends": f"Friends: the {joker(view)} makes nine with the warrior",
        "fight": f"Fight: the {joker(view)} is of the same value as the warrior",
    }[button]


def button_label(view: Any, button: str) -> str:
    return BUTTONS[button]


def title(view: Any) -> str:
    return "Mauwi" if view.edition == Edition.MAUWI else "Mauw"
