"""Curves: how strong the networks of a training were on the way, measured against fixed bots."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Executor
from html import escape
from pathlib import Path
from typing import Any

from nekoban.bots.naming import NETWORK
from nekoban.bots.weights import read_weights
from nekoban.core.game import Game
from nekoban.lab.duels import BOTH, deals
from nekoban.lab.statistics import share_by_deals

FIRST_DEAL = 300_000  # deals that nothing is tuned on
CURVES, PAGE, PICTURE = "curves.json", "curves.md", "curves.svg"
WIDTH, HEIGHT, LEFT, TOP, RIGHT = 640, 300, 48, 16, 150  # of the picture, and its margins
FOOT = 40
COLOURS = ("#1e6fb3", "#b3541e", "#2d8a4e", "#8a4e9e", "#777777", "#0b7d77", "#a3305c")


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
    lines = {bot: [row for row in rows if row["against"] == bot] for bot in bots}
    (folder / PICTURE).write_text(picture(lines), encoding="utf-8")


def line(row: dict[str, Any]) -> str:
    """A row of the table of how strong a network was on the way."""
    cells = (f"{row['minutes']:.1f}", f"{row['decisions']:,}", row["against"], told_share(row), row["games"])
    return f"| {' | '.join(map(str, cells))} |"


def told_share(row: dict[str, Any]) -> str:
    """A share of wins with its interval."""
    return f"{100 * row['share']:.1f}% ({100 * row['low']:.1f}–{100 * row['high']:.1f})"


def page(game: Game, rows: Sequence[dict[str, Any]]) -> str:
    """The curves as a page."""
    head = [
        f"# {game.title}: what the network learned, and when",
        "",
        "The share of games that the network's policy wins at two seats, without search. Every deal is "
        "played twice with the seats exchanged; intervals are 95%, by deals.",
        "",
        "| minutes | decisions | against | share | games |",
        "|---:|---:|---|---|---:|",
    ]
    return "\n".join([*head, *map(line, rows), ""])


def picture(lines: Mapping[str, Sequence[dict[str, Any]]]) -> str:
    """The share won over the minutes of training, a line each, with the intervals as bars."""
    most = max((row["minutes"] for rows in lines.values() for row in rows), default=1) or 1

    def x(minutes: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * minutes / most

    def y(share: float) -> float:
        return TOP + (HEIGHT - TOP - FOOT) * (1 - share)

    parts = []
    for share in (0, 0.25, 0.5, 0.75, 1):
        ends = f'x1="{LEFT}" x2="{WIDTH - RIGHT}" y1="{y(share):.1f}" y2="{y(share):.1f}"'
        parts += [
            f'<line {ends} stroke="#bbb"/>',
            label(LEFT - 6, y(share) + 4, f"{100 * share:.0f}%", "end"),
        ]
    for minutes in (0, most / 2, most):
        parts.append(label(x(minutes), HEIGHT - FOOT + 16, f"{minutes:.1f} min", "middle"))
    for number, (name, rows) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        points = " ".join(f"{x(row['minutes']):.1f},{y(row['share']):.1f}" for row in rows)
        parts.append(f'<polyline points="{points}" fill="none" stroke="{colour}" stroke-width="2"/>')
        for row in rows:
            place = f"{x(row['minutes']):.1f}"
            ends = f'x1="{place}" x2="{place}" y1="{y(row["low"]):.1f}" y2="{y(row["high"]):.1f}"'
            parts.append(f'<line {ends} stroke="{colour}"/>')
        parts.append(label(WIDTH - RIGHT + 12, TOP + 18 * (number + 1), name, "start", colour))
    box = f'viewBox="0 0 {WIDTH} {HEIGHT}" font-family="sans-serif" font-size="12"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{"".join(parts)}</svg>\n'


def label(x: float, y: float, said: str, anchor: str, colour: str = "#777") -> str:
    """A text of the chart."""
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" fill="{colour}">{escape(said)}</text>'
