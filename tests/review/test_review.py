"""A review: what decisions cost, that it adds up, and that it knows no more than whoever decided."""

from __future__ import annotations

import io
import json
from collections import Counter
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console
from rich.text import Text
from typer.testing import CliRunner

from bench import review as bench
from nekoban.bots import make_bot
from nekoban.bots.levels import Level
from nekoban.bots.network import has_network
from nekoban.bots.search import NetworkSearch, Search, Thought
from nekoban.cli import app
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.language import languages, reading
from nekoban.core.luck import bot_luck, start_luck
from nekoban.core.match import Match
from nekoban.core.notation import write_position
from nekoban.core.options import OptionError
from nekoban.review import decisions, judging, keeping
from nekoban.review.decisions import MARKS, WIN, Decision, Found, decided
from nekoban.review.judging import Judge, best_first, strongest_judge
from nekoban.review.reviews import Review, Step, choices, review
from nekoban.review.telling import cost_words, data, decision_sentence, percent, turning_sentence
from nekoban.terminal.review import bars, show_review

MICE = find_game("mice")
LOST = "mice players=2 | to_move=1 heap=2 1.paw=two 1.has_paw=1 1.taken=10 2.paw=one 2.has_paw=1 2.taken=9"


def small_judge(game: str = "mice", seed: int = 0, iterations: int = 400) -> Judge:
    search = Search(find_game(game), Level("judge", iterations))
    return Judge(search, search, search, seed)


def played(game: str, seed: int, players: int = 2, bot: str = "random") -> Match:
    match = Match.new(game, seed=seed, players=players, names=["Ana", "Bo", "Cy", "Di"][:players])
    chooser = make_bot(bot, match.game)
    while not match.over:
        match.play(chooser.choose(match.view(match.to_move), match.legal(), bot_luck(match.seed, match.ply)))
    return match


@pytest.fixture(scope="module")
def found() -> Review:
    return review(played("mice", 3), [small_judge()])


# --- the sum


