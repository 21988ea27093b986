"""Nine Lives: the table in text, for terminals and screen readers. Rich markup; --plain drops it."""

from collections.abc import Sequence

import numpy as np

from nekoban.core.messages import Phrase
from nekoban.core.record import Raw, SeatNumber, View
from nekoban.games.nine_lives.parts import (
    FIRST_COLUMN,
    LEFT_END,
    LIVES,
    NUMBERS,
    RIGHT_END,
    SEATS,
    START,
    VALUE_OF,
    Power,
    Sign,
    Stage,
)
from nekoban.games.nine_lives.rules.cards import hand_position, place_refusal
from nekoban.games.nine_lives.rules.decisions import why_not
from nekoban.games.nine_lives.rules.draws import match_draws, may_draw_column
from nekoban.games.nine_lives.rules.listing import legal
from nekoban.games.nine_lives.rules.lives import hand_limit, is_hand_open, life_number, top_life
from nekoban.games.nine_lives.rules.row import column_number, is_on_table
from nekoban.games.nine_lives.rules.stacks import chosen_total
from nekoban.games.nine_lives.show import titles
from nekoban.games.nine_lives.show.naming import (
    card_name,
    card_names,
    cards,
    cat_name,
    direction,
    figure,
    life_name,
    lives,
    power_text,
    suit_name,
    top_text,
)
from nekoban.games.nine_lives.show.refusals import reason
from nekoban.games.nine_lives.state import MOVES, Kind, lay_row, pick_row
from nekoban.games.nine_lives.words import tell

SHORT_PLACES = {START: "offer-start", LEFT_END: "offer-left", RIGHT_END: "offer-right"}


def table_lines(view: Raw, names: Sequence[str]) -> list[str]:
    """The round, the row, and what is not on the table yet."""
    turning = direction(view.backwards)
    number = f"[bold]{tell('round', round=view.round_count)}[/]"
    lines = [tell("table-round", round=number, king=names[view.kittyking], direction=turning)]
    if view.bad_suit >= 0:
        lines.append(tell("bad-suit", suit=f"[bold]{suit_name(view.bad_suit)}[/]"))
    lines.append(tell("row", columns=row_text(view)) if view.row_count else tell("row-empty"))
    free = [number for number in range(1, NUMBERS + 1) if not is_on_table(view, number)]
    listed = tell("listed", items=free) if free else tell("none")
    lines.append(tell("free-numbers", numbers=f"[bold]{listed}[/]"))
    deck, discards = cards(view.deck_count), cards(view.discard_count)
    if view.discard_count:
        top = card_name(view.discards[view.discard_count - 1])
        lines.append(tell("piles-with", deck=deck, discards=discards, card=top))
    else:
        lines.append(tell("piles", deck=deck, discards=discards))
    return lines


def row_text(view: View) -> str:
    """The columns from left to right: a card, or a number and what makes it; a star where the row began."""
    columns = []
    first = 0
    for column in range(view.row_count):
        last = first + view.column_length[column]
        columns.append(column_text(view, column, [view.row_cards[index] for index in range(first, last)]))
        first = last
    return " | ".join(columns)


def column_text(view: Raw, column: int, lying: Sequence[int]) -> str:
    """One column: a single card that counts what it shows, or the number and its cards."""
    number = column_number(view, column)
    if len(lying) == 1 and VALUE_OF[lying[0]] == number:
        told = f"[bold]{card_name(lying[0])}[/]"
    else:
        told = tell("row-column", number=f"[bold]{figure(number)}[/]", cards=card_names(lying))
    return told + ("*" if column == view.start_column else "")


def player_lines(view: Raw, seat: SeatNumber, viewer: SeatNumber | None, names: Sequence[str]) -> list[str]:
    """A player: lives, what the top life says, and the hand as far as it is seen."""
    player = view.players[seat]
    turn = "> " if seat == view.to_move else "  "
    name = f"[bold]{names[seat]}[/]"
    line = tell(
        "player-line",
        player=titles.you(name) if seat == viewer else name,
        cat=cat_name(player.cat),
        lives=lives(player.life_count, player.wagered_count),
        hand=hand_size(view, seat),
    )
    lines = [turn + line]
    if player.life_count > 0:
        life, said = own_life(player, top_life(player)), f"[italic]{top_text(view, seat)}[/]"
        lines.append(f"    {tell('line', thing=life, told=said)}")
    if note := titles.life_note(view, player.power, player.named):
        lines.append(f"    {note}")
    if player.hand_count and player.hand[0] >= 0 and seat != viewer:
        lines.append(f"    {tell('open-hand-line', cards=hand_names(player))}")
    return lines


def hand_size(view: Raw, seat: SeatNumber) -> Phrase:
    """How many cards a hand has, and of how many, as long as there is a life to limit it."""
    player = view.players[seat]
    if player.life_count:
        return tell.phrase("hand-of-limit", count=player.hand_count, limit=hand_limit(view, seat))
    return tell.phrase("hand-size", count=player.hand_count)


def own_life(player: Raw, card: int) -> Phrase:
    """A life by its number, and by its cat where it is another's."""
    if card // LIVES == player.cat:
        return tell.phrase("life-number", number=life_number(card))
    return life_name(card)


