"""Sights: what the seats of one match see and may do, for PettingZoo, Gymnasium and the like."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from nekoban.core.observations import LIMITS, Encoder, Layout
from nekoban.core.turned_seats import turned_moves
from nekoban.rl.one_hot import OneHot
from nekoban.rl.singles import Single

RAW, ONE_HOT = "raw", "one-hot"
CAPPED = "int8"
RENDER_MODES = ["human", "ansi", "rgb_array"]


def check_render_mode(mode: str | None) -> str | None:
    """Refuse a render mode that environments do not have."""
    if mode not in (None, *RENDER_MODES):
        raise ValueError(f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode!r}.")
    return mode


class Sights:
    """Observations, masks and actions of a match, each as a seat counts them."""

    def __init__(
        self, match: Single, number: str = "float32", encoding: str = RAW, kept: bool = False
    ) -> None:
        self.match = match
        self.encoder = Encoder(Layout(match.game, match.players, kept), number)
        self.to_network = read_encoding(self.encoder.layout, encoding, number)
        self.moves, self.turned = turned_moves(match.game, match.players)

    @property
    def space(self) -> spaces.Box:
        return number_space(self.encoder.layout, self.encoder.number.name, self.to_network)

    def observation(self, seat: int) -> np.ndarray:
        numbers = self.encoder.encode_bytes(self.match.sight(seat), seat)
        return numbers if self.to_network is None else self.to_network(numbers)

    def mask(self, seat: int) -> np.ndarray:
        """1 for every legal action; nothing is legal for a seat that is not to move."""
        mask = np.zeros(self.turned.shape[1], np.int8)
        if self.match.to_move == seat:
            mask[self.turned[seat].take(self.match.listed())] = 1
        return mask

    def play(self, seat: int, action: int) -> None:
        """Make an action of the seat to move; an illegal one is refused with a sentence."""
        actions = self.moves.shape[1]
        if not 0 <= action < actions:
            raise ValueError(f"Action {action} is not legal: actions are numbers from 0 to {actions - 1}.")
        self.match.play(int(self.moves[seat, action]), check=True)


def read_encoding(layout: Layout, encoding: str, number: str) -> OneHot | None:
    """How observations are turned for a network; None if they stay as they are."""
    if encoding not in (RAW, ONE_HOT):
        raise ValueError(f"encoding is {RAW} or {ONE_HOT}, not {encoding!r:.60}.")
    if encoding == ONE_HOT and number == CAPPED:
        raise ValueError(
            f"{ONE_HOT} observations are made of numbers that are not capped, and {CAPPED} is: "
            "take observations='float32'."
        )
    return OneHot(layout) if encoding == ONE_HOT else None


def number_space(layout: Layout, number: str, to_network: OneHot | None = None) -> spaces.Box:
    """The space of an observation, with the bounds of every number."""
    if to_network is not None:
        return spaces.Box(0.0, 1.0, (to_network.size,), np.float32)
    low, high = (bound.clip(*LIMITS[number]).astype(number) for bound in layout.bounds)
    return spaces.Box(low, high, dtype=np.dtype(number).type)
