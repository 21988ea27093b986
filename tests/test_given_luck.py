"""Given luck: the next rolls and draws are told, in tests and lessons."""

from __future__ import annotations

import json
from typing import Any

import pytest

import nekoban
from nekoban.core import saves
from nekoban.core.catalogue import find_game
from nekoban.core.fairness import account
from nekoban.core.given_luck import GivenLuck
from nekoban.games._template.parts import Card
from nekoban.games.cat_battles.parts import Face
from nekoban.games.nine_lives.parts import LifeCard
from nekoban.web.lessons import chapter_steps


def dealt(*cards: int) -> nekoban.Match:
    return nekoban.new("mice", players=2, seed=1, luck=cards)


def test_the_set_up_draws_what_was_given() -> None:
    match = dealt(Card.THREE, Card.ONE)
    assert [player.paw for player in match.state.players[:2]] == [3, 1]


def test_a_move_draws_what_was_given_and_chance_goes_on() -> None:
    match = dealt(3, 1)
    match.play("paw three", luck=[2])
    assert match.state.players[0].paw == 2
    match.play("paw one")
    assert match.state.players[1].paw in (1, 2, 3)


@pytest.mark.parametrize(
    ("luck", "said"),
    [
        ([7], "The luck given is 7, and here one of one, two, three is drawn"),
        ([1, 1], r"not used up: \[1\] is left"),
        (["four"], "The luck given is 'four', and here one of one, two, three is drawn"),
        ([1.5], "a name, a whole number or a list of them, not 1.5"),
        (["one" * 20], "a name, a whole number or a list of them"),
        ([[1, 2]], "here one of one, two, three is drawn"),
        ("one", "as a list"),
    ],
)
def test_luck_that_cannot_be_is_refused_and_changes_nothing(luck: object, said: str) -> None:
    match = dealt(3, 1)
    before = match.position()
    with pytest.raises(nekoban.NotationError, match=said):
        match.play("paw three", luck=luck)  # type: ignore[arg-type]
    assert match.position() == before
    assert match.ply == 0


def test_a_save_keeps_the_luck_and_its_verification_says_so() -> None:
    match = dealt(3, 1)
    match.play("paw three", luck=[2])
    again = nekoban.Match.from_save(json.loads(saves.write_save(match.to_save())))
    assert again.state == match.state
    told = list(account(again))
    assert "luck was given by hand" in told[0]
    assert "The seed did NOT deal this match" in told[0]
    assert not any("seed deals" in line or again.commitment in line for line in told)
    match.undo(bots=[1])
    assert list(match.given) == [0]
    assert not any("given by hand" in line for line in account(nekoban.new("mice", seed=1)))


def test_a_roll_and_an_order_can_be_given() -> None:
    given = GivenLuck(find_game("mice"), [4, [3, 1, 2]])
    state = find_game("mice").state()
    cards = [1, 2, 3, 9]
    assert given.roll(state, 6) == 4
    given.shuffle(state, cards, 3)
    assert cards == [3, 1, 2, 9]


def test_what_is_drawn_is_called_by_its_name() -> None:
    match = nekoban.new("mice", players=2, seed=1, luck=["three", "One"])
    assert [player.paw for player in match.state.players[:2]] == [3, 1]
    match.play("paw three", luck=["two"])
    assert match.state.players[0].paw == 2
    again = nekoban.Match.from_save(json.loads(saves.write_save(match.to_save())))
    assert again.state == match.state


def test_who_is_rolled_is_called_by_the_seat() -> None:
    hands = ["joker", "5", "spirit", "8"] * 3
    match = nekoban.new("mauwi", players=3, seed=1, luck=[*hands, "seat-3"])
    assert match.to_move == 2
    assert [match.state.players[seat].hand.tolist() for seat in range(3)] == [[9, 5, 0, 8]] * 3
    with pytest.raises(nekoban.NotationError, match="here one of seat-1, seat-2, seat-3 is rolled"):
        nekoban.new("mauwi", players=3, seed=1, luck=[*hands, "seat-4"])


@pytest.mark.parametrize(
    ("game", "given", "options"),
    [("iwari", [0] * 3, {}), ("nine-lives", [0] * 52, {"shuffle_all": True})],
)
def test_a_roll_with_as_many_sides_as_players_is_no_seat_unless_one_is_rolled(
    game: str, given: list[int], options: dict[str, Any]
) -> None:
    """IW-04: a mountain has two places. NL-56: the last two lives that are shuffled. Two people play."""
    with pytest.raises(nekoban.NotationError, match="'seat-1', and here a number from 0 to 1 is rolled"):
        nekoban.new(game, players=2, seed=1, luck=[*given, "seat-1"], **options)


def test_IW_05_the_starting_player_is_named_after_the_mountains() -> None:
    assert nekoban.new("iwari", players=2, seed=1, luck=[0, 1, 0, 1, "seat-2"]).state.starter == 1
    assert nekoban.new("iwari", players=5, seed=1, luck=[0, "seat-5"]).state.starter == 4


