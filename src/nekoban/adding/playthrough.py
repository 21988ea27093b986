"""Golden playthroughs: every state, every view, the moves offered and the choice, read once by a person."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from nekoban.core.clauses import folder_of_tests
from nekoban.core.game import Game
from nekoban.core.match import Match

SHOWN = 24  # plies told in full; the rest by move and log
SAMPLES = 6  # option sets a game


def golden_files(game: Game) -> dict[Path, dict[str, Any]]:
    """The golden files of a game, with the options that each is played with: spread over the samples."""
    folder, samples = folder_of_tests(game), game.samples()
    if folder is None:
        return {}
    count = min(SAMPLES, len(samples))
    return {
        folder / "golden" / f"{game.name}-{number + 1}.txt": samples[number * len(samples) // count]
        for number in range(count)
    }


def playthrough(game: Game, options: dict[str, Any]) -> str:
    """One random game as text, always the same."""
    chance = random.Random(str(options))
    match = Match.new(game.name, seed="golden", **options)
    lines = [
        f"# {game.title}, rules version {game.version}: {match.options}",
        f"commitment {match.commitment}",
    ]
    while not match.over:
        if match.ply < SHOWN:
            lines += shown(match)
        move = chance.choice(match.moves())
        mover = match.to_move
        match.play(move)
        lines += [f"> {(mover or 0) + 1}: {move}", *(f"  {line}" for line in match.log())]
    return "\n".join([*lines, *ending(match)]) + "\n"


def shown(match: Match) -> Iterator[str]:
    """A position in full, as everybody sees it."""
    yield from ("", f"## {match.ply}", match.position())
    for seat in range(match.options.players):
        yield f"seat {seat + 1} sees {match.position(seat)}"
    yield f"status: {match.status()}"
    yield f"moves: {'; '.join(match.moves())}"


def ending(match: Match) -> Iterator[str]:
    result = match.result()
    assert result is not None
    yield from (
        "",
        match.position(),
        f"scores {match.scores()} winners {result.winners}",
        result.sentence,
    )
    for name, parts in zip(match.names, match.breakdown(), strict=True):
        yield f"{name}: " + ", ".join(f"{label} {points}" for label, points in parts)
