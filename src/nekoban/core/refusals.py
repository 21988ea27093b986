"""Refusals of moves: why a move, or a part of one, cannot be made now; or what to choose first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, TypeAlias

from nekoban.core import notation
from nekoban.core.game import Game
from nekoban.core.messages import tell
from nekoban.core.moves import Move
from nekoban.core.notation import NotationError
from nekoban.core.pictures import clicks, short_name, thing_names

if TYPE_CHECKING:
    from nekoban.core.match import Match

Asked: TypeAlias = str | Sequence[str] | Move  # a move as text, as a path of clicks, or as a row

ASKED = 300  # moves that are tried to say why a part of a move cannot be used
NAMED = 4  # at most this many things are named when one of them must be chosen first


class Refusal(NamedTuple):
    """Why a move is not legal."""

    clause: str  # its id, as in RULES.md
    sentence: str

    def __str__(self) -> str:
        return tell("because", reason=self.sentence, clause=self.clause) if self.clause else self.sentence


class MoveError(ValueError):
    """A move that cannot be made; `refusal` has the clause that forbids it, and a sentence."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(str(refusal))
        self.refusal = refusal


def why_not(match: Match, move: Asked) -> Refusal | None:
    """None for a legal move or the beginning of one, else what forbids it or what to choose first."""
    if clicks := unconnected(match.game, move):
        alone = why_not(match, clicks[-1:]) or why_not(match, clicks[:-1])
        return alone or Refusal("", tell("not-with-first"))
    return (
        chosen_too_early(match, move)
        or begun_in_vain(match, move)
        or refusal(match, asked_about(match, move))
    )


def unconnected(game: Game, move: Asked) -> list[str]:
    """What was clicked, if no move begins so, though one has the last click: that is then answered alone."""
    if not notation.is_text_or_path(move) or notation.is_text_of_move(game, move):
        return []
    clicks = notation.asked_words(move)
    if len(clicks) < 2 or notation.rows_begun(game, move) or not notation.rows_about(game, move):
        return []
    return clicks


def chosen_too_early(match: Match, move: Asked) -> Refusal | None:
    """What to choose first, if this click only comes later in a legal move."""
    if isinstance(move, str) or not notation.is_text_or_path(move) or len(move) != 1:
        return None
    paths = match.paths()
    if any(path[0] == move[0] for path in paths):
        return None
    first = list(dict.fromkeys(path[0] for path in paths if move[0] in path[1:]))
    if not first:
        return None
    if sentence := match.game.words.choose_first(match.view(match.to_move), move[0]):
        return Refusal("", sentence)
    names = thing_names(match.game, match.view(match.to_move), match.names)
    told = list(dict.fromkeys(short_name(names.get(click, click)) for click in first))
    things = [*told[:NAMED], *[tell("another")] * (len(told) > NAMED)]
    return Refusal("", tell("first-choose", things=things))


def begun_in_vain(match: Match, move: Asked) -> Refusal | None:
    """What the game says of a thing that begins no move now, if it says more than one move's reason."""
    if match.over or isinstance(move, str) or not notation.is_text_or_path(move) or len(move) != 1:
        return None
    if any(path[0] == move[0] for path in match.paths()):
        return None
    if (told := match.game.words.idle(match.view(match.to_move), move[0])) is None:
        return None
    clause, sentence = told
    return Refusal(clause_label(match.game, clause), sentence)


def asked_about(match: Match, move: Asked) -> list[Move]:
    """The move that is meant, or all moves that begin this way or contain that part."""
    parts: list[Move] = []
    if notation.is_text_or_path(move):
        parts = at_hand(match, meant(match, move))
    if parts and not isinstance(move, str):
        return parts
    try:
        row = match.read(move)
    except NotationError:
        if not parts:
            raise
        return parts
    begun = notation.rows_begun(match.game, move) if isinstance(move, str) else []
    return begun if set(begun) & set(match.legal()) else [row]


def meant(match: Match, move: str | Sequence[str]) -> list[Move]:
    """All moves that begin this way; of a click alone those of a kind that is asked now, if there are any."""
    rows, paths = notation.rows_about(match.game, move), match.game.moves.paths
    if isinstance(move, str) or len(move) != 1:
        return rows
    near = asked_now(match, [row for row, path in enumerate(paths) if move[0] in path])
    return [row for row in near if paths[row][0] == move[0]] or near or rows


def asked_now(match: Match, rows: Sequence[Move]) -> list[Move]:
    """Those of these moves whose kind is asked now: one that is legal; or else one that the game asks for,
    though nothing of that kind is legal.
    """
    game, view = match.game, match.view(match.to_move)
    legal = {game.moves[row].kind for row in match.legal()}
    near = [row for row in rows if game.moves[row].kind in legal]
    return near or [row for row in rows if game.words.asks(view, game.moves[row].kind)]


def at_hand(match: Match, rows: list[Move]) -> list[Move]:
    """Those of these moves of which the fewest things are missing on the table; mostly none."""
    if match.game.drawing is None or not rows:
        return rows
    shown, paths = clicks(match.svg(match.to_move, faces=False)), match.game.moves.paths
    missing = {row: sum(click not in shown for click in paths[row]) for row in rows}
    fewest = min(missing.values())
    return [row for row in rows if missing[row] == fewest]


def refusal(match: Match, rows: list[Move]) -> Refusal | None:
    """What forbids most of these moves; None if one of them is legal."""
    if set(rows) & set(match.legal()):
        return None
    row, clause = forbidden(match, rows)
    sentence = match.game.words.reason(match.view(match.to_move), row, clause, match.names)
    return Refusal(clause_label(match.game, clause), sentence)


def forbidden(match: Match, rows: list[Move]) -> tuple[Move, int]:
    """The one of these moves that is spoken of, and its clause: the clause that forbids most of them.

    Those that the game names last do not count while there is another.
    """
    last = match.game.last_named
    rows = asked_now(match, rows) or rows  # of several kinds that are meant, one is asked now
    clauses = {row: match.engine.why_not(match.state, row) for row in rows[:: 1 + len(rows) // ASKED]}
    named = [clause for clause in clauses.values() if clause_label(match.game, clause) not in last]
    clause = Counter(named or clauses.values()).most_common(1)[0][0]
    return next(row for row in clauses if clauses[row] == clause), clause


def clause_label(game: Game, clause: int) -> str:
    """The id of a clause as written in RULES.md; empty for the plain end of the game."""
    name = game.clauses(clause).name
    return "" if name == "OVER" else name.replace("_", "-")
