"""What is asked, what happened, and what the things of the table are called."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from nekoban.games.cat_battles.parts import Area, Ask, Face, Happening, Rest
from nekoban.games.cat_battles.show import words
from nekoban.games.cat_battles.show.questions import question
from tests.games.cat_battles.conftest import Battle, Tables
from tests.games.cat_battles.test_reasons import NAMES, bugle, countering, damage, doubled, oddeyes, spent
from tests.games.cat_battles.test_refusals import pushing, shifting, striding

QUESTIONS: list[tuple[Callable[[Tables], Battle], str]] = [
    (damage, "Sham is hit for 1: does the cat take it (it holds 3 fish), or the box (14 fish)?"),
    (countering, "Suko may attack Sham back."),
    (doubled, "Hachi may attack Pirozhki once more."),
    (pushing, "choose an adjacent area: Pushover moves Sham there."),
    (oddeyes, "choose whom Oddeyes strikes: 3 damage to one opposing Kitten anywhere."),
    (bugle, "choose an area for Bugle: 1 damage to every opposing Kitten in one area of the owner's choice."),
    (striding, "choose where Whirl goes."),
    (shifting, "Suko moves one Kitten of either side to another area."),
    (spent, "Ann's Hachi attacks Ben's Sham. Rolled: 2 damage. Answer the roll, or stop."),
]


@pytest.mark.parametrize(("case", "asked"), QUESTIONS)
def test_what_is_asked(table: Tables, case: Callable[[Tables], Battle], asked: str) -> None:
    assert question(case(table).state, NAMES) == asked


STRIKES = "1 damage to one opposing cat in the same area"
EVENTS = [
    ((Happening.CHANGES_DIE, 0, 1, Face.TWO_DAMAGE, -2), "The die becomes 2 damage."),
    ((Happening.FAILS, 0, 1, 1, -2), "Ann's Pirozhki falls asleep: the attack fails."),
    ((Happening.FAILS, 0, 1, 0, -2), "The attack of Ann's Pirozhki does no damage."),
    ((Happening.SUFFERS, 0, 1, 2, -2), "Ann's Pirozhki loses 2 fish."),
    ((Happening.BOX_SUFFERS, 0, 1, 2, -2), "Ann's Pirozhki is spared: the fish box loses 2 fish."),
    ((Happening.RUNS, 0, 1, Area.BENCH, -2), "Ann's Pirozhki runs away to the bench."),
    ((Happening.DEFEATED, 0, 0, -2, -2), "Ann's Ekizo has no fish left and is defeated."),
    ((Happening.DRAW, -2, -2, -2, -2), "The 300th turn is over: a draw."),
    ((Happening.NEGATED, 1, 1, 14, -2), "The attack of Ann's Pirozhki is negated."),
    ((Happening.CANCELLED, 0, 1, -2, -2), "The effect of Ann's Pirozhki is cancelled."),
    ((Happening.USES, 0, 1, 0, 0), f"Ann's Pirozhki uses its effect: {STRIKES}."),
    ((Happening.USES, 0, 1, 0, 1), f"Ann's Pirozhki uses its effect for 1 from the dish: {STRIKES}."),
    ((Happening.USES, 0, 1, 1, 0), f"Ann's Pirozhki uses its effect for 1 from the cat: {STRIKES}."),
    (
        (Happening.USES, 0, 1, 2, 1),
        f"Ann's Pirozhki uses its effect for 1 from the dish and 2 from the cat: {STRIKES}.",
    ),
]


@pytest.mark.parametrize(("told", "said"), EVENTS)
def test_what_happened(table: Tables, told: tuple[int, ...], said: str) -> None:
    t = table()
    event = t.state.events[0]
    event.kind, event.seat, event.a, event.b, event.c = told
    t.state.event_count = 1
    assert words.log(t.state, NAMES) == [said]


def test_the_things_of_the_table_have_titles(table: Tables) -> None:
    t = table(territory="city-cat").stand(maro=("south", 1))
    assert words.area_title(t.state, Area.CENTER, NAMES) == "Center: gives Ranged Attack"
    assert words.area_title(t.state, Area.NORTH, NAMES) == "North, base of Ben"
    assert words.area_title(t.state, Area.SOUTH_WEST, NAMES) == "South-west"
    assert words.area_title(table().state, Area.CENTER, NAMES) == "Center"
    assert [words.mark_text(2, 0), words.mark_text(0, 1), words.mark_text(0, 0)] == ["+2", "z z", ""]
    maro = t.state.cats[t.cat("maro")]
    plain = words.figure_title(t.state, t.cat("maro"), "Maro", "Told.", NAMES)
    assert plain == "Maro, Kitten of Ann, level 2, in the south; holds 1 fish. Told."
    maro.acted = maro.used = maro.more = 1
    maro.rest = Rest.NEXT_TURN
    marked = words.figure_title(t.state, t.cat("maro"), "Maro", "Told.", NAMES)
    assert "; has acted; effect used this turn; 1 more damage this turn; rests. Told." in marked
    boss = words.figure_title(t.state, 0, "Ekizo", "Told.", NAMES)
    assert boss.startswith("Ekizo, Boss of Ann, level 3, in the south; holds 3 fish")
    sham = words.figure_title(t.state, t.cat("sham"), "Sham", "Told.", NAMES)
    assert sham == "Sham, Kitten of Ben, level 3, on the bench. Told."


def test_the_buttons_say_what_they_do(table: Tables) -> None:
    assert words.stop_button(spent(table).state) == ("Stop: 2 damage", "Stop rolling")
    asleep = table("S02", "S01").stand(sham="center", cleopatra="center").fish(0, dish=1).rolls("S")
    assert words.stop_button(asleep.play("attack sham cleopatra").state)[0] == "Let the attack fail"
    ready = table().stand(maro="south").phase(Ask.PLAY_PHASE)
    assert words.done_button(ready.state) == ("Go on to moving", "Play no more Kittens")
    assert words.done_button(table().state) == ("End the turn", "End the turn")
    later = table("H01", "S01")  # whose Whirl has an effect of the end phase
    assert words.done_button(later.state) == ("End the main phase", "End the main phase")
