"""Refusals: every sentence of the server can be translated."""

import ast
import json
from pathlib import Path

from nekoban.server.app import WHAT_BECAME
from nekoban.server.refusals import Refused
from tests.server.people import Place, Player, full_table, go_home, open_table

SOURCE = Path(__file__).parents[2] / "src" / "nekoban"
CATALOGUE = SOURCE / "web" / "static" / "messages" / "server.json"
# What the core and the games say of a move, a text or an option: the server passes it on as it is.
PASSED_ON = [
    "WHAT_BECAME[deed.state if deed else Deed.NOTHING]",  # three sentences of our own: see below
    "asked",  # by the game's guide, once something was picked
    "refusal.sentence",
    "refusal.sentence",
    "str(error)",
    "str(error)",
    "str(error)",
    "str(error)",
    "str(error)",
]


def server_calls() -> list[ast.Call]:
    files = [file.read_text(encoding="utf-8") for file in (SOURCE / "server").rglob("*.py")]
    return [node for text in files for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]


def refusals() -> list[ast.expr]:
    """What every refusal of the server is told with."""
    return [call.args[1] for call in server_calls() if ast.unparse(call.func).split(".")[-1] == "Refused"]


def test_the_catalogue_for_translators_has_every_sentence_of_the_server() -> None:
    texts = {str(text.value) for text in refusals() if isinstance(text, ast.Constant)}
    texts |= set(WHAT_BECAME.values())
    assert len(texts) > 60
    assert json.loads(CATALOGUE.read_text(encoding="utf-8")) == sorted(texts)


def test_no_refusal_is_put_together_where_no_catalogue_could_know_it() -> None:
    """Whatever is not a plain text here is on the list of what comes from the core and the games."""
    made = [ast.unparse(text) for text in refusals() if not isinstance(text, ast.Constant)]
    assert sorted(made) == PASSED_ON


def test_nothing_is_refused_but_by_a_refusal() -> None:
    """The framework's complaints too are told with a text of the catalogue."""
    calls = [ast.unparse(call) for call in server_calls() if ast.unparse(call.func) == "RefusalMessage"]
    assert calls == ["RefusalMessage(refusal.code, refusal.sentence, refusal.clause, refusal.ply, re)"]


def test_values_are_filled_in_and_sent_beside_the_text(place: Place) -> None:
    host = open_table(place, players=3)
    told = host.post("free", seat=1).json()
    assert (told["error"], told["text"]) == ("Nobody sits in seat 2.", "Nobody sits in seat {seat}.")
    assert told["values"] == {"seat": 2}
    ann, ben = full_table(place)
    why = ben.ask(kind="why", path=["heap"])
    assert (why["error"], why["text"], why["values"]) == (
        "It is the turn of Ann.",
        "It is the turn of {name}.",
        {"name": "Ann"},
    )
    refused = Player(place, ann.table, None).post("leave").json()
    assert "text" not in refused
    go_home(ann, ben)


def test_a_sentence_without_values_may_hold_braces() -> None:
    assert Refused("malformed", "What is {this}?").sentence == "What is {this}?"


def test_what_a_clock_and_a_request_lack_is_told_by_a_text_of_the_catalogue(place: Place) -> None:
    known = json.loads(CATALOGUE.read_text(encoding="utf-8"))
    with place.http() as http:
        for asked in (
            {"game": "mice", "settings": {"clock": {"kind": "player", "minutes": 0}}},
            {"game": "mice", "settings": {"clock": {"increment": -1}}},
            {"game": "mice", "settings": {"clock": {"days": 1000}}},
            {"game": 7},
        ):
            told = http.post("/api/tables", json=asked)
            assert (told.status_code, told.json()["text"] in known) == (400, True), told.text
        assert http.get("/api/nothing").json()["error"] in known
