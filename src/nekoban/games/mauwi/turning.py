"""Mauwi: teammates are seats."""

from nekoban.core.turning import Turning

TURNING = Turning(seats=("players.teammate",))
