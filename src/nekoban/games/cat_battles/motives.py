"""Cat Battles: what a move gains and allows. words/ has the sentences, as `motive-…`."""

from nekoban.core.game import OK
from nekoban.core.motives import Choice, Facts, Motive
from nekoban.core.record import Raw, to_state
from nekoban.games.cat_battles.parts import GREEDY, Area, Ask, Face, Front, Rest
from nekoban.games.cat_battles.rules.attack import is_in_reach
from nekoban.games.cat_battles.rules.effects import attack_damage, rolled
from nekoban.games.cat_battles.rules.places import (
    boss_of,
    has_front,
    is_boss,
    on_territory,
    squad_end,
    squad_start,
)
from nekoban.games.cat_battles.rules.tasks import asked, top_task
from nekoban.games.cat_battles.rules.turn import why_not_played
from nekoban.games.cat_battles.show.naming import cat_name, effect_text, fish, whose
from nekoban.games.cat_battles.state import MOVES, Kind


def own_cat(choice: Choice) -> int:
    """The row of the own cat that the move names."""
    return squad_start(choice.view.to_move) + MOVES[choice.move].cat


# --- moving and playing


def moved(choice: Choice) -> Raw:
    """A copy of the view with the cat where its act's move takes it; None if the move is none."""
    entry, state = MOVES[choice.move], to_state(choice.view)
    if entry.kind != Kind.MOVE or asked(choice.view) != Ask.MAIN_PHASE:
        return None
    state.cats[own_cat(choice)].area = entry.area
    return state


def targets_gained(choice: Choice) -> list[int]:
    """The rows of the opposing cats that come within the cat's reach by its move."""
    before: Raw = choice.view
    cat, area = own_cat(choice), MOVES[choice.move].area
    if MOVES[choice.move].kind != Kind.MOVE:
        return []
    fronts = before.cats[cat].front | (before.center if area == Area.CENTER else 0)
    is_ranged = fronts >> Front.RANGED_ATTACK & 1
    near = 1 << area | (before.touching[area] if is_ranged else 0)  # where nobody is, no rule has to be asked
    foes = [foe for foe in opposing(before, 1 - before.to_move) if near >> before.cats[foe].area & 1]
    state = moved(choice) if foes else None
    if state is None:
        return []
    return [foe for foe in foes if is_in_reach(state, cat, foe) and not is_in_reach(before, cat, foe)]


def boss_in_reach(choice: Choice) -> Facts | None:
    """CB-40. The Boss in reach."""
    view: Raw = choice.view
    boss = boss_of(1 - view.to_move)
    if boss not in targets_gained(choice):
        return None
    return {"cat": cat_name(view, own_cat(choice)), "target": whose(view, boss, choice.names)}


def meets_cats(choice: Choice) -> Facts | None:
    """CB-40. A move into an area with cats of the other squad."""
    state, view = moved(choice), choice.view
    if state is None or not view.players[1 - view.to_move].box:  # CB-20: their turn begins with One on One
        return None
    foes = range(squad_start(1 - view.to_move), squad_end(view, 1 - view.to_move))
    cat = own_cat(choice)
    awake = [foe for foe in foes if on_territory(view, foe) and view.cats[foe].rest != Rest.NEXT_TURN]
    there = [foe for foe in awake if is_in_reach(state, foe, cat)]
    if not there:
        return None
    cats = [whose(view, foe, choice.names) for foe in there]
    held = fish(view.cats[cat].held)
    return {"cat": cat_name(view, cat), "cats": cats, "count": len(cats), "held": held}


def opposing(view: Raw, seat: int) -> list[int]:
    """The rows of a seat's cats that stand on the territory."""
    return [cat for cat in range(squad_start(seat), squad_end(view, seat)) if on_territory(view, cat)]


def kitten_in_reach(choice: Choice) -> Facts | None:
    """CB-40. A Kitten in reach."""
    view: Raw = choice.view
    cats = [whose(view, foe, choice.names) for foe in targets_gained(choice) if not is_boss(foe)]
    return {"cat": cat_name(view, own_cat(choice)), "cats": cats} if cats else None


