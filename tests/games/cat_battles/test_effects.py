"""Cat Battles, clause by clause: when effects act, cancelling, Greedy Boss, figures of one's own."""

from __future__ import annotations

from nekoban.core.record import NONE, OVER
from nekoban.games.cat_battles.parts import Ask, Front, Happening
from tests.games.cat_battles.conftest import Tables

BANDIT = "X01-01(Bandit;kitten;3;direct-hit;3;instead-of-attacking;always;damage-here;2)"
BANDITS = f"G01-05.{BANDIT}.S01-01.02.03"


# --- timing, cost, once a turn --------------------------------------------------------------------


def test_CB_70_an_effect_is_used_at_its_timing_only(table: Tables) -> None:
    t = table().stand(pirozhki="south", sham="south", cleopatra="south").fish(0, dish=3).fish(1, dish=3)
    assert t.allows("use pirozhki 0")  # instead of attacking
    assert t.refused("use cleopatra 0") == "CB-70"  # before its roll
    t.phase(Ask.START_PHASE)
    assert t.refused("use pirozhki 0") == "CB-70"
    t.phase(Ask.END_PHASE)
    assert t.refused("use pirozhki 0") == "CB-70"
    t.phase(Ask.PLAY_PHASE)
    assert t.refused("use pirozhki 0") == "CB-23"
    t.phase(Ask.MAIN_PHASE).rolls("1").play("attack cleopatra sham")
    assert t.refused("use pirozhki 0") == "CB-70"
    assert t.allows("use cleopatra 0")


def test_CB_70_effects_of_the_start_and_end_phase_are_not_for_the_main_phase(table: Tables) -> None:
    t = table("H01", "S02").stand(whirl="south", lucky="south").fish(0, dish=3)
    assert t.refused("use whirl 0") == "CB-70"
    assert t.refused("use lucky 0") == "CB-70"
    assert t.phase(Ask.START_PHASE).refused("use whirl 0") == "CB-70"
    assert t.phase(Ask.END_PHASE).refused("use lucky 0") == "CB-70"


def test_CB_70_when_damage_is_counted_the_attacker_is_asked_before_the_target(table: Tables) -> None:
    t = table("H01", "H01").stand(**{"skillet": "center", "foe:pebble": "center", "whirl": "south"})
    t.quiet("skillet", "foe:pebble").fish(0, dish=1).fish(1, dish=1).rolls("1")
    t.play("attack skillet foe:pebble", "stop")
    assert (t.ask, t.to_move) == (Ask.COUNTING, 0)
    t.play("use skillet 0")
    assert (t.ask, t.to_move) == (Ask.COUNTING, 1)
    assert t.refused("use foe:skillet 0") == "CB-07"  # on the bench
    t.play("use foe:pebble 0")
    assert (t.ask, t.top.amount) == (Ask.DAMAGE, 1)
    t.play("box")
    assert t.ask == Ask.MAIN_PHASE


def test_CB_70_both_may_leave_the_damage_as_it_is(table: Tables) -> None:
    t = (
        table("H01", "H01")
        .stand(**{"skillet": "center", "foe:pebble": "center"})
        .fish(0, dish=1)
        .fish(1, dish=1)
    )
    t.rolls("2").play("attack skillet foe:pebble", "stop", "pass")
    assert (t.ask, t.to_move) == (Ask.COUNTING, 1)
    t.play("pass")
    assert (t.ask, t.top.amount) == (Ask.DAMAGE, 2)


def test_CB_71_the_cost_comes_from_dish_and_cat_in_any_mix(table: Tables) -> None:
    t = table("G01", "S02").stand(snow="south", sham="south").fish(0, dish=3)
    assert [move for move in t.legal() if move.startswith("use 1")] == ["use 1 0", "use 1 1", "use 1 2"]
    t.play("use snow 1")
    assert (t.held("snow"), t.pots(0)[1:]) == (2, (2, 2))
    assert t.heard(Happening.USES) == [(0, t.cat("snow"), 1, 1)]


