"""A game's RULES.md as sections for a page: clauses have addresses, rulings are marked, positions are drawn.

A fenced block that begins with "picture" holds a position text; the words after "picture" are its caption.
"""

from __future__ import annotations

import re
from functools import cache
from html import escape
from typing import Any

from markdown_it import MarkdownIt
from markdown_it.renderer import RendererHTML
from markdown_it.token import Token

from nekoban.core.game import Game
from nekoban.core.match import Match

CLAUSE = re.compile(r"<tr>\s*<td>((?:<[^>]+>)*)([A-Z]{2,}-\w+)")
OWN_ID = re.compile(r'(<(?:g|use|path|rect|circle|text)\b[^>]*?) id="[^"]*"')


@cache
def rulebook(game: Game) -> dict[str, Any]:
    """The title and the sections, each with an id, a title and its HTML."""
    title, sections = game.title, [("about", "About", "")]
    source = (game.folder / "RULES.md").read_text(encoding="utf-8")
    for block in re.split(r"^(?=#{1,2} )", source, flags=re.MULTILINE):
        head, _, body = block.partition("\n")
        if head.startswith("## "):
            name = head[3:].strip()
            sections.append((re.sub(r"\W+", "-", name.lower()).strip("-"), name, html_of(body)))
        elif head.startswith("# "):
            title = head[2:].strip()
            sections[0] = ("about", "About", html_of(body))
    kept = [{"id": id, "title": name, "html": html} for id, name, html in sections if html]
    return {"game": game.name, "title": title, "sections": kept}


def html_of(text: str) -> str:
    """Markdown as HTML, with no HTML of its own let through."""
    made = MarkdownIt("commonmark", {"html": False}, renderer_cls=Pictures).enable("table").render(text)
    made = CLAUSE.sub(r'<tr id="\2"><td>\1\2', made)
    return made.replace("<strong>R</strong>", '<strong class="ruling">R</strong>').strip()


class Pictures(RendererHTML):
    """Draws the positions of fenced blocks."""

    def fence(self, tokens: list[Token], idx: int, options: Any, env: Any) -> str:
        token = tokens[idx]
        kind, _, caption = token.info.strip().partition(" ")
        if kind != "picture":
            return super().fence(tokens, idx, options, env)
        match = Match.from_position(" ".join(token.content.split()), seed="rules")
        drawn = match.svg(match.to_move, "wide", faces=False)
        picture = OWN_ID.sub(r"\1", drawn)  # several pictures share the page
        picture = picture.replace("<svg ", f'<svg aria-label="{escape(caption)}" ', 1)
        return f"<figure>{picture}<figcaption>{escape(caption)}</figcaption></figure>\n"
