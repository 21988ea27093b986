"""Tune how a game's bots judge and search, by self-play: a change is kept only if it wins measurably.

    python -m tools.tune mauwi --iterations 100 --deals 60

Every setting is tried smaller and larger against the best so far, a feature also with no weight, over the
same deals with seats exchanged. What won is printed; judgement.py and levels.toml are edited by hand.
"""

import argparse
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from nekoban.bots.levels import Level, weights_of
from nekoban.bots.mind import SCALE
from nekoban.bots.search import Search
from nekoban.core.catalogue import find_game
from nekoban.lab.duels import play_deal
from nekoban.lab.ladder import percent
from nekoban.lab.statistics import share_by_deals

SEARCH_SETTINGS = {"explore": (0.15, 0.35), "urgency": (0.7,), "horizon": (3, 10)}
SCALE_FACTORS = (0.5, 2.0)
FEATURE_FACTORS = (0.0, 2.0)

Setting = tuple[Level, tuple[float, ...]]


def trials(best: Setting) -> Iterator[tuple[str, Setting]]:
    """Changes of one thing each."""
    level, weights = best
    for name, values in SEARCH_SETTINGS.items():
        for value in values:
            yield f"{name}={value}", (replace(level, **{name: value}), weights)
    for index in range(SCALE, len(weights)):
        for factor in SCALE_FACTORS if index == SCALE else FEATURE_FACTORS:
            changed = factor * weights[index]
            yield f"weight {index} × {factor:g}", (level, (*weights[:index], changed, *weights[index + 1 :]))


def tune(game: Any, best: Setting, seats: int, deals: int) -> Setting:
    """Try everything once; what wins by more than chance explains is the new best."""
    for name in dict(trials(best)):
        found = dict(trials(best))[name]
        if found == best:
            continue
        bots = [Search(game, level, weights=weights) for level, weights in (found, best)]
        result = share_by_deals([play_deal(game, seats, bots, number).share for number in range(deals)])
        is_kept = (result.value + result.low) / 2 > 0.5
        print(f"{game.name} {name}: {percent(result)}{'  kept' if is_kept else ''}", flush=True)
        best = found if is_kept else best
    return best


def main() -> None:
    parser = argparse.ArgumentParser(description="Tune a game's bots by self-play.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--iterations", type=int, default=100)
    parser.add_argument("--horizon", type=int, default=0)
    parser.add_argument("--deals", type=int, default=60, help="each is two games")
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    best = (Level("tuned", chosen.iterations, horizon=chosen.horizon), weights_of(game))
    level, weights = tune(game, best, chosen.seats, chosen.deals)
    print(f"{game.name}: {level}, WEIGHTS = {weights}")


if __name__ == "__main__":
    main()