def test_CB_71_not_payable_is_not_usable_and_the_last_fish_stays(table: Tables) -> None:
    t = table("G01", "S02").stand(snow=("south", 2), sham="south").fish(0, dish=0)
    assert t.refused("use snow 0") == "CB-71"
    t.fish(0, dish=1)
    assert [move for move in t.legal() if move.startswith("use 1")] == ["use 1 1"]
    assert t.refused("use snow 0") == "CB-71"  # one fish in the dish
    assert t.refused("use snow 2") == "CB-71"  # the last held fish
    t = table(BANDITS, "S02").stand(bandit="south", sham="south").fish(0, dish=1)
    assert [move for move in t.legal() if move.startswith("use 1")] == ["use 1 2"]
    t.fish(0, dish=3)
    assert t.refused("use bandit 4") == "CB-71"  # more than the cost


def test_CB_71_the_dearest_effect_is_offered_once_for_each_mix(table: Tables) -> None:
    dear = "X01-02(Dear;kitten;5;;5;instead-of-attacking;always;damage-here;1)"
    squad = f"G01-05.{dear}.X01-03(Cheap;kitten;5;;1;instead-of-attacking;always;damage-here;1).S01-02.03"
    t = table(squad, "S02").stand(dear="south", cheap="south", sham="south").fish(0, dish=5)
    uses = [move for move in t.legal() if move.startswith("use")]
    assert uses == ["use 1 0", "use 1 1", "use 1 2", "use 1 3", "use 1 4", "use 2 0", "use 2 1"]


def test_CB_72_once_a_turn_for_each_cat_and_cleared_when_any_turn_begins(table: Tables) -> None:
    t = table("S01", "S02").stand(cleopatra="south", pirozhki="south", shadow="south", maro="north")
    t.fish(1, dish=3).play("attack cleopatra shadow", "pass", "use shadow 0").rolls("-")
    t.play("attack pirozhki shadow")
    assert t.ask == Ask.ROLLING  # Shadow's effect is used up
    t.play("stop")
    assert t.state.cats[t.cat("shadow")].used == 1
    t.play("done")
    assert t.state.cats[t.cat("shadow")].used == 0


def test_CB_72_used_effects_are_refused(table: Tables) -> None:
    t = table().stand(pirozhki="south", sham="south").fish(0, dish=3).quiet()
    assert t.refused("use pirozhki 0") == "CB-72"


def test_CB_73_only_the_attacking_cat_or_the_target_itself(table: Tables) -> None:
    t = table("S01", "S02").stand(pirozhki="south", cleopatra="south", sham="south", shadow="south")
    t.fish(0, dish=2).fish(1, dish=2).rolls("1").play("attack cleopatra sham")
    assert t.refused("use pirozhki 0") == "CB-70"
    t.play("pass")
    assert t.ask == Ask.ROLLING  # Shadow negates only attacks on itself
    t = (
        table("G01", "S02")
        .stand(hachi="south", chatrap="south", sham="south", shadow="south")
        .fish(0, dish=2)
    )
    t.fish(1, dish=2).rolls("2").play("attack hachi sham")
    assert t.refused("use chatrap 0") == "CB-70"
    assert t.allows("use hachi 0")
    other = table("S01", "S02").stand(cleopatra="south", shadow="south", pochachin="south").fish(1, dish=2)
    other.quiet("shadow", "pochachin").play("attack cleopatra shadow")
    assert other.refused("use pochachin 0") == "CB-73"
    assert other.allows("use shadow 0")


def test_CB_73_in_the_roll_and_the_count_too(table: Tables) -> None:
    squad = "G01-05.03x2.S02-03.S01-01"
    t = table(squad, "S02").stand(hachi="south", sham="south", **{"foe:shadow": "south"}).fish(0, dish=2)
    t.rolls("2").play("attack hachi foe:shadow", "pass")
    assert t.refused("use sham 0") == "CB-73"
    pair = table("H01-05.03x2.04.01", "H01-05.04x2.03.01").stand(
        **{"skillet": "center", "skillet__2": "south", "foe:pebble": "center", "foe:pebble__2": "south"}
    )
    pair.fish(0, dish=2).fish(1, dish=2).rolls("2").play("attack skillet foe:pebble", "stop")
    assert pair.refused("use skillet__2 0") == "CB-73"
    pair.play("pass")
    assert pair.refused("use foe:pebble__2 0") == "CB-73"
    assert pair.allows("use foe:pebble 0")


