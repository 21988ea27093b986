"""Variants: every claim of docs/variants.md that holds for all games, and what strangers may send.

What a game lets a variant change is tested beside its rules.
"""

from __future__ import annotations

import random
import re
import tomllib
from pathlib import Path

import msgspec
import pytest
from typer.testing import CliRunner

import nekoban
from nekoban.cli import app
from nekoban.core.catalogue import all_games
from nekoban.core.language import languages, reading
from nekoban.core.match import Match
from nekoban.core.notation import read_position
from nekoban.core.options import OptionError
from nekoban.core.saves import read_save
from nekoban.core.variant_files import FILE_LIMIT, found_lines, toml_value
from nekoban.core.variants import (
    change_lines,
    published,
    read_variant,
    short_text,
    variant_text,
    with_variant,
)
from tests.variants import EXAMPLES, PAGE, changed_example, read_example, refused

VARIED = {game.name: game for game in all_games().values() if game.variant is not None}
MAUWI = EXAMPLES["mauwi"]


# --- the examples ---------------------------------------------------------------------------------


def test_every_verified_game_has_an_example() -> None:
    assert set(EXAMPLES) == {game.name for game in all_games().values() if game.status == "verified"}


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_goes_round_as_a_file_and_as_a_short_text(name: str) -> None:
    game, chosen = read_example(name)
    line = short_text(game, chosen)
    assert "\n" not in line
    assert line.startswith(f"{name} ")
    assert read_example(name, line)[1] == chosen
    assert read_example(name, variant_text(game, chosen))[1] == chosen
    assert short_text(*read_example(name, variant_text(game, chosen))) == line


@pytest.mark.parametrize("name", EXAMPLES)
def test_an_example_says_what_it_changes_and_from_which_clauses(name: str) -> None:
    game, chosen = read_example(name)
    changes = game.changes(chosen)
    said = re.search(r"^changes = (.*)", EXAMPLES[name], re.MULTILINE)
    assert said
    assert tomllib.loads(said[0])["changes"] == list(dict.fromkeys(change.clause for change in changes))
    rules = (game.folder / "RULES.md").read_text(encoding="utf-8")
    assert all(f"| {change.clause} |" in rules for change in changes)
    for language in languages():
        with reading(language):
            assert len(set(change_lines(game, chosen))) == len(changes)


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_match_of_a_variant_is_saved_and_replayed_without_the_file(name: str, tmp_path: Path) -> None:
    file, chance = tmp_path / "own.toml", random.Random(1)
    file.write_text(EXAMPLES[name], encoding="utf-8")
    match = nekoban.new(name, variant=file, seed=1)
    file.unlink()
    for _ in range(30):
        match.play(chance.choice(match.legal()))
    again = Match.from_save(read_save(msgspec.json.encode(match.to_save()).decode()))
    assert again.options == match.options
    assert again.position() == match.position()
    _, options, _ = read_position(match.position())
    assert options == match.options
    assert Match.from_position(match.position(), seed=2).options == match.options


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_variant_is_marked_and_what_it_is_compared_with_is_not(name: str) -> None:
    game, chosen = read_example(name)
    assert "not a published rule" in game.title_of(chosen)
    assert chosen["called"] in game.title_of(chosen)
    before = published(game, chosen)
    assert game.changes(before) == []
    assert game.title_of(before) == game.shown_title
    assert before.players == chosen.players
    assert len(before.changed()) < len(chosen.changed())


def test_what_is_played_marks_a_variant_whoever_brings_it() -> None:
    """Also where it came as a plain option."""
    own = nekoban.new("mauwi", cards="spirit:3").options
    assert all_games()["mauwi"].title_of(own) == "Mauwi (not a published rule)"
    as_printed = nekoban.new("mauwi", cards="spirit:10,kiwi:4", called="as-printed").options
    assert all_games()["mauwi"].title_of(as_printed) == "Mauwi"


def test_given_options_go_before_those_of_the_variant() -> None:
    match = nekoban.new("mauwi", variant=MAUWI, players=2)
    assert match.options.players == 2
    assert match.options["cards"] == "spirit:5,joker:6"


def test_published_is_the_same_table_but_for_what_is_invented() -> None:
    game, chosen = read_example("mauwi", MAUWI.replace('edition = "mauwi"', 'edition = "mauw"'))
    assert str(published(game, chosen)) == "players=3 edition=mauw"


