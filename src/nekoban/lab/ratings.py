"""Ratings on the Elo scale from results of paired deals.

The ladder rates pairs (`bradley_terry`), a tournament tables of any size (`rate`). They are separate: they
keep a bot that won everything from being infinitely strong in different ways, and the ladder's figures ship.
"""

from __future__ import annotations

import math

import numpy as np

from nekoban.lab.statistics import Estimate, quantile

ELO = 400 / math.log(10)
SETTLED = 1e-6  # strengths that change by less than this have converged
ROUNDS = 200
ENOUGH = 1e-6  # on the Elo scale
TIE = 1e-9  # connects the ratings of bots that no game connects
HIGHEST = 4000.0  # on the Elo scale: how far away the end of an interval is searched,
HALVINGS = 28  # by this many bisections
CARE = 1.0  # wins' worth of care: while hardly any are known, the games of a deal count as one
HALF = 0.5  # of a game: a continuity correction, since wins are whole numbers


def bradley_terry(
    results: dict[tuple[int, int], tuple[float, float]], count: int, rounds: int = 500
) -> np.ndarray:
    """Ratings on the Elo scale from (wins of the first, games) of pairs; the mean rating is 0.

    Half a game won and half a game lost are added to each pair, so that nobody is infinitely strong.
    """
    wins, games = np.zeros(count), np.zeros((count, count))
    for (one, two), (won, played) in results.items():
        wins[one] += won + 0.5
        wins[two] += played - won + 0.5
        games[one, two] += played + 1
        games[two, one] += played + 1
    strength = np.ones(count)
    for _ in range(rounds):
        before = strength
        sums = strength[:, None] + strength[None, :]
        strength = wins / np.maximum((games / sums).sum(axis=1), 1e-12)
        strength /= np.exp(np.mean(np.log(np.maximum(strength, 1e-12))))
        if np.allclose(strength, before, rtol=SETTLED, atol=0.0):
            break
    ratings = ELO * np.log(np.maximum(strength, 1e-12))
    return ratings - ratings.mean()


# --- tables of any size ----------------------------------------------------------------------------


class Results:
    """Deals at several tables: `bots` has a row per table; `won` has for each table a row per deal with each
    seat's wins.

    Games without a winner are left out: they say nothing about who is stronger.
    """

    def __init__(self, bots: np.ndarray, won: np.ndarray, count: int) -> None:
        self.bots, self.count = bots, count
        self.seats = np.eye(count)[bots]  # table, seat, bot
        self.deals: np.ndarray = won @ self.seats  # table, deal, bot
        self.won: np.ndarray = self.deals.sum(axis=1)
        self.games: np.ndarray = self.won.sum(axis=1)

    def chances(self, logs: np.ndarray) -> np.ndarray:
        """Each bot's chance to win at each table: its share of the table's total strength (Luce 1959)."""
        strength = np.exp(logs[..., self.bots] - logs[..., self.bots].max(axis=-1, keepdims=True))
        return np.einsum("...ts,tsb->...tb", strength / strength.sum(axis=-1, keepdims=True), self.seats)

    def doubts(self, logs: np.ndarray) -> np.ndarray:
        """The covariance of the ratings, if all games were independent."""
        chances = self.chances(logs)
        known = np.diag(self.games @ chances) - (chances.T * self.games) @ chances
        return np.linalg.inv(known + 1.0 + TIE * np.eye(self.count))  # the 1 only fixes the mean

    def pulls(self, logs: np.ndarray) -> np.ndarray:
        """For each deal number, how much more each bot won than its rating predicts."""
        expected = self.deals.sum(axis=2, keepdims=True) * self.chances(logs)[:, None, :]
        return (self.deals - expected).sum(axis=0)

    def beaten(self) -> np.ndarray:
        """Which bots have beaten which, directly or through others."""
        there = self.seats.any(axis=1)
        reach = np.eye(self.count, dtype=bool) | ((self.won > 0).T @ there)
        for _ in range(self.count):
            reach = reach @ reach
        return reach

    def strayed(self, logs: np.ndarray, ways: np.ndarray) -> np.ndarray:
        """For each row of ratings, how far the results are from it in that direction, in standard errors."""
        chances = self.chances(logs)
        middle = np.einsum("rtb,rb->rt", chances, ways)
        varies = np.einsum("rtb,rb->rt", chances, ways * ways) - middle * middle
        short = middle @ self.games - ways @ self.won.sum(axis=0)
        return (short - HALF) / np.sqrt(np.maximum(varies @ self.games, TIE))


