"""Nine Lives, clause by clause: the variants."""

from __future__ import annotations

from typing import Any

from nekoban.core.game import OK
from nekoban.core.record import NONE
from nekoban.games.nine_lives.parts import (
    Clause,
    Power,
    Stage,
    Suit,
)
from tests.games.nine_lives.board import (
    WAGER,
    board,
    lay,
    lays,
    move,
    offers,
    owing_stack,
    pick,
    play,
    playable,
    put,
    stacks,
    start,
    wagered,
)

# Variants


def test_NL_50_the_number_of_cards_on_the_table_may_not_be_played(rules: Any) -> None:
    state = board(["s3 s2", "c1"], "c7 9:q5+c4", table_count=True)
    assert playable(rules, state) == {"s2"}
    assert rules.why_not(state, lay("s3", "left")) == Clause.NL_50
    state = board(["s3 s2", "c1"], "c7 9:q5+c4")
    assert playable(rules, state) == {"s2", "s3"}


def test_NL_50_binds_totals_inside_and_outside_the_range(rules: Any) -> None:
    state = owing_stack(board(["s2 c1", "c1"], "c7 9:q5+c4", table_count=True))
    assert stacks(rules, state) == {("+s2", "-c1")}
    tops = {0: (Power.EXCEED_BELOW, 0, 1)}
    state = owing_stack(board(["s2 q2", "c1"], "", tops=tops, table_count=True))
    assert ("+q2", "-s2") not in stacks(rules, state)
    state = owing_stack(board(["s2 q2", "c1"], "", tops=tops))
    assert ("+q2", "-s2") in stacks(rules, state)


def test_NL_51_a_wager_for_a_card_keeps_the_play_single(rules: Any) -> None:
    state = board(["s2", "c1"], "", wager_one=True)
    assert rules.why_not(state, WAGER) == Clause.NL_51
    play(rules, state, move("wager for a card"))
    assert (state.players[0].hand_count, state.stack_due) == (2, 0)
    assert "s2 start" in lays(rules, state)


def test_NL_51_a_wager_for_a_stack_draws_nothing(rules: Any) -> None:
    state = board(["s2 q5", "c1"], "", tops={0: Power.SUPER_WAGER}, wager_one=True)
    play(rules, state, move("wager for a stack"))
    assert (state.players[0].hand_count, state.stack_due) == (2, 1)
    assert "wager for a card" in offers(rules, state)
    state = board(["s2", "c1"], "")
    assert rules.why_not(state, move("wager for a card")) == Clause.NL_51


def test_NL_52_no_wager_of_the_first_or_the_last_life(rules: Any) -> None:
    state = board(["s2", "c1"], "", lives=9, no_first_last=True)
    assert rules.why_not(state, WAGER) == Clause.NL_52
    state = board(["s2", "c1"], "", lives=1, no_first_last=True)
    assert rules.why_not(state, WAGER) == Clause.NL_52
    state = board(["s2", "c1"], "", lives=2, no_first_last=True)
    assert rules.why_not(state, WAGER) == OK
    assert rules.why_not(wagered(rules, state), WAGER) == Clause.NL_52
    state = board(["s2", "c1"], "", lives=9)
    assert rules.why_not(state, WAGER) == OK


def test_NL_52_a_double_wager_does_not_reach_the_last_life(rules: Any) -> None:
    state = board(["s2", "c1"], "", tops={0: (Power.WAGER_DOUBLE, 0, 2)}, no_first_last=True)
    assert rules.why_not(state, WAGER) == Clause.NL_52
    state = board(["s2", "c1"], "", tops={0: (Power.WAGER_DOUBLE, 0, 3)}, no_first_last=True)
    assert rules.why_not(state, WAGER) == OK


