"""The small tables of our games, what our bots lose there to a perfect opponent, and the page about it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np

from nekoban.bots import Bot, make_bot
from nekoban.bots.levels import NAMES, deepest_name, levels_of, strongest_name
from nekoban.bots.search import make_search
from nekoban.core.messages import number
from nekoban.core.relatives import Relative
from nekoban.core.svg import Svg
from nekoban.lab import complexity
from nekoban.lab.exact import exploitability, policy_of, solve, uniform
from nekoban.lab.exact_tree import grow
from nekoban.lab.words import tell

BUDGETS = (10, 30, 100, 300, 1000)  # iterations
NETWORK_BUDGETS = (0, 10, 30, 100, 300)  # 0: the policy of the network alone
UNIFORM, GREEDY = "random", "greedy"
MOST_ITERATIONS = 1000  # of a level that is measured
MANY_SETS = 1000  # with more information sets, neither the largest budget nor a network's level is measured
FEW_ITERATIONS = 30  # of a search that asks a network, at such a table
DIGITS = 4
BEGIN = "<!-- nekoban exact -->"


@dataclass(frozen=True)
class Measured:
    """A small table that was solved, and how far each policy can be exploited there."""

    relative: Relative
    states: int
    information_sets: int
    moves: int  # of all information sets
    decisions: int  # at most, one after the other
    value: float  # to the first seat
    rest: float  # the exploitability of the solution
    policies: dict[str, float]  # by name
    budgets: dict[int, float]  # by iterations of the search
    network_budgets: dict[int, float]  # by iterations of the search that asks a network


def bots_of(relative: Relative) -> Iterator[Bot]:
    """Those of our bots that are measured: the others would take hours."""
    game = relative.game
    yield make_bot(GREEDY, game)
    for name in NAMES:
        level = levels_of(game)[name]
        most = MOST_ITERATIONS
        if level.network and relative.information_sets > MANY_SETS:
            most = 0  # only the policy
        if level.iterations <= most:
            yield make_search(game, level)


def searches_of(relative: Relative) -> Iterator[tuple[int, Bot]]:
    """The search of the strongest measured level, with other numbers of iterations."""
    level = levels_of(relative.game)[deepest_name(relative.game)]
    for budget in BUDGETS:
        if budget < MOST_ITERATIONS or relative.information_sets <= MANY_SETS:
            yield budget, make_search(relative.game, replace(level, iterations=budget))


def network_searches_of(relative: Relative) -> Iterator[tuple[int, Bot]]:
    """The search of the strongest level, where it asks a network, with other numbers of iterations."""
    level = levels_of(relative.game)[strongest_name(relative.game)]
    for budget in NETWORK_BUDGETS:
        if level.network and (budget <= FEW_ITERATIONS or relative.information_sets <= MANY_SETS):
            yield budget, make_search(relative.game, replace(level, iterations=budget))


def measure(relative: Relative, choices: int, told: Callable[[int], None]) -> Measured:
    """Solve a table, and find the best replies to every policy."""
    tree = grow(relative.table)
    told(1)

    def exploited(policy: np.ndarray) -> float:
        told(1)
        return exploitability(tree, policy)

    policies = {UNIFORM: exploited(uniform(tree))}
    for bot in bots_of(relative):
        policies[bot.name] = exploited(policy_of(tree, bot, choices))
    budgets, network_budgets = (
        {budget: exploited(policy_of(tree, bot, choices)) for budget, bot in searches(relative)}
        for searches in (searches_of, network_searches_of)
    )
    found = solve(tree)
    sizes = len(tree.players), len(tree.views), len(tree.slot_sets), len(tree.layers) - 1
    return Measured(relative, *sizes, found.value, found.exploitability, policies, budgets, network_budgets)


def step_count(relative: Relative) -> int:
    """How often `measure` tells that it went on."""
    return 2 + sum(len(list(asked(relative))) for asked in (bots_of, searches_of, network_searches_of))


# --- telling


def lines(found: Sequence[Measured], choices: int) -> list[str]:
    """All tables, and how they were made."""
    games = dict.fromkeys(one.relative.game for one in found)
    rules = [f"{game.shown_title} {game.version}" for game in games]
    return [
        *size_table(found),
        "",
        *policy_table(found),
        "",
        *budget_table([(one, one.budgets) for one in found], BUDGETS),
        "",
        *budget_table([(one, one.network_budgets) for one in found], NETWORK_BUDGETS),
        "",
        tell("exact-made", choices=choices, rules=rules),
    ]


def size_table(found: Iterable[Measured]) -> list[str]:
    """How large each small table is, for the page about exact results."""
    rows = [
        [
            *names_of(one), number(one.states, 0), number(one.information_sets, 0), number(one.moves, 0),
            one.decisions, number(one.value, DIGITS), f"{abs(one.rest):.0e}",
        ]
        for one in found
    ]  # fmt: skip
    return table(tell("exact-columns"), rows)


def policy_table(found: Sequence[Measured]) -> list[str]:
    """What bots lose to a perfect opponent, for the page about exact results."""
    names = list(dict.fromkeys(name for one in found for name in one.policies))
    head = " | ".join([tell("exact-table-columns"), *names])
    return table(head, [[*names_of(one), *cells(one.policies, names)] for one in found])


def budget_table(found: Iterable[tuple[Measured, Mapping[int, float]]], budgets: Sequence[int]) -> list[str]:
    """What a bot loses as it thinks longer, for the page about exact results."""
    head = " | ".join([tell("exact-table-columns"), *(tell("exact-budget", budget=n) for n in budgets)])
    return table(head, [[*names_of(one), *cells(figures, budgets)] for one, figures in found])


def cells(figures: Mapping[Any, float], keys: Iterable[Any]) -> list[str]:
    """The figures of a row; nothing for what was not measured."""
    return [number(figures[key], DIGITS) if key in figures else "" for key in keys]


def table(head: str, rows: Iterable[Sequence[object]]) -> list[str]:
    """A table whose first two columns are names."""
    ruler = "---|---|" + "---:|" * (head.count("|") - 1)
    return [f"| {head} |", f"|{ruler}", *(f"| {' | '.join(map(str, row))} |" for row in rows)]


def names_of(one: Measured) -> tuple[str, str]:
    """The game and the name of a small table."""
    return one.relative.game.shown_title, one.relative.name


# --- the curves

WIDTH, HEIGHT, LEFT, TOP, STEP = 780, 300, 48, 16, 120
COLOURS = ("#b3541e", "#b3541e", "#1e6fb3", "#1e6fb3", "#2d8a4e", "#2d8a4e", "#8a4e9e", "#8a4e9e")
DASHES = ("4 4", "")  # the smaller table of a game, and the larger


def curves(found: Sequence[Measured]) -> Svg:
    """Exploitability over budget: a line for each table, each step about three times the iterations."""
    parts = [grid_line(tenth / 10) for tenth in range(0, 11, 2)]
    for place, budget in enumerate(BUDGETS):
        parts.append(label(LEFT + place * STEP, HEIGHT - 24, str(budget), "middle"))
    for place, one in enumerate(found):
        points = " ".join(
            f"{LEFT + step * STEP},{height(value):.1f}" for step, value in enumerate(one.budgets.values())
        )
        colour, dash = COLOURS[place % len(COLOURS)], DASHES[place % len(DASHES)]
        parts.append(
            f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2" '
            f'stroke-dasharray="{dash}"/>'
        )
        parts.append(label(LEFT + 4 * STEP + 16, TOP + 16 * place, " ".join(names_of(one)), "start", colour))
    parts.append(label(LEFT, HEIGHT - 6, tell("exact-curves"), "start"))
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="11"'
    return Svg(f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{"".join(parts)}</svg>\n')


def height(share: float) -> float:
    """Where a share from 0 to 1 is drawn."""
    return HEIGHT - 40 - (HEIGHT - 40 - TOP) * share


def grid_line(share: float) -> str:
    """A line of the chart on the page about exact results."""
    y = height(share)
    line = f'<line x1="{LEFT}" x2="{LEFT + 4 * STEP}" y1="{y:.1f}" y2="{y:.1f}" stroke="#bbb"/>'
    return line + label(LEFT - 6, y + 4, number(share), "end")


def label(x: float, y: float, said: str, anchor: str, colour: str = "#777") -> str:
    """A text of the chart on the page about exact results."""
    return f'<text x="{x}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{said}</text>'


def write_page(page: Path, found: Sequence[Measured], choices: int) -> None:
    """Put the tables between the marks of the page, and the curves into a picture beside it."""
    complexity.write_page(page, lines(found, choices), BEGIN)
    page.with_name("exact-curves.svg").write_text(curves(found), encoding="utf-8")
