"""Advice: the best move, the reasons for it and what else is as good, in words."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from hashlib import blake2b
from math import sqrt
from typing import NamedTuple

from nekoban.bots.levels import levels_of, strongest_name
from nekoban.bots.search import Search, Thought, make_search
from nekoban.core.contracts import Words
from nekoban.core.game import Game
from nekoban.core.luck import start_luck
from nekoban.core.messages import tell, together
from nekoban.core.motives import Choice, Reason, reasons
from nekoban.core.moves import Move
from nekoban.core.record import View

EQUAL = 1 / 3  # of the visits of the best move: one that was tried less is not called equal
GAINS, COSTS = 2, 1  # reasons that are given for a move: what it gains, what it allows
EQUALS = 3  # moves that are named as equally good


class Advice(NamedTuple):
    """A move, sentences with the reason for it, and what was found about every legal move."""

    move: int
    sentence: str
    thoughts: list[Thought]
    reasons: Sequence[Reason] = ()
    equals: Sequence[int] = ()  # other moves that are as good, as far as the search can tell


def make_adviser(game: Game) -> Search:
    """The bot that gives advice: the strongest level."""
    return make_search(game, levels_of(game)[strongest_name(game)])


def view_luck(view: View) -> int:
    """The luck that advice is searched with: it depends on the view alone, and so does the advice."""
    return start_luck(int.from_bytes(blake2b(view.bytes.tobytes(), digest_size=7).digest(), "big"))


def advise(
    bot: Search,
    view: View,
    legal: Sequence[Move],
    luck: int,
    names: Sequence[str],
    seconds: float | None = None,
    told: Callable[[int, int], None] | None = None,
) -> Advice:
    """What a searching bot would do with this view, and why. It sees no more than the view shows."""
    words, choice = bot.game.words, Choice(view, legal[0], legal, names)
    if len(legal) == 1:
        said = tell("advice-only", move=words.say(view, legal[0], names))
        return Advice(legal[0], said, [Thought(legal[0], 0, 0.0)])
    thoughts = bot.think(view, legal, luck, seconds, told)
    best = thoughts[0]
    why = chosen_reasons(reasons(bot.game, choice._replace(move=best.move)))
    equals = [other.move for other in thoughts[1:] if are_equal(best, other)][:EQUALS]
    first = tell("advice", move=words.say(view, best.move, names), expected=expectation(best, words))
    said = together(
        first,
        *(with_clause(one.sentence, one.clause) for one in why),
        *others_said(thoughts, equals, choice, words),
    )
    return Advice(best.move, said, thoughts, why, equals)


def others_said(thoughts: Sequence[Thought], equals: list[int], choice: Choice, words: Words) -> list[str]:
    """The moves that are as good; or else the next best one."""
    view, names, best = choice.view, choice.names, thoughts[0]
    if equals:
        return [tell("advice-equal", moves=[words.say(view, move, names) for move in equals])]
    second = next((one for one in thoughts[1:] if one.visits and one.chance <= best.chance), None)
    if second is None:
        return []
    said = words.say(view, second.move, names)
    return [tell("advice-next", next=said, hoped=expectation(second, words))]


def are_equal(best: Thought, other: Thought) -> bool:
    """Whether the search cannot tell two moves apart: it tried both about as often, and their chances differ
    by no more than its noise."""
    if not best.visits or other.visits < EQUAL * best.visits:
        return False
    return abs(best.chance - other.chance) <= noise(best, other)


def noise(one: Thought, other: Thought) -> float:
    """The standard error of the difference between two moves' chances; both were tried."""
    return sqrt(variance(one) + variance(other))


def variance(thought: Thought) -> float:
    """Of the mean of these results. Two more, a win and a loss, keep a few lucky ones from seeming sure."""
    visits = thought.visits
    chance = (thought.chance * visits + 1) / (visits + 2)
    return chance * (1 - chance) / visits


# --- in words


def chosen_reasons(found: Sequence[Reason]) -> list[Reason]:
    """The most telling reasons: what is gained first, then what is allowed."""
    gains = [reason for reason in found if reason.is_gain]
    costs = [reason for reason in found if not reason.is_gain]
    return [*gains[:GAINS], *costs[:COSTS]]


def with_clause(sentence: str, clause: str) -> str:
    """A sentence and the clause that it follows from, if it does from one."""
    return tell("because", reason=sentence, clause=clause) if clause else sentence


def expectation(thought: Thought, words: Words) -> str:
    """'a 63 % chance to win, about 12 points ahead'."""
    return tell("expected", chance=chance_words(thought.chance), lead=lead_words(thought.lead, words))


def lead_words(lead: float, words: Words) -> str:
    """How far ahead the best move would put the mover, in words."""
    count = round(abs(lead))
    if not count:
        return tell("lead-level")
    return tell("lead-ahead" if lead > 0 else "lead-behind", lead=words.lead(count))


def chance_words(chance: float) -> str:
    """The chance to win, in words."""
    percent = round(100 * chance)
    if percent <= 0:
        return tell("chance-none")
    return tell("chance-sure") if percent >= 100 else tell("chance", percent=percent)
