"""Mauwi and Mauw: what is written on the picture of the table."""

from collections.abc import Sequence
from functools import lru_cache

from nekoban.core.language import kept
from nekoban.core.messages import Phrase, capital
from nekoban.core.record import NONE
from nekoban.games.mauwi.parts import FULL_COLUMNS, NINE, TIMES, Column
from nekoban.games.mauwi.rules.ending import column_score
from nekoban.games.mauwi.show.naming import Spoken, coloured, combos, joker, kind_name, nine, nines, points
from nekoban.games.mauwi.words import tell

KEPT = 8192  # titles of columns


def held_title(view: Spoken, card: int, name: str) -> str:
    """A card in a hand; `name` is empty for the viewer's own."""
    if card < 0:
        return tell("hidden-card-of", player=name) if name else tell("hidden-card")
    kind = kind_name(view, card)
    return tell("held-by", card=kind, player=name) if name else tell("held", card=kind)


def hand_title(name: str, count: int) -> str:
    """How many cards a hand has; `name` is empty for the viewer's own."""
    return tell("hand-title-of" if name else "hand-title", player=name, count=count)


def moving_title(view: Spoken, place: str, card: int) -> str:
    """A card that lies in nobody's area or hand: where it lies says why."""
    if place in ("gain", "unseen"):
        return tell("moving-gain", nine=nine(view))
    return tell(f"moving-{place}", card=kind_name(view, card))


@kept(KEPT)
def column_title(view: Spoken, name: str, column: int, count: int, top: int) -> str:
    """'Your column B: warrior 4, blue, on 3 nines: 32 points'; `name` is empty for the viewer's own."""
    letter = Column(column).name
    where = (
        tell("title-column-of", player=name, column=letter)
        if name
        else tell("title-your-column", column=letter)
    )
    if top == NONE and not count:
        return tell("column-empty", column=where)
    what = nines(view, count) if top == NONE else kind_name(view, top)
    if top != NONE and count:
        what = tell("kind-on-nines", kind=what, nines=nines(view, count))
    return tell("column-title", column=where, what=what, points=points(column_score(count, top)))


def column_label(column: int, count: int, top: int, is_long: bool) -> str:
    """A column's letter and how it counts: 'B 4×8=32', or short 'B 32'."""
    name, total = Column(column).name, column_score(count, top)
    if top == NONE and not count:
        return name
    if not count or not is_long:
        return f"{name} {total}"
    return f"{name} {NINE if top == NONE else top}×{TIMES[count]}={total}"


def hidden_title(name: str, count: int) -> str:
    """The title of a hidden hand in Mauwi."""
    return tell("hidden-title", player=name, count=count)


def pile_title(view: Spoken, count: int) -> str:
    """The title of Mauwi's draw pile."""
    return tell("pile-title", count=count, **combos(view))


def discards_title(view: Spoken, counts: Sequence[int]) -> str:
    """The title of Mauwi's discard pile."""
    found = [times(coloured(view, card), count) for card, count in enumerate(counts) if count]
    return tell("discards-title", cards=found) if found else tell("discards-empty")


@lru_cache(1024)
def times(card: Phrase, count: int) -> Phrase:
    """Cards that are alike: 'spirit ×3'; of one nothing is said."""
    return tell.phrase("card-times", card=card, count=count) if count > 1 else card


def full_title(view: Spoken, name: str, count: int) -> str:
    """MW-60. How many of a player's columns have all their nines."""
    return tell("full-title", player=name, count=count, most=FULL_COLUMNS, nine=nine(view))


def full_caption(view: Spoken) -> str:
    """What stands below the boxes for full columns of Mauwi."""
    return tell("full-caption", nine=nine(view))


def score_title(name: str, count: int) -> str:
    """The title of a player's points in Mauwi."""
    return tell("score-title", player=name, points=points(count))


def team_note(name: str, total: int) -> str:
    """The points of a team in Mauwi."""
    return tell("team-score", player=name, total=total)


def you(name: str) -> str:
    """The label of one's own panel in Mauwi."""
    return tell("you", player=name)


def button_title(view: Spoken, button: str) -> str:
    """The title of a button in Mauwi."""
    return tell(f"button-{button}-title", joker=joker(view), **combos(view))


def button_label(view: Spoken, button: str) -> str:
    """The label of a button in Mauwi."""
    return capital(combos(view)[button]) if button in combos(view) else tell(f"button-{button}")
