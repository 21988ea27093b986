"""Nine Lives: the powers about wagers, draws and turns. Every test runs with the life on top, and covered."""

from __future__ import annotations

from typing import Any

import pytest

from nekoban.core.game import OK
from nekoban.core.match import Match
from nekoban.core.record import HIDDEN, NOBODY
from nekoban.core.undo import UndoError
from nekoban.games.nine_lives.parts import Card, Clause, Power, Side, Stage, Suit
from tests.games.nine_lives.board import (
    GIVE_UP,
    WAGER,
    board,
    hand,
    lay,
    lives,
    move,
    offers,
    only_deck,
    owing_stack,
    pick,
    play,
    playable,
    put,
    row,
    wagered,
)

SIDES = [Side.LEFT, Side.RIGHT]


# Draws


def test_NP_04_weak_match_draws_one(rules: Any, acts: bool) -> None:
    state = board(["s2", "c1"], "s7", tops={0: Power.WEAK_MATCH}, acts=acts)
    play(rules, state, lay("s2", "left"))
    assert state.players[0].hand_count == (1 if acts else 2)


def test_NP_41_no_match_draw_draws_two_without_a_match(rules: Any, acts: bool) -> None:
    state = board(["s2 q5", "c1"], "s7", tops={0: Power.NO_MATCH_DRAW}, acts=acts)
    play(rules, state, lay("q5", "left"))
    assert state.players[0].hand_count == (3 if acts else 1)
    state = board(["s2 q5", "c1"], "s7", tops={0: Power.NO_MATCH_DRAW}, acts=acts)
    play(rules, state, lay("s2", "left"))
    assert state.players[0].hand_count == (1 if acts else 3)


def test_NP_41_draws_two_in_all_also_on_the_first_play_and_unreduced(rules: Any) -> None:
    tops = {0: Power.NO_MATCH_DRAW, 1: (Power.OTHERS_LOW_DRAW, 0, 3)}
    state = board(["q5", "c1"], "", tops=tops)
    play(rules, state, lay("q5", "start"))
    assert state.players[0].hand_count == 2
    state = owing_stack(board(["q5 q2", "c1"], "s9", tops=tops))
    play(rules, state, pick("+q5"), pick("+q2"), put("left"))
    assert state.players[0].hand_count == 2


def test_NP_53_draw_from_discard_takes_its_top(rules: Any, acts: bool) -> None:
    state = board(["s2", "c1"], "s7", tops={0: Power.DRAW_FROM_DISCARD}, acts=acts, discards="t9 q8")
    play(rules, state, lay("s2", "left"))
    assert hand(state, 0) == "q8 t9" if acts else state.discard_count == 2
    assert state.discard_count == (0 if acts else 2)


def test_NP_53_goes_on_with_the_deck(rules: Any) -> None:
    state = board(["s2", "c1"], "s7", tops={0: Power.DRAW_FROM_DISCARD}, discards="q8")
    only_deck(state, "t6")
    play(rules, state, lay("s2", "left"))
    assert hand(state, 0) == "q8 t6"


def test_NP_53_holds_for_the_wagers_draw_when_it_is_uncovered(rules: Any, acts: bool) -> None:
    state = board(["s2", "c1"], "s7", tops={0: (Power.DRAW_FROM_DISCARD, 0, 5)}, acts=acts, discards="q8")
    only_deck(state, "t6")
    wagered(rules, state)
    assert hand(state, 0) == ("s2 t6" if acts else "s2 q8")  # covered, the wager uncovers it
    assert state.drawn_count == 1


def test_NP_80_draw_cards_played_takes_a_single_card_column(rules: Any, acts: bool) -> None:
    state = board(
        ["s2", "c1"], "s7 t3 8:q5+c4 c1 t9", tops={0: (Power.DRAW_CARDS_PLAYED, 0, 3)}, acts=acts, start=0
    )
    play(rules, state, lay("s2", "left"))
    if not acts:
        assert (state.to_move, state.players[0].hand_count) == (1, 2)
        return
    assert state.stage == Stage.COLUMN
    assert offers(rules, state) == {"draw column-3", "draw column-5", "draw column-6"}
    assert rules.why_not(state, move("draw column-2")) == Clause.NP_80  # the starting column
    assert rules.why_not(state, move("draw column-1")) == Clause.NP_80  # the one just played
    assert rules.why_not(state, move("draw column-4")) == Clause.NP_80  # a stack
    play(rules, state, move("draw column-3"))
    assert row(state) == "2 7 8 1 9"
    play(rules, state, move("draw column-5"))
    assert (hand(state, 0), row(state)) == ("t3 t9", "2 7 8 1")
    assert (state.to_move, state.start_column, state.drawn_count) == (1, 1, 0)


