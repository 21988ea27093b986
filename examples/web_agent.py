"""An agent at an address: it answers questions over HTTP, and needs nothing but Python.

python3 examples/web_agent.py 9000 &
nekoban tournament mauwi --bots http://127.0.0.1:9000/,random --pairs 20
"""

import json
import random
import sys
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any


def choose(asked: dict[str, Any]) -> str:
    """Your idea goes here: `asked["position"]` is what the seat sees, `asked["legal"]` what it may do."""
    return random.Random(asked["luck"]).choice(asked["legal"])


class Answers(BaseHTTPRequestHandler):
    def do_POST(self) -> None:
        asked = json.loads(self.rfile.read(int(self.headers["Content-Length"])))
        content = json.dumps({"move": choose(asked)}).encode()
        self.send_response(200)
        self.send_header("Content-Type", "application/json")
        self.send_header("Content-Length", str(len(content)))
        self.end_headers()
        self.wfile.write(content)

    def log_message(self, format: str, *args: object) -> None:
        """Nothing is logged."""


def main() -> None:
    server = ThreadingHTTPServer(("127.0.0.1", int(sys.argv[1])), Answers)
    print(f"http://127.0.0.1:{server.server_port}/", flush=True)
    server.serve_forever()


if __name__ == "__main__":
    main()
