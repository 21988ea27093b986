"""Law 13: showing works. A terminal session is played to the end, and each layout is drawn."""

from __future__ import annotations

import io
import random
from pathlib import Path

from rich.console import Console

from nekoban.bots.advice import make_adviser
from nekoban.core.breaches import Breach
from nekoban.core.game import Game
from nekoban.core.match import Match
from nekoban.core.options import Chosen
from nekoban.core.seeds import read_seed
from nekoban.terminal.session import Session

LAYOUTS = ("wide", "tall")
ANSWERS = 60  # at most, for each decision: clicks of a path, groups, a hand-over
COMMANDS = ("table", "scores", "log", "moves", "?", "rules", "why")  # each is typed once, early


def check_showing(game: Game, options: Chosen, seed: int) -> None:
    """Play a match in a terminal, people on every seat; then draw its first, middle and last position."""
    match = Match(game, options, read_seed(seed))
    try:
        play_in_terminal(match, seed)
    except Exception as error:
        what = f"a terminal session fails at ply {match.ply}: {type(error).__name__}: {error}"
        raise Breach(13, game, options, seed, what) from error
    if game.drawing is not None:
        for ply in {0, match.ply // 2, match.ply}:
            check_pictures(match.at(ply), seed)


def play_in_terminal(match: Match, seed: int) -> None:
    """Choose randomly from what is listed until the match is over."""
    chance, typed = random.Random(seed), list(COMMANDS)
    left = ANSWERS * match.game.bound(match.options)

    def answer(question: str) -> str:
        nonlocal left
        left -= 1
        if left < 0:
            raise RuntimeError("it never stops asking")
        if typed and session.listed:
            return typed.pop()
        if not session.listed:
            return ""
        return "" if match.over else str(chance.randrange(1, 1 + len(session.listed)))

    console = Console(file=io.StringIO(), width=100, highlight=False)
    session = Session(match, {}, console, answer, Path("no.neko"), make_adviser(match.game))
    session.run()
    if not match.over:
        raise RuntimeError("the session ended before the match")


def check_pictures(match: Match, seed: int) -> None:
    """Every seat and a spectator have a picture of each layout."""
    for seat in (None, *range(match.options.players)):
        for layout in LAYOUTS:
            try:
                drawn = match.svg(seat, layout)
            except Exception as error:
                what = (
                    f"ply {match.ply}: no {layout} picture for seat {seat}: {type(error).__name__}: {error}"
                )
                raise Breach(13, match.game, match.options, seed, what) from error
            if not (drawn.startswith("<svg") and drawn.endswith("</svg>")):
                raise Breach(13, match.game, match.options, seed, f"the {layout} picture is not an SVG")
