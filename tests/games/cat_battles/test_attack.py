"""Cat Battles, clause by clause: attacking, damage, front effects, what follows an attack."""

from __future__ import annotations

from typing import Any

from nekoban.core.record import NONE, OVER
from nekoban.games.cat_battles.parts import Ask, Attack, Ending, Face, Front, Happening, Rest
from tests.games.cat_battles.conftest import Battle, Tables

COUNTERING = "X01-01(Kuro;kitten;3;counterattack+pushover;1;attacking;always;dice-roll;1)"
OWN = f"G01-05.{COUNTERING}.S01-01.02.03"  # Suko, Kuro (Counterattack, Pushover), Pirozhki, Maro, Chocomaca


def fronts(t: Battle) -> list[tuple[int, int]]:
    """The front effects that were told of: cat, effect."""
    return [(cat, front) for _, cat, front, _ in t.heard(Happening.FRONT)]


def damage_of(t: Battle) -> int:
    return t.state.tasks[t.state.task_count - 1].amount


# --- the steps of an attack -----------------------------------------------------------------------


def test_CB_40_the_target_is_an_opposing_cat_in_the_same_area(table: Tables) -> None:
    t = table().stand(maro="south-west", pirozhki="south-west", sham="south-west", pochachin="south-east")
    assert [move for move in t.legal() if move.startswith("attack 2")] == ["attack 2 3"]
    assert t.refused("attack maro pochachin") == "CB-40"


def test_CB_40_CB_53_ranged_attack_reaches_one_area_further(table: Tables) -> None:
    t = table("S02", "S01").stand(
        shadow="south-west", maro="north-west", pirozhki="north", cleopatra="south-west"
    )
    assert t.allows("attack shadow maro")
    assert t.allows("attack shadow cleopatra")
    assert t.refused("attack shadow pirozhki") == "CB-40"
    t.rolls("1").play("attack shadow maro")
    assert fronts(t) == [(t.cat("shadow"), Front.RANGED_ATTACK)]
    near = table("S02", "S01").stand(shadow="south-west", cleopatra="south-west").rolls("1")
    assert fronts(near.play("attack shadow cleopatra")) == []


def test_CB_41_attacker_then_defender_until_both_pass_in_a_row(table: Tables) -> None:
    t = table("S01", "S02").stand(cleopatra="center", shadow="center").fish(0, dish=1).fish(1, dish=1)
    t.rolls("1").play("attack cleopatra shadow")
    assert (t.ask, t.to_move) == (Ask.EXCHANGE, 0)
    t.play("pass")
    assert (t.ask, t.to_move) == (Ask.EXCHANGE, 1)
    t.play("pass")
    assert t.ask == Ask.ROLLING


def test_CB_41_after_the_opponent_used_one_the_other_may_again(table: Tables) -> None:
    squad = "S02-05.X01-01(Tora;kitten;2;;1;defending;always;damage-less;1).S02-01.02.03"
    t = table("S01", squad).stand(cleopatra="center", tora="center").fish(0, dish=1).fish(1, dish=1)
    t.rolls("1").play("attack cleopatra tora", "pass", "use tora 0")
    assert (t.ask, t.to_move) == (Ask.EXCHANGE, 0)  # the attacker had passed
    t.play("use cleopatra 0")
    assert t.ask == Ask.ROLLING  # Tora's is used up, Cleopatra's too
    assert (t.state.less, t.state.roll_limit) == (1, 4)


def test_CB_41_whoever_has_nothing_to_use_is_not_asked(table: Tables) -> None:
    t = table().stand(pirozhki="center", sham="center").rolls("1").play("attack pirozhki sham")
    assert (t.ask, t.to_move) == (Ask.ROLLING, 0)


