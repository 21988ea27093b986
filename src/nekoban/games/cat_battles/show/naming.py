"""Cat Battles: names of cats, places and effects, and what is printed on a figure."""

from collections.abc import Sequence

from nekoban.core.record import NONE, View
from nekoban.core.sentences import all_of
from nekoban.games.cat_battles.data.figures import FIGURES, HOUSE_SET, OWN, SETS, Figure, Rear, figure_id
from nekoban.games.cat_battles.parts import SQUAD, Area, Condition, Effect, Face, Front, Timing
from nekoban.games.cat_battles.rules.places import owner

AREA_NAMES = {
    Area.SOUTH: "the south",
    Area.SOUTH_WEST: "the south-west",
    Area.SOUTH_EAST: "the south-east",
    Area.CENTER: "the center",
    Area.NORTH_WEST: "the north-west",
    Area.NORTH_EAST: "the north-east",
    Area.NORTH: "the north",
    Area.BENCH: "the bench",
    Area.HANGOUT: "the loser-cat hangout",
}
FACES = {
    Face.NO_DAMAGE: "no damage",
    Face.ONE_DAMAGE: "1 damage",
    Face.TWO_DAMAGE: "2 damage",
    Face.SLEEP: "Sleep",
}
FRONTS = {
    Front.MOVE_2: "Move 2",
    Front.MOVE_3: "Move 3",
    Front.ROADBLOCK: "Roadblock",
    Front.RANGED_ATTACK: "Ranged Attack",
    Front.DICE_ROLL_1: "Dice Roll +1",
    Front.DICE_ROLL_2: "Dice Roll +2",
    Front.DAMAGE_MORE_1: "Damage +1",
    Front.DAMAGE_LESS_1: "Damage −1",
    Front.NO_SLEEP: "No Sleep",
    Front.DIRECT_HIT: "Direct Hit",
    Front.PUSHOVER: "Pushover",
    Front.DOUBLE_ATTACK: "Double Attack",
    Front.COUNTERATTACK: "Counterattack",
}
FRONT_MEANINGS = {  # in the words of a badge
    Front.MOVE_2: "moves up to 2 areas",
    Front.MOVE_3: "moves up to 3 areas",
    Front.ROADBLOCK: "an opposing cat that moves into its area stops there",
    Front.RANGED_ATTACK: "also attacks one area away",
    Front.DICE_ROLL_1: "one more roll",
    Front.DICE_ROLL_2: "two more rolls",
    Front.DAMAGE_MORE_1: "1 more damage unless it rolls Sleep",
    Front.DAMAGE_LESS_1: "takes 1 less damage",
    Front.NO_SLEEP: "a Sleep it rolls is no damage instead",
    Front.DIRECT_HIT: "a Kitten it hits must take the damage itself",
    Front.PUSHOVER: "after its attack on a Kitten, that Kitten is moved one area",
    Front.DOUBLE_ATTACK: "may attack the same Kitten once more",
    Front.COUNTERATTACK: "may attack back when attacked from its own area",
}
TIMINGS = {
    Timing.START_PHASE: "in the start phase",
    Timing.MOVING: "before it moves",
    Timing.INSTEAD_OF_ATTACKING: "instead of attacking",
    Timing.ATTACKING: "before it rolls",
    Timing.DEFENDING: "when it is attacked, before the roll",
    Timing.BOSS_ATTACKED: "when the own Boss is attacked, before the roll",
    Timing.ROLLED: "in its attack",
    Timing.COUNTED_AS_ATTACKER: "when the damage of its attack is counted",
    Timing.COUNTED_AS_TARGET: "when damage to it is counted",
    Timing.OPPOSING_EFFECT: "right after an opposing rear effect",
    Timing.END_PHASE: "in the end phase",
    Timing.GREEDY_BOSS: "Greedy Boss",
}
CONDITIONS = {
    Condition.ALWAYS: "",
    Condition.WITH_BOSS: " and this cat is in the Boss's area",
    Condition.ROLLED_NO_DAMAGE: " on a roll of no damage",
    Condition.ROLLED_ONE_DAMAGE: " on a roll of 1 damage",
    Condition.ROLLED_TWO_DAMAGE: " on a roll of 2 damage",
    Condition.ROLLED_SLEEP: " on a Sleep",
}
EFFECTS = {
    Effect.DAMAGE_HERE: "{n} damage to one opposing cat in the same area",
    Effect.DAMAGE_ANYWHERE: "{n} damage to one opposing Kitten anywhere",
    Effect.DAMAGE_ALL_HERE: "{n} damage to every opposing Kitten in the same area",
    Effect.DAMAGE_ALL_IN_AREA: "{n} damage to every opposing Kitten in one area of the owner's choice",
    Effect.MOVE_KITTEN: "one Kitten of either side moves to any area",
    Effect.STEP: "this cat moves one area",
    Effect.MOVE_LIMIT: "Move {n} this time",
    Effect.NEGATE: "the attack is negated",
    Effect.NEGATE_AND_REST: "the attack is negated; this cat neither moves nor attacks in its next own turn",
    Effect.DICE_ROLL: "Dice Roll +{n} for this attack",
    Effect.DAMAGE_MORE: "{n} more damage",
    Effect.DAMAGE_LESS: "{n} less damage",
    Effect.DAMAGE_MORE_THIS_TURN: "Damage +{n} this turn",
    Effect.COUNTERATTACK: "Counterattack for this attack",
    Effect.CHANGE_DIE: "that die becomes {face}",
    Effect.CANCEL: "that effect is cancelled",
}


