"""Cat Battles: the buttons that answer what is asked, and where they stand.

A button that ends the main phase gives away every cat that could still act: it stands apart from all others,
so that a second click on the button before never hits it. Payments for rear effects are hidden until a cat
is picked.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

from nekoban.core.record import Raw, View
from nekoban.core.svg import BUTTON, GLYPH, LATER, SMALLER, Box, longest_word, move_button, text, wrapped
from nekoban.games.cat_battles.parts import AREA_COUNT, FISH_TAKEN, HELD_PAID_MOST, Ask
from nekoban.games.cat_battles.rules.effects import why_not_paid
from nekoban.games.cat_battles.rules.places import is_boss, squad_end, squad_start
from nekoban.games.cat_battles.rules.tasks import PASSING, USING, asked
from nekoban.games.cat_battles.show import words

GAP = 8
WIDE_BUTTON = 200
EFFECT = 11  # the size of what a payment does
ROOM_FOR_EFFECT = 150  # a narrower payment says only who pays
ENDING = (Ask.PLAY_PHASE, Ask.END_PHASE)


class Wanted(NamedTuple):
    """A button: its click, what stands on it, its title, and what stands on it in small letters."""

    click: str
    label: str
    title: str
    small: str = ""


def in_a_row(view: View) -> list[Wanted]:
    """The buttons beside each other."""
    ask, found = asked(view), []
    player = view.players[view.to_move]
    if ask == Ask.START_PHASE:
        most = min(FISH_TAKEN, player.box)
        found += [
            Wanted(f"fish-{count}", *words.take_button(view, view.to_move, count))
            for count in range(1, most + 1)
        ]
    if ask == Ask.ROLLING:
        found += [
            Wanted("button-roll", *words.named_button("roll")),
            Wanted("button-stop", *words.stop_button(view)),
        ]
    if ask == Ask.DAMAGE:
        found += [Wanted(f"button-{who}", *words.named_button(who)) for who in ("cat", "box")]
    if ask in PASSING:
        found.append(Wanted("button-pass", *words.pass_button(view)))
    if ask in ENDING or (ask == Ask.START_PHASE and view.players[view.current].box == 0):
        found.append(Wanted("button-done", *words.done_button(view)))
    return found


def apart(view: View) -> list[Wanted]:
    """The end of the main phase."""
    return [Wanted("button-done", *words.done_button(view))] if asked(view) == Ask.MAIN_PHASE else []


def payments(view: View) -> list[list[Wanted]]:
    """For each own cat that could pay for its rear effect, every way to pay for it."""
    if asked(view) not in USING:
        return []
    state: Raw = view  # all lies open, so the rules can be asked
    found = []
    for cat in range(squad_start(view.to_move), squad_end(view, view.to_move)):
        one = view.cats[cat]
        if one.area < AREA_COUNT and not is_boss(cat):
            ways = range(min(one.cost, HELD_PAID_MOST) + 1)
            paid = [held for held in ways if not why_not_paid(state, cat, held)]
            found.append([payment(view, cat, held) for held in paid])
    return [ways for ways in found if ways]


def payment(view: View, cat: int, held: int) -> Wanted:
    """The button for one way to pay for an effect of Cat Battles."""
    number = cat - squad_start(view.to_move)
    return Wanted(f"held-{held}-cat-{number}", *words.payment_button(view, cat, held))


# --- drawn ----------------------------------------------------------------------------------------


def row(found: Sequence[Wanted], box: Box, columns: int, more: str = BUTTON) -> str:
    """Buttons of one width beside each other."""
    width = (box.w - GAP * (columns - 1)) / columns
    return "".join(
        button(one, round(box.x + k * (width + GAP), 1), box.y, round(width, 1), box.h, more)
        for k, one in enumerate(found)
    )


def column(found: Sequence[Wanted], box: Box, height: float, more: str) -> str:
    """Buttons below each other, as high as there is room for them, at most so high."""
    step = min(height + GAP, (box.h + GAP) / len(found))
    return "".join(
        button(one, box.x, round(box.y + k * step, 1), box.w, round(step - GAP, 1), more)
        for k, one in enumerate(found)
    )


def pay_row(ways: Sequence[Wanted], box: Box) -> str:
    """The ways to pay, side by side."""
    return row(ways, box, len(ways), LATER)


def pay_column(ways: Sequence[Wanted], box: Box) -> str:
    """The ways to pay, one below the other."""
    return column(ways, box, 54, LATER)


def tried_rows(wanted: Wanted, width: float) -> Iterator[list[tuple[str, float]]]:
    """The rows of a button's label and of what it does, each with its size; smaller and smaller."""
    large = 17 if width > WIDE_BUTTON and not wanted.small else 14
    says = wanted.small if width > ROOM_FOR_EFFECT else ""
    *_, smallest = shares = (*SMALLER, 0.6, 0.5, 0.4)
    for share in shares:
        told = [
            (words, size, max(4, int(width / size / GLYPH)))
            for words, size in ((wanted.label, large * share), (says, EFFECT * share))
        ]
        if share == smallest or all(longest_word(words) <= letters for words, _, letters in told):
            yield [(row, size) for words, size, letters in told for row in wrapped(words, letters)]


def rows_height(rows: Sequence[tuple[str, float]]) -> float:
    """How high some lines of text on a button are."""
    return sum(1.2 * size for _, size in rows)


@lru_cache(maxsize=1024)
def button(wanted: Wanted, x: float, y: float, width: float, height: float, more: str) -> str:
    """A button of Cat Battles with its lines of text."""
    rows = next((rows for rows in tried_rows(wanted, width - 8) if rows_height(rows) <= height), [])
    top, said = y + (height - rows_height(rows)) / 2, []
    for line, size in rows:
        said.append(text(line, x + width / 2, round(top + size * 0.96, 1), size, "on-button"))
        top += 1.2 * size
    return move_button("".join(said), wanted.click, wanted.title, x, y, width, height, more)
