"""Cat Battles: every sentence a person reads."""

from collections.abc import Sequence
from typing import Any

from nekoban.core.record import NONE
from nekoban.games.cat_battles.data.figures import FIGURES, HOUSE_SET, OWN, SETS, Figure, Rear, figure_id
from nekoban.games.cat_battles.parts import (
    BASES,
    SQUAD,
    Area,
    Ask,
    Attack,
    Clause,
    Condition,
    Effect,
    Ending,
    Face,
    Front,
    Timing,
    Told,
)
from nekoban.games.cat_battles.state import (
    ATTACK,
    BOX,
    CAT,
    DONE,
    MOVE,
    MOVES,
    PASS,
    PLAY,
    PUSH,
    ROLL,
    SPOT,
    STOP,
    TAKE,
    TARGET,
    USE,
    asked,
    owner,
    squad_start,
    top_task,
)

# --- cats, places and effects ---------------------------------------------------------------------

UNIT = ("fish", "fish")  # what a lead is counted in
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


def cat_name(view: Any, cat: int) -> str:
    """A cat's own name."""
    if view.cats[cat].figure == NONE:
        return "nobody"
    return bytes(byte & 0xFF for byte in view.cats[cat].name.tolist()).rstrip(b"\0").decode()


def whose(view: Any, cat: int, names: Sequence[str]) -> str:
    return f"{names[owner(cat)]}'s {cat_name(view, cat)}"


def fish(count: int) -> str:
    return f"{count} fish"


def front_list(bits: int) -> list[Front]:
    return [front for front in Front if (bits >> front) & 1]


def front_text(bits: int) -> str:
    """The names of front effects."""
    return ", ".join(FRONTS[front] for front in front_list(bits)) or "none"


def front_meaning(bits: int) -> str:
    """Front effects with what they do."""
    return ", ".join(f"{FRONTS[front]} ({FRONT_MEANINGS[front]})" for front in front_list(bits)) or "none"


def rear_text(rear: Rear) -> str:
    """A rear effect in one line: cost, timing, effect."""
    what = EFFECTS[rear.effect].format(n=rear.amount, face=FACES.get(rear.amount, ""))  # type: ignore[call-overload]
    when = TIMINGS[rear.timing] + CONDITIONS[rear.condition]
    cost = "" if rear.timing == Timing.GREEDY_BOSS else f"{fish(rear.cost)}, "
    return f"{cost}{when}: {what}"


def printed_rear(view: Any, cat: int) -> Rear:
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


def cat_text(view: Any, cat: int) -> str:
    """A cat at the table in one line, with its origin."""
    one = view.cats[cat]
    figure = figure_id(one.figure)
    kind = "Boss" if cat % SQUAD == 0 else "Kitten"
    name = f"{figure} {cat_name(view, cat)}, {kind}, level {one.level}"
    return f"{name}. {effects_text(view, cat)} Data: {origin_text(figure)}."


def effects_text(view: Any, cat: int) -> str:
    """What is printed on both sides of a cat."""
    front, rear = front_meaning(view.cats[cat].front), rear_text(printed_rear(view, cat))
    return f"Front: {front}. Rear: {rear}."


def printed_text(view: Any, cat: int) -> str:
    """All of a figure but its name, kind and level."""
    figure = figure_id(view.cats[cat].figure)
    return f"{effects_text(view, cat)} {figure}; data: {origin_text(figure)}."


# --- refusals -------------------------------------------------------------------------------------