def test_CB_42_one_die_at_a_time_up_to_the_level_and_one_may_stop(table: Tables) -> None:
    t = table().stand(pirozhki="center", sham="center").rolls("1 - 1").play("attack pirozhki sham")
    assert t.legal() == ["roll", "stop"]
    assert t.state.roll_limit == 3
    t.play("roll")
    assert t.state.roll_count == 2
    t.play("roll")  # the third and last: no further question
    assert t.ask != Ask.ROLLING
    assert t.state.dice[:3].tolist() == [1, 0, 1]
    early = table().stand(pirozhki="center", sham="center").rolls("2").play("attack pirozhki sham", "stop")
    assert early.held("sham") == 1  # Direct Hit


def test_CB_43_sleep_ends_the_rolling_and_the_attack_fails(table: Tables) -> None:
    t = table().stand(pirozhki="center", sham="center", maro="south").rolls("2 S")
    t.play("attack pirozhki sham", "roll")
    assert t.ask == Ask.MAIN_PHASE
    assert t.held("sham") == 3
    assert t.heard(Happening.FAILS) == [(0, t.cat("pirozhki"), 1, NONE)]


def test_CB_43_a_changed_sleep_is_none_and_rolling_may_go_on(table: Tables) -> None:
    t = table("S02", "S01").stand(sham="center", cleopatra="center").fish(0, dish=1).rolls("S 1")
    t.play("attack sham cleopatra")
    assert t.legal() == ["use 3 0", "use 3 1", "stop"]
    assert t.refused("roll") == "CB-43"
    t.play("use sham 0")
    assert t.state.dice[0] == Face.TWO_DAMAGE
    assert t.legal() == ["roll", "stop"]
    t.play("roll", "stop")
    assert damage_of(t) == 3


WAKEFUL = "S02-05.X01-01(Waka;kitten;2;no-sleep;0;rolled;{};damage-more;2).S02-01.02.03"


def test_CB_43_CB_58_a_changed_sleep_is_answered_as_what_it_shows_now(table: Tables) -> None:
    t = table(WAKEFUL.format("rolled-no-damage"), "S01").stand(waka="center", maro="center").rolls("S 1")
    t.play("attack waka maro")
    assert t.allows("use waka 0")
    t = table(WAKEFUL.format("rolled-sleep"), "S01").stand(waka="center", maro="center").rolls("S 1")
    t.play("attack waka maro")
    assert t.refused("use waka 0") == "CB-43"


def test_CB_43_a_changed_sleep_stays_one_of_the_rolls_and_counts_as_what_it_shows(table: Tables) -> None:
    t = table("S02", "S01").stand(sham="center", cleopatra="center").fish(0, dish=1).rolls("S 1 1")
    t.play("attack sham cleopatra", "use sham 0")
    assert (t.state.roll_count, t.state.roll_limit) == (1, 3)
    t.play("roll", "roll")
    assert (t.ask, t.top.amount) == (Ask.DAMAGE, 2 + 1 + 1)  # no fourth roll is offered


def test_CB_43_an_unanswered_sleep_fails(table: Tables) -> None:
    t = table("S02", "S01").stand(sham="center", cleopatra="center", ame="south").fish(0, dish=1).rolls("S")
    t.play("attack sham cleopatra", "stop")
    assert t.ask == Ask.MAIN_PHASE
    assert t.pots(0)[1] == 1
    assert t.held("cleopatra") == 2


def test_CB_44_damage_is_the_sum_and_0_fails(table: Tables) -> None:
    t = (
        table()
        .stand(cleopatra="center", sham="center")
        .quiet()
        .rolls("1 2")
        .play("attack cleopatra sham", "roll")
    )
    assert (t.ask, t.to_move, damage_of(t)) == (Ask.DAMAGE, 1, 3)
    t = table().stand(cleopatra="center", sham="center", maro="south").quiet().rolls("- -")
    t.play("attack cleopatra sham", "roll")
    assert t.ask == Ask.MAIN_PHASE
    assert t.heard(Happening.FAILS) == [(0, t.cat("cleopatra"), 0, NONE)]


def test_CB_45_the_owner_chooses_cat_or_box(table: Tables) -> None:
    t = table().stand(cleopatra="center", sham="center", maro="south").quiet().rolls("2")
    t.play("attack cleopatra sham", "stop")
    assert t.legal() == ["cat", "box"]
    assert t.to_move == 1
    assert t.refused("pass") == "CB-45"
    t.play("box")
    assert t.held("sham") == 3
    assert t.pots(1)[:2] == (12, 2)
    assert t.to_move == 0


