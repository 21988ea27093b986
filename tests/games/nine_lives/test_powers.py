"""Are all 88 powers tested? Each with every parameter, once on top and once covered by another life card.

The tests of powers take `acts`, and set their tables up with `board(..., acts=acts)`. Here every one of them
is run again on tables where the life card lies the other way round: a test that still passes shows nothing.
"""

from __future__ import annotations

import inspect
import itertools
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from nekoban.games.nine_lives.parts import POWER_CARDS, Power
from tests.games.nine_lives import (
    board,
    test_powers_of_plays,
    test_powers_of_rounds,
    test_powers_of_turns,
)

MODULES = (test_powers_of_plays, test_powers_of_rounds, test_powers_of_turns)
Shown = tuple[Power, int]  # a power and its parameter


def power_tests() -> Iterator[tuple[Any, Callable[..., None]]]:
    """The tests of powers that know both ways: on top and covered."""
    for module in MODULES:
        for name, function in vars(module).items():
            if name.startswith("test_NP_") and "acts" in inspect.signature(function).parameters:
                yield module, function


def cases(function: Callable[..., None]) -> Iterator[dict[str, Any]]:
    """All combinations of what a test is parametrised with."""
    choices = []
    for mark in getattr(function, "pytestmark", []):
        names, values = mark.args[0].split(","), mark.args[1]
        rows = [value if len(names) > 1 else (value,) for value in values]
        choices.append([dict(zip(names, row, strict=True)) for row in rows])
    for combination in itertools.product(*choices):
        yield {name: value for one in combination for name, value in one.items()}


def powers_named(function: Callable[..., None]) -> set[Power]:
    return {Power(int(number)) for number in re.findall(r"NP_(\d\d)", function.__name__)}


def runs(
    module: Any, function: Callable[..., None], case: dict[str, Any], acts: bool, seen: set[Shown]
) -> bool:
    """Run a test on tables whose life cards lie as told, and note them; whether it passes."""

    def table(*hands: Any, **told: Any) -> Any:
        for top in (told.get("tops") or {}).values():
            power, parameter = (*(top if isinstance(top, tuple) else (top,)), 0)[:2]
            seen.add((Power(power), int(parameter)))
        return board.board(*hands, **{**told, "acts": acts} if "acts" in told else told)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(module, "board", table)
        try:
            function(at=board.INTERPRETED, acts=case["acts"], **case["values"])
        except Exception:  # whatever a test stumbles over on the wrong table
            return False
    return True


def shown_by_tests(acts: bool) -> set[Shown]:
    """Powers and parameters with a test that passes when the card lies so, and fails when it does not."""
    found: set[Shown] = set()
    for module, function in power_tests():
        for values in cases(function):
            seen: set[Shown] = set()
            case = {"acts": acts, "values": values}
            assert runs(module, function, case, acts, seen), f"{function.__name__} {values}"
            if not runs(module, function, case, not acts, set()):
                found |= {shown for shown in seen if shown[0] in powers_named(function)}
    return found


@pytest.mark.long
@pytest.mark.parametrize("acts", [True, False], ids=["on-top", "covered"])
def test_every_power_is_shown_with_every_parameter(acts: bool) -> None:
    wanted = {(card.power, card.parameter) for card in POWER_CARDS}
    assert len({power for power, _ in wanted}) == len(Power) - 1
    assert wanted - shown_by_tests(acts) == set()
