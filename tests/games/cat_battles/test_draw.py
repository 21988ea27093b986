"""The picture of Cat Battles: what is its own. What every picture must be: tests/test_drawings.py."""

import re
from random import Random

import pytest

from nekoban.core.language import languages, reading
from nekoban.core.match import Match
from nekoban.core.svg import Box
from nekoban.games.cat_battles.parts import AREAS, SQUAD, Area, Ask
from nekoban.games.cat_battles.rules.tasks import asked
from nekoban.games.cat_battles.show.draw import (
    BOXES,
    FRONT_FACES,
    NAMED,
    READABLE,
    READABLE_TALL,
    face,
    name_letters,
    place,
    spots,
)
from nekoban.games.cat_battles.show.faces import faces
from nekoban.games.cat_battles.show.naming import NAMES, printed_name
from tests.drawings import check_recorded, drawn, every_layout, walk


def test_the_viewer_sits_at_the_bottom() -> None:
    board = Box(0, 0, 640, 744)
    assert place(Area.SOUTH, board, 0) == place(Area.NORTH, board, 1)
    assert place(Area.SOUTH_WEST, board, 0) == place(Area.NORTH_EAST, board, 1)
    assert place(Area.CENTER, board, 0) == place(Area.CENTER, board, 1)


def test_areas_do_not_overlap() -> None:
    for one in AREAS:
        for two in AREAS:
            if one < two:
                (a, b, c, d), (e, f, g, h) = BOXES[one], BOXES[two]
                assert a + c <= e or e + g <= a or b + d <= f or f + h <= b


@pytest.mark.parametrize("count", range(1, SQUAD + 1))
def test_any_number_of_figures_fits_without_overlap(count: int) -> None:
    box = Box(10, 20, 194, 90)
    places = spots(count, box)
    assert len(places) == count
    for index, (x, y, size, _) in enumerate(places):
        assert x >= box.x - 0.2
        assert x + size <= box.x + box.w + 0.2
        assert box.y - 0.2 <= y
        for other_x, other_y, *_ in places[:index]:
            assert abs(x - other_x) >= size - 0.2 or abs(y - other_y) >= size - 0.2


@pytest.mark.parametrize("code", languages())
def test_every_name_of_the_sets_is_readable_beside_another_on_the_bench_and_in_an_area(code: str) -> None:
    with reading(code):
        names = [printed_name(figure) for figure in NAMES]
    bench, area = Box(16, 555, 242, 187), Box(13, 184, 178, 169)
    for count, box in [(2, area), *((count, bench) for count in range(1, 5))]:
        *_, size, room = spots(count, box)[0]
        assert min(name_letters(name, size, room) for name in names) >= READABLE, count


def test_names_stay_within_the_fence_and_buttons_stand_below_the_phase() -> None:
    match = Match.new("cat-battles", seed="fence")
    picture = match.svg(match.to_move, "wide", faces=False)
    fence = place(Area.SOUTH, Box(276, 8, 640, 744), 0)
    names = re.findall(r'<text [^>]*y="([0-9.]+)"[^>]*>(?:Ekizo|Oddeyes)<', picture)
    assert fence.y < max(map(float, names)) <= fence.y + fence.h - 10
    (button,) = re.findall(r'id="fish-1".*?<rect [^>]*? y="([0-9.]+)"', picture)
    assert float(button) < 80


def test_a_figure_of_ones_own_borrows_a_face_of_its_kind() -> None:
    assert face(231_09, True) in faces()
    assert face(231_09, False) in faces()


def test_the_dice_of_an_attack_are_shown() -> None:
    match = next(m for m in walk("cat-battles", {}, 5) if not m.over and asked(m.state) == Ask.ROLLING)
    picture = match.svg(match.to_move, "wide", faces=False)
    assert len(re.findall(r'id="die-', picture)) == match.state.roll_count
    assert 'data-click="button-stop"' in picture


def test_titles_tell_what_is_printed_on_a_figure() -> None:
    match = Match.new("cat-battles", seed="titles")
    assert (
        "Front: Direct Hit (a Kitten it hits must take the damage itself). Rear: 1 fish, instead of"
        in match.svg(0)
    )


def test_figures_that_were_not_published_carry_a_mark_on_the_stand() -> None:
    def marks(squad: str) -> tuple[int, int]:
        match = Match.new("cat-battles", seed="marks", **{"squad-1": squad, "squad-2": "S02"})
        picture = match.svg(0, faces=False)
        return picture.count("#face-battle-house"), picture.count("#face-battle-own")

    assert marks("S01") == (0, 0)
    assert marks("H01") == (5, 0)
    assert marks("S01-05.01.02.03.X01-06(Mimi;kitten;2;;1;attacking;always;dice-roll;2)") == (0, 1)


def test_CB_01_a_figure_of_ones_own_shows_its_own_level() -> None:
    own = "S01-05.01.02.03.X01-06(Mimi;kitten;5;;1;attacking;always;dice-roll;2)"
    match = Match.new("cat-battles", seed="levels", **{"squad-1": own, "squad-2": "S02"})
    assert "#face-battle-level-5" in match.svg(0, faces=False)
    assert "#face-battle-level-5" not in Match.new("cat-battles", seed="levels").svg(0, faces=False)


@every_layout
def test_the_picture_is_as_recorded(layout: str, request: pytest.FixtureRequest) -> None:
    match = next(m for m in walk("cat-battles", {}, 2) if m.ply > 20 and asked(m.state) == Ask.ROLLING)
    check_recorded(drawn(match, match.to_move, layout), f"cat-battles-{layout}", request)


def test_on_a_phone_the_names_of_three_cats_of_a_base_are_readable() -> None:
    with reading("en"):
        names = [printed_name(figure) for figure in NAMES]
    *_, size, room = spots(3, Box(0, 0, 300, 72), NAMED, READABLE_TALL)[0]
    assert min(name_letters(name, size, room, READABLE_TALL) for name in names) >= READABLE_TALL


def test_a_name_grows_smaller_before_it_is_cut():
    match = Match.new("cat-battles", seed="drawn")
    with reading("fr"):
        assert ">Joueur 1 (vous)<" in drawn(match, 0, "tall")


@every_layout
def test_the_signs_of_what_a_cat_can_do_can_be_told_apart(layout: str) -> None:
    """17.4 is 14 pixels of a window of 1366; 16 is 15 pixels of a phone 390 wide."""
    signs = rf'href="#face-battle-(?:{"|".join(FRONT_FACES.values())})"[^>]*? width="([0-9.]+)"'
    match, chance = Match.new("cat-battles", seed="signs"), Random(1)
    while not match.over:
        assert min(map(float, re.findall(signs, drawn(match, 0, layout)))) >= (
            17.4 if layout == "wide" else 16
        )
        match.play(chance.choice(match.moves()))
