"""The reason for a refusal is true, and `reasons.applies` notices where it is not."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from nekoban.core.game import OK
from nekoban.core.luck import start_luck
from nekoban.games.cat_battles.facts import random_options, samples
from nekoban.games.cat_battles.parts import Ask, Clause
from nekoban.games.cat_battles.reasons import applies
from nekoban.games.cat_battles.show import words
from tests.games.cat_battles.conftest import GAME, Table, Tables

NAMES = ["Ann", "Ben"]
STATES = 60  # looked at in a game
ROWS = 120  # asked of each


TABLES = [*samples(), *(random_options(random.Random(seed)) for seed in range(5))]


@pytest.mark.parametrize("number", range(len(TABLES)))
def test_every_reason_in_random_games_is_true_and_has_a_sentence(number: int) -> None:
    chance, engine = random.Random(number), GAME.interpreted
    state = engine.start(GAME.options.read(TABLES[number]), start_luck(number + 1))
    looked = 0
    while state.to_move >= 0 and looked < STATES:
        legal = engine.legal(state)
        assert len(set(legal)) == len(legal)
        for move in chance.sample(legal, min(2, len(legal))):
            bans = [clause.name for clause in Clause if applies(state, move, clause)]
            assert bans == [], GAME.moves.texts[move]
        for move in chance.sample(range(len(GAME.moves)), ROWS):
            clause = engine.why_not(state, move)
            assert (clause == OK) == (move in legal), GAME.moves.texts[move]
            if clause != OK:
                told = f"{GAME.moves.texts[move]}: {Clause(clause).name}"
                assert applies(state, move, clause), told
                view = engine.view(state, state.to_move)
                assert words.reason(view, move, clause, NAMES).endswith((".", "?")), told
        engine.play(state, chance.choice(legal))
        looked += 1


def test_after_the_end_nothing_but_the_end_is_a_reason(table: Tables) -> None:
    t = table().stand(pirozhki="north", oddeyes=("north", 1)).fish(1, box=0).rolls("2")
    t.do("attack pirozhki oddeyes", "stop")
    assert t.why("done") == "OVER"
    for clause in Clause:
        assert applies(t.state, t.row("done"), clause) == (clause == Clause.OVER)


def crossing(table: Tables) -> Table:
    return table(**{"side-lanes": "no"}).stand(chocomaca="south-west", maro="center", ame="south-east")


def duel(table: Tables) -> Table:
    return table().stand(maro="south").fish(1, box=0).do("done")


def spent(table: Tables) -> Table:
    t = table("G01", "S02").stand(hachi="center", sham="center", snow="south").fish(0, dish=1).rolls("2")
    return t.do("attack hachi sham")


def exchange(table: Tables) -> Table:
    return table().stand(cleopatra="center", sham="center").fish(0, dish=1).do("attack cleopatra sham")


def rolling(table: Tables) -> Table:
    return table().stand(cleopatra="center", sham="center").quiet().rolls("1").do("attack cleopatra sham")


def damage(table: Tables) -> Table:
    return rolling(table).do("stop")


def bugle(table: Tables) -> Table:
    """House: 1 damage in an area of choice; Pochachin, who takes 1 less, is alone in the center."""
    t = table("H01", "S02").stand(pochachin="center", sham="south", shadow="north")
    return t.fish(0, dish=5).phase(Ask.START_PHASE).do("take 1")


def oddeyes(table: Tables) -> Table:
    t = table("S02", "S01").stand(maro="south", pirozhki="north").fish(0, dish=5).phase(Ask.START_PHASE)
    return t.do("take 1")


def countering(table: Tables) -> Table:
    t = table("S02", "G01").stand(sham="north", shadow="north", snow="north").quiet().rolls("-")
    return t.do("attack sham suko", "stop")


def doubled(table: Tables) -> Table:
    t = table("G01", "S01").stand(hachi="south", snow="south", pirozhki="south", maro="south")
    return t.quiet().rolls("-").do("attack hachi pirozhki")


def costly(table: Tables) -> Table:
    return table().stand(pirozhki="south", sham="south").fish(0, dish=3)


# what was refused, the reason that was given and is false, the one that is given, and words of its sentence
FALSE: list[tuple[Callable[[Tables], Table], str, str, str, str]] = [
    (crossing, "move chocomaca north-east", "CB-30", "CB-31", "crosses"),
    (duel, "play 2", "CB-23", "CB-91", "One on One"),
    (duel, "move 2 north", "CB-07", "CB-91", "One on One"),
    (duel, "attack 1 0", "CB-07", "CB-91", "only the Bosses fight"),
    (spent, "roll", "CB-43", "CB-42", "Hachi has no rolls left"),
    (exchange, "done", "CB-26", "CB-41", "Use an effect before the roll, or pass"),
    (rolling, "done", "CB-26", "CB-42", "Roll on (1 left), or stop"),
    (damage, "done", "CB-26", "CB-45", "does the cat take it, or the box?"),
    (bugle, "done", "CB-26", "CB-01", "choose an area for Bugle"),
    (bugle, "area center", "CB-08", "CB-77", "Every opposing Kitten in the center would take 0 damage"),
    (bugle, "area north-west", "CB-77", "CB-08", "There is no opposing Kitten in the north-west"),
    (oddeyes, "target ekizo", "CB-76", "CB-01", "strikes Kittens only"),
    (countering, "attack snow sham", "CB-26", "CB-62", "Now only Suko may attack back, and only Ann's Sham"),
    (countering, "attack suko shadow", "CB-40", "CB-62", "and only Ann's Sham"),
    (doubled, "attack snow pirozhki", "CB-26", "CB-61", "Now only Hachi may attack once more"),
    (costly, "play 12", "CB-23", "CB-11", "no cat with that number"),
    (costly, "attack 12 0", "CB-07", "CB-11", "no cat with that number"),
    (costly, "attack 1 9", "CB-07", "CB-11", "no cat with that number"),
    (costly, "use pirozhki 2", "CB-70", "CB-71", "costs only 1 fish"),
]


@pytest.mark.parametrize(("case", "text", "false", "true", "said"), FALSE)
def test_a_false_reason_is_caught_and_a_true_one_given(
    table: Tables, case: Callable[[Tables], Table], text: str, false: str, true: str, said: str
) -> None:
    t = case(table)
    assert t.why(text) == true
    clauses = {clause.name.replace("_", "-"): clause for clause in Clause}
    assert applies(t.state, t.row(text), clauses[true])
    assert said in words.reason(t.state, t.row(text), clauses[true], NAMES)
    assert not applies(t.state, t.row(text), clauses[false])


def test_CB_42_a_position_without_rolls_left_is_sound_while_the_roll_can_be_answered(table: Tables) -> None:
    state = spent(table).state
    assert (state.roll_count, state.roll_limit) == (1, 1)
    assert GAME.rules.flaw(state) == OK
    state.roll_limit = 0
    assert GAME.rules.flaw(state) == Clause.CB_42
    state.roll_count = 0
    assert GAME.rules.flaw(state) == Clause.CB_42
