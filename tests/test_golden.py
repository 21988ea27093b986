"""Golden playthroughs of every game: what is recorded beside its tests.

`make golden` rewrites them; read the diff before committing it.
"""

from __future__ import annotations

import pytest

from nekoban.adding.playthrough import golden_files, playthrough
from nekoban.core.catalogue import all_games

GAMES = all_games(hidden=True)


def numbers() -> list[tuple[str, int]]:
    return [(name, number) for name, game in GAMES.items() for number in range(len(golden_files(game)))]


@pytest.mark.parametrize(("name", "number"), numbers())
def test_the_playthrough_is_as_recorded(name: str, number: int, request: pytest.FixtureRequest) -> None:
    """A draft has no golden files yet."""
    file, options = list(golden_files(GAMES[name]).items())[number]
    if request.config.getoption("--golden"):
        file.parent.mkdir(exist_ok=True)
        file.write_text(playthrough(GAMES[name], options), encoding="utf-8")
    if GAMES[name].status == "draft" and not file.is_file():
        pytest.skip("a draft has no golden files yet: `make golden` writes them")
    assert playthrough(GAMES[name], options) == file.read_text(encoding="utf-8")
