"""A game in which players look at each other's cards: laws, learners, networks and taking back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

import pytest

from nekoban.adding.turning import Unturned, check_turning
from nekoban.core import laws
from nekoban.core.game import Game
from nekoban.core.match import Match
from nekoban.core.record import HIDDEN
from nekoban.core.seat_turning import Turning
from nekoban.core.undo import UndoError
from tests import test_networks
from tests.peeking import NAME, peeking_game
from tests.rl import test_observations

# What is asked there of every game.
ASKED: dict[str, Callable[[str], None]] = {
    "layout": partial(
        test_observations.test_every_number_stands_where_the_layout_says_as_the_observer_counts, kept=False
    ),
    "bounds": test_observations.test_no_number_is_outside_its_bounds,
    "one-hot": test_observations.test_a_one_hot_observation_holds_the_same_between_0_and_1,
    "hidden": test_observations.test_what_a_seat_may_not_see_changes_nothing_in_its_observation,
    "moved": partial(test_observations.test_numbers_moved_together_are_those_moved_one_by_one, number="int8"),
    "read": (
        test_networks.test_every_changing_number_of_an_observation_is_read_and_of_lists_the_first_ones_twice
    ),
    "names": test_networks.test_every_name_has_a_word_of_its_own,
    "words": test_networks.test_words_of_different_numbers_are_different_but_in_a_heap,
    "spread": test_networks.test_an_observation_of_fewer_seats_is_spread_by_the_names_of_its_fields,
}


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game]:
    with peeking_game(tmp_path_factory.mktemp("peeking")) as found:
        yield found


def test_the_laws_hold(game: Game) -> None:
    assert laws.run(game, games=6).games == 6


def test_a_set_of_seats_that_does_not_turn_is_found(game: Game) -> None:
    assert check_turning(game) > 0
    unturned = game.with_parts(turning=type(game.parts["turning"])(TURNING=Turning()))
    with pytest.raises(Unturned, match=r"players\.seen"):
        check_turning(unturned)


@pytest.mark.parametrize("question", ASKED)
def test_what_learners_ask_of_every_game_holds(game: Game, question: str) -> None:
    ASKED[question](game.name)


# --- taking back


def peeked(text: str) -> Match:
    """A match from a position in which the first seat has looked at the second one's paw."""
    match = Match.from_position(f"{NAME} {text}", seed="peek")
    assert match.view(0).players[1].paw == HIDDEN
    match.play("peek 2")
    assert match.view(0).players[1].paw == match.state.players[1].paw
    return match


def test_a_peek_cannot_be_taken_back(game: Game) -> None:
    match = peeked("players=2 | heap=9 1.paw=two 1.has_paw=1 1.taken=12 2.has_paw=1")
    with pytest.raises(UndoError, match="revealed"):
        match.undo()
    laws.check_undo(match, 0)


def test_a_peek_at_a_card_that_is_the_same_in_every_world_cannot_be_taken_back(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Which worlds are imagined must not decide whether a look at a card counts."""
    match = peeked("players=2 | heap=9 1.paw=two 1.has_paw=1 1.taken=12 2.has_paw=1")
    before = match.past[-1]
    monkeypatch.setattr(match.engine, "imagine", lambda view, luck: before.twin())
    with pytest.raises(UndoError, match="revealed"):
        match.undo()
    laws.check_undo(match, 0)


def test_a_mouse_can_be_taken_back_by_whoever_has_peeked_before(game: Game) -> None:
    match = peeked("players=2 | heap=9 1.paw=two 1.has_paw=1 1.taken=12 2.has_paw=1")
    match.play("one")
    before = match.state.twin()
    match.play("one")
    match.undo()
    assert match.state == before


def test_what_is_only_said_in_the_account_of_a_move_is_revealed_too(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rules that whisper the card and keep no record of who has seen it."""
    match = peeked("players=2 | heap=9 1.paw=two 1.has_paw=1 1.taken=12 2.has_paw=1")
    view: Any = match.engine.view

    def unkept(state: Any, seat: int) -> Any:
        shown = view(state, seat)
        if seat == 0:
            shown.players[1].paw = HIDDEN
        return shown

    monkeypatch.setattr(match.engine, "view", unkept)
    with pytest.raises(UndoError, match="revealed"):
        match.undo()
