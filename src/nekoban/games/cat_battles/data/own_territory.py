"""Cat Battles: a territory of one's own, as the option `own-territory` writes it.

`center(ranged-attack+roadblock)` is its Center Effect, `touching(south+center,center+north)` are the areas
that touch; what is left out is as in the territory chosen. For the rules: 1 and the effect's bits, then 1
and the bits of each area; 0 where nothing is said.
"""

import re
from collections.abc import Iterable, Sequence

from nekoban.games.cat_battles.data.figures import front_bits, spelled, words_of
from nekoban.games.cat_battles.parts import AREA_COUNT, AREAS, Front
from nekoban.games.cat_battles.words import tell

SHAPE = re.compile(r"(?:center\(([a-z0-9+-]*)\))?(?:touching\(([a-z+,-]*)\))?")
TERRITORY_NUMBERS = 3 + AREA_COUNT
TEXT_LIMIT = 1000  # letters
AREA_WORDS = {spelled(area): area for area in AREAS}
FRONT_WORDS = words_of(Front)
SIDES_OF_A_BORDER = 2
Borders = Sequence[tuple[str, str]]


def read_territory(text: str) -> tuple[str, list[int]]:
    """The option own-territory: its own spelling, and the numbers for the rules."""
    center, borders = parts_of(text)
    touching = [] if borders is None else touching_bits(borders)
    numbers = [0, 0] if center is None else [1, front_bits(FRONT_WORDS[word] for word in center)]
    numbers += [0] * (1 + AREA_COUNT) if borders is None else [1, *touching]
    return territory_text(center, borders), numbers


def parts_of(text: str) -> tuple[list[str] | None, list[tuple[str, str]] | None]:
    """The words of the Center Effect and the pairs of areas that touch; None for what is not said."""
    found = SHAPE.fullmatch(text.lower().replace(" ", "")) if len(text) <= TEXT_LIMIT else None
    if not found:
        raise ValueError(tell("no-territory-text", given=repr(text[:40])))
    center = None if found[1] is None else [word for word in found[1].split("+") if word]
    if center is not None:
        check_center(center)
    if found[2] is None:
        return center, None
    borders = [tuple(pair.split("+")) for pair in found[2].split(",") if pair]
    check_borders(borders)
    return center, [(pair[0], pair[1]) for pair in borders]


def check_center(words: Sequence[str]) -> None:
    """CB-03. Front effects, none twice."""
    for word in words:
        if word not in FRONT_WORDS:
            raise ValueError(tell("no-center-effect", given=repr(word[:40]), known=[*FRONT_WORDS]))
        if words.count(word) > 1:
            raise ValueError(tell("center-effect-twice", given=word))


def check_borders(borders: Iterable[Sequence[object]]) -> None:
    """CB-02. Pairs of two areas, and a way from every area to every other."""
    for pair in borders:
        if len(pair) != SIDES_OF_A_BORDER or pair[0] == pair[1] or not {*map(str, pair)} <= {*AREA_WORDS}:
            given = "+".join(map(str, pair))[:40]
            raise ValueError(tell("no-border", given=repr(given), known=[*AREA_WORDS]))
    around = touching_bits((str(pair[0]), str(pair[1])) for pair in borders)
    reached = 1
    for _ in AREAS:
        for area in AREAS:
            if reached >> area & 1:
                reached |= around[area]
    if apart := [word for word, area in AREA_WORDS.items() if not reached >> area & 1]:
        raise ValueError(tell("area-apart", area=apart[0]))


def touching_bits(borders: Iterable[tuple[str, str]]) -> list[int]:
    """For each area the areas that it touches, one bit each."""
    bits = [0] * AREA_COUNT
    for one, other in borders:
        bits[AREA_WORDS[one]] |= 1 << AREA_WORDS[other]
        bits[AREA_WORDS[other]] |= 1 << AREA_WORDS[one]
    return bits


def territory_text(center: Sequence[str] | None, borders: Borders | None) -> str:
    """The shortest text: effects and areas in their order, every border once."""
    text = ""
    if center is not None:
        text = f"center({'+'.join(sorted(center, key=FRONT_WORDS.__getitem__))})"
    if borders is not None:
        sorted_pairs = {tuple(sorted(pair, key=AREA_WORDS.__getitem__)) for pair in borders}
        ordered = sorted(sorted_pairs, key=lambda pair: [AREA_WORDS[word] for word in pair])
        text += f"touching({','.join('+'.join(pair) for pair in ordered)})"
    return text
