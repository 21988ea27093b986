"""Nine Lives: what a page answers to somebody who plays for the first time."""

from __future__ import annotations

import random
import re
from typing import Any

import pytest

import nekoban
from nekoban.core.language import languages, reading
from nekoban.games.nine_lives.parts import Power, Stage
from nekoban.games.nine_lives.rules.lives import show_top, top_life
from nekoban.games.nine_lives.show import draw, guide, titles, words
from tests.games.nine_lives.board import GAME, GIVE_UP, INTERPRETED, WAGER, board, lay, only_deck, pick

NAMES = ["Ann", "Bob", "Cleo"]


def view(state: Any, seat: int | None = 0) -> Any:
    return GAME.interpreted.view(state, seat)


def log(state: Any, seat: int | None = 1) -> list[str]:
    return words.log(view(state, seat), NAMES)


def test_NL_12_the_log_says_how_many_cards_are_drawn_and_for_which_match() -> None:
    state = INTERPRETED(board(["s2 q5", "c1"], "s7 c1")).play(lay("s2", "left")).state
    assert log(state) == ["Ann plays star 2 on the left.", "Ann draws 2: star 2 and star 7 match."]
    state = INTERPRETED(board(["s2 q5", "c1"], "s7 c1")).play(lay("s2", "right")).state
    assert log(state) == ["Ann plays star 2 on the right."]


def test_NL_13_a_match_that_draws_nothing_says_that_the_hand_is_full() -> None:
    tops = {1: (Power.OTHERS_LOW_LIMIT, 0, 3)}
    state = INTERPRETED(board(["s2 q5 c4 t3", "c1"], "s7 c1", tops)).play(lay("s2", "left")).state
    assert log(state)[1:] == ["Star 2 and star 7 match, but the hand of Ann is full: no card is drawn."]


def test_NP_74_a_draw_by_a_power_names_the_power() -> None:
    state = (
        INTERPRETED(board(["s2 q5", "c1"], "s7 c1", {0: (Power.GENEROUS_DRAW, 0, 3)}))
        .play(lay("s2", "right"))
        .state
    )
    assert log(state)[1].startswith("Ann draws 1. After the turn: draws as many cards as played")


def test_an_end_of_the_row_says_before_the_play_what_it_draws() -> None:
    seen = view(board(["s2 q5", "c1"], "s7 c1"))
    assert guide.outcome(seen, lay("s2", "left"), NAMES) == ("draw 2", "Draw 2: star 2 and star 7 match.")
    assert guide.outcome(seen, lay("s2", "right"), NAMES) == ("", "No suit matches here: you draw nothing.")
    assert guide.outcome(seen, WAGER, NAMES) is None


def test_the_first_card_goes_to_the_empty_place_and_the_next_to_an_end() -> None:
    asked = [
        guide.prompt(view(board(["c1 q2", "c4 s3"], row)), ["card-circle-1"], NAMES) for row in ("", "q5")
    ]
    assert [("empty place" in said, "an end of the row" in said) for said in asked] == [
        (True, False),
        (False, True),
    ]


def test_NL_16_a_stack_is_asked_only_for_what_can_be_done_with_it() -> None:
    state = board(["c1 q2 t9", "c4 s3"], "q5")
    asked = []
    INTERPRETED(state).play(WAGER)
    for move in (pick("+c1"), pick("+q2")):
        INTERPRETED(state).play(move)
        asked.append(guide.prompt(view(state), [], NAMES))
    assert asked == ["add another card to the stack.", "add another card to the stack, or choose its place."]


def test_NL_31_a_play_that_ends_the_round_says_so() -> None:
    seen = view(board(["s9 q5", "c1"], "c1 q2 t3 c4 s5 t6 c7 q8"))
    found = guide.outcome(seen, lay("s9", "right"), NAMES)
    assert found is not None
    assert (found[0], "everybody loses a life unless" in found[1]) == ("round ends", True)


