"""`nekoban …`: everything from the command line."""

from __future__ import annotations

import functools
import io
import itertools
import re
import socket
import sys
import threading
import time
import webbrowser
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from enum import StrEnum
from pathlib import Path
from typing import Annotated, Any, NamedTuple

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.text import Text

from nekoban.bots import all_bots, make_bot
from nekoban.bots.search import compile_search, search_is_compiled
from nekoban.core import clauses as clause_list
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.game import Game, is_compiled
from nekoban.core.gpu import DEFAULT_ARCH, PLAY, build, read_facts
from nekoban.core.match import Match
from nekoban.core.notation import NotationError, check_names
from nekoban.core.options import OptionError, spelled
from nekoban.lab import commands as lab
from nekoban.lab.tables import loop_is_compiled, loop_of
from nekoban.rl.entries import compile_steps, steps_are_compiled
from nekoban.rl.gpu_batches import STEPS

app = typer.Typer(
    help="Nekoban: a table for five published rulebooks.", no_args_is_help=False, add_completion=False
)
app.add_typer(lab.app)
ARCH = re.compile(r"sm_\d{2,3}")
GPU_DECISIONS = 1000  # in each match, before the twins are compared
DEFAULT_BOT = "house-cat"  # sits on seats nobody named
FREE = {"allow_extra_args": True, "ignore_unknown_options": True}  # a game's own options
Plain = Annotated[bool, typer.Option("--plain", help="No colour, no drawing: for screen readers and pipes.")]


class UsageError(ValueError):
    """A call that cannot be understood; the text says why."""


def make_console(plain: bool) -> Console:
    return Console(no_color=True, highlight=False, emoji=False, color_system=None) if plain else Console()


def fail(error: Exception) -> None:
    """One clear sentence, exit code 2."""
    Console(stderr=True, highlight=False).print(Text(str(error.args[0])), soft_wrap=True)
    raise SystemExit(2)


