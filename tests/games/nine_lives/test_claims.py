"""What law 12 hears: a sentence that is false, or true and no reason, is found where it is told.

Each case is a refused move whose own sentence passes, and a sentence that somebody might tell instead.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import nullcontext
from typing import Any

import pytest

import nekoban
from nekoban.core import laws
from nekoban.core.language import reading
from nekoban.core.match import Match
from nekoban.games.nine_lives.parts import Clause, Power, Stage, Suit
from nekoban.games.nine_lives.power_claims import MUST_SAY
from nekoban.games.nine_lives.reasons import applies
from nekoban.games.nine_lives.show.asking import either
from nekoban.games.nine_lives.show.naming import KEY_TEXTS, TEXTS, life_name, top_text, with_note
from nekoban.games.nine_lives.words import tell
from tests.games.nine_lives.board import (
    GAME,
    GIVE_UP,
    INTERPRETED,
    WAGER,
    board,
    lay,
    move,
    owing_stack,
    pick,
    put,
)
from tests.games.nine_lives.test_words import refusal
from tests.spoiling import Sentence, complaint

GIFT = move("give star-2 to 2")  # nobody asks for it in a turn
FIRST_LIFE = {0: 4, 1: 13, 2: 22}  # the life 5 of the cats of the first seats


def sentence(name: str, **arguments: Any) -> Sentence:
    """A sentence that is told when law 12 listens."""
    return lambda view, row, names: tell(name, **arguments)


def life_says(state: Any, power: int, parameter: int = 0) -> Sentence:
    return sentence("life-says", life=life_name(FIRST_LIFE[0]), power=TEXTS[power, parameter])


def forbidden_by(owner: str, life: int, power: int, parameter: int = 0) -> Sentence:
    return sentence("forbidden-by", life=life_name(life), player=owner, power=TEXTS[power, parameter])


def blamed(state: Any, row: int, told: Sentence) -> str:
    """What law 12 says about another sentence; about its own it says nothing."""
    assert complaint(GAME, state, row) == ""
    return complaint(GAME, state, row, say=told)


# --- what a turn asks


def turn(**more: Any) -> Any:
    return board(["s2 q5 c4", "c1 t3"], "t9 s4", **more)


OWN = "new-number"
WAYS = {  # what a turn may be told to offer: the position, and what is true
    "a plain turn": (lambda: turn(), (OWN, "wager")),
    "no row yet": (lambda: board(["s2 q5", "c1"], ""), ("start", "wager")),
    "a number that lies there": (lambda: turn(tops={0: Power.INVERSE_TURN}), ("old-number", "wager")),
    "a number again": (lambda: turn(tops={0: (Power.IGNORE_NUMBER_ABOVE, 7)}), ("any-number", "wager")),
    "no wagers": (lambda: turn(tops={0: Power.CANT_WAGER}), (OWN,)),
    "a demand": (lambda: turn(tops={0: Power.MUST_WAGER_ALL}), ("must-wager",)),
    "a skip": (lambda: turn(tops={0: (Power.SKIP_BIG_HAND, 0, 3)}), (OWN, "wager", "skip")),
    "a stack": (lambda: owing_stack(turn()), ("stack-of-two", "wager-another")),
    "a tall stack": (
        lambda: owing_stack(turn(tops={0: Power.MUST_STACK})), ("stack-of-three", "wager-another"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", WAYS)
@pytest.mark.parametrize("told", WAYS)
def test_a_turn_is_told_the_ways_that_are_open_and_no_others(name: str, told: Any) -> None:
    make, right = WAYS[name]
    ways = WAYS[told][1]
    found = blamed(make(), GIFT, sentence("asked-now", asked=either(*ways)))
    assert ("asked-now is false" in found) == (ways != right)


@pytest.mark.parametrize(
    ("message", "ways", "is_right"),
    [
        ("no-card-fits", ("wager", "give-up"), True),
        ("no-card-fits", ("give-up",), False),
        ("no-card-fits", ("only-give-up",), False),
        ("no-stack-fits", ("wager", "give-up"), False),
    ],
)
def test_where_nothing_fits_it_is_said_what_is_left(message: str, ways: Any, is_right: bool) -> None:
    state = board(["t9", "c1"], "t9")
    told = sentence("asked-now", asked=tell.phrase(message, ways=either(*ways)))
    assert (blamed(state, GIFT, told) == "") == is_right
    assert "asked-now is false" in blamed(state, GIFT, sentence("asked-now", asked=either(OWN, "wager")))


STACKS = {  # the hand, what is chosen of it, and what is open then
    "one card": ("s2 q5 c4", ["+s2"], "asked-stack-add"),
    "two of three cards": ("s2 q5 c4", ["+s2", "+q5"], "asked-stack"),
    "all cards": ("s2 q5", ["+s2", "+q5"], "asked-stack-put"),
}


@pytest.mark.parametrize("name", STACKS)
def test_who_builds_a_stack_is_told_the_ways_that_are_open_and_no_others(name: str) -> None:
    held, chosen, right = STACKS[name]
    state = INTERPRETED(owing_stack(board([held, "c1 t3"], "t9"))).play(*map(pick, chosen)).state
    for told in ("asked-stack", "asked-stack-add", "asked-stack-put"):
        found = blamed(state, GIFT, sentence("asked-now", asked=tell.phrase(told)))
        assert ("asked-now is false" in found) == (told != right)


def test_a_refusal_asks_for_no_place_before_the_stack_has_two_cards() -> None:
    state = INTERPRETED(owing_stack(board(["s2 q5 c4", "c1 t3"], "t9"))).play(pick("+s2")).state
    assert refusal(state, GIFT) == "What is asked now: add another card to the stack."


def test_the_range_of_a_number_is_told_as_it_is() -> None:
    state = board(["s7", "c1", "t3"], "", tops={0: Power.EXTRA_NUM_OUTSIDE_RANGE})
    state.stage, state.phase, state.turn_count = Stage.NAME, 1, 0
    asked = lambda low, high, most: tell.phrase("asked-name-outside", low=low, high=high, numbers=most)  # noqa: E731
    assert blamed(state, move("name 5"), sentence("asked-again", asked=asked("−9", "18", 9))) == ""
    for wrong in (
        asked("−8", "18", 9),
        asked("−9", "19", 9),
        asked("−9", "18", 8),
        tell.phrase("asked-name"),
    ):
        assert "asked-again is false" in blamed(state, move("name 5"), sentence("asked-again", asked=wrong))


# --- lives of others


BOB = 13 - 2  # life 3 of the Munchkin


@pytest.mark.parametrize(
    ("top", "row", "told"),
    [
        ((Power.OTHERS_NO_SUIT, 0, 3), lay("t9", "left"), "another suit"),
        ((Power.OTHERS_NO_NUMBER, 5, 3), lay("t9", "left"), "another number"),
        ((Power.OTHERS_CANT_STACK, 0, 3), lay("t9", "left"), "a single card"),
        ((Power.OTHERS_CANT_WAGER, 0, 3), lay("t9", "left"), "no wager"),
        ((Power.OTHERS_FOLLOW, 0, 3), lay("t9", "left"), "a card that follows"),
    ],
)
def test_a_life_that_has_nothing_against_the_move_does_not_forbid_it(top: Any, row: int, told: Any) -> None:
    """The 9 lies on the table already, whatever Bob shows."""
    state = board(["t9 q5", "c1"], "t9", tops={1: top})
    assert "forbidden-by is false" in blamed(state, row, forbidden_by("Player 2", BOB, *top[:2])), told


def test_NP_83_nobody_waits_any_more_once_its_owner_has_wagered() -> None:
    tops = {1: (Power.OTHERS_CANT_WAGER, 0, 3)}
    told = forbidden_by("Player 2", BOB, Power.OTHERS_CANT_WAGER)
    state = board(["s2", "c1"], "t9", tops=tops)
    assert blamed(state, WAGER, told) == ""
    card_alone = board(["s2", "c1"], "t9", tops={1: (Power.OTHERS_CANT_STACK, 0, 3)}, wager_one=True)
    assert INTERPRETED(card_alone).refused(WAGER) == "NL-51"
    barred = forbidden_by("Player 2", BOB, Power.OTHERS_CANT_STACK)
    assert blamed(card_alone, move("wager for a stack"), barred) == ""


@pytest.mark.parametrize(
    "told",
    [
        forbidden_by("Player 2", BOB, Power.OTHERS_NO_NUMBER, 7),  # of another number
        forbidden_by("Player 2", BOB + 1, Power.OTHERS_NO_NUMBER, 5),  # another life
        forbidden_by("Player 1", BOB, Power.OTHERS_NO_NUMBER, 5),  # shown by another player
        forbidden_by("Player 2", BOB, Power.OTHERS_NO_SUIT, 1),  # another power
        sentence(
            "forbidden-by",
            life=life_name(BOB),
            player="Player 2",
            power=with_note(TEXTS[Power.OTHERS_NO_NUMBER, 5], "No number yet."),
        ),  # with a note that is none of its own
    ],
)
def test_NP_51_the_text_of_the_life_is_told_as_it_stands(told: Any) -> None:
    state = board(["q5", "c1"], "t9", tops={1: (Power.OTHERS_NO_NUMBER, 5, 3)})
    assert blamed(state, lay("q5", "left"), forbidden_by("Player 2", BOB, Power.OTHERS_NO_NUMBER, 5)) == ""
    assert "forbidden-by is false" in blamed(state, lay("q5", "left"), told)


def test_NP_50_a_demand_that_lapsed_is_no_reason() -> None:
    state = board(["t9", "c1"], "t9", tops={0: Power.CANT_WAGER})
    state.demand_from = 1
    told = sentence("demanded", player="Player 2", power=KEY_TEXTS[Power.WAGER_FORCE])
    assert "demanded is false" in blamed(state, lay("t9", "left"), told)
    state = board(["s2", "c1"], "t9")
    state.demand_from = 1
    assert blamed(state, lay("s2", "left"), told) == ""
    assert "demanded is false" in blamed(state, move("skip"), told)


# --- one's own life


@pytest.mark.parametrize(
    ("power", "parameter", "row"),
    [
        (Power.EVEN, 0, lay("s2", "left")),  # 2 is even, and lies there
        (Power.EVEN, 0, lay("c7", "left")),  # not held
        (Power.FORBIDDEN_SUIT, 0, lay("s2", "left")),
        (Power.CANT_WAGER, 0, lay("s2", "left")),
        (Power.MUST_WAGER_FIRST, 0, move("skip")),
        (Power.FORCED_SIDE, 0, lay("s2", "left")),
        (Power.UNIQUE_SUITS, 0, GIVE_UP),
        (Power.NONE, 0, lay("s2", "left")),
    ],
)
def test_ones_own_life_is_named_only_against_what_it_forbids(power: Any, parameter: int, row: int) -> None:
    state = board(["s2 q8", "c1"], "2:c4+q2 t9", tops={0: (power, parameter, 5)})
    if power == Power.MUST_WAGER_FIRST:
        assert blamed(state, lay("q8", "left"), life_says(state, power)) == ""
    assert "life-says is false" in blamed(state, row, life_says(state, power, parameter))


def test_NP_38_the_suit_is_told_as_it_stands() -> None:
    state = board(["s2 q8", "c1"], "t9", tops={0: (Power.FORBIDDEN_SUIT, 3, 5)})
    assert blamed(state, lay("s2", "left"), life_says(state, Power.FORBIDDEN_SUIT, 3)) == ""
    assert "life-says is false" in blamed(state, lay("s2", "left"), life_says(state, Power.FORBIDDEN_SUIT, 1))


def test_a_life_that_would_help_is_named_only_where_it_would() -> None:
    state = board(["s2", "c1"], "t9")
    told = sentence("only-with-power", power=KEY_TEXTS[Power.REPLACE_PLAY])
    assert blamed(state, lay("s2", "column-1"), told) == ""
    assert "only-with-power is false" in blamed(state, lay("q5", "column-1"), told)  # not held
    assert "only-with-power is false" in blamed(state, lay("s2", "start"), told)


# --- stars


STAR_TOLD = ("one-star", "one-star-in-stack", "one-counted-star", "one-counted-star-in-stack")


@pytest.mark.parametrize(
    ("hand", "played", "row", "right"),
    [
        ("s2 s5", 1, lay("s2", "left"), "one-star"),
        ("t9 s5", 1, lay("t9", "left"), ""),  # no star, and 9 lies there
        ("t9 s5", 1, WAGER, ""),
        ("s2 q5", 1, GIVE_UP, ""),  # the 5 can be played
    ],
)
def test_NL_53_a_star_is_blamed_only_for_a_play_with_a_star(
    hand: str, played: int, row: int, right: str
) -> None:
    state = board([hand, "c1"], "t9", star_once=True, lives=1, no_first_last=True)
    state.players[1].suits_played[3] = played
    for name in STAR_TOLD:
        assert (blamed(state, row, sentence(name)) == "") == (name == right), name


@pytest.mark.parametrize(("hand", "picks", "row", "right"), [
    ("s1 s4", (), pick("+s4"), "one-star-in-stack"),
    ("s1 s4 q2", ("+s1",), pick("+s4"), "one-star-in-stack"),
    ("s1 s4 q2 q5", ("+q2", "+q5"), put("start"), ""),
    ("s9 q8 t9", ("+s9", "+q8"), put("left"), ""),  # it makes 17, with one star
])  # fmt: skip
def test_NL_53_a_stack_is_blamed_for_stars_only_if_it_holds_two(
    hand: str, picks: Any, row: int, right: str
) -> None:
    state = INTERPRETED(owing_stack(board([hand, "c1"], "t9", star_once=True))).play(*map(pick, picks)).state
    for name in STAR_TOLD:
        assert (blamed(state, row, sentence(name)) == "") == (name == right), name


def test_NP_46_stars_that_are_counted_are_told_so() -> None:
    """Circles count as stars for Ann, so two of them are two stars."""
    tops = {0: (Power.SUIT_SHAPESHIFT, 3)}
    state = owing_stack(board(["c1 c4", "c1"], "t9", tops=tops, star_once=True))
    told = refusal(state, pick("+c4"))
    assert told == "Only one card you count as a star can be played per round, so a stack cannot hold two."
    for name in STAR_TOLD:
        right = name == "one-counted-star-in-stack"
        assert (blamed(state, pick("+c4"), sentence(name)) == "") == right, name


def test_NP_85_the_life_that_bans_a_chosen_card_is_named_not_that_of_another_card() -> None:
    tops = {1: (Power.OTHERS_NO_SUIT, 1, 3), 2: (Power.OTHERS_NO_SUIT, 0, 3)}
    state = owing_stack(board(["c1 c4 q5", "c1", "t3"], "t9", tops=tops))
    state.players[0].chosen[0] = state.players[0].chosen[1] = 1
    state.players[0].chosen_count, state.stage = 2, Stage.STACK
    assert INTERPRETED(state).refused(put("left")) == "NP-85"
    assert "which Cleo shows" in refusal(state, put("left"))


# --- answers


def test_NP_76_one_may_choose_oneself() -> None:
    state = board(["s7", "c1 c4", "t3"], "c7", tops={1: (Power.SWAP_LIVES, 0, 3)})
    state = INTERPRETED(state).play(GIVE_UP, move("swap the life of 2")).state
    row = move("swap the life of 2")
    assert blamed(state, row, sentence("chosen-already", player="Player 2")) == ""
    assert "not-yourself is false" in blamed(state, row, sentence("not-yourself"))


def test_what_is_true_of_another_kind_of_move_is_no_reason() -> None:
    """Nobody asks for a gift in a turn; that the card is not held does not matter."""
    state = board(["q5 c4", "c1"], "t9")
    nobody = sentence("no-player", number=6, players=2)
    for row, name, told in (
        (GIFT, "reason-nl-02", sentence("reason-nl-02")),
        (move("give star-2 to 1"), "not-yourself", sentence("not-yourself")),
        (move("give star-2 to 6"), "no-player", nobody),
    ):
        assert f"{name} is false" in blamed(state, row, told)


# --- of several clauses, one that is the cause


CAUSES = {  # hand, row, tops, options, cards chosen, the card tried, a false clause and the true one
    "a star that is barred at both ends, NP-01 only at one": (
        "s5 q2 c4", "s8 c1 t6", {0: Power.NO_MATCH}, {"star_once": True}, (), "+s5",
        Clause.NP_01, Clause.NL_53,
    ),
    "nothing can join, NP-01 only at one end": (
        "c4 s5", "s8 c1 t6", {0: Power.NO_MATCH, 1: (Power.OTHERS_NO_SUIT, 0, 3)}, {}, (), "+s5",
        Clause.NP_01, Clause.NL_15,
    ),
    "a life that limits all suits, not the stars alone": (
        "s9 s5", "t3", {0: Power.UNIQUE_SUITS}, {"star_once": True}, (), "+s5", None, Clause.NP_40,
    ),
    "a suit that nobody holds": (
        "s2 s6 s9 q8", "3:c7+t6", {0: Power.MUST_STACK, 1: (Power.OTHERS_FOLLOW, 0, 3)},
        {"star_once": True}, (), "+q8", Clause.NL_53, Clause.NP_81,
    ),
    "a card that is barred itself": (
        "c1 q2 s4", "t9", {0: (Power.FORBIDDEN_SUIT, 0)}, {}, (), "+c1", Clause.NL_15, Clause.NP_38,
    ),
    "a card that is barred, beside one that was chosen": (
        "t6 q5 c4", "t9 s8", {0: Power.NO_MATCH, 1: (Power.OTHERS_NO_SUIT, 0, 3)}, {}, ("+t6",), "+c4",
        Clause.NP_01, Clause.NP_85,
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", CAUSES)
def test_the_clause_that_every_stack_breaks_is_named(name: str) -> None:
    hand, row, tops, options, picks, tried, false, true = CAUSES[name]
    state = owing_stack(board([hand, "c1"], row, tops=tops, **options))
    if options.get("star_once") and false == Clause.NP_01:
        state.players[1].suits_played[3] = 1
    state = INTERPRETED(state).play(*map(pick, picks)).state
    assert INTERPRETED(state).clause(pick(tried)) == true
    assert applies(state, pick(tried), true)
    assert false is None or not applies(state, pick(tried), false)


# --- what the texts of powers must say


CUT = {  # the texts of powers as they were once
    Power.HAND_SIZE_SMALL_SKIP: "Is skipped while holding the fewest cards.",
    Power.HAND_SIZE_LARGE_SKIP: "Is skipped while holding the most cards.",
    Power.SKIP_BIG_HAND: "May skip the turn while holding the most cards.",
    Power.SKIP_SMALL_HAND: "May skip the turn while holding the fewest cards.",
    Power.SUIT_SHAPESHIFT: "Every circle counts as a star.",
    Power.EXTRA_NUM: "Names a number at the start of a round, and may duplicate it.",
    Power.OTHERS_CANT_STACK: "Nobody else may play stacks.",
    Power.PLAY_IN_ORDER: "Everybody else must keep to the order of the round's first numbers, up or down.",
}


def after_wager(power: Power) -> Match:
    """Ann has wagered her top life, and now shows this power; everybody is told."""
    match = nekoban.new("nine-lives", players=2, seed=1)
    parameter = int(Suit.STAR) if power == Power.SUIT_SHAPESHIFT else 0  # circles count as stars
    match.state = board(["s2 q5 c4", "c1"], "t9", tops={0: (power, parameter)}, acts=False)
    match.play("wager")
    return match


@pytest.fixture
def put_back() -> Iterator[Callable[[Power, str, str], None]]:
    """Puts another text of a power into a language."""
    before: list[tuple[Any, str, Any]] = []

    def put(power: Power, language: str, text: str) -> None:
        table, name = tell.in_language(language), f"power-np-{power:02}"
        before.append((table, name, table[name]))
        table[name] = lambda arguments: text
        forget()

    def forget() -> None:
        for phrase in TEXTS.values():
            phrase.told.clear()

    yield put
    for table, name, told in before:
        table[name] = told
    forget()


def test_the_powers_whose_texts_were_cut_are_those_that_must_say_something() -> None:
    assert set(CUT) == set(MUST_SAY)


@pytest.mark.parametrize("power", CUT, ids=lambda power: power.name)
def test_law_12_finds_the_old_text_of_a_power_that_is_put_back(power: Power, put_back: Any) -> None:
    match = after_wager(power)
    laws.check_log(match, 0)
    put_back(power, "en", CUT[power])
    assert CUT[power] in " ".join(match.log(0))
    with pytest.raises(laws.Breach, match="the message shows is false"):
        laws.check_log(match, 0)


@pytest.mark.parametrize("language", ["en", "fr", "ja"])
@pytest.mark.parametrize("power", CUT, ids=lambda power: power.name)
def test_law_12_finds_what_a_text_of_a_power_leaves_out_in_any_language(
    power: Power, language: str, put_back: Any
) -> None:
    match, said = after_wager(power), MUST_SAY[power][language]
    with reading(language):
        whole = str(top_text(match.view(0), 0))
    assert said in whole
    put_back(power, language, whole.replace(said, "…"))
    with pytest.raises(laws.Breach, match="the message shows is false"):
        laws.check_log(match, 0)


def refused_skip(power: Power) -> tuple[Any, int]:
    """A skip that the own life does not allow, since another holds as many cards."""
    return board(["s2", "c1"], "t9", tops={0: (power, 0)}), move("skip")


REFUSED = {
    Power.SKIP_BIG_HAND: lambda: refused_skip(Power.SKIP_BIG_HAND),
    Power.SKIP_SMALL_HAND: lambda: refused_skip(Power.SKIP_SMALL_HAND),
    Power.OTHERS_CANT_STACK: lambda: (
        board(["s2 q5", "c1"], "t9", tops={1: (Power.OTHERS_CANT_STACK, 0, 3)}, wager_one=True),
        move("wager for a stack"),
    ),
}


@pytest.mark.parametrize("power", REFUSED, ids=lambda power: power.name)
def test_law_12_finds_the_old_text_of_a_power_in_a_refusal(power: Power, put_back: Any) -> None:
    state, row = REFUSED[power]()
    assert complaint(GAME, state, row) == ""
    put_back(power, "en", CUT[power])
    assert "is false" in complaint(GAME, state, row)


@pytest.mark.parametrize(
    ("changes", "is_right"),
    [
        ({}, True),
        ({"limit": 5}, False),
        ({"power": TEXTS[Power.ODD, 0]}, False),
        ({"power": TEXTS[0, 0]}, False),
    ],
)
def test_law_12_finds_a_life_that_is_told_with_another_limit_or_text(
    monkeypatch: pytest.MonkeyPatch, changes: dict[str, Any], is_right: bool
) -> None:
    match = after_wager(Power.EVEN)
    told = {"player": match.names[0], "life": life_name(FIRST_LIFE[0]), "limit": 4}
    told |= {"power": TEXTS[Power.EVEN, 0], **changes}
    monkeypatch.setattr(GAME.words, "log", lambda view, names: [tell("shows", **told)])
    with nullcontext() if is_right else pytest.raises(laws.Breach, match="the message shows is false"):
        laws.check_log(match, 0)
