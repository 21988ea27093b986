"""Measure how many wrong rules and wrong words of a game its tests notice, and keep the figures on a page.

python -m tools.mutation mauwi              # measure; exit 1 under a bound
python -m tools.mutation mauwi --write      # and keep the figures in docs/mutation
python -m tools.mutation mauwi --write --only words  # of the words alone; the others stay as they are
python -m tools.mutation --page             # write docs/mutation.md from the figures kept

Other options go to `tools.mutate`, as `--sample 1000`, `-j 1`, or `--keep results.jsonl --seconds 600` for a
part of the work at a time.
"""

import argparse
import ast
import json
import shlex
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, datetime
from math import sqrt
from pathlib import Path
from typing import Any

from nekoban.core.catalogue import all_games
from nekoban.core.game import Game
from tools.mutation_results import NOTICED, Row, code_digest

ROOT = Path(__file__).parents[1]
FOLDER = ROOT / "docs" / "mutation"
PAGE = ROOT / "docs" / "mutation.md"
OTHER_TESTS = ("test_luck_attack.py", "test_map_balance.py", "test_motives.py", "test_report.py")
BOUNDS = {"rules": 95.0, "why_not": 90.0, "words": 90.0}  # per cent of each part that tests must notice

INTRODUCTION = """# Wrong rules that tests notice

`make mutate GAME=mauwi` breaks the rules of a game on purpose, one small edit at a time, and runs the tests
of the game with interpreted rules, without those of motives, reports and luck. An edit that some test fails
for is noticed. These are the parts, and how much of each must be noticed:

| part | what it is | at least |
|---|---|---:|
| rules | all modules in the game's `rules/` | {rules:.0f}% |
| why_not | of these, the functions that can answer a clause when `why_not` is asked | {why_not:.0f}% |
| words | `show/words.py` and the modules of `show/` that it imports | {words:.0f}% |

An edit replaces a comparison, a number, a sign, a member of an enum or a condition, or deletes a statement;
`tools/mutants.py` lists them. A statement whose edits no test can notice carries `# pragma: no mutate` with
the reason. Texts of messages are not edited. The figures are kept in `docs/mutation`, with every edit that
was not noticed. Where only a sample of the edits was tried, the line says between which scores the whole lies
in 95 of 100 such samples. `python -m tools.mutation --page` writes this page from them.
"""


# --- the parts of a game ---


def words_files(game: Game) -> list[Path]:
    """The module of words and, transitively, those of the same folder that it imports."""
    found: list[Path] = []
    waiting = [game.folder / "show" / "words.py"]
    while waiting:
        file = waiting.pop()
        if file.is_file() and file not in found:
            found.append(file)
            tree = ast.parse(file.read_text(encoding="utf-8"))
            names = [node.module or "" for node in ast.walk(tree) if isinstance(node, ast.ImportFrom)]
            waiting += [file.parent / f"{name.rsplit('.')[-1]}.py" for name in names if ".show." in name]
    return sorted(found)


def refusing_functions(game: Game) -> set[str]:
    """The functions of the rules that can answer a clause and are reached from `why_not`."""
    functions: dict[str, set[str]] = {}
    for file in (game.folder / "rules").glob("*.py"):
        for node in ast.parse(file.read_text(encoding="utf-8")).body:
            if isinstance(node, ast.FunctionDef):
                functions[node.name] = {part.id for part in ast.walk(node) if isinstance(part, ast.Name)}
    reached, waiting = set(), ["why_not"]
    while waiting:
        name = waiting.pop()
        if name in functions and name not in reached:
            reached.add(name)
            waiting += functions[name]
    return {name for name in reached if "Clause" in functions[name]}


def parts_of(game: Game, rows: Iterable[Row]) -> dict[str, list[Row]]:
    """The mutants of each part; those of why_not are mutants of the rules too."""
    refusing = refusing_functions(game)
    parts: dict[str, list[Row]] = {part: [] for part in BOUNDS}
    for row in rows:
        part = "rules" if "/rules/" in row["file"] else "words"
        parts[part].append(row)
        if part == "rules" and row["function"] in refusing:
            parts["why_not"].append(row)
    return parts


