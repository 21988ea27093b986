"""A server that can be killed and be back at once: everything is loaded once, and each life is a fork.

    python launcher.py PORT DATABASE GAME...

It reads lines: `kill` ends the server with SIGKILL and starts it again, `stop` ends both. It answers each.
"""

import faulthandler
import gc
import os
import signal
import sys

import uvicorn
from litestar import Litestar

from nekoban.core.match import Match
from nekoban.server import logs
from nekoban.server.app import make_ahead, make_app, run, uvicorn_settings
from nekoban.server.loading import load_everything
from nekoban.server.safety import UNLIMITED


def warm(games: list[str], database: str) -> Litestar:
    """Load everything before the first fork; no connection to the database stays open."""
    for game in games:
        match = Match.new(game, seed=1, players=2)
        match.play(match.legal()[0])
        match.position(0)
    logs.set_up("ERROR")
    load_everything()
    app = make_app(database, limits=UNLIMITED)
    make_ahead(app)
    uvicorn.Config(app, **uvicorn_settings(app)).load()
    app.state.site.store.close()
    gc.collect()
    gc.freeze()  # no life searches through what all of them share
    return app


def begin(app: Litestar, port: int) -> int:
    child = os.fork()
    if child == 0:
        run(app, "127.0.0.1", port)
        os._exit(0)
    return child


def main(port: int, database: str, games: list[str]) -> None:
    faulthandler.enable()  # a crash of its own tells where
    app = warm(games, database)
    child = begin(app, port)
    print("begun", flush=True)
    for line in sys.stdin:
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        if line.strip() == "stop":
            break
        child = begin(app, port)
        print("begun", flush=True)


if __name__ == "__main__":
    main(int(sys.argv[1]), sys.argv[2], sys.argv[3:])
