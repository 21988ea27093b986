"""What OpenSpiel's observers see of our games: exactly what their type asks for, or a refusal in a sentence.

| private info | perfect recall | tensor | string |
|---|---|---|---|
| of one player | no | the player's view, as `Layout` | the view as position text |
| of nobody | no | what a spectator sees, turned to the player | the same as text |
| of all players | no | the views of all, from the player on | the same as text |
| of one player | yes | all views so far, if they are few | the view, and a fingerprint of the past |
| of one player, nothing public | no | which numbers the player alone knows, and these | the same by name |
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import numpy as np
import pyspiel

from nekoban.core.observations import Encoder, Layout

if TYPE_CHECKING:
    from nekoban.core.record import View
    from nekoban.rl.spiel import NekobanGame, NekobanState

MOST_NUMBERS = 1 << 20  # in a tensor with perfect recall: more is no use to anybody
Private = pyspiel.PrivateInfoType
OBSERVATION = pyspiel.IIGObservationType(perfect_recall=False)


def recall_shape(game: NekobanGame, layout: Layout) -> tuple[int, int]:
    """All views that a player can have in one match: their greatest number, and the size of each."""
    return game.rules.bound(game.options) + 1, layout.size


def can_recall(game: NekobanGame) -> bool:
    """Whether a tensor with perfect recall is small enough to be offered."""
    return bool(np.prod(recall_shape(game, Layout(game.rules, game.options.players))) <= MOST_NUMBERS)


def make_observer(game: NekobanGame, kind: Any = None, params: Any = None) -> Observer:
    """The observer of this type. What is not offered raises an error with a sentence."""
    kind = kind or OBSERVATION
    if params:
        raise ValueError(f"Observers of {game.rules.title} take no parameters, not {params!r:.60}.")
    if not kind.public_info:
        if kind.perfect_recall or kind.private_info != Private.SINGLE_PLAYER:
            raise ValueError(
                f"Without what is public, observers of {game.rules.title} see what one player sees now: "
                "ask for public_info=True, or for private_info=SINGLE_PLAYER without perfect recall."
            )
        return PrivateObserver(game)
    if not kind.perfect_recall:
        return NOW[kind.private_info](game)
    if kind.private_info != Private.SINGLE_PLAYER:
        raise ValueError(
            f"With perfect recall, observers of {game.rules.title} see what one player sees: "
            "ask for private_info=SINGLE_PLAYER."
        )
    return RecallObserver(game) if can_recall(game) else RecallText(game)


class Observer:
    """What one player sees now."""

    def __init__(self, game: NekobanGame) -> None:
        self.game = game
        self.layout = Layout(game.rules, game.options.players)
        self.encoder = Encoder(self.layout)
        self.tensor = np.zeros(self.shape(), np.float32).reshape(-1)
        self.dict = dict(self.pieces())

    def shape(self) -> tuple[int, ...]:
        return (self.layout.size,)

    def pieces(self) -> Iterator[tuple[str, np.ndarray]]:
        """Parts of the tensor by name."""
        for slot in self.layout.slots:
            yield slot.name, self.tensor[slot.slice].reshape(slot.shape)

    def set_from(self, state: NekobanState, player: int) -> None:
        checked_player(self.game, player)
        self.tensor[:] = 0
        if state.table.is_dealt:
            self.write(state, player)

    def string_from(self, state: NekobanState, player: int) -> str:
        checked_player(self.game, player)
        return state.told(lambda: self.text(state, player))

    def write(self, state: NekobanState, player: int) -> None:
        self.tensor[:] = self.encoder.encode(self.seen(state, player), player)

    def seen(self, state: NekobanState, player: int) -> View:
        return state.table.view(player)

    def text(self, state: NekobanState, player: int) -> str:
        return state.text_of(self.seen(state, player))


class PublicObserver(Observer):
    """What everybody sees now."""

    def seen(self, state: NekobanState, player: int) -> View:
        return state.table.view(None)


class PrivateObserver(Observer):
    """What a player sees now and a spectator does not: which numbers, and what they are."""

    def shape(self) -> tuple[int, ...]:
        return (2, self.layout.size)

    def pieces(self) -> Iterator[tuple[str, np.ndarray]]:
        yield from zip(("known", "values"), self.tensor.reshape(self.shape()), strict=True)

    def write(self, state: NekobanState, player: int) -> None:
        known, values = self.tensor.reshape(self.shape())
        own, open_to_all = (self.encoder.encode(state.table.view(seat), player) for seat in (player, None))
        known[:] = own != open_to_all
        values[:] = np.where(known, own, 0)

    def text(self, state: NekobanState, player: int) -> str:
        self.set_from(state, player)
        told = [
            f"{slot.name}={' '.join(format(number, 'g') for number in self.dict['values'][slot.slice])}"
            for slot in self.layout.slots
            if self.dict["known"][slot.slice].any()
        ]
        return " | ".join(told)


class AllObserver(Observer):
    """What all players together see now: the view of each, from the player on."""

    def shape(self) -> tuple[int, ...]:
        return (self.game.options.players, self.layout.size)

    def pieces(self) -> Iterator[tuple[str, np.ndarray]]:
        rows = self.tensor.reshape(self.shape())
        for player, row in enumerate(rows):
            for slot in self.layout.slots:
                yield f"{player}.{slot.name}", row[slot.slice].reshape(slot.shape)

    def write(self, state: NekobanState, player: int) -> None:
        rows = self.tensor.reshape(self.shape())
        for row, seat in zip(rows, self.around(player), strict=True):
            row[:] = self.encoder.encode(state.table.view(seat), seat)

    def around(self, player: int) -> list[int]:
        players = self.game.options.players
        return [(player + step) % players for step in range(players)]

    def text(self, state: NekobanState, player: int) -> str:
        return "\n".join(state.text_of(state.table.view(seat)) for seat in self.around(player))


class RecallObserver(Observer):
    """Everything a player has seen in this match, the oldest view first.

    What is still to come is 0, and so is what a player saw before somebody else's world was resampled.
    """

    def shape(self) -> tuple[int, ...]:
        return recall_shape(self.game, self.layout)

    def pieces(self) -> Iterator[tuple[str, np.ndarray]]:
        yield "views", self.tensor.reshape(self.shape())

    def write(self, state: NekobanState, player: int) -> None:
        rows = self.tensor.reshape(self.shape())
        for row, view in zip(rows, state.table.views(player), strict=False):
            if view is not None:
                row[:] = self.encoder.encode(view, player)

    def string_from(self, state: NekobanState, player: int) -> str:
        return state.information_state_string(player)


class RecallText(Observer):
    """The same where a tensor would be too large: as text alone."""

    def __init__(self, game: NekobanGame) -> None:
        self.game = game
        self.tensor, self.dict = None, {}

    def set_from(self, state: NekobanState, player: int) -> None:
        raise no_tensor(self.game)

    def string_from(self, state: NekobanState, player: int) -> str:
        return state.information_state_string(player)


NOW = {Private.SINGLE_PLAYER: Observer, Private.NONE: PublicObserver, Private.ALL_PLAYERS: AllObserver}


def checked_player(game: NekobanGame, player: int) -> int:
    """A player of this game: whoever else asks is refused, not shown what a spectator sees."""
    players = game.options.players
    if not 0 <= player < players:
        raise ValueError(f"There is no player {int(player)} here: players count from 0 to {players - 1}.")
    return int(player)


def no_tensor(game: NekobanGame) -> ValueError:
    """Why OpenSpiel gets no tensor of all views of a match."""
    count = int(np.prod(recall_shape(game, Layout(game.rules, game.options.players))))
    return ValueError(
        f"All views of a match of {game.rules.title} are {count:,} numbers. A tensor has at most "
        f"{MOST_NUMBERS:,}: use information_state_string, or a smaller game."
    )
