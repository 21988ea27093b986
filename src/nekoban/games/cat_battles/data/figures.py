"""Cat Battles: figures, territories and the die, from data/*.toml or a file of a player's own.

A figure is an entry of data: a level, front effects, and a rear effect made of a timing, a condition and an
effect. Whatever is wrong with a file is said in one sentence that names the file, the figure and the field.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import IntEnum
from pathlib import Path

from nekoban.core import untrusted_text
from nekoban.core.messages import Phrase
from nekoban.core.untrusted_text import FileValue
from nekoban.games.cat_battles.parts import (
    AMOUNT_MOST,
    AREAS,
    COST_MOST,
    LEVEL_MOST,
    NAME_BYTES,
    TIMINGS_OF,
    WITHOUT_AMOUNT,
    Condition,
    Effect,
    Face,
    Front,
    Timing,
)
from nekoban.games.cat_battles.words import tell

DATA = Path(__file__).parent
SET_FILES = ("S01.toml", "S02.toml", "G01.toml", "H01.toml")
HOUSE_SET = "H01"
OWN = "a player's own file"  # origin of figures that are neither published nor ours
FILE_LIMIT = 200_000  # bytes of a figure file
MOST_SHOWN = 10**12  # a larger number is not written out in a sentence

SET_ID = re.compile(r"[A-Z][0-9]{2}")
FIGURE_ID = re.compile(r"([A-Z][0-9]{2})-([0-9]{2})")
NAME = re.compile(r"[^\W_](?:[^\W_]|[ '-])*")


class FigureError(ValueError):
    """Data that cannot be played; the text names the file, the figure and the field."""


@dataclass(frozen=True)
class Rear:
    """A rear effect: cost, timing, condition, effect, amount."""

    timing: Timing
    effect: Effect
    amount: int = 0
    cost: int = 0
    condition: Condition = Condition.ALWAYS


@dataclass(frozen=True)
class Figure:
    """CB-01. What is printed on a figure's stand."""

    id: str
    name: str
    breed: str
    boss: bool
    level: int
    front: tuple[Front, ...]
    rear: Rear
    origin: str

    @property
    def number(self) -> int:
        """The id as a number: 'S01-05' and back by `figure_id`."""
        return ((ord(self.id[0]) - ord("A")) * 100 + int(self.id[1:3])) * 100 + int(self.id[4:6])

    @property
    def front_bits(self) -> int:
        return front_bits(self.front)


@dataclass(frozen=True)
class FigureSet:
    """The figures sold, or made, together."""

    id: str
    name: str
    origin: str
    figures: tuple[Figure, ...]


@dataclass(frozen=True)
class Territory:
    """CB-02, CB-03. A territory: its Center Effect is a row of front effects."""

    id: str
    name: str
    set: str
    center: tuple[Front, ...]
    origin: str


def figure_id(number: int) -> str:
    """The figure id that a number stands for."""
    of_set, entry = divmod(number, 100)
    letter, series = divmod(of_set, 100)
    return f"{chr(ord('A') + letter)}{series:02}-{entry:02}"


def front_bits(front: Iterable[Front]) -> int:
    """Front effects of a figure as a set of bits."""
    return sum(1 << effect for effect in front)


def spelled(value: IntEnum) -> str:
    """A member of an enum, as files of figures write it."""
    return value.name.lower().replace("_", "-")


def words_of(kind: type[IntEnum]) -> dict[str, FileValue]:
    """The words of files of figures for the members of an enum."""
    return {spelled(value): value for value in kind}


# --- reading one file -----------------------------------------------------------------------------


class Entry:
    """One table of a file, with the words for what is wrong in it."""

    def __init__(self, where: str | Phrase, values: FileValue, known: Sequence[str]) -> None:
        self.where = where
        if not isinstance(values, dict):
            raise FigureError(tell("file-no-table", where=where))
        self.values = values
        for key in values:
            if key not in known:
                raise self.wrong(repr(key), "file-no-field", known=known)

    def wrong(self, field: str, what: str, **said: FileValue) -> FigureError:
        return FigureError(tell(what, where=self.where, field=field, **said))

    def given(self, field: str) -> FileValue:
        if field not in self.values:
            raise self.wrong(field, "file-missing")
        return self.values[field]

    def text(self, field: str) -> str:
        value = self.given(field)
        if not isinstance(value, str) or not value.strip():
            raise self.wrong(field, "file-no-text", value=shortened(value))
        return value.strip()

    def number(self, field: str, low: int, high: int) -> int:
        value = self.given(field)
        if not isinstance(value, int) or isinstance(value, bool):
            raise self.wrong(field, "file-no-number", value=shortened(value))
        if not low <= value <= high:
            raise self.wrong(field, "file-range", low=low, high=high, value=shortened(value))
        return value

    def word(self, field: str, kind: type[IntEnum]) -> FileValue:
        value, known = self.given(field), words_of(kind)
        if not isinstance(value, str) or value not in known:
            raise self.wrong(field, "file-word", known=[*known], value=shortened(value))
        return known[value]

    def words(self, field: str, kind: type[IntEnum]) -> tuple[FileValue, ...]:
        values, known = self.given(field), words_of(kind)
        if not isinstance(values, list):
            raise self.wrong(field, "file-no-list", value=shortened(values))
        for value in values:
            if not isinstance(value, str) or value not in known:
                raise self.wrong(field, "file-unknown", known=[*known], value=shortened(value))
            if values.count(value) > 1:
                raise self.wrong(field, "file-twice", value=value)
        return tuple(known[value] for value in values)


