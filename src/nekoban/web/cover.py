"""A game's pictures for the start page: a fan of some of its faces, and its table in the midst of play."""

from __future__ import annotations

import re
from collections import Counter
from functools import cache

from nekoban.core.game import Game
from nekoban.core.luck import SEED_BYTES
from nekoban.core.match import Match
from nekoban.core.svg import use

REFERENCE = re.compile(r'(?:href="#|url\(#)([\w-]+)')
BOX = re.compile(r'viewBox="\S+ \S+ ([\d.]+) ([\d.]+)"')
FAN = 5
SMALLEST = 50  # the least width of a card
HEIGHT = 130
# What a picture that nobody clicks can do without.
UNSEEN = re.compile(r' (?:id|role|class|data-[a-z]+)="[^"]*"|<title>[^<]*</title>')
STRIDE = 7  # which of the legal moves a match is pictured with


@cache
def cover(game: Game) -> str | None:
    """One small SVG; None if the game has no faces."""
    if game.faces is None:
        return None
    faces = game.faces.faces()
    shown = list(game.faces.COVER) or spread(cards_of(faces))
    if not shown:
        return None
    parts = "".join(faces[id] for id in faces if id in needed(faces, shown))
    middle = (len(shown) - 1) / 2
    cards = "".join(card(faces[id], id, number - middle) for number, id in enumerate(shown))
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 168"><defs>{parts}</defs>{cards}</svg>'


def cards_of(faces: dict[str, str]) -> list[str]:
    """The faces of the most common size, without backs: a game's cards."""
    sizes = {id: BOX.search(face.split(">", 1)[0]) for id, face in faces.items() if "back" not in id}
    common = Counter(size[0] for size in sizes.values() if size and float(size[1]) >= SMALLEST)
    best = common.most_common(1)
    return [id for id, size in sizes.items() if size and best and size[0] == best[0][0]]


def spread(ids: list[str]) -> list[str]:
    """Some faces for the cover, evenly chosen."""
    count = min(FAN, len(ids))
    return [ids[index * len(ids) // count] for index in range(count)]


def card(face: str, id: str, place: float) -> str:
    """A face of the fan, turned and moved to its place."""
    found = BOX.search(face)
    assert found is not None
    width = HEIGHT * float(found[1]) / float(found[2])
    turn = f"translate({200 + 62 * place:g} {102 + 6 * place * place:g})rotate({8 * place:g})"
    return f'<g transform="{turn}">{use(id, -width / 2, -HEIGHT / 2, width, HEIGHT)}</g>'


def needed(faces: dict[str, str], shown: list[str]) -> set[str]:
    """The faces of a cover and everything they are made of."""
    found, open_ids = set(), list(shown)
    while open_ids:
        id = open_ids.pop()
        if id in faces and id not in found:
            found.add(id)
            open_ids += REFERENCE.findall(faces[id])
    return found


def table_in_play(game: Game, layout: str) -> str | None:
    """The table half-way through a match, as the first player sees it; None if the game has no pictures.

    Its seed is one that no table has, and its moves are picked by a plain rule, so it is always the same.
    """
    if game.drawing is None:
        return None
    match = Match(game, game.options.read({}), bytes(SEED_BYTES))
    while not match.over:
        legal = match.legal()
        match.play(legal[STRIDE * match.ply % len(legal)])
    half = match.engine.view(match.states[match.ply // 2], 0)
    picture = UNSEEN.sub("", str(game.drawing.draw(half, 0, layout, match.names)))
    faces = game.faces.faces() if game.faces else {}
    wanted = needed(faces, REFERENCE.findall(picture))
    parts = "".join(faces[id] for id in faces if id in wanted)
    return picture.replace("<defs></defs>", f"<defs>{parts}</defs>", 1)
