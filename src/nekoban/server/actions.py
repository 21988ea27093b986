"""Actions of players: join, move, undo, chat, call a bot in. Each gives the entries to write, or refuses.

They change nothing: the writer writes the entries first and lets them happen afterwards.
"""

from __future__ import annotations

import math
import secrets
from collections.abc import Sequence
from functools import cache

from nekoban.core.game import Game
from nekoban.core.match import Match
from nekoban.core.notation import NotationError
from nekoban.core.player_names import unlike_others
from nekoban.core.undo import UndoError, undo_ply
from nekoban.server import journal
from nekoban.server.commands import AnswerUndo, Chat, Move
from nekoban.server.contributions import need_no_end, need_no_seal, need_seat, starting
from nekoban.server.happenings import foresee
from nekoban.server.refusals import Refused
from nekoban.server.seats import clean, clean_name, hashed, nickname, same
from nekoban.server.served_time import wall
from nekoban.server.tables import TableState

CHAT_LIMIT = 500  # characters
CHAT_ENTRIES = 2000  # sayings at a table of those who sit there
REMARKS = 1000  # of those who watch: they take no room from those who sit
MOVE_LIMIT = 50_000  # moves of a match
ENTRY_LIMIT = 50_000  # entries of a table, beyond which there are only moves
LINK_LIFE = 15 * 60_000
ABSENCE = 60.0  # seconds without a connection until somebody counts as absent

# --- sitting --------------------------------------------------------------------------------------


def join(
    table: TableState,
    token: str,
    name: str,
    wanted: int | None,
    program: bool = False,
    gives: bool = False,
    sign: str = "",
) -> list[journal.Entry]:
    """Take an open seat. The last one starts the game, if nobody wants to contribute to its luck."""
    need_no_end(table)
    need_room(table)
    free = [] if table.is_started else table.seats.free
    if not free and table.seats.open and not table.is_started:
        raise Refused("not-now", "The open seats are kept for those who played the match before.")
    if not free:
        raise Refused("not-now", "All seats of this table are taken.")
    if wanted is not None and wanted not in free:
        raise Refused("not-now", "Seat {seat} is not free.", seat=wanted + 1)
    if table.seats.of(token):
        raise Refused("not-now", "You already have a seat at this table.")
    seat = free[0] if wanted is None else wanted
    shown = unlike_others(nickname(name, seat), table.seats.names)
    return starting(table, [journal.Sat(seat, shown, token, program, gives, sign)])


def accept(table: TableState, tokens: Sequence[str]) -> list[journal.Entry]:
    """Take the seats that are kept for one after the match before; of one's tokens the first is in use."""
    need_no_end(table)
    kept = [
        number
        for number in table.seats.open
        if any(same(table.seats[number].kept_for, token) for token in tokens)
    ]
    seats = [(number, table.seats[number]) for number in kept]
    sitting = [
        journal.Sat(number, seat.name, tokens[0], seat.is_program, seat.gives, seat.sign)
        for number, seat in seats
    ]
    return starting(table, sitting) if sitting else []


def leave(table: TableState, mine: list[int]) -> list[journal.Entry]:
    """Give up one's seats."""
    need_seat(mine)
    need_no_end(table)
    need_no_seal(table)
    if table.phase == "over":
        raise Refused("not-now", "The game is over; there is nothing to leave.")
    return [journal.Left(seat, table.settings.stand_in if table.is_started else "") for seat in mine]


def need_room(table: TableState) -> None:
    """Moves always have room: nobody can fill up a table so that the others cannot go on."""
    if table.number >= ENTRY_LIMIT:
        raise Refused("not-now", "Too much has happened at this table: only moves can be made here now.")


def need_play(table: TableState) -> None:
    """Refuse what needs a game in play, before it begins and after it ends."""
    need_no_end(table)
    if not table.is_started:
        raise Refused("not-now", "The game has not begun: there are open seats.")
    if table.phase == "over":
        raise Refused("not-now", "The game is over.", ply=table.match.ply)


# --- moving ---------------------------------------------------------------------------------------


