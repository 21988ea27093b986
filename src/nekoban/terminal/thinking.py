"""Bots in the terminal think in a thread, so that Ctrl-C works at once."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, TimeoutError
from contextlib import nullcontext
from contextvars import copy_context
from threading import Thread
from typing import TypeVar

from rich.console import Console
from rich.text import Text

from nekoban.bots import stop
from nekoban.terminal.words import tell

Answer = TypeVar("Answer")
LOOK_UP = 0.1  # seconds between two checks of the keyboard
PATIENCE = 1.0  # seconds before a plain terminal shows that somebody is thinking


def think_aside(
    console: Console,
    name: str,
    bot: object,
    think: Callable[[], Answer],
    progress: Callable[[], str] = lambda: "",
) -> Answer:
    """The result of `think`. An interrupt stops the bot without waiting for it."""
    answer: Future[Answer] = Future()
    line = lambda: Text(progress() or tell("thinking", player=name))  # noqa: E731  a name is text, never markup
    try:
        Thread(target=copy_context().run, args=(fulfil, answer, think), daemon=True).start()
        with console.status(line()) if console.is_terminal else nullcontext() as status:
            say = lambda: None if status else console.print(line())  # noqa: E731
            return wait(answer, say, lambda: status and status.update(line()))
    except KeyboardInterrupt:
        stop(bot)
        raise


def wait(answer: Future[Answer], say: Callable[[], None], look: Callable[[], object]) -> Answer:
    """Wait in short steps: on some systems an endless wait ignores Ctrl-C."""
    waited = 0.0
    while True:
        try:
            return answer.result(LOOK_UP)
        except TimeoutError:
            waited += LOOK_UP
            look()
            if PATIENCE <= waited < PATIENCE + LOOK_UP:
                say()


def fulfil(answer: Future[Answer], think: Callable[[], Answer]) -> None:
    """Think, and hand over the answer or the error."""
    try:
        answer.set_result(think())
    except Exception as error:  # raised again in the waiting thread
        answer.set_exception(error)
