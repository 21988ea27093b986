"""Cat Battles, clause by clause: cats and places, set-up, the turn, moving, One on One."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nekoban.core.game import Engine
from nekoban.core.luck import start_luck
from nekoban.core.match import Match
from nekoban.core.notation import NotationError
from nekoban.core.record import HIDDEN, NONE, OVER
from nekoban.games.cat_battles import rules as cat_battles
from nekoban.games.cat_battles.parts import SQUAD, Area, Ask, Clause, Ending, Front, Happening, Rest
from tests.games.cat_battles.conftest import GAME, Tables

MIXED = "S01-05.01.02x2.G01-01.04"  # Ekizo, Pirozhki, Maro twice, Snow, Chatrap


def start(engine: Engine, seed: int = 1, **options: Any) -> Any:
    return engine.start(
        GAME.options.read({key.replace("_", "-"): value for key, value in options.items()}), seed
    )


# --- cats and places ------------------------------------------------------------------------------


def test_CB_01_what_is_printed_on_a_figure_stands_in_the_state(table: Tables) -> None:
    t = table()
    maro = t.state.cats[t.cat("maro")]
    assert (maro.level, maro.cost, maro.amount) == (2, 1, 0)
    assert maro.front == 1 << Front.PUSHOVER | 1 << Front.DAMAGE_LESS_1
    assert t.state.cats[t.cat("oddeyes")].amount == 3


def test_CB_02_an_area_holds_many_cats_but_the_center_one_of_each_side(table: Tables) -> None:
    t = table().stand(maro="south-west", pirozhki="south-west", cleopatra="center", shadow="center")
    assert t.refused("move maro center") == "CB-31"
    assert t.allows("move pirozhki south")
    t.play("move cleopatra south-west")
    assert t.allows("move maro center")  # the opposing Shadow there is no hindrance
    t.play("move maro center")
    assert t.area("maro") == t.area("shadow") == "center"


def test_CB_03_a_cat_in_the_center_gains_the_center_effect(table: Tables) -> None:
    t = table(territory="city-cat").stand(maro="center", shadow="north-west")
    assert t.allows("attack maro shadow")
    assert not t.allows("attack maro oddeyes")  # the north does not touch the center
    assert (
        not table(territory="cat-cafe").stand(maro="center", shadow="north-west").allows("attack maro shadow")
    )
    t.stand(maro="south-west")
    assert t.refused("attack maro shadow") == "CB-40"


def test_CB_04_a_cat_that_comes_into_play_holds_as_many_fish_as_its_level(table: Tables) -> None:
    t = table().fish(0, dish=5).phase(Ask.PLAY_PHASE)
    maro = t.state.cats[t.cat("maro")]
    assert maro.held == 0
    t.play("play maro")
    assert maro.held == maro.level == 2
    assert flaw(table().stand(maro=("south", 3))) == Clause.CB_04


def test_CB_05_the_die_shows_each_face_as_often_as_it_is_on_it(table: Tables) -> None:
    t = table().stand(maro="center", sham="center").quiet()
    attack = t.row("attack maro sham")
    seen = []
    for number in range(1, 6001):
        state = t.state.twin()
        state.luck = start_luck(number * 7919)
        t.rules.play(state, attack)
        seen.append(state.dice[0])
    shares = [seen.count(face) / len(seen) for face in range(4)]
    assert shares == pytest.approx([2 / 6, 2 / 6, 1 / 6, 1 / 6], abs=0.03)


def test_CB_06_nothing_is_hidden_but_the_luck(engine: Engine) -> None:
    state = start(engine)
    for seat in (None, 0, 1):
        view = engine.view(state, seat)
        assert view.luck == HIDDEN
        open_fields = [name for name in GAME.state.fields if name not in ("luck", "key", "events")]
        assert all(np.array_equal(view.array[name], state.array[name]) for name in open_fields)
        assert engine.imagine(engine.view(state, seat), 77).luck == 77


def test_CB_07_only_cats_on_the_territory_act_or_have_effects(table: Tables) -> None:
    t = table().stand(shadow="south")
    assert t.refused("attack maro shadow") == "CB-07"
    assert t.refused("move maro south-west") == "CB-07"
    assert t.refused("use pirozhki 0") == "CB-07"
    assert t.refused("attack ekizo sham") == "CB-07"
    assert t.allows("attack ekizo shadow")


def test_CB_07_a_cat_that_left_is_fresh_when_played_again(table: Tables) -> None:
    t = (
        table("S01", "S02", starter="on")
        .stand(chocomaca="south-west", sham="south-west", ame="north")
        .fish(0, box=0)
    )
    cat = t.state.cats[t.cat("chocomaca")]
    cat.acted = cat.moved = cat.used = cat.more = 1
    cat.rest = Rest.NEXT_TURN
    t.state.acting = t.cat("chocomaca")
    t.state.move_limit = 3
    t.phase(Ask.MAIN_PHASE, 1).rolls("1").play("attack sham chocomaca", "stop")
    assert (t.area("chocomaca"), t.to_move) == ("bench", 1)
    assert (cat.acted, cat.moved, cat.used, cat.more, cat.rest, cat.held) == (0, 0, 0, 0, Rest.NO, 0)
    assert t.state.acting != t.cat("chocomaca")


def test_CB_08_a_player_is_asked_only_when_there_is_a_choice(engine: Engine) -> None:
    for seed in range(3):
        state = start(engine, seed + 1, squad_1="G01", squad_2="H01")
        while state.to_move != OVER:
            moves = engine.legal(state)
            assert len(moves) > 1
            engine.play(state, moves[(seed + state.turn) % len(moves)])


def test_CB_08_an_effect_that_could_change_nothing_cannot_be_used(table: Tables) -> None:
    t = table().stand(pirozhki="north-west", shadow="north-east").fish(0, dish=3)
    assert t.refused("use pirozhki 0") == "CB-08"
    t.stand(pochachin="north-west")  # Damage −1 leaves nothing of 1 damage
    assert t.refused("use pirozhki 0") == "CB-08"
    t.stand(shadow="north-west")
    assert t.allows("use pirozhki 0")


# --- set-up ---------------------------------------------------------------------------------------


def test_CB_10_CB_12_the_boss_takes_its_level_of_the_20_fish_and_stands_in_its_base(engine: Engine) -> None:
    state = start(engine, squad_1="G01", first="first")
    assert [player.box for player in state.players] == [17, 17]
    assert [state.cats[boss].held for boss in (0, SQUAD)] == [3, 3]
    assert [state.cats[boss].area for boss in (0, SQUAD)] == [Area.SOUTH, Area.NORTH]
    assert [player.dish + player.trash for player in state.players] == [0, 0]


def test_CB_11_kittens_start_on_the_bench(engine: Engine) -> None:
    state = start(engine, squad_1=MIXED)
    assert [player.kittens for player in state.players] == [5, 4]
    assert {state.cats[cat].area for cat in range(1, 6)} == {Area.BENCH}
    assert state.cats[6].figure < 0


def test_CB_13_chance_chooses_who_begins_a_full_turn(engine: Engine) -> None:
    first = [start(engine, seed * 99991 + 5).to_move for seed in range(40)]
    assert 8 < sum(first) < 32
    assert {start(engine, seed, first="first").to_move for seed in range(1, 9)} == {0}
    state = start(engine, first="second")
    assert (state.to_move, state.current, state.turn, state.phase) == (1, 1, 1, Ask.START_PHASE)


# --- a turn ---------------------------------------------------------------------------------------


def test_CB_20_an_empty_box_at_the_start_of_ones_turn_is_one_on_one(table: Tables) -> None:
    t = table().stand(maro="center", shadow="north").fish(1, box=0)
    t.play("done")
    assert t.state.one_on_one == 1
    assert t.heard(Happening.ONE_ON_ONE)[0][0] == 1
    t.fish(0, box=0)
    t.play("done")  # the second empty box declares nothing
    assert len(t.heard(Happening.ONE_ON_ONE)) == 1


def test_CB_20_the_other_players_empty_box_does_not_declare(table: Tables) -> None:
    t = table().stand(maro="south-west").fish(0, box=0)
    t.play("done")
    assert t.state.one_on_one == 0
    assert t.to_move == 1


def test_CB_21_effects_of_the_start_phase_come_before_the_fish(table: Tables) -> None:
    t = table("H01", "S01").stand(lucky="south").fish(0, dish=1).phase(Ask.START_PHASE)
    assert t.legal() == ["use 2 0", "use 2 1", "take 1", "take 2", "take 3"]
    t.play("use lucky 0")
    assert t.legal() == ["take 1", "take 2", "take 3"]
    t.play("take 2")
    assert t.refused("use lucky 0") == "CB-23"


def test_CB_21_only_the_current_players_cats_are_asked(table: Tables) -> None:
    t = table("H01", "H01-05.01.02.03.04").stand(**{"foe:lucky": "north"}).fish(1, dish=2)
    t.phase(Ask.START_PHASE)
    assert t.legal() == ["take 1", "take 2", "take 3"]


def test_CB_22_one_to_three_fish_move_from_the_box_to_the_dish(table: Tables) -> None:
    t = table().phase(Ask.START_PHASE)
    t.play("take 3")
    assert t.pots(0) == (14, 3, 0)
    assert t.refused("take 1") == "CB-23"
    assert t.heard(Happening.TAKES)[0][:2] == (0, 3)


def test_CB_22_no_more_than_the_box_has_and_the_last_fish_without_asking(table: Tables) -> None:
    t = table().fish(0, box=2).phase(Ask.START_PHASE)
    assert t.legal() == ["take 1", "take 2"]
    assert t.refused("take 3") == "CB-22"
    t = table().stand(maro="south").fish(1, box=1)
    t.play("done")
    assert t.pots(1)[:2] == (0, 1)
    assert t.ask == Ask.PLAY_PHASE


def test_CB_23_a_kitten_takes_its_level_from_the_dish_and_stands_in_the_base(table: Tables) -> None:
    t = table().fish(0, dish=5).phase(Ask.PLAY_PHASE)
    t.play("play pirozhki")
    assert (t.area("pirozhki"), t.held("pirozhki"), t.pots(0)[1]) == ("south", 3, 2)
    t.play("play maro")  # several in one turn
    assert t.ask == Ask.MAIN_PHASE  # nothing more can be played
    assert t.refused("play cleopatra") == "CB-26"
    second = table().fish(1, dish=5).phase(Ask.PLAY_PHASE, 1).play("play shadow")
    assert second.area("shadow") == "north"


def test_CB_23_ending_the_phase_ends_playing(table: Tables) -> None:
    t = table().fish(0, dish=4).phase(Ask.PLAY_PHASE).play("play maro", "done")
    assert t.ask == Ask.MAIN_PHASE
    assert t.refused("play chocomaca") == "CB-26"
    t = table().stand(maro="south").fish(0, dish=4).phase(Ask.PLAY_PHASE)
    assert t.refused("play maro") == "CB-23"  # not on the bench
    t.state.cats[t.cat("cleopatra")].area = Area.HANGOUT
    assert t.refused("play cleopatra") == "CB-23"
    assert t.refused("play 12") == "CB-11"  # nobody there
    assert "play 12" not in t.legal()


def test_CB_24_a_level_above_the_fish_in_the_dish_cannot_be_played(table: Tables) -> None:
    t = table().fish(0, dish=2).phase(Ask.PLAY_PHASE)
    assert t.refused("play pirozhki") == "CB-24"
    assert t.allows("play maro")


@pytest.mark.parametrize(("whose", "own", "opposing"), [("any", "CB-25", "CB-25"), ("own", "CB-25", "")])
def test_CB_25_no_two_cats_with_one_figure_id_on_the_territory(
    table: Tables, whose: str, own: str, opposing: str
) -> None:
    t = table(MIXED, "S01", **{"same-figure": whose}).stand(maro="center").fish(0, dish=4)
    t.phase(Ask.PLAY_PHASE)
    assert t.refused("play maro__2") == own
    t.state.cats[t.cat("maro")].area = Area.BENCH
    assert t.refused("play maro__2") is None
    t.state.cats[t.cat("foe:maro")].area = Area.CENTER
    assert t.refused("play maro__2") == (opposing or None)
    assert t.allows("play pirozhki") == (t.state.players[0].dish >= 3)  # another figure id


def test_CB_25_a_boss_counts_too_and_by_default_either_side_does(table: Tables) -> None:
    kitten = "S02-05.X01-01(Mimi;kitten;1;;1;attacking;always;dice-roll;1).S02-01.02.03"
    boss = "X01-01(Mimi;boss;3;;;greedy-boss;always;damage-here;1).S01-01.02.03.04"
    t = table(kitten, boss).fish(0, dish=2).phase(Ask.PLAY_PHASE)
    assert t.refused("play mimi") == "CB-25"
    t = table(kitten, boss, **{"same-figure": "own"}).fish(0, dish=2).phase(Ask.PLAY_PHASE)
    assert t.allows("play mimi")


def test_CB_26_each_cat_acts_once_moving_before_attacking(table: Tables) -> None:
    t = table().stand(maro="south", pirozhki="south", sham="south-west").rolls("-")
    t.play("move pirozhki south-west")
    assert t.refused("move pirozhki south") == "CB-26"  # one move
    assert t.allows("attack pirozhki sham")
    t.play("attack pirozhki sham", "stop")
    assert t.refused("attack pirozhki sham") == "CB-26"
    assert t.refused("move pirozhki south") == "CB-26"  # never attack, then move
    assert t.allows("move maro south-west")


def test_CB_26_an_act_is_finished_before_the_next_begins(table: Tables) -> None:
    t = table().stand(maro="south", pirozhki="south", cleopatra="south", sham="south-west")
    t.play("move pirozhki south-west", "move maro south-east")
    assert t.refused("attack pirozhki sham") == "CB-26"
    assert t.refused("use pirozhki 0") == "CB-26"


def test_CB_26_not_all_need_to_act_and_new_cats_may(table: Tables) -> None:
    t = table().fish(0, dish=3).phase(Ask.PLAY_PHASE).play("play maro", "done")
    assert t.allows("move maro south-west")
    t.play("done")
    assert (t.to_move, t.state.turn, t.ask) == (1, 2, Ask.START_PHASE)


def test_CB_26_a_cat_moved_by_an_effect_has_not_used_its_act(table: Tables) -> None:
    t = table("G01", "S02").stand(snow="south").fish(0, box=10, dish=5).phase(Ask.START_PHASE)
    t.play("take 1", "move snow south-west")
    assert t.area("snow") == "south-west"
    assert t.allows("move snow south")


def test_CB_26_out_of_its_phase_nothing_moves_or_attacks(table: Tables) -> None:
    t = table().stand(maro="south", shadow="south").phase(Ask.START_PHASE)
    others = "pass", "roll", "stop", "cat", "box", "target shadow", "push shadow north", "area north"
    for text in ("move maro south-west", "attack maro shadow", "done", "play maro", *others):
        assert t.refused(text) == "CB-22"  # what is asked is to take fish


def test_CB_27_a_boss_never_moves_but_may_attack(table: Tables) -> None:
    t = table().stand(sham="south").rolls("-")
    assert not any(move.startswith("move 0") for move in t.legal())
    t.play("attack ekizo sham", "stop")
    assert t.state.cats[0].acted == 1


def test_CB_28_the_end_phase_has_its_effects_and_then_the_turn_passes(table: Tables) -> None:
    t = table("H01", "S02").stand(whirl=("south-west", 1)).fish(0, dish=1)
    t.play("done")
    assert (t.ask, t.to_move) == (Ask.END_PHASE, 0)
    assert t.legal() == ["use 1 0", "done"]
    t.play("done")
    assert (t.state.current, t.state.turn, t.ask) == (1, 2, Ask.START_PHASE)


def test_CB_28_a_turn_with_nothing_to_do_passes_by_itself(table: Tables) -> None:
    t = table().phase(Ask.START_PHASE).play("take 1", "done")  # Chocomaca could be played
    assert (t.to_move, t.state.turn) == (1, 2)


def test_CB_28_so_does_one_whose_cats_can_neither_move_nor_attack(table: Tables) -> None:
    t = table().stand(maro="south").fish(0, dish=2).phase(Ask.PLAY_PHASE)
    t.state.touching[:] = 0
    t.play("done")
    assert t.to_move == 1


# --- moving ---------------------------------------------------------------------------------------


def reached(t: Any, name: str) -> set[str]:
    number = t.number(name)
    return {move.split()[2] for move in t.legal() if move.startswith(f"move {number} ")}


def test_CB_30_one_step_to_a_touching_area(table: Tables) -> None:
    t = table().stand(maro="south", pirozhki="south-west", cleopatra="center")
    assert reached(t, "maro") == {"south-west", "south-east"}
    assert reached(t, "pirozhki") == {"south", "south-east", "north-west"}  # the center is taken
    assert reached(t, "cleopatra") == {"south-west", "south-east", "north-west", "north-east"}
    assert t.refused("move maro north") == "CB-30"
    assert t.refused("move maro center") == "CB-30"  # too far, whoever stands there
    assert t.refused("move pirozhki center") == "CB-31"
    assert t.refused("move maro south") == "CB-30"  # standing still is no move


def test_CB_30_without_side_lanes_the_side_areas_of_a_half_do_not_touch(table: Tables) -> None:
    t = table(**{"side-lanes": "no"}).stand(maro="south-west", pirozhki="north-east")
    assert reached(t, "maro") == {"south", "center", "north-west"}
    assert reached(t, "pirozhki") == {"north", "center", "south-east"}


def test_CB_30_CB_50_move_2_goes_up_to_two_steps(table: Tables) -> None:
    t = table().stand(chocomaca="south")
    assert reached(t, "chocomaca") == {"south-west", "south-east", "center", "north-west", "north-east"}
    t.play("move chocomaca north-west")
    assert t.heard(Happening.FRONT) == [(0, t.cat("chocomaca"), Front.MOVE_2, -2)]


def test_CB_51_move_3_goes_up_to_three_steps(table: Tables) -> None:
    t = table("H01", "S02").stand(whirl="south")
    assert len(reached(t, "whirl")) == 6
    t.play("move whirl north")
    assert t.heard(Happening.FRONT) == [(0, t.cat("whirl"), Front.MOVE_3, -2)]
    near = table("H01", "S02").stand(whirl="south").play("move whirl south-west")
    assert near.heard(Happening.FRONT) == []


def test_CB_31_a_center_with_an_own_cat_is_not_crossed(table: Tables) -> None:
    t = table(**{"side-lanes": "no"}).stand(chocomaca="south-west", maro="center")
    assert reached(t, "chocomaca") == {"south", "south-east", "north-west", "north"}  # not north-east
    t = table(**{"side-lanes": "no"}).stand(chocomaca="south-west", shadow="center")
    assert "north-east" in reached(t, "chocomaca")  # the opponent's cat does not close it
    assert t.allows("move chocomaca north-east")
    t = table(**{"side-lanes": "no"}).stand(chocomaca="south-west", maro="center", ame="south-east")
    assert t.refused("move chocomaca north-east") == "CB-31"  # not for want of steps
    assert t.refused("move chocomaca center") == "CB-31"


def test_CB_32_CB_52_a_moving_cat_stops_at_a_roadblock_and_leaves_it_freely(table: Tables) -> None:
    t = table(**{"side-lanes": "no"}).stand(chocomaca="south", ame="south-west")
    assert reached(t, "chocomaca") == {"south-west", "south-east", "center", "north-east"}
    t.play("move chocomaca south-west")
    assert t.heard(Happening.FRONT) == [(1, t.cat("ame"), Front.ROADBLOCK, -2)]
    t = table(**{"side-lanes": "no"}).stand(chocomaca="south-west", ame="south-west")
    assert reached(t, "chocomaca") == {"south", "south-east", "center", "north-west", "north-east", "north"}


def test_CB_32_a_roadblock_stops_only_opposing_cats_and_only_on_the_territory(table: Tables) -> None:
    t = table("S02", "S01").stand(sham="south", ame="south-west")
    assert "north-west" in reached(t, "sham")
    t = table().stand(chocomaca="south")
    assert "north-west" in reached(t, "chocomaca")  # Ame is on the bench


def test_CB_32_CB_50_the_second_seat_moves_by_the_same_rules(table: Tables) -> None:
    t = table("S02", "S02").stand(**{"foe:sham": "north"}).phase(Ask.MAIN_PHASE, 1)
    assert reached(t, "foe:sham") == {"north-west", "north-east", "center", "south-west", "south-east"}
    t.stand(ame="north-west")
    t.play("move foe:sham north-west")
    assert t.heard(Happening.FRONT) == [(0, t.cat("ame"), Front.ROADBLOCK, -2)]
    t = table("S02", "S02", **{"side-lanes": "no"}).stand(**{"foe:sham": "north", "ame": "north-west"})
    assert reached(t.phase(Ask.MAIN_PHASE, 1), "foe:sham") == {
        "north-west",
        "north-east",
        "center",
        "south-east",
    }


def test_CB_32_two_roadblocks_close_the_way(table: Tables) -> None:
    squad = "S02-05.04.G01-04.S02-01.02"
    t = table("S01", squad).stand(chocomaca="south", ame="south-west", chatrap="south-east")
    assert reached(t, "chocomaca") == {"south-west", "south-east"}


# --- One on One -----------------------------------------------------------------------------------


def duel(table: Tables) -> Any:
    t = table().stand(maro="center", shadow="north").fish(1, box=0, dish=2)
    return t.play("done")


def test_CB_90_kittens_return_their_fish_go_to_the_trash_and_bosses_meet_in_the_center(
    table: Tables,
) -> None:
    t = table().stand(maro="center", shadow="north").fish(0, dish=5).fish(1, box=0)
    trash = t.pots(0)[2], t.pots(1)[2]
    t.state.cats[t.cat("cleopatra")].area = Area.HANGOUT
    t.play("done")
    assert (t.area("maro"), t.held("maro"), t.pots(0)[1:]) == ("bench", 0, (5, trash[0] + 2))
    assert (t.area("shadow"), t.held("shadow"), t.pots(1)[2]) == ("bench", 0, trash[1] + 2)
    assert t.area("cleopatra") == "hangout"
    assert t.area("ekizo") == t.area("oddeyes") == "center"


def test_CB_91_no_playing_no_moving_the_bosses_attack(table: Tables) -> None:
    t = duel(table)
    assert t.legal() == ["attack 0 0", "done"]  # box empty: no fish, nothing played
    t.rolls("1").play("attack oddeyes ekizo", "stop")
    assert t.ask == Ask.DAMAGE  # the box of the first seat still has fish
    t.play("box")
    assert t.to_move == 0
    assert t.refused("play maro") == "CB-91"
    t.play("take 3")
    assert t.ask == Ask.MAIN_PHASE  # five fish in the dish, and nobody can be played
    assert t.legal() == ["attack 0 0", "done"]


def test_CB_91_a_kitten_cannot_be_played_in_a_one_on_one(table: Tables) -> None:
    t = duel(table).phase(Ask.PLAY_PHASE, 0).fish(0, dish=3)
    assert t.refused("play maro") == "CB-91"


def test_CB_91_greedy_bosses_still_trash_six(table: Tables) -> None:
    t = duel(table).phase(Ask.START_PHASE, 0).fish(0, box=9, dish=4)
    trash = t.pots(0)[2]
    t.play("take 3")
    assert t.pots(0)[1:] == (1, trash + 6)


def test_CB_92_it_lasts_until_a_boss_has_no_fish(table: Tables) -> None:
    t = duel(table).fish(0, box=0).rolls("2 1").play("attack oddeyes ekizo", "roll", "stop")
    assert t.to_move == OVER
    assert t.winners() == [1]
    assert t.scores() == [0, 3]
    assert t.legal() == []
    assert t.refused("roll") == "OVER"


def test_CB_93_after_the_300th_turn_the_game_is_a_draw(table: Tables) -> None:
    t = table().stand(maro="south")
    t.state.turn = 300
    t.play("done")
    assert (t.to_move, t.state.ending, t.winners()) == (OVER, Ending.DRAW, [0, 1])
    assert len(t.heard(Happening.DRAW)) == 1
    t = table().stand(maro="south")
    t.state.turn = 299
    t.play("done")
    assert t.to_move == 1


# --- starter sets ---------------------------------------------------------------------------------


def run_away(t: Any) -> str:
    t.stand(maro=("south", 1), sham="south").fish(0, box=0).phase(Ask.MAIN_PHASE, 1)
    t.rolls("2").play("attack sham maro", "stop")
    return t.area("maro")


def test_CB_95_with_starter_sets_cats_run_away_to_the_bench(table: Tables) -> None:
    assert run_away(table()) == "bench"
    assert run_away(table(starter="off")) == "hangout"
    assert run_away(table(MIXED)) == "hangout"  # five Kittens
    assert run_away(table("S01", "S02-05.01.02.03.04x2")) == "hangout"
    assert run_away(table(MIXED, starter="on")) == "bench"


def test_CB_96_the_default_squads_are_cat_cafe_and_high_class() -> None:
    options = GAME.options.read({})
    assert (options["squad-1"], options["squad-2"]) == ("S01", "S02")
    assert options["territory"] == "city-cat"


def test_CB_97_without_kittens_the_boss_plays_on(table: Tables) -> None:
    t = table(starter="off")
    for name in ("pirozhki", "maro", "chocomaca", "cleopatra"):
        t.state.cats[t.cat(name)].area = Area.HANGOUT
    t.stand(sham="south").phase(Ask.START_PHASE).rolls("-").play("take 3")
    assert t.legal() == ["attack 0 3", "done"]
    t.play("attack ekizo sham", "stop", "box", "take 1", "done", "done")
    assert (t.to_move, t.ask) == (0, Ask.START_PHASE)


def test_CB_99_fish_are_conserved(engine: Engine) -> None:
    for seed in range(4):
        state = start(engine, seed + 3, squad_1="G01", squad_2=MIXED)
        step = 0
        while state.to_move != OVER:
            out = np.zeros(2, np.int32)
            cat_battles.components(state, out)
            assert out.tolist() == [20, 20]
            moves = engine.legal(state)
            engine.play(state, moves[(step * 7 + seed) % len(moves)])
            step += 1


# --- positions ------------------------------------------------------------------------------------


def flaw(t: Any) -> int:
    return cat_battles.flaw(t.state)


def test_a_position_is_checked(table: Tables) -> None:
    assert flaw(table().stand(maro="center", shadow="center")) == 0
    assert flaw(table().stand(maro="center", cleopatra="center")) == Clause.CB_02
    assert flaw(table().stand(**{"maro": "south"}, cleopatra=("bench", 1))) == Clause.CB_04
    assert flaw(table().stand(maro=("south", 0))) == Clause.CB_04
    assert flaw(table().stand(maro=("south", 3))) == Clause.CB_04
    assert flaw(table().stand(ekizo="center")) == Clause.CB_12
    assert flaw(table().stand(ekizo=("south", 0))) == Clause.CB_04
    assert flaw(table().stand(ekizo=("south", 4))) == Clause.CB_04
    assert flaw(table().fish(0, box=25)) == Clause.CB_04
    assert flaw(table().fish(1, dish=6)) == Clause.CB_80
    assert flaw(table().stand(maro="south").fish(1, dish=5)) == 0
    t = table()
    t.state.to_move = 1
    assert flaw(t) == Clause.CB_26
    t = duel(table)
    assert flaw(t) == 0
    assert flaw(t.stand(maro="south")) == Clause.CB_07
    assert flaw(t.stand(maro="bench", ekizo="south")) == Clause.CB_04 or flaw(t) == Clause.CB_12


def test_a_cat_that_is_not_in_the_squad_cannot_stand_anywhere(table: Tables) -> None:
    t = table()
    t.state.cats[SQUAD - 1].area = Area.SOUTH
    assert flaw(t) == Clause.CB_07


def test_CB_08_a_position_waits_only_where_there_is_a_choice(table: Tables) -> None:
    assert flaw(table()) == Clause.CB_08  # a main phase in which no cat can act
    assert flaw(table().phase(Ask.END_PHASE)) == Clause.CB_08
    for box, dish, playable in ((0, 0, False), (14, 0, False), (0, 1, True), (14, 2, True)):
        t = table().fish(0, box=box, dish=dish).phase(Ask.PLAY_PHASE)
        assert flaw(t) == (0 if playable else Clause.CB_23), (box, dish)
    assert flaw(table().fish(0, box=1).phase(Ask.START_PHASE)) == Clause.CB_22  # taken without asking
    assert flaw(table().fish(0, box=2).phase(Ask.START_PHASE)) == 0


def test_CB_93_a_turn_beyond_the_last_cannot_be(table: Tables) -> None:
    t = table().stand(maro="south")
    for turn, clause in ((300, 0), (301, Clause.CB_93), (-1, Clause.CB_93)):
        t.state.turn = turn
        assert flaw(t) == clause


def test_CB_99_the_trash_and_the_number_of_tasks_follow_from_the_rest(table: Tables) -> None:
    t = table("H01", "S02").stand(lucky="south", sham="south").fish(0, box=3, dish=2).fish(1, box=2, dish=1)
    t.quiet().rolls("1").play("attack lucky sham")
    right = t.state.twin()
    for player in t.state.players:
        player.trash = 0
    t.state.task_count = 0
    cat_battles.derive(t.state)
    assert t.state == right
    assert right.players[0].trash > 0
    assert right.task_count > 1
    for task in t.state.tasks:
        task.kind = Ask.DISHES
    cat_battles.derive(t.state)
    assert t.state.task_count == len(t.state.tasks)


def test_a_refused_position_names_the_field(table: Tables) -> None:
    head = "cat-battles players=2 first=first |"
    cats = "cats[1].held=3 cats[1].area=south cats[14].held=3 cats[14].area=north 2.box=17"
    for fields, told in (
        (f"phase=play-phase turn=3 1.box=0 1.trash=17 {cats}", "phase: a play phase waits only while"),
        (f"phase=main-phase turn=301 1.box=17 {cats}", "turn: the 300th is the last"),
    ):
        with pytest.raises(NotationError, match=told):
            Match.from_position(f"{head} {fields}")


def test_a_position_says_only_what_can_wait_to_be_done(table: Tables) -> None:
    def attacked() -> Any:
        t = table().stand(cleopatra="center", sham="center").quiet().rolls("1")
        return t.play("attack cleopatra sham")

    assert flaw(attacked()) == 0
    for change in (
        {"kind": Ask.MAIN_PHASE},
        {"kind": 0},
        {"cat": -2},
        {"cat": 26},
        {"cat": 12},
        {"foe": 0},
        {"foe": -2},
        {"foe": 14},
        {"cat": 2},
    ):
        t = attacked()
        for name, value in change.items():
            setattr(t.state.tasks[t.state.task_count - 1], name, value)
        assert flaw(t) == Clause.CB_08, change
    for field, value, clause in (
        ("task_count", 17, Clause.CB_08),
        ("task_count", -3, Clause.CB_08),
        ("phase", Ask.EXCHANGE, Clause.CB_08),
        ("roll_count", 0, Clause.CB_42),
        ("roll_count", 3, Clause.CB_42),
        ("roll_limit", 14, Clause.CB_42),
    ):
        t = attacked()
        setattr(t.state, field, value)
        assert flaw(t) == clause, field


@pytest.mark.parametrize("store", ["box", "dish", "trash"])
def test_CB_04_nothing_has_fewer_than_no_fish(table: Tables, store: str) -> None:
    t = table().stand(maro="south")
    player = t.state.players[0]
    for fish, clause in ((0, 0), (-1, Clause.CB_04)):
        setattr(player, store, fish)
        assert flaw(t) == clause


def test_CB_R2_a_position_says_which_area_is_struck(table: Tables) -> None:
    t = table("S01", "S02").stand(sham="south", shadow="south", maro="south").fish(0, dish=5)
    t.phase(Ask.START_PHASE).play("take 1")
    assert (t.ask, t.to_move, flaw(t)) == (Ask.DAMAGE, 1, 0)
    sweep = t.state.tasks[t.state.task_count - 2]
    assert (sweep.kind, sweep.area) == (Ask.SWEEP, Area.SOUTH)
    for area in (Area.BENCH, -1, -2):
        sweep.area = area
        assert flaw(t) == Clause.CB_08
    sweep.area = Area.NORTH
    assert flaw(t) == 0


def test_a_position_may_wait_for_an_exchange_an_answer_or_a_pushover(table: Tables) -> None:
    t = table().stand(cleopatra="center", sham="center").fish(0, dish=1).play("attack cleopatra sham")
    assert (t.ask, flaw(t)) == (Ask.EXCHANGE, 0)
    t = table().stand(pirozhki="south", sham="south", ame="north").fish(0, dish=1).play("use pirozhki 0")
    assert (t.ask, flaw(t)) == (Ask.CANCELLING, 0)
    t = table().stand(maro="center", sham="center").quiet().rolls("S").play("attack maro sham")
    assert (t.ask, flaw(t)) == (Ask.PUSHOVER, 0)
    for foe in (0, 12, -2):
        t.state.tasks[t.state.task_count - 1].foe = foe
        assert flaw(t) == Clause.CB_08


def test_CB_08_a_question_waits_on_top(table: Tables) -> None:
    """What lies under something else was never asked; when its turn came, it was asked without an answer."""
    for kind in (Ask.DAMAGE, Ask.CANCELLING, Ask.TARGET, Ask.SPOT, Ask.SHIFT, Ask.STRIDE):
        t = table().stand(cleopatra="center", sham="center").quiet().rolls("1").play("attack cleopatra sham")
        below = t.state.tasks[1]
        assert (below.kind, flaw(t)) == (Ask.SECOND_ATTACK, 0)
        below.kind = kind
        assert flaw(t) == Clause.CB_08, kind


def test_CB_60_no_boss_is_pushed(table: Tables) -> None:
    t = table().stand(maro="north", sham="north").quiet().rolls("1").play("attack maro oddeyes")
    waiting = t.state.tasks[0]
    assert (waiting.kind, waiting.amount, flaw(t)) == (Ask.PUSHOVER, 0, 0)
    waiting.amount = 1
    assert flaw(t) == Clause.CB_08


def test_CB_75_only_an_effect_that_could_change_something_can_be_answered(table: Tables) -> None:
    t = table().stand(pirozhki="south", sham="south", ame="north").fish(0, dish=1).play("use pirozhki 0")
    waiting = t.state.tasks[t.state.task_count - 1]
    assert (waiting.kind, flaw(t)) == (Ask.CANCELLING, 0)
    t.state.cats[t.cat("sham")].area = Area.NORTH
    assert flaw(t) == Clause.CB_08


def test_CB_81_dishes_are_checked_again_only_after_a_greedy_boss(table: Tables) -> None:
    t = table().stand(cleopatra="center", sham="center").quiet().rolls("1").play("attack cleopatra sham")
    assert flaw(t) == 0
    trash = sum(int(player.trash) for player in t.state.players)
    for number in range(trash // 6):
        t.state.tasks[number].kind = Ask.DISHES
        assert flaw(t) == 0, number
    t.state.tasks[trash // 6].kind = Ask.DISHES
    assert flaw(t) == Clause.CB_08


OWN_SQUAD = (
    "X01-05(Cap;boss;3;;;greedy-boss;always;damage-anywhere;1)"
    ".01(Aa;kitten;2;;0;start-phase;always;damage-anywhere;5)"
    ".02(Bb;kitten;2;;1;start-phase;always;damage-more-this-turn;1)"
    ".03(Cc;kitten;1;;1;attacking;always;dice-roll;1)"
)


def test_CB_21_effects_of_the_start_phase_are_never_forced_when_the_box_is_empty(table: Tables) -> None:
    t = table(OWN_SQUAD + ".04(Dd;kitten;1;;1;attacking;always;dice-roll;1)")
    t.stand(Bb="south").fish(0, box=0, dish=1).phase(Ask.START_PHASE)
    assert t.allows("use Bb 0")
    assert t.allows("done")
    t.play("done")
    assert t.ask == Ask.PLAY_PHASE
    assert t.allows("play Cc")


def test_CB_22_with_fish_in_the_box_the_start_phase_ends_by_taking_some(table: Tables) -> None:
    t = table().fish(0, box=2).phase(Ask.START_PHASE)
    assert t.refused("done") == "CB-22"
    assert t.allows("take 2")


def test_CB_32_a_move_beyond_a_roadblock_is_refused_by_its_clause(table: Tables) -> None:
    t = table(**{"side-lanes": "no"}).stand(chocomaca="south", ame="south-west")
    assert t.refused("move chocomaca north-west") == "CB-32"
    assert t.refused("move chocomaca north") == "CB-30"  # too far, whoever stands in the way
    t.stand(ame="north")
    assert t.allows("move chocomaca north-west")


def test_CB_25_a_position_with_two_of_one_figure_id_is_refused(table: Tables) -> None:
    t = table("S01-05.01x2.02.03.04", "S02")
    first, second = (t.cat("pirozhki"), t.cat("pirozhki__2"))
    assert t.state.cats[first].figure == t.state.cats[second].figure
    assert flaw(t.stand(pirozhki="south")) == 0
    assert flaw(t.stand(pirozhki__2="south-west")) == Clause.CB_25


def test_CB_20_the_turn_that_begins_is_told(table: Tables) -> None:
    t = table().phase(Ask.MAIN_PHASE).play("done")
    assert t.heard(Happening.TURN) == [(1, t.state.turn, NONE, NONE)]
