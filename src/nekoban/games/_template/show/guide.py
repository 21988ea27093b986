"""Mice: what the page says to a newcomer."""

from collections.abc import Sequence

from nekoban.core.record import View
from nekoban.games._template.words import tell


def goal(view: View) -> str:
    """Mice: what the game is about."""
    return tell("goal")


def prompt(view: View, picked: Sequence[str], names: Sequence[str]) -> str:
    """Mice: what to click next; every move is one click."""
    return tell("prompt")


def about(view: View, thing: str, names: Sequence[str]) -> list[tuple[str, str]]:
    """Mice: what a thing does: its clauses in their own words."""
    return [("", clause) for clause in (("MI-03",) if thing == "heap" else ("MI-04", "MI-05"))]
