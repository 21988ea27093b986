"""What drawings cost: time, and bytes on the wire: python -m bench.drawing [game ...] [--write]

Every position of some random games is drawn in both layouts for the first seat. Time is the processor's, of
`draw` alone. "first" is a drawing with its faces, packed; "move" is a later drawing on a socket that packs
one message after the other, as browsers ask for. --write puts the table into docs/web.md.
"""

from __future__ import annotations

import statistics
import sys
import time
import zlib
from dataclasses import dataclass

import msgspec

from bench.tables import write_table
from nekoban.core.catalogue import all_games
from nekoban.core.game import Game
from nekoban.core.luck import start_luck
from nekoban.core.match import Match
from nekoban.server.presentation import drawn, faces

GAMES = 2
MOST_DRAWINGS = 400
LAYOUTS = ("wide", "tall")


@dataclass
class Cost:
    """Of one game's drawings: microseconds each, and bytes."""

    times: list[float]
    sizes: list[int]
    packed: list[int]
    face_bytes: int

    def row(self, name: str) -> str:
        times = sorted(self.times)
        middle, most = statistics.median(times), times[-len(times) // 20]
        sizes = [self.face_bytes, self.face_bytes + self.packed[0]]
        sizes += [statistics.median(self.sizes), statistics.median(self.packed[1:])]
        costs = " | ".join(f"{size / 1000:.1f}" for size in sizes)
        return f"| {name} | {len(times)} | {middle / 1000:.2f} | {most / 1000:.2f} | {costs} |"


def measure(game: Game) -> Cost:
    sheet = faces(game)
    packed_faces = len(zlib.compress(sheet[0].encode(), 6)) if sheet else 0
    cost = Cost([], [], [], packed_faces)
    for number in range(GAMES):
        for layout in LAYOUTS:
            one_game(game, f"drawing {number}", layout, cost)
    return cost


def one_game(game: Game, seed: str, layout: str, cost: Cost) -> None:
    """A random game, seen by its first seat; what is sent after each move."""
    match = Match.new(game.name, seed=seed)
    wire = zlib.compressobj(6, wbits=-15)
    chance = start_luck(7)
    for _ in range(MOST_DRAWINGS):
        view = match.view(0)
        began = time.process_time_ns()
        picture = msgspec.json.encode(drawn(game, view, 0, layout, match.names))  # as it is sent
        cost.times.append((time.process_time_ns() - began) / 1000)
        packed = wire.compress(picture) + wire.flush(zlib.Z_SYNC_FLUSH)
        cost.sizes.append(len(picture))
        cost.packed.append(len(packed))
        if match.over:
            return
        legal = match.legal()
        chance = (chance * 6364136223846793005 + 1442695040888963407) % 2**64
        match.play(legal[(chance >> 33) % len(legal)])


def main() -> None:
    wanted = [word for word in sys.argv[1:] if word != "--write"] or list(all_games(hidden=True))
    lines = [
        "| game | drawings | median ms | 95 % ms | faces kB | first kB | drawing kB | move kB |",
        "|---|---:|---:|---:|---:|---:|---:|---:|",
        *(measure(all_games(hidden=True)[name]).row(name) for name in wanted),
    ]
    print("\n".join(lines))
    if "--write" in sys.argv:
        write_table("bench.drawing", lines)


if __name__ == "__main__":
    main()
