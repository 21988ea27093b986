"""Nine Lives: Math Meows. The facts: name, options, samples and bounds."""

from random import Random

from nekoban.core.game import Game
from nekoban.core.options import Options, OptionValues, Switch, Text
from nekoban.core.record import Raw
from nekoban.games.nine_lives.data.lives import LARGEST_SET, read_cats, read_life_set
from nekoban.games.nine_lives.parts import DECK, KINDS, LIFE_CARDS, LIVES, ROUND_LIMIT, SEATS, TURN_LIMIT, Cat
from nekoban.games.nine_lives.positions import rare_positions, unreachable
from nekoban.games.nine_lives.words import tell

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


def bound(options: Raw) -> int:
    """NL-60. No game has more decisions."""
    return ROUND_LIMIT * (TURN_LIMIT * TURN_DECISIONS + ROUND_DECISIONS)


def samples() -> list[OptionValues]:
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


def random_options(chance: Random) -> OptionValues:
    """Any player count, any cats, any life set, any variants."""
    cats = chance.sample([cat.name.lower() for cat in Cat], len(Cat))
    return {
        "players": chance.randint(2, SEATS),
        "cats": ",".join(cats),
        "life_set": str(chance.randint(1, LARGEST_SET)),
        **{name: chance.random() < 1 / 2 for name in VARIANTS},
    }


GAME = Game(
    name="nine-lives",
    title="Nine Lives: Math Meows",
    version=2,
    summary=tell.phrase("summary"),
    credit=tell.phrase("credit"),
    status="verified",
    clause_prefixes=("NL", "NP"),
    options=Options(
        players=(2, SEATS, 3),
        life_set=Text(read_life_set, 2 * LIFE_CARDS, "1", tell.phrase("option-life-set")),
        cats=Text(read_cats, SEATS, "", tell.phrase("option-cats")),
        table_count=Switch(tell.phrase("option-table-count")),
        wager_one=Switch(tell.phrase("option-wager-one")),
        no_first_last=Switch(tell.phrase("option-no-first-last")),
        star_once=Switch(tell.phrase("option-star-once")),
        bad_suit=Switch(tell.phrase("option-bad-suit")),
        shuffle_own=Switch(tell.phrase("option-shuffle-own")),
        shuffle_all=Switch(tell.phrase("option-shuffle-all")),
    ),
    facts=__name__,
    is_lucky=True,
    component_count=KINDS + LIFE_CARDS,
    bound=bound,
    samples=samples,
    exceptions=("players.hand",),
    unreachable=unreachable,
    rare_positions=rare_positions,
    random_options=random_options,
)
