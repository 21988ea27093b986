"""Mauwi and Mauw, clause by clause: attack and defend, expert cards, teams."""

from __future__ import annotations

from typing import Any

import pytest

from nekoban.core.catalogue import find_game
from nekoban.core.options import OptionError
from nekoban.core.record import HIDDEN, NONE, OVER
from nekoban.games.mauwi.parts import KINDS, Card, Origin
from tests.games.mauwi.conftest import A, B, C

GAME = find_game("mauwi")
SPIRIT, JOKER, KIWI, NINOX, TUATARA = (
    int(card) for card in (Card.SPIRIT, Card.JOKER, Card.KIWI, Card.NINOX, Card.TUATARA)
)
EXPERTS = "kiwi=4 ninox=4 tuatara=4"


# --- attack and defend


def test_MW_50_an_attack_that_stands_gives_the_attacker_the_combo(at: Any) -> None:
    table = at("players=2 | 1.hand=1,2,2,2 2.top=8 2.hand=3,3,3,3").play("1 2a", "give up")
    assert (table.to_move, table.stage, table.column(1, A)) == (0, "PLACE", (0, NONE))
    table.play("place 1c")
    assert (table.column(0, C), table.to_move) == ((1, NONE), 1)
    assert (table.state.discards[1], table.state.discards[8]) == (1, 1)


def test_MW_50_a_fight_steals_the_warrior(at: Any) -> None:
    table = at("players=2 | 1.hand=8,2,2,2 2.top=8").play("8 2a", "give up", "place 1b")
    assert table.column(0, B) == (1, 8)


def test_MW_50_an_attack_needs_the_same_colour(at: Any) -> None:
    table = at("players=2 | 1.hand=2,1,1,1 2.top=8")
    assert table.refused("2 2a") == "MW-50"
    assert table.refused("1 2a") == ""


def test_MW_51_the_defender_needs_the_value_of_the_attacking_card_or_a_joker(at: Any) -> None:
    table = at("players=2 | 1.hand=1,2,2,2 2.top=8 2.hand=8,1,joker,4").play("1 2a")
    assert table.legal() == {"defend 1", "defend joker", "give up"}
    assert table.refused("defend 8") == "MW-51"
    assert table.refused("defend 3") == "MW-20"
    assert table.refused("pass") == "MW-51"
    table.play("defend 1")
    assert table.state.discards[1] == 2
    assert table.column(1, A) == (0, 8)
    assert len(table.hand(1)) == 4


def test_MW_52_the_attacker_goes_on_with_an_identical_card(at: Any) -> None:
    table = at("players=2 | 1.hand=1,1,joker,8 2.top=8 2.hand=1,1,2,2").play("1 2a", "defend 1")
    assert table.to_move == 0
    offered = {move for move in table.legal() if move.startswith("go on")}
    assert offered == {"go on 1", "go on joker"}
    assert table.refused("go on 8") == "MW-52"
    assert table.refused("go on 5") in ("MW-20", "MW-52")
    assert table.refused("1 1a") == "MW-52"
    table.play("go on 1")
    assert (table.stage, table.to_move, table.state.attack_count) == ("DEFEND", 1, 2)


def test_MW_53_the_printed_exchange_wastes_the_attackers_turn(at: Any) -> None:
    """B attacks A's 8 with a 1; A defends with a 1; B goes on with a 1; A defends with a Joker."""
    table = at("players=2 | 1.hand=1,1,2,2 2.top=8 2.hand=1,joker,3,3")
    table.play("1 2a", "defend 1", "go on 1", "defend joker", "give up")
    assert table.column(1, A) == (0, 8)
    assert (table.state.discards[1], table.state.discards[JOKER]) == (3, 1)
    assert (table.to_move, table.stage, table.state.attacker) == (1, "TURN", NONE)


def test_MW_53_the_last_attack_card_makes_the_combo(at: Any) -> None:
    table = at("players=2 | 1.hand=8,joker,2,2 2.top=8 2.hand=8,3,3,3")
    table.play("8 2a", "defend 8", "go on joker", "give up", "place 1a")
    assert table.column(0, A) == (1, 8)
    assert (table.state.seen[JOKER], table.state.discards[8]) == (1, 2)


