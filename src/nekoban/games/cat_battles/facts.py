"""Cat Battles: the facts. Options, samples, how long a game can be, and which moves a table can never see."""

from functools import cache
from random import Random

from nekoban.core.game import Game, LuckNames
from nekoban.core.given_luck import seat_names
from nekoban.core.options import Choice, Chosen, Name, Options, OptionValues, Switch, Text
from nekoban.core.record import Raw
from nekoban.games.cat_battles.data.figures import DIE, TERRITORIES, Figure, spelled
from nekoban.games.cat_battles.data.own_territory import TERRITORY_NUMBERS, parts_of, read_territory
from nekoban.games.cat_battles.data.squads import (
    Squad,
    parse_squad,
    random_squad,
    read_squad,
    squad_text,
    with_own_figures,
)
from nekoban.games.cat_battles.parts import SEATS, SQUAD_NUMBERS, TURNS, Effect, Face, Front
from nekoban.games.cat_battles.state import Kind
from nekoban.games.cat_battles.words import tell

# At most 39 attacks (an act, its counterattack, its second attack, for 13 cats) of at most 13 rolls and a few
# answers each, 26 uses of rear effects, and what they ask: well below this.
DECISIONS_A_TURN = 4000

OWN_SQUAD = (
    "X01-09(Captain;boss;2;ranged-attack;;greedy-boss;always;damage-here;2)"
    ".X01-01(Mimi;kitten;2;move-2+roadblock;1;attacking;always;dice-roll;2)x2"
    ".X01-02(Tama;kitten;5;pushover+double-attack;3;start-phase;always;damage-anywhere;1)"
    ".X01-03(Kuro;kitten;2;counterattack+dice-roll-1;2;end-phase;with-boss;move-kitten;)"
    ".X01-04(Shiro;kitten;3;pushover;0;rolled;rolled-no-damage;change-die;1)"
)
LARGE_SQUAD = "G01-05.01x2.02.03x2.S02-01.02.03.04.S01-01.02.03"
LARGE_HOUSE_SQUAD = "H01-05.01x2.02.03.04.S01-01.02.03.04.S02-04x2.G01-04"

RING = (
    "center(move-2+pushover)touching(south+south-west,south+south-east,south-west+north-west,"
    "south-east+north-east,center+north-west,center+south-east,north-west+north,north-east+north)"
)


def bound(options: Chosen) -> int:
    """Cat Battles: no game has more decisions."""
    return TURNS * DECISIONS_A_TURN


def samples() -> list[OptionValues]:
    """Cat Battles: option sets that between them show all of the game."""
    return [
        {},
        {"squad-1": "G01", "squad-2": "H01", "territory": "cat-cafe", "first": "first"},
        {"squad-1": LARGE_SQUAD, "squad-2": LARGE_HOUSE_SQUAD, "side-lanes": "no"},
        {
            "squad-1": OWN_SQUAD,
            "squad-2": "G01",
            "territory": "high-class",
            "first": "second",
            "starter": "on",
        },
        {"squad-1": "S02", "squad-2": "S02", "starter": "off", "same-figure": "own"},
        {"called": "ring", "squad-1": "G01", "own-territory": RING},
    ]


def random_options(chance: Random) -> OptionValues:
    """Cat Battles: any table: squads, territory and switches."""
    return {
        "squad-1": squad_text(random_squad(chance)),
        "squad-2": squad_text(random_squad(chance)),
        "territory": chance.choice(TERRITORIES).id,
        "side-lanes": chance.choice(["yes", "no"]),
        "same-figure": chance.choice(["any", "own"]),
        "starter": chance.choice(["auto", "on", "off"]),
    }


@cache
def squad_of(text: str) -> Squad:
    """A squad from the text of an option, read once."""
    return read_squad(text)


