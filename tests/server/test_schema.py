"""The OpenAPI description is true: schemathesis asks everything it allows and much that it does not.

Every answer has a status, a type and a form that the description names; none is a fault, nothing changes.
"""

from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.people import full_table, go_home, server

EXAMPLES = 12  # requests to each operation
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]


@pytest.mark.filterwarnings("ignore")
def test_no_request_that_the_description_allows_is_a_fault(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db") as place:
        ann, ben = full_table(place)
        description = schemathesis.openapi.from_url(f"{place.url}/api/schema/openapi.json")
        asked = 0
        for result in description.get_all_operations():
            operation: Any = result.ok()  # type: ignore[union-attr]
            if operation.path.endswith("/events"):
                continue  # a stream does not end by itself

            @settings(
                max_examples=EXAMPLES,
                deadline=None,
                database=None,
                derandomize=True,
                phases=[Phase.generate],
                suppress_health_check=[
                    HealthCheck.too_slow,
                    HealthCheck.filter_too_much,
                    HealthCheck.data_too_large,
                ],
            )
            def ask(case: schemathesis.Case) -> None:
                nonlocal asked
                if "id" in (case.path_parameters or {}) and asked % 2:
                    case.path_parameters["id"] = ann.table  # type: ignore[index]
                answer = case.call(base_url=place.url, timeout=120)
                assert "Traceback" not in answer.text
                case.validate_response(answer, checks=CHECKS)
                asked += 1

            given(case=operation.as_strategy())(ask)()
        assert asked > 100
        assert ann.look().json()["ply"] == 0
        assert place.site.metrics.counts["faults_total", ()] == 0
        go_home(ann, ben)
