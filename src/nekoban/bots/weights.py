"""Weights of networks as files: small whole numbers with a scale for each row, and how they were made.

A file is a zip of arrays and a text `about.json`. It says for which game and which form of it the weights
are, the recipe, and a digest of everything else, so that a damaged or foreign file is refused by a sentence.
"""

from __future__ import annotations

import io
import json
import zipfile
import zlib
from collections.abc import Mapping, Sequence
from hashlib import blake2b
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from nekoban.bots.entities import Entities, entities_of
from nekoban.core.game import Game
from nekoban.core.messages import tell
from nekoban.core.untrusted_text import read_json

ABOUT = "about.json"
FORM = 1  # of the file
STEPS = 127  # a row's largest number
LONGEST_NAME = 60  # of an array, in a sentence
LARGEST = 256_000_000  # bytes of all arrays together: a small file can hold very many zeros
DAMAGES = (  # what reading a damaged file can end in
    OSError, ValueError, LookupError, TypeError, EOFError, RuntimeError, MemoryError, zipfile.BadZipFile,
    zlib.error,
)  # fmt: skip


class WeightsError(ValueError):
    """Why a file of weights cannot be used, in a sentence."""


class Weights(NamedTuple):
    """The arrays of a network, and what is written about it."""

    arrays: dict[str, np.ndarray]  # float32
    about: dict[str, Any]


