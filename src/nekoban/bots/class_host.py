"""Plays as a class of Python, in a process of its own: `python -m nekoban.bots.class_host module:Class`.

It speaks the protocol of programs on standard input and output. The class gets the game when it is made, and
a view, the legal moves and a luck for each choice, like the bots of this package.
"""

from __future__ import annotations

import importlib
import operator
import sys
import traceback
from base64 import b64decode
from collections.abc import Iterable
from typing import IO, Any

import numpy as np

from nekoban.bots.questions import PROTOCOL
from nekoban.core.catalogue import find_game
from nekoban.core.game import Game


class HostError(Exception):
    """A class that cannot be used; the text says why."""


def load_class(name: str, game: Game) -> Any:
    """An object of the class that `module:Class` names."""
    module, _, attribute = name.partition(":")
    try:
        kind = getattr(importlib.import_module(module), attribute)
    except ModuleNotFoundError as error:
        raise HostError(f"there is no module {error.name}, neither here nor where packages are.") from None
    except AttributeError:
        raise HostError(f"{module} has no {attribute}.") from None
    made = kind(game)
    if not callable(getattr(made, "choose", None)):
        raise HostError(f"{attribute} has no method choose(view, legal, luck).")
    return made


def serve(name: str, lines: Iterable[str], out: IO[str]) -> None:
    """Answer questions until `quit` or the end of the input."""
    game: Any = None
    agent: Any = None
    told: dict[str, str] = {}
    legal: list[int] = []
    for line in lines:
        word, _, rest = line.strip().partition(" ")
        if word == "quit":
            return
        if word == "nekoban" and rest != str(PROTOCOL):
            say(out, f"error it speaks protocol {PROTOCOL}, not {rest}.")
        elif word == "game":
            game = find_game(rest.split()[0])
            agent = load_class(name, game)
            say(out, f"name {getattr(agent, 'name', name.partition(':')[2])}\nwants view\nready")
        elif word == "options":
            told, legal = {}, []
        elif word == "legal":
            legal.append(game.moves.by_text[rest])
        elif word == "go":
            say(out, chosen(agent, game, told, legal))
        told[word] = rest


def chosen(agent: Any, game: Game, told: dict[str, str], legal: list[int]) -> str:
    """What the class chooses, as a line; a mistake in it is reported to its author."""
    memory = np.frombuffer(b64decode(told["view"]), np.uint8).copy()
    view = game.state.View.seen_by(int(told["seat"]) - 1, memory)
    try:
        move = operator.index(agent.choose(view, list(legal), int(told["luck"])))
    except Exception as error:
        traceback.print_exc()
        return f"error {type(error).__name__}: {' '.join(str(error).split())}"
    return f"bestmove {game.moves.texts[move] if 0 <= move < len(game.moves) else move}"


def say(out: IO[str], text: str) -> None:
    """Write a line to Nekoban."""
    out.write(text + "\n")
    out.flush()


def main() -> None:
    """Load the class and answer questions, until standard input ends."""
    out, sys.stdout = sys.stdout, sys.stderr  # what the class prints is no answer
    try:
        serve(sys.argv[1], sys.stdin, out)
    except HostError as error:
        say(out, f"error {error}")
    except Exception as error:  # the class cannot be made
        traceback.print_exc()
        say(out, f"error {type(error).__name__}: {' '.join(str(error).split())}")


if __name__ == "__main__":
    main()