def cat_name(view: View, cat: int) -> str:
    """A cat's own name."""
    if view.cats[cat].figure == NONE:
        return "nobody"
    return bytes(byte & 0xFF for byte in view.cats[cat].name.tolist()).rstrip(b"\0").decode()


def whose(view: View, cat: int, names: Sequence[str]) -> str:
    return f"{names[owner(cat)]}'s {cat_name(view, cat)}"


def fish(count: int) -> str:
    return f"{count} fish"


def front_list(bits: int) -> list[Front]:
    return [front for front in Front if (bits >> front) & 1]


def front_text(bits: int) -> str:
    """The names of front effects."""
    return all_of(FRONTS[front] for front in front_list(bits)) if bits else "none"


def front_meaning(bits: int) -> str:
    """Front effects with what they do."""
    meanings = [f"{FRONTS[front]} ({FRONT_MEANINGS[front]})" for front in front_list(bits)]
    return all_of(meanings) if bits else "none"


def rear_text(rear: Rear) -> str:
    """A rear effect in one line: cost, timing, effect."""
    what = EFFECTS[rear.effect].format(n=rear.amount, face=FACES.get(rear.amount, ""))  # type: ignore[call-overload]
    when = TIMINGS[rear.timing] + CONDITIONS[rear.condition]
    cost = "" if rear.timing == Timing.GREEDY_BOSS else f"{fish(rear.cost)}, "
    return f"{cost}{when}: {what}"


def printed_rear(view: View, cat: int) -> Rear:
    """The rear effect of a cat at the table."""
    one = view.cats[cat]
    return Rear(Timing(one.timing), Effect(one.effect), one.amount, one.cost, Condition(one.condition))


def origin_text(figure: str) -> str:
    """Where a figure's data come from."""
    of_set = figure[:3]
    return SETS[of_set].origin if of_set in SETS else OWN


ORIGIN_MARKS = {"": "", "house": " (house-made)", "own": " (own figure)"}


def origin_sign(figure: str) -> str:
    """The drawn sign of figures that are not published ones."""
    if figure in FIGURES:
        return "house" if figure[:3] == HOUSE_SET else ""
    return "own"


def origin_mark(figure: str) -> str:
    """A short mark for figures that are not published ones."""
    return ORIGIN_MARKS[origin_sign(figure)]


def figure_text(figure: Figure) -> str:
    """A figure in one line, with its origin."""
    kind = "Boss" if figure.boss else "Kitten"
    return (
        f"{figure.id} {figure.name}, {kind}, level {figure.level}. "
        f"Front: {front_meaning(figure.front_bits)}. Rear: {rear_text(figure.rear)}. Data: {figure.origin}."
    )


def cat_text(view: View, cat: int) -> str:
    """A cat at the table in one line, with its origin."""
    one = view.cats[cat]
    figure = figure_id(one.figure)
    kind = "Boss" if cat % SQUAD == 0 else "Kitten"
    name = f"{figure} {cat_name(view, cat)}, {kind}, level {one.level}"
    return f"{name}. {effects_text(view, cat)} Data: {origin_text(figure)}."


def effects_text(view: View, cat: int) -> str:
    """What is printed on both sides of a cat."""
    front, rear = front_meaning(view.cats[cat].front), rear_text(printed_rear(view, cat))
    return f"Front: {front}. Rear: {rear}."


def printed_text(view: View, cat: int) -> str:
    """All of a figure but its name, kind and level."""
    figure = figure_id(view.cats[cat].figure)
    return f"{effects_text(view, cat)} {figure}; data: {origin_text(figure)}."


def effect_text(view: View, cat: int) -> str:
    """What a cat's rear effect does."""
    if view.cats[cat].figure == NONE:
        return "nothing"
    rear = printed_rear(view, cat)
    return EFFECTS[rear.effect].format(n=rear.amount, face=FACES.get(rear.amount, ""))  # type: ignore[call-overload]


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]
