"""The third twin: a game's rules on a GPU.

Building (gpu_build.py, with numba-cuda) and running (here, with CuPy alone) may happen on two machines: what
is built is a file in the cache folder, named by the game, the kind of GPU and a digest of the source, and can
be copied to the cache folder of another machine.
"""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable, Iterable, Mapping
from functools import cache, cached_property
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from nekoban.core import kernels
from nekoban.core.cache import cache_root, trusted_root
from nekoban.core.game import Game, bind
from nekoban.core.luck import start_luck
from nekoban.core.messages import tell
from nekoban.core.options import Chosen
from nekoban.core.portable import PortableReach
from nekoban.core.record import OVER

BLOCK = 128  # threads of a block
FACTS = "facts.json"
GPU_FORM = 1  # raised when the way of building changes: what was built before is then no longer found
DEFAULT_ARCH = "sm_90"
WORD_BYTES = 8
NEVER = 1 << 30
LARGE_RULES, APART = 210, 300  # functions of large rules; bytes of bytecode from which on those are called


class GpuError(LookupError):
    """Why something cannot run on a GPU, in a sentence."""


class KernelPart(NamedTuple):
    """Kernels that are built together: `module` does for all matches what `rows` does for one."""

    name: str
    module: str  # of the kernels
    rows: ModuleType
    bound: Callable[[Game], Mapping[str, Any]] = lambda game: {}  # other meanings of some names
    called_from: int = NEVER  # bytes of bytecode from which on a function is called, not copied


PLAY = KernelPart("play", "nekoban.core.cuda_kernels", kernels)


# --- files


@cache
def file_name(game: Game, part: KernelPart, arch: str) -> str:
    """Named by all that the kernels are made from, whatever the version of Python."""
    reach = PortableReach(bind(game, part.rows, part.bound(game)).bound)
    marks = [reach.digest(getattr(part.rows, f"{name}_all")) for name in part.rows.signatures()]
    whole = PortableReach({"MARKS": (GPU_FORM, len(game.moves), *marks)})
    return f"{game.name}-gpu-{part.name}-{arch}-{whole.digest(named_marks)}.zip"


def named_marks() -> Any:
    return MARKS  # noqa: F821  # pyright: ignore[reportUndefinedVariable]


def build(game: Game, part: KernelPart = PLAY, arch: str = DEFAULT_ARCH) -> Path:
    """Build a game's kernels for one kind of GPU, if they are not there yet; the file."""
    file = file_of(game, part, arch)
    if not file.exists():
        write_file(file, build_kernels(game, part, arch, part.rows.signatures()))
    return file


def file_of(game: Game, part: KernelPart, arch: str) -> Path:
    return trusted_root(cache_root()) / file_name(game, part, arch)


def build_kernels(game: Game, part: KernelPart, arch: str, names: Iterable[str]) -> dict[str, Any]:
    """These kernels of a part."""
    builder = import_builder()
    words, room = game.state.dtype.itemsize // WORD_BYTES, len(game.moves) + 1
    bound = {**bind(game, part.rows, part.bound(game)).bound, **builder.names(words, room, game.seats)}
    twin = builder.GpuTwin(import_module(part.module), bound, arch, called_from(game, part))
    signatures = part.rows.signatures()
    return {name: twin.build(name, signatures[name]) for name in names}


def called_from(game: Game, part: KernelPart) -> int:
    """Bytes of bytecode from which on a function is called: to copy all of large rules takes many minutes."""
    reach = bind(game, part.rows, part.bound(game)).reach
    count = max(len(reach.functions(getattr(part.rows, f"{name}_all"))) for name in part.rows.signatures())
    return min(part.called_from, APART) if count > LARGE_RULES else part.called_from


def import_builder() -> Any:
    try:
        return import_module("nekoban.core.gpu_build")
    except ImportError as error:
        raise GpuError(tell("gpu-builder", library=str(error.name or error))) from None


