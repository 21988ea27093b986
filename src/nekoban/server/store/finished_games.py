"""What is kept of finished games: the frames of their replays, and their reviews."""

from __future__ import annotations

from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from nekoban.server.store.layout import ARCHIVE, REVIEWS, TABLES


class FinishedGames:
    """Replays and reviews, by table, each with the version of the rules that made it."""

    def __init__(self, engine: sa.Engine) -> None:
        self.engine = engine

    def keep_frames(self, id: str, version: int, frames: bytes) -> None:
        self.keep_about(ARCHIVE, id, {"version": version, "frames": frames})

    def frames(self, id: str) -> tuple[int, bytes] | None:
        """The version of the rules and what was kept for a replay."""
        return self.kept_about(ARCHIVE.c.frames, id)

    def is_kept(self, id: str) -> bool:
        """Whether the replay of a table was kept."""
        with self.engine.connect() as connection:
            return connection.scalar(sa.select(ARCHIVE.c.table).where(ARCHIVE.c.table == id)) is not None

    def unkept(self, count: int) -> list[str]:
        """Finished tables of which nothing was kept for a replay: the process was killed before it could."""
        both = TABLES.outerjoin(ARCHIVE, TABLES.c.id == ARCHIVE.c.table)
        chosen = sa.select(TABLES.c.id).select_from(both).where(TABLES.c.phase == "over")
        with self.engine.connect() as connection:
            return list(connection.scalars(chosen.where(ARCHIVE.c.table.is_(None)).limit(count)))

    def keep_review(self, id: str, version: int, body: bytes) -> None:
        self.keep_about(REVIEWS, id, {"version": version, "body": body})

    def review(self, id: str) -> tuple[int, bytes] | None:
        """The version of the rules and the review that was kept."""
        return self.kept_about(REVIEWS.c.body, id)

    def keep_about(self, kind: sa.Table, id: str, values: dict[str, Any]) -> None:
        """Keep something about a finished game, in place of what was kept before."""
        try:
            with self.engine.begin() as connection:
                connection.execute(kind.delete().where(kind.c.table == id))
                connection.execute(kind.insert(), {"table": id, **values})
        except IntegrityError:
            pass  # another process has just kept it

    def kept_about(self, body: sa.Column[Any], id: str) -> tuple[int, bytes] | None:
        kind = body.table
        with self.engine.connect() as connection:
            row = connection.execute(sa.select(kind.c.version, body).where(kind.c.table == id)).first()
        return None if row is None else (row[0], row[1])
