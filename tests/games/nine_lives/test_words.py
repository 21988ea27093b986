"""Nine Lives: sentences, text tables, life sets and views."""

from __future__ import annotations

import hashlib
import random
import re
from pathlib import Path
from typing import Any

import pytest

from nekoban.core.notation import complete
from nekoban.core.options import OptionError
from nekoban.core.record import HIDDEN
from nekoban.games.nine_lives.data.lives import life_set
from nekoban.games.nine_lives.facts import bound, samples
from nekoban.games.nine_lives.parts import NP, POWER_CARDS, Clause, Happening, Power, Stage, Suit
from nekoban.games.nine_lives.positions import powers_in_play, unreachable
from nekoban.games.nine_lives.rules.lives import life_number, show_top
from nekoban.games.nine_lives.show import refusals, text, words
from nekoban.games.nine_lives.show.naming import TEXTS
from nekoban.games.nine_lives.state import Kind
from tests.games.nine_lives.board import (
    GAME,
    GIVE_UP,
    INTERPRETED,
    MOVES,
    WAGER,
    At,
    board,
    lay,
    move,
    only_deck,
    owing_stack,
    pick,
    put,
)

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Fay"]
GOLDEN = Path(__file__).parent / "golden"
SET_FINGERPRINT = "7f7d705a537a2644"


def test_NL_05_a_life_set_is_the_same_for_ever() -> None:
    lines = "\n".join(words.life_set_lines(1)) + "\n"
    assert (GOLDEN / "life-set-1.txt").read_text(encoding="utf-8") == lines


def test_NL_05_many_life_sets_are_the_same_for_ever() -> None:
    digest = hashlib.sha256()
    for number in [*range(1, 200), 10**9]:
        digest.update(repr([(int(life.power), life.parameter) for life in life_set(number)]).encode())
    assert digest.hexdigest()[:16] == SET_FINGERPRINT


def test_every_power_has_a_sentence_with_its_parameter_filled_in() -> None:
    said = {str(TEXTS[card.power, card.parameter]) for card in POWER_CARDS}
    assert len(said) == len(POWER_CARDS)
    assert not any("{" in text for text in said)


def test_every_clause_has_a_sentence() -> None:
    told = {*refusals.SENTENCES, *refusals.RULES, *refusals.FLAWS}
    assert {clause for clause in Clause if clause < NP} <= told


def test_why_not_names_the_power_and_whose_it_is() -> None:
    tops = {1: (Power.OTHERS_NO_SUIT, Suit.STAR, 3)}
    state = board(["s2", "c1"], "", tops=tops, cats="curl,persian")
    refused = lay("s2", "start")
    clause = INTERPRETED(state).clause(refused)
    said = words.reason(GAME.interpreted.view(state, 0), refused, clause, NAMES)
    assert said == "The Persian's life 3, which Bob shows, forbids it: Nobody else may play stars."
    state = board(["s2 q5", "c1"], "", tops={0: (Power.FORBIDDEN_SUIT, Suit.STAR)})
    said = words.reason(GAME.interpreted.view(state, 0), refused, Clause.NP_38, NAMES)
    assert said == "Your top life, the Siamese's life 5, says: Cannot play stars."
    said = words.reason(GAME.interpreted.view(state, 0), refused, Clause.NP_77, NAMES)
    assert said.startswith("Only a life with this power")


def refusal(state: Any, refused: int) -> str:
    """The sentence with which the rules refuse a move."""
    clause = INTERPRETED(state).clause(refused)
    assert clause
    return words.reason(GAME.interpreted.view(state, state.to_move), refused, clause, NAMES)


def test_NP_50_why_not_of_a_demand_names_who_wagered() -> None:
    state = board(["c1 q5 t3", "s2"], "", tops={0: Power.WAGER_FORCE})
    INTERPRETED(INTERPRETED(state).wagered().state).play(pick("+c1"), pick("+q5"), put("start"))
    assert state.players[0].power == Power.NONE  # the life is wagered, so nobody shows it
    said = "Ann wagered a life that demands it, and you are next: After a wager the next other player"
    assert refusal(state, lay("s2", "left")) == f"{said} must wager too."


