"""Mauwi and Mauw: what a counting player knows, and how the piles run out."""

from __future__ import annotations

from typing import Any

import pytest

from nekoban.core.catalogue import find_game
from nekoban.core.luck import start_luck
from nekoban.core.record import HIDDEN, NONE, OVER
from nekoban.games.mauwi import rules as mauwi
from nekoban.games.mauwi.parts import Ending, Origin, Stage
from nekoban.games.mauwi.rules import piles
from tests.games.mauwi.conftest import A, B

GAME = find_game("mauwi")
ENGINE = GAME.interpreted
JOKER, TUATARA = 9, 12
LUCKS = [start_luck(number * 987_654_321_987) for number in range(1, 9)]


def empty_piles(table: Any, discards: list[int] | None = None) -> Any:
    """Bury the draw pile among the seen nines, which lie on columns that nobody needs in the test."""
    state = table.state
    for card in range(len(state.draw_pile)):
        state.seen[card] += state.draw_pile[card]
        state.draw_pile[card] = 0
    for card in discards or []:
        state.discards[card] += 1
        state.seen[card] -= 1
    return table


def worlds(state: Any, seat: int | None) -> list[Any]:
    return [ENGINE.imagine(ENGINE.view(state, seat), luck) for luck in LUCKS]


# --- what everybody knows


def test_MW_07_after_a_reshuffle_everybody_knows_the_draw_pile(at: Any) -> None:
    """Hands are what was never discarded, so no re-deal puts a discarded card there."""
    told = "players=2 | 1.hand=1,2,3,4 2.hand=1,2,3,4 draw_pile=0 unseen=0 discards=10,8*4,10*4,5"
    state = at(told).play("1 1a").state
    assert state.old.tolist() == [0, 1, 2, 2, 2, 0, 0, 0, 0, 0, 0, 0, 0]
    for world in worlds(state, None):
        assert sorted(world.players[1].hand.tolist()) != [1, 1, 2, 3]
        assert set(world.players[1].hand.tolist()) <= {1, 2, 3, 4}
        assert set(world.players[0].hand[1:].tolist()) <= {1, 2, 3, 4}
        assert world.draw_pile[5] >= 9  # all ten, but for the one card that was drawn
    for world in worlds(state, 0):
        assert sorted(world.players[1].hand.tolist()) == [1, 2, 3, 4]


def test_MW_07_unseen_nines_are_remembered_from_before_the_reshuffle(at: Any) -> None:
    told = "players=2 | 1.hand=1,2,3,4 2.hand=1,2,3,4 1.nines=0,2 draw_pile=0 unseen=0,0,0,0,0,2"
    state = at(f"{told} discards=10,8*4,8,10*3,5").play("1 1a").state
    assert (state.old_nine_count, state.old[5]) == (2, 2)
    assert all(world.unseen.sum() == 2 for world in worlds(state, 1))
    assert all(world.unseen[1:6].sum() == 2 for world in worlds(state, 0))  # never a card of the new pile
    assert len({tuple(world.unseen.tolist()) for world in worlds(state, None)}) > 1


def test_MW_02_an_unseen_nine_may_be_any_card_not_seen_elsewhere(at: Any) -> None:
    table = at("players=2 | 1.hand=8,2,3,4 1.top=1").play("8 1a", "place 1a")
    unseen = {tuple(world.unseen.tolist()) for world in worlds(table.state, 0)}
    assert len(unseen) > 3
    assert all(sum(counts) == 1 for counts in unseen)


def test_an_old_card_that_is_played_is_known_no_longer_hidden(at: Any) -> None:
    told = "players=2 | 1.hand=1,2,3,4 2.hand=1,2,3,4 draw_pile=0 unseen=0 discards=10,8*4,10*4,5"
    table = at(told).play("1 1a")
    assert (table.state.old[2], table.state.players[1].origin[1]) == (2, Origin.OLD)
    table.play("2 2a")
    assert table.state.old[2] == 1
    assert table.state.players[1].origin.tolist() == [Origin.OLD, Origin.FRESH, Origin.OLD, Origin.OLD]
    table.play("pass")
    assert table.state.players[0].origin.tolist() == [Origin.FRESH] * 4
    assert table.state.old.tolist()[1:5] == [1, 0, 1, 1]


