"""Threads that share the rows of a batch."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import threading
import time
from pathlib import Path
from queue import SimpleQueue
from typing import Any

import pytest

from nekoban.rl import rounds
from nekoban.rl import threads as team_threads
from nekoban.rl.rounds import (
    ASLEEP,
    AWAKE,
    CALL,
    CALLED,
    FIXED,
    GO_ON,
    MOOD,
    NOTHING,
    PATIENCE,
    PIECE_BITS,
    PIECE_MASK,
    REST,
    SHARES,
    TICKET,
    make_board,
)
from nekoban.rl.threads import FEW, PIECE, SMALL, ThreadTeam, shares, usable_cores
from tests.measuring import TRIES
from tests.rl.tallying import REFUSED_ROW, WRONG_ROW, make_tally, round_part, tallying

ROOT = Path(__file__).parents[2]
TAKE = "take_ticket", "int64(int64[:,::1],int64)"
SLEEP = "fall_asleep", "int64(int64[:,::1],int64,int64)"


@pytest.mark.parametrize(("rows", "threads"), [(1, 2), (64, 1), (129, 2), (2000, 3), (4096, 2), (4096, 16)])
def test_every_row_is_checked_and_played_once_a_step(rows: int, threads: int) -> None:
    team, given = ThreadTeam(rows, threads), make_tally(rows)
    for closed in (False, True):
        for _ in range(50):
            assert team.run(tallying(), given) is None
        if not closed:
            team.close()
    assert team.threads == 1
    assert (given.checked == 100).all()
    assert (given.played == 100).all()


@pytest.mark.parametrize("threads", [2, 3, 8])
@pytest.mark.parametrize("patience", [0, 20, 4096])
def test_no_wake_up_is_lost_and_no_piece_repeated(
    monkeypatch: pytest.MonkeyPatch, threads: int, patience: int
) -> None:
    """Steps come at once, when threads are about to sleep, and when they sleep."""
    monkeypatch.setattr(team_threads, "PATIENCE", patience)
    monkeypatch.setattr(team_threads, "usable_cores", lambda: threads)
    team, given, chance = ThreadTeam(2048, threads), make_tally(2048), random.Random(threads)
    for step in range(1, 301):
        team.run(tallying(), given)
        assert (given.played == step).all()
        if step % 3 == 0:
            time.sleep(chance.choice([0, 1e-5, 1e-4, 1e-3]))
    assert (given.checked == 300).all()
    team.close()


def test_other_work_calls_threads_out_of_what_they_wait_for() -> None:
    team, both = ThreadTeam(2048, 3), [make_tally(2048), make_tally(2048)]
    for step in range(200):
        team.run(tallying(), both[step // 2 % 2])
    assert all((given.played == 100).all() for given in both)
    team.close()


@pytest.mark.parametrize("threads", [1, 2, 3])
def test_nothing_is_played_where_a_row_is_refused(threads: int) -> None:
    team, given = ThreadTeam(4 * PIECE, threads), make_tally(4 * PIECE)
    given.marks[REFUSED_ROW] = 3 * PIECE
    assert team.run(tallying(), given) == 3 * PIECE
    assert not given.played.any()
    given.marks[REFUSED_ROW] = -1
    assert team.run(tallying(), given) is None
    assert (given.played == 1).all()
    assert (given.checked == 2).all()
    team.close()


@pytest.mark.parametrize("threads", [1, 2, 3])
@pytest.mark.parametrize("wrong", [0, 3 * PIECE])
def test_a_fault_in_any_thread_is_told_when_all_have_stopped(wrong: int, threads: int) -> None:
    """All other pieces are played by then, and the next step is whole."""
    rows = 4 * PIECE
    team, given = ThreadTeam(rows, threads), make_tally(rows, labour=500)
    share = next(each for each in shares(rows, threads) if each[0][0] <= wrong < each[-1][1])
    first, last = next(piece for piece in share if piece[0] <= wrong < piece[1])
    for step in range(1, 11):
        given.marks[WRONG_ROW] = wrong
        with pytest.raises(IndexError, match="out of bounds"):
            team.run(tallying(), given)
        assert not given.played[first:last].any()
        assert (given.played[:first] == step).all()
        assert (given.played[last:] == step).all()
    given.marks[WRONG_ROW] = -1
    given.played[:] = 0
    team.run(tallying(), given)
    assert (given.played == 1).all()
    team.close()


def test_a_thread_begins_with_its_own_rows_and_then_helps_the_others() -> None:
    """So that they stay in the cache of its core: the same thread for the same rows, step after step."""
    mine = shares(8 * PIECE, 2)
    board, take = make_board(mine, 0), round_part(*TAKE)
    for share, first in enumerate((0, len(mine[0]))):
        board.lines[SHARES + share, TICKET] = (5 << PIECE_BITS) + first
    tickets = [take(board.lines, 1) for _ in range(len(mine[0]) + len(mine[1]))]
    assert {ticket >> PIECE_BITS for ticket in tickets} == {5}
    own = [*range(len(mine[0]), len(mine[0]) + len(mine[1]))]
    assert [ticket & PIECE_MASK for ticket in tickets] == [*own, *range(len(mine[0]))]
    assert [take(board.lines, thread) for thread in (0, 1)] == [NOTHING, NOTHING]


@pytest.mark.parametrize(("call", "told", "after"), [(7, REST, ASLEEP), (8, GO_ON, AWAKE)])
def test_a_round_that_comes_while_a_thread_falls_asleep_is_seen(call: int, told: int, after: int) -> None:
    board = make_board(shares(4 * PIECE, 2), 0)
    own = SHARES + 2 + 1
    board.lines[CALL, 0], board.lines[own, MOOD] = call, AWAKE
    assert round_part(*SLEEP)(board.lines, own, 7) == told
    assert board.lines[own, MOOD] == after


def test_whoever_is_called_while_falling_asleep_rests_and_is_woken(monkeypatch: pytest.MonkeyPatch) -> None:
    """Between the two looks of a thread the leader calls a round, sees that it sleeps, and marks it."""
    board = make_board(shares(4 * PIECE, 2), 0)
    own = SHARES + 2 + 1
    board.lines[CALL, 0], board.lines[own, MOOD] = 7, AWAKE

    def change(lines: Any, line: int, word: int, value: int) -> None:
        lines[line, word] = value
        assert lines[own, MOOD] == ASLEEP
        lines[CALL, 0], lines[own, MOOD] = 8, CALLED

    def turn(lines: Any, line: int, word: int, old: int, new: int) -> int:
        is_old = lines[line, word] == old
        lines[line, word] = new if is_old else lines[line, word]
        return int(is_old)

    atomics = {"change": change, "turn": turn, "load": lambda lines, line, word: lines[line, word]}
    for name, atomic in atomics.items():
        monkeypatch.setattr(rounds, f"atomic_{name}", atomic, raising=False)
    assert rounds.fall_asleep(board.lines, own, 7) == REST
    assert board.lines[own, MOOD] == CALLED


def test_whoever_is_called_in_sleep_is_woken_although_a_wake_up_was_broken_off() -> None:
    before = set(threading.enumerate())
    team, given = ThreadTeam(4 * PIECE, 3), make_tally(4 * PIECE)
    threads = set(threading.enumerate()) - before
    work = team.work_on(tallying(), given)
    work.board.lines[SHARES + 3 + 1 :, MOOD] = CALLED
    team.run(tallying(), given)
    team.close()
    for thread in threads:
        thread.join(20)
    assert (work.board.lines[SHARES + 3 + 1 :, MOOD] == ASLEEP).all()


class Interrupted(SimpleQueue[Any]):
    """A queue at which the leader is interrupted the first time; it counts what else is put."""

    tried = 0

    def put(self, item: Any, block: bool = True, timeout: float | None = None) -> None:
        self.tried += 1
        if self.tried == 1:
            raise KeyboardInterrupt
        super().put(item, block, timeout)


def test_an_interrupt_while_threads_are_woken_leaves_none_asleep_for_good() -> None:
    team, given, queue = ThreadTeam(4 * PIECE, 2), make_tally(4 * PIECE), Interrupted()
    team.queues[0].put(None)  # its thread ends; nobody hears the other queue
    team.queues[0] = queue
    with pytest.raises(KeyboardInterrupt):
        team.run(tallying(), given)
    assert (given.played == 1).all()
    team.run(tallying(), given)
    assert queue.tried == 2
    team.run(tallying(), given)
    assert queue.tried == 2  # it is on its way
    assert (given.played == 3).all()
    team.close()


def idle_time() -> float:
    """Seconds that all threads of this process compute while this one rests; other tests' may do so too."""
    before = time.process_time()
    time.sleep(0.2)
    return time.process_time() - before


