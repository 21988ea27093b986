"""Nine Lives: every sentence a person reads."""

from collections.abc import Callable, Sequence
from typing import Any

from nekoban.core.game import OK
from nekoban.core.record import NOBODY
from nekoban.games.nine_lives import state as table
from nekoban.games.nine_lives.data.lives import life_set, read_cats
from nekoban.games.nine_lives.parts import (
    CARDS,
    DECK,
    FIRST_COLUMN,
    LEFT_END,
    LIFE_CARDS,
    LIMIT_OF,
    LIVES,
    NOUGHT,
    NP,
    NUMBERS,
    OUTSIDE_HIGH,
    OUTSIDE_LOW,
    POWER_CARDS,
    RIGHT_END,
    SHIFTED_HIGH,
    SHIFTED_LOW,
    STACK,
    SUIT_OF,
    TALL_STACK,
    VALUE_OF,
    Cat,
    Clause,
    Power,
    Sign,
    Stage,
    Suit,
    Told,
)
from nekoban.games.nine_lives.rules import STAGE_OF_KIND, chosen_total
from nekoban.games.nine_lives.rules.cards import banned_suits, place_refusal
from nekoban.games.nine_lives.rules.numbers import banned_numbers, duplicate_numbers
from nekoban.games.nine_lives.rules.stacks import fewest_cards
from nekoban.games.nine_lives.rules.turns import can_play, end_refusal, skip_refusal
from nekoban.games.nine_lives.rules.wagers import demand_clause, may_wager
from nekoban.games.nine_lives.state import MOVES

UNIT = ("life", "lives")  # what a lead is counted in
TEXTS = {(int(card.power), card.parameter): card.text for card in POWER_CARDS} | {(0, 0): "No power."}
KEY_TEXTS = {int(card.power): card.text for card in POWER_CARDS}

REASONS = {
    Clause.NL_02: "You do not hold that card.",
    Clause.NL_11: "Play a number that is not on the table: the first starts the row, others go to an end.",
    Clause.NL_14: "A wager comes before the cards are chosen.",
    Clause.NL_15: "You have wagered for a stack, so you must play two or more cards together.",
    Clause.NL_16: "No stack with that card makes a number you may play.",
    Clause.NL_18: "Without a wager only a single card may be played.",
    Clause.NL_19: "You can play, so you cannot give up.",
    Clause.NL_20: "You have no life left to wager.",
    Clause.NL_50: "That is the number of cards on the table, which may not be played.",
    Clause.NL_51: "At this table a wager is for a card or for a stack, and otherwise for both.",
    Clause.NL_52: "The first and the last life cannot be wagered.",
    Clause.NL_53: "Only one star card can be played per round.",
    Clause.NL_54: "The bad suit cannot be played outside a stack.",
    Clause.NL_60: "Nothing lets you skip this turn now.",
    Clause.OVER: "The game is over.",
}
FLAWS = {
    Clause.NL_02: "hand: it has hand_count cards, one in each of its first places; hand_open is 0 or 1.",
    Clause.NL_03: (
        "lives and lost: nine together, life_count and lost_count of them in the first places; "
        "wagered_count is at most life_count."
    ),
    Clause.NL_05: "power, parameter and shown must be those of the life on top.",
    Clause.NL_10: "to_move, kittyking and the like must be seats of this game; stage must be a question.",
    Clause.NL_11: "row_count columns, each with column_length cards, must be the row_card_count row_cards.",
    Clause.NL_14: "wager_count: at most the lives wagered by the seat to move; draws_due waits for a column.",
    Clause.NL_16: (
        "chosen_count is the number of hand cards chosen, 1 added and 2 subtracted; "
        "only who builds a stack has any."
    ),
    Clause.NL_21: "deck and discards must have deck_count and discard_count cards.",
    Clause.NL_22: "column_total: 200 and what its cards can make; likewise first_total and last_total.",
    Clause.NL_23: (
        "start_column: a column, with first_total and last_total; none of them in an empty row; "
        "laid_column: a column, once the turn's play is made."
    ),
    Clause.NL_36: "stage, ending, failed, crowned and phase do not fit together, or wagers are still out.",
    Clause.NL_37: "loss: only where collateral damage asks for its target, and as the round ended.",
    Clause.NL_40: "The game is over exactly when a player has no life left, or after 400 rounds.",
    Clause.NL_54: "bad_suit: named by the Kittyking at the start of each round, in games that have one.",
    Clause.NL_60: (
        "round_count is from 1 to 400, turn_count to 200, skip_count below the number of players; "
        "other counts are not below 0, what is yes or no is 0 or 1, and a second turn follows a first."
    ),
    Clause.NP_87: "order: 0, or once numbers were played 1 for upwards and 2 for downwards.",
    Clause.NP_58: "named: 200 and a number from −9 to 18, or 0 for none.",
}
NEW_NUMBER = "play a number that is not on the table"
OLD_NUMBER = "play a number that is on the table already"  # NP-10
ANY_NUMBER = "play a number that is not on the table, or one that your life lets you play again"
STATUS = {
    Stage.STACK: "add another card to the stack, or choose its place",
    Stage.COLUMN: "draw a single-card column from the row",
    Stage.GIVE: "give one of your cards to another player",
    Stage.STEAL: "choose a player to take a card from",
    Stage.ASK: "name a card, and the player you ask for it",
    Stage.BLAME: "choose who loses a life too",
    Stage.UNCOVER: "choose which of your lives goes on top",
    Stage.SWAP_HANDS: "swap hands with another player, or keep yours",
    Stage.CROWN: "name the next Kittyking",
    Stage.TAKE: "take a card from the row",
    Stage.BAD_SUIT: "name the bad suit of this round",
    Stage.NAME: "name a number for this round",
    Stage.SWAP_LIVES: "choose two players whose top lives change places",
}


