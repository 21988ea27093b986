"""Leads: how far each seat is ahead, for judging positions. Plain code for both twins."""

from nekoban.core.record import Raw


def make_leads(values: Raw, count: int) -> None:
    """Turn the points of `count` seats or sides into how far each is ahead of its best opponent."""
    best, second = 0, -1
    for one in range(1, count):
        if values[one] > values[best]:
            best, second = one, best
        elif second < 0 or values[one] > values[second]:
            second = one
    highest, next_highest = values[best], values[second]
    for one in range(count):
        values[one] -= next_highest if one == best else highest
