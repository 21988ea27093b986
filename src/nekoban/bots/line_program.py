"""Programs that play: they read lines and write lines. docs/agents.md describes the protocol.

A program is a process of its own. It is killed, with all that it started, when it takes too long.
"""

from __future__ import annotations

import contextlib
import os
import queue
import shlex
import signal
import subprocess
import sys
import threading
import time
import weakref
from typing import IO

from nekoban.bots.naming import PROGRAM
from nekoban.bots.questions import PROTOCOL, AgentError, AgentFault, Question
from nekoban.core.game import Game
from nekoban.core.messages import number, tell
from nekoban.core.options import short

STARTING = 30.0  # seconds until it is ready
ENDING = 1.0  # seconds to end by itself after `quit`
LINE_LIMIT = 65_536  # characters of a line
WAITING_LINES = 1_000  # that are read ahead
TITLE_LIMIT = 30  # characters of its name


def program_command(name: str) -> list[str]:
    """The words of a command line, from `program:python3 tabby.py --fast`."""
    try:
        words = shlex.split(name.removeprefix(PROGRAM))
    except ValueError as error:
        raise AgentError(tell("agent-no-command", agent=name, error=str(error))) from None
    if not words:
        raise AgentError(tell("agent-no-program"))
    return words


def class_command(name: str) -> list[str]:
    """The program that plays as a class of Python: `module:Class`."""
    return [sys.executable, "-m", "nekoban.bots.class_host", name]


class LineProgram:
    """A process that is asked and answers, line by line."""

    def __init__(self, command: list[str], name: str, game: Game, is_quiet: bool = False) -> None:
        self.command = command
        self.name = name
        self.game = game
        self.is_quiet = is_quiet
        self.title = short_title(name.removeprefix(PROGRAM).rpartition(":")[2].split("/")[-1])
        self.wants: set[str] = set()
        self.talk: Talk | None = None

    def start(self) -> None:
        """Start it, and agree on the protocol and the game."""
        try:
            self.talk = Talk(self.command, self.is_quiet)
        except (OSError, ValueError) as error:
            said = str(getattr(error, "strerror", None) or error)
            raise AgentError(tell("agent-unstarted", agent=self.name, error=said)) from None
        self.talk.write(f"nekoban {PROTOCOL}\ngame {self.game.name} {self.game.version}\n")
        deadline = time.monotonic() + STARTING
        try:
            while (line := self.talk.read(deadline)) != "ready":
                self.learn(line)
        except AgentFault as fault:
            self.close()
            raise AgentError(tell("agent-unready", agent=self.name, fault=str(fault))) from None

    def learn(self, line: str) -> None:
        """What it says about itself before it is ready."""
        word, _, rest = line.partition(" ")
        if word == "name":
            self.title = short_title(rest)
        elif word == "wants":
            self.wants |= set(rest.split())
        elif word == "error":
            self.close()
            raise AgentError(tell("agent-unusable", agent=self.name, error=rest.rstrip(".")))

    def answer(self, question: Question, refused: str, seconds: float) -> str:
        try:
            if self.talk is None:
                self.start()
            assert self.talk is not None
            deadline = time.monotonic() + seconds  # starting again is not its thinking time
            self.talk.forget_unread()
            asked = [f"refused {refused}"] if refused else self.lines(question)
            self.talk.write("\n".join([*asked, f"go {seconds:.3f}\n"]))
            while True:
                word, _, rest = self.talk.read(deadline).partition(" ")
                if word == "bestmove":
                    return rest
                if word == "error":
                    raise AgentFault(tell("agent-failed", error=short(rest)))
        except AgentError as error:
            raise AgentFault(tell("agent-unstarted-again", error=str(error))) from None
        except AgentFault:
            self.close()
            raise

    def lines(self, question: Question) -> list[str]:
        """A question as lines."""
        more = [f"view {question.view_bytes()}"] if "view" in self.wants else []
        return [
            f"options {question.options.text}",
            f"seat {question.seat}",
            f"position {question.position()}",
            *more,
            f"luck {question.luck}",
            *(f"legal {text}" for text in question.moves()),
        ]

    def close(self) -> None:
        if self.talk is not None:
            self.talk.kill_now()
            self.talk = None


class Talk:
    """A running process, with a thread that writes to it and one that reads from it."""

    def __init__(self, command: list[str], is_quiet: bool) -> None:
        self.process = subprocess.Popen(
            command, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL if is_quiet else None,
            text=True, encoding="utf-8", errors="replace", start_new_session=True,
        )  # fmt: skip
        self.said: queue.Queue[str] = queue.Queue(WAITING_LINES)
        self.asked: queue.Queue[str | None] = queue.Queue()
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        for work, *given in (
            (read_lines, self.process.stdout, self.said),
            (write_texts, self.process.stdin, self.asked),
        ):
            threading.Thread(target=work, args=given, daemon=True).start()
        self.farewell = weakref.finalize(self, end, self.process, self.asked)  # also when Python ends

    def write(self, text: str) -> None:
        self.asked.put(text)

    def kill_now(self) -> None:
        """End it without asking: it has been slow or wrong."""
        if self.farewell.detach():
            end(self.process, self.asked, 0.0)

    def forget_unread(self) -> None:
        """Lines that nobody asked for answer no question to come."""
        with contextlib.suppress(queue.Empty):
            while True:
                self.said.get_nowait()

    def read(self, deadline: float) -> str:
        """The next line that is not empty; a fault if none comes in time."""
        while True:
            try:
                line = self.said.get(timeout=max(0.0, deadline - time.monotonic()))
            except queue.Empty:
                raise AgentFault(tell("agent-ended")) from None
            if not line:
                raise AgentFault(tell("agent-ended-itself"))
            if not line.endswith("\n") and len(line) >= LINE_LIMIT:
                raise AgentFault(tell("agent-long-line", limit=number(LINE_LIMIT, 0)))
            if line.strip():
                return line.strip()


def read_lines(stream: IO[str], said: queue.Queue[str]) -> None:
    """Pass on every line; an empty text is the end."""
    with contextlib.suppress(OSError, ValueError), stream:
        while line := stream.readline(LINE_LIMIT):
            said.put(line)
    said.put("")


def write_texts(stream: IO[str], asked: queue.Queue[str | None]) -> None:
    """Write what is asked; None is the end. A program that does not read holds up only this thread."""
    with contextlib.suppress(OSError, ValueError), stream:
        while (text := asked.get()) is not None:
            stream.write(text)
            stream.flush()


def end(process: subprocess.Popen[str], asked: queue.Queue[str | None], patience: float = ENDING) -> None:
    """Ask a program to end, and kill it with all that it started where it does not."""
    asked.put("quit\n")
    asked.put(None)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(patience)
    with contextlib.suppress(OSError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(ENDING)


def short_title(text: str) -> str:
    """The name that a program gives itself, short enough for a table."""
    shown = "".join(letter for letter in text if letter.isprintable())
    return " ".join(shown.split())[:TITLE_LIMIT] or "Agent"
