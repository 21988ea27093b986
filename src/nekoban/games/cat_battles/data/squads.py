"""Cat Battles: squads, their text and their numbers.

A squad's text is short enough for a link: a set's id for its starter squad (`S01`), or the Boss and the
Kittens apart by dots, a set's id said once (`S01-05.01.02.03x2.G01-03`). Figures of a player's own carry
their data in brackets, so that a saved match needs no file beside it:
`X01-01(Mimi;kitten;2;move-2+roadblock;1;attacking;always;dice-roll;2)`.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from nekoban.core.options import OptionError, OptionValues
from nekoban.core.untrusted_text import FileValue
from nekoban.games.cat_battles.data.figures import (
    FIGURES,
    OWN,
    SETS,
    Figure,
    FigureError,
    read_figure,
    read_own_figures,
    set_name,
    shortened,
    spelled,
)
from nekoban.games.cat_battles.parts import (
    KITTENS_LEAST,
    KITTENS_MOST,
    NAME_BYTES,
    SAME_MOST,
    SQUAD_NUMBERS,
    Effect,
)
from nekoban.games.cat_battles.words import tell

TEXT_LIMIT = 3000  # characters of a squad's text
TOKEN = re.compile(r"(?:([A-Z][0-9]{2})-)?([0-9]{2})(?:\(([^()]*)\))?(?:x([0-9]{1,2}))?")
SMALL_NUMBER = re.compile(r"[0-9]{1,3}")
SQUAD_OPTIONS = ("squad-1", "squad-2", "squad_1", "squad_2")
PRINTED_PARTS = ("name", "kind", "level", "front", "cost", "when", "if", "what", "amount")


class SquadError(ValueError):
    """A squad that may not play, or a text that is none; the sentence says why."""


@dataclass(frozen=True)
class Squad:
    """CB-11. One Boss and its Kittens, in squad order."""

    boss: Figure
    kittens: tuple[Figure, ...]

    @property
    def cats(self) -> tuple[Figure, ...]:
        return (self.boss, *self.kittens)


def starter_squad(set_id: str) -> Squad:
    """The four Kittens and the Boss of a set."""
    return make_squad(SETS[set_id].figures)


def make_squad(figures: Iterable[Figure]) -> Squad:
    """CB-11. A squad from its figures in any order; an illegal one is refused with the reason."""
    figures = list(figures)
    if problem := squad_problem(figures):
        raise SquadError(problem)
    kittens = [figure for figure in figures if not figure.boss]
    together = sorted(kittens, key=lambda kitten: first_place(kittens, kitten))
    return Squad(next(figure for figure in figures if figure.boss), tuple(together))


def first_place(kittens: list[Figure], kitten: Figure) -> int:
    """The first place in a squad of Kittens that are alike."""
    return next(place for place, other in enumerate(kittens) if other.id == kitten.id)


def squad_problem(figures: list[Figure]) -> str | None:
    """CB-11. Why these figures are no squad, or None."""
    bosses = [figure for figure in figures if figure.boss]
    kittens = [figure for figure in figures if not figure.boss]
    if len(bosses) != 1:
        return tell("one-boss", count=len(bosses))
    if len(kittens) < KITTENS_LEAST:
        return tell("few-kittens", least=KITTENS_LEAST, count=len(kittens))
    if len(kittens) > KITTENS_MOST:
        return tell("many-kittens", most=KITTENS_MOST, count=len(kittens))
    for kitten in kittens:
        count = sum(other.id == kitten.id for other in kittens)
        if count > SAME_MOST:
            return tell("many-alike", most=SAME_MOST, count=count, figure=kitten.id)
        if any(other.id == kitten.id and other != kitten for other in figures):
            return tell("two-ways", figure=kitten.id)
    return None


# --- text -----------------------------------------------------------------------------------------


def read_squad(text: str, own: Iterable[Figure] = ()) -> Squad:
    """The squad of a text; `own` are figures of a player's own file that it may name."""
    text = text.strip()
    if len(text) > TEXT_LIMIT:
        raise SquadError(tell("long-squad", most=TEXT_LIMIT, count=len(text)))
    if text.upper() in SETS:
        return starter_squad(text.upper())
    known = {**{figure.id: figure for figure in own}, **FIGURES}
    figures: list[Figure] = []
    current = ""
    for token in text.split("."):
        match = TOKEN.fullmatch(token)
        if not match or not (match[1] or current):
            raise SquadError(tell("no-figure-text", text=shortened(token)))
        current = match[1] or current
        figure = find_figure(f"{current}-{match[2]}", match[3], known)
        figures += [figure] * int(match[4] or 1)
    return make_squad(figures)


