"""Advice: the best move and the reason for it, in words. Used for hints in the terminal and on the server."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from nekoban.bots.levels import levels_of, strongest_name
from nekoban.bots.search import Search, Thought, make_search
from nekoban.core.contracts import Words
from nekoban.core.game import Game
from nekoban.core.messages import tell
from nekoban.core.moves import Move
from nekoban.core.record import View


class Advice(NamedTuple):
    """A move, sentences with the reason for it, and what was found about every legal move."""

    move: int
    sentence: str
    thoughts: list[Thought]


def make_adviser(game: Game) -> Search:
    """The bot that gives advice: the strongest level."""
    return make_search(game, levels_of(game)[strongest_name(game)])


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
    words = bot.game.words
    if len(legal) == 1:
        only = [Thought(legal[0], 0, 0.0)]
        return Advice(legal[0], tell("advice-only", move=words.say(view, legal[0], names)), only)
    thoughts = bot.think(view, legal, luck, seconds, told, keep=True)
    best, second = thoughts[:2]
    first = {"move": words.say(view, best.move, names), "expected": expectation(best, words)}
    if not second.visits:
        return Advice(best.move, tell("advice", **first), thoughts)
    after = {"next": words.say(view, second.move, names), "hoped": expectation(second, words)}
    return Advice(best.move, tell("advice-next", **first, **after), thoughts)


def expectation(thought: Thought, words: Words) -> str:
    """'a 63 % chance to win, about 12 points ahead'."""
    return tell("expected", chance=chance_words(thought.chance), lead=lead_words(thought.lead, words))


def lead_words(lead: float, words: Words) -> str:
    count = round(abs(lead))
    if not count:
        return tell("lead-level")
    return tell("lead-ahead" if lead > 0 else "lead-behind", lead=words.lead(count))


def chance_words(chance: float) -> str:
    percent = round(100 * chance)
    if percent <= 0:
        return tell("chance-none")
    return tell("chance-sure") if percent >= 100 else tell("chance", percent=percent)
