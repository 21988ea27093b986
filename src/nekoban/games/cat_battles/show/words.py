"""Cat Battles: every sentence a person reads.

The names of things are in naming.py, what is asked in questions.py, why a move is refused in refusals.py.
"""

from collections.abc import Sequence

from nekoban.core.moves import Move
from nekoban.core.record import Raw, View
from nekoban.games.cat_battles.parts import (
    BASES,
    SQUAD,
    Area,
    Ask,
    Attack,
    Effect,
    Ending,
    Face,
    Front,
    Happening,
)
from nekoban.games.cat_battles.rules.places import owner, squad_start
from nekoban.games.cat_battles.rules.tasks import asked
from nekoban.games.cat_battles.show.naming import (
    AREA_NAMES,
    FACES,
    FRONTS,
    capital,
    cat_name,
    effect_text,
    fish,
    front_text,
    whose,
)
from nekoban.games.cat_battles.show.questions import question
from nekoban.games.cat_battles.show.refusals import flaw, reason
from nekoban.games.cat_battles.state import MOVES, Kind

__all__ = ["breakdown", "component_names", "flaw", "log", "reason", "result", "say", "status"]


def lead(count: int) -> str:
    """What a lead is counted in."""
    return f"{count} fish"


def component_names() -> list[str]:
    """What `components` counts."""
    return ["fish of the first seat", "fish of the second seat"]


def status(view: View, names: Sequence[str]) -> str:
    """What the seat to move is asked."""
    if view.to_move < 0:
        return result(view, names)
    return f"{names[view.to_move]}: {question(view, names)}"


# --- moves ----------------------------------------------------------------------------------------


def say(view: View, move: Move, names: Sequence[str]) -> str:
    """A move as an offer."""
    row = MOVES[move]
    seat = max(view.to_move, 0)
    cat, foe = squad_start(seat) + max(row.cat, 0), squad_start(1 - seat) + max(row.foe, 0)
    if row.kind == Kind.TAKE:
        return f"take {row.fish} fish"
    if row.kind == Kind.PLAY:
        return f"play {cat_name(view, cat)} for {view.cats[cat].level} fish"
    if row.kind == Kind.MOVE:
        return f"move {cat_name(view, cat)} to {AREA_NAMES[Area(row.area)]}"
    if row.kind == Kind.ATTACK:
        return f"attack {whose(view, foe, names)} with {cat_name(view, cat)}"
    if row.kind == Kind.USE:
        return f"use {cat_name(view, cat)}: {effect_text(view, cat)}; pay {paid_text(view, cat, row.held)}"
    if row.kind == Kind.TARGET:
        return f"strike {whose(view, foe, names)}"
    if row.kind == Kind.PUSH:
        return f"move {whose(view, foe, names)} to {AREA_NAMES[Area(row.area)]}"
    if row.kind == Kind.SPOT:
        return f"choose {AREA_NAMES[Area(row.area)]}"
    return say_button(view, row.kind)


def paid_text(view: View, cat: int, held: int) -> str:
    return payment(view.cats[cat].cost - held, held)


def payment(dish: int, held: int) -> str:
    parts = [f"{dish} from the dish"] if dish or not held else []
    return " and ".join([*parts, *([f"{held} from the cat"] if held else [])])


def paid_for(dish: int, held: int) -> str:
    return f" for {payment(dish, held)}" if dish or held else ""


BUTTONS = {
    Kind.ROLL: "roll a die",
    Kind.PASS: "pass",
    Kind.CAT: "the cat takes the damage",
    Kind.BOX: "the fish box takes the damage",
}


PHASE_ENDS = {
    Ask.START_PHASE: "go on without fish",
    Ask.PLAY_PHASE: "play no more Kittens",
    Ask.MAIN_PHASE: "end the main phase",
    Ask.END_PHASE: "end the turn",
}


def say_button(view: View, kind: int) -> str:
    if kind == Kind.DONE:
        return PHASE_ENDS[Ask(asked(view))]
    if kind == Kind.STOP:
        asleep = view.roll_count and view.dice[view.roll_count - 1] == Face.SLEEP
        return "let the attack fail" if asleep else "stop rolling"
    return BUTTONS[kind]


# --- the log --------------------------------------------------------------------------------------


def log(view: View, names: Sequence[str]) -> list[str]:
    """What happened in the last move."""
    return [line(view, view.events[index], names) for index in range(view.event_count)]


def line(view: View, event: Raw, names: Sequence[str]) -> str:
    name = names[event.seat] if event.seat >= 0 else ""
    match event.kind:
        case Happening.TURN:
            return f"Turn {event.a}: {name}."
        case Happening.ONE_ON_ONE:
            return f"{name}'s fish box is empty: One on One! All Kittens return to the benches."
        case Happening.TAKES:
            return f"{name} takes {fish(event.a)}."
        case Happening.DRAW:
            return "The 300th turn is over: a draw."
        case _:
            return cat_line(view, event, names)


