"""Check single laws over a million decisions and a million imagined worlds of each game, in many processes.

python -m tools.long_laws build/laws.json -j 14 --seconds 480  # the same call goes on where it stopped
python -m tools.long_laws build/laws.json --laws sentences --games mauwi iwari  # a part of it
python -m tools.long_laws build/laws.json --write  # keep the figures; then python -m tools.source_map

Law 12 is asked at every decision (`nekoban laws --reasons`), for clauses of all refused moves, and for the
sentences of some of each kind; at a tenth as many for clicks, alone and in pairs; laws 6 and 15 of worlds
imagined from every seat (`nekoban laws --worlds`).
The work is divided into shares with seeds of their own. Figures of laws that the file does not have stay.
Each row keeps a digest of the rules, and where sentences are told also of the words: what was checked with
others is done again, and the page says of its figures that these have changed since.
"""

from __future__ import annotations

import argparse
import json
import multiprocessing
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from functools import cache
from hashlib import blake2b
from pathlib import Path
from typing import Any

from nekoban.core import laws
from nekoban.core.catalogue import all_games, find_game
from tools.mutation_results import code_digest

FIGURES = Path(__file__).parents[1] / "docs" / "laws.json"
CHECKS: dict[str, Callable[..., tuple[int, int]]] = {
    "reasons": laws.question,
    "sentences": laws.listen,
    "clicks": laws.click,
    "worlds": laws.imagine_worlds,
}
RULES = ("parts.py", "state.py", "reasons.py", "rules/*.py", "data/*.py", "data/*.toml")
WORDS = ("claims.py", "show/*.py", "words/en.ftl")
TOLD = ("sentences", "clicks")  # the laws for which words are told
SHARES = 28  # of each law of each game
FAR = 1_000_000  # between the seeds of two shares
MILLION = 1_000_000
WANTED = {"clicks": 100_000}  # decisions or worlds of each game; of other laws a million
FIRST = 2_000  # cases in which nearly all that is compiled is called once
Row = dict[str, Any]
Share = tuple[str, str, int]  # a game, a law and a seed


def shares_of(games: Sequence[str], chosen: Sequence[str] = tuple(CHECKS)) -> list[Share]:
    """All shares, so that every game has its turn early."""
    return [(game, law, number * FAR) for number in range(SHARES) for game in games for law in chosen]


def compile_check(kind: tuple[str, str]) -> None:
    """Compile what a law of a game needs, and keep it: the processes that check only load it."""
    game, law = kind
    CHECKS[law](find_game(game), FIRST)


def check(share: Share) -> Row:
    """Check one share; a law that is broken is said with its seed."""
    name, law, seed = share
    game = find_game(name)
    row: Row = {"game": name, "law": law, "seed": seed, "version": game.version, "date": today()}
    row["digest"] = digest(game.folder, law)
    try:
        row["made"], row["sets"] = CHECKS[law](game, -(-WANTED.get(law, MILLION) // SHARES), seed)
    except laws.Breach as breach:
        row["breach"] = str(breach)
    return row


def today() -> str:
    return datetime.now(UTC).date().isoformat()


@cache
def digest(folder: Path, law: str) -> str:
    """A fingerprint of what of a game a law speaks of; comments do not count in code."""
    files = [file for part in RULES + WORDS * (law in TOLD) for file in sorted(folder.glob(part))]
    told = [
        code_digest(file.read_bytes()).encode() if file.suffix == ".py" else file.read_bytes()
        for file in files
    ]
    return blake2b(b"\n".join(told), digest_size=6).hexdigest()


def spoken_of(law: str) -> str:
    return "rules or words" if law in TOLD else "rules"


def is_of_now(row: Row) -> bool:
    """Whether something was checked with the present rules and words."""
    game = all_games().get(row["game"])
    return game is not None and row["digest"] == digest(game.folder, row["law"])


def check_all(
    file: Path, jobs: int, seconds: float, chosen: Sequence[str], names: Sequence[str]
) -> list[Row]:
    """Check what the file does not have yet, and write it there as it comes."""
    until = time.monotonic() + seconds
    done = read(file)
    done = [row for row in done if "breach" not in row and is_of_now(row)]
    known = {(row["game"], row["law"], row["seed"]) for row in done}
    games = [game.name for game in all_games().values() if game.status == "verified"]
    wanted = [name for name in games if not names or name in names]
    missing = [share for share in shares_of(wanted, chosen) if share not in known]
    with multiprocessing.get_context("spawn").Pool(jobs) as pool:
        pool.map(compile_check, sorted({share[:2] for share in missing}), 1)
        rows = pool.imap_unordered(check, missing)
        for _ in missing:
            try:
                done.append(rows.next(timeout=max(0.1, until - time.monotonic())))
            except multiprocessing.TimeoutError:
                break
            file.write_text(json.dumps(done, indent=1))
    return done


def read(file: Path) -> list[Row]:
    """The shares of a file; a new one has none."""
    file.touch()
    return json.loads(file.read_text() or "[]")


def figures(rows: Sequence[Row], kept: Sequence[Row] = ()) -> list[Row]:
    """For each game and law, how much was checked, with which rules and when; else what was kept before."""
    found = []
    for game in all_games().values():
        own = [row for row in rows if row["game"] == game.name and is_of_now(row)]
        made = {law: [row for row in own if row["law"] == law] for law in CHECKS}
        old = {row["law"]: row for row in kept if row["game"] == game.name}
        for law in CHECKS:
            if made[law]:
                found.append(figure(made[law]))
            elif law in old:
                found.append(old[law])
    return found


def figure(rows: Sequence[Row]) -> Row:
    """How much of a law was checked; its date is that of the oldest share."""
    kept = {name: rows[0][name] for name in ("game", "law", "version", "digest")}
    return {**kept, "date": min(row["date"] for row in rows), "made": sum(row["made"] for row in rows)}


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.long_laws", description="Single laws over a million cases.")
    parser.add_argument("file", type=Path, help="what was checked so far")
    parser.add_argument("-j", "--jobs", type=int, default=2, help="processes")
    parser.add_argument("--seconds", type=float, default=3600.0, help="stop after so long")
    parser.add_argument("--laws", nargs="+", choices=list(CHECKS), default=list(CHECKS), help="only these")
    parser.add_argument("--games", nargs="+", default=[], help="only these")
    parser.add_argument("--write", action="store_true", help="check nothing; keep the figures in docs")
    args = parser.parse_args(argv)
    if args.write:
        rows = read(args.file)
    else:
        rows = check_all(args.file, args.jobs, args.seconds, args.laws, args.games)
    breaches = [row["breach"] for row in rows if "breach" in row]
    if breaches:
        print("\n".join(breaches))
        return 1
    found = json.dumps(figures(rows, read(FIGURES)), indent=1)
    print(found)
    if args.write:
        FIGURES.write_text(found + "\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
