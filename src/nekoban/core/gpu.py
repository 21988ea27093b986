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
from hashlib import blake2b
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import Any, NamedTuple

import numpy as np

from nekoban.core import kernels, parted_kernels
from nekoban.core.cache import cache_root, trusted_root
from nekoban.core.compiled import Twin
from nekoban.core.game import Game, bind
from nekoban.core.gpu_phases import GpuError, PartedPhases, Phases
from nekoban.core.luck import start_luck
from nekoban.core.messages import tell
from nekoban.core.options import Chosen
from nekoban.core.parting import NEAR, WORD_BYTES, Parting
from nekoban.core.portable import PortableReach
from nekoban.core.record import OVER, Raw
from nekoban.core.sorting import BLOCK, HELD_BLOCK, WARP
from nekoban.core.workload import Place, telling_places

FACTS, PLACES, NEAR_NAMES = "facts.json", "places.json", "near.json"
GPU_FORM = 4  # raised when the way of building changes: what was built before is then no longer found
LAYOUT_SOURCES = ("busy.py", "cuda_parted.py", "gpu_parted.py", "parting.py", "workload.py")
DEFAULT_ARCH = "sm_90"
NEVER = 1 << 30
REGISTERS, HELD_REGISTERS = 80, 128  # of a thread, at most: fewer let more threads run at once
ALL_REGISTERS, ALL_SHARED = 1 << 16, 227 << 10  # of a multiprocessor; bytes of memory that threads share
BLOCK_SHARED = 1 << 10  # of these, a block's own
SHARE_OF_MEMORY = 9  # CUDA's number of this wish of a kernel, in percent
FEWEST, MOST = 64, 255  # registers of a thread that works on a near part
SMALL_STATE = 128  # bytes: a line of memory. Parts of a smaller state would not be fewer lines
LARGE_RULES, APART = 150, 300  # functions of large rules; bytes of bytecode from which on those are called


class KernelForm(NamedTuple):
    """How a kernel is built and launched."""

    function: str  # of the part's module
    threads: int = BLOCK  # of a block
    registers: int = REGISTERS  # of a thread, at most


def plain_form(game: Game, name: str) -> KernelForm:
    """How a kernel is built if nothing about the game asks for more."""
    return KernelForm(name)


def all_kernels(game: Game, rows: ModuleType) -> tuple[str, ...]:
    """The names of all kernels of a module."""
    return tuple(rows.signatures())


def nothing(*given: Any) -> Mapping[str, Any]:
    """No names of a game's own: what a module of kernels without any is given."""
    return {}


class KernelPart(NamedTuple):
    """Kernels that are built together: `module` does for all matches what `rows` does for one."""

    name: str
    module: str  # of the kernels
    rows: ModuleType
    bound: Callable[[Game], Mapping[str, Any]] = nothing  # other meanings of some names
    called_from: int = NEVER  # bytes of bytecode from which on a function is called, not copied
    merged: str = "-"  # functions of modules whose name begins so are always copied into their callers
    form: Callable[[Game, str], KernelForm] = plain_form  # of each kernel
    kernels: Callable[[Game, ModuleType], tuple[str, ...]] = all_kernels  # those that this game needs
    own: Callable[..., Mapping[str, Any]] | None = None  # what a kernel of a game binds besides, alone
    layout: Callable[[Game], object] = nothing  # how states lie, as far as it is in the file's name


# --- which kernels a game has


def is_parted(game: Game) -> bool:
    """Whether phases work on states in parts (parting.py): those of smaller ones work on whole states."""
    return game.state.dtype.itemsize > SMALL_STATE


def play_kernels(game: Game, rows: ModuleType) -> tuple[str, ...]:
    """The names of the kernels that play: two of them only for states that are not in parts."""
    apart = ("choose", "make") if is_parted(game) else ()
    return tuple(name for name in rows.signatures() if name not in apart)


def play_form(game: Game, name: str) -> KernelForm:
    """Both phases hold small states in memory that the threads of a block share."""
    is_held = name in ("choose", "make")
    return KernelForm(f"{name}_held", HELD_BLOCK, HELD_REGISTERS) if is_held else KernelForm(name)


