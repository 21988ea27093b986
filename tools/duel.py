"""Two ways to think against each other, by self-play: for a look at one setting or one weight.

    python -m tools.duel nine-lives "iterations=200 horizon=8" "iterations=200 horizon=20" --deals 40

Each way is a bot's name, or settings of a level; weights=0.75/2/0.3/-0.8 replaces the game's own WEIGHTS.
Prints the first one's share of wins with its 95% interval.
"""

import argparse
from typing import Any

from nekoban.bots import Bot, is_bot, make_bot
from nekoban.bots.levels import Level
from nekoban.bots.search import Search
from nekoban.core.catalogue import find_game
from nekoban.core.game import Game
from nekoban.lab.duels import play_deal
from nekoban.lab.ladder import percent
from nekoban.lab.statistics import share_by_deals

FIRST_DEAL = 1000  # others than the ladder's
SETTINGS = {"iterations": int, "horizon": int, "explore": float, "urgency": float, "slack": float}


def thinker(game: Game, text: str) -> Bot:
    """A bot by its name or its settings, or a sentence that says what is wrong with them."""
    if is_bot(text):
        return make_bot(text, game)
    told: dict[str, str] = {}
    for part in text.split():
        name, _, value = part.partition("=")
        told[name] = value
    weights = told.pop("weights", "")
    if "iterations" not in told or not told.keys() <= set(SETTINGS):
        raise SystemExit(
            f"{text!r} is no bot; settings are iterations and, as needed, {', '.join(SETTINGS)}."
        )
    try:
        numbers: dict[str, Any] = {name: SETTINGS[name](value) for name, value in told.items()}
        own = tuple(map(float, weights.split("/"))) if weights else None
    except ValueError:
        raise SystemExit(f"A setting of {text!r} is not a number.") from None
    return Search(game, Level(text, **numbers), weights=own)


def main() -> None:
    parser = argparse.ArgumentParser(description="Two ways to think against each other.")
    parser.add_argument("game")
    parser.add_argument("first")
    parser.add_argument("second")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--deals", type=int, default=40, help="each is two games")
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    bots = [thinker(game, chosen.first), thinker(game, chosen.second)]
    numbers = range(FIRST_DEAL, FIRST_DEAL + chosen.deals)
    shares = [play_deal(game, chosen.seats, bots, number).share for number in numbers]
    print(percent(share_by_deals(shares)))


if __name__ == "__main__":
    main()
