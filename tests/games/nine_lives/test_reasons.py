"""Why not: every reason is true, checked apart from the rules that give it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest

import nekoban
from nekoban.core import click_laws, laws, notation, refusals
from nekoban.core.match import Match
from nekoban.core.record import NONE
from nekoban.core.refusals import Refusal
from nekoban.games.nine_lives.facts import random_options
from nekoban.games.nine_lives.parts import Card, Clause, Power, Side, Stage
from nekoban.games.nine_lives.reasons import applies
from nekoban.games.nine_lives.rules.lives import show_top, top_life
from nekoban.games.nine_lives.show.naming import life_name, top_text
from nekoban.games.nine_lives.words import tell
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
    owing_stack,
    pick,
    put,
    row,
)
from tests.games.nine_lives.test_words import refusal
from tests.spoiling import complaint, complaint_of_games

SAMPLE = 60  # refused moves asked for in a position


def check_reasons(state: Any, chance: random.Random) -> None:
    """The reasons of some refused moves, of plays and stacks above all."""
    why_not = GAME.interpreted.why_not
    rows = chance.sample(range(len(MOVES)), SAMPLE)
    held = {
        state.players[state.to_move].hand[index] for index in range(state.players[state.to_move].hand_count)
    }
    rows += [number for number in range(len(MOVES)) if MOVES[number].card in held and MOVES[number].place < 3]
    rows += [number for number in range(len(MOVES)) if MOVES[number].card == NONE]
    for one in rows:
        clause = why_not(state, one)
        if clause:
            told = Clause(clause).name
            assert applies(state, one, clause), f"{MOVES.texts[one]}: {told} at {GAME.name} {row(state)}"


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.long) for seed in range(1, 6))])
def test_every_reason_of_a_random_game_is_true(seed: int) -> None:
    chance, at = random.Random(seed), INTERPRETED
    options = {**random_options(chance), "shuffle_all": True}
    state = at.engine.start(GAME.options.read(options), chance.getrandbits(60))
    for _ in range(40):
        legal = at(state).legal_rows()
        if not legal:
            break
        check_reasons(state, chance)
        wagers = [one for one in legal if MOVES.texts[one].startswith("wager")]
        at.engine.play(state, chance.choice(wagers if wagers and chance.random() < 0.4 else legal))


def stack(hand: str, columns: str, **more: Any) -> Any:
    """A player with that hand who owes a stack."""
    return owing_stack(board([hand, "c1"], columns, **more))


def card_wager(hand: str) -> Any:
    """NL-51. As after a wager for a card."""
    state = board([hand, "c1"], "t9", wager_one=True)
    state.wager_count = state.players[0].wagered_count = 1
    show_top(state, 0)
    return state


def building(state: Any, *picks: str) -> Any:
    return INTERPRETED(state).play(*map(pick, picks)).state


def asked_after(hand: str, others: list[str], power: Power, life: int, *moves: int, **more: Any) -> Any:
    """What a life asks after these moves."""
    state = board([hand, *others], "s8", tops={0: (power, 0, life)}, **more)
    return INTERPRETED(state).play(*moves).state


def drawing() -> Any:
    """NP-80 at its draw: a stack, the starting column, a single card, and the one just laid."""
    tops = {0: (Power.DRAW_CARDS_PLAYED, 0, 3)}
    state = board(["s2 q5", "c1"], "3:c1+q2 q8 t9 s7", tops=tops, start=1)
    return INTERPRETED(state).play(lay("s2", "right")).state


def second_turn_wagered() -> Any:
    """NP-42 as the last life, wagered in the second turn: it goes on showing."""
    state = board(["s2 q5 c4", "c1"], "s9", tops={0: (Power.DOUBLE_TURN, 0, 1)})
    INTERPRETED(state).play(lay("q5", "left"))
    return INTERPRETED(state).play(WAGER).state


def full_hand() -> Any:
    """NP-34 before a player whose hand is full."""
    return asked_after("s2 q5 c4", ["c1 c1 c1 t3", "t9"], Power.GIVE_AWAY, 5, lay("q5", "left"))


def swapping_hands() -> Any:
    """NP-62 after a round: the second player has it on top."""
    state = board(["s7", "c1 c4", "t3"], "c7", tops={1: (Power.SWAP_HAND, 0, 3)})
    INTERPRETED(state).play(GIVE_UP)
    assert (state.stage, state.to_move) == (Stage.SWAP_HANDS, 1)
    return state


UNIQUE, LIMITED = {0: Power.UNIQUE_SUITS}, {0: Power.SUIT_PLAY_LIMIT}
MENDED = {  # a position, a move, the clause that was named for it, the true one, and what is said
    "a second card of a suit under NP-40": (
        lambda: building(stack("c1 c4 q2", "t9", tops=UNIQUE), "+c1"),
        pick("+c4"),
        (Clause.NL_16, Clause.NP_40),
        "Your top life, the Siamese's life 5, says: Plays each suit only once per round.",
    ),
    "two cards of one suit under NP-40": (
        lambda: stack("c1 c4", "t9", tops=UNIQUE),
        pick("+c4"),
        (Clause.NL_16, Clause.NP_40),
        "Your top life, the Siamese's life 5, says: Plays each suit only once per round.",
    ),
    "a third card of a suit under NP-23": (
        lambda: building(stack("c1 c4 c7 q2", "t9", tops=LIMITED), "+c1", "+c4"),
        pick("-c7"),
        (Clause.NL_16, Clause.NP_23),
        "Your top life, the Siamese's life 5, says: Plays at most two cards of each suit per round.",
    ),
    "a second star under star-once": (
        lambda: building(stack("s1 s4 q2", "t9", star_once=True), "+s1"),
        pick("+s4"),
        (Clause.NL_16, Clause.NL_53),
        "Only one star card can be played per round, so a stack cannot hold two.",
    ),
    "a second star under star-once and NP-23": (
        lambda: building(stack("s1 s4 q2", "t9", tops=LIMITED, star_once=True), "+s1"),
        pick("+s4"),
        (Clause.NP_23, Clause.NL_53),
        "Only one star card can be played per round, so a stack cannot hold two.",
    ),
    "two stars alone under star-once": (
        lambda: stack("s1 s4", "t9", star_once=True),
        pick("+s4"),
        (Clause.NL_16, Clause.NL_53),
        "Only one star card can be played per round, so a stack cannot hold two.",
    ),
    "a stack after a wager for a card": (
        lambda: card_wager("s1 s4"),
        pick("+s4"),
        (Clause.NL_18, Clause.NL_51),
        "You have wagered for a card and not for a stack, so only a single card may be played.",
    ),
    "a card that is in the stack": (
        lambda: building(stack("s1 q5 q2", "t9"), "+s1"),
        pick("+s1"),
        (Clause.NL_02, Clause.NL_16),
        "Your star 1 is in the stack already.",
    ),
    "the card of the stack alone": (
        lambda: building(stack("s1 q5 q2", "t9"), "+s1"),
        lay("s1", "left"),
        (Clause.NL_02, Clause.NL_15),
        "You have wagered for a stack, so you must play two or more cards together.",
    ),
    "a double wager that reaches the last life": (
        lambda: board(["s2", "c1"], "", tops={0: (Power.WAGER_DOUBLE, 0, 2)}, no_first_last=True),
        WAGER,
        (Clause.NP_21, Clause.NL_52),
        "Your wager would put down two lives, and the last life cannot be wagered.",
    ),
    "a stack with nothing chosen": (
        lambda: stack("s1 q5", "t9"),
        put("left"),
        (Clause.NL_11, Clause.NL_15),
        "Choose the cards of the stack first: it has two or more.",
    ),
    "a stack without a wager": (
        lambda: board(["s1 q5", "c1"], "t9"),
        put("left"),
        (Clause.NL_11, Clause.NL_18),
        "Without a wager only a single card may be played.",
    ),
    "a card given to a full hand": (
        full_hand,
        move("give star-2 to 2"),
        (Clause.NP_34, Clause.NL_13),
        "Bob has no room: the hand limit is 4 cards.",
    ),
    "a card given that is not held": (
        full_hand,
        move("give star-5 to 3"),
        (Clause.NP_34, Clause.NL_02),
        "You do not hold that card.",
    ),
    "a card given to nobody": (
        full_hand,
        move("give star-2 to 4"),
        (Clause.NP_34, Clause.NL_01),
        "There is no player 4: 3 play.",
    ),
    "a theft from nobody": (
        lambda: asked_after("s2 q5", ["c1", ""], Power.THIEF, 3, lay("q5", "left")),
        move("steal from 5"),
        (Clause.NP_68, Clause.NL_01),
        "There is no player 5: 3 play.",
    ),
    "a wager when every life is wagered": (
        lambda: second_turn_wagered(),
        WAGER,
        (Clause.NP_21, Clause.NL_20),
        "You have no life left to wager.",
    ),
}


@pytest.mark.parametrize("name", MENDED)
def test_a_false_reason_is_told_from_the_true_one(at: At, name: str) -> None:
    make, tried, (false, true), said = MENDED[name]
    state = make()
    assert at(state).clause(tried) == true
    assert applies(state, tried, true)
    assert not applies(state, tried, false)
    assert refusal(state, tried) == said
    assert complaint(GAME, state, tried) == ""
    assert "does not apply" in complaint(GAME, state, tried, clause=false)


SAID = {  # a position, a move, the clause, and what is said instead of the life's text alone
    "the column where the row began": (
        drawing,
        move("draw column-2"),
        Clause.NP_80,
        "The column with which the row began cannot be drawn.",
    ),
    "a stack in the row": (
        drawing,
        move("draw column-1"),
        Clause.NP_80,
        "Only a single card can be drawn, and that column is a stack.",
    ),
    "the column just laid": (
        drawing,
        move("draw column-5"),
        Clause.NP_80,
        "The column laid this turn cannot be drawn.",
    ),
    "no column": (drawing, move("draw column-9"), Clause.NP_80, "There is no such column to draw."),
    "a gift to oneself": (
        full_hand,
        move("give star-2 to 1"),
        Clause.NP_34,
        "Choose another player, not yourself.",
    ),
    "a theft from an empty hand": (
        lambda: asked_after("s2 q5", ["c1", ""], Power.THIEF, 3, lay("q5", "left")),
        move("steal from 3"),
        Clause.NP_68,
        "Cleo holds no cards.",
    ),
    "a question to an empty hand": (
        lambda: asked_after("s2 q5", ["c1", ""], Power.THIEF_POLITE, 3, lay("q5", "left")),
        move("ask 3 for star-1"),
        Clause.NP_69,
        "Cleo holds no cards.",
    ),
    "a question to oneself": (
        lambda: asked_after("s2 q5", ["c1", ""], Power.THIEF_POLITE, 3, lay("q5", "left")),
        move("ask 1 for star-1"),
        Clause.NP_69,
        "Choose another player, not yourself.",
    ),
    "the same life twice": (
        lambda: (
            INTERPRETED(board(["s7", "c1 c4", "t3"], "c7", tops={1: (Power.SWAP_LIVES, 0, 3)}))
            .play(GIVE_UP, move("swap the life of 3"))
            .state
        ),
        move("swap the life of 3"),
        Clause.NP_76,
        "Choose two different players: Cleo is chosen already.",
    ),
    "swapping hands with oneself": (
        swapping_hands,
        move("swap hands with 2"),
        Clause.NP_62,
        "Choose another player, not yourself.",
    ),
    "the first of two turns": (
        lambda: board(["s2 q5 c4", "c1"], "s9", tops={0: (Power.DOUBLE_TURN, 0, 5)}),
        move("end the turn"),
        Clause.NP_42,
        "This is your first turn: only the second one can be ended without a play.",
    ),
    "NP-42 as the last life": (
        second_turn_wagered,
        move("end the turn"),
        Clause.NP_42,
        "You have wagered in this turn, so it can no longer be ended without a play.",
    ),
    "NP-47": (
        lambda: board(["c1 q8", "c1"], "t9 s4", tops={0: (Power.NUMBER_SHAPESHIFT_ABOVE, 3)}),
        lay("c1", "left"),
        Clause.NL_11,
        "Your circle 1 counts as 4. 4 is on the table already.",
    ),
    "NL-50 with NP-48": (
        lambda: board(
            ["q8", "c1"],
            "t3 2:c4+q2 3:s5+s2+s1",
            tops={0: (Power.NUMBER_SHAPESHIFT_BELOW, 6)},
            table_count=True,
        ),
        lay("q8", "left"),
        Clause.NL_50,
        "Your square 8 counts as 6. 6 cards lie on the table, so the number 6 may not be played.",
    ),
    "NP-87": (
        lambda: board(["q5", "c1"], "t3 t6", tops={1: (Power.PLAY_IN_ORDER, 0, 3)}),
        lay("q5", "left"),
        Clause.NP_87,
        "The Munchkin's life 3, which Bob shows, forbids it: Everybody else must go above the number played "
        "last, or below it: as the round's first two different numbers went. Now: above 6.",
    ),
    "a skip after a wager": (
        lambda: owing_stack(board(["q5", "c1 c4"], "t3", tops={0: (Power.SKIP_SMALL_HAND, 0, 3)})),
        move("skip"),
        Clause.NP_32,
        "A turn is skipped before any wager, and you have wagered.",
    ),
    "a stack outside 1 to 9": (
        lambda: building(stack("s9 q8 t9", "t3"), "+s9", "+q8"),
        put("left"),
        Clause.NL_16,
        "The stack makes 17, which is not a number from 1 to 9.",
    ),
    "too few cards for a stack": (
        lambda: stack("s9", "t3"),
        pick("+s9"),
        Clause.NL_15,
        "A stack has two or more cards, and no other card can join this one.",
    ),
    "a fixed hand whose next card is barred": (
        lambda: stack(
            "q2 s1 c4", "t9", tops={0: (Power.FIXED_HAND_SIDE, Side.LEFT), 1: (Power.OTHERS_NO_SUIT, 3, 3)}
        ),
        pick("+q2"),
        Clause.NP_19,
        "Your stack is made of the furthest cards together, and the next one cannot be played.",
    ),
}


@pytest.mark.parametrize("name", SAID)
def test_a_reason_says_what_is_wrong(at: At, name: str) -> None:
    make, tried, clause, said = SAID[name]
    state = make()
    assert at(state).clause(tried) == clause
    assert applies(state, tried, clause)
    assert refusal(state, tried) == said
    assert complaint(GAME, state, tried) == ""


def life_says(view: Any, row: Any, names: Any) -> str:
    """What was said of everything that a life has to do with: its whole text."""
    seat = view.to_move
    return tell("life-says", life=life_name(top_life(view.players[seat])), power=top_text(view, seat))


ASKING = (
    "the column where the row began", "a stack in the row", "the column just laid", "no column",
    "a gift to oneself", "a theft from an empty hand", "a question to an empty hand",
    "a question to oneself", "the same life twice", "swapping hands with oneself",
    "the first of two turns", "NP-42 as the last life",
)  # fmt: skip


@pytest.mark.parametrize("name", ASKING)
def test_law_12_finds_the_whole_text_of_a_life_put_back(name: str) -> None:
    make, tried, _, _ = SAID[name]
    assert "message life-says is false" in complaint(GAME, make(), tried, say=life_says)


def test_law_12_finds_a_number_that_does_not_say_what_the_card_counts_as() -> None:
    make, tried, _, _ = SAID["NP-47"]
    said = lambda view, row, names: tell("on-table", number="4")  # noqa: E731
    assert "message on-table is false" in complaint(GAME, make(), tried, say=said)
    said = lambda view, row, names: tell("on-table", number="1")  # noqa: E731
    assert "message on-table is false" in complaint(GAME, make(), tried, say=said)


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("a card that is in the stack", lambda view, row, names: tell("reason-nl-02")),
        ("a stack after a wager for a card", lambda view, row, names: tell("reason-nl-18")),
        ("a second card of a suit under NP-40", lambda view, row, names: tell("no-such-stack")),
        ("a stack with nothing chosen", lambda view, row, names: tell("row-begun")),
        ("a double wager that reaches the last life", lambda view, row, names: tell("last-life")),
        ("a card given to a full hand", lambda view, row, names: tell("not-yourself")),
    ],
)
def test_law_12_finds_an_old_sentence_that_is_put_back(name: str, said: Any) -> None:
    make, tried, _, _ = MENDED[name]
    assert "is false" in complaint(GAME, make(), tried, say=said)


@pytest.mark.parametrize(
    ("true", "old"),
    [(Clause.NL_51, Clause.NL_18), (Clause.NL_16, Clause.NL_02), (Clause.NL_15, Clause.NL_02)],
)
def test_law_12_finds_an_old_clause_in_random_games(true: Clause, old: Clause) -> None:
    assert complaint_of_games(GAME, {true: old}, {"players": 3, "wager_one": True}, 600)


@pytest.mark.parametrize("seed", range(3))
def test_every_sentence_of_a_random_game_is_true(seed: int) -> None:
    options = {**random_options(random.Random(seed)), "shuffle_all": True}
    assert laws.listen_to_game(GAME, GAME.options.read(options), seed, 60) == 60


def test_NP_51_two_lives_that_forbid_numbers_leave_the_number_as_the_reason() -> None:
    """The one who plays shows NP-51 too: what keeps the card out is still the number of the stack."""
    tops = {0: (Power.OTHERS_NO_NUMBER, 7, 5), 1: (Power.OTHERS_NO_NUMBER, 5, 4)}
    state = building(stack("c4 q2 s3", "t3 6:t6+t9+s9", tops=tops), "+c4", "-q2")
    assert INTERPRETED(state).refused(pick("+s3")) == "NL-16"
    assert applies(state, pick("+s3"), Clause.NL_16)


# --- a card that is clicked alone


def unfitting_cards(seed: int) -> Iterator[tuple[Match, str]]:
    """Held cards that go nowhere while another one does, in a random game."""
    match, chance = nekoban.new("nine-lives", players=3, seed=seed), random.Random(seed)
    while not match.over:
        held = match.state.players[match.to_move].hand
        cards = {f"card-{Card(card).name.lower().replace('_', '-')}" for card in held if card >= 0}
        begun = {path[0] for path in match.paths()}
        if cards & begun:
            yield from ((match, card) for card in sorted(cards - begun))
        match.play(chance.choice(match.legal()))


def blocked_cards() -> Iterator[tuple[Match, str]]:
    """Those whose number is on the table already."""
    for match, card in (one for seed in range(3) for one in unfitting_cards(seed)):
        told = match.why_not((card,))
        if told and told.clause == "NL-11" and match.state.row_count > 2:  # more columns than ends
            yield match, card


def test_NL_11_a_card_that_fits_nowhere_is_not_said_to_need_one_power() -> None:
    """Other lives could allow it too; and it is the ends of the row that people think of."""
    for match, card in islice(unfitting_cards(1), 20):
        told = match.why_not((card,))
        assert told
        assert told.clause not in GAME.last_named
    blocked = [
        match.why_not((card,)) in [match.why_not((card, f"place-{end}")) for end in ("left", "right")]
        for match, card in islice(blocked_cards(), 3)
    ]
    assert len(blocked) == 3
    assert all(blocked)


def test_law_12_finds_a_click_that_blames_what_is_named_last(monkeypatch: pytest.MonkeyPatch) -> None:
    match, card = next(blocked_cards())
    click_laws.check_click(match, card, False, 0)
    monkeypatch.setattr(refusals, "refusal", lambda match, rows: Refusal("NP-77", "Only a life would."))
    with pytest.raises(laws.Breach, match="NP-77 instead of"):
        click_laws.check_click(match, card, False, 0)
    monkeypatch.setattr(refusals, "refusal", lambda match, rows: Refusal("NL-02", "No such card."))
    with pytest.raises(laws.Breach, match="NL-02 forbids no move with it"):
        click_laws.check_click(match, card, False, 0)


STUCK = {  # where no card can be played: a position, a click, the clause and what its sentence says
    "NP-40": (lambda: stack("c1 c4", "t9", tops=UNIQUE), "card-circle-4", "NP-40", "each suit only once"),
    "NL-53": (lambda: stack("s1 s4", "t9", star_once=True), "card-star-4", "NL-53", "cannot hold two"),
    "NP-87": (SAID["NP-87"][0], "card-square-5", "NP-87", "Now: above 6."),
    "NP-38": (
        lambda: board(["s2", "c1"], "t9", tops={0: (Power.FORBIDDEN_SUIT, 3)}),
        "card-star-2",
        "NP-38",
        "Cannot play stars.",
    ),
}


@pytest.mark.parametrize("name", STUCK)
def test_a_card_says_why_it_cannot_be_played_also_where_none_can(
    monkeypatch: pytest.MonkeyPatch, name: str
) -> None:
    """What is open then, to wager or to give up, is no reason; law 12 finds it if it is told as one."""
    make, click, clause, said = STUCK[name]
    match = nekoban.new("nine-lives", players=2, seed=1)
    match.state = make()
    told = match.why_not((click,))
    assert told
    assert told.clause == clause
    assert said in told.sentence
    click_laws.check_click(match, click, False, 0)
    monkeypatch.setattr(GAME.words, "asks", lambda view, kind: False)
    told = match.why_not((click,))
    assert told
    assert told.sentence.startswith("What is asked now: no ")
    with pytest.raises(laws.Breach, match=f"{click}: .*(forbids no move with it|asked-now is false)"):
        click_laws.check_click(match, click, False, 0)


def test_NL_02_a_sign_that_is_clicked_is_not_answered_by_cards_that_others_hold(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An open hand lies in sight; but it is the own cards that a sign is meant for."""
    match = nekoban.new("nine-lives", players=2, seed=1)
    match.state = stack("c1 c4", "t9", tops={**UNIQUE, 1: Power.SHOW_HAND})
    told = match.why_not(("sign-plus",))
    assert told
    assert told.clause == "NP-40"
    click_laws.check_click(match, "sign-plus", False, 0)
    monkeypatch.setattr(refusals, "refusal", lambda match, rows: Refusal("NL-02", "You do not hold it."))
    with pytest.raises(laws.Breach, match="NL-02 instead of"):
        click_laws.check_click(match, "sign-plus", False, 0)


