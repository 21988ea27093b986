"""Reports: their sentences follow from their numbers, and their pages need nothing else."""

from __future__ import annotations

import json
import math
import re
from collections.abc import Callable, Sequence
from html import escape
from pathlib import Path
from typing import Any

import numpy as np
import polars as pl
import pytest
from typer.testing import CliRunner

from nekoban import new
from nekoban.bots import all_bots
from nekoban.bots.levels import NAMES, deepest_name
from nekoban.bots.network import measured_settings, shipped_weights
from nekoban.cli import app
from nekoban.commands import lab as commands
from nekoban.commands.lab import against_options, compared_options
from nekoban.core.catalogue import find_game
from nekoban.core.language import reading
from nekoban.core.options import OptionError
from nekoban.lab import charts, setting, tables
from nekoban.lab.counting import counted
from nekoban.lab.findings import (
    GAP,
    OFTEN,
    Line,
    Report,
    Section,
    Sentence,
    ask_others,
    careful,
    claim,
    compare,
    joined,
    spoken,
)
from nekoban.lab.game_reports import game_reports, make_game_report, report_plans
from nekoban.lab.page import page, write
from nekoban.lab.report import COMPARED, Order, make_report, side_names, skill_sentence, start_sentence, total
from nekoban.lab.samples import Sample
from nekoban.lab.setting import Bots, Played, Setting, settings, usual_bots
from nekoban.lab.statistics import Estimate
from nekoban.lab.tables import Plan, PlanTable, frame, make_plan
from nekoban.lab.words import tell as words_of_lab
from tests.variants import EXAMPLES
from tools.expectations import expected

REPORTS = game_reports()
SHIPPED = Path(__file__).parents[2] / "docs" / "reports"


COIN_BOTS = Bots("random", "random", "random")  # all play a coin alike


def loaded(edge: int, games: int, charm: int = 0) -> Order:
    return Order("loaded-coin", (("edge", edge), ("charm", charm)), None, games, COIN_BOTS)


def test_a_known_seat_advantage_is_said_with_its_interval(loaded_coin: str) -> None:
    made = make_report(loaded(60, 4000))
    text = made.sentences[0].text
    found = re.fullmatch(
        r"Starting first wins ([\d.]+) ± ([\d.]+) points more often than an equal chance\.", text
    )
    assert found
    value, half = map(float, found.groups())
    assert value - half <= 10 <= value + half
    assert made.sentences[0].sure


def test_too_few_games_give_a_warning_and_no_claim(loaded_coin: str) -> None:
    made = make_report(loaded(60, 10))
    assert not any(sentence.sure for sentence in made.sentences)
    assert "cannot be told" in made.sentences[0].text


def test_a_fair_coin_gives_a_warning(loaded_coin: str) -> None:
    first = make_report(loaded(50, 3000)).sentences[0]
    assert not first.sure
    assert "cannot be told" in first.text


def test_a_charm_goes_with_winning_by_as_much_as_it_helps(loaded_coin: str) -> None:
    made = make_report(loaded(50, 6000, charm=20))
    section = next(one for one in made.sections if one.title == "What goes with winning")
    (charm,) = section.lines
    assert charm.here.low <= 20 <= charm.here.high
    assert charm.named


def table(won: int, games: int) -> Sample:
    """Games of two in which whoever starts won this many."""
    plan = make_plan("mice", ["random"], {"players": 2}, games)
    wins = np.eye(2, dtype=np.int8)[(np.arange(games) >= won).astype(int)]
    return Sample(plan, pl.DataFrame({"won": wins, "first": np.zeros(games, np.int8)}))


def asked(weaker: tuple[int, int], usual: tuple[int, int], stronger: tuple[int, int]) -> Report:
    """A report with one sentence, on made-up tables of three bots: how many games of how many were won."""
    weak, middle, strong = (
        Played(Setting(bot, "random"), {"even": table(*games)})
        for bot, games in (("greedy", weaker), ("panther", usual), ("tiger", stronger))
    )
    made = Report("A coin", "", {}, careful([start_sentence(middle, "even", 0)]))
    ask_others(made, (weak, strong))
    return made


