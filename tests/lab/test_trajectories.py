"""Every decision of simulated games: the same games, resumed after a kill, read as batches for imitation."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest
from typer.testing import CliRunner

import nekoban
import nekoban.rl
from nekoban.bots.random import Random
from nekoban.cli import app
from nekoban.core.catalogue import find_game
from nekoban.core.luck import bot_luck
from nekoban.core.match import Match
from nekoban.core.notation import NotationError
from nekoban.core.turned_seats import turned_moves
from nekoban.lab.simulate import SimulationError, simulate
from nekoban.lab.tables import make_plan
from nekoban.rl.demonstrations import Demonstrated, DemonstrationError, Demonstrations

ROOT = Path(__file__).parents[2]


def traced(folder: Path, *given: object, **more: object) -> tuple[pl.DataFrame, pl.DataFrame]:
    """The games and the decisions of a plan."""
    games, decisions = folder / "games.parquet", folder / "decisions.parquet"
    simulate(make_plan(*given), games, trajectories=decisions, **more)  # type: ignore[arg-type]
    return pl.read_parquet(games), pl.read_parquet(decisions)


@pytest.mark.parametrize("name", ["mice", "mauwi"])
def test_decisions_are_those_of_the_simulated_games(name: str, tmp_path: Path) -> None:
    games, decisions = traced(tmp_path, name, ["random", "greedy"], {}, 3)
    plain = tmp_path / "plain.parquet"
    simulate(make_plan(name, ["random", "greedy"], {}, 3), plain)
    assert pl.read_parquet(plain).equals(games)
    counted = decisions.group_by("seed", maintain_order=True).len()["len"].to_list()
    assert counted == games["decisions"].to_list()
    forced = decisions.filter(pl.col("legal").list.len() == 1)
    assert len(forced) == games["forced"].sum()
    for row in decisions.iter_rows(named=True):
        game = games.filter(pl.col("seed") == row["seed"])
        assert row["move"] in row["legal"]
        assert game["score"][0][row["seat"]] == row["score"]
        assert (game["won"][0][row["seat"]] > 0) == (row["won"] > 0)
        assert game["bots"].cast(pl.String)[0].split(",")[row["seat"]] == row["bot"]


def test_the_file_does_not_depend_on_who_played_which_part(tmp_path: Path) -> None:
    for name, workers in (("one", 1), ("two", 2)):
        (tmp_path / name).mkdir()
        traced(tmp_path / name, "mice", ["random", "greedy"], {"players": 2}, 150, workers=workers)
    for file in ("games.parquet", "decisions.parquet"):
        assert (tmp_path / "one" / file).read_bytes() == (tmp_path / "two" / file).read_bytes()


def test_a_killed_run_goes_on_and_gives_the_same_files(tmp_path: Path) -> None:
    words = ["simulate", "mice", "-n", "1200", "--bots", "greedy,random", "--players", "3"]

    def command(folder: str) -> list[str]:
        place = tmp_path / folder
        place.mkdir(exist_ok=True)
        files = ["-o", str(place / "g.parquet"), "--trajectories", str(place / "d.parquet")]
        return [sys.executable, "-m", "nekoban.cli", *words, *files]

    env = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    process = subprocess.Popen(command("killed"), env=env, stdout=subprocess.DEVNULL)
    until = time.monotonic() + 120
    while len(list((tmp_path / "killed").glob("d.parquet.parts/*.arrow"))) < 3:
        assert time.monotonic() < until
        assert process.poll() is None
        time.sleep(0.01)
    process.kill()
    process.wait()
    assert not (tmp_path / "killed" / "d.parquet").exists()
    for folder in ("killed", "whole"):
        subprocess.run(command(folder), env=env, check=True, stdout=subprocess.DEVNULL)
    for file in ("g.parquet", "d.parquet"):
        assert (tmp_path / "killed" / file).read_bytes() == (tmp_path / "whole" / file).read_bytes()


def test_a_file_of_something_else_is_refused(tmp_path: Path) -> None:
    traced(tmp_path, "mice", ["random"], {"players": 2}, 5)
    with pytest.raises(SimulationError, match="holds another simulation"):
        traced(tmp_path, "mice", ["random"], {"players": 2}, 6)
    words = ["simulate", "mice", "-n", "5", "-o", str(tmp_path / "x"), "--trajectories", str(tmp_path / "x")]
    assert "the same file" in str(CliRunner().invoke(app, words).exception)


# --- reading


def test_batches_are_all_decisions_of_a_file(tmp_path: Path) -> None:
    _, decisions = traced(tmp_path, "mauwi", ["random"], {"players": 2}, 2)
    batches = list(Demonstrations("mauwi", tmp_path / "decisions.parquet", size=50, forced=True))
    assert [len(batch.actions) for batch in batches[:-1]] == [50] * (len(batches) - 1)
    rows = decisions.to_dicts()
    check_rows("mauwi", [(row["seat"], row["view"], row["legal"], row["move"]) for row in rows], batches)
    assert np.concatenate([batch.scores for batch in batches]).tolist() == decisions["score"].to_list()


def check_rows(name: str, rows: list[Any], batches: list[Demonstrated]) -> None:
    """Check that decisions are read as the observations, masks and actions of `nekoban.rl.batch`."""
    game = find_game(name)
    encoder = nekoban.rl.Encoder(nekoban.rl.Layout(game, 2))
    moves = turned_moves(game, 2)[0]  # the row that an action is, for each seat
    seen, masks, actions = (np.concatenate([batch[column] for batch in batches]) for column in range(3))
    assert len(actions) == len(rows)
    for place, (seat, memory, legal, move) in enumerate(rows):
        view = game.state.View.seen_by(seat, np.frombuffer(memory, np.uint8).copy())
        assert (seen[place] == encoder.encode(view, seat)).all()
        assert int(moves[seat, actions[place]]) == move
        assert sorted(moves[seat, np.flatnonzero(masks[place])]) == sorted(legal)


def played(name: str, seed: int) -> Match:
    match = nekoban.new(name, seed=seed, players=2)
    while match.to_move is not None:
        legal, luck = match.legal(), bot_luck(match.seed, match.ply)
        match.play(Random(match.game).choose(match.view(match.to_move), legal, luck))
    return match


def test_a_saved_match_is_read_as_it_was_seen(tmp_path: Path) -> None:
    match = played("cat-battles", 1)
    match.save(tmp_path / "m.neko")
    rows = [
        (seat, match.engine.view(state, seat).bytes.tobytes(), match.engine.legal(state), move)
        for state, seat, move in zip(match.past, match.movers, match.played, strict=True)
    ]
    check_rows("cat-battles", rows, list(Demonstrations("cat-battles", tmp_path / "m.neko", forced=True)))


def test_collections_of_saved_matches_are_read_the_same_way(tmp_path: Path) -> None:
    for seed in range(2):
        played("mauwi", seed).save(tmp_path / f"{seed}.neko")
    nekoban.new("mice", seed=1, players=2).save(tmp_path / "mice.neko")  # another game is passed over
    batches = list(nekoban.rl.demonstrations("mauwi", tmp_path, size=10_000))
    assert len(batches) == 1
    assert len(batches[0].actions) > 50
    assert (batches[0].masks.sum(axis=1) > 1).all()  # forced decisions are left out
    assert set(np.unique(batches[0].won)) <= {0.0, 0.5, 1.0}
    again = nekoban.rl.demonstrations("mauwi", tmp_path, size=64)
    assert sum(len(batch.actions) for batch in again) == sum(len(batch.actions) for batch in again)


def test_what_cannot_be_read_is_a_sentence(tmp_path: Path) -> None:
    traced(tmp_path, "mice", ["random"], {"players": 2}, 2)
    with pytest.raises(DemonstrationError, match="holds no decisions of Mauwi"):
        list(Demonstrations("mauwi", tmp_path / "decisions.parquet"))
    with pytest.raises(DemonstrationError, match="holds no decisions of Mice"):
        list(Demonstrations("mice", tmp_path / "games.parquet"))
    assert list(Demonstrations("mice", tmp_path / "decisions.parquet", players=3)) == []
    (tmp_path / "bad.parquet").write_bytes(b"cats")
    with pytest.raises(DemonstrationError, match="cannot be read"):
        list(Demonstrations("mice", tmp_path / "bad.parquet"))
    with pytest.raises(DemonstrationError, match="There is no file or folder"):
        Demonstrations("mice", tmp_path / "none.parquet")
    with pytest.raises(DemonstrationError, match="No files are given"):
        Demonstrations("mice")
    nekoban.new("mice", seed=1, players=2).save(tmp_path / "unfinished.neko")
    with pytest.raises((DemonstrationError, NotationError), match="not over yet"):
        list(Demonstrations("mice", tmp_path / "unfinished.neko"))