def test_CB_45_no_choice_with_an_empty_box(table: Tables) -> None:
    t = table().stand(cleopatra="center", sham="center", maro="south").fish(1, box=0).quiet().rolls("2")
    t.play("attack cleopatra sham", "stop")
    assert t.ask == Ask.MAIN_PHASE
    assert t.held("sham") == 1


def test_CB_46_held_fish_go_to_the_dish_and_a_cat_without_runs_away(table: Tables) -> None:
    t = table(starter="off").stand(cleopatra="center", sham=("center", 2), maro="south").quiet().rolls("2 1")
    t.play("attack cleopatra sham", "roll", "cat")
    assert (t.held("sham"), t.area("sham"), t.pots(1)[1]) == (0, "hangout", 2)  # the excess is void
    assert t.heard(Happening.SUFFERS) == [(1, t.cat("sham"), 2, NONE)]
    assert len(t.heard(Happening.RUNS)) == 1


def test_CB_46_a_cat_with_fish_left_stays(table: Tables) -> None:
    t = table().stand(cleopatra="center", sham="center", maro="south").quiet().rolls("2")
    t.play("attack cleopatra sham", "stop", "cat")
    assert (t.held("sham"), t.area("sham"), t.pots(1)[1]) == (1, "center", 2)


def test_CB_47_excess_damage_to_the_box_is_void(table: Tables) -> None:
    t = table().stand(cleopatra="center", sham="center", maro="south").fish(1, box=1).quiet().rolls("2 1")
    t.play("attack cleopatra sham", "roll", "box")
    assert t.pots(1)[:2] == (0, 1)
    assert t.heard(Happening.BOX_SUFFERS) == [(1, t.cat("sham"), 1, NONE)]


def test_CB_48_a_boss_without_fish_loses_at_once_before_any_greedy_boss(table: Tables) -> None:
    t = table().stand(pirozhki="north", oddeyes=("north", 2), maro="center").fish(1, dish=5).rolls("2")
    t.play("attack pirozhki oddeyes", "stop", "cat")
    assert (t.to_move, t.state.winner, t.state.ending) == (OVER, 0, Ending.BOSS_DEFEATED)
    assert t.pots(1)[1] == 7  # no Greedy Boss
    assert t.state.task_count == 0
    assert t.winners() == [0]


def test_CB_48_a_boss_may_let_the_box_take_it(table: Tables) -> None:
    t = (
        table()
        .stand(pirozhki="north", maro="center")
        .rolls("2")
        .play("attack pirozhki oddeyes", "stop", "box")
    )
    assert t.held("oddeyes") == 3
    assert t.to_move == 0


def test_CB_49_an_attack_needs_at_least_one_roll(table: Tables) -> None:
    t = table().stand(cleopatra="center", sham="center").fish(0, dish=1).rolls("1")
    t.play("attack cleopatra sham")
    assert t.ask == Ask.EXCHANGE
    assert t.refused("stop") == "CB-41"  # first the exchange, then the roll
    t.play("pass")
    assert t.state.roll_count == 1


# --- front effects --------------------------------------------------------------------------------


def test_CB_54_dice_roll_1_is_one_more_roll(table: Tables) -> None:
    t = (
        table("H01", "S01")
        .stand(lucky="center", cleopatra="center")
        .rolls("- - 1")
        .play("attack lucky cleopatra")
    )
    assert t.state.roll_limit == 3
    t.play("roll")
    assert fronts(t) == []
    t.play("roll")
    assert fronts(t) == [(t.cat("lucky"), Front.DICE_ROLL_1)]
    assert damage_of(t) == 1


