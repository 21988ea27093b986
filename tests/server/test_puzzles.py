"""Puzzles over HTTP: the same for everybody, no table, no player."""

from __future__ import annotations

import pytest

from nekoban.core.catalogue import all_games, find_game
from nekoban.core.pictures import clicks
from nekoban.core.puzzles import begin_puzzle, puzzles_of
from tests.server.people import Place

GAMES = list(all_games())


def test_the_list_of_all_puzzles_gives_nothing_away(place: Place) -> None:
    with place.http() as http:
        told = http.get("/api/puzzles").json()
        assert "set-cookie" not in http.get("/api/puzzles").headers
    assert [one["game"] for one in told] == GAMES
    for one in told:
        assert [row["id"] for row in one["puzzles"]] == [*puzzles_of(find_game(one["game"]))]
        assert set(one["puzzles"][0]) == {"id", "grade", "theme"}
        assert len(one["lessons"]) >= 3


@pytest.mark.parametrize("layout", ["wide", "tall"])
@pytest.mark.parametrize("game", GAMES)
def test_every_move_of_a_puzzle_can_be_clicked_and_has_a_line(place: Place, game: str, layout: str) -> None:
    puzzle = list(puzzles_of(find_game(game)).values())[7]
    address = f"/api/games/{game}/puzzles/{puzzle.id}"
    match = begin_puzzle(puzzle.position, puzzle.deal)
    with place.http() as http:
        told = http.get(f"{address}?layout={layout}").json()
        assert [tuple(move["path"]) for move in told["moves"]] == match.paths()
        assert [move["right"] for move in told["moves"]].count(True) == 1
        for move in told["moves"]:
            assert set(move["path"]) <= clicks(told["picture"])
        right = next(move for move in told["moves"] if move["right"])
        frames = http.get(
            f"{address}/line", params={"path": " ".join(right["path"]), "layout": layout}
        ).json()
    assert len(frames) == 1 + len(puzzle.lines[puzzle.answer])
    assert all(frame["picture"].startswith("<svg") for frame in frames)


def test_a_puzzle_is_told_in_the_language_of_the_reader(place: Place) -> None:
    puzzle = next(iter(puzzles_of(find_game("mauwi"))))
    with place.http() as http:
        told = {
            code: http.get(f"/api/games/mauwi/puzzles/{puzzle}?language={code}").json()["answer"]
            for code in ("en", "fr", "ja")
        }
    assert told["en"].startswith("The best move")
    assert told["fr"].startswith("Le meilleur coup")
    assert told["ja"].startswith("最善の手")


@pytest.mark.parametrize(
    ("address", "sentence"),
    [
        ("/api/games/mauwi/puzzles/nothing", "There is no such puzzle."),
        ("/api/games/mice/puzzles", "This game has none."),
        ("/api/games/chess/puzzles", "There is no such game."),
        ("/api/games/mauwi/puzzles/ID/line?path=nothing", "This puzzle has no such move."),
    ],
)
def test_what_is_not_there_is_refused_in_a_sentence(place: Place, address: str, sentence: str) -> None:
    id = next(iter(puzzles_of(find_game("mauwi"))))
    with place.http() as http:
        answer = http.get(address.replace("ID", id))
    assert 400 <= answer.status_code < 500
    assert answer.json()["error"] == sentence


def test_a_game_without_puzzles_has_no_such_page(place: Place) -> None:
    with place.http() as http:
        assert http.get("/puzzles").status_code == 200
        assert http.get("/puzzles/mauwi").status_code == 200
        assert http.get("/puzzles/mice").status_code == 404
        assert http.get("/puzzles/chess").status_code == 404