# Names of things


def card_name(card: int) -> str:
    return f"{suit_name(SUIT_OF[card])} {VALUE_OF[card]}"


def suit_name(suit: int) -> str:
    return Suit(suit).name.lower()


def cat_name(cat: int) -> str:
    return Cat(cat).name.title()


def life_name(card: int) -> str:
    return f"the {cat_name(card // LIVES)}'s life {card % LIVES + 1}"


def place_name(place: int) -> str:
    if place >= FIRST_COLUMN:
        return f"onto column {place - FIRST_COLUMN + 1}"
    return {LEFT_END: "on the left", RIGHT_END: "on the right"}.get(place, "as the start of the row")


def counted(count: int, noun: str) -> str:
    plural = {"life": "lives"}.get(noun, noun + "s")
    return f"{count} {noun if count == 1 else plural}"


def power_text(view: Any, card: int) -> str:
    """What a life card says, its parameter filled in."""
    return TEXTS[view.powers[card], view.parameters[card]]


def top_text(view: Any, seat: int) -> str:
    player = view.players[seat]
    return TEXTS[player.power, player.parameter]


def life_set_lines(number: int) -> list[str]:
    """`nekoban life-set N`: the 54 life cards of a set."""
    lines = [f"Life set {number}"]
    for life in life_set(number):
        if life.number == 1:
            lines += ["", cat_name(life.cat)]
        lines.append(f"  {life.number} (hand limit {LIMIT_OF[life.number]}): {life.text}")
    return lines


# Why not?


def reason(view: Any, move: int, clause: int, names: Sequence[str]) -> str:
    """Why a move is refused; a power is named with its owner."""
    row = MOVES[move]
    if is_something_else(view, row):
        return f"What is asked now: {asked(view)}."
    if clause == Clause.NL_11:
        return duplicate_reason(view, row)
    if clause < NP:
        return REASONS[Clause(clause)]
    return power_reason(view, row, Power(clause - NP), names)


def is_something_else(view: Any, row: Any) -> bool:
    """Whether a kind of move is tried that nobody asks for now."""
    is_turn = view.stage in (Stage.TURN, Stage.STACK)
    asked_at = STAGE_OF_KIND[row.kind]
    return view.to_move >= 0 and asked_at != view.stage and not (is_turn and asked_at == Stage.TURN)