def parts_form(game: Game, name: str) -> KernelForm:
    """Both phases hold near parts: as many registers as there are if all warps run whose parts fit."""
    if name == "begin":
        return KernelForm(name)
    warps = ALL_SHARED // (WARP * WORD_BYTES * found_parting(game).words(NEAR) + BLOCK_SHARED)
    free = ALL_REGISTERS // (WARP * min(warps, WARP)) // 8 * 8
    return KernelForm(f"{name}_held", WARP, max(FEWEST, min(MOST, free)))


def found_near(game: Game) -> frozenset[str]:
    """The fields that lie near, found by playing. A machine that runs kernels reads them from their file."""
    from nekoban.core.busy import near_fields

    return near_fields(game)


def found_parting(game: Game) -> Parting:
    """A game's states in parts, by the fields that it reads and writes often."""
    return Parting(game.state, found_near(game))


def parts_own(game: Game, name: str, is_called: bool) -> Mapping[str, Any]:
    """The names that kernels for states in parts are given."""
    return import_module("nekoban.core.gpu_parted").names(found_parting(game), name, is_called)


def layout_mark(game: Game) -> object:
    """All that decides where fields lie, besides the rules that are played to find it."""
    folder = Path(__file__).parent
    sources = [(folder / name).read_text(encoding="utf-8") for name in LAYOUT_SOURCES]
    return Parting(game.state, ()).text, *sources


PLAY = KernelPart("play", "nekoban.core.cuda_kernels", kernels, form=play_form, kernels=play_kernels)
PARTS = KernelPart(
    "parts", "nekoban.core.cuda_parted", parted_kernels, form=parts_form, own=parts_own, layout=layout_mark
)


def loop_parts(game: Game) -> tuple[KernelPart, ...]:
    """What loops and playouts of a game need, as names for its kernels."""
    return (PLAY, PARTS) if is_parted(game) else (PLAY,)


# --- files


@cache
def file_name(game: Game, part: KernelPart, arch: str) -> str:
    """Named by all that the kernels are made from, whatever the version of Python."""
    reach = PortableReach(bound_rows(game, part).bound)
    marks = [reach.digest(getattr(part.rows, f"{name}_all")) for name in part.kernels(game, part.rows)]
    digest = blake2b(repr(part.layout(game)).encode(), digest_size=8).hexdigest()
    whole = PortableReach({"MARKS": (GPU_FORM, len(game.moves), digest, *marks)})
    return f"{game.name}-gpu-{part.name}-{arch}-{whole.digest(named_marks)}.zip"


def bound_rows(game: Game, part: KernelPart) -> Twin:
    """What a part does for one match, bound to the game's rules. ROOM: of a list of moves."""
    return bind(game, part.rows, {"ROOM": len(game.moves) + 1, **part.bound(game)})


def named_marks() -> Any:
    """Called by nobody: by this the digest of kernels reaches the marks that a game counts."""
    return MARKS  # noqa: F821  # pyright: ignore[reportUndefinedVariable]


def build(game: Game, part: KernelPart = PLAY, arch: str = DEFAULT_ARCH) -> Path:
    """Build a game's kernels for one kind of GPU, if they are not there yet; the file."""
    file = file_of(game, part, arch)
    if not file.exists():
        write_file(file, game, part, build_kernels(game, part, arch, part.kernels(game, part.rows)))
    return file


def file_of(game: Game, part: KernelPart, arch: str) -> Path:
    """The file of built kernels of a game for one kind of GPU."""
    return trusted_root(cache_root()) / file_name(game, part, arch)


def build_kernels(game: Game, part: KernelPart, arch: str, names: Iterable[str]) -> dict[str, Any]:
    """Build some kernels of a part, in this process."""
    builder = import_builder()
    words, called = game.state.dtype.itemsize // WORD_BYTES, called_from(game, part)
    bound = {**bound_rows(game, part).bound, **builder.names(words, game.seats)}

    def twin(**own: Any) -> Any:
        return builder.GpuTwin(import_module(part.module), {**bound, **own}, arch, called, part.merged)

    shared, signatures, made = twin(), part.rows.signatures(), {}
    for name in names:
        one = twin(**part.own(game, name, called < NEVER)) if part.own else shared
        made[name] = one.build(part.form(game, name), signatures[name])
    return made


def called_from(game: Game, part: KernelPart) -> int:
    """Bytes of bytecode from which on a function is called: to copy all of large rules takes many minutes."""
    counted = PLAY if part is PARTS else part
    reach = bound_rows(game, counted).reach
    names = counted.rows.signatures()
    count = max(len(reach.functions(getattr(counted.rows, f"{name}_all"))) for name in names)
    return min(part.called_from, APART) if count > LARGE_RULES else part.called_from