@pytest.mark.parametrize(
    ("weaker", "stronger", "answers", "headline"),
    [
        ((620, 1000), (600, 1000), ["yes", "yes"], True),
        ((620, 1000), (500, 1000), ["yes", "no"], False),
        ((620, 1000), (400, 1000), ["yes", "no"], False),
        ((620, 1000), (22, 40), ["yes", "not known"], False),
        ((620, 1000), (6, 10), ["yes", "not known"], False),
        ((510, 1000), (600, 1000), ["no", "yes"], False),
        ((22, 40), (600, 1000), ["not known", "yes"], False),
    ],
)
def test_a_finding_is_a_headline_only_if_it_holds_for_a_weaker_and_a_stronger_bot(
    weaker: tuple[int, int], stronger: tuple[int, int], answers: list[str], headline: bool
) -> None:
    made = asked(weaker, (600, 1000), stronger)
    (said,) = made.to_data()["sentences"]
    assert said["sure"]
    assert [one["holds"] for one in said["other bots"]] == answers
    assert [one["bot"] for one in said["other bots"]] == ["greedy", "tiger"]
    assert said["headline"] is headline
    text, title = page(made), "<h2>Findings that are not headlines</h2>"
    assert (title in text) is not headline
    assert "holds for greedy?" in text
    assert "holds for tiger?" in text
    cells = re.findall(r'data-head="holds for \w+\?">(yes|no|not known) \(', text)
    assert cells == answers


def test_a_warning_claims_nothing_of_other_bots() -> None:
    made = asked((600, 1000), (505, 1000), (600, 1000))
    (said,) = made.to_data()["sentences"]
    assert [one["holds"] for one in said["other bots"]] == [None, None]
    assert not said["headline"]
    assert ">+10.0 ± 3.0 points</td>" in page(made).replace("\u00a0", " ")


def skill(won: int, games: int) -> Sentence:
    """What is said of one panther that won this many games against greedy bots."""
    plan = make_plan("mice", ["panther", "greedy"], {"players": 2}, games)
    one = table(won, games).table.with_columns(bots=pl.lit("panther,greedy"))
    return skill_sentence(Played(Setting("panther", "greedy"), {"uneven": Sample(plan, one)}), "uneven")


def test_twenty_wins_in_twenty_games_show_skill() -> None:
    said = skill(20, 20)
    assert said.sure
    assert said.text.startswith("Skill shows: panther against greedy wins 100.0")
    assert not skill(11, 20).sure
    assert skill(11, 20).text.startswith("Skill does not show")
    assert skill(4, 4).text == "4 games are too few: whether skill shows cannot be told."


def test_who_leads_is_not_told_of_games_that_begin_with_unequal_points(loaded_coin: str) -> None:
    """Points from the start that decide nothing: the second seat wins most games, always from behind."""
    order = Order("loaded-coin", (("edge", 30), ("ahead", 5)), None, 200, COIN_BOTS)
    made = make_report(order)
    labels = {line.label for section in made.sections for line in section.lines}
    assert not labels & {"winner behind at half-time", "winner's largest arrears", "lead changes a game"}
    assert "ties" in labels
    assert not any("behind" in sentence.text for sentence in made.sentences)
    assert "Who leads on the way is not shown: the seats begin with unequal points." in page(made)
    even = make_report(loaded(30, 200))
    assert any("behind" in sentence.text for sentence in even.sentences)


def test_two_sets_of_options_are_told_apart(loaded_coin: str) -> None:
    order = Order("loaded-coin", (("edge", 70),), (), 3000, COIN_BOTS)
    made = make_report(order)
    first = made.sections[0].lines[0]
    assert first.more is not None
    assert first.more.low <= 20 <= first.more.high
    assert total(order) == 12_000 + 12_000 + 3_000  # of the bot, of the weaker and of the stronger one
    assert {"here", "there", "difference"} <= set(made.to_data()["sections"][0]["lines"][0])


