"""Bots answer with legal moves, the same for the same view and luck, also when they are cut short."""

from __future__ import annotations

import random
import threading
from typing import Any

import numpy as np
import pytest

from nekoban.bots import all_bots, make_bot, network_search, tree
from nekoban.bots.levels import NAMES, RATED, Level, levels_of, weights_of
from nekoban.bots.mind import CHANCE, CHILD, DONE, MOVE, REWARD, SCALE, SIBLING, VISITS, new_mind
from nekoban.bots.search import (
    STRETCH,
    Search,
    Thought,
    all_together,
    considering_twin,
    thinking,
    thinking_twin,
)
from nekoban.bots.tree import NO_NODE, ROOT
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.compiled import Twin
from nekoban.core.game import Game
from nekoban.core.score_leads import make_leads
from nekoban.lab.duels import play_game

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
    for bot_name in all_bots():
        moves = {make_bot(bot_name, game).choose(view, legal, 42) for _ in range(2)}
        assert len(moves) == 1
        assert moves <= set(legal)


@pytest.mark.parametrize("name", GAMES)
def test_every_game_has_all_levels_and_looks_at_more_the_higher_they_are(name: str) -> None:
    levels = list(levels_of(find_game(name)).values())
    assert tuple(level.name for level in levels) == NAMES
    assert not any(level.network for level in levels[: len(RATED)])
    if any(level.network for level in levels):
        levels = levels[: len(RATED)]  # a network's policy looks at nothing
    assert [level.iterations for level in levels] == sorted(level.iterations for level in levels)
    assert [level.slack for level in levels] == sorted((level.slack for level in levels), reverse=True)


@pytest.mark.parametrize("name", GAMES)
def test_searches_call_the_very_rules_that_a_table_plays_by(name: str) -> None:
    """Only if they make no array: otherwise all rules are compiled once more, and half as fast."""
    game = GAMES[name]
    for twin, entry in (
        (thinking_twin(game), tree.ponder),
        (considering_twin(game), network_search.consider),
    ):
        makers = [one.__qualname__ for one in twin.reach.functions(entry) if twin.reach.may_make_array(one)]
        assert makers == []


# --- cut short


@pytest.mark.parametrize("name", GAMES)
def test_a_search_without_room_or_time_still_answers(name: str) -> None:
    game = GAMES[name]
    view, legal = a_decision(game)
    for rows in (1, 3, 20):
        cramped = Search(game, Level("cramped", 300), rows)
        assert cramped.choose(view, legal, 1) in legal
        assert len(cramped.mind.tree) == rows
    assert Search(game, Level("hasty", 1)).choose(view, legal, 1) in legal


def test_a_search_that_is_stopped_answers_with_what_it_has() -> None:
    view, legal = a_decision(MICE)
    bot = Search(MICE, Level("endless", 2_000_000_000), rows=1000)
    threading.Timer(0.3, bot.stop).start()
    assert bot.choose(view, legal, 1) in legal


def test_a_search_runs_without_pythons_lock() -> None:
    view, _ = a_decision(MICE)
    bot, count = Search(MICE, Level("endless", 2_000_000_000), rows=1000), 20_000_000
    ponder = thinking(MICE)
    ponder(view.bytes, bot.mind, bot.knobs, 1, 1, 1)
    threading.Timer(0.3, bot.stop).start()
    ponder(view.bytes, bot.mind, bot.knobs, 1, 0, count)  # one call: with the lock nobody could ask to stop
    assert bot.mind.watch[DONE] < count


def test_nothing_is_allocated_while_a_search_runs() -> None:
    from numba.core.runtime import _nrt_python  # pyright: ignore[reportAttributeAccessIssue]
    from numba.core.runtime.nrt import rtsys

    view, _ = a_decision(MICE)
    bot, ponder = Search(MICE, Level("some", 4000)), thinking(MICE)

    def allocations(count: int) -> int:
        before = rtsys.get_allocation_stats()
        ponder(view.bytes, bot.mind, bot.knobs, 7, 1, count)
        return rtsys.get_allocation_stats().alloc - before.alloc

    _nrt_python.memsys_enable_stats()
    try:
        assert allocations(10) == allocations(4000)
    finally:
        _nrt_python.memsys_disable_stats()


