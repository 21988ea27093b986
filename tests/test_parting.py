"""States in three parts: near, a match's own, and alike in all matches."""

from __future__ import annotations

import importlib.util
from collections.abc import Collection
from contextlib import nullcontext
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from nekoban.core import cuda_parted, gpu, gpu_phases, laws
from nekoban.core.busy import ALL_NEAR, ALWAYS, NEAR_BYTES, accesses, field_sizes, near_fields
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.core.gpu import Gpu, Host
from nekoban.core.gpu_phases import GpuError, PartedPhases, places_array
from nekoban.core.luck import KEYED, start_luck
from nekoban.core.parting import ALIKE, NEAR, OWN, PARTS, Parting
from nekoban.core.record import Array, Record, Rows, many, public, secret
from nekoban.core.sorting import WARP
from tests import parted_on_cpu

MICE = find_game("mice")
CAN_BUILD = importlib.util.find_spec("numba_cuda") is not None
LUCKS = [int(luck) for luck in np.arange(1, 33) * 1_000_003]
DECISIONS, MIXED = 300, 3  # of each match; sets of options of matches that are played together


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


def test_the_busiest_fields_lie_near() -> None:
    for game in all_games(hidden=True).values():
        near, sizes = near_fields(game), dict(field_sizes(game.state))
        assert set(ALWAYS) <= near
        assert "key" not in near
        parting = Parting(game.state, near)
        if sum(sizes.values()) <= ALL_NEAR:
            assert set(sizes) <= near
        else:
            assert NEAR_BYTES - 8 <= parting.pieces[NEAR].dtype.itemsize <= NEAR_BYTES + 8
            found = accesses(game)
            least = min(found.get(name, 0) / sizes[name] for name in near - set(ALWAYS) if name in sizes)
            large = [name for name in set(sizes) - near if found.get(name, 0) / sizes[name] > least]
            assert all(sizes[name] > 8 for name in large)


# --- the same bytes


def in_parts(game: Game, near: Collection[str] | None = None) -> Gpu:
    """A GPU's phases on states in parts, and all that the host does for them; the kernels run on a CPU."""
    return Gpu(game, Host(game), parted_on_cpu.PartsOnCpu(game, near))


def mixed(game: Game, decisions: int) -> np.ndarray:
    """Positions of different options, some keyed, some over, as compiled rules reach them."""
    plain, found = Gpu(game, Host(game)), []
    for number, sample in enumerate(game.samples()[:MIXED]):
        lucks = [start_luck(number), KEYED, *LUCKS[:6]]
        columns, options = plain.start(lucks), game.options.read(sample)
        plain.wander(columns, options, decisions)
        found.append(plain.states(columns).view(np.uint8).reshape(len(lucks), -1))
    return np.concatenate(found).view(game.state.dtype)[:, 0]  # as bytes: padding is copied too


@pytest.mark.parametrize("near", [frozenset({"to_move", "luck"}), None])
def test_any_layout_makes_the_same_matches(near: frozenset[str] | None) -> None:
    near = near and near | {place.name for place in Host(MICE).places}
    for sample in MICE.samples():
        options = MICE.options.read(sample)
        found = in_parts(MICE, near).reached(LUCKS, options, 50, is_sorted=True)
        assert (found == Gpu(MICE, Host(MICE)).reached(LUCKS, options, 50)).all()


@pytest.mark.parametrize("name", all_games(hidden=True))
def test_phases_on_parts_make_the_matches_of_the_compiled_rules(name: str) -> None:
    """Matches end and begin anew, with quick and with keyed luck; states come back whole."""
    game = find_game(name)
    lucks = [*LUCKS[:14], KEYED, KEYED]
    for sample in game.samples():
        options = game.options.read(sample)
        expected = Gpu(game, Host(game)).reached(lucks, options, DECISIONS)
        found = in_parts(game).reached(lucks, options, DECISIONS, is_sorted=True)
        assert [one.tobytes() for one in found] == [one.tobytes() for one in expected]


@pytest.mark.parametrize("name", all_games(hidden=True))
def test_matches_of_other_options_go_on_and_begin_anew_with_the_new_ones(name: str) -> None:
    game = find_game(name)
    options = game.options.read(game.samples()[-1])
    plain, parted = Gpu(game, Host(game)), in_parts(game)
    states = mixed(game, 40)
    for steps in (0, 1, DECISIONS):
        ours, theirs = plain.columns(states), plain.columns(states)
        plain.wander(ours, options, steps)
        parted.wander_sorted(theirs, options, steps)
        assert (ours == theirs).all()


@pytest.mark.parametrize("name", all_games(hidden=True))
def test_playouts_on_parts_end_like_others(name: str) -> None:
    """From positions of different options, at different stages, over or not; with and without a limit."""
    game = find_game(name)
    states = np.concatenate([mixed(game, 40), mixed(game, 90)])
    to_move = states["to_move"]
    assert (to_move >= 0).any()
    for limit in (15, 100_000):
        ours, theirs = (
            twin.playouts(states, 2, 7, limit) for twin in (Gpu(game, Host(game)), in_parts(game))
        )
        for one, two in zip(ours, theirs, strict=True):
            assert (one == two).all()


