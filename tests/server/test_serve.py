"""The command `nekoban serve`."""

import asyncio
import logging
import socket
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from typer.testing import CliRunner

from nekoban import cli
from nekoban.commands import doctor, serve
from nekoban.commands.arguments import UsageError
from nekoban.server import app
from nekoban.server.listening import page_address
from nekoban.server.logs import is_ours
from tests.server.people import WAIT, full_table, go_home, listening, server


def test_a_port_that_is_taken_is_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    """Another port instead could mean two servers on one database that do not hear each other."""
    monkeypatch.setattr(app, "serve", lambda *given, **more: pytest.fail("it serves elsewhere"))
    with listening() as door:
        door.listen()
        port = door.getsockname()[1]
        result = CliRunner().invoke(cli.app, ["serve", "--port", str(port)])
    assert str(result.exception).startswith(f"Port {port} is taken. Choose another one with --port")


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("--host nowhere.invalid", "This machine has no address nowhere.invalid."),
        ("--host nowhere.invalid --port 0", "This machine has no address nowhere.invalid."),
        ("--host 192.0.2.1", "This machine has no address 192.0.2.1."),  # an address of nobody
        ("--host a..b", "This machine has no address a..b."),
        (f"--host {'a' * 64}.example", f"This machine has no address {'a' * 64}.example."),
        ("--port 0 --metrics a..b:9100", "Metrics cannot be offered at a..b:9100"),
        ("--port 0 --metrics 9100", "9100 is not an address: metrics take host:port"),
        ("--port 0 --metrics 127.0.0.1:99999", "127.0.0.1:99999 is not an address"),
        ("--port 0 --metrics 192.0.2.1:9100", "Metrics cannot be offered at 192.0.2.1:9100"),
        ("--port 0 --proxies here", "'here' is not the address of a proxy"),
        ("--port 0 --hosts https://cats.example", "'https://cats.example' is not the name of a host"),
        ("--port 0 --hosts cats.example:8000", "'cats.example:8000' is not the name of a host"),
        ("--port 0 --database mysql://h/d", "mysql://h/d is neither a file nor the address of a PostgreSQL"),
    ],
)
def test_what_cannot_be_served_is_told_in_a_sentence(
    words: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "run", lambda *given: pytest.fail("it serves"))
    monkeypatch.chdir(tmp_path)
    result = CliRunner().invoke(cli.app, ["serve", *words.split()])
    assert isinstance(result.exception, UsageError), result.exception
    assert str(result.exception).startswith(sentence)