# --- sentences ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("old", "new", "sentence"),
    [
        ("spirit =", "spirits =", "line 12: There is no 'spirits' here. Did you mean spirit?"),
        ("spirit = 5", "spirit = 55", "line 12: spirit has to be a whole number from 0 to 20, not 55."),
        ("spirit = 5", "spirit = true", "line 12: spirit has to be a whole number from 0 to 20, not True."),
        ('"MW-90"', '"MW-09"', "line 5: 'MW-09' is not changed by this file. Did you mean MW-90?"),
        ("joker = 6", "joker = 6\nkiwi = 5", "line 5: This file changes MW-70 too. Name it in changes."),
        ('["MW-90"]', "7", "line 5: changes has to be a list of texts"),
        ("players = 3", "player = 3", "line 8: There is no 'player' here. Did you mean players?"),
        ("players = 3", "players = 9", "line 8: players takes a number from 2 to 7, not 9."),
        ('"mauwi"\nname', '"mawi"\nname', "line 2: game cannot be 'mawi'. Did you mean mauwi?"),
        ("[cards]", "[card]", "line 11: There is no 'card' here. Did you mean cards?"),
        ("[cards]", "[zebra]", "There is no 'zebra' here. You can use: variant, options, cards."),
        ("few-spirits", "Few Spirits", "line 3: name takes small letters, digits and hyphens"),
        ('name = "few-spirits"', "", "line 1: name has to be a text"),
        ("spirit = 5\njoker = 6", "spirit = 10", "Nothing in it differs from the published rules"),
        ("spirit = 5", "warriors = 0\nspirit = 0", "This deck has 6 cards. 3 players need 12 to 120."),
        ("spirit = 5", "warriors = 20", "This deck has 176 cards."),
        ('[variant]\ngame = "mauwi"', "[cards.x]", "A variant begins with a table [variant]"),
        ("spirit = 5", "spirit = ", "is not TOML"),
        ("spirit = 5", f"spirit = {'[' * 40}", "nested too deeply"),
        ("spirit = 5", f"spirit = {'9' * 30}", "not a number that large"),
        ("[cards]", "[[cards]]", "cards has to be a table"),
    ],
)
def test_what_is_wrong_is_said_with_the_line(old: str, new: str, sentence: str) -> None:
    assert sentence in changed_example("mauwi", old, new)


def test_a_file_of_another_game_or_that_is_none_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(MAUWI, encoding="utf-8")
    with pytest.raises(OptionError, match=r"own\.toml is a variant of mauwi, not of iwari"):
        nekoban.new("iwari", variant=file)
    with pytest.raises(OptionError, match="cannot be read: No such file"):
        nekoban.new("mauwi", variant=tmp_path / "none.toml")
    with pytest.raises(OptionError, match="A variant is a file, the text of one, or its short text, not 7"):
        nekoban.new("mauwi", variant=7)
    file.write_bytes(b"\xff\xfe")
    with pytest.raises(OptionError, match="is not written in UTF-8"):
        nekoban.new("mauwi", variant=file)
    file.write_bytes(b"#" * (FILE_LIMIT + 1))
    with pytest.raises(OptionError, match=f"longer than {FILE_LIMIT} bytes"):
        nekoban.new("mauwi", variant=file)
    assert "There is no option 'card'" in refused("mauwi card=spirit:5")


# --- fuzzing --------------------------------------------------------------------------------------


def broken(text: str, chance: random.Random) -> str:
    """A text with some letters, words or lines lost, doubled or put elsewhere."""
    pieces = re.split(r"(\W)", text) if chance.random() < 0.7 else text.splitlines(keepends=True)
    for _ in range(chance.randint(1, 4)):
        place, other = chance.randrange(len(pieces)), chance.randrange(len(pieces))
        how = chance.random()
        if how < 0.3:
            pieces[place] = chance.choice(["", "-1", "[", "{}", "99999999999", '"', "true", "1.5", "\x00"])
        elif how < 0.6:
            pieces[place], pieces[other] = pieces[other], pieces[place]
        else:
            pieces.insert(place, pieces[other])
    return "".join(pieces)


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_broken_file_is_read_or_refused_by_a_sentence(name: str) -> None:
    chance, read_count = random.Random(name), 0
    for _ in range(250):
        text = broken(EXAMPLES[name], chance)
        try:
            game, values = read_variant(text, "own.toml")
        except OptionError as error:
            assert str(error).endswith((".", "?", ")"))
            assert len(str(error)) < 4000
        else:
            read_count += 1
            chosen = game.options.read(values)
            assert read_variant(short_text(game, chosen), "x")[1] == values
    assert read_count < 250


