"""The reason for a refusal is true, and `reasons.applies` notices where it is not."""

from __future__ import annotations

import random
from collections.abc import Callable
from contextlib import nullcontext
from dataclasses import replace
from typing import Any

import pytest

from nekoban.core import click_laws, laws
from nekoban.core.claims import false_line
from nekoban.core.game import OK
from nekoban.core.luck import start_luck
from nekoban.core.match import Match
from nekoban.games.cat_battles.claims import CLAIMS
from nekoban.games.cat_battles.facts import random_options, samples
from nekoban.games.cat_battles.parts import Area, Ask, Clause, Front
from nekoban.games.cat_battles.reasons import applies
from nekoban.games.cat_battles.rules.places import boss_of
from nekoban.games.cat_battles.show import words
from nekoban.games.cat_battles.show.naming import AREA_NAMES, cat_name, effect_text, whose
from nekoban.games.cat_battles.words import tell
from tests.games.cat_battles.conftest import GAME, Battle, Tables
from tests.spoiling import complaint, complaint_of_games

NAMES = ["Ann", "Ben"]
STATES = 60  # looked at in a game
ROWS = 120  # asked of each


TABLES = [*samples(), *(random_options(random.Random(seed)) for seed in range(5))]


@pytest.mark.long
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
    t.play("attack pirozhki oddeyes", "stop")
    assert t.refused("done") == "OVER"
    for clause in Clause:
        assert applies(t.state, t.row("done"), clause) == (clause == Clause.OVER)


def crossing(table: Tables) -> Battle:
    return table(**{"side-lanes": "no"}).stand(chocomaca="south-west", maro="center", ame="south-east")


def duel(table: Tables) -> Battle:
    return table().stand(maro="south").fish(1, box=0).play("done")


def spent(table: Tables) -> Battle:
    t = table("G01", "S02").stand(hachi="center", sham="center", snow="south").fish(0, dish=1).rolls("2")
    return t.play("attack hachi sham")


def exchange(table: Tables) -> Battle:
    return table().stand(cleopatra="center", sham="center").fish(0, dish=1).play("attack cleopatra sham")


def rolling(table: Tables) -> Battle:
    return table().stand(cleopatra="center", sham="center").quiet().rolls("1").play("attack cleopatra sham")


def damage(table: Tables) -> Battle:
    return rolling(table).play("stop")


def bugle(table: Tables) -> Battle:
    """House: 1 damage in an area of choice; Pochachin, who takes 1 less, is alone in the center."""
    t = table("H01", "S02").stand(pochachin="center", sham="south", shadow="north")
    return t.fish(0, dish=5).phase(Ask.START_PHASE).play("take 1")


def oddeyes(table: Tables) -> Battle:
    t = table("S02", "S01").stand(maro="south", pirozhki="north").fish(0, dish=5).phase(Ask.START_PHASE)
    return t.play("take 1")


def countering(table: Tables) -> Battle:
    t = table("S02", "G01").stand(sham="north", shadow="north", snow="north").quiet().rolls("-")
    return t.play("attack sham suko", "stop")


def doubled(table: Tables) -> Battle:
    t = table("G01", "S01").stand(hachi="south", snow="south", pirozhki="south", maro="south")
    return t.quiet().rolls("-").play("attack hachi pirozhki")


def costly(table: Tables) -> Battle:
    return table().stand(pirozhki="south", sham="south").fish(0, dish=3)


def whirling(table: Tables) -> Battle:
    """Whirl has an effect of the end phase."""
    return table("H01", "S02").stand(whirl="south")


# what was refused, the reason that was given and is false, the one that is given, and words of its sentence
FALSE: list[tuple[Callable[[Tables], Battle], str, str, str, str]] = [
    (crossing, "move chocomaca north-east", "CB-30", "CB-31", "crosses"),
    (duel, "play 2", "CB-23", "CB-91", "One on One"),
    (duel, "move 2 north", "CB-07", "CB-91", "One on One"),
    (duel, "attack 1 0", "CB-07", "CB-91", "only the Bosses fight"),
    (spent, "roll", "CB-43", "CB-42", "Hachi has no rolls left"),
    (exchange, "done", "CB-26", "CB-41", "Use an effect before the roll, or pass"),
    (rolling, "done", "CB-26", "CB-42", "Roll on (1 left), or stop"),
    (damage, "done", "CB-26", "CB-45", "does the cat take it"),
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
    table: Tables,
    case: Callable[[Tables], Battle],
    text: str,
    false: str,
    true: str,
    said: str,
) -> None:
    t = case(table)
    assert t.refused(text) == true
    clauses = {clause.name.replace("_", "-"): clause for clause in Clause}
    assert applies(t.state, t.row(text), clauses[true])
    assert said in words.reason(t.state, t.row(text), clauses[true], NAMES)
    assert not applies(t.state, t.row(text), clauses[false])
    assert complaint(GAME, t.state, t.row(text)) == ""
    assert "does not apply" in complaint(GAME, t.state, t.row(text), clause=clauses[false])


