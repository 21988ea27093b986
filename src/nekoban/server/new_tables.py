"""New tables: their options, settings and seats checked; a rematch; playing on from a finished game."""

from __future__ import annotations

import re
import secrets
from collections.abc import Mapping
from typing import Any

import msgspec

from nekoban.core import notation
from nekoban.core.catalogue import all_games, known_game
from nekoban.core.game import Game
from nekoban.core.luck import SEED_BYTES
from nekoban.core.match import Match
from nekoban.core.messages import tell as shared
from nekoban.core.options import Chosen, OptionError, Text
from nekoban.core.player_names import kept_bot_name, unlike_others
from nekoban.server import journal
from nekoban.server.bots import check_bot
from nekoban.server.commands import NewTable, PlayOn, Rematch, SeatPlan, Settings
from nekoban.server.contributions import need_seat
from nekoban.server.journal import JournalRow
from nekoban.server.refusals import Refused
from nekoban.server.replay import check_bounds
from nekoban.server.seats import BOT, PERSON, clean_name, new_id, nickname, same
from nekoban.server.store.stored_tables import TableRow
from nekoban.server.tables import TableState, table_check

WORD_LIMIT = 60  # characters of an option: a longer one brings content of its own
FILE_LIKE = re.compile(r"[/\\\0]|^[^()]{1,255}\.[A-Za-z]{1,5}$")


def new_table(asked: NewTable, token: str, now: int, id: str = "") -> tuple[TableRow, list[JournalRow]]:
    """A table and its first entries, or a sentence about what is wrong with it."""
    game, options = read_game(asked.game, asked.options)
    check_settings(asked.settings)
    plan = asked.seats
    if plan is None:
        plan = [SeatPlan("me"), *[SeatPlan()] * (options.players - 1)]
    if len(plan) != options.players:
        raise Refused(
            "malformed",
            "There are {players} players and {seats} seats.",
            players=options.players,
            seats=len(plan),
        )
    names = seat_names(plan, asked.name)
    kept = [named(seat, name) for seat, name in zip(plan, names, strict=True)]
    table_row = opened(game, options, asked.settings, kept, token, now, id)
    mine = [number for number, seat in enumerate(plan) if seat.kind == "me"]
    sitting: list[journal.Entry] = [
        journal.Sat(
            seat, names[seat], token, asked.program, asked.contributes and seat == mine[0], asked.sign
        )
        for seat in mine
    ]
    if all(seat.kind != "open" for seat in plan) and not (mine and asked.contributes):
        sitting.append(journal.Started(notation.FORMAT))
    return started(table_row, sitting)


def read_game(name: str, given: dict[str, Any]) -> tuple[Game, Chosen]:
    """The game and the options of a new table; others are refused in a sentence."""
    game = known_game(name)
    if game is None:
        raise Refused(
            "malformed",
            "There is no such game. The games are: {names}.",
            names=shared("listed", things=[*all_games()]),
        )
    refuse_files(game, given)
    try:
        return game, game.options.read(given)
    except OptionError as error:
        raise Refused("malformed", str(error)) from None


def refuse_files(game: Game, given: dict[str, Any]) -> None:
    """Nobody may name a file of the server. None would be read; this says what to give instead."""
    for key, value in given.items():
        option = game.options.declared.get(key.replace("-", "_"))
        if isinstance(option, Text) and isinstance(value, str) and FILE_LIKE.search(value):
            raise Refused(
                "malformed",
                "{option} cannot name a file here: give its content, packed as one word.",
                option=key,
            )


def has_long_text(given: Mapping[str, Any]) -> bool:
    """Whether somebody brings a map of their own, which costs the server some work."""
    return len(without_long_texts(given)) < len(given)


def without_long_texts(given: Mapping[str, Any]) -> dict[str, Any]:
    """Options without what somebody brings: a list of tables would grow by 20,000 letters of each."""
    return {
        name: value for name, value in given.items() if not isinstance(value, str) or len(value) <= WORD_LIMIT
    }


def is_listed(settings: Settings, phase: str) -> bool:
    """Whether the lobby shows a table: strangers can join it, or watch it."""
    return settings.listed and (phase == "open" or settings.spectators)


def check_settings(settings: Settings) -> None:
    """Refuse settings that no new table can have."""
    check_bot(settings.stand_in)
    settings.clock.check()
    if settings.coach and settings.clock.kind != "none":
        raise Refused(
            "malformed", "There is no coach at a table with a clock: its questions would take time."
        )


def seat_names(plan: list[SeatPlan], host: str) -> list[str]:
    """A name for every seat that is not open, no two alike."""
    names: list[str] = []
    for number, seat in enumerate(plan):
        if seat.kind == "open":
            names.append("")
        elif seat.kind == "me":
            names.append(unlike_others(nickname(seat.name or host, number), names))
        else:
            check_bot(seat.bot)
            names.append(unlike_others(clean_name(seat.name) or kept_bot_name(seat.bot), names))
    return names


