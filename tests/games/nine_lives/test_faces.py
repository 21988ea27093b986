from nekoban.games.nine_lives.show.faces import CATS, HAND_LIMITS, NUMBERS, SUITS, faces


def test_NL_02_every_number_card_has_a_face():
    kinds = {f"face-nine-{suit}-{number}" for suit in SUITS for number in NUMBERS[suit]}
    assert len(kinds) == 18
    assert kinds <= set(faces())


def test_NL_03_every_cat_has_a_portrait_and_a_life_card():
    assert len(CATS) == 6
    for cat in CATS:
        assert f"face-nine-{cat}" in faces()
        assert f"face-nine-life-{cat}" in faces()
    assert all(f"face-nine-figures-{life}" in faces() for life in range(1, 10))


def test_NL_04_hand_limits_are_the_printed_ones():
    assert [HAND_LIMITS[life] for life in range(1, 10)] == [6, 5, 5, 5, 4, 4, 4, 3, 3]


def test_suits_differ_in_shape_and_colour():
    assert len({faces()[f"face-nine-{suit}"].split(">", 1)[1] for suit in SUITS}) == 4
    assert len(set(SUITS.values())) == 4
