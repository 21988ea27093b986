"""Cat Battles: each figure's rear effect, and the rulings on single figures."""

from __future__ import annotations

from nekoban.core.record import NONE
from nekoban.games.cat_battles.parts import Area, Ask, Attack, Face, Front, Happening, Rest
from tests.games.cat_battles.conftest import Tables


def test_S01_01_pirozhki_deals_1_damage_instead_of_attacking(table: Tables) -> None:
    t = table().stand(pirozhki="south", sham="south", maro="north").quiet("pirozhki").fish(0, dish=1)
    assert t.play("use pirozhki 0").held("sham") == 2


def test_S01_02_CB_R4_maro_negates_an_attack_on_the_boss_in_its_area(table: Tables) -> None:
    t = table("S02", "S01").stand(sham="north", maro="north", ame="south").quiet("maro").fish(1, dish=1)
    t.rolls("1").play("attack sham ekizo")
    assert (t.ask, t.to_move) == (Ask.EXCHANGE, 1)
    t.play("use maro 0")
    assert (t.ask, t.state.negated) == (Ask.MAIN_PHASE, 1)
    away = table("S02", "S01").stand(sham="north", maro="center").quiet("maro").fish(1, dish=1)
    assert away.rolls("1").play("attack sham ekizo").ask == Ask.ROLLING
    kitten = (
        table("S02", "S01").stand(sham="north", maro="north", cleopatra="north").quiet("maro").fish(1, dish=1)
    )
    assert kitten.rolls("1").play("attack sham cleopatra").ask == Ask.ROLLING


def test_CB_73_maro_answers_for_no_kitten(table: Tables) -> None:
    t = table("S02", "S01").stand(sham="north", maro="north", chocomaca="south").fish(1, dish=2)
    t.stand(ekizo="north", sham="south").quiet("maro", "chocomaca").play("attack sham chocomaca")
    assert (t.ask, t.to_move) == (Ask.EXCHANGE, 1)
    assert t.refused("use maro 0") == "CB-70"


def test_CB_41_after_one_of_two_answers_the_attacker_comes_first(table: Tables) -> None:
    guards = "S01-05.X01-06(Guard;kitten;1;;0;boss-attacked;always;damage-less;1)x3.S01-01"
    t = table("S01", guards).stand(
        cleopatra="north", guard="south", guard__2="center", **{"foe:ekizo": "north"}
    )
    t.quiet("cleopatra", "guard", "guard__2").fish(0, dish=1).play(
        "attack cleopatra foe:ekizo", "pass", "use guard 0"
    )
    assert (t.ask, t.to_move) == (Ask.EXCHANGE, 0)
    t.play("pass")
    assert (t.ask, t.to_move) == (Ask.EXCHANGE, 1)
    t.play("use guard__2 0", "use cleopatra 0")
    assert (t.state.less, t.state.roll_limit, t.ask) == (2, 4, Ask.ROLLING)


def test_CB_R4_maro_is_refused_away_from_the_boss(table: Tables) -> None:
    two = "S01-05.02.X01-06(Guard;kitten;1;;0;boss-attacked;always;negate;).S01-01.03"
    t = (
        table("S02", two)
        .stand(sham="north", maro="center", guard="south")
        .quiet("maro", "guard")
        .fish(1, dish=1)
    )
    t.rolls("1").play("attack sham ekizo")
    assert t.to_move == 1
    assert t.refused("use maro 0") == "CB-R4"
    assert t.allows("use guard 0")


def test_S01_03_CB_R1_chocomaca_negates_and_rests_in_its_owners_next_turn(table: Tables) -> None:
    t = (
        table("S02", "S01")
        .stand(sham="center", chocomaca="center", ame="south", maro="north")
        .fish(1, dish=2)
    )
    t.quiet("chocomaca").play("attack sham chocomaca", "use chocomaca 0")
    cat = t.state.cats[t.cat("chocomaca")]
    assert (t.state.negated, cat.rest) == (1, Rest.NEXT_TURN)
    t.play("done", "take 1", "done")
    assert (t.to_move, cat.rest) == (1, Rest.THIS_TURN)
    assert t.refused("move chocomaca north-west") == "CB-R1"
    assert t.refused("attack chocomaca sham") == "CB-R1"
    assert t.allows("move maro north-west")
    t.play("done")
    assert cat.rest == Rest.NO


