"""Nine Lives: the table in text, for terminals and screen readers. Rich markup; --plain drops it."""

from collections.abc import Sequence
from typing import Any

import numpy as np

from nekoban.games.nine_lives import rules
from nekoban.games.nine_lives import state as things
from nekoban.games.nine_lives.parts import (
    FIRST_COLUMN,
    LEFT_END,
    NUMBERS,
    RIGHT_END,
    SEATS,
    START,
    VALUE_OF,
    Power,
    Sign,
    Stage,
)
from nekoban.games.nine_lives.rules.cards import hand_position
from nekoban.games.nine_lives.rules.draws import match_draws, may_draw_column
from nekoban.games.nine_lives.show import words

SHORT_PLACES = {START: "start the row", LEFT_END: "left", RIGHT_END: "right"}


def table_lines(view: Any, names: Sequence[str]) -> list[str]:
    """The round, the row, and what is not on the table yet."""
    king = names[view.kittyking]
    direction = "anticlockwise" if view.backwards else "clockwise"
    lines = [f"[bold]Round {view.round_count}[/]. Kittyking: {king}. Turns go {direction}."]
    if view.bad_suit >= 0:
        lines.append(f"Bad suit: [bold]{words.suit_name(view.bad_suit)}[/]")
    lines.append(f"Row: {row_text(view)}")
    free = [str(number) for number in range(1, NUMBERS + 1) if not things.is_on_table(view, number)]
    lines.append(f"Not on the table: [bold]{', '.join(free) or 'none'}[/]")
    top = ""
    if view.discard_count:
        top = f", {words.card_name(view.discards[view.discard_count - 1])} on top"
    deck, discards = words.counted(view.deck_count, "card"), words.counted(view.discard_count, "card")
    lines.append(f"Deck: {deck}. Discard pile: {discards}{top}.")
    return lines


def row_text(view: Any) -> str:
    """The columns from left to right: a card, or a number and what makes it; a star where the row began."""
    if view.row_count == 0:
        return "empty"
    columns = []
    first = 0
    for column in range(view.row_count):
        last = first + view.column_length[column]
        columns.append(column_text(view, column, [view.row_cards[index] for index in range(first, last)]))
        first = last
    return " | ".join(columns)


def column_text(view: Any, column: int, cards: Sequence[int]) -> str:
    """One column: a single card that counts what it shows, or the number and its cards."""
    number = things.column_number(view, column)
    told = ", ".join(words.card_name(card) for card in cards)
    if len(cards) == 1 and VALUE_OF[cards[0]] == number:
        told = f"[bold]{told}[/]"
    else:
        told = f"[bold]{words.number(number)}[/] ({told})"
    return told + ("*" if column == view.start_column else "")


def player_lines(view: Any, seat: int, viewer: int | None, names: Sequence[str]) -> list[str]:
    """A player: lives, what the top life says, and the hand as far as it is seen."""
    player = view.players[seat]
    turn = "> " if seat == view.to_move else "  "
    wagered = f", {player.wagered_count} of them wagered" if player.wagered_count else ""
    you = " (you)" if seat == viewer else ""
    hand = words.counted(player.hand_count, "card")
    if player.life_count:
        hand = f"{player.hand_count} of {words.counted(things.hand_limit(view, seat), 'card')}"
    lines = [
        f"{turn}[bold]{names[seat]}[/]{you}, {words.cat_name(player.cat)}: "
        f"{words.counted(player.life_count, 'life')}{wagered}, {hand}"
    ]
    if player.life_count > 0:
        life = own_life(player, things.top_life(player))
        lines.append(f"    {life}: [italic]{words.top_text(view, seat)}[/]")
    named = words.number_named(player)
    if named is not None:
        lines.append(f"    named {words.number(named)} for this round")
    if player.hand_count and player.hand[0] >= 0 and seat != viewer:
        lines.append(f"    open hand: {', '.join(hand_names(player))}")
    return lines


def own_life(player: Any, card: int) -> str:
    """A life by its number, and by its cat where it is another's."""
    if card // things.LIVES == player.cat:
        return f"life {things.life_number(card)}"
    return words.life_name(card)


