"""Mauwi: positions that cannot be are refused, with the clause they break."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from nekoban.core.catalogue import find_game
from nekoban.core.match import Match
from nekoban.core.notation import NotationError, complete, read_position
from nekoban.core.record import HIDDEN, OVER
from nekoban.games.mauwi import rules as mauwi
from nekoban.games.mauwi.parts import KINDS, Clause
from nekoban.games.mauwi.show import words

GAME = find_game("mauwi")
EXPERTS = "kiwi=1 ninox=1 tuatara=1"
ATTACK = "attacker=1 target_seat=2 target_column=b attack_value=1 attack_card=1 attack_count=1 2.top=3,8"
GO_ON = "attacker=1 target_seat=2 target_column=b attack_value=1 attack_count=1 2.top=3,8 stage=go-on"
TEAMS = "players=4 teams=yes"


@pytest.mark.parametrize(
    ("text", "clause"),
    [
        # the area
        ("players=2 | 1.nines=3,3,3,4", "MW-11"),
        ("players=2 | 2.nines=4", "MW-11"),
        ("players=2 | 1.nines=-3", "MW-11"),
        ("players=2 | 1.top=joker", "MW-05"),
        ("players=2 | 2.nines=1 2.top=joker", "MW-05"),
        (f"players=2 {EXPERTS} | 1.top=kiwi", "MW-11"),
        (f"players=2 {EXPERTS} | 1.top=-,-,-,tuatara", "MW-11"),
        ("players=2 | 1.top=-,spirit", "MW-03"),
        # hands
        ("players=2 | 1.hand=5,5", "MW-21"),
        ("players=2 | 1.origin=empty", "MW-21"),
        ("players=2 | 2.origin=fresh,empty", "MW-21"),
        ("players=2 | 1.hand=5,1,1,1 1.origin=taken", "MW-73"),
        (f"players=2 {EXPERTS} | 1.hand=spirit,1,1,1 1.origin=taken", "MW-73"),
        (f"players=2 {EXPERTS} | 1.hand=kiwi,1,1,1 1.origin=taken", "MW-73"),
        (f"players=2 {EXPERTS} | 1.origin=taken", "MW-21"),
        ("players=2 | stage=place 1.origin=empty", "MW-21"),
        ("players=2 edition=mauw | 1.origin=empty", "MW-21"),
        ("players=2 edition=mauw | stage=place 1.origin=empty 2.origin=empty", "MW-21"),
        ("players=2 edition=mauw | stage=place 1.origin=empty,empty", "MW-21"),
        ("players=2 edition=mauw | to_move=- ending=piles 1.origin=empty,empty", "MW-21"),
        (f"players=2 {EXPERTS} | stage=carry carried=5", "MW-21"),
        (f"players=2 {EXPERTS} | stage=carry carried=5 1.origin=empty,empty", "MW-21"),
        (f"players=7 {EXPERTS} | stage=carry carried=5 1.origin=empty*4 draw_pile=0 discards=0", "MW-21"),
        (f"players=2 {EXPERTS} | stage=carry carried=5 2.origin=empty", "MW-21"),
        # piles
        ("players=3 | 1.top=5,5,5,5 2.top=5,5,5,5 3.top=5,5,5,-", "MW-01"),
        ("players=2 | discards=-3", "MW-01"),
        ("players=2 | 1.nines=1 seen=0,2", "MW-02"),
        ("players=2 | seen=0,2", "MW-02"),
        ("players=2 | old=0,1", "MW-02"),
        ("players=2 | 1.origin=old", "MW-21"),
        # whose turn
        ("players=2 | to_move=3", "MW-20"),
        ("players=2 | to_move=-", "MW-60"),
        ("players=2 | to_move=- ending=turns stage=go-on", "MW-60"),
        ("players=2 | to_move=- ending=turns turn_count=401", "MW-60"),
        ("players=2 | to_move=- ending=turns turn_count=-3", "MW-60"),
        ("players=2 | to_move=- ending=turns turn_count=399", "MW-60"),
        ("players=2 | to_move=- ending=columns", "MW-60"),
        ("players=2 | to_move=- ending=columns 1.nines=3,3,3 stage=go-on", "MW-60"),
        ("players=2 | to_move=- ending=columns 1.nines=3,3,3 turn_count=401", "MW-60"),
        ("players=2 | to_move=- ending=columns 1.nines=3,3 2.nines=3", "MW-60"),
        ("players=2 | to_move=- ending=piles", "MW-60"),
        ("players=2 | to_move=- ending=piles 1.nines=3,3,3 1.origin=empty", "MW-60"),
        ("players=2 | to_move=- ending=turns turn_count=400 2.nines=3,3,3", "MW-60"),
        ("players=2 | ending=columns", "MW-60"),
        ("players=2 | ending=turns", "MW-60"),
        ("players=2 | ending=piles", "MW-60"),
        ("players=2 | ending=piles stage=place", "MW-60"),
        ("players=2 | ending=piles 2.origin=empty", "MW-60"),
        ("players=2 edition=mauw | ending=piles stage=place 2.origin=empty", "MW-60"),
        (f"players=2 {EXPERTS} | ending=piles stage=carry carried=5 1.origin=empty", "MW-60"),
        ("players=2 | turn_count=400", "MW-63"),
        ("players=2 | turn_count=-3", "MW-63"),
        ("players=2 | 1.nines=3,3,0,3", "MW-60"),
        ("players=2 | 2.nines=3,3,3,3", "MW-60"),
        # what is asked
        ("players=2 | carried=5", "MW-71"),
        ("players=2 | carried=spirit", "MW-71"),
        (f"players=2 {EXPERTS} | stage=carry 1.origin=empty", "MW-71"),
        (f"players=2 {EXPERTS} | stage=carry carried=joker 1.origin=empty", "MW-71"),
        ("players=2 ninox=1 tuatara=1 | stage=carry carried=5 1.origin=empty", "MW-71"),
        (f"players=2 {EXPERTS} | stage=carry carried=spirit 1.origin=empty", "MW-71"),
        ("players=2 | gain_nine=5", "MW-33"),
        ("players=2 | gain_top=5", "MW-33"),
        ("players=2 | stage=place 1.top=1,2,3,4", "MW-38"),
        ("players=2 | stage=place 1.top=1,2,3,- 1.nines=0,0,0,3", "MW-38"),
        ("players=2 | stage=place gain_nine=5", "MW-72"),
        ("players=2 | stage=place gain_nine=spirit", "MW-72"),
        ("players=2 | stage=place gain_top=5", "MW-34"),
        ("players=2 | stage=place gain_top=5 gain_nine=4", "MW-34"),
        ("players=2 | stage=place gain_top=spirit gain_nine=spirit", "MW-34"),
        ("players=2 | stage=place gain_top=joker gain_nine=joker", "MW-34"),
        ("players=2 | stage=place attacker=2", "MW-50"),
        (f"players=2 {EXPERTS} | stage=place gain_nine=spirit attacker=2", "MW-50"),
        ("players=2 | stage=place gain_nine=5 gain_top=5 attacker=2", "MW-50"),
        # an exchange
        ("players=2 | attacker=2", "MW-50"),
        ("players=2 | target_seat=2", "MW-50"),
        ("players=2 | target_column=a", "MW-50"),
        ("players=2 | attack_value=3", "MW-50"),
        ("players=2 | attack_card=3", "MW-50"),
        ("players=2 | attack_count=1", "MW-50"),
        ("players=2 | stage=defend", "MW-50"),
        (f"players=2 | stage=defend to_move=2 {ATTACK.replace('attacker=1', 'attacker=3')}", "MW-50"),
        (f"players=2 | stage=defend to_move=2 {ATTACK.replace('attacker=1', 'attacker=-')}", "MW-50"),
        (f"players=2 | stage=defend to_move=2 {ATTACK.replace('seat=2', 'seat=3')}", "MW-50"),
        (f"players=2 | stage=defend to_move=2 {ATTACK.replace('seat=2', 'seat=-')}", "MW-50"),
        (f"players=2 | stage=defend to_move=2 {ATTACK.replace('attacker=1', 'attacker=2')}", "MW-50"),
        (f"players=2 | stage=defend to_move=2 {ATTACK.replace('column=b', 'column=-')}", "MW-50"),
        (f"players=2 | stage=defend to_move=2 {ATTACK.replace('column=b', 'column=a')}", "MW-50"),
        (f"players=2 | stage=defend to_move=2 {ATTACK.replace('column=b', 'column=c')}", "MW-50"),
        (f"players=2 | stage=defend to_move=2 {ATTACK.replace('3,8', '3,spirit')} 2.nines=0,1", "MW-50"),
        (f"players=2 | stage=defend to_move=2 {ATTACK.replace('value=1', 'value=2')}", "MW-50"),
        (f"players=2 | stage=defend to_move=2 {ATTACK.replace('card=1', 'card=8')}", "MW-50"),
        (f"players=2 | stage=defend to_move=2 {ATTACK.replace('card=1', 'card=-')}", "MW-50"),
        (f"players=2 | stage=defend to_move=2 {ATTACK.replace('count=1', 'count=0')}", "MW-63"),
        (f"players=2 | stage=defend to_move=2 {ATTACK.replace('count=1', 'count=21')}", "MW-63"),
        (f"players=2 | stage=defend to_move=1 {ATTACK}", "MW-51"),
        (f"players=2 | stage=help to_move=2 {ATTACK}", "MW-81"),
        (f"{TEAMS} | stage=help to_move=3 {ATTACK}", "MW-81"),
        (f"{TEAMS} | stage=defend to_move=2 {ATTACK.replace('attacker=1', 'attacker=4')}", "MW-82"),
        (f"players=2 | to_move=2 {GO_ON}", "MW-52"),
        (f"players=2 | to_move=1 attack_card=1 {GO_ON}", "MW-52"),
        (f"players=2 | to_move=1 {GO_ON.replace('count=1', 'count=20')}", "MW-63"),
    ],
)
def test_an_impossible_position_names_the_clause(text: str, clause: str, twin: Any) -> None:
    game, options, record = read_position(f"mauwi {text}")
    with pytest.raises(NotationError, match=rf"is impossible: .*\({clause}\)"):
        complete(game, options, record, 99)
    state = game.state(record.bytes.copy().view(record.dtype))
    mauwi.imagine(state, 99)
    assert twin(mauwi).flaw(state) == Clause[clause.replace("-", "_")]


@pytest.mark.parametrize(
    "text",
    [
        "players=2 |",
        "players=2 | turn_count=399",
        "players=2 | 1.nines=3,3,2,2 2.nines=3,3 2.top=spirit,8,1,2",
        "players=2 | 1.nines=2 seen=0,2",
        "players=2 | 1.nines=1 old=0,1 old_nine_count=1",
        "players=2 | 1.nines=1 old=0,1",
        "players=2 | 1.nines=1 1.origin=old old=1,0,0,1 old_nine_count=1",
        "players=2 | to_move=- ending=turns turn_count=400",
        "players=2 | to_move=- ending=columns 1.nines=3,3,3",
        "players=2 | to_move=- ending=piles 1.origin=empty",
        f"players=2 {EXPERTS} | 1.hand=joker,1,1,1 1.origin=taken",
        f"players=2 {EXPERTS} | 1.hand=1,8,2,7 1.origin=taken*4",
        f"players=2 {EXPERTS} | stage=carry carried=8 1.origin=empty",
        f"players=2 {EXPERTS} | stage=carry carried=1 1.origin=empty",
        "players=2 | stage=place ending=piles 2.origin=empty",
        "players=2 edition=mauw | stage=place 2.origin=empty",
        "players=2 | stage=place",
        f"players=2 {EXPERTS} | stage=place gain_nine=spirit",
        "players=2 | stage=place gain_nine=8 gain_top=8",
        "players=2 | stage=place gain_nine=joker gain_top=1",
        f"players=2 | stage=defend to_move=2 {ATTACK}",
        f"players=2 | stage=defend to_move=2 {ATTACK.replace('card=1', 'card=joker')}",
        f"players=2 | stage=defend to_move=2 {ATTACK.replace('=1 attack_card=1', '=8 attack_card=8')}",
        f"players=2 | stage=defend to_move=2 {ATTACK.replace('count=1', 'count=20')}",
        f"players=2 | to_move=1 {GO_ON}",
        f"players=2 | to_move=1 {GO_ON.replace('count=1', 'count=19')}",
        f"{TEAMS} | stage=help to_move=4 {ATTACK}",
        f"{TEAMS} | stage=defend to_move=2 {ATTACK.replace('attacker=1', 'attacker=3')}",
    ],
)
def test_a_possible_position_is_taken(text: str, twin: Any) -> None:
    state = complete(*read_position(f"mauwi {text}"), 99)
    assert twin(mauwi).flaw(state) == 0


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("players=2 |", 0),
        ("players=2 | 1.nines=2 old=0,1", 1),
        ("players=2 | 1.nines=2 2.origin=fresh,old old=0,1,0,1", 1),
        ("players=2 | 2.origin=fresh,old old=0,1", 0),
    ],
)
def test_MW_07_old_nines_are_the_old_cards_that_are_in_no_hand(text: str, count: int) -> None:
    assert read_position(f"mauwi {text}")[2].old_nine_count == count
    assert complete(*read_position(f"mauwi {text} old_nine_count={count}"), 99).old_nine_count == count
    with pytest.raises(NotationError, match=f"old_nine_count=2 is wrong: .* makes it {count}"):
        read_position(f"mauwi {text} old_nine_count=2")


def test_MW_33_a_gain_of_friends_needs_a_card_to_draw() -> None:
    state = complete(*read_position("mauwi players=2 | stage=place"), 99)
    state.discards[1] = 1
    state.draw_pile[:] = 0
    assert mauwi.flaw(state) == 0
    state.discards[1] = 0
    assert mauwi.flaw(state) == Clause.MW_33


def test_MW_07_old_cards_are_as_many_as_their_places() -> None:
    state = complete(
        *read_position("mauwi players=2 | 1.nines=1 1.origin=old old=1,0,0,1 old_nine_count=1"), 99
    )
    assert mauwi.flaw(state) == 0
    state.old_nine_count = 2
    assert mauwi.flaw(state) == Clause.MW_07
    state.old_nine_count = -3
    assert mauwi.flaw(state) == Clause.MW_07
    state.old_nine_count = 0
    assert mauwi.flaw(state) == Clause.MW_07


def test_MW_07_old_cards_are_of_the_kinds_that_lie_in_their_places() -> None:
    state = complete(
        *read_position("mauwi players=2 | 1.nines=1 1.origin=old,old old=1,1,1 old_nine_count=1"), 99
    )
    assert mauwi.flaw(state) == 0
    held = state.players[0].hand[0]
    for card in range(KINDS):  # another kind than the one held, as many in all
        if card not in state.players[0].hand[:2].tolist() and not state.unseen[card]:
            state.old[held] -= 1
            state.old[card] += 1
            assert mauwi.flaw(state) == Clause.MW_07
            state.old[held] += 1
            state.old[card] -= 1
    nine = next(card for card in range(KINDS) if state.unseen[card])
    state.unseen[nine], state.unseen[8] = 0, 1
    assert mauwi.flaw(state) == Clause.MW_07


def test_MW_07_no_hand_holds_an_old_card_too_many() -> None:
    """One old card in an old place, one nine that is old; then the other nine is called old instead of it."""
    state = complete(*read_position("mauwi players=2 | 1.nines=2 1.origin=old old=0,1,1"), 99)
    state.players[0].hand[0], state.unseen[:] = 1, 0
    state.unseen[2] = state.unseen[3] = 1
    assert mauwi.flaw(state) == 0
    state.old[1], state.old[3] = 0, 1
    assert mauwi.flaw(state) == Clause.MW_07


def test_MW_07_where_old_places_are_too_many_no_nine_is_old() -> None:
    assert read_position("mauwi players=2 | 1.origin=old")[2].old_nine_count == 0


@pytest.mark.parametrize("field", ["nines", "top"])
def test_MW_11_what_lies_in_a_column_is_seen_by_all(field: str) -> None:
    state = complete(*read_position("mauwi players=2 |"), 99)
    getattr(state.players[1], field)[3] = HIDDEN
    assert mauwi.flaw(state) == Clause.MW_11


@pytest.mark.parametrize(
    ("text", "clause"),
    [("players=2 |", Clause.MW_63), ("players=2 | to_move=- ending=columns 1.nines=3,3,3", Clause.MW_60)],
)
def test_MW_63_all_know_how_many_turns_were_played(text: str, clause: Clause) -> None:
    state = complete(*read_position(f"mauwi {text}"), 99)
    state.turn_count = HIDDEN
    assert mauwi.flaw(state) == clause


@pytest.mark.parametrize("field", ["draw_pile", "discards", "seen", "unseen", "old"])
@pytest.mark.parametrize("card", [0, 12])
def test_MW_01_no_count_of_cards_is_negative(field: str, card: int) -> None:
    state = complete(*read_position("mauwi players=2 |"), 99)
    getattr(state, field)[card] = -1
    assert mauwi.flaw(state) == Clause.MW_01


def test_MW_21_a_hand_has_no_room_for_a_fifth_card() -> None:
    with pytest.raises(NotationError, match="room for 4"):
        read_position("mauwi players=2 | 1.hand=1,2,3,4,5")


def test_MW_01_too_many_of_a_card_are_refused_where_nothing_is_hidden() -> None:
    told = Match.new("mauwi", players=2, seed=1).position()
    with pytest.raises(NotationError, match="it has 11 of spirit, and the game has 10"):
        Match.from_position(told + " discards=1")


def test_positions_that_leave_too_few_cards_are_refused_and_do_not_crash() -> None:
    for text in ("1.nines=3,3,3,3 2.nines=3,3,3,3 discards=9*9,9", "seen=30", "1.origin=old,old,old,old"):
        with pytest.raises(NotationError, match="This position is impossible"):
            complete(*read_position(f"mauwi players=2 | {text}"), 99)


def test_every_clause_that_flaw_names_has_its_sentence() -> None:
    assert all(words.flaw(clause).endswith(f"(MW-{clause:02})") for clause in words.FLAWS)
    assert set(words.FLAWS) | set(words.REASONS) | set(words.SPOKEN_REASONS) == {*map(int, Clause)}


def test_every_position_of_a_game_is_possible() -> None:
    for sample in ({"players": 2, "edition": "mauw"}, {"players": 5, "teams": True, "kiwi": 4, "tuatara": 4}):
        state = GAME.interpreted.start(GAME.options.read(sample), 77)
        choose = np.random.default_rng(3)
        while state.to_move != OVER:
            assert mauwi.flaw(state) == 0
            GAME.interpreted.play(state, int(choose.choice(GAME.interpreted.legal(state))))
        assert mauwi.flaw(state) == 0


def test_the_components_are_counted_in_every_place() -> None:
    state = GAME.state()
    state.seats = 2
    state.draw_pile[0] = state.discards[1] = state.seen[2] = state.unseen[3] = 2
    state.players[1].top[3] = 4
    state.players[0].hand[3], state.players[1].hand[0] = 5, 6
    state.players[1].origin[0] = 2  # taken
    state.carried, state.attack_card, state.gain_nine, state.gain_top = 7, 8, 9, 10
    out = np.full(KINDS, 9, np.int32)
    mauwi.components(state, out)
    assert out.tolist() == [2, 2, 2, 2, 1, 1, 1, 1, 1, 1, 1, 0, 0]
