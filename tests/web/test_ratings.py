"""Measured strengths of the bots, for the picker."""

from nekoban.core.catalogue import find_game
from nekoban.web import ratings

MICE = find_game("mice")


def test_where_nothing_was_measured_nothing_is_shown() -> None:
    assert ratings.ratings(MICE) == []


def test_ratings_are_by_seats_and_bot_and_none_is_below_zero() -> None:
    rows = [{"bot": "random", "rating": -201.6, "low": -300, "high": -100}, {"bot": "tiger", "rating": 400.0}]
    measured = [
        {"game": "mice", "seats": 2, "rules": 1, "ratings": rows},
        {"game": "mice", "seats": 3, "rules": 2, "ratings": []},
    ]
    game = MICE.with_parts()
    object.__setattr__(game, "ratings", measured)
    assert ratings.ratings(game) == [
        {"seats": 2, "rules": 1, "ratings": {"random": 0, "tiger": 602}},
        {"seats": 3, "rules": 2, "ratings": {}},
    ]
