"""The steps of a batch and of a single match, compiled with one game's rules.

Bound like core/loop.py: STATE, OPTIONS, SIGHT and the rule functions are the game's; `copy_seen` and
`encode_row` are already compiled. `advance` works only on the rows first to last and releases the GIL, so
threads can share a batch; `answer` is too short for that.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false

import numpy as np

from nekoban.core.events import hush
from nekoban.core.moves import Move
from nekoban.core.record import Raw
from nekoban.rl.encode import (
    HOLD,
    LEAST,
    MOST,
    NO_LEAST,
    NO_MOST,
    PLAN,
    RESET,
    copy_seen,
    encode_row,
    mark,
    pick,
)

NO_MOVE = -1  # to `answer`: only list


def advance(
    states: Raw, words: Raw, fresh: Raw, options: Raw, hidden: Raw, actions: Raw, moves: Raw, turned: Raw,
    repeats: int, observers: Raw, movers: Raw, lists: Raw, counts: Raw, bits: Raw, masks: Raw, rewards: Raw,
    results: Raw, ended: Raw, lucks: Raw, picks: Raw, plan: Raw, ends: Raw, tables: Raw, small: Raw,
    large: Raw, first: int, last: int,
) -> None:  # fmt: skip
    """Make every row's action and write what its next decider may see and do.

    states, words: records as bytes, and in rows of eight bytes a number; fresh: the bytes of a state of
    defaults; hidden: in such rows, all ones where a seat may not look; moves[seat, action] and
    turned[seat, move] lead from a seat's actions to the rows of the game's table and back; repeats: 1 to
    begin a new match where one has ended; observers: who sees a match that is over, and after the call whose
    observations these are; movers: who decides, negative when nobody does; lists, counts, masks: the legal
    actions; bits: the same, not shown; rewards, results: by seat, where a match ended; lucks, picks: as of
    `pick`; plan, ends, tables: how a view becomes an observation; small, large: the observations as int8 or
    as float32, the other without columns. Callers may write into whatever they are shown, so that nothing
    of it is read here.
    """
    blank = np.empty(words.shape[1], np.uint64)
    advance_rows(
        states, words, fresh, options, hidden, actions, moves, turned, repeats, observers, movers, lists,
        counts, bits, masks, rewards, results, ended, lucks, picks, plan, ends, tables, small, large, first,
        last, blank,
    )  # fmt: skip


def advance_rows(
    states: Raw, words: Raw, fresh: Raw, options: Raw, hidden: Raw, actions: Raw, moves: Raw, turned: Raw,
    repeats: int, observers: Raw, movers: Raw, lists: Raw, counts: Raw, bits: Raw, masks: Raw, rewards: Raw,
    results: Raw, ended: Raw, lucks: Raw, picks: Raw, plan: Raw, ends: Raw, tables: Raw, small: Raw,
    large: Raw, first: int, last: int, blank: Raw,
) -> None:  # fmt: skip
    """The same, with room for the view of one row after the other."""
    records = states.view(STATE)
    view, narrow = blank.view(STATE)[0], blank.view(np.int8)
    middle, long = blank.view(np.int16), blank.view(np.int32)
    for row in range(first, last):
        action = actions[row]
        ended[row] = 0
        for seat in range(rewards.shape[1]):
            rewards[row, seat] = 0.0
        if action == HOLD:
            pick(lists, counts, lucks, picks, row)
            continue
        state = records[row]
        if action == RESET:
            begin(states, state, fresh, options, masks, row)
        else:
            hush(state)
            play(state, moves[state.to_move, action])
            if state.to_move < 0:
                ended[row] = 1
                settle(state, rewards[row], results[row])
                if repeats == 1:
                    begin(states, state, fresh, options, masks, row)
        movers[row] = state.to_move
        list_actions(state, turned, lists, counts, bits, masks, row)
        pick(lists, counts, lucks, picks, row)
        if state.to_move >= 0:
            observers[row] = state.to_move
        seat = observers[row]
        if not 0 <= seat < len(hidden):
            raise IndexError("There is no such observer.")
        if small.shape[1] + large.shape[1] > 0:
            copy_seen(words, row, hidden, seat, blank)
            reveal(state, seat, view)
        if small.shape[1] > 0:
            encode_row(narrow, middle, long, seat, plan, ends, tables, small, row, LEAST, MOST)
        elif large.shape[1] > 0:
            encode_row(narrow, middle, long, seat, plan, ends, tables, large, row, NO_LEAST, NO_MOST)


def begin(states: Raw, state: Raw, fresh: Raw, options: Raw, masks: Raw, row: int) -> None:
    """Set up a new match in a row; its luck continues from the last match.

    The whole mask is cleared, because `list_actions` clears only what it wrote.
    """
    masks[row, :] = 0
    size = len(fresh)
    luck = state.luck
    states[row * size : (row + 1) * size] = fresh
    state.luck = luck
    setup(state, options.view(OPTIONS)[0])


def list_actions(state: Raw, turned: Raw, lists: Raw, counts: Raw, bits: Raw, masks: Raw, row: int) -> None:
    """Replace the old legal actions of a row by the new ones."""
    for index in range(counts[row]):
        masks[row, lists[row, index]] = 0
    counts[row] = 0
    bits[row, :] = 0
    seat = state.to_move
    if seat >= 0:
        count = legal(state, lists[row])
        for index in range(count):
            action = turned[seat, lists[row, index]]
            lists[row, index] = action
            masks[row, action] = 1
            mark(bits, row, action)
        counts[row] = count


def settle(state: Raw, rewards: Raw, results: Raw) -> None:
    """The rewards of a match: they sum to 0, a sole winner has 1, losers share -1. Results are the points."""
    seats = state.seats
    results[:] = 0
    winners(state, results)
    count = 0
    for seat in range(seats):
        count += results[seat]
    if 0 < count < seats:
        for seat in range(seats):
            won = (seats - count) / (count * (seats - 1))
            rewards[seat] = won if results[seat] > 0 else -1.0 / (seats - 1)
    scores(state, results)


def answer(memory: Raw, move: Move) -> int:
    """Make a move in one match and list the next legal moves; returns their number, 0 when it is over.

    memory: the bytes of a state, then room for the list. It is one array, because each argument costs time.
    """
    size = SIGHT.shape[1]
    state = memory[:size].view(STATE)[0]
    if move != NO_MOVE:
        hush(state)
        play(state, move)
    return legal(state, memory[size:].view(np.int16)) if state.to_move >= 0 else 0


def signatures() -> dict[str, str]:
    """The argument types for which the steps are compiled ahead of time."""
    raw, small, table, wide = "uint8[::1]", "int16[::1]", "int16[:,::1]", "uint64[:,::1]"
    states = f"{raw},{wide},{raw},{raw},{wide},int64[::1],{table},{table},int64"
    shown = f"{small},{small},{table},int32[::1],{wide},int8[:,::1],float32[:,::1],int32[:,::1],{raw}"
    picked, seen = "int64[::1],int32[::1]", "int8[:,::1],float32[:,::1]"
    return {
        "advance": f"void({states},{shown},{picked},{PLAN},{seen},int64,int64)",
        "answer": f"int64({raw},int64)",
    }
