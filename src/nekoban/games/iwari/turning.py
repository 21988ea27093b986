"""Iwari: a seat's tribe has the seat's number; the third tribe of two players belongs to nobody."""

from nekoban.core.seat_turning import Turning

TURNING = Turning(
    rows={"tribes": 1},
    indices={"tents": "tribes"},
)
