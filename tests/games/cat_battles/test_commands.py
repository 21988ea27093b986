"""`nekoban squads`, and a file of figures on the command line."""

from pathlib import Path

from tests.test_cli import nekoban


def test_a_squad_is_built_and_a_broken_figure_file_refused(tmp_path: Path) -> None:
    built = nekoban("squads", typed="from S01\ndone\n")
    assert "--squad-1 S01" in built.stdout
    (tmp_path / "mine.toml").write_text("id = 3")
    for words in (["squads"], ["play", "cat-battles", "--names", "Ann"]):
        refused = nekoban(*words, "--figures", str(tmp_path / "mine.toml"))
        assert refused.returncode == 2
        assert "mine.toml" in refused.stderr
        assert "Traceback" not in refused.stderr