def test_NP_85_NP_51_why_not_names_the_life_that_bans_this_very_card() -> None:
    no_suit, no_number = Power.OTHERS_NO_SUIT, Power.OTHERS_NO_NUMBER
    tops = {0: (no_suit, Suit.CIRCLE, 3), 1: (no_suit, Suit.SQUARE, 3), 2: (no_suit, Suit.STAR, 3)}
    state = board(["s2 q5 c4", "c1", "t3"], "", tops=tops)
    by_cleo = "The Persian's life 3, which Cleo shows, forbids it: Nobody else may play stars."
    by_bob = "The Munchkin's life 3, which Bob shows, forbids it: Nobody else may play squares."
    assert refusal(state, lay("s2", "start")) == by_cleo
    assert refusal(state, lay("q5", "start")) == by_bob
    assert refusal(owing_stack(state.twin()), pick("+s2")) == by_cleo
    stacked = owing_stack(board(["s2 c4", "c1", "t3"], "", tops=tops))
    stacked.players[0].chosen[0] = stacked.players[0].chosen[1] = 1
    stacked.players[0].chosen_count, stacked.stage = 2, Stage.STACK
    assert refusal(stacked, put("start")) == by_cleo
    tops = {0: (no_number, 7), 1: (no_number, 5), 2: (no_number, 3)}
    state = board(["s3 q5", "c1", "t3"], "", tops=tops)
    assert refusal(state, lay("s3", "start")).endswith(
        "Cleo shows, forbids it: Nobody else may play the number 3."
    )
    assert refusal(state, lay("q5", "start")).endswith(
        "Bob shows, forbids it: Nobody else may play the number 5."
    )
    stacked = owing_stack(board(["q2 s1", "c1", "t3"], "", tops=tops))
    INTERPRETED(stacked).play(pick("+q2"))
    stacked.players[0].chosen[1], stacked.players[0].chosen_count = 1, 2
    assert refusal(stacked, put("start")).endswith(
        "Cleo shows, forbids it: Nobody else may play the number 3."
    )


def test_NP_77_NP_42_why_not_never_says_that_what_others_may_do_forbids_it() -> None:
    tops = {1: (Power.REPLACE_PLAY, 0, 3), 2: Power.DOUBLE_TURN}
    state = board(["s3 q5", "c1", "t3"], "t6", tops=tops)
    only = "Only a life with this power would make that possible: "
    assert refusal(state, lay("s3", "column-1")) == f"{only}May play onto a column, which is discarded."
    assert refusal(state, move("end the turn")) == f"{only}May take a second turn at once."
    state = board(["s3 q5", "c1"], "t6", tops={0: (Power.REPLACE_PLAY, 0, 3)})
    assert refusal(state, lay("s3", "column-2")) == "There is no such column to play onto."


def test_why_not_says_what_is_asked_instead() -> None:
    at, now = INTERPRETED, "What is asked now: "
    state = board(["s3 q5", "c1"], "t6")
    assert refusal(state, put("left")) == "Without a wager only a single card may be played."
    owing_stack(state)
    assert refusal(state, put("left")) == "Choose the cards of the stack first: it has two or more."
    state = board(["s7", "c1 c4"], "c7", bad_suit=True)
    at(state).play(GIVE_UP)
    assert refusal(state, WAGER) == f"{now}name the bad suit of this round."
    state = board(["s7", "c1 c4"], "c7", tops={1: Power.EXTRA_NUM_OUTSIDE_RANGE})
    at(state).play(GIVE_UP)
    outside = "name a number for this round, from −9 to 18 but not from 1 to 9."
    assert refusal(state, WAGER) == now + outside
    assert asked(state) == f"Bob: {outside}"


def test_NL_14_why_not_while_a_stack_is_being_built() -> None:
    state = owing_stack(board(["s3 q5", "c1"], "t6"))
    INTERPRETED(state).play(pick("+s3"))
    assert refusal(state, WAGER) == "A wager comes before the cards are chosen."
    assert refusal(state, GIVE_UP) == "You have begun a stack that can be played, so you cannot give up."
    owed = "You have wagered for a stack, so you must play two or more cards together."
    assert refusal(state, lay("q5", "left")) == owed
    assert refusal(state, move("skip")) == "Nothing lets you skip this turn now."
    gift = move("give square-5 to 2")
    assert refusal(state, gift) == "What is asked now: add another card to the stack."
    INTERPRETED(state).play(pick("+q5"))
    assert refusal(state, gift) == "What is asked now: choose the place of the stack."


def test_the_log_tells_a_turn_without_secrets() -> None:
    at = INTERPRETED
    state = board(["s2 q5", "c1"], "s7 c1")
    at.engine.play(state, lay("s2", "left"))
    mine, theirs = words.log(at.engine.view(state, 0), NAMES), words.log(at.engine.view(state, 1), NAMES)
    assert mine[0] == theirs[0] == "Ann plays star 2 on the left."
    assert theirs[1:] == mine[1:2] == ["Ann draws 2: star 2 and star 7 match."]
    assert len(mine) == 4
    assert all(re.fullmatch(r"Ann draws (circle|square|triangle|star) \d\.", line) for line in mine[2:])


