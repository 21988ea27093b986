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
        {
            "seats": 2,
            "rules": 1,
            "ratings": {"random": 0, "tiger": 602},
            "strengths": {"random": 0, "tiger": 2},
        },
        {"seats": 3, "rules": 2, "ratings": {}, "strengths": {}},
    ]


def test_a_bots_strength_is_told_beside_the_others_and_only_where_it_was_measured() -> None:
    bots = ("random", "kitten", "house-cat", "lynx", "tiger")
    rows = [{"bot": bot, "rating": 100.0 * place} for place, bot in enumerate(bots)]
    game = MICE.with_parts()
    object.__setattr__(game, "ratings", [{"game": "mice", "seats": 2, "rules": 1, "ratings": rows}])
    assert [ratings.strength(game, bot, 2) for bot in bots] == [0, 1, 2, 3, 4]
    assert ratings.strength(game, "tiger", 5) == 4  # of the table that was measured
    assert ratings.strength(game, "own", 2) is None
    assert ratings.strength(MICE, "tiger", 2) is None
