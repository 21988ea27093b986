"""Duels: two bots play against each other. Every deal is played twice, with the seats exchanged.

At a table of more than two seats the bots sit alternately. The results do not depend on the number of
processes.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from functools import cache
from statistics import mean
from typing import Any, NamedTuple

from nekoban.bots import Bot, make_bot, meet
from nekoban.core.catalogue import find_game
from nekoban.core.game import Game
from nekoban.core.luck import bot_luck, seed_luck
from nekoban.core.options import Chosen
from nekoban.core.seeds import read_seed

BOTH = 2  # seatings of a deal


class Deal(NamedTuple):
    """The results of one deal in both seatings, for the first bot."""

    share: float  # of the games won; a game without a winner is half a win
    lead: float  # mean points ahead of the other bot
    nobody: int  # games that nobody won


@cache
def duellist(game_name: str, name: str) -> Bot:
    """The bot of that name, made once."""
    return make_bot(name, find_game(game_name))


def play_deal(
    game: Game, seats: int, bots: Sequence[Bot], number: int, options: Chosen | None = None
) -> Deal:
    """One deal, in both seatings; with the usual options, unless others are given."""
    seed = deal_seed(number)
    share, lead, nobody = 0.0, 0.0, 0
    for first in range(BOTH):
        seating = [(seat + first) % BOTH for seat in range(seats)]
        won, points = play_game(game, [bots[bot] for bot in seating], seed, options)
        own, other = (sum(won[seat] for seat in range(seats) if seating[seat] == bot) for bot in range(BOTH))
        means = [mean(points[seat] for seat in range(seats) if seating[seat] == bot) for bot in range(BOTH)]
        nobody += own + other == 0
        share += (own / (own + other) if own + other else 0.5) / BOTH
        lead += (means[0] - means[1]) / BOTH
    return Deal(share, lead, nobody)


def deal_seed(number: int) -> bytes:
    """The seed of a duel's deal of that number."""
    return read_seed(f"deal {number}")


def play_game(
    game: Game, seats: Sequence[Bot], seed: bytes, options: Chosen | None = None
) -> tuple[list[float], list[int]]:
    """One game: every seat's share of the win, and its points. A bot gets its view and its own luck."""
    engine = game.compiled
    options = options or game.options.read({"players": len(seats)})
    for bot in seats:
        meet(bot, options)
    state = engine.start(options, seed_luck(seed, 0))
    ply = 0
    while state.to_move >= 0:
        legal = engine.legal(state)
        move = legal[0]
        if len(legal) > 1:
            view = engine.view(state, state.to_move)
            move = seats[state.to_move].choose(view, legal, bot_luck(seed, ply))
        ply += 1
        state.luck = seed_luck(seed, ply)
        engine.play(state, move)
    winners = engine.winners(state)
    return [float(seat in winners) / max(1, len(winners)) for seat in range(len(seats))], engine.scores(state)


def named_deal(game: str, seats: int, names: tuple[str, str], number: int) -> Deal:
    """Play a deal by the names of the bots, for use in another process."""
    return play_deal(find_game(game), seats, [duellist(game, name) for name in names], number)


def deals(
    game: Game, seats: int, names: tuple[str, str], numbers: range, pool: Executor | None = None
) -> Iterator[Deal]:
    """Play deals, here or in a pool's processes; in order."""
    count = len(numbers)
    asked: Any = ([game.name] * count, [seats] * count, [names] * count, numbers)
    yield from (pool.map if pool else map)(named_deal, *asked)