REASONS = {
    Clause.CB_02: "The center holds at most one cat of each player.",
    Clause.CB_04: "A cat on the territory holds from 1 fish up to its level, others hold none.",
    Clause.CB_07: "That cat is not on the territory.",
    Clause.CB_08: "That effect would change nothing now.",
    Clause.CB_12: "A Boss stands in its base area; in a One on One both stand in the center.",
    Clause.CB_22: "Fish are taken in the start phase: 1 to 3, and no more than the box has.",
    Clause.CB_23: "Kittens are played from the bench, in the play phase.",
    Clause.CB_24: "That Kitten's level is above the fish in your dish.",
    Clause.CB_25: "One of your cats with the same figure id is already on the territory.",
    Clause.CB_26: "Each of your cats acts once in your main phase: it moves, then attacks.",
    Clause.CB_30: "No path of allowed steps leads there.",
    Clause.CB_31: "That cat's side already has a cat in the center.",
    Clause.CB_32: "An opposing Roadblock stops the cat on the way there.",
    Clause.CB_40: "The target must be in the same area; with Ranged Attack it may be one area away.",
    Clause.CB_41: "There is nothing to pass on now.",
    Clause.CB_42: "Dice are rolled in an attack, up to the cat's level and its Dice Roll effects.",
    Clause.CB_43: "The last roll does not allow that.",
    Clause.CB_45: "Only damage is taken, by the cat or the fish box, and an empty box takes none.",
    Clause.CB_59: "Direct Hit: the Kitten itself must take the damage.",
    Clause.CB_60: "A Pushover moves the attacked Kitten to an adjacent area.",
    Clause.CB_61: "The second attack goes to the same Kitten.",
    Clause.CB_62: "A counterattack goes back to the attacker.",
    Clause.CB_70: "This is not the timing of that rear effect.",
    Clause.CB_71: "The cost comes from the dish and the cat's held fish, and a cat keeps its last fish.",
    Clause.CB_72: "That rear effect was already used this turn.",
    Clause.CB_73: "Only the cat that attacks, or is the target, can use that effect.",
    Clause.CB_76: "The effect strikes a cat in the same area.",
    Clause.CB_77: "The damage would be 0.",
    Clause.CB_80: "A dish with 6 or more fish has made its Boss greedy.",
    Clause.CB_82: "The effect does not reach there.",
    Clause.CB_91: "In a One on One nothing is played or moved.",
    Clause.CB_R1: "That cat rests this turn: it neither moves nor attacks.",
    Clause.CB_R3: "The Kitten must go to a different area.",
    Clause.CB_R4: "That cat answers only while it is in the Boss's area.",
    Clause.OVER: "The game is over.",
}


ASKED_FOR = {  # the questions that a kind of move answers
    MOVE: (Ask.MAIN_PHASE, Ask.STRIDE, Ask.SHIFT),
    ATTACK: (Ask.MAIN_PHASE, Ask.SECOND_ATTACK, Ask.COUNTERATTACK),
    TARGET: (Ask.TARGET,),
    SPOT: (Ask.SPOT,),
    PUSH: (Ask.PUSHOVER, Ask.SHIFT),
}
PHASE_CLAUSES = {
    Ask.START_PHASE: Clause.CB_22,
    Ask.PLAY_PHASE: Clause.CB_23,
    Ask.MAIN_PHASE: Clause.CB_26,
}


def is_unasked(view: Any, move: int) -> bool:
    """Whether a move answers a question that is not asked now. At the end nothing is."""
    ask = asked(view)
    return view.to_move >= 0 and ask not in ASKED_FOR.get(MOVES[move].kind, (ask,))


def reason(view: Any, move: int, clause: int, names: Sequence[str]) -> str:
    """Why a move is refused; of what nobody asks for now, what is asked instead."""
    if is_unasked(view, move):
        return f"Not now: {question(view, names)}"
    return REASONS[Clause(clause)]


def named_clause(view: Any, move: int, clause: int) -> int:
    """The rule that a refusal names: of what nobody asks for in a phase, the rule of that phase."""
    return PHASE_CLAUSES.get(asked(view), clause) if is_unasked(view, move) else clause  # type: ignore[call-overload]


FLAWS = {
    Clause.CB_08: "What waits to be done there cannot be.",
    Clause.CB_26: "Between two decisions of a turn it is the current player who moves.",
}


def flaw(clause: int) -> str:
    """What is wrong with a typed-in position."""
    return FLAWS.get(Clause(clause), REASONS[Clause(clause)])


def component_names() -> list[str]:
    """What `components` counts."""
    return ["fish of the first seat", "fish of the second seat"]


# --- what is asked --------------------------------------------------------------------------------


def status(view: Any, names: Sequence[str]) -> str:
    """What the seat to move is asked."""
    if view.to_move < 0:
        return result(view, names)
    return f"{names[view.to_move]}: {question(view, names)}"


