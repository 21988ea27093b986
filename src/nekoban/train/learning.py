"""Learning: masked PPO. What a position is worth is each seat's share of the win."""

# pyright: reportMissingImports=false
from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn

from nekoban.train.network import Network, log_chances
from nekoban.train.recorded import Recorded, half_precision
from nekoban.train.selfplay import Rollout, by_table_seat, gains_of

CLIP, VALUE, GRADIENT = 0.2, 0.5, 0.5


class Pace(NamedTuple):
    """How to learn from a rollout, at one moment of the training."""

    rate: float
    entropy: float
    epochs: int
    minibatch: int


class UpdateFigures(NamedTuple):
    """What an update tells of itself."""

    entropy: float
    surprise: float  # of the hopes: the mean cross entropy
    change: float  # of the policy: the mean squared logarithm of the ratio, halved


class Lessons(NamedTuple):
    """Decisions to learn from, one a row."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    before: Tensor  # the logarithm of the chance that the action had
    gains: Tensor
    targets: Tensor  # the shares of the win, as the mover counts
    players: Tensor


def lessons_of(rollout: Rollout) -> Lessons:
    """The learner's own decisions of a rollout."""
    gains = gains_of(rollout)
    players = rollout.players.expand_as(rollout.movers)
    hoped = (gains + rollout.shares[:-1]).clamp(0, 1)
    targets = by_table_seat(hoped / hoped.sum(-1, keepdim=True), rollout.movers, players, back=True)
    gain = gains.gather(-1, rollout.movers[..., None]).squeeze(-1)
    own = rollout.own.flatten().nonzero().squeeze(-1)
    columns = (rollout.observations, rollout.masks, rollout.actions, rollout.chances, gain, targets, players)
    lessons = Lessons(*(column.flatten(0, 1)[own] for column in columns))
    spread = (lessons.gains - lessons.gains.mean()) / (lessons.gains.std() + 1e-6)
    return lessons._replace(gains=spread)


class Learner:
    """A network that learns from rollouts."""

    def __init__(self, network: Network, rate: float) -> None:
        self.network = network
        self.device = next(network.parameters()).device
        is_gpu = self.device.type == "cuda"
        self.rate = torch.tensor(rate, device=self.device) if is_gpu else rate
        self.optimizer = torch.optim.Adam(
            network.parameters(), self.rate, eps=1e-5, fused=is_gpu, capturable=is_gpu
        )
        self.study = Recorded(self.studied)

    def studied(self, entropy: Tensor, *columns: Tensor) -> tuple[Tensor, ...]:
        """One small step towards the decisions that turned out well."""
        self.optimizer.zero_grad(set_to_none=True)
        with half_precision(self.device):
            loss, facts = losses(self.network, Lessons(*columns), entropy)
        loss.backward()
        nn.utils.clip_grad_norm_(self.network.parameters(), GRADIENT)
        self.optimizer.step()
        return (facts,)

    def learn(self, rollout: Rollout, pace: Pace) -> UpdateFigures:
        """A few passes over the decisions, in parts of one size."""
        lessons = lessons_of(rollout)
        count = len(lessons.actions)
        size = min(pace.minibatch, count)
        self.set_rate(pace.rate)
        entropy = torch.tensor(pace.entropy, device=self.device)
        told: list[Tensor] = []
        for _ in range(pace.epochs):
            order = torch.randperm(count, device=self.device)[: count - count % size]
            for some in order.split(size):
                told += self.study(entropy, *(column[some] for column in lessons))
        return UpdateFigures(*torch.stack(told).mean(0).tolist())

    def set_rate(self, rate: float) -> None:
        for group in self.optimizer.param_groups:
            if isinstance(group["lr"], Tensor):
                group["lr"].fill_(rate)
            else:
                group["lr"] = rate


def losses(network: Network, lessons: Lessons, entropy_weight: Tensor) -> tuple[Tensor, Tensor]:
    """What learning makes small: of the policy and of the shares of the win."""
    weights, shares = network(lessons.observations, lessons.players)
    chances = log_chances(weights, lessons.masks)
    ratio_log = chances.gather(-1, lessons.actions[:, None]).squeeze(-1) - lessons.before
    ratio = ratio_log.exp()
    gained = torch.min(ratio * lessons.gains, ratio.clamp(1 - CLIP, 1 + CLIP) * lessons.gains).mean()
    entropy = -(chances.exp() * chances).sum(-1).mean()
    surprise = -(lessons.targets * shares.clamp_min(-30)).sum(-1).mean()
    loss = VALUE * surprise - gained - entropy_weight * entropy
    return loss, torch.stack([entropy, surprise, ratio_log.square().mean() / 2]).detach()
