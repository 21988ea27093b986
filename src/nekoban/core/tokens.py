"""Design tokens: colours, sizes and fonts, from tokens.toml. Drawings use their names; pages get them as CSS.

A game may define colours for its own pictures in its colours.toml; they are added when the game loads.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from pathlib import Path

Colour = tuple[str, str]  # light and dark, as #rrggbb or #rrggbbaa

STYLE = """\
:root {{ color-scheme: light dark; }}
[data-theme="light"] {{ color-scheme: light; }}
[data-theme="dark"] {{ color-scheme: dark; }}
:root {{
{tokens}
}}
@media (prefers-reduced-motion: reduce) {{
  :root {{ --quick: 0ms; --move: 0ms; }}
}}
"""


@cache
def written() -> dict[str, dict[str, str | list[str]]]:
    """The design tokens as tokens.toml has them."""
    return tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))


@cache
def colours() -> dict[str, Colour]:
    """Every colour by its name; those of games are added when they load."""
    return {name: (pair[0], pair[1]) for name, pair in written()["colours"].items()}


def add_colours(brought: Mapping[str, list[str]]) -> None:
    """Add a game's own colours."""
    for name, (light, dark) in brought.items():
        if colours().setdefault(name, (light, dark)) != (light, dark):
            raise ValueError(f"colours.toml: there is another colour named {name!r} already.")


def style_sheet() -> str:
    """All tokens as CSS. `data-theme` on any element overrides the system's choice of light or dark."""
    plain = [f"  --{name}: {value};" for name, value in written()["plain"].items()]
    mixed = [f"  --{name}: light-dark({light}, {dark});" for name, (light, dark) in colours().items()]
    return STYLE.format(tokens="\n".join([*plain, *mixed]))