# --- cancelling -----------------------------------------------------------------------------------


def test_CB_75_a_paid_effect_may_be_cancelled_and_does_nothing(table: Tables) -> None:
    t = (
        table()
        .stand(pirozhki="south", sham="south", ame="north", maro="south")
        .fish(0, dish=2)
        .fish(1, dish=1)
    )
    t.play("use pirozhki 0")
    assert (t.ask, t.to_move) == (Ask.CANCELLING, 1)
    assert t.legal() == ["use 4 0", "use 4 1", "pass"]
    t.play("use ame 0")
    assert t.held("sham") == 3
    assert t.pots(0)[1:] == (1, 1)  # the cost stays paid
    assert t.heard(Happening.CANCELLED) == [(0, t.cat("pirozhki"), NONE, NONE)]
    assert t.state.cats[t.cat("pirozhki")].used == 1
    assert t.refused("attack pirozhki sham") == "CB-26"  # the attack of that act is used up
    assert (t.ask, t.to_move) == (Ask.MAIN_PHASE, 0)


def test_CB_75_the_answer_may_be_declined(table: Tables) -> None:
    t = (
        table()
        .stand(pirozhki="south", sham="south", ame="north", maro="south")
        .fish(0, dish=2)
        .fish(1, dish=1)
    )
    t.play("use pirozhki 0", "pass")
    assert t.held("sham") == 2  # Direct Hit
    assert t.heard(Happening.CANCELLED) == []


def test_CB_75_a_cancelled_answer_lets_the_first_effect_stand(table: Tables) -> None:
    squad = "S01-05.01.02.S02-04x2"
    t = table(squad, "S02").stand(
        **{"pirozhki": "south", "ame": "center", "foe:sham": "south", "foe:ame": "north"}
    )
    t.fish(0, dish=2).fish(1, dish=1).play("use pirozhki 0", "use foe:ame 0")
    assert (t.ask, t.to_move) == (Ask.CANCELLING, 0)
    t.play("use ame 0")
    assert t.state.cats[t.cat("foe:sham")].held == 2
    assert t.heard(Happening.CANCELLED) == []


def test_CB_75_not_from_the_bench_not_twice_not_unpaid(table: Tables) -> None:
    t = table().stand(pirozhki="south", sham="south", maro="south").fish(0, dish=2).fish(1, dish=1)
    assert t.play("use pirozhki 0").ask == Ask.MAIN_PHASE  # Ame is on the bench
    t = table().stand(pirozhki="south", sham="south", ame=("north", 1), maro="south").fish(0, dish=2)
    assert t.play("use pirozhki 0").ask == Ask.MAIN_PHASE  # and cannot pay with its last fish
    t = (
        table()
        .stand(pirozhki="south", sham="south", ame="north", maro="south")
        .fish(0, dish=2)
        .quiet("pirozhki")
    )
    assert t.play("use pirozhki 0").ask == Ask.MAIN_PHASE


def test_CB_75_in_the_exchange_a_cancelled_use_is_no_pass(table: Tables) -> None:
    t = table("S01", "S02").stand(cleopatra="center", shadow="center", ame="north").fish(0, dish=2)
    t.fish(1, dish=2).rolls("1").play("attack cleopatra shadow", "use cleopatra 0", "use ame 0")
    assert (t.ask, t.to_move) == (Ask.EXCHANGE, 1)
    assert t.state.roll_limit == 2
    t.play("pass")
    assert t.ask == Ask.ROLLING


def test_CB_75_a_cancelled_negation_lets_the_attack_go_on(table: Tables) -> None:
    t = table("S02", "S02").stand(**{"sham": "center", "ame": "south", "foe:shadow": "center"})
    t.fish(0, dish=1).fish(1, dish=1).rolls("1").play(
        "attack sham foe:shadow", "use foe:shadow 0", "use ame 0"
    )
    assert t.ask == Ask.ROLLING


