"""Coaching: before a move that costs much the table asks, where its people want that.

The question is asked of the thinking threads, like a hint, and changes nothing. It never stands in the way of
a move: where thinking fails, or takes longer than PATIENCE, there is no question.
"""

from __future__ import annotations

import asyncio
import logging
from time import monotonic

from nekoban.bots.coach import PATIENCE, Doubt, find_doubt
from nekoban.bots.levels import deepest_name, strongest_name
from nekoban.bots.search import search_is_compiled
from nekoban.core.language import READER, reading
from nekoban.core.motives import Choice
from nekoban.server import journal
from nekoban.server.actions import need_legal, need_mover, need_room, need_seat, wanted_move
from nekoban.server.bots import search_for
from nekoban.server.commands import AnswerCoach, Coach, Move
from nekoban.server.messages import CoachMessage
from nekoban.server.refusals import Refused
from nekoban.server.tables import TableState
from nekoban.server.thinking import Thinking

LOG = logging.getLogger("nekoban.server")


async def ask_coach(
    thinking: Thinking, table: TableState, mine: list[int], asked: Coach, owner: str = ""
) -> CoachMessage:
    """Whether the move that is asked about costs more than the table's coach lets pass."""
    need_seat(mine)
    if not table.is_coached:
        raise Refused("not-allowed", "There is no coach at this table.")
    meant = Move(ply=asked.ply, path=asked.path, move=asked.move, turn=asked.turn)
    seat, match = need_mover(table, mine, meant, 0), table.match
    row = wanted_move(match, meant)
    need_legal(table, row)
    choice = Choice(match.view(seat), row, match.legal(), list(match.names))
    is_compiled = search_is_compiled(table.game)
    doubt = await found_doubt(thinking, table, choice, owner) if is_compiled else None
    if doubt is None:
        return CoachMessage(asked.ply, asked.id)
    better = list(table.game.moves.paths[doubt.better])
    return CoachMessage(asked.ply, asked.id, doubt.question, doubt.percent, better, doubt.why)


async def found_doubt(thinking: Thinking, table: TableState, choice: Choice, owner: str) -> Doubt | None:
    """What is doubted about a move, if that can be said in time."""
    deadline, language, game = monotonic() + PATIENCE, READER.get(), table.game

    def think() -> Doubt | None:
        left = deadline - monotonic()
        if left <= 0:
            return None  # nobody waits for it any more
        with reading(language):
            bot, strongest = (search_for(name, game) for name in (deepest_name(game), strongest_name(game)))
            return find_doubt(bot, choice, table.settings.coach, left, strongest)

    try:
        return await asyncio.wait_for(thinking.think(table.id, think, owner), PATIENCE)
    except TimeoutError:
        return None
    except Exception as error:
        LOG.error("the coach failed", exc_info=error, extra={"game": table.game.name})
        return None


def answer_coach(table: TableState, mine: list[int], asked: AnswerCoach) -> list[journal.Entry]:
    """Agree to the coach, or not; the answer can be changed while the game goes on."""
    need_seat(mine)
    need_room(table)
    if not table.settings.coach:
        raise Refused("not-allowed", "There is no coach at this table.")
    answering = [seat for seat in mine if table.questions.coach.get(seat) != asked.agree]
    return [journal.Coachanswered(seat, asked.agree) for seat in answering]
