"""A review in words and as data. What it says about a decision is what its seat could know then."""

from __future__ import annotations

from typing import Any

from nekoban.core.moves import Move
from nekoban.core.player_names import bot_name
from nekoban.review.decisions import DOUBT, MARKS, WIN, Decision
from nekoban.review.reviews import Review, Step
from nekoban.review.words import tell

FORMAT = "nekoban-review-1"
TOLD_LINES = 3  # of what happened in a turn of luck


def percent(thousandths: int) -> str:
    """'12.3 %', with the minus and the decimal sign of the language."""
    whole, tenth = divmod(abs(thousandths), 10)
    return tell("percent-below" if thousandths < 0 else "percent", whole=whole, tenth=tenth)


def cost_words(decision: Decision) -> str:
    """What a decision cost, and how exactly that is known where several looks compared the moves."""
    cost, error = percent(decision.cost), DOUBT * decision.error
    return tell("cost-within", cost=cost, error=percent(error)) if error else cost


def move_words(review: Review, decision: Decision, move: Move) -> str:
    """A move in the game's words, as it was offered to whoever decided."""
    match = review.match
    view = match.engine.view(match.states[decision.ply], decision.seat)
    return match.game.words.say(view, move, match.names)


def mark_words(decision: Decision) -> str:
    """'blunder', 'equal' or 'best'; nothing for a small cost."""
    name = decision.mark or ("best" if decision.is_best else "equal" if decision.is_equal else "")
    return tell(f"mark-{name}") if name else ""


def decision_sentence(review: Review, decision: Decision) -> str:
    """What was chosen, what was best, and what the difference is."""
    chances = {"chance": percent(decision.chance), "hope": percent(decision.hope)}
    said = {
        "player": review.match.names[decision.seat],
        "move": move_words(review, decision, decision.move),
        "best": move_words(review, decision, decision.best[0].move),
        "cost": cost_words(decision),
    }
    if decision.is_best:
        return tell("chose-best", player=said["player"], move=said["move"], chance=chances["chance"])
    if decision.is_equal:
        return tell(
            "chose-equal",
            player=said["player"],
            move=said["move"],
            best=said["best"],
            chance=chances["chance"],
        )
    if decision.mark:
        return tell("chose-mistake", mark=mark_words(decision), **said, **chances)
    return tell("chose-other" if decision.is_sure else "chose-unsure", **said, **chances)


def turning_sentence(review: Review, swing: Decision | Step) -> str:
    """A turning point: a mistake, or a turn of luck with what happened."""
    player = review.match.names[swing.seat]
    if isinstance(swing, Decision):
        moves = {
            "move": move_words(review, swing, swing.move),
            "best": move_words(review, swing, swing.best[0].move),
        }
        chances = {"chance": percent(swing.chance), "hope": percent(swing.hope)}
        return tell("turn-mistake", number=swing.ply + 1, player=player, **moves, **chances)
    chances = {"before": percent(swing.before), "after": percent(swing.after)}
    way, first, last = "rose" if swing.luck > 0 else "fell", swing.ply + 1, swing.until
    if last <= first:
        said = tell(f"turn-{way}-once", number=first, player=player, **chances)
    else:
        said = tell(f"turn-{way}", first=first, last=last, player=player, **chances)
    for line in happened(review, swing):
        said = tell("then", said=said, line=line)
    return said


def happened(review: Review, step: Step) -> list[str]:
    """The last lines of the log of a turn of luck, as the seat saw it."""
    match = review.match
    lines: list[str] = []
    for ply in range(step.until, step.ply, -1):
        view = match.engine.view(match.states[ply], step.seat)
        lines = [*match.game.words.log(view, match.names), *lines]
        if len(lines) >= TOLD_LINES:
            break
    return lines[-TOLD_LINES:]


def data(review: Review) -> dict[str, Any]:
    """Everything, for programs and pages. Seats count from 0, chances are thousandths of a win."""
    match = review.match
    accounts = [{**account._asdict(), "name": match.names[account.seat]} for account in review.accounts()]
    return {
        **head_data(review),
        "accounts": accounts,
        "curves": review.curves(),
        "turning_points": [turning_data(review, swing) for swing in review.turning_points()],
        "decisions": [decision_data(review, decision) for decision in review.decisions],
    }


def moment_data(review: Review, decision: Decision) -> dict[str, Any]:
    """One decision alone."""
    return {**head_data(review), "decisions": [decision_data(review, decision)]}


def head_data(review: Review) -> dict[str, Any]:
    """What was reviewed, and by whom."""
    match = review.match
    return {
        "format": FORMAT,
        "game": match.game.name,
        "version": match.game.version,
        "title": match.game.title_of(match.options),
        "mind": review.mind,
        "judge": bot_name(review.mind),
        "win": WIN,
        "marks": MARKS,
        "names": match.names,
        "plies": match.ply,
    }


def turning_data(review: Review, swing: Decision | Step) -> dict[str, Any]:
    """A turning point of a review as data: where it begins and ends, and the chances there."""
    said = turning_sentence(review, swing)
    if isinstance(swing, Decision):
        ends = {"until": swing.ply + 1, "before": swing.chance, "after": swing.hope, "kind": "mistake"}
    else:
        ends = {"until": swing.until, "before": swing.before, "after": swing.after, "kind": "luck"}
    return {"seat": swing.seat, "ply": swing.ply, **ends, "said": said}


def decision_data(review: Review, decision: Decision) -> dict[str, Any]:
    """A decision of a review as data: the best moves, the chosen one, and what it cost."""
    moves = review.match.game.moves
    best = [
        {
            "move": moves.texts[found.move],
            "words": move_words(review, decision, found.move),
            "path": list(moves.paths[found.move]),
            "chance": found.chance,
            "visits": found.visits,
        }
        for found in decision.best
    ]
    return {
        "ply": decision.ply,
        "seat": decision.seat,
        "move": moves.texts[decision.move],
        "words": move_words(review, decision, decision.move),
        "path": list(moves.paths[decision.move]),
        "chance": decision.chance,
        "hope": decision.hope,
        "cost": decision.cost,
        "error": decision.error,
        "visits": decision.visits,
        "mark": decision.mark,
        "equal": decision.is_equal,
        "said": decision_sentence(review, decision),
        "best": best,
    }