@pytest.mark.parametrize(("threads", "cores", "looks"), [(2, 2, 8192), (16, 16, 65_536), (3, 2, 0)])
def test_threads_wait_longer_the_more_would_have_to_be_woken(
    monkeypatch: pytest.MonkeyPatch, threads: int, cores: int, looks: int
) -> None:
    """But not at all where others need the core."""
    monkeypatch.setattr(team_threads, "usable_cores", lambda: cores)
    team = ThreadTeam(16 * PIECE, threads)
    assert team.work_on(tallying(), make_tally(16 * PIECE)).board.lines[FIXED, PATIENCE] == looks
    team.close()


@pytest.mark.parametrize(("rows", "threads"), [(130, 2), (1100, 3), (1100, 16), (16_384, 16), (5000, 7)])
def test_two_threads_seldom_write_into_one_line_of_memory(rows: int, threads: int) -> None:
    mine = shares(rows, threads)
    assert len(mine) == threads
    assert all(share[0][0] % SMALL == 0 for share in mine)
    assert all(first % FEW == 0 for share in mine for first, _ in share)
    flat = [row for share in mine for first, last in share for row in range(first, last)]
    assert flat == list(range(rows))


def cores_of_others(team: ThreadTeam, others: set[threading.Thread], wanted: int) -> list[int]:
    """On how many cores each thread but the caller's may run, when all have begun."""
    end = time.monotonic() + 5
    while True:
        found = [len(os.sched_getaffinity(thread.native_id or 0)) for thread in others]
        if set(found) <= {wanted} or time.monotonic() > end:
            return found
        time.sleep(0.01)