def test_CB_55_dice_roll_2_is_two_more_rolls_and_they_add_up(table: Tables) -> None:
    t = table("S02", "S01").stand(cleopatra="south").rolls("- - - 1 1").play("attack oddeyes cleopatra")
    assert t.state.roll_limit == 5
    t.play("roll", "roll", "roll", "roll")
    assert fronts(t) == [(0, Front.DICE_ROLL_2)]
    assert damage_of(t) == 2
    both = "S02-05.X01-01(Tora;kitten;2;dice-roll-1+dice-roll-2;1;attacking;always;dice-roll;1).S02-01.02.03"
    t = table(both, "S01").stand(tora="south", cleopatra="south").fish(0, dish=1).rolls("-")
    t.play("attack tora cleopatra", "use tora 0")
    assert t.state.roll_limit == 2 + 1 + 2 + 1


def test_CB_56_damage_1_is_added_once_even_to_0(table: Tables) -> None:
    t = table().stand(sham="south").rolls("- -").play("attack ekizo sham", "roll", "stop")
    assert (t.ask, damage_of(t)) == (Ask.DAMAGE, 1)
    assert fronts(t) == [(0, Front.DAMAGE_MORE_1)]
    t = table().stand(sham="south").rolls("1 1").play("attack ekizo sham", "roll", "stop")
    assert damage_of(t) == 3


def test_CB_56_not_after_a_sleep(table: Tables) -> None:
    t = table().stand(sham="south", maro="north").rolls("S").play("attack ekizo sham")
    assert t.ask == Ask.MAIN_PHASE
    assert t.held("sham") == 3
    assert fronts(t) == []


def test_CB_57_damage_less_1_comes_before_success_and_protects_the_box(table: Tables) -> None:
    t = (
        table("S02", "S01")
        .stand(sham="south", maro="south", ame="north")
        .rolls("1")
        .play("attack sham maro", "stop")
    )
    assert t.ask == Ask.MAIN_PHASE  # 0 damage: a failure, nobody is asked
    assert fronts(t) == [(t.cat("maro"), Front.DAMAGE_LESS_1)]
    t = (
        table("S02", "S01")
        .stand(sham="south", maro="south")
        .rolls("2 2")
        .play("attack sham maro", "roll", "stop")
    )
    assert damage_of(t) == 3
    box = t.pots(1)[0]
    t.play("box")
    assert t.pots(1)[0] == box - 3


def test_CB_58_no_sleep_turns_each_sleep_into_no_damage(table: Tables) -> None:
    t = table().stand(cleopatra="south", sham="south").quiet().rolls("S S").play("attack cleopatra sham")
    assert t.legal() == ["roll", "stop"]
    assert fronts(t) == [(t.cat("cleopatra"), Front.NO_SLEEP)]
    t.play("roll")
    assert fronts(t) == [(t.cat("cleopatra"), Front.NO_SLEEP)] * 2
    assert [face for _, _, face, _ in t.heard(Happening.ROLLS)] == [Face.SLEEP] * 2
    plain = table().stand(cleopatra="south", sham="south").quiet().rolls("1").play("attack cleopatra sham")
    assert fronts(plain) == []


def test_CB_59_direct_hit_leaves_a_kitten_no_choice_but_a_boss(table: Tables) -> None:
    t = (
        table()
        .stand(pirozhki="south", sham="south", maro="north")
        .rolls("2")
        .play("attack pirozhki sham", "stop")
    )
    assert t.held("sham") == 1
    assert fronts(t) == [(t.cat("pirozhki"), Front.DIRECT_HIT)]
    t = table().stand(pirozhki="north", maro="south").rolls("2").play("attack pirozhki oddeyes", "stop")
    assert (t.ask, t.legal()) == (Ask.DAMAGE, ["cat", "box"])


def test_CB_60_pushover_moves_the_kitten_whatever_the_damage(table: Tables) -> None:
    t = table().stand(maro="south-west", sham="south-west", ame="center", shadow="north").rolls("S")
    t.play("attack maro sham")
    assert (t.ask, t.to_move) == (Ask.PUSHOVER, 0)
    assert t.legal() == ["push 3 south", "push 3 south-east", "push 3 north-west"]
    assert t.refused("push sham center") == "CB-31"  # the center limit of its own side
    assert t.refused("push sham north") == "CB-60"
    assert t.refused("push shadow north-west") == "CB-60"
    t.play("push sham north-west")
    assert t.area("sham") == "north-west"
    assert fronts(t)[-1] == (t.cat("maro"), Front.PUSHOVER)
    assert t.heard(Happening.MOVED)[0][1] == t.cat("sham")


