"""Observations: what a seat may see, as numbers with names, from the observer's chair."""

from __future__ import annotations

import random
from pathlib import Path

import numpy as np
import pytest

import nekoban.rl
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.luck import start_luck
from nekoban.core.observations import OBSERVER, Encoder, Layout, Run
from nekoban.core.turned_seats import turned_value
from tools.observation_pages import FOLDER, page

GAMES = list(all_games(hidden=True))


def some_states(name: str, count: int = 3):
    """States from the middle of random matches, with every kind of table."""
    game = find_game(name)
    chance = random.Random(4)
    for number, options in enumerate(game.samples()[:8]):
        state = game.engine.start(game.options.read(options), start_luck(number))
        for _ in range(chance.randrange(20, 80)):
            if state.to_move >= 0:
                game.engine.play(state, chance.choice(game.engine.legal(state)))
        yield state


def expected(layout: Layout, view, seat: int, name: str) -> np.ndarray:
    """A field's numbers, read from the record itself and turned one by one."""
    slot = layout[name]
    if name == OBSERVER:
        return np.array(seat)
    head, _, tail = name.partition(".")
    raw = view.array[head][0]
    values = np.array(raw[tail] if tail else raw, np.int64)
    if tail:
        source = next(source for source in layout.sources if source.name == name)
        owned = source.block * layout.players
        values = np.concatenate(
            [np.roll(values[:owned], -seat * source.block, axis=0), values[owned : source.rows]]
        )
    if slot.turned:
        turn = np.vectorize(
            lambda value: turned_value(layout.game, layout.players, slot.turned, seat, int(value))
        )
        values = turn(values)
    return values


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("kept", [False, True])
def test_every_number_stands_where_the_layout_says_as_the_observer_counts(name: str, kept: bool) -> None:
    game = find_game(name)
    for state in some_states(name):
        layout = Layout(game, state.seats, kept)
        for number in ("float32", "int8"):
            encoder = Encoder(layout, number)
            for seat in range(state.seats):
                view = game.engine.view(state, seat)
                flat = encoder.encode(view, seat)
                named = layout.named(flat)
                for slot in layout.slots:
                    values = expected(layout, view, seat, slot.name).clip(*encoder.limits)
                    assert np.array_equal(named[slot.name], values.astype(number)), (slot.name, seat)


@pytest.mark.parametrize("name", GAMES)
def test_the_layout_has_no_gap_and_no_overlap(name: str) -> None:
    for players in range(*[find_game(name).options.form()[0][end] for end in ("low", "high")]):
        layout = Layout(find_game(name), players)
        covered = np.zeros(layout.size, int)
        for slot in layout.slots:
            covered[slot.slice] += 1
        assert (covered == 1).all()


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_may_not_see_changes_nothing_in_its_observation(name: str) -> None:
    game = find_game(name)
    for state in some_states(name):
        encoder = Encoder(Layout(game, state.seats))
        for seat in range(state.seats):
            view = game.engine.view(state, seat)
            other = game.engine.imagine(view, start_luck(99))
            seen = encoder.encode(game.engine.view(other, seat), seat)
            assert np.array_equal(encoder.encode(view, seat), seen)


def test_a_plan_that_leads_outside_a_record_or_an_observation_is_refused() -> None:
    layout = Layout("mice", 2)
    size = layout.game.state.dtype.itemsize
    for run in (
        Run(1, size - 3, 4, 0),
        Run(layout.size - 1, 0, 2, 0),
        Run(1, 0, 1, 3),
        Run(1, size - 2, 2, 1),
    ):
        with pytest.raises(IndexError, match="Observations of Mice cannot hold"):
            layout.checked(run)
    assert layout.checked(Run(1, size - 4, 4, 0))


def test_an_observer_who_does_not_sit_there_is_refused() -> None:
    game = find_game("mice")
    encoder = Encoder(Layout(game, 2))
    view = game.engine.view(next(some_states("mice")), 0)
    for seat in (2, -1):
        with pytest.raises(IndexError, match="no such observer"):
            encoder.encode(view, seat)


def test_the_observer_is_seat_0_and_its_hand_comes_first() -> None:
    env = nekoban.rl.batch("mauwi", 64, players=3, seed=2)
    for _ in range(10):
        env.reset() if _ == 0 else env.step(env.sample())
        named = env.named()
        assert (named["to_move"] == 0).all()
        assert (named["players.hand"][:, 0] != -1).all()
        assert (named["players.hand"][:, 1:] == -1).all() or env.states["players"]["origin"].any()
        assert np.array_equal(named[OBSERVER], env.shown.to_move)


def test_names_need_no_copy_and_an_unknown_one_is_answered_with_those_there_are() -> None:
    env = nekoban.rl.batch("mauwi", 3, players=2, seed=2)
    env.reset()
    assert np.shares_memory(env.named(), env.shown.observations)
    with pytest.raises(LookupError, match=r"no field 'hands'. There are: observer, to_move, "):
        env.layout["hands"]


@pytest.mark.parametrize("name", GAMES)
def test_the_page_of_the_encoding_says_what_the_layout_is(name: str) -> None:
    file = FOLDER / f"{name}.md"
    assert file.read_text(encoding="utf-8") == page(find_game(name))
    assert isinstance(file, Path)
