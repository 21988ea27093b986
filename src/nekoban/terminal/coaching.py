"""The coach at a keyboard: before a move that costs much it asks; `why` says why."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rich.console import Console

from nekoban.bots.advice import with_clause
from nekoban.bots.coach import PATIENCE, Doubt, find_doubt
from nekoban.bots.levels import MINDS, deepest_name, levels_of
from nekoban.bots.search import Search, search_is_compiled
from nekoban.core.match import Match
from nekoban.core.motives import Choice
from nekoban.core.prose import Prose
from nekoban.terminal.thinking import think_aside
from nekoban.terminal.words import tell

YES = ("y", "yes")


class Coaching:
    """Asks before moves that cost more than `percent` of the chance to win; 0: never."""

    def __init__(self, console: Console, ask: Callable[[str], str], adviser: Search, percent: int) -> None:
        self.console = console
        self.ask = ask
        self.adviser = adviser
        self.bot = weighing_bot(adviser) if percent else adviser
        self.percent = percent

    def ask_all(self, people: Sequence[str]) -> None:
        """Among several people there is a coach only if all of them agree."""
        if not self.percent or len(people) < 2:
            return
        for name in people:
            if self.answer(tell("coach-agree", player=name, percent=self.percent)) not in YES:
                self.percent = 0
                self.console.print(Prose(tell("coach-off")))
                return

    def answer(self, question: str) -> str:
        return self.ask(f"{question} ").strip().lower()

    def is_sure(self, match: Match, seat: int, move: int) -> bool:
        """Whether to make the move: at once, or because whoever plays it says so."""
        doubt = self.doubt(match, seat, move)
        if doubt is None:
            return True
        self.console.print(Prose(doubt.question))
        while (answer := self.answer(tell("coach-sure"))) == "why":
            for sentence, clause in doubt.why:
                self.console.print(Prose(f"  {with_clause(sentence, clause)}"))
        return answer in YES

    def doubt(self, match: Match, seat: int, move: int) -> Doubt | None:
        """What the coach has to say. If thinking fails it says nothing, and the move is made."""
        if not self.percent or not search_is_compiled(match.game):
            return None
        choice = Choice(match.view(seat), move, match.legal(), match.names)
        think = lambda: find_doubt(self.bot, choice, self.percent, PATIENCE, self.adviser)  # noqa: E731
        try:
            return think_aside(self.console, tell("coach"), self.bot, think)
        except Exception as error:
            self.console.print(Prose(tell("coach-failed", error=str(error))))
            return None


def weighing_bot(adviser: Search) -> Search:
    """Who weighs the moves: the adviser, or below it the strongest level of the ladder, as on the server."""
    game = adviser.game
    return Search(game, levels_of(game)[deepest_name(game)]) if adviser.name in MINDS else adviser
