"""Cat Battles: every sentence a person reads.

The names of things are in naming.py, what is asked in questions.py, why a move is refused in refusals.py.
"""

from collections.abc import Sequence

from nekoban.core.game import OK
from nekoban.core.messages import Phrase, capital
from nekoban.core.moves import Move
from nekoban.core.record import NONE, Raw, View
from nekoban.games.cat_battles.parts import (
    BASES,
    GREEDY,
    SQUAD,
    STEPS,
    Area,
    Ask,
    Attack,
    Clause,
    Effect,
    Ending,
    Face,
    Front,
    Happening,
    Rest,
)
from nekoban.games.cat_battles.rules.effects import attack_damage
from nekoban.games.cat_battles.rules.moving import reach, why_not_act
from nekoban.games.cat_battles.rules.places import (
    boss_of,
    is_boss,
    on_territory,
    owner,
    squad_end,
    squad_start,
)
from nekoban.games.cat_battles.rules.tasks import asked
from nekoban.games.cat_battles.rules.turn import may_do_something
from nekoban.games.cat_battles.show.naming import (
    AREA_NAMES,
    FACES,
    FRONTS,
    KINDS,
    PHASES,
    cat_name,
    effect_text,
    front_text,
    listed,
    whose,
)
from nekoban.games.cat_battles.show.questions import asks, question, what_ends
from nekoban.games.cat_battles.show.refusals import flaw, reason
from nekoban.games.cat_battles.state import MOVES, Kind
from nekoban.games.cat_battles.words import tell

__all__ = [
    "asks", "breakdown", "component_names", "flaw", "log", "reason", "result", "say", "status", "title",
]  # fmt: skip


def title(view: View) -> str:
    """Cat Battles: the game's title, as the reader knows it."""
    return tell("title")


def lead(count: int) -> str:
    """Cat Battles: what a lead is counted in."""
    return tell("lead", count=count)


def component_names() -> list[str]:
    """Cat Battles: what `components` counts: the fish of either side."""
    return [tell("component-first"), tell("component-second")]


def status(view: View, names: Sequence[str]) -> str:
    """Cat Battles: what the seat to move is asked."""
    if view.to_move < 0:
        return result(view, names)
    return tell("status", player=names[view.to_move], question=question(view, names))


# --- moves ----------------------------------------------------------------------------------------


def say(view: View, move: Move, names: Sequence[str]) -> str:
    """Cat Battles: a move as an offer."""
    row = MOVES[move]
    if row.kind == Kind.TAKE:
        return tell("say-take", count=row.fish)
    if row.kind not in OFFERS:
        return tell(button_name(view, row.kind))
    seat = max(view.to_move, 0)
    cat, foe = squad_start(seat) + max(row.cat, 0), squad_start(1 - seat) + max(row.foe, 0)
    if row.kind == Kind.USE:
        paid = payment(view.cats[cat].cost - row.held, row.held)
        return tell("say-use", cat=cat_name(view, cat), effect=effect_text(view, cat), paid=paid)
    if row.kind == Kind.PLAY:
        return tell("say-play", cat=cat_name(view, cat), level=view.cats[cat].level)
    target = whose(view, foe, names) if row.foe >= 0 else ""
    area = AREA_NAMES[Area(max(row.area, 0))]
    return tell(OFFERS[row.kind], cat=cat_name(view, cat), target=target, area=area)


OFFERS: dict[int, str] = {  # moves that speak of cats and areas
    Kind.PLAY: "say-play",
    Kind.MOVE: "say-move",
    Kind.ATTACK: "say-attack",
    Kind.USE: "say-use",
    Kind.TARGET: "say-target",
    Kind.PUSH: "say-push",
    Kind.SPOT: "say-spot",
}


def payment(dish: int, held: int) -> str:
    """Who pays for an effect: the dish, the cat or both."""
    if dish and held:
        return tell("paid-both", dish=dish, held=held)
    return tell("paid-cat", held=held) if held else tell("paid-dish", dish=dish)


BUTTONS: dict[int, str] = {
    Kind.ROLL: "say-roll",
    Kind.PASS: "say-pass",
    Kind.CAT: "say-cat",
    Kind.BOX: "say-box",
}
PHASE_ENDS = {
    Ask.START_PHASE: "say-done-start",
    Ask.PLAY_PHASE: "say-done-play",
    Ask.MAIN_PHASE: "say-done-main",
    Ask.END_PHASE: "say-done-end",
}


