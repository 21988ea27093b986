"""Hints: a bot's advice, in words."""

from __future__ import annotations

from nekoban.bots.advice import Advice, advise, view_luck
from nekoban.bots.levels import strongest_name
from nekoban.bots.search import search_is_compiled
from nekoban.core.language import READER, reading
from nekoban.server.actions import need_play, need_seat
from nekoban.server.bots import search_for
from nekoban.server.messages import HintMessage
from nekoban.server.refusals import Refused
from nekoban.server.tables import TableState
from nekoban.server.thinking import Thinking


async def hint(
    thinking: Thinking, table: TableState, mine: list[int], re: int | None, owner: str = ""
) -> HintMessage:
    """What the strongest bot would do in the place of whoever asks, and why. It sees no more than they do."""
    need_seat(mine)
    need_play(table)
    if not table.settings.hints:
        raise Refused("not-allowed", "There are no hints at this table.")
    if not search_is_compiled(table.game):
        raise Refused(
            "not-now",
            "The rules of {game} are still being compiled. There will be hints when that is done.",
            game=table.game.shown_title,
        )
    match, seat = table.match, table.match.to_move
    if seat not in mine:
        raise Refused("not-your-turn", "Hints are for the player to move.")
    view, legal, ply = match.view(seat), match.legal(), match.ply
    adviser, names = strongest_name(table.game), list(match.names)
    language = READER.get()  # a thread that thinks does not know who asked

    def think() -> Advice:
        with reading(language):
            return advise(search_for(adviser, table.game), view, legal, view_luck(view), names)

    advice = await thinking.think(table.id, think, owner)
    paths = table.game.moves.paths
    lines = [(reason.sentence, reason.clause) for reason in advice.reasons]
    equal = [list(paths[move]) for move in advice.equals]
    return HintMessage(list(paths[advice.move]), advice.sentence, ply, re, lines, equal)
