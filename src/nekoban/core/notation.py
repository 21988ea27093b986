"""Notation: positions and moves as text, read and written.

Position text is made from the record's declaration, so every game has it without any code of its own;
docs/architecture.md has the grammar. Errors name the place and the reason.
"""

from __future__ import annotations

import math
import operator
import re
from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from itertools import groupby
from typing import NamedTuple, SupportsIndex, TypeGuard, TypeVar, cast

import numpy as np

from nekoban.core.catalogue import find_game
from nekoban.core.events import Event
from nekoban.core.field_limits import limits
from nekoban.core.game import OK, Chosen, Game
from nekoban.core.luck import LUCK_FIELDS, NO_KEY
from nekoban.core.messages import tell
from nekoban.core.moves import Move
from nekoban.core.options import OptionError, short
from nekoban.core.record import (
    HIDDEN,
    NONE,
    Field,
    Position,
    Raw,
    Record,
    Seat,
    View,
    fill_defaults,
    to_state,
)

Part = TypeVar("Part", "Span", "Stretch")
QUICK_FORMAT = 1  # of saves whose matches were dealt by quick luck
FORMAT = 2
COUNTED_FROM_0, COUNTED_FROM_1 = 1, 2  # how position texts count indexes: before 0.2, and since 0.2
TEXT_LIMIT = 100_000  # characters of a position
NAME_LIMIT = 60  # characters of a player's name
JOINERS = {0x200C: None, 0x200D: None}  # parts of letters and emoji: allowed in a name, though not printable
KEPT_TEXTS = 2000  # of each field
TOGETHER = 4  # fields at most that are written as one
DEALS = 40  # set-ups that show whether component counts are fixed
RARE_DEALS = 1000  # where some are not: in a game of two lives out of 81, a life is dealt in one of 40
UNTOLD = (*LUCK_FIELDS, "events", "event_count")  # never part of a position


class NotationError(ValueError):
    """A text that cannot be read; the message says where and why."""


# --- positions ------------------------------------------------------------------------------------


def write_position(game: Game, options: Chosen, record: Record | View, style: int = COUNTED_FROM_1) -> str:
    """One line for a state or a view; with a version if the game has fields that older texts count from 0."""
    marked = style == COUNTED_FROM_1 and has_base(game.state)
    words = [f"{game.name}/{style}" if marked else game.name, options.text, "|"]
    memory = record.array.tobytes()

    def of_stretch(stretch: Stretch) -> str:
        return write_stretch(stretch, record, options.players)

    def of_span(span: Span) -> str:
        return " ".join(texts(span.stretches, memory, of_stretch))

    return " ".join([*words, *texts(spans(type(record), options.players, style), memory, of_span)])


def texts(parts: Sequence[Part], memory: bytes, write: Callable[[Part], str]) -> list[str]:
    """What is written of each part, without those of which nothing is; what was written before is kept."""
    found: list[str] = []
    for part in parts:
        key = memory[part.start : part.stop]
        text = part.written.get(key)
        if text is None:
            text = keep_text(part.written, key, write(part))
        if text:
            found.append(text)
    return found


class Span(NamedTuple):
    """Stretches between rows, or a row: most are the same for all who look at a position."""

    start: int
    stop: int
    stretches: tuple[Stretch, ...]
    written: dict[Hashable, str]  # what was written before


@cache
def spans(kind: type[Record], seats: int, style: int) -> tuple[Span, ...]:
    """A record of a table with that many seats, cut at its rows."""
    found: list[Span] = []
    for is_row, some in groupby(stretches(kind, seats, style), lambda stretch: stretch.row != NONE):
        parts = tuple(some)
        cut = [(one,) for one in parts] if is_row else [parts]
        found += [Span(part[0].start, part[-1].stop, part, {}) for part in cut]
    return tuple(found)


class Stretch(NamedTuple):
    """Bytes of a record that are written together: most do not change from one position to the next."""

    start: int
    stop: int
    writers: tuple[FieldWriter, ...]  # adjacent fields; or the one field whose row this is
    row: int  # NONE for fields of the record itself
    written: dict[Hashable, str]  # what was written before


@cache
def has_base(kind: type[Record]) -> bool:
    """Whether a number of the record is written differently from how it is stored."""
    return any(has_base(field.rows) if field.rows else field.base for field in kind.fields.values())


