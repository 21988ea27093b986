"""Nine Lives, clause by clause: the variants."""

from __future__ import annotations

from nekoban.core.record import NONE
from nekoban.games.nine_lives.parts import LIVES, Power, Stage, Suit
from tests.games.nine_lives.board import GAME, WAGER, At, board, lay, move, owing_stack, pick, put, start

# Variants


def test_NL_50_the_number_of_cards_on_the_table_may_not_be_played(at: At) -> None:
    state = board(["s3 s2", "c1"], "c7 9:q5+c4", table_count=True)
    assert at(state).playable() == {"s2"}
    assert at(state).refused(lay("s3", "left")) == "NL-50"
    state = board(["s3 s2", "c1"], "c7 9:q5+c4")
    assert at(state).playable() == {"s2", "s3"}


def test_NL_50_binds_totals_inside_and_outside_the_range(at: At) -> None:
    state = owing_stack(board(["s2 c1", "c1"], "c7 9:q5+c4", table_count=True))
    assert at(state).stacks() == {("+s2", "-c1")}
    tops = {0: (Power.EXCEED_BELOW, 0, 1)}
    state = owing_stack(board(["s2 q2", "c1"], "", tops=tops, table_count=True))
    assert ("+q2", "-s2") not in at(state).stacks()
    state = owing_stack(board(["s2 q2", "c1"], "", tops=tops))
    assert ("+q2", "-s2") in at(state).stacks()


def test_NL_51_a_wager_for_a_card_keeps_the_play_single(at: At) -> None:
    state = board(["s2", "c1"], "", wager_one=True)
    assert at(state).refused(WAGER) == "NL-51"
    at(state).play(move("wager for a card"))
    assert (state.players[0].hand_count, state.stack_due) == (2, 0)
    assert "s2 start" in at(state).lays()


def test_NL_51_a_wager_for_a_stack_draws_nothing(at: At) -> None:
    state = board(["s2 q5", "c1"], "", tops={0: Power.SUPER_WAGER}, wager_one=True)
    at(state).play(move("wager for a stack"))
    assert (state.players[0].hand_count, state.stack_due) == (2, 1)
    assert "wager for a card" in at(state).legal()
    state = board(["s2", "c1"], "")
    assert at(state).refused(move("wager for a card")) == "NL-51"


def test_NL_52_no_wager_of_the_first_or_the_last_life(at: At) -> None:
    state = board(["s2", "c1"], "", lives=9, no_first_last=True)
    assert at(state).refused(WAGER) == "NL-52"
    state = board(["s2", "c1"], "", lives=1, no_first_last=True)
    assert at(state).refused(WAGER) == "NL-52"
    state = board(["s2", "c1"], "", lives=2, no_first_last=True)
    assert at(state).refused(WAGER) is None
    assert at(at(state).wagered().state).refused(WAGER) == "NL-52"
    state = board(["s2", "c1"], "", lives=9)
    assert at(state).refused(WAGER) is None


def test_NL_52_a_double_wager_does_not_reach_the_last_life(at: At) -> None:
    state = board(["s2", "c1"], "", tops={0: (Power.WAGER_DOUBLE, 0, 2)}, no_first_last=True)
    assert at(state).refused(WAGER) == "NL-52"
    state = board(["s2", "c1"], "", tops={0: (Power.WAGER_DOUBLE, 0, 3)}, no_first_last=True)
    assert at(state).refused(WAGER) is None


def test_NL_53_NP_46_the_owner_counts_stars_as_they_count_suits(at: At) -> None:
    """A ruling: what counts as a star for the owner uses up the star of the round, whoever played it."""
    circles = {0: (Power.SUIT_SHAPESHIFT, Suit.CIRCLE * 4 + Suit.STAR)}
    state = board(["c4 s2", "c1"], "t9", tops=circles, star_once=True)
    state.players[1].suits_played[Suit.CIRCLE] = 1  # printed a circle, for the owner a star
    assert at(state).playable() == set()
    assert at(state).refused(lay("s2", "left")) == "NL-53"
    stars = {0: (Power.SUIT_SHAPESHIFT, Suit.STAR * 4 + Suit.SQUARE)}
    state = board(["s2 s4", "c1"], "t9", tops=stars, star_once=True)
    state.players[1].suits_played[Suit.STAR] = 1  # for the owner a square
    assert at(state).playable() == {"s2", "s4"}
    state.players[0].power = Power.NONE
    assert at(state).playable() == set()


def test_NL_53_one_star_per_round(at: At) -> None:
    state = board(["s2 q5", "s4 c4"], "t3", star_once=True)
    at(state).play(lay("s2", "left"))
    assert at(state).playable() == {"c4"}
    assert at(state).refused(lay("s4", "left")) == "NL-53"
    state = board(["s2 q5", "s4 c4"], "t3")
    at(state).play(lay("s2", "left"))
    assert "s4" in at(state).playable()


def test_NL_53_a_stack_holds_at_most_one_star(at: At) -> None:
    state = owing_stack(board(["s2 s4 q5", "c1"], "t3", star_once=True))
    found = at(state).stacks()
    assert ("+q5", "+s2") in found
    assert not any(sum("s" in text for text in stack) > 1 for stack in found)


def test_NL_53_counts_suits_as_the_player_does(at: At) -> None:
    tops = {0: (Power.SUIT_SHAPESHIFT, Suit.CIRCLE * 4 + Suit.STAR)}
    state = board(["c4 q5", "c1"], "t3", tops=tops, star_once=True)
    state.players[1].suits_played[Suit.CIRCLE] = 1
    assert at(state).playable() == {"q5"}


def test_NL_54_the_kittyking_names_a_bad_suit(at: At) -> None:
    state = start(at.engine, players=3, bad_suit=True)
    assert (state.stage, state.to_move) == (Stage.BAD_SUIT, state.kittyking)
    assert set(at(state).legal()) == {"bad circle", "bad square", "bad triangle", "bad star"}
    at(state).play(move("bad star"))
    assert (state.bad_suit, state.stage) == (Suit.STAR, Stage.TURN)


def test_NL_54_the_bad_suit_is_played_in_stacks_only_and_draws_one(at: At) -> None:
    state = board(["s2 q5", "c1"], "s9", bad_suit=True)
    state.bad_suit = Suit.STAR
    assert at(state).playable() == {"q5"}
    assert at(state).refused(lay("s2", "left")) == "NL-54"
    owing_stack(state)
    at(state).play(pick("+s2"), pick("+q5"), put("left"))
    assert state.players[0].hand_count == 1


def test_NL_55_each_cats_lives_are_shuffled(at: At) -> None:
    state = start(at.engine, players=2, shuffle_own=True)
    for seat in range(2):
        order = list(state.players[seat].lives)
        assert sorted(order) == list(range(seat * 9, seat * 9 + 9))
        assert order != sorted(order)
        assert state.players[seat].power == state.powers[order[8]]


def test_NL_56_all_lives_are_shuffled_together(at: At) -> None:
    state = start(at.engine, players=3, shuffle_all=True)
    dealt = [life for seat in range(3) for life in state.players[seat].lives]
    assert len(set(dealt)) == 27
    assert len({life // 9 for life in dealt}) > 3
    assert all(life == NONE for seat in range(3, 6) for life in state.players[seat].lives)


def test_NL_56_the_first_and_the_last_life_of_all_are_shuffled_too() -> None:
    dealt = [start(GAME.interpreted, luck, players=6, shuffle_all=True).players for luck in range(1, 5)]
    for seat, place in ((0, 0), (5, LIVES - 1)):
        assert len({int(players[seat].lives[place]) for players in dealt}) > 1
