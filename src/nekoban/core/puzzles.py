"""Puzzles: positions in which one move is clearly the best, from a game's `puzzles.json`.

A puzzle shows what the seat to move sees and nothing else: its position is that seat's view. docs/puzzles.md
describes the file; `nekoban puzzle make` writes it.
"""

from __future__ import annotations

import datetime
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from functools import cache
from hashlib import blake2b
from typing import Any, TypeGuard

from nekoban.core import notation
from nekoban.core.game import Game
from nekoban.core.match import Match
from nekoban.core.messages import tell
from nekoban.core.motives import Choice, Reason, motives_of, reasons
from nekoban.core.motives import theme as motive_title
from nekoban.core.notation import NotationError
from nekoban.core.options import short
from nekoban.core.record import SeatNumber

FORMAT = "nekoban-puzzles-1"
LINE = 6  # moves at most that are shown after an answer


class PuzzleError(NotationError):
    """A puzzle that does not exist or does not work; the text says which and why."""


@dataclass(frozen=True)
class Puzzle:
    """One puzzle. Moves are texts; a chance is the expected share of the win, from 0 to 1."""

    id: str  # of its position and answer: it changes with them
    grade: str  # the lowest level from which on all levels solve it
    theme: str  # a motive of the game; empty if none fits
    position: str  # what the seat to move sees
    answer: str
    tempting: str  # the wrong move that lower levels chose most
    margin: float  # between the answer's chance and the next best
    worse: float  # the share of imagined worlds in which another move was noticeably better
    deal: int  # the world in which the lines are played
    chances: Mapping[str, float]  # of every legal move, the best first
    lines: Mapping[str, Sequence[str]]  # what follows each move there, until the same seat decides again


def puzzle_id(position: str, answer: str) -> str:
    """A short name made from the content: the same puzzle has the same one in every file."""
    return blake2b(f"{position}\n{answer}".encode(), digest_size=4).hexdigest()


# --- the file


def write_puzzles(game: Game, puzzles: Sequence[Puzzle], made: Sequence[Mapping[str, object]]) -> str:
    """A file of puzzles: how it was made, then one puzzle a line, the easiest first."""
    head = {"format": FORMAT, "game": game.name, "version": game.version, "made": made}
    rows = ",\n".join(json.dumps(asdict(puzzle), ensure_ascii=False) for puzzle in puzzles)
    return f'{json.dumps(head, indent=1, ensure_ascii=False)[:-2]},\n "puzzles": [\n{rows}\n]}}\n'


@cache
def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """All puzzles of a game by id, the easiest first; none if it has no file."""
    return read_puzzles(game, game.puzzles) if game.puzzles is not None else {}


def read_puzzles(game: Game, data: object) -> dict[str, Puzzle]:
    """The puzzles of a file; one of other rules, or whose position or answer was changed, is refused."""
    if not is_puzzle_file(data) or data["game"] != game.name:
        raise PuzzleError(tell("puzzles-format", game=game.shown_title, format=FORMAT))
    if data["version"] != game.version:
        version = short(data["version"])
        raise PuzzleError(tell("puzzles-version", game=game.shown_title, made=version, now=game.version))
    found: dict[str, Puzzle] = {}
    for row in data["puzzles"]:
        wrong = wrong_field(game, row if isinstance(row, dict) else {})
        if wrong is not None:
            raise PuzzleError(tell("puzzle-field", field=short(wrong), puzzle=short(row)))
        puzzle = Puzzle(**row)
        if puzzle.id != puzzle_id(puzzle.position, puzzle.answer):
            raise PuzzleError(tell("puzzle-changed", puzzle=puzzle.id))
        found[puzzle.id] = puzzle
    return found


def is_puzzle_file(data: object) -> TypeGuard[dict[str, Any]]:
    """Whether data has the shape of a file of puzzles."""
    return (
        isinstance(data, dict)
        and data.get("format") == FORMAT
        and {"game", "version"} <= set(data)
        and all(isinstance(data.get(key), list) for key in ("made", "puzzles"))
    )


def wrong_field(game: Game, row: Mapping[str, object]) -> str | None:
    """A field of a row that is missing, that no puzzle has, or whose value is of another kind."""
    themes = {"", *(motive.id for motive in motives_of(game))}
    for name in (*FIELDS, *row):
        if name not in FIELDS or name not in row or not FIELDS[name](row[name]):
            return name
    return None if row["theme"] in themes else "theme"