def test_a_sentence_takes_its_word_from_the_sign_and_its_doubt_from_the_interval() -> None:
    text = "It wins {} than chance"
    assert compare(Estimate(2, 1, 3, 99), text, "points", OFTEN, "?").text == (
        "It wins 2.0 ± 1.0 points more often than chance."
    )
    assert "less often" in compare(Estimate(-2, -3, -1, 99), text, "points", OFTEN, "?").text
    unsure = compare(Estimate(1, -1, 3, 99), text, "points", OFTEN, "Open")
    assert (unsure.sure, unsure.text) == (False, "Open (+1.0 ± 2.0 points, 99 games).")
    assert not claim(Estimate(5, 4, 6, 12), 0, "more", "less", "too few").sure


def test_a_sentence_that_is_one_lucky_hit_among_many_questions_is_taken_back() -> None:
    hit = claim(Estimate(2.1, 0.1, 4.1, 500), 0, "It helps.", "It hurts.", "Open.")
    clear = claim(Estimate(57, 55, 59, 500), 50, "It helps much.", "It hurts.", "Open.")
    misses = [claim(Estimate(0.5, -1.5, 2.5, 500), 0, "more", "less", "Open.") for _ in range(10)]
    assert [one.text for one in careful([hit, clear])] == ["It helps.", "It helps much."]
    told = careful([hit, clear, *misses])
    assert (told[0].text, told[0].sure) == ("Open.", False)
    assert (told[1].text, told[1].sure) == ("It helps much.", True)


def test_a_picture_comes_for_wide_and_for_narrow_pages_and_says_long_names_in_full() -> None:
    long = "NP-74 After the turn: draws as many cards as were played"
    drawn = charts.forest([(long, Estimate(1, 0.5, 1.5, 100), None, True)], "x")
    wide, narrow = drawn.split("</svg>")[:2]
    assert "wide-only" in wide
    assert long in wide
    assert "narrow-only" in narrow
    rows = re.findall('class="name"[^>]*>([^<]*)<', narrow)
    assert len(rows) > 1
    assert " ".join(rows) == long
    places = [float(y) for y in re.findall('y="([^"]*)" class="name"', narrow)]
    dot = float(re.findall('cy="([^"]*)"', narrow)[0])
    assert places == sorted({*places})
    assert dot > places[-1] + 4  # below its name


@pytest.mark.parametrize(
    "words",
    [
        ["report", "mice", "-o", "{}/page.html"],
        ["tournament", "mice", "-o", "{}/page.html"],
        ["reports", "mauwi", "--folder", "{}"],
        ["analyse", "match.neko", "--data", "{}/a.json"],
        ["analyse", "match.neko", "--picture", "{}/a.html"],
    ],
)
def test_a_page_that_cannot_be_written_is_refused_before_anything_is_played(
    words: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "file").touch()
    new("mice", seed=1).save("match.neko")
    monkeypatch.setattr(commands, "make_ready", None)
    result = CliRunner().invoke(app, [word.format("file") for word in words])
    assert isinstance(result.exception, OptionError)
    assert re.fullmatch(r"file/.* cannot be written: [A-Z][a-z ]+\.", str(result.exception))


def test_numbers_beside_a_picture_have_room() -> None:
    drawn = charts.forest([("a name", Estimate(-485, -math.inf, -120, 24), None, False)], "x", 0, few=True)
    for svg, room in zip(drawn.split("</svg>"), ("wide", "narrow"), strict=False):
        width = float(svg.split('viewBox="0 0 ')[1].split()[0])
        found = re.search(r'<text x="([\d.]+)" y="[\d.]+" class="value" text-anchor="(\w+)">([^<]+)<', svg)
        assert found, room
        assert found[3] == "−485 (−120 or less)"
        assert found[2] == "end" or float(found[1]) + 6.5 * len(found[3]) <= width


def test_words() -> None:
    assert joined(["a", "b", "c"]) == "a, b and c"
    assert joined(["a"]) == "a"
    assert spoken(Estimate(-0.04, -0.1, 0.02, 50), "%") == "0.0 ± 0.1%"
    assert spoken(Estimate(1, 0, 2, 3)) == "too few games"