def duplicate_reason(view: Any, row: Any) -> str:
    """NL-11. Which number lies on the table already, if that is what is wrong."""
    if row.kind not in (table.LAY, table.PUT) or place_refusal(view, view.to_move, row.place) != OK:
        return REASONS[Clause.NL_11]
    return f"{number(number_played(view, row))} is on the table already."


def number_played(view: Any, row: Any) -> int:
    """The number a single card, or the stack chosen so far, would be."""
    if row.kind == table.LAY:
        return table.counted_value(view, view.to_move, row.card)
    return chosen_total(view, view.to_move)


def power_reason(view: Any, row: Any, power: Power, names: Sequence[str]) -> str:
    """What a life says against the move: one's own, or somebody else's; or that no life allows it."""
    seat = view.to_move
    if power == Power.WAGER_FORCE and view.demand_from >= 0:  # NP-50: that life is wagered, and not shown
        said = KEY_TEXTS[power]
        return f"{names[view.demand_from]} wagered a life that says so, and you are next: {said}"
    if power in FOR_OTHERS:
        for owner in range(view.seats):
            if owner != seat and forbids(view, row, owner, power):
                life = capital(life_name(table.top_life(view.players[owner])))
                return f"{life}, which {names[owner]} shows, forbids it: {top_text(view, owner)}"
    elif seat >= 0 and view.players[seat].power == power:
        if power == Power.REPLACE_PLAY:
            return "There is no such column to play onto."
        life = life_name(table.top_life(view.players[seat]))
        return f"Your top life, {life}, says: {top_text(view, seat)}"
    return f"Only a life with this power would make that possible: {KEY_TEXTS[power]}"


FOR_OTHERS = (  # powers that bind everybody but their owner
    Power.OTHERS_NO_NUMBER,
    Power.OTHERS_FOLLOW,
    Power.OTHERS_CANT_STACK,
    Power.OTHERS_CANT_WAGER,
    Power.OTHERS_NO_SUIT,
    Power.PLAY_IN_ORDER,
)


def forbids(view: Any, row: Any, owner: int, power: Power) -> bool:
    """Whether the owner's top life has that power, and forbids this very suit or number."""
    seat = view.to_move
    if view.players[owner].power != power:
        return False
    if power == Power.OTHERS_NO_SUIT:
        return bool(banned_suits(view, seat, owner) & suits_played(view, row))
    if power == Power.OTHERS_NO_NUMBER:
        return bool(banned_numbers(view, seat, owner) >> max(0, number_played(view, row)) & 1)
    return True


def suits_played(view: Any, row: Any) -> int:
    """The suits of a play as its player counts them, one bit a suit."""
    seat = view.to_move
    if row.kind != table.PUT:
        return 1 << table.counted_suit(view, seat, row.card)
    player, suits = view.players[seat], 0
    for index in range(player.hand_count):
        if player.chosen[index] > 0:
            suits |= 1 << table.counted_suit(view, seat, player.hand[index])
    return suits


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def flaw(clause: int) -> str:
    """What is wrong with a typed-in position."""
    if clause in FLAWS:
        return FLAWS[Clause(clause)]
    return f"stage: only this life on top asks that, where there is an answer: {KEY_TEXTS[clause - NP]}"


# What is asked


def status(view: Any, names: Sequence[str]) -> str:
    """What the seat to move is asked."""
    if view.to_move < 0:
        return result(view, names)
    return f"{names[view.to_move]}: {asked(view)}."


def asked(view: Any) -> str:
    """What the seat to move is asked, without its name."""
    if view.stage == Stage.TURN:
        return turn_status(nothing_chosen(view))
    if view.stage == Stage.NAME and view.players[view.to_move].power == Power.EXTRA_NUM_OUTSIDE_RANGE:
        low, high = number(OUTSIDE_LOW), number(OUTSIDE_HIGH)
        return f"name a number for this round, from {low} to {high} but not from 1 to {NUMBERS}"
    return STATUS[Stage(view.stage)]


def nothing_chosen(view: Any) -> Any:
    """The view of a turn, where no card is chosen yet: everybody knows that, though views hide the choice."""
    known = view.twin()
    known.players[view.to_move].chosen[:] = 0
    return known