def test_CB_75_a_cancelled_when_moving_leaves_the_normal_move(table: Tables) -> None:
    t = table("G01", "S02").stand(kutsushita="south", ame="north").fish(0, dish=2).fish(1, dish=1)
    t.play("use kutsushita 0", "use ame 0")
    assert [move for move in t.legal() if move.startswith("move 2")] == [
        "move 2 south-west",
        "move 2 south-east",
    ]


# --- instead of attacking, damage by effects ------------------------------------------------------


def test_CB_76_instead_of_attacking_may_follow_the_move(table: Tables) -> None:
    t = table().stand(pirozhki="south", sham="south-west", maro="south").fish(0, dish=1).quiet("pirozhki")
    t.play("move pirozhki south-west", "use pirozhki 0")
    assert t.held("sham") == 2
    assert t.refused("attack pirozhki sham") == "CB-26"
    assert t.refused("move pirozhki south") == "CB-26"
    assert t.heard(Happening.ATTACKS) == []


def test_CB_76_its_target_is_in_the_same_area_even_with_ranged_attack(table: Tables) -> None:
    t = table(territory="city-cat").stand(pirozhki="center", sham="north-west").fish(0, dish=1)
    assert t.allows("attack pirozhki sham")
    assert t.refused("use pirozhki 0") == "CB-08"


def test_CB_76_not_after_the_attack_nor_in_a_counterattack(table: Tables) -> None:
    t = table().stand(pirozhki="south", sham="south", maro="south").fish(0, dish=1).rolls("-")
    t.play("attack pirozhki sham", "stop")
    assert t.refused("use pirozhki 0") == "CB-26"
    countering = (
        "G01-05.X01-04(Ko;kitten;3;counterattack;1;instead-of-attacking;always;damage-here;1).S01-01.02.03"
    )
    t = table("S02", countering).stand(sham="south", ko="south", ame="north").quiet("ko").fish(1, dish=2)
    t.rolls("-").play("attack sham ko", "stop")
    assert t.ask == Ask.COUNTERATTACK
    assert t.refused("use ko 0") == "CB-62"


def test_CB_76_one_of_several_targets_is_chosen(table: Tables) -> None:
    t = table().stand(pirozhki="south", sham="south", shadow="south", pochachin="south", ame="center")
    t.quiet("pirozhki").fish(0, dish=1).play("use pirozhki 0")
    assert (t.ask, t.to_move) == (Ask.TARGET, 0)
    assert t.legal() == ["target 1", "target 3"]
    assert t.refused("target ame") == "CB-76"
    assert t.refused("target pochachin") == "CB-77"
    assert t.refused("target oddeyes") == "CB-76"
    t.play("target sham")
    assert t.held("sham") == 2


def test_CB_76_a_boss_may_be_the_target(table: Tables) -> None:
    t = table().stand(pirozhki="north", maro="south").quiet("pirozhki").fish(0, dish=1).play("use pirozhki 0")
    assert (t.ask, t.to_move) == (Ask.DAMAGE, 1)  # Direct Hit is nothing to a Boss
    t.play("cat")
    assert t.held("oddeyes") == 2


def test_CB_77_effect_damage_is_taken_like_other_damage(table: Tables) -> None:
    t = (
        table("G01", "S01")
        .stand(snow="south", cleopatra="south", kutsushita="north")
        .quiet("snow")
        .fish(0, dish=2)
    )
    t.play("use snow 0")
    assert (t.ask, t.to_move, t.legal()) == (Ask.DAMAGE, 1, ["cat", "box"])
    t.play("cat")
    assert t.area("cleopatra") == "bench"
    t = (
        table("G01", "S01")
        .stand(snow="south", maro="south", kutsushita="north")
        .quiet("snow")
        .fish(0, dish=2)
    )
    t.play("use snow 0", "cat")
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
    t.fish(0, dish=1).play("use mighty 0", "cat")
    assert t.held("sham") == 2
    assert (t.ask, t.area("sham")) == (Ask.MAIN_PHASE, "south")


