"""A game with peeking, for tests: the new game of `nekoban new-game`, whose players look at others' paws."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from nekoban.adding.new_game import write_package
from nekoban.core.catalogue import find_game
from nekoban.core.game import Game
from tests.guests import at_hand, install

NAME = "peeking-mice"

# Of each file what is replaced, and by what.
CHANGES = {
    "parts.py": [
        ("    PM_06 = 6\n", "    PM_06 = 6\n    PM_09 = 9\n"),
        ("    DRAWS = 2\n", "    DRAWS = 2\n    PEEKS = 3\n"),
    ],
    "state.py": [
        ("import kind, moves\n", "import kind, moves, seats\n"),
        (
            "    has_paw: int = ",
            "    seen: Array = public.i8(1)  # who else has looked at the card\n    has_paw: int = ",
        ),
        (
            '    kind("paw", ',
            '    kind("peek", seat=seats(SEATS), text="peek {seat}"),\n    kind("paw", ',
        ),
        ("PAW = MOVES.kinds.PAW\n", "PAW = MOVES.kinds.PAW\nPEEK = MOVES.kinds.PEEK\n"),
    ],
    "facts.py": [
        ("    luck_names=", '    exceptions=("players.paw",),\n    luck_names='),
    ],
    "rules/setup.py": [
        ("from nekoban.core.record", "from nekoban.core.seen import hide\nfrom nekoban.core.record"),
        ("    player.has_paw = 0\n", "    player.has_paw = 0\n    hide(player.seen, 0)\n"),
    ],
    "rules/sight.py": [
        ("from nekoban.core.record", "from nekoban.core.seen import is_seen\nfrom nekoban.core.record"),
        (
            '    """Peeking mice: exceptions from the declared sight: none."""\n',
            '    """PM-09. The paws that a seat has looked at."""\n'
            "    for other in range(state.seats):\n"
            "        if is_seen(state.players[other].seen[0], seat):\n"
            "            view.players[other].paw = state.players[other].paw\n",
        ),
    ],
    "rules/turn.py": [
        ("import tell\n", "import only, tell, whisper\n"),
        ("from nekoban.core.record", "from nekoban.core.seen import is_seen, show\nfrom nekoban.core.record"),
        ("import MOVES, ONE, PAW, State\n", "import MOVES, ONE, PAW, PEEK, State\n"),
        (
            "    player = state.players[state.to_move]\n",
            "    if MOVES[move].kind == PEEK:\n"
            "        return why_no_peek(state, MOVES[move].seat)\n"
            "    player = state.players[state.to_move]\n",
        ),
        (
            "def legal(",
            "def why_no_peek(state: State, other: int) -> int:\n"
            '    """PM-09. Each paw of another player once."""\n'
            "    if other >= state.seats or other == state.to_move or state.players[other].has_paw == 0:\n"
            "        return Clause.PM_09\n"
            "    return Clause.PM_09 if is_seen(state.players[other].seen[0], state.to_move) else OK\n"
            "\n\n"
            "def legal(",
        ),
        (
            "    state.to_move = (seat",
            "    if MOVES[move].kind == PEEK:\n"
            "        other = int(MOVES[move].seat)\n"
            "        show(state.players[other].seen, 0, seat)\n"
            "        paw = state.players[other].paw\n"
            "        whisper(state, Happening.PEEKS, seat, other, NONE, NONE, paw, only(seat))\n"
            "    state.to_move = (seat",
        ),
    ],
    "RULES.md": [
        (
            "| PM-08 |",
            "| PM-09 | Or takes one mouse and looks at another's paw, at each card once. |\n| PM-08 |",
        ),
    ],
}  # fmt: skip
TURNING = '''"""Peeking mice: who has seen a card, as each seat counts."""

from nekoban.core.seat_turning import Turning

TURNING = Turning(eyes=("players.seen",))
'''


@contextmanager
def peeking_game(folder: Path) -> Iterator[Game]:
    """The game, without words, text and pictures, while this lasts."""
    write_package(NAME, None, folder / "project")
    package = folder / "project" / "src" / NAME.replace("-", "_")
    shutil.rmtree(package / "show")
    for part in ("motives.py", "lesson.toml"):
        (package / part).unlink()
    (package / "turning.py").write_text(TURNING, encoding="utf-8")
    for name, changes in CHANGES.items():
        text = (package / name).read_text(encoding="utf-8")
        for old, new in changes:
            assert text.count(old) == 1, (name, old, text.count(old))
            text = text.replace(old, new)
        (package / name).write_text(text, encoding="utf-8")
    install(folder / "project", folder / "site")
    with at_hand(folder / "site"):
        yield find_game(NAME)