def test_a_page_needs_nothing_else_and_hides_nothing_from_html(tmp_path: Path) -> None:
    line = Line("<b>odd & even</b>", Estimate(1, 0.5, 1.5, 100))
    made = Report("A <title>", "x", {"games": "100"}, [], [Section("One", [line])])
    text = page(made)
    assert "&lt;b&gt;odd &amp; even&lt;/b&gt;" in text
    assert not re.search(r"(src|href)=|url\(|@import|<script", text)
    write(made, tmp_path / "deep" / "page.html")
    assert (
        json.loads((tmp_path / "deep" / "page.json").read_text())["sections"][0]["lines"][0]["here"]["value"]
        == 1
    )


def test_the_command_writes_page_and_data(tmp_path: Path) -> None:
    file = tmp_path / "mice.html"
    asked = ["report", "mice", "--players", "3", "--against", "players=2", "-n", "60", "-o", str(file)]
    result = CliRunner().invoke(
        app, [*asked, "--bot", "greedy", "--weaker", "random", "--stronger", "kitten"]
    )
    assert result.exit_code == 0, result.output
    data = json.loads(file.with_suffix(".json").read_text())
    assert data["facts"]["command"].startswith(
        "nekoban report mice --players 3 --against players=2 --games 60"
    )
    assert file.read_text().count("<svg") >= 3


@pytest.mark.parametrize(
    ("bot", "beside"),
    [
        (None, ("greedy", "panther", "tiger")),
        ("greedy", ("random", "greedy", "tiger")),
        ("kitten", ("greedy", "kitten", "tiger")),
        ("tiger*10", ("greedy", "tiger*10", "lion")),
        ("cats:Tabby", ("greedy", "cats:Tabby", "tiger")),
    ],
)
def test_a_bot_is_not_asked_whether_its_own_findings_hold(bot: str | None, beside: tuple[str, ...]) -> None:
    assert usual_bots(find_game("mauwi"), bot) == beside


def test_one_command_reports_a_variant_beside_the_published_rules(tmp_path: Path) -> None:
    variant, file = tmp_path / "own.toml", tmp_path / "own.html"
    variant.write_text(EXAMPLES["mauwi"], encoding="utf-8")
    asked = ["report", "mauwi", "--variant", str(variant), "--against", "published", "-n", "12"]
    asked += ["--bot", "random", "--weaker", "random", "--stronger", "random", "-o", str(file)]
    result = CliRunner().invoke(app, asked)
    assert result.exit_code == 0, result.output
    data = json.loads(file.with_suffix(".json").read_text())
    assert (data["here"], data["there"]) == ("few-spirits", "the published rules")
    assert "not a published rule" in data["title"]
    assert "MW-90: spirit: 5 instead of 10." in data["facts"]["changed rules"]
    assert "--cards spirit:5,joker:6" in data["facts"]["command"]  # it needs no file
    assert "<dt>not a published rule</dt>" in file.read_text()


def test_a_variant_is_compared_with_its_own_table_by_published_rules() -> None:
    game = find_game("mauwi")
    options = game.options.read({"players": 2, "edition": "mauw", "cards": "spirit:3", "called": "few"})
    assert str(compared_options(game, options, "published")) == "players=2 edition=mauw"
    plain = game.options.read({"players": 2, "edition": "mauw"})
    assert str(compared_options(game, plain, "published")) == "players=2"


def test_sets_of_options_are_called_by_what_differs() -> None:
    assert side_names(["players=3 edition=mauw", "players=3"]) == ("edition=mauw", "the published rules")
    assert side_names(["players=3", "players=2"]) == ("players=3", "players=2")
    assert side_names(["players=3 edition=mauw"]) == ("players=3 edition=mauw",)


def test_against_takes_published_or_options() -> None:
    assert against_options("published", 4) == {"players": "4"}
    assert against_options("edition=mauw, players=2", 4) == {"players": "2", "edition": "mauw"}
    with pytest.raises(OptionError, match="--against"):
        against_options("mauw", 4)


def shipped_data(name: str) -> dict[str, Any]:
    return json.loads((SHIPPED / f"{name}.json").read_text(encoding="utf-8"))


