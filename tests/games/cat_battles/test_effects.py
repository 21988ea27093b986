"""Cat Battles, clause by clause: rear effects, cancelling, Greedy Boss, and the rulings on single figures."""

from __future__ import annotations

from typing import Any

from nekoban.core.record import NONE, OVER
from nekoban.games.cat_battles.parts import Area, Ask, Face, Front, Rest, Told
from tests.games.cat_battles.conftest import Table, Tables

BANDIT = "X01-01(Bandit;kitten;3;direct-hit;3;instead-of-attacking;always;damage-here;2)"
BANDITS = f"G01-05.{BANDIT}.S01-01.02.03"


def top(t: Table) -> Any:
    return t.state.tasks[t.state.task_count - 1]


# --- timing, cost, once a turn --------------------------------------------------------------------


def test_CB_70_an_effect_is_used_at_its_timing_only(table: Tables) -> None:
    t = table().stand(pirozhki="south", sham="south", cleopatra="south").fish(0, dish=3).fish(1, dish=3)
    assert t.can("use pirozhki 0")  # instead of attacking
    assert t.why("use cleopatra 0") == "CB-70"  # before its roll
    t.phase(Ask.START_PHASE)
    assert t.why("use pirozhki 0") == "CB-70"
    t.phase(Ask.END_PHASE)
    assert t.why("use pirozhki 0") == "CB-70"
    t.phase(Ask.PLAY_PHASE)
    assert t.why("use pirozhki 0") == "CB-70"
    t.phase(Ask.MAIN_PHASE).rolls("1").do("attack cleopatra sham")
    assert t.why("use pirozhki 0") == "CB-70"
    assert t.can("use cleopatra 0")


def test_CB_70_effects_of_the_start_and_end_phase_are_not_for_the_main_phase(table: Tables) -> None:
    t = table("H01", "S02").stand(whirl="south", lucky="south").fish(0, dish=3)
    assert t.why("use whirl 0") == "CB-70"
    assert t.why("use lucky 0") == "CB-70"
    assert t.phase(Ask.START_PHASE).why("use whirl 0") == "CB-70"
    assert t.phase(Ask.END_PHASE).why("use lucky 0") == "CB-70"


def test_CB_70_when_damage_is_counted_the_attacker_is_asked_before_the_target(table: Tables) -> None:
    t = table("H01", "H01").stand(**{"skillet": "center", "foe:pebble": "center", "whirl": "south"})
    t.quiet("skillet", "foe:pebble").fish(0, dish=1).fish(1, dish=1).rolls("1")
    t.do("attack skillet foe:pebble", "stop")
    assert (t.ask, t.to_move) == (Ask.COUNTING, 0)
    t.do("use skillet 0")
    assert (t.ask, t.to_move) == (Ask.COUNTING, 1)
    assert t.why("use foe:skillet 0") == "CB-07"  # on the bench
    t.do("use foe:pebble 0")
    assert (t.ask, top(t).amount) == (Ask.DAMAGE, 1)
    t.do("box")
    assert t.ask == Ask.MAIN_PHASE


def test_CB_70_both_may_leave_the_damage_as_it_is(table: Tables) -> None:
    t = (
        table("H01", "H01")
        .stand(**{"skillet": "center", "foe:pebble": "center"})
        .fish(0, dish=1)
        .fish(1, dish=1)
    )
    t.rolls("2").do("attack skillet foe:pebble", "stop", "pass")
    assert (t.ask, t.to_move) == (Ask.COUNTING, 1)
    t.do("pass")
    assert (t.ask, top(t).amount) == (Ask.DAMAGE, 2)


def test_CB_71_the_cost_comes_from_dish_and_cat_in_any_mix(table: Tables) -> None:
    t = table("G01", "S02").stand(snow="south", sham="south").fish(0, dish=3)
    assert [move for move in t.offers if move.startswith("use 1")] == ["use 1 0", "use 1 1", "use 1 2"]
    t.do("use snow 1")
    assert (t.held("snow"), t.pots(0)[1:]) == (2, (2, 2))
    assert t.heard(Told.USES) == [(0, t.cat("snow"), 1, 1)]


def test_CB_71_not_payable_is_not_usable_and_the_last_fish_stays(table: Tables) -> None:
    t = table("G01", "S02").stand(snow=("south", 2), sham="south").fish(0, dish=0)
    assert t.why("use snow 0") == "CB-71"
    t.fish(0, dish=1)
    assert [move for move in t.offers if move.startswith("use 1")] == ["use 1 1"]
    assert t.why("use snow 0") == "CB-71"  # one fish in the dish
    assert t.why("use snow 2") == "CB-71"  # the last held fish
    t = table(BANDITS, "S02").stand(bandit="south", sham="south").fish(0, dish=1)
    assert [move for move in t.offers if move.startswith("use 1")] == ["use 1 2"]
    t.fish(0, dish=3)
    assert t.why("use bandit 4") == "CB-71"  # more than the cost


def test_CB_71_the_dearest_effect_is_offered_once_for_each_mix(table: Tables) -> None:
    dear = "X01-02(Dear;kitten;5;;5;instead-of-attacking;always;damage-here;1)"
    squad = f"G01-05.{dear}.X01-03(Cheap;kitten;5;;1;instead-of-attacking;always;damage-here;1).S01-02.03"
    t = table(squad, "S02").stand(dear="south", cheap="south", sham="south").fish(0, dish=5)
    uses = [move for move in t.offers if move.startswith("use")]
    assert uses == ["use 1 0", "use 1 1", "use 1 2", "use 1 3", "use 1 4", "use 2 0", "use 2 1"]


