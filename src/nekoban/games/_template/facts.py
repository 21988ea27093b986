"""Mice: the facts. Everything else about the game stands beside them."""

from nekoban.core.game import Game
from nekoban.core.options import Options
from nekoban.games._template.parts import KINDS, MICE, SEATS

GAME = Game(
    name="mice",
    title="Mice",
    version=1,
    summary="Take mice from a heap; whoever takes the last one wins.",
    credit="A sample game of this project.",
    status="verified",
    clause_prefixes=("MI",),
    options=Options(players=(2, SEATS, 2)),
    facts=__name__,
    component_count=KINDS,
    bound=lambda options: MICE,
    samples=lambda: [{"players": count} for count in range(2, SEATS + 1)],
)
