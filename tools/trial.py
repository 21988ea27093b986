"""A test session that is collected once and then tried many times, each time in a forked child.

Starting pytest and importing a game takes a second; a fork takes milliseconds. A child begins with
everything imported and nothing run: no fixture made, no cache filled, so what one trial does to
the process is never seen by another.
"""

import gc
import importlib
import json
import os
import resource
import selectors
import signal
import sys
import traceback
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from importlib.util import find_spec
from os.path import realpath
from pathlib import Path

import pytest

Send = Callable[[object], None]  # hands one JSON value to the parent
TWIN = "NEKOBAN_TWIN"  # which twin the tests are for; a mutant of the source reaches only the interpreted one
OURS = "nekoban"  # it imports numba only when it is about to compile
NEEDS_COMPILING = "needs the compiled twin"
TIME_SIGNALS = (signal.SIGPROF, signal.SIGALRM)
SPARE_MEMORY = 2 << 30  # bytes a child may take beyond what it was born with


def prepare(cache: Path, sources: Iterable[str]) -> None:
    """What is done once, before any fork: choose the twin, and import what all sessions need.

    The rules' compiled cache is another, empty one: a mutant must never be kept in the real one, and
    without compiled rules at hand a match is played by the interpreted ones. Installed pytest plugins
    stay out (set PYTEST_DISABLE_PLUGIN_AUTOLOAD to nothing to have them): loading them takes longer
    than the tests of a game.
    """
    os.environ["NEKOBAN_CACHE"] = str(cache)
    os.environ.setdefault(TWIN, "interpreted")
    os.environ.setdefault("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")
    for library in ("hypothesis", "numba") if any(map(is_ours, sources)) else ():
        if find_spec(library):
            importlib.import_module(library)


def is_ours(source: str) -> bool:
    """Whether a file belongs to our package, whose tests need large libraries."""
    package = find_spec(OURS)
    folders = package.submodule_search_locations if package else ()
    return any(Path(source).is_relative_to(realpath(folder)) for folder in folders or ())


def read_messages() -> None:
    """Read every catalogue before any fork: else each child would, and it takes longer than most tests."""
    messages = sys.modules.get(f"{OURS}.core.messages")
    if messages is None:
        return
    for thing in gc.get_objects():
        if isinstance(thing, messages.Catalogue):
            thing.in_language(messages.ENGLISH)


def refuse_to_compile(*_: object, **__: object) -> None:
    """Compiled code would be that of the rules, or half of it; its word on a mutant is worth nothing."""
    pytest.skip(NEEDS_COMPILING)


class Child:
    """A forked process that runs `work(send)` and whose parent reads what it sends."""

    def __init__(self, work: Callable[[Send], None], log: Path | str = os.devnull):
        self.reader, writer = os.pipe()
        self.rest = b""
        self.pid = os.fork()
        if self.pid == 0:
            os.close(self.reader)
            run_and_exit(work, writer, log)
        os.close(writer)

    def read(self) -> list[object] | None:
        """Values that have arrived since the last call (it waits for some bytes); None at the end."""
        data = os.read(self.reader, 1 << 16)
        if not data:
            os.close(self.reader)
            return None
        *lines, self.rest = (self.rest + data).split(b"\n")
        return [json.loads(line) for line in lines]

    def finish(self) -> tuple[list[object], int]:
        """All values sent and the exit status: negative for the signal that ended it."""
        values: list[object] = []
        while (more := self.read()) is not None:
            values += more
        return values, self.status()

    def status(self) -> int:
        return os.waitstatus_to_exitcode(os.waitpid(self.pid, 0)[1])


def run_and_exit(work: Callable[[Send], None], writer: int, log: Path | str) -> None:
    """The child's whole life. It leaves by `_exit`: the parent's exit handlers are not its own."""
    status = 1
    try:
        output = os.open(log, os.O_WRONLY | os.O_CREAT | os.O_APPEND)
        os.dup2(output, 1)
        os.dup2(output, 2)
        with os.fdopen(writer, "wb", buffering=0) as out:
            work(lambda value: send_all(out.fileno(), json.dumps(value).encode() + b"\n"))
        status = 0
    except BaseException:
        traceback.print_exc()
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
        os._exit(status)


