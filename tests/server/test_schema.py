"""The OpenAPI description is true: schemathesis asks everything it allows and much that it does not."""

from pathlib import Path

import pytest

from tests.server.asking import ask_everything
from tests.server.people import full_table, go_home, server

EXAMPLES = 12  # requests to each operation; bench/schema.py sends more


@pytest.mark.filterwarnings("ignore")
def test_no_request_that_the_description_allows_is_a_fault(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as place:
        ann, ben = full_table(place)
        before = ann.look(show="position,text").json()
        operations, asked = ask_everything(place.url, ann.table, EXAMPLES)
        assert asked > 100
        assert operations > 20
        assert ann.look(show="position,text").json() == before
        assert place.site.metrics.counts["faults_total", ()] == 0
        go_home(ann, ben)