def turn_status(view: Any) -> str:
    """What the seat to move may do in its turn; what its cards allow is said only to who sees them."""
    seat = view.to_move
    ways = ["skip this turn"] if skip_refusal(view, seat) == OK else []
    if end_refusal(view, seat) == OK:
        ways.append("end the turn")
    if demand_clause(view, seat) != OK:
        return either("you must wager a life first", *ways)
    if may_wager(view, seat):
        ways.insert(0, "wager another life" if view.wager_count else "wager a life")
    if sees_hand(view, seat) and not can_play(view, seat):
        nothing = "no stack" if view.stack_due else "no card"
        return f"{nothing} can be played: {either(*ways, 'give up') if ways else 'you have to give up'}"
    return either(play_status(view, seat), *ways)


def play_status(view: Any, seat: int) -> str:
    """What kind of play the turn asks for."""
    if view.stack_due:
        return f"play a stack of {COUNTS[fewest_cards(view, seat)]} or more cards"
    if end_refusal(view, seat) == OK:
        return "take a second turn"
    if view.row_count == 0:
        return "start the row with any card you may play"
    if view.players[seat].power == Power.INVERSE_TURN:
        return OLD_NUMBER
    return NEW_NUMBER if duplicate_numbers(view, seat) == table.numbers_on_table(view) else ANY_NUMBER


COUNTS = {STACK: "two", TALL_STACK: "three"}


def either(*ways: str) -> str:
    """'this', 'this, or that', 'this, that, or else'."""
    return f"{', '.join(ways[:-1])}, or {ways[-1]}" if len(ways) > 1 else "".join(ways)


def sees_hand(view: Any, seat: int) -> bool:
    player = view.players[seat]
    return player.hand_count == 0 or player.hand[0] >= 0


def say(view: Any, move: int, names: Sequence[str]) -> str:
    """A move as an offer: 'play star 2 on the left'."""
    row = MOVES[move]
    said = SAYINGS[row.kind]
    return said(view, row, names) if callable(said) else said


def say_sign(view: Any, row: Any, names: Sequence[str]) -> str:
    return f"{'add' if row.sign == Sign.PLUS else 'subtract'} {card_name(row.card)}"


def say_put(view: Any, row: Any, names: Sequence[str]) -> str:
    return f"put the stack {place_name(row.place)}"


def say_uncover(view: Any, row: Any, names: Sequence[str]) -> str:
    card = view.players[view.to_move].lives[row.life] if view.to_move >= 0 else -1
    return f"put {life_name(card)} on top" if card >= 0 else f"put life {row.life + 1} on top"


def say_take(view: Any, row: Any, names: Sequence[str]) -> str:
    if row.spot < view.row_card_count:
        return f"take {card_name(view.row_cards[row.spot])} (card {row.spot + 1} of the row)"
    return f"take card {row.spot + 1} of the row"


Saying = str | Callable[[Any, Any, Sequence[str]], str]


def seat_name(names: Sequence[str], seat: int) -> str:
    return names[seat] if seat < len(names) else f"player {seat + 1}"


SAYINGS: dict[int, Saying] = {
    table.LAY: lambda view, row, names: f"play {card_name(row.card)} {place_name(row.place)}",
    table.PICK: say_sign,
    table.PUT: say_put,
    table.WAGER: "wager a life",
    table.WAGER_CARD: "wager a life for a card",
    table.WAGER_STACK: "wager a life for a stack",
    table.GIVE_UP: "give up",
    table.SKIP: "skip this turn",
    table.END: "end the turn",
    table.DRAW: lambda view, row, names: f"draw column {row.place - FIRST_COLUMN + 1}",
    table.GIVE: lambda view, row, names: f"give {card_name(row.card)} to {seat_name(names, row.seat)}",
    table.STEAL: lambda view, row, names: f"take a card from {seat_name(names, row.seat)}",
    table.ASK: lambda view, row, names: f"ask {seat_name(names, row.seat)} for a {card_name(row.card)}",
    table.BLAME: lambda view, row, names: f"let {seat_name(names, row.seat)} lose a life too",
    table.UNCOVER: say_uncover,
    table.SWAP_HANDS: lambda view, row, names: f"swap hands with {seat_name(names, row.seat)}",
    table.KEEP_HAND: "keep your hand",
    table.CROWN: lambda view, row, names: f"make {seat_name(names, row.seat)} Kittyking",
    table.TAKE: say_take,
    table.NAME_BAD_SUIT: lambda view, row, names: f"call {suit_name(row.suit)}s bad",
    table.NAME: lambda view, row, names: f"name {number(row.number)}",
    table.SWAP_LIVES: lambda view, row, names: f"swap the top life of {seat_name(names, row.seat)}",
}


