"""Write one HTML page with all faces, in light and in dark.

python tools/contact_sheet.py sheet.html [game ...]
"""

import sys
from html import escape
from pathlib import Path

from nekoban.core.catalogue import all_games, find_game
from nekoban.core.svg import SEAT_SHAPES, seat_mark, use
from nekoban.core.tokens import colours, style_sheet

STYLE = """
body { margin: 0; font: 12px/1.3 var(--font-text); }
section { background: var(--table); color: var(--text); padding: 16px; }
h2 { margin: 12px 0 4px; font-size: 16px; }
figure { display: inline-block; margin: 6px; text-align: center; vertical-align: bottom; }
figure svg { color: var(--seat-4); }
figcaption { color: var(--text-soft); font-size: 10px; }
.tone { display: inline-block; padding: 6px 10px; margin: 2px; border-radius: 6px; }
"""


def games_with_faces() -> list[str]:
    return sorted(name for name, game in all_games(hidden=True).items() if game.faces)


def view_box(face: str) -> tuple[float, float]:
    _, _, width, height = face.split('viewBox="')[1].split('"')[0].split()
    return float(width), float(height)


def figure(name: str, face: str) -> str:
    width, height = view_box(face)
    w, h = 120 * width / height, 120
    return (
        f'<figure><svg width="{w:.0f}" height="{h}" viewBox="0 0 '
        f'{width:g} {height:g}">{use(name, 0, 0, width, height)}</svg>'
        f'<svg width="{w / 3:.0f}" height="{h / 3:.0f}" viewBox="0 0 '
        f'{width:g} {height:g}">{use(name, 0, 0, width, height)}</svg>'
        f"<figcaption>{escape(name)}</figcaption></figure>"
    )


def tones() -> str:
    pairs = [name for name in colours() if f"on-{name}" in colours()]
    chips = "".join(
        f'<span class="tone" style="background:var(--{name});color:var(--on-{name})">{name}</span>'
        for name in pairs
    )
    seats = "".join(seat_mark(seat, 12 + 26 * seat, 12, 20) for seat in range(len(SEAT_SHAPES)))
    return f'<h2>tokens</h2><svg width="190" height="24">{seats}</svg>{chips}'


def page(names: list[str]) -> str:
    faces = {name: find_game(name).parts["faces"].faces() for name in names}
    defs = "".join(face for of_game in faces.values() for face in of_game.values())
    shown = tones() + "".join(
        f"<h2>{name}</h2>"
        + "".join(figure(id, face) for id, face in of_game.items() if id.startswith("face-"))
        for name, of_game in faces.items()
    )
    style = style_sheet() + STYLE
    return (
        f'<!doctype html><meta charset="utf-8"><title>Faces</title><style>{style}</style>'
        f'<svg width="0" height="0" style="position:absolute"><defs>{defs}</defs></svg>'
        + "".join(f'<section data-theme="{theme}">{shown}</section>' for theme in ("light", "dark"))
    )


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(page(sys.argv[2:] or games_with_faces()), encoding="utf-8")
