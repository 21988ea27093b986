"""The third twin: runs a game's rules on a GPU from built kernels, and says what is known of these.

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
from nekoban.core.compiled import Twin
from nekoban.core.game import Game, bind
from nekoban.core.luck import start_luck
from nekoban.core.messages import tell
from nekoban.core.options import Chosen
from nekoban.core.portable import PortableReach
from nekoban.core.record import OVER, Raw
from nekoban.core.sorting import BLOCK, HELD_BLOCK, KEYS, OVER_KEY
from nekoban.core.workload import Place, telling_places

FACTS, PLACES = "facts.json", "places.json"
GPU_FORM = 3  # raised when the way of building changes: what was built before is then no longer found
DEFAULT_ARCH = "sm_90"
WORD_BYTES = 8
NEVER = 1 << 30
SHARED_BYTES = 48 << 10  # of memory that the threads of a block share
REGISTERS, HELD_REGISTERS = 80, 128  # of a thread, at most: fewer let more threads run at once
LARGE_RULES, APART = 150, 300  # functions of large rules; bytes of bytecode from which on those are called


class GpuError(LookupError):
    """Why something cannot run on a GPU, in a sentence."""


class KernelPart(NamedTuple):
    """Kernels that are built together: `module` does for all matches what `rows` does for one."""

    name: str
    module: str  # of the kernels
    rows: ModuleType
    bound: Callable[[Game], Mapping[str, Any]] = lambda game: {}  # other meanings of some names
    called_from: int = NEVER  # bytes of bytecode from which on a function is called, not copied
    merged: str = "-"  # functions of modules whose name begins so are always copied into their callers
    held: tuple[str, ...] = ()  # kernels with a second form, for states that fit into shared memory


class KernelForm(NamedTuple):
    """How a kernel is built and launched."""

    function: str  # of the part's module
    threads: int = BLOCK  # of a block
    registers: int = REGISTERS  # of a thread, at most


PLAY = KernelPart("play", "nekoban.core.cuda_kernels", kernels, held=("choose", "make"))


# --- files


@cache
def file_name(game: Game, part: KernelPart, arch: str) -> str:
    """Named by all that the kernels are made from, whatever the version of Python."""
    reach = PortableReach(bound_rows(game, part).bound)
    marks = [reach.digest(getattr(part.rows, f"{name}_all")) for name in part.rows.signatures()]
    whole = PortableReach({"MARKS": (GPU_FORM, len(game.moves), *marks)})
    return f"{game.name}-gpu-{part.name}-{arch}-{whole.digest(named_marks)}.zip"


def bound_rows(game: Game, part: KernelPart) -> Twin:
    """What a part does for one match, bound to the game's rules. ROOM: of a list of moves."""
    return bind(game, part.rows, {"ROOM": len(game.moves) + 1, **part.bound(game)})


def named_marks() -> Any:
    return MARKS  # noqa: F821  # pyright: ignore[reportUndefinedVariable]


def build(game: Game, part: KernelPart = PLAY, arch: str = DEFAULT_ARCH) -> Path:
    """Build a game's kernels for one kind of GPU, if they are not there yet; the file."""
    file = file_of(game, part, arch)
    if not file.exists():
        write_file(file, build_kernels(game, part, arch, part.rows.signatures()), telling_places(game))
    return file


def file_of(game: Game, part: KernelPart, arch: str) -> Path:
    return trusted_root(cache_root()) / file_name(game, part, arch)


def build_kernels(game: Game, part: KernelPart, arch: str, names: Iterable[str]) -> dict[str, Any]:
    """These kernels of a part."""
    builder = import_builder()
    words = game.state.dtype.itemsize // WORD_BYTES
    bound = {**bound_rows(game, part).bound, **builder.names(words, game.seats)}
    twin = builder.GpuTwin(import_module(part.module), bound, arch, called_from(game, part), part.merged)
    signatures = part.rows.signatures()
    return {name: twin.build(form_of(game, part, name), signatures[name]) for name in names}


def form_of(game: Game, part: KernelPart, name: str) -> KernelForm:
    """A kernel's form for the states of this game."""
    if name in part.held and HELD_BLOCK * game.state.dtype.itemsize <= SHARED_BYTES:
        return KernelForm(f"{name}_held", HELD_BLOCK, HELD_REGISTERS)
    return KernelForm(name)