def test_MW_73_a_card_that_tuatara_took_stays_known_through_a_reshuffle(at: Any) -> None:
    text = "players=2 tuatara=1 | 1.hand=5,5,5,5 2.hand=1,2,3,joker 2.origin=fresh,fresh,fresh,taken"
    table = at(text)
    state = table.state
    for card in range(len(state.draw_pile)):
        state.discards[card], state.draw_pile[card] = state.draw_pile[card], 0
    table.play("5 1a")
    assert state.players[1].origin.tolist() == [Origin.OLD, Origin.OLD, Origin.OLD, Origin.TAKEN]
    assert state.old[JOKER] == 0
    assert {world.players[1].hand[3] for world in worlds(state, None)} == {JOKER}
    assert state.draw_pile[JOKER] + (state.players[0].hand[0] == JOKER) == 4


@pytest.mark.parametrize("place", range(4))
def test_MW_73_of_equal_cards_the_one_that_all_know_is_played_first(place: int, at: Any) -> None:
    """Else everybody would learn from a card that stays known that there is another."""
    origins = ["fresh"] * 4
    origins[place] = "taken"
    table = at(f"players=2 tuatara=1 | 1.hand=5,5,5,5 1.origin={','.join(origins)}").play("5 1a")
    assert table.state.players[0].origin.tolist() == [Origin.FRESH] * 4


@pytest.mark.parametrize("place", range(4))
def test_MW_07_of_equal_cards_the_one_drawn_longest_ago_is_played_first(place: int, at: Any) -> None:
    origins = ["fresh"] * 4
    origins[place] = "old"
    table = at(f"players=2 | 1.hand=5,5,5,5 1.origin={','.join(origins)} old=0,0,0,0,0,1").play("5 1a")
    assert table.state.players[0].origin.tolist() == [Origin.FRESH] * 4
    assert table.state.old[5] == 0


def test_imagined_hands_of_seats_that_nobody_has_are_empty(at: Any) -> None:
    world = worlds(at("players=2 |").state, None)[0]
    assert world.players[2].hand.tolist() == [NONE] * 4
    assert HIDDEN not in world.players[1].hand.tolist()


def test_imagining_sets_the_luck(at: Any) -> None:
    view = ENGINE.view(at("players=2 edition=mauw |").state, 0)
    one, two = (ENGINE.imagine(view, luck) for luck in LUCKS[:2])
    assert one.luck != two.luck


def test_the_draw_pile_is_counted_from_what_all_can_see(at: Any) -> None:
    for text, count in (
        ("players=2 |", 95 - 8),
        ("players=2 | 1.nines=3 2.top=5,4 discards=2,1", 95 - 8 - 3 - 2 - 3),
        ("players=2 kiwi=1 | stage=carry carried=5 1.origin=empty", 96 - 7 - 1),
        ("players=2 | stage=place gain_nine=5 gain_top=5", 95 - 8 - 2),
    ):
        table = at(text)
        assert piles.draw_count(ENGINE.view(table.state, None)) == count == table.state.draw_pile.sum(), text


# --- the piles run out


def test_MW_61_nothing_more_is_drawn_in_the_turn_in_which_a_hand_stays_short(at: Any) -> None:
    """The attack leaves both piles empty; the cards of its defence are not drawn any more."""
    table = empty_piles(at("players=2 | 1.hand=1,1,2,2 2.top=8 2.hand=1,3,3,3")).play("1 2a")
    assert (table.state.ending, table.stage, len(table.hand(0))) == (Ending.PILES, "DEFEND", 3)
    table.play("defend 1")
    assert (table.stage, len(table.hand(1)), table.state.discards.sum()) == ("GO_ON", 3, 2)
    table.play("go on 1", "give up", "place 1b")
    assert (table.to_move, table.column(0, B)) == (OVER, (1, NONE))
    assert [len(table.hand(seat)) for seat in (0, 1)] == [2, 3]