def button_name(view: View, kind: int) -> str:
    """The message of a move that speaks of nothing on the table."""
    if kind == Kind.DONE:
        is_last = asked(view) == Ask.MAIN_PHASE and what_ends(view) == "turn"
        return "say-done-end" if is_last else PHASE_ENDS[Ask(asked(view))]
    if kind == Kind.STOP:
        return "say-fail" if is_asleep(view) else "say-stop"
    return BUTTONS[kind]


def is_asleep(view: View) -> bool:
    """Whether the last die shows Sleep."""
    return bool(view.roll_count and view.dice[view.roll_count - 1] == Face.SLEEP)


# --- the log --------------------------------------------------------------------------------------


def idle(view: View, click: str) -> tuple[int, str] | None:
    """CB-27, CB-40. Why the Boss of whoever is asked has nothing to do, or nobody can attack a cat."""
    if asked(view) != Ask.MAIN_PHASE:
        return None
    if click.startswith("foe-"):
        return beyond_reach(view, squad_start(1 - view.to_move) + int(click[4:]))
    if click != "cat-0":
        return None
    boss = boss_of(view.to_move)
    if view.cats[boss].acted or view.cats[boss].rest == Rest.THIS_TURN:
        return None
    return Clause.CB_40, tell("idle-boss", cat=cat_name(view, boss))


def beyond_reach(view: View, foe: int) -> tuple[int, str] | None:
    """CB-40. Who may still attack, but not this cat: whoever clicks it has chosen no attacker."""
    state: Raw = view  # all lies open, so the rules can be asked
    if view.cats[foe].figure == NONE or not on_territory(state, foe):
        return None
    own = range(squad_start(view.to_move), squad_end(view, view.to_move))
    cats = [cat_name(view, cat) for cat in own if why_not_act(state, cat) == OK]
    return Clause.CB_40, tell("idle-foe", cats=cats, count=len(cats), foe=cat_name(view, foe))


def log(view: View, names: Sequence[str]) -> list[str]:
    """Cat Battles: what happened in the last move."""
    told = []
    for index in range(view.event_count):
        event = view.events[index]
        if event.kind == Happening.TURN and index > 0:  # whoever ends a turn by a button does nothing else
            told.append(tell("turn-over", player=names[1 - event.seat]))
        told.append(line(view, event, names))
    return told


def line(view: View, event: Raw, names: Sequence[str]) -> str:
    """A line of Cat Battles' log."""
    match event.kind:
        case Happening.TURN:
            return tell("turn-begins", turn=event.a, player=names[event.seat])
        case Happening.ONE_ON_ONE:
            return tell("duel-begins", player=names[event.seat])
        case Happening.TAKES:
            return tell("takes", player=names[event.seat], count=event.a)
        case Happening.DRAW:
            return tell("draw-by-turns")
        case _:
            return cat_line(view, event, names)


ATTACKS = {Attack.FIRST: "attacks", Attack.SECOND: "attacks-again", Attack.COUNTER: "counterattacks"}


def cat_line(view: View, event: Raw, names: Sequence[str]) -> str:
    """A line of the log about a cat."""
    cat = whose(view, event.a, names)
    match event.kind:
        case Happening.PLAYS:
            return tell("plays", cat=cat)
        case Happening.MOVES:
            return tell("moves", cat=cat, area=AREA_NAMES[Area(event.c)])
        case Happening.MOVED:
            return tell("moved", cat=cat, area=AREA_NAMES[Area(event.c)])
        case Happening.ATTACKS:
            return tell(ATTACKS[Attack(event.c)], cat=cat, target=whose(view, event.b, names))
        case Happening.FRONT:
            return tell("front-works", cat=cat, front=FRONTS[Front(event.b)])
        case Happening.USES:
            return use_line(view, event, cat)
        case Happening.CANCELLED:
            return tell("cancelled", cat=cat)
        case Happening.NEGATED:
            return tell("negated", cat=cat)
        case _:
            return fight_line(view, event, cat)


def use_line(view: View, event: Raw, cat: Phrase) -> str:
    """A line of the log about a rear effect."""
    effect = effect_text(view, event.a)
    if not event.b and not event.c:
        return tell("uses", cat=cat, effect=effect)
    return tell("uses-for", cat=cat, paid=payment(event.c, event.b), effect=effect)