def import_builder() -> Any:
    """The module that builds kernels, or a sentence that says which library it lacks."""
    try:
        return import_module("nekoban.core.gpu_build")
    except ImportError as error:
        raise GpuError(tell("gpu-builder", library=str(error.name or error))) from None


def write_file(file: Path, game: Game, part: KernelPart, built: Mapping[str, Any]) -> None:
    """Kernels, what is known of them, and what was found by playing."""
    found: dict[str, Any] = {PLACES: telling_places(game)}
    if part is PARTS:
        found[NEAR_NAMES] = sorted(found_near(game))
    write_kernels(file, built, found)


def write_kernels(file: Path, built: Mapping[str, Any], found: Mapping[str, Any]) -> None:
    """Keep built kernels as a file, with what is known of each."""
    part = file.with_suffix(".part")
    told = ("symbol", "registers", "stack", "threads")
    facts = {
        name: {**{fact: getattr(one, fact) for fact in told}, "size": len(one.code)}
        for name, one in built.items()
    }
    with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as packed:
        packed.writestr(FACTS, json.dumps(facts, indent=1))
        for name, one in found.items():
            packed.writestr(name, json.dumps(one))
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


def read_near(file: Path) -> list[str]:
    """The fields that lie near, if states are in parts."""
    with zipfile.ZipFile(file) as packed:
        return json.loads(packed.read(NEAR_NAMES)) if NEAR_NAMES in packed.namelist() else []


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
    """Why no GPU can be used, in a sentence."""
    return tell("gpu-old-driver" if "insufficient" in reason else "gpu-unusable", error=reason)


class Machine:
    """Where kernels run: arrays of `xp`, and `launch`."""

    xp: Any
    places: list[Place]  # of a state: what its matches are sorted by
    parting: Parting  # of states in parts

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
        self.parting = Parting(game.state, read_near(self.file))
        if part is PARTS:
            self.prefer_shared_memory("choose", "make")

    def prefer_shared_memory(self, *names: str) -> None:
        """Of the memory beside a multiprocessor, all that can be shared instead of kept as L1."""
        for name in names:
            self.xp.cuda.driver.funcSetAttribute(self.functions[name][0].ptr, SHARE_OF_MEMORY, 100)

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
    """The file of built kernels, or the command that builds it, in a sentence."""
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

    def __init__(self, game: Game, machine: Machine | None = None, parts: Machine | None = None) -> None:
        """parts: where the phases of states in parts run, if not on the same GPU."""
        self.game = game
        self.machine = machine or Cuda(game)
        self.given_parts = parts

    @cached_property
    def parts(self) -> Machine | None:
        """Where phases work on states in parts; None: on whole states."""
        if self.given_parts is None and isinstance(self.machine, Cuda) and is_parted(self.game):
            return Cuda(self.game, PARTS)
        return self.given_parts

    def phases(self, rows: Raw, options: Chosen | None = None) -> Phases:
        """The phases of matches in rows. options: of new matches, if there may be any."""
        return (Phases if self.parts is None else PartedPhases)(self, rows, options)

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
        phases = self.phases(rows, options)
        for _ in range(steps):
            phases.begin()
            phases.decide(len(rows))
        check_done(self.game, phases.done)
        columns[:] = phases.whole().T

    def playouts(self, states: Any, n: int, seed: int = 0, limit: int = 100_000) -> Playouts:
        """Play on by chance to the end, n times from each state: records of the game, or an array of them."""
        kind = self.game.state.dtype
        listed = isinstance(states, list)
        given = np.concatenate([state.bytes for state in states]).view(kind) if listed else states
        total, seats, machine = n * len(given), self.game.seats, self.machine
        chance = np.random.default_rng(seed)
        lucks = (chance.integers(0, 1 << 62, total) + start_luck(0)).view(np.uint64)
        rows = self.rows(given)[machine.move(np.repeat(np.arange(len(given)), n))]
        rows[:, self.game.state.start("luck") // WORD_BYTES] = machine.move(lucks)
        phases = self.phases(rows)
        phases.play_out(limit)
        check_done(self.game, phases.done)
        won, points = (machine.zeros((total, seats), np.int32) for _ in range(2))
        machine.launch("judge", total, phases.whole(), phases.made, won, points)
        return Playouts(phases.made, won, points)
