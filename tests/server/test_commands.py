"""Commands: HTTP and the socket take the same ones, do the same with them and count them together."""

import ast
from dataclasses import replace
from pathlib import Path
from typing import get_args

import pytest

import nekoban.server
from nekoban.server import commands
from nekoban.server.play_routes import PLAY_HANDLERS
from nekoban.server.safety import UNLIMITED, Rate
from tests.server.people import Place, Player, full_table, go_home, open_table, server

SOURCE = Path(nekoban.server.__file__).parent


def test_what_an_address_takes_is_a_command_of_the_union() -> None:
    taken = {
        handler.parsed_fn_signature.parameters["data"].annotation
        for handler in PLAY_HANDLERS
        if "data" in handler.parsed_fn_signature.parameters
    }
    assert taken
    assert taken <= set(get_args(commands.Change))
    assert set(get_args(commands.Change)) < set(get_args(commands.AnyCommand))


def test_no_command_is_declared_twice() -> None:
    """Two structs with one tag would be two limits for one thing."""
    kinds = [kind.__struct_config__.tag for kind in get_args(commands.AnyCommand)]
    assert len(kinds) == len(set(kinds)) == 22


def test_a_socket_takes_what_http_takes(place: Place) -> None:
    host = open_table(place, players=3)
    host.sit()
    assert host.ask(kind="fill", seat=1, bot="random")["seats"][1]["kind"] == "bot"
    assert host.ask(kind="free", seat=1)["seats"][1]["kind"] == "open"
    assert host.ask(kind="return")["kind"] == "done"
    assert host.ask(kind="close")["phase"] == "closed"
    host.leave()
    ann, ben = full_table(place, settings={"spectators": True})
    assert ann.ask(kind="leave")["seats"][0]["cause"] == "left"
    go_home(ann, ben)


def test_http_may_say_the_kind_and_no_other(place: Place) -> None:
    ann, ben = full_table(place)
    assert ann.post("chat", kind="chat", text="one").status_code == 201
    assert ann.post("chat", text="two").status_code == 201
    assert ann.post("chat", kind="move", text="three").status_code == 400
    go_home(ann, ben)


@pytest.mark.parametrize("way", ["http", "socket"])
def test_what_is_said_either_way_is_counted_together(tmp_path: Path, way: str) -> None:
    """Also of somebody without a seat: whoever watches had a limit of their own on each way."""
    limits = replace(UNLIMITED, chat=Rate(3, 1e-9), asks=Rate(3, 1e-9))
    with server(tmp_path / "tables.db", limits) as place:
        ann, ben = full_table(place, settings={"spectators": True})
        watcher = Player(place, ann.table, None)
        watcher.sit()
        for person in (ann, watcher):
            for _ in range(3):
                if way == "http":
                    assert person.post("chat", text="hello").status_code == 201
                else:
                    assert person.ask(kind="chat", text="hello")["kind"] == "done"
            assert person.post("chat", text="hello").json()["code"] == "too-fast"
            assert person.ask(kind="chat", text="hello")["code"] == "too-fast"
        go_home(ann, ben, watcher)


# --- layers ---------------------------------------------------------------------------------------


def test_the_server_reaches_into_no_other_edge() -> None:
    """It stands on core, games, bots and reviews; `web` is its own pages, which know nothing of it."""
    for folder, allowed in (
        (SOURCE, {"core", "games", "bots", "review", "server", "web"}),
        (SOURCE.parent / "web", {"core", "games", "bots", "web"}),
    ):
        for file in folder.rglob("*.py"):
            assert imported(file) <= allowed, file


def imported(file: Path) -> set[str]:
    """The parts of nekoban that a file imports."""
    names: list[str] = []
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.ImportFrom) and node.module == "nekoban":
            names += [f"nekoban.{name.name}" for name in node.names if name.name != "__version__"]
        elif isinstance(node, ast.ImportFrom):
            names.append(node.module or "")
        elif isinstance(node, ast.Import):
            names += [name.name for name in node.names]
    return {name.split(".")[1] for name in names if name.startswith("nekoban.")}
