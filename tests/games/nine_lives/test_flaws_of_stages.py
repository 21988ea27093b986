"""Nine Lives: positions typed in at every stage, sound as play reaches them, refused with one thing off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from nekoban.core.record import HIDDEN, NOBODY, NONE, OVER
from nekoban.games.nine_lives.parts import NP, Clause, Ending, Power, Stage
from nekoban.games.nine_lives.show.words import result
from tests.games.nine_lives.board import GAME, GIVE_UP, INTERPRETED, board, lay, move, start

flaw = GAME.rules.flaw


def laid(hands: list[str], power: Power, card: str = "q5", columns: str = "s8", **more: Any) -> Any:
    """A card has been laid by a seat with that power on top."""
    state = board(hands, columns, tops={0: (power, 0, 3)}, **more)
    return INTERPRETED(state).play(lay(card, "left" if columns == "s8" else "right")).state


def failed(power: Power, seat: int = 1) -> Any:
    """Seat 0 has given up, and a seat has that power on top."""
    state = board(["s7", "c1"], "c7", tops={seat: (power, 0, 3)})
    return INTERPRETED(state).play(GIVE_UP).state


AT: dict[Stage, Callable[[], Any]] = {
    Stage.TURN: lambda: board(["s2 q5", "c1"], "s8 c4"),
    Stage.COLUMN: lambda: laid(["s2 q5", "c1"], Power.DRAW_CARDS_PLAYED, "s2", "3:c1+q2 q8 t9 s7", start=1),
    Stage.GIVE: lambda: laid(["s2 q5 c4", "c1", "t3"], Power.GIVE_AWAY),
    Stage.STEAL: lambda: laid(["s2 q5", "c1"], Power.THIEF),
    Stage.ASK: lambda: laid(["s2 q5", "c1"], Power.THIEF_POLITE),
    Stage.BLAME: lambda: failed(Power.COLLATERAL_DAMAGE, 0),
    Stage.UNCOVER: lambda: failed(Power.SHUFFLE_LIVES),
    Stage.SWAP_HANDS: lambda: failed(Power.SWAP_HAND),
    Stage.CROWN: lambda: failed(Power.KITTYKING_PICKER),
    Stage.TAKE: lambda: failed(Power.LIFE_MEANS_CARD),
    Stage.BAD_SUIT: lambda: start(INTERPRETED.engine, 5, players=2, bad_suit=True),
    Stage.NAME: lambda: failed(Power.EXTRA_NUM),
    Stage.SWAP_LIVES: lambda: failed(Power.SWAP_LIVES),
}
ROUND_OVER = (Stage.UNCOVER, Stage.SWAP_HANDS, Stage.CROWN, Stage.TAKE)
ROUND_START = (Stage.BAD_SUIT, Stage.NAME, Stage.SWAP_LIVES)
AFTER_PLAY = (Stage.COLUMN, Stage.GIVE, Stage.STEAL, Stage.ASK)

Change = Callable[[Any], None]


def put(**fields: int) -> Change:
    def change(state: Any) -> None:
        for name, value in fields.items():
            setattr(state, name, value)

    return change


def put_player(seat: int, **fields: int) -> Change:
    def change(state: Any) -> None:
        put(**fields)(state.players[seat])

    return change


def with_change(stage: Stage, change: Change) -> int:
    state = AT[stage]()
    assert (state.stage, flaw(state)) == (stage, 0)
    change(state)
    return flaw(state)


@pytest.mark.parametrize("stage", AT)
def test_a_position_of_play_is_sound(stage: Stage) -> None:
    assert with_change(stage, put()) == 0


COUNTS = (
    *("turn_count", "round_count", "skip_count", "backwards", "laid_count", "drawn_count", "wager_count"),
    *(
        "stack_due",
        "draws_due",
        "second_turn",
        "previous_wagered",
        "phase",
        "takes_due",
        "order",
        "row_count",
    ),
    *("row_card_count", "deck_count", "discard_count", "to_move", "kittyking", "demand_from", "failed"),
    *("crowned", "swapping", "laid_column", "start_column", "bad_suit"),
)
COUNTS_OF_A_PLAYER = (
    *("hand_count", "hand_open", "chosen_count", "life_count", "wagered_count", "lost_count", "turn_count"),
    *("duplicate_used", "loss", "shown"),
)


@pytest.mark.parametrize("stage", [Stage.TURN, Stage.GIVE, Stage.TAKE, Stage.NAME])
def test_nothing_public_is_hidden(stage: Stage) -> None:
    for name in COUNTS:
        if not (stage == Stage.TAKE and name in ("start_column", "laid_column")):
            assert with_change(stage, put(**{name: HIDDEN})) != 0, name
    for seat, name in ((seat, name) for seat in (0, 1) for name in COUNTS_OF_A_PLAYER):
        assert with_change(stage, put_player(seat, **{name: HIDDEN})) != 0, name


def with_number(of: Callable[[Any], Any], name: str, index: int, value: int) -> int:
    """The flaw of a turn in which one number of an array is another."""

    def change(state: Any) -> None:
        getattr(of(state), name)[index] = value

    return with_change(Stage.TURN, change)


@pytest.mark.parametrize(
    ("name", "index", "clause"),
    [
        ("row_cards", 0, Clause.NL_11),
        ("column_length", 0, Clause.NL_11),
        ("column_length", 2, Clause.NL_11),
        ("deck", 0, Clause.NL_21),
        ("deck", 17, Clause.NL_21),
    ],
)
def test_no_card_of_row_or_piles_is_hidden(name: str, index: int, clause: int) -> None:
    assert with_number(lambda state: state, name, index, HIDDEN) == clause


@pytest.mark.parametrize(
    ("name", "index", "clause"),
    [
        ("lives", 0, Clause.NL_03),
        ("lives", 4, Clause.NL_03),
        ("lost", 0, Clause.NL_03),
        ("lost", 3, Clause.NL_03),
        ("hand", 0, Clause.NL_02),
        ("hand", 1, Clause.NL_02),
        ("chosen", 0, Clause.NL_16),
        ("suits_played", 3, Clause.NL_60),
    ],
)
def test_no_card_of_a_player_is_hidden(name: str, index: int, clause: int) -> None:
    assert with_number(lambda state: state.players[0], name, index, HIDDEN) == clause


@pytest.mark.parametrize(
    ("name", "index", "clause"),
    [
        ("lives", 5, Clause.NL_03),
        ("lives", 8, Clause.NL_03),
        ("lost", 4, Clause.NL_03),
        ("lost", 8, Clause.NL_03),
        ("hand", 2, Clause.NL_02),
        ("hand", 35, Clause.NL_02),
        ("chosen", 2, Clause.NL_16),
        ("chosen", 35, Clause.NL_16),
    ],
)
def test_a_player_has_nothing_beyond_what_is_counted(name: str, index: int, clause: int) -> None:
    assert with_number(lambda state: state.players[0], name, index, 1) == clause


@pytest.mark.parametrize(
    ("name", "index", "clause"),
    [
        ("row_cards", 2, Clause.NL_11),
        ("row_cards", 35, Clause.NL_11),
        ("column_length", 2, Clause.NL_11),
        ("column_length", 35, Clause.NL_11),
        ("discards", 0, Clause.NL_21),
        ("discards", 35, Clause.NL_21),
    ],
)
def test_row_and_piles_have_nothing_beyond_what_is_counted(name: str, index: int, clause: int) -> None:
    def change(state: Any) -> None:
        getattr(state, name)[index] = 1

    assert with_change(Stage.TURN, change) == clause


@pytest.mark.parametrize("seat", [0, 1])
@pytest.mark.parametrize("name", ["power", "parameter", "shown"])
def test_NL_05_a_life_shows_what_is_on_it(name: str, seat: int) -> None:
    def change(state: Any) -> None:
        setattr(state.players[seat], name, getattr(state.players[seat], name) + 1)

    assert with_change(Stage.TURN, change) == Clause.NL_05


@pytest.mark.parametrize("name", ["power", "parameter", "shown"])
def test_NL_05_whoever_has_no_life_shows_nothing(name: str) -> None:
    state = board(["s7", "c1"], "c7", lives=1)
    INTERPRETED(state).play(GIVE_UP)
    assert (state.players[0].life_count, flaw(state)) == (0, 0)
    setattr(state.players[0], name, 1)
    assert flaw(state) == Clause.NL_05


@pytest.mark.parametrize("stage", AT)
def test_NL_14_draws_are_due_only_where_a_column_may_be_drawn(stage: Stage) -> None:
    is_due = stage == Stage.COLUMN
    assert with_change(stage, put(draws_due=0 if is_due else 1)) == Clause.NL_14
    assert with_change(stage, put(draws_due=72 if is_due else 0)) == 0
    assert with_change(stage, put(draws_due=73)) == Clause.NL_14


@pytest.mark.parametrize("stage", AT)
def test_NL_14_wagers_of_the_turn_are_lives_of_whoever_has_it(stage: Stage) -> None:
    found = with_change(stage, put(wager_count=1))
    assert found == (Clause.NL_14 if stage <= Stage.COLUMN else 0)


@pytest.mark.parametrize("stage", AT)
def test_NP_75_takes_are_due_only_where_a_card_may_be_taken(stage: Stage) -> None:
    is_due = stage == Stage.TAKE
    assert with_change(stage, put(takes_due=0 if is_due else 1)) == Clause.NP_75
    assert with_change(stage, put(takes_due=3)) == Clause.NP_75
    if is_due:
        assert with_change(stage, put(takes_due=1)) == 0


@pytest.mark.parametrize("stage", AT)
def test_NP_76_the_first_of_two_players_is_noted_only_while_lives_are_swapped(stage: Stage) -> None:
    found = with_change(stage, put(swapping=0))
    assert found == (0 if stage == Stage.SWAP_LIVES else Clause.NP_76)


@pytest.mark.parametrize("stage", AT)
def test_NL_36_the_order_of_those_who_are_asked(stage: Stage) -> None:
    phase = AT[stage]().phase
    assert with_change(stage, put(phase=phase + 1)) == Clause.NL_36
    if phase > 0:
        assert with_change(stage, put(phase=phase - 1)) == Clause.NL_36


@pytest.mark.parametrize("stage", AT)
def test_NL_36_wagers_are_out_only_before_the_round_is_over(stage: Stage) -> None:
    def wager(state: Any) -> None:
        player = state.players[1]
        player.wagered_count = player.life_count  # the last life goes on showing
        card = player.lives[0]
        player.power, player.parameter = state.powers[card], state.parameters[card]
        player.shown = card % 9 + 1

    is_back = stage in ROUND_OVER or stage in ROUND_START
    found = with_change(stage, wager)
    assert (found == Clause.NL_36) == is_back


@pytest.mark.parametrize("stage", AT)
def test_NL_36_how_the_round_ended_fits_what_is_asked(stage: Stage) -> None:
    has_ended = stage in ROUND_OVER or stage == Stage.BLAME
    after_failure = put(ending=Ending.NONE, failed=NOBODY)
    full = put(ending=Ending.FULL, failed=NOBODY)
    if stage != Stage.BLAME:
        assert with_change(stage, full) == (0 if has_ended or stage in AFTER_PLAY else Clause.NL_36)
        assert with_change(stage, after_failure) == (Clause.NL_36 if has_ended else 0)
    idle = put(ending=Ending.IDLE, failed=NOBODY)
    if stage in AFTER_PLAY:
        assert with_change(stage, idle) == Clause.NL_36
    assert with_change(stage, put(ending=Ending.FAILURE, failed=NOBODY)) == Clause.NL_36
    if not has_ended:
        assert with_change(stage, put(failed=1)) == Clause.NL_36
        assert with_change(stage, put(ending=Ending.FAILURE, failed=1)) == Clause.NL_36


@pytest.mark.parametrize("stage", AT)
def test_NP_67_somebody_is_crowned_only_after_a_round(stage: Stage) -> None:
    assert with_change(stage, put(crowned=1)) == (0 if stage in ROUND_OVER else Clause.NL_36)


@pytest.mark.parametrize("stage", AT)
def test_NL_37_losses_are_counted_only_while_they_are_dealt_out(stage: Stage) -> None:
    for seat in (0, 1):
        state = AT[stage]()
        loss = state.players[seat].loss
        assert loss == (1 if stage == Stage.BLAME and seat == 0 else 0)
        assert with_change(stage, put_player(seat, loss=loss + 1)) == Clause.NL_37


@pytest.mark.parametrize("stage", [Stage.TURN, *AFTER_PLAY])
def test_NL_60_a_second_turn_follows_a_first(stage: Stage) -> None:
    def second(state: Any) -> None:
        state.second_turn = 1
        state.players[state.to_move].turn_count = 0

    assert with_change(stage, second) == Clause.NL_60


@pytest.mark.parametrize("stage", [*ROUND_OVER, *ROUND_START])
def test_NL_60_between_rounds_nobody_asks_for_the_first_turn(stage: Stage) -> None:
    assert with_change(stage, put(second_turn=1)) == 0


@pytest.mark.parametrize("stage", [Stage.TURN, *ROUND_START])
def test_NL_23_no_column_was_laid_before_the_play(stage: Stage) -> None:
    assert with_change(stage, put(laid_column=0)) == Clause.NL_23


@pytest.mark.parametrize("stage", AT)
def test_NL_54_a_bad_suit_belongs_to_its_variant(stage: Stage) -> None:
    if stage == Stage.BAD_SUIT:
        assert with_change(stage, put(bad_suit=3)) == Clause.NL_54
        assert with_change(stage, put(with_bad_suit=0)) == Clause.NL_54
        return
    assert with_change(stage, put(bad_suit=3)) == Clause.NL_54
    assert with_change(stage, put(with_bad_suit=1, bad_suit=3)) == 0
    assert with_change(stage, put(with_bad_suit=1)) == Clause.NL_54


def test_NL_54_the_kittyking_names_the_bad_suit() -> None:
    state = AT[Stage.BAD_SUIT]()
    state.to_move = 1 - state.to_move
    assert flaw(state) == Clause.NL_54


@pytest.mark.parametrize("stage", [stage for stage in AT if stage not in (Stage.TURN, Stage.BAD_SUIT)])
def test_a_life_asks_only_while_it_is_on_top(stage: Stage) -> None:
    def cover(state: Any) -> None:
        state.players[state.to_move].power = 0
        state.powers[:] = 0

    asking = AT[stage]()
    power = asking.players[asking.to_move].power
    assert with_change(stage, cover) == NP + power


def test_NP_59_names_a_number_as_NP_58_does() -> None:
    state = failed(Power.EXTRA_NUM_OUTSIDE_RANGE)
    assert (state.stage, flaw(state)) == (Stage.NAME, 0)


def fill_hand(seat: int) -> Change:
    def change(state: Any) -> None:
        player = state.players[seat]
        while player.hand_count < 5:
            card = next(kind for kind in range(18) if state.deck[kind])
            player.hand[player.hand_count] = card
            player.hand_count += 1
            state.deck[card] -= 1
            state.deck_count -= 1

    return change


def empty_hand(seat: int) -> Change:
    def change(state: Any) -> None:
        player = state.players[seat]
        while player.hand_count:
            player.hand_count -= 1
            state.deck[player.hand[player.hand_count]] += 1
            state.deck_count += 1
            player.hand[player.hand_count] = NONE

    return change


@pytest.mark.parametrize(
    ("stage", "change", "clause"),
    [
        (Stage.COLUMN, fill_hand(0), Clause.NP_80),
        (Stage.GIVE, empty_hand(0), Clause.NP_34),
        (Stage.STEAL, fill_hand(0), Clause.NP_68),
        (Stage.STEAL, empty_hand(1), Clause.NP_68),
        (Stage.ASK, fill_hand(0), Clause.NP_69),
        (Stage.ASK, empty_hand(1), Clause.NP_69),
        (Stage.TAKE, fill_hand(1), Clause.NP_75),
    ],
)
def test_what_a_life_asks_can_be_answered(stage: Stage, change: Change, clause: int) -> None:
    assert with_change(stage, change) == clause


def test_NP_75_there_is_a_card_to_take() -> None:
    state = AT[Stage.TAKE]()
    state.deck[state.row_cards[0]] += 1
    state.deck_count += 1
    state.row_cards[0], state.row_card_count = NONE, 0
    state.column_length[0] = state.column_total[0] = state.row_count = 0
    state.first_total = state.last_total = 0
    state.start_column = NONE
    assert flaw(state) == Clause.NP_75


def test_NP_80_there_is_a_column_to_draw() -> None:
    state = AT[Stage.COLUMN]()
    state.start_column = 2
    assert flaw(state) == 0  # the first 8 is left
    state.laid_column = 1
    assert flaw(state) == 0  # and the 7
    state.column_length[3], state.column_length[4] = 2, 0
    state.row_count, state.column_total[3], state.column_total[4] = 4, 209, 0
    assert flaw(state) == Clause.NP_80


@pytest.mark.parametrize("is_over", [True, False])
def test_NL_40_the_game_is_over_for_nobody_or_for_all(is_over: bool) -> None:
    state = board(["s7", "c1"], "c7", lives=1)
    INTERPRETED(state).play(GIVE_UP)
    assert (state.to_move, flaw(state)) == (OVER, 0)
    state.to_move, state.stage = (0, Stage.OVER) if is_over else (OVER, Stage.TURN)
    assert flaw(state) == Clause.NL_40


def test_NL_60_the_last_round_may_end_the_game_with_lives_left() -> None:
    state = board(["s7", "c1"], "c7")
    state.round_count = 400
    INTERPRETED(state).play(GIVE_UP)
    assert (state.stage, flaw(state)) == (Stage.OVER, 0)
    view = GAME.interpreted.view(state, 0)
    assert result(view, ["Ann", "Bob"]).startswith("400 rounds have been played. ")
    state.round_count = 399
    assert flaw(state) == Clause.NL_40


def test_NL_36_NP_76_whoever_swaps_lives_comes_after_those_before() -> None:
    state = AT[Stage.SWAP_LIVES]()
    assert (state.to_move, state.kittyking, state.phase) == (1, 0, 2)
    INTERPRETED(state).play(move("swap the life of 1"))
    assert (state.swapping, flaw(state)) == (0, 0)
