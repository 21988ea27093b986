"""Refusals: every sentence of the server can be translated."""

import ast
import json
from pathlib import Path

from nekoban.server.refusals import Refused
from tests.server.people import Place, Player, full_table, go_home, open_table

SOURCE = Path(__file__).parents[2] / "src" / "nekoban"
CATALOGUE = SOURCE / "web" / "static" / "messages" / "server.json"


def refusals() -> list[ast.expr]:
    """What every refusal of the server is told with."""
    files = [file.read_text(encoding="utf-8") for file in (SOURCE / "server").glob("*.py")]
    calls = [node for text in files for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    return [call.args[1] for call in calls if isinstance(call.func, ast.Name) and call.func.id == "Refused"]


def test_the_catalogue_for_translators_has_every_sentence_of_the_server() -> None:
    texts = {str(text.value) for text in refusals() if isinstance(text, ast.Constant)}
    assert len(texts) > 60
    assert json.loads(CATALOGUE.read_text(encoding="utf-8")) == sorted(texts)


def test_no_refusal_is_put_together_where_no_catalogue_could_know_it() -> None:
    made = [ast.unparse(text) for text in refusals() if isinstance(text, ast.JoinedStr | ast.BinOp)]
    assert made == []


def test_values_are_filled_in_and_sent_beside_the_text(place: Place) -> None:
    host = open_table(place, players=3)
    told = host.post("free", seat=1).json()
    assert (told["error"], told["text"]) == ("Nobody sits on seat 2.", "Nobody sits on seat {seat}.")
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
