"""How complex a game is: its length, its choices, its information sets and states, and how much is luck.

All figures are estimates from games by random play, with the method named beside each.
"""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
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
BEGIN, END = "<!-- nekoban complexity -->", "<!-- end -->"


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
    """Play random games and count."""
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


def luck_share(game: Game, deals: int = DEALS) -> Estimate:
    """The share of deals for two that a better bot and a weaker one split when they exchange seats."""
    bots = [duellist(game.name, name) for name in (BETTER, WEAKER)]
    split = [play_deal(game, 2, bots, FIRST_DEAL + number).share == 0.5 for number in range(deals)]
    return share(split)


# --- telling


def lines(
    found: Sequence[Complexity], luck: Sequence[tuple[Game, Estimate]], games: int, deals: int
) -> list[str]:
    """All tables, and how they were made."""
    rules = [f"{game.shown_title} {game.version}" for game in dict.fromkeys(one.game for one in found)]
    return [
        *table(found),
        *(["", *luck_table(luck)] if luck else []),
        "",
        tell("complexity-made", games=games, deals=deals, rules=rules),
    ]


def table(found: Iterable[Complexity]) -> list[str]:
    lines = [f"| {tell('complexity-columns')} |", "|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|"]
    for one in found:
        cells = [
            one.game.shown_title, one.players, plus_minus(one.decisions), plus_minus(one.choices),
            plus_minus(one.branching), one.widest, power(one.tree.value), power(one.information_sets),
            percent(one.new_sets), power(one.states), power(one.room),
        ]  # fmt: skip
        lines.append(f"| {' | '.join(map(str, cells))} |")
    return lines


def luck_table(found: Iterable[tuple[Game, Estimate]]) -> list[str]:
    lines = [f"| {tell('luck-columns')} |", "|---|---:|---|---:|"]
    for game, one in found:
        low, high = (number(100 * end, 0) for end in (one.low, one.high))
        ends = tell("luck-interval", low=low, high=high)
        lines.append(f"| {game.shown_title} | {percent(one.value)} | {ends} | {one.count} |")
    return lines


def percent(share: float) -> str:
    return tell("a-percentage", number=number(100 * share, 0))


def plus_minus(one: Estimate) -> str:
    return f"{number(one.value)} ± {number(one.half)}"


def power(exponent: float) -> str:
    return f"10^{exponent:.0f}"


def write_page(page: Path, lines: Sequence[str], begin: str = BEGIN) -> None:
    """Put the tables between the marks of a page."""
    text = page.read_text(encoding="utf-8")
    before, _, rest = text.partition(begin)
    after = rest.partition(END)[2]
    page.write_text("\n".join([before + begin, *lines, END]) + after, encoding="utf-8")
