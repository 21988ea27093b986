"""Bots against bots: paired deals, rotated seats, as many processes as there are cores.

A *deal* is one seed. Every deal is played once for each rotation of the bots around the table, so that
nobody is dealt better cards. The same deals give the same results, whatever the number of workers.
"""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from nekoban.bots import make_bot
from nekoban.core.game import find_game
from nekoban.core.luck import seed_luck
from nekoban.core.match import read_seed


@dataclass(frozen=True)
class Pairing:
    """Who sits at the table, before rotation."""

    game: str
    bots: tuple[str, ...]
    options: tuple[tuple[str, Any], ...] = ()


@dataclass
class Tally:
    """What came of a pairing: one entry a deal, so that intervals know that rotations belong together."""

    pairing: Pairing
    shares: list[tuple[float, ...]] = field(default_factory=list)  # a deal: each bot's mean share of the win
    margins: list[tuple[float, ...]] = field(default_factory=list)  # a deal: each bot's mean lead in points
    decisions: int = 0
    games: int = 0


def play_game(pairing: Pairing, seats: Sequence[str], deal: int) -> tuple[list[float], list[int], int]:
    """One game: every seat's share of the win, its points, and how many decisions were made."""
    game = find_game(pairing.game)
    engine = game.compiled
    options = game.options.read({**dict(pairing.options), "players": len(seats)})
    seed = read_seed(f"deal {deal}")
    bots = [make_bot(name, game) for name in seats]
    state = engine.start(options, seed_luck(seed, 0))
    ply = 0
    while state.to_move >= 0:
        seat, legal = state.to_move, engine.legal(state)
        ply += 1
        luck = seed_luck(seed, ply)
        move = (
            legal[0] if len(legal) == 1 else bots[seat].choose(engine.view(state, seat), legal, luck ^ seat)
        )
        state.luck = luck
        engine.play(state, move)
    winners = engine.winners(state)
    shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(seats))]
    return shares, engine.scores(state), ply


def play_deal(pairing: Pairing, deal: int) -> tuple[tuple[float, ...], tuple[float, ...], int, int]:
    """A deal in every rotation: each bot's mean share and mean lead, decisions, games."""
    count = len(pairing.bots)
    shares, leads, decisions = [0.0] * count, [0.0] * count, 0
    for shift in range(count):
        order = [(seat + shift) % count for seat in range(count)]
        won, points, plies = play_game(pairing, [pairing.bots[bot] for bot in order], deal)
        decisions += plies
        for seat, bot in enumerate(order):
            shares[bot] += won[seat] / count
            leads[bot] += (points[seat] - max(points[:seat] + points[seat + 1 :])) / count
    return tuple(shares), tuple(leads), decisions, count


def play_deals(pairing: Pairing, deals: range, workers: int | None = None) -> Iterator[Tally]:
    """Play deals and tell the tally after each; in order, so that it can be stopped anywhere."""
    tally = Tally(pairing)
    workers = workers or os.cpu_count() or 1
    if workers == 1:
        results: Iterator[Any] = (play_deal(pairing, deal) for deal in deals)
        yield from add_all(tally, results)
        return
    with ProcessPoolExecutor(workers) as pool:
        yield from add_all(tally, pool.map(play_deal, [pairing] * len(deals), deals, chunksize=2))


def add_all(tally: Tally, results: Iterator[Any]) -> Iterator[Tally]:
    for shares, margins, decisions, games in results:
        tally.shares.append(shares)
        tally.margins.append(margins)
        tally.decisions += decisions
        tally.games += games
        yield tally