@pytest.mark.parametrize(
    ("host", "metrics", "is_refused"),
    [
        ("127.0.0.1", "127.0.0.1", True),
        ("127.0.0.1", "localhost", True),
        ("0.0.0.0", "127.0.0.1", True),
        ("127.0.0.1", "0.0.0.0", True),
        ("127.0.0.1", "127.0.0.2", False),
    ],
)
def test_tables_and_metrics_are_not_offered_at_one_port(
    host: str, metrics: str, is_refused: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    served: list[int] = []
    monkeypatch.setattr(app, "serve", lambda host, port, database, **more: served.append(port))
    monkeypatch.setattr(serve, "obstacle", lambda host, port: "")
    address = f"{metrics}:8765"
    result = CliRunner().invoke(cli.app, ["serve", "--host", host, "--port", "8765", "--metrics", address])
    said = f"Metrics cannot be offered at {address}: tables are served at this port."
    assert str(result.exception).startswith(said) == is_refused
    assert served == ([] if is_refused else [8765])


def test_a_port_for_administrators_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    def refused(*given: Any) -> None:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr("socket.socket.bind", refused)
    result = CliRunner().invoke(cli.app, ["serve", "--port", "80"])
    assert str(result.exception).startswith("This machine does not let you listen at port 80.")
    assert not doctor.port_finding(80).is_well


@pytest.mark.parametrize(
    ("host", "address"),
    [
        ("127.0.0.1", "http://127.0.0.1:8000/"),
        ("0.0.0.0", "http://127.0.0.1:8000/"),
        ("::1", "http://[::1]:8000/"),
        ("::", "http://[::1]:8000/"),
    ],
)
def test_a_server_says_where_a_browser_on_this_machine_finds_it(host: str, address: str) -> None:
    assert page_address(host, 8000) == address


def test_a_server_may_listen_at_an_address_of_the_newer_kind(monkeypatch: pytest.MonkeyPatch) -> None:
    served: list[Any] = []
    monkeypatch.setattr(app, "serve", lambda host, port, database, **more: served.append((host, port)))
    if not socket.has_ipv6:
        pytest.skip("This machine has no IPv6.")
    with socket.create_server(("::1", 0), family=socket.AF_INET6) as door:
        port = door.getsockname()[1]
        taken = CliRunner().invoke(cli.app, ["serve", "--host", "::1", "--port", str(port)])
        assert str(taken.exception).startswith(f"Port {port} is taken.")
    assert CliRunner().invoke(cli.app, ["serve", "--host", "::1", "--port", "0"]).exit_code == 0
    assert [(host, port > 0) for host, port in served] == [("::1", True)]


def test_the_shell_can_name_the_database_of_all_commands(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """So `nekoban operator` in a container finds the one that is served, and no password is on its line."""
    served: list[str] = []
    monkeypatch.setattr(app, "serve", lambda host, port, database, **more: served.append(database))
    monkeypatch.setenv("NEKOBAN_DATABASE", str(tmp_path / "named.db"))
    assert CliRunner().invoke(cli.app, ["serve", "--port", "0"]).exit_code == 0
    assert served == [str(tmp_path / "named.db")]
    for words in (["operator", "tables"], ["backup", "copy.db"], ["doctor"]):
        assert str(tmp_path / "named.db") in told(CliRunner().invoke(cli.app, words))


def told(result: Any) -> str:
    return f"{result.output} {result.exception}"


def test_the_settings_of_the_server_are_options(monkeypatch: pytest.MonkeyPatch) -> None:
    served: dict[str, Any] = {}
    monkeypatch.setattr(app, "serve", lambda host, port, database, **more: served.update(more, port=port))
    asked = "serve --port 0 --synchronous FULL --threads 3 --pace 0 --proxies 192.0.2.1 "
    asked += "--hosts cats.example --metrics [::1]:9100"
    result = CliRunner().invoke(cli.app, asked.split())
    assert result.exit_code == 0, result.output
    assert served["port"] > 0
    wanted = {"synchronous": "FULL", "threads": 3, "pace": 0, "proxies": "192.0.2.1", "hosts": "cats.example"}
    assert wanted.items() <= served.items()
    assert CliRunner().invoke(cli.app, ["serve", "--synchronous", "OFF"]).exit_code == 2


def test_proxies_that_are_named_are_believed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ran: dict[str, Any] = {}
    monkeypatch.setattr("sys.setswitchinterval", lambda seconds: None)
    monkeypatch.setattr("uvicorn.run", lambda app, **more: ran.update(more))
    app.run(app.make_app(str(tmp_path / "tables.db"), proxies="192.0.2.1"), "127.0.0.1", 1)
    assert ran["forwarded_allow_ips"] == "192.0.2.1"


@pytest.mark.parametrize(
    "database", [":memory:", "sqlite://", "bogus://x", "http://[", "/proc/nowhere/x.db", "/"]
)
def test_a_database_that_cannot_keep_tables_is_refused_in_a_sentence(
    monkeypatch: pytest.MonkeyPatch, database: str
) -> None:
    monkeypatch.setattr(app, "run", lambda *given: pytest.fail("it serves"))
    result = CliRunner().invoke(cli.app, ["serve", "--port", "0", "--database", database])
    assert isinstance(result.exception, UsageError)
    assert "\n" not in str(result.exception)


def test_streams_end_when_the_server_does(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """Nobody is broken off, so the log has no fault, and nobody waits for the last second."""
    with ExitStack() as stay, httpx.Client(timeout=WAIT, verify=False) as http:
        with server(tmp_path / "tables.db", is_hurried=False) as place:
            ann, ben = full_table(place)
            address = f"{place.url}/api/tables/{ann.table}/events"
            answer = stay.enter_context(http.stream("GET", address, headers=ann.headers))
            lines = answer.iter_lines()
            assert '"kind":"table"' in next(lines)
        assert all("here" in line for line in lines)
        go_home(ann, ben)
    assert not [record for record in caplog.records if record.levelno >= logging.ERROR]


def test_an_answer_that_is_broken_off_at_the_end_is_no_fault() -> None:
    def logged(error: BaseException) -> bool:
        return is_ours(
            logging.LogRecord("", logging.ERROR, "", 0, "an answer", (), (type(error), error, None))
        )

    assert not logged(asyncio.CancelledError())
    assert logged(ValueError())
    late = ValueError("after the response was started")
    late.__cause__ = RuntimeError("unable to perform operation on a transport; the handler is closed")
    assert not logged(late)


def test_who_goes_away_before_they_have_a_socket_floods_no_log() -> None:
    """uvicorn calls it an error each time: whoever came and went wrote 400 lines a second."""
    gone = "ASGI callable returned without completing handshake."
    assert not is_ours(logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, gone, (), None))
    assert is_ours(logging.LogRecord("uvicorn.error", logging.ERROR, "", 0, "a fault", (), None))
