"""Masked PPO by self-play: learns two-player Mauwi on one CPU, within minutes, to beat random play.

    pip install 'nekoban[train]'
    python examples/ppo.py --minutes 3 --picture curve.svg
    python examples/ppo.py --minutes 3 --gpu        # rules, network and learning never leave the GPU

One network plays both seats of every match, since an observation always has the observer as seat 0. The
game is zero-sum, so a position is worth to the other seat what it is not worth to this one: where the next
decision is the opponent's, its value counts with the opposite sign (`advantages`).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import torch
from torch import Tensor, nn

import nekoban.rl

GAME = {"game": "mauwi", "players": 2}
MATCHES, GPU_MATCHES = 512, 1 << 16  # in a batch
STEPS = 64  # decisions of each match between two updates
EPOCHS, MINIBATCHES = 3, 8
LEARNING_RATE, CLIP, ENTROPY, VALUE, TRACE = 1e-3, 0.2, 0.01, 0.5, 0.95
WORDS = 16  # values that the network tells apart in one number of an observation: -2 to 13
LOWEST = -2  # NONE; HIDDEN is -1
WIDTH = 128
EVALUATED = 512  # matches of one evaluation


class Net(nn.Module):
    """Every number of an observation is a word with a learned meaning; their sum goes through two layers."""

    def __init__(self, numbers: int, actions: int) -> None:
        super().__init__()
        self.words = nn.EmbeddingBag(numbers * WORDS, WIDTH, mode="sum")
        nn.init.normal_(self.words.weight, std=numbers**-0.5)
        self.body = nn.Sequential(nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU())
        self.policy = nn.Linear(WIDTH, actions)
        self.value = nn.Linear(WIDTH, 1)
        self.places: Tensor
        self.register_buffer("places", torch.arange(numbers) * WORDS, persistent=False)

    @property
    def device(self) -> torch.device:
        return self.places.device

    def forward(self, observations: Tensor, masks: Tensor) -> tuple[Tensor, Tensor]:
        """Logarithms of the chances of all actions, illegal ones at nothing; and the observer's hopes."""
        words = (observations.long() - LOWEST).clamp(0, WORDS - 1) + self.places
        body = self.body(self.words(words))
        chances = self.policy(body).masked_fill(masks == 0, -1e9)
        return chances.log_softmax(-1), self.value(body).squeeze(-1).tanh()


class Rollout(NamedTuple):
    """Some decisions of all matches; the first index is the time."""

    observations: Tensor
    masks: Tensor
    actions: Tensor
    chances: Tensor  # the logarithm of the chosen action's
    values: Tensor  # one more than decisions: of the position after the last
    rewards: Tensor  # of whoever decided
    signs: Tensor  # 1 where the same seat decides next, -1 where the other does, 0 where the match ended


@torch.no_grad()
def collect(env: Any, net: Net) -> Rollout:
    """Let the network play both seats for a while. On a GPU nothing is copied to the host and back."""
    rows = torch.arange(env.n, device=net.device)
    given: Callable[[Tensor], Any] = (lambda chosen: chosen) if net.device.type == "cuda" else Tensor.numpy
    kept: list[tuple[Tensor, ...]] = []
    for _ in range(STEPS):
        step = env.shown
        observations, masks = (
            torch.from_dlpack(step.observations).clone(),
            torch.from_dlpack(step.masks).clone(),
        )
        mover = torch.from_dlpack(step.to_move).long()  # a copy: the step writes these arrays anew
        chances, values = net(observations, masks)
        actions = torch.multinomial(chances.exp(), 1).squeeze(-1)
        step = env.step(given(actions))
        rewards = torch.from_dlpack(step.rewards)[rows, mover]
        again = torch.from_dlpack(step.to_move).long() == mover
        signs = torch.where(again, 1.0, -1.0) * (torch.from_dlpack(step.ended.view("uint8")) == 0)
        kept.append((observations, masks, actions, chances[rows, actions], values, rewards, signs))
    columns = [torch.stack(column) for column in zip(*kept, strict=True)]
    last = net(torch.from_dlpack(env.shown.observations), torch.from_dlpack(env.shown.masks))[1]
    columns[4] = torch.cat([columns[4], last[None]])
    return Rollout(*columns)


def advantages(rollout: Rollout) -> Tensor:
    """How much better each decision turned out than hoped (GAE), as seen by whoever made it."""
    found = torch.zeros_like(rollout.rewards)
    ahead = torch.zeros_like(rollout.rewards[0])
    for time_ in reversed(range(STEPS)):
        sign = rollout.signs[time_]
        surprise = rollout.rewards[time_] + sign * rollout.values[time_ + 1] - rollout.values[time_]
        ahead = surprise + TRACE * sign * ahead
        found[time_] = ahead
    return found


