"""How the maps of Iwari play: equal bots against each other, for every number of players.

    python -m tools.map_balance [--games 20000] [--map FILE] [--write docs/iwari-maps.md]

Two things are asked of a map: no seat wins more than 3 percentage points above its share, and every
territory is entered in at least 60 % of the games. The exit status is 1 if one is not met.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np

from nekoban.games.iwari import GAME, balance
from nekoban.games.iwari.board import read_map
from nekoban.games.iwari.maps import TERRITORY_LIMIT, Map, names

ABOVE_SHARE = 3.0  # percentage points
ENTERED = 60.0  # per cent
PLAYERS = range(2, 6)
BOTS = {"random": 1, "greedy": 4}  # how many of its moves a bot looks at
PARTS = {"random": 1, "greedy": 5}  # the greedy bot is slow: it plays a fifth of the games
SEED = 20_191_231
CHUNK = 1_000  # games in one compiled call, so that Ctrl-C is heard
MOST_TIMES = 20  # so many times the games are played, where most have no winner


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
    def is_fair(self) -> bool:
        return self.above(self.wins) <= ABOVE_SHARE and min(self.entered) >= ENTERED


@cache
def loop() -> Any:
    return GAME.compiled.bind(balance)


def run_trial(text: str, board: Map, players: int, bot: str, games: int) -> Trial:
    """Play until so many games have had a winner, but not more than twenty times as many games."""
    options = GAME.options.read({"players": players, "map": text})
    fresh = GAME.rules.State().bytes
    room = np.zeros(2 * len(fresh), np.uint8)
    out = np.zeros(2048, np.int16)
    wins = np.zeros((2, PLAYERS[-1]))
    entered = np.zeros(TERRITORY_LIMIT, np.int64)
    played = won = 0
    while won < games and played < MOST_TIMES * games:
        luck = SEED + played * balance.STRIDE
        won += loop().simulate(room, fresh, options.bytes, luck, CHUNK, BOTS[bot], out, wins, entered)
        played += CHUNK
    shown = (100 * entered[: len(board.territories)] / played).tolist()
    by_seat, by_turn = wins[:, :players].tolist()
    return Trial(players, bot, played, won, by_seat, by_turn, shown)


HEAD = f"""# The maps of Iwari, and how they play

The booklet's text does not carry the data of its maps. Both maps are **our reconstructions**; the rules that bind
them stand in `src/nekoban/games/iwari/maps.py`, their data in `src/nekoban/games/iwari/data`. A map file of your
own is played on by giving its path as the option `map`.

This page is written by a command, which also checks it:

    python -m tools.map_balance --write docs/iwari-maps.md

Equal bots play each other. *Random* makes any legal move. *Greedy* looks at {BOTS["greedy"]} legal moves, drawn by
chance, and makes the one after which it stands best against the best other tribe. Asked of a map: no seat wins more
than {ABOVE_SHARE:.0f} percentage points above its share (of the games with a winner; a shared win counts in parts),
and every territory is entered in at least {ENTERED:.0f} % of the games. With two players the third tribe wins many
games, against random play nearly all, so more games are played.

Chance picks the starting player, so seats are alike. The last column looks at the turn order instead: how often the
starting player, the second and so on have won. By turn order the first to act is more than 3 points above its share in
several rows; whether that comes from the maps or from the game has not been tested.
"""  # noqa: E501


def page(trials: dict[str, list[Trial]], boards: dict[str, Map]) -> Iterator[str]:
    """The page of the documentation."""
    yield HEAD
    for text, found in trials.items():
        board = boards[text]
        yield f"## {board.name}\n"
        yield f"{board.origin}\n"
        yield from facts(board)
        yield from win_table(found)
        yield from territory_table(board, found)


def facts(board: Map) -> Iterator[str]:
    water = sum(connection.water for connection in board.connections)
    yield (
        f"{len(board.territories)} territories, {len(board.spaces)} tent spaces, {len(board.connections)} "
        f"connections ({water} by water), {len(board.paths)} paths ({len(board.crossings)} across borders).\n"
    )


def win_table(found: list[Trial]) -> Iterator[str]:
    yield "| players | bots | games | with a winner | wins by seat, % | best above share | by turn order, % |"
    yield "|---|---|---|---|---|---|---|"
    for trial in found:
        seats, turns = (
            ", ".join(f"{share:.1f}" for share in trial.shares(wins)) for wins in (trial.wins, trial.turns)
        )
        yield (
            f"| {trial.players} | {trial.bot} | {trial.games:,} | {trial.won:,} | {seats} | "
            f"{trial.above(trial.wins):+.1f} | {turns} |"
        )
    yield ""


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
        f"least entered {min(trial.entered):.1f} %: {'fair' if trial.is_fair else 'NOT FAIR'}"
    )


def read_arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="How the maps of Iwari play.")
    parser.add_argument(
        "--games", type=int, default=20_000, help="for each number of players and kind of bot"
    )
    parser.add_argument("--bots", nargs="+", choices=BOTS, default=list(BOTS))
    parser.add_argument("--map", dest="maps", action="append", help="a map's name or file; else both of ours")
    parser.add_argument("--write", type=Path, help="write the page here")
    return parser.parse_args()


def main() -> int:
    asked = read_arguments()
    boards = dict(read_map(text) for text in asked.maps or names())
    trials: dict[str, list[Trial]] = {text: [] for text in boards}
    for text, board in boards.items():
        for bot in asked.bots:
            for players in PLAYERS:
                trial = run_trial(text, board, players, bot, asked.games // PARTS[bot])
                trials[text].append(trial)
                print(summary(board, trial), flush=True)
    if asked.write:
        asked.write.write_text("\n".join(page(trials, boards)), encoding="utf-8")
    return 0 if all(trial.is_fair for found in trials.values() for trial in found) else 1


if __name__ == "__main__":
    sys.exit(main())
