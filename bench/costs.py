"""What copying a state and starting a program costs, ours and others'.

Each is measured in a process of its own: start-up is the whole time from the command to the first move made.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path

from nekoban.core.game import Game

COPIES = 500
ROUNDS = 3
TIMED = f"""
import time
ready = time.time()
best = 0.0
if copy_state is not None:
    copy_state()
    times = []
    for _ in range(5):
        begin = time.perf_counter()
        for _ in range({COPIES}): copy_state()
        times.append((time.perf_counter() - begin) / {COPIES})
    best = min(times)
print(ready, best)
"""
SPIEL = """
import pyspiel
state = pyspiel.load_game({name!r}).new_initial_state()
while state.is_chance_node(): state.apply_action(state.chance_outcomes()[0][0])
state.apply_action(state.legal_actions()[0])
copy_state = state.clone
"""
SPIEL_PYTHON = """
import pyspiel, open_spiel.python.games.kuhn_poker
state = pyspiel.load_game("python_kuhn_poker").new_initial_state()
while state.is_chance_node(): state.apply_action(state.chance_outcomes()[0][0])
state.apply_action(state.legal_actions()[0])
copy_state = state.clone
"""
RLCARD = """
import rlcard, copy
game = rlcard.make({name!r}, config={{"seed": 1}}).game
game.init_game()
legal = game.judge.get_legal_actions if {name!r} == "gin-rummy" else game.get_legal_actions
game.step(legal()[0])
copy_state = lambda: copy.deepcopy(game)
"""
ZOO = """
import copy
from pettingzoo.classic import {name}
env = {name}.raw_env()
env.reset(seed=1)
env.step(int(env.last()[0]["action_mask"].argmax()))
copy_state = lambda: copy.deepcopy(env)
"""
PGX = """
import jax, pgx
env = pgx.make({name!r})
state = jax.jit(env.init)(jax.random.PRNGKey(1))
state = jax.jit(env.step)(state, int(state.legal_action_mask.argmax()), jax.random.PRNGKey(2))
jax.block_until_ready(state)
copy_state = None
"""
OURS = """
import nekoban.rl
match = nekoban.rl.single({name!r}, seed=1)
match.play(match.legal()[0])
copy_state = match.twin
"""
NO_COPY = "states are immutable"


@dataclass(frozen=True)
class Cost:
    name: str
    copy: str  # microseconds, or why there is none
    start: float | None  # seconds; None where it is not installed
    note: str = ""


def snippets(games: list[Game]) -> dict[str, str]:
    """A program for each: it makes a game, one move, and `copy_state`."""
    found = {f"Nekoban {game.name}": OURS.format(name=game.name) for game in games}
    found |= {f"OpenSpiel {name}": SPIEL.format(name=name) for name in ("hearts", "gin_rummy", "backgammon")}
    found["OpenSpiel python_kuhn_poker"] = SPIEL_PYTHON
    found |= {f"RLCard {name}": RLCARD.format(name=name) for name in ("uno", "gin-rummy")}
    found |= {f"PettingZoo {name}": ZOO.format(name=name) for name in ("gin_rummy_v4", "connect_four_v3")}
    found |= {f"Pgx {name}": PGX.format(name=name) for name in ("leduc_holdem", "backgammon")}
    return found


def costs(games: list[Game], rounds: int = ROUNDS) -> list[Cost]:
    found = [cost(name, code, rounds) for name, code in snippets(games).items()]
    return [*found, boardgame_io_cost(rounds)]


def cost(name: str, code: str, rounds: int = ROUNDS) -> Cost:
    """The best of some rounds, each in a process of its own."""
    starts, copies = [], []
    for _ in range(rounds):
        begin = time.time()
        done = subprocess.run(
            [sys.executable, "-c", code + TIMED], capture_output=True, text=True, check=False
        )
        if done.returncode != 0:
            return Cost(name, "", None, (done.stderr.strip().splitlines() or ["failed"])[-1])
        ready, copy = map(float, done.stdout.split()[-2:])
        starts.append(ready - begin)
        copies.append(copy)
    copied = f"{min(copies) * 1e6:,.2f}" if min(copies) else NO_COPY
    return Cost(name, copied, min(starts))


def boardgame_io_cost(rounds: int = ROUNDS) -> Cost:
    node, name = shutil.which("node"), "boardgame.io tic-tac-toe"
    if node is None:
        return Cost(name, "", None, "node is not installed")
    script = Path(__file__).with_name("boardgame_io.cjs")
    starts = []
    for _ in range(rounds):
        begin = time.perf_counter()
        done = subprocess.run(
            [node, script, "start"], capture_output=True, text=True, env=os.environ, check=False
        )
        starts.append(time.perf_counter() - begin)
        if done.returncode != 0:
            return Cost(name, "", None, "boardgame.io is not installed")
    return Cost(name, NO_COPY, min(starts))
