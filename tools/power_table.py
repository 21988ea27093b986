"""How often is every power of Nine Lives on top in random games?

    python -m tools.power_table --games 20000

Plays random games over random player counts, cats, life sets and variants, and prints for every power the
number of games in which it was on top while a decision was made, and in how many of them it was on top of
whoever had to decide. Exits with 1 if a power was on top in fewer than --least games.
"""

import argparse
import random
import sys
from collections import Counter
from typing import Any

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from nekoban.core.game import find_game
from nekoban.core.luck import start_luck
from nekoban.games.nine_lives.facts import random_options
from nekoban.games.nine_lives.parts import Power


def watch_game(engine: Any, options: Any, luck: int, chance: random.Random) -> tuple[set[int], set[int], int]:
    """The powers on top, those on top of the seat to move, and the decisions of one random game."""
    on_top: set[int] = set()
    deciding: set[int] = set()
    decisions = 0
    state = engine.start(options, luck)
    tops = state.array["players"]["power"][0][: options.players]
    raw, out = state.bytes, np.zeros(2048, np.int16)
    border = engine.border
    while (seat := int(state.raw["to_move"])) >= 0:
        on_top.update(tops.tolist())
        deciding.add(int(tops[seat]))
        count = border.list_moves(raw, 0, out)
        border.step(raw, 0, int(out[chance.randrange(count)]))
        decisions += 1
    return on_top, deciding, decisions


def main() -> int:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--least", type=int, default=100)
    chosen = parser.parse_args()
    game = find_game("nine-lives")
    game.compiled.compile_ahead()
    chance = random.Random(chosen.seed)
    seen: Counter[int] = Counter()
    decided: Counter[int] = Counter()
    decisions = 0
    for _ in track(range(chosen.games), "games", disable=not sys.stderr.isatty()):
        options = game.options.read(random_options(chance))
        luck = start_luck(chance.getrandbits(62))
        on_top, deciding, length = watch_game(game.compiled, options, luck, chance)
        seen.update(on_top)
        decided.update(deciding)
        decisions += length
    table = Table("clause", "power", "games on top", "on top of who decides", title=f"{chosen.games} games")
    for power in list(Power)[1:]:
        table.add_row(f"NP-{power:02}", power.name.lower(), str(seen[power]), str(decided[power]))
    console = Console()
    console.print(table)
    rare = [power.name.lower() for power in list(Power)[1:] if decided[power] < chosen.least]
    console.print(f"{decisions} decisions. Below {chosen.least} games: {', '.join(rare) or 'none'}.")
    return 1 if rare else 0


if __name__ == "__main__":
    sys.exit(main())