def test_the_log_tells_a_stack_with_its_sum() -> None:
    at = INTERPRETED
    state = owing_stack(board(["s2 q5 t9", "c1"], "c7"))
    at(state).play(pick("+t9"), pick("-q5"))
    at.engine.play(state, put("left"))
    assert (
        words.log(at.engine.view(state, 1), NAMES)[0] == "Ann plays − square 5 + triangle 9 = 4 on the left."
    )


def first_line(state: Any, *moves: int) -> str:
    """The first line of the log after the last of these moves."""
    for one in moves:
        GAME.interpreted.play(state, one)
    return words.log(GAME.interpreted.view(state, None), NAMES)[0]


def test_NP_47_NP_59_the_log_tells_what_cards_count_and_numbers_below_nothing() -> None:
    above = {0: (Power.NUMBER_SHAPESHIFT_ABOVE, 5)}
    said = first_line(board(["c1 q5", "c1"], "q8", tops=above), lay("c1", "left"))
    assert said == "Ann plays circle 1 as a 4 on the left."
    state = owing_stack(board(["s1 s2", "c1"], "", tops=above))
    said = first_line(state, pick("+s1"), pick("+s2"), put("start"))
    assert said == "Ann plays star 1 + star 2 = 8, as their life counts them, as the start of the row."
    state = owing_stack(board(["s8 t9", "c1"], "s1", tops={0: (Power.EXCEED_BELOW, 0, 1)}))
    said = first_line(state, pick("-s8"), pick("-t9"), put("left"))
    assert said == "Ann plays − star 8 − triangle 9 = −17 on the left."
    state = board(["s7", "c1 c4"], "c7", tops={1: Power.EXTRA_NUM_OUTSIDE_RANGE})
    INTERPRETED(state).play(GIVE_UP)
    assert words.say(GAME.interpreted.view(state, 1), move("name -9"), NAMES) == "name −9"
    assert first_line(state, move("name -9")) == "Bob names the number −9."


def test_NP_77_the_log_tells_which_column_is_discarded() -> None:
    state = board(["s2", "c1"], "c7 -3:t3+t6", tops={0: (Power.REPLACE_PLAY, 0, 3)})
    assert first_line(state, lay("s2", "column-2")) == "Ann discards the column that counts −3."


def test_NP_66_NP_72_the_log_tells_whether_somebody_is_dragged_along() -> None:
    tops = {0: (Power.COLLATERAL_DAMAGE, 0, 3), 1: (Power.ONLY_SELF_FAILURE, 0, 2)}
    hands = ["s7", "c1", "t3"]
    state = INTERPRETED(board(hands, "c7", tops=tops)).play(GIVE_UP).state
    assert first_line(state.twin(), move("blame 3")) == "Ann drags Cleo along."
    said = "Ann picks Bob, who loses a life only by failing to play."
    assert first_line(state, move("blame 2")) == said


def test_NP_84_the_log_tells_the_limit_that_holds() -> None:
    state = board(["s2", "c1"], "s7", tops={1: (Power.OTHERS_LOW_LIMIT, 0, 3)})
    GAME.interpreted.play(state, WAGER)
    lines = words.log(GAME.interpreted.view(state, 0), NAMES)
    assert "Ann now shows the Siamese's life 4 (hand limit 3): No power." in lines


def test_NL_04_the_log_tells_the_limit_of_a_life_that_is_gone_again() -> None:
    """A line about a life that no longer lies on top tells the limit printed on it."""
    state = board(["s2", "c1"], "s7", lives=6)
    GAME.interpreted.play(state, WAGER)
    told = [line for line in words.log(GAME.interpreted.view(state, 0), NAMES) if "now shows" in line]
    assert told == ["Ann now shows the Siamese's life 5 (hand limit 4): No power."]
    state.players[0].wagered_count += 1  # as after a second wager
    show_top(state, 0)
    assert [line for line in words.log(GAME.interpreted.view(state, 0), NAMES) if "now shows" in line] == told


def test_the_log_tells_a_lost_round() -> None:
    at = INTERPRETED
    state = board(["s7", "c1 c4"], "c7", tops={0: (Power.EVEN, 0, 4)}, acts=False)
    at.engine.play(state, GIVE_UP)
    lines = words.log(at.engine.view(state, None), NAMES)
    assert lines == [
        "Ann cannot play: the round ends.",
        "Ann loses 1 life.",
        "Ann now shows the Siamese's life 4 (hand limit 5): Plays only even numbers.",
        "Round 2. Bob is Kittyking, and starts.",
    ]


def test_every_kind_of_event_has_its_line() -> None:
    assert set(words.LINES) == set(Happening) - {Happening.CARD, Happening.LAYS}


