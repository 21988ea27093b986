"""Curves: how strong the networks of a training were on the way, measured against fixed bots."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from concurrent.futures import Executor
from pathlib import Path
from typing import Any

from nekoban.bots.naming import NETWORK
from nekoban.bots.weights import read_weights
from nekoban.core.game import Game
from nekoban.lab.duels import BOTH, deals
from nekoban.lab.statistics import share_by_deals

FIRST_DEAL = 300_000  # deals that nothing is tuned on
CURVES, PAGE = "curves.json", "curves.md"


def snapshots(folder: Path) -> list[Path]:
    """The networks kept on the way, the oldest first."""
    return sorted(folder.glob("snapshot-*.net"), key=lambda file: int(file.stem.split("-")[1]))


def measure(
    game: Game,
    file: Path,
    against: str,
    count: int,
    seats: int = 2,
    pool: Executor | None = None,
) -> dict[str, Any]:
    """What the policy of a file wins against a bot, without search, in paired deals."""
    names = (f"{NETWORK}{file}", against)
    played = deals(game, seats, names, range(FIRST_DEAL, FIRST_DEAL + count), pool)
    found = share_by_deals([deal.share for deal in played])
    about = read_weights(file, game).about
    return {
        "decisions": about["decisions"],
        "minutes": round(about["seconds"] / 60, 2),
        "against": against,
        "seats": seats,
        "games": BOTH * count,
        "share": round(found.value, 4),
        "low": round(found.low, 4),
        "high": round(found.high, 4),
    }


def measure_all(
    game: Game, folder: Path, bots: Sequence[str], count: int, said: Callable[[str], None], pool: Executor
) -> None:
    """Measure every snapshot of a training against these bots; the figures and a page are kept beside it."""
    rows = []
    for bot in bots:
        for file in snapshots(folder):
            rows.append(measure(game, file, bot, count, pool=pool))
            (folder / CURVES).write_text(json.dumps(rows, indent=1), encoding="utf-8")
            said(line(rows[-1]))
    (folder / PAGE).write_text(page(game, rows), encoding="utf-8")


def line(row: dict[str, Any]) -> str:
    cells = (f"{row['minutes']:.1f}", f"{row['decisions']:,}", row["against"], told_share(row), row["games"])
    return f"| {' | '.join(map(str, cells))} |"


def told_share(row: dict[str, Any]) -> str:
    return f"{100 * row['share']:.1f} % ({100 * row['low']:.1f}–{100 * row['high']:.1f})"


def page(game: Game, rows: Sequence[dict[str, Any]]) -> str:
    """The curves as a page."""
    head = [
        f"# {game.title}: what the network learned, and when",
        "",
        "The share of games that the network's policy wins at two seats, without search. Every deal is "
        "played twice with the seats exchanged; intervals are 95 %, by deals.",
        "",
        "| minutes | decisions | against | share | games |",
        "|---:|---:|---|---|---:|",
    ]
    return "\n".join([*head, *map(line, rows), ""])