def find_figure(figure_id: str, printed: str | None, known: Mapping[str, Figure]) -> Figure:
    """A figure of a squad by its id, or as the squad's text describes it."""
    if printed is not None:
        return read_printed(figure_id, printed)
    if figure_id not in known:
        raise SquadError(tell("no-such-figure", figure=figure_id, known=sorted(known)))
    return known[figure_id]


def read_printed(figure_id: str, printed: str) -> Figure:
    """A figure that the text itself describes."""
    if figure_id[:3] in SETS:
        raise SquadError(tell("not-anew", figure=figure_id, set=set_name(figure_id[:3])))
    values = printed.split(";")
    if len(values) != len(PRINTED_PARTS):
        raise SquadError(tell("in-brackets", figure=figure_id, parts="; ".join(PRINTED_PARTS)))
    said = dict(zip(PRINTED_PARTS, values, strict=True))
    rear: dict[str, object] = {key: said[key] for key in ("when", "if", "what")}
    rear |= {key: whole(said[key]) for key in ("cost", "amount") if said[key]}
    entry = {
        "id": figure_id,
        "name": said["name"].replace("_", " "),
        "kind": said["kind"],
        "level": whole(said["level"]),
        "front": said["front"].split("+") if said["front"] else [],
        "rear": rear,
    }
    try:
        return read_figure(tell.phrase("where-squad"), 1, entry, figure_id[:3], OWN)
    except FigureError as error:
        raise SquadError(str(error)) from None


def whole(text: str) -> int | str:
    """A small number, or the text as it is: what reads it says what is wrong with it."""
    return int(text) if SMALL_NUMBER.fullmatch(text) else text


def printed_text(figure: Figure) -> str:
    """A figure of a player's own, described."""
    rear = figure.rear
    amount = "" if rear.amount == 0 and rear.effect != Effect.CHANGE_DIE else str(rear.amount)
    values = (
        figure.name.replace(" ", "_"),
        "boss" if figure.boss else "kitten",
        str(figure.level),
        "+".join(spelled(front) for front in figure.front),
        "" if figure.boss else str(rear.cost),
        spelled(rear.timing),
        spelled(rear.condition),
        spelled(rear.effect),
        amount,
    )
    return f"({';'.join(values)})"


def squad_text(squad: Squad) -> str:
    """The shortest text of a squad."""
    for found in SETS.values():
        if squad == starter_squad(found.id):
            return found.id
    tokens: list[str] = []
    current = ""
    for figure in dict.fromkeys(squad.cats):
        of_set, entry = figure.id.split("-")
        count = squad.cats.count(figure)
        described = printed_text(figure) if figure.id not in FIGURES else ""
        tokens.append(
            ("" if of_set == current else f"{of_set}-")
            + entry
            + described
            + (f"x{count}" if count > 1 else "")
        )
        current = of_set
    return ".".join(tokens)


def squad_numbers(squad: Squad) -> list[int]:
    """What the rules read: the number of Kittens, then each cat's printed numbers (parts.Printed)."""
    numbers = [len(squad.kittens)]
    for figure in squad.cats:
        rear = figure.rear
        name = figure.name.encode().ljust(NAME_BYTES, b"\0")
        numbers += [figure.number, figure.level, figure.front_bits, rear.timing, rear.condition]
        numbers += [rear.effect, rear.amount, rear.cost]
        numbers += [byte - 256 if byte > 127 else byte for byte in name]
    assert len(numbers) <= SQUAD_NUMBERS
    return [int(number) for number in numbers]