def test_MW_54_a_freshly_drawn_card_serves_in_the_same_exchange(at: Any) -> None:
    """The draw pile has nothing but ones: whatever is drawn is a one."""
    table = at("players=2 | 1.hand=1,2,2,2 2.top=8 2.hand=1,3,3,3")
    for card in range(KINDS):
        if card != 1:
            table.state.discards[card] += table.state.draw_pile[card]
            table.state.draw_pile[card] = 0
    table.play("1 2a", "defend 1")
    assert (table.hand(0), table.hand(1)) == ([1, 2, 2, 2], [1, 3, 3, 3])
    table.play("go on 1", "defend 1", "go on 1")
    assert (table.to_move, table.stage) == (1, "DEFEND")


def test_MW_55_everybody_is_asked_even_with_no_card_to_play(at: Any) -> None:
    table = at("players=2 | 1.hand=1,2,2,2 2.top=8 2.hand=3,3,3,3").play("1 2a")
    assert (table.to_move, table.legal()) == (1, {"give up"})
    defended = at("players=2 | 1.hand=1,2,2,2 2.top=8 2.hand=1,3,3,3").play("1 2a", "defend 1")
    assert defended.to_move == 0
    assert "give up" in defended.legal()


def test_MW_56_a_warrior_on_nines_may_be_attacked_and_leaves_them_bare(at: Any) -> None:
    table = at("players=2 | 1.hand=8,2,2,2 2.top=8 2.nines=2").play("8 2a", "give up", "place 1a")
    assert table.column(1, A) == (2, NONE)


def test_MW_57_an_attacking_joker_keeps_its_announced_value(at: Any) -> None:
    friends = at("players=2 | 1.hand=joker,1,8,2 2.top=8 2.hand=1,8,joker,3").play("joker 2a friends")
    assert friends.legal() == {"defend 1", "defend joker", "give up"}
    friends.play("defend 1")
    assert "go on 1" in friends.legal()
    assert friends.refused("go on 8") == "MW-52"
    fight = at("players=2 | 1.hand=joker,1,8,2 2.top=8 2.hand=1,8,joker,3").play("joker 2a fight")
    assert fight.legal() == {"defend 8", "defend joker", "give up"}
    fight.play("defend 8", "go on 8", "give up", "place 1a")
    assert fight.column(0, A) == (1, 8)


def test_MW_63_after_the_twentieth_attack_card_is_defended_the_turn_ends(at: Any) -> None:
    exchange = (
        "to_move=2 stage=defend attacker=1 target_seat=2 target_column=a attack_value=1 attack_card=1 "
        "2.top=8 2.hand=1,2,2,2 1.hand=1,3,3,3"
    )
    last = at(f"players=2 | {exchange} attack_count=20").play("defend 1")
    assert (last.stage, last.to_move, last.state.attack_count) == ("TURN", 1, 0)
    before = at(f"players=2 | {exchange} attack_count=19").play("defend 1")
    assert (before.stage, before.to_move) == ("GO_ON", 0)


# --- expert cards


def test_MW_70_up_to_four_of_each_expert_card_are_shuffled_in(dealt: Any) -> None:
    deck = dealt(kiwi=1, ninox=2, tuatara=4).deck
    assert (deck[KIWI], deck[NINOX], deck[TUATARA]) == (1, 2, 4)
    plain = dealt().deck
    assert plain[KIWI] + plain[NINOX] + plain[TUATARA] == 0
    with pytest.raises(OptionError, match="kiwi takes a number from 0 to 4"):
        GAME.options.read({"kiwi": 5})


def test_MW_71_kiwi_carries_a_warrior_to_any_place_legal_for_it(at: Any) -> None:
    own, other = "1.top=3,5,-,- 1.nines=0,0,0,1", "2.top=6,1,spirit,- 2.nines=0,0,1,2"
    table = at(f"players=2 {EXPERTS} | 1.hand=kiwi,2,2,2 {own} {other}")
    assert {move for move in table.legal() if move.startswith("kiwi")} == {
        "kiwi 1a",
        "kiwi 1b",
        "kiwi 2a",
        "kiwi 2b",
    }
    assert table.refused("kiwi 2c") == "MW-71"
    table.play("kiwi 2a")  # the green 6
    assert (table.stage, table.column(1, A), table.state.discards[KIWI]) == ("CARRY", (0, NONE), 1)
    assert table.legal() == {"to 1a", "to 1c", "to 1d", "to 2a", "to 2d"}
    assert table.refused("to 1b") == "MW-32"
    assert table.refused("to 2b") == "MW-50"
    assert table.refused("pass") == "MW-71"
    table.play("to 2d")
    assert (table.column(1, 3), table.to_move, len(table.hand(0))) == ((2, 6), 1, 4)


