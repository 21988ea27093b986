"""Who has seen what: a set of seats as bits of one number, kept for a card, a place or an event.

A game in which cards are looked at keeps a public array beside the hidden one:

    class Player(Record):
        hand: Array = private.i8(5, of=Card, default=NONE)
        seen: Array = public.i8(5)  # who else has looked at the card in each place

    show(player.seen, place, seat)                              # the seat looks at it
    show_all(player.seen, place)                                # it is turned up for all to see
    hide(player.seen, place)                                    # another card lies there now
    reveal_seen(player.hand, player.seen, seat, view_row.hand)  # in `reveal`: what this seat has seen

Plain functions that work interpreted and compiled.
"""

from nekoban.core.record import Raw, SeatNumber

EVERYONE = 0x7F  # one bit for each seat; what everyone sees, spectators see too


def only(seat: SeatNumber) -> int:
    """The eyes of one seat: nobody else has seen it."""
    return 1 << seat


def is_seen(eyes: int, seat: SeatNumber) -> bool:
    """Whether a seat is among these eyes. A spectator is not, unless they are everyone's."""
    if eyes == EVERYONE:
        return True
    return seat >= 0 and (eyes >> seat) & 1 == 1


def show(seen: Raw, place: int, seat: SeatNumber) -> None:
    """One more seat has seen what lies there."""
    seen[place] |= only(seat)


def show_all(seen: Raw, place: int) -> None:
    """Everybody has seen what lies there."""
    seen[place] = EVERYONE


def hide(seen: Raw, place: int) -> None:
    """Nobody has seen what lies there now."""
    seen[place] = 0


def reveal_seen(hidden: Raw, seen: Raw, seat: SeatNumber, out: Raw) -> None:
    """Copy to `out` those hidden values that a seat has seen."""
    for place in range(len(seen)):
        if is_seen(seen[place], seat):
            out[place] = hidden[place]
