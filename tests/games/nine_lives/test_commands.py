"""`nekoban life-set`."""

from tests.test_cli import nekoban


def test_a_life_set_is_printed_and_a_wrong_number_refused() -> None:
    done = nekoban("life-set", "7")
    assert done.returncode == 0
    assert done.stdout.count("hand limit") == 54
    assert nekoban("life-set", "many").returncode == 2
