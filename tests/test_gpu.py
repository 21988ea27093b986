"""The third twin, on a GPU: what can be held true of it without one."""

from __future__ import annotations

import gc
import importlib.util
import json
import sys
import weakref
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from nekoban.cli import app
from nekoban.commands.arguments import UsageError
from nekoban.core import cuda_kernels, gpu, laws
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.clauses import folder_of_tests
from nekoban.core.gpu import Gpu, GpuError, Host
from nekoban.core.kernels import UNFINISHED
from nekoban.core.luck import roll
from nekoban.core.record import OVER
from nekoban.core.sorting import HELD_BLOCK
from nekoban.core.workload import Place
from nekoban.lab.gpu_tables import GAMES
from nekoban.rl.gpu_batches import STEPS

MICE = find_game("mice")
CAN_BUILD = importlib.util.find_spec("numba_cuda") is not None
NOTED = {"registers": (8, 1.0), "stack": (64, 1.25), "size": (0, 1.25)}  # and how far each may be exceeded
Facts = dict[str, dict[str, int]]
LUCKS = [int(luck) for luck in np.arange(1, 41) * 1_000_003]


def host() -> Gpu:
    return Gpu(MICE, Host(MICE))


def wandered(luck: int, decisions: int, options: Any) -> Any:
    """The same with the rules as they are written."""
    engine, state = MICE.interpreted, MICE.state()
    state.luck, state.to_move = luck, OVER
    for _ in range(decisions):
        if state.to_move < 0:
            state = engine.start(options, state.luck)
        legal = engine.legal(state)
        engine.play(state, legal[roll(state, len(legal))])
    return state


@pytest.mark.parametrize("is_sorted", [False, True])
@pytest.mark.parametrize("decisions", [1, 7, 60])
def test_kernels_make_the_decisions_that_the_rules_make(decisions: int, is_sorted: bool) -> None:
    options = MICE.options.read({"players": 3})
    expected = [wandered(luck, decisions, options).bytes.tobytes() for luck in LUCKS]
    found = host().reached(LUCKS, options, decisions, is_sorted)
    assert [state.tobytes() for state in found] == expected


def test_states_come_back_as_they_went_in() -> None:
    twin = host()
    states = np.concatenate(
        [MICE.interpreted.start(MICE.options.read({"players": 4}), luck).array for luck in LUCKS]
    )
    assert (twin.states(twin.columns(states)) == states).all()


def test_playouts_end_and_are_counted() -> None:
    state = MICE.interpreted.start(MICE.options.read({"players": 2}), 77)
    before = state.bytes.tobytes()
    found = host().playouts([state, state], 50, seed=3)
    assert found.decisions.shape == (100,)
    assert (found.decisions > 0).all()
    assert (found.winners.sum(axis=1) == 1).all()
    assert (found.points.sum(axis=1) == 21).all()
    assert state.bytes.tobytes() == before
    again = host().playouts([state, state], 50, seed=3)
    assert (again.points == found.points).all()
    assert len(np.unique(found.decisions)) > 3


def test_a_playout_of_what_is_over_is_no_decision() -> None:
    state = MICE.interpreted.start(MICE.options.read({"players": 2}), 77)
    over = MICE.interpreted.start(MICE.options.read({"players": 2}), 77)
    while over.to_move >= 0:
        MICE.interpreted.play(over, MICE.interpreted.legal(over)[0])
    found = host().playouts([over, state], 3)
    assert (found.decisions[:3] == 0).all()
    assert (found.points[:3] == [*MICE.interpreted.scores(over), 0, 0]).all()
    assert (found.decisions[3:] > 0).all()


def test_a_playout_that_does_not_end_says_so() -> None:
    state = MICE.interpreted.start(MICE.options.read({"players": 2}), 77)
    found = host().playouts([state], 4, limit=2)
    assert (found.decisions == UNFINISHED).all()
    assert (found.winners == 0).all()


def test_a_thread_that_stopped_is_told() -> None:
    with pytest.raises(GpuError, match="2 matches of Mice stopped on the GPU"):
        gpu.check_done(MICE, np.array([1, 0, 1, 0], np.uint8))


# --- law 1


class Wrong(Host):
    """A machine on which one kernel changes a bit of match 3."""

    def __init__(self, kernel: str) -> None:
        super().__init__(MICE)
        self.kernel = kernel

    def launch(self, name: str, count: int, *arguments: Any) -> None:
        super().launch(name, count, *arguments)
        if name == self.kernel:
            words = arguments[0] if name == "wander" else arguments[0].T
            words[0, 3] ^= np.uint64(1)


@pytest.mark.parametrize("kernel", ["wander", "make"])
def test_law_1_holds_and_can_be_broken(kernel: str) -> None:
    assert laws.run_on_gpu(MICE, 20, 51, machine=Host(MICE)) == len(MICE.samples())
    with pytest.raises(laws.Breach, match=r"Law 1 is broken by mice.*the GPU differs in match 3 of 20"):
        laws.run_on_gpu(MICE, 20, 51, machine=Wrong(kernel))


