"""Nine Lives: what the picture shows of a view, read once."""

from collections.abc import Sequence
from typing import NamedTuple

from nekoban.core.record import Raw, SeatNumber, View
from nekoban.games.nine_lives.parts import (
    FIRST_COLUMN,
    LEFT_END,
    LIMIT_OF,
    LOW_LIMIT,
    NOUGHT,
    Happening,
    Power,
)
from nekoban.games.nine_lives.show import titles


class Seat(NamedTuple):
    """What is drawn of a player, read once."""

    cat: int
    hand: list[int]  # as many as there are; hidden ones are negative
    chosen: list[int]  # a Sign for each of them that is in the stack being built
    chosen_count: int
    lives: tuple[int, ...]
    wagered: int
    power: int
    parameter: int
    shown: int
    limit: int
    note: str  # what else must be known of its power: the number named, or the order of numbers
    is_open: bool  # whether everybody sees the hand


class Column(NamedTuple):
    """A column of the row."""

    total: int
    cards: list[int]
    first: int  # the place of its first card among all cards of the row


class Snapshot(NamedTuple):
    """What is drawn of a view, read once."""

    view: Raw
    seat: SeatNumber | None
    bottom: int  # the seat that is drawn at the bottom
    names: Sequence[str]
    seats: list[Seat]
    to_move: int
    stage: int
    king: int
    columns: list[Column]
    start: int
    last: int | None  # the column of the last move
    mover: int  # who laid it
    discards: list[int]
    deck: int


def read_snapshot(view: View, seat: SeatNumber | None, names: Sequence[str]) -> Snapshot:
    """The numbers of a view as plain lists: each is read once."""
    array, count = view.array, view.seats
    last, mover = last_column(view)
    return Snapshot(
        view,
        seat,
        seat or 0,
        names,
        read_seats(view, array["players"].reshape(-1)[:count]),
        view.to_move,
        view.stage,
        view.kittyking,
        read_columns(view),
        view.start_column,
        last,
        mover,
        array["discards"].reshape(-1)[: view.discard_count].tolist(),
        view.deck_count,
    )


def read_seats(view: View, rows: Raw) -> list[Seat]:
    """The players of a view, read at once for the picture."""
    powers = rows["power"].tolist()
    seats = []
    for index, row in enumerate(rows):
        others = powers[:index] + powers[index + 1 :]
        low = Power.OTHERS_LOW_LIMIT in others
        is_open = row["hand_open"] or powers[index] == Power.SHOW_HAND or Power.OTHERS_PLAY_OPEN in others
        count, shown = int(row["hand_count"]), int(row["shown"])
        seats.append(
            Seat(
                int(row["cat"]),
                row["hand"][:count].tolist(),
                row["chosen"][:count].tolist(),
                int(row["chosen_count"]),
                tuple(row["lives"][: int(row["life_count"])].tolist()),
                int(row["wagered_count"]),
                powers[index],
                int(row["parameter"]),
                shown,
                LOW_LIMIT if low else LIMIT_OF[shown],
                titles.life_note(view, powers[index], int(row["named"])),
                bool(is_open),
            )
        )
    return seats


def read_columns(view: View) -> list[Column]:
    """The row of columns of a view, read at once for the picture."""
    array, count = view.array, view.row_count
    totals = array["column_total"].reshape(-1)[:count].tolist()
    lengths = array["column_length"].reshape(-1)[:count].tolist()
    cards = array["row_cards"].reshape(-1).tolist()
    columns, first = [], 0
    for total, length in zip(totals, lengths, strict=True):
        columns.append(Column(total - NOUGHT, cards[first : first + length], first))
        first += length
    return columns


def last_column(view: View) -> tuple[int | None, int]:
    """Where the last play of the move went, and whose it was."""
    told = view.raw["events"][: view.event_count]  # an array: a record for each would cost more
    kinds = told["kind"].tolist()
    if Happening.LAYS not in kinds:
        return None, 0
    index = kinds.index(Happening.LAYS)
    place, seat = int(told["b"][index]), int(told["seat"][index])
    if place >= FIRST_COLUMN:
        return place - FIRST_COLUMN, seat
    return (0 if place == LEFT_END else view.row_count - 1), seat