def test_NP_80_draws_from_the_deck_when_there_is_no_such_column(rules: Any) -> None:
    state = board(["s2", "c1"], "s7", tops={0: (Power.DRAW_CARDS_PLAYED, 0, 3)})
    play(rules, state, lay("s2", "left"))
    assert (state.to_move, state.players[0].hand_count) == (1, 2)


def test_NP_80_draws_for_a_wager_too_and_frees_the_number(rules: Any) -> None:
    tops = {0: (Power.DRAW_CARDS_PLAYED, 0, 3)}
    state = board(["s2 c1", "c1"], "s7 t3 q5", tops=tops, acts=False)
    wagered(rules, state)
    assert offers(rules, state) == {"draw column-2", "draw column-3"}
    play(rules, state, move("draw column-2"))
    assert (row(state), hand(state, 0), state.stage) == ("7 5", "s2 c1 t3", Stage.TURN)
    play(rules, state, pick("+s2"), pick("+c1"))
    assert put("left") in rules.legal(state)  # 3 is free again


def test_NP_84_others_low_limit(rules: Any, acts: bool) -> None:
    state = board(["s2 q5 c4", "c1"], "s7", tops={1: (Power.OTHERS_LOW_LIMIT, 0, 3)}, acts=acts)
    play(rules, state, lay("s2", "left"))
    assert state.players[0].hand_count == (3 if acts else 4)
    state = board(["s2 q5 c4 t3", "c1"], "s7", tops={0: (Power.OTHERS_LOW_LIMIT, 0, 3)}, acts=acts)
    play(rules, state, lay("s2", "left"))
    assert state.players[0].hand_count == 5  # the owner keeps the printed limit


def test_NP_88_others_low_draw(rules: Any, acts: bool) -> None:
    state = board(["s2", "c1"], "s7", tops={1: (Power.OTHERS_LOW_DRAW, 0, 3)}, acts=acts)
    play(rules, state, lay("s2", "left"))
    assert state.players[0].hand_count == (1 if acts else 2)
    state = board(["s2", "c1"], "s7", tops={0: (Power.OTHERS_LOW_DRAW, 0, 3)})
    play(rules, state, lay("s2", "left"))
    assert state.players[0].hand_count == 2


# Open hands


def test_NP_06_show_hand_is_open_to_all(rules: Any, acts: bool) -> None:
    state = board(["s2 q5", "c1", "t3"], "", tops={0: Power.SHOW_HAND}, acts=acts)
    for viewer in (1, 2, None):
        seen = rules.view(state, viewer).players[0].hand
        assert seen[0] == (Card.STAR_2 if acts else HIDDEN)
        assert seen[1] == (Card.SQUARE_5 if acts else HIDDEN)
    assert rules.view(state, 0).players[1].hand[0] == HIDDEN
    assert rules.view(state, 0).players[0].hand[0] == Card.STAR_2


def test_NP_52_wager_means_open_for_the_rest_of_the_game(rules: Any, acts: bool) -> None:
    state = board(["s2 q5", "c1"], "s9", tops={0: Power.WAGER_MEANS_OPEN}, acts=acts)
    assert rules.view(state, 1).players[0].hand[0] == HIDDEN
    wagered(rules, state)
    assert state.players[0].hand_open == (1 if acts else 0)
    assert rules.view(state, None).players[0].hand[0] == (Card.STAR_2 if acts else HIDDEN)
    if not acts:
        wagered(rules, state)
        assert state.players[0].hand_open == 1


