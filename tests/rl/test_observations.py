"""Observations: what a seat may see, as numbers with names, from the observer's chair."""

from __future__ import annotations

import random
from pathlib import Path
from types import SimpleNamespace

import numpy as np
import pytest

import nekoban.rl
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.encode import encode_row
from nekoban.core.luck import start_luck
from nekoban.core.observations import LIMITS, OBSERVER, Encoder, Layout, Run, beside, block_steps, joined
from nekoban.core.record import HIDDEN, NONE
from nekoban.core.seat_turning import Turning
from nekoban.core.seen import EVERYONE
from nekoban.core.turned_seats import EYES, turned_value
from tools.observation_pages import FOLDER, page

GAMES = list(all_games(hidden=True))
SEAT_BITS = 1 << np.arange(7)


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
def test_no_number_is_outside_its_bounds(name: str) -> None:
    """With every set of options, also where matches end."""
    for seed, options in enumerate(find_game(name).samples()):
        env = nekoban.rl.batch(name, 24, seed=seed, threads=1, auto_reset=False, **options)
        low, high = env.layout.bounds
        step = env.reset()
        for _ in range(150):
            outside = (step.observations < low) | (step.observations > high)
            if outside.any():
                place = int(np.argwhere(outside)[0, 1])
                pytest.fail(f"{named_at(env.layout, place)}: {step.observations[outside][0]}, {options}")
            step = env.step(env.sample())


def named_at(layout: Layout, place: int) -> str:
    return next(slot.name for slot in layout.slots if place in range(layout.size)[slot.slice])


def test_bounds_are_what_a_field_declares_or_its_kind_says() -> None:
    layout = Layout("mauwi", 3)
    found = {slot.name: (slot.low, slot.high) for slot in layout.slots}
    assert found["observer"] == (0, 2)
    assert found["to_move"] == (NONE, 2)  # a seat
    assert found["players.hand"] == (NONE, 12)  # an enum
    assert found["players.nines"] == (0, 3)  # declared
    assert Layout("iwari", 2)["players.hand"].low == HIDDEN
    assert Layout("cat-battles", 2)["cats.more"].high == 127  # by its width
    places, rows = (Layout("cat-battles", 2)[name].high for name in ("cats.area", "attacker"))
    assert (places, rows) == (8, 25)


@pytest.mark.parametrize("name", GAMES)
def test_a_one_hot_observation_holds_the_same_between_0_and_1(name: str) -> None:
    """From its columns every number can be read again."""
    env = nekoban.rl.batch(name, 16, seed=3, threads=1)
    to_network = nekoban.rl.OneHot(env.layout)
    step = env.reset()
    for _ in range(60):
        step = env.step(env.sample())
    made = to_network(step.observations)
    assert made.shape == (16, to_network.size)
    assert made.dtype == np.float32
    assert made.min() == 0
    assert made.max() == 1
    for slot in env.layout.slots:
        columns = made[:, to_network[slot.name]].reshape(16, slot.count, -1)
        numbers = step.observations[:, slot.slice]
        if slot.turned == EYES:
            read, numbers = columns @ SEAT_BITS[: columns.shape[2]], seats_among(numbers, env.players)
        elif slot.turned or slot.of is not None:
            assert (columns.sum(axis=2) == 1).all()
            read = columns.argmax(axis=2) + slot.low
        else:
            hidden = columns[:, :, 1:]
            read = np.where(
                hidden.any(axis=2),
                hidden.argmax(axis=2) + slot.low if slot.low else 0,
                columns[:, :, 0] * slot.high,
            )
        assert np.allclose(read, numbers, atol=slot.high * 1e-6), slot.name


def seats_among(eyes: np.ndarray, players: int) -> np.ndarray:
    """Which of those who play are among these eyes: of EVERYONE all of them."""
    return eyes.astype(int) & ((1 << players) - 1)


def test_one_hot_columns_of_sets_of_seats_and_of_capped_numbers() -> None:
    game = find_game("mice").with_parts(turning=SimpleNamespace(TURNING=Turning(eyes=("heap",))))
    layout = Layout(game, 3)
    to_network = nekoban.rl.OneHot(layout)
    seen = np.zeros(layout.size, np.float32)
    seen[layout["heap"].slice] = 0b101
    assert to_network(seen)[to_network["heap"]].tolist() == [1, 0, 1]
    seen[layout["heap"].slice] = EVERYONE
    assert to_network(seen)[to_network["heap"]].tolist() == [1, 1, 1]
    with pytest.raises(ValueError, match="float32, which are not capped; these are int8"):
        to_network(seen.astype(np.int8))
    with pytest.raises(LookupError, match="no field 'hands'"):
        to_network["hands"]


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
        Run(1, size - 3, 4, 1, 1, False),
        Run(layout.size - 1, 0, 2, 1, 1, False),
        Run(1, 0, 1, 8, 8, False),
        Run(1, size - 2, 2, 2, 2, False),
        Run(1, size - 9, 2, 1, 9, False),
        Run(1, 1, 1, 2, 2, False),
        Run(1, 0, 2, 2, 3, False),
    ):
        with pytest.raises(IndexError, match="Observations of Mice cannot hold"):
            layout.checked(run)
    assert layout.checked(Run(1, size - 4, 4, 1, 1, False))
    assert layout.checked(Run(1, size - 10, 2, 1, 9, False))


