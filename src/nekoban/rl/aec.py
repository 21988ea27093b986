"""Our games as PettingZoo environments: agents take turns, illegal actions are masked.

An observation is `{"observation": numbers, "action_mask": 0 or 1 for each action}`, as in PettingZoo's own
classic games. observations.py describes its layout, with the observer as seat 0; actions count seats in the
same way. `encoding="one-hot"` gives what a network takes (one_hot.py), `observations="pixels"` a picture of
the seat's view; the mask is then in `infos`. `state()` has the observations of all seats.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from gymnasium.utils import seeding
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.rl.pictures import WIDTH, pixels, rendered
from nekoban.rl.sights import RAW, RENDER_MODES, Sights, check_render_mode
from nekoban.rl.singles import Single

PIXELS = "pixels"


def environment(game: Game | str, **options: Any) -> Any:
    """The environment with PettingZoo's usual wrappers, which catch errors and check the order of calls.

    A game is named as `mauwi`, or with the version of its rules as `mauwi_v1`.
    """
    env = AecTable(versioned(game) if isinstance(game, str) else game, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


class AecTable(AECEnv):
    """One match. Agents are named seat_0, seat_1, …"""

    def __init__(
        self, game: Game | str, *, render_mode: str | None = None, observations: str = "float32",
        encoding: str = RAW, kept: bool = False, **options: Any,
    ) -> None:  # fmt: skip
        super().__init__()
        self.render_mode = check_render_mode(render_mode)
        self.game = found = find_game(game) if isinstance(game, str) else game
        self.match = Single(found, seed=0, **options)
        self.metadata = {
            "name": env_name(found),
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.match.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.in_pixels = observations == PIXELS
        number = "float32" if self.in_pixels else observations
        self.sights = Sights(self.match, number, encoding, kept)
        self.state_space = self.whole_space()
        self.shown = self.space()
        self.acting = spaces.Discrete(len(found.moves))
        self.luck, _ = seeding.np_random(None)

    def space(self) -> spaces.Space:
        if self.in_pixels:
            return spaces.Box(0, 255, pixels(self.match, 0, WIDTH).shape, np.uint8)
        mask = spaces.Box(0, 1, (len(self.game.moves),), np.int8)
        return spaces.Dict({"observation": self.sights.space, "action_mask": mask})

    def whole_space(self) -> spaces.Box:
        one, players = self.sights.space, self.match.players
        return spaces.Box(
            np.tile(one.low, (players, 1)), np.tile(one.high, (players, 1)), dtype=one.dtype.type
        )

    def state(self) -> np.ndarray:
        """The observations of all seats from seat 0 on, a row each: for training, not for players."""
        return np.stack([self.sights.observation(seat) for seat in range(self.match.players)])

    def observation_space(self, agent: str) -> spaces.Space:
        return self.shown

    def action_space(self, agent: str) -> spaces.Space:
        return self.acting

    def observe(self, agent: str) -> Any:
        seat = self.seats[agent]
        if self.in_pixels:
            return pixels(self.match, seat, WIDTH)
        return {"observation": self.sights.observation(seat), "action_mask": self.sights.mask(seat)}

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.luck, _ = seeding.np_random(seed)
        self.match.reset(int(self.luck.integers(1 << 62)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.hand_over()

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.sights.play(self.seats[agent], action)
        self._cumulative_rewards[agent] = 0.0
        if self.match.to_move < 0:
            self.rewards = dict(zip(self.agents, self.match.rewards(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.hand_over()
        self._accumulate_rewards()
        if self.render_mode == "human":
            self.render()

    def hand_over(self) -> None:
        """Select the next agent; when the match is over, all in turn, starting with the last mover."""
        if self.match.to_move >= 0:
            self.agent_selection = self.possible_agents[self.match.to_move]
        if self.in_pixels:
            self.infos = {
                agent: {"action_mask": self.sights.mask(self.seats[agent])} for agent in self.agents
            }

    def render(self) -> Any:
        """The table as a spectator sees it."""
        return rendered(self.match, self.render_mode, None)

    def close(self) -> None:
        """Nothing to close."""

    def __str__(self) -> str:
        return env_name(self.game)


def versioned(name: str) -> Game:
    """The game of that name, with or without the version of its rules."""
    for game in all_games(hidden=True).values():
        head, _, version = name.rpartition("_v")
        if head == game.name.replace("-", "_") and version.isdecimal():
            if int(version) != game.version:
                raise LookupError(f"There is no {name}: the rules of {game.title} are {env_name(game)}.")
            return game
    return find_game(name)


def env_name(game: Game) -> str:
    """The name and the version of the rules: mauwi_v1."""
    return f"{game.name.replace('-', '_')}_v{game.version}"