def test_NP_86_others_play_open(rules: Any, acts: bool) -> None:
    state = board(["s2", "c1", "t3"], "", tops={1: (Power.OTHERS_PLAY_OPEN, 0, 3)}, acts=acts)
    assert rules.view(state, 1).players[0].hand[0] == (Card.STAR_2 if acts else HIDDEN)
    assert rules.view(state, 0).players[2].hand[0] == (Card.TRIANGLE_3 if acts else HIDDEN)
    assert rules.view(state, None).players[0].hand[0] == (Card.STAR_2 if acts else HIDDEN)
    assert rules.view(state, 0).players[1].hand[0] == HIDDEN


def test_NP_06_what_an_open_hand_draws_is_told_to_all(rules: Any, acts: bool) -> None:
    state = board(["s2 q5", "c1"], "s7", tops={0: Power.SHOW_HAND}, acts=acts)
    play(rules, state, lay("s2", "left"))
    view = rules.view(state, 1)
    drawn = [view.events[index].what for index in range(view.event_count) if view.events[index].kind == 4]
    assert len(drawn) == 2
    assert all((what >= 0) is acts for what in drawn)


# Wagers


def test_NP_07_cant_wager(rules: Any, acts: bool) -> None:
    state = board(["s2", "c1"], "", tops={0: Power.CANT_WAGER}, acts=acts)
    assert ("wager" in offers(rules, state)) is not acts
    assert rules.why_not(state, WAGER) == (Clause.NP_07 if acts else OK)


def test_NP_08_must_wager_first_on_the_first_turn(rules: Any, acts: bool) -> None:
    state = board(["s2", "c1"], "", tops={0: Power.MUST_WAGER_FIRST}, acts=acts)
    assert offers(rules, state) == ({"wager"} if acts else {"wager", "star-2 at start"})
    assert rules.why_not(state, lay("s2", "start")) == (Clause.NP_08 if acts else OK)
    assert rules.why_not(state, GIVE_UP) == (Clause.NP_08 if acts else Clause.NL_19)
    state.players[0].turn_count = 1
    assert "star-2 at start" in offers(rules, state)


def test_NP_09_must_wager_all_turns(rules: Any, acts: bool) -> None:
    state = board(["s2", "c1"], "", tops={0: Power.MUST_WAGER_ALL}, acts=acts)
    state.players[0].turn_count = 3
    assert offers(rules, state) == ({"wager"} if acts else {"wager", "star-2 at start"})
    assert rules.why_not(state, lay("s2", "start")) == (Clause.NP_09 if acts else OK)


def test_NP_20_wager_follow(rules: Any, acts: bool) -> None:
    state = board(["s2", "c1 q5 t3"], "", tops={0: Power.WAGER_FOLLOW}, acts=acts, turn=1)
    play(rules, state, lay("c1", "start"))
    assert "star-2 at left" in offers(rules, state)
    state = board(["s2", "c1 q5 t3"], "", tops={0: Power.WAGER_FOLLOW}, acts=acts, turn=1)
    play(rules, wagered(rules, state), pick("+c1"), pick("+q5"), put("start"))
    assert (state.to_move, state.previous_wagered) == (0, 1)
    assert offers(rules, state) == ({"wager"} if acts else {"wager", "star-2 at left", "star-2 at right"})
    assert rules.why_not(state, lay("s2", "left")) == (Clause.NP_20 if acts else OK)


def test_NP_21_wager_double_puts_down_two(rules: Any, acts: bool) -> None:
    state = board(["s2", "c1"], "", tops={0: Power.WAGER_DOUBLE}, acts=acts)
    wagered(rules, state)
    assert state.players[0].wagered_count == (2 if acts else 1)
    assert state.players[0].hand_count == 2  # one card all the same
    state = board(["s2", "c1"], "", tops={0: (Power.WAGER_DOUBLE, 0, 1)}, acts=acts)
    assert rules.why_not(state, WAGER) == (Clause.NP_21 if acts else OK)


def test_NP_49_super_wager_draws_two(rules: Any, acts: bool) -> None:
    state = board(["s2", "c1"], "", tops={0: Power.SUPER_WAGER}, acts=acts)
    wagered(rules, state)
    assert state.players[0].hand_count == (3 if acts else 2)


