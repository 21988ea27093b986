"""Other libraries, each in the fastest loop its public interface allows, at random play.

    python -m bench.peers --seconds 2 --rounds 3

A *decision* is one choice of a player among moves that were computed for it; drawing a card or
rolling a die is none. A forced move counts, since its list had to be computed too. Games differ in
how much a decision holds (OpenSpiel's backgammon moves both checkers in one, Pgx's only one), so the
figures compare libraries at what they do, not games with each other. The column CPU tells a busy machine
from a slow library: a loop on one core that was left alone has 1.00 there. A choice at random is
`actions[int(random() * len(actions))]` everywhere, so that it costs little beside any library.

Only OpenSpiel comes with the `bench` extra. A library that is not installed is named with the command
that installs it; none is left out in silence. These versions have been run: open_spiel 1.6.15 and 2.0.2,
rlcard 1.2.0, pettingzoo 1.26.1 (the last with gin_rummy_v4) and 1.27.0, pgx 2.6.0 on jax 0.10.2,
boardgame.io 0.50.2 on node 20.
"""

import argparse
import functools
import json
import os
import random
import shutil
import statistics
import subprocess
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

SEED = 2024
WARM_UP = 0.2  # the part of the measured time that is played before it, for caches and compilers
DEALS = 16  # OpenSpiel's native loops begin at this many dealt games
GAMES_PER_DEAL = 20  # random games from each deal, to know how many decisions a game has
ROLLOUTS = 10  # games in one native call: enough to hide the call
SEARCH_SIMULATIONS = 500
SEARCH_DECISION = 20  # the searched positions lie this many decisions into a game
PGX_DECISIONS = 8192  # in one compiled call
PGX_GAMES = 256  # played to the end, to know how many decisions a game has


@dataclass(frozen=True)
class Figure:
    name: str
    version: str
    way: str  # which loop was run
    decisions_per_second: float
    games_per_second: float
    note: str = ""
    cpu_share: float = 0.0  # computing time by time: well under 1 on one core says the machine was busy
    simulations_per_second: float | None = None  # of a search; then a decision is one whole search


@dataclass(frozen=True)
class Absence:
    name: str
    way: str
    reason: str


@dataclass(frozen=True)
class Count:
    """What was done in a stretch of time."""

    decisions: float
    games: float
    seconds: float = 0.0
    computing: float = 0.0  # seconds, of all threads
    simulations: float = 0.0


@dataclass(frozen=True)
class Ready:
    """A peer that has been imported and prepared: `run(seconds)` plays about so long."""

    version: str
    run: Callable[[float], Count]
    note: str = ""


@dataclass(frozen=True)
class Peer:
    name: str
    way: str
    install: str
    prepare: Callable[[], Ready]


class NotInstalled(Exception):
    """A peer that is no Python module is not there; the text says what is missing."""


def measure(peer: Peer, seconds: float) -> Figure | Absence:
    """Run a peer for this many seconds after a warm-up. It is prepared once, however often it is measured."""
    try:
        ready = prepared(peer)
    except ModuleNotFoundError as error:
        return Absence(peer.name, peer.way, f"{error.name} is not installed: {peer.install}")
    except NotInstalled as error:
        return Absence(peer.name, peer.way, f"{error}: {peer.install}")
    except Exception as error:  # a peer that breaks is reported, and the others still run
        return Absence(
            peer.name, peer.way, f"failed with {type(error).__name__}: {error}. Try: {peer.install}"
        )
    ready.run(WARM_UP * seconds)
    count = ready.run(seconds)
    searched = count.simulations / count.seconds if count.simulations else None
    rates = count.decisions / count.seconds, count.games / count.seconds
    share = count.computing / count.seconds
    return Figure(peer.name, ready.version, peer.way, *rates, ready.note, share, searched)


@functools.cache
def prepared(peer: Peer) -> Ready:
    return peer.prepare()


def repeated(play: Callable[[], Count]) -> Callable[[float], Count]:
    """Make a run out of a function that plays a little and counts it."""

    def run(seconds: float) -> Count:
        decisions = games = simulations = 0.0
        begin, computing = time.perf_counter(), time.process_time()
        spent = 0.0
        while spent < seconds:
            count = play()
            decisions += count.decisions
            games += count.games
            simulations += count.simulations
            spent = time.perf_counter() - begin
        return Count(decisions, games, spent, time.process_time() - computing, simulations)

    return run


# --- OpenSpiel ---


def spiel_game(name: str) -> Any:
    """Load a game; those written in Python register themselves when imported."""
    pyspiel = import_module("pyspiel")
    if name.startswith("python_"):
        import_module("open_spiel.python.games." + name.removeprefix("python_"))
    return pyspiel.load_game(name)


