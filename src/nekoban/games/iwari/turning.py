"""Iwari: a seat's tribe has the seat's number; the third tribe of two players belongs to nobody."""

from nekoban.core.turning import Turning

TURNING = Turning(
    seats=("to_move", "starter"),
    rows={"tribes": 1},
    indices={"tents": "tribes"},
)