def test_CB_77_direct_hit_of_that_cat_applies(table: Tables) -> None:
    t = (
        table(BANDITS, "S02")
        .stand(bandit="south", sham="south", maro="north")
        .quiet("bandit")
        .fish(0, dish=3)
    )
    t.play("use bandit 0")
    assert t.held("sham") == 1
    assert t.heard(Happening.FRONT)[0][1:3] == (t.cat("bandit"), Front.DIRECT_HIT)


# --- Greedy Boss ----------------------------------------------------------------------------------


def test_CB_80_six_fish_in_the_dish_make_a_greedy_boss(table: Tables) -> None:
    t = table("S02", "S01").stand(cleopatra="center").fish(0, dish=5).phase(Ask.START_PHASE)
    t.play("take 3")
    assert t.pots(0)[1:] == (2, 6)  # fish above 6 stay
    assert (t.ask, t.to_move, t.top.amount) == (Ask.DAMAGE, 1, 3)
    t.play("cat")
    assert t.area("cleopatra") == "bench"
    assert t.to_move == 0


def test_CB_80_five_do_not(table: Tables) -> None:
    t = table("S02", "S01").stand(cleopatra="center").fish(0, dish=4).phase(Ask.START_PHASE).play("take 1")
    assert t.pots(0)[1:] == (5, 0)
    assert t.heard(Happening.GREEDY) == []


def test_CB_80_also_in_the_opponents_turn(table: Tables) -> None:
    t = (
        table("S01", "S02")
        .stand(cleopatra="center", sham="center", maro="south")
        .quiet()
        .fish(1, dish=5)
        .rolls("1")
    )
    t.play("attack cleopatra sham", "stop", "cat")
    assert t.heard(Happening.GREEDY) == [(1, t.cat("oddeyes"), 1, NONE)]
    assert t.pots(1)[1:] == (0, 6)
    assert (t.ask, t.to_move) == (Ask.TARGET, 1)  # Oddeyes' owner chooses in the other's turn


def test_CB_81_the_current_players_boss_comes_first_and_dishes_are_checked_again(table: Tables) -> None:
    t = table("S02", "S01").stand(sham="south", cleopatra="south", maro="south")
    t.fish(0, dish=5).fish(1, dish=4).phase(Ask.START_PHASE)
    t.play("take 1", "target cleopatra", "cat")
    # Oddeyes strikes Cleopatra; her two fish make six, so Ekizo is greedy next, in the other's turn.
    greedy = [seat for seat, _, _, _ in t.heard(Happening.GREEDY)]
    assert greedy == [0, 1]
    assert t.pots(1)[1] == 0


def test_CB_81_dishes_are_checked_when_the_whole_effect_is_done(table: Tables) -> None:
    t = table("S01", "S02").stand(sham="south", shadow="south").fish(0, dish=5).fish(1, dish=4)
    t.phase(Ask.START_PHASE).play("take 1", "cat", "cat")
    # Ekizo strikes Shadow (2 fish), then Sham (2 fish): the opponent's dish is looked at only after both.
    kinds = [event[0] for event in t.told if event[0] in (Happening.SUFFERS, Happening.GREEDY)]
    assert kinds == [Happening.GREEDY, Happening.SUFFERS, Happening.SUFFERS, Happening.GREEDY]


def test_CB_81_with_both_full_the_current_player_is_first(table: Tables) -> None:
    t = table("S02", "S01").fish(0, dish=5).phase(Ask.START_PHASE)
    t.state.players[1].box -= 7
    t.state.players[1].dish += 7
    t.play("take 1")
    assert [event[0] for event in t.heard(Happening.GREEDY)] == [0, 1]


def test_CB_82_without_a_target_only_the_fish_go(table: Tables) -> None:
    t = table("S02", "S01").fish(0, dish=5).phase(Ask.START_PHASE).play("take 2")
    assert t.pots(0)[1:] == (1, 6)
    assert t.heard(Happening.GREEDY) == [(0, t.cat("oddeyes"), 0, NONE)]
    assert t.ask == Ask.PLAY_PHASE


