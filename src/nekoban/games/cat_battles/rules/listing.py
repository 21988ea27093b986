"""Cat Battles: the list of legal moves, from the cats and places at hand."""

from nekoban.core.game import OK
from nekoban.core.moves import Move
from nekoban.core.record import OVER, Raw
from nekoban.games.cat_battles.parts import AREA_COUNT, FISH_TAKEN, HELD_PAID_MOST, SQUAD, Ask, Timing
from nekoban.games.cat_battles.rules.decisions import why_not
from nekoban.games.cat_battles.rules.effects import why_not_effect
from nekoban.games.cat_battles.rules.moving import list_moves
from nekoban.games.cat_battles.rules.places import on_territory, squad_start
from nekoban.games.cat_battles.rules.tasks import asked, top_task
from nekoban.games.cat_battles.state import (
    State,
    attack_row,
    box_row,
    cat_row,
    done_row,
    move_row,
    pass_row,
    play_row,
    push_row,
    roll_row,
    spot_row,
    stop_row,
    take_row,
    target_row,
    use_row,
)

ANY_TIMING = (1 << len(Timing) + 1) - 1


def legal(state: State, out: Raw) -> int:
    """Cat Battles: the legal moves, from the cats and places at hand."""
    if state.to_move == OVER:
        return 0
    match asked(state):
        case Ask.START_PHASE:
            return offer(state, out, list_takes(state, out, list_uses(state, out, 0)), done_row())
        case Ask.PLAY_PHASE:
            return offer(state, out, list_plays(state, out), done_row())
        case Ask.MAIN_PHASE:
            return offer(state, out, list_acts(state, out), done_row())
        case Ask.END_PHASE:
            return offer(state, out, list_uses(state, out, 0), done_row())
        case Ask.EXCHANGE | Ask.COUNTING | Ask.CANCELLING:
            return offer(state, out, list_uses(state, out, 0), pass_row())
        case Ask.ROLLING:
            count = list_uses_of(state, out, 0, state.attacker % SQUAD)
            return offer(state, out, offer(state, out, count, roll_row()), stop_row())
        case Ask.DAMAGE:
            return offer(state, out, offer(state, out, 0, cat_row()), box_row())
        case Ask.COUNTERATTACK | Ask.SECOND_ATTACK:
            row = attack_row(top_task(state).cat % SQUAD, top_task(state).foe % SQUAD)
            return offer(state, out, offer(state, out, 0, row), pass_row())
        case _:
            return list_choices(state, out)


def offer(state: State, out: Raw, count: int, move: Move) -> int:
    """Put a move on the list if it is legal."""
    if why_not(state, move) == OK:
        out[count] = move
        return count + 1
    return count


def list_takes(state: State, out: Raw, count: int) -> int:
    """CB-22. The moves that take fish from the box."""
    for fish in range(1, FISH_TAKEN + 1):
        count = offer(state, out, count, take_row(fish))
    return count


def list_plays(state: State, out: Raw) -> int:
    """CB-23. The moves that play a Kitten."""
    count = 0
    for cat in range(1, state.players[state.to_move].kittens + 1):
        count = offer(state, out, count, play_row(cat))
    return count


def list_uses(state: State, out: Raw, count: int) -> int:
    """Every rear effect of the seat to move that fits, in every way it can be paid."""
    if state.players[state.to_move].timings & due_timings(asked(state)) == 0:
        return count
    for cat in range(1, state.players[state.to_move].kittens + 1):
        count = list_uses_of(state, out, count, cat)
    return count


def due_timings(ask: int) -> int:
    """The timings that can be due with what is asked, one bit each."""
    match ask:
        case Ask.START_PHASE:
            return 1 << Timing.START_PHASE
        case Ask.END_PHASE:
            return 1 << Timing.END_PHASE
        case Ask.CANCELLING:
            return 1 << Timing.OPPOSING_EFFECT
        case _:
            return ANY_TIMING


def list_uses_of(state: State, out: Raw, count: int, cat: int) -> int:
    """CB-70. The moves that use the rear effect of a cat, for each way to pay."""
    if cat == 0 or why_not_effect(state, squad_start(state.to_move) + cat) != OK:
        return count
    most = min(state.cats[squad_start(state.to_move) + cat].cost, HELD_PAID_MOST)
    for held in range(most + 1):
        count = offer(state, out, count, use_row(cat, held))
    return count


def list_acts(state: State, out: Raw) -> int:
    """Moves, attacks and effects of every cat that may still act."""
    count = 0
    start = squad_start(state.to_move)
    for cat in range(state.players[state.to_move].kittens + 1):
        one = state.cats[start + cat]
        if one.area < AREA_COUNT and one.acted == 0:
            if cat > 0 and one.moved == 0:
                count = list_moves(state, out, count, cat)
            count = list_attacks(state, out, count, cat)
            count = list_uses_of(state, out, count, cat)
    return count


def list_areas(state: State, out: Raw, count: int, first_row: int) -> int:
    """A cat's rows for all areas, from the first."""
    for area in range(AREA_COUNT):
        count = offer(state, out, count, first_row + area)
    return count


def list_attacks(state: State, out: Raw, count: int, cat: int) -> int:
    """CB-40. The attacks of a cat."""
    for foe in range(state.players[1 - state.to_move].kittens + 1):
        if on_territory(state, squad_start(1 - state.to_move) + foe):
            count = offer(state, out, count, attack_row(cat, foe))
    return count


def list_choices(state: State, out: Raw) -> int:
    """Targets, areas and Kittens for an effect or a Pushover."""
    match asked(state):
        case Ask.TARGET:
            return list_targets(state, out)
        case Ask.SPOT:
            return list_areas(state, out, 0, spot_row(0))
        case Ask.STRIDE:
            return list_areas(state, out, 0, move_row(top_task(state).cat % SQUAD, 0))
        case Ask.PUSHOVER:
            return list_areas(state, out, 0, push_row(top_task(state).foe % SQUAD, 0))
        case _:
            return list_shifts(state, out)


def list_targets(state: State, out: Raw) -> int:
    """The cats of the other squad that an effect can be aimed at."""
    count = 0
    for foe in range(state.players[1 - state.to_move].kittens + 1):
        count = offer(state, out, count, target_row(foe))
    return count


def list_shifts(state: State, out: Raw) -> int:
    """CB-R3. Every Kitten of either side to every other area."""
    count = 0
    for cat in range(1, state.players[state.to_move].kittens + 1):
        if on_territory(state, squad_start(state.to_move) + cat):
            count = list_areas(state, out, count, move_row(cat, 0))
    for foe in range(1, state.players[1 - state.to_move].kittens + 1):
        if on_territory(state, squad_start(1 - state.to_move) + foe):
            count = list_areas(state, out, count, push_row(foe, 0))
    return count
