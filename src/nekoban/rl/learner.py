"""One learner against bots, many matches at once: a Gymnasium vector environment.

    env = nekoban.rl.vector("mauwi", 256, bots=["random"], players=2)
    observations, infos = env.reset(seed=1)
    observations, rewards, terminated, truncated, infos = env.step(actions)

Bots move until every match waits for the learner. `infos["action_mask"]` has the legal actions. A bot is a
name (`nekoban.bots.all_bots()`), or a function `(observations, masks) -> actions`, such as an older policy of
the learner itself. A match that has ended restarts with the next step, whose action is ignored there
(Gymnasium's NEXT_STEP). If bots end a match before the learner's first turn, it is not shown: another begins
in its place.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from nekoban.bots import make_bot, meet
from nekoban.core.seeds import read_seed
from nekoban.rl.batches import HOLD, RESET, Batch
from nekoban.rl.opponents import seated
from nekoban.rl.sights import RAW, number_space, read_encoding

Policy = Callable[[np.ndarray, np.ndarray], np.ndarray]
DEALS = 1000  # how many matches in a row may end before the learner's first turn


class Learner(VectorEnv):
    """n matches of one learner against bots."""

    def __init__(
        self, game: str, n: int, *, bots: Sequence[str | Policy] = ("random",), seat: int | None = None,
        observations: str = "float32", encoding: str = RAW, seed: int | str | bytes | None = None,
        **options: Any,
    ) -> None:  # fmt: skip
        """seat: the learner's seat; with None it plays every seat in turn, match by match.

        seed: decides the matches and the bots' luck, as `reset(seed=…)` does.
        """
        self.batch = batch = Batch(game, n, observations=observations, auto_reset=False, seed=seed, **options)
        if seed is not None:
            self.np_random = np.random.default_rng(list(read_seed(seed)))
        if seat is not None and not 0 <= seat < batch.players:
            raise ValueError(f"seat is a number from 0 to {batch.players - 1}, or None for all in turn.")
        self.num_envs = n
        self.seats = np.full(n, seat) if seat is not None else np.arange(n) % batch.players
        self.named_bots = seated(bots, batch.players - 1)
        self.bots = [self.player(bot) for bot in self.named_bots]
        self.to_network = read_encoding(batch.layout, encoding, observations)
        self.single_observation_space = number_space(batch.layout, observations, self.to_network)
        self.single_action_space = spaces.Discrete(batch.actions)
        self.observation_space = batch_space(self.single_observation_space, n)
        self.action_space = batch_space(self.single_action_space, n)
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.over = np.zeros(n, bool)
        self.rows = np.arange(n)

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "bots"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.bots = [self.player(bot) for bot in self.named_bots]

    def player(self, bot: str | Policy) -> Callable[[np.ndarray], np.ndarray]:
        """How a bot chooses for some rows that wait for it."""
        if callable(bot):
            return lambda rows: self.answer(bot, rows)
        if bot == "random":
            return lambda rows: self.batch.sample()[rows]
        mind = make_bot(bot, self.batch.game)
        meet(mind, self.batch.options)
        return lambda rows: np.array([self.thought(mind, int(row)) for row in rows])

    def answer(self, policy: Policy, rows: np.ndarray) -> np.ndarray:
        """A policy's actions for some rows, checked like the learner's own."""
        shown = self.batch.shown
        given = policy(self.for_network(shown.observations[rows]), shown.masks[rows])
        chosen = self.batch.one_each(given, len(rows), "A policy among the bots answers with")
        known = (chosen >= 0) & (chosen < self.batch.actions)
        legal = known & (shown.masks[rows, np.where(known, chosen, 0)] == 1)
        if not legal.all():
            wrong = int(np.argmin(legal))
            raise ValueError(
                f"A policy among the bots chose action {chosen[wrong]} in match {rows[wrong]}, "
                "which is not legal there."
            )
        return chosen

    def thought(self, mind: Any, row: int) -> int:
        """A bot's choice in one match, as an action."""
        batch = self.batch
        seat = int(batch.shown.to_move[row])
        legal = sorted(int(batch.moves[seat, action]) for action in batch.legal(row))
        move = mind.choose(batch.view(row), legal, int(self.np_random.integers(1 << 60)))
        return int(batch.turned[seat, move])

    def reset(self, *, seed: Any = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        super().reset(seed=seed)
        self.over[:] = False
        self.batch.observers[:] = self.seats
        self.batch.reset(seed)
        self.come_to_learner(np.ones(self.num_envs, bool))
        return self.seen(), self.told()

    def step(self, actions: Any) -> tuple[Any, ...]:
        given = self.batch.one_each(actions)
        if (wrong := given[~self.over & (given < 0)]).size:
            raise ValueError(f"Action {wrong[0]} is not legal: actions count from 0.")
        if self.batch.begun and self.waiting().any():
            raise ValueError("A bot failed before its move was made: call reset().")
        self.make(np.where(self.over, RESET, given))
        rewards = self.won() + self.come_to_learner(self.over)
        rewards[self.over] = 0  # a match that has just begun
        self.over = self.batch.shown.to_move < 0
        return self.seen(), rewards, self.over.copy(), np.zeros(self.num_envs, bool), self.told()

    def come_to_learner(self, begun: np.ndarray) -> np.ndarray:
        """Let bots move until all matches wait for the learner or are over; returns the learner's rewards.

        begun: matches that have just begun. If one of them is over already, the learner took no part in it:
        its reward is dropped, and another match begins.
        """
        won = self.let_bots_move()
        for _ in range(DEALS):
            early = begun & (self.batch.shown.to_move < 0)
            if not early.any():
                return won
            self.make(np.where(early, RESET, HOLD))
            self.let_bots_move()
        raise RuntimeError(f"{DEALS} matches in a row ended before the learner's first turn.")

    def waiting(self) -> np.ndarray:
        """Which matches wait for a bot."""
        movers = self.batch.shown.to_move
        return (movers >= 0) & (movers != self.seats)

    def let_bots_move(self) -> np.ndarray:
        """Move bots until no match waits for one; returns the learner's rewards."""
        won = np.zeros(self.num_envs, np.float32)
        movers = self.batch.shown.to_move
        while (waiting := self.waiting()).any():
            chosen = np.full(self.num_envs, HOLD)
            place = (movers - self.seats) % self.batch.players - 1  # which of the bots
            for number, bot in enumerate(self.bots):
                rows = self.rows[waiting & (place == number)]
                if len(rows):
                    chosen[rows] = bot(rows)
            self.make(chosen)
            won += self.won()
        return won

    def make(self, chosen: np.ndarray) -> None:
        """Make one step of all matches; the learner sees those that end with it."""
        self.batch.observers[:] = self.seats
        self.batch.step(chosen)

    def won(self) -> np.ndarray:
        """The learner's rewards from the last step."""
        return self.batch.shown.rewards[self.rows, self.seats]

    def seen(self) -> np.ndarray:
        return self.for_network(self.batch.shown.observations.copy())

    def for_network(self, observations: np.ndarray) -> np.ndarray:
        """Observations in the encoding that was asked for."""
        return observations if self.to_network is None else self.to_network(observations)

    def told(self) -> dict[str, Any]:
        return {"action_mask": self.batch.shown.masks.copy()}

    def close_extras(self, **kwargs: Any) -> None:
        self.batch.close()
