"""Nine Lives: rules and second opinion agree, with every power on top, in positions made by chance.

The second opinion is reasons.py, written apart from the rules: a refused move is refused by a clause that
stands in its way, no clause stands in the way of a legal one, and the list has exactly the legal ones.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

from nekoban.core.record import NONE
from nekoban.games.nine_lives.parts import COPIES, NOUGHT, NP, POWER_CARDS, Card, Clause, Power
from nekoban.games.nine_lives.reasons import applies
from tests.games.nine_lives.board import GAME, INTERPRETED, MOVES, board, owing_stack, row, short

FEW, BOARDS = 1, 2  # of every power: at once, and in a long run
FEW_OF_STACKS, BOARDS_OF_STACKS = 2, 10  # of a power about stacks
STACKS = (
    *(Power.FIXED_HAND_SIDE, Power.MUST_SUBTRACT, Power.MUST_ADD, Power.MUST_STACK, Power.MUST_MATCH),
    *(Power.SUIT_PLAY_LIMIT, Power.UNIQUE_SUITS),
)
FURTHER = 3  # positions of each in a long run; else the first alone
OTHERS = [power for power in Power if power == Power.NONE or power >= Power.OTHERS_FOLLOW or power == 51]
SWITCHES = ("table_count", "wager_one", "no_first_last", "star_once", "bad_suit")


def parameter_of(chance: random.Random, power: Power) -> int:
    return chance.choice([one.parameter for one in POWER_CARDS if one.power == power] or [0])


def random_row(chance: random.Random, deck: list[str]) -> str:
    """Up to six columns, some of them stacks that count anything from -2 to 12."""
    columns = []
    for _ in range(chance.randrange(7)):
        stack = "+".join(deck.pop() for _ in range(chance.choice((1, 1, 1, 2))))
        columns.append(f"{chance.randrange(-2, 13)}:{stack}" if "+" in stack else stack)
    return " ".join(columns)


def random_board(chance: random.Random, power: Power) -> Any:
    """A turn of seat 0, who has that power on top; somebody else has a power that acts on others."""
    deck = [short(kind) for kind in Card for _ in range(COPIES[kind])]
    chance.shuffle(deck)
    players = chance.choice((2, 2, 3, 4))
    sizes = [chance.randrange(1, 5), *(chance.randrange(5) for _ in range(1, players))]
    hands = [" ".join(deck.pop() for _ in range(size)) for size in sizes]
    other = chance.choice(OTHERS)
    tops = {0: (power, parameter_of(chance, power), chance.randrange(1, 9))}
    tops[1] = (other, parameter_of(chance, other), chance.randrange(1, 9))
    options: dict[str, Any] = {name: chance.random() < 0.3 for name in SWITCHES}
    columns = random_row(chance, deck)
    start = chance.randrange(max(1, len(columns.split())))
    state = board(hands, columns, tops=tops, start=start, king=chance.randrange(players), **options)
    state.order = chance.randrange(1, 3) if state.order else 0
    state.bad_suit = chance.randrange(4) if state.with_bad_suit else NONE
    state.previous_wagered = chance.randrange(2)
    state.demand_from = chance.choice((-2, -2, 0, 1))
    state.second_turn = int(chance.random() < 0.2)
    for player in state.players[:players]:
        player.turn_count = chance.randrange(2)
        player.named = chance.choice((-3, 0, 5, 12)) + NOUGHT
        player.duplicate_used = chance.randrange(2)
        player.suits_played[chance.randrange(4)] = chance.randrange(3)
    return owing_stack(state) if chance.random() < 0.5 else state


def questions(chance: random.Random, state: Any) -> list[int]:
    """Rows that are about the hand of whoever decides, or about no card; and some by chance."""
    player = state.players[state.to_move]
    held = {player.hand[index] for index in range(player.hand_count)}
    near = [one for one in range(len(MOVES)) if MOVES[one].place < 4 + state.row_count]
    rows = [one for one in near if MOVES[one].card in held] + [one for one in near if MOVES[one].card == NONE]
    return [*chance.sample(rows, min(30, len(rows))), *chance.sample(range(len(MOVES)), 3)]


def bans(state: Any) -> list[Any]:
    """All clauses but those of lives that nobody has on top."""
    tops = {NP + state.players[seat].power for seat in range(state.seats)}
    return [clause for clause in Clause if clause < NP or clause in tops]


def agree(chance: random.Random, state: Any) -> None:
    legal = INTERPRETED(state).legal_rows()
    assert len(set(legal)) == len(legal)
    for one in {*questions(chance, state), *chance.sample(legal, min(3, len(legal)))}:
        clause = INTERPRETED(state).clause(one)
        where = f"{MOVES.texts[one]}: {clause} at {GAME.name} {row(state)}"
        assert (clause == 0) == (one in legal), where
        if clause:
            assert applies(state, one, clause), where
        else:
            assert [ban.name for ban in bans(state) if applies(state, one, ban)] == [], where


every_power = pytest.mark.parametrize(
    "power", [power for power in Power if power], ids=lambda power: f"NP-{power:02}"
)


@every_power
def test_rules_and_second_opinion_agree_on_what_is_legal(power: Power) -> None:
    agree_on_boards(power, FEW_OF_STACKS if power in STACKS else FEW, further=1)


@pytest.mark.long
@every_power
def test_they_agree_on_many_boards(power: Power) -> None:
    agree_on_boards(power, BOARDS_OF_STACKS if power in STACKS else BOARDS, FURTHER)


def agree_on_boards(power: Power, boards: int, further: int) -> None:
    chance = random.Random(int(power))
    for _ in range(boards):
        state = random_board(chance, power)
        for _ in range(further):
            agree(chance, state)
            INTERPRETED.engine.play(state, chance.choice(INTERPRETED(state).legal_rows()))
            if not INTERPRETED(state).legal_rows():
                break
