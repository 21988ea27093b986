"""The command line, as a person types it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from nekoban import Match, __version__, cli, new
from nekoban.commands.play import named_bots
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.notation import QUICK_FORMAT
from nekoban.core.seeds import read_seed
from nekoban.terminal.session import rule_lines
from tests.conftest import Command


def nekoban(*words: str, typed: str = "", folder: Path | None = None) -> subprocess.CompletedProcess[str]:
    """The command in a process of its own."""
    command = [sys.executable, "-W", "error", "-m", "nekoban.cli", *words]
    return subprocess.run(command, input=typed, capture_output=True, text=True, cwd=folder, timeout=300)


def test_a_whole_game_is_played_saved_verified_and_replayed(tmp_path: Path) -> None:
    done = nekoban(
        "play", "mice", "--names", "Ann", "--plain", "--seed", "7", typed="1\n" * 30, folder=tmp_path
    )
    assert done.returncode == 0, done.stderr
    assert "took the last mouse and wins" in done.stdout
    assert "\x1b[" not in done.stdout


def test_the_end_of_input_saves_and_resume_goes_on(tmp_path: Path, nekoban_here: Command) -> None:
    left = nekoban("play", "mice", "--names", "Ann", "--plain", "--seed", "7", typed="1\n", folder=tmp_path)
    assert "Saved as mice-" in left.stdout
    file = next(tmp_path.glob("*.neko"))
    match = Match.load(file)
    assert match.bots == {1: "house-cat"}
    checked = nekoban_here("verify", str(file), "--fingerprint", match.commitment.upper())
    assert "the seed deals exactly this match" in checked[1]
    code, _, said = nekoban_here("verify", str(file), "--fingerprint", "00" * 32)
    assert (code, match.commitment in said) == (2, True)
    again = nekoban("resume", str(file), "--plain", typed="1\n", folder=tmp_path)
    assert "Saved as" in again.stdout
    assert list(tmp_path.glob("*.neko")) == [file]  # saved back to where it came from
    assert Match.load(file).ply > match.ply
    on = nekoban("resume", str(file), "--plain", typed="1\n" * 30, folder=tmp_path)
    assert "took the last mouse and wins" in on.stdout
    code, said, _ = nekoban_here("replay", str(file), "--plain", typed="n\nn\np\ns 1\n1\nx\nq\n")
    assert code == 0
    assert "Move 2 by House cat 2" in said


def test_several_people_do_not_go_on_with_a_match_of_the_first_format(
    tmp_path: Path, nekoban_here: Command
) -> None:
    """Its luck can be computed from what is open; against bots, which look only at their view, it goes on."""
    game = find_game("mice")
    match = Match(
        game, game.options.read({"players": 2}), read_seed("7"), ["Ann", "Ben"], format=QUICK_FORMAT
    )
    match.save(tmp_path / "m.neko")
    code, _, said = nekoban_here("resume", str(tmp_path / "m.neko"), "--plain")
    assert code == 2
    assert "older luck of format 1" in said
    assert "several people cannot go on with it" in said
    match.bots = {1: "random"}
    match.save(tmp_path / "m.neko")
    on = nekoban("resume", str(tmp_path / "m.neko"), "--plain", typed="1\n" * 30, folder=tmp_path)
    assert "took the last mouse and wins" in on.stdout
    match = Match.load(tmp_path / "m.neko")
    match.bots = {}
    match.save(tmp_path / "m.neko")
    code, _, said = nekoban_here("resume", str(tmp_path / "m.neko"), "--plain")
    assert code == 0, "a match that is over is shown"


def test_bots_take_the_seats_in_the_order_in_which_they_are_named(tmp_path: Path) -> None:
    words = ("--players", "4", "--names", "Ann", "--bots", "tiger,stray", "--plain", "--seed", "7")
    done = nekoban("play", "mice", *words, typed="1\n", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    match = Match.load(next(tmp_path.glob("*.neko")))
    assert match.names == ["Ann", "Tiger 2", "Stray 3", "Tiger 4"]
    assert match.bots == {1: "tiger", 2: "stray", 3: "tiger"}


def test_a_person_with_the_name_of_a_bot_is_a_person() -> None:
    match = new("mice", players=3, names=["Tiger", "Tiger 2", "Greedy two"])
    assert named_bots(match) == {1: "tiger"}  # as the terminal names its bots, in files of old


def test_two_people_hand_over_the_keyboard_and_see_only_their_own_hand(nekoban_here: Command) -> None:
    words = ("play", "mice", "--names", "Ann,Bob", "--plain", "--seed", "3")
    said = nekoban_here(*words, typed="\n1\n\n1\nquit\n")[1]
    assert "Hand the keyboard to Ann" in said
    assert "Hand the keyboard to Bob" in said
    before, _, bobs = said.partition("Hand the keyboard to Bob")
    assert "Bob: 0 taken, holds a card" in before
    assert "Ann: 1 taken, holds a card" in bobs


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (["play", "chess"], "There is no game 'chess'"),
        (
            ["play", "mice", "--names", "A", "--players", "12"],
            "players takes a number from 2 to 4, not 12.",
        ),
        (["play", "mice", "--names", "A", "--colour", "red"], "There is no option 'colour'"),
        (["play", "mice", "--names", "A,B,C"], "3 names are too many"),
        (["play", "mice", "--names", ""], "Nobody plays"),
        (["play", "mice", "--names", ","], "Nobody plays"),
        (["play", "mice", "--names", "\udcff"], "contains a character that cannot be shown"),
        (["--terminal"], "Nothing was chosen"),
        (["play", "mice", "--names", "A", "--bots", "deep-blue"], "There is no bot 'deep-blue'"),
        (["ladder", "mice", "--bots", "random"], "A ladder needs at least two bots"),
        (["ladder", "mice", "--bots", "random,deep-blue"], "There is no bot 'deep-blue'"),
        (["ladder", "mice", "--seats", "9"], "players"),
        (["ladder", "mice", "--seats", "2", "--write"], "leave out --seats, --bots and --seconds"),
        (["play", "mice", "--names", "A", "loose"], "'loose' is not an option"),
        (["resume", "nothing.neko"], "nothing.neko cannot be read"),
        (["replay", "nothing.neko"], "nothing.neko cannot be read"),
        (["verify", "nothing.neko"], "nothing.neko cannot be read"),
        (["rules", "chess"], "There is no game 'chess'"),
        (["laws", "chess"], "There is no game 'chess'"),
        (["clauses", "--tests", "nowhere"], "There is no folder nowhere"),
        (["rules"], "Missing argument 'game'. `nekoban rules --help` lists what there is."),
        (["chess"], "No such command 'chess'. Did you mean 'check'? `nekoban --help` lists what there is."),
        (["verify", "a", "--loud"], "No such option: --loud. `nekoban verify --help` lists what there is."),
        (["laws", "mice", "--games", "0"], "Invalid value for '--games'"),
        (["play", "mice", "--names", "A", "--coach", "99"], "Invalid value for '--coach'"),
    ],
)
def test_a_mistake_gets_one_sentence_and_exit_code_2(
    words: list[str], sentence: str, nekoban_here: Command
) -> None:
    code, _, said = nekoban_here(*words)
    assert code == 2
    assert sentence in " ".join(said.split())
    assert "Traceback" not in said
    assert not set("╭│╰") & set(said)


@pytest.mark.parametrize("group", ["operator", "puzzle"])
def test_a_group_without_a_command_shows_its_help_and_nothing_else(group: str, nekoban_here: Command) -> None:
    code, said, wrong = nekoban_here(group)
    assert code == 2
    assert "╭" in said + wrong
    assert (said + wrong).rstrip().endswith("╯"), "something comes after the help"


def test_a_mistake_ends_a_process_with_exit_code_2() -> None:
    done = nekoban("play", "chess")
    assert (done.returncode, done.stdout) == (2, "")
    assert "There is no game 'chess'" in done.stderr
    assert "Traceback" not in done.stderr


def test_whoever_gives_a_bot_to_every_seat_watches(nekoban_here: Command) -> None:
    code, said, _ = nekoban_here("play", "mice", "--bots", "random,greedy", "--seed", "1", "--plain")
    assert code == 0
    assert "Who plays?" not in said
    assert "Random 1 takes" in said
    assert "Greedy 2 takes" in said
    assert "took the last mouse and wins." in said


def test_a_coach_can_be_asked_for_where_people_play_here(nekoban_here: Command) -> None:
    typed = "no\n" + "\n" + "quit\n"
    words = ("play", "mice", "--names", "Ann,Ben", "--seed", "tom", "--coach", "3")
    code, said, _ = nekoban_here(*words, typed=typed)
    assert code == 0
    assert "Ann, may a coach ask before a move that lowers the chance to win by more than 3%" in said
    assert "there is no coach" in said


def test_an_edited_file_does_not_verify(tmp_path: Path, nekoban_here: Command) -> None:
    match = new("mice", seed=1)
    match.play("one")
    match.save(tmp_path / "m.neko")
    text = (tmp_path / "m.neko").read_text()
    (tmp_path / "m.neko").write_text(text.replace('["one"]', '["one", "one"]'))
    code, _, said = nekoban_here("verify", str(tmp_path / "m.neko"))
    assert code == 2
    assert "different position" in said


def test_games_and_rules_are_listed(nekoban_here: Command) -> None:
    assert "mauwi" in nekoban_here("games")[1]
    assert "MI-05: The paw can be played only" in " ".join(nekoban_here("rules", "mice")[1].split())


@pytest.mark.parametrize("name", all_games(hidden=True))
def test_no_heading_of_the_rules_is_empty_and_words_are_explained(name: str) -> None:
    lines = rule_lines(find_game(name).folder)
    below = zip(lines[1:], [*lines[2:], "## "], strict=True)
    assert not [line for line, after in below if line.startswith("## ") and after.startswith("## ")]
    assert lines.index("## Glossary") == 1
    assert not any(line.startswith((":", "-", "id:", "word:")) for line in lines)


def test_laws_and_clauses_run_from_the_command_line(nekoban_here: Command) -> None:
    code, said, errors = nekoban_here("laws", "mice", "--games", "55")
    assert code == 0, errors
    assert "Mice: 55 games" in said
    assert nekoban_here("clauses", "mice")[0] == 0


def test_a_clause_without_a_test_fails(tmp_path: Path, nekoban_here: Command) -> None:
    code, said, _ = nekoban_here("clauses", "mice", "--tests", str(tmp_path))
    assert code == 1
    assert "MI-05 has no test" in said


def test_a_loaded_match_is_the_match_that_was_saved(tmp_path: Path) -> None:
    match = new("mice", seed=1)
    match.save(tmp_path / "m.neko")
    assert Match.load(tmp_path / "m.neko").commitment == match.commitment


def test_the_version_and_completions_of_a_shell() -> None:
    assert nekoban("--version").stdout == f"Nekoban {__version__}\n"
    asked = {"_NEKOBAN_COMPLETE": "complete_bash", "COMP_WORDS": "nekoban play mau", "COMP_CWORD": "2"}
    command = [sys.executable, "-m", "nekoban.cli"]
    done = subprocess.run(command, env={**os.environ, **asked}, capture_output=True, text=True, timeout=300)
    assert done.stdout.split() == ["mauwi"]


def test_without_a_word_it_opens_the_start_page_and_says_what_can_be_done(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[tuple[Any, ...]] = []
    opened: list[str] = []
    monkeypatch.setenv("NEKOBAN_DATA", str(tmp_path))
    monkeypatch.setenv("BROWSER", "anything")
    monkeypatch.setattr("nekoban.server.app.serve", lambda *given, **more: served.append(given))
    monkeypatch.setattr("nekoban.commands.serve.open_browser", lambda host, port: opened.append(host))
    first = CliRunner().invoke(cli.app, [])
    assert first.exit_code == 0, first.exception
    host, port, database = served[0]
    assert (host, database, opened) == ("127.0.0.1", str(tmp_path / "nekoban.db"), ["127.0.0.1"])
    lines = first.output.splitlines()
    assert len(lines) == 3
    assert f"http://127.0.0.1:{port}/" in lines[0]
    assert "nekoban --terminal" in lines[1]
    assert "nekoban --help" in lines[2]
    (tmp_path / "nekoban.db").touch()
    assert CliRunner().invoke(cli.app, []).output == ""
