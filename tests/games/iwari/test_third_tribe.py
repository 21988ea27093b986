"""Iwari with two players: IW-80 to IW-83."""

from nekoban.core.match import Match
from nekoban.core.record import OVER
from nekoban.games.iwari.parts import Happening, Stage
from tests.games.iwari.conftest import ALBA, BRAE, CRAG

THIRD = 2


def test_IW_80_the_cards_left_are_played_for_the_third_tribe_before_drawing(table):
    at = table(players=2).hand(0, "TFG").play("tent 1 card")
    assert (at.stage(), at.state.to_move) == (Stage.THIRD, 0)
    assert at.refused("deck") == "IW-22"
    at.play("tent 5 card")
    assert at.state.tents[4] == THIRD
    assert (at.stage(), at.hand_of(0)) == (Stage.DRAW, [0, 0, 1, 0, 0])


def test_IW_80_with_three_players_there_is_none(table):
    at = table(players=3).hand(0, "TFG").play("tent 1 card")
    assert at.stage() == Stage.DRAW


def test_IW_80_without_a_card_it_does_not_play(table):
    at = table(players=2).tents(1, 1).hand(0, "TFF").play("tent 2 card", "tent 3 two-forest")
    assert at.stage() == Stage.DRAW
    told = [at.state.events[i].kind for i in range(at.state.event_count)]
    assert told == [Happening.TENT, Happening.THIRD_RESTS]


def test_IW_80_what_can_be_placed_must_be_placed(table):
    at = table(players=2).play("tent 1 card")
    assert at.refused("discard forest") == "IW-80"
    assert at.refused("done") == "IW-80"
    assert all(text.startswith(("tent", "totem")) for text in at.legal())


def test_IW_80_else_one_card_is_discarded_for_it(table):
    at = table(players=2).hand(0, "TCF")
    for seat, numbers in ((1, (5, 6, 7, 8)), (0, (13, 14)), (1, (15, 28))):
        at.tents(seat, *numbers)
    at.totems(1, BRAE, 4).totems(1, 3, 2).totems(0, 6, 1)
    at.play("tent 1 card")
    assert at.stage() == Stage.THIRD_DISCARD
    assert at.refused("tent 9 card") == at.refused("done") == "IW-80"
    assert set(at.legal()) == {"discard forest", "discard coast"}
    at.play("discard coast")
    assert at.hand_of(0) == [0, 1, 0, 0, 0]
    assert at.state.players[0].discards.tolist() == [1, 0, 0, 1, 0]
    assert at.stage() == Stage.DRAW


def test_IW_80_a_lone_card_that_places_nothing_goes_without_asking(table):
    at = table(players=2).hand(0, "TTF").tents(0, 1).tents(1, 5, 6, 7, 8).totems(1, BRAE, 4)
    at.play("tent 2 card", "tent 3 card")
    assert at.stage() == Stage.DRAW
    assert at.hand_of(0) == [0] * 5
    told = [at.state.events[i].kind for i in range(at.state.event_count)]
    assert told == [Happening.TENT, Happening.DISCARDS_FOR_THIRD]


def test_IW_80_nor_is_anybody_asked_which_of_two_like_cards_goes(table):
    at = table(players=2).hand(0, "TFF").tents(1, 5, 6, 7, 8).totems(1, BRAE, 4)
    for tribe in at.state.tribes[2:3]:
        tribe.tents_left = tribe.totems_left = 0
    at.play("tent 1 card")
    assert (at.stage(), at.hand_of(0)) == (Stage.DRAW, [0, 1, 0, 0, 0])
    assert at.state.players[0].discards.tolist() == [1, 1, 0, 0, 0]


def test_IW_80_after_discarding_it_uses_one_or_both_cards_left(table):
    at = table(players=2).hand(0, "TFF").tents(0, 5).play("discard tundra")
    assert at.stage() == Stage.THIRD
    assert at.allows("tent 9 two-forest")
    at.play("tent 6 card")
    assert at.stage() == Stage.THIRD_MORE
    assert at.refused("discard forest") == "IW-80"
    assert set(at.legal()) == {"tent 7 card", "tent 8 card", "totem 2 card", "done"}
    at.play("done")
    assert (at.stage(), at.hand_of(0)) == (Stage.DRAW, [0, 1, 0, 0, 0])


def test_IW_80_both_cards_can_be_used(table):
    at = table(players=2).hand(0, "TFF").tents(0, 5).play("discard tundra", "tent 6 card", "totem 2 card")
    assert at.state.tribes[THIRD].totems[BRAE] == 1
    assert at.hand_of(0) == [0] * 5
    assert at.stage() == Stage.DRAW


def ended(at, *points):
    for tribe, value in enumerate(points):
        at.state.tribes[tribe].points = value
    at.state.to_move = OVER
    return at


def test_IW_81_if_the_third_tribe_wins_both_players_lose(table):
    assert ended(table(players=2), 10, 12, 13).winners() == []
    assert ended(table(players=2), 10, 14, 13).winners() == [1]
    assert ended(table(players=2), 14, 10, 13).winners() == [0]


def test_IW_81_it_wins_a_tie_too_whatever_pieces_are_left(table):
    at = ended(table(players=2), 10, 13, 13)
    at.state.tribes[THIRD].tents_left = 0
    assert at.winners() == []


