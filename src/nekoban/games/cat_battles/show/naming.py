"""Cat Battles: names of cats, places and effects, and what is printed on a figure."""

from collections.abc import Iterable, Sequence
from enum import IntEnum
from functools import reduce

from nekoban.core.language import kept
from nekoban.core.messages import Phrase
from nekoban.core.record import NONE, View
from nekoban.games.cat_battles.data.figures import (
    FIGURES,
    HOUSE_SET,
    Figure,
    Rear,
    figure_id,
    spelled,
)
from nekoban.games.cat_battles.parts import GREEDY, SQUAD, Area, Ask, Condition, Effect, Face, Front, Timing
from nekoban.games.cat_battles.rules.places import owner
from nekoban.games.cat_battles.words import tell


def phrases(start: str, kind: Iterable[IntEnum]) -> dict[IntEnum, Phrase]:
    """The names of things, by their messages."""
    return {value: tell.phrase(f"{start}-{spelled(value)}") for value in kind}


AREA_NAMES = phrases("area", Area)
FACES = phrases("face", Face)
FRONTS = phrases("front", Front)
FRONT_MEANINGS = phrases("does", Front)
SPEAKING = (Front.MOVE_2, Front.MOVE_3, Front.DICE_ROLL_1, Front.DICE_ROLL_2, Front.DAMAGE_MORE_1)
FRONT_BRIEFS = phrases("brief", [front for front in Front if front not in SPEAKING])  # whose names say less
TIMINGS = phrases("timing", Timing)
KINDS = {True: tell.phrase("kind-boss"), False: tell.phrase("kind-kitten")}
PHASES = {
    Ask.START_PHASE: tell.phrase("phase-start"),
    Ask.PLAY_PHASE: tell.phrase("phase-play"),
    Ask.MAIN_PHASE: tell.phrase("phase-main"),
    Ask.END_PHASE: tell.phrase("phase-end"),
}
ROLLS = {
    Condition.ROLLED_NO_DAMAGE: tell.phrase("roll-no-damage"),
    Condition.ROLLED_ONE_DAMAGE: tell.phrase("roll-one-damage"),
    Condition.ROLLED_TWO_DAMAGE: tell.phrase("roll-two-damage"),
    Condition.ROLLED_SLEEP: tell.phrase("roll-sleep"),
}
NAMES = {figure.number: f"figure-{figure.id.lower()}" for figure in FIGURES.values()}


def cat_name(view: View, cat: int) -> str:
    """A cat's own name; a figure of a player's own is called as its owner wrote it."""
    number = view.cats[cat].figure
    if number in NAMES:
        return printed_name(number)
    if number == NONE:
        return tell("figure-none")
    return bytes(byte & 0xFF for byte in view.cats[cat].name.tolist()).rstrip(b"\0").decode()


@kept(64)
def printed_name(figure: int) -> str:
    """The name that is printed on a figure."""
    return tell(NAMES[figure])


def figure_name(figure: Figure) -> str:
    """The same of a figure that is at no table."""
    return tell(NAMES[figure.number]) if figure.number in NAMES else figure.name


def whose(view: View, cat: int, names: Sequence[str]) -> Phrase:
    """A cat with its player, as in 'Ann's Maro'."""
    return cat_phrase(names[owner(cat)], cat_name(view, cat))


@kept(256)
def cat_phrase(player: str, cat: str) -> Phrase:
    """A cat with its player, from their names."""
    return tell.phrase("whose", player=player, cat=cat)


def yours_or_whose(view: View, cat: int, names: Sequence[str]) -> Phrase:
    """A cat as the seat to move would call it."""
    if owner(cat) != view.to_move:
        return whose(view, cat, names)
    return own_phrase(cat_name(view, cat))


@kept(256)
def own_phrase(cat: str) -> Phrase:
    """A cat of one's own."""
    return tell.phrase("yours", cat=cat)


def fish(count: int) -> Phrase:
    """So many fish, in the sentences of Cat Battles."""
    return tell.phrase("fish", count=count)


def front_list(bits: int) -> list[Front]:
    """The front effects in a set of bits."""
    return [front for front in Front if (bits >> front) & 1]


