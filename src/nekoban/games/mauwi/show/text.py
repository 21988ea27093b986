"""Mauwi and Mauw: the table in text, for terminals and screen readers. Rich markup; --plain drops it."""

from rich.markup import escape

from nekoban.core.contracts import Names
from nekoban.core.record import NONE, SeatNumber, View
from nekoban.games.mauwi.parts import COLUMN_COUNT, HAND, WARRIORS, Card, Column, Origin, Stage
from nekoban.games.mauwi.rules.ending import area_score, column_score
from nekoban.games.mauwi.rules.piles import card_count
from nekoban.games.mauwi.rules.sight import draw_count
from nekoban.games.mauwi.show import naming, words
from nekoban.games.mauwi.show.question import question
from nekoban.games.mauwi.words import tell

STYLES = {"red": "red", "yellow": "yellow", "green": "green", "blue": "bright_blue"}


def table(view: View, seat: SeatNumber | None, names: Names) -> str:
    """Mauwi: all areas, the piles, what is going on, and the viewer's hand last."""
    shown = [escape(name) for name in names]
    lines = [piles(view), ""]
    for owner in range(view.seats):
        lines += [*area(view, owner, seat, shown), ""]
    if view.stage in (Stage.DEFEND, Stage.HELP):
        lines += [words.threat(question(view), shown), ""]
    if seat is not None:
        lines.append(hand(view, seat))
    return "\n".join(lines).rstrip()


def piles(view: View) -> str:
    """Both piles; the discard pile with what lies in it."""
    found = [
        tell("card-times", card=card(view, kind), count=view.discards[kind])
        if view.discards[kind] > 1
        else card(view, kind)
        for kind in range(len(Card))
        if view.discards[kind]
    ]
    drawable, discarded = draw_count(view), card_count(view.discards)
    if not found:
        return tell("piles", drawable=drawable, discarded=discarded)
    return tell("piles-with", drawable=drawable, discarded=discarded, cards=found)


def area(view: View, owner: SeatNumber, seat: SeatNumber | None, names: Names) -> list[str]:
    """A player's line, then one line a column."""
    player = view.players[owner]
    mark = "[bold]>[/] " if owner == view.to_move else "  "
    notes = [tell("seat-note", seat=owner + 1), str(naming.points(area_score(player)))]
    if owner == seat:
        notes.insert(0, tell("you-note"))
    if player.teammate != NONE:
        notes.append(tell("team-note", player=names[int(player.teammate)]))
    notes += known(view, owner, seat)
    rows = [mark + tell("player-line", player=f"[bold]{names[owner]}[/]", notes=notes)]
    rows += [column(view, owner, number) for number in range(COLUMN_COUNT)]
    return rows


def known(view: View, owner: SeatNumber, seat: SeatNumber | None) -> list[str]:
    """What all know of a hand: how many cards, and those that Tuatara took."""
    if owner == seat:
        return []
    player = view.players[owner]
    places = [place for place in range(HAND) if player.origin[place] != Origin.EMPTY]
    taken = [card(view, player.hand[place]) for place in places if player.origin[place] == Origin.TAKEN]
    notes = [tell("cards-note", count=len(places))] if len(places) != HAND else []
    return notes + ([tell("holds-note", cards=taken)] if taken else [])


def column(view: View, owner: SeatNumber, number: int) -> str:
    """'    B  4 blue on 3 nines = 32'"""
    player = view.players[owner]
    top, count = player.top[number], player.nines[number]
    what = naming.stack(view, "" if top == NONE else card(view, top), count)
    if top == NONE and not count:
        return f"    {Column(number).name}  [dim]{what}[/]{attack_mark(view, owner, number)}"
    points = column_score(count, top)
    return f"    {Column(number).name}  {what} = {points}{attack_mark(view, owner, number)}"


def attack_mark(view: View, owner: SeatNumber, number: int) -> str:
    """The mark of a column that is attacked, in the table as text."""
    is_target = (view.target_seat, view.target_column) == (owner, number)
    return f"  [bold]{tell('attacked')}[/]" if is_target else ""


def card(view: View, kind: int) -> str:
    """A card, a warrior with its colour in letters too."""
    style = STYLES[naming.colour_key(kind)] if kind in WARRIORS else "magenta"
    return f"[{style}]{naming.coloured(view, kind)}[/]"


def hand(view: View, seat: SeatNumber) -> str:
    """One's own hand of Mauwi as text."""
    held = [card(view, kind) for kind in view.players[seat].hand if kind >= 0]
    return tell("your-hand", cards=held) if held else tell("your-hand-empty")
