"""Rounds of work on the rows of a batch, which threads share without running any Python.

A step has two rounds: one in which actions are checked, and if all are legal one in which they are made. In
each the rows of every share are taken piece by piece. `attend` is compiled with `check_rows` and `play_rows`
of what is worked on, and does not hold Python's lock. One thread, the leader, calls a round, works in it, and
waits until all pieces are done. The others stay here from round to round. One that has waited in vain for a
while falls asleep: it goes back to Python, where it is woken by the leader's thread. The functions called
atomic are those of core/atomics.py.

All they know of each other is on a board. Its lines lie apart in memory, so that nobody waits for a number
because another thread writes beside it.

- A share's ticket is the number of the round, and the piece that is next in it. Taking one is an addition, so
  no piece is taken twice. Whoever comes late to a round may take a ticket of the following one: the ticket
  says which.
- A thread tells how many pieces it has done when there are no more to take. A fault in a piece leaves
  compiled code, but the piece counts as taken, and the fault is reported when the thread comes back.
- A thread says that it sleeps, and then looks once more for a new round. The leader calls a round, and then
  looks who sleeps. So one of them sees the other.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false

from __future__ import annotations

from itertools import accumulate
from typing import Annotated, NamedTuple

import numpy as np

from nekoban.core.record import Raw

WORDS = 16  # numbers in a line: two lines of memory, which some processors fetch together

CALL, DONE, REFUSED, FIXED, LEADING, SHARES = range(6)  # lines; shares are followed by a line for each thread
THREADS, PIECES, PATIENCE = range(3)  # in FIXED
ROUND = 0  # in LEADING
TICKET, FIRST, LIMIT = range(3)  # in the line of a share
TAKEN, MOOD, TRUST = range(3)  # in the line of a thread

AWAKE, ASLEEP, CALLED = range(3)  # moods
CHECKING, PLAYING = range(2)  # what a round is for: whether its number is odd
PIECE_BITS = 24  # of a ticket; the others are the round's
PIECE_MASK = (1 << PIECE_BITS) - 1
NOTHING = -1  # instead of a ticket
LEAVE = -1  # instead of a round
NOT_REFUSED = (1 << 62) - 1  # instead of a row

GO_ON, FINISHED, STOPPED, WAKE, WAIT, REST = range(6)  # what a thread is to do; all but the first in Python
LEADER = 0
NEW_STEP = -1  # instead of a thread: the leader, which begins a step
FULL_TRUST, LOST_TRUST, DOUBT = 8, 2, 32  # in waiting; what a wait in vain costs; how often none is tried
LEADER_PATIENCE = 2000  # looks at what is done, some ten nanoseconds each


class Board(NamedTuple):
    """What threads know of each other, and the pieces: each begins where the last one ended."""

    lines: Annotated[Raw, "int64[:,::1]"]
    bounds: Annotated[Raw, "int64[::1]"]


def make_board(shares: list[list[tuple[int, int]]], patience: int) -> Board:
    """A board for the pieces of each thread. patience: how often a thread looks for a round until it sleeps.

    All but the leader sleep.
    """
    threads = len(shares)
    lines = aligned_lines(SHARES + 2 * threads)
    starts = list(accumulate(map(len, shares), initial=0))
    bounds = [first for share in shares for first, _ in share] + [shares[-1][-1][1]]
    lines[FIXED, : PATIENCE + 1] = threads, starts[-1], patience
    lines[LEADING, ROUND], lines[DONE, 0] = PLAYING, starts[-1]  # as after a step
    for thread in range(threads):
        lines[SHARES + thread, : LIMIT + 1] = starts[thread + 1], starts[thread], starts[thread + 1]
    lines[SHARES + threads :, TRUST] = FULL_TRUST
    lines[SHARES + threads + 1 :, MOOD] = ASLEEP
    return Board(lines, np.array(bounds, np.int64))


def aligned_lines(count: int) -> np.ndarray:
    """Lines of numbers that threads share, each in a cache line of its own."""
    memory = np.zeros((count + 1) * WORDS, np.int64)
    begin = -memory.ctypes.data % (WORDS * memory.itemsize) // memory.itemsize
    return memory[begin : begin + count * WORDS].reshape(count, WORDS)


# --- compiled


def attend(given: Raw, board: Board, thread: int) -> int:
    """Work on pieces until there is something to do in Python: returns what."""
    told = GO_ON
    if thread == NEW_STEP:
        thread, told = LEADER, begin_step(board.lines)
    while told == GO_ON:
        seen = atomic_load(board.lines, CALL, 0)
        ticket = take_ticket(board.lines, thread)
        while ticket != NOTHING:
            piece = ticket & PIECE_MASK
            first, last = board.bounds[piece], board.bounds[piece + 1]
            if (ticket >> PIECE_BITS) % 2 == CHECKING:
                atomic_lower(board.lines, REFUSED, 0, check_rows(given, first, last))
            else:
                play_rows(given, first, last)
            ticket = take_ticket(board.lines, thread)
        tell_done(board.lines, thread)
        told = lead(board.lines) if thread == LEADER else follow(board.lines, thread, seen)
    return told


def take_ticket(lines: Raw, thread: int) -> int:
    """The next piece of one's own share, or when that is done of another; NOTHING if all are taken."""
    threads = lines[FIXED, THREADS]
    for further in range(threads):
        share = SHARES + (thread + further) % threads
        limit = lines[share, LIMIT]
        if atomic_load(lines, share, TICKET) & PIECE_MASK < limit:
            ticket = atomic_add(lines, share, TICKET, 1)
            if ticket & PIECE_MASK < limit:
                lines[SHARES + threads + thread, TAKEN] += 1
                return ticket
    return NOTHING


