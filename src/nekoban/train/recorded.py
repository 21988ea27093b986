"""Work of a GPU that is recorded once and then repeated, without the cost of starting each of its sums."""

# pyright: reportMissingImports=false
from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import torch
from torch import Tensor

WARM_UPS = 3  # before a recording, so that libraries have chosen their ways

Work = Callable[..., tuple[Tensor, ...]]


class Recording(NamedTuple):
    """What is repeated, where it reads from, and where it writes to."""

    graph: torch.cuda.CUDAGraph
    given: tuple[Tensor, ...]
    results: tuple[Tensor, ...]


class Recorded:
    """A function of tensors. On a GPU it is recorded for every set of shapes; on a CPU it is just called."""

    def __init__(self, work: Work) -> None:
        self.work = work
        self.recordings: dict[tuple[torch.Size, ...], Recording] = {}

    def __call__(self, *given: Tensor) -> tuple[Tensor, ...]:
        if given[0].device.type == "cpu":
            return self.work(*given)
        shapes = tuple(tensor.shape for tensor in given)
        if shapes not in self.recordings:
            self.recordings[shapes] = record(self.work, given)
        recording = self.recordings[shapes]
        for held, tensor in zip(recording.given, given, strict=True):
            held.copy_(tensor)
        recording.graph.replay()
        return tuple(result.clone() for result in recording.results)


def record(work: Work, given: tuple[Tensor, ...]) -> Recording:
    """Record what the GPU does in this work, with room of its own for what is given."""
    held = tuple(tensor.clone() for tensor in given)
    beside = torch.cuda.Stream()
    beside.wait_stream(torch.cuda.current_stream())
    with torch.cuda.stream(beside):
        for _ in range(WARM_UPS):
            work(*held)
    torch.cuda.current_stream().wait_stream(beside)
    graph = torch.cuda.CUDAGraph()
    with torch.cuda.graph(graph):
        results = work(*held)
    return Recording(graph, held, results)


def half_precision(device: torch.device) -> torch.autocast:
    """Sums in half precision on a GPU; nothing is kept from one to the next, so that they can be recorded."""
    return torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda", cache_enabled=False)
