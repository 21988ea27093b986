"""Nine Lives: positions that cannot be are refused, with the clause they break."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nekoban.core.match import Match
from nekoban.core.notation import NotationError
from nekoban.core.record import NONE
from nekoban.games.nine_lives.facts import random_options
from nekoban.games.nine_lives.parts import NOUGHT, Clause, Power, Stage
from nekoban.games.nine_lives.rules.lives import show_top
from nekoban.games.nine_lives.show import refusals, words
from tests.games.nine_lives.board import GAME, GIVE_UP, INTERPRETED, board, lay, pick

LESSON = {  # a position of the lesson
    "1.hand": "star-2,square-5",
    "1.chosen": "0",
    "1.lives": ",".join(f"siamese-{life}" for life in range(1, 10)),
    "2.hand": "triangle-6,circle-4,circle-4",
    "2.chosen": "0",
    "2.lives": ",".join(f"munchkin-{life}" for life in range(1, 10)),
    "round_count": "1",
    "turn_count": "4",
    "column_total": "7,1,9",
    "column_length": "1,1,1",
    "row_cards": "star-7,circle-1,triangle-9",
    "start_column": "1",
    "first_total": "7",
    "last_total": "9",
    "order": "2",
}
EMPTY = "order=0 row_cards=- column_length=0 column_total=-"


def lesson(changes: str, options: str = "players=2") -> str:
    """The lesson's position with some of its fields changed."""
    fields = LESSON | dict(word.split("=") for word in changes.split())
    return f"nine-lives/2 {options} | {' '.join(f'{name}={value}' for name, value in fields.items())}"


def without(names: str, changes: str = "") -> str:
    """The lesson's position with some of its fields changed, and some left out."""
    fields = LESSON | dict(word.split("=") for word in changes.split())
    typed = (f"{name}={value}" for name, value in fields.items() if name not in names.split())
    return f"nine-lives/2 players=2 | {' '.join(typed)}"


def flaw_of(text: str) -> str:
    """The sentence with which a position is refused."""
    with pytest.raises(NotationError, match="This position is impossible") as caught:
        Match.from_position(text, seed=1)
    return str(caught.value).removeprefix("This position is impossible: ")


