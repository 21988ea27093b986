"""Small tables solved exactly: known answers, OpenSpiel's answers, and what every game publishes."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import nekoban.rl
from nekoban.bots import make_bot
from nekoban.bots.levels import levels_of
from nekoban.bots.search import make_search
from nekoban.cli import app
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.messages import number
from nekoban.core.moves import Move
from nekoban.core.record import View
from nekoban.core.relatives import Relative, find_relative, read_table, relatives_of
from nekoban.lab.exact import best_reply, exploitability, policy_of, reaches, solve, uniform
from nekoban.lab.exact_tables import BUDGETS, DIGITS, Measured, curves, network_searches_of, searches_of
from nekoban.lab.exact_tree import TooLarge, Tree, grow

ROOT = Path(__file__).parents[2]
VERIFIED = [game for game in all_games().values() if game.status == "verified"]
FIVE_MICE = "mice players=2 | heap=5 1.has_paw=1 1.taken=7 2.has_paw=1 2.taken=9 discards=0,4,4,3"


class Stubborn:
    """Takes the first or the last legal move, by its luck if both are asked for."""

    name = "stubborn"

    def __init__(self, *places: int) -> None:
        self.places = places

    def choose(self, view: View, legal: Sequence[Move], luck: int) -> Move:
        return legal[self.places[luck % len(self.places)]]


@pytest.fixture(scope="module")
def mice() -> Tree:
    return grow(FIVE_MICE)


def two_mice(cards: str) -> str:
    """Two mice are left, and two cards, one in each paw."""
    return f"mice players=2 | heap=2 1.has_paw=1 1.taken=9 2.has_paw=1 2.taken=10 discards={cards}"


def value_of(tree: Tree, policy: np.ndarray) -> float:
    """What the first seat gains if both play by a policy."""
    return float(reaches(tree, policy) @ tree.gains)


@pytest.mark.parametrize(
    ("cards", "value"),
    [
        ("0,5,3,5", 1.0),  # two twos: the first seat plays its own
        ("0,5,5,3", -1.0),  # two threes: each takes one mouse, and the second seat the last
        ("0,5,4,4", 0.0),  # a two and a three: the deal decides
    ],
)
def test_a_table_that_can_be_solved_by_hand_has_that_value(cards: str, value: float) -> None:
    assert solve(grow(two_mice(cards))).value == pytest.approx(value)


@pytest.mark.parametrize("game", VERIFIED, ids=lambda game: game.name)
def test_the_smallest_table_of_every_game_has_its_published_value(game: nekoban.Game) -> None:
    relative = relatives_of(game)[0]
    tree = grow(relative.table)
    found = solve(tree)
    assert (len(tree.players), len(tree.views)) == (relative.states, relative.information_sets)
    assert found.value == pytest.approx(relative.value, abs=1e-6)
    assert value_of(tree, found.policy) == pytest.approx(found.value)
    assert found.exploitability == pytest.approx(0.0, abs=1e-9)


def test_openspiel_agrees_and_its_cfr_comes_near(mice: Tree, monkeypatch: pytest.MonkeyPatch) -> None:
    from open_spiel.python.algorithms import cfr, expected_game_score
    from open_spiel.python.algorithms import exploitability as theirs
    from open_spiel.python.policy import Policy, UniformRandomPolicy

    declared = {"five-mice": {"table": FIVE_MICE, "states": 0, "information_sets": 0, "value": 0.0}}
    monkeypatch.setitem(find_game("mice").__dict__, "relatives", declared)
    game = nekoban.rl.openspiel("mice", chance="explicit", relative="five-mice")
    assert theirs.exploitability(game, UniformRandomPolicy(game)) == pytest.approx(
        exploitability(mice, uniform(mice))
    )
    solver = cfr.CFRPlusSolver(game)
    for _ in range(6):
        solver.evaluate_and_update_policy()
    policies: list[Policy] = [solver.average_policy()] * 2
    near = theirs.exploitability(game, policies[0])
    assert near < 0.1
    value = expected_game_score.policy_value(game.new_initial_state(), policies)[0]
    assert value == pytest.approx(solve(mice).value, abs=2 * near)


def test_openspiel_refuses_a_table_that_is_not_there_or_whose_chance_is_sampled() -> None:
    with pytest.raises(ValueError, match=r"Mauwi has no small table 'nought'\. It has: two-turns"):
        nekoban.rl.openspiel("mauwi", chance="explicit", relative="nought")
    with pytest.raises(ValueError, match="relative=two-turns needs chance=explicit"):
        nekoban.rl.openspiel("mauwi", relative="two-turns")


@pytest.mark.parametrize("name", ["iwari", "cat-battles"])  # one hides cards, one hides nothing
def test_a_planted_mistake_can_be_exploited(name: str) -> None:
    tree = grow(relatives_of(find_game(name))[0].table)
    perfect = solve(tree).policy
    costs = []
    for place in range(len(tree.views)):
        slots = slice(*tree.first_slots[place : place + 2])
        wrong = perfect.copy()
        wrong[slots] = np.roll(perfect[slots], 1)
        costs.append(exploitability(tree, wrong))
    assert min(costs) >= -1e-9  # no change makes a perfect policy better
    assert max(costs) > 0.01


def test_a_best_reply_beats_every_other(mice: Tree) -> None:
    chance = np.random.default_rng(1)
    for _ in range(20):
        one, other = (random_policy(mice, chance) for _ in range(2))
        for seat, sign in enumerate((1, -1)):
            own = mice.set_players[mice.slot_sets] == seat
            assert best_reply(mice, other, seat) >= sign * value_of(mice, np.where(own, one, other)) - 1e-12


def random_policy(tree: Tree, chance: np.random.Generator) -> np.ndarray:
    numbers = chance.random(len(tree.slot_sets))
    return numbers / np.bincount(tree.slot_sets, numbers)[tree.slot_sets]


def test_a_bot_becomes_a_policy_of_its_views(mice: Tree) -> None:
    first, both = policy_of(mice, Stubborn(0), 1), policy_of(mice, Stubborn(0, -1), 64)
    assert set(first) == {0.0, 1.0}
    assert first[mice.first_slots[:-1]].tolist() == [1.0] * len(mice.views)
    chosen = both[np.flatnonzero(np.diff(mice.first_slots)[mice.slot_sets] == 2)]
    assert chosen.min() > 0.2
    assert exploitability(mice, first) > exploitability(mice, solve(mice).policy) + 0.01


def test_what_is_too_large_or_not_for_two_is_refused() -> None:
    with pytest.raises(TooLarge, match="more than 100 states"):
        grow(relatives_of(find_game("cat-battles"))[0].table, 100)
    with pytest.raises(ValueError, match="Only tables for two can be solved, not for 3"):
        grow("mauwi players=3 called=many")


def test_relatives_that_change_the_rules_say_so() -> None:
    for game in VERIFIED:
        for relative in relatives_of(game):
            begin = read_table(relative.table)
            assert bool(game.changes(begin.options)) == (begin.options.values["called"] == relative.name)


def test_the_page_has_every_table_with_its_published_figures() -> None:
    page = (ROOT / "docs" / "exact.md").read_text(encoding="utf-8")
    for game in VERIFIED:
        assert f"{game.title} {game.version}" in page, "made with older rules: nekoban exact --write"
        sizes = [one.states for one in relatives_of(game)]
        assert sizes == sorted(sizes)
        for one in relatives_of(game):
            row = rf"\| {game.title} \| {one.name} \| {one.states:,} \| {one.information_sets:,} \| .* \| "
            assert re.search(row + re.escape(number(one.value, DIGITS)) + r" \|", page), one.name


PAGE_CHOICES = 4  # lucks in every view, as the page says
NOISE = 0.05  # of an exploitability with so few lucks


def page_row(first: str, relative: Relative) -> dict[str, str]:
    """A table's row of the page by the names of its columns, in the table whose third column is this one."""
    page = (ROOT / "docs" / "exact.md").read_text(encoding="utf-8").splitlines()
    head = next(number for number, line in enumerate(page) if line.startswith(f"| game | table | {first} |"))
    begins = f"| {relative.game.title} | {relative.name} |"
    row = next(line for line in page[head:] if line.startswith(begins))
    names, cells = ([cell.strip() for cell in line.split("|")[1:-1]] for line in (page[head], row))
    return dict(zip(names, cells, strict=True))