def test_the_end_of_a_round_is_told_with_who_lost_what_and_why() -> None:
    state = board(["c1", "c4 s3", "s6"], "c1 q2")
    only_deck(state, "c1")  # two ones make 2, which lies there, or nothing
    INTERPRETED(state).play(WAGER, GIVE_UP)
    said = guide.news(view(state), NAMES)
    assert said.startswith("Ann cannot play: the round ends. Ann loses 2 lives, counting any wagered")
    assert "comes back" not in said  # nobody else has wagered
    assert said.endswith("is Kittyking, and starts.")
    shown = re.sub(r"<[^>]+>", " ", str(draw.draw(view(state), 0, "wide", NAMES)))
    assert "Ann cannot play: the round ends." in " ".join(shown.split())


def wagered(hand: str, row: str, *powers: Power) -> Any:
    """Bob and Cleo have wagered a life each, and these powers are on top now."""
    tops = {seat: (power, 0, seat + 3) for seat, power in enumerate(powers, 1)}
    state = board([hand, "c4 s3", "s6"], row, tops, acts=False)
    for seat in (1, 2):
        state.players[seat].wagered_count = 1
        show_top(state, seat)
    return state


def test_NL_33_the_end_of_a_round_says_whose_wagers_come_back() -> None:
    state = wagered("", "c1 q2", Power.NONE, Power.NONE)
    said = guide.news(view(INTERPRETED(state).play(GIVE_UP).state), NAMES)
    assert "Ann loses 1 life. All that Bob and Cleo wagered in this round comes back. Round" in said
    for parameter, lost in ((0, "Bob"), (1, "Bob and Cleo")):
        trial = wagered("", "c1 q2", Power.NONE, Power.NEIGHBOR_SIDE_LOSS)
        trial.parameters[top_life(trial.players[2])] = parameter
        show_top(trial, 2)
        said = guide.news(view(INTERPRETED(trial).play(GIVE_UP).state), NAMES)
        assert f"All that {lost} wagered in this round comes back." in said
        assert ("Cleo loses 2 lives, counting any wagered in this round." in said) is (lost == "Bob")


def test_NL_33_all_lose_and_whom_a_power_spares_gets_wagers_back() -> None:
    state = wagered("s9", "c1 q2 t3 c4 q5 t6 c7 q8", Power.ONLY_SELF_FAILURE, Power.GAIN_LIFE)
    said = guide.news(view(INTERPRETED(state).play(lay("s9", "right")).state), NAMES)
    assert "Ann loses 1 life. Cleo takes back" in said
    assert "All that Bob and Cleo wagered in this round comes back." in said


def test_NP_79_a_life_that_is_taken_back_is_no_wager() -> None:
    tops = {1: (Power.GAIN_LIFE, 0, 2)}
    state = board(["s9", "c4 s3"], "c1 q2 t3 c4 q5 t6 c7 q8", tops)
    said = guide.news(view(INTERPRETED(state).play(lay("s9", "right")).state), NAMES)
    assert "Bob takes back" in said
    assert "comes back" not in said


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_NL_34_hardly_a_card_at_hand_says_that_hands_are_not_refilled(language: str, layout: str) -> None:
    with reading(language):
        for hand, tops, count in (("", {}, 2), ("s2", {0: (Power.MUST_STACK, 0, 5)}, 3), ("s2 q5", {}, 0)):
            picture = str(draw.draw(view(board([hand, "c1"], "s7 c1", tops)), 0, layout, NAMES))
            written = "".join(re.findall(r">([^<]+)</text>", picture)).replace(" ", "")
            notes = {number: titles.few_cards(number).replace(" ", "") in written for number in (2, 3)}
            assert notes == {2: count == 2, 3: count == 3}


def test_only_the_life_on_top_says_what_is_in_force() -> None:
    state = board(["s2 q5", "c1"], "s7 c1", {0: (Power.SUIT_SHAPESHIFT, 2, 6)})
    player = state.players[0]
    top = player.life_count - player.wagered_count
    for life in range(1, player.life_count + 1):
        said = [text for text, _ in guide.about(view(state), f"life-{life}", NAMES) if text]
        assert [text.startswith("In force now: ") for text in said] == [True] * (life == top)


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_NL_16_signs_are_shown_only_while_a_card_waits_for_one(layout: str) -> None:
    state = INTERPRETED(board(["s2 q5 c4", "c1"], "s7 c1")).play(WAGER).play(pick("+s2")).state
    picture = str(draw.draw(view(state), 0, layout, NAMES))
    for sign in ("plus", "minus"):
        (found,) = re.findall(rf'<g[^>]*id="sign-{sign}"[^>]*>', picture)
        assert 'data-button="later" visibility="hidden"' in found


