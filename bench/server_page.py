"""All measurements of the server, one after the other, written into docs/benchmarks-server.md.

python -m bench.server_page            about a quarter of an hour, on a machine that does nothing else
"""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[1]
PAGE = ROOT / "docs" / "benchmarks-server.md"
PARTS = [
    (
        "One table as fast as it can",
        "Four WebSocket clients in one Node process at one table; whoever is to move sends a move as soon as "
        "it is told. Ours plays the full rules of Mauwi and writes every move to SQLite before it tells it; "
        "boardgame.io plays a plain card game in memory. The three take turns in one run.",
        ["bench/server.py"],
    ),
    (
        "Many slow tables",
        "Tables of two on WebSockets with a move every five seconds each: the time from sending a move to "
        "its acknowledgement. The clients run on the same machine.",
        ["bench/server.py", "--tables", "250", "500", "1000", "--seconds", "30"],
    ),
    (
        "Killed two hundred times",
        "Tables are played while the server is killed with SIGKILL at random moments. Every acknowledged "
        "move must be in the journal, and every position must be the one the client saw before.",
        ["bench/durability.py", "--kills", "200"],
    ),
    (
        "A hundred thousand malformed messages",
        "Over real sockets to a server in its own process: each must be refused, nothing may change, and the "
        "server may neither count a fault nor log a traceback.",
        ["bench/fuzz.py", "--messages", "100000", "--frames", "2000"],
    ),
]


def main() -> None:
    lines = [
        "# Measurements of the server",
        "",
        f"Written by `python -m bench.server_page` on {os.cpu_count()} cores, {platform.machine()}, "
        f"Python {platform.python_version()}. Each part is what the command above it printed.",
    ]
    failed = []
    for title, about, command in PARTS:
        print(f"{title} ...", flush=True)
        done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True)
        lines += ["", f"## {title}", about, "", "```", f"python {' '.join(command)}", ""]
        lines += [*done.stdout.strip().splitlines(), "```"]
        print(done.stdout + done.stderr, flush=True)
        if done.returncode:
            failed.append(title)
            lines += ["", "**The goal was not reached.**"]
    PAGE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
