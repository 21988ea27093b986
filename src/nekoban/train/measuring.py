"""How strong a network is: matches of one network against another, or against chance, without search."""

# pyright: reportMissingImports=false
from __future__ import annotations

import torch
from torch import Tensor

from nekoban.train.network import Network, log_chances
from nekoban.train.selfplay import sample
from nekoban.train.tables import TrainingTable


@torch.no_grad()
def won_share(table: TrainingTable, network: Network, other: Network | None, most: int = 4000) -> float:
    """The share of wins of a network that has one seat of each match, in turn; the others play by chance
    or are another network. Every match counts once, the first to end in its row.
    """
    results = torch.full((table.n,), torch.nan, device=table.device)
    rows = torch.arange(table.n, device=table.device)
    for _ in range(most):
        seen, masks, movers = table.look()
        own = log_chances(network(seen, table.counts)[0], masks).argmax(-1)
        theirs = replies(table, other, seen, masks)
        shares, ended = table.step(torch.where(movers == table.learners, own, theirs))
        table.wait()
        fresh = ended & results.isnan()
        results[fresh] = shares[rows, table.learners][fresh]
        if not results.isnan().any():
            break
    return float(results.nanmean())


def replies(table: TrainingTable, other: Network | None, seen: Tensor, masks: Tensor) -> Tensor:
    """The moves that a network answers with, or random ones."""
    if other is None:
        return sample(log_chances(torch.zeros(masks.shape, device=masks.device), masks))
    return log_chances(other(seen, table.counts)[0], masks).argmax(-1)
