"""Nine Lives, clause by clause: corners that random games hardly reach."""

from __future__ import annotations

from typing import Any

import pytest

from nekoban.core.record import HIDDEN
from nekoban.games.nine_lives.parts import Clause, Power
from nekoban.games.nine_lives.rules import sight
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