def test_CB_R1_a_resting_cat_is_still_pushed_and_still_defends(table: Tables) -> None:
    t = table("G01", "S01").stand(chatrap="center", chocomaca="center", snow="south").quiet("chocomaca")
    t.state.cats[t.cat("chocomaca")].rest = Rest.NEXT_TURN
    t.fish(1, dish=1).rolls("S").play("attack chatrap chocomaca")
    assert t.allows("use chocomaca 0")
    t.play("pass")
    assert t.ask == Ask.PUSHOVER


def test_CB_R1_no_instead_of_attacking_and_no_moving_effect_either(table: Tables) -> None:
    t = table().stand(pirozhki="south", sham="south").fish(0, dish=1)
    t.state.cats[t.cat("pirozhki")].rest = Rest.THIS_TURN
    assert t.refused("use pirozhki 0") == "CB-R1"
    t = table().stand(pirozhki="south", sham="south").fish(0, dish=1)
    t.state.cats[t.cat("pirozhki")].rest = Rest.NEXT_TURN
    assert t.allows("use pirozhki 0")


def test_CB_R1_a_mark_made_in_ones_own_turn_waits_for_the_next(table: Tables) -> None:
    countering = "G01-05.X01-01(Kuro;kitten;3;counterattack;1;attacking;always;dice-roll;1).S01-01.02.04"
    t = (
        table("S01", countering)
        .stand(chocomaca="center", kuro="center", **{"maro": "south"})
        .quiet("chocomaca")
    )
    t.fish(0, dish=2).rolls("S").play("attack chocomaca kuro", "attack kuro chocomaca", "use chocomaca 0")
    cat = t.state.cats[t.cat("chocomaca")]
    assert cat.rest == Rest.NEXT_TURN
    t.play("done")
    assert cat.rest == Rest.NEXT_TURN  # the opponent's turn
    t.play("take 1", "done")
    assert (t.to_move, cat.rest) == (0, Rest.THIS_TURN)


def test_CB_R1_a_cancelled_effect_leaves_no_mark(table: Tables) -> None:
    t = (
        table("S02", "S01")
        .stand(sham="center", chocomaca="center", ame="south")
        .fish(0, dish=1)
        .fish(1, dish=1)
    )
    t.rolls("1").play("attack sham chocomaca", "use chocomaca 0", "use ame 0")
    assert t.state.cats[t.cat("chocomaca")].rest == Rest.NO
    assert (t.ask, t.state.negated) == (Ask.ROLLING, 0)


def test_S01_04_cleopatra_rolls_two_more(table: Tables) -> None:
    t = table().stand(cleopatra="south", sham="south").fish(0, dish=1).rolls("-")
    t.play("attack cleopatra sham", "use cleopatra 0")
    assert t.state.roll_limit == 4


def test_S01_05_CB_R2_ekizo_strikes_kitten_after_kitten_in_squad_order(table: Tables) -> None:
    t = table("S01", "S02").stand(shadow="south", pochachin="south", sham="south", ame="center")
    t.fish(0, dish=5).phase(Ask.START_PHASE).quiet().play("take 1")
    assert (t.ask, t.to_move, t.top.cat, t.top.amount) == (Ask.DAMAGE, 1, t.cat("shadow"), 2)
    t.play("box")
    assert (t.top.cat, t.top.amount) == (t.cat("pochachin"), 1)  # Damage −1
    t.play("cat")
    assert t.top.cat == t.cat("sham")
    t.play("cat")
    assert (t.held("shadow"), t.area("pochachin"), t.held("sham"), t.held("ame")) == (2, "bench", 1, 2)
    assert t.to_move == 0


def test_CB_R2_a_boss_in_the_area_is_spared(table: Tables) -> None:
    t = table("S01", "S02").stand(sham="south").fish(0, dish=5).phase(Ask.START_PHASE)
    t.state.cats[t.cat("oddeyes")].area = Area.SOUTH
    t.play("take 1", "cat")
    assert (t.held("oddeyes"), t.held("sham")) == (3, 1)


def test_S02_01_shadow_negates_an_attack_on_itself(table: Tables) -> None:
    t = table().stand(pirozhki="south", shadow="south", maro="north").fish(1, dish=1)
    t.play("attack pirozhki shadow", "use shadow 0")
    assert (t.ask, t.state.negated, t.held("shadow")) == (Ask.MAIN_PHASE, 1, 2)


