"""Cat Battles: why a move is refused, and what is wrong with a typed-in position."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from nekoban.core.moves import Move
from nekoban.core.record import View
from nekoban.games.cat_battles.parts import Area, Clause, Condition, Front, Timing
from nekoban.games.cat_battles.rules.places import has_front, on_territory, owner, squad_start
from nekoban.games.cat_battles.rules.tasks import answers, top_task
from nekoban.games.cat_battles.show.naming import (
    AREA_NAMES,
    CONDITIONS,
    TIMINGS,
    cat_name,
    effect_text,
    fish,
    whose,
)
from nekoban.games.cat_battles.show.questions import question
from nekoban.games.cat_battles.state import MOVES, Kind


class Refused(NamedTuple):
    """A refused move, and what its sentence speaks of."""

    view: View
    names: Sequence[str]
    kind: int
    cat: int  # the own cat
    foe: int  # the opposing cat
    area: int
    held: int

    @property
    def name(self) -> str:
        """The own cat's name."""
        return cat_name(self.view, self.cat)

    @property
    def its_foe(self) -> str:
        return whose(self.view, self.foe, self.names)

    @property
    def moved_cat(self) -> int:
        """The cat that the move would put somewhere."""
        return self.foe if self.kind == Kind.PUSH else self.cat

    @property
    def is_foe_away(self) -> bool:
        """Whether it is the opposing cat that is not on the territory."""
        return self.kind in (Kind.TARGET, Kind.PUSH) or on_territory(self.view, self.cat)


def reason(view: View, move: Move, clause: int, names: Sequence[str]) -> str:
    """Why a move is refused; of what nobody asks for now, what is asked instead."""
    if clause in REASONS:
        return REASONS[Clause(clause)]
    if not answers(view, MOVES[move].kind):
        return f"Not now: {question(view, names)}"
    row = MOVES[move]
    cat, foe = squad_start(view.to_move) + max(row.cat, 0), squad_start(1 - view.to_move) + max(row.foe, 0)
    refused = Refused(view, names, row.kind, cat, foe, row.area, row.held)
    return SENTENCES[Clause(clause)](refused)


REASONS = {  # the same for every move
    Clause.CB_11: "There is no cat with that number in the squad.",
    Clause.CB_91: "In a One on One nothing is played or moved, and only the Bosses fight.",
    Clause.OVER: "The game is over.",
}


def why_cb_01(refused: Refused) -> str:
    user = cat_name(refused.view, top_task(refused.view).cat)
    return f"{user}'s effect strikes Kittens only, and {refused.its_foe} is a Boss."


def why_cb_07(refused: Refused) -> str:
    away = refused.its_foe if refused.is_foe_away else refused.name
    return f"{away} is not on the territory."


def why_cb_08(refused: Refused) -> str:
    if refused.kind == Kind.SPOT:
        return f"There is no opposing Kitten in {AREA_NAMES[Area(refused.area)]}."
    return f"{refused.name}'s effect would change nothing now: {effect_text(refused.view, refused.cat)}."


def why_cb_22(refused: Refused) -> str:
    if refused.kind == Kind.DONE:
        return "First take 1 to 3 fish: the box still has some."
    return f"The box has only {fish(refused.view.players[refused.view.to_move].box)}."


def why_cb_23(refused: Refused) -> str:
    where = AREA_NAMES[Area(refused.view.cats[refused.cat].area)]
    return f"Kittens are played from the bench, and {refused.name} is in {where}."


def why_cb_24(refused: Refused) -> str:
    dish = refused.view.players[refused.view.to_move].dish
    level = refused.view.cats[refused.cat].level
    return f"{refused.name} takes {fish(level)} from the dish, which has {dish or 'none'}."