def move(table: TableState, mine: list[int], asked: Move, now: int = 0) -> list[journal.Entry]:
    """A person's move, at that time."""
    seat = need_mover(table, mine, asked, now)
    return [moved(table, seat, wanted_move(table.match, asked))]


def need_mover(table: TableState, mine: list[int], asked: Move, now: int) -> int:
    """The seat that is to move, if it is one's own and this is the position that is answered."""
    need_seat(mine)
    match = table.match
    if table.is_started and (asked.ply != match.ply or asked.turn not in (None, table.turn)):
        raise late(asked.ply, match)
    need_play(table)
    seat = match.to_move
    if seat not in mine:
        raise Refused(
            "not-your-turn", "It is the turn of {name}.", ply=match.ply, name=match.names[seat or 0]
        )
    if table.seats[seat].is_played_by_bot:
        raise Refused("not-now", "A bot is playing for you. Come back to the table first.")
    if table.clocks.is_out(now):
        raise Refused("not-now", "Your time is up.", ply=match.ply)
    if table.has_older_luck:
        raise Refused(
            "not-now",
            "This match has an older luck, by which hidden cards can be computed, so several people cannot "
            "go on with it. Agree to end it, and play a new one.",
            ply=match.ply,
        )
    return seat


def late(ply: int, match: Match) -> Refused:
    """The refusal of a move that was meant for another position than the present one."""
    made = match.ply
    if ply == made:
        return Refused("late", "That answers a position that was taken back.", ply=made)
    if ply > made:
        return Refused(
            "late", "That answers move {move}, and only {made} have been made.", ply=made, move=ply, made=made
        )
    return Refused(
        "late",
        "That answers move {move}; {made} have been made since the start.",
        ply=made,
        move=ply,
        made=made,
    )


def wanted_move(match: Match, asked: Move) -> int:
    """The row of a move given by its path or its text."""
    if (asked.path is None) == (asked.move is None):
        raise Refused("malformed", "A move is given either by its path or by its text.")
    try:
        return match.read(asked.path if asked.path is not None else str(asked.move))
    except NotationError as error:
        raise Refused("illegal", str(error), ply=match.ply) from None


def need_legal(table: TableState, row: int) -> None:
    """Refuse a move with its reason. Most are legal, and a reason takes longer to find than the list."""
    match = table.match
    if row not in table.legal() and (refusal := match.why_not(row)):
        raise Refused("illegal", refusal.sentence, refusal.clause, match.ply)


def moved(table: TableState, seat: int, row: int) -> journal.Entry:
    """The entry of a move, if it is legal."""
    match = table.match
    need_legal(table, row)
    if match.ply >= MOVE_LIMIT:
        raise Refused(
            "not-allowed", "A match has at most {count} moves: start another one.", count=MOVE_LIMIT
        )
    return foresee(table, seat, row)


def bot_move(table: TableState, turn: int, seat: int, row: int) -> list[journal.Entry]:
    """A bot's move, if it is still wanted."""
    if table.turn != turn or table.to_move != seat or not table.seats[seat].is_played_by_bot:
        raise Refused("late", "The bot's move is no longer needed.")
    return [moved(table, seat, row)]


def why(table: TableState, mine: list[int], path: list[str]) -> Refused | None:
    """Why a move, or what was picked of it, is not legal. Only whoever is to move may ask about rules."""
    match = table.match
    try:
        seat = need_mover(table, mine, Move(ply=match.ply, path=path), 0)
        refusal = match.why_not(path)
    except Refused as refused:
        return refused
    except NotationError:
        return Refused(
            "illegal", "You can only look at that. {status}", ply=match.ply, status=match.status(seat)
        )
    if refusal:
        asked = asked_then(match, path, refusal.sentence)
        if asked:  # a question has no clause
            return Refused("illegal", asked, ply=match.ply)
        return Refused("illegal", refusal.sentence, refusal.clause, match.ply)
    return None


def asked_then(match: Match, path: list[str], sentence: str) -> str | None:
    """What is asked once something of a move was picked, if a refusal would repeat what was asked before."""
    picked, view = tuple(path[:-1]), match.view(match.to_move)
    if not picked or not any(legal[:-1][: len(picked)] == picked for legal in match.paths()):
        return None
    before, then = (match.game.guide.prompt(view, clicks, match.names) for clicks in ((), picked))
    return then if before and before.rstrip(".。") in sentence else None