def test_every_move_can_be_said_and_every_stage_has_a_status() -> None:
    state = board(["s2", "c1"], "s7")
    view = GAME.interpreted.view(state, 0)
    said = {words.say(view, number, NAMES) for number in range(len(MOVES))}
    assert len(said) == len(MOVES)
    for stage in Stage:
        if stage < Stage.DRAWING:
            state.stage = stage
            assert words.status(GAME.interpreted.view(state, 0), NAMES).startswith("Ann: ")
    assert words.say(view, lay("s2", "left"), NAMES) == "play star 2 on the left"


def asked(state: Any, viewer: int | None = 0) -> str:
    return words.status(GAME.interpreted.view(state, viewer), NAMES)


def test_the_status_says_what_a_turn_asks() -> None:
    assert asked(board(["s2", "c1"], "")) == "Ann: start the row with any card you may play, or wager a life."
    state = board(["s2 q5", "c1"], "s7", tops={0: Power.CANT_WAGER})
    assert asked(state) == "Ann: play a number that is not on the table."
    assert asked(owing_stack(state)) == "Ann: play a stack of two or more cards."
    state = board(["s2", "c1"], "s7", tops={0: (Power.MUST_WAGER_ALL, 0, 8)})
    assert asked(state) == "Ann: you must wager a life first."


def test_the_status_says_that_nothing_can_be_played_only_to_who_sees_the_hand() -> None:
    state = board(["s7", "c1"], "c7")
    assert asked(state) == "Ann: no card can be played: wager a life, or give up."
    assert asked(state, 1) == "Ann: play a number that is not on the table, or wager a life."
    state = board(["s7", "c1"], "c7", tops={0: Power.CANT_WAGER})
    assert asked(state) == "Ann: no card can be played: you have to give up."


def test_NP_06_NP_52_NP_86_everybody_reads_what_an_open_hand_can_do() -> None:
    shown = {0: Power.SHOW_HAND}, {1: (Power.OTHERS_PLAY_OPEN, 0, 3)}
    for tops in shown:
        state = board(["s2 q5", "c1"], "s9", tops=tops)
        said = {asked(state, viewer) for viewer in (0, 1, None)}
        assert said == {"Ann: play a number that is not on the table, or wager a life."}
        state = board(["s7", "c1"], "c7", tops=tops)
        said = {asked(state, viewer) for viewer in (0, 1, None)}
        assert said == {"Ann: no card can be played: wager a life, or give up."}
    state = board(["s2 q5 c1", "c1"], "s9", tops={0: Power.WAGER_MEANS_OPEN})
    state = INTERPRETED(state).wagered().state
    said = {asked(state, viewer) for viewer in (0, 1, None)}
    assert said == {"Ann: play a stack of two or more cards, or wager another life."}


def test_NP_42_NP_70_the_status_never_asks_to_give_up_who_may_skip_or_end() -> None:
    nobody_wagers = {1: (Power.OTHERS_CANT_WAGER, 0, 1)}
    skips = {0: (Power.SKIP_BIG_HAND, 0, 3)}
    state = board(["s2 q5", "c1"], "q2 s5", tops=skips | nobody_wagers)
    assert asked(state) == "Ann: no card can be played: skip this turn, or give up."
    state = board(["q5", "c1"], "s8", tops={0: Power.DOUBLE_TURN} | nobody_wagers)
    INTERPRETED(state).play(lay("q5", "left"))
    assert asked(state) == "Ann: no card can be played: end the turn, or give up."
    state = board(["q5 q2", "c1"], "s8", tops={0: Power.DOUBLE_TURN})
    INTERPRETED(state).play(lay("q5", "left"))
    assert asked(state) == "Ann: take a second turn, wager a life, or end the turn."
    state = board(["s2 q5", "c1"], "c7", tops=skips)
    assert asked(state) == "Ann: play a number that is not on the table, wager a life, or skip this turn."
    state.demand_from = 1
    assert asked(state) == "Ann: you must wager a life first, or skip this turn."


def test_NP_10_NP_27_NP_63_the_status_asks_for_what_the_life_wants() -> None:
    wanted = "Ann: play a number that is on the table already, or wager a life."
    assert asked(board(["s2 c7", "c1"], "s7", tops={0: Power.INVERSE_TURN})) == wanted
    state = owing_stack(board(["s2 q5 c1", "c1"], "", tops={0: Power.MUST_STACK}))
    assert asked(state) == "Ann: play a stack of three or more cards, or wager another life."
    state = owing_stack(board(["s2 q5", "c1"], "", tops={0: Power.MUST_STACK}))
    assert asked(state) == "Ann: no stack can be played: wager another life, or give up."
    state = board(["s2 c7", "c1"], "s7", tops={0: Power.ONE_DUPLICATE, 1: (Power.OTHERS_CANT_WAGER, 0, 1)})
    again = "or one that your life lets you play again."
    assert asked(state) == f"Ann: play a number that is not on the table, {again}"
    state.players[0].duplicate_used = 1
    assert asked(state) == "Ann: play a number that is not on the table."


