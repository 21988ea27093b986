"""Mauwi: what a page answers to somebody who plays for the first time."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import nekoban
from nekoban.core.guiding import outcomes
from nekoban.core.match import Match
from nekoban.games.mauwi.parts import Stage
from nekoban.games.mauwi.show import guide

NAMES = ["Ann", "Bob"]


def table(position: str) -> Match:
    return Match.from_position(f"mauwi players=2 | {position}", seed="guide", names=NAMES)


def outcome(match: Match, clicks: str) -> tuple[str, str]:
    return outcomes(match, match.view(0))[clicks]


@pytest.mark.parametrize(
    ("position", "clicks", "label", "sentence"),
    [
        ("1.hand=5,1,1,1 1.top=4", "card-5 seat-1-column-a", "friends\n+14", "Friends: 4 and 5 make 9."),
        ("1.hand=4,1,1,1 1.top=4", "card-4 seat-1-column-a", "fight\n+4", "Fight: one 4 becomes a nine"),
        ("1.hand=4,1,1,1 2.top=4", "card-4 seat-2-column-a", "attack\n+8?", "a nine with the 4 on top"),
        (
            "1.hand=5,1,1,1 2.top=4",
            "card-5 seat-2-column-a",
            "attack\n+18?",
            "if it is not defended, the 4 goes",
        ),
        ("1.hand=5,1,1,1", "card-5 seat-1-column-b", "+5", "Your column B then counts 5 instead of 0."),
        ("1.hand=5,1,1,1 1.nines=2", "card-5 seat-1-column-a", "−16", "counts 20 instead of 36."),
        (
            "1.hand=spirit,1,1,1 2.nines=2",
            "card-spirit seat-2-column-a",
            "them\n−36",
            "Bob's column A then counts 0 instead of 36.",
        ),
        (
            "1.hand=spirit,1,1,1 1.nines=1 1.top=spirit",
            "card-spirit seat-1-column-a",
            "+18",
            "Your column A then counts 18 instead of 0.",
        ),
        (
            "1.hand=joker,1,1,1 1.top=4",
            "card-joker seat-1-column-a combo-fight",
            "fight\n+4",
            "Fight: one 4 becomes a nine",
        ),
    ],
)
def test_each_target_says_what_would_happen_there(
    position: str, clicks: str, label: str, sentence: str
) -> None:
    found = outcome(table(position), clicks)
    assert found[0] == label
    assert sentence in found[1]


def test_an_attack_says_what_it_is_worth_and_what_the_column_counts_then() -> None:
    """MW-50: the nine, at the best place; without the 4 on top the attacked column counts more."""
    match = table("1.hand=5,1,1,1 1.nines=2 2.nines=1 2.top=4")
    assert outcome(match, "card-5 seat-2-column-a") == (
        "attack\n+36?",
        "Attack: if it is not defended, the 4 goes, and you gain a nine to place. "
        "At the best place your points change by +36. Bob's column A then counts 18 instead of 8.",
    )
    match = table("1.hand=5,1,1,1 1.nines=3,1,1,1 1.top=-,3,3,3 2.top=4")
    label, sentence = outcome(match, "card-5 seat-2-column-a")
    assert label == "attack"  # MW-38
    assert "You have no place for that: it would be lost." in sentence


def test_MW_53_giving_up_a_defence_says_what_the_column_counts_then() -> None:
    match = table("1.hand=5,1,1,1 2.hand=5,1,1,1 2.nines=1 2.top=4")
    match.play(["card-5", "seat-2-column-a"])
    assert guide.about(match.view(1), "button-give-up", NAMES) == [
        ("Your column A then counts 18 instead of 8.", ""),
        ("", "MW-53"),
    ]


def best_change(match: Match, clicks: str) -> int | None:
    """What a combo or an attack changes of one's points, if nobody defends and the gain is placed best."""
    game, seat = match.game, match.to_move
    assert seat is not None
    before = match.scores()[seat]
    trial = Match.from_position(match.position(), seed="trial", names=match.names)
    trial.play(clicks.split())
    while not trial.over and trial.states[-1].stage in (Stage.DEFEND, Stage.HELP):
        trial.play(["button-give-up"])
    if trial.to_move != seat or trial.states[-1].stage != Stage.PLACE:
        return None
    found = []
    for move in trial.legal():
        placed = Match.from_position(trial.position(), seed="trial", names=match.names)
        placed.play(list(game.moves.paths[move]))
        found.append(placed.scores()[seat] - before)
    return max(found)


@pytest.mark.parametrize("seed", range(6))
def test_what_a_combo_is_said_to_be_worth_is_what_it_brings(seed: int) -> None:
    """MW-33, 34: played out, against the sum that the page shows before the click."""
    match, checked, choose = nekoban.new("mauwi", players=2, seed=str(seed)), 0, random.Random(seed)
    while not match.over and checked < 25:
        seat = match.to_move
        if match.states[-1].stage == Stage.TURN:
            for clicks, (label, _) in outcomes(match, match.view(seat)).items():
                if "\n" in label and not label.startswith("them"):
                    said = int(label.split("\n")[1].strip("?").replace("−", "-").replace("±", ""))
                    assert best_change(match, clicks) == said, (clicks, label)
                    checked += 1
        match.play(choose.choice(match.legal()))
    assert checked