def about(table: TableState, mine: Sequence[int], thing: str) -> list[tuple[str, str]]:
    """What a thing of the drawing does; nothing for a thing that no move clicks."""
    seat, game = table.viewing_seat(mine), table.game
    if not table.is_started or seat is None or thing not in all_clicks(game):
        return []
    return game.guide.about(table.match.view(seat), thing, table.match.names)


@cache
def all_clicks(game: Game) -> frozenset[str]:
    """Everything that a move of the game clicks."""
    return frozenset(click for path in game.moves.paths for click in path)


# --- taking back ----------------------------------------------------------------------------------


def need_turn(table: TableState, turn: int | None) -> None:
    """What is said about another position than the present one comes too late."""
    if turn not in (None, table.turn):
        raise Refused("late", "The match has moved on since.", ply=table.match.ply)


def undo(table: TableState, mine: list[int], turn: int | None = None) -> list[journal.Entry]:
    """Take back one's last decision: at once where that is free, else the others are asked."""
    need_seat(mine)
    need_room(table)
    match = table.match
    need_play(table)
    need_turn(table, turn)
    if table.settings.undo == "never":
        raise Refused("not-allowed", "Moves cannot be taken back at this table.")
    ply = next((ply for ply in reversed(range(match.ply)) if match.movers[ply] in mine), None)
    if ply is None:
        raise Refused("not-now", "There is no move of yours to take back.")
    seat = match.movers[ply]
    if table.seats[seat].is_played_by_bot:
        raise Refused("not-now", "A bot is playing for you. Come back to the table first.")
    if free_ply(table) == ply:
        return [journal.Tookback(seat, ply)]
    if absent := [table.seats[other].name for other in table.seats.absent]:
        raise Refused("not-now", "{name} is away and would have to agree.", name=absent[0])
    if not table.seats.others(seat):
        return [journal.Tookback(seat, ply)]
    if table.questions.undo is not None:
        raise Refused("not-now", "The others are being asked already.")
    if seat in table.questions.undo_refused:
        raise Refused("not-now", "The others have refused. Ask again after the next move.")
    return [journal.Undoasked(seat, ply)]


def free_ply(table: TableState) -> int | None:
    """The ply to which the rules of undo let the match go back without asking; None if there is none.

    Somebody who is absent comes back: their game is not the others' to take back, whatever a bot does in it.
    It may take hundreds of imagined worlds to find out, so the answer is kept with the position.
    """
    bots = tuple(seat for seat in table.seats.bots if seat not in table.seats.absent)
    asked = table.turn, bots
    if table.free_undo[0] != asked:
        try:
            found = undo_ply(table.match, bots)
        except UndoError:
            found = None
        table.free_undo = asked, found
    return table.free_undo[1]


def answer_undo(table: TableState, mine: list[int], asked: AnswerUndo) -> list[journal.Entry]:
    """Agree to an undo, or not. When all others have agreed, it is done."""
    need_seat(mine)
    need_turn(table, asked.turn)
    question, agree = table.questions.undo, asked.agree
    if question is None or asked.asked_by not in (None, question.seat):
        raise Refused("not-now", "Nobody has asked to take that back.")
    others = table.seats.others(question.seat)
    answering = [seat for seat in mine if seat in others]
    if not answering:
        raise Refused("not-allowed", "That question is for the others to answer.")
    answers: list[journal.Entry] = [journal.Undoanswered(seat, agree) for seat in answering]
    if agree and set(others) <= question.agreed | set(answering):
        answers.append(journal.Tookback(question.seat, question.ply))
    return answers


# --- speaking, absence ----------------------------------------------------------------------------


