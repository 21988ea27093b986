"""Cat Battles: taking damage (CB-45 to CB-48, CB-59, CB-95)."""

from nekoban.core.events import tell
from nekoban.core.game import OK
from nekoban.core.record import NONE
from nekoban.games.cat_battles.parts import Area, Clause, Ending, Front, Happening
from nekoban.games.cat_battles.rules.places import has_front, is_boss, leave, owner
from nekoban.games.cat_battles.rules.tasks import pop_task, top_task
from nekoban.games.cat_battles.state import State


def why_not_box(state: State) -> int:
    """CB-45, CB-59, CB-77. The box cannot take it when empty, nor for a Kitten hit by Direct Hit."""
    task = top_task(state)
    if state.players[owner(task.cat)].box == 0:
        return Clause.CB_45
    if not is_boss(task.cat) and has_front(state, task.foe, Front.DIRECT_HIT):
        return Clause.CB_59
    return OK


def run_damage(state: State) -> int:
    """CB-45. The owner of the target chooses: the cat takes the damage, or the fish box does."""
    task = top_task(state)
    clause = why_not_box(state)
    if clause == OK:
        return owner(task.cat)
    if clause == Clause.CB_59:
        tell(state, Happening.FRONT, owner(task.foe), task.foe, Front.DIRECT_HIT, NONE)
    hurt_cat(state)
    return NONE


def hurt_cat(state: State) -> None:
    """CB-46, CB-48. Held fish go to the owner's dish; a cat at 0 runs away, a Boss at 0 is defeated."""
    cat = int(top_task(state).cat)
    damage = int(top_task(state).amount)
    pop_task(state)
    hurt = state.cats[cat]
    fish = min(damage, hurt.held)
    hurt.held -= fish
    state.players[owner(cat)].dish += fish
    tell(state, Happening.SUFFERS, owner(cat), cat, fish, NONE)
    if hurt.held > 0:
        return
    if is_boss(cat):
        state.ending = Ending.BOSS_DEFEATED
        state.winner = 1 - owner(cat)
        tell(state, Happening.DEFEATED, owner(cat), cat, NONE, NONE)
    else:
        run_away(state, cat)


def run_away(state: State, cat: int) -> None:
    """CB-46, CB-95. A Kitten without fish goes to the hangout; with starter sets to the bench."""
    place = Area.BENCH if state.starter else Area.HANGOUT
    leave(state, cat, place)
    tell(state, Happening.RUNS, owner(cat), cat, place, NONE)


def hurt_box(state: State) -> None:
    """CB-47. Fish go from the box to the dish; excess is void."""
    cat = int(top_task(state).cat)
    damage = int(top_task(state).amount)
    pop_task(state)
    player = state.players[owner(cat)]
    fish = min(damage, player.box)
    player.box -= fish
    player.dish += fish
    tell(state, Happening.BOX_SUFFERS, owner(cat), cat, fish, NONE)
