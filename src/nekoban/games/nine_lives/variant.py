"""Nine Lives: what a variant may change, the number of lives and the powers on them."""

from nekoban.core.options import Chosen, OptionValues
from nekoban.core.untrusted_text import FileValue
from nekoban.core.variant_files import Change, VariantFile, unknown
from nekoban.games.nine_lives.data.lives import life_set
from nekoban.games.nine_lives.data.own_powers import (
    LIVES_BY_NAME,
    WORDS,
    chosen_powers,
    lives_of,
    powers_text,
)
from nekoban.games.nine_lives.parts import LIVES
from nekoban.games.nine_lives.show.naming import LIFE_NAMES, TEXTS
from nekoban.games.nine_lives.words import tell

TABLES = ("lives", "powers")


def read(file: VariantFile, options: OptionValues) -> OptionValues:
    """Nine Lives: `[lives] count`: how many each cat has; `[powers]`: what single life cards say."""
    found: OptionValues = {}
    if lives := file.table("lives"):
        lives.only(("count",))
        found["lives"] = lives.number("count", 1, LIVES)
    if powers := file.table("powers"):
        powers.only(LIVES_BY_NAME)
        for life, word in powers.values.items():
            if not isinstance(word, str) or word not in WORDS:
                powers.refuse(life, unknown("variant-word", word, list(WORDS), field=life))
        found["powers"] = powers_text(powers.values)
    return found


def write(options: Chosen) -> dict[str, FileValue]:
    """The lives and powers of a variant of Nine Lives, for its file."""
    tables: dict[str, FileValue] = {}
    if options["lives"] != LIVES:
        tables["lives"] = {"count": options["lives"]}
    if options["powers"]:
        tables["powers"] = chosen_powers(options["powers"])
    return tables


def changes(options: Chosen) -> list[Change]:
    """NL-03, NL-05. Fewer lives, and every life that says something else than in its set."""
    found = []
    if options["lives"] != LIVES:
        found.append(Change("lives", "NL-03", tell("change-lives", count=options["lives"], usual=LIVES)))
    for card, own in enumerate(lives_of(options.values)):
        printed = life_set(int(options["life_set"]))[card]
        if own != printed:
            said, instead = TEXTS[own.power, own.parameter], TEXTS[printed.power, printed.parameter]
            sentence = tell("change-power", life=LIFE_NAMES[card], power=said, instead=instead)
            found.append(Change("powers", "NL-05", sentence))
    return found
