"""The documentation as a site: puts its pages together in build/docs, builds them, and checks every link.

    python -m tools.site            # needs pip install 'nekoban[docs]'
    python -m tools.site --list     # only list the pages of the games in mkdocs.yml

Pages that lie elsewhere (the README, the rules of the games) are copied beside the others, and their links
follow. A link that leads nowhere ends the build. Scripts and styles within pages become files, since a server
of ours lets none run that stand in a page.
"""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from functools import partial
from hashlib import blake2b
from pathlib import Path

from nekoban.core.catalogue import all_games
from nekoban.core.game import Game

ROOT = Path(__file__).parents[1]
CONFIG = ROOT / "mkdocs.yml"
PAGES, SITE = ROOT / "build" / "docs", ROOT / "build" / "site"
GAMES = ROOT / "src" / "nekoban" / "games"
SERVED = ROOT / "src" / "nekoban" / "web" / "docs"  # what the server offers under /docs
REFERENCE = {
    "nekoban": ["nekoban"],
    "core": ["nekoban.core.game", "nekoban.core.match", "nekoban.core.record", "nekoban.core.moves",
             "nekoban.core.luck", "nekoban.core.options", "nekoban.core.laws"],
    "contracts": ["nekoban.core.contracts"],
    "bots": ["nekoban.bots", "nekoban.bots.levels", "nekoban.bots.search", "nekoban.bots.advice"],
    "rl": ["nekoban.rl", "nekoban.rl.batches", "nekoban.rl.aec", "nekoban.rl.spiel"],
    "lab": ["nekoban.lab.simulate", "nekoban.lab.tournament", "nekoban.lab.statistics"],
}  # fmt: skip
LINK = re.compile(r"\[([^\[\]]*)\]\(([^)]+)\)")
INLINE = re.compile(r"<(script|style)>(.*?)</\1>", re.DOTALL)
ELSEWHERE = ("LICENSE", "examples/", "src/")  # files of the repository that are no pages


def with_games() -> str:
    """mkdocs.yml, with the pages of every game that has some."""
    docs, text = ROOT / "docs", CONFIG.read_text(encoding="utf-8")
    games = [f"- {json.dumps(game.title)}: [{', '.join(pages)}]" for game, pages in pages_of_games()]
    observations = ", ".join(f"observations/{page.name}" for page in sorted(docs.glob("observations/*.md")))
    for name, lines in (("games", games), ("observations", [f"- Observations: [{observations}]"])):
        begin, end = f"# {name}: begin\n", f"# {name}: end\n"
        before, rest = text.split(begin)
        indent = before[before.rindex("\n") + 1 :]
        listed = "".join(f"{indent}{line}\n" for line in lines)
        text = before + begin + listed + indent + end + rest.split(end)[1]
    return text


def pages_of_games() -> Iterator[tuple[Game, list[str]]]:
    """Every game that has a page in docs/games, with all its pages."""
    docs = ROOT / "docs"
    for name, game in all_games().items():
        more = sorted(page.name for page in docs.glob(f"{name}-*.md"))
        ladder = [f"ladder/{name}.md"] if (docs / "ladder" / f"{name}.md").is_file() else []
        if (docs / "games" / f"{name}.md").is_file():
            yield game, [f"games/{name}.md", f"rules/{game.folder.name}.md", *more, *ladder]


def gather() -> None:
    """Copy every page to its place in the site."""
    shutil.rmtree(PAGES, ignore_errors=True)
    shutil.copytree(ROOT / "docs", PAGES, ignore=shutil.ignore_patterns("*.ipynb"))
    for page in PAGES.rglob("*.md"):
        depth = len(page.relative_to(PAGES).parts) - 1
        write(page, page.read_text(encoding="utf-8"), "../" * depth)
    for name in ("CONTRIBUTING.md", "CHANGELOG.md"):
        write(PAGES / name, (ROOT / name).read_text(encoding="utf-8"), "")
    write(PAGES / "index.md", (ROOT / "README.md").read_text(encoding="utf-8"), "")
    for rules in GAMES.glob("*/RULES.md"):
        write(PAGES / "rules" / f"{rules.parent.name}.md", rules.read_text(encoding="utf-8"), "../")
    for name, modules in REFERENCE.items():
        write(PAGES / "reference" / f"{name}.md", "\n\n".join(f"::: {module}" for module in modules), "../")


def write(page: Path, text: str, up: str) -> None:
    page.parent.mkdir(parents=True, exist_ok=True)
    page.write_text(LINK.sub(lambda link: linked(link[1], moved(link[2], up)), text), encoding="utf-8")


def linked(label: str, target: str) -> str:
    return f"[{label}]({target})" if target else label


def moved(link: str, up: str) -> str:
    """Where a link leads in the site, from a page that lies so deep; "": nowhere, the file is no page."""
    plain = link.removeprefix("../../").removeprefix("../")
    if rules := re.fullmatch(r"src/nekoban/games/(\w+)/RULES\.md(#.*)?", plain):
        return f"{up}rules/{rules[1]}.md{rules[2] or ''}"
    if plain.startswith("docs/"):
        return up + plain.removeprefix("docs/")
    if plain in ("CONTRIBUTING.md", "CHANGELOG.md"):
        return up + plain
    is_no_page = plain.startswith(ELSEWHERE) or plain.endswith(".ipynb") or plain == "pictures"
    return "" if is_no_page else link


def take_out(site: Path) -> None:
    """Make files of the scripts and styles that stand within pages."""
    for page in site.rglob("*.html"):
        depth = len(page.relative_to(site).parts) - 1
        text = page.read_text(encoding="utf-8")
        page.write_text(INLINE.sub(partial(as_file, site, "../" * depth), text), encoding="utf-8")


def as_file(site: Path, up: str, part: re.Match[str]) -> str:
    kind, content = part.groups()
    ending = "js" if kind == "script" else "css"
    name = f"assets/taken-{blake2b(content.encode(), digest_size=6).hexdigest()}.{ending}"
    (site / name).write_text(content, encoding="utf-8")
    if kind == "script":
        return f'<script src="{up}{name}"></script>'
    return f'<link rel="stylesheet" href="{up}{name}">'


def main() -> None:
    CONFIG.write_text(with_games(), encoding="utf-8")
    if "--list" in sys.argv:
        return
    gather()
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--quiet", "--clean"]
    subprocess.run(command, cwd=ROOT, check=True, env={**os.environ, "NO_MKDOCS_2_WARNING": "1"})
    take_out(SITE)
    shutil.rmtree(SERVED, ignore_errors=True)
    shutil.copytree(SITE, SERVED)
    print(f"The site is in {SITE}; servers of this checkout offer it under /docs.")


if __name__ == "__main__":
    main()