@cache
def stretches(kind: type[Record], seats: int, style: int) -> tuple[Stretch, ...]:
    """A record of a table with that many seats, cut at its rows and at what positions leave out."""
    found: list[Stretch] = []
    for writer in field_writers(kind, style):
        field, start = writer.field, kind.start(writer.field.name)
        if field.rows is None:
            stop = start + field.dtype.itemsize * math.prod(field.shape)
            before = found[-1] if found and found[-1].row == NONE else None
            if before and len(before.writers) < TOGETHER and before.writers[-1].place == writer.place - 1:
                start, many = found.pop().start, (*before.writers, writer)
            else:
                many = (writer,)
            found.append(Stretch(start, stop, many, NONE, {}))
            continue
        for row in range(seats if field.seated else field.shape[0]):
            place = start + row * field.dtype.itemsize
            found.append(Stretch(place, place + field.dtype.itemsize, (writer,), row, {}))
    return tuple(found)


def write_stretch(stretch: Stretch, record: Record | View, seats: int) -> str:
    """A stretch of fields of a position as text, or one of its rows."""
    if stretch.row == NONE:
        return " ".join(write_fields(stretch.writers, record.raw, "", seats))
    return " ".join(write_row(stretch.writers[0], record.raw, stretch.row, "", seats))


def keep_text(written: dict[Hashable, str], key: Hashable, text: str) -> str:
    """Keep the text of a part of a position, so that it is not written again."""
    if len(written) >= KEPT_TEXTS:
        written.clear()
    written[key] = text
    return text


class FieldWriter(NamedTuple):
    """How one field of a record is written, worked out once."""

    place: int  # among the record's values
    field: Field
    style: int
    unsaid: list[int]  # the values that need not be written, since they are the default when reading
    names: dict[int, str]
    written: dict[Hashable, str]  # what was written before: most fields do not change between positions


@cache
def field_writers(kind: type[Record], style: int) -> tuple[FieldWriter, ...]:
    """The fields of a record that a position includes."""
    return tuple(
        FieldWriter(place, field, style, unsaid_values(field), value_names(field, style), {})
        for place, field in enumerate(kind.fields.values())
        if not field.kept and field.name not in UNTOLD
    )


def unsaid_values(field: Field) -> list[int]:
    """What a field of a position is when the text does not name it."""
    return [field.default if field.sight == "public" else HIDDEN] * math.prod(field.shape)


def value_names(field: Field, style: int) -> dict[int, str]:
    """The values of a field that a position's text writes as words."""
    named = () if is_plain_seat(field, style) else field.of or ()
    names = {member.value: member.name.lower().replace("_", "-") for member in named}
    empty = {field.default: "-"} if style == COUNTED_FROM_1 and field.base < 0 else {}
    return names | empty | {NONE: "-", HIDDEN: "?"}


def is_plain_seat(field: Field, style: int | None) -> bool:
    """Whether texts of that style wrote a seat as a plain number from 0."""
    return bool(field.of is Seat and field.base and style == COUNTED_FROM_0)


def write_fields(
    writers: Sequence[FieldWriter], values: Sequence[Raw], prefix: str, seats: int
) -> Iterator[str]:
    """The fields of a position that differ from their default, each as text."""
    for writer in writers:
        field = writer.field
        if field.rows is None:
            if text := write_field(writer, values[writer.place]):
                yield f"{prefix}{field.name}={text}"
            continue
        for row in range(seats if field.seated else field.shape[0]):
            yield from write_row(writer, values, row, prefix, seats)


def write_row(writer: FieldWriter, values: Sequence[Raw], row: int, prefix: str, seats: int) -> Iterator[str]:
    """The fields of one row of a position as text."""
    field = writer.field
    assert field.rows is not None
    label = f"{prefix}{row + 1}." if field.seated else f"{prefix}{field.name}[{row + 1}]."
    return write_fields(
        field_writers(field.rows, writer.style), values[writer.place][row].item(), label, seats
    )


def write_field(writer: FieldWriter, found: Raw) -> str:
    """The values of one field; empty if leaving it out means the same."""
    key = found.tobytes() if writer.field.shape else found
    text = writer.written.get(key)
    if text is None:
        numbers = found.ravel().tolist() if writer.field.shape else [found]
        base = writer.field.base if writer.style == COUNTED_FROM_1 else 0
        text = (
            ""
            if numbers == writer.unsaid
            else write_values(numbers, writer.field.default, writer.names, base)
        )
        keep_text(writer.written, key, text)
    return text


