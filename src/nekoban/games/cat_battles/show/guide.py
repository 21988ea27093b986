"""Cat Battles: what the page says to a newcomer."""

from collections.abc import Sequence

from nekoban.core.contracts import Item, Picker
from nekoban.core.record import NONE, View
from nekoban.games.cat_battles.data.figures import FIGURES, SETS, TERRITORIES, Figure
from nekoban.games.cat_battles.parts import Ask, Front
from nekoban.games.cat_battles.rules.places import squad_start
from nekoban.games.cat_battles.rules.tasks import asked
from nekoban.games.cat_battles.show import naming
from nekoban.games.cat_battles.show.questions import question

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
    return "Take all the fish that the other side's Boss holds."


def prompt(view: View, picked: Sequence[str], names: Sequence[str]) -> str:
    """What to click next."""
    if not picked:
        return question(view, names)
    name = naming.cat_name(view, cat_of(view, picked[0]))
    if picked[0].startswith("foe-"):
        return f"Now choose the area where {name} goes."
    if asked(view) == Ask.MAIN_PHASE:
        return (
            f"Now choose an area for {name}, or a cat to attack; or how many fish {name} pays for its effect."
        )
    return f"Now choose how many fish {name} pays itself for its effect; the dish pays the rest."


def cat_of(view: View, thing: str) -> int:
    """The cat of a click, as the owner of this view calls it."""
    side, number = thing.split("-")
    own = view.viewer or 0
    return squad_start(own if side == "cat" else 1 - own) + int(number)


def pickers() -> dict[str, Picker]:
    """Squads figure by figure, and territories by their Center Effect."""
    sets = tuple(Item(found.id, found.name) for found in SETS.values())
    squad = Picker("count", tuple(map(figure_item, FIGURES.values())), sets, ".")
    places = tuple(Item(found.id, found.name, center_text(found.center)) for found in TERRITORIES)
    return {"squad-1": squad, "squad-2": squad, "territory": Picker("one", places)}


def figure_item(figure: Figure) -> Item:
    kind = "Boss" if figure.boss else "Kitten"
    title = f"{figure.name}, {kind}, level {figure.level}"
    text = f"Front: {naming.front_meaning(figure.front_bits)}. Rear: {naming.rear_text(figure.rear)}."
    return Item(figure.id, title, text, f"face-battle-{figure.id.lower()}")


def center_text(center: Sequence[Front]) -> str:
    """What a cat in the center can do there."""
    if not center:
        return "The center has no effect."
    effects = [f"{naming.FRONTS[front]}, {naming.FRONT_MEANINGS[front]}" for front in center]
    return f"A cat in the center has {'; '.join(effects)}."


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
        (f"{naming.FRONTS[front]}: {naming.FRONT_MEANINGS[front]}.", f"CB-{FRONT_CLAUSE + Front(front)}")
        for front in naming.front_list(one.front)
    ]
    rear = f"Rear effect, {naming.rear_text(naming.printed_rear(view, cat))}."
    level = f"Level {one.level}: it costs {naming.fish(one.level)} and rolls up to {one.level} times."
    return [(level, "CB-23"), *fronts, (rear, "CB-70")]