def unreachable(options: Chosen, move: Raw) -> str | None:
    """Cat Battles: why a move can never be legal with these squads, or None."""
    one, two = squad_of(options["squad-1"]), squad_of(options["squad-2"])
    if move.kind == Kind.PUSH and "pushover" in (parts_of(options["own-territory"])[0] or ()):
        return None  # whoever stands in the center may push
    reasons = [reason_against(move, one, two), reason_against(move, two, one)]
    return reasons[0] if all(reasons) else None


def reason_against(move: Raw, own: Squad, foes: Squad) -> str | None:
    """Why a player of the squad `own` can never make the move against `foes`."""
    if move.cat >= len(own.cats) or move.foe >= len(foes.cats):
        return "No squad has that many Kittens."
    if move.kind in (Kind.PLAY, Kind.MOVE, Kind.ATTACK):
        return None
    if move.kind == Kind.USE:
        return None if may_pay(own.cats[move.cat], move.held) else "No such cat can pay so much."
    if move.kind == Kind.TARGET and not any(
        may_hit(cat, foes.cats[move.foe], move.foe == 0) for cat in own.cats
    ):
        return "No effect could strike that cat."
    if move.kind == Kind.PUSH and not any(may_push(cat) for cat in own.cats):
        return "Nobody could move an opposing Kitten."
    if move.kind == Kind.SPOT and not any(cat.rear.effect == Effect.DAMAGE_ALL_IN_AREA for cat in own.cats):
        return "No effect chooses an area."
    return None


def may_pay(cat: Figure, held: int) -> bool:
    """Whether a cat of this figure can ever pay for its effect with that many fish."""
    return held <= cat.rear.cost and held < cat.level


def may_hit(cat: Figure, foe: Figure, is_boss: bool) -> bool:
    """Whether the effect of one figure can ever do damage to another."""
    less = 1 if Front.DAMAGE_LESS_1 in foe.front else 0
    if cat.rear.effect == Effect.DAMAGE_ANYWHERE and is_boss:
        return False
    return cat.rear.effect in (Effect.DAMAGE_HERE, Effect.DAMAGE_ANYWHERE) and cat.rear.amount > less


def may_push(cat: Figure) -> bool:
    """Whether a cat of this figure can ever move cats of the other squad."""
    return Front.PUSHOVER in cat.front or cat.rear.effect == Effect.MOVE_KITTEN


def rolled(state: Raw, move: Raw, sides: int, before: int) -> list[str]:
    """CB-05. What the sides of the die show. CB-13. At set-up it is rolled who begins."""
    return seat_names(state) if move is None else [spelled(Face(face)) for face in DIE]


GAME = Game(
    name="cat-battles",
    title="Cat Battles",
    own_title=tell.phrase("title"),
    version=2,
    summary=tell.phrase("summary"),
    credit=tell.phrase("credit"),
    status="verified",
    clause_prefixes=("CB",),
    options=Options(
        players=(SEATS, SEATS, SEATS),
        squad_1=Text(parse_squad, SQUAD_NUMBERS, "S01", tell.phrase("option-squad-1")),
        squad_2=Text(parse_squad, SQUAD_NUMBERS, "S02", tell.phrase("option-squad-2")),
        territory=Choice(tuple(found.id for found in TERRITORIES), tell.phrase("option-territory")),
        own_territory=Text(
            read_territory, TERRITORY_NUMBERS, "", tell.phrase("option-own-territory"), by_variant=True
        ),
        side_lanes=Switch(tell.phrase("option-side-lanes"), True),
        same_figure=Choice(("any", "own"), tell.phrase("option-same-figure")),
        starter=Choice(("auto", "on", "off"), tell.phrase("option-starter")),
        first=Choice(("chance", "first", "second"), tell.phrase("option-first")),
        called=Name(),
    ),
    facts=__name__,
    minutes=(15, 15),
    weight="medium",
    is_lucky=True,
    component_count=SEATS,
    bound=bound,
    samples=samples,
    last_named=("CB-07", "CB-11", "CB-91"),
    luck_names=LuckNames(rolled=rolled),
    read_files=with_own_figures,
    unreachable=unreachable,
    random_options=random_options,
)
