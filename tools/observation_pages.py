"""Write docs/observations/*.md: what every number of an observation is, from the declaration of the state.

python -m tools.observation_pages          # write them
python -m tools.observation_pages --check  # exit 1 where a page is not what would be written
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from nekoban.core.catalogue import all_games
from nekoban.core.game import Game
from nekoban.core.observations import Layout, Slot
from nekoban.core.turned_seats import SEAT
from tools.game_pages import keep

FOLDER = Path(__file__).parents[1] / "docs" / "observations"
MOST_NAMES = 24  # longer lists of names are left to the source


def page(game: Game) -> str:
    """The page of one game."""
    players = game.options.form()[0]
    few, many = (Layout(game, players[end]) for end in ("low", "high"))
    lines = [f"# Observations of {game.title}", ""]
    lines += [
        f"`nekoban.rl.Layout({game.name!r}, players)`: {few.size} numbers with {few.players} players"
        + (f", {many.size} with {many.players}" if many.players > few.players else "")
        + f"; {len(game.moves)} actions. `kept=True` adds what follows from the options alone: "
        f"{Layout(game, few.players, kept=True).size} numbers. "
        "[How to read this](../research.md#observations).",
        "",
        "| field | shape | from | bytes | values | turns with | meaning |",
        "|---|---|---:|---:|---|---|---|",
        *(row(slot, game) for slot in few.slots),
        "",
        f"`from`, and seats in `values`, are those of {few.players} players.",
        "",
        *names(few),
    ]
    return "\n".join(lines)


def row(slot: Slot, game: Game) -> str:
    shape = " × ".join(map(str, slot.shape)) or "1"
    head = slot.name.partition(".")[0]
    field = game.state.fields.get(head)
    if field is not None and field.seated:
        shape = " × ".join(["players", *map(str, slot.shape[1:])])
    turns = {"": "", SEAT: "seats"}.get(slot.turned, f"`{slot.turned}`")
    values = f"{slot.low} to {slot.high}".replace("-", "−")
    turns = "seats" if slot.name in game.turning.axes else turns
    meaning = slot.meaning or slot.name.rpartition(".")[2].replace("_", " ")
    meaning += f" ({slot.of.__name__})" if slot.of is not None else ""
    return f"| `{slot.name}` | {shape} | {slot.first} | {slot.width} | {values} | {turns} | {meaning} |"


def names(layout: Layout) -> Iterator[str]:
    """What the numbers of enums are called."""
    kinds = {slot.of.__name__: slot.of for slot in layout.slots if slot.of is not None}
    shown = {name: kind for name, kind in kinds.items() if name != "Seat" and len(kind) <= MOST_NAMES}
    if shown:
        yield "## Names of numbers"
        yield ""
    for name, kind in sorted(shown.items()):
        listed = ", ".join(f"{int(value)} {value.name.lower().replace('_', ' ')}" for value in kind)
        yield f"- **{name}**: {listed}"
    if shown:
        yield ""


def main() -> None:
    keep(FOLDER, page, all_games(hidden=True).values(), "python -m tools.observation_pages")


if __name__ == "__main__":
    main()
