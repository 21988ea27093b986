"""Cat Battles: whether the sentence for a refusal is true in the position, by the eyes of reasons.py."""

from nekoban.core.claims import clauses_in, is_over, named
from nekoban.core.contracts import Claim, Said
from nekoban.core.record import NONE, Raw
from nekoban.games.cat_battles.data.figures import FIGURES, spelled
from nekoban.games.cat_battles.parts import (
    CATS,
    FISH_TAKEN,
    SQUAD,
    Area,
    Ask,
    Clause,
    Condition,
    Effect,
    Face,
    Front,
    Rest,
    SameFigure,
    Timing,
)
from nekoban.games.cat_battles.reasons import (
    blocked_areas,
    condition_met,
    fits,
    harm,
    is_center_taken,
    is_idle,
    is_its_fight,
    is_there,
    is_time,
    kittens_in,
    shows,
    steps_of,
    touch,
    ways,
)
from nekoban.games.cat_battles.state import Kind
from nekoban.games.cat_battles.words import tell

PRINTED = {figure.number: figure.id for figure in FIGURES.values()}
FIGHTS = (Ask.EXCHANGE, Ask.ROLLING, Ask.COUNTING)


# --- who is meant


def own(state: Raw, row: Raw) -> int:
    """The own cat of a move."""
    return int(state.to_move * SQUAD + row.cat)


def foe(state: Raw, row: Raw) -> int:
    """The opposing cat of a move."""
    return int((1 - state.to_move) * SQUAD + row.foe)


def top(state: Raw) -> Raw:
    """The task on top of those that wait in Cat Battles."""
    return state.tasks[state.task_count - 1]


def asked(state: Raw) -> int:
    """What Cat Battles asks the seat to move: the task on top, or the phase."""
    return int(top(state).kind if state.task_count else state.phase)


def is_name(state: Raw, text: Raw, cat: int) -> bool:
    """Whether this is what a cat is called: as printed, or as its owner wrote it."""
    figure = int(state.cats[cat].figure)
    if figure in PRINTED:
        return text == tell(f"figure-{PRINTED[figure].lower()}")
    return str(text).encode() == bytes(byte & 0xFF for byte in state.cats[cat].name.tolist()).rstrip(b"\0")


