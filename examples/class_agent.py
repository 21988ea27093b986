"""An agent as a class of Python: it looks one move ahead in a few imagined worlds.

nekoban tournament mauwi --bots examples.class_agent:OneAhead,random --pairs 20
"""

from nekoban.core.game import Game
from nekoban.core.luck import start_luck
from nekoban.core.record import View

WORLDS = 3


class OneAhead:
    """Takes the move after which it has the most points, on average over some worlds."""

    name = "One Ahead"

    def __init__(self, game: Game) -> None:
        self.game = game

    def choose(self, view: View, legal: list[int], luck: int) -> int:
        """A view is all that the seat may see; `legal` are rows of `game.moves`; `luck` is yours alone."""
        worlds = [self.game.engine.imagine(view, start_luck(luck + number)) for number in range(WORLDS)]
        return max(legal, key=lambda move: sum(self.points_after(world, move) for world in worlds))

    def points_after(self, world: object, move: int) -> int:
        after = world.twin()
        self.game.engine.play(after, move)
        return self.game.engine.scores(after)[world.to_move]
