"""The network, as PyTorch trains it. bots/network.py has the same sums in compiled code, for playing.

Every entity is represented by the sum of its words, then all together by a few layers with detours. Two
heads read the result: one gives every action a weight, the other every seat its share of the win.
"""

# pyright: reportMissingImports=false
from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from itertools import count as count_up
from itertools import takewhile
from typing import Any, NamedTuple

import numpy as np
import torch
from torch import Tensor, nn
from torch.nn import functional

from nekoban.bots.entities import AMOUNT, NO_AMOUNT, Entities, Group, list_shape

WIDTH = 320  # numbers that describe a position
TABLE_WIDTH, FEW_WIDTH, MANY_WIDTH = 256, 96, 32  # numbers that describe the table, and a row
FEW = 8  # rows; with more of them, each has fewer numbers
BLOCKS = 3
HEAP = 0.2  # how small the words of heaps begin, beside the others
ILLEGAL = -1e9  # the logarithm of no chance at all


class Shape(NamedTuple):
    """How wide a network is."""

    body: int
    groups: tuple[int, ...]  # of the entities of each kind


def usual_shape(entities: Entities) -> Shape:
    """The shape of a network for a game, if none is asked for."""
    widths = [
        TABLE_WIDTH if group.name == "table" else FEW_WIDTH if group.rows <= FEW else MANY_WIDTH
        for group in entities.groups
    ]
    return Shape(WIDTH, tuple(widths))


def shape_of(arrays: Mapping[str, Any]) -> Shape:
    """The shape of the network that has these weights."""
    names = takewhile(arrays.__contains__, (f"readers.{number}.places" for number in count_up()))
    return Shape(len(arrays["mix.bias"]), tuple(arrays[name].shape[1] for name in names))


class Reader(nn.Module):
    """Reads the entities of one kind, all with the same weights."""

    columns: Tensor
    lowest: Tensor
    first: Tensor
    last: Tensor
    amount_columns: Tensor
    amount_words: Tensor

    def __init__(self, group: Group, width: int) -> None:
        super().__init__()
        self.group = group
        numbers = group.columns.shape[1]
        self.words = nn.Parameter(torch.randn(group.word_count, width) * numbers**-0.5)
        self.places = nn.Parameter(torch.randn(group.rows, width) * 0.1)
        in_heap = np.isin(group.first, [word for word, count in Counter(group.first).items() if count > 1])
        amounts = np.flatnonzero(group.amounts != NO_AMOUNT)
        order = np.argsort(in_heap, kind="stable")
        self.alone = int((~in_heap).sum())
        sizes = dict(zip(group.first[in_heap].tolist(), group.words[in_heap].tolist(), strict=True))
        for word, size in sizes.items():
            self.words.data[word : word + size] *= HEAP  # a word can be said many times
        self.heaps = [(np.flatnonzero(group.first[order] == word), word, sizes[word]) for word in sizes]
        for name, array, kind in (
            ("columns", group.columns[:, order], torch.int64),
            ("lowest", group.lowest[order], torch.int32),
            ("first", group.first[order], torch.int32),
            ("last", group.words[order] - 1, torch.int32),
            ("amount_columns", group.columns[:, amounts], torch.int64),
            ("amount_words", group.amounts[amounts], torch.int64),
        ):
            held = torch.from_numpy(np.ascontiguousarray(array)).to(kind)
            self.register_buffer(name, held, persistent=False)

    def forward(self, observations: Tensor, players: Tensor) -> Tensor:
        count, rows = len(observations), self.group.rows
        marks, amounts = self.marks(observations)
        told = torch.relu(self.sums(marks, amounts).view(count, rows, -1) + self.places)
        if self.group.seated:
            told = told * (torch.arange(rows, device=marks.device) < players[:, None])[..., None]
        return told.flatten(1)

    def marks(self, observations: Tensor) -> tuple[Tensor, Tensor]:
        """The words of every row, and its amounts as they are weighed."""
        numbers = observations[:, self.columns] - self.lowest
        marks = numbers.clamp_min(0).minimum(self.last) + self.first
        return marks.flatten(0, 1), observations[:, self.amount_columns].flatten(0, 1) * AMOUNT

    def sums(self, marks: Tensor, amounts: Tensor) -> Tensor:
        """Of every row's words and weighed amounts. A GPU is quicker with tables of ones and zeros."""
        if marks.device.type == "cpu":
            weighed = amounts @ self.words[self.amount_words]
            return weighed + functional.embedding_bag(marks, self.words, mode="sum")
        return self.tabled(marks, amounts)

    def tabled(self, marks: Tensor, amounts: Tensor) -> Tensor:
        """The same sums as a product with a table of ones and zeros, and of counts for heaps."""
        said = torch.zeros(len(marks), self.group.word_count, dtype=torch.bfloat16, device=marks.device)
        said.scatter_(-1, marks[:, : self.alone].long(), 1.0)
        for places, first, count in self.heaps:
            heap = marks[:, places[0] : places[-1] + 1, None]
            words = torch.arange(first, first + count, dtype=marks.dtype, device=marks.device)
            said[:, first : first + count] = (heap == words).sum(1).to(said.dtype)
        said.scatter_(-1, self.amount_words.expand(amounts.shape), amounts.to(said.dtype))
        return said @ self.words.to(said.dtype)


