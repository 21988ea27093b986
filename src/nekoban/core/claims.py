"""Claims: what a sentence about a refused move says, checked against the position it speaks of.

A sentence is heard as the messages it is made of. A game's claims.py has for each of them whether all that it
says is so. It calls no function of the rules or of what is shown, so that it does not repeat their mistakes;
tests/test_layers.py sees to that. It also has for which clauses a message speaks: the clause that is given
with it must be one of them. A sentence that is true and no reason is found so. Law 12 asks.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import IntEnum
from functools import cache, reduce
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from nekoban.core.compiled import compiled
from nekoban.core.contracts import Said
from nekoban.core.game import Game
from nekoban.core.messages import Catalogue, Message, Phrase, catalogue, heard
from nekoban.core.moves import Move
from nekoban.core.record import OVER, Position, Raw


def false_claim(
    game: Game,
    state: Position,
    row: Move,
    names: Sequence[str],
    say: Callable[[], object],
    clause: int | None = None,
) -> str | None:
    """What is wrong with the sentence that `say` tells about a refused move; None if all of it is true.

    With the clause that is given for the refusal, the sentence must speak for it.
    """
    told = own_messages(game, say)
    return wrong_of_all(game, state, [row], names, told, clause)


def wrong_of_all(
    game: Game,
    state: Position,
    rows: Sequence[Move],
    names: Sequence[str],
    told: Sequence[Message],
    clause: int | None = None,
    clicked: Sequence[str] | None = None,
) -> str | None:
    """What is wrong with a sentence, of whichever of these moves it speaks; None if it is true of one.

    A thing that is clicked alone is a part of many moves.
    """
    if not told:
        return "no message of the game was told"
    if wrong := mistaken(game, told, clause):
        return wrong
    found = (first_wrong(game, state, row, names, told, clause, clicked) for row in rows)
    return reduce(lambda one, other: one and other, found)


def false_line(
    game: Game, state: Position, row: Move, names: Sequence[str], say: Callable[[], object]
) -> str | None:
    """The same of the lines about a move that was made; only those count that claims.py checks."""
    assert game.claims is not None
    told = [message for message in own_messages(game, say) if message.name in game.claims.CLAIMS]
    return first_wrong(game, state, row, names, told)


def own_messages(game: Game, say: Callable[[], object]) -> list[Message]:
    """The game's messages that are told, without those that only name things."""
    assert game.claims is not None
    with heard() as told:
        say()
    words = catalogue_of(game)
    own = [message for message in told if message.catalogue is words]
    return [message for message in own if not message.name.startswith(tuple(game.claims.NAMES))]


@cache
def catalogue_of(game: Game) -> Catalogue:
    """A game's messages, by whose names its claims are checked."""
    return catalogue(game.folder / "words")


def mistaken(game: Game, told: Sequence[Message], clause: int | None) -> str | None:
    """The message of a sentence that speaks for other clauses than the one given, if any."""
    assert game.claims is not None
    for message in told if clause is not None else ():
        clauses = game.claims.CLAUSES.get(message.name)
        if clauses and clause not in clauses:
            return f"the message {message.name} is false: it speaks for another clause"
    return None


def first_wrong(
    game: Game,
    state: Position,
    row: Move,
    names: Sequence[str],
    told: Sequence[Message],
    clause: int | None = None,
    clicked: Sequence[str] | None = None,
) -> str | None:
    """What is wrong with the first of these messages that is false; `clicked` may be a part of a move."""
    context: dict[str, object] = {"names": names, "told": [message.name for message in told]}
    context |= {"clause": clause, "clicked": clicked or game.moves.paths[row]}
    return next((wrong for one in told if (wrong := wrong_with(game, state, row, one, context))), None)


def wrong_with(
    game: Game, state: Position, row: Move, message: Message, context: Mapping[str, object]
) -> str | None:
    """What is wrong with one message of a sentence.

    Its claim also gets the players' names, the messages that the sentence is made of, the clause that is
    given with it, if any, and what of the move was clicked.
    """
    assert game.claims is not None
    claim = game.claims.CLAIMS.get(message.name)
    if claim is None:
        return f"claims.py does not check the message {message.name}"
    if not claim(state, game.moves[row], {**context, **message.arguments}):
        return f"the message {message.name} is false"
    return None


def clauses_in(names: Iterable[str], clauses: type[IntEnum]) -> dict[str, tuple[int, ...]]:
    """The clause for which a message speaks that is called after it: MW-51 for 'reason-mw-51'."""
    found = {}
    for name in names:
        words = name.upper().split("-")
        if words[0] == "REASON" and "_".join(words[1:3]) in clauses.__members__:
            found[name] = (int(clauses["_".join(words[1:3])]),)
    return found


def named(value: object) -> str:
    """The message that an argument is: 'card-5'; of a text itself."""
    return value.name if isinstance(value, Phrase) else str(value)


def is_over(state: Raw, row: Raw, said: Said) -> bool:
    """'The game is over.' Every game says it of every move then."""
    return state.to_move == OVER


# --- many sentences, quickly


def with_compiled_reasons(game: Game) -> Game:
    """The same game, for many sentences: what it calls of its reasons.py runs compiled, in claims.py too."""
    reasons, claims = game.reasons, game.claims
    if reasons is None or claims is None:
        return game
    opinion = Opinion(sys.modules[reasons.applies.__module__])
    return game.with_parts(
        reasons=SimpleNamespace(applies=opinion.moved(reasons.applies)),
        claims=SimpleNamespace(
            CLAIMS={name: opinion.moved(claim) for name, claim in claims.CLAIMS.items()},
            CLAUSES=claims.CLAUSES,
            NAMES=claims.NAMES,
            asks=claims.asks,
        ),
    )


class Opinion:
    """Copies of the functions of a game's claims that call compiled functions of its reasons."""

    def __init__(self, reasons: ModuleType) -> None:
        self.package = reasons.__name__.rpartition(".")[0]
        self.reasons = reasons.__name__
        self.twin = compiled(reasons)
        self.scopes: dict[str, dict[str, Any]] = {}  # the globals of a module, with moved functions

    def moved(self, function: Any) -> Any:
        """One of reasons.py that looks at a state compiled, one of claims as a copy, others as they are."""
        if not isinstance(function, FunctionType) or not function.__module__.startswith(f"{self.package}."):
            return function
        code = function.__code__
        if function.__module__ != self.reasons:
            scope = self.scope(function.__module__)
            return FunctionType(code, scope, function.__name__, function.__defaults__, function.__closure__)
        looks_at_state = code.co_varnames[: code.co_argcount][:1] == ("state",)
        return with_plain_numbers(self.twin.entry(function)) if looks_at_state else function

    def scope(self, module: str) -> dict[str, Any]:
        if module not in self.scopes:
            scope = self.scopes[module] = dict(vars(sys.modules[module]))
            scope.update({name: self.moved(value) for name, value in scope.items()})
        return self.scopes[module]


def with_plain_numbers(entry: Any) -> Callable[..., Any]:
    """A compiled function, called with a record and with numbers that may be members of enums."""
    return lambda state, *numbers: entry(state.raw, *map(int, numbers))
