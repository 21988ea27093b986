"""The store: everything that the server keeps, in SQLite or PostgreSQL."""

from __future__ import annotations

from nekoban.server.store.calls import StoredCalls
from nekoban.server.store.database import Database
from nekoban.server.store.finished_games import FinishedGames
from nekoban.server.store.journals import Journals
from nekoban.server.store.shared_values import SharedValues
from nekoban.server.store.stored_tables import StoredTables


class Store(Database):
    """A database, and what is kept in it by kind. Every method of these parts is one transaction."""

    def __init__(self, url: str, synchronous: str = "NORMAL", patience: float = 0.0) -> None:
        super().__init__(url, synchronous, patience)
        self.values = SharedValues(self.engine)
        self.journals = Journals(self.engine)
        self.tables = StoredTables(self.engine, self.journals)
        self.calls = StoredCalls(self.engine)
        self.finished = FinishedGames(self.engine)

    def close(self) -> None:
        self.journals.close()
        super().close()
