"""Two servers behind the proxy of deploy/, with its own configuration. It is not tried where Caddy is not."""

import random
import re
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.people import Place, Process, free_port, full_table, go_home, play_out, wait_until

CADDYFILE = Path(__file__).parents[2] / "deploy" / "Caddyfile"
ALONE = """{{
	admin off
	skip_install_trust
	auto_https disable_redirects
	storage file_system {}
}}
"""


@pytest.fixture
def servers(postgresql: str) -> Iterator[list[Process]]:
    running = [Process(postgresql, hosts="cats.example", proxies="127.0.0.1") for _ in range(2)]
    yield running
    for process in running:
        if process.process.returncode is None:
            process.kill()


@pytest.fixture
def proxy(servers: list[Process], tmp_path: Path) -> Iterator[Place]:
    """Caddy on a port of its own, with a certificate of its own."""
    program = shutil.which("caddy")
    if program is None:
        pytest.skip("Caddy is not installed: the proxy of deploy/ is NOT tried.")
    place = Place(free_port(), url="https://localhost")
    text = CADDYFILE.read_text(encoding="utf-8").replace("{$NAME}", f"localhost:{place.port}")
    for name, process in zip(("first:8000", "second:8000"), servers, strict=True):
        assert name in text
        text = text.replace(name, f"127.0.0.1:{process.place.port}")
    (tmp_path / "Caddyfile").write_text(ALONE.format(tmp_path / "kept") + text, encoding="utf-8")
    with (tmp_path / "log").open("wb") as log:
        running = subprocess.Popen([program, "run"], cwd=tmp_path, stdout=log, stderr=log)
        try:
            wait_until(lambda: answers(place), "the proxy answers")
            yield place
        finally:
            running.kill()
            running.wait()


def answers(place: Place) -> bool:
    try:
        with place.http() as http:
            return http.get("/health").status_code == 200
    except httpx.TransportError:
        return False


def sockets_of(place: Place) -> int:
    return int(re.search(r"^nekoban_connections(?:\{[^}]*\})? (\d+)", place.numbers(), re.MULTILINE)[1])  # type: ignore[index]


def test_a_game_through_the_proxy_goes_on_when_one_server_is_killed(
    proxy: Place, servers: list[Process]
) -> None:
    everybody = full_table(proxy)
    for player in everybody:
        while player.last["to_move"] is None:  # its server has yet to hear that all sit
            player.hear()
    assert play_out(everybody, random.Random(1), most=3) == 3
    busiest = max(servers, key=lambda process: sockets_of(process.place))
    assert sockets_of(busiest.place) > 0
    busiest.kill()
    for player in everybody:  # as the page does
        player.leave()
        player.sit()
    moves = play_out(everybody, random.Random(2))
    assert moves > 0
    assert {player.last["ply"] for player in everybody} == {3 + moves}
    assert everybody[0].last["result"] == everybody[1].last["result"]
    go_home(*everybody)