# What happened


def log(view: Any, names: Sequence[str]) -> list[str]:
    """What happened in the last move, for whoever this view belongs to."""
    lines: list[str] = []
    cards: list[tuple[int, int]] = []
    for index in range(view.event_count):
        event = view.events[index]
        if event.kind == Told.CARD:
            cards.append((event.a, event.b))
        elif event.kind == Told.LAYS:
            lines.append(lay_line(event, cards, names))
            cards = []
        else:
            name = names[event.seat] if event.seat >= 0 else ""
            lines.append(LINES[event.kind](view, event, str(name), names))
    return lines


def lay_line(event: Any, cards: Sequence[tuple[int, int]], names: Sequence[str]) -> str:
    """A play: its cards with their signs, and what they count where that is not what they show."""
    told = [f"{'+' if sign == Sign.PLUS else '−'} {card_name(card)}" for card, sign in cards]
    shown = sum(VALUE_OF[card] if sign == Sign.PLUS else -VALUE_OF[card] for card, sign in cards)
    total = event.a - NOUGHT
    made = f" = {number(total)}" if len(cards) > 1 else ""
    if total != shown:
        made += ", as their life counts them," if len(cards) > 1 else f" as a {number(total)}"
    return f"{names[event.seat]} plays {' '.join(told).removeprefix('+ ')}{made} {place_name(event.b)}."


def draws_line(view: Any, event: Any, name: str, names: Sequence[str]) -> str:
    return f"{name} draws {card_name(event.what) if event.what >= 0 else 'a card'}."


def top_line(view: Any, event: Any, name: str, names: Sequence[str]) -> str:
    is_on_top = event.a == table.top_life(view.players[event.seat])
    limit = table.hand_limit(view, event.seat) if is_on_top else LIMIT_OF[event.a % LIVES + 1]  # NP-84
    return f"{name} now shows {life_name(event.a)} (hand limit {limit}): {power_text(view, event.a)}"


def gives_line(view: Any, event: Any, name: str, names: Sequence[str]) -> str:
    return f"{name} gives {card_name(event.what) if event.what >= 0 else 'a card'} to {names[event.a]}."


def steals_line(view: Any, event: Any, name: str, names: Sequence[str]) -> str:
    return f"{name} takes {card_name(event.what) if event.what >= 0 else 'a card'} from {names[event.a]}."


def asks_line(view: Any, event: Any, name: str, names: Sequence[str]) -> str:
    got = "and gets it" if event.c else "in vain"
    return f"{name} asks {names[event.a]} for a {card_name(event.b)}, {got}."


def wagers_line(view: Any, event: Any, name: str, names: Sequence[str]) -> str:
    return f"{name} wagers {counted(event.a, 'life')}."


def loses_line(view: Any, event: Any, name: str, names: Sequence[str]) -> str:
    return f"{name} loses {counted(event.a, 'life')}."


Line = Callable[[Any, Any, str, Sequence[str]], str]

