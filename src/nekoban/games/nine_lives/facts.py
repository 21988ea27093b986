"""Nine Lives: facts for those who test and simulate it: bounds, option sets, moves that cannot occur."""

from typing import Any

from nekoban.games.nine_lives.parts import DECK, ROUND_LIMIT, SEATS, TURN_LIMIT

TURN_DECISIONS = (
    9 + DECK + DECK + 3
)  # wagers, cards of a stack and its place, columns drawn, what a power asks
ROUND_DECISIONS = 5 * SEATS  # what powers ask between rounds


def bound(options: Any) -> int:
    """NL-60. No game has more decisions."""
    return ROUND_LIMIT * (TURN_LIMIT * TURN_DECISIONS + ROUND_DECISIONS)


def samples() -> list[dict[str, Any]]:
    """Option sets that between them show all player counts, variants and many life sets."""
    return [{"players": 2}]


def unreachable(options: Any, move: Any) -> str | None:
    """Why a move cannot occur under these options."""
    return None
