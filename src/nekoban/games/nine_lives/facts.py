"""Nine Lives: facts for those who test and simulate it: a bound, and option sets."""

from random import Random
from typing import Any

from nekoban.games.nine_lives.lives import LARGEST_SET
from nekoban.games.nine_lives.parts import DECK, LIVES, ROUND_LIMIT, SEATS, TURN_LIMIT, Cat

TURN_DECISIONS = LIVES + DECK + DECK + 3  # wagers, cards of a stack and its place, columns, what a power asks
ROUND_DECISIONS = 5 * SEATS  # what powers ask between rounds
VARIANTS = (
    "table_count",
    "wager_one",
    "no_first_last",
    "star_once",
    "bad_suit",
    "shuffle_own",
    "shuffle_all",
)


def bound(options: Any) -> int:
    """NL-60. No game has more decisions."""
    return ROUND_LIMIT * (TURN_LIMIT * TURN_DECISIONS + ROUND_DECISIONS)


def samples() -> list[dict[str, Any]]:
    """Option sets that between them show all player counts, variants and many life sets."""
    return [
        {"players": 2},
        {"players": 3, "life_set": "2", "cats": "persian,curl,ragdoll", "table_count": True},
        {"players": 4, "life_set": "3", "wager_one": True, "no_first_last": True},
        {"players": 5, "life_set": "4", "star_once": True, "bad_suit": True},
        {"players": 6, "life_set": "5", "shuffle_own": True},
        {"players": 2, "life_set": "6", "shuffle_own": True, "star_once": True, "wager_one": True},
        {"players": 3, "life_set": "7", "shuffle_all": True, "bad_suit": True, "no_first_last": True},
        {"players": 4, "life_set": "8", "shuffle_all": True, "table_count": True, "star_once": True},
        {"players": 6, "life_set": "9", "shuffle_all": True, "wager_one": True, "bad_suit": True},
    ]


def random_options(chance: Random) -> dict[str, Any]:
    """Any player count, any cats, any life set, any variants."""
    cats = chance.sample([cat.name.lower() for cat in Cat], len(Cat))
    return {
        "players": chance.randint(2, SEATS),
        "cats": ",".join(cats),
        "life_set": str(chance.randint(1, LARGEST_SET)),
        **{name: chance.random() < 1 / 2 for name in VARIANTS},
    }