def test_S02_02_CB_R6_pochachin_lends_itself_a_counterattack(table: Tables) -> None:
    t = table("S01", "S02").stand(cleopatra="south", pochachin="south", maro="north").quiet("pochachin")
    t.fish(1, dish=1).rolls("1 -").play("attack cleopatra pochachin", "use pochachin 0", "roll")
    assert (t.ask, t.to_move) == (Ask.COUNTERATTACK, 1)  # 1 damage less 1: it is still there
    t.rolls("1").play("attack pochachin cleopatra")
    told = [event[1:3] for event in t.heard(Happening.FRONT)]
    assert (t.cat("pochachin"), Front.COUNTERATTACK) not in told  # it has none of its own
    assert (t.ask, t.to_move, t.top.amount) == (Ask.DAMAGE, 0, 1)


def test_CB_R6_not_from_afar_nor_against_a_counterattack_but_against_a_second_attack(
    table: Tables,
) -> None:
    t = table("S02", "S02").stand(**{"shadow": "south-west", "foe:pochachin": "south"}).quiet("foe:pochachin")
    t.fish(1, dish=1).rolls("-").play("attack shadow foe:pochachin")
    assert t.ask == Ask.ROLLING
    assert t.state.attack == 0
    t = (
        table("G01", "S02")
        .stand(hachi="south", pochachin="south", snow="north")
        .quiet("pochachin")
        .fish(1, dish=1)
    )
    t.rolls("S S").play("attack hachi pochachin", "pass", "attack hachi pochachin")
    assert (t.ask, t.to_move, t.state.attack) == (Ask.EXCHANGE, 1, Attack.SECOND)  # asked again
    assert (t.play("use pochachin 0").ask, t.to_move) == (Ask.COUNTERATTACK, 1)
    t = table("S02", "G01").stand(pochachin="north").quiet("pochachin").fish(0, dish=1).rolls("- -")
    t.play("attack pochachin suko", "attack suko pochachin")
    assert (t.ask, t.to_move) == (Ask.ROLLING, 1)  # nor in a counterattack


def test_CB_R6_a_cat_that_counters_anyway_needs_no_lent_counterattack(table: Tables) -> None:
    both = "S02-05.X01-07(Echo;kitten;3;counterattack;1;defending;always;counterattack;).S02-01.02.03"
    t = table("S01", both).stand(pirozhki="south", echo="south").fish(1, dish=1).rolls("-")
    assert t.play("attack pirozhki echo").ask == Ask.ROLLING


def test_S02_03_sham_turns_its_sleep_into_2_damage(table: Tables) -> None:
    t = table("S02", "S01").stand(sham="south", cleopatra="south").fish(0, dish=1).rolls("S")
    t.play("attack sham cleopatra", "use sham 0", "stop")
    assert t.top.amount == 2
    assert t.heard(Happening.CHANGES_DIE) == [(0, t.cat("sham"), Face.TWO_DAMAGE, NONE)]
    other = table("S02", "S01").stand(sham="south", cleopatra="south").fish(0, dish=1).rolls("1")
    assert other.play("attack sham cleopatra").refused("use sham 0") == "CB-43"


def test_S02_04_CB_R4_ame_cancels_from_anywhere_on_the_territory(table: Tables) -> None:
    for place in ("north", "center", "south"):
        t = table().stand(pirozhki="south", sham="south", ame=place).fish(0, dish=1).fish(1, dish=1)
        t.play("use pirozhki 0", "use ame 0")
        assert t.held("sham") == 3


def test_S02_05_oddeyes_deals_3_damage_to_a_kitten_anywhere(table: Tables) -> None:
    t = table("S02", "S01").stand(pirozhki="north", cleopatra="center").fish(0, dish=5).phase(Ask.START_PHASE)
    t.play("take 1")
    assert t.legal() == ["target 1", "target 4"]
    t.play("target pirozhki", "cat")
    assert t.area("pirozhki") == "bench"


def test_G01_01_snow_deals_2_damage_for_2_fish(table: Tables) -> None:
    t = table("G01", "S01").stand(snow="south", pirozhki="south", hachi="north").quiet("snow").fish(0, dish=2)
    t.play("use snow 0", "cat")
    assert (t.held("pirozhki"), t.pots(0)[1:]) == (1, (0, 2))


