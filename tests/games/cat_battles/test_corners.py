"""Cat Battles, clause by clause: corners of moves, of a One on One and of positions that are typed in."""

from __future__ import annotations

import pytest

from nekoban.core.laws import untold
from nekoban.core.notation import read_position, write_position
from nekoban.core.record import NONE
from nekoban.games.cat_battles import rules as cat_battles
from nekoban.games.cat_battles.parts import ROLLS_MOST, Area, Ask, Clause, Front, Happening, Rest
from nekoban.games.cat_battles.rules.places import leave
from nekoban.games.cat_battles.rules.tasks import pop_task
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


def test_CB_26_the_limit_of_one_cats_move_is_gone_when_another_one_moves(table: Tables) -> None:
    """Its single step is not told as one that a Roadblock has cut short."""
    t = table(f"S01-05.{SPRINTER}.S01-02.03.04").stand(sprinter="south", maro="south", ame="south-west")
    t.fish(0, dish=1).quiet("sprinter").play("use sprinter 0")
    assert t.state.move_limit == 2
    t.play("move maro south-west")
    assert (t.state.move_limit, fronts(t)) == (0, [])


@pytest.mark.parametrize(("begin", "end"), [("south", "south-east"), ("south-west", "north")])
def test_CB_50_two_steps_show_that_the_cat_has_move_2_and_one_step_does_not(
    table: Tables, begin: str, end: str
) -> None:
    """Without side lanes: the first is one step away, the second two."""
    t = table(**{"side-lanes": "no"}).stand(chocomaca=begin).play(f"move chocomaca {end}")
    assert fronts(t) == ([] if begin == "south" else [(t.cat("chocomaca"), Front.MOVE_2)])


def test_CB_32_the_base_of_the_first_seat_is_crossed_like_any_other_area(table: Tables) -> None:
    """Without side lanes, and past an own cat in the center, the way leads through the base."""
    t = table(**{"side-lanes": "no"}).stand(chocomaca="south-west", maro="center", ame="south")
    assert t.refused("move chocomaca south-east") == "CB-32"


# --- acts and marks -------------------------------------------------------------------------------


def test_CB_26_an_attack_finishes_the_act_of_the_cat_that_moved_before(table: Tables) -> None:
    t = table().stand(maro="south", pirozhki="center", chocomaca="south", sham="center", shadow="south-west")
    t.quiet().play("move maro south-west").rolls("S").play("attack pirozhki sham")
    assert t.state.acting == t.cat("pirozhki")
    assert t.refused("attack maro shadow") == "CB-26"


def test_CB_R1_a_resting_cat_has_no_moves_on_the_list(table: Tables) -> None:
    t = table().stand(maro="south", pirozhki="south")
    t.state.cats[t.cat("maro")].rest = Rest.THIS_TURN
    assert t.refused("move maro south-west") == "CB-R1"
    assert not t.allows("move maro south-west")
    assert t.allows("move pirozhki south-west")


@pytest.mark.parametrize("acting", ["maro", "pirozhki"])
def test_CB_07_an_act_is_over_when_its_cat_leaves_the_territory_and_no_other_act(
    table: Tables, acting: str
) -> None:
    t = table().stand(maro="south", pirozhki="south")
    t.state.acting, t.state.move_limit = t.cat(acting), 2
    leave(t.state, t.cat("maro"), Area.BENCH)
    gone = (NONE, 0) if acting == "maro" else (t.cat("pirozhki"), 2)
    assert (t.state.acting, t.state.move_limit) == gone


def test_CB_R2_a_sweep_that_is_done_leaves_no_area_behind(table: Tables) -> None:
    t = table("S01", "S02").stand(sham="south", shadow="south", maro="south").fish(0, dish=5)
    t.phase(Ask.START_PHASE).play("take 1")
    sweep = t.state.tasks[t.state.task_count - 2]
    assert (sweep.kind, sweep.area) == (Ask.SWEEP, Area.SOUTH)
    pop_task(t.state)
    pop_task(t.state)
    assert (sweep.kind, sweep.area) == (0, NONE)


# --- effects that strike --------------------------------------------------------------------------


def striker(effect: str, amount: int = 1) -> str:
    """A squad with a Kitten that does this instead of attacking."""
    return f"S01-05.X01-01(Striker;kitten;3;;1;instead-of-attacking;always;{effect};{amount}).S01-02.03.04"


@pytest.mark.parametrize("effect", ["damage-here", "damage-anywhere", "damage-all-here"])
def test_CB_81_dishes_are_checked_after_the_damage_of_an_effect(table: Tables, effect: str) -> None:
    t = table(striker(effect, 2), "S02").stand(striker="center", sham="center").fish(0, dish=1)
    t.fish(1, dish=4).play("use striker 0")
    assert t.ask == Ask.DAMAGE
    t.play("box")
    assert t.state.players[1].dish == 0, "the Boss was greedy at once"
    assert t.heard(Happening.GREEDY) != []


def test_CB_81_dishes_are_checked_after_the_damage_in_an_area(table: Tables) -> None:
    t = table(striker("damage-all-in-area", 2), "S02").stand(striker="center", sham="south").fish(0, dish=1)
    t.fish(1, dish=4).play("use striker 0")
    assert t.ask == Ask.DAMAGE, "the base of the first seat is the only area with a Kitten"
    t.play("box")
    assert (t.state.players[1].dish, len(t.heard(Happening.GREEDY))) == (0, 1)


SHIELD = "X02-01(Shield;kitten;3;damage-less-1;1;attacking;always;dice-roll;1)"