def test_the_status_offers_what_is_legal_through_whole_games() -> None:
    """Skipping, ending the turn, giving up and wagering are in the sentence exactly when they are legal."""
    phrases = {"skip this turn": Kind.SKIP, "end the turn": Kind.END, "give up": Kind.GIVE_UP}
    powers = [Power.SKIP_BIG_HAND, Power.SKIP_SMALL_HAND, Power.SINGLE_TURN, Power.DOUBLE_TURN, Power.ODD]
    at, seen = INTERPRETED, set()
    for seed in range(5):
        chance = random.Random(seed)
        state = board(["s2 q5 c4", "c1 t3", "t6"], lives=9, luck=seed + 1)
        for life in range(54):
            state.powers[life] = chance.choice(powers)
        while state.to_move >= 0:
            legal = at(state).legal_rows()
            if state.stage == Stage.TURN:
                kinds = {MOVES[one].kind for one in legal}
                said = asked(state, state.to_move)
                offered = {kind for phrase, kind in phrases.items() if phrase in said}
                assert offered == kinds & set(phrases.values())
                assert ("wager a" in said) == (Kind.WAGER in kinds)
                seen |= kinds
            at.engine.play(state, chance.choice(legal))
    assert {Kind.SKIP, Kind.END, Kind.GIVE_UP, Kind.WAGER, Kind.LAY, Kind.PICK} <= seen


def test_NL_11_why_not_names_the_number_that_lies_there() -> None:
    state = board(["s7", "c1"], "c7", tops={0: (Power.NUMBER_SHAPESHIFT_BELOW, 5)}, acts=False)
    view = GAME.interpreted.view(state, 0)
    assert words.reason(view, lay("s7", "left"), Clause.NL_11, NAMES) == "7 is on the table already."
    assert "at its left or its right end" in words.reason(view, lay("s7", "start"), Clause.NL_11, NAMES)
    state = owing_stack(board(["s4 s3", "c1"], "c7"))
    INTERPRETED(state).play(pick("+s4"))
    assert words.reason(state, put("left"), Clause.NL_11, NAMES) == "4 is on the table already."


def ended(*hands: str, **more: Any) -> Any:
    tops = {0: (Power.NONE, 0, 1), **more.get("tops", {})}
    state = board(list(hands), "c7", tops=tops)
    INTERPRETED(state).play(GIVE_UP)
    return GAME.interpreted.view(state, None)


def test_NL_41_the_result_says_why_it_ended_and_explains_the_tie_break() -> None:
    why = "Ann has no life left. "
    assert words.result(ended("s7", "c1"), NAMES) == why + "Bob wins with 5 lives."
    said = words.result(ended("s7", "c1 c4", "t3"), NAMES)
    assert said == why + "Bob and Cleo have 5 lives each; Bob wins with the larger hand (2 cards)."
    said = words.result(ended("s7", "c1", "t3"), NAMES)
    shared = "Bob and Cleo have 5 lives each and equally many cards in hand: they share the victory."
    assert said == why + shared
    said = words.result(ended("s7", "c1 c4", "t3 t6", "q5"), NAMES)
    assert said.endswith("Bob and Cleo have the larger hands and share the victory.")
    view = ended("s7", "c1")
    assert words.status(view, NAMES) == words.result(view, NAMES)
    points = words.breakdown(view, NAMES)
    assert [sum(count for _, count in seat) for seat in points] == [0, 5]


def test_the_table_in_text_shows_row_lives_and_what_cards_may_do() -> None:
    state = board(["s2 c7", "c1"], "s7 3:c1+s2".replace("+s2", "+q2"), tops={1: (Power.SHOW_HAND, 0, 7)})
    shown = text.table(GAME.interpreted.view(state, 0), 0, NAMES)
    plain = re.sub(r"\[/?[a-z]*\]", "", shown)
    assert "Row: star 7* | 3 (circle 1, square 2)" in plain
    assert "Not on the table: 1, 2, 4, 5, 6, 8, 9" in plain
    assert "star 2: left (draws 2), right\n" in plain
    assert "circle 7: no: 7 is on the table already." in plain
    assert "open hand: circle 1" in plain
    assert "Bob, Munchkin: 7 lives, 1 of 4 cards\n    life 7: Plays with an open hand." in plain
    assert "Next below it: life 4: No power.\nFurther down: life 3: No power. Life 2: No power." in plain
    owing_stack(state)
    INTERPRETED(state).play(pick("+s2"))
    plain = re.sub(r"\[/?[a-z]*\]", "", text.table(GAME.interpreted.view(state, 0), 0, NAMES))
    assert "star 2: in the stack, added" in plain
    assert "The stack makes 2 so far." in plain
    assert "circle 7: subtract" not in plain