def called_from(game: Game, part: KernelPart) -> int:
    """Bytes of bytecode from which on a function is called: to copy all of large rules takes many minutes."""
    reach = bound_rows(game, part).reach
    count = max(len(reach.functions(getattr(part.rows, f"{name}_all"))) for name in part.rows.signatures())
    return min(part.called_from, APART) if count > LARGE_RULES else part.called_from


def import_builder() -> Any:
    try:
        return import_module("nekoban.core.gpu_build")
    except ImportError as error:
        raise GpuError(tell("gpu-builder", library=str(error.name or error))) from None


def write_file(file: Path, built: Mapping[str, Any], places: list[Place]) -> None:
    part = file.with_suffix(".part")
    told = ("symbol", "registers", "stack", "threads")
    facts = {
        name: {**{fact: getattr(one, fact) for fact in told}, "size": len(one.code)}
        for name, one in built.items()
    }
    with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr(FACTS, json.dumps(facts, indent=1))
        packed.writestr(PLACES, json.dumps(places))
        for name, one in built.items():
            packed.writestr(f"{name}.cubin", one.code)
    part.replace(file)


def read_facts(file: Path) -> dict[str, dict[str, Any]]:
    """What is known of each kernel: registers and stack of a thread, threads of a block, size."""
    with zipfile.ZipFile(file) as packed:
        return json.loads(packed.read(FACTS))


