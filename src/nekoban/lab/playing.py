"""Plays whole games and writes one row of numbers per game; compiled with a game's rules.

Bound like core/loop.py. In addition, `first_seat`, `turn_mark` and the `mark_…` functions of the game's
counting.py say what is counted. ROW is the layout of a row; PASSES has a 1 for every move that is a pass. For
a seat whose policy is OUTSIDE, `run` returns to Python, and continues with the move chosen there.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false

import numpy as np

from nekoban.core.events import hush
from nekoban.core.luck import roll
from nekoban.core.moves import Move
from nekoban.core.record import Raw, SeatNumber

RANDOM, OUTSIDE = 0, 1  # who chooses for a seat: chance, or a bot in Python
TURNS = 4096  # turns whose scores are remembered
NO_MOVE = -1
GAME, CHOICES = 0, 1  # what `status` holds: the game being played, and the moves to choose from
NOWHERE_NEAR = -1_000_000


def row_type(seats: int, sources: int, marks: int) -> np.dtype:
    """The record of a game, for these numbers of seats, sources of points and kinds of marks."""
    return np.dtype(
        [
            ("seed", "i8"),
            ("option", "i4"),  # which set of options
            ("shift", "i1"),  # by how many seats the bots are rotated
            ("watched", "i1"),  # 1: the lead is followed turn by turn
            ("first", "i1"),  # the seat that starts
            ("decisions", "i4"),
            ("turns", "i4"),
            ("forced", "i4"),  # decisions with one legal move
            ("passes", "i4"),
            ("branching", "i8"),  # legal moves, summed over decisions
            ("widest", "i4"),  # the most legal moves of a decision
            ("lead_changes", "i4"),
            ("half_gap", "i4"),  # the winner's lead (below 0: behind) after half of the turns
            ("deficit", "i4"),  # the largest deficit of the winner
            ("winners", "i1", (seats,)),
            ("scores", "i4", (seats,)),
            ("sources", "i4", (seats, sources)),
            ("marks", "i2", (seats, marks)),
        ],
        align=True,
    )


def run(
    rows: Raw, raw: Raw, fresh: Raw, options: Raw, lucks: Raw, policies: Raw, moves: Raw,
    points: Raw, history: Raw, status: Raw, move: Move,
) -> None:  # fmt: skip
    """Play on, from game status[GAME], until all games are over or a seat from outside has to choose.

    move: what that seat chose, NO_MOVE at first. status[CHOICES]: 0 when all games are over, else how many of
    `moves` are legal. lucks: one number per game.
    """
    games = rows.view(ROW)
    chosen = options.view(OPTIONS)
    state = raw.view(STATE)[0]
    while status[GAME] < len(lucks):
        row = games[status[GAME]]
        if move == NO_MOVE:
            raw[:] = fresh
            state.luck = lucks[status[GAME]]
            begin_game(row, state, chosen[row.option], points)
        else:
            make(row, state, move, points, history)
        status[CHOICES] = play_on(row, state, policies, moves, points, history)
        if status[CHOICES] > 0:
            return
        status[GAME] += 1
        move = NO_MOVE


def begin_game(row: Raw, state: Raw, options: Raw, points: Raw) -> None:
    """Deal. The lead is followed only if all begin with equally many points: else it says who began ahead."""
    setup(state, options)
    row.first = first_seat(state)
    mark_start(state, row.marks)
    note_events(row, state)
    if row.watched:
        scores(state, points)
        for seat in range(1, state.seats):
            if points[seat] != points[0]:
                row.watched = 0


def play_on(row: Raw, state: Raw, policies: Raw, moves: Raw, points: Raw, history: Raw) -> int:
    """Play until the end (returns 0), or until a seat from outside has to choose (returns how many moves).

    Counts are local and written down at the end, because this loop takes most of a simulation's time.
    """
    marks, shift, turn = row.marks, int(row.shift), turn_mark(state)
    decisions, branching, widest, forced, passes, turns = 0, 0, int(row.widest), 0, 0, int(row.turns)
    while state.to_move >= 0:
        count = legal(state, moves)
        branching += count
        chosen = 0
        if count == 1:
            forced += 1
        else:
            widest = max(widest, count)
            if policies[shift, state.to_move] == OUTSIDE:
                write_counts(row, decisions, branching, widest, forced, passes, turns)
                return count
            chosen = roll(state, count)
        move = moves[chosen]
        decisions += 1
        passes += PASSES[move]
        hush(state)
        play(state, move)
        for index in range(state.event_count):
            mark_event(state, state.events[index], marks)
        now = turn_mark(state)
        if now != turn or state.to_move < 0:
            turn = now
            if row.watched:
                keep_scores(state, points, history, turns)
            turns += 1
    write_counts(row, decisions, branching, widest, forced, passes, turns)
    end_game(row, state, points, history)
    return 0


def write_counts(
    row: Raw, decisions: int, branching: int, widest: int, forced: int, passes: int, turns: int
) -> None:
    """Add what was counted of a seat's decisions to the row of a game."""
    row.decisions += decisions
    row.branching += branching
    row.widest = widest
    row.forced += forced
    row.passes += passes
    row.turns = turns


