"""Nine Lives: betting a life (NL-14, NL-15, NL-19, NL-20, NL-51, NL-52 and the powers about wagers)."""

from typing import Any

from nekoban.core.events import tell
from nekoban.core.game import OK
from nekoban.core.record import NOBODY, NONE
from nekoban.games.nine_lives.parts import DOUBLE_WAGER, SUPER_WAGER, Clause, Power, Stage, Told
from nekoban.games.nine_lives.state import (
    WAGER,
    WAGER_CARD,
    WAGER_STACK,
    announce,
    has_power_elsewhere,
    owner_elsewhere,
    top_power,
)

# May this player wager?


def wager_refusal(state: Any, seat: int, kind: int) -> int:
    """NL-14. OK, or why the seat cannot wager a life now, for a card, for a stack or (WAGER) for both."""
    if state.players[seat].chosen_count > 0:
        return Clause.NL_14
    if (kind == WAGER) != (state.wager_one == 0):
        return Clause.NL_51
    if top_power(state, seat) == Power.CANT_WAGER:
        return Clause.NP_07
    if kind != WAGER_CARD and has_power_elsewhere(state, seat, Power.OTHERS_CANT_STACK):
        return Clause.NP_82
    if must_wait(state, seat):
        return Clause.NP_83
    return lives_refusal(state, seat)


def must_wait(state: Any, seat: int) -> bool:
    """NP-83. Whether the owner of others_cant_wager, somebody else, has not wagered this round."""
    owner = owner_elsewhere(state, seat, Power.OTHERS_CANT_WAGER)
    return owner != NOBODY and state.players[owner].wagered_count == 0


def lives_put_down(state: Any, seat: int) -> int:
    """NP-21. A wager puts down one life; under wager_double two."""
    return DOUBLE_WAGER if top_power(state, seat) == Power.WAGER_DOUBLE else 1


def lives_refusal(state: Any, seat: int) -> int:
    """NL-20, NL-52, NP-21. OK, or why the lives that are left do not allow a wager."""
    player = state.players[seat]
    unwagered = player.life_count - player.wagered_count
    needed = lives_put_down(state, seat)
    if state.no_first_last and (player.lost_count == 0 or unwagered == 1):
        return Clause.NL_52
    kept = 1 if state.no_first_last else 0  # NL-52: a double wager does not reach the last life either
    if unwagered < needed + kept:
        return Clause.NP_21 if needed > 1 else Clause.NL_20
    return OK


def may_wager(state: Any, seat: int) -> bool:
    """Whether some wager is legal."""
    if state.wager_one == 0:
        return wager_refusal(state, seat, WAGER) == OK
    return wager_refusal(state, seat, WAGER_CARD) == OK or wager_refusal(state, seat, WAGER_STACK) == OK


# Must this player wager?


def demand_clause(state: Any, seat: int) -> int:
    """NL-19. OK, or the clause that demands a wager now; it lapses when no wager is legal."""
    if state.wager_count > 0:
        return OK
    clause = demanded_by(state, seat)
    return clause if clause != OK and may_wager(state, seat) else OK


def demanded_by(state: Any, seat: int) -> int:
    """NP-08, NP-09, NP-20, NP-50. What demands a wager of this turn."""
    power = top_power(state, seat)
    if power == Power.MUST_WAGER_FIRST and state.players[seat].turn_count == 0:
        return Clause.NP_08
    if power == Power.MUST_WAGER_ALL:
        return Clause.NP_09
    if power == Power.WAGER_FOLLOW and state.previous_wagered:
        return Clause.NP_20
    if is_forced(state, seat):
        return Clause.NP_50
    return OK


def is_forced(state: Any, seat: int) -> bool:
    """NP-50. Whether somebody else's wager is to be followed by the next player who takes a turn."""
    return state.demand_from != NOBODY and state.demand_from != seat


def meet_demand(state: Any, seat: int) -> None:
    """NP-50. Whoever takes the turn has met the demand, or it has lapsed."""
    if is_forced(state, seat):
        state.demand_from = NOBODY


# What a wager does


def wager(state: Any, seat: int, kind: int) -> None:
    """NL-14. Put the top life down, under its own power; then draw, and owe a stack."""
    power = top_power(state, seat)
    put_down = lives_put_down(state, seat)
    meet_demand(state, seat)
    state.players[seat].wagered_count += put_down
    state.wager_count += 1
    tell(state, Told.WAGERS, seat, put_down, NONE, NONE)
    act_on_wager(state, seat, power)
    announce(state, seat)
    if kind != WAGER_CARD:  # NL-15, NL-51
        state.stack_due = 1
    if kind != WAGER_STACK:  # NP-49
        state.draws_due = SUPER_WAGER if power == Power.SUPER_WAGER else 1
    state.stage = Stage.DRAWING


def act_on_wager(state: Any, seat: int, power: int) -> None:
    """NP-50, NP-52, NP-55. What the power of the wagered life does at once."""
    if power == Power.WAGER_FORCE:
        state.demand_from = seat
    elif power == Power.WAGER_MEANS_OPEN:
        state.players[seat].hand_open = 1
        tell(state, Told.OPENS, seat, NONE, NONE, NONE)
    elif power == Power.REVERSE_DIRECTION:
        reverse(state, seat)


def reverse(state: Any, seat: int) -> None:
    """NL-24, NP-55, NP-56. Turn the direction of play round, for this round."""
    state.backwards = 1 - state.backwards
    tell(state, Told.REVERSES, seat, NONE, NONE, NONE)