def out_of_reach(choice: Choice) -> Facts | None:
    """CB-40. Out of reach."""
    view: Raw = choice.view
    state, cat = moved(choice), own_cat(choice)
    if state is None:
        return None
    foes = opposing(view, 1 - view.to_move)
    left = [foe for foe in foes if is_in_reach(view, foe, cat)]
    if not left or any(is_in_reach(state, foe, cat) for foe in foes):
        return None
    cats = [whose(view, foe, choice.names) for foe in left]
    return {"cat": cat_name(view, cat), "cats": cats, "held": fish(view.cats[cat].held)}


def kitten_played(choice: Choice) -> Facts | None:
    """CB-23. A Kitten enters."""
    view, cat = choice.view, own_cat(choice)
    if MOVES[choice.move].kind != Kind.PLAY:
        return None
    return {"cat": cat_name(view, cat), "held": fish(view.cats[cat].level)}


# --- fish


def fish_gained(choice: Choice) -> int:
    """CB-22, CB-46, CB-47. Fish that the move brings into the own dish."""
    entry, view = MOVES[choice.move], choice.view
    if entry.kind == Kind.TAKE:
        return int(entry.fish)
    if entry.kind not in (Kind.CAT, Kind.BOX):
        return 0
    task = top_task(view)
    has = view.cats[task.cat].held if entry.kind == Kind.CAT else view.players[view.to_move].box
    return min(int(task.amount), has)


def greedy_boss(choice: Choice) -> Facts | None:
    """CB-80. A Greedy Boss."""
    view = choice.view
    gained, dish = fish_gained(choice), view.players[view.to_move].dish
    if not gained or dish >= GREEDY or dish + gained < GREEDY or is_boss_lost(choice):
        return None
    boss = boss_of(view.to_move)
    return {"cat": cat_name(view, boss), "effect": effect_text(view, boss), "greedy": GREEDY}


def fish_for_kitten(choice: Choice) -> Facts | None:
    """CB-24. Fish for a Kitten."""
    view = choice.view
    player = view.players[view.to_move]
    dish = player.dish + MOVES[choice.move].fish
    if MOVES[choice.move].kind != Kind.TAKE or dish >= GREEDY:
        return None
    state = to_state(view)
    state.players[view.to_move].dish = dish
    kittens = range(squad_start(view.to_move) + 1, squad_end(view, view.to_move))
    new = [cat for cat in kittens if why_not_played(state, cat) == OK and view.cats[cat].level > player.dish]
    return {"cats": [cat_name(view, cat) for cat in new], "dish": fish(dish)} if new else None


def box_emptied(choice: Choice) -> Facts | None:
    """CB-20. The box is empty."""
    view = choice.view
    is_from_box = MOVES[choice.move].kind in (Kind.TAKE, Kind.BOX)
    if not is_from_box or view.one_on_one or fish_gained(choice) < view.players[view.to_move].box:
        return None
    return {}


def box_kept(choice: Choice) -> Facts | None:
    """CB-20. Fish kept in the box."""
    entry, view = MOVES[choice.move], choice.view
    box = view.players[view.to_move].box
    if entry.kind == Kind.TAKE and any(MOVES[move].fish > entry.fish for move in choice.legal):
        box -= entry.fish
    elif entry.kind != Kind.CAT:
        return None
    is_kept = box > 0 and not view.one_on_one and not greedy_boss(choice)  # CB-80: whose effect may fill it
    return {"box": fish(box)} if is_kept else None


def dish_kept(choice: Choice) -> Facts | None:
    """CB-23. Fish kept in the dish."""
    could_play = any(MOVES[move].kind == Kind.PLAY for move in choice.legal)
    if MOVES[choice.move].kind != Kind.DONE or not could_play:
        return None
    return {"dish": fish(choice.view.players[choice.view.to_move].dish)}


