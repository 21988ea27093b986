"""Iwari: questions, offers, happenings and titles, sentence by sentence."""

from __future__ import annotations

from typing import Any

import pytest

from nekoban.core.record import OVER
from nekoban.games.iwari.data.loading import map_of
from nekoban.games.iwari.parts import Feat, Stage
from nekoban.games.iwari.show import titles, words
from nekoban.games.iwari.state import MOVES
from tests.games.iwari.conftest import ALBA, BRAE, CRAG

NAMES = ["Ann", "Ben", "Cat", "Dan", "Eve"]
ASKED = {
    Stage.ACT: "place a tent or a totem, or discard a card.",
    Stage.MORE: "place a second piece in Alba, or finish.",
    Stage.THIRD: "place a tent or a totem for the third tribe: your cards pay.",
    Stage.THIRD_MORE: "the third tribe may place a second piece in Alba, or finish.",
    Stage.THIRD_DISCARD: "the third tribe can place nothing: discard a card for it.",
    Stage.DRAW: "take a card from the display or the deck (2 to draw).",
    Stage.DRAFT: "choose your starting hand from the display and the deck (2 to take).",
    Stage.UNION: "you completed a settlement: put the Feat of Union into one of its territories.",
    Stage.DISCOVERY: "you filled a territory: put the Feat of Discovery into another one.",
    Stage.HONOUR: "you lead a connection by land: put the Feat of Honour on one that you lead.",
    Stage.RESPECT: "you lead a connection by water: put the Feat of Respect on one that you lead.",
}


@pytest.mark.parametrize("stage", ASKED)
def test_IW_22_every_stage_has_its_question(table: Any, stage: Stage) -> None:
    at = table().hand(0, "T")
    at.state.stage, at.state.territory = stage, ALBA
    assert words.status(at.view(0), NAMES) == f"Ann: {ASKED[stage]}"


def test_after_the_end_the_status_is_the_result(table: Any) -> None:
    at = table()
    at.state.to_move = OVER
    at.state.tribes[1].points = 3
    assert words.status(at.view(None), NAMES) == "Ben wins with 3 points."


@pytest.mark.parametrize(
    ("move", "said"),
    [
        ("tent 1 card", "a tent on space 1 in Alba (Tundra) for a Tundra card"),
        ("tent 28 two-forest", "a tent on space 28 in Gap (Coast) for two Forest cards"),
        ("tent 29 card", "a tent on space 29"),
        ("totem 3 two-coast", "a totem in Crag (Glaciers) for two Coast cards"),
        ("totem 8 card", "a totem in territory 8"),
        ("done", "finish placing"),
        ("discard desert", "discard a Desert card"),
        ("take coast", "take Coast from the display"),
        ("deck", "draw from the deck"),
        ("feat in 2", "put the Feat into Brae"),
        ("feat on 8", "put the Feat on connection 8 (Alba and Dock)"),
    ],
)
def test_every_kind_of_move_is_offered_in_words(table: Any, move: str, said: str) -> None:
    assert words.say(table().view(0), MOVES.by_text[move], NAMES) == said


def test_IW_21_what_comes_into_the_display_is_told_in_its_place(table: Any) -> None:
    at = table().tents(1, 1).hand(0, "TTF").display("CCCC").deck("G")
    at.play("tent 2 card", "tent 3 card", "take coast", "take coast")
    found = words.log(at.view(0), NAMES)
    assert found[0] == "Ann takes Coast from the display."
    assert found[1] == "Into the display: Glaciers."
    assert found[2] == "The deck has run out: 35 discarded cards form a new deck."
    assert not any("Glaciers" in later for later in found[3:])
    assert len(found) > 3


@pytest.mark.parametrize(
    ("players", "said"),
    [
        (2, "Ann 4, Ben 5, the third tribe 6."),
        (3, "Ann 4, Ben 5, Cat 6."),
        (4, "Ann 4, Ben 5, Cat 6, Dan 7."),
        (5, "Ann 4, Ben 5, Cat 6, Dan 7, Eve 8."),
    ],
)
def test_IW_81_the_score_track_shows_every_tribe(table: Any, players: int, said: str) -> None:
    at = table(players=players)
    for tribe in range(5):
        at.state.tribes[tribe].points = tribe + 4
    assert words.track(at.view(None), NAMES) == said


def test_the_breakdown_after_the_end_is_scored_and_can_be_asked_twice(table: Any) -> None:
    at = table().tents(0, 1, 2, 3, 4)
    view = at.view(None)
    assert words.breakdown(view, NAMES) == words.breakdown(view, NAMES)
    at.state.to_move = OVER
    assert words.breakdown(at.view(None), NAMES)[0] == [
        ("Alba: 4 of 4 tents, the most", 4),
        ("settlement of 4 tents in Alba", 4),
    ]


@pytest.mark.parametrize(
    ("hand", "known", "viewer", "said"),
    [
        ("TFF", "", 0, "Tundra, 2 Forest"),
        ("TFF", "", 1, "3 unseen cards"),
        ("FFF", "", 0, "3 Forest"),
        ("TFF", "F", 1, "Forest and 2 unseen cards"),
        ("TFF", "FF", 1, "2 Forest and 1 unseen card"),
        ("TFF", "TFF", 1, "Tundra, 2 Forest"),
        ("", "", 0, "none"),
        ("", "", 1, "0 unseen cards"),
    ],
)
def test_IW_05_a_hand_is_told_as_far_as_the_viewer_knows_it(
    table: Any, hand: str, known: str, viewer: int, said: str
) -> None:
    assert words.hand_word(table().hand(0, hand, known).view(viewer), 0) == said


