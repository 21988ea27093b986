"""Analysis of a finished match for researchers: a review by any level, and what another bot would have done.

What a chance, a cost and luck are is said in `review`, which also judges. Here they are parts of a win, from
0 to 1. A cost is named only if it is larger than its error.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from rich.cells import cell_len

from nekoban.bots import Bot, meet
from nekoban.core.match import Match
from nekoban.core.messages import number
from nekoban.lab import charts
from nekoban.lab.benchmark import aligned
from nekoban.lab.charts import with_unit
from nekoban.lab.statistics import Z
from nekoban.lab.words import tell
from nekoban.review.decisions import DOUBT, WIN, Decision
from nekoban.review.judging import Judge
from nekoban.review.reviews import Review, review
from nekoban.review.telling import turning_sentence

PERCENT = 100.0
LONGEST_NAME = 12  # letters of a name that are shown


@dataclass
class Analysis:
    """A review, and what another bot would have done."""

    review: Review
    other: str = ""  # a bot whose choices are compared
    others: dict[int, tuple[str, float]] = field(default_factory=dict)  # by ply: its move, what that costs

    @property
    def match(self) -> Match:
        return self.review.match

    def turning_points(self) -> list[tuple[int, str]]:
        """The largest mistakes and turns of luck, in the order of the match."""
        return [(swing.ply, turning_sentence(self.review, swing)) for swing in self.review.turning_points()]

    def to_data(self) -> dict[str, Any]:
        return {
            "format": "nekoban-analysis-2",
            "game": self.match.game.name,
            "bot": self.review.mind,
            "names": self.match.names,
            "accounts": [self.account_data(*account) for account in self.review.accounts()],
            "curves": [[chance / WIN for chance in line] for line in self.review.curves()],
            "turning points": [{"ply": ply, "said": said} for ply, said in self.turning_points()],
            "decisions": [self.decision_data(decision) for decision in self.review.decisions],
        }

    def account_data(self, seat: int, *parts: int) -> dict[str, Any]:
        names = ("first", "costs", "luck", "result")
        values = {name: part / WIN for name, part in zip(names, parts, strict=True)}
        return {"name": self.match.names[seat], **values}

    def decision_data(self, decision: Decision) -> dict[str, Any]:
        texts, other = self.match.game.moves.texts, self.others.get(decision.ply)
        return {
            "ply": decision.ply,
            "seat": decision.seat + 1,
            "move": texts[decision.move],
            "knew": self.match.at(decision.ply).position(decision.seat),
            "chance": decision.chance / WIN,
            "hope": decision.hope / WIN,
            "cost": decision.cost / WIN,
            "error": round(error(decision), 4),
            "named": is_named(decision),
            "best": [
                {"move": texts[one.move], "hope": one.chance / WIN, "visits": one.visits}
                for one in decision.best
            ],
            **({"other": {"move": other[0], "cost": other[1]}} if other else {}),
        }

    def chart(self) -> str:
        """The curves as a picture."""
        curves = [[chance / WIN for chance in line] for line in self.review.curves()]
        lines = list(zip(self.match.names, curves, strict=True))
        marks, axes = [ply for ply, _ in self.turning_points()], (tell("moves-made"), tell("chance-to-win"))
        return charts.curve(lines, marks, tell("chances"), *axes)


def error(decision: Decision) -> float:
    """The 95 % error of a cost: of two chances, each from this many tries that were won or lost.

    Looks at the same two moves may differ by more than that, because some find a plan and others do not. Then
    the error is what a review says of them: a cost that a review is not sure of is within its error.
    """
    tries = (decision.visits, decision.best[0].visits)
    sampled = Z * 0.5 * math.hypot(*(1 / math.sqrt(visits) for visits in tries)) if all(tries) else 1.0
    return max(sampled, DOUBT * decision.error / WIN)


def is_named(decision: Decision) -> bool:
    """Whether a decision certainly cost something, by a review too."""
    return decision.cost > WIN * error(decision)


def percent(thousandths: int) -> str:
    """A chance, kept as thousandths, in per cent."""
    return with_unit(number(PERCENT * thousandths / WIN), "%")


def analyse(
    match: Match,
    judges: Sequence[Judge],
    told: Callable[[int, int], None] = lambda done, total: None,
    other: Bot | None = None,
) -> Analysis:
    """A review of a finished match, with a thread for each judge; another bot says what it would do."""
    made = review(match, judges, told)
    if other is None:
        return Analysis(made)
    meet(other, match.options)
    others = {one.ply: proposed(match, judges[0], other, one.ply) for one in made.decisions}
    return Analysis(made, other.name, others)


def proposed(match: Match, judge: Judge, other: Bot, ply: int) -> tuple[str, float]:
    """What another bot would have chosen, and what that costs."""
    state, seat = match.states[ply], match.movers[ply]
    view, legal = match.engine.view(state, seat), match.engine.legal(state)
    move = other.choose(view, legal, judge.luck("other", ply))
    return match.game.moves.texts[move], judge.judged(view, legal, move, ply, seat).cost / WIN


def lines(analysis: Analysis, costly: float = 0.0) -> Iterator[str]:
    """The analysis of a match as text."""
    review, match = analysis.review, analysis.match
    counts = {"moves": match.ply, "choices": len(review.decisions)}
    yield tell("analysis-title", game=match.game.title_of(match.options), bot=review.mind, **counts)
    yield ""
    yield tell("analysis-sum")
    yield ""
    heads = [tell(f"column-{name}") for name in ("chance", "costs", "luck", "result")]
    widths = [LONGEST_NAME, *(max(8, cell_len(head)) for head in heads)]
    yield aligned(["", *heads], widths)
    for seat, first, costs, luck, result in review.accounts():
        shown = [percent(part) for part in (first, -costs, luck, result)]
        yield aligned([match.names[seat][:LONGEST_NAME], *shown], widths)
    yield ""
    if analysis.other:
        yield from comparison(analysis)
    points = analysis.turning_points()
    yield tell("turning-points" if points else "no-turning-points")
    yield from (f"  {said}" for _, said in points)
    yield ""
    yield from (
        decision_line(analysis, decision) for decision in review.decisions if decision.cost >= costly * WIN
    )


def decision_line(analysis: Analysis, decision: Decision) -> str:
    """One decision of an analysed match: the best moves, the chosen one, and what it cost."""
    match = analysis.match
    texts, name = match.game.moves.texts, match.names[decision.seat]
    best = [f"{texts[one.move]} {percent(one.chance)}" for one in decision.best]
    cost, wrong = (number(PERCENT * part, 1) for part in (decision.cost / WIN, error(decision)))
    said = "decision-costs" if is_named(decision) else "decision"
    told = tell(said, player=name, move=texts[decision.move], cost=cost, error=wrong, best=best)
    other = analysis.others.get(decision.ply)
    if other:
        told = tell("decision-other", said=told, bot=analysis.other, move=other[0])
    return f"{decision.ply + 1:4} {told}"


def comparison(analysis: Analysis) -> Iterator[str]:
    """How another bot would have done in the same places."""
    texts = analysis.match.game.moves.texts
    pairs = [(one, analysis.others[one.ply]) for one in analysis.review.decisions]
    if not pairs:
        return
    same = sum(texts[decision.move] == other[0] for decision, other in pairs)
    played, proposed = (
        number(PERCENT * sum(costs) / len(pairs), 2)
        for costs in ([decision.cost / WIN for decision, _ in pairs], [other[1] for _, other in pairs])
    )
    counts = {"same": same, "count": len(pairs), "played": played, "proposed": proposed}
    yield tell("comparison", agent=analysis.other, **counts)
    yield ""
