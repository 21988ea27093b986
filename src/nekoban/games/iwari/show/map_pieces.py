"""Iwari: the things that lie on a map: its ground, tents, totems, connections, Feats."""

from __future__ import annotations

from nekoban.core.language import kept
from nekoban.core.svg import group, paint, path, text, use
from nekoban.games.iwari.data.loading import load_map
from nekoban.games.iwari.data.map_files import names as map_names
from nekoban.games.iwari.data.maps import Map, Point
from nekoban.games.iwari.parts import Biome
from nekoban.games.iwari.show import titles
from nekoban.games.iwari.show.faces import map_ground
from nekoban.games.iwari.show.map_picture import SPACE_RADIUS, badge_mark, outline_of
from nekoban.games.iwari.show.map_places import named, turned

WORDS = tuple(biome.word for biome in Biome)
REACH = 22  # how far around a space a click counts
TENT, SIGN = 38, 34  # sizes on the map


@kept(128)
def ground(board: Map, layout: str) -> str:
    """The bare map: a face, or for a map of a user's own the drawing itself."""
    shown = named(board) if layout == "wide" else turned(named(board))
    for name in map_names():
        if board is load_map(name):
            return use(f"face-iwari-map-{name}-{layout}", 0, 0, *shown.size)
    return map_ground(shown)


@kept(256)
def land(board: Map, index: int, title: str, is_asked: bool) -> str:
    """The whole of a territory: what it is worth, a frame where a Feat may go."""
    shape = f'<use href="#{outline_of(board, index)}" fill="{paint("white")}" fill-opacity="0"'
    if is_asked:
        shape += f' stroke="{paint("gold")}" stroke-width="9" stroke-linejoin="round"'
    return group(
        shape + "/>",
        id=f"land-{index + 1}",
        click=f"territory-{index + 1}" if is_asked else "",
        title=title,
    )


@kept(4096)
def space(board: Map, index: int, tribe: int, owner: str, is_last: bool) -> str:
    """A tent space, and the tent on it."""
    x, y = board.spaces[index].at
    ring = f'<circle cx="{x}" cy="{y}" r="{REACH}" fill="{paint("white")}" fill-opacity="0"/>'
    if tribe < 0:
        edge = f'fill="{paint("iwari-paper")}" stroke="{paint("iwari-ink")}" stroke-width="1.8"'
        ring += f'<circle cx="{x}" cy="{y}" r="{SPACE_RADIUS}" {edge}/>'
    else:
        more = f'id="tent-{index + 1}" data-from="stock-{tribe + 1}"' + (' class="last"' if is_last else "")
        ring += use(f"face-iwari-tent-{tribe + 1}", x - TENT / 2, y - TENT * 0.58, TENT, TENT, more)
    title = titles.space_title(board, index, owner)
    return group(ring, id=f"space-{index + 1}", click=f"space-{index + 1}", title=title)


@kept(4096)
def totem_space(
    board: Map, index: int, counts: tuple[int, ...], room: int, names: tuple[str, ...], last: int
) -> str:
    """A totem space: its biome's sign, and on it a totem of every tribe that has some, with their number.

    Where there is none yet, its outline says that this is where totems go.
    """
    x, y = board.territories[index].totem
    biome = WORDS[board.territories[index].biome]
    drawn = [use(f"face-iwari-icon-{biome}", x - SIGN / 2, y - SIGN / 2, SIGN, SIGN)]
    standing = [tribe for tribe, count in enumerate(counts) if count]
    step = min(24.0, 66 / max(1, len(standing)))
    if not standing:
        drawn.append(use("face-iwari-totem-place", x + 4, y - 17, 20, 30))
    for k, tribe in enumerate(standing):
        left = x + (k - (len(standing) - 1) / 2) * step
        more = f'id="totem-{index + 1}-{tribe + 1}" data-from="stock-{tribe + 1}"'
        more += ' class="last"' if tribe == last else ""
        drawn.append(use(f"face-iwari-totem-{tribe + 1}", left - 13, y - 26, 26, 39, more))
        if counts[tribe] > 1:
            drawn.append(tag(counts[tribe], left + 8, y + 12))
    title = titles.totem_title(board, index, counts, room, names)
    return group(*drawn, id=f"totem-{index + 1}", click=f"totem-territory-{index + 1}", title=title)


@kept(1024)
def connection(
    board: Map, index: int, is_covered: int, feats: int, title: str, is_asked: bool, is_last: bool
) -> str:
    """A connection's badge; under a mountain it sleeps."""
    link = board.connections[index]
    x, y = link.badge
    ink = paint("iwari-paper" if link.water else "iwari-ink")
    letters = f' fill="{ink}" font-size="15.5" text-anchor="middle"'
    grown = "" if board.size[0] >= board.size[1] else "scale(1.25)"  # a tall map is shown smaller
    drawn = [f'<g transform="translate({x} {y}){grown}">{badge_mark(board, link, letters)}</g>']
    if is_covered:
        drawn = [use("face-iwari-mountain", x - 20, y - 22, 40, 35.5)]
    if feats:
        drawn.append(feat_mark(f"feat-on-{index + 1}", (x, y + 23), feats, "", is_last))
    click = f"connection-{index + 1}" if is_asked else ""
    return group(*drawn, id=f"link-{index + 1}", click=click, title=title)


@kept(256)
def feat_mark(id: str, at: Point, count: int, title: str, is_last: bool) -> str:
    """Feats that lie there: eight golden corners, and what they multiply by."""
    x, y = at
    edge = path(f"M{x - 5} {y - 13}h10l8 8v10l-8 8h-10l-8 -8v-10z", "gold", "line", 2)
    inner = path(f"M{x - 4} {y - 9.5}h8l5.5 5.5v8l-5.5 5.5h-8l-5.5 -5.5v-8z", "teal", "line", 1)
    number = text(titles.times(count), x, y + 5.2, 15.5, "on-teal")
    return group(
        edge, inner, number, id=id, title=title, role="img" if title else "", more='class="last"' * is_last
    )


def tag(number: int, x: float, y: float) -> str:
    """A small number on a piece."""
    disc = f'<circle cx="{x:g}" cy="{y:g}" r="9.5" fill="{paint("paper")}" stroke="{paint("line")}"/>'
    return disc + text(number, x, y + 5.4, 15.5, "line")