def why_cb_25(refused: Refused) -> str:
    view, figure = refused.view, refused.view.cats[refused.cat].figure
    doubles = [
        cat
        for cat in range(len(view.cats))
        if view.cats[cat].figure == figure and cat != refused.cat and on_territory(view, cat)
    ]
    double = min(doubles, key=lambda cat: owner(cat) != view.to_move)  # an own one bars it in any case
    return f"{whose(view, double, refused.names)}, with the same figure id, is already on the territory."


def why_cb_26(refused: Refused) -> str:
    if refused.view.cats[refused.cat].acted:
        return f"{refused.name} has already acted this turn."
    return f"{refused.name} has already moved this turn."


def why_cb_30(refused: Refused) -> str:
    where = AREA_NAMES[Area(refused.area)]
    if refused.view.cats[refused.cat].area == refused.area:
        return f"{refused.name} is in {where} already."
    return f"{refused.name} cannot go as far as {where}."


def why_cb_31(refused: Refused) -> str:
    side = refused.names[owner(refused.moved_cat)]
    barred = "enters" if refused.area == Area.CENTER else "crosses"
    return f"{side} already has a cat in the center, so no other cat of {side} {barred} it."


def why_cb_32(refused: Refused) -> str:
    return f"An opposing Roadblock stops {refused.name} on the way to {AREA_NAMES[Area(refused.area)]}."


def why_cb_40(refused: Refused) -> str:
    if has_front(refused.view, refused.cat, Front.RANGED_ATTACK):
        return f"{refused.its_foe} is more than one area away from {refused.name}."
    return f"{refused.its_foe} is not in {refused.name}'s area."


def why_cb_42(refused: Refused) -> str:
    return f"{cat_name(refused.view, refused.view.attacker)} has no rolls left."


def why_cb_43(refused: Refused) -> str:
    if refused.kind == Kind.ROLL:
        return "A Sleep ends the rolling."
    condition = CONDITIONS[Condition(refused.view.cats[refused.cat].condition)].strip()
    return f"{refused.name}'s effect is used {condition}, and the last roll was another."


def why_cb_45(refused: Refused) -> str:
    return "An empty box takes no damage."


def why_cb_59(refused: Refused) -> str:
    return "Direct Hit: the Kitten itself must take the damage."


def why_cb_60(refused: Refused) -> str:
    pushed = whose(refused.view, top_task(refused.view).foe, refused.names)
    if refused.foe != top_task(refused.view).foe:
        return f"The Pushover moves {pushed} and no other cat."
    return f"The Pushover moves {pushed} to a touching area."


def why_cb_61(refused: Refused) -> str:
    return f"Now only {pair(refused, 'may attack once more, and only')}."


def why_cb_62(refused: Refused) -> str:
    return f"Now only {pair(refused, 'may attack back, and only')}."


def pair(refused: Refused, between: str) -> str:
    """The two cats of which the top task speaks."""
    task = top_task(refused.view)
    return f"{cat_name(refused.view, task.cat)} {between} {whose(refused.view, task.foe, refused.names)}"


def why_cb_70(refused: Refused) -> str:
    timing = TIMINGS[Timing(refused.view.cats[refused.cat].timing)]
    return f"{refused.name}'s effect is used at another time: {timing}."


def why_cb_71(refused: Refused) -> str:
    """Too much from the cat, its last fish, or too little in the dish."""
    view, user = refused.view, refused.view.cats[refused.cat]
    dish = view.players[view.to_move].dish
    if user.cost > dish + user.held - 1:
        return (
            f"{refused.name}'s effect costs {fish(user.cost)}. The dish has {dish or 'none'}, and of its own "
            f"{fish(user.held)} the cat keeps the last."
        )
    if refused.held > user.cost:
        return f"{refused.name}'s effect costs only {fish(user.cost)}."
    if refused.held >= user.held:
        return f"{refused.name} holds {fish(user.held)} and keeps the last."
    return f"{fish(user.cost - refused.held)} must then come from the dish, which has {dish or 'none'}."


def why_cb_72(refused: Refused) -> str:
    return f"{refused.name}'s effect was already used this turn."


