"""Random bots on a GPU: the same file as on a CPU. Without a GPU its kernels run on the CPU."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from nekoban.cli import app
from nekoban.commands import lab
from nekoban.commands.arguments import UsageError
from nekoban.core.catalogue import find_game
from nekoban.core.gpu import GpuError, Host
from nekoban.core.language import READER
from nekoban.core.options import OptionError
from nekoban.lab import gpu_tables
from nekoban.lab.gpu_tables import GAMES, GpuTable, adjacent
from nekoban.lab.simulate import Parts, simulate
from nekoban.lab.tables import Plan, PlanTable, make_plan

MICE = make_plan("mice", ["random"], {"players": 3}, 30_000, seed=7)


def hosted(plan: Plan) -> GpuTable:
    return GpuTable(plan, Host(plan.found, GAMES))


class Counted(GpuTable):
    """A table that says what it was asked for."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan, Host(plan.found, GAMES))
        self.asked: list[range] = []

    def rows(self, seeds: range, shift: int | None = None) -> np.ndarray:
        self.asked.append(seeds)
        return super().rows(seeds, shift)


def test_the_file_is_the_same_byte_for_byte(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(gpu_tables, "AT_ONCE", 2 * MICE.chunk)
    one, two, table = tmp_path / "cpu.parquet", tmp_path / "gpu.parquet", Counted(MICE)
    told: list[int] = []
    assert simulate(MICE, one)
    assert simulate(MICE, two, told=told.append, table=table)
    assert two.read_bytes() == one.read_bytes()
    assert [len(seeds) for seeds in table.asked] == [2 * MICE.chunk, 30_000 - 2 * MICE.chunk]
    assert sum(told) == 30_000
    assert not simulate(MICE, two, table=table)


def test_an_interrupted_simulation_plays_only_what_is_missing(tmp_path: Path) -> None:
    one, two = tmp_path / "cpu.parquet", tmp_path / "gpu.parquet"
    simulate(MICE, one)
    parts, table, chunks = Parts(MICE, two), Counted(MICE), MICE.chunks()
    told: list[int] = []

    def stop(games: int) -> None:
        told.append(games)
        if sum(told) == sum(map(len, chunks[:2])):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        simulate(MICE, two, told=stop)  # on the CPU: two chunks are kept
    parts.path(chunks[0]).unlink()
    simulate(MICE, two, table=table)
    assert two.read_bytes() == one.read_bytes()
    assert table.asked == [chunks[0], range(chunks[2].start, chunks[-1].stop)]


@pytest.mark.parametrize(
    ("name", "count", "more"),
    [
        ("mice", 200, {"watched": 1}),
        ("mice", 200, {"watched": 3, "rotated": False}),
        ("mauwi", 60, {"watched": 2}),
    ],
)
def test_every_number_of_a_row_is_the_same(name: str, count: int, more: dict[str, Any]) -> None:
    samples = find_game(name).samples()
    players = samples[0]["players"]
    sets = [sample for sample in samples if sample["players"] == players][:3]
    plan = make_plan(name, ["random"], sets, count, **more)
    seeds = range(11, 11 + count)
    expected = PlanTable(plan).rows(seeds)
    found = hosted(plan).rows(seeds)
    assert found.tobytes() == expected.tobytes()
    assert found["watched"].sum() == sum(seed // len(sets) % more["watched"] == 0 for seed in seeds)
    assert hosted(plan).rows(seeds, 0).tobytes() == PlanTable(plan).rows(seeds, 0).tobytes()


def test_chunks_that_follow_one_another_are_played_together() -> None:
    chunks = [range(0, 4), range(4, 8), range(8, 12), range(16, 20), range(20, 22)]
    found = list(adjacent(chunks, 2))
    assert found == [chunks[:2], chunks[2:3], chunks[3:]]
    assert list(adjacent([], 2)) == []


def test_games_whose_lead_is_followed_bound_how_many_are_played_at_once() -> None:
    followed, usual = make_plan("mice", ["random"], {"players": 3}, 9, watched=1), MICE
    assert 1 <= hosted(followed).chunks_at_once() < hosted(usual).chunks_at_once()
    assert hosted(usual).chunks_at_once() * usual.chunk <= gpu_tables.AT_ONCE


# --- the command


def command(*words: str) -> Any:
    return app(["simulate", "mice", "--players", "3", "--gpu", *words], standalone_mode=False)


def test_the_command_writes_the_same_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lab, "gpu_table", hosted)
    files = [tmp_path / "cpu.parquet", tmp_path / "gpu.parquet"]
    for file, way in zip(files, ([], ["--gpu"]), strict=True):
        words = ["simulate", "mice", "--players", "3", "-n", "500", "--seed", "9", "-o", str(file), *way]
        assert CliRunner().invoke(app, words).exit_code == 0
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize("words", [("--workers", "2"), ("--ray", "local"), ("--trajectories", "t.parquet")])
def test_what_does_not_go_with_a_gpu_is_refused(words: tuple[str, str], tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    with pytest.raises(UsageError, match="--gpu plays all games on one GPU: leave out --workers, --ray"):
        command("-o", str(file), *words)
    assert list(tmp_path.iterdir()) == []


def test_other_bots_are_refused(tmp_path: Path) -> None:
    with pytest.raises(OptionError, match="Only random bots play on a GPU, not greedy: leave out --gpu"):
        command("-o", str(tmp_path / "games.parquet"), "--bots", "greedy,random")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("language", "said"), [("en", "needs CuPy"), ("fr", "demande CuPy"), ("ja", "CuPyが必要です")]
)
def test_without_a_gpu_there_is_a_sentence(tmp_path: Path, language: str, said: str) -> None:
    if importlib.util.find_spec("cupy") is not None:
        pytest.skip("CuPy is installed; core/gpu.py's sentences have tests of their own")
    mark = READER.set(language)
    try:
        with pytest.raises(GpuError, match=said):
            command("-o", str(tmp_path / "games.parquet"))
    finally:
        READER.reset(mark)
    assert list(tmp_path.iterdir()) == []