def draw_chance(state: Any, rng: random.Random) -> None:
    outcomes, probabilities = zip(*state.chance_outcomes(), strict=True)
    state.apply_action(rng.choices(outcomes, probabilities)[0])


def play_out(state: Any, rng: random.Random) -> int:
    """Play at random to the end, one call into the library a step; answers the decisions made."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            draw_chance(state, rng)
        else:
            actions = state.legal_actions()
            state.apply_action(actions[int(rng.random() * len(actions))])
            decisions += 1
    return decisions


def dealt_states(game: Any, rng: random.Random, decisions: int = 0) -> list[Any]:
    """Games this many decisions after the deal, a player to move. Those that end earlier are dealt again."""
    states = []
    while len(states) < DEALS:
        state = game.new_initial_state()
        made = 0
        while not state.is_terminal() and (state.is_chance_node() or made < decisions):
            if state.is_chance_node():
                draw_chance(state, rng)
            else:
                state.apply_action(rng.choice(state.legal_actions()))
                made += 1
        if not state.is_terminal():
            states.append(state)
    return states


def prepare_spiel_steps(name: str) -> Ready:
    return Ready(version("open_spiel"), spiel_steps(spiel_game(name)))


def spiel_steps(game: Any) -> Callable[[float], Count]:
    """Random play in any game that OpenSpiel has, ours included."""
    rng = random.Random(SEED)
    return repeated(lambda: Count(play_out(game.new_initial_state(), rng), 1))


def prepare_spiel_native(name: str, loop: Callable[[Any], tuple[Callable[[Any], object], int]]) -> Ready:
    """A loop inside the library says how many games it played, not how many decisions that took.

    So a game's mean length is measured from the same deals by stepping. Dealing is not in the
    loop's time, which favours OpenSpiel a little.
    """
    game = spiel_game(name)
    rng = random.Random(SEED)
    states = dealt_states(game, rng)
    lengths = [play_out(state.clone(), rng) for state in states for _ in range(GAMES_PER_DEAL)]
    length = statistics.mean(lengths)
    error = statistics.stdev(lengths) / len(lengths) ** 0.5
    play_games, games_per_call = loop(game)

    def play() -> Count:
        for state in states:
            play_games(state)
        games = games_per_call * len(states)
        return Count(games * length, games)

    return Ready(
        version("open_spiel"), repeated(play), f"{length:.1f} ± {error:.1f} decisions a game, no dealing"
    )


def spiel_rollouts(game: Any) -> tuple[Callable[[Any], object], int]:
    """A search of one simulation is nothing but its evaluator: this many random games from the position.

    The evaluator cannot be called from Python by itself. Per game it copies the position, and per
    decision it computes the legal actions and draws one.
    """
    pyspiel = import_module("pyspiel")
    evaluator = pyspiel.RandomRolloutEvaluator(ROLLOUTS, SEED)
    exploration, simulations, megabytes = 1.0, 1, 10
    bot = pyspiel.MCTSBot(game, evaluator, exploration, simulations, megabytes, False, SEED, False)
    return bot.mcts_search, ROLLOUTS


def spiel_bots(game: Any) -> tuple[Callable[[Any], object], int]:
    """One native call plays one game between the library's own random bots."""
    pyspiel = import_module("pyspiel")
    bots = [pyspiel.make_uniform_random_bot(seat, SEED + seat) for seat in range(game.num_players())]
    rng = random.Random(SEED)
    return lambda state: pyspiel.evaluate_bots(state.clone(), bots, rng.getrandbits(30)), 1


def prepare_spiel_search(name: str) -> Ready:
    """Information-set search with random games at its leaves, from the middle of a game."""
    pyspiel = import_module("pyspiel")
    rng = random.Random(SEED)
    states = dealt_states(spiel_game(name), rng, SEARCH_DECISION)
    exploration = 2.0
    evaluator = pyspiel.RandomRolloutEvaluator(1, SEED)
    bot = pyspiel.ISMCTSBot(SEED, evaluator, exploration, SEARCH_SIMULATIONS)

    def play() -> Count:
        bot.step(rng.choice(states))
        return Count(1, 0, simulations=SEARCH_SIMULATIONS)

    return Ready(version("open_spiel"), repeated(play), f"{SEARCH_SIMULATIONS} simulations a decision")


# --- RLCard and PettingZoo ---


def prepare_rlcard(name: str) -> Ready:
    """The game inside the environment: the features it adds for learners cost more than half of the speed."""
    game = import_module("rlcard").make(name, config={"seed": SEED}).game
    legal_actions = game.judge.get_legal_actions if name == "gin-rummy" else game.get_legal_actions
    rng = random.Random(SEED)

    def play() -> Count:
        game.init_game()
        decisions = 0
        while not game.is_over():
            actions = legal_actions()
            game.step(actions[int(rng.random() * len(actions))])
            decisions += 1
        return Count(decisions, 1)

    return Ready(version("rlcard"), repeated(play))