@pytest.mark.parametrize("name", all_games())
def test_a_layout_for_more_players_than_can_play_is_refused(name: str) -> None:
    most = find_game(name).options.form()[0]["high"]
    nekoban.rl.Layout(name, most)
    with pytest.raises(nekoban.OptionError, match=f"a number from .* to {most}, not {most + 1}"):
        nekoban.rl.Layout(name, most + 1)


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
    if find_game(name).status != "verified" and not file.is_file():
        pytest.skip("only a verified game must have a page")
    assert file.read_text(encoding="utf-8") == page(find_game(name))
    assert isinstance(file, Path)


def told_one_by_one(
    layout: Layout, state: np.ndarray, view: np.ndarray, seat: int, low: int, high: int
) -> list[int]:
    """An observation number by number: closed ones from the view, others from the state."""
    kinds = {place: slot.turned for slot in layout.slots for place in range(*slot.ends)}
    made = [seat] * layout.size
    for run in layout.runs_of(seat):
        record = view if run.closed else state
        for index in range(run.count):
            place = run.place + index * run.distance
            number = int.from_bytes(record[place : place + run.width].tobytes(), "little", signed=True)
            number = min(max(number, low), high)
            made[run.to + index] = (
                layout.turned(kinds[run.to], seat, number) if -129 < number < 128 else number
            )
    return made


@pytest.mark.parametrize("number", ["int8", "float32"])
@pytest.mark.parametrize("name", GAMES)
def test_numbers_moved_together_are_those_moved_one_by_one(name: str, number: str) -> None:
    """Whatever a record holds, and whoever looks: what steps write beyond a field is written over, and what
    may be hidden is never read from the state itself. The plain functions do the same as machine code, and
    so does the plan of a machine that moves one number at a time.
    """
    game, chance, limits = find_game(name), np.random.default_rng(6), LIMITS[number]
    for players in sorted({game.options.read(options).players for options in game.samples()}):
        layout = Layout(game, players)
        state, view = chance.integers(0, 256, (2, game.state.dtype.itemsize), np.uint8)
        for seat in range(players):
            expected = told_one_by_one(layout, state, view, seat, *limits)
            for plan in (layout.single_plan, layout.plan):
                plain = np.zeros((3, layout.size), number)
                encode_row(state.view(np.uint64), view.view(np.uint64), seat, *plan, plain, 1, *limits)
                assert plain[1].tolist() == expected
                assert not plain[0].any()
                assert not plain[2].any()
            encode_row(state.view(np.uint64), state.view(np.uint64), seat, *layout.plan, plain, 2, *limits)
            assert np.array_equal(Encoder(layout, number).encode_bytes(state, seat), plain[2])


@pytest.mark.parametrize("name", GAMES)
def test_a_machine_that_moves_one_number_at_a_time_writes_each_once(name: str) -> None:
    game = find_game(name)
    layout = Layout(game, game.options.read(game.samples()[0]).players)
    for seat in range(layout.players):
        steps = layout.single_plan.steps[seat]
        written = [to + index for to, _, count, *_ in steps.tolist() for index in range(count)]
        assert sorted(written) == [*range(1, layout.size)]


def test_sixteen_bytes_at_a_time_never_reach_what_was_written_before() -> None:
    """Behind an open field of a few bytes comes a closed one: its numbers are there already."""
    layout = Layout("nine-lives", 2)
    closed = {place for run in layout.runs_of(0) if run.closed for place in range(run.to, run.to + run.count)}
    sixteen, single = layout.pieces([Run(min(closed) - 2, 40, 2, 1, 1, False)], closed=False)
    assert (sixteen, len(single)) == ([], 2)
    sixteen, single = layout.pieces([Run(max(closed) + 1, 40, 2, 1, 1, False)], closed=False)
    assert (len(sixteen), single) == (1, [])
    sixteen, single = layout.pieces([Run(layout.size - 2, 40, 2, 1, 1, False)], closed=False)
    assert (sixteen, len(single)) == ([], 2)


def test_fields_of_the_same_rows_are_moved_as_a_block() -> None:
    rows = [Run(40 + 26 * field, 78 + field, 13, 1, 36, False) for field in range(10)]
    assert [len(block) for block in beside(rows)] == [8, 2]
    steps = list(block_steps(beside(rows)[0]))
    assert [(step.to, step.place, step.count, step.across) for step in steps] == [
        (40, 78, 8, 26),
        (45, 78 + 5 * 36, 8, 26),  # the second overlaps the first
    ]


def test_only_what_stays_in_its_place_for_every_observer_is_put_together() -> None:
    first, second = Run(1, 8, 4, 1, 1, turns=False), Run(5, 12, 2, 1, 1, turns=False)
    assert joined([first, second]) == [first._replace(count=6)]
    for other in (second._replace(turns=True), second._replace(place=13), second._replace(width=2)):
        assert joined([first, other]) == [first, other]