def test_values_are_written_so_that_they_are_read_back() -> None:
    values = ['a"b\\c\n\x7f\x01é猫', -5, True, [1, [2, "x"]], {"a": 1, "b": ["c"]}]
    assert tomllib.loads(f"x = {toml_value(values)}")["x"] == values


# --- the commands ---------------------------------------------------------------------------------


def test_the_command_checks_and_writes_a_variant(tmp_path: Path) -> None:
    file, written = tmp_path / "few-spirits.toml", tmp_path / "written.toml"
    file.write_text(MAUWI, encoding="utf-8")
    shown = CliRunner().invoke(app, ["variant", str(file), "--write", str(written)])
    assert shown.output in PAGE
    assert shown.exit_code == 0
    assert with_variant(VARIED["mauwi"], {"variant": str(written)}) == with_variant(
        VARIED["mauwi"], {"variant": str(file)}
    )
    line = shown.output.splitlines()[-1]
    assert line in PAGE.replace(f"\n{line}\n", "", 1)  # the page writes it into a file again
    assert CliRunner().invoke(app, ["variant", line]).output == shown.output


def test_a_variant_is_played_at_a_keyboard_and_marked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "few-spirits.toml"
    file.write_text(MAUWI, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    words = ["play", "mauwi", "--variant", str(file), "--names", "Ann,Bob,Cleo", "--seed", "1", "--plain"]
    shown = CliRunner().invoke(app, words, input="quit\n" * 4).output
    assert "Mauwi: few-spirits (not a published rule)" in shown
    assert "MW-90: spirit: 5 instead of 10." in shown


# --- programs -------------------------------------------------------------------------------------


def test_a_language_model_is_told_what_is_not_published() -> None:
    from nekoban.mcp.seat import changed_rules

    told = changed_rules(nekoban.new("mauwi", variant=MAUWI))
    assert told == {
        "not a published rule": ["MW-90: spirit: 5 instead of 10.", "MW-90: Joker: 6 instead of 5."]
    }
    assert changed_rules(nekoban.new("mauwi")) == {}


def test_simulations_and_learners_take_a_variant_where_they_take_options() -> None:
    from nekoban.lab.tables import make_plan

    plan = make_plan("mauwi", ["random"], {"variant": MAUWI, "players": 2}, 1)
    assert dict(plan.sets[0]) == {"players": 2, "cards": "spirit:5,joker:6", "called": "few-spirits"}
    nothing = VARIED["mauwi"].local_options({"players": 2})
    assert nothing == {"players": 2}


def test_a_replay_is_marked(capsys: pytest.CaptureFixture[str]) -> None:
    from rich.console import Console

    from nekoban.terminal.replay import replay

    match = nekoban.new("mauwi", variant=MAUWI, seed=1)
    replay(match, Console(color_system=None, width=200), lambda question: "quit")
    assert "Mauwi: few-spirits (not a published rule)" in capsys.readouterr().out


def test_what_is_given_twice_is_refused() -> None:
    twice = EXAMPLES["nine-lives"].replace("life-set = 1", "life-set = 1\nlives = 5")
    assert (
        refused(twice)
        == "own.toml, line 10: lives is given twice: here and in a table of its own. Give it once."
    )


@pytest.mark.parametrize("name", ["players", "edition", "cards", "teams"])
def test_a_number_that_is_too_long_to_say_is_refused(name: str) -> None:
    long = f"{EXAMPLES['mauwi'].split('[options]')[0]}[options]\n{name} = 0x{'F' * 5000}\n"
    assert refused(long) == "own.toml cannot be read: line 8: a number has too many digits."


def test_a_line_of_a_list_is_no_table() -> None:
    assert found_lines(
        '[variant]\nchanges = [\n["a"],\n[[1]],\n]\nname = "x"\n[[figure]] # one\nid = 1\n'
    ) == {
        ("variant", ""): 1,
        ("variant", "changes"): 2,
        ("variant", "name"): 6,
        ("figure", ""): 7,
        ("figure", "id"): 8,
    }