def test_NP_50_wager_force_binds_the_next_other_player(rules: Any, acts: bool) -> None:
    state = board(["c1 q5 t3", "s2 s4", "s6"], "", tops={0: Power.WAGER_FORCE}, acts=acts)
    play(rules, wagered(rules, state), pick("+c1"), pick("+q5"), put("start"))
    assert state.demand_from == (0 if acts else NOBODY)
    assert (offers(rules, state) == {"wager"}) is acts
    assert rules.why_not(state, lay("s2", "left")) == (Clause.NP_50 if acts else OK)
    if acts:
        play(rules, state, WAGER)
        assert state.demand_from == NOBODY
        play(rules, state, pick("+s4"), pick("-s2"), put("left"))
        assert "star-6 at left" not in offers(rules, state)  # 6 is on the table
        assert "wager" in offers(rules, state)
        assert "give up" in offers(rules, state)  # nobody demands a wager of the third player


def test_NP_50_passes_over_a_skipped_turn(rules: Any) -> None:
    tops = {0: Power.WAGER_FORCE, 1: Power.HAND_SIZE_SMALL_SKIP}
    state = board(["c1 q5 t3 t9", "s2", "s6 s4"], "", tops=tops)
    play(rules, wagered(rules, state), pick("+c1"), pick("+q5"), put("start"))
    assert (state.to_move, offers(rules, state)) == (2, {"wager"})


def test_NP_20_looks_past_a_skipped_turn(rules: Any) -> None:
    tops = {1: Power.HAND_SIZE_SMALL_SKIP, 2: Power.WAGER_FOLLOW}
    state = board(["c1 q5 t3 t9", "s2", "s8 s4"], "", tops=tops)
    play(rules, wagered(rules, state), pick("+c1"), pick("+q5"), put("start"))
    assert (state.to_move, offers(rules, state)) == (2, {"wager"})


def test_NP_50_lapses_when_no_wager_is_possible(rules: Any) -> None:
    tops = {0: Power.WAGER_FORCE, 1: Power.CANT_WAGER}
    state = board(["c1 q5 t3", "s2", "s8"], "", tops=tops)
    play(rules, wagered(rules, state), pick("+c1"), pick("+q5"), put("start"))
    play(rules, state, lay("s2", "left"))
    assert state.demand_from == NOBODY
    assert "star-8 at left" in offers(rules, state)


def test_NP_55_reverse_direction_by_a_wager(rules: Any, acts: bool) -> None:
    state = board(["c1 q5 t3", "s2", "s4"], "", tops={0: Power.REVERSE_DIRECTION}, acts=acts)
    play(rules, wagered(rules, state), pick("+c1"), pick("+q5"), put("start"))
    assert (state.to_move, state.backwards) == ((2, 1) if acts else (1, 0))


def test_NP_83_others_cant_wager_before_its_owner(rules: Any, acts: bool) -> None:
    state = board(["s2", "c1"], "", tops={1: (Power.OTHERS_CANT_WAGER, 0, 1)}, acts=acts)
    assert ("wager" in offers(rules, state)) is not acts
    assert rules.why_not(state, WAGER) == (Clause.NP_83 if acts else OK)
    state.players[1].wagered_count = 1  # wagering the last life frees the others too
    assert "wager" in offers(rules, state)
    owner = board(["s2", "c1"], "", tops={0: (Power.OTHERS_CANT_WAGER, 0, 1)}, acts=acts)
    assert "wager" in offers(rules, owner)


# Skipped turns


def test_NP_32_hand_size_small_skip(rules: Any, acts: bool) -> None:
    state = board(["s2 q5 c4", "c1", "t3 t9"], "s8", tops={1: Power.HAND_SIZE_SMALL_SKIP}, acts=acts)
    play(rules, state, lay("q5", "left"))
    assert state.to_move == (2 if acts else 1)
    assert state.players[1].turn_count == 0
    state = board(["s2 q5", "c1", "t3 t9"], "s8", tops={1: Power.HAND_SIZE_SMALL_SKIP}, acts=acts)
    play(rules, state, lay("q5", "left"))
    assert state.to_move == 1  # as few as another is not the fewest