def test_MW_71_kiwi_makes_a_combo_of_ones_own(at: Any) -> None:
    table = at(f"players=2 {EXPERTS} | 1.hand=kiwi,2,2,2 1.top=3 2.top=6").play(
        "kiwi 2a", "to 1a", "place 1b"
    )
    assert (table.column(0, A), table.column(0, B), table.column(1, A)) == ((0, NONE), (1, NONE), (0, NONE))


def test_MW_71_kiwi_attacks_with_the_warrior_and_the_hand_is_filled_before_the_defence(at: Any) -> None:
    table = at(f"players=3 {EXPERTS} | 1.hand=kiwi,2,2,2 2.top=6 3.top=3 3.hand=6,1,1,1").play(
        "kiwi 2a", "to 3a"
    )
    assert (table.stage, table.to_move, len(table.hand(0))) == ("DEFEND", 2, 4)
    table.play("defend 6")
    assert table.state.discards[6] == 2  # the carried warrior is treated like an attack card


def test_MW_71_kiwi_needs_a_warrior_on_the_table(at: Any) -> None:
    table = at(f"players=2 {EXPERTS} | 1.hand=kiwi,2,2,2 2.top=spirit 2.nines=1")
    assert not any(move.startswith("kiwi") for move in table.legal())


def test_MW_72_ninox_turns_an_opponents_spirit_into_a_nine_of_ones_own(at: Any) -> None:
    table = at(
        f"players=2 {EXPERTS} | 1.hand=ninox,2,2,2 1.top=spirit 1.nines=1 2.top=spirit,5,-,- 2.nines=2"
    )
    assert {move for move in table.legal() if move.startswith("ninox")} == {"ninox 2a"}
    assert table.refused("ninox 1a") == "MW-72"
    assert table.refused("ninox 2b") == "MW-72"
    table.play("ninox 2a")
    assert (table.column(1, A), table.state.discards[NINOX], table.stage) == ((2, NONE), 1, "PLACE")
    table.play("place 1b")
    assert (table.column(0, B), table.state.seen[SPIRIT], table.to_move) == ((1, NONE), 1, 1)


def test_MW_72_a_nine_that_fits_nowhere_is_lost(at: Any) -> None:
    table = at(f"players=2 {EXPERTS} | 1.hand=ninox,2,2,2 1.top=1,1,1,1 2.top=spirit 2.nines=1").play(
        "ninox 2a"
    )
    assert (table.to_move, table.state.discards[SPIRIT]) == (1, 1)


def test_MW_73_tuatara_cancels_the_attack_and_takes_its_card(at: Any) -> None:
    table = at(f"players=2 {EXPERTS} | 1.hand=joker,2,2,2 2.top=8 2.hand=tuatara,3,3,3").play(
        "joker 2a fight"
    )
    pile = table.state.draw_pile.sum()
    table.play("defend tuatara")
    assert table.hand(1) == [3, 3, 3, JOKER]
    assert table.state.draw_pile.sum() == pile  # no card is drawn
    assert (table.state.discards[TUATARA], table.column(1, A)) == (1, (0, 8))
    assert (table.to_move, table.stage) == (1, "TURN")


def test_MW_73_all_have_seen_the_card_that_tuatara_took(at: Any) -> None:
    table = at(f"players=3 {EXPERTS} | 1.hand=1,2,2,2 2.top=8 2.hand=3,tuatara,3,3").play(
        "1 2a", "defend tuatara"
    )
    assert table.state.players[1].origin[1] == Origin.TAKEN
    view = GAME.interpreted.view(table.state, 2)
    assert view.players[1].hand.tolist() == [HIDDEN, 1, HIDDEN, HIDDEN]


def test_MW_73_tuatara_answers_a_later_attack_card_too_and_is_never_played_in_ones_own_turn(at: Any) -> None:
    table = at(f"players=2 {EXPERTS} | 1.hand=1,1,2,2 2.top=8 2.hand=tuatara,1,3,3")
    table.play("1 2a", "defend 1", "go on 1", "defend tuatara")
    assert 1 in table.hand(1)
    own = at(f"players=2 {EXPERTS} | 1.hand=tuatara,2,2,2")
    assert own.refused("defend tuatara") == "MW-73"


# --- teams


@pytest.mark.parametrize(
    ("players", "teammates"),
    [(4, [2, 3, 0, 1]), (5, [2, 3, 0, 1, NONE]), (6, [3, 4, 5, 0, 1, 2]), (7, [3, 4, 5, 0, 1, 2, NONE])],
)
def test_MW_80_teammates_sit_half_the_table_apart(players: int, teammates: list[int], dealt: Any) -> None:
    state = dealt(players=players, teams=True)
    assert [player.teammate for player in list(state.players)[:players]] == teammates