def test_IW_81_the_third_tribe_scores_like_a_player(table):
    at = table(players=2).tents(THIRD, 1, 2, 3, 4).tents(0, 5).totems(THIRD, ALBA, 2).totems(THIRD, CRAG, 1)
    at.state.last_round = 1
    at.state.to_move = 1
    at.hand(1, "TFG").play("discard tundra")
    at.deck("")
    at.state.exhaustions = 2
    at.play("tent 9 card")
    assert at.state.to_move == OVER
    tents, connection, settlement, new_tent = 4, 3, 4, 1
    assert at.state.tribes[THIRD].points == tents + connection + settlement + new_tent


def test_IW_81_it_scores_at_half_journey_too(table):
    at = table(players=2).tents(THIRD, 1, 2).tents(0, 3).hand(0, "TFG").deck("D")
    at.play("discard tundra", "tent 5 card", "deck", "deck")
    assert [tribe.points for tribe in at.state.tribes[:3]] == [2, 0, 4]


def test_IW_81_with_more_players_the_tribe_of_the_third_seat_is_a_player(table):
    assert ended(table(players=3), 10, 12, 13).winners() == [2]


def test_IW_82_the_hand_is_refilled_to_three_at_the_end(table):
    at = table(players=2).hand(0, "TFG").play("discard tundra", "tent 5 card")
    at.play("deck", "deck")
    assert (at.state.players[0].hand_count, at.state.to_move) == (3, 1)
    assert (at.state.territory, at.state.tents_laid, at.state.pieces_laid) == (-2, 0, 0)


def test_IW_83_why_its_placing_is_over(table):
    at = table(players=2).hand(0, "TFF").play("discard tundra", "tent 5 card")
    assert at.refused("tent 6 card") == "IW-14"
    at = table(players=2).hand(0, "TFF").tents(0, 5).play("discard tundra", "tent 6 card", "tent 7 card")
    assert at.refused("tent 8 card") == "IW-15"
    at = table(players=2).hand(0, "TTF").tents(0, 1).tents(1, 5, 6, 7, 8).totems(1, BRAE, 4)
    assert at.play("tent 2 card", "tent 3 card").refused("tent 4 card") == "IW-22"


def test_IW_83_it_has_its_own_territory_and_supply(table):
    at = table(players=2).tents(0, 1, 5).hand(0, "TFF").play("tent 2 card", "done")
    assert at.stage() == Stage.THIRD
    assert at.allows("tent 6 card")
    assert at.refused("tent 5 card") == "IW-16"
    at.state.tribes[THIRD].tents_left = 0
    assert at.refused("tent 6 card") == "IW-19"
    assert at.allows("totem 2 card")
    at.play("totem 2 card")
    assert at.state.tribes[THIRD].totems_left == 7
    assert at.state.tribes[0].totems_left == 8


def test_IW_83_up_to_two_pieces_in_one_territory(table):
    at = table(players=2).tents(0, 5, 6).hand(0, "TFF").play("discard tundra", "tent 7 card")
    assert at.refused("tent 1 card") == "IW-13"
    at.play("tent 8 card")
    assert at.stage() == Stage.DRAW


def test_IW_83_an_unexplored_territory_takes_a_single_tent(table):
    at = table(players=2).hand(0, "TFF").play("discard tundra")
    assert at.refused("totem 2 card") == "IW-14"
    assert at.play("tent 5 card").stage() == Stage.DRAW


def test_IW_83_its_cards_go_to_the_players_discards(table):
    at = table(players=2).hand(0, "TFG").play("tent 1 card", "tent 5 card")
    assert at.state.players[0].discards.tolist() == [1, 1, 0, 0, 0]
    assert at.state.players[1].discards.sum() == 0


ASKED = (
    "iwari/2 players=2 | to_move=2 stage=third 1.hand=1,2 1.hand_count=3 1.known=1 1.discards=2,2,3*3 "
    "2.hand=1 2.hand_count=1 2.discards=2,4,3*3 tribes[1].tents_left=10 tribes[1].totems_left=6 "
    "tribes[1].tents=1,2,1,1,0,1,1,2,1 tribes[1].totems=0*3,1,0,1 tribes[1].points=11 "
    "tribes[1].half=2,1,2,2,0,2,0,2 tribes[2].tents_left=7 tribes[2].totems_left=6 "
    "tribes[2].tents=2,2,1,2,1,1,2,1,1 tribes[2].totems=0,2 tribes[2].points=15 "
    "tribes[2].half=2,0,2,5,0,0,4,2 tribes[3].totems_left=2 tribes[3].tents=2,0,2,4,5,1,3,0,3 "
    "tribes[3].totems=1,0,1,1,0,0,1,2 tribes[3].points=27 tribes[3].half=4,0,4,5,5,2,4,0,3 "
    "tents=2,1,3,3,2,-,2,-,1,2,1,3,2,-,-,3,1,2,3,2,3*3,-,1,3*4,2,3,2,-,3,-,1,-,2,2,1,3*3,-,-,1,2,1,3*3,1,2 "
    "mountain=0,1,1,0*6,1,1 display=4 deck=1,2,3,3,2 deck_count=11 exhaustions=1"
)


def test_IW_80_others_imagine_a_hand_that_can_place_something_for_the_third_tribe():
    """Else nobody would have been asked: a world without such a card could not be played on."""
    match = Match.from_position(ASKED, seed=1)
    engine = match.game.interpreted
    for seat in (0, None):
        view = engine.view(match.state, seat)
        for luck in range(1, 41):
            world = engine.imagine(view, luck)
            assert engine.legal(world)
            assert engine.view(world, seat) == view
            assert world.deck_count == sum(world.deck)
