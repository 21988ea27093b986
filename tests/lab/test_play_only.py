"""The games of a report on a machine that has only numpy, numba and rich, and in pieces."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from nekoban.core.catalogue import find_game
from nekoban.lab import kept_games
from nekoban.lab.game_reports import command, make_game_report, report_plans
from nekoban.lab.kept_games import KeptGames, play_plans
from nekoban.lab.play_only import main
from nekoban.lab.setting import Bots, named_bots, settings
from nekoban.lab.tables import make_plan

WITHOUT = """
import sys
from importlib.abc import MetaPathFinder

class Nothing(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        top = name.partition(".")[0]
        known = top in sys.stdlib_module_names or top.startswith("_")
        if known or top in ("numpy", "numba", "llvmlite", "rich", "nekoban"):
            return None
        raise ModuleNotFoundError(f"No module named {name!r}", name=name)

sys.meta_path.insert(0, Nothing())
from nekoban.lab.play_only import main
sys.exit(main(sys.argv[1:]))
"""
BOTS = ["--weaker", "random", "--bot", "random", "--stronger", "greedy"]
ASKED = Bots("random", "random", "greedy")


def test_a_report_is_played_with_numpy_numba_and_rich_alone_and_read_elsewhere(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = ["mauwi", *BOTS, "--scale", "0.001", "--keep", str(tmp_path), "--workers", "1"]
    done = subprocess.run(
        [sys.executable, "-c", WITHOUT, *words], capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    monkeypatch.setattr(kept_games, "play_bytes", None)
    made = make_game_report("mauwi", settings(ASKED, 0.001), kept=tmp_path)
    assert made.sections


def test_when_the_time_is_up_the_same_command_goes_on(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    words = ["mauwi", *BOTS, "--scale", "0.001", "--keep", str(tmp_path), "--workers", "1"]
    assert main([*words, "--minutes", "0"]) == 3
    assert "The same command goes on" in capsys.readouterr().out
    played = len(list(tmp_path.rglob("*.npz")) + list(tmp_path.rglob("0*")))
    assert main([*words, "--minutes", "10"]) == 0
    assert "The same command" not in capsys.readouterr().out
    plans = set(report_plans("mauwi", settings(ASKED, 0.001)))
    assert all(not KeptGames(plan, tmp_path).missing() for plan in plans)
    assert 0 < played < len(list(tmp_path.rglob("*.npz")))


def test_more_games_of_the_same_are_only_the_further_ones(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    few, many = (make_plan("mice", ["greedy"], {}, count) for count in (40, 100))
    played: list[range] = []

    def watched(plan, first: int, last: int) -> bytes:
        played.append(range(first, last))
        return play_bytes(plan, first, last)

    play_bytes = kept_games.play_bytes
    monkeypatch.setattr(kept_games, "play_bytes", watched)
    (first,) = play_plans([few], tmp_path / "some")
    rows = first.rows()
    played.clear()
    (more,) = play_plans([many], tmp_path / "some")
    assert min(chunk.start for chunk in played) < 40 + many.chunk
    assert sum(map(len, played)) < 60 + many.chunk
    (whole,) = play_plans([many], tmp_path / "at once")
    assert (more.rows() == whole.rows()).all()
    played.clear()
    (again,) = play_plans([few], tmp_path / "some")
    assert not played
    assert (again.rows() == rows).all()
    assert len(list((tmp_path / "some").iterdir())) == 1


def test_games_after_a_gap_wait_for_those_that_are_missing(tmp_path: Path) -> None:
    plan = make_plan("mice", ["greedy"], {}, 32)
    kept = KeptGames(plan, tmp_path)
    chunks = [(chunk.start, chunk.stop) for chunk in plan.chunks()]
    for first, last in [*chunks[:2], *chunks[3:5]]:
        kept.add(first, last, kept_games.play_bytes(plan, first, last))
    (kept.parts / "000000000004-000000000006.part").write_bytes(b"torn")
    kept.finish()
    assert kept.joined() == chunks[1][1]
    assert [job[1:] for job in kept.missing()] == [chunks[2], *chunks[5:]]
    (whole,) = play_plans([plan], tmp_path / "at once")
    (joined,) = play_plans([plan], tmp_path)
    assert (joined.rows() == whole.rows()).all()
    assert not kept.parts.exists()


def test_the_stronger_bot_has_a_scale_of_its_own() -> None:
    weaker, usual, stronger = settings(ASKED, 0.5, stronger_scale=0.25)
    assert (weaker.scale, usual.scale, stronger.scale) == (0.5, 0.5, 0.25)
    said = command("mauwi", (weaker, usual, stronger))
    assert said.endswith("--scale 0.5 --stronger-scale 0.25")
    assert "stronger-scale" not in command("mauwi", settings(ASKED, 0.5))


def test_bots_that_are_not_named_are_the_usual_ones() -> None:
    game = find_game("mauwi")
    usual = named_bots(game, None, None, None)
    assert named_bots(game, "random", None, None) == usual._replace(weaker="random")
