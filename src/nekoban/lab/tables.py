"""Plans and tables of bots: whole games from seeds, as rows of numbers and as a data frame.

Random bots play within compiled code; every other bot is called for each move. A game depends only on the
plan and its seed, not on where it is played.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from dataclasses import asdict, dataclass
from functools import cache, cached_property
from hashlib import blake2b
from typing import Any

import numpy as np

from nekoban.bots import Bot, make_bot, meet, network_search, tree
from nekoban.bots.levels import NAMES, levels_of
from nekoban.bots.naming import read_name
from nekoban.bots.network import has_network, shipped_weights
from nekoban.bots.search import considering_twin, thinking_twin
from nekoban.core.catalogue import find_game
from nekoban.core.compiled import Twin
from nekoban.core.game import Game, bind
from nekoban.core.loop import empty_moves
from nekoban.core.luck import LUCK_MASK, bot_luck
from nekoban.core.options import Chosen, OptionError
from nekoban.core.portable import PortableReach
from nekoban.lab import playing
from nekoban.lab.counting import counted, functions, places
from nekoban.lab.words import tell

QUICK = {"random": playing.RANDOM}  # bots within the compiled loop
CHUNKS = {
    "random": 8192, "greedy": 64, "kitten": 32, "stray": 32, "house-cat": 32, "mouser": 16, "nekomata": 1
}  # fmt: skip
TRACED_CHUNK = 64  # games at most whose decisions are in memory together
SLOW_CHUNK = 4  # games played at a time by other bots; the slowest at the table decides
SHARES = 16  # least number of parts for slow bots, so that all workers stay busy
SEATING = "by set and round"  # how bots rotate if sets of options alternate
WATCHED = 8  # the lead is followed turn by turn in one game of this many


@dataclass(frozen=True)
class Plan:
    """What is to be played. `sets` are option sets that alternate, seed by seed."""

    game: str
    bots: tuple[str, ...]
    sets: tuple[tuple[tuple[str, Any], ...], ...]
    count: int
    seed: int = 0
    watched: int = WATCHED
    rotated: bool = True  # bots move one seat on from game to game
    traced: bool = False  # every decision is kept too

    @property
    def chunk(self) -> int:
        """How many games are played at a time."""
        slowest = min(CHUNKS.get(bot, SLOW_CHUNK) for bot in self.bots)
        if self.traced:
            return min(slowest, TRACED_CHUNK)
        return slowest if set(self.bots) <= set(QUICK) else min(slowest, -(-self.count // SHARES))

    @property
    def found(self) -> Game:
        return find_game(self.game)

    @property
    def players(self) -> int:
        return len(self.bots)

    def chosen(self) -> list[Chosen]:
        return [self.found.options.read(dict(options)) for options in self.sets]

    def chunks(self) -> list[range]:
        last = self.seed + self.count
        return [range(first, min(first + self.chunk, last)) for first in range(self.seed, last, self.chunk)]

    def to_data(self) -> dict[str, Any]:
        """The plan as plain data, with a fingerprint of the rules: games of other rules or bots differ.
        So do games with an older seating, if that was different.
        """
        data = {**json.loads(json.dumps(asdict(self))), "rules": rules_mark(self.found, self.bots)}
        del data["traced"]  # the games are the same
        several = self.rotated and len(self.sets) > 1 and len(set(self.bots)) > 1
        return data | ({"seating": SEATING} if several else {})


def make_plan(
    game: str,
    bots: Iterable[str],
    options: Mapping[str, Any] | Iterable[Mapping[str, Any]],
    count: int,
    **more: Any,
) -> Plan:
    """A plan that can be played; else an error says why not. Fewer bots than seats take turns."""
    found = find_game(game)
    given: list[Any] = [options] if isinstance(options, Mapping) else list(options)
    sets = [found.options.read(found.local_options(dict(one))) for one in given]
    players = {one.players for one in sets}
    if len(players) != 1:
        raise OptionError(tell("same-players"))
    names = list(bots)
    for name in names:
        bot_of(name, found)
    count_of_seats = players.pop()
    if not 1 <= len(names) <= count_of_seats:
        raise OptionError(tell("bots-and-seats", count=len(names), seats=count_of_seats))
    seated = tuple(names[seat % len(names)] for seat in range(count_of_seats))
    return Plan(game, seated, tuple(tuple(one.changed().items()) for one in sets), count, **more)


@cache
def bot_of(name: str, game: Game) -> Bot:
    """The bot of that name, one for all tables of this process: one of your own is started once."""
    return make_bot(name, game)


def rules_mark(game: Game, bots: Iterable[str]) -> str:
    """A fingerprint of everything that decides a game between these bots, under every version of Python."""
    digest = blake2b(portable_mark(game, loop_twin, playing.run).encode(), digest_size=8)
    if not set(bots) <= set(QUICK):
        digest.update(portable_mark(game, thinking_twin, tree.ponder).encode())
    levels = {name for bot in bots if (name := read_name(bot).plain) in NAMES}
    for name in sorted(levels):
        digest.update(repr(levels_of(game)[name]).encode())
        if levels_of(game)[name].network and has_network(game):
            digest.update(portable_mark(game, considering_twin, network_search.consider).encode())
            digest.update(shipped_weights(game).about["digest"].encode())
    return digest.hexdigest()


@cache
def portable_mark(game: Game, twin: Callable[[Game], Twin], entry: Any) -> str:
    """A digest by the source: games are played on one machine and read on another."""
    return PortableReach(twin(game).bound).digest(entry)


def lucks(seeds: range) -> np.ndarray:
    """The luck of each game: splitmix64 of its seed."""
    with np.errstate(over="ignore"):
        number = np.arange(seeds.start, seeds.stop, dtype=np.uint64) * np.uint64(0x9E3779B97F4A7C15)
        number ^= number >> np.uint64(30)
        number *= np.uint64(0xBF58476D1CE4E5B9)
        number ^= number >> np.uint64(27)
        number *= np.uint64(0x94D049BB133111EB)
        number ^= number >> np.uint64(31)
    return (number & np.uint64(LUCK_MASK)).astype(np.int64) + 1


@cache
def loop_twin(game: Game) -> Twin:
    """playing.py with a game's rules and what is counted in it."""
    return bind(game, playing, {**functions(counted(game)), **loop_facts(game)})