LINES: dict[int, Line] = {
    Told.ROUND: lambda view, event, name, names: f"Round {event.a}. {name} is Kittyking.",
    Told.TOP: top_line,
    Told.WAGERS: wagers_line,
    Told.DRAWS: draws_line,
    Told.DRAWS_DISCARD: lambda view, event, name, names: (
        f"{name} draws {card_name(event.a)} from the discard pile."
    ),
    Told.DRAWS_COLUMN: lambda view, event, name, names: f"{name} draws {card_name(event.a)} from the row.",
    Told.SHUFFLES: lambda view, event, name, names: "The discard pile is shuffled into a new deck.",
    Told.REPLACES: lambda view, event, name, names: (
        f"{name} discards the column that counts {number(event.a - NOUGHT)}."
    ),
    Told.FAILS: lambda view, event, name, names: f"{name} cannot play: the round ends.",
    Told.FULL: lambda view, event, name, names: "All numbers from 1 to 9 are on the table: the round ends.",
    Told.EMPTY_HAND: lambda view, event, name, names: (
        f"{name} has an empty hand: the round ends, and everyone loses a life."
    ),
    Told.IDLE: lambda view, event, name, names: "The round ends, and nobody loses a life.",
    Told.SKIPS: lambda view, event, name, names: f"{name}'s turn is skipped.",
    Told.ENDS_TURN: lambda view, event, name, names: f"{name} takes no second turn.",
    Told.SECOND_TURN: lambda view, event, name, names: f"{name} has a second turn.",
    Told.REVERSES: lambda view, event, name, names: f"{name} reverses the direction of play.",
    Told.GIVES: gives_line,
    Told.STEALS: steals_line,
    Told.ASKS: asks_line,
    Told.PASSES_HANDS: lambda view, event, name, names: (
        f"{name} has an empty hand: everybody passes their hand to the {'right' if event.a else 'left'}."
    ),
    Told.OPENS: lambda view, event, name, names: f"{name}'s hand is open for the rest of the game.",
    Told.LOSES: loses_line,
    Told.REGAINS: lambda view, event, name, names: f"{name} takes back {life_name(event.a)}.",
    Told.BLAMES: lambda view, event, name, names: (
        f"{name} drags {names[event.a]} along."
        if event.b
        else f"{name} picks {names[event.a]}, whose life lets nothing but an own failure cost one."
    ),
    Told.UNCOVERS: lambda view, event, name, names: f"{name} puts {life_name(event.a)} on top.",
    Told.SWAPS_HANDS: lambda view, event, name, names: f"{name} swaps hands with {names[event.a]}.",
    Told.CROWNS: lambda view, event, name, names: f"{name} names {names[event.a]} Kittyking.",
    Told.TAKES: lambda view, event, name, names: f"{name} takes {card_name(event.a)} from the row.",
    Told.BAD_SUIT: lambda view, event, name, names: f"{name} calls {suit_name(event.a)}s bad for this round.",
    Told.NAMES: lambda view, event, name, names: f"{name} names the number {number(event.a - NOUGHT)}.",
    Told.SWAPS_LIVES: lambda view, event, name, names: (
        f"{name} swaps the top lives of {names[event.a]} and {names[event.b]}."
    ),
    Told.GAME_OVER: lambda view, event, name, names: "The game is over.",
}


# How it ended


def result(view: Any, names: Sequence[str]) -> str:
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


def join(names: Sequence[str], seats: Sequence[int]) -> str:
    words = [names[seat] for seat in seats]
    return f"{', '.join(words[:-1])} and {words[-1]}"


def breakdown(view: Any, names: Sequence[str]) -> list[list[tuple[str, int]]]:
    """For each seat where its points come from."""
    return [
        [
            ("lives kept", view.players[seat].life_count - view.players[seat].wagered_count),
            ("lives wagered", view.players[seat].wagered_count),
        ]
        for seat in range(view.seats)
    ]


# Moves that cannot occur


NEEDED = {  # a kind of move, and the powers that can ask for it
    table.DRAW: (Power.DRAW_CARDS_PLAYED,),
    table.GIVE: (Power.GIVE_AWAY,),
    table.STEAL: (Power.THIEF,),
    table.ASK: (Power.THIEF_POLITE,),
    table.BLAME: (Power.COLLATERAL_DAMAGE,),
    table.UNCOVER: (Power.SHUFFLE_LIVES,),
    table.SWAP_HANDS: (Power.SWAP_HAND,),
    table.KEEP_HAND: (Power.SWAP_HAND,),
    table.CROWN: (Power.KITTYKING_PICKER,),
    table.TAKE: (Power.LIFE_MEANS_CARD,),
    table.SWAP_LIVES: (Power.SWAP_LIVES,),
    table.END: (Power.DOUBLE_TURN,),
    table.SKIP: (Power.SKIP_BIG_HAND, Power.SKIP_SMALL_HAND, Power.SINGLE_TURN),
}
LONGEST_UNSHIFTED = 33  # all 32 cards of other numbers, and the three others of a 4, 5 or 6 as one stack
TOWARDS_OTHERS = (table.GIVE, table.STEAL, table.ASK, table.BLAME, table.SWAP_HANDS)