def test_CB_72_once_a_turn_for_each_cat_and_cleared_when_any_turn_begins(table: Tables) -> None:
    t = table("S01", "S02").stand(cleopatra="south", pirozhki="south", shadow="south", maro="north")
    t.fish(1, dish=3).do("attack cleopatra shadow", "pass", "use shadow 0").rolls("-")
    t.do("attack pirozhki shadow")
    assert t.ask == Ask.ROLLING  # Shadow's effect is used up
    t.do("stop")
    assert t.state.cats[t.cat("shadow")].used == 1
    t.do("done")
    assert t.state.cats[t.cat("shadow")].used == 0


def test_CB_72_used_effects_are_refused(table: Tables) -> None:
    t = table().stand(pirozhki="south", sham="south").fish(0, dish=3).quiet()
    assert t.why("use pirozhki 0") == "CB-72"


def test_CB_73_only_the_attacking_cat_or_the_target_itself(table: Tables) -> None:
    t = table("S01", "S02").stand(pirozhki="south", cleopatra="south", sham="south", shadow="south")
    t.fish(0, dish=2).fish(1, dish=2).rolls("1").do("attack cleopatra sham")
    assert t.why("use pirozhki 0") == "CB-70"
    t.do("pass")
    assert t.ask == Ask.ROLLING  # Shadow negates only attacks on itself
    t = (
        table("G01", "S02")
        .stand(hachi="south", chatrap="south", sham="south", shadow="south")
        .fish(0, dish=2)
    )
    t.fish(1, dish=2).rolls("2").do("attack hachi sham")
    assert t.why("use chatrap 0") == "CB-70"
    assert t.can("use hachi 0")
    other = table("S01", "S02").stand(cleopatra="south", shadow="south", pochachin="south").fish(1, dish=2)
    other.quiet("shadow", "pochachin").do("attack cleopatra shadow")
    assert other.why("use pochachin 0") == "CB-73"
    assert other.can("use shadow 0")


def test_CB_73_in_the_roll_and_the_count_too(table: Tables) -> None:
    squad = "G01-05.03x2.S02-03.S01-01"
    t = table(squad, "S02").stand(hachi="south", sham="south", **{"foe:shadow": "south"}).fish(0, dish=2)
    t.rolls("2").do("attack hachi foe:shadow", "pass")
    assert t.why("use sham 0") == "CB-73"
    pair = table("H01-05.03x2.04.01", "H01-05.04x2.03.01").stand(
        **{"skillet": "center", "skillet__2": "south", "foe:pebble": "center", "foe:pebble__2": "south"}
    )
    pair.fish(0, dish=2).fish(1, dish=2).rolls("2").do("attack skillet foe:pebble", "stop")
    assert pair.why("use skillet__2 0") == "CB-73"
    pair.do("pass")
    assert pair.why("use foe:pebble__2 0") == "CB-73"
    assert pair.can("use foe:pebble 0")


# --- cancelling -----------------------------------------------------------------------------------


def test_CB_75_a_paid_effect_may_be_cancelled_and_does_nothing(table: Tables) -> None:
    t = (
        table()
        .stand(pirozhki="south", sham="south", ame="north", maro="south")
        .fish(0, dish=2)
        .fish(1, dish=1)
    )
    t.do("use pirozhki 0")
    assert (t.ask, t.to_move) == (Ask.CANCELLING, 1)
    assert t.offers == ["use 4 0", "use 4 1", "pass"]
    t.do("use ame 0")
    assert t.held("sham") == 3
    assert t.pots(0)[1:] == (1, 1)  # the cost stays paid
    assert t.heard(Told.CANCELLED) == [(0, t.cat("pirozhki"), NONE, NONE)]
    assert t.state.cats[t.cat("pirozhki")].used == 1
    assert t.why("attack pirozhki sham") == "CB-26"  # the attack of that act is used up
    assert (t.ask, t.to_move) == (Ask.MAIN_PHASE, 0)


def test_CB_75_the_answer_may_be_declined(table: Tables) -> None:
    t = (
        table()
        .stand(pirozhki="south", sham="south", ame="north", maro="south")
        .fish(0, dish=2)
        .fish(1, dish=1)
    )
    t.do("use pirozhki 0", "pass")
    assert t.held("sham") == 2  # Direct Hit
    assert t.heard(Told.CANCELLED) == []


def test_CB_75_a_cancelled_answer_lets_the_first_effect_stand(table: Tables) -> None:
    squad = "S01-05.01.02.S02-04x2"
    t = table(squad, "S02").stand(
        **{"pirozhki": "south", "ame": "center", "foe:sham": "south", "foe:ame": "north"}
    )
    t.fish(0, dish=2).fish(1, dish=1).do("use pirozhki 0", "use foe:ame 0")
    assert (t.ask, t.to_move) == (Ask.CANCELLING, 0)
    t.do("use ame 0")
    assert t.state.cats[t.cat("foe:sham")].held == 2
    assert t.heard(Told.CANCELLED) == []


def test_CB_75_not_from_the_bench_not_twice_not_unpaid(table: Tables) -> None:
    t = table().stand(pirozhki="south", sham="south", maro="south").fish(0, dish=2).fish(1, dish=1)
    assert t.do("use pirozhki 0").ask == Ask.MAIN_PHASE  # Ame is on the bench
    t = table().stand(pirozhki="south", sham="south", ame=("north", 1), maro="south").fish(0, dish=2)
    assert t.do("use pirozhki 0").ask == Ask.MAIN_PHASE  # and cannot pay with its last fish
    t = (
        table()
        .stand(pirozhki="south", sham="south", ame="north", maro="south")
        .fish(0, dish=2)
        .quiet("pirozhki")
    )
    assert t.do("use pirozhki 0").ask == Ask.MAIN_PHASE


