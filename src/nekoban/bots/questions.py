"""Questions to bots written by others: all that is sent to them, made from what their seat may see."""

from __future__ import annotations

from base64 import b64encode
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from nekoban.core.game import Game
from nekoban.core.moves import Move
from nekoban.core.notation import write_position
from nekoban.core.options import Chosen, OptionError
from nekoban.core.record import View

PROTOCOL = 1  # the version of what is said


class AgentError(OptionError):
    """A bot of others that cannot be used; the text says why."""


class AgentFault(Exception):
    """What a bot of others did wrong at one move, as the end of a sentence: 'took longer than 10 s'."""


@dataclass(frozen=True)
class Question:
    """What to do in this position? There is nothing in it but a view and what may be done."""

    game: Game
    options: Chosen
    view: View
    legal: Sequence[Move]
    luck: int

    @property
    def seat(self) -> int:
        """The seat that is asked, counted from 1."""
        return int(self.view.to_move) + 1

    def position(self) -> str:
        return write_position(self.game, self.options, self.view)

    def view_bytes(self) -> str:
        """The view as it is in memory, for programs that use this package."""
        return b64encode(self.view.bytes.tobytes()).decode()

    def moves(self) -> list[str]:
        return [self.game.moves.texts[move] for move in self.legal]


class Connection(Protocol):
    """The way to a bot of others."""

    title: str  # what it calls itself

    def answer(self, question: Question, refused: str, seconds: float) -> str:
        """The text of a move, within this many seconds. `refused`: why its last answer was not taken."""
        ...

    def close(self) -> None:
        """End it now. The next question begins anew."""
        ...
