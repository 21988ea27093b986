"""Demonstrations: decisions of finished games as batches for imitation.

    for batch in nekoban.rl.demonstrations("mauwi", "games.parquet", size=1024):
        loss = cross_entropy(network(batch.observations), batch.actions, batch.masks)

They are read from Parquet files that `nekoban simulate --trajectories` writes and from saved matches (.neko),
a few at a time. Observations, masks and actions are those of `nekoban.rl.batch`.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import NamedTuple

import numpy as np

from nekoban.core.catalogue import find_game
from nekoban.core.decisions import layout_mark, match_decisions
from nekoban.core.game import Game
from nekoban.core.match import Match
from nekoban.core.notation import NotationError
from nekoban.core.observations import Encoder, Layout
from nekoban.core.turned_seats import turned_moves

KEY = "nekoban decisions"  # what a file of trajectories says about itself
PARQUET, SAVE = ".parquet", ".neko"


class DemonstrationError(ValueError):
    """A file that cannot be used; the text says why."""


class Demonstrated(NamedTuple):
    """Decisions as arrays, one row each."""

    observations: np.ndarray  # what the seat saw, as `Layout` describes it
    masks: np.ndarray  # 1 where an action was legal
    actions: np.ndarray  # what was done
    won: np.ndarray  # the seat's share of the win in the end
    scores: np.ndarray  # its points in the end
    seats: np.ndarray  # which seat it was


class Row(NamedTuple):
    """One decision as it is kept."""

    seat: int
    view: bytes
    legal: list[int]
    move: int
    won: float
    score: int


class Demonstrations:
    """All decisions of some files, in batches. It can be gone through as often as wanted."""

    def __init__(
        self,
        game: Game | str,
        *sources: str | Path,
        players: int = 2,
        size: int = 1024,
        observations: str = "float32",
        forced: bool = False,
    ) -> None:
        """sources: files, or folders that hold some. players: at each table. size: rows of a batch.
        forced: also decisions with only one legal move."""
        self.game = find_game(game) if isinstance(game, str) else game
        self.players, self.size, self.forced = players, size, forced
        if size < 1:
            raise ValueError(f"A batch has at least one row, not {size}.")
        self.game.options.read({"players": players})  # an error where that many cannot play it
        self.files = [file for source in sources for file in found_files(Path(source))]
        if not self.files:
            raise DemonstrationError("No files are given: name Parquet files, saved matches, or folders.")
        self.layout = Layout(self.game, players)
        self.encoder = Encoder(self.layout, observations)
        self.turned = turned_moves(self.game, players)[1]

    def __iter__(self) -> Iterator[Demonstrated]:
        waiting: list[Row] = []
        for file in self.files:
            for rows in self.read(file):
                waiting += [row for row in rows if self.forced or len(row.legal) > 1]
                while len(waiting) >= self.size:
                    yield self.encode(waiting[: self.size])
                    del waiting[: self.size]
        if waiting:
            yield self.encode(waiting)

    def read(self, file: Path) -> Iterator[list[Row]]:
        return self.read_parquet(file) if file.suffix == PARQUET else self.read_save(file)

    def read_save(self, file: Path) -> Iterator[list[Row]]:
        """The decisions of a saved match; none if it is another game or has another number of players."""
        match = Match.load(file)
        if match.game is self.game and match.options.players == self.players:
            try:
                yield [Row(*decision[1:]) for decision in match_decisions(match)]
            except NotationError as error:
                raise DemonstrationError(f"{file}: {error}") from None

    def read_parquet(self, file: Path) -> Iterator[list[Row]]:
        """The decisions of a file, a batch at a time: it need not fit into memory."""
        import polars as pl

        try:
            said = json.loads(pl.read_parquet_metadata(file).get(KEY, "{}"))
        except (OSError, ValueError, pl.exceptions.PolarsError) as error:
            raise DemonstrationError(f"{file} cannot be read: {error}") from None
        if said.get("game") != self.game.name or said.get("layout") != layout_mark(self.game):
            raise DemonstrationError(
                f"{file} holds no decisions of {self.game.title} by the present rules. "
                "`nekoban simulate --trajectories` writes such files."
            )
        if said["players"] != self.players:
            return
        table, start = pl.scan_parquet(file).select(Row._fields), 0
        while len(part := table.slice(start, self.size).collect()):
            yield [Row(*row) for row in part.iter_rows()]
            start += len(part)

    def encode(self, rows: list[Row]) -> Demonstrated:
        """Rows as arrays, with the seat that saw them as seat 0."""
        count, turned = len(rows), self.turned
        masks = np.zeros((count, len(self.game.moves)), np.int8)
        for place, row in enumerate(rows):
            masks[place, turned[row.seat, row.legal]] = 1
        views = [np.frombuffer(row.view, np.uint8) for row in rows]
        seen = [self.encoder.encode_bytes(view, row.seat) for view, row in zip(views, rows, strict=True)]
        return Demonstrated(
            np.stack(seen),
            masks,
            np.array([turned[row.seat, row.move] for row in rows], np.int64),
            np.array([row.won for row in rows], np.float32),
            np.array([row.score for row in rows], np.int32),
            np.array([row.seat for row in rows], np.int8),
        )


def found_files(source: Path) -> Iterable[Path]:
    """A file, or all files of a folder that can be read, by their names."""
    if source.is_dir():
        return sorted(file for file in source.rglob("*") if file.suffix in (PARQUET, SAVE))
    if not source.is_file():
        raise DemonstrationError(f"There is no file or folder {source}.")
    if source.suffix not in (PARQUET, SAVE):
        raise DemonstrationError(f"{source} is neither a {PARQUET} nor a {SAVE} file.")
    return [source]