def test_NP_33_hand_size_large_skip(rules: Any, acts: bool) -> None:
    state = board(["s2 q5", "c1 c4 t6", "t3 t9"], "s8", tops={1: Power.HAND_SIZE_LARGE_SKIP}, acts=acts)
    play(rules, state, lay("q5", "left"))
    assert state.to_move == (2 if acts else 1)
    state = board(["s2 q5", "c1 c4", "t3 t9"], "s8", tops={1: Power.HAND_SIZE_LARGE_SKIP}, acts=acts)
    play(rules, state, lay("q5", "left"))
    assert state.to_move == 1


def test_NP_70_skip_big_hand(rules: Any, acts: bool) -> None:
    state = board(["s2 q5", "c1", "t3"], "s8", tops={0: (Power.SKIP_BIG_HAND, 0, 3)}, acts=acts)
    assert ("skip" in offers(rules, state)) is acts
    if acts:
        assert {"star-2 at left", "wager"} <= offers(rules, state)
        play(rules, state, move("skip"))
        assert (state.to_move, state.players[0].turn_count, row(state)) == (1, 0, "8")
    state = board(["s2", "c1", "t3"], "s8", tops={0: (Power.SKIP_BIG_HAND, 0, 3)}, acts=acts)
    assert rules.why_not(state, move("skip")) == (Clause.NP_70 if acts else Clause.NL_60)


def test_NP_71_skip_small_hand(rules: Any, acts: bool) -> None:
    state = board(["s2", "c1 c4", "t3 t6"], "s8", tops={0: (Power.SKIP_SMALL_HAND, 0, 3)}, acts=acts)
    assert ("skip" in offers(rules, state)) is acts
    state = board(["s2", "c1", "t3 t6"], "s8", tops={0: (Power.SKIP_SMALL_HAND, 0, 3)}, acts=acts)
    assert rules.why_not(state, move("skip")) == (Clause.NP_71 if acts else Clause.NL_60)


def test_NP_70_is_decided_before_any_wager(rules: Any) -> None:
    state = board(["s2 q5", "c1", "t3"], "s8", tops={0: (Power.SKIP_BIG_HAND, 0, 3)})
    owing_stack(state)
    assert "skip" not in offers(rules, state)


def test_NP_78_single_turn_of_the_kittyking(rules: Any, acts: bool) -> None:
    state = board(["s2", "c1"], "s8", tops={0: (Power.SINGLE_TURN, 0, 3)}, acts=acts)
    assert "skip" not in offers(rules, state)  # the first turn
    state.players[0].turn_count = 1
    assert ("skip" in offers(rules, state)) is acts
    state.kittyking = 1
    assert "skip" not in offers(rules, state)
    assert rules.why_not(state, move("skip")) == (Clause.NP_78 if acts else Clause.NL_60)


# After the turn


def test_NP_34_give_away(rules: Any, acts: bool) -> None:
    state = board(["s2 q5 c4", "c1 c1 c1 t3", "t9"], "s8", tops={0: Power.GIVE_AWAY}, acts=acts)
    play(rules, state, lay("q5", "left"))
    if not acts:
        assert (state.to_move, state.stage) == (1, Stage.TURN)
        return
    assert offers(rules, state) == {"give star-2 to 3", "give circle-4 to 3"}  # the second has no room
    assert rules.why_not(state, move("give star-2 to 2")) == Clause.NL_13
    assert rules.why_not(state, move("give star-2 to 1")) == Clause.NP_34
    assert rules.why_not(state, move("give star-2 to 4")) == Clause.NL_01
    assert rules.why_not(state, move("give star-5 to 3")) == Clause.NL_02
    play(rules, state, move("give star-2 to 3"))
    assert (hand(state, 0), hand(state, 2), state.to_move) == ("c4", "t9 s2", 1)
    told = [rules.view(state, seat).events[0].what for seat in (0, 1, 2, None)]
    assert told == [Card.STAR_2, HIDDEN, Card.STAR_2, HIDDEN]


def test_NP_34_gives_nothing_from_an_empty_hand(rules: Any) -> None:
    state = board(["q5", "c1", "t9"], "s8", tops={0: Power.GIVE_AWAY})
    play(rules, state, lay("q5", "left"))
    assert (state.to_move, state.stage) == (1, Stage.TURN)