def send_all(writer: int, data: bytes) -> None:
    while data:
        data = data[os.write(writer, data) :]


def gathered(children: Sequence[tuple[Child, Path]]) -> Iterator[object]:
    """What several children send, as it comes; a child that fails is an error that quotes its log."""
    with selectors.DefaultSelector() as selector:
        for child, log in children:
            selector.register(child.reader, selectors.EVENT_READ, (child, log))
        while selector.get_map():
            for key, _ in selector.select():
                child, log = key.data
                values = child.read()
                if values is not None:
                    yield from values
                    continue
                selector.unregister(key.fd)
                if child.status() != 0:
                    raise RuntimeError(f"the test session failed:\n{log.read_text()[-8000:]}")


class Session:
    """The pytest plugin: collects as usual, then gives the tests to `work` instead of running them."""

    def __init__(self, work: Callable[["Session"], None]):
        self.work = work
        self.items: dict[str, pytest.Item] = {}
        self.failed = False
        self.left_out = False  # a test wanted compiled code

    def pytest_sessionstart(self) -> None:
        """Property tests try the same examples each time and do not shrink what they find."""
        if find_spec("hypothesis"):
            from hypothesis import Phase, settings

            phases = [Phase.explicit, Phase.generate]
            settings.register_profile("trial", derandomize=True, database=None, deadline=None, phases=phases)
            settings.load_profile("trial")

    def pytest_collection_modifyitems(self, config: pytest.Config, items: list[pytest.Item]) -> None:
        if os.environ.get(TWIN) == "interpreted":
            config.hook.pytest_deselected(items=[item for item in items if "compiled" in item.nodeid])
            items[:] = [item for item in items if "compiled" not in item.nodeid]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        if session.testsfailed:
            raise session.Interrupted(f"{session.testsfailed} errors while collecting")
        self.items = {item.nodeid: item for item in session.items}
        if OURS in sys.modules or "numba" in sys.modules:
            vars(importlib.import_module("numba")).update(njit=refuse_to_compile, jit=refuse_to_compile)
        gc.unfreeze()  # what a conftest froze: functions and catalogues are looked for
        read_messages()
        self.work(self)
        return True

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        self.failed = self.failed or report.failed
        self.left_out = self.left_out or (report.skipped and NEEDS_COMPILING in str(report.longrepr))

    def first_failure(self, tests: Sequence[str], limits: Mapping[str, float]) -> str | None:
        """Run the tests in this order up to the first that fails; the process dies if one takes too long."""
        items = [self.items[test] for test in tests]
        for item, following in zip(items, [*items[1:], None], strict=True):
            if item.nodeid in limits:
                limit_time(limits[item.nodeid])
            item.config.hook.pytest_runtest_protocol(item=item, nextitem=following)
            if self.failed:
                return item.nodeid
        return None


def collect(tests: Sequence[str], work: Callable[[Session], None], temporary: Path) -> None:
    """Start pytest on some paths and call `work` once they are collected. Without any test it is an error.

    Nothing is captured (the caller has sent the output to a log) and nothing is cached.
    """
    options = ["-p", "no:cacheprovider", "--capture=no", f"--basetemp={temporary}"]
    status = pytest.main([*options, *tests], plugins=[Session(work)])
    if status not in (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED):
        raise SystemExit(f"pytest ended with {status!r}")


def limit_time(seconds: float) -> None:
    """End this process when it has computed for so long, or has hung about for ten times as long.

    Computing time is what counts, so that a busy machine does not look like an endless loop. The
    signals' own action ends the process, even inside a loop of compiled code.
    """
    signal.setitimer(signal.ITIMER_PROF, seconds)
    signal.setitimer(signal.ITIMER_REAL, 10 * seconds)


def limit_memory() -> None:
    """A mutant that fills a list for ever fails by itself instead of taking the machine with it."""
    statm = Path("/proc/self/statm")
    if statm.exists():
        size = int(statm.read_text().split()[0]) * resource.getpagesize()
        resource.setrlimit(
            resource.RLIMIT_AS, (size + SPARE_MEMORY, resource.getrlimit(resource.RLIMIT_AS)[1])
        )
