"""Mauwi and Mauw: each motive where it holds and where it does not, and what it says after the move."""

from __future__ import annotations

import pytest

from nekoban.adding.motives import (
    Check,
    Example,
    Made,
    check_example,
    check_names,
    check_random_games,
    found_at,
    play_on,
)
from nekoban.core.catalogue import find_game
from nekoban.core.motives import motives_of
from nekoban.core.record import NONE, Position
from nekoban.games.mauwi.parts import JOKER, MOST_NINES, SPIRIT, TUATARA, WARRIORS, Stage
from nekoban.games.mauwi.rules.ending import column_score
from nekoban.games.mauwi.rules.strengthen import colour

GAME = find_game("mauwi")
TWO = "players=2 | 1.hand=8,2,3,joker 2.hand=4,4,4,4"
PLACING = "stage=place 1.hand=2,2,3,3 2.hand=4,4,4,4"
ATTACKED = (
    "to_move=1 stage=defend attacker=2 target_seat=1 target_column=a "
    "attack_value=1 attack_card=1 attack_count=1"
)
EXPERTS = "players=2 kiwi=1 ninox=1 tuatara=1"
NO_JOKERS = "discards=0,0,0,0,0,0,0,0,0,4"

EXAMPLES = {
    "ends-ahead": Example(
        (f"players=2 | {PLACING} 1.nines=3,3,2", "place 1c"),
        (f"players=2 | {PLACING} 1.nines=3,3,2", "place 1d"),
    ),
    "ends-behind": Example(
        (f"players=2 | {PLACING} 1.nines=3,3,2 1.top=spirit,spirit 2.nines=3,3,2", "place 1c"),
        (f"players=2 | {PLACING} 1.nines=3,3,2 2.nines=3,3,2", "place 1c"),
    ),
    "three-nines": Example(
        (f"players=2 | {PLACING} 1.nines=2,1", "place 1a"),
        (f"players=2 | {PLACING} 1.nines=2,1", "place 1b"),
    ),
    "fight": Example((f"{TWO} 1.top=8", "8 1a"), (f"{TWO} 1.top=1", "8 1a")),
    "friends": Example((f"{TWO} 1.top=1", "8 1a"), (f"{TWO} 1.top=8", "8 1a")),
    "gain-lost": Example(
        (f"{TWO} 1.nines=3,2,2,2 1.top=1,4,4,4", "8 1a"),
        (f"{TWO} 1.nines=2,2,2,2 1.top=1,4,4,4", "8 1a"),
    ),
    "spirit-blocks": Example(
        ("players=2 | 1.hand=spirit,2,3,4 2.nines=2", "spirit 2a"),
        ("players=2 | 1.hand=spirit,2,3,4 1.nines=2 1.top=spirit", "spirit 1a"),
    ),
    "warrior-blocks": Example((f"{TWO} 2.nines=2", "2 2a"), (f"{TWO} 2.nines=2", "2 2b")),
    "sure-attack": Example(
        ("players=2 | 1.hand=8,8,joker,2 2.top=1 2.hand=4,4,4,4 discards=0,0,0,0,0,0,0,0,8,4", "8 2a"),
        ("players=2 | 1.hand=8,8,joker,2 2.top=1 2.hand=4,4,4,4 discards=0,0,0,0,0,0,0,0,7,4", "8 2a"),
    ),
    "attack-can-be-defended": Example((f"{TWO} 2.top=1", "8 2a"), (f"{TWO} 1.top=1", "8 1a")),
    "attack-frees-nines": Example((f"{TWO} 2.top=1 2.nines=2", "8 2a"), (f"{TWO} 2.top=1", "8 2a")),
    "cancels": Example(
        (f"{EXPERTS} | {ATTACKED} 1.hand=tuatara,1,2,3 1.top=8", "defend tuatara"),
        (f"{EXPERTS} | {ATTACKED} 1.hand=tuatara,1,2,3 1.top=8", "defend 1"),
    ),
    "keeps-warrior": Example(
        (f"{EXPERTS} | {ATTACKED} 1.hand=tuatara,1,2,3 1.top=8", "defend 1"),
        (f"{EXPERTS} | {ATTACKED} 1.hand=tuatara,1,2,3 1.top=8", "give up"),
    ),
    "gives-warrior-up": Example(
        (f"players=2 | {ATTACKED} 1.hand=4,1,2,3 1.top=8", "give up"),
        (f"players=4 teams=yes | {ATTACKED} 1.hand=4,1,2,3 1.top=8", "give up"),
    ),
    "unblocks": Example(
        (f"{TWO} 1.nines=2 1.top=spirit", "joker 1a"),
        (f"{TWO} 1.nines=2 1.top=2", "joker 1a fight"),
    ),
    "spirit-turned": Example(
        (f"{EXPERTS} | 1.hand=ninox,2,3,4 2.nines=2 2.top=spirit", "ninox 2a"),
        (f"{EXPERTS} | 1.hand=ninox,2,3,4 1.nines=3,3,1,1 1.top=-,-,4,4 2.nines=2 2.top=spirit", "ninox 2a"),
    ),
    "frees-column": Example(
        (f"{EXPERTS} | 1.hand=ninox,2,3,4 2.nines=2 2.top=spirit", "ninox 2a"),
        (f"{EXPERTS} | 1.hand=ninox,2,3,4 2.nines=2 2.top=spirit", "2 1a"),
    ),
    "prepares-combo": Example(
        ("players=2 | 1.hand=8,1,3,4", "8 1a"),
        ("players=2 | 1.hand=8,2,3,4", "8 1a"),
    ),
    "covers-nines": Example((f"{TWO} 1.nines=1", "2 1a"), (f"{TWO} 1.nines=1", "2 1b")),
    "last-joker": Example(
        (f"{TWO} 1.top=2 {NO_JOKERS}", "joker 1a fight"),
        (f"{TWO} 1.top=2 discards=0,0,0,0,0,0,0,0,0,3", "joker 1a fight"),
    ),
    "attack-fight": Example((f"{TWO} 2.top=8", "8 2a"), (f"{TWO} 2.top=1", "8 2a")),
    "attack-friends": Example(
        (f"{TWO} 2.top=1", "8 2a"), (f"{TWO} 2.top=1 1.nines=3,3,1,1 1.top=-,-,4,4", "8 2a")
    ),
    "column-grows": Example(
        (f"players=2 | {PLACING} 1.nines=0,1", "place 1b"), (f"players=2 | {PLACING} 1.nines=2,1", "place 1a")
    ),
    "open-to-attack": Example((f"{TWO}", "8 1a"), (f"{TWO} 1.top=8", "8 1a")),
    "new-hand": Example(
        ("players=2 | 1.hand=spirit,2,3,4", "pass"),
        ("players=2 | 1.hand=spirit,2,3,4 2.nines=1", "pass"),
    ),
}