def test_CB_75_in_the_exchange_a_cancelled_use_is_no_pass(table: Tables) -> None:
    t = table("S01", "S02").stand(cleopatra="center", shadow="center", ame="north").fish(0, dish=2)
    t.fish(1, dish=2).rolls("1").do("attack cleopatra shadow", "use cleopatra 0", "use ame 0")
    assert (t.ask, t.to_move) == (Ask.EXCHANGE, 1)
    assert t.state.roll_limit == 2
    t.do("pass")
    assert t.ask == Ask.ROLLING


def test_CB_75_a_cancelled_negation_lets_the_attack_go_on(table: Tables) -> None:
    t = table("S02", "S02").stand(**{"sham": "center", "ame": "south", "foe:shadow": "center"})
    t.fish(0, dish=1).fish(1, dish=1).rolls("1").do("attack sham foe:shadow", "use foe:shadow 0", "use ame 0")
    assert t.ask == Ask.ROLLING


def test_CB_75_a_cancelled_when_moving_leaves_the_normal_move(table: Tables) -> None:
    t = table("G01", "S02").stand(kutsushita="south", ame="north").fish(0, dish=2).fish(1, dish=1)
    t.do("use kutsushita 0", "use ame 0")
    assert [move for move in t.offers if move.startswith("move 2")] == [
        "move 2 south-west",
        "move 2 south-east",
    ]


# --- instead of attacking, damage by effects ------------------------------------------------------


def test_CB_76_instead_of_attacking_may_follow_the_move(table: Tables) -> None:
    t = table().stand(pirozhki="south", sham="south-west", maro="south").fish(0, dish=1).quiet("pirozhki")
    t.do("move pirozhki south-west", "use pirozhki 0")
    assert t.held("sham") == 2
    assert t.why("attack pirozhki sham") == "CB-26"
    assert t.why("move pirozhki south") == "CB-26"
    assert t.heard(Told.ATTACKS) == []


def test_CB_76_its_target_is_in_the_same_area_even_with_ranged_attack(table: Tables) -> None:
    t = table(territory="city-cat").stand(pirozhki="center", sham="north-west").fish(0, dish=1)
    assert t.can("attack pirozhki sham")
    assert t.why("use pirozhki 0") == "CB-08"


def test_CB_76_not_after_the_attack_nor_in_a_counterattack(table: Tables) -> None:
    t = table().stand(pirozhki="south", sham="south", maro="south").fish(0, dish=1).rolls("-")
    t.do("attack pirozhki sham", "stop")
    assert t.why("use pirozhki 0") == "CB-26"
    countering = (
        "G01-05.X01-04(Ko;kitten;3;counterattack;1;instead-of-attacking;always;damage-here;1).S01-01.02.03"
    )
    t = table("S02", countering).stand(sham="south", ko="south", ame="north").quiet("ko").fish(1, dish=2)
    t.rolls("-").do("attack sham ko", "stop")
    assert t.ask == Ask.COUNTERATTACK
    assert t.why("use ko 0") == "CB-70"


def test_CB_76_one_of_several_targets_is_chosen(table: Tables) -> None:
    t = table().stand(pirozhki="south", sham="south", shadow="south", pochachin="south", ame="center")
    t.quiet("pirozhki").fish(0, dish=1).do("use pirozhki 0")
    assert (t.ask, t.to_move) == (Ask.TARGET, 0)
    assert t.offers == ["target 1", "target 3"]
    assert t.why("target ame") == "CB-76"
    assert t.why("target pochachin") == "CB-77"
    assert t.why("target oddeyes") == "CB-76"
    t.do("target sham")
    assert t.held("sham") == 2


def test_CB_76_a_boss_may_be_the_target(table: Tables) -> None:
    t = table().stand(pirozhki="north", maro="south").quiet("pirozhki").fish(0, dish=1).do("use pirozhki 0")
    assert (t.ask, t.to_move) == (Ask.DAMAGE, 1)  # Direct Hit is nothing to a Boss
    t.do("cat")
    assert t.held("oddeyes") == 2


def test_CB_77_effect_damage_is_taken_like_other_damage(table: Tables) -> None:
    t = (
        table("G01", "S01")
        .stand(snow="south", cleopatra="south", kutsushita="north")
        .quiet("snow")
        .fish(0, dish=2)
    )
    t.do("use snow 0")
    assert (t.ask, t.to_move, t.offers) == (Ask.DAMAGE, 1, ["cat", "box"])
    t.do("cat")
    assert t.area("cleopatra") == "bench"
    t = (
        table("G01", "S01")
        .stand(snow="south", maro="south", kutsushita="north")
        .quiet("snow")
        .fish(0, dish=2)
    )
    t.do("use snow 0", "cat")
    assert t.held("maro") == 1  # Damage −1


def test_CB_77_damage_1_does_not_apply_and_it_is_no_attack(table: Tables) -> None:
    mighty = (
        "G01-05.X01-05(Mighty;kitten;3;damage-more-1+pushover;1;instead-of-attacking;always;damage-here;1)"
    )
    t = (
        table(f"{mighty}.S01-01.02.03", "S02")
        .stand(mighty="south", sham="south", maro="north")
        .quiet("mighty")
    )
    t.fish(0, dish=1).do("use mighty 0", "cat")
    assert t.held("sham") == 2
    assert (t.ask, t.area("sham")) == (Ask.MAIN_PHASE, "south")


def test_CB_77_direct_hit_of_that_cat_applies(table: Tables) -> None:
    t = (
        table(BANDITS, "S02")
        .stand(bandit="south", sham="south", maro="north")
        .quiet("bandit")
        .fish(0, dish=3)
    )
    t.do("use bandit 0")
    assert t.held("sham") == 1
    assert t.heard(Told.FRONT)[0][1:3] == (t.cat("bandit"), Front.DIRECT_HIT)


