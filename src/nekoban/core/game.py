"""A game: the facts about it, and its rules in two twins behind one small interface."""

from __future__ import annotations

import importlib
import pkgutil
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import cache, cached_property
from pathlib import Path
from random import Random
from types import FunctionType, ModuleType
from typing import Any, Protocol

import numpy as np

from nekoban.core import loop
from nekoban.core.compiled import Twin, cache_folder, cache_place, compile_for, rule_sources
from nekoban.core.events import hush, show_events
from nekoban.core.luck import NO_KEY
from nekoban.core.moves import Moves
from nekoban.core.options import Chosen, Options
from nekoban.core.record import NOBODY, Record, conceal, sight_mask, to_state

OK = 0  # what why_not says of a legal move


class Rules(Protocol):
    """What a game's rules module has. Plain functions over records; see docs/architecture.md."""

    State: type[Record]
    MOVES: Moves

    def setup(self, state: Any, options: Any) -> None: ...
    def why_not(self, state: Any, move: int) -> int: ...
    def legal(self, state: Any, out: Any) -> int: ...
    def play(self, state: Any, move: int) -> None: ...
    def scores(self, state: Any, out: Any) -> None: ...
    def winners(self, state: Any, out: Any) -> None: ...
    def reveal(self, state: Any, seat: int, view: Any) -> None: ...
    def imagine(self, state: Any, luck: int) -> None: ...
    def components(self, state: Any, out: Any) -> None: ...
    def flaw(self, state: Any) -> int: ...


RULE_NAMES = (
    "setup",
    "why_not",
    "legal",
    "play",
    "scores",
    "winners",
    "reveal",
    "imagine",
    "components",
    "flaw",
)


@dataclass(frozen=True)
class Game:
    """The facts about a game. Everything else is found in its folder."""

    name: str  # as typed: "mauwi", "nine-lives"
    title: str
    version: int  # raised when a rule changes, so that old matches are known as such
    summary: str  # one sentence
    credit: str  # who made it, who owns it
    status: str  # verified, playable or draft
    clause_prefixes: tuple[str, ...]  # how clause ids begin: ("MW",)
    options: Options
    rules: Any  # the rules module
    component_count: int  # how many numbers `components` writes
    bound: Callable[[Chosen], int]  # no game has more decisions
    samples: Callable[[], list[dict[str, Any]]]  # option sets that between them show all of the game
    read_files: Callable[[dict[str, str]], dict[str, str]] = field(default=lambda options: options)
    """Options that name files, as options that carry their content: for the command line alone."""
    exceptions: tuple[str, ...] = ()  # fields that `reveal` may uncover, as "players.hand"
    unreachable: Callable[[Chosen, Any], str | None] = field(
        default=lambda chosen, move: None
    )  # a move's reason
    random_options: Callable[[Random], dict[str, Any]] | None = None
    """Options by chance, where the samples show only a few of very many."""
    rare: Callable[[Game], Iterable[tuple[Chosen, Any]]] = field(default=lambda game: ())
    """Sound positions that random games hardly ever reach, with their options: law 10 looks there too."""

    @property
    def moves(self) -> Moves:
        return self.rules.MOVES

    @property
    def folder(self) -> Path:
        return Path(str(self.rules.__file__)).parent

    @property
    def seats(self) -> int:
        """The most seats a state has room for."""
        return self.rules.State.fields["players"].shape[0]

    def part(self, name: str) -> ModuleType:
        """A module of the game's folder: words, text, draw."""
        path = f"{self.rules.__package__}.{name}"
        return sys.modules.get(path) or importlib.import_module(path)

    @cached_property
    def interpreted(self) -> Interpreted:
        return Interpreted(self)

    @cached_property
    def compiled(self) -> Compiled:
        return Compiled(self)

    @property
    def engine(self) -> Engine:
        """The compiled rules when they are at hand, else the interpreted: they play the same."""
        compiled = self.__dict__.get("compiled")
        return compiled or (self.compiled if is_compiled(self) else self.interpreted)

    def __repr__(self) -> str:
        return f"<Game {self.name}>"