def powers_in_play(options: Any) -> set[Power]:
    """The powers that can come on top under these options."""
    cards = life_set(int(options["life_set"]))
    if not options["shuffle_all"]:
        cats = read_cats(options["cats"])[1][: options.players]
        cards = tuple(life for life in cards if life.cat in cats)
    return {life.power for life in cards}


def sole_owner(options: Any, power: Power) -> int:
    """The seat whose cat has this power, where lives stay with their cats; else NOBODY."""
    if options["shuffle_all"] or Power.SWAP_LIVES in powers_in_play(options):
        return NOBODY
    cats = read_cats(options["cats"])[1]
    owners = [cats.index(life.cat) for life in life_set(int(options["life_set"])) if life.power == power]
    return owners[0] if len(owners) == 1 else NOBODY


def unreachable(options: Any, move: Any) -> str | None:
    """Why a move cannot occur under these options."""
    powers = powers_in_play(options)
    needed = NEEDED.get(move.kind)
    if needed and powers.isdisjoint(needed):
        return "no life in this game has the power that asks for it"
    if move.seat >= options.players:
        return "there are fewer players"
    if needed and move.kind in TOWARDS_OTHERS and move.seat == sole_owner(options, needed[0]):
        return "only this player's life asks for it, and of others"
    if move.kind == table.NAME:
        power = Power.EXTRA_NUM if 1 <= move.number <= NUMBERS else Power.EXTRA_NUM_OUTSIDE_RANGE
        return None if power in powers else "no life in this game lets its owner name that number"
    return variant_reason(options, move) or row_reason(powers, move)


def variant_reason(options: Any, move: Any) -> str | None:
    """Moves of variants that are not chosen."""
    if move.kind == table.WAGER and options["wager_one"]:
        return "a wager is for a card or for a stack (NL-51)"
    if move.kind in (table.WAGER_CARD, table.WAGER_STACK) and not options["wager_one"]:
        return "a wager is for a card and a stack"
    if move.kind == table.NAME_BAD_SUIT and not options["bad_suit"]:
        return "there is no bad suit in this game"
    return None


def row_reason(powers: set[Power], move: Any) -> str | None:
    """NP-77. Columns that nobody can replace."""
    if move.kind not in (table.LAY, table.PUT) or move.place < FIRST_COLUMN:
        return None
    if Power.REPLACE_PLAY not in powers:
        return "no life in this game lets its owner replace a column"
    columns = move.place - FIRST_COLUMN + 1
    if columns > DECK - (STACK if move.kind == table.PUT else 1):
        return "the cards in hand and in so long a row are more than there are"
    is_shifted = not SHIFTED_LOW <= VALUE_OF[move.card] <= SHIFTED_HIGH
    if move.kind == table.LAY and columns > LONGEST_UNSHIFTED and not is_shifted:
        return "in so long a row a card lies with this number already"
    return None


# Components


def component_names() -> list[str]:
    """What `components` counts."""
    return [*(card_name(card) for card in CARDS), *(life_name(card) for card in range(LIFE_CARDS))]


# The picture

GAME_TITLE = "Nine Lives"
BUTTONS = {
    "wager": ("Wager a life", "Wager a life: draw a card, and play a stack"),
    "wager-card": ("Wager: card", "Wager a life for a card"),
    "wager-stack": ("Wager: stack", "Wager a life for a stack"),
    "give-up": ("Give up", "Give up: only when nothing can be played"),
    "skip": ("Skip", "Skip this turn"),
    "end": ("End turn", "End the turn: take no second one"),
    "keep-hand": ("Keep hand", "Keep your hand"),
}
SIGNS = (("Add +", "Add this card to the stack"), ("Subtract −", "Subtract this card from the stack"))
PLACE_TITLES = {
    "start": "Start the row here",
    "left": "The left end of the row",
    "right": "The right end of the row",
}


