"""A PostgreSQL of our own for the tests, from Debian's package."""

from __future__ import annotations

import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.server.people import free_port
from tests.systems import IS_POSIX, is_root

PLACES = Path("/usr/lib/postgresql")


def programs() -> Path | None:
    """The folder of initdb and pg_ctl; installed from Debian's package where that can be done. On Windows the
    driver's asynchronous part does not run.
    """
    if not IS_POSIX:
        return None
    if not any(PLACES.glob("*/bin/initdb")) and is_root() and shutil.which("apt-get"):
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "timeout": 300, "check": False}
        for command in (["update"], ["install", "-y", "--no-install-recommends", "postgresql"]):
            subprocess.run(["apt-get", *command], **quiet)  # type: ignore[call-overload]
    found = sorted(PLACES.glob("*/bin/initdb"))
    if found:
        return found[-1].parent
    plain = shutil.which("initdb")
    return Path(plain).parent if plain else None


def as_owner(command: list[str]) -> None:
    """Run a program of PostgreSQL, which refuses to be root."""
    if is_root():
        command = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command]
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, timeout=120, check=False)
    assert done.returncode == 0, done.stdout.decode()


class Cluster:
    """A running PostgreSQL."""

    def __init__(self, bin: Path, folder: Path) -> None:
        self.bin, self.folder, self.port = bin, folder, free_port()
        self.url = f"postgresql://nekoban@127.0.0.1:{self.port}/postgres"
        self.data = str(folder / "data")
        as_owner([str(bin / "initdb"), "-D", self.data, "-A", "trust", "-U", "nekoban", "--no-sync"])
        self.start()

    def start(self) -> None:
        options = f"-p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1 -c max_connections=60"
        log = str(self.folder / "log")
        as_owner([str(self.bin / "pg_ctl"), "-D", self.data, "-o", options, "-l", log, "-w", "start"])

    def stop(self) -> None:
        """As if the power had failed."""
        as_owner([str(self.bin / "pg_ctl"), "-D", self.data, "-m", "immediate", "-w", "stop"])


@contextmanager
def postgres() -> Iterator[Cluster | None]:
    """A fresh cluster, or None where PostgreSQL cannot be had."""
    bin = programs()
    if bin is None:
        yield None
        return
    folder = Path(tempfile.mkdtemp(prefix="nekoban-pg-"))
    try:
        if is_root():
            shutil.chown(folder, "postgres", "postgres")
        cluster = Cluster(bin, folder)
        try:
            yield cluster
        finally:
            cluster.stop()
    finally:
        shutil.rmtree(folder, ignore_errors=True)
