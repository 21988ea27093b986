"""A loaded coin: the facts."""

from nekoban.games.loaded_coin.parts import TOSSES  # pyright: ignore[reportMissingImports]

from nekoban.core.game import Game
from nekoban.core.options import Number, Options

GAME = Game(
    name="loaded-coin",
    title="Loaded coin",
    version=1,
    summary="The first seat wins as often as the options say; a lucky charm helps by a known amount.",
    credit="Made for the tests of the lab.",
    status="draft",
    clause_prefixes=("LC",),
    options=Options(
        players=(2, 2, 2),
        edge=Number(0, 100, 50, "How often in a hundred the first seat wins when nobody has a charm."),
        charm=Number(0, 40, 0, "How many times more often in a hundred a charm lets its owner win."),
        ahead=Number(0, 9, 0, "How many points the first seat has from the beginning; they decide nothing."),
    ),
    facts=__name__,
    component_count=1,
    bound=lambda options: TOSSES,
    samples=lambda: [{}],
)
