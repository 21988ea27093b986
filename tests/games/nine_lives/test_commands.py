"""`nekoban life-set`."""

from tests.conftest import Command


def test_a_life_set_is_printed_and_a_wrong_number_refused(nekoban_here: Command) -> None:
    code, said, _ = nekoban_here("life-set", "7")
    assert code == 0
    assert said.count("hand limit") == 54
    assert nekoban_here("life-set", "many")[0] == 2