def prepare_pettingzoo(name: str) -> Ready:
    """The raw environment: the wrappers of the other one check what a random player does right anyway."""
    return Ready(version("pettingzoo"), agents_in_turn(import_module(f"pettingzoo.classic.{name}").raw_env()))


def agents_in_turn(env: Any) -> Callable[[float], Count]:
    """Random play in any environment of PettingZoo's kind."""
    numpy = import_module("numpy")
    rng = random.Random(SEED)

    def play() -> Count:
        env.reset(seed=rng.getrandbits(30))
        decisions = 0
        for _ in env.agent_iter():
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            actions = numpy.flatnonzero(observation["action_mask"])
            env.step(int(actions[int(rng.random() * len(actions))]))
            decisions += 1
        return Count(decisions, 1)

    return repeated(play)


# --- Pgx ---


def prepare_pgx(name: str, batch: int) -> Ready:
    """One compiled call plays a batch for some steps; a game that is over begins anew at once."""
    jax = import_module("jax")
    env = import_module("pgx").make(name)
    fresh_step = import_module("pgx.experimental.wrappers").auto_reset(env.step, env.init)
    steps = max(1, PGX_DECISIONS // batch)
    length = pgx_game_length(name)

    def advance(carry: tuple, _: None) -> tuple:
        states, key = carry
        key, choice, luck = jax.random.split(key, 3)
        states = jax.vmap(fresh_step)(states, pgx_choice(states, choice), jax.random.split(luck, batch))
        return (states, key), None

    run_steps = jax.jit(lambda carry: jax.lax.scan(advance, carry, None, length=steps)[0])
    key = jax.random.PRNGKey(SEED)
    carry = [jax.block_until_ready(run_steps((jax.vmap(env.init)(jax.random.split(key, batch)), key)))]

    def play() -> Count:
        carry[0] = jax.block_until_ready(run_steps(carry[0]))
        return Count(batch * steps, batch * steps / length)

    note = f"{length:.1f} decisions a game, {os.cpu_count()} cores"
    return Ready(f"{version('pgx')}, jax {version('jax')}", repeated(play), note)


def pgx_choice(states: Any, key: Any) -> Any:
    """A random legal action for each game of a batch."""
    jax = import_module("jax")
    allowed = states.legal_action_mask.astype("float32")
    return jax.random.categorical(key, jax.numpy.log(allowed), axis=-1)


@functools.cache
def pgx_game_length(name: str) -> float:
    """The mean number of decisions of a game, over games that were all played to their end."""
    jax = import_module("jax")
    env = import_module("pgx").make(name)

    def advance(carry: tuple) -> tuple:
        states, key, decisions = carry
        key, choice, luck = jax.random.split(key, 3)
        decisions += (~states.terminated).sum()
        actions = pgx_choice(states, choice)
        return jax.vmap(env.step)(states, actions, jax.random.split(luck, PGX_GAMES)), key, decisions

    key = jax.random.PRNGKey(SEED)
    states = jax.vmap(env.init)(jax.random.split(key, PGX_GAMES))
    play_all = jax.jit(lambda carry: jax.lax.while_loop(lambda c: ~c[0].terminated.all(), advance, carry))
    return int(play_all((states, key, 0))[2]) / PGX_GAMES


# --- boardgame.io ---


def prepare_boardgame_io() -> Ready:
    """A node process of its own for each run; NODE_PATH may say where the packages are."""
    node = shutil.which("node")
    if node is None:
        raise NotInstalled("node is not installed")
    script = Path(__file__).with_name("boardgame_io.cjs")
    settings = {**os.environ, "NODE_ENV": "production"}

    def run(seconds: float) -> dict:
        done = subprocess.run([node, script, str(seconds)], env=settings, capture_output=True, text=True)
        if "Cannot find module 'boardgame.io" in done.stderr:
            raise NotInstalled("boardgame.io is not installed")
        done.check_returncode()
        return json.loads(done.stdout)

    def count(seconds: float) -> Count:
        answer = run(seconds)
        return Count(answer["decisions"], answer["games"], answer["seconds"], answer["computing"])

    return Ready(run(0)["version"], count)


# --- TAG ---


def prepare_tag() -> Ready:
    """Modern tabletop games in Java: it is named, so that nobody thinks it was forgotten."""
    raise NotInstalled("There is no loop for it here")


# --- all of them ---

OPEN_SPIEL = "pip install open_spiel"
RLCARD = "pip install rlcard"
PETTINGZOO = "pip install 'pettingzoo[classic]<1.27' pip"  # rlcard calls pip when imported
PGX = "pip install pgx 'jax[cpu]'"
TAG = "https://github.com/GAIGResearch/TabletopGames"
IS_MCTS = "native IS-MCTS"
BOARDGAME_IO = "npm install boardgame.io@0.50.2, here or where NODE_PATH says"


def open_spiel_peers() -> list[Peer]:
    peers = []
    for name in ("hearts", "gin_rummy", "backgammon"):
        title = f"OpenSpiel {name}"
        rollouts = functools.partial(prepare_spiel_native, name, spiel_rollouts)
        bots = functools.partial(prepare_spiel_native, name, spiel_bots)
        steps = functools.partial(prepare_spiel_steps, name)
        peers.append(Peer(title, "native rollouts", OPEN_SPIEL, rollouts))
        peers.append(Peer(title, "native bots", OPEN_SPIEL, bots))
        peers.append(Peer(title, "steps from Python", OPEN_SPIEL, steps))
    kuhn = functools.partial(prepare_spiel_steps, "python_kuhn_poker")
    peers.append(Peer("OpenSpiel python_kuhn_poker", "steps of a Python game", OPEN_SPIEL, kuhn))
    for name in ("gin_rummy", "hearts"):
        search = functools.partial(prepare_spiel_search, name)
        peers.append(Peer(f"OpenSpiel {name}", IS_MCTS, OPEN_SPIEL, search))
    return peers


def other_peers() -> list[Peer]:
    peers = []
    for name in ("uno", "gin-rummy"):
        prepare = functools.partial(prepare_rlcard, name)
        peers.append(Peer(f"RLCard {name}", "steps of its game", RLCARD, prepare))
    for name in ("gin_rummy_v4", "connect_four_v3"):
        prepare = functools.partial(prepare_pettingzoo, name)
        peers.append(Peer(f"PettingZoo {name}", "steps of its raw environment", PETTINGZOO, prepare))
    for name in ("leduc_holdem", "backgammon"):
        for batch in (1, 64, 1024, 4096):
            prepare = functools.partial(prepare_pgx, name, batch)
            peers.append(Peer(f"Pgx {name}", f"compiled scan, batch {batch}", PGX, prepare))
    peers.append(Peer("boardgame.io tic-tac-toe", "headless client", BOARDGAME_IO, prepare_boardgame_io))
    peers.append(Peer("TAG", "games of its own in Java, never measured by us", TAG, prepare_tag))
    return peers


PEERS = [*open_spiel_peers(), *other_peers()]


def best(figures: Iterable[Figure | Absence]) -> Figure | Absence:
    """The fastest of several runs, or of several ways to play one game; an absence only if nothing ran."""
    figures = list(figures)
    ran = [figure for figure in figures if isinstance(figure, Figure)]
    return max(ran, key=lambda figure: figure.decisions_per_second) if ran else figures[0]


def measure_all(peers: Sequence[Peer], seconds: float, rounds: int) -> list[Figure | Absence]:
    """The best of some rounds for each; the peers take turns, so that a busy moment hits all alike."""
    figures = [[measure(peer, seconds) for peer in peers] for _ in range(rounds)]
    return [best(row) for row in zip(*figures, strict=True)]


def shown(figures: Iterable[Figure | Absence]) -> Table:
    table = Table("library and game", "version", "way", title="random play, legal moves at each decision")
    for heading in ("decisions/s", "games/s", "CPU"):
        table.add_column(heading, justify="right")
    table.add_column("note")
    for figure in figures:
        if isinstance(figure, Absence):
            table.add_row(figure.name, "", figure.way, "", "", "", f"[dim]{escape(figure.reason)}[/]")
            continue
        games = f"{figure.games_per_second:,.1f}" if figure.games_per_second else ""
        rates = f"{figure.decisions_per_second:,.0f}", games, f"{figure.cpu_share:.2f}"
        searched = figure.simulations_per_second
        notes = [figure.note, f"{searched:,.0f} simulations/s" if searched else ""]
        table.add_row(figure.name, figure.version, figure.way, *rates, "; ".join(filter(None, notes)))
    return table


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(prog="bench.peers", description="Other libraries at random play.")
    parser.add_argument("--seconds", type=float, default=2.0, help="how long each peer runs in a round")
    parser.add_argument("--rounds", type=int, default=3, help="the best round counts")
    parser.add_argument("--only", default="", help="only peers with this text in their name or way")
    args = parser.parse_args(argv)
    wanted = args.only.lower()
    peers = [peer for peer in PEERS if wanted in f"{peer.name} {peer.way}".lower()]
    Console().print(shown(measure_all(peers, args.seconds, args.rounds)))


if __name__ == "__main__":
    main()