class Block(nn.Module):
    """Two layers whose result is added to what they were given."""

    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.inner, self.outer = nn.Linear(width, width), nn.Linear(width, width)

    def forward(self, given: Tensor) -> Tensor:
        return given + self.outer(torch.relu(self.inner(self.norm(given))))


class Network(nn.Module):
    """From observations to the chances of actions and the seats' shares of the win."""

    def __init__(self, entities: Entities, shape: Shape | None = None) -> None:
        super().__init__()
        self.entities = entities
        self.seats = entities.game.seats
        width, widths = shape or usual_shape(entities)
        told = sum(group.rows * each for group, each in zip(entities.groups, widths, strict=True))
        self.readers = nn.ModuleList(map(Reader, entities.groups, widths))
        self.counts = nn.Parameter(torch.zeros(self.seats + 1, width))  # by the number of players
        self.mix = nn.Linear(told, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(BLOCKS))
        self.norm = nn.LayerNorm(width)
        self.policy = nn.Linear(width, len(entities.game.moves))
        self.value = nn.Linear(width, self.seats)
        nn.init.zeros_(self.policy.weight)
        nn.init.zeros_(self.value.weight)

    def forward(self, observations: Tensor, players: Tensor) -> tuple[Tensor, Tensor]:
        """Weights of all actions, and the logarithms of the shares; observations are of the most seats."""
        seen = torch.cat([observations.int(), *self.tails(observations)], -1)
        told = torch.cat([reader(seen, players) for reader in self.readers], -1)
        count = functional.one_hot(players, self.seats + 1).to(told.dtype)
        body = self.mix(told) + count @ self.counts
        for block in self.blocks:
            body = block(body)
        body = torch.relu(self.norm(body))
        shares = self.value(body).float()
        missing = torch.arange(self.seats, device=players.device) >= players[:, None]
        return self.policy(body).float(), shares.masked_fill(missing, ILLEGAL).log_softmax(-1)

    def tails(self, observations: Tensor) -> list[Tensor]:
        """The last numbers of lists, as they stand after an observation."""
        found = []
        for name, empty in dict.fromkeys((tail.slot, tail.empty) for tail in self.entities.tails):
            slot = self.entities.layout[name]
            lists = observations[:, slot.slice].int().unflatten(1, list_shape(slot))
            places = torch.arange(1, lists.shape[-1] + 1, device=lists.device)
            last = ((lists != empty) * places).amax(-1, keepdim=True)
            value = lists.gather(-1, (last - 1).clamp_min(0))
            found.append(torch.where(last > 0, value, empty).squeeze(-1))
        return found


def log_chances(weights: Tensor, masks: Tensor) -> Tensor:
    """The logarithms of the chances of all actions, illegal ones at nothing."""
    return weights.masked_fill(masks == 0, ILLEGAL).log_softmax(-1)
