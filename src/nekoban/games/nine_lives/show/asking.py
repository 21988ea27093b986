"""Nine Lives: what the seat to move is asked."""

from nekoban.core.game import OK
from nekoban.core.messages import Phrase
from nekoban.core.once import once
from nekoban.core.record import Raw, SeatNumber, View
from nekoban.games.nine_lives.parts import NUMBERS, OUTSIDE_HIGH, OUTSIDE_LOW, STACK, TALL_STACK, Power, Stage
from nekoban.games.nine_lives.rules.cards import place_count
from nekoban.games.nine_lives.rules.numbers import duplicate_numbers
from nekoban.games.nine_lives.rules.plays import can_play
from nekoban.games.nine_lives.rules.row import numbers_on_table
from nekoban.games.nine_lives.rules.stacks import fewest_cards, offered_picks, put_refusal
from nekoban.games.nine_lives.rules.turn import end_refusal, skip_refusal
from nekoban.games.nine_lives.rules.wagers import demand_clause, may_wager
from nekoban.games.nine_lives.show.naming import figure
from nekoban.games.nine_lives.state import Kind
from nekoban.games.nine_lives.words import tell

ASKED = {
    stage: tell.phrase(f"asked-{stage.name.lower().replace('_', '-')}")
    for stage in Stage
    if Stage.TURN < stage < Stage.DRAWING
}


def asks(view: View, kind: int) -> bool:
    """NL-15, NL-18. Whether the turn is for such a play: a single card, or a stack that was wagered for."""
    if view.stage > Stage.STACK:
        return False
    return kind in ((Kind.PICK, Kind.PUT) if view.stack_due else (Kind.LAY,))


def asked(view: View) -> Phrase:
    """What the seat to move is asked, without its name."""
    if view.stage == Stage.TURN:
        return turn_status(nothing_chosen(view))
    if view.stage == Stage.NAME and view.players[view.to_move].power == Power.EXTRA_NUM_OUTSIDE_RANGE:
        low, high = figure(OUTSIDE_LOW), figure(OUTSIDE_HIGH)
        return tell.phrase("asked-name-outside", low=low, high=high, numbers=NUMBERS)
    return ASKED[Stage(view.stage)]


def asked_exactly(view: View) -> Phrase:
    """The same for the eyes of that seat. NL-16: it sees its stack, and often one way alone is open."""
    return once(open_to_it, view)


def open_to_it(view: View) -> Phrase:
    """What the seat to move may choose from."""
    if view.stage != Stage.STACK:
        return asked(view)
    state: Raw = view
    seat = view.to_move
    if not any(put_refusal(state, seat, place) == OK for place in range(place_count(state, seat))):
        return tell.phrase("asked-stack-add")
    return asked(view) if offered_picks(state, seat) else tell.phrase("asked-stack-put")


def nothing_chosen(view: View) -> View:
    """The view of a turn, where no card is chosen yet: everybody knows that, though views hide the choice."""
    known = view.twin()
    known.players[view.to_move].chosen[:] = 0
    return known


def turn_status(view: Raw) -> Phrase:
    """What the seat to move may do in its turn; what its cards allow is said only to who sees them."""
    seat = view.to_move
    ways = ["skip"] if skip_refusal(view, seat) == OK else []
    if end_refusal(view, seat) == OK:
        ways.append("end")
    if demand_clause(view, seat) != OK:
        return either("must-wager", *ways)
    if may_wager(view, seat):
        ways.insert(0, "wager-another" if view.wager_count else "wager")
    if sees_hand(view, seat) and not once(may_play, view):
        nothing = "no-stack-fits" if view.stack_due else "no-card-fits"
        return tell.phrase(nothing, ways=either(*ways, "give-up") if ways else either("only-give-up"))
    return either(play_status(view, seat), *ways)


def may_play(view: Raw) -> bool:
    """Whether the cards of the seat to move allow a play."""
    return can_play(view, view.to_move)


def may_give_up(view: Raw) -> bool:
    """NL-19. The same as the rule says at the start of a turn, asked once for words and picture."""
    return demand_clause(view, view.to_move) == OK and not once(may_play, view)


def play_status(view: Raw, seat: SeatNumber) -> str:
    """What kind of play the turn asks for, as its way is called."""
    if view.stack_due:
        return STACKS[fewest_cards(view, seat)]
    if end_refusal(view, seat) == OK:
        return "second-turn"
    if view.row_count == 0:
        return "start"
    if view.players[seat].power == Power.INVERSE_TURN:
        return "old-number"  # NP-10
    return "new-number" if duplicate_numbers(view, seat) == numbers_on_table(view) else "any-number"


STACKS = {STACK: "stack-of-two", TALL_STACK: "stack-of-three"}
SEVERAL = {2: "two-ways", 3: "three-ways", 4: "four-ways"}
PLACES = ("first", "second", "third", "fourth")


def either(*ways: str) -> Phrase:
    """'this', 'this, or that', 'this, that, or else'."""
    told = [tell.phrase(f"way-{way}") for way in ways]
    if len(told) == 1:
        return told[0]  # pragma: no mutate — there is one
    return tell.phrase(SEVERAL[len(told)], **dict(zip(PLACES, told, strict=False)))


def sees_hand(view: View, seat: SeatNumber) -> bool:
    """Whether whoever looks sees that hand of Nine Lives."""
    player = view.players[seat]
    return player.hand_count == 0 or player.hand[0] >= 0
