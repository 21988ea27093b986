"""What a scene's words cost beside an older version: python -m bench.words OLD/src OLD_CACHE [--write]

The older version (41bb732 was the last one before sentences were messages) plays random games and writes
down positions and one move at each. Both versions read them, make the move, and tell what follows in English:
the log, the status and every legal move. They take turns, each time in a process
of its own; the first half of the positions fills the caches, the second half is timed. The time is the
processor's, of the words alone. --write puts the table into docs/translating.md.
"""

from __future__ import annotations

import json
import os
import statistics
import subprocess
import sys
from pathlib import Path

from bench.tables import write_table
from nekoban.core.catalogue import all_games

HERE = Path(__file__).parents[1]
PAGE = HERE / "docs" / "translating.md"
MATCHES, EVERY, ROUNDS = 4, 3, 5
PLAY = """
import json, random, sys
from nekoban.core.match import Match
chance, found = random.Random(sys.argv[1]), []
for seed in range(int(sys.argv[2])):
    match = Match.new(sys.argv[1], seed=seed)
    while not match.over:
        move = chance.choice(match.moves())
        if match.ply % int(sys.argv[3]) == 0:
            found.append([match.position(), move])
        match.play(move)
chance.shuffle(found)
print(json.dumps(found[:500]))
"""
TELL = """
import json, sys, time
from nekoban.core.match import Match
scenes = []
for position, move in json.load(sys.stdin):
    try:
        match = Match.from_position(position, seed=1)
        match.play(move)
    except ValueError:
        scenes.append(None)  # rules have changed there
        continue
    view = match.view(match.to_move)
    view.events[0], view.players[0]  # rows that are read from the record once
    scenes.append((view, match.legal(), match.names))
words = match.game.part("words") if sys.argv[1] == "old" else match.game.words
times = []
for scene in scenes:
    if scene is None:
        times.append(None)
        continue
    view, legal, names = scene
    begin = time.process_time_ns()
    words.log(view, names)
    if legal:
        words.status(view, names)
    for move in legal:
        words.say(view, move, names)
    times.append(time.process_time_ns() - begin)
print(json.dumps(times))
"""


def run(program: str, source: Path, cache: str, *words: str, given: str = "") -> str:
    """What a program prints with the source of one of the versions."""
    environment = {**os.environ, "PYTHONPATH": str(source), "NEKOBAN_CACHE": cache}
    command = [sys.executable, "-B", "-c", program, *words]
    done = subprocess.run(
        command, input=given, env=environment, cwd="/", capture_output=True, text=True, check=True
    )
    return done.stdout


def measure(game: str, old: Path, cache: str) -> str:
    """A row: microseconds of a scene's words then and now, and the middle of the ratios."""
    plain = run(PLAY, old, cache, game, str(MATCHES), str(EVERY))
    found = json.loads(plain)
    marked = json.dumps([[position.replace(game, f"{game}/1", 1), move] for position, move in found])
    then, now, count = [], [], 0
    for _ in range(ROUNDS):
        early = json.loads(run(TELL, old, cache, "old", given=plain))
        late = json.loads(run(TELL, HERE / "src", os.environ["NEKOBAN_CACHE"], "new", given=marked))
        pairs = [pair for pair in zip(early, late, strict=True) if None not in pair]
        count = len(pairs)
        timed = pairs[count // 2 :]
        then.append(sum(one for one, _ in timed) / len(timed) / 1000)
        now.append(sum(other for _, other in timed) / len(timed) / 1000)
    ratios = [late / early for early, late in zip(then, now, strict=True)]
    times = f"{statistics.median(then):.0f} | {statistics.median(now):.0f}"
    return f"| {all_games()[game].title} | {count} | {times} | {statistics.median(ratios):.2f} |"


def main() -> None:
    old, cache = Path(sys.argv[1]).resolve(), str(Path(sys.argv[2]).resolve())
    lines = ["| game | scenes | before, µs | now, µs | ratio |", "|---|---:|---:|---:|---:|"]
    for name, game in all_games().items():
        if game.status == "verified":
            lines.append(measure(name, old, cache))
            print(lines[-1], flush=True)
    if "--write" in sys.argv:
        write_table("bench.words", lines, PAGE)


if __name__ == "__main__":
    main()
