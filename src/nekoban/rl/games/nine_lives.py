"""Nine Lives: who is Kittyking, and whom a power points at."""

from nekoban.rl.turning import Turning

TURNING = Turning(
    seats=("to_move", "kittyking", "demand_from", "failed", "blamed", "crowned", "swapping"),
)