def test_what_is_alike_is_kept_once_for_each_set_of_options() -> None:
    game = find_game("iwari")
    twin = in_parts(game)
    rows = twin.rows(np.repeat(mixed(game, 5), 3))
    phases = twin.phases(rows)
    assert isinstance(phases, PartedPhases)
    assert 2 <= len(phases.alike) <= MIXED
    assert (phases.whole() == rows).all()


def test_too_many_sets_of_options_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu_phases, "MOST_SETS", 1)
    game = find_game("iwari")
    twin = in_parts(game)
    with pytest.raises(GpuError, match="more than 1 different sets of options"):
        twin.phases(twin.rows(mixed(game, 5)))


def test_a_stopped_match_is_left_alone_in_parts() -> None:
    twin, options = in_parts(MICE), MICE.options.read({"players": 2})
    phases = twin.phases(np.ascontiguousarray(twin.start(range(1, 9)).T), options)
    phases.begin()
    phases.decide(8)
    before, phases.done[3] = phases.whole().copy(), 0
    for _ in range(30):
        phases.begin()
        phases.decide(8)
    assert (phases.whole() != before).any(axis=1).tolist() == [row != 3 for row in range(8)]


class Wrong(parted_on_cpu.PartsOnCpu):
    """A machine on which a kernel changes a bit of match 3."""

    def launch(self, name: str, count: int, *arguments: Any) -> None:
        super().launch(name, count, *arguments)
        if name == "make":
            arguments[0][3, 0] ^= np.uint64(1)


def test_law_1_notices_a_wrong_bit_of_a_part() -> None:
    for kind, holds in ((parted_on_cpu.PartsOnCpu, True), (Wrong, False)):
        with nullcontext() if holds else pytest.raises(laws.Breach, match="the GPU differs in match 3 of 20"):
            laws.run_on_gpu(MICE, 20, 51, machine=Host(MICE), parts=kind(MICE))


def test_places_of_the_near_part_have_the_same_numbers() -> None:
    host = Host(MICE)
    parting = Parting(MICE.state, near_fields(MICE))
    state = MICE.interpreted.start(MICE.options.read({"players": 3}), 5)
    near = parting.split(NEAR, state.bytes[None], np).view(np.int8)[0]
    for old, new in zip(places_array(host), parting.places(host.places), strict=True):
        for seat in range(3):
            assert near[new[0] + seat * new[1]] == state.bytes.view(np.int8)[old[0] + seat * old[1]]


# --- for a GPU


@pytest.mark.parametrize(
    ("name", "near", "registers"),
    [("mauwi", 216, 64), ("cat-battles", 360, 112), ("iwari", 328, 96), ("nine-lives", 328, 96)],
)
def test_a_warp_has_the_registers_that_are_free_beside_its_near_parts(
    name: str, near: int, registers: int
) -> None:
    game = find_game(name)
    assert gpu.found_parting(game).words(NEAR) * 8 == near
    assert near * WARP <= 48 << 10
    assert gpu.loop_parts(game) == (gpu.PLAY, gpu.PARTS)
    assert gpu.parts_form(game, "make") == ("make_held", WARP, registers)
    assert gpu.parts_form(game, "begin") == ("begin", 128, 80)
    assert set(gpu.PLAY.kernels(game, gpu.PLAY.rows)).isdisjoint({"choose", "make"})


def test_states_no_larger_than_a_line_of_memory_stay_whole() -> None:
    assert not gpu.is_parted(MICE)
    assert gpu.loop_parts(MICE) == (gpu.PLAY,)


def test_a_files_name_says_how_states_lie(monkeypatch: pytest.MonkeyPatch) -> None:
    game = find_game("mauwi")
    before = gpu.file_name.__wrapped__(game, gpu.PARTS, "sm_90")
    assert gpu.file_name.__wrapped__(game, gpu.PARTS, "sm_90") == before
    monkeypatch.setattr(Parting, "text", "elsewhere")
    assert gpu.file_name.__wrapped__(game, gpu.PARTS, "sm_90") != before


def test_what_lies_near_is_read_from_the_file(tmp_path: Path) -> None:
    gpu.write_kernels(tmp_path / "x.zip", {}, {gpu.NEAR_NAMES: ["luck", "to_move"]})
    assert gpu.read_near(tmp_path / "x.zip") == ["luck", "to_move"]
    gpu.write_kernels(tmp_path / "y.zip", {}, {})
    assert gpu.read_near(tmp_path / "y.zip") == []


