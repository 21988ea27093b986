"""Tell a thousand random matches of each game in every language, and read what is told.

python -m tools.long_languages build/languages.json -j 2 --seconds 300  # the same call goes on
python -m tools.long_languages build/languages.json --write  # keep the figures, also in docs/translating.md
python -m tools.long_languages --page  # write the page again: it says so where other words were told

What was told with other rules or other words is told again. A round is one match of every sample of a game,
told as `nekoban laws --telling` does. A share is some rounds.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from hashlib import blake2b
from pathlib import Path
from typing import Any

from nekoban.adding.telling import Hearing, Untold, check_telling
from nekoban.core.catalogue import all_games, find_game, known_game
from nekoban.core.game import Game
from nekoban.core.language import SHARED
from tools.processes import spread

DOCS = Path(__file__).parents[1] / "docs"
FIGURES, PAGE = DOCS / "languages.json", DOCS / "translating.md"
BEGIN, END = "<!-- told: begin -->", "<!-- told: end -->"
MATCHES = 1000  # of each game, at least
SHARE = 25  # of these in a share, at least
TOLD = 0.03  # of the positions, and every end: there are many matches
Row = dict[str, Any]


def told_games() -> list[Game]:
    return [game for game in all_games().values() if game.status == "verified"]


def words_digest(game: Game) -> str:
    """A fingerprint of everything that a game's sentences are made from: its messages and the core's."""
    files = [file for folder in (SHARED, game.tell.folder) for file in sorted(folder.glob("*.ftl"))]
    lines = [line for file in files for line in file.read_bytes().splitlines()]
    told = [line for line in lines if line and not line.startswith(b"#")]  # comments and marks say nothing
    return blake2b(b"\n".join(told), digest_size=6).hexdigest()


def is_of_now(row: Row) -> bool:
    """Whether something was told by the present rules with the present words."""
    game = known_game(row["game"])
    return game is not None and (row["version"], row["words"]) == (game.version, words_digest(game))


def missing_shares(done: Sequence[Row]) -> Iterator[tuple[str, int, int]]:
    """The shares not told yet: game, first seed and rounds. Every game has its turn early."""
    known = {(row["game"], row["seed"]) for row in done}
    for number in range(-(-MATCHES // SHARE)):
        for game in told_games():
            rounds = -(-SHARE // len(game.samples()))
            is_needed = number * rounds * len(game.samples()) < MATCHES
            if is_needed and (game.name, number * rounds) not in known:
                yield game.name, number * rounds, rounds


def tell_share(share: tuple[str, int, int]) -> Row:
    """Tell some rounds; what a language does not say is kept with the share."""
    name, seed, rounds = share
    game = find_game(name)
    row: Row = {"game": game.name, "seed": seed, "version": game.version, "words": words_digest(game)}
    try:
        return row | counts(check_telling(game, rounds, seed, share=TOLD))
    except Untold as untold:
        return row | {"untold": str(untold)}


def counts(heard: Hearing) -> Row:
    return {
        "matches": heard.matches,
        "positions": heard.positions,
        "sentences": heard.sentences,
        "messages": sorted(heard.messages),
    }


def tell_all(file: Path, seconds: float, jobs: int = 1) -> list[Row]:
    """Tell what the file does not have yet, and write it there as it comes."""
    until = time.monotonic() + seconds
    done = [row for row in read(file) if "untold" not in row and is_of_now(row)]
    for row in spread(tell_share, list(missing_shares(done)), jobs):
        done.append(row)
        file.write_text(json.dumps(done))
        if time.monotonic() > until:
            break
    return done


def read(file: Path) -> list[Row]:
    """The shares of a file; a new one has none."""
    file.touch()
    return json.loads(file.read_text() or "[]")


def figures(rows: Sequence[Row]) -> list[Row]:
    """For each game how much was told, and how many of its messages."""
    found: list[Row] = []
    for game in told_games():
        own = [row for row in rows if row["game"] == game.name and "untold" not in row]
        row: Row = {"game": game.name, "version": game.version, "words": words_digest(game)}
        row["date"] = datetime.now(UTC).date().isoformat()
        row |= {name: sum(one[name] for one in own) for name in ("matches", "positions", "sentences")}
        row["messages"] = len({name for one in own for name in one["messages"]})
        row["left over"] = sum(one["game"] == game.name and "untold" in one for one in rows)
        found.append(row)
    return found


def table(rows: Sequence[Row]) -> Iterator[str]:
    yield "| game | rules version | words | told | matches | positions | sentences | messages | left over |"
    yield "|---|---:|---|---|---:|---:|---:|---:|---:|"
    for row in rows:
        told = " | ".join(f"{row[name]:,}" for name in ("matches", "positions", "sentences", "messages"))
        title = find_game(row["game"]).title
        words = "the present ones" if is_of_now(row) else "**measured with other words**"
        yield f"| {title} | {row['version']} | {words} | {row['date']} | {told} | {row['left over']} |"


def page(rows: Sequence[Row]) -> str:
    """docs/translating.md with these figures."""
    before, rest = PAGE.read_text(encoding="utf-8").split(BEGIN)
    return "\n".join([before + BEGIN, *table(rows), END + rest.split(END)[1]])


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.long_languages", description="A thousand matches, told.")
    parser.add_argument("file", type=Path, nargs="?", help="what was told so far")
    parser.add_argument("-j", "--jobs", type=int, default=1, help="processes")
    parser.add_argument("--seconds", type=float, default=300.0, help="stop after so long")
    parser.add_argument("--write", action="store_true", help="tell nothing; keep the figures in docs")
    parser.add_argument("--page", action="store_true", help="tell nothing; write the page from the figures")
    args = parser.parse_args(argv)
    if args.page:
        PAGE.write_text(page(json.loads(FIGURES.read_text(encoding="utf-8"))), encoding="utf-8")
        return 0
    if args.file is None:
        parser.error("name the file of what was told so far, or give --page")
    rows = (
        [row for row in read(args.file) if is_of_now(row)]
        if args.write
        else tell_all(args.file, args.seconds, args.jobs)
    )
    untold = [row["untold"] for row in rows if "untold" in row]
    print("\n".join([*untold, *table(figures(rows))]))
    if args.write and not untold:
        FIGURES.write_text(json.dumps(figures(rows), indent=1) + "\n", encoding="utf-8")
        PAGE.write_text(page(figures(rows)), encoding="utf-8")
    return 1 if untold else 0


if __name__ == "__main__":
    raise SystemExit(main())
