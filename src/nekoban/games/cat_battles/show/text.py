"""Cat Battles: the table in text, for terminals and screen readers. Rich markup; --plain drops it."""

from collections.abc import Callable, Iterable, Sequence

from rich.markup import escape

from nekoban.core.messages import Phrase
from nekoban.core.record import SeatNumber, View
from nekoban.games.cat_battles.data.figures import FIGURES, Figure, figure_id, set_name
from nekoban.games.cat_battles.data.squads import Draft, SquadError, change_draft
from nekoban.games.cat_battles.parts import AREAS, BASES, SQUAD, Area, Ask, Rest
from nekoban.games.cat_battles.rules.places import owner, squad_end, squad_start
from nekoban.games.cat_battles.rules.tasks import FIGHTING, asked
from nekoban.games.cat_battles.show.naming import (
    AREA_NAMES,
    PHASES,
    cat_name,
    cat_text,
    figure_name,
    figure_text,
    front_text,
    listed,
    marked,
    whose,
)
from nekoban.games.cat_battles.show.questions import dice_text
from nekoban.games.cat_battles.words import tell


def table(view: View, seat: SeatNumber | None, names: Sequence[str]) -> str:
    """Cat Battles: the whole table. A cat's number is what moves call it; 0 is the Boss."""
    shown = [escape(name) for name in names]
    lines = [heading(view, shown), "", *territory_lines(view, shown), ""]
    for number in range(view.seats):
        lines += [player_line(view, number, shown), *aside_lines(view, number)]
    if asked(view) in FIGHTING:
        lines += ["", attack_line(view, shown)]
    lines += ["", bold(tell("text-cats"))]
    for number in range(view.seats):
        lines += [tell("text-squad-of", player=shown[number]), *figure_lines(view, number)]
    return "\n".join(lines)


def bold(words: object) -> str:
    """In rich markup."""
    return f"[bold]{words}[/]"


def heading(view: View, names: Sequence[str]) -> str:
    """Whose turn of Cat Battles it is, over the table as text."""
    if view.to_move < 0:
        return bold(tell("text-over"))
    return tell(
        "text-heading-duel" if view.one_on_one else "text-heading",
        turn=bold(tell("text-turn", turn=view.turn)),
        player=names[view.current],
        phase=PHASES[Ask(view.phase)],
        duel=bold(tell("text-duel")),
    )


def territory_lines(view: View, names: Sequence[str]) -> list[str]:
    """The areas from north to south, with the areas each touches."""
    lines = []
    for area in reversed(AREAS):
        cats = [cat_line(view, cat, names) for cat in cats_at(view, area)]
        standing = listed(cats) if cats else tell("text-nobody")
        lines.append(tell("text-area", area=area_heading(view, area, names), cats=standing))
    lanes = [tell("text-touches", area=AREA_NAMES[area], others=touching_areas(view, area)) for area in AREAS]
    return [*lines, f"[dim]{tell('text-touching', areas=listed(lanes))}[/]"]


def area_heading(view: View, area: Area, names: Sequence[str]) -> str:
    """An area with what is special about it."""
    place = bold(AREA_NAMES[area])
    if area in BASES:
        return tell("text-base", area=place, player=names[BASES.index(area)])
    if area == Area.CENTER and view.center:
        return tell("text-gives", area=place, fronts=front_text(view.center))
    return place


def touching_areas(view: View, area: int) -> list[Phrase]:
    """The names of the areas that an area touches, as text."""
    return [AREA_NAMES[other] for other in AREAS if (view.touching[area] >> other) & 1]


def cats_at(view: View, area: int) -> list[int]:
    """The cats of an area, for the table as text."""
    return [
        cat
        for seat in range(view.seats)
        for cat in range(squad_start(seat), squad_end(view, seat))
        if view.cats[cat].area == area
    ]


