"""NL-55 and NL-56 show shuffled life cards to all. Quick luck told hands by them; keyed luck tells none."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nekoban.core.match import Match
from nekoban.core.notation import FORMAT, QUICK_FORMAT
from nekoban.core.seeds import read_seed
from nekoban.games.nine_lives import GAME
from nekoban.games.nine_lives.parts import LIFE_CARDS, LIVES, STARTING_HAND
from tests.chances import likely_luck
from tests.lattice import luck_before

MATCHES = 10
OPTIONS = GAME.options.read({"players": 6, "shuffle-all": True})
OWN = GAME.options.read({"players": 6, "shuffle-own": True})


def shuffling_rolls(view: Any) -> list[tuple[int, int]]:
    """The rolls that brought the life cards of all seats into their order, as anybody can work them out."""
    cats = [int(cat) for cat in OPTIONS.record.cats]
    cards = [cat * LIVES + life for cat in cats for life in range(LIVES)]
    shown = [int(card) for player in view.players for card in player.lives]
    rolls = []
    for last in range(LIFE_CARDS - 1, 0, -1):
        other = cards.index(shown[last])
        cards[last], cards[other] = cards[other], cards[last]
        rolls.append((last + 1, other))
    assert cards == shown
    return rolls


def hands(state: Any) -> list[list[int]]:
    return [player.hand.tolist() for player in state.players]


def told_by_lives(format: int, number: int) -> bool:
    """Whether what a spectator sees at the start tells all hands."""
    match = Match(GAME, OPTIONS, read_seed(f"attack {number}"), format=format)
    luck = luck_before(shuffling_rolls(match.view()))
    if luck is None:
        return False
    return hands(GAME.interpreted.start(OPTIONS, luck)) == hands(match.state)


@pytest.mark.long
def test_NL_56_shuffled_lives_told_all_hands_in_matches_of_the_first_format() -> None:
    assert sum(told_by_lives(QUICK_FORMAT, number) for number in range(MATCHES)) == MATCHES


@pytest.mark.long
def test_NL_56_shuffled_lives_tell_no_hand() -> None:
    assert sum(told_by_lives(FORMAT, number) for number in range(MATCHES)) == 0


# --- a whole game ---------------------------------------------------------------------------------


def told_over_a_game(format: int, number: int) -> tuple[int, int]:
    """Hidden cards that are told rightly to seat 1, and to how many views it looked, to the end of a game.

    A luck that fits what lies open is followed from move to move, as long as the seat sees what it says.
    """
    match, chance = Match(GAME, OPTIONS, read_seed(f"game {number}"), format=format), random.Random(number)
    views = [match.view(0)]
    while not match.over:
        match.play(chance.choice(match.legal()))
        views.append(match.view(0))
    told, engine = 0, GAME.interpreted
    luck = luck_before(shuffling_rolls(views[0]))
    world = None if luck is None else engine.start(OPTIONS, luck)
    for ply, view in enumerate(views):
        if world is None or engine.view(world, 0) != view:
            break
        guessed, hidden = hands(world), hands(match.states[ply])
        told += sum(
            card >= 0 for seat in range(1, 6) if guessed[seat] == hidden[seat] for card in hidden[seat]
        )
        if ply < match.ply:
            engine.play(world, match.played[ply])
    return told, len(views)


def test_NL_56_over_a_whole_game_quick_luck_tells_hidden_cards_and_keyed_luck_none() -> None:
    told, looked = told_over_a_game(QUICK_FORMAT, 0)
    assert told >= 5 * STARTING_HAND, "three cards of each other player"
    assert looked > 50
    told, looked = told_over_a_game(FORMAT, 0)
    assert told == 0
    assert looked > 50


# --- each cat's own lives -------------------------------------------------------------------------


def own_rolls(view: Any) -> list[tuple[int, int]]:
    """The rolls that brought each cat's nine lives into their order: few sides, so few bits each."""
    rolls = []
    for player in view.players:
        shown = [int(card) for card in player.lives]
        cards = sorted(shown)
        for last in range(LIVES - 1, 0, -1):
            other = cards.index(shown[last])
            cards[last], cards[other] = cards[other], cards[last]
            rolls.append((last + 1, other))
    return rolls


def told_by_own_lives(format: int, number: int) -> bool:
    match = Match(GAME, OWN, read_seed(f"attack {number}"), format=format)
    luck = likely_luck(own_rolls(match.view()))
    return luck is not None and hands(GAME.interpreted.start(OWN, luck)) == hands(match.state)


@pytest.mark.long
def test_NL_55_each_cats_lives_told_all_hands_in_matches_of_the_first_format() -> None:
    assert sum(told_by_own_lives(QUICK_FORMAT, number) for number in range(MATCHES)) >= MATCHES - 1


@pytest.mark.long
def test_NL_55_each_cats_lives_tell_no_hand() -> None:
    assert sum(told_by_own_lives(FORMAT, number) for number in range(MATCHES)) == 0
