"""What a refused move is answered: the rule, and a sentence that names what it speaks of."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nekoban.games.cat_battles.parts import Area, Ask, Clause, Rest
from nekoban.games.cat_battles.reasons import applies
from nekoban.games.cat_battles.show import words
from tests.games.cat_battles.conftest import Battle, Tables
from tests.games.cat_battles.test_reasons import NAMES, bugle, crossing, exchange, oddeyes

Case = Callable[[Tables], Battle]


def main_phase(table: Tables) -> Battle:
    t = table().stand(pirozhki="south", maro="south-west", sham="south", shadow="north").fish(0, dish=0)
    t.state.cats[t.cat("maro")].moved = 1
    t.state.cats[t.cat("ekizo")].acted = 1
    return t


def resting(table: Tables) -> Battle:
    t = main_phase(table)
    t.state.cats[t.cat("pirozhki")].rest = Rest.THIS_TURN
    return t


def start_phase(table: Tables) -> Battle:
    return table().fish(0, box=2).phase(Ask.START_PHASE)


def play_phase(table: Tables) -> Battle:
    t = table("S01-05.01x2.02.03.04", "S01").stand(pirozhki="center", maro="south")
    t.state.cats[t.cat("foe:cleopatra")].area = Area.NORTH
    t.state.cats[t.cat("chocomaca")].area = Area.HANGOUT
    return t.fish(0, dish=3).phase(Ask.PLAY_PHASE)


def poor(table: Tables) -> Battle:
    return table().fish(0, dish=1).phase(Ask.PLAY_PHASE)


def empty_dish(table: Tables) -> Battle:
    return table().fish(0, dish=0).phase(Ask.PLAY_PHASE)


def roadblock(table: Tables) -> Battle:
    return table(**{"side-lanes": "no"}).stand(chocomaca="south", ame="south-west")


def ranged(table: Tables) -> Battle:
    return table("S02", "S01").stand(shadow="south", maro="north")


def asleep(table: Tables) -> Battle:
    t = table("S02", "S01").stand(sham="center", cleopatra="center").fish(0, dish=1).rolls("S")
    return t.play("attack sham cleopatra")


def awake(table: Tables) -> Battle:
    t = table("S02", "S01").stand(sham="center", shadow="south", cleopatra="center").fish(0, dish=1)
    return t.rolls("1").play("attack sham cleopatra")


def pushing(table: Tables) -> Battle:
    t = table().stand(maro="south-west", sham="south-west", shadow="north", ame="center")
    return t.quiet().rolls("S").play("attack maro sham")


def striding(table: Tables) -> Battle:
    t = table("H01", "S02").stand(whirl=("south-west", 1), lucky="center", pebble="south").fish(0, dish=1)
    return t.phase(Ask.END_PHASE).play("use whirl 0")


def shifting(table: Tables) -> Battle:
    t = table("G01", "S01").stand(snow="south", hachi="center", maro="north").fish(0, dish=5)
    return t.phase(Ask.START_PHASE).play("take 1")


def striking(table: Tables) -> Battle:
    squad = "S02-05.01.02.03.04.S01-04.G01-01"
    t = table("S01", squad).stand(pirozhki="south", sham="south", snow="south", shadow="north")
    t.stand(pochachin="south")
    return t.quiet("pirozhki").fish(0, dish=1).play("use pirozhki 0")


def paying(table: Tables) -> Battle:
    return table("G01", "S02").stand(snow=("south", 2), sham="south").fish(0, dish=1)


def unpayable(table: Tables) -> Battle:
    return table("G01", "S02").stand(snow=("south", 1), sham="south").fish(0, dish=1)


ANSWERS: list[tuple[Case, str, str, str]] = [
    (main_phase, "move cleopatra south", "CB-07", "Cleopatra is not on the territory."),
    (main_phase, "attack cleopatra ame", "CB-07", "Cleopatra is not on the territory."),
    (main_phase, "attack pirozhki ame", "CB-07", "Ben's Ame is not on the territory."),
    (main_phase, "use cleopatra 0", "CB-07", "Cleopatra is not on the territory."),
    (main_phase, "move maro south", "CB-26", "Maro has already moved this turn."),
    (main_phase, "attack ekizo sham", "CB-26", "Ekizo has already acted this turn."),
    (main_phase, "move pirozhki north", "CB-30", "Pirozhki cannot go as far as the north."),
    (main_phase, "move pirozhki south", "CB-30", "Pirozhki is in the south already."),
    (main_phase, "attack pirozhki shadow", "CB-40", "Ben's Shadow is not in Pirozhki's area."),
    (
        main_phase,
        "use maro 0",
        "CB-70",
        "Maro's effect is used at another time: when its own Boss is attacked, before the roll.",
    ),
    (resting, "move pirozhki south-west", "CB-R1", "Pirozhki rests this turn: it neither moves nor attacks."),
    (resting, "use pirozhki 0", "CB-R1", "Pirozhki rests this turn: it neither moves nor attacks."),
    (start_phase, "take 3", "CB-22", "The box has only 2 fish."),
    (start_phase, "done", "CB-22", "First take 1 to 3 fish: the box still has some."),
    (
        play_phase,
        "play chocomaca",
        "CB-23",
        "Kittens are played from the bench, and Chocomaca is in the loser-cat hangout.",
    ),
    (play_phase, "play 2", "CB-25", "Ann's Pirozhki, with the same figure id, is already on the territory."),
    (play_phase, "play 5", "CB-25", "Ben's Cleopatra, with the same figure id, is already on the territory."),
    (poor, "play maro", "CB-24", "Maro costs 2 fish from the dish, which has 1."),
    (empty_dish, "play maro", "CB-24", "Maro costs 2 fish from the dish, which has none."),
    (
        crossing,
        "move chocomaca center",
        "CB-31",
        "Ann already has a cat in the center, so no other cat of Ann enters it.",
    ),
    (
        crossing,
        "move chocomaca north-east",
        "CB-31",
        "Ann already has a cat in the center, so no other cat of Ann crosses it.",
    ),
    (
        roadblock,
        "move chocomaca north-west",
        "CB-32",
        "An opposing Roadblock stops Chocomaca on the way to the north-west.",
    ),
    (ranged, "attack shadow maro", "CB-40", "Ben's Maro is more than one area away from Shadow."),
    (asleep, "roll", "CB-43", "A Sleep ends the rolling."),
    (
        awake,
        "use sham 0",
        "CB-43",
        "Sham's effect is used on a Sleep, and the last roll was a different one.",
    ),
    (
        awake,
        "use shadow 0",
        "CB-70",
        "Shadow's effect is used at another time: when it is attacked, before the roll.",
    ),
    (exchange, "use maro 0", "CB-07", "Maro is not on the territory."),
    (pushing, "push shadow north-east", "CB-60", "The Pushover moves Ben's Sham and no other cat."),
    (pushing, "push sham north", "CB-60", "The Pushover moves Ben's Sham to a touching area."),
    (
        pushing,
        "push sham center",
        "CB-31",
        "Ben already has a cat in the center, so no other cat of Ben enters it.",
    ),
    (striding, "move lucky south", "CB-73", "Only Whirl moves by its own effect."),
    (striding, "move whirl north", "CB-30", "Whirl cannot go as far as the north."),
    (
        striding,
        "move whirl center",
        "CB-31",
        "Ann already has a cat in the center, so no other cat of Ann enters it.",
    ),
    (shifting, "move snow south", "CB-R3", "Snow is in the south already and must go to another area."),
    (shifting, "push maro north", "CB-R3", "Maro is in the north already and must go to another area."),
    (
        shifting,
        "move snow center",
        "CB-31",
        "Ann already has a cat in the center, so no other cat of Ann enters it.",
    ),
    (shifting, "push pirozhki south", "CB-07", "Ben's Pirozhki is not on the territory."),
    (
        striking,
        "target shadow",
        "CB-76",
        "Pirozhki's effect strikes a cat in the same area, and Ben's Shadow is elsewhere.",
    ),
    (striking, "target pochachin", "CB-77", "Ben's Pochachin would take 0 damage."),
    (striking, "target ame", "CB-07", "Ben's Ame is not on the territory."),
    (oddeyes, "target ekizo", "CB-01", "Oddeyes's effect strikes Kittens only, and Ben's Ekizo is a Boss."),
    (bugle, "area north-west", "CB-08", "There is no opposing Kitten in the north-west."),
    (bugle, "area center", "CB-77", "Every opposing Kitten in the center would take 0 damage."),
    (paying, "use snow 0", "CB-71", "2 fish must then come from the dish, which has 1."),
    (paying, "use snow 2", "CB-71", "Snow holds 2 fish and must keep the last."),
    (paying, "use snow 3", "CB-71", "Snow's effect costs only 2 fish."),
    (
        unpayable,
        "use snow 0",
        "CB-71",
        "Snow's effect costs 2 fish. The dish has 1, and the cat must keep its only fish.",
    ),
]


def check(t: Battle, text: str, clause: str, sentence: str) -> None:
    assert t.refused(text) == clause
    number = next(one for one in Clause if one.name == clause.replace("-", "_"))
    assert applies(t.state, t.row(text), number)
    assert words.reason(t.state, t.row(text), number, NAMES) == sentence


@pytest.mark.parametrize(("case", "text", "clause", "sentence"), ANSWERS)
def test_a_refused_move_is_answered(table: Tables, case: Case, text: str, clause: str, sentence: str) -> None:
    check(case(table), text, clause, sentence)


def test_CB_25_an_own_double_is_named_before_an_opposing_one(table: Tables) -> None:
    squad = "S01-05.01x2.02.03.04"
    t = table(squad, squad).stand(**{"pirozhki": "center", "foe:pirozhki": "north"}).fish(1, dish=3)
    told = "Ben's Pirozhki, with the same figure id, is already on the territory."
    check(t.phase(Ask.PLAY_PHASE, 1), "play 2", "CB-25", told)


def test_CB_71_an_empty_dish_has_none(table: Tables) -> None:
    told = "Snow's effect costs 2 fish. The dish has none, and the cat must keep the last of its 2 fish."
    check(paying(table).fish(0, dish=0), "use snow 1", "CB-71", told)


def test_CB_72_CB_73_CB_R4_who_may_use_an_effect_in_a_fight(table: Tables) -> None:
    t = table("S02", "S01").stand(sham="north", pirozhki="north", maro="center", chocomaca="north")
    t.quiet("chocomaca", "maro").fish(1, dish=1).rolls("-").play("attack sham chocomaca")
    assert (t.ask, t.to_move) == (Ask.EXCHANGE, 1)
    check(
        t,
        "use maro 0",
        "CB-70",
        "Maro's effect is used at another time: when its own Boss is attacked, before the roll.",
    )
    t = table("S02", "S01").stand(sham="north", maro="north", chocomaca="north").quiet("maro")
    t.fish(1, dish=1).rolls("-").play("attack sham ekizo")
    assert (t.ask, t.to_move) == (Ask.EXCHANGE, 1)
    told = "Chocomaca's effect is for its own fight, and this is another cat's."
    check(t, "use chocomaca 0", "CB-73", told)
    t.state.cats[t.cat("maro")].area = Area.CENTER
    check(t, "use maro 0", "CB-R4", "Maro answers only while it is in its Boss's area.")
    t.state.cats[t.cat("maro")].used = 1
    check(t, "use maro 0", "CB-72", "Maro's effect was already used this turn.")


def test_CB_08_an_effect_that_would_change_nothing_says_what_it_does(table: Tables) -> None:
    t = table().stand(pirozhki="south", sham="north").fish(0, dish=1)
    told = "Pirozhki's effect would change nothing now: 1 damage to one opposing cat in the same area."
    check(t, "use pirozhki 0", "CB-08", told)


def test_CB_45_CB_59_what_cannot_go_to_the_box(table: Tables) -> None:
    t = table().stand(cleopatra="center", sham="center", pirozhki="center").quiet().rolls("2")
    t.play("attack cleopatra sham", "stop")
    t.state.players[1].box = 0
    check(t, "box", "CB-45", "An empty box takes no damage.")
    t.state.players[1].box = 1
    t.top.foe = t.cat("pirozhki")
    check(t, "box", "CB-59", "Direct Hit: the Kitten itself must take the damage.")