# --- files


def test_every_game_and_part_has_a_file_of_its_own() -> None:
    games = all_games(hidden=True).values()
    parts = (gpu.PLAY, gpu.PARTS, STEPS, GAMES)
    names = {gpu.file_name(game, part, "sm_90") for game in games for part in parts}
    assert len(names) == len(parts) * len(games)
    assert gpu.file_name(MICE, gpu.PLAY, "sm_90") != gpu.file_name(MICE, gpu.PLAY, "sm_80")


def test_a_kernel_that_is_not_built_is_told_with_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("NEKOBAN_CACHE", str(tmp_path))
    with pytest.raises(GpuError, match=r"Mice is not built for this kind of GPU \(sm_75\)") as refusal:
        gpu.find_file(MICE, gpu.PLAY, "sm_75")
    assert "nekoban compile mice --gpu --arch sm_75" in str(refusal.value)
    assert str(tmp_path) in str(refusal.value)


class DriverError(Exception):
    pass


class MemoryFull(Exception):
    pass


def fake_cupy(**more: Any) -> Any:
    """A CuPy that has no GPU behind it."""

    def refuse(*arguments: Any) -> None:
        raise DriverError("CUDA_ERROR_NO_BINARY_FOR_GPU")

    def full(*arguments: Any) -> None:
        raise MemoryFull("Out of memory allocating 9 bytes")

    module = SimpleNamespace(load=refuse)
    cuda = SimpleNamespace(
        driver=SimpleNamespace(CUDADriverError=DriverError),
        function=SimpleNamespace(Module=lambda: module),
        memory=SimpleNamespace(OutOfMemoryError=MemoryFull),
    )
    return SimpleNamespace(cuda=cuda, zeros=full, **more)


def test_a_driver_that_does_not_take_the_code_is_told(tmp_path: Path) -> None:
    built = SimpleNamespace(symbol="k", code=b"code", registers=1, stack=0, threads=64)
    gpu.write_kernels(tmp_path / "x.zip", {"wander": built}, {gpu.PLACES: [Place("stage", 3, 0)]})
    facts = gpu.read_facts(tmp_path / "x.zip")["wander"]
    assert facts == {"symbol": "k", "registers": 1, "stack": 0, "threads": 64, "size": 4}
    assert gpu.read_places(tmp_path / "x.zip") == [Place("stage", 3, 0)]
    with pytest.raises(GpuError, match=r"driver does not take x.zip .*bring the driver up to date"):
        gpu.load(fake_cupy(), tmp_path / "x.zip")


def test_too_little_memory_is_told() -> None:
    machine = gpu.Cuda.__new__(gpu.Cuda)
    machine.xp = fake_cupy()
    with pytest.raises(GpuError, match="does not have enough memory for that many matches: Out of memory"):
        machine.zeros(9, np.int8)


@pytest.mark.parametrize(
    ("reason", "said"),
    [
        ("cudaErrorInsufficientDriver: driver version is insufficient", "driver is too old"),
        ("cudaErrorNoDevice: no CUDA-capable device is detected", "No NVIDIA GPU can be used here"),
    ],
)
def test_no_gpu_and_an_old_driver_are_told(reason: str, said: str) -> None:
    assert said in gpu.no_device(reason)


# --- building


def test_functions_of_large_rules_are_called_and_not_copied(monkeypatch: pytest.MonkeyPatch) -> None:
    assert gpu.called_from(MICE, gpu.PLAY) == gpu.NEVER
    assert gpu.called_from(MICE, STEPS) == STEPS.called_from
    monkeypatch.setattr(gpu, "LARGE_RULES", 10)
    assert gpu.called_from(MICE, gpu.PLAY) == gpu.APART


def test_both_phases_hold_small_states_in_shared_memory() -> None:
    assert MICE.state.dtype.itemsize * HELD_BLOCK <= gpu.SMALL_STATE * HELD_BLOCK <= 48 * 1024
    for kernel in gpu.PLAY.kernels(MICE, gpu.PLAY.rows):
        form = gpu.PLAY.form(MICE, kernel)
        is_held = kernel in ("choose", "make")
        assert form == ((f"{kernel}_held", 64, 128) if is_held else (kernel, 128, 80))
        assert hasattr(cuda_kernels, form.function)


def run_block(monkeypatch: pytest.MonkeyPatch, kernel: Any, *arguments: Any) -> None:
    """Let the threads of the second block run a part of a kernel, one after the other."""
    for thread in range(HELD_BLOCK):
        first = HELD_BLOCK + thread
        one = SimpleNamespace(threadIdx=SimpleNamespace(x=thread), grid=lambda _, first=first: first)
        one.syncwarp = lambda: None
        monkeypatch.setattr(cuda_kernels, "cuda", one, raising=False)
        kernel(*arguments)