@pytest.mark.parametrize("game", VERIFIED, ids=lambda game: game.name)
def test_more_iterations_are_not_exploited_more_and_the_page_has_these_figures(game: nekoban.Game) -> None:
    relative = relatives_of(game)[0]
    tree = grow(relative.table)
    row, found = page_row("10 iterations", relative), []
    for budget, search in searches_of(relative):
        if budget in (10, 100, 300):
            found.append(exploitability(tree, policy_of(tree, search, PAGE_CHOICES)))
            assert row[f"{budget} iterations"] == number(found[-1], DIGITS), (
                "nekoban exact --choices 4 --write"
            )
    assert all(later <= earlier + NOISE for earlier, later in pairwise(found))
    assert found[-1] <= NOISE
    assert exploitability(tree, uniform(tree)) > 0.3


@pytest.mark.parametrize("game", VERIFIED, ids=lambda game: game.name)
def test_policies_without_search_are_exploited_as_the_page_says(game: nekoban.Game) -> None:
    """Random play, the greedy bot, and the policy of a trained network where the game has one."""
    relative = relatives_of(game)[0]
    tree, row = grow(relative.table), page_row("random", relative)
    assert row["random"] == number(exploitability(tree, uniform(tree)), DIGITS)
    asked = [make_bot("greedy", game)]
    networks = [level for level in levels_of(game).values() if level.network and level.iterations == 0]
    asked += [make_search(game, level) for level in networks]
    for bot in asked:
        assert row[bot.name] == number(exploitability(tree, policy_of(tree, bot, PAGE_CHOICES)), DIGITS), (
            bot.name
        )


