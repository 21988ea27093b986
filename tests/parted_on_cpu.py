"""States in parts on a CPU: what core/gpu_parted.py says of them, compiled for the processor at hand.

numba-cuda has copies of numba's own modules under other names. So the same source can be compiled for a CPU,
and what a GPU would do with such a state can be tried without one.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
from __future__ import annotations

import re
import sys
import zlib
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from nekoban.core import gpu, parted_kernels
from nekoban.core.game import Game, bind
from nekoban.core.options import Chosen
from nekoban.core.parting import ALIKE, NEAR, OWN, PARTS, Parting

SOURCE = Path(parted_kernels.__file__).with_name("gpu_parted.py")
NAMES = (
    ("from numba.cuda.cudadrv import nvvm\n", ""),
    ("numba.cuda.core.imputils", "numba.core.imputils"),
    ("numba.cuda.extending", "numba.extending"),
    ("numba.cuda.models", "numba.core.datamodel.models"),
    ("numba.cuda.np", "numba.np"),
    ("from numba.cuda.typing", "from numba.core.typing"),
    ("from numba.cuda import", "from numba.core import"),
)

begin_one, choose_one, make_one = parted_kernels.begin, parted_kernels.choose, parted_kernels.make


def begin_all(
    mine: Any, near: Any, own: Any, fresh_near: Any, fresh_own: Any, options: Any, done: Any
) -> None:
    for row in range(len(near) * LAYOUT // LAYOUT):
        if done[row]:
            state = joined(near[row], own[row], mine)
            if state.to_move < 0:
                begin_one(state, near[row], own[row], fresh_near, fresh_own, options)


def choose_all(
    out: Any, near: Any, own: Any, alike: Any, which: Any, order: Any, picks: Any, keys: Any, done: Any
) -> None:
    for row in order[: len(order) * LAYOUT // LAYOUT]:
        choose_one(row, joined(near[row], own[row], alike[which[row]]), out, picks, keys, done)


def make_all(
    near: Any, own: Any, alike: Any, which: Any, order: Any, places: Any, picks: Any, keys: Any, made: Any,
    done: Any,
) -> None:  # fmt: skip
    for row in order[: len(order) * LAYOUT // LAYOUT]:
        state = joined(near[row], own[row], alike[which[row]])
        make_one(row, state, near[row], places, picks, keys, made, done)


def lowering() -> ModuleType:
    """gpu_parted.py for a CPU."""
    source = SOURCE.read_text(encoding="utf-8")
    for theirs, ours in NAMES:
        assert theirs in source, theirs
        source = source.replace(theirs, ours)
    assert not re.search(r"^(from|import) numba\.cuda", source, re.MULTILINE)
    made = ModuleType("nekoban.core.parted_for_cpu")
    exec(compile(source, f"{SOURCE} for a CPU", "exec"), made.__dict__)
    return made


LOWERING: list[ModuleType] = []


def layout_number(parting: Parting) -> int:
    """Compiled code is kept under what it reads: this makes each layout's its own."""
    return zlib.crc32(str([piece.dtype for piece in parting.pieces]).encode())


def wandered(game: Game, near: frozenset[str], lucks: np.ndarray, options: Chosen, decisions: int) -> Any:
    """The states of new matches after that many decisions by chance, made on states in parts."""
    if not LOWERING:
        LOWERING.append(lowering())
    parting, n = Parting(game.state, near), len(lucks)
    more = {
        "ROOM": len(game.moves) + 1,
        "LAYOUT": layout_number(parting),
        "joined": LOWERING[0].joined_with(parting, (0, 0, 0)),
    }
    twin = bind(game, sys.modules[__name__], more)
    begin, choose, make = (twin.entry(function) for function in (begin_all, choose_all, make_all))
    host = gpu.Gpu(game, gpu.Host(game))
    whole = np.ascontiguousarray(host.start(lucks).T).view(np.uint8)
    near_rows, own = (parting.split(part, whole, np) for part in (NEAR, OWN))
    fresh = [parting.split(part, game.state().bytes[None], np)[0] for part in (NEAR, OWN)]
    alike = parting.split(ALIKE, game.interpreted.start(options, 1).bytes[None], np)
    places = parting.places(host.machine.places)
    rows = near_rows, own, alike, np.zeros(n, np.int16), np.arange(n, dtype=np.int32)
    picks, keys = np.zeros((2, n), np.int16)
    made, done = np.zeros(n, np.int32), np.ones(n, np.uint8)
    out, mine = np.zeros(len(game.moves) + 1, np.int16), np.zeros(parting.words(ALIKE), np.uint64)
    for _ in range(decisions):
        begin(mine, near_rows, own, *fresh, options.bytes, done)
        choose(out, *rows, picks, keys, done)
        make(*rows, places, picks, keys, made, done)
    for part, parts in zip(PARTS, (near_rows, own, np.repeat(alike, n, axis=0)), strict=True):
        parting.join(part, parts, whole, np)
    return whole.view(game.state.dtype)[:, 0], keys
