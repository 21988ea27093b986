"""Kernels of a simulation: see core/cuda_kernels.py, and gpu_playing.py for what a thread does."""

# ruff: noqa: F821
# pyright: reportUndefinedVariable=false
from nekoban.core.record import Raw
from nekoban.lab import gpu_playing

play_one = gpu_playing.play_game


def play_game(
    rows: Raw, fresh: Raw, options: Raw, lucks: Raw, policies: Raw, places: Raw, histories: Raw, done: Raw
) -> None:
    """Kernel: each thread plays and counts whole games of random bots."""
    number = cuda.grid(1)
    if number < lucks.shape[0]:
        memory = cuda.local.array(WORDS, uint64)
        moves = cuda.local.array(ROOM, int16)
        points = cuda.local.array(SEATS, int32)
        play_one(
            number, memory, moves, points, rows, fresh, options, lucks, policies, places, histories, done
        )  # fmt: skip