def test_CB_82_it_must_be_used_and_can_be_cancelled(table: Tables) -> None:
    t = (
        table("S02", "S02")
        .stand(**{"foe:sham": "center", "foe:ame": "north"})
        .fish(0, dish=5)
        .fish(1, dish=1)
    )
    t.phase(Ask.START_PHASE).play("take 1")
    assert (t.ask, t.to_move) == (Ask.CANCELLING, 1)
    t.play("use foe:ame 0")
    assert t.pots(0)[1:] == (0, 6)
    assert t.state.cats[t.cat("foe:sham")].held == 3
    t = table("S02", "S01").stand(maro="center", cleopatra="center").fish(0, dish=5).phase(Ask.START_PHASE)
    assert t.play("take 1").legal() == ["target 2", "target 4"]  # no way to decline
    assert t.refused("target ekizo") == "CB-01"


def test_CB_82_a_greedy_boss_is_not_limited_to_once_a_turn(table: Tables) -> None:
    t = table("S02", "S01").stand(cleopatra="center").phase(Ask.START_PHASE)
    t.state.players[0].box -= 11
    t.state.players[0].dish += 11
    t.play("take 1", "box")
    assert len(t.heard(Happening.GREEDY)) == 2
    assert t.pots(0)[1:] == (0, 12)


# --- effects of a player's own figures ------------------------------------------------------------


def test_damage_in_the_start_phase_by_an_own_figure(table: Tables) -> None:
    squad = "G01-05.X01-02(Tama;kitten;5;;2;start-phase;always;damage-anywhere;1).S01-01.02.03"
    t = (
        table(squad, "S02")
        .stand(tama=("north", 3), sham="center", shadow="south")
        .fish(0, dish=2)
        .quiet("tama")
    )
    t.phase(Ask.START_PHASE).play("use tama 1", "target shadow", "cat")
    assert (t.held("shadow"), t.held("tama"), t.ask) == (1, 2, Ask.START_PHASE)


def test_a_greedy_boss_of_ones_own_may_strike_a_boss_in_a_one_on_one(table: Tables) -> None:
    squad = "X01-09(Captain;boss;2;;;greedy-boss;always;damage-here;2).S01-01.02.03.04"
    t = table(squad, "S02").stand(maro="south").fish(1, box=0).play("done")
    t.phase(Ask.START_PHASE, 0).fish(0, dish=5).play("take 1")
    assert t.held("oddeyes") == 1
    t.fish(0, dish=5).phase(Ask.START_PHASE, 0).play("take 1")
    assert (t.to_move, t.state.winner) == (OVER, 0)


def test_the_conditions_of_rolls(table: Tables) -> None:
    for face, condition in (
        ("-", "rolled-no-damage"),
        ("1", "rolled-one-damage"),
        ("2", "rolled-two-damage"),
    ):
        squad = f"G01-05.X01-02(Tama;kitten;2;;0;rolled;{condition};damage-more;1).S01-01.02.03"
        for shown in ("-", "1", "2"):
            t = table(squad, "S02").stand(tama="center", sham="center").rolls(shown).play("attack tama sham")
            assert t.refused("use tama 0") == (None if shown == face else "CB-43")


def test_changing_a_die_to_what_it_shows_is_no_use(table: Tables) -> None:
    squad = "G01-05.X01-02(Tama;kitten;2;;0;rolled;rolled-one-damage;change-die;1).S01-01.02.03"
    t = table(squad, "S02").stand(tama="center", sham="center").rolls("1").play("attack tama sham")
    assert t.refused("use tama 0") == "CB-08"


def test_less_damage_before_the_roll(table: Tables) -> None:
    squad = "G01-05.X01-02(Tama;kitten;2;;0;boss-attacked;always;damage-less;1).S01-01.02.03"
    t = (
        table("S02", squad)
        .stand(sham="north", tama="south")
        .rolls("2")
        .play("attack sham suko", "use tama 0", "stop")
    )
    assert t.top.amount == 1


def test_CB_82_the_second_seat_chooses_among_all_of_the_firsts_kittens(table: Tables) -> None:
    t = table("S01-05.01.02.03.04.G01-01.02", "S02").stand(pirozhki="south", kutsushita="north")
    t.fish(1, dish=5).phase(Ask.START_PHASE, 1).play("take 1")
    assert (t.ask, t.to_move) == (Ask.TARGET, 1)
    assert t.legal() == ["target 1", "target 6"]
