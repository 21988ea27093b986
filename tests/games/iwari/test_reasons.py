"""Iwari: the reason for a refusal is true, and the sentence says it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from nekoban.core import click_laws, laws, refusals
from nekoban.core.game import OK
from nekoban.core.match import Match
from nekoban.games.iwari import GAME
from nekoban.games.iwari.parts import THIRD, Biome, Clause, Stage
from nekoban.games.iwari.reasons import applies
from nekoban.games.iwari.show import words
from nekoban.games.iwari.show.naming import BIOME_NAMES
from nekoban.games.iwari.state import MOVES
from nekoban.games.iwari.words import tell
from tests.games.iwari.conftest import ALBA, BRAE, CRAG, ERG
from tests.spoiling import complaint, complaint_of_games

NAMES = ["Ann", "Ben", "Cat", "Dan", "Eve"]
FEATS = {"union": True, "discovery": True, "honour": True, "respect": True}
GIVEN = (10, 3, 6, 11, 12, 13, 14, 15, 16, 17, 19, 20, 21, 22, 30, 80, 91, 92, 93, 94, 95, 96)  # as reasons


def true_reasons(at: Any, text: str) -> set[int]:
    """Every clause that stands in the way of a move."""
    return {clause for clause in Clause if applies(at.state, MOVES.by_text[text], clause)}


def sentence(at: Any, text: str) -> str:
    """Why a move is refused; law 12 has nothing against it."""
    move = MOVES.by_text[text]
    assert complaint(GAME, at.state, move) == ""
    return words.reason(at.view(at.state.to_move), move, at.clause(text), NAMES)


# --- the check itself


@pytest.mark.parametrize("players", [2, 3, 5])
def test_every_reason_given_in_random_games_is_true(players: int) -> None:
    chance = random.Random(players)
    engine = GAME.interpreted
    options = GAME.options.read({"players": players, "drafted_hands": players == 3, **FEATS})
    state = engine.start(options, 77 + players)
    seen = set()
    while state.to_move >= 0:
        before = state.bytes.tobytes()
        legal = engine.legal(state)
        assert len(set(legal)) == len(legal)
        chosen = chance.choice(legal)
        assert [clause for clause in Clause if applies(state, chosen, clause)] == [], MOVES.texts[chosen]
        for move in chance.sample(range(len(MOVES)), 60):
            clause = engine.why_not(state, move)
            assert (clause == OK) == (move in legal), MOVES.texts[move]
            seen.add(clause)
            assert clause == OK or applies(state, move, clause), (MOVES.texts[move], clause)
        assert state.bytes.tobytes() == before
        engine.play(state, chosen)
    assert all(applies(state, move, Clause.OVER) for move in range(len(MOVES)))
    assert {3, 11, 12, 13, 14, 16, 20, 22, 95} <= seen


def test_no_reason_but_the_end_applies_after_the_end(table: Any) -> None:
    at = table()
    at.state.to_move = -2
    assert true_reasons(at, "tent 1 card") == {Clause.OVER}


def test_no_reason_applies_to_a_legal_move(table: Any) -> None:
    ended = table(union=True).tents(0, 1, 2, 3).hand(0, "TTF").play("tent 4 card", "done")
    explored = table(players=2, honour=True).tents(1, 1, 9).totems(0, ALBA, 1).hand(0, "GGT")
    drawing = table().play("discard tundra")
    for at in (table(), explored, ended, drawing, explored.play("totem 3 card"), explored.play("done")):
        assert at.legal()
        for text in at.legal():
            assert true_reasons(at, text) == set(), text


OLD_REASONS = [  # put back in: what was given instead of the true reason
    (Clause.IW_14, Clause.IW_22),
    (Clause.IW_15, Clause.IW_22),
    (Clause.IW_10, Clause.IW_22),
    (Clause.IW_03, Clause.IW_95),
    (Clause.IW_03, Clause.IW_91),
    (Clause.IW_03, Clause.IW_92),
    (Clause.IW_03, Clause.IW_22),
    (Clause.IW_06, Clause.IW_22),
]


@pytest.mark.parametrize(("true", "old"), OLD_REASONS)
def test_an_old_false_reason_is_found_wherever_it_is_put_back(true: int, old: int) -> None:
    chance = random.Random(old)
    engine = GAME.interpreted
    state = engine.start(GAME.options.read({"players": 3, "drafted_hands": True, **FEATS}), 5)
    found = 0
    while state.to_move >= 0 and found < 200:
        for move in chance.sample(range(len(MOVES)), 40):
            if engine.why_not(state, move) == true:
                assert not applies(state, move, old), MOVES.texts[move]
                found += 1
        engine.play(state, chance.choice(engine.legal(state)))
    assert found >= 50


# --- reasons that were false once


def test_IW_14_a_second_tent_into_unexplored_land(table: Any) -> None:
    at = table().hand(0, "TTT").play("tent 2 card")
    assert at.refused("tent 1 card") == "IW-14"
    assert true_reasons(at, "tent 1 card") == {Clause.IW_14}
    told = "Alba was unexplored: it took a single tent, and that ends the placing of this turn."
    assert sentence(at, "tent 1 card") == told


def test_IW_15_a_third_piece(table: Any) -> None:
    at = table().tents(1, 1).hand(0, "TTT").play("tent 2 card", "tent 3 card")
    assert at.refused("tent 4 card") == at.refused("totem 1 card") == "IW-15"
    assert true_reasons(at, "tent 4 card") == {Clause.IW_15}
    said = "You may place at most two pieces in a turn, and you have placed both."
    assert sentence(at, "tent 4 card") == said


def test_IW_15_a_third_piece_while_a_feat_waits(table: Any) -> None:
    at = table(union=True).tents(0, 1, 2).tents(1, 24).hand(0, "TTT").play("tent 3 card", "tent 4 card")
    assert at.stage() == Stage.UNION
    assert at.refused("tent 25 card") == "IW-15"
    assert true_reasons(at, "tent 25 card") == {Clause.IW_15}


def test_IW_03_a_feat_where_the_map_ends() -> None:
    match = Match.new("iwari", players=3, map="new-horizons", union=True, seed=1)
    assert match.state.territory_count == 9
    for stage in (Stage.ACT, Stage.UNION, Stage.DISCOVERY):
        match.state.stage = stage
        refusal = match.why_not("feat in 10")
        assert refusal
        assert refusal == ("IW-03", "This map has no such place.")
        move = MOVES.by_text["feat in 10"]
        assert {clause for clause in Clause if applies(match.state, move, clause)} == {Clause.IW_03}


def test_IW_12_a_pair_of_the_territorys_own_biome(table: Any) -> None:
    at = table().hand(0, "TTF")
    told = "Two Tundra cards stand for a card of another biome, but Alba itself is Tundra."
    assert sentence(at, "tent 1 two-tundra") == told
    assert sentence(at, "tent 1 two-forest") == "You do not hold two Forest cards."


def test_a_card_is_not_clicked_first() -> None:
    match = Match.new("iwari", players=3, seed="beginner")
    held = next(move.split()[1] for move in match.moves() if move.startswith("discard"))
    refusal = match.why_not((f"card-{held}",))
    assert refusal
    assert refusal.sentence == (
        "First choose where the piece goes, then how you pay; or choose Discard, then the card."
    )
    assert match.why_not(("button-discard", f"card-{held}")) is None


def test_what_comes_first_where_only_a_card_can_be_discarded(table: Any) -> None:
    at = table(players=2)
    at.state.stage = Stage.THIRD_DISCARD
    assert words.choose_first(at.view(0), "card-tundra") == "First choose Discard, then the card."
    assert words.choose_first(at.view(0), "pay-card") is None


# --- law 12 with the old reasons and sentences put back in


@pytest.mark.parametrize(("true", "old"), OLD_REASONS)
def test_law_12_finds_an_old_reason_in_random_games(true: int, old: int) -> None:
    options = {"players": 3, "drafted_hands": True, **FEATS}
    assert "does not apply" in complaint_of_games(GAME, {true: old}, options, 400)


OLD_SENTENCES = {
    "a pair of the own biome": (
        "TTF", "tent 1 two-tundra", "no-pair",
        lambda view, row, names: tell("no-pair", biome=BIOME_NAMES[Biome.TUNDRA]),
    ),
    "not the time for a piece": (
        "TTF", "tent 1 two-tundra", "placing-over", lambda view, row, names: tell("placing-over"),
    ),
    "another place": (
        "TTF", "tent 1 two-tundra", "pair-of-own-biome",
        lambda view, row, names: tell(
            "pair-of-own-biome", place="Brae", biome=BIOME_NAMES[Biome.TUNDRA]
        ),
    ),
    "a card that is held": (
        "TTF", "discard coast", "no-pair",
        lambda view, row, names: tell("no-pair", biome=BIOME_NAMES[Biome.FOREST]),
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", OLD_SENTENCES)
def test_law_12_finds_an_old_sentence_that_is_put_back(table: Any, name: str) -> None:
    hand, move, blamed, say = OLD_SENTENCES[name]
    at = table().hand(0, hand)
    assert complaint(GAME, at.state, MOVES.by_text[move]) == ""
    assert f"message {blamed} is false" in complaint(GAME, at.state, MOVES.by_text[move], say=say)


def test_law_12_finds_a_click_on_a_card_that_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("iwari", players=3, seed="beginner")
    row = next(row for row in match.legal() if MOVES.texts[row].startswith("discard"))
    card = MOVES.paths[row][1]
    click_laws.check_early_click(match, card, row, 0)
    monkeypatch.setattr(refusals, "chosen_too_early", lambda match, move: None)
    with pytest.raises(laws.Breach, match="only comes too early, and is forbidden"):
        click_laws.check_early_click(match, card, row, 0)


def test_law_12_finds_a_click_that_is_told_to_begin_elsewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    match = Match.new("iwari", players=3, seed="beginner")
    row = next(row for row in match.legal() if MOVES.texts[row].startswith("discard"))
    monkeypatch.setattr(GAME.words, "choose_first", lambda view, click: tell("choose-discard-first"))
    with pytest.raises(laws.Breach, match="choose-discard-first is false"):
        click_laws.check_early_click(match, MOVES.paths[row][1], row, 0)


@pytest.mark.parametrize("players", [2, 3])
def test_every_sentence_of_random_games_is_true(players: int) -> None:
    options = GAME.options.read({"players": players, "drafted_hands": players == 3, **FEATS})
    assert laws.listen_to_game(GAME, options, players, 60) == 60


# --- what each clause asks, and the sentence


def test_IW_10_the_sentence_says_what_was_done(table: Any) -> None:
    at = table().tents(1, 1).hand(0, "TTF")
    assert sentence(at, "done") == "Place at least one piece, or discard a card instead."
    at.play("tent 2 card")
    assert (
        sentence(at, "discard forest")
        == "You have placed a piece, so you cannot discard a card in this turn."
    )
    at = table().play("discard tundra")
    assert sentence(at, "tent 5 card") == "You have discarded a card in this turn instead of placing pieces."
    assert true_reasons(at, "tent 5 card") == {Clause.IW_10}


def test_IW_13_the_sentence_names_the_territory(table: Any) -> None:
    at = table().tents(1, 1, 24).hand(0, "TTT").play("tent 2 card")
    assert sentence(at, "tent 25 card") == "All pieces of a turn go into the same territory: Alba."
    assert true_reasons(at, "tent 25 card") == {Clause.IW_13}
    assert Clause.IW_13 in true_reasons(at, "totem 6 card")


def test_IW_14_a_totem_before_the_first_tent(table: Any) -> None:
    at = table()
    told = "No tent stands there yet: an unexplored territory takes a single tent first."
    assert sentence(at, "totem 1 card") == told
    assert true_reasons(at, "totem 1 card") == {Clause.IW_14}


def test_IW_16_17_19_what_stands_there_and_what_is_left(table: Any) -> None:
    at = table().tents(1, 1).totems(1, ALBA, 1).hand(0, "TTF")
    assert true_reasons(at, "tent 1 card") == {Clause.IW_16}
    assert true_reasons(at, "totem 1 card") == {Clause.IW_17}
    at.state.tribes[0].tents_left = at.state.tribes[0].totems_left = 0
    assert true_reasons(at, "tent 2 card") == {Clause.IW_19}
    assert true_reasons(at, "totem 1 card") == {Clause.IW_17, Clause.IW_19}


def test_IW_19_the_third_tribes_own_pieces(table: Any) -> None:
    at = table(players=2).tents(1, 5).play("tent 1 card")
    at.state.tribes[0].tents_left = at.state.tribes[0].totems_left = 0
    assert true_reasons(at, "tent 6 card") == true_reasons(at, "totem 2 card") == set()
    at.state.tribes[2].tents_left = at.state.tribes[2].totems_left = 0
    assert true_reasons(at, "tent 6 card") == true_reasons(at, "totem 2 card") == {Clause.IW_19}


def test_IW_20_21_30_cards_that_are_not_there(table: Any) -> None:
    at = table().hand(0, "TTF").display("CCDD").tents(1, 1)
    assert true_reasons(at, "discard coast") == {Clause.IW_21}
    at.deck("G").play("tent 2 card", "tent 3 card")
    assert true_reasons(at, "take tundra") == {Clause.IW_20}
    at.play("deck")
    assert true_reasons(at, "take coast") == {Clause.IW_30}
    assert true_reasons(at, "take tundra") == {Clause.IW_20, Clause.IW_30}
    assert sentence(at, "take coast") == (
        "The deck has just run out: the rest of your hand comes from the new deck alone."
    )


def test_IW_22_when_a_move_has_its_time(table: Any) -> None:
    at = table().tents(1, 1).hand(0, "TTF")
    assert sentence(at, "deck") == "Cards are drawn at the end of the turn, after everything else."
    assert true_reasons(at, "deck") == true_reasons(at, "take coast") == {Clause.IW_22}
    at.play("tent 2 card", "done")
    assert sentence(at, "tent 3 card") == sentence(at, "done") == "Placing is over in this turn."
    assert true_reasons(at, "tent 3 card") == true_reasons(at, "done") == {Clause.IW_22}
    told = "A card is discarded at the beginning of a turn, instead of placing pieces."
    assert sentence(at, "discard forest") == told
    assert true_reasons(at, "discard forest") == {Clause.IW_22}


def test_IW_06_starting_hands_come_first(fresh: Any) -> None:
    at = fresh(players=3, drafted_hands=True)
    for text in ("tent 1 card", "totem 1 card", "done", "discard tundra"):
        assert true_reasons(at, text) == {Clause.IW_06}
        assert sentence(at, text) == "First everybody chooses a starting hand."


def test_IW_80_what_the_third_tribe_must_do(table: Any) -> None:
    at = table(players=2).hand(0, "TFF").tents(0, 5).play("discard tundra")
    assert true_reasons(at, "done") == true_reasons(at, "discard forest") == {Clause.IW_80}
    assert sentence(at, "done") == "The third tribe can place a piece, so it must."
    assert "only if it cannot" in sentence(at, "discard forest")
    at.play("tent 6 card")
    assert true_reasons(at, "discard forest") == {Clause.IW_80}
    assert (
        sentence(at, "discard forest")
        == "The third tribe has placed a piece, so no card is discarded for it."
    )
    at = table(players=2).hand(0, "TCF")
    at.state.stage = Stage.THIRD_DISCARD
    at.state.tribes[THIRD].tents_left = at.state.tribes[THIRD].totems_left = 0
    for text in ("tent 9 card", "done"):
        assert true_reasons(at, text) == {Clause.IW_80}
        assert "can place nothing with the cards left" in sentence(at, text)


def test_IW_91_only_territories_of_the_settlement(table: Any) -> None:
    at = table(union=True).tents(0, 1, 2, 3, 9, 16, 17, 18, 19).tents(1, 5)
    at.play("tent 4 card")
    assert at.stage() == Stage.UNION
    for text, place in (("feat in 2", BRAE), ("feat in 3", CRAG), ("feat in 5", ERG)):
        assert at.state.places[place] == 0
        assert true_reasons(at, text) == {Clause.IW_91}
    assert true_reasons(at, "feat in 1") == set()
    assert true_reasons(at, "feat on 1") == {Clause.IW_95}
    assert not at.state.marked.any()


def test_IW_92_another_territory(table: Any) -> None:
    at = table(discovery=True).tents(1, 1, 2, 3).hand(0, "TFG").play("tent 4 card")
    assert true_reasons(at, "feat in 1") == {Clause.IW_92}
    assert true_reasons(at, "feat in 2") == set()


def test_IW_93_94_96_connections_that_carry_no_feat(table: Any) -> None:
    at = (
        table(honour=True, respect=True)
        .tents(1, 1, 5, 9)
        .totems(0, ALBA, 1)
        .totems(1, BRAE, 1)
        .hand(0, "GFT")
    )
    assert true_reasons(at, "feat on 7") == {Clause.IW_95}
    at.play("totem 3 card")
    assert at.stage() == Stage.HONOUR
    assert true_reasons(at, "feat on 7") == set()
    assert true_reasons(at, "feat on 1") == {Clause.IW_93}  # another leads in Brae
    assert true_reasons(at, "feat on 8") == {Clause.IW_93}  # by water
    at.state.mountain[6] = 1
    assert true_reasons(at, "feat on 7") == {Clause.IW_96}
    at.state.stage = Stage.RESPECT
    assert true_reasons(at, "feat on 1") == {Clause.IW_94}
    assert Clause.IW_94 in true_reasons(at, "feat on 7")


def test_every_clause_that_is_given_as_a_reason_has_a_sentence(table: Any) -> None:
    at = table()
    at.state.territory = ALBA
    for clause in GIVEN:
        told = words.reason(at.view(0), MOVES.by_text["totem 1 card"], clause, NAMES)
        assert told.endswith(".")
        assert told[0].isupper()
