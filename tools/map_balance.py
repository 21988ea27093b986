"""How the maps of Iwari play: equal bots against each other, for every number of players.

    python -m tools.map_balance [--games 20000] [--map FILE] [--write docs/iwari-maps.md]

Two things are asked of a map: no seat wins more than 3 percentage points above its share, and every
territory is entered in at least 60 % of the games. The exit status is 1 if one is not met. How many games
are played is fixed beforehand, whatever comes out.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any

import numpy as np

from nekoban.games.iwari import GAME, balance
from nekoban.games.iwari.data.board import read_map
from nekoban.games.iwari.data.maps import (
    CONNECTION_LIMIT,
    PATH_LIMIT,
    SPACE_LIMIT,
    TERRITORY_LIMIT,
    Biome,
    Map,
    MapError,
    names,
)

ABOVE_SHARE = 3.0  # percentage points
ENTERED = 60.0  # per cent
PLAYERS = range(2, 6)
BOTS = {"random": 1, "greedy": 4}  # how many of its moves a bot looks at
# With two players the third tribe wins many games, against random players nearly all.
TIMES_FOR_TWO = {"random": 20, "greedy": 2}
SEED = 20_191_231
CHUNK = 1_000  # games in one compiled call, so that Ctrl-C is heard
ORDINALS = ("first", "second", "third", "fourth", "fifth")
NORMAL_95 = 1.96  # half a 95 % interval, in standard deviations


@dataclass
class Trial:
    """What so many games of one kind showed."""

    players: int
    bot: str
    games: int
    won: int  # games with a winner
    wins: list[float]  # by seat
    turns: list[float]  # wins by place in the turn order
    entered: list[float]  # per cent of the games, by territory

    def shares(self, wins: list[float]) -> list[float]:
        """Per cent of the games with a winner."""
        return [100 * count / self.won for count in wins]

    def above(self, wins: list[float]) -> float:
        """How far the best of them is above its share, in percentage points."""
        return max(self.shares(wins)) - 100 / self.players

    @property
    def interval(self) -> float:
        """Half the 95 % interval of a share, in percentage points."""
        share = 1 / self.players
        return 100 * NORMAL_95 * sqrt(share * (1 - share) / self.won)

    @property
    def is_fair(self) -> bool:
        return self.above(self.wins) <= ABOVE_SHARE and min(self.entered) >= ENTERED

    @property
    def is_even(self) -> bool:
        """Whether no place in the turn order is far above its share."""
        return self.above(self.turns) <= ABOVE_SHARE


@cache
def loop() -> Any:
    return GAME.compiled.bind(balance)


def planned(games: int, players: int, bot: str) -> int:
    """How many games a row has: whole chunks, and more for two players."""
    wanted = games * (TIMES_FOR_TWO[bot] if players == PLAYERS[0] else 1)
    return -(-wanted // CHUNK) * CHUNK


def run_trial(text: str, board: Map, players: int, bot: str, games: int) -> Trial:
    """Play so many games."""
    options = GAME.options.read({"players": players, "map": text})
    fresh = GAME.state().bytes
    room = np.zeros(2 * len(fresh), np.uint8)
    out = np.zeros(2048, np.int16)
    wins = np.zeros((2, PLAYERS[-1]))
    entered = np.zeros(TERRITORY_LIMIT, np.int64)
    won = 0
    for played in range(0, games, CHUNK):
        luck = SEED + played * balance.STRIDE
        won += loop().simulate(room, fresh, options.bytes, luck, CHUNK, BOTS[bot], out, wins, entered)
    shown = (100 * entered[: len(board.territories)] / games).tolist()
    by_seat, by_turn = wins[:, :players].tolist()
    return Trial(players, bot, games, won, by_seat, by_turn, shown)


HEAD = f"""# The maps of Iwari, and how they play

The booklet's text does not carry the data of its maps. Both maps are **our reconstructions**; the rules that bind
them stand in `src/nekoban/games/iwari/maps.py`, their data in `src/nekoban/games/iwari/data`. A map file of your
own is played on by giving its path as the option `map`; it has {len(Biome)} to {TERRITORY_LIMIT} territories and up
to {SPACE_LIMIT} tent spaces, {PATH_LIMIT} paths and {CONNECTION_LIMIT} connections.

This page is written as a whole by one command, which also checks it:

    python -m tools.map_balance --write docs/iwari-maps.md

## How it is measured

Equal bots play each other, without Feats. *Random* makes any legal move. *Greedy* looks at {BOTS["greedy"]} ways to
place a piece or to discard, drawn by chance, and takes the one after which it stands best against the best other
tribe; cards it draws at random.

The number of games is fixed beforehand: 20,000 for each row; with two players, where the third tribe may win,
{TIMES_FOR_TWO["greedy"]} times as many for greedy and {TIMES_FOR_TWO["random"]} times as many for random bots, which
it beats nearly always. Shares are of the games with a winner; a shared win counts in parts. ± is half the 95 %
interval of one share.

