"""Variants at a server: brought as a text, played, and marked wherever a table is shown."""

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from nekoban.core.catalogue import all_games
from nekoban.core.variant_files import FILE_LIMIT
from nekoban.server.safety import UNLIMITED, Rate
from tests.server.people import Place, server
from tests.variants import EXAMPLES

MARK = "not a published rule"


def brought(place: Place, text: str, **headers: str) -> Any:
    with place.http() as http:
        return http.post("/api/variants", json={"text": text}, headers=headers)


@pytest.mark.parametrize("name", EXAMPLES)
def test_a_variant_is_read_made_into_a_table_and_marked_everywhere(name: str, place: Place) -> None:
    told = brought(place, EXAMPLES[name]).json()
    assert told["game"] == name
    assert MARK in told["title"]
    assert told["changes"]
    assert brought(place, told["text"]).json() == told
    players = told["options"]["players"]
    asked = {"game": name, "options": told["options"], "seats": [{"kind": "me"}] * players}
    settings = {"listed": True, "spectators": True}
    with place.http() as http:
        made = http.post("/api/tables", json={**asked, "settings": settings}).json()
        shown = http.get(f"/api/tables/{made['table']}").json()
        assert shown["title"] == told["title"]
        assert [one["title"] for one in http.get("/api/tables").json() if one["table"] == made["table"]] == [
            told["title"]
        ]
        frame = http.get(f"/api/tables/{made['table']}/frames/0").json()
        assert frame["title"] == told["title"]


def test_a_wrong_variant_is_refused_by_a_sentence_in_the_readers_language(place: Place) -> None:
    text = EXAMPLES["mauwi"].replace("spirit =", "spirits =")
    answer = brought(place, text)
    assert answer.status_code == 400
    assert answer.json()["error"] == "your variant, line 12: There is no 'spirits' here. Did you mean spirit?"
    assert "Vouliez-vous dire spirit" in brought(place, text, **{"accept-language": "fr"}).json()["error"]


def test_a_text_names_no_file_of_the_server(place: Place, tmp_path: Path) -> None:
    file = tmp_path / "own.toml"
    file.write_text(EXAMPLES["mauwi"], encoding="utf-8")
    answer = brought(place, str(file))
    assert answer.status_code == 400
    assert "is not TOML" in answer.json()["error"]
    with place.http() as http:
        options = {"players": 3, "variant": str(file)}
        refused = http.post("/api/tables", json={"game": "mauwi", "options": options})
    assert refused.status_code == 400
    assert "There is no option" in refused.json()["error"]


def test_what_is_too_long_or_comes_too_often_is_refused(tmp_path: Path) -> None:
    limits = replace(UNLIMITED, maps=Rate(0, 1e-9), variants=Rate(2, 1e-9))
    with server(tmp_path / "tables.db", limits) as place:
        assert brought(place, "#" * (FILE_LIMIT + 1)).status_code == 413
        assert brought(place, "#").status_code == 400
        assert brought(place, "#").status_code == 400
        assert brought(place, "#").status_code == 429


def test_a_plain_game_has_its_plain_title(place: Place) -> None:
    with place.http() as http:
        made = http.post("/api/tables", json={"game": "mauwi", "options": {"players": 2}}).json()
        assert http.get(f"/api/tables/{made['table']}").json()["title"] == all_games()["mauwi"].title
