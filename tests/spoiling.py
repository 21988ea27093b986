"""Law 12 asked about refusals, with what was said wrongly once put back in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any

from nekoban.core import laws
from nekoban.core.game import Game

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay", "Gus"]
Sentence = Callable[[Any, Any, Any], str]  # of a view, a row and the players' names


def spoiled(game: Game, why_not: Callable[[Any, int], int], say: Sentence | None = None) -> Game:
    """A game whose refusals name another clause, or say something else; interpreted only."""
    words = game.parts["words"]
    if say is not None:
        told = say
        words = SimpleNamespace(
            **{**vars(words), "reason": lambda view, move, clause, names: told(view, game.moves[move], names)}
        )
    rules = SimpleNamespace(**{**vars(game.parts["rules"]), "why_not": why_not})
    other = game.with_parts(rules=rules, words=words)
    object.__setattr__(other, "compiled", other.interpreted)
    return other


def complaint(
    game: Game, state: Any, row: int, clause: int | None = None, say: Sentence | None = None
) -> str:
    """What law 12 says about a refused move; '' if nothing.

    With `clause` the rules name that one for it, with `say` its sentence is that one.
    """
    true = game.rules.why_not
    other = spoiled(game, lambda state, move: true(state, move) if clause is None else clause, say)
    options = SimpleNamespace(players=int(state.seats))
    try:
        laws.check_sentence(other, options, state, row, other.interpreted.why_not(state, row), 0)  # type: ignore[arg-type]
    except laws.Breach as breach:
        assert breach.law == 12
        return str(breach)
    return ""


def complaint_of_games(game: Game, instead: Mapping[int, int], options: Mapping[str, Any], most: int) -> str:
    """The same over random games in which some clauses are named instead of others; at most this many
    decisions.
    """
    true = game.rules.why_not

    def why_not(state: Any, move: int) -> int:
        clause = true(state, move)
        return instead.get(clause, clause)

    other = spoiled(game, why_not)
    try:
        laws.listen_to_game(other, other.options.read(options), 1, most)
    except laws.Breach as breach:
        assert breach.law == 12
        return str(breach)
    return ""