def hand_names(player: Raw) -> list[Phrase]:
    """The names of the cards in a hand of Nine Lives."""
    return [card_name(player.hand[index]) for index in range(player.hand_count)]


def hand_lines(view: Raw, seat: SeatNumber, names: Sequence[str]) -> list[str]:
    """The viewer's own hand, and what each card may do now, or why not."""
    player = view.players[seat]
    if player.hand_count == 0:
        return [tell("your-hand-empty")]
    head = "your-hand-open" if is_hand_open(view, seat) else "your-hand"
    if seat != view.to_move or view.stage not in (Stage.TURN, Stage.STACK):
        return [tell(f"{head}-cards", cards=hand_names(player))]
    offers = offered(view)
    lines = [tell(head)]
    for index in range(player.hand_count):
        card = player.hand[index]
        if player.chosen[index]:
            is_added = player.chosen[index] == Sign.PLUS
            told = tell("in-stack-added" if is_added else "in-stack-subtracted")
        elif card in offers:
            told = tell("listed", items=offers[card])
        else:
            told = tell("cannot", reason=refusal(view, card, names))
        lines.append(f"  {tell('line', thing=f'[bold]{card_name(card)}[/]', told=told)}")
    if view.stage == Stage.STACK:
        lines.append(tell("stack-so-far", number=figure(chosen_total(view, seat))))
    return lines


def offered(view: Raw) -> dict[int, list[str]]:
    """For each card at hand what it may do now, in short."""
    out = np.zeros(len(MOVES), np.int16)
    offers: dict[int, list[str]] = {}
    for move in out[: legal(view, out)].tolist():
        row = MOVES[move]
        if row.kind == Kind.LAY:
            offers.setdefault(row.card, []).append(short_play(view, row.card, row.place))
        elif row.kind == Kind.PICK:
            sign = "offer-add" if row.sign == Sign.PLUS else "offer-subtract"
            offers.setdefault(row.card, []).append(tell(sign))
    return offers


def short_play(view: Raw, card: int, place: int) -> str:
    """'left (draws 2)'"""
    if place in SHORT_PLACES:
        told = tell(SHORT_PLACES[place])
    else:
        told = tell("offer-column", column=place - FIRST_COLUMN + 1)
    draws = draws_of(with_chosen(view, card), place)
    return tell("offer-draws", offer=told, count=draws) if draws else told


def with_chosen(view: Raw, card: int) -> Raw:
    """The view of whoever is about to play this one card."""
    tried = view.twin()
    tried.players[view.to_move].chosen[hand_position(tried, view.to_move, card)] = Sign.PLUS
    return tried


def draws_of(view: Raw, place: int) -> int:
    """NL-12, NL-13, NP-73, NP-74. How many cards those chosen would draw here, as far as there are any."""
    seat = view.to_move
    player = view.players[seat]
    laid = sum(player.chosen[index] > 0 for index in range(player.hand_count))
    room = max(0, hand_limit(view, seat) - player.hand_count + laid)
    draws = min(room, match_draws(view, seat, place))
    if player.power == Power.INSTANT_DRAW:
        draws = room
    elif player.power == Power.GENEROUS_DRAW:
        draws = laid
    return min(draws, cards_to_draw(view, seat, place))


def cards_to_draw(view: Raw, seat: SeatNumber, place: int) -> int:
    """NL-21, NP-77, NP-80. Cards in the deck and the discard pile, and columns that may be drawn."""
    count = view.deck_count + view.discard_count
    if place >= FIRST_COLUMN:
        count += view.column_length[place - FIRST_COLUMN]
    for column in range(view.row_count):
        if may_draw_column(view, seat, column):
            count += 1
    return count


def refusal(view: Raw, card: int, names: Sequence[str]) -> str:
    """Why a card at hand cannot be played now: on the left, or on the right where the left is barred."""
    if view.stack_due:
        move = pick_row(card, Sign.PLUS)
    else:
        place = START if view.row_count == 0 else LEFT_END
        if place_refusal(view, view.to_move, place):
            place = RIGHT_END
        move = lay_row(card, place)
    return reason(view, move, why_not(view, move), names)


def lives_lines(view: View, seat: SeatNumber) -> list[str]:
    """NL-42. The viewer's lives below the top one, in the order they come up."""
    player = view.players[seat]
    below = [player.lives[index] for index in range(player.life_count - player.wagered_count - 1)][::-1]
    told = [tell("line", thing=own_life(player, card), told=power_text(view, card)) for card in below]
    lines = [tell("next-below", life=told[0])] if told else []
    if told[1:]:
        further = told[1]
        for next in told[2:]:
            further = tell("lives-below", lives=further, next=next)
        lines.append(tell("further-down", lives=further))
    return lines


def table(view: View, seat: SeatNumber | None, names: Sequence[str]) -> str:
    """The whole table of Nine Lives as text."""
    lines = table_lines(view, names)
    for number in range(view.seats):
        lines += player_lines(view, number, seat, names)
    if seat is not None and seat < min(view.seats, SEATS):
        lines += hand_lines(view, seat, names)
        lines += lives_lines(view, seat)
    return "\n".join(lines)