def named(seat: SeatPlan, name: str) -> SeatPlan:
    """A seat of a new table under its name: a bot or an open seat."""
    return SeatPlan("bot", name, seat.bot) if seat.kind == "bot" else SeatPlan("open")


def opened(
    game: Game, options: Chosen, settings: Settings, plan: list[SeatPlan], host: str, now: int, id: str
) -> TableRow:
    """The first row of a new table, as the store keeps it."""
    return TableRow(
        id=id or new_id(),
        game=game.name,
        version=game.version,
        options=msgspec.json.encode(options.changed()).decode(),
        settings=msgspec.json.encode(settings).decode(),
        plan=msgspec.json.encode(plan).decode(),
        seed=secrets.token_bytes(SEED_BYTES).hex(),
        host=host,
        created=now,
    )


def started(table_row: TableRow, entries: list[journal.Entry]) -> tuple[TableRow, list[JournalRow]]:
    """The first rows of a table, at least one: its check covers all that was agreed."""
    rows: list[JournalRow] = []
    check = table_check(table_row)
    for number, entry in enumerate(entries or [journal.Opened()], 1):
        rows.append(journal.written(entry, number, table_row.created, check))
        check = rows[-1].check
    begun = any(isinstance(entry, journal.Started) for entry in entries)
    return table_row._replace(phase="playing" if begun else "open"), rows


def play_on(
    match: Match, asked: PlayOn, token: str, now: int, id: str = ""
) -> tuple[TableRow, list[JournalRow]]:
    """A table that begins in the middle of a finished game: as it stood, or as one seat saw it."""
    game = match.game
    check_bounds(asked.ply, match.ply - match.over, asked.seat, match.options.players)
    plan = [
        SeatPlan("me", asked.name or name) if seat == asked.seat else SeatPlan("bot", name, asked.bot)
        for seat, name in enumerate(match.names)
    ]
    names = seat_names(plan, asked.name)
    kept = [named(seat, name) for seat, name in zip(plan, names, strict=True)]
    state = match.states[asked.ply]
    known = match.engine.view(state, asked.seat) if asked.redeal else state
    table_row = opened(game, match.options, Settings(stand_in=asked.bot), kept, token, now, id)
    table_row = table_row._replace(start=notation.write_position(game, match.options, known))
    return started(
        table_row,
        [
            journal.Sat(asked.seat, names[asked.seat], token, asked.program, sign=asked.sign),
            journal.Started(notation.FORMAT),
        ],
    )


def rematch(
    table: TableState, mine: list[int], asked: Rematch, now: int, host: str, id: str
) -> tuple[TableRow, list[JournalRow]]:
    """The table of a rematch: whoever asks sits at it, and seats are kept for the others until they come.

    Bots stay. Seats of those who left are open. `host` is the hashed token of whoever asks, at the new table.
    """
    need_seat(mine)
    if table.phase != "over":
        raise Refused("not-now", "A rematch can begin when the game is over.")
    given = table.match.options.changed() if asked.options is None else asked.options
    game, options = read_game(table.game.name, given)
    settings = asked.settings or table.settings
    check_settings(settings)
    seats = [seat for seat in table.seats if seat.kind == PERSON and seat.token]
    seats += [seat for seat in table.seats if seat.kind == BOT]
    if asked.options is None and len(seats) == len(table.seats):
        seats = list(table.seats)  # in the same order
    persons = sum(seat.kind == PERSON for seat in seats)
    if persons > options.players:
        raise Refused(
            "malformed",
            "{people} people sit here, but the options say {players}.",
            people=persons,
            players=options.players,
        )
    seats = seats[: options.players]
    plan = [SeatPlan("bot", seat.name, seat.bot) if seat.kind == BOT else SeatPlan() for seat in seats]
    plan += [SeatPlan()] * (options.players - len(plan))
    table_row, own = opened(game, options, settings, plan, host, now, id), table.seats[mine[0]].token
    sitting: list[journal.Entry] = []
    for number, seat in enumerate(seats):
        if seat.kind == PERSON:
            is_host = same(seat.token, own)
            how, token = (journal.Sat, host) if is_host else (journal.Invited, seat.token)
            sitting.append(how(number, seat.name, token, seat.is_program, seat.gives, seat.sign))
    others = any(isinstance(entry, journal.Invited) for entry in sitting)
    if len(seats) == options.players and not others and not any(seat.gives for seat in seats):
        sitting.append(journal.Started(notation.FORMAT))
    return started(table_row, sitting)
