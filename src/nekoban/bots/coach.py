"""The coach: whether a move costs too much, and why. It asks before the move; it never forbids one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from nekoban.bots.advice import are_equal, chosen_reasons, expectation, view_luck
from nekoban.bots.search import Search, Thought
from nekoban.core.messages import tell
from nekoban.core.motives import Choice, Reason, reasons

THRESHOLDS = (3, 5, 10)  # percent of the chance to win that a move may cost, as tables offer them
Line = tuple[str, str]  # a sentence and its clause, or ''


class Doubt(NamedTuple):
    """A move that costs more than was agreed: what is asked, and what is said when one asks why."""

    percent: int  # of the chance to win, that the move costs
    better: int  # the move that the search likes best
    question: str
    why: list[Line]


def find_doubt(bot: Search, choice: Choice, threshold: int, seconds: float | None = None) -> Doubt | None:
    """Whether the move costs more than this percentage. Everything here follows from the view alone."""
    if len(choice.legal) == 1:
        return None
    thoughts = bot.think(choice.view, choice.legal, view_luck(choice.view), seconds)
    best = thoughts[0]
    mine = next(thought for thought in thoughts if thought.move == choice.move)
    cost = 100 * (best.chance - mine.chance)
    if not mine.visits or cost <= threshold or are_equal(best, mine):
        return None
    percent = round(cost)
    why = reasons_why(bot, choice, best, mine)
    return Doubt(percent, best.move, tell("coach-question", percent=percent), why)


def reasons_why(bot: Search, choice: Choice, best: Thought, mine: Thought) -> list[Line]:
    """What the better move promises and gains; then the same of one's own, and what that allows."""
    instead = choice._replace(move=best.move)
    better, own = reasons(bot.game, instead), reasons(bot.game, choice)
    gains = [reason for reason in better if reason.is_gain]
    costs = [reason for reason in own if not reason.is_gain]
    return [
        (move_said("coach-better", bot, instead, best), ""),
        *lines(unlike(gains, own)),
        (move_said("coach-yours", bot, choice, mine), ""),
        *lines(unlike(costs, better)),
    ]


def unlike(found: Sequence[Reason], others: Sequence[Reason]) -> list[Reason]:
    """Reasons that do not hold for the other move just as well."""
    same = {reason.sentence for reason in others}
    return [reason for reason in found if reason.sentence not in same]


def lines(found: Sequence[Reason]) -> list[Line]:
    return [(reason.sentence, reason.clause) for reason in chosen_reasons(found)]


def move_said(message: str, bot: Search, choice: Choice, thought: Thought) -> str:
    words = bot.game.words
    said = words.say(choice.view, choice.move, choice.names)
    return tell(message, move=said, expected=expectation(thought, words))
