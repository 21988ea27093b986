"""Nine Lives, clause by clause: corners that random games hardly reach."""

from __future__ import annotations

from typing import Any

import pytest

from nekoban.core.record import HIDDEN, NONE
from nekoban.games.nine_lives.parts import DECK, Card, Clause, Power, Side, Sign, Stage
from nekoban.games.nine_lives.rules import sight
from nekoban.games.nine_lives.rules.flaws import has_sound_columns
from nekoban.games.nine_lives.rules.hands import remove_from_hand
from nekoban.games.nine_lives.rules.stacks import can_go_on
from nekoban.games.nine_lives.show import words
from tests.games.nine_lives.board import GAME, GIVE_UP, INTERPRETED, At, board, lay, move, owing_stack, pick

PEOPLE = ["Ann", "Bob", "Cleo"]


# Plays


def test_NP_10_on_an_empty_table_any_number_may_be_played(at: At) -> None:
    state = board(["s1 c4 t9", "c1"], "", tops={0: Power.INVERSE_TURN})
    assert at(state).playable() == {"s1", "c4", "t9"}


def test_NL_16_a_stack_of_the_whole_hand_can_still_be_put() -> None:
    state = INTERPRETED(owing_stack(board(["s1 q2", "c1"], "t9"))).play(pick("+s1"), pick("+q2")).state
    assert set(INTERPRETED(state).legal()) == {"stack at left", "stack at right"}
    assert can_go_on(state, 0)


@pytest.mark.parametrize("top", [Power.NONE, Power.SHOW_HAND])
def test_NL_16_a_world_is_whole_even_where_no_legal_stack_was_found(
    monkeypatch: pytest.MonkeyPatch, top: Power
) -> None:
    monkeypatch.setattr(sight, "can_go_on", lambda state, seat: False)
    monkeypatch.setattr(sight, "MOST_DEALS", 2)
    state = INTERPRETED(owing_stack(board(["s1 q2 c4", "c1"], "t9", tops={0: top}))).play(pick("+s1")).state
    view = INTERPRETED.engine.view(state, 1)
    assert (view.players[0].hand[0] == HIDDEN) == (top == Power.NONE)
    for luck in range(1, 9):
        world = INTERPRETED.engine.imagine(view, luck)
        assert INTERPRETED.engine.view(world, 1) == view
        assert components(world) == components(state)
        assert sum(chosen > 0 for chosen in world.players[0].chosen) == 1


def components(state: Any) -> list[int]:
    counts = [0] * GAME.component_count
    GAME.rules.components(state, counts)
    return counts


def refused_pick(at: At, state: Any, text: str) -> str | None:
    return at(owing_stack(state)).refused(pick(text))


def test_NP_64_a_stack_may_leave_the_range_where_all_nine_numbers_lie(at: At) -> None:
    row = "c1 s2 t3 c4 q5 t6 c7 q8 t9"
    assert at(owing_stack(board(["s7 q8", "c1"], row))).picks() == set()
    state = owing_stack(board(["s7 q8", "c1"], row, tops={0: Power.EXCEED_ABOVE}))
    assert at(state).picks() == {"+s7", "+q8"}


def test_NL_16_the_end_that_bars_the_other_cards_says_more_than_the_end_that_bars_this_one(at: At) -> None:
    """NP-01: at the left nothing can join the square, at the right the square itself matches."""
    state = board(["q2 c1", "c1"], "c4 q5", tops={0: Power.NO_MATCH})
    assert refused_pick(at, state, "+q2") == "NL-15"


def test_NL_53_a_star_that_is_chosen_leaves_no_room_for_one_that_would_join(at: At) -> None:
    """NP-27: three cards are needed, and the second star cannot be one of them."""
    state = board(["s1 s4 c4", "c1"], "t9", tops={0: Power.MUST_STACK}, star_once=True)
    state.players[0].chosen[0], state.players[0].chosen_count = Sign.PLUS, 1
    state.stage = Stage.STACK
    assert refused_pick(at, state, "+c4") == "NL-53"


def test_NP_81_the_card_itself_follows_where_those_after_it_do_not(at: At) -> None:
    """NP-19: only numbers bar the stack of the circle and the square, not what is to be followed."""
    tops = {0: (Power.FIXED_HAND_SIDE, Side.LEFT), 1: Power.OTHERS_FOLLOW}
    state = board(["c1 q2", "c1"], "c4 t3", tops=tops)
    assert refused_pick(at, state, "+c1") == "NL-16"


def test_NL_07_a_hand_of_all_cards_loses_one() -> None:
    """There are no more places in it than cards."""
    state = board(["", "c1"], "t9")
    player = state.players[0]
    player.hand[:], player.hand_count = Card.CIRCLE_1, DECK
    assert remove_from_hand(state, 0, 0) == Card.CIRCLE_1
    assert (player.hand_count, player.hand[DECK - 1], player.hand[DECK - 2]) == (
        DECK - 1,
        NONE,
        Card.CIRCLE_1,
    )


def test_NL_11_no_column_has_fewer_than_no_cards() -> None:
    state = board(["c4", "c1"], "t9")
    assert has_sound_columns(state)
    state.column_length[0], state.column_length[1] = 2, -1
    assert not has_sound_columns(state)


def test_NL_05_a_power_that_is_chosen_comes_with_what_it_is_about() -> None:
    for number in (3, 7):
        powers = f"siamese-9:forbidden-number({number})"
        state = GAME.interpreted.start(GAME.options.read({"called": "own", "powers": powers}), 1)
        top = state.players[0].lives[8]
        assert (state.powers[top], state.parameters[top]) == (Power.FORBIDDEN_NUMBER, number)


# Sentences


def told_after(state: Any, *moves: int) -> list[str]:
    INTERPRETED(state).play(*moves)
    return words.log(INTERPRETED.engine.view(state, 0), PEOPLE)


@pytest.mark.parametrize(("side", "said"), [(0, "to the left"), (1, "to the right")])
def test_NP_54_the_log_says_to_which_side_hands_are_passed(side: int, said: str) -> None:
    tops = {0: (Power.HAND_EMPTY_CAROUSEL, side, 5)}
    state = board(["s2", "c1", "t3"], "q8", tops=tops)
    line = f"Ann has an empty hand: everybody passes their hand {said}."
    assert line in told_after(state, lay("s2", "left"))


def test_NP_80_a_column_to_draw_is_called_by_its_number() -> None:
    state = board(["s2 q5", "c1"], "3:c1+q2 q8 t9 s7", tops={0: (Power.DRAW_CARDS_PLAYED, 0, 3)}, start=1)
    INTERPRETED(state).play(lay("s2", "right"))
    assert words.say(INTERPRETED.engine.view(state, 0), move("draw column-3"), PEOPLE) == "draw column 3"


def test_NL_19_whoever_can_play_is_told_so_when_giving_up() -> None:
    state = board(["s2", "c1"], "q8")
    assert INTERPRETED(state).refused(GIVE_UP) == "NL-19"
    said = words.reason(INTERPRETED.engine.view(state, 0), GIVE_UP, Clause.NL_19, PEOPLE)
    assert said == "You can play, so you cannot give up."


def test_NP_58_the_log_says_which_number_was_named() -> None:
    state = board(["s7", "c1 c4"], "c7", tops={1: (Power.EXTRA_NUM, 0, 3)})
    INTERPRETED(state).play(GIVE_UP)
    assert "name 5" in INTERPRETED(state).legal()
    assert any("5" in line and "Bob" in line for line in told_after(state, move("name 5")))