def loop_of(game: Game) -> Callable[..., None]:
    """The compiled loop that simulates a game."""
    twin = loop_twin(game)
    twin.prepare("run", playing.signature())
    return twin.entry(playing.run)


def loop_is_compiled(game: Game) -> bool:
    """Whether the loop of simulations is compiled for a game."""
    return loop_twin(game).is_ready("run")


def loop_facts(game: Game) -> dict[str, Any]:
    """What the loop reads besides the rules: the layout of a row, and which moves are passes."""
    module = counted(game)
    width = sum(mark.width for mark in module.MARKS)
    kinds = [name.upper().replace("-", "_") for name in module.PASSES]
    numbers = [getattr(game.moves.kinds, name, -1) for name in kinds]
    passes = np.array([row.kind in numbers for row in game.moves.rows], np.int8)
    return {"ROW": playing.row_type(game.seats, max(1, len(module.SOURCES)), max(1, width)), "PASSES": passes}


class PlanTable:
    """Everything needed to play games of one plan, once for many chunks."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.game = plan.found
        self.row: np.dtype = loop_twin(self.game).bound["ROW"]
        self.state = self.game.state()
        self.fresh = self.state.bytes.copy()
        chosen = plan.chosen()
        self.chosen = chosen
        self.options = np.concatenate([one.bytes for one in chosen])
        self.option_names = [str(one) for one in chosen]
        shifts = plan.players if plan.rotated else 1
        self.orders = [
            tuple(plan.bots[(seat + shift) % plan.players] for seat in range(plan.players))
            for shift in range(shifts)
        ]
        self.policies = np.array(
            [[QUICK.get(bot, playing.OUTSIDE) for bot in order] for order in self.orders], np.int8
        )

    @cached_property
    def run(self) -> Callable[..., None]:
        """The compiled loop."""
        return loop_of(self.game)

    @cached_property
    def thinkers(self) -> dict[str, Bot]:
        """The bots that are called from Python."""
        return {bot: bot_of(bot, self.game) for bot in set(self.plan.bots) - set(QUICK)}

    def rows(self, seeds: range, shift: int | None = None) -> np.ndarray:
        """Play these games, one row each. `shift` rotates the bots by that many seats in all of them."""
        rows, seats = self.blank_rows(seeds, shift), self.game.seats
        moves, status = empty_moves(), np.zeros(2, np.int64)
        rest = (
            rows.view(np.uint8), self.state.bytes, self.fresh, self.options, lucks(seeds), self.policies,
            moves, np.zeros(seats, np.int32), np.zeros((playing.TURNS, seats), np.int32), status,
        )  # fmt: skip
        self.run(*rest, playing.NO_MOVE)
        while status[playing.CHOICES]:
            row = rows[status[playing.GAME]]
            self.run(*rest, self.ask(row, moves[: status[playing.CHOICES]].tolist()))
        return rows

    def blank_rows(self, seeds: range, shift: int | None) -> np.ndarray:
        """The rows of these games before they are played."""
        rows = np.zeros(len(seeds), self.row)
        rows["seed"] = np.arange(seeds.start, seeds.stop)
        rows["option"] = rows["seed"] % len(self.plan.sets)
        if shift is None:  # on from game to game, and from one game of a set of options to its next
            rows["shift"] = (rows["option"] + rows["seed"] // len(self.plan.sets)) % len(self.orders)
        else:
            rows["shift"] = shift
        rows["watched"] = rows["seed"] // len(self.plan.sets) % self.plan.watched == 0
        return rows

    def ask(self, row: Any, legal: list[int]) -> int:
        """The choice of the bot on the seat to move."""
        seat = int(self.state.to_move)
        bot = self.thinkers[self.orders[row["shift"]][seat]]
        luck = bot_luck(b"%d" % row["seed"], int(row["decisions"]))
        meet(bot, self.chosen[row["option"]])
        return bot.choose(self.game.compiled.view(self.state, seat), legal, luck)


TABLES: dict[Plan, PlanTable] = {}


def play_rows(plan: Plan, seeds: range) -> np.ndarray:
    """Play a chunk of a plan, at a table that is kept for the next chunk."""
    if plan not in TABLES:
        TABLES.clear()
        TABLES[plan] = PlanTable(plan)
    return TABLES[plan].rows(seeds)


def frame(plan: Plan, rows: np.ndarray, table: PlanTable | None = None) -> Any:
    """Rows as a data frame: one line per game, arrays by seat. table: where they were played, if known."""
    import polars as pl

    module, seats = counted(plan.found), plan.players
    table = table or TABLES.get(plan) or PlanTable(plan)
    watched = rows["watched"] == 1
    columns: dict[str, Any] = {
        "seed": rows["seed"],
        "options": named(rows["option"], table.option_names),
        "bots": named(rows["shift"], [",".join(order) for order in table.orders]),
        "first": rows["first"],
    }
    columns |= {
        name: rows[name] for name in ("decisions", "turns", "forced", "passes", "branching", "widest")
    }
    for name in ("lead_changes", "half_gap", "deficit"):
        columns[name] = pl.Series(rows[name]).set(pl.Series(~watched), None)
    columns["won"] = rows["winners"][:, :seats]
    columns["score"] = rows["scores"][:, :seats]
    for number, source in enumerate(module.SOURCES):
        columns[f"points: {source}"] = rows["sources"][:, :seats, number]
    for mark, first in places(module.MARKS):
        part = rows["marks"][:, :seats, first : first + mark.width]
        columns[mark.name] = part if mark.things else part[:, :, 0]
    return pl.DataFrame({name: contiguous(values) for name, values in columns.items()})


def contiguous(values: Any) -> Any:
    """An array without gaps in memory, as compiled code takes it."""
    return np.ascontiguousarray(values) if isinstance(values, np.ndarray) else values


def named(numbers: np.ndarray, names: list[str]) -> Any:
    """Numbers of a column as the names they stand for; each name is kept once."""
    import polars as pl

    kind = pl.Enum(list(dict.fromkeys(names)))
    return pl.Series(names, dtype=kind).gather(pl.Series(numbers.astype(np.uint32)))
