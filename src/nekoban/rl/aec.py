"""Our games as PettingZoo environments: agents take turns, illegal actions are masked.

An observation is `{"observation": numbers, "action_mask": 0 or 1 for each action}`, as in PettingZoo's own
classic games. observations.py describes its layout, with the observer as seat 0; actions count seats in the
same way. `observations="pixels"` gives a picture of the seat's view instead; the mask is then in `infos`.
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
from nekoban.core.observations import LIMITS, Encoder, Layout
from nekoban.core.turned_seats import turned_moves
from nekoban.rl.pictures import pixels, plain_text
from nekoban.rl.singles import Single

RENDER_MODES = ["human", "ansi", "rgb_array"]
PIXELS = "pixels"
WIDTH = 480  # pixels of a picture


def environment(game: Game | str, **options: Any) -> Any:
    """The environment with PettingZoo's usual wrappers, which catch errors and check the order of calls.

    A game is named as `mauwi`, or with the version of its rules as `mauwi_v1`.
    """
    env = Table(versioned(game) if isinstance(game, str) else game, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(env))


class Table(AECEnv):
    """One match. Agents are named seat_0, seat_1, …"""

    def __init__(
        self, game: Game | str, *, render_mode: str | None = None, observations: str = "float32",
        kept: bool = False, **options: Any,
    ) -> None:  # fmt: skip
        super().__init__()
        if render_mode not in (None, *RENDER_MODES):
            raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {render_mode!r}.")
        self.game = found = find_game(game) if isinstance(game, str) else game
        self.match = Single(found, seed=0, **options)
        self.render_mode = render_mode
        self.metadata = {
            "name": env_name(found),
            "render_modes": RENDER_MODES,
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"seat_{seat}" for seat in range(self.match.players)]
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.moves, self.turned = turned_moves(found, self.match.players)
        self.in_pixels = observations == PIXELS
        layout = Layout(found, self.match.players, kept)
        self.encoder = Encoder(layout, "float32" if self.in_pixels else observations)
        self.shown = self.space()
        self.acting = spaces.Discrete(len(found.moves))
        self.luck, _ = seeding.np_random(None)

    def space(self) -> spaces.Space:
        if self.in_pixels:
            return spaces.Box(0, 255, pixels(self.match, 0, WIDTH).shape, np.uint8)
        low, high = LIMITS[self.encoder.number.name]
        numbers = spaces.Box(low, high, (self.encoder.layout.size,), self.encoder.number.type)
        mask = spaces.Box(0, 1, (len(self.game.moves),), np.int8)
        return spaces.Dict({"observation": numbers, "action_mask": mask})

    def observation_space(self, agent: str) -> spaces.Space:
        return self.shown

    def action_space(self, agent: str) -> spaces.Space:
        return self.acting

    def observe(self, agent: str) -> Any:
        seat = self.seats[agent]
        if self.in_pixels:
            return pixels(self.match, seat, WIDTH)
        numbers = self.encoder.encode_bytes(self.match.sight(seat), seat)
        return {"observation": numbers, "action_mask": self.mask(seat)}

    def mask(self, seat: int) -> np.ndarray:
        """1 for every legal action; nothing is legal for a seat that is not to move."""
        mask = np.zeros(self.turned.shape[1], np.int8)
        if self.match.to_move == seat:
            mask[self.turned[seat].take(self.match.listed())] = 1
        return mask

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
        seat = self.seats[agent]
        self.match.play(int(self.moves[seat, action]), check=True)
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
            self.infos = {agent: {"action_mask": self.mask(self.seats[agent])} for agent in self.agents}

    def render(self) -> Any:
        """The table as a spectator sees it: a picture, or text; `human` prints the text."""
        if self.render_mode == "rgb_array":
            return pixels(self.match, None, WIDTH)
        if self.render_mode == "ansi":
            return plain_text(self.match, None)
        if self.render_mode == "human":
            print(plain_text(self.match, None))
        return None

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
