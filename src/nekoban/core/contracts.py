"""Contracts: what each part of a game must and may offer, and in which file.

A game is a package. Its parts are modules with fixed names; `PARTS` lists them. A part is bound to its
contract once, when the game loads: a missing function, or one with other parameters or other types, is
refused then, in a sentence that names the file and the function.

A contract is a protocol. Its plain methods and bare annotations are required. A method marked `@optional`,
and an attribute with a value, may be left out; then the definition here is used. docs/contracts.md is made
from this module.
"""

from __future__ import annotations

import importlib
import inspect
import json
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import IntEnum
from importlib.util import find_spec
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any, NamedTuple, Protocol, TypeVar, cast, get_type_hints

from nekoban.core.counting import Mark
from nekoban.core.fitting_types import fits, type_name
from nekoban.core.habits import Habit
from nekoban.core.messages import Phrase, tell
from nekoban.core.motives import Motive
from nekoban.core.moves import Move, Moves
from nekoban.core.options import Chosen, OptionValues
from nekoban.core.record import Raw, Record, SeatNumber, View
from nekoban.core.seat_turning import Turning
from nekoban.core.svg import Svg
from nekoban.core.untrusted_text import FileValue
from nekoban.core.variant_files import Change, VariantFile

Names = Sequence[str]  # of the people at the table, by seat
Said = Mapping[str, Any]  # what a message says: its arguments, with `names`, `told`, `clause`, `clicked`
Claim = Callable[[Raw, Raw, Said], bool]  # of a state, a move's row and what is said
Points = list[tuple[str, int]]  # where points come from: a label and a number each
Bound = TypeVar("Bound")


class ContractError(TypeError):
    """A game lacks something required, or has it wrong; the text names the file and the problem."""


def optional(function: Any) -> Any:
    """Marks a function that a part may leave out; then the body here is used."""
    function.is_optional = True
    return function


def or_none(function: Any) -> Any:
    """Marks a function that a part may leave out; then it is None, and its caller has a replacement."""
    function.is_none = True
    return optional(function)


# --- the contracts


class Components(Protocol):
    """The components and the printed values of the game."""

    Clause: type[IntEnum]  # every reason for a refusal: MW_33 is clause MW-33; OVER is the end of the game


class Layout(Protocol):
    """The record of a position, and all moves."""

    State: type[Record]  # a position: fields that say who sees them
    MOVES: Moves  # all moves, made by `moves(kind(...), ...)`


class Rules(Protocol):
    """The rules. Plain functions over records, in the subset that compiles; see docs/architecture.md."""

    def setup(self, state: Raw, options: Raw) -> None:
        """From a state of defaults to the first decision. Options are ints; a choice is its index."""
        ...

    def why_not(self, state: Raw, move: Move) -> int:
        """OK, or the clause that forbids the move. Nothing else states what is legal."""
        ...

    def legal(self, state: Raw, out: Raw) -> int:
        """Write the legal rows of `MOVES` into `out`; returns their number."""
        ...

    def play(self, state: Raw, move: Move) -> None:
        """Make the move and go on to the next decision. Trusts `legal`."""
        ...

    def scores(self, state: Raw, out: Raw) -> None:
        """Points of every seat, at any time."""
        ...

    def winners(self, state: Raw, out: Raw) -> None:
        """1 for every seat that has won, when the game is over."""
        ...

    def reveal(self, state: Raw, seat: SeatNumber, view: Raw) -> None:
        """Copy into the view what this seat may see beyond the declared visibility, each with its clause."""
        ...

    def imagine(self, state: Raw, luck: int) -> None:
        """The state is a copy of a view: set `state.luck = luck`, and deal into the hidden places."""
        ...

    def components(self, state: Raw, out: Raw) -> None:
        """Count every component over all fields: constant through a game."""
        ...

    def flaw(self, state: Raw) -> int:
        """OK, or the clause that a typed-in position breaks, beyond the component counts."""
        ...

    @optional
    def derive(self, state: Raw) -> None:
        """Write every field declared `derived` from the others, for a typed-in position, and those declared
        `filled` that are left out and follow. Never compiled."""


class Reasons(Protocol):
    """Whether the reason for a refusal is true. Written independently of the rules; compiled too."""

    def applies(self, state: Raw, move: Move, clause: int) -> bool:
        """Whether this clause really forbids this move here: law 12 asks for every refusal."""
        ...


