"""Nine Lives: whether the text of a power is the right one and says all of it, for claims.py.

No function of the rules or of what is shown is called here.
"""

from nekoban.core.claims import named
from nekoban.core.language import reading
from nekoban.core.record import Raw
from nekoban.games.nine_lives.parts import SUIT_COUNT, Power, Side, Suit

FEWEST = {"en": "alone in holding the fewest", "fr": "seul à avoir le moins", "ja": "単独で最も少ない"}
MOST = {"en": "alone in holding the most", "fr": "seul à avoir le plus", "ja": "単独で最も多い"}
MUST_SAY: dict[int, dict[str, str]] = {
    Power.HAND_SIZE_SMALL_SKIP: FEWEST,
    Power.HAND_SIZE_LARGE_SKIP: MOST,
    Power.SKIP_BIG_HAND: MOST,
    Power.SKIP_SMALL_HAND: FEWEST,
    Power.SUIT_SHAPESHIFT: {"en": "For this cat", "fr": "Pour ce chat", "ja": "この猫に"},
    Power.EXTRA_NUM: {"en": "from 1 to 9", "fr": "de 1 à 9", "ja": "1〜9"},
    Power.OTHERS_CANT_STACK: {"en": "or wager for one", "fr": "ni miser", "ja": "賭けることもできない"},
    Power.PLAY_IN_ORDER: {
        "en": "first two different numbers",
        "fr": "deux premiers nombres",
        "ja": "最初に出た異なる二つの数",
    },
}
"""What the text of a power must not leave out, by language: without it the text says something else."""


def is_power(phrase: Raw, power: int) -> bool:
    """Whether this is the text of a power, and says all of it to whoever reads it."""
    said = MUST_SAY.get(power, {})
    return named(phrase) == f"power-np-{power:02}" and all(is_told(phrase, *one) for one in said.items())


def is_told(phrase: Raw, language: str, words: str) -> bool:
    """Whether a text has these words in this language."""
    with reading(language):
        return words in str(phrase)


def is_shown_power(state: Raw, seat: int, phrase: Raw) -> bool:
    """Whether this is the text of the power that a seat shows.

    NP-87 has a note behind it that says how the numbers go; no other power has one.
    """
    power, value = int(state.players[seat].power), int(state.players[seat].parameter)
    is_noted = named(phrase) == "power-with-note"
    text = phrase.arguments["power"] if is_noted else phrase
    return is_noted == (power == Power.PLAY_IN_ORDER) and is_whole_power(text, power, value)


def is_whole_power(text: Raw, power: int, value: int) -> bool:
    """Whether this is the text of a power with its side, suits or number."""
    right = {
        "side": lambda: f"side-{Side(value).name.lower()}",
        "suit": lambda: suit_message(value // SUIT_COUNT if power == Power.SUIT_SHAPESHIFT else value),
        "other": lambda: suit_message(value % SUIT_COUNT),
        "number": lambda: str(value),
    }
    if not is_power(text, power):
        return False
    return all(named(told) == right[name]() for name, told in text.arguments.items())


def suit_message(suit: int) -> str:
    """The name of the message for a suit."""
    return f"suit-{Suit(suit).name.lower()}"


def is_printed_power(state: Raw, card: int, text: Raw) -> bool:
    """Whether this is what a life card says; some say nothing."""
    power, value = int(state.powers[card]), int(state.parameters[card])
    return named(text) == "no-power" if power == Power.NONE else is_whole_power(text, power, value)