def test_NP_34_goes_by_the_limit_that_NP_84_sets(rules: Any) -> None:
    tops = {0: Power.GIVE_AWAY, 2: (Power.OTHERS_LOW_LIMIT, 0, 3)}
    state = board(["s2 q5 c4", "c1 c1 c1", "t9"], "s8", tops=tops)
    play(rules, state, lay("q5", "left"))
    assert offers(rules, state) == {"give star-2 to 3", "give circle-4 to 3"}


def test_NP_34_gives_nothing_when_nobody_has_room(rules: Any) -> None:
    state = board(["q5 s2", "c1 c1 c1 c4", "t9 t9 t6 t6"], "s8", tops={0: Power.GIVE_AWAY})
    play(rules, state, lay("q5", "left"))
    assert (state.to_move, state.stage) == (1, Stage.TURN)


def test_NP_68_thief_takes_a_card_by_chance(rules: Any, acts: bool) -> None:
    tops = {0: (Power.THIEF, 0, 3)}
    state = board(["s2 q5", "c1 c4", "", "t9"], "s8", tops=tops, acts=acts)
    play(rules, state, lay("q5", "left"))
    if not acts:
        assert (state.to_move, state.stage) == (1, Stage.TURN)
        return
    assert offers(rules, state) == {"steal from 2", "steal from 4"}
    assert rules.why_not(state, move("steal from 3")) == Clause.NP_68  # holds nothing
    assert rules.why_not(state, move("steal from 1")) == Clause.NP_68
    assert rules.why_not(state, move("steal from 5")) == Clause.NL_01
    play(rules, state, move("steal from 2"))
    assert (state.players[0].hand_count, state.players[1].hand_count, state.to_move) == (2, 1, 1)
    told = [rules.view(state, seat).events[0].what >= 0 for seat in (0, 1, 3, None)]
    assert told == [True, True, False, False]


def test_NP_68_chance_decides_which_card(rules: Any) -> None:
    found = set()
    for luck in range(1, 40):
        state = board(["s2 q5", "c1 c4 t9"], "s8", tops={0: (Power.THIEF, 0, 3)})
        state.luck = luck * 7919**3
        play(rules, state, lay("q5", "left"), move("steal from 2"))
        found.add(hand(state, 0))
    assert found == {"s2 c1", "s2 c4", "s2 t9"}


def test_NP_68_with_a_full_hand_takes_nothing(rules: Any) -> None:
    state = board(["s2 q5 c4 t3 t6 s1", "c1"], "s8", tops={0: (Power.THIEF, 0, 3)})
    play(rules, state, lay("q5", "left"))
    assert (state.to_move, state.stage) == (1, Stage.TURN)


def test_NP_69_thief_polite_asks_for_a_kind(rules: Any, acts: bool) -> None:
    tops = {0: (Power.THIEF_POLITE, 0, 3)}
    state = board(["s2 q5", "c1 c4", "", "t9"], "s8", tops=tops, acts=acts)
    play(rules, state, lay("q5", "left"))
    if not acts:
        assert (state.to_move, state.stage) == (1, Stage.TURN)
        return
    assert len(rules.legal(state)) == 2 * 18
    assert rules.why_not(state, move("ask 3 for circle-4")) == Clause.NP_69
    other = state.twin()
    play(rules, state, move("ask 2 for circle-4"))
    assert (hand(state, 0), hand(state, 1)) == ("s2 c4", "c1")
    play(rules, other, move("ask 4 for circle-4"))
    assert (hand(other, 0), hand(other, 3), other.to_move) == ("s2", "t9", 1)


@pytest.mark.parametrize("kind", ["star-9", "circle-1"])
def test_NP_69_no_question_can_be_taken_back(kind: str) -> None:
    """The answer shows what the other holds, or does not: asked again and again it would show the hand."""
    match = Match.new("nine-lives", players=2, seed=5)
    state = board(["s2 q5", "c1"], "s8 t9", tops={0: (Power.THIEF_POLITE, 0, 3)})
    state.luck = match.state.luck
    match.state = state
    match.play("square-5 at left")
    match.play(f"ask 2 for {kind}")
    with pytest.raises(UndoError, match="revealed something"):
        match.undo(seat=0)


