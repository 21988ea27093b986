"""The setting of a shipped report: how many games are played, and by which bots."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from datetime import date
from pathlib import Path
from typing import Any

from nekoban.lab.samples import Sample, play
from nekoban.lab.tables import make_plan
from nekoban.lab.words import tell

FEWEST = 40  # at least this many games, however small the scale


@dataclass
class Setting:
    """The bots, the number of games, and the samples taken so far."""

    bot: str = "greedy"  # on every seat of even tables
    better: str = "panther"  # the bot that should win,
    weaker: str = "greedy"  # and those it sits with
    scale: float = 1.0  # more or fewer games than usual
    workers: int = 1
    kept: Path | None = None  # where the games are kept, so that a report that was stopped goes on
    told: Callable[[int], None] = lambda games: None
    pool: Any = None  # the workers that play all samples
    taken: list[Sample] = field(default_factory=list)

    def games(self, usual: int) -> int:
        return max(FEWEST, round(usual * self.scale))

    def sample(
        self,
        game: str,
        options: Mapping[str, Any] | Iterable[Mapping[str, Any]],
        games: int,
        bots: tuple[str, ...] = (),
    ) -> Sample:
        """Games by these bots, or by the usual one on every seat."""
        plan = make_plan(game, bots or (self.bot,), options, self.games(games), watched=1)
        self.taken.append(play(plan, self.workers, self.told, self.kept, self.pool))
        return self.taken[-1]

    def uneven(
        self, game: str, options: Mapping[str, Any] | Iterable[Mapping[str, Any]], games: int, players: int
    ) -> Sample:
        """Games of one better bot among weaker ones, to separate skill from luck."""
        return self.sample(game, options, games, (self.better, *[self.weaker] * (players - 1)))

    def facts(self, name: str) -> dict[str, str]:
        scale = f" --scale {self.scale:g}" if self.scale != 1 else ""
        bots = f"--bot {self.bot} --better {self.better} --weaker {self.weaker}"
        return {
            "games": f"{sum(one.count for one in self.taken):,}",
            "bots": tell("bot-on-every-seat", bot=self.bot),
            "intervals": tell("intervals-by-games"),
            "made": date.today().isoformat(),
            "command": f"nekoban reports {name} {bots}{scale}",
        }
