"""Nine Lives: the table in text, for terminals and screen readers. Rich markup; --plain drops it."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from nekoban.games.nine_lives import rules, words
from nekoban.games.nine_lives import table as things
from nekoban.games.nine_lives.parts import FIRST_COLUMN, NUMBERS, SEATS, Sign, Stage

SHORT_PLACES = {0: "start the row", 1: "left", 2: "right"}


def table_lines(view: Any, names: Sequence[str]) -> list[str]:
    """The round, the row, and what is not on the table yet."""
    king = names[view.kittyking]
    direction = "anticlockwise" if view.backwards else "clockwise"
    lines = [f"[bold]Round {view.round_count}[/]. Kittyking: {king}. Turns go {direction}."]
    if view.bad_suit >= 0:
        lines.append(f"Bad suit: [bold]{words.suit_name(view.bad_suit)}[/]")
    lines.append(f"Row: {row_text(view)}")
    free = [str(number) for number in range(1, NUMBERS + 1) if not things.is_on_table(view, number)]
    lines.append(f"Not on the table: {', '.join(free) or 'none'}")
    top = ""
    if view.discard_count:
        top = f", {words.card_name(view.discards[view.discard_count - 1])} on top"
    lines.append(f"Deck: {view.deck_count} cards. Discard pile: {view.discard_count} cards{top}.")
    return lines


def row_text(view: Any) -> str:
    """The columns from left to right: number, then cards; a star marks the starting column."""
    if view.row_count == 0:
        return "empty"
    columns = []
    first = 0
    for column in range(view.row_count):
        length = view.column_length[column]
        cards = [words.card_name(view.row_cards[index]) for index in range(first, first + length)]
        first += length
        start = "*" if column == view.start_column else ""
        columns.append(f"([bold]{things.column_number(view, column)}[/]{start}: {', '.join(cards)})")
    return " ".join(columns)


def player_lines(view: Any, seat: int, viewer: int | None, names: Sequence[str]) -> list[str]:
    """A player: lives, what the top life says, and the hand as far as it is seen."""
    player = view.players[seat]
    turn = "> " if seat == view.to_move else "  "
    wagered = f", {player.wagered_count} of them wagered" if player.wagered_count else ""
    you = " (you)" if seat == viewer else ""
    lines = [
        f"{turn}[bold]{names[seat]}[/]{you}, {words.cat_name(player.cat)}: "
        f"{words.counted(player.life_count, 'life')}{wagered}, {words.counted(player.hand_count, 'card')}"
    ]
    if player.life_count > 0:
        limit = things.hand_limit(view, seat)
        card = things.top_life(player)
        lines.append(
            f"    shows {words.life_name(card)} (hand limit {limit}): [italic]{words.top_text(view, seat)}[/]"
        )
    if player.named:
        lines.append(f"    named {player.named - things.NOUGHT} for this round")
    if player.hand_count and player.hand[0] >= 0 and seat != viewer:
        lines.append(f"    open hand: {', '.join(hand_names(player))}")
    return lines


def hand_names(player: Any) -> list[str]:
    return [words.card_name(player.hand[index]) for index in range(player.hand_count)]


def hand_lines(view: Any, seat: int, names: Sequence[str]) -> list[str]:
    """The viewer's own hand, and what each card may do now."""
    player = view.players[seat]
    if player.hand_count == 0:
        return ["Your hand is empty."]
    if seat != view.to_move or view.stage not in (Stage.TURN, Stage.STACK):
        return [f"Your hand: {', '.join(hand_names(player))}"]
    offers = offered(view)
    lines = ["Your hand:"]
    for index in range(player.hand_count):
        card = player.hand[index]
        if player.chosen[index]:
            lines.append(f"  {words.card_name(card)}: in the stack, {sign_name(player.chosen[index])}")
        else:
            lines.append(
                f"  {words.card_name(card)}: {', '.join(offers.get(card, [])) or 'cannot be played'}"
            )
    if view.stage == Stage.STACK:
        lines.append(f"The stack makes {rules.chosen_total(view, seat)} so far.")
    return lines


def sign_name(sign: int) -> str:
    return "added" if sign == Sign.PLUS else "subtracted"


def offered(view: Any) -> dict[int, list[str]]:
    """For each card at hand what it may do now, in short."""
    out = np.zeros(len(rules.MOVES), np.int16)
    offers: dict[int, list[str]] = {}
    for move in out[: rules.legal(view, out)].tolist():
        row = rules.MOVES[move]
        if row.kind == things.LAY:
            place = SHORT_PLACES.get(row.place) or f"onto column {row.place - FIRST_COLUMN + 1}"
            offers.setdefault(row.card, []).append(place)
        elif row.kind == things.PICK:
            offers.setdefault(row.card, []).append("add" if row.sign == Sign.PLUS else "subtract")
    return offers


def lives_line(view: Any, seat: int) -> list[str]:
    """NL-42. The viewer's lives from the top, with what comes up next."""
    player = view.players[seat]
    below = player.life_count - player.wagered_count - 1
    lines = []
    if below > 0:
        lines.append("Your lives below the top one:")
    for index in range(below - 1, -1, -1):
        card = player.lives[index]
        lines.append(f"  {words.life_name(card)}: {words.power_text(view, card)}")
    return lines


def table(view: Any, seat: int | None, names: Sequence[str]) -> str:
    lines = table_lines(view, names)
    for number in range(view.seats):
        lines += player_lines(view, number, seat, names)
    if seat is not None and seat < min(view.seats, SEATS):
        lines += hand_lines(view, seat, names)
        lines += lives_line(view, seat)
    return "\n".join(lines)
