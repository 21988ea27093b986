"""Hints: a bot's advice, in words."""

from __future__ import annotations

from nekoban.bots import all_bots
from nekoban.bots.advice import Advice, advise
from nekoban.bots.search import search_is_compiled
from nekoban.core.language import READER, reading
from nekoban.core.luck import bot_luck
from nekoban.server.actions import need_play, need_seat
from nekoban.server.bots import bot_for
from nekoban.server.messages import HintMessage
from nekoban.server.refusals import Refused
from nekoban.server.tables import TableState
from nekoban.server.thinking import Thinking


async def hint(thinking: Thinking, table: TableState, mine: list[int], re: int | None) -> HintMessage:
    """What the strongest bot would do in the place of whoever asks, and why. It sees no more than they do."""
    need_seat(mine)
    need_play(table)
    if not table.settings.hints:
        raise Refused("not-allowed", "At this table there are no hints.")
    if not search_is_compiled(table.game):
        raise Refused(
            "not-now",
            "Hints come when the rules of {game} are compiled, which is under way.",
            game=table.game.shown_title,
        )
    match, seat = table.match, table.match.to_move
    if seat not in mine:
        raise Refused("not-your-turn", "Hints are for whoever is to move.")
    view, legal, luck, ply = (
        match.view(seat),
        match.legal(),
        bot_luck(match.dealing_seed, match.ply),
        match.ply,
    )
    adviser, names = all_bots()[-1], list(match.names)
    language = READER.get()  # a thread that thinks does not know who asked

    def think() -> Advice:
        with reading(language):
            return advise(bot_for(adviser, table.game), view, legal, luck, names)

    advice = await thinking.think(table.id, think)
    return HintMessage(list(table.game.moves.paths[advice.move]), advice.sentence, ply, re)