def why_cb_73(refused: Refused) -> str:
    if refused.kind == Kind.MOVE:
        return f"Only {cat_name(refused.view, top_task(refused.view).cat)} moves by its own effect."
    return f"{refused.name}'s effect is for its own fight, and this is another cat's."


def why_cb_76(refused: Refused) -> str:
    user = cat_name(refused.view, top_task(refused.view).cat)
    return f"{user}'s effect strikes a cat in the same area, and {refused.its_foe} is elsewhere."


def why_cb_77(refused: Refused) -> str:
    if refused.kind == Kind.SPOT:
        return f"Every opposing Kitten in {AREA_NAMES[Area(refused.area)]} would take 0 damage."
    return f"{refused.its_foe} would take 0 damage."


def why_cb_r1(refused: Refused) -> str:
    return f"{refused.name} rests this turn: it neither moves nor attacks."


def why_cb_r3(refused: Refused) -> str:
    moved = cat_name(refused.view, refused.moved_cat)
    return f"{moved} is in {AREA_NAMES[Area(refused.area)]} already and must go to another area."


def why_cb_r4(refused: Refused) -> str:
    return f"{refused.name} answers only while it is in its Boss's area."


SENTENCES: dict[Clause, Callable[[Refused], str]] = {
    Clause.CB_01: why_cb_01,
    Clause.CB_07: why_cb_07,
    Clause.CB_08: why_cb_08,
    Clause.CB_22: why_cb_22,
    Clause.CB_23: why_cb_23,
    Clause.CB_24: why_cb_24,
    Clause.CB_25: why_cb_25,
    Clause.CB_26: why_cb_26,
    Clause.CB_30: why_cb_30,
    Clause.CB_31: why_cb_31,
    Clause.CB_32: why_cb_32,
    Clause.CB_40: why_cb_40,
    Clause.CB_42: why_cb_42,
    Clause.CB_43: why_cb_43,
    Clause.CB_45: why_cb_45,
    Clause.CB_59: why_cb_59,
    Clause.CB_60: why_cb_60,
    Clause.CB_61: why_cb_61,
    Clause.CB_62: why_cb_62,
    Clause.CB_70: why_cb_70,
    Clause.CB_71: why_cb_71,
    Clause.CB_72: why_cb_72,
    Clause.CB_73: why_cb_73,
    Clause.CB_76: why_cb_76,
    Clause.CB_77: why_cb_77,
    Clause.CB_R1: why_cb_r1,
    Clause.CB_R3: why_cb_r3,
    Clause.CB_R4: why_cb_r4,
}


FLAWS = {  # each names the field
    Clause.CB_02: "area: the center holds at most one cat of each player.",
    Clause.CB_04: "held, box, dish, trash: a cat on the territory holds from 1 fish up to its level, other "
    "cats hold none, and nothing has fewer than 0.",
    Clause.CB_07: "area: a Kitten is on the territory that cannot be there: it is in no squad, or the Bosses "
    "fight One on One.",
    Clause.CB_08: "tasks, phase: what waits to be done there cannot be, or it leaves only one thing to do, "
    "and then nobody is asked.",
    Clause.CB_12: "area: a Boss stands in its base area; in a One on One both stand in the center.",
    Clause.CB_22: "phase: a start phase waits only while the box has 2 fish to choose from, or an effect can "
    "be used.",
    Clause.CB_23: "phase: a play phase waits only while there is a Kitten to play and the dish can pay it.",
    Clause.CB_25: "area: two cats with the same figure id are on the territory.",
    Clause.CB_26: "to_move: between two decisions of a turn it is the current player who moves.",
    Clause.CB_42: "roll_count, roll_limit: the dice rolled are more than the attack has, or none.",
    Clause.CB_80: "dish: one with 6 or more fish has made its Boss greedy.",
    Clause.CB_93: "turn: the 300th is the last.",
}


def flaw(clause: int) -> str:
    """What is wrong with a typed-in position."""
    return FLAWS[Clause(clause)]
