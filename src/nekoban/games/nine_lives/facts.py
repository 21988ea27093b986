"""Nine Lives: Math Meows. The facts: name, options, samples and bounds."""

from random import Random

from nekoban.core.game import Game, LuckNames
from nekoban.core.given_luck import seat_names
from nekoban.core.options import Name, Number, Options, OptionValues, Switch, Text
from nekoban.core.record import Raw
from nekoban.games.nine_lives.data.lives import LARGEST_SET, read_cats, read_life_set
from nekoban.games.nine_lives.data.own_powers import power_twice, read_powers
from nekoban.games.nine_lives.parts import (
    DECK,
    KINDS,
    LIFE_CARDS,
    LIVES,
    ROUND_LIMIT,
    SEATS,
    TURN_LIMIT,
    Card,
    Cat,
    LifeCard,
)
from nekoban.games.nine_lives.positions import rare_positions, unreachable
from nekoban.games.nine_lives.state import Kind
from nekoban.games.nine_lives.words import tell

TURN_DECISIONS = LIVES + DECK + DECK + 3  # wagers, cards of a stack and its place, columns, what a power asks
ROUND_DECISIONS = 5 * SEATS  # what powers ask between rounds
OWN_POWERS = "siamese-4:gain-life,munchkin-2:none,munchkin-4:super-wager,persian-4:forced-side(left)"
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
    """Nine Lives: option sets that between them show all player counts, variants and many life sets."""
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
        {"players": 3, "called": "own-powers", "lives": 4, "powers": OWN_POWERS},
        {"players": 2, "called": "one-life", "lives": 1, "shuffle_all": True, "no_first_last": True},
    ]


def random_options(chance: Random) -> OptionValues:
    """Nine Lives: any player count, any cats, any life set, any variants."""
    cats = chance.sample([cat.name.lower() for cat in Cat], len(Cat))
    return {
        "players": chance.randint(2, SEATS),
        "cats": ",".join(cats),
        "life_set": str(chance.randint(1, LARGEST_SET)),
        **{name: chance.random() < 1 / 2 for name in VARIANTS},
    }


def rolled(state: Raw, move: Raw, sides: int, before: int) -> list[str]:
    """NL-06. The first Kittyking, when the hands are dealt. NP-68. A theft rolls a place in a hand."""
    if move is None:
        return seat_names(state) if state.deck_count else []
    if move.kind != Kind.STEAL:
        return []
    hand = state.players[move.seat].hand[:sides].tolist()
    return [Card(card).name.lower().replace("_", "-") for card in hand]


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
        check=lambda options: power_twice(vars(options)) if options.powers else None,
        life_set=Text(read_life_set, 2 * LIFE_CARDS, "1", tell.phrase("option-life-set")),
        cats=Text(read_cats, SEATS, "", tell.phrase("option-cats")),
        table_count=Switch(tell.phrase("option-table-count")),
        wager_one=Switch(tell.phrase("option-wager-one")),
        no_first_last=Switch(tell.phrase("option-no-first-last")),
        star_once=Switch(tell.phrase("option-star-once")),
        bad_suit=Switch(tell.phrase("option-bad-suit")),
        shuffle_own=Switch(tell.phrase("option-shuffle-own")),
        shuffle_all=Switch(tell.phrase("option-shuffle-all")),
        lives=Number(1, LIVES, LIVES, tell.phrase("option-lives"), by_variant=True),
        powers=Text(read_powers, 2 * LIFE_CARDS, "", tell.phrase("option-powers"), by_variant=True),
        called=Name(),
    ),
    facts=__name__,
    minutes=(10, 20),
    weight="light",
    last_named=("NL-01", "NL-02", "NP-42", "NP-77"),
    is_lucky=True,
    component_count=KINDS + LIFE_CARDS,
    bound=bound,
    samples=samples,
    luck_names=LuckNames(drawn=Card, shuffled=LifeCard, rolled=rolled),
    exceptions=("players.hand",),
    unreachable=unreachable,
    rare_positions=rare_positions,
    random_options=random_options,
)