@pytest.mark.parametrize("count", [1, 32, 50, 64])
def test_a_warp_takes_its_rows_and_brings_them_back(monkeypatch: pytest.MonkeyPatch, count: int) -> None:
    words = np.arange(200 * 5, dtype=np.uint64).reshape(200, 5)
    order = np.random.default_rng(4).permutation(200).astype(np.int32)[: HELD_BLOCK + count]
    held, expected, mine = np.zeros((HELD_BLOCK, 5), np.uint64), words.copy(), order[HELD_BLOCK:]
    monkeypatch.setattr(cuda_kernels, "WORDS", 5, raising=False)
    run_block(monkeypatch, cuda_kernels.take_rows, words, order, held)
    assert (held[:count] == words[mine]).all()
    held += np.uint64(1)
    run_block(monkeypatch, cuda_kernels.bring_rows, words, order, held)
    expected[mine] += np.uint64(1)
    assert (words == expected).all()


def test_a_kernel_is_launched_in_blocks_of_its_size() -> None:
    machine, launched = gpu.Cuda.__new__(gpu.Cuda), []
    machine.functions = {
        name: (lambda blocks, threads, given: launched.append((*blocks, *threads)), size)
        for name, size in (("choose", 64), ("judge", 128))
    }
    for name in ("choose", "judge"):
        machine.launch(name, 129, 7)
    assert launched == [(3, 64), (2, 128)]


class FarArray:
    """An array of a GPU, as far as a launch looks at it."""

    data, shape, strides, size, itemsize = SimpleNamespace(ptr=64), (1,), (8,), 1, 8


def test_arrays_live_as_long_as_what_is_launched_with_them() -> None:
    machine = gpu.Cuda.__new__(gpu.Cuda)
    machine.functions = {"act": (lambda blocks, threads, given: None, 64)}
    array = FarArray()
    held = weakref.ref(array)
    launch = machine.ready("act", 1, (array, array), array)
    del array
    gc.collect()
    launch()
    assert held() is not None
    del launch
    gc.collect()
    assert held() is None


def test_a_kind_of_gpu_that_there_cannot_be_is_refused() -> None:
    with pytest.raises(UsageError, match="'h100' is not a kind of GPU; write it like sm_90"):
        app(["compile", "mice", "--gpu", "--arch", "h100"], standalone_mode=False)


def test_without_the_builder_there_is_a_sentence(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("NEKOBAN_CACHE", str(tmp_path / "cache"))
    monkeypatch.setitem(sys.modules, "nekoban.core.gpu_build", None)
    with pytest.raises(GpuError, match=r"Building for a GPU needs .*pip install 'nekoban\[gpu\]'"):
        gpu.build(MICE)


@pytest.mark.skipif(not CAN_BUILD, reason="numba-cuda is not installed: pip install 'nekoban[gpu-build]'")
@pytest.mark.parametrize("name", ["mice", "mauwi"])
def test_kernels_are_built_without_a_gpu_and_are_as_small_as_recorded(
    name: str, request: pytest.FixtureRequest
) -> None:
    """Kept by content, so that only an edit of the rules builds again. `make golden` notes what was built."""
    game = find_game(name)
    facts = {
        kernel: told
        for part in gpu.loop_parts(game)
        for kernel, told in gpu.read_facts(gpu.build(game, part, "sm_90")).items()
    }
    parted = {"begin"} if gpu.is_parted(game) else set()
    assert set(facts) == {"wander", "choose", "make", "judge", "tally", "starts", "place", *parted}
    built = {kernel: {part: said[part] for part in NOTED} for kernel, said in facts.items()}
    folder = folder_of_tests(game)
    assert folder
    file = folder / "golden" / f"{name}-kernels.json"
    if request.config.getoption("--golden"):
        file.write_text(json.dumps(built, indent=1) + "\n", encoding="utf-8")
    assert larger(built, json.loads(file.read_text(encoding="utf-8"))) == []


def larger(built: Facts, noted: Facts) -> list[str]:
    """What needs more than was noted. Another version of the compiler may differ by a little."""
    found = []
    for kernel, said in built.items():
        assert 8 <= said["registers"] <= 255
        assert said["size"] > 1000
        for part, (more, share) in NOTED.items():
            most = noted[kernel][part] * share + more
            found += [f"{kernel}: {said[part]} {part}, at most {most:.0f}"] if said[part] > most else []
    return found


def test_a_kernel_that_has_grown_is_named() -> None:
    noted = {"wander": {"registers": 80, "stack": 1688, "size": 956_408}}
    assert larger(noted, noted) == []
    grown = {"wander": {"registers": 90, "stack": 1700, "size": 1_300_000}}
    assert larger(grown, noted) == [
        "wander: 90 registers, at most 88",
        "wander: 1300000 size, at most 1195510",
    ]
