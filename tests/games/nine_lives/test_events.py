"""Nine Lives: what happens is told, in words (NL-43 and the log of every power that acts)."""

from __future__ import annotations

from typing import Any

import pytest

from nekoban.games.nine_lives.parts import Happening, Power, Stage, Suit
from nekoban.games.nine_lives.show import words
from tests.games.nine_lives.board import GAME, GIVE_UP, WAGER, At, board, lay, move

NAMES = ["Ann", "Bob", "Cleo"]
SKIP = move("skip")


def told(state: Any) -> list[tuple[Happening, int, int]]:
    """Kind, seat and first detail of what the last move set off."""
    return [
        (Happening(event.kind), event.seat, event.a)
        for event in (state.events[index] for index in range(state.event_count))
    ]


def after(at: At, state: Any, *moves: int) -> list[tuple[Happening, int, int]]:
    for one in moves:
        assert at(state).refused(one) is None
        at.engine.play(state, one)
    assert words.log(at.engine.view(state, 0), NAMES)
    return told(state)


def test_a_wager_is_told_with_what_its_life_does(at: At) -> None:
    state = board(["s2", "c1"], "s7", tops={0: Power.WAGER_MEANS_OPEN})
    found = after(at, state, WAGER)
    assert found[:2] == [(Happening.WAGERS, 0, 1), (Happening.OPENS, 0, -2)]
    assert found[2][0] == Happening.TOP
    state = board(["s2", "c1"], "s7", tops={0: Power.REVERSE_DIRECTION})
    assert (Happening.REVERSES, 0, -2) in after(at, state, WAGER)
    assert (state.wager_count, state.backwards) == (1, 1)


def test_a_drawn_column_is_told(at: At) -> None:
    tops = {0: (Power.DRAW_CARDS_PLAYED, 0, 3)}  # below the life that is wagered
    state = board(["s2", "c1"], "s7 c4 t9", tops=tops, start=2, acts=False)
    found = after(at, state, WAGER, move("draw column-2"))
    assert [kind for kind, _, _ in found] == [Happening.DRAWS_COLUMN]
    assert (state.row_count, state.start_column) == (2, 1)  # the start has moved up with the row


def test_a_full_table_is_told_and_a_life_regained(at: At) -> None:
    row = "c1 q2 t3 c4 q5 t6 c7 q8"
    state = board(["s9 s1", "c1"], row, tops={0: (Power.GAIN_LIFE, 0, 3)})
    found = after(at, state, lay("s9", "right"))
    kinds = [kind for kind, _, _ in found]
    assert Happening.FULL in kinds
    assert (Happening.REGAINS, 0, 3) in found  # the Siamese's life 4 is card 3
    assert Happening.EMPTY_HAND not in kinds


def test_an_empty_hand_that_ends_the_round_is_told(at: At) -> None:
    state = board(["s2", "c1"], "c7", tops={0: Power.HAND_EMPTY_LOSS})
    kinds = [kind for kind, _, _ in after(at, state, lay("s2", "left"))]
    assert Happening.EMPTY_HAND in kinds
    assert Happening.IDLE not in kinds


def test_a_skipped_turn_is_told(at: At) -> None:
    state = board(["s2 s3 s4", "c1"], "c7", tops={0: (Power.SKIP_BIG_HAND, 0, 3)})
    assert after(at, state, SKIP)[0] == (Happening.SKIPS, 0, -2)


def test_the_end_of_the_game_is_told(at: At) -> None:
    state = board(["s7", "c1"], "c7", lives=1)
    assert after(at, state, GIVE_UP)[-1] == (Happening.GAME_OVER, -2, -2)


@pytest.mark.parametrize(
    ("power", "answer", "kind", "detail"),
    [
        (Power.SHUFFLE_LIVES, "uncover 1", Happening.UNCOVERS, None),
        (Power.SWAP_HAND, "swap hands with 1", Happening.SWAPS_HANDS, 0),
        (Power.KITTYKING_PICKER, "crown 2", Happening.CROWNS, 1),
        (Power.LIFE_MEANS_CARD, "take 1", Happening.TAKES, 2),  # circle 7
    ],
)
def test_what_a_life_does_after_a_round_is_told(
    at: At, power: Power, answer: str, kind: Happening, detail: int | None
) -> None:
    state = board(["s7", "c1"], "c7", tops={1: power})
    at(state).play(GIVE_UP)
    found = after(at, state, move(answer))
    assert found[0][:2] == (kind, 1)
    assert detail is None or found[0][2] == detail


def test_NP_62_a_kept_hand_lets_the_round_go_on(at: At) -> None:
    state = board(["s7", "c1"], "c7", tops={1: (Power.SWAP_HAND, 0, 3)})
    at(state).play(GIVE_UP, move("keep hand"))
    assert (state.stage, state.round_count) == (Stage.TURN, 2)


def test_the_bad_suit_is_told(at: At) -> None:
    options = GAME.options.read({"players": 2, "bad_suit": True})
    state = at.engine.start(options, 5)
    assert after(at, state, move("bad star"))[0] == (Happening.BAD_SUIT, state.kittyking, int(Suit.STAR))


def test_NL_21_a_shuffled_discard_pile_is_the_deck(at: At) -> None:
    state = board(["s2 s3", "c1"], "s7", discards="q5 q8")
    for kind in range(18):
        state.deck[kind] = 0
    state.deck_count = 0
    found = after(at, state, lay("s2", "left"))
    assert [kind for kind, _, _ in found][-3:] == [Happening.SHUFFLES, Happening.DRAWS, Happening.DRAWS]
    assert (state.deck_count, state.discard_count, sum(state.deck[kind] for kind in range(18))) == (0, 0, 0)
    assert sorted(state.players[0].hand[:3]) == [4, 5, 11]


def test_lives_lost_still_count_as_components(at: At) -> None:
    state = board(["s7", "c1"], "c7", lives=5)
    out = [0] * GAME.component_count
    GAME.rules.components(state, out)
    assert out[18 : 18 + 18] == [1] * 18  # two cats' nine lives, kept or lost