ATTACK_VERBS = {Attack.FIRST: "attacks", Attack.SECOND: "attacks again:", Attack.COUNTER: "counterattacks"}


def cat_line(view: View, event: Raw, names: Sequence[str]) -> str:
    cat = whose(view, event.a, names)
    match event.kind:
        case Happening.PLAYS:
            return f"{cat} is played."
        case Happening.MOVES:
            return f"{cat} moves to {AREA_NAMES[Area(event.c)]}."
        case Happening.MOVED:
            return f"{cat} is moved to {AREA_NAMES[Area(event.c)]}."
        case Happening.ATTACKS:
            return f"{cat} {ATTACK_VERBS[Attack(event.c)]} {whose(view, event.b, names)}."
        case Happening.FRONT:
            return f"{cat}: {FRONTS[Front(event.b)]}."
        case Happening.USES:
            return f"{cat} uses its effect{paid_for(event.c, event.b)}: {effect_text(view, event.a)}."
        case Happening.CANCELLED:
            return f"The effect of {cat} is cancelled."
        case Happening.NEGATED:
            return f"The attack of {cat} is negated."
        case _:
            return fight_line(view, event, cat)


def fight_line(view: View, event: Raw, cat: str) -> str:
    match event.kind:
        case Happening.ROLLS:
            return f"{cat} rolls {FACES[Face(event.b)]}."
        case Happening.CHANGES_DIE:
            return f"The die becomes {FACES[Face(event.b)]}."
        case Happening.FAILS:
            return (
                f"{cat} falls asleep: the attack fails."
                if event.b
                else f"The attack of {cat} does no damage."
            )
        case Happening.SUFFERS:
            return f"{cat} loses {fish(event.b)}."
        case Happening.BOX_SUFFERS:
            return f"{cat} is spared: the fish box loses {fish(event.b)}."
        case Happening.RUNS:
            return f"{cat} runs away to {AREA_NAMES[Area(event.b)]}."
        case Happening.GREEDY:
            return f"{cat} is a Greedy Boss: {greedy_tail(view, event.a, event.b)}."
        case _:
            return f"{cat} has no fish left and is defeated."


def greedy_tail(view: View, boss: int, works: int) -> str:
    """What a Greedy Boss does, or why it does nothing."""
    if works:
        return effect_text(view, boss)
    if view.cats[boss].effect == Effect.MOVE_KITTEN:
        return "but there is no Kitten to move"
    return "but there is nobody to strike"


# --- the end --------------------------------------------------------------------------------------


def result(view: View, names: Sequence[str]) -> str:
    """How the game ended."""
    if view.ending == Ending.DRAW:
        return "The 300th turn ended without a winner: a draw."
    loser = 1 - view.winner
    return (
        f"{names[view.winner]} wins: {names[loser]}'s Boss {cat_name(view, loser * SQUAD)} has no fish left."
    )


def breakdown(view: View, names: Sequence[str]) -> list[list[tuple[str, int]]]:
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


def own_name(name: str) -> str:
    return f"{name} (you)"


def turn_line(view: View) -> str:
    """'Turn 5, main phase'."""
    if view.one_on_one:
        return f"Turn {view.turn}: One on One!"
    return f"Turn {view.turn}, {PHASES[Ask(view.phase)]}"


def take_button(count: int) -> tuple[str, str]:
    return f"Take {count}", f"Take {fish(count)} from the box into the dish"


def stop_button(view: View) -> tuple[str, str]:
    said = capital(say_button(view, Kind.STOP))
    return ("Stop" if said == "Stop rolling" else said), said


def done_button(view: View) -> tuple[str, str]:
    said = capital(say_button(view, Kind.DONE))
    return ("Go on" if asked(view) in (Ask.START_PHASE, Ask.PLAY_PHASE) else said), said


def held_button(count: int) -> tuple[str, str]:
    return str(count), f"Use the rear effect; the cat pays {fish(count)} of it, the dish the rest"


def area_label(area: int) -> str:
    return AREA_NAMES[Area(area)].removeprefix("the ").capitalize()


def area_title(view: View, area: int, names: Sequence[str]) -> str:
    """'North, base of Ben'."""
    said = area_label(area)
    if area in BASES:
        said += f", base of {names[BASES.index(Area(area))]}"
    if area == Area.CENTER and view.center:
        said += f": gives {front_text(view.center)}"
    return said


def store_title(store: str, count: int, name: str) -> str:
    return f"{STORES[store]} of {name}: {fish(count)}"


def player_title(view: View, seat: int, names: Sequence[str]) -> str:
    boss = view.cats[seat * SQUAD]
    return f"{names[seat]}: the Boss {cat_name(view, seat * SQUAD)} holds {fish(boss.held)}"


def mark_text(more: int, rest: int) -> str:
    """What is marked on a figure."""
    return f"+{more}" if more else "z z" if rest else ""


def figure_title(view: View, cat: int, name: str, told: str, names: Sequence[str]) -> str:
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