Asked of a map: no seat wins more than {ABOVE_SHARE:.0f} percentage points above its share, and every territory is
entered in at least {ENTERED:.0f} % of the games. Chance picks the starting player (IW-05), so seats are alike whatever
the map is like. The turn order is another matter, so it is shown too: how often the starting player, the second and
so on have won. Greedy bots are the better judges of it, as people do not place at random.
"""  # noqa: E501


def page(trials: dict[str, list[Trial]], boards: dict[str, Map]) -> Iterator[str]:
    """The page of the documentation."""
    yield HEAD
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
    best = max(trial.above(trial.wins) for _, trial in rows)
    least = min(min(trial.entered) for _, trial in rows)
    verdict = "Met" if all(trial.is_fair for _, trial in rows) else "**Not met**"
    yield "## What it shows\n"
    yield (
        f"- What is asked: {verdict}. The best seat of any row is {best:+.1f} points above its share; the "
        f"least visited territory is entered in {least:.1f} % of the games."
    )
    for bot in dict.fromkeys(trial.bot for _, trial in rows):
        yield turn_finding(bot, [(name, trial) for name, trial in rows if trial.bot == bot])
    yield ""


def turn_finding(bot: str, rows: list[tuple[str, Trial]]) -> str:
    uneven = [(name, trial) for name, trial in rows if not trial.is_even]
    start = f"- Turn order among {bot} bots: "
    if uneven:
        much = f"**more than {ABOVE_SHARE:.0f} points above the share**"
        shown = "; ".join(lead(name, trial) for name, trial in uneven)
        return f"{start}{much} in {len(uneven)} of {len(rows)} rows ({shown})."
    name, best = max(rows, key=lambda row: row[1].above(row[1].turns))
    beyond = best.above(best.turns) + best.interval > ABOVE_SHARE
    doubt = f", whose interval reaches beyond {ABOVE_SHARE:.0f}" if beyond else ""
    nobody = f"nobody is more than {ABOVE_SHARE:.0f} points above their share"
    return f"{start}{nobody}; nearest to it is {lead(name, best)}{doubt}."


def lead(name: str, trial: Trial) -> str:
    """Who of the turn order is farthest above the share, and how far."""
    place = ORDINALS[trial.turns.index(max(trial.turns))]
    above = trial.above(trial.turns)
    return f"{name}, {trial.players} players: the {place} to act, {above:+.2f} ± {trial.interval:.2f}"


def facts(board: Map) -> Iterator[str]:
    water = sum(connection.water for connection in board.connections)
    yield (
        f"{len(board.territories)} territories, {len(board.spaces)} tent spaces, {len(board.connections)} "
        f"connections ({water} by water), {len(board.paths)} paths ({len(board.crossings)} across borders).\n"
    )


def win_table(found: list[Trial]) -> Iterator[str]:
    yield (
        "| players | bots | games | with a winner | by seat, % | best above share | by turn order, % | "
        "best above share | ± |"
    )
    yield "|---|---|---|---|---|---|---|---|---|"
    for trial in found:
        seats, turns = (
            f"{', '.join(f'{share:.1f}' for share in trial.shares(wins))} | {excess(trial.above(wins))}"
            for wins in (trial.wins, trial.turns)
        )
        yield (
            f"| {trial.players} | {trial.bot} | {trial.games:,} | {trial.won:,} | {seats} | {turns} | "
            f"{trial.interval:.1f} |"
        )
    yield ""


def excess(above: float) -> str:
    """Points above the share; bold if that is too much."""
    return f"**{above:+.1f}**" if above > ABOVE_SHARE else f"{above:+.1f}"


def territory_table(board: Map, found: list[Trial]) -> Iterator[str]:
    heads = " | ".join(f"{trial.players} {trial.bot}" for trial in found)
    yield f"| entered in % of the games | {heads} |"
    yield f"|---|{'---|' * len(found)}"
    for index, territory in enumerate(board.territories):
        shown = " | ".join(f"{trial.entered[index]:.1f}" for trial in found)
        yield f"| {territory.name} ({territory.biome.word}) | {shown} |"
    yield ""


def summary(board: Map, trial: Trial) -> str:
    return (
        f"{board.name}, {trial.players} players, {trial.bot}: {trial.games} games, {trial.won} won, "
        f"best seat {trial.above(trial.wins):+.2f}, best in turn order {trial.above(trial.turns):+.2f}, "
        f"least entered {min(trial.entered):.1f} %: {'fair' if trial.is_fair else 'NOT FAIR'}, "
        f"turn order {'even' if trial.is_even else 'NOT EVEN'}"
    )


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How the maps of Iwari play.")
    parser.add_argument("--games", type=int, default=20_000, help="for each row; more for two players")
    parser.add_argument("--bots", nargs="+", choices=BOTS, default=list(BOTS))
    parser.add_argument("--map", dest="maps", action="append", help="a map's name or file; else both of ours")
    parser.add_argument("--write", type=Path, help="write the page here")
    asked = parser.parse_args()
    if asked.games < 1:
        parser.error("--games takes a number from 1 on.")
    return asked


def main() -> int:
    asked = read_arguments()
    try:
        boards = dict(read_map(text) for text in asked.maps or names())
    except MapError as error:
        print(error, file=sys.stderr)
        return 2
    trials: dict[str, list[Trial]] = {text: [] for text in boards}
    for text, board in boards.items():
        for bot in asked.bots:
            for players in PLAYERS:
                trial = run_trial(text, board, players, bot, planned(asked.games, players, bot))
                trials[text].append(trial)
                print(summary(board, trial), flush=True)
    if asked.write:
        asked.write.write_text("\n".join(page(trials, boards)), encoding="utf-8")
    return 0 if all(trial.is_fair for found in trials.values() for trial in found) else 1


if __name__ == "__main__":
    sys.exit(main())