# --- measuring ---


def measure(game: Game, options: Sequence[str], only: str = "") -> dict[str, Any] | None:
    """Try the mutants of a game; the figures, or None where its tests fail without any, or time ran out.

    A process of its own tries them: it has not imported the game yet, so it sees what runs at the import.
    """
    files = [game.folder / "rules"] * (only != "words") + words_files(game) * (only != "rules")
    command = [*(str(file.relative_to(ROOT)) for file in files), "--tests", *tests_of(game), *options]
    with tempfile.TemporaryDirectory(prefix="mutation-") as folder:
        results = Path(folder) / "results.json"
        tool = [sys.executable, "-m", "tools.mutate"]
        subprocess.run([*tool, *command, "--json", str(results)], cwd=ROOT, check=False)
        if not results.is_file():
            return None
        rows = json.loads(results.read_text())["mutants"]
    return figures(game, rows, command_of(game, [*(["--only", only] if only else []), *options]))


def tests_of(game: Game) -> list[str]:
    """The tests of the rules and of what is shown. Others play games while they are collected, or need the
    libraries of the lab, and say little about a rule."""
    files = sorted((ROOT / "tests" / "games" / game.folder.name).glob("test_*.py"))
    return [str(file.relative_to(ROOT)) for file in files if file.name not in OTHER_TESTS]


def command_of(game: Game, options: Sequence[str]) -> str:
    """What others call to get the same figures: how the work was done and in how many steps is left out."""
    parser = argparse.ArgumentParser()
    parser.add_argument("-j", "--jobs")
    parser.add_argument("--keep")
    parser.add_argument("--again", action="store_true")
    parser.add_argument("--seconds")
    parser.add_argument("--without-failing", action="store_true")
    _, rest = parser.parse_known_args(options)
    return shlex.join(["python", "-m", "tools.mutation", game.name, "--write", *rest])


def figures(game: Game, rows: Sequence[Row], command: str) -> dict[str, Any]:
    """What is kept of the results."""
    files = sorted({row["file"] for row in rows})
    return {
        "game": game.name,
        "version": game.version,
        "date": datetime.now(UTC).date().isoformat(),
        "command": command,
        "parts": {part: counted(of_part) for part, of_part in parts_of(game, rows).items()},
        "files": {
            file: {**counted([row for row in rows if row["file"] == file]), "digest": digest(ROOT / file)}
            for file in files
        },
        "unnoticed": [
            {name: row[name] for name in ("file", "function", "status", "diff")}
            for row in rows
            if row["status"] not in NOTICED
        ],
    }


def replaced(kept: dict[str, Any], found: dict[str, Any], only: str) -> dict[str, Any]:
    """The figures kept, with those of the rules or of the words alone measured anew."""
    parts = [part for part in BOUNDS if (part == "words") == (only == "words")]
    stays = {
        file: counts for file, counts in kept["files"].items() if ("/rules/" in file) != (only == "rules")
    }
    missed = [row for row in kept["unnoticed"] if row["file"] in stays]
    measured = {name: found[name] for name in ("version", "date", "command")}
    return {
        **kept,
        "parts": kept["parts"] | {part: found["parts"][part] for part in parts},
        "files": dict(sorted((stays | found["files"]).items())),
        "unnoticed": missed + found["unnoticed"],
        "again": kept.get("again", {}) | dict.fromkeys(parts, measured),
    }


def counted(rows: Sequence[Row]) -> dict[str, int]:
    return {"mutants": len(rows), "noticed": sum(row["status"] in NOTICED for row in rows)}


def digest(file: Path) -> str:
    """Of the code alone: comments and blank lines do not count. A file that is gone has none."""
    return code_digest(file.read_bytes()) if file.is_file() else ""


# --- the page ---


def page(kept: Sequence[dict[str, Any]]) -> str:
    lines = [INTRODUCTION.format(**BOUNDS)]
    measured = {found["game"]: found for found in kept}
    for game in all_games().values():
        if game.name in measured:
            lines += [f"## {game.title}", "", *game_lines(measured[game.name])]
        elif game.status == "verified":
            lines += [f"## {game.title}", "", "Not measured yet.", ""]
    return "\n".join(lines)


