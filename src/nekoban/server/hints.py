"""Hints: a bot's advice, in words."""

from __future__ import annotations

from nekoban.bots import all_bots
from nekoban.server.actions import need_play, need_seat
from nekoban.server.bots import bot_for, bot_luck
from nekoban.server.hall import Hall, Live
from nekoban.server.messages import HintTold
from nekoban.server.refusals import Refused


async def hint(hall: Hall, live: Live, mine: list[int], re: int | None) -> HintTold:
    """What the strongest bot would do in the place of whoever asks. It sees no more than they do."""
    need_seat(mine)
    table = live.table
    need_play(table)
    if not table.settings.hints:
        raise Refused("not-allowed", "At this table there are no hints.")
    match, seat = table.match, table.match.to_move
    if seat not in mine:
        raise Refused("not-your-turn", "Hints are for whoever is to move.")
    view, legal, luck, ply = match.view(seat), match.legal(), bot_luck(match.seed, match.ply), match.ply
    best = all_bots()[-1]
    think = lambda: int(bot_for(best, table.game).choose(view, legal, luck))  # noqa: E731
    row = await hall.thinking.think(table.id, think)
    sentence = table.game.part("words").say(view, row, match.names)
    return HintTold(list(table.game.moves.paths[row]), sentence, ply, re)
