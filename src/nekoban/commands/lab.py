"""Commands for researchers: simulate, tournament, report, analyse, ladder."""

from __future__ import annotations

import contextlib
import math
import os
import re
import shlex
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer
from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from nekoban.bots import make_bot
from nekoban.bots.levels import Level, deepest_name, levels_of
from nekoban.bots.naming import with_seconds
from nekoban.commands.arguments import (
    FREE,
    GameName,
    OneGame,
    UsageError,
    chosen_games,
    game_options,
    split_names,
)  # fmt: skip
from nekoban.commands.preparing import TO_SIMULATE, compile_with_progress, progress_bar
from nekoban.commands.reviewing import JudgeBudget, judges, told_review
from nekoban.commands.words import tell
from nekoban.core.cache import cache_root
from nekoban.core.catalogue import find_game
from nekoban.core.game import Game
from nekoban.core.language import ENGLISH, reading
from nekoban.core.messages import number
from nekoban.core.messages import tell as shared
from nekoban.core.options import Chosen, OptionError
from nekoban.core.variants import published
from nekoban.review.judging import BUDGET, make_judge

if TYPE_CHECKING:
    from concurrent.futures import Executor

    from nekoban.lab import setting
    from nekoban.lab.gpu_tables import GpuTable
    from nekoban.lab.ladder import Ladder
    from nekoban.lab.report import Order
    from nekoban.lab.statistics import Estimate
    from nekoban.lab.tables import Plan

app = typer.Typer()
BETWEEN = re.compile(r"\s*,\s*(?=[\w-]+=)|\s+")  # options in one text; a value may have commas
Bots = Annotated[
    str,
    typer.Option(
        help="Bots, separated by commas; if fewer than seats, they take turns. Your own: module:Class, "
        "program:COMMAND or http://ADDRESS."
    ),
]
Seconds = Annotated[
    float | None,
    typer.Option(
        min=0.001, max=3600, help="How long a searching bot thinks, and one of your own may, for each move."
    ),
]
UsualBot = Annotated[
    str | None, typer.Option("--bot", help="The bot whose games are described; default: a strong level.")
]
WeakerBot = Annotated[
    str | None, typer.Option("--weaker", help="A weaker bot that is asked whether the findings hold,")
]
StrongerBot = Annotated[
    str | None, typer.Option("--stronger", help="and a stronger one; default: the strongest measured level.")
]
TENTHS = 10
Workers = Annotated[int, typer.Option(min=1, help="How many processes play; 1 uses only this one.")]


def bot_names(text: str, seconds: float | None) -> list[str]:
    """The bots of an option, each with this many seconds for a move."""
    return [with_seconds(name, seconds) for name in split_names(text)]


class RateColumn(ProgressColumn):
    """How many per second."""

    def render(self, task: Task) -> Text:
        return Text(f"{number(task.speed, 0)}/s" if task.speed else "")


@contextlib.contextmanager
def progress(console: Console, title: str, total: int | None) -> Iterator[Callable[[int], None]]:
    """A bar with count, rate and time left; yields the function that advances it."""
    columns = (
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), RateColumn(),
        TimeRemainingColumn(elapsed_when_finished=True),
    )  # fmt: skip
    with Progress(*columns, console=console, transient=not console.is_terminal) as bar:
        task = bar.add_task(title, total=total)
        yield lambda many: bar.advance(task, many)


@contextlib.contextmanager
def long_progress(console: Console, title: str, total: int) -> Iterator[Callable[[int], None]]:
    """A bar; without a terminal, a line for every tenth of the way."""
    if console.is_terminal:
        with progress(console, title, total) as told:
            yield told
        return
    done = 0

    def add(many: int) -> None:
        nonlocal done
        tenths, done = TENTHS * done // total, done + many
        if TENTHS * done // total > tenths:
            said = tell("games-so-far", title=title, done=number(done, 0), total=number(total, 0))
            console.print(said, soft_wrap=True)

    yield add


def make_ready(game: Game, console: Console) -> None:
    """Compile what the lab needs, with a bar; only the first time is slow."""
    compile_with_progress([game], console, TO_SIMULATE)


def check_lab() -> None:
    """Check that the lab's libraries are installed.

    Polars gets one thread, which is enough to write the results: more threads would only use more memory, and
    the cores are needed for playing.
    """
    os.environ.setdefault("POLARS_MAX_THREADS", "1")
    try:
        import polars  # noqa: F401
        import scipy  # noqa: F401
    except ModuleNotFoundError as error:
        raise OptionError(tell("lab-needs", library=str(error.name))) from None