def fight_line(view: View, event: Raw, cat: Phrase) -> str:
    """A line of the log about a fight."""
    match event.kind:
        case Happening.ROLLS:
            return tell("rolls", cat=cat, face=FACES[Face(event.b)])
        case Happening.CHANGES_DIE:
            return tell("changes-die", face=FACES[Face(event.b)])
        case Happening.FAILS:
            return tell("falls-asleep" if event.b else "no-damage-done", cat=cat)
        case Happening.SUFFERS:
            return tell("suffers", cat=cat, count=event.b)
        case Happening.BOX_SUFFERS:
            return tell("box-suffers", cat=cat, count=event.b)
        case Happening.RUNS:
            return tell("runs", cat=cat, area=AREA_NAMES[Area(event.b)])
        case Happening.GREEDY:
            return greedy_line(view, event, cat)
        case _:
            return tell("defeated", cat=cat)


def greedy_line(view: View, event: Raw, cat: Phrase) -> str:
    """What a Greedy Boss does, or why it does nothing."""
    if event.b:
        return tell("greedy", cat=cat, effect=effect_text(view, event.a))
    moves_a_kitten = view.cats[event.a].effect == Effect.MOVE_KITTEN
    return tell("greedy-no-kitten" if moves_a_kitten else "greedy-nobody", cat=cat)


# --- the end --------------------------------------------------------------------------------------


def result(view: View, names: Sequence[str]) -> str:
    """Cat Battles: how the game ended."""
    if view.ending == Ending.DRAW:
        return tell("result-draw")
    loser = 1 - view.winner
    return tell("result", winner=names[view.winner], loser=names[loser], cat=cat_name(view, loser * SQUAD))


def breakdown(view: View, names: Sequence[str]) -> list[list[tuple[str, int]]]:
    """Cat Battles: for each seat where its points come from."""
    return [[(tell("breakdown-boss"), view.cats[seat * SQUAD].held)] for seat in range(view.seats)]


# --- the picture ----------------------------------------------------------------------------------


def named_button(button: str) -> tuple[str, str]:
    """A button's label, and what it does; of a roll also what can come."""
    if button == "roll":
        roll = tell("button-roll-title")
        return tell("button-roll"), tell("two-sentences", first=roll, next=tell("die-odds"))
    return tell(f"button-{button}"), tell(f"button-{button}-title")


def badges_label() -> str:
    """The label of the signs of effects in the picture."""
    return tell("label-badges")


def die_label() -> str:
    """The label of the die in the picture."""
    return tell("label-die")


def die_odds() -> str:
    """What the faces of the die are, in the picture."""
    return tell("die-odds")


def roller_label(view: View) -> str:
    """The label of the dice in the picture: who rolled them."""
    return tell("label-rolled", cat=cat_name(view, view.attacker))


def store_label(store: str) -> str:
    """What stands below a box, dish or trash."""
    return tell(f"label-{store}")


def own_name(name: str) -> str:
    """The label of one's own panel in Cat Battles."""
    return tell("you", player=name)


def turn_line(view: View) -> str:
    """'Turn 5, main phase'."""
    if view.one_on_one:
        return tell("turn-line-duel", turn=view.turn)
    return tell("turn-line", turn=view.turn, phase=PHASES[Ask(view.phase)])


def take_button(view: View, seat: int, count: int) -> tuple[str, str]:
    """The label and the title of the button that takes fish."""
    label, title = tell("button-take", count=count), tell("button-take-title", count=count)
    if view.players[seat].dish + count < GREEDY:
        return label, title
    boss = boss_of(seat)
    strikes = tell("take-greedy", cat=cat_name(view, boss), effect=effect_text(view, boss), greedy=GREEDY)
    return label, tell("two-sentences", first=title, next=strikes)


def stop_button(view: View) -> tuple[str, str]:
    """The label and the title of the button that stops rolling."""
    state: Raw = view  # all lies open, so the rules can be asked
    said = capital(tell(button_name(view, Kind.STOP)))
    if is_asleep(view):
        return said, said
    return tell("button-stop", count=max(0, int(attack_damage(state)))), said


def pass_button(view: View) -> tuple[str, str]:
    """What is not done by it."""
    what = PASSED.get(asked(view), "button-pass")
    return tell(what), tell(f"{what}-title")


