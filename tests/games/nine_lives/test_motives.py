"""Nine Lives: each motive where it holds and where it does not, and what it says after the move."""

from __future__ import annotations

from typing import Any

import pytest

from nekoban.core.catalogue import find_game
from nekoban.core.motives import motives_of
from nekoban.games.nine_lives.parts import Happening, Power, Stage
from nekoban.games.nine_lives.rules.lives import counted_suit
from nekoban.games.nine_lives.rules.row import column_suits
from nekoban.games.nine_lives.state import MOVES, Kind
from tests.games.nine_lives.board import board
from tests.motives import Check, Example, Made, check_example, check_names, check_random_games

GAME = find_game("nine-lives")
EIGHT = "c1 q2 t3 c4 q5 t6 c7 q8"


def swapping(mine: str, theirs: str) -> Any:
    """The end of a round: the seat to move may swap hands (NP-62)."""
    state = board([mine, theirs], row="c1", tops={0: Power.SWAP_HAND})
    state.stage = Stage.SWAP_HANDS
    return state


def last_lives(count: int) -> Any:
    return board(["s2 q5", "c4"], row="s7", lives=count)


EXAMPLES = {
    "row-full": Example(
        (board(["t9 q5", "c4"], row=EIGHT), "triangle-9 at left"),
        (board(["t9 q5", "c4"], row="c1 q2"), "triangle-9 at left"),
    ),
    "last-life": Example((last_lives(1), "wager"), (last_lives(2), "wager")),
    "fails": Example(
        (board(["s7", "c4"], row="c7"), "give up"),
        (board(["s7", "c4"], row="c7"), "wager"),
    ),
    "match-draws": Example(
        (board(["s2 q5", "c4"], row="s7 c1 t9"), "star-2 at left"),
        (board(["s2 q5", "c4"], row="s7 c1 t9"), "star-2 at right"),
    ),
    "both-ends": Example(
        (board(["s2 q5", "c4"], row="s7 c1 s9"), "star-2 at left"),
        (board(["s2 q5", "c4"], row="s7 c1 t9"), "star-2 at left"),
    ),
    "misses-match": Example(
        (board(["s2 q5", "c4"], row="s7 c1 t9"), "square-5 at left"),
        (board(["q2 q5", "c4"], row="s7 c1 t9"), "square-5 at left"),
    ),
    "wager-has-stack": Example(
        (board(["c1 q2", "c4"], row="s7"), "wager"),
        (board(["c4", "c4"], row="s7"), "wager"),
    ),
    "wager-needs-luck": Example(
        (board(["c4", "c4"], row="s7"), "wager"),
        (board(["c1 q2", "c4"], row="s7"), "wager"),
    ),
    "wager-draws-nothing": Example(
        (board(["c1 q2 c4", "c4"], row="s7", lives=9), "wager"),
        (board(["c1 q2", "c4"], row="s7", lives=9), "wager"),
    ),
    "no-card-left": Example(
        (board(["s2", "c4"], row="c7"), "star-2 at left"),
        (board(["s2", "c4"], row="s7"), "star-2 at left"),
    ),
    "larger-hand": Example(
        (swapping("s2", "c4 q5"), "swap hands with 2"),
        (swapping("s2 q5", "c4"), "swap hands with 2"),
    ),
    "power-used": Example(
        (swapping("s2", "c4 q5"), "keep hand"),
        (board(["s2", "c4"], row="c7"), "star-2 at left"),
    ),
}


@pytest.mark.parametrize("id", [motive.id for motive in motives_of(GAME)])
def test_a_motive_holds_where_it_should_and_nowhere_else(id: str) -> None:
    check_example(GAME, id, EXAMPLES[id])


def test_motives_have_names_and_clauses() -> None:
    check_names(GAME)


# --- what must be so after the move


def happened(made: Made, *kinds: Happening) -> int:
    """How often something of these kinds happened to whoever moved, or to nobody in particular."""
    events = (made.after.events[index] for index in range(made.after.event_count))
    return sum(event.kind in kinds and event.seat in (made.seat, -2) for event in events)


DRAWS = (Happening.DRAWS, Happening.DRAWS_DISCARD, Happening.DRAWS_COLUMN)


def draws(made: Made) -> bool:
    if made.after.stage == Stage.COLUMN:  # NP-80: the card is chosen next
        return made.before.players[made.seat].power == Power.DRAW_CARDS_PLAYED
    return happened(made, *DRAWS) >= made.facts["count"] > 0


def is_a_match_missed(made: Made) -> bool:
    """Another play draws as much as it says."""
    if made.before.players[made.seat].power == Power.DRAW_CARDS_PLAYED:
        return True  # NP-80: what is drawn is chosen next
    drawn = []
    for move in GAME.engine.legal(made.before):
        state = made.before.twin()
        GAME.engine.play(state, move)
        drawn.append(happened(made._replace(after=state), *DRAWS))
    return max(drawn) >= made.facts["count"] > 0


def matches_both(made: Made) -> bool:
    state, seat = made.before, made.seat
    suit = 1 << counted_suit(state, seat, made.entry.card)
    return bool(column_suits(state, seat, 0) & column_suits(state, seat, state.row_count - 1) & suit)


def can_lay_stack(made: Made) -> bool:
    if made.after.to_move != made.seat or made.after.stage != Stage.TURN:
        return False
    return any(MOVES[move].kind == Kind.PICK for move in GAME.engine.legal(made.after))


def has_no_stack(made: Made) -> bool:
    """Where nothing was drawn there is still none."""
    if happened(made, *DRAWS) or made.after.stage != Stage.TURN:
        return True
    return not can_lay_stack(made)


def hand_count(made: Made) -> tuple[int, int]:
    return made.before.players[made.seat].hand_count, made.after.players[made.seat].hand_count


def all_are_wagered(made: Made) -> bool:
    player = made.after.players[made.seat]
    return player.wagered_count == player.life_count


CHECKS: dict[str, Check] = {
    "row-full": lambda made: happened(made, Happening.FULL) == 1,
    "last-life": all_are_wagered,
    "fails": lambda made: happened(made, Happening.FAILS) == 1,
    "match-draws": draws,
    "both-ends": matches_both,
    "misses-match": is_a_match_missed,
    "wager-has-stack": can_lay_stack,
    "wager-needs-luck": has_no_stack,
    "wager-draws-nothing": lambda made: hand_count(made)[0] == hand_count(made)[1],
    "no-card-left": lambda made: hand_count(made)[1] == 0,
    "larger-hand": lambda made: happened(made, Happening.SWAPS_HANDS) == 1,
    "power-used": lambda made: made.before.players[made.seat].power != Power.NONE,
}


def test_what_a_motive_says_is_so_after_the_move() -> None:
    found = check_random_games(GAME, CHECKS, games=30, plies=150)
    assert set(found) == {motive.id for motive in motives_of(GAME)}