def update(net: Net, optimizer: torch.optim.Optimizer, rollout: Rollout) -> None:
    """A few passes over the decisions, each a small step towards those that turned out well."""
    gains = advantages(rollout)
    targets = (gains + rollout.values[:-1]).flatten()
    gains = ((gains - gains.mean()) / (gains.std() + 1e-6)).flatten()
    observations, masks = rollout.observations.flatten(0, 1), rollout.masks.flatten(0, 1)
    actions, before = rollout.actions.flatten(), rollout.chances.flatten()
    for _ in range(EPOCHS):
        for some in torch.randperm(len(actions), device=net.device).chunk(MINIBATCHES):
            chances, values = net(observations[some], masks[some])
            chosen = chances.gather(-1, actions[some, None]).squeeze(-1)
            ratio = (chosen - before[some]).exp()
            gain = gains[some]
            policy = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            entropy = -(chances.exp() * chances).sum(-1).mean()
            value = (values - targets[some]).square().mean()
            loss = VALUE * value - policy - ENTROPY * entropy
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


@torch.no_grad()
def won_share(net: Net, bot: str = "random", seed: int = 1) -> float:
    """The share of matches won against a bot, half of them from either seat; a shared win counts half."""
    env = nekoban.rl.vector(n=EVALUATED, bots=[bot], observations="int8", threads=1, **GAME)
    observations, infos = env.reset(seed=seed)
    results = torch.full((EVALUATED,), torch.nan)
    while results.isnan().any():
        seen = (torch.from_numpy(array).to(net.device) for array in (observations, infos["action_mask"]))
        chances, _ = net(*seen)
        observations, rewards, ended, _, infos = env.step(chances.argmax(-1).cpu().numpy())
        fresh = torch.from_numpy(ended) & results.isnan()
        results[fresh] = torch.from_numpy(rewards)[fresh]
    env.close()
    return float((results + 1).mean() / 2)


def draw(curve: list[tuple[float, int, float]], file: Path) -> None:
    """The share of matches won against random play, over the minutes."""
    import matplotlib.pyplot as plt

    plt.rcParams["svg.hashsalt"] = "nekoban"
    figure, axes = plt.subplots(figsize=(7, 3.6))
    minutes = [seconds / 60 for seconds, _, _ in curve]
    axes.plot(minutes, [100 * share for _, _, share in curve], color="#b5482a", marker="o", markersize=3)
    axes.axhline(90, color="#888888", linestyle=":", linewidth=1)
    axes.set(
        xlabel="minutes on one CPU", ylabel="matches won against random, %", ylim=(0, 100), xlim=(0, None)
    )
    axes.set_title(f"Two-player Mauwi: {curve[-1][2]:.1%} won after {minutes[-1]:.1f} minutes of masked PPO")
    axes.spines[["top", "right"]].set_visible(False)
    figure.tight_layout()
    figure.savefig(file, metadata={"Date": None})


def make_batch(seed: int, gpu: bool, threads: int) -> Any:
    """Matches of the game on either machine."""
    if gpu:
        return nekoban.rl.gpu_batch(n=GPU_MATCHES, seed=seed, observations="int8", **GAME)
    torch.set_num_threads(threads)
    return nekoban.rl.batch(n=MATCHES * threads, seed=seed, observations="int8", threads=threads, **GAME)


def train(
    minutes: float, seed: int = 1, gpu: bool = False, threads: int = 1
) -> tuple[Net, list[tuple[float, int, float]]]:
    """Learn for this many minutes; the network, and (seconds, decisions, share won) on the way.

    Minutes are of one CPU's work where one learns, else of the clock; evaluating counts in neither.
    """
    torch.manual_seed(seed)
    clock = time.process_time if threads == 1 and not gpu else time.perf_counter
    env = make_batch(seed, gpu, threads)
    env.reset()
    net = Net(env.layout.size, env.actions).to("cuda" if gpu else "cpu")
    optimizer = torch.optim.Adam(net.parameters(), LEARNING_RATE)
    curve = [(0.0, 0, won_share(net))]
    seconds, decisions, shown = 0.0, 0, 0.0
    while seconds < 60 * minutes:
        begin = clock()
        optimizer.param_groups[0]["lr"] = LEARNING_RATE * max(0.05, 1 - seconds / 60 / minutes)
        update(net, optimizer, collect(env, net))
        if gpu:
            torch.cuda.synchronize()
        decisions += env.n * STEPS
        seconds += clock() - begin
        if seconds - shown > 20 or seconds >= 60 * minutes:
            shown = seconds
            curve.append((seconds, decisions, won_share(net)))
            print(
                f"{seconds:5.0f} s  {decisions:>10,} decisions  {curve[-1][2]:6.1%} against random",
                flush=True,
            )
    return net, curve


def main() -> None:
    parser = argparse.ArgumentParser(description="Masked PPO on two-player Mauwi.")
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--gpu", action="store_true", help="rules, network and learning on a GPU")
    parser.add_argument("--threads", type=int, default=1, help="cores, without --gpu")
    parser.add_argument("--picture", type=Path, help="draw the learning curve into this file")
    parser.add_argument("--save", type=Path, help="keep the network in this file")
    given = parser.parse_args()
    net, curve = train(given.minutes, given.seed, given.gpu, given.threads)
    if given.picture:
        draw(curve, given.picture)
    if given.save:
        torch.save(net.state_dict(), given.save)


if __name__ == "__main__":
    main()
