"""States in three parts: near, a match's own, and alike in all matches."""

from __future__ import annotations

import importlib.util

import numpy as np
import pytest

from nekoban.core import parted_kernels
from nekoban.core.busy import ALWAYS, NEAR_BYTES, accesses, near_fields
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import bind
from nekoban.core.gpu import NEVER, Gpu, Host, KernelForm, Phases, places_array
from nekoban.core.parting import ALIKE, NEAR, OWN, PARTS, Parting
from nekoban.core.record import Array, Record, Rows, many, public, secret
from nekoban.core.sorting import WARP
from tests import parted_on_cpu

MICE = find_game("mice")
CAN_BUILD = importlib.util.find_spec("numba_cuda") is not None
LUCKS = np.arange(1, 33) * 1_000_003


class Cat(Record):
    name: int = public.i32(kept=True)
    fish: int = public.i16()
    marks: Array = public.i8(3, kept=True, scratch=True)


class Table(Record):
    to_move: int = public.i8()
    lanes: Array = public.i8(2, 2, kept=True)
    cats: Rows = many(Cat, 3)
    deck: Array = secret.i16(5)


def test_every_field_lies_in_one_part() -> None:
    parting = Parting(Table, {"to_move", "cats.fish"})
    assert parting.where == {"to_move": NEAR, "lanes": ALIKE, "deck": OWN}
    assert parting.rows["cats"].where == {"name": ALIKE, "fish": NEAR, "marks": OWN}
    assert [piece.dtype.names for piece in parting.pieces] == [
        ("to_move", "cats"), ("cats", "deck"), ("lanes", "cats"),
    ]  # fmt: skip
    bytes_told = np.concatenate([piece.source[piece.source >= 0] for piece in parting.pieces])
    assert len(bytes_told) == len(set(bytes_told)) == 1 + 4 + 3 * (4 + 2 + 3) + 10


def test_what_is_written_between_two_looks_is_not_alike() -> None:
    assert Parting(Table, set()).rows["cats"].where["marks"] == OWN
    assert Parting(Table, {"cats.marks"}).rows["cats"].where["marks"] == NEAR


def test_a_field_stands_where_its_part_has_it() -> None:
    table, parting = Table(), Parting(Table, {"to_move", "cats.fish"})
    table.to_move, table.cats[2].fish, table.deck[4], table.lanes[1, 0] = 5, 300, 77, 9
    near, own, alike = (parting.split(part, table.bytes[None], np) for part in PARTS)
    pieces = [piece.dtype for piece in parting.pieces]
    seen = [
        rows.view(np.uint8)[0, : kind.itemsize].view(kind)[0]
        for rows, kind in zip((near, own, alike), pieces, strict=True)
    ]
    assert (seen[NEAR]["to_move"], seen[NEAR]["cats"][2]["fish"]) == (5, 300)
    assert (seen[OWN]["deck"][4], seen[ALIKE]["lanes"][1, 0]) == (77, 9)


@pytest.mark.parametrize("name", all_games(hidden=True))
def test_parts_make_the_whole_again(name: str) -> None:
    game = find_game(name)
    parting = Parting(game.state, {"to_move", "luck"})
    states = [game.interpreted.start(game.options.read(sample), 5).bytes for sample in game.samples()]
    whole = np.stack(states)
    back = np.zeros_like(whole)
    for part in PARTS:
        parting.join(part, parting.split(part, whole, np), back, np)
    assert (back == whole).all()
    assert parting.words(NEAR) % 2 == 1


@pytest.mark.parametrize("name", all_games(hidden=True))
def test_what_is_alike_follows_from_the_options(name: str) -> None:
    game = find_game(name)
    parting = Parting(game.state, set())
    for sample in game.samples():
        options = game.options.read(sample)
        states = [game.interpreted.start(options, luck) for luck in (1, 12345, 1 << 61)]
        for state in states[1:]:
            for _ in range(20):
                if state.to_move >= 0:
                    game.interpreted.play(state, game.interpreted.legal(state)[-1])
        rows = parting.split(ALIKE, np.stack([state.bytes for state in states]), np)
        assert (rows == rows[0]).all()