def front_text(bits: int) -> str:
    """The names of front effects."""
    return tell("fronts", fronts=[FRONTS[front] for front in front_list(bits)])


def front_meaning(bits: int) -> str:
    """Front effects with what they do."""
    if not bits:
        return tell("fronts-none")
    meanings = [
        tell.phrase("front-does", front=FRONTS[front], does=FRONT_MEANINGS[front])
        for front in front_list(bits)
    ]
    return tell("fronts", fronts=meanings)


def rear_text(rear: Rear) -> str:
    """A rear effect in one line: cost, timing, effect."""
    when, effect = when_text(rear), does_text(rear)
    if rear.timing == Timing.GREEDY_BOSS:
        return tell("rear-greedy", when=when, effect=effect, greedy=GREEDY)
    return tell("rear", cost=rear.cost, when=when, effect=effect)


def when_text(rear: Rear) -> Phrase:
    """A timing with its condition."""
    timing = TIMINGS[rear.timing]
    if rear.condition == Condition.ALWAYS:
        return timing
    if rear.condition == Condition.WITH_BOSS:
        return tell.phrase("when-with-boss", timing=timing)
    return tell.phrase("when-rolled", timing=timing, roll=ROLLS[rear.condition])


def does_text(rear: Rear) -> Phrase:
    """What a rear effect does."""
    if rear.effect == Effect.CHANGE_DIE:
        return tell.phrase("effect-change-die", face=FACES[Face(rear.amount)])
    return tell.phrase(f"effect-{spelled(rear.effect)}", amount=rear.amount)


def printed_rear(view: View, cat: int) -> Rear:
    """The rear effect of a cat at the table."""
    one = view.cats[cat]
    return Rear(Timing(one.timing), Effect(one.effect), one.amount, one.cost, Condition(one.condition))


def origin_sign(figure: str) -> str:
    """The drawn sign of figures that are not published ones."""
    if figure in FIGURES:
        return "house" if figure[:3] == HOUSE_SET else ""
    return "own"


def origin_text(figure: str) -> Phrase:
    """Where a figure's data come from."""
    return tell.phrase(f"origin-{origin_sign(figure) or 'published'}")


def marked(name: str, figure: str) -> str:
    """A name, with a short mark for figures that are not published ones."""
    sign = origin_sign(figure)
    return tell(f"marked-{sign}", name=name) if sign else name


def figure_text(figure: Figure) -> str:
    """A figure in one line, with its origin."""
    return tell(
        "figure",
        figure=figure.id,
        cat=figure_name(figure),
        kind=KINDS[figure.boss],
        level=figure.level,
        printed=figure_effects(figure),
        origin=origin_text(figure.id),
    )


def figure_effects(figure: Figure) -> str:
    """What is printed on both sides of a figure."""
    return tell("printed", front=front_meaning(figure.front_bits), rear=rear_text(figure.rear))


def cat_text(view: View, cat: int) -> str:
    """A cat at the table in one line, with its origin."""
    figure = figure_id(view.cats[cat].figure)
    return tell(
        "figure",
        figure=figure,
        cat=cat_name(view, cat),
        kind=KINDS[cat % SQUAD == 0],
        level=view.cats[cat].level,
        printed=effects_text(view, cat),
        origin=origin_text(figure),
    )


def effects_text(view: View, cat: int) -> str:
    """What is printed on both sides of a cat."""
    front, rear = front_meaning(view.cats[cat].front), rear_text(printed_rear(view, cat))
    return tell("printed", front=front, rear=rear)


def printed_text(view: View, cat: int) -> str:
    """All of a figure but its name, kind and level."""
    figure = figure_id(view.cats[cat].figure)
    return tell("printed-on", printed=effects_text(view, cat), figure=figure, origin=origin_text(figure))


def effect_text(view: View, cat: int) -> Phrase:
    """What a cat's rear effect does."""
    if view.cats[cat].figure == NONE:
        return tell.phrase("effect-none")
    return does_text(printed_rear(view, cat))


def listed(facts: Iterable[str]) -> str:
    """Facts in a row."""
    return reduce(lambda first, next: tell("listed", first=first, next=next), facts)
