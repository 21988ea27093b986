"""Cat Battles: the table in text, for terminals and screen readers. Rich markup; --plain drops it."""

from collections.abc import Callable, Iterable, Sequence

from rich.markup import escape

from nekoban.core.record import SeatNumber, View
from nekoban.core.sentences import counted
from nekoban.games.cat_battles.data.figures import FIGURES, SETS, Figure, figure_id
from nekoban.games.cat_battles.data.squads import Draft, SquadError, change_draft
from nekoban.games.cat_battles.parts import AREAS, BASES, SQUAD, Area, Ask, Rest
from nekoban.games.cat_battles.rules.places import owner, squad_end, squad_start
from nekoban.games.cat_battles.rules.tasks import FIGHTING, asked
from nekoban.games.cat_battles.show.naming import (
    AREA_NAMES,
    cat_name,
    cat_text,
    figure_text,
    front_text,
    origin_mark,
)
from nekoban.games.cat_battles.show.questions import dice_text

PHASES = {
    Ask.START_PHASE: "start phase",
    Ask.PLAY_PHASE: "play phase",
    Ask.MAIN_PHASE: "main phase",
    Ask.END_PHASE: "end phase",
}


def table(view: View, seat: SeatNumber | None, names: Sequence[str]) -> str:
    """The whole table. A cat's number is what moves call it; 0 is the Boss."""
    shown = [escape(name) for name in names]
    lines = [heading(view, shown), "", *territory_lines(view, shown), ""]
    for number in range(view.seats):
        lines += [player_line(view, number, shown), *aside_lines(view, number)]
    if asked(view) in FIGHTING:
        lines += ["", attack_line(view, shown)]
    lines += ["", "[bold]Cats[/]"]
    for number in range(view.seats):
        lines += [f"{shown[number]}:", *figure_lines(view, number)]
    return "\n".join(lines)


def heading(view: View, names: Sequence[str]) -> str:
    if view.to_move < 0:
        return "[bold]The game is over.[/]"
    phase = PHASES[Ask(view.phase)]
    duel = " [bold]One on One.[/]" if view.one_on_one else ""
    return f"[bold]Turn {view.turn}[/], {names[view.current]}'s {phase}.{duel}"


def territory_lines(view: View, names: Sequence[str]) -> list[str]:
    """The areas from north to south, with the areas each touches."""
    lines = []
    for area in reversed(AREAS):
        place = AREA_NAMES[area].removeprefix("the ")
        home = f" ({names[BASES.index(area)]}'s base)" if area in BASES else ""
        gained = f" (gives {front_text(view.center)})" if area == Area.CENTER and view.center else ""
        cats = [cat_line(view, cat, names) for cat in cats_at(view, area)]
        lines.append(f"[bold]{place}[/]{home}{gained}: {'; '.join(cats) or 'nobody'}")
    lanes = "; ".join(f"{spelled(area)}: {touching_text(view, area)}" for area in AREAS)
    return [*lines, f"[dim]Touching: {lanes}[/]"]


def spelled(area: int) -> str:
    return AREA_NAMES[Area(area)].removeprefix("the ")


def touching_text(view: View, area: int) -> str:
    return ", ".join(spelled(other) for other in AREAS if (view.touching[area] >> other) & 1)


def cats_at(view: View, area: int) -> list[int]:
    return [
        cat
        for seat in range(view.seats)
        for cat in range(squad_start(seat), squad_end(view, seat))
        if view.cats[cat].area == area
    ]


def cat_line(view: View, cat: int, names: Sequence[str]) -> str:
    one = view.cats[cat]
    title = "Boss " if cat % SQUAD == 0 else ""
    marks = [
        *(["acted"] if one.acted else ["moved"] if one.moved else []),
        *(["effect used"] if one.used else []),
        *([f"damage +{one.more} this turn"] if one.more else []),
        *(["rests next turn"] if one.rest == Rest.NEXT_TURN else []),
        *(["rests"] if one.rest == Rest.THIS_TURN else []),
    ]
    tail = f", {', '.join(marks)}" if marks else ""
    name = f"{names[owner(cat)]} {cat % SQUAD} {title}{marked_name(view, cat)}"
    return f"{name} ({one.held} of {one.level} fish{tail})"


def marked_name(view: View, cat: int) -> str:
    """A cat's name, with the origin of a figure that was not published."""
    return f"{cat_name(view, cat)}{origin_mark(figure_id(view.cats[cat].figure))}"


def player_line(view: View, seat: SeatNumber, names: Sequence[str]) -> str:
    player = view.players[seat]
    return f"[bold]{names[seat]}[/]: box {player.box}, dish {player.dish}, trash {player.trash}"


def aside_lines(view: View, seat: SeatNumber) -> list[str]:
    """Bench and hangout."""
    lines = []
    for place in (Area.BENCH, Area.HANGOUT):
        cats = [cat for cat in cats_at(view, place) if owner(cat) == seat]
        listed = ", ".join(
            f"{cat % SQUAD} {marked_name(view, cat)} (level {view.cats[cat].level})" for cat in cats
        )
        if listed:
            lines.append(f"  {spelled(place)}: {listed}")
    return lines


def attack_line(view: View, names: Sequence[str]) -> str:
    return (
        f"[bold]{names[owner(view.attacker)]}'s {cat_name(view, view.attacker)}[/] attacks "
        f"[bold]{names[owner(view.target)]}'s {cat_name(view, view.target)}[/]. "
        f"Rolled: {dice_text(view)}; {counted(view.roll_limit - view.roll_count, 'roll')} left."
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
            name = SETS[current].name if current in SETS else "Own figures"
            lines.append(f"[bold]{current} {name}[/]{origin_mark(figure.id)}")
        lines.append(f"  {figure_text(figure)}")
    return "\n".join(lines)


def draft_sheet(draft: Draft) -> str:
    """The squad so far, and what it lacks."""
    cats = ", ".join(f"{figure.id} {figure.name}" for figure in draft.figures) or "nobody yet"
    return f"Squad: {cats}.\n{draft.problem or f'Ready: {draft.text}'}"


def build_squad(
    ask: Callable[[str], str], show: Callable[[str], None], own: Iterable[Figure] = ()
) -> str | None:
    """The squad builder: asks for commands until a legal squad is done. Its text, or None after quit."""
    draft = Draft(pool={**FIGURES, **{figure.id: figure for figure in own}})
    show(figure_sheet(draft.pool.values()))
    show("Commands: add ID, drop ID, from SQUAD, done, quit.")
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
