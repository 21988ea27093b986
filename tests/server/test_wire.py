"""The wire: frames as websockets itself writes them, and clients that send ahead."""

import json

import pytest
from websockets.frames import Frame, Opcode

from nekoban.server.presentation import spelled
from nekoban.server.websocket_protocol import AHEAD, framed
from tests.server.people import Place, full_table, go_home


@pytest.mark.parametrize("length", [0, 1, 125, 126, 127, 65_535, 65_536, 200_000])
def test_a_text_is_framed_as_websockets_does_it(length: int) -> None:
    message = b"m" * length
    assert framed(message) == Frame(Opcode.TEXT, message).serialize(mask=False)


def test_a_sent_picture_has_single_quotes_unless_its_texts_hold_quotes() -> None:
    assert spelled('<g id="a" role="img"><title>&quot;9&quot;</title></g>') == (
        b"<g id='a' role='img'><title>&quot;9&quot;</title></g>"
    )
    for text in ("it's", 'a "9"'):
        part = f'<g id="a"><title>{text}</title></g>'
        assert json.loads(b'"%b"' % spelled(part)) == part


def test_what_a_client_sends_ahead_is_answered_in_order_and_nothing_is_lost(place: Place) -> None:
    ann, ben = full_table(place)
    count = 5 * AHEAD
    for number in range(count):
        ann.say(kind="ping", id=number)
    assert [ann.hear("done")["re"] for _ in range(count)] == list(range(count))
    go_home(ann, ben)
