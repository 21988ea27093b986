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
from nekoban.core.notation import COUNTED_FROM_1, UNTOLD, value_names
from nekoban.core.observations import comments
from nekoban.core.options import local_help, spelled
from nekoban.core.record import Field, Seat

MOST_NAMES = 6  # of a field's values
FOLDER = Path(__file__).parents[1] / "docs" / "games"


STATE = (
    "What is seen by whom, and how [position texts](../architecture.md#position-text) say it. `kept` fields "
    "follow from the options and are never typed. `derived` fields follow from other fields: they need not "
    "be typed, and a wrong value is refused. *Unless typed* is the value of a field that a text leaves out, "
    "as texts write it: `-` is none, `?` is hidden and dealt by chance. Where *in texts* has nothing, a "
    "number is what it says."
)


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
    lines += ["## State", "", STATE, ""]
    lines += [
        "| field | shape | sight | unless typed | in texts | meaning |",
        "|---|---|---|---|---|---|",
        *fields(game.state),
        "",
    ]
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
    """The fields with what they mean: the comments beside their declarations."""
    meanings = comments(kind)
    for field in kind.fields.values():
        if field.rows is not None:
            owner = "seat" if field.seated else "row"
            yield from fields(field.rows, f"{prefix}{field.name}[{owner}: {field.shape[0]}].")
            continue
        shape = " × ".join(map(str, field.shape)) or "1"
        sight = f"{field.sight}, kept" if field.kept else field.sight
        meaning = meanings[field.name].replace("|", "\\|")
        told = f"| {default_of(field)} | {told_of(field)} | {meaning} |"
        if field.name in UNTOLD or prefix.startswith("events["):
            told = f"|  | never typed | {meaning} |"
        yield f"| `{prefix}{field.name}` | {shape} | {sight} {told}"


def default_of(field: Field) -> str:
    """The value of a field that a position does not mention, as texts write it."""
    if field.kept:
        return ""
    if field.derived:
        return "follows"
    if field.sight != "public":
        return "`?`"
    names = value_names(field, COUNTED_FROM_1)
    return f"`{names.get(field.default, str(field.default + max(field.base, 0)))}`"


def told_of(field: Field) -> str:
    """What must be known to type a value."""
    if field.kept:
        return ""
    told = ["derived"] * field.derived + ["filled in where it follows"] * field.filled
    if field.of is Seat or field.base > 0:
        told.append("counts from 1")
    elif field.of is not None:
        told.append(", ".join(names_of(field)))
    return "; ".join(told)


def names_of(field: Field) -> list[str]:
    """The names of values; of many only the first ones."""
    names = [f"`{member.name.lower().replace('_', '-')}`" for member in field.of or ()]
    return names if len(names) <= MOST_NAMES else [*names[:MOST_NAMES], "…"]


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
