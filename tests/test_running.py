"""How the tests are run: the longest begin first, and one that hangs is ended and named."""

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.conftest import HERE, LONGEST_FIRST, place_in_line


def test_every_file_that_begins_first_is_there() -> None:
    names = {file.name for file in HERE.rglob("test_*.py")}
    assert [name for name in LONGEST_FIRST if name not in names] == []


def test_the_longest_begin_first_and_the_others_stay_in_their_order() -> None:
    files = ["test_moves.py", LONGEST_FIRST[1], "games/test_rules.py", LONGEST_FIRST[0]]
    items: list[Any] = [SimpleNamespace(path=Path(file)) for file in files]
    items.sort(key=place_in_line)
    assert [item.path.name for item in items] == [*LONGEST_FIRST[:2], "test_moves.py", "test_rules.py"]


def test_a_test_that_hangs_ends_its_worker_within_minutes(pytestconfig: pytest.Config) -> None:
    assert 0 < float(pytestconfig.getini("faulthandler_timeout")) <= 900
    assert pytestconfig.getini("faulthandler_exit_on_timeout")
