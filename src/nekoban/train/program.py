"""The training program: self-play and learning in turn, which can be stopped and resumed."""

# pyright: reportMissingImports=false
from __future__ import annotations

import json
import os
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import torch

from nekoban.bots.entities import entities_of
from nekoban.bots.weights import Weights, WeightsError, read_weights, write_weights
from nekoban.core.game import Game
from nekoban.core.gpu import GpuError
from nekoban.core.messages import tell
from nekoban.train.learning import Learner, Pace, UpdateFigures
from nekoban.train.measuring import won_share
from nekoban.train.network import Network, Shape, shape_of
from nekoban.train.selfplay import PAST_SHARE, Player, collect
from nekoban.train.tables import MAIN_SHARE, OTHERS, TrainingTable, in_turn, settings_of

CHECKPOINT, LOG = "checkpoint.pt", "log.jsonl"
SNAPSHOTS = 8  # networks kept on the way, evenly spaced, as files that can play
PAST_SELVES = 10  # networks that the learner meets again
SAVE_SECONDS = 45
MEASURED = {"cuda": 1024, "cpu": 128}  # matches against chance at every snapshot
ENTROPY, LEAST_ENTROPY = 0.02, 0.002
RATE, LEAST_RATE = 5e-4, 2e-5


@dataclass(frozen=True)
class Plan:
    """How to train. All of it is kept with the weights."""

    decisions: int  # the whole training
    minutes: float  # stop earlier if it takes longer
    matches: int  # at a time
    steps: int = 32  # decisions of each match between two updates
    epochs: int = 2
    minibatch: int = 16384
    seed: int = 1


def usual_plan(gpu: bool) -> Plan:
    """The plan of a training, if none is asked for."""
    if gpu:
        return Plan(decisions=1_000_000_000, minutes=10, matches=1 << 14)
    return Plan(decisions=20_000_000, minutes=60, matches=1 << 10, minibatch=4096)


def load(network: Network, weights: Weights) -> str:
    """Give a network the weights of a file, and say their digest."""
    network.load_state_dict({name: torch.from_numpy(array) for name, array in weights.arrays.items()})
    return weights.about["digest"]