def number(value: int) -> str:
    return str(value) if value >= 0 else f"−{-value}"


def you(name: str) -> str:
    return f"{name} (you)"


OPEN_HAND = "Open hand: everybody sees these cards."


def card_title(card: int) -> str:
    return capital(card_name(card))


def held_title(card: int, name: str, sign: int, is_open: bool) -> str:
    """A card in a large hand; `name` is empty for the viewer's own."""
    hand = "open hand" if is_open else "hand"
    where = f"the {hand} of {name}" if name else f"your {hand}"
    if card < 0:
        return f"A hidden card in {where}"
    stacked = (
        {Sign.PLUS: ", added to the stack", Sign.MINUS: ", subtracted in the stack"}.get(Sign(sign), "")
        if sign > 0
        else ""
    )
    return f"{card_title(card)}, in {where}{stacked}"


def player_title(view: Any, seat: Any, name: str, is_king: bool) -> str:
    """A player and what the life on top says."""
    king = ", Kittyking" if is_king else ""
    if not seat.lives:
        return f"{name}{king}: no life left"
    card = seat.lives[max(0, len(seat.lives) - 1 - seat.wagered)]
    return f"{name}{king}: {life_name(card)}, hand limit {seat.limit}. {TEXTS[seat.power, seat.parameter]}"


def king_title(name: str) -> str:
    return f"{name} is Kittyking"


def named_number(value: int) -> str:
    return f"Named: {number(value)}."


def number_named(player: Any) -> int | None:
    """NP-58, NP-59. The number a player has named for this round, while the life that asked is on top."""
    value = player.named - NOUGHT
    power = Power.EXTRA_NUM if 1 <= value <= NUMBERS else Power.EXTRA_NUM_OUTSIDE_RANGE
    return value if player.named and player.power == power else None


def lives_title(name: str, count: int, wagered: int) -> str:
    return f"{name}: {counted(count, 'life')}" + (f", {wagered} of them wagered" if wagered else "")


def life_title(card: int, sentence: str, is_wagered: bool, is_top: bool) -> str:
    note = " (wagered)" if is_wagered else " (on top)" if is_top else ""
    return f"{capital(life_name(card))}{note}, hand limit {LIMIT_OF[card % LIVES + 1]}: {sentence}"


def hand_label(count: int, limit: int) -> str:
    return f"{count}/{limit}"


def hand_title(name: str, hand: Sequence[int], limit: int, chosen: int) -> str:
    known = [card_name(card) for card in hand if card >= 0]
    listed = f": {', '.join(known)}" if known else ""
    stack = f"; {counted(chosen, 'card')} in a stack being built" if chosen else ""
    return f"{name}: {counted(len(hand), 'card')} of at most {limit}{listed}{stack}"


def round_label(count: int, is_long: bool) -> str:
    return f"Round {count}" if is_long else f"R{count}"


def round_title(count: int, backwards: int) -> str:
    return f"Round {count}; turns go {'anticlockwise' if backwards else 'clockwise'}"


def bad_suit_title(suit: int) -> str:
    return f"Bad suit: {suit_name(suit)}"


def chip_title(value: int, is_taken: bool) -> str:
    return f"{value} is {'on the table' if is_taken else 'not on the table yet'}"


def deck_title(count: int) -> str:
    return f"Deck: {counted(count, 'card')}"


def discards_title(cards: Sequence[int]) -> str:
    if not cards:
        return "Discard pile: empty"
    return f"Discard pile: {counted(len(cards), 'card')}, {card_name(cards[-1])} on top"


def column_title(index: int, total: int, cards: Sequence[int], is_start: bool) -> str:
    start = ", where the row began" if is_start else ""
    return f"Column {index + 1}{start}: number {number(total)}, {', '.join(map(card_name, cards))}"


def name_title(value: int) -> str:
    return f"Name the number {number(value)}"


def stack_prompt(total: int | None) -> str:
    if total is None:
        return "Build a stack: pick a card, then its sign."
    return f"The stack makes {number(total)}. Add a card, or choose an end of the row."
