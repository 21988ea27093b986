"""Lengths and times: what is sent, and when, tells nothing about hidden cards to those who only listen."""

import json
import math
import random
import time
import zlib
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from websockets.sync.client import connect

from nekoban.core.catalogue import all_games
from nekoban.core.match import Match
from nekoban.core.seeds import read_seed
from nekoban.server import bot_turns
from nekoban.server.bot_turns import FIRST_MOMENT, FORGET, Schedule, Thought, moment_after
from nekoban.server.commands import NewTable, SeatPlan
from nekoban.server.happenings import read_table
from nekoban.server.new_tables import new_table
from nekoban.server.padding import packed, padded, step
from nekoban.server.presentation import Moment, Viewer, move_message
from nekoban.server.tables import TableState
from tests.server.people import Place, full_table, go_home, open_table, server
from tests.server.test_secrecy import redealt
from tests.server.timing import answer_time, chance_of
from tools.expectations import expected

DEALS = 30
WINDOW = 12
ROUNDS = 3


def table_of(game: str, moves: int) -> TableState:
    """A table some moves after its start."""
    seats = [SeatPlan("me"), SeatPlan("bot", bot="random")]
    table = read_table(*new_table(NewTable(game, {"players": 2}, seats), "x" * 48, 1))
    dealt = table.match  # the seed is drawn by chance: another match, the same one every time
    table.match = Match(dealt.game, dealt.options, read_seed(f"lengths {moves}"), dealt.names)
    chance = random.Random(moves)
    for _ in range(moves):
        if not table.match.over:
            table.match.play(chance.choice(table.match.legal()))
    return table


def message(table: TableState, show: str) -> bytes:
    viewer = Viewer((0,), picture=show == "picture", position=show == "position", words=True)
    return move_message(Moment(table, 0), viewer)


def bits(lengths: list[int]) -> float:
    """How much these lengths tell, if each deal is as likely as any other."""
    counts = Counter(lengths).values()
    return -sum(count / len(lengths) * math.log2(count / len(lengths)) for count in counts)


def plain_deflate(data: bytes) -> int:
    packer = zlib.compressobj(wbits=-WINDOW, memLevel=5)
    return len(packer.compress(data) + packer.flush(zlib.Z_SYNC_FLUSH))


def unpacked(data: bytes) -> bytes:
    return zlib.decompressobj(wbits=-WINDOW).decompress(data + b"\0\0\xff\xff")


@pytest.mark.parametrize("game", list(all_games()))
def test_lengths_tell_a_player_nothing_about_the_cards_of_others(game: str) -> None:
    """What a seat is sent is the same, byte by byte, however the unseen is dealt; so are all its lengths."""
    table = table_of(game, 12)
    for show in ("picture", "position"):
        seen = {message(redealt(table, 0, random.Random(deal)), show) for deal in range(DEALS)}
        assert len(seen) == 1


def test_lengths_tell_those_who_listen_far_less_than_before() -> None:
    """The viewer's own hand is dealt anew, and somebody sees how long the encrypted messages are."""
    before: list[float] = []
    after: list[float] = []
    for game in expected("hand"):
        for moves in range(4, 4 + 4 * ROUNDS, 4):
            table = table_of(game, moves)
            for show in ("picture", "position"):
                told = [message(redealt(table, 1, random.Random(deal)), show) for deal in range(DEALS)]
                before.append(bits([plain_deflate(one) for one in told]))
                after.append(bits([len(packed(one)) for one in told]))
                after.append(bits([len(padded(one)) for one in told]))
    assert sum(before) / len(before) > 2.0
    assert sum(after) / len(after) < 0.5


def test_what_opponents_write_is_never_compressed_together_with_cards(place: Place) -> None:
    """Else they could try which words shorten another's messages: those are like the cards."""
    ann, ben = full_table(place, options={})
    address = f"ws://127.0.0.1:{place.port}/api/tables/{ann.table}/socket?show=picture,position"
    with connect(address, additional_headers=ann.headers, compression="deflate") as socket:
        frames: list[tuple[bool, int, dict[str, Any]]] = []
        decode = socket.protocol.extensions[0].decode  # type: ignore[attr-defined]

        def watched(frame: Any, **more: Any) -> Any:
            found = decode(frame, **more)
            if frame.opcode.name == "TEXT":
                frames.append((frame.rsv1, len(frame.data), json.loads(bytes(found.data))))
            return found

        socket.protocol.extensions[0].decode = watched  # type: ignore[method-assign]
        socket.recv(timeout=60)  # the whole table: from here on it hears what is said
        for text in ("joker joker joker", "a card"):
            ben.ask(kind="chat", text=text)
        ann.move(["heap"])
        ben.hear("moved")
        ben.move(["heap"])
        ann.hear("moved")
        while [told["kind"] for _, _, told in frames].count("moved") < 2:
            socket.recv(timeout=60)
    kinds = {told["kind"]: is_packed for is_packed, _, told in frames}
    assert kinds["moved"] is True
    assert kinds["said"] is False
    for _, length, _ in frames:
        assert length % step(length - 1) == 0
    go_home(ann, ben)