# --- Greedy Boss ----------------------------------------------------------------------------------


def test_CB_80_six_fish_in_the_dish_make_a_greedy_boss(table: Tables) -> None:
    t = table("S02", "S01").stand(cleopatra="center").fish(0, dish=5).phase(Ask.START_PHASE)
    t.do("take 3")
    assert t.pots(0)[1:] == (2, 6)  # fish above 6 stay
    assert (t.ask, t.to_move, top(t).amount) == (Ask.DAMAGE, 1, 3)
    t.do("cat")
    assert t.area("cleopatra") == "bench"
    assert t.to_move == 0


def test_CB_80_five_do_not(table: Tables) -> None:
    t = table("S02", "S01").stand(cleopatra="center").fish(0, dish=4).phase(Ask.START_PHASE).do("take 1")
    assert t.pots(0)[1:] == (5, 0)
    assert t.heard(Told.GREEDY) == []


def test_CB_80_also_in_the_opponents_turn(table: Tables) -> None:
    t = (
        table("S01", "S02")
        .stand(cleopatra="center", sham="center", maro="south")
        .quiet()
        .fish(1, dish=5)
        .rolls("1")
    )
    t.do("attack cleopatra sham", "stop", "cat")
    assert t.heard(Told.GREEDY) == [(1, t.cat("oddeyes"), 1, NONE)]
    assert t.pots(1)[1:] == (0, 6)
    assert (t.ask, t.to_move) == (Ask.TARGET, 1)  # Oddeyes' owner chooses in the other's turn


def test_CB_81_the_current_players_boss_comes_first_and_dishes_are_checked_again(table: Tables) -> None:
    t = table("S02", "S01").stand(sham="south", cleopatra="south", maro="south")
    t.fish(0, dish=5).fish(1, dish=4).phase(Ask.START_PHASE)
    t.do("take 1", "target cleopatra", "cat")
    # Oddeyes strikes Cleopatra; her two fish make six, so Ekizo is greedy next, in the other's turn.
    greedy = [seat for seat, _, _, _ in t.heard(Told.GREEDY)]
    assert greedy == [0, 1]
    assert t.pots(1)[1] == 0


def test_CB_81_dishes_are_checked_when_the_whole_effect_is_done(table: Tables) -> None:
    t = table("S01", "S02").stand(sham="south", shadow="south").fish(0, dish=5).fish(1, dish=4)
    t.phase(Ask.START_PHASE).do("take 1", "cat", "cat")
    # Ekizo strikes Shadow (2 fish), then Sham (2 fish): the opponent's dish is looked at only after both.
    kinds = [event[0] for event in t.told if event[0] in (Told.SUFFERS, Told.GREEDY)]
    assert kinds == [Told.GREEDY, Told.SUFFERS, Told.SUFFERS, Told.GREEDY]


def test_CB_81_with_both_full_the_current_player_is_first(table: Tables) -> None:
    t = table("S02", "S01").fish(0, dish=5).phase(Ask.START_PHASE)
    t.state.players[1].box -= 7
    t.state.players[1].dish += 7
    t.do("take 1")
    assert [event[0] for event in t.heard(Told.GREEDY)] == [0, 1]


def test_CB_82_without_a_target_only_the_fish_go(table: Tables) -> None:
    t = table("S02", "S01").fish(0, dish=5).phase(Ask.START_PHASE).do("take 2")
    assert t.pots(0)[1:] == (1, 6)
    assert t.heard(Told.GREEDY) == [(0, t.cat("oddeyes"), 0, NONE)]
    assert t.ask == Ask.PLAY_PHASE


def test_CB_82_it_must_be_used_and_can_be_cancelled(table: Tables) -> None:
    t = (
        table("S02", "S02")
        .stand(**{"foe:sham": "center", "foe:ame": "north"})
        .fish(0, dish=5)
        .fish(1, dish=1)
    )
    t.phase(Ask.START_PHASE).do("take 1")
    assert (t.ask, t.to_move) == (Ask.CANCELLING, 1)
    t.do("use foe:ame 0")
    assert t.pots(0)[1:] == (0, 6)
    assert t.state.cats[t.cat("foe:sham")].held == 3
    t = table("S02", "S01").stand(maro="center", cleopatra="center").fish(0, dish=5).phase(Ask.START_PHASE)
    assert t.do("take 1").offers == ["target 2", "target 4"]  # no way to decline
    assert t.why("target ekizo") == "CB-82"


def test_CB_82_a_greedy_boss_is_not_limited_to_once_a_turn(table: Tables) -> None:
    t = table("S02", "S01").stand(cleopatra="center").phase(Ask.START_PHASE)
    t.state.players[0].box -= 11
    t.state.players[0].dish += 11
    t.do("take 1", "box")
    assert len(t.heard(Told.GREEDY)) == 2
    assert t.pots(0)[1:] == (0, 12)


# --- each figure's rear effect --------------------------------------------------------------------


def test_S01_01_pirozhki_deals_1_damage_instead_of_attacking(table: Tables) -> None:
    t = table().stand(pirozhki="south", sham="south", maro="north").quiet("pirozhki").fish(0, dish=1)
    assert t.do("use pirozhki 0").held("sham") == 2


