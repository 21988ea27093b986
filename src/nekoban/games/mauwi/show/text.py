"""Mauwi and Mauw: the table in text, for terminals and screen readers. Rich markup; --plain drops it."""

from collections.abc import Sequence
from typing import Any

from rich.markup import escape

from nekoban.core.record import NONE
from nekoban.games.mauwi.parts import COLUMN_COUNT, HAND, WARRIORS, Card, Column, Origin, Stage
from nekoban.games.mauwi.rules import area_score, column_score
from nekoban.games.mauwi.rules.piles import card_count, draw_count
from nekoban.games.mauwi.show import words

STYLES = {"red": "red", "yellow": "yellow", "green": "green", "blue": "bright_blue"}


def table(view: Any, seat: int | None, names: Sequence[str]) -> str:
    """All areas, the piles, what is going on, and the viewer's hand last."""
    shown = [escape(name) for name in names]
    lines = [piles(view), ""]
    for owner in range(view.seats):
        lines += [*area(view, owner, seat, shown), ""]
    if view.stage in (Stage.DEFEND, Stage.HELP):
        lines += [words.threat(view, shown), ""]
    if seat is not None:
        lines.append(words.your_hand(hand(view, seat)))
    return "\n".join(lines).rstrip()


def piles(view: Any) -> str:
    """Both piles; the discard pile with what lies in it."""
    found = [
        f"{card(view, kind)} ×{view.discards[kind]}" if view.discards[kind] > 1 else card(view, kind)
        for kind in range(len(Card))
        if view.discards[kind]
    ]
    inside = f": {', '.join(found)}" if found else ""
    return words.piles_line(draw_count(view), card_count(view.discards)) + inside


def area(view: Any, owner: int, seat: int | None, names: Sequence[str]) -> list[str]:
    """A player's line, then one line a column."""
    player = view.players[owner]
    mark = "[bold]>[/] " if owner == view.to_move else "  "
    notes = [words.seat_note(owner), words.points(area_score(player))]
    if owner == seat:
        notes.insert(0, words.YOU)
    if player.teammate != NONE:
        notes.append(words.team_with(names[int(player.teammate)]))
    notes += known(view, owner, seat)
    rows = [f"{mark}[bold]{names[owner]}[/] ({', '.join(notes)})"]
    rows += [column(view, owner, number) for number in range(COLUMN_COUNT)]
    return rows


def known(view: Any, owner: int, seat: int | None) -> list[str]:
    """What all know of a hand: how many cards, and those that Tuatara took."""
    if owner == seat:
        return []
    player = view.players[owner]
    places = [place for place in range(HAND) if player.origin[place] != Origin.EMPTY]
    taken = [card(view, player.hand[place]) for place in places if player.origin[place] == Origin.TAKEN]
    notes = [words.cards_note(len(places))] if len(places) != HAND else []
    return notes + ([words.holds(", ".join(taken))] if taken else [])


def column(view: Any, owner: int, number: int) -> str:
    """'    B  4 blue on 3 nines = 32'"""
    player = view.players[owner]
    top, nines = player.top[number], player.nines[number]
    if top == NONE:
        what = words.nines(view, nines) if nines else f"[dim]{words.EMPTY}[/]"
    else:
        what = card(view, top) + (f" on {words.nines(view, nines)}" if nines else "")
    points = column_score(nines, top)
    attacked = (
        f"  [bold]{words.ATTACKED}[/]" if (view.target_seat, view.target_column) == (owner, number) else ""
    )
    value = f" = {points}" if top != NONE or nines else ""
    return f"    {Column(number).name}  {what}{value}{attacked}"


def card(view: Any, kind: int) -> str:
    """A card, a warrior with its colour in letters too."""
    name = words.card_name(view, kind)
    if kind not in WARRIORS:
        return f"[magenta]{name}[/]"
    colour = words.colour_name(kind)
    return f"[{STYLES[colour]}]{name} {colour}[/]"


def hand(view: Any, seat: int) -> str:
    held = [card(view, kind) for kind in view.players[seat].hand if kind >= 0]
    return ", ".join(held) if held else words.NO_CARDS