INSTEAD = [  # true, old
    (Clause.CB_91, Clause.CB_23),
    (Clause.CB_11, Clause.CB_07),
    (Clause.CB_62, Clause.CB_26),
    (Clause.CB_45, Clause.CB_26),
]


@pytest.mark.parametrize(("true", "old"), INSTEAD)
def test_law_12_finds_an_old_clause_in_random_games(true: Clause, old: Clause) -> None:
    options = {"squad-1": "S02", "squad-2": "G01"}
    assert complaint_of_games(GAME, {true: old}, options, 1500)


def test_law_12_finds_what_was_said_of_suko_without_kittens(table: Tables) -> None:
    """Suko moves a Kitten: it does not strike. The line stands in the log."""
    t = table("G01", "S01").fish(0, dish=5).phase(Ask.START_PHASE)
    row = t.row("take 1")
    t.play("take 1")
    view = GAME.interpreted.view(t.state, 0)
    assert false_line(GAME, t.state, row, NAMES, lambda: words.log(view, NAMES)) is None
    for said in ("greedy-nobody", "greedy-no-kitten"):
        wrong = false_line(GAME, t.state, row, NAMES, lambda said=said: tell(said, cat=whose(view, 0, NAMES)))
        assert (wrong is None) == (said == "greedy-no-kitten")
        nobody = lambda said=said: tell(said, cat=whose(view, 1, NAMES))  # noqa: E731
        assert false_line(GAME, t.state, row, NAMES, nobody) == f"the message {said} is false"
    t.stand(maro="north")
    line = lambda: tell("greedy-no-kitten", cat=whose(view, 0, NAMES))  # noqa: E731
    assert false_line(GAME, t.state, row, NAMES, line) == "the message greedy-no-kitten is false"


def test_law_12_listens_to_the_lines_of_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("cat-battles", seed="log", names=NAMES)
    match.play(match.legal()[0])
    laws.check_log(match, 0)
    none = lambda view, names: [tell("greedy-no-kitten", cat=whose(view, 0, names))]  # noqa: E731
    monkeypatch.setattr(GAME.words, "log", none)
    with pytest.raises(laws.Breach, match="greedy-no-kitten is false"):
        laws.check_log(match, 0)


Sentence = Callable[[Any, Any, Any], str]
OLD_SENTENCES: dict[str, tuple[Callable[[Tables], Battle], str, str, Sentence]] = {
    "an area that is held": (
        bugle, "area center", "reason-cb-08-area",
        lambda view, row, names: tell("reason-cb-08-area", area=AREA_NAMES[Area.CENTER]),
    ),
    "crossing the own center": (
        crossing, "move chocomaca north-east", "reason-cb-30",
        lambda view, row, names: tell("reason-cb-30", cat="Chocomaca", area=AREA_NAMES[Area.NORTH_EAST]),
    ),
    "done in an exchange": (
        exchange, "done", "reason-cb-26-acted",
        lambda view, row, names: tell("reason-cb-26-acted", cat=cat_name(view, 0)),
    ),
    "rolls that are left": (
        spent, "roll", "reason-cb-43-sleep", lambda view, row, names: tell("reason-cb-43-sleep"),
    ),
    "another question": (
        exchange, "done", "ask-main-phase",
        lambda view, row, names: tell("not-now", question=tell("ask-main-phase", ends="turn")),
    ),
    "a turn that does not end yet": (
        whirling, "roll", "ask-main-phase",
        lambda view, row, names: tell("not-now", question=tell("ask-main-phase", ends="turn")),
    ),
    "moves in One on One": (
        duel, "roll", "ask-main-phase",
        lambda view, row, names: tell("not-now", question=tell("ask-main-phase", ends="turn")),
    ),
    "paying too much": (
        costly, "use pirozhki 2", "reason-cb-08",
        lambda view, row, names: tell("reason-cb-08", cat="Pirozhki", effect=effect_text(view, 1)),
    ),
    "a Kitten in One on One": (
        duel, "play 2", "reason-cb-11", lambda view, row, names: tell("reason-cb-11"),
    ),
}  # fmt: skip


