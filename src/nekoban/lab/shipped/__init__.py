"""The reports that ship with the project: `nekoban reports`, or one of them by name.

Each module has GAMES, how much is played at the usual scale; `total`, how many games that makes; and
`report`, which plays them and says what can be said. What is compared with what, and why, stands on the page.
"""

from __future__ import annotations

from types import ModuleType

from nekoban.lab.shipped import cat_battles, iwari, mauwi, nine_lives
from nekoban.lab.shipped.setting import Setting

__all__ = ["REPORTS", "Setting"]

REPORTS: dict[str, ModuleType] = {
    "mauwi": mauwi,
    "nine-lives": nine_lives,
    "cat-battles": cat_battles,
    "iwari": iwari,
}