def test_NL_06_the_first_Kittyking_is_named_after_the_hands() -> None:
    hands = ["circle-1", "square-2", "triangle-3", "star-4", "star-5", "star-6"]
    assert nekoban.new("nine-lives", players=2, seed=1, luck=[*hands, "seat-2"]).state.kittyking == 1


def test_an_order_is_given_by_names() -> None:
    game = find_game("nine-lives")
    given = GivenLuck(game, [["siamese-2", "siamese-1"], ["siamese-2"], [0, 1]])
    cards = [int(LifeCard["SIAMESE_1"]), int(LifeCard["SIAMESE_2"]), 9]
    given.shuffle(game.state(), cards, 2)
    assert cards == [LifeCard["SIAMESE_2"], LifeCard["SIAMESE_1"], 9]
    with pytest.raises(
        nekoban.NotationError, match=r"\['siamese-2'\], and siamese-2, siamese-1 are shuffled"
    ):
        given.shuffle(game.state(), cards, 2)


def test_a_roll_without_names_says_which_numbers_there_are() -> None:
    given = GivenLuck(find_game("mice"), ["six"])
    with pytest.raises(nekoban.NotationError, match="'six', and here a number from 0 to 5 is rolled"):
        given.roll(find_game("mice").state(), 6)


# --- what is rolled and drawn in each game

ATTACK = (
    "cat-battles players=2 first=first | phase=main-phase turn=5 1.box=14 2.box=15 cats[1].held=3"
    " cats[1].area=south cats[2].held=3 cats[2].area=center cats[14].held=3 cats[14].area=north"
    " cats[18].held=2 cats[18].area=center"
)
DRAW = (
    "iwari/2 players=3 | 1.hand=0,2,0,1 2.hand=1,0,1,0,1 3.hand=1,0,1,1 mountain=0,1,0,0,1,0*4,1"
    " display=1,1,0,1,1 deck=8,7,7,6,6"
)
THEFT = (
    "nine-lives/2 players=2 powers=siamese-9:thief,ragdoll-2:none | 1.hand=star-2,square-5 1.chosen=0"
    " 1.lives=siamese-1,siamese-2,siamese-3,siamese-4,siamese-5,siamese-6,siamese-7,siamese-8,siamese-9"
    " 2.hand=triangle-6,circle-4 2.chosen=0"
    " 2.lives=munchkin-1,munchkin-2,munchkin-3,munchkin-4,munchkin-5,munchkin-6,munchkin-7"
    ",munchkin-8,munchkin-9"
    " round_count=1 turn_count=1"
)


@pytest.mark.parametrize("face", list(Face))
def test_CB_05_the_die_shows_the_face_that_is_named(face: Face) -> None:
    match = nekoban.Match.from_position(ATTACK, seed=1)
    match.play("attack 1 4", luck=[face.name.lower().replace("_", "-")])
    assert match.state.dice[0] == face
    with pytest.raises(
        nekoban.NotationError, match="here one of one-damage, two-damage, no-damage, sleep is rolled"
    ):
        nekoban.Match.from_position(ATTACK, seed=1).play("attack 1 4", luck=["three-damage"])


def test_CB_13_who_begins_is_named() -> None:
    for seat in (1, 2):
        assert nekoban.new("cat-battles", seed=1, luck=[f"seat-{seat}"]).to_move == seat - 1


def test_IW_20_the_card_of_the_deck_is_named() -> None:
    match = nekoban.Match.from_position(DRAW, seed=1)
    match.play("discard forest")
    before = match.state.players[0].hand.tolist()
    match.play("deck", luck=["desert"])
    after = match.state.players[0].hand.tolist()
    assert [new - old for new, old in zip(after, before, strict=True)] == [0, 0, 0, 0, 1]


def test_MW_21_the_card_that_is_drawn_is_named() -> None:
    match = nekoban.Match.from_position("mauwi players=2 | 1.hand=1,2,3,4", seed=1)
    match.play("1 1a", luck=["joker"])
    assert 9 in match.state.players[0].hand.tolist()


def test_NP_68_the_stolen_card_is_named() -> None:
    match = nekoban.Match.from_position(THEFT, seed=1)
    match.play("star-2 at start")
    match.play("steal from 2", luck=["circle-4"])
    assert match.state.players[1].hand_count == 1
    assert "circle-4" in match.position(0)


def test_a_lesson_says_what_is_rolled() -> None:
    script: Any = {
        "title": "A lesson", "names": ["Ann", "Ben"],
        "chapter": [{"title": "One", "position": ATTACK, "step": [
            {"say": "Attack.", "move": "attack 1 4", "luck": ["sleep"]}, {"say": "Sleep."},
        ]}],
    }  # fmt: skip
    steps = chapter_steps(find_game("cat-battles"), script, script["chapter"][0], "wide")
    assert "Sleep" in steps[1]["picture"]
