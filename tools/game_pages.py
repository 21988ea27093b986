"""Write docs/games/*.md: one page a game, all on one template, from what the game declares.

python -m tools.game_pages          # write them
python -m tools.game_pages --check  # exit 1 where a page is not what would be written
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from nekoban.core.catalogue import all_games
from nekoban.core.clauses import clause_ids
from nekoban.core.game import Game
from nekoban.core.options import local_help, spelled

FOLDER = Path(__file__).parents[1] / "docs" / "games"


def page(game: Game) -> str:
    """The page of one game."""
    lines = [f"# {game.title}", "", str(game.summary), "", str(game.credit), ""]
    lines += ["| | |", "|---|---|", *facts(game), ""]
    lines += [
        "## Options",
        "",
        "| option | values | default | what it does |",
        "|---|---|---|---|",
        *options(game),
        "",
    ]
    lines += [
        "## Moves",
        "",
        "| kind | rows | clicks of one | its text |",
        "|---|---:|---|---|",
        *moves(game),
        "",
    ]
    lines += ["## State", "", "What is seen by whom. `kept` fields follow from the options.", ""]
    lines += ["| field | shape | sight | default |", "|---|---|---|---:|", *fields(game.state), ""]
    return "\n".join(lines)


def facts(game: Game) -> Iterator[str]:
    low, high = game.options.form()[0]["low"], game.options.form()[0]["high"]
    yield f"| name | `{game.name}` |"
    yield f"| players | {low}–{high} |" if low != high else f"| players | {low} |"
    yield f"| rules version | {game.version} |"
    yield f"| status | {game.status} |"
    source = f"../../src/nekoban/games/{game.folder.name}/RULES.md"
    yield f"| clauses | {len(clause_ids(game))}, in [RULES.md]({source}) |"
    yield f"| moves | {len(game.moves)} |"
    yield f"| bytes a state | {game.state.dtype.itemsize} |"


def options(game: Game) -> Iterator[str]:
    for name, option in game.options.declared.items():
        form = option.form()
        values = (
            f"{form['low']}–{form['high']}"
            if "low" in form
            else ", ".join(form.get("values", [])) or form["type"]
        )
        yield f"| `{spelled(name)}` | {values} | {str(option.default) or '–'} | {local_help(option)} |"


def moves(game: Game) -> Iterator[str]:
    for kind in game.moves.kinds:
        rows = [number for number, row in enumerate(game.moves.rows) if row[0] == kind]
        name = kind.name.lower().replace("_", "-")
        path = " ".join(game.moves.paths[rows[0]])
        yield f"| {name} | {len(rows)} | `{path}` | `{game.moves.texts[rows[0]]}` |"


def fields(kind: Any, prefix: str = "") -> Iterator[str]:
    for field in kind.fields.values():
        if field.rows is not None:
            owner = "seat" if field.seated else "row"
            yield from fields(field.rows, f"{prefix}{field.name}[{owner}: {field.shape[0]}].")
            continue
        shape = " × ".join(map(str, field.shape)) or "1"
        sight = f"{field.sight}, kept" if field.kept else field.sight
        yield f"| `{prefix}{field.name}` | {shape} | {sight} | {field.default} |"


def keep(folder: Path, page: Callable[[Game], str], games: Iterable[Game], command: str) -> None:
    """Write a page for every game; with --check only say which are not up to date."""
    folder.mkdir(parents=True, exist_ok=True)
    stale = []
    for game in games:
        file, text = folder / f"{game.name}.md", page(game)
        if "--check" in sys.argv:
            if not file.exists() or file.read_text(encoding="utf-8") != text:
                stale.append(file.name)
        else:
            file.write_text(text, encoding="utf-8")
    if stale:
        sys.exit(f"Not up to date: {', '.join(stale)}. Run: {command}")


def main() -> None:
    keep(FOLDER, page, all_games(hidden=True).values(), "python -m tools.game_pages")


if __name__ == "__main__":
    main()