def write_file(file: Path, built: Mapping[str, Any]) -> None:
    part = file.with_suffix(".part")
    facts = {
        name: {"symbol": one.symbol, "registers": one.registers, "stack": one.stack, "size": len(one.code)}
        for name, one in built.items()
    }
    with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr(FACTS, json.dumps(facts, indent=1))
        for name, one in built.items():
            packed.writestr(f"{name}.cubin", one.code)
    part.replace(file)


def read_facts(file: Path) -> dict[str, dict[str, Any]]:
    """What the compiler said of each kernel: registers and stack of a thread, size."""
    with zipfile.ZipFile(file) as packed:
        return json.loads(packed.read(FACTS))


# --- running


@cache
def import_cupy() -> Any:
    """CuPy with a GPU that answers, or a sentence."""
    try:
        cupy = import_module("cupy")
    except ImportError:
        raise GpuError(tell("gpu-library")) from None
    try:
        count = cupy.cuda.runtime.getDeviceCount()
    except cupy.cuda.runtime.CUDARuntimeError as error:
        raise GpuError(no_device(str(error))) from None
    if count == 0:
        raise GpuError(tell("no-gpu"))
    return cupy


def no_device(reason: str) -> str:
    return tell("gpu-old-driver" if "insufficient" in reason else "gpu-unusable", error=reason)


class Machine:
    """Where kernels run: arrays of `xp`, and `launch`."""

    xp: Any

    def launch(self, name: str, count: int, *arguments: Any) -> None:
        raise NotImplementedError

    def zeros(self, shape: Any, kind: Any) -> Any:
        return self.xp.zeros(shape, kind)

    def move(self, array: np.ndarray) -> Any:
        return self.xp.asarray(array)

    def fetch(self, array: Any) -> np.ndarray:
        """An array of this machine's, on the host."""
        return array


