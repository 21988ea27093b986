"""The setting of a report: the bot whose games it looks at, a weaker and a stronger one beside it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from nekoban.bots import SIMPLE, all_bots
from nekoban.bots.levels import deepest_name
from nekoban.bots.naming import read_name
from nekoban.core.game import Game
from nekoban.lab.samples import Sample, play
from nekoban.lab.statistics import FEW
from nekoban.lab.tables import Plan, make_plan

FEWEST = FEW  # at least this many games, however small the scale: what a mean needs
WEAKEST, *_, SIMPLEST = SIMPLE  # random; and the best of those that do not search


class Bots(NamedTuple):
    """The bots of a report: what the one in the middle shows is asked of the others too."""

    weaker: str
    usual: str
    stronger: str


def usual_bots(game: Game, bot: str | None = None) -> Bots:
    """The strongest measured level as the stronger one, the level below it, and one that does not search.

    bot: the one that is described, if it is named. It is not its own check: where the weaker or the stronger
    one would be no other, the bot below or above it takes that place.
    """
    names, strongest = all_bots(), deepest_name(game)
    usual = Bots(SIMPLEST, names[names.index(strongest) - 1], strongest)
    plain = read_name(bot).plain if bot else usual.usual
    place = names.index(plain) if plain in names else names.index(usual.usual)
    below, above = names[max(0, place - 1)], names[min(place + 1, len(names) - 1)]
    weaker, stronger = min(usual.weaker, below, key=names.index), max(usual.stronger, above, key=names.index)
    return Bots(weaker, bot or usual.usual, stronger)


def named_bots(game: Game, weaker: str | None, bot: str | None, stronger: str | None) -> Bots:
    """Those that are named, and the usual ones in the places of the others."""
    given = zip((weaker, bot, stronger), usual_bots(game, bot), strict=True)
    return Bots(*(name or usual for name, usual in given))


class Games(NamedTuple):
    """How many games each of the bots plays."""

    weaker: int
    usual: int
    stronger: int


@dataclass(frozen=True)
class Setting:
    """One bot: on every seat of even tables, and alone among weaker ones, to separate skill from luck."""

    bot: str
    below: str  # those it sits with at an uneven table
    place: int = 1  # among the bots of the report
    scale: float = 1.0  # more or fewer games than usual
    seed: int = 0

    @property
    def is_usual(self) -> bool:
        """Whether it is the bot whose games the report describes."""
        return self.place == Bots._fields.index("usual")

    def games(self, counts: Games) -> int:
        """How many of these it plays, at its scale."""
        usual = counts[self.place]
        return max(min(FEWEST, usual), round(usual * self.scale))

    def even(
        self, game: str, options: Mapping[str, Any] | Iterable[Mapping[str, Any]], counts: Games
    ) -> Plan:
        return make_plan(game, [self.bot], options, self.games(counts), seed=self.seed, watched=1)

    def uneven(
        self, game: str, options: Mapping[str, Any] | Iterable[Mapping[str, Any]], counts: Games, players: int
    ) -> Plan:
        bots = [self.bot] + [self.below] * (players - 1)
        return make_plan(game, bots, options, self.games(counts), seed=self.seed, watched=1)


def settings(
    bots: Bots, scale: float = 1.0, seed: int = 0, stronger_scale: float | None = None
) -> list[Setting]:
    """A setting for each bot; at an uneven table it sits with the next weaker one.

    stronger_scale: of the stronger bot's games, which take most of the time; as the others' unless given.
    """
    below = (WEAKEST, *bots)
    scales = (scale, scale, scale if stronger_scale is None else stronger_scale)
    return [Setting(bot, below[place], place, scales[place], seed) for place, bot in enumerate(bots)]


@dataclass(frozen=True)
class Played:
    """The tables of a report as one bot played them, by their names."""

    setting: Setting
    tables: dict[str, Sample]

    def __getitem__(self, name: str) -> Sample:
        return self.tables[name]

    @property
    def bot(self) -> str:
        return self.setting.bot

    @property
    def count(self) -> int:
        return sum(one.count for one in self.tables.values())


Tables = Callable[[Setting], dict[str, Plan]]  # what a bot plays for a report, by the names of the tables


def plans_of(asked: Sequence[Setting], tables: Tables) -> list[Plan]:
    """All that is played for a report; the strongest bot comes first, since its games take longest."""
    return [plan for setting in reversed(asked) for plan in tables(setting).values()]


def play_tables(
    asked: Sequence[Setting],
    tables: Tables,
    workers: int = 1,
    told: Callable[[int], None] = lambda games: None,
    kept: Path | None = None,
    pool: Executor | None = None,
) -> list[Played]:
    """The tables of a report as each of the bots plays them."""
    samples = iter(play(plans_of(asked, tables), workers, told, kept, pool))
    done = [Played(setting, {name: next(samples) for name in tables(setting)}) for setting in reversed(asked)]
    return done[::-1]