def game_lines(found: dict[str, Any]) -> list[str]:
    said = measured_lines("Measured", found)
    again = {measured["command"]: (part, measured) for part, measured in found.get("again", {}).items()}
    for part, measured in again.values():
        said += measured_lines("The words again" if part == "words" else "The rules again", measured)
    parts = ["| part | mutants | noticed | score | bound |", "|---|---:|---:|---:|---:|"]
    parts += [part_line(part, found) for part in BOUNDS]
    files = ["| file | mutants | noticed | score |", "|---|---:|---:|---:|", *file_lines(found)]
    return [*said, *parts, "", *files, ""]


def measured_lines(what: str, found: dict[str, Any]) -> list[str]:
    said = f"{what} on {found['date']} with rules version {found['version']}:"
    return [said, "", "```", found["command"], "```", ""]


def part_line(part: str, found: dict[str, Any]) -> str:
    counts = found["parts"][part]
    shown = f"{score(counts):.1f}%"
    if "--sample" in found.get("again", {}).get(part, found)["command"].split():
        low, high = interval(counts)
        shown += f" (between {low:.1f} and {high:.1f}%)"
    bound = f"{BOUNDS[part]:.0f}%" + ("" if score(counts) >= BOUNDS[part] else ", **not reached**")
    return f"| {part} | {counts['mutants']} | {counts['noticed']} | {shown} | {bound} |"


def file_lines(found: dict[str, Any]) -> Iterator[str]:
    for file, counts in found["files"].items():
        changed = "" if digest(ROOT / file) == counts["digest"] else ", changed since"
        name = file.split("/games/")[-1].split("/", 1)[-1]
        yield f"| {name}{changed} | {counts['mutants']} | {counts['noticed']} | {score(counts):.1f}% |"


def score(counts: dict[str, int]) -> float:
    """Noticed mutants in a hundred; where there are none, nothing was missed."""
    return 100 * counts["noticed"] / counts["mutants"] if counts["mutants"] else 100.0


def interval(counts: dict[str, int]) -> tuple[float, float]:
    """The score interval of Wilson for a sample, at 95%."""
    n, z = max(counts["mutants"], 1), 1.96
    share = score(counts) / 100
    middle = (share + z * z / (2 * n)) / (1 + z * z / n)
    half = z * sqrt(share * (1 - share) / n + z * z / (4 * n * n)) / (1 + z * z / n)
    return 100 * (middle - half), 100 * (middle + half)


def kept_figures() -> list[dict[str, Any]]:
    return [json.loads(file.read_text(encoding="utf-8")) for file in sorted(FOLDER.glob("*.json"))]


def main(argv: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="tools.mutation", description="How many wrong rules tests notice.")
    parser.add_argument("game", nargs="?", help="the game to measure")
    parser.add_argument("--write", action="store_true", help="keep the figures, and write the page")
    parser.add_argument("--only", choices=("rules", "words"), default="", help="measure only these")
    parser.add_argument("--page", action="store_true", help="only write the page from the figures kept")
    args, options = parser.parse_known_args(argv)
    status = 0
    if not args.page:
        if args.game not in all_games():
            parser.error(f"name one of these games: {', '.join(all_games())}")
        game = all_games()[args.game]
        found = measure(game, options, args.only)
        if found is None:
            return 2
        for part, counts in found["parts"].items():
            if not counts["mutants"]:
                print(f"{part}: the sample has nothing of it")
                continue
            print(
                f"{part}: {score(counts):.1f}% of {counts['mutants']} noticed, at least {BOUNDS[part]:.0f}%"
            )
        status = int(any(score(counts) < BOUNDS[part] for part, counts in found["parts"].items()))
        if args.write:
            file = FOLDER / f"{game.name}.json"
            if args.only:
                found = replaced(json.loads(file.read_text(encoding="utf-8")), found, args.only)
            FOLDER.mkdir(exist_ok=True)
            file.write_text(json.dumps(found, indent=1, ensure_ascii=False) + "\n")
    if args.page or args.write:
        PAGE.write_text(page(kept_figures()), encoding="utf-8")
    return status


if __name__ == "__main__":
    sys.exit(main())
