"""Nothing that glows lies under something else. `python -m tools.touch` looks at many more games."""

import pytest
from playwright.sync_api import Browser

from nekoban.core.catalogue import all_games
from nekoban.core.game import Game
from tools.touch import survey

GAMES = list(all_games(hidden=True).values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_everything_legal_can_be_touched_in_both_layouts(game: Game, chromium: Browser) -> None:
    found = list(survey(chromium, game, games=1, every=11))
    assert {thing.layout for thing in found} == {"wide", "tall"}
    hidden = [thing for thing in found if thing.share < 0.05]
    assert not hidden, hidden[0]
