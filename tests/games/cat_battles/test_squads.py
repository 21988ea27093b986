"""Cat Battles: squads, their text, the builder."""

from __future__ import annotations

import random
from pathlib import Path

import pytest
from rich.text import Text

from nekoban.core.match import Match
from nekoban.core.options import OptionError
from nekoban.games.cat_battles.data.figures import FIGURES, read_own_figures
from nekoban.games.cat_battles.data.squads import (
    Draft,
    SquadError,
    change_draft,
    make_squad,
    parse_squad,
    random_squad,
    read_squad,
    squad_text,
    starter_squad,
    with_own_figures,
)
from nekoban.games.cat_battles.show.text import build_squad, figure_sheet
from tests.games.cat_battles.conftest import GAME
from tests.games.cat_battles.test_figures import GOOD, file

MIMI = "X01-01(Mimi;kitten;2;move-2;1;attacking;always;dice-roll;2)"


def test_CB_11_a_squad_is_one_boss_and_4_to_12_kittens() -> None:
    assert len(read_squad("S01").kittens) == 4
    assert len(read_squad("S01-05.01x3.02x3.03x3.04x3").kittens) == 12


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("S01-01.02.03.04", "A squad has exactly one Boss; this one has 0."),
        ("S01-05.S02-05.01.02.03.04", "A squad has exactly one Boss; this one has 2."),
        ("S01-05.01.02.03", "A squad has at least 4 Kittens; this one has 3."),
        ("S01-05.01x3.02x3.03x3.04x3.S02-01", "A squad has at most 12 Kittens; this one has 13."),
        ("S01-05.01x4", "A squad has at most 3 Kittens of one figure id; there are 4 of S01-01."),
        ("S01-05.01.02.03.99", "There is no figure S01-99. The figures are: G01-01, "),
        ("cats", "'cats' is not a figure: a squad reads like S01, or like S01-05.01.02.03.G01-03x2."),
        ("05.01.02.03.04", "'05' is not a figure: "),
        ("", "'' is not a figure: "),
        ("S01-05." * 500, "A squad's text has at most 3000 characters; this one has 3500."),
        (
            f"S01-05.{MIMI.replace('X01', 'S01')}",
            "S01-01 belongs to the set Cat Café: it cannot be described again.",
        ),
        ("S01-05.X01-01(Mimi;2)", "X01-01: the brackets must contain name; kind; level; "),
        (
            f"S01-05.{MIMI.replace(';2;move', ';9;move')}",
            "the squad, figure X01-01: level should be from 1 to 5, ",
        ),
        (
            f"S01-05.{MIMI.replace(';2;move', ';two;move')}",
            "the squad, figure X01-01: level should be a whole ",
        ),
        (f"S01-05.{MIMI}.02.03.04", "There is no figure X01-02."),
    ],
)
def test_CB_11_an_illegal_squad_is_refused_with_the_reason(text: str, reason: str) -> None:
    with pytest.raises(SquadError) as error:
        read_squad(text)
    assert str(error.value).startswith(reason)
    with pytest.raises(OptionError) as refusal:
        GAME.options.read({"squad-1": text})
    assert str(refusal.value).startswith(f"squad-1: {reason}")


def test_CB_11_one_id_means_one_figure() -> None:
    with pytest.raises(SquadError, match="This squad describes X01-01 in two ways"):
        read_squad(f"S01-05.{MIMI}.S01-02.03.{MIMI.replace('Mimi', 'Momo')}")


def test_a_squad_has_one_shortest_text() -> None:
    assert squad_text(starter_squad("S02")) == "S02"
    assert squad_text(read_squad("s02")) == "S02"
    assert squad_text(read_squad(" S01-01.05.S01-02.S01-03.S01-03 ")) == "S01-05.01.02.03x2"
    assert squad_text(read_squad("S01-01.02.01.03.05")) == "S01-05.01x2.02.03"  # the same cats stand together
    assert (
        squad_text(read_squad("S01-05.04.03.02.01")) == "S01-05.04.03.02.01"
    )  # another order is another squad