def test_IW_30_display_and_deck_are_told(table: Any) -> None:
    at = table().display("TTC").deck("GG")
    assert words.deck_word(at.view(0)) == "Display: 2 Tundra, Coast. Deck: 2 cards (first deck)."
    at.display("").deck("G")
    at.state.exhaustions = 1
    assert words.deck_word(at.view(0)) == "Display: empty. Deck: 1 card (second deck)."
    at.state.exhaustions = 2
    assert words.deck_word(at.view(0)).endswith("(second deck).")


# --- the titles of the picture


def test_IW_03_territories_and_spaces_have_titles(table: Any) -> None:
    board = map_of(table().view(0))
    assert titles.picture_title(board) == "Iwari on Seven Squares"
    assert titles.map_caption(board) == "Seven Squares. Made for tests."
    assert titles.land_title(board, BRAE) == "Brae (Forest), 4 tent spaces"
    assert titles.land_title(board, 6) == "Gap (Coast), 1 tent space"
    assert titles.space_title(board, 4, "") == "Open tent space 5 in Brae (Forest)"
    assert titles.space_title(board, 4, "Ann") == "Tent of Ann on space 5 in Brae (Forest)"


@pytest.mark.parametrize(
    ("counts", "most", "said"),
    [
        ([0, 0, 0], 0, "none; no room for more"),
        ([2, 0, 0], 3, "2 of Ann; room for 1 more"),
        ([2, 1, 0], 3, "2 of Ann and 1 of Ben; no room for more"),
        ([2, 1, 1], 3, "2 of Ann, 1 of Ben and 1 of Cat; no room for more"),
    ],
)
def test_IW_17_a_totem_space_has_a_title(table: Any, counts: list[int], most: int, said: str) -> None:
    board = map_of(table().view(0))
    found = titles.totem_title(board, CRAG, counts, most, NAMES)
    assert found == f"Totem space of Crag (Glaciers): {said}"


def test_IW_04_a_connection_has_a_title(table: Any) -> None:
    board = map_of(table().view(0))
    assert titles.connection_title(board, 0, 0, 0) == "Connection 1 by land, Alba and Brae"
    assert titles.connection_title(board, 7, 1, 0) == (
        "Connection 8 by water, Alba and Dock; under a mountain: it scores nothing"
    )
    assert titles.connection_title(board, 6, 0, 2) == ("Connection 7 by land, Crag and Alba; totems count ×3")


def test_IW_95_feats_have_titles(table: Any) -> None:
    board = map_of(table().view(0))
    assert titles.feat_title(board, ALBA, 1) == "1 Feat in Alba: its tents count ×2 at the end"
    assert titles.feat_title(board, ALBA, 2) == "2 Feats in Alba: its tents count ×3 at the end"
    does = "A Feat multiplies the points of the place where it lies at the end (IW-90)."
    assert titles.supply_title(Feat.HONOUR, 1) == f"1 Feat of Honour still to be earned. {does}"
    assert titles.supply_title(Feat.UNION, 2) == f"2 Feats of Union still to be earned. {does}"


def test_players_and_their_pieces_have_titles(table: Any) -> None:
    at = table()
    at.state.tribes[0].points = 1
    at.state.starter = 1
    view = at.view(0)
    assert titles.player_title(view, 0, NAMES) == "Ann: 1 point scored so far, to move"
    assert titles.player_title(view, 1, NAMES) == "Ben: 0 points scored so far, starting player"
    assert titles.player_title(view, 2, NAMES) == "Cat: 0 points scored so far"
    at.state.tribes[0].tents_left, at.state.tribes[0].totems_left = 1, 2
    assert titles.stock_title(at.view(0), 0, NAMES).startswith("Ann has 1 tent and 2 totems left. 20 tents")
    assert titles.own_name("Ann") == "Ann (you)"


def test_cards_and_piles_have_titles(table: Any) -> None:
    assert titles.pay_pair(1) == ("Pay 2 Forest", "Pay with two Forest cards, for any other biome")
    assert titles.pile_title([1, 0, 2, 0, 0], "Ann").startswith("Discards of Ann: Tundra, 2 Glaciers. Played")
    assert titles.pile_title([0] * 5, "Ann").startswith("Discards of Ann: none. Played")
    assert titles.card_title(0, "Ann", True) == "Tundra card in your hand"
    assert titles.card_title(0, "Ann", False) == "Tundra card in the hand of Ann, taken from the display"
    assert titles.back_title("Ann") == "Hidden card of Ann"
    assert titles.display_title(3) == "Coast card in the display"
    assert titles.deck_title(1) == "The deck: 1 card"
    at = table()
    assert titles.deck_label(at.view(0)) == "First deck and display"
    at.state.exhaustions = 1
    assert titles.deck_label(at.view(0)) == "Second deck and display"
    at.state.exhaustions, at.state.last_round = 2, 1
    assert titles.deck_label(at.view(0)) == "No deck is left · the last round"