def write_values(values: list[int], default: int, names: Mapping[int, str], base: int) -> str:
    """The values, each with the base added; a tail of defaults is left out."""
    last = len(values)
    while last > 1 and values[last - 1] == default:
        last -= 1
    words: list[str] = []
    for value, run in groupby(values[:last]):
        count = len(list(run))
        word = names.get(value) or str(value + base)
        words += [f"{word}*{count}"] if count > 2 else [word] * count
    return ",".join(words)


def read_position(text: str, style: int | None = None) -> tuple[Game, Chosen, Position | View]:
    """The game, its options, and the record: a state if everything is given, else a view.

    style: how an unmarked text counts, where that is known from elsewhere, as in a save file.
    """
    if len(text) > TEXT_LIMIT:
        raise NotationError(tell("position-too-long", limit=TEXT_LIMIT, count=len(text)))
    head, bar, tail = text.partition("|")
    words = head.split()
    if not words or not bar:
        raise NotationError(tell("position-beginning"))
    try:
        name, slash, mark = words[0].partition("/")
        game = named_game(name)
        style = read_style(game, mark) if slash else style
        options = game.options.read(dict(read_option(word) for word in words[1:]))
    except OptionError as error:
        raise NotationError(str(error)) from None
    array = blank_array(game, options)
    given: set[str] = set()
    for word in tail.split():
        read_assignment(game, options, array, word, given, style)
    fill_derived(game, options, array, given)
    return game, options, finished(game, options, array)


def style_of(format: int) -> int | None:
    """How the positions in a save count: older saves from 0; in newer ones each position says so itself."""
    return COUNTED_FROM_0 if format == QUICK_FORMAT else None


def read_style(game: Game, mark: str) -> int:
    """How a text counts, by the version after the game's name."""
    if mark not in (str(COUNTED_FROM_0), str(COUNTED_FROM_1)):
        text = f"{game.name}/{mark[:20]}"
        raise NotationError(tell("position-mark", text=text, mark=COUNTED_FROM_1, older=COUNTED_FROM_0))
    return int(mark)


def fill_derived(game: Game, options: Chosen, array: np.ndarray, given: set[str]) -> None:
    """Fill in what follows from other fields; typed values must agree with that.

    A field that only may follow (`filled`) keeps what is typed: the game's `flaw` says whether that can be.
    """
    state = game.state(array.copy())
    try:
        game.rules.derive(state)
    except (IndexError, ZeroDivisionError, OverflowError, ValueError):
        return  # its parts do not fit together: `complete` says so
    for path, field, mine, right in derived_places(game.state, array, state.array, options.players):
        if path not in given:
            mine[field.name] = right[field.name]
        elif field.derived and not np.array_equal(mine[field.name], right[field.name]):
            said, is_so = (shown_values(field, part[field.name]) for part in (mine, right))
            raise NotationError(tell("position-derived", field=path, value=said, right=is_so))


def derived_places(
    kind: type[Record], mine: Raw, right: Raw, seats: int, prefix: str = ""
) -> Iterator[tuple[str, Field, Raw, Raw]]:
    """Every field that follows, or may, by its path, with the arrays that hold it."""
    for field in kind.fields.values():
        if field.rows is None:
            if field.derived or field.filled:
                yield f"{prefix}{field.name}", field, mine, right
            continue
        for row in range(seats if field.seated else field.shape[0]):
            label = f"{prefix}{row + 1}." if field.seated else f"{prefix}{field.name}[{row + 1}]."
            one, two = (part[field.name][..., row : row + 1] for part in (mine, right))
            yield from derived_places(field.rows, one, two, seats, label)


def shown_values(field: Field, values: Raw) -> str:
    """The values of a field as a position's text says them."""
    names = value_names(field, COUNTED_FROM_1)
    return write_values(np.ravel(values).tolist(), field.default, names, field.base)


def named_game(name: object) -> Game:
    """The game with this name; else an error that lists all games."""
    try:
        return find_game(name)
    except LookupError as error:
        raise NotationError(str(error.args[0])) from None


def read_option(word: str) -> tuple[str, str]:
    """An option at the beginning of a position's text."""
    name, equals, value = word.partition("=")
    if not equals:
        raise NotationError(tell("position-option", word=short(word)))
    return name, value