class Training:
    """One training of one game."""

    def __init__(self, game: Game, folder: Path, plan: Plan, gpu: bool, start: Path | None = None) -> None:
        """start: weights to begin with, if nothing was learned yet."""
        self.game, self.folder, self.plan = game, folder, plan
        if gpu and not torch.cuda.is_available():
            raise GpuError(tell("train-no-gpu"))
        self.device = torch.device("cuda" if gpu else "cpu")
        torch.manual_seed(plan.seed)
        torch.backends.cuda.matmul.allow_tf32 = True
        if not gpu:
            torch.set_num_threads(os.cpu_count() or 1)
        self.entities = entities_of(game)
        begun = read_weights(start, game) if start is not None else None
        kept = self.kept()
        known = kept["network"] if kept else begun.arrays if begun else None
        shape = shape_of(known) if known else None
        self.network, self.past = (self.new_network(shape) for _ in range(2))
        self.player, self.past_player = Player(self.network), Player(self.past)
        self.learner = Learner(self.network, RATE)
        self.settings = settings_of(game)
        plain = sum(set(setting.options) == {"players"} for setting in self.settings)
        self.turns = in_turn(self.settings, plain)
        self.tables: dict[int, TrainingTable] = {}
        self.selves: list[dict[str, Any]] = []
        self.decisions, self.seconds, self.rounds, self.shots = 0, 0.0, 0, 0
        self.playing = 0.0  # of the seconds since it was started: those of playing, the rest is learning
        self.stopped = False
        self.before = ""  # the digest of the weights it began with
        self.rival = ""  # the digest of the weights it learns to beat, if it does not play against itself
        self.kept_rival: str | None = None  # of the training that goes on
        self.won: float | None = None  # the share of wins at the last snapshot, against chance or the rival
        folder.mkdir(parents=True, exist_ok=True)
        if kept:
            self.resume(kept)
        elif begun:
            self.before = load(self.network, begun)
            self.remember()

    def new_network(self, shape: Shape | None) -> Network:
        return Network(self.entities, shape).to(self.device)

    # --- one round

    def table(self, number: int) -> TrainingTable:
        if number not in self.tables:
            share = MAIN_SHARE if number == 0 else (1 - MAIN_SHARE) / OTHERS
            n = max(round(self.plan.matches * share), 1)
            seed = self.plan.seed * 1000 + number
            self.tables[number] = TrainingTable(self.entities, self.settings[number], n, seed, self.device)
        return self.tables[number]

    def pace(self) -> Pace:
        rest = 1 - self.progress
        return Pace(
            max(RATE * rest, LEAST_RATE),
            LEAST_ENTROPY + (ENTROPY - LEAST_ENTROPY) * rest,
            self.plan.epochs,
            self.plan.minibatch,
        )

    @property
    def progress(self) -> float:
        """From 0 to 1, by decisions or by time."""
        return min(1.0, max(self.decisions / self.plan.decisions, self.seconds / 60 / self.plan.minutes))

    def round(self) -> UpdateFigures:
        """Play for a while, then learn from it."""
        start = time.perf_counter()
        numbers = dict.fromkeys([0, *(next(self.turns) for _ in range(OTHERS))])  # each table once
        tables = [self.table(number) for number in numbers]
        past = self.past_player if self.selves or self.rival else None
        share = 1.0 if self.rival else PAST_SHARE
        rollout = collect(tables, self.player, past, self.plan.steps, share)
        if self.device.type == "cuda":
            torch.cuda.synchronize()
        self.playing += time.perf_counter() - start
        told = self.learner.learn(rollout, self.pace())
        self.decisions += rollout.movers.numel()
        self.rounds += 1
        self.seconds += time.perf_counter() - start  # the update has waited for the GPU
        return told

    def remember(self) -> None:
        """Keep a copy of the network among the past selves, and meet another one of them."""
        if self.rival:
            return
        copy = {name: tensor.detach().clone() for name, tensor in self.network.state_dict().items()}
        self.selves = [*self.selves, copy][-PAST_SELVES:]
        met = int(torch.randint(len(self.selves), ()))
        self.past.load_state_dict(self.selves[met])

    def stop(self) -> None:
        """Ask a running training to end after its round; it keeps all it has learned."""
        self.stopped = True

    def run(self, say: Callable[[str], None]) -> None:
        """Train to the end of the plan, or until it is stopped."""
        if self.kept_rival not in (None, self.rival):
            raise WeightsError(tell("train-other-rival", folder=str(self.folder)))
        saved = shown = time.perf_counter()
        while self.progress < 1 and not self.stopped:
            told = self.round()
            if self.rounds % max(1, round(8 / (0.1 + self.progress))) == 0:
                self.remember()
            if self.progress >= (self.shots + 1) / SNAPSHOTS:
                self.snapshot()
            now = time.perf_counter()
            if now - shown > 10 or self.progress >= 1:
                shown = now
                self.log(told, say)
            if now - saved > SAVE_SECONDS:
                saved = now
                self.save()
        if self.shots == 0:
            self.snapshot()
        self.save()

    def log(self, told: UpdateFigures, say: Callable[[str], None]) -> None:
        facts = {"decisions": self.decisions, "seconds": round(self.seconds, 1),
                 "playing": round(self.playing, 1), **told._asdict(),
                 f"against_{self.measured_by}": self.won}  # fmt: skip
        with (self.folder / LOG).open("a", encoding="utf-8") as file:
            file.write(json.dumps(facts) + "\n")
        say(
            f"{self.game.name} {self.seconds:5.0f} s  {self.decisions:>13,} decisions  "
            f"{self.decisions / self.seconds:>10,.0f}/s  entropy {told.entropy:.3f}  "
            f"surprise {told.surprise:.3f}  change {told.change:.4f}  "
            f"against {self.measured_by} {self.won}"
        )

    @property
    def measured_by(self) -> str:
        return "rival" if self.rival else "chance"

    # --- files

    def recipe(self) -> dict[str, Any]:
        plan = asdict(self.plan)
        return {"plan": plan, "device": self.device.type, "before": self.before, "rival": self.rival,
                "decisions": self.decisions, "seconds": round(self.seconds)}  # fmt: skip

    def snapshot(self) -> None:
        """The network as a file that can play."""
        self.shots += 1
        table = TrainingTable(
            self.entities, self.settings[0], MEASURED[self.device.type], self.shots, self.device
        )
        self.won = won_share(table, self.network, self.past if self.rival else None)
        arrays = {name: tensor.float().cpu().numpy() for name, tensor in self.network.state_dict().items()}
        write_weights(self.folder / f"snapshot-{self.shots}.net", self.game, arrays, self.recipe())

    def save(self) -> None:
        part = self.folder / f"{CHECKPOINT}.part"
        torch.save(
            {
                "game": self.game.name,
                "before": self.before,
                "rival": self.rival,
                "network": self.network.state_dict(),
                "optimizer": self.learner.optimizer.state_dict(),
                "selves": self.selves,
                "counts": (self.decisions, self.seconds, self.rounds, self.shots),
            },
            part,
        )
        part.replace(self.folder / CHECKPOINT)

    def play_against(self, file: Path) -> None:
        """Learn to beat the network of a file, which does not learn: how much can be won from it?"""
        weights = read_weights(file, self.game)
        self.past = self.new_network(shape_of(weights.arrays))
        self.past_player = Player(self.past)
        self.rival = load(self.past, weights)

    def kept(self) -> dict[str, Any] | None:
        """The checkpoint of the folder, if there is one."""
        if not (self.folder / CHECKPOINT).exists():
            return None
        kept = torch.load(self.folder / CHECKPOINT, map_location=self.device, weights_only=True)
        if kept["game"] != self.game.name:
            raise WeightsError(tell("train-other-game", folder=str(self.folder), game=kept["game"]))
        return kept

    def resume(self, kept: dict[str, Any]) -> None:
        """Go on from a checkpoint. Matches begin anew; everything that was learned is kept."""
        self.before, self.kept_rival = kept["before"], kept.get("rival", "")
        self.network.load_state_dict(kept["network"])
        self.learner.optimizer.load_state_dict(kept["optimizer"])
        self.selves = kept["selves"]
        self.decisions, self.seconds, self.rounds, self.shots = kept["counts"]
        if self.selves:
            self.past.load_state_dict(self.selves[-1])