class Cuda(Machine):
    """A GPU."""

    def __init__(self, game: Game, part: KernelPart = PLAY) -> None:
        self.xp = import_cupy()
        self.game, self.part = game, part
        capability = self.xp.cuda.Device().compute_capability
        self.file = find_file(game, part, f"sm_{capability}")
        self.functions = load(self.xp, self.file)

    def launch(self, name: str, count: int, *arguments: Any) -> None:
        """Let `count` threads run a kernel."""
        packed = [word for argument in arguments for word in packed_argument(argument)]
        self.functions[name]((-(-count // BLOCK),), (BLOCK,), tuple(packed))

    def zeros(self, shape: Any, kind: Any) -> Any:
        try:
            return self.xp.zeros(shape, kind)
        except self.xp.cuda.memory.OutOfMemoryError as error:
            raise GpuError(tell("gpu-memory", error=str(error))) from None

    def fetch(self, array: Any) -> np.ndarray:
        return array.get()


def find_file(game: Game, part: KernelPart, arch: str) -> Path:
    name = file_name(game, part, arch)
    file = cache_root() / name
    if not file.exists():
        command = f"nekoban compile {game.name} --gpu --arch {arch}"
        told = {"kind": arch, "command": command, "file": name, "folder": str(cache_root())}
        raise GpuError(tell("gpu-not-built", title=game.title, **told))
    return file


def load(cupy: Any, file: Path) -> dict[str, Any]:
    """The kernels of a file."""
    made = {}
    with zipfile.ZipFile(file) as packed:
        for name, facts in json.loads(packed.read(FACTS)).items():
            module = cupy.cuda.function.Module()
            try:
                module.load(packed.read(f"{name}.cubin"))
            except cupy.cuda.driver.CUDADriverError as error:
                raise GpuError(tell("gpu-code-refused", file=file.name, error=str(error))) from None
            made[name] = module.get_function(facts["symbol"])
    return made


def packed_argument(argument: Any) -> Iterable[Any]:
    """An argument as numba's kernels take it: a number, where an array lies, or all of a tuple."""
    if isinstance(argument, tuple):
        return (word for part in argument for word in packed_argument(part))
    if isinstance(argument, int):
        return (np.int64(argument),)
    pointer = np.uint64(argument.data.ptr)
    shape, strides = map(np.int64, argument.shape), map(np.int64, argument.strides)
    none = np.uint64(0)
    return (none, none, np.int64(argument.size), np.int64(argument.itemsize), pointer, *shape, *strides)


class Host(Machine):
    """The same kernels on a CPU, one match after the other: for tests, and for what a GPU should give."""

    def __init__(self, game: Game, part: KernelPart = PLAY) -> None:
        self.xp = np
        self.twin = bind(game, part.rows, part.bound(game))
        self.scratch = part.rows.scratch(game)

    def launch(self, name: str, count: int, *arguments: Any) -> None:
        function = getattr(self.twin.module, f"{name}_all")
        self.twin.entry(function)(*self.scratch.get(name, ()), *arguments)


def check_done(game: Game, done: Any) -> None:
    """A thread that meets a fault in the rules stops: that must not go unseen."""
    stopped = int((done == 0).sum())
    if stopped:
        raise GpuError(tell("gpu-stopped", count=stopped, title=game.title))


# --- the twin


class Playouts(NamedTuple):
    """How playouts ended: a row each, those of the first state first."""

    decisions: Any  # or UNFINISHED
    winners: Any  # 1 for every seat that has won
    points: Any


class Gpu:
    """A game's rules on a GPU: many matches at once."""

    def __init__(self, game: Game, machine: Machine | None = None) -> None:
        self.game = game
        self.machine = machine or Cuda(game)

    @cached_property
    def fresh(self) -> Any:
        """A state of defaults."""
        return self.machine.move(self.game.state().bytes.view(np.uint64))

    def start(self, lucks: Any) -> Any:
        """Matches that have not begun, one for each luck; `wander` begins them."""
        state = self.game.state()
        state.to_move = OVER
        states = np.repeat(state.array, len(lucks))
        states["luck"] = lucks
        return self.columns(states)

    def columns(self, states: np.ndarray) -> Any:
        """States as the kernels take them: a match a column, eight bytes a number."""
        rows = np.ascontiguousarray(states).view(np.uint64).reshape(len(states), -1)
        return self.machine.move(np.ascontiguousarray(rows.T))

    def states(self, columns: Any) -> np.ndarray:
        """The states of these columns, on the host."""
        rows = self.machine.fetch(columns)
        return np.ascontiguousarray(rows.T).view(self.game.state.dtype)[:, 0]

    def reached(self, lucks: Any, options: Chosen, decisions: int) -> np.ndarray:
        """The states of new matches, one for each luck, after that many decisions by chance."""
        columns = self.start(lucks)
        self.wander(columns, options, decisions)
        return self.states(columns)

    def wander(self, columns: Any, options: Chosen, steps: int) -> None:
        """Make that many decisions by chance in every match; one that is over begins anew."""
        count = columns.shape[1]
        done = self.machine.zeros(count, np.uint8)
        chosen = self.machine.move(options.bytes)
        self.machine.launch("wander", count, columns, self.fresh, chosen, steps, done)
        check_done(self.game, done)

    def playouts(self, states: Any, n: int, seed: int = 0, limit: int = 100_000) -> Playouts:
        """Play on by chance to the end, n times from each state: records of the game, or an array of them."""
        given = np.concatenate([state.array for state in states]) if isinstance(states, list) else states
        total, seats = n * len(given), self.game.seats
        chance = np.random.default_rng(seed)
        lucks = self.machine.move(chance.integers(0, 1 << 62, total) + start_luck(0))
        sources = self.machine.move(np.repeat(np.arange(len(given), dtype=np.int32), n))
        made = self.machine.zeros(total, np.int32)
        won, points = (self.machine.zeros((total, seats), np.int32) for _ in range(2))
        done = self.machine.zeros(total, np.uint8)
        columns = self.columns(given)
        self.machine.launch("finish", total, columns, sources, lucks, limit, made, won, points, done)
        check_done(self.game, done)
        return Playouts(made, won, points)
