"""Nine Lives: each motive where it holds and where it does not, and what it says after the move."""

from __future__ import annotations

from typing import Any

import pytest

from nekoban.adding.motives import (
    Check,
    Example,
    Made,
    check_example,
    check_names,
    check_random_games,
    choice_at,
    facts_of,
    found_at,
)
from nekoban.core.catalogue import find_game
from nekoban.core.motives import motives_of
from nekoban.core.record import NOBODY
from nekoban.games.nine_lives.parts import Happening, Power, Side, Stage
from nekoban.games.nine_lives.rules.lives import counted_suit, counted_value
from nekoban.games.nine_lives.rules.row import column_number, column_suits
from nekoban.games.nine_lives.rules.stacks import chosen_total
from nekoban.games.nine_lives.show.naming import top_text
from nekoban.games.nine_lives.state import MOVES, Kind
from tests.games.nine_lives.board import board

GAME = find_game("nine-lives")
EIGHT = "c1 q2 t3 c4 q5 t6 c7 q8"


def swapping(mine: str, theirs: str) -> Any:
    """The end of a round: the seat to move may swap hands (NP-62)."""
    state = board([mine, theirs], row="c1", tops={0: Power.SWAP_HAND})
    state.stage = Stage.SWAP_HANDS
    return state


def last_lives(count: int) -> Any:
    return board(["s2 q5", "c4"], row="s7", lives=count)


def stacking(hand: str, *picks: str) -> Any:
    """After a wager: a stack is due, and these cards are chosen for it."""
    state = board([hand, "c4"], row="s7")
    state.stack_due = 1
    for pick in picks:
        GAME.interpreted.play(state, GAME.moves.texts.index(pick))
    return state


def naming(hand: str) -> Any:
    """The Kittyking names the bad suit of the round (NL-54)."""
    options: dict[str, Any] = {"bad-suit": True}
    state = board([hand, "c4"], **options)
    state.stage = Stage.BAD_SUIT
    return state


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
    "wager-draws": Example(
        (board(["c1 q2", "c4"], row="s7", lives=9), "wager"),
        (board(["c1 q2 c4", "c4"], row="s7", lives=9), "wager"),
    ),
    "stack-ready": Example(
        (stacking("c1 q2", "plus circle-1"), "plus square-2"), (stacking("c1 q2"), "plus circle-1")
    ),
    "stack-begun": Example(
        (stacking("c1 q2"), "plus circle-1"), (stacking("c1 q2", "plus circle-1"), "plus square-2")
    ),
    "keeps-match": Example(
        (board(["s2 s5", "c4"], row="c7"), "star-2 at left"),
        (board(["s2 s7", "c4"], row="c7"), "star-2 at left"),
    ),
    "suit-not-held": Example((naming("s2 q5"), "bad circle"), (naming("s2 q5"), "bad star")),
    "no-card-left": Example(
        (board(["s2", "c4"], row="c7"), "star-2 at left"),
        (board(["s2", "c4"], row="s7"), "star-2 at left"),
    ),
    "larger-hand": Example(
        (swapping("s2", "c4 q5"), "swap hands with 2"),
        (swapping("s2 q5", "c4"), "swap hands with 2"),
    ),
    "power-used": Example(
        (swapping("s2", "c4 q5"), "swap hands with 2"),
        (swapping("s2", "c4 q5"), "keep hand"),
    ),
}


@pytest.mark.parametrize("id", [motive.id for motive in motives_of(GAME)])
def test_a_motive_holds_where_it_should_and_nowhere_else(id: str) -> None:
    check_example(GAME, id, EXAMPLES[id])


def test_motives_have_names_and_clauses() -> None:
    check_names(GAME)


