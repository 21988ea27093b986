"""Nine Lives: the powers about wagers, draws and turns. Every test runs with the life on top, and covered."""

from __future__ import annotations

import pytest

from nekoban.core.match import Match
from nekoban.core.record import HIDDEN, NOBODY
from nekoban.core.undo import UndoError
from nekoban.games.nine_lives.parts import Card, Power, Side, Stage, Suit
from tests.games.nine_lives.board import (
    GIVE_UP,
    WAGER,
    At,
    board,
    hand,
    lay,
    lives,
    move,
    only_deck,
    owing_stack,
    pick,
    put,
    row,
)

SIDES = [Side.LEFT, Side.RIGHT]


# Draws


def test_NP_04_weak_match_draws_one(at: At, acts: bool) -> None:
    state = board(["s2", "c1"], "s7", tops={0: Power.WEAK_MATCH}, acts=acts)
    at(state).play(lay("s2", "left"))
    assert state.players[0].hand_count == (1 if acts else 2)


def test_NP_41_no_match_draw_draws_two_without_a_match(at: At, acts: bool) -> None:
    state = board(["s2 q5", "c1"], "s7", tops={0: Power.NO_MATCH_DRAW}, acts=acts)
    at(state).play(lay("q5", "left"))
    assert state.players[0].hand_count == (3 if acts else 1)
    state = board(["s2 q5", "c1"], "s7", tops={0: Power.NO_MATCH_DRAW}, acts=acts)
    at(state).play(lay("s2", "left"))
    assert state.players[0].hand_count == (1 if acts else 3)


def test_NP_41_draws_two_in_all_also_on_the_first_play_and_unreduced(at: At) -> None:
    tops = {0: Power.NO_MATCH_DRAW, 1: (Power.OTHERS_LOW_DRAW, 0, 3)}
    state = board(["q5", "c1"], "", tops=tops)
    at(state).play(lay("q5", "start"))
    assert state.players[0].hand_count == 2
    state = owing_stack(board(["q5 q2", "c1"], "s9", tops=tops))
    at(state).play(pick("+q5"), pick("+q2"), put("left"))
    assert state.players[0].hand_count == 2


def test_NP_53_draw_from_discard_takes_its_top(at: At, acts: bool) -> None:
    state = board(["s2", "c1"], "s7", tops={0: Power.DRAW_FROM_DISCARD}, acts=acts, discards="t9 q8")
    at(state).play(lay("s2", "left"))
    assert hand(state, 0) == "q8 t9" if acts else state.discard_count == 2
    assert state.discard_count == (0 if acts else 2)


def test_NP_53_goes_on_with_the_deck(at: At) -> None:
    state = board(["s2", "c1"], "s7", tops={0: Power.DRAW_FROM_DISCARD}, discards="q8")
    only_deck(state, "t6")
    at(state).play(lay("s2", "left"))
    assert hand(state, 0) == "q8 t6"


def test_NP_53_holds_for_the_wagers_draw_when_it_is_uncovered(at: At, acts: bool) -> None:
    state = board(["s2", "c1"], "s7", tops={0: (Power.DRAW_FROM_DISCARD, 0, 5)}, acts=acts, discards="q8")
    only_deck(state, "t6")
    at(state).wagered()
    assert hand(state, 0) == ("s2 t6" if acts else "s2 q8")  # covered, the wager uncovers it
    assert state.drawn_count == 1


def test_NP_80_draw_cards_played_takes_a_single_card_column(at: At, acts: bool) -> None:
    state = board(
        ["s2", "c1"], "s7 t3 8:q5+c4 c1 t9", tops={0: (Power.DRAW_CARDS_PLAYED, 0, 3)}, acts=acts, start=0
    )
    at(state).play(lay("s2", "left"))
    if not acts:
        assert (state.to_move, state.players[0].hand_count) == (1, 2)
        return
    assert state.stage == Stage.COLUMN
    assert set(at(state).legal()) == {"draw column-3", "draw column-5", "draw column-6"}
    assert at(state).refused(move("draw column-2")) == "NP-80"  # the starting column
    assert at(state).refused(move("draw column-1")) == "NP-80"  # the one just played
    assert at(state).refused(move("draw column-4")) == "NP-80"  # a stack
    at(state).play(move("draw column-3"))
    assert row(state) == "2 7 8 1 9"
    at(state).play(move("draw column-5"))
    assert (hand(state, 0), row(state)) == ("t3 t9", "2 7 8 1")
    assert (state.to_move, state.start_column, state.drawn_count) == (1, 1, 0)