def test_MW_80_teams_need_four_players() -> None:
    with pytest.raises(OptionError, match="at least 4"):
        GAME.options.read({"players": 3, "teams": True})


def test_MW_81_the_teammate_may_defend_after_the_attacked_player(at: Any) -> None:
    text = f"players=4 teams=yes {EXPERTS} | 1.hand=1,2,2,2 2.top=8 2.hand=3,3,3,3 4.hand=1,5,5,tuatara"
    table = at(text).play("1 2a")
    assert (table.to_move, table.stage) == (1, "DEFEND")
    table.play("give up")
    assert (table.to_move, table.stage) == (3, "HELP")
    assert table.legal() == {"defend 1", "defend tuatara", "give up"}
    assert table.refused("pass") == "MW-81"
    assert table.refused("defend 5") == "MW-81"  # held, but of another value
    table.play("defend 1")
    assert (table.to_move, table.stage, len(table.hand(3))) == (0, "GO_ON", 4)
    taken = at(text).play("1 2a", "give up", "defend tuatara")
    assert 1 in taken.hand(3)
    lost = at(text).play("1 2a", "give up", "give up")
    assert (lost.to_move, lost.stage) == (0, "PLACE")


def test_MW_81_a_player_alone_has_nobody_to_ask(at: Any) -> None:
    table = at("players=5 teams=yes | 1.hand=1,2,2,2 5.top=8 5.hand=3,3,3,3").play("1 5a", "give up")
    assert (table.to_move, table.stage) == (0, "PLACE")


def test_MW_82_teammates_are_neither_attacked_nor_blocked_but_may_be_given_a_warrior(at: Any) -> None:
    mate = "3.top=8,-,-,spirit 3.nines=0,2,0,1"
    table = at(f"players=4 teams=yes {EXPERTS} | 1.hand=1,spirit,joker,ninox {mate} 2.nines=1")
    assert table.refused("1 3a") == "MW-82"
    assert table.refused("joker 3a fight") == "MW-82"
    assert table.refused("1 3b") == "MW-82"
    assert table.refused("spirit 3b") == "MW-82"
    assert table.refused("ninox 3d") == "MW-72"
    assert table.refused("1 3c") == ""
    assert table.refused("spirit 2a") == ""


def test_MW_83_teammates_add_their_scores_and_full_columns_are_judged_per_player(at: Any) -> None:
    table = at(
        "players=5 teams=yes | 1.nines=1 3.nines=2 2.nines=2 5.nines=3 ending=turns turn_count=1000 to_move=-"
    )
    assert table.scores() == [54, 36, 54, 36, 72]
    assert table.winners() == [4]
    pair = at("players=4 teams=yes | 1.hand=6,2,2,2 1.top=3 1.nines=2,3 3.nines=3,3")
    assert (
        pair.play("6 1a", "place 1a").to_move == 1
    )  # four full columns in the team, but no player has three
    assert pair.state.to_move != OVER


def test_MW_71_kiwi_takes_only_a_warrior_that_has_a_place_to_go(at: Any) -> None:
    full = "1.top=1,1,1,1 2.top=4,3,3,3 2.nines=1,1,1,1 3.top=6,6,6,6 4.top=3,3,6,6"
    table = at(f"players=4 teams=yes free-slot=own {EXPERTS} | 1.hand=kiwi,2,2,2 {full}")
    assert table.refused("kiwi 2a") == ""  # back to its old place: bare nines of an opponent
    mate = "1.top=1,1,1,1 2.top=3,3,3,3 3.top=4,6,6,6 3.nines=1 4.top=3,3,6,6"
    stuck = at(f"players=4 teams=yes free-slot=own {EXPERTS} | 1.hand=kiwi,2,2,2 {mate}")
    assert (
        stuck.refused("kiwi 3a") == "MW-71"
    )  # a teammate's nines cannot be blocked, and nothing else is blue


def test_MW_50_the_exchange_leaves_nothing_behind(at: Any) -> None:
    table = at("players=2 | 1.hand=5,1,1,1 2.top=5,2 2.hand=3,3,3,3").play("5 2a", "give up", "place 1a")
    state = table.state
    left = (state.attacker, state.target_seat, state.target_column, state.attack_value, state.attack_card)
    assert left == (NONE,) * 5
    assert state.attack_count == 0