def say(table: TableState, mine: list[int], asked: Chat) -> list[journal.Entry]:
    """Say something at the table, from a seat or as somebody who watches."""
    if not table.settings.spectators:
        need_seat(mine)
    if not mine and table.settings.spectator_chat == "never":
        raise Refused("not-allowed", "Only players may chat at this table.")
    cleaned = clean(asked.text, CHAT_LIMIT)
    if not cleaned:
        raise Refused("malformed", "The message is empty.")
    most = CHAT_ENTRIES if mine else REMARKS
    if sum((saying.seat is None) != bool(mine) for saying in table.chat) >= most:
        raise Refused(
            "not-now",
            "{count} messages have been written at this table; there is no room for more.",
            count=most,
        )
    if not mine:
        return [remark(table, cleaned, asked)]
    return [journal.Said(table.viewing_seat(mine) or mine[0], cleaned, wall())]


def remark(table: TableState, text: str, asked: Chat) -> journal.Entry:
    """What somebody says who watches: under no name of those who sit here, and to whom the table allows.

    While the game goes on, those who play hear it only where the host wants it: it might help one of them.
    """
    name = clean_name(asked.name) or "Guest"
    is_apart = table.settings.spectator_chat == "apart" and table.phase != "over"
    shown = unlike_others(name, table.seats.names)
    return journal.Remarked(shown, text, wall(), asked.sign, is_apart)


def ask_bot(table: TableState, mine: list[int], absent: int, away: list[float]) -> list[journal.Entry]:
    """Have a bot play for an absent player, once all the others agree.

    `away` says for how many seconds nobody was seen on each seat: a connection that blinks is no absence.
    """
    need_seat(mine)
    need_play(table)
    need_room(table)
    if absent >= len(table.seats) or not table.seats[absent].is_played_by_person or absent in mine:
        raise Refused("not-now", "That seat is not played by another person.")
    name = table.seats[absent].name
    if not away[absent]:
        raise Refused("not-now", "{name} is here.", name=name)
    if away[absent] < ABSENCE:
        wait = math.ceil(ABSENCE - away[absent])
        raise Refused(
            "not-now", "{name} was here just now. Ask again in {seconds} s.", name=name, seconds=wait
        )
    others = table.seats.others(absent)
    asking = [seat for seat in mine if seat in others and seat not in table.questions.bots.get(absent, set())]
    agreed = table.questions.bots.get(absent, set()) | set(asking)
    asked: list[journal.Entry] = [journal.Botasked(seat, absent) for seat in asking]
    present = [seat for seat in others if away[seat] < ABSENCE]
    if set(present) <= agreed:
        seats = table.seats.of(table.seats[absent].token)
        return [*asked, *(journal.Botsat(seat, table.settings.stand_in, "absent") for seat in seats)]
    if not asked:
        raise Refused("not-now", "You have already asked; now the others must agree.")
    return asked


def come_back(table: TableState, mine: list[int]) -> list[journal.Entry]:
    """An absent person is back: their seats are theirs again."""
    back: list[journal.Entry] = [
        journal.Returned(seat) for seat in mine if table.seats[seat].cause == "absent"
    ]
    if not back and any(table.seats[seat].cause == "time" for seat in mine):
        raise Refused("not-now", "Your time is up: a bot plays to the end.")
    return back


def run_out(table: TableState, now: int) -> list[journal.Entry]:
    """The clock of whoever is to move is used up: a bot plays on."""
    seat = table.clocks.running
    if seat is None or not table.clocks.is_out(now) or table.phase != "playing":
        return []
    return [journal.Botsat(seat, table.settings.stand_in, "time")]


# --- other devices --------------------------------------------------------------------------------


def hand_over(table: TableState, token: str, link: str, now: int) -> list[journal.Entry]:
    """Make a one-time link for all one's seats; an older one no longer works."""
    need_seat(table.seats.of(token))
    need_room(table)
    return [journal.Handed(token, hashed(link), now + LINK_LIFE)]


def arrive(table: TableState, link: str, token: str, now: int) -> list[journal.Entry]:
    """Use a one-time link: from now on the seats answer to another token."""
    sought = hashed(link)
    found = [owner for known, owner in table.devices.links.items() if secrets.compare_digest(known, sought)]
    if not found or found[0][1] < now:
        raise Refused("not-allowed", "This link has already been used, or is too old. Make another one.")
    return [journal.Arrived(found[0][0], token)]
