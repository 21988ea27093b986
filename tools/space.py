"""Space a game's levels: from the strongest down, each the strongest that still loses often enough to it.

    python -m tools.space mauwi --iterations 1000 --horizon 0 --explore 0.35

Candidates look at less and less; those that look at least then choose by chance between more and more moves.
Prints a levels.toml; the ladder measures it afterwards with more games.
"""

import argparse
from dataclasses import replace

from nekoban.bots.levels import NAMES, Level
from nekoban.bots.search import Search
from nekoban.core.catalogue import find_game
from nekoban.core.game import Game
from nekoban.lab.duels import play_deal
from nekoban.lab.ladder import percent
from nekoban.lab.statistics import share_by_deals

FEWEST = 24  # iterations; below that, chance decides more
STEP = 1.5
SLACKS = (0.01, 0.02, 0.03, 0.04, 0.055, 0.07, 0.09, 0.115, 0.145, 0.18, 0.22, 0.27, 0.33, 0.4)


def candidates(strongest: Level) -> list[Level]:
    """Ever weaker settings."""
    found = [strongest]
    while found[-1].iterations > STEP * FEWEST:
        found.append(replace(strongest, iterations=round(found[-1].iterations / STEP)))
    least = replace(strongest, iterations=FEWEST)
    return [*found, least, *(replace(least, slack=slack) for slack in SLACKS)]


def beaten_share(game: Game, strong: Level, weak: Level, seats: int, deals: int) -> float:
    bots = [Search(game, strong), Search(game, weak)]
    numbers = range(1000, 1000 + deals)
    found = share_by_deals([play_deal(game, seats, bots, number).share for number in numbers])
    print(
        f"# {strong.iterations}/{strong.slack} – {weak.iterations}/{weak.slack}: {percent(found)}", flush=True
    )
    return found.value


def next_below(game: Game, rungs: list[Level], above: int, target: float, seats: int, deals: int) -> int:
    """The strongest candidate that loses this share to the one above, found by halving."""
    low, high = above + 1, min(above + 9, len(rungs) - 1)
    while low < high:
        half = (low + high) // 2
        if beaten_share(game, rungs[above], rungs[half], seats, deals) >= target:
            high = half
        else:
            low = half + 1
    return low


def main() -> None:
    parser = argparse.ArgumentParser(description="Space a game's levels by self-play.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=1000, help="of the strongest level")
    parser.add_argument("--horizon", type=int, default=0)
    parser.add_argument("--explore", type=float, default=0.7)
    parser.add_argument("--urgency", type=float, default=1e9)
    parser.add_argument("--target", type=float, default=0.66)
    parser.add_argument("--deals", type=int, default=50, help="each is two games")
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    shared = {name: getattr(chosen, name) for name in ("horizon", "explore", "urgency")}
    rungs = candidates(Level("strongest", chosen.iterations, **shared))
    places = [0]
    while len(places) < len(NAMES):
        places.append(next_below(game, rungs, places[-1], chosen.target, chosen.seats, chosen.deals))
    for name, value in shared.items():
        print(f"{name} = {value}")
    for name, place in zip(NAMES, reversed(places), strict=True):
        slack = f", slack = {rungs[place].slack}" if rungs[place].slack else ""
        print(f"{name} = {{ iterations = {rungs[place].iterations}{slack} }}")


if __name__ == "__main__":
    main()
