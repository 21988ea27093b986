"""Save files: a match as one JSON document, written, read, and checked by playing it again."""

from __future__ import annotations

import json
import re
from collections.abc import Sequence
from contextlib import suppress
from hashlib import blake2b
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple, NotRequired, TypedDict, cast

from nekoban.core import notation, untrusted_text
from nekoban.core.game import Game
from nekoban.core.given_luck import Outcome, read_outcomes
from nekoban.core.luck import commitment
from nekoban.core.messages import tell
from nekoban.core.notation import FORMAT, QUICK_FORMAT, NotationError
from nekoban.core.options import Chosen, OptionError, short
from nekoban.core.record import SeatNumber
from nekoban.core.seeds import read_seed

if TYPE_CHECKING:
    from nekoban.core.match import Match

FILE_LIMIT = 8_000_000  # bytes of a save file
NO_FILES = ("", "..")  # names that no file can have


class SavedResult(TypedDict):
    """How a saved match ended."""

    winners: list[int]  # seats, counted from 1
    scores: list[int]


class Save(TypedDict):
    """The plain data of a save file. `read_save` checks what it is sure of; `beginning` the rest."""

    format: int
    game: str
    version: int
    options: dict[str, object]
    names: list[str]
    bots: NotRequired[object]
    start: NotRequired[object]
    commitment: NotRequired[object]
    seed: str
    contributions: NotRequired[Sequence[str | None]]
    luck: NotRequired[object]
    moves: list[str]
    digest: NotRequired[object]
    result: NotRequired[SavedResult | None]


# --- writing


def write_match(match: Match) -> Save:
    """A match as the plain data of a save file."""
    result = match.result()
    save: Save = {
        "format": match.format,
        "game": match.game.name,
        "version": match.game.version,
        "options": match.options.changed(),
        "names": list(match.kept_names),
        "bots": [match.bots.get(seat) for seat in range(match.options.players)],
        "start": match.start,
        "commitment": match.commitment,
        "seed": match.seed.hex(),
        "contributions": match.contributions,
        "luck": {str(ply): luck for ply, luck in match.given.items()},
        "moves": [match.game.moves.texts[move] for move in match.played],
        "digest": digest(match),
        "result": result and {"winners": [seat + 1 for seat in result.winners], "scores": result.scores},
    }
    optional = {
        "bots": bool(match.bots),
        "start": match.start is not None,
        "contributions": any(match.contributions),
        "luck": bool(match.given),
    }
    return cast(Save, {key: value for key, value in save.items() if optional.get(key, True)})


def digest(match: Match) -> str:
    """A fingerprint of the position reached."""
    style = notation.style_of(match.format) or notation.COUNTED_FROM_1
    text = notation.write_position(match.game, match.options, match.state, style)
    return blake2b(text.encode(), digest_size=16).hexdigest()


def write_save(save: Save) -> str:
    """One JSON document, with the moves in rows that a person can read."""
    moves = json.dumps(save["moves"], ensure_ascii=False)
    rest = {key: value for key, value in save.items() if key != "moves"}
    return json.dumps(rest, ensure_ascii=False, indent=1)[:-2] + ',\n "moves": ' + moves + "\n}\n"


def write_file(save: Save, path: Path) -> None:
    """Write one JSON document; an existing file is replaced completely or not at all."""
    if path.name in NO_FILES:
        raise NotationError(tell("file-no-name", file=str(path)))
    scratch = path.with_name(path.name + ".part")
    try:
        scratch.write_text(write_save(save), encoding="utf-8")
        scratch.replace(path)
    except OSError as error:
        with suppress(OSError):
            scratch.unlink()
        why = error.strerror or str(error)
        raise NotationError(tell("file-unwritable", file=str(path), error=why)) from None


# --- reading


