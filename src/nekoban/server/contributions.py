"""Contributions: what players add to the luck of a match, so that nobody chooses the deal; and its start.

When all sit, those who contribute promise it by a hash. When all have promised, the promises are sealed, and
everybody sees them. Then they are opened; with the last one the match is dealt. core/fairness.py says why.

Whoever sat down and is not here to promise in time plays without: nothing was opened yet, so they knew
nothing to choose by. Whoever promised and does not open could have chosen, if the server told them the deal:
so there is no deal. They lose the seat, everybody is notified, and that seat does not contribute any more.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from nekoban.core import fairness
from nekoban.core.notation import FORMAT, NotationError
from nekoban.server import journal
from nekoban.server.refusals import Refused
from nekoban.server.tables import TableState
from nekoban.server.words import tell

PATIENCE = 10_000  # milliseconds, for all promises, and again for opening them


def need_seat(mine: list[int]) -> None:
    """Refuse whoever has no seat at the table."""
    if not mine:
        raise Refused("not-seated", "You have no seat at this table.")


def need_no_end(table: TableState) -> None:
    """Refuse whatever is asked of a table that its host has closed."""
    if table.is_closed:
        raise Refused("not-now", "The host has closed this table.")


def need_no_seal(table: TableState) -> None:
    """From the seal to the deal nobody comes or goes: it would be a way not to open."""
    if table.dealing.is_sealed and not table.is_started:
        raise Refused("not-now", "The match is just being dealt. Try again in a moment.")


def starting(table: TableState, sitting: Sequence[journal.Sat | journal.Filled]) -> list[journal.Entry]:
    """Some take open seats. If nobody else is missing, the game begins, or contributions are awaited."""
    come = [
        entry
        for entry in sitting
        if isinstance(entry, journal.Sat) and entry.seat not in table.dealing.barred
    ]
    waits = any(entry.gives for entry in come) or any(seat.gives and seat.token for seat in table.seats)
    is_full = len(sitting) == len(table.seats.open)
    return [*sitting, journal.Started(FORMAT)] if is_full and not waits else [*sitting]


def promise(table: TableState, mine: list[int], given: str) -> list[journal.Entry]:
    """Promise a contribution. The last promise seals them all."""
    seat = need_dealing(table, mine)
    if table.dealing.is_sealed:
        raise Refused("not-now", "The promises are sealed: none can be added.")
    if seat in table.dealing.barred:
        raise Refused("not-now", "A promise of this seat was not revealed, so it no longer contributes.")
    if table.seats[seat].promise:
        raise Refused("not-now", "Your promise is already there.")
    entry = journal.Promised(seat, checked(fairness.read_promise, given))
    missing = [number for number, one in enumerate(table.seats) if one.gives and not one.promise]
    return [entry] if set(missing) - {seat} else [entry, journal.Sealed()]


def contribute(table: TableState, mine: list[int], given: str) -> list[journal.Entry]:
    """Open one's contribution. The last one deals the match."""
    seat = need_dealing(table, mine)
    if not table.dealing.is_sealed:
        raise Refused(
            "not-now", "Contributions are revealed when all promises are sealed. Yours stays secret."
        )
    if table.seats[seat].contribution:
        raise Refused("not-now", "Your contribution to the luck is already there.")
    contribution = checked(fairness.read_contribution, given)
    if fairness.promise(table.commitment, contribution) != table.seats[seat].promise:
        raise Refused("not-allowed", "That is not the contribution you promised.")
    entry = journal.Contributed(seat, contribution)
    return [entry] if set(closed(table)) - {seat} else [entry, journal.Started(FORMAT)]


def need_dealing(table: TableState, mine: list[int]) -> int:
    """The seat for which somebody contributes: at a hot seat, the first."""
    need_seat(mine)
    need_no_end(table)
    if table.is_started:
        raise Refused("not-now", "The match has been dealt: nothing can be added to its luck any more.")
    if table.phase != "dealing":
        raise Refused("not-now", "There are open seats: the luck is drawn together when all are seated.")
    return mine[0]


def checked(read: Callable[[str], str], given: str) -> str:
    """A promise or contribution as it was given; one of the wrong kind is refused."""
    try:
        return read(given)
    except NotationError as error:
        raise Refused("malformed", str(error)) from None


def closed(table: TableState) -> list[int]:
    """Seats whose promise is not opened yet."""
    return [number for number, seat in enumerate(table.seats) if seat.promise and not seat.contribution]


def is_late(table: TableState, now: int) -> bool:
    """Whether nobody waits any longer for promises, or for what was promised."""
    return table.phase == "dealing" and now > table.dealing.since + PATIENCE


def go_on(table: TableState, now: int) -> list[journal.Entry]:
    """Begin without those who did not promise in time; but not without what was promised and not opened."""
    if not is_late(table, now):
        return []
    if table.dealing.is_sealed:
        return [journal.Unsealed(closed(table))]
    return [journal.Sealed() if closed(table) else journal.Started(FORMAT)]


def not_dealt(names: Sequence[str]) -> str:
    """What is said of those who did not open what they had promised."""
    return tell("not-dealt", names=names, count=len(names))
