"""Clicks without a choice: how many there are in games that bots play, and how many of them the page makes.

    python -m bench.clicks [--matches 6] [--bot greedy] [--write]

Every move of every seat is clicked along its path. A click has no choice if every legal move that begins
as this one goes on with it. Writes the table of docs/web.md.
"""

from __future__ import annotations

import argparse
from collections import Counter

from bench.tables import write_table
from nekoban.bots import make_bot
from nekoban.core.catalogue import all_games
from nekoban.core.game import Game
from nekoban.core.luck import bot_luck
from nekoban.core.match import Match


def count_clicks(game: Game, bot_name: str, matches: int) -> Counter[str]:
    """All clicks, those without a choice, and those of them that the page makes, over some matches."""
    counts: Counter[str] = Counter()
    for seed in range(matches):
        match = Match.new(game.name, seed=seed)
        bot = make_bot(bot_name, game)
        while not match.over:
            chosen = bot.choose(match.view(match.to_move), match.legal(), bot_luck(match.seed, match.ply))
            counts += count_move(game, game.moves.paths[chosen], match.paths())
            match.play(chosen)
    return counts


def count_move(game: Game, path: tuple[str, ...], legal: list[tuple[str, ...]]) -> Counter[str]:
    """The clicks of one move."""
    counts: Counter[str] = Counter()
    for place, click in enumerate(path):
        counts["all"] += 1
        if {other[place] for other in legal if other[:place] == path[:place]} == {click}:
            counts["forced"] += 1
            made = game.guide.UNASKED if len(path) > 1 else (*game.guide.UNASKED, *game.guide.ALONE)
            counts["made"] += click.startswith(made)
    return counts


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--matches", type=int, default=6)
    parser.add_argument("--bot", default="greedy")
    parser.add_argument("--write", action="store_true")
    asked = parser.parse_args()
    lines = ["| game | clicks | without a choice | made by the page |", "|---|---:|---:|---:|"]
    for game in all_games().values():
        counts = count_clicks(game, asked.bot, asked.matches)
        shares = [f"{counts[kind] / counts['all']:.0%}" for kind in ("forced", "made")]
        lines.append(f"| {game.name} | {counts['all']:,} | {shares[0]} | {shares[1]} |")
    print("\n".join(lines))
    if asked.write:
        write_table("bench.clicks", lines)


if __name__ == "__main__":
    main()
