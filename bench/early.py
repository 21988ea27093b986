"""What a move of a level takes before the rules are compiled, of those levels that play then.

python -m bench.early            # prints
python -m bench.early --write    # also writes the table of docs/bots.md
"""

from __future__ import annotations

import argparse
import platform
import random
import statistics
import time
from pathlib import Path
from typing import Any

from bench.tables import write_table
from nekoban.bots.early import make_early_bot, plays_early
from nekoban.bots.levels import RATED
from nekoban.core.catalogue import all_games
from nekoban.core.game import Game

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"


def positions(game: Game, count: int) -> list[tuple[Any, list[int]]]:
    """Views with more than one legal move, from games by chance at two seats."""
    chance, found, rules = random.Random(7), [], game.interpreted
    options = game.options.read({"players": 2})
    state = rules.start(options, 11)
    while len(found) < count:
        legal = rules.legal(state)
        if len(legal) > 1 and chance.random() < 0.3:
            found.append((rules.view(state, state.to_move), legal))
        rules.play(state, chance.choice(legal))
        if state.to_move < 0:
            state = rules.start(options, chance.randrange(1, 1 << 30))
    return found


def seconds(game: Game, bot: str, given: list[tuple[Any, list[int]]]) -> list[float]:
    """Computing time of each move, in order of size; a bot's first, which prepares it, is not counted."""
    player, times = make_early_bot(bot, game), []
    player.choose(*given[0], 1)
    for view, legal in given:
        start = time.process_time()
        player.choose(view, legal, 1)
        times.append(time.process_time() - start)
    return sorted(times)


def row(game: Game, count: int) -> str:
    """The middle and the longest move of each level that plays early."""
    found, cells = positions(game, count), []
    for level in RATED:
        times = [1e3 * part for part in seconds(game, level, found)] if plays_early(level, game) else []
        cells.append(f"{statistics.median(times):.0f} ({times[-1]:.0f})" if times else "waits")
    return f"| {game.title} | {' | '.join(cells)} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--positions", type=int, default=100)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    lines = [f"| game | {' | '.join(RATED)} |", "|---|" + "---:|" * len(RATED)]
    for game in all_games().values():
        lines.append(row(game, given.positions))
        print(lines[-1], flush=True)
    day = time.strftime("%Y-%m-%d")
    lines += ["", f"{day}, Python {platform.python_version()}, {given.positions} positions of each game."]
    print(lines[-1])
    if given.write:
        write_table("bench.early", lines, PAGE)


if __name__ == "__main__":
    main()
