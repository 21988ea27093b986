"""Golden playthroughs: recorded games with every state, view, offered move and choice, read by a person."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from nekoban.core.clauses import folder_of_tests
from nekoban.core.game import Game
from nekoban.core.match import Match
from nekoban.core.notation import FORMAT, QUICK_FORMAT
from nekoban.core.seeds import read_seed

SHOWN = 24  # plies shown in full; the rest only by move and log
SAMPLES = 6  # option sets per game


def golden_files(game: Game) -> dict[Path, tuple[dict[str, Any], int]]:
    """The golden files of a game, each with its options (spread over the samples but for variants) and the
    format that says how it is dealt. Most are dealt by quick luck, as all matches once were.
    """
    folder, samples = folder_of_tests(game), game.published_samples()
    if folder is None:
        return {}
    count = min(SAMPLES, len(samples))
    chosen = [samples[number * len(samples) // count] for number in range(count)]
    numbered = {f"{number}.txt": (sample, QUICK_FORMAT) for number, sample in enumerate(chosen, 1)}
    all_files = {**numbered, "keyed.txt": (chosen[-1], FORMAT)}
    return {folder / "golden" / f"{game.name}-{name}": found for name, found in all_files.items()}


def playthrough(game: Game, options: dict[str, Any], format: int = FORMAT) -> str:
    """One random game as text, always the same."""
    chance = random.Random(str(options))
    match = Match(game, game.options.read(options), read_seed("golden"), format=format)
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
    """A position of a recorded game in full, as everybody sees it."""
    yield from ("", f"## {match.ply}", match.position())
    for seat in range(match.options.players):
        yield f"seat {seat + 1} sees {match.position(seat)}"
    yield f"status: {match.status()}"
    yield f"moves: {'; '.join(match.moves())}"


def ending(match: Match) -> Iterator[str]:
    """How a recorded game ended: points and winners."""
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
