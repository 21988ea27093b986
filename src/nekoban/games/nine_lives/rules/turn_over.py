"""Nine Lives: what a life does when its turn is over (NP-34, NP-56, NP-68, NP-69, NP-73, NP-74)."""

from nekoban.core.events import tell, whisper
from nekoban.core.game import OK
from nekoban.core.luck import roll
from nekoban.core.record import NONE, SeatNumber
from nekoban.games.nine_lives.parts import Clause, Happening, Power, Stage
from nekoban.games.nine_lives.rules.cards import holds
from nekoban.games.nine_lives.rules.draws import draw_card, eyes_on
from nekoban.games.nine_lives.rules.hands import hand_over, receive, remove_from_hand
from nekoban.games.nine_lives.rules.lives import hand_limit, has_room, top_power
from nekoban.games.nine_lives.rules.wagers import reverse
from nekoban.games.nine_lives.state import State


def turn_over(state: State, seat: SeatNumber) -> None:
    """What the top life of whoever played does now."""
    state.stage = Stage.TURN_END
    match top_power(state, seat):
        case Power.GIVE_AWAY:
            if has_receiver(state, seat):
                state.stage = Stage.GIVE
        case Power.THIEF:
            if has_victim(state, seat):
                state.stage = Stage.STEAL
        case Power.THIEF_POLITE:
            if has_victim(state, seat):
                state.stage = Stage.ASK
        case Power.INSTANT_DRAW:
            draw_up_to_limit(state, seat)
        case Power.GENEROUS_DRAW:
            draw_as_many_as_played(state, seat)
        case Power.REVERSE_DIRECTION_MATCH:  # NP-56
            if state.drawn_count > 0:
                reverse(state, seat)


def draw_up_to_limit(state: State, seat: SeatNumber) -> None:
    """NP-73. Draw up to the limit."""
    for _ in range(hand_limit(state, seat) - state.players[seat].hand_count):
        draw_card(state, seat)


def draw_as_many_as_played(state: State, seat: SeatNumber) -> None:
    """NP-74. Draw as many cards as were played, past the limit."""
    for _ in range(state.laid_count):
        draw_card(state, seat)


# Giving


def has_receiver(state: State, seat: SeatNumber) -> bool:
    """NP-34. Whether there is a card to give, and another player with room for it."""
    if state.players[seat].hand_count == 0:
        return False
    for other in range(state.seats):
        if other != seat and has_room(state, other):
            return True
    return False


def give_refusal(state: State, seat: SeatNumber, card: int, other: SeatNumber) -> int:
    """NL-13, NP-34. A card of one's own, to another player with room."""
    if not holds(state.players[seat], card):
        return Clause.NL_02
    if other == seat:
        return Clause.NP_34
    return OK if has_room(state, other) else Clause.NL_13


def give(state: State, seat: SeatNumber, card: int, other: SeatNumber) -> None:
    """NP-34. Hand a card over."""
    hand_over(state, seat, card, other)
    eyes = eyes_on(state, seat) | eyes_on(state, other)
    whisper(state, Happening.GIVES, seat, other, NONE, NONE, card, eyes)
    state.stage = Stage.TURN_END


# Stealing and asking


def has_victim(state: State, seat: SeatNumber) -> bool:
    """NP-68, NP-69. Whether there is room in the hand, and another player with cards."""
    if not has_room(state, seat):
        return False
    for other in range(state.seats):
        if other != seat and state.players[other].hand_count > 0:
            return True
    return False


def victim_refusal(state: State, seat: SeatNumber, other: SeatNumber) -> int:
    """NP-68, NP-69. Only another player who holds cards."""
    if other == seat or state.players[other].hand_count == 0:
        return Clause.NP_68 if state.stage == Stage.STEAL else Clause.NP_69
    return OK


def steal(state: State, seat: SeatNumber, other: SeatNumber) -> None:
    """NP-68. Take a card at random."""
    card = remove_from_hand(state, other, roll(state, state.players[other].hand_count))
    receive(state, seat, card)
    eyes = eyes_on(state, seat) | eyes_on(state, other)
    whisper(state, Happening.STEALS, seat, other, NONE, NONE, card, eyes)
    state.stage = Stage.TURN_END


def ask_for(state: State, seat: SeatNumber, card: int, other: SeatNumber) -> None:
    """NP-69. Ask for a kind of card; it is handed over if held.

    The answer tells what was hidden, so the question uses up luck: no match lets it be taken back.
    """
    roll(state, 2)
    has = holds(state.players[other], card)
    if has:
        hand_over(state, other, card, seat)
    tell(state, Happening.ASKS, seat, other, card, 1 if has else 0)
    state.stage = Stage.TURN_END
