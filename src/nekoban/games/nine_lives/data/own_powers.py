"""Nine Lives: powers of one's own choice on life cards, as the option `powers` writes them.

`siamese-3:even,persian-5:forced-side(left)` changes two cards of the life set; `none` takes a power away.
For the rules there are two numbers for each of the 54 cards: 0 where it stays as it is, else its power and
one more; then the parameter.
"""

from collections.abc import Mapping

from nekoban.core.options import OptionValues
from nekoban.games.nine_lives.data.lives import Life, life_set
from nekoban.games.nine_lives.parts import (
    LIFE_CARDS,
    POWER_CARDS,
    SUIT_COUNT,
    LifeCard,
    Power,
    PowerCard,
    Side,
    Suit,
)
from nekoban.games.nine_lives.words import tell

PLAIN = PowerCard(Power.NONE, 0, (), "")
LONGEST = 60  # letters of a life and its power


def power_word(card: PowerCard) -> str:
    """How a power is written: `even`, `forced-side(left)`, `suit-shapeshift(circle+star)`."""
    word = card.power.name.lower().replace("_", "-")
    if card.takes == "side":
        return f"{word}({Side(card.parameter).name.lower()})"
    if card.takes == "suit":
        return f"{word}({Suit(card.parameter).name.lower()})"
    if card.takes == "shift":
        suit, other = divmod(card.parameter, SUIT_COUNT)
        return f"{word}({Suit(suit).name.lower()}+{Suit(other).name.lower()})"
    return f"{word}({card.parameter})" if card.takes else word


WORDS = {power_word(card): card for card in (PLAIN, *POWER_CARDS)}
LIVES_BY_NAME = {card.name.lower().replace("_", "-"): int(card) for card in LifeCard}


def read_powers(text: str) -> tuple[str, list[int]]:
    """The option powers: its own spelling, and the numbers for the rules."""
    chosen: dict[str, str] = {}
    for word in text.lower().replace(" ", "").split(","):
        if not word:
            continue
        life, colon, power = word[:LONGEST].partition(":")
        if life not in LIVES_BY_NAME or not colon:
            raise ValueError(tell("no-life-power", given=repr(word[:40])))
        if power not in WORDS:
            raise ValueError(tell("no-such-power", life=life, given=repr(power[:40])))
        if life in chosen:
            raise ValueError(tell("life-twice", life=life))
        chosen[life] = power
    return powers_text(chosen), numbers(chosen)


def powers_text(chosen: Mapping[str, str]) -> str:
    """Powers by the names of lives, in the order of the cards."""
    return ",".join(f"{life}:{chosen[life]}" for life in LIVES_BY_NAME if life in chosen)


def numbers(chosen: Mapping[str, str]) -> list[int]:
    """The powers that were chosen, as numbers for the rules."""
    found = [0] * (2 * LIFE_CARDS)
    for life, word in chosen.items():
        found[LIVES_BY_NAME[life]] = WORDS[word].power + 1
        found[LIFE_CARDS + LIVES_BY_NAME[life]] = WORDS[word].parameter
    return found


def chosen_powers(text: str) -> dict[str, str]:
    """What a text of the option says, by the names of lives."""
    return dict(word.split(":") for word in read_powers(text)[0].split(",") if word)


def lives_of(values: OptionValues) -> tuple[Life, ...]:
    """NL-05. The 54 life cards of a game: those of its set, with the powers chosen instead."""
    own = numbers(chosen_powers(values["powers"]))
    return tuple(
        life._replace(power=Power(own[card] - 1), parameter=own[LIFE_CARDS + card]) if own[card] else life
        for card, life in enumerate(life_set(int(values["life_set"])))
    )


def power_twice(values: OptionValues) -> str | None:
    """NL-05. No power stands on two lives: rules that ask who has it find one owner."""
    seen: dict[tuple[int, int], str] = {}
    for name, life in zip(LIVES_BY_NAME, lives_of(values), strict=True):
        key = int(life.power), life.parameter
        if life.power and key in seen:
            word = next(word for word, card in WORDS.items() if (card.power, card.parameter) == key)
            return tell("power-twice", power=word, one=seen[key], other=name)
        seen[key] = name
    return None