def test_CB_77_no_damage_asks_nobody_also_in_a_sweep(table: Tables) -> None:
    t = table(striker("damage-all-here"), f"S02-05.{SHIELD}.S02-01.02.03").fish(0, dish=1)
    t.stand(striker="south-west", shield="south-west", shadow="south-west").play("use striker 0")
    assert (t.ask, t.top.cat) == (Ask.DAMAGE, t.cat("shadow"))
    t.play("box")
    assert t.ask != Ask.DAMAGE
    assert t.held("shield") == 3


def test_CB_77_an_area_that_only_a_shielded_kitten_holds_is_refused_for_the_second_seat_too(
    table: Tables,
) -> None:
    t = table(f"S01-05.{SHIELD}.S01-01.02.03", striker("damage-all-in-area").replace("S01", "S02"))
    t.stand(striker="center", shield="south-west", pirozhki="south", chocomaca="south-east")
    t.fish(1, dish=1).phase(Ask.MAIN_PHASE, 1).play("use striker 0")
    assert t.ask == Ask.SPOT
    assert t.refused("area south-west") == "CB-77"
    assert t.refused("area north") == "CB-08"


def test_CB_R3_a_cat_that_an_effect_moves_is_told_as_moved(table: Tables) -> None:
    t = table("H01", "S02").stand(whirl="south").fish(0, dish=1).play("done", "use whirl 0")
    t.play("move whirl south-west")
    assert t.heard(Happening.MOVED) == [(0, t.cat("whirl"), Area.SOUTH, Area.SOUTH_WEST)]


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


STARTERS = (  # nobody has an effect of the cat's own move
    "S01-05.X01-01(Early;kitten;2;;1;start-phase;always;damage-more-this-turn;1)"
    ".02(Bb;kitten;1;;1;attacking;always;dice-roll;1).03(Cc;kitten;1;;1;attacking;always;dice-roll;1)"
    ".04(Dd;kitten;1;;1;attacking;always;dice-roll;1)"
)


def test_CB_21_an_effect_of_the_start_phase_is_asked_for_before_the_last_fish_is_taken(table: Tables) -> None:
    t = table("S02", STARTERS).stand(early="north", shadow="south").fish(1, box=1, dish=1).play("done")
    assert (t.ask, t.to_move) == (Ask.START_PHASE, 1)
    assert t.allows("use early 0")


def test_CB_21_after_the_last_use_with_an_empty_box_kittens_may_be_played(table: Tables) -> None:
    t = table(STARTERS, "S02").stand(early="south").fish(0, box=0, dish=2).phase(Ask.START_PHASE)
    t.play("use early 0")
    assert (t.ask, t.state.players[0].dish) == (Ask.PLAY_PHASE, 1)
    assert t.allows("play bb")


def test_CB_22_a_game_reaches_a_play_phase_with_an_empty_box(table: Tables) -> None:
    """Whoever takes the last fish has them in the dish, and may play Kittens for them."""
    t = table().phase(Ask.START_PHASE)
    t.state.phase, t.state.turn = Ask.START_PHASE, 1
    while t.state.players[0].box or t.ask != Ask.PLAY_PHASE:
        wanted = next((move for move in ("take 3", "take 2", "done") if t.allows(move)), None)
        t.play(wanted or t.legal_rows()[0])
    assert (t.to_move, t.state.one_on_one, t.state.players[0].dish) == (0, 0, 5)
    assert flaw(t) == 0
    assert t.allows("play maro")
    options = GAME.options.read({"squad-1": "S01", "squad-2": "S02", "territory": "cat-cafe"})
    _, _, typed = read_position(write_position(GAME, options, t.state))
    assert untold(typed) == untold(t.state), "such a position is taken when it is typed in"
    t.play("done")
    while t.to_move != 0 or t.ask == Ask.PLAY_PHASE:
        t.play("take 1" if t.allows("take 1") else "done")
    assert t.state.one_on_one == 1, "the next turn begins with an empty box"


# --- positions that are typed in ------------------------------------------------------------------


def flaw(t: Battle) -> int:
    return int(GAME.rules.flaw(t.state))


def test_CB_20_a_start_phase_with_an_empty_box_was_emptied_by_a_greedy_boss(table: Tables) -> None:
    def start(trash: int) -> Battle:
        t = table(STARTERS, "S02").stand(early="south").fish(0, box=0, dish=2).phase(Ask.START_PHASE)
        return t.fish(1, box=17 - trash, dish=0)

    assert start(0).allows("use early 0")
    assert (flaw(start(5)), flaw(start(6))) == (Clause.CB_20, 0)
    t = table().fish(0, box=0, dish=0).fish(1, box=11, dish=0).phase(Ask.START_PHASE)
    assert flaw(t) == Clause.CB_22  # nothing to do
    t = start(0)
    t.state.one_on_one = 1
    assert flaw(t) != Clause.CB_20


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


def test_CB_08_fewer_than_no_tasks_cannot_wait(table: Tables) -> None:
    t = table().stand(maro="south")
    t.state.task_count = -1
    assert flaw(t) == Clause.CB_08


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
    assert words.done_button(start)[0] == "Go on without fish"
    assert words.done_button(play)[0] == "Go on to moving"
    assert words.done_button(table().phase(Ask.PLAY_PHASE).state)[0] == "End the turn", "no cat can act"
    assert words.done_button(main)[0] == words.done_button(main)[1] == "End the turn"


def test_CB_71_what_is_left_to_pay_is_told(table: Tables) -> None:
    dear = "X01-02(Dear;kitten;5;;5;instead-of-attacking;always;damage-here;1)"
    t = table(f"G01-05.{dear}.S01-01.02.03").stand(dear="south", sham="south").fish(0, dish=2)
    assert t.refused("use dear 1") == "CB-71"
    said = words.reason(t.state, t.row("use dear 1"), Clause.CB_71, NAMES)
    assert "4" in said, said
    assert "2" in said
    assert "6" not in said
