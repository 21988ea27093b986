"""Cat Battles: words and text."""

from __future__ import annotations

import random
import re
from typing import Any

from rich.text import Text

from nekoban.core.match import Match
from nekoban.core.record import OVER
from nekoban.games.cat_battles.facts import OWN_SQUAD, bound, samples, unreachable
from nekoban.games.cat_battles.parts import EVENTS, SQUAD, Area, Ask, Clause, Ending
from nekoban.games.cat_battles.show import naming, refusals, text, words
from nekoban.games.cat_battles.state import MOVES, Kind
from nekoban.testing import Twins
from tests.games.cat_battles.conftest import GAME, Battle, Tables

NAMES = ["Ann", "Bob [x]"]


def plain(view: Any) -> str:
    return Text.from_markup(text.table(view, 0, NAMES)).plain


def test_every_position_of_a_game_has_its_words() -> None:
    for number, sample in enumerate(samples()):
        chance = random.Random(number)
        state = GAME.interpreted.start(GAME.options.read(sample), 7 + number)
        while state.to_move != OVER:
            moves = GAME.interpreted.legal(state)
            assert words.status(state, NAMES).startswith(f"{NAMES[state.to_move]}: ")
            sentences = [words.say(state, move, NAMES) for move in moves]
            assert len(set(sentences)) == len(sentences) or "play" in sentences[0]
            assert "Bob [x]" in plain(state)
            GAME.interpreted.play(state, chance.choice(moves))
            assert all(line.endswith((".", "!")) for line in words.log(state, NAMES))
        assert "wins" in words.status(state, NAMES)


def test_every_clause_has_a_reason_and_every_move_words(table: Tables) -> None:
    t = table().stand(maro="south", shadow="south")
    for clause in refusals.FLAWS:
        assert words.flaw(clause).endswith(".")
    for move in range(len(GAME.moves)):
        clause = t.clause(move)
        assert clause == 0 or words.reason(t.state, move, clause, NAMES).endswith(".")
        words.say(t.state, move, NAMES)


def test_what_no_phase_asks_for_is_answered_by_the_rule_of_the_phase() -> None:
    match = Match.new("cat-battles", seed="start")
    spot, foe = match.why_not(["area-north"]), match.why_not(["foe-1"])
    assert spot == foe == match.why_not(["cat-0"])
    assert spot is not None
    assert (spot.clause, spot.sentence.partition(":")[0]) == ("CB-22", "Not now")
    assert "take 1 to 3 fish" in spot.sentence
    match.play("take 3")
    spot = match.why_not(["area-north"])
    assert spot is not None
    assert (spot.clause, spot.sentence) == ("CB-23", "Not now: play Kittens from the bench, or go on.")


def test_what_an_attack_does_not_ask_for_is_answered_by_what_it_asks(table: Tables) -> None:
    t = fight(table)
    row = next(row for row, move in enumerate(MOVES.rows) if move.kind == Kind.TARGET)
    assert t.refused(row) == "CB-41"
    assert words.reason(t.state, row, Clause.CB_41, NAMES).startswith("Not now: Ann's Cleopatra attacks")


def fight(table: Tables) -> Battle:
    t = table().stand(cleopatra="center", shadow="center").fish(0, dish=1).fish(1, dish=1).rolls("2 1")
    return t.play("attack cleopatra shadow")


def test_what_is_asked_in_an_attack(table: Tables) -> None:
    t = fight(table)
    assert words.status(t.state, NAMES) == (
        "Ann: Ann's Cleopatra attacks Bob [x]'s Shadow. Use an effect before the roll, or pass."
    )
    assert words.say(t.state, t.row("use cleopatra 0"), NAMES) == (
        "use Cleopatra: Dice Roll +2 for this attack; pay 1 from the dish"
    )
    assert words.say(t.state, t.row("use cleopatra 1"), NAMES).endswith("pay 1 from the cat")
    t.play("pass", "pass")
    assert words.status(t.state, NAMES).endswith("Rolled: 2 damage. Roll on (1 left), or stop.")
    assert "Rolled: 2 damage; 1 roll left." in plain(t.state)
    t.play("roll")
    assert words.status(t.state, NAMES) == (
        "Bob [x]: Shadow is hit for 3: does the cat take it (it holds 2 fish), or the box (14 fish)?"
    )
    t.play("cat")
    assert words.log(t.state, NAMES)[:2] == [
        "Bob [x]'s Shadow loses 2 fish.",
        "Bob [x]'s Shadow runs away to the bench.",
    ]


def test_what_is_asked_on_a_sleep_and_of_a_canceller(table: Tables) -> None:
    t = table("S02", "S01").stand(sham="center", cleopatra="center").fish(0, dish=1).rolls("S")
    t.play("attack sham cleopatra")
    assert words.status(t.state, NAMES).endswith("Answer the Sleep, or the attack fails.")
    assert words.say(t.state, t.row("stop"), NAMES) == "let the attack fail"
    t = table().stand(pirozhki="south", sham="south", ame="north").fish(0, dish=1).fish(1, dish=1)
    t.play("use pirozhki 0")
    assert words.status(t.state, NAMES) == (
        "Bob [x]: Ann's Pirozhki uses its effect (1 damage to one opposing cat in the same area): cancel it?"
    )


