"""Pages: the handlers of all HTML pages, from the plain files of the `web` folder.

They are the same for everybody who reads the same language.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from mimetypes import guess_type
from pathlib import Path
from string import Template
from typing import Any

from litestar import MediaType, Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath
from litestar.response import Redirect
from litestar.static_files import create_static_files_router

from nekoban.core.catalogue import all_games, known_game
from nekoban.core.game import Game
from nekoban.core.language import ENGLISH, READER, kept, languages, reading
from nekoban.core.messages import own_name
from nekoban.core.tokens import style_sheet
from nekoban.server.kept_answers import answer_with
from nekoban.server.site import site_of
from nekoban.server.words import tell
from nekoban.web.lessons import has_lesson
from nekoban.web.puzzles import usable_puzzles

WEB = Path(__file__).parents[1] / "web"
DOCS = WEB / "docs"
MANIFEST = "application/manifest+json"
HTML: dict[str, Any] = {"media_type": MediaType.HTML, "include_in_schema": False}
FORMS = dict.fromkeys(("new", "variant", "missing", "offline", "credits"), "form")
KINDS = {"start": "home", "puzzles": "home", "rules": "book", **FORMS}  # the others have a wide table
# Pages that only games with such a thing have.
NEEDED: dict[str, Callable[[Game], object]] = {"lesson": has_lesson, "puzzle": usable_puzzles}


def page(name: str, status: int = 200) -> Response[str]:
    """A page; who looks at it is known only to the API."""
    headers = {"cache-control": "no-cache", "vary": "accept-language, cookie"}
    return Response(framed(name), status_code=status, media_type=MediaType.HTML, headers=headers)


@kept(64)
def framed(name: str) -> str:
    """What is the page's own, what stands in its header first, within what all pages share."""
    nav, tag, main = (WEB / f"{name}.html").read_text(encoding="utf-8").partition("<main")
    preloads = (
        f'<link rel="modulepreload" href="/static/{module}">' for module in sorted(modules(f"{name}.js"))
    )
    return Template((WEB / "frame.html").read_text(encoding="utf-8")).substitute(
        name=name,
        kind=KINDS.get(name, "wide"),
        nav=nav.strip(),
        main=tag + main,
        preloads="\n".join(preloads),
        language=page_language(),
        languages=language_choices(),
        needs_script=tell("needs-script"),
    )


def frame_pages() -> None:
    """All pages in all languages: the first of each would keep everybody waiting."""
    for language in languages():
        with reading(language):
            for file in WEB.glob("*.html"):
                if file.stem != "frame":
                    framed(file.stem)


def page_language() -> str:
    """The reader's language; English where nobody has translated the pages to it."""
    has_words = (WEB / "static" / "messages" / f"{READER.get()}.json").is_file()
    return READER.get() if has_words else ENGLISH


def language_choices() -> str:
    """All languages by their own names, the reader's chosen."""
    chosen = {READER.get(): " selected"}
    return "".join(
        f'<option value="{code}" lang="{code}"{chosen.get(code, "")}>{own_name(code)}</option>'
        for code in languages()
    )


def modules(script: str) -> set[str]:
    """All modules that a script needs, however deep: a browser that knows them fetches them at once."""
    text = (WEB / "static" / script).read_text(encoding="utf-8")
    direct = set(re.findall(r'^import .* from "\./(\w+\.js)";$', text, re.MULTILINE))
    return direct.union(*map(modules, direct))


def page_about(game: str, name: str) -> Response[str]:
    """A page about a game; of one that is not here, or has no such thing, it says so and leads home."""
    found = known_game(game)
    is_there = found is not None and NEEDED.get(name, bool)(found)
    return page(name) if is_there else page("missing", 404)


@get("/", **HTML)
async def start_page() -> Response[str]:
    """Where one picks a game."""
    return page("start")


@get("/offline", **HTML)
async def offline_page() -> Response[str]:
    """What the installed app shows without a connection."""
    return page("offline")


@get("/about", **HTML)
async def credits_page() -> Response[str]:
    """Whose games these are."""
    return page("credits")


