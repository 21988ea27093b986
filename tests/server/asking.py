"""Asking: schemathesis sends a server all that its OpenAPI description allows, and much that it does not.

Every answer has a status, a type and a form that the description names, and none is a fault.
"""

from __future__ import annotations

from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
UNHURRIED = [HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large]


def ask_everything(url: str, table: str, examples: int) -> tuple[int, int]:
    """So many requests to each operation, half of them about that table: how many operations and requests."""
    description = schemathesis.openapi.from_url(f"{url}/api/schema/openapi.json")
    operations, asked = 0, 0
    for result in description.get_all_operations():
        operation: Any = result.ok()  # type: ignore[union-attr]
        if operation.path.endswith("/events"):
            continue  # a stream does not end by itself

        @settings(
            max_examples=examples,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=UNHURRIED,
        )
        def ask(case: schemathesis.Case) -> None:
            nonlocal asked
            if "id" in (case.path_parameters or {}) and asked % 2:
                case.path_parameters["id"] = table  # type: ignore[index]
            answer = case.call(base_url=url, timeout=120)
            assert "Traceback" not in answer.text
            case.validate_response(answer, checks=CHECKS)
            asked += 1

        given(case=operation.as_strategy())(ask)()
        operations += 1
    return operations, asked
