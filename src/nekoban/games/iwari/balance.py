"""Iwari: how a map plays. A loop of whole games between equal bots, bound to the rules like core/loop.py.

A bot looks at so many of its legal moves, drawn by chance, and makes the one after which it stands best
against the best other tribe. With one look it plays at random; cards it always draws at random.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
from typing import Any

from nekoban.core.events import hush
from nekoban.core.luck import LUCK_MASK, roll
from nekoban.games.iwari.parts import Stage
from nekoban.games.iwari.rules.placing import tribe_count
from nekoban.games.iwari.rules.scoring import is_winner, journey_points

STRIDE = 0x5DEECE66D  # between the lucks of two games
WORST = -10_000


def simulate(
    room: Any, fresh: Any, options: Any, luck: int, games: int, looks: int, out: Any, wins: Any, entered: Any
) -> int:
    """Play so many games; how many had a winner.

    wins: by seat, and in the second row by place in the turn order, a shared win in parts; entered: by
    territory, in how many games. room: two states; out: room for legal moves.
    """
    states = room.view(STATE)
    state = states[0]
    won = 0
    for game in range(games):
        room[: len(fresh)] = fresh
        state.luck = 1 + ((luck + game * STRIDE) & LUCK_MASK)
        setup(state, options.view(OPTIONS)[0])
        while state.to_move >= 0:
            count = legal(state, out)
            move = chosen_move(room, states, len(fresh), out, count, looks)
            hush(state)
            play(state, move)
        won += note_winners(state, wins)
        note_territories(state, entered)
    return won


def chosen_move(room: Any, states: Any, size: int, out: Any, count: int, looks: int) -> int:
    """The best of so many legal moves drawn by chance."""
    state = states[0]
    best = out[roll(state, count)]
    if looks == 1 or count == 1 or state.stage == Stage.DRAW or state.stage == Stage.DRAFT:
        return best  # no card changes what stands on the map
    highest = WORST
    for _ in range(looks):
        move = out[roll(state, count)]
        room[size : 2 * size] = room[:size]
        trial = states[1]
        trial.luck = STRIDE  # a look does not see the deck's next card
        play(trial, move)
        found = standing(trial, state.to_move)
        if found > highest:
            highest = found
            best = move
    return best


def standing(state: Any, seat: int) -> int:
    """A tribe's points beside the best other's, as if the journey ended now."""
    own = 0
    best = WORST
    for tribe in range(tribe_count(state)):
        points = state.tribes[tribe].points
        if state.to_move >= 0:
            points += journey_points(state, tribe)
        if tribe == seat:
            own = points
        else:
            best = max(best, points)
    return own - best


def note_winners(state: Any, wins: Any) -> int:
    """Count the win, in parts if it is shared; 1 if anybody has won."""
    count = 0
    for seat in range(state.seats):
        count += is_winner(state, seat)
    for seat in range(state.seats):
        if is_winner(state, seat):
            wins[0, seat] += 1 / count
            wins[1, (seat + state.seats - state.starter) % state.seats] += 1 / count
    return 1 if count > 0 else 0


def note_territories(state: Any, entered: Any) -> None:
    for territory in range(state.territory_count):
        for tribe in range(tribe_count(state)):
            if state.tribes[tribe].tents[territory] > 0:
                entered[territory] += 1
                break
