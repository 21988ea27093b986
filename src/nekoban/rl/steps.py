"""The steps of a batch and of a single match, compiled with one game's rules.

Bound like core/loop.py: STATE, OPTIONS, SIGHT and the rule functions are the game's. `advance` works only on
rows that no other thread works on and releases the GIL, so threads can share a batch (rounds.py); `answer` is
too short for that.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false

import numpy as np

from nekoban.core.argument_types import Signature
from nekoban.core.encode import (
    HOLD,
    LEAST,
    MOST,
    NO_LEAST,
    NO_MOST,
    RESET,
    copy_seen,
    encode_row,
    is_refused,
    mark,
    pick,
)
from nekoban.core.events import hush
from nekoban.core.moves import Move
from nekoban.core.record import Raw
from nekoban.rl.arrays import LINE, Given, Kept, Shown, Table
from nekoban.rl.orders import ADDRESS, APART, COPIES, NUMBER, WIDE, WIDTH
from nekoban.rl.rounds import NOT_REFUSED, Board, attend

NO_MOVE = -1  # to `answer`: only list
AHEAD = 3  # rows: long enough for memory to come, short enough for it to be there still


def advance(given: Given, board: Board, thread: int) -> int:
    """Make every row's action, if all are legal: the pieces that this thread takes. See rounds.py."""
    return attend(given, board, thread)


def check_rows(given: Given, first: int, last: int) -> int:
    """Take the caller's actions. Returns the first row whose action is not legal, or NOT_REFUSED."""
    return take_actions(given.orders, given.kept, first, last)


def take_actions(orders: Raw, kept: Kept, first: int, last: int) -> int:
    """What was taken is what will be made, whatever the caller's array is by then.

    RESET and HOLD are always legal. So is what was picked for a row: its list need not be fetched. Compiled
    without checks of indices: the rows are the batch's own, and there is an action for each.
    """
    actions, picks = kept.actions, kept.picks
    apart, is_wide = orders[APART], orders[WIDTH] == WIDE
    place = orders[ADDRESS] + first * apart
    for row in range(first, last):
        action = read_wide(place) if is_wide else read_number(place)
        actions[row] = action
        if action != picks[row] and is_refused(row, actions, kept.lists, kept.counts):
            return row
        place += apart
    return NOT_REFUSED


def play_rows(given: Given, first: int, last: int) -> None:
    """Make the action of each of these rows and write what its next decider may see and do."""
    words, table, kept, shown = given.words, given.table, given.kept, given.shown
    records = given.states.view(STATE)
    blank, copies = given.rooms[first], given.orders[COPIES]
    clear(shown, first, last)
    for row in range(first, last):
        fetch_ahead(words, table, kept, shown, row + AHEAD)
        make_action(records[row], table, kept, shown, row)
        go_on(records[row], words, table, kept, shown, row)
        observe(records[row], words, table, kept, shown, row, blank)
        write_number(copies + row * NUMBER, kept.picks[row])


def fetch_ahead(words: Raw, table: Table, kept: Kept, shown: Shown, row: int) -> None:
    """Ask for what a step of a later row reads and writes here and there. There may be no such row."""
    for word in table.ahead:
        prefetch(words, row, word)
    for action in range(0, shown.masks.shape[1], LINE):
        prefetch(shown.masks, row, action)
    prefetch(kept.lists, row, 0)
    prefetch(kept.lists, row, LINE // 2)


def prefetch(rows: Raw, row: int, place: int) -> None:
    """Say that this number is needed soon. Compiled code has core/ahead.py's in its place."""


def clear(shown: Shown, first: int, last: int) -> None:
    """Nothing has ended yet in these rows."""
    for row in range(first, last):
        shown.ended[row] = 0
        for seat in range(shown.rewards.shape[1]):
            shown.rewards[row, seat] = 0.0


def make_action(state: Raw, table: Table, kept: Kept, shown: Shown, row: int) -> None:
    """Make a row's action; where that ends the match, settle it."""
    action = kept.actions[row]
    if action != RESET and action != HOLD:
        hush(state)
        play(state, table.moves[state.to_move, action])
        if state.to_move < 0:
            shown.ended[row] = 1
            settle(state, shown.rewards[row], kept.results[row])


def go_on(state: Raw, words: Raw, table: Table, kept: Kept, shown: Shown, row: int) -> None:
    """After a row's action: begin a new match where one is due, and list what is legal.

    HOLD leaves all as it is but for what is picked by chance.
    """
    action = kept.actions[row]
    if action == RESET or (shown.ended[row] == 1 and table.repeats == 1):
        begin(state, words, table, kept.sets, shown.masks, row)
    if action != HOLD:
        shown.movers[row] = state.to_move
        list_actions(state, table.turned, kept, shown.masks, row)
        if state.to_move >= 0:
            kept.observers[row] = state.to_move
    pick(kept.lists, kept.counts, kept.lucks, kept.picks, row)


def observe(state: Raw, words: Raw, table: Table, kept: Kept, shown: Shown, row: int, blank: Raw) -> None:
    """Write what a row's observer sees, unless the action is HOLD. blank: room for a view."""
    if kept.actions[row] == HOLD:
        return
    seat, small, large = kept.observers[row], shown.small, shown.large
    if not 0 <= seat < len(table.hidden):
        raise IndexError("There is no such observer.")
    if small.shape[1] + large.shape[1] == 0:
        return
    copy_seen(words, row, table.hidden, seat, table.spans, blank)
    reveal(state, seat, blank.view(STATE)[0])
    plan, ends, turns, tables = table.plan, table.ends, table.turns, table.tables
    seen = words[row]
    if small.shape[1] > 0:
        encode_row(seen, blank, seat, plan, ends, turns, tables, small, row, LEAST, MOST)
    else:
        encode_row(seen, blank, seat, plan, ends, turns, tables, large, row, NO_LEAST, NO_MOST)


def begin(state: Raw, words: Raw, table: Table, sets: Raw, masks: Raw, row: int) -> None:
    """Set up a new match in a row, with its options; its luck continues from the last match.

    The whole mask is cleared, because `list_actions` clears only what it wrote.
    """
    for action in range(masks.shape[1]):
        masks[row, action] = 0
    luck = state.luck
    for word in range(words.shape[1]):
        words[row, word] = table.fresh[word]
    state.luck = luck
    setup(state, table.options[sets[row]].view(OPTIONS)[0])


def list_actions(state: Raw, turned: Raw, kept: Kept, masks: Raw, row: int) -> None:
    """Replace the old legal actions of a row by the new ones.

    An index without a sign is checked more quickly: it cannot count from the end.
    """
    lists, counts = kept.lists, kept.counts
    for index in range(counts[row]):
        mark(masks, row, lists[row, index], 0)
    counts[row] = 0
    seat = state.to_move
    if seat >= 0:
        count = legal(state, lists[row])
        for index in range(count):
            action = turned[seat, np.uint64(lists[row, index])]
            lists[row, index] = action
            mark(masks, row, action, 1)
        counts[row] = count


def settle(state: Raw, rewards: Raw, results: Raw) -> None:
    """The rewards of a match: they sum to 0, a sole winner has 1, losers share -1. Results are the points."""
    seats = state.seats
    for seat in range(len(results)):
        results[seat] = 0
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


def signatures() -> dict[str, Signature]:
    """The argument types for which the steps are compiled ahead of time."""
    return {
        "advance": (Given, Board, "int64"),
        "answer": "int64(uint8[::1],int64)",
    }