def shown_to_ann(state: Any) -> str:
    return re.sub(r"\[/?[a-z]*\]", "", text.table(GAME.interpreted.view(state, 0), 0, NAMES))


def test_the_table_in_text_says_how_many_cards_a_play_draws() -> None:
    state = board(["s2 c4 t3", "c1"], "s7 c1", lives=9)  # hand limit 3: room for one more after the play
    assert "star 2: left (draws 1), right\n" in shown_to_ann(state)
    assert "circle 4: left, right (draws 1)\n" in shown_to_ann(state)
    assert "triangle 3: left, right\n" in shown_to_ann(state)


def test_NL_21_the_table_in_text_promises_no_draws_from_nothing() -> None:
    state = board(["s2 c4", "c1"], "s7 c1")
    only_deck(state, "")
    assert "star 2: left, right\n" in shown_to_ann(state)
    only_deck(state, "c4")
    assert "star 2: left (draws 1), right\n" in shown_to_ann(state)
    state = board(["s2 c4", "c1"], "s7 c1", discards="q5")
    only_deck(state, "")
    assert "star 2: left (draws 1), right\n" in shown_to_ann(state)
    state = board(["s2 q8", "c1"], "s7 c1 t9", tops={0: (Power.DRAW_CARDS_PLAYED, 0, 3)})
    only_deck(state, "")
    assert "star 2: left (draws 2), right\n" in shown_to_ann(state)  # two columns of the row (NP-80)
    state = board(["s2 c4", "c1"], "s7 c1", tops={0: (Power.REPLACE_PLAY, 0, 3)})
    only_deck(state, "")
    assert "star 2: left, right, onto column 1, onto column 2 (draws 1)\n" in shown_to_ann(state)


def test_NP_73_NP_74_the_table_in_text_counts_what_is_drawn_after_the_turn() -> None:
    state = board(["s2 c4", "c1"], "s7 t3", tops={0: (Power.GENEROUS_DRAW, 0, 3)})
    assert "star 2: left (draws 1), right (draws 1)\n" in shown_to_ann(state)
    state = board(["s2 c4", "c1"], "s7 t3", tops={0: (Power.INSTANT_DRAW, 0, 1)})
    assert "star 2: left (draws 5), right (draws 5)\n" in shown_to_ann(state)


def test_NP_58_NP_59_the_table_in_text_shows_a_named_number_only_under_its_life() -> None:
    state = board(["s2 q5", "c1"], "s9", tops={0: Power.EXTRA_NUM})
    state.players[0].named = 205
    assert "Named: 5." in shown_to_ann(state)
    assert "Named" not in shown_to_ann(INTERPRETED(state).wagered().state)
    state = board(["s2 q5", "c1"], "s9", tops={0: Power.EXTRA_NUM_OUTSIDE_RANGE})
    state.players[0].named = 191
    assert "Named: −9." in shown_to_ann(state)
    state.players[0].named = 205  # named under another life
    assert "Named" not in shown_to_ann(state)


def test_NP_52_the_table_in_text_reminds_of_an_open_hand() -> None:
    state = board(["s2 q5", "c1"], "s9", tops={0: Power.WAGER_MEANS_OPEN})
    assert "Your hand:\n" in shown_to_ann(state)
    assert "Your hand, open to all:\n" in shown_to_ann(INTERPRETED(state).wagered().state)


def test_the_table_in_text_counts_one_card_as_one() -> None:
    state = board(["s7", "c1"], "c7", lives=1)
    only_deck(state, "c4")
    INTERPRETED(state).play(GIVE_UP)
    assert "Ann (you), Siamese: 0 lives, 1 card\n" in shown_to_ann(state)
    assert "Deck: 1 card. Discard pile: 0 cards." in shown_to_ann(state)


def test_the_table_in_text_says_why_a_card_cannot_be_played() -> None:
    state = board(["s2 q5", "c1"], "s7", tops={0: (Power.FORCED_SIDE, 1), 1: (Power.OTHERS_NO_SUIT, 3, 3)})
    shown = shown_to_ann(state)
    assert (
        "star 2: no: The Munchkin's life 3, which Bob shows, forbids it: Nobody else may play stars." in shown
    )
    assert "square 5: right\n" in shown
    assert "No stack with that card" in shown_to_ann(owing_stack(board(["s1 s9", "c1"], "8:q8 c1 t3")))


