"""The estimates of complexity: known where the answer is known, and the page is of the present rules."""

from __future__ import annotations

import random
import re
import tomllib
from collections import Counter
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from typer.testing import CliRunner

from nekoban.cli import app
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.language import reading
from nekoban.lab.complexity import BEGIN, END, at_least, lines, luck_share, measure, room, write_page
from nekoban.lab.statistics import Estimate
from nekoban.rl.spiel import register

ROOT = Path(__file__).parents[2]


def test_the_estimator_comes_near_a_number_that_is_known() -> None:
    chance = random.Random(1)
    seen = Counter(chance.randrange(1000) for _ in range(1200))
    assert 900 <= at_least(seen.values()) <= 1100
    assert at_least([5, 6, 7]) == 3  # all were seen often, so there are no more


def test_the_room_of_states_multiplies_the_values_of_each_place() -> None:
    game = find_game("mice")
    states = np.concatenate([game.state().array for _ in range(6)])
    states["heap"] = [1, 2, 3, 1, 2, 3]
    states["players"]["taken"][:, 0] = [0, 0, 1, 1, 1, 1]
    assert room(game.state, states, 2) == pytest.approx(np.log10(3 * 2))


def test_figures_of_a_small_game_are_true() -> None:
    found = measure(find_game("mice"), 2, 60)
    assert found.widest == 2  # take one mouse, or play the paw
    assert 1 < found.branching.value <= 2
    assert 7 <= found.decisions.value <= 21  # 21 mice, one to three at a time
    assert found.choices.value <= found.decisions.value
    assert found.tree.value <= found.choices.value * np.log10(2) + 1e-9
    assert found.information_sets <= found.states <= found.room
    assert 0 <= found.new_sets <= 1
    assert 0 <= luck_share(find_game("mice"), 4).value <= 1


def test_the_command_tells_and_the_page_keeps_its_other_words(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["complexity", "mice", "-n", "5", "--deals", "0"])
    assert done.exit_code == 0, done.output
    assert done.output.count("| Mice |") == 3  # for two, three and four
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    write_page(page, ["new"])
    assert page.read_text() == f"before\n{BEGIN}\nnew\n{END}\nafter\n"


def test_the_tables_are_told_in_the_readers_language() -> None:
    mice = find_game("mice")
    found, luck = [measure(mice, 2, 5)], [(mice, Estimate(0.25, 0.1, 0.5, 8))]
    english = lines(found, luck, 5, 8)
    assert english[0].startswith("| game | players | decisions | choices | branching | widest |")
    assert english[-3:] == [
        "| Mice | 25% | 10 to 50% | 8 |",
        "",
        f"5 random games at each table, 8 deals for the share of luck. Rules: Mice {mice.version}.",
    ]
    with reading("fr"):
        assert "| Mice | 25\u00a0% | de 10 à 50\u00a0% | 8 |" in lines(found, luck, 5, 8)
    with reading("ja"):
        assert lines(found, [], 5, 0)[0].startswith("| ゲーム | 人数 |")


def test_the_page_has_every_table_of_the_present_rules() -> None:
    page = (ROOT / "docs" / "complexity.md").read_text(encoding="utf-8")
    for game in all_games().values():
        players = game.options.declared["players"]
        for count in range(players.low, players.high + 1):  # type: ignore[union-attr]
            assert f"| {game.title} | {count} |" in page
        assert f"{game.title} {game.version}" in page.partition("Rules: ")[2]


def test_the_citation_is_of_this_version() -> None:
    version = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["version"]
    cited = re.search(r"^version: (.+)$", (ROOT / "CITATION.cff").read_text(encoding="utf-8"), re.MULTILINE)
    assert cited is not None
    assert cited[1] == version


def declared() -> list[list[str]]:
    """Rows of the table of OpenSpiel's own figures."""
    page = (ROOT / "docs" / "complexity.md").read_text(encoding="utf-8")
    lines = page.partition("### As OpenSpiel declares")[2].splitlines()
    return [[cell.strip(" `") for cell in line.split("|")[1:-1]] for line in lines if line.startswith("| `")]


def test_openspiel_declares_what_the_page_says() -> None:
    from open_spiel.python.policy import TabularPolicy

    rows = declared()
    assert {row[0] for row in rows} >= {"kuhn_poker", "hearts", *register().values()} - {"nekoban_mice"}
    for name, players, actions, longest, sets in rows:
        game = pyspiel.load_game(name)
        found = game.num_players(), game.num_distinct_actions(), game.max_game_length()
        assert [f"{figure:,}" for figure in found] == [players, actions, longest], name
        if sets:
            assert len(TabularPolicy(game).state_lookup) == int(sets)
