"""Cat Battles: why a move is refused, and what is wrong with a typed-in position."""

from collections.abc import Callable, Sequence
from typing import NamedTuple

from nekoban.core.messages import Phrase
from nekoban.core.moves import Move
from nekoban.core.record import View
from nekoban.games.cat_battles.parts import Area, Clause, Condition, Front, Timing
from nekoban.games.cat_battles.rules.places import has_front, on_territory, owner, squad_start
from nekoban.games.cat_battles.rules.tasks import answers, top_task
from nekoban.games.cat_battles.show.naming import AREA_NAMES, ROLLS, TIMINGS, cat_name, effect_text, whose
from nekoban.games.cat_battles.show.questions import question
from nekoban.games.cat_battles.state import MOVES, Kind
from nekoban.games.cat_battles.words import tell


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
    def user(self) -> str:
        """The name of the cat of which the top task speaks."""
        return cat_name(self.view, top_task(self.view).cat)

    @property
    def its_foe(self) -> Phrase:
        return whose(self.view, self.foe, self.names)

    @property
    def place(self) -> Phrase:
        return AREA_NAMES[Area(self.area)]

    @property
    def moved_cat(self) -> int:
        """The cat that the move would put somewhere."""
        return self.foe if self.kind == Kind.PUSH else self.cat

    @property
    def is_foe_away(self) -> bool:
        """Whether it is the opposing cat that is not on the territory."""
        return self.kind in (Kind.TARGET, Kind.PUSH) or on_territory(self.view, self.cat)


def reason(view: View, move: Move, clause: int, names: Sequence[str]) -> str:
    """Cat Battles: why a move is refused; of what nobody asks for now, what is asked instead."""
    if clause in REASONS:
        return tell(REASONS[Clause(clause)])
    if not answers(view, MOVES[move].kind):
        return tell("not-now", question=question(view, names))
    row = MOVES[move]
    cat, foe = squad_start(view.to_move) + max(row.cat, 0), squad_start(1 - view.to_move) + max(row.foe, 0)
    refused = Refused(view, names, row.kind, cat, foe, row.area, row.held)
    return SENTENCES[Clause(clause)](refused)


REASONS = {  # the same for every move
    Clause.CB_11: "reason-cb-11",
    Clause.CB_91: "reason-cb-91",
    Clause.OVER: "reason-over",
}


def why_cb_01(refused: Refused) -> str:
    return tell("reason-cb-01", cat=refused.user, foe=refused.its_foe)


def why_cb_07(refused: Refused) -> str:
    return tell("reason-cb-07", cat=refused.its_foe if refused.is_foe_away else refused.name)


def why_cb_08(refused: Refused) -> str:
    if refused.kind == Kind.SPOT:
        return tell("reason-cb-08-area", area=refused.place)
    return tell("reason-cb-08", cat=refused.name, effect=effect_text(refused.view, refused.cat))


def why_cb_22(refused: Refused) -> str:
    if refused.kind == Kind.DONE:
        return tell("reason-cb-22-done")
    return tell("reason-cb-22", box=refused.view.players[refused.view.to_move].box)


def why_cb_23(refused: Refused) -> str:
    where = AREA_NAMES[Area(refused.view.cats[refused.cat].area)]
    return tell("reason-cb-23", cat=refused.name, area=where)


def why_cb_24(refused: Refused) -> str:
    dish = refused.view.players[refused.view.to_move].dish
    return tell("reason-cb-24", cat=refused.name, level=refused.view.cats[refused.cat].level, dish=dish)


def why_cb_25(refused: Refused) -> str:
    view, figure = refused.view, refused.view.cats[refused.cat].figure
    doubles = [
        cat
        for cat in range(len(view.cats))
        if view.cats[cat].figure == figure and cat != refused.cat and on_territory(view, cat)
    ]
    double = min(doubles, key=lambda cat: owner(cat) != view.to_move)  # an own one bars it in any case
    return tell("reason-cb-25", foe=whose(view, double, refused.names))


def why_cb_26(refused: Refused) -> str:
    done = "acted" if refused.view.cats[refused.cat].acted else "moved"
    return tell(f"reason-cb-26-{done}", cat=refused.name)


def why_cb_30(refused: Refused) -> str:
    is_there = refused.view.cats[refused.cat].area == refused.area
    return tell(f"reason-cb-30{'-there' if is_there else ''}", cat=refused.name, area=refused.place)