def blank_array(game: Game, options: Chosen) -> np.ndarray:
    """The start for reading a position: public fields have defaults, others are hidden, kept ones set up."""
    kind = game.state
    array = game.interpreted.start(options, 1).array
    fresh = np.zeros(1, kind.dtype)
    fill_defaults(kind, fresh)
    for field in kind.fields.values():
        if not field.kept:
            blank_field(field, array, fresh)
    return array


def blank_field(field: Field, array: Raw, fresh: Raw) -> None:
    """A field of a position as it is before the text is read: defaults, and hidden."""
    if field.rows is None:
        array[field.name] = fresh[field.name] if field.sight == "public" else HIDDEN
        return
    for inner in field.rows.fields.values():
        if not inner.kept:
            blank_field(inner, array[field.name], fresh[field.name])


def read_assignment(
    game: Game, options: Chosen, array: Raw, word: str, given: set[str], style: int | None
) -> None:
    """One `field=values` of a position."""
    path, equals, values = word.partition("=")
    if not equals:
        raise NotationError(tell("position-field", word=short(word)))
    if path in given:
        raise NotationError(tell("position-twice", field=path))
    given.add(path)
    field, target = find_field(game, options, array, path)
    if field.base and style is None:
        mark, older = (f"{game.name}/{number}" for number in (COUNTED_FROM_1, COUNTED_FROM_0))
        raise NotationError(tell("position-count-unsaid", field=path, mark=mark, older=older))
    if is_plain_seat(field, style):
        field = replace(field, of=None)
    read_values(field, target, path, values, field.base if style == COUNTED_FROM_1 else 0)


def find_field(game: Game, options: Chosen, array: Raw, path: str) -> tuple[Field, Raw]:
    """The field a path such as `1.hand` or `columns[3].suit` names, and the array that holds it."""
    fields = game.state.fields
    target = array
    *outer, last = path.split(".")
    for step in outer:
        name, row = split_step(step, path)
        field = fields.get(name)
        if field is None or field.rows is None:
            raise NotationError(tell("position-no-rows", field=path, name=short(name)))
        count = options.players if field.seated else field.shape[0]
        if not 1 <= row <= count:
            raise NotationError(tell("position-no-row", field=path, count=count, row=row))
        target = target[name][..., row - 1 : row]
        fields = field.rows.fields
    found = fields.get(last)
    if found is None or found.rows is not None or found.kept or last in UNTOLD:
        known = [name for name, f in fields.items() if not f.rows and not f.kept and name not in UNTOLD]
        raise NotationError(tell("position-no-field", field=path, name=short(last), known=known))
    return found, target


def split_step(step: str, path: str) -> tuple[str, int]:
    """A step of a path such as `column[3]`, as its name and its number."""
    name, bracket, number = step.partition("[")
    if not bracket:
        name, number = "players", step
    digits = number.removesuffix("]")
    if not (digits.isascii() and digits.isdigit() and len(digits) < 6):
        raise NotationError(tell("position-step", field=path, step=short(step)))
    return name, int(digits)


def read_values(field: Field, target: Raw, path: str, text: str, base: int) -> None:
    """The values of a field, as a position's text gives them."""
    count = int(np.prod(field.shape)) if field.shape else 1
    values: list[int] = []
    for word in text.split(","):
        name, star, times = word.partition("*")
        if star and not (re.fullmatch("[0-9]{1,6}", times) and 0 < int(times) <= count):
            raise NotationError(tell("position-repeat", field=path, word=short(word), count=count))
        values += [read_value(field, path, name, base)] * (int(times) if star else 1)
        if len(values) > count:
            raise NotationError(tell("position-full", field=path, count=count))
    values += [field.default] * (count - len(values))
    target[field.name] = np.reshape(values, (*target.shape, *field.shape)) if field.shape else values[0]


def read_value(field: Field, path: str, word: str, base: int) -> int:
    """One value of a field, as a position's text gives it."""
    if word == "-":
        return field.default if base < 0 else NONE
    if word == "?":
        if field.sight == "public":
            raise NotationError(tell("position-public", field=path))
        return HIDDEN
    if field.of is not None:
        names = {name.lower().replace("_", "-"): int(value) for name, value in field.of.__members__.items()}
        if word in names:
            return names[word]
        if field.of is Seat:
            raise NotationError(tell("position-no-seat", field=path, word=short(word)))
    try:
        value = int(word) - base
        if len(word) > 20 or not word.isascii() or (base > 0 and value < 0):
            raise ValueError
    except ValueError:
        raise NotationError(tell("position-no-value", field=path, word=short(word))) from None
    limits = np.iinfo(field.dtype)
    if field.of is not None and value not in field.of._value2member_map_:
        raise NotationError(tell("position-not-one-of", field=path, word=short(word), known=[*names]))
    if not limits.min <= value <= limits.max or value == HIDDEN:
        raise NotationError(tell("position-out-of-range", field=path, word=short(word)))
    return value


