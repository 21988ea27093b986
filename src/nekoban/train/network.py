"""The network, as PyTorch trains it. bots/network.py has the same sums in compiled code, for playing.

Every entity is represented by the sum of its words, then all together by a few layers with detours. Two
heads read the result: one gives every action a weight, the other every seat its share of the win.
"""

# pyright: reportMissingImports=false
from __future__ import annotations

from collections import Counter

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from nekoban.bots.entities import AMOUNT, LOWEST, NO_AMOUNT, Entities, Group

WIDTH = 256  # numbers that describe a position
BLOCKS = 3
ILLEGAL = -1e9  # the logarithm of no chance at all


class Reader(nn.Module):
    """Reads the entities of one kind, all with the same weights."""

    columns: Tensor
    first: Tensor
    last: Tensor
    amount_columns: Tensor
    amount_words: Tensor

    def __init__(self, group: Group) -> None:
        super().__init__()
        self.group = group
        numbers = group.columns.shape[1]
        self.words = nn.Parameter(torch.randn(group.word_count, group.width) * numbers**-0.5)
        self.places = nn.Parameter(torch.randn(group.rows, group.width) * 0.1)
        in_heap = np.isin(group.first, [word for word, count in Counter(group.first).items() if count > 1])
        amounts = np.flatnonzero(group.amounts != NO_AMOUNT)
        order = np.argsort(in_heap, kind="stable")
        self.alone = int((~in_heap).sum())
        for name, array in {
            "columns": group.columns[:, order],
            "first": group.first[order],
            "last": group.words[order] - 1,
            "amount_columns": group.columns[:, amounts],
            "amount_words": group.amounts[amounts],
        }.items():
            self.register_buffer(name, torch.from_numpy(np.ascontiguousarray(array)).long(), persistent=False)

    def forward(self, observations: Tensor, players: Tensor) -> Tensor:
        count, rows = len(observations), self.group.rows
        numbers = observations[:, self.columns].int() - LOWEST
        marks = (numbers.clamp_min(0).minimum(self.last) + self.first).flatten(0, 1)
        amounts = observations[:, self.amount_columns].flatten(0, 1) * AMOUNT
        told = torch.relu(self.sums(marks, amounts).view(count, rows, -1) + self.places)
        if self.group.seated:
            told = told * (torch.arange(rows, device=marks.device) < players[:, None])[..., None]
        return told.flatten(1)

    def sums(self, marks: Tensor, amounts: Tensor) -> Tensor:
        """Of every row's words and weighed amounts. A GPU is quicker with tables of ones and zeros."""
        if marks.device.type == "cpu":
            weighed = amounts @ self.words[self.amount_words]
            return weighed + functional.embedding_bag(marks, self.words, mode="sum")
        said = torch.zeros(len(marks), self.group.word_count, dtype=torch.bfloat16, device=marks.device)
        said.scatter_(-1, marks[:, : self.alone], 1.0)
        heaps = marks[:, self.alone :]
        said.scatter_add_(-1, heaps, torch.ones(heaps.shape, dtype=said.dtype, device=said.device))
        said.scatter_(-1, self.amount_words.expand(amounts.shape), amounts.to(said.dtype))
        return said @ self.words.to(said.dtype)


class Block(nn.Module):
    """Two layers whose result is added to what they were given."""

    def __init__(self) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(WIDTH)
        self.inner, self.outer = nn.Linear(WIDTH, WIDTH), nn.Linear(WIDTH, WIDTH)

    def forward(self, given: Tensor) -> Tensor:
        return given + self.outer(torch.relu(self.inner(self.norm(given))))


class Network(nn.Module):
    """From observations to the chances of actions and the seats' shares of the win."""

    def __init__(self, entities: Entities) -> None:
        super().__init__()
        self.entities = entities
        self.seats = entities.game.seats
        self.readers = nn.ModuleList(Reader(group) for group in entities.groups)
        self.counts = nn.Parameter(torch.zeros(self.seats + 1, WIDTH))  # by the number of players
        self.mix = nn.Linear(entities.width, WIDTH)
        self.blocks = nn.ModuleList(Block() for _ in range(BLOCKS))
        self.norm = nn.LayerNorm(WIDTH)
        self.policy = nn.Linear(WIDTH, len(entities.game.moves))
        self.value = nn.Linear(WIDTH, self.seats)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, observations: Tensor, players: Tensor) -> tuple[Tensor, Tensor]:
        """Weights of all actions, and the logarithms of the shares; observations are of the most seats."""
        told = torch.cat([reader(observations, players) for reader in self.readers], -1)
        count = functional.one_hot(players, self.seats + 1).to(told.dtype)
        body = self.mix(told) + count @ self.counts
        for block in self.blocks:
            body = block(body)
        body = torch.relu(self.norm(body))
        shares = self.value(body).float()
        missing = torch.arange(self.seats, device=players.device) >= players[:, None]
        return self.policy(body).float(), shares.masked_fill(missing, ILLEGAL).log_softmax(-1)


def log_chances(weights: Tensor, masks: Tensor) -> Tensor:
    """The logarithms of the chances of all actions, illegal ones at nothing."""
    return weights.masked_fill(masks == 0, ILLEGAL).log_softmax(-1)