def read_places(file: Path) -> list[Place]:
    """The places of a state that tell how much work its next list is."""
    with zipfile.ZipFile(file) as packed:
        return [Place(*place) for place in json.loads(packed.read(PLACES))]


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
    places: list[Place]  # of a state: what its matches are sorted by

    def launch(self, name: str, count: int, *arguments: Any) -> None:
        """Let `count` threads run a kernel."""
        self.ready(name, count, *arguments)()

    def ready(self, name: str, count: int, *arguments: Any) -> Callable[[], None]:
        """The same launch, for many times."""
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
        self.functions, self.places = load(self.xp, self.file), read_places(self.file)

    def ready(self, name: str, count: int, *arguments: Any) -> Callable[[], None]:
        """Ready to be launched again and again. What is launched knows only where arrays lie, so these are
        held by it: memory that nobody holds is given to others."""
        packed = tuple(word for argument in arguments for word in packed_argument(argument))
        function, threads = self.functions[name]
        blocks = (-(-count // threads),)

        def launch(held: tuple[Any, ...] = arguments) -> None:
            function(blocks, (threads,), packed)

        return launch

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


def load(cupy: Any, file: Path) -> dict[str, tuple[Any, int]]:
    """The kernels of a file, each with the threads of a block."""
    made = {}
    with zipfile.ZipFile(file) as packed:
        for name, facts in json.loads(packed.read(FACTS)).items():
            module = cupy.cuda.function.Module()
            try:
                module.load(packed.read(f"{name}.cubin"))
            except cupy.cuda.driver.CUDADriverError as error:
                raise GpuError(tell("gpu-code-refused", file=file.name, error=str(error))) from None
            made[name] = module.get_function(facts["symbol"]), facts["threads"]
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
        self.twin = bound_rows(game, part)
        self.scratch = part.rows.scratch(game)
        self.places = telling_places(game)

    def ready(self, name: str, count: int, *arguments: Any) -> Callable[[], None]:
        entry = self.twin.entry(getattr(self.twin.module, f"{name}_all"))
        return lambda: entry(*self.scratch.get(name, ()), *arguments)


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
        """States as `wander` takes them: a match a column, eight bytes a number."""
        return self.machine.xp.ascontiguousarray(self.rows(states).T)

    def rows(self, states: np.ndarray) -> Any:
        """States with a match a row, eight bytes a number."""
        return self.machine.move(np.ascontiguousarray(states).view(np.uint64).reshape(len(states), -1))

    def states(self, columns: Any) -> np.ndarray:
        """The states of these columns, on the host."""
        rows = self.machine.fetch(columns)
        return np.ascontiguousarray(rows.T).view(self.game.state.dtype)[:, 0]

    def reached(self, lucks: Any, options: Chosen, decisions: int, is_sorted: bool = False) -> np.ndarray:
        """The states of new matches, one for each luck, after that many decisions by chance."""
        columns = self.start(lucks)
        (self.wander_sorted if is_sorted else self.wander)(columns, options, decisions)
        return self.states(columns)

    def wander(self, columns: Any, options: Chosen, steps: int) -> None:
        """Make that many decisions by chance in every match; one that is over begins anew."""
        count = columns.shape[1]
        done = self.machine.zeros(count, np.uint8)
        chosen = self.machine.move(options.bytes)
        self.machine.launch("wander", count, columns, self.fresh, chosen, steps, done)
        check_done(self.game, done)

    def wander_sorted(self, columns: Raw, options: Chosen, steps: int) -> None:
        """The same in phases: faster where matches that are played by chance do many different things."""
        rows = self.machine.xp.ascontiguousarray(columns.T)
        phases = Phases(self, rows, self.machine.move(options.bytes))
        for _ in range(steps):
            phases.decide(len(rows))
        check_done(self.game, phases.done)
        columns[:] = rows.T

    def playouts(self, states: Any, n: int, seed: int = 0, limit: int = 100_000) -> Playouts:
        """Play on by chance to the end, n times from each state: records of the game, or an array of them."""
        given = np.concatenate([state.array for state in states]) if isinstance(states, list) else states
        total, seats, machine = n * len(given), self.game.seats, self.machine
        chance = np.random.default_rng(seed)
        lucks = (chance.integers(0, 1 << 62, total) + start_luck(0)).view(np.uint64)
        rows = self.rows(given)[machine.move(np.repeat(np.arange(len(given)), n))]
        rows[:, self.game.state.start("luck") // WORD_BYTES] = machine.move(lucks)
        phases = Phases(self, rows, machine.zeros(self.game.options.dtype.itemsize, np.uint8))
        phases.play_out(limit)
        check_done(self.game, phases.done)
        won, points = (machine.zeros((total, seats), np.int32) for _ in range(2))
        machine.launch("judge", total, rows, phases.made, won, points)
        return Playouts(phases.made, won, points)


class Sorter:
    """The order in which threads take n matches: see sorting.py."""

    def __init__(self, machine: Machine, n: int) -> None:
        self.keys = machine.zeros(n, np.int16)
        self.matches = machine.move(np.arange(n, dtype=np.int32))
        self.counts, self.cursors = (machine.zeros(KEYS, np.int32) for _ in range(2))
        self.phases = [
            machine.ready("tally", n, self.keys, self.counts),
            machine.ready("starts", BLOCK, self.counts, self.cursors),
            machine.ready("place", n, self.keys, self.cursors, self.matches),
        ]

    def sort(self) -> None:
        for phase in self.phases:
            phase()

    def running(self) -> int:
        """How many of the sorted matches are not over: the first ones."""
        return int(self.cursors[OVER_KEY - 1])


class Phases:
    """Matches in rows whose decisions are made in two phases: all choose, then all make their moves.

    Before each phase matches are sorted, so that those that do alike things are side by side.
    """

    def __init__(self, twin: Gpu, rows: Raw, options: Raw) -> None:
        self.twin, self.rows, self.options, self.machine = twin, rows, options, twin.machine
        self.order = Sorter(self.machine, len(rows))
        self.picks, self.made = (self.machine.zeros(len(rows), kind) for kind in (np.int16, np.int32))
        self.done = self.machine.move(np.ones(len(rows), np.uint8))
        self.places = places_array(self.machine)

    def decide(self, count: int) -> None:
        """Make a decision in the first matches of the order; where one is over, a new one begins."""
        order, launch = self.order, self.machine.launch
        some, keys = order.matches[:count], order.keys
        launch("choose", count, self.rows, some, self.twin.fresh, self.options, self.picks, keys, self.done)
        order.sort()
        launch("make", count, self.rows, some, self.places, self.picks, keys, self.made, self.done)
        order.sort()

    def play_out(self, limit: int) -> None:
        """Make decisions until all matches are over, but no more than the limit."""
        to_move = self.rows.view(np.int8)[:, self.twin.game.state.start("to_move")]
        self.order.keys[to_move < 0] = OVER_KEY
        self.order.sort()
        for _ in range(limit):
            running = self.order.running()
            if running == 0:
                break
            self.decide(running)


def places_array(machine: Machine) -> Any:
    """What work_key takes: where each of the telling numbers stands, and how far on for the next seat."""
    return machine.move(np.array([(place.start, place.stride) for place in machine.places], np.int32))
