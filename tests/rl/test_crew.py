"""Threads that share the rows of a batch."""

from __future__ import annotations

import threading

import pytest

from nekoban.rl.crew import PIECE, Crew


def all_is_well() -> None:
    """Nothing speaks against running."""


@pytest.mark.parametrize(("rows", "threads"), [(1, 2), (64, 1), (129, 2), (2000, 3), (4096, 2)])
def test_every_row_is_run_once(rows: int, threads: int) -> None:
    crew = Crew(rows, threads)
    for closed in (False, True):
        run: list[int] = []
        crew.run(lambda first, last: run.extend(range(first, last)), before=all_is_well)  # noqa: B023
        assert sorted(run) == list(range(rows))
        if not closed:
            crew.close()
    assert crew.threads == 1


def test_a_thread_that_is_done_helps_the_others() -> None:
    crew = Crew(8 * PIECE, 2)
    count = sum(len(share) for share in crew.shares)
    others = threading.Semaphore(0)
    answers = []

    def loop(first: int, last: int) -> None:
        """Whoever has the first piece is held up until all the others are done."""
        if first > 0:
            others.release()
        else:
            answers.append(all(others.acquire(timeout=20) for _ in range(count - 1)))

    crew.run(loop, before=all_is_well)
    assert answers == [True]
    crew.close()


@pytest.mark.parametrize("threads", [1, 2])
def test_nothing_is_run_where_something_speaks_against_it(threads: int) -> None:
    crew = Crew(4 * PIECE, threads)
    run: list[int] = []

    def refuse() -> None:
        raise ValueError("not legal")

    with pytest.raises(ValueError, match="not legal"):
        crew.run(lambda first, last: run.append(first), before=refuse)
    assert not run
    crew.run(lambda first, last: run.append(first), before=all_is_well)
    assert len(run) == sum(len(share) for share in crew.shares)
    crew.close()


@pytest.mark.parametrize("wrong", [0, 3 * PIECE])
def test_a_fault_in_any_thread_is_told_when_all_have_stopped(wrong: int) -> None:
    crew = Crew(4 * PIECE, 2)
    running = []

    def loop(first: int, last: int) -> None:
        running.append(first)
        try:
            if first == wrong:
                raise IndexError("out of bounds")
        finally:
            running.remove(first)

    with pytest.raises(IndexError, match="out of bounds"):
        crew.run(loop, before=all_is_well)
    assert not running
    crew.close()