def test_MW_93_in_mauw_a_hand_is_filled_as_soon_as_there_are_cards_again(at: Any) -> None:
    table = empty_piles(at("players=2 edition=mauw | 1.hand=1,1,2,2 2.top=8 2.hand=1,3,3,3")).play("1 2a")
    assert (table.state.ending, len(table.hand(0))) == (NONE, 3)
    table.play("defend 1")  # two cards are discarded, and the defender draws one of them
    assert (table.stage, len(table.hand(1)), len(table.hand(0))) == ("GO_ON", 4, 3)
    table.play("give up")  # the other one fills the attacker's hand at the end of the turn
    assert (table.stage, table.to_move, len(table.hand(0))) == ("TURN", 1, 4)
    assert table.state.ending == NONE


def test_MW_93_mauw_ends_when_a_hand_stays_short_at_the_end_of_the_turn(at: Any) -> None:
    table = empty_piles(at("players=3 edition=mauw | 1.hand=1,1,2,2 2.top=8 3.hand=5,5,5,5"))
    table.play("1 1a")
    assert (table.to_move, table.state.ending, len(table.hand(0))) == (OVER, Ending.PILES, 3)


def test_MW_93_the_player_whose_turn_it_was_is_filled_first(at: Any) -> None:
    """Attacker and defender are both short, and there is one card: it goes to the attacker."""
    text = "players=2 edition=mauw | to_move=2 2.hand=1,1,2,2 1.top=8 1.hand=1,3,3,3"
    table = empty_piles(at(text)).play("1 1a")
    table.state.players[0].origin[3] = Origin.EMPTY
    table.state.seen[table.state.players[0].hand[3]] += 1
    table.state.players[0].hand[3] = NONE
    table.play("give up", "place 2a")
    assert [len(table.hand(seat)) for seat in (0, 1)] == [3, 4]
    assert table.state.ending == Ending.PILES


def test_MW_93_then_hands_are_filled_clockwise(at: Any) -> None:
    """All three are short, and there are two cards: they go to the player of the turn and the next one."""
    table = empty_piles(at("players=3 edition=mauw | 1.hand=5,1,1,1"))
    for seat in (1, 2):
        player = table.state.players[seat]
        table.state.seen[player.hand[0]] += 1
        player.hand[0], player.origin[0] = NONE, Origin.EMPTY
    table.play("5 1a")
    assert [len(table.hand(seat)) for seat in range(3)] == [3, 3, 3]
    for card in (6, 7):
        table.state.discards[card] += 1
        table.state.seen[card] -= 1
    table.state.ending = NONE
    piles.fill_short_hands(table.state, 0)
    assert [len(table.hand(seat)) for seat in range(3)] == [4, 4, 3]
    assert table.state.ending == Ending.PILES


def test_MW_72_ninox_is_replaced_in_the_hand_before_the_gain_is_placed(at: Any) -> None:
    table = at("players=2 ninox=1 | 1.hand=ninox,2,2,2 2.top=spirit 2.nines=1").play("ninox 2a")
    assert (table.stage, len(table.hand(0))) == ("PLACE", 4)


def test_MW_93_short_hands_are_not_filled_once_the_columns_have_ended_the_game(at: Any) -> None:
    text = "players=2 edition=mauw | 1.hand=3,1,1,1 2.top=3 1.nines=3,3,2"
    table = empty_piles(at(text), [5, 5]).play("3 2a")
    table.state.players[0].origin[3] = Origin.EMPTY
    table.state.seen[table.state.players[0].hand[3]] += 1
    table.state.players[0].hand[3] = NONE
    table.play("give up", "place 1c")
    assert (table.to_move, table.state.ending, len(table.hand(0))) == (OVER, Ending.COLUMNS, 3)


def test_MW_22_a_pass_draws_from_the_hand_it_discarded_if_it_must(at: Any) -> None:
    table = empty_piles(at("players=2 | 1.hand=1,2,3,4")).play("pass")
    assert table.hand(0) == [1, 2, 3, 4]
    assert (table.to_move, table.state.ending) == (1, NONE)


def test_MW_33_the_gain_reshuffles_if_it_must(at: Any) -> None:
    table = empty_piles(at("players=2 | 1.hand=8,2,3,4 1.top=1")).play("8 1a")
    assert (table.stage, table.state.draw_pile.sum(), table.state.discards.sum()) == ("PLACE", 1, 0)
    table.play("place 1b")
    assert (table.state.draw_pile.sum(), table.state.unseen.sum()) == (0, 1)
    won = empty_piles(at("players=2 | 1.hand=8,2,3,4 2.top=1"), [5]).play("8 2a", "give up")
    assert (won.state.draw_pile.sum(), won.state.discards.sum()) == (0, 2)
    won.play("place 1a")
    assert (won.column(0, A), won.state.unseen.sum(), won.state.draw_pile.sum()) == ((1, NONE), 1, 1)
    assert (won.state.unseen[8] + won.state.unseen[1], won.state.old_nine_count) == (1, 0)