def test_a_search_that_is_stopped_at_once_knows_a_little_of_every_move() -> None:
    view, legal = a_decision(MICE)
    bot = Search(MICE, Level("endless", 2_000_000_000), rows=1000)
    thoughts = bot.think(view, legal, 1, told=lambda done, total: bot.stop())
    assert {thought.move for thought in thoughts} == set(legal)
    assert 0 < sum(thought.visits for thought in thoughts) <= STRETCH


def test_a_search_ends_in_time_and_tells_how_far_it_is() -> None:
    view, legal = a_decision(MICE)
    bot, heard = Search(MICE, Level("endless", 2_000_000_000), rows=1000), []
    thoughts = bot.think(view, legal, 1, seconds=0.2, told=lambda done, total: heard.append((done, total)))
    assert len(heard) > 1
    assert heard == sorted(heard)
    assert heard[-1] == (sum(thought.visits for thought in thoughts), 2_000_000_000)


# --- what it says


def test_a_search_says_what_it_thinks_of_each_move() -> None:
    view, legal = a_decision(MICE)
    thoughts = Search(MICE, Level("some", 500)).think(view, legal, 9)
    assert {thought.move for thought in thoughts} == set(legal)
    assert sum(thought.visits for thought in thoughts) == 500
    assert all(0 <= thought.hope <= 1 and 0 <= thought.chance <= 1 for thought in thoughts)
    assert thoughts[0].visits >= thoughts[-1].visits


def test_a_search_that_is_watched_finds_the_same_and_plays_what_it_found() -> None:
    view, legal = a_decision(MICE)
    watched = Search(MICE, Level("some", 3000)).think(view, legal, 9, told=lambda done, total: None)
    assert watched == Search(MICE, Level("some", 3000)).think(view, legal, 9)
    assert Search(MICE, Level("some", 3000)).choose(view, legal, 9) == watched[0].move