def is_whose(state: Raw, said: Said, phrase: Raw, cat: int) -> bool:
    """The same with the owner's name before it."""
    is_owner = phrase.arguments["player"] == said["names"][cat // SQUAD]
    return named(phrase) == "whose" and is_owner and is_name(state, phrase.arguments["cat"], cat)


def is_area(said: Said, area: int) -> bool:
    """Whether a sentence names that area of the territory."""
    return named(said["area"]) == f"area-{spelled(Area(area))}"


def is_own_name(state: Raw, row: Raw, said: Said) -> bool:
    """Whether a sentence names the cat of the refused move."""
    return row.cat >= 0 and is_name(state, said["cat"], own(state, row))


# --- what is asked instead


def is_not_asked(state: Raw, row: Raw, said: Said) -> bool:
    """'Not now: …'. No move of this kind answers what is asked."""
    return not fits(asked(state), row.kind)


def is_phase(ask: int) -> Claim:
    """'It is your … phase.' That is asked, and nothing else."""
    return lambda state, row, said: asked(state) == ask


def is_phase_of(ask: int, is_duel: bool) -> Claim:
    """The same, before One on One or in it: there no Kittens are played, and nothing moves."""
    return lambda state, row, said: asked(state) == ask and bool(state.one_on_one) == is_duel


def is_start(is_duel: bool) -> Claim:
    """How many fish can be taken."""
    is_right = is_phase_of(Ask.START_PHASE, is_duel)
    return lambda state, row, said: (
        is_right(state, row, said) and said["most"] == min(FISH_TAKEN, state.players[state.to_move].box)
    )


def is_main(is_duel: bool) -> Claim:
    """Where it says that the turn ends, no own cat has an effect of the end phase."""
    is_right = is_phase_of(Ask.MAIN_PHASE, is_duel)

    def claim(state: Raw, row: Raw, said: Said) -> bool:
        squad = state.cats[state.current * SQUAD : (state.current + 1) * SQUAD]
        is_last = all(cat.figure == NONE or cat.timing != Timing.END_PHASE for cat in squad)
        return is_right(state, row, said) and (said["ends"] == "phase" or is_last)

    return claim


def is_asked_of_pair(ask: int) -> Claim:
    """A question about the cats of the top task."""

    def claim(state: Raw, row: Raw, said: Said) -> bool:
        if asked(state) != ask or not is_name(state, said["cat"], top(state).cat):
            return False
        if ask in WITH_EFFECT:
            return is_effect(state, top(state).cat, said["effect"])
        return ask not in WITH_FOE or is_name(state, said["foe"], top(state).foe)

    return claim


WITH_FOE = (Ask.COUNTERATTACK, Ask.SECOND_ATTACK, Ask.PUSHOVER)
WITH_EFFECT = (Ask.TARGET, Ask.SPOT)


def is_asked_of_hit(state: Raw, row: Raw, said: Said) -> bool:
    """'Who takes the damage of this cat?' That is asked, with the right damage."""
    task = top(state)
    told = (task.amount, state.cats[task.cat].held, state.players[state.to_move].box)
    is_right = (said["damage"], said["held"], said["box"]) == told
    return asked(state) == Ask.DAMAGE and is_right and is_name(state, said["cat"], task.cat)


def is_asked_of_effect(state: Raw, row: Raw, said: Said) -> bool:
    """'Do you cancel this effect?' That is asked, of the right cat."""
    cat = top(state).cat
    is_right = is_whose(state, said, said["cat"], cat) and is_effect(state, cat, said["effect"])
    return asked(state) == Ask.CANCELLING and is_right


def is_asked_of_attack(ask: int, is_right: Claim = lambda state, row, said: True) -> Claim:
    """A question within an attack: whose, on whom, and what more it says."""

    def claim(state: Raw, row: Raw, said: Said) -> bool:
        attacker = is_whose(state, said, said["attacker"], state.attacker)
        target = is_whose(state, said, said["target"], state.target)
        return asked(state) == ask and attacker and target and is_right(state, row, said)

    return claim


def is_asleep(state: Raw, row: Raw, said: Said) -> bool:
    """'The last roll was Sleep.'"""
    return state.dice[state.roll_count - 1] == Face.SLEEP


def can_roll_on(state: Raw, row: Raw, said: Said) -> bool:
    """'You may roll on.' So many rolls are left."""
    left = state.roll_limit - state.roll_count
    return not is_asleep(state, row, said) and said["left"] == left > 0


def rolled_last(state: Raw, row: Raw, said: Said) -> bool:
    """'That was the last roll.'"""
    return not is_asleep(state, row, said) and state.roll_limit == state.roll_count


def are_dice(state: Raw, row: Raw, said: Said) -> bool:
    """Whether a sentence names the dice as they lie."""
    faces = [f"face-{spelled(Face(face))}" for face in state.dice[: state.roll_count].tolist()]
    return [named(face) for face in said["faces"]] == faces


# --- cats and places


def is_boss_beyond_effect(state: Raw, row: Raw, said: Said) -> bool:
    """'Oddeyes's effect strikes Kittens only, and Ann's Boss is a Boss.'"""
    user = top(state).cat
    is_right = is_name(state, said["cat"], user) and is_whose(state, said, said["foe"], foe(state, row))
    return is_right and state.cats[user].effect == Effect.DAMAGE_ANYWHERE and row.foe == 0


def is_away(state: Raw, row: Raw, said: Said) -> bool:
    """'Maro is not on the territory.' The cat that is named."""
    if isinstance(said["cat"], str):
        return is_own_name(state, row, said) and not is_there(state, own(state, row))
    return is_whose(state, said, said["cat"], foe(state, row)) and not is_there(state, foe(state, row))


def is_nobody(state: Raw, row: Raw, said: Said) -> bool:
    """'There is no cat with that number in the squad.' It was clicked, or a button of its own."""
    things = {f"cat-{row.cat}": own(state, row), f"foe-{row.foe}": foe(state, row)}
    clicked = [cat for thing, cat in things.items() if any(one.endswith(thing) for one in said["clicked"])]
    return any(state.cats[cat].figure == NONE for cat in clicked)


def is_not_benched(state: Raw, row: Raw, said: Said) -> bool:
    """'Kittens are played from the bench, and Maro is in the south.'"""
    if row.kind != Kind.PLAY:
        return False
    area = state.cats[own(state, row)].area
    return is_own_name(state, row, said) and is_area(said, area) and area != Area.BENCH


def is_too_dear(state: Raw, row: Raw, said: Said) -> bool:
    """'Maro takes 2 fish from the dish, which has 1.'"""
    level, dish = state.cats[own(state, row)].level, state.players[state.to_move].dish
    return is_own_name(state, row, said) and (said["level"], said["dish"]) == (level, dish) and level > dish


def is_doubled(state: Raw, row: Raw, said: Said) -> bool:
    """'Ben's Sham, with the same figure id, is already on the territory.'"""
    cat = own(state, row)
    return any(
        other != cat
        and state.cats[other].figure == state.cats[cat].figure
        and is_there(state, other)
        and (state.same_figure == SameFigure.ANY or other // SQUAD == cat // SQUAD)
        and is_whose(state, said, said["foe"], other)
        for other in range(CATS)
    )


ACTS = (Kind.MOVE, Kind.ATTACK, Kind.USE)


def asks(state: Raw, kind: int) -> bool:
    """CB-26. In the main phase a cat's act: to move, then to attack."""
    return asked(state) == Ask.MAIN_PHASE and kind in (Kind.MOVE, Kind.ATTACK)


def has_acted(state: Raw, row: Raw, said: Said) -> bool:
    """'Maro has acted in this turn.'"""
    return row.kind in ACTS and is_own_name(state, row, said) and state.cats[own(state, row)].acted == 1


def has_moved(state: Raw, row: Raw, said: Said) -> bool:
    """'Maro has moved in this turn.' And may still act otherwise."""
    if row.kind not in ACTS or not is_own_name(state, row, said):
        return False
    cat = state.cats[own(state, row)]
    return cat.moved == 1 and cat.acted == 0


def rests(state: Raw, row: Raw, said: Said) -> bool:
    """The mover's own cat rests in this turn."""
    return is_own_name(state, row, said) and state.cats[own(state, row)].rest == Rest.THIS_TURN


# --- moves


def moved_cat(state: Raw, row: Raw) -> int:
    """The cat that the refused move would move."""
    return foe(state, row) if row.kind == Kind.PUSH else own(state, row)


def steps(state: Raw, cat: int) -> int:
    """How far a cat goes: by an effect of this moment, or of its own."""
    return 1 if asked(state) in (Ask.STRIDE, Ask.PUSHOVER) else steps_of(state, cat)


def reaches(state: Raw, row: Raw, blocks: int, closed: int) -> bool:
    """Whether a cat can get to the area of the move, with these areas closed."""
    cat = moved_cat(state, row)
    return bool(ways(state, cat, steps(state, cat), blocks, closed) >> row.area & 1)


def center(state: Raw, cat: int) -> int:
    """CB-31. The center as a set of areas, if another cat of the same player is there."""
    return 1 << Area.CENTER if is_center_taken(state, cat) else 0


def is_too_far(state: Raw, row: Raw, said: Said) -> bool:
    """'Maro cannot go as far as the north.' Not even if nobody were in the way."""
    is_elsewhere = state.cats[own(state, row)].area != row.area
    is_right = is_own_name(state, row, said) and is_area(said, row.area)
    return is_right and is_elsewhere and not reaches(state, row, 0, 0)


def is_there_already(state: Raw, row: Raw, said: Said) -> bool:
    """'Maro is in the north already.'"""
    cat = moved_cat(state, row)
    return is_name(state, said["cat"], cat) and is_area(said, row.area) and state.cats[cat].area == row.area


def enters_taken_center(state: Raw, row: Raw, said: Said) -> bool:
    """'Ann already has a cat in the center, so no other cat of Ann enters it.'"""
    cat = moved_cat(state, row)
    is_owner = said["player"] == said["names"][cat // SQUAD]
    return row.area == Area.CENTER and is_owner and is_center_taken(state, cat)


def crosses_taken_center(state: Raw, row: Raw, said: Said) -> bool:
    """'… crosses it.' The way would be free through the center, and there is no other."""
    cat = moved_cat(state, row)
    is_owner = said["player"] == said["names"][cat // SQUAD]
    is_way = reaches(state, row, 0, 0) and not reaches(state, row, 0, center(state, cat))
    return row.area != Area.CENTER and is_owner and is_center_taken(state, cat) and is_way


def is_stopped(state: Raw, row: Raw, said: Said) -> bool:
    """'An opposing Roadblock stops Maro on the way to the north.'"""
    cat = own(state, row)
    is_right = is_own_name(state, row, said) and is_area(said, row.area)
    closed = center(state, cat)
    is_way = reaches(state, row, 0, closed) and not reaches(state, row, blocked_areas(state, cat), closed)
    return is_right and is_way


def is_pushed_too_far(state: Raw, row: Raw, said: Said) -> bool:
    """'The Pushover moves Ben's Sham to a touching area.'"""
    cat = top(state).foe
    is_right = is_whose(state, said, said["foe"], cat) and cat == foe(state, row)
    is_asked = asked(state) == Ask.PUSHOVER
    return is_asked and is_right and not touch(state, state.cats[cat].area, row.area)


def is_not_the_pushed(state: Raw, row: Raw, said: Said) -> bool:
    """'The Pushover moves Ben's Sham and no other cat.'"""
    if row.kind != Kind.PUSH or asked(state) != Ask.PUSHOVER:
        return False
    cat = top(state).foe
    return cat != foe(state, row) and is_whose(state, said, said["foe"], cat)


def is_not_the_strider(state: Raw, row: Raw, said: Said) -> bool:
    """'Only Maro moves by its own effect.'"""
    cat = top(state).cat
    return asked(state) == Ask.STRIDE and is_name(state, said["cat"], cat) and cat != own(state, row)


# --- attacks


def is_apart(state: Raw, row: Raw, said: Said) -> bool:
    """'Ben's Sham is not in Maro's area.' And Maro has no Ranged Attack."""
    cat, other = own(state, row), foe(state, row)
    is_right = is_own_name(state, row, said) and is_whose(state, said, said["foe"], other)
    is_ranged = shows(state, cat, Front.RANGED_ATTACK)
    return is_right and not is_ranged and state.cats[cat].area != state.cats[other].area


def is_out_of_range(state: Raw, row: Raw, said: Said) -> bool:
    """'Ben's Sham is more than one area away from Maro.'"""
    cat, other = own(state, row), foe(state, row)
    is_right = is_own_name(state, row, said) and is_whose(state, said, said["foe"], other)
    here, there = state.cats[cat].area, state.cats[other].area
    is_ranged = shows(state, cat, Front.RANGED_ATTACK)
    return is_right and is_ranged and here != there and not touch(state, here, there)


def is_beyond_all(state: Raw, row: Raw, said: Said) -> bool:
    """'Ekizo and Maro can still attack, but Oddeyes is out of their reach.' These can, and no other cat."""
    side, other = state.to_move * SQUAD, foe(state, row)
    able = [
        cat
        for cat in range(side, side + SQUAD)
        if is_there(state, cat) and not state.cats[cat].acted and state.cats[cat].rest != Rest.THIS_TURN
    ]
    is_right = len(said["cats"]) == len(able) == said["count"] and all(
        is_name(state, text, cat) for text, cat in zip(said["cats"], able, strict=True)
    )
    is_near = any(
        state.cats[cat].area == state.cats[other].area
        or (
            shows(state, cat, Front.RANGED_ATTACK)
            and touch(state, state.cats[cat].area, state.cats[other].area)
        )
        for cat in able
    )
    is_meant = asked(state) == Ask.MAIN_PHASE and row.foe >= 0 and is_name(state, said["foe"], other)
    return is_meant and is_there(state, other) and is_right and not is_near


def is_boss_alone(state: Raw, row: Raw, said: Said) -> bool:
    """'Oddeyes is a Boss: it does not move, and no opposing cat is near enough to attack.'"""
    boss, foes = state.to_move * SQUAD, (1 - state.to_move) * SQUAD
    here, is_ranged = state.cats[boss].area, shows(state, boss, Front.RANGED_ATTACK)
    areas = [state.cats[cat].area for cat in range(foes, foes + SQUAD) if is_there(state, cat)]
    is_near = any(area == here or (is_ranged and touch(state, here, area)) for area in areas)
    is_asked = asked(state) == Ask.MAIN_PHASE and state.cats[boss].acted == 0
    return is_asked and row.cat == 0 and is_name(state, said["cat"], boss) and not is_near


def has_no_rolls(state: Raw, row: Raw, said: Said) -> bool:
    """'Hachi has no rolls left.'"""
    is_spent = row.kind == Kind.ROLL and state.roll_count >= state.roll_limit
    return is_spent and is_name(state, said["cat"], state.attacker)


def ends_rolling(state: Raw, row: Raw, said: Said) -> bool:
    """'Sleep ends the rolling.'"""
    return row.kind == Kind.ROLL and is_asleep(state, row, said)


def is_box_empty(state: Raw, row: Raw, said: Said) -> bool:
    """'An empty box takes no damage.'"""
    return row.kind == Kind.BOX and state.players[top(state).cat // SQUAD].box == 0


def is_direct(state: Raw, row: Raw, said: Said) -> bool:
    """'Direct Hit: the Kitten itself must take the damage.'"""
    task = top(state)
    return row.kind == Kind.BOX and task.cat % SQUAD > 0 and shows(state, task.foe, Front.DIRECT_HIT)


def is_other_attack(ask: int) -> Claim:
    """'Now only Suko may attack back, and only Ann's Sham.'"""

    def claim(state: Raw, row: Raw, said: Said) -> bool:
        task = top(state)
        is_right = is_name(state, said["cat"], task.cat) and is_whose(state, said, said["foe"], task.foe)
        is_other = (own(state, row), foe(state, row)) != (task.cat, task.foe)
        return asked(state) == ask and row.kind == Kind.ATTACK and is_right and is_other

    return claim


# --- fish


def is_box_short(state: Raw, row: Raw, said: Said) -> bool:
    """'The box has only 2 fish.'"""
    box = state.players[state.to_move].box
    return row.kind == Kind.TAKE and said["box"] == box < row.fish


def must_take(state: Raw, row: Raw, said: Said) -> bool:
    """'First take 1 to 3 fish: the box still has some.'"""
    is_start = row.kind == Kind.DONE and asked(state) == Ask.START_PHASE
    return is_start and state.players[state.to_move].box > 0


# --- rear effects


def user(state: Raw, row: Raw) -> Raw:
    """The cat whose rear effect the refused move would use."""
    return state.cats[own(state, row)]


def is_effect(state: Raw, cat: int, phrase: Raw) -> bool:
    """Whether this is what a cat's rear effect does, with its amount or the face of the die."""
    one, told = state.cats[cat], phrase.arguments
    if one.effect == Effect.CHANGE_DIE:
        is_right = named(told["face"]) == f"face-{spelled(Face(one.amount))}"
    else:
        is_right = told["amount"] == one.amount
    return named(phrase) == f"effect-{spelled(Effect(one.effect))}" and is_right


def is_without_effect(state: Raw, row: Raw, said: Said) -> bool:
    """'Suko's effect would change nothing now: …'"""
    cat = own(state, row)
    is_right = is_own_name(state, row, said) and is_effect(state, cat, said["effect"])
    return row.kind == Kind.USE and is_right and is_idle(state, asked(state), cat)


def is_area_empty(state: Raw, row: Raw, said: Said) -> bool:
    """'There is no opposing Kitten in the north.'"""
    is_spot = row.kind == Kind.SPOT and is_area(said, row.area)
    return is_spot and kittens_in(state, top(state).cat, row.area, False) == 0


def is_area_unhurt(state: Raw, row: Raw, said: Said) -> bool:
    """'Every opposing Kitten in the center would take 0 damage.'"""
    cat = top(state).cat
    is_held = row.kind == Kind.SPOT and kittens_in(state, cat, row.area, False) > 0
    return is_held and is_area(said, row.area) and kittens_in(state, cat, row.area, True) == 0


def is_unhurt(state: Raw, row: Raw, said: Said) -> bool:
    """'Ben's Sham would take 0 damage.'"""
    is_right = is_whose(state, said, said["foe"], foe(state, row))
    return is_right and is_there(state, foe(state, row)) and harm(state, top(state).cat, foe(state, row)) <= 0


def is_elsewhere(state: Raw, row: Raw, said: Said) -> bool:
    """'Maro's effect strikes a cat in the same area, and Ben's Sham is elsewhere.'"""
    cat, other = top(state).cat, foe(state, row)
    is_right = is_name(state, said["cat"], cat) and is_whose(state, said, said["foe"], other)
    is_near = state.cats[cat].effect == Effect.DAMAGE_HERE
    return is_right and is_near and state.cats[cat].area != state.cats[other].area


def is_other_roll(state: Raw, row: Raw, said: Said) -> bool:
    """'Maro's effect is used on a Sleep, and the last roll was another.'"""
    condition = Condition(user(state, row).condition)
    is_right = is_own_name(state, row, said) and named(said["roll"]) == spelled(condition).replace(
        "rolled", "roll"
    )
    return is_right and asked(state) == Ask.ROLLING and condition != condition_met(state)


def is_other_time(state: Raw, row: Raw, said: Said) -> bool:
    """'Maro's effect is used at another time: in the start phase.'"""
    timing = Timing(user(state, row).timing)
    is_right = is_own_name(state, row, said) and named(said["timing"]) == f"timing-{spelled(timing)}"
    return is_right and not is_time(state, asked(state), own(state, row))


def is_unaffordable(state: Raw, row: Raw, said: Said) -> bool:
    """'Maro's effect costs 3 fish. The dish has 1, and of its own 2 fish the cat keeps the last.'"""
    one, dish = user(state, row), state.players[state.to_move].dish
    is_right = (said["cost"], said["dish"], said["held"]) == (one.cost, dish, one.held)
    return is_own_name(state, row, said) and is_right and one.cost > dish + one.held - 1


def is_overpaid(state: Raw, row: Raw, said: Said) -> bool:
    """'Maro's effect costs only 1 fish.'"""
    cost = user(state, row).cost
    return is_own_name(state, row, said) and said["cost"] == cost < row.held


def is_last_fish(state: Raw, row: Raw, said: Said) -> bool:
    """'Maro holds 2 fish and keeps the last.'"""
    held = user(state, row).held
    return is_own_name(state, row, said) and said["held"] == held <= row.held


def is_dish_short(state: Raw, row: Raw, said: Said) -> bool:
    """'2 fish must then come from the dish, which has 1.'"""
    rest, dish = user(state, row).cost - row.held, state.players[state.to_move].dish
    return (said["rest"], said["dish"]) == (rest, dish) and rest > dish


def was_used(state: Raw, row: Raw, said: Said) -> bool:
    """'This cat has used its effect in this turn.'"""
    return is_own_name(state, row, said) and user(state, row).used == 1


def is_others_fight(state: Raw, row: Raw, said: Said) -> bool:
    """'Maro's effect is for its own fight, and this is another cat's.'"""
    cat = own(state, row)
    is_fight = asked(state) in FIGHTS and not is_its_fight(state, asked(state), cat)
    return is_own_name(state, row, said) and is_fight


def is_without_boss(state: Raw, row: Raw, said: Said) -> bool:
    """'Maro answers only while it is in its Boss's area.'"""
    one, boss = user(state, row), state.cats[state.to_move * SQUAD]
    is_bound = one.condition == Condition.WITH_BOSS and one.area != boss.area
    return is_own_name(state, row, said) and is_bound


def is_barred_by_duel(state: Raw, row: Raw, said: Said) -> bool:
    """'In a One on One nothing is played or moved, and only the Bosses fight.' No Boss alone was clicked."""
    is_of_kitten = row.cat > 0 or row.foe > 0
    return state.one_on_one == 1 and is_of_kitten and not BOSSES.issuperset(said["clicked"])


BOSSES = {"cat-0", "foe-0"}


# --- what was told of a move


def greedy_boss(state: Raw, said: Said) -> int:
    """The Boss that a line speaks of; NONE if it speaks of no Boss."""
    return next((boss for boss in (0, SQUAD) if is_whose(state, said, said["cat"], boss)), NONE)


def has_no_kitten_to_move(state: Raw, row: Raw, said: Said) -> bool:
    """'Ann's Suko is a Greedy Boss, but there is no Kitten to move.'"""
    boss = greedy_boss(state, said)
    kittens = [cat for cat in range(CATS) if cat % SQUAD > 0 and is_there(state, cat)]
    return boss != NONE and state.cats[boss].effect == Effect.MOVE_KITTEN and kittens == []


def has_nobody_to_strike(state: Raw, row: Raw, said: Said) -> bool:
    """'… but there is nobody to strike.'"""
    boss = greedy_boss(state, said)
    is_strike = boss != NONE and state.cats[boss].effect in STRIKES
    return is_strike and bool(is_idle(state, asked(state), boss))


STRIKES = (Effect.DAMAGE_HERE, Effect.DAMAGE_ANYWHERE, Effect.DAMAGE_ALL_HERE, Effect.DAMAGE_ALL_IN_AREA)


CLAIMS: dict[str, Claim] = {
    "not-now": is_not_asked,
    "ask-start-phase": is_start(False),
    "ask-start-phase-duel": is_start(True),
    "ask-play-phase": is_phase(Ask.PLAY_PHASE),
    "ask-main-phase": is_main(False),
    "ask-main-phase-duel": is_main(True),
    "ask-end-phase": is_phase(Ask.END_PHASE),
    "ask-damage": is_asked_of_hit,
    "ask-counterattack": is_asked_of_pair(Ask.COUNTERATTACK),
    "ask-second-attack": is_asked_of_pair(Ask.SECOND_ATTACK),
    "ask-pushover": is_asked_of_pair(Ask.PUSHOVER),
    "ask-cancelling": is_asked_of_effect,
    "ask-target": is_asked_of_pair(Ask.TARGET),
    "ask-spot": is_asked_of_pair(Ask.SPOT),
    "ask-stride": is_asked_of_pair(Ask.STRIDE),
    "ask-shift": is_asked_of_pair(Ask.SHIFT),
    "ask-exchange": is_asked_of_attack(Ask.EXCHANGE),
    "ask-rolling": is_asked_of_attack(Ask.ROLLING, can_roll_on),
    "ask-rolling-last": is_asked_of_attack(Ask.ROLLING, rolled_last),
    "ask-rolling-sleep": is_asked_of_attack(Ask.ROLLING, is_asleep),
    "ask-counting": is_asked_of_attack(Ask.COUNTING),
    "dice": are_dice,
    "dice-none": lambda state, row, said: state.roll_count == 0,
    "reason-cb-01": is_boss_beyond_effect,
    "reason-cb-07": is_away,
    "reason-cb-08": is_without_effect,
    "reason-cb-08-area": is_area_empty,
    "reason-cb-11": is_nobody,
    "reason-cb-22": is_box_short,
    "reason-cb-22-done": must_take,
    "reason-cb-23": is_not_benched,
    "reason-cb-24": is_too_dear,
    "reason-cb-25": is_doubled,
    "reason-cb-26-acted": has_acted,
    "reason-cb-26-moved": has_moved,
    "reason-cb-30": is_too_far,
    "reason-cb-30-there": is_there_already,
    "reason-cb-31-enters": enters_taken_center,
    "reason-cb-31-crosses": crosses_taken_center,
    "reason-cb-32": is_stopped,
    "reason-cb-40": is_apart,
    "reason-cb-40-ranged": is_out_of_range,
    "reason-cb-42": has_no_rolls,
    "reason-cb-43": is_other_roll,
    "reason-cb-43-sleep": ends_rolling,
    "reason-cb-45": is_box_empty,
    "reason-cb-59": is_direct,
    "reason-cb-60": is_pushed_too_far,
    "reason-cb-60-other": is_not_the_pushed,
    "reason-cb-61": is_other_attack(Ask.SECOND_ATTACK),
    "reason-cb-62": is_other_attack(Ask.COUNTERATTACK),
    "reason-cb-70": is_other_time,
    "reason-cb-71": is_unaffordable,
    "reason-cb-71-only": is_overpaid,
    "reason-cb-71-last": is_last_fish,
    "reason-cb-71-dish": is_dish_short,
    "reason-cb-72": was_used,
    "reason-cb-73": is_others_fight,
    "reason-cb-73-move": is_not_the_strider,
    "reason-cb-76": is_elsewhere,
    "reason-cb-77": is_unhurt,
    "reason-cb-77-area": is_area_unhurt,
    "reason-cb-91": is_barred_by_duel,
    "reason-cb-r1": rests,
    "reason-cb-r3": is_there_already,
    "reason-cb-r4": is_without_boss,
    "reason-over": is_over,
    "idle-boss": is_boss_alone,
    "idle-foe": is_beyond_all,
    "greedy-no-kitten": has_no_kitten_to_move,
    "greedy-nobody": has_nobody_to_strike,
}
"""Whether what a message says is so, by its name."""
ASKING = (Clause.CB_01, Clause.CB_22, Clause.CB_23, Clause.CB_26, Clause.CB_28, Clause.CB_41, Clause.CB_42)
ASKING += (Clause.CB_44, Clause.CB_45, Clause.CB_60, Clause.CB_61, Clause.CB_62, Clause.CB_75, Clause.CB_R3)
CLAUSES = clauses_in(CLAIMS, Clause) | {
    "not-now": ASKING,
    "idle-boss": (Clause.CB_40,),
    "idle-foe": (Clause.CB_40,),
}
"""The clauses for which a message speaks; 'not now' for whatever asks something."""
NAMES = ("figure-",)
