"""The reports that ship with the project: `nekoban reports`, or one of them by name.

Each is made of plain simulations; what is compared with what, and why, is said on its page.
"""

from __future__ import annotations

from collections.abc import Callable

from nekoban.lab.findings import Report
from nekoban.lab.shipped import cat_battles, iwari, mauwi, nine_lives
from nekoban.lab.shipped.setting import Setting

__all__ = ["REPORTS", "Setting"]

REPORTS: dict[str, Callable[[Setting], Report]] = {
    "mauwi": mauwi.report,
    "nine-lives": nine_lives.report,
    "cat-battles": cat_battles.report,
    "iwari": iwari.report,
}