@pytest.mark.parametrize("players", [2, 3])
@pytest.mark.parametrize("seed", range(3))
def test_first_chance_less_costs_plus_luck_is_the_result_to_the_last_digit(seed: int, players: int) -> None:
    made = review(played("mice", seed, players), [small_judge(iterations=50)])
    for account in made.accounts():
        assert account.first - account.costs + account.luck == account.result
        assert {type(part) for part in account} == {int}
    winners = made.match.engine.winners(made.match.state)
    assert sum(made.results()) == len(winners) * (WIN // len(winners))


@pytest.mark.parametrize("name", all_games())
@pytest.mark.parametrize("seed", range(3))
def test_the_sum_holds_to_the_last_digit_in_every_game(seed: int, name: str) -> None:
    """With two players and with more, by a judge who hardly thinks: the sum must not need good chances."""
    seats = find_game(name).options.form()[0]
    players = min(seats["high"], 3) if seed else seats["low"]
    made = review(played(name, seed, players), [hasty_judge(name)])
    assert len(made.decisions) > 5
    assert any(decision.cost for decision in made.decisions)
    for account in made.accounts():
        assert account.first - account.costs + account.luck == account.result
        assert {type(part) for part in account} == {int}
    for seat, told in enumerate(data(made)["accounts"]):
        shown = [told[part] for part in ("first", "costs", "luck", "result")]
        assert shown == list(made.accounts()[seat][1:])


def hasty_judge(game: str) -> Judge:
    """Tries each move about once."""
    search = Search(find_game(game), Level("judge", 8, horizon=1))
    return Judge(search, search, search)


def test_luck_is_the_sum_of_its_steps_and_each_begins_where_a_decision_ended(found: Review) -> None:
    for account in found.accounts():
        own, steps = found.of(account.seat), found.steps(account.seat)
        assert [(step.ply, step.before) for step in steps] == [(one.ply, one.hope) for one in own]
        assert [step.after for step in steps] == [*(one.chance for one in own[1:]), account.result]
        assert sum(step.luck for step in steps) == account.luck


def test_a_shared_win_is_shared(monkeypatch: pytest.MonkeyPatch, found: Review) -> None:
    monkeypatch.setattr(type(found.match.engine), "winners", lambda *given: [0, 1])
    assert found.results() == [500, 500]
    assert all(one.first - one.costs + one.luck == one.result for one in found.accounts())


def test_a_seat_that_never_chose_has_luck_alone(found: Review) -> None:
    silent = Review(found.match, "judge", found.of(0))
    account = silent.accounts()[1]
    assert (account.first, account.costs) == (WIN // 2, 0)
    assert account.first + account.luck == account.result


# --- a decision


def test_every_choice_is_judged_and_nothing_else(found: Review) -> None:
    match = found.match
    assert [one.ply for one in found.decisions] == choices(match)
    assert choices(match) == [ply for ply in range(match.ply) if len(match.at(ply).legal()) > 1]


def test_an_obvious_mistake_is_a_blunder_and_a_turning_point() -> None:
    """Two mice are left and a 2 in the paw: taking both wins, taking one hands the win over."""
    match = Match.from_position(LOST, names=["Ana", "Bo"])
    match.play("one")
    match.play("one")
    made = review(match, [strongest_judge(MICE, 400)])
    decision = made.decisions[0]
    assert MICE.moves.texts[decision.best[0].move] == "paw two"
    assert (decision.mark, decision.cost > 500) == ("blunder", True)
    assert decision in made.turning_points()
    assert "Ana chose: take one mouse" in decision_sentence(made, decision)
    assert decision_sentence(made, decision).endswith("of the chance to win: blunder.")


def thoughts(*chances: float) -> list[Thought]:
    return [Thought(move, 100, chance, chance) for move, chance in enumerate(chances)]


@pytest.mark.parametrize(
    ("chance", "cost", "mark", "equal"),
    [
        (0.600, 0, "", True),
        (0.591, 0, "", True),
        (0.590, 10, "", False),
        (0.571, 29, "", False),
        (0.570, 30, "inaccuracy", False),
        (0.551, 49, "inaccuracy", False),
        (0.550, 50, "mistake", False),
        (0.451, 149, "mistake", False),
        (0.450, 150, "blunder", False),
    ],
)
def test_marks_begin_where_they_say_and_equals_are_equal(
    chance: float, cost: int, mark: str, equal: bool
) -> None:
    one = decided(4, 0, 1, thoughts(0.6, chance, 0.1))
    assert (one.cost, one.mark, one.is_equal, one.chance) == (cost, mark, equal, 600)
    assert list(MARKS.values()) == [150, 50, 30]
    assert not decided(4, 0, 0, thoughts(0.6, chance)).is_equal  # the best move itself


WIDE = [(0, 500, 0.60), (1, 400, 0.58), (2, 50, 0.50), (3, 20, 0.70), (4, 0, 0.0)]


def test_no_move_promises_more_than_the_best_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """The first search thinks much of every move; the looks at single moves, less."""
    monkeypatch.setattr(judging, "FIELD", 3)
    wide = [Thought(move, visits, chance, chance) for move, visits, chance in WIDE]

    class Stub:
        name, level = "stub", Level("stub", 1000)

        def think(self, *given: Any) -> list[Thought]:
            return wide

        def look_at(self, view: Any, legal: Any, move: int, luck: int) -> Thought:
            return Thought(move, 1000, 0.4 - move / 100, 0.4 - move / 100)

    stub: Any = Stub()
    view: Any = None
    judge, legal = Judge(stub, stub, stub), [move for move, _, _ in WIDE]
    for move in legal:
        found = judge.think(view, legal, move, 0).thoughts
        assert sorted(thought.move for thought in found) == legal
        tried = [thought.chance for thought in found if thought.visits]
        assert tried == sorted(tried, reverse=True)
        assert not found[-1].visits or move == 4
    assert [one.move for one in best_first([wide[0]._replace(chance=0.9), *wide[1:]])] == [0, 3, 1, 2, 4]


@pytest.mark.parametrize("visits", [10, 9000])
def test_a_move_is_looked_at_alone_however_often_the_first_search_tried_it(visits: int) -> None:
    """That search explores more: by its chances a mistake cost nothing in one review, and 5 % in another."""

    class Stub:
        name, level = "stub", Level("stub", 4000)

        def think(self, *given: Any) -> list[Thought]:
            return [Thought(0, 9000, 0.4, 0.4), Thought(1, visits, 0.4, 0.395)]

        def look_at(self, view: Any, legal: Any, move: int, luck: int) -> Thought:
            return Thought(move, 4000, 0.4, 0.41 - 0.05 * move)

    stub: Any = Stub()
    view: Any = None
    assert decided(0, 0, 1, *Judge(stub, stub, stub).think(view, [0, 1], 1, 0)).cost == 50


class Looks:
    """A search that finds, in one look at a move after another, the chances that it is told."""

    name, level = "looks", Level("looks", 4000)

    def __init__(self, chances: dict[int, list[float]]) -> None:
        self.chances, self.count = chances, Counter[int]()

    def look_at(self, view: Any, legal: Any, move: int, luck: int) -> Thought:
        told, number = self.chances[move], self.count[move]
        self.count[move] += 1
        return Thought(move, 4000, 0.5, told[number % len(told)])


def judged_by(brief: dict[int, list[float]], thorough: dict[int, list[float]]) -> tuple[Decision, Looks]:
    """What move 0 cost by these looks, and the thorough ones."""
    view: Any = None
    wide, first, last = Looks({}), Looks(brief), Looks(thorough)
    searches: Any = wide, first, last
    return Judge(*searches).judged(view, [*thorough], 0, 0, 0), last


def test_a_plan_that_a_brief_look_misses_now_and_then_is_compared() -> None:
    brief = {0: [0.52], 1: [0.51], 2: [0.50], 3: [0.48, 0.48, 0.60], 4: [0.49], 5: [0.49]}
    found, _ = judged_by(brief, {0: [0.53], 1: [0.52], 2: [0.52], 3: [0.67], 4: [0.52], 5: [0.52]})
    assert (found.best[0].move, found.cost, found.mark) == (3, 140, "mistake")


def test_moves_are_compared_by_looks_of_the_same_time_alone() -> None:
    """A short look thinks that the move cost nothing; a long one finds the others' plans."""
    brief = {0: [0.60], 1: [0.56], 2: [0.55], 3: [0.54], 4: [0.53], 5: [0.52]}
    found, _ = judged_by(brief, {0: [0.56], 1: [0.64], 2: [0.63], 3: [0.63], 4: [0.63], 5: [0.70]})
    assert (found.best[0].move, found.cost, found.mark) == (1, 80, "mistake")


def test_a_few_moves_are_all_looked_at_thoroughly() -> None:
    """A wager of Nine Lives was last in brief looks of 1,667 iterations, and 6 % ahead in those of 10,000."""
    found, thorough = judged_by({}, {0: [0.50], 1: [0.49], 2: [0.50], 3: [0.49], 4: [0.57]})
    assert (found.best[0].move, found.cost, found.mark) == (4, 70, "mistake")
    assert len(thorough.count) == judging.FINAL


def test_a_plan_that_one_thorough_look_misses_is_found_by_the_next() -> None:
    """It happened in Nine Lives: 50.6 % in one look at a wager, 66 % in the others."""
    found, thorough = judged_by({}, {0: [0.50], 1: [0.50], 2: [0.46, 0.62, 0.62], 3: [0.40]})
    assert (found.best[0].move, found.cost, found.mark) == (2, 60, "mistake")
    assert (thorough.count[1], thorough.count[3]) == (judging.TWICE, 1)  # far behind: one look is enough


@pytest.mark.parametrize(
    ("other", "looks", "cost", "mark"),
    [
        ([0.46], judging.TWICE, 0, ""),  # clearly worse
        ([0.505], judging.LEAST, 0, ""),  # equal
        ([0.50, 0.56, 0.56, 0.56], judging.MOST, 45, "inaccuracy"),  # a plan that the first look missed
        ([0.56], judging.LEAST, 60, "mistake"),
        ([0.55, 0.57, 0.57, 0.55], judging.LEAST, 63, "mistake"),
        ([0.66, 0.50, 0.50, 0.50], judging.MOST, 40, ""),  # now and then: not sure
        ([0.75], judging.TWICE, 250, "blunder"),  # beyond doubt
    ],
)
def test_moves_are_looked_at_again_until_the_cost_is_sure(
    other: list[float], looks: int, cost: int, mark: str
) -> None:
    found, thorough = judged_by({}, {0: [0.5], 1: other})
    assert set(thorough.count.values()) == {looks}
    assert (found.cost, found.mark) == (cost, mark)
    assert bool(found.error) == (looks > 1 and len(other) > 1)


def test_what_is_not_sure_is_no_turning_point(found: Review) -> None:
    pair = Found(0, 600, 9), Found(1, 500, 9)
    ply, seat = found.decisions[0].ply, found.decisions[0].seat
    for error, count in ((0, 1), (49, 1), (50, 0)):
        one = Decision(ply, seat, 1, 600, 500, 9, pair, error)
        turns = Review(found.match, "judge", [one]).turning_points()
        assert sum(isinstance(turn, Decision) for turn in turns) == count


def test_the_same_match_gives_the_same_review_whatever_the_threads() -> None:
    match = played("mice", 3)
    one, two = review(match, [small_judge()]), review(match, [small_judge(), small_judge()])
    assert one.decisions == two.decisions
    assert review(match, [small_judge(seed=1)]).decisions != one.decisions


def test_progress_is_told_decision_by_decision() -> None:
    match, seen = played("mice", 3), []
    review(match, [small_judge(iterations=20)], lambda done, total: seen.append((done, total)))
    total = len(choices(match))
    assert seen == [(number, total) for number in range(1, total + 1)]


def test_a_match_that_goes_on_is_refused() -> None:
    with pytest.raises(OptionError, match="not over yet"):
        review(Match.new("mice", seed=1), [small_judge()])


# --- looking at a move alone


@pytest.mark.parametrize("name", ["mice", *all_games()])
def test_a_move_that_is_looked_at_alone_gets_all_the_time(name: str) -> None:
    match = Match.new(name, seed=8)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    search = Search(match.game, Level("judge", 200, horizon=5))
    view, legal = match.view(match.to_move), match.legal()
    for move in legal[:2]:
        thought = search.look_at(view, legal, move, 5)
        assert (thought.move, thought.visits) == (move, 200)
        assert 0 <= thought.chance <= 1
    assert search.look_at(view, legal, legal[0], 5) == search.look_at(view, legal, legal[0], 5)
    assert sum(one.visits for one in search.think(view, legal, 5)) == 200  # nothing stays given up


@pytest.mark.parametrize("name", [name for name, game in all_games().items() if has_network(game)])
def test_a_network_can_look_at_one_move_alone(name: str) -> None:
    match = Match.new(name, seed=8)
    while len(match.legal()) < 2:
        match.play(match.legal()[0])
    search = NetworkSearch(match.game, Level("judge", 40, network=True))
    view, legal = match.view(match.to_move), match.legal()
    for move in legal[:2]:
        thought = search.look_at(view, legal, move, 5)
        assert (thought.move, thought.visits) == (move, search.budget(legal))
        assert 0 <= thought.chance <= 1
    found = search.think(view, legal, 5)
    assert sum(one.visits for one in found) == search.budget(legal)
    assert all(one.hope >= 0 for one in found)  # nothing stays given up


# --- secrecy


@pytest.mark.parametrize("name", ["mice", *all_games()])
def test_what_is_found_does_not_depend_on_hidden_cards(name: str) -> None:
    """Everything that the seat cannot see is dealt again: the same best moves, chances and costs."""
    match = played(name, 11)
    judge, engine = small_judge(name, iterations=60), match.engine
    hidden = differ = False
    for ply in choices(match)[::4][:12]:
        state, seat = match.states[ply], match.movers[ply]
        other = engine.imagine(engine.view(state, seat), start_luck(ply + 77))
        texts = [write_position(match.game, match.options, one) for one in (state, other)]
        hidden |= match.at(ply).position(seat) != texts[0]
        differ |= texts[0] != texts[1]
        found = [
            judge.judged(engine.view(one, seat), engine.legal(one), match.played[ply], ply, seat)
            for one in (state, other)
        ]
        assert found[0] == found[1]
    assert differ == hidden


def test_the_judge_is_given_views_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    match, given = played("mice", 3), []
    real = Judge.think
    monkeypatch.setattr(Judge, "think", lambda self, *asked: given.append(asked[0]) or real(self, *asked))
    review(match, [small_judge(iterations=20)])
    assert [view.viewer for view in given] == [match.movers[ply] for ply in choices(match)]


# --- quality


def test_a_repeat_with_another_seed_changes_the_sign_of_no_large_mistake() -> None:
    """With the whole budget, on some decisions of one match; bench/review.py measures whole matches."""
    match = played("nine-lives", 2, bot="kitten")
    judges = [strongest_judge(match.game, seed=seed) for seed in (0, 1)]
    pairs = [[judge.decide(match, ply).cost for judge in judges] for ply in choices(match)[::4]]
    large = [pair for pair in pairs if max(pair) > 50]
    assert len(large) > 2
    assert [pair for pair in large if min(pair) == 0] == []


def test_no_repeat_misses_a_wager_that_single_looks_miss() -> None:
    """One of ten repeats said that it cost nothing: its only thorough look at the wager missed the plan."""
    match = bench.played(find_game("nine-lives"), 1001)
    assert match.game.moves.texts[match.played[73]] == "plus circle-7"
    found = [strongest_judge(match.game, seed=seed).decide(match, 73) for seed in (6, 7, 8)]
    assert {match.game.moves.texts[one.best[0].move] for one in found} == {"wager"}
    assert min(one.cost for one in found) > 80


# --- words and data


@pytest.mark.parametrize(
    ("language", "half", "below"),
    [
        ("en", "50.4%", "−0.5%"),
        ("fr", "50,4\u00a0%", "−0,5\u00a0%"),
        ("ja", "50.4%", "−0.5%"),
    ],
)
def test_percentages_are_whole_tenths_in_every_language(language: str, half: str, below: str) -> None:
    with reading(language):
        assert [percent(504), percent(-5)] == [half, below]


@pytest.mark.parametrize("language", languages())
def test_every_sentence_is_told_in_every_language(language: str, found: Review) -> None:
    match = found.match
    best, other = match.engine.legal(match.states[found.decisions[0].ply])[:2]
    pair = Found(best, 600, 9), Found(other, 500, 9)
    ply, seat = found.decisions[0].ply, found.decisions[0].seat
    ways = [(best, 600), (other, 600), (other, 585), (other, 500)]
    with reading(language):
        said = [
            decision_sentence(found, Decision(ply, seat, move, 600, hope, 9, pair)) for move, hope in ways
        ]
        said += [
            decision_sentence(found, Decision(ply, seat, other, 600, 500, 9, pair, error))
            for error in (9, 60)
        ]
        said += [
            turning_sentence(found, Step(0, 1, until, before, 1000 - before))
            for until in (2, match.ply)
            for before in (300, 700)
        ]
    assert len(set(said)) == len(ways) + 2 + 4
    assert all("Ana" in one or "Bo" in one for one in said)


def test_the_data_has_the_documented_fields(found: Review) -> None:
    told: dict[str, Any] = json.loads(json.dumps(data(found)))
    page = (Path(__file__).parents[2] / "docs" / "review.md").read_text(encoding="utf-8")
    names = {*told, *told["accounts"][0], *told["decisions"][0], *told["decisions"][0]["best"][0]}
    names |= {key for point in told["turning_points"] for key in point}
    assert [name for name in sorted(names) if f"`{name}`" not in page] == []
    assert told["format"] == "nekoban-review-1"
    assert (told["win"], told["marks"]) == (WIN, MARKS)
    assert [len(curve) for curve in told["curves"]] == [found.match.ply + 1] * 2
    assert [curve[-1] for curve in told["curves"]] == [one["result"] for one in told["accounts"]]
    for one in told["decisions"]:
        assert one["cost"] == one["chance"] - one["hope"] >= 0
        assert one["best"][0]["words"] in one["said"]


# --- the command


@pytest.fixture
def file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(keeping, "trusted_root", lambda root: tmp_path)
    played("mice", 5).save(tmp_path / "match.neko")
    return tmp_path / "match.neko"


def asked(*words: str) -> Any:
    return CliRunner().invoke(app, ["review", *words])


def test_the_command_tells_the_sum_turning_points_and_mistakes(file: Path) -> None:
    told = asked(str(file), "--budget", "50", "--plain")
    assert told.exit_code == 0, told.output
    assert "Ana: chance at the start" in told.output
    assert "Turning points" in told.output
    assert "Decisions" in told.output
    alone = asked(str(file), "--budget", "50", "--seat", "2").output
    assert "Bo: chance at the start" in alone
    assert "Ana: chance at the start" not in alone


def test_the_command_gives_data(file: Path) -> None:
    told = asked(str(file), "--budget", "50", "--json")
    found = json.loads(told.stdout)
    assert found["names"] == ["Ana", "Bo"]
    assert all(one["first"] - one["costs"] + one["luck"] == one["result"] for one in found["accounts"])


def test_a_terminal_gets_a_table_and_bars(found: Review) -> None:
    screen = io.StringIO()
    show_review(found, Console(file=screen, force_terminal=True, width=120))
    assert "chance at the start" in screen.getvalue()
    assert any(bar in screen.getvalue() for bar in "▁▂▃▄▅▆▇█")
    assert bars([0, 500, 1000]) == "▁▄█"
    assert len(bars([0] * 500)) == 60


def test_no_line_ends_between_plus_or_minus_and_its_number() -> None:
    doubtful = Decision(0, 0, 1, 600, 540, 9, (Found(0, 600, 9),), error=12)
    wanted = {"en": "6.0% (±2.4%)", "fr": "6,0\u00a0% (±\u00a02,4\u00a0%)", "ja": "6.0%（±2.4%）"}
    for language, said in wanted.items():
        with reading(language):
            assert cost_words(doubtful) == said


def test_the_judge_is_named_in_the_readers_language(
    found: Review, capsys: pytest.CaptureFixture[str]
) -> None:
    judged = replace(found, mind="house-cat")
    for language, name in (("en", "House cat"), ("fr", "Chat de maison")):
        with reading(language):
            assert (data(judged)["mind"], data(judged)["judge"]) == ("house-cat", name)
            show_review(judged, Console(force_terminal=False, width=200))
            assert name in capsys.readouterr().out.splitlines()[0]


def test_a_review_is_kept_until_it_is_asked_for_anew(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[int] = []
    real = Judge.decide
    monkeypatch.setattr(Judge, "decide", lambda self, match, ply: made.append(ply) or real(self, match, ply))
    words = str(file), "--budget", "50", "--json"
    first, plies = asked(*words).stdout, choices(Match.load(file))
    assert sorted(made) == plies
    assert asked(*words).stdout == first
    assert len(made) == len(plies)
    assert asked(*words, "--again").stdout == first
    assert len(made) == 2 * len(plies)
    asked(str(file), "--budget", "51")  # another judge
    assert len(made) == 3 * len(plies)


def test_one_moment_is_shown_as_its_player_saw_it_and_judged_as_in_the_whole_review(file: Path) -> None:
    match, words = Match.load(file), (str(file), "--budget", "50")
    ply = choices(match)[2]
    seat = match.movers[ply]
    told = asked(*words, "--at", str(ply + 1), "--plain")
    assert told.exit_code == 0, told.output
    assert f"Move {ply + 1} of {match.ply}: what {match.names[seat]} saw." in told.output
    paws = [match.at(ply).text(viewer).splitlines() for viewer in (seat, 1 - seat)]
    assert paws[0] != paws[1]
    plain = [[Text.from_markup(line).plain.rstrip() for line in lines] for lines in paws]
    shown = [line.rstrip() for line in told.output.splitlines()]
    assert all(line in shown for line in plain[0])
    assert not all(line in shown for line in plain[1])
    assert f"{match.names[seat]} chose: " in told.output
    alone = json.loads(asked(*words, "--at", str(ply + 1), "--json").stdout)
    whole = json.loads(asked(*words, "--json").stdout)
    assert [*alone["decisions"]] == [one for one in whole["decisions"] if one["ply"] == ply]
    kept = json.loads(asked(*words, "--at", str(ply + 1), "--json").stdout)
    assert kept == alone


def test_a_moment_of_a_kept_review_is_not_judged_again(file: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    words, number = (str(file), "--budget", "50"), str(choices(Match.load(file))[0] + 1)
    asked(*words)
    monkeypatch.setattr(Judge, "decide", lambda *given: 1 // 0)
    assert asked(*words, "--at", number).exit_code == 0
    assert asked(*words, "--at", number, "--again").exit_code != 0


def test_a_move_without_a_choice_has_no_moment(tmp_path: Path) -> None:
    match = played("mice", 5)
    forced = next(ply for ply in range(match.ply) if ply not in choices(match))
    match.save(tmp_path / "match.neko")
    told = asked(str(tmp_path / "match.neko"), "--at", str(forced + 1))
    assert "only one legal move" in str(told.exception)
    beyond = asked(str(tmp_path / "match.neko"), "--at", str(match.ply + 1))
    assert f"has {match.ply} moves" in str(beyond.exception)


@pytest.mark.parametrize("words", [["--seat", "3"], ["--budget", "0"], ["--at", "0"]])
def test_wrong_arguments_are_refused_with_a_sentence(file: Path, words: list[str]) -> None:
    told = asked(str(file), *words)
    assert told.exit_code != 0
    assert "Traceback" not in told.output


def test_a_saved_match_that_is_not_over_is_refused(tmp_path: Path) -> None:
    Match.new("mice", seed=1).save(tmp_path / "open.neko")
    assert "not over yet" in str(asked(str(tmp_path / "open.neko")).exception)
    assert "not over yet" in str(asked(str(tmp_path / "open.neko"), "--at", "1").exception)


def test_thresholds_stand_in_one_place() -> None:
    assert sorted(MARKS.values())[0] > decisions.EVEN
