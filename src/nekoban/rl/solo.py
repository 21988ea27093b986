"""One learner against bots in one match: a plain Gymnasium environment, registered for every game.

    env = gymnasium.make("nekoban.rl.solo:nekoban/Mauwi-v1", bots=["greedy"])
    observation, info = env.reset(seed=1)
    observation, reward, terminated, truncated, info = env.step(action)

The part before the colon imports this module, which registers all games; the version is that of the rules.
`info["action_mask"]` and `env.unwrapped.action_masks()` have the legal actions. An action that is not legal
loses the match at once (`illegal="lose"`), for learners that know no masks, or is refused (`"refuse"`).
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from nekoban.bots import make_bot, meet
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.rl.opponents import seated
from nekoban.rl.pictures import rendered
from nekoban.rl.sights import RAW, RENDER_MODES, Sights, check_render_mode
from nekoban.rl.singles import Single, new_luck

DEALS = 1000  # how many matches in a row may end before the learner's first turn
LOSE, REFUSE = "lose", "refuse"
LOST = -1.0


class Solo(gymnasium.Env[np.ndarray, np.int64]):
    """One match of one learner against bots."""

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}  # noqa: RUF012 (Gymnasium's own name)

    def __init__(
        self, game: Game | str, *, bots: Sequence[str] = ("random",), seat: int | None = None,
        observations: str = "float32", encoding: str = RAW, kept: bool = False, illegal: str = LOSE,
        render_mode: str | None = None, **options: Any,
    ) -> None:  # fmt: skip
        """bots: names, for the seats to the left of the learner in turn.

        seat: the learner's seat; with None it is drawn for every match.
        """
        self.game = found = find_game(game) if isinstance(game, str) else game
        self.match = match = Single(found, seed=0, **options)
        self.render_mode = check_render_mode(render_mode)
        if seat is not None and not 0 <= seat < match.players:
            raise ValueError(f"seat is a number from 0 to {match.players - 1}, or None for any of them.")
        if illegal not in (LOSE, REFUSE):
            raise ValueError(f"illegal is {LOSE} or {REFUSE}, not {illegal!r:.60}.")
        self.fixed_seat, self.illegal = seat, illegal
        self.seat, self.is_over = seat or 0, True
        self.sights = Sights(match, observations, encoding, kept)
        self.named_bots = seated(bots, match.players - 1)
        self.bots = [self.player(bot) for bot in self.named_bots]
        self.observation_space = self.sights.space
        self.action_space = spaces.Discrete(len(found.moves))

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "bots"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.bots = [self.player(bot) for bot in self.named_bots]

    def player(self, name: str) -> Callable[[int], int]:
        """How a bot chooses a move at a seat."""
        if name == "random":
            return lambda seat: int(self.np_random.choice(self.match.legal()))
        mind = make_bot(name, self.game)
        meet(mind, self.match.options)
        return lambda seat: mind.choose(
            self.match.view(seat), sorted(self.match.legal()), new_luck(self.np_random)
        )

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, Any]:
        super().reset(seed=seed)
        self.is_over = False
        for _ in range(DEALS):
            fixed = self.fixed_seat
            self.seat = int(self.np_random.integers(self.match.players)) if fixed is None else fixed
            self.match.reset(new_luck(self.np_random))
            self.let_bots_move()
            if self.match.to_move >= 0:
                return self.shown()
        raise RuntimeError(f"{DEALS} matches in a row ended before the learner's first turn.")

    def step(self, action: np.int64 | int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        if self.is_over:
            raise ValueError("The match is over: call reset() before the next step.")
        if self.illegal == LOSE and not self.is_legal(int(action)):
            self.is_over = True
            seen, info = self.shown()
            return seen, LOST, True, False, info | {"illegal_action": int(action)}
        self.sights.play(self.seat, int(action))
        self.let_bots_move()
        self.is_over = self.match.to_move < 0
        seen, info = self.shown()
        return seen, float(self.match.rewards()[self.seat]), self.is_over, False, info

    def is_legal(self, action: int) -> bool:
        mask = self.action_masks()
        return 0 <= action < len(mask) and bool(mask[action])

    def let_bots_move(self) -> None:
        """Move bots until the match waits for the learner or is over."""
        match = self.match
        while match.to_move >= 0 and match.to_move != self.seat:
            match.play(self.bots[(match.to_move - self.seat) % match.players - 1](match.to_move), check=True)
        if self.render_mode == "human":
            self.render()

    def shown(self) -> tuple[np.ndarray, dict[str, Any]]:
        return self.sights.observation(self.seat), {"action_mask": self.action_masks(), "seat": self.seat}

    def action_masks(self) -> np.ndarray:
        """1 for every legal action."""
        return self.sights.mask(self.seat)

    def render(self) -> Any:
        """The table as the learner sees it."""
        return rendered(self.match, self.render_mode, self.seat)


def env_id(game: Game) -> str:
    """nekoban/NineLives-v2"""
    return f"nekoban/{game.name.title().replace('-', '')}-v{game.version}"


def register() -> None:
    """Register an environment of Gymnasium for every game."""
    for game in all_games(hidden=True).values():
        gymnasium.register(
            env_id(game), entry_point="nekoban.rl.solo:Solo", kwargs={"game": game.name}, order_enforce=True
        )


def environment(game: str, **options: Any) -> Any:
    """The registered environment of a game, with Gymnasium's usual wrappers."""
    return gymnasium.make(env_id(find_game(game)), **options)


register()