def test_NP_80_draws_from_the_deck_when_there_is_no_such_column(at: At) -> None:
    state = board(["s2", "c1"], "s7", tops={0: (Power.DRAW_CARDS_PLAYED, 0, 3)})
    at(state).play(lay("s2", "left"))
    assert (state.to_move, state.players[0].hand_count) == (1, 2)


def test_NP_80_draws_for_a_wager_too_and_frees_the_number(at: At) -> None:
    tops = {0: (Power.DRAW_CARDS_PLAYED, 0, 3)}
    state = board(["s2 c1", "c1"], "s7 t3 q5", tops=tops, acts=False)
    at(state).wagered()
    assert set(at(state).legal()) == {"draw column-2", "draw column-3"}
    at(state).play(move("draw column-2"))
    assert (row(state), hand(state, 0), state.stage) == ("7 5", "s2 c1 t3", Stage.TURN)
    at(state).play(pick("+s2"), pick("+c1"))
    assert at(state).allows(put("left"))  # 3 is free again


def test_NP_84_others_low_limit(at: At, acts: bool) -> None:
    state = board(["s2 q5 c4", "c1"], "s7", tops={1: (Power.OTHERS_LOW_LIMIT, 0, 3)}, acts=acts)
    at(state).play(lay("s2", "left"))
    assert state.players[0].hand_count == (3 if acts else 4)
    state = board(["s2 q5 c4 t3", "c1"], "s7", tops={0: (Power.OTHERS_LOW_LIMIT, 0, 3)}, acts=acts)
    at(state).play(lay("s2", "left"))
    assert state.players[0].hand_count == 5  # the owner keeps the printed limit


def test_NP_88_others_low_draw(at: At, acts: bool) -> None:
    state = board(["s2", "c1"], "s7", tops={1: (Power.OTHERS_LOW_DRAW, 0, 3)}, acts=acts)
    at(state).play(lay("s2", "left"))
    assert state.players[0].hand_count == (1 if acts else 2)
    state = board(["s2", "c1"], "s7", tops={0: (Power.OTHERS_LOW_DRAW, 0, 3)})
    at(state).play(lay("s2", "left"))
    assert state.players[0].hand_count == 2


# Open hands


def test_NP_06_show_hand_is_open_to_all(at: At, acts: bool) -> None:
    state = board(["s2 q5", "c1", "t3"], "", tops={0: Power.SHOW_HAND}, acts=acts)
    for viewer in (1, 2, None):
        seen = at.engine.view(state, viewer).players[0].hand
        assert seen[0] == (Card.STAR_2 if acts else HIDDEN)
        assert seen[1] == (Card.SQUARE_5 if acts else HIDDEN)
    assert at.engine.view(state, 0).players[1].hand[0] == HIDDEN
    assert at.engine.view(state, 0).players[0].hand[0] == Card.STAR_2


def test_NP_52_wager_means_open_for_the_rest_of_the_game(at: At, acts: bool) -> None:
    state = board(["s2 q5", "c1"], "s9", tops={0: Power.WAGER_MEANS_OPEN}, acts=acts)
    assert at.engine.view(state, 1).players[0].hand[0] == HIDDEN
    at(state).wagered()
    assert state.players[0].hand_open == (1 if acts else 0)
    assert at.engine.view(state, None).players[0].hand[0] == (Card.STAR_2 if acts else HIDDEN)
    if not acts:
        at(state).wagered()
        assert state.players[0].hand_open == 1


