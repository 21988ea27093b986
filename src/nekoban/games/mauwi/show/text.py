"""Mauwi and Mauw: the table in text, for terminals and screen readers. Rich markup; --plain drops it."""

from rich.markup import escape

from nekoban.core.contracts import Names
from nekoban.core.record import NONE, SeatNumber, View
from nekoban.games.mauwi.parts import COLUMN_COUNT, HAND, WARRIORS, Card, Column, Origin, Stage
from nekoban.games.mauwi.rules.ending import area_score, column_score
from nekoban.games.mauwi.rules.piles import card_count
from nekoban.games.mauwi.rules.sight import draw_count
from nekoban.games.mauwi.show import labels, naming, words

STYLES = {"red": "red", "yellow": "yellow", "green": "green", "blue": "bright_blue"}


def table(view: View, seat: SeatNumber | None, names: Names) -> str:
    """All areas, the piles, what is going on, and the viewer's hand last."""
    shown = [escape(name) for name in names]
    lines = [piles(view), ""]
    for owner in range(view.seats):
        lines += [*area(view, owner, seat, shown), ""]
    if view.stage in (Stage.DEFEND, Stage.HELP):
        lines += [words.threat(view, shown), ""]
    if seat is not None:
        lines.append(labels.your_hand(hand(view, seat)))
    return "\n".join(lines).rstrip()


def piles(view: View) -> str:
    """Both piles; the discard pile with what lies in it."""
    found = [
        f"{card(view, kind)} ×{view.discards[kind]}" if view.discards[kind] > 1 else card(view, kind)
        for kind in range(len(Card))
        if view.discards[kind]
    ]
    inside = f": {', '.join(found)}" if found else ""
    return labels.piles_line(draw_count(view), card_count(view.discards)) + inside


def area(view: View, owner: SeatNumber, seat: SeatNumber | None, names: Names) -> list[str]:
    """A player's line, then one line a column."""
    player = view.players[owner]
    mark = "[bold]>[/] " if owner == view.to_move else "  "
    notes = [labels.seat_note(owner), naming.points(area_score(player))]
    if owner == seat:
        notes.insert(0, labels.YOU)
    if player.teammate != NONE:
        notes.append(labels.team_with(names[int(player.teammate)]))
    notes += known(view, owner, seat)
    rows = [f"{mark}[bold]{names[owner]}[/] ({', '.join(notes)})"]
    rows += [column(view, owner, number) for number in range(COLUMN_COUNT)]
    return rows


def known(view: View, owner: SeatNumber, seat: SeatNumber | None) -> list[str]:
    """What all know of a hand: how many cards, and those that Tuatara took."""
    if owner == seat:
        return []
    player = view.players[owner]
    places = [place for place in range(HAND) if player.origin[place] != Origin.EMPTY]
    taken = [card(view, player.hand[place]) for place in places if player.origin[place] == Origin.TAKEN]
    notes = [labels.cards_note(len(places))] if len(places) != HAND else []
    return notes + ([labels.holds(", ".join(taken))] if taken else [])


def column(view: View, owner: SeatNumber, number: int) -> str:
    """'    B  4 blue on 3 nines = 32'"""
    player = view.players[owner]
    top, nines = player.top[number], player.nines[number]
    if top == NONE:
        what = naming.nines(view, nines) if nines else f"[dim]{labels.EMPTY}[/]"
    else:
        what = card(view, top) + (f" on {naming.nines(view, nines)}" if nines else "")
    points = column_score(nines, top)
    attacked = (
        f"  [bold]{labels.ATTACKED}[/]" if (view.target_seat, view.target_column) == (owner, number) else ""
    )
    value = f" = {points}" if top != NONE or nines else ""
    return f"    {Column(number).name}  {what}{value}{attacked}"


def card(view: View, kind: int) -> str:
    """A card, a warrior with its colour in letters too."""
    name = naming.card_name(view, kind)
    if kind not in WARRIORS:
        return f"[magenta]{name}[/]"
    colour = naming.colour_name(kind)
    return f"[{STYLES[colour]}]{name} {colour}[/]"


def hand(view: View, seat: SeatNumber) -> str:
    held = [card(view, kind) for kind in view.players[seat].hand if kind >= 0]
    return ", ".join(held) if held else labels.NO_CARDS