# --- what is read often


def test_accesses_are_counted() -> None:
    found = accesses(MICE)
    assert found["players.paw"] > found["winner"]
    assert found["to_move"] > 1
    assert "seats" in found
    assert not any(name.startswith("events.") and name not in EVENTS for name in found)


EVENTS = {f"events.{name}" for name in ("kind", "seat", "eyes", "a", "b", "c", "what")}


@pytest.mark.parametrize("most", [40, NEAR_BYTES])
def test_the_busiest_fields_lie_near(most: int) -> None:
    near = near_fields(MICE, most)
    assert {*ALWAYS, "players.paw"} <= near
    assert "key" not in near
    assert Parting(MICE.state, near).pieces[NEAR].dtype.itemsize <= most + 8


# --- the same bytes


@pytest.mark.parametrize("near", [frozenset({"to_move", "luck"}), None])
def test_rules_do_the_same_with_states_in_parts(near: frozenset[str] | None) -> None:
    """What a GPU is told of such a state, compiled for a CPU: new matches, choices, moves and keys."""
    near = (near or near_fields(MICE)) | {place.name for place in Host(MICE).places}
    for sample in MICE.samples():
        options = MICE.options.read(sample)
        twin = Gpu(MICE, Host(MICE))
        rows = np.ascontiguousarray(twin.start(LUCKS).T)
        phases = Phases(twin, rows, options.bytes)
        for _ in range(50):
            phases.decide(len(rows))
        states, keys = parted_on_cpu.wandered(MICE, near, LUCKS, options, 50)
        assert states.tobytes() == rows.tobytes()
        assert (keys == phases.order.keys).all()


def test_places_of_the_near_part_have_the_same_numbers() -> None:
    host = Host(MICE)
    parting = Parting(MICE.state, near_fields(MICE) | {place.name for place in host.places})
    state = MICE.interpreted.start(MICE.options.read({"players": 3}), 5)
    near = parting.split(NEAR, state.bytes[None], np).view(np.int8)[0]
    for old, new in zip(places_array(host), parting.places(host.places), strict=True):
        for seat in range(3):
            assert near[new[0] + seat * new[1]] == state.bytes.view(np.int8)[old[0] + seat * old[1]]


# --- for a GPU


SHARED, GLOBAL = 3, 1


@pytest.mark.skipif(not CAN_BUILD, reason="numba-cuda is not installed: pip install 'nekoban[gpu-build]'")
def test_kernels_are_built_that_read_near_numbers_from_shared_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    from nekoban.core import cuda_parted, gpu_build, gpu_parted

    parting = Parting(MICE.state, near_fields(MICE) | {place.name for place in Host(MICE).places})
    words = {"NEAR_WORDS": parting.words(NEAR), "ALIKE_WORDS": parting.words(ALIKE)}
    copies = {"copy_ahead": gpu_parted.copy_ahead, "await_copies": gpu_parted.await_copies}
    joined = gpu_parted.joined_with(parting, (SHARED, GLOBAL, GLOBAL))
    more = {"ROOM": len(MICE.moves) + 1, "joined": joined, **words, **copies}
    bound = {**bind(MICE, parted_kernels, more).bound, **gpu_build.names(0, MICE.seats)}
    texts = []
    real = gpu_build.GpuTwin.intermediate
    monkeypatch.setattr(
        gpu_build.GpuTwin, "intermediate", lambda *given: texts.append(real(*given)) or texts[-1]
    )
    for kernel in ("choose", "make"):
        twin = gpu_build.GpuTwin(cuda_parted, bound, "sm_90", NEVER, "-")
        form = KernelForm(f"{kernel}_held", WARP, 128)
        built = twin.build(form, parted_kernels.signatures()[kernel])
        assert 8 <= built.registers <= 128
        assert built.stack <= 64
        assert texts[-1].count("cp.async.ca.shared.global") >= 1
        assert texts[-1].count("ld.shared") > 10
