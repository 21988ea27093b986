"""Learning: masked PPO, with the share of the win of every seat as what is hoped for."""

# pyright: reportMissingImports=false
from __future__ import annotations

from typing import NamedTuple

import torch
from torch import Tensor, nn

from nekoban.train.network import Network, log_chances
from nekoban.train.selfplay import Rollout, by_table_seat, gains_of

CLIP, VALUE, GRADIENT = 0.2, 0.5, 0.5


class Pace(NamedTuple):
    """How to learn from a rollout, at one moment of the training."""

    rate: float
    entropy: float
    epochs: int
    minibatch: int


class Told(NamedTuple):
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


def update(network: Network, optimizer: torch.optim.Optimizer, rollout: Rollout, pace: Pace) -> Told:
    """A few passes over the decisions, each a small step towards those that turned out well."""
    lessons = lessons_of(rollout)
    device = lessons.actions.device
    for group in optimizer.param_groups:
        group["lr"] = pace.rate
    told: list[Tensor] = []
    for _ in range(pace.epochs):
        for some in torch.randperm(len(lessons.actions), device=device).split(pace.minibatch):
            with torch.autocast(device.type, torch.bfloat16, enabled=device.type == "cuda"):
                loss, facts = losses(network, Lessons(*(column[some] for column in lessons)), pace.entropy)
            optimizer.zero_grad(set_to_none=True)
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), GRADIENT)
            optimizer.step()
            told.append(facts)
    return Told(*torch.stack(told).mean(0).tolist())


def losses(network: Network, lessons: Lessons, entropy_weight: float) -> tuple[Tensor, Tensor]:
    weights, shares = network(lessons.observations, lessons.players)
    chances = log_chances(weights, lessons.masks)
    ratio_log = chances.gather(-1, lessons.actions[:, None]).squeeze(-1) - lessons.before
    ratio = ratio_log.exp()
    gained = torch.min(ratio * lessons.gains, ratio.clamp(1 - CLIP, 1 + CLIP) * lessons.gains).mean()
    entropy = -(chances.exp() * chances).sum(-1).mean()
    surprise = -(lessons.targets * shares.clamp_min(-30)).sum(-1).mean()
    loss = VALUE * surprise - gained - entropy_weight * entropy
    return loss, torch.stack([entropy, surprise, ratio_log.square().mean() / 2]).detach()