def test_NP_69_with_a_full_hand_asks_nothing(rules: Any) -> None:
    state = board(["s2 q5 c4 t3 t6 s1", "c1"], "s8", tops={0: (Power.THIEF_POLITE, 0, 3)})
    play(rules, state, lay("q5", "left"))
    assert (state.to_move, state.stage) == (1, Stage.TURN)


def test_NP_73_instant_draw_fills_the_hand(rules: Any, acts: bool) -> None:
    state = board(["s2 q5", "c1"], "s8", tops={0: (Power.INSTANT_DRAW, 0, 1)}, acts=acts)
    play(rules, state, lay("q5", "left"))
    assert state.players[0].hand_count == (6 if acts else 1)


def test_NP_74_generous_draw_draws_as_many_as_played(rules: Any, acts: bool) -> None:
    tops = {0: (Power.GENEROUS_DRAW, 0, 3)}
    state = owing_stack(board(["s2 s4 q5 q2 c1", "c1"], "s8", tops=tops, acts=acts))
    play(rules, state, pick("+s2"), pick("+s4"), pick("-c1"), put("left"))
    assert state.players[0].hand_count == 5  # three drawn, as four matches would be cut at the limit
    state = board(["s2 s4 q5 q2 c1 c4 c7", "c1"], "s8", tops=tops, acts=acts)
    play(rules, state, lay("s2", "left"))
    assert state.players[0].hand_count == (7 if acts else 6)  # past the limit
    state = board(["s2 s4", "c1"], "s8", tops=tops, acts=acts)
    play(rules, state, lay("s2", "left"))
    assert state.players[0].hand_count == (2 if acts else 3)  # in place of the match draw


def test_NP_56_reverse_direction_match(rules: Any, acts: bool) -> None:
    state = board(["s2 q5", "c1", "t3"], "s8", tops={0: Power.REVERSE_DIRECTION_MATCH}, acts=acts)
    play(rules, state, lay("s2", "left"))
    assert state.to_move == (2 if acts else 1)
    state = board(["s2 q5", "c1", "t3"], "s8", tops={0: Power.REVERSE_DIRECTION_MATCH}, acts=acts)
    play(rules, state, lay("q5", "left"))
    assert state.to_move == 1  # nothing drawn


def test_NP_56_a_wagers_draw_counts(rules: Any) -> None:
    tops = {0: Power.REVERSE_DIRECTION_MATCH}
    state = board(["t3 q5", "c1", "t3"], "s9", tops=tops, acts=False)
    play(rules, wagered(rules, state), pick("+q5"), pick("-t3"), put("left"))
    assert state.to_move == 2


def test_NP_56_counts_only_the_draws_of_its_own_turn(rules: Any) -> None:
    state = board(["s2", "q5 c4", "t3"], "s8", tops={1: Power.REVERSE_DIRECTION_MATCH})
    play(rules, state, lay("s2", "left"), lay("q5", "left"))
    assert (state.to_move, state.backwards) == (2, 0)


def test_NP_22_hand_empty_loss_ends_the_round_for_all(rules: Any, acts: bool) -> None:
    state = board(["q5", "c1", "t3"], "s8", tops={0: Power.HAND_EMPTY_LOSS}, acts=acts)
    before = lives(state)
    play(rules, state, lay("q5", "left"))
    assert lives(state) == ([count - 1 for count in before] if acts else before)
    assert state.row_count == (0 if acts else 2)


def test_NP_22_waits_for_the_draws(rules: Any) -> None:
    state = board(["s2", "c1", "t3"], "s8", tops={0: Power.HAND_EMPTY_LOSS})
    play(rules, state, lay("s2", "left"))
    assert (state.players[0].hand_count, state.row_count) == (2, 2)