def test_S01_02_CB_R4_maro_negates_an_attack_on_the_boss_in_its_area(table: Tables) -> None:
    t = table("S02", "S01").stand(sham="north", maro="north", ame="south").quiet("maro").fish(1, dish=1)
    t.rolls("1").do("attack sham ekizo")
    assert (t.ask, t.to_move) == (Ask.EXCHANGE, 1)
    t.do("use maro 0")
    assert (t.ask, t.state.negated) == (Ask.MAIN_PHASE, 1)
    away = table("S02", "S01").stand(sham="north", maro="center").quiet("maro").fish(1, dish=1)
    assert away.rolls("1").do("attack sham ekizo").ask == Ask.ROLLING
    kitten = (
        table("S02", "S01").stand(sham="north", maro="north", cleopatra="north").quiet("maro").fish(1, dish=1)
    )
    assert kitten.rolls("1").do("attack sham cleopatra").ask == Ask.ROLLING


def test_CB_73_maro_answers_for_no_kitten(table: Tables) -> None:
    t = table("S02", "S01").stand(sham="north", maro="north", chocomaca="south").fish(1, dish=2)
    t.stand(ekizo="north", sham="south").quiet("maro", "chocomaca").do("attack sham chocomaca")
    assert (t.ask, t.to_move) == (Ask.EXCHANGE, 1)
    assert t.why("use maro 0") == "CB-70"


def test_CB_41_after_one_of_two_answers_the_attacker_comes_first(table: Tables) -> None:
    guards = "S01-05.X01-06(Guard;kitten;1;;0;boss-attacked;always;damage-less;1)x3.S01-01"
    t = table("S01", guards).stand(
        cleopatra="north", guard="south", guard__2="center", **{"foe:ekizo": "north"}
    )
    t.quiet("cleopatra", "guard", "guard__2").fish(0, dish=1).do(
        "attack cleopatra foe:ekizo", "pass", "use guard 0"
    )
    assert (t.ask, t.to_move) == (Ask.EXCHANGE, 0)
    t.do("pass")
    assert (t.ask, t.to_move) == (Ask.EXCHANGE, 1)
    t.do("use guard__2 0", "use cleopatra 0")
    assert (t.state.less, t.state.roll_limit, t.ask) == (2, 4, Ask.ROLLING)


def test_CB_R4_maro_is_refused_away_from_the_boss(table: Tables) -> None:
    two = "S01-05.02.X01-06(Guard;kitten;1;;0;boss-attacked;always;negate;).S01-01.03"
    t = (
        table("S02", two)
        .stand(sham="north", maro="center", guard="south")
        .quiet("maro", "guard")
        .fish(1, dish=1)
    )
    t.rolls("1").do("attack sham ekizo")
    assert t.to_move == 1
    assert t.why("use maro 0") == "CB-R4"
    assert t.can("use guard 0")


def test_S01_03_CB_R1_chocomaca_negates_and_rests_in_its_owners_next_turn(table: Tables) -> None:
    t = (
        table("S02", "S01")
        .stand(sham="center", chocomaca="center", ame="south", maro="north")
        .fish(1, dish=2)
    )
    t.quiet("chocomaca").do("attack sham chocomaca", "use chocomaca 0")
    cat = t.state.cats[t.cat("chocomaca")]
    assert (t.state.negated, cat.rest) == (1, Rest.NEXT_TURN)
    t.do("done", "take 1", "done")
    assert (t.to_move, cat.rest) == (1, Rest.THIS_TURN)
    assert t.why("move chocomaca north-west") == "CB-R1"
    assert t.why("attack chocomaca sham") == "CB-R1"
    assert t.can("move maro north-west")
    t.do("done")
    assert cat.rest == Rest.NO


def test_CB_R1_a_resting_cat_is_still_pushed_and_still_defends(table: Tables) -> None:
    t = table("G01", "S01").stand(chatrap="center", chocomaca="center", snow="south").quiet("chocomaca")
    t.state.cats[t.cat("chocomaca")].rest = Rest.NEXT_TURN
    t.fish(1, dish=1).rolls("S").do("attack chatrap chocomaca")
    assert t.can("use chocomaca 0")
    t.do("pass")
    assert t.ask == Ask.PUSHOVER


def test_CB_R1_no_instead_of_attacking_and_no_moving_effect_either(table: Tables) -> None:
    t = table().stand(pirozhki="south", sham="south").fish(0, dish=1)
    t.state.cats[t.cat("pirozhki")].rest = Rest.THIS_TURN
    assert t.why("use pirozhki 0") == "CB-R1"
    t = table().stand(pirozhki="south", sham="south").fish(0, dish=1)
    t.state.cats[t.cat("pirozhki")].rest = Rest.NEXT_TURN
    assert t.can("use pirozhki 0")


def test_CB_R1_a_mark_made_in_ones_own_turn_waits_for_the_next(table: Tables) -> None:
    countering = "G01-05.X01-01(Kuro;kitten;3;counterattack;1;attacking;always;dice-roll;1).S01-01.02.04"
    t = (
        table("S01", countering)
        .stand(chocomaca="center", kuro="center", **{"maro": "south"})
        .quiet("chocomaca")
    )
    t.fish(0, dish=2).rolls("S").do("attack chocomaca kuro", "attack kuro chocomaca", "use chocomaca 0")
    cat = t.state.cats[t.cat("chocomaca")]
    assert cat.rest == Rest.NEXT_TURN
    t.do("done")
    assert cat.rest == Rest.NEXT_TURN  # the opponent's turn
    t.do("take 1", "done")
    assert (t.to_move, cat.rest) == (0, Rest.THIS_TURN)


def test_CB_R1_a_cancelled_effect_leaves_no_mark(table: Tables) -> None:
    t = (
        table("S02", "S01")
        .stand(sham="center", chocomaca="center", ame="south")
        .fish(0, dish=1)
        .fish(1, dish=1)
    )
    t.rolls("1").do("attack sham chocomaca", "use chocomaca 0", "use ame 0")
    assert t.state.cats[t.cat("chocomaca")].rest == Rest.NO
    assert (t.ask, t.state.negated) == (Ask.ROLLING, 0)


