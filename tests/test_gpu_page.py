"""The page of what was measured on a GPU: it tells every stage, and nothing that was not measured."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from bench import cores
from bench.cores import APART, BOUND, SUMS, THREADS, Speed
from bench.gpu_page import NOT_MEASURED, page

MACHINE = {
    "day": "2026-01-02",
    "python": "3.12.1",
    "gpu": "A GPU",
    "cuda": 13020,
    "cpu": {"model name": "A CPU", "cores": 16},
}
LOOP = [{"n": 16384, "speed": 1.0}, {"n": 1 << 20, "speed": 500.0}]
BATCH = [{"numbers": "int8", "speed": 120.0}, {"numbers": "float32", "speed": 12.5}]
BUILT = [{"game": "mauwi", "seconds": 21.4, "kernels": {"step": (80, 2696, 577_656), "pick": (9, 0, 900)}}]


def core(way: str, count: int, speed: float, times: float, checking: float | None = None) -> dict[str, Any]:
    return asdict(Speed("mauwi", way, count, speed, times, times, times, checking))


def measured() -> dict[str, Any]:
    return {
        "machine": MACHINE,
        "built": BUILT,
        "speed": [
            {"game": "mauwi", "bytes": 376, "loop": LOOP, "sorted": LOOP[:1], "batch": BATCH, "load": 0.5},
            None,
        ],
        "peers": [{"name": "backgammon", "speed": 15.0}, {"name": "kuhn_poker", "speed": None}],
        "equal": [{"game": "mauwi", "options": {}, "equal": 1000}, {"game": "mauwi", "equal": 999}, None],
        "batch_equal": [{"game": "mauwi", "numbers": "int8", "steps": 64}],
        "playouts": [{"game": "mauwi", "unfinished": 0, "playouts": 2500.0, "decisions": 150.0}],
        "simulate": [{"game": "mauwi", "equal": 8192, "gpu": 900_000.0, "cpu": 30_000.0}],
        "parts": [
            {
                "game": "mauwi",
                "variant": "old",
                "speed": 75.0,
                "choose": 1.0,
                "make": 2.0,
                "sort": 0.1,
                "sort again": 0.1,
                "same": 1 << 20,
            },
            {
                "game": "mauwi",
                "variant": "all held",
                "speed": 150.0,
                "begin": 0.25,
                "choose": 0.5,
                "make": 1.0,
                "sort": 0.1,
                "sort again": 0.1,
                "same": 1 << 20,
            },
        ],
        "training": [
            {"gpu": True, "threads": 1, "matches": 65536, "updates": 3, "speed": 3e6, "playing": 0.13},
            {"gpu": False, "threads": 16, "matches": 8192, "updates": 1, "speed": 2e5, "playing": 0.4},
        ],
        "cores": [
            core(THREADS, 1, 2.0, 1.0, 30.0),
            core(THREADS, 16, 20.0, 10.0, 60.0),
            core(BOUND, 16, 24.4, 12.2, 50.0),
            core(APART, 1, 2.0, 1.0),
            core(APART, 16, 22.0, 11.0),
            core(cores.LOOP, 16, 60.0, 13.0),
            core(SUMS, 16, 900.0, 14.0),
        ],
    }


def test_every_stage_is_told() -> None:
    text = page(measured(), "The profile.")
    for line in (
        "On 2026-01-02, on one A GPU (CUDA 13.2) beside 16 cores of A CPU, with Python 3.12.1.",
        "| mauwi | 376 | 500 (wanted 400) | 1.0 | 120 (wanted 100) | 12.5 (wanted 100: **not reached**) "
        "| 33.3 (wanted 10) | 0.50 |",
        "| Pgx backgammon, 131,072 matches |  | 15.0 |  |  |  |  |  |",
        "| mauwi | old | 75.0 | 5.0 |  | 1.00 | 2.00 | 0.20 | 1,048,576 |",
        "| mauwi | all held | 150 | 10.0 | 0.25 | 0.50 | 1.00 | 0.20 | 1,048,576 |",
        "| mauwi | 2 | 1,999 of 2,000 | 64 |",
        "| mauwi | 2,500 | 150 | 0 |",
        "| mauwi | 900,000 | 30,000 | 30 | 8,192 of 8,192 |",
        "| `--gpu` | 65,536 | 3 | 3,000,000 | 13% |",
        "The GPU makes 15.0 (wanted 20: **not reached**) times the decisions a second of the CPU.",
        "| mauwi | 1 | 2.00 | 1.0 |  | 2.00 | 1.0 |  |  | 30 |",
        "| mauwi | 16 | 20.00 | 10.0 (wanted 12: **not reached**) | 12.2 (wanted 12) "
        "| 22.00 | 11.0 | 13.0 | 14.0 | 60 |",
        "| mauwi | step | 21 | 80 | 2,696 | 577,656 |",
        "The profile.",
    ):
        assert line in text
    assert NOT_MEASURED not in text
    assert "kuhn_poker" not in text


def test_what_was_not_measured_is_said() -> None:
    told = measured()
    text = page({"machine": MACHINE, "speed": told["speed"], "training": told["training"][:1]}, "")
    assert text.count(NOT_MEASURED) == 6
    assert "there is no ratio" in text
    assert page({"notes": {"speed": "Of an earlier day."}}, "").count("Of an earlier day.") == 1
    assert "| Pgx backgammon" not in text
