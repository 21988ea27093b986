"""How the maps of Iwari play: equal bots against each other, for every number of players.

    nekoban map-balance [--map FILE] [--scale 0.1] [--write docs/iwari-maps.md]

Two things are asked of a map: no seat wins more than 3 percentage points above its share, and every
territory is entered in at least 60% of the games. How many games are played is fixed beforehand, whatever
comes out. On our own maps the games are those of the report (`report.py`): whoever has made it plays none.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from datetime import date
from math import sqrt
from pathlib import Path

from nekoban.core.messages import number
from nekoban.games.iwari.data.loading import load_map
from nekoban.games.iwari.data.maps import (
    CONNECTION_LIMIT,
    PATH_LIMIT,
    SPACE_LIMIT,
    TERRITORY_LIMIT,
    Biome,
    Map,
)
from nekoban.games.iwari.facts import GAME
from nekoban.games.iwari.parts import PAIR_OF_PLAYERS
from nekoban.games.iwari.report import GAMES
from nekoban.games.iwari.show.naming import place_name
from nekoban.games.iwari.words import tell
from nekoban.lab.charts import signed
from nekoban.lab.duels import duellist
from nekoban.lab.findings import joined
from nekoban.lab.samples import ORDINALS, PERCENT, Sample, play
from nekoban.lab.setting import WEAKEST, Setting, settings, usual_bots
from nekoban.lab.tables import make_plan

JUDGED = 20_000  # games of a row that says whether a map is fair
TIMES_FOR_TWO = 20  # as many for two players: the third tribe wins most of them
ABOVE_SHARE = 3.0  # percentage points
ENTERED = 60.0  # per cent
NORMAL_95 = 1.96  # half a 95% interval, in standard deviations


@dataclass
class Trial:
    """What a number of games of one kind showed."""

    players: int
    bot: str
    games: int
    won: int  # games with a winner
    wins: list[float]  # by seat; a shared win counts in parts
    turns: list[float]  # wins by place in the turn order
    entered: list[float]  # per cent of the games, by territory

    def shares(self, wins: list[float]) -> list[float]:
        """Per cent of the games with a winner."""
        return [PERCENT * count / max(1, self.won) for count in wins]

    def above(self, wins: list[float]) -> float:
        """How far the best of them is above its share, in percentage points."""
        return max(self.shares(wins)) - PERCENT / self.players

    @property
    def interval(self) -> float:
        """Half the 95% interval of a share, in percentage points."""
        share = 1 / self.players
        return PERCENT * NORMAL_95 * sqrt(share * (1 - share) / max(1, self.won))

    def is_too_much(self, wins: list[float]) -> bool:
        """Whether the best of them is certainly too far above its share."""
        return self.above(wins) - self.interval > ABOVE_SHARE

    @property
    def is_judged(self) -> bool:
        """Whether it has games enough to say whether the map is fair."""
        return self.games >= JUDGED

    @property
    def is_fair(self) -> bool:
        return self.above(self.wins) <= ABOVE_SHARE and min(self.entered) >= ENTERED

    @property
    def is_even(self) -> bool:
        """Whether no place in the turn order is certainly far above its share."""
        return not self.is_too_much(self.turns)


def chosen_settings(bots: Sequence[str], scale: float) -> list[Setting]:
    """The bots that play, each as many games as in the report. An unknown name is refused."""
    for name in bots:
        duellist(GAME.name, name)
    usual = settings(usual_bots(GAME), scale)
    named = {one.bot: one for one in usual}
    middle = next(one for one in usual if one.is_usual)
    wanted = bots or [WEAKEST, *(one.bot for one in usual[: middle.place + 1])]
    return [named.get(name) or replace(middle, bot=name) for name in wanted]


def run_trial(text: str, players: int, setting: Setting, workers: int, kept: Path) -> Trial:
    """Play on a map, given by its name or its packed content. Bots that play by chance judge it."""
    options = {"players": players, "map": text}
    plan = setting.even("iwari", options, GAMES["table"])
    if setting.bot == WEAKEST:
        times = TIMES_FOR_TWO if players == PAIR_OF_PLAYERS else 1
        count = max(1, round(JUDGED * times * setting.scale))
        plan = make_plan("iwari", [WEAKEST], options, count, watched=1)
    trial = read_trial(play([plan], workers, kept=kept)[0], setting.bot)
    trial.entered = trial.entered[: len(load_map(text).territories)]
    return trial


def read_trial(sample: Sample, bot: str) -> Trial:
    """What the games of a sample show."""
    entered = sample.column("territories entered").any(axis=1).mean(axis=0) * PERCENT
    return Trial(
        players=sample.players,
        bot=bot,
        games=sample.count,
        won=int((sample.shares.sum(axis=1) > 0).sum()),
        wins=sample.shares.sum(axis=0).tolist(),
        turns=sample.by_order.sum(axis=0).tolist(),
        entered=entered.tolist(),
    )


HEAD = f"""# The maps of Iwari, and how they play

