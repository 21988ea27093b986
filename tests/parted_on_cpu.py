"""States in parts on a CPU: what core/gpu_parted.py says of them, compiled for the processor at hand.

numba-cuda has copies of numba's own modules under other names. So the same source can be compiled for a CPU,
and what a GPU would do with such a state can be tried without one.
"""

from __future__ import annotations

import re
import zlib
from collections.abc import Collection
from pathlib import Path
from types import ModuleType

import numpy as np

from nekoban.core import gpu, parted_kernels
from nekoban.core.game import Game, bind
from nekoban.core.parting import ALIKE, Parting
from nekoban.core.workload import telling_places

SOURCE = Path(parted_kernels.__file__).with_name("gpu_parted.py")
NAMES = (
    ("numba.cuda.core.imputils", "numba.core.imputils"),
    ("numba.cuda.extending", "numba.extending"),
    ("numba.cuda.models", "numba.core.datamodel.models"),
    ("numba.cuda.np", "numba.np"),
    ("from numba.cuda.typing", "from numba.core.typing"),
    ("from numba.cuda import", "from numba.core import"),
)


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
    """Compiled code is kept under what it reads: this makes each layout's its own, and each lowering's."""
    told = parting.text + str([piece.dtype for piece in parting.pieces]) + SOURCE.read_text(encoding="utf-8")
    return zlib.crc32(told.encode()) + 1


class PartsOnCpu(gpu.Host):
    """The kernels for states in parts, on a CPU."""

    def __init__(self, game: Game, near: Collection[str] | None = None) -> None:
        if not LOWERING:
            LOWERING.append(lowering())
        self.xp, self.places = np, telling_places(game)
        self.parting = Parting(game.state, gpu.found_near(game) if near is None else near)
        joined = LOWERING[0].joined_with(self.parting, (0, 0, 0))
        more = {"ROOM": len(game.moves) + 1, "LAYOUT": layout_number(self.parting), "joined": joined}
        self.twin = bind(game, parted_kernels, more)
        unread, out = np.zeros(self.parting.words(ALIKE), np.uint64), np.zeros(len(game.moves) + 1, np.int16)
        self.scratch = {"begin": (unread,), "choose": (out,)}
