"""The picture of Nine Lives: what is its own. What every picture must be: tests/test_drawings.py."""

import re

import pytest

from nekoban.core.language import languages, reading
from nekoban.core.match import Match
from nekoban.core.svg import Box
from nekoban.games.nine_lives.parts import NOUGHT, Power, Stage
from nekoban.games.nine_lives.show import titles
from nekoban.games.nine_lives.show.draw import draw, places_of
from nekoban.games.nine_lives.show.naming import TEXTS, with_note
from nekoban.games.nine_lives.show.players import RATIO, life_art
from nekoban.games.nine_lives.words import tell
from tests.drawings import check_recorded, clicks, drawn, every_layout, walk


@every_layout
@pytest.mark.parametrize("stage", [stage for stage in Stage if stage < Stage.DRAWING], ids=lambda it: it.name)
def test_what_every_stage_asks_can_be_clicked(stage: Stage, layout: str):
    """Random games rarely reach some stages: the picture takes the stage from the view."""
    match = Match.new("nine-lives", seed="drawn", players=3)
    while match.state.row_count < 2 and not match.over:
        match.play(match.legal()[0])
    view = match.view(match.to_move)
    view.array["stage"] = int(stage)
    shown = clicks(draw(view, match.to_move, layout, match.names))
    wanted = {
        Stage.TURN: {"place-left", "place-right", "place-column-1", "button-give-up"},
        Stage.STACK: {"sign-plus", "sign-minus", "place-left", "place-right"},
        Stage.COLUMN: {"place-column-1", "place-column-2"},
        Stage.ASK: {"card-circle-7", "card-square-2", "card-triangle-9", "card-star-9", "seat-1"},
        Stage.UNCOVER: {f"life-{life}" for life in range(1, 8)},
        Stage.SWAP_HANDS: {"button-keep-hand", "seat-1", "seat-2"},
        Stage.TAKE: {"spot-1", "spot-2"},
        Stage.BAD_SUIT: {"suit-circle", "suit-square", "suit-triangle", "suit-star"},
        Stage.NAME: {f"number-{number}" for number in range(1, 10)},
    }.get(stage, {"seat-1", "seat-2", "seat-3"})
    assert wanted <= shown


@every_layout
def test_the_row_is_large_and_makes_room_for_a_choice(layout: str):
    match = Match.new("nine-lives", seed="drawn", players=3)
    while match.state.row_count < 2:
        match.play(match.legal()[0])
    view = match.view(match.to_move)

    def card_width() -> float:
        picture = str(draw(view, match.to_move, layout, match.names))
        return float(re.findall(r'<use [^>]*?width="([0-9.]+)"[^>]*id="number-', picture)[0])

    plain = card_width()
    assert plain > 80
    view.array["stage"] = int(Stage.NAME)
    assert plain > 1.1 * card_width()
    view.array["stage"] = int(Stage.STACK)
    if layout == "wide":
        assert card_width() == plain  # the table does not shrink when a stack is begun
    else:
        assert plain > 1.1 * card_width()


def test_a_spectator_sees_only_backs():
    match = Match.new("nine-lives", seed="drawn", players=3)
    picture = drawn(match, None, "wide")
    assert picture.count("face-nine-back") == 3 * 3 + 1  # the hands and the deck
    assert 'data-click="card-' not in picture


@every_layout
def test_NP_52_the_picture_reminds_of_an_open_hand(layout: str):
    match = Match.new("nine-lives", seed="drawn", players=3)
    assert str(titles.OPEN_HAND) not in drawn(match, 1, layout)
    match.state.players[1].hand_open = 1
    assert str(titles.OPEN_HAND) in drawn(match, 1, layout)
    assert str(titles.OPEN_HAND) not in drawn(match, 0, layout)
    assert "in your open hand" in drawn(match, 1, layout)


