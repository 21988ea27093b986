"""Whether a bot's time tells about its hand: over real sockets, with a permutation test.

    python -m bench.timing --bots house-cat lion --deals 6 --times 20

One position, as a person sees it, with other hidden cards: the bot is asked about each of these deals in
turn, again and again. If its time tells nothing, the times could have come from any of the deals, and mixing
them brings groups as far apart as the found ones often enough. At tables of pace 0 bots answer as soon as
they can: there the test shows what it is able to find.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.people import Place, server
from tests.server.timing import answer_time, chance_of, games_with_hands

LIMIT = 0.001  # chances below this tell something


def measured(place: Place, game: str, bot: str, pace: float | None, deals: int, times: int) -> float:
    """How likely chance alone explains the differences; printed with them."""
    answer_time(place, game, 0, pace, bot)  # loads and compiles, and the bot's longest step becomes known
    found: list[list[float]] = [[] for _ in range(deals)]
    for _ in range(times):
        for deal in range(deals):
            found[deal].append(answer_time(place, game, deal, pace, bot))
    chance = chance_of(found, random.Random(1))
    middles = [1000 * statistics.median(group) for group in found]
    kind = "at once" if pace == 0 else "on schedule"
    print(
        f"{game:12} {bot:10} {kind:12} medians of the deals {min(middles):6.1f} to {max(middles):6.1f} ms, "
        f"chance {chance:.4f}{'' if chance > LIMIT else ': tells something'}",
        flush=True,
    )
    return chance


def main() -> None:
    parser = argparse.ArgumentParser(description="Whether a bot's time tells about its hand.")
    parser.add_argument("--games", nargs="+", default=games_with_hands())
    parser.add_argument("--bots", nargs="+", default=["house-cat"])
    parser.add_argument("--deals", type=int, default=6)
    parser.add_argument("--times", type=int, default=20)
    asked = parser.parse_args()
    told = False
    with tempfile.TemporaryDirectory() as folder, server(Path(folder) / "tables.db", pace=0.1) as place:
        for game in asked.games:
            for bot in asked.bots:
                for pace in (0, None):
                    chance = measured(place, game, bot, pace, asked.deals, asked.times)
                    told |= pace is None and chance <= LIMIT
    sys.exit("A bot's time tells about its hand." if told else 0)


if __name__ == "__main__":
    main()
