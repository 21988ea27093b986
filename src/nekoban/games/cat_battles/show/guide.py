"""Cat Battles: what the page says to a newcomer."""

from collections.abc import Iterator, Sequence
from functools import reduce

from nekoban.core.contracts import Item, Picker
from nekoban.core.game import OK
from nekoban.core.messages import Phrase
from nekoban.core.motives import Choice, reasons_by
from nekoban.core.moves import Move
from nekoban.core.record import NONE, Raw, View
from nekoban.games.cat_battles.data.figures import FIGURES, SETS, TERRITORIES, Figure, set_name
from nekoban.games.cat_battles.motives import MOTIVES, targets_gained
from nekoban.games.cat_battles.parts import FISH_TAKEN, GREEDY, SQUAD, STEPS, Ask, Face, Front, Happening
from nekoban.games.cat_battles.rules.attack import more_rolls, why_not_attacked
from nekoban.games.cat_battles.rules.decisions import why_not
from nekoban.games.cat_battles.rules.effects import may_use
from nekoban.games.cat_battles.rules.moving import reach
from nekoban.games.cat_battles.rules.places import boss_of, has_front, is_boss, squad_end, squad_start
from nekoban.games.cat_battles.rules.tasks import FIGHTING, asked
from nekoban.games.cat_battles.rules.turn import may_do_something
from nekoban.games.cat_battles.show import naming, words
from nekoban.games.cat_battles.show.draw import empty_territory
from nekoban.games.cat_battles.show.questions import CatNamer, question, what_ends
from nekoban.games.cat_battles.state import MOVES, Kind
from nekoban.games.cat_battles.words import tell

SPOKEN = (Ask.START_PHASE, Ask.END_PHASE, *FIGHTING, Ask.CANCELLING)  # cats that can use an effect are named
ATTACKING = (Ask.MAIN_PHASE, Ask.COUNTERATTACK, Ask.SECOND_ATTACK)  # what is asked is answered by attacks
CLAUSES = {
    "area-center": ("CB-02", "CB-03", "CB-31"),
    "area": ("CB-30", "CB-02"),
    "fish": ("CB-22",),
    "held": ("CB-71",),
    "button-roll": ("CB-05", "CB-42", "CB-43", "CB-44"),
    "button-stop": ("CB-42", "CB-44"),
    "button-cat": ("CB-45", "CB-46"),
    "button-box": ("CB-45", "CB-47"),
    "button-pass": ("CB-41",),
    "button-done": ("CB-26", "CB-28"),
}
LOW_BOX = 5  # fish in the own box from which on a turn says what an empty one brings
FRONT_CLAUSE = 50  # CB-50 is the first front effect


def goal(view: View) -> str:
    """Cat Battles: what the game is about."""
    return tell("goal")


def counted(view: View) -> str:
    """Cat Battles: what the numbers beside the names are."""
    return tell("counted")


def prompt(view: View, picked: Sequence[str], names: Sequence[str]) -> str:
    """Cat Battles: what to click next."""
    if not picked:
        return one_after_another(
            [
                *greedy_bosses(view, names, naming.yours_or_whose),
                first_prompt(view, names),
                *remarks(view),
            ]
        )
    cat = cat_of(view, picked[0])
    name = naming.cat_name(view, cat)
    ask = asked(view)
    if picked[0].startswith("foe-") and ask in ATTACKING:
        return tell("prompt-attacked", cat=name)
    if picked[0].startswith("foe-") or ask == Ask.SHIFT:
        return tell("prompt-pushed", cat=name)
    if ask == Ask.MAIN_PHASE:
        return tell("prompt-main", cat=name, ways=open_ways(view, cat))
    if ask in ATTACKING:
        return tell("prompt-main", cat=name, ways=[tell.phrase("way-attack", count=rolls(view, cat))])
    cost, effect = view.cats[cat].cost, naming.effect_text(view, cat)
    if not cost:
        return tell("prompt-free", cat=name, effect=effect)
    return tell("prompt-pays", cat=name, fish=naming.fish(cost), effect=effect)