class Engine:
    """One twin of a game's rules, called move by move from Python."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.rules = game.rules

    def start(self, options: Chosen, luck: int, key: Sequence[int] = NO_KEY) -> Any:
        raise NotImplementedError

    def play(self, state: Any, move: int) -> None:
        raise NotImplementedError

    def legal(self, state: Any) -> list[int]:
        raise NotImplementedError

    def why_not(self, state: Any, move: int) -> int:
        raise NotImplementedError

    def scores(self, state: Any) -> list[int]:
        raise NotImplementedError

    def winners(self, state: Any) -> list[int]:
        raise NotImplementedError

    def view(self, state: Any, seat: int | None) -> Any:
        raise NotImplementedError

    def imagine(self, view: Any, luck: int) -> Any:
        raise NotImplementedError


class Interpreted(Engine):
    """The rules as written: for debuggers, coverage and tests."""

    def start(self, options: Chosen, luck: int, key: Sequence[int] = NO_KEY) -> Any:
        state = self.rules.State()
        state.luck, state.key = luck, key
        self.rules.setup(state, options.record)
        return state

    def play(self, state: Any, move: int) -> None:
        hush(state)
        self.rules.play(state, move)

    def legal(self, state: Any) -> list[int]:
        out = loop.empty_moves()
        return out[: self.rules.legal(state, out)].tolist()

    def why_not(self, state: Any, move: int) -> int:
        return int(self.rules.why_not(state, move))

    def scores(self, state: Any) -> list[int]:
        out = np.zeros(self.game.seats, np.int32)
        self.rules.scores(state, out)
        return out[: seat_count(state)].tolist()

    def winners(self, state: Any) -> list[int]:
        out = np.zeros(self.game.seats, np.int32)
        self.rules.winners(state, out)
        return np.flatnonzero(out).tolist()

    def view(self, state: Any, seat: int | None) -> Any:
        seat = NOBODY if seat is None else seat
        view = conceal(state, seat)
        show_events(state, seat, view)
        self.rules.reveal(state, seat, view)
        return view

    def imagine(self, view: Any, luck: int) -> Any:
        state = to_state(view)
        self.rules.imagine(state, luck)
        return state


class Compiled(Engine):
    """The same rules at full speed, through the border of loop.py."""

    def __init__(self, game: Game) -> None:
        super().__init__(game)
        self.clones: dict[FunctionType, Any] = {}
        self.loop = self.bind(loop)
        self.moves = loop.empty_moves()
        self.results = np.zeros(game.seats, np.int32)
        names = loop.signatures()
        self.border: Any = type("Border", (), {name: staticmethod(self.entry(name)) for name in names})

    def bind(self, module: ModuleType, more: dict[str, FunctionType] | None = None) -> Twin:
        """Compile game-blind code, such as a search, with this game's rules and some more functions."""
        bound: dict[str, Any] = {name: getattr(self.rules, name) for name in RULE_NAMES}
        bound |= more or {}
        state = self.rules.State
        viewers = [*range(self.game.seats), NOBODY]
        bound["STATE"] = state.dtype
        bound["OPTIONS"] = self.game.options.dtype
        bound["SIGHT"] = np.stack([sight_mask(state, seat) for seat in viewers])
        sources = {Path(function.__code__.co_filename) for function in (more or {}).values()}
        return Twin(module, bound, cache_folder(*bound_sources(self.game, module, sources)), self.clones)

    def entry(self, name: str) -> Any:
        return self.loop.entry(getattr(loop, name))

    def start(self, options: Chosen, luck: int, key: Sequence[int] = NO_KEY) -> Any:
        state = self.rules.State()
        state.key = key
        self.border.start(state.bytes, 0, options.bytes, luck)
        return state

    def play(self, state: Any, move: int) -> None:
        self.border.step(state.bytes, 0, move)

    def legal(self, state: Any) -> list[int]:
        out = loop.empty_moves()
        return out[: self.border.list_moves(state.bytes, 0, out)].tolist()

    def why_not(self, state: Any, move: int) -> int:
        return self.border.refuse(state.bytes, 0, move)

    def scores(self, state: Any) -> list[int]:
        out = np.zeros(self.game.seats, np.int32)
        self.border.count_scores(state.bytes, 0, out)
        return out[: seat_count(state)].tolist()

    def winners(self, state: Any) -> list[int]:
        out = np.zeros(self.game.seats, np.int32)
        self.border.count_winners(state.bytes, 0, out)
        return np.flatnonzero(out).tolist()

    def view(self, state: Any, seat: int | None) -> Any:
        memory = state.bytes
        view = np.empty_like(memory)
        self.border.look(memory, 0, NOBODY if seat is None else seat, view, 0)
        return self.rules.State.View.of(view)

    def imagine(self, view: Any, luck: int) -> Any:
        state = to_state(view)
        self.border.dream(state.bytes, 0, luck)
        return state

    def compile_ahead(self, told: Callable[[str], None] = lambda name: None) -> None:
        """Compile the whole border now, or load it from the cache."""
        for name, signature in loop.signatures().items():
            told(name)
            compile_for(self.entry(name), signature)
        mark_compiled(self.game, loop)


def bound_sources(game: Game, module: ModuleType, more: Iterable[Path] = ()) -> tuple[str, set[Path]]:
    """A name for game-blind code that is compiled with this game's rules, and all its sources."""
    files = {*rule_sources(game.rules), Path(str(module.__file__)), *more}
    return f"{game.name}-{module.__name__.split('.')[-1]}", files


READY: dict[tuple[str, str], bool] = {}  # whether compiled code was found; looked up once a process


def mark_compiled(game: Game, module: ModuleType, more: Iterable[Path] = ()) -> None:
    """Note that this code is compiled as a whole, so that it is found by the next process."""
    (cache_folder(*bound_sources(game, module, more)) / "ready").touch()
    READY[game.name, module.__name__] = True


def is_compiled(game: Game, module: ModuleType = loop, more: Iterable[Path] = ()) -> bool:
    """Whether the compiled rules lie ready in the cache; or other code that was compiled with them."""
    part = game.name, module.__name__
    if part not in READY:
        READY[part] = (cache_place(*bound_sources(game, module, more)) / "ready").exists()
    return READY[part]


def seat_count(state: Any) -> int:
    return state.seats


@cache
def all_games(hidden: bool = False) -> dict[str, Game]:
    """Every game by name: each folder of nekoban.games that has a GAME. With hidden, the template too."""
    games = importlib.import_module("nekoban.games")
    found = {}
    for entry in pkgutil.iter_modules(games.__path__):
        if entry.ispkg and (hidden or not entry.name.startswith("_")):
            game = getattr(importlib.import_module(f"nekoban.games.{entry.name}"), "GAME", None)
            if game is not None:
                found[game.name] = game
    return found


def find_game(name: str) -> Game:
    """The game of that name, or a sentence that lists what there is."""
    game = all_games(hidden=True).get(name)
    if game is None:
        raise LookupError(f"There is no game {name!r}. There are: {', '.join(all_games())}.")
    return game
