"""Tables to learn at: every number of players and every set of options, some of them more often.

Each table is a batch of matches, on a GPU or on a CPU. A rollout is played at the main table, two players
with the usual options, and at a few of the others in turn; their matches go on where they were left.
"""

# pyright: reportMissingImports=false
from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from itertools import cycle
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor

import nekoban.rl
from nekoban.bots.entities import Entities
from nekoban.core.game import Game
from nekoban.core.options import Number

MAIN_SHARE = 0.6  # of all matches of a rollout that are played at the main table
OTHERS = 2  # tables beside it in one rollout


class Setting(NamedTuple):
    """What a table plays."""

    players: int
    options: dict[str, Any]


def settings_of(game: Game) -> list[Setting]:
    """Every number of players with the usual options, then all samples of options."""
    count = game.options.declared["players"]
    assert isinstance(count, Number)
    plain = [Setting(players, {"players": players}) for players in range(count.low, count.high + 1)]
    samples = [Setting(game.options.read(game.read_files(one)).players, one) for one in game.samples()]
    return plain + [one for one in samples if one.options and one not in plain]


def in_turn(settings: list[Setting], plain: int) -> Iterator[int]:
    """Which tables to play at beside the main one, for ever: one with usual options, one with others."""
    usual, others = range(1, plain), range(plain, len(settings))
    turns = [cycle(numbers) for numbers in (usual, others) if numbers] or [cycle([0])]
    while True:
        for numbers in turns:
            yield next(numbers)


class TrainingTable:
    """Matches of one setting."""

    def __init__(self, entities: Entities, setting: Setting, n: int, seed: int, device: torch.device) -> None:
        make = nekoban.rl.gpu_batch if device.type == "cuda" else nekoban.rl.batch
        self.env: Any = make(
            entities.game, n, seed=seed, observations=entities.number, kept=True, **setting.options
        )
        self.env.reset()
        self.stream = torch.cuda.Stream() if device.type == "cuda" else None
        self.n, self.players, self.device = n, setting.players, device
        self.spread = torch.from_numpy(entities.spread(setting.players)).to(device)
        self.counts = torch.full((n,), setting.players, device=device)
        self.learners = torch.arange(n, device=device) % setting.players  # whom a past self plays against

    def look(self) -> tuple[Tensor, Tensor, Tensor]:
        """Observations as of the most seats, masks, and who is to move: copies."""
        step = self.env.shown
        seen, masks, movers = (
            torch.from_dlpack(array) for array in (step.observations, step.masks, step.to_move)
        )
        seen = seen.index_select(1, self.spread)
        return seen.short() if seen.is_floating_point() else seen, masks.clone(), movers.long()

    def step(self, actions: Tensor) -> tuple[Tensor, Tensor]:
        """Make the actions; the shares of the win by seat where a match ended, and where one did.

        On a GPU this has only begun then, beside what other tables do, and nobody asks whether the actions
        are legal. `wait` before the results are used.
        """
        with ExitStack() as held:
            if self.stream is None:
                step = self.env.step(actions.numpy())
            else:
                self.stream.wait_stream(torch.cuda.current_stream())
                held.enter_context(torch.cuda.stream(self.stream))
                held.enter_context(self.env.xp.cuda.ExternalStream(self.stream.cuda_stream))
                self.env.chosen[:] = self.env.on_machine(actions)
                step = self.env.move_on()
            ended = torch.from_dlpack(step.ended.view(np.uint8)).bool()
            rewards = torch.from_dlpack(step.rewards)
            return (rewards * (self.players - 1) + 1) / self.players, ended.clone()

    def wait(self) -> None:
        """What comes now comes after the step."""
        if self.stream is not None:
            torch.cuda.current_stream().wait_stream(self.stream)