def one_after_another(said: Sequence[str]) -> str:
    """Sentences of Cat Battles' guide as one text."""
    return reduce(lambda first, next: tell("said-after", first=first, next=next), said)


def news(view: View, names: Sequence[str]) -> str:
    """Cat Battles: a Boss that has just turned greedy, and the beginning of One on One."""
    said = [*greedy_bosses(view, names, naming.whose), *duel(view, names)]
    return one_after_another(said) if said else ""


def greedy_bosses(view: View, names: Sequence[str], named: CatNamer) -> list[str]:
    """What is said of a Boss that has just turned greedy, mostly nothing."""
    told = (view.events[index] for index in range(view.event_count))
    return [
        tell("prompt-greedy", cat=named(view, event.a, names), greedy=GREEDY)
        for event in told
        if event.kind == Happening.GREEDY
    ]


def duel(view: View, names: Sequence[str]) -> list[str]:
    """CB-20. What is said when One on One has just begun, mostly nothing."""
    told = (view.events[index] for index in range(view.event_count))
    begins = [words.line(view, event, names) for event in told if event.kind == Happening.ONE_ON_ONE]
    return [tell("news-duel", begins=said) for said in begins]


def first_prompt(view: View, names: Sequence[str]) -> str:
    """What is asked; of a cat that has moved, that it may still attack; what an empty box brings."""
    state: Raw = view  # all lies open, so the rules can be asked
    cat = view.acting
    if asked(view) == Ask.MAIN_PHASE and cat >= 0 and view.cats[cat].moved and may_do_something(state, cat):
        return tell("prompt-moved", cat=naming.cat_name(view, cat), ends=what_ends(view))
    if asked(view) == Ask.PLAY_PHASE and not words.is_anything_left(view):
        return tell("prompt-play-last")
    box = view.players[view.to_move].box
    if asked(view) == Ask.START_PHASE and 0 < box <= LOW_BOX and not view.one_on_one:
        return tell("prompt-box-low", most=int(min(FISH_TAKEN, box)))
    return question(view, names, naming.yours_or_whose)


def remarks(view: View) -> Iterator[str]:
    """Who can use an effect, and how near a Greedy Boss is."""
    state: Raw = view
    ask, seat = asked(view), view.to_move
    own = range(squad_start(seat), squad_end(view, seat))
    users = [naming.cat_name(view, cat) for cat in own if ask in SPOKEN and may_use(state, cat)]
    if users:
        yield tell("prompt-click", cats=users)
    missing = GREEDY - view.players[seat].dish
    if ask == Ask.START_PHASE and missing <= min(FISH_TAKEN, view.players[seat].box):
        yield tell("prompt-greedy-near", cat=naming.cat_name(view, boss_of(seat)), count=missing)


def open_ways(view: View, cat: int) -> list[Phrase]:
    """What a cat that acts can still do."""
    state: Raw = view
    foes = range(squad_start(1 - view.to_move), squad_end(view, 1 - view.to_move))
    told = {
        "fish": naming.fish(view.cats[cat].cost),
        "effect": naming.effect_text(view, cat),
        "count": rolls(state, cat),
    }
    moves = not is_boss(cat) and not view.cats[cat].moved and reach(state, cat, STEPS)
    ways = {
        "way-move": moves,
        "way-attack": any(why_not_attacked(state, cat, foe) == OK for foe in foes),
        "way-effect": may_use(state, cat),
    }
    return [tell.phrase(way, **told) for way, is_open in ways.items() if is_open]


# --- what a move brings


