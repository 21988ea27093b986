"""Nine Lives: what the seat to move is asked."""

from nekoban.core.game import OK
from nekoban.core.record import Raw, SeatNumber, View
from nekoban.games.nine_lives.parts import NUMBERS, OUTSIDE_HIGH, OUTSIDE_LOW, STACK, TALL_STACK, Power, Stage
from nekoban.games.nine_lives.rules.numbers import duplicate_numbers
from nekoban.games.nine_lives.rules.plays import can_play
from nekoban.games.nine_lives.rules.row import numbers_on_table
from nekoban.games.nine_lives.rules.stacks import fewest_cards
from nekoban.games.nine_lives.rules.turn import end_refusal, skip_refusal
from nekoban.games.nine_lives.rules.wagers import demand_clause, may_wager
from nekoban.games.nine_lives.show.names import figure

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


def asked(view: View) -> str:
    """What the seat to move is asked, without its name."""
    if view.stage == Stage.TURN:
        return turn_status(nothing_chosen(view))
    if view.stage == Stage.NAME and view.players[view.to_move].power == Power.EXTRA_NUM_OUTSIDE_RANGE:
        low, high = figure(OUTSIDE_LOW), figure(OUTSIDE_HIGH)
        return f"name a number for this round, from {low} to {high} but not from 1 to {NUMBERS}"
    return STATUS[Stage(view.stage)]


def nothing_chosen(view: View) -> View:
    """The view of a turn, where no card is chosen yet: everybody knows that, though views hide the choice."""
    known = view.twin()
    known.players[view.to_move].chosen[:] = 0
    return known


def turn_status(view: Raw) -> str:
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


def play_status(view: Raw, seat: SeatNumber) -> str:
    """What kind of play the turn asks for."""
    if view.stack_due:
        return f"play a stack of {COUNTS[fewest_cards(view, seat)]} or more cards"
    if end_refusal(view, seat) == OK:
        return "take a second turn"
    if view.row_count == 0:
        return "start the row with any card you may play"
    if view.players[seat].power == Power.INVERSE_TURN:
        return OLD_NUMBER
    return NEW_NUMBER if duplicate_numbers(view, seat) == numbers_on_table(view) else ANY_NUMBER


COUNTS = {STACK: "two", TALL_STACK: "three"}


def either(*ways: str) -> str:
    """'this', 'this, or that', 'this, that, or else'."""
    return f"{', '.join(ways[:-1])}, or {ways[-1]}" if len(ways) > 1 else "".join(ways)


def sees_hand(view: View, seat: SeatNumber) -> bool:
    player = view.players[seat]
    return player.hand_count == 0 or player.hand[0] >= 0