The booklet's text does not carry the data of its maps. Both maps are **our reconstructions**. Their data, and the
rules that bind them, stand in `src/nekoban/games/iwari/data`. A map file of your own is played on by giving its path
as the option `map`, and in a program also its text, or a `Map`; it has {len(Biome)} to {TERRITORY_LIMIT} territories and up to {SPACE_LIMIT} tent spaces,
{PATH_LIMIT} paths and {CONNECTION_LIMIT} connections.

One command writes this whole page and says whether a map is fair; with `--map FILE` it tries a map of your own:

    {{command}}

These figures were made on {{made}}. {{rules}}

## How it is measured

Equal bots play each other in the lab, without Feats: {{bots}}. All are described in [Bots](bots.md). On our own maps
these are the games of the [report](reports/iwari.html), which also asks a stronger bot.

The number of games is fixed beforehand; the tables give it for each row. With two players the third tribe may win, and
then no player does. Shares are of the games with a winner; a shared win counts in parts. ± is half the 95% interval
of one share.

Asked of a map: in rows of at least {JUDGED:,} games no seat wins more than {ABOVE_SHARE:.0f} percentage points above
its share, and every territory is entered by a player in at least {ENTERED:.0f}% of the games. Rows of fewer games are
shown beside them. Chance picks the starting player (IW-05), so seats are alike whatever the map is like. The turn order is
another matter, so it is shown too: how often the starting player, the second and so on have won. The bot that searches
is the better judge of it.
"""  # noqa: E501


def page(trials: dict[str, list[Trial]], boards: dict[str, Map], command: str) -> Iterator[str]:
    """The page of the documentation."""
    bots = joined(dict.fromkeys(f"`{trial.bot}`" for found in trials.values() for trial in found))
    rules = GAME.measured_with(GAME.version)
    yield HEAD.format(command=command, made=date.today().isoformat(), rules=rules, bots=bots)
    yield from findings(trials, boards)
    for text, found in trials.items():
        board = boards[text]
        yield f"## {board.name}\n"
        yield f"{board.origin}\n"
        yield from facts(board)
        yield from win_table(found)
        yield from territory_table(board, found)


def findings(trials: dict[str, list[Trial]], boards: dict[str, Map]) -> Iterator[str]:
    """What the tables show, in words."""
    rows = [(boards[text].name, trial) for text, found in trials.items() for trial in found]
    yield "## What it shows\n"
    yield verdict([trial for _, trial in rows if trial.is_judged])
    for bot in dict.fromkeys(trial.bot for _, trial in rows):
        yield turn_finding(bot, [(name, trial) for name, trial in rows if trial.bot == bot])
    yield ""


def verdict(judged: list[Trial]) -> str:
    """Whether what is asked of a map is so."""
    if not judged:
        return f"- What is asked: not known. No row has {JUDGED:,} games."
    best = max(trial.above(trial.wins) for trial in judged)
    least = min(min(trial.entered) for trial in judged)
    met = "Met" if all(trial.is_fair for trial in judged) else "**Not met**"
    return (
        f"- What is asked: {met}. The best seat of any row is {best:+.1f} points above its share; the "
        f"least visited territory is entered in {least:.1f}% of the games."
    )


def turn_finding(bot: str, rows: list[tuple[str, Trial]]) -> str:
    """What was found about the order of turns on a map."""
    uneven = [(name, trial) for name, trial in rows if not trial.is_even]
    start = f"- Turn order among {bot} bots: "
    if uneven:
        much = f"**certainly more than {ABOVE_SHARE:.0f} points above the share**"
        shown = "; ".join(lead(name, trial) for name, trial in uneven)
        return f"{start}{much} in {len(uneven)} of {len(rows)} rows ({shown})."
    name, best = max(rows, key=lambda row: row[1].above(row[1].turns))
    beyond = best.above(best.turns) + best.interval > ABOVE_SHARE
    doubt = f", whose interval reaches beyond {ABOVE_SHARE:.0f}" if beyond else ""
    nobody = f"nobody is certainly more than {ABOVE_SHARE:.0f} points above their share"
    return f"{start}{nobody}; nearest to it is {lead(name, best)}{doubt}."


def lead(name: str, trial: Trial) -> str:
    """Who of the turn order is farthest above the share, and how far."""
    place = ORDINALS[trial.turns.index(max(trial.turns))]
    above = trial.above(trial.turns)
    return f"{name}, {trial.players} players: the {place} to act, {above:+.2f} ± {trial.interval:.2f}"


def facts(board: Map) -> Iterator[str]:
    """Facts about a map, for its page."""
    water = sum(connection.water for connection in board.connections)
    yield (
        f"{len(board.territories)} territories, {len(board.spaces)} tent spaces, {len(board.connections)} "
        f"connections ({water} by water), {len(board.paths)} paths ({len(board.crossings)} across borders).\n"
    )


def win_table(found: list[Trial]) -> Iterator[str]:
    """The table of wins on a map."""
    yield (
        "| players | bots | games | with a winner | by seat, % | best above share | by turn order, % | "
        "best above share | ± |"
    )
    yield "|---|---|---|---|---|---|---|---|---|"
    for trial in found:
        seats, turns = (
            f"{', '.join(f'{share:.1f}' for share in trial.shares(wins))} | {excess(trial, wins)}"
            for wins in (trial.wins, trial.turns)
        )
        yield (
            f"| {trial.players} | {trial.bot} | {trial.games:,} | {trial.won:,} | {seats} | {turns} | "
            f"{trial.interval:.1f} |"
        )
    yield ""


def excess(trial: Trial, wins: list[float]) -> str:
    """Points above the share; bold if that is certainly too much."""
    above = f"{trial.above(wins):+.1f}"
    return f"**{above}**" if trial.is_too_much(wins) else above


def territory_table(board: Map, found: list[Trial]) -> Iterator[str]:
    """The table of how often each territory is entered."""
    heads = " | ".join(f"{trial.players} {trial.bot}" for trial in found)
    yield f"| entered in % of the games | {heads} |"
    yield f"|---|{'---|' * len(found)}"
    for index, territory in enumerate(board.territories):
        shown = " | ".join(f"{trial.entered[index]:.1f}" for trial in found)
        yield f"| {territory.name} ({territory.biome.word}) | {shown} |"
    yield ""


def summary(board: Map, trial: Trial) -> str:
    """What a trial of a map says in one sentence."""
    return tell(
        "balance-summary",
        map=place_name(board.name),
        players=trial.players,
        bot=trial.bot,
        games=trial.games,
        won=trial.won,
        seat=signed(trial.above(trial.wins), 2),
        turn=signed(trial.above(trial.turns), 2),
        entered=number(min(trial.entered)),
        fair=trial.is_fair,
        even=trial.is_even,
    )