def test_S01_04_cleopatra_rolls_two_more(table: Tables) -> None:
    t = table().stand(cleopatra="south", sham="south").fish(0, dish=1).rolls("-")
    t.do("attack cleopatra sham", "use cleopatra 0")
    assert t.state.roll_limit == 4


def test_S01_05_CB_R2_ekizo_strikes_kitten_after_kitten_in_squad_order(table: Tables) -> None:
    t = table("S01", "S02").stand(shadow="south", pochachin="south", sham="south", ame="center")
    t.fish(0, dish=5).phase(Ask.START_PHASE).quiet().do("take 1")
    assert (t.ask, t.to_move, top(t).cat, top(t).amount) == (Ask.DAMAGE, 1, t.cat("shadow"), 2)
    t.do("box")
    assert (top(t).cat, top(t).amount) == (t.cat("pochachin"), 1)  # Damage −1
    t.do("cat")
    assert top(t).cat == t.cat("sham")
    t.do("cat")
    assert (t.held("shadow"), t.area("pochachin"), t.held("sham"), t.held("ame")) == (2, "bench", 1, 2)
    assert t.to_move == 0


def test_CB_R2_a_boss_in_the_area_is_spared(table: Tables) -> None:
    t = table("S01", "S02").stand(sham="south").fish(0, dish=5).phase(Ask.START_PHASE)
    t.state.cats[t.cat("oddeyes")].area = Area.SOUTH
    t.do("take 1", "cat")
    assert (t.held("oddeyes"), t.held("sham")) == (3, 1)


def test_S02_01_shadow_negates_an_attack_on_itself(table: Tables) -> None:
    t = table().stand(pirozhki="south", shadow="south", maro="north").fish(1, dish=1)
    t.do("attack pirozhki shadow", "use shadow 0")
    assert (t.ask, t.state.negated, t.held("shadow")) == (Ask.MAIN_PHASE, 1, 2)


def test_S02_02_CB_R6_pochachin_lends_itself_a_counterattack(table: Tables) -> None:
    t = table("S01", "S02").stand(cleopatra="south", pochachin="south", maro="north").quiet("pochachin")
    t.fish(1, dish=1).rolls("1 -").do("attack cleopatra pochachin", "use pochachin 0", "roll")
    assert (t.ask, t.to_move) == (Ask.COUNTERATTACK, 1)  # 1 damage less 1: it is still there
    assert Told.FRONT not in [
        event[0] for event in t.told if event[2:4] == (t.cat("pochachin"), Front.COUNTERATTACK)
    ]
    t.rolls("1").do("attack pochachin cleopatra")
    assert (t.ask, t.to_move, top(t).amount) == (Ask.DAMAGE, 0, 1)


def test_CB_R6_not_from_afar_nor_against_a_second_attack_or_counterattack(table: Tables) -> None:
    t = table("S02", "S02").stand(**{"shadow": "south-west", "foe:pochachin": "south"}).quiet("foe:pochachin")
    t.fish(1, dish=1).rolls("-").do("attack shadow foe:pochachin")
    assert t.ask == Ask.ROLLING
    assert t.state.attack == 0
    t = (
        table("G01", "S02")
        .stand(hachi="south", pochachin="south", snow="north")
        .quiet("pochachin")
        .fish(1, dish=1)
    )
    t.rolls("S S").do("attack hachi pochachin", "pass", "attack hachi pochachin")
    assert t.ask == Ask.MAIN_PHASE  # not asked in the second attack
    t = table("S02", "G01").stand(pochachin="north").quiet("pochachin").fish(0, dish=1).rolls("- -")
    t.do("attack pochachin suko", "attack suko pochachin")
    assert (t.ask, t.to_move) == (Ask.ROLLING, 1)  # nor in a counterattack


def test_CB_R6_a_cat_that_counters_anyway_needs_no_lent_counterattack(table: Tables) -> None:
    both = "S02-05.X01-07(Echo;kitten;3;counterattack;1;defending;always;counterattack;).S02-01.02.03"
    t = table("S01", both).stand(pirozhki="south", echo="south").fish(1, dish=1).rolls("-")
    assert t.do("attack pirozhki echo").ask == Ask.ROLLING


def test_S02_03_sham_turns_its_sleep_into_2_damage(table: Tables) -> None:
    t = table("S02", "S01").stand(sham="south", cleopatra="south").fish(0, dish=1).rolls("S")
    t.do("attack sham cleopatra", "use sham 0", "stop")
    assert top(t).amount == 2
    assert t.heard(Told.CHANGES_DIE) == [(0, t.cat("sham"), Face.TWO_DAMAGE, NONE)]
    other = table("S02", "S01").stand(sham="south", cleopatra="south").fish(0, dish=1).rolls("1")
    assert other.do("attack sham cleopatra").why("use sham 0") == "CB-43"


def test_S02_04_CB_R4_ame_cancels_from_anywhere_on_the_territory(table: Tables) -> None:
    for place in ("north", "center", "south"):
        t = table().stand(pirozhki="south", sham="south", ame=place).fish(0, dish=1).fish(1, dish=1)
        t.do("use pirozhki 0", "use ame 0")
        assert t.held("sham") == 3


def test_S02_05_oddeyes_deals_3_damage_to_a_kitten_anywhere(table: Tables) -> None:
    t = table("S02", "S01").stand(pirozhki="north", cleopatra="center").fish(0, dish=5).phase(Ask.START_PHASE)
    t.do("take 1")
    assert t.offers == ["target 1", "target 4"]
    t.do("target pirozhki", "cat")
    assert t.area("pirozhki") == "bench"