def test_NP_86_others_play_open(at: At, acts: bool) -> None:
    state = board(["s2", "c1", "t3"], "", tops={1: (Power.OTHERS_PLAY_OPEN, 0, 3)}, acts=acts)
    assert at.engine.view(state, 1).players[0].hand[0] == (Card.STAR_2 if acts else HIDDEN)
    assert at.engine.view(state, 0).players[2].hand[0] == (Card.TRIANGLE_3 if acts else HIDDEN)
    assert at.engine.view(state, None).players[0].hand[0] == (Card.STAR_2 if acts else HIDDEN)
    assert at.engine.view(state, 0).players[1].hand[0] == HIDDEN


def test_NP_06_what_an_open_hand_draws_is_told_to_all(at: At, acts: bool) -> None:
    state = board(["s2 q5", "c1"], "s7", tops={0: Power.SHOW_HAND}, acts=acts)
    at(state).play(lay("s2", "left"))
    view = at.engine.view(state, 1)
    drawn = [view.events[index].what for index in range(view.event_count) if view.events[index].kind == 4]
    assert len(drawn) == 2
    assert all((what >= 0) is acts for what in drawn)


# Wagers


def test_NP_07_cant_wager(at: At, acts: bool) -> None:
    state = board(["s2", "c1"], "", tops={0: Power.CANT_WAGER}, acts=acts)
    assert ("wager" in at(state).legal()) is not acts
    assert at(state).refused(WAGER) == ("NP-07" if acts else None)


def test_NP_08_must_wager_first_on_the_first_turn(at: At, acts: bool) -> None:
    state = board(["s2", "c1"], "", tops={0: Power.MUST_WAGER_FIRST}, acts=acts)
    assert set(at(state).legal()) == ({"wager"} if acts else {"wager", "star-2 at start"})
    assert at(state).refused(lay("s2", "start")) == ("NP-08" if acts else None)
    assert at(state).refused(GIVE_UP) == ("NP-08" if acts else "NL-19")
    state.players[0].turn_count = 1
    assert "star-2 at start" in at(state).legal()


def test_NP_09_must_wager_all_turns(at: At, acts: bool) -> None:
    state = board(["s2", "c1"], "", tops={0: Power.MUST_WAGER_ALL}, acts=acts)
    state.players[0].turn_count = 3
    assert set(at(state).legal()) == ({"wager"} if acts else {"wager", "star-2 at start"})
    assert at(state).refused(lay("s2", "start")) == ("NP-09" if acts else None)


def test_NP_20_wager_follow(at: At, acts: bool) -> None:
    state = board(["s2", "c1 q5 t3"], "", tops={0: Power.WAGER_FOLLOW}, acts=acts, turn=1)
    at(state).play(lay("c1", "start"))
    assert "star-2 at left" in at(state).legal()
    state = board(["s2", "c1 q5 t3"], "", tops={0: Power.WAGER_FOLLOW}, acts=acts, turn=1)
    at(at(state).wagered().state).play(pick("+c1"), pick("+q5"), put("start"))
    assert (state.to_move, state.previous_wagered) == (0, 1)
    assert set(at(state).legal()) == ({"wager"} if acts else {"wager", "star-2 at left", "star-2 at right"})
    assert at(state).refused(lay("s2", "left")) == ("NP-20" if acts else None)


def test_NP_21_wager_double_puts_down_two(at: At, acts: bool) -> None:
    state = board(["s2", "c1"], "", tops={0: Power.WAGER_DOUBLE}, acts=acts)
    at(state).wagered()
    assert state.players[0].wagered_count == (2 if acts else 1)
    assert state.players[0].hand_count == 2  # one card all the same
    state = board(["s2", "c1"], "", tops={0: (Power.WAGER_DOUBLE, 0, 1)}, acts=acts)
    assert at(state).refused(WAGER) == ("NP-21" if acts else None)


def test_NP_49_super_wager_draws_two(at: At, acts: bool) -> None:
    state = board(["s2", "c1"], "", tops={0: Power.SUPER_WAGER}, acts=acts)
    at(state).wagered()
    assert state.players[0].hand_count == (3 if acts else 2)


