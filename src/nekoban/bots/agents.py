"""Agents: bots written by others. Each move has a time limit, and their mistakes are reported in a sentence.

Where an agent does not answer in time, fails, or names no legal move in a few tries, a random legal move is
made for it: the game goes on, nobody else's result is spoilt, and the same luck gives the same move. An agent
that fails several times in a row is not asked any more: that is an error.
"""

from __future__ import annotations

import sys
import time
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from nekoban.bots.line_program import LineProgram, class_command, program_command
from nekoban.bots.naming import ADDRESSES, PROGRAM, read_name
from nekoban.bots.questions import AgentError, AgentFault, Connection, Question
from nekoban.bots.random import Random
from nekoban.bots.web_address import WebAddress
from nekoban.core.game import Game
from nekoban.core.language import ENGLISH, reading
from nekoban.core.luck import start_luck
from nekoban.core.messages import tell
from nekoban.core.moves import Move
from nekoban.core.options import Chosen, short
from nekoban.core.record import View
from nekoban.core.refusals import clause_label

LIMIT = 10.0  # seconds for a move, where nobody says otherwise
TRIES = 3  # answers to one question
IN_A_ROW = 5  # moves made for an agent one after the other, before it counts as broken
REST = 60.0  # seconds before a broken one is tried again
QUESTIONS, ILLEGAL, STAND_INS = "questions", "illegal tries", "random moves"


def complain(sentence: str) -> None:
    """Tell the mistake of a bot written by others on standard error."""
    print(sentence, file=sys.stderr, flush=True)


class Agent:
    """A bot of others. Like ours, it is used in one thread at a time."""

    def __init__(
        self,
        game: Game,
        name: str,
        connection: Connection,
        limit: float = LIMIT,
        told: Callable[[str], None] = complain,
    ) -> None:
        self.game = game
        self.name = name
        self.connection = connection
        self.limit = limit
        self.told = told
        self.options: Chosen | None = None  # of the table; see `meet`
        self.counts: Counter[str] = Counter()
        self.seconds = 0.0  # thought in all
        self.in_a_row = 0
        self.rests_until = 0.0
        self.last_fault = ""

    @property
    def title(self) -> str:
        """What it is called at a table."""
        return self.connection.title

    def choose(self, view: View, legal: Sequence[Move], luck: int) -> Move:
        """Its move, or a random one in its place."""
        if len(legal) == 1:
            return legal[0]
        self.check_health()
        options = self.options or self.game.options.read({"players": int(view.seats)})
        began = time.monotonic()
        try:
            move = self.ask(Question(self.game, options, view, legal, luck), began + self.limit)
            self.in_a_row = 0
            return move
        except AgentFault as fault:
            self.note(str(fault))
            return Random(self.game).choose(view, legal, luck)
        finally:
            self.seconds += time.monotonic() - began

    def ask(self, question: Question, deadline: float) -> Move:
        """The move it names; after an illegal one it gets the reason, and is asked again."""
        self.counts[QUESTIONS] += 1
        refused, text, move = "", "", None
        for _ in range(TRIES):
            left = deadline - time.monotonic()
            if left <= 0:
                raise AgentFault(tell("agent-slow", seconds=f"{self.limit:g}"))
            text = " ".join(self.connection.answer(question, refused, left).split()).lower()
            move = self.game.moves.by_text.get(text)
            if move is not None and move in question.legal:
                return move
            self.counts[ILLEGAL] += 1
            with reading(ENGLISH):  # a program reads it
                refused = refusal(question, text, move)
        raise AgentFault(tell("agent-illegal", tries=TRIES, refused=refusal(question, text, move)))

    def note(self, fault: str) -> None:
        """Count a move that is made for it; the first, the tenth and so on are reported."""
        self.counts[STAND_INS] += 1
        self.in_a_row += 1
        self.last_fault = fault
        count = self.counts[STAND_INS]
        if str(count).strip("0") == "1":
            said = "agent-stand-in" if count == 1 else "agent-stand-in-again"
            self.told(tell(said, agent=self.name, fault=fault.rstrip(".。"), count=count))
        if self.in_a_row == IN_A_ROW:
            self.rests_until = time.monotonic() + REST

    def check_health(self) -> None:
        if self.in_a_row >= IN_A_ROW:
            if time.monotonic() < self.rests_until:
                fault = self.last_fault.rstrip(".。")
                raise AgentError(tell("agent-broken", agent=self.name, count=IN_A_ROW, fault=fault))
            self.in_a_row = 0

    def stop(self) -> None:
        """Break off what it is doing."""
        self.connection.close()

    def __reduce__(self) -> tuple[Any, ...]:
        return make_agent, (self.name, self.game)


def refusal(question: Question, text: str, move: Move | None) -> str:
    """What it named, and why that is not legal."""
    return tell("agent-refused", move=short(text), reason=reason(question, move))


def reason(question: Question, move: Move | None) -> str:
    """Why a move is not legal, from the view alone: in a world that looks the same to the seat."""
    game, view = question.game, question.view
    if move is None:
        return tell("agent-no-move", game=game.shown_title)
    world = game.engine.imagine(view, start_luck(question.luck))
    clause = game.engine.why_not(world, move)
    names = [tell("player", number=seat + 1) for seat in range(question.options.players)]
    sentence, label = game.words.reason(view, move, clause, names), clause_label(game, clause)
    return f"{sentence} ({label})" if label else sentence


def make_agent(
    name: str, game: Game, told: Callable[[str], None] = complain, is_quiet: bool = False
) -> Agent:
    """The bot of others with that name, started and asked whether it plays this game.

    is_quiet: what a program writes to its standard error is not shown.
    """
    found = read_name(name)
    if found.plain.startswith(ADDRESSES):
        connection: Connection = WebAddress(found.plain)
    else:
        is_program = found.plain.startswith(PROGRAM)
        command = program_command(found.plain) if is_program else class_command(found.plain)
        connection = LineProgram(command, found.plain, game, is_quiet)
        connection.start()
    return Agent(game, name, connection, found.seconds or LIMIT, told)


def meet(bot: object, options: Chosen) -> None:
    """Tell a bot which options its table has. Ours see what matters in their view; others are sent them."""
    if isinstance(bot, Agent):
        bot.options = options