@pytest.mark.parametrize("side", SIDES)
def test_NP_54_hand_empty_carousel(rules: Any, acts: bool, side: Side) -> None:
    tops = {0: (Power.HAND_EMPTY_CAROUSEL, side)}
    state = board(["q5", "c1 c4 c7 t9 t6", "t3"], "s8", tops=tops, acts=acts)
    play(rules, state, lay("q5", "left"))
    passed = ["t3", "", "c1 c4 c7 t9 t6"] if side == Side.LEFT else ["c1 c4 c7 t9 t6", "t3", ""]
    kept = ["", "c1 c4 c7 t9 t6", "t3"]
    assert [hand(state, seat) for seat in range(3)] == (passed if acts else kept)


# Second turns


def test_NP_42_double_turn_may_be_taken(rules: Any, acts: bool) -> None:
    state = board(["s2 q5 c4", "c1"], "s8", tops={0: Power.DOUBLE_TURN}, acts=acts)
    assert "end the turn" not in offers(rules, state)
    play(rules, state, lay("q5", "left"))
    if not acts:
        assert state.to_move == 1
        return
    assert (state.to_move, state.second_turn) == (0, 1)
    assert {"end the turn", "wager", "star-2 at left"} <= offers(rules, state)
    again = state.twin()
    play(rules, state, move("end the turn"))
    assert (state.to_move, state.second_turn) == (1, 0)
    play(rules, again, lay("s2", "right"))
    assert again.to_move == 1  # there is no third


def test_NP_42_cannot_be_ended_after_a_wager(rules: Any) -> None:
    state = board(["s2 q5 c4", "c1"], "s8", tops={0: Power.DOUBLE_TURN})
    play(rules, state, lay("q5", "left"))
    owing_stack(state)
    assert rules.why_not(state, move("end the turn")) == Clause.NP_42


def test_NP_42_is_asked_under_the_life_then_on_top(rules: Any) -> None:
    state = board(["t3 q5 c4", "c1"], "s9", tops={0: Power.DOUBLE_TURN}, acts=False)
    play(rules, wagered(rules, state), pick("+q5"), pick("-t3"), put("left"))
    assert (state.to_move, state.second_turn, state.wager_count, state.stack_due) == (0, 1, 0, 0)


def test_NP_43_double_turn_variant_must_be_taken(rules: Any, acts: bool) -> None:
    state = board(["s8 t6 c4", "c1"], "q8", tops={0: Power.DOUBLE_TURN_VARIANT}, acts=acts)
    assert playable(rules, state) == ({"s8", "t6", "c4"} if acts else {"t6", "c4"})
    play(rules, state, lay("t6", "left"))
    if not acts:
        assert state.to_move == 1
        return
    assert state.to_move == 0
    assert rules.why_not(state, move("end the turn")) == Clause.NP_42
    assert playable(rules, state) == {"s8", "c4"}
    play(rules, state, lay("s8", "left"))
    assert state.to_move == 1


def test_NP_43_failing_the_second_turn_is_a_failure(rules: Any) -> None:
    state = board(["t6", "c1"], "q8", tops={0: Power.DOUBLE_TURN_VARIANT})
    play(rules, state, lay("t6", "left"))
    assert (state.to_move, state.second_turn, state.players[0].hand_count) == (0, 1, 0)
    before = lives(state)
    play(rules, state, GIVE_UP)
    assert lives(state) == [before[0] - 1, before[1]]


def test_NP_43_suits_of_both_turns_count(rules: Any) -> None:
    state = board(["q5 s2", "c1"], "t9", tops={0: Power.DOUBLE_TURN_VARIANT})
    play(rules, state, lay("q5", "left"), lay("s2", "left"))
    assert [state.players[0].suits_played[suit] for suit in Suit] == [0, 1, 0, 1]


def test_NP_69_nobody_with_an_empty_hand_is_asked(rules: Any) -> None:
    """A ruling: only who holds cards can be asked, and where nobody else does nothing is asked."""
    tops = {0: (Power.THIEF_POLITE, 0, 3)}
    state = play(rules, board(["s2 q5", "c1", ""], "s8", tops=tops), lay("q5", "left"))
    assert {text.split()[1] for text in offers(rules, state)} == {"2"}
    state = play(rules, board(["s2 q5", "", ""], "s8", tops=tops), lay("q5", "left"))
    assert (state.to_move, state.stage) == (1, Stage.TURN)
