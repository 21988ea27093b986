"""The playing time that the start page tells is what whole matches take."""

from statistics import median

import pytest

from nekoban.bots import make_bot
from nekoban.core.catalogue import all_games
from nekoban.core.game import Game
from nekoban.core.match import Match

MATCHES = 8
SECONDS = 5, 20  # for a decision: told are ten, rounded to minutes that people say


def decisions(game: Game, players: int) -> float:
    """How many decisions a match has among this many who look one move ahead."""
    bot, counts = make_bot("greedy", game), list[int]()
    for seed in range(MATCHES):
        match = Match(game, game.options.read({"players": players}), bytes([seed] * 32))
        while not match.over:
            assert match.to_move is not None
            match.play(bot.choose(match.view(match.to_move), match.legal(), 1000 * seed + match.ply))
        counts.append(match.ply)
    return median(counts)


@pytest.mark.parametrize("game", all_games(hidden=True).values(), ids=str)
def test_an_estimated_time_fits_the_decisions_of_a_match(game: Game) -> None:
    assert game.minutes is not None
    assert game.weight is not None
    shortest, longest = SECONDS
    players = game.options.form()[0]
    for minutes, count in zip(game.minutes, (players["low"], players["high"]), strict=True):
        seconds = 60 * minutes / decisions(game, count)
        assert game.is_time_printed or shortest <= seconds <= longest, (count, seconds)
