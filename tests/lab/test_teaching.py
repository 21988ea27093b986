"""What strong play teaches: what is counted, what rules do, and that sentences follow from their numbers."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from html import escape
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from typer.testing import CliRunner

from nekoban.bots import make_bot
from nekoban.bots.levels import settings_of
from nekoban.bots.search import Thought
from nekoban.cli import app
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game
from nekoban.core.habits import Habit
from nekoban.core.language import reading
from nekoban.core.moves import Move
from nekoban.core.record import View
from nekoban.lab import charts, teaching, teaching_page
from nekoban.lab.duels import deal_seed, play_game
from nekoban.lab.page import page
from nekoban.lab.statistics import Estimate, mean, rate
from nekoban.lab.teaching import PLAIN, SEARCHER, STRONG, Answers, Findings, Rule, Ruled, Tried, Watched
from nekoban.lab.teaching_page import page_data, state_of, teaching_report

MICE = find_game("mice")
SHIPPED = Path(__file__).parents[2] / "docs" / "teaching"
TAUGHT = [name for name, game in all_games().items() if game.teaching is not None]
HALF = 50.0


@pytest.fixture
def kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A place for games that are kept."""
    monkeypatch.setattr(teaching, "cache_root", lambda: tmp_path)
    return tmp_path


def find_out(games: int = 4, deals: int = 2) -> Findings:
    with ThreadPoolExecutor(1) as pool:
        return teaching.find_out(MICE, games, deals, pool)


# --- counting


class Witness:
    """Plays as the Lion and writes down every decision with both answers."""

    name = "witness"

    def __init__(self) -> None:
        self.strong, self.plain = make_bot(STRONG, MICE), make_bot(PLAIN, MICE)
        self.seen: list[tuple[View, list[Move], Move, Move]] = []

    def choose(self, view: View, legal: Sequence[Move], luck: int) -> Move:
        strong, plain = (bot.choose(view, legal, luck) for bot in (self.strong, self.plain))
        self.seen.append((view, list(legal), strong, plain))
        return strong


def test_habits_are_counted_where_there_is_a_choice(kept: Path) -> None:
    """Counted anew from the decisions, in other words: for each habit, which answers were of its kind."""
    found, witness = find_out(), Witness()
    for number in range(4):
        seed = deal_seed(teaching.FIRST_DEAL + number)
        play_game(MICE, [witness] * 2, seed, MICE.options.read({"players": 2}))
    assert found.strong.decisions == len(witness.seen)
    for place, motive in enumerate(MICE.motives.MOTIVES):  # type: ignore[union-attr]
        assert found.habits[place].id == motive.id
        open_ = own = plain = 0
        for view, legal, strong_move, plain_move in witness.seen:
            fits = [motive.find(teaching.Choice(view, move, legal, "12")) is not None for move in legal]
            if any(fits) and not all(fits):
                open_ += 1
                own += fits[legal.index(strong_move)]
                plain += fits[legal.index(plain_move)]
        assert found.strong.sums(place) == [open_, own, plain]
    assert any(found.strong.sums(place)[0] for place in range(len(found.habits)))


def answers(*games: Sequence[tuple[int, int, int]], bot: str = STRONG) -> Answers:
    """Of each game, for each habit where it was open, and where both chose it."""
    counts = [[[*row, *row] for row in game] for game in games]
    return Answers(bot, np.array(counts), sum(row[0] for game in games for row in game))


def test_how_much_more_often_is_a_share_of_the_same_decisions() -> None:
    found = answers([(10, 8, 2)], [(30, 22, 8)], [(0, 0, 0)])
    assert found.own(0).value == pytest.approx(75)
    assert found.plain(0).value == pytest.approx(25)
    assert found.more(0).value == pytest.approx(50)
    assert found.more(0).count == 2  # a game without such a decision says nothing


def test_a_rate_is_a_mean_where_every_game_has_one_chance() -> None:
    values = np.array([0, 1, 1, 0, 1, 1, 1, 0, 1, 1], float)
    assert rate(values, np.ones(10)) == pytest.approx(mean(values))
    assert rate(2 * values, np.full(10, 2)).value == pytest.approx(0.7)