def make(row: Raw, state: Raw, move: Move, points: Raw, history: Raw) -> None:
    """Make the move of a seat from outside and record its results."""
    turn = turn_mark(state)
    row.decisions += 1
    row.passes += PASSES[move]
    hush(state)
    play(state, move)
    note_events(row, state)
    if state.to_move < 0 or turn_mark(state) != turn:
        if row.watched:
            keep_scores(state, points, history, row.turns)
        row.turns += 1


def note_events(row: Raw, state: Raw) -> None:
    """Count a move's events in the row of its game, as the game's counting.py says."""
    for index in range(state.event_count):
        mark_event(state, state.events[index], row.marks)


def keep_scores(state: Raw, points: Raw, history: Raw, turn: int) -> None:
    """Keep the points after a turn, for games whose lead is followed."""
    if turn < TURNS:
        scores(state, points)
        for seat in range(state.seats):
            history[turn, seat] = points[seat]


def end_game(row: Raw, state: Raw, points: Raw, history: Raw) -> None:
    """Write points, winners and what the game's counting.py finds at the end into the row."""
    scores(state, points)
    for seat in range(state.seats):
        row.scores[seat] = points[seat]
    winners(state, points)
    for seat in range(state.seats):
        row.winners[seat] = points[seat]
    mark_sources(state, row.sources)
    mark_end(state, row.marks)
    if row.watched:
        read_history(row, state.seats, history)


def read_history(row: Raw, seats: int, history: Raw) -> None:
    """How often the lead changed, and how the winner stood on the way."""
    turns = min(int(row.turns), TURNS)
    winner = 0
    while winner < seats - 1 and row.winners[winner] == 0:
        winner += 1
    leader = NO_MOVE
    for turn in range(turns):
        found = sole_leader(history, turn, seats)
        if found >= 0:
            if leader >= 0 and found != leader:
                row.lead_changes += 1
            leader = found
        row.deficit = max(int(row.deficit), -gap(history, turn, winner, seats))
    if turns > 0:
        row.half_gap = gap(history, (turns - 1) // 2, winner, seats)


def sole_leader(history: Raw, turn: int, seats: int) -> int:
    """The seat with the most points, or NO_MOVE if several have as many."""
    for seat in range(seats):
        if gap(history, turn, seat, seats) > 0:
            return seat
    return NO_MOVE


def gap(history: Raw, turn: int, seat: SeatNumber, seats: int) -> int:
    """How far a seat is ahead of its best opponent."""
    best = NOWHERE_NEAR
    for other in range(seats):
        if other != seat:
            best = max(best, int(history[turn, other]))
    return int(history[turn, seat]) - best


def signature() -> str:
    """The argument types for which `run` is compiled ahead of time."""
    raw = "uint8[::1]"
    arrays = (
        raw, raw, raw, raw, "int64[::1]", "int8[:,::1]", "int16[::1]", "int32[::1]", "int32[:,::1]",
        "int64[::1]",
    )  # fmt: skip
    return f"void({','.join(arrays)},int64)"