def test_NP_50_wager_force_binds_the_next_other_player(at: At, acts: bool) -> None:
    state = board(["c1 q5 t3", "s2 s4", "s6"], "", tops={0: Power.WAGER_FORCE}, acts=acts)
    at(at(state).wagered().state).play(pick("+c1"), pick("+q5"), put("start"))
    assert state.demand_from == (0 if acts else NOBODY)
    assert (set(at(state).legal()) == {"wager"}) is acts
    assert at(state).refused(lay("s2", "left")) == ("NP-50" if acts else None)
    if acts:
        at(state).play(WAGER)
        assert state.demand_from == NOBODY
        at(state).play(pick("+s4"), pick("-s2"), put("left"))
        assert "star-6 at left" not in at(state).legal()  # 6 is on the table
        assert "wager" in at(state).legal()
        assert "give up" in at(state).legal()  # nobody demands a wager of the third player


def test_NP_50_passes_over_a_skipped_turn(at: At) -> None:
    tops = {0: Power.WAGER_FORCE, 1: Power.HAND_SIZE_SMALL_SKIP}
    state = board(["c1 q5 t3 t9", "s2", "s6 s4"], "", tops=tops)
    at(at(state).wagered().state).play(pick("+c1"), pick("+q5"), put("start"))
    assert (state.to_move, set(at(state).legal())) == (2, {"wager"})


def test_NP_20_looks_past_a_skipped_turn(at: At) -> None:
    tops = {1: Power.HAND_SIZE_SMALL_SKIP, 2: Power.WAGER_FOLLOW}
    state = board(["c1 q5 t3 t9", "s2", "s8 s4"], "", tops=tops)
    at(at(state).wagered().state).play(pick("+c1"), pick("+q5"), put("start"))
    assert (state.to_move, set(at(state).legal())) == (2, {"wager"})


def test_NP_50_lapses_when_no_wager_is_possible(at: At) -> None:
    tops = {0: Power.WAGER_FORCE, 1: Power.CANT_WAGER}
    state = board(["c1 q5 t3", "s2", "s8"], "", tops=tops)
    at(at(state).wagered().state).play(pick("+c1"), pick("+q5"), put("start"))
    at(state).play(lay("s2", "left"))
    assert state.demand_from == NOBODY
    assert "star-8 at left" in at(state).legal()


def test_NP_55_reverse_direction_by_a_wager(at: At, acts: bool) -> None:
    state = board(["c1 q5 t3", "s2", "s4"], "", tops={0: Power.REVERSE_DIRECTION}, acts=acts)
    at(at(state).wagered().state).play(pick("+c1"), pick("+q5"), put("start"))
    assert (state.to_move, state.backwards) == ((2, 1) if acts else (1, 0))


def test_NP_83_others_cant_wager_before_its_owner(at: At, acts: bool) -> None:
    state = board(["s2", "c1"], "", tops={1: (Power.OTHERS_CANT_WAGER, 0, 1)}, acts=acts)
    assert ("wager" in at(state).legal()) is not acts
    assert at(state).refused(WAGER) == ("NP-83" if acts else None)
    state.players[1].wagered_count = 1  # wagering the last life frees the others too
    assert "wager" in at(state).legal()
    owner = board(["s2", "c1"], "", tops={0: (Power.OTHERS_CANT_WAGER, 0, 1)}, acts=acts)
    assert "wager" in at(owner).legal()


# Skipped turns


def test_NP_32_hand_size_small_skip(at: At, acts: bool) -> None:
    state = board(["s2 q5 c4", "c1", "t3 t9"], "s8", tops={1: Power.HAND_SIZE_SMALL_SKIP}, acts=acts)
    at(state).play(lay("q5", "left"))
    assert state.to_move == (2 if acts else 1)
    assert state.players[1].turn_count == 0
    state = board(["s2 q5", "c1", "t3 t9"], "s8", tops={1: Power.HAND_SIZE_SMALL_SKIP}, acts=acts)
    at(state).play(lay("q5", "left"))
    assert state.to_move == 1  # as few as another is not the fewest