def why_cb_31(refused: Refused) -> str:
    barred = "enters" if refused.area == Area.CENTER else "crosses"
    return tell(f"reason-cb-31-{barred}", player=refused.names[owner(refused.moved_cat)])


def why_cb_32(refused: Refused) -> str:
    return tell("reason-cb-32", cat=refused.name, area=refused.place)


def why_cb_40(refused: Refused) -> str:
    is_ranged = has_front(refused.view, refused.cat, Front.RANGED_ATTACK)
    return tell(f"reason-cb-40{'-ranged' if is_ranged else ''}", foe=refused.its_foe, cat=refused.name)


def why_cb_42(refused: Refused) -> str:
    return tell("reason-cb-42", cat=cat_name(refused.view, refused.view.attacker))


def why_cb_43(refused: Refused) -> str:
    if refused.kind == Kind.ROLL:
        return tell("reason-cb-43-sleep")
    condition = Condition(refused.view.cats[refused.cat].condition)
    return tell("reason-cb-43", cat=refused.name, roll=ROLLS[condition])


def why_cb_45(refused: Refused) -> str:
    return tell("reason-cb-45")


def why_cb_59(refused: Refused) -> str:
    return tell("reason-cb-59")


def why_cb_60(refused: Refused) -> str:
    foe = top_task(refused.view).foe
    other = "-other" if refused.foe != foe else ""
    return tell(f"reason-cb-60{other}", foe=whose(refused.view, foe, refused.names))


def why_cb_61(refused: Refused) -> str:
    return pair("reason-cb-61", refused)


def why_cb_62(refused: Refused) -> str:
    return pair("reason-cb-62", refused)


def pair(what: str, refused: Refused) -> str:
    """A sentence about the two cats of which the top task speaks."""
    foe = whose(refused.view, top_task(refused.view).foe, refused.names)
    return tell(what, cat=refused.user, foe=foe)


def why_cb_70(refused: Refused) -> str:
    timing = TIMINGS[Timing(refused.view.cats[refused.cat].timing)]
    return tell("reason-cb-70", cat=refused.name, timing=timing)


def why_cb_71(refused: Refused) -> str:
    """Too much from the cat, its last fish, or too little in the dish."""
    view, user = refused.view, refused.view.cats[refused.cat]
    dish = view.players[view.to_move].dish
    if user.cost > dish + user.held - 1:
        return tell("reason-cb-71", cat=refused.name, cost=user.cost, dish=dish, held=user.held)
    if refused.held > user.cost:
        return tell("reason-cb-71-only", cat=refused.name, cost=user.cost)
    if refused.held >= user.held:
        return tell("reason-cb-71-last", cat=refused.name, held=user.held)
    return tell("reason-cb-71-dish", rest=user.cost - refused.held, dish=dish)


def why_cb_72(refused: Refused) -> str:
    return tell("reason-cb-72", cat=refused.name)


def why_cb_73(refused: Refused) -> str:
    if refused.kind == Kind.MOVE:
        return tell("reason-cb-73-move", cat=refused.user)
    return tell("reason-cb-73", cat=refused.name)


def why_cb_76(refused: Refused) -> str:
    return tell("reason-cb-76", cat=refused.user, foe=refused.its_foe)


def why_cb_77(refused: Refused) -> str:
    if refused.kind == Kind.SPOT:
        return tell("reason-cb-77-area", area=refused.place)
    return tell("reason-cb-77", foe=refused.its_foe)


def why_cb_r1(refused: Refused) -> str:
    return tell("reason-cb-r1", cat=refused.name)


def why_cb_r3(refused: Refused) -> str:
    return tell("reason-cb-r3", cat=cat_name(refused.view, refused.moved_cat), area=refused.place)


def why_cb_r4(refused: Refused) -> str:
    return tell("reason-cb-r4", cat=refused.name)


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
    clause: f"flaw-cb-{clause:02}"
    for clause in (
        Clause.CB_02,
        Clause.CB_04,
        Clause.CB_07,
        Clause.CB_08,
        Clause.CB_12,
        Clause.CB_20,
        Clause.CB_22,
        Clause.CB_23,
        Clause.CB_25,
        Clause.CB_26,
        Clause.CB_42,
        Clause.CB_80,
        Clause.CB_93,
    )
}


def flaw(clause: int) -> str:
    """Cat Battles: what is wrong with a typed-in position."""
    return tell(FLAWS[Clause(clause)])