class Claims(Protocol):
    """Whether the sentence for a refusal is true. Written independently of the rules and of the words.

    A claim gets the state, the move's row and what is said: the message's arguments, the `names` of the
    players, `told`, the messages of which the sentence is made, and the `clause` that is given with it.
    """

    CLAIMS: Mapping[str, Claim]  # of each message that refuses a move: whether all that it says is so
    CLAUSES: Mapping[str, tuple[int, ...]] = {}  # of a message that gives a reason: the clauses it speaks for
    NAMES: tuple[str, ...] = ()  # how messages begin that only name things, and so claim nothing

    @optional
    def asks(self, state: Raw, kind: int) -> bool:
        """As `asks` in the words. The answer to a click must then be true of such a move."""
        return False


class Words(Protocol):
    """Every sentence a person reads."""

    def reason(self, view: View, move: Move, clause: int, names: Names) -> str:
        """Why a move is refused."""
        ...

    def flaw(self, clause: int) -> str:
        """What is wrong with a typed-in position."""
        ...

    def component_names(self) -> list[str]:
        """What `components` counts."""
        ...

    def status(self, view: View, names: Names) -> str:
        """Whose turn it is, and what they have to decide."""
        ...

    def say(self, view: View, move: Move, names: Names) -> str:
        """A move as an offer: 'take one mouse'."""
        ...

    def log(self, view: View, names: Names) -> list[str]:
        """What happened in the last move, for the owner of this view."""
        ...

    def result(self, view: View, names: Names) -> str:
        """How the game ended, tie-breaks explained."""
        ...

    def breakdown(self, view: View, names: Names) -> list[Points]:
        """For each seat, where its points come from."""
        ...

    @optional
    def lead(self, count: int) -> str:
        """What a lead is counted in: '3 points', unless the game counts something else."""
        return tell("points", count=count)

    @optional
    def title(self, view: View) -> str | None:
        """The title of the edition that is played; none to use the game's own title."""
        return None

    @optional
    def choose_first(self, view: View, click: str) -> str | None:
        """What to choose before this click, as a sentence; none if the names of the things say enough."""
        return None

    @optional
    def idle(self, view: View, click: str) -> tuple[int, str] | None:
        """Clause and sentence why this thing begins no move; none to say what forbids one of its moves."""
        return None

    @optional
    def asks(self, view: View, kind: int) -> bool:
        """Whether a kind of move is asked for although none is legal; clicks are then explained by it."""
        return False

    @optional
    def headings(self, view: View, moves: Sequence[Move], names: Names) -> dict[str, list[Move]] | None:
        """Groups for a long list of moves: the words of a group, and its moves; none to list by clicks."""
        return None

    @optional
    def scored(self, view: View) -> list[int] | None:
        """Points already scored, by seat, if `scores` also counts what the table is worth; else none."""
        return None

    @optional
    def more_scores(self, view: View) -> list[tuple[str, int, Points]]:
        """Name, points and breakdown of everybody who scores without a seat."""
        return []


@dataclass(frozen=True)
class Item:
    """Something that a player picks before a game: what is given for it, and what is shown of it."""

    value: str
    title: str
    text: str = ""
    face: str = ""  # of faces.py
    picture: str = ""  # or a small drawing of its own


@dataclass(frozen=True)
class Picker:
    """How a page lets an option be picked."""

    kind: str  # "one" of the items; "count", how many of each; "order", one for each seat; "number"
    items: tuple[Item, ...] = ()
    ready: tuple[Item, ...] = ()  # whole answers, ready made
    join: str = ""  # what stands between the values of several items


