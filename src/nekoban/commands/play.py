"""Commands for players: play at this keyboard, resume and replay matches, and read about games."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from nekoban import __version__
from nekoban.bots import Agent, Bot, all_bots, make_bot, meet, title_of
from nekoban.bots.compiling import Compiling
from nekoban.bots.early import lower_bot, plays_now
from nekoban.bots.naming import is_own
from nekoban.commands.arguments import (
    FREE,
    GameName,
    Plain,
    UsageError,
    game_options,
    make_console,
    split_names,
)
from nekoban.commands.serve import open_start_page
from nekoban.commands.words import tell
from nekoban.core.catalogue import all_games, find_game
from nekoban.core.fairness import account, check_contribution, check_seal, contribution_of, fingerprint_line
from nekoban.core.game import Game
from nekoban.core.luck import commitment
from nekoban.core.match import Match
from nekoban.core.notation import QUICK_FORMAT, check_names
from nekoban.core.options import Option, Switch, local_help, spelled
from nekoban.core.player_names import bot_name
from nekoban.core.prose import Prose
from nekoban.core.seeds import read_seed

app = typer.Typer()
DEFAULT_BOT = "house-cat"  # plays the seats that are not named
Coach = Annotated[
    int,
    typer.Option(
        min=0,
        max=50,
        help="Ask before a move that costs more than this percentage of the chance to win; 0: never.",
    ),
]


def tell_version(is_asked: bool) -> None:
    """`nekoban --version`."""
    if is_asked:
        print(f"Nekoban {__version__}")
        raise typer.Exit


def start(
    context: typer.Context,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="Play in this terminal instead of the browser.")
    ] = False,
    version: Annotated[
        bool, typer.Option("--version", callback=tell_version, is_eager=True, help="Show the version.")
    ] = False,
) -> None:
    """Without a command, open the start page; or ask what to play in the terminal."""
    if context.invoked_subcommand is not None:
        return
    if terminal:
        play_match(ask_game(Console()), {}, None, None, None, False)
    else:
        open_start_page()


def ask_game(console: Console) -> Game:
    """Ask which game to play."""
    games = list(all_games().values())
    for number, game in enumerate(games, 1):
        console.print(f"{number:3}  [bold]{game.shown_title}[/]  {game.summary}")
    while True:
        try:
            answer = input(f"{tell('ask-game')} ").strip().lower()
        except EOFError:
            raise UsageError(tell("nothing-chosen")) from None
        if answer.isascii() and answer.isdigit() and 1 <= int(answer[:3]) <= len(games):
            return games[int(answer) - 1]
        if answer in all_games():
            return all_games()[answer]
        console.print(tell("type-number-or-name", count=len(games)))


@app.command(context_settings=FREE)
def play(
    context: typer.Context,
    game: GameName,
    names: Annotated[
        str | None, typer.Option(help="The people at this keyboard, separated by commas.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(
            help="Bots for the other seats, separated by commas; with one for every seat you watch."
        ),
    ] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed deals the same match.")] = None,
    contribute: Annotated[
        bool, typer.Option(help="Ask every person for something to mix into the luck.")
    ] = False,
    coach: Coach = 0,
    plain: Plain = False,
) -> None:
    """Play a game here. Options of the game work here too: --players 3 --edition mauw, or --variant FILE."""
    found = find_game(game)
    play_match(found, game_options(found, context.args), names, bots, seed, plain, contribute, coach)


def play_match(
    game: Game,
    options: dict[str, str],
    names: str | None,
    bots: str | None,
    seed: str | None,
    plain: bool,
    contribute: bool = False,
    coach: int = 0,
) -> None:
    """Play a match at this keyboard, from the options of the command."""
    console = make_console(plain)
    chosen = game.options.read(options)
    bot_names = split_names(bots or "") or [DEFAULT_BOT]
    only_bots = len(bot_names) >= chosen.players
    if names is None:
        names = "" if only_bots else ask_names(chosen.players)
    people = check_names(split_names(names), chosen.players)
    if not people and not only_bots:
        raise UsageError(tell("nobody-plays"))
    empty = range(len(people), chosen.players)
    seats = {seat: make_bot(bot_names[(seat - empty[0]) % len(bot_names)], game) for seat in empty}
    all_names = [*people, *(f"{title_of(bot)} {seat + 1}" for seat, bot in seats.items())]
    drawn = read_seed(seed)
    given = ask_contributions(people, drawn, console) if contribute else []
    match = Match.new(game.name, seed=drawn, names=all_names, contributions=given, **options)
    match.bots = {seat: bot.name for seat, bot in seats.items()}
    file = Path(f"{game.name}-{time.strftime('%Y%m%d-%H%M%S')}.neko")
    run_session(match, seats, console, file, coach)


def ask_names(players: int) -> str:
    """Ask for the names of the players."""
    guest = tell("guest")
    try:
        return input(f"{tell('ask-names', players=players, guest=guest)} ") or guest
    except EOFError:
        return guest


def ask_contributions(people: list[str], seed: bytes, console: Console) -> list[str | None]:
    """Ask every person for a contribution to the luck, after the seed's fingerprint was shown."""
    console.print(Text(fingerprint_line(commitment(seed))), soft_wrap=True)
    given: list[str | None] = []
    for name in people:
        console.print(Text(f"{tell('ask-contribution', player=name)} "), end="")
        try:
            given.append(contribution_of(input()))
        except EOFError:
            given.append(None)
        console.print(Text(tell("contribution", contribution=given[-1] or tell("no-contribution"))))
    return given