def cancelling(table: Tables) -> Battle:
    return table().stand(pirozhki="south", sham="south", ame="north").fish(0, dish=1).play("use pirozhki 0")


def striking(table: Tables) -> Battle:
    t = table().stand(pirozhki="south", sham="south", shadow="south").fish(0, dish=1)
    return t.play("use pirozhki 0")


def idle(table: Tables) -> Battle:
    return table().stand(pirozhki="south", sham="north").fish(0, dish=1)


def with_effect(message: str, effect: str, amount: int) -> Sentence:
    """A sentence about Pirozhki that tells this effect."""

    def say(view: Any, row: Any, names: Any) -> str:
        cat = whose(view, 1, names) if message == "ask-cancelling" else cat_name(view, 1)
        return tell(message, cat=cat, effect=tell.phrase(effect, amount=amount))

    return say


@pytest.mark.parametrize(("effect", "amount"), [("effect-damage-here", 2), ("effect-step", 1)])
@pytest.mark.parametrize(
    ("make", "text", "message"),
    [
        (cancelling, "done", "ask-cancelling"),
        (striking, "done", "ask-target"),
        (idle, "use pirozhki 0", "reason-cb-08"),
    ],
)
def test_law_12_finds_an_effect_that_is_told_wrongly(
    table: Tables, make: Callable[[Tables], Battle], text: str, message: str, effect: str, amount: int
) -> None:
    t = make(table)
    assert complaint(GAME, t.state, t.row(text)) == ""
    told = with_effect(message, effect, amount)
    assert f"message {message} is false" in complaint(GAME, t.state, t.row(text), say=told)


@pytest.mark.parametrize("name", OLD_SENTENCES)
def test_law_12_finds_an_old_sentence_that_is_put_back(table: Tables, name: str) -> None:
    case, text, blamed, say = OLD_SENTENCES[name]
    t = case(table)
    assert complaint(GAME, t.state, t.row(text)) == ""
    assert f"message {blamed} is false" in complaint(GAME, t.state, t.row(text), say=say)


def test_every_sentence_of_a_random_game_is_true() -> None:
    assert laws.listen_to_game(GAME, GAME.options.read(TABLES[0]), 3, 150) == 150


def test_CB_42_a_position_without_rolls_left_is_sound_while_the_roll_can_be_answered(
    table: Tables,
) -> None:
    state = spent(table).state
    assert (state.roll_count, state.roll_limit) == (1, 1)
    assert GAME.rules.flaw(state) == OK
    state.roll_limit = 0
    assert GAME.rules.flaw(state) == Clause.CB_42
    state.roll_count = 0
    assert GAME.rules.flaw(state) == Clause.CB_42


@pytest.mark.parametrize(
    ("fronts", "place", "is_true"),
    [
        (0, "center", True),
        (0, "south", False),
        (0, "south-west", True),
        (1 << Front.RANGED_ATTACK, "south-west", False),
        (1 << Front.RANGED_ATTACK, "north", True),
    ],
)
def test_a_boss_is_idle_only_with_nobody_in_its_reach(
    table: Tables, fronts: int, place: str, is_true: bool
) -> None:
    t = table(**{"side-lanes": "no"}).stand(sham=place)
    t.state.cats[0].front = fronts
    boss = cat_name(GAME.interpreted.view(t.state, 0), 0)
    row, claim = GAME.moves[t.row("attack 0 sham")], CLAIMS["idle-boss"]
    assert claim(t.state, row, {"cat": boss}) == is_true
    assert not claim(t.state, row, {"cat": "Sham"})
    t.state.cats[0].acted = 1
    assert not claim(t.state, row, {"cat": boss})


