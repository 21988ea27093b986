"""Cat Battles, clause by clause: corners of moves, of a One on One and of positions that are typed in."""

from __future__ import annotations

import pytest

from nekoban.core.record import NONE
from nekoban.games.cat_battles import rules as cat_battles
from nekoban.games.cat_battles.parts import ROLLS_MOST, Ask, Clause, Front, Happening
from nekoban.games.cat_battles.show import guide, naming, words
from tests.games.cat_battles.conftest import GAME, Battle, Tables

NAMES = ["Ann", "Ben"]
SPRINTER = "X01-01(Sprinter;kitten;2;;1;moving;always;move-limit;2)"  # no Move 2 on its front
BLOCKERS = "S02-05.03.04.01.02"  # Ame, who has Roadblock, comes after another cat of the squad


def fronts(t: Battle) -> list[tuple[int, int]]:
    """The front effects that were told: cat and effect."""
    return [(cat, front) for _, cat, front, _ in t.heard(Happening.FRONT)]


# --- what a move shows ----------------------------------------------------------------------------


def test_CB_32_a_single_step_is_stopped_by_nothing_so_no_roadblock_is_told(table: Tables) -> None:
    t = table().stand(maro="south", ame="south-west").play("move maro south-west")
    assert fronts(t) == []


def test_CB_32_a_roadblock_where_the_move_ends_anyway_is_not_told(table: Tables) -> None:
    t = table().stand(chocomaca="south", ame="north-west").play("move chocomaca north-west")
    assert fronts(t) == [(t.cat("chocomaca"), Front.MOVE_2)]


def test_CB_32_CB_51_three_steps_are_cut_short_by_a_roadblock_after_two(table: Tables) -> None:
    t = table("H01", "S02").stand(whirl="south", ame="north-west").play("move whirl north-west")
    assert fronts(t) == [(t.cat("ame"), Front.ROADBLOCK), (t.cat("whirl"), Front.MOVE_3)]


def test_CB_R5_two_steps_by_a_rear_effect_show_no_front_effect(table: Tables) -> None:
    t = table(f"S01-05.{SPRINTER}.S01-02.03.04").stand(sprinter="south").fish(0, dish=1)
    t.play("use sprinter 0", "move sprinter north-west")
    assert (t.area("sprinter"), fronts(t)) == ("north-west", [])


def test_CB_32_the_cat_with_the_roadblock_is_told_and_no_other_one_that_stands_there(
    table: Tables,
) -> None:
    t = table("S01", BLOCKERS).stand(chocomaca="south", shadow="south-west", ame="south-west")
    t.play("move chocomaca south-west")
    assert fronts(t) == [(t.cat("ame"), Front.ROADBLOCK)]


# --- One on One and the end -----------------------------------------------------------------------


def duel(table: Tables) -> Battle:
    return table().stand(maro="south").fish(1, box=0).play("done")


@pytest.mark.parametrize(
    ("move", "clause"),
    [
        ("attack 0 1", "CB-91"),
        ("attack 1 0", "CB-91"),
        ("push 1 north", "CB-91"),
        ("roll", "CB-26"),
        ("area north", "CB-26"),
    ],
)
def test_CB_91_only_what_a_kitten_would_do_is_refused_for_the_one_on_one(
    table: Tables, move: str, clause: str
) -> None:
    assert duel(table).refused(move) == clause


def test_CB_91_a_boss_that_has_attacked_is_not_refused_as_if_it_were_a_kitten(table: Tables) -> None:
    t = duel(table)
    t.state.cats[t.cat("oddeyes")].acted = 1
    assert t.refused("attack 0 0") == "CB-26"


def test_CB_48_a_defeated_boss_is_told(table: Tables) -> None:
    t = table().stand(pirozhki="north", oddeyes=("north", 1)).fish(1, box=0).rolls("2")
    t.play("attack pirozhki oddeyes", "stop")
    assert t.heard(Happening.DEFEATED) == [(1, t.cat("oddeyes"), NONE, NONE)]
    out = [7, 7]
    cat_battles.winners(t.state, out)
    assert out == [1, 0]


def test_CB_93_a_draw_makes_both_winners(table: Tables) -> None:
    t = table().stand(maro="south")
    t.state.turn = 300
    t.play("done")
    out = [7, 7]
    cat_battles.winners(t.state, out)
    assert out == [1, 1]


# --- the phases of a turn -------------------------------------------------------------------------


def test_CB_22_with_two_fish_in_the_box_the_player_is_asked_how_many(table: Tables) -> None:
    t = table().stand(maro="south").fish(1, box=2).play("done")
    assert (t.ask, t.to_move) == (Ask.START_PHASE, 1)
    assert {"take 1", "take 2"} <= set(t.legal())


# --- positions that are typed in ------------------------------------------------------------------


def flaw(t: Battle) -> int:
    return int(GAME.rules.flaw(t.state))