def read_file(path: str | Path) -> Save:
    """A save file as plain data, its shape checked."""
    try:
        with open(path, "rb") as file:
            data = file.read(FILE_LIMIT + 1)
    except OSError as error:
        why = error.strerror or str(error)
        raise NotationError(tell("file-unreadable", file=str(path), error=why)) from None
    if len(data) > FILE_LIMIT:
        raise NotationError(tell("save-too-large", file=str(path), limit=FILE_LIMIT // 1_000_000))
    try:
        return read_save(data.decode("utf-8"))
    except UnicodeDecodeError as error:
        raise NotationError(tell("save-no-utf-8", file=str(path), byte=error.start)) from None
    except NotationError as error:
        raise NotationError(tell("save-fault", file=str(path), fault=str(error))) from None


def read_save(text: str) -> Save:
    """A save file's text, checked for its form."""
    try:
        save = untrusted_text.read_json(text)
    except json.JSONDecodeError as error:
        place = {"line": error.lineno, "column": error.colno}
        raise NotationError(tell("save-no-json", error=error.msg, **place)) from None
    except untrusted_text.UnfitText as error:
        raise NotationError(tell("save-unfit", error=str(error))) from None
    if not isinstance(save, dict):
        raise NotationError(tell("save-no-object"))
    for key, kind in SAVE_SHAPE.items():
        if key not in save:
            raise NotationError(tell("save-lacks", key=repr(key)))
        if not isinstance(save[key], kind) or isinstance(save[key], bool):
            raise NotationError(tell(f"save-{KIND_NAMES[kind]}", key=repr(key), value=short(save[key])))
    if not QUICK_FORMAT <= save["format"] <= FORMAT:
        known = {"oldest": QUICK_FORMAT, "newest": FORMAT}
        raise NotationError(tell("save-format", format=short(save["format"]), **known))
    for key in ("names", "moves"):
        if not all(isinstance(entry, str) for entry in save[key]):
            raise NotationError(tell("save-entries", key=repr(key)))
    return cast(Save, save)


SAVE_SHAPE: dict[str, type] = {
    "format": int,
    "game": str,
    "version": int,
    "options": dict,
    "names": list,
    "seed": str,
    "moves": list,
}
KIND_NAMES = {int: "whole-number", str: "text", dict: "object", list: "list"}


def read_bots(entries: object, players: int) -> dict[SeatNumber, str]:
    """Which seats bots sit on: for every seat a bot's name, or null for a person."""
    if entries is None:
        return {}
    given: Sequence[object] = entries if isinstance(entries, list) else ()
    if len(given) != players or not all(entry is None or isinstance(entry, str) for entry in given):
        raise NotationError(tell("save-bots", players=players))
    return {seat: entry for seat, entry in enumerate(given) if isinstance(entry, str)}


def read_given(entries: object) -> dict[int, list[Outcome]]:
    """The luck that was given by hand, by ply."""
    if entries is None:
        return {}
    if not isinstance(entries, dict) or not all(re.fullmatch("[0-9]{1,6}", ply) for ply in entries):
        raise NotationError(tell("save-luck"))
    return {int(ply): read_outcomes(outcomes) for ply, outcomes in entries.items()}


# --- from plain data to a match


class Beginning(NamedTuple):
    """What a match begins with, in the order in which `Match` takes it."""

    game: Game
    options: Chosen
    seed: bytes
    names: Sequence[str]
    start: str | None
    contributions: Sequence[str | None]
    format: int
    luck: Sequence[Outcome]


def beginning(save: Save) -> Beginning:
    """What a saved match begins with, checked."""
    try:
        game = notation.named_game(save["game"])
        options = game.options.read(save["options"])
    except OptionError as error:
        raise NotationError(str(error)) from None
    if save["version"] != game.version:
        versions = {"version": short(save["version"]), "own": game.version}
        raise NotationError(tell("save-version", game=game.shown_title, **versions))
    if len(save["names"]) != options.players:
        raise NotationError(tell("save-names", count=len(save["names"]), players=options.players))
    start = read_start(save, options)
    seed = read_seed(save["seed"])
    if save.get("commitment", commitment(seed)) != commitment(seed):
        raise NotationError(tell("save-seed"))
    contributions = save.get("contributions", [])
    if contributions and save["format"] == QUICK_FORMAT:
        raise NotationError(tell("save-no-contributions", format=QUICK_FORMAT))
    luck = read_given(save.get("luck")).get(0, [])
    return Beginning(game, options, seed, save["names"], start, contributions, save["format"], luck)


def read_start(save: Save, options: Chosen) -> str | None:
    """The position that a saved match began from, if that was not the set-up."""
    start = save.get("start")
    if start is None:
        return None
    if (
        isinstance(start, str)
        and notation.read_position(start, notation.style_of(save["format"]))[1] == options
    ):
        return start
    raise NotationError(tell("save-start"))


def play_on(match: Match, save: Save) -> None:
    """Make the moves of a save in a match that has just begun, and check that they lead to its end."""
    match.bots = read_bots(save.get("bots"), match.options.players)
    given = read_given(save.get("luck"))
    for number, text in enumerate(save["moves"], 1):
        try:
            match.play(text, given.get(number, ()))
        except (ValueError, IndexError, ArithmeticError) as error:  # of rules, from a position of no game
            raise NotationError(
                tell("save-move", number=number, move=short(text), error=str(error))
            ) from None
    mine = write_match(match)
    if "digest" in save and save["digest"] != mine.get("digest"):
        raise NotationError(tell("save-position"))
    if save.get("result") is not None and save.get("result") != mine.get("result"):
        raise NotationError(tell("save-result"))
