"""A finished match, decision by decision."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

from nekoban.bots import make_bot
from nekoban.bots.levels import Level
from nekoban.bots.search import Search
from nekoban.cli import app
from nekoban.core.catalogue import find_game
from nekoban.core.match import Match
from nekoban.core.options import OptionError
from nekoban.lab.analyse import Analysis, analyse, error, is_named, lines
from nekoban.review.decisions import Decision, Found
from nekoban.review.judging import Judge

SEARCH = Search(find_game("mice"), Level("judge", 400))
JUDGE = [Judge(SEARCH, SEARCH, SEARCH)]


def played(seed: int) -> Match:
    match = Match.new("mice", seed=seed, names=["Ana", "Bo"])
    bot = make_bot("random", match.game)
    while not match.over:
        match.play(bot.choose(match.view(match.to_move), match.legal(), seed + match.ply))
    return match


@pytest.fixture(scope="module")
def found() -> Analysis:
    return analyse(played(3), JUDGE)


def test_every_choice_is_judged_and_nothing_else(found: Analysis) -> None:
    match = found.match
    choices = [ply for ply in range(match.ply) if len(match.at(ply).legal()) > 1]
    assert [decision.ply for decision in found.review.decisions] == choices


def test_result_is_first_chance_less_costs_plus_luck(found: Analysis) -> None:
    for account in found.to_data()["accounts"]:
        assert account["result"] == pytest.approx(account["first"] - account["costs"] + account["luck"])
    assert sum(account["result"] for account in found.to_data()["accounts"]) == 1


def test_an_obvious_mistake_costs_most_of_a_win() -> None:
    """Two mice are left and a 2 in the paw: taking both wins, taking one hands the win over."""
    match = Match.from_position(
        "mice players=2 | to_move=1 heap=2 1.paw=two 1.has_paw=1 1.taken=10 2.paw=one 2.has_paw=1 2.taken=9"
    )
    match.play("one")
    match.play("one")
    (decision, *_) = analyse(match, JUDGE).to_data()["decisions"]
    assert decision["best"][0]["move"] == "paw two"
    assert decision["cost"] > 0.5
    assert any(said.startswith("Move 1: ") for _, said in analyse(match, JUDGE).turning_points())


def test_a_decision_says_what_the_seat_knew(found: Analysis) -> None:
    decision = found.to_data()["decisions"][0]
    seat, knew = decision["seat"], decision["knew"]
    assert f"{seat}.paw=" in knew
    assert f"{3 - seat}.paw=" not in knew
    assert f"{3 - seat}.has_paw=1" in knew


def test_curves_end_with_the_result(found: Analysis) -> None:
    curves, accounts = found.to_data()["curves"], found.to_data()["accounts"]
    assert [len(line) for line in curves] == [found.match.ply + 1] * 2
    assert [line[-1] for line in curves] == [account["result"] for account in accounts]
    assert all(0 <= chance <= 1 for line in curves for chance in line)


def test_the_analysis_is_text_picture_and_data(found: Analysis) -> None:
    text = "\n".join(lines(found))
    assert "Turning points" in text or "No single move" in text
    assert "In hundredths of a win" in text
    ana = next(line for line in lines(found) if line.startswith("Ana"))
    assert ana.count("%") == 4
    assert found.chart().count("<path") == 2
    assert "moves made" in found.chart()
    assert "chance to win, %" in found.chart()
    data = json.loads(json.dumps(found.to_data()))
    assert data["names"] == ["Ana", "Bo"]
    assert len(data["decisions"]) == len(found.review.decisions)


def test_the_same_match_gives_the_same_analysis() -> None:
    assert analyse(played(3), JUDGE).to_data() == analyse(played(3), JUDGE).to_data()


def test_a_match_that_goes_on_is_refused() -> None:
    with pytest.raises(OptionError, match="not over"):
        analyse(Match.new("mice", seed=1), JUDGE)


def test_the_command_writes_text_data_and_picture(tmp_path: Path) -> None:
    file = tmp_path / "match.neko"
    played(5).save(file)
    asked = ["analyse", str(file), "--bot", "kitten", "--budget", "100", "--data", str(tmp_path / "a.json")]
    result = CliRunner().invoke(app, [*asked, "--picture", str(tmp_path / "a.html")])
    assert result.exit_code == 0, result.output
    assert "Ana" in result.output
    assert json.loads((tmp_path / "a.json").read_text())["game"] == "mice"
    assert "<svg" in (tmp_path / "a.html").read_text()


def test_a_bot_that_does_not_weigh_every_move_cannot_judge(tmp_path: Path) -> None:
    file = tmp_path / "match.neko"
    match = Match.new("mauwi", seed=3)
    match.play(match.legal()[0])
    match.save(file)
    for bot in ("random", "lion", "nekomata"):
        done = CliRunner().invoke(app, ["analyse", str(file), "--bot", bot])
        assert f"{bot} does not weigh every move" in str(done.exception)


def choice(cost: int, visits: int, error: int = 0) -> Decision:
    found = (Found(0, 500, visits), Found(1, 500 - cost, visits))
    return Decision(0, 0, 1, 500, 500 - cost, visits, found, error)


def test_a_cost_is_named_only_if_it_is_larger_than_its_error() -> None:
    """Two chances of 100 tries each may differ by 14% by chance alone, of 12,000 tries by 1.3%."""
    assert error(choice(70, 100)) == pytest.approx(0.139, abs=0.001)
    assert not is_named(choice(70, 100))
    assert error(choice(70, 12_000)) == pytest.approx(0.0127, abs=0.0001)
    assert is_named(choice(70, 12_000))


@pytest.mark.parametrize(("cost", "error", "named"), [(61, 30, True), (60, 30, False), (90, 60, False)])
def test_a_cost_is_named_only_if_a_review_is_sure_of_it(cost: int, error: int, named: bool) -> None:
    """Many tries, but the looks differ: some found a plan that others did not."""
    one = choice(cost, 60_000, error)
    assert (is_named(one), one.is_sure) == (named, named)


def test_what_is_named_is_what_a_review_is_sure_of(found: Analysis) -> None:
    shaky = [one._replace(error=one.cost) for one in found.review.decisions]
    told = Analysis(replace(found.review, decisions=shaky)).to_data()["decisions"]
    assert any(one["named"] for one in found.to_data()["decisions"])
    assert any(one["cost"] for one in told)
    assert not any(one["named"] for one in told)


def test_most_costs_are_named_at_the_default_budget_and_nothing_else_is(tmp_path: Path) -> None:
    for seed in (5, 6, 7):
        played(seed).save(tmp_path / "match.neko")
        told = tmp_path / "a.json"
        result = CliRunner().invoke(app, ["analyse", str(tmp_path / "match.neko"), "--data", str(told)])
        assert result.exit_code == 0, result.output
        decisions = json.loads(told.read_text())["decisions"]
        costly = [one for one in decisions if one["cost"] >= 0.02]
        named = [one for one in decisions if one["named"]]
        assert all(one["cost"] > one["error"] for one in named)
        assert len([one for one in costly if one["named"]]) > len(costly) / 2
        assert result.output.count("(costs ") == len(named)
        assert costly


def test_a_budget_by_time_is_kept(tmp_path: Path) -> None:
    played(5).save(tmp_path / "match.neko")
    asked = ["analyse", str(tmp_path / "match.neko"), "--bot", "kitten", "--seconds", "0.002"]
    assert CliRunner().invoke(app, asked).exit_code == 0