@pytest.mark.parametrize(
    ("changes", "clause"),
    [
        # players
        ("1.hand_open=2", Clause.NL_02),
        ("1.wagered_count=-3", Clause.NL_03),
        ("1.wagered_count=10", Clause.NL_03),
        ("1.chosen=2", Clause.NL_16),
        ("1.chosen=1", Clause.NL_16),
        ("2.chosen=0,0,0,0,1", Clause.NL_16),
        ("1.chosen=7 stage=stack stack_due=1", Clause.NL_16),
        ("stage=stack", Clause.NL_16),
        ("1.chosen=3 stage=stack stack_due=1 wager_count=1 1.wagered_count=1", Clause.NL_16),
        ("1.chosen=0,0,1 stage=stack stack_due=1 wager_count=1 1.wagered_count=1", Clause.NL_16),
        ("2.chosen=1 stage=stack stack_due=1 wager_count=1 1.wagered_count=1", Clause.NL_16),
        ("1.hand_open=-3", Clause.NL_02),
        ("1.named=300", Clause.NP_58),
        ("1.named=19", Clause.NP_58),
        ("1.named=-10", Clause.NP_58),
        ("1.suits_played=-3", Clause.NL_60),
        ("1.duplicate_used=2", Clause.NL_60),
        ("2.suits_played=0,0,0,-3", Clause.NL_60),
        ("1.duplicate_used=-3", Clause.NL_60),
        ("2.turn_count=-3", Clause.NL_60),
        ("2.turn_count=201", Clause.NL_60),
        # seats
        ("to_move=3", Clause.NL_10),
        ("to_move=-", Clause.NL_10),
        ("kittyking=5", Clause.NL_10),
        ("kittyking=3", Clause.NL_10),
        ("demand_from=3", Clause.NL_10),
        ("failed=3", Clause.NL_10),
        ("crowned=3", Clause.NL_10),
        ("swapping=3", Clause.NL_10),
        ("stage=drawing", Clause.NL_10),
        ("stage=over", Clause.NL_40),
        # the row
        ("column_length=1,1,2", Clause.NL_11),
        ("column_length=2,1,0", Clause.NL_22),
        ("column_length=1,3,-3", Clause.NL_11),
        ("column_total=700,1,9", Clause.NL_22),
        ("column_total=7,1,-", Clause.NL_22),
        ("column_total=5,1,9", Clause.NL_22),
        ("column_total=6,5,9", Clause.NL_22),
        ("column_length=1,2 column_total=7,16", Clause.NL_22),
        ("column_length=1,2 column_total=7,14", Clause.NL_22),
        ("column_length=1,2 column_total=7,13", Clause.NL_22),  # the 1 counts as 4 only within 1 to 9
        ("column_length=1,2 column_total=7,-9", Clause.NL_22),  # 1 and 9 make 10, 8, -8 or -10
        ("column_length=1,2 column_total=7,0", Clause.NL_22),
        ("column_length=1,2 column_total=7,-11", Clause.NL_22),
        ("column_length=1,2 column_total=7,12", Clause.NL_22),
        ("column_length=1,2 column_total=7,-14", Clause.NL_22),
        ("first_total=53", Clause.NL_22),
        ("last_total=300", Clause.NL_22),
        ("last_total=53", Clause.NL_22),
        ("last_total=-53", Clause.NL_22),
        ("order=3", Clause.NP_87),
        ("order=-3", Clause.NP_87),
        ("start_column=8", Clause.NL_23),
        ("start_column=4", Clause.NL_23),
        ("start_column=-", Clause.NL_23),
        ("first_total=-", Clause.NL_23),
        ("last_total=-", Clause.NL_23),
        ("laid_column=3", Clause.NL_23),
        ("laid_column=4", Clause.NL_23),
        (EMPTY, Clause.NL_23),
        (f"{EMPTY} start_column=- first_total=-", Clause.NL_23),
        (f"{EMPTY} first_total=- last_total=-", Clause.NL_23),
        (f"{EMPTY} start_column=- first_total=- last_total=- order=1", Clause.NP_87),
        # counters
        ("round_count=401", Clause.NL_60),
        ("round_count=0", Clause.NL_60),
        ("turn_count=201", Clause.NL_60),
        ("turn_count=-3", Clause.NL_60),
        ("skip_count=2", Clause.NL_60),
        ("skip_count=-3", Clause.NL_60),
        ("backwards=2", Clause.NL_60),
        ("backwards=-3", Clause.NL_60),
        ("previous_wagered=2", Clause.NL_60),
        ("stack_due=2 wager_count=1 1.wagered_count=1", Clause.NL_60),
        ("second_turn=2 1.turn_count=1", Clause.NL_60),
        ("laid_count=37", Clause.NL_60),
        ("second_turn=1", Clause.NL_60),
        ("1.turn_count=1 second_turn=1", Clause.NL_60),  # nothing gives a second turn
        ("drawn_count=-3", Clause.NL_60),
        ("laid_count=-3", Clause.NL_60),
        ("wager_count=-3", Clause.NL_14),
        ("wager_count=1", Clause.NL_14),
        ("wager_count=2 1.wagered_count=1", Clause.NL_14),
        ("wager_count=10 1.wagered_count=9", Clause.NL_14),
        ("draws_due=-3", Clause.NL_14),
        ("takes_due=-3", Clause.NP_75),
        ("stack_due=1", Clause.NL_14),
        ("draws_due=2", Clause.NL_14),
        ("takes_due=1", Clause.NP_75),
        ("swapping=1", Clause.NP_76),
        ("bad_suit=star", Clause.NL_54),
        # the end of a round
        ("ending=full", Clause.NL_36),
        ("ending=failure", Clause.NL_36),
        ("failed=1", Clause.NL_36),
        ("crowned=1", Clause.NL_36),
        ("phase=1", Clause.NL_36),
        ("1.loss=120", Clause.NL_37),
        ("1.loss=-3", Clause.NL_37),
        # what a life asks
        ("stage=column draws_due=1", Clause.NP_80),
        ("stage=give laid_column=1", Clause.NP_34),
        ("stage=steal laid_column=1", Clause.NP_68),
        ("stage=ask laid_column=1", Clause.NP_69),
        ("stage=blame ending=failure failed=1 1.loss=1", Clause.NP_66),
        ("stage=uncover ending=failure failed=1", Clause.NP_37),
        ("stage=swap-hands ending=failure failed=1", Clause.NP_62),
        ("stage=crown ending=failure failed=1", Clause.NP_67),
        ("stage=take ending=failure failed=1 takes_due=2", Clause.NP_75),
        ("stage=name phase=1", Clause.NP_58),
        ("stage=swap-lives phase=1", Clause.NP_76),
        ("stage=bad-suit", Clause.NL_54),
    ],
)
def test_a_position_that_cannot_be_is_refused(changes: str, clause: int) -> None:
    assert flaw_of(lesson(changes)) == words.flaw(clause)


