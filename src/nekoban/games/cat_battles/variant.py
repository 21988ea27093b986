"""Cat Battles: what a variant may change, figures of one's own and the territory."""

from nekoban.core.options import Chosen, OptionValues
from nekoban.core.untrusted_text import FileValue
from nekoban.core.variant_files import Change, VariantFile
from nekoban.games.cat_battles.data.figures import FIGURES, OWN, SETS, Figure, read_figure, set_name, spelled
from nekoban.games.cat_battles.data.own_territory import check_borders, check_center, parts_of, territory_text
from nekoban.games.cat_battles.data.squads import read_squad, with_own_figures
from nekoban.games.cat_battles.parts import WITHOUT_AMOUNT
from nekoban.games.cat_battles.words import tell

TABLES = ("territory", "figure")
LATE_OPTIONS = ("squad-1", "squad-2")


def read(file: VariantFile, options: OptionValues) -> OptionValues:
    """Cat Battles: `[[figure]]` are figures that the squads may name; `[territory]` is where they fight."""
    found: OptionValues = {}
    squads = {name: options[name] for name in LATE_OPTIONS if name in options}
    try:
        figures = [own_figure(file, place, one) for place, one in enumerate(file.tables("figure"), 1)]
        found |= with_own_figures({**squads, "figures": figures})
    except ValueError as error:
        file.fault("figure", error)
    if territory := file.table("territory"):
        territory.only(("center", "touching"))
        center, borders = territory.values.get("center"), territory.values.get("touching")
        try:
            found["own-territory"] = read_territory(center, borders)
        except ValueError as error:
            file.fault("territory", error)
    return found


def own_figure(file: VariantFile, number: int, values: FileValue) -> Figure:
    """CB-01. A figure of the file, of a set that is not one of ours."""
    set_id = str(values.get("id", ""))[:3] if isinstance(values, dict) else ""
    if set_id in SETS:
        raise ValueError(tell("not-anew", figure=str(values["id"])[:40], set=set_name(set_id)))
    return read_figure(file.source.name, number, values, set_id, OWN)


def read_territory(center: FileValue, borders: FileValue) -> str:
    """CB-02, CB-03. The text of the option, from two lists."""
    if center is not None:
        if not isinstance(center, list) or not all(isinstance(word, str) for word in center):
            raise ValueError(tell("center-list"))
        check_center(center)
    if borders is not None:
        if not isinstance(borders, list) or not all(isinstance(pair, list) for pair in borders):
            raise ValueError(tell("touching-list"))
        check_borders(borders)
    return territory_text(center, borders)


def write(options: Chosen) -> dict[str, FileValue]:
    """Cat Battles: the figures of one's own by themselves; the squads name them."""
    tables: dict[str, FileValue] = {}
    own = own_figures(options)
    if own:
        squads = {name: read_squad(options[name]).cats for name in LATE_OPTIONS}
        tables["options"] = {
            name: ".".join(cat.id for cat in cats)
            for name, cats in squads.items()
            if any(cat.id in own for cat in cats)
        }
        tables["figure"] = [figure_table(figure) for figure in own.values()]
    center, borders = parts_of(options["own-territory"])
    if center is not None:
        tables["territory"] = {"center": center}
    if borders is not None:
        tables["territory"] = {**tables.get("territory", {}), "touching": [list(pair) for pair in borders]}
    return tables


def own_figures(options: Chosen) -> dict[str, Figure]:
    """The figures of both squads that are neither published nor ours, by id."""
    cats = [cat for name in LATE_OPTIONS for cat in read_squad(options[name]).cats]
    return {cat.id: cat for cat in cats if cat.id not in FIGURES}


def figure_table(figure: Figure) -> dict[str, FileValue]:
    """A figure as a table of a variant file."""
    rear: dict[str, FileValue] = {} if figure.boss else {"cost": figure.rear.cost}
    rear |= {"when": spelled(figure.rear.timing), "if": spelled(figure.rear.condition)}
    rear["what"] = spelled(figure.rear.effect)
    if figure.rear.effect not in WITHOUT_AMOUNT:
        rear["amount"] = figure.rear.amount
    return {
        "id": figure.id,
        "name": figure.name,
        "kind": "boss" if figure.boss else "kitten",
        "level": figure.level,
        "front": [spelled(front) for front in figure.front],
        "rear": rear,
    }


def changes(options: Chosen) -> list[Change]:
    """CB-01 to CB-03. Figures that nobody published, another Center Effect, other borders."""
    found = []
    for name in LATE_OPTIONS:
        for figure in dict.fromkeys(read_squad(options[name]).cats):
            if figure.id not in FIGURES:
                said = tell("change-figure", figure=figure.id, name=figure.name)
                found.append(Change(name.replace("-", "_"), "CB-01", said))
    center, borders = parts_of(options["own-territory"])
    if borders is not None:
        said = tell("change-touching", count=len(borders))
        found.append(Change("own_territory", "CB-02", said))
    if center is not None:
        said = tell("change-center", effects=center or [tell("no-effect")])
        found.append(Change("own_territory", "CB-03", said))
    return found