def test_G01_02_CB_R5_kutsushita_moves_up_to_three(table: Tables) -> None:
    t = table("G01", "S02").stand(kutsushita="south", snow="center").fish(0, dish=2).play("use kutsushita 0")
    assert t.state.acting == t.cat("kutsushita")
    assert "move 2 north" in t.legal()
    t.play("move kutsushita north")
    assert t.area("kutsushita") == "north"
    assert t.allows("attack kutsushita oddeyes")  # the act goes on
    t.play("move snow south-west")
    assert t.state.move_limit == 0


def test_CB_R5_only_before_its_own_move_and_only_if_it_opens_a_way(table: Tables) -> None:
    t = table("G01", "S02").stand(kutsushita="south", snow="center").fish(0, dish=2)
    t.play("move kutsushita south-west")
    assert t.refused("use kutsushita 0") == "CB-26"
    t = table("G01", "S02").stand(kutsushita="south").fish(0, dish=2)
    t.state.touching[:] = 0
    t.state.touching[0] = 1 << 1
    assert t.refused("use kutsushita 0") == "CB-08"
    swift = "G01-05.X01-08(Swift;kitten;3;move-3;1;moving;always;move-limit;3).S01-01.02.03"
    t = table(swift, "S02").stand(swift="south").fish(0, dish=2)
    assert t.refused("use swift 0") == "CB-08"


def test_CB_R5_the_limit_is_that_cats_alone_and_ends_with_the_turn(table: Tables) -> None:
    t = (
        table("G01", "S02")
        .stand(kutsushita="south", chatrap="south")
        .fish(0, dish=2)
        .play("use kutsushita 0")
    )
    assert "move 4 north" not in t.legal()
    t.play("done")
    assert (t.state.move_limit, t.state.acting) == (0, NONE)


def test_G01_03_hachi_adds_2_on_a_roll_of_2(table: Tables) -> None:
    t = table("G01", "S01").stand(hachi="south", pirozhki="south").fish(0, dish=1).rolls("2")
    t.play("attack hachi pirozhki")
    assert t.legal() == ["use 3 0", "stop"]
    t.play("use hachi 0")
    assert t.top.amount == 4
    plain = table("G01", "S01").stand(hachi="south", pirozhki="south").fish(0, dish=1).rolls("1")
    assert plain.play("attack hachi pirozhki").ask == Ask.DAMAGE


def test_G01_04_chatrap_adds_1_to_its_attack(table: Tables) -> None:
    t = table("G01", "S01").stand(chatrap="south", pirozhki="south").fish(0, dish=1).rolls("-")
    t.play("attack chatrap pirozhki", "use chatrap 0", "stop")
    assert (t.ask, t.top.amount) == (Ask.DAMAGE, 1)


def test_G01_05_CB_R3_suko_must_move_a_kitten_of_either_side_to_another_area(table: Tables) -> None:
    t = table("G01", "S01").stand(snow="south", hachi="center", cleopatra="north").fish(0, dish=5)
    t.phase(Ask.START_PHASE).play("take 1")
    assert (t.ask, t.to_move) == (Ask.SHIFT, 0)
    assert len(t.legal()) == 5 + 6 + 6  # Snow may not go to the center; Cleopatra may
    assert t.refused("move snow south") == "CB-R3"
    assert t.refused("move snow center") == "CB-31"
    assert t.refused("move kutsushita south-west") == "CB-07"
    assert t.refused("pass") == "CB-R3"
    t.play("push cleopatra center")
    assert t.area("cleopatra") == "center"


def test_CB_R3_without_any_kitten_nothing_is_moved(table: Tables) -> None:
    t = table("G01", "S01").fish(0, dish=5).phase(Ask.START_PHASE).play("take 1")
    assert t.heard(Happening.GREEDY)[0][2] == 0
    one = table("G01", "S01").stand(maro="north").fish(0, dish=5).phase(Ask.START_PHASE).play("take 1")
    assert one.ask == Ask.SHIFT


def test_H01_01_whirl_moves_one_area_in_the_end_phase(table: Tables) -> None:
    t = table("H01", "S02").stand(whirl="south").fish(0, dish=1).play("done", "use whirl 0")
    assert (t.ask, t.legal()) == (Ask.STRIDE, ["move 1 south-west", "move 1 south-east"])
    assert t.refused("move whirl north") == "CB-30"
    t.play("move whirl south-west")
    assert (t.area("whirl"), t.to_move) == ("south-west", 1)