def test_MW_33_there_is_no_gain_without_a_card(at: Any) -> None:
    table = at("players=2 | stage=place")
    table.state.draw_pile[:] = 0
    with pytest.raises(ValueError, match="no card to gain"):
        mauwi.place_gain(table.state, 0)
    assert table.state.stage == Stage.PLACE


# --- Kiwi without a place


def test_MW_71_a_warrior_that_could_go_nowhere_is_not_fetched(at: Any) -> None:
    """Own free slots only: the lone 5 of the neighbour has no place once it is taken."""
    full = "1.top=1,1,2,2 2.top=5,3,3,3"
    table = at(f"players=2 kiwi=1 free-slot=own | 1.hand=kiwi,6,6,6 {full}")
    assert table.refused("kiwi 2a") == "MW-71"
    assert not any(move.startswith("kiwi 2a") for move in table.legal())
    assert table.refused("kiwi 1a") == ""  # it may go back to one's own slot
    loose = at(f"players=2 kiwi=1 free-slot=any | 1.hand=kiwi,6,6,6 {full}")
    assert loose.refused("kiwi 2a") == ""
    assert loose.play("kiwi 2a").legal() == {"to 2a"}
    nines = at("players=2 kiwi=1 free-slot=own | 1.hand=kiwi,6,6,6 1.top=1,1,2,2 2.top=5,3,3,3 2.nines=1")
    assert nines.refused("kiwi 2a") == ""  # back onto the nines: a block


def test_MW_71_a_warrior_is_not_put_back_on_a_teammates_nines(at: Any) -> None:
    tops = "1.top=1,1,1,1 2.top=2,2,2,2 3.top=5,3,3,3 4.top=7,7,7,7 3.nines=1"
    table = at(f"players=4 teams=yes kiwi=1 | 1.hand=kiwi,6,6,6 {tops}")
    assert table.refused("kiwi 3a") == "MW-71"
    assert table.refused("kiwi 3b") == ""  # back to the teammate's free slot


def test_MW_71_kiwi_moves_a_warrior_of_the_same_player_onto_another(at: Any) -> None:
    table = at("players=2 kiwi=1 tuatara=1 | 1.hand=kiwi,2,2,2 2.top=6,3 2.hand=tuatara,1,1,1")
    table.play("kiwi 2a", "to 2b", "defend tuatara")
    assert table.hand(1) == [1, 1, 1, 6]  # MW-73: Tuatara takes a carried warrior too
    assert (table.column(1, A), table.column(1, B), table.to_move) == ((0, NONE), (0, 3), 1)
    assert table.state.discards[TUATARA] == 1


# --- lists and scores at their edges


def test_MW_43_a_spirit_on_a_teammates_or_opponents_spirit_is_not_listed(at: Any) -> None:
    blocked = "1.top=spirit,1,1,1 2.top=spirit,8,8,8 3.top=spirit,3,3,3 4.top=spirit,6,6,6"
    nines = "1.nines=1 2.nines=1 3.nines=1 4.nines=1"
    table = at(f"players=4 teams=yes ninox=1 | 1.hand=spirit,joker,ninox,2 {blocked} {nines}")
    on_spirits = {move for move in table.legal() if move.endswith(("1a", "2a", "3a", "4a"))}
    assert on_spirits == {"spirit 1a", "joker 1a", "ninox 2a", "ninox 4a"}


def test_MW_62_without_teams_nobody_shares_points_at_a_full_table(at: Any) -> None:
    table = at("players=7 | 6.nines=1 1.top=5 ending=turns turn_count=1400 to_move=-")
    assert table.scores() == [5, 0, 0, 0, 0, 18, 0]


def test_MW_62_a_table_without_points_is_a_tie_of_all(at: Any) -> None:
    assert at("players=3 | ending=turns turn_count=600 to_move=-").winners() == [0, 1, 2]
