"""Analysis of a finished match: for each decision the best move and what the choice cost, and turning points.

A seat's *chance* is the expected result of its best move, found by a search that uses only what it knew. A
decision's *cost* is how much less the chosen move promised. All other changes of the chance, from one
decision of a seat to the next and up to the result, are luck and the others' play. So for every seat:
result = first chance - costs + luck, to the last digit.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from nekoban.bots import Bot, meet
from nekoban.bots.search import Search, Thought
from nekoban.core.luck import bot_luck
from nekoban.core.match import Match
from nekoban.core.options import OptionError
from nekoban.lab import charts
from nekoban.lab.charts import number
from nekoban.lab.findings import with_unit
from nekoban.lab.words import tell

SHOWN = 3  # best moves that are listed
TURNS = 5  # turning points that are listed
COSTLY = 0.05  # of a win: a choice worth a sentence
WORTH_SAYING = 0.01
LUCKY = 0.12  # of a win: a change of chances worth a sentence
PERCENT = 100.0


@dataclass
class Decision:
    """One choice of one seat."""

    ply: int  # moves made before it
    seat: int
    move: str
    knew: str  # the position as the seat saw it
    chance: float  # the best move's expected result, from 0 to 1
    hope: float  # of the chosen one
    visits: int  # how often the search tried the chosen one
    best: list[tuple[str, float, int]] = field(default_factory=list)  # move, hope, visits
    other: tuple[str, float] | None = None  # what another bot would have done, and what that costs

    @property
    def cost(self) -> float:
        return max(0.0, self.chance - self.hope)

    @property
    def error(self) -> float:
        """The 95 % error of the cost: a rarely tried move is judged only roughly."""
        return 1.96 * 0.5 / math.sqrt(self.visits) if self.visits else 1.0

    def to_data(self) -> dict[str, Any]:
        best = [{"move": move, "hope": round(hope, 4), "visits": visits} for move, hope, visits in self.best]
        return {
            "ply": self.ply,
            "seat": self.seat + 1,
            "move": self.move,
            "knew": self.knew,
            "chance": round(self.chance, 4),
            "hope": round(self.hope, 4),
            "cost": round(self.cost, 4),
            "error": round(self.error, 4),
            "best": best,
            **({"other": {"move": self.other[0], "cost": round(self.other[1], 4)}} if self.other else {}),
        }


@dataclass
class Account:
    """How a seat got from its first chance to its result."""

    name: str
    first: float
    costs: float
    luck: float
    gifts: float  # of the luck, what the others' mistakes were worth, shared among those who gained
    result: float

    def to_data(self) -> dict[str, Any]:
        return {key: value if key == "name" else round(value, 4) for key, value in self.__dict__.items()}


@dataclass
class Analysis:
    """All decisions of a match, and what they add up to."""

    match: Match
    bot: str
    decisions: list[Decision]
    other: str = ""  # a bot whose choices are compared

    def of(self, seat: int) -> list[Decision]:
        return [decision for decision in self.decisions if decision.seat == seat]

    def results(self) -> list[float]:
        result = self.match.result()
        winners = result.winners if result else []
        return [1 / len(winners) if seat in winners else 0.0 for seat in range(self.match.options.players)]

    def accounts(self) -> list[Account]:
        """result = first - costs + luck, for every seat."""
        results, players = self.results(), self.match.options.players
        found = []
        for seat in range(players):
            own = self.of(seat)
            first = own[0].chance if own else 1 / players
            costs = sum(decision.cost for decision in own)
            others = sum(decision.cost for decision in self.decisions) - costs
            luck = results[seat] - first + costs
            gifts = others / max(1, players - 1)
            found.append(Account(self.match.names[seat], first, costs, luck, gifts, results[seat]))
        return found

    def curves(self) -> list[list[float]]:
        """Every seat's chance before each move, and its result at the end."""
        results = self.results()
        lines = []
        for seat in range(self.match.options.players):
            own = {decision.ply: decision.chance for decision in self.of(seat)}
            now = next(iter(own.values()), 1 / self.match.options.players)
            line = []
            for ply in range(self.match.ply):
                now = own.get(ply, now)
                line.append(now)
            lines.append([*line, results[seat]])
        return lines

    def swings(self) -> Iterator[tuple[float, int, str]]:
        """(size, ply, what happened) of mistakes, and of changes of luck between a seat's decisions."""
        results = self.results()
        for seat in range(self.match.options.players):
            own, name = self.of(seat), self.match.names[seat]
            for decision, later in zip(own, [*own[1:], None], strict=True):
                if decision.cost >= COSTLY and decision.best:
                    yield decision.cost, decision.ply, cost_sentence(decision, name)
                after = later.chance if later else results[seat]
                luck = after - decision.hope
                if abs(luck) >= LUCKY:
                    until = later.ply if later else self.match.ply
                    yield (
                        abs(luck),
                        decision.ply,
                        luck_sentence(name, decision.ply, until, decision.hope, after),
                    )

    def turning_points(self) -> list[tuple[int, str]]:
        """The largest swings, in the order of the match."""
        largest = sorted(self.swings(), key=lambda swing: -swing[0])[:TURNS]
        return sorted((ply, said) for _, ply, said in largest)

    def to_data(self) -> dict[str, Any]:
        return {
            "format": "nekoban-analysis-1",
            "game": self.match.game.name,
            "bot": self.bot,
            "names": self.match.names,
            "accounts": [account.to_data() for account in self.accounts()],
            "curves": [[round(chance, 4) for chance in line] for line in self.curves()],
            "turning points": [{"ply": ply, "said": said} for ply, said in self.turning_points()],
            "decisions": [decision.to_data() for decision in self.decisions],
        }

    def chart(self) -> str:
        """The curves as a picture."""
        lines = list(zip(self.match.names, self.curves(), strict=True))
        marks, axes = [ply for ply, _ in self.turning_points()], (tell("moves-made"), tell("chance-to-win"))
        return charts.curve(lines, marks, tell("chances"), *axes)