def test_NP_58_the_picture_shows_a_named_number_only_under_its_life():
    match = Match.new("nine-lives", seed="drawn", players=3)
    player = match.state.players[1]
    player.named = 5 + NOUGHT
    assert "Named:" not in drawn(match, 0, "wide")
    player.power = Power.EXTRA_NUM
    assert "5." in drawn(match, 0, "wide")
    assert "Named:" in drawn(match, 0, "wide")


@every_layout
def test_the_viewer_sits_at_the_bottom(layout: str):
    match = Match.new("nine-lives", seed="drawn", players=5)
    for seat in range(5):
        found = re.findall(
            r'id="player-(\d)".*?<rect x="[\d.]+" y="([\d.]+)"', drawn(match, seat, layout), re.DOTALL
        )
        assert max(found, key=lambda place: float(place[1]))[0] == str(seat)


@every_layout
def test_the_picture_is_as_recorded(layout: str, request: pytest.FixtureRequest):
    *_, match = walk("nine-lives", {"players": 4, "life_set": "4"}, most=50)
    check_recorded(drawn(match, 1, layout), f"nine-lives-{layout}", request)


@every_layout
def test_NP_87_the_picture_shows_the_direction_and_the_last_number(layout: str):
    match = Match.new("nine-lives", seed="drawn", players=3)
    match.state.players[1].power = Power.PLAY_IN_ORDER
    before = drawn(match, 0, layout)
    assert "No number yet." in before
    match.state.last_total, match.state.order = 5 + NOUGHT, 2
    assert "Now: below 5." in drawn(match, 0, layout)


NARROWEST = (Box(0, 0, 214, 104), Box(0, 0, 181, 86))  # what others' lives say, six players, wide and tall


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("box", NARROWEST, ids=["wide", "tall"])
def test_what_a_life_says_is_never_cut(box: Box, language: str):
    with reading(language):
        notes = {
            Power.EXTRA_NUM: tell("named", number="9"),
            Power.EXTRA_NUM_OUTSIDE_RANGE: tell("named", number="−9"),
            Power.PLAY_IN_ORDER: tell("order-open", last="−17"),
        }
        said = [str(with_note(text, notes.get(Power(power), ""))) for (power, _), text in TEXTS.items()]
    assert [text for text in said if "…" in life_art(0, 0, 1, text, box)] == []


@every_layout
@pytest.mark.parametrize("language", languages())
def test_what_is_asked_is_never_cut(layout: str, language: str):
    match = Match.new("nine-lives", seed="drawn", players=6, names=["Mathilde", *"Bcdef"])
    while match.state.row_count < 2 and not match.over:
        match.play(match.legal()[0])
    view = match.view(match.to_move)
    with reading(language):
        for stage in (Stage.TURN, *(stage for stage in Stage if stage < Stage.DRAWING)):
            picture = draw(view, match.to_move, layout, match.names)
            assert "…" not in picture, stage
            view.array["stage"], view.array["stack_due"] = int(stage), 1


ROWS = (Box(0, 0, 928, 138), Box(0, 0, 332, 206))  # the room of the row, wide and tall


def test_a_stack_takes_the_room_beside_it_before_its_cards_get_smaller():
    across, (first, last) = places_of((4, 3), ROWS[0])
    assert first.card == places_of((1, 1), ROWS[0])[1][0].card
    assert first.x + first.card + 3 * first.across < last.x
    assert across <= ROWS[0].w
    assert not first.down


@pytest.mark.parametrize("room", ROWS)
@pytest.mark.parametrize("counts", [(1,), (3,) * 9, (9,), (1, 9, 1), (2,) * 12, (1,) * 9])
def test_no_row_is_wider_or_higher_than_its_room(room: Box, counts: tuple[int, ...]):
    across, places = places_of(counts, room)
    assert across <= room.w + 0.1
    ends = [
        0.0,
        *(place.x + place.card + place.across * (n - 1) for place, n in zip(places, counts, strict=True)),
    ]
    assert all(end <= place.x for end, place in zip(ends, places, strict=False))
    assert ends[-1] <= across
    assert all(
        place.card * RATIO + place.down * (n - 1) <= room.h + 0.1
        for place, n in zip(places, counts, strict=True)
    )