TOLD_OF = {  # motives that are told of a target, and beside what makes a move by one click
    "target": ("boss-attacked", "direct-hit", "kitten-attacked", "can-be-countered", "from-afar"),
    "fish": ("greedy-boss", "fish-for-kitten", "box-emptied"),
    "button-roll": ("damage-risked", "nothing-to-lose", "roll-may-finish"),
    "button-stop": ("damage-kept",),
    "button-cat": ("boss-lost", "kitten-runs", "damage-void", "greedy-boss"),
    "button-box": ("cat-spared", "greedy-boss", "box-emptied"),
}
TOLD = {what: [motive for motive in MOTIVES if motive.id in ids] for what, ids in TOLD_OF.items()}
ATTACKS_ON = {
    f"foe-{foe}": [
        Move(move) for move, row in enumerate(MOVES.rows) if row.kind == Kind.ATTACK and row.foe == foe
    ]
    for foe in range(SQUAD)
}
BY_CLICK = {path[0]: Move(move) for move, path in enumerate(MOVES.paths) if len(path) == 1}


def outcome(view: View, move: Move, names: Sequence[str]) -> tuple[str, str] | None:
    """Cat Battles: the rolls of an attack and what its target may lose; whom a step brings within reach."""
    row = MOVES[move]
    if row.kind == Kind.ATTACK:
        return "", attack_outcome(view, move, names)
    found = targets_gained(Choice(view, move, (), names)) if row.kind == Kind.MOVE else []
    if not found:
        return None
    cats = [naming.whose(view, foe, names) for foe in found]
    cat = naming.cat_name(view, squad_start(view.to_move) + row.cat)
    return "", tell("motive-kitten-in-reach", cat=cat, cats=cats)


def rolls(state: Raw, cat: int) -> int:
    """CB-42. How often a cat that attacks now may roll, effects aside."""
    return int(state.cats[cat].level + more_rolls(state, cat))


def attack_outcome(view: View, move: Move, names: Sequence[str]) -> str:
    """What the rolls of an attack can do, and what its target stands to lose."""
    state: Raw = view  # all lies open, so the rules can be asked
    cat, foe = squad_start(view.to_move) + MOVES[move].cat, squad_start(1 - view.to_move) + MOVES[move].foe
    rolled = "outcome-attack-awake" if has_front(state, cat, Front.NO_SLEEP) else "outcome-attack"
    changes = [
        tell("about-front", front=front_phrase(front))
        for who, front in ((cat, Front.DAMAGE_MORE_1), (foe, Front.DAMAGE_LESS_1))
        if has_front(state, who, front)
    ]
    first = tell(rolled, cat=naming.cat_name(view, cat), count=rolls(state, cat))
    if changes or view.cats[cat].more:
        changes.append(
            tell("outcome-most", target=naming.whose(view, foe, names), count=most_damage(view, cat, foe))
        )
    reasons = reasons_by(TOLD["target"], tell, Choice(view, move, (), names))
    next = one_after_another([*changes, *(reason.sentence for reason in reasons)])
    return tell("two-sentences", first=first, next=next)


def most_damage(state: Raw, cat: int, foe: int) -> int:
    """CB-44, CB-56, CB-57. The most that an attack can do to this target, effects that are paid for aside."""
    damage = Face.TWO_DAMAGE * rolls(state, cat) + int(state.cats[cat].more)
    damage += has_front(state, cat, Front.DAMAGE_MORE_1)
    return damage - has_front(state, foe, Front.DAMAGE_LESS_1)


def shortcuts(view: View, legal: Sequence[Move]) -> list[tuple[tuple[str, ...], Move]]:
    """Cat Battles: the target before its attacker; after Pushover an area.

    CB-60. Pushover moves one cat alone: its area is enough.
    """
    found: list[tuple[tuple[str, ...], Move]] = []
    for move in legal:
        row, path = MOVES[move], MOVES.paths[move]
        if row.kind == Kind.PUSH:
            found.append((path[1:], move))
        elif row.kind == Kind.ATTACK:
            found.append((path[::-1], move))
    return found