def test_kernels_that_hold_near_parts_ask_for_shared_memory() -> None:
    machine, asked = gpu.Cuda.__new__(gpu.Cuda), []
    driver = SimpleNamespace(funcSetAttribute=lambda *given: asked.append(given))
    machine.xp = SimpleNamespace(cuda=SimpleNamespace(driver=driver))
    machine.functions = {
        name: (SimpleNamespace(ptr=place), WARP) for place, name in enumerate(("begin", "choose", "make"))
    }
    machine.prefer_shared_memory("choose", "make")
    assert asked == [(1, 9, 100), (2, 9, 100)]


class Module:
    """What CuPy makes of machine code."""

    def load(self, code: bytes) -> None:
        self.code = code

    def get_function(self, symbol: str) -> Any:
        return SimpleNamespace(ptr=symbol)


def test_a_gpu_reads_from_the_file_where_fields_lie(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """All that opening kernels does, with a CuPy that has no GPU behind it."""
    asked: list[Any] = []
    driver = SimpleNamespace(CUDADriverError=OSError, funcSetAttribute=lambda *given: asked.append(given))
    device = SimpleNamespace(compute_capability="90")
    cuda = SimpleNamespace(driver=driver, function=SimpleNamespace(Module=Module), Device=lambda: device)
    monkeypatch.setattr(gpu, "import_cupy", lambda: SimpleNamespace(cuda=cuda))
    monkeypatch.setenv("NEKOBAN_CACHE", str(tmp_path))
    game = find_game("mauwi")
    for part, names in ((gpu.PLAY, ["wander"]), (gpu.PARTS, ["begin", "choose", "make"])):
        code = {
            name: SimpleNamespace(symbol=f"s_{name}", code=b"code", registers=1, stack=0, threads=WARP)
            for name in names
        }
        gpu.write_file(tmp_path / gpu.file_name(game, part, "sm_90"), game, part, code)
    monkeypatch.setattr(gpu, "found_near", lambda game: 1 / 0)  # nothing is played to find it again
    twin = Gpu(game)
    assert twin.parts is not None
    assert twin.parts.parting.words(NEAR) == 27
    assert [place.name for place in twin.parts.places] == ["stage", "event_count", "gain_top"]
    assert asked == [("s_choose", 9, 100), ("s_make", 9, 100)]


class One:
    """A thread of a GPU, as far as kernels ask for it."""

    def __init__(self, lane: int, first: int) -> None:
        self.threadIdx, self.first = SimpleNamespace(x=lane), first

    def grid(self, axes: int) -> int:
        return self.first + self.threadIdx.x

    def syncwarp(self) -> None:
        pass


@pytest.mark.parametrize("count", [1, 31, 32])
def test_a_warp_takes_its_near_parts_and_brings_them_back(
    monkeypatch: pytest.MonkeyPatch, count: int
) -> None:
    def copy_ahead(held: Any, slot: int, place: int, words: Any, row: int, word: int) -> None:
        held[slot, place] = words[row, word]

    near = np.arange(200 * 5, dtype=np.uint64).reshape(200, 5)
    order = np.random.default_rng(4).permutation(200).astype(np.int32)[: WARP + count]
    held, expected, mine = np.zeros((WARP, 5), np.uint64), near.copy(), order[WARP:]
    told = {"NEAR_WORDS": 5, "copy_ahead": copy_ahead, "await_copies": lambda: None}
    for name, value in told.items():
        monkeypatch.setattr(cuda_parted, name, value, raising=False)
    for copy in (cuda_parted.take_rows, cuda_parted.bring_rows):
        for lane in range(WARP):
            monkeypatch.setattr(cuda_parted, "cuda", One(lane, WARP), raising=False)
            copy(near, order, held)
        if copy is cuda_parted.take_rows:
            assert (held[:count] == near[mine]).all()
            held += np.uint64(1)
    expected[mine] += np.uint64(1)
    assert (near == expected).all()


@pytest.mark.skipif(not CAN_BUILD, reason="numba-cuda is not installed: pip install 'nekoban[gpu-build]'")
@pytest.mark.parametrize("is_called", [False, True])
def test_kernels_are_built_that_read_near_numbers_from_shared_memory(
    monkeypatch: pytest.MonkeyPatch, is_called: bool
) -> None:
    from nekoban.core import gpu_build

    texts = []
    real = gpu_build.GpuTwin.intermediate
    monkeypatch.setattr(
        gpu_build.GpuTwin, "intermediate", lambda *given: texts.append(real(*given)) or texts[-1]
    )
    monkeypatch.setattr(gpu, "called_from", lambda *given: gpu.NEVER - 1 if is_called else gpu.NEVER)
    for kernel in ("choose", "make"):
        built = gpu.build_kernels(MICE, gpu.PARTS, "sm_90", [kernel])[kernel]
        assert 8 <= built.registers <= 128
        assert built.stack <= 64
        assert texts[-1].count("cp.async.ca.shared.global") >= 1
        assert (texts[-1].count("ld.shared") > 10) or not is_called
