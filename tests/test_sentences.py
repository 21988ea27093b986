"""Small pieces of sentences."""

from nekoban.core.sentences import all_of, counted, one_of


def test_lists_end_with_and_or_or() -> None:
    assert all_of(["a"]) == one_of(["a"]) == "a"
    assert all_of(["a", "b"]) == "a and b"
    assert one_of(["a", "b", "c"]) == "a, b or c"


def test_one_is_singular() -> None:
    assert counted(1, "point") == "1 point"
    assert counted(-1, "point") == "-1 point"
    assert counted(0, "point") == "0 points"
    assert counted(2, "mouse", "mice") == "2 mice"
