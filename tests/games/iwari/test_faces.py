from nekoban.games.iwari.show.faces import BIOMES, FEATS, LETTERS, SIGNS, TRIBES, faces


def test_IW_02_every_biome_has_a_card_an_icon_a_letter_and_a_sign():
    assert len(BIOMES) == 5
    for biome in BIOMES:
        assert f"face-iwari-{biome}" in faces()
        assert f"face-iwari-icon-{biome}" in faces()
    assert len({LETTERS[biome] for biome in BIOMES}) == len({SIGNS[biome] for biome in BIOMES}) == 5


def test_IW_01_tents_and_totems_differ_by_tribe_in_more_than_colour():
    for piece in ("tent", "totem"):
        shapes = {faces()[f"face-iwari-{piece}-{tribe}"].rsplit("<path", 1)[1] for tribe in TRIBES}
        assert len(shapes) == 5


def test_IW_03_mountains_peaks_and_plaques_have_faces():
    names = ["mountain", "peaks-1", "peaks-2", "peaks-3", "peaks-4", "land", "water", "back", "slot"]
    assert all(f"face-iwari-{name}" in faces() for name in names)


def test_IW_90_the_four_feats_have_tokens():
    assert list(FEATS) == ["union", "discovery", "honour", "respect"]
    assert all(f"face-iwari-{name}" in faces() for name in FEATS)