@pytest.mark.parametrize(
    "changes",
    [
        "",
        "to_move=2 kittyking=2",
        "1.hand_open=1",
        "1.chosen=2 stage=stack stack_due=1 wager_count=1 1.wagered_count=1",
        "demand_from=2",
        "demand_from=1",
        "1.wagered_count=9",
        "wager_count=9 1.wagered_count=9",
        "wager_count=1 1.wagered_count=1 stack_due=1",
        "1.duplicate_used=1",
        "2.suits_played=3,2,1,1",
        "previous_wagered=1",
        "drawn_count=3",
        "laid_count=36",
        "turn_count=200",
        "turn_count=0",
        "1.turn_count=200",
        "round_count=400",
        "first_total=52",
        "last_total=52",
        "last_total=-52",
        "start_column=3",
        "backwards=1 skip_count=1",
        "column_total=6,4,6",  # as NP-47 and NP-48 count
        "1.turn_count=1 second_turn=1 wager_count=1 1.wagered_count=1 stack_due=1",
        "1.named=-9",
        "1.named=18",
        f"{EMPTY} start_column=- first_total=- last_total=-",
        "column_length=1,2 column_total=7,8",
        "column_length=1,2 column_total=7,5",  # 9 less the 1, which counts as 4
        "column_length=1,2 column_total=7,10",
        "column_length=1,2 column_total=7,-8",
        "column_length=1,2 column_total=7,-10",
    ],
)
def test_a_position_that_can_be_is_taken(changes: str) -> None:
    match = Match.from_position(lesson(changes), seed=1)
    assert match.legal()
    assert match.status(0)


def test_NL_53_a_star_in_the_row_is_counted() -> None:
    options = "players=2 star_once=yes"
    said = "suits_played: with star-once it counts at least the stars that lie in the row."
    assert flaw_of(lesson("", options)) == said
    assert Match.from_position(lesson("2.suits_played=0,0,0,1", options), seed=1).legal()
    assert Match.from_position(lesson("1.suits_played=0,0,0,1", options), seed=1).legal()


@pytest.mark.parametrize(
    "changes",
    [
        "order=0",
        "order=0 column_length=3 column_total=7",  # the last number differs
        "order=0 column_total=7,7,7 row_cards=star-7,circle-7,circle-7",
        "order=0 column_total=7,9,7 last_total=7 row_cards=star-7,triangle-9,circle-7",
    ],
)
def test_NP_87_two_different_numbers_have_set_an_order(changes: str) -> None:
    assert flaw_of(lesson(changes)).startswith("order: 1 where the first two different numbers")


def test_NP_87_one_number_alone_sets_no_order() -> None:
    same = "column_total=7,7,7 last_total=7 row_cards=star-7,circle-7,circle-7"
    assert Match.from_position(lesson(f"order=0 {same}"), seed=1).legal()


def test_NL_03_every_cat_has_nine_lives_kept_or_lost() -> None:
    state = board(["s2", "c1"], "s8", lives=5)
    player = state.players[1]
    assert (GAME.rules.flaw(state), player.lost_count) == (0, 4)
    player.lost_count, player.lost[3] = 3, NONE
    assert GAME.rules.flaw(state) == Clause.NL_03


def test_NL_13_a_hand_of_seven_cannot_be() -> None:
    cards = "star-2,square-5,circle-7,circle-7,circle-7,square-2,square-8"
    assert "at most six" in flaw_of(lesson(f"1.hand={cards}"))


@pytest.mark.parametrize(
    "typed",
    [
        *("1.hand_count=3", "1.chosen_count=1", "2.life_count=8", "2.lost_count=1", "1.power=even"),
        *("1.parameter=1", "1.shown=8", "row_count=0", "row_count=5", "row_count=-3", "row_card_count=36"),
        *("deck_count=5", "deck_count=60", "deck_count=-3", "discard_count=3"),
    ],
)
def test_what_follows_from_the_rest_cannot_be_typed_otherwise(typed: str) -> None:
    with pytest.raises(NotationError, match=f"{typed} is wrong: the rest of the position makes it"):
        Match.from_position(lesson(typed), seed=1)


def derived(record: Any) -> list[str]:
    return [name for name, field in record.fields.items() if field.derived]


def test_what_follows_from_other_fields_is_filled_in() -> None:
    """Every field declared `derived`, at every moment of some games: forgotten, and found again."""
    chance, at = random.Random(8), INTERPRETED
    assert derived(GAME.state) == ["row_count", "row_card_count", "deck_count", "discard_count"]
    for _ in range(6):
        state = at.engine.start(GAME.options.read(random_options(chance)), chance.getrandbits(60))
        while legal := at(state).legal_rows():
            known = state.twin()
            for record in (known, *known.players[: known.seats]):
                for name in derived(record):
                    setattr(record, name, 0)
            GAME.rules.derive(known)
            assert known == state
            at.engine.play(state, chance.choice(legal))