def bots_of(data: dict[str, Any]) -> Bots:
    """The bots of a shipped report, as its command names them."""
    usual, weaker, stronger = re.findall(r"--(?:bot|weaker|stronger) (\S+)", data["facts"]["command"])
    return Bots(weaker, usual, stronger)


@pytest.mark.parametrize("name", REPORTS)
def test_a_shipped_report_describes_a_strong_bot_beside_a_weaker_and_a_stronger_one(name: str) -> None:
    weaker, usual, stronger = (all_bots().index(bot) for bot in bots_of(shipped_data(name)))
    assert weaker < usual < stronger
    assert usual >= all_bots().index(usual_bots(find_game(name)).usual)


@pytest.mark.parametrize("name", REPORTS)
def test_a_shipped_headline_holds_for_a_weaker_and_a_stronger_bot(name: str) -> None:
    data = shipped_data(name)
    weaker, _, stronger = bots_of(data)
    for sentence in data["sentences"]:
        others = sentence.get("other bots", [])
        assert [one["bot"] for one in others] == [weaker, stronger]
        held = all(one["holds"] == "yes" for one in others)
        assert sentence["headline"] == (sentence["sure"] and held), sentence["text"]


@pytest.mark.parametrize("name", REPORTS)
def test_a_shipped_page_opens_without_network_and_its_sentences_are_carried_by_numbers(name: str) -> None:
    page = (SHIPPED / f"{name}.html").read_text(encoding="utf-8")
    assert not re.search(r'(src|href)="|url\(|@import|<script', page)
    assert len(page) < 1_000_000
    data = shipped_data(name)
    assert data["facts"]["command"].startswith(f"nekoban reports {name}")
    assert all(escape(sentence["text"]) in page for sentence in data["sentences"])
    assert any(sentence["sure"] for sentence in data["sentences"])
    for sentence in data["sentences"]:
        carried = sentence["carried by"]
        assert carried["low"] <= carried["value"] <= carried["high"]
        assert carried["games"] > 30


def made_up(plan: Plan, *_: object) -> Sample:
    """Games of a plan that nobody played: the numbers are drawn by chance."""
    table = PlanTable(plan)
    rows, chance = np.zeros(plan.count, table.row), np.random.default_rng(plan.count)
    rows["seed"], rows["watched"] = np.arange(plan.count), 1
    rows["option"], rows["shift"] = rows["seed"] % len(plan.sets), rows["seed"] % plan.players
    rows["winners"][:, : plan.players] = np.eye(plan.players)[chance.integers(0, plan.players, plan.count)]
    for name in ("decisions", "turns", "branching", "widest"):
        rows[name] = chance.integers(20, 60, plan.count)
    for name in ("forced", "passes", "lead_changes", "half_gap", "deficit"):
        rows[name] = chance.integers(0, 9, plan.count)
    for name in ("scores", "sources", "marks"):
        rows[name] = chance.integers(0, 4, rows[name].shape)
    return Sample(plan, frame(plan, rows))