def test_any_squad_reads_back_and_is_short() -> None:
    for seed in range(300):
        squad = random_squad(random.Random(seed))
        text = squad_text(squad)
        assert read_squad(text) == squad
        assert len(text) < 100
        assert not set(text) & set(" |=&?/")
        canonical, numbers = parse_squad(text)
        assert canonical == text
        assert numbers[0] == len(squad.kittens)


def test_own_figures_travel_in_the_text(tmp_path: Path) -> None:
    own = read_own_figures(file(tmp_path, GOOD))
    text = squad_text(read_squad("X01-02.01x3.S01-03.G01-01", own))
    assert text == (
        "X01-02(Boss_Cat;boss;3;;;greedy-boss;always;move-kitten;)"
        ".01(Mimi;kitten;2;move-2;1;attacking;always;dice-roll;2)x3.S01-03.G01-01"
    )
    squad = read_squad(text)
    assert squad.boss.name == "Boss Cat"
    assert squad.kittens[0].rear == own[0].rear
    assert squad_text(squad) == text
    with pytest.raises(SquadError, match="There is no figure X01-02"):
        read_squad("X01-02.01x3.S01-03.G01-01")


def test_a_match_with_own_figures_needs_no_file_beside_it(tmp_path: Path) -> None:
    text = squad_text(read_squad("X01-02.01x3.S01-03.G01-01", read_own_figures(file(tmp_path, GOOD))))
    match = Match.new("cat-battles", seed=4, squad_1=text, first="first")
    match.play("take 2")
    match.play("play 1")
    assert "Mimi" in match.log()[0]
    again = Match.from_save(match.to_save())
    assert again.state == match.state


def test_a_die_changed_to_no_damage_reads_back() -> None:
    text = "S01-05.X01-01(Mimi;kitten;2;;0;rolled;rolled-two-damage;change-die;0)x3.S01-02"
    assert squad_text(read_squad(text)) == text


def test_the_builder_changes_a_draft() -> None:
    draft = Draft()
    assert draft.problem == "A squad has exactly one Boss; this one has 0."
    for line in ("add S01-05", "add s01-01", "ADD S01-01", "add S02-02", "add G01-03"):
        change_draft(draft, line)
    assert draft.text == "S01-05.01x2.S02-02.G01-03"
    change_draft(draft, "add G01-05")  # another Boss takes the place
    assert draft.text == "G01-05.S01-01x2.S02-02.G01-03"
    change_draft(draft, "drop S01-01")
    assert draft.problem == "A squad has at least 4 Kittens; this one has 3."
    change_draft(draft, "from S02")
    assert draft.text == "S02"
    change_draft(draft, "add S02-01")
    change_draft(draft, "add S02-01")
    for line, reason in (
        ("add S02-01", "A squad has at most 3 Kittens with the same figure id."),
        ("add X01-01", "There is no figure X01-01."),
        ("drop G01-01", "G01-01 is not in the squad."),
        ("dance", "Type add ID, drop ID, from SQUAD, done, or quit."),
        ("add", "Type add ID"),
    ):
        with pytest.raises(SquadError) as error:
            change_draft(draft, line)
        assert str(error.value).startswith(reason)
    full = Draft(
        figures=list(make_squad([FIGURES["S01-05"], *[FIGURES[f"S01-0{n}"] for n in (1, 2, 3, 4)] * 3]).cats)
    )
    with pytest.raises(SquadError, match="at most 12 Kittens"):
        full.add("G01-01")
    full.add("G01-05")
    assert full.problem is None


