"""A game's RULES.md as sections for a page: clauses have addresses, rulings are marked, positions are drawn.

A fenced block that begins with "picture" holds a position text, one that begins with "faces" names of faces;
the words after that are its caption.
"""

from __future__ import annotations

import re
from html import escape
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token
from rich.text import Text

from nekoban.core.clauses import rules_file
from nekoban.core.game import Game
from nekoban.core.language import kept
from nekoban.core.match import Match
from nekoban.core.svg import use
from nekoban.web.cover import BOX

CLAUSE = re.compile(r"<tr>\s*<td>((?:<[^>]+>)*)([A-Z]{2,}-\w+)")
CLICKS = re.compile(r' (?:role|data-(?:click|from|flip|roll))="[^"]*"')
HEIGHT, GAP = 100, 10  # of faces in a row
OWN_ID = re.compile(r'(<(?:g|use|path|rect|circle|text)\b[^>]*?) id="[^"]*"')


@kept(64)
def rulebook(game: Game) -> dict[str, Any]:
    """The title and the sections, each with an id, a title and its HTML. The first has no title."""
    title, sections = game.shown_title, [("about", "", "")]
    source = rules_file(game.folder).read_text(encoding="utf-8")
    for block in re.split(r"^(?=#{1,2} )", source, flags=re.MULTILINE):
        head, _, body = block.partition("\n")
        if head.startswith("## "):
            name = head[3:].replace("`", "").strip()
            sections.append((re.sub(r"\W+", "-", name.lower()).strip("-"), name, html_of(body, game)))
        elif head.startswith("# "):
            title = head[2:].strip()
            sections[0] = ("about", "", html_of(body, game))
    shown = [{"id": id, "title": name, "html": html} for id, name, html in sections if html]
    return {"game": game.name, "title": title, "sections": shown}


def html_of(text: str, game: Game | None = None) -> str:
    """Markdown as HTML; raw HTML in it is not let through."""
    page = MarkdownIt("commonmark", {"html": False}, renderer_cls=Pictures).enable("table")
    made = CLAUSE.sub(r'<tr id="\2"><td>\1\2', page.render(text, {"game": game}))
    return made.replace("<strong>R</strong>", '<strong class="ruling">R</strong>').strip()


class Pictures(RendererHTML):
    """Draws the positions and faces of fenced blocks."""

    def fence(self, tokens: list[Token], idx: int, options: Any, env: Any) -> str:
        kind, _, caption = tokens[idx].info.strip().partition(" ")
        content = " ".join(tokens[idx].content.split())
        if kind == "picture":
            return figure(position(content), caption)
        if kind == "faces" and env["game"].faces is not None:
            return figure(row_of_faces(env["game"], content.split()), caption)
        return super().fence(tokens, idx, options, env)


def figure(picture: str, caption: str) -> str:
    """A picture with its caption. Nothing in it can be clicked. Several share a page, so ids are removed."""
    picture = CLICKS.sub("", OWN_ID.sub(r"\1", picture))
    picture = picture.replace("<svg ", f'<svg role="img" aria-label="{escape(caption)}" ', 1)
    return f"<figure>{picture}<figcaption>{escape(caption)}</figcaption></figure>\n"


def position(text: str) -> str:
    """The table in a position, as the seat to move sees it; as text where the game has no pictures."""
    match = Match.from_position(text, seed="rules")
    if match.game.drawing is None:
        return f"<pre>{escape(Text.from_markup(match.text(match.to_move)).plain)}</pre>"
    return match.svg(match.to_move, "wide", faces=False)


def row_of_faces(game: Game, ids: list[str]) -> str:
    """Faces side by side, all of one height."""
    faces = game.faces.faces() if game.faces else {}
    shown, x = [], 0.0
    for id in ids:
        found = BOX.search(faces[id])
        assert found is not None
        width = HEIGHT * float(found[1]) / float(found[2])
        shown.append(use(id, x, 0, width, HEIGHT))
        x += width + GAP
    box = f'class="row-of-faces" viewBox="0 0 {x - GAP:g} {HEIGHT}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {box}>{"".join(shown)}</svg>'
