"""Nine Lives: Math Meows. Facts about the game; the rules are in RULES.md and rules.py."""

from nekoban.core.game import Game
from nekoban.core.options import Options, Switch, Text
from nekoban.games.nine_lives import rules
from nekoban.games.nine_lives.facts import bound, random_options, samples
from nekoban.games.nine_lives.lives import read_cats, read_life_set
from nekoban.games.nine_lives.parts import KINDS, LIFE_CARDS, SEATS
from nekoban.games.nine_lives.rare import rare_positions
from nekoban.games.nine_lives.words import unreachable

GAME = Game(
    name="nine-lives",
    title="Nine Lives: Math Meows",
    version=1,
    summary="Play numbers that are not on the table yet; when you cannot, bet one of your nine lives.",
    credit="Designed by Pandaqi; this is an independent implementation in our own words.",
    status="playable",
    clause_prefixes=("NL", "NP"),
    options=Options(
        players=(2, SEATS, 3),
        life_set=Text(
            read_life_set, 2 * LIFE_CARDS, "1", "Which powers the life cards have: a number to share."
        ),
        cats=Text(
            read_cats, SEATS, "", "The players' cats in order, as siamese,persian; else as in the box."
        ),
        table_count=Switch("The number of cards on the table may not be played."),
        wager_one=Switch("A wager gives either a card or a stack, never both."),
        no_first_last=Switch("The first and the last life cannot be wagered."),
        star_once=Switch("Only one star card can be played per round."),
        bad_suit=Switch("Before each round the Kittyking names a bad suit."),
        shuffle_own=Switch("Each cat's lives are shuffled."),
        shuffle_all=Switch("All cats' lives are shuffled together and dealt out."),
    ),
    rules=rules,
    component_count=KINDS + LIFE_CARDS,
    bound=bound,
    samples=samples,
    exceptions=("players.hand",),
    unreachable=unreachable,
    rare=rare_positions,
    random_options=random_options,
)
