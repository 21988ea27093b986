"""The report on the powers."""

import numpy as np
import polars as pl
import pytest

from nekoban.games.nine_lives.report import power_sentences, powers_section
from nekoban.lab.samples import Sample
from nekoban.lab.tables import make_plan


@pytest.mark.long
def test_the_powers_report_judges_all_88_and_names_the_one_that_helps() -> None:
    """Made-up games: the seat that holds NP-07 wins half of them, the rest is chance."""
    chance = np.random.default_rng(2)
    dealt = np.zeros((3000, 3, 88), np.int16)
    dealt[:, :, 6] = np.eye(3, dtype=np.int16)[chance.integers(0, 3, 3000)]
    dealt[:, :, 7:] = chance.random((3000, 3, 81)) < 0.1
    winner = np.where(chance.random(3000) < 0.25, dealt[:, :, 6].argmax(axis=1), chance.integers(0, 3, 3000))
    won = np.eye(3, dtype=np.int8)[winner]
    plan = make_plan("nine-lives", ["random"], {"players": 3}, 3000)
    table = pl.DataFrame({"won": won, "powers dealt": dealt, "powers seen": dealt})
    section = powers_section(Sample(plan, table))
    assert len(section.lines) == 88
    assert section.lines[0].label.startswith("NP-07")
    assert section.lines[0].here.low <= 100 * 0.25 * 2 / 3 <= section.lines[0].here.high
    said = [*power_sentences(section)]
    assert said[0].text.startswith("NP-07")
    assert "gains" in said[0].text
    assert sum(line.named or False for line in section.lines) <= 4