@pytest.mark.parametrize(
    ("moves", "clause", "blamed"),
    [
        (["take 3", "play 1", "done"], Clause.CB_40, ""),
        (["take 3", "play 1", "done"], Clause.CB_26, "it speaks for another clause"),
        (["take 3"], Clause.CB_40, "the message idle-boss is false"),
    ],
)
def test_law_12_listens_to_what_a_click_alone_is_told(
    monkeypatch: pytest.MonkeyPatch, moves: list[str], clause: int, blamed: str
) -> None:
    """A Boss that is said to have nothing to do: truly, for a clause that says nothing of it, and untruly."""
    match = Match.new("cat-battles", seed="boss")
    for move in moves:
        match.play(move)
    say = lambda view, click: (clause, tell("idle-boss", cat=cat_name(view, boss_of(view.to_move))))  # noqa: E731
    monkeypatch.setattr(match.game.words, "idle", say)
    with pytest.raises(laws.Breach, match=f"cat-0: .*{blamed}") if blamed else nullcontext():
        click_laws.check_click(match, "cat-0", False, 0)


def clicking(t: Battle) -> Match:
    """A match at this position."""
    match = Match.new("cat-battles", names=NAMES)
    match.state = t.state
    return match


def duel_roll(table: Tables) -> Battle:
    return duel(table).quiet().rolls("1").play("attack 0 0")


def duel_fought(table: Tables) -> Battle:
    """The Boss has attacked in this turn."""
    t = duel(table)
    t.state.cats[t.cat("ekizo")].acted = t.state.cats[t.cat("oddeyes")].acted = 1
    return t


@pytest.mark.parametrize(
    ("make", "clause", "said"),
    [(duel_roll, "CB-42", "Roll on ("), (duel_fought, "CB-26", "has already acted")],
)
def test_CB_91_a_boss_that_is_clicked_in_a_one_on_one_is_not_refused_as_if_it_were_a_kitten(
    table: Tables, make: Callable[[Tables], Battle], clause: str, said: str
) -> None:
    """Most moves with it are attacks on a Kitten; but it is the Boss that was clicked."""
    match = clicking(make(table))
    told = match.why_not(("cat-0",))
    assert told is not None
    assert (told.clause, said in told.sentence) == (clause, True)
    click_laws.check_click(match, "cat-0", False, 0)
    match.game = replace(GAME, last_named=())  # as it was
    told = match.why_not(("cat-0",))
    assert told is not None
    assert told.clause == "CB-91"
    with pytest.raises(laws.Breach, match="the message reason-cb-91 is false"):
        click_laws.check_click(match, "cat-0", False, 0)


def test_CB_91_a_kitten_that_is_clicked_in_a_one_on_one_is_refused_for_it(table: Tables) -> None:
    match = clicking(duel_roll(table))
    for click in ("cat-1", "foe-1"):
        told = match.why_not((click,))
        assert told is not None
        assert told.clause == "CB-91"
        click_laws.check_click(match, click, False, 0)


def cornered(table: Tables) -> Battle:
    """Maro can move, and nobody can attack."""
    return table().stand(maro="south", sham="north")


def moved_all(table: Tables) -> Battle:
    """Only the Boss can still act."""
    t = table().stand(maro="center", ame="south")
    t.state.cats[t.cat("maro")].moved = t.state.cats[t.cat("maro")].acted = 1
    return t


@pytest.mark.parametrize(
    ("make", "click", "clause", "said"),
    [
        (cornered, "foe-4", "CB-07", "Ben's Ame is not on the territory."),
        (moved_all, "area-north", "CB-26", "Maro has already acted this turn."),
        (duel, "area-north", "CB-91", "nothing is played or moved"),
    ],
)
def test_CB_26_what_is_clicked_in_the_main_phase_is_meant_for_an_act(
    table: Tables,
    monkeypatch: pytest.MonkeyPatch,
    make: Callable[[Tables], Battle],
    click: str,
    clause: str,
    said: str,
) -> None:
    """Also where no move and no attack is open; law 12 finds it if only the question is told again."""
    match = clicking(make(table))
    told = match.why_not((click,))
    assert told is not None
    assert (told.clause, said in told.sentence) == (clause, True), told
    click_laws.check_click(match, click, False, 0)
    monkeypatch.setattr(GAME.words, "asks", lambda view, kind: False)
    told = match.why_not((click,))
    assert told is not None
    assert told.sentence.startswith("Not now: ")
    with pytest.raises(laws.Breach, match=f"{click}: .*(forbids no move with it|not-now is false)"):
        click_laws.check_click(match, click, False, 0)