# --- attacks


def attacked(choice: Choice) -> int | None:
    """The row of the opposing cat that is attacked."""
    entry = MOVES[choice.move]
    return squad_start(1 - choice.view.to_move) + entry.foe if entry.kind == Kind.ATTACK else None


def boss_attacked(choice: Choice) -> Facts | None:
    """CB-48. An attack on the Boss."""
    view, foe = choice.view, attacked(choice)
    if foe is None or not is_boss(foe):
        return None
    box = view.players[1 - view.to_move].box
    return {"target": whose(view, foe, choice.names), "held": fish(view.cats[foe].held), "box": fish(box)}


def is_counterable(choice: Choice) -> bool:
    """CB-62. Whether the target has Counterattack, and this attack is none itself."""
    foe = attacked(choice)
    is_counter = asked(choice.view) == Ask.COUNTERATTACK
    return foe is not None and not is_counter and has_front(choice.view, foe, Front.COUNTERATTACK)


def is_near(choice: Choice) -> bool:
    """Whether two cats are close enough for an attack after the move."""
    cats, foe = choice.view.cats, squad_start(1 - choice.view.to_move) + MOVES[choice.move].foe
    return cats[own_cat(choice)].area == cats[foe].area


def can_be_countered(choice: Choice) -> Facts | None:
    """CB-62. An attack that can be countered."""
    foe = attacked(choice)
    holds = foe is not None and is_counterable(choice) and is_near(choice)
    return {"target": whose(choice.view, foe, choice.names)} if foe is not None and holds else None


def from_afar(choice: Choice) -> Facts | None:
    """An attack on a cat whose Counterattack does not reach that far."""
    foe = attacked(choice)
    holds = foe is not None and is_counterable(choice) and not is_near(choice)
    return {"target": whose(choice.view, foe, choice.names)} if foe is not None and holds else None


def direct_hit(choice: Choice) -> Facts | None:
    """CB-59. A direct hit."""
    view, foe = choice.view, attacked(choice)
    if foe is None or is_boss(foe) or not has_front(view, own_cat(choice), Front.DIRECT_HIT):
        return None
    return {"target": whose(view, foe, choice.names), "held": fish(view.cats[foe].held)}


def kitten_attacked(choice: Choice) -> Facts | None:
    """CB-46. An attack on a Kitten."""
    view, foe = choice.view, attacked(choice)
    if foe is None or is_boss(foe) or has_front(view, own_cat(choice), Front.DIRECT_HIT):
        return None
    return {"target": whose(view, foe, choice.names), "held": fish(view.cats[foe].held)}


def has_damage(view: Raw) -> bool:
    """CB-44. Whether the attack under way would succeed now."""
    return asked(view) == Ask.ROLLING and rolled(view) != Face.SLEEP and attack_damage(view) > 0


def damage_kept(choice: Choice) -> Facts | None:
    """CB-44. Stopping in time."""
    view: Raw = choice.view
    is_kept = MOVES[choice.move].kind == Kind.STOP and has_damage(view)
    return {"count": attack_damage(view)} if is_kept else None


def damage_risked(choice: Choice) -> Facts | None:
    """CB-43. One more roll."""
    view: Raw = choice.view
    if MOVES[choice.move].kind != Kind.ROLL or not has_damage(view):
        return None
    return None if has_front(view, view.attacker, Front.NO_SLEEP) else {"count": attack_damage(view)}


def nothing_to_lose(choice: Choice) -> Facts | None:
    """CB-44. Nothing to lose."""
    view: Raw = choice.view
    is_rolled = MOVES[choice.move].kind == Kind.ROLL and view.roll_count > 0
    return {} if is_rolled and rolled(view) != Face.SLEEP and attack_damage(view) <= 0 else None