def test_within_a_round_there_are_no_news() -> None:
    assert (
        guide.news(view(INTERPRETED(board(["s2 q5", "c1"], "s7 c1")).play(lay("s2", "left")).state), NAMES)
        == ""
    )


def test_buttons_say_what_they_do_and_cost_before_their_clause() -> None:
    state = INTERPRETED(board(["c1 q2", "c4 s3"], "c1 q2")).play(WAGER).state
    (said, no_clause), *clauses = guide.about(view(state), "button-give-up", NAMES)
    assert ("it ends at once, and you lose 2 lives" in said, no_clause) == (True, "")
    assert clauses == [("", "NL-30")]
    said = " ".join(text for text, _ in guide.about(view(state), "button-wager", NAMES))
    assert "you draw 1 card" in said
    assert "you must play a stack" in said
    assert "you get it back, unless you lose a life" in said


@pytest.mark.parametrize("language", languages())
def test_the_goal_the_round_and_the_deck_say_how_things_end_and_are_refilled(language: str) -> None:
    with reading(language):
        told = guide.goal(view(board(["c1", "c4"]))), titles.round_title(1, 0), titles.deck_title(3)
    if language == "en":
        assert "The game ends when somebody loses their last life" in told[0]
        assert "when somebody cannot play and loses a life, or when the numbers 1 to 9" in told[1]
        assert "Hands are not refilled, not even between rounds." in told[2]
    assert all(len(text) > 30 for text in told)


def test_nothing_is_played_or_given_up_for_somebody_who_has_not_clicked() -> None:
    """The card that starts the row needs its place, as everywhere else; only a sign may follow by itself."""
    clicks = {click for path in GAME.moves.paths for click in path if click.startswith(guide.UNASKED)}
    assert clicks == {"sign-plus", "sign-minus"}
    assert not clicks & {path[0] for path in GAME.moves.paths}


def test_a_card_at_hand_stays_itself_when_another_of_its_kind_is_laid() -> None:
    """Else the hand's card seems to be the one that moved, and is marked as the last move."""
    ids = re.compile(r'id="(own-\d+-\d+)"')
    before = board(["q2 t6", "q2 c1", "s3"], "q8", turn=1)
    after = INTERPRETED(before.twin()).play(lay("q2", "left")).state
    found = [ids.findall(str(draw.draw(view(state), 0, "wide", NAMES))) for state in (before, after)]
    assert len(found[0]) == 2
    assert found[0] == found[1]


def test_a_card_that_nobody_sees_is_told_where_no_line_counts_it() -> None:
    """NL-14. A wager draws a card before anything is laid."""
    state = board(["s2 q5", "c1"], "t9")
    INTERPRETED(state).play(WAGER)
    assert "Ann draws a card." in log(state, 1)
    assert "Ann draws a card." not in log(state, 0)


def test_NL_21_a_match_that_draws_nothing_is_a_full_hand_only_if_it_is_one() -> None:
    state = board(["s2 q5", "c1"], "s7 c1")
    only_deck(state, "")
    INTERPRETED(state).play(lay("s2", "left"))
    assert log(state) == ["Ann plays star 2 on the left."]
    state = board(["s2 q5 q5 q8 c4", "c1"], "s7 c1", lives=9)
    INTERPRETED(state).play(lay("s2", "left"))
    assert log(state)[1].endswith("but the hand of Ann is full: no card is drawn.")


def test_cards_of_the_stack_being_built_are_marked_as_taken() -> None:
    state = INTERPRETED(board(["s2 q5 c4", "c1"], "s7 c1")).play(WAGER).play(pick("+s2")).state
    hand = str(draw.draw(view(state), 0, "wide", NAMES))
    assert re.findall(r'data-click="(card-[^"]+)"[^>]*class="taken"', hand) == ["card-star-2"]


