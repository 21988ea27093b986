"""The coach: whether a move costs too much, and why. It asks before the move; it never forbids one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from time import monotonic
from typing import NamedTuple

from nekoban.bots.advice import chosen_reasons, expectation, noise, view_luck
from nekoban.bots.search import Search, Thought, all_together
from nekoban.core.messages import tell
from nekoban.core.motives import Choice, Reason, reasons

SEARCHES = 4  # this many searches must have a doubt together, or as many as there is time for
PATIENCE = 3.0  # seconds: a move that is not doubted by then is simply made
Line = tuple[str, str]  # a sentence and its clause, or ''


class Doubt(NamedTuple):
    """A move that costs more than was agreed: what is asked, and what is said when one asks why."""

    percent: int  # of the chance to win, that the move costs
    better: int  # the move that the search likes best
    question: str
    why: list[Line]


def find_doubt(
    bot: Search, choice: Choice, threshold: int, seconds: float | None = None, strongest: Search | None = None
) -> Doubt | None:
    """Whether the move costs more than this percentage. Everything here follows from the view alone.

    A move that the strongest level would make, and so a hint recommends, is never doubted.
    """
    if len(choice.legal) == 1:
        return None
    best = mine = Thought(choice.move, 0, 0.0)
    for best, mine in ever_surer(bot, choice, seconds):
        if not is_costly(best, mine, threshold):
            return None
    if strongest and strongest.choose(choice.view, choice.legal, view_luck(choice.view)) == choice.move:
        return None
    percent = round(cost_of(best, mine))
    why = reasons_why(bot, choice, best, mine)
    return Doubt(percent, best.move, tell("coach-question", percent=percent), why)


def ever_surer(bot: Search, choice: Choice, seconds: float | None) -> Iterator[tuple[Thought, Thought]]:
    """The best move and one's own after one search, and after further ones as long as there is time."""
    began, found = monotonic(), list[list[Thought]]()
    while len(found) < SEARCHES:
        left = None if seconds is None else seconds - (monotonic() - began)
        if found and left is not None and left <= 0:
            return
        found.append(bot.think(choice.view, choice.legal, view_luck(choice.view) + len(found), left))
        thoughts = all_together(found, choice.legal)
        yield thoughts[0], next(one for one in thoughts if one.move == choice.move)


def cost_of(best: Thought, mine: Thought) -> float:
    """How much of the chance to win a move gives away, in percent."""
    return 100 * (best.chance - mine.chance)


def is_costly(best: Thought, mine: Thought, threshold: int) -> bool:
    """Whether a move costs more than the threshold, and more than the noise of the search."""
    return mine.visits > 0 and cost_of(best, mine) > max(threshold, 100 * noise(best, mine))


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
    """The reasons that a coach gives, each with its clause."""
    return [(reason.sentence, reason.clause) for reason in chosen_reasons(found)]


def move_said(message: str, bot: Search, choice: Choice, thought: Thought) -> str:
    """A message of the coach about a move, with what it promises."""
    words = bot.game.words
    said = words.say(choice.view, choice.move, choice.names)
    return tell(message, move=said, expected=expectation(thought, words))