def placing(nines: str) -> Match:
    match = table(f"1.hand=5,1,1,1 1.nines={nines} 1.top=-,-,-,4")
    match.play(["card-5", "seat-1-column-d"])
    return match


def test_a_place_for_a_gain_says_what_its_column_counts_then_or_that_the_game_ends() -> None:
    assert outcome(placing("1,0,0,0"), "seat-1-column-a") == (
        "+18",
        "Your column A then counts 36 instead of 18.",
    )
    assert outcome(placing("2,3,3,0"), "seat-1-column-a")[0] == "end"


def test_MW_38_a_gain_without_a_place_is_said_to_be_lost() -> None:
    match = table("1.hand=5,1,1,1 1.nines=3,3,1,1 1.top=-,-,3,4")
    assert outcome(match, "card-5 seat-1-column-d")[0] == "friends\n+28"
    match = table("1.hand=5,1,1,1 1.nines=3,1,0,3 1.top=-,3,6,4")
    assert outcome(match, "card-5 seat-1-column-d")[0] == "gain lost"


def test_MW_11_a_nine_on_a_full_column_is_refused_for_its_true_reason() -> None:
    refusal = placing("3,1,0,0").why_not(["seat-1-column-a"])
    assert refusal is not None
    assert (refusal.clause, refusal.sentence) == ("MW-11", "A column holds at most three nines.")


def about(match: Match, thing: str) -> str:
    return " ".join(said for said, _ in guide.about(match.view(0), thing, NAMES) if said)


def test_a_column_says_its_worth_as_a_sum_and_what_lies_beneath() -> None:
    match = table("1.nines=1,3,0,0 1.top=-,4,-,7")
    assert about(match, "seat-1-column-a").startswith("9 × 2 = 18 points")
    assert about(match, "seat-1-column-b").startswith("4 × 2 × 2 × 2 = 32 points")
    assert "Without the card on top it counts 72 points: 3 nines." in about(match, "seat-1-column-b")
    assert about(match, "seat-1-column-b").endswith("Full: a column holds at most three nines.")
    assert about(match, "seat-1-column-c").startswith("Empty: it counts 0.")
    assert about(match, "seat-1-column-d").startswith("7 = 7 points")


@pytest.mark.parametrize("button", ["combo-friends", "combo-fight"])
def test_the_buttons_of_a_joker_say_when_they_matter(button: str) -> None:
    match = table("1.hand=joker,1,1,1")
    assert guide.about(match.view(0), button, NAMES) == [
        (
            "Needed only for a Joker: click the Joker, then a warrior, then Friends or Fight. "
            "With any other card the numbers decide.",
            "MW-36",
        )
    ]


def test_the_goal_tells_the_two_basics_and_the_end() -> None:
    goal = guide.goal(table("1.hand=1,1,1,1").view(0))
    for told in ("add up to 9 are friends", "the same number fight", "three columns of three nines"):
        assert told in goal


def drawn(match: Match, id: str) -> str:
    found = re.search(rf'<g[^>]*id="{id}".*?</g>', match.svg(0, "wide", faces=False))
    assert found is not None
    return found[0]


def test_MW_60_the_board_shows_how_near_the_end_is() -> None:
    match = table("1.nines=3,3,1,0 2.nines=1,0,0,0")
    assert "Ann: 2 of 3 columns with three nines. 3 of them end the game." in drawn(match, "full-0")
    assert drawn(match, "full-0").count("gold") == 2
    assert "gold" not in drawn(match, "full-1")


def test_the_draw_pile_does_not_look_like_nines_and_says_what_it_is() -> None:
    pile: Any = drawn(table("1.nines=1"), "draw-pile")
    assert "face-mauwi-nine" not in pile
    assert "each hand has four" in pile


@pytest.mark.parametrize(
    "thing", ["seat-0-column-a", "seat-9-column-a", "seat-3-column-d", "seat-1-column-x"]
)
def test_what_is_not_on_the_table_is_not_looked_up(thing: str) -> None:
    assert about(table("1.nines=1"), thing) == ""


def test_MW_55_whoever_is_asked_and_has_no_card_for_it_is_told_so() -> None:
    match = table("1.hand=4,1,1,1 2.hand=3,6,7,8 2.top=4")
    match.play(match.read(["card-4", "seat-2-column-a"]))
    said = guide.prompt(match.view(1), [], NAMES)
    assert said.endswith("You would need a 4 or a Joker to defend: give up.")
    match = table("1.hand=4,1,1,1 2.hand=4,6,7,8 2.top=4")
    match.play(match.read(["card-4", "seat-2-column-a"]))
    assert guide.prompt(match.view(1), [], NAMES).endswith("Defend with a 4 or a Joker, or give up?")
    match.play(match.read(["card-4"]))
    has_answer = any(path != ("button-give-up",) for path in match.paths())
    wanted = "Go on with a 4 or a Joker" if has_answer else "You would need a 4 or a Joker to go on"
    assert wanted in guide.prompt(match.view(0), [], NAMES)