def run_session(match: Match, bots: dict[int, Bot], console: Console, file: Path, coach: int = 0) -> None:
    """Play at once; what is not compiled yet is compiled beside the play."""
    from nekoban.bots.advice import make_adviser
    from nekoban.terminal.patience import PatientBot
    from nekoban.terminal.session import Session

    compiling = Compiling()
    compiling.ask(match.game)
    for bot in bots.values():
        meet(bot, match.options)
    lower = {bot.name: ask_lower_bot(bot.name, match.game, console) for bot in bots.values()}
    patient: dict[int, Bot] = {
        seat: bot if isinstance(bot, Agent) else PatientBot(bot, match.game, compiling, lower[bot.name])
        for seat, bot in bots.items()
    }
    try:
        Session(match, patient, console, input, file, make_adviser(match.game), coach).run()
    finally:
        compiling.close()


def ask_lower_bot(name: str, game: Game, console: Console) -> str:
    """The bot that plays until the rules are compiled: the same one where it can, or a lower one, or none."""
    if plays_now(name, game):
        return name
    lower = lower_bot(name, game)
    console.print(tell("bot-waits", bot=bot_name(name), game=game.shown_title))
    try:
        answer = input(f"{tell('ask-lower-bot', bot=bot_name(lower))} ").strip().lower()
    except EOFError:
        return lower
    return "" if answer.startswith("n") else lower


@app.command()
def resume(
    file: Annotated[Path, typer.Argument(help="A saved match.")],
    bots: Annotated[str | None, typer.Option(help="Bots for seats whose players are not here.")] = None,
    coach: Coach = 0,
    plain: Plain = False,
) -> None:
    """Continue a saved match."""
    match = Match.load(file)
    match.bots = match.bots or named_bots(match)
    named = split_names(bots or "")
    for seat, name in list(match.bots.items())[len(named) :]:
        if is_own(name):  # a file that somebody sent must not start a program
            raise UsageError(tell("bot-of-others", seat=seat + 1, bot=name))
    match.bots |= dict(zip(match.bots, named, strict=False))
    if match.format == QUICK_FORMAT and not match.over and match.options.players - len(match.bots) > 1:
        raise UsageError(tell("older-luck", format=match.format))
    seats = {seat: make_bot(name, match.game) for seat, name in match.bots.items()}
    run_session(match, seats, make_console(plain), file, coach)


def named_bots(match: Match) -> dict[int, str]:
    """The bots of a file that does not list them: seats that have the name of a bot."""
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
    fingerprint: Annotated[
        str | None, typer.Option(help="The fingerprint that was shown before the match.")
    ] = None,
    contribution: Annotated[str | None, typer.Option(help="What you contributed to the luck.")] = None,
    seal: Annotated[
        str | None, typer.Option(help="The seal that was shown before contributions were revealed.")
    ] = None,
) -> None:
    """Deal a saved match again, to prove that nobody changed the luck after the start."""
    match = Match.load(file)
    if fingerprint is not None and fingerprint.strip().lower() != match.commitment:
        raise UsageError(tell("other-seed", fingerprint=match.commitment))
    if contribution is not None:
        check_contribution(match, contribution)
    if seal is not None:
        check_seal(match, seal)
    console = Console(highlight=False)
    for sentence in account(match):
        console.print(Text(sentence), soft_wrap=True)


@app.command()
def games() -> None:
    """List the games with their options."""
    console = Console(highlight=False)
    for game in all_games().values():
        said = tell("game-line", title=game.shown_title, status=game.status, summary=str(game.summary))
        console.print(f"[bold]{game.name}[/]  {said}", soft_wrap=True)
        for name, option in game.options.declared.items():
            console.print(Text(f"    --{spelled(name)} {option_line(option)}"), soft_wrap=True)
        console.print(Text(f"    {game.credit}"), soft_wrap=True)


def option_line(option: Option) -> str:
    """What can be typed for an option, what holds otherwise, and what it does."""
    form, value = option.form(), str(option.default)
    typed = form["type"]
    if isinstance(option, Switch):
        typed, value = "yes|no", "yes" if option.default else "no"
    elif "values" in form:
        typed = "|".join(form["values"])
    elif "low" in form:
        typed = "–".join(map(str, dict.fromkeys((form["low"], form["high"]))))
    said = local_help(option)
    return f"{typed} {tell('option-line', value=value, help=said) if value else said}"


@app.command()
def rules(game: Annotated[str, typer.Argument(help="The game.")]) -> None:
    """Show the rules of a game, clause by clause; our rulings are marked."""
    from nekoban.terminal.session import rule_lines

    Console(highlight=False).print(Prose("\n".join(rule_lines(find_game(game).folder))))
