"""Step through a finished or saved match."""

from __future__ import annotations

from collections.abc import Callable

from rich.console import Console
from rich.text import Text

from nekoban.core.match import Match
from nekoban.core.prose import Prose
from nekoban.core.variants import change_lines
from nekoban.terminal.session import score_lines
from nekoban.terminal.words import tell


def replay(match: Match, console: Console, ask: Callable[[str], str]) -> None:
    """Forward and back through the moves, from any seat's view."""
    ply = 0
    seat: int | None = None
    if changes := change_lines(match.game, match.options):
        console.print(Text(match.game.title_of(match.options), style="bold"))
        for line in changes:
            console.print(Text(line), soft_wrap=True)
    console.print(Text(tell("replay-help")))
    while True:
        show_ply(match, ply, seat, console)
        try:
            line = ask(f"{ply}/{match.ply}> ").strip().lower()
        except (EOFError, KeyboardInterrupt):
            return
        word, _, rest = line.partition(" ")
        if word in ("q", "quit"):
            return
        if word in ("", "n"):
            ply = min(ply + 1, match.ply)
        elif word == "p":
            ply = max(ply - 1, 0)
        elif word.isascii() and word.isdigit():
            ply = min(int(word[:9]), match.ply)
        elif word == "s":
            seat = read_seat(match, rest, console)
        else:
            console.print(Text(tell("replay-help")))


def read_seat(match: Match, text: str, console: Console) -> int | None:
    """From which seat a replay is looked at, as typed."""
    if not text:
        return None
    if text.isascii() and text.isdigit() and 1 <= int(text[:3]) <= match.options.players:
        return int(text) - 1
    console.print(Text(tell("replay-seats", count=match.options.players)))
    return None


def show_ply(match: Match, ply: int, seat: int | None, console: Console) -> None:
    """Show a moment of a replay: the move before it, and the table."""
    moment = match.at(ply)
    console.print()
    if ply:
        text = match.game.moves.texts[match.played[ply - 1]]
        mover = match.names[match.movers[ply - 1]]
        console.print(Prose(tell("replay-move", number=ply, player=mover, move=text)))
        for line in moment.log(seat):
            console.print(Prose(f"  {line}"))
    console.print(Text.from_markup(moment.text(seat), emoji=False))
    result = moment.result()
    if result:
        console.print(Text("\n".join(score_lines(moment))))
    console.print(Prose(result.sentence if result else moment.status(seat)))