@contextlib.contextmanager
def stoppable(console: Console) -> Iterator[None]:
    """On Ctrl-C, stop with a sentence; the command can be resumed."""
    try:
        yield
    except KeyboardInterrupt:
        console.print(tell("stopped"))
        raise SystemExit(130) from None


def gpu_table(plan: Plan) -> GpuTable:
    """Tables of random bots on a GPU, imported only when they are asked for."""
    from nekoban.lab.gpu_tables import GpuTable

    return GpuTable(plan)


@app.command(context_settings=FREE)
def simulate(
    context: typer.Context,
    game: GameName,
    output: Annotated[Path, typer.Option("--output", "-o", help="The Parquet file to write.")],
    count: Annotated[int, typer.Option("--games", "-n", min=1, help="How many games.")] = 1000,
    bots: Bots = "random",
    seconds: Seconds = None,
    trajectories: Annotated[
        Path | None, typer.Option(help="Also write every decision into this Parquet file.")
    ] = None,
    seed: Annotated[
        int, typer.Option(min=0, help="The first game's seed; the next games use the next numbers.")
    ] = 0,
    workers: Workers = 1,
    ray: Annotated[str | None, typer.Option(help="The address of a Ray cluster, or local.")] = None,
    watch: Annotated[int, typer.Option(min=1, help="Follow the lead in one game of this many.")] = 8,
    rotate: Annotated[bool, typer.Option(help="Bots move on by one seat from game to game.")] = True,
    gpu: Annotated[bool, typer.Option("--gpu", help="Let random bots play on a GPU.")] = False,
) -> None:
    """Let bots play many games into a Parquet file. If interrupted, run the same command to continue."""
    check_lab()
    from nekoban.lab.simulate import simulate
    from nekoban.lab.tables import make_plan

    found = find_game(game)
    plan = make_plan(
        game, bot_names(bots, seconds), game_options(found, context.args), count,
        seed=seed, watched=watch, rotated=rotate,
    )  # fmt: skip
    if trajectories and trajectories.resolve() == output.resolve():
        raise UsageError(tell("same-file"))
    if gpu and (workers > 1 or ray or trajectories):
        raise UsageError(tell("gpu-alone"))
    console, table = Console(highlight=False), gpu_table(plan) if gpu else None
    if not gpu:
        make_ready(found, console)
    with stoppable(console), progress(console, found.title, count) as told:
        fresh = simulate(plan, output, workers, ray, told, trajectories=trajectories, table=table)
    files = [str(file) for file in (output, trajectories) if file]
    said = tell("games-written" if fresh else "games-there", files=files, count=count)
    console.print(Text(said), soft_wrap=True)


@app.command(context_settings=FREE)
def report(
    context: typer.Context,
    game: GameName,
    against: Annotated[
        str | None,
        typer.Option(
            help="Compare with published (the defaults; of a variant, its table by published rules), or with "
            "options as 'a=1 b=2'."
        ),
    ] = None,
    games: Annotated[
        int, typer.Option("--games", "-n", min=1, help="Games of each kind, for each set of options.")
    ] = 1000,
    bot: UsualBot = None,
    weaker: WeakerBot = None,
    stronger: StrongerBot = None,
    seconds: Seconds = None,
    skill_games: Annotated[
        int, typer.Option(min=0, help="Games of one bot among weaker ones; 0: as many as among equal ones.")
    ] = 0,
    seed: Annotated[int, typer.Option(min=0, help="The first game's seed.")] = 0,
    workers: Workers = 1,
    output: Annotated[
        Path, typer.Option("--output", "-o", help="The page to write; JSON goes beside it.")
    ] = Path("report.html"),
) -> None:
    """Report on a set of options: seats, length, choice, lead, skill, luck, points, and winning."""
    check_lab()
    from nekoban.lab.page import check_place, write
    from nekoban.lab.report import Order, make_report, total
    from nekoban.lab.simulate import worker_pool

    check_place(output)
    found = find_game(game)
    options = found.options.read(game_options(found, context.args))
    other = None if against is None else compared_options(found, options, against)
    bots = report_bots(found, weaker, bot, stronger, seconds)
    order = Order(
        game, tuple(options.changed().items()), other and tuple(other.changed().items()), games, bots,
        skill_games, seed,
    )  # fmt: skip
    console = Console(highlight=False)
    make_ready(found, console)
    with worker_pool(workers, None) as pool, progress(console, found.title, total(order)) as told:
        made = make_report(order, workers, told, pool=pool)
    made.facts["command"] = said_command(game, order, against)
    made.rules = found.measured_with(found.version)
    write(made, output)
    for sentence in sorted(made.sentences, key=lambda one: (not one.is_headline, not one.sure)):
        console.print(Text(f"{sentence.sign} {sentence.text}"), soft_wrap=True)
    console.print(Text(page_and_data(output)), soft_wrap=True)