QUESTIONS = {
    Ask.START_PHASE: "take 1 to 3 fish, if the box has any, after effects of the start phase.",
    Ask.PLAY_PHASE: "play Kittens from the bench, or go on.",
    Ask.MAIN_PHASE: "move and attack with your cats, or end the main phase.",
    Ask.END_PHASE: "use effects of the end phase, or end your turn.",
}


def question(view: Any, names: Sequence[str]) -> str:
    ask = asked(view)
    if ask in QUESTIONS:
        return QUESTIONS[Ask(ask)]
    if ask in (Ask.EXCHANGE, Ask.ROLLING, Ask.COUNTING):
        return attack_question(view, names)
    cat, foe = top_task(view).cat, top_task(view).foe
    match ask:
        case Ask.DAMAGE:
            return (
                f"{cat_name(view, cat)} is hit for {top_task(view).amount}: does the cat take it, or the box?"
            )
        case Ask.COUNTERATTACK:
            return f"{cat_name(view, cat)} may attack {cat_name(view, foe)} back."
        case Ask.SECOND_ATTACK:
            return f"{cat_name(view, cat)} may attack {cat_name(view, foe)} once more."
        case Ask.PUSHOVER:
            return f"move {cat_name(view, foe)} to an adjacent area."
        case Ask.CANCELLING:
            return f"{whose(view, cat, names)} uses its effect ({effect_text(view, cat)}): cancel it?"
        case Ask.TARGET:
            return f"choose whom {cat_name(view, cat)} strikes: {effect_text(view, cat)}."
        case Ask.SPOT:
            return f"choose an area for {cat_name(view, cat)}: {effect_text(view, cat)}."
        case Ask.STRIDE:
            return f"choose where {cat_name(view, cat)} goes."
        case _:
            return f"{cat_name(view, cat)} moves one Kitten of either side to another area."


def effect_text(view: Any, cat: int) -> str:
    """What a cat's rear effect does."""
    if view.cats[cat].figure == NONE:
        return "nothing"
    rear = printed_rear(view, cat)
    return EFFECTS[rear.effect].format(n=rear.amount, face=FACES.get(rear.amount, ""))  # type: ignore[call-overload]


def attack_question(view: Any, names: Sequence[str]) -> str:
    fight = f"{whose(view, view.attacker, names)} attacks {whose(view, view.target, names)}"
    match asked(view):
        case Ask.EXCHANGE:
            return f"{fight}. Use an effect before the roll, or pass."
        case Ask.ROLLING:
            return f"{fight}. Rolled: {dice_text(view)}. {rolling_choice(view)}"
        case _:
            return f"{fight}. Rolled: {dice_text(view)}. Change the damage, or pass."


def rolling_choice(view: Any) -> str:
    left = view.roll_limit - view.roll_count
    if view.dice[view.roll_count - 1] == Face.SLEEP:
        return "Answer the Sleep, or the attack fails."
    return f"Roll on ({left} left), or stop." if left > 0 else "Answer the roll, or stop."


def dice_text(view: Any) -> str:
    """The dice of the attack so far."""
    return ", ".join(FACES[Face(face)] for face in view.dice[: view.roll_count].tolist()) or "nothing yet"


# --- moves ----------------------------------------------------------------------------------------


def say(view: Any, move: int, names: Sequence[str]) -> str:
    """A move as an offer."""
    row = MOVES[move]
    seat = max(view.to_move, 0)
    cat, foe = squad_start(seat) + max(row.cat, 0), squad_start(1 - seat) + max(row.foe, 0)
    if row.kind == TAKE:
        return f"take {row.fish} fish"
    if row.kind == PLAY:
        return f"play {cat_name(view, cat)} for {view.cats[cat].level} fish"
    if row.kind == MOVE:
        return f"move {cat_name(view, cat)} to {AREA_NAMES[Area(row.area)]}"
    if row.kind == ATTACK:
        return f"attack {whose(view, foe, names)} with {cat_name(view, cat)}"
    if row.kind == USE:
        return f"use {cat_name(view, cat)}: {effect_text(view, cat)}; pay {paid_text(view, cat, row.held)}"
    if row.kind == TARGET:
        return f"strike {whose(view, foe, names)}"
    if row.kind == PUSH:
        return f"move {whose(view, foe, names)} to {AREA_NAMES[Area(row.area)]}"
    if row.kind == SPOT:
        return f"choose {AREA_NAMES[Area(row.area)]}"
    return say_button(view, row.kind)


