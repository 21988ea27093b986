"""Trajectories: every decision of simulated games, as rows of a Parquet file.

The games are those of the simulation. What bots chose there is remembered, and each game is played once more
from its seed to see every view on the way; it must end as it did before.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Sequence
from typing import Any

import numpy as np

from nekoban.core.decisions import Decision, layout_mark, played_decisions
from nekoban.core.luck import roll
from nekoban.core.moves import Move
from nekoban.core.record import Position
from nekoban.lab.tables import QUICK, Plan, PlanTable, lucks, named
from nekoban.lab.words import tell

COLUMNS = ("seed", "options", "ply", "seat", "bot", "view", "legal", "move", "won", "score")


class RecordingTable(PlanTable):
    """A table that remembers what its bots chose."""

    def __init__(self, plan: Plan) -> None:
        super().__init__(plan)
        self.choices: dict[int, list[Move]] = defaultdict(list)  # by seed

    def ask(self, row: Any, legal: list[int]) -> int:
        move = super().ask(row, legal)
        self.choices[int(row["seed"])].append(move)
        return move

    def decisions(self, row: Any, luck: int) -> list[Decision]:
        """Every decision of a game that was played here."""
        chosen = self.chosen[row["option"]]
        order, choices = self.orders[row["shift"]], iter(self.choices.pop(int(row["seed"]), []))

        def choose(state: Position, legal: Sequence[Move]) -> Move:
            if len(legal) == 1:
                return legal[0]
            if order[state.to_move] in QUICK:
                return legal[roll(state, len(legal))]
            return next(choices)

        state = self.game.compiled.start(chosen, luck)
        found = list(played_decisions(self.game.compiled, state, choose))
        same = self.game.compiled.scores(state) == row["scores"][: self.plan.players].tolist()
        if not same or len(found) != row["decisions"]:
            raise RuntimeError(tell("not-the-same-again", seed=int(row["seed"])))
        return found


TABLES: dict[Plan, RecordingTable] = {}


def traced_games(plan: Plan, seeds: range) -> tuple[np.ndarray, Any]:
    """Play a chunk of a plan: its rows, and a data frame of its decisions."""
    if plan not in TABLES:
        TABLES.clear()
        TABLES[plan] = RecordingTable(plan)
    table = TABLES[plan]
    rows = table.rows(seeds)
    return rows, decision_frame(table, list(told(table, rows, lucks(seeds))))


def told(table: RecordingTable, rows: np.ndarray, lucks: np.ndarray) -> Iterator[tuple[Any, Decision]]:
    """The decisions of simulated games, with the row of the game."""
    for row, luck in zip(rows, lucks.tolist(), strict=True):
        for decision in table.decisions(row, luck):
            yield row, decision


def decision_frame(table: RecordingTable, made: list[tuple[Any, Decision]]) -> Any:
    """Decisions as a data frame, one line each."""
    import polars as pl

    names = list(dict.fromkeys(table.plan.bots))
    orders = [[names.index(bot) for bot in order] for order in table.orders]
    bots = np.array([orders[row["shift"]][one.seat] for row, one in made], np.uint32)
    columns = {
        "seed": pl.Series([int(row["seed"]) for row, _ in made], dtype=pl.Int64),
        "options": named(np.array([row["option"] for row, _ in made], np.uint32), table.option_names),
        "ply": pl.Series([one.ply for _, one in made], dtype=pl.Int32),
        "seat": pl.Series([one.seat for _, one in made], dtype=pl.Int8),
        "bot": named(bots, names),
        "view": pl.Series([one.view for _, one in made], dtype=pl.Binary),
        "legal": pl.Series([one.legal for _, one in made], dtype=pl.List(pl.Int16)),
        "move": pl.Series([one.move for _, one in made], dtype=pl.Int16),
        "won": pl.Series([one.won for _, one in made], dtype=pl.Float32),
        "score": pl.Series([one.score for _, one in made], dtype=pl.Int32),
    }
    return pl.DataFrame(columns)


def trajectory_facts(plan: Plan) -> dict[str, Any]:
    """What a reader of the file has to know."""
    return {"game": plan.game, "players": plan.players, "layout": layout_mark(plan.found)}
