"""Bots answer with legal moves, the same for the same view and luck, also when they are cut short."""

from __future__ import annotations

import random
import threading
from typing import Any

import pytest

from nekoban.bots import all_bots, make_bot
from nekoban.bots.search import Level, Search
from nekoban.core.game import Game, all_games, find_game

GAMES = all_games(hidden=True)
MICE = find_game("mice")


def a_decision(game: Game) -> tuple[Any, list[int]]:
    """A view with more than one legal move."""
    chance = random.Random(5)
    state = game.compiled.start(game.options.read({}), 123456789)
    for _ in range(12):
        game.compiled.play(state, chance.choice(game.compiled.legal(state)))
        if state.to_move < 0:
            state = game.compiled.start(game.options.read({}), 987654321)
    while len(game.compiled.legal(state)) < 2:
        game.compiled.play(state, game.compiled.legal(state)[0])
    return game.compiled.view(state, state.to_move), game.compiled.legal(state)


@pytest.mark.parametrize("name", GAMES)
def test_every_bot_chooses_a_legal_move_and_the_same_again(name: str) -> None:
    game = GAMES[name]
    view, legal = a_decision(game)
    for bot_name in all_bots()[:6]:
        moves = {make_bot(bot_name, game).choose(view, legal, 42) for _ in range(2)}
        assert len(moves) == 1
        assert moves <= set(legal)


@pytest.mark.parametrize("name", GAMES)
def test_a_search_without_room_or_time_still_answers(name: str) -> None:
    game = GAMES[name]
    view, legal = a_decision(game)
    cramped = Search(game, Level("cramped", 300))
    cramped.tree = cramped.tree[:3]
    assert cramped.choose(view, legal, 1) in legal
    hasty = Search(game, Level("hasty", 1))
    assert hasty.choose(view, legal, 1) in legal


def test_a_search_that_is_stopped_answers_with_what_it_has() -> None:
    view, legal = a_decision(MICE)
    bot = Search(MICE, Level("endless", 2_000_000_000))
    bot.tree = bot.tree[:1000]
    threading.Timer(0.3, bot.stop).start()
    assert bot.choose(view, legal, 1) in legal


def test_a_search_says_what_it_thinks_of_each_move() -> None:
    view, legal = a_decision(MICE)
    thoughts = Search(MICE, Level("some", 500)).think(view, legal, 9)
    assert {thought.move for thought in thoughts} == set(legal)
    assert sum(thought.visits for thought in thoughts) == 500
    assert all(0 <= thought.hope <= 1 for thought in thoughts)
    assert thoughts[0].visits >= thoughts[-1].visits


def test_searching_beats_chance() -> None:
    mouser, chance = make_bot("mouser", MICE), make_bot("random", MICE)
    wins = 0
    for number in range(60):
        state = MICE.compiled.start(
            MICE.options.read({"players": 2}), random.Random(number // 2).getrandbits(60)
        )
        bots = (mouser, chance) if number % 2 else (chance, mouser)
        while state.to_move >= 0:
            seat = state.to_move
            view = MICE.compiled.view(state, seat)
            MICE.compiled.play(state, bots[seat].choose(view, MICE.compiled.legal(state), number))
        wins += bots[MICE.compiled.winners(state)[0]] is mouser
    assert wins >= 38  # of 60; chance alone reaches that in 2 % of runs
