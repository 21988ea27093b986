"""Keep what pages say of the rules they were measured with: when a game's version rises, its figures are old.

python -m tools.measured_pages          # write it into the pages
python -m tools.measured_pages --check  # exit 1 where a page does not say it
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

from nekoban.core.catalogue import all_games
from nekoban.core.game import Game

FOLDER = Path(__file__).parents[1] / "docs"
SAID = re.compile(r"Measured with rules version (\d+)(?:; the rules are now version \d+)?\.")


def measured_pages(game: Game) -> list[Path]:
    """The pages with figures of a game: its ladder, its report, and pages that begin with its name."""
    name, folders = game.name, (FOLDER / "reports", FOLDER / "teaching")
    pages = [folder / f"{name}.{kind}" for folder in folders for kind in ("html", "json")]
    return sorted([FOLDER / "ladder" / f"{name}.md", *pages, *FOLDER.glob(f"{name}-*.md")])


def updated(game: Game, text: str) -> str:
    """The text of a page, with the present version of the rules where it speaks of it."""
    return SAID.sub(lambda said: game.measured_with(int(said[1])), text)


def stale_pages(games: list[Game]) -> Iterator[tuple[Path, str]]:
    """Every page that should say something else, and its text as it should be."""
    for game in games:
        for file in filter(Path.is_file, measured_pages(game)):
            text = file.read_text(encoding="utf-8")
            if updated(game, text) != text:
                yield file, updated(game, text)


def main() -> None:
    stale = dict(stale_pages(list(all_games().values())))
    if "--check" not in sys.argv:
        for file, text in stale.items():
            file.write_text(text, encoding="utf-8")
    elif stale:
        names = ", ".join(file.name for file in stale)
        sys.exit(f"Not up to date: {names}. Run: python -m tools.measured_pages")


if __name__ == "__main__":
    main()
