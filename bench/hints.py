"""How many hints have a reason: decisions of random games and of bot games, and what a motive says of them.

    python -m bench.hints [--decisions 300] [--games mauwi,iwari] [--bot tiger] [--write]

The move that a level likes best is asked for its reasons, as a hint is. Decisions are drawn evenly from
matches with the usual numbers of players; half of them were played at random and half by bots of a middle
level. Writes the table of docs/coach.md. `--misses` names what kinds of moves have no reason.
"""

from __future__ import annotations

import argparse
import random
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from bench.tables import write_table
from nekoban.bots import make_bot
from nekoban.bots.advice import chosen_reasons
from nekoban.bots.levels import deepest_name
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.core.luck import bot_luck
from nekoban.core.match import Match
from nekoban.core.motives import Choice, reasons

PAGE = Path(__file__).parents[1] / "docs" / "coach.md"
PLAYERS = {"at random": "random", "by bots": "house-cat"}
ASKED = 0.15  # of the decisions of a match, so that they come from many


class Row(NamedTuple):
    """The hints of one game in one kind of matches."""

    game: str
    played: str
    hints: int
    bare: int  # those without any reason
    gainless: int  # those without a reason for the move: with a warning, or with none
    misses: Counter[str]  # the words with which the moves without a reason begin

    def cells(self) -> str:
        return f"{share(self.bare, self.hints)} | {share(self.gainless, self.hints)}"


def share(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f}%"


def decisions(game: Game, played: str) -> Iterator[Match]:
    """Matches at some of their decisions; the same ones every time."""
    bot, samples, number = make_bot(PLAYERS[played], game), game.published_samples(), 0
    while True:
        match = Match.new(game.name, seed=f"hints {number}", **samples[number % len(samples)])
        chance = random.Random(f"{played} {number}")
        while not match.over:
            legal, seat = match.legal(), match.to_move
            if len(legal) > 1 and chance.random() < ASKED:
                yield match
            match.play(bot.choose(match.view(seat), legal, bot_luck(match.seed, match.ply)))
        number += 1


def hinted(match: Match, adviser: Any) -> tuple[int, list[bool]]:
    """The move of the hint, and for each of its reasons whether it is a gain."""
    view, legal = match.view(match.to_move), match.legal()
    move = adviser.think(view, legal, bot_luck(match.seed, match.ply))[0].move
    found = reasons(match.game, Choice(view, move, legal, match.names))
    return move, [reason.is_gain for reason in chosen_reasons(found)]


def measured(game: Game, played: str, count: int, bot: str) -> Row:
    adviser, misses = make_bot(bot or deepest_name(game), game), Counter[str]()
    bare = gainless = 0
    for _, match in zip(range(count), decisions(game, played), strict=False):
        move, gains = hinted(match, adviser)
        bare += not gains
        gainless += not any(gains)
        misses[match.game.moves.texts[move].split()[0]] += not gains
    return Row(game.name, played, count, bare, gainless, +misses)


def table(rows: Sequence[Row]) -> list[str]:
    """A line for each game: at random, then by bots."""
    lines = [
        "| game | hints | no reason, at random | no gain | no reason, by bots | no gain |",
        "|---|---:|---:|---:|---:|---:|",
    ]
    for first, second in zip(rows[::2], rows[1::2], strict=True):
        lines.append(f"| {first.game} | 2 × {first.hints} | {first.cells()} | {second.cells()} |")
    return lines


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="bench.hints", description="How many hints have a reason.")
    parser.add_argument("--decisions", type=int, default=300, help="of each game, at random and by bots")
    parser.add_argument("--games", default=",".join(all_games()), help="separated by commas")
    parser.add_argument("--bot", default="", help="who gives the hint; else the level that judges")
    parser.add_argument("--misses", action="store_true", help="name what has no reason")
    parser.add_argument("--write", action="store_true", help="write the table into docs/coach.md")
    args = parser.parse_args(argv)
    rows = []
    for name in args.games.split(","):
        rows += [measured(find_game(name), played, args.decisions, args.bot) for played in PLAYERS]
        print(table(rows[-2:])[-1], flush=True)
        if args.misses:
            print("\n".join(f"  {row.played}: {dict(row.misses.most_common(12))}" for row in rows[-2:]))
    if args.write:
        write_table("bench.hints", table(rows), PAGE)


if __name__ == "__main__":
    main()