def test_NP_33_hand_size_large_skip(at: At, acts: bool) -> None:
    state = board(["s2 q5", "c1 c4 t6", "t3 t9"], "s8", tops={1: Power.HAND_SIZE_LARGE_SKIP}, acts=acts)
    at(state).play(lay("q5", "left"))
    assert state.to_move == (2 if acts else 1)
    state = board(["s2 q5", "c1 c4", "t3 t9"], "s8", tops={1: Power.HAND_SIZE_LARGE_SKIP}, acts=acts)
    at(state).play(lay("q5", "left"))
    assert state.to_move == 1


def test_NP_70_skip_big_hand(at: At, acts: bool) -> None:
    state = board(["s2 q5", "c1", "t3"], "s8", tops={0: (Power.SKIP_BIG_HAND, 0, 3)}, acts=acts)
    assert ("skip" in at(state).legal()) is acts
    if acts:
        assert {"star-2 at left", "wager"} <= set(at(state).legal())
        at(state).play(move("skip"))
        assert (state.to_move, state.players[0].turn_count, row(state)) == (1, 0, "8")
    state = board(["s2", "c1", "t3"], "s8", tops={0: (Power.SKIP_BIG_HAND, 0, 3)}, acts=acts)
    assert at(state).refused(move("skip")) == ("NP-70" if acts else "NL-60")


def test_NP_71_skip_small_hand(at: At, acts: bool) -> None:
    state = board(["s2", "c1 c4", "t3 t6"], "s8", tops={0: (Power.SKIP_SMALL_HAND, 0, 3)}, acts=acts)
    assert ("skip" in at(state).legal()) is acts
    state = board(["s2", "c1", "t3 t6"], "s8", tops={0: (Power.SKIP_SMALL_HAND, 0, 3)}, acts=acts)
    assert at(state).refused(move("skip")) == ("NP-71" if acts else "NL-60")


def test_NP_70_is_decided_before_any_wager(at: At) -> None:
    state = board(["s2 q5", "c1", "t3"], "s8", tops={0: (Power.SKIP_BIG_HAND, 0, 3)})
    owing_stack(state)
    assert "skip" not in at(state).legal()


def test_NP_78_single_turn_of_the_kittyking(at: At, acts: bool) -> None:
    state = board(["s2", "c1"], "s8", tops={0: (Power.SINGLE_TURN, 0, 3)}, acts=acts)
    assert "skip" not in at(state).legal()  # the first turn
    state.players[0].turn_count = 1
    assert ("skip" in at(state).legal()) is acts
    state.kittyking = 1
    assert "skip" not in at(state).legal()
    assert at(state).refused(move("skip")) == ("NP-78" if acts else "NL-60")


# After the turn


def test_NP_34_a_gift_may_go_to_the_first_seat(at: At) -> None:
    state = board(["t9", "s2 q5 c4", "t3"], "s8", tops={1: Power.GIVE_AWAY}, turn=1)
    at(state).play(lay("q5", "left"))
    gifts = {f"give {card} to {seat}" for card in ("star-2", "circle-4") for seat in (1, 3)}
    assert set(at(state).legal()) == gifts


def test_NP_34_give_away(at: At, acts: bool) -> None:
    state = board(["s2 q5 c4", "c1 c1 c1 t3", "t9"], "s8", tops={0: Power.GIVE_AWAY}, acts=acts)
    at(state).play(lay("q5", "left"))
    if not acts:
        assert (state.to_move, state.stage) == (1, Stage.TURN)
        return
    assert set(at(state).legal()) == {"give star-2 to 3", "give circle-4 to 3"}  # the second has no room
    assert at(state).refused(move("give star-2 to 2")) == "NL-13"
    assert at(state).refused(move("give star-2 to 1")) == "NP-34"
    assert at(state).refused(move("give star-2 to 4")) == "NL-01"
    assert at(state).refused(move("give star-5 to 3")) == "NL-02"
    at(state).play(move("give star-2 to 3"))
    assert (hand(state, 0), hand(state, 2), state.to_move) == ("c4", "t9 s2", 1)
    told = [at.engine.view(state, seat).events[0].what for seat in (0, 1, 2, None)]
    assert told == [Card.STAR_2, HIDDEN, Card.STAR_2, HIDDEN]


