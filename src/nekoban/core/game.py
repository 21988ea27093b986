"""A game: the facts about it, its bound parts, and its rules in two twins behind one small interface."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from enum import IntEnum
from functools import cache, cached_property
from pathlib import Path
from random import Random
from types import ModuleType
from typing import Any, Literal, NamedTuple

import numpy as np

from nekoban.core import contracts, loop
from nekoban.core.compiled import Twin
from nekoban.core.contracts import (
    LATE_PARTS,
    PARTS,
    Claims,
    Commands,
    Counting,
    Drawing,
    Faces,
    GameReport,
    Guide,
    Judgement,
    Motives,
    Reasons,
    Rules,
    Teaching,
    TextTable,
    TurningTable,
    VariantTable,
    Words,
    bind_part,
    demanded_functions,
    is_optional,
    read_data,
)
from nekoban.core.events import hush, show_events
from nekoban.core.lesson_files import LessonFile, load_lesson
from nekoban.core.luck import NO_KEY
from nekoban.core.messages import Catalogue, Phrase, catalogue, tell
from nekoban.core.moves import Move, Moves
from nekoban.core.options import Chosen, Options, OptionValues
from nekoban.core.plain import PlainText, PlainWords
from nekoban.core.record import (
    NOBODY,
    Position,
    Raw,
    Record,
    SeatNumber,
    View,
    conceal,
    field_paths,
    sight_mask,
    to_state,
)
from nekoban.core.seat_turning import Turning
from nekoban.core.tokens import add_colours
from nekoban.core.variant_files import Change
from nekoban.core.variants import with_variant

COMMANDS, REPORT, TEACHING = LATE_PARTS
OK = 0  # what why_not returns for a legal move


class LuckNames(NamedTuple):
    """What outcomes of luck are called when they are given by hand; see given_luck.py."""

    drawn: type[IntEnum] | None = None  # the kinds that are drawn
    shuffled: type[IntEnum] | None = None  # what is shuffled
    rolled: Callable[[Raw, Raw, int, int], Sequence[str]] = lambda state, move, sides, before: ()
    """What the sides of a roll show, of a state, the row of the move (None at set-up), the number of sides
    and how often was rolled before in this move; nothing for a roll that has no names. `seat_names` of
    given_luck.py are those of a roll for one of the players."""


@dataclass(frozen=True, eq=False)
class Game:
    """The facts about a game. Everything else is found in its folder."""

    name: str  # as typed: "mauwi", "nine-lives"
    title: str  # as people read it
    version: int  # raised when a rule changes, so that old matches can be recognised
    summary: str | Phrase  # one sentence
    credit: str | Phrase  # who made it, who owns it
    status: str  # verified, playable or draft
    clause_prefixes: tuple[str, ...]  # how clause ids begin: ("MW",)
    options: Options  # what can be chosen before a match
    facts: str  # the module of these facts, `__name__`: the game's parts are beside it, see contracts.py
    component_count: int  # how many numbers `components` writes
    bound: Callable[[Chosen], int]  # the most decisions that a match can have
    samples: Callable[[], list[OptionValues]]  # option sets that together show all of the game
    read_files: Callable[[OptionValues], OptionValues] = field(default=lambda options: options)
    """Replaces file names in options by the files' contents; only for people at this machine.

    Input from elsewhere (a save, a position, a request) goes straight to `options.read`: it may name none.
    """
    minutes: tuple[int, int] | None = None  # of a match with the fewest players, and with the most
    is_time_printed: bool = False  # in the booklet; else it is estimated, at ten seconds a decision
    weight: Literal["light", "medium", "heavy"] | None = None  # how much there is to learn, as we judge it
    is_lucky: bool = False  # if so, the ladder also measures ten times the budget
    exceptions: tuple[str, ...] = ()
    """The hidden fields of which `reveal` may show something. They are declared `private` or
    `secret`, and written as "players.hand", or "deck" for one that is not in a row. `reveal` copies what a
    seat may see after all from the state to its view: an open hand, a card that it has looked at. Law 7
    refuses a view that shows more of any other field. Events need none: `whisper` says who sees them.
    """
    last_named: tuple[str, ...] = ()
    """Clauses that forbid what only a special card would allow ("NP-77"), what goes with things of another
    kind ("CB-91"), or what needs things that are not at hand ("NL-02"). A thing that is clicked alone is a
    part of many moves; such a clause is named of them only if nothing else forbids any.
    """
    unreachable: Callable[[Chosen, Raw], str | None] = field(default=lambda chosen, move: None)
    """Why a row of MOVES can never be legal with these options, or None. Used by law 10."""
    random_options: Callable[[Random], OptionValues] | None = None
    """Random options, if the samples show only a few of very many."""
    rare_positions: Callable[[Game], Iterable[tuple[Chosen, Position]]] = field(default=lambda game: ())
    """Valid positions that random games hardly ever reach, with their options. Law 10 looks there too."""
    luck_names: LuckNames = field(default=LuckNames())  # what is rolled, drawn and shuffled
    own_title: Phrase | None = None  # for readers whose language has a title of its own for the game

    # --- the parts, bound once

    @property
    def shown_title(self) -> str:
        """The title as the reader knows it."""
        return str(self.own_title or self.title)

    @property
    def package(self) -> str:
        """The game's package, by its dotted name."""
        return self.facts.rpartition(".")[0]

    @cached_property
    def parts(self) -> dict[str, Any]:
        """Every part by name, checked against its contract; None if the game does not have it."""
        found = {part.name: bind_part(self.package, part) for part in PARTS}
        found["words"] = found["words"] or PlainWords(self)
        found["text"] = found["text"] or PlainText()
        found["guide"] = found["guide"] or contracts.bind(ModuleType("guide"), Guide)
        add_colours(read_data(self.folder, "colours") or {})
        self.lesson  # noqa: B018  read now, so that a wrong field is reported now
        self.check_fields(found["layout"], found["turning"])
        return found

    def check_fields(self, layout: contracts.Layout, turning: TurningTable | None) -> None:
        """Refuse names of fields that do not exist: nothing else would notice a misspelt one."""
        known = {*field_paths(layout.State), *(f"moves.{name}" for name in layout.MOVES.fields)}
        turned = turning.TURNING.fields if turning else ()
        for file, names in (("facts.py", self.exceptions), ("turning.py", turned)):
            for name in names:
                if name not in known:
                    raise contracts.ContractError(f"{self.folder / file}: there is no field {name!r}.")

    @property
    def rules(self) -> Rules:
        return self.parts["rules"]

    @property
    def reasons(self) -> Reasons | None:
        return self.parts["reasons"]

    @property
    def claims(self) -> Claims | None:
        return self.parts["claims"]

    @property
    def state(self) -> type[Position]:
        """The record of a position, a `Record`."""
        return self.parts["layout"].State

    @property
    def moves(self) -> Moves:
        return self.parts["layout"].MOVES

    @property
    def clauses(self) -> type[IntEnum]:
        """Every reason for a refusal, by the clause's id."""
        return self.parts["components"].Clause

    @property
    def words(self) -> Words:
        return self.parts["words"]

    @property
    def guide(self) -> Guide:
        return self.parts["guide"]

    @property
    def text(self) -> TextTable:
        return self.parts["text"]

    @property
    def drawing(self) -> Drawing | None:
        return self.parts["drawing"]

    @property
    def faces(self) -> Faces | None:
        return self.parts["faces"]

    @property
    def judgement(self) -> Judgement | None:
        return self.parts["judgement"]

    @property
    def motives(self) -> Motives | None:
        return self.parts["motives"]

    @property
    def counting(self) -> Counting | None:
        return self.parts["counting"]

    @property
    def turning(self) -> Turning:
        """What turns with the seats, besides what the record declares."""
        part: TurningTable | None = self.parts["turning"]
        return part.TURNING if part else Turning()

    @property
    def variant(self) -> VariantTable | None:
        return self.parts["variant"]

    @cached_property
    def commands(self) -> Commands | None:
        return bind_part(self.package, COMMANDS)

    @cached_property
    def report(self) -> GameReport | None:
        return bind_part(self.package, REPORT)

    @cached_property
    def teaching(self) -> Teaching | None:
        return bind_part(self.package, TEACHING)

    @property
    def tell(self) -> Catalogue:
        """The game's messages, from its folder `words`; empty if it has none."""
        return catalogue(self.folder / "words")

    @cached_property
    def lesson(self) -> LessonFile | None:
        """A first game, step by step."""
        return load_lesson(self.folder)

    @cached_property
    def levels(self) -> dict[str, Any] | None:
        return read_data(self.folder, "levels")

    @cached_property
    def ratings(self) -> Any:
        return read_data(self.folder, "ratings")

    @cached_property
    def puzzles(self) -> Any:
        return read_data(self.folder, "puzzles")

    @cached_property
    def exercises(self) -> dict[str, Any] | None:
        return read_data(self.folder, "exercises")

    @cached_property
    def relatives(self) -> dict[str, Any] | None:
        return read_data(self.folder, "relatives")

    @cached_property
    def folder(self) -> Path:
        return Path(str(sys.modules[self.package].__file__)).parent

    @property
    def seats(self) -> int:
        """The largest number of seats that a state has room for."""
        return self.state.fields["players"].shape[0]

    def local_options(self, given: Mapping[str, object]) -> OptionValues:
        """Options as given at this machine: a variant, or the name of a file, stands for its content."""
        return self.read_files(with_variant(self, given))

    def changes(self, options: Chosen) -> list[Change]:
        """The published rules that these options change; none if all that is played is published."""
        return self.variant.changes(options) if self.variant else []

    def published_samples(self) -> list[OptionValues]:
        """The samples that are no variants."""
        return [sample for sample in self.samples() if "called" not in sample]

    def title_of(self, options: Chosen) -> str:
        """The title of a match with these options, which says so where its rules are not published ones."""
        if not self.changes(options):
            return self.shown_title
        called = options.values.get("called")
        if not called:
            return tell("invented-title-unnamed", title=self.shown_title)
        return tell("invented-title", title=self.shown_title, called=called)

    def measured_with(self, version: int) -> str:
        """What to say of figures: the version of the rules they were measured with, and whether it is old."""
        if version == self.version:
            return tell("measured", version=version)
        return tell("measured-before", version=version, own=self.version)

    def with_parts(self, **parts: Any) -> Game:
        """The same game with other parts, such as rules broken on purpose for tests of the laws."""
        other = replace(self)
        object.__setattr__(other, "parts", {**self.parts, **parts})
        return other

    # --- the twins

    @cached_property
    def interpreted(self) -> Interpreted:
        return Interpreted(self)

    @cached_property
    def compiled(self) -> Compiled:
        return Compiled(self)

    @cached_property
    def gpu(self) -> Any:
        """The same rules on a GPU, for many matches at once: see gpu.py."""
        from nekoban.core.gpu import Gpu

        return Gpu(self)

    @property
    def engine(self) -> Engine:
        """The compiled rules if they are ready, else the interpreted ones. Both play the same."""
        compiled = self.__dict__.get("compiled")
        return compiled or (self.compiled if is_compiled(self) else self.interpreted)

    def __reduce__(self) -> tuple[Callable[[str], Game], tuple[str]]:
        """A pickle names the game: there is one of each."""
        from nekoban.core.catalogue import find_game, known_game

        if known_game(self.name) is not self:
            raise TypeError(f"{self.title} cannot be pickled: it is not the game that is found by its name.")
        return find_game, (self.name,)

    def __deepcopy__(self, memo: object) -> Game:
        return self

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


