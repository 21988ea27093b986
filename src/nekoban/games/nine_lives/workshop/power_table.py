"""How often is every power of Nine Lives on top in random games?

    python -m nekoban.games.nine_lives.workshop.power_table --games 20000 --write docs/nine-lives-powers.md

Plays random games over random player counts, cats, life sets and variants, and prints for every power the
number of games in which it was on top while a decision was made, and in how many of them it was on top of
whoever had to decide. Exits with 1 if a power was on top in fewer than --least games.
"""

import argparse
import random
import sys
from collections import Counter
from pathlib import Path

import numpy as np
from rich.console import Console
from rich.progress import track
from rich.table import Table

from nekoban.core.catalogue import find_game
from nekoban.core.game import Game
from nekoban.core.luck import start_luck
from nekoban.core.record import Raw
from nekoban.games.nine_lives.facts import random_options
from nekoban.games.nine_lives.parts import Power

PROGRAM = "nekoban.games.nine_lives.workshop.power_table"
COLUMNS = ("clause", "power", "games on top", "on top of who decides")


def watch_game(engine: Raw, options: Raw, luck: int, chance: random.Random) -> tuple[set[int], set[int], int]:
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


def census(game: Game, games: int, seed: int) -> tuple[Counter[int], Counter[int], int]:
    """In how many games each power was on top, and on top of who decides; all decisions."""
    game.compiled.compile_ahead()
    chance = random.Random(seed)
    seen: Counter[int] = Counter()
    decided: Counter[int] = Counter()
    decisions = 0
    for _ in track(range(games), "games", disable=not sys.stderr.isatty()):
        options = game.options.read(random_options(chance))
        luck = start_luck(chance.getrandbits(62))
        on_top, deciding, length = watch_game(game.compiled, options, luck, chance)
        seen.update(on_top)
        decided.update(deciding)
        decisions += length
    return seen, decided, decisions


def page(command: str, heading: str, rows: list[tuple[str, ...]]) -> str:
    """The table as a page of the documentation."""
    lines = ["# Nine Lives: how often every power acts", "", f"`{command}`: {heading}", ""]
    lines += [f"| {' | '.join(COLUMNS)} |", "|---|---|---:|---:|"]
    lines += [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join(lines) + "\n"


def main() -> int:
    """Print how often every power was on top."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--least", type=int, default=100)
    parser.add_argument("--write", type=Path, help="write the table into this page")
    chosen = parser.parse_args()
    game = find_game("nine-lives")
    seen, decided, decisions = census(game, chosen.games, chosen.seed)
    powers = list(Power)[1:]
    rows = [(f"NP-{p:02}", p.name.lower(), str(seen[p]), str(decided[p])) for p in powers]
    table = Table(*COLUMNS, title=f"{chosen.games} games")
    for row in rows:
        table.add_row(*row)
    console = Console()
    console.print(table)
    rare = [power.name.lower() for power in powers if decided[power] < chosen.least]
    heading = (
        f"{chosen.games:,} games of random bots over random player counts, cats, life sets and variants, "
        f"{decisions:,} decisions. Below {chosen.least} games: {', '.join(rare) or 'none'}."
    )
    console.print(heading)
    if chosen.write:
        command = f"python -m {PROGRAM} --games {chosen.games} --seed {chosen.seed}"
        heading += f" {game.measured_with(game.version)}"
        chosen.write.write_text(page(command, heading, rows), encoding="utf-8")
    return 1 if rare else 0


if __name__ == "__main__":
    sys.exit(main())