@pytest.mark.parametrize(
    ("wagered", "tops", "count"),
    [
        (0, {}, 1),
        (2, {}, 3),
        (4, {}, 4),  # NL-32: there are no more
        (0, {0: Power.DOUBLE_LOSS}, 2),
        (0, {0: Power.KITTYKING_LOSS, 1: (Power.NEIGHBOR_SIDE_LOSS, int(Side.LEFT))}, 2),
    ],
)
def test_the_lives_that_failing_costs_are_told(wagered: int, tops: Any, count: int) -> None:
    state = board(["s7", "c4"], row="c7", lives=4, tops=tops, king=1)
    state.players[0].wagered_count = wagered
    assert dict(facts_of(GAME, choice_at(GAME, state, "give up")))["fails"] == {"count": count}


def test_a_second_turn_that_is_declined_uses_no_power() -> None:
    state = board(["s2 q5", "c4"], row="c7", tops={0: Power.DOUBLE_TURN})
    state.second_turn = 1
    assert "power-used" not in found_at(GAME, state, "end the turn")


def test_a_play_that_draws_when_the_turn_is_over_does_not_draw_nothing() -> None:
    state = board(["s2 q5", "c4"], row="s7 c1 t9", tops={0: Power.INSTANT_DRAW})
    assert "misses-match" not in found_at(GAME, state, "square-5 at left")


@pytest.mark.parametrize("power", [Power.THIEF, Power.THIEF_POLITE])
def test_a_thief_is_not_left_without_a_card(power: Power) -> None:
    state = board(["s2", "c4"], row="c7", tops={0: power})
    assert "no-card-left" not in found_at(GAME, state, "star-2 at left")


# --- what must be so after the move


def happened(made: Made, *kinds: Happening) -> int:
    """How often something of these kinds happened to whoever moved, or to nobody in particular."""
    events = (made.after.events[index] for index in range(made.after.event_count))
    return sum(event.kind in kinds and event.seat in (made.seat, -2) for event in events)


DRAWS = (Happening.DRAWS, Happening.DRAWS_DISCARD, Happening.DRAWS_COLUMN)


def draws(made: Made) -> bool:
    if made.after.stage == Stage.COLUMN:  # NP-80: the card is chosen next
        return made.before.players[made.seat].power == Power.DRAW_CARDS_PLAYED
    drawn, told = happened(made, *DRAWS), made.facts["count"]
    has_more = made.before.players[made.seat].power == Power.INSTANT_DRAW  # NP-73: when the turn is over
    return drawn >= told > 0 if has_more else drawn == told > 0


def is_a_match_missed(made: Made) -> bool:
    """This play draws nothing, and another draws as much as it says."""
    if made.before.players[made.seat].power == Power.DRAW_CARDS_PLAYED:
        return made.after.stage != Stage.COLUMN  # NP-80: what is drawn is chosen next
    drawn = []
    plays = [move for move in GAME.engine.legal(made.before) if MOVES[move].kind in (Kind.LAY, Kind.PUT)]
    for move in plays:
        state = made.before.twin()
        GAME.engine.play(state, move)
        drawn.append(happened(made._replace(after=state), *DRAWS))
    return happened(made, *DRAWS) == 0 < max(drawn) == made.facts["count"]


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


def loses_lives(made: Made) -> bool:
    """As many lives go as it says, once everybody has been asked what failing sets off."""
    state = made.after
    player = state.players[made.seat]
    if state.stage == Stage.BLAME:
        lost = [min(player.life_count, player.wagered_count + player.loss)]
    else:
        events = (state.events[index] for index in range(state.event_count))
        lost = [event.a for event in events if (event.kind, event.seat) == (Happening.LOSES, made.seat)]
    return happened(made, Happening.FAILS) == 1 and lost == [made.facts["count"]]


USES = {
    Kind.SKIP: Happening.SKIPS,
    Kind.DRAW: Happening.DRAWS_COLUMN,
    Kind.GIVE: Happening.GIVES,
    Kind.STEAL: Happening.STEALS,
    Kind.ASK: Happening.ASKS,
    Kind.BLAME: Happening.BLAMES,
    Kind.UNCOVER: Happening.UNCOVERS,
    Kind.SWAP_HANDS: Happening.SWAPS_HANDS,
    Kind.CROWN: Happening.CROWNS,
    Kind.TAKE: Happening.TAKES,
    Kind.NAME: Happening.NAMES,
    Kind.SWAP_LIVES: Happening.SWAPS_LIVES,
    Kind.LAY: Happening.REPLACES,
    Kind.PUT: Happening.REPLACES,
}