def test_CB_60_roadblock_is_irrelevant_and_the_kitten_must_still_be_there(table: Tables) -> None:
    t = table("G01", "S01").stand(chatrap="south", snow="south-west", chocomaca="south").quiet().rolls("1")
    t.play("attack chatrap chocomaca", "stop", "box")
    assert t.legal() == ["push 3 south-west", "push 3 south-east"]
    t = (
        table("G01", "S01")
        .stand(chatrap="south", snow="north", chocomaca="south")
        .fish(1, box=0)
        .quiet()
        .rolls("1")
    )
    t.play("attack chatrap chocomaca", "stop")
    assert (t.area("chocomaca"), t.ask) == ("bench", Ask.MAIN_PHASE)


def test_CB_60_no_pushover_on_a_boss_nor_without_the_effect(table: Tables) -> None:
    t = table().stand(maro="north", cleopatra="center").quiet().rolls("S").play("attack maro oddeyes")
    assert t.ask == Ask.MAIN_PHASE
    t = (
        table()
        .stand(cleopatra="south", sham="south", maro="north")
        .quiet()
        .rolls("-")
        .play("attack cleopatra sham", "stop")
    )
    assert t.ask == Ask.MAIN_PHASE


def test_CB_60_the_only_way_is_taken_without_asking(table: Tables) -> None:
    t = table(OWN, "S02", **{"side-lanes": "no"}).stand(
        kuro="north", shadow="north", ame="center", maro="south"
    )
    assert t.quiet().rolls("S").play("attack kuro shadow").ask == Ask.PUSHOVER  # two ways out of the north
    t.state.touching[:] = 0
    t.state.touching[6] = 1 << 4
    t = t.play("push shadow north-west")
    assert t.area("shadow") == "north-west"
    lone = table(OWN, "S02").stand(kuro="north", sham="north", maro="south").quiet().rolls("S")
    lone.state.touching[:] = 0
    lone.state.touching[6] = 1 << 5
    lone.play("attack kuro sham")
    assert lone.area("sham") == "north-east"
    stuck = table(OWN, "S02").stand(kuro="north", sham="north", maro="south").quiet().rolls("S")
    stuck.state.touching[6] = 0
    stuck.play("attack kuro sham")
    assert (stuck.area("sham"), stuck.ask) == ("north", Ask.MAIN_PHASE)


def test_CB_61_double_attack_may_attack_the_same_kitten_once_more(table: Tables) -> None:
    t = table("G01", "S01").stand(hachi="south", cleopatra="south", snow="north").rolls("1 1")
    t.play("attack hachi cleopatra", "cat")
    assert (t.ask, t.to_move) == (Ask.SECOND_ATTACK, 0)
    assert t.legal() == ["attack 3 4", "pass"]
    assert t.refused("attack snow cleopatra") == "CB-61"
    t.play("attack hachi cleopatra")
    assert t.heard(Happening.ATTACKS)[-1][3] == Attack.SECOND
    t.play("cat")
    assert (t.area("cleopatra"), t.ask) == ("bench", Ask.MAIN_PHASE)  # no third attack
    assert fronts(t)[0] == (t.cat("hachi"), Front.DOUBLE_ATTACK)


def test_CB_61_it_may_be_left_and_never_goes_to_a_boss(table: Tables) -> None:
    t = table("G01", "S01").stand(hachi="south", cleopatra="south", snow="north").rolls("S")
    t.play("attack hachi cleopatra", "pass")
    assert t.ask == Ask.MAIN_PHASE
    assert t.state.cats[t.cat("hachi")].acted == 1
    t = table("G01", "S01").stand(hachi="north", snow="south").rolls("S").play("attack hachi ekizo")
    assert t.ask == Ask.MAIN_PHASE


