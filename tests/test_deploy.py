"""What hosts and maintainers are given: the container, the compose file and the description of the CI."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any
from urllib.error import URLError

import pytest
import yaml
from typer.main import get_command

from nekoban.commands import serve
from tests.server.people import free_port, server
from tools import site

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
    assert last["USER"] == ["10001"]  # a number: hosts that demand a user without rights cannot look up names
    assert "useradd --system --uid 10001 " in CONTAINER
    assert names.index("USER") < names.index("ENTRYPOINT")
    assert last["VOLUME"] == ["/data"]
    assert "/health" in " ".join(last["HEALTHCHECK"])
    assert last["STOPSIGNAL"] == ["SIGTERM"]
    assert "--constraint constraints.txt" in CONTAINER


def test_podman_is_told_to_keep_the_health_check() -> None:
    """Its own format of images has none, and leaves it out silently."""
    told = CONTAINER + (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
    built = re.findall(r"podman build .*", told)
    assert len(built) == 2
    assert all("--format docker" in line for line in built)
    composed = re.findall(r".*podman compose .*--build.*", told)
    assert composed
    assert all("BUILDAH_FORMAT=docker" in line for line in composed)


def test_the_health_check_is_a_program_that_fails_where_nothing_answers() -> None:
    words = next(words for name, *words in instructions() if name == "HEALTHCHECK")
    program, flag, code = json.loads(re.search(r"CMD (\[.*\])", CONTAINER)[1])  # type: ignore[index]
    assert (program, flag) == ("python", "-c")
    assert "CMD" in words
    asked = code.replace(":8000/", f":{free_port()}/")
    assert asked != code
    with pytest.raises(URLError):
        exec(asked, {})


def test_the_container_and_compose_give_options_that_there_are() -> None:
    known = {word for option in get_command(serve.app).params for word in option.opts}
    begun = next(words for name, *words in instructions() if name == "ENTRYPOINT")
    services = read("deploy/compose.yaml")["services"].values()
    more = [word for service in services for word in service.get("command", [])]
    given = set(re.findall(r"--[a-z]+", " ".join([*begun, *more])))
    assert given == {"--host", "--hosts", "--proxies"}
    assert given <= known


def test_compose_has_two_servers_on_one_database_behind_a_proxy() -> None:
    services = read("deploy/compose.yaml")["services"]
    servers = [service for service in services.values() if service.get("image") == "nekoban"]
    assert len(servers) == 2
    for service in servers:
        assert service["read_only"]
        assert service["cap_drop"] == ["ALL"]
        assert service["environment"][serve.DATABASE].endswith("@database/nekoban")
        assert "ports" not in service  # only the proxy is reached from outside
    assert services["proxy"]["ports"] == ["80:80", "443:443"]
    subnet = read("deploy/compose.yaml")["networks"]["inside"]["ipam"]["config"][0]["subnet"]
    assert subnet in servers[0]["command"]  # whom the servers believe where a request comes from
    proxied = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    assert "reverse_proxy first:8000 second:8000" in proxied
    named = {volume.split(":")[0] for service in services.values() for volume in service.get("volumes", [])}
    assert {name for name in named if not name.startswith(".")} == set(read("deploy/compose.yaml")["volumes"])


@pytest.mark.server
def test_the_servers_answer_the_proxys_health_check(tmp_path: Path) -> None:
    """By the name that the check sends. By their names in the compose file, which it sends without being told
    another, they answer nobody.
    """
    proxied = (ROOT / "deploy" / "Caddyfile").read_text(encoding="utf-8")
    checked = re.search(r"health_uri (\S+)", proxied)
    told = re.search(r"health_headers \{\s*Host (\S+)\s*\}", proxied)
    assert checked
    assert told
    command = read("deploy/compose.yaml")["services"]["first"]["command"]
    hosts = command[command.index("--hosts") + 1]
    assert hosts.startswith("${NAME")
    with server(tmp_path / "tables.db", hosts="cats.example") as place, place.http() as http:
        for name, status in ((told[1], 200), ("cats.example", 200), ("first:8000", 421)):
            assert http.get(checked[1], headers={"Host": name}).status_code == status


def test_the_ci_runs_on_three_systems_and_names_tests_that_there_are() -> None:
    jobs = read(".github/workflows/tests.yml")["jobs"]
    systems = {jobs["linux"]["runs-on"], *jobs["others"]["strategy"]["matrix"]["system"]}
    assert systems == {"ubuntu-latest", "windows-latest", "macos-latest"}
    steps = [step.get("run", "") for job in jobs.values() for step in job["steps"]]
    named = {word for step in steps for word in step.split() if word.startswith(("tests/", "deploy/"))}
    assert len(named) > 8
    assert not [name for name in named if not (ROOT / name).exists()]


def test_the_ci_builds_the_documentation_where_the_site_lies() -> None:
    steps = read(".github/workflows/tests.yml")["jobs"]["docs"]["steps"]
    told = " ".join(step.get("run", "") for step in steps)
    assert ".[docs]" in told
    assert "python -m tools.site" in told
    (kept,) = [step["with"]["path"] for step in steps if step.get("uses", "").startswith("actions/upload")]
    assert ROOT / kept == site.SITE


def test_the_other_systems_install_what_their_tests_import() -> None:
    """The tests of games read reports and solve lattices, those of the server know PostgreSQL's driver."""
    steps = [step.get("run", "") for step in read(".github/workflows/tests.yml")["jobs"]["others"]["steps"]]
    extras = re.search(r"\.\[([\w,]+)\]", " ".join(steps))
    assert extras
    assert {"lab", "postgres", "test"} <= set(extras[1].split(","))
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert any(text.startswith("python-flint") for text in project["optional-dependencies"]["test"])


NOT_ON_WINDOWS = re.compile(r"\bos\.(?:geteuid|getuid|fork|killpg)\b|\bsignal\.SIGKILL\b|\bst_mode\b")


def test_what_windows_runs_asks_for_nothing_that_windows_does_not_have() -> None:
    """But for tests/systems.py, which knows it."""
    steps = [step.get("run", "") for step in read(".github/workflows/tests.yml")["jobs"]["others"]["steps"]]
    named = {ROOT / word for step in steps for word in step.split() if word.startswith("tests/")}
    helpers = [*(ROOT / "tests").glob("*.py"), *(ROOT / "tests" / "server").glob("*.py"), *named]
    run = {file for path in helpers for file in (path.rglob("*.py") if path.is_dir() else [path])}
    used = [file for file in run if not file.name.startswith("test_")] + [*named - {ROOT / "tests/games"}]
    asked = {file.name for file in used if NOT_ON_WINDOWS.search(file.read_text(encoding="utf-8"))}
    assert asked == {"systems.py", "launcher.py"}  # the launcher is only for tests that Linux runs
