"""How long a network thinks: one position by its policy, and a search with it, on one core.

python -m bench.networks            # prints
python -m bench.networks --write    # also writes the table of docs/training.md
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
from nekoban.bots import make_bot
from nekoban.bots.network import has_network, network_file
from nekoban.core.catalogue import all_games
from nekoban.core.game import Game

POSITIONS = 40
ROUNDS = 5
PAGE = Path(__file__).parents[1] / "docs" / "training.md"
SHOULD_TAKE = 0.3  # ms at most, of one position by the policy


def positions(game: Game) -> list[tuple[Any, list[int]]]:
    """Views with more than one legal move, from games by chance at two seats."""
    chance, found = random.Random(7), []
    options = game.options.read({"players": 2})
    state = game.compiled.start(options, 11)
    while len(found) < POSITIONS:
        legal = game.compiled.legal(state)
        if len(legal) > 1 and chance.random() < 0.3:
            found.append((game.compiled.view(state, state.to_move), legal))
        game.compiled.play(state, chance.choice(legal))
        if state.to_move < 0:
            state = game.compiled.start(options, chance.randrange(1, 1 << 30))
    return found


def milliseconds(game: Game, bot: str, given: list[tuple[Any, list[int]]]) -> float:
    """The median over rounds of the mean time for a move."""
    player = make_bot(bot, game)
    player.choose(*given[0], 1)
    times = []
    for _ in range(ROUNDS):
        start = time.process_time()
        for view, legal in given:
            player.choose(view, legal, 1)
        times.append((time.process_time() - start) / len(given))
    return 1e3 * statistics.median(times)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    lines = ["| game | weights, kB | lion, ms | nekomata, ms | tiger, ms |", "|---|---:|---:|---:|---:|"]
    for game in all_games().values():
        if has_network(game):
            found = positions(game)
            times = [milliseconds(game, bot, found) for bot in ("lion", "nekomata", "tiger")]
            size = network_file(game).stat().st_size / 1000
            lines.append(f"| {game.title} | {size:,.0f} | " + " | ".join(f"{ms:.2f}" for ms in times) + " |")
            print(lines[-1], flush=True)
            if times[0] > SHOULD_TAKE:
                print(f"{game.title}: the policy should take at most {SHOULD_TAKE} ms.")
    lines += ["", f"{time.strftime('%Y-%m-%d')}, Python {platform.python_version()}."]
    if given.write:
        write_table("bench.networks", lines, PAGE)


if __name__ == "__main__":
    main()