def test_CB_61_not_when_the_target_has_run_away_or_is_out_of_reach(table: Tables) -> None:
    t = table("G01", "S01").stand(hachi="south", chocomaca="south", snow="north").fish(1, box=0).rolls("1")
    t.play("attack hachi chocomaca")
    assert t.ask == Ask.MAIN_PHASE


def suko(table: Tables) -> Battle:
    """Kuro, who counters and pushes over, is attacked."""
    return table("S02", OWN).stand(sham="center", kuro="center", ame="south")


def test_CB_62_an_attacked_cat_may_attack_back(table: Tables) -> None:
    t = suko(table).quiet().rolls("- 2").play("attack sham kuro", "stop")
    assert (t.ask, t.to_move) == (Ask.COUNTERATTACK, 1)
    assert t.legal() == ["attack 1 3", "pass"]
    assert t.refused("attack pirozhki ame") == "CB-62"
    t.play("attack kuro sham")
    assert t.heard(Happening.ATTACKS)[-1] == (1, t.cat("kuro"), t.cat("sham"), Attack.COUNTER)
    assert (t.cat("kuro"), Front.COUNTERATTACK) in fronts(t)
    assert t.to_move == 1
    t.play("stop")
    assert (t.ask, t.to_move, damage_of(t)) == (Ask.DAMAGE, 0, 2)


def test_CB_62_it_may_be_declined_and_is_not_countered(table: Tables) -> None:
    t = suko(table).quiet().rolls("-").play("attack sham kuro", "stop", "pass")
    assert (t.ask, t.to_move) == (Ask.MAIN_PHASE, 0)
    both = (
        table(OWN, OWN)
        .stand(**{"kuro": "center", "foe:kuro": "center", "pirozhki": "south"})
        .quiet()
        .rolls("S S")
    )
    both.play("attack kuro foe:kuro", "attack foe:kuro kuro")
    assert both.ask == Ask.PUSHOVER  # no counter to the counter


def test_CB_62_only_from_the_same_area_and_only_if_both_are_left(table: Tables) -> None:
    t = table("S02", OWN).stand(shadow="south-west", kuro="center", ame="south").rolls("-")
    t.play("attack shadow kuro", "stop")
    assert t.ask == Ask.MAIN_PHASE
    t = suko(table).stand(kuro=("center", 1)).fish(1, box=0).rolls("2").play("attack sham kuro", "stop")
    assert (t.area("kuro"), t.ask) == ("hangout", Ask.MAIN_PHASE) or t.area("kuro") == "bench"


def test_CB_62_attacked_from_afar_it_may_not_attack_back_even_if_they_meet(table: Tables) -> None:
    t = table("S02", OWN).stand(shadow="south-west", kuro="center", ame="south").quiet().rolls("-")
    t.play("attack shadow kuro").stand(kuro="south-west").play("stop")
    assert t.ask == Ask.MAIN_PHASE


def test_CB_45_an_empty_box_is_no_direct_hit(table: Tables) -> None:
    t = suko(table).quiet().fish(1, box=0).rolls("1").play("attack sham kuro", "stop")
    assert t.held("kuro") == 2
    assert Front.DIRECT_HIT not in [front for _, front in fronts(t)]


def test_CB_63_fish_then_greedy_boss_then_counterattack(table: Tables) -> None:
    t = suko(table).fish(1, dish=5).quiet().rolls("1").play("attack sham kuro", "stop", "cat")
    assert (t.ask, t.to_move) == (Ask.SHIFT, 1)  # Suko is greedy first
    t.play("move kuro south")
    assert (t.ask, t.to_move) == (Ask.MAIN_PHASE, 0)  # no longer in one area: no counterattack