def hand_names(player: Any) -> list[str]:
    return [words.card_name(player.hand[index]) for index in range(player.hand_count)]


def hand_lines(view: Any, seat: int, names: Sequence[str]) -> list[str]:
    """The viewer's own hand, and what each card may do now, or why not."""
    player = view.players[seat]
    if player.hand_count == 0:
        return ["Your hand is empty."]
    head = "Your hand, open to all:" if things.is_hand_open(view, seat) else "Your hand:"
    if seat != view.to_move or view.stage not in (Stage.TURN, Stage.STACK):
        return [f"{head} {', '.join(hand_names(player))}"]
    offers = offered(view)
    lines = [head]
    for index in range(player.hand_count):
        card = player.hand[index]
        if player.chosen[index]:
            told = f"in the stack, {sign_name(player.chosen[index])}"
        else:
            told = ", ".join(offers.get(card, [])) or f"no: {refusal(view, card, names)}"
        lines.append(f"  [bold]{words.card_name(card)}[/]: {told}")
    if view.stage == Stage.STACK:
        lines.append(f"The stack makes {words.number(rules.chosen_total(view, seat))} so far.")
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
            draws = draws_of(view, row.card, row.place)
            offers.setdefault(row.card, []).append(place + (f" (draws {draws})" if draws else ""))
        elif row.kind == things.PICK:
            offers.setdefault(row.card, []).append("add" if row.sign == Sign.PLUS else "subtract")
    return offers


def draws_of(view: Any, card: int, place: int) -> int:
    """NL-12, NL-13, NP-73, NP-74. How many cards a single card would draw here, as far as there are any."""
    seat = view.to_move
    tried = view.twin()
    player = tried.players[seat]
    player.chosen[hand_position(tried, seat, card)] = Sign.PLUS
    room = max(0, things.hand_limit(tried, seat) - player.hand_count + 1)
    draws = min(room, match_draws(tried, seat, place))
    if player.power == Power.INSTANT_DRAW:
        draws = room
    elif player.power == Power.GENEROUS_DRAW:
        draws = 1
    return min(draws, cards_to_draw(tried, seat, place))


def cards_to_draw(view: Any, seat: int, place: int) -> int:
    """NL-21, NP-77, NP-80. Cards in the deck and the discard pile, and columns that may be drawn."""
    count = view.deck_count + view.discard_count
    if place >= FIRST_COLUMN:
        count += view.column_length[place - FIRST_COLUMN]
    for column in range(view.row_count):
        if may_draw_column(view, seat, column):
            count += 1
    return count


def refusal(view: Any, card: int, names: Sequence[str]) -> str:
    """Why a card at hand cannot be played now: on the left, or on the right where the left is barred."""
    if view.stack_due:
        move = rules.PICK_FIRST + card * len(rules.SIGNS)
    else:
        place = START if view.row_count == 0 else LEFT_END
        if rules.place_refusal(view, view.to_move, place):
            place = RIGHT_END
        move = rules.lay_move(card, place)
    return words.reason(view, move, rules.why_not(view, move), names)


def lives_lines(view: Any, seat: int) -> list[str]:
    """NL-42. The viewer's lives below the top one, in the order they come up."""
    player = view.players[seat]
    below = [player.lives[index] for index in range(player.life_count - player.wagered_count - 1)][::-1]
    told = [f"{own_life(player, card)}: {words.power_text(view, card)}" for card in below]
    lines = [f"Next below it: {told[0]}"] if told else []
    if told[1:]:
        lines.append(f"Further down: {' '.join([told[1], *map(words.capital, told[2:])])}")
    return lines


def table(view: Any, seat: int | None, names: Sequence[str]) -> str:
    lines = table_lines(view, names)
    for number in range(view.seats):
        lines += player_lines(view, number, seat, names)
    if seat is not None and seat < min(view.seats, SEATS):
        lines += hand_lines(view, seat, names)
        lines += lives_lines(view, seat)
    return "\n".join(lines)