PASSED: dict[int, str] = {
    Ask.EXCHANGE: "button-pass-effect",
    Ask.COUNTING: "button-pass-effect",
    Ask.COUNTERATTACK: "button-pass-attack",
    Ask.SECOND_ATTACK: "button-pass-attack",
}


def done_button(view: View) -> tuple[str, str]:
    """What ends a phase; where it ends the turn, it says so."""
    ask, said = asked(view), capital(tell(button_name(view, Kind.DONE)))
    if ask != Ask.PLAY_PHASE:
        return said, said
    if not is_anything_left(view):
        return tell("button-end-turn"), tell("button-end-turn-title")
    return tell("button-go-on", next=what_follows(view)), said


def what_follows(view: View) -> str:
    """What comes after the play phase."""
    state: Raw = view  # all lies open, so the rules can be asked
    own = range(squad_start(view.current), squad_end(view, view.current))
    acting = [cat for cat in own if may_do_something(state, cat)]
    if any(not is_boss(cat) and reach(state, cat, STEPS) for cat in acting):
        return "moving"
    return "attacking" if acting else "end"


def is_anything_left(view: View) -> bool:
    """Whether the turn would go on after the play phase."""
    state: Raw = view  # all lies open, so the rules can be asked
    cats = range(squad_start(view.current), squad_end(view, view.current))
    return what_ends(view) == "phase" or any(may_do_something(state, cat) for cat in cats)


def payment_button(view: View, cat: int, held: int) -> tuple[str, str, str]:
    """A way to pay for a rear effect: what stands on the button, its title, and the effect."""
    paid, effect = payment(view.cats[cat].cost - held, held), effect_text(view, cat)
    if not view.cats[cat].cost:
        label = tell("button-pay-nothing")
    else:
        label = tell("button-pay", paid=paid)
    return label, tell("button-pay-title", label=label, cat=cat_name(view, cat), effect=effect), str(effect)


def area_label(area: int) -> str:
    """The label of an area in the picture."""
    return tell("area-label", area=AREA_NAMES[Area(area)])


def area_title(view: View, area: int, names: Sequence[str]) -> str:
    """'North, base of Ben'."""
    name = AREA_NAMES[Area(area)]
    if area in BASES:
        return tell("area-title-base", area=name, player=names[BASES.index(Area(area))])
    if area == Area.CENTER and view.center:
        return tell("area-title-gives", area=name, fronts=front_text(view.center))
    return tell("area-title", area=name)


def store_title(view: View, store: str, count: int, seat: int, names: Sequence[str]) -> str:
    """What lies there, what it is for, and of a dish when the Boss strikes."""
    boss = boss_of(seat)
    what = tell(f"{store}-title", player=names[seat], count=count)
    does = tell(f"{store}-does", greedy=GREEDY, cat=cat_name(view, boss), effect=effect_text(view, boss))
    return tell("two-sentences", first=what, next=does)


def player_title(view: View, seat: int, names: Sequence[str]) -> str:
    """The title of a player's panel in Cat Battles."""
    boss = seat * SQUAD
    return tell("player-title", player=names[seat], cat=cat_name(view, boss), count=view.cats[boss].held)


def mark_text(more: int, rest: int) -> str:
    """What is marked on a figure."""
    return f"+{more}" if more else tell("sleep-mark") if rest else ""


def figure_title(view: View, cat: int, name: str, told: str, names: Sequence[str]) -> str:
    """A figure, where it is and what is printed on it."""
    one, kind = view.cats[cat], KINDS[cat % SQUAD == 0]
    area = AREA_NAMES[Area(one.area)]
    facts = [
        tell("figure-who", cat=name, kind=kind, player=names[owner(cat)], level=one.level, area=area),
        *([tell("figure-holds", count=one.held)] if one.held else []),
        *([tell("figure-acted")] if one.acted else []),
        *([tell("figure-used")] if one.used else []),
        *([tell("figure-more", more=one.more)] if one.more else []),
        *([tell("figure-rests")] if one.rest else []),
    ]
    return tell("figure-title", facts=listed(facts), printed=told)


def die_title(shown: int) -> str:
    """The title of a die: its face and its odds."""
    return tell("two-sentences", first=tell("die-title", face=FACES[Face(shown)]), next=tell("die-odds"))
