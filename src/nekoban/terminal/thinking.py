"""Thinking beside the keyboard: a bot thinks in a thread, so that Ctrl-C is answered at once."""

from __future__ import annotations

from collections.abc import Callable
from concurrent.futures import Future, TimeoutError
from contextlib import nullcontext
from threading import Thread
from typing import Any

from rich.console import Console
from rich.text import Text

LOOK_UP = 0.1  # seconds between two looks at the keyboard
PATIENCE = 1.0  # seconds before a plain terminal is told that somebody thinks


def think_aside(console: Console, name: str, bot: Any, think: Callable[[], Any]) -> Any:
    """What `think` gives. Whoever interrupts stops the bot, and goes on without waiting for it."""
    answer: Future[Any] = Future()
    line = Text(f"{name} is thinking …")  # a name is text, never markup
    try:
        Thread(target=fulfil, args=(answer, think), daemon=True).start()
        with console.status(line) if console.is_terminal else nullcontext():
            return wait(answer, lambda: None if console.is_terminal else console.print(line))
    except KeyboardInterrupt:
        if stop := getattr(bot, "stop", None):
            stop()
        raise


def wait(answer: Future[Any], tell: Callable[[], None]) -> Any:
    """Wait in short steps: a wait without end would not hear Ctrl-C everywhere."""
    waited = 0.0
    while True:
        try:
            return answer.result(LOOK_UP)
        except TimeoutError:
            waited += LOOK_UP
            if PATIENCE <= waited < PATIENCE + LOOK_UP:
                tell()


def fulfil(answer: Future[Any], think: Callable[[], Any]) -> None:
    try:
        answer.set_result(think())
    except Exception as error:  # raised again where the answer is waited for
        answer.set_exception(error)
