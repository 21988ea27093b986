from nekoban.games.mauwi.show.faces import COATS, EMBLEMS, TROOPS, faces


def test_every_card_of_both_editions_has_a_face():
    names = [str(value) for value in range(1, 9)]
    names += ["spirit", "joker", "kiwi", "ninox", "tuatara", "nine", "hidden", "slot"]
    assert all(f"face-mauwi-{name}" in faces() for name in names)


def test_MW_01_friends_share_colour_emblem_and_coat():
    for value, troop in TROOPS.items():
        assert TROOPS[9 - value] == troop
        assert troop in EMBLEMS
        assert troop in COATS


def test_every_warrior_looks_different():
    drawn = [faces()[f"face-mauwi-{value}"].split(">", 1)[1] for value in TROOPS]
    assert len(set(drawn)) == len(TROOPS)