def main() -> None:
    """The command line; what a person got wrong is answered with a sentence."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a stray byte must not end a game
    try:
        sys.exit(app(prog_name="nekoban", standalone_mode=False))
    except CALL_ERROR as error:
        fail(UsageError(call_sentence(error)))
    except typer.Abort:
        fail(UsageError("The input ended before all was answered."))
    except (NotationError, OptionError, UsageError, LookupError) as error:
        if isinstance(error, (KeyError, IndexError)):
            raise  # a fault of ours, not of the person's
        fail(error)


CALL_ERROR: Any = typer.BadParameter.__mro__[1]  # whatever the parser of the command line says


def call_sentence(error: Any) -> str:
    """What was wrong with a call, and where to read how it goes."""
    said = " ".join(error.format_message().split()).rstrip(".")
    return f"{said}. `{error.ctx.command_path if error.ctx else 'nekoban'} --help` says what there is."


def read_options(arguments: Iterable[str]) -> dict[str, str]:
    """`--name value`, `--name=value`, or `--name` for yes."""
    words = list(arguments)
    options: dict[str, str] = {}
    while words:
        word = words.pop(0)
        if not word.startswith("--"):
            raise UsageError(f"{word!r} is not an option; options are written --name value.")
        name, equals, value = word[2:].partition("=")
        if not equals:
            value = words.pop(0) if words and not words[0].startswith("--") else "yes"
        options[name] = value
    return options


# --- playing


@app.callback(invoke_without_command=True)
def start(context: typer.Context) -> None:
    """Without a command: ask what to play."""
    if context.invoked_subcommand is None:
        console = Console()
        play_match(ask_game(console), {}, None, None, None, False)


def ask_game(console: Console) -> Game:
    games = list(all_games().values())
    for number, game in enumerate(games, 1):
        console.print(f"{number:3}  [bold]{game.title}[/]  {game.summary}")
    while True:
        try:
            answer = input("What shall we play? ").strip().lower()
        except EOFError:
            raise UsageError("Nothing was chosen: name the game, as in `nekoban play mauwi`.") from None
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:3]) <= len(games):
            return games[int(answer) - 1]
        if answer in all_games():
            return all_games()[answer]
        console.print(f"Please type a number from 1 to {len(games)}, or a name.")


@app.command(context_settings=FREE)
def play(
    context: typer.Context,
    game: Annotated[str, typer.Argument(help="The game: see `nekoban games`.")],
    names: Annotated[str | None, typer.Option(help="The people at this keyboard, apart by commas.")] = None,
    bots: Annotated[str | None, typer.Option(help="Bots for the other seats, apart by commas.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same match.")] = None,
    plain: Plain = False,
) -> None:
    """Play a game here. Every option of the game is one here too: --players 3 --edition mauw."""
    play_match(find_game(game), read_options(context.args), names, bots, seed, plain)


def play_match(
    game: Game, options: dict[str, str], names: str | None, bots: str | None, seed: str | None, plain: bool
) -> None:
    console = make_console(plain)
    try:
        options = game.read_files(options)
    except ValueError as error:
        raise UsageError(str(error)) from None
    chosen = game.options.read(options)
    people = check_names(split_names(ask_names(chosen.players) if names is None else names), chosen.players)
    if not people:
        raise UsageError("At least one person plays here: --names takes one name or more, apart by commas.")
    bot_names = split_names(bots or "") or [DEFAULT_BOT]
    empty = range(len(people), chosen.players)
    seats = {seat: make_bot(bot_names[(seat - empty[0]) % len(bot_names)], game) for seat in empty}
    compile_with_progress([game], console)
    all_names = [*people, *(f"{bot.name.capitalize()} {seat + 1}" for seat, bot in seats.items())]
    match = Match.new(game.name, seed=seed, names=all_names, **options)
    match.bots = {seat: bot.name for seat, bot in seats.items()}
    file = Path(f"{game.name}-{time.strftime('%Y%m%d-%H%M%S')}.neko")
    run_session(match, seats, console, file)


def ask_names(players: int) -> str:
    try:
        return (
            input(f"Who plays? Names apart by commas, bots take the rest of {players} seats [Guest]: ")
            or "Guest"
        )
    except EOFError:
        return "Guest"


def split_names(text: str) -> list[str]:
    return [name.strip() for name in text.split(",") if name.strip()]


def run_session(match: Match, bots: dict[int, Any], console: Console, file: Path) -> None:
    from nekoban.bots.advice import make_adviser
    from nekoban.terminal.session import Session

    Session(match, bots, console, input, file, make_adviser(match.game)).run()


@app.command()
def resume(
    file: Annotated[Path, typer.Argument(help="A saved match.")],
    bots: Annotated[str | None, typer.Option(help="Bots for seats whose names are not people here.")] = None,
    plain: Plain = False,
) -> None:
    """Go on with a saved match."""
    match = Match.load(file)
    match.bots = match.bots or named_bots(match)
    match.bots |= dict(zip(match.bots, split_names(bots or ""), strict=False))
    seats = {seat: make_bot(name, match.game) for seat, name in match.bots.items()}
    compile_with_progress([match.game], make_console(plain))
    run_session(match, seats, make_console(plain), file)


def named_bots(match: Match) -> dict[int, str]:
    """The bots of a file that does not list them: seats that bear the name a bot is given there."""
    return {
        seat: bot
        for seat, name in enumerate(match.names)
        for bot in all_bots()
        if name == f"{bot.capitalize()} {seat + 1}"
    }


@app.command()
def replay(file: Annotated[Path, typer.Argument(help="A saved match.")], plain: Plain = False) -> None:
    """Step through a saved match, forward and back."""
    from nekoban.terminal.replay import replay as step_through

    step_through(Match.load(file), make_console(plain), input)


@app.command()
def verify(
    file: Annotated[Path, typer.Argument(help="A saved match.")],
    fingerprint: Annotated[str | None, typer.Option(help="The one that was shown before the match.")] = None,
) -> None:
    """Deal a saved match again: its seed, and with --fingerprint the one from before, gives these moves."""
    match = Match.load(file)
    if fingerprint is not None and fingerprint.strip().lower() != match.commitment:
        raise UsageError(
            f"The fingerprint of this match's seed is {match.commitment}, not the one given: "
            "it was dealt from another seed than the one shown before."
        )
    result = match.result()
    console = Console(highlight=False)
    console.print(f"{match.game.title}, {match.ply} moves: the seed deals exactly this match.")
    console.print(f"Fingerprint of the seed: {match.commitment}")
    console.print(Text(result.sentence if result else "The match is not over yet."))


class Synchronous(StrEnum):
    """When SQLite takes a write for done."""

    NORMAL = "NORMAL"
    FULL = "FULL"


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="The address to listen at.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes any free one.")] = 8000,
    database: Annotated[str, typer.Option(help="A file for SQLite, or a URL of PostgreSQL.")] = "nekoban.db",
    synchronous: Annotated[
        Synchronous, typer.Option(help="SQLite: FULL waits for the disk, so that a power cut costs nothing.")
    ] = Synchronous.NORMAL,
    threads: Annotated[
        int | None, typer.Option(min=1, help="In which bots think; default: twice the cores.")
    ] = None,
    pace: Annotated[
        float, typer.Option(min=0, max=10, help="Seconds that a move stays before a bot answers it.")
    ] = 0.6,
    proxies: Annotated[
        str, typer.Option(help="Addresses of proxies that may say where a request comes from, by commas.")
    ] = "127.0.0.1",
    browser: Annotated[bool, typer.Option(help="Open a browser where there is one.")] = False,
) -> None:
    """Serve tables for browsers and programs."""
    try:
        from nekoban.server.app import serve as serve_tables
        from nekoban.server.store import StoreError
    except ModuleNotFoundError as error:
        raise UsageError(f"The server needs {error.name}: pip install 'nekoban[server]'.") from None
    if port == 0:
        port = free_port(host)
    elif not is_free(host, port):
        raise UsageError(f"Port {port} is taken. Choose another one with --port; 0 takes any that is free.")
    compile_with_progress(all_games().values(), Console())
    if browser:
        threading.Thread(target=open_browser, args=(host, port), daemon=True).start()
    told = functools.partial(print, flush=True)
    try:
        serve_tables(
            host,
            port,
            database,
            synchronous=synchronous.value,
            threads=threads,
            pace=pace,
            proxies=proxies,
            told=told,
        )
    except StoreError as error:
        raise UsageError(str(error)) from None


def is_free(host: str, port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex((host, port)) != 0


def open_browser(host: str, port: int) -> None:
    """Show the start page as soon as somebody answers there."""
    while is_free(host, port):
        time.sleep(0.1)
    webbrowser.open(f"http://{host}:{port}/")


def free_port(host: str) -> int:
    with socket.socket() as probe:
        probe.bind((host, 0))
        return probe.getsockname()[1]


# --- reading


@app.command()
def games() -> None:
    """The games, with their options."""
    console = Console(highlight=False)
    for game in all_games().values():
        console.print(f"[bold]{game.name}[/]  {game.title} ({game.status}). {game.summary}")
        for name, option in game.options.declared.items():
            form = option.form()
            span = form.get("values") or (f"{form['low']}–{form['high']}" if "low" in form else form["type"])
            span = "|".join(span) if isinstance(span, list) else span
            console.print(Text(f"    --{spelled(name)} {span} (default {option.default}): {option.help}"))
        console.print(Text(f"    {game.credit}"))


@app.command()
def rules(game: Annotated[str, typer.Argument(help="The game.")]) -> None:
    """The rules of a game, clause by clause; our rulings are marked."""
    from nekoban.terminal.session import rule_lines

    Console(highlight=False).print(Text("\n".join(rule_lines(find_game(game).folder))))


# --- checking


@app.command()
def clauses(
    game: Annotated[str | None, typer.Argument(help="One game, or all.")] = None,
    tests: Annotated[Path, typer.Option(help="The folder of the tests.")] = Path("tests"),
) -> None:
    """Each clause with the number of tests that carry its id; exit 1 where one has none."""
    if not tests.is_dir():
        raise UsageError(f"There is no folder {tests}: run this in a checkout, or name it with --tests.")
    chosen = [find_game(game)] if game else list(all_games(hidden=True).values())
    console = Console(highlight=False)
    missing = 0
    for found in chosen:
        counts = clause_list.test_counts(found, tests)
        bare = [clause for clause, count in counts.items() if count == 0]
        missing += len(bare)
        console.print(f"{found.title}: {len(counts)} clauses, {sum(counts.values())} tests that carry an id")
        if game:
            console.print("  ".join(f"{clause} {count}" for clause, count in counts.items()), soft_wrap=True)
        for clause in bare:
            console.print(f"  {clause} has no test")
    raise SystemExit(1 if missing else 0)


@app.command()
def laws(
    game: Annotated[str | None, typer.Argument(help="One game, or all.")] = None,
    games: Annotated[int, typer.Option(min=1, help="How many games to watch, of each.")] = 200,
    seed: Annotated[int, typer.Option(min=0, help="The first game's seed.")] = 0,
    gpu: Annotated[
        bool, typer.Option("--gpu", help="Law 1 on a GPU instead: 1,000 decisions a game.")
    ] = False,
) -> None:
    """Hold games to the laws; exit 1 and the seed on a breach."""
    from nekoban.core.laws import Breach, run

    chosen = [find_game(game)] if game else list(all_games(hidden=True).values())
    console = Console(highlight=False)
    if gpu:
        hold_on_gpu(chosen, games, seed, console)
        return
    compile_with_progress(chosen, console)
    for found in chosen:
        with progress_bar(console) as progress:
            task = progress.add_task(found.title, total=games + len(found.samples()))
            try:
                watch = run(found, games, seed, lambda line, p=progress, t=task: p.advance(t))
            except Breach as breach:
                console.print(Text(str(breach)))
                raise SystemExit(1) from None
        console.print(
            f"{found.title}: {watch.games} games, {watch.positions} positions watched closely, no breach."
        )


def hold_on_gpu(chosen: Iterable[Game], games: int, seed: int, console: Console) -> None:
    """Law 1 for the third twin."""
    from nekoban.core.laws import Breach, run_on_gpu

    for found in chosen:
        try:
            sets = run_on_gpu(found, games, GPU_DECISIONS, seed)
        except Breach as breach:
            console.print(Text(str(breach)))
            raise SystemExit(1) from None
        console.print(
            f"{found.title}: {games} games by {GPU_DECISIONS} decisions, {sets} sets of options: equal."
        )


@app.command()
def ladder(
    game: Annotated[str | None, typer.Argument(help="One game, or all.")] = None,
    seats: Annotated[int | None, typer.Option(help="Players; else 2 and the middle number.")] = None,
    deals: Annotated[int, typer.Option(min=2, help="Deals between neighbours; each is two games.")] = 200,
    far: Annotated[int, typer.Option(min=0, help="Deals of other pairs.")] = 6,
    bots: Annotated[str | None, typer.Option(help="Only these bots, apart by commas.")] = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    write: Annotated[bool, typer.Option("--write", help="Write docs/ladder and the ratings.")] = False,
) -> None:
    """Measure how strong the bots are: a round robin with paired deals. Can be stopped and gone on with."""
    from nekoban.lab import ladder as measuring
    from nekoban.lab.simulate import hands

    if write and (seats or bots):
        raise UsageError("--write tells of all bots at the usual seat counts: leave --seats and --bots out.")
    chosen = [find_game(game)] if game else list(all_games().values())
    names = split_names(bots or "") or all_bots()
    if len(names) < 2:
        raise UsageError("A ladder needs at least two bots, apart by commas.")
    counts = {found.name: measuring.seat_counts(found, seats) for found in chosen}
    for found, name in itertools.product(chosen, names):
        measuring.duellist(found.name, name)  # says which bots there are
    console = Console(highlight=False)
    compile_with_progress(chosen, console)
    with hands(workers, None) as pool:
        for found in chosen:
            ladders = [
                climb_with_progress(found, count, deals, far, names, pool, console)
                for count in counts[found.name]
            ]
            if write:
                luck = measuring.luck_duels(found, pool=pool) if found.is_lucky else []
                measuring.write_pages(found, ladders, luck, Path("docs/ladder"))


def climb_with_progress(
    game: Game, seats: int, deals: int, far: int, names: list[str], pool: Any, console: Console
) -> Any:
    """One ladder, with a bar; then its table."""
    from nekoban.lab import ladder as measuring

    total = measuring.total_deals(seats, names, deals, far)
    with progress_bar(console) as progress:
        task = progress.add_task(f"{game.title}, {seats} seats", total=total)
        told = lambda pair: progress.update(task, advance=1, description=f"{game.title}, {seats}: {pair}")  # noqa: E731
        climbed = measuring.climb(game, seats, deals, far, names, pool, told)
    for line in measuring.ladder_lines(climbed):
        console.print(line)
    return climbed


# --- compiling


@app.command(name="compile")
def compile_rules(
    game: Annotated[str | None, typer.Argument(help="One game, or all.")] = None,
    lab: Annotated[bool, typer.Option(help="What the lab needs too.")] = True,
    gpu: Annotated[bool, typer.Option("--gpu", help="For a GPU instead; this machine needs none.")] = False,
    arch: Annotated[str, typer.Option(help="With --gpu: the kind of GPU, as sm_90.")] = DEFAULT_ARCH,
) -> None:
    """Compile the rules now, and what researchers use, so that nothing waits for it later."""
    chosen = [find_game(game)] if game else list(all_games(hidden=True).values())
    if gpu:
        build_for_gpu(chosen, arch, Console(highlight=False))
        return
    compile_with_progress(chosen, Console(), [part for part in PARTS if lab or part != "lab"])


def build_for_gpu(chosen: Iterable[Game], arch: str, console: Console) -> None:
    """Kernels for one kind of GPU, kept as files that can be carried to another machine."""
    if not ARCH.fullmatch(arch):
        raise UsageError(f"{arch!r} is no kind of GPU; one is written as sm_90.")
    for game in chosen:
        for part in (PLAY, STEPS):
            file = build(game, part, arch)
            for kernel, facts in read_facts(file).items():
                told = (
                    f"{facts['registers']} registers, {facts['stack']} bytes of stack, {facts['size']} bytes"
                )
                console.print(f"{game.title}, {part.name}, {kernel}: {told} of code")
            console.print(Text(str(file)), soft_wrap=True)


class Part(NamedTuple):
    """Code that is compiled with a game's rules: whether it lies ready, and what makes it."""

    is_ready: Callable[[Game], bool]
    make: Callable[[Game], Any]