def is_word(value: object) -> bool:
    """Half of a character of two halves, as JSON can have it, is no text."""
    return isinstance(value, str) and value.isprintable()


def is_share(value: object) -> bool:
    """Whether a value of puzzles.json is a share between 0 and 1."""
    return isinstance(value, int | float) and not isinstance(value, bool) and 0 <= value <= 1


def is_whole(value: object) -> bool:
    """Whether a value of puzzles.json is a whole number."""
    return isinstance(value, int) and not isinstance(value, bool)


def is_line(value: object) -> bool:
    """Whether a value of puzzles.json is a line of moves."""
    return isinstance(value, list) and all(map(is_word, value))


def for_moves(is_value: Callable[[object], bool]) -> Callable[[object], bool]:
    """Whether a value of puzzles.json has such a value for each of some moves."""
    return lambda value: isinstance(value, dict) and all(map(is_value, value.values()))


FIELDS: dict[str, Callable[[object], bool]] = {
    **dict.fromkeys(("id", "grade", "theme", "position", "answer", "tempting"), is_word),
    **dict.fromkeys(("margin", "worse"), is_share),
    "deal": is_whole,
    "chances": for_moves(is_share),
    "lines": for_moves(is_line),
}
"""The fields of a puzzle, and what their values have to be."""


def needed_puzzles(game: Game) -> dict[str, Puzzle]:
    """All puzzles of a game; an error if it has none."""
    found = puzzles_of(game)
    if not found:
        raise PuzzleError(tell("puzzles-none", game=game.shown_title))
    return found


def chosen_puzzle(game: Game, puzzles: Mapping[str, Puzzle], id: str) -> Puzzle:
    """The puzzle of that id; else an error that says what there is."""
    if id not in puzzles:
        raise PuzzleError(tell("puzzle-unknown", puzzle=short(id), game=game.shown_title, count=len(puzzles)))
    return puzzles[id]


# --- lessons made of puzzles


@dataclass(frozen=True)
class Lesson:
    """A few puzzles about one thing, with something to read before and after them."""

    name: str
    title: str
    before: str
    after: str
    puzzles: tuple[Puzzle, ...]


def lessons_of(game: Game) -> list[Lesson]:
    """The lessons of a game's `exercises.toml`, told in the reader's language; none without such a file.

    The texts are messages of the game: `exercise-<name>`, and with `-before` and `-after`.
    """
    rows = (game.exercises or {}).get("lesson", ())
    return [read_lesson(game, row) for row in rows]


def read_lesson(game: Game, row: Mapping[str, Any]) -> Lesson:
    """A lesson made of puzzles, from exercises.toml."""
    name, known = row["name"], puzzles_of(game)
    title, before, after = (game.tell(f"exercise-{name}{part}") for part in ("", "-before", "-after"))
    return Lesson(name, title, before, after, tuple(chosen_puzzle(game, known, id) for id in row["puzzles"]))


# --- one puzzle


def begin_puzzle(position: str, deal: int) -> Match:
    """A match that begins with a puzzle; what the position hides is dealt."""
    return Match.from_position(position, seed=f"puzzle {deal}")


def is_line_over(match: Match, seat: SeatNumber | None) -> bool:
    """Whether a line has come to its end: the seat decides again after others, or it is long enough."""
    others = any(mover != seat for mover in match.movers[1:])
    return match.over or match.ply > LINE or (match.to_move == seat and others)


def check_puzzle(game: Game, puzzle: Puzzle) -> None:
    """Check everything that can be checked without a search; what is wrong is said in a sentence."""
    try:
        fault = puzzle_fault(game, puzzle)
    except ValueError as error:  # of a position or a move
        fault = str(error)
    if fault:
        raise PuzzleError(tell("puzzle-fault", puzzle=puzzle.id, fault=fault))