def finished(game: Game, options: Chosen, array: np.ndarray) -> Record | View:
    """A state if nothing but the luck is hidden, else a view."""
    kind = game.state
    if not is_hidden(kind, array, options.players):
        show_unused(kind, array, options.players)
        for name in LUCK_FIELDS:
            array[name] = 0
        return kind(array)
    return kind.View(array)


def is_hidden(kind: type[Record], array: Raw, seats: int) -> bool:
    """Whether a position leaves anything hidden."""
    return bool(hidden_field(kind, array, seats))


def hidden_field(kind: type[Record], array: Raw, seats: int) -> str:
    """The first field that has something hidden, or nothing."""
    for field in kind.fields.values():
        if field.name in UNTOLD:
            continue
        part = array[field.name]
        if field.rows is None:
            if field.sight != "public" and bool((part == HIDDEN).any()):
                return field.name
        elif inner := hidden_field(field.rows, part[..., :seats] if field.seated else part, seats):
            return f"{field.name}.{inner}"
    return ""


def show_unused(kind: type[Record], array: Raw, seats: int) -> None:
    """Empty seats and events have nothing hidden."""
    for field in kind.fields.values():
        if field.rows is not None:
            rest = array[field.name][..., seats:] if field.seated else array[field.name]
            if field.seated or field.name == "events":
                fill_defaults(field.rows, rest)


def complete(
    game: Game, options: Chosen, record: Record | View, luck: int, key: Sequence[int] = NO_KEY
) -> Position:
    """A playable state from a read position: hidden places are dealt; an impossible position is refused."""
    try:
        state = dealt(game, record, luck, key)
        check_components(game, options, state)
        clause = int(game.rules.flaw(state))
    except NotationError:
        raise
    except (IndexError, ValueError, ZeroDivisionError, OverflowError):  # a place or a count that no game has
        raise NotationError(tell("position-parts")) from None
    if clause != OK:
        raise NotationError(tell("position-impossible", flaw=game.words.flaw(clause)))
    for name in beyond_limits(game, options.players, game.state, state.array, ""):
        raise NotationError(tell("position-beyond", field=name))
    return state


def beyond_limits(game: Game, players: int, kind: type[Record], array: Raw, prefix: str) -> Iterator[str]:
    """Fields with a number that they cannot hold. Rules trust them, and would take it for a place."""
    for field in kind.fields.values():
        name, values = prefix + field.name, array[field.name]
        if field.kept or name in UNTOLD:
            continue
        if field.rows is not None:
            rows = values[..., :players] if field.seated else values
            yield from beyond_limits(game, players, field.rows, rows, f"{name}.")
            continue
        low, high = limits(game, players, field, name)
        may_be_none = field.default == NONE or field.of is Seat or field.base
        fits = (values >= 0) & (values <= high) | (values == NONE) & bool(may_be_none and low == NONE)
        if not fits.all():
            yield name


def dealt(game: Game, record: Record | View, luck: int, key: Sequence[int]) -> Position:
    """A state from a record that was read: the hidden places of a view are dealt at random."""
    state: Position = to_state(record) if isinstance(record, View) else record.twin()
    if isinstance(record, View):
        state.event_count = 0
        fill_defaults(Event, state.array["events"])
        state.key = key
        try:
            game.rules.imagine(state, luck)
        except ValueError:
            raise NotationError(tell("position-few-cards")) from None
    state.luck, state.key = luck, key
    return state