@pytest.mark.parametrize("length", [1, 63, 64, 65, 700, 4095, 4096, 30_000, 200_000, 2_000_000])
def test_messages_are_the_same_when_they_are_filled_up(length: int) -> None:
    told = json.dumps({"kind": "moved", "x": "a" * length}).encode()
    assert json.loads(padded(told)) == json.loads(unpacked(packed(told))) == json.loads(told)
    for sent in (padded(told), packed(told)):
        assert len(sent) % step(len(sent) - 1) == 0
    assert len(padded(told)) <= 1.3 * len(told) + 64


def test_all_that_a_socket_is_sent_is_filled_up(place: Place) -> None:
    """Whole tables, and what is written past the queue: moves and answers."""
    ann, ben = full_table(place)
    ann.leave()
    ann.sit()
    ann.move()
    ben.hear("moved")
    ann.ask(kind="chat", text="good luck")
    assert {json.loads(heard)["kind"] for heard in ann.heard} >= {"table", "moved", "said", "done"}
    assert all(len(heard) % step(len(heard) - 1) == 0 for heard in [*ann.heard, *ben.heard])
    go_home(ann, ben)


# --- times ----------------------------------------------------------------------------------------


def test_bots_move_at_one_of_few_moments() -> None:
    assert [moment_after(seconds) for seconds in (0.0, 0.001, 0.09)] == [FIRST_MOMENT] * 3
    assert [moment_after(seconds) for seconds in (0.11, 0.19, 0.21)] == [0.2, 0.2, 0.4]


def test_a_bot_takes_as_long_for_each_move_as_it_ever_needed() -> None:
    schedule = Schedule()

    def taken(seconds: float, now: float, name: str = "house-cat") -> float:
        bot = name, "mice", 2
        return schedule.due(bot, Thought(0, now - seconds, now)) - (now - seconds)

    assert taken(0.01, 100) == pytest.approx(FIRST_MOMENT)
    assert taken(0.3, 101) == pytest.approx(0.4)
    assert [taken(seconds, 102) for seconds in (0.0, 0.01, 0.11, 0.19, 0.39)] == pytest.approx([0.4] * 5)
    assert taken(0.01, 103, "kitten") == pytest.approx(FIRST_MOMENT)
    assert taken(0.01, 102 + FORGET) == pytest.approx(0.4)
    assert taken(0.01, 103 + FORGET) == pytest.approx(0.2), "what was needed once is forgotten, step by step"
    assert taken(20.0, 200 + FORGET) == pytest.approx(25.6)
    assert taken(0.01, 201 + FORGET) == pytest.approx(1.6), "a stall does not make all moves that slow"


def test_haste_is_a_choice(tmp_path: Path) -> None:
    with server(tmp_path / "tables.db", pace=0.6) as place:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        calm, hasty = (
            place.site.registry.lives[open_table(place, seats=seats, settings=settings).table]
            for settings in ({}, {"pace": 0})
        )
        calm.moved = hasty.moved = time.monotonic() - 100
        due = time.monotonic() + 0.3
        assert place.site.bot_turns.pause(calm, due) == pytest.approx(0.3, abs=0.1)
        assert place.site.bot_turns.pause(hasty, due) == 0.0


@pytest.mark.parametrize("pace", [None, 0])
def test_bots_that_think_longer_with_some_hands_do_not_show_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, pace: float | None
) -> None:
    """The same position with other hidden cards, over the wire: by chance alone the times would differ so."""
    thinking = {"seconds": 0.06}

    def slower_with_some_hands(table: TableState, seat: int, metrics: Any) -> Any:
        row = table.match.legal()[0]

        def choose() -> int:
            end = time.thread_time() + thinking["seconds"]
            while time.thread_time() < end:
                pass
            return row

        return choose

    monkeypatch.setattr(bot_turns, "bot_choice", slower_with_some_hands)
    found: list[list[float]] = [[], []]
    with server(tmp_path / "tables.db", pace=0.1) as place:
        answer_time(place, "mauwi", 0, pace, "random")  # the longest step is known from now on
        steps = place.site.bot_turns.schedule.steps
        steps.update(dict.fromkeys(steps, (0.8, time.monotonic())))  # so slow is a busy machine
        for _ in range(10):
            for deal, thinking["seconds"] in enumerate((0.005, 0.06)):
                found[deal].append(answer_time(place, "mauwi", deal, pace, "random"))
    chance = chance_of(found, random.Random(1))
    assert chance < 0.02 if pace == 0 else chance > 0.002, found