def test_what_a_round_has_done_so_far_is_filled_in() -> None:
    """Seats that were asked, and lives about to be lost: they follow, so they need not be typed."""
    chance, at, asked = random.Random(3), INTERPRETED, 0
    for number in range(40):
        options = {**random_options(random.Random(number)), "shuffle_all": True}
        state = at.engine.start(GAME.options.read(options), chance.getrandbits(60))
        for _ in range(60):
            legal = at(state).legal_rows()
            if not legal:
                break
            known = state.twin()
            known.phase = 0
            for player in known.players:
                player.loss = 0
            asked += known != state
            GAME.rules.derive(known)
            assert known == state
            at.engine.play(state, chance.choice(legal))
    assert asked > 20


NUMBERS_OF_ROW = "column_total column_length"
ALL_OF_ROW = f"{NUMBERS_OF_ROW} start_column first_total last_total order"


def test_NL_11_a_row_of_single_cards_needs_its_cards_alone() -> None:
    """How long columns are and what they make follows."""
    state = Match.from_position(without(NUMBERS_OF_ROW), seed=1).state
    assert state.column_length[:4].tolist() == [1, 1, 1, 0]
    assert state.column_total[:4].tolist() == [NOUGHT + 7, NOUGHT + 1, NOUGHT + 9, 0]
    assert Match.from_position(lesson(""), seed=1).state.column_total.tolist() == state.column_total.tolist()


def test_NL_23_a_row_of_one_column_began_with_it() -> None:
    state = Match.from_position(without(ALL_OF_ROW, "row_cards=star-7"), seed=1).state
    assert (state.row_count, state.start_column) == (1, 0)
    assert state.first_total == state.last_total == state.column_total[0] == NOUGHT + 7


@pytest.mark.parametrize("name", ["start_column", "first_total", "last_total"])
def test_NL_23_where_several_columns_began_must_be_typed(name: str) -> None:
    assert flaw_of(without(name)).startswith("start_column: a column, with first_total and last_total")
    assert flaw_of(without("order")).startswith("order: 1 where")


def test_NL_22_the_number_of_a_stack_must_be_typed() -> None:
    stack = "row_cards=star-7,circle-4 column_length=2"
    left_out = "column_total start_column order"
    assert flaw_of(without(left_out, f"{stack} first_total=3 last_total=3")).startswith("column_total:")
    left_out = "start_column first_total last_total order"
    state = Match.from_position(without(left_out, f"{stack} column_total=3"), seed=1).state
    assert (state.start_column, state.first_total, state.last_total) == (0, NOUGHT + 3, NOUGHT + 3)


def test_NP_47_a_number_that_is_typed_stays_if_a_life_can_have_made_it() -> None:
    left_out = "start_column first_total last_total order column_length"
    state = Match.from_position(without(left_out, "row_cards=circle-1 column_total=4"), seed=1).state
    assert state.column_total[0] == state.first_total == NOUGHT + 4
    wrong = without(left_out, "row_cards=circle-1 column_total=3")
    assert flaw_of(wrong).startswith("column_total: what the cards of the column can make")


def test_a_hidden_hand_keeps_the_count_that_is_typed() -> None:
    state = board(["s2 q5", "c1 c4 t3"], "s9")
    view = GAME.interpreted.view(state, 0)
    GAME.rules.derive(view)
    assert [view.players[seat].hand_count for seat in (0, 1)] == [2, 3]
    assert view.deck_count == state.deck_count


def test_a_hidden_stack_keeps_the_count_that_is_typed() -> None:
    state = INTERPRETED(board(["s2 s5", "c1"], "s8")).wagered().state
    INTERPRETED(state).play(pick("+s5"))
    view = GAME.interpreted.view(state, 1)
    GAME.rules.derive(view)
    assert view.players[0].chosen_count == 1


def test_numbers_and_columns_are_told_as_people_count_them() -> None:
    """Numbers are stored with NOUGHT added, columns count from 0: text undoes both."""
    fields, player = GAME.state.fields, GAME.state.fields["players"].rows
    assert player is not None
    numbers = [fields[name] for name in ("column_total", "first_total", "last_total")]
    assert {field.base for field in [*numbers, player.fields["named"]]} == {-NOUGHT}
    assert {fields[name].base for name in ("start_column", "laid_column")} == {1}


