"""What `nekoban compile --gpu` and `nekoban laws --gpu` do."""

from __future__ import annotations

import re
from collections.abc import Iterable

from rich.console import Console
from rich.text import Text

from nekoban.commands.arguments import UsageError
from nekoban.commands.words import tell
from nekoban.core.breaches import Breach
from nekoban.core.game import Game
from nekoban.core.gpu import build, loop_parts, read_facts
from nekoban.core.laws import run_on_gpu
from nekoban.lab.gpu_tables import GAMES
from nekoban.rl.gpu_batches import STEPS

ARCH = re.compile(r"sm_\d{2,3}")
DECISIONS = 1000  # in each match, before the twins are compared


def build_for_gpu(chosen: Iterable[Game], arch: str, console: Console) -> None:
    """Kernels for one kind of GPU, kept as files that can be carried to another machine."""
    if not ARCH.fullmatch(arch):
        raise UsageError(tell("no-gpu-kind", kind=repr(arch)))
    for game in chosen:
        for part in (*loop_parts(game), STEPS, GAMES):
            file = build(game, part, arch)
            for kernel, facts in read_facts(file).items():
                told = tell("kernel-facts", title=game.title, part=part.name, kernel=kernel, **facts)
                console.print(told)
            console.print(Text(str(file)), soft_wrap=True)


def hold_on_gpu(chosen: Iterable[Game], games: int, seed: int, console: Console) -> None:
    """Law 1 for the third twin; exit 1 on a breach."""
    for found in chosen:
        try:
            sets = run_on_gpu(found, games, DECISIONS, seed)
        except Breach as breach:
            console.print(Text(str(breach)))
            raise SystemExit(1) from None
        counts = {"games": games, "decisions": DECISIONS, "sets": sets}
        console.print(tell("gpu-holds", title=found.title, **counts))
