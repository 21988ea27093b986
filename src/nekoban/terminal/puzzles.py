"""Puzzles at a keyboard: the table, a move as in play, and what comes of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path

from rich.console import Console
from rich.text import Text

from nekoban.bots.advice import make_adviser, with_clause
from nekoban.core.game import Game
from nekoban.core.player_names import bot_name
from nekoban.core.prose import Prose
from nekoban.core.puzzles import (
    Lesson,
    Puzzle,
    begin_puzzle,
    check_puzzle,
    line_moments,
    reasons_for,
    shown_answer,
    theme_name,
    verdict,
)
from nekoban.terminal.session import Quit, Session
from nekoban.terminal.words import tell

ALLOWED = ("?", "help", "why", "table", "moves", "rules", "scores", "quit", "exit")  # as in play
NO_FILE = Path("puzzle.neko")  # a puzzle is never saved


class GiveUp(Exception):
    """Somebody wants to see the answer."""


class Solving(Session):
    """One puzzle: a session that asks for one move and plays none."""

    def __init__(self, game: Game, puzzle: Puzzle, console: Console, ask: Callable[[str], str]) -> None:
        check_puzzle(game, puzzle)
        match = begin_puzzle(puzzle.position, puzzle.deal)
        super().__init__(match, {}, console, ask, NO_FILE, make_adviser(game))
        self.puzzle = puzzle
        assert match.to_move is not None
        self.seat = match.to_move

    def command(self, seat: int, line: str) -> bool:
        """What helps to play helps here; `answer` shows the best move."""
        word = line.partition(" ")[0].lower()
        if word == "answer":
            raise GiveUp
        if word == "q":  # as between two puzzles
            raise Quit
        if word in ("?", "help"):
            self.console.print(Text(tell("puzzle-help")))
            return True
        return word in ALLOWED and super().command(seat, line)

    def solve(self) -> bool:
        """Ask until the answer is found or asked for; returns whether the first move was right."""
        self.show_head()
        self.show_table(self.seat)
        tries = 0
        while True:
            try:
                move = self.choose(self.seat)
            except GiveUp:
                self.console.print(Text(shown_answer(self.puzzle, self.match)), soft_wrap=True)
                self.show_line(self.puzzle.answer)
                return False
            assert move is not None
            text = self.match.game.moves.texts[move]
            self.console.print(Text(verdict(self.puzzle, self.match, text), style="bold"), soft_wrap=True)
            self.show_line(text)
            tries += 1
            if text == self.puzzle.answer:
                return tries == 1
            self.console.print(Prose(tell("puzzle-again")))

    def show_head(self) -> None:
        about = {
            "game": self.match.game.shown_title,
            "puzzle": self.puzzle.id,
            "grade": bot_name(self.puzzle.grade),
        }
        self.console.print(Text(tell("puzzle-head", **about), style="bold"))
        self.console.print(Prose(tell("puzzle-question", player=self.match.names[self.seat])))

    def show_line(self, move: str) -> None:
        """Why it is good or bad, and what can follow; with the answer its theme, which would give it away."""
        if move == self.puzzle.answer:
            theme = theme_name(self.match.game, self.puzzle.theme)
            self.console.print(Text(tell("puzzle-theme", theme=theme)), soft_wrap=True)
        for reason in reasons_for(self.match, move):
            sign = "+" if reason.is_gain else "-"
            self.console.print(
                Text(f"  {sign} {with_clause(reason.sentence, reason.clause)}"), soft_wrap=True
            )
        self.console.print(Prose(tell("puzzle-line")))
        for _, lines in line_moments(self.puzzle, self.match, move):
            for line in lines:
                self.console.print(Text(f"  {line}"), soft_wrap=True)


def solve_puzzles(
    game: Game, puzzles: Sequence[Puzzle], start: Puzzle, console: Console, ask: Callable[[str], str]
) -> None:
    """One puzzle after the other, from this one on, until somebody has enough."""
    place, solved, asked = list(puzzles).index(start), 0, 0
    try:
        while True:
            solved += Solving(game, puzzles[place % len(puzzles)], console, ask).solve()
            place, asked = place + 1, asked + 1
            console.print(Text(tell("puzzle-count", solved=solved, count=asked)))
            if ask(f"{tell('puzzle-next')} ").strip().lower() in ("q", "quit", "exit"):
                return
    except (Quit, EOFError, KeyboardInterrupt):
        return


def solve_lesson(game: Game, lesson: Lesson, console: Console, ask: Callable[[str], str]) -> None:
    """A lesson: a sentence, its puzzles, a sentence."""
    console.print(Text(lesson.title, style="bold"))
    console.print(Text(lesson.before), soft_wrap=True)
    try:
        for puzzle in lesson.puzzles:
            Solving(game, puzzle, console, ask).solve()
    except (Quit, EOFError, KeyboardInterrupt):
        return
    console.print(Text(lesson.after), soft_wrap=True)