def test_a_cat_tells_the_clause_of_its_power_and_what_suits_are_good_for() -> None:
    state = board(["s2 q5", "c1"], "s7 c1", {0: (Power.SUIT_SHAPESHIFT, 2, 3)})
    assert guide.about(view(state), "seat-1", NAMES) == [("", "NP-46"), ("", "NL-12")]
    assert guide.about(view(state), "seat-2", NAMES) == []  # no power


def test_NL_16_nobody_is_asked_for_a_stack_that_cannot_be_built() -> None:
    for hand, is_asked in (("c1 q2", True), ("c1", False)):
        state = board([hand, "t3"], "s2 q8")
        only_deck(state, "c1")  # two ones make 2, which lies there, or nothing
        state = INTERPRETED(state).play(WAGER).state
        picture = draw.draw(view(state), 0, "wide", NAMES)
        assert ("Build a stack" in picture) is is_asked, hand


def button_words(state: Any, name: str, layout: str) -> str:
    """All that is written on a button."""
    picture = str(draw.draw(view(state), 0, layout, NAMES))
    found = re.search(rf'<g[^>]*id="button-{name}".*?</g>', picture)
    assert found is not None
    return " ".join(re.sub(r"<title>.*?</title>|<[^>]+>", " ", found[0]).split())


@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_NL_14_NL_30_the_buttons_say_what_a_wager_and_giving_up_cost(layout: str) -> None:
    state = board(["s2 q5", "c1"], "s7 c1")
    stake = "Wager a life draw and play a stack; back if you lose no life"
    assert button_words(state, "wager", layout) == stake
    assert button_words(state, "give-up", layout) == "Give up only if you cannot play"
    state = board(["c1", "c4 s3"], "c1 q2")  # its card lies there already
    assert button_words(state, "give-up", layout) == "Give up ends the round; you lose 1 life"
    only_deck(state, "c1")
    INTERPRETED(state).play(WAGER)
    assert button_words(state, "give-up", layout) == "Give up ends the round; you lose 2 lives"
    lives = state.players[0].life_count
    assert INTERPRETED(state).play(GIVE_UP).state.players[0].life_count == lives - 2


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize("layout", ["wide", "tall"])
def test_the_notes_of_the_buttons_are_read_in_every_language(language: str, layout: str) -> None:
    with reading(language):
        for is_one, noted in ((False, 2), (True, 3 if layout == "wide" or language == "ja" else 1)):
            picture = str(
                draw.draw(view(board(["s2 q5", "c1"], "s7 c1", wager_one=is_one)), 0, layout, NAMES)
            )
            drawn = re.findall(r'<g[^>]*id="button-[a-z-]+".*?</g>', picture)
            assert sum(found.count("<text") > 1 for found in drawn) >= noted
            for found in drawn:
                sizes = [float(size) for size in re.findall(r'font-size="([\d.]+)"', found)]
                assert min(sizes) >= 8.5, found


@pytest.mark.parametrize("seed", range(4))
def test_NL_19_a_button_says_what_giving_up_costs_exactly_when_it_is_legal(seed: int) -> None:
    match, choose, costs = nekoban.new("nine-lives", players=3, seed=str(seed)), random.Random(seed), 0
    while not match.over and match.ply < 200:
        if match.state.stage == Stage.TURN:
            seat = match.to_move
            picture = str(draw.draw(match.view(seat), seat, "wide", match.names))
            (said,) = re.findall(r'<g[^>]*id="button-give-up".*?</g>', picture)
            is_legal = GIVE_UP in match.legal()
            assert ("only if you" in said) is not is_legal
            if is_legal:
                lives = match.state.players[seat].life_count
                trial = match.state.twin()
                GAME.interpreted.play(trial, GIVE_UP)
                words = " ".join(re.sub("<[^>]+>", " ", said).split())
                assert f"you lose {lives - trial.players[seat].life_count} " in words
                costs += 1
        match.play(choose.choice(match.legal()))
    assert costs
