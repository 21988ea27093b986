"""Self-play: a network plays all seats of many matches, a few of them against its past selves."""

# pyright: reportMissingImports=false
from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import torch
from torch import Tensor
from torch.nn import functional

from nekoban.train.network import Network, log_chances
from nekoban.train.recorded import Recorded, half_precision
from nekoban.train.tables import TrainingTable

PAST_SHARE = 0.2  # of the matches of every table in which a past self plays all seats but one
TRACE = 0.95  # how far ahead a surprise is credited


class Rollout(NamedTuple):
    """Some decisions of all matches; the first index is the time."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor  # the logarithm of the chosen action's
    movers: Tensor
    own: Tensor  # whether the learner decided, and not a past self
    shares: Tensor  # by seat: what was hoped for; one more than decisions
    results: Tensor  # by seat: the share of the win, where a match ended
    ended: Tensor
    players: Tensor  # (matches,)


def sample(chances: Tensor) -> Tensor:
    """An action for each row of self-play, by its chances."""
    noise = torch.empty_like(chances).exponential_().log_()
    return (chances - noise).argmax(-1)


def by_table_seat(shares: Tensor, movers: Tensor, players: Tensor, back: bool = False) -> Tensor:
    """From seats as the mover counts to seats as the table counts, or back."""
    seats = torch.arange(shares.shape[-1], device=shares.device)
    count = players[..., None]
    turned = seats + movers[..., None] * (1 if back else -1)
    index = torch.where(seats < count, turned % count, seats.expand_as(turned))
    return shares.gather(-1, index)


class Player:
    """A network that decides for many matches at once."""

    def __init__(self, network: Network) -> None:
        self.network = network
        self.decide = Recorded(self.decided)

    @torch.no_grad()
    def decided(self, seen: Tensor, players: Tensor, masks: Tensor) -> tuple[Tensor, ...]:
        """Actions, the logarithms of their chances, and the shares of the win as the movers count."""
        with half_precision(seen.device):
            weights, shares = self.network(seen, players)
        chances = log_chances(weights, masks)
        actions = sample(chances)
        return actions, chances.gather(-1, actions[:, None]).squeeze(-1), shares.exp()


@torch.no_grad()
def collect(
    tables: list[TrainingTable],
    learner: Player,
    past: Player | None,
    steps: int,
    past_share: float = PAST_SHARE,
) -> Rollout:
    """Play on for a while. On a GPU nothing is copied to the host and back."""
    players = torch.cat([table.counts for table in tables])
    learners = torch.cat([table.learners for table in tables])
    against_past = torch.cat([past_rows(table, past_share) for table in tables]).nonzero().squeeze(-1)
    kept: list[tuple[Tensor, ...]] = []
    for _ in range(steps):
        seen, masks, movers = look(tables)
        actions, chosen, shares = learner.decide(seen, players, masks)
        own = torch.ones_like(movers, dtype=torch.bool)
        if past is not None and len(against_past):
            theirs, *_ = past.decide(seen[against_past], players[against_past], masks[against_past])
            is_ours = movers[against_past] == learners[against_past]
            actions[against_past] = torch.where(is_ours, actions[against_past], theirs)
            own[against_past] = is_ours
        results, ended = step(tables, actions, learner.network.seats)
        hoped = by_table_seat(shares, movers, players)
        kept.append((seen, masks, actions, chosen, movers, own, hoped, results, ended))
    seen, masks, movers = look(tables)
    last = by_table_seat(learner.decide(seen, players, masks)[2], movers, players)
    columns = [torch.stack(column) for column in zip(*kept, strict=True)]
    columns[6] = torch.cat([columns[6], last[None]])
    return Rollout._make([*columns, players])


def past_rows(table: TrainingTable, share: float) -> Tensor:
    """The matches of a table in which a past self plays."""
    return torch.arange(table.n, device=table.device) < round(share * table.n)


def look(tables: list[TrainingTable]) -> tuple[Tensor, ...]:
    """What all tables show, as one batch."""
    return tuple(torch.cat(column) for column in zip(*(table.look() for table in tables), strict=True))


def step(tables: list[TrainingTable], actions: Tensor, seats: int) -> tuple[Tensor, ...]:
    """Make the moves of all tables, and wait for them."""
    parts: Iterator[Tensor] = iter(actions.split([table.n for table in tables]))
    found = [table.step(next(parts)) for table in tables]
    for table in tables:
        table.wait()
    results = [functional.pad(result, (0, seats - result.shape[1])) for result, _ in found]
    return torch.cat(results), torch.cat([ended for _, ended in found])


def gains_of(rollout: Rollout) -> Tensor:
    """How much better each decision turned out for each seat than was hoped (GAE), by table seat."""
    found = torch.zeros_like(rollout.results)
    ahead = torch.zeros_like(rollout.results[0])
    for time in reversed(range(len(found))):
        ended = rollout.ended[time][:, None]
        after = torch.where(ended, rollout.results[time], rollout.shares[time + 1])
        ahead = after - rollout.shares[time] + TRACE * ahead * ~ended
        found[time] = ahead
    return found