def test_NL_54_a_bad_suit_is_named_before_the_first_turn() -> None:
    options = "players=2 bad_suit=yes"
    assert flaw_of(lesson("", options)) == words.flaw(Clause.NL_54)
    assert flaw_of(lesson("stage=bad-suit bad_suit=star", options)) == words.flaw(Clause.NL_54)
    assert Match.from_position(lesson("bad_suit=star", options), seed=1).legal()


def test_seats_of_a_position_count_from_one() -> None:
    match = Match.from_position(lesson("to_move=2 kittyking=2 demand_from=1"), seed=1)
    assert (match.to_move, match.state.kittyking, match.state.demand_from) == (1, 1, 0)
    assert " to_move=2 " in match.position()
    assert " kittyking=2 " in match.position()
    assert " demand_from=1 " in match.position()
    with pytest.raises(NotationError, match="kittyking: '0' is not a seat; they count from 1"):
        Match.from_position(lesson("kittyking=0"), seed=1)


def test_what_a_life_asks_needs_an_answer() -> None:
    state = board(["s2 q5 c4", "c1", "t3"], "s8", tops={0: Power.GIVE_AWAY})
    INTERPRETED(state).play(lay("q5", "left"))
    assert GAME.rules.flaw(state) == 0
    for other in (1, 2):
        state.players[other].hand_count = 5
        for index in range(5):
            state.players[other].hand[index] = 0
    assert GAME.rules.flaw(state) in (Clause.NL_21, Clause.NP_34)
    state = board(["s2 q5", "c1"], "s8", tops={0: (Power.THIEF, 0, 3)})
    INTERPRETED(state).play(lay("q5", "left"))
    assert GAME.rules.flaw(state) == 0
    state.players[1].hand[0], state.players[1].hand_count = -2, 0
    assert GAME.rules.flaw(state) == Clause.NP_68


def test_wagers_are_back_once_the_round_is_over() -> None:
    state = board(["s7", "c1"], "c7", tops={1: (Power.KITTYKING_PICKER, 0, 3)})
    INTERPRETED(state).play(GIVE_UP)
    assert (state.stage, GAME.rules.flaw(state)) == (Stage.CROWN, 0)
    state.players[0].wagered_count = 4  # of four: the last one goes on showing
    state.players[0].shown = 1
    assert GAME.rules.flaw(state) == Clause.NL_36
    state.players[0].wagered_count = 1
    show_top(state, 0)
    assert GAME.rules.flaw(state) == Clause.NL_36


def test_NL_16_a_stack_is_built_only_where_one_is_due() -> None:
    state = board(["s2 s5", "c1"], "s8")
    INTERPRETED(state).wagered()
    INTERPRETED(state).play(pick("+s5"))
    assert (state.stage, GAME.rules.flaw(state)) == (Stage.STACK, 0)
    state.stack_due = 0
    assert GAME.rules.flaw(state) == Clause.NL_16


def test_the_loss_counted_is_that_of_the_rounds_end() -> None:
    state = board(["s7", "c1"], "c7", tops={0: (Power.COLLATERAL_DAMAGE, 0, 3)})
    INTERPRETED(state).play(GIVE_UP)
    assert (state.stage, GAME.rules.flaw(state)) == (Stage.BLAME, 0)
    state.players[1].loss = 1
    assert GAME.rules.flaw(state) == Clause.NL_37


def test_no_position_of_a_game_has_a_flaw() -> None:
    chance, at = random.Random(7), INTERPRETED
    for _ in range(12):
        state = at.engine.start(GAME.options.read(random_options(chance)), chance.getrandbits(60))
        for _ in range(120):
            assert GAME.rules.flaw(state) == 0
            legal = at(state).legal_rows()
            if not legal:
                break
            at.engine.play(state, chance.choice(legal))


def test_every_flaw_has_a_sentence() -> None:
    for clause in Clause:
        if clause > 100 or clause in refusals.FLAWS:
            assert words.flaw(clause).endswith(".")


def test_the_game_is_over_exactly_when_a_life_deck_is_empty() -> None:
    state = board(["s7", "c1"], "c7", lives=1)
    playing = state.twin()
    INTERPRETED(state).play(GIVE_UP)
    assert GAME.rules.flaw(state) == 0
    state.to_move, state.stage = 0, Stage.TURN
    assert GAME.rules.flaw(state) == Clause.NL_40
    playing.stage = Stage.OVER
    assert GAME.rules.flaw(playing) == Clause.NL_40


def test_NL_21_the_first_kind_of_card_counts_on_the_discard_pile_too() -> None:
    match = Match.from_position(lesson("discards=circle-1,circle-1"), seed=1)
    assert (match.state.discard_count, match.state.deck_count) == (2, 36 - 3 - 5 - 2)