def test_a_rate_counts_games_and_not_chances() -> None:
    """Ten games in which all chances go alike say no more than ten games of one chance."""
    values = np.array([0, 1] * 20, float)
    assert rate(100 * values, np.full(40, 100.0)).half == pytest.approx(rate(values, np.ones(40)).half)


def test_what_never_happened_yet_is_not_called_impossible() -> None:
    never = rate(np.zeros(40), np.full(40, 5.0))
    assert never.value == 0
    assert never.high == pytest.approx(3 / 200)


def test_a_habit_that_says_the_same_as_another_is_told_once() -> None:
    """Giving up and defending: who does not do one does the other."""
    found = answers([(10, 8, 2), (10, 2, 8), (10, 8, 2), (10, 8, 3)])
    assert teaching.unlike(found) == [0, 3]


def test_games_that_are_kept_are_not_played_again(kept: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    whole, played = find_out(4), []
    for file in kept.rglob("games-of-*.json"):
        file.write_text(json.dumps(json.loads(file.read_text())[:1]))
    play = teaching.play_game
    monkeypatch.setattr(teaching, "play_game", lambda *asked: played.append(asked) or play(*asked))
    again = find_out(4)
    assert len(played) == 3 + 1  # of strong play; of beginners
    assert (again.strong.counts == whole.strong.counts).all()
    assert [one.share for one in again.advice] == [one.share for one in whole.advice]


# --- rules


class Weighing:
    """A bot that likes moves by their number."""

    name = "weighing"

    def choose(self, view: View, legal: Sequence[Move], luck: int) -> Move:
        self.legal = legal
        return max(legal)

    def thoughts(self) -> list[Thought]:
        return [Thought(move, 1, float(move)) for move in self.legal]


EVEN_MOVES = Habit("even", "acts", MICE.tell.phrase("title"), lambda choice: choice.move % 2 == 0)


@pytest.mark.parametrize(
    ("always", "legal", "chosen"),
    [
        (True, [1, 2, 4, 7], 4),
        (False, [1, 2, 5, 8], 5),
        (True, [1, 3], 3),
        (False, [2, 4], 4),
        (True, [1, 8], 8),
    ],
)
def test_a_rule_leaves_the_best_of_what_it_allows(always: bool, legal: list[Move], chosen: Move) -> None:
    """Where it allows nothing, the bot is free."""
    bot = Ruled(Weighing(), EVEN_MOVES, always)
    assert bot.choose(MICE.interpreted.view(MICE.state(), 0), legal, 5) == chosen


def some_decisions(game: Game, count: int = 6) -> Iterator[tuple[View, list[Move]]]:
    state = game.compiled.start(game.options.read({"players": 2}), 5)
    while count:
        legal = game.compiled.legal(state)
        if len(legal) > 1:
            count -= 1
            yield game.compiled.view(state, state.to_move), legal
        game.compiled.play(state, legal[-1])


@pytest.mark.parametrize("name", [PLAIN, STRONG])
def test_a_bot_thinks_most_of_what_it_chooses(name: str) -> None:
    """What rules are left with is weighed as the bot weighs it."""
    bot: Any = make_bot(name, find_game("mauwi"))
    for view, legal in some_decisions(find_game("mauwi")):
        move = bot.choose(view, legal, 77)
        hopes = {thought.move: thought.hope for thought in bot.thoughts()}
        assert set(hopes) == set(legal)
        assert hopes[move] == max(hopes.values())


def test_a_rule_is_played_against_the_same_bot_without_it() -> None:
    rule = Rule(MICE.motives.MOTIVES[0].id, PLAIN, True)  # type: ignore[union-attr]
    ruled, free = teaching.ruled_bots("mice", rule)
    assert (ruled.bot.name, free.name) == (PLAIN, PLAIN)
    assert ruled.bot is free


def test_watched_bots_of_every_game_answer(monkeypatch: pytest.MonkeyPatch) -> None:
    """Habits of every game can be asked of every legal move."""
    monkeypatch.setattr(teaching, "SEARCHED", 1 << 62)
    for name in TAUGHT:
        watched = Watched(find_game(name), STRONG)
        for view, legal in some_decisions(find_game(name)):
            assert watched.choose(view, legal, 3) in legal
        assert watched.decisions == 6
        assert watched.counts[:, teaching.OPEN].sum() > 0


# --- sentences


def findings(game: Game, share: float = 70.0) -> Findings:
    """Findings as if many games had been played: habits in turn more, less and as often as a beginner's."""
    habits = teaching.habits_of(game)
    rows = [(10, 8, 2), (10, 2, 7), (10, 5, 5)]
    chance = np.random.default_rng(3)
    games = []
    for _ in range(60):
        game_rows = [rows[place % 3] for place in range(len(habits))]
        noise = chance.integers(-1, 2, len(habits))
        games.append(
            [
                (open_, own + int(off), plain)
                for (open_, own, plain), off in zip(game_rows, noise, strict=True)
            ]
        )
    found = answers(*games)
    won = Estimate(share, share - 5, share + 5, 200)
    tried = [
        Tried(Rule(habit.id, PLAIN, place % 2 == 0), place, won) for place, habit in enumerate(habits[:4])
    ]
    lost = [one._replace(share=won.scaled(-1.0, 100.0)) for one in tried]
    return Findings(game, habits, found, found._replace(bot=SEARCHER), found, tried, lost, 100)


def test_only_what_stands_out_is_said() -> None:
    habits = teaching_report(findings(find_game("mauwi"))).sentences
    assert habits
    assert all(one.sure and not one.carried.low <= one.nought <= one.carried.high for one in habits)
    none = teaching_report(findings(find_game("mauwi"), HALF)).sentences
    assert not [one for one in none if one.nought == HALF]  # a rule that brings nothing is no advice


def test_a_finding_that_the_search_denies_is_no_headline() -> None:
    found = findings(find_game("mauwi"))
    assert all(one.is_headline for one in teaching_report(found).sentences)
    upside_down = found.searcher._replace(columns=(teaching.OPEN, teaching.BY_PLAIN, teaching.BY_STRONG))
    told = teaching_report(found._replace(searcher=upside_down)).sentences
    assert [one for one in told if one.others]
    assert not [one for one in told if one.others and one.is_headline]


ENGLISH_WORDS = re.compile(r"\b(the|than|with|wins|games|where|play|beginner|points by|fish|card)\b")


def test_what_is_counted_has_a_name_for_each_thing() -> None:
    for name in TAUGHT:
        game = find_game(name)
        things = {mark.name: mark.things for mark in game.counting.MARKS}  # type: ignore[union-attr]
        for mark, names in game.teaching.MARKS.items():  # type: ignore[union-attr]
            assert 0 < len(names) <= len(things[mark])
            assert len(set(map(str, names))) == len(names)


@pytest.mark.parametrize("name", TAUGHT)
def test_a_page_is_in_the_readers_language(name: str) -> None:
    game = find_game(name)
    english = teaching_report(findings(game))
    for language in ("fr", "ja"):
        with reading(language):
            made = teaching_report(findings(game))
            assert f'<html lang="{language}">' in page(made)
        told = [made.title, made.intro, made.legend, *(one.text for one in made.sentences)]
        told += [text for one in made.sections for text in (one.title, one.note)]
        told += [text for one in made.sections for line in one.lines for text in (line.label, line.note)]
        assert [text for text in told if ENGLISH_WORDS.search(text)] == []
        assert len(made.sentences) == len(english.sentences)


def test_the_command_writes_a_page_for_a_game_without_a_part_of_its_own(kept: Path, tmp_path: Path) -> None:
    asked = ["teach", "mice", "--games", "4", "--deals", "2", "--write", "--folder", str(tmp_path)]
    result = CliRunner().invoke(app, asked)
    assert result.exit_code == 0, result.output
    data = json.loads((tmp_path / "mice.json").read_text())
    assert data["facts"]["command"] == "nekoban teach mice --games 4 --deals 2 --write"
    assert list(data["sums"]) == [motive.id for motive in MICE.motives.MOTIVES]  # type: ignore[union-attr]
    assert (tmp_path / "mice.html").read_text().startswith("<!doctype html>")


# --- the pages that ship


def shipped(name: str) -> tuple[str, dict[str, Any]]:
    html = (SHIPPED / f"{name}.html").read_text(encoding="utf-8")
    return html, json.loads((SHIPPED / f"{name}.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", TAUGHT)
def test_a_shipped_page_is_of_the_present_rules_levels_and_weights(name: str) -> None:
    _, data = shipped(name)
    game = find_game(name)
    made = f"nekoban teach {name} --write"
    assert data["settings"] == settings_of(game, (STRONG, SEARCHER)), made
    assert {key: data[key] for key in state_of(game)} == state_of(game), made
    assert {id: one["text"] for id, one in data["sums"].items()} == {
        habit.id: str(habit.text) for habit in teaching.habits_of(game)
    }, made


@pytest.mark.parametrize("name", TAUGHT)
def test_every_number_of_a_shipped_page_follows_from_what_was_counted(name: str) -> None:
    _, data = shipped(name)
    lines = {line["label"]: line for section in data["sections"] for line in section["lines"]}
    told = 0
    for one in data["sums"].values():
        open_, own, plain = one["strong games"]
        assert 0 <= own <= open_
        assert 0 <= plain <= open_
        if one["text"] in lines:
            line, told = lines[one["text"]], told + 1
            assert line["here"]["value"] == pytest.approx(100 * (own - plain) / open_, rel=1e-4, abs=1e-4)
            rates = re.findall(r"[\d.]+", line["note"])[:2]
            assert [float(rate) for rate in rates] == pytest.approx(
                [100 * own / open_, 100 * plain / open_], abs=0.0501
            )
    assert told >= len(find_game(name).teaching.HABITS)  # type: ignore[union-attr]


OFTEN = re.compile(r": where .* in ([\d.]+) ?% of .* in ([\d.]+) ?%, so (.+) points (more|less) often\.$")
WON = re.compile(r"wins (.+?) ?%(?: \(.+?\))? of the games against")
TOGETHER = re.compile(r"goes with (.+) wins in a hundred (more|fewer)\.$")


@pytest.mark.parametrize("name", TAUGHT)
def test_every_sentence_of_a_shipped_page_says_what_its_number_says(name: str) -> None:
    html, data = shipped(name)
    assert data["sentences"]
    for sentence in data["sentences"]:
        text, carried = sentence["text"], sentence["carried by"]
        low, value, high = (carried[key] for key in ("low", "value", "high"))
        assert escape(text) in html
        assert sentence["sure"], text
        if said := OFTEN.search(text):
            assert float(said[1]) - float(said[2]) == pytest.approx(value, abs=0.11)
            assert said[3].startswith(charts.number(abs(value)))
            assert (low > 0) if said[4] == "more" else (high < 0), text
        elif said := TOGETHER.search(text):
            assert said[1].startswith(charts.number(abs(value), 2))
            assert (low > 0) if said[2] == "more" else (high < 0), text
        else:
            said = WON.search(text)
            assert said, text
            # the value is kept in hundredths: of 28.75 the tenths may have been 28.7
            assert float(said[1].split()[0]) == pytest.approx(value, abs=0.0501)
            is_cost = text.startswith(("Only at the right moment", "Costly for the strong"))
            assert (high < HALF) if is_cost else (low > HALF), text
        if sentence.get("headline", True):
            assert all(other["holds"] == "yes" for other in sentence.get("other bots", ())), text


def test_the_pages_of_every_game_with_a_part_for_them_are_linked() -> None:
    text = (SHIPPED.parent / "bots.md").read_text(encoding="utf-8")
    for name in TAUGHT:
        assert f"](teaching/{name}.html)" in text
    assert {file.stem for file in SHIPPED.glob("*.html")} == set(TAUGHT)


def test_the_data_of_a_page_has_all_habits(kept: Path) -> None:
    found = find_out()
    data = page_data(found, teaching_report(found))
    assert data["sums"][found.habits[0].id]["strong games"] == found.strong.sums(0)
    assert teaching_page.percent(Estimate(12.34, 0, 0, 1)) == "12.3"