def cat_line(view: View, cat: int, names: Sequence[str]) -> str:
    """One cat as text."""
    one, name = view.cats[cat], marked_name(view, cat)
    marks = [
        tell("mark-fish", held=one.held, level=one.level),
        *([tell("mark-acted")] if one.acted else [tell("mark-moved")] if one.moved else []),
        *([tell("mark-used")] if one.used else []),
        *([tell("mark-more", more=one.more)] if one.more else []),
        *([tell("mark-rests-next")] if one.rest == Rest.NEXT_TURN else []),
        *([tell("mark-rests")] if one.rest == Rest.THIS_TURN else []),
    ]
    called = tell("text-boss", cat=name) if cat % SQUAD == 0 else name
    return tell("text-cat", player=names[owner(cat)], number=cat % SQUAD, cat=called, marks=marks)


def marked_name(view: View, cat: int) -> str:
    """A cat's name, with the origin of a figure that was not published."""
    return marked(cat_name(view, cat), figure_id(view.cats[cat].figure))


def player_line(view: View, seat: SeatNumber, names: Sequence[str]) -> str:
    """One player of Cat Battles as text: fish and bench."""
    player = view.players[seat]
    return tell("text-player", player=bold(names[seat]), box=player.box, dish=player.dish, trash=player.trash)


def aside_lines(view: View, seat: SeatNumber) -> list[str]:
    """Bench and hangout."""
    lines = []
    for place in (Area.BENCH, Area.HANGOUT):
        cats = [cat for cat in cats_at(view, place) if owner(cat) == seat]
        waiting = [
            tell("text-waiting", number=cat % SQUAD, cat=marked_name(view, cat), level=view.cats[cat].level)
            for cat in cats
        ]
        if waiting:
            lines.append(f"  {tell('text-aside', area=AREA_NAMES[place], cats=waiting)}")
    return lines


def attack_line(view: View, names: Sequence[str]) -> str:
    """The attack that is going on, as text."""
    return tell(
        "text-attack",
        attacker=bold(whose(view, view.attacker, names)),
        target=bold(whose(view, view.target, names)),
        dice=dice_text(view),
        left=view.roll_limit - view.roll_count,
    )


def figure_lines(view: View, seat: SeatNumber) -> list[str]:
    """What is printed on the figures of a squad, each once."""
    lines: dict[int, str] = {}
    for cat in range(squad_start(seat), squad_end(view, seat)):
        lines.setdefault(view.cats[cat].figure, f"  {cat_text(view, cat)}")
    return list(lines.values())


# --- the squad builder ----------------------------------------------------------------------------


def figure_sheet(figures: Iterable[Figure] = tuple(FIGURES.values())) -> str:
    """All figures, by set, each with its origin."""
    lines: list[str] = []
    current = ""
    for figure in figures:
        if figure.id[:3] != current:
            current = figure.id[:3]
            heading = tell("set-heading", set=current, name=set_name(current))
            lines.append(marked(bold(heading), figure.id))
        lines.append(f"  {figure_text(figure)}")
    return "\n".join(lines)


def draft_sheet(draft: Draft) -> str:
    """The squad so far, and what it lacks."""
    cats = [tell("builder-cat", figure=figure.id, cat=figure_name(figure)) for figure in draft.figures]
    squad = tell("builder-squad", cats=cats) if cats else tell("builder-nobody")
    return f"{squad}\n{draft.problem or tell('builder-ready', squad=draft.text)}"


def build_squad(
    ask: Callable[[str], str], show: Callable[[str], None], own: Iterable[Figure] = ()
) -> str | None:
    """The squad builder: asks for commands until a legal squad is done. Its text, or None after quit."""
    draft = Draft(pool={**FIGURES, **{figure.id: figure for figure in own}})
    show(figure_sheet(draft.pool.values()))
    show(tell("builder-commands"))
    while True:
        command = ask(f"{draft_sheet(draft)}\n> ").strip()
        if command.lower() == "quit":
            return None
        try:
            if command.lower() != "done":
                change_draft(draft, command)
            elif draft.problem is None:
                return draft.text
            else:
                show(escape(draft.problem))
        except SquadError as error:
            show(escape(str(error)))
