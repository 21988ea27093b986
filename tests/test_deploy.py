"""What hosts and maintainers are given: the container, the compose file and the description of the CI."""

from __future__ import annotations

import re
import shlex
from pathlib import Path
from typing import Any

import yaml

ROOT = Path(__file__).parents[1]
CONTAINER = (ROOT / "Containerfile").read_text(encoding="utf-8")


def read(path: str) -> Any:
    return yaml.safe_load((ROOT / path).read_text(encoding="utf-8"))


def instructions() -> list[list[str]]:
    """Every instruction of the Containerfile and its words."""
    lines = re.sub(r"\\\n\s*", " ", CONTAINER).splitlines()
    return [shlex.split(line) for line in lines if line and not line.startswith("#")]


def test_the_container_copies_what_there_is_and_what_the_build_needs() -> None:
    copied = [word for name, *words in instructions() if name == "COPY" for word in words[:-1]]
    sources = [word for word in copied if not word.startswith(("--", "/"))]
    assert {"pyproject.toml", "constraints.txt", "src", "tests/games/template"} <= set(sources)
    assert all((ROOT / source).exists() for source in sources)
    kept = [line[1:] for line in (ROOT / ".containerignore").read_text().splitlines() if line.startswith("!")]
    assert set(kept) == set(sources)


def test_the_container_has_no_rights_a_health_check_and_a_volume() -> None:
    names = [name for name, *_ in instructions()]
    last = {name: words for name, *words in instructions()}
    assert last["USER"] == ["nekoban"]
    assert names.index("USER") < names.index("ENTRYPOINT")
    assert last["VOLUME"] == ["/data"]
    assert "/health" in " ".join(last["HEALTHCHECK"])
    assert last["STOPSIGNAL"] == ["SIGTERM"]
    assert "--constraint constraints.txt" in CONTAINER


def test_compose_has_two_servers_on_one_database_behind_a_proxy() -> None:
    services = read("deploy/compose.yaml")["services"]
    servers = [service for service in services.values() if service.get("image") == "nekoban"]
    assert len(servers) == 2
    for service in servers:
        assert service["read_only"]
        assert service["cap_drop"] == ["ALL"]
        assert service["environment"]["DATABASE"].endswith("@database/nekoban")
        assert "ports" not in service  # only the proxy is reached from outside
    assert services["proxy"]["ports"] == ["80:80", "443:443"]
    subnet = read("deploy/compose.yaml")["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert subnet in servers[0]["command"]  # whom the servers believe where a request comes from
    proxied = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    assert "reverse_proxy first:8000 second:8000" in proxied
    named = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    assert {name for name in named if not name.startswith(".")} == set(read("deploy/compose.yaml")["volumes"])


def test_the_ci_runs_on_three_systems_and_names_tests_that_there_are() -> None:
    jobs = read(".github/workflows/tests.yml")["jobs"]
    systems = {jobs["linux"]["runs-on"], *jobs["others"]["strategy"]["matrix"]["system"]}
    assert systems == {"ubuntu-latest", "windows-latest", "macos-latest"}
    steps = [step.get("run", "") for job in jobs.values() for step in job["steps"]]
    named = {word for step in steps for word in step.split() if word.startswith(("tests/", "deploy/"))}
    assert len(named) > 8
    assert not [name for name in named if not (ROOT / name).exists()]