def test_the_builder_talks_until_the_squad_is_legal(tmp_path: Path) -> None:
    own = read_own_figures(file(tmp_path, GOOD))
    commands = iter(["done", "hop", "from S01", "add X01-02", "add x01-01", "drop S01-01", "Done"])
    asked: list[str] = []
    shown: list[str] = []

    def ask(question: str) -> str:
        asked.append(question)
        return next(commands)

    text = build_squad(ask, shown.append, own)
    assert text == (
        "X01-02(Boss_Cat;boss;3;;;greedy-boss;always;move-kitten;).S01-02.03.04"
        ".X01-01(Mimi;kitten;2;move-2;1;attacking;always;dice-roll;2)"
    )
    assert "A squad has exactly one Boss; this one has 0." in shown
    assert "Type add ID, drop ID, from SQUAD, done, or quit." in shown
    assert asked[0].startswith("Squad: nobody yet.")
    assert "Ready: " in asked[-1]
    assert build_squad(lambda question: "quit", shown.append) is None


def test_the_sheet_of_figures_says_where_each_comes_from() -> None:
    sheet = figure_sheet()
    assert sheet.count("Data: public secondary source.") == 15
    assert sheet.count("Data: house-made.") == 5
    assert "H01 House[/] (house-made)" in sheet


def test_figures_of_a_file_can_be_played_from_the_command_line(tmp_path: Path) -> None:
    path = str(file(tmp_path, GOOD))
    options = with_own_figures({"figures": path, "squad-1": "X01-02.01x3.S01-03.G01-01", "players": "2"})
    assert set(options) == {"squad-1", "players"}
    assert GAME.options.read(options)["squad-1"] == options["squad-1"]
    assert with_own_figures({"players": "2"}) == {"players": "2"}


def test_a_boss_and_a_kitten_cannot_share_a_figure_id() -> None:
    boss = "X01-05(Cap;boss;2;;;greedy-boss;always;damage-here;2)"
    kitten = "X01-05(Cup;kitten;2;;1;attacking;always;dice-roll;2)"
    with pytest.raises(SquadError, match="describes X01-05 in two ways"):
        read_squad(f"{boss}.{kitten}.S01-01.02.03")


def test_the_squad_builder_shows_what_was_typed_as_it_was_typed() -> None:
    typed = iter(["from [/x]", "add [red]S", "quit"])
    shown: list[str] = []
    assert build_squad(lambda prompt: next(typed), shown.append) is None
    assert [Text.from_markup(line).plain for line in shown if "[" in Text.from_markup(line).plain]
    assert any("[/x]" in Text.from_markup(line).plain for line in shown)


def test_a_squad_may_be_given_as_an_object_as_figures_or_as_a_list_of_ids(tmp_path: Path) -> None:
    squad = read_squad("S01-05.01.02.03x2.G01-03")
    ids = [figure.id for figure in squad.cats]
    for given in (squad, list(squad.cats), ids, tuple(ids), "S01-05.01.02.03x2.G01-03"):
        assert Match.new("cat-battles", squad_1=given).options["squad-1"] == "S01-05.01.02.03x2.G01-03"
    own = read_own_figures(file(tmp_path, GOOD))
    kittens = [figure for figure in own if not figure.boss]
    mixed = ["S01-05", "S01-01", "S01-02", "S01-03", kittens[0].id]
    match = Match.new("cat-battles", squad_2=mixed, figures=own)
    assert kittens[0].name in match.options["squad-2"]
    with pytest.raises(OptionError, match="squad_1: A squad has at least 4 Kittens; this one has 1"):
        Match.new("cat-battles", squad_1=["S01-05", "S01-01"])
    with pytest.raises(OptionError, match="squad_1: There is no figure Z99-01"):
        Match.new("cat-battles", squad_1=["Z99-01"])
    with pytest.raises(OptionError, match="squad-1: '7' is not a figure"):
        Match.new("cat-battles", squad_1=7)
    with pytest.raises(OptionError, match="squad-1 takes a text"):
        Match.new("cat-battles", squad_1={"boss": "S01-05"})
