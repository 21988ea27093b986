"""Mice: the facts. The other files of the game are in the same folder."""

from nekoban.core.game import Game, LuckNames
from nekoban.core.options import Options
from nekoban.games._template.parts import KINDS, MICE, SEATS, Card
from nekoban.games._template.words import tell

GAME = Game(
    name="mice",
    title="Mice",
    version=1,
    summary=tell.phrase("summary"),
    credit=tell.phrase("credit"),
    status="playable",
    clause_prefixes=("MI",),
    options=Options(players=(2, SEATS, 2)),
    facts=__name__,
    minutes=(2, 2),
    weight="light",
    component_count=KINDS,
    bound=lambda options: MICE,
    samples=lambda: [{"players": count} for count in range(2, SEATS + 1)],
    luck_names=LuckNames(drawn=Card),
)
