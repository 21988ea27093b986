"""A server that judges hastily: python -m tests.web.hasty PORT DATABASE

Its reviews take a moment, in games too whose usual ones take half a minute. Its coach doubts every move but
the last of the legal ones, at once. So tests of their pages need neither time nor luck.
"""

from __future__ import annotations

import sys
from typing import Any

from nekoban.core.game import Game
from nekoban.review.judging import Judge, strongest_judge
from nekoban.server import app, coaching, reviews
from nekoban.server.safety import UNLIMITED
from tests.hopeful import Hopeful

BUDGET = 24  # iterations
COST = 0.25  # of a win


def hasty_judge(game: Game) -> Judge:
    return strongest_judge(game, BUDGET)


def hopeful_bot(name: str, game: Game) -> Any:
    return Hopeful(game, COST)


if __name__ == "__main__":
    reviews.strongest_judge = hasty_judge
    coaching.search_for = hopeful_bot
    app.serve(port=int(sys.argv[1]), database=sys.argv[2], limits=UNLIMITED, pace=0, told=lambda line: None)