def shortened(value: FileValue) -> str:
    """A value of a file of figures, short enough for an error."""
    if isinstance(value, int) and abs(value) > MOST_SHOWN:
        return tell("many-digits")
    text = repr(value)
    return text if len(text) <= 40 else text[:37] + "..."


def read_toml(path: Path) -> dict[str, FileValue]:
    """A file of figures or territories, with errors that name it."""
    try:
        with path.open("rb") as file:
            data = file.read(FILE_LIMIT + 1)
    except OSError as error:
        said = tell("file-unread", file=path.name or path, error=error.strerror or error)
        raise FigureError(said) from None
    except ValueError:
        raise FigureError(tell("file-no-name", file=shortened(path.name))) from None
    if len(data) > FILE_LIMIT:
        raise FigureError(tell("file-large", file=path.name, most=FILE_LIMIT // 1000))
    try:
        return untrusted_text.read_toml(data.decode("utf-8-sig"))
    except UnicodeDecodeError as error:
        raise FigureError(tell("file-no-utf-8", file=path.name, byte=error.start)) from None
    except tomllib.TOMLDecodeError as error:
        raise FigureError(tell("file-no-toml", file=path.name, error=error)) from None
    except untrusted_text.UnfitText as error:
        raise FigureError(tell("file-unfit", file=path.name, error=error)) from None


def read_set(path: Path, origin: str = "") -> FigureSet:
    """One file of figures. A file that is not ours has the origin given here, whatever it says itself."""
    file = path.name
    data = Entry(file, read_toml(path), ("set", "figure"))
    head = Entry(tell.phrase("where-set", file=file), data.given("set"), ("id", "name", "origin"))
    set_id = head.text("id")
    if not SET_ID.fullmatch(set_id):
        raise head.wrong("id", "file-set-id", value=shortened(set_id))
    origin = origin or head.text("origin")
    entries = data.given("figure")
    if not isinstance(entries, list) or not entries:
        raise data.wrong("figure", "file-no-figures")
    figures = [read_figure(file, number, entry, set_id, origin) for number, entry in enumerate(entries, 1)]
    for figure in figures:
        if sum(other.id == figure.id for other in figures) > 1:
            where = tell.phrase("where-figure", file=file, figure=figure.id)
            raise FigureError(tell("file-id-twice", where=where))
    return FigureSet(set_id, head.text("name"), origin, tuple(figures))


FIELDS = ("id", "name", "breed", "kind", "level", "front", "rear")
TERRITORY_FIELDS = ("id", "set", "name", "center")
KINDS = ("kitten", "boss")


def read_figure(file: str | Phrase, number: int, values: FileValue, set_id: str, origin: str) -> Figure:
    """CB-01. One figure."""
    is_called = isinstance(values, dict) and "id" in values
    called = shown_id(values["id"]) if is_called else tell.phrase("where-number", number=number)
    entry = Entry(tell.phrase("where-figure", file=file, figure=called), values, FIELDS)
    found = entry.text("id")
    match = FIGURE_ID.fullmatch(found)
    if not match or match[1] != set_id:
        raise entry.wrong("id", "file-figure-id", set=set_id, value=shortened(found))
    kind = entry.text("kind")
    if kind not in KINDS:
        raise entry.wrong("kind", "file-kind", value=shortened(kind))
    rear_fields = ("cost", "when", "if", "what", "amount")
    boss, rear = kind == "boss", tell.phrase("where-rear", where=entry.where)
    return Figure(
        id=found,
        name=read_name(entry),
        breed=entry.text("breed") if "breed" in entry.values else "",
        boss=boss,
        level=entry.number("level", 1, LEVEL_MOST),
        front=entry.words("front", Front),
        rear=read_rear(Entry(rear, entry.given("rear"), rear_fields), boss),
        origin=origin,
    )


def shown_id(value: FileValue) -> str:
    """The id of a figure in an error, shortened if it is none."""
    return value if isinstance(value, str) and FIGURE_ID.fullmatch(value) else shortened(value)


def read_name(entry: Entry) -> str:
    """The name of a figure."""
    name = entry.text("name")
    if not NAME.fullmatch(name):
        raise entry.wrong("name", "file-name-letters", value=shortened(name))
    if len(name.encode()) > NAME_BYTES:
        raise entry.wrong("name", "file-name-long", most=NAME_BYTES, value=shortened(name))
    return name


def read_rear(entry: Entry, boss: bool) -> Rear:
    """A rear effect: the timing, condition and effect must go together."""
    timing: Timing = entry.word("when", Timing)
    if boss != (timing == Timing.GREEDY_BOSS):
        raise entry.wrong("when", "file-greedy")
    if boss and "cost" in entry.values:
        raise entry.wrong("cost", "file-no-cost")
    cost = 0 if boss else entry.number("cost", 0, COST_MOST)
    effect: Effect = entry.word("what", Effect)
    if timing not in TIMINGS_OF[effect]:
        known = [spelled(known) for known in TIMINGS_OF[effect]]
        raise entry.wrong("when", "file-timing", known=known, effect=spelled(effect), value=spelled(timing))
    return Rear(timing, effect, read_amount(entry, effect), cost, read_condition(entry, timing))


def read_amount(entry: Entry, effect: Effect) -> int:
    """The amount of a figure's effect, where its effect has one."""
    if effect in WITHOUT_AMOUNT:
        if "amount" in entry.values:
            raise entry.wrong("amount", "file-no-amount", effect=spelled(effect))
        return 0
    if effect == Effect.CHANGE_DIE:
        return entry.number("amount", Face.NO_DAMAGE, Face.TWO_DAMAGE)
    return entry.number("amount", 1, AMOUNT_MOST)


def read_condition(entry: Entry, timing: Timing) -> Condition:
    """The condition of a figure's effect."""
    condition = entry.word("if", Condition) if "if" in entry.values else Condition.ALWAYS
    on_roll = condition >= Condition.ROLLED_NO_DAMAGE
    if on_roll != (timing == Timing.ROLLED):
        raise entry.wrong("if", "file-condition")
    return condition


# --- what we ship ---------------------------------------------------------------------------------


def set_name(set_id: str) -> Phrase:
    """What a set is called; a player's own sets have no other name."""
    return tell.phrase(f"set-{set_id.lower() if set_id in SETS else 'own'}")


def read_own_figures(path: str | Path) -> tuple[Figure, ...]:
    """A player's own file of figures."""
    found = read_set(Path(path), OWN)
    if found.id in SETS:
        where = tell.phrase("where-set", file=Path(path).name)
        raise FigureError(tell("file-id-taken", where=where, set=found.id, name=set_name(found.id)))
    return found.figures


def read_die(path: Path) -> tuple[int, ...]:
    """The faces of the die, from die.toml."""
    entry = Entry(path.name, read_toml(path), ("origin", "faces"))
    faces, known = entry.given("faces"), words_of(Face)
    if not isinstance(faces, list) or not faces or any(face not in known for face in faces):
        raise entry.wrong("faces", "file-faces", known=[*known])
    return tuple(int(known[face]) for face in faces)


def read_territories(path: Path) -> tuple[Territory, ...]:
    """The territories, from territories.toml."""
    data = read_toml(path)
    entries = [
        Entry(tell.phrase("where-territory", file=path.name, number=number), values, TERRITORY_FIELDS)
        for number, values in enumerate(data["territory"], 1)
    ]
    return tuple(
        Territory(e.text("id"), e.text("name"), e.text("set"), e.words("center", Front), data["origin"])
        for e in entries
    )


def read_touching(path: Path, *keys: str) -> tuple[int, ...]:
    """For each area the areas it touches, as bits."""
    entry = Entry(path.name, read_toml(path), ("origin", "touching", "side_lanes", "territory"))
    names = {spelled(area): area for area in AREAS}
    bits = [0] * len(AREAS)
    for key in keys:
        for pair in entry.given(key):
            if len(pair) != SIDES_OF_A_BORDER or any(name not in names for name in pair):
                raise entry.wrong(key, "file-pairs", known=[*names], value=shortened(pair))
            one, other = names[pair[0]], names[pair[1]]
            bits[one] |= 1 << other
            bits[other] |= 1 << one
    return tuple(bits)


SIDES_OF_A_BORDER = 2
SETS: dict[str, FigureSet] = {found.id: found for found in (read_set(DATA / file) for file in SET_FILES)}
FIGURES: dict[str, Figure] = {figure.id: figure for found in SETS.values() for figure in found.figures}
DIE = read_die(DATA / "die.toml")
DIE_SIDES = len(DIE)
TERRITORIES = read_territories(DATA / "territories.toml")
CENTER_FRONTS = tuple(front_bits(territory.center) for territory in TERRITORIES)
TOUCHING = read_touching(DATA / "territories.toml", "touching")
TOUCHING_WITH_LANES = read_touching(DATA / "territories.toml", "touching", "side_lanes")