def tell_done(lines: Raw, thread: int) -> None:
    """A thread says that its share of a round is done."""
    own = SHARES + lines[FIXED, THREADS] + thread
    taken = lines[own, TAKEN]
    if taken > 0:
        lines[own, TAKEN] = 0
        atomic_add(lines, DONE, 0, taken)


def begin_step(lines: Raw) -> int:
    """Call a step's first round. If the last step was broken off, its present round is the last."""
    atomic_store(lines, REFUSED, 0, NOT_REFUSED)
    return call_round(lines, (lines[LEADING, ROUND] | PLAYING) + 1)


def lead(lines: Raw) -> int:
    """Wait until all pieces are done, but not for long; then go on to the next round, if there is one."""
    for _ in range(LEADER_PATIENCE):
        if atomic_load(lines, DONE, 0) == lines[FIXED, PIECES]:
            return end_round(lines)
        rest_briefly()
    return WAIT


def end_round(lines: Raw) -> int:
    """End a round of work: stop where an action was refused, or call the next one."""
    present = lines[LEADING, ROUND]
    if atomic_load(lines, REFUSED, 0) != NOT_REFUSED:
        return STOPPED
    return FINISHED if present % 2 == PLAYING else call_round(lines, present + 1)


def call_round(lines: Raw, number: int) -> int:
    """Make a round known. What is done is counted anew before the first ticket can be taken."""
    lines[LEADING, ROUND] = number
    atomic_store(lines, DONE, 0, 0)
    for share in range(SHARES, SHARES + lines[FIXED, THREADS]):
        atomic_store(lines, share, TICKET, (number << PIECE_BITS) + lines[share, FIRST])
    atomic_change(lines, CALL, 0, number)
    if number % 2 == CHECKING:
        return GO_ON  # a check is so short that nobody is woken for it
    return WAKE if call_sleepers(lines) > 0 else GO_ON


def call_sleepers(lines: Raw) -> int:
    """Mark all who sleep as called. Returns how many there are."""
    count, threads = 0, lines[FIXED, THREADS]
    for own in range(SHARES + threads + 1, SHARES + 2 * threads):
        if atomic_load(lines, own, MOOD) != AWAKE:
            atomic_turn(lines, own, MOOD, ASLEEP, CALLED)
            if atomic_load(lines, own, MOOD) == CALLED:
                count += 1
    return count


def follow(lines: Raw, thread: int, seen: int) -> int:
    """Wait for another round than the one that was seen; after a while fall asleep."""
    own = SHARES + lines[FIXED, THREADS] + thread
    for _ in range(patience_of(lines, own, seen)):
        call = atomic_load(lines, CALL, 0)
        if call == LEAVE:
            return REST
        if call != seen:
            trust_again(lines, own, seen)
            return GO_ON
        rest_briefly()
    return fall_asleep(lines, own, seen)


def patience_of(lines: Raw, own: int, seen: int) -> int:
    """How often to look for a round. Where most waits for a step were in vain, it is seldom tried again.

    So it is where steps come slowly, or where others need the cores.
    """
    if seen % 2 == CHECKING:
        return lines[FIXED, PATIENCE]  # the other round of a step comes soon
    trust = lines[own, TRUST]
    lines[own, TRUST] = FULL_TRUST // 2 if trust < -DOUBT else trust - (LOST_TRUST if trust > 0 else 1)
    return lines[FIXED, PATIENCE] if trust > 0 else 0


def trust_again(lines: Raw, own: int, seen: int) -> None:
    """A wait was worth it: what it would have cost is given back, and one more."""
    if seen % 2 == PLAYING:
        lines[own, TRUST] = min(lines[own, TRUST] + LOST_TRUST + 1, FULL_TRUST)


def fall_asleep(lines: Raw, own: int, seen: int) -> int:
    """Sleep, unless a round was called meanwhile, and the leader has not seen that this thread sleeps."""
    atomic_change(lines, own, MOOD, ASLEEP)
    if atomic_load(lines, CALL, 0) != seen and atomic_turn(lines, own, MOOD, ASLEEP, AWAKE) == 1:
        return GO_ON
    return REST