def test_H01_01_the_step_respects_the_center_and_needs_no_question_with_one_way(table: Tables) -> None:
    t = (
        table("H01", "S02")
        .stand(whirl="south-west", pebble="center")
        .fish(0, dish=1)
        .play("done", "use whirl 0")
    )
    assert t.refused("move whirl center") == "CB-31"
    assert t.refused("move pebble south-west") == "CB-73"
    t = table("H01", "S02").stand(whirl="south", pebble="center").fish(0, dish=1)
    t.state.touching[0] = 1 << 2
    t.play("done", "use whirl 0")
    assert t.area("whirl") == "south-east"
    t = table("H01", "S02").stand(whirl="south", pebble="center").fish(0, dish=1)
    t.state.touching[0] = 0
    t.play("done")
    assert t.to_move == 1  # nowhere to go: not asked


def test_H01_02_lucky_deals_one_more_this_turn(table: Tables) -> None:
    t = table("H01", "S01").stand(lucky="center", pirozhki="center", pebble="south").fish(0, dish=1)
    t.phase(Ask.START_PHASE).play("use lucky 1", "take 1", "done").rolls("-").play(
        "attack lucky pirozhki", "stop"
    )
    assert (t.ask, t.top.amount) == (Ask.DAMAGE, 1)
    t.play("box", "done")
    assert t.state.cats[t.cat("lucky")].more == 0


def test_H01_03_skillet_adds_1_when_damage_is_counted(table: Tables) -> None:
    t = table("H01", "S01").stand(skillet="center", pirozhki="center").fish(0, dish=1).rolls("-")
    t.play("attack skillet pirozhki", "stop", "use skillet 0")
    assert (t.ask, t.top.amount) == (Ask.DAMAGE, 1)
    asleep = (
        table("H01", "S01")
        .stand(skillet="center", pirozhki="center", whirl="south")
        .fish(0, dish=1)
        .rolls("S")
    )
    assert asleep.play("attack skillet pirozhki").ask == Ask.MAIN_PHASE
    lost = (
        table("H01", "S01").stand(skillet="center", maro="center", whirl="south").fish(0, dish=1).rolls("-")
    )
    lost.play("attack skillet maro", "stop")
    assert lost.ask == Ask.MAIN_PHASE  # −1 and +1 would be 0: it could change nothing


def test_H01_04_pebble_takes_1_less_when_damage_is_counted(table: Tables) -> None:
    t = table("S01", "H01").stand(pirozhki="center", pebble="center", maro="south").fish(1, dish=1).rolls("1")
    t.play("attack pirozhki pebble", "stop")
    assert (t.ask, t.to_move) == (Ask.COUNTING, 1)
    t.play("use pebble 0")
    assert (t.held("pebble"), t.ask) == (2, Ask.MAIN_PHASE)
    none = (
        table("S01", "H01").stand(pirozhki="center", pebble="center", maro="south").fish(1, dish=1).rolls("-")
    )
    assert none.play("attack pirozhki pebble", "stop").ask == Ask.MAIN_PHASE  # nothing to lessen


def test_H01_05_bugle_deals_1_to_every_kitten_of_one_area(table: Tables) -> None:
    t = table("H01", "S01").stand(pirozhki="north", cleopatra="north", chocomaca="center", maro="south")
    t.fish(0, dish=5).phase(Ask.START_PHASE).play("take 1")
    assert (t.ask, t.to_move) == (Ask.SPOT, 0)
    assert t.legal() == ["area center", "area north"]  # in the south only Maro, whom it could not hurt
    assert t.refused("area south") == "CB-77"
    t.play("area north", "cat", "cat")
    assert (t.held("pirozhki"), t.held("cleopatra"), t.held("chocomaca")) == (2, 1, 1)


def test_H01_05_a_single_area_needs_no_question(table: Tables) -> None:
    t = table("H01", "S01").stand(pirozhki="north", maro="south").fish(0, dish=5).phase(Ask.START_PHASE)
    t.play("take 1")
    assert (t.ask, t.top.cat) == (Ask.DAMAGE, t.cat("pirozhki"))