def test_G01_01_snow_deals_2_damage_for_2_fish(table: Tables) -> None:
    t = table("G01", "S01").stand(snow="south", pirozhki="south", hachi="north").quiet("snow").fish(0, dish=2)
    t.do("use snow 0", "cat")
    assert (t.held("pirozhki"), t.pots(0)[1:]) == (1, (0, 2))


def test_G01_02_CB_R5_kutsushita_moves_up_to_three(table: Tables) -> None:
    t = table("G01", "S02").stand(kutsushita="south", snow="center").fish(0, dish=2).do("use kutsushita 0")
    assert t.state.acting == t.cat("kutsushita")
    assert "move 2 north" in t.offers
    t.do("move kutsushita north")
    assert t.area("kutsushita") == "north"
    assert t.can("attack kutsushita oddeyes")  # the act goes on
    t.do("move snow south-west")
    assert t.state.move_limit == 0


def test_CB_R5_only_before_its_own_move_and_only_if_it_opens_a_way(table: Tables) -> None:
    t = table("G01", "S02").stand(kutsushita="south", snow="center").fish(0, dish=2)
    t.do("move kutsushita south-west")
    assert t.why("use kutsushita 0") == "CB-26"
    t = table("G01", "S02").stand(kutsushita="south").fish(0, dish=2)
    t.state.touching[:] = 0
    t.state.touching[0] = 1 << 1
    assert t.why("use kutsushita 0") == "CB-08"
    swift = "G01-05.X01-08(Swift;kitten;3;move-3;1;moving;always;move-limit;3).S01-01.02.03"
    t = table(swift, "S02").stand(swift="south").fish(0, dish=2)
    assert t.why("use swift 0") == "CB-08"


def test_CB_R5_the_limit_is_that_cats_alone_and_ends_with_the_turn(table: Tables) -> None:
    t = table("G01", "S02").stand(kutsushita="south", chatrap="south").fish(0, dish=2).do("use kutsushita 0")
    assert "move 4 north" not in t.offers
    t.do("done")
    assert (t.state.move_limit, t.state.acting) == (0, NONE)


def test_G01_03_hachi_adds_2_on_a_roll_of_2(table: Tables) -> None:
    t = table("G01", "S01").stand(hachi="south", pirozhki="south").fish(0, dish=1).rolls("2")
    t.do("attack hachi pirozhki")
    assert t.offers == ["use 3 0", "stop"]
    t.do("use hachi 0")
    assert top(t).amount == 4
    plain = table("G01", "S01").stand(hachi="south", pirozhki="south").fish(0, dish=1).rolls("1")
    assert plain.do("attack hachi pirozhki").ask == Ask.DAMAGE


def test_G01_04_chatrap_adds_1_to_its_attack(table: Tables) -> None:
    t = table("G01", "S01").stand(chatrap="south", pirozhki="south").fish(0, dish=1).rolls("-")
    t.do("attack chatrap pirozhki", "use chatrap 0", "stop")
    assert (t.ask, top(t).amount) == (Ask.DAMAGE, 1)


def test_G01_05_CB_R3_suko_must_move_a_kitten_of_either_side_to_another_area(table: Tables) -> None:
    t = table("G01", "S01").stand(snow="south", hachi="center", cleopatra="north").fish(0, dish=5)
    t.phase(Ask.START_PHASE).do("take 1")
    assert (t.ask, t.to_move) == (Ask.SHIFT, 0)
    assert len(t.offers) == 5 + 6 + 6  # Snow may not go to the center; Cleopatra may
    assert t.why("move snow south") == "CB-R3"
    assert t.why("move snow center") == "CB-31"
    assert t.why("move kutsushita south-west") == "CB-07"
    assert t.why("pass") == "CB-41"
    t.do("push cleopatra center")
    assert t.area("cleopatra") == "center"


def test_CB_R3_without_any_kitten_nothing_is_moved(table: Tables) -> None:
    t = table("G01", "S01").fish(0, dish=5).phase(Ask.START_PHASE).do("take 1")
    assert t.heard(Told.GREEDY)[0][2] == 0
    one = table("G01", "S01").stand(maro="north").fish(0, dish=5).phase(Ask.START_PHASE).do("take 1")
    assert one.ask == Ask.SHIFT


def test_H01_01_whirl_moves_one_area_in_the_end_phase(table: Tables) -> None:
    t = table("H01", "S02").stand(whirl="south").fish(0, dish=1).do("done", "use whirl 0")
    assert (t.ask, t.offers) == (Ask.STRIDE, ["move 1 south-west", "move 1 south-east"])
    assert t.why("move whirl north") == "CB-30"
    t.do("move whirl south-west")
    assert (t.area("whirl"), t.to_move) == ("south-west", 1)


def test_H01_01_the_step_respects_the_center_and_needs_no_question_with_one_way(table: Tables) -> None:
    t = (
        table("H01", "S02")
        .stand(whirl="south-west", pebble="center")
        .fish(0, dish=1)
        .do("done", "use whirl 0")
    )
    assert t.why("move whirl center") == "CB-31"
    assert t.why("move pebble south-west") == "CB-73"
    t = table("H01", "S02").stand(whirl="south", pebble="center").fish(0, dish=1)
    t.state.touching[0] = 1 << 2
    t.do("done", "use whirl 0")
    assert t.area("whirl") == "south-east"
    t = table("H01", "S02").stand(whirl="south", pebble="center").fish(0, dish=1)
    t.state.touching[0] = 0
    t.do("done")
    assert t.to_move == 1  # nowhere to go: not asked


