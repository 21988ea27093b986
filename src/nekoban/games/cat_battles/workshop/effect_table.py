"""How often each effect of Cat Battles was at work in random games over random squads and territories.

    python -m nekoban.games.cat_battles.workshop.effect_table --games 20000

Every position of every game is checked on the way: fish are conserved (CB-99), somebody who is asked has more
than one legal move (CB-08), and the game ends within its bound. With --least N the run fails if an effect was
used fewer than N times.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections import Counter

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from nekoban.core.catalogue import find_game
from nekoban.core.luck import start_luck
from nekoban.core.record import Raw
from nekoban.games.cat_battles.data.figures import FIGURES, figure_id
from nekoban.games.cat_battles.facts import random_options
from nekoban.games.cat_battles.parts import FISH, SEATS, SQUAD, Front, Happening
from nekoban.games.cat_battles.show.naming import FRONTS, rear_text

GAME = find_game("cat-battles")
TABLES = 8  # games played with one pair of squads


def play_game(options: Raw, chance: random.Random, used: Counter[tuple[str, int]]) -> int:
    """One random game; what was at work is counted. How many decisions."""
    engine = GAME.engine
    state = engine.start(options, start_luck(chance.getrandbits(62)))
    figures = [figure_id(cat.figure) if cat.figure >= 0 else "" for cat in state.cats]
    decisions = 0
    while state.to_move >= 0:
        moves = engine.legal(state)
        assert len(moves) > 1, f"{options}: asked with {len(moves)} moves"
        engine.play(state, chance.choice(moves))
        count_events(state, figures, used)
        check_fish(state, options)
        decisions += 1
    assert decisions <= GAME.bound(options)
    return decisions


def count_events(state: Raw, figures: list[str], used: Counter[tuple[str, int]]) -> None:
    """Count the effects that were at work in a move."""
    for event in state.array["events"][0][: state.event_count].tolist():
        kind, _, _, cat, what, *_ = event
        if kind == Happening.FRONT:
            used[figures[cat], what] += 1
        elif kind == Happening.USES or (kind == Happening.GREEDY and what == 1):
            used[figures[cat], REAR] += 1


REAR = -1  # in the counter, beside the numbers of front effects


def check_fish(state: Raw, options: Raw) -> None:
    """CB-99. 20 fish of each player, always."""
    array = state.array[0]
    held = array["cats"]["held"].reshape(SEATS, SQUAD).sum(axis=1)
    players = array["players"]
    fish = players["box"] + players["dish"] + players["trash"] + held
    assert np.array_equal(fish, [FISH] * SEATS), f"{options}: {fish.tolist()} fish"


def table_of(used: Counter[tuple[str, int]]) -> tuple[Table, int]:
    """The table, and the smallest count in it."""
    table = Table("figure", "effect", "times", title="Effects at work")
    least = sys.maxsize
    for figure in FIGURES.values():
        rows = [(FRONTS[front], used[figure.id, front]) for front in figure.front]
        for effect, count in [*rows, (rear_text(figure.rear), used[figure.id, REAR])]:
            table.add_row(f"{figure.id} {figure.name}", effect, str(count))
            least = min(least, count)
    for front in Front:
        table.add_row("all", str(FRONTS[front]), str(sum(used[id, front] for id in FIGURES)))
    return table, least


def main() -> int:
    """Print how often each effect was at work."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--least", type=int, default=0)
    chosen = parser.parse_args()
    chance = random.Random(chosen.seed)
    used: Counter[tuple[str, int]] = Counter()
    decisions = 0
    options = GAME.options.read(random_options(chance))
    for number in track(range(chosen.games), description="games"):
        if number % TABLES == 0:
            options = GAME.options.read(random_options(chance))
        decisions += play_game(options, chance, used)
    table, least = table_of(used)
    console = Console()
    console.print(table)
    console.print(f"{chosen.games} games, {decisions} decisions, no breach; the rarest effect {least} times.")
    return 0 if least >= chosen.least else 1


if __name__ == "__main__":
    sys.exit(main())