def report_bots(
    game: Game, weaker: str | None, bot: str | None, stronger: str | None, seconds: float | None = None
) -> setting.Bots:
    """The bots of a report: those that were named, and the usual ones of the game."""
    from nekoban.lab.setting import Bots, named_bots

    bots = Bots(*(with_seconds(name, seconds) for name in named_bots(game, weaker, bot, stronger)))
    for name in bots:
        make_bot(name, game)  # says which bots there are
    return bots


def page_and_data(page: Path) -> str:
    """The sentence that names both files of a report."""
    return tell("page-and-data", page=str(page), data=page.with_suffix(".json").name)


@app.command()
def reports(
    names: Annotated[
        list[str] | None, typer.Argument(help="One report, such as mauwi; without it, all.")
    ] = None,
    folder: Annotated[Path, typer.Option(help="Where the pages go.")] = Path("docs/reports"),
    bot: UsualBot = None,
    weaker: WeakerBot = None,
    stronger: StrongerBot = None,
    scale: Annotated[
        float, typer.Option(min=0.001, help="Play this many times the usual number of games.")
    ] = 1.0,
    stronger_scale: Annotated[
        float | None,
        typer.Option(min=0.001, help="The same for the stronger bot alone, whose games take longest."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option(min=1, help="How many processes play; default: one per core.")
    ] = None,
    keep: Annotated[
        Path | None, typer.Option(help="A folder to keep the games in; default: the cache.")
    ] = None,
    play_only: Annotated[
        bool, typer.Option("--play-only", help="Play the games and keep them; pages can be made elsewhere.")
    ] = False,
) -> None:
    """Make the reports that ship with the project. If interrupted, run the same command to continue."""
    if not play_only:
        check_lab()
    from nekoban.lab.game_reports import game_reports, make_game_report, play_reports, report_plans
    from nekoban.lab.page import check_place, write
    from nekoban.lab.setting import settings
    from nekoban.lab.simulate import worker_pool

    console = Console(highlight=False)
    kept, many = keep or cache_root() / "samples", workers or os.cpu_count() or 1
    asked = {}
    for name in names or list(game_reports()):
        if name not in game_reports():
            raise OptionError(tell("no-report", name=repr(name), known=[*game_reports()]))
        check_place(folder / f"{name}.html")
        bots = report_bots(find_game(name), weaker, bot, stronger)
        asked[name] = settings(bots, scale, stronger_scale=stronger_scale)
    totals = {name: sum(plan.count for plan in report_plans(name, chosen)) for name, chosen in asked.items()}
    with stoppable(console), worker_pool(many, None) as pool:
        if play_only:
            with long_progress(console, shared("listed", things=[*asked]), sum(totals.values())) as told:
                play_reports(asked, kept, many, told, pool)
            return
        for name, chosen in asked.items():
            make_ready(find_game(name), console)
            with long_progress(console, name, totals[name]) as told:
                made = make_game_report(name, chosen, many, told, kept, pool)
            write(made, folder / f"{name}.html")
            said = tell("report-made", file=str(folder / f"{name}.html"), games=made.facts["games"])
            console.print(Text(said), soft_wrap=True)


def compared_options(game: Game, options: Chosen, against: str) -> Chosen:
    """What a set of options is compared with: a variant with the same table by published rules."""
    if against == "published" and game.changes(options):
        return published(game, options)
    return game.options.read(against_options(against, options.players))


def against_options(text: str, players: int) -> dict[str, str]:
    """`published`, or options as name=value; the same number of players unless given."""
    words = [] if text == "published" else BETWEEN.split(text.strip())
    if any("=" not in word for word in words):
        raise OptionError(tell("against-shape"))
    return {"players": str(players)} | dict(word.split("=", 1) for word in words)


def said_command(game: str, order: Order, against: str | None) -> str:
    """The command that makes the same report again."""
    asked = dict(order.options) | ({"against": against} if against else {})
    asked |= {"games": order.games, **dict(zip(("weaker", "bot", "stronger"), order.bots, strict=True))}
    asked |= {"skill-games": order.skill_games} if order.skill_games else {}
    asked |= {"seed": order.seed} if order.seed else {}
    words = [word for name, value in asked.items() for word in (f"--{name}", str(value))]
    return shlex.join(["nekoban", "report", game, *words])


@app.command(context_settings=FREE)
def tournament(
    context: typer.Context,
    game: GameName,
    bots: Annotated[
        str,
        typer.Option(
            help="The bots that play, separated by commas. Your own: module:Class, program:COMMAND or "
            "http://ADDRESS."
        ),
    ] = "random,greedy",
    seconds: Seconds = None,
    pairs: Annotated[
        int, typer.Option("--pairs", "-n", min=1, help="The most deals; each is played in all rotations.")
    ] = 500,
    equal: Annotated[
        float, typer.Option(min=0, help="Bots whose shares of wins differ by less are equal.")
    ] = 0.02,
    seed: Annotated[int, typer.Option(min=0, help="The first deal.")] = 0,
    workers: Workers = 1,
    output: Annotated[
        Path | None, typer.Option("--output", "-o", help="A page to write; JSON goes beside it.")
    ] = None,
) -> None:
    """Rank bots: paired deals, rotated seats, ratings with intervals. Ends when every pair is decided."""
    check_lab()
    from nekoban.lab.page import check_place, write
    from nekoban.lab.tournament import arrange, order, play_tournament, tournament_report

    if output:
        check_place(output)
    found = find_game(game)
    arranged = arrange(game, bot_names(bots, seconds), game_options(found, context.args), pairs, seed)
    console = Console(highlight=False)
    make_ready(found, console)
    with progress(console, found.title, pairs) as told:
        play_tournament(arranged, pairs, workers, equal, told)
    made, ratings = tournament_report(arranged, equal), arranged.ratings()
    made.rules = found.measured_with(found.version)
    console.print(Text(made.intro), soft_wrap=True)
    for bot in order(arranged):
        console.print(f"{arranged.names[bot]:>12}  {rating_said(ratings[bot])}")
    for sentence in made.sentences:
        console.print(Text(sentence.text), soft_wrap=True)
    if output:
        write(made, output, arranged.to_data())
        console.print(Text(page_and_data(output)), soft_wrap=True)


def rating_said(rating: Estimate) -> str:
    """A rating and its interval, which may be open."""
    ends = [number(end, 0) for end in (rating.low, rating.high)]
    said = "rating-span" if rating.half else "rating-middle"
    if math.isinf(rating.low):
        said = "rating-few" if math.isinf(rating.high) else "rating-most"
    elif math.isinf(rating.high):
        said = "rating-least"
    shown = f"{number(rating.value, 0):>6}"
    return tell("rating-line", number=shown, interval=tell(said, low=ends[0], high=ends[1]))


@app.command()
def analyse(
    file: Annotated[Path, typer.Argument(help="A saved match that is finished.")],
    bot: Annotated[
        str | None, typer.Option(help="The level that judges; default: the strongest measured one.")
    ] = None,
    budget: JudgeBudget = BUDGET,
    seconds: Annotated[
        float | None,
        typer.Option(min=0.001, max=3600, help="How long that look takes, instead of iterations."),
    ] = None,
    agent: Annotated[
        str | None,
        typer.Option(help="A bot, also your own: what it would have done, and what that costs."),
    ] = None,
    costly: Annotated[
        float, typer.Option(min=0, max=1, help="List only choices that cost at least this much.")
    ] = 0.0,
    data: Annotated[Path | None, typer.Option(help="Write the analysis as JSON into this file.")] = None,
    picture: Annotated[Path | None, typer.Option(help="Write a chart of the chances as a page.")] = None,
) -> None:
    """Analyse a finished match: the best moves, what each choice cost, and skill apart from luck."""
    import json

    from nekoban.core.match import Match
    from nekoban.lab.analyse import analyse, lines
    from nekoban.lab.page import chart_page, check_place

    match = Match.load(file)
    for place in filter(None, (data, picture)):
        check_place(place)
    level = judging_level(match.game, bot)
    other = make_bot(agent, match.game) if agent else None
    console = Console(highlight=False)
    compile_with_progress([match.game], console)
    with told_review(match, console) as told:
        found = analyse(match, judges(lambda: make_judge(match.game, level, budget, 0, seconds)), told, other)
    if data:
        data.write_text(json.dumps(found.to_data(), indent=1, ensure_ascii=False), encoding="utf-8")
    if picture:
        said = [text for _, text in found.turning_points()]
        page = chart_page(tell("chances-title", title=match.game.title), found.chart(), said)
        picture.write_text(page, encoding="utf-8")
    for said in lines(found, costly):
        console.print(Text(said), soft_wrap=True)


def judging_level(game: Game, bot: str | None) -> Level:
    """The level of a name; one that asks a network knows little of unlikely moves, and cannot judge."""
    name = bot or deepest_name(game)
    level = levels_of(game).get(name)
    if level is None:
        make_bot(name, game)  # says which bots there are
    if level is None or level.network:
        raise OptionError(tell("no-searcher", bot=name))
    return level


@app.command()
def ladder(
    game: OneGame = None,
    seats: Annotated[
        int | None, typer.Option(help="Number of players; default: 2 and the middle number.")
    ] = None,
    deals: Annotated[int, typer.Option(min=2, help="Deals between neighbours; each is two games.")] = 200,
    far: Annotated[int, typer.Option(min=0, help="Deals of other pairs.")] = 6,
    bots: Annotated[
        str | None, typer.Option(help="Only these bots, separated by commas; also your own.")
    ] = None,
    seconds: Seconds = None,
    workers: Annotated[int, typer.Option(min=1, help="Processes.")] = 1,
    write: Annotated[bool, typer.Option("--write", help="Write docs/ladder and the ratings.")] = False,
) -> None:
    """Measure how strong the bots are, in a round robin with paired deals. Can be stopped and resumed."""
    from nekoban.lab import ladder as measuring
    from nekoban.lab.simulate import worker_pool

    if write and (seats or bots or seconds):
        raise UsageError(tell("ladder-write"))
    chosen = chosen_games(game)
    names = {
        found.name: bot_names(bots or ",".join(measuring.ladder_bots(found)), seconds) for found in chosen
    }
    if min(map(len, names.values())) < 2:
        raise UsageError(tell("ladder-few"))
    counts = {found.name: measuring.seat_counts(found, seats) for found in chosen}
    for found in chosen:
        for name in names[found.name]:
            measuring.duellist(found.name, name)  # says which bots there are
    console = Console(highlight=False)
    compile_with_progress(chosen, console)
    with worker_pool(workers, None) as pool:
        for found in chosen:
            ladders = [
                climb_with_progress(found, count, deals, far, names[found.name], pool, console)
                for count in counts[found.name]
            ]
            if write:
                luck = measuring.luck_duels(found, pool=pool) if found.is_lucky else []
                with reading(ENGLISH):  # a page of the documentation
                    measuring.write_pages(found, ladders, luck, Path("docs/ladder"))


def climb_with_progress(
    game: Game, seats: int, deals: int, far: int, names: list[str], pool: Executor, console: Console
) -> Ladder:
    """One ladder, with a bar; then its table."""
    from nekoban.lab import ladder as measuring

    total = measuring.total_deals(seats, names, deals, far)
    with progress_bar(console) as progress:
        task = progress.add_task(tell("ladder-bar", title=game.title, seats=seats), total=total)
        said = lambda pair: tell("ladder-pair", title=game.title, seats=seats, pair=pair)  # noqa: E731
        told = lambda pair: progress.update(task, advance=1, description=said(pair))  # noqa: E731
        climbed = measuring.climb(game, seats, deals, far, names, pool, told)
    for line in measuring.ladder_lines(climbed):
        console.print(line)
    return climbed


@app.command()
def teach(
    game: OneGame = None,
    games: Annotated[
        int | None, typer.Option(min=2, help="Games of strong play; half as many of beginners.")
    ] = None,
    deals: Annotated[int | None, typer.Option(min=2, help="Deals with each rule; each is two games.")] = None,
    workers: Workers = 1,
    folder: Annotated[Path, typer.Option(help="Where the pages go.")] = Path("docs/teaching"),
    write: Annotated[bool, typer.Option("--write", help="Write a page for each game, and its data.")] = False,
) -> None:
    """What strong play teaches: which moves it prefers to a beginner's. Can be stopped and resumed."""
    check_lab()
    from nekoban.lab import teaching
    from nekoban.lab.page import check_place
    from nekoban.lab.page import write as write_page
    from nekoban.lab.simulate import worker_pool
    from nekoban.lab.teaching_page import page_data, teaching_report

    console = Console(highlight=False)
    asked = games or teaching.GAMES, teaching.DEALS if deals is None else deals
    for found in chosen_games(game):
        file = folder / f"{found.name}.html"
        if write:
            check_place(file)
        compile_with_progress([found], console)
        total = teaching.games_in_all(found, *asked)
        with (
            stoppable(console),
            worker_pool(workers, None) as pool,
            long_progress(console, found.title, total) as told,
        ):
            findings = teaching.find_out(found, *asked, pool, told, workers)
        made = teaching_report(findings)
        for sentence in made.sentences:
            console.print(Text(f"{sentence.sign} {sentence.text}"), soft_wrap=True)
        if write:
            write_page(made, file, page_data(findings, made))
            console.print(Text(page_and_data(file)), soft_wrap=True)


@app.command()
def exact(
    game: OneGame = None,
    smallest: Annotated[
        bool, typer.Option("--smallest", help="Only the smallest table of each game.")
    ] = False,
    choices: Annotated[
        int, typer.Option(min=1, help="How often a bot is asked in every view, with other luck each time.")
    ] = 16,
    write: Annotated[bool, typer.Option("--write", help="Write the tables into docs/exact.md.")] = False,
) -> None:
    """Solve small tables exactly, and find what bots lose there to a perfect opponent."""
    from nekoban.core.relatives import relatives_of
    from nekoban.lab import exact_tables as solving

    check_lab()
    if write and (game or smallest):
        raise UsageError(tell("exact-write"))
    found = [relatives_of(one) for one in chosen_games(game)]
    relatives = [one for many in found for one in (many[:1] if smallest else many)]
    if not relatives:
        raise UsageError(tell("exact-none"))
    console = Console(highlight=False)
    compile_with_progress(list(dict.fromkeys(one.game for one in relatives)), console)
    steps = sum(map(solving.step_count, relatives))
    with progress(console, tell("exact-bar"), steps) as told:
        rows = [solving.measure(one, choices, told) for one in relatives]
    for line in solving.lines(rows, choices):
        console.print(Text(line), soft_wrap=True)
    if write:
        with reading(ENGLISH):  # a page of the documentation
            solving.write_page(Path("docs/exact.md"), rows, choices)


@app.command()
def complexity(
    game: OneGame = None,
    games: Annotated[
        int, typer.Option("--games", "-n", min=0, help="Random games at each table; 0 leaves them out.")
    ] = 200,
    deals: Annotated[
        int, typer.Option(min=0, help="Deals at each table for the share of luck; 0 leaves it out.")
    ] = 40,
    write: Annotated[bool, typer.Option("--write", help="Write the tables into docs/complexity.md.")] = False,
) -> None:
    """Estimate how complex games are: length, choices, courses of play, information sets, states, luck."""
    from nekoban.lab import complexity as measuring

    if write and game:
        raise UsageError(tell("complexity-write"))
    chosen = chosen_games(game)
    console = Console(highlight=False)
    compile_with_progress(chosen, console)
    counts: list[tuple[Game, int]] = []
    for found in chosen:
        players: Any = found.options.declared["players"]
        counts += [(found, count) for count in range(players.low, players.high + 1)]
    rows: list[measuring.Complexity] = []
    luck: list[measuring.LuckShare] = []
    with progress(console, tell("complexity-bar"), len(counts)) as told:
        for found, count in counts:
            if games:
                rows.append(measuring.measure(found, count, games))
            if deals:
                luck.append(measuring.luck_share(found, count, deals))
            told(1)
    tables: list[tuple[str, Callable[[], list[str]]]] = []
    if games:
        tables.append((measuring.BEGIN, lambda: measuring.lines(rows, games)))
    if deals:
        tables.append((measuring.LUCK, lambda: measuring.luck_lines(luck)))
    for begin, lines in tables:
        for line in lines():
            console.print(Text(line), soft_wrap=True)
        if write:
            with reading(ENGLISH):  # a page of the documentation
                measuring.write_page(Path("docs/complexity.md"), lines(), begin)