@pytest.mark.parametrize("id", [motive.id for motive in motives_of(GAME)])
def test_a_motive_holds_where_it_should_and_nowhere_else(id: str) -> None:
    check_example(GAME, id, EXAMPLES[id])


def test_motives_have_names_and_clauses() -> None:
    check_names(GAME)


@pytest.mark.parametrize(
    "position", ["1.hand=kiwi,3,3,3 1.top=1", "1.hand=ninox,3,3,3 2.nines=2 2.top=spirit"]
)
def test_a_hand_with_an_expert_that_can_act_is_not_useless(position: str) -> None:
    assert "new-hand" not in found_at(GAME, f"{EXPERTS} | {position}", "pass")
    assert "new-hand" in found_at(
        GAME, f"{EXPERTS} | {position.replace('kiwi', '3').replace('ninox', '3')}", "pass"
    )


# --- what must be so after the move


def count(made: Made, name: str) -> int:
    """A number of points that the sentence tells."""
    return made.facts[name].arguments["count"]


def column(made: Made, state: Position) -> tuple[int, int]:
    """Nines and top card of the column that the move names."""
    player = state.players[made.entry.seat]
    return player.nines[made.entry.column], player.top[made.entry.column]


def attacked(made: Made, state: Position) -> int:
    """The top card of the column that is attacked."""
    return state.players[made.before.target_seat].top[made.before.target_column]


def stopping(made: Made) -> tuple[int, ...]:
    return (made.after.attack_value, JOKER, TUATARA)


def hidden_count(made: Made, state: Position, card: int) -> int:
    """How many cards of a kind there truly are that the mover does not see."""
    others = [seat for seat in range(state.seats) if seat != made.seat]
    held = sum(state.players[seat].hand.tolist().count(card) for seat in others)
    return held + state.draw_pile[card] + state.unseen[card]


def nobody_can_stop(made: Made) -> bool:
    others = [seat for seat in range(made.after.seats) if seat != made.seat]
    return not any(card in made.after.players[seat].hand for seat in others for card in stopping(made))


def can_be_stopped(made: Made) -> bool:
    return sum(hidden_count(made, made.before, card) for card in stopping(made)) == count_of(made) > 0


def count_of(made: Made) -> int:
    return made.facts["count"]


def attack_frees(made: Made) -> bool:
    ended = play_on(made, "give up", "give up")
    score = column_score(*column(made, ended))
    return column(made, ended)[1] == NONE and score == count(made, "after") > count(made, "before")


