"""Given luck: the next rolls and draws are told, in tests and lessons."""

from __future__ import annotations

import json

import pytest

import nekoban
from nekoban.core import saves
from nekoban.core.catalogue import find_game
from nekoban.core.fairness import account
from nekoban.core.given_luck import GivenLuck
from nekoban.games._template.parts import Card


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
        ([7], "The luck given is 7, and here one of 1, 2, 3 is drawn"),
        ([1, 1], r"not used up: \[1\] is left"),
        (["one"], "a whole number or a list of them, not 'one'"),
        ([[1, 2]], "here one of 1, 2, 3 is drawn"),
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
    assert any("given by hand" in line for line in account(again))
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
