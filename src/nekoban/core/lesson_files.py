"""What a game's lesson.toml holds: a first game, step by step. It is checked when the game loads."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NotRequired, TypedDict, cast, get_args, get_origin, get_type_hints, is_typeddict

from nekoban.core.contracts import ContractError, read_data


class LessonStep(TypedDict):
    """One step of a chapter."""

    say: str  # what is said: the name of a message, or the text itself
    move: NotRequired[str]  # the reader's move is awaited, another player's is made
    otherwise: NotRequired[str]  # said when the reader clicks something else
    luck: NotRequired[list[object]]  # what the move rolls and draws


class LessonChapter(TypedDict):
    """A match of its own, from a position, or dealt from its options and its seed."""

    title: str  # the name of a message, or the text itself
    step: list[LessonStep]  # one after the other
    position: NotRequired[str]  # as text
    options: NotRequired[dict[str, Any]]  # where there is no position
    seed: NotRequired[str]  # decides what is drawn later
    luck: NotRequired[list[object]]  # what the set-up rolls and draws


class LessonFile(TypedDict):
    """The whole file."""

    title: str  # the name of a message, or the text itself
    names: list[str]  # of the people at the table, by seat
    chapter: list[LessonChapter]  # one after the other
    seat: NotRequired[int]  # the reader's, from 1; the first unless it is given


def load_lesson(folder: Path) -> LessonFile | None:
    """The lesson of a game's folder, with every field that it must have and no other; None without one."""
    found = read_data(folder, "lesson")
    if found is not None:
        check(found, LessonFile, f"{folder / 'lesson.toml'}")
    return cast("LessonFile | None", found)


def check(table: Mapping[str, Any], kind: type[Any], where: str) -> None:
    """Every field of a table, and of the tables in it, is one of its kind."""
    fields = get_type_hints(kind)
    for name in table:
        if name not in fields:
            raise ContractError(f"{where}: there is no field {name!r}.")
    for name in fields:
        if name not in table and is_required(kind, name):
            raise ContractError(f"{where} lacks {name}.")
    for name, value in table.items():
        check_value(value, fields[name], f"{where}, {name}")


def is_required(kind: type[Any], name: str) -> bool:
    """Whether lesson.toml must have that entry."""
    return get_origin(get_type_hints(kind, include_extras=True)[name]) is not NotRequired


def check_value(value: object, kind: Any, where: str) -> None:
    """Refuse an entry of lesson.toml that is of another kind than declared."""
    if get_origin(kind) is list:
        if not isinstance(value, list):
            raise ContractError(f"{where} must be a list.")
        for number, one in enumerate(value, 1):
            check_value(one, get_args(kind)[0], f"{where} {number}")
    elif is_typeddict(kind):
        if not isinstance(value, Mapping):
            raise ContractError(f"{where} must be a table.")
        check(value, kind, where)
    elif not isinstance(value, get_origin(kind) or kind):
        wanted = {str: "a text", int: "a number"}.get(kind, "a table")
        raise ContractError(f"{where} must be {wanted}.")