def roll_may_finish(choice: Choice) -> Facts | None:
    """CB-44. Enough for all its fish."""
    view: Raw = choice.view
    if MOVES[choice.move].kind != Kind.ROLL or not has_damage(view):
        return None
    held, damage = view.cats[view.target].held, attack_damage(view)
    if not damage < held <= damage + Face.TWO_DAMAGE:
        return None
    return {"target": whose(view, view.target, choice.names), "held": fish(held)}


# --- damage taken


def is_emptied(choice: Choice) -> bool:
    """CB-46. Whether the cat that takes the damage has no fish left."""
    view = choice.view
    if MOVES[choice.move].kind != Kind.CAT:
        return False
    return top_task(view).amount >= view.cats[top_task(view).cat].held


def is_boss_lost(choice: Choice) -> bool:
    """CB-48. Whether a squad has lost its Boss."""
    return is_emptied(choice) and is_boss(top_task(choice.view).cat)


def boss_lost(choice: Choice) -> Facts | None:
    """CB-48. The Boss defeated."""
    view = choice.view
    return {"cat": cat_name(view, top_task(view).cat)} if is_boss_lost(choice) else None


def kitten_runs(choice: Choice) -> Facts | None:
    """CB-46. A Kitten runs away."""
    view = choice.view
    runs = is_emptied(choice) and not is_boss_lost(choice)
    return {"cat": cat_name(view, top_task(view).cat)} if runs else None


def damage_void(choice: Choice) -> Facts | None:
    """CB-46. Damage that is void."""
    view = choice.view
    if MOVES[choice.move].kind != Kind.CAT or is_boss_lost(choice):
        return None
    task = top_task(view)
    held = view.cats[task.cat].held
    if task.amount <= held:
        return None
    return {"cat": cat_name(view, task.cat), "held": fish(held), "count": int(task.amount - held)}


def cat_spared(choice: Choice) -> Facts | None:
    """CB-47. The box takes it."""
    view = choice.view
    if MOVES[choice.move].kind != Kind.BOX:
        return None
    cat = top_task(view).cat
    return {"cat": cat_name(view, cat), "held": fish(view.cats[cat].held)}


def effect_used(choice: Choice) -> Facts | None:
    """CB-71. A rear effect."""
    view, cat = choice.view, own_cat(choice)
    if MOVES[choice.move].kind != Kind.USE:
        return None
    return {"cat": cat_name(view, cat), "effect": effect_text(view, cat), "cost": fish(view.cats[cat].cost)}


MOTIVES = (
    Motive("boss-lost", "CB-48", boss_lost, is_gain=False),
    Motive("boss-attacked", "CB-48", boss_attacked),
    Motive("boss-in-reach", "CB-40", boss_in_reach),
    Motive("can-be-countered", "CB-62", can_be_countered, is_gain=False),
    Motive("from-afar", "CB-62", from_afar),
    Motive("direct-hit", "CB-59", direct_hit),
    Motive("damage-kept", "CB-44", damage_kept),
    Motive("damage-risked", "CB-43", damage_risked, is_gain=False),
    Motive("kitten-runs", "CB-46", kitten_runs, is_gain=False),
    Motive("cat-spared", "CB-47", cat_spared),
    Motive("greedy-boss", "CB-80", greedy_boss),
    Motive("box-emptied", "CB-20", box_emptied, is_gain=False),
    Motive("fish-for-kitten", "CB-24", fish_for_kitten),
    Motive("kitten-played", "CB-23", kitten_played),
    Motive("kitten-attacked", "CB-46", kitten_attacked),
    Motive("roll-may-finish", "CB-44", roll_may_finish),
    Motive("nothing-to-lose", "CB-44", nothing_to_lose),
    Motive("damage-void", "CB-46", damage_void),
    Motive("kitten-in-reach", "CB-40", kitten_in_reach),
    Motive("out-of-reach", "CB-40", out_of_reach),
    Motive("meets-cats", "CB-40", meets_cats, is_gain=False),
    Motive("effect-used", "CB-71", effect_used),
    Motive("box-kept", "CB-20", box_kept),
    Motive("dish-kept", "CB-23", dish_kept),
)
