"""Mauwi: teammates are seats."""

from nekoban.rl.turning import Turning

TURNING = Turning(seats=("players.teammate",))
