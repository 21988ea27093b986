"""How much luck leaves to skill: what more thinking wins, and what the levels below win, at two seats.

python -m bench.skill                                 # what was played so far
python -m bench.skill --workers 16 --minutes 5        # plays on; what was played is kept
python -m bench.skill --write                         # also writes the table of docs/bots.md

Every deal is played twice with the seats exchanged. Deals are those of the ladder, in the same cache.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from pathlib import Path
from typing import NamedTuple

from bench.tables import write_table
from nekoban.bots import all_bots
from nekoban.bots.levels import MINDS, RATED
from nekoban.bots.network import has_network
from nekoban.bots.search import compile_search
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.lab.duels import BOTH, Deal, named_deal
from nekoban.lab.ladder import FIRST_DEAL, kept_file, percent, read_results, write_results
from nekoban.lab.simulate import worker_pool
from nekoban.lab.statistics import share_by_deals

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
SEATS = 2
DEALS = 50  # of each pair
_, TOP = MINDS
BEST = RATED[-1]
PAIRS = (  # the first one's wins are told
    (f"{TOP}*10", TOP),
    (f"{BEST}*10", BEST),
    (f"{TOP}*20", BEST),
    (f"{TOP}*5", BEST),
    (TOP, BEST),
    (TOP, all_bots()[1]),
)
HEAD = ["| game | bot | against | share of wins | games |", "|---|---|---|---|---:|"]


class Pair(NamedTuple):
    """Two bots at a game."""

    game: str
    one: str
    two: str

    @property
    def file(self) -> Path:
        return kept_file(find_game(self.game), SEATS, self.two, self.one)

    def results(self) -> list[Deal]:
        """What was played; the ladder keeps it from the side of the weaker bot, which it names first."""
        return read_results(self.file)

    def line(self) -> str:
        """A row of the table."""
        shares = [1 - deal.share for deal in self.results()]
        won = percent(share_by_deals(shares)) if shares else "not played yet"
        names = (name.replace("*", ", iterations × ") for name in (self.one, self.two))
        return f"| {find_game(self.game).title} | {' | '.join(names)} | {won} | {BOTH * len(shares)} |"


def play_on(pairs: Sequence[Pair], pool: Executor, deals: int, seconds: float) -> None:
    """Play deals of all pairs in turn, until the time is over; what is finished is kept."""
    found = {pair: dict(enumerate(pair.results())) for pair in pairs}
    waiting: dict[Future[Deal], tuple[Pair, int]] = {}
    for number in range(deals):
        for pair in pairs:
            if number not in found[pair]:
                names = pair.two, pair.one
                job = pool.submit(named_deal, pair.game, SEATS, names, FIRST_DEAL + number)
                waiting[job] = pair, number
    until = time.monotonic() + seconds
    while waiting and time.monotonic() < until:
        for job in wait(waiting, until - time.monotonic(), FIRST_COMPLETED).done:
            pair, number = waiting.pop(job)
            found[pair][number] = job.result()
            write_results(pair.file, list(in_order(found[pair])))
    for job in waiting:
        job.cancel()


def in_order(deals: dict[int, Deal]) -> list[Deal]:
    """The deals from the first on, as far as none is missing."""
    count = next(number for number in range(len(deals) + 1) if number not in deals)
    return [deals[number] for number in range(count)]


def games(names: Sequence[str]) -> list[Game]:
    found = [find_game(name) for name in names] or list(all_games().values())
    return [game for game in found if has_network(game)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("games", nargs="*")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--minutes", type=float, default=0.0)
    parser.add_argument("--deals", type=int, default=DEALS)
    parser.add_argument(
        "--pairs", default="", help="only these, such as 'nekomata*20:tiger,nekomata*5:tiger'"
    )
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    chosen = [tuple(text.split(":")) for text in given.pairs.split(",")] if given.pairs else PAIRS
    pairs = [Pair(game.name, *pair) for game in games(given.games) for pair in chosen]
    if given.minutes:
        for game in games(given.games):
            compile_search(game)
        with worker_pool(given.workers, None) as pool:
            play_on(pairs, pool, given.deals, 60 * given.minutes)
    print("\n".join([*HEAD, *(pair.line() for pair in pairs)]))
    if given.write:
        write_table("bench.skill", [*HEAD, *(pair.line() for pair in pairs if pair.results())], PAGE)


if __name__ == "__main__":
    main()