def test_H01_02_lucky_deals_one_more_this_turn(table: Tables) -> None:
    t = table("H01", "S01").stand(lucky="center", pirozhki="center", pebble="south").fish(0, dish=1)
    t.phase(Ask.START_PHASE).do("use lucky 1", "take 1", "done").rolls("-").do(
        "attack lucky pirozhki", "stop"
    )
    assert (t.ask, top(t).amount) == (Ask.DAMAGE, 1)
    t.do("box", "done")
    assert t.state.cats[t.cat("lucky")].more == 0


def test_H01_03_skillet_adds_1_when_damage_is_counted(table: Tables) -> None:
    t = table("H01", "S01").stand(skillet="center", pirozhki="center").fish(0, dish=1).rolls("-")
    t.do("attack skillet pirozhki", "stop", "use skillet 0")
    assert (t.ask, top(t).amount) == (Ask.DAMAGE, 1)
    asleep = (
        table("H01", "S01")
        .stand(skillet="center", pirozhki="center", whirl="south")
        .fish(0, dish=1)
        .rolls("S")
    )
    assert asleep.do("attack skillet pirozhki").ask == Ask.MAIN_PHASE
    lost = (
        table("H01", "S01").stand(skillet="center", maro="center", whirl="south").fish(0, dish=1).rolls("-")
    )
    lost.do("attack skillet maro", "stop")
    assert lost.ask == Ask.MAIN_PHASE  # −1 and +1 would be 0: it could change nothing


def test_H01_04_pebble_takes_1_less_when_damage_is_counted(table: Tables) -> None:
    t = table("S01", "H01").stand(pirozhki="center", pebble="center", maro="south").fish(1, dish=1).rolls("1")
    t.do("attack pirozhki pebble", "stop")
    assert (t.ask, t.to_move) == (Ask.COUNTING, 1)
    t.do("use pebble 0")
    assert (t.held("pebble"), t.ask) == (2, Ask.MAIN_PHASE)
    none = (
        table("S01", "H01").stand(pirozhki="center", pebble="center", maro="south").fish(1, dish=1).rolls("-")
    )
    assert none.do("attack pirozhki pebble", "stop").ask == Ask.MAIN_PHASE  # nothing to lessen


def test_H01_05_bugle_deals_1_to_every_kitten_of_one_area(table: Tables) -> None:
    t = table("H01", "S01").stand(pirozhki="north", cleopatra="north", chocomaca="center", maro="south")
    t.fish(0, dish=5).phase(Ask.START_PHASE).do("take 1")
    assert (t.ask, t.to_move) == (Ask.SPOT, 0)
    assert t.offers == ["area center", "area north"]  # in the south only Maro, whom it could not hurt
    assert t.why("area south") == "CB-82"
    t.do("area north", "cat", "cat")
    assert (t.held("pirozhki"), t.held("cleopatra"), t.held("chocomaca")) == (2, 1, 1)


def test_H01_05_a_single_area_needs_no_question(table: Tables) -> None:
    t = table("H01", "S01").stand(pirozhki="north", maro="south").fish(0, dish=5).phase(Ask.START_PHASE)
    t.do("take 1")
    assert (t.ask, top(t).cat) == (Ask.DAMAGE, t.cat("pirozhki"))


# --- effects of a player's own figures ------------------------------------------------------------


def test_damage_in_the_start_phase_by_an_own_figure(table: Tables) -> None:
    squad = "G01-05.X01-02(Tama;kitten;5;;2;start-phase;always;damage-anywhere;1).S01-01.02.03"
    t = (
        table(squad, "S02")
        .stand(tama=("north", 3), sham="center", shadow="south")
        .fish(0, dish=2)
        .quiet("tama")
    )
    t.phase(Ask.START_PHASE).do("use tama 1", "target shadow", "cat")
    assert (t.held("shadow"), t.held("tama"), t.ask) == (1, 2, Ask.START_PHASE)


def test_a_greedy_boss_of_ones_own_may_strike_a_boss_in_a_one_on_one(table: Tables) -> None:
    squad = "X01-09(Captain;boss;2;;;greedy-boss;always;damage-here;2).S01-01.02.03.04"
    t = table(squad, "S02").stand(maro="south").fish(1, box=0).do("done")
    t.phase(Ask.START_PHASE, 0).fish(0, dish=5).do("take 1")
    assert t.held("oddeyes") == 1
    t.fish(0, dish=5).phase(Ask.START_PHASE, 0).do("take 1")
    assert (t.to_move, t.state.winner) == (OVER, 0)


def test_the_conditions_of_rolls(table: Tables) -> None:
    for face, condition in (
        ("-", "rolled-no-damage"),
        ("1", "rolled-one-damage"),
        ("2", "rolled-two-damage"),
    ):
        squad = f"G01-05.X01-02(Tama;kitten;2;;0;rolled;{condition};damage-more;1).S01-01.02.03"
        for shown in ("-", "1", "2"):
            t = table(squad, "S02").stand(tama="center", sham="center").rolls(shown).do("attack tama sham")
            assert t.why("use tama 0") == ("" if shown == face else "CB-43")


def test_changing_a_die_to_what_it_shows_is_no_use(table: Tables) -> None:
    squad = "G01-05.X01-02(Tama;kitten;2;;0;rolled;rolled-one-damage;change-die;1).S01-01.02.03"
    t = table(squad, "S02").stand(tama="center", sham="center").rolls("1").do("attack tama sham")
    assert t.why("use tama 0") == "CB-08"


def test_less_damage_before_the_roll(table: Tables) -> None:
    squad = "G01-05.X01-02(Tama;kitten;2;;0;boss-attacked;always;damage-less;1).S01-01.02.03"
    t = (
        table("S02", squad)
        .stand(sham="north", tama="south")
        .rolls("2")
        .do("attack sham suko", "use tama 0", "stop")
    )
    assert top(t).amount == 1