class Guide(Protocol):
    """What a page says to a newcomer at the table. All of it may be left out."""

    UNASKED: tuple[str, ...] = ()  # beginnings of clicks that the page makes if there is no choice
    ALONE: tuple[str, ...] = ()  # beginnings of one-click moves that the page makes if there is no other

    @optional
    def goal(self, view: View) -> str | None:
        """What the game is about, in one sentence; none to say the summary."""
        return None

    @optional
    def counted(self, view: View) -> str | None:
        """What the numbers beside the players' names are; none for points as if the game ended now."""
        return None

    @optional
    def prompt(self, view: View, picked: Sequence[str], names: Names) -> str | None:
        """What the seat to move is to click next, after these clicks: 'choose a column for the 5.'"""
        return None

    @optional
    def outcome(self, view: View, move: Move, names: Names) -> tuple[str, str] | None:
        """What a move brings: one or two rows of a word or two for its last click, a sentence; or none."""
        return None

    @optional
    def news(self, view: View, names: Names) -> str | None:
        """What everybody should notice about the last move, such as the end of a round; usually nothing."""
        return None

    @optional
    def shortcuts(self, view: View, legal: Sequence[Move]) -> list[tuple[tuple[str, ...], Move]]:
        """Other clicks that make a legal move, such as a card and then the place that it pays for."""
        return []

    @optional
    def about(self, view: View, thing: str, names: Names) -> list[tuple[str, str]]:
        """What a thing of the drawing does, by its click: sentences, each with its clause or ''.

        A sentence that is empty stands for the words of its clause.
        """
        return []

    @optional
    def pickers(self) -> dict[str, Picker]:
        """What can be picked for options that are hard to type, by the option's name."""
        return {}

    @optional
    def looks(self, options: Chosen) -> dict[str, tuple[Item, ...]]:
        """For options whose value is only a number: what the number stands for, by the option's name."""
        return {}

    @optional
    def categories(self, view: View, names: Names) -> list[tuple[str, list[int]]]:
        """At the end: a few headings, and the points of every seat under each; they add up to the scores."""
        return []


class TextTable(Protocol):
    """The table as text, for terminals and screen readers."""

    def table(self, view: View, seat: SeatNumber | None, names: Names) -> str:
        """The table as that seat, or a spectator, sees it; rich markup, names escaped."""
        ...


class Drawing(Protocol):
    """The table as a picture."""

    def draw(self, view: View, seat: SeatNumber | None, layout: str, names: Names) -> Svg:
        """One SVG, `wide` or `tall`. Every id of every legal path is in it as data-click."""
        ...


class Faces(Protocol):
    """The symbols that pictures use; they are sent to a page once."""

    COVER: tuple[str, ...] = ()  # faces for the start page; if empty, some of the cards

    def faces(self) -> dict[str, str]:
        """Every symbol by its id."""
        ...


class Judgement(Protocol):
    """What a search thinks of a position, and how it plays on. Compiled with the rules."""

    WEIGHTS: tuple[float, ...]  # of winning beside the lead, of a clear lead, of the game's features

    def judge(self, state: Raw, points: Raw, leads: Raw, weights: Raw) -> None:
        """How far each seat is ahead of its best opponent."""
        ...

    @or_none
    def prefer(self, state: Raw, moves: Raw, count: int, dice: Raw, weights: Raw) -> int:
        """The place, in the list of legal moves, of the one that a playout makes; else a random one."""
        ...


class Motives(Protocol):
    """What moves gain and allow, by the rules: reasons for hints and the coach, themes for puzzles."""

    MOTIVES: tuple[Motive, ...]  # the most telling first; core/motives.py says what a motive is


class Counting(Protocol):
    """What is worth counting when many games are simulated. Compiled with the rules."""

    MARKS: tuple[Mark, ...]  # the columns of `marks`
    SOURCES: tuple[str, ...]  # the columns of `sources`
    PASSES: tuple[str, ...]  # the kinds of moves that pass

    def first_seat(self, state: Raw) -> int:
        """Who starts; called right after the set-up."""
        ...

    def turn_mark(self, state: Raw) -> int:
        """A number that changes when a turn ends."""
        ...

    def mark_start(self, state: Raw, marks: Raw) -> None:
        """Count what happened in the set-up."""
        ...

    def mark_event(self, state: Raw, event: Raw, marks: Raw) -> None:
        """Count one event."""
        ...

    def mark_end(self, state: Raw, marks: Raw) -> None:
        """Count what happened at the end."""
        ...

    def mark_sources(self, state: Raw, sources: Raw) -> None:
        """Where each seat's points come from at the end."""
        ...


class TurningTable(Protocol):
    """What changes when the table is turned so that a learner sees itself as seat 0."""

    TURNING: Turning  # rows and places that turn with the seats


