"""Mice: the faces that its pictures use."""

from functools import cache

from nekoban.core.svg import numeral, path, rect, symbol
from nekoban.games._template.parts import CARDS, Card

BODY = "M6 26C4 14 14 6 24 8C33 9 38 17 37 26Q36 31 30 31H12Q7 31 6 26Z"
EARS = "M9 12A6 6 0 1 1 19 8M20 7A6 6 0 1 1 31 11"
TAIL = "M36 28C44 30 42 20 46 20"


@cache
def faces() -> dict[str, str]:
    """Mice: all faces: id -> symbol. A page is sent them once."""
    mouse = symbol(
        "face-mice-mouse",
        48,
        36,
        path(TAIL, "none", "pink", 3),
        path(EARS, "pink", width=2.5),
        path(BODY, "fur-grey", width=2.5),
        path("M13 20v.1M23 20v.1", "none", width=4.5),
        path("M17 25h2l-1 1z", "pink", width=1.5),
    )
    drawn = [mouse, *(card_face(card) for card in CARDS), back_face()]
    return {face.split('"', 2)[1]: face for face in drawn}


def card_face(card: Card) -> str:
    """The face of a card of Mice."""
    number = numeral(card, 30, 43, 28)
    return symbol(f"face-mice-paw-{card}", 60, 84, frame("paper"), pads("fur-ginger"), number)


def back_face() -> str:
    """The back of the cards of Mice."""
    return symbol("face-mice-paw-back", 60, 84, frame("teal"), pads("on-teal"))


def frame(colour: str) -> str:
    """The frame of a card."""
    return rect(2, 2, 56, 80, 7, colour, "line", 2.5)


def pads(colour: str) -> str:
    """A paw: four toes and the ball."""
    toes = "".join(f"M{x} {y}a5 6 0 1 1 10 0a5 6 0 1 1 -10 0Z" for x, y in ((14, 24), (36, 24), (25, 15)))
    ball = "M16 52C16 38 22 31 30 31S44 38 44 52Q44 76 30 76T16 52Z"
    return path(toes + ball, colour, width=2)
