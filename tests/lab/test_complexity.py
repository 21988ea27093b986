"""The estimates of complexity: known where the answer is known, and the page is of the present rules."""

from __future__ import annotations

import random
import re
import tomllib
from collections import Counter
from datetime import date
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from typer.testing import CliRunner

from nekoban.cli import app
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.language import reading
from nekoban.lab.complexity import (
    BEGIN,
    END,
    LUCK,
    LuckShare,
    at_least,
    lines,
    luck_lines,
    luck_share,
    measure,
    room,
    write_page,
)
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
    for players in (2, 3):
        luck = luck_share(find_game("mice"), players, 4)
        assert (luck.players, luck.split.count) == (players, 4)
        assert 0 <= luck.split.value <= 1


def test_the_command_tells_and_the_page_keeps_its_other_words(tmp_path: Path) -> None:
    done = CliRunner().invoke(app, ["complexity", "mice", "-n", "5", "--deals", "0"])
    assert done.exit_code == 0, done.output
    assert done.output.count("| Mice |") == 3  # for two, three and four
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n{LUCK}\n{END}\nlast\n")
    write_page(page, ["new"])
    write_page(page, ["lucky"], LUCK)
    assert page.read_text() == f"before\n{BEGIN}\nnew\n{END}\nafter\n{LUCK}\nlucky\n{END}\nlast\n"


def test_the_share_of_luck_is_measured_alone_at_every_table_with_its_date() -> None:
    done = CliRunner().invoke(app, ["complexity", "mice", "-n", "0", "--deals", "2"])
    row = re.compile(r"\| Mice \| (\d) \| \d+% \| \d+ to \d+% \| 2 \| \d{4}-\d\d-\d\d \|")
    assert row.findall(done.output) == ["2", "3", "4"]
    assert done.output.count("| Mice |") == 3


def test_the_tables_are_told_in_the_readers_language() -> None:
    mice = find_game("mice")
    found, luck = [measure(mice, 2, 5)], [LuckShare(mice, 3, Estimate(0.25, 0.1, 0.5, 8), date(2026, 1, 31))]
    english = lines(found, 5)
    assert english[0].startswith("| game | players | decisions | choices | branching | widest |")
    assert english[-2:] == ["", f"5 random games at each table. Rules: Mice {mice.version}."]
    assert luck_lines(luck)[-3:] == [
        "| Mice | 3 | 25% | 10 to 50% | 8 | 2026-01-31 |",
        "",
        f"Between panther and greedy. Rules: Mice {mice.version}.",
    ]
    with reading("fr"):
        assert "| Mice | 3 | 25\u00a0% | de 10 à 50\u00a0% | 8 | 2026-01-31 |" in luck_lines(luck)
    with reading("ja"):
        assert lines(found, 5)[0].startswith("| ゲーム | 人数 |")


def test_the_page_has_every_table_of_the_present_rules() -> None:
    page = (ROOT / "docs" / "complexity.md").read_text(encoding="utf-8")
    tables = [page.partition(begin)[2].partition(END)[0] for begin in (BEGIN, LUCK)]
    for table in tables:
        for game in all_games().values():
            players = game.options.declared["players"]
            for count in range(players.low, players.high + 1):  # type: ignore[union-attr]
                assert f"| {game.title} | {count} |" in table
            assert f"{game.title} {game.version}" in table.partition("Rules: ")[2]
    rows = tables[1].strip().splitlines()[2:-2]
    assert rows
    assert all(re.search(r"\| \d+ \| \d{4}-\d\d-\d\d \|$", row) for row in rows)


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
