"""`nekoban squads`, and a file of figures on the command line."""

from pathlib import Path

from tests.conftest import Command


def test_a_squad_is_built_and_a_broken_figure_file_refused(tmp_path: Path, nekoban_here: Command) -> None:
    assert "--squad-1 S01" in nekoban_here("squads", typed="from S01\ndone\n")[1]
    (tmp_path / "mine.toml").write_text("id = 3")
    for words in (["squads"], ["play", "cat-battles", "--names", "Ann"]):
        code, _, said = nekoban_here(*words, "--figures", str(tmp_path / "mine.toml"))
        assert code == 2
        assert "mine.toml" in said
        assert "Traceback" not in said