# --- a player who is clicked before the card


@pytest.mark.parametrize(
    ("seat", "clause", "said"),
    [
        ("seat-1", "NP-34", "Choose another player, not yourself."),
        ("seat-2", "NL-13", "Player 2 has no room: the hand limit is 4 cards."),
        ("seat-3", "", "First choose Star 2 or Circle 4."),
    ],
)
def test_NP_34_a_player_who_is_clicked_first_is_answered_by_what_is_asked(
    monkeypatch: pytest.MonkeyPatch, seat: str, clause: str, said: str
) -> None:
    """Moves that begin with a player are asked at other times."""
    match = nekoban.new("nine-lives", players=3, seed=1)
    match.state = full_hand()
    assert match.why_not((seat,)) == Refusal(clause, said)
    click_laws.check_click(match, seat, False, 0)
    if clause:
        as_it_was = lambda match, move: notation.rows_about(match.game, move)  # noqa: E731
        monkeypatch.setattr(refusals, "meant", as_it_was)
        with pytest.raises(laws.Breach, match=r"NP-34 forbids no move with it|asked-now is false"):
            click_laws.check_click(match, seat, False, 0)


def test_law_12_finds_a_card_that_is_missed_where_a_player_was_clicked(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    match = nekoban.new("nine-lives", players=3, seed=1)
    match.state = full_hand()
    match.game = replace(GAME, last_named=())
    click_laws.check_click(match, "seat-2", False, 0)
    monkeypatch.setattr(refusals, "at_hand", lambda match, rows: rows)  # cards that are not held count too
    with pytest.raises(laws.Breach, match="reason-nl-02 is false"):
        click_laws.check_click(match, "seat-2", False, 0)


def test_law_12_does_not_miss_a_seat_that_nobody_has_where_the_card_is_not_held() -> None:
    """Moves that give the card to such a seat are refused for it, and that is no nearer."""
    match = nekoban.new("nine-lives", players=3, seed=1)
    match.state = full_hand()
    told = match.why_not(("card-triangle-9",))
    assert told
    assert told.clause == "NL-02"
    click_laws.check_click(match, "card-triangle-9", False, 0)
    match.game = replace(GAME, last_named=("NL-02",))  # as it was
    with pytest.raises(laws.Breach, match="NL-02 instead of"):
        click_laws.check_click(match, "card-triangle-9", False, 0)