def test_NP_34_gives_nothing_from_an_empty_hand(at: At) -> None:
    state = board(["q5", "c1", "t9"], "s8", tops={0: Power.GIVE_AWAY})
    at(state).play(lay("q5", "left"))
    assert (state.to_move, state.stage) == (1, Stage.TURN)


def test_NP_34_goes_by_the_limit_that_NP_84_sets(at: At) -> None:
    tops = {0: Power.GIVE_AWAY, 2: (Power.OTHERS_LOW_LIMIT, 0, 3)}
    state = board(["s2 q5 c4", "c1 c1 c1", "t9"], "s8", tops=tops)
    at(state).play(lay("q5", "left"))
    assert set(at(state).legal()) == {"give star-2 to 3", "give circle-4 to 3"}


def test_NP_34_gives_nothing_when_nobody_has_room(at: At) -> None:
    state = board(["q5 s2", "c1 c1 c1 c4", "t9 t9 t6 t6"], "s8", tops={0: Power.GIVE_AWAY})
    at(state).play(lay("q5", "left"))
    assert (state.to_move, state.stage) == (1, Stage.TURN)


def test_NP_68_thief_takes_a_card_by_chance(at: At, acts: bool) -> None:
    tops = {0: (Power.THIEF, 0, 3)}
    state = board(["s2 q5", "c1 c4", "", "t9"], "s8", tops=tops, acts=acts)
    at(state).play(lay("q5", "left"))
    if not acts:
        assert (state.to_move, state.stage) == (1, Stage.TURN)
        return
    assert set(at(state).legal()) == {"steal from 2", "steal from 4"}
    assert at(state).refused(move("steal from 3")) == "NP-68"  # holds nothing
    assert at(state).refused(move("steal from 1")) == "NP-68"
    assert at(state).refused(move("steal from 5")) == "NL-01"
    at(state).play(move("steal from 2"))
    assert (state.players[0].hand_count, state.players[1].hand_count, state.to_move) == (2, 1, 1)
    told = [at.engine.view(state, seat).events[0].what >= 0 for seat in (0, 1, 3, None)]
    assert told == [True, True, False, False]


def test_NP_68_chance_decides_which_card(at: At) -> None:
    found = set()
    for luck in range(1, 40):
        state = board(["s2 q5", "c1 c4 t9"], "s8", tops={0: (Power.THIEF, 0, 3)})
        state.luck = luck * 7919**3
        at(state).play(lay("q5", "left"), move("steal from 2"))
        found.add(hand(state, 0))
    assert found == {"s2 c1", "s2 c4", "s2 t9"}


def test_NP_68_with_a_full_hand_takes_nothing(at: At) -> None:
    state = board(["s2 q5 c4 t3 t6 s1", "c1"], "s8", tops={0: (Power.THIEF, 0, 3)})
    at(state).play(lay("q5", "left"))
    assert (state.to_move, state.stage) == (1, Stage.TURN)


def test_NP_69_thief_polite_asks_for_a_kind(at: At, acts: bool) -> None:
    tops = {0: (Power.THIEF_POLITE, 0, 3)}
    state = board(["s2 q5", "c1 c4", "", "t9"], "s8", tops=tops, acts=acts)
    at(state).play(lay("q5", "left"))
    if not acts:
        assert (state.to_move, state.stage) == (1, Stage.TURN)
        return
    assert len(at(state).legal_rows()) == 2 * 18
    assert at(state).refused(move("ask 3 for circle-4")) == "NP-69"
    other = state.twin()
    at(state).play(move("ask 2 for circle-4"))
    assert (hand(state, 0), hand(state, 1)) == ("s2 c4", "c1")
    at(other).play(move("ask 4 for circle-4"))
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