def test_CB_63_a_counterattack_comes_before_the_second_attack_and_pushover_last(table: Tables) -> None:
    squad = "S02-05.X01-02(Twin;kitten;3;double-attack+pushover;1;attacking;always;dice-roll;1).S02-01.02.03"
    own = "G01-05.X01-01(Kuro;kitten;3;counterattack;1;attacking;always;dice-roll;1).S01-01.02.03"
    t = table(squad, own).stand(twin="center", kuro="center", shadow="south").quiet().rolls("S S S S")
    t.play("attack twin kuro")
    assert t.ask == Ask.COUNTERATTACK
    t.play("attack kuro twin")
    assert (t.ask, t.to_move) == (Ask.SECOND_ATTACK, 0)
    t.play("attack twin kuro")
    assert (t.ask, t.to_move) == (Ask.COUNTERATTACK, 1)  # the second attack may be countered like the first
    t.play("attack kuro twin")
    assert (t.ask, t.to_move) == (Ask.PUSHOVER, 0)  # there is no third attack; pushed once, last
    t.play("push kuro south-west")
    assert t.ask == Ask.MAIN_PHASE


def test_CB_63_a_second_attack_from_afar_is_not_countered(table: Tables) -> None:
    afar = "double-attack+ranged-attack"
    twin = f"S02-05.X01-02(Twin;kitten;3;{afar};1;attacking;always;dice-roll;1).S02-01.02.03"
    own = "G01-05.X01-01(Kuro;kitten;3;counterattack;1;attacking;always;dice-roll;1).S01-01.02.03"
    t = table(twin, own).stand(twin="south-west", kuro="center", shadow="south").quiet().rolls("S S")
    t.play("attack twin kuro")
    assert (t.ask, t.to_move) == (Ask.SECOND_ATTACK, 0)
    assert t.play("attack twin kuro").ask == Ask.MAIN_PHASE


def test_CB_63_the_counterattack_to_a_second_attack_is_not_countered(table: Tables) -> None:
    both = "(Kuro;kitten;3;counterattack+double-attack;1;attacking;always;dice-roll;1)"
    t = table(f"G01-05.X01-01{both}.S01-01.02.03", f"S02-05.X02-01{both}.S02-01.02.03")
    t.stand(**{"kuro": "center", "foe:kuro": "center", "maro": "south"}).quiet().rolls("S S S")
    t.play("attack kuro foe:kuro", "pass", "attack kuro foe:kuro")
    assert (t.ask, t.to_move) == (Ask.COUNTERATTACK, 1)
    t.play("attack foe:kuro kuro")
    assert (t.ask, t.to_move) == (Ask.MAIN_PHASE, 0)
    assert [event[3] for event in t.heard(Happening.ATTACKS)] == [Attack.FIRST, Attack.SECOND, Attack.COUNTER]


def test_CB_63_a_second_attack_needs_its_target_in_reach(table: Tables) -> None:
    t = table("G01-05.03.01.02.04", "G01-05.01.02.S01-04.01").stand(
        hachi="south", cleopatra="south", snow="north"
    )
    t.fish(1, dish=5).rolls("1").play("attack hachi cleopatra", "cat")
    assert (t.ask, t.to_move) == (Ask.SHIFT, 1)
    t.play("move cleopatra north")
    assert t.ask == Ask.MAIN_PHASE


def test_CB_63_a_counterattacks_pushover_comes_with_it(table: Tables) -> None:
    t = suko(table).quiet().rolls("S S").play("attack sham kuro", "attack kuro sham")
    assert (t.ask, t.to_move) == (Ask.PUSHOVER, 1)
    t.play("push sham south-west")
    assert (t.area("sham"), t.to_move) == ("south-west", 0)


def test_CB_64_a_counterattack_is_a_full_attack_without_limit(table: Tables) -> None:
    t = suko(table).quiet("kuro").fish(1, dish=1).rolls("- 2")
    t.play("attack sham kuro", "stop", "attack kuro sham")
    assert (t.ask, t.to_move) == (Ask.EXCHANGE, 1)
    t.play("use kuro 0")
    assert t.state.roll_limit == 4
    t.play("stop")
    assert t.state.cats[t.cat("kuro")].acted == 0
    t.play("box", "push sham south-west").stand(shadow="center").rolls("-")
    t.play("attack shadow kuro", "stop")
    assert t.ask == Ask.COUNTERATTACK  # again in the same turn