def puzzle_fault(game: Game, puzzle: Puzzle) -> str | None:
    """What is wrong with a puzzle, or None."""
    read, options, record = notation.read_position(puzzle.position)
    if read is not game:
        return tell("puzzle-game", game=game.shown_title)
    if notation.write_position(game, options, record) != puzzle.position:
        return tell("puzzle-spelling")
    match = begin_puzzle(puzzle.position, puzzle.deal)
    if match.to_move is None or match.position(match.to_move) != puzzle.position:
        return tell("puzzle-secrets")
    if set(puzzle.chances) != set(match.moves()) or set(puzzle.lines) != set(puzzle.chances):
        return tell("puzzle-moves")
    wrong = [chance for move, chance in puzzle.chances.items() if move != puzzle.answer]
    if puzzle.tempting == puzzle.answer or not {puzzle.answer, puzzle.tempting} <= set(puzzle.chances):
        return tell("puzzle-answer")
    if not 0 <= min(wrong) <= max(wrong) < puzzle.chances[puzzle.answer] <= 1:
        return tell("puzzle-chances")
    for move in puzzle.chances:
        played_line(puzzle, match, move)
    return None


def played_line(puzzle: Puzzle, match: Match, move: str) -> Match:
    """A match that goes on from the puzzle's own: a move was made, and what follows it."""
    played = match.at(0)
    for text in (move, *puzzle.lines[move]):
        played.play(text)
    return played


# --- the puzzle of the day


def daily_puzzle(ids: Sequence[str], day: datetime.date) -> str:
    """The puzzle of a day: the one whose name, mixed with the date, comes first. Pages compute the same.

    A puzzle that is added or taken away changes only the days that it would have had.
    """
    return min(ids, key=lambda id: (mixed(f"{day.isoformat()} {id}"), id))


def mixed(text: str) -> int:
    """A number from a text, to choose the puzzle of the day (FNV-1a with 32 bits)."""
    number = 0x811C9DC5
    for byte in text.encode():
        number = (number ^ byte) * 0x01000193 & 0xFFFFFFFF
    return number


# --- in words


def verdict(puzzle: Puzzle, match: Match, move: str) -> str:
    """Whether a move is the answer, with the chances; a wrong one does not tell the answer."""
    best, second = sorted(puzzle.chances, key=lambda text: -puzzle.chances[text])[:2]
    said = {"move": match.words(move), "percent": percent(puzzle, move)}
    if move != puzzle.answer:
        return tell("puzzle-wrong", **said, hoped=percent(puzzle, best))
    return tell("puzzle-right", **said, next=match.words(second), hoped=percent(puzzle, second))


def shown_answer(puzzle: Puzzle, match: Match) -> str:
    """The sentence that shows the answer of a puzzle."""
    answer = puzzle.answer
    return tell("puzzle-shown", move=match.words(answer), percent=percent(puzzle, answer))


def percent(puzzle: Puzzle, move: str) -> int:
    """The chance to win with a move of a puzzle, in per cent."""
    return round(100 * puzzle.chances[move])


def line_moments(puzzle: Puzzle, match: Match, move: str) -> Iterator[tuple[Match, list[str]]]:
    """The match after a move and after each that follows, with what the solver's seat reads about it."""
    played = played_line(puzzle, match, move)
    for ply in range(1, played.ply + 1):
        moment = played.at(ply)
        yield moment, moment.log(match.to_move)


def theme_of(match: Match, answer: str, tempting: str) -> str:
    """The motive that a puzzle is about: what the answer gains and the tempting move does not.

    Else what the answer gains at all, else what the tempting move gives away; empty if no motive fits.
    """
    right, wrong = reasons_for(match, answer), reasons_for(match, tempting)
    right_ids, wrong_ids = ({reason.id for reason in found} for found in (right, wrong))
    gains = [reason.id for reason in right if reason.is_gain]
    own = [id for id in gains if id not in wrong_ids]
    costs = [reason.id for reason in wrong if not reason.is_gain and reason.id not in right_ids]
    return next(iter((*own, *gains, *costs)), "")


def reasons_for(match: Match, move: str) -> list[Reason]:
    """What a move in a puzzle gains and allows, as the seat to move can know it."""
    choice = Choice(match.view(match.to_move), match.read(move), match.legal(), match.names)
    return reasons(match.game, choice)


def theme_name(game: Game, theme: str) -> str:
    """What a theme of puzzles is called."""
    return motive_title(game, theme) if theme else tell("puzzle-theme-none")