def check_components(game: Game, options: Chosen, state: Position) -> None:
    """Check that every card and piece is there exactly once, and that their number is right.

    How many there are of some, or in all, may be random at set-up.
    """
    should, found = components(game, game.interpreted.start(options, 1)), components(game, state)
    if np.array_equal(should, found):
        return
    wrong, totals, is_random = should != found, {int(should.sum())}, False
    for number in range(1, RARE_DEALS):
        if number >= DEALS and not (is_random and wrong.any()):
            break
        deal = components(game, game.interpreted.start(options, 1 + number * 7_919_777_777))
        wrong &= deal == should
        is_random = is_random or not np.array_equal(deal, should)
        totals.add(int(deal.sum()))
    names = game.words.component_names()
    for place in np.flatnonzero(wrong).tolist():
        counted = {"count": int(found[place]), "right": int(should[place])}
        raise NotationError(tell("position-count", thing=names[place], **counted))
    count, right = int(found.sum()), int(should.sum())
    if count != right and len(totals) == 1:
        raise NotationError(tell("position-total", count=count, right=right))


def components(game: Game, state: Position) -> np.ndarray:
    """How many of each component a typed-in position has."""
    counts = np.zeros(game.component_count, np.int32)
    game.rules.components(state, counts)
    return counts


# --- moves ----------------------------------------------------------------------------------------


def read_move(game: Game, legal: Callable[[], Sequence[Move]], text: str | Sequence[str] | Move) -> Move:
    """A row of MOVES from its number, its text, or its path of clicks (a sequence, or joined by spaces).

    A path may belong to several rows; then the legal one is meant.
    """
    moves = game.moves
    number = None if isinstance(text, str | list | tuple) else whole_number(text)
    if number is not None:
        if not 0 <= number < len(moves):
            raise NotationError(tell("no-move-number", number=number, last=len(moves) - 1))
        return number
    if not is_text_or_path(text):
        raise NotationError(tell("no-move-at-all", value=short(text)))
    if isinstance(text, str):
        if is_text_of_move(game, text):
            return moves.by_text[plain_text(text)]
        text = text.split()
    rows = moves.by_path.get(tuple(text), [])
    if not rows:
        raise NotationError(tell("not-a-move", move=short(" ".join(text)), game=game.shown_title))
    if len(rows) == 1:
        return rows[0]
    allowed = legal()
    return next((row for row in rows if row in allowed), rows[0])


def is_text_of_move(game: Game, text: object) -> bool:
    """Whether a text is that of a move."""
    return isinstance(text, str) and plain_text(text) in game.moves.by_text


def plain_text(text: str) -> str:
    """The text of a move as the table of moves has it."""
    return " ".join(text.split()).lower()


def rows_about(game: Game, text: str | Sequence[str]) -> list[Move]:
    """The moves that begin this way, as a text or as a path; else those in which its last click occurs."""
    words = asked_words(text)
    if not words:
        return []
    return rows_begun(game, text) or [row for row, path in enumerate(game.moves.paths) if words[-1] in path]


def rows_begun(game: Game, text: str | Sequence[str]) -> list[Move]:
    """The moves that begin this way, as a text or as a path."""
    words = asked_words(text)
    path, start = tuple(words), " ".join(words) + " "
    paths, texts = game.moves.paths, game.moves.texts
    return [
        row for row in range(len(paths)) if paths[row][: len(path)] == path or texts[row].startswith(start)
    ]


def asked_words(text: str | Sequence[str]) -> list[str]:
    """The words of a move that is typed, or its clicks."""
    return text.lower().split() if isinstance(text, str) else list(text)


def whole_number(value: object) -> int | None:
    """An int, or what counts as one, such as numpy's; None for anything else, including bool."""
    if isinstance(value, bool | np.bool_):
        return None
    try:
        return operator.index(cast(SupportsIndex, value))
    except TypeError:
        return None


def is_text_or_path(value: object) -> TypeGuard[str | Sequence[str]]:
    """Whether a value has the type of a move's text or path."""
    if isinstance(value, str):
        return True
    return isinstance(value, list | tuple) and all(isinstance(click, str) for click in value)


def check_names(names: object, players: int) -> list[str]:
    """Names of players, each checked that it can be shown and stored. Else an error with a sentence."""
    if isinstance(names, str) or not isinstance(names, Sequence):
        raise NotationError(tell("names-no-list", value=short(names)))
    if len(names) > players:
        raise NotationError(tell("names-too-many", count=len(names), players=players))
    for name in names:
        if not isinstance(name, str) or not name.strip():
            raise NotationError(tell("name-empty", name=short(name)))
        if len(name) > NAME_LIMIT:
            raise NotationError(tell("name-too-long", name=short(name), limit=NAME_LIMIT))
        if not name.translate(JOINERS).isprintable():
            raise NotationError(tell("name-unshown", name=short(name)))
    return list(names)