@pytest.mark.parametrize("game", VERIFIED, ids=lambda game: game.name)
def test_searches_that_ask_a_network_are_exploited_as_the_page_says(game: nekoban.Game) -> None:
    relative = relatives_of(game)[0]
    tree, row = grow(relative.table), page_row("0 iterations", relative)
    for budget, search in network_searches_of(relative):
        if budget <= 10:
            found = exploitability(tree, policy_of(tree, search, PAGE_CHOICES))
            assert row[f"{budget} iterations"] == number(found, DIGITS), "nekoban exact --choices 4 --write"
    assert row["0 iterations"] == page_row("random", relative)["lion"]


def test_curves_have_a_line_for_every_table() -> None:
    relative = Relative(find_game("mice"), "five-mice", FIVE_MICE, 0, 0, 0.0)
    drawn = curves([Measured(relative, 9, 5, 7, 3, 0.0, 0.0, {}, dict.fromkeys(BUDGETS, 0.5), {})] * 2)
    assert drawn.count("<polyline") == 2
    assert "Mice five-mice" in drawn


def test_the_command_solves_the_smallest_table() -> None:
    done = CliRunner().invoke(app, ["exact", "nine-lives", "--smallest", "--choices", "1"])
    assert done.exit_code == 0, done.output
    relative = find_relative(find_game("nine-lives"), "few-cards")
    assert f"| few-cards | {relative.states} | {relative.information_sets} |" in done.output
    assert "last-round" not in done.output


@pytest.mark.parametrize("arguments", [["mice"], ["mauwi", "--write"], ["--smallest", "--write"]])
def test_the_command_refuses_in_a_sentence(arguments: list[str]) -> None:
    done = CliRunner().invoke(app, ["exact", *arguments])
    assert done.exit_code != 0
    assert "Traceback" not in done.output
