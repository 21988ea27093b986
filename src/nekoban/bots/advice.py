"""Advice: the best move and the reason for it, in words. Used for hints in the terminal and on the server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from nekoban.bots.levels import NAMES, levels_of
from nekoban.bots.search import Search, Thought
from nekoban.core.game import Game
from nekoban.core.moves import Move
from nekoban.core.record import View


class Advice(NamedTuple):
    """A move, sentences with the reason for it, and what was found about every legal move."""

    move: int
    sentence: str
    thoughts: list[Thought]


def make_adviser(game: Game) -> Search:
    """The bot that gives advice: the strongest level."""
    return Search(game, levels_of(game)[NAMES[-1]])


def advise(
    bot: Search,
    view: View,
    legal: Sequence[Move],
    luck: int,
    names: Sequence[str],
    seconds: float | None = None,
    told: Callable[[int, int], None] | None = None,
) -> Advice:
    """What a searching bot would do with this view. It sees no more than the view shows."""
    say = bot.game.words.say
    if len(legal) == 1:
        only = [Thought(legal[0], 0, 0.0)]
        return Advice(legal[0], f"{opening(say(view, legal[0], names))}: there is nothing else to do.", only)
    thoughts = bot.think(view, legal, luck, seconds, told, keep=True)
    best, second = thoughts[:2]
    unit = bot.game.words.UNIT
    text = f"{opening(say(view, best.move, names))}: {expectation(best, unit)}."
    if second.visits:
        text += f" Next best, {say(view, second.move, names)}: {expectation(second, unit)}."
    return Advice(best.move, text, thoughts)


def opening(text: str) -> str:
    return text[:1].upper() + text[1:]


def expectation(thought: Thought, unit: tuple[str, str]) -> str:
    """'a 63 % chance to win, about 12 points ahead'."""
    lead = round(abs(thought.lead))
    where = "ahead" if thought.lead > 0 else "behind"
    level = f"about {lead} {unit[lead != 1]} {where}" if lead else "about level"
    return f"{chance_words(thought.chance)}, {level}"


def chance_words(chance: float) -> str:
    percent = round(100 * chance)
    if percent <= 0:
        return "hardly a chance to win"
    if percent >= 100:
        return "an almost certain win"
    article = "an" if percent in (8, 11, 18) or 80 <= percent <= 89 else "a"
    return f"{article} {percent} % chance to win"