class Engine:
    """One twin of a game's rules, called move by move from Python."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = game.rules
        self.seats = game.seats

    def start(self, options: Chosen, luck: int, key: Sequence[int] = NO_KEY) -> Position:
        raise NotImplementedError

    def play(self, state: Record, move: Move) -> None:
        raise NotImplementedError

    def legal(self, state: Record) -> list[Move]:
        raise NotImplementedError

    def why_not(self, state: Record, move: Move) -> int:
        raise NotImplementedError

    def scores(self, state: Record | View) -> list[int]:
        raise NotImplementedError

    def winners(self, state: Record | View) -> list[int]:
        raise NotImplementedError

    def view(self, state: Record, seat: SeatNumber | None) -> View:
        raise NotImplementedError

    def imagine(self, view: View, luck: int) -> Position:
        raise NotImplementedError


class Interpreted(Engine):
    """The rules as written: for debuggers, coverage and tests."""

    def start(self, options: Chosen, luck: int, key: Sequence[int] = NO_KEY) -> Position:
        state = self.game.state()
        state.luck, state.key = luck, key
        self.rules.setup(state, options.record)
        return state

    def play(self, state: Record, move: Move) -> None:
        hush(state)
        self.rules.play(state, move)

    def legal(self, state: Record) -> list[Move]:
        out = loop.empty_moves()
        return out[: self.rules.legal(state, out)].tolist()

    def why_not(self, state: Record, move: Move) -> int:
        return int(self.rules.why_not(state, move))

    def scores(self, state: Record | View) -> list[int]:
        out = np.zeros(self.seats, np.int32)
        self.rules.scores(state, out)
        return out[: seat_count(state)].tolist()

    def winners(self, state: Record | View) -> list[int]:
        out = np.zeros(self.seats, np.int32)
        self.rules.winners(state, out)
        return np.flatnonzero(out).tolist()

    def view(self, state: Record, seat: SeatNumber | None) -> View:
        seat = NOBODY if seat is None else seat
        view = conceal(state, seat)
        show_events(state, seat, view)
        self.rules.reveal(state, seat, view)
        return view

    def imagine(self, view: View, luck: int) -> Position:
        state = to_state(view)
        self.rules.imagine(state, luck)
        return state


class Compiled(Engine):
    """The same rules at full speed, through the border of loop.py."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.loop = border_twin(game)
        self.moves = loop.empty_moves()
        self.results = np.zeros(game.seats, np.int32)
        names = loop.signatures()
        self.border: Any = type("Border", (), {name: staticmethod(self.entry(name)) for name in names})

    def bind(self, module: ModuleType, more: Mapping[str, Any] | None = None) -> Twin:
        """Generic code, such as a search, bound to this game's rules and some more functions."""
        return bind(self.game, module, more)

    def entry(self, name: str) -> Any:
        return self.loop.entry(getattr(loop, name))

    def start(self, options: Chosen, luck: int, key: Sequence[int] = NO_KEY) -> Position:
        state = self.game.state()
        state.key = key
        self.border.start(state.bytes, 0, options.bytes, luck)
        return state

    def play(self, state: Record, move: Move) -> None:
        self.border.step(state.bytes, 0, move)

    def legal(self, state: Record) -> list[Move]:
        out = loop.empty_moves()
        return out[: self.border.list_moves(state.bytes, 0, out)].tolist()

    def why_not(self, state: Record, move: Move) -> int:
        return self.border.refuse(state.bytes, 0, move)

    def scores(self, state: Record | View) -> list[int]:
        out = np.zeros(self.seats, np.int32)
        self.border.count_scores(state.bytes, 0, out)
        return out[: seat_count(state)].tolist()

    def winners(self, state: Record | View) -> list[int]:
        out = np.zeros(self.seats, np.int32)
        self.border.count_winners(state.bytes, 0, out)
        return np.flatnonzero(out).tolist()

    def view(self, state: Record, seat: SeatNumber | None) -> View:
        memory = state.bytes
        view = np.empty_like(memory)
        self.border.look(memory, 0, NOBODY if seat is None else seat, view, 0)
        return self.game.state.View.of_bytes(None if seat == NOBODY else seat, view)

    def imagine(self, view: View, luck: int) -> Position:
        state = to_state(view)
        self.border.dream(state.bytes, 0, luck)
        return state

    def compile_ahead(self, made: Callable[[str], None] = lambda name: None) -> None:
        """Compile the whole border now, or load it from the cache; `made` hears of every entry."""
        for name, signature in loop.signatures().items():
            self.loop.prepare(name, signature)
            made(name)


def bind(game: Game, module: ModuleType, more: Mapping[str, Any] | None = None) -> Twin:
    """Generic code bound to a game's rules; compiled when an entry is first used."""
    state = game.state
    viewers = [*range(game.seats), NOBODY]
    bound = rule_functions(game) | dict(more or {})
    bound["STATE"] = state.dtype
    bound["OPTIONS"] = game.options.dtype
    bound["SIGHT"] = np.stack([sight_mask(state, seat) for seat in viewers])
    return Twin(module, bound, f"{game.name}-{module.__name__.split('.')[-1]}")


@cache
def border_twin(game: Game) -> Twin:
    """A game's twin of loop.py, the border between Python and its compiled rules."""
    return bind(game, loop)


def is_compiled(game: Game) -> bool:
    """Whether the cache has the compiled rules."""
    return border_twin(game).is_ready(*loop.signatures())


def seat_count(state: Raw) -> int:
    """How many seats a state has, for rules that are compiled."""
    return state.seats


def rule_functions(game: Game) -> dict[str, Any]:
    """The rules by name, for code that is compiled with them."""
    named = demanded_functions(Rules)
    return {name: getattr(game.rules, name) for name, declared in named if not is_optional(declared)}