PARTS = {  # the border comes first, since everything needs it
    "rules": Part(is_compiled, lambda game: game.compiled.compile_ahead()),
    "bots": Part(search_is_compiled, compile_search),
    "steps": Part(steps_are_compiled, compile_steps),
    "lab": Part(loop_is_compiled, loop_of),
}
TO_PLAY = ("rules", "bots")
TO_SIMULATE = ("rules", "bots", "lab")


def progress_bar(console: Console) -> Progress:
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    return Progress(*columns, console=console, transient=not console.is_terminal)


def compile_with_progress(games: Iterable[Game], console: Console, parts: Sequence[str] = TO_PLAY) -> None:
    """Compile what is not in the cache yet, one process a game."""
    missing = [game for game in games if not all(PARTS[part].is_ready(game) for part in parts)]
    if not missing:
        return
    console.print(
        f"Compiling the rules of {', '.join(game.title for game in missing)} (once, until they change)."
    )
    with progress_bar(console) as progress, ProcessPoolExecutor() as pool:
        task = progress.add_task("Compiling", total=len(missing))
        jobs = [pool.submit(compile_game, game.name, parts) for game in missing]
        for job in as_completed(jobs):
            job.result()
            progress.advance(task)


def compile_game(name: str, parts: Sequence[str] = TO_PLAY) -> None:
    """Compile parts of a game, or load them from the cache."""
    for part in parts:
        PARTS[part].make(find_game(name))


for found in all_games().values():
    for word, function in (found.commands.COMMANDS if found.commands else {}).items():
        app.command(name=word, rich_help_panel=found.title)(function)

if __name__ == "__main__":
    sys.exit(main())