def test_NP_69_with_a_full_hand_asks_nothing(at: At) -> None:
    state = board(["s2 q5 c4 t3 t6 s1", "c1"], "s8", tops={0: (Power.THIEF_POLITE, 0, 3)})
    at(state).play(lay("q5", "left"))
    assert (state.to_move, state.stage) == (1, Stage.TURN)


def test_NP_73_instant_draw_fills_the_hand(at: At, acts: bool) -> None:
    state = board(["s2 q5", "c1"], "s8", tops={0: (Power.INSTANT_DRAW, 0, 1)}, acts=acts)
    at(state).play(lay("q5", "left"))
    assert state.players[0].hand_count == (6 if acts else 1)


def test_NP_74_generous_draw_draws_as_many_as_played(at: At, acts: bool) -> None:
    tops = {0: (Power.GENEROUS_DRAW, 0, 3)}
    state = owing_stack(board(["s2 s4 q5 q2 c1", "c1"], "s8", tops=tops, acts=acts))
    at(state).play(pick("+s2"), pick("+s4"), pick("-c1"), put("left"))
    assert state.players[0].hand_count == 5  # three drawn, as four matches would be cut at the limit
    state = board(["s2 s4 q5 q2 c1 c4 c7", "c1"], "s8", tops=tops, acts=acts)
    at(state).play(lay("s2", "left"))
    assert state.players[0].hand_count == (7 if acts else 6)  # past the limit
    state = board(["s2 s4", "c1"], "s8", tops=tops, acts=acts)
    at(state).play(lay("s2", "left"))
    assert state.players[0].hand_count == (2 if acts else 3)  # in place of the match draw


def test_NP_56_reverse_direction_match(at: At, acts: bool) -> None:
    state = board(["s2 q5", "c1", "t3"], "s8", tops={0: Power.REVERSE_DIRECTION_MATCH}, acts=acts)
    at(state).play(lay("s2", "left"))
    assert state.to_move == (2 if acts else 1)
    state = board(["s2 q5", "c1", "t3"], "s8", tops={0: Power.REVERSE_DIRECTION_MATCH}, acts=acts)
    at(state).play(lay("q5", "left"))
    assert state.to_move == 1  # nothing drawn


def test_NP_56_a_wagers_draw_counts(at: At) -> None:
    tops = {0: Power.REVERSE_DIRECTION_MATCH}
    state = board(["t3 q5", "c1", "t3"], "s9", tops=tops, acts=False)
    at(at(state).wagered().state).play(pick("+q5"), pick("-t3"), put("left"))
    assert state.to_move == 2


def test_NP_56_counts_only_the_draws_of_its_own_turn(at: At) -> None:
    state = board(["s2", "q5 c4", "t3"], "s8", tops={1: Power.REVERSE_DIRECTION_MATCH})
    at(state).play(lay("s2", "left"), lay("q5", "left"))
    assert (state.to_move, state.backwards) == (2, 0)


def test_NP_22_hand_empty_loss_ends_the_round_for_all(at: At, acts: bool) -> None:
    state = board(["q5", "c1", "t3"], "s8", tops={0: Power.HAND_EMPTY_LOSS}, acts=acts)
    before = lives(state)
    at(state).play(lay("q5", "left"))
    assert lives(state) == ([count - 1 for count in before] if acts else before)
    assert state.row_count == (0 if acts else 2)


def test_NP_22_waits_for_the_draws(at: At) -> None:
    state = board(["s2", "c1", "t3"], "s8", tops={0: Power.HAND_EMPTY_LOSS})
    at(state).play(lay("s2", "left"))
    assert (state.players[0].hand_count, state.row_count) == (2, 2)