def cat_of(view: View, thing: str) -> int:
    """The cat of a click, as the owner of this view calls it."""
    side, number = thing.split("-")
    own = view.viewer or 0
    return squad_start(own if side == "cat" else 1 - own) + int(number)


def pickers() -> dict[str, Picker]:
    """Cat Battles: squads figure by figure, and territories by their Center Effect."""
    sets = tuple(Item(found, str(set_name(found))) for found in SETS)
    squad = Picker("count", tuple(map(figure_item, FIGURES.values())), sets, ".")
    places = tuple(
        Item(
            found.id,
            str(set_name(found.set)),
            center_text(found.center),
            picture=empty_territory(found.center),
        )
        for found in TERRITORIES
    )
    return {"squad-1": squad, "squad-2": squad, "territory": Picker("one", places)}


def figure_item(figure: Figure) -> Item:
    """A figure, for those who choose a squad."""
    kind, name = naming.KINDS[figure.boss], naming.figure_name(figure)
    title = tell("figure-item", figure=name, kind=kind, level=figure.level)
    return Item(figure.id, title, naming.figure_effects(figure), f"face-battle-{figure.id.lower()}")


def center_text(center: Sequence[Front]) -> str:
    """What a cat in the center can do there."""
    if not center:
        return tell("center-item-none")
    return tell("center-item", fronts=[front_phrase(front) for front in center])


def front_phrase(front: int) -> Phrase:
    """A front effect with what it does, for those who choose a squad."""
    return tell.phrase(
        "front-does", front=naming.FRONTS[Front(front)], does=naming.FRONT_MEANINGS[Front(front)]
    )


def about(view: View, thing: str, names: Sequence[str]) -> list[tuple[str, str]]:
    """Cat Battles: what a cat can do, effect by effect; of other things their clauses."""
    if thing.startswith(("cat-", "foe-")):
        return [*about_attack(view, thing, names), *about_cat(view, cat_of(view, thing))]
    found = next((clauses for start, clauses in CLAUSES.items() if thing.startswith(start)), ())
    return [*brought(view, thing, names), *(("", clause) for clause in found)]


def brought(view: View, thing: str, names: Sequence[str]) -> list[tuple[str, str]]:
    """What a click on a button brings that makes a move at once."""
    what = thing if thing in TOLD else thing.split("-")[0]
    if what not in TOLD or view.to_move < 0 or view.viewer != view.to_move:
        return []
    state: Raw = view  # all lies open, so the rules can be asked
    move = BY_CLICK[thing]
    if why_not(state, move) != OK:
        return []
    found = reasons_by(TOLD[what], tell, Choice(view, move, (), names))
    return [(reason.sentence, reason.clause) for reason in found]


def about_attack(view: View, thing: str, names: Sequence[str]) -> list[tuple[str, str]]:
    """What a click on an opposing cat brings that one own cat alone can attack."""
    if thing not in ATTACKS_ON or view.to_move < 0 or view.viewer != view.to_move:
        return []
    state: Raw = view  # all lies open, so the rules can be asked
    found = [move for move in ATTACKS_ON[thing] if why_not(state, move) == OK]
    return [(attack_outcome(view, found[0], names), "CB-42")] if len(found) == 1 else []


def about_cat(view: View, cat: int) -> list[tuple[str, str]]:
    """What the page says about a cat that is looked at."""
    one = view.cats[cat]
    if one.figure == NONE:
        return []
    fronts = [
        (tell("about-front", front=front_phrase(front)), f"CB-{FRONT_CLAUSE + Front(front)}")
        for front in naming.front_list(one.front)
    ]
    rear = tell("about-rear", rear=naming.rear_text(naming.printed_rear(view, cat)))
    rear_clause = "CB-80" if is_boss(cat) else "CB-70"
    level = tell("about-level", level=one.level, fish=naming.fish(one.level))
    return [(level, "CB-23"), *fronts, (rear, rear_clause)]