def attack_gains(made: Made, is_fight: bool) -> bool:
    """Once the others give up, the gain is to be placed: with the warrior on top after a fight."""
    ended = play_on(made, "give up", "give up")
    is_placing = (ended.stage, ended.to_move) == (Stage.PLACE, made.seat)
    return is_placing and (ended.gain_top in WARRIORS) == is_fight


def jokers_there_are(made: Made) -> int:
    return hidden_count(made, made.before, JOKER) + made.before.players[made.seat].hand.tolist().count(JOKER)


def nine_total(state: Position) -> int:
    return sum(state.players[seat].nines.sum() for seat in range(state.seats))


def keeps_partner(made: Made) -> bool:
    rest = made.before.players[made.seat].hand.tolist()
    if made.entry.card in rest:
        rest.remove(made.entry.card)
    top = column(made, made.after)[1]
    return any(card == JOKER or (card in WARRIORS and colour(card) == colour(top)) for card in rest)


def places_gain(made: Made) -> bool:
    return (made.after.stage, made.after.to_move) == (Stage.PLACE, made.seat)


def only_lays_a_warrior(made: Made, move: int) -> bool:
    """MW-30, 31. The move changes nothing but a free slot, or a column of the mover's own without a top."""
    before, after = made.before, made.before.twin()
    GAME.engine.play(after, move)
    for seat in range(before.seats):
        old, new = before.players[seat], after.players[seat]
        for column in range(len(old.top)):
            is_free = old.top[column] == NONE and (seat == made.seat or old.nines[column] == 0)
            if old.top[column] != new.top[column] and not is_free:
                return False
    return after.attacker == after.carried == NONE


CHECKS: dict[str, Check] = {
    "ends-ahead": lambda made: made.after.to_move < 0 and made.seat in GAME.engine.winners(made.after),
    "ends-behind": lambda made: made.after.to_move < 0 and made.seat not in GAME.engine.winners(made.after),
    "three-nines": lambda made: (
        column(made, made.after)[0] == MOST_NINES
        and column_score(*column(made, made.after)) == count(made, "points")
    ),
    "fight": lambda made: places_gain(made) and made.after.gain_top in WARRIORS,
    "friends": lambda made: places_gain(made) and made.after.gain_top == NONE,
    "gain-lost": lambda made: not places_gain(made) and nine_total(made.after) == nine_total(made.before),
    "spirit-blocks": lambda made: (
        column_score(*column(made, made.after)) == 0
        and column_score(*column(made, made.before)) == count(made, "points")
    ),
    "warrior-blocks": lambda made: (
        column_score(*column(made, made.after)) == count(made, "after")
        and column_score(*column(made, made.before)) == count(made, "before") > count(made, "after")
    ),
    "sure-attack": nobody_can_stop,
    "attack-can-be-defended": can_be_stopped,
    "attack-frees-nines": attack_frees,
    "attack-fight": lambda made: attack_gains(made, True),
    "attack-friends": lambda made: attack_gains(made, False),
    "column-grows": lambda made: (
        column_score(*column(made, made.after)) == count(made, "after")
        and column_score(*column(made, made.before)) == count(made, "before") < count(made, "after")
    ),
    "cancels": lambda made: (
        made.after.attacker == NONE and made.before.attack_card in made.after.players[made.seat].hand
    ),
    "keeps-warrior": lambda made: (
        attacked(made, made.after) == attacked(made, made.before) == made.facts["top"]
    ),
    "gives-warrior-up": lambda made: (
        attacked(made, made.after) == NONE and attacked(made, made.before) == made.facts["top"]
    ),
    "unblocks": lambda made: column_score(*column(made, made.after)) == count(made, "points"),
    "spirit-turned": lambda made: places_gain(made) and made.after.gain_nine == SPIRIT,
    "frees-column": lambda made: column_score(*column(made, made.after)) == count(made, "points"),
    "prepares-combo": keeps_partner,
    "covers-nines": lambda made: (
        column_score(*column(made, made.after)) == count(made, "after")
        and column_score(*column(made, made.before)) == count(made, "before") > count(made, "after")
    ),
    "last-joker": lambda made: jokers_there_are(made) == 1,
    "open-to-attack": lambda made: column(made, made.after)[1] == made.facts["card"],
    "new-hand": lambda made: (
        made.after.to_move != made.seat
        and all(only_lays_a_warrior(made, move) for move in GAME.engine.legal(made.before))
    ),
}


@pytest.mark.long
def test_what_a_motive_says_is_so_after_the_move() -> None:
    found = check_random_games(GAME, CHECKS, games=30, plies=150)
    assert set(found) == {motive.id for motive in motives_of(GAME)}
