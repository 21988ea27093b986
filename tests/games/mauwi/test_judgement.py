"""Mauwi: for whom a bot plays."""

from __future__ import annotations

import numpy as np
import pytest

import nekoban
from nekoban.bots.levels import Level, weights_of
from nekoban.bots.search import Search
from nekoban.games.mauwi.judgement import judge


def test_MW_83_in_teams_a_teammate_is_no_rival() -> None:
    match = nekoban.new("mauwi", players=4, teams=True, seed="team")
    match.state.players[2].nines[0] = 3  # 72 points for seats 1 and 3, who are a team
    leads = np.zeros(7)
    judge(match.state, None, leads, weights_of(match.game))
    assert leads[0] == leads[2] >= 72
    assert leads[1] == leads[3] == -leads[0]


@pytest.mark.compiled
def test_MW_83_in_teams_a_bot_gives_its_teammate_what_helps_the_team() -> None:
    text = "mauwi players=4 teams=true | to_move=1 stage=turn 1.hand=8,8,8,8"
    match = nekoban.Match.from_position(text, seed="team")
    bot = Search(match.game, Level("some", 400, horizon=0))
    thoughts = bot.think(match.view(0), match.legal(), 1)
    areas = {thought.move: match.game.moves[thought.move].seat for thought in thoughts}
    hopes = {seat: max(t.hope for t in thoughts if areas[t.move] == seat) for seat in range(4)}
    assert min(hopes[0], hopes[2]) > max(hopes[1], hopes[3])