def luce(played: Results) -> np.ndarray:
    """Ratings on the Elo scale; for two seats Bradley and Terry's. Their mean is 0.

    After Firth (1993) some wins are added to every table, which removes most of the bias; so nobody is
    infinitely strong. For two bots that is half a game won and half a game lost.
    """
    logs = np.zeros(played.count)
    for _ in range(ROUNDS):
        doubts, chances = played.doubts(logs), played.chances(logs)
        by_doubts = chances @ doubts
        off = np.diag(doubts) - 2 * by_doubts + (by_doubts * chances).sum(axis=1, keepdims=True)
        more = played.games[:, None] * chances * off / 2
        step = doubts @ ((played.won + more).sum(axis=0) - (more.sum(axis=1) + played.games) @ chances)
        step /= max(1.0, float(np.ptp(step)))  # a step no longer than the slope can be trusted
        logs += step
        if np.abs(step).max() * ELO < ENOUGH:
            break
    return ELO * (logs - logs.mean())


def rate(played: Results) -> tuple[int, list[Estimate]]:
    """The bot in the middle (of an even number, the stronger of two), and everybody's rating relative to it.

    The 95 % intervals contain the ratings that are compatible with the results: like Wilson's, with the other
    ratings adjusting along. Deals with the same number have the same cards at every table and count as one.
    An end is open if no win, direct or through others, rules out that one bot is infinitely stronger.
    """
    ratings, count = luce(played), played.count
    middle = int(np.argsort(-ratings, kind="stable")[(count - 1) // 2])
    reach, games = played.beaten(), round(float(played.games.sum()))
    found = []
    for bot, (low, high) in enumerate(ends(played, ratings / ELO, middle).tolist()):
        value = float(ratings[bot] - ratings[middle])
        bounds = (
            value + low if reach[bot, middle] else -math.inf,
            value + high if reach[middle, bot] else math.inf,
        )
        found.append(Estimate(value, *bounds, games))
    found[middle] = Estimate(0.0, 0.0, 0.0, games)
    return middle, found


def ends(played: Results, logs: np.ndarray, middle: int) -> np.ndarray:
    """For each bot, how far below and above its rating the interval ends."""
    doubts, pulls = played.doubts(logs), played.pulls(logs)
    off = np.eye(played.count) - np.eye(played.count)[middle]
    ways = off @ doubts  # a row per bot: how all ratings adjust
    plain = np.maximum((ways * off).sum(axis=1), TIE)
    deals = len(pulls)
    varied = ((ways @ pulls.T) ** 2).sum(axis=1) * deals / max(1, deals - 1)
    worth = 1 / plain
    one_deal = float(played.deals.sum(axis=2).max(initial=1.0))  # games
    wider = np.sqrt((varied * worth**2 + CARE * one_deal) / (worth + CARE))  # than of independent games
    ways /= plain[:, None]
    ways, far = np.concatenate([-ways, ways]), np.tile(quantile(deals - 1) * wider, 2)
    near, beyond = np.zeros(len(far)), np.full(len(far), HIGHEST / ELO)
    for _ in range(HALVINGS):
        half = (near + beyond) / 2
        inside = played.strayed(logs + half[:, None] * ways, ways) < far
        near, beyond = np.where(inside, half, near), np.where(inside, beyond, half)
    return ELO * near.reshape(2, -1).T * (-1, 1)