def paid_text(view: Any, cat: int, held: int) -> str:
    return payment(view.cats[cat].cost - held, held)


def payment(dish: int, held: int) -> str:
    parts = [f"{dish} from the dish"] if dish or not held else []
    return " and ".join([*parts, *([f"{held} from the cat"] if held else [])])


def paid_for(dish: int, held: int) -> str:
    return f" for {payment(dish, held)}" if dish or held else ""


BUTTONS = {
    ROLL: "roll a die",
    PASS: "pass",
    CAT: "the cat takes the damage",
    BOX: "the fish box takes the damage",
}


PHASE_ENDS = {
    Ask.START_PHASE: "go on without fish",
    Ask.PLAY_PHASE: "play no more Kittens",
    Ask.MAIN_PHASE: "end the main phase",
    Ask.END_PHASE: "end the turn",
}


def say_button(view: Any, kind: int) -> str:
    if kind == DONE:
        return PHASE_ENDS[Ask(asked(view))]
    if kind == STOP:
        asleep = view.roll_count and view.dice[view.roll_count - 1] == Face.SLEEP
        return "let the attack fail" if asleep else "stop rolling"
    return BUTTONS[kind]


# --- the log --------------------------------------------------------------------------------------


def log(view: Any, names: Sequence[str]) -> list[str]:
    """What happened in the last move."""
    return [line(view, view.events[index], names) for index in range(view.event_count)]


def line(view: Any, event: Any, names: Sequence[str]) -> str:
    name = names[event.seat] if event.seat >= 0 else ""
    match event.kind:
        case Told.TURN:
            return f"Turn {event.a}: {name}."
        case Told.ONE_ON_ONE:
            return f"{name}'s fish box is empty: One on One! All Kittens return to the benches."
        case Told.TAKES:
            return f"{name} takes {fish(event.a)}."
        case Told.DRAW:
            return "The 300th turn is over: a draw."
        case _:
            return cat_line(view, event, names)


ATTACK_VERBS = {Attack.FIRST: "attacks", Attack.SECOND: "attacks again:", Attack.COUNTER: "counterattacks"}


def cat_line(view: Any, event: Any, names: Sequence[str]) -> str:
    cat = whose(view, event.a, names)
    match event.kind:
        case Told.PLAYS:
            return f"{cat} is played."
        case Told.MOVES:
            return f"{cat} moves to {AREA_NAMES[Area(event.c)]}."
        case Told.MOVED:
            return f"{cat} is moved to {AREA_NAMES[Area(event.c)]}."
        case Told.ATTACKS:
            return f"{cat} {ATTACK_VERBS[Attack(event.c)]} {whose(view, event.b, names)}."
        case Told.FRONT:
            return f"{cat}: {FRONTS[Front(event.b)]}."
        case Told.USES:
            return f"{cat} uses its effect{paid_for(event.c, event.b)}: {effect_text(view, event.a)}."
        case Told.CANCELLED:
            return f"The effect of {cat} is cancelled."
        case Told.NEGATED:
            return f"The attack of {cat} is negated."
        case _:
            return fight_line(view, event, cat)


def fight_line(view: Any, event: Any, cat: str) -> str:
    match event.kind:
        case Told.ROLLS:
            return f"{cat} rolls {FACES[Face(event.b)]}."
        case Told.CHANGES_DIE:
            return f"The die becomes {FACES[Face(event.b)]}."
        case Told.FAILS:
            return (
                f"{cat} falls asleep: the attack fails."
                if event.b
                else f"The attack of {cat} does no damage."
            )
        case Told.SUFFERS:
            return f"{cat} loses {fish(event.b)}."
        case Told.BOX_SUFFERS:
            return f"{cat} is spared: the fish box loses {fish(event.b)}."
        case Told.RUNS:
            return f"{cat} runs away to {AREA_NAMES[Area(event.b)]}."
        case Told.GREEDY:
            tail = effect_text(view, event.a) if event.b else "but there is nobody to strike"
            return f"{cat} is a Greedy Boss: {tail}."
        case _:
            return f"{cat} has no fish left and is defeated."


# --- the end --------------------------------------------------------------------------------------


