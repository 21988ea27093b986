"""One server for most tests of the server."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.people import Place, server
from tests.server.postgres import Cluster, postgres


@pytest.fixture(scope="session")
def place(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    folder: Path = tmp_path_factory.mktemp("server")
    with server(folder / "tables.db") as running:
        yield running


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL of our own; where there is none, the tests that need it say so loudly."""
    with postgres() as running:
        if running is None:
            pytest.skip("PostgreSQL CANNOT BE HAD HERE: what needs it is NOT tested.")
        yield running


@pytest.fixture(scope="session")
def postgresql(cluster: Cluster) -> str:
    """Its URL."""
    return cluster.url
