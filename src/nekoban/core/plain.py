"""Plain words and a plain text table, for a game that does not have its own yet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rich.markup import escape

from nekoban.core.contracts import Names, Points
from nekoban.core.messages import tell
from nekoban.core.moves import Move
from nekoban.core.record import HIDDEN, NONE, Field, Raw, SeatNumber, View

if TYPE_CHECKING:
    from nekoban.core.game import Game


class PlainWords:
    """Sentences made only from a game's clauses, scores and the texts of its moves."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def reason(self, view: View, move: Move, clause: int, names: Names) -> str:
        if self.game.clauses(clause).name == "OVER":
            return tell("over")
        return tell("forbidden", move=self.game.moves.texts[move])

    def flaw(self, clause: int) -> str:
        return tell("breaks", clause=self.game.clauses(clause).name.replace("_", "-"))

    def component_names(self) -> list[str]:
        return [tell("component", number=number) for number in range(1, self.game.component_count + 1)]

    def status(self, view: View, names: Names) -> str:
        return self.result(view, names) if view.to_move < 0 else tell("to-move", player=names[view.to_move])

    def say(self, view: View, move: Move, names: Names) -> str:
        return self.game.moves.texts[move]

    def log(self, view: View, names: Names) -> list[str]:
        return []

    def result(self, view: View, names: Names) -> str:
        winners = [names[seat] for seat in self.game.interpreted.winners(view)]
        return tell("won", winners=winners) if winners else tell("nobody-won")

    def breakdown(self, view: View, names: Names) -> list[Points]:
        return [[(tell("points-label"), points)] for points in self.game.interpreted.scores(view)]

    def lead(self, count: int) -> str:
        return tell("points", count=count)

    def title(self, view: View) -> str | None:
        return None

    def headings(self, view: View, moves: Sequence[Move], names: Names) -> dict[str, list[Move]] | None:
        return None

    def choose_first(self, view: View, click: str) -> str | None:
        return None

    def idle(self, view: View, click: str) -> tuple[int, str] | None:
        return None

    def asks(self, view: View, kind: int) -> bool:
        return False

    def scored(self, view: View) -> list[int] | None:
        return None

    def more_scores(self, view: View) -> list[tuple[str, int, Points]]:
        return []


class PlainText:
    """The fields of a view, line by line."""

    def table(self, view: View, seat: SeatNumber | None, names: Names) -> str:
        lines = [
            f"{name}: {shown(getattr(view, name))}"
            for name, field in view.fields.items()
            if field.rows is None and is_shown(field)
        ]
        for number, player in enumerate(view.players[: view.seats]):
            told = ", ".join(f"{name} {shown(getattr(player, name))}" for name in player.fields)
            lines.append(f"{escape(names[number])}: {told}")
        return "\n".join(lines)


def is_shown(field: Field) -> bool:
    """Whether the plain text table has that field."""
    return field.sight != "secret" and not field.kept and field.name not in ("event_count", "to_move")


def shown(value: Raw) -> str:
    """One or more numbers as text; hidden ones as ?."""
    numbers = [value] if isinstance(value, int) else value.reshape(-1).tolist()
    return " ".join("?" if number == HIDDEN else "-" if number == NONE else str(number) for number in numbers)
