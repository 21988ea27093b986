"""The laws that are checked at every position, as one loop for the compiled rules. See laws.py.

Bound to a game like loop.py: STATE, OPTIONS, SIGHT and the rule functions are the game's.
"""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false

from nekoban.core.events import hush
from nekoban.core.loop import look
from nekoban.core.luck import roll
from nekoban.core.moves import Move
from nekoban.core.record import Raw, SeatNumber

ALWAYS_A_MOVE, NOTHING_LOST, LEGALITY_IS_ONE, VIEWS_HOLD = 3, 4, 5, 6
REASONS_ARE_TRUE, WORLDS_ARE_PLAYABLE = 12, 15
FINE = 0
WORLD = 2  # the place of an imagined world in the room
CHOOSER = 0x5DEECE66D  # how the luck of the random player differs from the game's


def inspect_game(
    room: Raw, fresh: Raw, options: Raw, luck: int, moves: Raw, counts: Raw, seen: Raw, bound: int
) -> int:
    """Play one game at random and look at every position. FINE, or 100 * ply + the number of the law broken.

    room: five states; moves: two rows of legal moves; counts: three rows of components; seen: one place a
    move, raised when the move was legal. The chooser's luck lives in the fifth state, apart from the game's.
    """
    size = len(fresh)
    states = room.view(STATE)
    state = states[0]
    states[4].luck = luck ^ CHOOSER
    deal(room, fresh, options, luck)
    components(state, counts[0])
    ply = 0
    while state.to_move >= 0:
        count = legal(state, moves[0])
        law = broken_law(room, states, size, count, moves, counts, seen)
        if ply >= bound:
            law = ALWAYS_A_MOVE
        if law != FINE:
            return 100 * ply + law
        chosen = moves[0][roll(states[4], count)]
        hush(state)
        play(state, chosen)
        ply += 1
    if count_differs(state, counts):
        return 100 * ply + NOTHING_LOST
    return FINE


def deal(room: Raw, fresh: Raw, options: Raw, luck: int) -> None:
    """Set up a game in the first state of the room."""
    room[: len(fresh)] = fresh
    state = room.view(STATE)[0]
    state.luck = luck
    setup(state, options.view(OPTIONS)[0])


def census(room: Raw, fresh: Raw, options: Raw, luck: int, moves: Raw, seen: Raw, decisions: int) -> None:
    """Law 10. Play this many random decisions, and count how often each move was legal."""
    state = room.view(STATE)[0]
    made = 0
    while made < decisions:
        luck += 1
        deal(room, fresh, options, luck)
        while state.to_move >= 0:
            count = legal(state, moves[0])
            for index in range(count):
                seen[moves[0][index]] += 1
            hush(state)
            play(state, moves[0][roll(state, count)])
            made += 1


def question(room: Raw, fresh: Raw, options: Raw, luck: int, moves: Raw, rows: int, decisions: int) -> int:
    """Law 12 alone. Play at least this many random decisions, game after game to its end, and ask at each
    why every refused row is refused. The number of decisions, or minus that number where a reason is false.
    """
    state = room.view(STATE)[0]
    made = 0
    while made < decisions:
        luck += 1
        deal(room, fresh, options, luck)
        while state.to_move >= 0:
            made += 1
            if not reasons_are_true(state, moves, rows):
                return -made
            count = legal(state, moves[0])
            hush(state)
            play(state, moves[0][roll(state, count)])
    return made


def imagine_worlds(
    room: Raw, fresh: Raw, options: Raw, luck: int, moves: Raw, counts: Raw, worlds: int
) -> int:
    """Laws 6 and 15 alone. Play game after game at random to its end, and imagine a world from the view of
    each seat and of a spectator at every decision. The number of worlds, at least as many as asked for; where
    one breaks a law, minus 100 * that number, minus the law.
    """
    size = len(fresh)
    states = room.view(STATE)
    state = states[0]
    states[4].luck = luck ^ CHOOSER
    made = 0
    while made < worlds:
        luck += 1
        deal(room, fresh, options, luck)
        counts[:] = 0
        components(state, counts[0])
        while state.to_move >= 0:
            count = legal(state, moves[0])
            made += state.seats + 1
            law = law_of_worlds(room, states, size, count, moves, counts)
            if law != FINE:
                return -100 * made - law
            hush(state)
            play(state, moves[0][roll(states[4], count)])
    return made


