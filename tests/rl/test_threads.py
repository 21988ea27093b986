"""Threads that share the rows of a batch."""

from __future__ import annotations

import os
import subprocess
import sys
import threading

import pytest

from nekoban.rl.threads import PIECE, ThreadTeam


def all_is_well() -> None:
    """Nothing speaks against running."""


@pytest.mark.parametrize(("rows", "threads"), [(1, 2), (64, 1), (129, 2), (2000, 3), (4096, 2)])
def test_every_row_is_run_once(rows: int, threads: int) -> None:
    team = ThreadTeam(rows, threads)
    for closed in (False, True):
        run: list[int] = []
        team.run(lambda first, last: run.extend(range(first, last)), before=all_is_well)  # noqa: B023
        assert sorted(run) == list(range(rows))
        if not closed:
            team.close()
    assert team.threads == 1


def test_a_thread_that_is_done_helps_the_others() -> None:
    team = ThreadTeam(8 * PIECE, 2)
    count = sum(len(share) for share in team.shares)
    others = threading.Semaphore(0)
    answers = []

    def loop(first: int, last: int) -> None:
        """Whoever has the first piece is held up until all the others are done."""
        if first > 0:
            others.release()
        else:
            answers.append(all(others.acquire(timeout=20) for _ in range(count - 1)))

    team.run(loop, before=all_is_well)
    assert answers == [True]
    team.close()


@pytest.mark.parametrize("threads", [1, 2])
def test_nothing_is_run_where_something_speaks_against_it(threads: int) -> None:
    team = ThreadTeam(4 * PIECE, threads)
    run: list[int] = []

    def refuse() -> None:
        raise ValueError("not legal")

    with pytest.raises(ValueError, match="not legal"):
        team.run(lambda first, last: run.append(first), before=refuse)
    assert not run
    team.run(lambda first, last: run.append(first), before=all_is_well)
    assert len(run) == sum(len(share) for share in team.shares)
    team.close()


@pytest.mark.parametrize("wrong", [0, 3 * PIECE])
def test_a_fault_in_any_thread_is_told_when_all_have_stopped(wrong: int) -> None:
    team = ThreadTeam(4 * PIECE, 2)
    running = []

    def loop(first: int, last: int) -> None:
        running.append(first)
        try:
            if first == wrong:
                raise IndexError("out of bounds")
        finally:
            running.remove(first)

    with pytest.raises(IndexError, match="out of bounds"):
        team.run(loop, before=all_is_well)
    assert not running
    team.close()


def test_no_fault_is_told_while_a_third_thread_still_writes() -> None:
    team = ThreadTeam(3 * PIECE, 3)
    failing, writing, told = threading.Event(), threading.Event(), threading.Event()
    written = []

    def loop(first: int, last: int) -> None:
        """The second thread fails while the third is at work; the first waits until both have begun."""
        if first == PIECE:
            failing.set()
            writing.wait(20)
            raise IndexError("out of bounds")
        if first == 2 * PIECE:
            writing.set()
            told.wait(0.3)
            written.append(told.is_set())
        assert failing.wait(20)
        assert writing.wait(20)

    with pytest.raises(IndexError, match="out of bounds"):
        team.run(loop, before=all_is_well)
    told.set()
    assert written == [False]
    team.close()


def test_every_thread_begins_with_its_own_rows() -> None:
    """So that they stay in the cache of its core: the same thread for the same rows, step after step."""
    team, seen = ThreadTeam(3 * PIECE, 3), []
    together = threading.Barrier(3, timeout=20)

    def loop(first: int, last: int) -> None:
        if first % PIECE == 0:
            together.wait()
            seen.append((first, threading.get_ident()))

    for _ in range(20):
        team.run(loop, before=all_is_well)
    assert len(set(seen)) == 3
    team.close()


def test_threads_end_with_their_team() -> None:
    before = set(threading.enumerate())
    team = ThreadTeam(4 * PIECE, 4)
    team.run(lambda first, last: None, before=all_is_well)
    threads = set(threading.enumerate()) - before
    assert len(threads) == 3
    del team
    for thread in threads:
        thread.join(20)
        assert not thread.is_alive()


FORKED = """
import os, signal
from nekoban.rl.threads import ThreadTeam

team, run = ThreadTeam(2048, 2), []
for turn in range(2):
    team.run(lambda first, last: run.extend(range(first, last)), before=lambda: None)
    child = os.fork() if turn == 0 else 0
    if child:
        break
    signal.alarm(20)
team.close()
if child:
    assert os.waitpid(child, 0)[1] == 0
assert sorted(run) == sorted([*range(2048)] * (1 if child else 2))
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="There is no fork here.")
def test_a_forked_child_has_threads_of_its_own() -> None:
    """In a process of its own: other libraries watch for forks in this one."""
    done = subprocess.run([sys.executable, "-c", FORKED], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