def result(view: Any, names: Sequence[str]) -> str:
    """How the game ended."""
    if view.ending == Ending.DRAW:
        return "The 300th turn ended without a winner: a draw."
    loser = 1 - view.winner
    return (
        f"{names[view.winner]} wins: {names[loser]}'s Boss {cat_name(view, loser * SQUAD)} has no fish left."
    )


def breakdown(view: Any, names: Sequence[str]) -> list[list[tuple[str, int]]]:
    """For each seat where its points come from."""
    return [[("fish held by the Boss", view.cats[seat * SQUAD].held)] for seat in range(view.seats)]


# --- the picture ----------------------------------------------------------------------------------

TITLE = "Cat Battles"
BENCH = "Bench"
BADGES = "Front effects"
HANGOUT = "Loser-cat hangout"
EFFECT_LABEL = "Effect: fish the cat pays"
ROLL_BUTTON = ("Roll", "Roll a die")
CAT_BUTTON = ("The cat", "The cat takes the damage")
BOX_BUTTON = ("The box", "The fish box takes the damage")
PASS_BUTTON = ("Pass", "Pass")
STORES = {"box": "Fish box", "dish": "Fish dish", "trash": "Fish trash"}
PHASES = {
    Ask.START_PHASE: "start phase",
    Ask.PLAY_PHASE: "play phase",
    Ask.MAIN_PHASE: "main phase",
    Ask.END_PHASE: "end phase",
}


def capital(sentence: str) -> str:
    return sentence[:1].upper() + sentence[1:]


def own_name(name: str) -> str:
    return f"{name} (you)"


def turn_line(view: Any) -> str:
    """'Turn 5, main phase'."""
    if view.one_on_one:
        return f"Turn {view.turn}: One on One!"
    return f"Turn {view.turn}, {PHASES[Ask(view.phase)]}"


def take_button(count: int) -> tuple[str, str]:
    return f"Take {count}", f"Take {fish(count)} from the box into the dish"


def stop_button(view: Any) -> tuple[str, str]:
    said = capital(say_button(view, STOP))
    return ("Stop" if said == "Stop rolling" else said), said


def done_button(view: Any) -> tuple[str, str]:
    said = capital(say_button(view, DONE))
    return ("Go on" if asked(view) in (Ask.START_PHASE, Ask.PLAY_PHASE) else said), said


def held_button(count: int) -> tuple[str, str]:
    return str(count), f"Use the rear effect; the cat pays {fish(count)} of it, the dish the rest"


def area_label(area: int) -> str:
    return AREA_NAMES[Area(area)].removeprefix("the ").capitalize()


def area_title(view: Any, area: int, names: Sequence[str]) -> str:
    """'North, base of Ben'."""
    said = area_label(area)
    if area in BASES:
        said += f", base of {names[BASES.index(Area(area))]}"
    if area == Area.CENTER and view.center:
        said += f": gives {front_text(view.center)}"
    return said


def store_title(store: str, count: int, name: str) -> str:
    return f"{STORES[store]} of {name}: {fish(count)}"


def player_title(view: Any, seat: int, names: Sequence[str]) -> str:
    boss = view.cats[seat * SQUAD]
    return f"{names[seat]}: the Boss {cat_name(view, seat * SQUAD)} holds {fish(boss.held)}"


def mark_text(more: int, rest: int) -> str:
    """What is marked on a figure."""
    return f"+{more}" if more else "z z" if rest else ""


def figure_title(view: Any, cat: int, name: str, told: str, names: Sequence[str]) -> str:
    """A figure, where it is and what is printed on it."""
    one = view.cats[cat]
    kind = "Boss" if cat % SQUAD == 0 else "Kitten"
    place = f"{'on' if one.area == Area.BENCH else 'in'} {AREA_NAMES[Area(one.area)]}"
    facts = [f"{name}, {kind} of {names[owner(cat)]}, level {one.level}, {place}"]
    if one.held:
        facts.append(f"holds {fish(one.held)}")
    if one.acted:
        facts.append("has acted")
    if one.used:
        facts.append("effect used this turn")
    if one.more:
        facts.append(f"{one.more} more damage this turn")
    if one.rest:
        facts.append("rests")
    return f"{'; '.join(facts)}. {told}"


def die_title(shown: int) -> str:
    return f"Die: {FACES[Face(shown)]}"
