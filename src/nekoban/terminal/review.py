"""A review at a keyboard: a table and bars in a terminal, plain sentences for pipes and screen readers."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Console
from rich.table import Table
from rich.text import Text

from nekoban.core.player_names import bot_name
from nekoban.core.prose import Prose
from nekoban.core.record import SeatNumber
from nekoban.review.decisions import MARKS, WIN, Decision
from nekoban.review.reviews import Account, Review
from nekoban.review.telling import decision_sentence, move_words, percent, turning_sentence
from nekoban.review.words import tell

BARS = "▁▂▃▄▅▆▇█"
BAR_COUNT = 60  # bars of a curve, at most
COLOURS = {"inaccuracy": "yellow", "mistake": "dark_orange", "blunder": "red"}
COLUMNS = ("first", "costs", "luck", "result")


def show_review(review: Review, console: Console, seat: SeatNumber | None = None) -> None:
    """The sum, the turning points, and the decisions that cost something: of all seats, or of one."""
    match = review.match
    counts = {"moves": match.ply, "choices": len(review.decisions)}
    title = match.game.title_of(match.options)
    say(console, tell("title", game=title, mind=bot_name(review.mind), **counts))
    accounts = [account for account in review.accounts() if seat in (None, account.seat)]
    console.print()
    say(console, tell("sum"))
    show_accounts(review, console, accounts)
    for heading, lines in (("turning-points", turns(review)), ("decisions", mistakes(review, seat))):
        console.print()
        say(console, tell(heading), "bold")
        for line, colour in lines:
            say(console, line, colour)


def show_moment(review: Review, decision: Decision, console: Console) -> None:
    """One decision: the table as its player saw it, the best moves, and what the chosen one cost."""
    match, ply, seat = review.match, decision.ply, decision.seat
    about = {
        "number": ply + 1,
        "moves": match.ply,
        "player": match.names[seat],
        "mind": bot_name(review.mind),
    }
    say(console, tell("moment", **about), "bold")
    console.print(Text.from_markup(match.at(ply).text(seat), emoji=False))
    console.print()
    say(console, tell("best-moves"), "bold")
    for place, found in enumerate(decision.best, 1):
        move = move_words(review, decision, found.move)
        say(console, tell("best-move", place=place, move=move, chance=percent(found.chance)))
    console.print()
    say(console, decision_sentence(review, decision), COLOURS.get(decision.mark, ""))


def say(console: Console, line: str, colour: str = "") -> None:
    """A line as it is: names are text, never markup."""
    console.print(Prose(line, style=colour), soft_wrap=not console.is_terminal)


def show_accounts(review: Review, console: Console, accounts: list[Account]) -> None:
    """What every seat gained and lost, as bars or sentences."""
    names, curves = review.match.names, review.curves()
    if not console.is_terminal or not console.color_system:
        for seat, *parts in accounts:
            said = dict(zip(COLUMNS, map(percent, parts), strict=True))
            say(console, tell("account", player=names[seat], **said))
        return
    table = Table(tell("column-player"))
    for name in COLUMNS:
        table.add_column(tell(f"column-{name}"), justify="right")
    for seat, first, costs, luck, result in accounts:
        parts = (first, -costs, luck, result)
        table.add_row(Text(names[seat]), *map(percent, parts))
    console.print(table)
    for seat, *_ in accounts:
        console.print(Text(f"{bars(curves[seat])} {names[seat]}"))


def bars(curve: list[int]) -> str:
    """A curve of chances in one line."""
    count = min(BAR_COUNT, len(curve))
    sample = [curve[(place + 1) * len(curve) // count - 1] for place in range(count)]
    return "".join(BARS[chance * (len(BARS) - 1) // WIN] for chance in sample)


def turns(review: Review) -> Iterator[tuple[str, str]]:
    """The turning points, as lines of the terminal, each with its style."""
    points = review.turning_points()
    if not points:
        yield tell("no-turning-points"), ""
    for swing in points:
        yield turning_sentence(review, swing), ""


def mistakes(review: Review, seat: SeatNumber | None) -> Iterator[tuple[str, str]]:
    """The mistakes of a seat as sentences, each with its reasons."""
    marked = [one for one in review.decisions if one.mark and seat in (None, one.seat)]
    if not marked:
        yield tell("no-mistakes", least=percent(min(MARKS.values()))), ""
    for decision in marked:
        said = decision_sentence(review, decision)
        yield tell("one-decision", number=decision.ply + 1, said=said), COLOURS[decision.mark]
