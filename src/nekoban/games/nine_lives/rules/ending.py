"""Nine Lives: the end of the game, points and who has won (NL-40, NL-41)."""

from nekoban.core.events import tell
from nekoban.core.record import NONE, OVER, Raw
from nekoban.games.nine_lives.parts import DECK, Happening, Stage
from nekoban.games.nine_lives.state import Player, State


def end_game(state: State) -> None:
    """NL-40. The game is over."""
    state.stage = Stage.OVER
    state.to_move = OVER
    tell(state, Happening.GAME_OVER, NONE, NONE, NONE, NONE)


def scores(state: State, out: Raw) -> None:
    """NL-41. Lives, wagered ones included."""
    for seat in range(state.seats):
        out[seat] = state.players[seat].life_count


def winners(state: State, out: Raw) -> None:
    """NL-41. Most lives; tied, the larger hand; still tied, shared."""
    best = 0
    for seat in range(state.seats):
        best = max(best, standing(state.players[seat]))
    for seat in range(state.seats):
        out[seat] = 1 if standing(state.players[seat]) == best else 0


def standing(player: Player) -> int:
    """NL-41. Lives first, then hand cards, as one number."""
    return player.life_count * (DECK + 1) + player.hand_count  # pragma: no mutate — above any hand
