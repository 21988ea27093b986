"""Bots of an operator's own: offered by name, played at tables, and named by nobody else."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from nekoban.bots import all_bots
from nekoban.server.bots import bot_behind, offer_bots, read_bots, usual_bot
from tests.server.people import Place, open_table, server, wait_until

LINE_AGENT = Path(__file__).parents[2] / "examples" / "line_agent.py"


@pytest.fixture(scope="module")
def operated(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A server whose operator offers two bots: one that plays, and one that cannot be started."""
    folder = tmp_path_factory.mktemp("operated")
    named = folder / "bots.toml"
    named.write_text(f'tabby = "program:{sys.executable} {LINE_AGENT}"\nghost = "program:no-such-cat"\n')
    with server(folder / "tables.db", bots=str(named)) as running:
        yield running
    offer_bots({})


def test_an_operators_bot_plays_a_whole_game(operated: Place) -> None:
    seats = [{"kind": "bot", "bot": "tabby"}, {"kind": "bot", "bot": "random"}]
    table = open_table(operated, seats=seats)
    table.sit()
    wait_until(lambda: table.look().json()["phase"] == "over", "the game ends")
    told = table.look().json()
    assert told["seats"][0]["name"] == "Tabby"
    assert "bot_faults_total" not in operated.numbers() or "bot_faults_total 0" in operated.numbers()
    table.leave()


def test_where_an_operators_bot_cannot_be_started_the_game_goes_on(operated: Place) -> None:
    table = open_table(operated, seats=[{"kind": "bot", "bot": "ghost"}, {"kind": "bot", "bot": "random"}])
    table.sit()
    wait_until(lambda: table.look().json()["phase"] == "over", "the game ends")
    assert "bot_faults_total" in operated.numbers()
    table.leave()


def test_players_are_told_the_names_and_nothing_behind_them(operated: Place) -> None:
    with operated.http() as http:
        game = http.get("/api/games/mice").json()
        ready = http.get("/api/games/mice/compiling").json()["bots"]
    assert game["bots"] == [*all_bots(), "tabby", "ghost"]
    assert game["usual_bot"] == usual_bot() == "house-cat"
    assert "line_agent" not in str(game)
    assert "tabby" in ready


@pytest.mark.parametrize(
    "bot", [f"program:{sys.executable} {LINE_AGENT}", "os:system", "http://127.0.0.1:9/"]
)
def test_no_request_names_a_program(operated: Place, bot: str) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
    asked = {"game": "mice", "options": {"players": 2}, "seats": seats, "program": True}
    with operated.http() as http:
        answer = http.post("/api/tables", json=asked)
        assert answer.status_code == 400
        assert "There is no bot of that name." in answer.json()["error"]
        plain = {**asked, "seats": [{"kind": "me"}, {"kind": "open"}], "settings": {"stand_in": bot}}
        assert http.post("/api/tables", json=plain).status_code == 400
    host = open_table(operated)
    assert host.post("fill", bot=bot).status_code == 400


def test_a_bot_that_is_not_offered_any_more_is_played_by_chance() -> None:
    assert bot_behind("no-such") == "random"
    assert bot_behind("program:true") == "random"  # whatever a database says
    assert bot_behind("tiger") == "tiger"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("tiger = 'cats:Tabby'", "cannot be called 'tiger'"),
        ("'Tabby Cat' = 'cats:Tabby'", "cannot be called 'Tabby Cat'"),
        ("tabby = 3", "tabby should name a bot"),
        ("tabby = 'leopard'", "tabby should name a bot"),
        ("tabby = 'tiger@0s'", "tabby should name a bot"),
        ("tabby =", "cannot be read"),
    ],
)
def test_a_file_that_names_no_bots_is_a_sentence(tmp_path: Path, text: str, sentence: str) -> None:
    file = tmp_path / "bots.toml"
    file.write_text(text)
    with pytest.raises(ValueError, match=sentence):
        read_bots(str(file))
    with pytest.raises(ValueError, match="No such file"):
        read_bots(str(tmp_path / "none.toml"))
    file.write_text("slow-tiger = 'tiger@2s'\nlong-tiger = 'tiger*10'")
    assert read_bots(str(file)) == {"slow-tiger": "tiger@2s", "long-tiger": "tiger*10"}
