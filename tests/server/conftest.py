"""One server for most tests of the server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people import Place, server


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder: Path = tmp_path_factory.mktemp("server")
    with server(folder / "tables.db") as running:
        yield running