class VariantTable(Protocol):
    """What a variant may change of the published game; docs/variants.md describes the file."""

    TABLES: tuple[str, ...]  # of a variant file, besides [variant] and [options]
    LATE_OPTIONS: tuple[str, ...] = ()  # options that may name what those tables define

    def read(self, file: VariantFile, options: OptionValues) -> OptionValues:
        """The options that the game's own tables bring; `options` are those of the file."""
        ...

    def write(self, options: Chosen) -> dict[str, FileValue]:
        """The way back: the tables from which `read` makes these options."""
        ...

    def changes(self, options: Chosen) -> list[Change]:
        """Every published rule that these options change, with its clause."""
        ...


class Commands(Protocol):
    """Commands of the game's own: `nekoban life-set 7`."""

    COMMANDS: Mapping[str, Callable[..., None]]  # by the word that is typed; functions as typer takes them


class GameReport(Protocol):
    """The report that ships with the project: `nekoban reports GAME`."""

    GAMES: Mapping[str, Any]  # how many games each bot plays at the usual scale, by the kind of table

    def tables(self, setting: Any) -> dict[str, Any]:
        """What one bot plays for the report: plans, by the names of the tables."""
        ...

    def report(self, played: Any) -> Any:
        """What the tables show about the games of one bot. It is called again with other bots' games."""
        ...


class Teaching(Protocol):
    """What is asked about strong play: `nekoban teach GAME`. Without it, the game's motives are asked."""

    HABITS: tuple[Habit, ...]  # kinds of moves, beside the motives
    TABLES: tuple[OptionValues, ...] = ({"players": 2},)  # for two players; they take turns, deal by deal
    MARKS: Mapping[str, tuple[Phrase, ...]] = {}  # of counting.py, and what their things are called


# --- where the parts stand


class Part(NamedTuple):
    """A part of a game: the attribute of `Game`, the module in the game's package, and its contract."""

    name: str
    module: str
    contract: type[Any]
    is_demanded: bool = False


RULES = Part("rules", "rules", Rules, True)  # a package: one module for each section of the booklet
PARTS = (
    Part("components", "parts", Components, True),
    Part("layout", "state", Layout, True),
    RULES,
    Part("reasons", "reasons", Reasons),
    Part("claims", "claims", Claims),
    Part("words", "show.words", Words),
    Part("guide", "show.guide", Guide),
    Part("text", "show.text", TextTable),
    Part("drawing", "show.draw", Drawing),
    Part("faces", "show.faces", Faces),
    Part("judgement", "judgement", Judgement),
    Part("motives", "motives", Motives),
    Part("counting", "counting", Counting),
    Part("turning", "turning", TurningTable),
    Part("variant", "variant", VariantTable),
)
LATE_PARTS = (
    Part("commands", "commands", Commands),
    Part("report", "report", GameReport),
    Part("teaching", "teaching", Teaching),
)
"""Bound on first use and by `nekoban check`: playing does not need them, nor what they import."""

FILES = {
    "lesson": ("lesson.toml", "A first game, step by step; docs/web.md describes the file."),
    "colours": ("colours.toml", "Colours that only this game's pictures use: name, light and dark value."),
    "levels": ("levels.toml", "How the bots' levels search in this game; docs/bots.md describes the file."),
    "ratings": (
        "ratings.json",
        "How strong the bots were measured to be; `nekoban ladder --write` makes it.",
    ),
    "puzzles": ("puzzles.json", "Positions with one best move; `nekoban puzzle make` writes it."),
    "exercises": ("exercises.toml", "Lessons made of puzzles; docs/puzzles.md describes the file."),
    "relatives": (
        "relatives.toml",
        "Small tables that are solved exactly; docs/exact.md describes the file.",
    ),
    "network": ("network.net", "The weights of a network that plays the game; `nekoban train` makes them."),
}


def find_module(package: str, part: Part) -> ModuleType | None:
    """The module of a part; None if the game has none."""
    path = f"{package}.{part.module}"
    room = path.rpartition(".")[0]
    if find_spec(room) is None or find_spec(path) is None:
        return None
    return importlib.import_module(path)


def bind_part(package: str, part: Part) -> Any:
    """A game's part with everything its contract names; None if the game does not have it."""
    module = find_module(package, part)
    if module is not None:
        return bind(module, part.contract)
    if part.is_demanded:
        raise ContractError(f"{package} lacks {file_name(part)}: {summary(part.contract)}")
    return None