def test_the_table_in_text_names_the_cat_of_a_life_that_came_from_elsewhere() -> None:
    state = board(["s3", "c1"], "4:s2", tops={0: (Power.EVEN, 0, 5)})
    assert "Row: 4 (star 2)*" in shown_to_ann(state)  # as somebody counted it (NP-47)
    state.players[0].lives[4] = 13
    show_top(state, 0)
    assert "the Munchkin's life 5: No power." in shown_to_ann(state)


def test_the_table_in_text_holds_through_a_whole_game() -> None:
    chance = random.Random(5)
    options = GAME.options.read({"players": 3, "shuffle_all": True, "bad_suit": True, "life_set": "5"})
    state = GAME.interpreted.start(options, 99)
    while state.to_move >= 0 and state.round_count < 6:
        view = GAME.interpreted.view(state, state.to_move)
        assert text.table(view, state.to_move, NAMES)
        assert words.status(view, NAMES)
        legal = INTERPRETED(state).legal_rows()
        assert all(words.say(view, one, NAMES) for one in legal)
        GAME.interpreted.play(state, chance.choice(legal))
        assert all(words.log(GAME.interpreted.view(state, seat), NAMES) is not None for seat in range(3))
    assert text.table(GAME.interpreted.view(state, None), None, NAMES)


def test_imagined_hands_are_closed_hands_dealt_anew(at: At) -> None:
    state = board(["s2 q5", "c1 c4 t9", "t3"], "s7", tops={2: Power.SHOW_HAND}, discards="q8")
    view = at.engine.view(state, 0)
    assert view.players[1].hand[0] == HIDDEN
    found = set()
    for luck in range(1, 30):
        world = at.engine.imagine(view, luck * 7919**3)
        assert at.engine.view(world, 0) == view
        assert [world.players[2].hand[0], world.players[0].hand[0]] == [6, 10]
        assert sum(world.deck) == state.deck_count
        assert int(GAME.rules.flaw(world)) == 0
        found.add(tuple(world.players[1].hand[:3]))
    assert len(found) > 20


def test_an_imagined_stack_has_as_many_cards_as_are_chosen(at: At) -> None:
    state = owing_stack(board(["s2 q5 t9 c4", "c1"], "c7"))
    at(state).play(pick("+t9"))
    view = at.engine.view(state, 1)
    found = set()
    for luck in range(1, 60):
        world = at.engine.imagine(view, luck * 7919**3)
        found.add(tuple(world.players[0].chosen[:4]))
        assert sum(sign > 0 for sign in world.players[0].chosen) == 1
    assert len(found) == 8


def test_NL_16_an_imagined_stack_is_part_of_a_legal_one(at: At) -> None:
    state = owing_stack(board(["s2 q5 t9", "c1"], "c7"))
    at(state).play(pick("+t9"))
    for luck in range(1, 60):
        world = at.engine.imagine(at.engine.view(state, 1), luck * 7919**3)
        assert at(world).legal_rows()


def reasons_under(**chosen: Any) -> dict[str, str | None]:
    options = GAME.options.read(chosen)
    return {text_: unreachable(options, MOVES[number]) for text_, number in MOVES.by_text.items()}


def test_moves_that_cannot_occur_have_a_reason() -> None:
    powers = powers_in_play(GAME.options.read({"players": 2}))
    reasons = reasons_under(players=2)
    assert reasons["wager"] is None
    assert reasons["wager for a card"]
    assert reasons["bad star"]
    assert reasons["steal from 5"]
    assert reasons["star-1 at left"] is None
    assert (reasons["end the turn"] is None) == (Power.DOUBLE_TURN in powers)
    shuffled = GAME.options.read({"players": 2, "shuffle_all": True, "wager_one": True})
    assert len(powers_in_play(shuffled)) > len(powers)
    assert unreachable(shuffled, MOVES[WAGER])


def test_columns_beyond_the_cards_of_the_deck_cannot_be_replaced() -> None:
    number = next(n for n in range(1, 99) if any(life.power == Power.REPLACE_PLAY for life in life_set(n)))
    reasons = reasons_under(players=6, shuffle_all=True, life_set=str(number))
    assert reasons["star-1 at column-35"] is None
    assert reasons["star-1 at column-36"]  # a 37th card would be played
    assert reasons["star-4 at column-33"] is None
    assert reasons["star-4 at column-34"]  # another four would lie there singly
    assert reasons["stack at column-34"] is None
    assert reasons["stack at column-35"]