def parse_squad(text: str) -> tuple[str, list[int]]:
    """For the option: a squad's shortest text and its numbers."""
    squad = read_squad(text)
    return squad_text(squad), squad_numbers(squad)


def with_own_figures(options: OptionValues) -> OptionValues:
    """Squads as the texts that the options take: a `Squad`, its figures, or their ids in a list will do.

    `figures` are a player's own, or the file that holds them: squads may name them, and carry their data from
    then on.
    """
    given = options.get("figures", ())
    own = read_own_figures(given) if isinstance(given, str | Path) else tuple(given)
    rest = {name: value for name, value in options.items() if name != "figures"}
    squads = {name: spelled_squad(name, rest[name], own) for name in rest if name in SQUAD_OPTIONS}
    return {**rest, **squads}


def spelled_squad(name: str, squad: FileValue, own: Sequence[Figure]) -> FileValue:
    """A squad as text; what is no squad stays as it is, and is refused by the option."""
    try:
        if isinstance(squad, str):
            return squad_text(read_squad(squad, own)) if own else squad
        if isinstance(squad, list | tuple):
            squad = make_squad([named_figure(figure, own) for figure in squad])
        return squad_text(squad) if isinstance(squad, Squad) else squad
    except SquadError as error:
        raise OptionError(f"{name}: {error}") from None


def named_figure(figure: FileValue, own: Sequence[Figure]) -> Figure:
    """A figure, or the one that has this id."""
    if isinstance(figure, Figure):
        return figure
    return find_figure(str(figure), None, {**{one.id: one for one in own}, **FIGURES})


# --- building -------------------------------------------------------------------------------------


def random_squad(chance: random.Random, pool: Iterable[Figure] = tuple(FIGURES.values())) -> Squad:
    """Any legal squad of these figures."""
    pool = list(pool)
    bosses = [figure for figure in pool if figure.boss]
    kittens = [figure for figure in pool if not figure.boss] * SAME_MOST
    count = chance.randint(KITTENS_LEAST, min(KITTENS_MOST, len(kittens)))
    return make_squad([chance.choice(bosses), *chance.sample(kittens, count)])


@dataclass
class Draft:
    """A squad being put together: what the squad builder changes."""

    pool: dict[str, Figure] = field(default_factory=lambda: dict(FIGURES))
    figures: list[Figure] = field(default_factory=list)

    def add(self, figure_id: str) -> None:
        """Add a figure; a Boss takes the place of the Boss there is."""
        figure = find_figure(figure_id.upper(), None, self.pool)
        kept = [other for other in self.figures if not (figure.boss and other.boss)]
        count = sum(other.id == figure.id for other in kept)
        if count >= SAME_MOST:
            raise SquadError(tell("no-more-alike", most=SAME_MOST))
        if not figure.boss and sum(not other.boss for other in kept) >= KITTENS_MOST:
            raise SquadError(tell("no-more-kittens", most=KITTENS_MOST))
        self.figures = [*kept, figure]

    def drop(self, figure_id: str) -> None:
        found = [figure for figure in self.figures if figure.id == figure_id.upper()]
        if not found:
            raise SquadError(tell("not-in-squad", figure=figure_id.upper()))
        self.figures.remove(found[0])

    def start_from(self, text: str) -> None:
        self.figures = list(read_squad(text, self.pool.values()).cats)

    @property
    def problem(self) -> str | None:
        return squad_problem(self.figures)

    @property
    def text(self) -> str:
        return squad_text(make_squad(self.figures))


COMMANDS: dict[str, Callable[[Draft, str], None]] = {
    "add": Draft.add,
    "drop": Draft.drop,
    "from": Draft.start_from,
}


def change_draft(draft: Draft, line: str) -> None:
    """One command of the squad builder: add ID, drop ID, from SQUAD."""
    verb, _, rest = line.strip().partition(" ")
    if verb.lower() not in COMMANDS or not rest.strip():
        raise SquadError(tell("builder-say"))
    COMMANDS[verb.lower()](draft, rest.strip())
