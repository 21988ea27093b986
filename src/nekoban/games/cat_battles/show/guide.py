"""Cat Battles: what the page says to a newcomer."""

from collections.abc import Sequence

from nekoban.core.contracts import Item, Picker
from nekoban.core.messages import Phrase
from nekoban.core.record import NONE, View
from nekoban.games.cat_battles.data.figures import FIGURES, SETS, TERRITORIES, Figure, set_name
from nekoban.games.cat_battles.parts import Ask, Front
from nekoban.games.cat_battles.rules.places import squad_start
from nekoban.games.cat_battles.rules.tasks import asked
from nekoban.games.cat_battles.show import naming
from nekoban.games.cat_battles.show.questions import question
from nekoban.games.cat_battles.words import tell

UNASKED = ("held-",)
CLAUSES = {
    "area-center": ("CB-02", "CB-03", "CB-31"),
    "area": ("CB-30", "CB-02"),
    "fish": ("CB-22",),
    "held": ("CB-71",),
    "button-roll": ("CB-42", "CB-43", "CB-44"),
    "button-stop": ("CB-42", "CB-44"),
    "button-cat": ("CB-45", "CB-46"),
    "button-box": ("CB-45", "CB-47"),
    "button-pass": ("CB-41",),
    "button-done": ("CB-26", "CB-28"),
}
FRONT_CLAUSE = 50  # CB-50 is the first front effect


def goal(view: View) -> str:
    """What the game is about."""
    return tell("goal")


def prompt(view: View, picked: Sequence[str], names: Sequence[str]) -> str:
    """What to click next."""
    if not picked:
        return question(view, names)
    name = naming.cat_name(view, cat_of(view, picked[0]))
    if picked[0].startswith("foe-"):
        return tell("prompt-pushed", cat=name)
    return tell("prompt-main" if asked(view) == Ask.MAIN_PHASE else "prompt-pays", cat=name)


def cat_of(view: View, thing: str) -> int:
    """The cat of a click, as the owner of this view calls it."""
    side, number = thing.split("-")
    own = view.viewer or 0
    return squad_start(own if side == "cat" else 1 - own) + int(number)


def pickers() -> dict[str, Picker]:
    """Squads figure by figure, and territories by their Center Effect."""
    sets = tuple(Item(found, str(set_name(found))) for found in SETS)
    squad = Picker("count", tuple(map(figure_item, FIGURES.values())), sets, ".")
    places = tuple(
        Item(found.id, str(set_name(found.set)), center_text(found.center)) for found in TERRITORIES
    )
    return {"squad-1": squad, "squad-2": squad, "territory": Picker("one", places)}


def figure_item(figure: Figure) -> Item:
    kind, name = naming.KINDS[figure.boss], naming.figure_name(figure)
    title = tell("figure-item", figure=name, kind=kind, level=figure.level)
    return Item(figure.id, title, naming.figure_effects(figure), f"face-battle-{figure.id.lower()}")


def center_text(center: Sequence[Front]) -> str:
    """What a cat in the center can do there."""
    if not center:
        return tell("center-item-none")
    return tell("center-item", fronts=[front_phrase(front) for front in center])


def front_phrase(front: int) -> Phrase:
    return tell.phrase(
        "front-does", front=naming.FRONTS[Front(front)], does=naming.FRONT_MEANINGS[Front(front)]
    )


def about(view: View, thing: str, names: Sequence[str]) -> list[tuple[str, str]]:
    """What a cat can do, effect by effect; of other things their clauses."""
    if thing.startswith(("cat-", "foe-")):
        return about_cat(view, cat_of(view, thing))
    found = next((clauses for start, clauses in CLAUSES.items() if thing.startswith(start)), ())
    return [("", clause) for clause in found]


def about_cat(view: View, cat: int) -> list[tuple[str, str]]:
    one = view.cats[cat]
    if one.figure == NONE:
        return []
    fronts = [
        (tell("about-front", front=front_phrase(front)), f"CB-{FRONT_CLAUSE + Front(front)}")
        for front in naming.front_list(one.front)
    ]
    rear = tell("about-rear", rear=naming.rear_text(naming.printed_rear(view, cat)))
    level = tell("about-level", level=one.level, fish=naming.fish(one.level))
    return [(level, "CB-23"), *fronts, (rear, "CB-70")]