@pytest.mark.skipif(not hasattr(os, "sched_setaffinity"), reason="Threads cannot be bound to cores here.")
@pytest.mark.parametrize(
    ("spare", "bound", "is_kept"), [(0, True, True), (0, False, False), (1, True, False)]
)
def test_a_bound_team_has_a_core_for_each_thread(
    monkeypatch: pytest.MonkeyPatch, spare: int, bound: bool, is_kept: bool
) -> None:
    """But not where there are fewer threads than cores: others may have work for these."""
    own = os.sched_getaffinity(0)
    monkeypatch.setattr(team_threads, "usable_cores", lambda: len(own) + spare)
    before = set(threading.enumerate())
    team, given = ThreadTeam(len(own) * PIECE, len(own), bound), make_tally(len(own) * PIECE)
    others = set(threading.enumerate()) - before
    wanted = 1 if is_kept else len(own)
    assert cores_of_others(team, others, wanted) == [wanted] * (len(own) - 1)
    if is_kept:
        assert set().union(*(os.sched_getaffinity(each.native_id or 0) for each in others)) < own
    for _ in range(20):
        team.run(tallying(), given)
    assert (given.played == 20).all()
    assert os.sched_getaffinity(0) == own  # the caller's thread is left alone
    team.close()


def test_a_core_that_may_no_longer_be_used_is_not_kept_to(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(team_threads, "cores_to_keep", lambda threads: [None, 10_000])
    team, given = ThreadTeam(4 * PIECE, 2, bound=True), make_tally(4 * PIECE)
    for _ in range(20):
        team.run(tallying(), given)
    assert (given.played == 20).all()
    team.close()


def test_threads_that_have_nothing_to_do_take_no_time() -> None:
    team, given = ThreadTeam(4 * PIECE, usable_cores()), make_tally(4 * PIECE)
    team.run(tallying(), given)
    assert min(idle_time() for _ in range(TRIES)) < 0.02
    team.close()


def test_threads_end_with_their_team() -> None:
    before = set(threading.enumerate())
    team = ThreadTeam(4 * PIECE, 4)
    team.run(tallying(), make_tally(4 * PIECE))
    threads = set(threading.enumerate()) - before
    assert len(threads) == 3
    del team
    for thread in threads:
        thread.join(20)
        assert not thread.is_alive()


def test_a_container_may_have_fewer_cores_than_the_machine(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    limits = tmp_path / "cpu.max"
    monkeypatch.setattr(team_threads, "LIMITS", limits)
    own = usable_cores()
    for text, cores in (("max 100000", own), ("100000 100000", 1), ("50000 100000", 1), ("what", own)):
        limits.write_text(text)
        assert usable_cores() == cores


FORKED = """
import os, signal
from nekoban.rl.threads import ThreadTeam
from tests.rl.tallying import make_tally, tallying

team, given = ThreadTeam(2048, 2), make_tally(2048)
for turn in range(2):
    team.run(tallying(), given)
    child = os.fork() if turn == 0 else 0
    if child:
        break
    signal.alarm(20)
team.close()
if child:
    assert os.waitpid(child, 0)[1] == 0
assert (given.played == (1 if child else 2)).all()
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="There is no fork here.")
def test_a_forked_child_has_threads_of_its_own() -> None:
    """In a process of its own: other libraries watch for forks in this one."""
    run = [sys.executable, "-W", "ignore::DeprecationWarning", "-c", FORKED]
    done = subprocess.run(run, capture_output=True, text=True, check=False, cwd=ROOT)
    assert (done.returncode, done.stderr) == (0, "")
