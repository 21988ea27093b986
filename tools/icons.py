"""The icons of the installed app, drawn from static/icon.svg: python -m tools.icons

Phones want pixels: two sizes for the manifest, and one for the home screen of those who do not read it.
"""

from __future__ import annotations

from pathlib import Path

STATIC = Path(__file__).parents[1] / "src" / "nekoban" / "web" / "static"
ICONS = {"icon-192.png": 192, "icon-512.png": 512, "apple-touch-icon.png": 180}  # pixels of each side
GROUND = "#2f2c52"  # of the drawing: a home screen rounds the corners itself


def drawn(size: int) -> bytes:
    """The icon as a PNG."""
    import resvg_py

    svg = (STATIC / "icon.svg").read_text(encoding="utf-8")
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, background=GROUND))


def main() -> None:
    for name, size in ICONS.items():
        (STATIC / name).write_bytes(drawn(size))
        print(name)


if __name__ == "__main__":
    main()
