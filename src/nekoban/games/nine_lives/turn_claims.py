"""Nine Lives: whether what a turn asks is said correctly, for claims.py.

Every way that is open to the seat to move is named, and no other. No function of the rules or of
what is shown is called here.
"""

from nekoban.core.claims import named
from nekoban.core.once import once
from nekoban.core.record import Raw
from nekoban.games.nine_lives.parts import NP, NUMBERS, Clause, Power
from nekoban.games.nine_lives.reasons import (
    has_play,
    is_demanded,
    is_duplicate,
    is_wager_open,
    lies_there,
    skip_applies,
)
from nekoban.games.nine_lives.state import Kind

WAGERS = (Kind.WAGER, Kind.WAGER_CARD, Kind.WAGER_STACK)
DEMANDS = (Clause.NP_08, Clause.NP_09, Clause.NP_20, Clause.NP_50)
NOTHING = {0: "no-card-fits", 1: "no-stack-fits"}  # by whether a stack is due


def is_turn_asked(state: Raw, phrase: Raw) -> bool:
    """Whether a turn is said to offer what it offers, in the order in which things are decided."""
    frame, offered = once(turn_offer, state)
    told = phrase.arguments["ways"] if named(phrase) in NOTHING.values() else phrase
    return frame == (named(phrase) if told is not phrase else "") and ways(told) == offered


def turn_offer(state: Raw) -> tuple[str, list[str]]:
    """What a turn offers, and the message around it where nothing can be played."""
    seat = state.to_move
    others = [way for way, is_open in other_ways(state, seat) if is_open]
    if any(is_demanded(state, seat, clause) for clause in DEMANDS):
        return "", ["way-must-wager", *others]
    if any(is_wager_open(state, seat, kind) for kind in WAGERS):
        others.insert(0, "way-wager-another" if state.wager_count else "way-wager")
    if has_play(state, seat):
        return "", [play_way(state, seat), *others]
    return NOTHING[int(state.stack_due)], [*others, "way-give-up"] if others else ["way-only-give-up"]


def ways(phrase: Raw) -> list[str]:
    """The ways that are told, one after another."""
    if named(phrase).startswith("way-"):
        return [named(phrase)]
    places = ("first", "second", "third", "fourth")
    return [named(phrase.arguments[place]) for place in places if place in phrase.arguments]


def other_ways(state: Raw, seat: int) -> list[tuple[str, bool]]:
    """Ways to do without a play, each with whether it is open."""
    power = state.players[seat].power
    barring = (Clause.NL_60, Clause.NP_32, NP + power)
    may_skip = not any(skip_applies(state, seat, clause) for clause in barring)
    return [("way-skip", may_skip), ("way-end", may_end(state, seat))]


def may_end(state: Raw, seat: int) -> bool:
    """NP-42. Whether the second turn may be left out: nothing is wagered in it yet."""
    is_second = state.players[seat].power == Power.DOUBLE_TURN and state.second_turn == 1
    return is_second and state.wager_count == 0


def play_way(state: Raw, seat: int) -> str:
    """What kind of play the turn asks for."""
    power = state.players[seat].power
    if state.stack_due == 1:
        return "way-stack-of-three" if power == Power.MUST_STACK else "way-stack-of-two"
    if may_end(state, seat):
        return "way-second-turn"
    if state.row_count == 0:
        return "way-start"
    if power == Power.INVERSE_TURN:
        return "way-old-number"
    lying = [number for number in range(1, NUMBERS + 1) if lies_there(state, number)]
    is_any = any(not is_duplicate(state, seat, number) for number in lying)
    return "way-any-number" if is_any else "way-new-number"
