"""Commands for authors of games: starting a game, checking it, and compiling it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from nekoban.commands.arguments import GameName, OneGame, UsageError, chosen_games
from nekoban.commands.preparing import PARTS, compile_with_progress, progress_bar
from nekoban.commands.words import tell
from nekoban.core import clauses as clause_list
from nekoban.core.catalogue import find_game
from nekoban.core.game import Game
from nekoban.core.language import languages
from nekoban.core.messages import number

SENTENCES = 100  # of this many decisions whose clauses are checked, one is put into sentences, one clicked at

app = typer.Typer()


@app.command()
def check(
    game: GameName,
    games: Annotated[int, typer.Option(min=1, help="How many games to check the laws on.")] = 30,
) -> None:
    """Check everything that is required of a game; exit code 1 if something is missing or broken."""
    from nekoban.adding.demands import BROKEN, LOADS, STATUSES, answers, why_not_loaded

    console = Console(highlight=False)
    if why := why_not_loaded(game):
        console.print(Text(f"{BROKEN:8} {LOADS}\n         {why}"))
        raise SystemExit(1)
    found, fails = find_game(game), 0
    if found.status not in STATUSES:
        raise UsageError(
            tell("status-unknown", title=found.title, status=repr(found.status), known=[*STATUSES])
        )
    console.print(Text(f"ok       {LOADS}"))
    for answer in answers(found, games):
        due = "" if answer.demand.status == "draft" else f" ({answer.demand.status})"
        console.print(Text(f"{answer.found:8} {answer.demand.sentence}{due}"), soft_wrap=True)
        if answer.what:
            console.print(Text(f"         {answer.what}"), soft_wrap=True)
        fails += answer.counts(found.status)
    said = tell.phrase(
        "checked-open" if fails else "checked-well", title=found.title, status=found.status, count=fails
    )
    console.print(Text(str(said)))
    raise SystemExit(1 if fails else 0)


@app.command()
def clauses(
    game: OneGame = None,
    tests: Annotated[Path | None, typer.Option(help="The folder of the tests, if it is not found.")] = None,
) -> None:
    """List each clause with the number of its tests; exit code 1 if a clause has none."""
    if tests is not None and not tests.is_dir():
        raise UsageError(tell("no-folder", folder=str(tests)))
    console = Console(highlight=False)
    missing = 0
    for found in chosen_games(game, hidden=True):
        folder = clause_list.folder_of_tests(found, tests)
        if folder is None:
            raise UsageError(tell("no-tests", title=found.title))
        counts = clause_list.test_counts(found, folder)
        bare = [clause for clause, count in counts.items() if count == 0]
        missing += len(bare)
        carried = sum(counts.values())
        console.print(tell("clause-counts", title=found.title, clauses=len(counts), tests=carried))
        if game:
            console.print("  ".join(f"{clause} {count}" for clause, count in counts.items()), soft_wrap=True)
        for clause in bare:
            console.print(f"  {tell('clause-bare', clause=clause)}")
    raise SystemExit(1 if missing else 0)


@app.command()
def new_game(
    name: Annotated[str, typer.Argument(help="The name to type, such as hidden-hands.")],
    title: Annotated[
        str | None, typer.Option(help="The title to show; by default made from the name.")
    ] = None,
    package: Annotated[
        Path | None, typer.Option(help="Write a separate package into this folder, not into this checkout.")
    ] = None,
) -> None:
    """Write a small complete game with pictures and tests, as a start for your own."""
    from nekoban.adding.new_game import NewGameError, write_here, write_package

    checkout = clause_list.project_of(find_game("mice"))
    try:
        if package is not None:
            files = write_package(name, title, package)
        elif checkout is None:
            raise UsageError(tell("no-checkout"))
        else:
            files = write_here(name, title, checkout)
    except NewGameError as error:
        raise UsageError(str(error)) from None
    console = Console(highlight=False)
    for file in files:
        console.print(Text(str(file)), soft_wrap=True)
    install = "" if package is None else f"pip install --editable {package}\n"
    console.print(
        Text(f"{tell('next-steps')}\n{install}nekoban play {name}\nnekoban check {name}"), soft_wrap=True
    )


@app.command()
def laws(
    game: OneGame = None,
    games: Annotated[int, typer.Option(min=1, help="How many matches to check, of each game.")] = 200,
    seed: Annotated[int, typer.Option(min=0, help="The first game's seed.")] = 0,
    gpu: Annotated[bool, typer.Option("--gpu", help="Check law 1 for the rules on a GPU.")] = False,
    reasons: Annotated[
        int, typer.Option(min=0, help="Check law 12 alone, over this many random decisions.")
    ] = 0,
    worlds: Annotated[
        int, typer.Option(min=0, help="Check laws 6 and 15 alone, over this many imagined worlds.")
    ] = 0,
    telling: Annotated[
        int,
        typer.Option(
            min=0, help="Tell this many random games of every sample in all languages, and nothing else."
        ),
    ] = 0,
) -> None:
    """Check the laws on random matches; exit code 1 and the seed if one is broken."""
    from nekoban.adding.advising import told_as_advice
    from nekoban.adding.showing import check_showing
    from nekoban.commands.gpu import hold_on_gpu
    from nekoban.core.breaches import Breach
    from nekoban.core.laws import run

    chosen = chosen_games(game, hidden=True)
    console = Console(highlight=False)
    if gpu:
        hold_on_gpu(chosen, games, seed, console)
        return
    if reasons or worlds:
        check_one_law(chosen, reasons, worlds, seed, console)
        return
    if telling:
        tell_games(chosen, telling, seed, console)
        return
    compile_with_progress(chosen, console)
    for found in chosen:
        with progress_bar(console) as progress:
            task = progress.add_task(found.title, total=games + len(found.samples()))
            try:
                step = lambda line, p=progress, t=task: p.advance(t)  # noqa: E731
                watch = run(found, games, seed, step, check_showing, told_as_advice)
            except Breach as breach:
                console.print(Text(str(breach)))
                raise SystemExit(1) from None
        counts = {"games": watch.games, "positions": watch.positions}
        console.print(tell("laws-hold", title=found.title, **counts))


@app.command()
def translate(
    language: Annotated[
        str | None, typer.Argument(help="The code of a language, such as fr; all if left out.")
    ] = None,
    check: Annotated[
        bool,
        typer.Option(
            "--check", help="Show what is missing or out of date, and what has the wrong arguments."
        ),
    ] = False,
    stamp: Annotated[
        bool, typer.Option("--stamp", help="Mark the translations as made from the present English text.")
    ] = False,
) -> None:
    """Check the translations, or mark them as up to date; exit code 1 if something is open."""
    from nekoban.adding import translations

    if not check and not stamp:
        raise UsageError(tell("check-or-stamp"))
    console, open_count = Console(highlight=False), 0
    for code in [language] if language else languages()[1:]:
        for file in translations.stamp(code) if stamp else []:
            console.print(Text(tell("marked", file=str(file))), soft_wrap=True)
        found = [*translations.gaps(code)] if check else []
        for gap in found:
            console.print(Text(gap), soft_wrap=True)
        if check:
            said = "translation-open" if found else "translation-done"
            console.print(Text(tell(said, code=code, count=len(found))))
        open_count += len(found)
    raise SystemExit(1 if open_count else 0)


def check_one_law(chosen: list[Game], reasons: int, worlds: int, seed: int, console: Console) -> None:
    """What `nekoban laws --reasons` and `nekoban laws --worlds` do."""
    from nekoban.core.breaches import Breach
    from nekoban.core.laws import click, imagine_worlds, listen, question

    for found in chosen:
        for wanted, check, said in (
            (reasons, question, "reasons-hold"),
            (-(-reasons // SENTENCES), listen, "sentences-hold"),
            (-(-reasons // SENTENCES), click, "clicks-hold"),
            (worlds, imagine_worlds, "worlds-hold"),
        ):
            if not wanted:
                continue
            with progress_bar(console) as progress:
                task = progress.add_task(found.title, total=wanted)
                try:
                    made, sets = check(
                        found, wanted, seed, lambda made, p=progress, t=task: p.update(t, completed=made)
                    )
                except Breach as breach:
                    console.print(Text(str(breach)))
                    raise SystemExit(1) from None
            console.print(tell(said, title=found.title, made=number(made, 0), sets=sets))


def tell_games(chosen: list[Game], games: int, seed: int, console: Console) -> None:
    """What `nekoban laws --telling` does."""
    from nekoban.adding.telling import Untold, check_telling

    compile_with_progress(chosen, console)
    for found in chosen:
        with progress_bar(console) as progress:
            task = progress.add_task(found.title, total=games)
            try:
                heard = check_telling(found, games, seed, lambda p=progress, t=task: p.advance(t))
            except Untold as untold:
                console.print(Text(str(untold)))
                raise SystemExit(1) from None
        count = len(heard.different)
        console.print(tell("telling-holds", title=found.title, games=games, sentences=count))


@app.command(name="compile")
def compile_rules(
    game: OneGame = None,
    lab: Annotated[bool, typer.Option(help="Also compile what the lab needs.")] = True,
    laws: Annotated[bool, typer.Option("--laws", help="Also compile what checks the laws.")] = False,
    gpu: Annotated[bool, typer.Option("--gpu", help="Compile for a GPU; this machine needs none.")] = False,
    arch: Annotated[str, typer.Option(help="With --gpu: the kind of GPU.")] = "sm_90",
) -> None:
    """Compile the rules, and what researchers use, ahead of time."""
    chosen = chosen_games(game, hidden=True)
    if gpu:
        from nekoban.commands.gpu import build_for_gpu

        build_for_gpu(chosen, arch, Console(highlight=False))
        return
    asked = {"lab": lab, "laws": laws}
    compile_with_progress(chosen, Console(), [part for part in PARTS if asked.get(part, True)])