def test_the_table_shows_marks_places_and_origins(table: Tables) -> None:
    t = table("H01", "S02", territory="city-cat").stand(lucky="south", whirl="center")
    lucky = t.state.cats[t.cat("lucky")]
    lucky.acted = lucky.used = lucky.more = 1
    t.state.cats[t.cat("whirl")].moved = 1
    t.state.cats[t.cat("whirl")].rest = 2
    shown = plain(t.state)
    assert "Ann 2 Lucky (house-made) (2 of 2 fish, acted, effect used, damage +1 this turn)" in shown
    assert "Ann 1 Whirl (house-made) (1 of 1 fish, moved, rests)" in shown
    assert "center (gives Ranged Attack): " in shown
    assert "south (Ann's base): Ann 0 Boss Bugle (house-made) (3 of 3 fish)" in shown
    assert "bench: 3 Skillet (house-made) (level 3), 4 Pebble (house-made) (level 2)" in shown
    assert "Data: house-made." in shown
    assert "Data: public secondary source." in shown
    own = Match.new("cat-battles", squad_1=OWN_SQUAD, seed=1)
    assert "Data: a player's own file." in plain(own.state)


def test_the_end_in_words(table: Tables) -> None:
    t = table().stand(pirozhki="north", oddeyes=("north", 1)).fish(1, box=0).rolls("2")
    t.play("attack pirozhki oddeyes", "stop")
    assert words.result(t.state, NAMES) == "Ann wins: Bob [x]'s Boss Oddeyes has no fish left."
    assert words.breakdown(t.state, NAMES) == [[("fish held by the Boss", 3)], [("fish held by the Boss", 0)]]
    assert plain(t.state).startswith("The game is over.")
    t.state.ending = Ending.DRAW
    assert "draw" in words.result(t.state, NAMES)
    assert len(words.component_names()) == GAME.component_count


def test_a_one_on_one_is_announced(table: Tables) -> None:
    t = table().stand(maro="south").fish(1, box=0).play("done")
    assert any("One on One!" in line for line in words.log(t.state, NAMES))
    assert "One on One." in plain(t.state)
    t.phase(Ask.START_PHASE, 0)
    assert words.status(t.state, NAMES) == "Ann: take 1 to 3 fish from your box."


def test_CB_91_in_a_one_on_one_nobody_is_asked_to_move(table: Tables) -> None:
    t = table().stand(maro="south")
    assert words.status(t.state, NAMES) == "Ann: move and attack with your cats, or end your turn."
    t.fish(1, box=0).play("done")
    assert (t.ask, words.status(t.state, NAMES)) == (
        Ask.MAIN_PHASE,
        f"{NAMES[1]}: attack with your Boss, or end your turn.",
    )


def test_unreachable_moves_have_a_reason() -> None:
    default = GAME.options.read({})
    rows = {text: GAME.moves[number] for text, number in GAME.moves.by_text.items()}
    assert unreachable(default, rows["play 5"]) == "No squad has that many Kittens."
    assert unreachable(default, rows["use 1 3"]) == "No such cat can pay so much."
    assert unreachable(default, rows["use 1 1"]) is None
    assert unreachable(default, rows["area center"]) == "No effect chooses an area."
    assert unreachable(default, rows["target 0"]) is None  # Pirozhki
    odd = GAME.options.read({"squad-1": "S02"})
    assert unreachable(odd, rows["target 0"]) == "No effect could strike that cat."
    assert unreachable(odd, rows["push 1 south"]) == "Nobody could move an opposing Kitten."
    assert unreachable(default, rows["push 1 south"]) is None
    assert bound(default) >= 300


def test_a_greedy_boss_without_a_target_says_what_is_missing(table: Tables) -> None:
    for squad, told in (("G01", "there is no Kitten to move"), ("S01", "there is nobody to strike")):
        t = table(squad, "S02").fish(0, dish=5).phase(Ask.START_PHASE).play("take 1")
        assert any(line.endswith(f"is a Greedy Boss, but {told}.") for line in words.log(t.state, NAMES))


def test_lists_end_with_and(table: Tables) -> None:
    assert "Front: Roadblock and Pushover." in words_of(table("G01"), "chatrap")
    assert "Front: none." in words_of(table("H01"), "skillet")


def words_of(t: Battle, name: str) -> str:
    """What is printed on a cat, without what it means."""
    text = naming.effects_text(t.state, t.cat(name))
    return re.sub(r" \([^)]*\)", "", text)


def test_all_that_a_greedy_boss_does_to_twelve_kittens_is_told() -> None:
    foe = "S02-05.01.02.03.04.G01-01.02.03.04.S01-01.03.04.H01-03"
    t = Battle(Twins("interpreted"), "S01", foe, territory="cat-cafe")
    for cat in range(SQUAD + 1, 2 * SQUAD):
        t.state.cats[cat].area, t.state.cats[cat].held = Area.SOUTH, 1
    t.fish(0, dish=5).phase(Ask.START_PHASE)
    player = t.state.players[1]
    player.box, player.trash = 0, 20 - 3 - 12
    GAME.interpreted.play(t.state, t.row("take 1"))
    told = words.log(GAME.interpreted.view(t.state, 0), ["Ann", "Ben"])
    gone = [cat for cat in range(SQUAD + 1, 2 * SQUAD) if t.state.cats[cat].area >= Area.BENCH]
    assert len(gone) == 12
    assert t.state.event_count < EVENTS
    for cat in gone:
        assert any(words.cat_name(t.state, cat) in line for line in told)


def test_the_table_numbers_cats_as_the_moves_do(table: Tables) -> None:
    """The Boss is number 0, Kittens count from 1: what stands beside a cat is what one types."""
    t = table().stand(pirozhki="south", sham="south")
    shown = text.table(GAME.interpreted.view(t.state, 0), 0, NAMES)
    assert "0 Boss Ekizo" in shown
    assert "1 Pirozhki" in shown
    assert "3 Sham" in shown
    assert GAME.moves.texts[t.row("attack ekizo sham")] == "attack 0 3"
    assert GAME.moves.texts[t.row("attack pirozhki oddeyes")] == "attack 1 0"
    position = Match.new("cat-battles", first="first", seed=1).position()
    assert "cats[1].area=south" in position  # the row of the Boss