def pack(arrays: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
    """Tables of numbers as small whole ones and a scale for each row; lists in half precision."""
    made: dict[str, np.ndarray] = {}
    for name, array in arrays.items():
        if array.ndim == 1:
            made[name] = array.astype(np.float16)
            continue
        scales = (np.abs(array).max(axis=1) / STEPS).astype(np.float32)
        rows = np.divide(array, scales[:, None], out=np.zeros_like(array), where=scales[:, None] > 0)
        made[name] = np.round(rows).clip(-STEPS, STEPS).astype(np.int8)
        made[f"{name} scales"] = scales
    return made


def unpack(packed: Mapping[str, np.ndarray]) -> dict[str, np.ndarray]:
    """The numbers that were packed; each table has one scale a row."""
    found = {}
    for name, array in packed.items():
        if array.dtype == np.int8:
            found[name] = array.astype(np.float32) * packed[f"{name} scales"][:, None]
        elif not name.endswith(" scales"):
            found[name] = array.astype(np.float32)
    return found


def check_arrays(entities: Entities, packed: Mapping[str, np.ndarray]) -> None:
    """Refuse arrays of another size than the sums take: compiled code reads where it expects a number.

    A table by other scales would also be unpacked to a table of any size.
    """
    blocks = sum(name.endswith(".inner.weight") for name in packed)
    widths = [packed[f"readers.{number}.places"].shape[-1] for number in range(len(entities.groups))]
    shapes = array_shapes(entities, packed["mix.bias"].size, widths, blocks)
    for name, shape in shapes.items():
        array = packed[name]
        if array.dtype == np.int8 and len(shape) > 1:
            shapes_fit = packed[f"{name} scales"].shape == shape[:1]
        else:
            shapes_fit = array.dtype in (np.float16, np.float32)
        if array.shape != shape or not shapes_fit:
            raise ValueError(tell("weights-shape", name=name))
    scales = {f"{name} scales" for name in shapes}
    if foreign := packed.keys() - shapes.keys() - scales:
        raise ValueError(tell("weights-shape", name=min(foreign)[:LONGEST_NAME]))
    for name, array in packed.items():
        if not np.isfinite(array).all():
            raise ValueError(tell("weights-shape", name=name))


def array_shapes(
    entities: Entities, width: int, widths: Sequence[int], blocks: int
) -> dict[str, tuple[int, ...]]:
    """The arrays of a network as wide as this, its entities too, as train/network.py makes them."""
    seats, moves = entities.game.seats, len(entities.game.moves)
    told = sum(group.rows * each for group, each in zip(entities.groups, widths, strict=True))
    found: dict[str, tuple[int, ...]] = {"counts": (seats + 1, width), "mix.weight": (width, told)}
    found["mix.bias"] = (width,)
    for number, (group, each) in enumerate(zip(entities.groups, widths, strict=True)):
        found[f"readers.{number}.words"] = (group.word_count, each)
        found[f"readers.{number}.places"] = (group.rows, each)
    for block in range(blocks):
        for layer in ("inner", "outer"):
            found[f"blocks.{block}.{layer}.weight"] = (width, width)
            found[f"blocks.{block}.{layer}.bias"] = (width,)
    for norm in (*(f"blocks.{block}.norm" for block in range(blocks)), "norm"):
        found |= {f"{norm}.weight": (width,), f"{norm}.bias": (width,)}
    for head, rows in (("policy", moves), ("value", seats)):
        found |= {f"{head}.weight": (rows, width), f"{head}.bias": (rows,)}
    return found


def form_of(entities: Entities) -> str:
    """A digest of all that the meaning of weights depends on: what is read, and what can be done."""
    marks: list[Any] = [len(entities.game.moves), entities.game.seats, entities.layout.size]
    for group in entities.groups:
        arrays = (group.columns, group.lowest, group.first, group.words, group.amounts)
        marks += [group.name, group.word_count, *(array.tolist() for array in arrays)]
    marks += [list(tail) for tail in entities.tails]
    names = [[slot.name, slot.shape] for slot in entities.layout.slots]
    return blake2b(json.dumps([marks, names]).encode(), digest_size=16).hexdigest()


def digest(files: Mapping[str, bytes], about: Mapping[str, Any]) -> str:
    """The digest of a network's files and of how they were made."""
    told = {key: value for key, value in about.items() if key != "digest"}
    found = blake2b(json.dumps(told, sort_keys=True).encode(), digest_size=16)
    for name in sorted(files):
        found.update(name.encode() + files[name])
    return found.hexdigest()


def write_weights(
    file: Path, game: Game, arrays: Mapping[str, np.ndarray], recipe: Mapping[str, Any]
) -> None:
    """Keep a network for this game in a file."""
    entities = entities_of(game)
    files = {name: array_bytes(array) for name, array in pack(arrays).items()}
    about = {"form": FORM, "game": game.name, "rules": game.version, "reads": form_of(entities), **recipe}
    about["digest"] = digest(files, about)
    part = file.with_suffix(".part")
    with zipfile.ZipFile(part, "w", zipfile.ZIP_DEFLATED) as packed:
        for name, content in {ABOUT: json.dumps(about, indent=1).encode(), **files}.items():
            packed.writestr(zipfile.ZipInfo(name), content, zipfile.ZIP_DEFLATED)
    part.replace(file)


def array_bytes(array: np.ndarray) -> bytes:
    """An array as the bytes of a NumPy file."""
    held = io.BytesIO()
    np.save(held, array, allow_pickle=False)
    return held.getvalue()


def read_weights(file: Path, game: Game) -> Weights:
    """The network of a file, if it is whole and for this form of this game."""
    try:
        with zipfile.ZipFile(file) as packed:
            if sum(part.file_size for part in packed.infolist()) > LARGEST:
                raise ValueError(tell("weights-too-large"))
            files = {name: packed.read(name) for name in packed.namelist()}
        about: Any = read_json(files.pop(ABOUT).decode())
        arrays = {name: np.load(io.BytesIO(one), allow_pickle=False) for name, one in files.items()}
        is_whole = about["digest"] == digest(files, about) and about["form"] == FORM
    except DAMAGES as error:
        raise WeightsError(tell("weights-damaged", file=str(file), what=str(error))) from None
    if not is_whole:
        raise WeightsError(tell("weights-digest", file=str(file)))
    if about["game"] != game.name or about["reads"] != form_of(entities_of(game)):
        given = {"name": game.name, "other": about["game"], "rules": about["rules"]}
        raise WeightsError(tell("weights-other-game", file=str(file), title=game.shown_title, **given))
    try:
        check_arrays(entities_of(game), arrays)
    except (ValueError, LookupError) as error:
        raise WeightsError(tell("weights-damaged", file=str(file), what=str(error))) from None
    return Weights(unpack(arrays), about)