def percent(chance: float) -> str:
    return with_unit(number(PERCENT * chance, 0), "%")


def cost_sentence(decision: Decision, name: str) -> str:
    best = decision.best[0][0]
    chances = {"chance": percent(decision.chance), "hope": percent(decision.hope)}
    moves = {"number": decision.ply + 1, "move": decision.move, "best": best}
    return tell("cost-sentence", player=name, **moves, **chances)


def luck_sentence(name: str, first: int, last: int, before: float, after: float) -> str:
    chances = {"before": percent(before), "after": percent(after)}
    way = "luck-rose" if after > before else "luck-fell"
    return tell(way, first=first + 1, last=last, player=name, **chances)


def analyse(
    match: Match,
    bot: Search,
    told: Callable[[int], None] = lambda plies: None,
    other: Bot | None = None,
) -> Analysis:
    """Search every decision of a finished match that had a choice; another bot says what it would do."""
    if not match.over:
        raise OptionError(tell("not-over"))
    decisions = []
    states = match.states
    meet(other, match.options)
    for ply, (move, seat) in enumerate(zip(match.played, match.movers, strict=True)):
        legal = match.engine.legal(states[ply])
        if len(legal) > 1:
            view = match.engine.view(states[ply], seat)
            thoughts = bot.think(view, legal, bot_luck(match.seed, ply))
            decisions.append(decide(match, ply, seat, move, thoughts))
            if other:
                row = other.choose(view, legal, bot_luck(match.seed, ply))
                cost = max(0.0, decisions[-1].chance - expected(thoughts, row))
                decisions[-1].other = match.game.moves.texts[row], cost
        told(1)
    return Analysis(match, bot.name, decisions, other.name if other else "")


def expected(thoughts: Sequence[Thought], move: int) -> float:
    """What a move promises; as much as the best one where the search never tried it."""
    found = next(thought for thought in thoughts if thought.move == move)
    return found.chance if found.visits else thoughts[0].chance


def decide(match: Match, ply: int, seat: int, move: int, thoughts: Sequence[Thought]) -> Decision:
    """What the search says about one choice. The best move is the one it tried most."""
    texts = match.game.moves.texts
    chosen = next(thought for thought in thoughts if thought.move == move)
    best = [
        (texts[thought.move], thought.chance, thought.visits)
        for thought in thoughts[:SHOWN]
        if thought.visits
    ]
    chance = thoughts[0].chance
    hope = min(chance, expected(thoughts, move))
    knew = match.at(ply).position(seat)
    return Decision(ply, seat, texts[move], knew, chance, hope, chosen.visits, best)


def lines(analysis: Analysis, costly: float = 0.0) -> Iterator[str]:
    """The analysis as text."""
    match = analysis.match
    counts = {"moves": match.ply, "choices": len(analysis.decisions)}
    yield tell("analysis-title", game=match.game.shown_title, bot=analysis.bot, **counts)
    yield ""
    yield tell("analysis-sum")
    yield ""
    heads = (tell(f"column-{name}") for name in ("chance", "costs", "luck", "result"))
    yield " ".join(["".ljust(12), *(f"{head:>8}" for head in heads)])
    for account in analysis.accounts():
        parts = (account.first, -account.costs, account.luck, account.result)
        yield f"{account.name[:12]:12} " + " ".join(f"{percent(part):>8}" for part in parts)
    yield ""
    if analysis.other:
        yield from comparison(analysis)
    points = analysis.turning_points()
    yield tell("turning-points" if points else "no-turning-points")
    yield from (f"  {said}" for _, said in points)
    yield ""
    for decision in analysis.decisions:
        if decision.cost >= costly:
            name = match.names[decision.seat]
            best = ", ".join(f"{move} {percent(hope)}" for move, hope, _ in decision.best)
            cost, error = (number(PERCENT * part, 0) for part in (decision.cost, decision.error))
            said = "decision-costs" if decision.cost >= WORTH_SAYING else "decision"
            told = tell(said, player=name, move=decision.move, cost=cost, error=error, best=best)
            other = f"; {analysis.other}: {decision.other[0]}" if decision.other else ""
            yield f"{decision.ply + 1:4} {told}{other}"


def comparison(analysis: Analysis) -> Iterator[str]:
    """How another bot would have done in the same places."""
    pairs = [(one, one.other) for one in analysis.decisions if one.other]
    if not pairs:
        return
    same = sum(decision.move == other[0] for decision, other in pairs)
    played, proposed = (
        number(PERCENT * sum(costs) / len(pairs), 2)
        for costs in ([decision.cost for decision, _ in pairs], [other[1] for _, other in pairs])
    )
    counts = {"same": same, "count": len(pairs), "played": played, "proposed": proposed}
    yield tell("comparison", agent=analysis.other, **counts)
    yield ""