@pytest.mark.parametrize("side", SIDES)
def test_NP_54_hand_empty_carousel(at: At, acts: bool, side: Side) -> None:
    tops = {0: (Power.HAND_EMPTY_CAROUSEL, side)}
    state = board(["q5", "c1 c4 c7 t9 t6", "t3"], "s8", tops=tops, acts=acts)
    at(state).play(lay("q5", "left"))
    passed = ["t3", "", "c1 c4 c7 t9 t6"] if side == Side.LEFT else ["c1 c4 c7 t9 t6", "t3", ""]
    kept = ["", "c1 c4 c7 t9 t6", "t3"]
    assert [hand(state, seat) for seat in range(3)] == (passed if acts else kept)


# Second turns


def test_NP_42_double_turn_may_be_taken(at: At, acts: bool) -> None:
    state = board(["s2 q5 c4", "c1"], "s8", tops={0: Power.DOUBLE_TURN}, acts=acts)
    assert "end the turn" not in at(state).legal()
    at(state).play(lay("q5", "left"))
    if not acts:
        assert state.to_move == 1
        return
    assert (state.to_move, state.second_turn) == (0, 1)
    assert {"end the turn", "wager", "star-2 at left"} <= set(at(state).legal())
    again = state.twin()
    at(state).play(move("end the turn"))
    assert (state.to_move, state.second_turn) == (1, 0)
    at(again).play(lay("s2", "right"))
    assert again.to_move == 1  # there is no third


def test_NP_42_cannot_be_ended_after_a_wager(at: At) -> None:
    state = board(["s2 q5 c4", "c1"], "s8", tops={0: Power.DOUBLE_TURN})
    at(state).play(lay("q5", "left"))
    owing_stack(state)
    assert at(state).refused(move("end the turn")) == "NP-42"


def test_NP_42_is_asked_under_the_life_then_on_top(at: At) -> None:
    state = board(["t3 q5 c4", "c1"], "s9", tops={0: Power.DOUBLE_TURN}, acts=False)
    at(at(state).wagered().state).play(pick("+q5"), pick("-t3"), put("left"))
    assert (state.to_move, state.second_turn, state.wager_count, state.stack_due) == (0, 1, 0, 0)


def test_NP_43_double_turn_variant_must_be_taken(at: At, acts: bool) -> None:
    state = board(["s8 t6 c4", "c1"], "q8", tops={0: Power.DOUBLE_TURN_VARIANT}, acts=acts)
    assert at(state).playable() == ({"s8", "t6", "c4"} if acts else {"t6", "c4"})
    at(state).play(lay("t6", "left"))
    if not acts:
        assert state.to_move == 1
        return
    assert state.to_move == 0
    assert at(state).refused(move("end the turn")) == "NP-42"
    assert at(state).playable() == {"s8", "c4"}
    at(state).play(lay("s8", "left"))
    assert state.to_move == 1


def test_NP_43_failing_the_second_turn_is_a_failure(at: At) -> None:
    state = board(["t6", "c1"], "q8", tops={0: Power.DOUBLE_TURN_VARIANT})
    at(state).play(lay("t6", "left"))
    assert (state.to_move, state.second_turn, state.players[0].hand_count) == (0, 1, 0)
    before = lives(state)
    at(state).play(GIVE_UP)
    assert lives(state) == [before[0] - 1, before[1]]


def test_NP_43_suits_of_both_turns_count(at: At) -> None:
    state = board(["q5 s2", "c1"], "t9", tops={0: Power.DOUBLE_TURN_VARIANT})
    at(state).play(lay("q5", "left"), lay("s2", "left"))
    assert [state.players[0].suits_played[suit] for suit in Suit] == [0, 1, 0, 1]


def test_NP_69_nobody_with_an_empty_hand_is_asked(at: At) -> None:
    """A ruling: only who holds cards can be asked, and where nobody else does nothing is asked."""
    tops = {0: (Power.THIEF_POLITE, 0, 3)}
    state = at(board(["s2 q5", "c1", ""], "s8", tops=tops)).play(lay("q5", "left")).state
    assert {text.split()[1] for text in set(at(state).legal())} == {"2"}
    state = at(board(["s2 q5", "", ""], "s8", tops=tops)).play(lay("q5", "left")).state
    assert (state.to_move, state.stage) == (1, Stage.TURN)