def broken_law(room: Raw, states: Raw, size: int, count: int, moves: Raw, counts: Raw, seen: Raw) -> int:
    """The first law that this position breaks, or FINE."""
    state = states[0]
    if count == 0:
        return ALWAYS_A_MOVE
    if count_differs(state, counts):
        return NOTHING_LOST
    if not legality_is_one(state, count, moves, seen):
        return LEGALITY_IS_ONE
    if not reasons_are_true(state, moves, len(seen)):
        return REASONS_ARE_TRUE
    return law_of_worlds(room, states, size, count, moves, counts)


def law_of_worlds(room: Raw, states: Raw, size: int, count: int, moves: Raw, counts: Raw) -> int:
    """The first law that a world imagined from the view of a seat or of a spectator breaks, or FINE."""
    for seat in range(-1, states[0].seats):
        if not view_holds(room, states, size, seat if seat >= 0 else -2, count, moves, counts):
            return VIEWS_HOLD
        if flaw(states[WORLD]) != 0 or legal(states[WORLD], moves[1]) == 0:
            return WORLDS_ARE_PLAYABLE
    return FINE


def legality_is_one(state: Raw, count: int, moves: Raw, seen: Raw) -> bool:
    """Whether the list has each row that why_not allows exactly once, and no other."""
    listed = moves[1]
    listed[:] = 0
    for index in range(count):
        listed[moves[0][index]] += 1
        seen[moves[0][index]] += 1
    for move in range(len(seen)):
        if listed[move] != (1 if why_not(state, move) == 0 else 0):
            return False
    return True


def applies(state: Raw, move: Move, clause: int) -> bool:
    """For a game without reasons.py every reason counts as true."""
    return True


def reasons_are_true(state: Raw, moves: Raw, count: int) -> bool:
    """Whether the clause given for each refused row really forbids it; else the row and the clause are
    left in `moves`.
    """
    for move in range(count):
        clause = why_not(state, move)
        if clause != 0 and not applies(state, move, clause):
            moves[1][0] = move
            moves[1][1] = clause
            return False
    return True


def count_differs(state: Raw, counts: Raw) -> bool:
    """Law 4: whether any component was lost or made."""
    counts[1][:] = 0
    components(state, counts[1])
    for index in range(counts.shape[1]):
        if counts[0][index] != counts[1][index]:
            return True
    return False


def view_holds(
    room: Raw, states: Raw, size: int, seat: SeatNumber, count: int, moves: Raw, counts: Raw
) -> bool:
    """A world imagined from a view looks the same to that seat, offers it the same moves, and is whole.

    The world is left in the room.
    """
    look(room, 0, seat, room, 1)
    room[WORLD * size : (WORLD + 1) * size] = room[size : 2 * size]
    imagine(states[WORLD], roll(states[4], 1 << 31) + 1)
    look(room, WORLD, seat, room, 3)
    for byte in range(size):
        if room[size + byte] != room[3 * size + byte]:
            return False
    if seat == states[0].to_move:
        if legal(states[WORLD], moves[1]) != count:
            return False
        for index in range(count):
            if moves[0][index] != moves[1][index]:
                return False
    return not count_differs(states[WORLD], counts)


def signatures() -> dict[str, str]:
    """The argument types for which the laws are compiled ahead of time."""
    room, moves = "uint8[::1],uint8[::1],uint8[::1],int64", "int16[:,::1]"
    return {
        "inspect_game": f"int64({room},{moves},int32[:,::1],int64[::1],int64)",
        "census": f"void({room},{moves},int64[::1],int64)",
    }
