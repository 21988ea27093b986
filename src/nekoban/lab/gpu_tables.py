"""Tables of random bots on a GPU: the rows of tables.py, many thousand games at once."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from nekoban.core.game import Game
from nekoban.core.gpu import Cuda, Gpu, KernelPart, Machine, check_done
from nekoban.core.options import OptionError
from nekoban.lab import gpu_playing
from nekoban.lab.playing import TURNS
from nekoban.lab.tables import QUICK, Plan, PlanTable, loop_twin, lucks
from nekoban.lab.words import tell

APART = 300  # bytes of bytecode, as in rl/gpu_batches.py
AT_ONCE = 1 << 18  # games of one launch at most
HISTORY_ROOM = 1 << 31  # bytes for the points of games whose lead is followed


def counted_rules(game: Game) -> dict[str, Any]:
    """The rules with what is counted in a game."""
    return loop_twin(game).bound


GAMES = KernelPart("games", "nekoban.lab.cuda_playing", gpu_playing, counted_rules, called_from=APART)


class GpuTable(PlanTable):
    """A table of random bots whose games are played on a GPU."""

    def __init__(self, plan: Plan, machine: Machine | None = None) -> None:
        if not set(plan.bots) <= set(QUICK):
            raise OptionError(tell("gpu-bots", bots=sorted(set(plan.bots) - set(QUICK))))
        super().__init__(plan)
        self.twin = Gpu(self.game, machine or Cuda(self.game, GAMES))

    def rows(self, seeds: range, shift: int | None = None) -> np.ndarray:
        rows, machine = self.blank_rows(seeds, shift), self.twin.machine
        watched = rows["watched"] == 1
        places = np.where(watched, np.cumsum(watched) - 1, 0)
        histories = (max(1, int(watched.sum())), TURNS, self.game.seats)
        played, done = machine.move(rows.view(np.uint8)), machine.zeros(len(rows), np.uint8)
        given = map(machine.move, (self.options, lucks(seeds), self.policies, places))
        machine.launch(
            "play_game", len(rows), played, self.twin.fresh, *given, machine.zeros(histories, np.int32), done
        )
        check_done(self.game, done)
        return machine.fetch(played).view(self.row)

    def chunks_at_once(self) -> int:
        """How many chunks of the plan one launch plays: a GPU needs many games to be busy."""
        followed = HISTORY_ROOM // (TURNS * self.game.seats * np.dtype(np.int32).itemsize)
        return max(1, min(AT_ONCE, followed * self.plan.watched) // self.plan.chunk)

    def parts(self, chunks: list[range]) -> Iterator[tuple[range, np.ndarray]]:
        """Play these chunks; each with its rows."""
        for together in adjacent(chunks, self.chunks_at_once()):
            first = together[0].start
            rows = self.rows(range(first, together[-1].stop))
            for chunk in together:
                yield chunk, rows[chunk.start - first : chunk.stop - first]


def adjacent(chunks: list[range], most: int) -> Iterator[list[range]]:
    """Chunks that follow one another, together, up to a limit."""
    held: list[range] = []
    for chunk in chunks:
        if held and (held[-1].stop != chunk.start or len(held) == most):
            yield held
            held = []
        held.append(chunk)
    if held:
        yield held
