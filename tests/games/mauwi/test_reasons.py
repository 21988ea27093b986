"""Mauwi and Mauw: the reason for a refusal is true, and its sentence says it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nekoban.core import laws, undo
from nekoban.core.catalogue import find_game
from nekoban.core.luck import start_luck
from nekoban.core.match import Match
from nekoban.games.mauwi import reasons, rules
from nekoban.games.mauwi.parts import JOKER, Clause
from nekoban.games.mauwi.show.naming import card_name, card_names, colour_name
from nekoban.games.mauwi.state import MOVES
from nekoban.games.mauwi.words import tell
from tests.spoiling import complaint, complaint_of_games

GAME = find_game("mauwi")
ENGINE = GAME.interpreted
NAMES = ["Ann", "Bob", "Cid", "Dee"]
EXPERTS = "kiwi=4 ninox=4 tuatara=4"
TEAMS = f"players=4 teams=yes {EXPERTS}"
MATE = "3.top=8,-,-,spirit 3.nines=0,2,0,1"  # what the teammate of seat 1 has
ATTACK = "attacker=1 target_seat=2 target_column=b attack_value=1 attack_count=1 2.top=3,8"
DEFEND = f"to_move=2 stage=defend attack_card=1 {ATTACK}"
PLACE = "stage=place 1.top=-,3 1.nines=3"
SLOT_OR_NINES = "on an empty slot of yours, or on one or two nines of yours without a card on top"
LIFTED = "A spirit is lifted only by another spirit or a Joker, and only in your own area."
SPIRITS_GO = (
    "A spirit goes on nines without a card on top, or on a spirit in your own area: "
    "never on a warrior, never on an empty slot."
)
SAMPLES = [
    {"players": 2, "edition": "mauw"},
    {"players": 3, "free-slot": "own", "kiwi": 4, "ninox": 4, "tuatara": 4},
    {"players": 4, "teams": True, "tuatara": 4, "kiwi": 4, "ninox": 4},
    {"players": 5, "teams": True, "free-slot": "own", "kiwi": 4},
]


def match_of(text: str) -> Match:
    options = text.split("|")[0]
    count = int(options.split("players=")[1][0])
    return Match.from_position(f"mauwi {text}", names=NAMES[:count], seed="why")


@pytest.mark.parametrize(
    ("text", "move", "clause", "sentence"),
    [
        # cards laid
        ("players=2 | 1.hand=2,2,2,2", "8 1a", "MW-20", "You do not hold an 8."),
        ("players=2 | 1.hand=2,2,2,2", "5 3a", "MW-10", "Nobody sits there."),
        ("players=2 | 1.hand=6,2,2,2 1.top=8", "6 1a", "MW-32",
         "The 8 is red: only a 1, an 8 or a Joker can make a combo with it."),
        ("players=2 | 1.hand=6,2,2,2 2.top=5", "6 2a", "MW-50",
         "The 5 is blue: only a 4, a 5 or a Joker can attack it."),
        ("players=2 edition=mauw | 1.hand=6,2,2,2 2.top=7", "6 2a", "MW-50",
         "The 7 is yellow: only a 2, a 7 or a Maui can attack it."),
        ("players=2 | 1.hand=5,2,2,2 1.top=spirit 1.nines=1", "5 1a", "MW-43", LIFTED),
        ("players=2 | 1.hand=spirit,2,2,2 2.top=spirit 2.nines=1", "spirit 2a", "MW-43", LIFTED),
        ("players=2 | 1.hand=spirit,2,2,2 1.nines=1", "spirit 1a", "MW-40",
         "A spirit blocks the columns of others, not your own."),
        ("players=2 | 1.hand=spirit,2,2,2 2.top=5", "spirit 2a", "MW-03", SPIRITS_GO),
        ("players=2 | 1.hand=spirit,2,2,2", "spirit 2a", "MW-03", SPIRITS_GO),
        ("players=2 free-slot=own | 1.hand=5,2,2,2", "5 2a", "MW-91",
         "A warrior goes only on a free slot of your own area."),
        # Jokers
        ("players=2 | 1.hand=joker,2,2,2 1.nines=1", "joker 1a", "MW-05",
         "A Joker never lies on a column: it is played on a warrior, or on a spirit of your own."),
        ("players=2 | 1.hand=joker,2,2,2", "joker 2b fight", "MW-05",
         "A Joker never lies on a column: it is played on a warrior, or on a spirit of your own."),
        ("players=2 | 1.hand=joker,2,2,2 1.top=spirit 1.nines=1", "joker 1a fight", "MW-43",
         "There is no combo with a spirit: a Joker lifts it without being announced as a warrior."),
        ("players=2 | 1.hand=joker,2,2,2 2.top=spirit 2.nines=1", "joker 2a friends", "MW-43", LIFTED),
        ("players=2 | 1.hand=joker,2,2,2 2.top=spirit 2.nines=1", "joker 2a", "MW-43", LIFTED),
        ("players=2 | 1.hand=2,2,2,2 1.top=5", "joker 1a fight", "MW-20", "You do not hold a Joker."),
        # teammates
        (f"{TEAMS} | 1.hand=1,spirit,joker,2 {MATE}", "1 3a", "MW-82",
         "You cannot block or attack your teammate."),
        (f"{TEAMS} | 1.hand=1,spirit,joker,2 {MATE}", "spirit 3b", "MW-82",
         "You cannot block or attack your teammate."),
        (f"{TEAMS} | 1.hand=1,spirit,joker,2 {MATE}", "joker 3a", "MW-82",
         "You cannot block or attack your teammate."),
        # expert cards
        (f"players=2 {EXPERTS} | 1.hand=2,2,2,2 2.top=5", "kiwi 2a", "MW-20", "You do not hold Kiwi."),
        ("players=2 kiwi=1 | 1.hand=kiwi,2,2,2 1.nines=2", "kiwi 1a", "MW-71",
         "Kiwi fetches a warrior, and there is none on your column A."),
        ("players=2 kiwi=1 | 1.hand=kiwi,2,2,2 2.nines=2 2.top=spirit", "kiwi 2a", "MW-71",
         "Kiwi fetches a warrior, and there is none on Bob's column A."),
        ("players=2 kiwi=1 free-slot=own | 1.hand=kiwi,6,6,6 1.top=1,1,2,2 2.top=5,3,3,3", "kiwi 2a", "MW-71",
         "Kiwi fetches only a warrior that can then be played somewhere, and the 5 could not."),
        ("players=2 kiwi=1 | stage=carry carried=5 1.origin=empty", "pass", "MW-71",
         "Kiwi has fetched the 5: first choose where it goes."),
        ("players=2 kiwi=1 | stage=carry carried=5 1.origin=empty 1.top=8", "to 1a", "MW-32",
         "The 8 is red: only a 1, an 8 or a Joker can make a combo with it."),
        (f"{TEAMS} | 1.hand=ninox,2,2,2 {MATE}", "ninox 3d", "MW-72",
         "Ninox lifts a spirit from a column of an opponent."),
        (f"players=2 {EXPERTS} | 1.hand=tuatara,2,2,2", "defend tuatara", "MW-73",
         "Tuatara answers an attack; it cannot be played in your own turn."),
        # gains
        (f"players=2 | {PLACE}", "pass", "MW-33", f"First choose where your nine goes: {SLOT_OR_NINES}."),
        (f"players=2 | {PLACE}", "place 1b", "MW-33", f"Your nine goes {SLOT_OR_NINES}."),
        (f"players=2 | {PLACE}", "place 1a", "MW-11", "A column holds at most three nines."),
        (f"players=2 | {PLACE} gain_nine=5 gain_top=5", "place 2a", "MW-34",
         f"Your nine with the 5 on top goes {SLOT_OR_NINES}."),
        (f"players=2 | {PLACE} gain_nine=joker gain_top=5", "pass", "MW-34",
         f"First choose where your nine with the 5 on top goes: {SLOT_OR_NINES}."),
        (f"players=2 {EXPERTS} | {PLACE} gain_nine=spirit", "place 1b", "MW-72",
         f"Your nine goes {SLOT_OR_NINES}."),
        # an exchange
        (f"players=2 | {DEFEND} 2.hand=8,2,2,2", "defend 8", "MW-51",
         "You are attacked: defend with a 1 or a Joker, or give up."),
        (f"players=2 {EXPERTS} | {DEFEND} 2.hand=8,2,2,2", "pass", "MW-51",
         "You are attacked: defend with a 1, a Joker or Tuatara, or give up."),
        (f"players=2 | {DEFEND} 2.hand=8,2,2,2", "defend joker", "MW-20", "You do not hold a Joker."),
        (f"players=2 | stage=go-on {ATTACK} 1.hand=8,2,2,2", "go on 8", "MW-52",
         "Go on attacking with a 1 or a Joker, or give up."),
        (f"players=2 | stage=go-on {ATTACK} 1.hand=8,2,2,2", "go on 1", "MW-20", "You do not hold a 1."),
        # passing, and the end
        ("players=2 edition=mauw | 1.hand=5,2,2,2", "pass", "MW-92",
         "You can play a card, so you may not pass."),
        ("players=2 | to_move=- ending=columns 1.nines=3,3,3", "pass", "", "The game is over."),
    ],
)  # fmt: skip
def test_a_refused_move_is_told_the_true_reason(text: str, move: str, clause: str, sentence: str) -> None:
    match = match_of(text)
    refusal = match.why_not(move)
    assert refusal is not None
    assert (refusal.clause, refusal.sentence) == (clause, sentence)
    named = Clause[clause.replace("-", "_")] if clause else Clause.OVER
    assert reasons.applies(match.state, MOVES.by_text[move], named)
    assert complaint(GAME, match.state, MOVES.by_text[move]) == ""


def test_MW_36_a_joker_on_a_warrior_lacks_only_its_combo() -> None:
    """As the beginning of a move nothing forbids it; the row that lifts a spirit there is refused."""
    match = match_of("players=2 | 1.hand=joker,2,2,2 1.top=5")
    assert match.why_not("joker 1a") is None
    refusal = match.why_not(MOVES.by_text["joker 1a"])
    assert refusal is not None
    assert refusal == ("MW-36", "On a warrior a Joker makes a combo: choose which, friends or fight.")


@pytest.mark.parametrize(
    ("text", "move", "clause"),
    [
        ("players=2 | 1.hand=joker,2,2,2 1.top=5", "joker 1a", Clause.MW_05),
        ("players=2 | 1.hand=joker,2,2,2 1.top=spirit 1.nines=1", "joker 1a fight", Clause.MW_05),
        (f"players=2 | {PLACE} gain_nine=5 gain_top=5", "place 1b", Clause.MW_33),
        (f"players=2 {EXPERTS} | {PLACE} gain_nine=spirit", "pass", Clause.MW_33),
        ("players=2 kiwi=1 | 1.hand=kiwi,2,2,2 1.top=5", "kiwi 1a", Clause.MW_71),
        ("players=2 | 1.hand=6,2,2,2 1.top=8", "6 1a", Clause.MW_50),
        (f"{TEAMS} | 1.hand=2,2,2,2 {MATE}", "2 3a", Clause.MW_50),
        ("players=2 | 1.hand=joker,2,2,2 2.top=5", "joker 2a fight", Clause.MW_50),
        ("players=2 | 1.hand=8,2,2,2", "defend 8", Clause.MW_51),
        ("players=2 edition=mauw | 1.hand=2,3,4,5 1.top=1,1,8,8 2.top=1,1,8,8", "pass", Clause.MW_92),
    ],
)
def test_a_false_reason_does_not_apply(text: str, move: str, clause: Clause) -> None:
    assert not reasons.applies(match_of(text).state, MOVES.by_text[move], clause)


def clauses_that_apply(state: Any, move: int) -> list[Clause]:
    return [clause for clause in Clause if reasons.applies(state, move, clause)]


@pytest.mark.parametrize("number", range(len(SAMPLES)))
def test_every_refusal_of_random_games_is_true_and_nothing_stands_against_a_legal_move(number: int) -> None:
    chance = random.Random(number)
    state = ENGINE.start(GAME.options.read(SAMPLES[number]), start_luck(chance.getrandbits(60)))
    while state.to_move >= 0:
        legal = ENGINE.legal(state)
        for move in chance.sample(range(len(MOVES)), 6):
            clause = rules.why_not(state, move)
            assert clause == 0 or reasons.applies(state, move, clause), (MOVES.texts[move], clause)
        assert clauses_that_apply(state, chance.choice(legal)) == []
        ENGINE.play(state, chance.choice(legal))
    assert clauses_that_apply(state, 0) == [Clause.OVER]


# --- law 12 with the old reasons and sentences put back in


@pytest.mark.parametrize(
    ("text", "move", "old"),
    [
        ("players=2 | 1.hand=joker,2,2,2 1.top=5", "joker 1a", Clause.MW_05),
        ("players=2 | 1.hand=joker,2,2,2 1.top=spirit 1.nines=1", "joker 1a fight", Clause.MW_05),
        (f"players=2 | {PLACE} gain_nine=5 gain_top=5", "place 1b", Clause.MW_33),
        (f"players=2 | {PLACE} gain_nine=5 gain_top=5", "pass", Clause.MW_33),
    ],
)
def test_law_12_finds_an_old_clause_that_is_put_back(text: str, move: str, old: Clause) -> None:
    state, row = match_of(text).state, MOVES.by_text[move]
    assert complaint(GAME, state, row) == ""
    assert "does not apply" in complaint(GAME, state, row, clause=old)


@pytest.mark.parametrize(("true", "old"), [(Clause.MW_34, Clause.MW_33), (Clause.MW_36, Clause.MW_05)])
def test_law_12_finds_an_old_clause_in_random_games(true: Clause, old: Clause) -> None:
    assert complaint_of_games(GAME, {true: old}, SAMPLES[1], 400)
    assert complaint_of_games(GAME, {}, SAMPLES[1], 60) == ""


def without_joker(view: Any, row: Any, names: list[str]) -> str:
    """Who attacks a 5, as it was said when the Jokers were forgotten."""
    return tell("no-attack", top=5, colour=colour_name(5), takes=card_names(view, (4, 5)))


OLD_SENTENCES = {
    "Kiwi on bare nines": (
        "players=2 kiwi=1 | 1.hand=kiwi,2,2,2 1.nines=2", "kiwi 1a", "carry-first",
        lambda view, row, names: tell("carry-first", card=view.carried),
    ),
    "the forgotten Jokers": (
        "players=2 | 1.hand=6,2,2,2 2.top=5", "6 2a", "no-attack", without_joker,
    ),
    "a combo with a spirit": (
        "players=2 | 1.hand=joker,2,2,2 1.top=spirit 1.nines=1", "joker 1a fight", "reason-mw-05",
        lambda view, row, names: tell("reason-mw-05", joker=card_name(view, JOKER)),
    ),
    "another card": (
        "players=2 | 1.hand=2,2,2,2", "8 1a", "not-held",
        lambda view, row, names: tell("not-held", card=card_name(view, 2)),
    ),
    "nothing at all": (
        "players=2 | 1.hand=2,2,2,2", "8 1a", "no message", lambda view, row, names: "Not so.",
    ),
    "a sentence of another place": (
        "players=2 | 1.hand=2,2,2,2", "8 1a", "does not check",
        lambda view, row, names: tell("say-pass"),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", OLD_SENTENCES)
def test_law_12_finds_an_old_sentence_that_is_put_back(name: str) -> None:
    text, move, blamed, say = OLD_SENTENCES[name]
    state, row = match_of(text).state, MOVES.by_text[move]
    assert complaint(GAME, state, row) == ""
    assert blamed in complaint(GAME, state, row, say=say)


def test_law_12_finds_an_undo_that_is_refused_without_reason(monkeypatch: pytest.MonkeyPatch) -> None:
    """A nine laid face down reveals nothing, though chance was involved."""
    match = Match.from_position("mauwi players=2 | stage=place 1.hand=1,2,3,4", seed="undo")
    match.play("place 1a")
    laws.check_undo(match, 0)
    monkeypatch.setattr(undo, "revealed", lambda match, ply: match.state.luck != match.states[ply].luck)
    with pytest.raises(laws.Breach, match="is said to have revealed something"):
        laws.check_undo(match, 0)


def test_law_12_finds_that_something_is_said_to_lie_open_which_does_not(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whoever asks `uncovered` is told so, but the law looks for itself."""
    match = Match.from_position("mauwi players=2 | stage=place 1.hand=1,2,3,4", seed="undo")
    match.play("place 1a")
    monkeypatch.setattr(undo.uncovered, "__code__", (lambda match, ply: True).__code__)
    with pytest.raises(laws.Breach, match="is said to have revealed something"):
        laws.check_undo(match, 0)


def test_law_12_leaves_an_undo_that_did_reveal_something() -> None:
    match = Match.from_position("mauwi players=2 | 1.hand=1,1,2,2 2.hand=1,1,2,2", seed="undo")
    match.play("1 1a")
    laws.check_undo(match, 0)


@pytest.mark.parametrize("number", range(len(SAMPLES)))
def test_every_sentence_of_random_games_is_true(number: int) -> None:
    assert laws.listen_to_game(GAME, GAME.options.read(SAMPLES[number]), number, 60) == 60