def test_CB_64_a_counterattack_gives_no_second_attack(table: Tables) -> None:
    own = (
        "G01-05.X01-01(Kuro;kitten;3;counterattack+double-attack;1;attacking;always;dice-roll;1).S01-01.02.03"
    )
    t = table("S02", own).stand(sham="center", kuro="center", ame="south").quiet().rolls("S S")
    t.play("attack sham kuro", "attack kuro sham")
    assert (t.ask, t.to_move) == (Ask.MAIN_PHASE, 0)


# --- negated attacks ------------------------------------------------------------------------------


def test_CB_74_a_negated_attack_ends_at_once_and_is_used_up(table: Tables) -> None:
    t = table("S01", "S02").stand(maro="center", shadow="center", cleopatra="south").fish(1, dish=1)
    t.play("attack maro shadow", "use shadow 0")
    assert t.ask == Ask.MAIN_PHASE  # no roll, no Pushover
    assert t.state.roll_count == 0
    assert t.refused("attack maro shadow") == "CB-26"
    assert len(t.heard(Happening.NEGATED)) == 1
    assert t.area("shadow") == "center"


def test_CB_74_no_counterattack_but_a_second_attack_after_a_negated_one(table: Tables) -> None:
    squad = "G01-05.S02-01.G01-01.02.04"
    negating = "X01-03(Nega;kitten;3;counterattack;1;defending;always;negate;)"
    t = table("G01", f"G01-05.{negating}.{squad[7:]}").stand(hachi="south", nega="south", snow="north")
    t.fish(1, dish=1).rolls("S").play("attack hachi nega", "use nega 0")
    assert t.ask == Ask.SECOND_ATTACK
    t.play("attack hachi nega")
    assert t.ask == Ask.COUNTERATTACK  # this one was not negated
    t.play("pass")
    assert t.ask == Ask.MAIN_PHASE
    assert t.state.cats[t.cat("nega")].rest == Rest.NO


def test_CB_74_pushover_is_due_if_one_of_the_attacks_took_place(table: Tables) -> None:
    squad = "S02-05.X01-02(Twin;kitten;3;double-attack+pushover;1;attacking;always;dice-roll;1).S02-01.02.03"
    t = (
        table(squad, "S02")
        .stand(**{"twin": "center", "foe:shadow": "center"})
        .quiet("foe:shadow")
        .fish(1, dish=1)
        .rolls("S")
    )
    t.play("attack twin foe:shadow", "use foe:shadow 0", "pass")
    assert t.ask != Ask.PUSHOVER  # negated, and no second attack
    t = (
        table(squad, "S02")
        .stand(**{"twin": "center", "foe:shadow": "center"})
        .quiet("foe:shadow")
        .fish(1, dish=1)
        .rolls("S")
    )
    t.play("attack twin foe:shadow", "use foe:shadow 0", "attack twin foe:shadow")
    assert t.ask == Ask.PUSHOVER


def test_an_attack_forgets_the_one_before(table: Tables) -> None:
    t = table().stand(cleopatra="south", pirozhki="south", sham="south").fish(0, dish=1).rolls("2 2")
    t.play("attack cleopatra sham", "use cleopatra 0", "roll", "stop", "box")
    t.state.more = t.state.less = 5
    t.state.lent_counterattack = t.state.negated = 1
    t.rolls("-").play("attack pirozhki sham")
    assert t.state.dice.tolist() == [0] * len(t.state.dice)
    assert (t.state.more, t.state.less, t.state.negated, t.state.lent_counterattack) == (0, 0, 0, 0)
    assert (t.state.roll_limit, t.state.roll_count) == (3, 1)
    assert (t.state.attacker, t.state.target) == (t.cat("pirozhki"), t.cat("sham"))


def test_told_in_order(table: Tables) -> None:
    t: Any = table().stand(cleopatra="center", sham="center", maro="south").quiet().rolls("2")
    t.play("attack cleopatra sham", "stop", "cat")
    kinds = [event[0] for event in t.told]
    assert kinds == [Happening.ATTACKS, Happening.ROLLS, Happening.SUFFERS]