@pytest.fixture
def no_games(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Reports are made of made-up games, and nothing is compiled; the list has the games of each plan."""
    counts: list[int] = []

    def play(plans: list[Plan], workers: int, told: Callable[[int], None], *_: object) -> list[Sample]:
        counts.extend(plan.count for plan in plans)
        told(sum(plan.count for plan in plans))
        return [made_up(plan) for plan in plans]

    monkeypatch.setattr(tables, "loop_of", lambda game: None)
    monkeypatch.setattr(setting, "play", play)
    return counts


EVERY_REPORT = (
    "starting first wins", "starting second wins", "turns a game", "decisions a game", "moves to choose from",
    "most moves to choose from", "forced decisions", "passes a turn", "lead changes a game",
    "winner behind at half-time", "winner's largest arrears", "points a seat",
)  # fmt: skip


@pytest.mark.parametrize("name", REPORTS)
def test_a_shipped_report_tells_everything_that_was_asked(name: str, no_games: list[int]) -> None:
    told: list[int] = []
    asked = settings(usual_bots(find_game(name)), 0.02)
    made = make_game_report(name, asked, told=told.append)
    assert sum(told) == sum(no_games) == sum(plan.count for plan in report_plans(name, asked))
    assert made.facts["games"] == f"{sum(no_games):,}"
    assert all(len(sentence.others) == 2 for sentence in made.sentences)
    weaker, usual, stronger = (one.bot for one in asked)
    assert (weaker, stronger) == ("greedy", deepest_name(find_game(name)))
    lines = [line for section in made.sections for line in section.lines]
    labels = {line.label for line in lines}
    assert set(EVERY_REPORT) <= labels
    assert any(label.startswith("ties") for label in labels)
    assert any(label.startswith(f"{usual} wins the uneven table") for label in labels)
    sources = [source for source in counted(find_game(name)).SOURCES if source != "Feats"]
    assert set(sources) <= {line.label for line in lines if line.spread}
    judged = {section.title: len(section.lines) for section in made.sections}
    if asked_for := expected("report").get(name):
        assert judged[asked_for["title"]] == asked_for["count"]
    assert all(line.here.low <= line.here.value <= line.here.high for line in lines if line.here.count)
    assert "<svg" in page(made)


@pytest.mark.parametrize("name", REPORTS)
def test_a_report_is_made_of_levels_that_ask_a_network(
    name: str, no_games: list[int], tmp_path: Path
) -> None:
    """Its data say which weights played, so new ones are noticed."""
    asked = settings(Bots("panther", "lion", "nekomata"), 0.02)
    made = make_game_report(name, asked)
    write(made, tmp_path / "report.html")
    assert "<svg" in (tmp_path / "report.html").read_text(encoding="utf-8")
    data = json.loads((tmp_path / "report.json").read_text(encoding="utf-8"))
    assert data["facts"]["command"].endswith("--bot lion --weaker panther --stronger nekomata --scale 0.02")
    weights = shipped_weights(find_game(name)).about["digest"]
    assert [data["settings"][bot][-1] == weights for bot in asked_bots(asked)] == [False, True, True]
    assert data["settings"] == measured_settings(find_game(name), asked_bots(asked))


def asked_bots(asked: Sequence[Setting]) -> list[str]:
    return [one.bot for one in asked]


def test_the_command_makes_a_report_and_tells_how_far_it_is(
    no_games: list[int], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(commands, "make_ready", lambda game, console: None)
    asked = ["reports", "iwari", "--scale", "0.04", "--workers", "1", "--folder", str(tmp_path)]
    result = CliRunner().invoke(app, asked)
    assert result.exit_code == 0, result.output
    told = re.findall(r"iwari: ([\d,]+) of ([\d,]+) games", result.output)
    assert told[-1] == (f"{sum(no_games):,}", f"{sum(no_games):,}")
    data = json.loads((tmp_path / "iwari.json").read_text())
    assert data["facts"]["command"].endswith("--scale 0.04")
    assert "headline" in data["sentences"][0]


@pytest.mark.parametrize("words", [["chess"], ["mauwi", "chess"], ["mauwi", "--stronger", "deep-blue"]])
def test_a_report_that_cannot_be_made_is_refused_before_anything_is_played(
    words: list[str], no_games: list[int], tmp_path: Path
) -> None:
    result = CliRunner().invoke(app, ["reports", *words, "--folder", str(tmp_path)])
    assert re.match(r"There is no (report 'chess'|bot 'deep-blue')", str(result.exception))
    assert not no_games


MORE = r"more often|longer|gains| (turns|moves|points|times|wins in a hundred) more\b"
LESS = r"less often|shorter|costs| (turns|moves|points|times|wins in a hundred) fewer\b"


@pytest.mark.parametrize("name", REPORTS)
def test_a_headline_says_what_its_number_says(name: str) -> None:
    """The size, the word for more or less, and the side of an equal chance; a warning claims nothing."""
    data = shipped_data(name)
    for sentence in data["sentences"]:
        text, carried = sentence["text"], sentence["carried by"]
        low, value, high = (carried[key] for key in ("low", "value", "high"))
        assert any(charts.number(abs(value), digits) in text for digits in (0, 1, 2)), text
        chance = re.search(r"where chance alone gives ([\d.]+)%", text)
        effect = re.search(r": it (gains|costs) ", text)  # a power, whose own text may have any word
        if not sentence["sure"]:
            assert re.search("can(not)? be told|is open|no clear|does not show", text), text
        elif chance:
            assert low > float(chance[1]) if text.startswith("Skill shows") else high < float(chance[1])
        elif effect:
            assert low > 0 if effect[1] == "gains" else high < 0, text
        elif re.search(LESS, text):
            assert high < 0, text
        elif re.search(MORE, text):
            assert low > 0, text


ENGLISH_WORDS = re.compile(r"\b(the|than|with|wins|games|cannot|turns|seat|each|points by)\b")


@pytest.mark.parametrize("name", REPORTS)
def test_headings_and_headlines_of_a_report_are_in_the_readers_language(
    name: str, no_games: list[int]
) -> None:
    asked = settings(usual_bots(find_game(name)), 0.02)
    with reading("fr"):
        french = make_game_report(name, asked)
        assert '<html lang="fr">' in page(french)
        assert "<h2>En bref</h2>" in page(french)
    with reading("ja"):
        japanese = make_game_report(name, asked)
    english = make_game_report(name, asked)
    for made in (french, japanese):
        told = [made.title, made.intro, *(one.text for one in made.sentences)]
        told += [text for one in made.sections for text in (one.title, one.note)]
        assert [text for text in told if ENGLISH_WORDS.search(text)] == []
        assert len(made.sentences) == len(english.sentences)
        assert [len(one.lines) for one in made.sections] == [len(one.lines) for one in english.sections]


def test_numbers_of_a_report_are_written_as_their_reader_writes_them() -> None:
    with reading("fr"):
        assert charts.number(-1234.5) == "−1\u202f234,5"
        assert spoken(Estimate(54.2, 53.2, 55.2, 99), "%") == "54,2 ± 1,0\u00a0%"
    assert charts.number(-1234.5) == "−1,234.5"


def test_the_page_of_the_lab_says_how_much_is_played_for_each_report() -> None:
    rows = (SHIPPED.parent / "lab.md").read_text(encoding="utf-8").splitlines()
    for name, module in REPORTS.items():
        (row,) = [row for row in rows if f"](reports/{name}.html)" in row]
        assert re.findall(r"[\d,]+", row.rsplit("|", 2)[1]) == [
            f"{count:,}" for games in module.GAMES.values() for count in games
        ]


@pytest.mark.parametrize("name", REPORTS)
def test_the_page_of_the_lab_says_whose_games_the_headlines_are_of(name: str) -> None:
    data = shipped_data(name)
    told = (SHIPPED.parent / "lab.md").read_text(encoding="utf-8")
    weaker, usual, stronger = bots_of(data)
    headlines = [one for one in data["sentences"] if one["headline"]]
    assert {one["bot"] for said in headlines for one in said["other bots"]} == {weaker, stronger}
    counts = f"{len(data['sentences'])} | {len(headlines)}"
    assert f"| {name} | {counts} | {usual} | {weaker}, {stronger} |" in told


@pytest.mark.parametrize("name", REPORTS)
def test_a_shipped_report_was_played_by_the_present_levels(name: str) -> None:
    """Its settings are those that these levels have now, and its weights the shipped ones."""
    data = shipped_data(name)
    levels = [bot for bot in bots_of(data) if bot in NAMES]
    assert data["settings"] == measured_settings(find_game(name), levels), data["facts"]["command"]


def test_a_page_says_which_rules_it_was_measured_with() -> None:
    said = "Measured with rules version 1; the rules are now version 2."
    made = Report("Mice", "All of them.", {}, rules=said)
    assert f'<p>All of them.</p>\n<p class="note">{said}</p>' in page(made)
    assert made.to_data()["rules"] == said


def test_more_changes_of_the_lead_do_not_read_as_a_factor() -> None:
    name, measure, unit, words = next(one for one in COMPARED if one[0] == "compared-leads")
    said = words_of_lab(name, here="A", there="B", size=GAP)
    told = compare(Estimate(2.7, 2.5, 2.9, 4000), said, unit, words, "open", measure.digits).text
    assert told == "With A a game has 2.70 ± 0.20 changes of the lead more than with B."