def power_acts(made: Made) -> bool:
    """The life that is told was on top, and what it allows or demands happened."""
    told = made.facts["power"] == top_text(made.before, made.seat)
    is_half_done = made.entry.kind == Kind.SWAP_LIVES and made.after.swapping != NOBODY  # NP-76: one of two
    return told and (happened(made, USES[made.entry.kind]) > 0 or is_half_done)


def gets_larger_hand(made: Made) -> bool:
    hands = made.before.players[made.seat].hand_count, made.before.players[made.entry.seat].hand_count
    return happened(made, Happening.SWAPS_HANDS) == 1 and hands == (made.facts["mine"], made.facts["theirs"])


def draws_for_wager(made: Made) -> bool:
    before, after = hand_count(made)
    return after - before == made.facts["count"] > 0


def puts(made: Made) -> list[int]:
    return [move for move in GAME.engine.legal(made.after) if MOVES[move].kind == Kind.PUT]


def stack_is_ready(made: Made) -> bool:
    """It can be put down, and its cards make the number that is told."""
    return bool(puts(made)) and chosen_total(made.after, made.seat) == made.facts["total"]


def stack_is_begun(made: Made) -> bool:
    """No stack yet; with one card more just these numbers can be put down."""
    totals = set[int]()
    for move in GAME.engine.legal(made.after):
        if MOVES[move].kind == Kind.PICK:
            state = made.after.twin()
            GAME.engine.play(state, move)
            if any(MOVES[one].kind == Kind.PUT for one in GAME.engine.legal(state)):
                totals.add(chosen_total(state, made.seat))
    return not puts(made) and [str(total) for total in sorted(totals)] == made.facts["totals"] != []


def match_is_kept(made: Made) -> bool:
    """So many of the other cards have the suit, and a number that the row does not show after the play."""
    state, seat = made.before, made.seat
    rest = state.players[seat].hand[: state.players[seat].hand_count].tolist()
    rest.remove(made.entry.card)
    same = [
        card for card in rest if counted_suit(state, seat, card) == counted_suit(state, seat, made.entry.card)
    ]
    shown = {column_number(state, column) for column in range(state.row_count)}
    free = [
        card
        for card in same
        if counted_value(state, seat, card) not in {*shown, counted_value(state, seat, made.entry.card)}
    ]
    return len(free) == made.facts["count"] > 0


def has_none_of_suit(made: Made) -> bool:
    player = made.before.players[made.seat]
    suits = [counted_suit(made.before, made.seat, card) for card in player.hand[: player.hand_count]]
    return happened(made, Happening.BAD_SUIT) == 1 and made.entry.suit not in suits


CHECKS: dict[str, Check] = {
    "row-full": lambda made: happened(made, Happening.FULL) == 1,
    "last-life": all_are_wagered,
    "fails": loses_lives,
    "match-draws": draws,
    "both-ends": matches_both,
    "misses-match": is_a_match_missed,
    "wager-has-stack": can_lay_stack,
    "wager-needs-luck": has_no_stack,
    "wager-draws-nothing": lambda made: hand_count(made)[0] == hand_count(made)[1],
    "no-card-left": lambda made: (
        hand_count(made)[1] == 0 and made.after.stage not in (Stage.STEAL, Stage.ASK)
    ),
    "wager-draws": draws_for_wager,
    "stack-ready": stack_is_ready,
    "stack-begun": stack_is_begun,
    "keeps-match": match_is_kept,
    "suit-not-held": has_none_of_suit,
    "larger-hand": gets_larger_hand,
    "power-used": power_acts,
}


@pytest.mark.long
def test_what_a_motive_says_is_so_after_the_move() -> None:
    found = check_random_games(GAME, CHECKS, games=30, plies=150)
    assert set(found) == {motive.id for motive in motives_of(GAME)}
