"""How complex a game is: its length, its choices, its information sets and states, and how much is luck.

All figures are estimates from games by random play, with the method named beside each.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Any

import numpy as np

from nekoban.core.decisions import played_decisions
from nekoban.core.game import Game
from nekoban.core.luck import roll, seed_luck
from nekoban.core.messages import number
from nekoban.core.notation import UNTOLD, write_position
from nekoban.core.options import Chosen
from nekoban.core.record import Position, Record
from nekoban.core.seeds import read_seed
from nekoban.lab.duels import duellist, play_deal
from nekoban.lab.statistics import Estimate, mean, share
from nekoban.lab.words import tell

GAMES = 200
DEALS = 40
BETTER, WEAKER = "panther", "greedy"
FIRST_DEAL = 300_000  # not those of tuning, ladders and benchmarks
BEGIN, LUCK, END = "<!-- nekoban complexity -->", "<!-- nekoban complexity: luck -->", "<!-- end -->"


@dataclass(frozen=True)
class Complexity:
    """The measured figures of a game with this many players."""

    game: Game
    players: int
    games: int
    decisions: Estimate  # of a game
    choices: Estimate  # decisions with more than one legal move
    branching: Estimate  # legal moves of a decision, by games
    widest: int
    tree: Estimate  # log10 of the courses that play can take: the legal moves of a game, multiplied
    information_sets: float  # log10 of how many there are at least
    new_sets: float  # share of those seen that were seen once
    states: float  # log10 of how many there are at least
    room: float  # log10 of the states if every place were independent of the others


def measure(game: Game, players: int, games: int = GAMES) -> Complexity:
    """Play random games and count how complex a game is."""
    options = game.options.read({"players": players})
    lengths, choices, widths, trees = [], [], [], []
    widest, seen, met = 0, Counter[str](), Counter[str]()
    kept: list[np.ndarray] = []
    for deal in range(games):
        states: list[Any] = []
        counts = [len(one.legal) for one in random_game(game, options, deal, states.append)]
        lengths.append(len(counts))
        choices.append(sum(count > 1 for count in counts))
        widths.append(sum(counts) / len(counts))
        trees.append(sum(map(math.log10, counts)))
        widest = max(widest, *counts)
        for state in states:
            seen[write_position(game, options, game.compiled.view(state, state.to_move))] += 1
            met[write_position(game, options, state)] += 1
        kept += [state.array for state in states]
    return Complexity(
        game, players, games, mean(lengths), mean(choices), mean(widths), widest, mean(trees),
        math.log10(at_least(seen.values())), sum(count == 1 for count in seen.values()) / len(seen),
        math.log10(at_least(met.values())), room(game.state, np.concatenate(kept), players),
    )  # fmt: skip


def random_game(game: Game, options: Chosen, number: int, met: Callable[[Position], None]) -> Iterable[Any]:
    """The decisions of one random game; `met` is given every state in which there is one."""

    def choose(state: Position, legal: Sequence[int]) -> int:
        met(state.twin())
        return legal[roll(state, len(legal))] if len(legal) > 1 else legal[0]

    start = game.compiled.start(options, seed_luck(read_seed(f"complexity {number}"), 0))
    return played_decisions(game.compiled, start, choose)


def at_least(counts: Iterable[int]) -> float:
    """How many kinds there are at least, from how often each was seen (Chao 1984, without bias)."""
    often = Counter(counts)
    return sum(often.values()) + often[1] * (often[1] - 1) / (2 * (often[2] + 1))


def room(kind: type[Record], array: np.ndarray, players: int) -> float:
    """log10 of the product of how many values each place of a state was seen to have."""
    return sum(math.log10(len(np.unique(column))) for column in columns(kind, array, players))


def columns(kind: type[Record], array: np.ndarray, players: int) -> Iterator[np.ndarray]:
    """Every number of a record that positions include and that does not follow from others, by states."""
    for field in kind.fields.values():
        if field.kept or field.derived or field.name in UNTOLD:
            continue
        part = array[field.name]
        if field.rows is not None:
            for row in range(players if field.seated else field.shape[0]):
                yield from columns(field.rows, part[..., row], players)
        else:
            yield from part.reshape(len(array), -1).T


@dataclass(frozen=True)
class LuckShare:
    """The share of luck of a game with this many players, and when it was measured."""

    game: Game
    players: int
    split: Estimate
    measured: date


def luck_share(game: Game, players: int, deals: int = DEALS) -> LuckShare:
    """The share of deals that a better bot and a weaker one split when they exchange seats.

    At a table of more than two seats they sit alternately.
    """
    bots = [duellist(game.name, name) for name in (BETTER, WEAKER)]
    split = [play_deal(game, players, bots, FIRST_DEAL + number).share == 0.5 for number in range(deals)]
    return LuckShare(game, players, share(split), date.today())


# --- telling


def lines(found: Sequence[Complexity], games: int) -> list[str]:
    """The table of sizes, and how it was made."""
    return [*table(found), "", tell("complexity-made", games=games, rules=rules_of(found))]


def luck_lines(found: Sequence[LuckShare]) -> list[str]:
    """The table of luck, and how it was made."""
    made = tell("luck-made", better=BETTER, weaker=WEAKER, rules=rules_of(found))
    return [*luck_table(found), "", made]


def rules_of(found: Sequence[Complexity] | Sequence[LuckShare]) -> list[str]:
    """The games of a table, each with the version of its rules."""
    return [f"{game.shown_title} {game.version}" for game in dict.fromkeys(one.game for one in found)]


def table(found: Iterable[Complexity]) -> list[str]:
    """The table of the page on how complex games are."""
    lines = [f"| {tell('complexity-columns')} |", "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|"]
    for one in found:
        cells = [
            one.game.shown_title, one.players, plus_minus(one.decisions), plus_minus(one.choices),
            plus_minus(one.branching), one.widest, power(one.tree.value), power(one.information_sets),
            percent(one.new_sets), power(one.states), power(one.room),
        ]  # fmt: skip
        lines.append(f"| {' | '.join(map(str, cells))} |")
    return lines


def luck_table(found: Iterable[LuckShare]) -> list[str]:
    """The table of how much is luck."""
    lines = [f"| {tell('luck-columns')} |", "|---|---:|---:|---|---:|---|"]
    for one in found:
        low, high = (number(100 * end, 0) for end in (one.split.low, one.split.high))
        ends = tell("luck-interval", low=low, high=high)
        cells = (
            one.game.shown_title,
            one.players,
            percent(one.split.value),
            ends,
            one.split.count,
            one.measured,
        )
        lines.append(f"| {' | '.join(map(str, cells))} |")
    return lines


def percent(share: float) -> str:
    """A share of the page on complexity, in per cent."""
    return tell("a-percentage", number=number(100 * share, 0))


def plus_minus(one: Estimate) -> str:
    """An estimate with half of its interval, for the page on complexity."""
    return f"{number(one.value)} ± {number(one.half)}"


def power(exponent: float) -> str:
    """A power of ten, for the page on complexity."""
    return f"10^{exponent:.0f}"


def write_page(page: Path, lines: Sequence[str], begin: str = BEGIN) -> None:
    """Put the tables between the marks of a page."""
    text = page.read_text(encoding="utf-8")
    before, _, rest = text.partition(begin)
    after = rest.partition(END)[2]
    page.write_text("\n".join([before + begin, *lines, END]) + after, encoding="utf-8")
