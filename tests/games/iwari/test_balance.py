"""Iwari: how a map plays. The loop of `balance.py`, run as plain Python, and the page made from it."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

from nekoban.core.record import OVER
from nekoban.games.iwari import GAME, balance, rules
from nekoban.games.iwari.data.board import read_map
from nekoban.games.iwari.parts import Stage
from nekoban.games.iwari.state import MOVES
from tests.games.iwari.conftest import ALBA, BRAE, SEVEN_SQUARES
from tools import map_balance
from tools.map_balance import Trial

SIZE = len(GAME.state().bytes)
LISTING = 2048


class Room(np.ndarray):
    """Bytes of two states, which the compiled loop views as records."""

    def view(self, *what: Any) -> Any:
        if what != ("states",):
            return super().view(*what)
        dtype = GAME.state.dtype
        return [rules.State(np.asarray(self[place : place + SIZE]).view(dtype)) for place in (0, SIZE)]


@pytest.fixture
def bound(monkeypatch: pytest.MonkeyPatch) -> Any:
    """balance.py with the names that the compiled loop is bound to."""
    for name, value in {
        "STATE": "states", "OPTIONS": "options",
        "setup": rules.setup, "legal": rules.legal, "play": rules.play,
    }.items():  # fmt: skip
        monkeypatch.setattr(balance, name, value, raising=False)
    return balance


def new_room() -> Room:
    return np.zeros(2 * SIZE, np.uint8).view(Room)


def run(bound: Any, games: int, looks: int, luck: int = 5, **given: Any) -> tuple[int, Any, Any]:
    options = GAME.options.read({"players": 3, "map": SEVEN_SQUARES, **given})
    asked = SimpleNamespace(view=lambda _: [options.record])
    wins, entered = np.zeros((2, 5)), np.zeros(12, np.int64)
    out = np.zeros(LISTING, np.int16)
    won = bound.simulate(new_room(), rules.State().bytes, asked, luck, games, looks, out, wins, entered)
    return won, wins, entered


def test_a_trial_counts_wins_by_seat_and_by_turn_and_territories(bound):
    won, wins, entered = run(bound, games=4, looks=1)
    assert won == 4
    assert wins.sum(axis=1).tolist() == [4, 4]
    assert wins[:, 3:].sum() == 0
    assert 0 < entered[:7].max() <= 4
    assert entered[7:].sum() == 0


def test_games_differ_by_their_luck_and_the_same_luck_plays_the_same_game(bound):
    one = run(bound, games=1, looks=1, luck=5)
    assert all(np.array_equal(a, b) for a, b in zip(one, run(bound, games=1, looks=1, luck=5), strict=True))
    both = run(bound, games=2, looks=1, luck=5)
    second = run(bound, games=1, looks=1, luck=5 + balance.STRIDE)
    assert np.array_equal(both[1], one[1] + second[1])
    assert np.array_equal(both[2], one[2] + second[2])
    assert (
        len(
            {
                run(bound, games=1, looks=1, luck=luck)[1].tobytes()
                for luck in range(1, 9 * balance.STRIDE, balance.STRIDE)
            }
        )
        > 2
    )


def laid_out(at: Any) -> tuple[Room, list[Any], Any]:
    room = new_room()
    room[:SIZE] = at.state.bytes
    return room, room.view("states"), np.zeros(LISTING, np.int16)


def chosen(bound: Any, at: Any, looks: int, luck: int) -> tuple[str, Any]:
    room, states, out = laid_out(at)
    states[0].luck = luck * balance.STRIDE
    move = bound.chosen_move(room, states, SIZE, out, rules.legal(states[0], out), looks)
    return MOVES.texts[move], states[0]


def test_with_enough_looks_the_best_move_is_found(bound, table):
    # A fourth tent makes a settlement; nothing else gives as much.
    at = table().tents(0, 1, 2, 3).tents(1, 16, 17).hand(0, "TTT")
    assert {chosen(bound, at, 200, luck)[0] for luck in range(1, 4)} == {"tent 4 card"}
    assert len({chosen(bound, at, 1, luck)[0] for luck in range(1, 40)}) > 2


def test_a_look_changes_nothing_but_luck(bound, table):
    at = table().tents(0, 1, 2, 3).hand(0, "TTT")
    _, state = chosen(bound, at, 20, 9)
    state.luck = at.state.luck
    assert state.bytes.tobytes() == at.state.bytes.tobytes()


def test_one_look_or_one_move_or_a_card_to_draw_takes_the_first_roll(bound, table, monkeypatch):
    monkeypatch.setattr(bound, "play", None)  # whoever looks, plays
    at = table().hand(0, "TFG")
    assert chosen(bound, at, 1, 7)[0] in at.legal()
    for stage in (Stage.DRAW, Stage.DRAFT):
        at = table().hand(0, "TF")
        at.state.stage = stage
        assert len({chosen(bound, at, 4, luck)[0] for luck in range(1, 40)}) == len(at.legal())
    only = table(players=2)
    only.hand(0, "T").state.stage = Stage.THIRD_DISCARD
    assert chosen(bound, only, 4, 7)[0] == "discard tundra"


def test_a_standing_is_the_lead_over_the_best_other_tribe(table):
    at = table().tents(0, 1, 2, 3, 4).tents(1, 5, 6).tents(2, 16)
    at.state.tribes[1].points = 3
    assert [balance.standing(at.state, seat) for seat in range(3)] == [8 - 5, 5 - 8, 1 - 8]
    at.state.to_move = OVER  # everything is on the track by now
    assert [balance.standing(at.state, seat) for seat in range(3)] == [0 - 3, 3 - 0, 0 - 3]


def test_the_third_tribe_is_one_of_the_others(table):
    at = table(players=2).tents(2, 1, 2)
    assert balance.standing(at.state, 0) == -2


def ended(at: Any, starter: int, *points: int) -> Any:
    for tribe, value in enumerate(points):
        at.state.tribes[tribe].points = value
    at.state.to_move, at.state.starter = OVER, starter
    return at.state


def test_wins_are_noted_by_seat_and_by_place_in_the_turn_order(table):
    wins = np.zeros((2, 5))
    assert balance.note_winners(ended(table(), 1, 1, 2, 9), wins) == 1
    assert wins.tolist() == [[0, 0, 1, 0, 0], [0, 1, 0, 0, 0]]
    assert balance.note_winners(ended(table(), 2, 9, 2, 9), wins) == 1
    assert wins.tolist() == [[0.5, 0, 1.5, 0, 0], [0.5, 1.5, 0, 0, 0]]


def test_a_victory_of_the_third_tribe_is_nobodys(table):
    wins = np.zeros((2, 5))
    assert balance.note_winners(ended(table(players=2), 0, 1, 2, 9), wins) == 0
    assert wins.sum() == 0


def test_a_territory_is_entered_once_however_many_tents_stand_there(table):
    entered = np.zeros(12, np.int64)
    at = table(players=2).tents(0, 1, 2).tents(1, 3).tents(2, 5)
    balance.note_territories(at.state, entered)
    assert np.flatnonzero(entered).tolist() == [ALBA, BRAE]
    assert entered.max() == 1


# --- the page -------------------------------------------------------------------------------------


def trial(players: int, bot: str, turns: list[float]) -> Trial:
    won = int(sum(turns))
    return Trial(players, bot, 20_000, won, [won / players] * players, turns, [99.0] * 9)


def page(*found: Trial) -> str:
    name, board = read_map("new-horizons")
    return "\n".join(map_balance.page({name: list(found)}, {name: board}))


def test_the_number_of_games_is_fixed_beforehand():
    assert [map_balance.planned(20_000, players, "random") for players in (2, 3)] == [400_000, 20_000]
    assert [map_balance.planned(20_000, players, "greedy") for players in (2, 5)] == [40_000, 20_000]
    assert map_balance.planned(1, 3, "greedy") == map_balance.CHUNK


def test_the_page_says_what_is_more_than_three_points_above_its_share():
    shown = page(trial(2, "greedy", [8000, 12000]), trial(4, "greedy", [5500, 5000, 5000, 4500]))
    assert "in 1 of 2 rows (New Horizons, 2 players: the second to act, +10.00 ± 0.69)." in shown
    row = "| 2 | greedy | 20,000 | 20,000 | 50.0, 50.0 | +0.0 | 40.0, 60.0 | **+10.0** | 0.7 |"
    assert row in shown
    assert "What is asked: Met. The best seat of any row is +0.0 points above its share" in shown
    assert "entered in 99.0 % of the games" in shown


def test_the_page_says_so_if_nothing_is():
    shown = page(trial(4, "random", [5500, 5000, 5000, 4500]))
    nearest = "nearest to it is New Horizons, 4 players: the first to act, +2.50 ± 0.60"
    assert (
        f"nobody is more than 3 points above their share; {nearest}, whose interval reaches beyond 3."
        in shown
    )
    shown = page(trial(4, "random", [5200, 5000, 5000, 4800]))
    assert "the first to act, +1.00 ± 0.60.\n" in shown
    assert "**" not in shown.split("## What it shows")[1]


def test_a_seat_too_strong_or_a_territory_left_alone_is_not_fair():
    even = trial(4, "random", [5000] * 4)
    assert even.is_fair
    assert even.is_even
    even.entered[3] = 59.9
    assert not even.is_fair
    strong = trial(2, "random", [10_000] * 2)
    strong.wins = [10_700.0, 9300.0]
    assert not strong.is_fair
    assert "What is asked: **Not met**." in page(strong)
