"""Events: a short list in the state of what happened in the last move, for logs and animation.

The rules add to it with `tell`; `hush` clears it before the next move. Only the seats in `eyes` (one bit for
each seat) may see an event's `what`; everything else in it is public.
"""

from typing import NamedTuple

from nekoban.core.record import HIDDEN, NONE, Raw, Record, SeatNumber, View, many, public, secret
from nekoban.core.seen import EVERYONE, is_seen, only

__all__ = [
    "EVERYONE",
    "Event",
    "Happened",
    "happened",
    "hush",
    "only",
    "show_events",
    "tell",
    "told",
    "whisper",
]


class Event(Record):
    """One thing that happened."""

    kind: int = public.i8()  # what happened: a number of the game's Happening
    seat: SeatNumber = public.i8(default=NONE)  # to whom, or who did it
    eyes: int = public.i8()  # who may see `what`
    a: int = public.i16(default=NONE)  # more about it, as the game's Happening says
    b: int = public.i16(default=NONE)  # more about it
    c: int = public.i16(default=NONE)  # more about it
    what: int = secret.i16(default=NONE)  # what only some may see, such as the card that was drawn


class Happened(NamedTuple):
    """An event that was read: by its numbers it can be compared and kept."""

    kind: int
    seat: int
    eyes: int
    a: int
    b: int
    c: int
    what: int


def happened(view: View) -> list[Happened]:
    """The events of the last move. A record for each would cost more."""
    return [Happened(*event) for event in view.raw["events"][: view.event_count].tolist()]


def told(count: int) -> Raw:
    """The field `events` of a state; it needs a public `event_count` beside it."""
    return many(Event, count)


def hush(state: Raw) -> None:
    """Clear the events: a new move begins."""
    for index in range(state.event_count):
        event = state.events[index]
        event.kind = 0
        event.seat = NONE
        event.eyes = 0
        event.a = NONE
        event.b = NONE
        event.c = NONE
        event.what = NONE
    state.event_count = 0


def tell(state: Raw, kind: int, seat: SeatNumber, a: int, b: int, c: int) -> None:
    """Add an event that everybody sees. When the list is full, further events are dropped."""
    whisper(state, kind, seat, a, b, c, NONE, EVERYONE)


def whisper(state: Raw, kind: int, seat: SeatNumber, a: int, b: int, c: int, what: int, eyes: int) -> None:
    """Add an event whose `what` only the seats in `eyes` see."""
    index = state.event_count
    if index < len(state.events):
        event = state.events[index]
        event.kind = kind
        event.seat = seat
        event.eyes = eyes
        event.a = a
        event.b = b
        event.c = c
        event.what = what
        state.event_count = index + 1


def show_events(state: Raw, seat: SeatNumber, view: Raw) -> None:
    """Show a viewer the `what` of those events that it may see."""
    for index in range(state.event_count):
        event = state.events[index]
        if is_seen(event.eyes, seat):
            view.events[index].what = event.what
        else:
            view.events[index].what = HIDDEN
