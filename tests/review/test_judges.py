"""The figures of bench/judges.py: what two judges say, and what comes of games that are played on."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bench import judges as bench
from nekoban.bots import make_bot
from nekoban.bots.advice import make_adviser
from nekoban.bots.levels import deepest_name, network_name, strongest_name
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.match import Match
from nekoban.review import judging
from nekoban.review.judging import strongest_judge

MICE = find_game("mice")
DOCS = Path(__file__).parents[2] / "docs"
JUDGED = {  # pages, and who judges what they describe
    "review": ["judge"],
    "lab": ["judge"],
    "coach": ["judge", "strongest"],
    "puzzles": ["judge", "strongest"],
}
FOUND = [
    bench.Compared(
        "x", [bench.Verdict("y", (50, 40), 1.0), bench.Verdict("x", (0, 2), 2.0)], {"x": 0.5, "y": 0.53}
    ),
    bench.Compared("x", [bench.Verdict("x", (0, 0), 3.0), bench.Verdict("x", (0, 0), 4.0)], {}),
]


def test_a_judge_is_measured_by_its_best_move_and_by_the_cost_that_it_tells() -> None:
    first, second = (bench.row_of(FOUND, place) for place in range(2))
    assert first == (pytest.approx(30), pytest.approx(20), 5, 2.0)
    assert second == (0, 0, 1, 3.0)
    lines = bench.table({"mauwi": FOUND})
    assert lines[2:] == [
        "| mauwi | 2 | 1 | tiger | 3.0% | 2.0% | 0.5% | 2.00 |",
        "| mauwi | 2 | 1 | nekomata | 0.0% | 0.0% | 0.1% | 3.00 |",
    ]


def test_games_that_are_played_on_know_the_better_move(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "GAMES", 12)
    match = Match.from_position(
        "mice players=2 | to_move=1 heap=2 1.paw=two 1.has_paw=1 1.taken=10 2.paw=one 2.has_paw=1 2.taken=9",
        seed=1,
    )
    view: Any = match.view(0)
    bots = [make_bot("mouser", MICE)]
    shares = {text: bench.won_share(MICE, bots, view, 0, match.read(text)) for text in match.moves()}
    assert all(0 <= share <= 1 for share in shares.values())
    assert len(set(shares.values())) > 1
    assert shares == {text: bench.won_share(MICE, bots, view, 0, match.read(text)) for text in match.moves()}


def test_the_same_decisions_are_asked_and_none_twice(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = list[int]()

    def compared(game: object, match: Match, ply: int) -> bench.Compared:
        asked.append(ply)
        return FOUND[0]

    monkeypatch.setattr(bench, "compared", compared)
    monkeypatch.setattr(bench, "network_mark", lambda game: "weights")
    file = tmp_path / "kept.jsonl"
    assert bench.compare_all(MICE, 5, file) == [FOUND[0]] * 5
    first = list(asked)
    assert len(first) == 5
    monkeypatch.setattr(bench, "compared", None)
    again = bench.compare_all(MICE, 5, file)
    assert [list(one.truth) for one in again] == [["x", "y"]] * 5
    assert bench.row_of(again, 0).off == pytest.approx(20)


# --- who judges


def test_the_pages_name_the_levels_that_judge() -> None:
    """Of reviews, the coach, its veto, hints, puzzles and their second mind, in every game."""
    pages = {name: (DOCS / f"{name}.md").read_text(encoding="utf-8") for name in ("bots", *JUDGED)}
    table = pages["bots"].partition("## Who judges what")[2].partition("##")[0]
    rows = [[cell.strip() for cell in line.split("|")[2:4]] for line in table.splitlines() if "|" in line]
    for game in all_games(hidden=True).values():
        judge, strongest = strongest_judge(game).name, make_adviser(game).name
        mind = network_name(game)
        told = [judge, judge, strongest, strongest, judge, mind or "nobody"]
        assert (strongest_name(game), deepest_name(game)) == (strongest, judge)
        named = [row[0 if mind else 1] for row in rows[2:]]
        assert named == [name if name == "nobody" else name.title() for name in told], game.name
        for page, asked in JUDGED.items():
            names = {"judge": judge, "strongest": strongest}
            assert all(names[one].title() in pages[page] for one in asked), page


def test_the_page_on_reviews_has_the_judges_own_numbers() -> None:
    page = " ".join((DOCS / "review.md").read_text(encoding="utf-8").split())
    brief, wide = (round(judging.BUDGET // part, -1) for part in (judging.BRIEF, judging.WIDE))
    numbers = {2: "Two", 3: "three", 5: "five"}
    for said in (
        f"`--budget` sets the iterations of a thorough look at one move ({judging.BUDGET})",
        f"more than {numbers[judging.FINAL]} moves, every one gets brief looks of about {brief:,} iterations",
        f"a search over all of them (about {wide:,} iterations) chooses {judging.FIELD}",
        f"The {numbers[judging.FINAL]} moves that then seem best",
        f"a thorough look each, with {judging.BUDGET:,} iterations",
        f"at most {judging.NEAR // 10}% behind the best, get a second",
        f"at least {numbers[judging.LEAST]} times in all",
    ):
        assert said in page, said
