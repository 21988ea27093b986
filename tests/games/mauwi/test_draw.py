"""The picture of Mauwi: what is its own. What every picture must be: tests/test_drawings.py."""

import re

import pytest

from nekoban.core.match import Match
from nekoban.games.mauwi.show import draw
from tests.drawings import LAYOUTS, check_recorded, drawn, every_layout, walk


def test_a_spectator_sees_only_backs():
    match = Match.new("mauwi", seed="drawn", players=3)
    picture = drawn(match, None, "wide")
    assert picture.count("face-mauwi-hidden") == 3 * 4 + 3  # the hands, and the draw pile
    assert 'data-click="card-' not in picture


@every_layout
def test_the_viewer_sits_at_the_bottom(layout: str):
    match = Match.new("mauwi", seed="drawn", players=5)
    for seat in range(5):
        picture = drawn(match, seat, layout)
        places = re.findall(r'id="area-(\d)" transform="translate\([\d.]+ ([\d.]+)', picture)
        assert max(places, key=lambda found: float(found[1]))[0] == str(seat)


def test_the_attacked_column_and_the_last_move_are_marked():
    position = "mauwi players=2 | 1.hand=1,6,6,2 2.hand=2,7,1,3 2.nines=2,1 2.top=8 seen=0,1,1,1"
    match = Match.from_position(position, seed="drawn")
    match.play("1 2a")
    for layout in LAYOUTS:
        picture = drawn(match, 1, layout)
        assert 'id="card-attack"' in picture
        assert re.search(r'data-click="seat-2-column-a" role="img" class="last"', picture)
        assert 'stroke-dasharray="9 5"' in picture
        assert 'data-click="button-give-up"' in picture


def test_cards_on_the_move_and_hands_have_a_word():
    position = "mauwi players=2 | 1.hand=1,6,6,2 2.hand=2,7,1,3 2.nines=2,1 2.top=8 seen=0,1,1,1"
    match = Match.from_position(position, seed="drawn")
    match.play("1 2a")
    for layout in LAYOUTS:
        titles = re.findall("<title>([^<]*)</title>", drawn(match, 1, layout))
        assert {"The attacking card: warrior 1, red", "The attacked card: warrior 8, red"} <= {*titles}
        assert {"Your hand: 4 cards", "Player 1: 4 cards in hand"} <= {*titles}
    match.play("give up")
    titles = re.findall("<title>([^<]*)</title>", drawn(match, 0, "wide"))
    assert "Gained: a nine" in titles


@every_layout
def test_the_picture_is_as_recorded(layout: str, request: pytest.FixtureRequest):
    *_, match = walk("mauwi", {"players": 4, "kiwi": 4, "ninox": 4, "tuatara": 4}, most=60)
    check_recorded(drawn(match, 1, layout), f"mauwi-{layout}", request)


def test_parts_that_were_drawn_before_are_as_they_would_be_drawn_now():
    """Everything that a part shows is in the key it is remembered by."""
    parts = [part for part in vars(draw).values() if hasattr(part, "cache_clear")]
    assert len(parts) >= 5
    for match in walk("mauwi", {"players": 4, "tuatara": 4, "teams": True}, most=60):
        before = [drawn(match, seat, layout) for seat in (None, 0, 1) for layout in LAYOUTS]
        for part in parts:
            part.cache_clear()
        assert [drawn(match, seat, layout) for seat in (None, 0, 1) for layout in LAYOUTS] == before


def test_what_viewers_share_of_a_picture_is_the_same_for_all_and_holds_no_hand():
    for match in walk("mauwi", {"players": 4, "tuatara": 4}, most=60):
        views = [match.view(seat) for seat in (None, 0, 1, 2, 3)]
        assert len({view.memory.tobytes() for view in views}) > 1
        assert len({draw.without_hands(view.memory.tobytes()) for view in views}) == 1


@every_layout
def test_an_area_fits_its_place_whoever_looked_before(layout: str):
    match = Match.new("mauwi", seed="drawn", players=4)
    alone = []
    for seat in range(4):
        draw.shared.cache_clear()
        alone.append(drawn(match, seat, layout))
    draw.shared.cache_clear()
    assert [drawn(match, seat, layout) for seat in range(4)] == alone
