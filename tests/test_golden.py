"""Golden playthroughs: every state, every view, the moves offered and the choice, read once by a person.

`make golden` rewrites them; read the diff before committing it.
"""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

from nekoban.core.catalogue import all_games
from nekoban.core.game import Game
from nekoban.core.match import Match

FOLDER = Path(__file__).parent / "golden"
SHOWN = 24  # plies told in full; the rest by move and log
SAMPLES = 6  # option sets a game


def sample_numbers() -> list[tuple[str, int]]:
    games = all_games(hidden=True)
    return [
        (name, number) for name, game in games.items() for number in range(min(SAMPLES, len(game.samples())))
    ]


def chosen_sample(game: Game, number: int) -> dict[str, Any]:
    """Option sets spread over the whole list of samples."""
    samples = game.samples()
    return samples[number * len(samples) // min(SAMPLES, len(samples))]


def playthrough(game: Game, options: dict[str, Any]) -> str:
    chance = random.Random(str(options))
    match = Match.new(game.name, seed="golden", **options)
    lines = [
        f"# {game.title}, rules version {game.version}: {match.options}",
        f"commitment {match.commitment}",
    ]
    while not match.over:
        if match.ply < SHOWN:
            lines += ["", f"## {match.ply}", match.position()]
            lines += [f"seat {seat + 1} sees {match.position(seat)}" for seat in range(match.options.players)]
            lines += [f"status: {match.status()}", f"moves: {'; '.join(match.moves())}"]
        move = chance.choice(match.moves())
        mover = match.to_move
        match.play(move)
        lines += [f"> {(mover or 0) + 1}: {move}", *(f"  {line}" for line in match.log())]
    result = match.result()
    assert result is not None
    lines += ["", match.position(), f"scores {match.scores()} winners {result.winners}", result.sentence]
    for name, parts in zip(match.names, match.breakdown(), strict=True):
        lines.append(f"{name}: " + ", ".join(f"{label} {points}" for label, points in parts))
    return "\n".join(lines) + "\n"


@pytest.mark.parametrize(("name", "number"), sample_numbers())
def test_the_playthrough_is_as_recorded(name: str, number: int, request: pytest.FixtureRequest) -> None:
    game = all_games(hidden=True)[name]
    file = FOLDER / f"{name}-{number + 1}.txt"
    told = playthrough(game, chosen_sample(game, number))
    if request.config.getoption("--golden"):
        FOLDER.mkdir(exist_ok=True)
        file.write_text(told, encoding="utf-8")
    assert told == file.read_text(encoding="utf-8")
