"""One server for most tests of the server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people import Place, server
from tests.server.postgres import postgres


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder: Path = tmp_path_factory.mktemp("server")
    with server(folder / "tables.db") as running:
        yield running


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The URL of a PostgreSQL; where there is none, the tests that need it say so loudly."""
    with postgres() as url:
        if url is None:
            pytest.skip("PostgreSQL CANNOT BE HAD HERE: what needs it is NOT tested.")
        yield url