@get("/worker.js", media_type="text/javascript", include_in_schema=False)
async def worker() -> Response[str]:
    """The worker of the installed app: at this address it may answer for all pages."""
    text = (WEB / "static" / "worker.js").read_text(encoding="utf-8")
    return Response(text, media_type="text/javascript", headers={"cache-control": "no-cache"})


@get("/new/{game:str}", **HTML)
async def new_page(game: FromPath[str]) -> Response[str]:
    """Where one makes a table."""
    return page_about(game, "new")


@get("/variant", **HTML)
async def variant_page() -> Response[str]:
    """Where one brings a variant."""
    return page("variant")


@get("/table/{id:str}", **HTML)
async def table_page(id: FromPath[str]) -> Response[str]:
    """Where one plays."""
    return page("table")


@get("/replay/{id:str}", **HTML)
async def replay_page(id: FromPath[str]) -> Response[str]:
    """Where one looks at a finished game."""
    return page("replay")


@get(["/review", "/review/{id:str}"], **HTML)
async def review_page(id: FromPath[str] = "") -> Response[str]:
    """Where one learns from a finished game, or from a file of one."""
    return page("review")


@get("/rules/{game:str}", **HTML)
async def rules_page(game: FromPath[str]) -> Response[str]:
    """Where one reads."""
    return page_about(game, "rules")


@get("/learn/{game:str}", **HTML)
async def lesson_page(game: FromPath[str]) -> Response[str]:
    """Where one learns."""
    return page_about(game, "lesson")


@get("/puzzles", **HTML)
async def puzzles_page() -> Response[str]:
    """Where one chooses a puzzle."""
    return page("puzzles")


@get("/puzzles/{game:str}", **HTML)
async def puzzle_page(game: FromPath[str]) -> Response[str]:
    """Where one solves it."""
    return page_about(game, "puzzle")


@get("/static/tokens.css", media_type=MediaType.CSS, include_in_schema=False)
async def tokens() -> Response[str]:
    """The colours of pages and drawings."""
    all_games()  # which bring colours of their own
    return Response(style_sheet(), media_type=MediaType.CSS, headers={"cache-control": "no-cache"})


@get("/static/manifest.json", media_type=MANIFEST, include_in_schema=False)
async def manifest() -> Response[bytes]:
    """What the installed app is called, and what it is for, in the language that the page asks for it in."""
    about = json.loads((WEB / "static" / "manifest.json").read_text(encoding="utf-8"))
    about |= {"lang": READER.get(), "description": tell("app-description")}
    return Response(json.dumps(about).encode(), media_type=MANIFEST, headers={"cache-control": "no-cache"})


@get("/docs", include_in_schema=False)
async def docs_page() -> Redirect:
    """The documentation."""
    return Redirect("/docs/index.html")


def docs_files() -> Any:
    """The files of the documentation. Each is packed once, in a thread: its list of all words is long."""
    files = {f"/{path.relative_to(DOCS).as_posix()}": path for path in DOCS.rglob("*") if path.is_file()}

    @get("/docs/{file:path}", include_in_schema=False)
    async def docs_file(request: Request, file: FromPath[Path]) -> Response[bytes]:
        """A file that was there when the server began."""
        found = files.get(file.as_posix())
        if found is None:
            raise NotFoundException
        kept = await site_of(request).kept_answers.get(found, found.read_bytes)
        assert kept is not None
        return answer_with(request, kept, guess_type(found.name)[0] or "application/octet-stream")

    return docs_file


def page_handlers() -> list[Any]:
    """The handlers of all pages and static files."""
    static = create_static_files_router("/static", [WEB / "static"], include_in_schema=False)
    found = [
        start_page,
        new_page,
        table_page,
        replay_page,
        review_page,
        rules_page,
        lesson_page,
        tokens,
        manifest,
        static,
    ]
    found += [variant_page, puzzles_page, puzzle_page, offline_page, credits_page, worker]
    if DOCS.is_dir():  # `make docs` has built it
        found += [docs_page, docs_files()]
    return found