def test_two_searches_at_once_find_what_they_find_alone() -> None:
    view, legal = a_decision(MICE)
    found: dict[int, list[Thought]] = {}

    def think(luck: int) -> None:
        found[luck] = Search(MICE, Level("some", 20_000)).think(view, legal, luck)

    threads = [threading.Thread(target=think, args=(luck,)) for luck in (1, 2)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    for luck in (1, 2):
        assert found[luck] == Search(MICE, Level("some", 20_000)).think(view, legal, luck)


def test_what_several_searches_found_is_added_up() -> None:
    view, legal = a_decision(MICE)
    alone = [Search(MICE, Level("some", 500)).think(view, legal, luck) for luck in (7, 8)]
    found = all_together(alone, legal)
    assert sum(thought.visits for thought in found) == 1000
    for thought in found:
        parts = [part for thoughts in alone for part in thoughts if part.move == thought.move]
        assert thought.visits == sum(part.visits for part in parts)
        assert thought.hope * thought.visits == pytest.approx(sum(part.hope * part.visits for part in parts))


# --- keeping the tree


def test_a_search_that_may_keep_its_tree_goes_on_where_it_was() -> None:
    view, legal = a_decision(MICE)
    bot = Search(MICE, Level("some", 200), rows=2000)
    bot.think(view, legal, 1, keep=True)
    assert sum(thought.visits for thought in bot.think(view, legal, 1, keep=True)) == 400
    assert sum(thought.visits for thought in bot.think(view, legal, 1)) == 200


def test_the_tree_is_kept_through_a_turn_in_which_nothing_is_revealed() -> None:
    game = find_game("iwari")
    state = game.compiled.start(game.options.read({"players": 3}), 77)
    seat, legal = state.to_move, game.compiled.legal(state)
    bot = Search(game, Level("some", 300), rows=5000)
    best = bot.think(game.compiled.view(state, seat), legal, 1, keep=True)[0]
    game.compiled.play(state, best.move)
    assert state.to_move == seat  # the cards to draw are chosen next, and nothing was revealed
    after = bot.think(game.compiled.view(state, seat), game.compiled.legal(state), 2, keep=True)
    assert sum(thought.visits for thought in after) >= 300 + best.visits - 1


def test_the_tree_is_not_kept_when_something_was_revealed() -> None:
    view, legal = a_decision(MICE)
    bot = Search(MICE, Level("some", 200), rows=2000)
    bot.think(view, legal, 1, keep=True)
    other = MICE.compiled.start(MICE.options.read({}), 4242)
    thoughts = bot.think(MICE.compiled.view(other, other.to_move), MICE.compiled.legal(other), 1, keep=True)
    assert sum(thought.visits for thought in thoughts) == 200


def test_a_replanted_tree_is_the_part_below_the_move() -> None:
    from nekoban.bots.search import replanting

    view, legal = a_decision(MICE)
    bot = Search(MICE, Level("some", 500), rows=2000)
    bot.think(view, legal, 1)
    node = int(bot.mind.tree[ROOT, CHILD])
    before = branch(bot, node)
    replanting()(bot.mind, node)
    assert branch(bot, ROOT)[1:] == before[1:]


def branch(bot: Search, node: int) -> list[Any]:
    """A node's move and visits, and those of everything below it."""
    rows, below = bot.mind.tree, []
    child = int(rows[node, CHILD])
    while child != NO_NODE:
        below.append(branch(bot, child))
        child = int(rows[child, SIBLING])
    return [int(rows[node, MOVE]), int(rows[node, VISITS]), *below]


# --- for whom it plays


def test_everybody_leads_or_trails_the_best_other() -> None:
    values = np.array([3.0, 9.0, 7.0])
    make_leads(values, 3)
    assert values.tolist() == [-6.0, 2.0, -2.0]


@pytest.mark.parametrize("name", GAMES)
def test_before_the_end_the_chances_of_all_add_up_to_one(name: str) -> None:
    """With every number of players; what a search is rewarded with is to be ahead of the best other."""
    game = GAMES[name]
    mind, weights = new_mind(game, 1), np.array(weights_of(game))
    weigh = Twin(tree, thinking_twin(game).bound).weigh
    for players in range(game.options.form()[0]["low"], game.seats + 1):
        state = a_position(game, players)
        weigh(state, mind, weights)
        leads, rewards = mind.leads[:players], mind.rewards[:players]
        assert mind.rewards[:, CHANCE].sum() == pytest.approx(1)
        assert rewards[:, REWARD] == pytest.approx(1 / (1 + np.exp(-leads / weights[SCALE])))
        by_lead = rewards[np.argsort(leads), CHANCE]
        assert (np.diff(by_lead) >= 0).all()
        if players == game.seats == 2:
            assert rewards[:, CHANCE] == pytest.approx(rewards[:, REWARD])


def a_position(game: Game, players: int) -> Any:
    """Some random moves after the beginning."""
    chance, state = random.Random(5), game.compiled.start(game.options.read({"players": players}), 123456789)
    for _ in range(12):
        game.compiled.play(state, chance.choice(game.compiled.legal(state)))
    return state


def test_chances_know_how_many_are_close_behind() -> None:
    mind = new_mind(MICE, 1)
    share_out = Twin(tree, thinking_twin(MICE).bound).share_out
    for leads, shares in (((0, 0, 0), (1, 1, 1)), ((7, -7, -1e9), (2, 1, 0)), ((7, -7, -7), (2, 1, 1))):
        mind.leads[:3] = leads
        mind.leads[3:] = tree.UNSEATED
        share_out(mind, 7 / np.log(2))
        assert mind.rewards[:3, CHANCE] == pytest.approx(np.array(shares) / sum(shares))


def test_searching_beats_chance() -> None:
    mouser, chance = make_bot("mouser", MICE), make_bot("random", MICE)
    wins = 0.0
    for number in range(60):
        bots = (mouser, chance) if number % 2 else (chance, mouser)
        won, _ = play_game(MICE, bots, bytes([number // 2] * 32))
        wins += won[bots.index(mouser)]
    assert wins >= 38  # of 60; chance alone reaches that in 2% of runs