def test_rare_positions_are_sound_and_show_what_random_games_hardly_do(at: At) -> None:
    seen: set[str] = set()
    for options, state in GAME.rare_positions(GAME):
        complete(GAME, options, state, 1)
        found = at(state).legal_rows()
        assert [MOVES.texts[one] for one in found if unreachable(options, MOVES[one])] == []
        seen |= {MOVES.texts[one] for one in found}
    assert {"star-1 at column-35", "star-4 at column-33", "stack at column-34", "draw column-36"} <= seen
    assert {"draw column-1", "steal from 1", "steal from 6", "give star-9 to 1", "ask 6 for star-9"} <= seen


def test_the_samples_differ_and_the_bound_is_large() -> None:
    assert len(samples()) == len({str(sample) for sample in samples()})
    assert bound(None) > 1_000_000


def test_components_count_number_and_life_cards(at: At) -> None:
    options = GAME.options.read({"players": 4})
    state = at.engine.start(options, 7)
    out = [0] * GAME.component_count
    GAME.rules.components(state, out)
    assert sum(out[:18]) == 36
    assert sum(out[18:]) == 36
    assert NP + 1 == Clause.NP_01
    assert life_number(53) == 9


def test_NL_20_the_first_life_of_all_is_counted_when_it_is_lost(at: At) -> None:
    boards = (board(["s7", "c1"], "c7", lives=1, luck=luck) for luck in range(1, 100))
    state = next(state for state in boards if state.players[0].cat == 0)
    before, after = [0] * GAME.component_count, [0] * GAME.component_count
    GAME.rules.components(state, before)
    at(state).play(GIVE_UP)
    GAME.rules.components(state, after)
    assert state.players[0].lost[8] == 0
    assert after == before


def test_wrong_answers_name_what_is_asked(at: At) -> None:
    state = board(["s2 q5 c4", "c1", "t9"], "s8", tops={0: Power.GIVE_AWAY})
    assert at(state).refused(move("give star-2 to 2")) == "NL-11"
    at(state).play(lay("q5", "left"))
    assert at(state).refused(WAGER) == "NP-34"
    state = owing_stack(board(["s2 q5", "c1"], ""))
    assert at(state).refused(put("start")) == "NL-15"
    at(state).play(pick("+s2"))
    assert at(state).refused(move("give star-2 to 2")) == "NL-16"
    state = board(["s7", "c1 c4"], "c7", tops={1: Power.EXTRA_NUM_OUTSIDE_RANGE})
    at(state).play(GIVE_UP)
    assert at(state).refused(WAGER) == "NP-59"


def test_NP_87_the_table_shows_the_direction_and_the_last_number() -> None:
    tops = {1: (Power.PLAY_IN_ORDER, 0, 3)}
    state = board(["s2 q5", "c1"], "t3 t6", tops=tops)
    assert "Now: above 6." in shown_to_ann(state)
    state = board(["s2 q5", "c1"], "t6 t3", tops=tops)
    assert "Now: below 3." in shown_to_ann(state)
    state = board(["s2 q5", "c1"], "t6", tops=tops)
    assert "The last number was 6; no direction yet." in shown_to_ann(state)
    assert "No number yet." in shown_to_ann(board(["s2 q5", "c1"], "", tops=tops))
    assert "Now:" not in shown_to_ann(board(["s2 q5", "c1"], "t3 t6"))


@pytest.mark.parametrize(
    ("power", "text"),
    [
        (Power.HAND_SIZE_SMALL_SKIP, "Is skipped while alone in holding the fewest cards."),
        (Power.HAND_SIZE_LARGE_SKIP, "Is skipped while alone in holding the most cards."),
        (Power.SKIP_BIG_HAND, "May skip the turn while alone in holding the most cards."),
        (Power.SKIP_SMALL_HAND, "May skip the turn while alone in holding the fewest cards."),
        (Power.EXTRA_NUM, "Names a number from 1 to 9 at the start of a round, and may duplicate it."),
        (Power.OTHERS_CANT_STACK, "Nobody else may play stacks, or wager for one."),
    ],
)
def test_a_power_says_all_that_matters(power: Power, text: str) -> None:
    assert [str(said) for (one, _), said in TEXTS.items() if one == power] == [text]


def test_NP_46_counts_for_its_owner_alone() -> None:
    texts = [str(said) for (one, _), said in TEXTS.items() if one == Power.SUIT_SHAPESHIFT]
    assert "For this cat, every circle counts as a star." in texts


def test_a_life_set_may_be_given_as_a_number() -> None:
    assert GAME.options.read({"life_set": 5}) == GAME.options.read({"life_set": "5"})
    with pytest.raises(OptionError, match="a whole number from 1 to"):
        GAME.options.read({"life_set": 0})
    for wrong in (True, 5.0, None):
        with pytest.raises(OptionError, match="takes a text"):
            GAME.options.read({"life_set": wrong})
