"""Pictures of matches and views, with their clicks and the names of things; notebooks draw them.

These are here and not in record.py, so that a change to pictures does not recompile the rules.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from html import unescape

from nekoban.core.catalogue import all_games
from nekoban.core.game import Game
from nekoban.core.messages import tell
from nekoban.core.record import Record, SeatNumber, View
from nekoban.core.svg import Svg

CLICK = re.compile(r'data-click="([^"]*)"')
NAME_END = re.compile(r"[.:] |\u00a0: |[。：]")  # in a title, by the languages' ways to write
DETAIL = re.compile(r"[,;] |\u00a0; |、")  # in a name, before what is said of the thing besides
TITLE = re.compile(r'data-click="([^"]+)"[^>]*>\s*<title>([^<]*)</title>')


def picture(
    game: Game,
    record: Record | View,
    seat: SeatNumber | None,
    layout: str = "wide",
    names: Sequence[str] = (),
    faces: bool = True,
) -> Svg:
    """A view as its seat sees it, or a whole state. Leave out `faces` if the page already has them."""
    view: View = record if isinstance(record, View) else record.View(record.twin().array)
    names = [*names, *(tell("player", number=number + 1) for number in range(len(names), view.seats))]
    if game.drawing is None:
        raise LookupError(tell("no-pictures", game=game.title))
    drawn = game.drawing.draw(view, seat, layout, names)
    if not faces or game.faces is None:
        return drawn
    symbols = "".join(game.faces.faces().values())
    return Svg(drawn.replace("<defs>", f"<defs>{symbols}", 1))


def clicks(drawing: str) -> set[str]:
    """The ids of everything that can be clicked in a drawing."""
    return set(CLICK.findall(drawing))


def thing_names(game: Game, view: View, names: Sequence[str]) -> dict[str, str]:
    """The names of the things on the table, by click id: the first words of their titles."""
    drawing = picture(game, view, view.viewer, names=names, faces=False) if game.drawing else ""
    return {id: unescape(NAME_END.split(title)[0]) for id, title in TITLE.findall(drawing)}


def short_name(name: str) -> str:
    """A thing's name without what is said of it besides: a list of names has commas of its own."""
    return DETAIL.split(name)[0]


def drawn(record: Record | View) -> Svg | None:
    """What a notebook shows for a state or a view; nothing for a part of one."""
    kind = record.state if isinstance(record, View) else type(record)
    for game in all_games(hidden=True).values():
        if game.state is kind and game.drawing is not None:
            return picture(game, record, record.viewer if isinstance(record, View) else None)
    return None


setattr(Record, "_repr_svg_", drawn)  # noqa: B010