def test_NL_53_NP_46_the_owner_counts_stars_as_they_count_suits(rules: Any) -> None:
    """A ruling: what counts as a star for the owner uses up the star of the round, whoever played it."""
    circles = {0: (Power.SUIT_SHAPESHIFT, Suit.CIRCLE * 4 + Suit.STAR)}
    state = board(["c4 s2", "c1"], "t9", tops=circles, star_once=True)
    state.players[1].suits_played[Suit.CIRCLE] = 1  # printed a circle, for the owner a star
    assert playable(rules, state) == set()
    assert rules.why_not(state, lay("s2", "left")) == Clause.NL_53
    stars = {0: (Power.SUIT_SHAPESHIFT, Suit.STAR * 4 + Suit.SQUARE)}
    state = board(["s2 s4", "c1"], "t9", tops=stars, star_once=True)
    state.players[1].suits_played[Suit.STAR] = 1  # for the owner a square
    assert playable(rules, state) == {"s2", "s4"}
    state.players[0].power = Power.NONE
    assert playable(rules, state) == set()


def test_NL_53_one_star_per_round(rules: Any) -> None:
    state = board(["s2 q5", "s4 c4"], "t3", star_once=True)
    play(rules, state, lay("s2", "left"))
    assert playable(rules, state) == {"c4"}
    assert rules.why_not(state, lay("s4", "left")) == Clause.NL_53
    state = board(["s2 q5", "s4 c4"], "t3")
    play(rules, state, lay("s2", "left"))
    assert "s4" in playable(rules, state)


def test_NL_53_a_stack_holds_at_most_one_star(rules: Any) -> None:
    state = owing_stack(board(["s2 s4 q5", "c1"], "t3", star_once=True))
    found = stacks(rules, state)
    assert ("+q5", "+s2") in found
    assert not any(sum("s" in text for text in stack) > 1 for stack in found)


def test_NL_53_counts_suits_as_the_player_does(rules: Any) -> None:
    tops = {0: (Power.SUIT_SHAPESHIFT, Suit.CIRCLE * 4 + Suit.STAR)}
    state = board(["c4 q5", "c1"], "t3", tops=tops, star_once=True)
    state.players[1].suits_played[Suit.CIRCLE] = 1
    assert playable(rules, state) == {"q5"}


def test_NL_54_the_kittyking_names_a_bad_suit(rules: Any) -> None:
    state = start(rules, players=3, bad_suit=True)
    assert (state.stage, state.to_move) == (Stage.BAD_SUIT, state.kittyking)
    assert offers(rules, state) == {"bad circle", "bad square", "bad triangle", "bad star"}
    play(rules, state, move("bad star"))
    assert (state.bad_suit, state.stage) == (Suit.STAR, Stage.TURN)


def test_NL_54_the_bad_suit_is_played_in_stacks_only_and_draws_one(rules: Any) -> None:
    state = board(["s2 q5", "c1"], "s9", bad_suit=True)
    state.bad_suit = Suit.STAR
    assert playable(rules, state) == {"q5"}
    assert rules.why_not(state, lay("s2", "left")) == Clause.NL_54
    owing_stack(state)
    play(rules, state, pick("+s2"), pick("+q5"), put("left"))
    assert state.players[0].hand_count == 1


def test_NL_55_each_cats_lives_are_shuffled(rules: Any) -> None:
    state = start(rules, players=2, shuffle_own=True)
    for seat in range(2):
        order = list(state.players[seat].lives)
        assert sorted(order) == list(range(seat * 9, seat * 9 + 9))
        assert order != sorted(order)
        assert state.players[seat].power == state.powers[order[8]]


def test_NL_56_all_lives_are_shuffled_together(rules: Any) -> None:
    state = start(rules, players=3, shuffle_all=True)
    dealt = [life for seat in range(3) for life in state.players[seat].lives]
    assert len(set(dealt)) == 27
    assert len({life // 9 for life in dealt}) > 3
    assert all(life == NONE for seat in range(3, 6) for life in state.players[seat].lives)