def test_CB_93_the_first_turn_of_all_can_be_typed_in(table: Tables) -> None:
    t = table().stand(maro="south")
    t.state.turn = 0
    assert flaw(t) == 0


def test_CB_28_a_position_may_wait_in_the_end_phase(table: Tables) -> None:
    t = table("H01", "S02").stand(whirl="south").fish(0, dish=1).play("done")
    assert (t.state.phase, flaw(t)) == (Ask.END_PHASE, 0)
    t.state.phase = Ask.END_PHASE + 1
    assert flaw(t) == Clause.CB_08


def test_CB_04_a_boss_may_hold_one_fish(table: Tables) -> None:
    assert flaw(table().stand(maro="south", oddeyes=("north", 1))) == 0


def rolling(table: Tables) -> Battle:
    return table().stand(cleopatra="center", sham="center").quiet().rolls("1").play("attack cleopatra sham")


def test_CB_60_what_waits_below_the_roll_is_between_two_opposing_cats(table: Tables) -> None:
    t = rolling(table)
    assert (t.ask, flaw(t)) == (Ask.ROLLING, 0)
    waiting = t.state.tasks[0]
    assert waiting.kind == Ask.PUSHOVER
    right = int(waiting.foe)
    for foe in (t.cat("maro"), t.cat("cleopatra"), NONE):
        waiting.foe = foe
        assert flaw(t) == Clause.CB_08
    waiting.foe = right
    assert flaw(t) == 0


def test_CB_42_as_many_rolls_as_there_are_can_be_typed_in(table: Tables) -> None:
    t = rolling(table)
    t.state.roll_limit = ROLLS_MOST
    assert flaw(t) == 0
    t.state.roll_limit = ROLLS_MOST + 1
    assert flaw(t) == Clause.CB_42


# --- sentences ------------------------------------------------------------------------------------


def told(t: Battle) -> list[str]:
    """The log of the last move."""
    return words.log(t.state, NAMES)


def test_a_cat_is_called_a_boss_or_a_kitten(table: Tables) -> None:
    t = table()
    for name, kind in (("ekizo", "Boss"), ("maro", "Kitten"), ("oddeyes", "Boss"), ("sham", "Kitten")):
        text = naming.cat_text(t.state, t.cat(name))
        assert (kind in text.split(":")[0], "Boss" in text.split(":")[0]) == (True, kind == "Boss"), text


def test_CB_23_CB_30_a_play_and_a_move_are_told_with_their_place(table: Tables) -> None:
    t = table().fish(0, dish=3).phase(Ask.PLAY_PHASE).play("play maro")
    assert told(t)[0] == "Ann's Maro is played."
    t = table().stand(maro="south").play("move maro south-west")
    assert told(t)[0] == "Ann's Maro moves to the south-west."


def test_CB_82_a_greedy_boss_is_told_with_what_it_does(table: Tables) -> None:
    t = table("S02", "S01").stand(cleopatra="center", maro="north").fish(0, dish=5).phase(Ask.START_PHASE)
    t.play("take 1")
    line = next(line for line in told(t) if "Greedy Boss" in line)
    assert "3 damage" in line, line
    assert "but there is" not in line


def test_CB_90_the_line_of_the_turn_says_that_it_is_a_one_on_one(table: Tables) -> None:
    assert "One on One" in words.turn_line(duel(table).state)
    assert "One on One" not in words.turn_line(table().state)


def test_CB_90_the_beginning_of_a_one_on_one_is_told_to_all(table: Tables) -> None:
    said = guide.news(duel(table).state, ("Ann", "Ben"))
    assert "fish box is empty: One on One!" in said
    assert said.endswith("From now on only the two Bosses fight, in the center.")
    assert guide.news(table().state, ("Ann", "Ben")) == ""


def test_CB_22_the_button_of_the_start_phase_goes_on(table: Tables) -> None:
    start, main = table().phase(Ask.START_PHASE).state, table().state
    play = table().stand(maro="south").phase(Ask.PLAY_PHASE).state
    assert words.done_button(start)[0] == words.done_button(play)[0] == "Go on"
    assert words.done_button(table().phase(Ask.PLAY_PHASE).state)[0] == "End the turn", "no cat can act"
    assert words.done_button(main)[0] == words.done_button(main)[1] != "Go on"


def test_CB_71_what_is_left_to_pay_is_told(table: Tables) -> None:
    dear = "X01-02(Dear;kitten;5;;5;instead-of-attacking;always;damage-here;1)"
    t = table(f"G01-05.{dear}.S01-01.02.03").stand(dear="south", sham="south").fish(0, dish=2)
    assert t.refused("use dear 1") == "CB-71"
    said = words.reason(t.state, t.row("use dear 1"), Clause.CB_71, NAMES)
    assert "4" in said, said
    assert "2" in said
    assert "6" not in said