def file_name(part: Part) -> str:
    """The file of a game in which a part of its contract stands."""
    return "rules/" if part is RULES else f"{part.module.replace('.', '/')}.py"


def bind(module: ModuleType, contract: type[Bound]) -> Bound:
    """A module checked against its contract; optional things that are missing are filled in."""
    found: dict[str, Any] = {}
    for name, function in demanded_functions(contract):
        found[name] = bound_function(module, name, function)
    for name, default in attributes(contract):
        value = getattr(module, name, default)
        if value is inspect.Parameter.empty:
            raise ContractError(f"{module.__file__} lacks {name}, which {summary_name(contract)} must have.")
        found[name] = value
    return cast(Bound, SimpleNamespace(module=module, **found))


def bound_function(module: ModuleType, name: str, declared: Any) -> Callable[..., Any] | None:
    """The module's function, checked for the declared parameters; or the default if it is optional."""
    own = getattr(module, name, None)
    if own is None:
        if is_none(declared):
            return None
        if not is_optional(declared):
            raise ContractError(f"{module.__file__} lacks {signature(name, declared)}: {summary(declared)}")
        return lambda *arguments: declared(None, *arguments)
    file = own.__code__.co_filename if inspect.isfunction(own) else module.__file__
    if not callable(own) or parameters(own) != parameters(declared)[1:]:
        raise ContractError(f"{file}: {name} must be {signature(name, declared)}.")
    for place, found, wanted in other_types(own, declared):
        raise ContractError(f"{file}: {place} of {name} must be {type_name(wanted)}, not {type_name(found)}.")
    return own


def other_types(own: Any, declared: Any) -> Iterator[tuple[str, Any, Any]]:
    """Where a function accepts less, or may return more, than its contract says, if both name a type."""
    try:
        found = get_type_hints(own)
    except NameError:  # imported for the type checker alone, so it is checked there
        return
    for name, wanted in get_type_hints(declared).items():
        if name == "return":
            if not fits(found.get(name, Any), wanted):
                yield "the result", found[name], wanted
        elif not fits(wanted, found.get(name, Any)):
            yield name, found[name], wanted


def demanded_functions(contract: type[Any]) -> Iterator[tuple[str, Any]]:
    """The functions of a contract, including optional ones, in the order of its page."""
    for name, value in vars(contract).items():
        if inspect.isfunction(value) and not name.startswith("_"):
            yield name, value


def attributes(contract: type[Any]) -> Iterator[tuple[str, Any]]:
    """The attributes of a contract, with the default of optional ones."""
    for name in vars(contract).get("__annotations__", {}):
        yield name, vars(contract).get(name, inspect.Parameter.empty)


def is_optional(function: Any) -> bool:
    """Whether a game may leave out a function of a contract."""
    return getattr(function, "is_optional", False)


def is_none(function: Any) -> bool:
    """Whether a function that a game leaves out is None instead of what the contract does."""
    return getattr(function, "is_none", False)


def parameters(function: Any) -> list[tuple[str, Any, Any]]:
    """Name, kind (by place, by name, all the rest) and default of every parameter."""
    found = inspect.signature(function).parameters.values()
    return [(one.name, one.kind, one.default) for one in found]


def signature(name: str, declared: Any) -> str:
    """A function as it must be written: `say(view, move, names)`."""
    return f"{name}({', '.join(parameter for parameter, _, _ in parameters(declared)[1:])})"


def summary(thing: Any) -> str:
    """What a contract or a function of it is for: the first line of its docstring."""
    return str(inspect.getdoc(thing)).split("\n", 1)[0]


def summary_name(contract: type[Any]) -> str:
    """What a contract is called in refusals: the file that must fulfil it."""
    part = next((part for part in (*PARTS, *LATE_PARTS) if part.contract is contract), None)
    return file_name(part) if part else contract.__name__


def read_data(folder: Path, name: str) -> Any:
    """The content of a data file in the game's folder; None if there is none."""
    file = folder / FILES[name][0]
    if not file.is_file():
        return None
    text = file.read_text(encoding="utf-8")
    return tomllib.loads(text) if file.suffix == ".toml" else json.loads(text)
