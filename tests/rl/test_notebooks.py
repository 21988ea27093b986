"""Notebooks: the tutorial runs, and what is played draws itself."""

from __future__ import annotations

import random
from pathlib import Path

import nbformat
import pytest
from nbclient import NotebookClient

import nekoban
from nekoban.core.catalogue import all_games

TUTORIAL = Path(__file__).parents[2] / "docs" / "tutorial.ipynb"
GAMES = list(all_games(hidden=True))


@pytest.mark.filterwarnings("ignore")  # of the notebook's own machinery
def test_the_tutorial_runs_and_shows_pictures() -> None:
    notebook = nbformat.read(TUTORIAL, as_version=4)
    NotebookClient(notebook, timeout=300, kernel_name="python3").execute()
    outputs = [output for cell in notebook.cells for output in cell.get("outputs", [])]
    assert sum("image/svg+xml" in output.get("data", {}) for output in outputs) == 3
    assert not [output for output in outputs if output.output_type == "error"]


def test_the_tutorial_is_kept_without_outputs() -> None:
    notebook = nbformat.read(TUTORIAL, as_version=4)
    assert not any(cell.get("outputs") or cell.get("execution_count") for cell in notebook.cells)


@pytest.mark.parametrize("name", GAMES)
def test_matches_states_and_views_draw_themselves(name: str) -> None:
    match = nekoban.new(name, seed=2)
    chance = random.Random(1)
    for _ in range(6):
        match.play(chance.choice(match.legal()))
    for shown in (match, match.state, match.view(1), match.view()):
        assert str(shown._repr_svg_()).startswith("<svg")


@pytest.mark.parametrize("name", [name for name, game in all_games(hidden=True).items() if game.drawing])
def test_a_view_is_drawn_for_the_seat_that_sees_it(name: str) -> None:
    match = nekoban.new(name, seed=2)
    for seat in range(match.options.players):
        assert match.view(seat)._repr_svg_() == match.svg(seat)
    assert match.view()._repr_svg_() == match.svg()


def test_a_state_shows_what_a_spectator_does_not_see() -> None:
    match = nekoban.new("mauwi", seed=2, players=2)
    assert match.state._repr_svg_() != match.view()._repr_svg_()
